// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of the timeline at 1920 x 1080, raster, one thread. Budgets: 8 ms at 1 M slices, 16 ms at 10 M,
// 0.2 ms for what is under the pointer.
#include <cmath>
#include <cstdlib>
#include <map>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

#include "tests/bench/widget_benchmarks.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_lanes.h"
#include "widgets/timeline/timeline_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// `slices` forwards and split backwards over 64 lanes, a small bubble after every third.
std::shared_ptr<const Timeline> bigTimeline(std::int64_t slices)
{
    static std::map<std::int64_t, std::shared_ptr<const Timeline>> made;
    auto& timeline = made[slices];
    if (timeline)
        return timeline;
    auto fresh = std::make_shared<Timeline>();
    fresh->lanes.resize(64);
    for (int lane = 0; lane < 64; ++lane) {
        Lane& own = fresh->lanes[static_cast<std::size_t>(lane)];
        own.name = "stage " + std::to_string(lane);
        std::int64_t at = lane * 30'000;
        own.bubbles.push_back({0, at, BubbleCause::WarmUp, -1, -1});
        for (std::int32_t i = 0; i < slices / 64; ++i) {
            constexpr PassKind kinds[] = {
                PassKind::Forward, PassKind::BackwardInput, PassKind::BackwardWeight};
            constexpr std::int64_t lengths[] = {30'000, 32'000, 24'000};
            const auto k = static_cast<std::size_t>(i % 3);
            const std::int64_t end = at + lengths[k] + (i * 7919 + lane * 104729) % 3000;
            own.slices.push_back({at, end, i / 3, static_cast<std::int16_t>(lane), kinds[k], 0});
            if (k != 1)
                own.activations.push_back({k == 0 ? at : end, k == 0 ? 64 - lane : 63 - lane});
            at = end;
            if (k == 2) {
                own.bubbles.push_back({at, at + 9000, BubbleCause::WaitsForPass, (lane + 1) % 64, i});
                at += 9000;
            }
        }
        fresh->makespan = std::max(fresh->makespan, at);
    }
    timeline = fresh;
    return timeline;
}

struct Stage {
    TimelineScene scene;
    TimelineLayout layout;
    TimelineStyle style {themePalette(Ground::Light), QApplication::font()};

    explicit Stage(std::int64_t slices)
    {
        scene.index = std::make_shared<const TimelineIndex>(bigTimeline(slices));
        scene.memory.assign(64, {Bytes(0.3 * kGiB), Bytes(20 * kGiB), Bytes(40 * kGiB)});
        TimelineLayoutInput input;
        input.area = QRectF(0, 0, 1920, 1080);
        input.lanes = 64;
        input.curves = true;
        layout = layoutTimeline(input);
    }
    /// The middle of the step at 2^-zoom of it.
    TimelineMapping mapping(double zoom) const
    {
        const auto whole =
            fitted(0, static_cast<double>(scene.index->timeline().makespan), layout.body.width());
        return whole.zoomed(std::pow(2.0, zoom), layout.body.width() / 2);
    }
};

const Stage& stage(std::int64_t slices)
{
    static std::map<std::int64_t, std::unique_ptr<Stage>> made;
    auto& own = made[slices];
    if (!own)
        own = std::make_unique<Stage>(slices);
    return *own;
}

void paintLanes(benchmark::State& state)
{
    const Stage& own = stage(state.range(0));
    const TimelineMapping mapping = own.mapping(static_cast<double>(state.range(1)));
    QImage image(1920, 1080, QImage::Format_ARGB32_Premultiplied);
    TimelineLabels labels;
    for ([[maybe_unused]] auto _ : state) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        TimelineLanes lanes(own.scene, own.layout, mapping, own.style, labels);
        lanes.paint(painter);
        benchmark::DoNotOptimize(image.constBits());
    }
}

void hover(benchmark::State& state)
{
    TimelineView view;
    view.resize(1920, 1080);
    view.setTimeline(stage(state.range(0)).scene.index->shared(), stage(state.range(0)).scene.index);
    for (int i = 0; i < state.range(1); ++i)
        view.zoomToInterval(static_cast<qint64>(view.mapping().start
                                + 0.25 * view.mapping().width * view.mapping().nsPerPixel),
            static_cast<qint64>(
                view.mapping().end() - 0.25 * view.mapping().width * view.mapping().nsPerPixel));
    double x = 0;
    for ([[maybe_unused]] auto _ : state) {
        x = std::fmod(x + 37.3, 1500);
        benchmark::DoNotOptimize(view.toolTipAt({200 + x, 150 + x / 2}));
    }
}

void buildIndex(benchmark::State& state)
{
    const auto timeline = bigTimeline(state.range(0));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(TimelineIndex(timeline));
}

} // namespace

BENCHMARK(paintLanes)
    ->ArgsProduct({{1'000'000, 10'000'000}, {0, 2, 4, 6, 8, 10, 12, 14}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(hover)->ArgsProduct({{1'000'000, 10'000'000}, {0, 12}})->Unit(benchmark::kMicrosecond);
BENCHMARK(buildIndex)->Arg(1'000'000)->Arg(10'000'000)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) { return rankloom::test::runWidgetBenchmarks(argc, argv); }
