// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/maps/expert_map.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::size_t kMostRows = limits::kMostRoutingLayers;
constexpr std::int64_t kMostDevices = 4096;
constexpr std::size_t kMostSlots = 65536;
constexpr std::int64_t kMostExpert = limits::kMostRoutingExperts - 1;
/// Layers times devices. Empty devices take room as well: a sparse table must not need more than its text.
constexpr std::size_t kMostCells = std::size_t {1} << 22U;

tl::unexpected<Error> refuse(const std::string& file, std::int64_t line, Phrase message)
{
    return fail(ErrorCode::BadValue, std::move(message), {file, line, 0, {}},
        Phrase::of("Choose an unedited map of where experts are."));
}

std::optional<int> integerIn(const json& value, std::int64_t most)
{
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return std::nullopt;
    return static_cast<int>(value.get<std::uint64_t>());
}

/// Expert numbers of the slots of a layer or a device.
std::optional<std::vector<int>> expertsIn(const json& list)
{
    if (!list.is_array() || list.empty() || list.size() > kMostSlots)
        return std::nullopt;
    std::vector<int> experts;
    for (const json& value : list) {
        const std::optional<int> expert = integerIn(value, kMostExpert);
        if (!expert)
            return std::nullopt;
        experts.push_back(*expert);
    }
    return experts;
}

Result<Reading> readingOf(ExpertMap map, const std::string& file)
{
    if (map.rows.empty() || map.rows.size() > kMostRows)
        return refuse(file, 0, Phrase::of("The map has {} layers", map.rows.size()));
    for (const auto& row : map.rows)
        if (row.size() != map.rows.front().size())
            return refuse(file, 0, Phrase::of("The layers of the map have different numbers of devices"));
    Reading reading;
    reading.values.emplace_back(std::move(map));
    return reading;
}

/// [layer][slot], devices unknown.
Result<Reading> readSlotRows(const json& rows, ExpertMap map, const std::string& file)
{
    if (!rows.is_array() || rows.size() > kMostRows)
        return refuse(file, 0, Phrase::of("The map is no list of layers"));
    for (std::size_t l = 0; l < rows.size(); ++l) {
        std::optional<std::vector<int>> slots = expertsIn(rows[l]);
        if (!slots)
            return refuse(file, 0, Phrase::of("Row {} of the map is no list of experts", l));
        if (map.devices > 0 && slots->size() % static_cast<std::size_t>(map.devices) != 0)
            return refuse(file, 0, Phrase::of("Row {} does not divide among {} devices", l, map.devices));
        std::vector<std::vector<int>> devices;
        const std::size_t each = slots->size() / static_cast<std::size_t>(std::max(1, map.devices));
        for (std::size_t at = 0; at < slots->size(); at += each)
            devices.emplace_back(slots->begin() + static_cast<std::ptrdiff_t>(at),
                slots->begin() + static_cast<std::ptrdiff_t>(at + each));
        map.rows.push_back(std::move(devices));
    }
    return readingOf(std::move(map), file);
}

/// [layer][expert]: a device, or a list of them.
Result<Reading> readHolders(const json& rows, ExpertMap map, const std::string& file)
{
    if (!rows.is_array() || rows.size() > kMostRows)
        return refuse(file, 0, Phrase::of("The placement is no list of layers"));
    if (rows.size() * static_cast<std::size_t>(map.devices) > kMostCells)
        return fail(ErrorCode::TooLarge, Phrase::of("The placement has too many layers and devices"),
            {file, 0, 0, {}});
    for (std::size_t l = 0; l < rows.size(); ++l) {
        std::vector<std::vector<int>>& devices = map.rows.emplace_back(static_cast<std::size_t>(map.devices));
        const bool listed = rows[l].is_array() && !rows[l].empty()
            && rows[l].size() <= static_cast<std::size_t>(kMostExpert) + 1;
        for (std::size_t e = 0; listed && e < rows[l].size(); ++e) {
            const json& value = rows[l][e];
            for (std::size_t i = 0; i < (value.is_array() ? value.size() : 1); ++i) {
                const std::optional<int> device =
                    integerIn(value.is_array() ? value[i] : value, map.devices - 1);
                if (!device)
                    return refuse(file, 0, Phrase::of("Layer {}: expert {} is on no device there is", l, e));
                devices[static_cast<std::size_t>(*device)].push_back(static_cast<int>(e));
            }
        }
        if (!listed)
            return refuse(file, 0, Phrase::of("Row {} of the placement is no list of experts", l));
    }
    return readingOf(std::move(map), file);
}

