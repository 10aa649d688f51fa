// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/device_matrix.h"
#include "core/exchange/links/stated_units.h"

namespace rankloom {

namespace {

bool isTitle(std::string_view line)
{
    return contains(line, "P2P") && contains(line, "Matrix")
        && (contains(line, "Bandwidth") || contains(line, "Latency") || contains(line, "Connectivity"));
}

bool isLatency(std::string_view title) { return contains(title, "Latency"); }

enum class SeenBy : std::uint8_t { Gpu, Cpu };

/// One direction at a time with peer access: what a link does. Latency as the GPU sees it.
bool isPrimary(std::string_view title, SeenBy seenBy)
{
    return contains(title, "P2P=Enabled") && !contains(title, "Bidirectional")
        && !(isLatency(title) && seenBy == SeenBy::Cpu);
}

LinkMeasurement toLinks(const DeviceMatrix& matrix, SeenBy seenBy)
{
    // The P2P Reads variant prints the reading device as the row: data flow to it.
    const RowIs row = contains(matrix.title, "P2P Reads") ? RowIs::Destination : RowIs::Source;
    const bool latency = isLatency(matrix.title);
    LinkMeasurement links = deviceLinks(matrix, latency ? 1e-6 : 1e9, row);
    links.tool = "p2pBandwidthLatencyTest";
    links.printedUnit = latency ? "us" : "GB/s";
    links.quantity = latency ? LinkQuantity::Latency : LinkQuantity::Bandwidth;
    links.primary = isPrimary(matrix.title, seenBy);
    if (seenBy == SeenBy::Cpu)
        links.part += ", CPU";
    return links;
}

/// Splits the text into its matrices.
class P2pReader {
public:
    explicit P2pReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            take(line);
        close();
        if (m_reading.values.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No bandwidth or latency matrix was found"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the output of p2pBandwidthLatencyTest."));
        if (m_staged > 0)
            warn(m_reading, m_input, m_stagedLine, "through-host",
                Phrase::of(
                    "{} device pairs cannot access each other: their figures are transfers through the "
                    "host",
                    m_staged));
        std::stable_sort(
            m_reading.values.begin(), m_reading.values.end(), [](const Parsed& a, const Parsed& b) {
                return std::get<LinkMeasurement>(a).primary && !std::get<LinkMeasurement>(b).primary;
            });
        keepOnePrimary();
        return std::move(m_reading);
    }

private:
    void take(const TextLine& line)
    {
        if (contains(line.text, "CANNOT Access Peer")) {
            ++m_staged;
            m_stagedLine = line.number;
            return;
        }
        if (isTitle(line.text)) {
            close();
            m_title = std::string(trimmed(line.text));
            return;
        }
        if (m_title.empty())
            return;
        if (const std::optional<int> columns = deviceHeader(line.text); columns && !m_open) {
            m_matrix = {m_title, line.number, *columns, {}, 0};
            m_seenBy = words(line.text).front() == "CPU" ? SeenBy::Cpu : SeenBy::Gpu;
            m_open = true;
            return;
        }
        if (!m_open)
            return;
        const DeviceRow row = takeDeviceRow(line.text, m_matrix);
        if (row == DeviceRow::Cut)
            m_matrix.cutLine = line.number;
        if (row != DeviceRow::Taken)
            close();
    }

    /// Ends the matrix that is open, if any.
    void close()
    {
        if (!m_open)
            return;
        m_open = false;
        if (contains(m_matrix.title, "Connectivity"))
            return;
        if (m_matrix.rows.size() < static_cast<std::size_t>(m_matrix.columns))
            warn(m_reading, m_input, m_matrix.cutLine != 0 ? m_matrix.cutLine : m_matrix.line, "cut-matrix",
                Phrase::of("\"{}\" has {} of {} complete rows; the others are not measured", m_matrix.title,
                    m_matrix.rows.size(), m_matrix.columns));
        if (const int zeros = zeroPairs(m_matrix); zeros > 0)
            warn(m_reading, m_input, m_matrix.line, "zero-bandwidth",
                Phrase::of(
                    "{} pairs of \"{}\" have 0, which is taken as not measured", zeros, m_matrix.title));
        if (!m_matrix.rows.empty())
            m_reading.values.emplace_back(toLinks(m_matrix, m_seenBy));
    }

    /// Two machines in one paste: the first is taken, the person is told.
    void keepOnePrimary()
    {
        bool seen[2] = {false, false};
        for (Parsed& value : m_reading.values) {
            auto& links = std::get<LinkMeasurement>(value);
            bool& taken = seen[links.quantity == LinkQuantity::Latency ? 1 : 0];
            if (links.primary && taken) {
                links.primary = false;
                warn(m_reading, m_input, 0, "several-runs",
                    Phrase::of("\"{}\" is there more than once; the first is used", links.part));
            }
            taken = taken || links.primary;
        }
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::string m_title;
    DeviceMatrix m_matrix;
    bool m_open = false;
    SeenBy m_seenBy = SeenBy::Gpu;
    int m_staged = 0;
    std::int64_t m_stagedLine = 0;
};

Result<Reading> readP2pBandwidthLatency(const ReaderInput& input)
{
    if (const Result<void> units = expectUnits(input, {"Matrix ("}, {"GB/s", "us"}); !units)
        return tl::unexpected<Error>(units.error());
    return P2pReader(input).read();
}

} // namespace

extern const Format kP2pBandwidthLatency {
    .format = FileFormat::P2pBandwidthLatency,
    .name = "p2p-bandwidth-latency",
    .title = "p2pBandwidthLatencyTest output",
    .isLine =
        [](std::string_view line) { return contains(line, "P2P=Enabled") || contains(line, "P2P=Disabled"); },
    .lines = readP2pBandwidthLatency,
};

} // namespace rankloom
