// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/pass_graph.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "core/schedule/stage_placement.h"

namespace rankloom {

namespace {

bool isVocabularyPass(PassKind kind)
{
    return kind == PassKind::VocabularyForward || kind == PassKind::VocabularyBackward
        || kind == PassKind::InputForward || kind == PassKind::InputBackward;
}

bool isBidirectional(ScheduleKind kind)
{
    return kind == ScheduleKind::DualPipe || kind == ScheduleKind::Chimera;
}

std::int64_t valueOf(const std::vector<std::int64_t>& values, int index)
{
    return values.empty() ? 0 : values[static_cast<std::size_t>(index)];
}

} // namespace

HopUse hopUse(const PassOrder& order, HopWay way, int boundary, int microbatch)
{
    if (!isBidirectional(order.kind) || microbatch < order.microbatches / 2)
        return {way, boundary};
    return {way == HopWay::Forward ? HopWay::Backward : HopWay::Forward, order.devices - 2 - boundary};
}

Result<PassGraph> PassGraph::build(const PassOrder& order, const PassDurations& durations)
{
    PassGraph graph(order, durations);
    if (auto counted = graph.countAndCheck(); !counted)
        return tl::unexpected(counted.error());
    if (auto checked = graph.checkDurations(); !checked)
        return tl::unexpected(checked.error());
    graph.tabulate();
    if (auto numbered = graph.numberPasses(); !numbered)
        return tl::unexpected(numbered.error());
    graph.findEpilogues();
    if (order.kind == ScheduleKind::Custom)
        graph.findChunks();
    return graph;
}

Result<void> PassGraph::countAndCheck()
{
    m_microbatches = m_order->microbatches;
    const auto lanes = index(m_order->devices);
    if (m_order->devices < 1 || m_microbatches < 1 || m_order->passes.size() != lanes || lanes > 32767)
        return fail(ErrorCode::IllegalPlan, Phrase::of("the pass order has no devices or no microbatches"));
    m_laneBegin.assign(lanes + 1, 0);
    int lastStage = 0;
    std::size_t count = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        count += m_order->passes[lane].size();
        if (count > 500'000'000)
            return fail(ErrorCode::TooLarge, Phrase::of("the pass order has more than 500 million passes"),
                {}, Phrase::of("Use fewer microbatches"));
        m_laneBegin[lane + 1] = static_cast<std::int32_t>(count);
        for (const Pass& pass : m_order->passes[lane]) {
            const bool vocabulary = isVocabularyPass(pass.kind);
            m_hasVocabulary |= vocabulary;
            const bool pair = pass.kind == PassKind::OverlappedPair;
            if (pass.stage < 0 || pass.microbatch < 0 || pass.microbatch >= m_microbatches
                || (pair
                    && (pass.pairStage < 0 || pass.pairMicrobatch < 0
                        || pass.pairMicrobatch >= m_microbatches)))
                return fail(
                    ErrorCode::IllegalPlan, Phrase::of("a pass names a stage or microbatch out of range"));
            if (!vocabulary)
                lastStage = std::max<int>({lastStage, pass.stage, pair ? pass.pairStage : 0});
        }
    }
    m_stages = std::max(lastStage + 1, m_order->kind == ScheduleKind::Custom ? 1 : m_order->devices);
    return {};
}

