// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/phrase.h"
#include "core/serving/served_plan.h"

namespace rankloom {

/// What a device of a replica holds, on one stage.
struct ServingMemory {
    int stage = 0;
    Bytes capacity {}; ///< of the device
    Bytes usable {}; ///< what the engine takes of it
    Bytes weights {};
    Bytes planes {}; ///< of them, for planes of experts in few bits
    Bytes residentPlanes {}; ///< of those, that stay
    Bytes activations {}; ///< of the largest batch
    Bytes communication {}; ///< buffers of collectives
    Bytes reserved {}; ///< kernels, contexts, graphs
    Bytes cache {}; ///< left over for keys and values; below 0 = so much is missing
    Bytes keyValuePerToken {};
    std::int64_t blocks = 0; ///< of the cache, of every attention replica
    std::int64_t requests = 0; ///< of `tokens` each that fit beside the watermark, of the whole replica
    std::int64_t requestsPerMicrobatch = 0; ///< the same of one of the batches that a pipeline holds
    std::int64_t tokens = 0; ///< of the mean request at its end
    std::int64_t longest = 0; ///< tokens of the longest request at its end
    std::int64_t poolTokens = 0; ///< that the cache of the whole replica holds; longer requests are refused

    /// Whether the mean request does: then the plan serves, and longer ones may be refused.
    [[nodiscard]] bool fits() const { return requests > 0; }
    /// Whether no request is refused.
    [[nodiscard]] bool holdsLongest() const { return fits() && longest <= poolTokens; }
    /// What a device lacks to hold the mean request; 0 where it fits.
    [[nodiscard]] Bytes missing(int blockTokens) const;
};

/// What has to fit. Tokens are those of prompt and output.
struct KeptRequests {
    std::int64_t tokens = 1; ///< of the mean request
    std::int64_t longestPrompt = 1; ///< for schedulers that take prompts whole
    std::int64_t longest = 0; ///< of the longest request; 0 = all are as the mean one
};

/// Stage by stage. Activations of a step and buffers as TensorRT-LLM holds them (AIConfigurator v0.10.0), 2.6
/// GiB for the rest, beside what programs never see of a device.
std::vector<ServingMemory> servingMemoryOfStages(const ServedPlan& plan, const KeptRequests& kept);
/// Of the stage that has least room.
ServingMemory servingMemory(const ServedPlan& plan, const KeptRequests& kept);
inline ServingMemory servingMemory(const ServedPlan& plan, std::int64_t tokens, std::int64_t longestPrompt)
{
    return servingMemory(plan, KeptRequests {tokens, longestPrompt});
}

/// The verdict on it, for people: how many mean requests fit at once and whether the longest does; or what is
/// missing.
Phrase servingFit(const ServingMemory& memory, int blockTokens);

} // namespace rankloom
