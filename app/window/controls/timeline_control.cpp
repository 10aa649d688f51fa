// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/timeline_control.h"

#include <utility>

#include <QAction>
#include <QMenu>
#include <QUndoStack>

#include "app/document/document.h"
#include "app/document/scenario_names.h"
#include "app/figures/view_values.h"
#include "core/evaluate/step_levers.h"
#include "core/measure/timeline_difference.h"
#include "widgets/background.h"
#include "widgets/table_dialog.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_differences.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr double kFaster = 0.9; ///< 10 % less time
constexpr std::size_t kLeversShown = 5;

} // namespace

QString TimelineControl::wordsOf(const Lever& lever) const
{
    const TimelineIndex* index = m_panel.view().scene().index.get();
    const bool chunked = index && index->chunks() > 1;
    const auto stage = [chunked](int number) {
        return (chunked ? tr("virtual stage %1") : tr("stage %1")).arg(number);
    };
    switch (lever.kind) {
    case LeverKind::Stage:
        return tr("passes of %1").arg(stage(lever.index));
    case LeverKind::OverlappedPair:
        return tr("overlapped pairs");
    case LeverKind::Vocabulary:
        return tr("vocabulary passes of stage %1").arg(lever.index);
    case LeverKind::LinkForward:
        return tr("link from %1 to %2").arg(stage(lever.index), stage(lever.index + 1));
    case LeverKind::LinkBackward:
        return tr("link from %1 to %2").arg(stage(lever.index + 1), stage(lever.index));
    case LeverKind::Links:
        return tr("all links");
    case LeverKind::Barrier:
        return tr("barriers of the vocabulary layers");
    case LeverKind::Offload:
        return tr("offloading of %1").arg(stage(lever.index));
    case LeverKind::DataParallel:
        return tr("data-parallel collectives of stage %1").arg(lever.index);
    case LeverKind::Optimizer:
        return tr("optimizer of stage %1").arg(lever.index);
    }
    return {};
}

TimelineControl::TimelineControl(
    TimelinePanel& panel, const Document& document, EvaluationRunner::Function evaluate, QObject* parent)
    : QObject(parent), m_panel(panel), m_document(document), m_runner(std::move(evaluate)), m_explaining(this)
{
    connect(m_panel.compareMenu(), &QMenu::aboutToShow, this, &TimelineControl::fillMenu);
    connect(&document, &Document::evaluationChanged, this, &TimelineControl::takeFigures);
    connect(&document, &Document::opened, this, &TimelineControl::clear);
    connect(&document, &Document::closed, this, &TimelineControl::clear);
    connect(
        &m_runner, &EvaluationRunner::finished, this, [this](const std::shared_ptr<const Figures>& other) {
            if (!other->valid())
                return;
            m_other = other->evaluation->timeline;
            m_panel.view().setReference(m_other, m_otherName, laneMemory(other->evaluation->memory));
        });
    connect(&panel, &TimelinePanel::shrinkAsked, this, &TimelineControl::explainStep);
    fillMenu();
}

void TimelineControl::fillMenu()
{
    QMenu& menu = *m_panel.compareMenu();
    menu.clear();
    QAction* before = menu.addAction(tr("With the plan &before the last change"), this,
        [this] { setComparedWithBefore(!m_followsChanges); });
    before->setCheckable(true);
    before->setChecked(m_followsChanges);
    addPlans(*menu.addMenu(tr("With &another plan")));
    menu.addAction(tr("With this step, &kept as it is now"), QKeySequence(Qt::Key_P), this, [this] {
        m_followsChanges = false;
        m_panel.view().pinReference();
    });
    menu.addAction(tr("With a &measured trace…"), this, &TimelineControl::traceWanted);
    menu.addSeparator();
    menu.addAction(tr("&Differences as a table"), this, &TimelineControl::showDifferences)
        ->setEnabled(m_panel.view().reference() != nullptr);
    menu.addAction(tr("With &nothing"), this, &TimelineControl::compareWithNothing)
        ->setEnabled(m_panel.view().reference() != nullptr || m_followsChanges);
}

void TimelineControl::addPlans(QMenu& menu)
{
    for (const ScenarioPointer& scenario : m_document.state().scenarios)
        if (scenario->id != m_document.state().current)
            menu.addAction(shownName(m_document.state(), *scenario), this,
                [this, id = scenario->id] { compareWithPlan(id); });
    menu.setEnabled(!menu.isEmpty());
}

