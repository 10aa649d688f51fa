// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "db/schema.h"

namespace rankloom::db {

namespace {

constexpr const char* kTablesV5 = R"sql(
-- The host side of a node as it is stated; 0 = as nodes with such devices usually have it.
ALTER TABLE cluster ADD COLUMN host_memory_bytes REAL NOT NULL DEFAULT 0 CHECK (host_memory_bytes >= 0);
ALTER TABLE cluster ADD COLUMN devices_per_host_link INTEGER NOT NULL DEFAULT 0 CHECK (devices_per_host_link >= 0);

-- A cluster as it was before the first measurement that counts for it, as JSON of a plan document: what is left
-- when its measurements are removed.
CREATE TABLE cluster_given (
    cluster_id INTEGER PRIMARY KEY REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    cluster_json TEXT NOT NULL
) STRICT;
)sql";

} // namespace

std::string schemaV5() { return kTablesV5; }

} // namespace rankloom::db
