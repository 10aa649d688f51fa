// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/expert_outcome.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/window/shell/message_bar.h"
#include "widgets/experts/experts_data.h"
#include "widgets/figure_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct Outcome {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Outcome)
};

QString loadText(double maxOverMean) { return factorText(maxOverMean, 3); }

QString changeOf(const QString& before, const QString& after)
{
    return before + QStringLiteral(" → ") + after;
}

/// A figure of some tokens as text; empty where they do not tell.
using Cell = std::function<QString(const ExpertFigures& before, const ExpertFigures& after)>;

Cell placementCell(std::function<QString(const PlacementFigures&)> text)
{
    return [text = std::move(text)](const ExpertFigures& before, const ExpertFigures& after) {
        return changeOf(text(before.placement), text(after.placement));
    };
}

/// "Is it worth it?" in one line.
QString changeWords(const ExpertChange& change)
{
    if (change.moved == 0)
        return Outcome::tr("No expert has to move.");
    const QString cost = Outcome::tr("%1 to move %2")
                             .arg(unbroken(formatSeconds(change.seconds.value())),
                                 unbroken(formatBytes(change.bytes().value())));
    if (!change.paysAfterSteps)
        return Outcome::tr("Not worth moving in a running job: %1, and the step gets no shorter.").arg(cost);
    const int steps = static_cast<int>(std::min(std::ceil(*change.paysAfterSteps), 1e9));
    return Outcome::tr("Worth it: pays after %n step(s) (%1).", nullptr, steps).arg(cost);
}

} // namespace

std::vector<OutcomeRow> outcomeRows(const ExpertFinding& finding, const ExpertCandidate& candidate)
{
    std::vector<OutcomeRow> rows;
    const auto add = [&](const QString& name, const Cell& cell) {
        OutcomeRow row {name, cell(finding.before, candidate.seen), {}};
        if (finding.unseenBefore && candidate.unseen)
            row.unseen = cell(*finding.unseenBefore, *candidate.unseen);
        if (!row.seen.isEmpty())
            rows.push_back(std::move(row));
    };
    using Placed = const PlacementFigures&;
    add(Outcome::tr("Fullest GPU"), placementCell([](Placed f) { return loadText(f.meanMaxOverMean); }));
    add(Outcome::tr("In the worst layer"),
        placementCell([](Placed f) { return loadText(f.worstMaxOverMean); }));
    if (finding.windows) {
        add(Outcome::tr("Part by part"),
            placementCell([](Placed f) { return loadText(f.windowMaxOverMean); }));
        add(Outcome::tr("In the worst part"),
            placementCell([](Placed f) { return loadText(f.worstWindowMaxOverMean); }));
    }
    if (candidate.seen.placement.transitions > 0)
        add(Outcome::tr("Changes of GPU"),
            placementCell([](Placed f) { return formatPercent(f.cutShare()); }));
    if (finding.priced)
        add(Outcome::tr("Traffic by links"),
            placementCell([&](Placed f) { return formatPercent(finding.traffic(f)); }));
    if (finding.before.placement.replicas > 0 || candidate.seen.placement.replicas > 0) {
        const auto count = [](Placed f) { return QLocale().toString(f.replicas); };
        rows.push_back({Outcome::tr("Replicas"),
            changeOf(count(finding.before.placement), count(candidate.seen.placement)), {}});
    }
    add(Outcome::tr("GPUs per token"),
        [](const ExpertFigures& before, const ExpertFigures& after) -> QString {
            if (!before.fanOut || !after.fanOut)
                return {};
            return changeOf(
                QLocale().toString(*before.fanOut, 'f', 2), QLocale().toString(*after.fanOut, 'f', 2));
        });
    add(Outcome::tr("Step"), [](const ExpertFigures& before, const ExpertFigures& after) -> QString {
        if (!before.step || !after.step)
            return {};
        return changeOf(formatSeconds(before.step->value()), formatSeconds(after.step->value()));
    });
    return rows;
}

