// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/serving_outcome.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/plan/setting_words.h"
#include "core/serving/planned_requests.h"
#include "core/serving/serving_picture.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::ServingOutcome)
};

Result<ServingRun> runOf(
    const ServingSystem& system, const ServingRequests& requests, const std::stop_token& stop)
{
    const ServingPart& tightest = system.tightest();
    if (!system.fits())
        return fail(ErrorCode::Contradiction, servingFit(tightest.memory, tightest.plan.choice.blockTokens));
    Result<std::shared_ptr<const ServingPicture>> picture =
        servingPicture(system.setup, *system.prompts.times, requests, stop);
    if (!picture)
        return tl::unexpected<Error>(std::move(picture.error()));
    return ServingRun {translated(settingWords(system.setup.choice.scheduler)),
        std::make_shared<const ServingIndex>(std::move(*picture))};
}

} // namespace

std::shared_ptr<const ServingSensitivity> pricedChanges(
    const Project& project, const Plan& plan, const RequestSizes& sizes, const std::stop_token& stop)
{
    Result<ServingSensitivity> changes = servingSensitivity(project, plan, sizes, stop);
    return changes ? std::make_shared<const ServingSensitivity>(std::move(*changes)) : nullptr;
}

ServingOutcome servePlan(
    const Project& project, const Plan& plan, const ServingQuestion& question, const std::stop_token& stop)
{
    const std::optional<SchedulerKind>& other = question.other;
    ServingOutcome out;
    const Result<PlannedRequests> planned = PlannedRequests::of(project, plan.serving.requests);
    if (!planned) {
        out.error = planned.error();
        return out;
    }
    const ServingRequests requests = planned->all();
    const RequestSizes sizes = RequestSizes::of(requests);
    Result<ServingSystem> system = servingSystem(project, plan, sizes);
    if (!system) {
        out.error = std::move(system.error());
        return out;
    }
    out.memory = system->tightest().memory;
    out.blockTokens = plan.serving.blockTokens;
    out.replicas = system->tightest().plan.replicas;
    out.sizes = sizes;
    out.sensitivity = question.sensitivity ? question.sensitivity : pricedChanges(project, plan, sizes, stop);
    if (!system->fits())
        return out;
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
    Result<ServingSystem> otherSystem = servingSystem(project, second, sizes);
    Result<ServingRun> otherRun = otherSystem
        ? runOf(*otherSystem, requests, stop)
        : Result<ServingRun>(tl::unexpected<Error>(std::move(otherSystem.error())));
    if (otherRun)
        out.runs.push_back(std::move(*otherRun));
    else
        out.otherError = std::move(otherRun.error());
    return out;
}

std::vector<ServingChange> offeredChanges(const ServingSensitivity& sensitivity)
{
    constexpr std::size_t most = 4;
    constexpr double worthIt = 1.01; // times as many requests
    std::vector<ServingChange> offered = servingFixes(sensitivity);
    if (sensitivity.now.fits)
        for (const ServingChange& change : sensitivity.changes)
            if (change.price.fits
                && change.price.requestsPerSecond > worthIt * sensitivity.now.requestsPerSecond)
                offered.push_back(change);
    if (offered.size() > most)
        offered.resize(most);
    return offered;
}

QString changeWords(const ServingChange& change, const ServedPrice& now)
{
    const QString tpot = OutcomeWords::tr("TPOT %1").arg(formatSeconds(change.price.timePerToken.value()));
    if (now.fits && now.requestsPerSecond > 0)
        return OutcomeWords::tr("%1: +%2 requests/s, %3")
            .arg(translated(change.label),
                formatPercent(change.price.requestsPerSecond / now.requestsPerSecond - 1), tpot);
    const QString requests = OutcomeWords::tr("%n request(s) fit then", nullptr,
        static_cast<int>(std::min<std::int64_t>(change.price.requests, 1 << 30)));
    return OutcomeWords::tr("%1: %2, %3 a second, %4")
        .arg(translated(change.label), requests, formatCount(change.price.requestsPerSecond), tpot);
}

QString whyNotServed(const ServingOutcome& outcome)
{
    if (outcome.error)
        return translated(*outcome.error);
    if (!outcome.runs.empty())
        return {};
    return translated(servingFit(*outcome.memory, outcome.blockTokens));
}

} // namespace rankloom::ui
