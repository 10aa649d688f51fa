// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import_session.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/base/text.h"
#include "core/base/whole_file.h"
#include "core/exchange/apply_reading.h"
#include "core/exchange/apply_service.h"
#include "core/exchange/host_answers.h"
#include "core/exchange/kept_text.h"
#include "core/exchange/maps/expert_map.h"
#include "core/exchange/sound_reading.h"
#include "core/plan/plan_json.h"
#include "core/whatif/other_devices.h"
#include "db/connection.h"
#include "db/given_cluster.h"
#include "db/project_impl.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

constexpr std::size_t kHeadBytes = 65536;

Result<std::string> readHead(const std::string& path)
{
    std::error_code status;
    if (!std::filesystem::is_regular_file(path, status))
        return readWholeFile(path, kMostTextBytes); // says what is wrong
    std::ifstream file(path, std::ios::binary);
    std::string head(kHeadBytes, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, file.gcount())));
    if (head.empty() && !file.eof())
        return readWholeFile(path, kMostTextBytes);
    return head;
}

} // namespace

ImportSession::ImportSession(
    SQLite::Database& database, const ReadingHints& hints, Progress& progress, std::stop_token stop)
    : m_database(database), m_hints(hints), m_progress(progress), m_stop(std::move(stop))
{
}

Result<ProjectFile::ImportOutcome> ImportSession::run(
    const std::vector<std::string>& paths, FileFormat format)
{
    if (paths.empty())
        return fail(ErrorCode::BadValue, Phrase::of("no file was named"));
    const Result<Scenario> current = readCurrentScenario(m_database);
    if (!current)
        return tl::unexpected(current.error());
    m_model = current->model;
    m_cluster = current->cluster;
    m_progress.setPhase(Phrase::of("Recognising"));
    Result<void> done = sortFiles(paths, format);
    for (const auto& [path, found] : m_texts) {
        if (done && m_stop.stop_requested())
            done = fail(ErrorCode::Cancelled, Phrase::of("stopped"));
        if (done)
            done = importText(path, found);
    }
    if (done && !m_traces.empty())
        done = importTrace();
    for (const std::string& path : m_requests)
        if (done)
            done = importRequests(path);
    const bool measured =
        std::ranges::any_of(m_texts, [](const auto& file) { return isServiceMeasurement(file.second); });
    if (done && measured)
        done = fitServingRates(m_database, m_outcome.diagnostics);
    if (!done)
        return tl::unexpected(done.error());
    m_progress.setPhase(Phrase::of("Storing"));
    return std::move(m_outcome);
}

/// Traces stream and belong together; everything else is read whole, one by one.
Result<void> ImportSession::sortFiles(const std::vector<std::string>& paths, FileFormat format)
{
    for (const std::string& path : paths) {
        const Result<std::string> head = readHead(path);
        if (!head)
            return tl::unexpected(head.error());
        const FileFormat found = format != FileFormat::Unknown ? format : recognise(*head, nameOfFile(path));
        if (found == FileFormat::Unknown)
            return tl::unexpected(notReadError(*head, path));
        if (found == FileFormat::Project)
            return fail(ErrorCode::Unsupported, Phrase::of("this is a project, not a measurement"),
                {path, 0, 0, {}}, Phrase::of("Open it instead."));
        if (isRequestTrace(found))
            m_requests.push_back(path);
        else
            (isRoutingTrace(found) ? m_traces : m_texts).emplace_back(path, found);
        if (m_outcome.format == FileFormat::Unknown)
            m_outcome.format = found;
    }
    return {};
}