Result<void> PassGraph::checkDurations() const
{
    const PassDurations& d = *m_durations;
    const auto stages = index(m_stages);
    const auto lanes = m_order->passes.size();
    std::int64_t longest = std::max<std::int64_t>(d.overlappedPair, d.barrier);
    std::int64_t shortest = std::min<std::int64_t>(d.overlappedPair, d.barrier);
    const auto fits = [&](const std::vector<std::int64_t>& values, std::size_t wanted) {
        for (const std::int64_t value : values) {
            longest = std::max(longest, value);
            shortest = std::min(shortest, value);
        }
        return values.empty() || values.size() >= wanted;
    };
    const bool sized = fits(d.forward, stages) && fits(d.backwardInput, stages)
        && fits(d.backwardWeight, stages) && fits(d.hopForward, stages - 1) && fits(d.hopBackward, stages - 1)
        && fits(d.vocabularyForward, lanes) && fits(d.vocabularyBackward, lanes)
        && fits(d.inputForward, lanes) && fits(d.inputBackward, lanes) && fits(d.offloadOut, stages)
        && fits(d.offloadIn, stages) && fits(d.offloadLag, stages) && fits(d.tail, lanes)
        && (!d.compressed.any()
            || (d.compressed.boundaries.size() + 1 >= stages
                && std::ranges::all_of(std::array {&d.compressed.hopForward, &d.compressed.hopBackward,
                                           &d.compressed.compress, &d.compressed.decompress},
                    [&](const auto* times) {
                        return fits(*times, stages - 1) && times->size() + 1 >= stages;
                    })))
        && d.offloadOut.empty() == d.offloadIn.empty() && d.offloadOut.empty() == d.offloadLag.empty();
    if (!sized)
        return fail(ErrorCode::BadValue,
            Phrase::of("the pass times do not cover all {} stages on {} devices", m_stages, lanes), {},
            Phrase::of("Give one time per stage, or one for all"));
    if (shortest < 0)
        return fail(ErrorCode::BadValue, Phrase::of("a pass time is negative"), {},
            Phrase::of("Give times of zero or more"));
    // A pass adds at most two passes, a hop, a barrier, three offload times, a compression and a
    // decompression to the step, which must stay within 64 bits.
    if (longest > std::numeric_limits<std::int64_t>::max() / (10 * (std::int64_t {m_laneBegin.back()} + 1)))
        return fail(ErrorCode::TooLarge, Phrase::of("the pass times are too long for 64-bit nanoseconds"), {},
            Phrase::of("Use a smaller unit or fewer digits"));
    return {};
}

tl::unexpected<Error> PassGraph::occursTwice(int stage, int microbatch, int lane) const
{
    return fail(ErrorCode::IllegalPlan,
        Phrase::of(
            "stage {} microbatch {} occurs twice, the second time on device {}", stage, microbatch, lane),
        {}, Phrase::of("Keep one of the two"));
}

void PassGraph::tabulate()
{
    const PassDurations& d = *m_durations;
    m_twoWays = isBidirectional(m_order->kind);
    const auto slot = [](PassKind kind) { return index(static_cast<int>(kind)); };
    m_stageTimes.assign(index(m_stages), {});
    for (int stage = 0; stage < m_stages; ++stage) {
        auto& times = m_stageTimes[index(stage)];
        times[slot(PassKind::Forward)] = valueOf(d.forward, stage);
        times[slot(PassKind::BackwardInput)] = valueOf(d.backwardInput, stage);
        times[slot(PassKind::BackwardWeight)] = valueOf(d.backwardWeight, stage);
        times[slot(PassKind::Backward)] = valueOf(d.backwardInput, stage) + valueOf(d.backwardWeight, stage);
    }
    m_hops = {d.hopForward, d.hopBackward};
    for (std::vector<std::int64_t>& hops : m_hops)
        hops.resize(std::max(hops.size(), index(m_stages)), 0);
    for (int stage = 0; stage < m_stages && !m_twoWays && m_order->kind != ScheduleKind::Custom; ++stage)
        m_chunkOfStage.push_back(stage / m_order->devices);
}

Result<void> PassGraph::numberPasses()
{
    const std::size_t keys = index(m_stages) * index(m_microbatches);
    m_forward.assign(keys, -1);
    m_gradient.assign(keys, -1);
    m_laneOf.resize(index(passCount()));
    std::int32_t number = 0;
    const auto enter = [&](std::vector<std::int32_t>& table, int stage, int microbatch) {
        return std::exchange(table[key(stage, microbatch)], number) < 0;
    };
    for (int lane = 0; lane < laneCount(); ++lane)
        for (const Pass& pass : m_order->passes[index(lane)]) {
            m_laneOf[index(number)] = static_cast<std::int16_t>(lane);
            const bool pair = pass.kind == PassKind::OverlappedPair;
            if ((pass.kind == PassKind::Forward || pair) && !enter(m_forward, pass.stage, pass.microbatch))
                return occursTwice(pass.stage, pass.microbatch, lane);
            if ((pass.kind == PassKind::Backward || pass.kind == PassKind::BackwardInput)
                && !enter(m_gradient, pass.stage, pass.microbatch))
                return occursTwice(pass.stage, pass.microbatch, lane);
            if (pair && !enter(m_gradient, pass.pairStage, pass.pairMicrobatch))
                return occursTwice(pass.pairStage, pass.pairMicrobatch, lane);
            ++number;
        }
    return {};
}

