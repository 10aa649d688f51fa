// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>
#include <numeric>

#include <QTest>

#include "core/bits/plan_bits.h"
#include "core/bits/step_planes.h"
#include "tests/core/bits/one_device.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

Plan planOf(double gib, int batch)
{
    Plan plan;
    plan.workload.sequenceLength = 1024;
    plan.bits.budgetBytes = gib * kGiB;
    plan.bits.batch = batch;
    return plan;
}

/// Of every layer of the model.
std::shared_ptr<const StagePlanes> planesOf(const Project& project, const Plan& plan)
{
    return stagePlanes(project, plan, {0, project.model->layers}, 1).value();
}

/// Steps as they are laid out, plane by plane.
BitsReport laidOut(const Project& project, const Plan& plan, int steps)
{
    BitSettings settings = bitSettingsOf(plan);
    settings.steps = steps;
    return planBits(project, plan, settings, proxyQuality(settings.format)).value();
}

struct StepSeconds {
    double laid = 0;
    double expected = 0;
    double loadedRatio = 0; ///< expected over laid out

    [[nodiscard]] double ratio() const { return expected / laid; }
};

/// A step of both, with everything that computes.
StepSeconds stepsOf(const Project& project, const Plan& plan, int steps)
{
    const BitsReport report = laidOut(project, plan, steps);
    const BitRun& run = report.run;
    const std::int64_t sum = std::accumulate(run.before.begin(), run.before.end(), std::int64_t {0},
        [](std::int64_t all, Nanoseconds time) { return all + time.value(); });
    const double before = toSeconds(Nanoseconds(sum)).value();
    const StepPlanes planes(*planesOf(project, plan), report.machine);
    const StepPlanes::Cost cost =
        planes.of(plan.bits.batch, Seconds(before / static_cast<double>(report.layers)));
    StepSeconds out;
    out.laid = plan.bits.batch / report.tokensPerSecond;
    out.expected =
        before + toSeconds(run.behind).value() + cost.computing.value() + cost.traffic.waiting.value();
    const double loaded = report.loadedPerToken.value() * plan.bits.batch;
    out.loadedRatio = loaded > 0 ? cost.traffic.loaded.value() / loaded : 1;
    return out;
}

} // namespace