Result<void> ImportSession::importText(const std::string& path, FileFormat format)
{
    m_progress.setPhase(Phrase::of("Reading {}", nameOfFile(path)));
    const Result<std::string> text = readWholeFile(path, kMostTextBytes);
    if (!text)
        return tl::unexpected(text.error());
    if (isPlanSettings(format))
        return importSettings(path, format, *text);
    if (format == FileFormat::PlanDocument) {
        const std::int64_t id = storeMeasurement(
            {path, format, sha256Hex(*text), static_cast<std::int64_t>(text->size()), &*text});
        return importPlan(id, path, *text);
    }
    Result<Reading> reading = readSound(*text, path, format, m_hints);
    if (!reading)
        return tl::unexpected(reading.error());
    addDiagnostics(reading->diagnostics);
    if (Result<void> settled = settleQuestions(*reading, path); !settled)
        return settled;
    const Result<HostMapping> hosts = placeHosts(*reading, path, *text);
    if (!hosts)
        return tl::unexpected(hosts.error());
    const std::string kept = keptText(format, *text, m_hostNames);
    const std::int64_t id =
        storeMeasurement({path, format, sha256Hex(*text), static_cast<std::int64_t>(text->size()), &kept});
    writeTags(m_database, id, placeTags(m_hints.between));
    m_measurement = id;
    m_outcome.rows += reading->lines;
    std::string tool;
    std::string summary;
    for (const Parsed& value : reading->values)
        if (Result<void> applied = apply(value, *hosts, tool, summary); !applied) {
            applied.error().where.file = path;
            return applied;
        }
    describe(id, tool, summary);
    forgetTwins(id);
    addSummary(nameOfFile(path) + ": " + summary);
    return {};
}

Result<void> ImportSession::settleQuestions(const Reading& reading, const std::string& path)
{
    const Result<Cluster> cluster = readCluster(m_database, m_cluster);
    if (!cluster)
        return tl::unexpected(cluster.error());
    Result<SettledQuestions> found = settledQuestions(reading.values, *cluster,
        withAnswers(readHostAnswers(m_database, m_cluster), m_hints.hosts), m_hints);
    if (!found) {
        found.error().where.file = path;
        return tl::unexpected(std::move(found.error()));
    }
    if (found->openCluster)
        m_outcome.openCluster = found->openCluster;
    m_outcome.openPlace = m_outcome.openPlace || found->openPlace;
    return found->taken ? takeCluster(std::move(*found->taken)) : Result<void>();
}

Result<void> ImportSession::takeCluster(Cluster cluster)
{
    const Result<Cluster> before = readCluster(m_database, m_cluster);
    Result<std::vector<Scenario>> scenarios = readScenarios(m_database);
    const Result<Scenario> current = readCurrentScenario(m_database);
    if (!before || !scenarios || !current)
        return tl::unexpected(!before ? before.error() : !scenarios ? scenarios.error() : current.error());
    std::erase_if(*scenarios, [&](const Scenario& scenario) { return scenario.cluster != m_cluster; });
    std::string name;
    if (m_hints.cluster == ClusterAnswer::ThisPlan && scenarios->size() > 1) {
        *scenarios = {*current};
        m_cluster = m_database.execAndGet("SELECT max(id) + 1 FROM cluster").getInt64();
    } else {
        SQLite::Statement row(m_database, "SELECT name FROM cluster WHERE id = ?");
        row.bind(1, m_cluster);
        row.executeStep();
        name = row.getColumn(0).getString();
    }
    if (Result<void> written = writeCluster(m_database, m_cluster, name, cluster); !written)
        return written;
    for (Scenario& scenario : *scenarios) {
        scenario.cluster = m_cluster;
        if (haveOtherDevices(*before, cluster))
            forgetDevices(scenario.plan);
        if (const Result<std::int64_t> id = writeScenario(m_database, scenario); !id)
            return tl::unexpected(id.error());
    }
    note(Severity::Hint, "cluster-from-file",
        Phrase::of("The cluster now has the {} nodes of {} devices of the file.", cluster.nodes,
            cluster.devicesPerNode));
    return {};
}

