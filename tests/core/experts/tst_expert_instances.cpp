// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Stored placement instances: what the methods find is no worse than the best known.
#include <cmath>
#include <cstring>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/exchange/syntax/count_array.h"
#include "core/experts/place_experts.h"
#include "tests/core/experts/stored_experts.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

/// The stored best placements are int16, which the product has no use for.
DeviceOfExpert storedDevices(const std::string& name, std::size_t count)
{
    const std::string bytes = fileText(name);
    std::vector<std::int16_t> values(count);
    if (bytes.size() < count * 2)
        return {};
    std::memcpy(values.data(), bytes.data() + bytes.size() - count * 2, count * 2);
    return {values.begin(), values.end()};
}

PlacementProblem instance(const json& entry)
{
    const std::string name = entry["name"];
    PlacementProblem problem;
    problem.layers = entry["layers"];
    problem.experts = problem.slotCount = entry["experts"];
    problem.devices = entry["gpus"];
    problem.load = array("instances/" + name + "_P.npy").values;
    problem.transitions = array("instances/" + name + "_R.npy").values;
    return problem;
}

} // namespace

class TestExpertInstances : public QObject {
    Q_OBJECT

    json m_index;

private Q_SLOTS:
    void initTestCase()
    {
        const std::string text = fileText("instances/index.json");
        if (!text.empty())
            m_index = json::parse(text);
    }

    void instances_data()
    {
        QTest::addColumn<int>("row");
        for (int i = 0; i < static_cast<int>(m_index.is_null() ? 0 : m_index["instances"].size()); ++i)
            QTest::newRow(
                m_index["instances"][static_cast<std::size_t>(i)]["name"].get<std::string>().c_str())
                << i;
    }

    void instances()
    {
        if (m_index.is_null())
            QSKIP("No reference data: stored placement instances are not compared.");
        QFETCH(int, row);
        const json& entry = m_index["instances"][static_cast<std::size_t>(row)];
        const PlacementProblem problem = instance(entry);
        const std::int64_t known = entry["best_known_cut"];
        QCOMPARE(cutOf(problem,
                     storedDevices(
                         "instances/" + entry["name"].get<std::string>() + "_best.npy", problem.load.size())),
            known);
        PlacementOptions options;
        options.method = PlacementMethod::ExFlow;
        const auto placed = placeExperts(problem, options);
        QVERIFY(placed.has_value());
        QCOMPARE(placed->before.cut, entry["contiguous_cut"].get<double>());
        // The stored bound comes from a floating-point solver, ± 1 per its description.
        QVERIFY(std::abs(*placed->cutLowerBound - entry["b_matching_lower_bound"].get<std::int64_t>()) <= 1);
        const double excess = placed->figures.cut / static_cast<double>(known) - 1;
        qInfo("%.0f, best known %lld: %+.3f %%", placed->figures.cut, static_cast<long long>(known),
            100 * excess);
        if (entry.value("proven_optimal", false))
            QCOMPARE(placed->figures.cut, static_cast<double>(known));
        QVERIFY(excess <= 0);
    }

    void noMethodIsBetterUnderItsCap_data() { instances_data(); }

    /// At the worst load that another method leaves on a device, Rankloom's has no more traffic.
    void noMethodIsBetterUnderItsCap()
    {
        if (m_index.is_null())
            QSKIP("No reference data: methods are not compared on stored placement instances.");
        QFETCH(int, row);
        const PlacementProblem problem = instance(m_index["instances"][static_cast<std::size_t>(row)]);
        PlacementOptions options;
        options.moves = 1'000'000;
        options.bounds = false;
        int compared = 0;
        for (const PlacementMethod method : placementMethods()) {
            options.method = method;
            options.balanceCap.reset();
            const auto other = placeExperts(problem, options);
            if (!other || method == PlacementMethod::Rankloom)
                continue; // co-activation is not part of the instances
            options.method = PlacementMethod::Rankloom;
            options.balanceCap = other->figures.worstMaxOverMean;
            const auto placed = placeExperts(problem, options);
            QVERIFY(placed->figures.worstMaxOverMean <= other->figures.worstMaxOverMean + 1e-8);
            QVERIFY2(placed->figures.cut <= other->figures.cut, nameOf(method));
            ++compared;
        }
        QVERIFY(compared >= 6);
    }
};

QTEST_APPLESS_MAIN(TestExpertInstances)

#include "tst_expert_instances.moc"
