// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inside of check(): the rules by topic. Others use check.h.

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/plan/check.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What the rules look at.
struct Facts {
    Facts(const Project& project, const Plan& plan);

    const ModelSpec& model;
    const Cluster& cluster;
    const Plan& plan;
    const Workload& workload; ///< of the plan
    Layout layout; ///< resolved; dp 0 where it does not come out
    int devices = 0;
    int chunks = 1; ///< model chunks per pipeline rank
    std::int64_t microbatches = 0; ///< per step and replica; 0 where the batch does not divide
};

/// The degrees a rule depends on, as a set.
using DegreeSet = unsigned;
constexpr DegreeSet setOf(Degree degree) { return 1U << static_cast<unsigned>(degree); }
template <class... Degrees> constexpr DegreeSet setOf(Degree first, Degrees... rest)
{
    return setOf(first) | (setOf(rest) | ...);
}

/// A broken rule. `reason` is a sentence without its full stop.
struct Finding {
    Severity severity = Severity::Error;
    std::string code;
    Phrase reason;
    std::string pointer;
    DegreeSet degrees = 0; ///< whose other values might cure it
    std::vector<std::string> arguments {};
    std::vector<Suggestion> suggestions {};
};
using Findings = std::vector<Finding>;

/// Degrees against model, cluster and workload; all that degreeOptions() needs.
void addLayoutFindings(const Facts& facts, Findings& findings);
/// Chunks, stage split, microbatches against the schedule and the vocabulary layout.
void addScheduleFindings(const Facts& facts, Findings& findings);
/// The code of the first of these findings where the schedule itself refuses, else a null pointer.
const char* scheduleRefusal(const Facts& facts);
/// Replicas and stages that are not alike, against the layout, the batch and what can be simulated.
void addReplicaFindings(const Project& project, const Facts& facts, Findings& findings);
/// Rates, sizes and links of the devices that are no such thing; also of a cluster that what-ifs slow down.
void addFigureFindings(const Cluster& cluster, Findings& findings);
void addMemoryFindings(const Facts& facts, Findings& findings);
void addCommunicationFindings(const Facts& facts, Findings& findings);
void addCompressionFindings(const Facts& facts, Findings& findings);
/// Placement and locks of the ranks on the cluster and by the plan as they are given; `facts` are of the
/// effective ones.
void addRankFindings(const Cluster& cluster, const Plan& plan, const Facts& facts, Findings& findings);
/// What-ifs about parts that are not there, and a cluster of which nothing is left.
void addWhatIfFindings(const Cluster& cluster, const Plan& plan, Findings& findings);
void addExpertFindings(const Facts& facts, Findings& findings);

/// All rules on a plan whose degrees and sizes are numbers of something.
Findings findingsOf(const Project& project, const Plan& plan);
/// What might cure a broken rule of a plan: its own suggestions and the legal values next to the present ones
/// of the degrees it depends on.
std::vector<Suggestion> curesOf(const Project& project, const Plan& plan, Finding finding);

} // namespace rankloom
