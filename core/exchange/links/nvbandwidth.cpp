// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/device_matrix.h"
#include "core/exchange/links/stated_units.h"
#include "core/exchange/syntax/json_values.h"

namespace rankloom {

namespace {

using nlohmann::json;

constexpr double kPrintedUnit = 1e9; ///< bytes/s

/// A matrix and the test that printed it; the test is empty where its line was cut away.
struct NamedMatrix {
    DeviceMatrix matrix;
    std::string test;
    double sum = 0; ///< as the tool states it; 0 = not stated
    bool verified = true;
};

bool isDevicePairs(const NamedMatrix& named)
{
    return named.matrix.columns > 1 && contains(named.matrix.title, "GPU(row)")
        && contains(named.matrix.title, "GPU(column)");
}

/// "…_read_ce" copies from the column to the row whatever its title's arrow says; "…_write_ce" from row to
/// column (nvbandwidth testcases.cpp). Without the name of the test the title tells which one it was.
RowIs rowOf(const NamedMatrix& named)
{
    const bool reads =
        named.test.empty() ? contains(named.matrix.title, " -> ") : contains(named.test, "_read_");
    return reads ? RowIs::Destination : RowIs::Source;
}

bool bothDirections(const NamedMatrix& named)
{
    return contains(named.test, "bidirectional") || contains(named.matrix.title, "<->");
}

/// The copy engine's unidirectional write is what a transfer over the link gets; else the read, else any.
int preference(const NamedMatrix& named)
{
    if (bothDirections(named) || contains(named.matrix.title, "memcpy SM"))
        return 0;
    return rowOf(named) == RowIs::Destination ? 1 : 2;
}

bool isHostCopies(const NamedMatrix& named)
{
    return named.test == "host_to_device_memcpy_ce" || named.test == "device_to_host_memcpy_ce";
}

/// Every device from its fastest host node; the slowest device counts. None = no such table.
std::optional<StorageRates> hostCopies(const std::vector<NamedMatrix>& matrices)
{
    StorageRates rates;
    rates.tool = "nvbandwidth";
    for (const NamedMatrix& named : matrices) {
        if (!isHostCopies(named))
            continue;
        std::vector<double> best(static_cast<std::size_t>(named.matrix.columns), 0.0);
        for (const std::vector<double>& row : named.matrix.rows)
            for (std::size_t column = 0; column < std::min(best.size(), row.size()); ++column)
                if (row[column] > best[column])
                    best[column] = row[column];
        std::erase_if(best, [](double value) { return value <= 0; });
        if (!best.empty())
            (startsWith(named.test, "host") ? rates.hostToDevice : rates.deviceToHost) =
                BytesPerSecond(*std::ranges::min_element(best) * kPrintedUnit);
    }
    if (rates.hostToDevice.value() <= 0)
        return std::nullopt;
    return rates;
}

/// The printed sum is a check on the matrix; both are rounded, 0.05 % is far above that.
void verifySum(Reading& reading, const std::string& file, NamedMatrix& named)
{
    double sum = 0;
    for (const auto& row : named.matrix.rows)
        for (const double value : row)
            sum += std::isnan(value) ? 0 : value;
    named.verified = named.sum == 0 || std::abs(sum - named.sum) <= 5e-4 * named.sum;
    if (!named.verified)
        warn(reading, file, named.matrix.line, "sum-contradiction",
            Phrase::of("The matrix adds up to {:.2f}, the file says {:.2f}", sum, named.sum));
}

Result<Reading> toReading(Reading reading, const std::string& file, std::vector<NamedMatrix> matrices)
{
    int best = -1;
    for (NamedMatrix& named : matrices)
        if (isDevicePairs(named)) {
            if (!bothDirections(named))
                verifySum(reading, file, named);
            best = std::max(best, preference(named));
        }
    std::optional<StorageRates> host = hostCopies(matrices);
    const auto skipped = std::ranges::count_if(matrices, [&host](const NamedMatrix& named) {
        return !isDevicePairs(named) && !(host && isHostCopies(named));
    });
    if (skipped > 0)
        warn(reading, file, 0, "not-device-pairs",
            Phrase::of("{} tables are not between pairs of GPUs and are left out", skipped), Severity::Hint);
    if (!host && static_cast<std::size_t>(skipped) == matrices.size())
        return fail(ErrorCode::BadValue,
            Phrase::of(
                "None of the {} tables is between pairs of GPUs: nothing in it says how fast a link is",
                matrices.size()),
            {file, matrices.front().matrix.line, 0, {}},
            Phrase::of("Run nvbandwidth with the device_to_device tests."));
    bool taken = false;
    for (const NamedMatrix& named : matrices) {
        if (!isDevicePairs(named))
            continue;
        const bool latency = contains(named.matrix.title, "(ns)") || contains(named.matrix.title, "latency");
        LinkMeasurement links = deviceLinks(named.matrix, latency ? 1e-9 : kPrintedUnit, rowOf(named));
        if (const int zeros = zeroPairs(named.matrix); zeros > 0)
            warn(reading, file, named.matrix.line, "zero-bandwidth",
                Phrase::of(
                    "{} pairs of \"{}\" have 0, which is taken as not measured", zeros, named.matrix.title));
        links.tool = "nvbandwidth";
        links.printedUnit = latency ? "ns" : "GB/s";
        links.quantity = latency ? LinkQuantity::Latency : LinkQuantity::Bandwidth;
        links.part = named.test.empty() ? named.matrix.title : named.test;
        links.primary = latency || (!taken && preference(named) == best && !bothDirections(named));
        taken = taken || (links.primary && !latency);
        reading.values.emplace_back(std::move(links));
    }
    if (host)
        reading.values.emplace_back(std::move(*host));
    return reading;
}

class NvBandwidthReader {
public:
    explicit NvBandwidthReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            take(line);
        close();
        if (m_matrices.empty())
            return fail(ErrorCode::BadValue,
                m_sums ? Phrase::of("Only the sums are left of the output: the matrices cannot be recovered")
                       : Phrase::of("No bandwidth matrix was found"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the whole output of nvbandwidth."));
        return toReading(std::move(m_reading), m_input.file, std::move(m_matrices));
    }

private:
    void take(const TextLine& line)
    {
        const std::string_view text = line.text;
        if (startsWith(text, "Running ")) {
            close();
            m_test = std::string(text.substr(8, text.size() - 8 - (text.back() == '.' ? 1 : 0)));
            return;
        }
        if (startsWith(text, "memcpy ") || contains(text, "(row)")) {
            close();
            m_title = std::string(trimmed(text));
            return;
        }
        if (startsWith(text, "SUM ")) {
            close();
            m_sums = true;
            takeSum(text);
            return;
        }
        if (m_title.empty() || trimmed(text).empty())
            return;
        if (!m_open) {
            if (const std::optional<int> columns = deviceHeader(text); columns) {
                m_current = {{m_title, line.number, *columns, {}, 0}, m_test, 0, true};
                m_open = true;
            }
            return;
        }
        const DeviceRow row = takeDeviceRow(text, m_current.matrix);
        if (row == DeviceRow::Cut)
            m_current.matrix.cutLine = line.number;
        if (row != DeviceRow::Taken)
            close();
    }

    /// "SUM device_to_device_memcpy_read_ce 702.67" names the test of the matrix before it.
    void takeSum(std::string_view text)
    {
        const std::vector<std::string_view> w = words(text);
        if (w.size() != 3 || m_matrices.empty())
            return;
        NamedMatrix& last = m_matrices.back();
        if (last.test.empty())
            last.test = std::string(w[1]);
        if (last.test == w[1] && last.sum == 0)
            last.sum = parseDouble(w[2]).value_or(0);
    }

    void close()
    {
        if (!m_open)
            return;
        m_open = false;
        const DeviceMatrix& matrix = m_current.matrix;
        if (isDevicePairs(m_current) && matrix.rows.size() < static_cast<std::size_t>(matrix.columns))
            warn(m_reading, m_input, matrix.cutLine != 0 ? matrix.cutLine : matrix.line, "cut-matrix",
                Phrase::of("\"{}\" has {} of {} complete rows; the others are not measured", matrix.title,
                    matrix.rows.size(), matrix.columns));
        if (!matrix.rows.empty())
            m_matrices.push_back(std::move(m_current));
        m_title.clear();
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::vector<NamedMatrix> m_matrices;
    NamedMatrix m_current;
    std::string m_test;
    std::string m_title;
    bool m_open = false;
    bool m_sums = false;
};

/// The matrix of one test case; empty rows where cells are neither numbers nor "N/A".
NamedMatrix matrixOf(const json& test)
{
    NamedMatrix named;
    named.test = textOf(memberOf(test, "name"));
    named.matrix.title = textOf(memberOf(test, "bandwidth_description"));
    const double sum = numberOf(memberOf(test, "sum"));
    named.sum = std::isnan(sum) ? 0 : sum;
    for (const json& row : memberOf(test, "bandwidth_matrix")) {
        if (!row.is_array() || row.size() > 1024)
            break;
        std::vector<double> values;
        for (const json& cell : row) {
            const double value = numberOf(cell);
            values.push_back(value < 0 ? std::nan("") : value);
        }
        if (named.matrix.rows.empty())
            named.matrix.columns = static_cast<int>(values.size());
        // Bidirectional tests stack three matrices; the first one is enough to look at.
        if (values.size() != static_cast<std::size_t>(named.matrix.columns)
            || named.matrix.rows.size() == values.size())
            break;
        named.matrix.rows.push_back(std::move(values));
    }
    return named;
}

Result<Reading> readNvBandwidth(const ReaderInput& input)
{
    if (const Result<void> units = expectUnits(input, {"bandwidth (", "latency ("}, {"GB/s", "ns"}); !units)
        return tl::unexpected<Error>(units.error());
    return NvBandwidthReader(input).read();
}

Result<Reading> readNvBandwidthJson(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    const json& top = memberOf(*root, "nvbandwidth");
    if (const std::string error = textOf(memberOf(top, "error")); !error.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The run failed: {}", inQuotes(error)),
            {file, 0, 0, "/nvbandwidth/error"}, Phrase::of("Repair the machine and measure again."));
    Reading reading;
    std::vector<NamedMatrix> matrices;
    std::size_t index = 0;
    for (const json& test : memberOf(top, "testcases")) {
        NamedMatrix named = matrixOf(test);
        if (!named.matrix.rows.empty())
            matrices.push_back(std::move(named));
        else
            warn(reading, file, 0, "test-without-matrix",
                Phrase::of("Test {} ({}) has no matrix", index, inQuotes(textOf(memberOf(test, "status")))),
                Severity::Hint);
        ++index;
    }
    if (matrices.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The file holds no bandwidth matrix"),
            {file, 0, 0, "/nvbandwidth/testcases"}, Phrase::of("Choose the file of a run that finished."));
    return toReading(std::move(reading), file, std::move(matrices));
}

} // namespace

extern const Format kNvBandwidth {
    .format = FileFormat::NvBandwidth,
    .name = "nvbandwidth",
    .title = "nvbandwidth output",
    .isLine =
        [](std::string_view line) {
            return startsWith(line, "nvbandwidth Version") || startsWith(line, "memcpy CE ")
                || startsWith(line, "memcpy SM ") || (startsWith(line, "SUM ") && contains(line, "_memcpy_"));
        },
    .lines = readNvBandwidth,
};

extern const Format kNvBandwidthJson {
    .format = FileFormat::NvBandwidthJson,
    .name = "nvbandwidth-json",
    .title = "nvbandwidth JSON output",
    .isJson = [](const JsonHead& head) { return head.has("nvbandwidth"); },
    .whole = readNvBandwidthJson,
};

} // namespace rankloom
