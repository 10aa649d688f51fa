// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/traces/trace_job.h"
#include "core/exchange/traces/trace_json.h"

namespace rankloom {

using nlohmann::json;

namespace {

/// RFC 4648 §4, strict: the alphabet, a length divisible by four, padding only at the end.
std::optional<std::string> decodeBase64(std::string_view text)
{
    static constexpr std::string_view kAlphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static const auto digits = [] {
        std::array<std::uint8_t, 256> table {};
        table.fill(0xFF);
        for (std::size_t i = 0; i < kAlphabet.size(); ++i)
            table[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::uint8_t>(i);
        return table;
    }();
    if (text.empty() || text.size() % 4 != 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    const std::size_t used = text.size() - padding;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::uint8_t digit = i < used ? digits[static_cast<unsigned char>(text[i])] : 0;
        if (digit == 0xFF)
            return std::nullopt;
        bits = (bits << 6U) | digit;
        if (i % 4 == 3) {
            bytes += static_cast<char>((bits >> 16U) & 0xFFU);
            bytes += static_cast<char>((bits >> 8U) & 0xFFU);
            bytes += static_cast<char>(bits & 0xFFU);
            bits = 0;
        }
    }
    bytes.erase(bytes.size() - padding);
    return bytes;
}

/// The payloads that SGLang (return_routed_experts: raw int32) and vLLM (enable_return_routed_experts: a
/// .npy) put into responses, [tokens, layers, k]. Payloads follow each other as sequences of one trace.
class PayloadReader {
public:
    explicit PayloadReader(const TraceJob& job) : m_job(job) { }

    Result<void> take(const json& response, std::int64_t line)
    {
        if (response.is_array()) {
            for (const json& one : response)
                if (Result<void> taken = take(one, line); !taken)
                    return taken;
            return {};
        }
        // Prompt and answer come apart; the prompt is part of the first payload or stands for itself.
        for (const json* holder : {&response, &memberOf(response, "meta_info")})
            if (const json& payload = memberOf(*holder, "routed_experts"); payload.is_string())
                if (Result<void> taken = takePayload(payload.get_ref<const std::string&>(), line); !taken)
                    return taken;
        if (const json& choices = memberOf(response, "choices"); choices.is_array())
            return take(choices, line);
        return {};
    }

    Result<void> takePayload(std::string_view text, std::int64_t line)
    {
        const std::optional<std::string> bytes = decodeBase64(text);
        if (!bytes)
            return m_job.refuse(ErrorCode::BadSyntax, line, 0,
                Phrase::of("The routed experts are not in base64"),
                Phrase::of("Choose an unedited response."));
        return bytes->starts_with("\x93NUMPY") ? takeArray(*bytes) : takeNumbers(*bytes, line);
    }

private:
    /// Batches of a payload, moved behind those of the payloads before it.
    Result<void> passOn(RoutingBatch batch)
    {
        batch.firstToken += m_tokens;
        m_end = std::max(m_end,
            batch.firstToken + static_cast<std::int64_t>(batch.experts.size()) / std::max(batch.topK, 1));
        return m_job.deliver(batch);
    }

    Result<void> takeArray(const std::string& bytes)
    {
        Progress progress;
        TraceSource source = TraceSource::ofMemory(bytes, progress);
        TraceSummary summary;
        const BatchSink sink = [this](const RoutingBatch& batch) { return passOn(batch); };
        TraceChecks unchecked(sink, TraceChecks::Dummies::Count);
        const TraceJob job {source, m_job.hints, summary, unchecked};
        Result<void> done = formatOf(FileFormat::RouterTraceNpy).trace(job);
        m_tokens = m_end;
        return done;
    }

    Result<void> takeNumbers(const std::string& bytes, std::int64_t line)
    {
        const auto layers = static_cast<std::size_t>(std::max(0, m_job.hints.traceLayers));
        const auto k = static_cast<std::size_t>(std::max(0, m_job.hints.topK));
        if (layers == 0 || k == 0)
            return m_job.refuse(ErrorCode::BadValue, line, 0,
                Phrase::of(
                    "The routed experts are plain numbers: the response does not say how many layers and "
                    "experts "
                    "per "
                    "token there are"),
                Phrase::of("Say both: --layers and --top-k."));
        const std::size_t token = layers * k * sizeof(std::int32_t);
        if (layers > 4096 || k > 1024 || bytes.size() % token != 0)
            return m_job.refuse(ErrorCode::Contradiction, line, 0,
                Phrase::of("{} bytes of routed experts are not tokens of {} layers and {} experts each",
                    bytes.size(), layers, k),
                Phrase::of("Check --layers and --top-k."));
        const std::string header =
            fmt::format("{{'descr': '<i4', 'fortran_order': False, 'shape': ({}, {}, {}), }}",
                bytes.size() / token, layers, k);
        std::string array("\x93NUMPY\x01\x00", 8);
        array += static_cast<char>(header.size() & 0xFFU);
        array += static_cast<char>(header.size() >> 8U);
        return takeArray(array + header + bytes);
    }

    const TraceJob& m_job;
    std::int64_t m_tokens = 0;
    std::int64_t m_end = 0;
};

Result<void> readRoutedExperts(const TraceJob& job)
{
    PayloadReader reader(job);
    const Result<std::string> head = job.source.head();
    if (!head)
        return tl::unexpected<Error>(head.error());
    const std::string_view begin = trimmed(*head);
    if (!begin.empty() && (begin.front() == '{' || begin.front() == '['))
        return forEachJson(
            job, [&](const json& value, std::int64_t line) { return reader.take(value, line); });
    // The payload by itself, one per line.
    LineReader lines(job.source);
    return forEachLine(lines, [&](std::string_view text) -> Result<void> {
        text = trimmed(text);
        return text.empty() ? Result<void>() : reader.takePayload(text, lines.number());
    });
}

} // namespace

extern const Format kRoutedExperts {
    .format = FileFormat::RoutedExperts,
    .name = "routed-experts",
    .title = "responses with routed experts",
    .kind = FormatKind::RoutingTrace,
    .isJson = [](const JsonHead& head) { return head.has("routed_experts"); },
    .trace = readRoutedExperts,
};

} // namespace rankloom