Result<Reading> readSglangExperts(std::string_view text, const std::string& file)
{
    const Result<json> document = parseJsonFile(text, file);
    if (!document)
        return tl::unexpected<Error>(document.error());
    ExpertMap map;
    map.tool = "SGLang";
    return readSlotRows(memberOf(*document, "physical_to_logical_map"), std::move(map), file);
}

Result<Reading> readExpertPlacementDocument(std::string_view text, const std::string& file)
{
    const Result<json> document = parseJsonFile(text, file);
    if (!document)
        return tl::unexpected<Error>(document.error());
    ExpertMap map;
    map.tool = "Rankloom";
    const std::optional<int> devices = integerIn(memberOf(*document, "devices"), kMostDevices);
    if (!devices || *devices < 1)
        return refuse(file, 0, Phrase::of("The document does not say on how many devices it places experts"));
    map.devices = *devices;
    if (document->contains("physicalToLogical"))
        return readSlotRows(memberOf(*document, "physicalToLogical"), std::move(map), file);
    return readHolders(memberOf(*document, "placement"), std::move(map), file);
}

Result<Reading> readVllmExpertMap(std::string_view text, const std::string& file)
{
    const Result<json> document = parseJsonFile(text, file);
    if (!document)
        return tl::unexpected<Error>(document.error());
    const json& layers = memberOf(*document, "layer_list");
    if (!layers.is_array() || layers.empty() || layers.size() > kMostRows)
        return refuse(file, 0, Phrase::of("The map has no layer_list"));
    if (const json& count = memberOf(*document, "moe_layer_count");
        count.is_number() && count != layers.size())
        return refuse(file, 0,
            Phrase::of("The map says it has {} layers and lists {}", count.get<double>(), layers.size()));
    ExpertMap map;
    map.tool = "vLLM";
    map.rows.resize(layers.size());
    for (const json& layer : layers) {
        const std::optional<int> id =
            integerIn(memberOf(layer, "layer_id"), static_cast<std::int64_t>(layers.size()) - 1);
        const json& devices = memberOf(layer, "device_list");
        if (!id || !map.rows[static_cast<std::size_t>(*id)].empty() || !devices.is_array() || devices.empty()
            || devices.size() > static_cast<std::size_t>(kMostDevices))
            return refuse(
                file, 0, Phrase::of("A layer of the map has no layer_id of its own, or no device_list"));
        auto& row = map.rows[static_cast<std::size_t>(*id)];
        row.resize(devices.size());
        for (const json& device : devices) {
            const std::optional<int> at =
                integerIn(memberOf(device, "device_id"), static_cast<std::int64_t>(devices.size()) - 1);
            std::optional<std::vector<int>> experts = expertsIn(memberOf(device, "device_expert"));
            if (!at || !experts || !row[static_cast<std::size_t>(*at)].empty())
                return refuse(file, 0,
                    Phrase::of("Layer {}: a device has no device_id of its own, or no experts", *id));
            row[static_cast<std::size_t>(*at)] = std::move(*experts);
        }
    }
    map.devices = static_cast<int>(map.rows.front().size());
    return readingOf(std::move(map), file);
}

/// The part of YAML that these files have: keys of one level, and below initial_global_assignments one flow
/// list per layer, which may go on over lines.
Result<Reading> readTrtllmEplb(std::string_view text, const std::string& file)
{
    const Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    ExpertMap map;
    map.tool = "TensorRT-LLM";
    std::optional<std::int64_t> slotCount;
    std::string list; // of a layer, while it is open
    bool inside = false;
    for (const TextLine& line : lines->lines()) {
        std::string_view part = line.text;
        part = trimmed(part.substr(0, part.find('#')));
        if (part.empty())
            continue;
        if (list.empty()) {
            const std::size_t colon = part.find(':');
            if (colon == std::string_view::npos)
                return refuse(file, line.number, Phrase::of("Expected a key and a value"));
            const std::string_view key = trimmed(part.substr(0, colon));
            const std::string_view value = trimmed(part.substr(colon + 1));
            if (key == "num_slots")
                slotCount = parseInteger(value);
            inside = inside || key == "initial_global_assignments";
            const auto layer = parseInteger(key);
            if (!inside || !layer)
                continue;
            if (*layer < 0 || *layer > limits::kMostLayerNumber || value.empty() || value.front() != '['
                || map.rows.size() >= kMostRows
                || std::find(map.modelLayers.begin(), map.modelLayers.end(), *layer) != map.modelLayers.end())
                return refuse(
                    file, line.number, Phrase::of("A layer has no list of experts, or is there twice"));
            map.modelLayers.push_back(static_cast<int>(*layer));
            list = std::string(value);
        } else {
            list += ' ';
            list += part;
        }
        if (list.size() > kMostSlots * 8)
            return refuse(file, line.number, Phrase::of("The list of a layer is too long"));
        if (list.back() != ']')
            continue;
        std::vector<int> slots;
        const std::string_view inner = std::string_view(list).substr(1, list.size() - 2);
        for (const std::string_view cell : cells(inner, ',')) {
            const auto expert = parseInteger(cell);
            if (!expert || *expert < 0 || *expert > kMostExpert || slots.size() >= kMostSlots)
                return refuse(file, line.number, Phrase::of("The list holds something else than experts"));
            slots.push_back(static_cast<int>(*expert));
        }
        if (slotCount && static_cast<std::int64_t>(slots.size()) != *slotCount)
            return refuse(
                file, line.number, Phrase::of("num_slots is {}, the layer has {}", *slotCount, slots.size()));
        map.rows.push_back({std::move(slots)});
        list.clear();
    }
    if (!list.empty())
        return refuse(
            file, lines->count(), Phrase::of("The list of the last layer does not end: the file is cut"));
    return readingOf(std::move(map), file);
}

