// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/base/statistics.h"
#include "core/evaluate/calibration.h"
#include "core/evaluate/evaluate.h"
#include "core/search/layout_search.h"

namespace rankloom {

namespace {

/// A standard normal number: the sum of twelve uniform ones, less six; bounded, and the same on every
/// machine.
double normal(Random& random)
{
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += random.unit();
    return sum;
}

/// Links vary with their relative noise; below a tenth of what was measured nothing is believed.
LinkFigure varied(LinkFigure figure, double noise, Random& random)
{
    figure.bandwidth *= std::max(0.1, 1 + noise * normal(random));
    return figure;
}

LinkMatrix varied(LinkMatrix matrix, double noise, Random& random)
{
    for (double& bandwidth : matrix.bandwidth)
        bandwidth *= std::max(0.1, 1 + noise * normal(random)); // NaN stays NaN
    return matrix;
}

/// The project as it may truly be.
Project world(const Project& project, const RobustnessOptions& options, std::uint64_t trial)
{
    Random random(options.seed * 0x9e3779b97f4a7c15ULL + trial);
    const auto off = [&] { return std::exp(options.calibrationError * normal(random)); };
    DeviceConstants constants = constantsOf(project);
    constants.computeEfficiency *= off();
    constants.memoryEfficiency *= off();
    constants.kernelLaunch *= off();
    constants.layerLaunch *= off();
    Project out = withConstants(project, constants);
    LinkTable& links = out.cluster.change().links;
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        links.setTier(level, varied(links.tier(level), options.linkNoise, random));
    std::vector<NetworkTier> tiers = links.networkTiers();
    for (NetworkTier& tier : tiers)
        tier.figure = varied(tier.figure, options.linkNoise, random);
    links.setNetworkTiers(std::move(tiers));
    links.setNodeMatrix(varied(links.nodeMatrix(), options.linkNoise, random));
    links.setNodeDeviceMatrix(varied(links.nodeDeviceMatrix(), options.linkNoise, random));
    links.setDeviceMatrix(varied(links.deviceMatrix(), options.linkNoise, random));
    return out;
}

/// Step times of all layouts in one world; infinite where a schedule cannot be built.
std::vector<double> stepsIn(const Project& changed, const std::vector<FoundLayout>& layouts)
{
    std::vector<double> steps;
    for (const FoundLayout& layout : layouts) {
        const Result<Evaluation> evaluation = evaluateLegal(projectOf(changed, layout), layout.plan);
        steps.push_back(evaluation && evaluation->valid ? evaluation->time.step.value()
                                                        : std::numeric_limits<double>::infinity());
    }
    return steps;
}

} // namespace

Robustness testRobustness(
    const Project& project, const std::vector<FoundLayout>& layouts, const RobustnessOptions& options)
{
    Robustness out;
    out.layouts.resize(layouts.size());
    if (layouts.empty())
        return out;
    std::vector<std::vector<double>> trials(static_cast<std::size_t>(std::max(0, options.trials)));
    forEachParallel(
        trials.size(), threadCount(options.threads), options.stop, [&](std::size_t, std::size_t trial) {
            trials[trial] = stepsIn(world(project, options, trial), layouts);
        });
    std::erase_if(trials, [](const std::vector<double>& steps) { return steps.empty(); });
    out.trials = static_cast<int>(trials.size());
    if (trials.empty())
        return out;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        LayoutRobustness& layout = out.layouts[i];
        std::vector<double> steps;
        double ranks = 0;
        int firsts = 0;
        for (const std::vector<double>& trial : trials) {
            const auto ahead =
                std::ranges::count_if(trial, [&](double step) { return step < trial[i] * (1 - 1e-9); });
            ranks += static_cast<double>(ahead) + 1;
            firsts += ahead == 0 ? 1 : 0;
            layout.worstRank = std::max(layout.worstRank, static_cast<int>(ahead) + 1);
            steps.push_back(trial[i]);
            if (i == 0)
                out.worstLoss = std::max(out.worstLoss, trial[0] / std::ranges::min(trial) - 1);
        }
        layout.first = static_cast<double>(firsts) / static_cast<double>(trials.size());
        layout.meanRank = ranks / static_cast<double>(trials.size());
        layout.low = Seconds(quantile(steps, 0.05));
        layout.high = Seconds(quantile(std::move(steps), 0.95));
    }
    return out;
}

} // namespace rankloom
