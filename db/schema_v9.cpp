// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

namespace rankloom::db {

namespace {

/// No table changes. Plans have settings ("replicas", pools that generate, worth and power of experts in few
/// bits) that programs before this version would take for damage; they say instead that the file is newer.
constexpr const char* kNothingV9 = "SELECT 9;";

} // namespace

std::string schemaV9() { return kNothingV9; }

} // namespace rankloom::db
