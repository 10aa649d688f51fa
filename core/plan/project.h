// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/cluster/cluster.h"
#include "core/model/model_spec.h"
#include "core/routing/routing.h"

namespace rankloom {

/// What was measured or given. Immutable once built: the program shares it as shared_ptr<const Project>.
struct Project {
    std::string name;
    ModelSpec model;
    Cluster cluster;
    RoutingStatistics routing; ///< empty where no trace was imported

    friend bool operator==(const Project&, const Project&) = default;
};

} // namespace rankloom
