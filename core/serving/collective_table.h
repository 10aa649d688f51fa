// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace rankloom {

/// What a number of tokens costs in a collective, tabled at powers of two. Between them it is taken as
/// linear, which costs of links are.
class CollectiveTable {
public:
    CollectiveTable() = default;
    explicit CollectiveTable(const std::function<double(double tokens)>& seconds)
    {
        for (std::size_t i = 0; i < m_seconds.size(); ++i)
            m_seconds[i] = seconds(std::exp2(static_cast<double>(i)));
        m_any = true;
    }
    /// Of costs that are a latency and a rate: exchanges of equal parts are.
    static CollectiveTable affine(const std::function<double(double tokens)>& seconds)
    {
        CollectiveTable table;
        const double one = seconds(1);
        const double last = std::exp2(static_cast<double>(table.m_seconds.size() - 1));
        const double each = (seconds(last) - one) / (last - 1);
        for (std::size_t i = 0; i < table.m_seconds.size(); ++i)
            table.m_seconds[i] = one + (std::exp2(static_cast<double>(i)) - 1) * each;
        table.m_any = true;
        return table;
    }

    [[nodiscard]] double of(double tokens) const
    {
        if (!m_any || tokens <= 0)
            return 0;
        if (tokens <= 1)
            return m_seconds[0];
        const int below = std::min(std::ilogb(tokens), static_cast<int>(m_seconds.size()) - 2);
        const auto at = static_cast<std::size_t>(below);
        const double from = std::ldexp(1.0, below);
        return m_seconds[at] + (m_seconds[at + 1] - m_seconds[at]) * (tokens - from) / from;
    }

private:
    std::array<double, 22> m_seconds {};
    bool m_any = false;
};

} // namespace rankloom
