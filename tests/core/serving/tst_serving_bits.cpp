// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/serving/simulate_serving.h"
#include "core/serving/step_time.h"
#include "core/serving/workload_forecast.h"
#include "core/workload/request_generator.h"

using namespace rankloom;

namespace {

Project projectOf(const char* model, const char* device, int devices = 1)
{
    Project project;
    project.model = modelPreset(model).value();
    project.cluster = makeCluster(1, devices, devicePreset(device).value());
    return project;
}

Plan planOf(double gib, int pp = 1)
{
    Plan plan;
    plan.layout.pp = pp;
    plan.bits.budgetBytes = gib * kGiB;
    plan.serving.scheduler = SchedulerKind::Vllm;
    return plan;
}

struct Served {
    ServingSystem system;
    ServedPlan plan;
    ServingMemory memory;
    ServingSimulation simulation;
    ServingForecast forecast;
};

/// Requests of one length that all come at once.
Served serve(const Project& project, const Plan& plan, int count, int prompt, int output)
{
    const ServingRequests requests(static_cast<std::size_t>(count), ServingRequest {{}, prompt, output});
    const ServingSystem system = servingSystem(project, plan, RequestSizes::of(requests)).value();
    return {system, system.prompts.plan, system.prompts.memory, simulate(system, requests).value(),
        forecastOf(system, requests)};
}

BatchLoad decodes(int count, std::int64_t length)
{
    BatchLoad load;
    for (int i = 0; i < count; ++i)
        load.addDecode(length, 0);
    return load;
}

} // namespace

