// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// 58 layers of 256 × 256 experts, the affinity of a large mixture-of-experts model. Budget: a frame of 16 ms
// for a palette swap, a change of pooling and every repaint, and for an aim at another place on the board of
// 256 experts on 32 GPUs.
#include <benchmark/benchmark.h>

#include <QImage>
#include <QPainter>

#include "tests/bench/widget_benchmarks.h"
#include "widgets/experts/expert_board.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/heatmap_painter.h"
#include "widgets/heatmap/load_view.h"

using namespace rankloom::ui;

namespace {

constexpr int kLayers = 58;
constexpr int kExperts = 256;

std::vector<std::shared_ptr<const HeatmapData>> layers()
{
    std::vector<std::shared_ptr<const HeatmapData>> made;
    std::uint32_t seed = 7;
    for (int layer = 0; layer < kLayers; ++layer) {
        auto data = std::make_shared<HeatmapData>();
        data->rows = data->columns = kExperts;
        for (int i = 0; i < kExperts * kExperts; ++i) {
            seed = seed * 1664525U + 1013904223U;
            data->values.push_back(static_cast<double>(seed >> 8U) / (1 << 24));
        }
        made.push_back(std::move(data));
    }
    return made;
}

const HeatRange kRange {HeatScale::Linear, 0, 1};

void colourise(benchmark::State& state)
{
    const auto data = layers();
    for (auto iteration : state)
        for (const auto& layer : data)
            benchmark::DoNotOptimize(HeatPyramid(*layer, kRange));
    state.SetItemsProcessed(state.iterations() * kLayers * kExperts * kExperts);
}
BENCHMARK(colourise)->Unit(benchmark::kMillisecond);

void pool(benchmark::State& state)
{
    const auto data = layers();
    const auto pooling = static_cast<HeatPooling>(state.range(0));
    for (auto iteration : state) {
        for (const auto& layer : data) {
            state.PauseTiming();
            const HeatPyramid pyramid(*layer, kRange);
            state.ResumeTiming();
            benchmark::DoNotOptimize(pyramid.image(2, pooling).constBits());
        }
    }
}
BENCHMARK(pool)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// All thumbnails of 120 pixels: with colours kept, and with a new palette for every frame.
void thumbnails(benchmark::State& state)
{
    std::vector<HeatmapScene> scenes;
    for (const auto& layer : layers())
        scenes.emplace_back(layer, kRange);
    QImage screen(1920, 1080, QImage::Format_RGB32);
    int frame = 0;
    for (auto iteration : state) {
        QPainter painter(&screen);
        ++frame;
        for (int i = 0; i < kLayers; ++i) {
            HeatmapScene& scene = scenes[static_cast<std::size_t>(i)];
            if (state.range(0) != 0)
                scene.map = frame % 2 == 0 ? ColorMap::Cividis : ColorMap::Magma;
            paintThumbnail(painter, scene, QRectF(i % 12 * 125, i / 12 * 125, 120, 120), QPalette());
        }
    }
}
BENCHMARK(thumbnails)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// One matrix of `range` × `range` cells with labels and legend.
void paintLarge(benchmark::State& state)
{
    auto data = std::make_shared<HeatmapData>();
    data->rows = data->columns = static_cast<int>(state.range(0));
    for (int i = 0; i < data->rows * data->columns; ++i)
        data->values.push_back(i % 1009);
    const HeatmapScene scene(data);
    QImage screen(1920, 1080, QImage::Format_RGB32);
    const HeatmapFrame frame = layOutHeatmap(scene, screen.rect(), QFont());
    HeatmapGeometry geometry;
    geometry.rows = geometry.columns = data->rows;
    geometry.plot = frame.plot;
    geometry.fit();
    for (auto iteration : state) {
        QPainter painter(&screen);
        paintHeatmap(painter, scene, frame, geometry, QPalette());
    }
}
BENCHMARK(paintLarge)->Arg(64)->Arg(256)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);

