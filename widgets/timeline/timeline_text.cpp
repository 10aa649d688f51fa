// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/evaluate/bubble.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_links.h"
#include "widgets/timeline/timeline_words.h"

namespace rankloom::ui::timeline_text {

namespace {

QString human(std::int64_t nanoseconds) { return formatSeconds(static_cast<double>(nanoseconds) * 1e-9); }

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

const Lane& laneAt(const Timeline& timeline, int lane)
{
    return timeline.lanes[static_cast<std::size_t>(lane)];
}

/// "backward of microbatch 3"
QString passName(const Slice& slice)
{
    return slice.microbatch < 0
        ? kindName(slice.kind)
        : TimelineText::tr("%1 of microbatch %2").arg(kindName(slice.kind)).arg(slice.microbatch);
}

QString nameOf(const TimelineIndex& index, const Slice& slice)
{
    return index.words() ? index.words()->name(slice) : passName(slice);
}

/// The stage's name within a sentence: lower case in English, whatever the translator says elsewhere.
QString laneInSentence(const Timeline& timeline, int lane)
{
    return laneAt(timeline, lane).name == "stage " + std::to_string(lane)
        ? TimelineText::tr("stage %1").arg(lane)
        : QString::fromStdString(laneAt(timeline, lane).name);
}

QString laneInSentence(const TimelineIndex& index, int lane)
{
    return index.words() ? index.words()->laneName(lane) : laneInSentence(index.timeline(), lane);
}

/// What a bubble waits for, or nothing.
const Slice* awaited(const Timeline& timeline, const Bubble& bubble)
{
    if (bubble.ofLane < 0 || bubble.ofSlice < 0 || bubble.ofLane >= static_cast<int>(timeline.lanes.size()))
        return nullptr;
    const std::vector<Slice>& slices = laneAt(timeline, bubble.ofLane).slices;
    const auto i = static_cast<std::size_t>(bubble.ofSlice);
    return i < slices.size() ? &slices[i] : nullptr;
}

/// The send that a compression makes, or a decompression takes; null: neither.
const CompressedSend* sendOf(const Timeline& timeline, SliceRef ref)
{
    const Slice& slice = laneAt(timeline, ref.lane).slices[static_cast<std::size_t>(ref.slice)];
    const auto found = std::ranges::find_if(timeline.compressedSends, [&](const CompressedSend& send) {
        return send.microbatch == slice.microbatch
            && ((slice.kind == PassKind::Compression && send.fromLane == ref.lane && send.start == slice.end)
                || (slice.kind == PassKind::Decompression && send.toLane == ref.lane
                    && send.arrival <= slice.start));
    });
    return found == timeline.compressedSends.end() ? nullptr : &*found;
}

} // namespace

QString kindName(PassKind kind)
{
    switch (kind) {
    case PassKind::Forward:
        return TimelineText::tr("forward");
    case PassKind::BackwardInput:
        return TimelineText::tr("input gradient");
    case PassKind::BackwardWeight:
        return TimelineText::tr("weight gradient");
    case PassKind::Backward:
        return TimelineText::tr("backward");
    case PassKind::Recompute:
        return TimelineText::tr("recompute");
    case PassKind::OverlappedPair:
        return TimelineText::tr("overlapped forward and backward");
    case PassKind::VocabularyForward:
        return TimelineText::tr("output layer, first half");
    case PassKind::VocabularyBackward:
        return TimelineText::tr("output layer, second half");
    case PassKind::InputForward:
        return TimelineText::tr("input embedding forward");
    case PassKind::InputBackward:
        return TimelineText::tr("input embedding backward");
    case PassKind::Communication:
        return TimelineText::tr("communication");
    case PassKind::Optimizer:
        return TimelineText::tr("optimizer");
    case PassKind::Offload:
        return TimelineText::tr("offload");
    case PassKind::Compression:
        return TimelineText::tr("compression");
    case PassKind::Decompression:
        return TimelineText::tr("decompression");
    }
    return {};
}

QString partName(PassPartKind kind)
{
    switch (kind) {
    case PassPartKind::Recompute:
        return TimelineText::tr("recompute");
    case PassPartKind::Compute:
        return TimelineText::tr("compute");
    case PassPartKind::TensorParallel:
        return TimelineText::tr("tensor-parallel collectives");
    case PassPartKind::ContextParallel:
        return TimelineText::tr("context-parallel transfers");
    case PassPartKind::ExpertParallel:
        return TimelineText::tr("expert-parallel all-to-alls");
    case PassPartKind::DataParallel:
        return TimelineText::tr("data-parallel collectives");
    }
    return {};
}

QString causeName(BubbleCause cause)
{
    switch (cause) {
    case BubbleCause::WarmUp:
        return TimelineText::tr("warm-up");
    case BubbleCause::CoolDown:
        return TimelineText::tr("cool-down");
    case BubbleCause::WaitsForPass:
        return TimelineText::tr("waits for a pass");
    case BubbleCause::WaitsForLink:
        return TimelineText::tr("waits for a link");
    case BubbleCause::WaitsForBarrier:
        return TimelineText::tr("waits at a barrier");
    case BubbleCause::Imbalance:
        return TimelineText::tr("imbalance");
    case BubbleCause::WaitsForOffload:
        return TimelineText::tr("waits for offloaded activations");
    }
    return {};
}

QString kindName(const TimelineIndex& index, PassKind kind)
{
    return index.words() ? index.words()->kindName(kind) : kindName(kind);
}

QString causeName(const TimelineIndex& index, BubbleCause cause)
{
    return index.words() ? index.words()->causeName(cause) : causeName(cause);
}

QString laneName(const Timeline& timeline, int lane) { return capitalised(laneInSentence(timeline, lane)); }

QString laneName(const TimelineIndex& index, int lane) { return capitalised(laneInSentence(index, lane)); }

QString label(const Slice& slice)
{
    const QString letter = QString::fromLatin1(letterOf(slice.kind));
    return slice.microbatch < 0 ? letter : letter + QString::number(slice.microbatch);
}

QString label(const TimelineIndex& index, const Slice& slice)
{
    return index.words() ? index.words()->label(slice) : label(slice);
}

QString duration(std::int64_t nanoseconds)
{
    return TimelineText::tr("%1 (%2 ns)")
        .arg(human(nanoseconds), QLocale().toString(static_cast<qint64>(nanoseconds)));
}

QString slice(const TimelineIndex& index, SliceRef ref)
{
    const Slice& slice = laneAt(index.timeline(), ref.lane).slices[static_cast<std::size_t>(ref.slice)];
    return TimelineText::tr("%1 on %2: %3, from %4 to %5.")
        .arg(capitalised(nameOf(index, slice)), laneInSentence(index, ref.lane),
            human(slice.end - slice.start), human(slice.start), human(slice.end));
}

QString bubble(const TimelineIndex& index, int lane, const Bubble& bubble)
{
    if (index.words())
        return index.words()->bubble(lane, bubble);
    const Timeline& timeline = index.timeline();
    const QString who = laneName(timeline, lane);
    const QString time = human(bubble.end - bubble.start);
    const Slice* slice = awaited(timeline, bubble);
    const QString pass = slice ? passName(*slice) : QString();
    const QString where = bubble.ofLane >= 0 && bubble.ofLane < static_cast<int>(timeline.lanes.size())
        ? laneInSentence(timeline, bubble.ofLane)
        : QString();
    switch (bubble.cause) {
    case BubbleCause::WarmUp:
        return slice ? TimelineText::tr("%1 waits %2 for its first work: %3 on %4 (warm-up).")
                           .arg(who, time, pass, where)
                     : TimelineText::tr("%1 waits %2 for its first work (warm-up).").arg(who, time);
    case BubbleCause::CoolDown:
        return TimelineText::tr("%1 is done %2 before the step ends (cool-down).").arg(who, time);
    case BubbleCause::WaitsForPass:
        return slice ? TimelineText::tr("%1 waits %2 for %3 on %4.").arg(who, time, pass, where)
                     : TimelineText::tr("%1 waits %2 for a pass of another stage.").arg(who, time);
    case BubbleCause::WaitsForLink:
        return slice ? TimelineText::tr("%1 waits %2 for %3 on %4 over the link.").arg(who, time, pass, where)
                     : TimelineText::tr("%1 waits %2 for a transfer over a link.").arg(who, time);
    case BubbleCause::WaitsForBarrier:
        return slice ? TimelineText::tr("%1 waits %2 at a barrier for %3 on %4.").arg(who, time, pass, where)
                     : TimelineText::tr("%1 waits %2 at a barrier for the other stages.").arg(who, time);
    case BubbleCause::Imbalance:
        return slice
            ? TimelineText::tr("%1 waits %2 because %3 on %4 takes longer than its own passes.")
                  .arg(who, time, pass, where)
            : TimelineText::tr("%1 waits %2 because another stage has longer passes.").arg(who, time);
    case BubbleCause::WaitsForOffload:
        return slice ? TimelineText::tr("%1 waits %2 until the offloaded activations of %3 are back.")
                           .arg(who, time, pass)
                     : TimelineText::tr("%1 waits %2 for offloaded activations.").arg(who, time);
    }
    return {};
}

QString sliceDetails(const TimelineIndex& index, SliceRef ref)
{
    const Timeline& timeline = index.timeline();
    const Slice& slice = laneAt(timeline, ref.lane).slices[static_cast<std::size_t>(ref.slice)];
    QStringList lines {capitalised(nameOf(index, slice)), laneName(index, ref.lane)};
    if (index.chunks() > 1 && !index.words())
        lines[1] += TimelineText::tr(", chunk %1 (virtual stage %2)").arg(slice.chunk).arg(slice.stage);
    lines << TimelineText::tr("Takes %1").arg(duration(slice.end - slice.start));
    for (const PassPart& part : partsOf(timeline, slice))
        lines << TimelineText::tr("– %1 %2").arg(human(part.duration), partName(part.kind));
    lines << TimelineText::tr("Starts at %1").arg(duration(slice.start));
    lines << TimelineText::tr("Ends at %1").arg(duration(slice.end));
    if (const CompressedSend* send = sendOf(timeline, ref))
        lines << TimelineText::tr("Sent compressed: %1 on the link instead of %2")
                     .arg(human(send->arrival - send->start), human(send->plainArrival - send->plainStart));
    return lines.join(u'\n');
}

QString bubbleDetails(const TimelineIndex& index, int lane, const Bubble& bubble)
{
    QStringList lines {timeline_text::bubble(index, lane, bubble)};
    lines << TimelineText::tr("Idle %1").arg(duration(bubble.end - bubble.start));
    lines << TimelineText::tr("Starts at %1").arg(duration(bubble.start));
    return lines.join(u'\n');
}

QString foldedDetails(const TimelineIndex& index, int lane, std::int64_t from, std::int64_t to)
{
    const LaneIndex& own = index.lane(lane);
    const std::vector<std::int64_t> busy = own.busyBetween(from, to);
    const auto span = static_cast<double>(std::max<std::int64_t>(1, to - from));
    const auto count = own.slicesBetween(from, to);
    QStringList lines {TimelineText::tr("%1: %n passes folded into %2", nullptr, static_cast<int>(count))
                           .arg(laneName(index, lane), human(to - from))};
    double idle = 1;
    for (std::size_t k = 0; k < busy.size(); ++k) {
        const double share = static_cast<double>(busy[k]) / span;
        idle -= share;
        if (busy[k] > 0)
            lines << TimelineText::tr("%1 %2").arg(formatPercent(share), kindName(index, own.kinds()[k]));
    }
    lines << TimelineText::tr("%1 idle").arg(formatPercent(std::max(0.0, idle)));
    lines << TimelineText::tr("Zoom in to see single passes.");
    return lines.join(u'\n');
}

QString summary(const TimelineIndex& index, const QString& note)
{
    if (index.words())
        return note.isEmpty() ? index.words()->summary()
                              : index.words()->summary() + QStringLiteral("  ·  ") + note;
    const Timeline& timeline = index.timeline();
    QStringList parts;
    parts << TimelineText::tr("Step %1").arg(human(timeline.period));
    if (!note.isEmpty())
        parts.last() += u' ' + note;
    parts << TimelineText::tr("bubble %1").arg(formatPercent(timeline.bubbleRatio));
    if (stagesIdleBeyondBubble(timeline))
        parts << TimelineText::tr("stages idle %1").arg(formatPercent(idleRatio(timeline)));
    // The singular has its own text, so that English needs no catalogue.
    parts << (index.lanes() == 1 ? TimelineText::tr("1 stage")
                                 : TimelineText::tr("%n stages", nullptr, index.lanes()));
    if (const int count = index.microbatches(); count > 0)
        parts << (count == 1 ? TimelineText::tr("1 microbatch")
                             : TimelineText::tr("%n microbatches", nullptr, count));
    return parts.join(QStringLiteral("  ·  "));
}

QString difference(std::int64_t time, std::int64_t reference)
{
    if (time == reference)
        return TimelineText::tr("equal");
    const std::int64_t change = time - reference;
    const double share =
        static_cast<double>(std::abs(change)) / static_cast<double>(std::max<std::int64_t>(1, reference));
    return (change < 0 ? TimelineText::tr("%1 shorter (−%2)") : TimelineText::tr("%1 longer (+%2)"))
        .arg(human(std::abs(change)), formatPercent(share));
}

QString moment(const TimelineScene& scene, int lane, std::int64_t time)
{
    const LaneIndex& own = scene.index->lane(lane);
    const std::int32_t running = own.sliceAt(time);
    QStringList parts;
    if (running >= 0)
        parts << label(*scene.index, own.slices().intervals()[static_cast<std::size_t>(running)]);
    else
        parts << (time >= scene.index->timeline().makespan ? TimelineText::tr("done")
                                                           : TimelineText::tr("idle"));
    if (const std::optional<LaneCurve> curve = scene.curveOf(lane))
        parts << scene.amount(curve->at(own.aliveAt(time)));
    return parts.join(QStringLiteral(" · "));
}

QStringList dependencies(const TimelineIndex& index, SliceRef ref)
{
    const Timeline& timeline = index.timeline();
    const auto at = [&](SliceRef other) -> const Slice& {
        return laneAt(timeline, other.lane).slices[static_cast<std::size_t>(other.slice)];
    };
    const auto way = [&](const TimelineLink& link) {
        const std::int64_t gap = at(link.to).start - at(link.from).end;
        const std::optional<std::int64_t> transfer = index.words() ? std::nullopt : transferTime(index, link);
        if (transfer && *transfer > 0)
            return *transfer == gap ? TimelineText::tr("%1 on the link").arg(human(*transfer))
                                    : TimelineText::tr("%1 on the link, arrives %2 early")
                                          .arg(human(*transfer), human(gap - *transfer));
        return gap == 0 ? TimelineText::tr("at once") : TimelineText::tr("%1 in between").arg(human(gap));
    };
    QStringList lines;
    for (const TimelineLink& link : linksInto(index, ref))
        lines << TimelineText::tr("Needs %1 on %2: %3")
                     .arg(nameOf(index, at(link.from)), laneInSentence(index, link.from.lane), way(link));
    for (const TimelineLink& link : linksOutOf(index, ref))
        lines << TimelineText::tr("Feeds %1 on %2: %3")
                     .arg(nameOf(index, at(link.to)), laneInSentence(index, link.to.lane), way(link));
    return lines;
}

QString description(const TimelineIndex& index)
{
    if (index.words())
        return index.words()->description();
    const Timeline& timeline = index.timeline();
    QString text = TimelineText::tr("Pipeline timeline. %1.").arg(summary(index));
    if (const int lane = index.mostIdleLane(); lane >= 0)
        text += u' '
            + TimelineText::tr("%1 idles longest: %2.")
                  .arg(laneName(timeline, lane), human(index.lane(lane).idle()));
    return text;
}

} // namespace rankloom::ui::timeline_text
