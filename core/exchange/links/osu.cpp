// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/kept_logs.h"
#include "core/exchange/links/osu_lines.h"
#include "core/exchange/links/stated_units.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

/// Latency is taken at 8 bytes: large enough to carry data, far below where bandwidth begins to matter.
constexpr double kLatencySize = 8;

class OsuReader {
public:
    explicit OsuReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines())
            if (const Result<void> done = take(line); !done)
                return tl::unexpected<Error>(done.error());
        m_runs.erase(std::remove_if(m_runs.begin(), m_runs.end(),
                         [](const PairMeasurement& run) { return run.rows.empty(); }),
            m_runs.end());
        if (m_runs.empty() && m_zeroRow != 0)
            return fail(ErrorCode::BadValue, Phrase::of("All figures are 0: nothing was measured"),
                {m_input.file, m_zeroRow, 0, {}}, Phrase::of("Measure again and let the run finish."));
        if (m_runs.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No table of an OSU benchmark was found"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the output of a run that finished."));
        const bool unknown = std::any_of(m_runs.begin(), m_runs.end(),
            [](const PairMeasurement& run) { return !run.collective && run.hosts.empty(); });
        if (unknown)
            warn(m_reading, m_input, 0, "hosts-unknown",
                Phrase::of("The output does not say between which hosts it measured"));
        addLinks(LinkQuantity::Bandwidth);
        addLinks(LinkQuantity::Latency);
        for (PairMeasurement& run : m_runs)
            m_reading.values.emplace_back(std::move(run));
        return std::move(m_reading);
    }

private:
    Result<void> take(const TextLine& line)
    {
        if (std::optional<PairMeasurement> title = osuTitle(line.text); title) {
            title->hosts = m_hosts;
            m_runs.push_back(std::move(*title));
            m_open = true;
            return {};
        }
        const std::vector<std::string_view> w = words(line.text);
        const std::optional<std::int64_t> size = w.size() >= 2 ? parseInteger(w[0]) : std::nullopt;
        const std::optional<double> value = w.size() >= 2 ? parseDouble(w[1]) : std::nullopt;
        if (m_open && size && value) {
            if (*size < 0 || *value < 0)
                return fail(ErrorCode::BadValue, Phrase::of("A size or a figure is negative"),
                    {m_input.file, line.number, 0, {}}, Phrase::of("Choose the unedited output."));
            if (w.back() == "Fail" || w.back() == "FAIL")
                return fail(ErrorCode::BadValue,
                    Phrase::of("The row failed its validation: what arrived was not what was sent"),
                    {m_input.file, line.number, 0, {}},
                    Phrase::of("Look for faulty hardware, then measure again."));
            // Both grow out of a time that was measured: neither can be 0.
            if (*value == 0) {
                warn(m_reading, m_input, line.number, "zero-figure",
                    Phrase::of("The row has a figure of 0: nothing was measured, it is left out"));
                m_zeroRow = m_zeroRow == 0 ? line.number : m_zeroRow;
                return {};
            }
            const double factor = m_runs.back().quantity == LinkQuantity::Latency ? 1e-6 : 1e6;
            m_runs.back().rows.push_back({static_cast<double>(*size), *value * factor});
            return {};
        }
        if (const std::optional<std::int64_t> pairs = pairsOf(w); m_open && pairs > 1)
            warn(m_reading, m_input, line.number, "many-pairs",
                Phrase::of("The figures are those of {} pairs together", *pairs), Severity::Hint);
        if (m_open && size && w.size() == 1)
            warn(m_reading, m_input, line.number, "cut-row", Phrase::of("The row is cut and is left out"));
        takeHosts(line.text);
        return {};
    }

    /// "# [ pairs: 620 ] [ window size: 64 ]"
    static std::optional<std::int64_t> pairsOf(const std::vector<std::string_view>& w)
    {
        const auto at = std::ranges::find(w, "pairs:");
        return at == w.end() || at + 1 == w.end() ? std::nullopt : parseInteger(*(at + 1));
    }

    void takeHosts(std::string_view line)
    {
        const std::optional<OsuHosts> hosts = osuHosts(line);
        if (hosts && !hosts->ofLastRun)
            m_hosts = hosts->names;
        else if (hosts && !m_runs.empty() && m_runs.back().hosts.empty())
            m_runs.back().hosts = hosts->names;
    }

    /// The figure of a run that describes the link: the bandwidth of the largest message, the latency of a
    /// small one.
    static const SizeFigure* figureOf(const PairMeasurement& run)
    {
        const SizeFigure* best = nullptr;
        for (const SizeFigure& row : run.rows)
            if (run.quantity == LinkQuantity::Bandwidth) {
                if (best == nullptr || row.sizeBytes > best->sizeBytes)
                    best = &row;
            } else if (row.sizeBytes == kLatencySize) {
                best = &row;
            }
        return best;
    }

    /// Runs between known hosts become links, the same in both directions.
    void addLinks(LinkQuantity quantity)
    {
        NameIndex hosts;
        std::vector<const PairMeasurement*> used;
        for (const PairMeasurement& run : m_runs)
            if (run.quantity == quantity && !run.collective && !run.bothDirections && run.hosts.size() == 2
                && run.hosts[0] != run.hosts[1] && figureOf(run) != nullptr) {
                hosts.add(run.hosts[0]);
                hosts.add(run.hosts[1]);
                used.push_back(&run);
            }
        if (used.empty() || hosts.size() > kMostLinkNames)
            return;
        LinkMeasurement links;
        links.tool = "OSU";
        links.quantity = quantity;
        links.names = hosts.names();
        links.printedUnit = used.front()->printedUnit;
        links.values.assign(hosts.size() * hosts.size(), kNotMeasured);
        for (const PairMeasurement* run : used) {
            const SizeFigure* figure = figureOf(*run);
            const std::size_t a = hosts.find(run->hosts[0]);
            const std::size_t b = hosts.find(run->hosts[1]);
            links.values[linkIndex(links, a, b)] = links.values[linkIndex(links, b, a)] = figure->value;
            links.messageBytes = figure->sizeBytes;
        }
        if (quantity == LinkQuantity::Bandwidth)
            warn(m_reading, m_input, 0, "assumed-symmetric",
                Phrase::of("OSU measures one direction of a pair; both are taken as equal"), Severity::Hint);
        m_reading.values.emplace_back(std::move(links));
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::vector<PairMeasurement> m_runs;
    std::vector<std::string> m_hosts;
    std::int64_t m_zeroRow = 0; ///< the first row with a figure of 0
    bool m_open = false;
};

} // namespace

