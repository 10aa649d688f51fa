// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Steps that AMP measured with DeepSpeed's pipelines (arXiv 2210.07297): GPT-2 on alike nodes of T4, GPT-2 on
// nodes of V100 and one of T4, and a model of unlike layers on nodes of V100.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/cluster/device_presets.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr int kPerNode = 4;
constexpr int kGptLayers = 24;
// Of GPT-2's list of 30 entries: the embedding and what does nothing, norm and output layer.
constexpr int kEntriesBefore = 2;
constexpr int kEntriesBehind = 4;
// Of the list of the model with unlike layers: twelve wide layers and twelve narrow ones, reshaping between
// them (DachengLi1/AMP src/het_model.py, cost_het_model.py).
constexpr int kUnlikeEntries = 56;
constexpr int kWideFirst = 3;
constexpr int kNarrowFirst = 41;
constexpr int kOfEach = 12;

/// Seconds of every entry by "model/device", then tensor-parallel degree, of one sequence.
using EntryTimes = std::map<std::string, std::map<int, std::vector<double>>>;

EntryTimes entryTimes(const CsvTable* layers)
{
    EntryTimes out;
    for (std::size_t r = 0; layers != nullptr && r < layers->rows(); ++r) {
        std::vector<double>& entries = out[fmt::format(
            "{}/{}", layers->cell(r, "model"), layers->cell(r, "gpu"))][layers->integer(r, "tp", 0)];
        const int entry = std::clamp(layers->integer(r, "layer_entry", 0), 0, 4096);
        entries.resize(std::max(entries.size(), static_cast<std::size_t>(entry) + 1));
        entries[static_cast<std::size_t>(entry)] = layers->number(r, "forward_s").value_or(0);
    }
    return out;
}

/// The forward pass of a decoder layer of GPT-2 without tensor parallelism; 0 = not measured.
double gptLayer(const EntryTimes& times, const char* device)
{
    const auto found = times.find(fmt::format("gpt2/{}", device));
    if (found == times.end() || !found->second.contains(1))
        return 0;
    const std::vector<double>& entries = found->second.at(1);
    return entries.size() > kEntriesBefore ? entries[kEntriesBefore + 1] : 0;
}

/// A V100 of AWS' p3.8xlarge: 16 GB; 170 Gb/s inside a node and 10 Gb/s for the four of a node, as AMP states
/// them. The software launches from the host what the preset's would have recorded: the floor that the T4
/// nodes have in it, by the ratio of the single layers that were measured on both.
Result<DeviceSpec> voltaOfAws(const EntryTimes& times, const DeviceSpec& turing)
{
    Result<DeviceSpec> device = devicePreset("v100-sxm-32gb");
    if (!device)
        return device;
    device->name = "v100-sxm-16gb";
    device->title = "NVIDIA V100 SXM2 16 GB";
    device->memory = Bytes(16 * kGiB);
    device->deviceLink = BytesPerSecond(170e9 / 8);
    device->networkLink = BytesPerSecond(10e9 / 8 / kPerNode);
    const double own = gptLayer(times, "V100");
    const double other = gptLayer(times, "T4");
    if (own > 0 && other > 0)
        device->layerLaunch = turing.layerLaunch * (own / other);
    return device;
}

/// "9 6 6 9"
std::vector<int> entriesOf(std::string_view cell)
{
    std::vector<int> out;
    for (bool more = true; more;) {
        const std::size_t end = cell.find(' ');
        out.push_back(static_cast<int>(
            std::clamp<std::int64_t>(parseInteger(cell.substr(0, end)).value_or(0), 0, 2 * kUnlikeEntries)));
        more = end != std::string_view::npos;
        cell.remove_prefix(more ? end + 1 : cell.size());
    }
    return out;
}

/// The model of unlike layers: 12 h² parameters in a wide layer, in a narrow one those of a 64th of the
/// width; between stages travel 81 tokens of the full width, whatever the shape.
ModelSpec unlikeModel(const EntryTimes& times, const DeviceSpec& device)
{
    constexpr double wide = 1024;
    constexpr double narrow = wide / 64;
    ModelSpec model = gptModel(1024, kUnlikeEntries, 16, 1, 81);
    model.name = "TransGAN";
    model.learnedPositions = 0;
    MeasuredLayers& measured = model.measured.emplace();
    measured.parameters.assign(kUnlikeEntries, 0);
    for (std::size_t l = 0; l < kOfEach; ++l) {
        measured.parameters[kWideFirst + l] = 12 * wide * wide;
        measured.parameters[kNarrowFirst + l] = 12 * narrow * narrow;
    }
    if (const auto found = times.find("transgan/V100"); found != times.end())
        for (const auto& [tp, entries] : found->second)
            if (entries.size() == kUnlikeEntries)
                measured.times.push_back({device.name, tp, 1, entries, {}});
    return model;
}

enum class Experiment { Alike, MixedCluster, UnlikeLayers };

