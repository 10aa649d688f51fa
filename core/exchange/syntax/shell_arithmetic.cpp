// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/shell_arithmetic.h"

#include "core/base/text.h"
#include "core/exchange/syntax/shell_text.h"

namespace rankloom {

namespace {

class Expression {
public:
    explicit Expression(const ShellNumbers& valueOf) : m_valueOf(valueOf) { }

    std::optional<std::int64_t> read(std::string_view text)
    {
        const std::optional<std::int64_t> value = sum(text, 0);
        return trimmed(text).empty() ? value : std::nullopt;
    }

private:
    static constexpr std::int64_t kLargest = std::int64_t {1} << 31; ///< products of two stay in 64 bits

    static std::optional<std::int64_t> bounded(std::int64_t value)
    {
        return value > kLargest || value < -kLargest ? std::nullopt : std::optional(value);
    }

    std::optional<std::int64_t> sum(std::string_view& rest, int depth)
    {
        std::optional<std::int64_t> value = product(rest, depth);
        for (rest = trimmed(rest); value && !rest.empty() && (rest[0] == '+' || rest[0] == '-');
             rest = trimmed(rest)) {
            const bool minus = rest[0] == '-';
            rest.remove_prefix(1);
            const std::optional<std::int64_t> other = product(rest, depth);
            value = other ? bounded(minus ? *value - *other : *value + *other) : std::nullopt;
        }
        return value;
    }

    std::optional<std::int64_t> product(std::string_view& rest, int depth)
    {
        std::optional<std::int64_t> value = factor(rest, depth);
        for (rest = trimmed(rest); value && !rest.empty() && std::string_view("*/%").find(rest[0]) < 3;
             rest = trimmed(rest)) {
            const char operation = rest[0];
            rest.remove_prefix(1);
            const std::optional<std::int64_t> other = factor(rest, depth);
            if (!other || (operation != '*' && *other == 0))
                return std::nullopt;
            value = bounded(operation == '*' ? *value * *other
                    : operation == '/'       ? *value / *other
                                             : *value % *other);
        }
        return value;
    }

    std::optional<std::int64_t> factor(std::string_view& rest, int depth)
    {
        constexpr int deepest = 32;
        rest = trimmed(rest);
        if (rest.starts_with('(') && depth < deepest) {
            rest.remove_prefix(1);
            const std::optional<std::int64_t> value = sum(rest, depth + 1);
            if (!value || !rest.starts_with(')'))
                return std::nullopt;
            rest.remove_prefix(1);
            return value;
        }
        const bool braces = rest.starts_with("${");
        rest.remove_prefix(braces ? 2 : rest.starts_with('$') ? 1 : 0);
        std::size_t length = 0;
        while (length < rest.size() && isShellNamePart(rest[length]))
            ++length;
        std::string_view word = rest.substr(0, length);
        rest.remove_prefix(length);
        if (braces && !rest.starts_with('}'))
            return std::nullopt;
        rest.remove_prefix(braces ? 1 : 0);
        if (word.empty() || !isShellNameStart(word.front()))
            return bounded(parseInteger(word).value_or(kLargest + 1));
        return bounded(m_valueOf(word).value_or(kLargest + 1));
    }

    const ShellNumbers& m_valueOf;
};

} // namespace

std::optional<std::int64_t> shellArithmetic(std::string_view expression, const ShellNumbers& valueOf)
{
    return Expression(valueOf).read(expression);
}

} // namespace rankloom
