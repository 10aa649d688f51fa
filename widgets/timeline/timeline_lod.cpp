// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_lod.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rankloom::ui {

namespace {

constexpr std::size_t kBlock = 8; ///< slices per entry of the busy sums: few cache lines to finish a sum
constexpr std::size_t kColumnsAhead = 4; ///< how far memory is asked for ahead of its use
constexpr std::size_t kStepsBefore = 4; ///< of a guess, which is seldom off by more

/// Asks for memory that will be read soon; changes nothing else.
void prefetch(const void* address) { __builtin_prefetch(address); }

constexpr std::size_t kPeakFactor = 8;
constexpr std::size_t kStepsPerLine = 64 / sizeof(ActivationStep); ///< of a cache line
constexpr std::size_t kMostSplitSteps = 1'000'000; ///< activation steps times chunks told apart

/// Index of the first slice of a lane that starts after `time`.
std::size_t firstStartingAfter(const LaneIndex& lane, std::int64_t time)
{
    const std::span<const Slice> slices = lane.slices().intervals();
    const auto it = std::partition_point(
        slices.begin(), slices.end(), [time](const Slice& slice) { return slice.start <= time; });
    return static_cast<std::size_t>(it - slices.begin());
}

} // namespace

LaneIndex::LaneIndex(std::span<const Slice> slices, std::span<const Bubble> bubbles,
    std::span<const ActivationStep> activations)
    : m_activations(activations), m_slices(slices), m_bubbles(bubbles)
{
    std::array<bool, kPassKindCount> present {};
    for (const Slice& slice : slices)
        present[static_cast<std::size_t>(slice.kind)] = true;
    for (std::size_t kind = 0; kind < present.size(); ++kind) {
        m_slot[kind] = static_cast<std::uint8_t>(m_kinds.size());
        if (present[kind])
            m_kinds.push_back(static_cast<PassKind>(kind));
    }

    const std::size_t blocks = (slices.size() + kBlock - 1) / kBlock;
    m_blockStart.reserve(blocks);
    m_blockBusy.reserve(blocks * m_kinds.size());
    PerKind sum {};
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const Slice& slice = slices[i];
        if (i % kBlock == 0) {
            m_blockStart.push_back(slice.start);
            m_blockBusy.insert(
                m_blockBusy.end(), sum.begin(), sum.begin() + static_cast<std::ptrdiff_t>(m_kinds.size()));
        }
        sum[m_slot[static_cast<std::size_t>(slice.kind)]] += slice.end - slice.start;
    }
    for (const Bubble& bubble : bubbles)
        m_idle += bubble.end - bubble.start;

    std::vector<std::int32_t> level;
    level.reserve(activations.size());
    for (const ActivationStep& step : activations)
        level.push_back(step.alive);
    for (const std::int32_t alive : level)
        m_largestActivations = std::max(m_largestActivations, alive);
    while (level.size() >= kPeakFactor) {
        std::vector<std::int32_t> above((level.size() + kPeakFactor - 1) / kPeakFactor, 0);
        for (std::size_t i = 0; i < level.size(); ++i)
            above[i / kPeakFactor] = std::max(above[i / kPeakFactor], level[i]);
        m_peaks.push_back(above);
        level = std::move(above);
    }
}

void LaneIndex::splitByChunk(int chunks)
{
    m_splitChunks = 0;
    m_aliveByChunk.clear();
    std::vector<std::int32_t> alive(static_cast<std::size_t>(chunks), 0);
    std::vector<std::int32_t> all;
    all.reserve(m_activations.size() * alive.size());
    const std::span<const Slice> slices = m_slices.intervals();
    std::size_t ended = 0; // slices whose end has been passed
    std::size_t started = 0;
    for (const ActivationStep& step : m_activations) {
        // What this lane ends and starts until then; it must come to the same sum.
        for (; ended < slices.size() && slices[ended].end <= step.time; ++ended)
            if (slices[ended].kind == PassKind::BackwardWeight || slices[ended].kind == PassKind::Backward)
                --alive[std::min<std::size_t>(slices[ended].chunk, alive.size() - 1)];
        for (; started < slices.size() && slices[started].start <= step.time; ++started)
            if (slices[started].kind == PassKind::Forward)
                ++alive[std::min<std::size_t>(slices[started].chunk, alive.size() - 1)];
        if (std::accumulate(alive.begin(), alive.end(), 0) != step.alive
            || *std::min_element(alive.begin(), alive.end()) < 0)
            return;
        all.insert(all.end(), alive.begin(), alive.end());
    }
    m_aliveByChunk = std::move(all);
    m_splitChunks = chunks;
}

