// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What single fields of the plan document say, in words.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/cluster/measured_links.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/plan_field.h"
#include "core/plan/setting_words.h"
#include "core/plan/what_if.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostEntries = 16; ///< of a list that are told one by one
constexpr std::size_t kLongestWord = 48; ///< bytes of a text value that are shown

/// Not longer than `most` bytes, cut between characters.
std::string shortened(std::string text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80)
        --most;
    return text.substr(0, most) + "…";
}

ShownAs shownAs(std::string_view pointer)
{
    if (const CalibrationField* constant = calibrationField(pointer))
        return constant->shown;
    const PlanField* field = planField(pointer);
    const auto* decimal = field ? std::get_if<PlanField::Decimal>(&field->value) : nullptr;
    return decimal ? decimal->shown : ShownAs::Number;
}

Phrase numberWords(const std::string& pointer, const ordered_json& value)
{
    const auto number = value.get<double>();
    if (const PlanField* field = planField(pointer); field != nullptr && number == 0 && field->namesZero())
        return field->zero;
    switch (shownAs(pointer)) {
    case ShownAs::GigabytesPerSecond:
        return Phrase(BytesPerSecond(number));
    case ShownAs::Gibibytes:
    case ShownAs::Mebibytes:
        return Phrase(Bytes(number));
    case ShownAs::Percent:
        return Phrase::of("{} %", Phrase::decimal(shortestText(100 * number)));
    case ShownAs::Number:
    case ShownAs::BytesEach:
    case ShownAs::Times:
    case ShownAs::InFlight:
        break;
    }
    if (pointer.starts_with("/cluster/host/") && pointer.ends_with("BytesPerSecond"))
        return Phrase(BytesPerSecond(number));
    if (pointer.starts_with("/cluster/host/") && pointer.ends_with("Bytes"))
        return Phrase(Bytes(number));
    if (value.is_number_integer())
        return fmt::format("{}", value.get<std::int64_t>());
    return Phrase::decimal(fmt::format("{:.6g}", number));
}

/// What an absent field means.
Phrase absentWords(const std::string& pointer)
{
    if (const PlanField* field = planField(pointer); field && field->namesZero())
        return field->zero;
    if (pointer == "/stages/mtpLayersPerStage")
        return Phrase::of("all on the last stage");
    if (pointer == "/cluster/unavailableNodes")
        return Phrase::of("none");
    if (pointer == "/cluster/nodeNames")
        return Phrase::of("numbers");
    if (pointer == "/routing")
        return Phrase::of("none: uniform routing");
    if (pointer.starts_with("/cluster/host/"))
        return Phrase::of("as usual with this device");
    return {};
}

Phrase emptyListWords(const std::string& pointer)
{
    if (pointer == "/stages/layersPerStage")
        return Phrase::of("even");
    if (pointer == "/communication/compression/stages")
        return Phrase::of("all");
    return Phrase::of("none");
}

Phrase entryWords(const std::string& pointer, const ordered_json& entry)
{
    if (!entry.is_string())
        return compactText(entry);
    const auto text = entry.get<std::string>();
    if (pointer == "/memory/recompute/modules")
        if (const auto module = fromName<RecomputeModule>(text))
            return settingWords(*module);
    if (text == "data-parallel")
        return Phrase::of("gradients");
    if (text == "pipeline-backward")
        return Phrase::of("backward sends");
    if (text == "embedding-sync")
        return Phrase::of("embedding");
    return shortened(text, kLongestWord);
}

/// Numbers of a long list by their range, names by the first and the last.
Phrase longListWords(const ordered_json& value)
{
    if (std::ranges::all_of(value, [](const ordered_json& entry) { return entry.is_number_integer(); })) {
        std::int64_t least = value.front().get<std::int64_t>();
        std::int64_t most = least;
        for (const ordered_json& entry : value) {
            least = std::min(least, entry.get<std::int64_t>());
            most = std::max(most, entry.get<std::int64_t>());
        }
        return least == most ? Phrase::of("{} each of {}", least, value.size())
                             : Phrase::of("{} to {} each of {}", least, most, value.size());
    }
    const auto text = [](const ordered_json& entry) {
        return shortened(entry.is_string() ? entry.get<std::string>() : compactText(entry), kLongestWord);
    };
    return Phrase::of("{} to {}, {} in all", text(value.front()), text(value.back()), value.size());
}

