// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"
#include "core/plan/plan_fields.h"

namespace rankloom::detail {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

struct CompressionTarget {
    bool Compression::*field;
    const char* name;
};
constexpr CompressionTarget kCompressionTargets[] = {
    {&Compression::dataParallel, "data-parallel"},
    {&Compression::pipelineBackward, "pipeline-backward"},
    {&Compression::embeddingSync, "embedding-sync"},
};

ordered_json writeTargets(const Plan& plan)
{
    ordered_json out = ordered_json::array();
    for (const CompressionTarget& named : kCompressionTargets)
        if (plan.communication.compression.*named.field)
            out.push_back(named.name);
    return out;
}

void readTargets(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    if (!section.has(key))
        return;
    Compression& compression = plan.communication.compression;
    const std::vector<std::string> targets = section.texts(key);
    for (const CompressionTarget& named : kCompressionTargets)
        compression.*named.field = false;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto* const known = std::ranges::find(kCompressionTargets, targets[i],
            [](const CompressionTarget& named) { return std::string(named.name); });
        if (known == std::end(kCompressionTargets))
            findings.refuseValue(section.pointerTo(key) + pointerStep(i), targets[i],
                Phrase::of("\"data-parallel\", \"pipeline-backward\" or \"embedding-sync\""));
        else
            compression.*known->field = true;
    }
}

ordered_json writeRanks(const Plan& plan)
{
    return plan.deviceOfRank.empty() ? ordered_json("linear") : ordered_json(plan.deviceOfRank);
}

void readRanks(JsonObject& object, std::string_view key, Plan& plan, JsonFindings& findings)
{
    const json* ranks = object.member(key);
    if (ranks != nullptr && ranks->is_array())
        plan.deviceOfRank = object.integers(key, 0, kMostDevices - 1);
    else if (ranks != nullptr && *ranks != "linear")
        findings.refuseValue(
            object.pointerTo(key), *ranks, Phrase::of("\"linear\" or an array, device index per rank"));
}

ordered_json writeLocked(const Plan& plan) { return plan.lockedRanks; }

void readLocked(JsonObject& object, std::string_view key, Plan& plan, JsonFindings& /*findings*/)
{
    plan.lockedRanks = object.integers(key, 0, kMostDevices - 1);
    std::vector<int>& locked = plan.lockedRanks;
    std::ranges::sort(locked);
    locked.erase(std::unique(locked.begin(), locked.end()), locked.end());
}

ordered_json writeExperts(const Plan& plan)
{
    const ExpertPlacement& experts = plan.experts;
    if (experts.contiguous())
        return "contiguous";
    ordered_json out = ordered_json::array();
    for (const auto& layer : experts.devices) {
        ordered_json row = ordered_json::array();
        for (const std::vector<int>& replicas : layer)
            row.push_back(replicas.size() == 1 ? ordered_json(replicas.front()) : ordered_json(replicas));
        out.push_back(std::move(row));
    }
    return out;
}

/// One expert: a member of the expert-parallel group, or several that hold replicas.
std::vector<int> readReplicas(const json& value, const std::string& pointer, JsonFindings& findings)
{
    if (!value.is_array())
        return {integerOf(value, 0, kMostDevices - 1, pointer, findings)};
    if (value.empty())
        findings.refuse(ErrorCode::BadValue, pointer, Phrase::of("this expert is on no device"),
            Phrase::of("Name at least one member of the expert-parallel group."));
    std::vector<int> replicas;
    for (std::size_t i = 0; i < value.size() && !findings.error; ++i)
        replicas.push_back(integerOf(value[i], 0, kMostDevices - 1, pointer + pointerStep(i), findings));
    return replicas;
}

void readExperts(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    const json* placement = section.member(key);
    if (placement == nullptr || *placement == "contiguous")
        return;
    const std::string pointer = section.pointerTo(key);
    if (!placement->is_array()) {
        findings.refuseValue(pointer, *placement, Phrase::of("\"contiguous\" or an array per MoE layer"));
        return;
    }
    for (std::size_t l = 0; l < placement->size() && !findings.error; ++l) {
        const json& layer = (*placement)[l];
        const std::string layerPointer = pointer + pointerStep(l);
        if (!layer.is_array() || layer.empty())
            findings.refuseValue(layerPointer, layer, Phrase::of("an array, device index per expert"));
        std::vector<std::vector<int>> row;
        for (std::size_t e = 0; e < layer.size() && !findings.error; ++e)
            row.push_back(readReplicas(layer[e], layerPointer + pointerStep(e), findings));
        plan.experts.change().devices.push_back(std::move(row));
    }
}

