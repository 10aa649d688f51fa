// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/diagnostics_json.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/base/json.h"
#include "core/base/statistics.h"
#include "core/base/text.h"
#include "core/evaluate/evaluation_json.h"
#include "core/exchange/apply_reading.h"
#include "core/model/parameters.h"
#include "core/plan/plan_fields.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

ordered_json numberOrNull(double value)
{
    return std::isfinite(value) ? ordered_json(value) : ordered_json();
}

ordered_json valueJson(std::monostate) { return nullptr; }

ordered_json statedOrNull(double value) { return value > 0 ? ordered_json(value) : ordered_json(); }

ordered_json valueJson(const LinkMeasurement& links)
{
    ordered_json out;
    out["kind"] = "links";
    out["tool"] = links.tool;
    out["part"] = links.part;
    out["quantity"] = links.quantity == LinkQuantity::Bandwidth ? "bandwidth" : "latency";
    out["unit"] = links.quantity == LinkQuantity::Bandwidth ? "bytes/s" : "seconds";
    out["printedUnit"] = links.printedUnit;
    out["unitKnown"] = links.unitKnown;
    out["directionKnown"] = links.directionKnown;
    out["scope"] = links.scope == LinkScope::NodePairs ? "nodes" : "devices";
    out["messageBytes"] = links.messageBytes > 0 ? ordered_json(links.messageBytes) : ordered_json();
    out["names"] = links.names;
    out["values"] = ordered_json::array();
    const auto size = static_cast<std::size_t>(links.size());
    for (std::size_t r = 0; r < size; ++r) {
        ordered_json row = ordered_json::array();
        for (std::size_t c = 0; c < size; ++c)
            row.push_back(numberOrNull(links.values[r * size + c]));
        out["values"].push_back(std::move(row));
    }
    for (const StatedNode& node : links.nodes)
        out["nodes"].push_back({{"device", node.device.empty() ? ordered_json() : ordered_json(node.device)},
            {"memoryBytes", statedOrNull(node.memoryBytes)},
            {"networkBytesPerSecond", statedOrNull(node.network)},
            {"insideBytesPerSecond", statedOrNull(node.inside)}});
    return out;
}

ordered_json valueJson(const CollectiveMeasurement& collective)
{
    ordered_json out;
    out["kind"] = "collective";
    out["tool"] = collective.tool;
    out["part"] = collective.part;
    out["operation"] = collective.operation;
    out["ranks"] = collective.ranks;
    out["hosts"] = collective.hosts;
    out["deviceName"] = collective.deviceName;
    out["fittedLatencySeconds"] = numberOrNull(collective.fittedLatency);
    out["plateauBusBandwidth"] = numberOrNull(collective.plateauBusBandwidth);
    out["rows"] = ordered_json::array();
    for (const CollectiveRow& row : collective.rows)
        out["rows"].push_back({{"sizeBytes", numberOrNull(row.sizeBytes)},
            {"seconds", numberOrNull(row.time)}, {"algorithmBandwidth", numberOrNull(row.algorithmBandwidth)},
            {"busBandwidth", numberOrNull(row.busBandwidth)},
            {"inPlaceSeconds", numberOrNull(row.inPlaceTime)},
            {"inPlaceAlgorithmBandwidth", numberOrNull(row.inPlaceAlgorithmBandwidth)},
            {"inPlaceBusBandwidth", numberOrNull(row.inPlaceBusBandwidth)}});
    return out;
}

ordered_json valueJson(const PairMeasurement& pair)
{
    ordered_json out;
    out["kind"] = "pair";
    out["tool"] = pair.tool;
    out["test"] = pair.test;
    out["toolVersion"] = pair.version;
    out["quantity"] = pair.quantity == LinkQuantity::Bandwidth ? "bandwidth" : "latency";
    out["unit"] = pair.quantity == LinkQuantity::Bandwidth ? "bytes/s" : "seconds";
    out["printedUnit"] = pair.printedUnit;
    out["bothDirections"] = pair.bothDirections;
    out["collective"] = pair.collective;
    out["hosts"] = pair.hosts;
    out["rows"] = ordered_json::array();
    for (const SizeFigure& row : pair.rows)
        out["rows"].push_back(
            {{"sizeBytes", numberOrNull(row.sizeBytes)}, {"value", numberOrNull(row.value)}});
    return out;
}

