// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/memory/activations.h"
#include "core/memory/compression_bytes.h"
#include "core/memory/expert_shares.h"
#include "core/memory/in_flight.h"
#include "core/memory/memory.h"
#include "core/memory/memory_report.h"
#include "core/memory/shape.h"
#include "core/memory/static_bytes.h"
#include "core/memory/working_set.h"
#include "core/plan/laid_out.h"
#include "core/plan/stage_split.h"

namespace rankloom {

/// Layers of one kind on a rank, weighted by how many microbatches hold their activations at the peak.
struct LayersAlive {
    double saved = 0; ///< layer·microbatches with all tensors of the table
    double checkpoints = 0; ///< layer·microbatches of which only a group's input is kept
    double weightOnly = 0; ///< layer·microbatches that only wait for their weight gradient
};

/// Layers of one kind on a virtual stage: those that full recompute leaves whole, and the checkpoints it
/// keeps instead of the others.
struct RecomputeSplit {
    int layers = 0;
    double whole = 0; ///< a measured layer counts as many as it saves as much as
    int checkpoints = 0;

    void add(const Recompute& recompute, int indexInStage);
};

/// Every number that makes up the memory of one pipeline rank; estimateMemory() adds them up and
/// explainMemory() names them, so that the two cannot disagree.
struct StageAccount {
    RankContents contents;
    RankParameters parameters;
    StaticBytes fixed;
    LayersAlive dense;
    LayersAlive moe;
    LayerActivations moeLayer; ///< of the MoE layers, with the tokens that this rank's experts get
    double embeddingTokens = 0; ///< saved by the embedding: token ids and dropout mask; inputs of MTP layers
    double offloaded = 0; ///< activations that left the device at the peak (to be subtracted)
    double hostBytes = 0; ///< pinned for the device in host memory
    // Workspace: that of the fullest moment counts.
    double layerWorking = 0;
    double layerRecompute = 0;
    HeadWorkingSet head;
    double update = 0; ///< of the optimizer
    PeakMoment moment = PeakMoment::Backward;
    double gathered = 0; ///< whole weights and gradients of sharded layers, and what passes cast
    double dummyGradients = 0;
    double gatherBuffers = 0;
    CompressionBytes compression;
    double additive = 0;
    double libraries = 0; ///< scratch of products, more (or less) than `additive` has
    // Three truths.
    double held = 0; ///< reserved for inputs of collectives that the device has not passed yet
    int communicators = 0;
    double inFlight = 0; ///< microbatches of the whole rank
    double activationPerChunk = 0;

    /// Of passes or, at an update, of the optimizer.
    [[nodiscard]] double momentary() const
    {
        return moment == PeakMoment::Update
            ? update
            : (moment == PeakMoment::Loss ? head.total() : layerWorking + layerRecompute) + gathered;
    }
};

/// What is the same on every rank of a plan, and the accounts of its pipeline ranks: of the fullest member of
/// the expert-parallel group, or of a member with a given share.
class Accountant {
public:
    Accountant(const Project& project, const Plan& plan);
    /// Of the devices that a laid-out plan looks at.
    explicit Accountant(const LaidOut& laid);
    /// Of a plan whose split is known, which outlives the accountant.
    Accountant(const Project& project, const Plan& plan, const KnownSplit& known);
    Accountant(const Accountant&) = delete;
    Accountant& operator=(const Accountant&) = delete;
    Accountant(Accountant&&) = default;

    [[nodiscard]] const MemoryShape& shape() const { return m_shape; }
    [[nodiscard]] const LayerActivations& denseLayer() const { return m_dense; }
    [[nodiscard]] StageAccount account(int rank) const;
    [[nodiscard]] StageAccount account(int rank, const ExpertShare& share) const;
    /// Bytes that one layer of a kind on a virtual stage keeps for one microbatch, mean over them.
    [[nodiscard]] double savedPerLayer(const StageLayers& stage, LayerKind kind) const;
    /// What one layer of a kind saves for one microbatch on the fullest member of the last pipeline rank, the
    /// one that is sure to have MoE layers.
    [[nodiscard]] const LayerActivations& activations(LayerKind kind) const
    {
        return kind == LayerKind::Experts ? experts(m_shape.pp - 1).layer : m_dense;
    }
    /// Memory of an account, without its band.
    [[nodiscard]] StageMemory total(int rank, const StageAccount& account) const;
    /// The same memory on a device of a kind of the cluster.
    [[nodiscard]] StageMemory onKind(StageMemory memory, std::size_t kind) const;
    /// Shares of the members of a pipeline rank's expert-parallel groups; one where all are alike.
    [[nodiscard]] std::vector<ExpertShare> shares(int rank) const;
    [[nodiscard]] const ExpertShare& fullestShare(int rank) const { return experts(rank).share; }
    /// Memory of a pipeline rank's members with that share, and its band: the load of the fullest member
    /// moves between the ends that ExpertShares::band() gives, the others with it.
    [[nodiscard]] StageMemory memory(int rank, const ExpertShare& share) const;
    /// The same of members whose account is known.
    [[nodiscard]] StageMemory memory(int rank, const ExpertShare& share, const StageAccount& expected) const;

private:
    /// `laid`: null = lay the plan out where that matters.
    Accountant(const Project& project, const Plan& plan, const KnownSplit& known, const LaidOut* laid);

