// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/recover_control.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QTableView>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "app/document/input_files.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "widgets/background.h"
#include "widgets/board/board_view.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/picture_bytes.h"
#include "widgets/recovery/communicators_view.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/recovery/layers_view.h"
#include "widgets/recovery/over_time_views.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/recovery_time_view.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/recovery/throughput_view.h"
#include "widgets/recovery/timeouts_form.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr std::uint64_t kSeed = 1; ///< of failures that are drawn
constexpr int kMarkingPause = 60; ///< a box or a held key marks several parts at once

/// For a report: drawn anew, as what is on screen may be of another size.
std::vector<ReportedPicture> picturesOf(const ShownRecoveries& all, int chosen)
{
    RecoveryTimeView times;
    times.setRecoveries(all);
    times.setChosen(chosen);
    std::vector<ReportedPicture> out {recorded(times)};
    if (!all->policies[static_cast<std::size_t>(chosen)].feasible)
        return out;
    LayersView layers;
    layers.setRecoveries(all, chosen);
    ThroughputView throughput;
    throughput.setRecoveries(all, chosen);
    CommunicatorsView communicators;
    communicators.setRecoveries(all, chosen);
    for (PictureView* view : std::initializer_list<PictureView*> {&throughput, &layers, &communicators})
        if (!view->isEmpty())
            out.push_back(recorded(*view));
    return out;
}

} // namespace

/// What to know about all policies at once.
QString RecoverControl::remarkOf(const Recoveries& all, const RecoverySettings& settings)
{
    QStringList parts;
    if (all.idleCells > 0)
        parts << tr("An earlier failure has left this plan: others do the work of %n stage(s) of replicas. "
                    "Shares are of what it does now.",
            nullptr, all.idleCells);
    if (all.sparesUsed > 0)
        parts << tr("%n spare node(s) take over.", nullptr, all.sparesUsed);
    if (all.asItIsSeconds > 0)
        parts << tr("Living with it: step %1, %2 of the throughput.")
                     .arg(formatSeconds(all.asItIsSeconds),
                         formatPercent(all.stepSeconds / all.asItIsSeconds));
    if (settings.peerCopies && all.copyBytes > 0)
        parts << (all.copiesHide ? tr("Copies to a peer, %1 a rank and step, hide behind the step.")
                                 : tr("⚠ Copies to a peer, %1 a rank and step, do not hide behind the step."))
                     .arg(formatBytes(all.copyBytes));
    return parts.join(u' ');
}

RecoverControl::RecoverControl(Views& views, Editor& editor, QObject* parent)
    : QObject(parent)
    , m_views(views)
    , m_editor(editor)
    , m_document(editor.document())
    , m_failures(*views.failures)
    , m_panel(*views.recovery)
    , m_pricing(this)
    , m_timelines(this)
    , m_worst(this)
    , m_looking(this)
    , m_clocks(this)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kMarkingPause);
    connect(&m_soon, &QTimer::timeout, this, &RecoverControl::price);
    connect(views.board, &BoardView::failuresRequested, this, [this](const FailureMarks& changes) {
        if (!m_document.isOpen())
            return;
        setMarks(marked(m_document.project()->cluster, m_marks, changes));
    });
    connect(&m_failures, &FailuresPanel::marksEdited, this, &RecoverControl::setMarks);
    connect(&m_failures, &FailuresPanel::assumptionsEdited, this, [this] {
        m_views.board->setRackSize(m_failures.assumptions().nodesPerRack);
        ask();
        forgetAhead();
    });
    connect(&m_failures, &FailuresPanel::worstRequested, this, &RecoverControl::findWorst);
    connect(&m_failures, &FailuresPanel::clocksRequested, this, &RecoverControl::readClocks);
    connect(&m_failures.timeouts(), &TimeoutsForm::saveRequested, this, &RecoverControl::askWhereToSave);
    connect(&m_panel, &RecoveryPanel::adoptRequested, this, &RecoverControl::adopt);
    connect(&m_panel, &RecoveryPanel::chosenChanged, this, &RecoverControl::showChosen);
    connect(views.recoveryTime, &RecoveryTimeView::chosenByPerson, &m_panel, &RecoveryPanel::choose);
    connect(views.throughput, &ThroughputView::chosenByPerson, this,
        [this](int item) { m_panel.choose(m_views.throughput->policyOf(item)); });
    connect(&m_panel, &RecoveryPanel::refused, this, [this](const QString& why) {
        Q_EMIT m_views.failed(Error {ErrorCode::Unsupported, why.toStdString(), {}});
    });
    connect(&m_panel, &RecoveryPanel::boardRequested, &m_views, &Views::boardWanted);
    connect(&m_document, &Document::projectChanged, this, &RecoverControl::followProject);
    connect(&m_document, &Document::planChanged, this, &RecoverControl::ask);
    connect(&m_document, &Document::planChanged, this, &RecoverControl::forgetAhead);
    connect(&m_document, &Document::opened, this, &RecoverControl::clear);
    connect(&m_document, &Document::closed, this, &RecoverControl::clear);
    views.beforeAfter->setAccessibleName(tr("Timelines before and after"));
    views.beforeAfter->setParts({ComparisonPart::Timelines});
    views.beforeAfter->setDense();
    clear();
}

