// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/memory/activations.h"
#include "core/memory/in_flight.h"
#include "core/memory/memory_report.h"
#include "core/memory/shape.h"
#include "core/memory/static_bytes.h"
#include "core/memory/working_set.h"
#include "core/plan/stage_split.h"

namespace rankloom {

/// Layers of one kind on a rank, weighted by how many microbatches hold their activations at the peak.
struct LayersAlive {
    double saved = 0; ///< layer·microbatches with all tensors of the table
    double checkpoints = 0; ///< layer·microbatches of which only a group's input is kept
    double weightOnly = 0; ///< layer·microbatches that only wait for their weight gradient
};

/// Every number that makes up the memory of one pipeline rank; estimateMemory() adds them up and
/// explainMemory() names them, so that the two cannot disagree.
struct StageAccount {
    RankContents contents;
    RankParameters parameters;
    StaticBytes fixed;
    LayersAlive dense;
    LayersAlive moe;
    double embeddingTokens = 0; ///< saved by the embedding: token ids and dropout mask; inputs of MTP layers
    double offloaded = 0; ///< activations that left the device at the peak (to be subtracted)
    // Workspace: the larger of the two moments counts.
    double layerWorking = 0;
    double layerRecompute = 0;
    HeadWorkingSet head;
    bool peakAtLoss = false;
    double gathered = 0; ///< unsharded weights and gradients of sharded layers
    double dummyGradients = 0;
    double additive = 0;
    // Three truths.
    double reserve = 0;
    int communicators = 0;
    double inFlight = 0; ///< microbatches of the whole rank
    double activationPerChunk = 0;
};

/// What is the same on every rank of a plan, and the accounts themselves.
class Accountant {
public:
    Accountant(const Project& project, const Plan& plan);

    [[nodiscard]] const MemoryShape& shape() const { return m_shape; }
    [[nodiscard]] const LayerActivations& activations(bool moe) const { return moe ? m_moe : m_dense; }
    [[nodiscard]] StageAccount account(int rank);
    /// Bytes that one of `count` layers of a kind on a chunk keeps for one microbatch, mean over them.
    [[nodiscard]] double savedPerLayer(bool moe, int count) const;
    [[nodiscard]] StageMemory total(int rank, const StageAccount& account) const;

private:
    void addChunk(const StageLayers& stage, const ChunkInFlight& alive, StageAccount& out) const;
    void addLayers(int count, bool moe, const ChunkInFlight& alive, StageAccount& out) const;
    void addVocabulary(StageAccount& out, bool firstStage, bool lastStage, double inFlight) const;
    [[nodiscard]] double freedBefore(bool moe, const StageLayers* chunk) const;
    void setWorkspace(StageAccount& out, const StageLayers* lastChunk) const;
    [[nodiscard]] int countCommunicators() const;
    [[nodiscard]] double activationBytes(const StageAccount& account) const;

    Bytes m_capacity;
    MemoryShape m_shape;
    LayerActivations m_dense;
    LayerActivations m_moe;
    LayerParameters m_denseLayer;
    LayerParameters m_moeLayer;
    RankParameters m_denseShare;
    RankParameters m_moeShare;
    std::vector<StageLayers> m_stages;
    std::vector<int> m_moeBefore; ///< MoE layers in front of each decoder layer
    std::vector<ChunkInFlight> m_inFlight; ///< scratch, one entry per chunk of a rank
    int m_chunks = 1;
};

/// Parts of a rank's activations, in bytes.
double savedBytes(const LayersAlive& alive, const LayerActivations& layer);

} // namespace rankloom
