// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/trace_filter.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

namespace rankloom {

namespace {

/// Takes what it reads off the front of the text.
class Words {
public:
    explicit Words(std::string_view text) : m_text(text) { }

    bool skip(std::string_view word)
    {
        if (!m_text.starts_with(word))
            return false;
        m_text.remove_prefix(word.size());
        return true;
    }
    template <class Number> bool read(Number& number)
    {
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), number);
        if (error != std::errc())
            return false;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return true;
    }
    [[nodiscard]] bool done() const { return m_text.empty(); }

private:
    std::string_view m_text;
};

std::optional<TraceSplit> splitOf(std::string_view text)
{
    Words words(text);
    TraceSplit split;
    if (words.skip("train "))
        split.part = TraceSplit::Part::Train;
    else if (words.skip("test "))
        split.part = TraceSplit::Part::Test;
    else
        return std::nullopt;
    const bool good = words.read(split.trainShare) && words.skip(", seed ") && words.read(split.seed)
        && words.skip(", blocks of ") && words.read(split.blockTokens) && words.done();
    return good && checkSplit(split) ? std::optional(split) : std::nullopt;
}

std::optional<TraceTime> timeOf(std::string_view text)
{
    Words words(text);
    TraceTime time;
    const bool good = words.skip("time ") && words.read(time.from) && words.skip("-") && words.read(time.to)
        && words.done();
    return good && checkTime(time) ? std::optional(time) : std::nullopt;
}

} // namespace

std::string wordsOf(const TraceFilter& filter)
{
    std::string words;
    const auto add = [&words](const std::string& part) { words += (words.empty() ? "" : "; ") + part; };
    if (filter.split.part != TraceSplit::Part::All)
        add(fmt::format("{} {}, seed {}, blocks of {}",
            filter.split.part == TraceSplit::Part::Train ? "train" : "test", filter.split.trainShare,
            filter.split.seed, filter.split.blockTokens));
    if (!filter.time.whole())
        add(fmt::format("time {}-{}", filter.time.from, filter.time.to));
    for (const TraceTag& tag : filter.tags)
        add(tag.key + "=" + tag.value);
    return words;
}

TraceFilter filterOf(std::string_view words)
{
    TraceFilter filter;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find("; "), words.size());
        const std::string_view part = words.substr(0, end);
        words.remove_prefix(std::min(words.size(), end + 2));
        if (const auto split = splitOf(part))
            filter.split = *split;
        else if (const auto time = timeOf(part))
            filter.time = *time;
        else if (const std::size_t equals = part.find('='); equals != std::string_view::npos && equals > 0)
            filter.tags.push_back(
                {std::string(part.substr(0, equals)), std::string(part.substr(equals + 1))});
        else if (!filter.tags.empty()) // the value of a tag holds what joins tags
            filter.tags.back().value += "; " + std::string(part);
    }
    return filter;
}

} // namespace rankloom
