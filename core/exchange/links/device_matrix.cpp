// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/links/device_matrix.h"

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/syntax/name_index.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostDevices = 1024;

} // namespace

std::optional<int> deviceHeader(std::string_view line)
{
    std::vector<std::string_view> header = words(line);
    if (!header.empty() && (header.front() == "D\\D" || header.front() == "GPU" || header.front() == "CPU"))
        header.erase(header.begin());
    if (header.empty() || header.size() > kMostDevices)
        return std::nullopt;
    for (std::size_t c = 0; c < header.size(); ++c)
        if (parseInteger(header[c]) != std::optional(static_cast<std::int64_t>(c)))
            return std::nullopt;
    return static_cast<int>(header.size());
}

DeviceRow takeDeviceRow(std::string_view line, DeviceMatrix& matrix)
{
    const std::vector<std::string_view> row = words(line);
    if (row.empty()
        || parseInteger(row.front()) != std::optional(static_cast<std::int64_t>(matrix.rows.size())))
        return DeviceRow::NotARow;
    if (row.size() != static_cast<std::size_t>(matrix.columns) + 1)
        return row.size() < static_cast<std::size_t>(matrix.columns) + 1 ? DeviceRow::Cut
                                                                         : DeviceRow::NotARow;
    std::vector<double> values;
    for (std::size_t c = 1; c < row.size(); ++c) {
        const std::optional<double> value = parseDouble(row[c]);
        if ((!value && !isMissing(row[c])) || (value && *value < 0))
            return DeviceRow::Cut;
        values.push_back(value.value_or(kNotMeasured));
    }
    matrix.rows.push_back(std::move(values));
    return DeviceRow::Taken;
}

LinkMeasurement deviceLinks(const DeviceMatrix& matrix, double factor, RowIs row)
{
    LinkMeasurement links;
    links.scope = LinkScope::DevicePairs;
    links.part = matrix.title;
    const auto count = static_cast<std::size_t>(matrix.columns);
    for (std::size_t i = 0; i < count; ++i)
        links.names.push_back(fmt::format("GPU{}", i));
    links.values.assign(count * count, kNotMeasured);
    for (std::size_t i = 0; i < matrix.rows.size() && i < count; ++i)
        for (std::size_t j = 0; j < count; ++j)
            if (i != j && matrix.rows[i][j] > 0)
                links.values[row == RowIs::Destination ? j * count + i : i * count + j] =
                    matrix.rows[i][j] * factor;
    return links;
}

int zeroPairs(const DeviceMatrix& matrix)
{
    int zeros = 0;
    for (std::size_t i = 0; i < matrix.rows.size(); ++i)
        for (std::size_t j = 0; j < matrix.rows[i].size(); ++j)
            zeros += i != j && matrix.rows[i][j] == 0 ? 1 : 0;
    return zeros;
}

} // namespace rankloom
