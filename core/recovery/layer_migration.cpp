// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/layer_migration.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/at.h"
#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
/// Sums of the same layers in another order differ by less than this share.
constexpr double kRounding = 1e-12;

bool within(double value, double most) { return value <= most + std::abs(most) * kRounding; }

std::vector<double> sumsOf(const std::vector<double>& values, std::size_t count)
{
    std::vector<double> sums(count + 1, 0);
    for (std::size_t i = 0; i < count; ++i)
        sums[i + 1] = sums[i] + (values.empty() ? 1.0 : values[i]);
    return sums;
}

/// The figures of a problem, prepared for runs of layers.
class Runs {
public:
    explicit Runs(const MigrationProblem& problem)
        : m_problem(problem)
        , m_times(sumsOf(problem.layerTimes, problem.layerTimes.size()))
        , m_memory(sumsOf(problem.layerMemory.empty() ? problem.layerBytes : problem.layerMemory,
              problem.layerTimes.size()))
    {
        std::vector<int> split = problem.layersPerStage;
        if (split.empty())
            split = evenSplit(layers(), stages());
        for (int stage = 0; stage < stages(); ++stage)
            m_owner.insert(m_owner.end(), at(split[at(stage)]), stage);
        m_split = std::move(split);
    }

    [[nodiscard]] int layers() const { return static_cast<int>(m_problem.layerTimes.size()); }
    [[nodiscard]] int stages() const { return static_cast<int>(m_problem.stageSpeeds.size()); }
    [[nodiscard]] const std::vector<int>& split() const { return m_split; }
    [[nodiscard]] double sum(int from, int to) const { return m_times[at(to)] - m_times[at(from)]; }
    [[nodiscard]] double time(int stage, int from, int to) const
    {
        const double fixed = m_problem.stageTimes.empty() ? 0 : m_problem.stageTimes[at(stage)];
        return sum(from, to) / m_problem.stageSpeeds[at(stage)] + fixed;
    }
    [[nodiscard]] double memory(int from, int to) const { return m_memory[at(to)] - m_memory[at(from)]; }
    [[nodiscard]] bool keepsWithin(int stage, int from, int to) const
    {
        return m_problem.stageCaps.empty() || within(memory(from, to), m_problem.stageCaps[at(stage)]);
    }
    [[nodiscard]] bool moves(int layer, int stage) const { return m_owner[at(layer)] != stage; }
    [[nodiscard]] double costOfMoving(int layer, int stage) const
    {
        if (!moves(layer, stage))
            return 0;
        return m_problem.layerBytes.empty() ? 1 : m_problem.layerBytes[at(layer)];
    }

private:
    const MigrationProblem& m_problem;
    std::vector<double> m_times;
    std::vector<double> m_memory;
    std::vector<int> m_owner;
    std::vector<int> m_split;
};

/// Least over all partitions of the largest cost(stage, from, to); infinite where none is possible.
template <class Cost> double minimax(const Runs& runs, const Cost& cost)
{
    std::vector<double> best(at(runs.layers() + 1), kNever);
    best[0] = 0;
    for (int stage = 0; stage < runs.stages(); ++stage) {
        std::vector<double> next(best.size(), kNever);
        for (int to = stage + 1; to <= runs.layers(); ++to)
            for (int from = stage; from < to; ++from)
                if (best[at(from)] < next[at(to)])
                    next[at(to)] = std::min(next[at(to)], std::max(best[at(from)], cost(stage, from, to)));
        best = std::move(next);
    }
    return best.back();
}

/// Of the partitions whose stages take at most `most`, the one that moves least, the first of equals.
std::vector<int> leastMoved(const Runs& runs, double most)
{
    const int layers = runs.layers();
    const int stages = runs.stages();
    // [stage][from]: what the stages from this one on move at least when layer `from` is the first of theirs.
    std::vector<std::vector<double>> rest(at(stages + 1), std::vector<double>(at(layers + 1), kNever));
    rest[at(stages)][at(layers)] = 0;
    const auto forEachRun = [&](int stage, int from, const auto& visit) {
        double moved = 0;
        for (int to = from + 1; to <= layers; ++to) {
            moved += runs.costOfMoving(to - 1, stage);
            if (!within(runs.time(stage, from, to), most) || !runs.keepsWithin(stage, from, to))
                return;
            if (!visit(to, moved + rest[at(stage + 1)][at(to)]))
                return;
        }
    };
    for (int stage = stages - 1; stage >= 0; --stage)
        for (int from = stage; from < layers; ++from)
            forEachRun(stage, from, [&](int, double moved) {
                rest[at(stage)][at(from)] = std::min(rest[at(stage)][at(from)], moved);
                return true;
            });
    std::vector<int> partition;
    int from = 0;
    for (int stage = 0; stage < stages; ++stage) {
        int end = from;
        const double least = rest[at(stage)][at(from)];
        forEachRun(stage, from, [&](int to, double moved) {
            if (moved < kNever && within(moved, least))
                end = to;
            return end == from;
        });
        partition.push_back(end - from);
        from = end;
    }
    return partition;
}

