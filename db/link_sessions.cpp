// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "core/exchange/reading.h"
#include "db/project_file.h"
#include "db/project_impl.h"

namespace rankloom::db {

Result<std::vector<LinkMeasurement>> ProjectFile::linkSessions() const
{
    return m_impl->read([&]() -> Result<std::vector<LinkMeasurement>> {
        std::vector<LinkMeasurement> sessions;
        SQLite::Statement rows(m_impl->database,
            "SELECT format, file_name, unit_hint, content FROM measurement"
            " WHERE content IS NOT NULL AND format IN ('mpigraph', 'csv', 'pipette-json') ORDER BY id");
        while (rows.executeStep()) {
            const SQLite::Column content = rows.getColumn(3);
            const std::string_view text(
                static_cast<const char*>(content.getBlob()), static_cast<std::size_t>(content.getBytes()));
            ReadingHints hints;
            hints.unit = rows.getColumn(2).getString();
            const Result<Reading> reading = parseFile(
                text, rows.getColumn(1).getString(), formatFromName(rows.getColumn(0).getString()), hints);
            if (!reading)
                continue; // damaged since: the check of the project says so
            for (const Parsed& value : reading->values)
                if (const auto* links = std::get_if<LinkMeasurement>(&value);
                    links != nullptr && links->scope == LinkScope::NodePairs)
                    sessions.push_back(*links);
        }
        return sessions;
    });
}

} // namespace rankloom::db
