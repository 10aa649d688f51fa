// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/routing/trace_filter.h"

// What a project holds: plans, each with a name, and the inputs that they refer to.

namespace rankloom {

/// A plan with the name and notes a person gave it.
struct Scenario {
    std::int64_t id = 0;
    std::string name;
    std::string note;
    Plan plan;
    int position = 0; ///< scenarios are listed by position, equal ones by id
    std::int64_t model = 1; ///< ids of the inputs the plan refers to
    std::int64_t cluster = 1;
    bool namedByPerson = true; ///< false: the name was made by the program and follows what the plan is
    /// In place of the project's, for this plan alone.
    std::optional<Shared<Calibration>> ownCalibration {};

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// One imported file, kept as it was.
struct MeasurementInfo {
    std::int64_t id = 0;
    std::string format;
    std::string fileName;
    std::string sha256;
    std::string importedUtc; ///< ISO 8601
    std::string tool;
    std::int64_t bytes = 0;
    std::string summary; ///< one line for people
    std::vector<TraceTag> tags;
    std::int64_t import = 0; ///< files imported together, as the ranks of a trace, share it
    std::int64_t traceRows = 0; ///< 0 = no routing trace
    std::int64_t model = 0; ///< a trace's; 0 = none
    std::int64_t cluster = 0; ///< a measured link's or a topology's; 0 = none
    std::string requestTrace {}; ///< what plans call the trace of requests that it is; empty = none

    friend bool operator==(const MeasurementInfo&, const MeasurementInfo&) = default;
};

/// A model of the project with what its routing trace says.
struct ModelInput {
    std::int64_t id = 0;
    std::string title; ///< what a person calls it; empty = as the model is called
    Shared<ModelSpec> model;
    Shared<RoutingStatistics> routing; ///< empty where no trace was imported
    TraceFilter counted; ///< which tokens of the traces the statistics are of

    friend bool operator==(const ModelInput&, const ModelInput&) = default;
};

/// A cluster of the project.
struct ClusterInput {
    std::int64_t id = 0;
    std::string name; ///< empty: nobody has given one
    Shared<Cluster> cluster;

    friend bool operator==(const ClusterInput&, const ClusterInput&) = default;
};

/// What the plans of a project refer to, by ascending id; never without a model and a cluster.
struct Inputs {
    std::string name; ///< of the project
    std::vector<std::shared_ptr<const ModelInput>> models;
    std::vector<std::shared_ptr<const ClusterInput>> clusters;
    std::vector<MeasurementInfo> measurements; ///< by id
    Shared<Calibration> calibration; ///< of all plans that have none of their own
    std::vector<Shared<RecordedRequests>> requestTraces {}; ///< by import
    std::vector<Shared<ServingCalibration>> servingCalibrations {}; ///< one of a device

    /// Null where there is none of this id.
    [[nodiscard]] std::shared_ptr<const ModelInput> model(std::int64_t id) const;
    [[nodiscard]] std::shared_ptr<const ClusterInput> cluster(std::int64_t id) const;
};

/// What one plan refers to. Missing inputs stay empty.
Project projectOf(const Inputs& inputs, const Scenario& scenario);

/// Of several traces of a model only the newest counts where no tags choose: a hint that names it.
Diagnostics whichTraceCounts(const Inputs& inputs, std::int64_t model);

/// All that plans are made of, at one moment.
struct ProjectState {
    Inputs inputs;
    std::vector<Scenario> scenarios; ///< in the order of their list
    std::int64_t current = 0; ///< which of them is on screen
};

/// Which scenarios of a project are meant.
struct ScenarioChoice {
    std::vector<std::string> names; ///< in this order; none = the current one
    bool all = false; ///< every one, in the order of their list

    [[nodiscard]] bool isCurrent() const { return names.empty() && !all; }
};

/// Those of `scenarios`, one at least, each plan with a name. Errors: BadValue for a name that no scenario
/// has, or several; ProjectDamaged where there is none at all.
Result<std::vector<Scenario>> chooseScenarios(
    std::vector<Scenario> scenarios, std::int64_t current, const ScenarioChoice& choice);

} // namespace rankloom
