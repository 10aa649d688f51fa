// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/serving/batch_load.h"
#include "core/serving/served_plan.h"
#include "core/serving/serving_rates.h"

namespace rankloom {

/// How long batches keep the stages of a served plan busy, by roofs, links and overheads. Default rates:
///
///     const auto times = stepTimes(served, servingRates(served.cluster().device));
///
/// A load is of a whole replica. Where attention is replicated over the experts' devices (attention data
/// parallelism) its requests are taken as spread evenly over the attention replicas, whole ones: the fullest
/// sets the pace.
///
/// Per layer: products of the projections, attention, the feed-forward part or the experts that a batch
/// touches (in few bits: StepPlanes), two all-reduces of the tensor-parallel group or the experts' exchange,
/// the engine's floor. The head prices one row per request on the last stage. Experts: those that a batch
/// asks for are read (AskedExperts), devices are unlike by the project's routing trace, else as picks at
/// random are.
///
/// Never throws, keeps what it needs of the plan; one thread or several. Microseconds to build, a fraction of
/// one per call.
std::unique_ptr<BatchTimes> stepTimes(const ServedPlan& plan, const ServingRates& rates);

/// Parts of a stage's time, for explanations; they add up to BatchTimes::of().
struct StepParts {
    Seconds products {}; ///< projections, feed-forward parts, head
    Seconds experts {}; ///< routed ones
    Seconds loading {}; ///< computing waits for planes of experts in few bits
    Seconds attention {};
    Seconds communication {}; ///< of tensor and expert parallelism
    Seconds send {}; ///< to the next stage
    Seconds overhead {}; ///< of engine and host

    [[nodiscard]] Seconds total() const
    {
        return products + experts + loading + attention + communication + send + overhead;
    }
    StepParts& operator+=(const StepParts& more)
    {
        products += more.products;
        experts += more.experts;
        loading += more.loading;
        attention += more.attention;
        communication += more.communication;
        send += more.send;
        overhead += more.overhead;
        return *this;
    }
};
StepParts stepParts(const ServedPlan& plan, const ServingRates& rates, int stage, const BatchLoad& load);
/// Of all stages together.
StepParts stepParts(const ServedPlan& plan, const ServingRates& rates, const BatchLoad& load);

} // namespace rankloom
