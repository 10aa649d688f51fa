// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "db/schema.h"

namespace rankloom::db {

std::string schemaV2()
{
    return R"sql(
-- What a person says about an imported trace: task=intent.
CREATE TABLE measurement_tag (
    measurement_id INTEGER NOT NULL REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    tag INTEGER NOT NULL CHECK (tag >= 0),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (measurement_id, tag)
) STRICT, WITHOUT ROWID;

-- Traces that hold counts and no tokens, in file order: picks of every expert in one layer (as the file names
-- it) during one step. top_k 0: the file does not say.
CREATE TABLE routing_count (
    measurement_id INTEGER NOT NULL REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 0),
    step INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    top_k INTEGER NOT NULL CHECK (top_k >= 0),
    picks BLOB NOT NULL,
    PRIMARY KEY (measurement_id, number)
) STRICT, WITHOUT ROWID;

-- Load over time: picks of every expert of a layer in consecutive windows of the trace.
CREATE TABLE routing_window (
    layer INTEGER NOT NULL REFERENCES routing_layer (layer) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    window INTEGER NOT NULL CHECK (window >= 0),
    picks BLOB NOT NULL,
    PRIMARY KEY (layer, window)
) STRICT, WITHOUT ROWID;

-- top_k_known 0: a trace of counts that does not say how many experts a token picks (top_k is then 1).
-- window_width: tokens of a window, or steps; 0: there are none. part: which tokens are counted.
ALTER TABLE routing ADD COLUMN top_k_known INTEGER NOT NULL DEFAULT 1 CHECK (top_k_known IN (0, 1));
ALTER TABLE routing ADD COLUMN window_width INTEGER NOT NULL DEFAULT 0 CHECK (window_width >= 0);
ALTER TABLE routing ADD COLUMN window_count INTEGER NOT NULL DEFAULT 0 CHECK (window_count >= 0);
ALTER TABLE routing ADD COLUMN part TEXT NOT NULL DEFAULT '';

-- Measured ring collectives: ascending sizes and the bus bandwidths (as nccl-tests counts them) at each.
CREATE TABLE link_curve (
    level TEXT NOT NULL CHECK (level IN ('device-pair', 'node-pair')),
    ranks INTEGER NOT NULL CHECK (ranks >= 2),
    size_bytes BLOB NOT NULL,
    bus_bw_bytes_per_s BLOB NOT NULL,
    PRIMARY KEY (level, ranks)
) STRICT, WITHOUT ROWID;

-- The default is what plan documents without the field mean.
ALTER TABLE device ADD COLUMN attention_efficiency REAL NOT NULL DEFAULT 0.4;
-- 0: one network port for each device.
ALTER TABLE cluster ADD COLUMN ports_per_node INTEGER NOT NULL DEFAULT 0 CHECK (ports_per_node >= 0);

CREATE VIEW traces AS
SELECT m.id, m.import_id, m.file_name, m.format, m.trace_rows,
    (SELECT group_concat(t.name || '=' || t.value, ', ') FROM measurement_tag AS t WHERE t.measurement_id = m.id)
        AS tags
FROM measurement AS m WHERE m.trace_rows > 0;
)sql";
}

} // namespace rankloom::db