std::int32_t LaneIndex::aliveAt(std::int64_t time) const
{
    const auto it = std::partition_point(m_activations.begin(), m_activations.end(),
        [time](const ActivationStep& step) { return step.time <= time; });
    return it == m_activations.begin() ? 0 : (it - 1)->alive;
}

std::int32_t LaneIndex::sliceAt(std::int64_t time) const
{
    const std::size_t i = m_slices.firstEndingAfter(time);
    const std::span<const Slice> slices = m_slices.intervals();
    return i < slices.size() && slices[i].start <= time ? static_cast<std::int32_t>(i) : -1;
}

std::size_t LaneIndex::busyBefore(std::int64_t time, std::size_t& block, PerKind& busy) const
{
    // Galloping: the next block is near the last one.
    std::size_t step = 1;
    while (block + step < m_blockStart.size() && m_blockStart[block + step] < time) {
        block += step;
        step *= 2;
    }
    for (; step > 0; step /= 2)
        if (block + step < m_blockStart.size() && m_blockStart[block + step] < time)
            block += step;

    const std::size_t kinds = m_kinds.size();
    for (std::size_t k = 0; k < kinds; ++k)
        busy[k] = m_blockBusy[block * kinds + k];
    const std::span<const Slice> slices = m_slices.intervals();
    const std::size_t last = std::min(slices.size(), (block + 1) * kBlock);
    std::size_t i = block * kBlock;
    for (; i < last && slices[i].start < time; ++i)
        busy[m_slot[static_cast<std::size_t>(slices[i].kind)]] +=
            std::min(slices[i].end, time) - slices[i].start;
    return i;
}

void LaneIndex::fold(
    const TimelineMapping& mapping, std::int64_t from, std::int64_t to, LaneSelection& out) const
{
    const std::span<const Slice> slices = m_slices.intervals();
    auto pixel = static_cast<std::int32_t>(std::floor(mapping.toX(from)));
    while (mapping.toTime(pixel) > from)
        --pixel;
    std::size_t block = 0;
    PerKind before {};
    PerKind after {};
    busyBefore(from, block, before);
    std::size_t last = 0;
    for (std::int64_t edge = from; edge < to;) {
        const std::int64_t right = std::min(to, mapping.toTime(pixel + 1));
        const std::size_t next = busyBefore(right, block, after);
        // Columns hold about equally many slices, and a frame of a long step is mostly waiting for memory.
        const std::size_t soon = std::min(next + kColumnsAhead * (next - last), slices.size() - 1) / kBlock;
        prefetch(&slices[soon * kBlock]);
        prefetch(&slices[std::min(soon * kBlock + kBlock / 2, slices.size() - 1)]);
        prefetch(&m_blockBusy[soon * m_kinds.size()]);
        prefetch(&m_blockStart[soon]);
        last = next;
        if (after != before) {
            out.columns.push_back(pixel);
            for (std::size_t k = 0; k < m_kinds.size(); ++k)
                out.busy.push_back(after[k] - before[k]);
            before = after;
        } else if (next > 0 && slices[next - 1].end > right) {
            // Within a slice, but the pixel is less than a nanosecond.
        } else if (next < slices.size()) {
            // Nothing here: go on where the next slice begins.
            const auto ahead = static_cast<std::int32_t>(
                std::min(std::floor(mapping.toX(slices[next].start)), mapping.width));
            pixel = std::max(pixel, ahead - 2);
        } else {
            break;
        }
        ++pixel;
        edge = std::max(right, mapping.toTime(pixel));
    }
}

