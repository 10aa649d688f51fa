// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/replay_control.h"

#include <utility>

#include <QFileDialog>
#include <QFileInfo>

#include "app/document/document.h"
#include "app/document/input_files.h"
#include "app/window/shell/message_bar.h"
#include "core/evaluate/evaluate.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/replay_panel.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr std::uint64_t kReplaySeed = 1; ///< of the nodes whose loss is priced

Result<std::shared_ptr<const PreemptionTrace>> readTrace(const QString& path)
{
    const Result<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<PreemptionTrace> trace = readPreemptions(*text);
    if (!trace) {
        trace.error().where.file = placeOf(path).file;
        return tl::unexpected<Error>(trace.error());
    }
    if (trace->events.empty())
        return fail(ErrorCode::BadValue, Phrase::of("There are no events in the trace."), placeOf(path),
            Phrase::of("Write milliseconds, add or remove, and a node: 1000,add,n03."));
    if (!(trace->length() > 0))
        return fail(
            ErrorCode::BadValue, Phrase::of("All events of the trace are at one time."), placeOf(path));
    return std::make_shared<const PreemptionTrace>(std::move(*trace));
}

Result<TraceReplay> replayOf(const Project& project, const Plan& plan, const RecoverySettings& settings,
    const PreemptionTrace& trace, const std::stop_token& stop)
{
    const Result<Evaluation> healthy = evaluate(project, plan, stop);
    if (!healthy)
        return tl::unexpected<Error>(healthy.error());
    const Result<std::vector<FleetPolicy>> fleets = fleetsOf(project, plan, settings, {}, kReplaySeed, stop);
    if (!fleets)
        return tl::unexpected<Error>(fleets.error());
    TraceReplay out;
    out.horizon = trace.length();
    out.oddLines = trace.diagnostics.size();
    if (const double step = healthy->time.step.value(); step > 0)
        out.samplesPerSecond = static_cast<double>(plan.workload.globalBatchSize) / step;
    for (const FleetPolicy& fleet : *fleets)
        out.policies.push_back({fleet, replayPreemptions(fleet, trace, 0)});
    return out;
}

} // namespace

ReplayControl::ReplayControl(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_reading(this), m_replaying(this)
{
    connect(&parts.replay, &ReplayPanel::traceRequested, this, &ReplayControl::askForTrace);
    connect(&parts.replay, &ReplayPanel::traceDropped, this, &ReplayControl::open);
    connect(&parts.failures, &FailuresPanel::assumptionsEdited, this, &ReplayControl::forget);
    connect(&parts.recovery, &RecoveryPanel::chosenChanged, this, &ReplayControl::show);
    for (const auto changed : {&Document::projectChanged, &Document::planChanged})
        connect(&parts.document, changed, this, &ReplayControl::forget);
    for (const auto gone : {&Document::opened, &Document::closed})
        connect(&parts.document, gone, this, &ReplayControl::clear);
}

void ReplayControl::askForTrace()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_parts.replay, tr("Trace of preemptions"), {}, tr("Traces (*.csv *.txt);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void ReplayControl::open(const QString& path)
{
    if (!m_parts.document.isOpen())
        return;
    m_parts.replay.setProblem(tr("Reading %1…").arg(QFileInfo(path).fileName()));
    m_reading.ask([path](const std::stop_token&) { return readTrace(path); },
        [this, name = QFileInfo(path).fileName()](const Result<Trace>& trace) { take(name, trace); });
}

/// The last trace stays where the new one cannot be read.
void ReplayControl::take(const QString& name, const Result<Trace>& trace)
{
    if (!trace)
        return m_parts.replay.setProblem(QStringLiteral("✕ ") + wordsOf(trace.error()));
    m_trace = *trace;
    m_name = name;
    forget();
}

void ReplayControl::forget()
{
    m_replaying.cancel();
    if (!m_trace)
        return;
    ReplayView& view = m_parts.replay.view();
    view.setPlaying(false);
    view.setStale(m_shown != nullptr);
    view.whenSeen([this] { replay(); });
}

void ReplayControl::replay()
{
    if (!m_trace || !m_parts.document.isOpen())
        return;
    m_replaying.ask(
        [project = m_parts.document.project(), plan = m_parts.document.plan(),
            settings = m_parts.failures.assumptions().settings, trace = m_trace](
            const std::stop_token& stop) { return replayOf(*project, *plan, settings, *trace, stop); },
        [this](const Result<TraceReplay>& replayed) {
            if (!replayed) {
                m_shown.reset(); // of a plan that was
                m_parts.replay.view().setStale(false);
                show();
                m_parts.replay.setProblem(QStringLiteral("✕ ") + wordsOf(replayed.error()));
                return;
            }
            TraceReplay named = *replayed;
            named.name = m_name;
            m_shown = std::make_shared<const TraceReplay>(std::move(named));
            m_parts.replay.view().setStale(false);
            show();
        });
}

/// Under the policy that the table speaks of; before one is chosen under that which does most.
void ReplayControl::show()
{
    const TraceReplay::OfPolicy* best = m_shown ? m_shown->best() : nullptr;
    const int chosen = m_parts.recovery.chosen();
    const RecoveryPolicy policy = chosen >= 0 ? static_cast<RecoveryPolicy>(chosen)
        : best != nullptr                     ? best->fleet.policy
                                              : RecoveryPolicy::Resize;
    if (m_shown)
        m_parts.replay.setProblem({});
    m_parts.replay.view().setReplay(m_shown, policy);
}

void ReplayControl::clear()
{
    m_reading.cancel();
    m_replaying.cancel();
    m_trace.reset();
    m_shown.reset();
    m_parts.replay.setProblem({});
    show();
}

} // namespace rankloom::ui
