// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/render.h"

#include <QAbstractTableModel>
#include <QApplication>

#include "app/render/plan_inputs.h"
#include "app/window/view_values.h"
#include "core/evaluate/evaluate.h"
#include "widgets/board/board_view.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/memory/memory_view.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

Result<std::unique_ptr<PictureView>> makeView(
    const QString& name, const PlanInputs& inputs, const Evaluation& evaluation)
{
    const auto& project = inputs.project;
    const std::shared_ptr<const Cluster> cluster = shownCluster(project, *inputs.plan);
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
    if (name == QLatin1String("experts")) {
        auto view = std::make_unique<ExpertBoard>();
        view->setData(expertsData(project, *inputs.plan));
        return view;
    }
    if (name == QLatin1String("gpu-load")) {
        auto view = std::make_unique<ExpertDevicesView>();
        Plan contiguous = *inputs.plan;
        contiguous.experts = {};
        view->setSides({ExpertDevicesView::tr("Contiguous"), expertsData(project, contiguous)},
            {ExpertDevicesView::tr("Now"), expertsData(project, *inputs.plan)});
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
        const RankMemory memory = rankMemory(*project, *inputs.plan);
        view->setCluster(cluster);
        view->setData(boardData(*project, *inputs.plan, &memory));
        return view;
    }
    if (name == QLatin1String("memory")) {
        auto view = std::make_unique<MemoryView>();
        view->setData(memoryData(project, inputs.plan, evaluation, rankMemory(*project, *inputs.plan)));
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

Result<void> write(const PictureView& view, const RenderRequest& request)
{
    if (request.size.isValid())
        return exportPicture(SizedPicture(view, request.size), request.output);
    return exportPicture(view, request.output);
}

Result<void> renderComparison(const RenderRequest& request)
{
    Result<ComparisonData> data = readComparison(request.plans);
    if (!data)
        return tl::unexpected<Error>(std::move(data.error()));
    applyTheme(*qApp, request.dark ? ThemeMode::Dark : ThemeMode::Light);
    ComparisonView view;
    view.setData(std::make_shared<const ComparisonData>(std::move(*data)));
    if (request.size.isValid())
        view.setPictureWidth(request.size.width());
    return write(view, request);
}

} // namespace

QStringList renderViews()
{
    return {QStringLiteral("timeline"), QStringLiteral("memory"), QStringLiteral("affinity"),
        QStringLiteral("load"), QStringLiteral("experts"), QStringLiteral("gpu-load"),
        QStringLiteral("links"), QStringLiteral("board"), QStringLiteral("comparison")};
}

Result<void> render(const RenderRequest& request)
{
    if (!renderViews().contains(request.view))
        return fail(ErrorCode::BadValue, "There is no view \"" + request.view.toStdString() + "\".", {},
            "Views: " + renderViews().join(QStringLiteral(", ")).toStdString() + ".");
    if (request.view == QLatin1String("comparison"))
        return renderComparison(request);
    const PlanRequest& plans = request.plans;
    if (plans.planFiles.size() > 1 || plans.scenarios.names.size() > 1 || plans.scenarios.all)
        return fail(ErrorCode::BadValue, "the view \"" + request.view.toStdString() + "\" shows one plan", {},
            "The view \"comparison\" shows several.");
    const Result<PlanInputs> inputs = readFirstPlan(plans);
    if (!inputs)
        return tl::unexpected<Error>(inputs.error());
    const Result<Evaluation> evaluation = evaluate(*inputs->project, *inputs->plan);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    applyTheme(*qApp, request.dark ? ThemeMode::Dark : ThemeMode::Light);
    const Result<std::unique_ptr<PictureView>> view = makeView(request.view, *inputs, *evaluation);
    if (!view)
        return tl::unexpected<Error>(view.error());
    return write(**view, request);
}

} // namespace rankloom::ui
