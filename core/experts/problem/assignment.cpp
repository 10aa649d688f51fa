// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/assignment.h"

#include <limits>

namespace rankloom {

// Row by row, each inserted along a shortest path in the reduced costs -gain - u - v (Jonker and Volgenant,
// Computing 38, 1987). Index 0 of rows and columns is the virtual start.
template <class Number> std::vector<int> bestAssignment(std::span<const Number> gain, int n)
{
    const auto size = static_cast<std::size_t>(n);
    constexpr Number kFar = std::numeric_limits<Number>::max() / 4;
    std::vector<Number> u(size + 1, 0);
    std::vector<Number> v(size + 1, 0);
    std::vector<std::size_t> rowOf(size + 1, 0);
    std::vector<std::size_t> before(size + 1, 0);
    std::vector<Number> least(size + 1);
    std::vector<char> done(size + 1);
    for (std::size_t row = 1; row <= size; ++row) {
        rowOf[0] = row;
        std::size_t column = 0;
        least.assign(size + 1, kFar);
        done.assign(size + 1, 0);
        do {
            done[column] = 1;
            const std::size_t from = rowOf[column];
            Number step = kFar;
            std::size_t next = 0;
            for (std::size_t c = 1; c <= size; ++c) {
                if (done[c] != 0)
                    continue;
                const Number reduced = -gain[(from - 1) * size + c - 1] - u[from] - v[c];
                if (reduced < least[c]) {
                    least[c] = reduced;
                    before[c] = column;
                }
                if (least[c] < step) {
                    step = least[c];
                    next = c;
                }
            }
            for (std::size_t c = 0; c <= size; ++c) {
                if (done[c] != 0) {
                    u[rowOf[c]] += step;
                    v[c] -= step;
                } else {
                    least[c] -= step;
                }
            }
            column = next;
        } while (rowOf[column] != 0);
        for (; column != 0; column = before[column])
            rowOf[column] = rowOf[before[column]];
    }
    std::vector<int> columnOf(size);
    for (std::size_t c = 1; c <= size; ++c)
        columnOf[rowOf[c] - 1] = static_cast<int>(c) - 1;
    return columnOf;
}

template std::vector<int> bestAssignment(std::span<const std::int64_t>, int);
template std::vector<int> bestAssignment(std::span<const double>, int);

} // namespace rankloom