std::optional<PairMeasurement> osuTitle(std::string_view line)
{
    const std::size_t begin = line.find("# OSU ");
    // Versions before 3.9 print none.
    const std::size_t end = line.ends_with(" Test") ? line.size() - 5 : line.find(" Test v");
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin + 6)
        return std::nullopt;
    PairMeasurement run;
    run.tool = "OSU";
    run.test = std::string(trimmed(line.substr(begin + 6, end - begin - 6)));
    const auto version = words(line.substr(std::min(end + 7, line.size())));
    run.version = version.empty() ? std::string() : std::string(version.front());
    // Titles of one-sided tests name no quantity ("OpenSHMEM Put"): they print latencies.
    run.quantity = contains(run.test, "Bandwidth") ? LinkQuantity::Bandwidth : LinkQuantity::Latency;
    run.printedUnit = run.quantity == LinkQuantity::Latency ? "us" : "MB/s";
    run.bothDirections = contains(run.test, "Bi-Directional");
    constexpr std::array<std::string_view, 14> collectives {"All", "all", "Bcast", "bcast", "Broadcast",
        "Barrier", "Reduce", "reduce", "Gather", "gather", "Scatter", "scatter", "Multiple", "Multi-"};
    run.collective = std::any_of(collectives.begin(), collectives.end(),
        [&](std::string_view name) { return contains(run.test, name); });
    return run;
}

std::optional<OsuHosts> osuHosts(std::string_view line)
{
    if (const std::size_t nodes = line.find("for nodes "); nodes != std::string_view::npos) {
        const std::vector<std::string_view> w = words(line.substr(nodes + 10));
        if (w.size() != 2)
            return std::nullopt;
        return OsuHosts {{std::string(w[0]), std::string(w[1])}, false};
    }
    const std::size_t list = line.find("\"hostlist\": [\"");
    if (list == std::string_view::npos)
        return std::nullopt;
    const std::size_t begin = list + 14;
    const std::size_t end = line.find('"', begin);
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::vector<std::string_view> names = cells(line.substr(begin, end - begin), ',');
    if (names.size() != 2)
        return std::nullopt;
    return OsuHosts {{std::string(names[0]), std::string(names[1])}, true};
}

namespace {

Result<Reading> readOsu(const ReaderInput& input)
{
    if (const Result<void> units = expectUnits(input, {"# Size"}, {"MB/s", "us"}); !units)
        return tl::unexpected<Error>(units.error());
    return OsuReader(input).read();
}

} // namespace

extern const Format kOsuBenchmark {
    .format = FileFormat::OsuBenchmark,
    .name = "osu",
    .title = "OSU micro-benchmark output",
    .isLine = [](std::string_view line) { return osuTitle(line).has_value(); },
    .lines = readOsu,
    .kept = keptOsu,
};

} // namespace rankloom
