// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/model_json.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/json_values.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_fields.h"

namespace rankloom::db {

namespace {

using Json = nlohmann::json;

/// Files used to have a flag for each layer, `flags`, where documents have the numbers of the layers marked.
void numberLayers(Json& model, const char* part, const char* flags)
{
    const auto object = model.find(part);
    if (object == model.end() || !object->is_object() || !object->contains(flags))
        return;
    Json numbers = Json::array();
    std::size_t layer = 0;
    for (const Json& flag : (*object)[flags]) {
        if (flag == Json(true))
            numbers.push_back(layer);
        ++layer;
    }
    object->erase(flags);
    (*object)["layers"] = std::move(numbers);
}

/// A preset that was stored before details were kept is that preset still.
void completeFromPreset(ModelSpec& model)
{
    const std::vector<std::string> presets = modelPresets();
    if (std::ranges::find(presets, model.name) == presets.end())
        return;
    const Result<ModelSpec> preset = modelPreset(model.name);
    if (!preset)
        return;
    ModelSpec completed = model;
    completed.details = preset->details;
    if (completed == *preset)
        model = std::move(completed);
}

} // namespace

std::string writeModelJson(const ModelSpec& model)
{
    nlohmann::ordered_json object = modelSpecJson(model);
    object["details"] = modelDetailsJson(model.details); // also where they are the usual ones
    return compactText(object);
}

Result<ModelSpec> readModelJson(std::string_view json)
{
    Result<Json> object = parseJson(json);
    if (!object || !object->is_object())
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the stored model is not a JSON object"));
    if (memberOf(*object, "layers") == 0) // nobody has chosen a model yet
        return ModelSpec {};
    numberLayers(*object, "moe", "layerIsMoe");
    numberLayers(*object, "window", "layerIsWindowed");
    JsonFindings findings;
    ModelSpec model = readModelSpec(JsonObject(&*object, {}, findings), findings);
    if (findings.error)
        return fail(ErrorCode::ProjectDamaged,
            Phrase::of("the stored model has no usable {}", findings.error->where.pointer),
            {{}, 0, 0, findings.error->where.pointer});
    if (!object->contains("details"))
        completeFromPreset(model);
    return model;
}

} // namespace rankloom::db
