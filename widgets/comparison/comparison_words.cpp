// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "core/cluster/node_kinds.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui::comparison_words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Comparison)
};

constexpr int kDecimalsOfShare = 1;
constexpr double kLeastShare = 0.0005; ///< smaller ones are 0.0 %
constexpr std::size_t kRanksNamed = 6;

QString text(const std::string& words) { return QString::fromStdString(words); }

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', kDecimalsOfShare) + u' ' + QLocale().percent();
}

QString signOf(double amount) { return amount < 0 ? QStringLiteral("−") : QStringLiteral("+"); }

/// A value that is not negative.
QString magnitude(const ComparedFigure& figure, double size)
{
    switch (figure.unit) {
    case FigureUnit::Second:
        return formatSeconds(size);
    case FigureUnit::Byte:
        return formatBytes(size);
    case FigureUnit::TokenPerSecond:
        return Words::tr("%1 tok/s", "tokens per second").arg(formatCount(size));
    case FigureUnit::Share:
        return percent(size);
    case FigureUnit::Ratio:
        return QLocale().toString(size, 'f', 2) + QStringLiteral(" ×");
    case FigureUnit::Hour:
        return Words::tr("%1 h", "hours").arg(formatCount(size));
    case FigureUnit::Joule:
        return Words::tr("%1 J", "joules").arg(formatCount(size));
    }
    return {};
}

/// The ranks that a board shows on other devices than the baseline does.
QString movedRanks(const ComparisonData& data, int plan)
{
    const std::vector<int> rankOn = ranksOnDevices(*data.boards[static_cast<std::size_t>(plan)]);
    std::vector<int> ranks;
    for (const int device : data.comparison.plans[static_cast<std::size_t>(plan)].placement.devices)
        ranks.push_back(rankOn[static_cast<std::size_t>(device)]);
    std::ranges::sort(ranks);
    QStringList names;
    for (std::size_t i = 0; i < std::min(kRanksNamed, ranks.size()); ++i)
        names << QString::number(ranks[i]);
    if (ranks.size() > kRanksNamed)
        names << QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

} // namespace

QString figureLabel(const ComparedFigure& figure) { return translated(rankloom::figureLabel(figure)); }

QString value(const ComparedFigure& figure, std::optional<double> value)
{
    if (!value)
        return QStringLiteral("–");
    return (*value < 0 ? QStringLiteral("−") : QString()) + magnitude(figure, std::abs(*value));
}

QString range(const ComparedFigure& figure, int plan)
{
    const std::optional<RangeOf> range = figure.range(plan);
    return range
        ? Words::tr("80 of 100 runs: %1 to %2").arg(value(figure, range->low), value(figure, range->high))
        : QString();
}

QString exactValue(const ComparedFigure& figure, double value)
{
    const QLocale locale;
    const QString number = locale.toString(value, 'g', QLocale::FloatingPointShortest);
    switch (figure.unit) {
    case FigureUnit::Second:
        return number + QStringLiteral(" s");
    case FigureUnit::Byte:
        return exactBytes(value);
    case FigureUnit::TokenPerSecond:
        return Words::tr("%1 tok/s", "tokens per second").arg(number);
    case FigureUnit::Share:
        return locale.toString(100 * value, 'g', QLocale::FloatingPointShortest) + u' ' + locale.percent();
    case FigureUnit::Ratio:
        return number + QStringLiteral(" ×");
    case FigureUnit::Hour:
        return Words::tr("%1 h", "hours").arg(number);
    case FigureUnit::Joule:
        return Words::tr("%1 J", "joules").arg(number);
    }
    return number;
}

QString verdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Same:
        return Words::tr("the same");
    case Verdict::Better:
        return Words::tr("better");
    case Verdict::Worse:
        return Words::tr("worse");
    }
    return {};
}

namespace {

/// How much, without a sign; both amount and share, or the one that says more.
QString amountOf(
    const ComparedFigure& figure, const FigureChange& change, const QString& sign, Wording wording)
{
    const bool brief = wording == Wording::Brief;
    const double size = std::abs(change.amount);
    QString amount = magnitude(figure, size);
    if (figure.unit == FigureUnit::Share) {
        if (size < kLeastShare)
            return QStringLiteral("≈");
        const QString points = QLocale().toString(100 * size, 'f', kDecimalsOfShare);
        amount = brief ? Words::tr("%1 pts", "percentage points").arg(points)
                       : Words::tr("%1 points", "percentage points").arg(points);
    }
    amount.prepend(sign);
    if (!change.share || std::abs(*change.share) < kLeastShare)
        return amount;
    const QString share = sign + percent(std::abs(*change.share));
    // Seconds of as many tokens are in no column: the share alone can be read off.
    return brief || change.perToken ? share : QStringLiteral("%1 (%2)").arg(amount, share);
}

} // namespace

QString difference(const ComparedFigure& figure, int plan, int baseline)
{
    const std::optional<FigureChange> change = figure.change(plan, baseline);
    if (!change)
        return {};
    if (change->verdict == Verdict::Same)
        return QStringLiteral("=");
    return amountOf(figure, *change, signOf(change->amount), Wording::Full);
}

QString change(const ComparedFigure& figure, int plan, int baseline, Wording wording)
{
    const std::optional<FigureChange> change = figure.change(plan, baseline);
    if (!change)
        return {};
    if (change->verdict == Verdict::Same)
        return QStringLiteral("=");
    const QString amount = amountOf(figure, *change, {}, wording);
    if (amount == QStringLiteral("≈"))
        return amount;
    return Words::tr("%1 %2", "amount, better or worse").arg(amount, verdict(change->verdict));
}