/// Answers that were given with the import or accepted are kept for the next one.
Result<HostMapping> ImportSession::placeHosts(
    const Reading& reading, const std::string& path, const std::string& text)
{
    m_hostNames.clear();
    const Result<Cluster> cluster = readCluster(m_database, m_cluster);
    if (!cluster)
        return tl::unexpected(cluster.error());
    const HostAnswers answers = withAnswers(readHostAnswers(m_database, m_cluster), m_hints.hosts);
    Result<HostMapping> hosts = placedHosts(reading, text, *cluster, answers, m_hints);
    if (!hosts) {
        hosts.error().where.file = path;
        return hosts;
    }
    if (hosts->rows().empty())
        return hosts;
    explain(*hosts, *cluster, m_outcome.diagnostics);
    HostAnswers kept = withAnswers(answers, answersOf(*hosts, *cluster));
    std::erase_if(kept, [](const auto& answer) { return isNetworkAddress(answer.first); });
    if (Result<void> written = writeHostAnswers(m_database, m_cluster, kept); !written)
        return tl::unexpected(written.error());
    for (const HostRow& row : hosts->rows())
        if (row.isPlaced())
            m_hostNames[row.host] = cluster->nodeName(row.node);
    return hosts;
}

/// The model of the project that is this one; a new one where there is none. Statistics of a document stand
/// for no trace: a model that has its own keeps them.
Result<std::int64_t> ImportSession::modelLike(const ModelSpec& model, const RoutingStatistics& routing)
{
    SQLite::Statement rows(m_database, "SELECT id FROM model_spec ORDER BY id <> ?, id");
    rows.bind(1, m_model);
    std::int64_t last = 0;
    while (rows.executeStep()) {
        const std::int64_t id = rows.getColumn(0).getInt64();
        last = std::max(last, id);
        if (const Result<ModelSpec> known = readModel(m_database, id); known && *known == model)
            return id;
    }
    if (Result<void> written = writeModel(m_database, last + 1, {}, model); !written)
        return tl::unexpected(written.error());
    writeRouting(m_database, last + 1, routing, std::nullopt);
    return last + 1;
}

Result<std::int64_t> ImportSession::clusterLike(const Cluster& cluster)
{
    SQLite::Statement rows(m_database, "SELECT id FROM cluster ORDER BY id <> ?, id");
    rows.bind(1, m_cluster);
    std::int64_t last = 0;
    while (rows.executeStep()) {
        const std::int64_t id = rows.getColumn(0).getInt64();
        last = std::max(last, id);
        if (const Result<Cluster> known = readCluster(m_database, id); known && *known == cluster)
            return id;
    }
    if (Result<void> written = writeCluster(m_database, last + 1, {}, cluster); !written)
        return tl::unexpected(written.error());
    return last + 1;
}

/// A plan document brings a scenario with the model, cluster and measured constants it states; what it leaves
/// open is that of the current scenario, or of the project.
Result<void> ImportSession::importPlan(
    std::int64_t measurement, const std::string& path, const std::string& text)
{
    const FileReader beside = [&path](const std::string& name) {
        return readWholeFile((std::filesystem::path(path).parent_path() / name).string(), kMostTextBytes);
    };
    Result<PlanDocument> document = readPlanDocument(text, beside);
    if (!document) {
        document.error().where.file = path;
        return tl::unexpected(document.error());
    }
    m_outcome.diagnostics.insert(
        m_outcome.diagnostics.end(), document->diagnostics.begin(), document->diagnostics.end());
    std::string summary;
    Scenario scenario;
    scenario.model = m_model;
    scenario.cluster = m_cluster;
    if (document->hasModel) {
        const Result<std::int64_t> id = modelLike(document->project.model, document->project.routing);
        if (!id)
            return tl::unexpected(id.error());
        scenario.model = *id;
    }
    if (document->hasCluster) {
        const Result<std::int64_t> id = clusterLike(document->project.cluster);
        if (!id)
            return tl::unexpected(id.error());
        scenario.cluster = *id;
    }
    if (document->hasCalibration) {
        const Result<std::optional<Calibration>> known = readCalibration(m_database, 0);
        if (!known)
            return tl::unexpected(known.error());
        if (!(document->project.calibration == known->value_or(Calibration {})))
            scenario.ownCalibration = document->project.calibration;
    }
    if (!document->hasWorkload)
        if (const Result<Scenario> current = readCurrentScenario(m_database))
            document->plan.workload = current->plan.workload;
    scenario.plan = std::move(document->plan);
    if (Result<void> added = addScenario(path, std::move(scenario), summary); !added)
        return added;
    describe(measurement, "Rankloom", summary);
    forgetTwins(measurement);
    return {};
}

