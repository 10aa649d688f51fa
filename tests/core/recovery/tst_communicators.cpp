// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Connections that go and come when devices are lost.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include <rapidcheck.h>

#include <QTest>

#include "core/recovery/recovery.h"
#include "tests/core/evaluate/replica_samples.h"
#include "tests/core/recovery/replan.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

using Kind = CommunicatorEdge::Kind;
using Change = CommunicatorEdge::Change;
using Edge = std::tuple<Kind, int, int, int, int>; ///< from replica and stage, to replica and stage

/// Node s·dp + r is stage s of replica r.
Plan plan(int pp, int dp, int microbatches)
{
    Plan p;
    p.workload = {4096, 1, dp * microbatches};
    p.layout.tp = 8;
    p.layout.pp = pp;
    return p;
}

FailureSet node(int lost)
{
    FailureSet out;
    for (int slot = 0; slot < 8; ++slot)
        out.devices.push_back(lost * 8 + slot);
    return out;
}

int count(const Recovery& r, Kind kind, Change change)
{
    return static_cast<int>(std::ranges::count_if(
        r.edges, [&](const CommunicatorEdge& e) { return e.kind == kind && e.change == change; }));
}

std::set<Edge> edges(const Recovery& r, Change change)
{
    std::set<Edge> out;
    for (const CommunicatorEdge& e : r.edges)
        if (e.change == change)
            out.insert({e.kind, e.fromReplica, e.fromStage, e.toReplica, e.toStage});
    return out;
}

/// All replicas in their places.
std::set<Edge> ofWhole(int pp, int dp)
{
    std::set<Edge> out;
    for (int r = 0; r < dp; ++r)
        for (int s = 0; s < pp; ++s) {
            if (dp > 1)
                out.insert({Kind::Ring, r, s, (r + 1) % dp, s});
            if (s + 1 < pp)
                out.insert({Kind::Pipeline, r, s, r, s + 1});
        }
    return out;
}

} // namespace

