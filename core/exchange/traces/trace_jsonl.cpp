// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/exchange/formats.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

/// One record of Megatron-LM's router trace: the picks of all tokens of one step in one layer.
struct Record {
    std::int64_t step = 0;
    std::int64_t rank = 0;
    std::int64_t layer = -1;
    std::int64_t tokens = -1; ///< as stated
    std::int64_t topK = -1; ///< as stated
    bool multiTokenPrediction = false;
    bool hasPicks = false;
    std::int64_t counted = 0; ///< tokens found
    int picks = 0; ///< per token, found
};

/// Reads one line. It relies on the byte behind the line being no digit, blank or bracket.
class RecordParser {
public:
    RecordParser(
        const TraceJob& job, std::string_view line, std::int64_t number, std::vector<std::int32_t>& picks)
        : m_job(job)
        , m_begin(line.data())
        , m_at(line.data())
        , m_end(line.data() + line.size())
        , m_number(number)
        , m_picks(picks)
    {
        // Two bytes of text hold at most one pick.
        if (m_picks.size() < line.size() / 2 + 2)
            m_picks.resize(line.size() / 2 + 2);
    }

    Result<Record> parse()
    {
        skipBlanks();
        if (!take('{'))
            return m_job.refuse(ErrorCode::BadSyntax, m_number, 1,
                Phrase::of("The line is not a JSON object"),
                Phrase::of("Every line of a router trace is one record in braces."));
        skipBlanks();
        if (take('}'))
            return m_record;
        for (;;) {
            if (const Result<void> member = parseMember(); !member)
                return tl::unexpected<Error>(member.error());
            skipBlanks();
            if (take(','))
                continue;
            if (take('}'))
                break;
            return damaged(Phrase::of("a comma or a closing brace"));
        }
        skipBlanks();
        if (m_at != m_end)
            return damaged(Phrase::of("the end of the line"));
        return m_record;
    }

private:
    void skipBlanks()
    {
        while (*m_at == ' ' || *m_at == '\t' || (*m_at == '\r' && m_at < m_end))
            ++m_at;
    }
    bool take(char c)
    {
        if (m_at == m_end || *m_at != c)
            return false;
        ++m_at;
        return true;
    }
    [[nodiscard]] std::int64_t column() const { return m_at - m_begin + 1; }

    [[nodiscard]] tl::unexpected<Error> damaged(const Phrase& wanted) const
    {
        if (m_at >= m_end)
            return m_job.refuse(ErrorCode::BadSyntax, m_number, column(),
                Phrase::of("The line ends where {} was expected: the record is cut", wanted),
                Phrase::of("Remove the incomplete last line, or copy the file again."));
        return m_job.refuse(ErrorCode::BadSyntax, m_number, column(), Phrase::of("Expected {}", wanted),
            Phrase::of("The line is not a record of a router trace."));
    }

    /// The text between quotes, escapes left as they are.
    Result<std::string_view> parseString()
    {
        skipBlanks();
        if (!take('"'))
            return damaged(Phrase::of("a quoted name"));
        const char* begin = m_at;
        while (m_at < m_end && *m_at != '"')
            m_at += *m_at == '\\' ? 2 : 1;
        if (m_at >= m_end) {
            m_at = m_end;
            return damaged(Phrase::of("a closing quote"));
        }
        return std::string_view(begin, static_cast<std::size_t>(m_at++ - begin));
    }

