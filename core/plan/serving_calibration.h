// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/named_value.h"

namespace rankloom {

/// What a figure of a served deployment is of.
enum class ServedFigure : std::uint8_t { TimeToFirstToken, TimePerToken, BatchTime };
template <> std::span<const NamedValue<ServedFigure>> namedValues();

/// A measured figure of a deployment, and what its fitted rates make of it; seconds.
struct ServedPoint {
    std::string id; ///< of the run or the batch
    ServedFigure figure {};
    double measured = 0;
    double estimated = 0;

    friend bool operator==(const ServedPoint&, const ServedPoint&) = default;
};

/// Constants of serving steps that were fitted to measurements of a device. Part of a project; plans decide
/// nothing about it.
struct ServingCalibration {
    std::string device; ///< name of the device they hold for
    std::string source; ///< what they were measured on, in words of a person
    std::vector<std::pair<std::string, double>> figures; ///< by their names in documents, see ServingRates
    std::vector<ServedPoint> points; ///< what they were fitted to

    friend bool operator==(const ServingCalibration&, const ServingCalibration&) = default;
};

} // namespace rankloom