void LaneIndex::select(const TimelineMapping& mapping, LaneSelection& selection) const
{
    selection.slices.clear();
    selection.bubbles.clear();
    selection.columns.clear();
    selection.busy.clear();
    selection.foldedSlices = 0;
    const std::int64_t from = mapping.toTime(0);
    const std::int64_t to = mapping.toTime(mapping.width);
    const auto wide = static_cast<std::int64_t>(std::ceil(kFoldBelowPixels * mapping.nsPerPixel));

    const std::span<const Slice> slices = m_slices.intervals();
    std::size_t i = m_slices.firstEndingAfter(from);
    const auto stop =
        static_cast<std::size_t>(std::partition_point(slices.begin() + static_cast<std::ptrdiff_t>(i),
                                     slices.end(), [to](const Slice& slice) { return slice.start < to; })
            - slices.begin());
    while (i < stop) {
        if (slices[i].end - slices[i].start >= wide) {
            selection.slices.push_back(static_cast<std::int32_t>(i));
            ++i;
            continue;
        }
        const std::size_t end = std::min(stop, m_slices.nextLong(i, wide));
        fold(mapping, std::max(from, slices[i].start), std::min(to, slices[end - 1].end), selection);
        selection.foldedSlices += static_cast<std::int64_t>(end - i);
        i = end;
    }

    const std::span<const Bubble> bubbles = m_bubbles.intervals();
    for (std::size_t b = m_bubbles.nextLong(m_bubbles.firstEndingAfter(from), wide);
         b < bubbles.size() && bubbles[b].start < to; b = m_bubbles.nextLong(b + 1, wide))
        selection.bubbles.push_back(static_cast<std::int32_t>(b));
}

std::int32_t LaneIndex::peakBetween(std::size_t first, std::size_t last) const
{
    const std::span<const ActivationStep> steps = m_activations;
    std::int32_t peak = 0;
    while (first < last && first % kPeakFactor != 0)
        peak = std::max(peak, steps[first++].alive);
    while (first < last && last % kPeakFactor != 0)
        peak = std::max(peak, steps[--last].alive);
    // What remains is whole blocks; the same on every level above.
    for (std::size_t level = 0; first < last; ++level) {
        first /= kPeakFactor;
        last /= kPeakFactor;
        const std::vector<std::int32_t>& peaks = m_peaks[level];
        const bool top = level + 1 == m_peaks.size();
        while (first < last && (top || first % kPeakFactor != 0))
            peak = std::max(peak, peaks[first++]);
        while (first < last && last % kPeakFactor != 0)
            peak = std::max(peak, peaks[--last]);
    }
    return peak;
}

template <class Visit> void LaneIndex::visitColumns(const TimelineMapping& mapping, const Visit& visit) const
{
    const auto count = static_cast<std::size_t>(std::max(0.0, std::ceil(mapping.width)));
    const std::span<const ActivationStep> steps = m_activations;
    const auto firstFrom = [&steps](std::size_t from, std::int64_t time, std::size_t guess) {
        if (guess > from && guess < steps.size() && steps[guess].time < time)
            from = guess;
        std::size_t step = 1;
        while (from + step < steps.size() && steps[from + step].time < time) {
            from += step;
            step *= 2;
        }
        const auto begin = steps.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = steps.begin() + static_cast<std::ptrdiff_t>(std::min(steps.size(), from + step));
        const auto it =
            std::partition_point(begin, end, [time](const ActivationStep& s) { return s.time < time; });
        return static_cast<std::size_t>(it - steps.begin());
    };
    std::size_t next = 0;
    std::size_t held = 0; ///< steps of the column before
    for (std::size_t column = 0; column < count; ++column) {
        // From the step that holds at the left edge to the last one before the right edge. A column of less
        // than a nanosecond shows what holds there.
        const std::int64_t from = mapping.toTime(static_cast<double>(column));
        const std::int64_t to = std::max(from + 1, mapping.toTime(static_cast<double>(column + 1)));
        next = firstFrom(next, from + 1, 0);
        const std::size_t first = next > 0 ? next - 1 : 0;
        // A column holds about as many steps as the one before: begin a little before where it should end.
        const std::size_t end = firstFrom(next, to, next + held - std::min(held, kStepsBefore));
        held = end - first;
        // What lies around the next edges: peaks are read on both sides of them.
        const std::size_t edge = end + kColumnsAhead * held;
        for (std::size_t at = edge - std::min(edge, kPeakFactor);
             at < std::min(edge + kPeakFactor, steps.size()); at += kStepsPerLine)
            prefetch(&steps[at]);
        visit(column, first, end);
    }
}

