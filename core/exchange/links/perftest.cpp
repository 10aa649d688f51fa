// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "core/base/quantity.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"

namespace rankloom {

namespace {

/// What the header of a table says: "#bytes #iterations BW peak[Gb/sec] BW average[Gb/sec] MsgRate[Mpps]",
/// or the columns of a latency test.
struct Columns {
    LinkQuantity quantity = LinkQuantity::Bandwidth;
    std::string unit;
    double factor = 1;
    std::size_t value = 3; ///< which word of a row
};

std::optional<Columns> columnsOf(std::string_view line)
{
    if (!contains(line, "#bytes") || !contains(line, "#iterations"))
        return std::nullopt;
    // Without --report_gbits the tool prints "MB/sec" and means 2^20 bytes (perftest_resources.c).
    if (contains(line, "BW average[MB/sec]"))
        return Columns {LinkQuantity::Bandwidth, "MiB/s", kMiB, 3};
    if (contains(line, "BW average[Gb/sec]"))
        return Columns {LinkQuantity::Bandwidth, "Gb/s", 125e6, 3};
    const std::vector<std::string_view> header = words(line);
    for (std::size_t c = 2; c < header.size(); ++c)
        if (startsWith(header[c], "t_typical[usec]"))
            return Columns {LinkQuantity::Latency, "us", 1e-6, c};
    return std::nullopt;
}

class PerftestReader {
public:
    explicit PerftestReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            if (const Result<void> done = take(line); !done)
                return tl::unexpected<Error>(done.error());
        endRun();
        const bool empty = m_reading.values.empty();
        if (empty && m_zeroRow != 0)
            return fail(ErrorCode::BadValue, Phrase::of("All figures are 0: nothing was measured"),
                {m_input.file, m_zeroRow, 0, {}}, Phrase::of("Measure again and let the run finish."));
        if (empty)
            return fail(ErrorCode::BadSyntax, Phrase::of("The output holds no row of measurements"),
                {m_input.file, 0, 0, {}},
                Phrase::of("Choose the output of a run that finished, with its header line."));
        warn(m_reading, m_input, 0, "hosts-unknown",
            Phrase::of("The output does not say between which hosts it measured"));
        if (m_repeats)
            warn(m_reading, m_input, 0, "repeated-size",
                Phrase::of(
                    "Sizes are repeated (--run_infinitely, or client and server in one file); all rows "
                    "are kept"),
                Severity::Hint);
        return std::move(m_reading);
    }

private:
    /// A title begins another test: what was read before is a measurement of its own.
    void endRun()
    {
        if (!m_run.rows.empty()) {
            m_run.tool = "perftest";
            m_run.quantity = m_columns->quantity;
            m_run.printedUnit = m_columns->unit;
            if (!m_reading.values.empty() && isOtherEnd(std::get<PairMeasurement>(m_reading.values.back()))) {
                auto& run = std::get<PairMeasurement>(m_reading.values.back());
                run.rows.insert(run.rows.end(), m_run.rows.begin(), m_run.rows.end());
                m_repeats = true;
            } else {
                m_reading.values.emplace_back(std::move(m_run));
            }
        }
        m_run = {};
        m_columns.reset();
    }

    /// Client and server of one run print the same figures.
    [[nodiscard]] bool isOtherEnd(const PairMeasurement& before) const
    {
        return before.test == m_run.test && before.quantity == m_run.quantity
            && std::ranges::equal(before.rows, m_run.rows, [](const SizeFigure& a, const SizeFigure& b) {
                   return a.sizeBytes == b.sizeBytes && a.value == b.value;
               });
    }

    /// "RDMA_Write BW Test" in the middle of a line of its own, and no heading of a document.
    static bool isTitle(const std::vector<std::string_view>& w)
    {
        return w.size() >= 2 && w.size() <= 6 && (w.back() == "Test" || w.back() == "test")
            && w.front().find_first_of("#*-=0123456789") != 0;
    }

    Result<void> take(const TextLine& line)
    {
        if (const std::optional<Columns> columns = columnsOf(line.text); columns) {
            if (m_columns && m_columns->unit != columns->unit)
                return fail(ErrorCode::Contradiction,
                    Phrase::of("Two tables of the file have different units"),
                    {m_input.file, line.number, 0, {}}, Phrase::of("Import them one by one."));
            m_columns = columns;
            return {};
        }
        const std::vector<std::string_view> w = words(line.text);
        if (isTitle(w)) {
            if (!m_run.rows.empty())
                endRun();
            const std::string_view title = trimmed(line.text);
            m_run.test = std::string(title.substr(0, title.size() - 5));
        }
        if (!m_columns || w.size() <= m_columns->value)
            return {};
        const std::optional<std::int64_t> size = parseInteger(w[0]);
        const std::optional<std::int64_t> iterations = parseInteger(w[1]);
        const std::optional<double> value = parseDouble(w[m_columns->value]);
        if (!size || !iterations || !value)
            return {};
        if (*size < 0 || *value < 0)
            return fail(ErrorCode::BadValue, Phrase::of("A size or a figure is negative"),
                {m_input.file, line.number, 0, {}}, Phrase::of("Choose the unedited output."));
        if (*value == 0) {
            warn(m_reading, m_input, line.number, "zero-figure",
                Phrase::of("The row has a figure of 0: nothing was measured, it is left out"));
            m_zeroRow = m_zeroRow == 0 ? line.number : m_zeroRow;
            return {};
        }
        const auto bytes = static_cast<double>(*size);
        m_repeats = m_repeats
            || std::any_of(m_run.rows.begin(), m_run.rows.end(),
                [&](const SizeFigure& row) { return row.sizeBytes == bytes; });
        m_run.rows.push_back({bytes, *value * m_columns->factor});
        return {};
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::optional<Columns> m_columns;
    PairMeasurement m_run;
    std::int64_t m_zeroRow = 0; ///< the first row with a figure of 0
    bool m_repeats = false;
};

Result<Reading> readPerftest(const ReaderInput& input) { return PerftestReader(input).read(); }

} // namespace

extern const Format kPerftest {
    .format = FileFormat::Perftest,
    .name = "perftest",
    .title = "perftest (ib_write_bw) output",
    .isLine = [](std::string_view line) { return contains(line, "#bytes") && contains(line, "#iterations"); },
    .lines = readPerftest,
};

} // namespace rankloom
