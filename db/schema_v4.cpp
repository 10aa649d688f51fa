// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "db/schema.h"

namespace rankloom::db {

namespace {

/// Tables whose keys change are made anew, filled, and take the place of the old ones: SQLite cannot change a
/// primary key. Everything there was becomes part of cluster 1 and model 1, and the one workload that of
/// every scenario.
constexpr const char* kTablesV4 = R"sql(
DROP VIEW scenarios;
DROP VIEW model;
DROP VIEW measurements;
DROP VIEW measurement_text;
DROP VIEW expert_load;
DROP VIEW links;
DROP VIEW expert_transitions;
DROP VIEW expert_coactivation;
DROP VIEW traces;

-- Several clusters, each with a name of its own; a scenario refers to one.
CREATE TABLE cluster_4 (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL DEFAULT '',
    nodes INTEGER NOT NULL CHECK (nodes >= 0),
    devices_per_node INTEGER NOT NULL CHECK (devices_per_node >= 0),
    ports_per_node INTEGER NOT NULL DEFAULT 0 CHECK (ports_per_node >= 0)
) STRICT;
INSERT INTO cluster_4 SELECT id, '', nodes, devices_per_node, ports_per_node FROM cluster;
DROP TABLE cluster;
ALTER TABLE cluster_4 RENAME TO cluster;

CREATE TABLE device_4 (
    cluster_id INTEGER PRIMARY KEY REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    title TEXT NOT NULL,
    mem_bytes REAL NOT NULL,
    peak_bf16_flops_per_s REAL NOT NULL,
    peak_fp32_flops_per_s REAL NOT NULL,
    peak_fp8_flops_per_s REAL NOT NULL,
    mem_bw_bytes_per_s REAL NOT NULL,
    device_link_bytes_per_s REAL NOT NULL,
    device_link_latency_s REAL NOT NULL,
    network_link_bytes_per_s REAL NOT NULL,
    network_latency_s REAL NOT NULL,
    host_link_bytes_per_s REAL NOT NULL,
    multiprocessors INTEGER NOT NULL,
    compute_efficiency REAL NOT NULL,
    memory_efficiency REAL NOT NULL,
    kernel_launch_s REAL NOT NULL,
    layer_launch_s REAL NOT NULL,
    attention_efficiency REAL NOT NULL DEFAULT 0.4
) STRICT;
INSERT INTO device_4 SELECT id, name, title, mem_bytes, peak_bf16_flops_per_s, peak_fp32_flops_per_s,
    peak_fp8_flops_per_s, mem_bw_bytes_per_s, device_link_bytes_per_s, device_link_latency_s,
    network_link_bytes_per_s, network_latency_s, host_link_bytes_per_s, multiprocessors, compute_efficiency,
    memory_efficiency, kernel_launch_s, layer_launch_s, attention_efficiency FROM device;
DROP TABLE device;
ALTER TABLE device_4 RENAME TO device;

CREATE TABLE node_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    node INTEGER NOT NULL CHECK (node >= 0),
    name TEXT NOT NULL,
    PRIMARY KEY (cluster_id, node)
) STRICT, WITHOUT ROWID;
INSERT INTO node_4 SELECT 1, node, name FROM node;
DROP TABLE node;
ALTER TABLE node_4 RENAME TO node;

CREATE TABLE node_outage_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    node INTEGER NOT NULL CHECK (node >= 0),
    reason TEXT NOT NULL CHECK (reason IN ('broken', 'draining')),
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (cluster_id, node)
) STRICT, WITHOUT ROWID;
INSERT INTO node_outage_4 SELECT 1, node, reason, note FROM node_outage;
DROP TABLE node_outage;
ALTER TABLE node_outage_4 RENAME TO node_outage;

