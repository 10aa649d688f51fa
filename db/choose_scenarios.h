// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "db/project_file.h"

namespace rankloom::db {

/// Which scenarios of a project are meant.
struct ScenarioChoice {
    std::vector<std::string> names; ///< in this order; none = the current one
    bool all = false; ///< every one, in the order of their list

    [[nodiscard]] bool isCurrent() const { return names.empty() && !all; }
};

/// Those scenarios, one at least, each plan with a name. Errors: those of ProjectFile; BadValue for a name
/// that no scenario has, or several; ProjectDamaged where there is none at all.
Result<std::vector<Scenario>> chooseScenarios(const ProjectFile& file, const ScenarioChoice& choice);

} // namespace rankloom::db
