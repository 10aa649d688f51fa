// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_details.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

namespace {

using Json = nlohmann::json;

/// What transformers assumes for absent keys (src/transformers/models/<type>/configuration_<type>.py) and
/// what a family always does. 0 and "" = not known here.
struct FamilyDetails {
    std::string_view type;
    double rotaryBase = 0;
    double rotaryShare = 1;
    double normEpsilon = 0;
    std::string_view activation {};
    bool parallelBlocks = false;
    std::string_view routerScore {};
    int normalises = -1; ///< 1 always, 0 unless the config says so, -1 unknown
};
constexpr auto kFamilyDetails = std::to_array<FamilyDetails>({
    {.type = "deepseek_v2",
        .rotaryBase = 1e4,
        .normEpsilon = 1e-6,
        .activation = "silu",
        .routerScore = "softmax",
        .normalises = 0},
    {.type = "deepseek_v3",
        .rotaryBase = 1e4,
        .normEpsilon = 1e-6,
        .activation = "silu",
        .routerScore = "sigmoid",
        .normalises = 0},
    {.type = "deepseek_v32",
        .rotaryBase = 1e4,
        .normEpsilon = 1e-6,
        .activation = "silu",
        .routerScore = "sigmoid",
        .normalises = 0},
    {.type = "gemma", .rotaryBase = 1e4, .normEpsilon = 1e-6, .activation = "gelu_pytorch_tanh"},
    {.type = "gemma2", .rotaryBase = 1e4, .normEpsilon = 1e-6, .activation = "gelu_pytorch_tanh"},
    {.type = "gemma3_text", .rotaryBase = 1e6, .normEpsilon = 1e-6, .activation = "gelu_pytorch_tanh"},
    {.type = "glm4_moe", .activation = "silu", .routerScore = "sigmoid", .normalises = 0},
    {.type = "gpt2", .normEpsilon = 1e-5, .activation = "gelu_new"},
    {.type = "gpt_neox",
        .rotaryBase = 1e4,
        .rotaryShare = 0.25,
        .normEpsilon = 1e-5,
        .activation = "gelu",
        .parallelBlocks = true},
    {.type = "gpt_oss",
        .rotaryBase = 1.5e5,
        .normEpsilon = 1e-5,
        .activation = "silu",
        .routerScore = "softmax",
        .normalises = 1},
    {.type = "kimi_k2", .activation = "silu", .routerScore = "sigmoid", .normalises = 0},
    {.type = "llama", .rotaryBase = 1e4, .normEpsilon = 1e-6, .activation = "silu"},
    {.type = "minimax_m2",
        .rotaryBase = 5e6,
        .normEpsilon = 1e-6,
        .activation = "silu",
        .routerScore = "sigmoid",
        .normalises = 1},
    {.type = "mistral", .rotaryBase = 1e4, .normEpsilon = 1e-6, .activation = "silu"},
    {.type = "mixtral",
        .rotaryBase = 1e6,
        .normEpsilon = 1e-5,
        .activation = "silu",
        .routerScore = "softmax",
        .normalises = 1},
    {.type = "olmoe",
        .rotaryBase = 1e4,
        .normEpsilon = 1e-5,
        .activation = "silu",
        .routerScore = "softmax",
        .normalises = 0},
    {.type = "phi",
        .rotaryBase = 1e4,
        .rotaryShare = 0.5,
        .normEpsilon = 1e-5,
        .activation = "gelu_new",
        .parallelBlocks = true},
    {.type = "qwen2", .rotaryBase = 1e4, .normEpsilon = 1e-6, .activation = "silu"},
    {.type = "qwen2_moe",
        .rotaryBase = 1e4,
        .normEpsilon = 1e-6,
        .activation = "silu",
        .routerScore = "softmax",
        .normalises = 0},
    {.type = "qwen3", .rotaryBase = 1e4, .normEpsilon = 1e-6, .activation = "silu"},
    {.type = "qwen3_moe",
        .rotaryBase = 1e4,
        .normEpsilon = 1e-6,
        .activation = "silu",
        .routerScore = "softmax",
        .normalises = 0},
});

constexpr double kLargestBase = 1e15;
constexpr double kLargestFactor = 1e6;
constexpr std::size_t kLongestWord = 40;

/// Members of one object by the reader of the house; what that refuses is told and counts as absent.
class Reader {
public:
    using Keys = std::initializer_list<const char*>;

    Reader(const Json& object, std::string pointer, Diagnostics& found)
        : m_object(object), m_pointer(std::move(pointer)), m_found(found)
    {
    }

