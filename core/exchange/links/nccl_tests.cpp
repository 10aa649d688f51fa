// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/kept_logs.h"
#include "core/exchange/links/nccl_lines.h"
#include "core/exchange/links/stated_units.h"
#include "core/exchange/syntax/name_index.h"
#include "core/measure/collective_fit.h"

namespace rankloom {

namespace {

/// What the lines of one run said, before it is known what they mean.
struct Run {
    std::int64_t line = 0; ///< where it begins
    std::string operation; ///< from "Collective test starting" or a command line
    std::vector<NcclRankLine> rankLines;
    std::vector<NcclRow> rows;
    int headers = 0; ///< parameter lines ("nThread …") seen before the first row
    int threads = 1;
    int devicesPerThread = 0; ///< 0 = not stated
    int processes = 0; ///< of mpirun -np or srun --ntasks; 0 = not stated
    double maxBytes = 0;
    std::int64_t cutRow = 0;
    std::int64_t placeholderRow = 0;
    int endings = 0; ///< "Avg bus bandwidth" behind its rows: how many processes have ended
    bool failed = false; ///< the footer says FAILED
    bool split = false; ///< the ranks form several communicators, which run at the same time

    [[nodiscard]] bool empty() const { return rows.empty() && cutRow == 0 && placeholderRow == 0; }
};

/// Splits a log into runs and collects their lines.
class NcclLog {
public:
    explicit NcclLog(const TextLines& text)
    {
        m_runs.emplace_back();
        for (const TextLine& line : text.lines())
            take(line);
        if (m_runs.size() > 1 && m_runs.back().empty())
            m_runs.pop_back();
    }

    [[nodiscard]] std::vector<Run>& runs() { return m_runs; }
    [[nodiscard]] const TextLine& failure() const { return m_failure; }

private:
    /// A new run, unless the last one says nothing yet.
    Run& nextRun(std::int64_t line)
    {
        if (!m_runs.back().empty()) {
            m_runs.emplace_back();
            m_runs.back().line = line;
        }
        return m_runs.back();
    }

    /// Of a heading or a list of ranks.
    Run& runOf(std::int64_t line) { return isOver() ? nextRun(line) : m_runs.back(); }

    void take(const TextLine& line)
    {
        const std::string_view text = behindLabel(line.text);
        if (text.empty())
            return;
        NcclRow row;
        switch (readNcclRow(text, m_columns, row)) {
        case NcclRowKind::Complete:
            row.line = line.number;
            m_runs.back().rows.push_back(row);
            return;
        case NcclRowKind::Cut:
            m_runs.back().cutRow = line.number;
            return;
        case NcclRowKind::Placeholder:
            m_runs.back().placeholderRow = line.number;
            return;
        case NcclRowKind::NotARow:
            break;
        }
        if (const std::optional<NcclColumns> columns = ncclColumns(text); columns) {
            runOf(line.number);
            m_columns = *columns;
        } else if (const std::optional<NcclRankLine> rank = readNcclRankLine(text); rank) {
            runOf(line.number).rankLines.push_back(*rank);
        } else if (const std::optional<NcclParameters> stated = readNcclParameters(text); stated) {
            takeParameters(*stated, line.number);
        } else if (contains(text, "Collective test concluded") && m_runs.back().operation.empty()) {
            m_runs.back().operation = std::string(ncclOperationIn(text));
        } else if (contains(text, "Out of bounds values") && contains(text, "FAILED")) {
            m_runs.back().failed = true;
        } else if (contains(text, "# Avg bus bandwidth") && !m_runs.back().empty()) {
            ++m_runs.back().endings;
        } else {
            takeCommand({text, line.number});
        }
    }

    /// Whether a heading or a list of ranks belongs to another run: the last one has its rows, and is not one
    /// of several processes that print into one another.
    [[nodiscard]] bool isOver() const
    {
        const Run& run = m_runs.back();
        return run.headers <= 1 || run.endings >= run.headers;
    }

    /// A label of the launcher ("0: ", "> ") before lines of this tool only, in a document that holds more.
    static std::string_view behindLabel(std::string_view text)
    {
        const std::string_view rest = text.substr(ncclLabel(text));
        return rest.size() < text.size() && (startsWith(rest, "#") || looksLikeNcclRow(rest)) ? rest : text;
    }

    void takeParameters(const NcclParameters& parameters, std::int64_t line)
    {
        Run& run = nextRun(line);
        ++run.headers;
        run.threads = parameters.threads;
        run.devicesPerThread = parameters.devicesPerThread;
        if (parameters.maxBytes != 0)
            run.maxBytes = parameters.maxBytes;
    }

