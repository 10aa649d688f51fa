// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <rapidcheck.h>

#include "core/recovery/marks.h"

using namespace rankloom;

namespace {

Cluster clusterOf(int nodes, int devicesPerNode)
{
    Cluster cluster;
    cluster.nodes = nodes;
    cluster.devicesPerNode = devicesPerNode;
    return cluster;
}

WhatIf node(int index, double speed) { return markOf(WhatIf::Part::Node, index, speed); }
WhatIf device(int index, double speed) { return markOf(WhatIf::Part::Device, index, speed); }

} // namespace

class TestMarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nodesAndDevices()
    {
        const Cluster cluster = clusterOf(3, 4);
        FailureMarks marks = marked(cluster, {}, {node(1, 0)});
        QCOMPARE(lostDevices(cluster, marks).devices, (std::vector<int> {4, 5, 6, 7}));
        marks = marked(cluster, marks, {device(5, 1)}); // one of it works
        QCOMPARE(lostDevices(cluster, marks).devices, (std::vector<int> {4, 6, 7}));
        QCOMPARE(marks.size(), std::size_t {3});
        marks = marked(cluster, marks, {device(5, 0)}); // the node again
        QCOMPARE(marks, FailureMarks {node(1, 0)});
        // One after the other, in any order of parts.
        QCOMPARE(marked(cluster, {}, {device(5, 0.5), node(1, 0), device(4, 1)}),
            (FailureMarks {device(5, 0), device(6, 0), device(7, 0)}));
        marks = marked(cluster, marks, {node(1, 0.5)});
        QCOMPARE(marks, FailureMarks {node(1, 0.5)});
        QVERIFY(lostDevices(cluster, marks).devices.empty());
        QVERIFY(marked(cluster, marks, {node(1, 1)}).empty());
        QVERIFY(marksWithin(clusterOf(1, 4), marks).empty());
    }

    /// Marks say the same as a list of speeds that is written to one by one.
    void equalsPlainSpeeds()
    {
        QVERIFY(rc::check("marks are speeds", [] {
            const Cluster cluster = clusterOf(*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 5));
            FailureMarks marks;
            std::vector<double> speeds(static_cast<std::size_t>(cluster.devices()), 1);
            const int changes = *rc::gen::inRange(0, 12);
            for (int i = 0; i < changes; ++i) {
                const double speed = *rc::gen::element(0.0, 0.5, 0.25, 1.0);
                const bool whole = *rc::gen::arbitrary<bool>();
                const int first = *rc::gen::inRange(0, whole ? cluster.nodes : cluster.devices());
                marks = marked(cluster, marks, {whole ? node(first, speed) : device(first, speed)});
                const int begin = whole ? first * cluster.devicesPerNode : first;
                for (int d = begin; d < begin + (whole ? cluster.devicesPerNode : 1); ++d)
                    speeds[static_cast<std::size_t>(d)] = speed;
            }
            RC_ASSERT(markedSpeeds(cluster, marks) == speeds);
        }));
    }

    void slowPartsAreSupposedOverWhatIs()
    {
        Plan plan;
        WhatIf links = node(0, 0.5);
        links.bandwidth = 0.25;
        plan.whatIf = {links};
        const Plan then = withSlowParts(plan, {node(0, 0.5), device(7, 0.7), node(2, 0)});
        links.speed = 0.25;
        QCOMPARE(then.whatIf, (std::vector<WhatIf> {links, device(7, 0.7)}));
    }
};

QTEST_GUILESS_MAIN(TestMarks)
#include "tst_marks.moc"
