// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

using Words = std::vector<std::string_view>;

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isGpu(std::string_view word) { return startsWith(word, "GPU") && isDigits(word.substr(3)); }

/// Cells of nvidia-smi topo -p2p: whether devices reach each other, not how.
bool isReachability(std::string_view word)
{
    constexpr std::array<std::string_view, 7> answers {"OK", "CNS", "GNS", "TNS", "NS", "DR", "U"};
    return std::find(answers.begin(), answers.end(), word) != answers.end();
}

/// What stands in a cell: a kind of connection, whether there is one, or X for the device itself.
bool isCode(std::string_view word)
{
    constexpr std::array<std::string_view, 9> codes {
        "X", "PIX", "PXB", "PHB", "NODE", "SYS", "SOC", "QPI", "MX"};
    return std::find(codes.begin(), codes.end(), word) != codes.end() || isReachability(word)
        || (startsWith(word, "NV") && isDigits(word.substr(2)));
}

bool isRow(const Words& w) { return w.size() >= 2 && isCode(w[1]) && w[0].size() <= 64; }

/// The name of a column or row, or columns that lost their separators: "GPU0", "NIC3", "mlx5_0", "GPU0GPU1".
bool isLabel(std::string_view word)
{
    for (const std::string_view kind : {"GPU", "NIC"})
        if (startsWith(word, kind) && word.size() > 3 && isDigits(word.substr(3, 1)))
            return word.back() != ':';
    return startsWith(word, "mlx") && word.back() != ':';
}

/// Takes away what a remote shell puts before every line, and says what it was: "node7: GPU0 X NV12".
std::string_view dropPrefix(Words& w)
{
    constexpr std::size_t kMostWords = 4;
    for (std::size_t i = 1; i < std::min(kMostWords + 1, w.size()); ++i)
        if (isLabel(w[i]) && !isLabel(w[0]) && !isCode(w[1])) {
            const std::string_view last = w[i - 1];
            w.erase(w.begin(), w.begin() + static_cast<std::ptrdiff_t>(i));
            return last.back() == ':' ? last : std::string_view();
        }
    return {};
}

/// The names of a header line; those after the devices (CPU Affinity, …) are left out. Lost separators
/// ("GPU0GPU1NIC0") leave fewer names than rows and are repaired from the rows.
Words headerNames(const Words& w)
{
    Words names;
    for (const std::string_view word : w) {
        if (word == "CPU" || word == "Node" || word == "NUMA" || word == "Affinity")
            break;
        names.push_back(word);
    }
    return names;
}

struct Row {
    std::string_view label;
    Words codes;
    std::int64_t line = 0;
};

/// A header and the rows below it.
struct Block {
    std::string_view prefix; ///< of its lines, mostly empty
    Words header;
    std::vector<Row> rows;
    std::int64_t line = 0;
};

class TopologyReader {
public:
    explicit TopologyReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            take(line);
        for (Block& block : m_blocks)
            if (!block.rows.empty())
                if (const Result<void> added = add(block); !added)
                    return tl::unexpected<Error>(added.error());
        if (m_reading.values.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No complete row of a topology matrix was found"),
                {m_input.file, 0, 0, {}},
                Phrase::of("Paste the output of nvidia-smi topo -m with its line ends."));
        if (m_reading.values.size() > 1)
            warn(m_reading, m_input, m_blocks.back().line, "several-runs",
                Phrase::of("The file holds {} matrices", m_reading.values.size()));
        return std::move(m_reading);
    }

