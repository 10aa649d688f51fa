// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Placements in the files of other engines, there and back; parts and windows of traces.
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/exchange/maps/expert_map.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_json.h"
#include "core/routing/routing_counter.h"
#include "core/routing/token_split.h"

using namespace rankloom;
using nlohmann::json;

namespace {

struct Target {
    FileFormat format;
    Result<std::string> (*write)(const Project&, const Plan&);
    bool equalSlots; ///< needs them
};
constexpr Target kTargets[] = {{FileFormat::SglangExperts, writeSglangExperts, true},
    {FileFormat::VllmExpertMap, writeVllmExpertMap, true}, {FileFormat::TrtllmEplb, writeTrtllmEplb, true},
    {FileFormat::ExpertsCsv, writeExpertsCsv, false}};

Project modelOf(int layers, int experts)
{
    Project project;
    project.model.change().layers = layers;
    project.model.change().moe.emplace();
    project.model.change().moe->experts = experts;
    project.model.change().moe->topK = 2;
    for (int l = 0; l < layers; ++l)
        project.model.change().moe->layerIsMoe.push_back(l > 0);
    return project;
}

/// Every device holds `slotCount` different experts, and every expert has a device.
ExpertPlacement randomPlacement(int layers, int experts, int ep, int slotCount)
{
    ExpertPlacement placement;
    for (int l = 0; l < layers; ++l) {
        std::vector<std::vector<int>> holders(static_cast<std::size_t>(experts));
        std::vector<int> used(static_cast<std::size_t>(ep));
        std::vector<int> order(static_cast<std::size_t>(experts));
        std::iota(order.begin(), order.end(), 0);
        for (std::size_t i = 0; i + 1 < order.size(); ++i)
            std::swap(
                order[i], order[static_cast<std::size_t>(*rc::gen::inRange(static_cast<int>(i), experts))]);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto device = static_cast<int>(i) % ep;
            holders[static_cast<std::size_t>(order[i])].push_back(device);
            ++used[static_cast<std::size_t>(device)];
        }
        for (int device = 0; device < ep; ++device)
            for (int e = 0; used[static_cast<std::size_t>(device)] < slotCount; e = (e + 1) % experts) {
                std::vector<int>& of = holders[static_cast<std::size_t>(e)];
                if (std::find(of.begin(), of.end(), device) == of.end()) {
                    of.push_back(device);
                    ++used[static_cast<std::size_t>(device)];
                }
            }
        for (std::vector<int>& of : holders)
            std::sort(of.begin(), of.end());
        placement.devices.push_back(std::move(holders));
    }
    return placement;
}

Result<ExpertPlacement> readBack(
    const std::string& text, const Target& target, const Project& project, int ep)
{
    if (recognise(text.substr(0, 65536), "") != target.format)
        return fail(ErrorCode::UnknownFormat, "not recognised");
    const Result<Reading> reading = parseFile(text, "f");
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    return placementOf(std::get<ExpertMap>(reading->values.front()), project.model, ep);
}

RoutingStatistics countedPart(
    const std::vector<std::int32_t>& picks, int k, const TraceSplit& split, std::size_t batchTokens)
{
    RoutingCounter counter(16, split);
    counter.beginFile();
    const std::size_t tokens = picks.size() / static_cast<std::size_t>(k);
    for (std::size_t t = 0; t < tokens; t += batchTokens)
        for (int layer = 0; layer < 2; ++layer) {
            const std::size_t n = std::min(batchTokens, tokens - t);
            RC_ASSERT(counter
                          .add({layer, k, static_cast<std::int64_t>(t),
                              std::span(picks).subspan(
                                  t * static_cast<std::size_t>(k), n * static_cast<std::size_t>(k))})
                          .has_value());
        }
    Result<RoutingStatistics> routing = counter.finish();
    return routing ? *routing : RoutingStatistics {};
}

std::vector<std::int32_t> randomPicks(int tokens)
{
    std::vector<std::int32_t> picks;
    for (int t = 0; t < tokens; ++t) {
        const int first = *rc::gen::inRange(0, 16);
        picks.insert(picks.end(), {first, (first + 1 + *rc::gen::inRange(0, 15)) % 16});
    }
    return picks;
}

} // namespace

