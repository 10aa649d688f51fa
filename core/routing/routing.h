// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rankloom {

/// Load in consecutive windows of a trace: how routing drifts. Windows are `width` tokens wide (steps, where
/// a trace holds counts and no tokens); the last may be shorter.
struct LoadWindows {
    std::int64_t width = 0; ///< 0 = unknown
    int count = 0;
    std::vector<std::int64_t> load; ///< [count][layers][experts], picks

    friend bool operator==(const LoadWindows&, const LoadWindows&) = default;
};

/// Whole tokens of a trace, for what pairs of experts do not tell: the devices a token touches under a
/// placement, and how it moves through the layers. All tokens of a short trace; of a long one an even share
/// that a hash of file and token number chooses, the same on every machine.
struct RoutingSample {
    /// 8 MiB: every token of 16,701 with 26 layers and 6 picks; between 4,500 and 9,000 with 58 and 8.
    static constexpr std::size_t kMostPicks = std::size_t {1} << 22U;

    std::int64_t tokens = 0; ///< 0 = none
    std::vector<std::uint16_t> picks; ///< [layers][tokens][topK], every layer in the same order of tokens

    friend bool operator==(const RoutingSample&, const RoutingSample&) = default;
};

/// What a routing trace says about a mixture-of-experts model, counted exactly. Layers are MoE layers in
/// order (row 0 is the first MoE layer of the model), experts count from 0. Empty vectors = no trace. A trace
/// that holds counts instead of tokens has neither transitions nor coactivation, and may leave topK and
/// tokens unknown (0).
struct RoutingStatistics {
    int layers = 0;
    int experts = 0;
    int topK = 0;
    std::int64_t tokens = 0; ///< tokens seen by every layer (the largest count over layers)
    /// Which tokens of the traces these are, as the project file says it: "train 0.7, seed 1, blocks of 256;
    /// time 0.5-1; task=chat". Empty = all of them.
    std::string part;
    std::vector<int> modelLayers; ///< for each row the decoder layer index as the trace names it

    /// load[l][e]: picks of expert e in layer l; each row sums to tokens·topK when no row is missing.
    std::vector<std::int64_t> load;
    /// transitions[l][i][j] for l in 0..layers-2: pairs (pick i in layer l, pick j in layer l+1) of one
    /// token, all topK·topK pairs counted.
    std::vector<std::int64_t> transitions;
    /// coactivation[l][i][j]: tokens that pick both i and j (i != j) in layer l; symmetric, zero diagonal.
    std::vector<std::int64_t> coactivation;
    LoadWindows windows; ///< width 0 where the trace is too large to tell windows apart
    /// Empty where the trace holds counts, or layers that pick different numbers of experts.
    RoutingSample sample;

    [[nodiscard]] bool empty() const { return layers == 0; }
    [[nodiscard]] std::size_t loadIndex(int layer, int expert) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(experts)
            + static_cast<std::size_t>(expert);
    }
    /// Picks of the sampled tokens in a layer, [tokens][topK].
    [[nodiscard]] std::span<const std::uint16_t> samplePicks(int layer) const
    {
        const auto size = static_cast<std::size_t>(sample.tokens) * static_cast<std::size_t>(topK);
        return std::span(sample.picks).subspan(static_cast<std::size_t>(layer) * size, size);
    }
    [[nodiscard]] std::size_t pairIndex(int layer, int from, int to) const
    {
        return loadIndex(layer, from) * static_cast<std::size_t>(experts) + static_cast<std::size_t>(to);
    }

    friend bool operator==(const RoutingStatistics&, const RoutingStatistics&) = default;
};

/// Picks of consecutive tokens in one layer: `experts` holds tokens·topK ids, token by token. Or, of a file
/// that holds only counts, the picks of every expert in one layer during one step: then `experts` is empty.
struct RoutingBatch {
    int layer = 0; ///< as the file names it
    int topK = 0; ///< of counts: 0 where the file does not say
    std::int64_t firstToken =
        0; ///< number of the first token within (this file, this layer); of counts: step
    std::span<const std::int32_t> experts;
    std::span<const std::int64_t> counts {}; ///< [experts]

    [[nodiscard]] bool isCounts() const { return !counts.empty(); }
};

/// What a person says about an imported trace: task=intent, date=2026-11-02, part=prefill.
struct TraceTag {
    std::string key;
    std::string value;

    friend bool operator==(const TraceTag&, const TraceTag&) = default;
};

/// Which part of a trace counts. The trace is cut into blocks of consecutive tokens (steps of counts), and a
/// hash of seed, file and block decides, so that the same token falls into the same part in every layer and
/// on every machine.
struct TraceSplit {
    enum class Part : std::uint8_t { All, Train, Test };
    Part part = Part::All;
    double trainShare = 0.7;
    std::uint64_t seed = 1;
    std::int64_t blockTokens = 256; ///< neighbouring tokens are alike: they stay together

    friend bool operator==(const TraceSplit&, const TraceSplit&) = default;
};

} // namespace rankloom