ordered_json writeWhatIfs(const Plan& plan) { return whatIfListJson(plan.whatIf); }

void readWhatIfField(JsonObject& document, std::string_view /*key*/, Plan& plan, JsonFindings& findings)
{
    plan.whatIf = readWhatIfs(document, findings);
}

constexpr PlanField kCommunicationFields[] = {
    {"/communication/compression/kind", Phrase::word("compression"), Phrase::word("Compression"),
        Phrase::word("PowerSGD sends two thin factors of rank r instead of a whole gradient matrix. Top-k "
                     "sends the largest elements with their places. Quantised sends few bits an element and "
                     "a scale for each block (ZeRO++). All three lose digits; what that does to the model is "
                     "not estimated."),
        choice([](auto& p) -> auto& { return p.communication.compression.kind; })},
    {"/communication/compression/rank", Phrase::word("compression rank"), Phrase::word("… rank of sends"),
        Phrase::word(
            "PowerSGD: rank r of the factors of what is sent back between stages. Elements fall from "
            "n·m to r·(n + m)."),
        Integer {[](Plan& p) -> int& { return p.communication.compression.rank; }, 1, 1 << 16}},
    {"/communication/compression/dataParallelRank", Phrase::word("compression rank of weight gradients"),
        Phrase::word("… rank of gradients"),
        Phrase::word("PowerSGD: rank r of the factors of weight gradients, at most the smaller side of a "
                     "matrix. Norms and biases travel whole."),
        Integer {[](Plan& p) -> int& { return p.communication.compression.dataParallelRank; }, 1, 1 << 16}},
    {"/communication/compression/bits", Phrase::word("bits of compressed elements"),
        Phrase::word("… bits of gradients"),
        Phrase::word("Quantised: bits of an element of gradients, of weights and of activations: 4 or 8; 16 "
                     "sends them as they are. ZeRO++ takes 4 (qgZ)."),
        Integer {
            [](Plan& p) -> int& { return p.communication.compression.bits; }, 4, Compression::kWholeBits}},
    {"/communication/compression/weightBits", Phrase::word("bits of compressed weights"),
        Phrase::word("… bits of weights"),
        Phrase::word("Quantised: bits of an element of the weights that are gathered: 4 or 8; 16 sends them "
                     "as they are, 0 as the gradients. ZeRO++ takes 8 (qwZ)."),
        Integer {[](Plan& p) -> int& { return p.communication.compression.weightBits; }, 0,
            Compression::kWholeBits},
        Phrase::word("as gradients")},
    {"/communication/compression/blockSize", Phrase::word("elements that share a scale"),
        Phrase::word("… block size"), Phrase::word("Quantised: elements that share a scale of 4 bytes."),
        Integer {[](Plan& p) -> int& { return p.communication.compression.blockSize; }, 8, 1 << 20}},
    {"/communication/compression/keptShare", Phrase::word("share of elements kept"),
        Phrase::word("… kept elements"),
        Phrase::word("Top-k: share of the elements that are sent, each with its place in 4 bytes."),
        Decimal {[](Plan& p) -> double& { return p.communication.compression.keptShare; }, 1e-6, 1,
            ShownAs::Percent}},
    {"/communication/compression/targets", Phrase::word("compressed traffic"),
        Phrase::word("Compressed traffic"),
        Phrase::word("Which traffic is compressed: weight gradients, gradients sent back between stages; and "
                     "whether both stages of a tied embedding sum its gradients at once, which loses nothing "
                     "and needs no kind of compression."),
        Other {writeTargets, readTargets}},
    {"/communication/compression/epilogueOnly", Phrase::word("compression of the epilogue only"),
        Phrase::word("… epilogue only"),
        Phrase::word(
            "Of the sends between stages, only those that leave when neither end has a forward pass left: "
            "those before can hide behind computation."),
        Toggle {[](Plan& p) -> bool& { return p.communication.compression.epilogueOnly; }}},
    {"/communication/compression/links", Phrase::word("compressed links"), Phrase::word("… over links"),
        Phrase::word("Between which stages sends are compressed: all, or those on different nodes."),
        choice([](auto& p) -> auto& { return p.communication.compression.links; })},
    {"/communication/compression/errorFeedback", Phrase::word("error feedback"),
        Phrase::word("… error feedback"),
        Phrase::word(
            "PowerSGD and top-k: what a message lost is kept and added to the next one. Costs a copy "
            "of what is compressed. Quantised messages have none."),
        Toggle {[](Plan& p) -> bool& { return p.communication.compression.errorFeedback; }}},
    {"/communication/compression/stages", Phrase::word("compressed stages"), Phrase::word("… on stages"),
        Phrase::word("Numbers of the pipeline stages whose weight gradients are compressed. Empty: all of "
                     "them."),
        Integers {[](Plan& p) -> std::vector<int>& { return p.communication.compression.stages; }, 0,
            kMostDevices}},
    {"/communication/compression/criticalStages", Phrase::word("compression of critical stages only"),
        Phrase::word("… critical stages"),
        Phrase::word("Instead of a list of stages: those whose gradient reduction the step waits for, found "
                     "by the simulation."),
        Toggle {[](Plan& p) -> bool& { return p.communication.compression.criticalStages; }}},
    {"/communication/compression/costFactor", Phrase::word("cost of compression"),
        Phrase::word("… measured cost"),
        Phrase::word(
            "Measured seconds of compression and decompression over the estimated ones, which follow "
            "from sizes and from the rates of the GPU. 0: free. Fitted by rankloom-cli calibrate "
            "compression."),
        Decimal {[](Plan& p) -> double& { return p.communication.compression.costFactor; }, 0, 1000,
            ShownAs::Times, 0.1},
        Phrase::word("free")},
    {"/communication/compression/decompressionFactor", Phrase::word("cost of decompression"),
        Phrase::word("… of decompression"),
        Phrase::word("How much farther from the estimate decompression is than compression: its measured "
                     "seconds over the estimated ones, as a multiple of the factor above."),
        Decimal {[](Plan& p) -> double& { return p.communication.compression.decompressionFactor; }, 0, 1000,
            ShownAs::Times, 0.1},
        Phrase::word("free")},
    {"/communication/overlap/dp", Phrase::word("overlap of data parallelism"), Phrase::word("Overlap DP"),
        Phrase::word("Gradient reduction hides behind the backward pass of the last microbatch."),
        Toggle {[](Plan& p) -> bool& { return p.communication.overlapDp; }}},
    {"/communication/overlap/gather", Phrase::word("overlap of the weight gather"),
        Phrase::word("Overlap weight gather"),
        Phrase::word(
            "Weights that every rank gathers once a step, behind the optimizer, hide behind the first "
            "forward pass (Megatron-LM: overlap_param_gather). Off: the step waits for them. With "
            "“Overlap DP” alone."),
        Toggle {[](Plan& p) -> bool& { return p.communication.overlapGather; }}},
    {"/communication/overlap/tp", Phrase::word("overlap of tensor parallelism"), Phrase::word("Overlap TP"),
        Phrase::word("Tensor-parallel collectives are cut up and hidden behind matrix products."),
        Toggle {[](Plan& p) -> bool& { return p.communication.overlapTp; }}},
    {"/communication/overlap/tpShare", Phrase::word("hidden share of tensor parallelism"),
        Phrase::word("… hidden share"),
        Phrase::word(
            "Of the tensor-parallel collectives that could hide behind products the share that does. "
            "Transformer Engine's user buffers hide all of it; PyTorch's asynchronous tensor "
            "parallelism saved two fifths in public runs, for cut products are slower."),
        Decimal {[](Plan& p) -> double& { return p.communication.tensorShare; }, 0, 1, ShownAs::Percent, 5}},
    {"/communication/overlap/ep", Phrase::word("overlap of expert parallelism"), Phrase::word("Overlap EP"),
        Phrase::word("Expert all-to-alls are hidden behind other computation."),
        Toggle {[](Plan& p) -> bool& { return p.communication.overlapEp; }}},
    {"/communication/overlap/sharedExperts", Phrase::word("overlap of shared experts"),
        Phrase::word("Overlap shared experts"),
        Phrase::word("Shared experts run while tokens travel to the routed ones and back (Megatron-Core: "
                     "moe_shared_expert_overlap). With expert parallelism overlapped they hide it anyway."),
        Toggle {[](Plan& p) -> bool& { return p.communication.overlapShared; }}, kNoWords, true},
    {"/communication/expertDispatch", Phrase::word("dispatch to experts"), Phrase::word("Expert dispatch"),
        Phrase::word(
            "How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h elements "
            "per layer there and as many back, (EP − 1)/EP of them over links. Deduplicated: a copy per "
            "distinct GPU of the token instead of k, summed there before it comes back (DeepEP). "
            "Deduplicated "
            "and sorted on the way: the same by kernels that put tokens in the order of their experts and "
            "leave their counts on the GPU (HybridEP). "
            "Context-coherent: the token stays where its experts were, and training gathers keys and values "
            "of every layer over the EP group (ExFlow, arXiv 2401.08383)."),
        choice([](auto& p) -> auto& { return p.communication.expertDispatch; })},
    {"/communication/bucketBytes", Phrase::word("largest data-parallel message"), Phrase::word("Bucket size"),
        Phrase::word("Largest message in which gradients and weights travel once a step: ⌈bytes / size⌉ "
                     "messages, each with latencies of its own. PyTorch's DistributedDataParallel takes 25 "
                     "MiB; 0 sends all at once."),
        Decimal {[](Plan& p) -> double& { return p.communication.bucketBytes; }, 0, kMostBytes,
            ShownAs::Mebibytes, 5},
        Phrase::word("all at once")},
    {"/communication/reduceInFp32", Phrase::word("reduction of gradients in fp32"),
        Phrase::word("Reduce in FP32"),
        Phrase::word("Gradients that are held in 16 bits travel between replicas in 32 (DeepSpeed's "
                     "communication_data_type, once fp32_allreduce): twice the bytes. Those held in 32 do "
                     "so anyway."),
        Toggle {[](Plan& p) -> bool& { return p.communication.reduceInFp32; }}},
    {"/placement/ranks", Phrase::word("rank placement"), Phrase::word("Rank placement"),
        Phrase::word("The GPU of every rank."), Other {writeRanks, readRanks}},
    {"/placement/locked", Phrase::word("locked ranks"), Phrase::word("Locked ranks"),
        Phrase::word("Ranks that rank placement leaves on their GPUs."), Other {writeLocked, readLocked}},
    {"/experts/placement", Phrase::word("expert placement"), Phrase::word("Expert placement"),
        Phrase::word("The members of the expert-parallel group that hold each expert."),
        Other {writeExperts, readExperts}},
    {"/experts/capacityFactor", Phrase::word("capacity of experts"), Phrase::word("Expert capacity"),
        Phrase::word("Tokens that every expert takes, over the mean: more are dropped, fewer are padded "
                     "(Megatron-Core: moe_expert_capacity_factor with moe_pad_expert_input_to_capacity). "
                     "Experts are loaded alike, the host waits for no sizes, and graphs can hold the whole "
                     "step."),
        Decimal {[](Plan& p) -> double& { return p.execution.expertCapacity; }, 0, 1024, ShownAs::Times, 0.1},
        Phrase::word("no limit"), true},
    {"/experts/grouped", Phrase::word("grouped experts"), Phrase::word("Grouped experts"),
        Phrase::word("One kernel has a product of all experts of a GPU. Off: experts run one after another, "
                     "each product by itself (Megatron-Core without moe_grouped_gemm)."),
        Toggle {[](Plan& p) -> bool& { return p.execution.groupedExperts; }}, kNoWords, true},
    {"/experts/fusedPermutation", Phrase::word("fused permutation"), Phrase::word("Fused permutation"),
        Phrase::word(
            "One kernel brings tokens into the order of their experts, or back, and weighs them. Off: "
            "masks, indices, copies and sums by kernels of their own, three times the traffic "
            "(Megatron-Core without moe_permute_fusion)."),
        Toggle {[](Plan& p) -> bool& { return p.execution.fusedPermutation; }}, kNoWords, true},
    {"/experts/trace", Phrase::word("routing trace counted"), Phrase::word("Routing trace counted"),
        Phrase::word("Off: experts are taken as evenly loaded, whatever the routing trace says."),
        Toggle {[](Plan& p) -> bool& { return p.countTrace; }}, kNoWords, true},
    {"/experts/fittedOn", Phrase::word("tokens that the experts were placed by"),
        Phrase::word("Tokens that the experts were placed by"),
        Phrase::word("The tokens that the experts were placed by."),
        Text {[](const Plan& p) -> const std::string& { return p.experts->fittedOn; },
            [](Plan& p, std::string tokens) {
                if (tokens != p.experts->fittedOn)
                    p.experts.change().fittedOn = std::move(tokens);
            }},
        kNoWords, true},
    {"/whatIf", Phrase::word("what-if"), Phrase::word("What-if"),
        Phrase::word(
            "What the plan is evaluated under: parts of the cluster that are slower than they are, or gone."),
        Other {writeWhatIfs, readWhatIfField}},
};

} // namespace

std::span<const PlanField> communicationFields() { return kCommunicationFields; }

} // namespace rankloom::detail
