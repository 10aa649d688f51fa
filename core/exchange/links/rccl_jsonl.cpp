// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <map>
#include <set>

#include <fmt/format.h>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/kept_logs.h"
#include "core/exchange/links/rccl_lines.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/name_index.h"
#include "core/measure/collective_fit.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// "AllReduce", "all_reduce" and "all_reduce_perf" are one operation.
std::string operationNamed(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> operations {
        {{"allreduce", "all_reduce"}, {"allgather", "all_gather"}, {"reducescatter", "reduce_scatter"},
            {"broadcast", "broadcast"}, {"reduce", "reduce"}, {"alltoall", "alltoall"},
            {"alltoallv", "alltoallv"}, {"sendrecv", "sendrecv"}, {"gather", "gather"},
            {"scatter", "scatter"}}};
    std::string letters;
    for (const char c : lowerCase(name.substr(0, 64)))
        if (c >= 'a' && c <= 'z')
            letters.push_back(c);
    if (letters.ends_with("perf"))
        letters.resize(letters.size() - 4);
    for (const auto& [written, operation] : operations)
        if (letters == written)
            return std::string(operation);
    return {};
}

bool isTrue(const json& value)
{
    return (value.is_boolean() && value.get<bool>()) || numberOf(value) == 1 || textOf(value) == "true";
}

struct Line {
    std::string operation;
    int ranks = 0;
    bool inPlace = false;
    CollectiveRow row;
};

std::string_view elementOf(std::string_view line)
{
    std::string_view text = trimmed(line);
    while (!text.empty() && (text.front() == '[' || text.front() == ','))
        text = trimmed(text.substr(1));
    while (!text.empty() && (text.back() == ']' || text.back() == ','))
        text = trimmed(text.substr(0, text.size() - 1));
    return text;
}

/// One object per line, or an array with one object per line: a size in one place.
class RcclReader {
public:
    explicit RcclReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines()) {
            const std::string_view text = elementOf(line.text);
            if (text.empty())
                continue;
            if (const Result<void> taken = take(text, line.number); !taken)
                return tl::unexpected<Error>(taken.error());
        }
        finish();
        if (m_reading.values.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No complete line of rccl-tests was found"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the file that -x names, written with -Z json."));
        if (m_reading.values.size() > 1)
            warn(m_reading, m_input, 0, "several-runs",
                Phrase::of("The file holds {} runs", m_reading.values.size()));
        return std::move(m_reading);
    }

