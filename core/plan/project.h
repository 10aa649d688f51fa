// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/shared.h"
#include "core/cluster/cluster.h"
#include "core/model/model_spec.h"
#include "core/plan/calibration.h"
#include "core/plan/serving_calibration.h"
#include "core/routing/routing.h"
#include "core/workload/requests.h"

namespace rankloom {

/// What was measured or given, in parts that copies share: copying a project, comparing it with one of its
/// copies and keeping it for undo costs pointers, whatever was measured. Immutable once built: the program
/// shares it as shared_ptr<const Project>.
struct Project {
    std::string name;
    Shared<ModelSpec> model;
    Shared<Cluster> cluster;
    Shared<RoutingStatistics> routing; ///< empty where no trace was imported
    Shared<Calibration> calibration {};
    std::vector<Shared<RecordedRequests>> requestTraces {}; ///< by name
    std::vector<Shared<ServingCalibration>> servingCalibrations {}; ///< one of a device

    friend bool operator==(const Project&, const Project&) = default;
};

} // namespace rankloom
