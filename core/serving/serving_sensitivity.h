// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/phrase.h"
#include "core/serving/serving_system.h"

namespace rankloom {

/// What a plan that serves comes to, by the closed form.
struct ServedPrice {
    bool fits = false;
    Bytes missing {}; ///< on each device of the tightest stage, for one request; 0 where it fits
    std::int64_t requests = 0; ///< that fit at once, of all replicas
    /// Most requests a second with which the goals are kept on the average; without goals, as many as fit.
    double requestsPerSecond = 0;
    // Under the plan's own requests:
    Seconds timeToFirstToken {};
    Seconds timePerToken {};

    friend bool operator==(const ServedPrice&, const ServedPrice&) = default;
};

/// One setting changed, and what the plan comes to then.
struct ServingChange {
    std::string pointer; ///< into the plan document: "/layout/tp"
    std::string value; ///< JSON text
    Phrase label; ///< "TP 8"
    Plan plan; ///< with the change made
    ServedPrice price;
};

struct ServingSensitivity {
    ServedPrice now;
    /// Those that fit first, of them those with most requests a second; of equal ones the faster tokens.
    std::vector<ServingChange> changes;
};

/// Every setting of serving changed to its neighbours, one at a time: degrees (replicas follow), scheduler,
/// budget of tokens, requests at once, format of weights and cache, memory of the engine, and the pool that
/// generates. Changes that no rule allows are left out, and so are those that change nothing. `sizes`: of the
/// requests that have to fit; else of the mean one. Errors: those of servingSystem() and PlannedRequests;
/// Cancelled.
Result<ServingSensitivity> servingSensitivity(const Project& project, const Plan& plan,
    const std::optional<RequestSizes>& sizes = {}, const std::stop_token& stop = {});

/// Changes with which a plan fits that does not; none where it does.
std::vector<ServingChange> servingFixes(const ServingSensitivity& sensitivity);

/// Format "rankloom-serving-sensitivity", version 1.
nlohmann::ordered_json servingSensitivityJson(const ServingSensitivity& sensitivity);
nlohmann::ordered_json servingChangeJson(const ServingChange& change);

} // namespace rankloom