/// Settings of a training program bring a scenario for this project. Their text is not kept: launch scripts
/// hold addresses and keys.
Result<void> ImportSession::importSettings(
    const std::string& path, FileFormat format, const std::string& text)
{
    const auto located = [&path](Error error) {
        error.where.file = path;
        return tl::unexpected(std::move(error));
    };
    Result<Reading> reading = parseFile(text, nameOfFile(path), format, m_hints);
    if (!reading)
        return located(std::move(reading.error()));
    Result<ModelSpec> model = readModel(m_database, m_model);
    if (!model)
        return tl::unexpected(model.error());
    Result<Cluster> cluster = readCluster(m_database, m_cluster);
    if (!cluster)
        return tl::unexpected(cluster.error());
    const Project project {{}, std::move(*model), std::move(*cluster), {}};
    const auto& settings = std::get<PlanSettings>(reading->values.front());
    const Result<Scenario> current = readCurrentScenario(m_database);
    if (!current)
        return tl::unexpected(current.error());
    Result<CompletedPlan> completed = completePlan(settings, project, &current->plan);
    if (!completed)
        return located(std::move(completed.error()));
    for (Diagnostics* found : {&reading->diagnostics, &completed->diagnostics})
        m_outcome.diagnostics.insert(m_outcome.diagnostics.end(), found->begin(), found->end());
    std::string summary;
    Scenario scenario = *current;
    scenario.id = 0;
    scenario.note.clear();
    scenario.plan = std::move(completed->plan);
    return addScenario(path, std::move(scenario), summary);
}

/// "name", or "name (2)" and so on where there is one of that name already.
std::string ImportSession::freeName(const std::string& name) const
{
    SQLite::Statement taken(m_database, "SELECT count(*) FROM scenario WHERE name = ?");
    std::string candidate = name;
    for (int n = 2;; ++n) {
        taken.bind(1, candidate);
        taken.executeStep();
        if (taken.getColumn(0).getInt() == 0)
            return candidate;
        taken.reset();
        candidate = fmt::format("{} ({})", name, n);
    }
}

/// A scenario called as its plan, or as the file where the plan has no name.
Result<void> ImportSession::addScenario(const std::string& path, Scenario scenario, std::string& summary)
{
    const std::string& given = scenario.plan.name;
    scenario.name = freeName(given.empty() ? std::filesystem::path(path).stem().string() : given);
    scenario.namedByPerson = true;
    const Result<std::int64_t> id = writeScenario(m_database, scenario);
    if (!id)
        return tl::unexpected(id.error());
    summary = fmt::format("scenario \"{}\"", scenario.name);
    addSummary(nameOfFile(path) + ": " + summary);
    return {};
}

