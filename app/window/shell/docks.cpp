// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/docks.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStackedWidget>
#include <QTableView>
#include <QUndoStack>
#include <QUndoView>

#include "app/window/panels/bits_panel.h"
#include "app/window/panels/expert_placement_panel.h"
#include "app/window/panels/placement_panel.h"
#include "app/window/panels/scenario_panel.h"
#include "app/window/panels/serving_panel.h"
#include "app/window/panels/traces_panel.h"
#include "app/window/shell/views.h"
#include "core/base/error.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/board/board_view.h"
#include "widgets/chart/collectives_view.h"
#include "widgets/chart/load_windows_view.h"
#include "widgets/chart/measured_view.h"
#include "widgets/comparison/comparison_panel.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/compression/compression_view.h"
#include "widgets/experts/expert_board.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/form_scroll.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/memory/memory_view.h"
#include "widgets/recovery/communicators_view.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/recovery/layers_view.h"
#include "widgets/recovery/over_time_views.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/recovery_time_view.h"
#include "widgets/recovery/replay_panel.h"
#include "widgets/recovery/replay_view.h"
#include "widgets/recovery/throughput_view.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/search_panel.h"
#include "widgets/serving/latency_view.h"
#include "widgets/serving/pareto_view.h"
#include "widgets/serving/serving_view.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

struct DockWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::DockLayout)
};
const char* const kContext = "rankloom::ui::DockLayout";

/// Every change since the project was opened; the one that is chosen becomes the present.
QWidget* makeHistory(const Panels& panels)
{
    auto* history = new QUndoView(&panels.undoStack);
    history->setEmptyLabel(DockWords::tr("As opened"));
    history->setAccessibleName(DockWords::tr("History of changes"));
    history->setToolTip(DockWords::tr("Choose a change to go back or forward to it"));
    return history;
}

/// A panel of many fields scrolls where there is no room for it: the window fits a small screen.
QWidget* scrolled(QWidget& panel)
{
    auto* area = new FormScroll;
    area->setWidget(&panel);
    return area;
}

using P = Perspective;
using C = Column;

} // namespace

