// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/measured_batches.h"

#include <cmath>

#include "core/serving/step_time.h"

namespace rankloom {

namespace {

/// One deployment is to be met, whatever devices and engines do elsewhere.
constexpr double kOneDeployment = 5;

} // namespace

Result<std::vector<MeasuredBatch>> readMeasuredBatches(
    const CsvTable& csv, const ServedPlan& plan, std::int64_t contextTokens)
{
    for (const char* column : {"batch_num_prefill_tokens", "batch_num_decode_tokens", "batch_execution_time"})
        if (!csv.has(column))
            return fail(ErrorCode::BadValue,
                Phrase::of("there is no column \"{}\"", std::string_view(column)), {},
                Phrase::of("Needed are batch_num_prefill_tokens, batch_num_decode_tokens and "
                           "batch_execution_time (in seconds)."));
    const int window = plan.model().window ? plan.model().window->tokens : 0;
    std::vector<MeasuredBatch> out;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto line = static_cast<int>(row) + 2;
        const double seconds = csv.number(row, "batch_execution_time").value_or(0);
        const double prefill = csv.number(row, "batch_num_prefill_tokens").value_or(-1);
        const double decodes = csv.number(row, "batch_num_decode_tokens").value_or(-1);
        constexpr double most = 1e9;
        if (!(seconds > 0) || !(prefill >= 0) || !(decodes >= 0) || !(prefill + decodes > 0)
            || prefill + decodes > most)
            return fail(ErrorCode::BadValue, Phrase::of("a batch needs a time and tokens above zero"),
                {{}, line, 0, {}});
        MeasuredBatch batch;
        batch.id = std::to_string(std::llround(prefill)) + " + " + std::to_string(std::llround(decodes));
        batch.time = Seconds(seconds);
        if (prefill > 0)
            batch.load.addPrefill(0, std::llround(prefill), window);
        const auto context = static_cast<std::int64_t>(
            csv.number(row, "batch_context_tokens").value_or(static_cast<double>(contextTokens)));
        for (std::int64_t i = 0; i < std::llround(decodes); ++i)
            batch.load.addDecode(std::max<std::int64_t>(1, context), window);
        if (csv.has("inter_batch_delay") && csv.cell(row, "inter_batch_delay").empty())
            batch.doubt = "the first batch of its run, which warms up";
        out.push_back(std::move(batch));
    }
    return out;
}

Seconds batchTime(const ServedPlan& plan, const ServingRates& rates, const BatchLoad& load)
{
    const auto times = stepTimes(plan, rates);
    Seconds sum {};
    for (std::size_t s = 0; s < plan.stages.size(); ++s)
        sum += toSeconds(times->of(static_cast<int>(s), load));
    return sum;
}

RateFit fitBatches(
    const ServedPlan& plan, const std::vector<MeasuredBatch>& batches, const ServingRates& start)
{
    std::vector<RateObservation> observations;
    for (const MeasuredBatch& batch : batches)
        if (batch.doubt.empty())
            observations.push_back(
                {0, 0, 1, {1, 0}, [&plan, &batch](const ServingRates& rates) -> std::array<double, 2> {
                     return {std::log(batchTime(plan, rates, batch.load) / batch.time), 0};
                 }});
    return fitRates(observations, {{start}}, kOneDeployment);
}

} // namespace rankloom
