// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/units.h"

#include <array>
#include <utility>

#include "core/base/quantity.h"
#include "core/base/text.h"

namespace rankloom {

std::optional<LinkUnit> linkUnit(std::string_view text)
{
    constexpr auto rate = LinkQuantity::Bandwidth;
    constexpr auto time = LinkQuantity::Latency;
    using Row = std::pair<std::string_view, LinkUnit>;
    static constexpr std::array<Row, 26> units {{{"B/s", {1, rate}}, {"bytes/s", {1, rate}},
        {"kB/s", {1e3, rate}}, {"KB/s", {1e3, rate}}, {"MB/s", {1e6, rate}}, {"GB/s", {1e9, rate}},
        {"TB/s", {1e12, rate}}, {"KiB/s", {kKiB, rate}}, {"MiB/s", {kMiB, rate}}, {"GiB/s", {kGiB, rate}},
        {"b/s", {0.125, rate}}, {"bit/s", {0.125, rate}}, {"Kb/s", {125, rate}}, {"Kbit/s", {125, rate}},
        {"Mb/s", {125e3, rate}}, {"Mbit/s", {125e3, rate}}, {"Gb/s", {125e6, rate}},
        {"Gbit/s", {125e6, rate}}, {"Gbps", {125e6, rate}}, {"Mbps", {125e3, rate}}, {"ns", {1e-9, time}},
        {"us", {1e-6, time}}, {"\xC2\xB5s", {1e-6, time}}, {"\xCE\xBCs", {1e-6, time}}, {"ms", {1e-3, time}},
        {"s", {1, time}}}};
    text = trimmed(text);
    for (const Row& row : units)
        if (row.first == text)
            return row.second;
    return std::nullopt;
}

std::string knownLinkUnits() { return "B/s, MB/s, GB/s, MiB/s, GiB/s, Mb/s, Gb/s, ns, us, ms or s"; }

} // namespace rankloom
