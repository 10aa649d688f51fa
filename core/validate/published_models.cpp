// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/published_models.h"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/model/hf_config.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

/// A published name without case, blanks and punctuation, and the preset it means.
struct ModelAlias {
    std::string_view name;
    std::string_view preset;
};
constexpr std::array kAliases {
    ModelAlias {"deepseekv2", "deepseek-v2"},
    ModelAlias {"deepseekv2236b", "deepseek-v2"},
    ModelAlias {"deepseekv2lite", "deepseek-v2-lite"},
    ModelAlias {"deepseekv2lite16b", "deepseek-v2-lite"},
    ModelAlias {"deepseekv3", "deepseek-v3"},
    ModelAlias {"deepseekv3671b", "deepseek-v3"},
    ModelAlias {"gpt3175b", "gpt3-175b"},
    ModelAlias {"gpt175b", "gpt3-175b"},
    ModelAlias {"gptoss120b", "gpt-oss-120b"},
    ModelAlias {"gptoss20b", "gpt-oss-20b"},
    ModelAlias {"grok1", "grok-1"},
    ModelAlias {"grok1314b", "grok-1"},
    ModelAlias {"kimik2", "kimi-k2"},
    ModelAlias {"kimik21t", "kimi-k2"},
    ModelAlias {"llama27b", "llama-2-7b"},
    ModelAlias {"llama213b", "llama-2-13b"},
    ModelAlias {"llama270b", "llama-2-70b"},
    ModelAlias {"llama38b", "llama-3-8b"},
    ModelAlias {"llama370b", "llama-3-70b"},
    ModelAlias {"llama318b", "llama-3.1-8b"},
    ModelAlias {"llama3170b", "llama-3.1-70b"},
    ModelAlias {"llama31405b", "llama-3.1-405b"},
    ModelAlias {"llama3405b", "llama-3.1-405b"},
    ModelAlias {"llama4scout", "llama-4-scout"},
    ModelAlias {"llama4scout109ba17b", "llama-4-scout"},
    ModelAlias {"llama4maverick", "llama-4-maverick"},
    ModelAlias {"llama4maverick400ba17b", "llama-4-maverick"},
    ModelAlias {"mixtral8x7b", "mixtral-8x7b"},
    ModelAlias {"mixtral8x22b", "mixtral-8x22b"},
    ModelAlias {"moonlight16ba3b", "moonlight-16b-a3b"},
    ModelAlias {"nemotron415b", "nemotron-4-15b"},
    ModelAlias {"nemotron4340b", "nemotron-4-340b"},
    ModelAlias {"olmoe1b7b", "olmoe-1b-7b"},
    ModelAlias {"qwen257ba14b", "qwen2-57b-a14b"},
    ModelAlias {"qwen330ba3b", "qwen3-30b-a3b"},
    ModelAlias {"glm5", "glm-5"},
    ModelAlias {"qwen314b", "qwen3-14b"},
    ModelAlias {"qwen332b", "qwen3-32b"},
    ModelAlias {"qwen38b", "qwen3-8b"},
    ModelAlias {"yi34b", "yi-34b"},
    ModelAlias {"qwen3235ba22b", "qwen3-235b-a22b"},
};

/// Dense decoders of which no checkpoint is published.
struct NamedGpt {
    std::string_view name;
    int hidden;
    int layers;
    int heads;
};
constexpr std::array kGpts {
    NamedGpt {"gpt5b", 4096, 24, 32}, // NVIDIA/NeMo-Framework-Launcher, training/gpt3/5b.yaml
};

/// Models that are none of ours, each with the reason.
struct NotPlanned {
    std::string_view start;
    std::string_view reason;
};
constexpr std::array kNotPlanned {
    NotPlanned {"nemotronh", "a hybrid of attention and state-space layers"},
    NotPlanned {"nemotron3", "a hybrid of attention and state-space layers"},
    NotPlanned {"qwen3next", "most of its layers have linear attention"},
    NotPlanned {"deepseekv4", "its attention is compressed in a way that is not modelled"},
};

std::string plain(std::string_view name)
{
    std::string out;
    for (const char c : lowerCase(name))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            out += c;
    return out;
}

