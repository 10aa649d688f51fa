// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/rates/service_results.h"

#include <cmath>
#include <span>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/json_values.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::size_t kMostRuns = 100'000;
/// More than any request, server or run has: what is beyond is a mistake, not a measurement.
constexpr double kMostTokens = 1e8;
constexpr double kMostInFlight = 1e7;
constexpr double kMostLatency = 1e6; // s

using Read = tl::expected<MeasuredService, std::string>;

double positive(const json& value, double most)
{
    const double number = numberOf(value);
    return number > 0 && number <= most ? number : 0;
}

std::int64_t whole(double value) { return std::llround(value); }

/// Mean over the completed requests, from their sum.
double meanOf(const json& run, const char* total)
{
    const double completed = positive(memberOf(run, "completed"), 1e12);
    const double sum = positive(memberOf(run, total), 1e15);
    return completed > 0 && sum / completed <= kMostTokens ? sum / completed : 0;
}

/// The reason where a run lacks what every one needs.
Read checked(MeasuredService run)
{
    if (run.timeToFirstToken.value() <= 0 || run.timePerToken.value() <= 0)
        return tl::unexpected<std::string>("it has no time to the first token, or none per token");
    if (run.prompt <= 0 || run.output <= 1)
        return tl::unexpected<std::string>("the lengths of its prompts and outputs are not stated");
    return run;
}

bool isBench(const json& run)
{
    return run.is_object() && run.contains("mean_ttft_ms") && run.contains("mean_tpot_ms");
}

Read readBench(const json& run)
{
    MeasuredService out;
    out.model = textOf(memberOf(run, "model_id"));
    out.engine = textOf(memberOf(run, "backend"));
    out.timeToFirstToken = Seconds(positive(memberOf(run, "mean_ttft_ms"), 1e3 * kMostLatency) * 1e-3);
    out.timePerToken = Seconds(positive(memberOf(run, "mean_tpot_ms"), 1e3 * kMostLatency) * 1e-3);
    out.prompt = whole(meanOf(run, "total_input_tokens"));
    out.output = whole(meanOf(run, "total_output_tokens"));
    out.requestsPerSecond = positive(memberOf(run, "request_throughput"), kMostInFlight);
    out.concurrency = whole(positive(memberOf(run, "max_concurrency"), kMostInFlight));
    out.id = fmt::format("{}/{} tokens, {}", out.prompt, out.output,
        out.concurrency > 0 ? fmt::format("{} in flight", out.concurrency)
                            : fmt::format("{:.3g} a second", out.requestsPerSecond));
    return checked(std::move(out));
}

bool isAiperf(const json& run)
{
    return memberOf(memberOf(run, "time_to_first_token"), "avg").is_number()
        && memberOf(run, "inter_token_latency").is_object();
}

/// Seconds of a metric in the unit that it states; 0 where it is none that is known.
double secondsOf(const json& metric)
{
    const std::string unit = textOf(memberOf(metric, "unit"));
    const double scale = unit == "ms" ? 1e-3 : unit == "us" ? 1e-6 : unit == "ns" ? 1e-9 : 1;
    if (scale == 1 && unit != "s" && unit != "sec")
        return 0;
    return positive(memberOf(metric, "avg"), kMostLatency / scale) * scale;
}

Read readAiperf(const json& run)
{
    MeasuredService out;
    const json& config = memberOf(run, "input_config");
    const json& models = memberOf(memberOf(config, "endpoint"), "model_names");
    if (models.is_array() && !models.empty())
        out.model = textOf(models.front());
    out.timeToFirstToken = Seconds(secondsOf(memberOf(run, "time_to_first_token")));
    out.timePerToken = Seconds(secondsOf(memberOf(run, "inter_token_latency")));
    const auto mean = [&run](const char* metric) {
        return whole(positive(memberOf(memberOf(run, metric), "avg"), kMostTokens));
    };
    out.prompt = mean("input_sequence_length");
    out.output = mean("output_sequence_length");
    if (out.prompt <= 0) {
        const double requests = positive(memberOf(memberOf(run, "request_count"), "avg"), 1e12);
        const double sum = positive(memberOf(memberOf(run, "total_isl"), "avg"), 1e15);
        out.prompt = requests > 0 && sum / requests <= kMostTokens ? whole(sum / requests) : 0;
    }
    out.requestsPerSecond = positive(memberOf(memberOf(run, "request_throughput"), "avg"), kMostInFlight);
    out.concurrency = whole(positive(memberOf(memberOf(config, "loadgen"), "concurrency"), kMostInFlight));
    out.id = fmt::format("{}/{} tokens, {} in flight", out.prompt, out.output, out.concurrency);
    if (memberOf(run, "was_cancelled") == json(true))
        return tl::unexpected<std::string>("the run was cancelled");
    return checked(std::move(out));
}

