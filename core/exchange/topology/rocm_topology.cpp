// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

using Words = std::vector<std::string_view>;

bool isRocmGpu(std::string_view word)
{
    return startsWith(word, "GPU") && word.size() > 3 && word.size() < 9
        && word.find_first_not_of("0123456789", 3) == std::string_view::npos;
}

/// One run of the tool: the devices that any of its tables names, and the kinds of their connections.
struct Run {
    NameIndex names;
    std::map<std::pair<std::size_t, std::size_t>, std::string_view> links;
    std::vector<std::string_view> header; ///< columns of the table of kinds
    std::vector<bool> hasRow;
    std::int64_t linkTable = 0; ///< line of its title, 0 = none yet
};

/// rocm-smi --showtopo: tables of weights, hops and kinds of connections, and the NUMA node of every device.
class RocmReader {
public:
    explicit RocmReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            take(line);
        finish();
        if (m_reading.values.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No device of rocm-smi --showtopo was found"),
                {m_input.file, 0, 0, {}}, Phrase::of("Paste the whole output of rocm-smi --showtopo."));
        if (m_reading.values.size() > 1)
            warn(m_reading, m_input, 0, "several-runs",
                Phrase::of("The file holds {} runs", m_reading.values.size()));
        return std::move(m_reading);
    }

private:
    void take(const TextLine& line)
    {
        if (contains(line.text, "ROCm System Management Interface")) {
            finish();
            return;
        }
        if (contains(line.text, "between two GPUs")) {
            m_inLinks = contains(line.text, "Link Type");
            if (m_inLinks && m_run.linkTable > 0)
                finish();
            if (m_inLinks)
                m_run.linkTable = line.number;
            return;
        }
        const Words w = words(line.text);
        if (w.empty() || w[0].size() > 16)
            return;
        if (startsWith(w[0], "GPU[") && w[0].back() == ']' && contains(line.text, "Numa Node:"))
            addName(fmt::format("GPU{}", w[0].substr(4, w[0].size() - 5)));
        else if (startsWith(line.text, "="))
            m_inLinks = false;
        else if (std::all_of(w.begin(), w.end(), isRocmGpu))
            takeHeader(w);
        else if (m_inLinks && isRocmGpu(w[0]))
            takeRow(w, line.number);
    }

    void addName(std::string_view name)
    {
        if (isRocmGpu(name) && m_run.names.size() < kMostTopologyNames)
            m_run.names.add(name);
    }

    void takeHeader(const Words& w)
    {
        for (const std::string_view name : w)
            addName(name);
        if (m_inLinks)
            m_run.header = w;
    }

    void takeRow(const Words& w, std::int64_t line)
    {
        const std::size_t from = m_run.names.find(w[0]);
        if (from == m_run.names.size()) {
            warn(m_reading, m_input, line, "unknown-name",
                Phrase::of("Row {} is left out: it has no column", inQuotes(w[0])));
            return;
        }
        m_run.hasRow.resize(m_run.names.size(), false);
        if (m_run.hasRow[from]) {
            warn(m_reading, m_input, line, "repeated-row",
                Phrase::of("Row {} is left out: it is there twice", inQuotes(w[0])));
            return;
        }
        m_run.hasRow[from] = true;
        if (w.size() != m_run.header.size() + 1)
            warn(m_reading, m_input, line, "incomplete-row",
                Phrase::of("Row {} has {} of {} cells", inQuotes(w[0]), w.size() - 1, m_run.header.size()));
        for (std::size_t c = 0; c + 1 < w.size() && c < m_run.header.size(); ++c) {
            const std::size_t to = m_run.names.find(m_run.header[c]);
            const std::string_view kind = w[c + 1];
            if (to == from || isMissing(kind) || kind == "0")
                continue;
            if (kind == "XGMI" || kind == "PCIE")
                m_run.links[{from, to}] = kind;
            else
                warn(m_reading, m_input, line, "unknown-code",
                    Phrase::of("{} is no kind of connection: the cell is left empty", inQuotes(kind)));
        }
    }

    void finish()
    {
        m_inLinks = false;
        Run run = std::move(m_run);
        m_run = {};
        const std::size_t count = run.names.size();
        if (count == 0)
            return;
        DeviceTopology topology;
        topology.tool = "rocm-smi";
        topology.names = run.names.names();
        topology.devices = static_cast<int>(count);
        topology.codes.assign(count * count, std::string());
        run.hasRow.resize(count, false);
        for (std::size_t n = 0; n < count; ++n)
            if (run.linkTable == 0 || run.hasRow[n])
                topology.codes[topology.index(n, n)] = "X";
            else
                warn(m_reading, m_input, run.linkTable, "missing-row",
                    Phrase::of("{} has a column but no row", topology.names[n]));
        for (const auto& [pair, kind] : run.links)
            topology.codes[topology.index(pair.first, pair.second)] = std::string(kind);
        if (run.linkTable == 0)
            warn(m_reading, m_input, 0, "no-links",
                Phrase::of("The table of link types is not there: only the devices are known"));
        m_reading.values.emplace_back(std::move(topology));
    }

    const ReaderInput& m_input;
    Reading m_reading;
    Run m_run;
    bool m_inLinks = false;
};

Result<Reading> readRocmTopology(const ReaderInput& input) { return RocmReader(input).read(); }

} // namespace

extern const Format kRocmTopology {
    .format = FileFormat::RocmTopology,
    .name = "rocm-topology",
    .title = "rocm-smi --showtopo output",
    .isLine =
        [](std::string_view line) {
            return contains(line, "between two GPUs ==") || contains(line, ": (Topology) Numa ");
        },
    .lines = readRocmTopology,
};

} // namespace rankloom