Phrase listWords(const std::string& pointer, const ordered_json& value)
{
    if (value.empty())
        return emptyListWords(pointer);
    if (pointer == "/placement/locked")
        return Phrase::of("{} ranks", value.size());
    if (value.size() > kMostEntries || pointer == "/cluster/nodeNames")
        return longListWords(value);
    std::vector<Phrase> words;
    for (const ordered_json& entry : value)
        words.push_back(entryWords(pointer, entry));
    return joined(words, ", ");
}

Phrase rankPlacementWords(const Project* project, const Plan& plan)
{
    if (plan.deviceOfRank.empty())
        return Phrase::of("linear");
    std::vector<int> linear;
    if (project != nullptr) {
        Plan unplaced = plan;
        unplaced.deviceOfRank.clear();
        linear = devicesOfRanks(project->cluster, unplaced);
    }
    std::size_t moved = 0;
    for (std::size_t rank = 0; rank < plan.deviceOfRank.size(); ++rank)
        if (plan.deviceOfRank[rank] != (rank < linear.size() ? linear[rank] : static_cast<int>(rank)))
            ++moved;
    return Phrase::of("{} of {} ranks moved", moved, plan.deviceOfRank.size());
}

/// By their mean over the experts.
Phrase expertWidthsWords(const ExpertWidths& widths)
{
    double bits = 0;
    double experts = 0;
    for (const std::vector<int>& layer : widths)
        for (const int width : layer) {
            bits += width;
            ++experts;
        }
    if (experts == 0)
        return Phrase::of("what is worth most");
    return Phrase::of("{:.2f} bits on average in {} layers", bits / experts, widths.size());
}

Phrase planeWorthWords(const PlaneWorth& worth)
{
    if (worth.empty())
        return Phrase::of("a proxy");
    if (!worth.experts.empty())
        return Phrase::of("of each expert in {} layers", worth.experts.size());
    std::vector<Phrase> values;
    for (const double value : worth.planes)
        values.push_back(Phrase::decimal(shortestText(value)));
    return joined(values, ", ");
}

Phrase expertPlacementWords(const ExpertPlacement& experts)
{
    if (experts.contiguous())
        return Phrase::of("contiguous");
    std::size_t replicas = 0;
    for (const auto& layer : experts.devices)
        for (const std::vector<int>& holders : layer)
            replicas += holders.size() - std::min<std::size_t>(1, holders.size());
    return replicas == 0 ? Phrase::of("placed on {} layers", experts.devices.size())
                         : Phrase::of("placed on {} layers, {} copies", experts.devices.size(), replicas);
}

Phrase whatIfsWords(const Project* project, const Plan& plan)
{
    std::vector<Phrase> words;
    for (const WhatIf& one : plan.whatIf)
        words.push_back(project != nullptr && isAbout(project->cluster, one)
                ? whatIfText(project->cluster, one)
                : Phrase::of("part {} of the cluster", one.first));
    return words.empty() ? Phrase::of("none") : joined(words, "; ");
}

/// "3 replicas with 10 microbatches of 2 sequences".
Phrase sharesWords(const Plan& plan)
{
    std::vector<Phrase> words;
    for (const ReplicaShare& share : plan.replicas->shares) {
        const int size = share.microBatchSize > 0 ? share.microBatchSize : plan.workload.microBatchSize;
        Phrase layers;
        if (!share.layersPerStage.empty())
            layers = Phrase::of(
                ", layers {}", listWords("/stages/layersPerStage", ordered_json(share.layersPerStage)));
        words.push_back(!share.microbatches ? Phrase::of("{} replicas with microbatches of {} sequences{}",
                            share.replicas.size(), size, layers)
                : *share.microbatches == 0  ? Phrase::of("{} replicas take no part", share.replicas.size())
                                            : Phrase::of("{} replicas with {} microbatches of {} sequences{}",
                                                share.replicas.size(), *share.microbatches, size, layers));
    }
    return words.empty() ? Phrase::of("all alike") : joined(words, "; ");
}

Phrase handoversWords(const Plan& plan)
{
    constexpr std::size_t most = 4;
    const std::vector<StageHandover>& all = plan.replicas->handovers;
    std::vector<Phrase> words;
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
        words.push_back(Phrase::of("stage {} of replica {}", all[i].stage, all[i].replica));
    if (all.size() > most)
        words.push_back(Phrase::of("{} more", all.size() - most));
    return words.empty() ? Phrase::of("none")
                         : Phrase::of("{}: {}", settingWords(all.front().way), joined(words, ", "));
}

