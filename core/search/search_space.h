// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/launcher.h"

namespace rankloom {

/// Which values of a degree a search may take: all between two bounds, or only some.
struct DegreeRange {
    static constexpr int kMost = std::numeric_limits<int>::max();
    int least = 1;
    int most = kMost;
    std::vector<int> only; ///< ascending; empty = all between the bounds

    [[nodiscard]] bool allows(int value) const
    {
        return value >= least && value <= most
            && (only.empty() || std::find(only.begin(), only.end(), value) != only.end());
    }
    [[nodiscard]] bool free() const { return least <= 1 && most == kMost && only.empty(); }
    friend bool operator==(const DegreeRange&, const DegreeRange&) = default;
};

/// Groups that must not reach over several nodes.
struct WithinNode {
    bool tensor = false;
    bool context = false;
    bool expert = false;
    bool data = false;
    bool pipeline = false;

    friend bool operator==(const WithinNode&, const WithinNode&) = default;
};

/// What a search may do to the compression of communication.
enum class CompressionFreedom : std::uint8_t {
    AsPlanned, ///< nothing: every layout has that of the plan
    Lossless, ///< none, or a tied embedding that is summed at once
    Lossy, ///< and PowerSGD, of sends, of the weight gradients that the step waits for, or of both
};
/// "as-planned", "lossless", "lossy".
std::string_view nameOf(CompressionFreedom freedom);
Result<CompressionFreedom> compressionFreedomNamed(std::string_view name);

/// What a layout search may choose from. Everything else stays as in the plan it starts from; placements of
/// ranks and experts and a stage split by hand are dropped, for they belong to one layout.
struct SearchSpace {
    DegreeRange tp;
    DegreeRange cp;
    DegreeRange pp;
    DegreeRange vpp; ///< chunks per pipeline rank, also the two of the V schedules
    DegreeRange ep;
    DegreeRange etp;
    DegreeRange dp;
    DegreeRange microBatchSize;
    std::vector<ScheduleKind> schedules;
    std::vector<VocabularyLayout> vocabularies;
    std::vector<Recompute> recomputes;
    std::vector<Sharding> shardings;
    std::vector<OffloadTarget> offloads; ///< with the fraction and the drives of the plan
    CompressionFreedom compression = CompressionFreedom::AsPlanned;
    WithinNode withinNode;
    Bytes leastHeadroom {}; ///< of the fullest device
    /// Also layouts that fit by the estimate, but not at the high end of its band: those whose memory depends
    /// on the routing and on how much the allocator wastes.
    bool acceptNarrowFit = false;
    std::vector<int> devices; ///< numbers of devices to search; empty = the whole cluster
    Launcher runsOn = Launcher::Any; ///< only layouts that it can be told

    friend bool operator==(const SearchSpace&, const SearchSpace&) = default;
};

/// Everything that a search can decide for a project: all schedules that are generated (the searched
/// `zb-automatic` and `zb-v-automatic` only when the plan uses them, custom orders never), all vocabulary
/// layouts, no recompute, what is usually recomputed selectively, and all; ZeRO stages 0 to 3 and the plan's
/// own sharding; no offload, and offload to the host where its link is known.
SearchSpace defaultSearchSpace(const Project& project, const Plan& plan);

/// The ways to compress that a search tries in plans that begin as `own` says, the mildest first.
std::vector<Compression> compressionChoices(const Compression& own, CompressionFreedom freedom);

/// Names of recompute and sharding choices, as a command line takes them: "none", "full", "full-uniform:4",
/// "full-block:2", "core_attn+mlp"; "zero-0" to "zero-3". Errors: BadValue with what is legal.
Result<Recompute> recomputeNamed(std::string_view name);
std::string nameOf(const Recompute& recompute);
Result<Sharding> shardingNamed(std::string_view name);
/// "zero-1", or the four extents where it is none of the stages.
std::string nameOf(const Sharding& sharding);

/// "8", "1..16", "2,4,8": a fixed value, bounds, or some values. Errors: BadValue.
Result<DegreeRange> readDegreeRange(std::string_view text);

/// "64" or "64,128": numbers of devices, ascending. Errors: BadValue.
Result<std::vector<int>> readDeviceCounts(std::string_view text);

/// The space as the member "space" of what writeSearch() writes: an object with the members of the struct,
/// degrees as [least, most] or a list under "only"; what is left out has the value of `fallback`. Writing and
/// reading give the same value. Errors: BadSyntax, BadValue.
Result<SearchSpace> readSearchSpace(std::string_view json, const SearchSpace& fallback);

/// The first `devices` of a cluster: whole nodes, or a part of the first one; measured links come along.
/// Errors: BadValue when that is neither, or more than there are.
Result<Cluster> firstDevices(const Cluster& cluster, int devices);

} // namespace rankloom
