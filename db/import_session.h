// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <SQLiteCpp/Database.h>

#include "core/base/progress.h"
#include "core/exchange/reading.h"
#include "core/exchange/traces/request_trace.h"
#include "core/exchange/traces/trace_reader.h"
#include "core/measure/host_mapping.h"
#include "db/project_file.h"

namespace rankloom {
class RoutingCounter;
}

namespace rankloom::db {

/// One import inside the caller's transaction: an error leaves it to the caller to roll back.
class ImportSession {
public:
    ImportSession(
        SQLite::Database& database, const ReadingHints& hints, Progress& progress, std::stop_token stop);

    Result<ProjectFile::ImportOutcome> run(const std::vector<std::string>& paths, FileFormat format);

private:
    Result<void> sortFiles(const std::vector<std::string>& paths, FileFormat format);
    Result<void> importText(const std::string& path, FileFormat format);
    Result<void> importPlan(std::int64_t measurement, const std::string& path, const std::string& text);
    Result<void> importSettings(const std::string& path, FileFormat format, const std::string& text);
    Result<void> addScenario(const std::string& path, Scenario scenario, std::string& summary);
    Result<std::int64_t> modelLike(const ModelSpec& model, const RoutingStatistics& routing);
    Result<std::int64_t> clusterLike(const Cluster& cluster);
    [[nodiscard]] std::string freeName(const std::string& name) const;
    Result<void> importTrace();
    Result<TraceSummary> streamFile(std::size_t index, std::int64_t measurement, RoutingCounter& counter);
    Result<void> storeStatistics(RoutingStatistics routing);
    Result<void> importRequests(const std::string& path);
    Result<RequestTraceSummary> streamRequests(const std::string& path, std::int64_t measurement);
    void sayWhatCounts();

    /// Makes the cluster what the file has, where somebody wants that. Refuses a file that would say more
    /// with an answer, where somebody can be asked.
    Result<void> settleQuestions(const Reading& reading, const std::string& path);
    /// In place of the current plan's cluster.
    Result<void> takeCluster(Cluster cluster);
    Result<HostMapping> placeHosts(const Reading& reading, const std::string& path, const std::string& text);
    Result<void> apply(
        const Parsed& value, const HostMapping& hosts, std::string& tool, std::string& summary);
    Result<void> applyExperts(const ExpertMap& map, std::string& summary);
    Result<void> changeCluster(const std::function<void(Cluster&)>& change);

    /// What is stored of a file besides its derived values.
    struct Source {
        std::string path;
        FileFormat format = FileFormat::Unknown;
        std::string sha256;
        std::int64_t bytes = 0;
        const std::string* content = nullptr; ///< null for traces, which belong to a model
    };
    std::int64_t storeMeasurement(const Source& source);
    void describe(std::int64_t measurement, const std::string& tool, const std::string& summary);
    /// An older import of the same bytes gives way to this one.
    void forgetTwins(std::int64_t measurement);
    void addDiagnostics(const Diagnostics& diagnostics);
    void note(Severity severity, const char* code, Phrase message);
    void addSummary(const std::string& line);

    SQLite::Database& m_database;
    const ReadingHints& m_hints;
    Progress& m_progress;
    std::stop_token m_stop;
    std::int64_t m_model = 0; ///< ids of what the current scenario refers to: where the files belong
    std::int64_t m_cluster = 0;
    std::int64_t m_measurement = 0; ///< of the text at hand
    std::int64_t m_import = 0; ///< id of the first measurement
    std::vector<std::pair<std::string, FileFormat>> m_texts;
    std::vector<std::pair<std::string, FileFormat>> m_traces;
    std::vector<std::string> m_requests; ///< traces of them
    std::map<std::string, std::string> m_hostNames; ///< of the file at hand: what its hosts are called here
    ProjectFile::ImportOutcome m_outcome;
};

/// Counts a model's traces that pass a filter from their stored rows, completed by what the model says.
/// Errors: BadValue (no trace), ProjectDamaged, Cancelled.
struct CountedRouting {
    RoutingStatistics routing;
    std::int64_t import = 0; ///< the newest of them
};
Result<CountedRouting> countRoutingIn(SQLite::Database& database, std::int64_t model,
    const TraceFilter& filter, Progress& progress, const std::stop_token& stop);
/// Rates of serving fitted to all measurements of deployments on the current cluster that the project keeps,
/// where they are of the current plan, made those of its device. What nothing could be fitted to is said, and
/// changes nothing.
Result<void> fitServingRates(SQLite::Database& database, Diagnostics& diagnostics);
/// A file of measurements of deployments that is not imported yet.
struct MeasuredFile {
    std::string name;
    std::string content; ///< as projects keep it
    std::vector<Parsed> values;
};
/// What importing it would make of the rates, told in a preview.
void previewServingRates(ImportPreview& preview, SQLite::Database& database, const MeasuredFile& file);
/// The same, made the model's.
Result<void> recountRoutingIn(SQLite::Database& database, std::int64_t model, Progress& progress,
    const std::stop_token& stop, const TraceFilter& filter = {});

} // namespace rankloom::db
