// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/model/hf_families.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

constexpr int kWidest = 1 << 30;

/// One integer of a shape: its name in the document and the least legal value.
template <class Shape> struct IntegerField {
    const char* name;
    int Shape::*field;
    int least;
};
template <class Shape> struct FlagField {
    const char* name;
    bool Shape::*field;
};

constexpr IntegerField<ModelSpec> kModelIntegers[] = {
    {"hidden", &ModelSpec::hidden, 1},
    {"heads", &ModelSpec::heads, 1},
    {"kvHeads", &ModelSpec::kvHeads, 1},
    {"headDim", &ModelSpec::headDim, 1},
    {"ffn", &ModelSpec::ffn, 0},
    {"vocabulary", &ModelSpec::vocabulary, 1},
    {"learnedPositions", &ModelSpec::learnedPositions, 0},
    {"maxPositions", &ModelSpec::maxPositions, 0},
    {"normsPerLayer", &ModelSpec::normsPerLayer, 0},
    {"mtpLayers", &ModelSpec::mtpLayers, 0},
};
constexpr FlagField<ModelSpec> kModelFlags[] = {
    {"gatedMlp", &ModelSpec::gatedMlp},
    {"tiedEmbeddings", &ModelSpec::tiedEmbeddings},
    {"qkvBias", &ModelSpec::qkvBias},
    {"outputBias", &ModelSpec::outputBias},
    {"mlpBias", &ModelSpec::mlpBias},
    {"headBias", &ModelSpec::headBias},
    {"attentionSinks", &ModelSpec::attentionSinks},
};
constexpr IntegerField<LatentAttention> kLatentIntegers[] = {
    {"queryRank", &LatentAttention::queryRank, 0},
    {"keyValueRank", &LatentAttention::keyValueRank, 1},
    {"nopeHeadDim", &LatentAttention::nopeHeadDim, 0},
    {"ropeHeadDim", &LatentAttention::ropeHeadDim, 0},
    {"valueHeadDim", &LatentAttention::valueHeadDim, 1},
};
constexpr IntegerField<SparseAttention> kSparseIntegers[] = {
    {"keys", &SparseAttention::keys, 1},
    {"indexerHeads", &SparseAttention::heads, 1},
    {"indexerHeadDim", &SparseAttention::headDim, 1},
};
constexpr IntegerField<MixtureOfExperts> kMoeIntegers[] = {
    {"experts", &MixtureOfExperts::experts, 1},
    {"topK", &MixtureOfExperts::topK, 1},
    {"expertFfn", &MixtureOfExperts::expertFfn, 1},
    {"sharedFfn", &MixtureOfExperts::sharedFfn, 0},
};
constexpr FlagField<MixtureOfExperts> kMoeFlags[] = {
    {"sharedGate", &MixtureOfExperts::sharedGate},
    {"routerBias", &MixtureOfExperts::routerBias},
    {"expertBias", &MixtureOfExperts::expertBias},
};
constexpr std::array<NamedValue<NormKind>, 2> kNorms {
    {{NormKind::Rms, "rms"}, {NormKind::LayerNorm, "layer-norm"}}};
constexpr std::array<NamedValue<QkNorm>, 3> kQkNorms {
    {{QkNorm::None, "none"}, {QkNorm::PerHead, "per-head"}, {QkNorm::PerProjection, "per-projection"}}};

template <class Enum, std::size_t N>
std::string_view nameIn(const std::array<NamedValue<Enum>, N>& names, Enum value)
{
    return std::ranges::find(names, value, &NamedValue<Enum>::value)->name;
}

template <class Enum, std::size_t N>
Enum readIn(JsonObject& object, std::string_view key, const std::array<NamedValue<Enum>, N>& names)
{
    std::vector<std::string> legal;
    for (const NamedValue<Enum>& named : names)
        legal.emplace_back(named.name);
    const std::string word = object.oneOf(key, names.front().name, legal);
    return std::ranges::find(names, std::string_view(word), &NamedValue<Enum>::name)->value;
}

template <class Shape, std::size_t N>
void writeIntegers(ordered_json& out, const Shape& shape, const IntegerField<Shape> (&fields)[N])
{
    for (const IntegerField<Shape>& f : fields)
        out[f.name] = shape.*f.field;
}

template <class Shape, std::size_t N>
void readIntegers(JsonObject& object, Shape& shape, const IntegerField<Shape> (&fields)[N])
{
    for (const IntegerField<Shape>& f : fields)
        if (f.least == 0 || object.require(f.name, Phrase::of("an integer of at least 1")))
            shape.*f.field = object.integer(f.name, shape.*f.field, f.least, kWidest);
}

template <class Shape, std::size_t N>
void writeFlags(ordered_json& out, const Shape& shape, const FlagField<Shape> (&fields)[N])
{
    for (const FlagField<Shape>& f : fields)
        out[f.name] = shape.*f.field;
}

template <class Shape, std::size_t N>
void readFlags(JsonObject& object, Shape& shape, const FlagField<Shape> (&fields)[N])
{
    for (const FlagField<Shape>& f : fields)
        shape.*f.field = object.boolean(f.name, shape.*f.field);
}