QString planName(const ComparisonData& data, int plan)
{
    return translated(data.comparison.plans[static_cast<std::size_t>(plan)].name);
}

QString failing(const ComparedColumn& plan)
{
    return !plan.valid ? Words::tr("not possible") : translated(fitWords(plan));
}

QString fieldLabel(const PlanDifference& field) { return translated(field.label); }

QString fieldValue(const ComparisonData& data, const PlanDifference& field, int plan)
{
    const Phrase words = fieldWords(data.comparison, field, plan);
    return words.empty() ? QStringLiteral("–") : translated(words);
}

namespace {

/// What is left for keys and values of a plan that serves, or what it lacks.
QString servedMemory(const ComparisonData& data, int plan)
{
    const auto told = [&](const char* key) -> std::optional<double> {
        const auto& all = data.comparison.figures;
        const auto found = std::ranges::find(all, key, &ComparedFigure::key);
        return found == all.end() ? std::nullopt : found->value(plan);
    };
    if (const std::optional<double> cache = told("serving/cache"))
        return Words::tr("%1 for keys and values").arg(formatBytes(*cache));
    if (const std::optional<double> missing = told("serving/missing"))
        return Words::tr("lacks %1 for one request").arg(formatBytes(*missing));
    return Words::tr("not possible");
}

} // namespace

QString memory(const ComparisonData& data, int plan)
{
    if (data.plans[static_cast<std::size_t>(plan)].serves())
        return servedMemory(data, plan);
    const StageMemory* stage = data.fullest(plan);
    if (!stage)
        return Words::tr("not possible");
    const double headroom = stage->headroom().value();
    const QString used = formatBytes(stage->device.value());
    return (headroom >= 0 ? Words::tr("stage %1: %2, %3 free") : Words::tr("stage %1: %2, lacks %3"))
        .arg(stage->stage)
        .arg(used, formatBytes(std::abs(headroom)));
}

QString placement(const ComparisonData& data, int plan)
{
    const PlacementDifference& change = data.comparison.plans[static_cast<std::size_t>(plan)].placement;
    const auto count = static_cast<int>(change.devices.size());
    if (plan == data.comparison.baseline)
        return Words::tr("baseline");
    if (!change.comparable)
        return data.comparison.plans[static_cast<std::size_t>(plan)].valid
            ? Words::tr("on another cluster than the baseline")
            : Words::tr("not possible");
    if (count == 0)
        return change.sameRanks ? Words::tr("every rank where it was")
                                : Words::tr("the same stage on every GPU");
    const int all = data.boards[static_cast<std::size_t>(plan)]->devices();
    if (change.sameRanks)
        return Words::tr("%1 of %2 ranks elsewhere: %3").arg(count).arg(all).arg(movedRanks(data, plan));
    return Words::tr("%1 of %2 GPUs on another stage").arg(count).arg(all);
}

QString device(const ComparisonData& data, int plan, int device)
{
    const auto held = [&data, device](int of) {
        const BoardData& board = *data.boards[static_cast<std::size_t>(of)];
        const std::vector<int> rankOn = ranksOnDevices(board);
        const int rank =
            device < static_cast<int>(rankOn.size()) ? rankOn[static_cast<std::size_t>(device)] : -1;
        return rank < 0 ? Words::tr("no rank")
                        : Words::tr("rank %1, stage %2")
                              .arg(rank)
                              .arg(board.coordinates[static_cast<std::size_t>(rank)].pp);
    };
    const BoardData& board = *data.boards[static_cast<std::size_t>(plan)];
    const int node = board.nodeOf(device);
    QString out = Words::tr("GPU %1 of %2: %3", "slot, node, what it holds")
                      .arg(device - node * board.devicesPerNode)
                      .arg(text(board.nodeName(node)), held(plan));
    const int baseline = data.comparison.baseline;
    if (plan != baseline && data.comparison.plans[static_cast<std::size_t>(plan)].placement.comparable)
        out += u'\n' + Words::tr("%1: %2").arg(planName(data, baseline), held(baseline));
    return out;
}

QString workload(const ComparedPlan& plan)
{
    if (plan.serves())
        return requests(plan.plan->serving.requests);
    const Workload& work = plan.plan->workload;
    const QLocale locale;
    return Words::tr("%1 sequences of %2 tokens a step, in microbatches of %3")
        .arg(locale.toString(work.globalBatchSize), locale.toString(work.sequenceLength),
            locale.toString(work.microBatchSize));
}

QString requests(const RequestMix& mix)
{
    const auto number = [](std::int64_t n) { return QLocale().toString(static_cast<qlonglong>(n)); };
    const RequestLengths& lengths = mix.lengths;
    if (!mix.trace.name.empty())
        return Words::tr("requests of %1").arg(text(mix.trace.name));
    if (lengths.kind == LengthsKind::Fixed)
        return Words::tr("%1 requests of %2 + %3 tokens")
            .arg(number(mix.count), number(lengths.prompt), number(lengths.output));
    return Words::tr("%1 requests of %2 to %3 tokens")
        .arg(number(mix.count), number(lengths.least), number(lengths.most));
}

QString cluster(const Project& project) { return text(clusterName(project.cluster)); }

} // namespace rankloom::ui::comparison_words
