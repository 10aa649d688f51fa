// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "db/project_file.h"
#include "db/project_impl.h"
#include "db/tables.h"
#include "db/trace_part.h"

namespace rankloom::db {

namespace {

Result<void> noSuchScenario(std::int64_t id)
{
    return fail(ErrorCode::BadValue, Phrase::of("there is no scenario {}", id), {},
        Phrase::of("It may have been removed."));
}

void setCurrent(SQLite::Database& database, std::int64_t id)
{
    SQLite::Statement update(database, "UPDATE project SET current_scenario = ?");
    update.bind(1, id);
    update.exec();
}

} // namespace

Result<Project> ProjectFile::loadProject() const
{
    SQLite::Database& database = m_impl->database;
    return m_impl->read([&]() -> Result<Project> {
        Result<ModelSpec> model = readModel(database);
        if (!model)
            return tl::unexpected(model.error());
        Result<Cluster> cluster = readCluster(database);
        if (!cluster)
            return tl::unexpected(cluster.error());
        Result<RoutingStatistics> routing = readRouting(database);
        if (!routing)
            return tl::unexpected(routing.error());
        return Project {
            readName(database), std::move(*model), std::move(*cluster), std::move(*routing)};
    });
}

Result<std::vector<Scenario>> ProjectFile::loadScenarios() const
{
    return m_impl->read([&] { return readScenarios(m_impl->database); });
}

Result<HostAnswers> ProjectFile::hostAnswers() const
{
    return m_impl->read([&]() -> Result<HostAnswers> { return readHostAnswers(m_impl->database); });
}

Result<std::int64_t> ProjectFile::currentScenario() const
{
    return m_impl->read([&]() -> Result<std::int64_t> {
        SQLite::Statement row(m_impl->database,
            "SELECT coalesce((SELECT current_scenario FROM project), (SELECT id FROM scenario ORDER BY "
            "position, id LIMIT 1))");
        row.executeStep();
        if (row.isColumnNull(0))
            return fail(ErrorCode::ProjectDamaged, Phrase::of("the project has no scenario"), {},
                Phrase::of("Repair a copy of it."));
        return row.getColumn(0).getInt64();
    });
}

Result<void> ProjectFile::storeModel(const ModelSpec& model)
{
    return m_impl->write([&] { return writeModel(m_impl->database, model); });
}

Result<void> ProjectFile::storeCluster(const Cluster& cluster)
{
    return m_impl->write([&] { return writeCluster(m_impl->database, cluster); });
}

Result<void> ProjectFile::storeRouting(const RoutingStatistics& routing, const TraceFilter& counted)
{
    return m_impl->write([&]() -> Result<void> {
        writeRouting(m_impl->database, routing, std::nullopt, wordsOf(counted));
        return {};
    });
}

Result<void> ProjectFile::storeName(std::string_view name)
{
    return m_impl->write([&] { return writeName(m_impl->database, name); });
}

Result<void> ProjectFile::storeScenario(const Scenario& scenario)
{
    if (scenario.id <= 0)
        return fail(ErrorCode::BadValue, Phrase::of("a scenario needs a positive id to be stored by it"));
    return m_impl->write([&]() -> Result<void> {
        const Result<std::int64_t> id = writeScenario(m_impl->database, scenario);
        return id ? Result<void>() : tl::unexpected(id.error());
    });
}

Result<std::int64_t> ProjectFile::addScenario(const Scenario& scenario)
{
    return m_impl->write([&] {
        Scenario fresh = scenario;
        fresh.id = 0;
        return writeScenario(m_impl->database, fresh);
    });
}

Result<void> ProjectFile::removeScenario(std::int64_t id)
{
    SQLite::Database& database = m_impl->database;
    return m_impl->write([&]() -> Result<void> {
        if (database.execAndGet("SELECT count(*) FROM scenario").getInt64() == 1)
            return fail(ErrorCode::BadValue, Phrase::of("the last scenario cannot be removed"), {},
                Phrase::of("Add another one first."));
        SQLite::Statement remove(database, "DELETE FROM scenario WHERE id = ?");
        remove.bind(1, id);
        if (remove.exec() == 0)
            return noSuchScenario(id);
        database.exec(
            "UPDATE project SET current_scenario = (SELECT id FROM scenario ORDER BY position, id LIMIT 1)"
            " WHERE current_scenario IS NULL");
        return {};
    });
}

Result<void> ProjectFile::setCurrentScenario(std::int64_t id)
{
    return m_impl->write([&]() -> Result<void> {
        SQLite::Statement known(m_impl->database, "SELECT 1 FROM scenario WHERE id = ?");
        known.bind(1, id);
        if (!known.executeStep())
            return noSuchScenario(id);
        known.reset();
        setCurrent(m_impl->database, id);
        return {};
    });
}

} // namespace rankloom::db
