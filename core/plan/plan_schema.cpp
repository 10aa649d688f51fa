// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_schema.h"

#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/resource.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/plan_field.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

/// Without the marks of the help, which are for screens.
std::string plain(std::string_view html)
{
    std::string out;
    bool tag = false;
    for (const char c : html) {
        tag = tag || c == '<';
        if (!tag)
            out += c;
        tag = tag && c != '>';
    }
    return out;
}

ordered_json typeOf(const PlanField& field)
{
    if (std::holds_alternative<PlanField::Toggle>(field.value))
        return {{"type", "boolean"}};
    if (const auto* number = std::get_if<PlanField::Integer>(&field.value))
        return {{"type", "integer"}, {"minimum", number->least}, {"maximum", number->most}};
    if (const auto* number = std::get_if<PlanField::Decimal>(&field.value))
        return {{"type", "number"}, {"minimum", number->least}, {"maximum", number->most}};
    if (const auto* choice = std::get_if<PlanField::Choice>(&field.value))
        return {{"enum", choice->names()}};
    if (std::holds_alternative<PlanField::Extent>(field.value))
        return {{"$ref", "#/$defs/shardExtent"}};
    if (std::holds_alternative<PlanField::Text>(field.value))
        return {{"type", "string"}};
    if (const auto* list = std::get_if<PlanField::Integers>(&field.value))
        return {{"type", "array"},
            {"items", {{"type", "integer"}, {"minimum", list->least}, {"maximum", list->most}}}};
    return ordered_json::object(); // the frame says it
}

/// The properties of the object that holds a field, by its pointer's steps.
ordered_json& propertiesAround(ordered_json& schema, std::string_view pointer)
{
    ordered_json* node = &schema;
    for (pointer.remove_prefix(1); pointer.find('/') != std::string_view::npos;
         pointer.remove_prefix(pointer.find('/') + 1)) {
        node = &(*node)["properties"][std::string(pointer.substr(0, pointer.find('/')))];
        (*node)["type"] = "object";
    }
    ordered_json& properties = (*node)["properties"];
    if (properties.is_null())
        properties = ordered_json::object();
    return properties;
}

} // namespace

std::string planSchema()
{
    ordered_json schema = orderedJsonOrDiscarded(*resource("schema/plan.schema.json"));
    for (const PlanField& field : planFields()) {
        ordered_json& properties = propertiesAround(schema, field.pointer);
        const std::string key(field.pointer.substr(field.pointer.rfind('/') + 1));
        ordered_json node = typeOf(field);
        node.update(properties.value(key, ordered_json::object()));
        if (!node.contains("description") && *field.help.english != '\0')
            node["description"] = plain(field.help.english);
        if (ordered_json fallback = fieldJson(field, Plan()); !fallback.is_null() && !field.optional)
            node["default"] = std::move(fallback);
        properties.erase(key);
        properties[key] = std::move(node);
    }
    static const Calibration defaults;
    for (const CalibrationField& field : calibrationFields())
        propertiesAround(schema, field.pointer)[std::string(field.key())] = {{"type", "number"},
            {"minimum", field.least}, {"maximum", field.most}, {"description", plain(field.help.english)},
            {"default", defaults.*field.of}};
    return jsonText(schema);
}

} // namespace rankloom
