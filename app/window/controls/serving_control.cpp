// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/serving_control.h"

#include <algorithm>
#include <utility>

#include "app/document/document.h"
#include "app/document/editor.h"
#include "core/plan/setting_words.h"
#include "core/serving/serving_picture.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/serving_view.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

std::optional<ServingFix> tried(
    const Project& project, Plan plan, ServingFix::What what, const RequestSizes& largest)
{
    const Result<ServingSystem> system = servingSystem(project, plan, largest);
    if (!system || !system->fits())
        return std::nullopt;
    return ServingFix {what, std::move(plan), system->tightest().memory.requests};
}

/// One change each; what fits then, and how many requests.
std::vector<ServingFix> fixesOf(const Project& project, const Plan& plan, const RequestSizes& largest)
{
    std::vector<ServingFix> out;
    const auto add = [&](Plan changed, ServingFix::What what) {
        if (std::optional<ServingFix> fix = tried(project, std::move(changed), what, largest))
            out.push_back(std::move(*fix));
    };
    for (int factor = 2; factor <= 8 && plan.layout.dp % factor == 0; factor *= 2) {
        Plan wider = plan;
        wider.layout.tp *= factor;
        wider.layout.dp /= factor;
        wider.deviceOfRank.clear();
        const std::size_t before = out.size();
        add(std::move(wider), ServingFix::What::MoreTensorParallel);
        if (out.size() > before)
            break;
    }
    if (plan.serving.weights == WeightFormat::Bf16) {
        Plan lighter = plan;
        lighter.serving.weights = WeightFormat::Fp8;
        add(std::move(lighter), ServingFix::What::EightBitWeights);
    }
    if (plan.serving.keyValueElementBytes > 1) {
        Plan lighter = plan;
        lighter.serving.keyValueElementBytes = 1;
        add(std::move(lighter), ServingFix::What::EightBitCache);
    }
    if (constexpr double kMost = 0.95; plan.serving.memoryUtilization < kMost) {
        Plan fuller = plan;
        fuller.serving.memoryUtilization = kMost;
        add(std::move(fuller), ServingFix::What::MoreMemory);
    }
    return out;
}

/// Whether what is asked of latencies is all that differs.
bool servesTheSame(const Plan& a, const Plan& b)
{
    Plan alike = a;
    alike.serving.goals = b.serving.goals;
    return alike == b;
}

Result<ServingRun> runOf(
    const ServingSystem& system, const ServingRequests& requests, const std::stop_token& stop)
{
    const ServingPart& tightest = system.tightest();
    if (!system.fits())
        return fail(ErrorCode::Contradiction,
            Phrase::of("one request does not fit: {} more are needed on each device of stage {}",
                tightest.memory.missing(tightest.plan.choice.blockTokens), tightest.memory.stage));
    Result<std::shared_ptr<const ServingPicture>> picture =
        servingPicture(system.setup, *system.prompts.times, requests, stop);
    if (!picture)
        return tl::unexpected<Error>(std::move(picture.error()));
    return ServingRun {translated(settingWords(system.setup.choice.scheduler)),
        std::make_shared<const ServingIndex>(std::move(*picture))};
}

} // namespace

ServingOutcome servePlan(
    const Project& project, const Plan& plan, std::optional<SchedulerKind> other, const std::stop_token& stop)
{
    ServingOutcome out;
    const Result<PlannedRequests> planned = PlannedRequests::of(project, plan.serving.requests);
    if (!planned) {
        out.error = planned.error();
        return out;
    }
    const ServingRequests requests = planned->all();
    const RequestSizes largest = RequestSizes::largestOf(requests);
    Result<ServingSystem> system = servingSystem(project, plan, largest);
    if (!system) {
        out.error = std::move(system.error());
        return out;
    }
    out.memory = system->tightest().memory;
    out.replicas = system->tightest().plan.replicas;
    if (!system->fits()) {
        out.missing = out.memory->missing(plan.serving.blockTokens);
        out.fixes = fixesOf(project, plan, largest);
        return out;
    }
    Result<ServingRun> run = runOf(*system, requests, stop);
    if (!run) {
        out.error = std::move(run.error());
        return out;
    }
    out.runs.push_back(std::move(*run));
    if (!other || *other == plan.serving.scheduler)
        return out;
    Plan second = plan;
    second.serving.scheduler = *other;
    Result<ServingSystem> otherSystem = servingSystem(project, second, largest);
    Result<ServingRun> otherRun = otherSystem
        ? runOf(*otherSystem, requests, stop)
        : Result<ServingRun>(tl::unexpected<Error>(std::move(otherSystem.error())));
    if (otherRun)
        out.runs.push_back(std::move(*otherRun));
    else
        out.otherError = std::move(otherRun.error());
    return out;
}

QString fixWords(const ServingFix& fix)
{
    const QString requests = ServingControl::tr(
        "%n request(s) fit then", nullptr, static_cast<int>(std::min<std::int64_t>(fix.requests, 1 << 30)));
    switch (fix.what) {
    case ServingFix::What::MoreTensorParallel:
        return ServingControl::tr("TP %1: %2").arg(QString::number(fix.plan.layout.tp), requests);
    case ServingFix::What::EightBitWeights:
        return ServingControl::tr("FP8 weights: %1").arg(requests);
    case ServingFix::What::EightBitCache:
        return ServingControl::tr("8-bit cache: %1").arg(requests);
    case ServingFix::What::MoreMemory:
        break;
    }
    return ServingControl::tr("%1 of the memory: %2")
        .arg(formatPercent(fix.plan.serving.memoryUtilization), requests);
}