    /// A command line names the operation and how many processes were started, before the table it prints.
    void takeCommand(const TextLine& line)
    {
        if (m_failure.text.empty() && isFailure(line.text))
            m_failure = line;
        const std::optional<NcclCommand> command = readNcclCommand(line.text);
        if (!command)
            return;
        if (!command->operation.empty())
            nextRun(line.number).operation = std::string(command->operation);
        Run& run = m_runs.back();
        if (!run.empty())
            return;
        run.split = run.split || command->split;
        if (command->processes)
            run.processes = *command->processes;
        if (command->devices)
            run.devicesPerThread = *command->devices;
    }

    static bool isFailure(std::string_view text)
    {
        const std::string lower = lowerCase(text);
        return (contains(lower, "failure") || contains(lower, "error:") || contains(lower, "failed"))
            && !contains(lower, "pmix error");
    }

    std::vector<Run> m_runs;
    NcclColumns m_columns;
    TextLine m_failure;
};

/// Turns one run into a measurement, or says why it is none.
class RunReader {
public:
    RunReader(const ReaderInput& input, Reading& reading, Run& run)
        : m_input(input), m_reading(reading), m_run(run)
    {
    }

    Result<void> read()
    {
        if (Result<void> sound = checkRows(); !sound)
            return sound;
        m_result.tool = "nccl-tests";
        collectHosts();
        m_result.operation = operation();
        const int copies = interleavedCopies();
        if (isOneRank())
            return refuse(m_run.rows.front().line,
                copies > 1 ? Phrase::of("The log holds {} runs of one rank each, one over the other", copies)
                           : Phrase::of("The run has one rank: nothing was sent over a link"),
                Phrase::of("Build nccl-tests with MPI=1 and start it on two or more GPUs."));
        m_result.ranks = ranks();
        if (Result<void> possible = checkBandwidths(); !possible)
            return possible;
        warnAboutRun();
        if (copies > 1)
            return addCopies(copies);
        for (const NcclRow& row : m_run.rows)
            m_result.rows.push_back(row.values);
        fitCollective(m_result);
        m_reading.values.emplace_back(std::move(m_result));
        return {};
    }

private:
    tl::unexpected<Error> refuse(
        std::int64_t line, Phrase message, Phrase remedy, ErrorCode code = ErrorCode::BadValue) const
    {
        return fail(code, std::move(message), {m_input.file, line, 0, {}}, std::move(remedy));
    }

    /// Wrong results and impossible numbers make the whole run worthless.
    Result<void> checkRows() const
    {
        for (const NcclRow& row : m_run.rows) {
            for (std::string_view wrong : {row.wrong, row.inPlaceWrong}) {
                while (!wrong.empty() && wrong.back() == '*')
                    wrong.remove_suffix(1);
                // New layouts count wrong elements; old ones print the largest difference, 5e-07 is rounding.
                const double limit = wrong.find_first_of(".e") == std::string_view::npos ? 0 : 1e-3;
                if (row.failed || wrong == "FAILED")
                    return refuse(row.line, Phrase::of("The row is marked FAILED: its results were wrong"),
                        Phrase::of("Look for faulty hardware, then measure again."));
                if (std::abs(parseDouble(wrong).value_or(0)) > limit)
                    return refuse(row.line, Phrase::of("The run computed wrong results (#wrong {})", wrong),
                        Phrase::of("Look for faulty hardware, then measure again."));
            }
            for (const double value : {row.values.time, row.values.algorithmBandwidth,
                     row.values.busBandwidth, row.values.inPlaceTime, row.values.inPlaceAlgorithmBandwidth,
                     row.values.inPlaceBusBandwidth})
                if (value < 0)
                    return refuse(row.line, Phrase::of("A time or a bandwidth is negative"),
                        Phrase::of("Choose the unedited log."));
        }
        if (m_run.failed)
            return refuse(m_run.rows.front().line,
                Phrase::of("The run ended with FAILED: its results were wrong"),
                Phrase::of("Look for faulty hardware, then measure again."));
        return {};
    }

    [[nodiscard]] const NcclRow& largest() const
    {
        return *std::max_element(m_run.rows.begin(), m_run.rows.end(),
            [](const NcclRow& a, const NcclRow& b) { return a.values.sizeBytes < b.values.sizeBytes; });
    }

