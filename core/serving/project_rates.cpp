// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/project_rates.h"

#include <algorithm>

namespace rankloom {

const ServingCalibration* servingCalibration(const Project& project)
{
    const auto found = std::ranges::find_if(
        project.servingCalibrations, [&project](const Shared<ServingCalibration>& calibration) {
            return calibration->device == project.cluster->device.name;
        });
    return found != project.servingCalibrations.end() ? &**found : nullptr;
}

ServingRates servingRates(const Project& project)
{
    const ServingRates shipped = servingRates(project.cluster->device);
    const ServingCalibration* fitted = servingCalibration(project);
    return fitted != nullptr ? ratesOf(*fitted, shipped) : shipped;
}

ServingCalibration calibrationOf(
    const ServingRates& rates, std::string device, std::vector<ServedPoint> points)
{
    ServingCalibration out {std::move(device), rates.source, {}, std::move(points)};
    for (const ServingRateFigure& figure : servingRateFigures())
        out.figures.emplace_back(figure.name, figure.get(rates));
    return out;
}

ServingRates ratesOf(const ServingCalibration& calibration, const ServingRates& otherwise)
{
    ServingRates rates = otherwise;
    rates.source = calibration.source;
    for (const ServingRateFigure& figure : servingRateFigures())
        for (const auto& [name, value] : calibration.figures)
            if (name == figure.name && isPossible(figure, value))
                figure.set(rates, value);
    return rates;
}

} // namespace rankloom
