// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <vector>

#include <eigen3/Eigen/Core>

namespace rankloom {

/// A table of numbers, row by row. Its sums take an order that depends on the machine: what is stored or
/// compared adds up whole numbers, or is added up by a loop.
template <class T> using Matrix = Eigen::Array<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Numbers that somebody else holds, as such a table.
template <class T>
using MatrixView =
    Eigen::Map<std::conditional_t<std::is_const_v<T>, const Matrix<std::remove_const_t<T>>, Matrix<T>>>;

template <class T> MatrixView<T> matrixOf(std::vector<T>& values, Eigen::Index rows, Eigen::Index columns)
{
    return {values.data(), rows, columns};
}
template <class T>
MatrixView<const T> matrixOf(const std::vector<T>& values, Eigen::Index rows, Eigen::Index columns)
{
    return {values.data(), rows, columns};
}

} // namespace rankloom