/// What is a plan is printed as a plan document.
ordered_json valueJson(const PlanSettings& settings) { return {{"kind", "plan"}, {"tool", settings.tool}}; }

ordered_json valueJson(const DeviceTopology& topology)
{
    ordered_json out;
    out["kind"] = "topology";
    out["tool"] = topology.tool;
    out["reachability"] = topology.reachability;
    out["devices"] = topology.devices;
    out["names"] = topology.names;
    out["codes"] = ordered_json::array();
    for (std::size_t from = 0; from < topology.names.size(); ++from) {
        ordered_json row = ordered_json::array();
        for (std::size_t to = 0; to < topology.names.size(); ++to)
            row.push_back(topology.codes[topology.index(from, to)]);
        out["codes"].push_back(std::move(row));
    }
    return out;
}

ordered_json valueJson(const HostList& list)
{
    ordered_json out;
    out["kind"] = "hosts";
    out["hosts"] = ordered_json::array();
    for (const HostList::Host& host : list.hosts)
        out["hosts"].push_back({{"name", host.name}, {"slots", host.slotCount}});
    out["ranks"] = ordered_json::array();
    for (const HostList::RankPlace& place : list.ranks)
        out["ranks"].push_back({{"rank", place.rank}, {"host", place.host}, {"slot", place.slot}});
    return out;
}

ordered_json valueJson(const NetworkTopology& network)
{
    ordered_json out;
    out["kind"] = "network";
    out["tool"] = network.tool;
    out["name"] = network.name;
    out["shape"] = toString(network.kind);
    out["nodes"] = network.nodes;
    out["groups"] = ordered_json::array();
    for (const NetworkTopology::Group& group : network.groups)
        out["groups"].push_back({{"name", group.name}, {"level", group.level}, {"children", group.children},
            {"nodes", group.nodes}});
    return out;
}

/// Of kernels what a fit uses of them is told by `calibrate device`.
ordered_json valueJson(const KernelRates& rates)
{
    ordered_json out;
    out["kind"] = "kernelRates";
    out["tool"] = rates.tool;
    out["deviceName"] = rates.device;
    out["software"] = rates.software;
    out["kernels"] = ordered_json::array();
    for (const MeasuredKernel& kernel : rates.kernels)
        out["kernels"].push_back(
            {{"id", kernel.id}, {"kind", kindOf(kernel)}, {"seconds", kernel.time.value()}});
    out["skipped"] = ordered_json::array();
    for (const SkippedKernel& skipped : rates.skipped)
        out["skipped"].push_back({{"id", skipped.id}, {"reason", skipped.reason}});
    return out;
}

ordered_json valueJson(const StorageRates& rates)
{
    ordered_json out;
    out["kind"] = "storageRates";
    out["tool"] = rates.tool;
    out["unit"] = "bytes/s";
    const auto add = [&out](const char* name, double value) {
        if (value > 0)
            out[name] = value;
    };
    add("sequentialRead", rates.sequentialRead.value());
    add("randomRead", rates.randomRead.value());
    add("randomBlockBytes", rates.randomBlock.value());
    add("hostToDevice", rates.hostToDevice.value());
    add("deviceToHost", rates.deviceToHost.value());
    return out;
}