void LaneIndex::peakActivations(const TimelineMapping& mapping, std::vector<std::int32_t>& columns) const
{
    columns.assign(static_cast<std::size_t>(std::max(0.0, std::ceil(mapping.width))), 0);
    visitColumns(mapping, [&](std::size_t column, std::size_t first, std::size_t end) {
        columns[column] = peakBetween(first, end);
    });
}

void LaneIndex::peakSteps(const TimelineMapping& mapping, std::vector<std::int32_t>& columns) const
{
    columns.assign(static_cast<std::size_t>(std::max(0.0, std::ceil(mapping.width))), -1);
    visitColumns(mapping, [&](std::size_t column, std::size_t first, std::size_t end) {
        std::int32_t most = -1;
        for (std::size_t step = first; step < end; ++step)
            if (m_activations[step].alive > most) {
                most = m_activations[step].alive;
                columns[column] = static_cast<std::int32_t>(step);
            }
    });
}

std::vector<std::int64_t> LaneIndex::busyBetween(std::int64_t from, std::int64_t to) const
{
    std::vector<std::int64_t> busy(m_kinds.size(), 0);
    if (m_blockStart.empty() || to <= from)
        return busy;
    std::size_t block = 0;
    PerKind before {};
    PerKind after {};
    busyBefore(from, block, before);
    busyBefore(to, block, after);
    for (std::size_t k = 0; k < busy.size(); ++k)
        busy[k] = after[k] - before[k];
    return busy;
}

std::int64_t LaneIndex::slicesBetween(std::int64_t from, std::int64_t to) const
{
    const std::span<const Slice> slices = m_slices.intervals();
    const auto it = std::partition_point(
        slices.begin(), slices.end(), [to](const Slice& slice) { return slice.start < to; });
    return std::max<std::int64_t>(
        0, (it - slices.begin()) - static_cast<std::int64_t>(m_slices.firstEndingAfter(from)));
}

TimelineIndex::TimelineIndex(
    std::shared_ptr<const Timeline> timeline, std::shared_ptr<const TimelineWords> words)
    : m_timeline(std::move(timeline)), m_words(std::move(words))
{
    std::array<bool, kPassKindCount> kinds {};
    std::array<bool, kBubbleCauseCount> causes {};
    const auto addKinds = [&kinds](const LaneIndex& index) {
        for (const PassKind kind : index.kinds())
            kinds[static_cast<std::size_t>(kind)] = true;
    };
    m_lanes.reserve(m_timeline->lanes.size());
    m_streams.resize(m_timeline->lanes.size());
    std::size_t steps = 0;
    std::int64_t mostIdle = 0;
    for (const Lane& lane : m_timeline->lanes) {
        const LaneIndex& index = m_lanes.emplace_back(lane);
        addKinds(index);
        for (const Slice& slice : lane.slices) {
            m_chunks = std::max(m_chunks, slice.chunk + 1);
            m_microbatches = std::max(m_microbatches, slice.microbatch + 1);
            if (slice.kind == PassKind::Forward || slice.kind == PassKind::OverlappedPair)
                m_stages = std::max(m_stages, slice.stage + 1);
        }
        for (const Bubble& bubble : lane.bubbles)
            causes[static_cast<std::size_t>(bubble.cause)] = true;
        m_slices += static_cast<std::int64_t>(lane.slices.size());
        steps += lane.activations.size();
        if (index.idle() > mostIdle) {
            mostIdle = index.idle();
            m_mostIdleLane = lanes() - 1;
        }
        std::vector<LaneIndex>& streams = m_streams[m_lanes.size() - 1];
        for (const Stream& stream : lane.streams)
            addKinds(streams.emplace_back(stream.slices));
        m_streamRows = std::max(m_streamRows, static_cast<int>(streams.size()));
    }
    if (m_chunks > 1 && steps * static_cast<std::size_t>(m_chunks) <= kMostSplitSteps)
        for (LaneIndex& lane : m_lanes)
            lane.splitByChunk(m_chunks);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i])
            m_kinds.push_back(static_cast<PassKind>(i));
    for (std::size_t i = 0; i < causes.size(); ++i)
        if (causes[i])
            m_causes.push_back(static_cast<BubbleCause>(i));
    listMicrobatches();
}

