// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/sound_reading.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/whole_file.h"
#include "core/exchange/formats.h"

namespace rankloom {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// How many pairs lose a figure that cannot be one.
std::size_t dropZeros(LinkMeasurement& links)
{
    if (links.quantity != LinkQuantity::Bandwidth)
        return 0;
    std::size_t dropped = 0;
    for (double& value : links.values)
        if (value <= 0 || std::isinf(value)) {
            value = kNone;
            ++dropped;
        }
    return dropped;
}

bool isMeasured(const LinkMeasurement& links)
{
    return std::ranges::any_of(links.values, [](double value) { return !std::isnan(value); });
}

bool isMeasured(const CollectiveMeasurement& run)
{
    return std::ranges::any_of(run.rows, [](const CollectiveRow& row) {
        return row.busBandwidth > 0 || row.inPlaceBusBandwidth > 0 || row.algorithmBandwidth > 0
            || row.inPlaceAlgorithmBandwidth > 0 || row.time > 0 || row.inPlaceTime > 0;
    });
}

bool isMeasured(const PairMeasurement& run)
{
    return std::ranges::any_of(run.rows, [](const SizeFigure& row) { return row.value > 0; });
}

/// Whether a value says anything that could be kept.
bool saysAnything(const Parsed& value)
{
    if (const auto* links = std::get_if<LinkMeasurement>(&value))
        return isMeasured(*links);
    if (const auto* run = std::get_if<CollectiveMeasurement>(&value))
        return isMeasured(*run);
    if (const auto* run = std::get_if<PairMeasurement>(&value))
        return isMeasured(*run);
    if (const auto* hosts = std::get_if<HostList>(&value))
        return !hosts->hosts.empty();
    if (const auto* topology = std::get_if<DeviceTopology>(&value))
        return topology->devices > 0;
    return !std::holds_alternative<std::monostate>(value);
}

} // namespace

Result<void> keepSound(Reading& reading, const std::string& file)
{
    // A file that contradicts itself holds no values: its diagnostics are the refusal.
    if (hasErrors(reading.diagnostics))
        return {};
    for (Parsed& value : reading.values)
        if (auto* links = std::get_if<LinkMeasurement>(&value))
            if (const std::size_t dropped = dropZeros(*links); dropped > 0)
                warn(reading, file, 0, "zero-bandwidth",
                    Phrase::of("{} pairs have a bandwidth of 0, which is taken as not measured", dropped));
    const bool any = !reading.values.empty();
    std::erase_if(reading.values, [](const Parsed& value) { return !saysAnything(value); });
    if (!reading.values.empty())
        return {};
    const auto zero = std::ranges::find_if(
        reading.diagnostics, [](const Diagnostic& d) { return d.code == "zero-bandwidth"; });
    if (zero != reading.diagnostics.end())
        return fail(ErrorCode::BadValue, Phrase::of("All figures are 0: nothing was measured"),
            {file, zero->where.line, 0, zero->where.pointer},
            Phrase::of("Measure again and let the run finish."));
    return fail(ErrorCode::BadValue,
        any ? Phrase::of("The file holds no figure: nothing was measured")
            : Phrase::of("Nothing in the file was understood"),
        {file, 0, 0, {}}, Phrase::of("Choose the complete file, or name its format."));
}

Result<Reading> readSound(
    std::string_view text, const std::string& path, FileFormat format, const ReadingHints& hints)
{
    Result<Reading> reading = parseFile(text, nameOfFile(path), format, hints);
    if (!reading) {
        if (reading.error().where.file.empty() || reading.error().where.file == nameOfFile(path))
            reading.error().where.file = path;
        return reading;
    }
    for (const Diagnostic& found : reading->diagnostics)
        if (found.severity == Severity::Error)
            return fail(ErrorCode::Contradiction, found.message,
                {path, found.where.line, found.where.column, {}},
                Phrase::of("Correct the file, or measure again."));
    return reading;
}

} // namespace rankloom