Result<void> ImportSession::apply(
    const Parsed& value, const HostMapping& hosts, std::string& tool, std::string& summary)
{
    if (const auto* links = std::get_if<LinkMeasurement>(&value); links != nullptr && !links->unitKnown)
        return tl::unexpected<Error>(
            Error {ErrorCode::BadValue, Phrase::of("the file does not say in which unit its figures are"), {},
                {"unit-unknown"}, Phrase::of("Give the unit, such as GB/s or us.")});
    if (const std::string found = toolOf(value); !found.empty())
        tool = found;
    if (const auto* map = std::get_if<ExpertMap>(&value))
        return applyExperts(*map, summary);
    if (const std::string line = summaryOf(value); !line.empty())
        summary += (summary.empty() ? "" : "; ") + line;
    if (const auto* model = std::get_if<ModelSpec>(&value))
        return writeModel(m_database, m_model, {}, *model);
    return changeCluster(
        [&](Cluster& cluster) { applyToCluster(cluster, value, hosts, m_outcome.diagnostics); });
}

/// The current scenario stays; a copy of it gets the placement.
Result<void> ImportSession::applyExperts(const ExpertMap& map, std::string& summary)
{
    const Result<ModelSpec> model = readModel(m_database, m_model);
    const Result<Scenario> found = readCurrentScenario(m_database);
    if (!model || !found)
        return tl::unexpected(model ? found.error() : model.error());
    Scenario scenario {0, freeName(fmt::format("{}, experts of {}", found->name, map.tool)), {}, found->plan};
    Result<ExpertPlacement> placement = placementOf(map, *model, scenario.plan.layout.ep);
    if (!placement)
        return tl::unexpected(placement.error());
    scenario.plan.experts = std::move(*placement);
    scenario.model = m_model;
    scenario.cluster = m_cluster;
    if (const Result<std::int64_t> id = writeScenario(m_database, scenario); !id)
        return tl::unexpected(id.error());
    summary += fmt::format("{}scenario \"{}\"", summary.empty() ? "" : "; ", scenario.name);
    return {};
}

Result<void> ImportSession::changeCluster(const std::function<void(Cluster&)>& change)
{
    Result<Cluster> cluster = readCluster(m_database, m_cluster);
    if (!cluster)
        return tl::unexpected(cluster.error());
    const Cluster before = *cluster;
    change(*cluster);
    if (*cluster == before)
        return {};
    keepGiven(m_database, m_cluster, before, m_measurement);
    SQLite::Statement name(m_database, "SELECT name FROM cluster WHERE id = ?");
    name.bind(1, m_cluster);
    name.executeStep();
    return writeCluster(m_database, m_cluster, name.getColumn(0).getString(), *cluster);
}

