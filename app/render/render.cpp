// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/render.h"

#include <QAbstractTableModel>
#include <QApplication>

#include "app/figures/serving_outcome.h"
#include "app/figures/view_values.h"
#include "app/render/measured_figures.h"
#include "app/render/plan_inputs.h"
#include "core/evaluate/compression_figures.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/link_traffic.h"
#include "widgets/bits/bit_timeline.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/board/board_view.h"
#include "widgets/chart/collectives_view.h"
#include "widgets/chart/load_windows_view.h"
#include "widgets/chart/measured_view.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/compression/compression_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/memory/memory_view.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/serving_memory_view.h"
#include "widgets/serving/serving_view.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

tl::unexpected<Error> notPossible(const Evaluation& evaluation)
{
    for (const Diagnostic& d : evaluation.diagnostics)
        if (d.severity == Severity::Error)
            return fail(ErrorCode::IllegalPlan, d.message, d.where);
    return fail(ErrorCode::IllegalPlan, "The plan is not possible.");
}

Result<std::unique_ptr<PictureView>> makeLinks(
    const RenderRequest& request, const std::shared_ptr<const Figures>& figures)
{
    auto view = std::make_unique<LinksView>();
    const qsizetype figure = request.figure.isEmpty() ? 0 : linkFigures().indexOf(request.figure);
    const QStringList scopes {QStringLiteral("nodes"), QStringLiteral("gpus")};
    const qsizetype scope = request.between.isEmpty() ? 0 : scopes.indexOf(request.between);
    if (figure < 0 || scope < 0)
        return fail(ErrorCode::BadValue,
            "links have no figure \"" + (figure < 0 ? request.figure : request.between).toStdString() + "\"",
            {},
            "Figures: " + linkFigures().join(QStringLiteral(", ")).toStdString()
                + "; between nodes or gpus.");
    const auto quantity = static_cast<LinkQuantity>(figure);
    if (quantity >= LinkQuantity::Traffic && !figures->valid())
        return notPossible(*figures->evaluation);
    view->setAtOnce(true);
    view->setCluster(shownCluster(figures->project, *figures->plan), linkTraffic(figures));
    view->setScope(static_cast<LinkScope>(scope));
    view->setQuantity(quantity);
    return view;
}

/// Experts in few bits: which, how they are loaded, what other budgets would bring.
Result<std::unique_ptr<PictureView>> makeBits(const QString& name, const PlanInputs& inputs)
{
    if (inputs.plan->bits.budgetBytes <= 0)
        return fail(ErrorCode::BadValue, "The plan has no budget for planes of experts", {},
            "Set /experts/bits/budgetBytes.");
    Result<BitsReport> planned = planBits(*inputs.project, *inputs.plan);
    if (!planned)
        return tl::unexpected<Error>(std::move(planned.error()));
    const auto report = std::make_shared<const BitsReport>(std::move(*planned));
    if (name == QLatin1String("bits")) {
        auto view = std::make_unique<BitsMapView>();
        view->setTable(
            std::make_shared<const BitsTable>(bitsTable(*inputs.project, *inputs.plan, &report->choice)));
        return view;
    }
    if (name == QLatin1String("bit-budget")) {
        auto view = std::make_unique<BudgetCurveView>();
        view->setReport(report);
        return view;
    }
    const BitTimeline lanes = bitTimeline(report, layersWithExperts(*inputs.project->model));
    auto view = std::make_unique<TimelineView>();
    view->setLaneMemory(lanes.memory);
    view->setTimeline(lanes.index->shared(), lanes.index);
    return view;
}