    Result<void> parseMember()
    {
        const Result<std::string_view> key = parseString();
        if (!key)
            return tl::unexpected<Error>(key.error());
        skipBlanks();
        if (!take(':'))
            return damaged(Phrase::of("a colon"));
        skipBlanks();
        if (*key == "layer")
            return parseInteger(m_record.layer, kMostLayer);
        if (*key == "step")
            return parseInteger(m_record.step, INT64_MAX / 16);
        if (*key == "rank")
            return parseInteger(m_record.rank, INT64_MAX / 16);
        if (*key == "num_tokens")
            return parseInteger(m_record.tokens, INT64_MAX / 16);
        if (*key == "topk")
            return parseInteger(m_record.topK, kMostExpertId);
        if (*key == "top_indices")
            return parsePicks();
        if (*key == "block") {
            const Result<std::string_view> block = parseString();
            if (!block)
                return tl::unexpected<Error>(block.error());
            m_record.multiTokenPrediction = *block == "mtp";
            return {};
        }
        return skipValue();
    }

    Result<void> parseInteger(std::int64_t& value, std::int64_t most)
    {
        if (*m_at == '-')
            return m_job.refuse(ErrorCode::BadValue, m_number, column(), Phrase::of("A number is negative"),
                Phrase::of("Choose an unedited trace."));
        std::int64_t number = 0;
        const char* begin = m_at;
        for (; *m_at >= '0' && *m_at <= '9'; ++m_at) {
            number = number * 10 + (*m_at - '0');
            if (number > most)
                return m_job.refuse(ErrorCode::BadValue, m_number, column(),
                    Phrase::of("A number is larger than {}", most), Phrase::of("Choose an unedited trace."));
        }
        if (m_at == begin)
            return damaged(Phrase::of("a whole number"));
        value = number;
        return {};
    }

    /// Anything we have no use for: strings, numbers, nested values.
    Result<void> skipValue()
    {
        int depth = 0;
        while (m_at < m_end) {
            const char c = *m_at;
            if (c == '"') {
                if (const Result<std::string_view> text = parseString(); !text)
                    return tl::unexpected<Error>(text.error());
                continue;
            }
            if (depth == 0 && (c == ',' || c == '}'))
                return {};
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (depth < 0)
                return damaged(Phrase::of("a value"));
            ++m_at;
        }
        return damaged(Phrase::of("the end of a value"));
    }

    /// "[[8, 11], [2, 7]]": the bulk of the file, so written for speed.
    Result<void> parsePicks()
    {
        m_record.hasPicks = true;
        if (!take('['))
            return damaged(Phrase::of("a list of tokens"));
        skipBlanks();
        std::int32_t* out = m_picks.data();
        if (take(']'))
            return {};
        for (;;) {
            const std::int32_t* tokenBegin = out;
            if (Result<void> token = parseToken(out); !token)
                return token;
            const auto k = static_cast<int>(out - tokenBegin);
            if (m_record.counted++ == 0)
                m_record.picks = k;
            else if (k != m_record.picks)
                return m_job.refuse(ErrorCode::BadValue, m_number, column(),
                    Phrase::of("Token {} picks {} experts, the ones before it {}", m_record.counted, k,
                        m_record.picks),
                    Phrase::of("Every token of a layer must pick the same number of experts."));
            skipBlanks();
            if (take(',')) {
                skipBlanks();
                continue;
            }
            if (take(']'))
                return {};
            return damaged(Phrase::of("a comma or a closing bracket"));
        }
    }

    Result<void> parseToken(std::int32_t*& out)
    {
        if (!take('['))
            return damaged(Phrase::of("the list of experts of a token"));
        for (;;) {
            while (*m_at == ' ')
                ++m_at;
            unsigned value = static_cast<unsigned>(*m_at) - '0';
            if (value > 9)
                return badPick();
            for (unsigned digit = 0; (digit = static_cast<unsigned>(*++m_at) - '0') <= 9;) {
                value = value * 10 + digit;
                if (value > kMostExpertId)
                    return badPick();
            }
            *out++ = static_cast<std::int32_t>(value);
            if (*m_at == ',') {
                ++m_at;
                continue;
            }
            if (take(']'))
                return {};
            skipBlanks();
            if (take(','))
                continue;
            if (take(']'))
                return {};
            return damaged(Phrase::of("a comma or a closing bracket"));
        }
    }

