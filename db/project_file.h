// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/import_preview.h"
#include "core/exchange/traces/trace_reader.h"
#include "core/measure/link_noise.h"
#include "core/plan/scenario.h"
#include "core/routing/trace_filter.h"

namespace SQLite {
class Database;
}

namespace rankloom::db {

/// "RkLm": PRAGMA application_id of a project file.
inline constexpr std::int32_t kApplicationId = 0x526B4C6D;
inline constexpr int kSchemaVersion = 11;

struct ProjectInfo {
    int schemaVersion = 0;
    std::string uuid;
    std::string createdUtc;
    std::string creatorVersion;
    std::int64_t fileBytes = 0;
    std::vector<MeasurementInfo> measurements;
    std::int64_t traceRows = 0;
    /// "train 0.7, seed 1, blocks of 256; time 0.5-1; task=intent"; empty = all of the newest trace.
    std::string counted;
};

enum class OpenMode : std::uint8_t { ReadWrite, ReadOnly };

/// A row that is not as this program wrote it last: damage or another program has changed it.
struct StrangeRow {
    enum class Why : std::uint8_t {
        Changed,
        Missing,
        Added, ///< not by this program
        Unknown, ///< of the table, or of all where it is empty, nobody can say
    };
    std::string table;
    std::string key; ///< values of the columns of its key; empty where all of the table are meant
    Why why = Why::Changed;

    friend bool operator==(const StrangeRow&, const StrangeRow&) = default;
};
/// "table device, row 1"
Phrase nameOf(const StrangeRow& row);
/// What is to be told wherever figures are made of such a file: one warning (kRowsNotAsWritten), or none.
inline constexpr const char* kRowsNotAsWritten = "rows-not-as-written";
Diagnostics diagnosticsOf(const std::vector<StrangeRow>& rows, const std::string& path);

/// Names a state of a file, for the ProjectFile alone that it is of.
enum class StateOfFile : std::int64_t {};

/// An error's argument: the file is not in the state any more that the change was to be made upon. Nothing of
/// it was done.
inline constexpr const char* kOutsideChange = "outside-change";
Error outsideChange(const std::string& path);
bool isOutsideChange(const Error& error);

/// One .rankloom file: SQLite, rollback journal, live. Not thread-safe: one object per thread (the writer
/// thread of the program owns the writing one). Every function is one transaction; errors name file, reason
/// and remedy: NotAProject, ProjectTooNew, ProjectDamaged, ProjectBusy, ProjectReadOnly, DiskFull,
/// FileNotFound, Database.
class ProjectFile {
public:
    /// Refuses to overwrite an existing file.
    static Result<ProjectFile> create(const std::string& path, const Project& project, const Plan& plan);
    static Result<ProjectFile> open(const std::string& path, OpenMode mode = OpenMode::ReadWrite);
    ProjectFile(ProjectFile&&) noexcept;
    ProjectFile& operator=(ProjectFile&&) noexcept;
    ~ProjectFile();

    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] bool readOnly() const;

    Result<Inputs> loadInputs() const;
    /// From then on every change is made upon this state: where another connection has changed the file
    /// since, it is rolled back and refused (kOutsideChange). Who has loaded no state changes what is there.
    Result<ProjectState> loadState() const;
    /// Whether somebody has changed the file since.
    Result<bool> changedOutside() const;
    /// Changes are made upon the file as it is now: over what somebody has changed since the last
    /// loadState().
    Result<void> acceptOutsideChange();
    [[nodiscard]] bool knowsState() const; ///< whether either was called
    /// Model, cluster (links from the current measurements), routing statistics that a scenario refers to, or
    /// the current one does.
    Result<Project> loadProject() const;
    Result<Project> loadProject(const Scenario& scenario) const;
    Result<std::vector<Scenario>> loadScenarios() const;
    Result<std::int64_t> currentScenario() const;

    /// Insert or replace by id; the model without its routing.
    Result<void> storeModel(const ModelInput& model);
    Result<void> storeCluster(const ClusterInput& cluster);
    /// With all that belongs to them. Errors: BadValue while a scenario refers to it.
    Result<void> removeModel(std::int64_t id);
    Result<void> removeCluster(std::int64_t id);
    /// The model's statistics without the trace they were counted from, as undoing an import needs; empty
    /// ones clear. `counted` says which of its tokens they are.
    Result<void> storeRouting(const ModelInput& model);
    /// Takes a measurement back with what followed from it: links become what the others say, or assumptions;
    /// statistics are counted from the traces that are left. Errors: BadValue (no such one).
    Result<void> removeMeasurement(std::int64_t measurement);
    /// Only the mark that undoing an import or a removal needs; the values come from the document.
    Result<void> markRemoved(std::int64_t measurement);
    /// Takes that mark away, and lets the measurement belong again to what it belonged to.
    Result<void> bringBack(const MeasurementInfo& measurement);
    Result<void> storeName(std::string_view name);
    Result<void> storeCalibration(const Calibration& calibration); ///< of the project
    /// Rates of serving fitted to measurements, of all devices.
    Result<void> storeServingCalibrations(const std::vector<Shared<ServingCalibration>>& calibrations);
    /// One of them in place of that of its device.
    Result<void> replaceServingCalibration(const ServingCalibration& calibration);
    Result<void> storeScenario(const Scenario& scenario); ///< insert or replace by id
    Result<std::int64_t> addScenario(const Scenario& scenario);
    /// The last one cannot be removed (BadValue); after the current one the first becomes current.
    Result<void> removeScenario(std::int64_t id);
    Result<void> setCurrentScenario(std::int64_t id);