/// Aquila2 of 7 B: Llama's layers with a vocabulary of its own (BAAI/Aquila2-7B, config.json).
ModelSpec aquila()
{
    ModelSpec model = gptModel(4096, 32, 32, 100008, 0);
    model.ffn = 11008;
    model.gatedMlp = true;
    model.norm = NormKind::Rms;
    model.tiedEmbeddings = false;
    model.qkvBias = model.outputBias = model.mlpBias = false;
    return model;
}

Result<ModelSpec> wholeModel(std::string_view name)
{
    const std::string key = plain(name);
    for (const ModelAlias& alias : kAliases)
        if (alias.name == key)
            return modelPreset(alias.preset);
    for (const NamedGpt& gpt : kGpts)
        if (gpt.name == key)
            return gptModel(gpt.hidden, gpt.layers, gpt.heads, 51200, 2048);
    if (key == "aquila27b")
        return aquila();
    for (const NotPlanned& other : kNotPlanned)
        if (key.starts_with(other.start))
            return fail(ErrorCode::Unsupported, std::string(other.reason));
    if (Result<ModelSpec> preset = modelPreset(name))
        return preset;
    return fail(ErrorCode::BadValue, fmt::format("the shape of \"{}\" is not known", name));
}

/// The number after `word` and a blank, and the text without both; 0 where the word does not stand there.
int takeCount(std::string& text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string::npos)
        return 0;
    const std::size_t begin = at + word.size();
    const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
    const auto count = parseInteger(std::string_view(text).substr(begin, end - begin));
    text.resize(at);
    return static_cast<int>(count.value_or(0));
}

/// What stands in parentheses behind a name; in small letters, without them.
std::string remarkOf(std::string_view name)
{
    const std::size_t open = name.find('(');
    if (open == std::string_view::npos)
        return {};
    const std::string_view rest = name.substr(open + 1);
    return lowerCase(trimmed(rest.substr(0, rest.find(')'))));
}

constexpr std::string_view kDropsTokens = "tokendrop";
constexpr std::string_view kWithoutPrediction = "w/o mtp";
/// Remarks that do not change the shape that a preset has.
constexpr std::array kRemarks {std::string_view(), kDropsTokens, kWithoutPrediction,
    std::string_view("dropless"), std::string_view("text"), std::string_view("w/ mtp")};

} // namespace

bool dropsTokens(std::string_view name) { return remarkOf(name) == kDropsTokens; }

void cutLayers(ModelSpec& model, int layers)
{
    model.layers = std::min(model.layers, layers);
    if (model.moe)
        model.moe->layerIsMoe.resize(static_cast<std::size_t>(model.layers));
    if (model.window)
        model.window->layerIsWindowed.resize(static_cast<std::size_t>(model.layers));
}

Result<ModelSpec> publishedModel(std::string_view name)
{
    std::string whole(name.substr(0, name.find('(')));
    const std::string remark = remarkOf(name);
    const int experts = whole.find(", ") != std::string::npos ? takeCount(whole, ", ") : 0;
    const int layers = takeCount(whole, " cut to ");
    Result<ModelSpec> model = wholeModel(trimmed(whole));
    if (!model)
        return model;
    if (experts > 0 && (!model->moe || model->moe->experts != experts))
        return fail(ErrorCode::BadValue, fmt::format("a preset with {} experts is not there", experts));
    if (layers > 0)
        cutLayers(*model, layers);
    if (std::ranges::find(kRemarks, remark) == kRemarks.end())
        return fail(ErrorCode::BadValue, fmt::format("what \"({})\" says of the model is not known", remark));
    if (remark == kWithoutPrediction)
        model->mtpLayers = 0;
    return model;
}

Result<ModelSpec> simumaxModel(std::string_view name, int layers)
{
    Result<ModelSpec> model = publishedModel(name);
    if (!model)
        return model;
    if (plain(name) == "llama3405b")
        model->kvHeads = 16;
    cutLayers(*model, layers);
    model->mtpLayers = 0;
    if (model->moe)
        for (std::size_t l = 0; l < model->moe->layerIsMoe.size(); ++l)
            model->moe->layerIsMoe[l] = l > 0;
    return model;
}

} // namespace rankloom
