// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/pass_graph.h"

namespace rankloom {

/// The copy streams of all devices: activations leave in the order of the forward passes and come back in
/// the order of the backward passes, one microbatch at a time in each direction.
///   out: starts with the forward pass, or when the stream is free
///   back: starts when it is out, the stream is free and the device begins the pass in front (one microbatch
///         is fetched ahead); the backward pass does not end before it
///   a backward pass waits at least the stage's lag, and what its way out had to queue, after its forward
class OffloadStreams {
public:
    explicit OffloadStreams(const PassGraph& graph);

    [[nodiscard]] bool active() const { return m_active; }
    /// Earliest start of the lane's next pass as far as its activations are concerned.
    [[nodiscard]] std::int64_t readyFor(const Pass& pass, int lane) const;
    /// The lane has run its next pass.
    void ran(const Pass& pass, int lane, std::int64_t start, std::int64_t end);
    /// Slices of all transfers, per lane. Call once.
    void moveInto(Timeline& timeline);

private:
    struct Device {
        std::int64_t outFree = 0;
        std::int64_t inFree = 0;
        std::int64_t lastStart = 0; ///< of the pass that ran last
        std::vector<Slice> out;
        std::vector<Slice> in;
    };
    struct Away {
        std::int64_t out = 0; ///< when everything has left
        std::int64_t back = 0; ///< earliest start of the backward pass by lag and queue
    };

    [[nodiscard]] std::size_t key(int stage, int microbatch) const;
    [[nodiscard]] std::int64_t fetchFrom(const Device& device, int stage, int microbatch) const;
    void leave(Device& device, const Pass& pass, std::int64_t start, std::int64_t end);
    void comeBack(Device& device, int stage, int microbatch);

    const PassGraph& m_graph;
    bool m_active;
    std::vector<Device> m_devices;
    std::vector<Away> m_away; ///< by (stage, microbatch)
};

} // namespace rankloom
