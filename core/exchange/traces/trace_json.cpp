// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/traces/trace_json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/traces/trace_window.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::size_t kMostDocument = std::size_t {16} << 20U;

Result<json> parsed(const TraceJob& job, std::string_view text, std::int64_t line)
{
    if (text.size() > kMostDocument)
        return job.refuse(ErrorCode::TooLarge, line, 0, Phrase::of("A JSON value is longer than 16 MiB"),
            Phrase::of("Write one JSON object per line."));
    Result<json> value = parseJsonFile(text, job.source.name());
    if (!value && line > 0)
        value.error().where.line += line - 1;
    return value;
}

/// The rest of a file whose first line is no value by itself.
Result<void> wholeFile(LineReader& lines, std::string& text)
{
    return forEachLine(lines, [&](std::string_view line) -> Result<void> {
        text += '\n';
        text += line;
        if (text.size() > kMostDocument)
            return fail(ErrorCode::TooLarge, Phrase::of("The JSON document is longer than 16 MiB"), {},
                Phrase::of("Write one JSON object per line."));
        return {};
    });
}

} // namespace

Result<void> forEachJson(
    const TraceJob& job, const std::function<Result<void>(const json&, std::int64_t line)>& take)
{
    LineReader lines(job.source);
    bool first = true;
    return forEachLine(lines, [&](std::string_view text) -> Result<void> {
        text = trimmed(text);
        if (text.empty())
            return {};
        Result<json> value = parsed(job, text, lines.number());
        if (!value && first && value.error().code == ErrorCode::BadSyntax && lines.ended()) {
            std::string whole(text);
            if (Result<void> rest = wholeFile(lines, whole); !rest)
                return rest;
            value = parsed(job, whole, 1);
        } else if (!value && !first && value.error().code == ErrorCode::BadSyntax && !lines.ended()) {
            job.warn(lines.number(), "torn-line", Phrase::of("The last line is cut and was left out"));
            return {};
        }
        if (!value)
            return tl::unexpected<Error>(std::move(value.error()));
        first = false;
        return take(*value, lines.number());
    });
}

bool appendIntegers(const json& list, std::int64_t most, std::vector<std::int64_t>& to)
{
    if (!list.is_array())
        return false;
    for (const json& value : list) {
        // Counts are often written as 12.0.
        const double real = value.is_number() ? value.get<double>() : -1;
        if (!(real >= 0 && real <= static_cast<double>(most))
            || real != static_cast<double>(static_cast<std::int64_t>(real)))
            return false;
        to.push_back(static_cast<std::int64_t>(real));
    }
    return true;
}

namespace {

/// {"logical_count": [steps?][layers][experts]}, as SGLang takes it and load files have it; one object, a
/// list of them, or one per line.
class LoadJson {
public:
    explicit LoadJson(const TraceJob& job) : m_job(job) { }

    Result<void> take(const json& value, std::int64_t line)
    {
        if (value.is_array()) {
            for (const json& one : value)
                if (Result<void> taken = take(one, line); !taken)
                    return taken;
            return {};
        }
        for (const char* key : {"logical_count", "logical_expert_load", "expert_load"})
            if (const json& load = memberOf(value, key); load.is_array())
                return takeLoad(load, line);
        return m_job.refuse(ErrorCode::BadValue, line, 0,
            Phrase::of("There is no \"logical_count\" in this object"),
            Phrase::of("Choose a file with counts [layers][experts]."));
    }

private:
    Result<void> takeLoad(const json& load, std::int64_t line)
    {
        const bool steps = !load.empty() && load[0].is_array() && !load[0].empty() && load[0][0].is_array();
        if (!steps)
            return takeStep(load, line);
        for (const json& step : load)
            if (Result<void> taken = takeStep(step, line); !taken)
                return taken;
        return {};
    }

    Result<void> takeStep(const json& layers, std::int64_t line)
    {
        if (!layers.is_array() || static_cast<std::int64_t>(layers.size()) > limits::kMostRoutingLayers)
            return refuse(line);
        for (std::size_t layer = 0; layer < layers.size(); ++layer) {
            m_counts.clear();
            if (!appendIntegers(layers[layer], limits::kMostCount, m_counts) || m_counts.empty()
                || m_counts.size() > 65536)
                return refuse(line);
            if (Result<void> taken =
                    m_job.deliver({static_cast<int>(layer), m_job.hints.topK, m_step, {}, m_counts});
                !taken)
                return taken;
        }
        ++m_step;
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> refuse(std::int64_t line) const
    {
        return m_job.refuse(ErrorCode::BadValue, line, 0,
            Phrase::of("The load is not a list of layers with counts of experts"),
            Phrase::of("The shape must be [layers][experts] or [steps][layers][experts]."));
    }

    const TraceJob& m_job;
    std::int64_t m_step = 0;
    std::vector<std::int64_t> m_counts;
};

/// One line per token and layer: "token_idx", "layer" and "topk_ids" (or "experts"); a first line "type":
/// "meta".
class RouteLog {
public:
    explicit RouteLog(const TraceJob& job) : m_job(job), m_window(job) { }

