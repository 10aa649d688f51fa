// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/text_lines.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

constexpr int kMostPicks = 64;

/// The experts before the two tabs; false when they are no expert numbers.
bool expertsOf(std::string_view line, std::vector<std::int32_t>& experts)
{
    experts.clear();
    const std::size_t cut = line.find("\t\t");
    if (cut == std::string_view::npos || cut == 0)
        return false;
    std::string_view ids = line.substr(0, cut);
    while (!ids.empty()) {
        const std::size_t tab = std::min(ids.find('\t'), ids.size());
        const std::optional<std::int64_t> id = parseInteger(ids.substr(0, tab));
        if (!id || *id < 0 || *id > kMostExpertId)
            return false;
        experts.push_back(static_cast<std::int32_t>(*id));
        ids.remove_prefix(std::min(tab + 1, ids.size()));
    }
    return true;
}

/// The file does not say how many experts a token picks. All but the last of a token ascend: the largest
/// number for which that holds throughout.
int topKOf(const std::vector<std::int32_t>& experts)
{
    for (int k = std::min<int>(kMostPicks, static_cast<int>(experts.size())); k > 2; --k) {
        const auto width = static_cast<std::size_t>(k);
        if (experts.size() % width != 0)
            continue;
        bool good = true;
        for (std::size_t at = 0; good && at < experts.size(); at += width) {
            const auto begin = experts.begin() + static_cast<std::ptrdiff_t>(at);
            const auto last = begin + k - 1;
            good = std::adjacent_find(begin, last, std::greater_equal<>()) == last
                && std::find(begin, last, *last) == last;
        }
        if (good)
            return k;
    }
    return 0;
}

std::int64_t layerOf(std::string_view name)
{
    const std::size_t end = name.rfind('.');
    name = name.substr(0, end);
    const std::size_t cut = name.rfind('_');
    return parseInteger(name.substr(cut == std::string_view::npos ? 0 : cut + 1)).value_or(0);
}

/// ESFT's expert_weights_<layer>.txt: one line per sequence, all ids, two tabs, all weights.
Result<void> readEsftText(const TraceJob& job)
{
    const std::int64_t layer = layerOf(job.source.name());
    if (layer < 0 || layer > kMostLayer)
        return job.refuse(ErrorCode::BadValue, 0, 0,
            Phrase::of("The name of the file ends in no layer number"),
            Phrase::of("Keep the name expert_weights_<layer>.txt."));
    LineReader lines(job.source);
    std::vector<std::int32_t> experts;
    std::int64_t tokens = 0;
    int topK = job.hints.topK;
    return forEachLine(lines, [&](std::string_view text) -> Result<void> {
        text = trimmed(text);
        if (text.empty())
            return {};
        if (!expertsOf(text, experts))
            return job.refuse(ErrorCode::BadSyntax, lines.number(), 0,
                Phrase::of("The line does not hold expert numbers, two tabs and weights"),
                Phrase::of("Choose an unedited file."));
        if (topK == 0)
            topK = topKOf(experts);
        if (topK < 1 || experts.size() % static_cast<std::size_t>(topK) != 0)
            return job.refuse(ErrorCode::BadValue, lines.number(), 0,
                Phrase::of("{} expert numbers do not tell how many a token picks", experts.size()),
                Phrase::of("Say it: --top-k."));
        if (Result<void> taken = job.deliver({static_cast<int>(layer), topK, tokens, experts}); !taken)
            return taken;
        tokens += static_cast<std::int64_t>(experts.size()) / topK;
        return {};
    });
}

/// Two tabs between as many numbers.
bool looksLikeEsft(std::string_view head)
{
    const std::string_view line = head.substr(0, head.find('\n'));
    const std::size_t cut = line.find("\t\t");
    const std::string_view ids = line.substr(0, cut);
    return ids.find('\t') != std::string_view::npos
        && ids.find_first_not_of("0123456789\t") == std::string_view::npos
        && (cut != std::string_view::npos || line.size() == head.size());
}

} // namespace

extern const Format kEsftText {
    .format = FileFormat::EsftText,
    .name = "esft-text",
    .title = "ESFT expert weights",
    .kind = FormatKind::LayerTrace,
    .isHead = looksLikeEsft,
    .trace = readEsftText,
};

} // namespace rankloom
