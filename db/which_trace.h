// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/diagnostic.h"
#include "db/project_file.h"

namespace rankloom::db {

/// Of several traces of a model only the newest counts where no tags choose: a hint that names it.
Diagnostics whichTraceCounts(const Inputs& inputs, std::int64_t model);

} // namespace rankloom::db
