// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A scatter from its data to the picture on screen. Budget: 50 ms at 10,000 points.
#include <benchmark/benchmark.h>

#include <random>

#include <QImage>
#include <QPainter>

#include "tests/bench/widget_benchmarks.h"
#include "widgets/callback_table.h"
#include "widgets/chart/chart_picture.h"
#include "widgets/theme.h"

using namespace rankloom::ui;

namespace {

class Scatter : public ChartPicture {
public:
    using ChartPicture::setChart;
    std::unique_ptr<QAbstractTableModel> createTable() const override { return {}; }
    QString describe() const override { return {}; }

protected:
    QString textOf(int item) const override { return QString::number(item); }
};

ChartData points(int count)
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> share(0, 1);
    ChartData chart;
    chart.x.kind = FigureKind::Seconds;
    chart.y.kind = FigureKind::Bytes;
    ChartSeries series {.mark = ChartMark::Ring};
    for (int i = 0; i < count; ++i) {
        series.points.emplace_back(1 + share(random), share(random) * 0x1p34);
        series.items.push_back(i);
    }
    chart.series = {std::move(series)};
    return chart;
}

void showScatter(benchmark::State& state)
{
    const ChartData data = points(static_cast<int>(state.range(0)));
    Scatter scatter;
    QImage screen(900, 560, QImage::Format_ARGB32_Premultiplied);
    for (auto iteration : state) {
        scatter.setChart(data);
        QPainter painter(&screen);
        scatter.paintPicture(painter, screen.rect());
    }
}
BENCHMARK(showScatter)->Arg(50)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Which point is under the pointer.
void hoverScatter(benchmark::State& state)
{
    Scatter scatter;
    scatter.resize(900, 560);
    scatter.setChart(points(static_cast<int>(state.range(0))));
    for (auto iteration : state)
        benchmark::DoNotOptimize(scatter.itemAt({450, 280}));
}
BENCHMARK(hoverScatter)->Arg(10'000)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char** argv) { return rankloom::test::runWidgetBenchmarks(argc, argv); }
