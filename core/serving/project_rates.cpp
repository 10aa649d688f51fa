// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/project_rates.h"

#include <algorithm>
#include <utility>

namespace rankloom {

const ServingCalibration* servingCalibration(const Project& project)
{
    const auto found = std::ranges::find_if(
        project.servingCalibrations, [&project](const Shared<ServingCalibration>& calibration) {
            return calibration->device == project.cluster->device.name;
        });
    return found != project.servingCalibrations.end() ? &**found : nullptr;
}

RatesOrigin originOfRates(const Project& project)
{
    const ServingCalibration* own = servingCalibration(project);
    if (own == nullptr)
        return RatesOrigin::Shipped;
    return own->source == sourceByHand() ? RatesOrigin::ByHand : RatesOrigin::Fitted;
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

void replaceCalibration(std::vector<Shared<ServingCalibration>>& calibrations, ServingCalibration calibration)
{
    std::erase_if(calibrations, [&](const auto& known) { return known->device == calibration.device; });
    calibrations.emplace_back(std::move(calibration));
}

void setServingRate(Project& project, const ServingRateFigure& figure, double value)
{
    const DeviceSpec& device = project.cluster->device;
    const ServingRates shipped = servingRates(device);
    const ServingCalibration* own = servingCalibration(project);
    ServingRates rates = servingRates(project);
    rates.source = sourceByHand(own != nullptr ? own->source : std::string());
    figure.set(rates, value);
    ServingRates same = rates;
    same.source = shipped.source;
    if (same == shipped)
        std::erase_if(project.servingCalibrations,
            [&device](const auto& known) { return known->device == device.name; });
    else
        replaceCalibration(project.servingCalibrations, calibrationOf(rates, device.name));
}

bool losesFiguresByHand(const std::vector<Shared<ServingCalibration>>& before,
    const std::vector<Shared<ServingCalibration>>& after)
{
    return std::ranges::any_of(before, [&after](const Shared<ServingCalibration>& was) {
        return isByHand(was->source)
            && std::ranges::none_of(after, [&was](const auto& is) { return *is == *was; });
    });
}

} // namespace rankloom
