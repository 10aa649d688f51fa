// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/recovery/layer_migration.h"

namespace rankloom {

/// The migration document of the contract (format "rankloom-migration", version 1).
std::string writeMigration(const LayerMigration& migration);

} // namespace rankloom