private:
    [[nodiscard]] tl::unexpected<Error> refuse(std::int64_t line, Phrase message, Phrase remedy) const
    {
        return fail(ErrorCode::BadValue, std::move(message), {m_input.file, line, 0, {}}, std::move(remedy));
    }

    Result<void> take(std::string_view text, std::int64_t number)
    {
        const json object = rcclRow(text);
        if (object.is_null()) {
            warn(m_reading, m_input, number, "line-not-understood",
                Phrase::of("{} is left out: it is no complete row", inQuotes(text)));
            return {};
        }
        const double wrong = numberOf(memberOf(object, "#wrong"));
        if (wrong > 0)
            return refuse(number, Phrase::of("The run computed wrong results (#wrong is not 0)"),
                Phrase::of("Look for faulty hardware, then measure again."));
        const double size = numberOf(memberOf(object, "size"));
        const double time = numberOf(memberOf(object, "time")) * 1e-6;
        const double algorithm = numberOf(memberOf(object, "algBw")) * 1e9;
        const double bus = numberOf(memberOf(object, "busBw")) * 1e9;
        const double ranks = numberOf(memberOf(object, "gpus"));
        if (!(size >= 0) || !(bus >= 0) || !(bus < 1e18) || !(size < 1e18) || time < 0 || algorithm < 0)
            return refuse(number, Phrase::of("A row has no size or an impossible figure"),
                Phrase::of("Choose the unedited file."));
        if (ranks == 1)
            return refuse(number, Phrase::of("The run has one rank: nothing was sent over a link"),
                Phrase::of("Start rccl-tests on two or more GPUs."));
        Line line {operationNamed(textOf(memberOf(object, "name"))),
            ranks > 1 && ranks < 1e8 ? static_cast<int>(ranks) : 0, isTrue(memberOf(object, "inPlace")), {}};
        line.row = {size, kNotMeasured, kNotMeasured, kNotMeasured, kNotMeasured, kNotMeasured, kNotMeasured};
        (line.inPlace ? line.row.inPlaceTime : line.row.time) = time;
        (line.inPlace ? line.row.inPlaceAlgorithmBandwidth : line.row.algorithmBandwidth) = algorithm;
        (line.inPlace ? line.row.inPlaceBusBandwidth : line.row.busBandwidth) = bus;
        add(line, number);
        return {};
    }

    /// A size seen again in the same place begins another run.
    void add(const Line& line, std::int64_t number)
    {
        const bool other = line.operation != m_run.operation || line.ranks != m_run.ranks;
        if (!m_rows.empty() && (other || m_seen.count({line.row.sizeBytes, line.inPlace}) > 0))
            finish();
        if (m_rows.empty()) {
            m_run.operation = line.operation;
            m_run.ranks = line.ranks;
            if (line.operation.empty())
                warn(m_reading, m_input, number, "operation-unknown",
                    Phrase::of("The file does not say which collective was run"));
        }
        m_seen.insert({line.row.sizeBytes, line.inPlace});
        const auto [at, isNew] = m_rows.emplace(line.row.sizeBytes, line.row);
        if (isNew)
            return;
        CollectiveRow& row = at->second;
        if (line.inPlace) {
            row.inPlaceTime = line.row.inPlaceTime;
            row.inPlaceAlgorithmBandwidth = line.row.inPlaceAlgorithmBandwidth;
            row.inPlaceBusBandwidth = line.row.inPlaceBusBandwidth;
        } else {
            row.time = line.row.time;
            row.algorithmBandwidth = line.row.algorithmBandwidth;
            row.busBandwidth = line.row.busBandwidth;
        }
    }

    void finish()
    {
        if (m_rows.empty())
            return;
        m_run.tool = "rccl-tests";
        for (const auto& [size, row] : m_rows)
            m_run.rows.push_back(row);
        fitCollective(m_run);
        m_reading.values.emplace_back(std::move(m_run));
        m_run = {};
        m_rows.clear();
        m_seen.clear();
    }

    const ReaderInput& m_input;
    Reading m_reading;
    CollectiveMeasurement m_run;
    std::map<double, CollectiveRow> m_rows;
    std::set<std::pair<double, bool>> m_seen;
};

} // namespace

json rcclRow(std::string_view line)
{
    const std::string_view text = elementOf(line);
    // A row is flat; anything long or deep is not one of ours.
    if (text.empty() || text.size() > 65536 || text.find_first_of("{[", 1) != std::string_view::npos)
        return {};
    json object = jsonOrDiscarded(text);
    const bool complete = object.is_object() && object.contains("busBw") && object.contains("size");
    return complete ? object : json();
}

namespace {

Result<Reading> readRcclTestsJsonl(const ReaderInput& input) { return RcclReader(input).read(); }

} // namespace

extern const Format kRcclTestsJsonl {
    .format = FileFormat::RcclTestsJsonl,
    .name = "rccl-tests-jsonl",
    .title = "rccl-tests JSON lines",
    .isJson = [](const JsonHead& head) { return head.has("busBw") && head.has("algBw"); },
    .isLine =
        [](std::string_view line) { // in a log: the text itself begins otherwise
            return startsWith(line, "{") && contains(line, "\"busBw\"") && contains(line, "\"algBw\"");
        },
    .lines = readRcclTestsJsonl,
    .kept = keptRcclLines,
};

} // namespace rankloom
