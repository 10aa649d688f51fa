// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/model/key_value_cache.h"
#include "core/serving/measured_batches.h"
#include "core/validate/published_models.h"
#include "core/validate/serving_case.h"

namespace rankloom {

namespace {

/// Rows dealt out in turn: each is estimated with constants fitted to the other parts.
constexpr std::size_t kBatchParts = 3;
/// Of the decodes of Sarathi-Serve's figure 2 (its text: prompts of 1,024 tokens); the file does not say it.
constexpr std::int64_t kFigureContext = 1024;

/// Yi-34B on two A100 PCIe, which NVLink bridges join in pairs in such nodes (Azure NC A100 v4, where
/// Sarathi-Serve was measured): the links of A100 SXM are nearest.
Result<ServedPlan> figurePlan()
{
    Project project;
    const Result<ModelSpec> model = modelPreset("yi-34b");
    Result<DeviceSpec> device = devicePreset("a100-pcie-80gb");
    const Result<DeviceSpec> bridged = devicePreset("a100-sxm-80gb");
    if (!model || !device || !bridged)
        return fail(ErrorCode::BadValue, "a preset of Yi-34B or A100 is not there");
    device->deviceLink = bridged->deviceLink;
    device->deviceLinkLatency = bridged->deviceLinkLatency;
    project.model = *model;
    project.cluster = makeCluster(1, 2, *device);
    Plan plan;
    plan.layout.tp = 2;
    plan.layout.dp = 0;
    return servedPlan(project, plan);
}

std::string boundsText(const RateFit& fit)
{
    std::string out;
    for (const std::string& name : fit.atBound)
        out += (out.empty() ? "" : ", ") + name;
    return out.empty() ? out : "; ended where a fit may go no further: " + out;
}

struct RunTables {
    ValidationTable each;
    ValidationTable first;

