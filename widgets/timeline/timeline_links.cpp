// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_links.h"

#include <algorithm>

namespace rankloom::ui {

namespace {

const Slice& at(const TimelineIndex& index, SliceRef ref)
{
    return index.timeline()
        .lanes[static_cast<std::size_t>(ref.lane)]
        .slices[static_cast<std::size_t>(ref.slice)];
}

bool computesForward(PassKind kind) { return kind == PassKind::Forward || kind == PassKind::OverlappedPair; }
bool isGradient(PassKind kind) { return kind == PassKind::BackwardInput || kind == PassKind::Backward; }

/// Finds passes of one microbatch.
class Microbatch {
public:
    Microbatch(const TimelineIndex& index, std::int32_t microbatch)
        : m_index(index), m_slices(index.slicesOf(microbatch)), m_last(index.stages() - 1)
    {
    }

    [[nodiscard]] const std::vector<SliceRef>& slices() const { return m_slices; }

    [[nodiscard]] std::vector<SliceRef> inputsOf(SliceRef ref) const
    {
        const Slice& pass = at(m_index, ref);
        std::vector<SliceRef> inputs;
        const auto add = [&](auto matches) { addLatest(inputs, pass.start, matches); };
        if (m_index.words() != nullptr) { // what computes needs what brings it
            if (pass.kind == PassKind::Forward)
                add([](const Slice& s) { return s.kind == PassKind::Offload; });
            return inputs;
        }
        const int stage = pass.stage;
        switch (pass.kind) {
        case PassKind::Forward:
        case PassKind::OverlappedPair:
            if (stage > 0)
                add([&](const Slice& s) { return computesForward(s.kind) && s.stage == stage - 1; });
            else
                add([](const Slice& s) { return s.kind == PassKind::InputForward; });
            break;
        case PassKind::Recompute:
            add([&](const Slice& s) { return computesForward(s.kind) && s.stage == stage; });
            break;
        case PassKind::BackwardInput:
        case PassKind::Backward:
            addGradientInputs(inputs, pass);
            break;
        case PassKind::BackwardWeight:
            add([&](const Slice& s) { return s.kind == PassKind::BackwardInput && s.stage == stage; });
            break;
        case PassKind::VocabularyForward:
            add([&](const Slice& s) { return computesForward(s.kind) && s.stage == m_last; });
            break;
        case PassKind::VocabularyBackward:
            add([](const Slice& s) { return s.kind == PassKind::VocabularyForward; });
            break;
        case PassKind::InputBackward:
            add([](const Slice& s) { return isGradient(s.kind) && s.stage == 0; });
            break;
        case PassKind::InputForward:
        case PassKind::Communication:
        case PassKind::Optimizer:
        case PassKind::Offload:
        case PassKind::Compression:
        case PassKind::Decompression:
            break;
        }
        return inputs;
    }

private:
    void addGradientInputs(std::vector<SliceRef>& inputs, const Slice& pass) const
    {
        const int stage = pass.stage;
        if (stage < m_last) {
            addLatest(inputs, pass.start,
                [&](const Slice& s) { return isGradient(s.kind) && s.stage == stage + 1; });
        } else {
            // The second half where it has to be over before; with one barrier it may run later.
            const std::size_t before = inputs.size();
            if (!anyEndsAfter(pass.start, PassKind::VocabularyBackward))
                addLatest(inputs, pass.start,
                    [](const Slice& s) { return s.kind == PassKind::VocabularyBackward; });
            if (inputs.size() == before)
                addLatest(
                    inputs, pass.start, [](const Slice& s) { return s.kind == PassKind::VocabularyForward; });
        }
        addLatest(
            inputs, pass.start, [&](const Slice& s) { return computesForward(s.kind) && s.stage == stage; });
    }

    [[nodiscard]] bool anyEndsAfter(std::int64_t time, PassKind kind) const
    {
        return std::ranges::any_of(m_slices, [&](SliceRef ref) {
            const Slice& slice = at(m_index, ref);
            return slice.kind == kind && slice.end > time;
        });
    }

    /// Of what matches and is over by then, the one that ends last: of a barrier, who is waited for.
    template <class Matches>
    void addLatest(std::vector<SliceRef>& inputs, std::int64_t start, const Matches& matches) const
    {
        const SliceRef* latest = nullptr;
        for (const SliceRef& ref : m_slices) {
            const Slice& slice = at(m_index, ref);
            if (slice.end <= start && matches(slice) && (!latest || at(m_index, *latest).end < slice.end))
                latest = &ref;
        }
        if (latest)
            inputs.push_back(*latest);
    }

    const TimelineIndex& m_index;
    std::vector<SliceRef> m_slices;
    int m_last;
};

} // namespace

std::vector<TimelineLink> linksInto(const TimelineIndex& index, SliceRef pass)
{
    const std::int32_t microbatch = at(index, pass).microbatch;
    std::vector<TimelineLink> links;
    if (microbatch < 0)
        return links;
    for (const SliceRef from : Microbatch(index, microbatch).inputsOf(pass))
        links.push_back({from, pass});
    return links;
}

std::vector<TimelineLink> linksOutOf(const TimelineIndex& index, SliceRef pass)
{
    const Slice& own = at(index, pass);
    std::vector<TimelineLink> links;
    if (own.microbatch < 0)
        return links;
    const Microbatch microbatch(index, own.microbatch);
    for (const SliceRef to : microbatch.slices()) {
        if (at(index, to).start < own.end)
            continue;
        for (const SliceRef from : microbatch.inputsOf(to))
            if (from == pass)
                links.push_back({from, to});
    }
    return links;
}

std::optional<std::int64_t> transferTime(const TimelineIndex& index, const TimelineLink& link)
{
    if (link.from.lane == link.to.lane)
        return 0;
    const Slice& wantedFrom = at(index, link.from);
    const Slice& wantedTo = at(index, link.to);
    const auto waitedOn = [&](SliceRef to) -> const Bubble* {
        // The bubble that ends where the pass starts names what was waited for.
        const Lane& lane = index.timeline().lanes[static_cast<std::size_t>(to.lane)];
        const std::int64_t start = at(index, to).start;
        const std::size_t i = index.lane(to.lane).bubbles().firstEndingAfter(start - 1);
        return i < lane.bubbles.size() && lane.bubbles[i].end == start ? &lane.bubbles[i] : nullptr;
    };
    constexpr std::int32_t kLookedAt = 64;
    const std::int32_t own = wantedTo.microbatch;
    for (std::int32_t i = -1; i < std::min(kLookedAt, index.microbatches()); ++i) {
        const std::vector<SliceRef> slices = index.slicesOf(i < 0 ? own : i);
        for (const SliceRef to : slices) {
            const Slice& slice = at(index, to);
            if (to.lane != link.to.lane || slice.kind != wantedTo.kind || slice.stage != wantedTo.stage)
                continue;
            const Bubble* bubble = waitedOn(to);
            if (!bubble || bubble->ofLane != link.from.lane || bubble->ofSlice < 0)
                continue;
            const Slice& from = at(index, {bubble->ofLane, bubble->ofSlice});
            if (from.kind == wantedFrom.kind && from.stage == wantedFrom.stage
                && from.microbatch == slice.microbatch)
                return slice.start - from.end;
        }
    }
    return std::nullopt;
}

} // namespace rankloom::ui
