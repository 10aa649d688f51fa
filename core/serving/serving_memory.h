// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/serving/served_plan.h"

namespace rankloom {

/// What the devices of a replica hold, on the stage that has least room.
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
    std::int64_t tokens = 0; ///< of a request at its end

    /// Whether one request does.
    [[nodiscard]] bool fits() const { return requests > 0; }
    /// What a device lacks to hold one request; 0 where it fits.
    [[nodiscard]] Bytes missing(int blockTokens) const;
};

/// `tokens`: of prompt and output of a typical request; `longestPrompt` for schedulers that take prompts
/// whole. Activations of a step and buffers as TensorRT-LLM holds them (AIConfigurator v0.10.0), 3.5 GiB for
/// the rest.
ServingMemory servingMemory(const ServedPlan& plan, std::int64_t tokens, std::int64_t longestPrompt);

} // namespace rankloom