/// From which pass of each lane on all passes come behind a pass in every timing of the order; the end of the
/// lane where none does.
std::vector<std::int32_t> PassGraph::behindPass(std::int32_t pass) const
{
    std::vector<std::int32_t> from(m_laneBegin.begin() + 1, m_laneBegin.end());
    std::vector<std::int32_t> open;
    const auto reach = [&](std::int32_t reached) {
        if (reached < 0)
            return;
        std::int32_t& first = from[index(laneOf(reached))];
        while (first > reached)
            open.push_back(--first);
    };
    const auto forwardEnds = [&](int stage, int microbatch) {
        if (stage + 1 < m_stages)
            reach(forwardPass(stage + 1, microbatch));
        reach(gradientPass(stage, microbatch));
    };
    reach(pass);
    while (!open.empty()) {
        const Pass& next = this->pass(open.back());
        open.pop_back();
        const bool pair = next.kind == PassKind::OverlappedPair;
        if (pair || next.kind == PassKind::Forward)
            forwardEnds(next.stage, next.microbatch);
        const bool gradient = next.kind == PassKind::Backward || next.kind == PassKind::BackwardInput;
        const int stage = pair ? next.pairStage : next.stage;
        if ((pair || gradient) && stage > 0)
            reach(gradientPass(stage - 1, pair ? next.pairMicrobatch : next.microbatch));
    }
    return from;
}

/// Passes of a lane are in the order they run in, so that this is known before anything is simulated.
void PassGraph::findEpilogues()
{
    m_compressing = m_durations->compressed.any();
    if (!m_compressing || !m_durations->compressed.epilogueOnly)
        return;
    std::vector<std::int32_t> lastForward;
    for (int lane = 0; lane < laneCount(); ++lane) {
        const std::vector<Pass>& passes = m_order->passes[index(lane)];
        const auto last = std::find_if(passes.rbegin(), passes.rend(), [](const Pass& pass) {
            return pass.kind == PassKind::Forward || pass.kind == PassKind::OverlappedPair;
        });
        lastForward.push_back(last == passes.rend()
                ? -1
                : m_laneBegin[index(lane)] + static_cast<std::int32_t>(passes.rend() - last) - 1);
    }
    // Where stages follow the lanes, a sender behind its last forward pass has all those of its receiver
    // behind it, too.
    const bool linear =
        m_order->kind != ScheduleKind::Custom && stagePlacement(m_order->kind) == StagePlacement::Linear;
    std::vector<std::vector<std::int32_t>> behind(lastForward.size()); // made where it is asked for
    const auto isOver = [&](int lane, std::int32_t source) {
        if (linear || lastForward[index(lane)] < 0)
            return true;
        if (behind[index(lane)].empty())
            behind[index(lane)] = behindPass(lastForward[index(lane)]);
        return source >= behind[index(lane)][index(laneOf(source))];
    };
    m_epilogue.assign(index(m_stages) * index(m_microbatches), 0);
    for (int boundary = 0; boundary + 1 < m_stages; ++boundary)
        for (int microbatch = 0; microbatch < m_microbatches; ++microbatch) {
            const std::int32_t source = gradientPass(boundary + 1, microbatch);
            const std::int32_t target = gradientPass(boundary, microbatch);
            if (source >= 0 && target >= 0 && source > lastForward[index(laneOf(source))]
                && isOver(laneOf(target), source))
                m_epilogue[key(boundary, microbatch)] = 1;
        }
}

PassGraph::Send PassGraph::sendOf(int boundary, int microbatch) const
{
    const std::int32_t source = m_gradient[key(boundary + 1, microbatch)];
    const std::int32_t target = m_gradient[key(boundary, microbatch)];
    if (source < 0 || target < 0 || laneOf(source) == laneOf(target))
        return Send::None;
    const bool compressed = m_compressing
        && isCompressed(hopUse(*m_order, HopWay::Backward, boundary, microbatch), boundary, microbatch);
    return compressed ? Send::Compressed : Send::Plain;
}

PassGraph::Around PassGraph::aroundPass(const Pass& pass) const
{
    Around around;
    const bool pair = pass.kind == PassKind::OverlappedPair;
    if (!pair && pass.kind != PassKind::Backward && pass.kind != PassKind::BackwardInput)
        return around;
    const int stage = pair ? pass.pairStage : pass.stage;
    const int microbatch = pair ? pass.pairMicrobatch : pass.microbatch;
    const CompressedSends& sends = m_durations->compressed;
    const auto at = [&](int boundary) {
        return index(hopUse(*m_order, HopWay::Backward, boundary, microbatch).boundary);
    };
    if (stage + 1 < m_stages && sendOf(stage, microbatch) == Send::Compressed)
        around.before = sends.decompress[at(stage)];
    if (stage > 0 && sendOf(stage - 1, microbatch) == Send::Compressed)
        around.behind = sends.compress[at(stage - 1)];
    return around;
}

