// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memory.h"

#include <array>

#include <fmt/format.h>

#include "core/memory/host_memory.h"
#include "core/memory/stage_account.h"

namespace rankloom {

namespace {

/// Collects named parts, leaving out those of zero bytes.
class Items {
public:
    void add(MemoryCategory category, std::string name, double bytes)
    {
        if (bytes != 0)
            m_items.push_back({category, std::move(name), Bytes(bytes)});
    }
    [[nodiscard]] std::vector<MemoryItem> take() { return std::move(m_items); }

private:
    std::vector<MemoryItem> m_items;
};

void addStatic(const StaticBytes& fixed, Items& items)
{
    using C = MemoryCategory;
    items.add(C::Weights, "Decoder layers", fixed.denseWeights);
    items.add(C::Weights, "Embedding and head", fixed.embeddingWeights);
    items.add(C::Weights, "Experts", fixed.expertWeights);
    items.add(C::Weights, "Secondary copy", fixed.secondaryWeights);
    items.add(C::Gradients, "Decoder layers", fixed.denseGradients);
    items.add(C::Gradients, "Embedding and head", fixed.embeddingGradients);
    items.add(C::Gradients, "Experts", fixed.expertGradients);
    items.add(C::Optimizer, "Decoder layers", fixed.denseOptimizer);
    items.add(C::Optimizer, "Embedding and head", fixed.embeddingOptimizer);
    items.add(C::Optimizer, "Experts", fixed.expertOptimizer);
}

void addSaved(const LayersAlive& alive, const LayerActivations& layer, const char* kind, Items& items)
{
    for (std::size_t i = 0; i < kSavedTensorCount; ++i)
        items.add(MemoryCategory::Activations,
            fmt::format("{}, {} × {:.4g}", toString(static_cast<SavedTensor>(i)), kind, alive.saved),
            alive.saved * layer.bytes[i]);
    items.add(MemoryCategory::Activations, fmt::format("Checkpoints, {} × {:.4g}", kind, alive.checkpoints),
        alive.checkpoints * layer.checkpoint);
    items.add(MemoryCategory::Activations,
        fmt::format("Waiting for weight gradients, {} × {:.4g}", kind, alive.weightOnly),
        alive.weightOnly * layer.weightPass);
}

void addWorkspace(const StageAccount& account, Items& items)
{
    using C = MemoryCategory;
    switch (account.moment) {
    case PeakMoment::Loss:
        items.add(C::Workspace, "Logits", account.head.logits);
        items.add(C::Workspace, "Final norm", account.head.finalNorm);
        items.add(C::Workspace, "Gathered gradient of the head", account.head.gradient);
        items.add(C::Workspace, "Gathered layers", account.gathered);
        break;
    case PeakMoment::Backward:
    case PeakMoment::Recompute:
        items.add(C::Workspace, "Gradients inside a layer", account.layerWorking);
        items.add(C::Workspace, "Recomputed activations", account.layerRecompute);
        items.add(C::Workspace, "Gathered layers", account.gathered);
        break;
    case PeakMoment::Update:
        items.add(C::Workspace, "Intermediates of the update", account.update);
        break;
    }
    items.add(C::Workspace, "Dummy weight gradients", account.dummyGradients);
    items.add(C::Workspace, "Buffers for the gathered sequence", account.gatherBuffers);
    items.add(C::Workspace, "Error feedback", account.compression.feedback);
    items.add(C::Workspace, "Compressed messages", account.compression.buffers);
    items.add(C::Workspace, "Framework", account.additive);
    items.add(C::Workspace, "Scratch of products", account.libraries);
}

MemoryReport reportOf(const Accountant& accountant, const Project& project, const Plan& plan)
{
    const int ranks = accountant.shape().pp;
    MemoryReport report;
    report.fits = report.fitsAtWorst = true;
    report.stages.reserve(static_cast<std::size_t>(ranks));
    std::vector<Bytes> host; // of one device of each stage; nothing where nothing is offloaded
    for (int rank = 0; rank < ranks; ++rank) {
        const StageAccount account = accountant.account(rank);
        report.stages.push_back(accountant.memory(rank, accountant.fullestShare(rank), account));
        if (plan.memory.offload.any())
            host.emplace_back(account.hostBytes);
        const StageMemory& stage = report.stages.back();
        report.fits = report.fits && stage.device <= stage.capacity;
        report.fitsAtWorst = report.fitsAtWorst && stage.deviceHigh() <= stage.capacity;
        if (isFuller(stage, report.stages[static_cast<std::size_t>(report.peakStage)]))
            report.peakStage = rank;
    }
    report.host = hostMemory(project, plan, accountant.shape().layout, host);
    report.fits = report.fits && report.host.fits();
    report.fitsAtWorst = report.fitsAtWorst && report.host.fits();
    return report;
}

} // namespace

MemoryReport estimateMemory(const Project& project, const Plan& plan)
{
    return reportOf(Accountant(project, plan), project, plan);
}

MemoryReport estimateMemory(const LaidOut& laid)
{
    return reportOf(Accountant(laid), laid.project, laid.plan);
}

MemoryReport estimateMemory(const Project& project, const Plan& plan, const KnownSplit& known)
{
    return reportOf(Accountant(project, plan, known), project, plan);
}

const char* toString(PeakMoment moment)
{
    switch (moment) {
    case PeakMoment::Backward:
        return "backward";
    case PeakMoment::Recompute:
        return "recompute";
    case PeakMoment::Update:
        return "update";
    case PeakMoment::Loss:
        break;
    }
    return "loss";
}

const char* toString(MemoryCategory category)
{
    static constexpr std::array<const char*, 7> kNames {
        "Weights", "Gradients", "Optimizer", "Activations", "Workspace", "Reserve", "Context"};
    return kNames[static_cast<std::size_t>(category)];
}

std::vector<MemoryItem> explainMemory(const Accountant& accountant, int stage)
{
    const StageAccount account = accountant.account(stage);
    const StageMemory total = accountant.total(stage, account);
    const Calibration& calibration = accountant.shape().calibration;
    Items items;
    addStatic(account.fixed, items);
    if (account.moment != PeakMoment::Update) {
        const bool both = account.contents.dense && account.contents.moe;
        addSaved(account.dense, accountant.denseLayer(), both ? "dense layers" : "layers", items);
        addSaved(account.moe, account.moeLayer, both ? "MoE layers" : "layers", items);
        items.add(MemoryCategory::Activations, "Embedding", account.embeddingTokens);
        items.add(MemoryCategory::Activations, "Offloaded", -account.offloaded);
    }
    addWorkspace(account, items);
    items.add(MemoryCategory::Reserve, "Fragmentation", (total.reserved - total.allocated).value());
    items.add(MemoryCategory::Context, "Device context", calibration.contextBytes);
    items.add(MemoryCategory::Context, fmt::format("{} communicators", account.communicators),
        account.communicators * calibration.communicatorBytes);
    return items.take();
}

} // namespace rankloom