void RecoverControl::setMarks(FailureMarks marks)
{
    m_marks = std::move(marks);
    m_failures.setMarks(m_marks);
    m_views.board->setFailures(m_marks);
    ask();
}

void RecoverControl::followProject()
{
    const std::shared_ptr<const Project>& project = m_document.project();
    m_failures.setCluster(project->cluster.pointer());
    setMarks(marksWithin(project->cluster, m_marks));
    forgetAhead();
}

void RecoverControl::ask()
{
    m_pricing.cancel();
    if (!m_document.isOpen() || m_marks.empty()) {
        m_soon.stop();
        m_panel.setRecoveries(nullptr);
        return;
    }
    if (m_panel.recoveries()) {
        m_panel.setStale(true);
        setPicturesStale(true);
    }
    m_soon.start();
}

void RecoverControl::price()
{
    if (!m_document.isOpen())
        return;
    const auto question = std::make_shared<const Question>(
        Question {m_document.project(), m_document.plan(), m_marks, m_failures.assumptions().settings});
    m_pricing.ask(
        [question](const std::stop_token& stop) {
            const Question& q = *question;
            return replanAll(*q.project, withSlowParts(*q.plan, q.marks),
                lostDevices(q.project->cluster, q.marks), q.settings, {}, stop);
        },
        [this, question](const Result<Recoveries>& recoveries) { take(question, recoveries); });
}

void RecoverControl::take(
    const std::shared_ptr<const Question>& question, const Result<Recoveries>& recoveries)
{
    if (!recoveries) {
        m_panel.setRecoveries(nullptr, QStringLiteral("✕ ") + wordsOf(recoveries.error()));
        return;
    }
    m_priced = question;
    m_panel.setRecoveries(std::make_shared<const Recoveries>(*recoveries));
    m_panel.setHeadline(
        tr("%1: %2", "what fails, what is best then")
            .arg(marksWords(question->project->cluster, question->marks), bestWords(*recoveries)),
        remarkOf(*recoveries, question->settings));
}

/// The pictures speak of the same policy as the table.
void RecoverControl::showChosen(int policy)
{
    const ShownRecoveries& all = m_panel.recoveries();
    const bool any = all && policy >= 0 && policy < std::ssize(all->policies);
    m_views.recoveryTime->setRecoveries(all);
    m_views.recoveryTime->setChosen(any ? policy : -1);
    m_views.throughput->setRecoveries(all, any ? policy : -1);
    m_views.layers->setRecoveries(any ? all : nullptr, any ? policy : -1);
    m_views.communicators->setRecoveries(any ? all : nullptr, any ? policy : -1);
    showTimes();
    m_timelines.cancel();
    m_views.beforeAfter->whenSeen([this, policy = any ? policy : -1] { showBeforeAfter(policy); });
    setPicturesStale(false);
    if (m_ahead)
        showAhead();
}

