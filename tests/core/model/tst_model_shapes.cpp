// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include <QTest>

#include "core/model/hf_config.h"
#include "core/model/key_value_cache.h"
#include "core/model/parameters.h"

using namespace rankloom;

namespace {

std::string small(const std::string& more, const std::string& type = "llama")
{
    const char* sizes = R"("hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 4,
        "num_attention_heads": 4, "vocab_size": 100)";
    return "{\"model_type\": \"" + type + "\", " + sizes + more + "}";
}

std::int64_t totalOf(const std::string& config)
{
    const auto reading = readHuggingFaceConfig(config, "x");
    return reading ? countParameters(reading->model).total : -1;
}

bool has(const Diagnostics& found, const std::string& code)
{
    return std::ranges::any_of(found, [&](const Diagnostic& d) { return d.code == code; });
}

} // namespace

/// Shapes that are planned rightly or refused by name, whatever a config.json calls them.
class TestModelShapes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What is no decoder with attention in every layer is refused, by its type or by its keys.
    void otherShapesAreRefused_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* tag, const std::string& config, const char* pointer,
                             const char* words) {
            QTest::newRow(tag) << QString::fromStdString(config) << QString(pointer) << QString(words);
        };
        for (const char* type : {"mamba2", "jamba", "zamba2", "bamba", "nemotron_h", "granitemoehybrid",
                 "falcon_h1", "falcon_mamba"})
            row(type, small("", type), "/model_type", "state-space");
        for (const char* type : {"qwen3_next", "qwen3_5_moe", "kimi_linear", "minimax_text_01", "minimax_m1",
                 "bailing_moe_linear"})
            row(type, small("", type), "/model_type", "linear attention");
        for (const char* type : {"lfm2", "recurrent_gemma", "rwkv7"})
            row(type, small("", type), "/model_type", "recurrent");
        row("EAGLE 3", small(R"(, "draft_vocab_size": 32000)"), "/draft_vocab_size", "speculative decoding");
        row("DFlash", small(R"(, "dflash_config": {"block": 16})"), "/dflash_config", "speculative decoding");
        row("EAGLE", small(R"(, "eagle_config": {"aux": true})"), "/eagle_config", "speculative decoding");
        row("use_cla", small(R"(, "use_cla": true)", "hunyuan_v1_moe"), "/use_cla",
            "keys and values of others");
        // Without the number of its experts a mixture would count as one small dense model.
        row("mixture", small(R"(, "moe_intermediate_size": 32, "num_experts_per_tok": 2)", "deepseek"),
            "/moe_intermediate_size", "how many experts");
        // Of a type that nobody knows the activation says whether a matrix is missing.
        row("relu2", small(R"(, "hidden_act": "relu2")", "brand_new"), "/hidden_act", "gated");
        row("gelu", small(R"(, "activation_function": "gelu")", "brand_new"), "/activation_function",
            "gated");
        for (const char* type : {"jetmoe", "deepseek_v4", "gemma3n"})
            row(type, small("", type), "/model_type", "attention differs");
        // Types nobody knows, told by their keys.
        row("state space of another type", small(R"(, "mamba_d_state": 16)", "mine"), "/mamba_d_state",
            "Mamba");
        row("a pattern of layers", small(R"(, "hybrid_override_pattern": "M-M*-")", "mine"),
            "/hybrid_override_pattern", "Mamba");
        row("linear layers of another type", small(R"(, "linear_num_key_heads": 16)", "mine"),
            "/linear_num_key_heads", "linear attention");
        row("lightning attention", small(R"(, "attn_type_list": [0, 0, 0, 1])", "minimax"), "/model_type",
            "linear attention");
        row("listed layers",
            small(R"(, "layer_types": ["linear_attention", "full_attention", "full_attention", "conv"])"),
            "/layer_types", "linear_attention");
        row("latent experts", small(R"(, "num_experts": 8, "num_experts_per_tok": 2, "moe_latent_size": 32)"),
            "/moe_latent_size", "latent space");
        row("layers that differ", small(R"(, "block_configs": [{}])"), "/block_configs", "differ");
        row("nested",
            R"({"model_type": "mine", "text_config": )" + small(R"(, "ssm_state_size": 128)", "mine") + "}",
            "/text_config/ssm_state_size", "Mamba");
    }
    void otherShapesAreRefused()
    {
        QFETCH(const QString, config);
        QFETCH(const QString, pointer);
        QFETCH(const QString, words);
        const auto reading = readHuggingFaceConfig(config.toStdString(), "x");
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, ErrorCode::Unsupported);
        QCOMPARE(QString::fromStdString(reading.error().where.pointer), pointer);
        QVERIFY2(
            QString::fromStdString(reading.error().text()).contains(words), reading.error().text().c_str());
        QVERIFY(!reading.error().remedy.empty());
    }

    /// A type that nobody knows is read as a Llama only where every key of its config is known.
    void unknownTypesAreNoGuess()
    {
        const auto plain =
            readHuggingFaceConfig(small(R"(, "rope_theta": 1e6, "use_cache": true)", "mine"), "x");
        QVERIFY(plain && has(plain->diagnostics, "model-type-unknown"));
        const auto odd = readHuggingFaceConfig(small(R"(, "num_memory_slots": 4)", "mine"), "x");
        QVERIFY(!odd);
        QCOMPARE(odd.error().code, ErrorCode::Unsupported);
        QVERIFY(odd.error().text().find("num_memory_slots") != std::string::npos);
        // Of a known type it is told by name; null, false, rates and tokens change nothing.
        const auto known = readHuggingFaceConfig(
            small(R"(, "num_memory_slots": 4, "a_b": null, "c_d": false, "x_dropout": 0.5, "y_token_id": 7)"),
            "x");
        QVERIFY(known);
        QCOMPARE(known->diagnostics.size(), std::size_t {1});
        QCOMPARE(known->diagnostics[0].where.pointer, std::string("/num_memory_slots"));
        QCOMPARE(known->diagnostics[0].severity, Severity::Warning);
    }

    /// Lists of one value a layer, words for patterns, and classes where the type is not given.
    void otherSpellingsAreRead()
    {
        const std::string moe = R"(, "num_experts": 8, "moe_intermediate_size": 32, "num_shared_expert": )";
        const std::int64_t plain = totalOf(small(moe + R"(1, "moe_topk": 2)", "hunyuan_v1_moe"));
        QVERIFY(plain > 0);
        QCOMPARE(totalOf(small(moe + R"([1, 1, 1, 1], "moe_topk": [2, 2, 2, 2])", "hunyuan_v1_moe")), plain);
        QCOMPARE(totalOf(small(moe + R"([1, 1, 1, 0], "moe_topk": [2, 2, 2, 2])", "hunyuan_v1_moe")), -1);
        const std::string experts = R"(, "moe_intermediate_size": 32, "num_experts_per_tok": 2, )";
        QCOMPARE(totalOf(small(experts + R"("num_routed_experts": 8)", "qwen3_moe")),
            totalOf(small(experts + R"("num_experts": 8)", "qwen3_moe")));
        const auto window = readHuggingFaceConfig(
            small(R"(, "sliding_window": 16, "sliding_window_pattern": "LLLG")", "exaone4"), "x");
        QVERIFY(window.has_value());
        QCOMPARE(window->model.window->layerIsWindowed, (std::vector<bool> {true, true, true, false}));
        // Apertus and Arcee have two matrices a layer, not three.
        for (const char* type : {"apertus", "arcee"})
            QCOMPARE(totalOf(small("")) - totalOf(small(R"(, "hidden_act": "relu2")", type)),
                std::int64_t {4 * 64 * 128} - (std::string(type) == "apertus" ? 4 * 2 * 16 : 0));
        const std::string untyped = small(R"(, "architectures": ["Qwen3ForCausalLM"])", "");
        std::string typeless = untyped;
        typeless.replace(typeless.find("\"model_type\": \"\", "), 18, "");
        const auto read = readHuggingFaceConfig(typeless, "x");
        QVERIFY(read.has_value());
        QCOMPARE(read->model.family, std::string("qwen3"));
        QVERIFY(!has(read->diagnostics, "model-type-unknown"));
        const auto thinks =
            readHuggingFaceConfig(R"({"model_type": "qwen3_omni_moe", "thinker_config": {"text_config": )"
                    + small(experts + R"("num_experts": 8)", "qwen3_omni_moe_text") + "}}",
                "x");
        QVERIFY2(thinks.has_value(), thinks ? "" : thinks.error().text().c_str());
        QCOMPARE(countParameters(thinks->model).total,
            totalOf(small(experts + R"("num_experts": 8)", "qwen3_moe")));
        // The key that every config has, not the one that few have.
        const auto lacks = readHuggingFaceConfig(R"({"model_type": "llama", "hidden_size": 64})", "x");
        QVERIFY(lacks.error().text().find("padded") == std::string::npos);
        QVERIFY(lacks.error().text().find("vocab_size") != std::string::npos);
    }

    void sharedExpertsHaveManyNames()
    {
        const std::string moe =
            R"(, "num_experts": 8, "num_experts_per_tok": 2, "moe_intermediate_size": 32)";
        const std::int64_t without = totalOf(small(moe));
        const std::int64_t oneShared = 4 * 3 * 64 * 32; // in four layers
        for (const char* key :
            {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert"})
            QCOMPARE(totalOf(small(moe + ", \"" + key + "\": 2")), without + 2 * oneShared);
        for (const char* key : {"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                 "shared_intermediate_size"})
            QCOMPARE(totalOf(small(moe + ", \"" + key + "\": 96")), without + 3 * oneShared);
        QCOMPARE(
            totalOf(small(moe + R"(, "num_shared_experts": 2, "moe_shared_expert_intermediate_size": 96)")),
            without + 6 * oneShared);
    }

    void paddedVocabularyCounts()
    {
        const std::int64_t plain = totalOf(small(""));
        QCOMPARE(totalOf(small(R"(, "padded_vocab_size": 128)")), plain + 2 * 28 * 64);
        const char* chat =
            R"({"model_type": "chatglm", "hidden_size": 64, "ffn_hidden_size": 128, "num_layers": 4,
            "num_attention_heads": 4, "padded_vocab_size": 100})";
        QCOMPARE(totalOf(chat), plain);
    }

    void missingWidthsFollowTheFamily()
    {
        const std::string gpt =
            R"({"model_type": "gpt2", "n_embd": 64, "n_layer": 2, "n_head": 4, "vocab_size": 100,
            "n_positions": 32, "n_inner": )";
        QCOMPARE(totalOf(gpt + "null}"), totalOf(gpt + "256}"));
        // A gated MLP has no such rule: nothing is guessed.
        const auto gated =
            readHuggingFaceConfig(R"({"model_type": "llama", "hidden_size": 64, "n_inner": null,
            "num_hidden_layers": 2, "num_attention_heads": 4, "vocab_size": 100})",
                "x");
        QVERIFY(!gated && gated.error().text().find("intermediate_size") != std::string::npos);
    }

    /// Python writes what JSON does not know; a size that is infinite is none.
    void infinityIsReadOver()
    {
        const std::int64_t plain = totalOf(small(""));
        const std::string endless =
            R"(, "rope_x": Infinity, "time_limit": [0.0, Infinity], "init_y": -Infinity,
            "router_jitter_z": NaN)";
        QCOMPARE(totalOf(small(endless)), plain);
        QCOMPARE(totalOf(small(endless + ", \"_name_or_path\": \"NaN \\\" Infinity\"")), plain);
        const auto size = readHuggingFaceConfig(small(R"(, "head_dim": Infinity)"), "x");
        QVERIFY(!size);
        QCOMPARE(size.error().code, ErrorCode::BadValue);
        QCOMPARE(size.error().where.pointer, std::string("/head_dim"));
    }

    /// Totals as published with the checkpoints.
    void otherFamiliesAreExact_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<qint64>("total");
        QTest::newRow("opt-125m") << QByteArray(
            R"({"model_type":"opt","activation_function":"relu","do_layer_norm_before":true,"enable_bias":true,
            "ffn_dim":3072,"hidden_size":768,"layer_norm_elementwise_affine":true,"max_position_embeddings":2048,
            "num_attention_heads":12,"num_hidden_layers":12,"vocab_size":50272,"word_embed_proj_dim":768})")
                                  << qint64 {125'239'296};
        QTest::newRow("falcon-7b") << QByteArray(
            R"({"model_type":"falcon","alibi":false,"bias":false,"hidden_size":4544,"multi_query":true,
            "new_decoder_architecture":false,"num_attention_heads":71,"num_hidden_layers":32,"parallel_attn":true,
            "vocab_size":65024})") << qint64 {6'921'720'704};
        QTest::newRow("starcoder") << QByteArray(
            R"({"model_type":"gpt_bigcode","attention_softmax_in_fp32":true,"multi_query":true,"n_embd":6144,
            "n_head":48,"n_inner":24576,"n_layer":40,"n_positions":8192,"vocab_size":49152,
            "scale_attention_softmax_in_fp32":true})")
                                   << qint64 {15'517'456'384};
        QTest::newRow("chatglm3-6b") << QByteArray(
            R"({"model_type":"chatglm","add_bias_linear":false,"add_qkv_bias":true,"ffn_hidden_size":13696,
            "apply_query_key_layer_scaling":true,"bias_dropout_fusion":true,"hidden_size":4096,"kv_channels":128,
            "multi_query_attention":true,"multi_query_group_num":2,"num_attention_heads":32,"num_layers":28,
            "original_rope":true,"padded_vocab_size":65024,"post_layer_norm":true,"rmsnorm":true,"seq_length":8192})")
                                     << qint64 {6'243'584'000};
        QTest::newRow("smollm3-3b") << QByteArray(
            R"({"model_type":"smollm3","hidden_size":2048,"intermediate_size":11008,"num_attention_heads":16,
            "num_hidden_layers":36,"num_key_value_heads":4,"vocab_size":128256,"no_rope_layers":[1,1,1,0]})")
                                    << qint64 {3'075'098'624};
        QTest::newRow("seed-oss-36b") << QByteArray(
            R"({"model_type":"seed_oss","attention_bias":true,"attention_out_bias":false,"head_dim":128,
            "hidden_size":5120,"intermediate_size":27648,"num_attention_heads":80,"num_hidden_layers":64,
            "num_key_value_heads":8,"tie_word_embeddings":false,"vocab_size":155136})")
                                      << qint64 {36'151'104'512};
    }
    void otherFamiliesAreExact()
    {
        QFETCH(const QByteArray, config);
        QFETCH(const qint64, total);
        const auto reading = readHuggingFaceConfig(config.toStdString(), "x");
        QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
        QCOMPARE(qint64 {countParameters(reading->model).total}, total);
        for (const Diagnostic& d : reading->diagnostics)
            QVERIFY2(d.severity == Severity::Hint, d.message.c_str());
    }

    /// Layers with windows keep no more tokens than the window; up to it nothing changes.
    void windowsBoundKeysAndValues()
    {
        const ModelSpec gemma = *modelPreset("gemma-2-9b"); // 42 layers, every other one sees 4096 tokens
        QCOMPARE(gemma.windowedLayers(), 21);
        const double layer = 2.0 * 2 * gemma.kvHeads * gemma.headDim; // bytes of a token
        QCOMPARE(kvCacheBytes(gemma, 4096).value(), 42 * layer * 4096);
        QCOMPARE(kvCacheBytes(gemma, 8192).value(), 21 * layer * (8192 + 4096));
        const ModelSpec oss = *modelPreset("gpt-oss-120b"); // 36 layers, half of them see 128
        QCOMPARE(oss.windowedLayers(), 18);
        QCOMPARE(kvCacheBytes(oss, 131072).value(), 18 * 2.0 * 2 * 8 * 64 * (131072.0 + 128));
        const ModelSpec llama = *modelPreset("llama-3-8b");
        QVERIFY(!llama.window);
        QCOMPARE(kvCacheBytes(llama, 1000).value(), 1000 * 32 * 2.0 * 2 * 8 * 128);
    }

    /// Against the sum over every token of what it attends to.
    void windowsBoundOperations()
    {
        const ModelSpec gemma = *modelPreset("gemma-2-9b");
        const int s = 10000;
        const auto attended = [&](double window) {
            double sum = 0;
            for (int token = 0; token < s; ++token)
                sum += std::min(token + 0.5, window); // half of its own, as the full square counts
            return sum / s;
        };
        ModelSpec without = gemma;
        without.window.reset();
        const double widths = 2.0 * gemma.heads * gemma.headDim;
        const double saved = 21 * 2 * widths * (attended(1e9) - attended(4096));
        const double difference =
            flopsPerToken(without, s).forward.value() - flopsPerToken(gemma, s).forward.value();
        QVERIFY2(
            std::abs(difference - saved) < 1e-3 * saved, qPrintable(QString::number(difference / saved)));
        QCOMPARE(flopsPerToken(without, 4096).forward.value(), flopsPerToken(gemma, 4096).forward.value());
    }

    void windowsAreReadAsGiven()
    {
        const auto windowed = [](const std::string& config) {
            const auto reading = readHuggingFaceConfig(config, "x");
            std::string layers;
            for (int l = 0; reading && l < reading->model.layers; ++l)
                layers += reading->model.isWindowed(l) ? 'w' : 'f';
            return layers;
        };
        QCOMPARE(windowed(small(R"(, "sliding_window": 8)", "mistral")), std::string("wwww"));
        QCOMPARE(windowed(small(R"(, "sliding_window": null)", "mistral")), std::string("ffff"));
        QCOMPARE(windowed(small(R"(, "sliding_window": 8, "use_sliding_window": false)", "qwen2")),
            std::string("ffff"));
        QCOMPARE(
            windowed(small(
                R"(, "sliding_window": 8, "use_sliding_window": true, "max_window_layers": 3)", "qwen2")),
            std::string("fffw"));
        QCOMPARE(windowed(small(R"(, "sliding_window": 8, "sliding_window_pattern": 2)", "gemma3_text")),
            std::string("wfwf"));
        const char* listed = R"(, "sliding_window": 8,
            "layer_types": ["full_attention", "sliding_attention", "sliding_attention", "full_attention"])";
        QCOMPARE(windowed(small(listed)), std::string("fwwf"));
    }
};

QTEST_APPLESS_MAIN(TestModelShapes)
#include "tst_model_shapes.moc"
