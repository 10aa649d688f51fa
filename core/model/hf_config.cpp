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
#include "core/model/hf_keys.h"
#include "core/model/hf_members.h"
#include "core/model/layer_parameters.h"
#include "core/model/parameters.h"

namespace rankloom {

namespace {

using Json = nlohmann::json;

// Far above every published model, low enough that no product of them leaves 64 bits unnoticed (checked
// again on the total).
constexpr int kMaxLayers = 4096;
constexpr int kMaxWidth = 1 << 20;
constexpr int kMaxHeads = 1 << 14;
constexpr int kMaxExperts = 1 << 14;
constexpr int kMaxVocabulary = 1 << 24;
constexpr int kMaxPositions = 1 << 28;
constexpr double kMaxParameters = 1e15;

/// The keys that nobody read although they may change the number of parameters.
std::vector<std::string> unknownKeys(const Members& members)
{
    std::vector<std::string> unknown;
    for (const auto& [key, value] : members.object().items())
        if (!members.used(key) && mayChangeSize(key, value))
            unknown.push_back(key.substr(0, 80));
    return unknown;
}

/// Whether a family is one of the table, and not the guess for a type that is not.
bool isKnown(const HuggingFaceFamily& family) { return findFamily(family.type) != nullptr; }

/// Of a known family they are told of; what nobody knows anything of would be a guess.
std::optional<Error> reportUnknownKeys(
    const Members& members, const HuggingFaceFamily& family, Diagnostics& diagnostics)
{
    const std::vector<std::string> unknown = unknownKeys(members);
    if (!unknown.empty() && !isKnown(family)) {
        constexpr std::size_t kNamed = 8;
        const std::vector<std::string> named(
            unknown.begin(), unknown.begin() + static_cast<std::ptrdiff_t>(std::min(kNamed, unknown.size())));
        return Error {ErrorCode::Unsupported,
            Phrase::of("The model type \"{}\" is unknown, and keys of its config may change the size of the "
                       "model: {}{}",
                family.type, fmt::join(named, ", "), unknown.size() > kNamed ? ", …" : ""),
            members.at(unknown.front()), {},
            Phrase::of(
                "Take these keys out if they say nothing of sizes, or give the model as a \"spec\" of a "
                "plan")};
    }
    for (const std::string& key : unknown)
        diagnostics.push_back({Severity::Warning, "model-key-unknown",
            Phrase::of("The key \"{}\" is unknown and may change the size of the model.", key),
            members.at(key), {key}, {}});
    return std::nullopt;
}

void readAttention(Members& in, const HuggingFaceFamily& family, ModelSpec& model)
{
    // Falcon's newer shape has groups although the flag of the older one may stay.
    const bool groups = in.flag("new_decoder_architecture", false);
    const bool multiQuery =
        (in.flag("multi_query_attention", false) || in.flag("multi_query", false)) && !groups;
    const int headsBefore = static_cast<int>(in.assumed().size());
    model.heads = in.required({"num_attention_heads", "n_head", "n_heads"}, kMaxHeads, family.defaultHeads);
    // Where the family's own number of heads counts, its key and value heads do, too.
    const bool assumed = static_cast<int>(in.assumed().size()) > headsBefore;
    const int keyValueHeads = multiQuery ? 1 : assumed ? family.defaultKeyValueHeads : model.heads;
    model.kvHeads = multiQuery && in.find("multi_query_group_num") == nullptr
        ? 1
        : in.integerOr(
            {"num_key_value_heads", "multi_query_group_num", "num_kv_heads", "n_head_kv", "n_kv_heads"}, 1,
            kMaxHeads, keyValueHeads);
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
        in.find("qk_head_dim"); // the sum of both parts
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
    if (in.flag("add_qkv_bias", false) || in.flag("qkv_bias", false) || in.flag("use_qkv_bias", false))
        model.qkvBias = true; // ChatGLM, Qwen 1, StableLM
    if (family.type == "falcon")
        model.qkvBias = model.outputBias = in.flag("bias", false);
    in.find("qk_norm"); // Apertus: always
    const bool named = in.flag("use_qk_norm", false) && !family.plainQkNorm;
    model.qkNorm = named && family.qkNorm == QkNorm::None ? QkNorm::PerHead : family.qkNorm;
    model.attentionSinks = family.attentionSinks;
}

void readSparseAttention(
    Members& in, const HuggingFaceFamily& family, ModelSpec& model, Diagnostics& diagnostics)
{
    const std::optional<SparseAttention> usual = usualSparseAttention(family.type);
    if (!usual)
        return;
    model.sparse = SparseAttention {in.integerOr({"index_topk"}, 1, kMaxPositions, usual->keys),
        in.integerOr({"index_n_heads"}, 1, kMaxHeads, usual->heads),
        in.integerOr({"index_head_dim"}, 1, kMaxWidth, usual->headDim)};
    const bool every = in.integerOr({"index_topk_freq"}, 1, kMaxLayers, 1) == 1;
    const bool pattern = in.text("index_topk_pattern").find('S') != std::string::npos;
    const Json* types = in.find("indexer_types");
    const bool listed =
        types != nullptr && types->is_array() && std::ranges::find(*types, "shared") != types->end();
    if (!every || pattern || listed)
        diagnostics.push_back({Severity::Warning, "model-approximate",
            Phrase::of(
                "Layers that take the keys that another layer has chosen are planned as if each had an "
                "indexer of its own."),
            in.at({}), {}, {}});
    for (const auto& [key, value] : in.object().items())
        if (key.starts_with("index"))
            in.find(key.c_str()); // how the indexer computes changes no size
}

/// Which decoder layers are mixtures, by the keys of the different families.
std::vector<bool> readMoeLayers(Members& in, int layers)
{
    const int firstDense = in.integerOr({"first_k_dense_replace"}, 0, kMaxLayers, 0);
    const int sparseStep = in.integerOr({"decoder_sparse_step"}, 1, kMaxLayers, 1);
    const int interleave = in.integerOr({"interleave_moe_layer_step"}, 1, kMaxLayers, 1);
    const int period = in.integerOr({"expert_layer_period"}, 1, kMaxLayers, 1);
    const int offset = in.integerOr({"expert_layer_offset"}, 0, kMaxLayers, 0);
    const int start = in.integerOr({"moe_layer_start_index"}, 0, kMaxLayers, 0); // ERNIE
    const int end = in.find("moe_layer_end_index") != nullptr && *in.find("moe_layer_end_index") == -1
        ? layers - 1
        : in.integerOr({"moe_layer_end_index"}, 0, kMaxLayers, layers - 1);
    const int interval = in.integerOr({"moe_layer_interval"}, 1, kMaxLayers, 1);
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
        bool isMoe = l >= std::max(firstDense, start) && l <= end && (l + 1) % interval == 0
            && l % frequency == 0 && (l + 1) % sparseStep == 0 && (l + 1) % interleave == 0
            && l % period == offset % period
            && std::find(denseLayers.begin(), denseLayers.end(), l) == denseLayers.end();
        if (!mixtures.empty())
            isMoe = std::find(mixtures.begin(), mixtures.end(), l) != mixtures.end();
        if (l < static_cast<int>(perLayer.size()))
            isMoe = perLayer[static_cast<std::size_t>(l)] != 0;
        out.push_back(isMoe);
    }
    return out;
}

/// Width of all shared experts together. Some configs count experts of the width of a routed one, some give
/// the width, some both.
int readSharedExperts(Members& in, const HuggingFaceFamily& family, int expertFfn)
{
    const auto count = in.integer({"n_shared_experts", "num_shared_experts", "moe_num_shared_experts",
                                      "num_shared_expert", "num_experts_shared"},
        0, kMaxExperts);
    // Of one shared expert, or of all where their number is not given.
    const auto width = in.integer({"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                                      "shared_intermediate_size"},
        0, kMaxWidth);
    const int shared = count.value_or(family.type == "llama4_text" ? 1 : 0);
    const double all = static_cast<double>(width ? std::max(1, shared) : shared) * width.value_or(expertFfn);
    if (all > kMaxWidth) {
        in.refuse(ErrorCode::BadValue, Phrase::of("The shared experts together are wider than any model"),
            "n_shared_experts");
        return 0;
    }
    return static_cast<int>(all);
}

/// Sizes of experts without their number: read as a dense model it would be many times too small.
void refuseHiddenMixture(Members& in)
{
    for (const char* key : {"moe_intermediate_size", "num_experts_per_tok", "first_k_dense_replace",
             "n_shared_experts", "num_shared_experts", "moe_topk", "moe_k", "experts_per_token"})
        if (const auto value = in.object().find(key);
            value != in.object().end() && value->is_number() && *value > 0)
            return in.refuse(ErrorCode::Unsupported,
                Phrase::of("The model is a mixture of experts (\"{}\"), but how many experts it has does not "
                           "stand under a key that is known",
                    key),
                key, Phrase::of("Write their number as \"num_experts\""));
}

void readExperts(Members& in, const HuggingFaceFamily& family, ModelSpec& model)
{
    const auto experts = in.integer(
        {"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts", "num_routed_experts"}, 0,
        kMaxExperts);
    if (!experts)
        refuseHiddenMixture(in);
    if (experts.value_or(0) < 2)
        return;
    MixtureOfExperts moe;
    moe.experts = *experts;
    moe.topK = in.required({"num_experts_per_tok", "moe_top_k", "top_k_experts", "num_experts_per_token",
                               "experts_per_token", "moe_k", "moe_topk", "num_selected_experts"},
        moe.experts);
    moe.expertFfn = in.integerOr({"moe_intermediate_size", "moe_ffn_hidden_size"}, 1, kMaxWidth, model.ffn);
    moe.sharedFfn = readSharedExperts(in, family, moe.expertFfn);
    moe.sharedGate = family.sharedGate && moe.sharedFfn > 0;
    const bool routingBias = in.flag("use_routing_bias", false); // asked for all, lest one stays unknown
    const bool expertBias = in.flag("moe_router_enable_expert_bias", false);
    moe.routerBias = family.routerBias || in.text("topk_method") == "noaux_tc" || routingBias || expertBias;
    moe.expertBias = family.expertBias;
    moe.layerIsMoe = readMoeLayers(in, model.layers);
    if (family.type == "llama4_text")
        model.ffn = in.integerOr({"intermediate_size_mlp"}, 1, kMaxWidth, model.ffn);
    model.moe = std::move(moe);
}

/// Layers whose attention sees a window, listed or by the family's rule.
void readWindows(Members& in, const HuggingFaceFamily& family, ModelSpec& model)
{
    const auto chunk = in.integer({"attention_chunk_size"}, 1, kMaxPositions); // Llama 4
    const auto given = in.integer({"sliding_window"}, 1, kMaxPositions);
    const auto tokens = given ? given : chunk;
    const Json* letters = in.find("sliding_window_pattern"); // "LLLG": local, local, local, global (EXAONE 4)
    const std::string word = letters != nullptr && letters->is_string() ? letters->get<std::string>() : "";
    const bool lettered = !word.empty() && word.find_first_not_of("LG") == std::string::npos;
    const int pattern = lettered
        ? 1
        : std::max(1, in.integerOr({"sliding_window_pattern"}, 1, kMaxLayers, family.windowPattern));
    const bool used = in.flag("use_sliding_window", family.windows != WindowRule::FromLayer);
    const int from = in.integerOr({"max_window_layers"}, 0, kMaxLayers, 0);
    const Json* types = in.find("layer_types");
    const bool listed = types != nullptr && types->is_array();
    const std::vector<int> rope = chunk && !given ? in.integers("no_rope_layers", 0, 1) : std::vector<int>();
    if (!tokens || !used)
        return;
    AttentionWindow window {*tokens, std::vector<bool>(static_cast<std::size_t>(std::max(0, model.layers)))};
    for (std::size_t l = 0; l < window.layerIsWindowed.size(); ++l) {
        const auto layer = static_cast<int>(l);
        bool windowed = family.windows == WindowRule::AllLayers
            || (family.windows == WindowRule::EveryOther && layer % 2 == 0)
            || (family.windows == WindowRule::ByPattern && (layer + 1) % pattern != 0)
            || (family.windows == WindowRule::FromLayer && layer >= from);
        if (listed)
            windowed = l < types->size()
                && ((*types)[l] == "sliding_attention" || (*types)[l] == "chunked_attention"
                    || (*types)[l] == "local_attention");
        else if (lettered)
            windowed = word[l % word.size()] == 'L';
        else if (l < rope.size())
            windowed = rope[l] == 1; // Llama 4: chunks where positions are rotary
        window.layerIsWindowed[l] = windowed;
    }
    if (std::ranges::find(window.layerIsWindowed, true) != window.layerIsWindowed.end())
        model.window = std::move(window);
}

/// Width of the dense feed-forward part; 0 where only experts have one.
int readFeedForward(Members& in, const HuggingFaceFamily& family, int hidden)
{
    if (const auto doubled = in.integer({"mlp_hidden_size"}, 2, kMaxWidth))
        return *doubled / 2; // OLMo 1: SwiGLU halves it
    if (const auto given =
            in.integer({"intermediate_size", "n_inner", "ffn_hidden_size", "ffn_dim"}, 1, kMaxWidth))
        return family.doubledFfn ? *given / 2 : *given;
    if (const auto ratio = in.integer({"mlp_ratio", "ffn_mult"}, 1, 64))
        return std::min(*ratio * hidden, kMaxWidth);
    if (!family.gatedMlp)
        return std::min(4 * hidden, kMaxWidth);
    return 0;
}

void readVocabulary(Members& in, Members& outer, const HuggingFaceFamily& family, ModelSpec& model)
{
    // Where the table is padded the checkpoint has the padded rows (ChatGLM).
    model.vocabulary =
        in.required({"padded_vocab_size", "vocab_size"}, kMaxVocabulary, family.defaultVocabulary);
    in.find("vocab_size");
    const char* tieKey = in.find("weight_tying") != nullptr ? "weight_tying" : "tie_word_embeddings";
    model.tiedEmbeddings = in.flag(tieKey, outer.flag("tie_word_embeddings", family.tiedByDefault));
    model.headBias = family.headBias || in.flag("lm_head_bias", false);
    model.maxPositions = in.integerOr(
        {"max_position_embeddings", "n_positions", "max_sequence_length", "model_max_length", "seq_length"},
        1, kMaxPositions, 0);
    if (family.learnedPositions)
        model.learnedPositions = std::min(model.maxPositions, kMaxVocabulary) + family.positionOffset;
}

/// `outer`: of the whole document, where `in` is a part of it.
Result<ModelReading> readMembers(
    Members& in, Members& outer, const HuggingFaceFamily& family, std::string name, Diagnostics diagnostics)
{
    ModelSpec model;
    model.name = std::move(name);
    model.family = family.type;
    model.layers = in.required({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, kMaxLayers);
    model.hidden = in.required({"hidden_size", "n_embd", "n_embed", "d_model"}, kMaxWidth);
    readVocabulary(in, outer, family, model);
    if (outer.error())
        return tl::unexpected<Error>(*outer.error());
    model.gatedMlp = family.gatedMlp;
    model.norm = family.norm;
    model.normsPerLayer = family.normsPerLayer;
    model.mlpBias = family.mlpBias || in.flag("mlp_bias", false) || in.flag("add_bias_linear", false);
    if (family.type == "falcon") {
        // Attention and MLP side by side share a normalisation, but for the newer shape; older ones do not.
        const bool parallel = in.flag("parallel_attn", true);
        const int norms = in.integerOr({"num_ln_in_parallel_attn"}, 1, 2,
            in.flag("new_decoder_architecture", false) || !parallel ? 2 : 1);
        model.normsPerLayer = parallel ? norms : 2;
        model.mlpBias = in.flag("bias", false);
    }
    if (const auto projected = in.integer({"word_embed_proj_dim"}, 1, kMaxWidth);
        projected && *projected != model.hidden)
        in.refuse(ErrorCode::Unsupported,
            Phrase::of("The embeddings of this model are narrower than its layers, which cannot be planned"),
            "word_embed_proj_dim");
    readAttention(in, family, model);
    readSparseAttention(in, family, model, diagnostics);
    model.ffn = readFeedForward(in, family, model.hidden);
    readExperts(in, family, model);
    readWindows(in, family, model);
    model.mtpLayers = in.integerOr(
        {"num_nextn_predict_layers", "mtp_num_hidden_layers", "mtp_num_layers", "num_mtp_modules"}, 0, 64, 0);
    in.find("mtp_transformer_layers"); // of one such module: 1 in all that are published
    if (in.error())
        return tl::unexpected<Error>(*in.error());
    std::vector<std::string> missing = in.missing();
    std::ranges::replace(missing, "padded_vocab_size", "vocab_size"); // of both the one that all have
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
    if (std::optional<Error> unknown = reportUnknownKeys(in, family, diagnostics))
        return tl::unexpected<Error>(std::move(*unknown));
    model.details = readModelDetails(in.object(), model, in.at({}).pointer, diagnostics);
    if (!in.assumed().empty())
        diagnostics.push_back({Severity::Hint, "model-default-used",
            Phrase::of(
                "The config leaves out what its family has a value for: {}.", fmt::join(in.assumed(), ", ")),
            in.at({}), in.assumed(), {}});
    return ModelReading {std::move(model), std::move(diagnostics)};
}

/// Python writes Infinity and NaN, which JSON does not know: quoted, they are no numbers to anybody.
std::string quotedConstants(std::string_view text)
{
    constexpr auto constants = std::to_array<std::string_view>({"-Infinity", "Infinity", "NaN"});
    std::string out;
    out.reserve(text.size());
    bool inText = false;
    for (std::size_t i = 0; i < text.size();) {
        const auto* found = std::ranges::find_if(
            constants, [&](std::string_view constant) { return text.substr(i).starts_with(constant); });
        if (!inText && found != constants.end()) {
            out += fmt::format("\"{}\"", *found);
            i += found->size();
            continue;
        }
        if (text[i] == '\\' && inText && i + 1 < text.size())
            out += text[i++];
        else if (text[i] == '"')
            inText = !inText;
        out += text[i++];
    }
    return out;
}

/// The object that describes the language model: the document itself, or a nested one of a multimodal model.
std::pair<const Json*, std::string> languagePart(const Json& document)
{
    // Qwen's models that hear and speak think in a part of their own.
    if (const auto thinker = document.find("thinker_config");
        thinker != document.end() && thinker->is_object())
        if (const auto text = thinker->find("text_config"); text != thinker->end() && text->is_object())
            return {&*text, "/thinker_config/text_config"};
    for (const char* key : {"text_config", "llm_config", "language_config"}) {
        const auto nested = document.find(key);
        if (nested != document.end() && nested->is_object())
            return {&*nested, std::string("/") + key};
    }
    return {&document, {}};
}

/// The type of the language part; the outer type serves where the inner object names none, and the class of
/// the model where none does.
std::string familyName(const Json& document, const Json& part)
{
    for (const Json* object : {&part, &document}) {
        const auto type = object->find("model_type");
        if (type != object->end() && type->is_string())
            return type->get<std::string>().substr(0, 80);
    }
    for (const Json* object : {&part, &document}) {
        const auto classes = object->find("architectures");
        if (classes != object->end() && classes->is_array() && !classes->empty() && (*classes)[0].is_string())
            return typeOfArchitecture((*classes)[0].get<std::string>().substr(0, 80));
    }
    return {};
}

/// A type that nobody knows is read like Llama, whose feed-forward part is gated. Where the activation is
/// that of ungated ones nothing can be said.
Result<void> refuseUngated(const Json& part, const std::string& pointer, const std::string& type)
{
    for (const char* key : {"hidden_act", "activation_function", "hidden_activation"}) {
        const auto word = part.find(key);
        if (word == part.end() || !word->is_string())
            continue;
        constexpr auto ungated =
            std::to_array<std::string_view>({"gelu", "gelu_new", "gelu_fast", "relu", "relu2", "xielu"});
        if (std::ranges::find(ungated, word->get<std::string>()) != ungated.end())
            return fail(ErrorCode::Unsupported,
                Phrase::of(
                    "The model type \"{}\" is unknown, and with the activation \"{}\" it cannot be told "
                    "whether its feed-forward part is gated",
                    type, word->get<std::string>()),
                Place {{}, 0, 0, pointer + pointerStep(key)},
                Phrase::of("Give the model as a \"spec\" of a plan"));
    }
    return {};
}

Diagnostic note(Severity severity, const char* code, Phrase message, const char* pointer)
{
    return {severity, code, std::move(message), Place {{}, 0, 0, pointer}, {}, {}};
}

Result<void> refuseOtherShapes(
    const Json& document, const Json& part, const std::string& pointer, const std::string& type)
{
    if (document.contains("dim") && document.contains("inter_dim") && document.contains("n_layers"))
        return fail(ErrorCode::Unsupported,
            Phrase::of("This is DeepSeek's own inference configuration, not a Hugging Face config.json"), {},
            Phrase::of("Use the config.json beside the model's weights"));
    const auto crossed = document.find("is_encoder_decoder");
    const bool encoderDecoder = crossed != document.end() && crossed->is_boolean() && crossed->get<bool>();
    // MiniMax' first models share their type with later ones that have attention in all layers.
    const bool attendsEverywhere = part.contains("attn_type_list") && unsupportedKey(part).key.empty();
    const std::string_view reason = encoderDecoder ? whyUnsupported("t5")
        : type == "minimax" && attendsEverywhere   ? std::string_view()
                                                   : whyUnsupported(type);
    if (!reason.empty())
        return fail(ErrorCode::Unsupported,
            Phrase::of("The model (\"{}\") cannot be planned: it is {}", type, reason),
            Place {{}, 0, 0, encoderDecoder ? "/is_encoder_decoder" : "/model_type"},
            Phrase::of(
                "Only decoders whose layers all have attention, with or without experts, can be laid out"));
    if (const UnsupportedKey found = unsupportedKey(part); !found.key.empty())
        return fail(ErrorCode::Unsupported,
            Phrase::of("The model (\"{}\") cannot be planned: {} (\"{}\")", type, found.reason, found.key),
            Place {{}, 0, 0, pointer + pointerStep(found.key)},
            Phrase::of("Only decoders whose layers all have attention, with or without experts, can be laid "
                       "out"));
    return {};
}

} // namespace

Result<ModelReading> readHuggingFaceConfig(std::string_view json, std::string name)
{
    const Result<Json> document = parseJson(quotedConstants(json));
    if (!document)
        return tl::unexpected<Error>(document.error());
    if (!document->is_object())
        return fail(
            ErrorCode::BadValue, Phrase::of("A config.json is an object at its top level; this is not"));
    const auto [part, pointer] = languagePart(*document);
    const std::string type = familyName(*document, *part);
    if (const Result<void> usable = refuseOtherShapes(*document, *part, pointer, type); !usable)
        return tl::unexpected<Error>(usable.error());

    Diagnostics diagnostics;
    // Multimodal wrappers name the language part "llama4" where the text model is "llama4_text".
    const HuggingFaceFamily* family = findFamily(type == "minimax" ? "minimax_m2" : type);
    if (family == nullptr)
        family = findFamily(type + "_text");
    HuggingFaceFamily assumed;
    if (family == nullptr) {
        if (Result<void> gated = refuseUngated(*part, pointer, type); !gated)
            return tl::unexpected<Error>(gated.error());
        assumed.type = type;
        family = &assumed;
        diagnostics.push_back(note(Severity::Warning, "model-type-unknown",
            type.empty()
                ? Phrase::of("The config names no model type: it was read as a Llama-like decoder.")
                : Phrase::of("The model type \"{}\" is unknown and was read as a Llama-like decoder.", type),
            "/model_type"));
    }
    if (!pointer.empty())
        diagnostics.push_back(note(Severity::Hint, "model-part-ignored",
            Phrase::of("Only the language part of this multimodal model was read."), pointer.c_str()));
    if (const Phrase left = approximationOf(family->type); !left.empty())
        diagnostics.push_back(
            note(Severity::Warning, "model-approximate", Phrase::sentence(left), "/model_type"));
    Members outer(*document, {});
    Members members(*part, pointer);
    members.find("model_type");
    return readMembers(members, outer, *family, std::move(name), std::move(diagnostics));
}

} // namespace rankloom
