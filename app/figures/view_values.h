// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/evaluate/evaluation.h"
#include "core/memory/rank_memory.h"
#include "core/plan/project.h"
#include "core/serving/served_step.h"
#include "widgets/board/board_data.h"
#include "widgets/chart/measured_view.h"
#include "widgets/experts/experts_data.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/memory/memory_data.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

/// What the board shows of a plan; headroom where the memory is that of as many ranks.
BoardData boardData(const Project& project, const Plan& plan, const RankMemory* memory);
/// Of a plan that serves; memory where it is known, null = not yet.
BoardData servedBoardData(const Project& project, const Plan& plan, const ServedStep* step);
/// The cluster with all its nodes, its links as the what-ifs of the plan leave them.
std::shared_ptr<const Cluster> shownCluster(const std::shared_ptr<const Project>& project, const Plan& plan);
/// What the memory view shows of a plan and the evaluation that belongs to it.
MemoryData memoryData(
    std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan, const Evaluation& evaluation);
/// Which devices hold which experts. Empty without experts to spread, or without a trace that fits the model.
ExpertsData expertsData(const std::shared_ptr<const Project>& project, const Plan& plan);
/// What the plan sends, as the view of links asks for it; `evaluation` is that of project and plan.
LinksView::Traffic linkTraffic(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan,
    std::shared_ptr<const Evaluation> evaluation);
/// The memory curve under each lane of the timeline.
std::vector<LaneMemory> laneMemory(const MemoryReport& memory);

/// What was measured of deployments on the project's device, and what the rates fitted to it make of it.
MeasuredFigures servedFigures(const Project& project);

} // namespace rankloom::ui
