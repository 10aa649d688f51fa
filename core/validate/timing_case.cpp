// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/timing_case.h"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "core/base/statistics.h"
#include "core/base/text.h"
#include "core/cluster/device_presets.h"
#include "core/memory/memory.h"
#include "core/model/parameters.h"
#include "core/plan/check.h"

namespace rankloom {

namespace {

struct PublishedDevice {
    std::string_view name;
    std::string_view preset;
    int domain = 8; ///< devices that reach each other over NVLink or its like
};
constexpr int kRack = 72;
constexpr std::array kDevices {
    PublishedDevice {"a100", "a100-sxm-80gb"},
    PublishedDevice {"a100-pcie", "a100-pcie-40gb"},
    PublishedDevice {"a800", "a800-sxm-80gb"},
    PublishedDevice {"b200", "b200-sxm-180gb"},
    PublishedDevice {"b300", "b300-sxm-288gb"},
    PublishedDevice {"gb200", "gb200-nvl-186gb", kRack},
    PublishedDevice {"gb300", "gb300-nvl-288gb", kRack},
    PublishedDevice {"h100", "h100-sxm-80gb"},
    PublishedDevice {"h200", "h200-sxm-141gb"},
    PublishedDevice {"h20", "h20-sxm-96gb"},
    PublishedDevice {"h800", "h800-sxm-80gb"},
    PublishedDevice {"mi300x", "mi300x-192gb"},
    PublishedDevice {"mi325x", "mi325x-256gb"},
    PublishedDevice {"mi355x", "mi355x-288gb"},
};

std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 1099511628211ULL;
    }
    // Short texts that differ in their last digits differ in few high bits until mixed.
    hash ^= hash >> 33U;
    hash *= 0xff51afd7ed558ccdULL;
    hash ^= hash >> 33U;
    return hash;
}

} // namespace

Result<Cluster> publishedCluster(int devices, std::string_view device)
{
    std::string name = lowerCase(device);
    if (name.starts_with("dgx-"))
        name.erase(0, 4);
    const auto* const known = std::ranges::find(kDevices, name, &PublishedDevice::name);
    if (known == kDevices.end())
        return fail(ErrorCode::BadValue, fmt::format("no preset describes the system \"{}\"", device));
    int perNode = known->domain;
    if (known->domain == kRack) // jobs fill racks evenly
        while (perNode > 1 && devices % perNode != 0)
            --perNode;
    return clusterOf(devices, known->preset, perNode);
}

Result<std::vector<int>> countedSplit(const ModelSpec& model, int stages)
{
    const int layers = model.layers + model.mtpLayers;
    for (const int counted : {0, 1, 2})
        if (stages > 0 && (layers + counted) % stages == 0) {
            const int each = (layers + counted) / stages;
            std::vector<int> split(static_cast<std::size_t>(stages), each);
            split.back() -= model.mtpLayers + (counted > 0 ? 1 : 0); // the loss, or it and the embedding
            split.front() -= counted == 2 ? 1 : 0;
            if (split.back() < 0)
                break;
            return counted + model.mtpLayers == 0 ? std::vector<int> {} : split;
        }
    if (layers < stages)
        return fail(ErrorCode::BadValue, "there are more virtual stages than layers");
    return std::vector<int> {};
}

Result<Precision> publishedPrecision(std::string_view name)
{
    const std::string word = lowerCase(name);
    if (word == "bf16")
        return Precision::Bf16Mixed;
    if (word == "fp16")
        return Precision::Fp16Mixed;
    if (word == "fp32")
        return Precision::Fp32;
    if (word.starts_with("fp8") || word.starts_with("mxfp8"))
        return Precision::Fp8Mixed;
    return fail(ErrorCode::Unsupported,
        word.empty() ? std::string("the precision is not given")
                     : fmt::format("products in {} are not modelled", name));
}

double megatronFlopsPerToken(const ModelSpec& model, int sequence)
{
    const ParameterCounts counts = countParameters(model);
    const double embedding = model.tiedEmbeddings ? 0 : static_cast<double>(model.vocabulary) * model.hidden;
    const double pairs = model.mla
        ? 0.5 * (model.mla->nopeHeadDim + model.mla->ropeHeadDim + model.mla->valueHeadDim)
        : 2.0 * model.headDim;
    return 6 * (static_cast<double>(counts.active) - embedding)
        + 6.0 * model.layers * sequence * model.heads * pairs;
}

