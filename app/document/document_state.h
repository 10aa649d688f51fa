// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/plan/project.h"
#include "db/project_file.h"

namespace rankloom::ui {

using ScenarioPointer = std::shared_ptr<const Scenario>;

/// Everything the person can change, as one immutable value of shared parts: copying it costs a few pointers,
/// so a command simply holds the state before and the state after.
struct DocumentState {
    Inputs inputs; ///< what the plans refer to
    std::vector<ScenarioPointer> scenarios; ///< in the order of the list; never empty in an open document
    std::int64_t current = 0; ///< id of the scenario on screen

    [[nodiscard]] ScenarioPointer scenario(std::int64_t id) const;
    [[nodiscard]] ScenarioPointer currentScenario() const { return scenario(current); }
    /// The plan of the current scenario; null when nothing is open.
    [[nodiscard]] std::shared_ptr<const Plan> plan() const;

    /// Which tokens of the traces of its model count for the plan on screen.
    [[nodiscard]] TraceFilter counted() const;
    /// Names of the plans that refer to a cluster or model, but for the one on screen.
    [[nodiscard]] std::vector<std::string> othersOnCluster(std::int64_t id) const;
    [[nodiscard]] std::vector<std::string> othersOnModel(std::int64_t id) const;
    /// The same of the measured constants of the plan on screen.
    [[nodiscard]] std::vector<std::string> othersOnCalibration() const;

    /// The first with these very values; null where there is none.
    [[nodiscard]] std::shared_ptr<const ModelInput> modelLike(const ModelSpec& model) const;
    [[nodiscard]] std::shared_ptr<const ClusterInput> clusterLike(const Cluster& cluster) const;
    /// This state with a model or cluster replaced (same id) or appended.
    [[nodiscard]] DocumentState with(ModelInput model) const;
    [[nodiscard]] DocumentState with(ClusterInput cluster) const;
    /// Without models and clusters that no plan refers to and nothing was measured for.
    [[nodiscard]] DocumentState withoutUnused() const;
    [[nodiscard]] std::int64_t unusedModelId() const;
    [[nodiscard]] std::int64_t unusedClusterId() const;

    /// This state with one scenario replaced (same id) or appended.
    [[nodiscard]] DocumentState with(const Scenario& scenario) const;
    /// This state with a scenario at another place of the list, counted from 0; kept within it.
    [[nodiscard]] DocumentState withMoved(std::int64_t id, int place) const;
    [[nodiscard]] DocumentState without(std::int64_t id) const;
    [[nodiscard]] std::int64_t unusedId() const;

    /// Equal contents, whether or not they are the same objects.
    friend bool operator==(const DocumentState& a, const DocumentState& b);
};

} // namespace rankloom::ui