    std::optional<double> number(Keys keys, double least, double most)
    {
        return first<double>(
            keys, [=](JsonObject& in, const char* key) { return in.number(key, least, least, most); });
    }
    std::string word(Keys keys)
    {
        const auto read = [this](JsonObject& in, const char* key) {
            std::string word = in.text(key, {});
            if (word.size() > kLongestWord)
                m_refused.refuseValue(in.pointerTo(key), word, Phrase::of("a string"));
            return word;
        };
        return first<std::string>(keys, read).value_or(std::string());
    }
    std::optional<bool> flag(const char* key)
    {
        return first<bool>({key}, [](JsonObject& in, const char* k) { return in.boolean(k, false); });
    }
    std::optional<Reader> object(Keys keys)
    {
        return first<Reader>(keys, [this](JsonObject& in, const char* key) {
            return Reader(m_object.at(key), in.object(key).pointer(), m_found);
        });
    }

private:
    /// The value of the first key that is there and understood.
    template <class Value, class Read> std::optional<Value> first(Keys keys, Read read)
    {
        for (const char* key : keys) {
            m_refused = {};
            JsonObject in(&m_object, m_pointer, m_refused);
            const Json* value = in.member(key);
            if (value == nullptr)
                continue;
            std::optional<Value> understood(read(in, key));
            if (!m_refused.error)
                return understood;
            m_found.push_back({Severity::Warning, "model-detail-unknown",
                Phrase::of(
                    "\"{}\" is {}, which is not understood: exports are written as if it were not there.",
                    key, describe(*value)),
                m_refused.error->where, {key}, {}});
        }
        return std::nullopt;
    }

    const Json& m_object;
    std::string m_pointer;
    Diagnostics& m_found;
    JsonFindings m_refused; ///< of the member that is being read
};

RotaryScaling readScaling(Reader& in, std::string kind)
{
    RotaryScaling scaling;
    scaling.kind = std::move(kind);
    const auto take = [&in](const char* key, double& value) {
        value = in.number({key}, 0, kLargestFactor).value_or(value);
    };
    take("factor", scaling.factor);
    scaling.originalPositions =
        static_cast<int>(in.number({"original_max_position_embeddings"}, 1, 1 << 28).value_or(0));
    take("beta_fast", scaling.betaFast);
    take("beta_slow", scaling.betaSlow);
    take("mscale", scaling.mscale);
    take("mscale_all_dim", scaling.mscaleAllDim);
    take("low_freq_factor", scaling.lowFrequency);
    take("high_freq_factor", scaling.highFrequency);
    return scaling;
}

/// Rotary keys stand in the config itself, or all together under rope_parameters (transformers 5).
void readRotary(Reader& in, const FamilyDetails& family, double headDim, ModelDetails& details)
{
    std::optional<Reader> inner = in.object({"rope_parameters", "rope_scaling"});
    if (inner) {
        details.rotaryBase = inner->number({"rope_theta"}, 1, kLargestBase);
        details.rotaryShare = inner->number({"partial_rotary_factor"}, 0, 1).value_or(1);
        const std::string kind = inner->word({"rope_type", "type"});
        if (!kind.empty() && kind != "default" && kind != "mrope")
            details.rotaryScaling = readScaling(*inner, kind);
    }
    if (!details.rotaryBase)
        details.rotaryBase = in.number({"rope_theta", "rotary_emb_base", "rotary_base"}, 1, kLargestBase);
    if (!details.rotaryBase && family.rotaryBase > 0)
        details.rotaryBase = family.rotaryBase;
    std::optional<double> share = in.number({"partial_rotary_factor", "rotary_pct", "rotary_percent"}, 0, 1);
    if (const auto width = share ? std::nullopt : in.number({"rotary_dim"}, 1, headDim); width) // GPT-J
        share = *width / headDim;
    if (share || details.rotaryShare == 1)
        details.rotaryShare = share.value_or(family.rotaryShare);
}

void readRouter(Reader& in, const FamilyDetails& family, ModelDetails& details)
{
    const std::string score = in.word({"scoring_func"});
    details.routerScore = score.empty() ? std::string(family.routerScore) : score;
    if (family.normalises == 1)
        details.routerNormalises = true;
    else if (const std::optional<bool> said = in.flag("norm_topk_prob"))
        details.routerNormalises = said;
    else if (family.normalises == 0)
        details.routerNormalises = false;
    details.routerScale = in.number({"routed_scaling_factor"}, 0, kLargestFactor).value_or(1);
    const int groups = static_cast<int>(in.number({"n_group"}, 0, 1 << 14).value_or(0));
    if (groups > 1 && in.word({"topk_method"}) != "greedy") {
        details.routerGroups = groups;
        details.routerGroupTopK = static_cast<int>(in.number({"topk_group"}, 1, groups).value_or(groups));
    }
}

} // namespace

ModelDetails readModelDetails(
    const Json& config, const ModelSpec& model, const std::string& pointer, Diagnostics& found)
{
    const auto* const known = std::ranges::find(kFamilyDetails, model.family, &FamilyDetails::type);
    const FamilyDetails family = known != kFamilyDetails.end() ? *known : FamilyDetails {};
    Reader in(config, pointer, found);
    ModelDetails details;
    if (model.learnedPositions == 0)
        readRotary(in, family, model.headDim, details);
    details.normEpsilon =
        in.number({"rms_norm_eps", "layer_norm_eps", "layer_norm_epsilon", "norm_epsilon"}, 0, 1);
    if (!details.normEpsilon && family.normEpsilon > 0)
        details.normEpsilon = family.normEpsilon;
    details.activation = in.word({"hidden_activation", "hidden_act", "activation_function"});
    if (details.activation.empty())
        details.activation = family.activation;
    details.activationLimit = in.number({"swiglu_limit"}, 0, kLargestFactor).value_or(0);
    details.parallelBlocks = in.flag("use_parallel_residual").value_or(family.parallelBlocks);
    if (model.moe)
        readRouter(in, family, details);
    return details;
}

} // namespace rankloom
