// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/model/model_spec.h"

namespace rankloom::db {

/// What the project file stores: the form of documents (modelSpecJson()) with all details, on one line.
std::string writeModelJson(const ModelSpec& model);
/// Errors: ProjectDamaged with the JSON pointer of what is missing or not legal. Unknown keys are ignored, so
/// that a later version may add some.
Result<ModelSpec> readModelJson(std::string_view json);

} // namespace rankloom::db
