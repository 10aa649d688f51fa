// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/topology/network_builder.h"

namespace rankloom {

namespace {

/// The first text in quotes from `at` on; `at` moves behind it.
std::optional<std::string_view> quoted(std::string_view text, std::size_t& at)
{
    const std::size_t open = text.find('"', at);
    const std::size_t close = open == std::string_view::npos ? open : text.find('"', open + 1);
    if (close == std::string_view::npos)
        return std::nullopt;
    at = close + 1;
    return text.substr(open + 1, close - open - 1);
}

/// "S-…" or "H-…" and the description behind '#': 'Switch 41 "S-08" # "leaf1" …'.
struct Port {
    std::string_view id;
    std::string_view description;
    double rate = 0; ///< bytes/s, 0 = not stated
};

/// "4xNDR" in bytes per second: lanes times the data rate of a lane (InfiniBand Architecture, volume 2).
double rateOf(std::string_view word)
{
    struct Row {
        std::string_view name;
        double gigabits; ///< of a lane, after its encoding
    };
    constexpr std::array<Row, 9> speeds {{{"SDR", 2}, {"DDR", 4}, {"QDR", 8}, {"FDR10", 10}, {"FDR", 13.64},
        {"EDR", 25}, {"HDR", 50}, {"NDR", 100}, {"XDR", 200}}};
    const std::size_t cut = word.find('x');
    const std::optional<std::int64_t> lanes = parseInteger(word.substr(0, cut));
    if (cut == std::string_view::npos || !lanes || *lanes < 1 || *lanes > 12)
        return 0;
    for (const Row& speed : speeds)
        if (word.substr(cut + 1) == speed.name)
            return static_cast<double>(*lanes) * speed.gigabits * 1e9 / 8;
    return 0;
}

std::optional<Port> readPort(std::string_view line)
{
    std::size_t at = 0;
    const auto id = quoted(line, at);
    if (!id || id->size() < 3 || id->size() > 64 || (!startsWith(*id, "S-") && !startsWith(*id, "H-")))
        return std::nullopt;
    Port port {*id, quoted(line, at).value_or(std::string_view()).substr(0, 253)};
    for (const std::string_view word : words(line.substr(std::min(at, line.size()))))
        port.rate = std::max(port.rate, rateOf(word));
    return port;
}

/// Chips name themselves where nobody named the host: "MT4129 ConnectX7   Mellanox Technologies".
bool isChip(std::string_view word)
{
    return word.size() > 4 && startsWith(word, "MT")
        && word.find_first_not_of("0123456789", 2) == std::string_view::npos;
}

/// "dgx-04 mlx5_5", or dgx-04 alone, is a port of dgx-04; aggregation nodes and ports that only name their
/// chip are no hosts.
std::string_view hostOf(std::string_view description)
{
    const std::vector<std::string_view> w = words(description);
    if (w.empty() || contains(description, "Aggregation Node") || contains(description, "Mellanox Tech")
        || isChip(w[0]) || startsWith(w[0], "ConnectX") || w[0].find_first_of("()<>") != w[0].npos)
        return {};
    // "dgx-04/mlx5_5" is one word, too.
    return w.size() == 1 ? w[0].substr(0, w[0].find('/')) : w[0];
}

struct Switch {
    std::string name;
    std::set<int> neighbours;
    std::set<std::string> hosts;
    std::map<int, int> links; ///< ports to other switches, as its own block lists them
    int hostPorts = 0; ///< the same to hosts, with or without a name
    int level = -1;
};

class FabricReader {
public:
    explicit FabricReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            take(line.text);
        const bool hosts = std::any_of(
            m_switches.begin(), m_switches.end(), [](const Switch& s) { return !s.hosts.empty(); });
        if (!hosts)
            return fail(ErrorCode::BadValue, Phrase::of("No host below a switch is described"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the complete output of ibnetdiscover."));
        if (m_unnamed > 0)
            warn(m_reading, m_input, 0, "unnamed-ports",
                Phrase::of("{} ports do not say which host they belong to: they are left out", m_unnamed));
        setLevels();
        return build();
    }

private:
    int switchOf(const Port& port)
    {
        const auto [at, isNew] = m_index.emplace(std::string(port.id), static_cast<int>(m_switches.size()));
        if (isNew)
            m_switches.push_back({std::string(port.description), {}, {}, {}, 0, -1});
        return at->second;
    }

    void take(std::string_view line)
    {
        line = trimmed(line); // a listing that was pasted may be indented
        const bool isSwitch = startsWith(line, "Switch");
        if (isSwitch || startsWith(line, "Ca")) {
            const std::optional<Port> port = readPort(line);
            m_current = port && isSwitch ? switchOf(*port) : -1;
            m_host = port && !isSwitch ? hostOf(port->description) : std::string_view();
            return;
        }
        const std::optional<Port> port = startsWith(line, "[") ? readPort(line) : std::nullopt;
        if (!port)
            return;
        if (m_current < 0) {
            // A port of a host's card: the switch on its other end.
            if (!m_host.empty() && port->id.front() == 'S')
                addHost(switchOf(*port), m_host);
        } else if (port->id.front() == 'S') {
            const int other = switchOf(*port);
            if (other != m_current) {
                ++m_switches[static_cast<std::size_t>(m_current)].links[other];
                m_switches[static_cast<std::size_t>(m_current)].neighbours.insert(other);
                m_switches[static_cast<std::size_t>(other)].neighbours.insert(m_current);
            }
        } else if (const std::string_view host = hostOf(port->description); !host.empty()) {
            addHost(m_current, host);
            ++m_switches[static_cast<std::size_t>(m_current)].hostPorts;
            ++m_portsOfHost[std::string(host)];
            if (port->rate > 0 && (m_portRate == 0 || port->rate < m_portRate))
                m_portRate = port->rate;
        } else if (!contains(port->description, "Aggregation Node")) {
            ++m_switches[static_cast<std::size_t>(m_current)].hostPorts;
            ++m_unnamed;
        }
    }

    void addHost(int at, std::string_view host)
    {
        m_switches[static_cast<std::size_t>(at)].hosts.emplace(host);
    }

    /// How many switches are between a switch and the nearest host.
    void setLevels()
    {
        std::deque<std::size_t> queue;
        for (std::size_t s = 0; s < m_switches.size(); ++s)
            if (!m_switches[s].hosts.empty()) {
                m_switches[s].level = 0;
                queue.push_back(s);
            }
        while (!queue.empty()) {
            const std::size_t at = queue.front();
            queue.pop_front();
            for (const int next : m_switches[at].neighbours)
                if (Switch& other = m_switches[static_cast<std::size_t>(next)]; other.level < 0) {
                    other.level = m_switches[at].level + 1;
                    queue.push_back(static_cast<std::size_t>(next));
                }
        }
    }

    /// The children of a switch are its neighbours one level nearer to hosts.
    Result<Reading> build()
    {
        std::vector<std::string> names;
        std::set<std::string> taken;
        for (const auto& [id, at] : m_index) {
            std::string& name = m_switches[static_cast<std::size_t>(at)].name;
            if (name.empty() || !taken.insert(name).second)
                name = id;
            taken.insert(name);
        }
        NetworkBuilder builder(m_input.file);
        for (const Switch& one : m_switches) {
            std::vector<std::string> children;
            for (const int other : one.neighbours)
                if (const Switch& child = m_switches[static_cast<std::size_t>(other)];
                    child.level >= 0 && child.level + 1 == one.level)
                    children.push_back(child.name);
            const std::vector<std::string> hosts(one.hosts.begin(), one.hosts.end());
            if (const Result<void> added = builder.add(one.name, children, hosts, {m_input.file, 0, 0, {}});
                !added)
                return tl::unexpected<Error>(added.error());
        }
        Result<NetworkTopology> network = builder.finish(m_reading);
        if (!network)
            return tl::unexpected<Error>(network.error());
        network->tool = "ibnetdiscover";
        countPorts(*network);
        m_reading.values.emplace_back(std::move(*network));
        return std::move(m_reading);
    }

    /// Ports up and down of every switch; those of a node where all nodes have as many.
    void countPorts(NetworkTopology& network) const
    {
        for (std::size_t s = 0; s < m_switches.size(); ++s) {
            NetworkTopology::Group& group = network.groups[s];
            group.downLinks = m_switches[s].hostPorts;
            for (const auto& [other, ports] : m_switches[s].links) {
                const int level = m_switches[static_cast<std::size_t>(other)].level;
                if (level > m_switches[s].level)
                    group.upLinks += ports;
                else if (level >= 0 && level < m_switches[s].level)
                    group.downLinks += ports;
            }
        }
        network.portBandwidth = m_portRate;
        for (const auto& [host, ports] : m_portsOfHost)
            if (ports != m_portsOfHost.begin()->second)
                return;
        if (!m_portsOfHost.empty())
            network.portsPerNode = m_portsOfHost.begin()->second;
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::map<std::string, int> m_portsOfHost;
    double m_portRate = 0;
    std::map<std::string, int> m_index;
    std::vector<Switch> m_switches;
    int m_current = -1; ///< the switch whose ports follow
    std::string_view m_host; ///< the host whose card's ports follow
    std::int64_t m_unnamed = 0;
};

Result<Reading> readIbNetDiscover(const ReaderInput& input) { return FabricReader(input).read(); }

} // namespace

extern const Format kIbNetDiscover {
    .format = FileFormat::IbNetDiscover,
    .name = "ibnetdiscover",
    .title = "ibnetdiscover output",
    .isLine =
        [](std::string_view line) {
            return (startsWith(trimmed(line), "Switch") || startsWith(trimmed(line), "Ca"))
                && (contains(line, "\"S-") || contains(line, "\"H-"));
        },
    .lines = readIbNetDiscover,
};

} // namespace rankloom
