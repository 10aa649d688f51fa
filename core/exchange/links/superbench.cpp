// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

/// Ways to copy, the one to plan with first: copy engines move what the model's kernels do not.
constexpr std::array<std::string_view, 4> kWays {"write_by_dma", "read_by_dma", "write_by_sm", "read_by_sm"};
constexpr int kMostOfNode = 1024;

/// "gpu0_to_gpu1_write_by_sm 258.397"
struct Copy {
    std::string_view from; ///< "gpu0", "cpu"
    std::string_view to;
    std::string_view way; ///< the rest of the name
    std::string_view figure;
};

bool isEnd(std::string_view text)
{
    if (text == "cpu")
        return true;
    return startsWith(text, "gpu") && text.size() > 3 && text.size() < 8
        && text.find_first_not_of("0123456789", 3) == std::string_view::npos;
}

std::optional<Copy> readCopy(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    if (w.size() != 2)
        return std::nullopt;
    const std::size_t cut = w[0].find("_to_");
    if (cut == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = w[0].substr(cut + 4);
    const std::size_t end = rest.find('_');
    if (end == std::string_view::npos)
        return std::nullopt;
    Copy copy {w[0].substr(0, cut), rest.substr(0, end), rest.substr(end + 1), w[1]};
    return isEnd(copy.from) && isEnd(copy.to) && contains(copy.way, "by_") ? std::optional(copy)
                                                                           : std::nullopt;
}

int deviceOf(std::string_view end) { return static_cast<int>(parseInteger(end.substr(3)).value_or(0)); }

using Figures = std::map<std::pair<int, int>, double>;

LinkMeasurement matrixOf(const Figures& figures, int devices, std::string_view way)
{
    LinkMeasurement links;
    links.tool = "SuperBench";
    links.scope = LinkScope::DevicePairs;
    links.printedUnit = "GB/s";
    links.part = std::string(way);
    for (int device = 0; device < devices; ++device)
        links.names.push_back(fmt::format("GPU{}", device));
    links.values.assign(links.names.size() * links.names.size(), kNotMeasured);
    for (const auto& [pair, value] : figures)
        links.values[linkIndex(
            links, static_cast<std::size_t>(pair.first), static_cast<std::size_t>(pair.second))] = value;
    return links;
}

bool looksLikeSuperBenchLine(std::string_view line)
{
    const std::optional<Copy> copy = readCopy(line);
    return copy && parseDouble(copy->figure).has_value();
}

/// Copies between two devices become links, one matrix for each way to copy; those with the host or within a
/// device are none.
Result<Reading> readSuperBench(const ReaderInput& input)
{
    Reading reading;
    std::map<std::string_view, Figures> found;
    int devices = 0;
    for (const TextLine& line : input.text.lines()) {
        if (trimmed(line.text).empty())
            continue;
        const std::optional<Copy> copy = readCopy(line.text);
        if (copy && (copy->from == "cpu" || copy->to == "cpu" || copy->from == copy->to))
            continue;
        const std::optional<double> value = copy ? parseDouble(copy->figure) : std::nullopt;
        const auto* way = copy ? std::find(kWays.begin(), kWays.end(), copy->way)
                               : static_cast<const std::string_view*>(kWays.end());
        if (!value || way == kWays.end()) {
            warn(reading, input, line.number, "line-not-understood",
                Phrase::of("{} is left out", inQuotes(line.text)));
            continue;
        }
        const int from = deviceOf(copy->from);
        const int to = deviceOf(copy->to);
        if (from >= kMostOfNode || to >= kMostOfNode)
            return fail(ErrorCode::TooLarge, Phrase::of("A device has a number above 1023"),
                {input.file, line.number, 0, {}}, Phrase::of("Choose the output for one node."));
        if (!(*value > 0) || *value > 1e9)
            return fail(ErrorCode::BadValue, Phrase::of("{} is no bandwidth", inQuotes(copy->figure)),
                {input.file, line.number, 0, {}}, Phrase::of("Correct the figure, or measure again."));
        devices = std::max({devices, from + 1, to + 1});
        const auto [at, isNew] = found[*way].emplace(std::pair(from, to), *value * 1e9);
        if (!isNew && at->second != *value * 1e9)
            warn(reading, input, line.number, "repeated-value",
                Phrase::of("{} was {} before: the first counts", inQuotes(line.text), humanRate(at->second)));
    }
    for (const std::string_view way : kWays)
        if (const auto at = found.find(way); at != found.end()) {
            LinkMeasurement links = matrixOf(at->second, devices, way);
            links.primary = reading.values.empty();
            reading.values.emplace_back(std::move(links));
        }
    if (reading.values.empty())
        return fail(ErrorCode::BadSyntax, Phrase::of("No bandwidth between two devices was found"),
            {input.file, 0, 0, {}}, Phrase::of("Paste the lines gpu0_to_gpu1_write_by_dma and so on."));
    return reading;
}

} // namespace

extern const Format kSuperBench {
    .format = FileFormat::SuperBench,
    .name = "superbench",
    .title = "SuperBench copy bandwidths",
    .isLine = looksLikeSuperBenchLine,
    .lines = readSuperBench,
};

} // namespace rankloom