MixtureOfExperts readMoe(JsonObject object, int layers, JsonFindings& findings)
{
    MixtureOfExperts moe;
    readIntegers(object, moe, kMoeIntegers);
    readFlags(object, moe, kMoeFlags);
    moe.layerIsMoe.assign(static_cast<std::size_t>(layers), !object.has("layers"));
    for (const int layer : object.integers("layers", 0, layers - 1))
        if (!findings.error)
            moe.layerIsMoe[static_cast<std::size_t>(layer)] = true;
    if (!findings.error && moe.topK > moe.experts)
        findings.refuse(ErrorCode::Contradiction, object.pointerTo("topK"),
            Phrase::of("{} experts per token are picked of only {}", moe.topK, moe.experts));
    object.finish();
    return moe;
}

/// The layers that a list of flags marks.
ordered_json numbersOf(const std::vector<bool>& marked)
{
    ordered_json numbers = ordered_json::array();
    for (std::size_t l = 0; l < marked.size(); ++l)
        if (marked[l])
            numbers.push_back(l);
    return numbers;
}

AttentionWindow readWindow(JsonObject object, int layers, JsonFindings& findings)
{
    AttentionWindow window;
    if (object.require("tokens", Phrase::of("an integer of at least 1")))
        window.tokens = object.integer("tokens", 1, 1, kWidest);
    window.layerIsWindowed.assign(static_cast<std::size_t>(layers), !object.has("layers"));
    for (const int layer : object.integers("layers", 0, layers - 1))
        if (!findings.error)
            window.layerIsWindowed[static_cast<std::size_t>(layer)] = true;
    object.finish();
    return window;
}

ordered_json moeJson(const MixtureOfExperts& moe)
{
    ordered_json out;
    writeIntegers(out, moe, kMoeIntegers);
    writeFlags(out, moe, kMoeFlags);
    out["layers"] = numbersOf(moe.layerIsMoe);
    return out;
}

} // namespace

ordered_json modelSpecJson(const ModelSpec& model)
{
    ordered_json out;
    out["name"] = model.name;
    out["family"] = model.family;
    out["layers"] = model.layers;
    writeIntegers(out, model, kModelIntegers);
    writeFlags(out, model, kModelFlags);
    out["norm"] = nameIn(kNorms, model.norm);
    out["qkNorm"] = nameIn(kQkNorms, model.qkNorm);
    if (model.mla)
        writeIntegers(out["mla"], *model.mla, kLatentIntegers);
    if (model.sparse)
        writeIntegers(out["sparseAttention"], *model.sparse, kSparseIntegers);
    else if (model.mla && usualSparseAttention(model.family))
        out["sparseAttention"] = nullptr; // none, where nothing would stand for the usual one
    if (model.moe)
        out["moe"] = moeJson(*model.moe);
    if (model.details != ModelDetails())
        out["details"] = modelDetailsJson(model.details);
    if (model.window)
        out["window"] = {
            {"tokens", model.window->tokens}, {"layers", numbersOf(model.window->layerIsWindowed)}};
    if (model.measured)
        out["measuredLayers"] = measuredLayersJson(*model.measured);
    return out;
}

ModelSpec readModelSpec(JsonObject object, JsonFindings& findings)
{
    ModelSpec model;
    model.name = object.text("name", {});
    model.family = object.text("family", {});
    if (object.require("layers", Phrase::of("an integer of at least 1")))
        model.layers = object.integer("layers", 1, 1, limits::kMostLayers);
    readIntegers(object, model, kModelIntegers);
    readFlags(object, model, kModelFlags);
    model.norm = readIn(object, "norm", kNorms);
    model.qkNorm = readIn(object, "qkNorm", kQkNorms);
    if (JsonObject mla = object.object("mla"); mla.present()) {
        readIntegers(mla, model.mla.emplace(), kLatentIntegers);
        mla.finish();
    }
    if (JsonObject sparse = object.object("sparseAttention"); sparse.present()) {
        readIntegers(sparse, model.sparse.emplace(), kSparseIntegers);
        sparse.finish();
        if (!findings.error && !model.mla)
            findings.refuse(ErrorCode::Contradiction, object.pointerTo("sparseAttention"),
                Phrase::of("keys are chosen for latent attention only, and \"mla\" is not given"));
    } else if (model.mla && !object.states("sparseAttention")) {
        model.sparse = usualSparseAttention(model.family); // documents that were written before it was stated
    }
    if (JsonObject moe = object.object("moe"); moe.present())
        model.moe = readMoe(moe, model.layers, findings);
    if (JsonObject details = object.object("details"); details.present())
        model.details = readModelDetails(details);
    if (JsonObject window = object.object("window"); window.present())
        model.window = readWindow(window, model.layers, findings);
    if (JsonObject measured = object.object("measuredLayers"); measured.present())
        model.measured = readMeasuredLayers(measured, model.layers, findings);
    object.finish();
    return model;
}

} // namespace rankloom
