// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/cluster/link_table.h"

/// What collectives take, for whoever has links: Communicator, which says which link rules, and searches,
/// which ask millions of times. A link is anything that says how long bytes are on it, `time(bytes)`, and its
/// `latency`, both in seconds.
namespace rankloom::collectives {

/// One pass around a ring of `members` with `bytes` in every member's buffer: n - 1 steps, each with the n-th
/// part, at the pace of the slowest link. A measured curve says what share of the links' bandwidth a size
/// gets, with their latencies in it.
class RingPass {
public:
    RingPass(double bytes, std::size_t members, const CollectiveCurve* curve)
        : m_members(static_cast<double>(members))
        , m_part(bytes / m_members / (curve != nullptr && bytes > 0 ? curve->efficiency(Bytes(bytes)) : 1))
        , m_measured(curve != nullptr)
    {
    }

    template <class Link> [[nodiscard]] double stepOver(const Link& link) const
    {
        return (m_measured ? 0 : link.latency) + link.time(m_part);
    }
    [[nodiscard]] double time(double slowestStep) const { return (m_members - 1) * slowestStep; }

private:
    double m_members;
    double m_part;
    bool m_measured;
};

/// Half of the same pass in two halves, inside the nodes first and between them then: among `peers`, which
/// are the members in a node or the nodes, all but one's own part of the buffer over the slowest link. Around
/// a ring that takes peers - 1 steps.
template <class Link> double hierarchicalHalf(double bytes, double peers, double steps, const Link& slowest)
{
    return slowest.time((peers - 1) / peers * bytes) + steps * slowest.latency;
}

/// What a device is busy with in one direction, seconds: parts inside the node go through its fast port,
/// parts to or from other nodes through its network share, each serving its peers one after another, the two
/// at the same time.
struct PortUse {
    double inside = 0;
    double outside = 0;
    double latency = 0;

    /// `port`: the one of the two that is used.
    void add(double PortUse::*port, double time, double linkLatency)
    {
        this->*port += time;
        latency = std::max(latency, linkLatency);
    }
    [[nodiscard]] double time() const { return std::max(inside, outside) + latency; }
};

} // namespace rankloom::collectives