bool isInferenceX(const json& run)
{
    return run.is_object() && run.contains("mean_ttft") && run.contains("mean_tpot") && run.contains("conc");
}

bool isOn(const json& value) { return value == json(true) || lowerCase(textOf(value)) == "true"; }

Read readInferenceX(const json& run)
{
    MeasuredService out;
    out.model = textOf(memberOf(run, "model"));
    out.device = textOf(memberOf(run, "hw"));
    out.engine = textOf(memberOf(run, "framework"));
    out.precision = textOf(memberOf(run, "precision"));
    out.tp = static_cast<int>(positive(memberOf(run, "tp"), 1e5));
    out.ep = static_cast<int>(positive(memberOf(run, "ep"), 1e5));
    out.attentionReplicated = isOn(memberOf(run, "dp_attention"));
    out.pools = isOn(memberOf(run, "disagg")) || memberOf(run, "num_prefill_gpu").is_number();
    const std::string drafts = textOf(memberOf(run, "spec_decoding")) + textOf(memberOf(run, "mtp"));
    out.speculative = !drafts.empty() && drafts != "none" && drafts != "off";
    out.timeToFirstToken = Seconds(positive(memberOf(run, "mean_ttft"), kMostLatency));
    out.timePerToken = Seconds(positive(memberOf(run, "mean_tpot"), kMostLatency));
    out.prompt = whole(positive(memberOf(run, "isl"), kMostTokens));
    out.output = whole(positive(memberOf(run, "osl"), kMostTokens));
    out.concurrency = whole(positive(memberOf(run, "conc"), kMostInFlight));
    out.id = fmt::format("{} {} TP{} {}/{} tokens, {} in flight", out.device, out.engine, out.tp, out.prompt,
        out.output, out.concurrency);
    return checked(std::move(out));
}

/// What the readers look at, and all that a project keeps: these files hold addresses, keys and texts, too.
constexpr std::string_view kBenchMembers[] = {"/model_id", "/backend", "/mean_ttft_ms", "/mean_tpot_ms",
    "/completed", "/total_input_tokens", "/total_output_tokens", "/request_throughput", "/max_concurrency"};
constexpr std::string_view kAiperfMembers[] = {"/input_config/endpoint/model_names",
    "/input_config/loadgen/concurrency", "/time_to_first_token/avg", "/time_to_first_token/unit",
    "/inter_token_latency/avg", "/inter_token_latency/unit", "/input_sequence_length/avg",
    "/output_sequence_length/avg", "/request_count/avg", "/total_isl/avg", "/request_throughput/avg",
    "/was_cancelled"};
constexpr std::string_view kInferenceXMembers[] = {"/model", "/hw", "/framework", "/precision", "/tp", "/ep",
    "/dp_attention", "/disagg", "/num_prefill_gpu", "/spec_decoding", "/mtp", "/mean_ttft", "/mean_tpot",
    "/isl", "/osl", "/conc"};

struct Tool {
    const char* name;
    bool (*is)(const json&);
    Read (*read)(const json&);
    std::span<const std::string_view> members;
};

constexpr Tool kTools[] = {
    {"vllm bench serve", isBench, readBench, kBenchMembers},
    {"aiperf", isAiperf, readAiperf, kAiperfMembers},
    {"inferencex", isInferenceX, readInferenceX, kInferenceXMembers},
};

const Tool* toolOf(const json& run)
{
    const auto found = std::ranges::find_if(kTools, [&run](const Tool& tool) { return tool.is(run); });
    return found != std::end(kTools) ? &*found : nullptr;
}

