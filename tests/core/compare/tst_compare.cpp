// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/base/resource.h"
#include "core/cluster/device_presets.h"
#include "core/compare/best_plans.h"
#include "core/compare/comparison.h"
#include "core/compare/plan_name.h"
#include "core/evaluate/bubble.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "core/model/hf_config.h"
#include "core/plan/left_out.h"
#include "core/plan/plan_json.h"
#include "core/plan/plan_schema.h"
#include "core/plan/rank_grid.h"
#include "tests/core/compare/compared_plans.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

class TestCompare : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalPlansDoNotDiffer()
    {
        Plan a = plan(4, 2);
        Plan b = a;
        b.name = "other name";
        QVERIFY(planDifferences(a, b).empty());
        QCOMPARE(differenceName({}), std::string());
        const auto about = project("llama-3-8b", 2);
        const Comparison c = compare(std::vector {compared(about, a), compared(about, b)});
        QVERIFY(c.plans[1].differences.empty());
        QVERIFY(differingFields(c).empty());
        for (const ComparedFigure& f : c.figures) {
            QCOMPARE(f.best, -1);
            if (f.value(1))
                QCOMPARE(deltaText(f, 1, 0), std::string("="));
        }
    }

    void equalBestsAreAllMarked()
    {
        Plan fast = plan(8, 2);
        Plan twin = fast;
        twin.name = "twin";
        const auto about = project("llama-3-70b", 8);
        Comparison c = compare(std::vector {compared(about, plan(8, 4), "slow"),
            compared(about, fast, "fast"), compared(about, twin, "twin")});
        ComparedFigure step = figure(c, "step");
        const int lead = step.best; // which of the two kinds is faster is not what this is about
        QVERIFY(lead >= 0);
        int marked = 0;
        for (int i = 0; i < 3; ++i)
            marked += isBest(c, step, i) ? 1 : 0;
        QCOMPARE(marked, lead == 0 ? 1 : 2);
        QCOMPARE(isBest(c, step, 1), isBest(c, step, 2));
        // Of two that are equally fast none is called the fastest.
        const Comparison equals =
            compare(std::vector {compared(about, fast, "fast"), compared(about, twin, "twin")});
        QVERIFY(equals.recommendation.plan >= 0);
        QVERIFY(equals.recommendation.reasons.front().english().find("fastest") == std::string::npos);
        QVERIFY(c.recommendation.plan == 0
            || c.recommendation.reasons.front().english().find("fastest") == std::string::npos);
        // Rounding is no difference; what does not fit is no rival of what does; what is missing is not best.
        step.values = {2.0, 1.0, 1.0 + 1e-12};
        step.best = 1;
        for (ComparedColumn& column : c.plans)
            column.fits = true;
        QVERIFY(!isBest(c, step, 0) && isBest(c, step, 1) && isBest(c, step, 2));
        c.plans[2].fits = false;
        QVERIFY(isBest(c, step, 1) && !isBest(c, step, 2));
        step.values[2].reset();
        QVERIFY(!isBest(c, step, 2));
        step.best = -1;
        QVERIFY(!isBest(c, step, 0) && !isBest(c, step, 1));
    }

    void differencesAreInWordsAndPointers()
    {
        Plan a = plan(4, 2);
        Plan b = plan(8, 2);
        b.memory.flashAttention = false;
        b.stages.layersPerStage = {20, 12};
        b.schedule.kind = ScheduleKind::ZbH1;
        const std::vector<PlanDifference> found = planDifferences(a, b);
        QCOMPARE(found.size(), std::size_t {4});
        QCOMPARE(found[0], (PlanDifference {"/layout/tp", "TP", "4", "8", "4", "8"}));
        QCOMPARE(found[1].label, std::string("layers per stage"));
        QCOMPARE(found[1].to, std::string("20, 12"));
        QCOMPARE(found[1].toValue, std::string("[20,12]"));
        QCOMPARE(found[2].to, std::string("Zero bubble H1")); // as the panel says it
        QCOMPARE(found[3].from, std::string("on"));
        QCOMPARE(found[3].to, std::string("off"));
        QCOMPARE(differenceName(found), std::string("TP 8 instead of 4, other layers per stage and 2 more"));
    }

    void derivedDegreesAndTheWorkAreCompared()
    {
        const auto about = project("llama-3-8b", 2);
        Plan other = plan(8, 1);
        other.workload.microBatchSize = 2;
        const std::vector<PlanDifference> found = planDifferences(*about, plan(4, 1), *about, other);
        std::vector<std::string> pointers;
        for (const PlanDifference& d : found)
            pointers.push_back(d.pointer);
        QCOMPARE(
            pointers, (std::vector<std::string> {"/workload/microBatchSize", "/layout/tp", "/layout/dp"}));
        QCOMPARE(found[2].from, std::string("4"));
        QCOMPARE(found[2].to, std::string("2"));
    }

    void changesAreJudged()
    {
        const auto about = project("llama-3-8b", 2);
        const Comparison c = compare(std::vector {
            compared(about, plan(8, 1)), compared(about, plan(2, 1)), compared(about, plan(3, 1))});
        for (const ComparedFigure& f : c.figures) {
            QVERIFY(!f.change(0, 0));
            QVERIFY(!f.change(2, 0)); // not possible
            const std::optional<FigureChange> change = f.change(1, 0);
            if (!f.value(0) || !f.value(1))
                continue;
            QCOMPARE(change->amount, *f.value(1) - *f.value(0));
            const bool lower = *f.value(1) < *f.value(0);
            if (change->verdict == Verdict::Same)
                QVERIFY(std::abs(change->amount) <= 1e-9 * std::abs(*f.value(0)));
            else
                QCOMPARE(
                    change->verdict == Verdict::Better, lower == (f.sense == FigureSense::LowerIsBetter));
        }
        QVERIFY(figure(c, "step").change(1, 0)->share);
        QVERIFY(!figure(c, "headroom").change(1, 0)->share); // it may be negative
    }

    void baselinesAreNamedOrCounted()
    {
        const auto about = project("llama-3-8b", 2);
        const std::vector plans {compared(about, plan(8, 1), "wide"), compared(about, plan(2, 1), "2"),
            compared(about, plan(4, 1), "twice"), compared(about, plan(1, 2), "twice")};
        QCOMPARE(planNamed(plans, "wide").value(), 0);
        QCOMPARE(planNamed(plans, "3").value(), 2);
        QCOMPARE(planNamed(plans, "").value(), 0);
        QCOMPARE(planNamed(plans, "2").value(), 1); // a name goes before a place
        for (const char* bad : {"twice", "5", "0", "-1", "Wide", "1.0"}) {
            const Result<int> none = planNamed(plans, bad);
            QVERIFY(!none);
            QVERIFY(none.error().code == ErrorCode::BadValue);
            QVERIFY(!none.error().remedy.empty());
        }
    }

    void placementsAreCompared()
    {
        const auto about = project("llama-3-8b", 2);
        Plan swapped = plan(4, 2);
        for (int rank = 0; rank < 16; ++rank)
            swapped.deviceOfRank.push_back(rank == 1 ? 9 : rank == 9 ? 1 : rank);
        const PlacementDifference moved = placementDifference(*about, plan(4, 2), *about, swapped);
        QVERIFY(moved.comparable && moved.sameRanks);
        QCOMPARE(moved.devices, (std::vector<int> {1, 9}));
        QVERIFY(placementDifference(*about, swapped, *about, swapped).devices.empty());
        // Ranks mean other things: what counts is the stage. PP 2 has stage 1 on the second node.
        const PlacementDifference deeper = placementDifference(*about, plan(4, 2), *about, plan(4, 1));
        QVERIFY(deeper.comparable && !deeper.sameRanks);
        QCOMPARE(deeper.devices, (std::vector<int> {8, 9, 10, 11, 12, 13, 14, 15}));
        const PlacementDifference narrower = placementDifference(*about, plan(4, 2), *about, plan(2, 2));
        QVERIFY(narrower.comparable && !narrower.sameRanks && narrower.devices.empty());
        QVERIFY(!placementDifference(*about, plan(4, 2), *project("llama-3-8b", 4), plan(4, 2)).comparable);
        for (const int bad : {0, -1, 3})
            QVERIFY(!placementDifference(*about, plan(4, 2), *about, plan(bad, 2)).comparable);
    }

    void fieldsOfAllPlansAreInTheOrderOfTheDocument()
    {
        const auto about = project("llama-3-8b", 2);
        Plan recomputed = plan(4, 2);
        recomputed.memory.recompute.mode = RecomputeMode::FullUniform;
        Plan wide = plan(8, 2);
        wide.schedule.kind = ScheduleKind::ZbH1;
        const Comparison c = compare(std::vector {compared(about, plan(4, 2)), compared(about, recomputed),
            compared(about, plan(4, 4)), compared(about, wide)});
        std::vector<std::string> labels;
        for (const PlanDifference& field : differingFields(c))
            labels.push_back(field.label.english());
        QCOMPARE(labels, (std::vector<std::string> {"TP", "PP", "DP", "schedule", "recomputation"}));
    }

    /// Replacing every differing field by its JSON value turns one document into the other.
    void differencesAreComplete()
    {
        QVERIFY(rc::check([] {
            const auto any = [] {
                Plan p = plan(1 << *rc::gen::inRange(0, 4), 1 << *rc::gen::inRange(0, 4));
                p.workload.microBatchSize = *rc::gen::inRange(1, 4);
                p.layout.sequenceParallel = *rc::gen::arbitrary<bool>();
                p.memory.dropout = *rc::gen::arbitrary<bool>();
                p.memory.recompute.layers = *rc::gen::inRange(1, 9);
                p.stages.layersPerStage = *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 99));
                p.deviceOfRank = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 99));
                return p;
            };
            const Plan a = any();
            const Plan b = any();
            json document = json::parse(writePlan(a));
            for (const PlanDifference& d : planDifferences(a, b))
                document[json::json_pointer(d.pointer)] = json::parse(d.toValue);
            document["name"] = b.name;
            RC_ASSERT(document == json::parse(writePlan(b)));
        }));
    }

    void figuresAreThoseOfTheEvaluations()
    {
        const auto about = project("llama-3-70b", 8);
        const std::vector<ComparedPlan> plans {
            compared(about, plan(8, 2), "a"), compared(about, plan(8, 4), "b")};
        const Comparison c = compare(plans, 1);
        QCOMPARE(c.baseline, 1);
        const ComparedFigure& step = figure(c, "step");
        for (int i = 0; i < 2; ++i)
            QCOMPARE(*step.value(i), plans[static_cast<std::size_t>(i)].evaluation.time.step.value());
        QCOMPARE(*step.delta(0, 1), *step.value(0) - *step.value(1));
        QCOMPARE(*step.delta(1, 1), 0.0);
        QVERIFY(*step.value(step.best) < *step.value(1 - step.best));
        QCOMPARE(figure(c, "tokensPerSecond").best, step.best); // the same work
        // Bytes of the fullest stage add up, and peak and headroom to the capacity.
        const double capacity = plans[0].project->cluster->device.memory.value();
        QVERIFY(std::abs(*figure(c, "peakMemory").value(0) + *figure(c, "headroom").value(0) - capacity) < 1);
        double parts = 0;
        for (const ComparedFigure& f : c.figures)
            if (f.section == FigureSection::Breakdown)
                parts += *f.value(0);
        QVERIFY(std::abs(parts / *step.value(0) - 1) < 1e-6);
        // 64 devices for the seconds that a billion tokens take.
        const double hours = 1e9 / plans[0].evaluation.time.tokensPerSecond * 64 / 3600;
        QVERIFY(std::abs(*figure(c, "deviceHoursPerBillionTokens").value(0) / hours - 1) < 1e-12);
    }

    void wordsOfFigures()
    {
        ComparedFigure f {"step", "step time", FigureSection::Result, FigureUnit::Second,
            FigureSense::LowerIsBetter, {2.0, 1.5, std::nullopt}, 1};
        QCOMPARE(figureText(f, f.value(0)), std::string("2.00 s"));
        QCOMPARE(deltaText(f, 1, 0), std::string("−500 ms (−25.0 %)"));
        QCOMPARE(deltaText(f, 0, 1), std::string("+500 ms (+33.3 %)"));
        QCOMPARE(deltaText(f, 0, 0), std::string());
        QCOMPARE(figureText(f, f.value(2)), std::string("–"));
        QCOMPARE(deltaText(f, 2, 0), std::string());
        f = {"headroom", "headroom", FigureSection::Memory, FigureUnit::Byte, FigureSense::HigherIsBetter,
            {-1073741824.0, 1073741824.0}, 1};
        QCOMPARE(figureText(f, f.value(0)), std::string("−1.00 GiB"));
        QCOMPARE(deltaText(f, 1, 0), std::string("+2.00 GiB"));
        f = {"bubbleRatio", "pipeline bubble", FigureSection::Result, FigureUnit::Share,
            FigureSense::LowerIsBetter, {0.2, 0.155}, 1};
        QCOMPARE(deltaText(f, 1, 0), std::string("−4.5 points"));
    }

    void namesTellThePlansApart()
    {
        const auto about = project("llama-3-8b", 2);
        const Comparison c =
            compare(std::vector {compared(about, plan(4, 2), "same"), compared(about, plan(8, 2), "same"),
                compared(about, plan(4, 2), "same"), compared(about, plan(2, 2))});
        QCOMPARE(c.plans[0].name, std::string("same"));
        QCOMPARE(c.plans[1].name, std::string("TP8 PP2"));
        QCOMPARE(c.plans[2].name, std::string("TP4 PP2 (2)"));
        QCOMPARE(c.plans[3].name, std::string("TP2 PP2"));
        QVERIFY(c.plans[3].differenceName.starts_with("TP 2 instead of 4"));
    }

    void namesSayWhatAPlanIs()
    {
        const auto about = project("mixtral-8x7b", 16);
        Plan p = plan(1, 4);
        p.layout.cp = 2;
        p.layout.vpp = 4;
        p.layout.ep = 8;
        QCOMPARE(planName(*about, p), std::string("TP1 CP2 PP4x4 EP8"));
        QCOMPARE(planName(*about, plan(1, 1)), std::string("DP128"));
        const NamedPlan named {about.get(), &p};
        for (const char* ours : {"TP1 CP2 PP4x4 EP8", "TP1 PP4 EP8", "TP1 PP4 EP8 (3)", "DP16",
                 "TP1 PP4, 1F1B", "TP1, no offload, flash attention: on"})
            QVERIFY2(automaticName(named, ours).has_value(), ours);
        // Not true of this plan, or not ours at all.
        for (const char* other : {"TP2 PP4 EP8", "TP1 PP4x2", "TP1, GPipe", "Baseline", "TP", "TP1 and more",
                 "", " ", "TP1 CP 2 instead of 4", "TP99999999999999999999"})
            QVERIFY2(!automaticName(named, other), other);
        QCOMPARE(shownName(named, "Baseline"), std::string("Baseline"));
    }

    /// What a recovery leaves says which nodes it does without, also when it is read again.
    void namesSayWhichNodesAreLeftOut()
    {
        const auto about = project("llama-3-8b", 4);
        Plan removed = plan(4, 2);
        removed.whatIf = {{WhatIf::Part::Node, 3, 0, true, 1, 1}};
        QCOMPARE(planName(*about, removed), std::string("TP4 PP2, without node3"));
        Plan dropped = plan(8, 1); // a replica on each node
        dropped.replicas.change().shares = {{{2}, 0, 0, {}}};
        QCOMPARE(planName(*about, dropped), std::string("TP8, without node2"));
        QCOMPARE(nodesWithoutWork(about->cluster, dropped), std::vector<int> {2});
        Plan handed = plan(8, 2); // a stage on each node
        handed.replicas.change().handovers = {{1, 0, HandoverWay::Microbatches, 1}};
        QCOMPARE(nodesWithoutWork(about->cluster, handed).size(), std::size_t {1});
        handed.replicas.change().handovers.front().share = 0.5;
        QVERIFY(nodesWithoutWork(about->cluster, handed).empty());
        const NamedPlan named {about.get(), &dropped};
        QVERIFY(automaticName(named, "TP8, without node2").has_value());
        QVERIFY(!automaticName(named, "TP8, without node1"));
        QVERIFY(leftOutWords(about->cluster, plan(8, 1)).empty());
    }

    void namesAreAsShortAsTellsApart()
    {
        Plan gpipe = plan(4, 2);
        gpipe.schedule.kind = ScheduleKind::GPipe;
        Plan small = gpipe;
        small.workload.microBatchSize = 2;
        Plan placed = plan(8, 2);
        for (int rank = 0; rank < 16; ++rank)
            placed.deviceOfRank.push_back(rank == 0 ? 15 : rank == 15 ? 0 : rank);
        const std::vector<Plan> plans {plan(4, 2), gpipe, small, plan(2, 2), plan(8, 2), placed, plan(8, 2)};
        const auto about = project("llama-3-8b", 2);
        std::vector<NamedPlan> named;
        for (const Plan& p : plans)
            named.push_back({about.get(), &p});
        std::vector<std::string> names;
        for (const Phrase& name : planNames(named))
            names.push_back(name.english());
        QCOMPARE(names,
            (std::vector<std::string> {"TP4 PP2, MBS 1, 1F1B", "TP4 PP2, MBS 1, GPipe", "TP4 PP2, MBS 2",
                "TP2 PP2", "TP8 PP2, rank placement: linear", "TP8 PP2, rank placement: 2 of 16 ranks moved",
                "TP8 PP2, rank placement: linear (2)"}));
        // Other devices, and another model.
        const auto more = project("llama-3-8b", 4);
        const auto other = project("llama-2-7b", 2);
        const Plan p = plan(2, 2);
        const std::vector<NamedPlan> inputs {{about.get(), &p}, {more.get(), &p}, {other.get(), &p}};
        names.clear();
        for (const Phrase& name : planNames(inputs))
            names.push_back(name.english());
        QCOMPARE(names,
            (std::vector<std::string> {
                "TP2 PP2, llama-3-8b, 2 nodes", "TP2 PP2, llama-3-8b, 4 nodes", "TP2 PP2, llama-2-7b"}));
    }

    /// Names tell plans apart, say nothing of other plans, and are known again.
    void namesHoldForAnyPlans()
    {
        QVERIFY(rc::check([] {
            static const auto about = project("mixtral-8x7b", 8);
            const auto any = [] {
                Plan p = plan(1 << *rc::gen::inRange(0, 3), 1 << *rc::gen::inRange(0, 3));
                p.layout.ep = 1 << *rc::gen::inRange(0, 2);
                p.workload.microBatchSize = *rc::gen::inRange(1, 3);
                p.memory.dropout = *rc::gen::arbitrary<bool>();
                p.memory.recompute.mode = *rc::gen::element(
                    RecomputeMode::None, RecomputeMode::FullUniform, RecomputeMode::FullBlock);
                p.schedule.kind = *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::ZbH1);
                return p;
            };
            std::vector<Plan> plans;
            for (int i = *rc::gen::inRange(1, 9); i > 0; --i)
                plans.push_back(any());
            std::vector<NamedPlan> named;
            for (const Plan& p : plans)
                named.push_back({about.get(), &p});
            const std::vector<Phrase> names = planNames(named);
            std::set<std::string> all;
            for (std::size_t i = 0; i < names.size(); ++i) {
                RC_ASSERT(all.insert(names[i].english()).second);
                RC_ASSERT(names[i].find("instead") == std::string::npos);
                const std::optional<Phrase> known = automaticName(named[i], names[i].english());
                RC_ASSERT(known.has_value());
                RC_ASSERT(known->english() == names[i].english());
            }
        }));
    }

    /// Every field of the plan document has a name that people read.
    void everySettingHasALabel()
    {
        const auto about = project("mixtral-8x7b", 4);
        for (const PlanDifference& setting : planSettings(*about, plan(4, 2)))
            QVERIFY2(hasSettingLabel(setting.pointer), setting.pointer.c_str());
        const json root = json::parse(planSchema());
        const std::set<std::string> nameless {"/$schema", "/format", "/version", "/name", "/projectName"};
        std::function<void(const json&, const std::string&)> walk = [&](const json& node,
                                                                        const std::string& pointer) {
            const json& at = node.contains("$ref")
                ? root.at(json::json_pointer(node.at("$ref").get<std::string>().substr(1)))
                : node;
            if (hasSettingLabel(pointer) || nameless.contains(pointer))
                return;
            if (!at.contains("properties"))
                QFAIL(pointer.c_str());
            for (const auto& [key, member] : at.at("properties").items())
                walk(member, pointer + '/' + key);
        };
        walk(root, {});
    }

    /// Clusters, models and placements are told in words that say what they are.
    void inputsAreToldInWords()
    {
        const auto here = project("llama-3-8b", 2);
        Project elsewhere = *project("mixtral-8x7b", 4);
        elsewhere.cluster = makeCluster(4, 8, devicePreset("a100-sxm-80gb").value());
        elsewhere.cluster.change().nodeNames = {"gpu001", "gpu002", "gpu003", "gpu004"};
        Plan other = plan(4, 2);
        other.experts.change().devices.assign(32, std::vector<std::vector<int>>(8, {0}));
        std::vector<std::string> pointers;
        for (const PlanDifference& d : planDifferences(*here, plan(4, 2), elsewhere, other)) {
            pointers.push_back(d.pointer);
            for (const Phrase* words : {&d.label, &d.from, &d.to})
                for (const char* plumbing :
                    {"a list of", "nodeNames", "topK", "modelLayers", "another", "{", "["})
                    QVERIFY2(words->find(plumbing) == std::string::npos,
                        (d.pointer + ": " + words->english()).c_str());
        }
        QCOMPARE(pointers,
            (std::vector<std::string> {"/model", "/cluster/nodes", "/cluster/device", "/cluster/links",
                "/layout/dp", "/experts/placement", "/cluster/nodeNames"}));
    }

    /// The bubble is one number, wherever it is told.
    void bubbleIsOneNumber()
    {
        const auto about = project("llama-3-70b", 8);
        for (const Plan& p : {plan(8, 4), plan(8, 1), plan(4, 8)}) {
            const std::vector<ComparedPlan> plans {compared(about, p, "a")};
            const Evaluation& e = plans.front().evaluation;
            QVERIFY(e.valid);
            // reference: (T - work of the busiest device) / T, with the step as T
            std::int64_t busiest = 0;
            for (const Lane& lane : e.timeline->lanes) {
                std::int64_t busy = 0;
                for (const Slice& slice : lane.slices)
                    busy += slice.end - slice.start;
                busiest = std::max(busiest, busy);
            }
            const auto makespan = static_cast<double>(e.timeline->makespan);
            const double ratio = (makespan - static_cast<double>(busiest)) / makespan;
            QCOMPARE(e.time.bubbleRatio, ratio);
            QCOMPARE(e.timeline->bubbleRatio, ratio);
            const double share = bubbleOf(e.time.breakdown) / e.time.step;
            QVERIFY(std::abs(share - ratio) < 1e-9);
            const Comparison c = compare(plans);
            QCOMPARE(*figure(c, "bubbleRatio").value(0), ratio);
            double parts = 0;
            for (const char* key : {"breakdown/bubble", "breakdown/pipeline", "breakdown/offloadStall"})
                for (const ComparedFigure& f : c.figures)
                    if (f.key == key)
                        parts += *f.value(0);
            QVERIFY(std::abs(parts / *figure(c, "step").value(0) - ratio) < 1e-9);
            const json document = json::parse(writeEvaluation(*about, p, e));
            QCOMPARE(document.at("time").at("bubbleRatio").get<double>(), ratio);
            const double seconds = document.at("time").at("bubbleSeconds").get<double>();
            QVERIFY(std::abs(seconds / e.time.step.value() - ratio) < 1e-9);
            // What the recommendation says of it.
            for (const Phrase& reason : c.recommendation.reasons)
                if (reason.find("pipeline bubble") != std::string::npos)
                    QVERIFY2(reason.find(fmt::format(", {:.1f} %)", 100 * ratio)) != std::string::npos,
                        reason.c_str());
        }
    }

    void theFastestThatFitsIsRecommended()
    {
        const auto about = project("llama-3-70b", 8);
        std::vector<ComparedPlan> plans {compared(about, plan(1, 1), "too large"),
            compared(about, plan(8, 8), "slow"), compared(about, plan(8, 2), "fast"),
            compared(about, plan(7, 2), "impossible")};
        for (const std::size_t fitting : {1, 2}) // as surely the one as the other
            plans[fitting].evaluation.memoryTrust.word = FitWord::Yes;
        const Comparison c = compare(plans);
        QVERIFY(!c.plans[0].fits && c.plans[1].fits && c.plans[2].fits && !c.plans[3].valid);
        const int better =
            plans[1].evaluation.time.tokensPerSecond > plans[2].evaluation.time.tokensPerSecond ? 1 : 2;
        QCOMPARE(c.recommendation.plan, better);
        std::string all;
        for (const Phrase& reason : c.recommendation.reasons)
            all += reason.english() + "\n";
        for (const char* part : {"fastest plan that fits", "“too large”", "“impossible” is not possible"})
            QVERIFY2(all.find(part) != std::string::npos, all.c_str());
        for (const ComparedFigure& f : c.figures)
            QVERIFY(!f.value(3));
        const Recommendation none = compare(std::vector {plans[0], plans[3]}).recommendation;
        QVERIFY(none.plan == -1 && !none.reasons.empty());
    }

    /// A plan that may run out of memory is recommended only where all may.
    void whatMayNotFitIsNotRecommended()
    {
        const auto about = project("llama-3-70b", 8);
        std::vector<ComparedPlan> plans {
            compared(about, plan(8, 8), "slow"), compared(about, plan(8, 2), "fast")};
        const auto setFit = [&plans](int plan, double probability) {
            MemoryTrust& trust = plans[static_cast<std::size_t>(plan)].evaluation.memoryTrust;
            trust.probability = probability;
            trust.word = fitWord(probability);
        };
        setFit(0, 1);
        setFit(1, 1);
        const int fast = compare(plans).recommendation.plan; // one of both
        setFit(fast, 0.78);
        Comparison careful = compare(plans);
        QCOMPARE(careful.recommendation.plan, 1 - fast);
        const Phrase first = careful.recommendation.reasons.front();
        for (const char* part : {"gives up", "likely fits, in 78 of 100"})
            QVERIFY2(first.find(part) != std::string::npos, first.c_str());
        const ComparedColumn& column = careful.plans[static_cast<std::size_t>(fast)];
        QVERIFY(column.fits && column.fit == FitWord::Likely);

        // Where none is sure, the band decides, then the speed; what is not sure is said.
        setFit(1 - fast, 0.6);
        plans[static_cast<std::size_t>(fast)].evaluation.memory.fitsAtWorst = false;
        careful = compare(plans);
        QCOMPARE(careful.recommendation.plan, 1 - fast);
        QVERIFY(std::ranges::any_of(careful.recommendation.reasons,
            [](const Phrase& reason) { return reason.find("that is not sure") != std::string::npos; }));
        plans[static_cast<std::size_t>(1 - fast)].evaluation.memory.fitsAtWorst = false;
        QCOMPARE(compare(plans).recommendation.plan, fast);
        setFit(fast, 0.3);
        QVERIFY(!compare(plans).plans[static_cast<std::size_t>(fast)].fits);
    }

    /// Of two plans one is as probably faster as the other is slower.
    void plansAreToldApartByTheErrorsOfMeasuredRuns()
    {
        const auto about = project("llama-3-70b", 8);
        const std::vector<ComparedPlan> plans {
            compared(about, plan(8, 8), "slow"), compared(about, plan(8, 2), "fast")};
        const Comparison forth = compare(plans);
        const Comparison back = compare(plans, 1);
        QVERIFY(!forth.plans[0].fasterProbability && forth.plans[1].fasterProbability);
        const double faster = *forth.plans[1].fasterProbability;
        QVERIFY(std::abs(faster + *back.plans[0].fasterProbability - 1) < 1e-12);
        QCOMPARE(QByteArray(fasterWords(0.935).c_str()), "faster in 93 of 100");
        QCOMPARE(QByteArray(fasterWords(0.05).c_str()), "slower in 95 of 100");
        QCOMPARE(QByteArray(fasterWords(0.89).c_str()), "not told apart");
        for (const ComparedFigure& f : forth.figures)
            if (f.key == "step") {
                QVERIFY(f.range(0) && f.range(0)->low < f.range(0)->high);
                QVERIFY(f.range(1)->low < f.range(1)->high);
            }
    }

    void documentIsDeterministicAndDescribed()
    {
        const auto about = project("mixtral-8x7b", 4);
        Plan other = plan(4, 2);
        other.layout.ep = 8;
        other.layout.etp = 1;
        const std::vector<ComparedPlan> plans {compared(about, plan(8, 2), "a"),
            compared(about, other, "b <script>"), compared(about, plan(7, 1))};
        const std::string text = writeComparison(compare(plans));
        QCOMPARE(writeComparison(compare(plans)), text);
        const json document = json::parse(text);
        const json root = json::parse(*resource("schema/comparison.schema.json"));
        const auto described = [](const json& node, const json& value) {
            for (const json& name : node.at("required"))
                if (!value.contains(name.get<std::string>()))
                    return name.get<std::string>();
            for (const auto& [key, member] : value.items())
                if (!node.at("properties").contains(key))
                    return key;
            return std::string();
        };
        QCOMPARE(described(root, document), std::string());
        const json& definitions = root.at("$defs");
        for (const json& column : document.at("plans")) {
            QCOMPARE(described(definitions.at("plan"), column), std::string());
            for (const json& difference : column.at("differences"))
                QCOMPARE(described(definitions.at("difference"), difference), std::string());
        }
        for (const json& f : document.at("figures")) {
            QCOMPARE(described(definitions.at("figure"), f), std::string());
            QCOMPARE(f.at("values").size(), std::size_t {3});
            const json& units = definitions.at("figure").at("properties").at("unit").at("enum");
            QVERIFY(std::find(units.begin(), units.end(), f.at("unit")) != units.end());
        }
    }
};

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
