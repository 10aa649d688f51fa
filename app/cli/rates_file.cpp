// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rates_file.h"

#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/serving/serving_rates_json.h"

namespace rankloom::cli {

Result<ServingRates> readRatesFile(const std::string& file, const ServingRates& shipped)
{
    const Result<std::string> text = readInput(file);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<ServingRatesRead> read = readServingRates(*text, nameOfInput(file), shipped);
    if (!read)
        return tl::unexpected<Error>(std::move(read.error()));
    printDiagnostics(read->diagnostics);
    return std::move(read->rates);
}

} // namespace rankloom::cli
