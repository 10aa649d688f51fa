// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/maps/expert_map.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

/// Experts of every device, ascending: [MoE layer][device][slot].
using Members = std::vector<std::vector<std::vector<int>>>;

std::vector<int> moeLayersOf(const ModelSpec& model)
{
    std::vector<int> layers;
    for (int l = 0; model.moe && l < model.layers; ++l)
        if (static_cast<std::size_t>(l) < model.moe->layerIsMoe.size()
            && model.moe->layerIsMoe[static_cast<std::size_t>(l)])
            layers.push_back(l);
    return layers;
}

Result<Members> membersOf(const Project& project, const Plan& plan)
{
    const std::vector<int> layers = moeLayersOf(project.model);
    if (layers.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The model has no experts to place"), {},
            Phrase::of("Choose a plan of a mixture-of-experts model."));
    const int experts = project.model->moe->experts;
    const int devices = std::max(1, plan.layout.ep);
    if (!plan.experts->contiguous()
        && (plan.experts->devices.size() != layers.size()
            || std::any_of(plan.experts->devices.begin(), plan.experts->devices.end(),
                [&](const auto& layer) { return layer.size() != static_cast<std::size_t>(experts); })))
        return fail(ErrorCode::IllegalPlan,
            Phrase::of("The expert placement of the plan is of another model"), {},
            Phrase::of("See: rankloom-cli evaluate."));
    if (plan.experts->contiguous() && experts % devices != 0)
        return fail(ErrorCode::IllegalPlan,
            Phrase::of("{} experts do not divide among {} devices", experts, devices), {},
            Phrase::of("Choose an EP that divides the experts."));
    Members members(layers.size(), std::vector<std::vector<int>>(static_cast<std::size_t>(devices)));
    for (std::size_t l = 0; l < layers.size(); ++l)
        for (int e = 0; e < experts; ++e) {
            if (plan.experts->contiguous()) {
                members[l][static_cast<std::size_t>(e / (experts / devices))].push_back(e);
                continue;
            }
            for (const int device : plan.experts->devices[l][static_cast<std::size_t>(e)]) {
                if (device < 0 || device >= devices)
                    return fail(ErrorCode::IllegalPlan,
                        Phrase::of("Expert {} is placed on device {} of {}", e, device, devices), {},
                        Phrase::of("See: rankloom-cli evaluate."));
                members[l][static_cast<std::size_t>(device)].push_back(e);
            }
        }
    return members;
}

/// The engines give every device the same number of slots in every layer.
Result<Members> equalMembersOf(const Project& project, const Plan& plan)
{
    Result<Members> members = membersOf(project, plan);
    if (!members)
        return members;
    const std::size_t slots = members->front().front().size();
    for (std::size_t l = 0; l < members->size(); ++l)
        for (std::size_t d = 0; d < (*members)[l].size(); ++d)
            if ((*members)[l][d].size() != slots)
                return fail(ErrorCode::Unsupported,
                    Phrase::of("Device {} holds {} experts in layer row {}, device 0 holds {} in row 0: this "
                               "engine needs equally many everywhere",
                        d, (*members)[l][d].size(), l, slots),
                    {},
                    Phrase::of("Place the experts with equal slots in every layer, or export experts-csv."));
    return members;
}

std::vector<int> slotsOf(const std::vector<std::vector<int>>& devices)
{
    std::vector<int> slots;
    for (const std::vector<int>& device : devices)
        slots.insert(slots.end(), device.begin(), device.end());
    return slots;
}

} // namespace

Result<std::string> writeSglangExperts(const Project& project, const Plan& plan)
{
    const Result<Members> members = equalMembersOf(project, plan);
    if (!members)
        return tl::unexpected<Error>(members.error());
    const std::vector<int> layers = moeLayersOf(project.model);
    const std::size_t slots = slotsOf(members->front()).size();
    // Dense layers have no experts; the engine wants a row all the same.
    std::vector<int> dense(slots);
    for (std::size_t s = 0; s < slots; ++s)
        dense[s] = static_cast<int>(s) % project.model->moe->experts;
    ordered_json map = ordered_json::array();
    std::size_t row = 0;
    for (int l = 0; l < project.model->layers; ++l)
        map.push_back(row < layers.size() && layers[row] == l ? slotsOf((*members)[row++]) : dense);
    return jsonText({{"physical_to_logical_map", std::move(map)}});
}

Result<std::string> writeVllmExpertMap(const Project& project, const Plan& plan)
{
    const Result<Members> members = equalMembersOf(project, plan);
    if (!members)
        return tl::unexpected<Error>(members.error());
    ordered_json out;
    out["moe_layer_count"] = members->size();
    out["layer_list"] = ordered_json::array();
    for (std::size_t l = 0; l < members->size(); ++l) {
        ordered_json devices = ordered_json::array();
        for (std::size_t d = 0; d < (*members)[l].size(); ++d)
            devices.push_back({{"device_id", d}, {"device_expert", (*members)[l][d]}});
        out["layer_list"].push_back(
            {{"layer_id", l}, {"device_count", (*members)[l].size()}, {"device_list", std::move(devices)}});
    }
    return jsonText(out);
}

Result<std::string> writeTrtllmEplb(const Project& project, const Plan& plan)
{
    const Result<Members> members = equalMembersOf(project, plan);
    if (!members)
        return tl::unexpected<Error>(members.error());
    const std::vector<int> layers = moeLayersOf(project.model);
    std::string out =
        fmt::format("# Rankloom {}: expert placement for an expert-parallel group of {} devices\n"
                    "num_slots: {}\nlayer_updates_per_iter: 0\ninitial_global_assignments:\n",
            RANKLOOM_VERSION, members->front().size(), slotsOf(members->front()).size());
    for (std::size_t l = 0; l < layers.size(); ++l)
        out += fmt::format("  {}: [{}]\n", layers[l], fmt::join(slotsOf((*members)[l]), ", "));
    return out;
}

