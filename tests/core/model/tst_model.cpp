// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/model/hf_config.h"
#include "core/model/key_value_cache.h"
#include "core/model/layer_parameters.h"
#include "core/model/parameters.h"
#include "core/model/rotary.h"

using namespace rankloom;
using Json = nlohmann::json;

namespace {

/// Published totals, to the last digit: the model cards and safetensors headers of the named checkpoints;
/// the four GPT shapes of arXiv 2205.05198 with 51200 words and 2048 learned positions by formula.
struct PublishedCount {
    const char* preset;
    std::int64_t total;
    std::int64_t active;
};
constexpr auto kPublished = std::to_array<PublishedCount>({
    {"llama-2-7b", 6738415616, 6738415616},
    {"llama-2-70b", 68976648192, 68976648192},
    {"llama-3-8b", 8030261248, 8030261248},
    {"llama-3-70b", 70553706496, 70553706496},
    {"llama-3.1-405b", 405853388800, 405853388800},
    {"llama-3.2-1b", 1235814400, 1235814400},
    {"mistral-7b", 7241732096, 7241732096},
    {"mixtral-8x7b", 46702792704, 12879925248},
    {"mixtral-8x22b", 140620634112, 39152031744},
    {"deepseek-v2", 235741434880, 21375800320},
    {"deepseek-v2-lite", 15706484224, 2661150208},
    {"deepseek-v3", 671026419200, 37552297472},
    {"deepseek-v3.2", 671026419200 + 61LL * 13959424, 37552297472 + 61LL * 13959424},
    // Of the checkpoints 358,337,791,296 (GLM-4.5), 356,785,898,816 (4.6) and 110,468,824,832 (Air) without
    // the prediction layer, and in two of them without its copies of embedding and output layer.
    {"glm-4.5", 358337791296 - 3988069792 - 2LL * 151552 * 5120, 33632266144},
    {"glm-4.6", 356785898816 - 3988069792, 33632266144},
    {"glm-4.5-air", 110468824832 - 2375059584 - 2LL * 151552 * 4096, 13424129664},
    // Of the checkpoints 108,641,793,536 and 401,583,781,376 without 871,932,416 of what sees.
    {"llama-4-scout", 108641793536 - 871932416, 17172894720},
    {"llama-4-maverick", 401583781376 - 871932416, 17184691200},
    // Of the checkpoint 228,703,644,928 without 13,880,064 scales of its 8-bit blocks.
    {"minimax-m2", 228703644928 - 13880064, 11030553088},
    {"qwen2.5-7b", 7615616512, 7615616512},
    {"qwen3-32b", 32762123264, 32762123264},
    {"qwen3-30b-a3b", 30532122624, 3353032704},
    {"qwen2-57b-a14b", 57408658944, 14249270784},
    {"olmoe-1b-7b", 6919161856, 1282017280},
    {"gpt-oss-20b", 20914757184, 4187440704},
    {"gpt-oss-120b", 116829156672, 5711982912},
    {"phi-3.5-moe", 41873153344, 6640999744},
    {"gemma-2b", 2506172416, 2506172416},
    {"gemma-2-9b", 9241705984, 9241705984},
    {"gemma-3-1b", 999885952, 999885952},
    {"phi-2", 2779683840, 2779683840},
    {"gpt-neox-20b", 20554567680, 20554567680},
    {"gpt2", 124439808, 124439808},
    {"gpt2-xl", 1557611200, 1557611200},
    {"gpt-22b", 22074273792, 22074273792},
    {"gpt3-175b", 174615846912, 174615846912},
    {"mt-nlg-530b", 529600819200, 529600819200},
    {"gpt-1t", 1008038758400, 1008038758400},
});

std::string fileText(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Cells of one CSV line with quoted cells (enough for the reference tables, which hold no line breaks).
std::vector<std::string> csvCells(const std::string& line)
{
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
            cells.back() += line[i++];
        else if (line[i] == '"')
            quoted = !quoted;
        else if (line[i] == ',' && !quoted)
            cells.emplace_back();
        else if (line[i] != '\r')
            cells.back() += line[i];
    }
    return cells;
}

std::vector<std::vector<std::string>> csvRows(const std::string& path)
{
    std::istringstream in(fileText(path));
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(in, line);)
        rows.push_back(csvCells(line));
    return rows;
}

