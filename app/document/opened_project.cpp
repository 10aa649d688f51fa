// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/opened_project.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <future>

#include "app/document/input_files.h"
#include "core/evaluate/evaluate.h"

namespace rankloom::ui {

namespace {

/// Runs a function on the writer thread and waits for what it returns.
template <class Function> auto onWriter(db::ProjectWriter& writer, Function function)
{
    using Value = decltype(function(std::declval<db::ProjectFile&>()));
    auto promise = std::make_shared<std::promise<Value>>();
    std::future<Value> future = promise->get_future();
    writer.run([promise, function = std::move(function)](
                   db::ProjectFile& file) { promise->set_value(function(file)); });
    return future.get();
}

Result<OpenedProject> load(const db::ProjectFile& file)
{
    OpenedProject opened;
    opened.path = QString::fromStdString(file.path());
    Result<Project> project = file.loadProject();
    if (!project)
        return tl::unexpected<Error>(project.error());
    const Result<std::vector<db::Scenario>> scenarios = file.loadScenarios();
    if (!scenarios)
        return tl::unexpected<Error>(scenarios.error());
    const Result<std::int64_t> current = file.currentScenario();
    if (!current)
        return tl::unexpected<Error>(current.error());
    opened.state.project = std::make_shared<const Project>(std::move(*project));
    for (const db::Scenario& scenario : *scenarios)
        opened.state = opened.state.with(scenario);
    opened.state.current = *current;
    if (!opened.state.currentScenario())
        return fail(
            ErrorCode::ProjectDamaged, "The project holds no plan.", {}, "Repair a copy of the project.");
    // The first picture is there as soon as the window shows the project.
    if (Result<Evaluation> evaluation = evaluate(*opened.state.project, *opened.state.plan()))
        opened.evaluation = std::make_shared<const Evaluation>(std::move(*evaluation));
    return opened;
}

Result<OpenedProject> loadWith(Result<db::ProjectFile> file)
{
    if (!file)
        return tl::unexpected<Error>(file.error());
    Result<OpenedProject> opened = load(*file);
    if (!opened)
        return opened;
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    QDir().mkpath(cache);
    // Without a backup the project can be worked on all the same; only reverting is not offered.
    if (auto backup = db::OpenedBackup::prepare(file->path(), cache.toStdString()))
        opened->backup = std::make_shared<db::OpenedBackup>(std::move(*backup));
    opened->file = std::make_shared<db::ProjectFile>(std::move(*file));
    return opened;
}

} // namespace

Result<OpenedProject> openProject(const QString& path)
{
    return loadWith(db::ProjectFile::open(path.toStdString(), db::OpenMode::ReadWrite));
}

Result<OpenedProject> createProject(const QString& path, const Project& project, const Plan& plan)
{
    return loadWith(db::ProjectFile::create(path.toStdString(), project, plan));
}

Result<PlanDocument> firstPlan()
{
    return readPlanDocument(R"({
        "format": "rankloom-plan", "version": 1, "name": "First plan",
        "model": {"preset": "llama-3-8b"},
        "cluster": {"nodes": 2, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 8192, "microBatchSize": 1, "globalBatchSize": 128},
        "layout": {"tp": 4, "pp": 2},
        "schedule": {"kind": "1f1b"}
    })");
}

Result<void> copyProject(db::ProjectWriter& writer, const QString& path)
{
    return onWriter(
        writer, [target = path.toStdString()](db::ProjectFile& file) { return file.saveCopy(target); });
}

Result<OpenedProject> restoreProject(
    db::ProjectWriter& writer, std::shared_ptr<const db::OpenedBackup> backup)
{
    return onWriter(writer, [backup = std::move(backup)](db::ProjectFile& file) -> Result<OpenedProject> {
        if (const Result<void> restored = backup->revert(file); !restored)
            return tl::unexpected<Error>(restored.error());
        return load(file);
    });
}

Result<OpenedProject> reloadProject(db::ProjectWriter& writer)
{
    writer.discard();
    return onWriter(writer, [](db::ProjectFile& file) { return load(file); });
}

ImportResult importIntoProject(db::ProjectWriter& writer, const QStringList& files, const ReadingHints& hints,
    Progress& progress, const std::stop_token& stop)
{
    // Routing traces are ranks of one run and belong together; everything else stands for itself.
    std::vector<QStringList> groups;
    QStringList traces;
    for (const QString& file : files) {
        const Result<FileFormat> format = recogniseFile(file);
        if (format && isRoutingTrace(*format))
            traces.append(file);
        else
            groups.push_back({file});
    }
    if (!traces.isEmpty())
        groups.push_back(traces);

    ImportResult result;
    bool taken = false;
    for (const QStringList& group : groups) {
        std::vector<std::string> paths;
        for (const QString& file : group)
            paths.push_back(file.toStdString());
        using Outcome = Result<db::ProjectFile::ImportOutcome>;
        auto promise = std::make_shared<std::promise<Outcome>>();
        std::future<Outcome> future = promise->get_future();
        writer.importFiles(std::move(paths), FileFormat::Unknown, hints, progress, stop,
            [promise](Outcome outcome) { promise->set_value(std::move(outcome)); });
        QString name = QFileInfo(group.front()).fileName();
        if (group.size() > 1)
            name += QStringLiteral(" … ") + QFileInfo(group.back()).fileName();
        result.files.push_back({name, group, future.get()});
        taken = taken || result.files.back().outcome.has_value();
    }
    if (taken)
        if (Result<Project> project =
                onWriter(writer, [](db::ProjectFile& file) { return file.loadProject(); }))
            result.project = std::move(*project);
    return result;
}

} // namespace rankloom::ui
