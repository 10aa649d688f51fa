// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/layout_search.h"

namespace rankloom {

/// Layers of `count` stages that need `perLayer` seconds for each of theirs: the longest stage is as short as
/// it can be, each has at least one. Fewer layers than stages: one each as far as they go.
std::vector<int> balancedLayers(int layers, const std::vector<double>& perLayer);

/// The plan with its decoder layers cut unevenly over its virtual stages, as the devices under them and the
/// costs of the layers ask for: from the balanced cut (or the given one, if that is faster) one layer after
/// another goes from the stage that takes longest to the one where the step gains most, until none does.
/// Every cut is evaluated; one that does not fit is none. Nothing where nothing is gained.
std::optional<EvaluatedPlan> withUnevenLayers(
    const Project& project, const Plan& plan, std::stop_token stop = {});

/// Cuts the layers of layouts found on the devices of a project so.
void cutUnevenly(const Project& project, const SearchSpace& space, std::vector<FoundLayout>& layouts,
    std::stop_token stop);

/// Makes the plan that of a found layout, with its figures, where it is faster, fits as surely and leaves the
/// headroom that the space asks for.
void takeIfFaster(const Project& project, const SearchSpace& space, std::optional<EvaluatedPlan> found,
    FoundLayout& layout);

} // namespace rankloom
