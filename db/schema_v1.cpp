// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "db/schema.h"

namespace rankloom::db {

namespace {

/// Tables. One row with id 1 where there is one of a kind. Blobs: see db/blob.h. The columns after plan_json
/// and spec_json repeat what a person would ask for: SQLite forbids its JSON functions in the schema of a
/// file that is not trusted.
constexpr std::string_view kTables = R"sql(
CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE project (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    current_scenario INTEGER REFERENCES scenario (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE scenario (
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
    schedule TEXT NOT NULL
) STRICT;

CREATE TABLE model_spec (
    id INTEGER PRIMARY KEY CHECK (id = 1),
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

CREATE TABLE device (
    id INTEGER PRIMARY KEY CHECK (id = 1),
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
    layer_launch_s REAL NOT NULL
) STRICT;

CREATE TABLE cluster (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    nodes INTEGER NOT NULL CHECK (nodes >= 0),
    devices_per_node INTEGER NOT NULL CHECK (devices_per_node >= 0)
) STRICT;

CREATE TABLE node (
    node INTEGER PRIMARY KEY CHECK (node >= 0),
    name TEXT NOT NULL
) STRICT;

CREATE TABLE link_tier (
    level TEXT NOT NULL PRIMARY KEY CHECK (level IN ('device-pair', 'node-pair')),
    bw_bytes_per_s REAL NOT NULL,
    latency_s REAL NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('assumed', 'inferred', 'measured'))
) STRICT, WITHOUT ROWID;

-- Measured links, one row per sender: what it gets to every receiver; NaN = not measured.
CREATE TABLE link_row (
    scope TEXT NOT NULL CHECK (scope IN ('node', 'node-device', 'device')),
    sender INTEGER NOT NULL CHECK (sender >= 0),
    receivers INTEGER NOT NULL CHECK (receivers > sender),
    bw_bytes_per_s BLOB NOT NULL,
    latency_s BLOB,
    PRIMARY KEY (scope, sender)
) STRICT, WITHOUT ROWID;

CREATE TABLE workload (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    sequence_length_tokens INTEGER NOT NULL,
    micro_batch_size INTEGER NOT NULL,
    global_batch_size INTEGER NOT NULL
) STRICT;

-- Imported files. `content` is the file as it was; NULL for routing traces, whose rows are in routing_chunk.
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
) STRICT;

-- Statistics of the current routing trace: that of the measurements with this import_id (NULL: not from an import).
CREATE TABLE routing (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    import_id INTEGER,
    layers INTEGER NOT NULL CHECK (layers > 0),
    experts INTEGER NOT NULL CHECK (experts > 0),
    top_k INTEGER NOT NULL CHECK (top_k > 0),
    tokens INTEGER NOT NULL CHECK (tokens >= 0),
    has_transitions INTEGER NOT NULL CHECK (has_transitions IN (0, 1)),
    has_coactivation INTEGER NOT NULL CHECK (has_coactivation IN (0, 1))
) STRICT;

CREATE TABLE routing_layer (
    layer INTEGER PRIMARY KEY CHECK (layer >= 0),
    routing_id INTEGER NOT NULL DEFAULT 1 REFERENCES routing (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    model_layer INTEGER
) STRICT;

CREATE TABLE routing_expert (
    layer INTEGER NOT NULL REFERENCES routing_layer (layer) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    expert INTEGER NOT NULL CHECK (expert >= 0),
    picks INTEGER NOT NULL CHECK (picks >= 0),
    PRIMARY KEY (layer, expert)
) STRICT, WITHOUT ROWID;

-- transitions: pairs with every expert of the next layer; coactivation: tokens shared with every expert of this one.
CREATE TABLE routing_pairs (
    layer INTEGER NOT NULL REFERENCES routing_layer (layer) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    expert INTEGER NOT NULL CHECK (expert >= 0),
    transitions BLOB,
    coactivation BLOB,
    PRIMARY KEY (layer, expert)
) STRICT, WITHOUT ROWID;

-- Token-layer rows of a trace in file order, as runs of consecutive tokens of one layer: run r covers
-- run_tokens[r] tokens from first_token + run_first_tokens[r] in layer run_layers[r] (as the file names it);
-- experts holds the top_k picks of every row, run after run.
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
)sql";

constexpr std::string_view kPlainViews = R"sql(
CREATE VIEW scenarios AS
SELECT s.id, s.name, s.note, s.id IS p.current_scenario AS is_current, s.tp, s.cp, s.pp, s.vpp, s.ep, s.etp, s.dp,
    s.schedule
FROM scenario AS s LEFT JOIN project AS p;

CREATE VIEW model AS
SELECT name, family, layers, hidden, heads, kv_heads, head_dim, ffn, vocabulary, experts, top_k FROM model_spec;

CREATE VIEW measurements AS
SELECT id, import_id, format, file_name, tool, summary, size_bytes, trace_rows, imported_utc, sha256
FROM measurement;

CREATE VIEW measurement_text AS
SELECT id, file_name, CAST(content AS TEXT) AS text FROM measurement WHERE content IS NOT NULL;

CREATE VIEW expert_load AS
SELECT e.layer, l.model_layer, e.expert, e.picks,
    e.picks * 1.0 / sum(e.picks) OVER (PARTITION BY e.layer) AS share
FROM routing_expert AS e JOIN routing_layer AS l ON l.layer = e.layer;
)sql";

/// SQL for the integer whose little-endian bytes `digits` spells in (up to 16) hexadecimal digits: instr()
/// gives the value of a digit, and 0 for "0", which is not in its text.
std::string integerOfHex(std::string_view digits)
{
    std::string sql;
    for (int byte = 0; byte < 8; ++byte)
        for (int half = 0; half < 2; ++half)
            sql += fmt::format("{}(instr('123456789ABCDEF', substr({}, {}, 1)) << {})",
                sql.empty() ? "" : " | ", digits, 2 * byte + half + 1, 8 * byte + (half == 0 ? 4 : 0));
    return sql;
}

/// SQL for the double with the IEEE 754 bits `bits`, exact for magnitudes of 2^-72 to 2^115; NULL for NaN.
/// Shifts instead of pow(), which not every SQLite has.
std::string doubleOfBits(std::string_view bits)
{
    const std::string exponent = fmt::format("((({} >> 52) & 2047) - 1075)", bits);
    return fmt::format("CASE WHEN {0} IS NULL OR {1} = 972 AND ({0} & 4503599627370495) <> 0 THEN NULL\n"
                       "        WHEN {1} > 62 THEN CASE WHEN {0} < 0 THEN -9e999 ELSE 9e999 END\n"
                       "        WHEN {1} < -124 THEN 0.0\n"
                       "        ELSE CASE WHEN {0} < 0 THEN -1.0 ELSE 1.0 END\n"
                       "            * (({0} & 4503599627370495) | 4503599627370496) * (1 << max(0, {1}))\n"
                       "            / (1 << min(62, max(0, -{1}))) / (1 << max(0, -{1} - 62)) END",
        bits, exponent);
}

std::string linkViews(Keyed keyed)
{
    const bool many = keyed == Keyed::ByInput;
    return fmt::format(R"sql(
CREATE VIEW links AS
WITH RECURSIVE
    position (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM position
        WHERE i + 1 < (SELECT max(receivers) FROM link_row)),
    cell AS (SELECT {4}r.scope, r.sender, p.i AS receiver, hex(substr(r.bw_bytes_per_s, 17 + 8 * p.i, 8)) AS bw,
        CASE WHEN r.latency_s IS NOT NULL THEN hex(substr(r.latency_s, 17 + 8 * p.i, 8)) END AS latency
        FROM link_row AS r JOIN position AS p ON p.i < r.receivers WHERE p.i <> r.sender),
    bits AS (SELECT {5}scope, sender, receiver,
        {0} AS bw,
        CASE WHEN latency IS NOT NULL THEN {1} END AS latency
        FROM cell),
    figure AS (SELECT {5}scope, sender, receiver,
        {2} AS bw_bytes_per_s,
        {3} AS latency_s
        FROM bits)
SELECT {6}f.scope, f.sender, f.receiver, s.name AS sender_name, r.name AS receiver_name, f.bw_bytes_per_s, f.latency_s
FROM figure AS f
    LEFT JOIN node AS s ON {7}f.scope = 'node' AND s.node = f.sender
    LEFT JOIN node AS r ON {8}f.scope = 'node' AND r.node = f.receiver
WHERE f.bw_bytes_per_s IS NOT NULL OR f.latency_s IS NOT NULL;
)sql",
        integerOfHex("bw"), integerOfHex("latency"), doubleOfBits("bw"), doubleOfBits("latency"),
        many ? "r.cluster_id, " : "", many ? "cluster_id, " : "", many ? "f.cluster_id, " : "",
        many ? "s.cluster_id = f.cluster_id AND " : "", many ? "r.cluster_id = f.cluster_id AND " : "");
}

struct PairView {
    std::string_view name;
    std::string_view blob; ///< a column of routing_pairs
    std::string_view from;
    std::string_view to;
    std::string_view count;
    std::string_view condition;
};

/// The low digit of byte 7 of a blob is the width of an element.
std::string pairView(const PairView& view, Keyed keyed)
{
    return fmt::format(R"sql(
CREATE VIEW {0} AS
WITH RECURSIVE
    position (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM position
        WHERE i + 1 < (SELECT max(experts) FROM routing)),
    sized AS (SELECT {7}layer, expert, {1} AS numbers,
        instr('123456789ABCDEF', substr(hex(substr({1}, 7, 1)), 2, 1)) AS width
        FROM routing_pairs WHERE {1} IS NOT NULL),
    cell AS (SELECT {7}s.layer, s.expert, p.i AS partner,
        hex(substr(s.numbers, 17 + s.width * p.i, s.width)) || '00000000000000' AS digits
        FROM sized AS s JOIN position AS p ON 17 + s.width * p.i <= length(s.numbers)),
    counted AS (SELECT {7}layer, expert, partner, {2} AS n FROM cell)
SELECT {7}layer, expert AS {3}, partner AS {4}, n AS {5} FROM counted WHERE n > 0{6};
)sql",
        view.name, view.blob, integerOfHex("digits"), view.from, view.to, view.count, view.condition,
        keyed == Keyed::ByInput ? "model_id, " : "");
}

} // namespace

std::string blobViews(Keyed keyed)
{
    return linkViews(keyed)
        + pairView({"expert_transitions", "transitions", "expert", "next_layer_expert", "pairs", ""}, keyed)
        + pairView({"expert_coactivation", "coactivation", "expert", "other_expert", "tokens",
                       " AND expert < partner"},
            keyed);
}

std::string schemaV1() { return std::string(kTables) + std::string(kPlainViews) + blobViews(Keyed::Once); }

} // namespace rankloom::db