    /// Whether bus and algorithm bandwidth are the same, as those of operations between two ranks are.
    [[nodiscard]] bool isUnity() const
    {
        return std::ranges::all_of(m_run.rows, [](const NcclRow& row) {
            return std::abs(row.values.busBandwidth - row.values.algorithmBandwidth) < 0.0101e9
                || std::isnan(row.values.busBandwidth);
        });
    }

    /// The operation that the name of the file holds.
    [[nodiscard]] std::string operationOfFile() const
    {
        const std::string lower = lowerCase(m_input.file);
        using Row = std::pair<const char*, const char*>;
        constexpr std::array<Row, 11> names {
            {{"all_reduce", "all_reduce"}, {"allreduce", "all_reduce"}, {"all_gather", "all_gather"},
                {"allgather", "all_gather"}, {"alltoall", "alltoall"}, {"all_to_all", "alltoall"},
                {"sendrecv", "sendrecv"}, {"send_recv", "sendrecv"}, {"reduce_scatter", "reduce_scatter"},
                {"reducescatter", "reduce_scatter"}, {"broadcast", "broadcast"}}};
        for (const auto& [written, operation] : names)
            if (contains(lower, written))
                return operation;
        return {};
    }

    /// A reduction of whole buffers without a root: an all-reduce; or, where both bandwidths are the same,
    /// one of two ranks, or a sendrecv, which prints its reduction although it has none.
    [[nodiscard]] std::string wholeReduction() const
    {
        if (!isUnity())
            return "all_reduce";
        const int known = ranksKnown();
        if (known > 2)
            return "sendrecv";
        if (const std::string named = operationOfFile(); named == "sendrecv" || named == "all_reduce")
            return named;
        // Of the two only all-reduce checks its in-place results.
        const NcclRow& row = largest();
        const bool checked = parseDouble(row.wrong).has_value();
        return !checked ? std::string() : parseDouble(row.inPlaceWrong) ? "all_reduce" : "sendrecv";
    }

    /// What was run: stated, or told from reduction, root and count, or from the name of the file.
    [[nodiscard]] std::string operation() const
    {
        if (!m_run.operation.empty())
            return m_run.operation == "all_to_all" ? "alltoall" : m_run.operation;
        const NcclRow& row = largest();
        const bool wholeCount = row.elementBytes > 0 && row.values.sizeBytes > 0
            && static_cast<double>(row.count) * row.elementBytes >= row.values.sizeBytes * 0.99;
        const bool reduces = !row.reduction.empty() && row.reduction != "none";
        const bool rooted = row.root.value_or(-1) >= 0;
        const bool unity = row.values.busBandwidth == row.values.algorithmBandwidth;
        if (reduces)
            return rooted ? "reduce" : wholeCount ? wholeReduction() : "reduce_scatter";
        if (rooted && wholeCount && unity)
            return "broadcast";
        if (const std::string named = operationOfFile();
            named == "all_gather" || named == "alltoall" || named == "sendrecv")
            return named;
        if (rooted || row.elementBytes == 0)
            return {};
        if (wholeCount && unity)
            return "sendrecv";
        // alltoall and sendrecv never check their in-place side, all_gather does.
        return row.inPlaceWrong == "0" ? "all_gather" : std::string();
    }

    /// The ranks of one communicator.
    struct Group {
        std::set<int> ranks;
        NameIndex hosts;
    };

    /// Hosts, ranks and name of the GPU as the rank lines list them. Of several communicators that run at the
    /// same time the largest stands for all: each prints, and each has, its own bandwidth.
    void collectHosts()
    {
        std::map<int, Group> groups;
        for (const NcclRankLine& line : m_run.rankLines) {
            Group& group = groups[line.group];
            group.ranks.insert(line.rank);
            group.hosts.add(line.host);
            if (m_result.deviceName.empty())
                m_result.deviceName = std::string(line.device);
        }
        if (groups.empty())
            return;
        const auto largest =
            std::ranges::max_element(groups, {}, [](const auto& entry) { return entry.second.ranks.size(); });
        m_result.hosts = largest->second.hosts.names();
        m_groups = groups.size();
        m_listed = static_cast<int>(largest->second.ranks.size());
        m_highest = *largest->second.ranks.rbegin() + 1;
        if (m_groups > 1)
            warn(m_reading, m_input, m_run.line, "split-groups",
                Phrase::of("The ranks formed {} communicators that ran at the same time: the figures are "
                           "those of one, with {} ranks",
                    m_groups, m_listed),
                Severity::Hint);
    }

