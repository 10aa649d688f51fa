// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/schedule/pass_graph.h"

namespace rankloom {

namespace {

/// Adds up the path's time by lever.
class PathSplit {
public:
    PathSplit(const PassOrder& order, const PassDurations& durations) : m_order(order), m_durations(durations)
    {
    }

    void addPass(const Pass& pass, int lane, std::int64_t length)
    {
        switch (pass.kind) {
        case PassKind::OverlappedPair:
            addPair(pass, length);
            break;
        case PassKind::VocabularyForward:
        case PassKind::VocabularyBackward:
        case PassKind::InputForward:
        case PassKind::InputBackward:
            add({LeverKind::Vocabulary, lane}, length);
            break;
        default:
            add({LeverKind::Stage, pass.stage}, length);
        }
    }

    /// A pass of the path, and the lane it is on.
    struct OnPath {
        const Pass& pass;
        std::int32_t lane;
    };

    /// The time between two passes of the path; where both are on one device, it waits for nothing else than
    /// its own activations.
    void addGap(const OnPath& before, const OnPath& behind, std::int64_t length)
    {
        if (length == 0)
            return;
        const Pass& from = before.pass;
        const Pass& to = behind.pass;
        if (m_durations.pointToPoint == PointToPointMode::Blocking)
            return add({LeverKind::Links, 0}, length);
        if (before.lane == behind.lane && !m_durations.offloadOut.empty())
            return add({LeverKind::Offload, to.stage}, length);
        if (feedsForward(from, to))
            return addHop(HopWay::Forward, from.stage, to.microbatch, length);
        const int gradientStage = to.kind == PassKind::OverlappedPair ? to.pairStage : to.stage;
        const bool backward = to.kind == PassKind::OverlappedPair || to.kind == PassKind::Backward
            || to.kind == PassKind::BackwardInput;
        const int producer = from.kind == PassKind::OverlappedPair ? from.pairStage : from.stage;
        if (backward && producer == gradientStage + 1 && !isVocabulary(from.kind))
            return addHop(HopWay::Backward, gradientStage,
                to.kind == PassKind::OverlappedPair ? to.pairMicrobatch : to.microbatch, length);
        add({LeverKind::Barrier, 0}, length);
    }

    /// What a step adds after its pipeline.
    void addTail(PassKind kind, std::int64_t length)
    {
        add({kind == PassKind::Optimizer ? LeverKind::Optimizer : LeverKind::DataParallel, 0}, length);
    }

    [[nodiscard]] std::vector<Sensitivity> take() const
    {
        std::vector<Sensitivity> result;
        for (const auto& [key, sensitivity] : m_found)
            result.push_back(sensitivity);
        std::stable_sort(result.begin(), result.end(),
            [](const Sensitivity& a, const Sensitivity& b) { return a.onPath > b.onPath; });
        return result;
    }

private:
    static bool isVocabulary(PassKind kind)
    {
        return kind == PassKind::VocabularyForward || kind == PassKind::VocabularyBackward
            || kind == PassKind::InputForward || kind == PassKind::InputBackward;
    }

    static bool runsForward(PassKind kind)
    {
        return kind == PassKind::Forward || kind == PassKind::OverlappedPair;
    }

    static bool feedsForward(const Pass& from, const Pass& to)
    {
        return runsForward(from.kind) && runsForward(to.kind) && to.stage == from.stage + 1
            && to.microbatch == from.microbatch;
    }

    void addHop(HopWay way, int boundary, int microbatch, std::int64_t length)
    {
        const HopUse use = hopUse(m_order, way, boundary, microbatch);
        add({use.way == HopWay::Forward ? LeverKind::LinkForward : LeverKind::LinkBackward, use.boundary},
            length);
    }

    void addPair(const Pass& pass, std::int64_t length)
    {
        if (m_durations.overlappedPair > 0)
            return add({LeverKind::OverlappedPair, 0}, length);
        const std::int64_t forward = m_durations.forward.empty() ? 0 : m_durations.forward[at(pass.stage)];
        add({LeverKind::Stage, pass.stage}, forward);
        add({LeverKind::Stage, pass.pairStage}, length - forward);
    }

    void add(Lever lever, std::int64_t length)
    {
        Sensitivity& entry = m_found[{lever.kind, lever.index}];
        entry.lever = lever;
        entry.onPath += length;
        ++entry.passes;
    }