/// A step before and one after on one time axis. Before, it is that of the replica that fails: its lost
/// stages are struck out.
void RecoverControl::showBeforeAfter(int policy)
{
    const ShownRecoveries& all = m_panel.recoveries();
    ComparisonView& view = *m_views.beforeAfter;
    view.setWhyEmpty(tr("Nothing is marked as failed."));
    if (!all || policy < 0 || policy >= std::ssize(all->policies) || !m_document.isOpen())
        return view.setData(nullptr);
    const Recovery& chosen = all->policies[static_cast<std::size_t>(policy)];
    if (!chosen.plan) {
        view.setWhyEmpty(tr("%1 cannot go on.").arg(policyName(chosen.policy)));
        return view.setData(nullptr);
    }
    std::vector<int> lost;
    for (std::size_t stage = 0; stage < all->livingReplicas.size(); ++stage)
        if (all->livingReplicas[stage] < all->replicas)
            lost.push_back(static_cast<int>(stage));
    const std::string before = tr("Before, in a replica that fails").toStdString();
    const std::string after = tr("After: %1").arg(policyName(chosen.policy)).toStdString();
    m_timelines.ask(
        [project = m_priced->project, healthy = m_priced->plan,
            then = std::make_shared<const Plan>(*chosen.plan), lost, before,
            after](const std::stop_token& stop) -> std::shared_ptr<const ComparisonData> {
            const Result<Evaluation> was = evaluate(*project, *healthy, stop);
            const Result<Evaluation> is = evaluate(*project, *then, stop);
            if (!was || !is)
                return nullptr;
            auto data = std::make_shared<ComparisonData>(
                makeComparisonData({{before, project, healthy, *was}, {after, project, then, *is}}, 0));
            data->struckLanes = {lost, {}};
            return data;
        },
        [this](const std::shared_ptr<const ComparisonData>& data) { m_views.beforeAfter->setData(data); });
}

void RecoverControl::setPicturesStale(bool stale)
{
    for (PictureView* view : std::initializer_list<PictureView*> {m_views.recoveryTime, m_views.throughput,
             m_views.layers, m_views.communicators, m_views.beforeAfter})
        view->setStale(stale);
}

ReportedRecovery RecoverControl::told() const
{
    ReportedRecovery out;
    const QAbstractItemModel& table = *m_panel.table().model();
    if (!m_panel.recoveries() || m_soon.isActive() || m_pricing.isBusy())
        return out;
    if (const ScenarioPointer scenario = m_document.state().currentScenario())
        out.plan = QString::fromStdString(scenario->name);
    out.headline = m_panel.headline();
    constexpr int kColumns = PolicyTable::Why; // the remarks would make it too wide
    for (int column = 0; column < kColumns; ++column)
        out.head << table.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < table.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < kColumns; ++column)
            cells << table.index(row, column).data().toString();
        out.rows.push_back(cells);
    }
    const RecoverySettings& s = m_failures.assumptions().settings;
    out.remarks << tr(
        "Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; "
        "%n spare node(s).",
        nullptr, s.spareNodes)
                       .arg(formatSeconds(s.detectSeconds), formatSeconds(s.communicatorSeconds),
                           formatSeconds(s.restartSeconds), formatSeconds(s.checkpointLoadSeconds),
                           formatSeconds(s.checkpointInterval));
    const ShownRecoveries& all = m_panel.recoveries();
    for (const Recovery& r : all->policies)
        out.remarks << QStringLiteral("%1: %2").arg(policyName(r.policy), recoveryDetails(r));
    return out;
}

