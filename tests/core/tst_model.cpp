// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/model/hf_config.h"
#include "core/model/layer_parameters.h"
#include "core/model/parameters.h"

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
            const auto model = modelPreset(name);
            QVERIFY2(model, name.c_str());
            QCOMPARE(model->name, name);
            QVERIFY(countParameters(*model).total > 0);
        }
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
        const auto rows = csvRows(referenceFile("memory/hf_param_counts.csv"));
        if (rows.empty())
            QSKIP("The reference measurements are not here.");
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
            if (expected["model_type"] == "switch_transformers") {
                QVERIFY(!reading && reading.error().code == ErrorCode::Unsupported);
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
        QCOMPARE(kvCacheBytesPerToken(*modelPreset("llama-3-70b")).value(), 80 * 2.0 * 2 * 8 * 128);
        QCOMPARE(kvCacheBytesPerToken(*modelPreset("deepseek-v3")).value(), 61 * 2.0 * (512 + 64));
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
};

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