void recomputeAsNeeded(const Project& project, Plan& plan)
{
    if (brokenRule(project, plan))
        return; // is said where runs are judged
    const auto fits = [&project](const Plan& tried) {
        return std::ranges::all_of(estimateMemory(project, tried).stages, [](const StageMemory& stage) {
            return stage.reservedLow + (stage.device - stage.reserved) <= stage.capacity;
        });
    };
    if (fits(plan))
        return;
    const int stages = std::max(1, plan.layout.pp * plan.layout.vpp);
    int least = 1;
    int most = (project.model->layers + stages - 1) / stages;
    plan.memory.recompute = {RecomputeMode::FullBlock, {}, most};
    while (least < most) {
        plan.memory.recompute.layers = (least + most) / 2;
        if (fits(plan))
            most = plan.memory.recompute.layers;
        else
            least = plan.memory.recompute.layers + 1;
    }
    plan.memory.recompute.layers = most;
}

ModelSpec gptModel(int hidden, int layers, int heads, int vocabulary, int sequence)
{
    ModelSpec model;
    model.layers = layers;
    model.hidden = hidden;
    model.heads = heads;
    model.kvHeads = heads;
    model.headDim = heads > 0 ? hidden / heads : 0;
    model.ffn = 4 * hidden;
    model.gatedMlp = false;
    model.vocabulary = vocabulary;
    model.tiedEmbeddings = true;
    model.learnedPositions = sequence;
    model.norm = NormKind::LayerNorm;
    model.qkvBias = model.outputBias = model.mlpBias = true;
    return model;
}

Result<Cluster> clusterOf(int devices, std::string_view devicePreset, int perNode)
{
    const Result<DeviceSpec> device = rankloom::devicePreset(devicePreset);
    if (!device)
        return tl::unexpected<Error>(device.error());
    const int each = devices % perNode == 0 ? perNode : devices;
    return makeCluster(std::max(1, devices) / std::max(1, each), std::max(1, each), *device);
}

Plan unfusedMegatronPlan(int tp, int pp)
{
    Plan plan;
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    plan.layout.sequenceParallel = false;
    plan.memory.precision = Precision::Fp16Mixed;
    plan.memory.sharding.optimizer = {};
    plan.memory.flashAttention = false;
    plan.memory.dropout = true;
    plan.memory.crossEntropy = CrossEntropy::VocabularyParallel;
    plan.communication.overlapDp = false;
    return plan;
}

std::vector<int> halvesOf(const std::vector<std::string>& configurations)
{
    std::vector<std::uint64_t> hashes;
    hashes.reserve(configurations.size());
    for (const std::string& configuration : configurations)
        hashes.push_back(hashOf(configuration));
    std::vector<int> halves;
    if (hashes.empty())
        return halves;
    halves.reserve(hashes.size());
    const std::uint64_t middle = quantile(hashes, 0.5);
    for (const std::uint64_t hash : hashes)
        halves.push_back(hash < middle ? 0 : 1);
    return halves;
}

Result<TimingRun> readRun(const TimingReader& reader, const TimingRows& rows, std::size_t row)
{
    if (const Result<void> sound = readable(rows.csv, row, reader.columns); !sound)
        return tl::unexpected<Error>(sound.error());
    Result<TimingRun> run = reader.runOf(rows, row);
    if (run)
        run->id = reader.idOf(rows.csv, row);
    return run;
}

namespace {

/// What the words of these runs say beside what plans can, each with the number of its runs.
std::string unsaidNote(const std::vector<TimingRun>& runs)
{
    std::map<std::string, int> counts;
    for (const TimingRun& run : runs)
        for (const std::string& word : run.unsaid)
            ++counts[word];
    std::string note;
    for (const auto& [word, count] : counts)
        note += fmt::format(
            "{}{} rows say \"{}\", which no plan has a setting for", note.empty() ? "" : "; ", count, word);
    return note;
}

} // namespace

TimingRuns readRuns(const TimingReader& reader, const TimingRows& rows)
{
    TimingRuns out;
    for (std::size_t r = 0; r < rows.csv.rows(); ++r) {
        Result<TimingRun> run = readRun(reader, rows, r);
        if (!run) {
            out.skip(reader.idOf(rows.csv, r), run.error().message.english());
            continue;
        }
        if (run->outcome == RunOutcome::Failed)
            out.skip(run->id, "the run did not finish");
        auto& list = run->outcome == RunOutcome::Finished ? out.runs
            : run->outcome == RunOutcome::Failed          ? out.failed
                                                          : out.outOfMemory;
        list.push_back(std::move(*run));
    }
    if (reader.finish != nullptr)
        reader.finish(out.runs);
    out.note = unreadColumns(rows.csv, reader.columns);
    if (const std::string unsaid = unsaidNote(out.runs); !unsaid.empty())
        out.note += (out.note.empty() ? "" : "; ") + unsaid;
    return out;
}

} // namespace rankloom