/// A new trace arrives: every matrix, its colours and its histogram.
void affinityArrives(benchmark::State& state)
{
    auto routing = std::make_shared<rankloom::RoutingStatistics>();
    routing->layers = kLayers;
    routing->experts = kExperts;
    routing->topK = 8;
    routing->load.assign(kLayers * kExperts, 1000);
    std::uint32_t seed = 3;
    for (int i = 0; i < (kLayers - 1) * kExperts * kExperts; ++i) {
        seed = seed * 1664525U + 1013904223U;
        routing->transitions.push_back(seed >> 26U);
    }
    AffinityView view;
    view.setQuantity(static_cast<AffinityQuantity>(state.range(0)));
    for (auto iteration : state)
        view.setRouting(routing);
}
BENCHMARK(affinityArrives)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

std::shared_ptr<const rankloom::RoutingStatistics> routing()
{
    auto made = std::make_shared<rankloom::RoutingStatistics>();
    made->layers = kLayers;
    made->experts = kExperts;
    made->topK = 8;
    std::uint32_t seed = 3;
    const auto next = [&seed] { return seed = seed * 1664525U + 1013904223U; };
    for (int i = 0; i < kLayers * kExperts; ++i)
        made->load.push_back(1000 + (next() >> 22U));
    for (int i = 0; i < (kLayers - 1) * kExperts * kExperts; ++i)
        made->transitions.push_back(next() >> 26U);
    return made;
}

/// Palette (0) or pooling (1) of the load of all experts changes, and the view is drawn again.
void loadChanges(benchmark::State& state)
{
    LoadView view;
    view.resize(240, 160); // several cells share a pixel
    view.setRouting(routing());
    QImage screen(view.size(), QImage::Format_RGB32);
    int frame = 0;
    for (auto iteration : state) {
        ++frame;
        if (state.range(0) == 0)
            view.setColorMap(frame % 2 == 0 ? ColorMap::Cividis : ColorMap::Magma);
        else
            view.setPooling(frame % 2 == 0 ? HeatPooling::Extreme : HeatPooling::Mean);
        view.render(&screen);
    }
}
BENCHMARK(loadChanges)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

ExpertsData onDevices(int members)
{
    ExpertsData data;
    data.routing = routing();
    data.members = members;
    data.devicesPerNode = 8;
    data.placement = std::make_shared<const rankloom::ExpertPlacement>(
        rankloom::writtenOut({}, kLayers, kExperts, members));
    rankloom::ExpertGroup group;
    for (int member = 0; member < members; ++member) {
        group.rank.push_back(member);
        group.device.push_back(member);
        group.node.push_back(member / 8);
    }
    data.groups = {group};
    data.groupOfLayer.assign(kLayers, 0);
    return data;
}

/// Another layer on the board.
void boardLayers(benchmark::State& state)
{
    ExpertBoard board;
    board.resize(1200, 800);
    board.setData(onDevices(static_cast<int>(state.range(0))));
    QImage screen(board.size(), QImage::Format_RGB32);
    int layer = 0;
    for (auto iteration : state) {
        board.showLayer(++layer % kLayers);
        board.render(&screen);
    }
}
BENCHMARK(boardLayers)->Arg(32)->Arg(64)->Unit(benchmark::kMillisecond);

/// What an exchange does to a layer, as while a tile hovers.
void boardAims(benchmark::State& state)
{
    const ExpertsData data = onDevices(32);
    int expert = 8;
    for (auto iteration : state) {
        expert = expert == kExperts - 1 ? 8 : expert + 1;
        const rankloom::ExpertPlacement after =
            rankloom::exchanged(*data.placement, {30, 0, 0, expert, expert / 8});
        benchmark::DoNotOptimize(rankloom::layerEffect(*data.routing, after, 32, 30));
    }
}
BENCHMARK(boardAims)->Unit(benchmark::kMillisecond);

/// The plan changed: everything the board shows of it anew.
void boardArrives(benchmark::State& state)
{
    ExpertBoard board;
    board.resize(1200, 800);
    const ExpertsData data = onDevices(32);
    for (auto iteration : state)
        board.setData(data);
}
BENCHMARK(boardArrives)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) { return rankloom::test::runWidgetBenchmarks(argc, argv); }
