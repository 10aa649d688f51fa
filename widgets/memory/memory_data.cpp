// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_data.h"

#include <algorithm>

namespace rankloom::ui {

double overCapacity(const StageMemory& memory)
{
    return memory.device.value() - std::max(0.0, memory.capacity.value());
}

std::vector<MemoryBar> memoryBars(const MemoryData& data, MemoryScale scale, MemoryOrder order)
{
    std::vector<MemoryBar> bars;
    if (scale == MemoryScale::Ranks)
        bars = data.ranks;
    else
        for (const StageMemory& stage : data.report.stages)
            bars.push_back({stage, -1, -1});
    if (order == MemoryOrder::Fullest)
        std::ranges::stable_sort(
            bars, std::greater<> {}, [](const MemoryBar& bar) { return overCapacity(bar.memory); });
    return bars;
}

std::vector<MemoryColumn> memoryColumns(std::span<const MemoryBar> bars, int first, int count, int most)
{
    std::vector<MemoryColumn> columns;
    const int shown = std::min(count, std::max(1, most));
    columns.reserve(static_cast<std::size_t>(std::max(0, shown)));
    for (int c = 0; c < shown; ++c) {
        const auto edge = [&](int column) {
            return first + static_cast<int>(static_cast<std::int64_t>(count) * column / shown);
        };
        MemoryColumn column {edge(c), edge(c + 1), edge(c), edge(c)};
        for (int i = column.first + 1; i < column.end; ++i) {
            const auto memory = [&](int bar) -> const StageMemory& {
                return bars[static_cast<std::size_t>(bar)].memory;
            };
            if (overCapacity(memory(i)) > overCapacity(memory(column.fullest)))
                column.fullest = i;
            if (memory(i).device < memory(column.emptiest).device)
                column.emptiest = i;
        }
        columns.push_back(column);
    }
    return columns;
}

} // namespace rankloom::ui
