// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_field.h"

#include <algorithm>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "core/base/overloaded.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

struct NamedExtent {
    ShardExtent::Kind kind;
    const char* name;
};
constexpr NamedExtent kExtents[] = {
    {ShardExtent::Kind::None, "none"},
    {ShardExtent::Kind::DataParallel, "dp"},
    {ShardExtent::Kind::DevicePair, "device-pair"},
    {ShardExtent::Kind::Node, "node"},
    {ShardExtent::Kind::All, "all"},
};

ordered_json extentJson(const ShardExtent& extent)
{
    for (const NamedExtent& named : kExtents)
        if (named.kind == extent.kind)
            return named.name;
    return extent.degree;
}

ShardExtent readExtent(JsonObject& object, std::string_view key, ShardExtent fallback, JsonFindings& findings)
{
    const json* value = object.member(key);
    if (value == nullptr)
        return fallback;
    if (value->is_number())
        return {
            ShardExtent::Kind::Degree, integerOf(*value, 1, kMostDevices, object.pointerTo(key), findings)};
    for (const NamedExtent& named : kExtents)
        if (value->is_string() && value->get_ref<const std::string&>() == named.name)
            return {named.kind, 1};
    findings.refuseValue(object.pointerTo(key), *value,
        Phrase::of("\"none\", \"dp\", \"device-pair\", \"node\", \"all\" or a group size"));
    return fallback;
}

} // namespace

bool actsOnServing(std::string_view pointer)
{
    // How tokens reach experts: the one choice of communication that both have.
    if (pointer == "/communication/expertDispatch")
        return true;
    constexpr std::string_view training[] = {"/workload/sequenceLength", "/workload/microBatchSize",
        "/workload/globalBatchSize", "/layout/sequenceParallel", "/stages/mtpLayersPerStage",
        "/stages/vocabulary", "/schedule", "/memory", "/communication", "/replicas", "/execution",
        "/calibration"};
    return std::ranges::none_of(training, [pointer](std::string_view section) {
        return pointer == section
            || (pointer.starts_with(section) && pointer.substr(section.size()).starts_with('/'));
    });
}

const std::vector<PlanField>& planFields()
{
    static const std::vector<PlanField> all = [] {
        std::vector<PlanField> fields;
        // A framework's defaults come before what a document says otherwise.
        for (const auto section :
            {detail::executionFields, detail::layoutFields, detail::memoryFields, detail::communicationFields,
                detail::replicasFields, detail::bitsFields, detail::servingFields})
            for (const PlanField& field : section())
                fields.push_back(field);
        return fields;
    }();
    return all;
}

const PlanField* planField(std::string_view pointer)
{
    const auto at = std::ranges::find(planFields(), pointer, &PlanField::pointer);
    return at == planFields().end() ? nullptr : &*at;
}

bool hasDefault(const PlanField& field, const Plan& plan)
{
    static const Plan defaults;
    return std::visit(
        Overloaded {
            [&](const PlanField::Choice& choice) { return choice.get(plan) == choice.get(defaults); },
            [&](const PlanField::Text& text) { return text.get(plan) == text.get(defaults); },
            [&](const PlanField::Other& other) { return other.write(plan) == other.write(defaults); },
            [&](const auto& plain) { return memberOf(plain.of, plan) == memberOf(plain.of, defaults); },
        },
        field.value);
}

void setDefault(const PlanField& field, Plan& plan)
{
    static const Plan defaults;
    std::visit(Overloaded {
                   [&](const PlanField::Choice& choice) { choice.set(plan, choice.get(defaults)); },
                   [&](const PlanField::Text& text) { text.set(plan, text.get(defaults)); },
                   [](const PlanField::Other& /*other*/) {},
                   [&](const auto& plain) { plain.of(plan) = memberOf(plain.of, defaults); },
               },
        field.value);
}

ordered_json fieldJson(const PlanField& field, const Plan& plan)
{
    return std::visit(
        Overloaded {
            [&](const PlanField::Choice& choice) -> ordered_json {
                return choice.names()[static_cast<std::size_t>(choice.get(plan))];
            },
            [&](const PlanField::Extent& extent) { return extentJson(memberOf(extent.of, plan)); },
            [&](const PlanField::Text& text) -> ordered_json { return text.get(plan); },
            [&](const PlanField::Other& other) { return other.write ? other.write(plan) : ordered_json(); },
            [&](const auto& plain) -> ordered_json { return memberOf(plain.of, plan); },
        },
        field.value);
}

void readField(
    const PlanField& field, JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    std::visit(
        Overloaded {
            [&](const PlanField::Toggle& f) { f.of(plan) = section.boolean(key, f.of(plan)); },
            [&](const PlanField::Integer& f) {
                f.of(plan) = section.integer(key, f.of(plan), f.least, f.most);
            },
            [&](const PlanField::Decimal& f) {
                f.of(plan) = section.number(key, f.of(plan), f.least, f.most);
            },
            [&](const PlanField::Choice& f) {
                const std::vector<std::string_view> names = f.names();
                const std::string name = section.oneOf(key, names[static_cast<std::size_t>(f.get(plan))],
                    std::vector<std::string>(names.begin(), names.end()));
                f.set(plan, static_cast<int>(std::ranges::find(names, name) - names.begin()));
            },
            [&](const PlanField::Extent& f) { f.of(plan) = readExtent(section, key, f.of(plan), findings); },
            [&](const PlanField::Text& f) { f.set(plan, section.text(key, f.get(plan))); },
            [&](const PlanField::Integers& f) { f.of(plan) = section.integers(key, f.least, f.most); },
            [&](const PlanField::Other& f) { f.read(section, key, plan, findings); },
        },
        field.value);
}

} // namespace rankloom