class TestExpertMaps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFormatGivesThePlacementBack()
    {
        QVERIFY(rc::check("placements survive export and import", [] {
            const int ep = *rc::gen::inRange(2, 5);
            const int experts = ep * *rc::gen::inRange(2, 5);
            const int layers = *rc::gen::inRange(1, 5);
            const int slotCount = experts / ep + *rc::gen::inRange(0, 3);
            const Project project = modelOf(layers + 1, experts);
            Plan plan;
            plan.layout.ep = ep;
            plan.experts = randomPlacement(layers, experts, ep, slotCount);
            for (const Target& target : kTargets) {
                const Result<std::string> text = target.write(project, plan);
                RC_ASSERT(text.has_value());
                const Result<ExpertPlacement> back = readBack(*text, target, project, ep);
                RC_ASSERT(back.has_value());
                // The contiguous placement has a name of its own.
                Plan again = plan;
                again.experts = *back;
                RC_ASSERT(*target.write(project, again) == *text);
                RC_ASSERT(back->contiguous() || *back == plan.experts);
            }
        }));
    }

    void contiguousComesBackAsContiguous()
    {
        const Project project = modelOf(3, 8);
        Plan plan;
        plan.layout.ep = 4;
        for (const Target& target : kTargets) {
            const Result<ExpertPlacement> back = readBack(*target.write(project, plan), target, project, 4);
            QVERIFY2(back.has_value(), back ? "" : back.error().text().c_str());
            QVERIFY(back->contiguous());
        }
        const json sglang = json::parse(*writeSglangExperts(project, plan));
        QCOMPARE(sglang.size(), std::size_t {1}); // the engine refuses other members
        QCOMPARE(sglang["physical_to_logical_map"].size(), std::size_t {3}); // dense layers too
    }

    void whatCannotBeSaidIsRefused()
    {
        const Project project = modelOf(2, 4);
        Plan plan;
        plan.layout.ep = 2;
        plan.experts.change().devices = {{{0}, {0}, {0}, {1}}};
        for (const Target& target : kTargets) {
            const Result<std::string> text = target.write(project, plan);
            QCOMPARE(text.has_value(), !target.equalSlots);
            if (!text)
                QCOMPARE(text.error().code, ErrorCode::Unsupported);
        }
        QCOMPARE(writeSglangExperts(Project {}, plan).error().code, ErrorCode::BadValue);
        plan.experts.change().devices = {{{0}, {0}, {7}, {1}}};
        QCOMPARE(writeExpertsCsv(project, plan).error().code, ErrorCode::IllegalPlan);
    }

    /// A limit over the whole model leaves layers and devices with unequally many experts.
    void unequalSlotsComeBack()
    {
        const Project project = modelOf(4, 6);
        Plan plan;
        plan.layout.ep = 3;
        plan.experts.change().devices.assign(3, {{0}, {1}, {2}, {2}, {1}, {0}});
        plan.experts.change().devices[1][0] = {0, 1, 2};
        plan.experts.change().devices[2][4] = {0, 2};
        for (const Target& target : kTargets) {
            const Result<std::string> text = target.write(project, plan);
            QCOMPARE(text.has_value(), !target.equalSlots);
            if (!text)
                QVERIFY(text.error().text().find("equal slots in every layer") != std::string::npos);
            else
                QVERIFY(readBack(*text, target, project, 3).value() == plan.experts);
        }
        // What "place experts --json" prints where slots do not tell their device.
        json document {{"format", "rankloom-expert-placement"}, {"version", 1}, {"devices", 3}};
        for (const auto& layer : plan.experts->devices) {
            json row = json::array();
            for (const std::vector<int>& held : layer)
                row.push_back(held.size() == 1 ? json(held.front()) : json(held));
            document["placement"].push_back(row);
        }
        const auto read = [&]() -> Result<ExpertPlacement> {
            const Result<Reading> reading = parseFile(document.dump(), "f");
            if (!reading)
                return tl::unexpected<Error>(reading.error());
            return placementOf(std::get<ExpertMap>(reading->values.front()), project.model, 3);
        };
        QVERIFY(read().value() == plan.experts);
        document["placement"][1][0] = json::array({0, 0});
        QCOMPARE(read().error().code, ErrorCode::BadValue);
        document["placement"][1][0] = 3;
        QCOMPARE(read().error().code, ErrorCode::BadValue);
        document["placement"][1] = "contiguous";
        QCOMPARE(read().error().code, ErrorCode::BadValue);
        document.erase("placement");
        QCOMPARE(read().error().code, ErrorCode::BadValue);
    }

    void mapsOfOtherModelsAreRefused()
    {
        const Project project = modelOf(3, 4);
        const auto placed = [&](const std::string& text, int ep) {
            const Result<Reading> reading = parseFile(text, "f");
            if (!reading)
                return std::string(toString(reading.error().code));
            const auto back = placementOf(std::get<ExpertMap>(reading->values.front()), project.model, ep);
            return back ? std::string("placed") : back.error().message.english();
        };
        const std::string row = "[0, 1, 2, 3]";
        QCOMPARE(
            placed(R"({"physical_to_logical_map": [)" + row + "," + row + "]}", 2), std::string("placed"));
        QCOMPARE(placed(R"({"physical_to_logical_map": [[3, 2, 1, 0], )" + row + "," + row + "]}", 2),
            std::string("placed"));
        for (const char* rows :
            {"[[0, 1, 2, 3]]", "[[0, 1, 2, 3], [0, 1, 2, 2]]", "[[0, 1, 2, 3], [0, 1, 2, 9]]",
                "[[0, 1, 2, 3], [0, 1, 2, 3, 3]]", "[[0, 1, 2, 3, 0, 0], [0, 1, 2, 3, 0, 1]]"})
            QVERIFY2(
                placed(std::string(R"({"physical_to_logical_map": )") + rows + "}", 2) != "placed", rows);
        for (const char* rows : {"[]", "[[]]", "[[-1]]", "[[0.5]]", "[0]", "{}"})
            QCOMPARE(placed(std::string(R"({"physical_to_logical_map": )") + rows + "}", 2),
                std::string("bad-value"));
        QVERIFY(placed("layer,expert,device\n1,0,0\n2,0,0\n", 1).find("no device") != std::string::npos);
    }

    /// Train and test are a partition, whatever the batches, and the same in every layer.
    void partsAreAPartition()
    {
        QVERIFY(rc::check("train and test add up", [] {
            const int tokens = *rc::gen::inRange(200, 600);
            const std::vector<std::int32_t> picks = randomPicks(tokens);
            TraceSplit split;
            split.blockTokens = *rc::gen::inRange(1, 40);
            split.seed = static_cast<std::uint64_t>(*rc::gen::inRange(0, 1000));
            split.trainShare = 0.5;
            const auto batch = static_cast<std::size_t>(*rc::gen::inRange(1, 100));
            const RoutingStatistics all = countedPart(picks, 2, split, batch);
            split.part = TraceSplit::Part::Train;
            const RoutingStatistics train = countedPart(picks, 2, split, batch);
            RC_ASSERT(train == countedPart(picks, 2, split, 64));
            split.part = TraceSplit::Part::Test;
            const RoutingStatistics test = countedPart(picks, 2, split, batch);
            RC_ASSERT(train.tokens + test.tokens == tokens);
            for (std::size_t i = 0; i < all.load.size(); ++i)
                RC_ASSERT(
                    (train.empty() ? 0 : train.load[i]) + (test.empty() ? 0 : test.load[i]) == all.load[i]);
            if (!train.empty())
                RC_ASSERT(
                    std::accumulate(train.transitions.begin(), train.transitions.end(), std::int64_t {0})
                    == train.tokens * 4);
        }));
    }

    void sharesAreMetAndSeedsDiffer()
    {
        TraceSplit split;
        split.part = TraceSplit::Part::Train;
        split.trainShare = 0.7;
        int taken = 0;
        int changed = 0;
        TraceSplit other = split;
        other.seed = 2;
        for (std::int64_t block = 0; block < 20'000; ++block) {
            taken += takesBlock(split, 3, block) ? 1 : 0;
            changed += takesBlock(split, 3, block) != takesBlock(other, 3, block) ? 1 : 0;
        }
        QVERIFY(std::abs(taken - 14'000) < 400); // six standard deviations
        QVERIFY(std::abs(changed - 8'400) < 450); // 2·0.7·0.3
        QVERIFY(!checkSplit({TraceSplit::Part::Train, 1.0, 1, 256})
            && !checkSplit({TraceSplit::Part::All, 0.5, 1, 0}));
    }

    /// However long the trace, windows hold all of it, in order.
    void windowsHoldTheWholeTrace()
    {
        for (const int tokens : {1, 255, 256, 257, 64 * 256, 64 * 256 + 1, 100'000}) {
            RoutingCounter counter(4);
            std::vector<std::int32_t> picks;
            for (int t = 0; t < tokens; ++t)
                picks.push_back(t < tokens / 2 ? 0 : 1);
            QVERIFY(counter.add({0, 1, 0, picks}));
            const RoutingStatistics routing = counter.finish().value();
            const LoadWindows& windows = routing.windows;
            QVERIFY(windows.count >= 1 && windows.count <= 64);
            QVERIFY(windows.width * windows.count >= tokens && windows.width * (windows.count - 1) < tokens);
            std::vector<std::int64_t> sums(4);
            for (std::size_t i = 0; i < windows.load.size(); ++i)
                sums[i % 4] += windows.load[i];
            QCOMPARE(sums, routing.load);
            if (windows.count > 2)
                QCOMPARE(windows.load[0], windows.width); // only expert 0 at first
        }
    }

    void unknownTopKSurvivesThePlanDocument()
    {
        Project project;
        project.model = *modelPreset("olmoe-1b-7b");
        project.cluster = makeCluster(1, 8, *devicePreset("h100-sxm-80gb"));
        project.routing.change().layers = 1;
        project.routing.change().experts = 2;
        project.routing.change().modelLayers = {3};
        project.routing.change().load = {5, 7};
        const Result<PlanDocument> back = readPlanDocument(writePlanDocument(project, {}));
        QVERIFY2(back.has_value(), back ? "" : back.error().text().c_str());
        QVERIFY(back->project.routing == project.routing);
    }

    void tokensAndCountsDoNotMix()
    {
        RoutingCounter counter(4);
        const std::vector<std::int32_t> picks {0, 1};
        const std::vector<std::int64_t> counts {3, 4, 5, 6};
        QVERIFY(counter.add({0, 2, 0, picks}));
        QCOMPARE(counter.add({1, 2, 0, {}, counts}).error().code, ErrorCode::Contradiction);
        RoutingCounter other(4);
        QVERIFY(other.add({1, 2, 0, {}, counts}));
        QVERIFY(!other.add({0, 2, 0, picks}));
        QCOMPARE(other.finish()->tokens, std::int64_t {9});
    }
};

QTEST_APPLESS_MAIN(TestExpertMaps)
#include "tst_expert_maps.moc"
