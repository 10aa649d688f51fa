// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/calibration.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/statistics.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/offload_times.h"
#include "core/memory/memory.h"
#include "core/plan/what_if.h"
#include "core/timing/timing.h"

namespace rankloom {

namespace {

/// More runs than this make a fit slow, not better: then every k-th one is used.
constexpr std::size_t kMostSteps = 128;
/// At least twice as many runs as free constants, or the fit learns the runs by heart.
constexpr std::size_t kStepsPerConstant = 2;
/// Factors by which a constant is tried larger and smaller: from coarse, so that a launch floor below all
/// other times is noticed to be too low, to fine.
constexpr double kFirstFactor = 4;
constexpr double kLastFactor = 1.01;
/// What a constant costs, in mean error, for each factor of e by which it leaves that of the device. Of fits
/// that are as good the nearest is taken: runs tell few constants apart, and the others would go wherever
/// noise sends them. Over seven published tables, each half foretold by the other, the mean error stays (5.9
/// %), and of a hundred constants ten end where they may go no further, not twenty-five.
constexpr double kAnchor = 0.003;

/// The free constants in the order in which they are given to a fit, and how far each may go.
enum Knob : std::size_t {
    Compute,
    LayerLaunch,
    Memory,
    Attention,
    KernelLaunch,
    DeviceLink,
    Network,
    KnobCount
};
using Knobs = std::array<double, KnobCount>;
constexpr Knobs kLeast {0.15, 1e-4, 0.2, 0.05, 5e-7, 0.5, 0.5};
constexpr std::array<const char*, KnobCount> kNames {"compute efficiency", "layer launch",
    "memory efficiency", "attention efficiency", "kernel gap", "device link", "network"};
// A gap of tens of microseconds stands for all that a kernel costs regardless of its size.
constexpr Knobs kMost {0.95, 6e-3, 1.0, 0.8, 4e-5, 1.2, 1.2};

Knobs knobsOf(const DeviceConstants& c)
{
    return {c.computeEfficiency, c.layerLaunch.value(), c.memoryEfficiency, c.attentionEfficiency,
        c.kernelLaunch.value(), c.deviceLinkScale, c.networkScale};
}

DeviceConstants constantsOf(const Knobs& k)
{
    DeviceConstants c;
    c.computeEfficiency = k[Compute];
    c.layerLaunch = Seconds(k[LayerLaunch]);
    c.memoryEfficiency = k[Memory];
    c.kernelLaunch = Seconds(k[KernelLaunch]);
    c.deviceLinkScale = k[DeviceLink];
    c.networkScale = k[Network];
    c.attentionEfficiency = k[Attention];
    return c;
}

class Fit {
public:
    Fit(std::span<const MeasuredStep> steps, std::stop_token stop) : m_stop(std::move(stop))
    {
        const std::size_t stride = (steps.size() + kMostSteps - 1) / kMostSteps;
        for (std::size_t i = 0; i < steps.size(); i += std::max<std::size_t>(1, stride))
            if (steps[i].measured > Seconds(0) && estimateStep(steps[i].project, steps[i].plan))
                m_steps.push_back(&steps[i]);
        if (!m_steps.empty())
            m_start = knobsOf(constantsOf(m_steps.front()->project));
    }

    /// The device's own constants: where a fit begins.
    [[nodiscard]] const Knobs& start() const { return m_start; }

    [[nodiscard]] const std::vector<const MeasuredStep*>& steps() const { return m_steps; }

    /// Mean |ln(estimated / measured)|; empty when stopped.
    [[nodiscard]] std::optional<double> error(const Knobs& knobs) const
    {
        const DeviceConstants constants = constantsOf(knobs);
        double sum = 0;
        for (const MeasuredStep* step : m_steps) {
            if (m_stop.stop_requested())
                return {};
            const Result<Seconds> time = estimateStep(withConstants(step->project, constants), step->plan);
            sum += time ? std::abs(std::log(*time / step->measured)) : 0;
        }
        return sum / static_cast<double>(m_steps.size());
    }

    /// The constants that the runs depend on, in the order in which they become free.
    [[nodiscard]] std::vector<Knob> relevant() const
    {
        const auto any = [this](auto holds) { return std::any_of(m_steps.begin(), m_steps.end(), holds); };
        const bool fused = any([](const MeasuredStep* s) { return s->plan.memory.flashAttention; });
        const bool network = any([](const MeasuredStep* s) { return s->project.cluster->nodes > 1; });
        std::vector<Knob> out;
        for (const Knob k : {Compute, LayerLaunch, Memory, Attention, KernelLaunch, DeviceLink, Network})
            if ((k != Attention || fused) && (k != Network || network))
                out.push_back(k);
        return out;
    }