    Result<void> take(const json& value, std::int64_t line)
    {
        if (textOf(memberOf(value, "type")) == "meta")
            return {};
        const json& picks =
            value.contains("topk_ids") ? memberOf(value, "topk_ids") : memberOf(value, "experts");
        const auto token = memberOf(value, "token_idx");
        const auto layer = memberOf(value, "layer");
        if (!layer.is_number_unsigned() || layer.get<std::uint64_t>() > static_cast<std::uint64_t>(kMostLayer)
            || !token.is_number_unsigned() || token.get<std::uint64_t>() > (std::uint64_t {1} << 56U))
            return m_job.refuse(ErrorCode::BadValue, line, 0,
                Phrase::of("The line names no token_idx and layer"),
                Phrase::of("Choose a log with one line per token and layer."));
        return addToken(static_cast<int>(layer.get<std::int64_t>()), token.get<std::int64_t>(), picks, line);
    }

    Result<void> addToken(int layer, std::int64_t token, const json& picks, std::int64_t line)
    {
        m_values.clear();
        if (!appendIntegers(picks, kMostExpertId, m_values) || m_values.empty() || m_values.size() > 1024)
            return m_job.refuse(ErrorCode::BadValue, line, 0,
                Phrase::of("Token {}, layer {}: the experts are no list of numbers from 0 to {}", token,
                    layer, kMostExpertId),
                Phrase::of("Choose a log with the ids of the experts."));
        m_picks.assign(m_values.begin(), m_values.end());
        return m_window.add(layer, token, m_picks);
    }

    Result<void> finish() { return m_window.flush(); }

private:
    const TraceJob& m_job;
    TraceWindow m_window;
    std::vector<std::int64_t> m_values;
    std::vector<std::int32_t> m_picks;
};

/// {"routes": [{"token_pos": …, "layers": {"0": {"experts": […]}}}]}: tokens in order, whatever positions
/// say.
Result<void> takeRoutes(
    RouteLog& log, std::int64_t& token, const TraceJob& job, const json& value, std::int64_t line)
{
    const json& routes = memberOf(value, "routes");
    if (!routes.is_array())
        return job.refuse(ErrorCode::BadValue, line, 0, Phrase::of("There are no \"routes\" in this object"),
            Phrase::of("Choose a trace with a list of tokens."));
    for (const json& route : routes) {
        const json& layers = memberOf(route, "layers");
        if (!layers.is_object())
            return job.refuse(ErrorCode::BadValue, line, 0, Phrase::of("Token {} has no \"layers\"", token),
                Phrase::of("Choose a trace with the experts of every token."));
        // Keys sort as text ("10" before "2"): the window puts layers in order.
        for (const auto& [name, picked] : layers.items()) {
            const auto layer = parseInteger(name);
            if (!layer || *layer < 0 || *layer > kMostLayer)
                return job.refuse(ErrorCode::BadValue, line, 0,
                    Phrase::of("Token {}: a layer is not named by its number", token),
                    Phrase::of("Choose an unedited trace."));
            const json& picks = picked.is_array() ? picked : memberOf(picked, "experts");
            if (Result<void> added = log.addToken(static_cast<int>(*layer), token, picks, line); !added)
                return added;
        }
        ++token;
    }
    return {};
}

Result<void> readLoadJson(const TraceJob& job)
{
    LoadJson load(job);
    return forEachJson(job, [&](const json& value, std::int64_t line) { return load.take(value, line); });
}

Result<void> readRouteLog(const TraceJob& job)
{
    RouteLog log(job);
    Result<void> done =
        forEachJson(job, [&](const json& value, std::int64_t line) { return log.take(value, line); });
    return done ? log.finish() : done;
}

Result<void> readRoutesJson(const TraceJob& job)
{
    RouteLog log(job);
    std::int64_t token = 0;
    Result<void> done = forEachJson(
        job, [&](const json& value, std::int64_t line) { return takeRoutes(log, token, job, value, line); });
    return done ? log.finish() : done;
}

} // namespace

extern const Format kRouteLogJsonl {
    .format = FileFormat::RouteLogJsonl,
    .name = "route-log-jsonl",
    .title = "log of routes, one line per token and layer",
    .kind = FormatKind::RoutingTrace,
    .isJson =
        [](const JsonHead& head) {
            return (head.has("layers_logged") || head.has("layer"))
                && (head.has("topk_ids") || (head.has("experts") && head.has("token_idx")));
        },
    .trace = readRouteLog,
};

extern const Format kRoutesJson {
    .format = FileFormat::RoutesJson,
    .name = "routes-json",
    .title = "routes of tokens as JSON",
    .kind = FormatKind::RoutingTrace,
    .isJson =
        [](const JsonHead& head) { return head.has("routes") && head.has("layers") && head.has("experts"); },
    .trace = readRoutesJson,
};

extern const Format kExpertLoadJson {
    .format = FileFormat::ExpertLoadJson,
    .name = "expert-load-json",
    .title = "expert counts as JSON",
    .kind = FormatKind::RoutingTrace,
    .isJson =
        [](const JsonHead& head) {
            return head.has("logical_count") || head.has("logical_expert_load") || head.has("expert_load");
        },
    .trace = readLoadJson,
};

} // namespace rankloom