    /// The fullest member of a pipeline rank.
    struct StageExperts {
        ExpertShare share;
        LayerActivations layer;
    };

    /// Where no layer has experts one stands for all ranks.
    [[nodiscard]] const StageExperts& experts(int rank) const
    {
        return m_experts.empty() ? m_noExperts : m_experts[static_cast<std::size_t>(rank)];
    }
    [[nodiscard]] int moeLayersOf(const StageLayers& stage) const
    {
        return m_moeBefore.empty()
            ? 0
            : m_moeBefore[static_cast<std::size_t>(stage.firstLayer + stage.layerCount)]
                - m_moeBefore[static_cast<std::size_t>(stage.firstLayer)];
    }
    void addChunk(const StageLayers& stage, const ChunkInFlight& alive, StageAccount& out) const;
    [[nodiscard]] RecomputeSplit splitOf(const StageLayers& stage, LayerKind kind) const;
    [[nodiscard]] double wholeLayers(const StageLayers& stage, LayerKind kind) const;
    void addLayers(
        const RecomputeSplit& split, LayerKind kind, const ChunkInFlight& alive, StageAccount& out) const;
    struct Ends {
        bool first; ///< of the model: its embedding
        bool last; ///< its head
    };
    void addEnds(StageAccount& out, const Ends& ends, double inFlight) const;
    void findTightest(const LaidOut& laid);
    [[nodiscard]] bool measuredSaved() const
    {
        return m_shape.model.measured && !m_shape.model.measured->savedBytes.empty();
    }
    void findFullestMembers();
    [[nodiscard]] StageAccount account(
        int rank, const ExpertShare& share, const LayerActivations& moeLayer) const;
    [[nodiscard]] double freedBefore(LayerKind kind, const StageLayers* chunk, const StageAccount& out) const;
    void setWorkspace(StageAccount& out, const StageLayers* lastChunk) const;
    [[nodiscard]] double gatheredBytes(const StageAccount& account) const;
    void findMoment(StageAccount& out) const;
    [[nodiscard]] double dummyGradients(const RankContents& contents) const;
    [[nodiscard]] double libraryWorkspace(const StageAccount& account) const;
    void setSequenceBuffers(StageAccount& out) const;
    [[nodiscard]] int countCommunicators() const;
    [[nodiscard]] double hostBytes(const StageAccount& account) const;
    /// What one layer of the rank saves for one microbatch, of the kind that saves more.
    [[nodiscard]] double largestLayer(const StageAccount& account) const;
    [[nodiscard]] double activationBytes(const StageAccount& account) const;

    const Cluster& m_cluster;
    std::vector<std::size_t> m_tightest; ///< by pipeline rank, the kind of device with least memory
    bool m_eightBits; ///< the devices have products in 8 bits
    MemoryShape m_shape;
    ExpertShares m_shares;
    LayerActivations m_dense;
    RankParameters m_denseShare; ///< of one layer
    RankParameters m_moeShare;
    std::vector<StageLayers> m_ownStages; ///< where nobody knew them
    std::vector<RankParameters> m_ownHeld;
    std::span<const StageLayers> m_stages;
    std::span<const RankParameters> m_held; ///< per pipeline rank
    StageExperts m_noExperts;
    std::vector<StageExperts> m_experts; ///< per pipeline rank; empty = no layer has any
    std::vector<int> m_moeBefore; ///< MoE layers in front of each decoder layer; empty = there are none
    int m_chunks = 1;
    StagePlacement m_placement;
    bool m_twoCopies = false; ///< every pipeline rank holds its mirrored stage too
    mutable std::array<std::optional<double>, 8> m_dummies; ///< see dummyGradients(); once they were needed
};

/// Parts of a rank's activations, in bytes.
double savedBytes(const LayersAlive& alive, const LayerActivations& layer);

} // namespace rankloom