void PassGraph::findChunks()
{
    m_stagesOfLane.resize(m_order->passes.size());
    for (std::size_t lane = 0; lane < m_order->passes.size(); ++lane) {
        std::vector<bool> seen(index(m_stages), false);
        for (const Pass& pass : m_order->passes[lane])
            if (!isVocabularyPass(pass.kind))
                seen[index(pass.stage)] = true;
        for (int stage = 0; stage < m_stages; ++stage)
            if (seen[index(stage)])
                m_stagesOfLane[lane].push_back(static_cast<std::int16_t>(stage));
    }
}

int PassGraph::rareChunk(const Pass& pass, int lane) const
{
    if (isVocabularyPass(pass.kind))
        return 0;
    if (isBidirectional(m_order->kind))
        return pass.microbatch >= m_microbatches / 2 ? 1 : 0;
    if (m_stagesOfLane.empty())
        return pass.stage / m_order->devices;
    const auto& stages = m_stagesOfLane[index(lane)];
    return static_cast<int>(std::lower_bound(stages.begin(), stages.end(), pass.stage) - stages.begin());
}

std::int64_t PassGraph::rareDuration(const Pass& pass, int lane) const
{
    const PassDurations& d = *m_durations;
    switch (pass.kind) {
    case PassKind::Recompute:
        return valueOf(d.forward, pass.stage);
    case PassKind::OverlappedPair:
        if (d.overlappedPair > 0)
            return d.overlappedPair;
        return valueOf(d.forward, pass.stage) + valueOf(d.backwardInput, pass.pairStage)
            + (pass.pairInputOnly ? 0 : valueOf(d.backwardWeight, pass.pairStage));
    case PassKind::VocabularyForward:
        return valueOf(d.vocabularyForward, lane);
    case PassKind::VocabularyBackward:
        return valueOf(d.vocabularyBackward, lane);
    case PassKind::InputForward:
        return valueOf(d.inputForward, lane);
    case PassKind::InputBackward:
        return valueOf(d.inputBackward, lane);
    default:
        break;
    }
    return 0;
}

void PassGraph::addRareInputs(PassInputs& inputs, const Pass& pass, int lane) const
{
    switch (pass.kind) {
    case PassKind::OverlappedPair:
        addForwardInputs(inputs, pass.stage, pass.microbatch, lane);
        addBackwardInputs(inputs, pass.pairStage, pass.pairMicrobatch, lane);
        break;
    case PassKind::BackwardWeight:
        inputs.addPass(m_gradient[key(pass.stage, pass.microbatch)], 0);
        break;
    case PassKind::Recompute:
        inputs.addPass(m_forward[key(pass.stage, pass.microbatch)], 0);
        break;
    case PassKind::VocabularyForward:
        inputs.addPass(m_forward[key(m_stages - 1, pass.microbatch)], m_durations->barrier);
        break;
    case PassKind::VocabularyBackward:
        inputs.addJoin(joinOf(JoinKind::OutputForward, pass.microbatch), m_durations->barrier);
        break;
    case PassKind::InputBackward:
        inputs.addPass(m_gradient[key(0, pass.microbatch)], m_durations->barrier);
        break;
    default:
        break;
    }
}

std::int32_t PassGraph::joinFedBy(const Pass& pass) const
{
    switch (pass.kind) {
    case PassKind::VocabularyForward:
        return joinOf(JoinKind::OutputForward, pass.microbatch);
    case PassKind::VocabularyBackward:
        return joinOf(JoinKind::OutputBackward, pass.microbatch);
    case PassKind::InputForward:
        return joinOf(JoinKind::InputForward, pass.microbatch);
    default:
        return -1;
    }
}

std::string PassGraph::describePass(std::int32_t number) const
{
    if (number < 0)
        return "a pass that the order does not hold";
    const Pass& p = pass(number);
    return fmt::format("{}{}{}", p.stage, letterOf(p.kind), p.microbatch);
}

} // namespace rankloom
