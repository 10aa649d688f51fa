// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_config.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/model/hf_details.h"
#include "core/model/hf_families.h"
#include "core/model/layer_parameters.h"
#include "core/model/parameters.h"

namespace rankloom {

namespace {

using Json = nlohmann::json;
using Keys = std::initializer_list<const char*>;

// Far above every published model, low enough that no product of them leaves 64 bits unnoticed (checked
// again on the total).
constexpr int kMaxLayers = 4096;
constexpr int kMaxWidth = 1 << 20;
constexpr int kMaxHeads = 1 << 14;
constexpr int kMaxExperts = 1 << 14;
constexpr int kMaxVocabulary = 1 << 24;
constexpr int kMaxPositions = 1 << 28;
constexpr double kMaxParameters = 1e15;

/// Typed access to the members of one object. Remembers the first error and which keys were looked at.
class Members {
public:
    Members(const Json& object, std::string pointer) : m_object(object), m_pointer(std::move(pointer)) { }

    /// The first of `keys` that is present and not null; its value must be a whole number in [low, high].
    std::optional<int> integer(Keys keys, int low, int high)
    {
        for (const char* alias : keys)
            m_used.insert(alias);
        for (const char* key : keys) {
            const Json* value = find(key);
            if (value == nullptr || value->is_null())
                continue;
            const bool number = value->is_number();
            const double number64 = number ? value->get<double>() : 0;
            if (!number || number64 != std::floor(number64) || number64 < low || number64 > high) {
                complain(key, *value, Phrase::of("a whole number from {} to {}", low, high));
                return std::nullopt;
            }
            return static_cast<int>(number64);
        }
        return std::nullopt;
    }

    int integerOr(Keys keys, int low, int high, int fallback)
    {
        return integer(keys, low, high).value_or(fallback);
    }

    /// As integer(), but absence is an error that lists everything missing so far, unless the family has a
    /// value of its own (not 0).
    int required(Keys keys, int high, int familyValue = 0)
    {
        const auto value = integer(keys, 1, high);
        if (!value && !m_error && familyValue > 0) {
            m_assumed.push_back(fmt::format("{} {}", *keys.begin(), familyValue));
            return familyValue;
        }
        if (!value && !m_error)
            m_missing.emplace_back(*keys.begin());
        return value.value_or(1);
    }

    bool flag(const char* key, bool fallback)
    {
        const Json* value = find(key);
        if (value == nullptr || value->is_null())
            return fallback;
        if (!value->is_boolean()) {
            complain(key, *value, Phrase::of("true or false"));
            return fallback;
        }
        return value->get<bool>();
    }

    std::string text(const char* key)
    {
        const Json* value = find(key);
        if (value == nullptr || value->is_null())
            return {};
        if (!value->is_string()) {
            complain(key, *value, Phrase::of("a text"));
            return {};
        }
        return value->get<std::string>();
    }

    /// Whole numbers of an array; empty when absent.
    std::vector<int> integers(const char* key, int low, int high)
    {
        std::vector<int> out;
        const Json* value = find(key);
        if (value == nullptr || value->is_null())
            return out;
        if (!value->is_array()) {
            complain(key, *value, Phrase::of("an array of whole numbers"));
            return out;
        }
        for (const Json& entry : *value) {
            if (!entry.is_number_integer() || entry.get<double>() < low || entry.get<double>() > high) {
                complain(key, entry, Phrase::of("whole numbers from {} to {}", low, high));
                return {};
            }
            out.push_back(entry.get<int>());
        }
        return out;
    }