class TestCommunicators : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMiddleStageOfAReplica()
    {
        const Project p = project(16);
        const auto lost = [&](RecoveryPolicy policy, int microbatches) {
            return replan(p, plan(4, 4, microbatches), node(5), policy).value(); // stage 1, replica 1
        };
        for (const RecoveryPolicy policy : {RecoveryPolicy::Resize, RecoveryPolicy::Reroute}) {
            const Recovery r = lost(policy, 8);
            QCOMPARE(count(r, Kind::Ring, Change::Removed), 2);
            QCOMPARE(count(r, Kind::Ring, Change::Added), 1);
            QCOMPARE(count(r, Kind::Pipeline, Change::Removed), 2);
            QCOMPARE(count(r, Kind::Pipeline, Change::Added), 2 * 3); // from and to every peer
            QCOMPARE(r.linksRemoved, 8 * 4);
            QCOMPARE(r.linksAdded, 8 * 7);
        }
        // Two microbatches go to two peers.
        QCOMPARE(count(lost(RecoveryPolicy::Reroute, 2), Kind::Pipeline, Change::Added), 2 * 2);
        const Recovery redundant = lost(RecoveryPolicy::Redundant, 8);
        QVERIFY(edges(redundant, Change::Removed)
            == (std::set<Edge> {{Kind::Ring, 0, 1, 1, 1}, {Kind::Ring, 1, 1, 2, 1},
                {Kind::Pipeline, 1, 0, 1, 1}, {Kind::Pipeline, 1, 1, 1, 2}}));
        QVERIFY(edges(redundant, Change::Added)
            == (std::set<Edge> {
                {Kind::Ring, 0, 1, 1, 0}, {Kind::Ring, 1, 0, 2, 1}, {Kind::Pipeline, 1, 0, 1, 2}}));
        const Recovery dropped = lost(RecoveryPolicy::Drop, 8);
        QCOMPARE(count(dropped, Kind::Ring, Change::Removed), 4 * 2);
        QCOMPARE(count(dropped, Kind::Ring, Change::Added), 4);
        QCOMPARE(count(dropped, Kind::Pipeline, Change::Removed), 3);
        QCOMPARE(count(dropped, Kind::Pipeline, Change::Added), 0);
        const Recovery cut = lost(RecoveryPolicy::Templates, 8);
        QVERIFY(edges(cut, Change::Added).contains({Kind::Pipeline, 1, 0, 1, 2}));
        QCOMPARE(count(cut, Kind::Pipeline, Change::Removed), 2);
        QVERIFY(lost(RecoveryPolicy::Restart, 8).edges.empty());
    }

    /// Two replicas send to each other; what is left of two is alone.
    void ringsOfTwo()
    {
        const Recovery r =
            replan(project(8), plan(4, 2, 8), node(0), RecoveryPolicy::Resize).value(); // stage 0, replica 0
        QCOMPARE(count(r, Kind::Ring, Change::Removed), 2);
        QCOMPARE(count(r, Kind::Ring, Change::Added), 0);
        QCOMPARE(count(r, Kind::Pipeline, Change::Removed), 1);
        QVERIFY(edges(r, Change::Added) == (std::set<Edge> {{Kind::Pipeline, 1, 0, 0, 1}}));
    }

    void sparesAreConnectedAnew()
    {
        RecoverySettings settings;
        settings.spareNodes = 1;
        const Recovery r =
            replan(project(16), plan(4, 4, 8), node(5), RecoveryPolicy::Resize, settings).value();
        QCOMPARE(count(r, Kind::Ring, Change::Renewed), 2);
        QCOMPARE(count(r, Kind::Pipeline, Change::Renewed), 2);
        QCOMPARE(r.linksAdded, r.linksRemoved);
        QVERIFY(edges(r, Change::Added).empty() && edges(r, Change::Removed).empty());
    }

    /// Chunks of a rank send to those of the next one, and around from the last to the first.
    void interleavedChunks()
    {
        Plan given = plan(4, 4, 8);
        given.layout.vpp = 2;
        given.schedule.kind = ScheduleKind::Interleaved;
        const Recovery r = replan(project(16), given, node(0), RecoveryPolicy::Resize).value();
        QVERIFY(edges(r, Change::Removed).contains({Kind::Pipeline, 0, 0, 0, 3}));
    }

    /// What is removed was there, what is added was not, and lost cells have no connection left.
    void anyLossLeavesNobodyOut()
    {
        QVERIFY(rc::check("connections", [] {
            const int pp = pick(2, 4);
            const int dp = pick(2, 5);
            const int lost = pick(0, pp * dp - 1);
            const auto policy = static_cast<RecoveryPolicy>(pick(1, 7));
            const auto r = replan(project(pp * dp), plan(pp, dp, pick(1, 8)), node(lost), policy);
            if (!r || !r->feasible)
                return;
            const std::set<Edge> whole = ofWhole(pp, dp);
            std::set<Edge> after = whole;
            for (const Edge& edge : edges(*r, Change::Removed)) {
                RC_ASSERT(whole.contains(edge));
                after.erase(edge);
            }
            for (const Edge& edge : edges(*r, Change::Added)) {
                RC_ASSERT(!whole.contains(edge));
                after.insert(edge);
            }
            for (const Edge& edge : edges(*r, Change::Kept))
                RC_ASSERT(after.contains(edge) && whole.contains(edge));
            RC_ASSERT(edges(*r, Change::Renewed).empty());
            std::map<std::pair<int, int>, int> into; // rings
            std::map<std::pair<int, int>, int> from;
            const auto first = [](const auto& entry) { return entry.first; };
            for (const auto& [kind, fromReplica, fromStage, toReplica, toStage] : after) {
                RC_ASSERT(fromStage * dp + fromReplica != lost && toStage * dp + toReplica != lost);
                if (kind == Kind::Ring) {
                    ++from[{fromReplica, fromStage}];
                    ++into[{toReplica, toStage}];
                }
            }
            if (policy == RecoveryPolicy::Templates) // rings of layers have edges in common
                RC_ASSERT(std::ranges::equal(into, from, {}, first, first));
            else
                RC_ASSERT(into == from); // whoever receives sends
            for (int replica = 0; replica < dp; ++replica)
                for (int stage = 0; stage < pp; ++stage)
                    if (const bool takesPart =
                            r->microbatchesPerReplica[static_cast<std::size_t>(replica)] > 0;
                        takesPart && dp > 2 && stage * dp + replica != lost)
                        RC_ASSERT(into.contains({replica, stage}));
        }));
    }
};

QTEST_GUILESS_MAIN(TestCommunicators)
#include "tst_communicators.moc"