CREATE TABLE link_tier_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    level TEXT NOT NULL CHECK (level IN ('device-pair', 'node-pair')),
    bw_bytes_per_s REAL NOT NULL,
    latency_s REAL NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('assumed', 'inferred', 'measured')),
    PRIMARY KEY (cluster_id, level)
) STRICT, WITHOUT ROWID;
INSERT INTO link_tier_4 SELECT 1, level, bw_bytes_per_s, latency_s, origin FROM link_tier;
DROP TABLE link_tier;
ALTER TABLE link_tier_4 RENAME TO link_tier;

CREATE TABLE network_tier_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    tier INTEGER NOT NULL CHECK (tier >= 0),
    name TEXT NOT NULL,
    bw_bytes_per_s REAL NOT NULL,
    latency_s REAL NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('assumed', 'inferred', 'measured')),
    oversubscription REAL NOT NULL CHECK (oversubscription >= 0),
    groups BLOB NOT NULL,
    PRIMARY KEY (cluster_id, tier)
) STRICT, WITHOUT ROWID;
INSERT INTO network_tier_4
    SELECT 1, tier, name, bw_bytes_per_s, latency_s, origin, oversubscription, groups FROM network_tier;
DROP TABLE network_tier;
ALTER TABLE network_tier_4 RENAME TO network_tier;

CREATE TABLE link_row_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    scope TEXT NOT NULL CHECK (scope IN ('node', 'node-device', 'device')),
    sender INTEGER NOT NULL CHECK (sender >= 0),
    receivers INTEGER NOT NULL CHECK (receivers > sender),
    bw_bytes_per_s BLOB NOT NULL,
    latency_s BLOB,
    PRIMARY KEY (cluster_id, scope, sender)
) STRICT, WITHOUT ROWID;
INSERT INTO link_row_4 SELECT 1, scope, sender, receivers, bw_bytes_per_s, latency_s FROM link_row;
DROP TABLE link_row;
ALTER TABLE link_row_4 RENAME TO link_row;

CREATE TABLE link_curve_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    level TEXT NOT NULL CHECK (level IN ('device-pair', 'node-pair')),
    ranks INTEGER NOT NULL CHECK (ranks >= 2),
    size_bytes BLOB NOT NULL,
    bus_bw_bytes_per_s BLOB NOT NULL,
    PRIMARY KEY (cluster_id, level, ranks)
) STRICT, WITHOUT ROWID;
INSERT INTO link_curve_4 SELECT 1, level, ranks, size_bytes, bus_bw_bytes_per_s FROM link_curve;
DROP TABLE link_curve;
ALTER TABLE link_curve_4 RENAME TO link_curve;

CREATE TABLE host_answer_4 (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    answer INTEGER NOT NULL CHECK (answer >= 0),
    host TEXT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (cluster_id, answer)
) STRICT, WITHOUT ROWID;
INSERT INTO host_answer_4 SELECT 1, answer, host, node FROM host_answer;
DROP TABLE host_answer;
ALTER TABLE host_answer_4 RENAME TO host_answer;

-- Several models; title: what a person calls it, empty = as the model itself is called.
CREATE TABLE model_spec_4 (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    title TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL,
    spec_json TEXT NOT NULL,
    family TEXT NOT NULL,
    layers INTEGER NOT NULL,
    hidden INTEGER NOT NULL,
    heads INTEGER NOT NULL,
    kv_heads INTEGER NOT NULL,
    head_dim INTEGER NOT NULL,
    ffn INTEGER NOT NULL,
    vocabulary INTEGER NOT NULL,
    experts INTEGER,
    top_k INTEGER
) STRICT;
INSERT INTO model_spec_4 SELECT id, '', name, spec_json, family, layers, hidden, heads, kv_heads, head_dim, ffn,
    vocabulary, experts, top_k FROM model_spec;
DROP TABLE model_spec;
ALTER TABLE model_spec_4 RENAME TO model_spec;

