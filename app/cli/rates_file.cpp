// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rates_file.h"

#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/exchange/served_files.h"

namespace rankloom::cli {

Result<void> takeRatesFile(const std::string& file, Project& project)
{
    if (file.empty())
        return {};
    const Result<std::string> text = readInput(file);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const Result<Diagnostics> told = takeServingRates(*text, nameOfInput(file), project);
    if (!told)
        return tl::unexpected<Error>(told.error());
    printDiagnostics(*told);
    return {};
}

} // namespace rankloom::cli