namespace {

/// "balance", "traffic, load at most 1.05×".
QString wayName(const ExpertCandidate& candidate)
{
    const QString name = candidate.method == PlacementMethod::Balance ? Outcome::tr("balance")
        : candidate.method == PlacementMethod::FanOut                 ? Outcome::tr("fan-out")
                                                                      : Outcome::tr("traffic");
    return candidate.cap ? Outcome::tr("%1 under a load of %2").arg(name, loadText(*candidate.cap)) : name;
}

} // namespace

QString choiceWords(const ExpertFinding& finding)
{
    QStringList steps;
    for (const ExpertCandidate& candidate : finding.candidates)
        if (const std::optional<Seconds>& step = candidate.judged().step)
            steps << Outcome::tr("%1: %2").arg(wayName(candidate), formatSeconds(step->value()));
    const QString taken = wayName(finding.candidates[finding.chosen]);
    return (finding.unseenBefore ? Outcome::tr("Taken, for the shortest step on unseen tokens: %1 (%2).")
                                 : Outcome::tr("Taken, for the shortest step: %1 (%2)."))
        .arg(taken, steps.join(QStringLiteral("; ")));
}

QString outcomeRemarks(const ExpertFinding& finding, const ExpertCandidate& candidate)
{
    QStringList words;
    const double after = finding.traffic(candidate.seen.placement);
    if (finding.bound && candidate.result.optimal)
        words << (finding.priced ? Outcome::tr("No placement has less traffic on the tokens seen.")
                                 : Outcome::tr("No placement needs fewer changes of GPU."));
    else if (finding.bound)
        words << (finding.priced
                ? Outcome::tr(
                    "Lower bound: at least %1 of the traffic is needed; gap %2 = (found − bound) / bound.")
                : Outcome::tr(
                    "Lower bound: at least %1 must change the GPU; gap %2 = (found − bound) / bound."))
                     .arg(formatPercent(*finding.bound),
                         formatPercent(after / std::max(1e-12, *finding.bound) - 1));
    if (candidate.change)
        words << changeWords(*candidate.change);
    if (candidate.result.stopped)
        words << Outcome::tr("Stopped early.");
    if (finding.onlySeen)
        words << Outcome::tr("Judged on the tokens it was made for: %1").arg(wordsOf(*finding.onlySeen));
    return words.join(u' ');
}

QString outcomeTable(const ExpertFinding& finding, const std::vector<OutcomeRow>& rows)
{
    const bool unseen =
        std::ranges::any_of(rows, [](const OutcomeRow& row) { return !row.unseen.isEmpty(); });
    const auto cell = [](const QString& text, const char* tag) {
        // A column is as narrow as its figures: what its head says in brackets stands below.
        return QStringLiteral("<%1 align=\"left\" style=\"padding-right: 10px\">%2</%1>")
            .arg(QLatin1String(tag),
                text.toHtmlEscaped().replace(QStringLiteral(" ("), QStringLiteral("<br>(")));
    };
    QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">");
    const auto head = [&](const QString& title, std::int64_t tokens) {
        return cell(tokens > 0 ? Outcome::tr("%1 (%n token(s))", nullptr,
                        static_cast<int>(std::min<std::int64_t>(tokens, 1 << 30)))
                                     .arg(title)
                               : title,
            "th");
    };
    if (unseen)
        table += QStringLiteral("<tr>") + cell({}, "th") + head(Outcome::tr("seen"), finding.before.tokens)
            + head(Outcome::tr("unseen"), finding.judgedBefore().tokens) + QStringLiteral("</tr>");
    for (const OutcomeRow& row : rows) {
        table += QStringLiteral("<tr>") + cell(row.name, "td") + cell(unbroken(row.seen), "td");
        if (unseen)
            table += cell(unbroken(row.unseen), "td");
        table += QStringLiteral("</tr>");
    }
    return table + QStringLiteral("</table>");
}

QString outcomeText(const std::vector<OutcomeRow>& rows)
{
    QStringList lines;
    for (const OutcomeRow& row : rows)
        lines << (row.unseen.isEmpty()
                ? Outcome::tr("%1: %2.").arg(row.name, row.seen)
                : Outcome::tr("%1: seen %2, unseen %3.").arg(row.name, row.seen, row.unseen));
    return lines.join(u'\n');
}

} // namespace rankloom::ui