-- Statistics of a model's routing trace: that of the measurements with this import_id (NULL: not from an import).
CREATE TABLE routing_4 (
    model_id INTEGER PRIMARY KEY REFERENCES model_spec (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    import_id INTEGER,
    layers INTEGER NOT NULL CHECK (layers > 0),
    experts INTEGER NOT NULL CHECK (experts > 0),
    top_k INTEGER NOT NULL CHECK (top_k > 0),
    tokens INTEGER NOT NULL CHECK (tokens >= 0),
    has_transitions INTEGER NOT NULL CHECK (has_transitions IN (0, 1)),
    has_coactivation INTEGER NOT NULL CHECK (has_coactivation IN (0, 1)),
    top_k_known INTEGER NOT NULL DEFAULT 1 CHECK (top_k_known IN (0, 1)),
    window_width INTEGER NOT NULL DEFAULT 0 CHECK (window_width >= 0),
    window_count INTEGER NOT NULL DEFAULT 0 CHECK (window_count >= 0),
    part TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO routing_4 SELECT id, import_id, layers, experts, top_k, tokens, has_transitions, has_coactivation,
    top_k_known, window_width, window_count, part FROM routing;
DROP TABLE routing;
ALTER TABLE routing_4 RENAME TO routing;

CREATE TABLE routing_layer_4 (
    model_id INTEGER NOT NULL REFERENCES routing (model_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    layer INTEGER NOT NULL CHECK (layer >= 0),
    model_layer INTEGER,
    PRIMARY KEY (model_id, layer)
) STRICT, WITHOUT ROWID;
INSERT INTO routing_layer_4 SELECT 1, layer, model_layer FROM routing_layer;
DROP TABLE routing_layer;
ALTER TABLE routing_layer_4 RENAME TO routing_layer;

CREATE TABLE routing_expert_4 (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    expert INTEGER NOT NULL CHECK (expert >= 0),
    picks INTEGER NOT NULL CHECK (picks >= 0),
    PRIMARY KEY (model_id, layer, expert),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO routing_expert_4 SELECT 1, layer, expert, picks FROM routing_expert;
DROP TABLE routing_expert;
ALTER TABLE routing_expert_4 RENAME TO routing_expert;

CREATE TABLE routing_pairs_4 (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    expert INTEGER NOT NULL CHECK (expert >= 0),
    transitions BLOB,
    coactivation BLOB,
    PRIMARY KEY (model_id, layer, expert),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO routing_pairs_4 SELECT 1, layer, expert, transitions, coactivation FROM routing_pairs;
DROP TABLE routing_pairs;
ALTER TABLE routing_pairs_4 RENAME TO routing_pairs;

CREATE TABLE routing_window_4 (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    window INTEGER NOT NULL CHECK (window >= 0),
    picks BLOB NOT NULL,
    PRIMARY KEY (model_id, layer, window),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO routing_window_4 SELECT 1, layer, window, picks FROM routing_window;
DROP TABLE routing_window;
ALTER TABLE routing_window_4 RENAME TO routing_window;

CREATE TABLE routing_sample_4 (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    picks BLOB NOT NULL,
    PRIMARY KEY (model_id, layer),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO routing_sample_4 SELECT 1, layer, picks FROM routing_sample;
DROP TABLE routing_sample;
ALTER TABLE routing_sample_4 RENAME TO routing_sample;

-- A plan owns its workload and names its inputs. named_by: who gave the name; names of the program follow what
-- the plan is. The columns repeat what plan_json holds; a plan stored before they were there has them only here.
CREATE TABLE scenario_4 (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    plan_name TEXT NOT NULL DEFAULT '',
    plan_json TEXT NOT NULL,
    tp INTEGER NOT NULL,
    cp INTEGER NOT NULL,
    pp INTEGER NOT NULL,
    vpp INTEGER NOT NULL,
    ep INTEGER NOT NULL,
    etp INTEGER NOT NULL,
    dp INTEGER NOT NULL,
    schedule TEXT NOT NULL,
    position INTEGER NOT NULL DEFAULT 0,
    model_id INTEGER NOT NULL REFERENCES model_spec (id) DEFERRABLE INITIALLY DEFERRED,
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) DEFERRABLE INITIALLY DEFERRED,
    sequence_length_tokens INTEGER NOT NULL,
    micro_batch_size INTEGER NOT NULL,
    global_batch_size INTEGER NOT NULL,
    named_by TEXT NOT NULL DEFAULT 'person' CHECK (named_by IN ('person', 'program'))
) STRICT;
INSERT INTO scenario_4 SELECT s.id, s.name, s.note, s.plan_name, s.plan_json, s.tp, s.cp, s.pp, s.vpp, s.ep, s.etp,
    s.dp, s.schedule, s.position, 1, 1, coalesce(w.sequence_length_tokens, 4096), coalesce(w.micro_batch_size, 1),
    coalesce(w.global_batch_size, 1), 'person' FROM scenario AS s LEFT JOIN workload AS w;
DROP TABLE scenario;
ALTER TABLE scenario_4 RENAME TO scenario;
DROP TABLE workload;

-- A measurement belongs to a cluster or to a model; removed 1: taken back, and forgotten when the project is
-- next opened, for until then it can be brought back.
ALTER TABLE measurement ADD COLUMN cluster_id INTEGER REFERENCES cluster (id) ON DELETE SET NULL
    DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE measurement ADD COLUMN model_id INTEGER REFERENCES model_spec (id) ON DELETE SET NULL
    DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE measurement ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
UPDATE measurement SET cluster_id = CASE WHEN trace_rows = 0 THEN 1 END, model_id = CASE WHEN trace_rows > 0 THEN 1 END;
)sql";

constexpr const char* kViews = R"sql(
CREATE VIEW scenarios AS
SELECT s.id, s.name, s.note, s.id IS p.current_scenario AS is_current, s.tp, s.cp, s.pp, s.vpp, s.ep, s.etp, s.dp,
    s.schedule, s.sequence_length_tokens, s.micro_batch_size, s.global_batch_size, s.model_id, m.name AS model,
    s.cluster_id, c.nodes, c.devices_per_node, d.name AS device
FROM scenario AS s LEFT JOIN project AS p LEFT JOIN model_spec AS m ON m.id = s.model_id
    LEFT JOIN cluster AS c ON c.id = s.cluster_id LEFT JOIN device AS d ON d.cluster_id = s.cluster_id
ORDER BY s.position, s.id;

CREATE VIEW model AS
SELECT id, title, name, family, layers, hidden, heads, kv_heads, head_dim, ffn, vocabulary, experts, top_k
FROM model_spec;

CREATE VIEW measurements AS
SELECT id, import_id, format, file_name, tool, summary, size_bytes, trace_rows, imported_utc, sha256, cluster_id,
    model_id
FROM measurement WHERE removed = 0;

CREATE VIEW measurement_text AS
SELECT id, file_name, CAST(content AS TEXT) AS text FROM measurement WHERE content IS NOT NULL AND removed = 0;

CREATE VIEW expert_load AS
SELECT e.model_id, e.layer, l.model_layer, e.expert, e.picks,
    e.picks * 1.0 / sum(e.picks) OVER (PARTITION BY e.model_id, e.layer) AS share
FROM routing_expert AS e JOIN routing_layer AS l ON l.model_id = e.model_id AND l.layer = e.layer;

CREATE VIEW traces AS
SELECT m.id, m.import_id, m.file_name, m.format, m.trace_rows,
    (SELECT group_concat(t.name || '=' || t.value, ', ') FROM measurement_tag AS t WHERE t.measurement_id = m.id)
        AS tags, m.model_id
FROM measurement AS m WHERE m.trace_rows > 0 AND m.removed = 0;
)sql";

} // namespace

std::string schemaV4() { return std::string(kTablesV4).append(kViews).append(blobViews(Keyed::ByInput)); }

} // namespace rankloom::db
