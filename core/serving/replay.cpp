// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/replay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/csv_table.h"
#include "core/base/json.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

constexpr int kMostReplayedStages = 4096;
constexpr double kMostReplayedMicroseconds = 1e14; // three years
/// Starts and durations are rounded on their own where they are written.
constexpr std::int64_t kRoundedOverlap = 2000; // ns

/// Rows of a batch by stage.
struct BatchRows {
    std::vector<std::size_t> row;
    std::int64_t start = 0;
};

std::int64_t durationOf(const BatchStage& row) { return row.duration.value(); }

Result<std::vector<BatchRows>> batchesOf(const std::vector<BatchStage>& given)
{
    std::map<std::int64_t, std::vector<std::size_t>> byBatch;
    for (std::size_t i = 0; i < given.size(); ++i)
        byBatch[given[i].batch].push_back(i);
    const std::size_t stages = byBatch.begin()->second.size();
    std::vector<BatchRows> batches;
    for (auto& [batch, rows] : byBatch) {
        std::ranges::stable_sort(rows, {}, [&given](std::size_t i) { return given[i].stage; });
        for (std::size_t s = 0; s < std::max(stages, rows.size()); ++s)
            if (s >= rows.size() || given[rows[s]].stage != static_cast<int>(s) || s >= stages)
                return fail(ErrorCode::BadValue,
                    Phrase::of("batch {} does not have each of the stages 0 to {} once", batch, stages - 1),
                    {}, Phrase::of("Give one row for every batch and stage."));
        if (!given[rows.front()].start)
            return fail(ErrorCode::BadValue, Phrase::of("the start of batch {} on stage 0 is missing", batch),
                {}, Phrase::of("Give start_us in the rows of stage 0."));
        batches.push_back({rows, given[rows.front()].start->value()});
    }
    std::ranges::stable_sort(batches, {}, &BatchRows::start);
    return batches;
}

/// Walks through the batches in their order.
class StageWalk {
public:
    StageWalk(Replay& replay, std::size_t stages) : m_replay(replay), m_end(stages), m_before(stages, nullptr)
    {
    }

    Result<void> enter(const BatchRows& batch)
    {
        // Not a bubble where nothing was left in flight: then nothing waited either, or it would run.
        const bool idle = m_before.front() != nullptr && batch.start > m_lastEnd + kRoundedOverlap;
        for (std::size_t s = 0; s < m_end.size(); ++s) {
            const BatchStage& given = m_replay.given[batch.row[s]];
            const std::int64_t start = s == 0 ? batch.start : std::max(m_end[s - 1], m_end[s]);
            if (s == 0 && m_before[0] != nullptr && start + kRoundedOverlap < m_end[0])
                return fail(ErrorCode::Contradiction,
                    Phrase::of("batch {} starts on stage 0 before batch {} has left it", given.batch,
                        m_before[0]->batch),
                    {}, Phrase::of("Check start_us and dur_us of both."));
            ReplayedStage& row = m_replay.rows[batch.row[s]];
            row.start = Nanoseconds(start);
            if (m_before[s] != nullptr && start > m_end[s]) {
                row.gap = Nanoseconds(start - m_end[s]);
                row.cause = idle ? ServingGap::NoWork
                                 : causeOfServingGap(m_before[s]->prefillTokens, given.prefillTokens);
                m_replay.bubbles[static_cast<std::size_t>(*row.cause)] += row.gap.value();
            }
            compare(given, start, s);
            m_before[s] = &given;
            m_end[s] = start + durationOf(given);
            m_lastEnd = std::max(m_lastEnd, m_end[s]);
        }
        return {};
    }
    [[nodiscard]] std::int64_t lastEnd() const { return m_lastEnd; }

private:
    void compare(const BatchStage& given, std::int64_t start, std::size_t stage)
    {
        if (stage == 0 || !given.start)
            return;
        const std::int64_t off = std::abs(given.start->value() - start);
        m_replay.deviation =
            Nanoseconds(std::max(off, m_replay.deviation ? m_replay.deviation->value() : std::int64_t {0}));
    }

    Replay& m_replay;
    std::vector<std::int64_t> m_end;
    std::vector<const BatchStage*> m_before;
    std::int64_t m_lastEnd = 0;
};

class RowReader {
public:
    RowReader(const CsvTable& csv, std::size_t row, const std::string& file)
        : m_csv(csv), m_row(row), m_place {file, static_cast<std::int64_t>(row) + 2, 0, {}}
    {
    }

