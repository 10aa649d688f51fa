// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/render.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QFile>

#include "app/document/input_files.h"
#include "app/window/view_values.h"
#include "core/evaluate/evaluate.h"
#include "db/project_file.h"
#include "widgets/board/board_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/memory/memory_view.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

struct Inputs {
    std::shared_ptr<const Project> project;
    Plan plan;
};

Result<Inputs> readInputs(const RenderRequest& request)
{
    Inputs inputs;
    if (!request.projectFile.isEmpty()) {
        const Result<db::ProjectFile> file =
            db::ProjectFile::open(request.projectFile.toStdString(), db::OpenMode::ReadOnly);
        if (!file)
            return tl::unexpected<Error>(file.error());
        Result<Project> project = file->loadProject();
        const Result<std::vector<db::Scenario>> scenarios = file->loadScenarios();
        const Result<std::int64_t> current = file->currentScenario();
        if (!project)
            return tl::unexpected<Error>(project.error());
        if (!scenarios)
            return tl::unexpected<Error>(scenarios.error());
        inputs.project = std::make_shared<const Project>(std::move(*project));
        for (const db::Scenario& scenario : *scenarios)
            if (current && scenario.id == *current)
                inputs.plan = scenario.plan;
    }
    if (!request.planFile.isEmpty()) {
        Result<PlanDocument> document = readPlanFile(request.planFile);
        if (!document)
            return tl::unexpected<Error>(document.error());
        inputs.plan = std::move(document->plan);
        if (!inputs.project)
            inputs.project = std::make_shared<const Project>(std::move(document->project));
    }
    return inputs;
}

Result<std::unique_ptr<PictureView>> makeView(
    const QString& name, const Inputs& inputs, const Evaluation& evaluation)
{
    const auto& project = inputs.project;
    const std::shared_ptr<const Cluster> cluster(project, &project->cluster);
    const std::shared_ptr<const RoutingStatistics> routing(project, &project->routing);
    if (name == QLatin1String("links")) {
        auto view = std::make_unique<LinksView>();
        view->setCluster(cluster);
        return view;
    }
    if (name == QLatin1String("affinity")) {
        auto view = std::make_unique<AffinityView>();
        view->setRouting(routing);
        return view;
    }
    if (name == QLatin1String("load")) {
        auto view = std::make_unique<LoadView>();
        view->setRouting(routing);
        return view;
    }
    if (!evaluation.valid) {
        std::string reason = "The plan is not possible.";
        for (const Diagnostic& d : evaluation.diagnostics)
            if (d.severity == Severity::Error)
                return fail(ErrorCode::IllegalPlan, d.message, d.where);
        return fail(ErrorCode::IllegalPlan, std::move(reason));
    }
    if (name == QLatin1String("board")) {
        auto view = std::make_unique<BoardView>();
        const RankMemory memory = rankMemory(*project, inputs.plan);
        view->setCluster(cluster);
        view->setData(boardData(*project, inputs.plan, &memory));
        return view;
    }
    if (name == QLatin1String("memory")) {
        auto view = std::make_unique<MemoryView>();
        view->setData(memoryData(project, std::make_shared<const Plan>(inputs.plan), evaluation,
            rankMemory(*project, inputs.plan)));
        return view;
    }
    auto view = std::make_unique<TimelineView>();
    view->setLaneMemory(laneMemory(evaluation.memory));
    view->setTimeline(evaluation.timeline);
    return view;
}

/// Another picture at a size of its own.
class SizedPicture : public PictureView {
public:
    SizedPicture(const PictureView& picture, QSize size) : m_picture(picture), m_size(size)
    {
        setPalette(picture.palette());
        setFont(picture.font());
        setAccessibleName(picture.accessibleName());
    }
    void paintPicture(QPainter& painter, const QRectF& area) const override
    {
        m_picture.paintPicture(painter, area);
    }
    [[nodiscard]] QSize pictureSize() const override { return m_size; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override
    {
        return m_picture.createTable();
    }
    [[nodiscard]] QString description() const override { return m_picture.description(); }

private:
    const PictureView& m_picture;
    QSize m_size;
};

} // namespace

QStringList renderViews()
{
    return {QStringLiteral("timeline"), QStringLiteral("memory"), QStringLiteral("affinity"),
        QStringLiteral("load"), QStringLiteral("links"), QStringLiteral("board")};
}

Result<void> render(const RenderRequest& request)
{
    if (!renderViews().contains(request.view))
        return fail(ErrorCode::BadValue, "There is no view \"" + request.view.toStdString() + "\".", {},
            "Views: " + renderViews().join(QStringLiteral(", ")).toStdString() + ".");
    const Result<Inputs> inputs = readInputs(request);
    if (!inputs)
        return tl::unexpected<Error>(inputs.error());
    const Result<Evaluation> evaluation = evaluate(*inputs->project, inputs->plan);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    applyTheme(*qApp, request.dark ? ThemeMode::Dark : ThemeMode::Light);
    const Result<std::unique_ptr<PictureView>> view = makeView(request.view, *inputs, *evaluation);
    if (!view)
        return tl::unexpected<Error>(view.error());
    if (request.size.isValid())
        return exportPicture(SizedPicture(**view, request.size), request.output);
    return exportPicture(**view, request.output);
}

} // namespace rankloom::ui