ReportedRecovery RecoverControl::reported() const
{
    ReportedRecovery out = told();
    if (!out.empty() && m_panel.chosen() >= 0)
        out.pictures = picturesOf(m_panel.recoveries(), m_panel.chosen());
    return out;
}

void RecoverControl::adopt(int policy, AdoptAs as)
{
    const ShownRecoveries& all = m_panel.recoveries();
    if (!all || policy < 0 || policy >= std::ssize(all->policies) || !m_editor.admits())
        return;
    const Recovery& chosen = all->policies[static_cast<std::size_t>(policy)];
    if (!chosen.plan || m_soon.isActive() || m_pricing.isBusy())
        return;
    const Plan plan = *chosen.plan; // taking it prices others
    m_editor.takeLayout(plan, m_priced->project->cluster, as);
}

const Recovery* RecoverControl::taken() const
{
    const ShownRecoveries& all = m_panel.recoveries();
    if (!all || m_panel.chosen() < 0)
        return nullptr;
    const Recovery& chosen = all->policies[static_cast<std::size_t>(m_panel.chosen())];
    return chosen.feasible ? &chosen : nullptr;
}

void RecoverControl::showTimes()
{
    const Recovery* policy = taken();
    m_failures.timeouts().setTimes(policy != nullptr ? m_panel.recoveries()->stepSeconds : 0,
        policy != nullptr ? policy->seconds.total() : 0);
}

void RecoverControl::askWhereToSave(RecoveryLauncher launcher)
{
    const bool script = launcher == RecoveryLauncher::TorchFt;
    const QString path = QFileDialog::getSaveFileName(&m_failures, tr("Save settings of the launcher"),
        script ? QStringLiteral("torchft.sh") : QStringLiteral("torchtitan.args"), tr("All files (*)"));
    if (!path.isEmpty())
        saveSettings(launcher, path);
}

void RecoverControl::saveSettings(RecoveryLauncher launcher, const QString& path)
{
    const Recovery* policy = taken();
    if (policy == nullptr)
        return;
    const RecoveryText text = exportRecovery(launcher, setupOf(*m_panel.recoveries(), policy),
        m_failures.assumptions().settings, m_failures.timeouts().timeouts(), policy);
    QStringList omissions;
    for (const Diagnostic& one : text.omissions)
        omissions << translated(one.message);
    runInBackground<Result<void>>(
        [path, bytes = QByteArray::fromStdString(text.text)] { return writeWhole(path, bytes); }, this,
        [this, path, omissions](const Result<void>& written) {
            if (!written)
                Q_EMIT m_views.failed(written.error());
            else
                m_failures.timeouts().setSaved(
                    tr("Written: %1").arg(QDir::toNativeSeparators(path)), omissions);
        });
}

void RecoverControl::readClocks(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    m_failures.setReadingClocks(name);
    m_clocks.ask(
        [path](const std::stop_token&) -> Result<ClockTable> {
            const Result<std::string> text = readTextFile(path);
            return text ? readClockTable(*text) : tl::unexpected<Error>(text.error());
        },
        [this, name](const Result<ClockTable>& table) { m_failures.takeClocks(name, table); });
}

void RecoverControl::clear()
{
    m_pricing.cancel();
    m_soon.stop();
    m_marks.clear();
    m_views.board->setFailures({});
    m_panel.setRecoveries(nullptr);
    m_failures.setCluster(m_document.isOpen() ? m_document.project()->cluster.pointer() : nullptr);
    m_failures.setMarks({});
    m_worst.cancel();
    m_clocks.cancel();
    forgetAhead();
}

void RecoverControl::findWorst(int nodes)
{
    if (!m_document.isOpen())
        return;
    m_failures.setWorst(tr("Looking for the worst loss of %n node(s)…", nullptr, nodes));
    m_worst.ask(
        [project = m_document.project(), plan = m_document.plan(),
            settings = m_failures.assumptions().settings,
            nodes](const std::stop_token& stop) { return worstLoss(*project, *plan, settings, nodes, stop); },
        [this](const Result<WorstLoss>& worst) { takeWorst(worst); });
}

