// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "db/schema.h"

namespace rankloom::db {

std::string schemaV3()
{
    return R"sql(
-- Nodes that are kept free: no rank is placed there.
CREATE TABLE node_outage (
    node INTEGER PRIMARY KEY CHECK (node >= 0),
    reason TEXT NOT NULL CHECK (reason IN ('broken', 'draining')),
    note TEXT NOT NULL DEFAULT ''
) STRICT;
-- Scenarios are listed by position, equal ones by id: all 0 until somebody moves one.
ALTER TABLE scenario ADD COLUMN position INTEGER NOT NULL DEFAULT 0;

DROP VIEW scenarios;
CREATE VIEW scenarios AS
SELECT s.id, s.name, s.note, s.id IS p.current_scenario AS is_current, s.tp, s.cp, s.pp, s.vpp, s.ep, s.etp, s.dp,
    s.schedule
FROM scenario AS s LEFT JOIN project AS p ORDER BY s.position, s.id;

-- Levels of the network, nearest first. groups: one number per node, -1 = in none; nodes with the same number
-- share a switch of the level. oversubscription 0: unknown.
CREATE TABLE network_tier (
    tier INTEGER PRIMARY KEY CHECK (tier >= 0),
    name TEXT NOT NULL,
    bw_bytes_per_s REAL NOT NULL,
    latency_s REAL NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('assumed', 'inferred', 'measured')),
    oversubscription REAL NOT NULL CHECK (oversubscription >= 0),
    groups BLOB NOT NULL
) STRICT;

-- What a person said about hosts of imported files: the name of the node each stands for, empty for none.
CREATE TABLE host_answer (
    answer INTEGER PRIMARY KEY CHECK (answer >= 0),
    host TEXT NOT NULL,
    node TEXT NOT NULL
) STRICT;

-- Whole tokens of the trace, the same in every layer: picks of all of them, token by token.
CREATE TABLE routing_sample (
    layer INTEGER PRIMARY KEY REFERENCES routing_layer (layer) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    picks BLOB NOT NULL
) STRICT;
)sql";
}

} // namespace rankloom::db
