// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/pass_graph.h"

namespace rankloom {

/// A collective over all devices: complete when every device has contributed.
struct Join {
    std::int32_t missing = 0;
    std::int32_t lastPass = -1; ///< the contribution that ended last
    std::int64_t time = 0;
    std::int16_t waiter = -1; ///< first waiting lane, for the engine to use
};

/// The joins of the vocabulary passes of an order, and the meetings of its synchronous (interlaced) ones.
class JoinTable {
public:
    explicit JoinTable(const PassGraph& graph);

    [[nodiscard]] bool empty() const { return m_joins.empty(); }
    Join& join(std::int32_t number) { return m_joins[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const Join& join(std::int32_t number) const
    {
        return m_joins[static_cast<std::size_t>(number)];
    }
    /// A finished pass contributes. Returns the join when it completes it, else null.
    Join* contribute(const Pass& pass, std::int32_t number, std::int64_t end);
    /// The meeting at which all devices start the pass together, null for passes that start alone. The first
    /// call of a lane for its pass says when it could start, and because of which pass (-1: its previous
    /// one).
    Join* meet(const Pass& pass, int lane, std::int32_t number, std::int64_t time, std::int32_t source);
    void leave(int lane) { m_waiting[static_cast<std::size_t>(lane)] = false; }

private:
    const PassGraph& m_graph;
    std::vector<Join> m_joins;
    std::vector<Join> m_meetings; ///< interlaced only
    std::vector<bool> m_waiting; ///< by lane: has arrived at its synchronous pass
};

/// Passes whose inputs travel in a collective, beside the compute, and not from one device to another.
inline bool awaitsCollective(PassKind kind)
{
    return kind == PassKind::VocabularyForward || kind == PassKind::InputBackward;
}

} // namespace rankloom
