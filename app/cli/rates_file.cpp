// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rates_file.h"

#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/exchange/apply_service.h"
#include "core/serving/project_rates.h"
#include "core/serving/serving_rates_json.h"

namespace rankloom::cli {

Result<void> takeRatesFile(const std::string& file, Project& project)
{
    if (file.empty())
        return {};
    const DeviceSpec& device = project.cluster->device;
    const Result<std::string> text = readInput(file);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<ServingRatesRead> read = readServingRates(*text, nameOfInput(file), servingRates(device));
    if (!read)
        return tl::unexpected<Error>(std::move(read.error()));
    printDiagnostics(read->diagnostics);
    replaceCalibration(project.servingCalibrations, calibrationOf(read->rates, device.name));
    return {};
}

} // namespace rankloom::cli