    /// How many processes printed into one another: how often the first rank of a group is listed.
    [[nodiscard]] int interleavedCopies() const
    {
        std::map<std::pair<int, int>, int> seen;
        int copies = 1;
        for (const NcclRankLine& line : m_run.rankLines)
            copies = std::max(copies, ++seen[{line.group, line.rank}]);
        return copies;
    }

    /// With one rank the bus bandwidth is zero whatever the algorithm bandwidth.
    [[nodiscard]] bool isOneRank() const
    {
        bool moved = false;
        for (const NcclRow& row : m_run.rows) {
            if (row.values.busBandwidth > 0)
                return false;
            moved = moved || row.values.algorithmBandwidth > 0;
        }
        return moved;
    }

    /// What rank lines and launcher say, without a look at the figures; 0 = nothing.
    [[nodiscard]] int ranksKnown() const
    {
        // Ranks are numbered over all communicators.
        if (m_groups > 1)
            return m_listed;
        if (m_highest > 0)
            return m_highest;
        // Of a split run nobody says how many ranks a communicator has.
        return m_run.split ? 0 : m_run.processes * m_run.threads * std::max(1, m_run.devicesPerThread);
    }

    /// What sizes and counts say where all rows agree; 0 = nothing.
    [[nodiscard]] int ranksFromCounts() const
    {
        int found = 0;
        for (const NcclRow& row : m_run.rows) {
            const int ranks = ncclRanksOf(m_result.operation, row);
            if (ranks > 0 && found > 0 && ranks != found)
                return 0;
            found = std::max(found, ranks);
        }
        return found;
    }

    /// In order of trust: all rank lines, sizes over counts, some rank lines or what the launcher was told,
    /// the ratio of the bandwidths.
    int ranks()
    {
        const int known = ranksKnown();
        const int counted = ranksFromCounts();
        const bool cut = m_groups == 1 && m_highest != m_listed;
        if (cut)
            warn(m_reading, m_input, m_run.line, "rank-list-cut",
                Phrase::of("The log lists {} of {} ranks", m_listed, m_highest));
        if (counted > 0 && known > 0 && counted != known) {
            warn(m_reading, m_input, m_run.line, "ranks-contradiction",
                Phrase::of("Rank lines or launcher say {} ranks, sizes and counts of the rows {}: the rows "
                           "count",
                    known, counted));
            return counted;
        }
        if (known > 0 || counted > 0)
            return known > 0 ? known : counted;
        return ranksFromRatio();
    }

    int ranksFromRatio()
    {
        const auto [least, most] = rankRangeOf(m_result.operation, m_run.rows);
        if (least == most && least > 0)
            return least;
        warn(m_reading, m_input, m_run.line, "ranks-unknown",
            least > 0 ? Phrase::of(
                "The log does not say how many ranks took part; the bandwidths fit {} to {}", least, most)
                      : Phrase::of("The log does not say how many ranks took part"));
        return 0;
    }

    /// Every pair of printed bandwidths bounds the number of ranks, because both are rounded to 0.01 GB/s.
    static std::pair<int, int> rankRangeOf(std::string_view operation, const std::vector<NcclRow>& rows)
    {
        const double top = busFactor(operation, 1 << 24);
        // Operations whose factor is 1 for any number of ranks say nothing.
        if (busFactor(operation, 3) == 1)
            return {0, 0};
        int least = 2;
        int most = 1 << 20;
        for (const NcclRow& row : rows) {
            const double algorithm = row.values.algorithmBandwidth / 1e9;
            const double bus = row.values.busBandwidth / 1e9;
            if (!(algorithm > 0.1) || !(bus > 0.1))
                continue;
            // ratio = top·(n-1)/n, so n = top/(top-ratio).
            const auto ranksAt = [&](double ratio) {
                return ratio >= top * (1 - 1e-6) ? 1e6 : top / (top - ratio);
            };
            const double low = std::ceil(ranksAt((bus - 0.005) / (algorithm + 0.005)));
            const double high = std::floor(ranksAt((bus + 0.005) / (algorithm - 0.005)));
            if (low > high)
                continue;
            least = std::max(least, static_cast<int>(low));
            most = std::min(most, static_cast<int>(high));
        }
        return least <= most && most < (1 << 20) ? std::pair {least, most} : std::pair {0, 0};
    }

    Result<void> checkBandwidths() const
    {
        if (m_result.operation != "all_reduce")
            return {};
        for (const NcclRow& row : m_run.rows)
            if (row.values.algorithmBandwidth > row.values.busBandwidth + 0.01e9
                && row.values.busBandwidth > 0)
                return refuse(row.line,
                    Phrase::of("An all-reduce cannot have more algorithm bandwidth than bus bandwidth"),
                    Phrase::of("Check that the columns were not exchanged."), ErrorCode::Contradiction);
        return {};
    }