    const Json* find(const char* key)
    {
        m_used.insert(key);
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    void refuse(ErrorCode code, Phrase message, const char* key, Phrase remedy = {})
    {
        if (!m_error)
            m_error = Error {code, std::move(message), at(key), {}, std::move(remedy)};
    }

    [[nodiscard]] Place at(std::string_view key) const
    {
        return Place {{}, 0, 0, key.empty() ? m_pointer : m_pointer + pointerStep(key)};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const std::vector<std::string>& missing() const { return m_missing; }
    /// Keys that were not there, with the values the family has for them.
    [[nodiscard]] const std::vector<std::string>& assumed() const { return m_assumed; }
    [[nodiscard]] bool used(const std::string& key) const { return m_used.count(key) > 0; }
    [[nodiscard]] const Json& object() const { return m_object; }

private:
    void complain(const char* key, const Json& value, const Phrase& legal)
    {
        refuse(
            ErrorCode::BadValue, Phrase::of("\"{}\" is {}; legal is {}", key, describe(value), legal), key);
    }

    const Json& m_object;
    std::string m_pointer;
    std::set<std::string> m_used;
    std::vector<std::string> m_missing;
    std::vector<std::string> m_assumed;
    std::optional<Error> m_error;
};

/// Keys of published configs that never change the number or size of parameters.
bool isKnownHarmless(std::string_view key)
{
    static constexpr auto kKeys = std::to_array<std::string_view>({"alibi_bias_max", "attention_sink_size",
        "attn_layer_offset", "block_group_size", "chunk_size", "compress_ratios", "context_window_size",
        "encoder_sparse_step", "ep_size", "expert_capacity", "expert_dtype", "hidden_act",
        "hidden_activation", "hidden_dropout", "hidden_dropout_prob", "index_topk", "initial_context_length",
        "layer_norm_eps", "layer_norm_epsilon", "layer_types", "n_ctx", "n_group", "num_hash_layers",
        "num_hidden_groups", "num_logits_to_keep", "prefill_chunk_size", "pretraining_tp",
        "query_pre_attn_scalar", "sliding_window", "sliding_window_pattern", "sliding_window_size",
        "topk_group", "vision_config", "max_window_layers", "head_scale", "no_rope_layer_interval",
        "no_rope_layers", "attn_scale", "floor_scale", "scale_logits", "embedding_multiplier",
        "embedding_dropout", "no_bias", "block_type", "layer_norm_type", "use_flash_attn",
        "attention_layer_norm_with_affine", "output_hidden_states", "embedding_size", "padded_vocab_size",
        "chunk_size_feed_forward", "model_max_length", "max_sequence_length"});
    return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

/// Tells of keys that nobody read although their name speaks of a size.
void reportUnknownKeys(const Members& members, Diagnostics& diagnostics)
{
    static constexpr auto kWords = std::to_array<std::string_view>({"hidden", "dim", "rank", "layer", "head",
        "expert", "bias", "ffn", "intermediate", "vocab", "mamba", "conv", "n_embd", "tie_", "lora"});
    for (const auto& [key, value] : members.object().items()) {
        const bool harmless = value.is_null() || value.is_string()
            || (value.is_boolean() && !value.get<bool>()) || value.is_number_float() || members.used(key)
            || isKnownHarmless(key);
        const bool speaksOfSize = std::any_of(kWords.begin(), kWords.end(),
            [&key = key](std::string_view word) { return key.find(word) != std::string::npos; });
        if (harmless || !speaksOfSize)
            continue;
        diagnostics.push_back({Severity::Warning, "model-key-unknown",
            Phrase::of("The key \"{}\" is unknown and may change the size of the model.", key.substr(0, 80)),
            members.at(key), {key.substr(0, 80)}, {}});
    }
}

void readAttention(Members& in, const HuggingFaceFamily& family, ModelSpec& model)
{
    const bool multiQuery = in.flag("multi_query_attention", false);
    const int headsBefore = static_cast<int>(in.assumed().size());
    model.heads = in.required({"num_attention_heads", "n_head", "n_heads"}, kMaxHeads, family.defaultHeads);
    // Where the family's own number of heads counts, its key and value heads do, too.
    const bool assumed = static_cast<int>(in.assumed().size()) > headsBefore;
    const int keyValueHeads = multiQuery ? 1 : assumed ? family.defaultKeyValueHeads : model.heads;
    model.kvHeads = in.integerOr({"num_key_value_heads", "multi_query_group_num", "n_head_kv", "n_kv_heads"},
        1, kMaxHeads, keyValueHeads);
    if (model.heads % model.kvHeads != 0)
        in.refuse(ErrorCode::BadValue,
            Phrase::of(
                "{} attention heads do not divide into {} key-value heads", model.heads, model.kvHeads),
            "num_key_value_heads");
    const auto headDim = in.integer({"head_dim", "kv_channels"}, 1, kMaxWidth);
    const Json* latentRank = in.find("kv_lora_rank");
    if (family.latentAttention || (latentRank != nullptr && !latentRank->is_null())) {
        LatentAttention mla;
        mla.queryRank = in.integerOr({"q_lora_rank"}, 0, kMaxWidth, 0);
        mla.keyValueRank = in.required({"kv_lora_rank"}, kMaxWidth);
        mla.nopeHeadDim = in.required({"qk_nope_head_dim"}, kMaxWidth);
        mla.ropeHeadDim = in.required({"qk_rope_head_dim"}, kMaxWidth);
        mla.valueHeadDim = in.required({"v_head_dim"}, kMaxWidth);
        model.mla = mla;
        model.headDim = mla.nopeHeadDim + mla.ropeHeadDim;
    } else if (headDim || family.defaultHeadDim > 0) {
        model.headDim = headDim.value_or(family.defaultHeadDim);
    } else {
        if (model.hidden % model.heads != 0 && in.missing().empty())
            in.refuse(ErrorCode::BadValue,
                Phrase::of("The hidden size {} does not divide by {} heads and no head_dim is given",
                    model.hidden, model.heads),
                "num_attention_heads");
        model.headDim = std::max(1, model.hidden / model.heads);
    }
    const bool byKey = in.flag("attention_bias", false);
    switch (family.attentionBias) {
    case AttentionBias::None:
        break;
    case AttentionBias::QueryKeyValue:
        model.qkvBias = true;
        break;
    case AttentionBias::All:
        model.qkvBias = model.outputBias = true;
        break;
    case AttentionBias::ByKey:
        model.qkvBias = model.outputBias = byKey;
        break;
    case AttentionBias::QueryKeyValueByKey:
        model.qkvBias = byKey;
        break;
    }
    const bool named = in.flag("use_qk_norm", false) && !family.plainQkNorm;
    model.qkNorm = named ? QkNorm::PerHead : family.qkNorm;
    model.attentionSinks = family.attentionSinks;
}

/// Which decoder layers are mixtures, by the keys of the different families.
std::vector<bool> readMoeLayers(Members& in, int layers)
{
    const int firstDense = in.integerOr({"first_k_dense_replace"}, 0, kMaxLayers, 0);
    const int sparseStep = in.integerOr({"decoder_sparse_step"}, 1, kMaxLayers, 1);
    const int interleave = in.integerOr({"interleave_moe_layer_step"}, 1, kMaxLayers, 1);
    const int period = in.integerOr({"expert_layer_period"}, 1, kMaxLayers, 1);
    const int offset = in.integerOr({"expert_layer_offset"}, 0, kMaxLayers, 0);
    const int start = in.integerOr({"moe_layer_start_index"}, 0, kMaxLayers, 0);
    const std::vector<int> denseLayers = in.integers("mlp_only_layers", 0, kMaxLayers);
    const std::vector<int> mixtures = in.integers("moe_layers", 0, kMaxLayers); // Llama 4 lists them
    std::vector<int> perLayer;
    int frequency = 1;
    const Json* freq = in.find("moe_layer_freq");
    if (freq != nullptr && freq->is_array()) {
        perLayer = in.integers("moe_layer_freq", 0, 1);
        if (static_cast<int>(perLayer.size()) != layers)
            in.refuse(ErrorCode::BadValue,
                Phrase::of("\"moe_layer_freq\" has {} entries for {} layers", perLayer.size(), layers),
                "moe_layer_freq");
    } else {
        frequency = in.integerOr({"moe_layer_freq"}, 1, kMaxLayers, 1);
    }
    std::vector<bool> out;
    for (int l = 0; l < layers; ++l) {
        bool isMoe = l >= std::max(firstDense, start) && l % frequency == 0 && (l + 1) % sparseStep == 0
            && (l + 1) % interleave == 0 && l % period == offset % period
            && std::find(denseLayers.begin(), denseLayers.end(), l) == denseLayers.end();
        if (!mixtures.empty())
            isMoe = std::find(mixtures.begin(), mixtures.end(), l) != mixtures.end();
        if (l < static_cast<int>(perLayer.size()))
            isMoe = perLayer[static_cast<std::size_t>(l)] != 0;
        out.push_back(isMoe);
    }
    return out;
}

void readExperts(Members& in, const HuggingFaceFamily& family, ModelSpec& model)
{
    const auto experts = in.integer(
        {"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"}, 0, kMaxExperts);
    if (experts.value_or(0) < 2)
        return;
    MixtureOfExperts moe;
    moe.experts = *experts;
    moe.topK = in.required({"num_experts_per_tok", "moe_top_k", "top_k_experts", "num_experts_per_token",
                               "experts_per_token", "moe_k"},
        moe.experts);
    moe.expertFfn = in.integerOr({"moe_intermediate_size"}, 1, kMaxWidth, model.ffn);
    const int shared = in.integerOr(
        {"n_shared_experts", "moe_num_shared_experts"}, 0, kMaxExperts, family.type == "llama4_text" ? 1 : 0);
    if (static_cast<double>(shared) * moe.expertFfn > kMaxWidth)
        in.refuse(ErrorCode::BadValue, Phrase::of("The shared experts together are wider than any model"),
            "n_shared_experts");
    else
        moe.sharedFfn =
            in.integerOr({"shared_expert_intermediate_size"}, 0, kMaxWidth, shared * moe.expertFfn);
    moe.sharedGate = family.sharedGate && moe.sharedFfn > 0;
    moe.routerBias = family.routerBias || in.text("topk_method") == "noaux_tc";
    moe.expertBias = family.expertBias;
    moe.layerIsMoe = readMoeLayers(in, model.layers);
    if (family.type == "llama4_text")
        model.ffn = in.integerOr({"intermediate_size_mlp"}, 1, kMaxWidth, model.ffn);
    model.moe = std::move(moe);
}

/// Width of the dense feed-forward part; 0 where only experts have one.
int readFeedForward(Members& in, const HuggingFaceFamily& family, int hidden)
{
    if (const auto doubled = in.integer({"mlp_hidden_size"}, 2, kMaxWidth))
        return *doubled / 2; // OLMo 1: SwiGLU halves it
    if (const auto given =
            in.integer({"intermediate_size", "n_inner", "ffn_hidden_size", "ffn_dim"}, 1, kMaxWidth))
        return family.doubledFfn ? *given / 2 : *given;
    if (const auto ratio = in.integer({"mlp_ratio"}, 1, 64))
        return std::min(*ratio * hidden, kMaxWidth);
    if (!family.gatedMlp)
        return std::min(4 * hidden, kMaxWidth);
    return 0;
}

void readVocabulary(Members& in, const HuggingFaceFamily& family, bool outerTied, ModelSpec& model)
{
    model.vocabulary = in.required({"vocab_size"}, kMaxVocabulary, family.defaultVocabulary);
    const char* tieKey = in.find("weight_tying") != nullptr ? "weight_tying" : "tie_word_embeddings";
    model.tiedEmbeddings = in.flag(tieKey, outerTied);
    model.headBias = family.headBias || in.flag("lm_head_bias", false);
    model.maxPositions = in.integerOr(
        {"max_position_embeddings", "n_positions", "max_sequence_length", "model_max_length", "seq_length"},
        1, kMaxPositions, 0);
    if (family.learnedPositions)
        model.learnedPositions = std::min(model.maxPositions, kMaxVocabulary);
}

Result<ModelReading> readMembers(
    Members& in, const HuggingFaceFamily& family, bool outerTied, std::string name, Diagnostics diagnostics)
{
    ModelSpec model;
    model.name = std::move(name);
    model.family = family.type;
    model.layers = in.required({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, kMaxLayers);
    model.hidden = in.required({"hidden_size", "n_embd", "d_model"}, kMaxWidth);
    readVocabulary(in, family, outerTied, model);
    model.gatedMlp = family.gatedMlp;
    model.norm = family.norm;
    model.normsPerLayer = family.normsPerLayer;
    model.mlpBias = family.mlpBias || in.flag("mlp_bias", false);
    readAttention(in, family, model);
    model.ffn = readFeedForward(in, family, model.hidden);
    readExperts(in, family, model);
    model.mtpLayers = in.integerOr({"num_nextn_predict_layers", "mtp_num_hidden_layers"}, 0, 64, 0);
    if (in.error())
        return tl::unexpected<Error>(*in.error());
    std::vector<std::string> missing = in.missing();
    const bool everyLayerIsMoe = model.moe && model.moeLayers() == model.layers;
    if (model.ffn == 0 && !everyLayerIsMoe)
        missing.emplace_back("intermediate_size");
    if (model.moe && model.moe->expertFfn == 0)
        missing.emplace_back("moe_intermediate_size");
    if (!missing.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("The model of type \"{}\" lacks {}", model.family, fmt::join(missing, ", ")),
            in.at({}), Phrase::of("Add the missing numbers under these keys"));
    const LayerParameters layer = model.moe ? moeLayerParameters(model) : denseLayerParameters(model);
    if (static_cast<double>(layer.total()) * model.layers > kMaxParameters)
        return fail(ErrorCode::TooLarge,
            Phrase::of("The model would have more than {:.0e} parameters", kMaxParameters), in.at({}),
            Phrase::of("Check the sizes for a misplaced digit"));
    reportUnknownKeys(in, diagnostics);
    model.details = readModelDetails(in.object(), model, in.at({}).pointer, diagnostics);
    if (!in.assumed().empty())
        diagnostics.push_back({Severity::Hint, "model-default-used",
            Phrase::of(
                "The config leaves out what its family has a value for: {}.", fmt::join(in.assumed(), ", ")),
            in.at({}), in.assumed(), {}});
    return ModelReading {std::move(model), std::move(diagnostics)};
}

/// The object that describes the language model: the document itself, or a nested one of a multimodal model.
std::pair<const Json*, std::string> languagePart(const Json& document)
{
    for (const char* key : {"text_config", "llm_config", "language_config"}) {
        const auto nested = document.find(key);
        if (nested != document.end() && nested->is_object())
            return {&*nested, std::string("/") + key};
    }
    return {&document, {}};
}

/// The type of the language part; the outer type serves where the inner object names none.
std::string familyName(const Json& document, const Json& part)
{
    for (const Json* object : {&part, &document}) {
        const auto type = object->find("model_type");
        if (type != object->end() && type->is_string())
            return type->get<std::string>().substr(0, 80);
    }
    return {};
}

Diagnostic note(Severity severity, const char* code, Phrase message, const char* pointer)
{
    return {severity, code, std::move(message), Place {{}, 0, 0, pointer}, {}, {}};
}

Result<void> refuseOtherShapes(const Json& document, const std::string& type)
{
    if (document.contains("dim") && document.contains("inter_dim") && document.contains("n_layers"))
        return fail(ErrorCode::Unsupported,
            Phrase::of("This is DeepSeek's own inference configuration, not a Hugging Face config.json"), {},
            Phrase::of("Use the config.json beside the model's weights"));
    const auto crossed = document.find("is_encoder_decoder");
    const bool encoderDecoder = crossed != document.end() && crossed->is_boolean() && crossed->get<bool>();
    const std::string_view reason = encoderDecoder ? whyUnsupported("t5") : whyUnsupported(type);
    if (!reason.empty())
        return fail(ErrorCode::Unsupported,
            Phrase::of("The model (\"{}\") cannot be planned: it is {}", type, reason),
            Place {{}, 0, 0, encoderDecoder ? "/is_encoder_decoder" : "/model_type"},
            Phrase::of("Only decoder-only transformers can be laid out"));
    if (document.contains("block_configs"))
        return fail(ErrorCode::Unsupported,
            Phrase::of(
                "The layers of this model differ one by one (block_configs), which cannot be planned yet"),
            Place {{}, 0, 0, "/block_configs"});
    return {};
}

} // namespace

Result<ModelReading> readHuggingFaceConfig(std::string_view json, std::string name)
{
    const Result<Json> document = parseJson(json);
    if (!document)
        return tl::unexpected<Error>(document.error());
    if (!document->is_object())
        return fail(
            ErrorCode::BadValue, Phrase::of("A config.json is an object at its top level; this is not"));
    const auto [part, pointer] = languagePart(*document);
    const std::string type = familyName(*document, *part);
    if (const Result<void> usable = refuseOtherShapes(*document, type); !usable)
        return tl::unexpected<Error>(usable.error());

    Diagnostics diagnostics;
    // Multimodal wrappers name the language part "llama4" where the text model is "llama4_text".
    const HuggingFaceFamily* family = findFamily(type);
    if (family == nullptr)
        family = findFamily(type + "_text");
    HuggingFaceFamily assumed;
    if (family == nullptr) {
        assumed.type = type;
        family = &assumed;
        diagnostics.push_back(note(Severity::Warning, "model-type-unknown",
            Phrase::of("The model type \"{}\" is unknown and was read as a Llama-like decoder.", type),
            "/model_type"));
    }
    if (!pointer.empty())
        diagnostics.push_back(note(Severity::Hint, "model-part-ignored",
            Phrase::of("Only the language part of this multimodal model was read."), pointer.c_str()));
    if (!family->approximation.empty())
        diagnostics.push_back(
            note(Severity::Warning, "model-approximate", std::string(family->approximation), "/model_type"));
    bool tied = family->tiedByDefault;
    Members outer(*document, {});
    tied = outer.flag("tie_word_embeddings", tied);
    if (outer.error())
        return tl::unexpected<Error>(*outer.error());
    Members members(*part, pointer);
    members.find("model_type");
    return readMembers(members, *family, tied, std::move(name), std::move(diagnostics));
}

} // namespace rankloom
