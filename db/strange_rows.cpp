// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "db/project_file.h"
#include "db/project_impl.h"

namespace rankloom::db {

Error outsideChange(const std::string& path)
{
    return {ErrorCode::ProjectBusy, Phrase::of("another program has changed this project"), {path, 0, 0, {}},
        {kOutsideChange}, Phrase::of("Reload it, or keep your own changes.")};
}

bool isOutsideChange(const Error& error)
{
    return std::ranges::find(error.arguments, kOutsideChange) != error.arguments.end();
}

Phrase nameOf(const StrangeRow& row)
{
    switch (row.why) {
    case StrangeRow::Why::Changed:
        return Phrase::of("table {}, row {}", row.table, row.key);
    case StrangeRow::Why::Missing:
        return Phrase::of("table {}, row {} (it is gone)", row.table, row.key);
    case StrangeRow::Why::Added:
        return Phrase::of("table {}, row {} (it was not there)", row.table, row.key);
    case StrangeRow::Why::Unknown:
        break;
    }
    return row.table.empty() ? Phrase::of("some row of plans, models or clusters")
                             : Phrase::of("table {} (its checksums are damaged)", row.table);
}

Diagnostics diagnosticsOf(const std::vector<StrangeRow>& rows, const std::string& path)
{
    if (rows.empty())
        return {};
    constexpr std::size_t kMostNamed = 5;
    std::vector<Phrase> names;
    for (std::size_t i = 0; i < std::min(rows.size(), kMostNamed); ++i)
        names.push_back(nameOf(rows[i]));
    if (rows.size() > kMostNamed)
        names.push_back(Phrase::of("{} more", rows.size() - kMostNamed));
    Diagnostic told;
    told.severity = Severity::Warning;
    told.code = kRowsNotAsWritten;
    told.message =
        Phrase::of("The project is not as Rankloom wrote it, and figures may be wrong: {}. Damage or another "
                   "program has changed it: take it from a backup, or look at these rows and, where "
                   "they are right, say so with rankloom-cli project check --accept.",
            joined(names, "; "));
    told.where.file = path;
    for (const StrangeRow& row : rows)
        told.arguments.push_back(row.table + ' ' + row.key);
    return {std::move(told)};
}

Result<std::vector<StrangeRow>> ProjectFile::strangeRows() const
{
    return m_impl->read([&]() -> Result<std::vector<StrangeRow>> { return m_impl->strangeRows(); });
}

Result<void> ProjectFile::acceptRows()
{
    return m_impl->write([&]() -> Result<void> {
        m_impl->acceptsRows = true;
        return {};
    });
}

} // namespace rankloom::db
