// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/talk_words.h"

#include <algorithm>
#include <cmath>

#include "widgets/comparison/comparison_words.h"
#include "widgets/figure_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr std::size_t kMostTold = 3; ///< unlike values that are told one by one

QString modelName(const ComparedPlan& plan) { return QString::fromStdString(plan.project->model->name); }

QString clusterOf(const ComparedPlan& plan) { return words::cluster(*plan.project); }

} // namespace

TalkWords::TalkWords(const ComparisonData& data) : m_data(data)
{
    for (int i = 0; i < data.count(); ++i)
        if (allServe() || !data.plans[static_cast<std::size_t>(i)].serves())
            m_told.push_back(i);
}

std::vector<PresentationPage> TalkWords::pages() const
{
    using enum PresentationPage;
    std::vector<PresentationPage> out {Question, Options};
    if (std::ranges::any_of(m_told, [this](int plan) { return m_data.fullest(plan) != nullptr; }))
        out.push_back(Memory);
    if (std::ranges::any_of(m_data.timelines, [](const auto& timeline) { return timeline != nullptr; }))
        out.push_back(Timeline);
    if (std::ranges::any_of(m_data.comparison.figures,
            [](const ComparedFigure& figure) { return figure.section == FigureSection::Result; }))
        out.push_back(Cost);
    out.push_back(Recommendation);
    return out;
}

QString TalkWords::title(PresentationPage page) const
{
    switch (page) {
    case PresentationPage::Question:
        return tr("Question");
    case PresentationPage::Options:
        return tr("Options");
    case PresentationPage::Memory:
        return tr("Memory");
    case PresentationPage::Timeline:
        return tr("Timeline");
    case PresentationPage::Cost:
        return allServe() ? tr("Latency and throughput") : tr("Cost");
    case PresentationPage::Recommendation:
        return tr("Recommendation");
    }
    return {};
}

QString TalkWords::headline(PresentationPage page) const
{
    switch (page) {
    case PresentationPage::Question:
        return questionHeadline();
    case PresentationPage::Options: {
        const auto fields = static_cast<int>(differingFields(m_data.comparison).size());
        return fields == 0 ? tr("The plans decide the same")
            : fields == 1  ? tr("They differ in one setting")
                           : tr("They differ in %1 settings").arg(fields);
    }
    case PresentationPage::Memory:
        return ofTraining(memoryHeadline());
    case PresentationPage::Timeline:
        return ofTraining(speedHeadline());
    case PresentationPage::Cost:
        return allServe() ? speedHeadline() : ofTraining(costHeadline());
    case PresentationPage::Recommendation:
        return recommendationHeadline();
    }
    return {};
}

std::vector<std::pair<QString, QString>> TalkWords::facts() const
{
    const Fact model = [](const ComparedPlan& plan) {
        return tr("%1, %2 parameters")
            .arg(modelName(plan), formatCount(static_cast<double>(plan.evaluation.parameters.total)));
    };
    return {
        {tr("Model"), told(model)}, {tr("Cluster"), told(clusterOf)}, {tr("Work"), told(words::workload)}};
}

QStringList TalkWords::reasons() const
{
    QStringList out;
    for (const Phrase& reason : m_data.comparison.recommendation.reasons)
        out << translated(reason);
    if (allServe()) // there is no page of memory or of cost that says it
        out << memoryHeadline() + u'.' << costHeadline() + u'.';
    return out;
}

QString TalkWords::subject() const
{
    const std::vector<QString> models = kinds(modelName);
    const std::vector<QString> clusters = kinds(clusterOf);
    return (models.size() == 1 ? models.front() : tr("several models")) + QStringLiteral("  ·  ")
        + (clusters.size() == 1 ? clusters.front() : tr("several clusters"));
}

QString TalkWords::name(int plan) const
{
    const QString name = words::planName(m_data, plan);
    return column(plan).lossy.empty() ? name : tr("%1 (lossy)", "name of a plan").arg(name);
}

QString TalkWords::lossyPlans() const
{
    QStringList plans;
    for (int i = 0; i < m_data.count(); ++i)
        if (const Phrase& lossy = column(i).lossy; !lossy.empty())
            plans << tr("“%1” (%2)", "plan, how its gradients are compressed")
                         .arg(words::planName(m_data, i), translated(lossy));
    return plans.isEmpty()
        ? QString()
        : tr("≈ Lossy: %1. What that does to the model is not estimated.").arg(plans.join(tr(", ", "list")));
}

/// The unlike things that plans say, in the order of the plans.
std::vector<QString> TalkWords::kinds(const Fact& of) const
{
    std::vector<QString> out;
    for (const ComparedPlan& plan : m_data.plans)
        if (const QString own = of(plan); std::ranges::find(out, own) == out.end())
            out.push_back(own);
    return out;
}