Result<Reading> readExpertsCsv(std::string_view text, const std::string& file)
{
    const Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    std::map<int, std::map<int, std::vector<int>>> layers; // layer -> device -> experts
    int devices = 0;
    bool header = false;
    for (const TextLine& line : lines->lines()) {
        const std::string_view part = trimmed(line.text);
        if (part.empty() || part.front() == '#')
            continue;
        if (!header) {
            if (lowerCase(part) != "layer,expert,device")
                return refuse(file, line.number, Phrase::of("The columns must be layer,expert,device"));
            header = true;
            continue;
        }
        const std::vector<std::string_view> row = cells(part, ',');
        std::optional<std::int64_t> numbers[3];
        for (std::size_t i = 0; i < 3 && row.size() == 3; ++i)
            numbers[i] = parseInteger(row[i]);
        if (!numbers[0] || !numbers[1] || !numbers[2] || *numbers[0] < 0
            || *numbers[0] > limits::kMostLayerNumber || *numbers[1] < 0 || *numbers[1] > kMostExpert
            || *numbers[2] < 0 || *numbers[2] >= kMostDevices)
            return refuse(
                file, line.number, Phrase::of("The row does not hold a layer, an expert and a device"));
        devices = std::max(devices, static_cast<int>(*numbers[2]) + 1);
        layers[static_cast<int>(*numbers[0])][static_cast<int>(*numbers[2])].push_back(
            static_cast<int>(*numbers[1]));
    }
    if (layers.size() * static_cast<std::size_t>(devices) > kMostCells)
        return fail(
            ErrorCode::TooLarge, Phrase::of("The map names too many layers and devices"), {file, 0, 0, {}});
    ExpertMap map;
    map.tool = "csv";
    map.devices = devices;
    for (auto& [layer, held] : layers) {
        map.modelLayers.push_back(layer);
        map.rows.emplace_back(static_cast<std::size_t>(devices));
        for (auto& [device, experts] : held)
            map.rows.back()[static_cast<std::size_t>(device)] = std::move(experts);
    }
    return readingOf(std::move(map), file);
}

} // namespace

extern const Format kExpertPlacementDocument {
    .format = FileFormat::ExpertPlacementDocument,
    .name = "expert-placement",
    .title = "Rankloom expert placement",
    .isJson =
        [](const JsonHead& head) {
            return head.contains("\"rankloom-expert-placement\"") && head.has("format");
        },
    .whole = readExpertPlacementDocument,
};

extern const Format kSglangExperts {
    .format = FileFormat::SglangExperts,
    .name = "sglang-experts",
    .title = "SGLang expert location",
    .isJson = [](const JsonHead& head) { return head.has("physical_to_logical_map"); },
    .whole = readSglangExperts,
};

extern const Format kVllmExpertMap {
    .format = FileFormat::VllmExpertMap,
    .name = "vllm-expert-map",
    .title = "vLLM expert map",
    .isJson = [](const JsonHead& head) { return head.has("layer_list") && head.has("device_list"); },
    .whole = readVllmExpertMap,
};

extern const Format kTrtllmEplb {
    .format = FileFormat::TrtllmEplb,
    .name = "trtllm-eplb",
    .title = "TensorRT-LLM expert placement",
    .isLine = [](std::string_view line) { return startsWith(line, "initial_global_assignments:"); },
    .whole = readTrtllmEplb,
};

extern const Format kExpertsCsv {
    .format = FileFormat::ExpertsCsv,
    .name = "experts-csv",
    .title = "expert placement as CSV",
    .isProbably =
        [](const TextLines& text) { return lowerCase(trimmed(text.firstRow())) == "layer,expert,device"; },
    .whole = readExpertsCsv,
};

} // namespace rankloom
