// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.h"

namespace rankloom::db {

namespace {

constexpr const char* kTablesV7 = R"sql(
-- Nodes of a cluster whose devices or links differ from the others', as "cluster.otherNodes" of a plan document has
-- them; clusters of alike nodes have no row.
CREATE TABLE other_nodes (
    cluster_id INTEGER PRIMARY KEY REFERENCES cluster (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    nodes_json TEXT NOT NULL
) STRICT;
)sql";

} // namespace

std::string schemaV7() { return kTablesV7; }

} // namespace rankloom::db