ServingControl::ServingControl(Pictures pictures, Editor& editor, QObject* parent)
    : QObject(parent), m_pictures(std::move(pictures)), m_editor(editor), m_newest(this), m_measuring(this)
{
}

void ServingControl::show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    if (project && project == m_project && m_plan && *plan == *m_plan)
        return;
    const bool another = project != m_project;
    const bool asked = m_plan && !another && servesTheSame(*plan, *m_plan);
    m_measuring.cancel();
    m_capacity.reset();
    m_project = std::move(project);
    m_plan = std::move(plan);
    showTargets();
    if (asked)
        return;
    if (!m_project || m_plan->workload.kind != WorkKind::Serving) {
        m_newest.cancel();
        take(nullptr);
        return;
    }
    if (another)
        take(nullptr);
    ask();
    if (std::exchange(m_measureNext, false))
        measureCapacity();
}

void ServingControl::setOther(std::optional<SchedulerKind> scheduler)
{
    if (std::exchange(m_other, scheduler) != scheduler)
        ask();
}

void ServingControl::showTargets()
{
    const LatencyGoals goals = m_plan ? m_plan->serving.goals : LatencyGoals {};
    m_targets = {Seconds(goals.timeToFirstToken), Seconds(goals.timePerOutputToken)};
    m_pictures.lanes.setTargets(m_targets);
    for (LatencyView* view : m_pictures.latencies)
        if (view->measure() == ServingMeasure::FirstToken)
            view->setTarget(m_targets.timeToFirstToken, m_targets.share);
        else if (view->measure() == ServingMeasure::PerToken)
            view->setTarget(m_targets.timePerOutputToken, m_targets.share);
    Q_EMIT changed();
}

void ServingControl::ask()
{
    if (!m_project || m_plan->workload.kind != WorkKind::Serving)
        return;
    setStale(true);
    m_newest.ask(
        [project = m_project, plan = m_plan, other = m_other](const std::stop_token& stop) {
            return std::make_shared<const ServingOutcome>(servePlan(*project, *plan, other, stop));
        },
        [this](const std::shared_ptr<const ServingOutcome>& outcome) { take(outcome); });
    Q_EMIT changed();
}

/// Of a plan that cannot be served there are no pictures: old ones would say that it can.
void ServingControl::take(const std::shared_ptr<const ServingOutcome>& outcome)
{
    m_outcome = outcome;
    const std::vector<ServingRun> runs = outcome ? outcome->runs : std::vector<ServingRun>();
    QString why;
    if (outcome && outcome->error)
        why = translated(*outcome->error);
    else if (outcome && runs.empty())
        why = tr("Not even one request fits: each GPU of stage %1 lacks %2.")
                  .arg(QString::number(outcome->memory->stage), formatBytes(outcome->missing.value()));
    m_pictures.lanes.setWhyEmpty(why);
    m_pictures.lanes.setRuns(runs);
    for (LatencyView* view : m_pictures.latencies) {
        view->setWhyEmpty(why);
        view->setRuns(runs);
    }
    setStale(false);
    Q_EMIT changed();
}

void ServingControl::cancel()
{
    m_newest.cancel();
    Q_EMIT changed();
}

void ServingControl::measureCapacity()
{
    if (!m_project || m_plan->workload.kind != WorkKind::Serving)
        return;
    m_capacity.reset();
    m_measuring.ask(
        [project = m_project, plan = m_plan](const std::stop_token& stop) -> Result<ServingCapacity> {
            return servingCapacity(*project, *plan, {}, stop);
        },
        [this](const Result<ServingCapacity>& capacity) {
            m_capacity = capacity;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void ServingControl::setRate(double requestsPerSecond)
{
    if (!m_editor.admits())
        return;
    Plan plan = *m_editor.document().plan();
    RequestArrivals& arrivals = plan.serving.requests.arrivals;
    if (arrivals.kind != ArrivalsKind::Gamma)
        arrivals.kind = ArrivalsKind::Poisson;
    arrivals.rate = requestsPerSecond;
    m_editor.changePlan(
        std::move(plan), tr("Let %1 requests come a second").arg(formatCount(requestsPerSecond)));
}

void ServingControl::setStale(bool stale)
{
    m_pictures.lanes.setStale(stale);
    for (LatencyView* view : m_pictures.latencies)
        view->setStale(stale);
}

void ServingControl::beginServing()
{
    if (!m_editor.admits())
        return;
    Plan plan = *m_editor.document().plan();
    plan.workload.kind = WorkKind::Serving;
    m_measureNext = true;
    m_editor.changePlan(std::move(plan), tr("Serve requests"));
}

void ServingControl::apply(const ServingFix& fix)
{
    if (m_editor.admits())
        m_editor.changePlan(fix.plan, fixWords(fix));
}

} // namespace rankloom::ui
