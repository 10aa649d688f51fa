// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/exchange/link_noise.h"

namespace rankloom::cli {

/// How far the links may be off, by all that a project keeps of measurements of them: `plan` where that is a
/// project file, else `project`; without either by the links alone. Errors: those of ProjectFile.
Result<LinkNoise> measuredNoise(const std::string& plan, const std::string& project, const LinkTable& links);

} // namespace rankloom::cli
