// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/cluster/cluster.h"
#include "core/measure/measurement.h"

namespace rankloom {

/// Why a host of a file stands for a node.
enum class HostMatch : std::uint8_t {
    Name, ///< the node is called so, whatever the case, or up to the first dot
    Adopted, ///< the nodes had no names and take those of the file
    Answered, ///< a person said so
    LeftOut, ///< a person said that it is no node of this cluster
    Guess, ///< by the number in the name or by the order: likely, to be confirmed
    Ambiguous, ///< several nodes are as likely
    Unknown,
};
const char* toString(HostMatch match);

struct HostRow {
    std::string host;
    HostMatch match = HostMatch::Unknown;
    int node = -1; ///< which it stands for, or the guess; negative = none
    std::vector<int> candidates {}; ///< nodes it may be, likeliest first, at most kMostCandidates
    /// The file can do without it: a network address, or a node of a topology that is larger than the
    /// cluster.
    bool optional = false;

    static constexpr std::size_t kMostCandidates = 8;
    /// Nobody has said yet which node it is.
    [[nodiscard]] bool isOpen() const
    {
        return match == HostMatch::Guess || match == HostMatch::Ambiguous || match == HostMatch::Unknown;
    }
    /// It stands for `node`.
    [[nodiscard]] bool isPlaced() const { return node >= 0 && !isOpen() && match != HostMatch::LeftOut; }
};

/// Which nodes the hosts of a file stand for.
class HostMapping {
public:
    HostMapping() = default;
    explicit HostMapping(std::vector<HostRow> rows);

    [[nodiscard]] const std::vector<HostRow>& rows() const { return m_rows; }
    /// The node a host stands for, negative where it is none or open.
    [[nodiscard]] int nodeOf(const std::string& host) const;
    [[nodiscard]] std::vector<int> nodesOf(const std::vector<std::string>& hosts) const;
    /// Rows somebody has to answer before the figures can be used.
    [[nodiscard]] bool needsAnswers() const;
    [[nodiscard]] bool adoptsNames() const;

private:
    std::vector<HostRow> m_rows;
    std::map<std::string, std::size_t> m_index;
};

/// Matches hosts with the nodes of a cluster. Names are compared whole, without regard to case, and up to the
/// first dot; answers win. What is left is guessed by the number at the end of the name ("gpu-b07" is the one
/// node whose name ends with 7) where that gives every host a node of its own, else by the order where hosts
/// and nodes are as many. A cluster without nodes or names adopts the hosts of a file that has as many.
HostMapping mapHosts(std::vector<HostRow> hosts, const Cluster& cluster, const HostAnswers& answers);

/// Applies a policy to open rows: guesses become answers, or what is open is left out.
HostMapping settled(HostMapping mapping, OpenHosts policy);

/// The answers in a mapping, as they are kept.
HostAnswers answersOf(const HostMapping& mapping, const Cluster& cluster);
/// What was answered before, and what is said now, which wins.
HostAnswers withAnswers(HostAnswers known, const HostAnswers& said);

/// Errors: BadValue where an answer names no node of the cluster.
Result<void> checkAnswers(const HostAnswers& answers, const Cluster& cluster);

/// An IPv4 or IPv6 address.
bool isNetworkAddress(std::string_view host);

} // namespace rankloom
