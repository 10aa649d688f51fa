// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "db/project_file.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

constexpr const char* kOldTrace = "token,layer,e0,e1\n0,1,0,1\n0,2,2,3\n1,1,1,2\n1,2,0,3\n";
constexpr const char* kNewTrace = "token,layer,e0,e1\n0,1,0,2\n0,2,1,3\n1,1,1,3\n1,2,0,2\n2,1,0,3\n2,2,1,2\n";

} // namespace

class TestRemoveMeasurement : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    void removingTakesBackWhatFollowed()
    {
        const Project before = m_file->loadProject().value();
        const auto monday = imported("monday.csv", kLinksCsv);
        const Project first = m_file->loadProject().value();
        const auto tuesday = imported("tuesday.csv",
            "# unit=GB/s direction=row->col what=bandwidth\n,gpu-a01,gpü-b02\ngpu-a01,,32\ngpü-b02,31,\n");
        QVERIFY(m_file->loadProject().value() != first);
        QVERIFY(m_file->removeMeasurement(tuesday.measurement));
        // Monday's figures again, and what was given beside them in the same matrix.
        QVERIFY(m_file->loadProject().value() == first);
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {1});
        QVERIFY(!m_file->removeMeasurement(tuesday.measurement)); // only once
        QVERIFY(m_file->removeMeasurement(monday.measurement));
        // What was given before anything was measured, the figures that were measured anew included.
        QVERIFY(m_file->loadProject().value() == before);
        QVERIFY(m_file->info()->measurements.empty());
        QVERIFY(m_file->check().value().empty());
        MeasurementInfo again;
        again.id = monday.measurement;
        QVERIFY(m_file->bringBack(again));
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {1});
    }

    /// In whatever order measurements come and go: those that are left count as if they had come alone.
    void whatWasGivenOutlivesMeasurements()
    {
        Project given = sampleProject();
        given.cluster = makeCluster(3, 2, sampleDevice());
        given.cluster.change().nodeNames = {"a", "b", "c"};
        given.cluster.change().links.setNodeMatrix(
            {3, {NAN, 1e10, 2e10, 3e10, NAN, 4e10, 5e10, 6e10, NAN}, {}});
        given.cluster.change().links.setCurve({LinkLevel::NodePair, 6, {1e6, 1e8}, {1e10, 2e10}});
        const auto measured = [](const char* from, const char* to, int one, int other) {
            return std::string("# unit=GB/s direction=row->col what=bandwidth\n,") + from + ',' + to + '\n'
                + from + ",," + std::to_string(one) + '\n' + to + ',' + std::to_string(other) + ",\n";
        };
        const std::string files[] = {
            measured("a", "b", 71, 72), measured("b", "c", 81, 82), measured("a", "b", 91, 92)};
        /// The project of the files of `mask` alone.
        const auto alone = [&](unsigned mask) {
            m_file.emplace(std::move(*ProjectFile::create(
                m_folder->file("alone" + std::to_string(mask) + ".rankloom"), given, samplePlan())));
            for (unsigned i = 0; i < 3; ++i)
                if ((mask >> i & 1U) != 0)
                    imported(std::to_string(i) + ".csv", files[i]);
            return m_file->loadProject().value();
        };
        std::vector<Project> expected;
        for (unsigned mask = 0; mask < 8; ++mask)
            expected.push_back(alone(mask));
        QVERIFY(expected[0] == given);
        for (unsigned order = 0; order < 8; ++order) {
            m_file.emplace(std::move(*ProjectFile::create(
                m_folder->file("all" + std::to_string(order) + ".rankloom"), given, samplePlan())));
            for (unsigned i = 0; i < 3; ++i)
                imported(std::to_string(i) + ".csv", files[i]);
            unsigned left = 7;
            for (unsigned step = 0; step < 3; ++step) {
                unsigned one = (order + step * (1 + order % 2)) % 3;
                while ((left >> one & 1U) == 0)
                    one = (one + 1) % 3;
                QVERIFY(m_file->removeMeasurement(one + 1));
                left &= ~(1U << one);
                QVERIFY(m_file->loadProject().value() == expected[left]);
            }
            // What is measured now is measured anew.
            imported("1.csv", files[1]);
            QVERIFY(m_file->loadProject().value() == expected[2]);
            QVERIFY(m_file->check().value().empty());
        }
    }

    void removedTracesDoNotCount()
    {
        imported("old.csv", kOldTrace);
        const RoutingStatistics old = m_file->loadProject()->routing;
        const auto later = imported("new.csv", kNewTrace);
        QCOMPARE(m_file->loadProject()->routing->tokens, std::int64_t {3});
        QVERIFY(m_file->removeMeasurement(later.measurement));
        QVERIFY(m_file->loadProject()->routing == old);
        QVERIFY(m_file->removeMeasurement(1));
        QVERIFY(m_file->loadProject()->routing->empty());
        QVERIFY(m_file->check().value().empty());
    }
};

QTEST_APPLESS_MAIN(TestRemoveMeasurement)
#include "tst_remove_measurement.moc"
