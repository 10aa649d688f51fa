// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/plan/scenario.h"

namespace rankloom {

/// What an import would do to a project, told.
struct ImportChanges {
    std::vector<Phrase> lines; ///< one for each thing that would not stay as it is
    std::vector<std::string> otherPlans; ///< names, but for the current plan, whose model or cluster changes
    /// The plans whose figures tell the difference: the current one, before and after, or the one that the
    /// files bring. Null where there is none.
    const Scenario* before = nullptr;
    const Scenario* after = nullptr;
    bool newPlan = false; ///< `after` is a plan that the files bring
};

/// Points into the states.
ImportChanges importChanges(const ProjectState& before, const ProjectState& after);

} // namespace rankloom
