// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/evaluate/calibration.h"
#include "core/validate/table_columns.h"
#include "core/validate/validation.h"

namespace rankloom {

/// How a run ended.
enum class RunOutcome : std::uint8_t {
    Finished,
    Failed, ///< for want of memory, or crashed: which, is not told
    OutOfMemory,
};

/// A measured training step as a table describes it.
struct TimingRun {
    std::string id;
    /// Runs of one cell (model and number of nodes) are ranked against each other; empty = not ranked.
    std::string cell;
    /// Who published it, where a file joins several: what constants are fitted without in turn. Else empty.
    std::string source;
    MeasuredStep step;
    RunOutcome outcome = RunOutcome::Finished;
    /// Known words of its row that no plan has a setting for, and that move a step.
    std::vector<std::string> unsaid;
    /// Inputs of collectives that the allocator may hold at worst (MemoryChoice::heldCollectiveInputs).
    double mostHeldInputs = 0;
    double memoryGib = 0; ///< measured on one of its devices, scope as the file has it; 0 = not given
    bool healthy = true; ///< false: ranked, but its time says more about faults than about the plan
};

/// The usable rows of one file.
struct TimingRuns {
    std::vector<TimingRun> runs;
    std::vector<TimingRun> failed; ///< ranked runs that did not finish: for want of memory, or crashed
    std::vector<TimingRun> outOfMemory; ///< known to have failed for want of memory
    std::vector<ValidationSkip> skipped;
    std::string note; ///< what of the file was not read, or cannot be said; usually empty

    void skip(std::string id, std::string reason) { skipped.push_back({std::move(id), std::move(reason)}); }
};

/// A GPT-style decoder: LayerNorm, biases, learned positions, two-matrix feed-forward part of 4·hidden, tied
/// embeddings.
ModelSpec gptModel(int hidden, int layers, int heads, int vocabulary, int sequence);
/// Nodes of eight devices (or one smaller node) with the tiers of a device preset. Errors: BadValue.
Result<Cluster> clusterOf(int devices, std::string_view devicePreset, int perNode = 8);
/// The same for a device as tables of measurements name it ("DGX-GB200", "H100", "A800"), where devices of
/// one NVLink domain of a rack count as a node. Errors: BadValue where no preset describes it.
Result<Cluster> publishedCluster(int devices, std::string_view device);
/// Decoder layers of each virtual stage where Megatron counts the embedding, the loss or both as a layer;
/// empty = as even as possible. Errors: BadValue with more stages than there are layers.
Result<std::vector<int>> countedSplit(const ModelSpec& model, int stages);
/// The precision of products as tables name it: "bf16", "FP8-CS", "MXFP8". Errors: Unsupported below 8 bits.
Result<Precision> publishedPrecision(std::string_view name);
/// Operations of a training step per token as Megatron-LM counts them: three times those of the forward
/// products, output layer included, and of attention over all pairs of tokens (half of them in latent
/// attention), nothing for recomputation (NVIDIA/Megatron-LM megatron/training/training.py,
/// num_floating_point_operations).
double megatronFlopsPerToken(const ModelSpec& model, int sequence);
/// Microsoft's and NVIDIA's Megatron before fused attention: fp16, dropout, attention in separate kernels, no
/// sharding, gradients reduced after the last backward pass.
Plan unfusedMegatronPlan(int tp, int pp);
/// Of a run that does not say what it recomputes, and ran: the fewest whole layers of each virtual stage
/// without which it would not fit at the low end of its band; all where even that is too little.
void recomputeAsNeeded(const Project& project, Plan& plan);
/// The launcher that SimuMax measures with (MooreThreads/SimuMax docs/b200/b200_real_repro_guide.md, section
/// 3.3): gradients reduced after the last backward pass, a capacity factor of 1 that makes routing exactly
/// even, context parallelism by all-to-all.
void setSimumaxRun(Plan& plan);

/// For each configuration 0 or 1, the half it belongs to: below or from the median of a hash of its text
/// (FNV-1a, 64 bit, with a final mix), so that equal configurations never meet on both sides of a test.
std::vector<int> halvesOf(const std::vector<std::string>& configurations);

/// A table of runs, and the one that it needs beside it, where it needs one.
struct TimingRows {
    const CsvTable& csv;
    const CsvTable* beside = nullptr;
};

/// How files of one kind are read: row by row, so that the plan of one costs no other.
struct TimingReader {
    std::span<const Column> columns;
    /// What a row is called; rows of one configuration may share it.
    std::string (*idOf)(const CsvTable& csv, std::size_t row);
    /// The run, but for its id. Errors: why the row is none that a plan could state.
    Result<TimingRun> (*runOf)(const TimingRows& rows, std::size_t row);
    /// What only all runs together tell, or null.
    void (*finish)(std::vector<TimingRun>& runs) = nullptr;
    const char* beside = nullptr; ///< file with the other table
};
extern const TimingReader kVtrainReader;
extern const TimingReader kKorthikantiReader;
extern const TimingReader kBloomReader;
extern const TimingReader kSimumaxReader;
extern const TimingReader kNanotronReader;
extern const TimingReader kFoundryReader;
extern const TimingReader kBridgeReader;
extern const TimingReader kAmpReader;
extern const TimingReader kPublishedReader;

/// One row; what its columns say is looked at first. Errors: why it is skipped.
Result<TimingRun> readRun(const TimingReader& reader, const TimingRows& rows, std::size_t row);
/// All rows.
TimingRuns readRuns(const TimingReader& reader, const TimingRows& rows);

} // namespace rankloom
