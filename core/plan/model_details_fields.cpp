// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

constexpr double kMostOfDetail = 1e15;
constexpr int kMostPositions = 1 << 28;
constexpr int kMostGroups = 1 << 14;

template <class Object> struct NumberField {
    const char* name;
    double Object::*field;
};
constexpr NumberField<RotaryScaling> kScalingNumbers[] = {
    {"factor", &RotaryScaling::factor},
    {"betaFast", &RotaryScaling::betaFast},
    {"betaSlow", &RotaryScaling::betaSlow},
    {"mscale", &RotaryScaling::mscale},
    {"mscaleAllDim", &RotaryScaling::mscaleAllDim},
    {"lowFrequency", &RotaryScaling::lowFrequency},
    {"highFrequency", &RotaryScaling::highFrequency},
};

std::optional<double> optionalNumber(JsonObject& object, const char* key, double most)
{
    if (!object.has(key))
        return std::nullopt;
    return object.number(key, 0, 0, most);
}

ordered_json scalingJson(const RotaryScaling& scaling)
{
    ordered_json out;
    out["kind"] = scaling.kind;
    out["originalPositions"] = scaling.originalPositions;
    for (const NumberField<RotaryScaling>& f : kScalingNumbers)
        out[f.name] = scaling.*f.field;
    return out;
}

RotaryScaling readScaling(JsonObject object)
{
    RotaryScaling scaling;
    if (object.require("kind", Phrase::of("a text such as \"yarn\"")))
        scaling.kind = object.text("kind", {});
    scaling.originalPositions = object.integer("originalPositions", 0, 0, kMostPositions);
    for (const NumberField<RotaryScaling>& f : kScalingNumbers)
        scaling.*f.field = object.number(f.name, scaling.*f.field, 0, kMostOfDetail);
    object.finish();
    return scaling;
}

} // namespace

ordered_json modelDetailsJson(const ModelDetails& details)
{
    ordered_json out = ordered_json::object();
    if (details.rotaryBase)
        out["rotaryBase"] = *details.rotaryBase;
    out["rotaryShare"] = details.rotaryShare;
    if (details.rotaryScaling)
        out["rotaryScaling"] = scalingJson(*details.rotaryScaling);
    if (details.normEpsilon)
        out["normEpsilon"] = *details.normEpsilon;
    out["activation"] = details.activation;
    out["activationLimit"] = details.activationLimit;
    out["parallelBlocks"] = details.parallelBlocks;
    out["routerScore"] = details.routerScore;
    if (details.routerNormalises)
        out["routerNormalises"] = *details.routerNormalises;
    out["routerScale"] = details.routerScale;
    out["routerGroups"] = details.routerGroups;
    out["routerGroupTopK"] = details.routerGroupTopK;
    return out;
}

ModelDetails readModelDetails(JsonObject object)
{
    ModelDetails details;
    details.rotaryBase = optionalNumber(object, "rotaryBase", kMostOfDetail);
    details.rotaryShare = object.number("rotaryShare", details.rotaryShare, 0, 1);
    if (JsonObject scaling = object.object("rotaryScaling"); scaling.present())
        details.rotaryScaling = readScaling(scaling);
    details.normEpsilon = optionalNumber(object, "normEpsilon", 1);
    details.activation = object.text("activation", {});
    details.activationLimit = object.number("activationLimit", 0, 0, kMostOfDetail);
    details.parallelBlocks = object.boolean("parallelBlocks", false);
    details.routerScore = object.text("routerScore", {});
    if (object.has("routerNormalises"))
        details.routerNormalises = object.boolean("routerNormalises", false);
    details.routerScale = object.number("routerScale", details.routerScale, 0, kMostOfDetail);
    details.routerGroups = object.integer("routerGroups", 0, 0, kMostGroups);
    details.routerGroupTopK = object.integer("routerGroupTopK", 0, 0, kMostGroups);
    object.finish();
    return details;
}

} // namespace rankloom
