// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "core/exchange/host_answers.h"
#include "core/exchange/open_questions.h"
#include "core/measure/link_noise.h"
#include "db/project_file.h"
#include "db/project_impl.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// Puts what one file measured between nodes to the sessions, its hosts called as the nodes they are.
void keep(LinkSessions& sessions, const Reading& reading, const Cluster& cluster, const HostAnswers& answers)
{
    const HostMapping hosts = mapHosts(hostsOf(reading.values), cluster, answers);
    const auto rename = [&](std::string& host) {
        if (const int node = hosts.nodeOf(host); node >= 0)
            host = cluster.nodeName(node);
    };
    bool matrix = false;
    for (const Parsed& value : reading.values)
        if (const auto* links = std::get_if<LinkMeasurement>(&value);
            links != nullptr && links->scope == LinkScope::NodePairs && !links->stated) {
            sessions.matrices.push_back(*links);
            for (std::string& host : sessions.matrices.back().names)
                rename(host);
            matrix = true;
        }
    for (const Parsed& value : reading.values) {
        if (const auto* pair = std::get_if<PairMeasurement>(&value); pair != nullptr && !matrix
            && pair->hosts.size() == 2 && hosts.nodeOf(pair->hosts[0]) >= 0
            && hosts.nodeOf(pair->hosts[1]) >= 0) {
            sessions.pairs.push_back(*pair);
            for (std::string& host : sessions.pairs.back().hosts)
                rename(host);
        }
        if (const auto* run = std::get_if<CollectiveMeasurement>(&value);
            run != nullptr && run->hosts.size() > 1)
            sessions.collectives.push_back(*run);
    }
}

} // namespace

Result<LinkSessions> ProjectFile::linkSessions() const
{
    return m_impl->read([&]() -> Result<LinkSessions> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        const Result<Cluster> cluster = readCluster(m_impl->database, current->cluster);
        if (!cluster)
            return tl::unexpected(cluster.error());
        const HostAnswers answers = readHostAnswers(m_impl->database, current->cluster);
        LinkSessions sessions;
        SQLite::Statement rows(m_impl->database,
            "SELECT format, file_name, unit_hint, content, id FROM measurement"
            " WHERE content IS NOT NULL AND removed = 0 AND cluster_id = ? AND format IN ('mpigraph', 'csv', "
            "'pipette-json', 'osu', 'iperf3',"
            " 'nccl-tests', 'nccl-tests-json', 'rccl-tests-jsonl') ORDER BY id");
        rows.bind(1, current->cluster);
        while (rows.executeStep()) {
            const SQLite::Column content = rows.getColumn(3);
            const std::string_view text(
                static_cast<const char*>(content.getBlob()), static_cast<std::size_t>(content.getBytes()));
            ReadingHints hints;
            hints.unit = rows.getColumn(2).getString();
            hints.between = placeOf(readTags(m_impl->database, rows.getColumn(4).getInt64()));
            const Result<Reading> reading = parseFile(
                text, rows.getColumn(1).getString(), formatFromName(rows.getColumn(0).getString()), hints);
            if (reading) // else damaged since: the check of the project says so
                keep(sessions, *reading, *cluster, answers);
        }
        return sessions;
    });
}

} // namespace rankloom::db