Result<std::unique_ptr<PictureView>> makeView(
    const RenderRequest& request, const PlanInputs& inputs, const std::shared_ptr<const Figures>& figures)
{
    const QString& name = request.view;
    if (name == QLatin1String("links"))
        return makeLinks(request, figures);
    if (name.startsWith(QLatin1String("bit")))
        return makeBits(name, inputs);
    const auto& project = inputs.project;
    const std::shared_ptr<const Cluster> cluster = shownCluster(project, *inputs.plan);
    const std::shared_ptr<const RoutingStatistics> routing = project->routing.pointer();
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
    if (name == QLatin1String("load-over-time")) {
        auto view = std::make_unique<LoadWindowsView>();
        view->setRouting(routing);
        return view;
    }
    if (name == QLatin1String("collectives")) {
        auto view = std::make_unique<CollectivesView>();
        view->setCluster(cluster);
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
    if (!figures->valid())
        return notPossible(*figures->evaluation);
    if (name == QLatin1String("board")) {
        auto view = std::make_unique<BoardView>();
        view->setCluster(cluster);
        BoardData board = boardData(*project, *inputs.plan);
        addMemory(board, *figures);
        view->setData(std::move(board));
        return view;
    }
    if (name == QLatin1String("memory")) {
        auto view = std::make_unique<MemoryView>();
        view->setData(memoryData(*figures));
        return view;
    }
    if (name == QLatin1String("compression")) {
        Result<CompressionFigures> priced = compressionFigures(*project, *inputs.plan);
        if (!priced)
            return tl::unexpected<Error>(std::move(priced.error()));
        auto view = std::make_unique<CompressionView>();
        view->setFigures(std::make_shared<const CompressionFigures>(std::move(*priced)));
        return view;
    }
    auto view = std::make_unique<TimelineView>();
    view->setLaneMemory(laneMemory(figures->evaluation->memory));
    view->setTimeline(figures->evaluation->timeline);
    return view;
}

/// A plan that serves: its lanes, a distribution, or how near its fitted rates come to what was measured.
Result<std::unique_ptr<PictureView>> makeServing(const QString& name, const PlanInputs& inputs)
{
    if (inputs.plan->workload.kind != WorkKind::Serving)
        return fail(ErrorCode::BadValue, "The plan trains: there are no requests to show", {},
            "Set /workload/kind to \"serving\".");
    if (name == QLatin1String("serving-measured")) {
        auto view = std::make_unique<MeasuredView>();
        view->setFigures(servedFigures(*inputs.project));
        return view;
    }
    if (name == QLatin1String("serving-memory")) {
        Result<ServedStep> step = servedStep(*inputs.project, *inputs.plan);
        if (!step)
            return tl::unexpected<Error>(std::move(step.error()));
        auto view = std::make_unique<ServingMemoryView>();
        view->setStep(std::make_shared<const ServedStep>(std::move(*step)));
        return view;
    }
    const ServingOutcome outcome = servePlan(*inputs.project, *inputs.plan, {}, {});
    if (outcome.error)
        return tl::unexpected<Error>(*outcome.error);
    if (const QString why = whyNotServed(outcome); !why.isEmpty())
        return fail(ErrorCode::IllegalPlan, why.toStdString());
    const LatencyGoals& goals = inputs.plan->serving.goals;
    const ServingTargets targets {Seconds(goals.timeToFirstToken), Seconds(goals.timePerOutputToken)};
    if (name == QLatin1String("serving")) {
        auto view = std::make_unique<ServingView>();
        view->setTargets(targets);
        view->setRuns(outcome.runs);
        return view;
    }
    const bool first = name == QLatin1String("ttft");
    auto view = std::make_unique<LatencyView>(first ? ServingMeasure::FirstToken : ServingMeasure::PerToken);
    view->setTarget(first ? targets.timeToFirstToken : targets.timePerOutputToken, targets.share);
    view->setRuns(outcome.runs);
    return view;
}

bool isOfServing(const QString& name)
{
    return name.startsWith(QLatin1String("serving")) || name == QLatin1String("ttft")
        || name == QLatin1String("tpot");
}

/// The same name shows what a window shows under it: of a plan that serves its batches and its memory.
QString pictureOf(const QString& name, const Plan& plan)
{
    if (plan.workload.kind != WorkKind::Serving)
        return name;
    return name == QLatin1String("timeline") ? QStringLiteral("serving")
        : name == QLatin1String("memory")    ? QStringLiteral("serving-memory")
                                             : name;
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
    [[nodiscard]] QSize pictureSize() const override { return m_size; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override
    {
        return m_picture.createTable();
    }

protected:
    void paintData(QPainter& painter, const QRectF& area) const override
    {
        m_picture.paintPicture(painter, area);
    }
    [[nodiscard]] QString describe() const override { return m_picture.description(); }

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

Result<void> renderMeasured(const RenderRequest& request)
{
    Result<MeasuredFigures> figures = readMeasuredFigures(request.plans.planFiles.value(0));
    if (!figures)
        return tl::unexpected<Error>(std::move(figures.error()));
    applyTheme(*qApp, request.dark ? ThemeMode::Dark : ThemeMode::Light);
    MeasuredView view;
    view.setFigures(std::move(*figures));
    return write(view, request);
}

} // namespace

QStringList renderViews()
{
    return {QStringLiteral("timeline"), QStringLiteral("memory"), QStringLiteral("affinity"),
        QStringLiteral("load"), QStringLiteral("load-over-time"), QStringLiteral("experts"),
        QStringLiteral("gpu-load"), QStringLiteral("links"), QStringLiteral("collectives"),
        QStringLiteral("compression"), QStringLiteral("board"), QStringLiteral("bits"),
        QStringLiteral("bit-lanes"), QStringLiteral("bit-budget"), QStringLiteral("comparison"),
        QStringLiteral("measured"), QStringLiteral("serving"), QStringLiteral("ttft"), QStringLiteral("tpot"),
        QStringLiteral("serving-memory"), QStringLiteral("serving-measured")};
}

QStringList linkFigures()
{
    return {QStringLiteral("bandwidth"), QStringLiteral("latency"), QStringLiteral("sent"),
        QStringLiteral("busy")};
}

Result<void> render(const RenderRequest& request)
{
    if (!renderViews().contains(request.view))
        return fail(ErrorCode::BadValue, "There is no view \"" + request.view.toStdString() + "\".", {},
            "Views: " + renderViews().join(QStringLiteral(", ")).toStdString() + ".");
    if (request.view != QLatin1String("links") && !(request.figure.isEmpty() && request.between.isEmpty()))
        return fail(ErrorCode::BadValue, "only the view \"links\" has several figures");
    if (request.view == QLatin1String("comparison"))
        return renderComparison(request);
    if (request.view == QLatin1String("measured"))
        return renderMeasured(request);
    const PlanRequest& plans = request.plans;
    if (plans.planFiles.size() > 1 || plans.scenarios.names.size() > 1 || plans.scenarios.all)
        return fail(ErrorCode::BadValue, "the view \"" + request.view.toStdString() + "\" shows one plan", {},
            "The view \"comparison\" shows several.");
    const Result<PlanInputs> inputs = readFirstPlan(plans);
    if (!inputs)
        return tl::unexpected<Error>(inputs.error());
    applyTheme(*qApp, request.dark ? ThemeMode::Dark : ThemeMode::Light);
    if (const QString name = pictureOf(request.view, *inputs->plan); isOfServing(name)) {
        const Result<std::unique_ptr<PictureView>> view = makeServing(name, *inputs);
        return view ? write(**view, request) : tl::unexpected<Error>(view.error());
    }
    const auto figures = Figures::of(inputs->project, inputs->plan, evaluate);
    if (!figures)
        return tl::unexpected<Error>(figures.error());
    const Result<std::unique_ptr<PictureView>> view = makeView(request, *inputs, *figures);
    if (!view)
        return tl::unexpected<Error>(view.error());
    return write(**view, request);
}

} // namespace rankloom::ui
