// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_text.h"
#include "widgets/figure_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QLocale>
#include <QStringList>

namespace rankloom::ui {

namespace serving_text {

namespace {

constexpr int kMostPieces = 6; ///< named in a tip

QString target(Nanoseconds time, Seconds bound)
{
    if (bound.value() <= 0)
        return {};
    const bool met = toSeconds(time) <= bound;
    return u' '
        + (met ? ServingText::tr("(within %1)") : ServingText::tr("(over %1)"))
              .arg(formatSeconds(bound.value()));
}

QString pieceWords(const PicturedPiece& piece)
{
    return piece.earlier > 0 ? ServingText::tr("request %1: %2 tokens of its prompt behind %3")
                                   .arg(count(piece.request), count(piece.tokens), count(piece.earlier))
                             : ServingText::tr("request %1: the first %2 tokens of its prompt")
                                   .arg(count(piece.request), count(piece.tokens));
}

} // namespace

QString count(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

QString time(std::int64_t nanoseconds) { return formatSeconds(static_cast<double>(nanoseconds) * 1e-9); }

QString at(std::int64_t nanoseconds)
{
    return QLocale().toString(static_cast<double>(nanoseconds) * 1e-9, 'f', 6) + QStringLiteral(" s");
}

QString lane(const ServingPicture& picture, const ServedLane& lane)
{
    if (lane.stream == ServingStream::Prompts)
        return ServingText::tr("Prompts");
    if (picture.setup.choice.scheduler == SchedulerKind::Fusion)
        return ServingText::tr("Decodes");
    if (picture.setup.decode)
        return (picture.setup.generates(lane.replica) ? ServingText::tr("Decodes %1")
                                                      : ServingText::tr("Prompts %1"))
            .arg(lane.stage);
    return ServingText::tr("Stage %1").arg(lane.stage);
}

QString gapName(ServingGap cause)
{
    switch (cause) {
    case ServingGap::UnequalPrefills:
        return QStringLiteral("PB1");
    case ServingGap::PrefillBesideDecode:
        return QStringLiteral("PB2");
    case ServingGap::UnequalDecodes:
        return QStringLiteral("PB3");
    case ServingGap::NoWork:
        break;
    }
    return ServingText::tr("no work");
}

QString gapWords(ServingGap cause)
{
    switch (cause) {
    case ServingGap::UnequalPrefills:
        return ServingText::tr("this batch and the one before have prompt pieces of different size");
    case ServingGap::PrefillBesideDecode:
        return ServingText::tr("a batch with prompts follows one of decodes alone, or the other way round");
    case ServingGap::UnequalDecodes:
        return ServingText::tr("both batches only decode, with caches of different length");
    case ServingGap::NoWork:
        break;
    }
    return ServingText::tr("nothing was under way and nobody waited");
}

QString tokens(const PicturedBatch& batch)
{
    if (batch.prefillTokens == 0 || batch.decodes == 0)
        return batch.decodes == 0 ? ServingText::tr("%1 p", "prompt tokens").arg(count(batch.prefillTokens))
                                  : ServingText::tr("%1 d", "decodes").arg(count(batch.decodes));
    return QStringLiteral("%1 = %2 + %3")
        .arg(count(batch.tokens()), count(batch.prefillTokens), count(batch.decodes));
}

QString batch(const ServingPicture& picture, const ServedLane& lane, const ServedSpan& span)
{
    const PicturedBatch& own = picture.batches[static_cast<std::size_t>(span.batch)];
    QStringList lines;
    lines << ServingText::tr("Batch %1, %2: %3")
                 .arg(count(own.place), serving_text::lane(picture, lane), time(span.end - span.start));
    lines << ServingText::tr("#tok %1 = %2 p + %3 d (prompt tokens + decodes)")
                 .arg(count(own.tokens()), count(own.prefillTokens), count(own.decodes));
    for (std::int32_t i = 0; i < std::min(own.pieces, kMostPieces); ++i)
        lines << QStringLiteral("• ")
                + pieceWords(picture.pieces[static_cast<std::size_t>(own.firstPiece + i)]);
    if (own.pieces > kMostPieces)
        lines << ServingText::tr("• and %n more", nullptr, own.pieces - kMostPieces);
    if (own.pieces > 0 && own.decodes > 0)
        lines << ServingText::tr("The decodes ride along with the prompt: weights are read once for both.");
    lines << ServingText::tr("%1 to %2").arg(at(span.start), at(span.end));
    return lines.join(u'\n');
}

QString gap(const ServingPicture& picture, const ServedLane& lane, const ServedGap& gap)
{
    const QString title = gap.cause == ServingGap::NoWork
        ? ServingText::tr("No work on %1: %2")
              .arg(serving_text::lane(picture, lane), time(gap.end - gap.start))
        : ServingText::tr("Bubble %1 on %2: %3")
              .arg(gapName(gap.cause), serving_text::lane(picture, lane), time(gap.end - gap.start));
    return title + u'\n' + gapWords(gap.cause) + u'\n'
        + ServingText::tr("%1 to %2").arg(at(gap.start), at(gap.end));
}

QString shares(const ServingPicture& picture, const ServedLaneIndex& lane, std::int64_t from, std::int64_t to)
{
    const ServedShares shares = lane.between(from, to);
    const auto length = static_cast<double>(std::max<std::int64_t>(1, to - from));
    QStringList lines;
    lines << ServingText::tr("%1, %2 to %3").arg(serving_text::lane(picture, lane.lane()), at(from), at(to));
    lines << ServingText::tr("by tokens: prompts %1 of the time, decodes %2")
                 .arg(formatPercent(shares.prompts / length), formatPercent(shares.decodes / length));
    for (std::size_t cause = 0; cause < kServingGaps; ++cause)
        if (shares.gaps[cause] > 0)
            lines << QStringLiteral("%1 %2").arg(
                gapName(static_cast<ServingGap>(cause)), formatPercent(shares.gaps[cause] / length));
    lines << ServingText::tr("Zoom in to see the batches.");
    return lines.join(u'\n');
}

QString piece(const ServingPicture& picture, std::int32_t piece)
{
    const std::vector<std::int32_t> rereads = picture.rereadsOf(piece);
    const QString words = pieceWords(picture.pieces[static_cast<std::size_t>(piece)]);
    QString again = ServingText::tr("Its keys and values are read again by %n later batch(es), marked here",
        nullptr, static_cast<int>(rereads.size()));
    if (!picture.hasDecodes)
        again += u' ' + ServingText::tr("(of prompts alone: decodes are too many to be kept)");
    return words + u'\n' + again;
}

QString request(const ServingPicture& picture, const ServingTargets& targets, std::int32_t request)
{
    const ServingRequest& asked = picture.requests[static_cast<std::size_t>(request)];
    const RequestOutcome& outcome = picture.simulation.requests[static_cast<std::size_t>(request)];
    QStringList lines;
    lines << ServingText::tr("Request %1: %2 prompt tokens, %3 output tokens")
                 .arg(count(request), count(asked.prompt), count(asked.output));
    if (!outcome.served())
        return lines.front() + u'\n' + ServingText::tr("refused: longer than what fits");
    const Nanoseconds first = timeToFirstToken(asked, outcome);
    const Nanoseconds each = timePerOutputToken(asked, outcome);
    lines << ServingText::tr("arrived at %1, waited %2")
                 .arg(at(asked.arrival.value()), time((outcome.start - asked.arrival).value()));
    lines << ServingText::tr("first token after %1").arg(time(first.value()))
            + target(first, targets.timeToFirstToken);
    if (asked.output > 1)
        lines << ServingText::tr("%1 per output token behind the first").arg(time(each.value()))
                + target(each, targets.timePerOutputToken)
              << ServingText::tr("longest gap between tokens %1").arg(time(outcome.worstGap.value()));
    lines << ServingText::tr(
        "prompt in %n piece(s)", nullptr, static_cast<int>(picture.piecesOf(request).size()));
    if (const HandOver* handOver = picture.handOverOf(request)) {
        const HandOverPath& path = picture.pathOf(*handOver);
        lines << ServingText::tr(
            "keys and values to replica %1: waited %2, on the way %3, slowest link GPU %4 → %5")
                     .arg(QString::number(handOver->to), time((handOver->start - handOver->ready).value()),
                         time((handOver->end - handOver->start).value()), QString::number(path.from),
                         QString::number(path.to));
    }
    if (outcome.preemptions > 0)
        lines << ServingText::tr(
            "preempted %n time(s): its cache was given up and computed again", nullptr, outcome.preemptions);
    lines << ServingText::tr("bubbles before its batches %1").arg(time(outcome.bubble.value()));
    lines << ServingText::tr("done at %1").arg(at(outcome.end.value()));
    return lines.join(u'\n');
}

QString link(const HandOverPath& path)
{
    return ServingText::tr("GPU %1 → %2").arg(QString::number(path.from), QString::number(path.to));
}

QString handOver(const ServingPicture& picture, const HandOver& handOver)
{
    const HandOverPath& path = picture.pathOf(handOver);
    QStringList lines;
    lines << ServingText::tr("Keys and values of request %1: replica %2 → %3")
                 .arg(count(handOver.request), QString::number(handOver.from), QString::number(handOver.to));
    lines << ServingText::tr("%1 tokens, %2, on the way %3")
                 .arg(count(handOver.tokens),
                     formatBytes((static_cast<double>(handOver.tokens) * path.bytesPerToken).value()),
                     time((handOver.end - handOver.start).value()));
    lines << ServingText::tr("waited %1 for room and for those before it")
                 .arg(time((handOver.start - handOver.ready).value()));
    lines << ServingText::tr("slowest link %1").arg(link(path));
    lines << ServingText::tr("%1 to %2").arg(at(handOver.start.value()), at(handOver.end.value()));
    return lines.join(u'\n');
}

QString handOverShare(const ServedTransferIndex& lane, std::int64_t from, std::int64_t to)
{
    const auto length = static_cast<double>(std::max<std::int64_t>(1, to - from));
    return ServingText::tr("Hand-overs, %1 to %2").arg(at(from), at(to)) + u'\n'
        + ServingText::tr("on the way %1 of the time")
              .arg(formatPercent(static_cast<double>(lane.busyBetween(from, to)) / length))
        + u'\n' + ServingText::tr("Zoom in to see them.");
}

const CacheSample* sampleAt(const ServingIndex& index, int replica, std::int64_t time)
{
    const std::vector<CacheSample>& samples = index.cacheOf(replica).cache;
    const auto after = std::ranges::upper_bound(samples, Nanoseconds(time), {}, &CacheSample::time);
    return after == samples.begin() ? nullptr : &*std::prev(after);
}

QString cache(const ServingIndex& index, int replica, std::int64_t time)
{
    const CacheSample* sample = sampleAt(index, replica, time);
    if (sample == nullptr)
        return {};
    const std::int64_t blocks = index.blocksOf(replica);
    const auto total = static_cast<double>(std::max<std::int64_t>(1, blocks));
    return ServingText::tr("Cache at %1: %2 of %3 blocks (%4)\n%5 run, %6 wait")
        .arg(at(time), count(sample->blocks), count(blocks),
            formatPercent(static_cast<double>(sample->blocks) / total), count(sample->running),
            count(sample->waiting));
}

double idleShare(const ServingPicture& picture)
{
    const std::vector<double>& idle = picture.simulation.stageIdleShare;
    return idle.empty() ? 0
                        : std::accumulate(idle.begin(), idle.end(), 0.0) / static_cast<double>(idle.size());
}

QString figures(const ServingPicture& picture)
{
    const ServingSimulation& all = picture.simulation;
    return ServingText::tr("%1 tokens/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  stages idle %6")
        .arg(formatCount(all.tokensPerSecond), formatSeconds(all.timeToFirstToken.p50.value()),
            formatSeconds(all.timeToFirstToken.p99.value()),
            formatSeconds(all.timePerOutputToken.p50.value()),
            formatSeconds(all.timePerOutputToken.p99.value()), formatPercent(idleShare(picture)));
}

QString difference(const ServingRun& own, const ServingRun& other)
{
    const ServingSimulation& a = own.index->picture().simulation;
    const ServingSimulation& b = other.index->picture().simulation;
    const auto change = [](double mine, double theirs) -> QString {
        return theirs > 0 ? signedPercent(mine / theirs - 1) : QStringLiteral("–");
    };
    return ServingText::tr(
        "%1 against %2:  tokens/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  idle %6 against %7")
        .arg(own.name, other.name, change(a.tokensPerSecond, b.tokensPerSecond),
            change(a.timeToFirstToken.p99.value(), b.timeToFirstToken.p99.value()),
            change(a.timePerOutputToken.p99.value(), b.timePerOutputToken.p99.value()),
            formatPercent(idleShare(own.index->picture())), formatPercent(idleShare(other.index->picture())));
}

QString bubbles(const ServingPicture& picture)
{
    QStringList parts;
    for (std::size_t cause = 0; cause < kServingGaps; ++cause)
        if (picture.simulation.bubbles[cause] > 0)
            parts << QStringLiteral("%1 %2").arg(
                gapName(static_cast<ServingGap>(cause)), time(picture.simulation.bubbles[cause]));
    return parts.isEmpty() ? ServingText::tr("none") : parts.join(QStringLiteral(", "));
}

} // namespace serving_text

QColor servingGapColor(ServingGap cause, Ground ground)
{
    switch (cause) {
    case ServingGap::UnequalPrefills:
        return bubbleColor(BubbleCause::WaitsForPass, ground);
    case ServingGap::PrefillBesideDecode:
        return bubbleColor(BubbleCause::WaitsForLink, ground);
    case ServingGap::UnequalDecodes:
        return bubbleColor(BubbleCause::WaitsForBarrier, ground);
    case ServingGap::NoWork:
        break;
    }
    return ground == Ground::Dark ? QColor(0x8A8F94) : QColor(0x7C8287);
}

BubbleHatch servingGapHatch(ServingGap cause)
{
    switch (cause) {
    case ServingGap::UnequalPrefills:
        return {7, Slope::Rising};
    case ServingGap::PrefillBesideDecode:
        return {5, Slope::Falling};
    case ServingGap::UnequalDecodes:
        return {10, Slope::Falling};
    case ServingGap::NoWork:
        break;
    }
    return {14, Slope::Rising};
}

QColor requestColor(std::int32_t request, Ground ground)
{
    constexpr std::int32_t kHuesUsed = 6;
    return categoryColor(request % kHuesUsed, ground);
}

} // namespace rankloom::ui
