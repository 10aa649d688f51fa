// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include <nlohmann/json_fwd.hpp>

#include "core/base/json.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

// What a device and its links may state: far beyond what is built, near enough that times stay numbers.
inline constexpr double kLeastRate = 1; ///< bytes or operations a second
inline constexpr double kMostRate = 1e21;
inline constexpr double kLeastMemory = 1 << 20; ///< bytes
inline constexpr double kMostMemory = 1e15;
inline constexpr double kLongestLatency = 1e6; ///< s

/// One number of a DeviceSpec, other than those of its drives (driveFigures()): presets, documents and
/// project files have it from here, so that a new one is a member and a row.
struct DeviceFigure {
    enum class Kind : std::uint8_t {
        Required, ///< nothing can be planned without
        Optional,
        OrNone, ///< within its range, or 0: it has no such thing
        Known, ///< optional: documents leave out what nobody knows, which is 0
    };

    const char* name; ///< in presets and documents
    const char* column; ///< in project files
    double (*get)(const DeviceSpec&);
    void (*set)(DeviceSpec&, double);
    double least;
    double most;
    Kind kind = Kind::Optional;
    double usual = 0; ///< where a document leaves it out
    bool whole = false; ///< an integer in documents
};

/// All of them, in the order of documents.
std::span<const DeviceFigure> deviceFigures();

bool isWithin(const DeviceFigure& figure, double value);

nlohmann::ordered_json deviceJson(const DeviceSpec& device);
/// What is not there has its usual value. What documents could not say at first (generation, compute
/// capability, and the nodes that such devices usually are in) is that of `namesake` where it is not there.
DeviceSpec readDevice(JsonObject& object, const DeviceSpec& namesake = {});

/// The members of an object that say what is known of drives.
void writeDrives(nlohmann::ordered_json& object, const StatedDrives& drives);
StatedDrives readDrives(JsonObject& object);

} // namespace rankloom
