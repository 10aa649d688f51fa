// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "core/schedule/generators.h"

namespace rankloom {

namespace {

/// (microbatch, chunk) of the k-th forward: groups of microbatches, each chunk by chunk.
std::vector<std::pair<int, int>> forwardTable(int microbatches, int chunks, int groupSize)
{
    std::vector<std::pair<int, int>> table;
    table.reserve(static_cast<std::size_t>(microbatches) * static_cast<std::size_t>(chunks));
    for (int begin = 0; begin < microbatches; begin += groupSize)
        for (int chunk = 0; chunk < chunks; ++chunk)
            for (int mb = begin; mb < std::min(microbatches, begin + groupSize); ++mb)
                table.emplace_back(mb, chunk);
    return table;
}

} // namespace

DeviceOrders interleavedOrder(int devices, int microbatches, int chunks, int groupSize)
{
    const int group = groupSize > 0 ? groupSize : devices;
    const auto table = forwardTable(microbatches, chunks, group);
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        auto& order = orders[static_cast<std::size_t>(d)];
        order.reserve(2 * table.size());
        const auto forward = [&](std::size_t k) {
            order.push_back(makePass(PassKind::Forward, table[k].second * devices + d, table[k].first));
        };
        const auto backward = [&](std::size_t k) {
            const int chunk = chunks - 1 - table[k].second;
            order.push_back(makePass(PassKind::Backward, chunk * devices + d, table[k].first));
        };
        const auto warmUp = static_cast<std::size_t>(
            std::min(2 * (devices - 1 - d) + (chunks - 1) * group, microbatches * chunks));
        for (std::size_t k = 0; k < warmUp; ++k)
            forward(k);
        for (std::size_t k = 0; k + warmUp < table.size(); ++k) {
            forward(warmUp + k);
            backward(k);
        }
        for (std::size_t k = table.size() - warmUp; k < table.size(); ++k)
            backward(k);
    }
    return orders;
}

DeviceOrders loopedBfsOrder(int devices, int microbatches, int chunks)
{
    DeviceOrders orders(static_cast<std::size_t>(devices));
    for (int d = 0; d < devices; ++d) {
        auto& order = orders[static_cast<std::size_t>(d)];
        for (int chunk = 0; chunk < chunks; ++chunk)
            for (int mb = 0; mb < microbatches; ++mb)
                order.push_back(makePass(PassKind::Forward, chunk * devices + d, mb));
        for (int chunk = chunks - 1; chunk >= 0; --chunk)
            for (int mb = microbatches - 1; mb >= 0; --mb)
                order.push_back(makePass(PassKind::Backward, chunk * devices + d, mb));
    }
    return orders;
}

} // namespace rankloom