    [[nodiscard]] tl::unexpected<Error> badPick() const
    {
        if (m_at >= m_end)
            return damaged(Phrase::of("an expert number"));
        const bool number = *m_at == '-' || (*m_at >= '0' && *m_at <= '9');
        return m_job.refuse(number ? ErrorCode::BadValue : ErrorCode::BadSyntax, m_number, column(),
            Phrase::of("An expert number must be a whole number from 0 to {}", kMostExpertId),
            Phrase::of("Choose an unedited trace."));
    }

    const TraceJob& m_job;
    const char* m_begin;
    const char* m_at;
    const char* m_end;
    std::int64_t m_number;
    std::vector<std::int32_t>& m_picks;
    Record m_record;
};

/// Numbers the tokens: all layers of a step share the numbers. A step ends where "step" or "rank" changes,
/// and where a layer comes again (microbatches of one step).
class StepNumbers {
public:
    std::int64_t firstToken(const Record& record)
    {
        const bool seen = std::find(m_layers.begin(), m_layers.end(), record.layer) != m_layers.end();
        if (m_layers.empty() || record.step != m_step || record.rank != m_rank || seen) {
            m_base += m_tokens;
            m_tokens = 0;
            m_layers.clear();
            m_step = record.step;
            m_rank = record.rank;
        }
        m_layers.push_back(record.layer);
        m_tokens = std::max(m_tokens, record.counted);
        return m_base;
    }

private:
    std::int64_t m_base = 0;
    std::int64_t m_tokens = 0;
    std::int64_t m_step = 0;
    std::int64_t m_rank = 0;
    std::vector<std::int64_t> m_layers;
};

Result<void> checkRecord(const TraceJob& job, const Record& record, std::int64_t line)
{
    if (record.layer < 0 || !record.hasPicks)
        return job.refuse(ErrorCode::BadSyntax, line, 0,
            Phrase::of("The record has no \"{}\"", record.layer < 0 ? "layer" : "top_indices"),
            Phrase::of("Choose a router trace with the picks of every token."));
    if (record.tokens >= 0 && record.tokens != record.counted)
        job.warn(line, "token-count-contradiction",
            Phrase::of("The record states {} tokens and lists {}", record.tokens, record.counted));
    if (record.topK >= 0 && record.counted > 0 && record.topK != record.picks)
        job.warn(line, "top-k-contradiction",
            Phrase::of("The record states top-{} and lists {} experts per token", record.topK, record.picks));
    return {};
}

Result<void> readJsonlTrace(const TraceJob& job)
{
    LineReader lines(job.source);
    std::vector<std::int32_t> picks;
    StepNumbers numbers;
    return forEachLine(lines, [&](std::string_view text) -> Result<void> {
        if (text.find_first_not_of(" \t\r") == std::string_view::npos)
            return {};
        const Result<Record> record = RecordParser(job, text, lines.number(), picks).parse();
        if (!record)
            return tl::unexpected<Error>(record.error());
        if (record->multiTokenPrediction) {
            job.warn(
                lines.number(), "mtp-record", Phrase::of("Records of multi-token prediction are left out"));
            return {};
        }
        if (Result<void> sound = checkRecord(job, *record, lines.number()); !sound)
            return sound;
        if (record->counted == 0)
            return {};
        const auto count =
            static_cast<std::size_t>(record->counted) * static_cast<std::size_t>(record->picks);
        return job.deliver({static_cast<int>(record->layer), record->picks, numbers.firstToken(*record),
            {picks.data(), count}});
    });
}

} // namespace

extern const Format kRouterTraceJsonl {
    .format = FileFormat::RouterTraceJsonl,
    .name = "router-trace-jsonl",
    .title = "Megatron-LM router trace",
    .kind = FormatKind::RoutingTrace,
    .isJson = [](const JsonHead& head) { return head.has("top_indices") && head.has("layer"); },
    .trace = readJsonlTrace,
};

} // namespace rankloom
