// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QImage>

#include <memory>

#include "core/serving/serving_picture.h"
#include "core/serving/step_time.h"
#include "core/workload/request_generator.h"
#include "tests/bench/widget_benchmarks.h"
#include "tests/core/serving/served_case.h"
#include "widgets/serving/serving_view.h"

using namespace rankloom;

namespace {

ui::ServingRun runOf(std::int64_t requests)
{
    const test::ServedCase served =
        test::servedCase({"llama-3.1-70b", "a100-sxm-80gb", 16, 4, 4}, ServingChoice {});
    auto picture = servingPicture(served.setup, *stepTimes(served.plan, served.rates),
        generateRequests(
            *parseRequestLengths("zipf:0.4:256:2048:4"), *parseRequestArrivals("poisson:4"), requests, 1));
    return {QStringLiteral("run"), std::make_shared<const ui::ServingIndex>(*picture)};
}

/// A frame of so many requests while panning, where 1 / 2^n of the whole is seen.
void pan(benchmark::State& state)
{
    ui::ServingView view;
    view.resize(1280, 640);
    view.setRuns({runOf(state.range(0))});
    QImage image(1280, 640, QImage::Format_ARGB32_Premultiplied);
    const double start = view.mapping().start;
    const double whole = view.mapping().end() - start;
    const double seen = whole / static_cast<double>(1 << state.range(1));
    double from = start;
    for (auto _ : state) {
        from = from + 1.01 * seen < start + whole ? from + seen / 100 : start;
        view.zoomToInterval(static_cast<qint64>(from), static_cast<qint64>(from + seen));
        view.render(&image);
    }
}

} // namespace

BENCHMARK(pan)->ArgsProduct({{100'000}, {0, 4, 8, 12}})->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) { return rankloom::test::runWidgetBenchmarks(argc, argv); }
