-- SPDX-FileCopyrightText: The Rankloom developers
-- SPDX-License-Identifier: GPL-3.0-or-later
PRAGMA application_id = 1382763629;
PRAGMA user_version = 11;
CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE project (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    current_scenario INTEGER REFERENCES scenario (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE TABLE measurement (
    id INTEGER PRIMARY KEY,
    import_id INTEGER NOT NULL,
    format TEXT NOT NULL,
    file_name TEXT NOT NULL,
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
    size_bytes INTEGER NOT NULL CHECK (size_bytes >= 0),
    imported_utc TEXT NOT NULL,
    tool TEXT NOT NULL DEFAULT '',
    unit_hint TEXT NOT NULL DEFAULT '',
    summary TEXT NOT NULL DEFAULT '',
    trace_rows INTEGER NOT NULL DEFAULT 0 CHECK (trace_rows >= 0),
    content BLOB
, cluster_id INTEGER REFERENCES cluster (id) ON DELETE SET NULL
    DEFERRABLE INITIALLY DEFERRED, model_id INTEGER REFERENCES model_spec (id) ON DELETE SET NULL
    DEFERRABLE INITIALLY DEFERRED, removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))) STRICT;
CREATE TABLE routing_chunk (
    measurement_id INTEGER NOT NULL REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    chunk INTEGER NOT NULL CHECK (chunk >= 0),
    trace_rows INTEGER NOT NULL CHECK (trace_rows > 0),
    top_k INTEGER NOT NULL CHECK (top_k > 0),
    first_token INTEGER NOT NULL,
    run_layers BLOB NOT NULL,
    run_first_tokens BLOB NOT NULL,
    run_tokens BLOB NOT NULL,
    experts BLOB NOT NULL,
    PRIMARY KEY (measurement_id, chunk)
) STRICT, WITHOUT ROWID;
CREATE TABLE measurement_tag (
    measurement_id INTEGER NOT NULL REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    tag INTEGER NOT NULL CHECK (tag >= 0),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (measurement_id, tag)
) STRICT, WITHOUT ROWID;
CREATE TABLE routing_count (
    measurement_id INTEGER NOT NULL REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 0),
    step INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    top_k INTEGER NOT NULL CHECK (top_k >= 0),
    picks BLOB NOT NULL,
    PRIMARY KEY (measurement_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE "cluster" (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL DEFAULT '',
    nodes INTEGER NOT NULL CHECK (nodes >= 0),
    devices_per_node INTEGER NOT NULL CHECK (devices_per_node >= 0),
    ports_per_node INTEGER NOT NULL DEFAULT 0 CHECK (ports_per_node >= 0)
, host_memory_bytes REAL NOT NULL DEFAULT 0 CHECK (host_memory_bytes >= 0), devices_per_host_link INTEGER NOT NULL DEFAULT 0 CHECK (devices_per_host_link >= 0), drive_read_bytes_per_s REAL CHECK (drive_read_bytes_per_s > 0), drive_write_bytes_per_s REAL CHECK (drive_write_bytes_per_s > 0), drive_endurance_bytes REAL CHECK (drive_endurance_bytes > 0)) STRICT;
CREATE TABLE "device" (
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
, generation TEXT NOT NULL DEFAULT 'unknown', compute_capability INTEGER NOT NULL DEFAULT 0, unified_memory INTEGER NOT NULL DEFAULT 0 CHECK (unified_memory IN (0, 1)), host_mem_bytes REAL NOT NULL DEFAULT 0, devices_per_host_link INTEGER NOT NULL DEFAULT 0, drive_read_bytes_per_s REAL CHECK (drive_read_bytes_per_s > 0), drive_write_bytes_per_s REAL CHECK (drive_write_bytes_per_s > 0), drive_endurance_bytes REAL CHECK (drive_endurance_bytes > 0)) STRICT;
CREATE TABLE "node" (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    node INTEGER NOT NULL CHECK (node >= 0),
    name TEXT NOT NULL,
    PRIMARY KEY (cluster_id, node)
) STRICT, WITHOUT ROWID;
CREATE TABLE "node_outage" (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    node INTEGER NOT NULL CHECK (node >= 0),
    reason TEXT NOT NULL CHECK (reason IN ('broken', 'draining')),
    note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (cluster_id, node)
) STRICT, WITHOUT ROWID;
CREATE TABLE "link_tier" (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    level TEXT NOT NULL CHECK (level IN ('device-pair', 'node-pair')),
    bw_bytes_per_s REAL NOT NULL,
    latency_s REAL NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('assumed', 'inferred', 'measured')),
    PRIMARY KEY (cluster_id, level)
) STRICT, WITHOUT ROWID;
CREATE TABLE "network_tier" (
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
CREATE TABLE "link_row" (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    scope TEXT NOT NULL CHECK (scope IN ('node', 'node-device', 'device')),
    sender INTEGER NOT NULL CHECK (sender >= 0),
    receivers INTEGER NOT NULL CHECK (receivers > sender),
    bw_bytes_per_s BLOB NOT NULL,
    latency_s BLOB,
    PRIMARY KEY (cluster_id, scope, sender)
) STRICT, WITHOUT ROWID;
CREATE TABLE "link_curve" (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    level TEXT NOT NULL CHECK (level IN ('device-pair', 'node-pair')),
    ranks INTEGER NOT NULL CHECK (ranks >= 2),
    size_bytes BLOB NOT NULL,
    bus_bw_bytes_per_s BLOB NOT NULL,
    PRIMARY KEY (cluster_id, level, ranks)
) STRICT, WITHOUT ROWID;
CREATE TABLE "host_answer" (
    cluster_id INTEGER NOT NULL REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    answer INTEGER NOT NULL CHECK (answer >= 0),
    host TEXT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (cluster_id, answer)
) STRICT, WITHOUT ROWID;
CREATE TABLE "model_spec" (
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
CREATE TABLE "routing" (
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
CREATE TABLE "routing_layer" (
    model_id INTEGER NOT NULL REFERENCES routing (model_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    layer INTEGER NOT NULL CHECK (layer >= 0),
    model_layer INTEGER,
    PRIMARY KEY (model_id, layer)
) STRICT, WITHOUT ROWID;
CREATE TABLE "routing_expert" (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    expert INTEGER NOT NULL CHECK (expert >= 0),
    picks INTEGER NOT NULL CHECK (picks >= 0),
    PRIMARY KEY (model_id, layer, expert),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE TABLE "routing_pairs" (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    expert INTEGER NOT NULL CHECK (expert >= 0),
    transitions BLOB,
    coactivation BLOB,
    PRIMARY KEY (model_id, layer, expert),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE TABLE "routing_window" (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    window INTEGER NOT NULL CHECK (window >= 0),
    picks BLOB NOT NULL,
    PRIMARY KEY (model_id, layer, window),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE TABLE "routing_sample" (
    model_id INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    picks BLOB NOT NULL,
    PRIMARY KEY (model_id, layer),
    FOREIGN KEY (model_id, layer) REFERENCES routing_layer (model_id, layer) ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE TABLE "scenario" (
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
, work TEXT NOT NULL DEFAULT 'training' CHECK (work IN ('training', 'serving'))) STRICT;
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
CREATE VIEW links AS
WITH RECURSIVE
    position (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM position
        WHERE i + 1 < (SELECT max(receivers) FROM link_row)),
    cell AS (SELECT r.cluster_id, r.scope, r.sender, p.i AS receiver, hex(substr(r.bw_bytes_per_s, 17 + 8 * p.i, 8)) AS bw,
        CASE WHEN r.latency_s IS NOT NULL THEN hex(substr(r.latency_s, 17 + 8 * p.i, 8)) END AS latency
        FROM link_row AS r JOIN position AS p ON p.i < r.receivers WHERE p.i <> r.sender),
    bits AS (SELECT cluster_id, scope, sender, receiver,
        (instr('123456789ABCDEF', substr(bw, 1, 1)) << 4) | (instr('123456789ABCDEF', substr(bw, 2, 1)) << 0) | (instr('123456789ABCDEF', substr(bw, 3, 1)) << 12) | (instr('123456789ABCDEF', substr(bw, 4, 1)) << 8) | (instr('123456789ABCDEF', substr(bw, 5, 1)) << 20) | (instr('123456789ABCDEF', substr(bw, 6, 1)) << 16) | (instr('123456789ABCDEF', substr(bw, 7, 1)) << 28) | (instr('123456789ABCDEF', substr(bw, 8, 1)) << 24) | (instr('123456789ABCDEF', substr(bw, 9, 1)) << 36) | (instr('123456789ABCDEF', substr(bw, 10, 1)) << 32) | (instr('123456789ABCDEF', substr(bw, 11, 1)) << 44) | (instr('123456789ABCDEF', substr(bw, 12, 1)) << 40) | (instr('123456789ABCDEF', substr(bw, 13, 1)) << 52) | (instr('123456789ABCDEF', substr(bw, 14, 1)) << 48) | (instr('123456789ABCDEF', substr(bw, 15, 1)) << 60) | (instr('123456789ABCDEF', substr(bw, 16, 1)) << 56) AS bw,
        CASE WHEN latency IS NOT NULL THEN (instr('123456789ABCDEF', substr(latency, 1, 1)) << 4) | (instr('123456789ABCDEF', substr(latency, 2, 1)) << 0) | (instr('123456789ABCDEF', substr(latency, 3, 1)) << 12) | (instr('123456789ABCDEF', substr(latency, 4, 1)) << 8) | (instr('123456789ABCDEF', substr(latency, 5, 1)) << 20) | (instr('123456789ABCDEF', substr(latency, 6, 1)) << 16) | (instr('123456789ABCDEF', substr(latency, 7, 1)) << 28) | (instr('123456789ABCDEF', substr(latency, 8, 1)) << 24) | (instr('123456789ABCDEF', substr(latency, 9, 1)) << 36) | (instr('123456789ABCDEF', substr(latency, 10, 1)) << 32) | (instr('123456789ABCDEF', substr(latency, 11, 1)) << 44) | (instr('123456789ABCDEF', substr(latency, 12, 1)) << 40) | (instr('123456789ABCDEF', substr(latency, 13, 1)) << 52) | (instr('123456789ABCDEF', substr(latency, 14, 1)) << 48) | (instr('123456789ABCDEF', substr(latency, 15, 1)) << 60) | (instr('123456789ABCDEF', substr(latency, 16, 1)) << 56) END AS latency
        FROM cell),
    figure AS (SELECT cluster_id, scope, sender, receiver,
        CASE WHEN bw IS NULL OR (((bw >> 52) & 2047) - 1075) = 972 AND (bw & 4503599627370495) <> 0 THEN NULL
        WHEN (((bw >> 52) & 2047) - 1075) > 62 THEN CASE WHEN bw < 0 THEN -9e999 ELSE 9e999 END
        WHEN (((bw >> 52) & 2047) - 1075) < -124 THEN 0.0
        ELSE CASE WHEN bw < 0 THEN -1.0 ELSE 1.0 END
            * ((bw & 4503599627370495) | 4503599627370496) * (1 << max(0, (((bw >> 52) & 2047) - 1075)))
            / (1 << min(62, max(0, -(((bw >> 52) & 2047) - 1075)))) / (1 << max(0, -(((bw >> 52) & 2047) - 1075) - 62)) END AS bw_bytes_per_s,
        CASE WHEN latency IS NULL OR (((latency >> 52) & 2047) - 1075) = 972 AND (latency & 4503599627370495) <> 0 THEN NULL
        WHEN (((latency >> 52) & 2047) - 1075) > 62 THEN CASE WHEN latency < 0 THEN -9e999 ELSE 9e999 END
        WHEN (((latency >> 52) & 2047) - 1075) < -124 THEN 0.0
        ELSE CASE WHEN latency < 0 THEN -1.0 ELSE 1.0 END
            * ((latency & 4503599627370495) | 4503599627370496) * (1 << max(0, (((latency >> 52) & 2047) - 1075)))
            / (1 << min(62, max(0, -(((latency >> 52) & 2047) - 1075)))) / (1 << max(0, -(((latency >> 52) & 2047) - 1075) - 62)) END AS latency_s
        FROM bits)
SELECT f.cluster_id, f.scope, f.sender, f.receiver, s.name AS sender_name, r.name AS receiver_name, f.bw_bytes_per_s, f.latency_s
FROM figure AS f
    LEFT JOIN node AS s ON s.cluster_id = f.cluster_id AND f.scope = 'node' AND s.node = f.sender
    LEFT JOIN node AS r ON r.cluster_id = f.cluster_id AND f.scope = 'node' AND r.node = f.receiver
WHERE f.bw_bytes_per_s IS NOT NULL OR f.latency_s IS NOT NULL;
CREATE VIEW expert_transitions AS
WITH RECURSIVE
    position (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM position
        WHERE i + 1 < (SELECT max(experts) FROM routing)),
    sized AS (SELECT model_id, layer, expert, transitions AS numbers,
        instr('123456789ABCDEF', substr(hex(substr(transitions, 7, 1)), 2, 1)) AS width
        FROM routing_pairs WHERE transitions IS NOT NULL),
    cell AS (SELECT model_id, s.layer, s.expert, p.i AS partner,
        hex(substr(s.numbers, 17 + s.width * p.i, s.width)) || '00000000000000' AS digits
        FROM sized AS s JOIN position AS p ON 17 + s.width * p.i <= length(s.numbers)),
    counted AS (SELECT model_id, layer, expert, partner, (instr('123456789ABCDEF', substr(digits, 1, 1)) << 4) | (instr('123456789ABCDEF', substr(digits, 2, 1)) << 0) | (instr('123456789ABCDEF', substr(digits, 3, 1)) << 12) | (instr('123456789ABCDEF', substr(digits, 4, 1)) << 8) | (instr('123456789ABCDEF', substr(digits, 5, 1)) << 20) | (instr('123456789ABCDEF', substr(digits, 6, 1)) << 16) | (instr('123456789ABCDEF', substr(digits, 7, 1)) << 28) | (instr('123456789ABCDEF', substr(digits, 8, 1)) << 24) | (instr('123456789ABCDEF', substr(digits, 9, 1)) << 36) | (instr('123456789ABCDEF', substr(digits, 10, 1)) << 32) | (instr('123456789ABCDEF', substr(digits, 11, 1)) << 44) | (instr('123456789ABCDEF', substr(digits, 12, 1)) << 40) | (instr('123456789ABCDEF', substr(digits, 13, 1)) << 52) | (instr('123456789ABCDEF', substr(digits, 14, 1)) << 48) | (instr('123456789ABCDEF', substr(digits, 15, 1)) << 60) | (instr('123456789ABCDEF', substr(digits, 16, 1)) << 56) AS n FROM cell)
SELECT model_id, layer, expert AS expert, partner AS next_layer_expert, n AS pairs FROM counted WHERE n > 0;
CREATE VIEW expert_coactivation AS
WITH RECURSIVE
    position (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM position
        WHERE i + 1 < (SELECT max(experts) FROM routing)),
    sized AS (SELECT model_id, layer, expert, coactivation AS numbers,
        instr('123456789ABCDEF', substr(hex(substr(coactivation, 7, 1)), 2, 1)) AS width
        FROM routing_pairs WHERE coactivation IS NOT NULL),
    cell AS (SELECT model_id, s.layer, s.expert, p.i AS partner,
        hex(substr(s.numbers, 17 + s.width * p.i, s.width)) || '00000000000000' AS digits
        FROM sized AS s JOIN position AS p ON 17 + s.width * p.i <= length(s.numbers)),
    counted AS (SELECT model_id, layer, expert, partner, (instr('123456789ABCDEF', substr(digits, 1, 1)) << 4) | (instr('123456789ABCDEF', substr(digits, 2, 1)) << 0) | (instr('123456789ABCDEF', substr(digits, 3, 1)) << 12) | (instr('123456789ABCDEF', substr(digits, 4, 1)) << 8) | (instr('123456789ABCDEF', substr(digits, 5, 1)) << 20) | (instr('123456789ABCDEF', substr(digits, 6, 1)) << 16) | (instr('123456789ABCDEF', substr(digits, 7, 1)) << 28) | (instr('123456789ABCDEF', substr(digits, 8, 1)) << 24) | (instr('123456789ABCDEF', substr(digits, 9, 1)) << 36) | (instr('123456789ABCDEF', substr(digits, 10, 1)) << 32) | (instr('123456789ABCDEF', substr(digits, 11, 1)) << 44) | (instr('123456789ABCDEF', substr(digits, 12, 1)) << 40) | (instr('123456789ABCDEF', substr(digits, 13, 1)) << 52) | (instr('123456789ABCDEF', substr(digits, 14, 1)) << 48) | (instr('123456789ABCDEF', substr(digits, 15, 1)) << 60) | (instr('123456789ABCDEF', substr(digits, 16, 1)) << 56) AS n FROM cell)
SELECT model_id, layer, expert AS expert, partner AS other_expert, n AS tokens FROM counted WHERE n > 0 AND expert < partner;
CREATE TABLE cluster_given (
    cluster_id INTEGER PRIMARY KEY REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    cluster_json TEXT NOT NULL
) STRICT;
CREATE TABLE calibration (
    scenario_id INTEGER PRIMARY KEY CHECK (scenario_id >= 0),
    source TEXT NOT NULL,
    fragmentation REAL NOT NULL,
    fragmentation_low REAL NOT NULL,
    fragmentation_high REAL NOT NULL,
    additive_bytes REAL NOT NULL,
    context_bytes REAL NOT NULL,
    communicator_bytes REAL NOT NULL,
    expert_load_spread REAL NOT NULL
) STRICT;
CREATE TABLE other_nodes (
    cluster_id INTEGER PRIMARY KEY REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    nodes_json TEXT NOT NULL
) STRICT;
CREATE TABLE request_trace (
    measurement_id INTEGER PRIMARY KEY REFERENCES measurement (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    has_times INTEGER NOT NULL CHECK (has_times IN (0, 1)),
    requests INTEGER NOT NULL CHECK (requests >= 0)
) STRICT;
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
INSERT INTO meta VALUES ('created_utc', '2026-11-29T02:10:35Z');
INSERT INTO meta VALUES ('creator_version', '0.1.0');
INSERT INTO meta VALUES ('plain_rows_sha256_v11', '9a7da28df0555454ab193b6822dfb7ca609a23edf6b55ae690bd1c57b0464813');
INSERT INTO meta VALUES ('uuid', '0f156d2c-e47d-4cf6-b87d-fd0b0e93f850');
INSERT INTO project VALUES (1, 'Sample 模型', 1);
INSERT INTO model_spec VALUES (1, '', 'tiny-moe', '{"name":"tiny-moe","family":"qwen2_moe","layers":3,"hidden":64,"heads":4,"kvHeads":2,"headDim":16,"ffn":128,"vocabulary":1000,"learnedPositions":0,"maxPositions":0,"normsPerLayer":2,"mtpLayers":0,"gatedMlp":true,"tiedEmbeddings":false,"qkvBias":false,"outputBias":false,"mlpBias":false,"headBias":false,"attentionSinks":false,"norm":"rms","qkNorm":"none","moe":{"experts":4,"topK":2,"expertFfn":32,"sharedFfn":0,"sharedGate":false,"routerBias":false,"expertBias":false,"layers":[1,2]},"details":{"rotaryShare":1.0,"activation":"","activationLimit":0.0,"parallelBlocks":false,"routerScore":"","routerScale":1.0,"routerGroups":0,"routerGroupTopK":0}}', 'qwen2_moe', 3, 64, 4, 2, 16, 128, 1000, 4, 2);
INSERT INTO cluster VALUES (1, '', 2, 2, 1, 1000000000000.1, 2, 5000000000.1, NULL, NULL);
INSERT INTO scenario VALUES (1, 'as ordered', '', 'as ordered', '{
  "name": "as ordered",
  "execution": {"framework": "none", "cudaGraphs": false, "graphExtent": "all-but-experts", "optimizerStart": "global-norm"},
  "workload": {"kind": "training", "sequenceLength": 8192, "microBatchSize": 2, "globalBatchSize": 64},
  "layout": {"tp": 2, "cp": 1, "pp": 2, "vpp": 1, "ep": 1, "sequenceParallel": true, "order": "tp-cp-ep-dp-pp"},
  "stages": {
    "layersPerStage": [],
    "vocabulary": "none"
  },
  "schedule": {"kind": "1f1b", "pointToPoint": "async", "groupSize": 0, "memoryLimitMicrobatches": 0},
  "memory": {
    "precision": "bf16-mixed",
    "optimizer": "adam",
    "gradients": "fp32",
    "crossEntropy": "fused",
    "vocabularyDivisor": 128,
    "sharding": {"weights": "none", "gradients": "none", "optimizer": "dp", "secondaryWeights": "none"},
    "recompute": {
      "mode": "none",
      "modules": [],
      "layers": 1
    },
    "offload": {"target": "none", "fraction": 0.5, "optimizerFraction": 0},
    "flashAttention": true,
    "fp8Attention": false,
    "fp8OutputLayer": false,
    "dropout": false,
    "dummyWeightGradients": true,
    "fusedActivation": true,
    "gradientBuckets": false,
    "gatherBuffers": 0,
    "heldCollectiveInputs": 0,
    "contextAllToAll": false,
    "probabilitiesAfterExperts": false,
    "logitBytes": 0,
    "expertLoadFactor": 0,
    "gatheredBlocks": 2
  },
  "communication": {
    "compression": {
      "kind": "none",
      "rank": 4,
      "dataParallelRank": 128,
      "bits": 8,
      "weightBits": 0,
      "blockSize": 256,
      "keptShare": 0.01,
      "targets": ["data-parallel"],
      "epilogueOnly": true,
      "links": "all",
      "errorFeedback": true,
      "stages": [],
      "criticalStages": false,
      "costFactor": 1,
      "decompressionFactor": 1
    },
    "overlap": {"dp": true, "tp": false, "ep": false},
    "expertDispatch": "all-to-all",
    "bucketBytes": 0,
    "reduceInFp32": false
  },
  "placement": {
    "ranks": "linear",
    "locked": []
  },
  "experts": {"placement": "contiguous"},
  "whatIf": []
}
', 2, 1, 2, 1, 1, 0, 0, '1f1b', 0, 1, 1, 8192, 2, 64, 'person', 'training');
INSERT INTO scenario VALUES (2, 'second “π”', 'note', 'as ordered', '{
  "name": "as ordered",
  "execution": {"framework": "none", "cudaGraphs": false, "graphExtent": "all-but-experts", "optimizerStart": "global-norm"},
  "workload": {"kind": "training", "sequenceLength": 8192, "microBatchSize": 2, "globalBatchSize": 64},
  "layout": {"tp": 2, "cp": 1, "pp": 2, "vpp": 1, "ep": 1, "sequenceParallel": true, "order": "tp-cp-ep-dp-pp"},
  "stages": {
    "layersPerStage": [],
    "vocabulary": "none"
  },
  "schedule": {"kind": "1f1b", "pointToPoint": "async", "groupSize": 0, "memoryLimitMicrobatches": 0},
  "memory": {
    "precision": "bf16-mixed",
    "optimizer": "adam",
    "gradients": "fp32",
    "crossEntropy": "fused",
    "vocabularyDivisor": 128,
    "sharding": {"weights": "none", "gradients": "none", "optimizer": "dp", "secondaryWeights": "none"},
    "recompute": {
      "mode": "none",
      "modules": [],
      "layers": 1
    },
    "offload": {"target": "none", "fraction": 0.5, "optimizerFraction": 0},
    "flashAttention": true,
    "fp8Attention": false,
    "fp8OutputLayer": false,
    "dropout": false,
    "dummyWeightGradients": true,
    "fusedActivation": true,
    "gradientBuckets": false,
    "gatherBuffers": 0,
    "heldCollectiveInputs": 0,
    "contextAllToAll": false,
    "probabilitiesAfterExperts": false,
    "logitBytes": 0,
    "expertLoadFactor": 0,
    "gatheredBlocks": 2
  },
  "communication": {
    "compression": {
      "kind": "none",
      "rank": 4,
      "dataParallelRank": 128,
      "bits": 8,
      "weightBits": 0,
      "blockSize": 256,
      "keptShare": 0.01,
      "targets": ["data-parallel"],
      "epilogueOnly": true,
      "links": "all",
      "errorFeedback": true,
      "stages": [],
      "criticalStages": false,
      "costFactor": 1,
      "decompressionFactor": 1
    },
    "overlap": {"dp": true, "tp": false, "ep": false},
    "expertDispatch": "all-to-all",
    "bucketBytes": 0,
    "reduceInFp32": false
  },
  "placement": {
    "ranks": "linear",
    "locked": []
  },
  "experts": {"placement": "contiguous"},
  "whatIf": []
}
', 2, 1, 2, 1, 1, 0, 0, '1f1b', 0, 1, 1, 8192, 2, 64, 'person', 'training');
INSERT INTO device VALUES (1, 'test-gpu', 'Test GPU “π”', 80000000000.0, 312000000000000.0, 0.0, 0.0, 2039000000000.0, 300000000000.0, 2.0e-06, 25000000000.0, 5.1e-06, 25000000000.0, 108, 0.62, 3.00000000000000044408e-01, 4.0e-06, 0.0003, 0.41, 'hopper', 90, 1, 100000000000.0, 2, NULL, NULL, 7.0e+15);
INSERT INTO node VALUES (1, 0, 'gpu-a01');
INSERT INTO node VALUES (1, 1, 'gpü-b02');
INSERT INTO link_tier VALUES (1, 'device-pair', 300000000000.0, 2.0e-06, 'assumed');
INSERT INTO link_tier VALUES (1, 'node-pair', 25000000000.0, 5.1e-06, 'assumed');
INSERT INTO link_row VALUES (1, 'node', 0, 2, X'526B4C610100180002000000F79AE1DA000000000000F87F000000DCFF051442', X'526B4C6101001800020000006FC33589000000000000F87FC394922FB2AECB3E');
INSERT INTO link_row VALUES (1, 'node', 1, 2, X'526B4C610100180002000000A8C1E491000000046BF40442000000000000F87F', X'526B4C610100180002000000443C89E4000000000000F87F000000000000F87F');
INSERT INTO link_curve VALUES (1, 'device-pair', 2, X'526B4C610100180002000000FCAAEE2100000000000090400000000065CDCD41', X'526B4C610100180002000000F742ABD55555555543DEB341000000E876484742');
INSERT INTO link_curve VALUES (1, 'node-pair', 4, X'526B4C610100180001000000ECF0F6E20000000080842E41', X'526B4C6101001800010000000FA27CC2000000205FA00242');
INSERT INTO measurement VALUES (1, 1, 'csv', 'links.csv', '869b1faf991c7d1badc4b8b0f3ab70aa0e62f1743c66ddd70ef49ea166cf8c03', 84, '2026-11-29T02:10:35Z', 'csv', '', 'bandwidth of 2 × 2 nodes, 11.2 GB/s to 21.5 GB/s', 0, X'2320756E69743D47422F7320646972656374696F6E3D726F772D3E636F6C20776861743D62616E6477696474680A2C6770752D6130312C6230320A6770752D6130312C2C32312E350A6230322C31312E32352C0A', 1, NULL, 0);
INSERT INTO measurement VALUES (2, 2, 'router-trace-csv', 'trace.csv', '95181b3dc3c45099e0f54d3e86215b8e6ceec27201af18150bfdbcc393b3f9ec', 66, '2026-11-29T02:10:35Z', '', '', '6 rows of a routing trace', 6, NULL, NULL, 1, 0);
INSERT INTO measurement VALUES (3, 3, 'request-trace', 'requests.csv', '36954be9ee823747c0317e8c1a85114df303391c3c302115d08e387c6a5e34f7', 80, '2026-11-29T02:10:35Z', '', '', '3 requests in 500 ms, 200 + 20 tokens on the average', 0, NULL, NULL, NULL, 0);
INSERT INTO routing VALUES (1, 2, 2, 4, 2, 3, 1, 1, 1, 256, 1, '');
INSERT INTO routing_layer VALUES (1, 0, 1);
INSERT INTO routing_layer VALUES (1, 1, 2);
INSERT INTO routing_expert VALUES (1, 0, 0, 2);
INSERT INTO routing_expert VALUES (1, 0, 1, 2);
INSERT INTO routing_expert VALUES (1, 0, 2, 1);
INSERT INTO routing_expert VALUES (1, 0, 3, 1);
INSERT INTO routing_expert VALUES (1, 1, 0, 1);
INSERT INTO routing_expert VALUES (1, 1, 1, 1);
INSERT INTO routing_expert VALUES (1, 1, 2, 1);
INSERT INTO routing_expert VALUES (1, 1, 3, 3);
INSERT INTO routing_pairs VALUES (1, 0, 0, X'526B4C610100010004000000B9335B8100010102', X'526B4C6101000100040000004253490100010001');
INSERT INTO routing_pairs VALUES (1, 0, 1, X'526B4C610100010004000000EB3E253801000102', X'526B4C610100010004000000C75F2BD601000100');
INSERT INTO routing_pairs VALUES (1, 0, 2, X'526B4C610100010004000000105E37B801000001', X'526B4C610100010004000000D4634E7600010000');
INSERT INTO routing_pairs VALUES (1, 0, 3, X'526B4C6101000100040000004253490100010001', X'526B4C610100010004000000866E30CF01000000');
INSERT INTO routing_pairs VALUES (1, 1, 0, NULL, X'526B4C61010001000400000075398B0000000001');
INSERT INTO routing_pairs VALUES (1, 1, 1, NULL, X'526B4C61010001000400000075398B0000000001');
INSERT INTO routing_pairs VALUES (1, 1, 2, NULL, X'526B4C61010001000400000075398B0000000001');
INSERT INTO routing_pairs VALUES (1, 1, 3, NULL, X'526B4C610100010004000000F035E9D701010100');
INSERT INTO routing_chunk VALUES (2, 0, 6, 2, 0, X'526B4C610100010002000000453A62C30102', X'526B4C610100010002000000286A77340000', X'526B4C610100010002000000516853860303', X'526B4C61010001000C000000205DEB05000101020003020303000103');
INSERT INTO measurement_tag VALUES (2, 0, 'task', 'intent');
INSERT INTO routing_window VALUES (1, 0, 0, X'526B4C610100010004000000D1141DB002020101');
INSERT INTO routing_window VALUES (1, 1, 0, X'526B4C6101000100040000004A64E04E01010103');
INSERT INTO node_outage VALUES (1, 1, 'draining', 'disk “7”');
INSERT INTO network_tier VALUES (1, 0, 'a leaf “π” switch', 40000000000.1, 3.0e-06, 'inferred', 2.5, X'526B4C61010008000200000001B146390000000000000000FFFFFFFFFFFFFFFF');
INSERT INTO host_answer VALUES (1, 0, 'b02', 'gpü-b02');
INSERT INTO routing_sample VALUES (1, 0, X'526B4C610100010006000000C466F256000101020003');
INSERT INTO routing_sample VALUES (1, 1, X'526B4C6101000100060000000BB96CD1020303000103');
INSERT INTO cluster_given VALUES (1, '{"nodes":2,"devicesPerNode":2,"device":{"name":"test-gpu","title":"Test GPU “π”","generation":"hopper","memoryBytes":80000000000.0,"peakBf16FlopsPerSecond":312000000000000.0,"peakFp32FlopsPerSecond":0.0,"peakFp8FlopsPerSecond":0.0,"memoryBandwidthBytesPerSecond":2039000000000.0,"deviceLinkBytesPerSecond":300000000000.0,"deviceLinkLatencySeconds":2e-06,"networkLinkBytesPerSecond":25000000000.0,"networkLatencySeconds":5.1e-06,"hostLinkBytesPerSecond":25000000000.0,"multiprocessors":108,"computeEfficiency":0.62,"memoryEfficiency":0.30000000000000004,"attentionEfficiency":0.41,"kernelLaunchSeconds":4e-06,"layerLaunchSeconds":0.0003,"computeCapability":90,"hostMemoryBytesPerDevice":100000000000.0,"devicesPerHostLink":2,"unifiedMemory":true,"driveEnduranceBytes":7e+15},"host":{"memoryBytes":1000000000000.1,"devicesPerLink":2,"driveReadBytesPerSecond":5000000000.1},"links":{"tiers":[{"level":"device-pair","bandwidth":300000000000.0,"latency":2e-06,"origin":"assumed"},{"level":"node-pair","bandwidth":25000000000.0,"latency":5.1e-06,"origin":"assumed"}],"network":[{"name":"a leaf “π” switch","bandwidth":40000000000.1,"latency":3e-06,"origin":"inferred","oversubscription":2.5,"groups":[0,-1]}],"portsPerNode":1,"measured":{"scope":"nodes","rows":2,"unit":"bytes/s","bandwidth":[[null,12345678900.0],[20000000000.1,null]],"latency":[[null,3.3e-06],[null,null]]},"collectives":[{"level":"device-pair","ranks":2,"bytes":[1024.0,1000000000.0],"busBandwidth":[333333333.3333333,200000000000.0]},{"level":"node-pair","ranks":4,"bytes":[1000000.0],"busBandwidth":[10000000000.0]}]}}');
INSERT INTO calibration VALUES (0, '', 1.04, 1.025, 1.075, 107374182.4, 644245094.4, 590558003.2, 0.15);
INSERT INTO request_trace VALUES (3, 'requests.csv', 1, 3);
INSERT INTO request_chunk VALUES (3, 0, 3, 0, X'526B4C610100080003000000F81612C200000000000000000065CD1D00000000804D19F1FFFFFFFF', X'526B4C610100020003000000EC64BEB66400C8002C01', X'526B4C6101000100030000004954C2980A141E');
INSERT INTO serving_rates VALUES (1, 'golden device', '2 runs', '[["memoryShare",0.625]]', '[["a run","tpot",0.25,0.125]]');
