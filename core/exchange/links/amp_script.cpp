// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

/// AMP counts the elements of 32 bits that a link carries in a second.
constexpr double kElementBytes = 4;
/// Less than this between two nodes means that the script counts in another unit.
constexpr double kLeastBandwidth = 1e6;
constexpr int kDeepest = 32;
constexpr std::size_t kMostNodes = 1024;

using Variables = std::map<std::string, double, std::less<>>;

/// The arithmetic of a script's constants: numbers, names, + - * / and brackets. Nothing is executed.
class Expression {
public:
    Expression(std::string_view text, const Variables& variables) : m_text(text), m_variables(variables) { }

    std::optional<double> value()
    {
        const double sum = readSum(0);
        skipBlanks();
        return m_failed || m_at != m_text.size() || !std::isfinite(sum) ? std::nullopt : std::optional(sum);
    }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
            ++m_at;
    }
    bool take(char c)
    {
        skipBlanks();
        const bool found = m_at < m_text.size() && m_text[m_at] == c;
        m_at += found ? 1 : 0;
        return found;
    }

    double readSum(int depth)
    {
        double sum = readProduct(depth);
        while (!m_failed)
            if (take('+'))
                sum += readProduct(depth);
            else if (take('-'))
                sum -= readProduct(depth);
            else
                break;
        return sum;
    }

    double readProduct(int depth)
    {
        double product = readFactor(depth);
        while (!m_failed)
            if (take('*'))
                product *= readFactor(depth);
            else if (take('/'))
                product /= readFactor(depth);
            else
                break;
        return product;
    }

    double readFactor(int depth)
    {
        if (depth > kDeepest)
            return giveUp();
        if (take('(')) {
            const double inner = readSum(depth + 1);
            return take(')') ? inner : giveUp();
        }
        if (take('-'))
            return -readFactor(depth + 1);
        skipBlanks();
        std::size_t end = m_at;
        while (end < m_text.size() && isPart(end))
            ++end;
        const std::string_view word = m_text.substr(m_at, end - m_at);
        m_at = end;
        if (const std::optional<double> number = parseDouble(word))
            return *number;
        const auto variable = m_variables.find(word);
        return variable == m_variables.end() ? giveUp() : variable->second;
    }

    /// Letters, digits, dots, and the sign of an exponent.
    [[nodiscard]] bool isPart(std::size_t at) const
    {
        const char c = m_text[at];
        if ((c == '-' || c == '+') && at > m_at && at + 1 < m_text.size())
            return (m_text[at - 1] == 'e' || m_text[at - 1] == 'E') && m_text[m_at] >= '0'
                && m_text[m_at] <= '9';
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
            || c == '.';
    }

    double giveUp()
    {
        m_failed = true;
        return 0;
    }

    std::string_view m_text;
    const Variables& m_variables;
    std::size_t m_at = 0;
    bool m_failed = false;
};

/// What stands between a bracket and the one that closes it; nothing where none does.
std::optional<std::string_view> inBrackets(std::string_view text, std::size_t open)
{
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += text[at] == '[' || text[at] == '(' ? 1 : 0;
        depth -= text[at] == ']' || text[at] == ')' ? 1 : 0;
        if (depth == 0)
            return text.substr(open + 1, at - open - 1);
    }
    return std::nullopt;
}

/// "[torch.tensor([10 * 1e9 / 32]).float(), torch.tensor([170 * 1e9 / 32]).float()]" or "[a, b]".
std::vector<std::string_view> figuresOf(std::string_view list)
{
    std::vector<std::string_view> figures;
    for (std::size_t at = list.find("tensor("); at != std::string_view::npos;
         at = list.find("tensor(", at + 1)) {
        const auto argument = inBrackets(list, at + 6);
        if (!argument)
            return {};
        const std::string_view inner = trimmed(*argument);
        figures.push_back(startsWith(inner, "[") ? inBrackets(inner, 0).value_or(inner) : inner);
    }
    if (figures.empty())
        figures = cells(list, ',');
    return figures;
}

