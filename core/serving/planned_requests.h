// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/error.h"
#include "core/plan/project.h"
#include "core/workload/serving_choice.h"

namespace rankloom {

/// Where the requests of a plan come from: a trace of the project, or the generator.
class PlannedRequests {
public:
    /// Errors: BadValue (the project has no such trace).
    static Result<PlannedRequests> of(const Project& project, const RequestMix& mix);

    /// As the plan has them.
    [[nodiscard]] ServingRequests all() const;
    /// So many at most, enough to know means by: lengths and rate are the plan's.
    [[nodiscard]] ServingRequests few(std::int64_t most) const;
    /// So many with the lengths of the plan, all at once. Of a trace another seed begins at another place.
    [[nodiscard]] ServingRequests atOnce(std::int64_t count, std::uint64_t seed) const;
    /// Lets them come at a rate, in requests a second: in the rhythm of the trace, as the plan has it, or at
    /// random where the plan lets them come all at once, evenly or in a closed loop.
    void arrive(ServingRequests& requests, double rate, std::uint64_t seed) const;
    /// Requests a second; 0 where all come at once, or users ask in a closed loop.
    [[nodiscard]] double rate() const;

private:
    explicit PlannedRequests(RequestMix mix) : m_mix(std::move(mix)) { }
    [[nodiscard]] bool keepsTimes() const { return m_trace && m_trace->hasTimes && m_mix.trace.times; }
    /// So many, from the `first` request of the trace on; the last ones where it ends before.
    [[nodiscard]] ServingRequests traced(std::int64_t first, std::int64_t count) const;

    RequestMix m_mix;
    std::shared_ptr<const RecordedRequests> m_trace; ///< null = drawn
};

} // namespace rankloom