ordered_json valueJson(const ServiceResults& results)
{
    ordered_json out {{"kind", "serviceResults"}, {"tool", results.tool}, {"runs", ordered_json::array()}};
    for (const MeasuredService& run : results.runs) {
        ordered_json one {{"id", run.id}};
        for (const auto& [name, text] : {std::pair {"model", &run.model}, {"device", &run.device},
                 {"engine", &run.engine}, {"precision", &run.precision}})
            if (!text->empty())
                one[name] = *text;
        for (const auto& [name, degree] : {std::pair {"tp", run.tp}, {"ep", run.ep}})
            if (degree > 0)
                one[name] = degree;
        one["prompt"] = run.prompt;
        one["output"] = run.output;
        if (run.concurrency > 0)
            one["concurrency"] = run.concurrency;
        if (run.requestsPerSecond > 0)
            one["requestsPerSecond"] = run.requestsPerSecond;
        one["ttftSeconds"] = run.timeToFirstToken.value();
        one["tpotSeconds"] = run.timePerToken.value();
        out["runs"].push_back(std::move(one));
    }
    out["skipped"] = ordered_json::array();
    for (const auto& [id, reason] : results.skipped)
        out["skipped"].push_back({{"id", id}, {"reason", reason}});
    return out;
}

ordered_json valueJson(const TimedBatches& timed)
{
    ordered_json out {{"kind", "batchTimes"}, {"batches", ordered_json::array()}};
    for (const TimedBatch& batch : timed.batches) {
        ordered_json one {{"promptTokens", batch.promptTokens}, {"decodes", batch.decodes},
            {"seconds", batch.time.value()}};
        if (batch.context > 0)
            one["contextTokens"] = batch.context;
        if (!batch.doubt.empty())
            one["doubt"] = batch.doubt;
        out["batches"].push_back(std::move(one));
    }
    return out;
}

ordered_json valueJson(const MeasuredTimeline& measured)
{
    ordered_json out;
    out["kind"] = "timeline";
    out["tool"] = measured.tool;
    out["deviceName"] = measured.device;
    out["worldSize"] = measured.worldSize;
    out["named"] = measured.named;
    out["unit"] = "nanoseconds";
    out["makespan"] = measured.timeline.makespan;
    out["bubbleRatio"] = measured.timeline.bubbleRatio;
    out["lanes"] = ordered_json::array();
    for (std::size_t l = 0; l < measured.timeline.lanes.size(); ++l) {
        const Lane& lane = measured.timeline.lanes[l];
        ordered_json entry {{"name", lane.name}, {"rank", measured.ranks[l]},
            {"clockOffset", measured.clockOffsets[l]}, {"slices", slicesJson(lane.slices)}};
        for (const Stream& stream : lane.streams)
            entry["streams"].push_back(
                {{"kind", toString(stream.kind)}, {"slices", slicesJson(stream.slices)}});
        out["lanes"].push_back(std::move(entry));
    }
    return out;
}

ordered_json valueJson(const ModelSpec& model)
{
    ordered_json out;
    out["kind"] = "model";
    out["spec"] = modelSpecJson(model);
    out["parameters"] = countParameters(model).total;
    return out;
}

ordered_json valueJson(const ExpertMap& map)
{
    ordered_json out;
    out["kind"] = "expertMap";
    out["tool"] = map.tool;
    out["devices"] = map.devices > 0 ? ordered_json(map.devices) : ordered_json();
    out["modelLayers"] = map.modelLayers;
    out["expertsOfDevices"] = map.rows;
    return out;
}

ordered_json valueJson(const RequestTraceSummary& trace)
{
    return {{"kind", "requests"}, {"rows", trace.rows}, {"requests", trace.requests},
        {"dropped", trace.dropped}, {"hasTimes", trace.hasArrivals},
        {"spanSeconds", toSeconds(trace.span).value()}, {"promptTokens", trace.promptTokens},
        {"outputTokens", trace.outputTokens}, {"longestTokens", trace.longest}};
}