    double number(const char* column, double most)
    {
        const auto value = m_csv.number(m_row, column);
        if (value && *value >= 0 && *value <= most)
            return *value;
        if (!m_error)
            m_error = fail(ErrorCode::BadValue,
                Phrase::of("{}: found \"{}\", where a number from 0 to {} is expected", column,
                    std::string(m_csv.cell(m_row, column).substr(0, 40)), most),
                m_place)
                          .value();
        return 0;
    }
    std::int64_t count(const char* column, double most)
    {
        const double value = number(column, most);
        if (value != std::floor(value) && !m_error)
            m_error = fail(ErrorCode::BadValue,
                Phrase::of("{}: found {}, where a whole number is expected", column, value), m_place)
                          .value();
        return static_cast<std::int64_t>(value);
    }
    Nanoseconds time(const char* column)
    {
        return Nanoseconds(std::llround(number(column, kMostReplayedMicroseconds) * 1000));
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    const CsvTable& m_csv;
    std::size_t m_row;
    Place m_place;
    std::optional<Error> m_error;
};

double microseconds(std::int64_t time) { return static_cast<double>(time) / 1000; }

} // namespace

Result<Replay> replayStages(std::vector<BatchStage> given)
{
    if (given.empty())
        return fail(ErrorCode::BadValue, Phrase::of("there are no batches"));
    const Result<std::vector<BatchRows>> batches = batchesOf(given);
    if (!batches)
        return tl::unexpected<Error>(batches.error());
    Replay replay;
    replay.given = std::move(given);
    replay.rows.resize(replay.given.size());
    const std::size_t stages = batches->front().row.size();
    replay.stages = static_cast<int>(stages);
    StageWalk walk(replay, stages);
    for (const BatchRows& batch : *batches)
        if (Result<void> entered = walk.enter(batch); !entered)
            return tl::unexpected<Error>(std::move(entered.error()));
    std::int64_t busy = 0;
    for (const BatchStage& row : replay.given)
        busy += durationOf(row);
    replay.makespan = Nanoseconds(walk.lastEnd() - batches->front().start);
    const double all = static_cast<double>(replay.makespan.value()) * static_cast<double>(stages);
    replay.idleShare = all > 0 ? 1 - static_cast<double>(busy) / all : 0;
    return replay;
}

Result<std::vector<BatchStage>> readBatchStages(std::string_view text, const std::string& file)
{
    const Result<CsvTable> csv = CsvTable::parse(text, file);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    for (const char* column : {"batch_id", "stage", "start_us", "dur_us", "num_tokens", "num_prefill_tokens"})
        if (!csv->has(column))
            return fail(ErrorCode::BadValue, Phrase::of("the column {} is missing", column), {file, 1, 0, {}},
                Phrase::of("Columns: batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens."));
    constexpr double mostCount = 1e15;
    std::vector<BatchStage> rows;
    rows.reserve(csv->rows());
    for (std::size_t i = 0; i < csv->rows(); ++i) {
        RowReader reader(*csv, i, file);
        BatchStage row;
        row.batch = reader.count("batch_id", mostCount);
        row.stage = static_cast<int>(reader.count("stage", kMostReplayedStages));
        row.duration = reader.time("dur_us");
        row.tokens = reader.count("num_tokens", mostCount);
        row.prefillTokens = reader.count("num_prefill_tokens", mostCount);
        if (row.stage == 0 || !trimmed(csv->cell(i, "start_us")).empty())
            row.start = reader.time("start_us");
        if (reader.error())
            return tl::unexpected<Error>(*reader.error());
        rows.push_back(row);
    }
    return rows;
}

std::string replayJson(const Replay& replay)
{
    nlohmann::ordered_json out;
    out["format"] = "rankloom-serving-replay";
    out["version"] = 1;
    auto& stages = out["stages"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < replay.rows.size(); ++i) {
        nlohmann::ordered_json row;
        row["batch"] = replay.given[i].batch;
        row["stage"] = replay.given[i].stage;
        row["start"] = microseconds(replay.rows[i].start.value());
        if (replay.rows[i].cause) {
            row["gap"] = microseconds(replay.rows[i].gap.value());
            row["cause"] = nameOf(*replay.rows[i].cause);
        }
        stages.push_back(std::move(row));
    }
    out["makespan"] = microseconds(replay.makespan.value());
    out["idleShare"] = replay.idleShare;
    auto& bubbles = out["bubbles"];
    for (const NamedValue<ServingGap>& cause : namedValues<ServingGap>())
        bubbles[std::string(cause.name)] =
            microseconds(replay.bubbles[static_cast<std::size_t>(cause.value)]);
    if (replay.deviation)
        out["largestDeviation"] = microseconds(replay.deviation->value());
    return jsonText(out);
}

} // namespace rankloom