private:
    void take(const TextLine& line)
    {
        Words w = words(line.text);
        if (w.empty())
            return;
        const std::string_view prefix = dropPrefix(w);
        if (startsWith(w[0], "GPU") && !isRow(w)) {
            m_blocks.push_back({prefix, headerNames(w), {}, line.number});
            return;
        }
        const auto block = std::find_if(
            m_blocks.rbegin(), m_blocks.rend(), [&](const Block& b) { return b.prefix == prefix; });
        if (block == m_blocks.rend() || !isRow(w))
            return;
        Row row {w[0], {}, line.number};
        for (std::size_t i = 1; i < w.size() && isCode(w[i]); ++i)
            row.codes.push_back(w[i]);
        // The very last word of a text may be the half of one: NV1 of NV18.
        const bool last =
            line.number == m_input.text.lines().back().number && row.codes.size() + 1 == w.size();
        if (last && startsWith(row.codes.back(), "NV"))
            m_suspect = row.label;
        block->rows.push_back(std::move(row));
    }

    /// The header, or the labels of the rows where it lost its separators.
    static NameIndex namesOf(const Block& block)
    {
        NameIndex names;
        const bool glued = std::any_of(block.header.begin(), block.header.end(),
            [](std::string_view name) { return startsWith(name, "GPU") && !isGpu(name); });
        if (!glued)
            for (const std::string_view name : block.header)
                names.add(name);
        else
            for (const Row& row : block.rows)
                names.add(row.label);
        return names;
    }

    Result<void> add(const Block& block)
    {
        NameIndex names = namesOf(block);
        const std::size_t columns = names.size();
        // Network cards may have rows although their columns were cut away.
        for (const Row& row : block.rows)
            if (row.codes.size() == columns && !isGpu(row.label))
                names.add(row.label);
        if (names.size() > kMostTopologyNames)
            return fail(ErrorCode::TooLarge, Phrase::of("The matrix has too many columns"),
                {m_input.file, block.line, 0, {}});
        DeviceTopology topology;
        topology.names = names.names();
        topology.devices =
            static_cast<int>(std::count_if(topology.names.begin(), topology.names.end(), isGpu));
        topology.codes.assign(names.size() * names.size(), std::string());
        std::vector<bool> seen(names.size(), false);
        for (const Row& row : block.rows) {
            const std::size_t at = names.find(row.label);
            if (at == names.size() || seen[at]) {
                warn(m_reading, m_input, row.line, at == names.size() ? "unknown-name" : "repeated-row",
                    Phrase::of("Row {} is left out: {}", inQuotes(row.label),
                        at == names.size() ? "it has no column" : "it is there twice"));
                continue;
            }
            seen[at] = true;
            fillRow(topology, row, at, columns);
            topology.reachability =
                topology.reachability || std::any_of(row.codes.begin(), row.codes.end(), isReachability);
        }
        if (topology.reachability) {
            topology.tool = "nvidia-smi topo -p2p";
            warn(m_reading, m_input, block.line, "reachability",
                Phrase::of(
                    "This matrix says which devices reach each other, not how: nvidia-smi topo -m does"),
                Severity::Hint);
        }
        for (std::size_t n = 0; n < names.size(); ++n)
            if (!seen[n] && isGpu(names.names()[n]))
                warn(m_reading, m_input, block.line, "missing-row",
                    Phrase::of("{} has a column but no row", names.names()[n]));
        m_reading.values.emplace_back(std::move(topology));
        return {};
    }

    void fillRow(DeviceTopology& topology, const Row& row, std::size_t at, std::size_t columns)
    {
        std::size_t cells = std::min(row.codes.size(), columns);
        if (row.codes.size() != columns) {
            if (row.label == m_suspect && cells == row.codes.size())
                --cells;
            warn(m_reading, m_input, row.line, "incomplete-row",
                Phrase::of("Row {} has {} of {} cells", inQuotes(row.label), cells, columns));
        }
        for (std::size_t c = 0; c < cells; ++c)
            topology.codes[topology.index(at, c)] = std::string(row.codes[c]);
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::vector<Block> m_blocks;
    std::string_view m_suspect;
};

bool looksLikeTopologyRow(std::string_view line)
{
    Words w = words(line);
    dropPrefix(w);
    return (!w.empty() && isGpu(w[0]) && isRow(w) && (w.size() > 2 || !isReachability(w[1])))
        || (contains(line, "GPU0") && contains(line, "CPU Affinity"));
}

Result<Reading> readNvidiaTopology(const ReaderInput& input) { return TopologyReader(input).read(); }

} // namespace

extern const Format kNvidiaTopology {
    .format = FileFormat::NvidiaTopology,
    .name = "nvidia-topology",
    .title = "nvidia-smi topo -m matrix",
    .isLine = looksLikeTopologyRow,
    .lines = readNvidiaTopology,
};

} // namespace rankloom
