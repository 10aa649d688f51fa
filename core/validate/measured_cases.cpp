// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// cases.json: measured values of plans that are stated in full, so that runs of any program can be held
// against the estimate without a table of their own. They are never fitted.
#include "core/validate/measured_cases.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/evaluate/step_trust.h"
#include "core/memory/memory.h"
#include "core/plan/plan_json.h"
#include "core/validate/memory_case.h"

namespace rankloom {

namespace {

constexpr std::string_view kStepMetric = "step_s";
constexpr std::string_view kFitsMetric = "fits";

/// A scope of memory that cases may state.
struct CaseScope {
    std::string_view metric;
    const char* quantity;
    Bytes StageMemory::*figure;
    bool last = false; ///< of the last stage, else of the fullest
};
constexpr std::array kCaseScopes {
    CaseScope {"alloc_gib", "allocatedBytes", &StageMemory::allocated},
    CaseScope {"alloc_gib_last", "allocatedBytesOfLastStage", &StageMemory::allocated, true},
    CaseScope {"resv_gib", "reservedBytes", &StageMemory::reserved},
    CaseScope {"mem_gib", "deviceBytes", &StageMemory::device},
};

std::string textMember(const nlohmann::json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Errors: what is missing or cannot be planned.
Result<MeasuredCase> measuredCaseOf(const nlohmann::json& json)
{
    MeasuredCase out;
    out.metric = textMember(json, "metric");
    const std::string source = textMember(json, "source");
    out.source = source.substr(0, source.find(' '));
    const auto measured = json.find("measured");
    if (measured == json.end() || !measured->is_number())
        return fail(ErrorCode::BadValue, "no number was measured");
    out.measured = *measured;
    const auto plan = json.find("plan");
    if (plan == json.end() || !plan->is_object())
        return fail(ErrorCode::BadValue, "no plan is stated");
    Result<PlanDocument> document = readPlanDocument(plan->dump());
    if (!document)
        return tl::unexpected<Error>(std::move(document.error()));
    if (!document->hasModel || !document->hasCluster || !document->hasWorkload)
        return fail(ErrorCode::BadValue, "the plan states no model, cluster or workload");
    if (document->plan.workload.kind == WorkKind::Serving)
        return fail(ErrorCode::Unsupported, "the plan serves: see validate serving");
    out.project = std::move(document->project);
    out.plan = std::move(document->plan);
    if (const std::string refusal = refusalOf(out.project, out.plan); !refusal.empty())
        return fail(ErrorCode::BadValue, refusal);
    return out;
}

double figureOfScope(const CaseScope& scope, const MemoryReport& report)
{
    const auto less = [&](const StageMemory& a, const StageMemory& b) {
        return a.*scope.figure < b.*scope.figure;
    };
    const StageMemory& stage =
        scope.last ? report.stages.back() : *std::ranges::max_element(report.stages, less);
    return (stage.*scope.figure).value();
}

} // namespace

Result<MeasuredCases> readMeasuredCases(std::string_view json)
{
    const Result<nlohmann::json> document = parseJson(json);
    if (!document)
        return tl::unexpected<Error>(document.error());
    if (!document->is_array())
        return fail(ErrorCode::BadSyntax, "The cases are no array of objects");
    MeasuredCases out;
    for (std::size_t i = 0; i < document->size(); ++i) {
        const nlohmann::json& one = (*document)[i];
        std::string id = one.is_object() ? textMember(one, "id") : std::string();
        if (id.empty())
            id = fmt::format("case {}", i + 1);
        Result<MeasuredCase> read = one.is_object()
            ? measuredCaseOf(one)
            : fail(ErrorCode::BadValue, "no object with a measured value");
        if (!read) {
            out.skipped.push_back({std::move(id), read.error().message.english()});
            continue;
        }
        read->id = std::move(id);
        out.cases.push_back(std::move(*read));
    }
    return out;
}

TimingRuns stepsOfCases(MeasuredCases cases)
{
    TimingRuns runs;
    runs.skipped = std::move(cases.skipped);
    for (MeasuredCase& one : cases.cases) {
        if (one.metric != kStepMetric) {
            runs.skip(one.id, fmt::format("\"{}\" is no time of a step", one.metric));
            continue;
        }
        TimingRun& run = runs.runs.emplace_back();
        run.id = std::move(one.id);
        run.source = std::move(one.source);
        run.step = {std::move(one.project), std::move(one.plan), Seconds(one.measured)};
    }
    return runs;
}

Result<void> validateMeasuredCases(std::string_view json, ValidationReport& report)
{
    const Result<MeasuredCases> read = readMeasuredCases(json);
    if (!read)
        return tl::unexpected<Error>(read.error());
    std::vector<ValidationTable> tables;
    for (const CaseScope& scope : kCaseScopes)
        tables.push_back({kCasesName, scope.quantity});
    ValidationTable fits {kCasesName, "fits"};
    fits.verdicts = true;
    fits.note = "1 = ran, or called \"yes\" by the share of measured runs; 0 = went out of memory, or is not";
    fits.skipped = read->skipped;

    for (const MeasuredCase& one : read->cases) {
        const auto* const scope = std::ranges::find(kCaseScopes, one.metric, &CaseScope::metric);
        if (scope == kCaseScopes.end() && one.metric != kFitsMetric) {
            fits.skip(one.id, fmt::format("\"{}\" is no figure of training memory", one.metric));
            continue;
        }
        const MemoryReport memory = estimateMemory(one.project, one.plan);
        if (scope != kCaseScopes.end())
            tables[static_cast<std::size_t>(scope - kCaseScopes.begin())].compare(
                one.id, one.measured * kGiB, figureOfScope(*scope, memory));
        else
            fits.compare(one.id, one.measured,
                memoryTrust(one.project, one.plan, memory).word == FitWord::Yes ? 1 : 0);
        report.cases.push_back({kCasesName, one.id, one.project, one.plan, one.source});
    }
    std::erase_if(tables, [](const ValidationTable& table) { return table.rows.empty(); });
    for (ValidationTable& table : tables)
        report.tables.push_back(std::move(table));
    report.tables.push_back(std::move(fits));
    return {};
}

} // namespace rankloom