ordered_json valueJson(const RoutingStatistics& routing, std::int64_t rows)
{
    ordered_json out;
    out["kind"] = "routing";
    out["layers"] = routing.layers;
    out["experts"] = routing.experts;
    out["topK"] = routing.topK;
    out["tokens"] = routing.tokens;
    out["rows"] = rows;
    out["modelLayers"] = routing.modelLayers;
    out["load"] = ordered_json::array();
    for (int l = 0; l < routing.layers; ++l) {
        const auto first = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(l, 0));
        out["load"].push_back(std::vector<std::int64_t>(first, first + routing.experts));
    }
    return out;
}

std::string valueText(std::monostate) { return {}; }

std::string valueText(const LinkMeasurement& links)
{
    const bool bandwidth = links.quantity == LinkQuantity::Bandwidth;
    std::vector<double> measured;
    const auto size = static_cast<std::size_t>(links.size());
    for (std::size_t i = 0; i < links.values.size(); ++i)
        if (i / size != i % size && std::isfinite(links.values[i]))
            measured.push_back(links.values[i]);
    std::string out = fmt::format("{}{}{} between {} {}, {} of {} pairs measured", links.part,
        links.part.empty() ? "" : " ", bandwidth ? "bandwidth" : "latency", links.size(),
        links.scope == LinkScope::NodePairs ? "nodes" : "devices", measured.size(), size * (size - 1));
    if (!links.unitKnown)
        out += " (unit not stated)";
    if (measured.empty())
        return out + '\n';
    const auto [least, most] = std::ranges::minmax(measured);
    const auto human = [bandwidth](double v) { return bandwidth ? humanRate(v) : humanSeconds(v); };
    out +=
        fmt::format(": least {}, median {}, most {}\n", human(least), human(median(measured)), human(most));
    if (const std::string devices = countedDevices(links.nodes); !devices.empty())
        out += fmt::format("  devices of nodes: {}\n", devices);
    return out;
}

std::string valueText(const CollectiveMeasurement& collective)
{
    return fmt::format("{} over {} ranks on {} hosts, {} sizes: {} bus bandwidth at the largest\n",
        collective.operation.empty() ? "collective" : collective.operation, collective.ranks,
        collective.hosts.size(), collective.rows.size(), humanRate(collective.plateauBusBandwidth));
}

std::string valueText(const PairMeasurement& pair)
{
    std::string out = fmt::format("{} of {} sizes", pair.test, pair.rows.size());
    if (pair.hosts.size() == 2)
        out += fmt::format(" from {} to {}", pair.hosts[0], pair.hosts[1]);
    if (!pair.rows.empty())
        out += pair.quantity == LinkQuantity::Bandwidth
            ? fmt::format(": {} at the largest", humanRate(pair.rows.back().value))
            : fmt::format(": {} at the smallest", humanSeconds(pair.rows.front().value));
    return out + '\n';
}

std::string valueText(const KernelRates& rates)
{
    return fmt::format(
        "{} measured kernels of {}, {} not used\n", rates.kernels.size(), rates.device, rates.skipped.size());
}

std::string valueText(const StorageRates& rates) { return summaryOf(rates) + '\n'; }

std::string valueText(const ServiceResults& results)
{
    return summaryOf(results) + " by " + results.tool + '\n';
}

std::string valueText(const TimedBatches& timed) { return summaryOf(timed) + '\n'; }

std::string valueText(const PlanSettings& settings)
{
    const Layout& l = settings.plan.layout;
    std::string out = fmt::format("plan of {}: TP {} x CP {} x PP {}", settings.tool, l.tp, l.cp, l.pp);
    if (l.vpp > 1)
        out += fmt::format(" x {} chunks", l.vpp);
    if (l.ep > 1)
        out += fmt::format(", EP {}", l.ep);
    return out + '\n';
}

std::string valueText(const DeviceTopology& topology)
{
    return fmt::format("{} devices and {} network cards\n", topology.devices,
        topology.names.size() - static_cast<std::size_t>(topology.devices));
}

std::string valueText(const NetworkTopology& network)
{
    return fmt::format("{}{} of {} nodes under {} groups\n", network.name.empty() ? "" : network.name + ": ",
        toString(network.kind), network.nodes.size(), network.groups.size());
}

