// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

using nlohmann::json;
using Words = std::vector<std::string_view>;

/// The name of a device: "GPU3", or its PCI address "0000:c1:00.0".
bool isDevice(std::string_view word)
{
    const bool address = word.size() == 12 && word[4] == ':' && word[7] == ':' && word[10] == '.'
        && word.find_first_not_of("0123456789abcdefABCDEF:.") == std::string_view::npos;
    const bool number = startsWith(word, "GPU") && word.size() > 3 && word.size() < 9
        && word.find_first_not_of("0123456789", 3) == std::string_view::npos;
    return address || number;
}

/// What a kind of connection is kept as; nothing for what is none.
std::optional<std::string_view> codeOf(std::string_view kind)
{
    if (kind == "XGMI" || kind == "PCIE" || kind == "PCIe")
        return kind == "XGMI" ? "XGMI" : "PCIE";
    if (kind == "SELF" || kind == "0")
        return "X";
    return isMissing(kind) || kind == "UNKNOWN" ? std::optional(std::string_view()) : std::nullopt;
}

/// Devices in the order of the table, and how they are connected.
struct Connections {
    NameIndex devices;
    std::map<std::pair<std::size_t, std::size_t>, std::string_view> codes;

    [[nodiscard]] DeviceTopology topology() const
    {
        DeviceTopology result;
        result.tool = "amd-smi";
        result.devices = static_cast<int>(devices.size());
        for (std::size_t d = 0; d < devices.size(); ++d)
            result.names.push_back(fmt::format("GPU{}", d));
        result.codes.assign(devices.size() * devices.size(), std::string());
        for (const auto& [pair, code] : codes)
            result.codes[result.index(pair.first, pair.second)] = std::string(code);
        return result;
    }
};

/// The tables of amd-smi topology; only that of link types says how devices are connected.
class TableReader {
public:
    explicit TableReader(const TextLines& text, const std::string& file) : m_file(file)
    {
        for (const TextLine& line : text.lines())
            take(line);
    }

    Result<Reading> finish()
    {
        if (m_titleLine == 0)
            return fail(ErrorCode::BadValue,
                Phrase::of("The table of link types is not there: nothing says how devices are connected"),
                {m_file, 0, 0, {}}, Phrase::of("Paste the whole output of amd-smi topology."));
        if (m_found.codes.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("The table of link types has no complete row"),
                {m_file, m_titleLine, 0, {}}, Phrase::of("Paste the whole output of amd-smi topology."));
        for (std::size_t d = 0; d < m_found.devices.size(); ++d)
            if (m_rows.count(d) == 0)
                warn(m_reading, m_file, m_titleLine, "missing-row",
                    Phrase::of("{} has a column but no row", m_found.devices.names()[d]));
        m_reading.values.emplace_back(m_found.topology());
        return std::move(m_reading);
    }

private:
    void take(const TextLine& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.ends_with("TABLE:") || text == "Legend:") {
            m_open = text == "LINK TYPE TABLE:" && m_titleLine == 0;
            if (text == "LINK TYPE TABLE:" && !m_open)
                warn(m_reading, m_file, line.number, "several-runs",
                    Phrase::of("The table of link types is there again: the first counts"));
            if (m_open)
                m_titleLine = line.number;
            return;
        }
        const Words w = words(line.text);
        if (!m_open || w.empty())
            return;
        if (std::ranges::all_of(w, isDevice) && m_found.devices.size() == 0) {
            for (const std::string_view device : w)
                if (m_found.devices.size() < kMostTopologyNames)
                    m_found.devices.add(device);
        } else if (isDevice(w[0])) {
            takeRow(w, line.number);
        }
    }

    void takeRow(const Words& w, std::int64_t line)
    {
        const std::size_t from = m_found.devices.find(w[0]);
        const std::size_t columns = m_found.devices.size();
        if (from == columns || m_rows.count(from) > 0) {
            warn(m_reading, m_file, line, from == columns ? "unknown-name" : "repeated-row",
                Phrase::of("Row {} is left out: {}", inQuotes(w[0]),
                    from == columns ? Phrase::of("it has no column") : Phrase::of("it is there twice")));
            return;
        }
        m_rows[from] = line;
        if (w.size() != columns + 1)
            warn(m_reading, m_file, line, "incomplete-row",
                Phrase::of("Row {} has {} of {} cells", inQuotes(w[0]), w.size() - 1, columns));
        for (std::size_t c = 0; c < columns && c + 1 < w.size(); ++c) {
            const std::optional<std::string_view> code = codeOf(w[c + 1]);
            if (!code)
                warn(m_reading, m_file, line, "unknown-code",
                    Phrase::of("{} is no kind of connection: the cell is left empty", inQuotes(w[c + 1])));
            else if (!code->empty())
                m_found.codes[{from, c}] = *code;
        }
    }

    const std::string& m_file;
    Reading m_reading;
    Connections m_found;
    std::map<std::size_t, std::int64_t> m_rows; ///< lines of the rows that were read
    std::int64_t m_titleLine = 0;
    bool m_open = false;
};

