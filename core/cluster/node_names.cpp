// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/node_names.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::size_t digitsAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - at;
}

/// A name that ends with a number of at most nine digits.
struct NumberedName {
    std::string_view prefix;
    std::string_view digits; ///< empty: no number
    std::int64_t number = 0;
};
NumberedName numbered(std::string_view name)
{
    std::size_t begin = name.size();
    while (begin > 0 && isDigit(name[begin - 1]))
        --begin;
    begin = std::max(begin, name.size() - std::min<std::size_t>(name.size(), 9));
    const std::string_view digits = name.substr(begin);
    return {name.substr(0, begin), digits, parseInteger(digits).value_or(0)};
}

} // namespace

bool isHostName(std::string_view name)
{
    if (name.empty() || name.size() > 253)
        return false;
    return std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '.' || c == '-'
            || c == '_';
    });
}

bool comesBefore(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        std::size_t m = digitsAt(a, i);
        std::size_t n = digitsAt(b, j);
        if (m > 0 && n > 0) {
            std::string_view x = a.substr(i, m);
            std::string_view y = b.substr(j, n);
            x.remove_prefix(std::min(x.find_first_not_of('0'), x.size()));
            y.remove_prefix(std::min(y.find_first_not_of('0'), y.size()));
            if (x.size() != y.size() || x != y)
                return x.size() != y.size() ? x.size() < y.size() : x < y;
            i += m;
            j += n;
            continue;
        }
        if (a[i] != b[j])
            return a[i] < b[j];
        ++i;
        ++j;
    }
    return a.size() - i != b.size() - j ? a.size() - i < b.size() - j : a < b;
}

std::string compressedHostList(std::vector<std::string> names)
{
    std::ranges::sort(names, comesBefore);
    std::string text;
    for (std::size_t first = 0; first < names.size();) {
        const NumberedName head = numbered(names[first]);
        // Runs of the same prefix and the same width stand in one pair of brackets.
        std::size_t end = first + 1;
        while (end < names.size() && !head.digits.empty()) {
            const NumberedName next = numbered(names[end]);
            if (next.prefix != head.prefix || next.digits.size() != head.digits.size())
                break;
            ++end;
        }
        text += text.empty() ? "" : ",";
        if (end == first + 1) {
            text += names[first];
            first = end;
            continue;
        }
        std::string inside;
        for (std::size_t begin = first; begin < end;) {
            std::size_t last = begin;
            while (last + 1 < end && numbered(names[last + 1]).number == numbered(names[last]).number + 1)
                ++last;
            inside += fmt::format("{}{}", inside.empty() ? "" : ",", numbered(names[begin]).digits);
            if (last > begin)
                inside += fmt::format("-{}", numbered(names[last]).digits);
            begin = last + 1;
        }
        text += fmt::format("{}[{}]", head.prefix, inside);
        first = end;
    }
    return text;
}

} // namespace rankloom
