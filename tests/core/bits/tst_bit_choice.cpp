// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <rapidcheck.h>

#include "core/base/random.h"
#include "core/bits/bit_choice.h"

using namespace rankloom;

namespace {

BitProblem randomProblem(Random& random, int layers, int experts, bool falling)
{
    BitProblem problem;
    problem.layers = layers;
    problem.experts = experts;
    problem.format = {1 + random.below(4), 1 + random.below(4), 128};
    problem.bytes = expertBytes({12800, 0}, problem.format);
    problem.ceiling = problem.format.planes;
    for (int e = 0; e < layers * experts; ++e) {
        double worth = random.unit();
        for (int p = 0; p < problem.format.planes; ++p) {
            problem.value.push_back(worth);
            worth = falling ? worth * 0.25 : random.unit();
        }
    }
    problem.budget = problem.bytes.nested * (layers * experts * random.unit());
    return problem;
}

/// By trying all.
double mostByTrying(const BitProblem& problem)
{
    const std::size_t count = problem.index(problem.layers, 0);
    std::vector<std::uint8_t> planes(count, static_cast<std::uint8_t>(problem.floor));
    double most = -1;
    while (true) {
        Bytes kept;
        for (const std::uint8_t held : planes)
            kept += problem.bytes.held(held);
        if (kept <= problem.budget)
            most = std::max(most, valueOfPlanes(problem, planes));
        std::size_t at = 0;
        while (at < count && planes[at] == problem.ceiling)
            planes[at++] = static_cast<std::uint8_t>(problem.floor);
        if (at == count)
            return most;
        ++planes[at];
    }
}

Bytes keptBy(const BitProblem& problem, const BitChoice& choice)
{
    Bytes kept;
    for (const std::uint8_t held : choice.planes)
        kept += problem.bytes.held(held);
    return kept;
}

} // namespace

/// Which planes stay under a budget.
class TestBitChoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bestChoicesAreWorthMost()
    {
        QVERIFY(rc::check("as much as the best of all choices", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            BitProblem problem = randomProblem(random, 1 + random.below(2), 1 + random.below(3), false);
            problem.floor = random.below(2);
            problem.budget +=
                problem.bytes.held(problem.floor) * static_cast<double>(problem.index(problem.layers, 0));
            const double most = mostByTrying(problem);
            const Result<BitChoice> best = bestBits(problem);
            RC_ASSERT(best.has_value());
            RC_ASSERT(best->proven);
            RC_ASSERT(std::abs(best->value - most) < 1e-9);
            const Result<BitChoice> quick = greedyBits(problem);
            RC_ASSERT(quick.has_value());
            RC_ASSERT(quick->value <= most + 1e-9);
            RC_ASSERT(quick->bound >= most - 1e-9);
        }));
    }

    void choicesStayWithinBudgetFloorAndCeiling()
    {
        QVERIFY(rc::check("never more bytes than the budget", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            BitProblem problem = randomProblem(random, 4, 16, random.below(2) == 0);
            problem.ceiling = random.below(problem.format.planes + 1);
            for (const Result<BitChoice>& choice : {greedyBits(problem), bestBits(problem)}) {
                RC_ASSERT(choice.has_value());
                RC_ASSERT(choice->kept == keptBy(problem, *choice));
                RC_ASSERT(choice->kept <= problem.budget);
                RC_ASSERT(
                    std::ranges::all_of(choice->planes, [&](int held) { return held <= problem.ceiling; }));
                RC_ASSERT(std::abs(choice->value - valueOfPlanes(problem, choice->planes)) < 1e-9);
                RC_ASSERT(choice->value <= choice->bound * (1 + 1e-9));
            }
        }));
    }

    /// 48 layers of 128 experts, as Qwen3-30B-A3B has them.
    void largeModelsAreProven()
    {
        Random random(5);
        BitProblem problem = randomProblem(random, 48, 128, true);
        problem.format = {2, 3, 128};
        problem.bytes = expertBytes({3 * 2048 * 768, 0}, problem.format);
        problem.ceiling = 3;
        problem.value.clear();
        for (int e = 0; e < 48 * 128; ++e) {
            const double share = random.unit() * random.unit();
            for (const double worth : {0.9375, 0.0469, 0.0117})
                problem.value.push_back(share * worth);
        }
        problem.budget = Bytes(8 * kGiB);
        const Result<BitChoice> best = bestBits(problem);
        QVERIFY(best.has_value());
        QVERIFY(best->proven);
        QCOMPARE(best->gap(), 0.0);
        const Result<BitChoice> quick = greedyBits(problem);
        QVERIFY(quick->value >= 0.999 * best->value);
    }

    void floorsAboveTheBudgetAreRefused()
    {
        Random random(1);
        BitProblem problem = randomProblem(random, 2, 4, true);
        problem.floor = 1;
        problem.budget = problem.bytes.base * 7.9;
        QVERIFY(!bestBits(problem));
        QVERIFY(greedyBits(problem).error().message.find("more than the budget") != std::string::npos);
        problem.budget = problem.bytes.base * 8;
        const Result<BitChoice> choice = bestBits(problem);
        QVERIFY(choice.has_value());
        QCOMPARE(choice->kept.value(), problem.budget.value());
        problem.ceiling = 0;
        QVERIFY(!bestBits(problem));
    }
};

QTEST_APPLESS_MAIN(TestBitChoice)
#include "tst_bit_choice.moc"
