// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/collectives.h"
#include "core/timing/layer_time.h"
#include "core/timing/timing.h"

namespace rankloom {

/// One direction of the collectives inside a pass.
struct BothWays {
    Seconds forward {};
    Seconds backward {};
};

/// Collectives inside the passes of one pipeline rank, for one layer and microbatch, on its slowest groups.
struct LayerCommunication {
    BothWays tensorAttention; ///< around the attention block
    BothWays tensorFeedForward; ///< around a dense feed-forward part or the shared experts
    BothWays tensorExperts; ///< inside an expert (etp > 1)
    BothWays context;
    // What they send over the device's own link to the host while they run: see hostLinkRate().
    BytesPerSecond tensorOnHostLink {};
    BytesPerSecond expertTensorOnHostLink {};
    BytesPerSecond contextOnHostLink {};
};

/// The rate at which a collective takes from the link between a device and its host: that of its slowest link
/// where this is between nodes, for network ports are reached over it, or inside a node whose devices have no
/// faster link to each other; else nothing.
BytesPerSecond hostLinkRate(const Cluster& cluster, const CollectiveCost& cost);

/// Prices them for every pipeline rank and notes the slowest of each kind, `layersPerStep` layer passes a
/// step. Volumes per layer and microbatch: Megatron-LM with and without sequence parallelism, ring attention
/// or all-to-all over the heads.
/// What carries tokens to their experts and back is priced by ExpertExchange.
std::vector<LayerCommunication> passCommunication(const LaidOut& laid, const LayerTimer& timer,
    double layerPassesPerStep, std::vector<CollectiveUse>& uses);

/// Keys and values of a token in one layer, elements.
double keyValueWidth(const ModelSpec& model);

/// A group of ranks where it lies.
struct PlacedGroup {
    std::size_t pipelineRank = 0; ///< of its first member
    std::vector<int> devices;
};
/// The groups of a kind. Of neighbours on a pipeline rank that have the same links, member by member, there
/// is only the first: what they do at the same time takes as long.
enum class AlikeGroups : std::uint8_t {
    ByLinks,
    ByLinksAndSlots, ///< only if their members have the same slots in their nodes as well
};
std::vector<PlacedGroup> placedGroups(
    const LaidOut& laid, GroupKind kind, AlikeGroups alike = AlikeGroups::ByLinks);

} // namespace rankloom