    RunTables(const std::string& file, const std::string& with)
        : each {file, "timePerOutputToken"}, first {file, "timeToFirstToken"}
    {
        each.note = first.note = with;
    }
    void compare(const ServedRun& run, const ServingForecast& found)
    {
        each.compare(run.id, run.timePerToken.value(), found.timePerToken.value());
        first.compare(run.id, run.timeToFirstToken.value(), found.timeToFirstToken.value());
    }
    void append(ValidationReport& report)
    {
        report.tables.push_back(std::move(each));
        report.tables.push_back(std::move(first));
    }
};

/// With and without tokens that the model drafts for itself: what is nearer.
ServingForecast nearerOf(const ServedRun& run, ServingForecast found)
{
    const auto off = [&run](Seconds value) { return std::abs(std::log(value / run.timePerToken)); };
    if (off(found.timePerToken / kSpeculativeGain) < off(found.timePerToken))
        found.timePerToken = found.timePerToken / kSpeculativeGain;
    return found;
}

void compareAll(const std::string& file, const ServedRuns& runs, const RateTable& rates,
    const std::string& with, ValidationReport& report)
{
    RunTables tables(file, with);
    tables.each.skipped = runs.skipped;
    for (const ServedRun& run : runs.runs) {
        const RatePlace place = placeOf(run);
        tables.compare(run, forecastRun(run, rates[place.device][place.engine]));
    }
    tables.append(report);
}

/// Tokens that prompts are cut into: those of Sarathi-Serve's tables, as far as the rows have them.
constexpr std::int64_t kPieces[] = {512, 1024, 2048};

/// How much longer a prompt takes in pieces than whole, as far as times of batches tell: the pieces' own
/// times, without the keys that later ones read again. Constants are fitted to the batches of all tables but
/// those two.
ValidationTable chunkOverheads(const std::vector<std::vector<MeasuredBatch>>& files, const ServedPlan& plan,
    const ServingRates& launched)
{
    ValidationTable table {"batches of prompts", "timeInPiecesOverWhole"};
    table.note =
        "prompts in pieces against whole ones, with constants fitted to the other rows of all tables "
        "of batches: not in sample";
    std::vector<const MeasuredBatch*> prompts;
    for (const auto& file : files)
        for (const MeasuredBatch& batch : file)
            if (batch.doubt.empty() && batch.load.decodes == 0 && batch.load.prefills == 1)
                prompts.push_back(&batch);
    for (const MeasuredBatch* piece : prompts)
        for (const MeasuredBatch* whole : prompts) {
            const std::int64_t tokens = piece->load.prefillTokens;
            if (std::ranges::find(kPieces, tokens) == std::end(kPieces) || whole->load.prefillTokens <= tokens
                || whole->load.prefillTokens % tokens != 0)
                continue;
            std::vector<MeasuredBatch> others;
            for (const auto& file : files)
                for (const MeasuredBatch& batch : file)
                    if (&batch != piece && &batch != whole)
                        others.push_back(batch);
            const ServingRates rates = fitBatches(plan, others, launched).rates[0][0];
            const auto pieces = static_cast<double>(whole->load.prefillTokens / tokens);
            table.compare(fmt::format("{} tokens in pieces of {}", whole->load.prefillTokens, tokens),
                pieces * (piece->time / whole->time),
                pieces * (batchTime(plan, rates, piece->load) / batchTime(plan, rates, whole->load)));
        }
    return table;
}

} // namespace

Result<void> compareBatches(const std::vector<BatchTable>& files, ValidationReport& report)
{
    const Result<ServedPlan> plan = figurePlan();
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    std::vector<std::vector<MeasuredBatch>> batches;
    for (const BatchTable& file : files) {
        auto read = readMeasuredBatches(file.csv, *plan, kFigureContext);
        if (!read) {
            read.error().where.file = file.name;
            return tl::unexpected<Error>(std::move(read.error()));
        }
        batches.push_back(std::move(*read));
    }
    const ServingRates start = servingRates(plan->cluster().device);
    // Sarathi-Serve replays no graphs: its decodes are launched kernel by kernel as prompts are.
    ServingRates launched = start;
    launched.layer = start.launch;
    std::vector<RateFit> fits;
    for (std::size_t part = 0; part < kBatchParts; ++part) {
        std::vector<MeasuredBatch> others;
        for (const auto& file : batches)
            for (std::size_t i = 0; i < file.size(); ++i)
                if (i % kBatchParts != part)
                    others.push_back(file[i]);
        fits.push_back(fitBatches(*plan, others, launched));
    }
    for (std::size_t f = 0; f < files.size(); ++f) {
        ValidationTable shipped {files[f].name, "batchSeconds"};
        shipped.note = "Yi-34B on two A100 PCIe, constants as shipped";
        ValidationTable fitted {files[f].name, "batchSeconds"};
        fitted.note =
            "every third row, in turn, with constants fitted to the other rows of all tables of batches: "
            "not in sample"
            + boundsText(fits.front());
        for (std::size_t i = 0; i < batches[f].size(); ++i) {
            const MeasuredBatch& batch = batches[f][i];
            if (!batch.doubt.empty()) {
                fitted.skip(batch.id, batch.doubt);
                continue;
            }
            const ServingRates& rates = fits[i % kBatchParts].rates[0][0];
            fitted.compare(batch.id, batch.time.value(), batchTime(*plan, rates, batch.load).value());
            shipped.compare(batch.id, batch.time.value(), batchTime(*plan, start, batch.load).value());
        }
        report.tables.push_back(std::move(shipped));
        report.tables.push_back(std::move(fitted));
    }
    report.tables.push_back(chunkOverheads(batches, *plan, launched));
    return {};
}

void compareServedRuns(const std::string& file, const ServedRuns& runs, ValidationReport& report)
{
    const RateTable shipped = shippedRates();
    compareAll(file, runs, shipped, "constants as shipped, which these rows had a part in", report);
    std::map<std::string, std::vector<const ServedRun*>> families;
    for (const ServedRun& run : runs.runs)
        families[run.family].push_back(&run);
    if (families.size() < 2)
        return;
    RunTables whole(file, "every family of models with constants fitted to the others: not in sample");
    RunTables nearer(file,
        "the same of models that draft tokens for themselves, which the rows do not state: the nearer of "
        "with and "
        "without. Takes one bit of each measurement, so it says that the two are right, not that a row is "
        "predicted");
    const RateTable start = priorRates();
    for (const auto& [family, own] : families) {
        std::vector<const ServedRun*> others;
        for (const ServedRun& run : runs.runs)
            if (run.family != family)
                others.push_back(&run);
        const RateFit fit = fitServedRuns(others, start);
        RunTables table(
            file, fmt::format("{} with constants fitted to the other families{}", family, boundsText(fit)));
        for (const ServedRun* run : own) {
            const RatePlace place = placeOf(*run);
            const ServingForecast found = forecastRun(*run, fit.rates[place.device][place.engine]);
            table.compare(*run, found);
            whole.compare(*run, found);
            if (run->maySpeculate)
                nearer.compare(*run, nearerOf(*run, found));
        }
        table.append(report);
    }
    whole.append(report);
    if (!nearer.each.rows.empty())
        report.tables.push_back(std::move(nearer.each));
}

void compareServedRuns(
    const std::string& file, const ServedRuns& runs, const RateFit& calibrated, ValidationReport& report)
{
    compareAll(file, runs, calibrated.rates, "constants fitted elsewhere" + boundsText(calibrated), report);
}

Result<void> compareServingOracles(std::string_view text, ValidationReport& report)
{
    const auto document = jsonOrDiscarded(text);
    if (document.is_discarded() || !document.is_object() || !document.contains("kv_cache"))
        return {};
    ValidationTable table {"oracles.json", "keyValueBytesPerToken"};
    ValidationTable shared {"oracles.json", "keyValueBytesPerTokenTp8"};
    for (const auto& entry : document["kv_cache"]) {
        const std::string id = entry.value("id", "");
        // "gpt-oss-120b (no sliding-window discount)", "Llama-2-13B / LLaMA-13B"
        const std::string name = id.substr(0, std::min(id.find(" ("), id.find(" / ")));
        const Result<ModelSpec> model =
            publishedModel(name.starts_with("DeepSeek-R1") ? "DeepSeek-V3" : name);
        if (!model) {
            table.skip(id, "no preset of this model");
            continue;
        }
        const double bytes = entry.value("dtype_bytes", 2.0);
        table.compare(
            id, entry.value("bytes_per_token", 0.0), keyValueBytesPerToken(*model, 1, bytes).value());
        shared.compare(id, entry.value("per_gpu_bytes_per_token_tp8", 0.0),
            keyValueBytesPerToken(*model, 8, bytes).value());
    }
    report.tables.push_back(std::move(table));
    report.tables.push_back(std::move(shared));
    return {};
}

} // namespace rankloom