/// One document, a list of them, or one a line.
Result<std::vector<json>> documentsOf(std::string_view text, const std::string& file)
{
    std::vector<json> out;
    Result<json> all = parseJsonFile(text, file);
    if (all) {
        if (!all->is_array())
            out.push_back(std::move(*all));
        else
            for (json& one : *all)
                out.push_back(std::move(one));
    } else {
        std::int64_t number = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            const std::string_view line = trimmed(text.substr(at, end - at));
            at = end + 1;
            ++number;
            if (line.empty())
                continue;
            Result<json> one = parseJsonFile(line, file);
            if (!one) // not one a line either: what the whole file lacks is said
                return number == 1 || out.empty() ? tl::unexpected<Error>(std::move(all.error()))
                                                  : tl::unexpected<Error>(std::move(one.error()));
            out.push_back(std::move(*one));
            if (out.size() > kMostRuns)
                break;
        }
    }
    if (out.size() > kMostRuns)
        return fail(
            ErrorCode::TooLarge, Phrase::of("more than {} runs are in it", kMostRuns), {file, 0, 0, {}});
    return out;
}

} // namespace

Result<ServiceResults> readServiceResults(std::string_view text, const std::string& file)
{
    const Result<std::vector<json>> documents = documentsOf(text, file);
    if (!documents)
        return tl::unexpected<Error>(documents.error());
    ServiceResults out;
    const Tool* tool = nullptr;
    for (const json& run : *documents) {
        if (tool == nullptr)
            tool = toolOf(run);
        if (tool == nullptr || !tool->is(run)) {
            out.skipped.emplace_back(fmt::format("run {}", out.runs.size() + out.skipped.size() + 1),
                "it is no result of a load generator that is known");
            continue;
        }
        Read read = tool->read(run);
        if (read)
            out.runs.push_back(std::move(*read));
        else
            out.skipped.emplace_back(
                fmt::format("run {}", out.runs.size() + out.skipped.size() + 1), std::move(read.error()));
    }
    if (tool == nullptr)
        return fail(ErrorCode::UnknownFormat, Phrase::of("it is no result of a load generator that is known"),
            {file, 0, 0, {}},
            Phrase::of("Known are vLLM's and SGLang's benchmarks, AIPerf and InferenceX, as JSON."));
    if (out.runs.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("no run in it can be used; of the first: {}", out.skipped.front().second),
            {file, 0, 0, {}});
    out.tool = tool->name;
    return out;
}

namespace {

Result<Reading> readServiceFile(std::string_view text, const std::string& file)
{
    Result<ServiceResults> results = readServiceResults(text, file);
    if (!results)
        return tl::unexpected<Error>(std::move(results.error()));
    Reading reading;
    for (const auto& [run, reason] : results->skipped)
        warn(reading, file, 0, "run-left-out", Phrase::of("{} is left out: {}.", run, reason));
    reading.values.emplace_back(std::move(*results));
    return reading;
}

std::string keptRuns(const std::string& text, HostNamer& /*nameOf*/)
{
    const Result<std::vector<json>> documents = documentsOf(text, {});
    nlohmann::ordered_json kept = nlohmann::ordered_json::array();
    if (documents)
        for (const json& run : *documents) {
            nlohmann::ordered_json one = nlohmann::ordered_json::object();
            if (const Tool* tool = toolOf(run))
                for (const std::string_view member : tool->members)
                    if (const json::json_pointer at {std::string(member)}; run.contains(at))
                        one[nlohmann::ordered_json::json_pointer(std::string(member))] = run.at(at);
            kept.push_back(std::move(one));
        }
    return jsonText(kept);
}

} // namespace

extern const Format kVllmBench {
    .format = FileFormat::VllmBench,
    .name = "vllm-bench",
    .title = "results of vLLM's or SGLang's serving benchmark",
    .kind = FormatKind::Service,
    .isJson =
        [](const JsonHead& head) {
            // Detailed results have long lists before their means.
            return head.has("request_throughput") && head.has("total_input_tokens") && head.has("completed");
        },
    .whole = readServiceFile,
    .kept = keptRuns,
};

extern const Format kAiPerf {
    .format = FileFormat::AiPerf,
    .name = "aiperf",
    .title = "AIPerf results",
    .kind = FormatKind::Service,
    .isJson = [](const JsonHead& head) { return head.has("time_to_first_token") && head.has("avg"); },
    .whole = readServiceFile,
    .kept = keptRuns,
};

extern const Format kInferenceX {
    .format = FileFormat::InferenceX,
    .name = "inferencex",
    .title = "InferenceX results",
    .kind = FormatKind::Service,
    .isJson =
        [](const JsonHead& head) {
            return head.has("mean_ttft") && head.has("mean_tpot") && head.has("conc");
        },
    .whole = readServiceFile,
    .kept = keptRuns,
};

} // namespace rankloom