struct NodeBandwidth {
    double outer = 0; ///< bytes/s to other nodes
    double inner = 0; ///< between the devices of the node
};

class AmpReader {
public:
    explicit AmpReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            if (Result<void> taken = take(line); !taken)
                return tl::unexpected<Error>(std::move(taken.error()));
        if (m_nodes.empty())
            return fail(ErrorCode::BadSyntax,
                Phrase::of("The script gives no bandwidth of a node in cluster_info"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the script of AMP that describes the cluster."));
        for (int node = 0; node < static_cast<int>(m_nodes.size()); ++node)
            if (m_nodes.count(node) == 0)
                return fail(ErrorCode::Contradiction, Phrase::of("Node {} has no bandwidth", node),
                    {m_input.file, 0, 0, {}}, Phrase::of("Give cluster_info of every node from 0 on."));
        addInsideNodes();
        addBetweenNodes();
        warn(m_reading, m_input, 0, "stated-not-measured",
            Phrase::of("The bandwidths are constants of a script: they are taken as assumptions"),
            Severity::Hint);
        return std::move(m_reading);
    }

private:
    Result<void> take(const TextLine& line)
    {
        const std::string_view text = line.text.substr(0, line.text.find('#'));
        const std::size_t begin = text.find_first_not_of(" \t");
        if (begin == std::string_view::npos)
            return {};
        if (m_loop && begin <= m_loopIndent)
            m_loop.reset();
        const std::string_view statement = trimmed(text);
        if (startsWith(statement, "for ")) {
            takeLoop(statement, begin);
            return {};
        }
        const std::size_t equals = statement.find('=');
        if (equals == std::string_view::npos || statement.substr(equals, 2) == "==")
            return {};
        const std::string_view target = trimmed(statement.substr(0, equals));
        const std::string_view value = trimmed(statement.substr(equals + 1));
        if (startsWith(target, "cluster_info["))
            return takeNodes(target, value, line.number);
        if (begin == 0 && target.find_first_of(" .[](,") == std::string_view::npos
            && m_variables.size() < kMostNodes)
            if (const std::optional<double> number = Expression(value, m_variables).value())
                m_variables.insert_or_assign(std::string(target), *number);
        return {};
    }

    /// "for i in range(N-1):", "for i in range(1, N):"
    void takeLoop(std::string_view statement, std::size_t indent)
    {
        const std::size_t range = statement.find("range(");
        const std::vector<std::string_view> w = words(statement);
        const auto arguments =
            range == std::string_view::npos ? std::nullopt : inBrackets(statement, range + 5);
        if (!arguments || w.size() < 4)
            return;
        const std::vector<std::string_view> bounds = cells(*arguments, ',');
        const auto first = bounds.size() > 1 ? Expression(bounds[0], m_variables).value() : 0.0;
        const auto last = Expression(bounds.back(), m_variables).value();
        if (!first || !last || bounds.size() > 2)
            return;
        m_loop = Loop {std::string(w[1]), *first, *last};
        m_loopIndent = indent;
    }

    Result<void> takeNodes(std::string_view target, std::string_view value, std::int64_t line)
    {
        const auto bad = [&](Phrase message) {
            return fail(ErrorCode::BadValue, std::move(message), {m_input.file, line, 0, {}},
                Phrase::of("Write [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])]."));
        };
        const auto index = inBrackets(target, 12);
        const auto list = startsWith(value, "[") ? inBrackets(value, 0) : std::nullopt;
        const std::vector<std::string_view> figures =
            list ? figuresOf(*list) : std::vector<std::string_view>();
        if (!index || figures.size() != 2)
            return bad(Phrase::of("A node needs two bandwidths: to other nodes, and inside"));
        const bool looped = m_loop && trimmed(*index) == m_loop->variable;
        const auto single = looped ? std::nullopt : Expression(*index, m_variables).value();
        if (!looped && !single)
            return bad(Phrase::of("{} is no number of a node", inQuotes(*index)));
        const double first = looped ? m_loop->first : *single;
        const double end = looped ? m_loop->end : *single + 1;
        if (!(first >= 0 && end <= static_cast<double>(kMostNodes) && first == std::floor(first)))
            return bad(Phrase::of("Nodes are numbered from 0 to {}", kMostNodes - 1));
        const auto outer = Expression(figures[0], m_variables).value();
        const auto inner = Expression(figures[1], m_variables).value();
        const bool unlimited = contains(figures[1], "inf");
        if (!outer || (!inner && !unlimited))
            return bad(Phrase::of("{} is no constant", inQuotes(value)));
        if (*outer * kElementBytes < kLeastBandwidth || (inner && *inner * kElementBytes < kLeastBandwidth)
            || *outer > 1e15 || (inner && *inner > 1e15))
            return bad(Phrase::of("{} is no number of 4-byte elements per second", inQuotes(value)));
        for (int node = static_cast<int>(first); node < end; ++node)
            m_nodes[node] = {*outer * kElementBytes, inner ? *inner * kElementBytes : 0};
        return {};
    }

    static LinkMeasurement statedLinks(LinkScope scope, std::size_t size, std::string_view prefix)
    {
        LinkMeasurement links;
        links.tool = "AMP";
        links.scope = scope;
        links.printedUnit = "4-byte elements/s";
        links.stated = true;
        for (std::size_t i = 0; i < size; ++i)
            links.names.push_back(fmt::format("{}{}", prefix, i));
        links.values.assign(size * size, kNotMeasured);
        return links;
    }

    /// The slower of two nodes rules their link.
    void addBetweenNodes()
    {
        LinkMeasurement links = statedLinks(LinkScope::NodePairs, m_nodes.size(), "node");
        for (const auto& [node, bandwidth] : m_nodes)
            links.nodes.push_back({{}, 0, bandwidth.outer, bandwidth.inner});
        for (const auto& [a, from] : m_nodes)
            for (const auto& [b, to] : m_nodes)
                if (a != b)
                    links.values[linkIndex(links, static_cast<std::size_t>(a), static_cast<std::size_t>(b))] =
                        std::min(from.outer, to.outer);
        m_reading.values.emplace_back(std::move(links));
    }

    /// How many devices a node has, and of the slowest node how they are linked: what each has is with the
    /// links between nodes.
    void addInsideNodes()
    {
        double slowest = 0;
        for (const auto& [node, bandwidth] : m_nodes)
            if (bandwidth.inner > 0 && (slowest == 0 || bandwidth.inner < slowest))
                slowest = bandwidth.inner;
        const auto devices = m_variables.find("M");
        if (slowest == 0 || devices == m_variables.end() || !(devices->second >= 2 && devices->second <= 128))
            return;
        LinkMeasurement links =
            statedLinks(LinkScope::DevicePairs, static_cast<std::size_t>(devices->second), "GPU");
        for (std::size_t a = 0; a < links.names.size(); ++a)
            for (std::size_t b = 0; b < links.names.size(); ++b)
                if (a != b)
                    links.values[linkIndex(links, a, b)] = slowest;
        m_reading.values.emplace_back(std::move(links));
    }

    struct Loop {
        std::string variable;
        double first = 0;
        double end = 0;
    };

    const ReaderInput& m_input;
    Reading m_reading;
    Variables m_variables;
    std::optional<Loop> m_loop;
    std::size_t m_loopIndent = 0;
    std::map<int, NodeBandwidth> m_nodes;
};

bool looksLikeAmpLine(std::string_view line)
{
    line = trimmed(line);
    return startsWith(line, "cluster_info[") && line.find("] = [") != std::string_view::npos;
}

Result<Reading> readAmpScript(const ReaderInput& input) { return AmpReader(input).read(); }

} // namespace

extern const Format kAmpScript {
    .format = FileFormat::AmpScript,
    .name = "amp",
    .title = "AMP's bandwidths of nodes",
    .isLine = looksLikeAmpLine,
    .lines = readAmpScript,
};

} // namespace rankloom
