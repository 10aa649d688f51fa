// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/measure/link_noise.h"
#include "core/measure/link_trials.h"

namespace rankloom::cli {

/// How far the links may be off, by all that a project keeps of measurements of them: `plan` where that is a
/// project file, else `project`; without either by the links alone. Errors: those of ProjectFile.
Result<LinkNoise> measuredNoise(const std::string& plan, const std::string& project, const LinkTable& links);

/// The same, with what a placement found by these links is to be judged by.
struct MeasuredLinks {
    LinkNoise noise;
    std::vector<LinkTrial> trials;
};
Result<MeasuredLinks> measuredLinks(
    const std::string& plan, const std::string& project, const Cluster& cluster);

} // namespace rankloom::cli
