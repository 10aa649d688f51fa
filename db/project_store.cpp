// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/exchange/apply_service.h"
#include "db/project_file.h"
#include "db/project_impl.h"
#include "db/request_store.h"
#include "db/tables.h"

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

Result<Project> readProject(SQLite::Database& database, const Scenario& scenario)
{
    Result<ModelSpec> model = readModel(database, scenario.model);
    if (!model)
        return tl::unexpected(model.error());
    Result<Cluster> cluster = readCluster(database, scenario.cluster);
    if (!cluster)
        return tl::unexpected(cluster.error());
    Result<RoutingStatistics> routing = readRouting(database, scenario.model);
    if (!routing)
        return tl::unexpected(routing.error());
    Project project {readName(database), std::move(*model), std::move(*cluster), std::move(*routing)};
    Result<std::vector<Shared<RecordedRequests>>> requests =
        readRequestTraces(database, RequestsRead::Named, scenario.plan.serving.requests.trace.name);
    if (!requests)
        return tl::unexpected(requests.error());
    project.requestTraces = std::move(*requests);
    Result<std::vector<Shared<ServingCalibration>>> rates = readServingCalibrations(database);
    if (!rates)
        return tl::unexpected(rates.error());
    project.servingCalibrations = std::move(*rates);
    if (scenario.ownCalibration) {
        project.calibration = *scenario.ownCalibration;
        return project;
    }
    Result<std::optional<Calibration>> shared = readCalibration(database, 0);
    if (!shared)
        return tl::unexpected(shared.error());
    project.calibration = shared->value_or(Calibration {});
    return project;
}

Result<void> removeInput(
    SQLite::Database& database, const char* table, const char* reference, std::int64_t id)
{
    SQLite::Statement used(database, fmt::format("SELECT name FROM scenario WHERE {} = ?", reference));
    used.bind(1, id);
    if (used.executeStep())
        return fail(ErrorCode::BadValue,
            Phrase::of("the plan \"{}\" refers to it", used.getColumn(0).getString()), {},
            Phrase::of("Let the plan refer to another one first."));
    SQLite::Statement remove(database, fmt::format("DELETE FROM {} WHERE id = ?", table));
    remove.bind(1, id);
    remove.exec();
    return {};
}

} // namespace

Result<Inputs> ProjectFile::loadInputs() const
{
    return m_impl->read([&] { return readInputs(m_impl->database); });
}

Result<ProjectState> readState(SQLite::Database& database)
{
    Result<Inputs> inputs = readInputs(database);
    if (!inputs)
        return tl::unexpected(std::move(inputs.error()));
    Result<std::vector<Scenario>> scenarios = readScenarios(database);
    if (!scenarios)
        return tl::unexpected(std::move(scenarios.error()));
    const Result<Scenario> current = readCurrentScenario(database);
    if (!current)
        return tl::unexpected(current.error());
    return ProjectState {std::move(*inputs), std::move(*scenarios), current->id};
}

Result<ProjectState> ProjectFile::loadState() const
{
    return m_impl->read([&] {
        Result<ProjectState> state = readState(m_impl->database);
        if (state)
            m_impl->known = m_impl->state();
        return state;
    });
}

Result<Project> ProjectFile::loadProject() const
{
    return m_impl->read([&]() -> Result<Project> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        return readProject(m_impl->database, *current);
    });
}

Result<Project> ProjectFile::loadProject(const Scenario& scenario) const
{
    return m_impl->read([&] { return readProject(m_impl->database, scenario); });
}

Result<std::vector<Scenario>> ProjectFile::loadScenarios() const
{
    return m_impl->read([&] { return readScenarios(m_impl->database); });
}

Result<HostAnswers> ProjectFile::hostAnswers() const
{
    return m_impl->read([&]() -> Result<HostAnswers> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        return readHostAnswers(m_impl->database, current->cluster);
    });
}

Result<std::int64_t> ProjectFile::currentScenario() const
{
    return m_impl->read([&]() -> Result<std::int64_t> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        return current->id;
    });
}

Result<void> ProjectFile::storeModel(const ModelInput& model)
{
    return m_impl->write([&] { return writeModel(m_impl->database, model.id, model.title, model.model); });
}

Result<void> ProjectFile::storeCluster(const ClusterInput& cluster)
{
    return m_impl->write(
        [&] { return writeCluster(m_impl->database, cluster.id, cluster.name, cluster.cluster); });
}

Result<void> ProjectFile::removeModel(std::int64_t id)
{
    return m_impl->write([&] { return removeInput(m_impl->database, "model_spec", "model_id", id); });
}

Result<void> ProjectFile::removeCluster(std::int64_t id)
{
    return m_impl->write([&] { return removeInput(m_impl->database, "cluster", "cluster_id", id); });
}

Result<void> ProjectFile::storeRouting(const ModelInput& model)
{
    return m_impl->write([&]() -> Result<void> {
        writeRouting(m_impl->database, model.id, model.routing, std::nullopt, wordsOf(model.counted));
        return {};
    });
}

Result<void> ProjectFile::markRemoved(std::int64_t measurement)
{
    return m_impl->write([&]() -> Result<void> {
        SQLite::Statement mark(m_impl->database, "UPDATE measurement SET removed = 1 WHERE id = ?");
        mark.bind(1, measurement);
        if (mark.exec() == 0)
            return fail(ErrorCode::BadValue, Phrase::of("There is no such measurement"), {},
                Phrase::of("List them again."));
        return {};
    });
}

Result<void> ProjectFile::bringBack(const MeasurementInfo& measurement)
{
    return m_impl->write([&]() -> Result<void> {
        SQLite::Statement mark(m_impl->database,
            "UPDATE measurement SET removed = 0, cluster_id = nullif(?, 0), model_id = nullif(?, 0) WHERE id "
            "= "
            "?");
        mark.bind(1, measurement.cluster);
        mark.bind(2, measurement.model);
        mark.bind(3, measurement.id);
        if (mark.exec() == 0)
            return fail(ErrorCode::BadValue, Phrase::of("There is no such measurement"), {},
                Phrase::of("List them again."));
        return {};
    });
}

Result<void> ProjectFile::storeName(std::string_view name)
{
    return m_impl->write([&] { return writeName(m_impl->database, name); });
}

Result<void> ProjectFile::storeCalibration(const Calibration& calibration)
{
    return m_impl->write([&] { return writeCalibration(m_impl->database, 0, calibration); });
}

Result<void> ProjectFile::storeServingCalibrations(
    const std::vector<Shared<ServingCalibration>>& calibrations)
{
    return m_impl->write([&] { return writeServingCalibrations(m_impl->database, calibrations); });
}

Result<void> ProjectFile::replaceServingCalibration(const ServingCalibration& calibration)
{
    return m_impl->write([&]() -> Result<void> {
        auto all = readServingCalibrations(m_impl->database);
        if (!all)
            return tl::unexpected(std::move(all.error()));
        replaceCalibration(*all, calibration);
        return writeServingCalibrations(m_impl->database, *all);
    });
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
        removeCalibration(database, id);
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