std::span<const DockRow> docks()
{
    // clang-format off
    static const std::vector<DockRow> rows {
        {Dock::Plan, "plan", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Plan"),
            [](const Panels& p) -> QWidget* { return p.views.inspector; }, nullptr,
            {{P::Plan, C::Left}}},
        {Dock::Plans, "scenarios", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Plans"),
            [](const Panels& p) -> QWidget* { return &p.scenarios; }, nullptr,
            {{P::Compare, C::Left, 0, 3}, {P::Plan, C::Left}}},
        {Dock::History, "history", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "History"),
            makeHistory, nullptr,
            {{P::Plan, C::Left}}},
        {Dock::Imports, "imports", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Import report"),
            [](const Panels& p) -> QWidget* { return &p.imports; }, nullptr,
            {{P::Cluster, C::Left}}},
        {Dock::Traces, "traces", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Traces"),
            [](const Panels& p) -> QWidget* { return &p.traces; }, nullptr,
            {{P::Experts, C::Left}}},
        {Dock::Constraints, "constraints", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Constraints"),
            [](const Panels& p) { return scrolled(p.views.search->constraints()); }, nullptr,
            {{P::Search, C::Left}}},
        {Dock::Timeline, "timeline", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Timeline"),
            [](const Panels& p) -> QWidget* { return p.views.timelinePages; },
            [](const Panels& p) -> QWidget* { return p.views.timeline; },
            {{P::Plan, C::Centre, 0, 3}, {P::Search, C::Right, 1, 2}}},
        {Dock::PlaceRanks, "placement", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Place ranks"),
            [](const Panels& p) -> QWidget* { return &p.placement; }, nullptr,
            {{P::Plan, C::Centre, 0}}},
        {Dock::Compression, "compression", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Compression"),
            [](const Panels& p) -> QWidget* { return p.views.compression; }, nullptr,
            {{P::Plan, C::Centre, 0}}},
        {Dock::Links, "links", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Links"),
            [](const Panels& p) -> QWidget* { return p.views.links; }, nullptr,
            {{P::Cluster, C::Centre}}},
        {Dock::Collectives, "collectives", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Collectives"),
            [](const Panels& p) -> QWidget* { return p.views.collectives; }, nullptr,
            {{P::Cluster, C::Centre}}},
        {Dock::Affinity, "affinity", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Expert affinity"),
            [](const Panels& p) -> QWidget* { return p.views.affinity; }, nullptr,
            {{P::Experts, C::Centre}}},
        {Dock::Load, "load", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Expert load"),
            [](const Panels& p) -> QWidget* { return p.views.load; }, nullptr,
            {{P::Experts, C::Centre}}},
        {Dock::LoadOverTime, "loadOverTime", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Load drift"),
            [](const Panels& p) -> QWidget* { return p.views.loadOverTime; }, nullptr,
            {{P::Experts, C::Centre}}},
        {Dock::GpuLoad, "expertDevices", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "GPU load"),
            [](const Panels& p) -> QWidget* { return p.views.expertDevices; }, nullptr,
            {{P::Experts, C::Centre}}},
        {Dock::Search, "search", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Search"),
            [](const Panels& p) { return scrolled(*p.views.search); },
            [](const Panels& p) -> QWidget* { return &p.views.search->table(); },
            {{P::Search, C::Centre}}},
        {Dock::Comparison, "comparison", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Compare"),
            [](const Panels& p) -> QWidget* { return p.views.comparison; },
            [](const Panels& p) -> QWidget* { return &p.views.comparison->view(); },
            {{P::Compare, C::Centre}}},
        {Dock::Board, "board", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Board"),
            [](const Panels& p) -> QWidget* { return p.views.board; }, nullptr,
            {{P::Plan, C::Centre, 1, 2}, {P::Cluster, C::Right}, {P::Recover, C::Right, 0, 5}}},
        {Dock::Memory, "memory", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Memory"),
            [](const Panels& p) -> QWidget* { return p.views.memoryPages; },
            [](const Panels& p) -> QWidget* { return p.views.memory; },
            {{P::Plan, C::Right}, {P::Search, C::Right, 0, 3}}},
        {Dock::Experts, "experts", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Experts on GPUs"),
            [](const Panels& p) -> QWidget* { return p.views.experts; }, nullptr,
            {{P::Experts, C::Right, 0, 1}}},
        {Dock::PlaceExperts, "expertPlacement", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Place experts"),
            [](const Panels& p) -> QWidget* { return &p.expertPlacement; }, nullptr,
            {{P::Experts, C::Right, 1, 1}}},
        {Dock::Failures, "failures", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Failures"),
            [](const Panels& p) { return scrolled(*p.views.failures); }, nullptr,
            {{P::Recover, C::Left}}},
        {Dock::Recovery, "recovery", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Recover"),
            [](const Panels& p) -> QWidget* { return p.views.recovery; }, nullptr,
            {{P::Recover, C::Centre, 0, 3}}},
        {Dock::Throughput, "throughput", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Throughput"),
            [](const Panels& p) -> QWidget* { return p.views.throughput; }, nullptr,
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::Layers, "layers", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Layers"),
            [](const Panels& p) -> QWidget* { return p.views.layers; }, nullptr,
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::BeforeAfter, "beforeAfter", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Timelines"),
            [](const Panels& p) { return scrolled(*p.views.beforeAfter); },
            [](const Panels& p) -> QWidget* { return p.views.beforeAfter; },
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::Fleet, "fleet", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Weeks"),
            [](const Panels& p) -> QWidget* { return p.views.fleet; }, nullptr,
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::Spares, "spares", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Spares"),
            [](const Panels& p) -> QWidget* { return p.views.spares; }, nullptr,
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::Checkpoints, "checkpoints", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Checkpoints"),
            [](const Panels& p) -> QWidget* { return p.views.checkpoints; }, nullptr,
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::Replay, "replay", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Replay"),
            [](const Panels& p) -> QWidget* { return p.views.replayPanel; },
            [](const Panels& p) -> QWidget* { return p.views.replay; },
            {{P::Recover, C::Centre, 1, 2}}},
        {Dock::RecoveryTime, "recoveryTime", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Time to recover"),
            [](const Panels& p) -> QWidget* { return p.views.recoveryTime; }, nullptr,
            {{P::Recover, C::Right, 1, 6}}},
        {Dock::Communicators, "communicators", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Connections"),
            [](const Panels& p) -> QWidget* { return p.views.communicators; }, nullptr,
            {{P::Recover, C::Right, 1, 6}}},
        {Dock::ServingSettings, "servingSettings", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Requests"),
            [](const Panels& p) { return scrolled(p.serving); }, nullptr,
            {{P::Serve, C::Left}}},
        {Dock::Serving, "serving", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Serving"),
            [](const Panels& p) -> QWidget* { return p.views.servingHome; },
            [](const Panels& p) -> QWidget* { return p.views.serving; },
            {{P::Serve, C::Centre}}},
        {Dock::FirstToken, "firstToken", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "TTFT"),
            [](const Panels& p) -> QWidget* { return p.views.firstToken; }, nullptr,
            {{P::Serve, C::Right, 0, 1}}},
        {Dock::PerToken, "perToken", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "TPOT"),
            [](const Panels& p) -> QWidget* { return p.views.perToken; }, nullptr,
            {{P::Serve, C::Right, 1, 1}}},
        {Dock::WorstGap, "worstGap", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Longest gap"),
            [](const Panels& p) -> QWidget* { return p.views.worstGap; }, nullptr,
            {{P::Serve, C::Right, 1, 1}}},
        {Dock::RequestBubbles, "requestBubbles", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Bubbles"),
            [](const Panels& p) -> QWidget* { return p.views.requestBubbles; }, nullptr,
            {{P::Serve, C::Right, 1, 1}}},
        {Dock::Pareto, "pareto", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Layouts"),
            [](const Panels& p) -> QWidget* { return p.views.pareto; }, nullptr,
            {{P::Serve, C::Right, 0, 1}}},
        {Dock::ServedRates, "servedRates", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Measured"),
            [](const Panels& p) -> QWidget* { return p.views.servedRates; }, nullptr,
            {{P::Serve, C::Right, 0, 1}}},
        {Dock::BitsSettings, "bitsSettings", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Budget"),
            [](const Panels& p) { return scrolled(p.bits); }, nullptr,
            {{P::Bits, C::Left}}},
        {Dock::Bits, "bits", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Bits of experts"),
            [](const Panels& p) -> QWidget* { return p.views.bits; }, nullptr,
            {{P::Bits, C::Centre}}},
        {Dock::BitLanes, "bitLanes", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Loading and computing"),
            [](const Panels& p) -> QWidget* { return p.views.bitLanesPanel; },
            [](const Panels& p) -> QWidget* { return p.views.bitLanes; },
            {{P::Bits, C::Right, 0, 3}}},
        {Dock::BitBudget, "bitBudget", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Other budgets"),
            [](const Panels& p) -> QWidget* { return p.views.bitBudget; }, nullptr,
            {{P::Bits, C::Right, 1, 2}}},
    };
    // clang-format on
    return rows;
}