void RecoverControl::takeWorst(const Result<WorstLoss>& worst)
{
    if (!worst) {
        m_failures.setWorst(QStringLiteral("✕ ") + wordsOf(worst.error()));
        return;
    }
    FailureMarks marks;
    for (const int node : worst->nodes)
        marks.push_back(markOf(WhatIf::Part::Node, node, 0));
    setMarks(std::move(marks));
    const auto nodes = static_cast<int>(worst->nodes.size());
    const QString keeps = tr("%1 keeps %2 of the throughput", "policy and share")
                              .arg(policyName(worst->best), formatPercent(worst->throughputRatio));
    const QString survives = worst->goesOn
        ? (worst->all
                ? tr("✓ Survives any loss of %n node(s). In the worst case, marked now, %1.", nullptr, nodes)
                : tr("✓ Survives every loss of %n node(s) that was tried. In the worst one found, %1.",
                    nullptr, nodes))
        : worst->throughputRatio > 0
        ? tr("✗ Not every loss of %n node(s) is survived: after this one only the checkpoint is left; %1.",
            nullptr, nodes)
        : tr("✗ Not every loss of %n node(s) is survived: after this one nothing goes on.%1", nullptr, nodes);
    m_failures.setWorst(survives.arg(worst->throughputRatio > 0 ? keeps : QString()) + u' '
        + tr("%1 sets tried.").arg(formatCount(static_cast<double>(worst->tried))));
}

void RecoverControl::forgetAhead()
{
    m_looking.cancel();
    m_ahead.reset();
    m_worst.cancel(); // it was of the same plan under the same assumptions
    m_failures.setWorst({});
    for (PictureView* view :
        std::initializer_list<PictureView*> {m_views.fleet, m_views.spares, m_views.checkpoints}) {
        view->setStale(true);
        view->whenSeen([this] { lookAhead(); });
    }
}

void RecoverControl::lookAhead()
{
    if (m_ahead || m_looking.isBusy())
        return showAhead();
    if (!m_document.isOpen())
        return showAhead();
    const RecoveryAssumptions assumed = m_failures.assumptions();
    LookAhead ask;
    ask.horizon = assumed.horizonSeconds;
    ask.nodesPerRack = assumed.nodesPerRack;
    ask.seed = kSeed;
    m_looking.ask(
        [project = m_document.project(), plan = m_document.plan(), settings = assumed.settings, ask](
            const std::stop_token& stop) {
            return rankloom::lookAhead(*project, *plan, settings, {}, ask, stop);
        },
        [this](const Result<OverTime>& ahead) {
            m_ahead = std::make_shared<const OverTime>(ahead ? *ahead : OverTime());
            showAhead();
        });
}

RecoveryPolicy RecoverControl::policyAhead() const
{
    if (m_panel.chosen() >= 0)
        return static_cast<RecoveryPolicy>(m_panel.chosen());
    if (!m_ahead || m_ahead->policies.empty())
        return RecoveryPolicy::Resize;
    return std::ranges::max_element(m_ahead->policies, {}, [](const OverTime::OfPolicy& one) {
        return one.closedForm.goodput;
    })->fleet.policy;
}

void RecoverControl::showAhead()
{
    if (m_looking.isBusy())
        return; // the last ones stay, dimmed
    const bool fails = m_ahead && std::isfinite(m_ahead->mtbf);
    const ShownOverTime shown = fails ? m_ahead : nullptr;
    m_views.fleet->setOverTime(shown, policyAhead());
    m_views.spares->setOverTime(shown, policyAhead());
    m_views.checkpoints->setOverTime(shown, m_failures.assumptions().settings.checkpointInterval);
    for (PictureView* view :
        std::initializer_list<PictureView*> {m_views.fleet, m_views.spares, m_views.checkpoints})
        view->setStale(false);
}

} // namespace rankloom::ui