QString TalkWords::told(const Fact& of) const
{
    const std::vector<QString> different = kinds(of);
    if (different.size() == 1)
        return different.front();
    if (different.size() > kMostTold)
        return tr("not the same in all plans: see the options");

    // Each with the plans that say so.
    QStringList parts;
    for (const QString& one : different) {
        QStringList plans;
        for (int i = 0; i < m_data.count(); ++i)
            if (of(m_data.plans[static_cast<std::size_t>(i)]) == one)
                plans << tr("“%1”", "plan").arg(words::planName(m_data, i));
        parts << tr("%1: %2", "plans, what they say").arg(plans.join(tr(", ", "list")), one);
    }
    return parts.join(u'\n');
}

bool TalkWords::allServe() const { return std::ranges::all_of(m_data.plans, &ComparedPlan::serves); }

bool TalkWords::someServe() const { return std::ranges::any_of(m_data.plans, &ComparedPlan::serves); }

/// What does not fit is no rival; where nothing fits, all are.
bool TalkWords::allFit() const
{
    const auto fits = [this](int plan) { return column(plan).fits; };
    return std::ranges::all_of(m_told, fits) || std::ranges::none_of(m_told, fits);
}

bool TalkWords::oneCluster() const { return kinds(clusterOf).size() == 1; }

bool TalkWords::oneDevice() const
{
    return kinds([](const ComparedPlan& plan) {
        const Cluster& cluster = *plan.project->cluster;
        QStringList devices {QString::fromStdString(cluster.device.title)};
        for (const DeviceSpec& other : cluster.otherDevices)
            devices << QString::fromStdString(other.title);
        return devices.join(u'\n');
    }).size()
        == 1;
}

QString TalkWords::questionHeadline() const
{
    const std::vector<QString> models = kinds(modelName);
    const int count = m_data.count();
    if (models.size() == 1 && allServe())
        return tr("Which of %1 plans should serve %2?").arg(count).arg(models.front());
    if (models.size() == 1 && !someServe())
        return tr("Which of %1 plans should train %2?").arg(count).arg(models.front());
    return tr("Which of %1 plans should it be?").arg(count);
}

/// Where some plans serve, memory and steps are those of the others.
QString TalkWords::ofTraining(const QString& sentence) const
{
    return someServe() && !allServe() ? tr("Training: %1", "a sentence about plans").arg(sentence) : sentence;
}

QString TalkWords::memoryHeadline() const
{
    if (allServe())
        return figureHeadline("serving/cache",
            allFit() ? tr("“%1” leaves most room for keys and values: %2 a GPU")
                     : tr("Of those that fit, “%1” leaves most room for keys and values: %2 a GPU"),
            tr("Only “%1” fits; it leaves %2 for keys and values on a GPU"));

    // The roomiest is one that fits, where any does.
    const auto told = static_cast<int>(m_told.size());
    const auto fitting =
        static_cast<int>(std::ranges::count_if(m_told, [this](int plan) { return column(plan).fits; }));
    int roomiest = -1;
    for (const int plan : m_told) {
        const StageMemory* stage = m_data.fullest(plan);
        if (stage && (fitting == 0 || column(plan).fits)
            && (roomiest < 0 || stage->headroom() > m_data.fullest(roomiest)->headroom()))
            roomiest = plan;
    }
    if (roomiest < 0)
        return tr("None of the plans is possible");

    const double headroom = m_data.fullest(roomiest)->headroom().value();
    const QString amount = unbroken(formatBytes(std::abs(headroom)));
    if (fitting == 0 && headroom >= 0)
        return tr("None fits: hosts have no room for what is offloaded");
    if (fitting == 0)
        return tr("None fits: “%1” lacks least, %2 a GPU").arg(name(roomiest), amount);
    if (told == 1)
        return tr("“%1” fits and leaves %2 a GPU").arg(name(roomiest), amount);
    const bool alike = std::ranges::all_of(m_told, [&](int plan) {
        const StageMemory* stage = m_data.fullest(plan);
        return !stage || !column(plan).fits || stage->headroom() == m_data.fullest(roomiest)->headroom();
    });
    if (alike && fitting > 1)
        return tr("%1 of %2 fit, all with as much room: %3 a GPU").arg(fitting).arg(told).arg(amount);
    if (fitting == told)
        return tr("All fit: “%1” leaves most room, %2 a GPU").arg(name(roomiest), amount);
    return tr("%1 of %2 fit: “%3” leaves most room, %4 a GPU")
        .arg(fitting)
        .arg(told)
        .arg(name(roomiest), amount);
}