Result<std::string> writeExpertsCsv(const Project& project, const Plan& plan)
{
    const Result<Members> members = membersOf(project, plan);
    if (!members)
        return tl::unexpected<Error>(members.error());
    const std::vector<int> layers = moeLayersOf(project.model);
    std::string out =
        fmt::format("# Rankloom {}: device of the expert-parallel group of {} for every expert\n"
                    "layer,expert,device\n",
            RANKLOOM_VERSION, members->front().size());
    for (std::size_t l = 0; l < layers.size(); ++l)
        for (std::size_t d = 0; d < (*members)[l].size(); ++d)
            for (const int expert : (*members)[l][d])
                out += fmt::format("{},{},{}\n", layers[l], expert, d);
    return out;
}

namespace {

/// The rows of a map that are MoE layers of the model, in order.
Result<std::vector<std::size_t>> moeRows(
    const ExpertMap& map, const std::vector<int>& layers, int modelLayers)
{
    std::vector<std::size_t> rows;
    if (!map.modelLayers.empty()) {
        for (const int layer : layers) {
            const auto found = std::find(map.modelLayers.begin(), map.modelLayers.end(), layer);
            if (found == map.modelLayers.end())
                return fail(ErrorCode::BadValue,
                    Phrase::of("The map does not place the experts of layer {}", layer), {},
                    Phrase::of("Choose a map of this model."));
            rows.push_back(static_cast<std::size_t>(found - map.modelLayers.begin()));
        }
        return rows;
    }
    const bool all = map.rows.size() == static_cast<std::size_t>(modelLayers);
    if (!all && map.rows.size() != layers.size())
        return fail(ErrorCode::BadValue,
            Phrase::of("The map has {} layers; the model has {}, {} of them with experts", map.rows.size(),
                modelLayers, layers.size()),
            {}, Phrase::of("Choose a map of this model."));
    for (std::size_t i = 0; i < layers.size(); ++i)
        rows.push_back(all ? static_cast<std::size_t>(layers[i]) : i);
    return rows;
}

/// Members that hold every expert of one layer.
Result<std::vector<std::vector<int>>> placeLayer(
    const std::vector<std::vector<int>>& devices, int experts, int ep, int layer)
{
    std::vector<std::vector<int>> holders(static_cast<std::size_t>(experts));
    const auto place = [&](int expert, int device) -> Result<void> {
        if (expert >= experts)
            return fail(ErrorCode::BadValue,
                Phrase::of("Layer {}: the map names expert {}, the model has {}", layer, expert, experts), {},
                Phrase::of("Choose a map of this model."));
        std::vector<int>& of = holders[static_cast<std::size_t>(expert)];
        if (std::find(of.begin(), of.end(), device) != of.end())
            return fail(ErrorCode::BadValue,
                Phrase::of(
                    "Layer {}: expert {} is twice on device {}, which wastes a slot", layer, expert, device),
                {}, Phrase::of("Place the experts again without copies on one device."));
        of.push_back(device);
        return {};
    };
    for (std::size_t d = 0; d < devices.size(); ++d)
        for (std::size_t s = 0; s < devices[d].size(); ++s) {
            const std::size_t device =
                devices.size() > 1 || ep == 1 ? d : s / (devices[d].size() / static_cast<std::size_t>(ep));
            if (Result<void> placed = place(devices[d][s], static_cast<int>(device)); !placed)
                return tl::unexpected<Error>(placed.error());
        }
    for (std::size_t e = 0; e < holders.size(); ++e) {
        if (holders[e].empty())
            return fail(ErrorCode::BadValue, Phrase::of("Layer {}: expert {} has no device", layer, e), {},
                Phrase::of("Choose a complete map."));
        std::sort(holders[e].begin(), holders[e].end());
    }
    return holders;
}

bool isContiguous(const ExpertPlacement& placement, int experts, int ep)
{
    for (const auto& layer : placement.devices)
        for (std::size_t e = 0; e < layer.size(); ++e)
            if (experts % ep != 0 || layer[e] != std::vector<int> {static_cast<int>(e) / (experts / ep)})
                return false;
    return true;
}

} // namespace

Result<ExpertPlacement> placementOf(const ExpertMap& map, const ModelSpec& model, int ep)
{
    const std::vector<int> layers = moeLayersOf(model);
    if (layers.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The model of the project has no experts"), {},
            Phrase::of("Import the model the map is for first."));
    ep = std::max(1, ep);
    if (map.devices > 0 && map.devices != ep)
        return fail(ErrorCode::Contradiction,
            Phrase::of("The map places experts on {} devices, EP of the plan is {}", map.devices, ep), {},
            Phrase::of("Set EP to {}.", map.devices));
    const Result<std::vector<std::size_t>> rows = moeRows(map, layers, model.layers);
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    ExpertPlacement placement;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const auto& devices = map.rows[(*rows)[i]];
        if (map.devices == 0 && devices.front().size() % static_cast<std::size_t>(ep) != 0)
            return fail(ErrorCode::Contradiction,
                Phrase::of("{} slots of a layer do not divide among the {} devices of EP",
                    devices.front().size(), ep),
                {}, Phrase::of("Set EP to what the map was made for."));
        Result<std::vector<std::vector<int>>> placed = placeLayer(devices, model.moe->experts, ep, layers[i]);
        if (!placed)
            return tl::unexpected<Error>(std::move(placed.error()));
        placement.devices.push_back(std::move(*placed));
    }
    return isContiguous(placement, model.moe->experts, ep) ? ExpertPlacement {} : placement;
}

} // namespace rankloom