bool allAbove(const std::vector<double>& values, double least)
{
    return std::ranges::all_of(values, [least](double v) { return std::isfinite(v) && v > least; });
}

Result<void> checkFigures(const MigrationProblem& p)
{
    const std::size_t layers = p.layerTimes.size();
    const std::size_t stages = p.stageSpeeds.size();
    const auto refuse = [](Phrase reason, Phrase remedy = {}) {
        return fail(ErrorCode::BadValue, std::move(reason), {}, std::move(remedy));
    };
    if (stages == 0 || layers < stages)
        return refuse(Phrase::of("{} layers cannot be put on {} stages", layers, stages),
            Phrase::of("Every stage needs a layer."));
    if (!allAbove(p.stageSpeeds, 0) || !allAbove(p.layerTimes, 0))
        return refuse(Phrase::of("speeds of stages and times of layers have to be above 0"),
            Phrase::of("A stage that is gone altogether needs a spare or a checkpoint."));
    for (const std::vector<double>* ofLayers : {&p.layerBytes, &p.layerMemory})
        if (!ofLayers->empty() && (ofLayers->size() != layers || std::ranges::any_of(*ofLayers, [](double v) {
                return !std::isfinite(v) || v < 0;
            })))
            return refuse(
                Phrase::of("bytes are given for {} layers of {}, at least 0 each", ofLayers->size(), layers));
    for (const std::vector<double>* ofStages : {&p.stageTimes, &p.stageCaps})
        if (!ofStages->empty() && (ofStages->size() != stages || std::ranges::any_of(*ofStages, [](double v) {
                return std::isnan(v) || v < 0;
            })))
            return refuse(Phrase::of(
                "caps or times are given for {} stages of {}, at least 0 each", ofStages->size(), stages));
    if (const auto& split = p.layersPerStage;
        !split.empty() && (split.size() != stages || std::ranges::any_of(split, [](int n) {
            return n < 0;
        }) || std::accumulate(split.begin(), split.end(), std::size_t {0}, [](std::size_t sum, int n) {
            return sum + at(n);
        }) != layers))
        return refuse(
            Phrase::of("the present layers per stage are not {} layers on {} stages", layers, stages));
    return {};
}

} // namespace

double capGrowthNeeded(const MigrationProblem& problem)
{
    if (!checkFigures(problem) || problem.stageCaps.empty())
        return 0;
    const Runs runs(problem);
    return minimax(runs, [&](int stage, int from, int to) {
        const double memory = runs.memory(from, to);
        return memory > 0 ? memory / problem.stageCaps[at(stage)] : 0;
    });
}

Result<LayerMigration> migrateLayers(const MigrationProblem& problem)
{
    if (Result<void> sound = checkFigures(problem); !sound)
        return tl::unexpected<Error>(std::move(sound.error()));
    const Runs runs(problem);
    LayerMigration out;
    out.after = minimax(runs, [&](int stage, int from, int to) {
        return runs.keepsWithin(stage, from, to) ? runs.time(stage, from, to) : kNever;
    });
    if (out.after == kNever) {
        const double growth = capGrowthNeeded(problem);
        return fail(ErrorCode::IllegalPlan, Phrase::of("no partition of the layers keeps within the caps"),
            {},
            std::isfinite(growth) ? Phrase::of("Caps {:.3f} times as large would do.", growth)
                                  : Phrase::of("Every stage has to hold a layer at least."));
    }
    out.partition = leastMoved(runs, out.after);
    double healthy = 0;
    int nowFrom = 0;
    int thenFrom = 0;
    for (int stage = 0; stage < runs.stages(); ++stage) {
        const int nowTo = nowFrom + runs.split()[at(stage)];
        const int thenTo = thenFrom + out.partition[at(stage)];
        const double fixed = problem.stageTimes.empty() ? 0 : problem.stageTimes[at(stage)];
        healthy = std::max(healthy, runs.sum(nowFrom, nowTo) + fixed);
        out.before = std::max(out.before, runs.time(stage, nowFrom, nowTo));
        for (int layer = thenFrom; layer < thenTo; ++layer)
            if (runs.moves(layer, stage)) {
                ++out.layersMoved;
                out.bytesMoved += problem.layerBytes.empty() ? 0 : problem.layerBytes[at(layer)];
            }
        nowFrom = nowTo;
        thenFrom = thenTo;
    }
    const double speeds = std::accumulate(problem.stageSpeeds.begin(), problem.stageSpeeds.end(), 0.0);
    out.throughputBefore = healthy / out.before;
    out.throughputAfter = healthy / out.after;
    out.bound = healthy * speeds / runs.sum(0, runs.layers());
    return out;
}

} // namespace rankloom
