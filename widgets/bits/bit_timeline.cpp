// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bits/bit_timeline.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/theme.h"
#include "widgets/timeline/timeline_words.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct BitLaneText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::BitLaneText)
};

constexpr int kLoads = 0; ///< lanes
constexpr int kComputes = 1;
constexpr double kMemoryUnit = 1024; ///< B, that the curve is counted in

QString timeWords(std::int64_t nanoseconds) { return formatSeconds(static_cast<double>(nanoseconds) * 1e-9); }

/// A plane by one number: slices of the same plane belong together.
struct PlaneNumbers {
    int experts = 1;
    int planes = 1;

    [[nodiscard]] std::int32_t of(const BitSlice& slice) const
    {
        return slice.expert < 0 ? -1 : (slice.layer * experts + slice.expert) * planes + slice.plane;
    }
    [[nodiscard]] int layer(std::int32_t number) const { return number / planes / experts; }
    [[nodiscard]] int expert(std::int32_t number) const { return number / planes % experts; }
    [[nodiscard]] int plane(std::int32_t number) const { return number % planes; }
};

class BitLaneWords : public TimelineWords {
public:
    BitLaneWords(std::shared_ptr<const BitsReport> report, std::vector<int> modelLayers)
        : m_report(std::move(report))
        , m_numbers {m_report->experts, m_report->settings.format.planes}
        , m_layers(std::move(modelLayers))
    {
    }

