// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/phrase.h"
#include "core/model/model_spec.h"

namespace rankloom {

/// Where the biases of a family's attention come from.
enum class AttentionBias : std::uint8_t {
    None,
    QueryKeyValue, ///< always, on q, k, v only (Qwen2)
    All, ///< always, on q, k, v and o (GPT-2)
    ByKey, ///< `attention_bias` puts them on q, k, v and o (Llama)
    QueryKeyValueByKey, ///< `attention_bias` puts them on q, k, v only (GLM-4)
};

/// Which layers have windows where a config gives only their width.
enum class WindowRule : std::uint8_t {
    None, ///< `sliding_window` is read by nobody, or only where use_sliding_window says so
    AllLayers, ///< Mistral, Phi-3
    EveryOther, ///< Gemma 2: the first, the third, …
    ByPattern, ///< all but every sliding_window_pattern-th (Gemma 3: 6, Cohere 2: 4)
    FromLayer, ///< use_sliding_window: those from max_window_layers on (Qwen 2 and 3)
};

/// What a Hugging Face `model_type` implies beyond the numbers of its config.json
/// (transformers, src/transformers/models/<type>/modeling_<type>.py and configuration_<type>.py).
struct HuggingFaceFamily {
    std::string_view type;
    AttentionBias attentionBias = AttentionBias::ByKey;
    bool mlpBias = false;
    bool gatedMlp = true;
    bool tiedByDefault = false; ///< when tie_word_embeddings is absent
    NormKind norm = NormKind::Rms;
    int normsPerLayer = 2;
    QkNorm qkNorm = QkNorm::None;
    bool learnedPositions = false;
    bool headBias = false;
    bool latentAttention = false;
    int indexerHeads = 0; ///< of sparse attention, where a config gives none; 0 = attention is whole
    bool routerBias = false;
    bool expertBias = false;
    bool sharedGate = false;
    bool attentionSinks = false;
    bool plainQkNorm = false; ///< use_qk_norm normalises without parameters (Llama 4)
    // What transformers assumes where a config leaves a key out (configuration_<type>.py); 0 = no such value,
    // or the one that follows from the other sizes. Published configs of Gemma 3 do leave them out.
    int defaultVocabulary = 0;
    int defaultHeads = 0;
    int defaultKeyValueHeads = 0;
    int defaultHeadDim = 0;
    WindowRule windows = WindowRule::None;
    int windowPattern = 0; ///< of ByPattern, where the config gives none
    int positionOffset = 0; ///< learned positions beyond the longest sequence (OPT: 2)
    bool doubledFfn = false; ///< intermediate_size counts both halves of a gated MLP (Qwen 1, OLMo 1)
    PhraseWord approximation {""}; ///< what the reading leaves out, without a full stop; empty = exact
};

/// All families that can be read, sorted by type.
const HuggingFaceFamily* findFamily(std::string_view type);
/// What a model of that type has where nothing is stated; none where its attention is whole.
std::optional<SparseAttention> usualSparseAttention(std::string_view type);
/// What a reading of that type leaves out of the model, without a full stop; empty = nothing.
Phrase approximationOf(std::string_view type);

/// The model_type that a class of models has: "DeepseekV3ForCausalLM" is of deepseek_v3. Empty for a class
/// that is not known.
std::string typeOfArchitecture(std::string_view name);

/// Why a model_type cannot be planned at all; empty when nothing speaks against it.
std::string_view whyUnsupported(std::string_view type);

} // namespace rankloom