std::string referenceFile(const char* name) { return std::string(RANKLOOM_REFERENCE_DATA) + "/" + name; }

constexpr const char* kSmall = R"({"model_type": "llama", "hidden_size": 64, "intermediate_size": 128,
    "num_hidden_layers": 2, "num_attention_heads": 4, "vocab_size": 100)";

std::string small(const std::string& more) { return kSmall + more + "}"; }

} // namespace

class TestModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void presetsHavePublishedCounts()
    {
        for (const PublishedCount& published : kPublished) {
            const auto model = modelPreset(published.preset);
            QVERIFY2(model, published.preset);
            const ParameterCounts counts = countParameters(*model);
            QVERIFY2(counts.total == published.total,
                qPrintable(QString("%1: %2").arg(published.preset).arg(counts.total)));
            QVERIFY2(counts.active == published.active,
                qPrintable(QString("%1 active: %2").arg(published.preset).arg(counts.active)));
        }
    }

    void everyPresetReadsWithoutWarnings()
    {
        const std::vector<std::string> names = modelPresets();
        QVERIFY(names.size() >= 30);
        QVERIFY(std::is_sorted(names.begin(), names.end()));
        for (const std::string& name : names) {
            const auto reading = readModelPreset(name);
            QVERIFY2(reading, name.c_str());
            QCOMPARE(reading->model.name, name);
            QVERIFY(countParameters(reading->model).total > 0);
            for (const Diagnostic& d : reading->diagnostics)
                QVERIFY2(d.code == "model-approximate", (name + ": " + d.message.english()).c_str());
        }
    }

    /// The checkpoint of DeepSeek-V3.2-Exp has 865,484,288 parameters more than that of V3, without scales of
    /// 8-bit blocks: in each of 62 layers the projections of 64 heads of 128 from the queries' 1,536, of one
    /// key of 128 with its normalisation and of 64 weights.
    void indexersAreCounted()
    {
        const auto all = [](const char* preset) {
            const ParameterCounts counts = countParameters(*modelPreset(preset));
            return qint64 {counts.total + counts.mtp};
        };
        QCOMPARE(all("deepseek-v3.2") - all("deepseek-v3"), qint64 {865484288});
        const auto reading = readModelPreset("deepseek-v3.2");
        QCOMPARE(reading->diagnostics.size(), std::size_t {1});
        QVERIFY(reading->diagnostics[0].message.find("sparse attention") != std::string::npos);
        QVERIFY(readModelPreset("deepseek-v3")->diagnostics.empty());
    }

    void indexersAreReadFromTheirKeys()
    {
        QCOMPARE(*modelPreset("deepseek-v3.2")->sparse, (SparseAttention {2048, 64, 128}));
        QCOMPARE(*modelPreset("glm-5")->sparse, (SparseAttention {2048, 32, 128}));
        QVERIFY(!modelPreset("deepseek-v3")->sparse);
        const auto read = [](const std::string& more) {
            return readHuggingFaceConfig(
                R"({"model_type":"deepseek_v32","hidden_size":64,"intermediate_size":128,)"
                R"("num_hidden_layers":4,"num_attention_heads":4,"q_lora_rank":32,"kv_lora_rank":16,)"
                R"("qk_nope_head_dim":8,"qk_rope_head_dim":8,"v_head_dim":8,"vocab_size":100)"
                    + more + "}",
                "small");
        };
        const auto stated = read(R"(,"index_topk":7,"index_n_heads":3,"index_head_dim":5)");
        QCOMPARE(*stated->model.sparse, (SparseAttention {7, 3, 5}));
        QCOMPARE(stated->diagnostics.size(), std::size_t {1});
        const std::int64_t indexer = 32 * 3 * 5 + 64 * (5 + 3) + 2 * 5;
        ModelSpec whole = stated->model;
        whole.sparse.reset();
        QCOMPARE(qint64 {countParameters(stated->model).total},
            qint64 {countParameters(whole).total + 4 * indexer});
        // Where a config leaves them out, transformers has these (configuration_deepseek_v32.py).
        QCOMPARE(*read({})->model.sparse, (SparseAttention {2048, 64, 128}));
        QVERIFY(!read(R"(,"index_n_heads":0)"));
        for (const char* shared : {R"(,"index_topk_freq":4)", R"(,"index_topk_pattern":"FSSF")",
                 R"(,"indexer_types":["full","shared"])"})
            QVERIFY(std::ranges::any_of(read(shared)->diagnostics,
                [](const Diagnostic& d) { return d.message.find("another layer") != std::string::npos; }));
    }

    /// They have a name, and instead of a shape the reason why they have none.
    void unsupportedModelsAreNamed()
    {
        const std::vector<std::string> names = modelPresets();
        const auto why = [](const char* name) { return modelPreset(name).error(); };
        for (const char* name :
            {"nemotron-h-8b", "nemotron-h-47b", "nemotron-h-56b", "nemotron-3-nano-30b-a3b"}) {
            QCOMPARE(why(name).code, ErrorCode::Unsupported);
            QVERIFY2(why(name).message.find("state-space layers") != std::string::npos, name);
            QVERIFY(std::ranges::find(names, name) == names.end());
        }
        QCOMPARE(why("qwen3-next-80b-a3b").code, ErrorCode::Unsupported);
        QVERIFY(why("qwen3-next-80b-a3b").message.find("linear attention") != std::string::npos);
    }

    void partsAddUpToTheTotal()
    {
        for (const std::string& name : modelPresets()) {
            const auto model = modelPreset(name);
            const ParameterCounts counts = countParameters(*model);
            std::int64_t sum = counts.embedding + counts.head + counts.finalNorm;
            for (const std::int64_t layer : counts.perLayer)
                sum += layer;
            QCOMPARE(sum, counts.total);
            QVERIFY(counts.active <= counts.total);
        }
    }

    void referenceRowsAreExact()
    {
        const auto rows = csvRows(RANKLOOM_SOURCE_DIR "/tests/data/measured/memory/hf_param_counts.csv");
        int compared = 0;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const auto reading = readHuggingFaceConfig(rows[i].at(6), rows[i][0]);
            QVERIFY2(reading, rows[i][0].c_str());
            const ParameterCounts counts = countParameters(reading->model);
            QVERIFY2(std::to_string(counts.total) == rows[i][1], rows[i][0].c_str());
            QVERIFY2(std::to_string(counts.active) == rows[i][2], rows[i][0].c_str());
            ++compared;
        }
        QCOMPARE(compared, 28);
    }

    void referenceConfigsRead()
    {
        const auto rows = csvRows(referenceFile("formats/index.csv"));
        if (rows.empty())
            QSKIP("The reference measurements are not here.");
        int exact = 0;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            if (rows[i][0] != "hf_config")
                continue;
            const Json expected = Json::parse(rows[i][8]);
            const auto reading =
                readHuggingFaceConfig(fileText(referenceFile("formats/") + rows[i][1]), rows[i][1]);
            // An encoder-decoder; state-space, linear and compressed attention; attention that is a mixture.
            const auto refused = std::to_array<std::string>(
                {"switch_transformers", "jamba", "qwen3_5_moe_text", "deepseek_v4", "jetmoe"});
            if (std::ranges::find(refused, expected["model_type"].get<std::string>()) != refused.end()) {
                QVERIFY2(!reading && reading.error().code == ErrorCode::Unsupported, rows[i][1].c_str());
                continue;
            }
            QVERIFY2(reading, rows[i][1].c_str());
            const ModelSpec& model = reading->model;
            QCOMPARE(model.layers, expected["layers"].get<int>());
            QCOMPARE(model.hidden, expected["hidden"].get<int>());
            QCOMPARE(model.heads, expected["heads"].get<int>());
            QCOMPARE(model.kvHeads, expected.value("kv_heads", model.heads));
            if (expected.contains("tie"))
                QCOMPARE(model.tiedEmbeddings, expected["tie"].get<bool>());
            QCOMPARE(model.vocabulary, expected["vocab"].get<int>());
            // Qwen 1 writes twice the real width.
            if (expected.contains("ffn"))
                QCOMPARE(model.ffn * (model.family == "qwen" ? 2 : 1), expected["ffn"].get<int>());
            if (expected.contains("head_dim") && !model.mla)
                QCOMPARE(model.headDim, expected["head_dim"].get<int>());
            if (expected.contains("moe_ffn"))
                QCOMPARE(model.moe->expertFfn, expected["moe_ffn"].get<int>());
            if (expected.contains("shared"))
                QCOMPARE(model.moe->sharedFfn, expected["shared"].get<int>() * model.moe->expertFfn);
            if (expected.contains("dense_first"))
                QCOMPARE(model.layers - model.moeLayers(), expected["dense_first"].get<int>());
            if (expected.contains("experts")) {
                QCOMPARE(model.moe->experts, expected["experts"].get<int>());
                QCOMPARE(model.moe->topK, expected["topk"].get<int>());
            }
            QCOMPARE(
                model.mtpLayers, expected.contains("mtp") ? expected["mtp"].get<int>() : model.mtpLayers);
            if (expected.contains("total_params")) {
                const std::int64_t total = countParameters(model).total;
                QVERIFY2(total == expected["total_params"].get<std::int64_t>(),
                    qPrintable(QString("%1: %2").arg(rows[i][1].c_str()).arg(total)));
                ++exact;
            }
        }
        QCOMPARE(exact, 23);
    }

    /// 2 operations per matrix element and half of the attention square, by hand for Llama-2 7B at 4096.
    void flopsFollowTheMatrices()
    {
        const auto model = modelPreset("llama-2-7b");
        const FlopsPerToken flops = flopsPerToken(*model, 4096);
        const double matrices = 6738415616.0 - 32000.0 * 4096 - 65.0 * 4096;
        const double attention = 32 * 2.0 * 4096 * 4096;
        QCOMPARE(flops.forward.value(), 2 * matrices + attention);
        QCOMPARE(flops.backward.value(), 2 * flops.forward.value());
    }

    void keysAndValuesPerToken()
    {
        QCOMPARE(kvCacheBytes(*modelPreset("llama-3-70b"), 1).value(), 80 * 2.0 * 2 * 8 * 128);
        QCOMPARE(kvCacheBytes(*modelPreset("deepseek-v3"), 1).value(), 61 * 2.0 * (512 + 64));
    }

    /// Engines keep the indexer's key of 128 values in 8 bits with one scale of four bytes, whatever the
    /// cache is kept in and on every tensor-parallel device (vLLM's DeepseekV32IndexerCache, SGLang's
    /// NSATokenToKVPool, TensorRT-LLM's dsa.py).
    void indexersKeepKeysOfTheirOwn()
    {
        const ModelSpec model = *modelPreset("deepseek-v3.2");
        QCOMPARE(keyValueBytesPerToken(model, 1, 2).value(), 61 * (576 * 2 + 132.0));
        QCOMPARE(keyValueBytesPerToken(model, 8, 1).value(), 61 * (576 + 132.0));
        QCOMPARE(kvCacheBytes(model, 1000, 8).value(), 1000 * 61 * (576 * 2 + 132.0));
        QCOMPARE(keyValueBytesPerToken(*modelPreset("glm-5"), 1, 2).value(), 78 * (576 * 2 + 132.0));
    }

    /// DeepSeek-V3: 671 B without and 11.6 B for the multi-token-prediction layer beside the shared
    /// embedding and head (14 B in the paper counts both: arXiv 2412.19437 §2.2, README).
    void multiTokenPredictionIsCountedApart()
    {
        const ModelSpec model = *modelPreset("deepseek-v3");
        const ParameterCounts counts = countParameters(model);
        QCOMPARE(counts.mtp, moeLayerParameters(model).total() + 2LL * 7168 * 7168 + 3LL * 7168);
        QVERIFY(counts.mtp > 11'000'000'000 && counts.mtp < 12'000'000'000);
    }

    /// What that layer computes for a token, by hand from the shapes of DeepSeek-V3: latent attention,
    /// router, eight routed experts and a shared one, the 2h×h projection, the shared output layer; 4.1 % of
    /// the model.
    void multiTokenPredictionIsComputed()
    {
        const ModelSpec model = *modelPreset("deepseek-v3");
        const FlopsPerToken flops = flopsPerToken(model, 4096);
        const double h = 7168;
        const double attention =
            h * 1536 + 1536.0 * 128 * 192 + h * (512 + 64) + 512.0 * 128 * 256 + 128.0 * 128 * h;
        const double experts = 256 * h + 9 * 3 * h * 2048;
        const double scores = 128.0 * (192 + 128) * 4096;
        const double forward = 2 * (attention + experts + 2 * h * h + 129280 * h) + scores;
        QCOMPARE(flops.prediction.value(), 3 * forward);
        ModelSpec without = model;
        without.mtpLayers = 0;
        QCOMPARE(flopsPerToken(without, 4096).prediction.value(), 0.0);
        QCOMPARE(flopsPerToken(without, 4096).forward.value(), flops.forward.value());
    }

    void unknownPresetNamesTheNearest()
    {
        const auto model = modelPreset("llama3-70b");
        QVERIFY(!model);
        QCOMPARE(model.error().code, ErrorCode::BadValue);
        QVERIFY(model.error().remedy.find("llama-3-70b") != std::string::npos);
    }

    void hostileTextIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* tag, const std::string& text, ErrorCode code, const char* pointer) {
            QTest::newRow(tag) << QString::fromStdString(text) << static_cast<int>(code) << QString(pointer);
        };
        row("empty", "", ErrorCode::BadSyntax, "");
        row("truncated", kSmall, ErrorCode::BadSyntax, "");
        row("array", "[]", ErrorCode::BadValue, "");
        row("deep", std::string(100000, '['), ErrorCode::TooLarge, "*");
        row("deep object", small(R"(, "a": )" + std::string(80, '[') + std::string(80, ']')),
            ErrorCode::TooLarge, "*");
        row("duplicate", small(R"(, "hidden_size": 128)"), ErrorCode::Contradiction, "/hidden_size");
        row("negative", small(R"(, "head_dim": -8)"), ErrorCode::BadValue, "/head_dim");
        row("huge", small(R"(, "head_dim": 1e300)"), ErrorCode::BadValue, "/head_dim");
        row("overflow", small(R"(, "head_dim": 123456789012345678901234567890)"), ErrorCode::BadValue,
            "/head_dim");
        row("fraction", small(R"(, "head_dim": 64.5)"), ErrorCode::BadValue, "/head_dim");
        row("text", small(R"(, "head_dim": "64")"), ErrorCode::BadValue, "/head_dim");
        row("flag", small(R"(, "tie_word_embeddings": 1)"), ErrorCode::BadValue, "/tie_word_embeddings");
        row("groups", small(R"(, "num_key_value_heads": 3)"), ErrorCode::BadValue, "/num_key_value_heads");
        row("too many picked", small(R"(, "num_experts": 8, "num_experts_per_tok": 9)"), ErrorCode::BadValue,
            "/num_experts_per_tok");
        row("too large",
            R"({"model_type": "llama", "hidden_size": 1048576, "intermediate_size": 1048576, "vocab_size": 9,
                "num_hidden_layers": 4096, "num_attention_heads": 1})",
            ErrorCode::TooLarge, "");
        row("encoder-decoder", R"({"model_type": "t5", "is_encoder_decoder": true})", ErrorCode::Unsupported,
            "/is_encoder_decoder");
        row("encoder", R"({"model_type": "bert"})", ErrorCode::Unsupported, "/model_type");
        row("own inference format", R"({"dim": 7168, "inter_dim": 18432, "n_layers": 61})",
            ErrorCode::Unsupported, "");
    }
    void hostileTextIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        QFETCH(QString, pointer);
        const auto reading = readHuggingFaceConfig(text.toStdString(), "x");
        QVERIFY(!reading);
        QCOMPARE(static_cast<int>(reading.error().code), code);
        if (pointer != QLatin1String("*")) // "*": some place inside
            QCOMPARE(QString::fromStdString(reading.error().where.pointer), pointer);
        QVERIFY(!reading.error().message.empty());
    }

    void missingNumbersAreAllListed()
    {
        const auto reading = readHuggingFaceConfig(R"({"model_type": "newthing", "hidden_size": 64})", "x");
        QVERIFY(!reading);
        for (const char* key :
            {"num_hidden_layers", "num_attention_heads", "vocab_size", "intermediate_size"})
            QVERIFY2(reading.error().message.find(key) != std::string::npos, key);
    }

    void unknownKeysThatSpeakOfSizeAreReported()
    {
        const auto reading = readHuggingFaceConfig(
            small(R"(, "num_extra_heads": 4, "rope_theta": 10000, "num_key_value_heads": null)"), "x");
        QVERIFY(reading);
        QCOMPARE(reading->diagnostics.size(), std::size_t {1});
        QCOMPARE(reading->diagnostics[0].where.pointer, std::string("/num_extra_heads"));
        QCOMPARE(reading->model.kvHeads, 4);
    }

    /// Configs as published, with the totals of their language parts: those of the weight files less vision
    /// tower and projector (Gemma 3), or the sum over the published shapes.
    void publishedConfigsReadWithoutHelp_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("total");
        const auto gemma = [](const char* text) {
            return QByteArray(R"({"architectures":["Gemma3ForConditionalGeneration"],"model_type":"gemma3",)"
                              R"("mm_tokens_per_image":256,"vision_config":{"hidden_size":1152},)"
                              R"("text_config":{"model_type":"gemma3_text","rope_scaling":{"factor":8.0,)"
                              R"("rope_type":"linear"},"sliding_window":1024,)")
                + text + "}}";
        };
        QTest::newRow("gemma-3-4b") << gemma(
            R"("hidden_size":2560,"intermediate_size":10240,"num_hidden_layers":34)")
                                    << qint64 {3'880'263'168};
        QTest::newRow("gemma-3-12b") << gemma(
            R"("hidden_size":3840,"intermediate_size":15360,"num_hidden_layers":48,)"
            R"("num_attention_heads":16,"num_key_value_heads":8)")
                                     << qint64 {11'766'034'176};
        QTest::newRow("gemma-3-27b") << gemma(
            R"("head_dim":128,"hidden_size":5376,"intermediate_size":21504,"num_hidden_layers":62,)"
            R"("num_attention_heads":32,"num_key_value_heads":16)")
                                     << qint64 {27'009'346'304};
        const QByteArray llama4 =
            R"({"model_type":"llama4","tie_word_embeddings":false,"vision_config":{},"text_config":{)"
            R"("attention_bias":false,"attention_chunk_size":8192,"head_dim":128,"hidden_size":5120,)"
            R"("intermediate_size":8192,"intermediate_size_mlp":16384,"model_type":"llama4_text",)"
            R"("no_rope_layers":[1,1,1,0],"num_attention_heads":40,"num_experts_per_tok":1,)"
            R"("num_hidden_layers":48,"num_key_value_heads":8,"router_jitter_noise":0.0,"use_qk_norm":true,)"
            R"("vocab_size":202048,)";
        QTest::newRow("llama-4-scout") << llama4 + R"("interleave_moe_layer_step":1,"num_local_experts":16}})"
                                       << qint64 {107'769'861'120};
        // 24 dense layers of width 16384 and 24 mixtures of 128 experts.
        const qint64 attention = 62'914'560 + 2 * 5120;
        const qint64 maverick = 24 * (attention + 3LL * 5120 * 16384)
            + 24 * (attention + 129LL * 3 * 5120 * 8192 + 128LL * 5120) + 2LL * 202048 * 5120 + 5120;
        QTest::newRow("llama-4-maverick")
            << llama4 + R"("interleave_moe_layer_step":2,"num_local_experts":128}})" << maverick;
        QTest::newRow("llama-4-maverick, layers listed") << llama4
                + R"("moe_layers":[1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31,33,35,37,39,41,43,45,47],)"
                  R"("num_local_experts":128}})" << maverick;
        // Biases on q, k and v only; norms of 128 on q and k; three dense layers first; one shared expert.
        const qint64 glmAttention =
            2LL * 5120 * 96 * 128 + 2LL * 5120 * 8 * 128 + (96 + 16) * 128 + 2 * 128 + 2 * 5120;
        QTest::newRow("glm-4.5") << QByteArray(
            R"({"model_type":"glm4_moe","attention_bias":true,"first_k_dense_replace":3,)"
            R"("head_dim":128,"hidden_size":5120,"intermediate_size":12288,)"
            R"("moe_intermediate_size":1536,"n_group":1,"n_routed_experts":160,)"
            R"("n_shared_experts":1,"norm_topk_prob":true,"num_attention_heads":96,)"
            R"("num_experts_per_tok":8,"num_hidden_layers":92,"num_key_value_heads":8,)"
            R"("num_nextn_predict_layers":1,"partial_rotary_factor":0.5,)"
            R"("routed_scaling_factor":2.5,"tie_word_embeddings":false,"topk_group":1,)"
            R"("use_qk_norm":true,"vocab_size":151552})")
                                 << 92 * glmAttention + 3 * 3LL * 5120 * 12288
                + 89 * (161 * 3LL * 5120 * 1536 + 160 * 5120 + 160) + 2 * 151552LL * 5120 + 5120;
        // The vision-language wrapper keeps its sizes beside the vision part; a bias on q, k and v.
        QTest::newRow("qwen2.5-vl-7b")
            << QByteArray(R"({"model_type":"qwen2_5_vl","hidden_size":3584,"intermediate_size":18944,)"
                          R"("max_window_layers":28,"num_attention_heads":28,"num_hidden_layers":28,)"
                          R"("num_key_value_heads":4,"tie_word_embeddings":false,"vocab_size":152064,)"
                          R"("vision_config":{"depth":32}})")
            << qint64 {7'615'616'512};
    }
    void publishedConfigsReadWithoutHelp()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const qint64, total);
        const auto reading = readHuggingFaceConfig(json.toStdString(), "x");
        QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
        QCOMPARE(qint64 {countParameters(reading->model).total}, total);
        for (const Diagnostic& d : reading->diagnostics)
            QVERIFY2(d.severity == Severity::Hint, d.message.c_str());
    }

    void nestedLanguagePartIsRead()
    {
        const auto reading = readHuggingFaceConfig(
            R"({"model_type": "gemma3", "tie_word_embeddings": false, "vision_config": {}, "text_config":)"
                + small("") + "}",
            "x");
        QVERIFY(reading);
        QCOMPARE(reading->model.hidden, 64);
        QVERIFY(!reading->model.tiedEmbeddings);
    }

    /// Every preset of a published config tells what a training program wants beside the shape.
    void presetsHaveDetails()
    {
        for (const std::string& name : modelPresets()) {
            const ModelSpec model = *modelPreset(name);
            const ModelDetails& details = model.details;
            QVERIFY2(details.normEpsilon && *details.normEpsilon >= 1e-6 && *details.normEpsilon <= 1e-5,
                name.c_str());
            QVERIFY2(details.rotaryBase.has_value() == (model.learnedPositions == 0), name.c_str());
            QVERIFY2(!details.activation.empty(), name.c_str());
            if (model.moe && name != "phi-3.5-moe")
                QVERIFY2(!details.routerScore.empty() && details.routerNormalises, name.c_str());
        }
    }

    void detailsAreRead()
    {
        const auto read = [](const char* more) {
            return readHuggingFaceConfig(small(more), "x")->model.details;
        };
        const ModelDetails plain = read("");
        QCOMPARE(*plain.rotaryBase, 1e4); // transformers' LlamaConfig
        QCOMPARE(*plain.normEpsilon, 1e-6);
        const ModelDetails later = read(R"(, "rope_parameters": {"rope_type": "yarn", "rope_theta": 5e6,
            "factor": 4, "original_max_position_embeddings": 32768}, "rms_norm_eps": 1e-5)");
        QCOMPARE(*later.rotaryBase, 5e6);
        QCOMPARE(later.rotaryScaling->kind, std::string("yarn"));
        QCOMPARE(later.rotaryScaling->factor, 4.0);
        QCOMPARE(later.rotaryScaling->originalPositions, 32768);
        QCOMPARE(*later.normEpsilon, 1e-5);
        QVERIFY(!read(R"(, "rope_scaling": null)").rotaryScaling);
        QCOMPARE(attentionFactor(plain), 1.0);
        QCOMPARE(attentionFactor(later), 0.1 * std::log(4.0) + 1);
        // DeepSeek-V3 has the same factor above and below; attention of gpt-oss is multiplied.
        QVERIFY(takesFusedRotary(*modelPreset("deepseek-v3")));
        QVERIFY(!takesFusedRotary(*modelPreset("gpt-oss-120b")));
        QVERIFY(std::abs(attentionFactor(modelPreset("gpt-oss-120b")->details) - 1.3466) < 1e-4);
    }

    /// What is not understood is told, with its place, and is not known.
    void detailsThatAreOddAreTold_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QByteArray>("pointer");
        const auto add = [](const char* more, const char* pointer) {
            QTest::newRow(pointer) << QByteArray(more) << QByteArray(pointer);
        };
        add(R"(, "rope_theta": "big")", "/rope_theta");
        add(R"(, "rms_norm_eps": -1)", "/rms_norm_eps");
        add(R"(, "rope_scaling": "yarn")", "/rope_scaling");
        add(R"(, "rope_scaling": {"type": "yarn", "factor": [4]})", "/rope_scaling/factor");
        add(R"(, "rope_parameters": ["yarn", 4])", "/rope_parameters");
        add(R"(, "rope_parameters": {"rope_type": 7})", "/rope_parameters/rope_type");
        add(R"(, "hidden_act": "a word of more than forty letters is no name")", "/hidden_act");
    }
    void detailsThatAreOddAreTold()
    {
        QFETCH(QByteArray, more);
        QFETCH(QByteArray, pointer);
        const auto odd = readHuggingFaceConfig(small(more.constData()), "x");
        QCOMPARE(odd->diagnostics.size(), std::size_t {1});
        QCOMPARE(odd->diagnostics[0].where.pointer, pointer.toStdString());
        QCOMPARE(odd->diagnostics[0].code, std::string("model-detail-unknown"));
        QCOMPARE(*odd->model.details.rotaryBase, 1e4); // as if it were not there
        // Of scaling and what a family has by itself nothing would be missing.
        QVERIFY(odd->diagnostics[0].message.find("missing") == std::string::npos);
        QVERIFY(odd->diagnostics[0].message.ends_with("exports are written as if it were not there."));
    }
};

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
