// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project_file.h"

#include <filesystem>
#include <system_error>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "db/connection.h"
#include "db/copy.h"
#include "db/migrate_file.h"
#include "db/project_impl.h"
#include "db/request_store.h"
#include "db/schema.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

Result<void> writeAll(SQLite::Database& database, const Project& project, const Plan& plan)
{
    writeMeta(database, "uuid", randomUuid());
    writeMeta(database, "created_utc", utcNow());
    writeMeta(database, "creator_version", RANKLOOM_VERSION);
    Result<void> written = writeName(database, project.name);
    if (written)
        written = writeModel(database, 1, {}, project.model);
    if (written)
        written = writeCluster(database, 1, {}, project.cluster);
    if (written)
        written = writeCalibration(database, 0, project.calibration);
    if (!written)
        return written;
    writeRouting(database, 1, project.routing, std::nullopt);
    for (const Shared<RecordedRequests>& trace : project.requestTraces)
        if (written)
            written = writeRequestTrace(database, trace);
    if (written)
        written = writeServingCalibrations(database, project.servingCalibrations);
    if (!written)
        return written;
    Scenario first;
    first.name = plan.name.empty() ? "Scenario 1" : plan.name;
    first.plan = plan;
    const Result<std::int64_t> id = writeScenario(database, first);
    if (!id)
        return tl::unexpected(id.error());
    SQLite::Statement current(database, "UPDATE project SET current_scenario = ?");
    current.bind(1, *id);
    current.exec();
    return {};
}

/// A complete project in a file of its own.
Result<void> writeNewFile(const std::string& path, const Project& project, const Plan& plan)
{
    return guarded(path, [&]() -> Result<void> {
        SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        applySettings(database, OpenMode::ReadWrite);
        if (Result<void> made = makeEmpty(database, migrations().back().to); !made)
            return made;
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        Result<void> stored = writeAll(database, project, plan);
        if (!stored)
            return stored;
        sealAll(database);
        transaction.commit();
        return stored;
    });
}

Result<void> checkTables(SQLite::Database& database)
{
    SQLite::Statement known(database, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    for (const TableKeys& table : tablesOf(kSchemaVersion)) {
        const std::string name = table.table;
        known.bind(1, name);
        if (!known.executeStep())
            return fail(ErrorCode::ProjectDamaged, Phrase::of("the table \"{}\" is missing", name), {},
                Phrase::of("Repair a copy of the project, or take it from a backup."));
        known.reset();
    }
    return {};
}

} // namespace

ProjectFile::ProjectFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) { }
ProjectFile::ProjectFile(ProjectFile&&) noexcept = default;
ProjectFile& ProjectFile::operator=(ProjectFile&&) noexcept = default;
ProjectFile::~ProjectFile() = default;

const std::string& ProjectFile::path() const { return m_impl->path; }

bool ProjectFile::readOnly() const { return m_impl->mode == OpenMode::ReadOnly; }

Result<ProjectFile> ProjectFile::create(const std::string& path, const Project& project, const Plan& plan)
{
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        return tl::unexpected(alreadyThere(path));
    // SQLite would roll a former file's journal back into the new one.
    for (const char* suffix : {"-journal", "-wal"})
        if (std::filesystem::exists(path + suffix, ignored))
            return fail(ErrorCode::FileUnwritable, Phrase::of("the journal of a former project lies here"),
                {path + suffix, 0, 0, {}}, Phrase::of("Move it away or choose another name."));
    Result<void> written;
    {
        const std::string temporary = temporaryBeside(path);
        const FileRemover remover(temporary);
        written = writeNewFile(temporary, project, plan);
        if (written)
            written = putInPlace(temporary, path, IfThere::Refuse);
    }
    if (!written)
        return tl::unexpected(whileCreating(std::move(written.error()), path));
    return open(path, OpenMode::ReadWrite);
}

Result<ProjectFile> ProjectFile::open(const std::string& path, OpenMode mode)
{
    if (Result<void> fit = inspectFile(path); !fit)
        return tl::unexpected(fit.error());
    if (mode == OpenMode::ReadWrite)
        removeLeftovers(path);
    Result<SQLite::Database> database = openConnection(path, mode);
    // What a crash left is rolled back where that is allowed, also for who only reads.
    if (!database && mode == OpenMode::ReadOnly && needsRollback(database.error())
        && openConnection(path, OpenMode::ReadWrite))
        database = openConnection(path, mode);
    if (!database)
        return tl::unexpected(database.error());
    auto impl = std::make_unique<Impl>(path, mode, std::move(*database));
    Result<void> ready = guarded(path, [&]() -> Result<void> {
        Result<std::string> kept = bringUpToDate(impl->database, path, mode, migrations());
        if (!kept)
            return tl::unexpected(kept.error());
        impl->keptBefore = std::move(*kept);
        return {};
    });
    if (ready)
        ready = impl->read([&] { return checkTables(impl->database); });
    if (!ready)
        return tl::unexpected(ready.error());
    return ProjectFile(std::move(impl));
}

