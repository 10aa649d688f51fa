// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/base/quantity.h"

namespace rankloom {

/// The drives of one device, its share of those of the node. Usual ones: an eighth of eight PCIe 5 drives in
/// one machine, 48 GB/s read and 26 GB/s written (deepspeedai/DeepSpeed blogs/deepnvme/06-2025), and the
/// definition of a 3.84 TB drive warranted for one full write a day over five years.
struct DriveSpec {
    BytesPerSecond read {6e9};
    BytesPerSecond write {3.25e9};
    Bytes endurance {3.84e12 * 365 * 5}; ///< that may be written in their life

    friend bool operator==(const DriveSpec&, const DriveSpec&) = default;
};

/// What is known of them: measured, set by a person, or stated by a preset.
struct StatedDrives {
    std::optional<BytesPerSecond> read;
    std::optional<BytesPerSecond> write;
    std::optional<Bytes> endurance;

    friend bool operator==(const StatedDrives&, const StatedDrives&) = default;
};

/// One figure of drives: documents, project files and the inspector have it from here.
struct DriveFigure {
    const char* name; ///< in documents, of devices and of hosts
    const char* column; ///< in project files
    std::optional<double> (*stated)(const StatedDrives&);
    void (*state)(StatedDrives&, std::optional<double>); ///< nothing, or above 0
    double (*of)(const DriveSpec&);
};
/// Read, write, endurance.
std::span<const DriveFigure> driveFigures();

/// `known` with what `otherwise` says of the rest.
StatedDrives completed(StatedDrives known, const StatedDrives& otherwise);
/// What holds: what is known, and usual figures of the rest.
DriveSpec drivesOf(const StatedDrives& known);

} // namespace rankloom
