// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The placement board at 1,000 nodes of 8 GPUs. Budget: a frame of 16 ms.
#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>

#include "tests/bench/widget_benchmarks.h"
#include "widgets/board/board_painter.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

BoardScene scene(int nodes, BoardColor color)
{
    Cluster cluster;
    cluster.nodes = nodes;
    cluster.devicesPerNode = 8;
    Plan plan;
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    return {std::make_shared<const BoardData>(makeBoardData(cluster, plan)), color};
}

/// The whole board on a screen of 1920 × 1080: cells.
void paintFitted(benchmark::State& state)
{
    const BoardScene board = scene(static_cast<int>(state.range(0)), BoardColor::Stage);
    QImage screen(1920, 1080, QImage::Format_ARGB32_Premultiplied);
    const BoardGeometry geometry(board.data->nodes, 8, screen.size());
    BoardViewport viewport;
    viewport.fit(geometry.size(), screen.rect());
    for (auto iteration : state) {
        QPainter painter(&screen);
        paintBoard(painter, board, geometry, viewport, screen.rect(), themePalette(Ground::Light));
    }
}
BENCHMARK(paintFitted)->Arg(16)->Arg(128)->Arg(1000)->Unit(benchmark::kMillisecond);

/// A part of it, slots of `range` pixels: the more text the longer.
void paintZoomed(benchmark::State& state)
{
    const BoardScene board = scene(1000, BoardColor::Tensor);
    QImage screen(1920, 1080, QImage::Format_ARGB32_Premultiplied);
    const BoardGeometry geometry(1000, 8, screen.size());
    BoardViewport viewport;
    viewport.zoom = static_cast<double>(state.range(0)) / BoardGeometry::kSlot;
    for (auto iteration : state) {
        QPainter painter(&screen);
        paintBoard(painter, board, geometry, viewport, screen.rect(), themePalette(Ground::Light));
    }
}
BENCHMARK(paintZoomed)->Arg(14)->Arg(24)->Arg(34)->Arg(48)->Unit(benchmark::kMillisecond);

void buildScene(benchmark::State& state)
{
    const auto data = scene(1000, BoardColor::Stage).data;
    for (auto iteration : state)
        benchmark::DoNotOptimize(BoardScene(data, BoardColor::Data));
}
BENCHMARK(buildScene)->Unit(benchmark::kMillisecond);

/// Lighting up the groups of the tile under the cursor.
void hoverGroups(benchmark::State& state)
{
    const auto data = scene(1000, BoardColor::Stage).data;
    for (auto iteration : state)
        for (const GroupKind kind :
            {GroupKind::Tensor, GroupKind::Data, GroupKind::Pipeline, GroupKind::Expert, GroupKind::Context})
            benchmark::DoNotOptimize(groupMembers(*data, kind, 4321));
}
BENCHMARK(hoverGroups)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char** argv) { return rankloom::test::runWidgetBenchmarks(argc, argv); }