QString TalkWords::speedHeadline() const
{
    if (allServe())
        return figureHeadline("serving/tpotP50",
            allFit() ? tr("“%1” gives a request its tokens fastest: %2 each")
                     : tr("Of those that fit, “%1” gives a request its tokens fastest: %2 each"),
            tr("Only “%1” fits; a token takes %2"));
    // A step of fewer tokens is shorter and not faster.
    if (m_data.comparison.perToken)
        return figureHeadline("tokensPerSecond",
            allFit() ? tr("“%1” trains most tokens per second: %2")
                     : tr("Of those that fit, “%1” trains most tokens per second: %2"),
            tr("Only “%1” fits; it trains %2"));
    return figureHeadline("step",
        allFit() ? tr("“%1” has the shortest step: %2")
                 : tr("Of those that fit, “%1” has the shortest step: %2"),
        tr("Only “%1” fits; its step takes %2"));
}

QString TalkWords::costHeadline() const
{
    if (allServe())
        return figureHeadline("serving/tokensPerSecondPerDevice",
            allFit() ? tr("“%1” gives most tokens for its GPUs: %2 each")
                     : tr("Of those that fit, “%1” gives most tokens for its GPUs: %2 each"),
            tr("Only “%1” fits; a GPU gives %2"));
    const QString alone = tr("Only “%1” fits; a billion tokens take %2");
    if (oneDevice())
        return figureHeadline("deviceHoursPerBillionTokens",
            allFit() ? tr("“%1” takes the fewest device hours: %2")
                     : tr("Of those that fit, “%1” takes the fewest device hours: %2"),
            alone);
    return figureHeadline("deviceHoursPerBillionTokens",
        allFit() ? tr("“%1” takes the fewest device hours, of unlike devices: %2")
                 : tr("Of those that fit, “%1” takes the fewest device hours, of unlike devices: %2"),
        alone);
}

QString TalkWords::recommendationHeadline() const
{
    const ui::ComparisonData& data = m_data;
    const int plan = data.comparison.recommendation.plan;
    if (someServe())
        return tr("It depends on the latencies that are asked for");
    if (plan < 0)
        return tr("None of the plans can be recommended as it is");
    return data.comparison.recommendation.budgets.empty()
        ? tr("Take “%1”").arg(name(plan))
        : tr("Take “%1”, if %2 may be used")
              .arg(name(plan), clusterOf(data.plans[static_cast<std::size_t>(plan)]));
}

/// The best plan in a figure. `alone` is said where only one of them fits.
QString TalkWords::figureHeadline(const char* key, const QString& sentence, const QString& alone) const
{
    const ComparedFigure* found = figure(key);
    const std::vector<int> among = found ? rivals(*found) : std::vector<int>();
    if (among.empty())
        return std::ranges::any_of(m_told, [this](int plan) { return column(plan).valid; })
            ? tr("None of the plans fits")
            : tr("None of the plans is possible");
    if (among.size() == 1 && m_told.size() > 1 && !column(among.front()).fits)
        return tr("Only “%1” is possible, and it does not fit").arg(name(among.front()));
    if (among.size() == 1 && m_told.size() > 1)
        return alone.arg(name(among.front()), valueWords(*found, among.front()));
    if (found->best < 0 && m_told.size() > 1)
        return among.size() == m_told.size() ? tr("The plans do not differ in this")
                                             : tr("Those that fit do not differ in this");
    const int best = found->best < 0 ? among.front() : found->best;
    return sentence.arg(name(best), valueWords(*found, best));
}

/// A value, and how it differs from that of the baseline.
QString TalkWords::valueWords(const ComparedFigure& of, int plan) const
{
    const int baseline = m_data.comparison.baseline;
    QString value = unbroken(words::value(of, of.value(plan)));
    if (const std::optional<RangeOf> range = of.range(plan))
        value += unbroken(
            QStringLiteral(" (%1–%2)").arg(words::value(of, range->low), words::value(of, range->high)));
    const std::optional<FigureChange> change = of.change(plan, baseline);
    if (!change || change->verdict == Verdict::Same)
        return value;
    return tr("%1, %2 than “%3”", "value, change, plan")
        .arg(value, unbroken(words::change(of, plan, baseline, words::Wording::Brief)), name(baseline));
}

/// Plans that could be the best in a figure: those that fit, all where none does.
std::vector<int> TalkWords::rivals(const ComparedFigure& of) const
{
    std::vector<int> out;
    const bool all = allFit();
    for (const int plan : m_told)
        if (of.value(plan) && (all || column(plan).fits))
            out.push_back(plan);
    return out;
}

const ComparedFigure* TalkWords::figure(const char* key) const
{
    const auto& figures = m_data.comparison.figures;
    const auto it = std::ranges::find(figures, key, &ComparedFigure::key);
    return it == figures.end() ? nullptr : &*it;
}

const ComparedColumn& TalkWords::column(int plan) const
{
    return m_data.comparison.plans[static_cast<std::size_t>(plan)];
}

} // namespace rankloom::ui
