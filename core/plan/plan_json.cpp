// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_json.h"

#include <map>
#include <string>

#include <nlohmann/json.hpp>

#include "core/plan/plan_field.h"
#include "core/plan/plan_fields.h"
#include "core/plan/stage_split.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

/// "/memory/recompute/mode" is the member "mode" of the section "/memory/recompute".
std::pair<std::string, std::string_view> sectionAndKey(std::string_view pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return {std::string(pointer.substr(0, slash)), pointer.substr(slash + 1)};
}

/// The objects of a document that hold fields, each opened once.
class Sections {
public:
    explicit Sections(JsonObject& document) : m_document(document) { }

    JsonObject& at(const std::string& pointer)
    {
        if (pointer.empty())
            return m_document;
        const auto known = m_sections.find(pointer);
        if (known != m_sections.end())
            return known->second;
        const auto [parent, key] = sectionAndKey(pointer);
        return m_sections.emplace(pointer, at(parent).object(key)).first->second;
    }

    /// Warns about members that are no fields.
    void finish()
    {
        for (auto& [pointer, section] : m_sections)
            section.finish();
    }

private:
    JsonObject& m_document;
    std::map<std::string, JsonObject> m_sections;
};

/// A layout says the chunks of a rank: another number contradicts it. check() tells what does not divide.
void countChunks(Plan& plan, JsonFindings& findings)
{
    const int stages = static_cast<int>(plan.stages.layersPerStage.size());
    const int pp = plan.layout.pp;
    const int chunks = chunksPerRank(plan.schedule.kind, plan.layout.vpp);
    if (findings.error || stages == 0 || stages % pp != 0)
        return;
    const bool looped = stagePlacement(plan.schedule.kind) == StagePlacement::Looped;
    if (looped && plan.layout.vpp == 1)
        plan.layout.vpp = stages / pp;
    else if (stages == pp && chunks > 1)
        findings.refuse(ErrorCode::Contradiction, "/stages/layout",
            Phrase::of("the layout has {} stages, one per pipeline rank, while each rank has {} chunks",
                stages, chunks),
            Phrase::of("Separate the chunks of every rank by |."));
}

/// What no single field can tell.
void readTogether(Plan& plan, Sections& sections, JsonFindings& findings)
{
    if (sections.at("/stages").has("layout"))
        countChunks(plan, findings);
    if (plan.experts->contiguous())
        plan.experts = {};
    // Smaller ones would make more messages than there are nanoseconds in a year.
    constexpr double kLeastBucket = 1024;
    const double bucket = plan.communication.bucketBytes;
    if (!findings.error && bucket > 0 && bucket < kLeastBucket)
        findings.refuseValue(
            "/communication/bucketBytes", json(bucket), Phrase::of("0 or at least 1024 bytes"));
}

} // namespace

void writePlanFields(ordered_json& document, const Plan& plan)
{
    static const Plan defaults;
    for (const PlanField& field : planFields()) {
        ordered_json value = fieldJson(field, plan);
        if (value.is_null() || (field.optional && value == fieldJson(field, defaults)))
            continue;
        document[ordered_json::json_pointer(std::string(field.pointer))] = std::move(value);
    }
}

Plan readPlanFields(JsonObject& document, JsonFindings& findings, const Workload& absent,
    const std::function<void(JsonObject& memory, JsonObject& offload)>& readMore)
{
    Plan plan;
    plan.name = document.text("name", {});
    plan.workload = absent;
    Sections sections(document);
    for (const PlanField& field : planFields()) {
        const auto [section, key] = sectionAndKey(field.pointer);
        readField(field, sections.at(section), key, plan, findings);
    }
    readTogether(plan, sections, findings);
    if (readMore)
        readMore(sections.at("/memory"), sections.at("/memory/offload"));
    sections.finish();
    return plan;
}

std::string writePlan(const Plan& plan)
{
    ordered_json document;
    document["name"] = plan.name;
    writePlanFields(document, plan);
    return jsonText(document);
}

static Result<Plan> readPlan(std::string_view text, const Workload& absent, JsonFindings& findings)
{
    const Result<json> parsed = parseJson(text);
    if (!parsed)
        return tl::unexpected<Error>(parsed.error());
    JsonObject document(&*parsed, {}, findings);
    Plan plan = readPlanFields(document, findings, absent);
    document.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    return plan;
}

Result<Plan> readPlan(std::string_view text, const Workload& absent)
{
    JsonFindings findings;
    return readPlan(text, absent, findings);
}

Result<Plan> readKnownPlan(std::string_view text, const Workload& absent)
{
    JsonFindings findings;
    Result<Plan> plan = readPlan(text, absent, findings);
    for (const Diagnostic& found : findings.diagnostics)
        if (plan && found.code == "unknown-field")
            return fail(ErrorCode::BadValue, found.message, found.where);
    return plan;
}

} // namespace rankloom