std::int64_t ImportSession::storeMeasurement(const Source& source)
{
    const std::int64_t id =
        m_database.execAndGet("SELECT coalesce(max(id), 0) + 1 FROM measurement").getInt64();
    if (m_import == 0)
        m_import = m_outcome.measurement = id;
    SQLite::Statement insert(m_database,
        "INSERT INTO measurement (id, import_id, format, file_name, sha256, size_bytes, imported_utc, "
        "unit_hint,"
        " content, model_id, cluster_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, id);
    insert.bind(2, m_import);
    insert.bind(3, std::string(nameOf(source.format)));
    const std::string name = nameOfFile(source.path);
    insert.bind(4, isValidUtf8(name) ? name : std::string("?"));
    insert.bind(5, source.sha256);
    insert.bind(6, source.bytes);
    insert.bind(7, utcNow());
    insert.bind(8, m_hints.unit);
    if (source.content != nullptr)
        insert.bindNoCopy(
            9, static_cast<const void*>(source.content->data()), static_cast<int>(source.content->size()));
    if (isRoutingTrace(source.format))
        insert.bind(10, m_model);
    else if (!isRequestTrace(source.format))
        insert.bind(11, m_cluster);
    insert.exec();
    return id;
}

void ImportSession::describe(std::int64_t measurement, const std::string& tool, const std::string& summary)
{
    SQLite::Statement update(m_database, "UPDATE measurement SET tool = ?, summary = ? WHERE id = ?");
    update.bind(1, tool);
    update.bind(2, summary);
    update.bind(3, measurement);
    update.exec();
}

void ImportSession::forgetTwins(std::int64_t measurement)
{
    // Taken back rather than deleted: undoing this import brings the older one back.
    SQLite::Statement remove(m_database,
        "UPDATE measurement SET removed = 1 WHERE removed = 0 AND id < ?1 AND import_id < ?2 AND (sha256, "
        "format, cluster_id, model_id) IS"
        " (SELECT sha256, format, cluster_id, model_id FROM measurement WHERE id = ?1)");
    remove.bind(1, measurement);
    remove.bind(2, m_import);
    if (remove.exec() > 0)
        note(Severity::Hint, "imported-again",
            Phrase::of("The same file had been imported before: it was replaced."));
}

void ImportSession::note(Severity severity, const char* code, Phrase message)
{
    m_outcome.diagnostics.push_back({severity, code, std::move(message), {}, {}, {}});
}

void ImportSession::addSummary(const std::string& line)
{
    m_outcome.summary += (m_outcome.summary.empty() ? "" : "\n") + line;
}

Result<ProjectFile::ImportOutcome> ProjectFile::importFiles(const std::vector<std::string>& paths,
    FileFormat format, const ReadingHints& hints, Progress& progress, std::stop_token stop)
{
    return m_impl->write(
        [&] { return ImportSession(m_impl->database, hints, progress, std::move(stop)).run(paths, format); });
}

Result<ProjectFile::ImportForecast> ProjectFile::forecastImport(const std::vector<std::string>& paths,
    FileFormat format, const ReadingHints& hints, Progress& progress, std::stop_token stop)
{
    return m_impl->tryOut([&]() -> Result<ImportForecast> {
        Result<ProjectState> before = readState(m_impl->database);
        if (!before)
            return tl::unexpected(std::move(before.error()));
        Result<ImportOutcome> outcome =
            ImportSession(m_impl->database, hints, progress, std::move(stop)).run(paths, format);
        if (!outcome)
            return tl::unexpected(std::move(outcome.error()));
        Result<ProjectState> after = readState(m_impl->database);
        if (!after)
            return tl::unexpected(std::move(after.error()));
        return ImportForecast {std::move(*before), std::move(*after), std::move(*outcome)};
    });
}

Result<ImportPreview> ProjectFile::previewImport(
    const std::string& path, FileFormat format, const ReadingHints& hints) const
{
    return m_impl->read([&]() -> Result<ImportPreview> {
        const Result<std::string> text = readWholeFile(path, kMostTextBytes);
        if (!text)
            return tl::unexpected(text.error());
        Result<Reading> reading = readSound(*text, path, format, hints);
        if (!reading)
            return tl::unexpected(reading.error());
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        const Result<Cluster> cluster = readCluster(m_impl->database, current->cluster);
        if (!cluster)
            return tl::unexpected(cluster.error());
        const HostAnswers answers =
            withAnswers(readHostAnswers(m_impl->database, current->cluster), hints.hosts);
        MeasuredFile file {nameOfFile(path), keptText(reading->format, *text), {}};
        if (isServiceMeasurement(reading->format))
            file.values = reading->values;
        ImportPreview preview = previewOf(std::move(*reading), *cluster, answers, hints);
        if (!file.values.empty())
            previewServingRates(preview, m_impl->database, file);
        return preview;
    });
}

Result<void> ProjectFile::recountRouting(Progress& progress, std::stop_token stop, const TraceFilter& filter)
{
    return m_impl->write([&]() -> Result<void> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        return recountRoutingIn(m_impl->database, current->model, progress, stop, filter);
    });
}

Result<RoutingStatistics> ProjectFile::countRouting(
    const TraceFilter& filter, Progress& progress, std::stop_token stop) const
{
    return m_impl->read([&]() -> Result<RoutingStatistics> {
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        Result<CountedRouting> counted =
            countRoutingIn(m_impl->database, current->model, filter, progress, stop);
        if (!counted)
            return tl::unexpected(counted.error());
        return std::move(counted->routing);
    });
}

} // namespace rankloom::db
