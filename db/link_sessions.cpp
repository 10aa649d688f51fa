// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "core/exchange/apply_reading.h"
#include "core/exchange/open_questions.h"
#include "db/project_file.h"
#include "db/project_impl.h"
#include "db/tables.h"

namespace rankloom::db {

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
                addSession(sessions, reading->values, *cluster, answers);
        }
        return sessions;
    });
}

} // namespace rankloom::db
