// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/base/quantity.h"

/// Kernels of training that were measured alone, whatever file they stood in.
namespace rankloom {

/// In which numbers the products of a kernel are formed.
enum class KernelPrecision : std::uint8_t { Bits16, Bits8, Bits32 };

/// [m,k]·[k,n], or `count` of them in one kernel, each with weights of its own, where they are grouped.
struct ProductKernel {
    double m = 0;
    double n = 0;
    double k = 0;
    double resultBytes = 2; ///< moved per element of the result: written, or added to a sum
    bool grouped = false;
    double count = 1;
};

/// The core of attention of `heads` heads, those of a batch together.
struct AttentionKernel {
    double heads = 0;
    double queries = 0;
    double keys = 0;
    double queryKeyWidth = 0; ///< of a head
    double valueWidth = 0;
    bool causal = true;
    double window = 0; ///< keys that a query sees; 0 = all
    bool backward = false;
    double scoreBytes = 0; ///< moved per score where softmax runs in kernels of its own; 0 = fused
};

/// Reads and writes of memory in order, or of rows at places that are no neighbours.
struct MemoryKernel {
    Bytes bytes {};
    bool scattered = false;
};

/// The cast of a product's input to 8 bits, once as it lies and once transposed.
struct QuantiseKernel {
    double elements = 0;
};

/// One way between a device and its host, or another device of the node.
struct CopyKernel {
    Bytes bytes {};
    bool toHost = false;
};

/// Between the first devices of a cluster. `operation` as nccl-tests call it; `bytes` as they count them.
struct CollectiveKernel {
    std::string operation;
    int ranks = 0;
    Bytes bytes {};
};

/// Whose kernels an expert exchange runs: NCCL's all-to-all sends a copy per pick, the others one per rank.
enum class ExchangeLibrary : std::uint8_t { Nccl, DeepEp, HybridEp };

/// The tokens of a rank to the experts that they picked, or back: one way, evenly routed, in 16 bits.
struct ExchangeKernel {
    double tokens = 0;
    int hidden = 0;
    int experts = 0;
    int topK = 0;
    int ranks = 0;
    ExchangeLibrary library = ExchangeLibrary::Nccl;
};

using KernelWork = std::variant<ProductKernel, AttentionKernel, MemoryKernel, QuantiseKernel, CopyKernel,
    CollectiveKernel, ExchangeKernel>;

struct MeasuredKernel {
    std::string id; ///< of the file, or its place in it
    KernelPrecision precision = KernelPrecision::Bits16;
    std::vector<KernelWork> parts; ///< one after the other; mostly one
    Seconds time {}; ///< of all
};

/// An entry of a file that no law of ours speaks of, and why.
struct SkippedKernel {
    std::string id;
    std::string reason;
};

/// Kernels of one device, as a file has them.
struct KernelRates {
    std::string tool; ///< "rankloom-measure", "AIConfigurator", "SimuMax", "table"
    std::string device; ///< as the file names it: "NVIDIA H100 80GB HBM3"
    std::string software; ///< versions, where they are stated
    bool sharesFile = false; ///< with other devices
    std::vector<MeasuredKernel> kernels; ///< may be none of a device that shares a file with others
    std::vector<SkippedKernel> skipped;
};

/// Ranks that a kernel needs: 1 but for collectives and exchanges.
int ranksOf(const MeasuredKernel& kernel);
/// Of what kind a kernel is, in words for tables: "products in 16 bits", "grouped products in 8 bits".
std::string kindOf(const MeasuredKernel& kernel);

/// Operations of the core of attention that are useful: two products forward, five backward, of a causal
/// mask half of the pairs, of a window the pairs inside.
double usefulFlops(const AttentionKernel& kernel);
/// Keys that a query sees, twice the mean over the queries of a causal mask.
double keysSeenTwice(const AttentionKernel& kernel);

/// Whether every figure is one that a kernel can have: sizes and times above zero and not beyond what any
/// device holds.
bool isSound(const MeasuredKernel& kernel);

} // namespace rankloom