Phrase devicesWords(const Cluster& cluster)
{
    const auto title = [](const DeviceSpec& device) {
        return device.title.empty() ? device.name : device.title;
    };
    if (!cluster.mixed())
        return title(cluster.device);
    std::vector<Phrase> kinds;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        kinds.push_back(Phrase::of("{} on {} nodes", title(cluster.deviceOfKind(kind)),
            std::ranges::count(cluster.kindOfNode, kind)));
    return joined(kinds, ", ");
}

Phrase outagesWords(const Cluster& cluster)
{
    std::vector<Phrase> names;
    for (const UnavailableNode& outage : cluster.unavailableNodes)
        names.emplace_back(cluster.nodeName(outage.node));
    if (names.size() > kMostEntries)
        return Phrase::of("{} nodes", names.size());
    return joined(names, ", ");
}

/// Fields that say more as a whole than as JSON; empty for the others.
Phrase wholeWords(const std::string& pointer, const Project* project, const Plan& plan)
{
    if (pointer == "/placement/ranks")
        return rankPlacementWords(project, plan);
    if (pointer == "/experts/placement")
        return expertPlacementWords(plan.experts);
    if (pointer == "/experts/bits/kept")
        return expertWidthsWords(*plan.bits.kept);
    if (pointer == "/experts/bits/worth")
        return planeWorthWords(*plan.bits.worth);
    if (pointer == "/whatIf")
        return whatIfsWords(project, plan);
    if (pointer == "/replicas/shares")
        return sharesWords(plan);
    if (pointer == "/replicas/handovers")
        return handoversWords(plan);
    if (const PlanField* field = planField(pointer))
        if (const auto* extent = std::get_if<PlanField::Extent>(&field->value))
            return settingWords(memberOf(extent->of, plan));
    if (project == nullptr)
        return {};
    if (pointer == "/model")
        return project->model->name;
    if (pointer == "/cluster/device")
        return devicesWords(project->cluster);
    if (pointer == "/cluster/links")
        return linkWords(project->cluster->links);
    if (pointer == "/cluster/unavailableNodes" && !project->cluster->unavailableNodes.empty())
        return outagesWords(project->cluster);
    if (pointer == "/routing" && !project->routing->empty())
        return Phrase::of("{} tokens over {} layers", Counted {static_cast<double>(project->routing->tokens)},
            project->routing->layers);
    return {};
}

} // namespace

Phrase settingWords(
    const std::string& pointer, const ordered_json& value, const Project* project, const Plan& plan)
{
    if (Phrase words = wholeWords(pointer, project, plan); !words.empty())
        return words;
    if (value.is_null())
        return absentWords(pointer);
    if (value.is_boolean())
        return value.get<bool>() ? Phrase::of("on") : Phrase::of("off");
    if (value.is_number())
        return numberWords(pointer, value);
    if (value.is_array())
        return listWords(pointer, value);
    if (value.is_object())
        return shortened(compactText(value), kLongestWord);
    const auto text = value.get<std::string>();
    if (const PlanField* field = planField(pointer))
        if (const auto* choice = std::get_if<PlanField::Choice>(&field->value)) {
            const std::vector<std::string_view> names = choice->names();
            if (const auto at = std::ranges::find(names, text); at != names.end())
                return choice->words(static_cast<int>(at - names.begin()));
        }
    return shortened(text, kLongestWord);
}

Phrase linkWords(const LinkTable& links)
{
    std::vector<Phrase> tiers {
        Phrase::of("{} between GPUs of a node", links.tier(LinkLevel::DevicePair).bandwidth)};
    for (const NetworkTier& tier : links.networkTiers())
        tiers.push_back(Phrase::of("{} between nodes of one {}", tier.figure.bandwidth, tier.name));
    tiers.push_back(Phrase::of("{} between nodes", links.tier(LinkLevel::NodePair).bandwidth));
    if (links.portsAreShared())
        tiers.push_back(Phrase::of("{} ports a node", links.portsPerNode()));
    std::vector<Phrase> measured;
    if (!links.deviceMatrix().empty())
        measured.push_back(Phrase::of("all GPUs"));
    if (!links.nodeMatrix().empty())
        measured.push_back(unmeasuredNodes(links).empty() ? Phrase::of("nodes") : Phrase::of("some nodes"));
    if (!links.nodeDeviceMatrix().empty())
        measured.push_back(Phrase::of("GPUs of a node"));
    Phrase out = joined(tiers, ", ");
    // First what tells figures of a datasheet from measured ones: the end of a long text is cut.
    return measured.empty() ? out : Phrase::of("measured between {}; else {}", joined(measured, ", "), out);
}

} // namespace rankloom
