// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/plan/rules.h"

namespace rankloom {

namespace {

const char* const kRanks = "/placement/ranks";
const char* const kExperts = "/experts/placement";

Suggestion linear() { return {kRanks, "\"linear\"", "Place rank r on device r"}; }
Suggestion contiguous() { return {kExperts, "\"contiguous\"", "Place the experts contiguously"}; }

/// One device per rank, no device twice.
void addRanks(const Facts& facts, Findings& findings)
{
    const std::vector<int>& placement = facts.plan.deviceOfRank;
    if (placement.empty())
        return;
    if (static_cast<std::int64_t>(placement.size()) != facts.devices) {
        findings.push_back({Severity::Error, "placement-has-other-count",
            fmt::format("{} ranks are placed, while there are {}", placement.size(), facts.devices), kRanks,
            0, {std::to_string(placement.size()), std::to_string(facts.devices)}, {linear()}});
        return;
    }
    std::vector<int> rankOn(placement.size(), -1);
    for (std::size_t rank = 0; rank < placement.size(); ++rank) {
        const int device = placement[rank];
        const auto pointer = [rank] { return fmt::format("{}/{}", kRanks, rank); };
        if (device < 0 || device >= facts.devices) {
            findings.push_back({Severity::Error, "placement-out-of-range",
                fmt::format("rank {} is placed on device {}, while there are {} (counted from 0)", rank,
                    device, facts.devices),
                pointer(), 0, {std::to_string(rank), std::to_string(device)}, {linear()}});
            return;
        }
        int& other = rankOn[static_cast<std::size_t>(device)];
        if (other >= 0) {
            findings.push_back({Severity::Error, "placement-doubles-device",
                fmt::format("ranks {} and {} are both placed on device {}", other, rank, device), pointer(),
                0, {std::to_string(other), std::to_string(rank), std::to_string(device)}, {linear()}});
            return;
        }
        other = static_cast<int>(rank);
    }
}

/// The replicas of one expert; true when they are legal.
bool addReplicas(const Facts& facts, std::size_t layer, std::size_t expert, Findings& findings)
{
    std::vector<int> members = facts.plan.experts.devices[layer][expert];
    const std::string pointer = fmt::format("{}/{}/{}", kExperts, layer, expert);
    std::ranges::sort(members);
    if (!members.empty() && (members.front() < 0 || members.back() >= facts.layout.ep)) {
        findings.push_back({Severity::Error, "expert-out-of-range",
            fmt::format("expert {} is placed on device {} of its group, while EP is {}", expert,
                members.front() < 0 ? members.front() : members.back(), facts.layout.ep),
            pointer, setOf(Degree::Ep), {std::to_string(expert), std::to_string(facts.layout.ep)},
            {contiguous()}});
        return false;
    }
    if (members.empty() || std::ranges::adjacent_find(members) != members.end()) {
        findings.push_back({Severity::Error, members.empty() ? "expert-nowhere" : "expert-doubled",
            fmt::format(
                "expert {} is {}", expert, members.empty() ? "on no device" : "twice on the same device"),
            pointer, 0, {std::to_string(expert)}, {contiguous()}});
        return false;
    }
    return true;
}

void addExpertPlacement(const Facts& facts, Findings& findings)
{
    const auto& layers = facts.plan.experts.devices;
    if (layers.empty())
        return;
    if (!facts.model.moe || static_cast<int>(layers.size()) != facts.model.moeLayers()) {
        findings.push_back({Severity::Error, "expert-layers-differ",
            fmt::format("experts of {} layers are placed, while the model has {} such layers", layers.size(),
                facts.model.moeLayers()),
            kExperts, 0, {std::to_string(layers.size())}, {contiguous()}});
        return;
    }
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        if (static_cast<int>(layers[layer].size()) != facts.model.moe->experts) {
            findings.push_back({Severity::Error, "expert-count-differs",
                fmt::format("{} experts are placed, while a layer has {}", layers[layer].size(),
                    facts.model.moe->experts),
                fmt::format("{}/{}", kExperts, layer), 0, {std::to_string(layers[layer].size())},
                {contiguous()}});
            return;
        }
        for (std::size_t expert = 0; expert < layers[layer].size(); ++expert)
            if (!addReplicas(facts, layer, expert, findings))
                return; // one is enough: a wrong EP would repeat it thousands of times
    }
}

} // namespace

void addPlacementFindings(const Facts& facts, Findings& findings)
{
    addRanks(facts, findings);
    addExpertPlacement(facts, findings);
}

} // namespace rankloom