void TimelineControl::takeFigures()
{
    const std::shared_ptr<const Figures> figures = m_document.trueFigures();
    if (!figures || !figures->valid() || figures->evaluation->timeline == m_now.timeline)
        return;
    const std::shared_ptr<const Evaluation>& evaluation = figures->evaluation;
    const ScenarioPointer scenario = m_document.state().currentScenario();
    const QString change = m_document.undoStack().undoText();
    const QString plan = scenario ? shownName(m_document.state(), *scenario) : QString();
    // What a plan is tells its steps apart, and the change where that is the same.
    const bool same = plan == m_now.plan && !change.isEmpty();
    m_before = std::exchange(m_now,
        {evaluation->timeline, laneMemory(evaluation->memory),
            same ? QStringLiteral("%1 · %2").arg(plan, change) : plan, plan});
    m_panel.view().setName(m_now.name);
    if (m_followsChanges)
        setComparedWithBefore(true);
}

void TimelineControl::setComparedWithBefore(bool on)
{
    m_followsChanges = on;
    if (!on)
        compareWithNothing();
    else if (m_before.timeline)
        m_panel.view().setReference(m_before.timeline, tr("Before: %1").arg(m_before.name), m_before.memory);
}

void TimelineControl::compareWithPlan(std::int64_t scenario)
{
    const ScenarioPointer other = m_document.state().scenario(scenario);
    if (!other)
        return;
    m_followsChanges = false;
    m_otherName = shownName(m_document.state(), *other);
    m_runner.submit(m_document.projectOf(*other), std::make_shared<const Plan>(other->plan));
}

void TimelineControl::compareWithNothing()
{
    m_followsChanges = false;
    m_runner.cancel();
    m_measured = nullptr;
    m_panel.view().setReference(nullptr, {});
}

void TimelineControl::showMeasured(std::shared_ptr<const MeasuredTimeline> measured, const QString& name)
{
    m_followsChanges = false;
    m_runner.cancel();
    m_measured = std::move(measured);
    m_measuredName = name;
    m_panel.view().setReference(
        std::shared_ptr<const Timeline>(m_measured, &m_measured->timeline), tr("Measured: %1").arg(name));
}

/// What the step above is called; the person may have kept any.
QString TimelineControl::referenceName(const Timeline& above) const
{
    if (m_measured && &above == &m_measured->timeline)
        return tr("Measured: %1").arg(m_measuredName);
    if (&above == m_before.timeline.get())
        return tr("Before: %1").arg(m_before.name);
    return &above == m_other.get() ? m_otherName : tr("Kept step");
}

void TimelineControl::showDifferences()
{
    const std::shared_ptr<const Timeline> own = m_panel.view().timeline();
    const std::shared_ptr<const Timeline> above = m_panel.view().reference();
    if (!own || !above)
        return;
    using Difference = std::shared_ptr<const TimelineDifference>;
    const auto compare = [own, above, measured = m_measured]() -> Difference {
        if (measured && above.get() == &measured->timeline)
            return std::make_shared<const TimelineDifference>(compareTimelines(*measured, *own));
        MeasuredTimeline other;
        other.timeline = *above;
        other.named = true;
        return std::make_shared<const TimelineDifference>(compareTimelines(other, *own));
    };
    const ScenarioPointer scenario = m_document.state().currentScenario();
    const StepNames names {
        referenceName(*above), scenario ? shownName(m_document.state(), *scenario) : tr("This step")};
    runInBackground<Difference>(compare, this, [this, own, names](const Difference& difference) {
        auto* table = new TableDialog(differenceTable(difference, own, names),
            tr("Differences: %1, %2", "two steps").arg(names.above, names.below), m_panel.window());
        table->QDialog::show();
    });
}

void TimelineControl::explainStep()
{
    if (!m_document.isOpen() || m_document.isStale())
        return;
    m_panel.setShrinkText(tr("Simulating the step with each stage and each link 10 % faster…"));
    m_explaining.ask(
        [project = m_document.project(), plan = m_document.plan()](const std::stop_token& stop) {
            return whatWouldShrinkStep(*project, *plan, kFaster, kLeversShown, stop);
        },
        [this](const Result<std::vector<Sensitivity>>& levers) {
            if (levers)
                showLevers(*levers);
            else
                m_panel.setShrinkText(translated(levers.error()));
        });
}

void TimelineControl::showLevers(const std::vector<Sensitivity>& levers)
{
    QStringList parts;
    for (const Sensitivity& lever : levers)
        if (lever.saved > 0)
            parts << tr("%1: −%2").arg(
                wordsOf(lever.lever), formatSeconds(static_cast<double>(lever.saved) * 1e-9));
    m_panel.setShrinkText(parts.isEmpty()
            ? tr("No single stage or link made 10 % faster shortens the step.")
            : tr("10 % faster would save:") + QStringLiteral("  ") + parts.join(QStringLiteral("  ·  ")));
}

void TimelineControl::clear()
{
    compareWithNothing();
    m_now = {};
    m_before = {};
}

} // namespace rankloom::ui
