// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recovery_input.h"

#include <algorithm>
#include <optional>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/whatif/named_parts.h"

namespace rankloom::cli {

namespace {

struct Unit {
    std::string_view name;
    double seconds;
};
constexpr Unit kUnits[] = {{"ms", 1e-3}, {"s", 1}, {"min", 60}, {"h", 3600}, {"d", 86400}, {"w", 7 * 86400.0},
    {"y", 365.25 * 86400}};

std::vector<std::string> policyNames()
{
    std::vector<std::string> names {"all"};
    for (const NamedValue<RecoveryPolicy>& one : namedValues<RecoveryPolicy>())
        names.emplace_back(one.name);
    return names;
}

tl::unexpected<Error> badFailure(const std::string& text)
{
    return fail(ErrorCode::BadValue,
        fmt::format("--fail {}: this names no device, node or rack of the cluster", text), {},
        "Write node:NAME, device:NAME:SLOT, or rack:NUMBER with --nodes-per-rack; numbers count from 0.");
}

} // namespace

Result<double> durationOf(const char* option, const std::string& text)
{
    const auto refuse = [&] {
        return fail(ErrorCode::BadValue,
            fmt::format("{}: found \"{}\", where a duration is expected", option, text), {},
            "Write a number and s, min, h, d, w or y, such as 90s or 3y.");
    };
    std::size_t end = text.find_first_not_of("0123456789.+-eE");
    if (end == std::string::npos)
        end = text.size();
    const auto value = parseDouble(std::string_view(text).substr(0, end));
    if (!value || *value < 0)
        return refuse();
    const std::string_view unit = std::string_view(text).substr(end);
    if (unit.empty())
        return *value;
    for (const Unit& one : kUnits)
        if (one.name == unit)
            return *value * one.seconds;
    return refuse();
}

Result<FailureSet> readFailures(const Cluster& cluster, const RecoveryWords& words)
{
    std::set<int> lost;
    for (const std::string& text : words.fail) {
        if (text.starts_with("rack:")) {
            const auto rack = parseInteger(std::string_view(text).substr(5));
            const int first = rack && *rack >= 0 && *rack < cluster.nodes
                ? static_cast<int>(*rack) * words.nodesPerRack
                : cluster.nodes;
            if (words.nodesPerRack < 1 || first >= cluster.nodes)
                return badFailure(text);
            const int last = std::min(cluster.nodes, first + words.nodesPerRack);
            for (int device = first * cluster.devicesPerNode; device < last * cluster.devicesPerNode;
                 ++device)
                lost.insert(device);
            continue;
        }
        const Result<WhatIf> part = parseWhatIf(cluster, text + ":removed");
        if (!part || (part->part != WhatIf::Part::Node && part->part != WhatIf::Part::Device))
            return badFailure(text);
        if (part->part == WhatIf::Part::Device)
            lost.insert(part->first);
        else
            for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
                lost.insert(part->first * cluster.devicesPerNode + slot);
    }
    return FailureSet {{lost.begin(), lost.end()}};
}

Result<std::vector<RecoveryPolicy>> readPolicies(const RecoveryWords& words)
{
    std::vector<RecoveryPolicy> out;
    for (const std::string& name : words.policies) {
        if (name == "all")
            return std::vector<RecoveryPolicy>();
        const auto policy = fromName<RecoveryPolicy>(name);
        if (!policy)
            return fail(ErrorCode::BadValue, fmt::format("--policy: there is no policy \"{}\"", name), {},
                fmt::format("Policies: {}.", alternatives(policyNames())));
        if (std::ranges::find(out, *policy) == out.end())
            out.push_back(*policy);
    }
    return out;
}

Result<RecoverySettings> readSettings(const RecoveryWords& words)
{
    RecoverySettings out = words.settings;
    out.peerCopies = !words.noPeerCopies;
    out.interleavedShards = !words.contiguousShards;
    out.asynchronous = !words.blockingMigration;
    const struct {
        const char* option;
        const std::string& text;
        double& value;
    } durations[] = {{"--mtbf-node", words.mtbfNode, out.mtbfNode},
        {"--mtbf-link", words.mtbfLink, out.mtbfLink}, {"--mtbf-rack", words.mtbfRack, out.mtbfRack},
        {"--repair", words.repair, out.repairSeconds},
        {"--checkpoint-interval", words.checkpointInterval, out.checkpointInterval}};
    for (const auto& [option, text, value] : durations) {
        if (text.empty())
            continue;
        const Result<double> seconds = durationOf(option, text);
        if (!seconds)
            return tl::unexpected<Error>(seconds.error());
        value = *seconds;
    }
    if (!words.clocks.empty()) {
        const Result<std::string> text = readInput(words.clocks);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<ClockTable> clocks = readClockTable(*text);
        if (!clocks)
            return located(std::move(clocks.error()), words.clocks);
        takeClocks(out, std::move(*clocks));
    }
    return out;
}

void addRecoveryOptions(CLI::App& command, RecoveryWords& words)
{
    RecoverySettings& s = words.settings;
    command
        .add_option(
            "--fail", words.fail, "node:NAME, device:NAME:SLOT or rack:NUMBER that is lost; may be repeated")
        ->type_name("PART")
        ->allow_extra_args(false);
    command
        .add_option("--policy", words.policies,
            fmt::format("{}; separated by commas", fmt::join(policyNames(), ", ")))
        ->delimiter(',');
    command.add_option("--spares", s.spareNodes, "Spare nodes that take the places of lost ones")
        ->check(CLI::Range(0, 1'000'000));
    const auto seconds = [&command](const char* name, double& value, const char* title) {
        command.add_option(name, value, title)->check(CLI::Range(0.0, 1e9))->capture_default_str();
    };
    seconds("--detect-seconds", s.detectSeconds, "Until a loss is noticed");
    seconds("--communicator-seconds", s.communicatorSeconds, "All communicators made anew");
    seconds("--restart-seconds", s.restartSeconds, "All processes started anew");
    seconds("--checkpoint-load-seconds", s.checkpointLoadSeconds, "A checkpoint loaded");
    const auto timeout = [&command](const char* name, std::optional<double>& value, const char* title) {
        command.add_option(name, value, title)->check(CLI::Range(0.0, 1e9));
    };
    timeout(
        "--timeout-process-group", words.timeouts.processGroup, "Seconds; the order of timeouts is checked");
    timeout("--timeout-train", words.timeouts.train, "torchtitan: of a training step");
    timeout("--timeout-init", words.timeouts.init, "torchtitan: of initialisation");
    timeout("--timeout-quorum", words.timeouts.quorum, "TorchFT: of a quorum");
    timeout("--timeout-join", words.timeouts.join, "TorchFT: lighthouse, until replicas have joined");
    timeout("--timeout-heartbeat", words.timeouts.heartbeatTimeout,
        "TorchFT: lighthouse, until a replica is lost");
    timeout("--heartbeat", words.timeouts.heartbeat, "TorchFT: of the manager");
    const auto share = [&command](const char* name, double& value, const char* title) {
        command.add_option(name, value, title)->check(CLI::Range(0.0, 4.0))->capture_default_str();
    };
    share("--partial-communicator", s.partialCommunicator,
        "Some groups made anew, share of all; ElasWave's authors' claim, not simulated");
    share("--edited-communicator", s.editedCommunicator, "Groups edited in place, share of all; the same");
    share("--highest-frequency", s.highestFrequency, "migrate-frequency: clock over what it is now");
    share("--lowest-frequency", s.lowestFrequency, "The same, where clocks may go down");
    command.add_option("--board-power", s.boardWatts, "Watts of a device; otherwise by its preset")
        ->check(CLI::Range(0.0, 1e6));
    command.add_option("--clock-table", words.clocks,
        "File of clock,speed,watts a line, the first two over the usual ones: energies and the limits of "
        "clocks follow from it, otherwise from the board power of the device's preset");
    const auto duration = [&command](const char* name, std::string& text, const char* title) {
        command.add_option(name, text, title)->type_name("TIME");
    };
    duration("--checkpoint-interval", words.checkpointInterval,
        "Between checkpoints, such as 30min; otherwise 1h");
    duration("--mtbf-node", words.mtbfNode,
        "Mean time between failures of a node, such as 3y; otherwise 264d, as of Llama 3's 2,048 nodes");
    duration("--mtbf-link", words.mtbfLink, "The same of a node's network");
    duration("--mtbf-rack", words.mtbfRack, "The same of a rack; with --nodes-per-rack");
    duration("--repair", words.repair, "Until a lost node is back; otherwise never");
    duration("--horizon", words.horizon, "How long to look ahead, such as 30d: members over time");
    command.add_option(
        "--trace", words.trace, "File of nodes that come and go: milliseconds,add|remove,node per line");
    command.add_option("--seed", words.seed, "Of the failures that are drawn")->capture_default_str();
    command.add_option("--nodes-per-rack", words.nodesPerRack, "Neighbouring nodes that a rack holds")
        ->check(CLI::Range(0, 1'000'000));
    command.add_flag("--keep-batch", s.dropKeepsBatch, "drop: the replicas left take all samples");
    command.add_flag(
        "--no-peer-copies", words.noPeerCopies, "Optimizer shards are not copied to a peer each step");
    command.add_flag(
        "--contiguous-shards", words.contiguousShards, "A layer's optimizer states lie on one rank");
    command.add_flag("--blocking-migration", words.blockingMigration, "Nothing runs while layers move");
    command.add_flag("--streams-by-sample", s.streamsBySample,
        "Random streams are keyed by sample, layer and slice, not by rank");
}

Result<std::optional<OverTime>> readOverTime(const Project& project, const Plan& plan,
    const RecoverySettings& settings, const std::vector<RecoveryPolicy>& policies, const RecoveryWords& words)
{
    if (words.horizon.empty() && words.trace.empty())
        return std::nullopt;
    LookAhead ask;
    ask.seed = words.seed;
    ask.nodesPerRack = words.nodesPerRack;
    if (!words.horizon.empty()) {
        const Result<double> horizon = durationOf("--horizon", words.horizon);
        if (!horizon)
            return tl::unexpected<Error>(horizon.error());
        ask.horizon = *horizon;
    }
    PreemptionTrace trace;
    if (!words.trace.empty()) {
        const Result<std::string> text = readInput(words.trace);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<PreemptionTrace> read = readPreemptions(*text);
        if (!read)
            return located(std::move(read.error()), words.trace);
        trace = std::move(*read);
        printDiagnostics(trace.diagnostics, 20);
        ask.trace = &trace;
    }
    Result<OverTime> out = lookAhead(project, plan, settings, policies, ask);
    if (!out)
        return tl::unexpected<Error>(std::move(out.error()));
    return std::optional(std::move(*out));
}

std::string overTimeText(const OverTime& overTime)
{
    std::string out = fmt::format("\nOver {}, something fails every {} (seed {})\n",
        humanSeconds(overTime.horizon), humanSeconds(overTime.mtbf), overTime.seed);
    std::vector<std::string> titles {"policy", ">goodput", ">simulated", ">failures", ">down", ">most lost",
        ">with 1 spare", ">2", ">4", ">8"};
    if (overTime.replays)
        titles.emplace_back(">of the trace");
    TextTable table(titles);
    for (const OverTime::OfPolicy& one : overTime.policies) {
        std::vector<std::string> cells {std::string(nameOf(one.fleet.policy)),
            percent(one.closedForm.goodput), percent(one.simulated.goodput),
            std::to_string(one.simulated.failures), humanSeconds(one.simulated.downSeconds),
            std::to_string(one.simulated.mostLost)};
        for (const std::size_t spares : {1U, 2U, 4U, 8U})
            cells.push_back(percent(one.spares[spares].goodput));
        if (overTime.replays)
            cells.push_back(percent(one.replayed.goodput));
        table.add(std::move(cells));
    }
    out += table.text();
    for (const OverTime::OfPolicy& one : overTime.policies)
        if (!one.closedForm.valid)
            out += fmt::format("  The closed form of {} is doubtful: {}.\n", nameOf(one.fleet.policy),
                one.closedForm.why.english());
    if (overTime.checkpoints.daly > 0)
        out += fmt::format("  Checkpoints every {} cost least where failures go back to one.\n",
            humanSeconds(overTime.checkpoints.daly));
    return out;
}

namespace {

/// Four digits, in the unit that keeps them short.
std::string energyText(double joules)
{
    constexpr const char* units[] = {"J", "kJ", "MJ", "GJ"};
    std::size_t unit = 0;
    for (; joules >= 1000 && unit + 1 < std::size(units); ++unit)
        joules /= 1000;
    return fmt::format("{:.4g} {}", joules, units[unit]);
}

} // namespace

std::string recoveryText(const Cluster& cluster, const Recoveries& recoveries)
{
    std::set<int> nodes;
    for (const int device : recoveries.failed)
        nodes.insert(device / cluster.devicesPerNode);
    std::vector<std::string> names;
    for (const int node : nodes)
        names.push_back(names.size() < 8 ? cluster.nodeName(node) : "…");
    if (names.size() > 9)
        names.resize(9);
    std::string out = fmt::format("Lost: {} devices of {}{}. Healthy step {}, {} tokens/s.\n",
        recoveries.failed.size(), names.empty() ? "no node" : fmt::format("{}", fmt::join(names, ", ")),
        recoveries.sparesUsed > 0 ? fmt::format("; {} spare nodes used", recoveries.sparesUsed) : "",
        humanSeconds(recoveries.stepSeconds), humanCount(recoveries.tokensPerSecond));
    if (recoveries.idleCells > 0)
        out += fmt::format("The plan is what an earlier failure has left: others do the work of {}. "
                           "Shares are of what it does now.\n",
            recoveries.idleCells == 1 ? "one stage" : fmt::format("{} stages", recoveries.idleCells));
    if (recoveries.asItIsSeconds > 0)
        out += fmt::format("As it is: step {}, {} of the healthy throughput.\n",
            humanSeconds(recoveries.asItIsSeconds),
            percent(recoveries.stepSeconds / recoveries.asItIsSeconds));
    if (recoveries.energyJoules > 0)
        out += fmt::format("Energy of a healthy step {}, {}.\n", energyText(recoveries.energyJoules),
            recoveries.clocks.assumed ? "by the board power of the device and assumed laws of clocks"
                                      : "by the table of clocks that was given");
    if (!recoveries.copiesHide)
        out += "Copies to a peer's memory do not hide behind a step.\n";
    TextTable table(
        {"policy", ">throughput", ">step", ">recovery", ">detect", ">communicators", ">load", ">blocked",
            ">replay", ">moved", "parameters", "batch", "scale", "random", ">energy", ">edges", ">goodput"});
    const auto kept = [](bool yes) { return yes ? std::string("kept") : std::string("NOT"); };
    for (const Recovery& r : recoveries.policies) {
        if (!r.feasible) {
            table.add({std::string(nameOf(r.policy)), "-"});
            continue;
        }
        table.add({std::string(nameOf(r.policy)), percent(r.throughputRatio), humanSeconds(r.stepSeconds),
            humanSeconds(r.seconds.total()), humanSeconds(r.seconds.detect),
            humanSeconds(r.seconds.communicators), humanSeconds(r.seconds.load),
            humanSeconds(r.seconds.blocked), humanSeconds(r.seconds.replay), humanBytes(r.movedBytes),
            kept(r.consistent.parameters), kept(r.consistent.batch), kept(r.consistent.gradientScale),
            kept(r.consistent.randomStreams), r.energyJoules > 0 ? energyText(r.energyJoules) : "-",
            r.policy == RecoveryPolicy::Restart ? std::string("all anew")
                                                : fmt::format("-{} +{}", r.linksRemoved, r.linksAdded),
            percent(r.goodput)});
    }
    out += table.text();
    for (const Recovery& r : recoveries.policies)
        if (!r.reason.english().empty())
            out += fmt::format(
                "  {}{}: {}\n", nameOf(r.policy), r.feasible ? "" : " is not possible", r.reason.english());
    if (!recoveries.touched)
        out += "Nothing that the plan uses is lost or slow: it goes on as it is.\n";
    else if (const Recovery* best = recoveries.best())
        out += fmt::format(
            "Most goodput: {}, {} of the healthy plan's.\n", nameOf(best->policy), percent(best->goodput));
    return out;
}

} // namespace rankloom::cli