Result<bool> ProjectFile::changedOutside() const
{
    if (Result<void> safe = inspectSidecars(m_impl->path); !safe)
        return tl::unexpected(safe.error());
    return guarded(m_impl->path,
        [this]() -> Result<bool> { return m_impl->known && m_impl->state() != *m_impl->known; });
}

Result<void> ProjectFile::acceptOutsideChange()
{
    if (Result<void> safe = inspectSidecars(m_impl->path); !safe)
        return safe;
    return guarded(m_impl->path, [this]() -> Result<void> {
        m_impl->known = m_impl->state();
        return {};
    });
}

bool ProjectFile::knowsState() const { return m_impl->known.has_value(); }

const std::string& ProjectFile::keptBefore() const { return m_impl->keptBefore; }

namespace {

/// In words, see trace_part.h.
std::string countedOf(SQLite::Database& database, std::int64_t model)
{
    SQLite::Statement part(database, "SELECT part FROM routing WHERE model_id = ?");
    part.bind(1, model);
    return part.executeStep() ? part.getColumn(0).getString() : std::string();
}

} // namespace

std::vector<MeasurementInfo> readMeasurements(SQLite::Database& database)
{
    std::vector<MeasurementInfo> measurements;
    SQLite::Statement rows(database,
        "SELECT m.id, m.format, m.file_name, m.sha256, m.imported_utc, m.tool, m.size_bytes, m.summary,"
        " m.trace_rows, m.import_id, m.model_id, m.cluster_id, t.name FROM measurement AS m"
        " LEFT JOIN request_trace AS t ON t.measurement_id = m.id WHERE m.removed = 0 ORDER BY m.id");
    while (rows.executeStep())
        measurements.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getString(),
            rows.getColumn(2).getString(), rows.getColumn(3).getString(), rows.getColumn(4).getString(),
            rows.getColumn(5).getString(), rows.getColumn(6).getInt64(), rows.getColumn(7).getString(),
            readTags(database, rows.getColumn(0).getInt64()), rows.getColumn(9).getInt64(),
            rows.getColumn(8).getInt64(), rows.getColumn(10).getInt64(), rows.getColumn(11).getInt64(),
            rows.getColumn(12).getString()});
    return measurements;
}

Result<ProjectInfo> ProjectFile::info() const
{
    SQLite::Database& database = m_impl->database;
    return m_impl->read([&]() -> Result<ProjectInfo> {
        ProjectInfo info;
        info.schemaVersion = database.execAndGet("PRAGMA user_version").getInt();
        info.uuid = readMeta(database, "uuid");
        info.createdUtc = readMeta(database, "created_utc");
        info.creatorVersion = readMeta(database, "creator_version");
        info.fileBytes = database.execAndGet("PRAGMA page_count").getInt64()
            * database.execAndGet("PRAGMA page_size").getInt64();
        info.measurements = readMeasurements(database);
        for (const MeasurementInfo& measurement : info.measurements)
            info.traceRows += measurement.traceRows;
        const Result<Scenario> current = readCurrentScenario(database);
        if (current)
            info.counted = countedOf(database, current->model);
        return info;
    });
}

Result<TraceFilter> ProjectFile::counted() const
{
    return m_impl->read([&]() -> Result<TraceFilter> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        return filterOf(countedOf(m_impl->database, current->model));
    });
}

Result<void> ProjectFile::storeTags(std::int64_t measurement, const std::vector<TraceTag>& tags)
{
    constexpr std::size_t kMostTags = 32;
    constexpr std::size_t kLongest = 200;
    for (const TraceTag& tag : tags)
        if (tag.key.empty() || tag.key.size() + tag.value.size() > kLongest)
            return fail(ErrorCode::BadValue, Phrase::of("A tag has no name or is too long"), {},
                Phrase::of("Tags look like task=intent, with at most 200 bytes."));
    if (tags.size() > kMostTags)
        return fail(ErrorCode::BadValue, Phrase::of("More than 32 tags"), {},
            Phrase::of("Keep those that tell traces apart."));
    return m_impl->write([&]() -> Result<void> {
        SQLite::Statement known(m_impl->database, "SELECT 1 FROM measurement WHERE id = ?");
        known.bind(1, measurement);
        if (!known.executeStep())
            return fail(ErrorCode::BadValue, Phrase::of("There is no such measurement"), {},
                Phrase::of("List them again."));
        SQLite::Statement clear(m_impl->database, "DELETE FROM measurement_tag WHERE measurement_id = ?");
        clear.bind(1, measurement);
        clear.exec();
        writeTags(m_impl->database, measurement, tags);
        return {};
    });
}

} // namespace rankloom::db