    /// Improves the free constants one after another until no step of the finest size helps. False when
    /// stopped.
    [[nodiscard]] bool search(Knobs& knobs, const std::vector<Knob>& free) const
    {
        std::optional<double> best = cost(knobs);
        for (double factor = kFirstFactor; best && factor > kLastFactor;) {
            bool improved = false;
            for (const Knob k : free) {
                for (const double by : {factor, 1 / factor}) {
                    Knobs tried = knobs;
                    tried[k] = std::clamp(tried[k] * by, kLeast[k], kMost[k]);
                    if (tried[k] == knobs[k])
                        continue;
                    const std::optional<double> found = cost(tried);
                    if (!found)
                        return false;
                    if (*found < *best) {
                        best = found;
                        knobs = tried;
                        improved = true;
                        break;
                    }
                }
            }
            if (!improved)
                factor = std::sqrt(factor);
        }
        return best.has_value();
    }

private:
    /// The error, and how far the constants are from where they began; empty when stopped.
    [[nodiscard]] std::optional<double> cost(const Knobs& knobs) const
    {
        double away = 0;
        for (std::size_t k = 0; k < KnobCount; ++k)
            away += std::abs(std::log(knobs[k] / m_start[k]));
        const std::optional<double> misfit = error(knobs);
        return misfit ? std::optional(*misfit + kAnchor * away) : std::nullopt;
    }

    std::vector<const MeasuredStep*> m_steps;
    Knobs m_start {};
    std::stop_token m_stop;
};

LinkFigure scaled(LinkFigure figure, double scale)
{
    figure.bandwidth *= scale;
    return figure;
}

} // namespace

DeviceConstants constantsOf(const Project& project)
{
    const DeviceSpec& device = project.cluster->device;
    return {device.computeEfficiency, device.memoryEfficiency, device.kernelLaunch, device.layerLaunch, 1, 1,
        device.attentionEfficiency};
}

Project withConstants(Project project, const DeviceConstants& constants)
{
    DeviceSpec& device = project.cluster.change().device;
    device.computeEfficiency = constants.computeEfficiency;
    device.memoryEfficiency = constants.memoryEfficiency;
    device.attentionEfficiency = constants.attentionEfficiency;
    device.kernelLaunch = constants.kernelLaunch;
    device.layerLaunch = constants.layerLaunch;
    LinkTable& links = project.cluster.change().links;
    links.setTier(
        LinkLevel::DevicePair, scaled(links.tier(LinkLevel::DevicePair), constants.deviceLinkScale));
    links.setTier(LinkLevel::NodePair, scaled(links.tier(LinkLevel::NodePair), constants.networkScale));
    std::vector<NetworkTier> tiers = links.networkTiers();
    for (NetworkTier& tier : tiers)
        tier.figure = scaled(tier.figure, constants.networkScale);
    links.setNetworkTiers(std::move(tiers));
    return project;
}

Result<Seconds> estimateStep(const Project& project, const Plan& plan)
{
    if (!isEffective(project, plan)) {
        const Effective e = effective(project, plan);
        return estimateStep(e.project, e.plan);
    }
    const LaidOut laid(project, plan);
    PassTimes times = timePasses(laid);
    if (plan.memory.offload.any())
        applyOffload(laid, estimateMemory(laid), times);
    return stepOf(laid, times);
}

Result<StepFit> calibrate(std::span<const MeasuredStep> steps, std::stop_token stop)
{
    const Fit fit(steps, stop);
    if (fit.steps().empty())
        return fail(ErrorCode::BadValue, Phrase::of("There is no measured step to calibrate with."), {},
            Phrase::of("Give at least one run whose plan is legal and whose time is above zero."));
    std::vector<Knob> free = fit.relevant();
    free.resize(std::clamp<std::size_t>(fit.steps().size() / kStepsPerConstant, 1, free.size()));
    Knobs knobs = fit.start();
    const std::optional<double> error = fit.search(knobs, free) ? fit.error(knobs) : std::nullopt;
    if (!error)
        return fail(ErrorCode::Cancelled, Phrase::of("The calibration was cancelled."));
    StepFit out {
        constantsOf(knobs), *error, static_cast<int>(fit.steps().size()), static_cast<int>(free.size()), {}};
    for (const Knob k : free)
        if (knobs[k] <= kLeast[k] || knobs[k] >= kMost[k])
            out.atBound.emplace_back(kNames[k]);
    return out;
}

Result<std::vector<Seconds>> estimatesOfOthers(
    std::span<const MeasuredStep> steps, int folds, std::stop_token stop)
{
    const std::size_t parts = std::min(steps.size(), static_cast<std::size_t>(std::max(2, folds)));
    if (parts < 2)
        return fail(
            ErrorCode::BadValue, Phrase::of("One measured step cannot be held against a fit to the others."));
    std::vector<Seconds> estimates(steps.size());
    for (std::size_t part = 0; part < parts; ++part) {
        std::vector<MeasuredStep> others;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (i % parts != part)
                others.push_back(steps[i]);
        const Result<StepFit> fit = calibrate(others, stop);
        if (!fit)
            return tl::unexpected<Error>(fit.error());
        for (std::size_t i = part; i < steps.size(); i += parts) {
            const Result<Seconds> time =
                estimateStep(withConstants(steps[i].project, fit->constants), steps[i].plan);
            if (!time)
                return tl::unexpected<Error>(time.error());
            estimates[i] = *time;
        }
    }
    return estimates;
}

} // namespace rankloom