/// amd-smi topology --json: [{"gpu": 0, "bdf": …, "links": [{"gpu": 1, "link_type": "XGMI", …}]}]
Result<Reading> readJson(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    const json& list = root->is_object() ? memberOf(*root, "topology") : *root;
    const auto nameOf = [](const json& device) {
        const double number = numberOf(memberOf(device, "gpu"));
        return number >= 0 && number < static_cast<double>(kMostTopologyNames)
            ? fmt::format("GPU{:.0f}", number)
            : textOf(memberOf(device, "bdf"));
    };
    Reading reading;
    Connections found;
    for (const json& device : list.is_array() ? list : json::array())
        if (const std::string name = nameOf(device);
            !name.empty() && found.devices.size() < kMostTopologyNames)
            found.devices.add(name);
    const std::size_t count = found.devices.size();
    std::size_t row = 0;
    for (const json& device : list.is_array() ? list : json::array()) {
        const std::string pointer = fmt::format("/{}/links", row++);
        const std::size_t from = found.devices.find(nameOf(device));
        for (const json& link : memberOf(device, "links")) {
            const std::size_t to = found.devices.find(nameOf(link));
            const std::string kind = textOf(memberOf(link, "link_type"));
            const std::optional<std::string_view> code = codeOf(kind);
            if (from == count || to == count || !code) {
                warn(reading, file, 0, "unknown-code",
                    Phrase::of("A link of type {} to an unknown device is left out", inQuotes(kind)));
                reading.diagnostics.back().where.pointer = pointer;
            } else if (!code->empty()) {
                found.codes[{from, to}] = *code;
            }
        }
    }
    if (found.codes.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The file does not say how devices are connected"),
            {file, 0, 0, {}}, Phrase::of("Choose what amd-smi topology --json prints."));
    reading.values.emplace_back(found.topology());
    return reading;
}

bool looksLikeAmdTopology(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text == "LINK TYPE TABLE:" || text == "ACCESS TABLE:" || text == "NUMA BW TABLE:";
}

Result<Reading> readAmdTopology(std::string_view text, const std::string& file)
{
    const std::string_view content = trimmed(text);
    if (!content.empty() && (content.front() == '[' || content.front() == '{'))
        return readJson(text, file);
    const Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    return TableReader(*lines, file).finish();
}

} // namespace

extern const Format kAmdTopology {
    .format = FileFormat::AmdTopology,
    .name = "amd-topology",
    .title = "amd-smi topology output",
    .isJson =
        [](const JsonHead& head) { return head.has("links") && head.has("link_type") && head.has("bdf"); },
    .isLine = looksLikeAmdTopology,
    .whole = readAmdTopology,
};

} // namespace rankloom