std::span<const PerspectiveRow> perspectives()
{
    // clang-format off
    static const std::vector<PerspectiveRow> rows {
        {P::Plan, "plan", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Plan"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Does it fit, how fast is it, what is in the way?"),
            300, 320, 0},
        {P::Cluster, "cluster", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Cluster"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "What is there, what was measured, what does the plan use?"),
            300, 0, 38},
        {P::Experts, "experts", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Experts"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Who talks to whom, and where should they sit?"),
            300, 0, 38},
        {P::Search, "search", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Search"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "What is best, and how surely?"),
            280, 0, 30},
        {P::Compare, "compare", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Compare"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Which one is taken?"),
            240, 0, 0},
        {P::Recover, "recover", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Recover"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "What if this dies: what then, how long, how fast?"),
            296, 0, 27},
        {P::Serve, "serve", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Serve"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "How many users, and how long do they wait?"),
            300, 0, 26},
        {P::Bits, "bits", QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Bits"),
            QT_TRANSLATE_NOOP("rankloom::ui::DockLayout", "Which experts in how many bits?"),
            284, 0, 37},
    };
    // clang-format on
    return rows;
}

const Seat* DockRow::seatIn(Perspective perspective) const
{
    const auto seat = std::ranges::find(seats, perspective, &Seat::perspective);
    return seat == seats.end() ? nullptr : &*seat;
}

const DockRow& rowOf(Dock dock)
{
    const DockRow& row = docks()[static_cast<std::size_t>(dock)];
    RANKLOOM_ASSERT(row.dock == dock);
    return row;
}

const PerspectiveRow& rowOf(Perspective perspective)
{
    const PerspectiveRow& row = perspectives()[static_cast<std::size_t>(perspective)];
    RANKLOOM_ASSERT(row.perspective == perspective);
    return row;
}

QString titleOf(Dock dock) { return QCoreApplication::translate(kContext, rowOf(dock).title); }

QString titleOf(Perspective perspective)
{
    return QCoreApplication::translate(kContext, rowOf(perspective).title);
}

} // namespace rankloom::ui
