// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/trace_tags.h"

#include <fmt/format.h>

namespace rankloom {

Result<std::vector<TraceTag>> tagsOf(const std::vector<std::string>& texts)
{
    std::vector<TraceTag> tags;
    for (const std::string& text : texts) {
        const std::size_t cut = text.find('=');
        if (cut == std::string::npos || cut == 0 || cut + 1 == text.size())
            return fail(ErrorCode::BadValue, Phrase::of("\"{}\" is no tag", text), {},
                Phrase::of("Give a name and a value: task=intent."));
        tags.push_back({text.substr(0, cut), text.substr(cut + 1)});
    }
    return tags;
}

} // namespace rankloom
