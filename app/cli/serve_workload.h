// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>

#include "core/base/error.h"
#include "core/plan/project.h"
#include "core/workload/requests.h"
#include "core/workload/serving_choice.h"

namespace CLI {
class App;
}

namespace rankloom::cli {

/// Requests as the command line names them: those of a trace, or lengths, arrivals, number and seed in place
/// of the plan's.
struct WorkloadOptions {
    std::string requests; ///< a trace
    std::string lengths; ///< empty = the plan's, as below
    std::string arrivals; ///< with a trace, empty = its own
    std::int64_t count = 0; ///< 0 = all of the trace, else the plan's
    std::int64_t seed = -1; ///< below 0 = the plan's
    RequestScaling scaling;
};

/// `options` outlives the command.
void addWorkloadOptions(CLI::App& command, WorkloadOptions& options);
/// Traces that the plan names are those of `project`. What is asked for on the command line is put into
/// `mix`. Tells on standard error what a trace had beside requests. Errors: those of reading and of the
/// words.
Result<ServingRequests> readWorkload(
    const WorkloadOptions& options, const Project& project, RequestMix& mix, const std::stop_token& stop);

} // namespace rankloom::cli