/// What steps of a serving engine pay for planes, against lanes that are laid out plane by plane.
class TestStepPlanes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Expected steps against laid out ones. Two steps of the lanes differ by a few percent, and the more the
    /// fewer planes are loaded: single cases within 10 %, in the mean within 2 %.
    void stepsAreThoseOfTheLanes()
    {
        double off = 0;
        int cases = 0;
        for (const char* model : {"mixtral-8x7b", "olmoe-1b-7b"})
            for (const double gib : {1.0, 2.0, 6.0})
                for (const PlanesAsked asked : {PlanesAsked::Kept, PlanesAsked::All, PlanesAsked::Dual})
                    for (const int batch : {1, 4, 16})
                        for (const int prefetch : {0, 1}) {
                            const Project project = projectOf(model);
                            Plan plan = planOf(gib, batch);
                            plan.bits.asked = asked;
                            plan.bits.prefetch = prefetch;
                            const StepSeconds found = stepsOf(project, plan, 10);
                            const QString where = QStringLiteral("%1, %2 GiB, asked %3, batch %4, ahead %5: "
                                                                 "%6 of the laid out step, loads %7")
                                                      .arg(model)
                                                      .arg(gib)
                                                      .arg(static_cast<int>(asked))
                                                      .arg(batch)
                                                      .arg(prefetch)
                                                      .arg(found.ratio())
                                                      .arg(found.loadedRatio);
                            QVERIFY2(std::abs(found.ratio() - 1) < 0.1, qPrintable(where));
                            off += std::abs(found.ratio() - 1);
                            ++cases;
                        }
        QVERIFY2(off / cases < 0.02, qPrintable(QString::number(off / cases)));
    }

    void moreMemoryNeverLoadsMore()
    {
        const Project project = projectOf("olmoe-1b-7b");
        for (const PlanesAsked asked : {PlanesAsked::Kept, PlanesAsked::All, PlanesAsked::Dual})
            for (const double tokens : {1.0, 3.5, 40.0, 700.0, 1e6}) {
                double before = std::numeric_limits<double>::infinity();
                for (const double gib : {0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0}) {
                    Plan plan = planOf(gib, 1);
                    plan.bits.asked = asked;
                    const auto stage = planesOf(project, plan);
                    const BitsReport report = laidOut(project, plan, 1);
                    const StepPlanes::Cost cost =
                        StepPlanes(*stage, report.machine).of(tokens, Seconds(1e-4));
                    const PlaneTraffic& traffic = cost.traffic;
                    QVERIFY(traffic.loaded.value() <= before * (1 + 1e-9));
                    QVERIFY(traffic.resident <= traffic.wanted * (1 + 1e-9));
                    QVERIFY(traffic.loaded.value() >= 0 && traffic.waiting.value() >= 0);
                    // Computing never waits for longer than everything loads, and the last plane behind it.
                    QVERIFY(traffic.waiting.value()
                        <= (traffic.loaded / report.machine.load).value() + cost.computing.value());
                    before = traffic.loaded.value();
                }
                QVERIFY2(before < 1e-6, qPrintable(QString::number(before))); // all of it fits at last
            }
    }

    void moreTokensLoadMoreAndNeverMoreThanThereIs()
    {
        const Project project = projectOf("mixtral-8x7b");
        Plan plan = planOf(2, 1);
        plan.bits.asked = PlanesAsked::All;
        const auto stage = planesOf(project, plan);
        const StepPlanes planes(*stage, laidOut(project, plan, 1).machine);
        const Bytes missing =
            stage->bytes.nested * static_cast<double>(stage->demand.share.size()) - stage->choice.kept;
        double before = 0;
        for (const double tokens : {1.0, 1.5, 2.0, 31.0, 33.0, 100.0, 5000.0, 1e7}) {
            const PlaneTraffic traffic = planes.of(tokens, {}).traffic;
            QVERIFY(traffic.loaded.value() >= before * (1 - 1e-9));
            QVERIFY(traffic.loaded.value() <= missing.value() * (1 + 1e-9));
            before = traffic.loaded.value();
        }
        QCOMPARE(planes.of(0, {}).traffic.loaded, Bytes());
    }

    /// Beyond the last row of its table, too: what is computed longer only hides more.
    void whatIsKnownAheadWaitsLess()
    {
        const Project project = projectOf("olmoe-1b-7b");
        Plan plan = planOf(1, 1);
        plan.bits.asked = PlanesAsked::All;
        plan.bits.kept = Shared<ExpertWidths>(ExpertWidths(16, std::vector<int>(64, 0))); // room for layers
        BitMachine machine = laidOut(project, plan, 1).machine;
        machine.load = machine.load * 1e-4; // so that even so many tokens wait
        const StepPlanes plain(*planesOf(project, plan), machine);
        plan.bits.prefetch = 1;
        const StepPlanes ahead(*planesOf(project, plan), machine);
        const Seconds before(1e-4);
        for (const double tokens : {0.5, 1.0, 1.5, 31.0, 40.0, 131071.0, 131072.0, 131073.0, 140000.0}) {
            const StepPlanes::Cost cost = ahead.of(tokens, before);
            QVERIFY(cost.traffic.waiting < plain.of(tokens, before).traffic.waiting);
            // No jump where the table ends.
            const Seconds next = ahead.of(tokens * (1 + 1e-9), before).traffic.waiting;
            QVERIFY(std::abs((next - cost.traffic.waiting).value()) <= 1e-6 * cost.traffic.waiting.value());
        }
    }

    /// Two devices with half the layers and half the budget each load what one would.
    void stagesShareTheLayers()
    {
        const Project project = projectOf("mixtral-8x7b");
        const Plan whole = planOf(8, 1);
        const Plan half = planOf(4, 1);
        const int layers = project.model->layers;
        const BitMachine machine = laidOut(project, whole, 1).machine;
        const auto one = planesOf(project, whole);
        double loaded = 0;
        for (const int first : {0, layers / 2}) {
            const auto stage = stagePlanes(project, half, {first, layers / 2}, 1).value();
            QCOMPARE(stage->demand.layers, layers / 2);
            loaded += StepPlanes(*stage, machine).of(4, {}).traffic.loaded.value();
        }
        const double alone = StepPlanes(*one, machine).of(4, {}).traffic.loaded.value();
        QVERIFY2(std::abs(loaded / alone - 1) < 0.05, qPrintable(QString::number(loaded / alone)));
        // Dense layers have none.
        const Project lite = projectOf("deepseek-v2-lite");
        QVERIFY(stagePlanes(lite, half, {0, 1}, 1).value() == nullptr);
    }

    void slicesOfExpertsAreSmaller()
    {
        const Project project = projectOf("mixtral-8x7b");
        const auto whole = stagePlanes(project, planOf(8, 1), {0, 32}, 1).value();
        const auto slice = stagePlanes(project, planOf(8, 1), {0, 32}, 4).value();
        QCOMPARE(slice->bytes.base * 4, whole->bytes.base);
        // Of a quarter all planes fit, 5.9 GiB.
        QCOMPARE(slice->choice.kept, slice->bytes.nested * 256);
        QVERIFY(whole->choice.kept < whole->bytes.nested * 256);
    }

    /// Every token asks for all of expert 0 and for the base of expert 1, in the second half of the layers
    /// the other way round.
    void seenTokensAskForWhatTheyDid()
    {
        const Project project = projectOf("mixtral-8x7b");
        AskedBits asked {32, 2, {}, {}};
        for (int token = 0; token < 3; ++token)
            for (int layer = 0; layer < 32; ++layer) {
                asked.picks.push_back({0, static_cast<std::uint8_t>(layer < 16 ? 3 : 1)});
                asked.picks.push_back({1, static_cast<std::uint8_t>(layer < 16 ? 1 : 3)});
            }
        const Plan plan = planOf(1, 1);
        for (const int first : {0, 16}) {
            const auto stage = stagePlanes(project, plan, {first, 16}, 1, &asked).value();
            const PlaneTraffic traffic =
                StepPlanes(*stage, laidOut(project, plan, 1).machine).of(100, {}).traffic;
            QVERIFY(std::abs(traffic.wanted - 16 * 4) < 1e-6);
            const auto wide = static_cast<std::size_t>(first == 0 ? 0 : 1);
            QVERIFY(std::abs(stage->wantedByToken(wide, 2) - 1) < 1e-9);
            QCOMPARE(stage->wantedByToken(1 - wide, 1), 0.0);
            QCOMPARE(stage->wantedByToken(5, 0), 0.0);
        }
    }

    void aPersonsBitsAreTakenStageByStage()
    {
        const Project project = projectOf("mixtral-8x7b");
        Plan plan = planOf(8, 1);
        ExpertWidths widths(32, std::vector<int>(8, 0));
        widths[20] = std::vector<int>(8, 4);
        plan.bits.kept = Shared<ExpertWidths>(widths);
        const auto first = stagePlanes(project, plan, {0, 16}, 1).value();
        const auto second = stagePlanes(project, plan, {16, 16}, 1).value();
        QCOMPARE(first->choice.kept, Bytes());
        QCOMPARE(second->choice.kept, second->bytes.nested * 8);
    }
};

QTEST_APPLESS_MAIN(TestStepPlanes)
#include "tst_step_planes.moc"