    [[nodiscard]] QString kindName(PassKind kind) const override
    {
        switch (kind) {
        case PassKind::Offload:
            return BitLaneText::tr("load of a plane");
        case PassKind::InputForward:
            return BitLaneText::tr("attention and router");
        case PassKind::VocabularyForward:
            return BitLaneText::tr("output layer");
        default:
            return BitLaneText::tr("computing with a plane");
        }
    }
    [[nodiscard]] QString causeName(BubbleCause cause) const override
    {
        switch (cause) {
        case BubbleCause::WaitsForOffload:
            return BitLaneText::tr("waits for a load");
        case BubbleCause::WaitsForBarrier:
            return BitLaneText::tr("waits for memory");
        case BubbleCause::CoolDown:
            return BitLaneText::tr("nothing more to load");
        default:
            return BitLaneText::tr("waits for the router");
        }
    }
    [[nodiscard]] QString laterChunks() const override
    {
        return BitLaneText::tr("paler, on a bar: planes above the base");
    }
    [[nodiscard]] QString laneName(int lane) const override
    {
        if (lane == kComputes)
            return BitLaneText::tr("Compute");
        return m_report->fromDrives ? BitLaneText::tr("Load from drives") : BitLaneText::tr("Load from host");
    }
    /// "17·3": bit 3 of expert 17.
    [[nodiscard]] QString label(const Slice& slice) const override
    {
        if (slice.kind == PassKind::VocabularyForward)
            return QStringLiteral("…");
        if (slice.microbatch < 0)
            return BitLaneText::tr("L%1", "layer").arg(layerName(slice.stage));
        return QStringLiteral("%1·%2").arg(m_numbers.expert(slice.microbatch)).arg(bitOf(slice));
    }
    [[nodiscard]] QString name(const Slice& slice) const override
    {
        const QString layer = layerName(slice.stage);
        if (slice.kind == PassKind::VocabularyForward)
            return BitLaneText::tr("output layer");
        if (slice.microbatch < 0)
            return BitLaneText::tr("attention and router before the experts of layer %1").arg(layer);
        const int expert = m_numbers.expert(slice.microbatch);
        return slice.chunk == 0
            ? BitLaneText::tr("%1-bit base of expert %2 in layer %3").arg(bitOf(slice)).arg(expert).arg(layer)
            : BitLaneText::tr("bit %1 of expert %2 in layer %3").arg(bitOf(slice)).arg(expert).arg(layer);
    }
    [[nodiscard]] QString bubble(int lane, const Bubble& bubble) const override
    {
        const QString time = timeWords(bubble.end - bubble.start);
        if (lane == kComputes)
            return bubble.ofSlice >= 0 ? waitOf(bubble, time)
                                       : BitLaneText::tr("Computing waits %1 for a load.").arg(time);
        switch (bubble.cause) {
        case BubbleCause::WaitsForBarrier:
            return BitLaneText::tr("Loading waits %1 until planes may leave memory.").arg(time);
        case BubbleCause::CoolDown:
            return BitLaneText::tr("Loading is done %1 before the steps end.").arg(time);
        default:
            return BitLaneText::tr("Loading waits %1 until a router has told which planes are wanted.")
                .arg(time);
        }
    }
    [[nodiscard]] QString summary() const override
    {
        const BitSettings& settings = m_report->settings;
        QStringList parts;
        parts << BitLaneText::tr("%1 tokens/s").arg(formatCount(m_report->tokensPerSecond));
        parts << BitLaneText::tr("waits %1").arg(formatPercent(m_report->waitingShare));
        // The singular has its own text, so that English needs no catalogue.
        parts << (settings.steps == 1 ? BitLaneText::tr("1 step")
                                      : BitLaneText::tr("%n steps", nullptr, settings.steps));
        if (settings.batch > 1)
            parts << BitLaneText::tr("%n sequences", nullptr, settings.batch);
        return parts.join(QStringLiteral("  ·  "));
    }
    [[nodiscard]] QString description() const override
    {
        return BitLaneText::tr("Loading of planes and computing in decode steps. %1.").arg(summary());
    }
    [[nodiscard]] std::array<QString, 3> columns() const override
    {
        return {BitLaneText::tr("Expert"), BitLaneText::tr("Layer"), BitLaneText::tr("Bit")};
    }
    [[nodiscard]] std::array<int, 3> cells(const Slice& slice) const override
    {
        const bool plane = slice.microbatch >= 0;
        const bool inLayer = slice.kind != PassKind::VocabularyForward;
        return {plane ? m_numbers.expert(slice.microbatch) : -1, inLayer ? modelLayer(slice.stage) : -1,
            plane ? bitOf(slice) : -1};
    }
    [[nodiscard]] Selection selectionOf(const Slice& slice) const override
    {
        Selection chosen;
        if (slice.kind != PassKind::VocabularyForward)
            chosen.layer = slice.stage;
        if (slice.microbatch >= 0)
            chosen.expert = m_numbers.expert(slice.microbatch);
        return chosen;
    }
    [[nodiscard]] std::vector<std::int32_t> related(const Selection& selection) const override
    {
        std::vector<std::int32_t> numbers;
        const bool known = selection.layer >= 0 && selection.layer < m_report->layers && selection.expert >= 0
            && selection.expert < m_report->experts;
        for (int plane = 0; known && plane < m_numbers.planes; ++plane)
            numbers.push_back(m_numbers.of({0, 0, selection.layer, selection.expert, plane}));
        return numbers;
    }

private:
    [[nodiscard]] int modelLayer(int row) const
    {
        const auto at = static_cast<std::size_t>(row);
        return at < m_layers.size() ? m_layers[at] : row;
    }
    [[nodiscard]] QString layerName(int row) const { return QString::number(modelLayer(row)); }
    [[nodiscard]] int bitOf(const Slice& slice) const
    {
        return m_report->settings.format.baseBits + slice.chunk;
    }
    /// "Computing waits 51.5 µs for bit 3 of expert 17 in layer 5."
    [[nodiscard]] QString waitOf(const Bubble& bubble, const QString& time) const
    {
        const BitSlice& load = m_report->lanes.loads[static_cast<std::size_t>(bubble.ofSlice)];
        Slice awaited;
        awaited.microbatch = m_numbers.of(load);
        awaited.stage = static_cast<std::int16_t>(load.layer);
        awaited.chunk = static_cast<std::uint8_t>(load.plane);
        return (bubble.cause == BubbleCause::WaitsForBarrier
                ? BitLaneText::tr("Computing waits %1 for %2, whose load waited for memory.")
                : BitLaneText::tr("Computing waits %1 for %2."))
            .arg(time, name(awaited));
    }

    std::shared_ptr<const BitsReport> m_report;
    PlaneNumbers m_numbers;
    std::vector<int> m_layers;
};

Slice planeSlice(const BitSlice& from, PassKind kind, const PlaneNumbers& numbers)
{
    Slice slice;
    slice.start = from.start;
    slice.end = from.end;
    slice.microbatch = numbers.of(from);
    slice.stage = static_cast<std::int16_t>(std::max(0, from.layer));
    slice.chunk = static_cast<std::uint8_t>(from.plane);
    slice.kind = kind;
    return slice;
}

Lane computeLane(const BitLanes& lanes, const PlaneNumbers& numbers)
{
    Lane lane;
    lane.name = "compute";
    for (const BitSlice& slice : lanes.computes)
        if (slice.end > slice.start)
            lane.slices.push_back(planeSlice(slice,
                slice.expert >= 0     ? PassKind::Forward
                    : slice.layer < 0 ? PassKind::VocabularyForward
                                      : PassKind::InputForward,
                numbers));
    std::size_t load = 0;
    for (const BitBubble& wait : lanes.bubbles) {
        // Both are in the order of the loads; the wait ends when its load does.
        while (load < lanes.loads.size() && lanes.loads[load].end < wait.of.end)
            ++load;
        lane.bubbles.push_back({wait.of.start, wait.of.end,
            wait.room ? BubbleCause::WaitsForBarrier : BubbleCause::WaitsForOffload, kLoads,
            load < lanes.loads.size() ? static_cast<std::int32_t>(load) : -1});
    }
    return lane;
}