    void warnAboutRun()
    {
        if (m_run.cutRow != 0)
            warn(m_reading, m_input, m_run.cutRow, "cut-row", Phrase::of("The row is cut and is left out"));
        if (m_run.placeholderRow != 0)
            warn(m_reading, m_input, m_run.placeholderRow, "placeholder-row",
                Phrase::of("The row holds placeholders instead of numbers and is left out"));
        if (m_result.operation.empty())
            warn(m_reading, m_input, m_run.line, "operation-unknown",
                Phrase::of("The log does not say which collective was run"));
        const double largestSize = largest().values.sizeBytes;
        if (m_run.maxBytes > 0 && largestSize > m_run.maxBytes * 1.0001)
            warn(m_reading, m_input, m_run.line, "size-contradiction",
                Phrase::of(
                    "The header says at most {:.0f} bytes, a row has {:.0f}", m_run.maxBytes, largestSize));
    }

    /// Rows of equal size belong to the copies in the order in which they were printed.
    Result<void> addCopies(int copies)
    {
        std::map<double, int> seen;
        std::vector<CollectiveMeasurement> parts(static_cast<std::size_t>(copies), m_result);
        for (const NcclRow& row : m_run.rows) {
            const int copy = seen[row.values.sizeBytes]++;
            parts[static_cast<std::size_t>(copy % copies)].rows.push_back(row.values);
        }
        std::string hosts;
        for (const std::string& host : m_result.hosts)
            hosts += (hosts.empty() ? "" : ", ") + host;
        warn(m_reading, m_input, m_run.line, "interleaved-runs",
            Phrase::of("Ranks are listed {} times: {} independent runs printed into one another ({}); which "
                       "row is whose is a guess",
                copies, copies, hosts));
        for (CollectiveMeasurement& part : parts) {
            if (part.rows.empty())
                continue;
            part.hosts.clear();
            fitCollective(part);
            m_reading.values.emplace_back(std::move(part));
        }
        return {};
    }

    const ReaderInput& m_input;
    Reading& m_reading;
    Run& m_run;
    CollectiveMeasurement m_result;
    std::size_t m_groups = 0; ///< communicators that the rank lines name
    int m_listed = 0; ///< ranks listed of the largest
    int m_highest = 0; ///< its highest rank + 1
};

tl::unexpected<Error> nothingUsable(const ReaderInput& input, NcclLog& log)
{
    const Run& run = log.runs().front();
    if (run.placeholderRow != 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("The table is a template: it holds XXX instead of numbers"),
            {input.file, run.placeholderRow, 0, {}}, Phrase::of("Choose the log of a real run."));
    if (run.cutRow != 0)
        return fail(ErrorCode::BadSyntax, Phrase::of("The log is cut before its first complete row"),
            {input.file, run.cutRow, 0, {}}, Phrase::of("Choose the whole log."));
    if (log.failure().number != 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("The run failed before it measured anything: {}", inQuotes(log.failure().text)),
            {input.file, log.failure().number, 0, {}}, Phrase::of("Repair the run and measure again."));
    return fail(ErrorCode::BadSyntax, Phrase::of("The log holds no row of measurements"),
        {input.file, 0, 0, {}}, Phrase::of("Choose the log of a run that finished."));
}

Result<Reading> readNcclTests(const ReaderInput& input)
{
    if (const Result<void> units = expectUnits(input, {"(elements)"}, {"GB/s", "us"}); !units)
        return tl::unexpected<Error>(units.error());
    NcclLog log(input.text);
    Reading reading;
    std::optional<Error> refused;
    for (Run& run : log.runs()) {
        if (run.rows.empty())
            continue;
        const Result<void> done = RunReader(input, reading, run).read();
        if (done)
            continue;
        if (!refused)
            refused = done.error();
        warn(reading, input, done.error().where.line, "run-refused", done.error().message);
    }
    if (!reading.values.empty())
        return reading;
    if (refused)
        return tl::unexpected<Error>(*refused);
    return nothingUsable(input, log);
}

} // namespace

extern const Format kNcclTests {
    .format = FileFormat::NcclTests,
    .name = "nccl-tests",
    .title = "nccl-tests collective benchmark",
    .isSurely = isNcclTests,
    .isProbably = namesNcclProgram,
    .lines = readNcclTests,
    .kept = keptNcclTests,
};

} // namespace rankloom
