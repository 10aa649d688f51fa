// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Least squares on graphs against closed forms and against the normal equations, solved plainly.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <QTest>
#include <rapidcheck.h>

#include "core/measure/potentials.h"

using namespace rankloom;

namespace {

using Edge = PotentialSolver::Edge;

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * (1 + std::abs(a) + std::abs(b)); }

/// The normal equations by Gauss' elimination with pivots; what no equation fixes is 0, then every component
/// is shifted to the mean 0.
std::vector<double> plainly(int nodes, const std::vector<Edge>& edges, const std::vector<double>& differences)
{
    const auto n = static_cast<std::size_t>(nodes);
    std::vector<std::vector<double>> rows(n, std::vector<double>(n + 1, 0));
    for (std::size_t e = 0; e < edges.size(); ++e) {
        const auto a = static_cast<std::size_t>(edges[e].first);
        const auto b = static_cast<std::size_t>(edges[e].second);
        ++rows[a][a];
        ++rows[b][b];
        --rows[a][b];
        --rows[b][a];
        rows[a][n] += differences[e];
        rows[b][n] -= differences[e];
    }
    std::vector<std::size_t> pivotOf(n, n);
    std::size_t done = 0;
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t best = done;
        for (std::size_t row = done; row < n; ++row)
            if (std::abs(rows[row][column]) > std::abs(rows[best][column]))
                best = row;
        if (best >= n || std::abs(rows[best][column]) < 1e-9)
            continue;
        std::swap(rows[best], rows[done]);
        for (std::size_t row = 0; row < n; ++row)
            if (row != done) {
                const double factor = rows[row][column] / rows[done][column];
                for (std::size_t k = 0; k <= n; ++k)
                    rows[row][k] -= factor * rows[done][k];
            }
        pivotOf[column] = done++;
    }
    std::vector<double> value(n, 0);
    for (std::size_t column = 0; column < n; ++column)
        if (pivotOf[column] < n)
            value[column] = rows[pivotOf[column]][n] / rows[pivotOf[column]][column];
    // Components, by spreading numbers along the edges.
    std::vector<int> part(n);
    std::iota(part.begin(), part.end(), 0);
    for (int round = 0; round < nodes; ++round)
        for (const auto& [a, b] : edges)
            part[static_cast<std::size_t>(a)] = part[static_cast<std::size_t>(b)] =
                std::min(part[static_cast<std::size_t>(a)], part[static_cast<std::size_t>(b)]);
    for (int p = 0; p < nodes; ++p) {
        double sum = 0;
        double count = 0;
        for (std::size_t i = 0; i < n; ++i)
            if (part[i] == p) {
                sum += value[i];
                ++count;
            }
        for (std::size_t i = 0; i < n; ++i)
            if (part[i] == p)
                value[i] -= sum / count;
    }
    return value;
}

} // namespace

class TestPotentials : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void graphsWithGapsEqualTheNormalEquations()
    {
        QVERIFY(rc::check("random graphs in several parts", [] {
            const int nodes = *rc::gen::inRange(1, 12);
            const auto edge =
                rc::gen::suchThat(rc::gen::pair(rc::gen::inRange(0, nodes), rc::gen::inRange(0, nodes)),
                    [](const Edge& e) { return e.first != e.second; });
            const std::vector<Edge> edges =
                nodes < 2 ? std::vector<Edge> {} : *rc::gen::container<std::vector<Edge>>(edge);
            std::vector<double> differences;
            for (std::size_t e = 0; e < edges.size(); ++e)
                differences.push_back(*rc::gen::inRange(-1000, 1000) * 0.25);
            const PotentialSolver solver(nodes, edges);
            const Potentials got = solver.solve(differences);
            const std::vector<double> wanted = plainly(nodes, edges, differences);
            double squares = 0;
            for (int i = 0; i < nodes; ++i)
                RC_ASSERT(near(got.value[static_cast<std::size_t>(i)], wanted[static_cast<std::size_t>(i)]));
            for (std::size_t e = 0; e < edges.size(); ++e) {
                const double rest = differences[e]
                    - (wanted[static_cast<std::size_t>(edges[e].first)]
                        - wanted[static_cast<std::size_t>(edges[e].second)]);
                RC_ASSERT(near(got.residual[e], rest));
                squares += rest * rest;
            }
            RC_ASSERT(near(got.squares, squares));
            std::vector<int> roots = solver.root();
            std::ranges::sort(roots);
            const auto parts = static_cast<int>(std::unique(roots.begin(), roots.end()) - roots.begin());
            RC_ASSERT(solver.freedom() == static_cast<int>(edges.size()) - (nodes - parts));
        }));
    }

    /// Where every pair is measured, a node's value is the mean of its differences.
    void completeGraphsAreMeans()
    {
        const int n = 9;
        std::vector<Edge> edges;
        std::vector<double> differences;
        std::vector<double> sum(n, 0);
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b) {
                edges.emplace_back(a, b);
                differences.push_back((a * 7 + b * 13) % 11 - 5);
                sum[static_cast<std::size_t>(a)] += differences.back();
                sum[static_cast<std::size_t>(b)] -= differences.back();
            }
        const PotentialSolver solver(n, edges);
        QCOMPARE(solver.freedom(), n * (n - 1) / 2 - (n - 1));
        const Potentials got = solver.solve(differences);
        for (std::size_t i = 0; i < sum.size(); ++i)
            QVERIFY(near(got.value[i], sum[i] / n));
    }

    /// A tree has nothing to spread, and two parts are each their own.
    void treesAreExact()
    {
        const std::vector<Edge> edges {{1, 0}, {2, 1}, {4, 3}};
        const PotentialSolver solver(6, edges);
        QCOMPARE(solver.freedom(), 0);
        QCOMPARE(solver.root(), (std::vector<int> {0, 0, 0, 3, 3, 5}));
        const Potentials got = solver.solve(std::vector<double> {5, -2, 8});
        QVERIFY(near(got.squares, 0));
        QVERIFY(near(got.value[1] - got.value[0], 5) && near(got.value[2] - got.value[1], -2));
        QVERIFY(near(got.value[3], -4) && near(got.value[4], 4) && got.value[5] == 0);
        QVERIFY(solvePotentials(0, {}, {}).value.empty());
    }
};

QTEST_APPLESS_MAIN(TestPotentials)
#include "tst_potentials.moc"