/// The channel idles until the router of the layer has run whose planes come next, or until memory is free.
void addIdle(Lane& lane, const BitLanes& lanes, int layers, int prefetch)
{
    std::vector<std::int64_t> known(static_cast<std::size_t>(layers)); ///< of the step at hand
    std::size_t compute = 0;
    std::int64_t free = 0;
    std::int64_t step = 0; ///< its begin
    const auto add = [&lane](std::int64_t from, std::int64_t to, BubbleCause cause) {
        if (to > from)
            lane.bubbles.push_back({from, to, cause, -1, -1});
    };
    for (const BitSlice& load : lanes.loads) {
        const int told = load.layer - prefetch;
        // Routers that had run when this load began.
        for (; compute < lanes.computes.size() && lanes.computes[compute].end <= load.start; ++compute) {
            const BitSlice& done = lanes.computes[compute];
            if (done.expert < 0 && done.layer < 0)
                step = done.end;
            else if (done.expert < 0)
                known[static_cast<std::size_t>(done.layer)] = done.end;
        }
        const std::int64_t at = told < 0 ? step : known[static_cast<std::size_t>(told)];
        const std::int64_t ready = std::clamp(at, free, load.start);
        add(free, ready, BubbleCause::WaitsForPass);
        add(ready, load.start, BubbleCause::WaitsForBarrier);
        free = load.end;
    }
    add(free, lanes.end(), BubbleCause::CoolDown);
}

/// What planes that are not pinned hold, in units.
std::vector<ActivationStep> heldOver(const BitLanes& lanes, const ExpertBytes& bytes)
{
    struct Change {
        std::int64_t time = 0;
        double bytes = 0;
    };
    std::vector<Change> changes;
    for (const BitEviction& gone : lanes.evictions)
        changes.push_back({gone.start, -bytes.ofPlane(gone.plane).value()});
    for (const BitSlice& load : lanes.loads)
        changes.push_back({load.start, bytes.ofPlane(load.plane).value()});
    // Stable: what leaves makes room first.
    std::ranges::stable_sort(changes, {}, &Change::time);
    std::vector<ActivationStep> steps;
    double held = 0;
    for (const Change& change : changes) {
        held += change.bytes;
        const auto units = static_cast<std::int32_t>(std::llround(held / kMemoryUnit));
        if (!steps.empty() && steps.back().time == change.time)
            steps.back().alive = units;
        else
            steps.push_back({change.time, units});
    }
    return steps;
}

} // namespace

BitTimeline bitTimeline(std::shared_ptr<const BitsReport> report, std::vector<int> modelLayers)
{
    const BitLanes& lanes = report->lanes;
    const PlaneNumbers numbers {report->experts, report->settings.format.planes};
    auto timeline = std::make_shared<Timeline>();
    Lane loading;
    loading.name = "load";
    for (const BitSlice& slice : lanes.loads)
        loading.slices.push_back(planeSlice(slice, PassKind::Offload, numbers));
    addIdle(loading, lanes, report->layers, report->settings.prefetch);
    loading.activations = heldOver(lanes, report->bytes);
    timeline->lanes.push_back(std::move(loading));
    timeline->lanes.push_back(computeLane(lanes, numbers));
    timeline->makespan = timeline->period = timeline->longestStage = lanes.end();
    timeline->bubbleRatio = report->waitingShare;
    BitTimeline out;
    out.memory = {{Bytes(kMemoryUnit), report->run.pinnedBytes(), report->settings.budget}};
    out.stepStarts.push_back(0);
    out.stepStarts.insert(out.stepStarts.end(), lanes.stepEnds.begin(), lanes.stepEnds.end() - 1);
    out.index = std::make_shared<const TimelineIndex>(
        std::move(timeline), std::make_shared<const BitLaneWords>(std::move(report), std::move(modelLayers)));
    return out;
}

std::pair<std::int64_t, std::int64_t> layerInStep(const BitsReport& report, int layer, int step)
{
    const BitLanes& lanes = report.lanes;
    const auto at = static_cast<std::size_t>(step);
    if (step < 0 || at >= lanes.stepEnds.size())
        return {};
    const std::int64_t begin = step == 0 ? 0 : lanes.stepEnds[at - 1];
    std::pair<std::int64_t, std::int64_t> span {};
    for (const BitSlice& slice : lanes.computes)
        if (slice.layer == layer && slice.start >= begin && slice.end <= lanes.stepEnds[at])
            span = {span.second == 0 ? slice.start : std::min(span.first, slice.start),
                std::max(span.second, slice.end)};
    return span;
}

} // namespace rankloom::ui
