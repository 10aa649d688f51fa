// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/reading.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

/// Hosts of one file: as many as the largest cluster has with four devices each, read in seconds.
inline constexpr std::size_t kMostHosts = 1U << 18U;

/// The names of a Slurm host list: "gpu[001-004,9],login1", with brackets anywhere and their zeros kept.
/// Errors: BadSyntax (also more than kMostHosts).
Result<std::vector<std::string>> expandHostList(std::string_view text, const Place& where);

/// Puts a NetworkTopology together from groups that name their children and nodes in any order.
class NetworkBuilder {
public:
    explicit NetworkBuilder(std::string file) : m_file(std::move(file)) { }

    /// A group, its name once. `children` and `nodes` are host lists. Errors: those of expandHostList(),
    /// Contradiction (the name is there twice), TooLarge.
    Result<void> add(std::string_view name, std::string_view children, std::string_view nodes,
        std::int64_t line, const std::string& pointer = {});
    /// The same with names spelt out.
    Result<void> add(std::string_view name, const std::vector<std::string>& children,
        const std::vector<std::string>& nodes, const Place& where);
    [[nodiscard]] bool empty() const { return m_groups.empty(); }
    /// Slurm's block sizes, in nodes: the first is that of a block as it was added, every further one joins
    /// consecutive blocks to a larger group. Sizes that are no multiples are left out with a warning.
    Result<void> joinBlocks(const std::vector<std::int64_t>& sizes, const Place& where, Reading& reading);

    /// Levels, and the nodes in the order of a walk from the roots. Children without a group are left out
    /// with a warning. Errors: Contradiction (a loop), BadValue (no node).
    Result<NetworkTopology> finish(Reading& reading);

private:
    struct Group {
        std::vector<std::string> children;
        std::vector<std::string> nodes;
        std::int64_t line = 0;
    };
    [[nodiscard]] Result<void> setLevels(NetworkTopology& network) const;
    void walk(NetworkTopology& network) const;

    std::string m_file;
    NameIndex m_names;
    std::vector<Group> m_groups;
    std::size_t m_mentions = 0; ///< names of children and nodes so far
};

} // namespace rankloom