/// Serving with experts in few bits.
class TestServingBits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBudgetTakesThePlaceOfTheExperts()
    {
        const Project project = projectOf("mixtral-8x7b", "rtx4090-24gb");
        const Served served = serve(project, planOf(8), 4, 256, 32);
        QVERIFY(served.memory.fits());
        QCOMPARE(served.memory.planes, Bytes(8 * kGiB));
        QVERIFY(served.memory.residentPlanes <= served.memory.planes);
        QVERIFY(served.memory.residentPlanes > served.memory.planes * 0.9);
        // Attention, embeddings and norms of Mixtral: 46.7e9 - 32 * 8 * 176,160,768 parameters.
        const double others = (served.memory.weights - served.memory.planes).value();
        QVERIFY2(others > 3.1e9 && others < 3.3e9, qPrintable(QString::number(others)));
        // In 16 bits it does not fit at all.
        Plan whole = planOf(8);
        whole.bits = {};
        const ServedPlan plain = servedPlan(project, whole).value();
        QVERIFY(!servingMemory(plain, 288, 256).fits());
    }

    void requestsLoadPlanesAndWaitForThem()
    {
        const Project project = projectOf("mixtral-8x7b", "rtx4090-24gb");
        double before = 0;
        for (const double gib : {2.0, 4.0, 8.0, 12.0}) {
            const Served served = serve(project, planOf(gib), 8, 128, 64);
            QVERIFY2(served.simulation.tokensPerSecond > before, qPrintable(QString::number(gib)));
            before = served.simulation.tokensPerSecond;
            const PlaneTraffic& planes = served.simulation.planes;
            QVERIFY(planes.wanted > 0);
            QCOMPARE(planes.loaded.value() > 0, gib < 12);
            QCOMPARE(planes.waiting.value() > 0, gib < 12);
            QVERIFY(planes.waiting <= toSeconds(served.simulation.makespan));
        }
    }

    /// What a simulation adds up is what its batches are told one by one.
    void theSimulationAddsUpItsBatches()
    {
        struct Adding final : ServingObserver {
            const BatchTimes& times;
            PlaneTraffic sum;

            explicit Adding(const BatchTimes& all) : times(all) { }
            void batch(const ServedBatch& batch) override
            {
                for (int stage = 0; stage < static_cast<int>(batch.start.size()); ++stage)
                    sum += times.planes(stage, batch.load);
            }
        };
        const Project project = projectOf("olmoe-1b-7b", "rtx4090-24gb", 2);
        for (const SchedulerKind scheduler : {SchedulerKind::Vllm, SchedulerKind::Sarathi}) {
            Plan plan = planOf(0.5, 2);
            plan.serving.scheduler = scheduler;
            const ServedPlan served = servedPlan(project, plan).value();
            const ServingRates rates = servingRates(served.cluster().device);
            const auto times = stepTimes(served, rates);
            const ServingMemory memory = servingMemory(served, 200, 100);
            const ServingRequests requests(20, ServingRequest {{}, 100, 100});
            Adding adding(*times);
            const ServingSimulation found =
                simulateServing(servingSetup(served, memory, rates), *times, requests, &adding).value();
            QVERIFY(found.planes.loaded.value() > 0);
            QCOMPARE(found.planes.loaded, adding.sum.loaded);
            QCOMPARE(found.planes.wanted, adding.sum.wanted);
        }
    }

    /// Decodes alone: the closed form and the simulation see the same steps.
    void theClosedFormIsNearTheSimulation()
    {
        const Project project = projectOf("mixtral-8x7b", "rtx4090-24gb");
        for (const double gib : {2.0, 6.0})
            for (const int count : {1, 4}) {
                const Served served = serve(project, planOf(gib), count, 16, 512);
                const double ratio =
                    served.forecast.timePerToken.value() / served.simulation.timePerOutputToken.mean.value();
                QVERIFY2(std::abs(ratio - 1) < 0.05, qPrintable(QString::number(ratio)));
                const double loaded = served.forecast.planes.loaded.value()
                    / (served.simulation.planes.loaded.value()
                        / static_cast<double>(served.simulation.outputTokens));
                QVERIFY2(std::abs(loaded - 1) < 0.05, qPrintable(QString::number(loaded)));
                QVERIFY(
                    std::abs(served.forecast.planes.hitShare() - served.simulation.planes.hitShare()) < 0.02);
            }
    }

    /// Of one device: whatever it does at 10 W, loads at 5 W, computes at 20 W.
    void energyIsAddedUp()
    {
        const Project project = projectOf("mixtral-8x7b", "rtx4090-24gb");
        Plan plan = planOf(4);
        const Served unknown = serve(project, plan, 4, 64, 32);
        QVERIFY(!joulesPerToken(unknown.system, unknown.simulation));
        plan.bits.power = {20, 5, 10};
        const Served served = serve(project, plan, 4, 64, 32);
        const ServingSimulation& all = served.simulation;
        const double busy = toSeconds(all.replicas.front().busy.front()).value();
        const double rate = served.plan.stages.front().planes->channel.rate.value();
        const double joules = 10 * toSeconds(all.makespan).value() + 20 * (busy - all.planes.waiting.value())
            + 5 * all.planes.loaded.value() / rate;
        const double found = joulesPerToken(served.system, all).value();
        QVERIFY2(std::abs(found / (joules / (4 * 32)) - 1) < 1e-9, qPrintable(QString::number(found)));
    }

    void partsAddUp()
    {
        const Project project = projectOf("olmoe-1b-7b", "rtx4090-24gb");
        for (const int ahead : {0, 1, 4}) {
            Plan plan = planOf(0.5);
            plan.bits.prefetch = ahead;
            const ServedPlan served = servedPlan(project, plan).value();
            const ServingRates rates = servingRates(served.cluster().device);
            const auto times = stepTimes(served, rates);
            for (const int count : {1, 7, 200}) {
                const BatchLoad load = decodes(count, 300);
                const StepParts parts = stepParts(served, rates, 0, load);
                QCOMPARE(times->of(0, load), toNanoseconds(parts.total()));
                QCOMPARE(parts.loading, times->planes(0, load).waiting);
            }
        }
    }

    void knownExpertsHideLoads()
    {
        const Project project = projectOf("olmoe-1b-7b", "rtx4090-24gb");
        double before = std::numeric_limits<double>::infinity();
        for (const int ahead : {0, 1, 2}) {
            Plan plan = planOf(1.5);
            plan.bits.prefetch = ahead;
            const ServedPlan served = servedPlan(project, plan).value();
            const ServingRates rates = servingRates(served.cluster().device);
            const double waiting = stepTimes(served, rates)->planes(0, decodes(2, 3000)).waiting.value();
            QVERIFY(waiting <= before * (1 + 1e-9));
            before = waiting;
        }
    }

    void whatCannotBeServedIsSaid()
    {
        const auto spread = [] {
            Plan plan = planOf(2);
            plan.layout.ep = 2;
            plan.layout.dp = 2;
            return servedPlan(projectOf("olmoe-1b-7b", "rtx4090-24gb", 2), plan);
        }();
        QVERIFY(!spread);
        QCOMPARE(spread.error().code, ErrorCode::Unsupported);
        QCOMPARE(spread.error().where.pointer, std::string("/layout/ep"));
        const auto dense = servedPlan(projectOf("llama-2-7b", "rtx4090-24gb"), planOf(2));
        QVERIFY(!dense);
        QCOMPARE(dense.error().code, ErrorCode::Unsupported);
        QVERIFY(!servedPlan(projectOf("mixtral-8x7b", "rtx4090-24gb"), planOf(0.01)));
    }
};

QTEST_APPLESS_MAIN(TestServingBits)
#include "tst_serving_bits.moc"
