// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A new reader costs its file, with `const Format kName {…}` at its end, one line in file_format.h, and a
// sample with its tests. Nothing is to be added here.
#include "core/exchange/formats.h"

#include <algorithm>

namespace rankloom {

namespace {

constexpr Format kUnknown {.name = "unknown", .title = "unknown file"};

} // namespace

const std::array<const Format*, kFormatCount>& formats()
{
#define RANKLOOM_FORMAT_LISTED(name) &k##name,
    static constexpr std::array<const Format*, kFormatCount> all {RANKLOOM_FORMATS(RANKLOOM_FORMAT_LISTED)};
#undef RANKLOOM_FORMAT_LISTED
    return all;
}

const Format& formatOf(FileFormat format)
{
    return format == FileFormat::Unknown ? kUnknown : *formats().at(static_cast<std::size_t>(format) - 1);
}

std::string_view nameOf(FileFormat format) { return formatOf(format).name; }
std::string_view titleOf(FileFormat format) { return formatOf(format).title; }

FileFormat formatFromName(std::string_view name)
{
    const auto found = std::ranges::find(formats(), name, &Format::name);
    return found == formats().end() ? FileFormat::Unknown : (*found)->format;
}

std::vector<FileFormat> readableFormats()
{
    std::vector<FileFormat> readable;
    for (const Format* format : formats())
        if (format->format != FileFormat::Project)
            readable.push_back(format->format);
    return readable;
}

bool isRoutingTrace(FileFormat format)
{
    const FormatKind kind = formatOf(format).kind;
    return kind == FormatKind::RoutingTrace || kind == FormatKind::LayerTrace;
}

bool isOneLayerPerFile(FileFormat format) { return formatOf(format).kind == FormatKind::LayerTrace; }
bool isPlanSettings(FileFormat format) { return formatOf(format).kind == FormatKind::PlanSettings; }

} // namespace rankloom
