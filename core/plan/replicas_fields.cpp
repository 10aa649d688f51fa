// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the fields about replicas and stages that are not alike.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"
#include "core/plan/plan_fields.h"

namespace rankloom::detail {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr int kMostOfAReplica = 1 << 24; ///< microbatches, and sequences of one

ordered_json writeShares(const Plan& plan)
{
    ordered_json out = ordered_json::array();
    for (const ReplicaShare& share : plan.replicas->shares) {
        ordered_json one;
        one["replicas"] = share.replicas;
        if (share.microbatches)
            one["microbatches"] = *share.microbatches;
        if (share.microBatchSize > 0)
            one["microBatchSize"] = share.microBatchSize;
        if (!share.layersPerStage.empty())
            one["layersPerStage"] = share.layersPerStage;
        out.push_back(std::move(one));
    }
    return out;
}

ReplicaShare readShare(JsonObject object)
{
    ReplicaShare share;
    object.require("replicas", Phrase::of("an array of replicas"));
    share.replicas = object.integers("replicas", 0, kMostDevices - 1);
    std::ranges::sort(share.replicas);
    share.replicas.erase(std::unique(share.replicas.begin(), share.replicas.end()), share.replicas.end());
    if (object.has("microbatches"))
        share.microbatches = object.integer("microbatches", 0, 0, kMostOfAReplica);
    share.microBatchSize = object.integer("microBatchSize", 0, 0, kMostOfAReplica);
    share.layersPerStage = object.integers("layersPerStage", 0, kMostLayers);
    object.finish();
    return share;
}

StageHandover readHandover(JsonObject object)
{
    StageHandover out;
    object.require("replica", Phrase::of("the number of a replica"));
    object.require("stage", Phrase::of("the number of a pipeline rank"));
    out.replica = object.integer("replica", 0, 0, kMostDevices - 1);
    out.stage = object.integer("stage", 0, 0, kMostDevices - 1);
    const auto names = namesOf<HandoverWay>();
    out.way = fromName<HandoverWay>(object.oneOf("way", names.front(), names)).value_or(out.way);
    out.share = object.number("share", 1, 0, 1);
    object.finish();
    return out;
}

/// Members of an array of objects.
template <class Take>
void readList(JsonObject& section, std::string_view key, JsonFindings& findings, const Take& take)
{
    const json* list = section.member(key);
    if (list == nullptr || findings.error)
        return;
    const std::string pointer = section.pointerTo(key);
    if (!list->is_array() || list->size() > kMostDevices) {
        findings.refuseValue(pointer, *list, Phrase::of("an array of at most {} entries", kMostDevices));
        return;
    }
    for (std::size_t i = 0; i < list->size() && !findings.error; ++i)
        take(JsonObject(&(*list)[i], pointer + pointerStep(i), findings));
}

void readShares(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    if (!plan.replicas->shares.empty())
        plan.replicas.change().shares.clear();
    readList(section, key, findings,
        [&](JsonObject object) { plan.replicas.change().shares.push_back(readShare(std::move(object))); });
}

ordered_json writeHandovers(const Plan& plan)
{
    ordered_json out = ordered_json::array();
    for (const StageHandover& handover : plan.replicas->handovers) {
        ordered_json one;
        one["replica"] = handover.replica;
        one["stage"] = handover.stage;
        one["way"] = nameOf(handover.way);
        if (handover.share != 1)
            one["share"] = handover.share;
        out.push_back(std::move(one));
    }
    return out;
}

void readHandovers(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    if (!plan.replicas->handovers.empty())
        plan.replicas.change().handovers.clear();
    readList(section, key, findings, [&](JsonObject object) {
        plan.replicas.change().handovers.push_back(readHandover(std::move(object)));
    });
}

ordered_json writeRedundant(const Plan& plan) { return plan.replicas->redundantStages; }

void readRedundant(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& /*findings*/)
{
    const bool now = section.boolean(key, plan.replicas->redundantStages);
    if (now != plan.replicas->redundantStages)
        plan.replicas.change().redundantStages = now;
}

ordered_json writeClocks(const Plan& plan) { return plan.execution.stageClocks; }

void readClocks(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    const json* list = section.member(key);
    if (list == nullptr || findings.error)
        return;
    std::vector<double>& clocks = plan.execution.stageClocks;
    clocks.clear();
    const std::string pointer = section.pointerTo(key);
    const bool numbers =
        list->is_array() && list->size() <= kMostDevices && std::ranges::all_of(*list, [](const json& one) {
            return one.is_number() && one.get<double>() >= Execution::kLeastClock
                && one.get<double>() <= Execution::kMostClock;
        });
    if (!numbers)
        findings.refuseValue(pointer, *list,
            Phrase::of("an array of clocks from {} to {} times the usual one", Execution::kLeastClock,
                Execution::kMostClock));
    else
        for (const json& one : *list)
            clocks.push_back(one.get<double>());
}

constexpr PlanField kReplicasFields[] = {
    {"/replicas/shares", Phrase::word("shares of replicas"), Phrase::word("Unequal replicas"),
        Phrase::word(
            "Replicas that do more or less than others: their microbatches in a step (0: they take no "
            "part), sequences of a microbatch, decoder layers of their stages (0: the stage is left out). "
            "Together they compute the global batch, and every sequence has the same weight in the "
            "gradient. Empty: all replicas do the same."),
        Other {writeShares, readShares}, kNoWords, true},
    {"/replicas/handovers", Phrase::word("stages whose work others do"), Phrase::word("Handed-over stages"),
        Phrase::word(
            "Stages of replicas that are lost or slow, and who does their work: the same stage of other "
            "replicas, microbatch by microbatch or in larger microbatches, or the stage before."),
        Other {writeHandovers, readHandovers}, kNoWords, true},
    {"/replicas/redundantStages", Phrase::word("redundant stages"), Phrase::word("Redundant stages"),
        Phrase::word(
            "<b>Every GPU holds the layers of the next stage as well</b> and runs their forward passes, in "
            "its bubbles as far as they reach (Bamboo), so that it can go on with both when the next one "
            "fails."),
        Other {writeRedundant, readRedundant}, kNoWords, true},
    {"/execution/stageClocks", Phrase::word("clocks of stages"), Phrase::word("Stage clocks"),
        Phrase::word("Clock of the GPUs of each pipeline rank over the one that their figures are of. "
                     "Computing takes the inverse; collectives do not change. Empty: 1."),
        Other {writeClocks, readClocks}, kNoWords, true},
};

} // namespace

std::span<const PlanField> replicasFields() { return kReplicasFields; }

} // namespace rankloom::detail
