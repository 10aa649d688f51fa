// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/figures/figures.h"
#include "core/compare/comparison.h"
#include "core/plan/project.h"
#include "widgets/board/board_data.h"
#include "widgets/chart/measured_view.h"
#include "widgets/experts/experts_data.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/memory/memory_data.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

/// What the board shows of a plan; the memory of its ranks is not known yet.
BoardData boardData(const Project& project, const Plan& plan);
/// Adds what each rank holds by figures, as far as they are of the same work on as many ranks.
void addMemory(BoardData& board, const Figures& figures);
/// The cluster with all its nodes, its links as the what-ifs of the plan leave them.
std::shared_ptr<const Cluster> shownCluster(const std::shared_ptr<const Project>& project, const Plan& plan);
MemoryData memoryData(const Figures& figures); ///< of a legal plan, as the next
MemoryData memoryData(const ComparedPlan& compared);
/// Which devices hold which experts. Empty without experts to spread, or without a trace that fits the model.
ExpertsData expertsData(const std::shared_ptr<const Project>& project, const Plan& plan);
/// What the plan sends, as the view of links asks for it.
LinksView::Traffic linkTraffic(std::shared_ptr<const Figures> figures);
/// The memory curve under each lane of the timeline.
std::vector<LaneMemory> laneMemory(const MemoryReport& memory);

/// What was measured of deployments on the project's device, and what the rates fitted to it make of it.
MeasuredFigures servedFigures(const Project& project);

} // namespace rankloom::ui
