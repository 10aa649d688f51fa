// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

namespace rankloom::db {

namespace {

constexpr const char* kTablesV10 = R"sql(
-- Traces of requests to served models: imported files, and what plans call them ("serving.trace").
CREATE TABLE request_trace (
    measurement_id INTEGER PRIMARY KEY REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    has_times INTEGER NOT NULL CHECK (has_times IN (0, 1)),
    requests INTEGER NOT NULL CHECK (requests >= 0)
) STRICT;

-- Their requests in the order of the file, many to a row: nanoseconds between an arrival and the one before it (of the
-- first: since first_ns), tokens of prompts and of outputs.
CREATE TABLE request_chunk (
    measurement_id INTEGER NOT NULL REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    chunk INTEGER NOT NULL CHECK (chunk >= 0),
    requests INTEGER NOT NULL CHECK (requests > 0),
    first_ns INTEGER NOT NULL,
    gaps_ns BLOB NOT NULL,
    prompts BLOB NOT NULL,
    outputs BLOB NOT NULL,
    PRIMARY KEY (measurement_id, chunk)
) STRICT, WITHOUT ROWID;

-- Rates of serving fitted to measurements of a device: figures by their names, as format "rankloom-serving-rates" has
-- them, and the points they were fitted to.
CREATE TABLE serving_rates (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    device TEXT NOT NULL,
    source TEXT NOT NULL,
    figures_json TEXT NOT NULL,
    points_json TEXT NOT NULL
) STRICT;

CREATE VIEW request_traces AS
SELECT m.id, t.name, t.requests, t.has_times, m.file_name, m.summary, m.size_bytes, m.imported_utc
FROM request_trace AS t JOIN measurement AS m ON m.id = t.measurement_id WHERE m.removed = 0;
)sql";

} // namespace

std::string schemaV10() { return kTablesV10; }

} // namespace rankloom::db
