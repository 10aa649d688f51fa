// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/plan/check.h"
#include "core/plan/framework.h"
#include "core/plan/plan_field.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

/// Puts the JSON text `value` at `pointer`; the place it goes into must be there.
Result<void> replaceAt(json& document, std::string_view pointer, std::string_view value)
{
    Result<json> parsed = parseJson(value);
    if (!parsed) {
        parsed.error().where = Place {{}, 0, 0, std::string(pointer)};
        return tl::unexpected<Error>(std::move(parsed.error()));
    }
    const Place place {{}, 0, 0, std::string(pointer)};
    try {
        const json::json_pointer path {std::string(pointer)};
        if (path.empty() && parsed->is_object()) { // several values: a merge patch (RFC 7396)
            document.merge_patch(*parsed);
            return {};
        }
        // Documents leave optional fields out, and so sections that hold nothing else.
        const bool inside = planField(pointer) != nullptr
            || (!path.empty() && document.contains(path.parent_pointer())
                && (document.at(path.parent_pointer()).is_object() || document.contains(path)));
        if (!inside)
            return fail(ErrorCode::BadValue, Phrase::of("the plan has nothing at \"{}\"", pointer), place);
        if (pointer == "/stages/layout") // another spelling of these: takes their place
            for (const char* same : {"layersPerStage", "mtpLayersPerStage"})
                document.at("stages").erase(same);
        document[path] = std::move(*parsed);
    } catch (const std::exception&) { // nlohmann throws for a malformed pointer
        return fail(ErrorCode::BadValue, Phrase::of("\"{}\" is no JSON pointer", pointer), place,
            Phrase::of("A pointer looks like \"/layout/tp\"."));
    }
    return {};
}

/// What the readers found; a field that they do not know is no place to put a value.
Result<void> verdict(JsonFindings& findings)
{
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    if (!findings.diagnostics.empty())
        return fail(
            ErrorCode::BadValue, findings.diagnostics.front().message, findings.diagnostics.front().where);
    return {};
}

} // namespace

Result<Plan> withValue(const Plan& plan, std::string_view pointer, std::string_view jsonValue)
{
    ordered_json ordered;
    ordered["name"] = plan.name;
    writePlanFields(ordered, plan);
    json document = ordered; // the readers take keys in any order
    if (Result<void> placed = replaceAt(document, pointer, jsonValue); !placed)
        return tl::unexpected<Error>(std::move(placed.error()));
    JsonFindings findings;
    JsonObject object(&document, {}, findings);
    Plan changed = readPlanFields(object, findings);
    object.finish();
    if (Result<void> sound = verdict(findings); !sound)
        return tl::unexpected<Error>(std::move(sound.error()));
    // In a document the other fields say what they are; chosen by itself, a framework brings its defaults.
    const Framework framework = changed.execution.framework;
    return pointer == "/execution/framework" && framework != plan.execution.framework
        ? withFramework(plan, framework)
        : changed;
}

} // namespace rankloom