/// Devices and model of an experiment.
class Machines {
public:
    static Result<Machines> of(const CsvTable* layers)
    {
        Machines out;
        const EntryTimes times = entryTimes(layers);
        Result<DeviceSpec> turing = devicePreset("t4-pcie-16gb");
        if (!turing)
            return tl::unexpected<Error>(turing.error());
        Result<DeviceSpec> volta = voltaOfAws(times, *turing);
        if (!volta)
            return tl::unexpected<Error>(volta.error());
        out.m_turing = std::move(*turing);
        out.m_volta = std::move(*volta);
        out.m_unlike = unlikeModel(times, out.m_volta);
        return out;
    }

    [[nodiscard]] Project project(Experiment experiment, int devices) const
    {
        Project out;
        const int nodes = std::max(1, devices / kPerNode);
        const bool alike = experiment == Experiment::Alike;
        Cluster cluster = makeCluster(nodes, std::min(devices, kPerNode), alike ? m_turing : m_volta);
        if (experiment == Experiment::MixedCluster && nodes > 1)
            cluster.setDeviceOfNodes(std::array {nodes - 1}, m_turing); // the last of its host list
        cluster.links.setPortsPerNode(1); // g4dn.12xlarge, p3.8xlarge
        out.cluster = std::move(cluster);
        out.model =
            experiment == Experiment::UnlikeLayers ? m_unlike : gptModel(1024, kGptLayers, 16, 52256, 1024);
        return out;
    }
    /// Whether there are times of its single layers.
    [[nodiscard]] bool knowsUnlikeLayers() const { return !m_unlike.measured->times.empty(); }

private:
    DeviceSpec m_turing;
    DeviceSpec m_volta;
    ModelSpec m_unlike;
};

std::optional<Experiment> experimentOf(std::string_view name)
{
    if (name == "homogeneous")
        return Experiment::Alike;
    if (name == "het_cluster")
        return Experiment::MixedCluster;
    if (name == "het_model")
        return Experiment::UnlikeLayers;
    return std::nullopt;
}

const char* cellOf(Experiment experiment)
{
    switch (experiment) {
    case Experiment::Alike:
        return "GPT-2 on 16 T4";
    case Experiment::MixedCluster:
        return "GPT-2 on V100 and T4";
    case Experiment::UnlikeLayers:
        break;
    }
    return "TransGAN on 16 V100";
}

/// Decoder layers of each stage out of the entries. Empty where the list is not cut into the stages.
std::vector<int> splitOf(Experiment experiment, std::string_view cell, int stages)
{
    std::vector<int> split = entriesOf(cell);
    if (static_cast<int>(split.size()) != stages)
        return {};
    if (experiment == Experiment::UnlikeLayers)
        return split;
    if (split.front() < kEntriesBefore || split.back() < kEntriesBehind)
        return {};
    split.front() -= kEntriesBefore;
    split.back() -= kEntriesBehind;
    return split;
}

constexpr std::array kAmpColumns {
    Column {"experiment", ColumnUse::Words},
    Column {"global_batch", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"layer_entries_per_stage", ColumnUse::Words},
    Column {"status", ColumnUse::Words},
    Column {"measured_s", ColumnUse::Number},
    Column {"amp_predicted_s"},
};

std::string ampId(const CsvTable& csv, std::size_t r)
{
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    return fmt::format(
        "tp{} dp{} pp{} mbs{}", number("tp"), number("dp"), number("pp"), number("micro_batch"));
}

Result<TimingRun> ampRun(const TimingRows& rows, std::size_t r)
{
    const CsvTable& csv = rows.csv;
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    const auto experiment = experimentOf(csv.cell(r, "experiment"));
    if (!experiment)
        return fail(
            ErrorCode::BadValue, fmt::format("no experiment is called \"{}\"", csv.cell(r, "experiment")));
    const auto measured = csv.number(r, "measured_s");
    if (csv.cell(r, "status") != "ok" || !measured)
        return fail(ErrorCode::BadValue, "the run did not finish");
    const Result<Machines> machines = Machines::of(rows.beside);
    if (!machines)
        return tl::unexpected<Error>(machines.error());
    if (*experiment == Experiment::UnlikeLayers && !machines->knowsUnlikeLayers())
        return fail(ErrorCode::BadValue, "the times of its single layers are not in the folder");

    TimingRun run;
    run.cell = cellOf(*experiment);
    run.step.project = machines->project(*experiment, number("tp") * number("dp") * number("pp"));
    Plan& plan = run.step.plan;
    plan = unfusedMegatronPlan(number("tp"), number("pp"));
    const int sequence = *experiment == Experiment::UnlikeLayers ? 81 : 1024;
    plan.workload = {sequence, number("micro_batch"), number("global_batch")};
    // "fp32_allreduce" (DachengLi1/AMP Megatron-LM-v1.1.5-3D_parallelism/examples/ds_config.json): of
    // sums over replicas, not of the tied embedding's, which both stages make of what they hold.
    plan.memory.gradients = GradientType::Bf16;
    plan.communication.reduceInFp32 = true;
    plan.stages.layersPerStage = splitOf(*experiment, csv.cell(r, "layer_entries_per_stage"), plan.layout.pp);
    if (plan.stages.layersPerStage.empty())
        return fail(ErrorCode::BadValue, "the list of entries is not cut into the stages");
    run.step.measured = Seconds(*measured);
    return run;
}

} // namespace

const TimingReader kAmpReader {kAmpColumns, ampId, ampRun, nullptr, "amp_layer_forward_times.csv"};

} // namespace rankloom