void TimelineIndex::listMicrobatches()
{
    // Numbers of a trace may be anything: a list by number is made only where it is no larger than the trace.
    if (m_microbatches > m_slices)
        return;
    m_firstOf.assign(static_cast<std::size_t>(m_microbatches) + 1, 0);
    for (const Lane& lane : m_timeline->lanes)
        for (const Slice& slice : lane.slices)
            if (slice.microbatch >= 0)
                ++m_firstOf[static_cast<std::size_t>(slice.microbatch) + 1];
    for (std::size_t i = 1; i < m_firstOf.size(); ++i)
        m_firstOf[i] += m_firstOf[i - 1];
    m_byMicrobatch.resize(static_cast<std::size_t>(m_firstOf.back()));
    std::vector<std::int64_t> next(m_firstOf.begin(), m_firstOf.end() - 1);
    for (std::size_t lane = 0; lane < m_timeline->lanes.size(); ++lane) {
        const std::vector<Slice>& slices = m_timeline->lanes[lane].slices;
        for (std::size_t i = 0; i < slices.size(); ++i)
            if (slices[i].microbatch >= 0) {
                const auto place = next[static_cast<std::size_t>(slices[i].microbatch)]++;
                m_byMicrobatch[static_cast<std::size_t>(place)] = {
                    static_cast<std::int32_t>(lane), static_cast<std::int32_t>(i)};
            }
    }
}

std::vector<SliceRef> TimelineIndex::slicesOf(std::int32_t microbatch) const
{
    std::vector<SliceRef> found;
    if (microbatch < 0 || microbatch >= m_microbatches)
        return found;
    if (!m_firstOf.empty()) {
        const auto i = static_cast<std::size_t>(microbatch);
        found.assign(m_byMicrobatch.begin() + m_firstOf[i], m_byMicrobatch.begin() + m_firstOf[i + 1]);
    } else {
        for (std::size_t lane = 0; lane < m_timeline->lanes.size(); ++lane) {
            const std::vector<Slice>& slices = m_timeline->lanes[lane].slices;
            for (std::size_t i = 0; i < slices.size(); ++i)
                if (slices[i].microbatch == microbatch)
                    found.push_back({static_cast<std::int32_t>(lane), static_cast<std::int32_t>(i)});
        }
    }
    const auto start = [this](SliceRef ref) {
        return m_timeline->lanes[static_cast<std::size_t>(ref.lane)]
            .slices[static_cast<std::size_t>(ref.slice)]
            .start;
    };
    std::stable_sort(found.begin(), found.end(), [&](SliceRef a, SliceRef b) { return start(a) < start(b); });
    return found;
}

std::int64_t TimelineIndex::startAfter(std::int64_t time) const
{
    std::int64_t next = m_timeline->makespan;
    for (const LaneIndex& lane : m_lanes) {
        const std::size_t i = firstStartingAfter(lane, time);
        if (i < lane.slices().intervals().size())
            next = std::min(next, lane.slices().intervals()[i].start);
    }
    return next;
}

std::int64_t TimelineIndex::startBefore(std::int64_t time) const
{
    std::int64_t last = 0;
    for (const LaneIndex& lane : m_lanes)
        if (const std::size_t i = firstStartingAfter(lane, time - 1); i > 0)
            last = std::max(last, lane.slices().intervals()[i - 1].start);
    return last;
}

std::int64_t TimelineIndex::startedUntil(std::int64_t time) const
{
    std::int64_t started = 0;
    for (const LaneIndex& lane : m_lanes)
        started += static_cast<std::int64_t>(firstStartingAfter(lane, time));
    return started;
}

bool isLarge(const Timeline& timeline)
{
    std::size_t slices = 0;
    for (const Lane& lane : timeline.lanes) {
        slices += lane.slices.size();
        for (const Stream& stream : lane.streams)
            slices += stream.slices.size();
    }
    return slices >= kLargeTimeline;
}

} // namespace rankloom::ui
