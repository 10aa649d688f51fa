// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/reading.h"

namespace rankloom {

/// A matrix of numbers between GPUs as CUDA tools print it: a header of consecutive numbers from 0, then rows
/// that begin with their own number.
struct DeviceMatrix {
    std::string title;
    std::int64_t line = 0;
    int columns = 0;
    std::vector<std::vector<double>> rows; ///< as printed; NaN where the tool printed N/A
    std::int64_t cutLine = 0; ///< a row with too few numbers, left out
};

/// The number of columns of a header line "0 1 2 …", after an optional first word ("D\D", "GPU", "CPU").
std::optional<int> deviceHeader(std::string_view line);
enum class DeviceRow : std::uint8_t { NotARow, Taken, Cut };
/// Takes a line as the next row.
DeviceRow takeDeviceRow(std::string_view line, DeviceMatrix& matrix);

enum class RowIs : std::uint8_t { Source, Destination };
/// A square matrix as links between "GPU0", "GPU1", …: the diagonal is dropped (a copy inside a device, no
/// link), missing rows are not measured.
LinkMeasurement deviceLinks(const DeviceMatrix& matrix, double factor, RowIs row);
/// How many pairs of different devices have a figure of 0, which deviceLinks() takes as not measured.
int zeroPairs(const DeviceMatrix& matrix);

} // namespace rankloom