    const PassOrder& m_order;
    const PassDurations& m_durations;
    std::map<std::pair<LeverKind, int>, Sensitivity> m_found;
};

void scale(std::vector<std::int64_t>& times, int index, double factor)
{
    if (index >= 0 && at(index) < times.size())
        times[at(index)] =
            static_cast<std::int64_t>(std::floor(static_cast<double>(times[at(index)]) * factor));
}

void scaleAll(std::vector<std::int64_t>& times, double factor)
{
    for (std::size_t i = 0; i < times.size(); ++i)
        scale(times, static_cast<int>(i), factor);
}

} // namespace

const char* toString(LeverKind kind)
{
    switch (kind) {
    case LeverKind::Stage:
        return "stage";
    case LeverKind::OverlappedPair:
        return "overlapped-pair";
    case LeverKind::Vocabulary:
        return "vocabulary";
    case LeverKind::LinkForward:
        return "link-forward";
    case LeverKind::LinkBackward:
        return "link-backward";
    case LeverKind::Links:
        return "links";
    case LeverKind::Barrier:
        return "barrier";
    case LeverKind::Offload:
        return "offload";
    case LeverKind::DataParallel:
        return "data-parallel";
    case LeverKind::Optimizer:
        return "optimizer";
    }
    return "";
}

std::string describe(const Lever& lever)
{
    switch (lever.kind) {
    case LeverKind::Stage:
        return fmt::format("stage {}", lever.index);
    case LeverKind::OverlappedPair:
        return "overlapped pairs";
    case LeverKind::Vocabulary:
        return fmt::format("vocabulary passes of rank {}", lever.index);
    case LeverKind::LinkForward:
        return fmt::format("activations from stage {} to {}", lever.index, lever.index + 1);
    case LeverKind::LinkBackward:
        return fmt::format("gradients from stage {} to {}", lever.index + 1, lever.index);
    case LeverKind::Links:
        return "all transfers";
    case LeverKind::Barrier:
        return "joins of the vocabulary layers";
    case LeverKind::Offload:
        return fmt::format("offloaded activations of stage {}", lever.index);
    case LeverKind::DataParallel:
        return "gradient reduction and weight gathering";
    case LeverKind::Optimizer:
        return "optimizer";
    }
    return {};
}

std::vector<Sensitivity> pathSensitivities(
    const PassOrder& order, const PassDurations& durations, const Timeline& timeline)
{
    PathSplit split(order, durations);
    const Pass* previous = nullptr;
    std::int32_t previousLane = -1;
    std::int64_t clock = 0;
    for (const SliceRef& ref : timeline.criticalPath) {
        const auto lane = at(ref.lane);
        const Slice& slice = timeline.lanes[lane].slices[at(ref.slice)];
        if (lane >= order.passes.size() || at(ref.slice) >= order.passes[lane].size()) {
            split.addTail(slice.kind, slice.end - slice.start);
            continue;
        }
        const Pass& pass = order.passes[lane][at(ref.slice)];
        if (previous != nullptr)
            split.addGap({*previous, previousLane}, {pass, ref.lane}, slice.start - clock);
        split.addPass(pass, ref.lane, slice.end - slice.start);
        clock = slice.end;
        previous = &pass;
        previousLane = ref.lane;
    }
    return split.take();
}

PassDurations scaled(PassDurations durations, Lever lever, double factor)
{
    switch (lever.kind) {
    case LeverKind::Stage:
        scale(durations.forward, lever.index, factor);
        scale(durations.backwardInput, lever.index, factor);
        scale(durations.backwardWeight, lever.index, factor);
        break;
    case LeverKind::OverlappedPair:
        durations.overlappedPair =
            static_cast<std::int64_t>(std::floor(static_cast<double>(durations.overlappedPair) * factor));
        break;
    case LeverKind::Vocabulary:
        scale(durations.vocabularyForward, lever.index, factor);
        scale(durations.vocabularyBackward, lever.index, factor);
        scale(durations.inputForward, lever.index, factor);
        scale(durations.inputBackward, lever.index, factor);
        break;
    case LeverKind::LinkForward:
        scale(durations.hopForward, lever.index, factor);
        scale(durations.compressed.hopForward, lever.index, factor);
        break;
    case LeverKind::LinkBackward:
        scale(durations.hopBackward, lever.index, factor);
        scale(durations.compressed.hopBackward, lever.index, factor);
        break;
    case LeverKind::Links:
        for (auto* hops : {&durations.hopForward, &durations.hopBackward, &durations.compressed.hopForward,
                 &durations.compressed.hopBackward})
            scaleAll(*hops, factor);
        break;
    case LeverKind::Barrier:
        durations.barrier =
            static_cast<std::int64_t>(std::floor(static_cast<double>(durations.barrier) * factor));
        break;
    case LeverKind::DataParallel:
        scaleAll(durations.tail, factor);
        break;
    case LeverKind::Optimizer:
        break; // the end of the step is not simulated here
    case LeverKind::Offload:
        scale(durations.offloadOut, lever.index, factor);
        scale(durations.offloadIn, lever.index, factor);
        scale(durations.offloadLag, lever.index, factor);
        break;
    }
    return durations;
}

Result<std::vector<Sensitivity>> whatWouldShrink(const PassOrder& order, const PassDurations& durations,
    const Timeline& timeline, double factor, std::size_t most, std::stop_token stop)
{
    std::vector<Sensitivity> levers = pathSensitivities(order, durations, timeline);
    if (levers.size() > most)
        levers.resize(most);
    const auto before = simulate(order, durations);
    if (!before)
        return tl::unexpected(before.error());
    for (Sensitivity& sensitivity : levers) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "cancelled");
        const auto after = simulate(order, scaled(durations, sensitivity.lever, factor));
        if (!after)
            return tl::unexpected(after.error());
        sensitivity.saved = before->makespan - after->makespan;
    }
    std::stable_sort(levers.begin(), levers.end(),
        [](const Sensitivity& a, const Sensitivity& b) { return a.saved > b.saved; });
    return levers;
}

} // namespace rankloom
