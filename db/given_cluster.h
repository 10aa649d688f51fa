// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/cluster/cluster.h"

namespace SQLite {
class Database;
}

namespace rankloom::db {

/// Keeps a cluster as it is before the first measurement that counts for it: what removing them all leaves.
/// Its names and outages are not kept. Does nothing while other measurements than `measurement` count.
void keepGiven(SQLite::Database& database, std::int64_t id, const Cluster& cluster, std::int64_t measurement);

/// Nothing where it was not kept, or where the cluster has another shape by now.
std::optional<Cluster> givenCluster(SQLite::Database& database, std::int64_t id, const Cluster& now);

} // namespace rankloom::db
