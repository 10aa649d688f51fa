// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/drives.h"

#include <type_traits>

namespace rankloom {

namespace {

template <auto Stated, auto Held> constexpr DriveFigure driveFigure(const char* name, const char* column)
{
    using Quantity = std::remove_cvref_t<decltype(DriveSpec().*Held)>;
    return {name, column,
        [](const StatedDrives& drives) -> std::optional<double> {
            const std::optional<Quantity>& stated = drives.*Stated;
            return stated ? std::optional(stated->value()) : std::nullopt;
        },
        [](StatedDrives& drives, std::optional<double> value) {
            drives.*Stated = value ? std::optional(Quantity(*value)) : std::nullopt;
        },
        [](const DriveSpec& drives) { return (drives.*Held).value(); }};
}

constexpr DriveFigure kDriveFigures[] = {
    driveFigure<&StatedDrives::read, &DriveSpec::read>("driveReadBytesPerSecond", "drive_read_bytes_per_s"),
    driveFigure<&StatedDrives::write, &DriveSpec::write>(
        "driveWriteBytesPerSecond", "drive_write_bytes_per_s"),
    driveFigure<&StatedDrives::endurance, &DriveSpec::endurance>(
        "driveEnduranceBytes", "drive_endurance_bytes"),
};

} // namespace

std::span<const DriveFigure> driveFigures() { return kDriveFigures; }

StatedDrives completed(StatedDrives known, const StatedDrives& otherwise)
{
    for (const DriveFigure& figure : kDriveFigures)
        if (!figure.stated(known))
            figure.state(known, figure.stated(otherwise));
    return known;
}

DriveSpec drivesOf(const StatedDrives& known)
{
    const DriveSpec usual;
    return {known.read.value_or(usual.read), known.write.value_or(usual.write),
        known.endurance.value_or(usual.endurance)};
}

} // namespace rankloom
