// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

namespace rankloom::db {

namespace {

/// Plans that serve have settings ("serving" of a plan document) that programs before this version do not
/// know.
constexpr const char* kColumnsV8 = R"sql(
ALTER TABLE scenario ADD COLUMN work TEXT NOT NULL DEFAULT 'training' CHECK (work IN ('training', 'serving'));
)sql";

} // namespace

std::string schemaV8() { return kColumnsV8; }

} // namespace rankloom::db