std::string valueText(const HostList& list)
{
    return fmt::format("{} hosts{}\n", list.hosts.size(),
        list.ranks.empty() ? "" : fmt::format(", places of {} ranks", list.ranks.size()));
}

std::string valueText(const MeasuredTimeline& measured)
{
    const Timeline& timeline = measured.timeline;
    std::string out = fmt::format("a step of {} on {} lanes, bubble {:.1f} %{}\n",
        humanSeconds(static_cast<double>(timeline.makespan) * 1e-9), timeline.lanes.size(),
        100 * timeline.bubbleRatio, measured.named ? "" : " (passes without stage and microbatch)");
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        std::array<std::int64_t, kPassKindCount> counts {};
        std::array<std::int64_t, kPassKindCount> busy {};
        for (const Slice& slice : timeline.lanes[l].slices) {
            ++counts[static_cast<std::size_t>(slice.kind)];
            busy[static_cast<std::size_t>(slice.kind)] += slice.end - slice.start;
        }
        out += fmt::format("  {}", timeline.lanes[l].name);
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (counts[k] > 0)
                out += fmt::format(", {} x {} in {}", counts[k], describe(static_cast<PassKind>(k)),
                    humanSeconds(static_cast<double>(busy[k]) * 1e-9));
        if (measured.clockOffsets[l] != 0)
            out += fmt::format(", clock {:+.1f} us", static_cast<double>(measured.clockOffsets[l]) * 1e-3);
        out += '\n';
    }
    return out;
}

std::string valueText(const ExpertMap& map)
{
    std::size_t slots = 0;
    for (const std::vector<int>& device : map.rows.front())
        slots += device.size();
    return fmt::format("experts of {} layers, {} slots{}\n", map.rows.size(), slots,
        map.devices > 0 ? fmt::format(" on {} devices", map.devices) : "");
}

std::string valueText(const ModelSpec& model)
{
    return fmt::format("model {}: {} layers, {} parameters\n", model.name, model.layers,
        humanCount(static_cast<double>(countParameters(model).total)));
}

} // namespace

std::string routingText(const RoutingStatistics& routing)
{
    if (routing.topK == 0)
        return fmt::format("expert counts, {} layers, {} experts", routing.layers, routing.experts);
    return fmt::format("{} tokens, {} layers, {} experts, {} per token", routing.tokens, routing.layers,
        routing.experts, routing.topK);
}

std::string parsedJson(const ParsedFile& parsed)
{
    if (!parsed.plan.empty())
        return parsed.plan;
    ordered_json out;
    out["format"] = "rankloom-parsed";
    out["version"] = 1;
    out["file"] = parsed.file;
    out["recognised"] = nameOf(parsed.reading.format);
    out["values"] = ordered_json::array();
    for (const Parsed& value : parsed.reading.values)
        out["values"].push_back(std::visit([](const auto& held) { return valueJson(held); }, value));
    if (!parsed.routing.empty())
        out["values"].push_back(valueJson(parsed.routing, parsed.routingRows));
    if (parsed.requests)
        out["values"].push_back(valueJson(*parsed.requests));
    out["diagnostics"] = diagnosticsJson(parsed.reading.diagnostics);
    return jsonText(out);
}

std::string parsedText(const ParsedFile& parsed)
{
    std::string out = fmt::format("{}: {}\n", parsed.file, titleOf(parsed.reading.format));
    for (const Parsed& value : parsed.reading.values)
        out += "  " + std::visit([](const auto& held) { return valueText(held); }, value);
    if (!parsed.routing.empty())
        out += "  " + routingText(parsed.routing) + '\n';
    if (parsed.requests)
        out += "  " + wordsOf(*parsed.requests) + '\n';
    for (const Diagnostic& diagnostic : parsed.reading.diagnostics)
        out += "  " + diagnosticLine(diagnostic) + '\n';
    return out;
}

} // namespace rankloom::cli
