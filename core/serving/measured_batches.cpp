// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/measured_batches.h"

#include <algorithm>
#include <cmath>

#include "core/model/key_value_cache.h"
#include "core/serving/step_time.h"

namespace rankloom {

std::vector<MeasuredBatch> measuredBatches(
    const TimedBatches& timed, const ServedPlan& plan, std::int64_t contextTokens)
{
    const std::int64_t window = readWindow(plan.model());
    std::vector<MeasuredBatch> out;
    for (const TimedBatch& row : timed.batches) {
        MeasuredBatch batch {row.id(), {}, row.time, row.doubt};
        if (row.promptTokens > 0)
            batch.load.addPrefill(0, row.promptTokens, window);
        const std::int64_t context = row.context > 0 ? row.context : contextTokens;
        batch.load.addDecodes(row.decodes, std::max<std::int64_t>(1, context), window);
        out.push_back(std::move(batch));
    }
    return out;
}

Result<std::vector<MeasuredBatch>> readMeasuredBatches(
    const CsvTable& csv, const ServedPlan& plan, std::int64_t contextTokens)
{
    const Result<TimedBatches> timed = readTimedBatches(csv);
    if (!timed)
        return tl::unexpected<Error>(timed.error());
    return measuredBatches(*timed, plan, contextTokens);
}

Seconds batchTime(const ServedPlan& plan, const ServingRates& rates, const BatchLoad& load)
{
    const auto times = stepTimes(plan, rates);
    Seconds sum {};
    for (std::size_t s = 0; s < plan.stages.size(); ++s)
        sum += toSeconds(times->of(static_cast<int>(s), load));
    return sum;
}

std::vector<RateObservation> observationsOf(const ServedPlan& plan, const std::vector<MeasuredBatch>& batches)
{
    std::vector<RateObservation> observations;
    for (const MeasuredBatch& batch : batches)
        if (batch.doubt.empty())
            observations.push_back(
                {0, 0, 1, {1, 0}, [&plan, &batch](const ServingRates& rates) -> std::array<double, 2> {
                     return {std::log(batchTime(plan, rates, batch.load) / batch.time), 0};
                 }});
    return observations;
}

RateFit fitBatches(
    const ServedPlan& plan, const std::vector<MeasuredBatch>& batches, const ServingRates& start)
{
    return fitRates(observationsOf(plan, batches), {{start}}, kOneDeployment);
}

} // namespace rankloom