    /// What an import did.
    struct ImportOutcome {
        FileFormat format = FileFormat::Unknown;
        std::int64_t measurement = 0;
        Diagnostics diagnostics;
        std::string summary;
        std::int64_t rows = 0;
        std::string requestTrace; ///< what plans call the trace of requests that came
        // Nobody has answered, and the file has less effect than it could:
        std::optional<ClusterOffer> openCluster;
        bool openPlace = false;
    };
    /// Recognises, parses, stores raw text and derived values in one transaction: after an error, a cancel or
    /// a kill the project is as before. Traces stream in constant memory; several routing traces given
    /// together are one trace (ranks). To measurements of a deployment that serves rates are fitted, where
    /// they are of the current plan. Imported links and models become those of the current scenario.
    Result<ImportOutcome> importFiles(const std::vector<std::string>& paths, FileFormat format,
        const ReadingHints& hints, Progress& progress, std::stop_token stop);

    /// Reads a file and says what importFiles() would make of it; nothing is changed. Not for traces and plan
    /// documents. Errors: those of reading it.
    Result<ImportPreview> previewImport(
        const std::string& path, FileFormat format, const ReadingHints& hints) const;

    /// What a project holds before and after an import.
    struct ImportForecast {
        ProjectState before;
        ProjectState after;
        ImportOutcome outcome;
    };
    /// Does what importFiles() does, looks at what came of it and takes it back: it knows every kind of file,
    /// and takes as long as the import. Errors: the same.
    Result<ImportForecast> forecastImport(const std::vector<std::string>& paths, FileFormat format,
        const ReadingHints& hints, Progress& progress, std::stop_token stop);

    Result<ProjectInfo> info() const;
    /// Which tokens of the traces the statistics are of.
    Result<TraceFilter> counted() const;
    /// What a person said about hosts of imported files.
    Result<HostAnswers> hostAnswers() const;
    /// What every kept import measured between nodes, oldest first, read again from the stored files; hosts
    /// that stand for nodes have those nodes' names. A later session replaces an earlier one in the cluster's
    /// links, but all stay here.
    Result<LinkSessions> linkSessions() const;
    /// Rows that are not as Rankloom wrote them last. They stay so, whatever becomes of them, until
    /// acceptRows() says that they are right as they are. None in files of programs that sealed nothing.
    Result<std::vector<StrangeRow>> strangeRows() const;
    Result<void> acceptRows();
    /// Integrity, foreign keys, blob headers and checksums; an empty list = sound.
    Result<std::vector<Phrase>> damage() const;
    Result<std::vector<Phrase>> check() const; ///< damage() and strangeRows()
    /// Where a file of an older version was kept as it had been before it was converted, when it was opened;
    /// empty: it was not.
    [[nodiscard]] const std::string& keptBefore() const;
    /// Rows of a read-only SQL statement as text; the first row holds the column names.
    Result<std::vector<std::vector<std::string>>> sql(std::string_view statement) const;

    /// A complete, compact copy at `path`, written beside it and renamed.
    Result<void> saveCopy(const std::string& path) const;
    /// A page-by-page copy at `path` (online backup), replacing what is there; for "revert to as opened".
    Result<void> backupTo(const std::string& path) const;
    /// Makes this file what the backup at `path` is, as one transaction.
    Result<void> restoreFrom(const std::string& path);

    /// Replaces what a person says about an imported trace. Errors: BadValue (no such measurement, a tag
    /// without a name or beyond 200 bytes, more than 32).
    Result<void> storeTags(std::int64_t measurement, const std::vector<TraceTag>& tags);
    /// Counts the statistics again from the stored rows of the current routing trace, or of what the filter
    /// takes, and makes them the project's. Errors: BadValue where no trace was imported, or none passes.
    Result<void> recountRouting(Progress& progress, std::stop_token stop, const TraceFilter& filter = {});
    /// The same without storing: how a placement does on the tokens it was not made for.
    Result<RoutingStatistics> countRouting(
        const TraceFilter& filter, Progress& progress, std::stop_token stop) const;

private:
    struct Impl;
    explicit ProjectFile(std::unique_ptr<Impl> impl);
    Result<void> replacePages(SQLite::Database& source);

    std::unique_ptr<Impl> m_impl;
};

} // namespace rankloom::db
