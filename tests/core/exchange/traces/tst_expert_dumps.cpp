// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of expert statistics: what they hold is counted exactly, and what means harm is refused by name.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include "core/exchange/syntax/pickle.h"
#include "core/exchange/traces/trace_job.h"
#include "core/routing/routing_checks.h"
#include "core/routing/routing_counter.h"
#include "tests/core/exchange/traces/torch_files.h"

using namespace rankloom;
using namespace rankloom::torchfiles;

namespace {

struct Counted {
    TraceSummary summary;
    RoutingStatistics routing;
};

Result<Counted> counted(
    const std::string& content, const ReadingHints& hints = {}, FileFormat format = FileFormat::Unknown)
{
    Progress progress;
    TraceSource source = TraceSource::ofMemory(content, progress);
    RoutingCounter counter;
    Result<TraceSummary> summary = readTraceFrom(
        source, format, [&](const RoutingBatch& batch) { return counter.add(batch); }, hints);
    if (!summary)
        return tl::unexpected<Error>(summary.error());
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected<Error>(routing.error());
    return Counted {std::move(*summary), std::move(*routing)};
}

std::string errorOf(const std::string& content)
{
    const Result<Counted> read = counted(content);
    return read ? "was read"
                : std::string(toString(read.error().code)) + ": " + read.error().message.english();
}

QString expertsFolder() { return QStringLiteral(RANKLOOM_REFERENCE_DATA "/experts/"); }

Result<Counted> countedFiles(const QStringList& names, const ReadingHints& hints = {})
{
    Progress progress;
    RoutingCounter counter;
    Counted result;
    for (const QString& name : names) {
        if (name == names.front() || !isOneLayerPerFile(result.summary.format))
            counter.beginFile();
        Result<TraceSummary> summary = readTrace((expertsFolder() + name).toStdString(), FileFormat::Unknown,
            [&](const RoutingBatch& batch) { return counter.add(batch); }, progress, {}, hints);
        if (!summary)
            return tl::unexpected<Error>(summary.error());
        result.summary = std::move(*summary);
    }
    Result<RoutingStatistics> routing = counter.finish();
    if (!routing)
        return tl::unexpected<Error>(routing.error());
    result.routing = std::move(*routing);
    return result;
}

std::int64_t rowSum(const RoutingStatistics& routing, int layer)
{
    const auto begin = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(layer, 0));
    return std::accumulate(begin, begin + routing.experts, std::int64_t {0});
}

bool has(const Diagnostics& diagnostics, const char* code)
{
    return std::any_of(
        diagnostics.begin(), diagnostics.end(), [code](const Diagnostic& d) { return d.code == code; });
}

} // namespace

class TestExpertDumps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statisticsAreSummedOverSteps()
    {
        const std::string dump = archive(statistics(tensor({{2, 3, 4}})),
            {numbers({0, 0, 0, 0, 5, 3, 1, 1, 2, 2, 4, 2, 0, 0, 0, 0, 1, 1, 7, 1, 3, 3, 2, 2})});
        const auto read = counted(dump);
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->summary.format, FileFormat::ExpertDumpTorch);
        QVERIFY(read->summary.counts && !read->summary.rank);
        QCOMPARE(read->routing.modelLayers, (std::vector<int> {1, 2})); // row 0 is dense
        QCOMPARE(read->routing.load, (std::vector<std::int64_t> {6, 4, 8, 2, 5, 5, 6, 4}));
        QVERIFY(read->routing.transitions.empty() && read->routing.coactivation.empty());
        QCOMPARE(read->routing.topK, 0);
        QVERIFY(has(read->summary.diagnostics, "layers-without-picks"));
        // Both steps are windows of their own.
        QCOMPARE(read->routing.windows.count, 2);
        QCOMPARE(read->routing.windows.load,
            (std::vector<std::int64_t> {5, 3, 1, 1, 2, 2, 4, 2, 1, 1, 7, 1, 3, 3, 2, 2}));
        ReadingHints hints;
        hints.topK = 2;
        QCOMPARE(counted(dump, hints)->routing.tokens, std::int64_t {10});
    }

    /// Physical ids become logical ones, -1 fills up; the tokens are in the same order in all layers.
    void tokensOfADumpAreMapped()
    {
        std::vector<std::int64_t> ids;
        for (int layer = 0; layer < 2; ++layer)
            for (int token = 0; token < 3; ++token) {
                ids.insert(ids.end(), {token, 4 - layer});
                ids.insert(ids.end(), 6, -1);
            }
        const std::string record = "}(" + text("rank") + integer(1) + text("topk_ids_of_layer")
            + tensor({{2, 3, 8}, "0", "Int"}) + text("global_physical_count") + tensor({{2, 5}, "2"}) + "u";
        const std::string body = "}(" + text("records") + "]" + record + "a"
            + text("last_physical_to_logical_map") + tensor({{2, 5}, "1", "Int"}) + "u";
        const auto read = counted(archive(body,
            {numbers(ids, 4), numbers({0, 1, 2, 3, 3, 3, 1, 2, 0, 0}, 4),
                numbers({2, 2, 2, 0, 6, 2, 2, 2, 6, 0})}));
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->routing.tokens, std::int64_t {3});
        QCOMPARE(read->routing.topK, 2);
        QCOMPARE(read->routing.load, (std::vector<std::int64_t> {1, 1, 1, 3, 3, 1, 1, 1}));
        QCOMPARE(read->routing.transitions[read->routing.pairIndex(0, 0, 3)], std::int64_t {1});
        QCOMPARE(read->summary.rank, std::optional<std::int64_t>(1));
        QVERIFY(has(read->summary.diagnostics, "counts-and-tokens-differ")); // twice the picks
        QVERIFY(has(checkTraceFiles({read->summary}), "one-rank-only"));
    }

    void codeIsNeverRun()
    {
        for (const char* global : {"os\nsystem", "builtins\neval", "posix\nsystem",
                 "torch.serialization\nload", "torch\nEvilStorage", "torch\nStorage", "subprocess\nPopen"}) {
            const std::string error =
                errorOf(archive("c" + std::string(global) + "\n(" + text("touch /tmp/owned") + "tR"));
            QVERIFY2(error.starts_with("unsupported: The pickle asks to call"), error.c_str());
        }
        QVERIFY(errorOf(archive("cos\nsystem\n(tR")).find("os.system") != std::string::npos);
        // Names made of pieces, and instructions that run something.
        QVERIFY(errorOf(archive(text("os") + text("system") + "\x93")).starts_with("unsupported"));
        for (const char* opcode : {"i", "o", "\x81", "\x92", "P", "\x82", "0", "2", "1"})
            QVERIFY2(errorOf(archive("(" + std::string(opcode) + "os\nsystem\n")).starts_with("unsupported"),
                opcode);
    }

    void bombsAreRefused()
    {
        QVERIFY(errorOf(archive(statistics("}"))).starts_with("bad-value"));
        // References: 2^40 values from 200 bytes.
        std::string nested = ")" + std::string("q\x00", 2);
        for (int i = 0; i < 40; ++i)
            nested += "h" + little(static_cast<std::uint64_t>(i), 1) + "\x86q"
                + little(static_cast<std::uint64_t>(i) + 1, 1);
        const std::string laughs = errorOf(archive(nested));
        QVERIFY2(laughs.starts_with("too-large"), laughs.c_str());
        // A list that holds itself, and a deep one.
        QVERIFY(errorOf(archive("]q\x01h\x01"
                                "a"))
                    .starts_with("bad-value"));
        QVERIFY(
            errorOf(archive(std::string(100'000, ']') + std::string(99'999, 'a'))).starts_with("too-large"));
        QVERIFY(errorOf(archive(std::string(5'000'000, ']'))).starts_with("too-large"));
    }

    void tensorsStayInTheirStorage()
    {
        const std::string storage = numbers({1, 2, 3, 4, 5, 6});
        const auto error = [&](TensorText t) {
            return errorOf(archive(statistics(tensor(std::move(t))), {storage}));
        };
        QCOMPARE(error({{2, 3}}), std::string("was read"));
        const std::int64_t huge = std::int64_t {1} << 40;
        for (const TensorText& t : {TensorText {{huge, huge}, "0", "Long", 6}, {{2, 4}, "0", "Long", 6},
                 {{2, 3}, "0", "Long", 6, {4, 1}}, {{2, 3}, "0", "Long", 6, {}, 1},
                 {{2, 3}, "0", "Long", 6, {3, 1}, -1}, {{1000000, 1000000}, "0", "Long", 6, {0, 0}},
                 {{2, 3}, "0", "Long", 7}, {{2, 3}, "7"}, {{2, 3}, "0", "Int"},
                 {{huge, huge, huge, huge, 0}, "0", "Long", 6}})
            QVERIFY2(error(t).starts_with("bad-value"), error(t).c_str());
        QVERIFY(error({{2, 3}, "0", "Half"}).starts_with("unsupported"));
        QVERIFY(error({{3, 2}, "0", "Long", 6, {1, 3}}).starts_with("unsupported")); // transposed
    }

    void shapesThatAreNoTablesAreRefused()
    {
        const std::string seven = numbers({7});
        for (const std::vector<std::int64_t>& shape :
            {std::vector<std::int64_t> {}, {1}, {1, 1, 1, 1}, {0}}) {
            const std::string one = tensor({shape, "0", "Long", 1});
            QVERIFY(errorOf(archive(statistics(one), {seven})).starts_with("bad-value"));
            QVERIFY(errorOf(archive(one, {seven})).starts_with("bad-value"));
            for (const char* key : {"topk_ids_of_layer", "global_physical_count"})
                QVERIFY(!counted(archive("}(" + text("records") + "]}(" + text(key) + one + "uau", {seven})));
        }
        // Tokens beside a count that is no table: the tokens count.
        const std::string record = "}(" + text("topk_ids_of_layer") + tensor({{1, 1, 1}, "0", "Long", 1})
            + text("global_physical_count") + tensor({{}, "0", "Long", 1}) + "u";
        QCOMPARE(
            errorOf(archive("}(" + text("records") + "]" + record + "au", {seven})), std::string("was read"));
    }

    void archivesCannotLeadOut()
    {
        const std::string good = pickle(statistics(tensor({{2, 3}})));
        const std::string storage = numbers({1, 2, 3, 4, 5, 6});
        const auto error = [](std::vector<Entry> entries) { return errorOf(zip(entries)); };
        QCOMPARE(error({{"d/data.pkl", good}, {"d/data/0", storage}}), std::string("was read"));
        for (const char* name : {"../../etc/passwd", "/etc/passwd", "d\\data\\0", "C:/x", ""})
            QVERIFY2(error({{"d/data.pkl", good}, {name, storage}}).starts_with("bad-syntax"), name);
        QVERIFY(error({{"d/data.pkl", good}, {"d/data/0", storage}, {"d/data/0", storage}})
                    .starts_with("bad-syntax"));
        QVERIFY(error({{"d/data.pkl", good, 12}, {"d/data/0", storage}}).starts_with("unsupported")); // bzip2
        QVERIFY(error({{"d/data.pkl", good}, {"d/data/0", storage, 0, 1 << 30}}).starts_with("bad-syntax"));
        QVERIFY(error(
            {{"d/data.pkl", good, 0, static_cast<std::int64_t>(good.size()) + 50}, {"d/data/0", storage}})
                    .starts_with("bad-syntax")); // overlap
        QVERIFY(error({{"d/constants.pkl", good}}).starts_with("unsupported"));
        QVERIFY(error({{"d/data.pkl", good}, {"d/byteorder", "big"}, {"d/data/0", storage}})
                    .starts_with("unsupported"));
        QVERIFY(errorOf("PK\x03\x04 and no more").starts_with("bad-syntax"));
    }

    /// Archives that were packed again hold the same, however often a tensor is asked for.
    void deflatedEntriesAreRead()
    {
        const std::string body = pickle(statistics(tensor({{2, 3, 4}})));
        const std::string counts =
            numbers({0, 0, 0, 0, 5, 3, 1, 1, 2, 2, 4, 2, 0, 0, 0, 0, 1, 1, 7, 1, 3, 3, 2, 2});
        const auto plain = counted(zip({{"d/data.pkl", body}, {"d/data/0", counts}}));
        const auto small = counted(zip({deflated("d/data.pkl", body), deflated("d/data/0", counts)}));
        QVERIFY2(plain && small, small ? "" : small.error().text().c_str());
        QVERIFY(plain->routing == small->routing);
        // A storage of many pieces, and one of none.
        std::vector<std::int64_t> many;
        for (std::int64_t i = 0; i < 3 * 100'000; ++i)
            many.push_back(i * i % 1009);
        const std::string large = pickle(statistics(tensor({{300, 1000}})));
        const auto two = counted(zip({{"d/data.pkl", large}, {"d/data/0", numbers(many)}}));
        const auto one = counted(zip(
            {deflated("d/empty", ""), deflated("d/data.pkl", large), deflated("d/data/0", numbers(many))}));
        QVERIFY2(one && two, one ? "" : one.error().text().c_str());
        QVERIFY(one->routing == two->routing);
    }

    void deflatedEntriesThatLieAreRefused()
    {
        const std::string body = pickle(statistics(tensor({{2, 3}})));
        const std::string counts = numbers({1, 2, 3, 4, 5, 6});
        const auto error = [&](Entry entry) {
            return errorOf(zip({{"d/data.pkl", body}, std::move(entry)}));
        };
        const Entry good = deflated("d/data/0", counts);
        QCOMPARE(error(good), std::string("was read"));
        for (const int change : {-48, -8, -1, 1, 8}) { // it holds more, or less, than it says
            Entry other = good;
            other.unpacked += change;
            QVERIFY2(!error(other).starts_with("was read"), qPrintable(QString::number(change)));
        }
        Entry wrong = good;
        ++wrong.checksum;
        QVERIFY(error(wrong).starts_with("bad-syntax"));
        for (std::size_t length = 0; length < good.data.size(); ++length) {
            Entry cut = good;
            cut.data.resize(length);
            QVERIFY(error(cut).starts_with("bad-syntax"));
        }
        // What would swell: 2 GiB in all, or a thousandfold beyond 64 MiB; neither is unpacked.
        Entry huge = good;
        huge.unpacked = std::int64_t {1} << 31U;
        QVERIFY2(error(huge).starts_with("too-large"), error(huge).c_str());
        huge.unpacked = 65 << 20;
        QVERIFY(error(huge).starts_with("too-large"));
    }

    /// numpy.savez and numpy.savez_compressed of one array.
    void arraysInArchivesAreRead()
    {
        const std::string header = "{'descr': '<i8', 'fortran_order': False, 'shape': (2, 3), }\n";
        const std::string array = std::string("\x93NUMPY\x01\x00", 8) + little(header.size(), 2) + header
            + numbers({9000, 9, 1, 4, 4, 0});
        const auto plain = counted(array);
        QVERIFY2(plain.has_value(), plain ? "" : plain.error().text().c_str());
        QCOMPARE(plain->summary.format, FileFormat::ExpertLoadNpy);
        for (const Entry& entry : {Entry {"counts.npy", array}, deflated("counts.npy", array)}) {
            const auto read = counted(zip({entry}));
            QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
            QCOMPARE(read->summary.format, FileFormat::ExpertLoadNpy);
            QVERIFY(read->routing == plain->routing);
        }
        const std::string two = errorOf(zip({{"a.npy", array}, {"b.npy", array}}));
        QVERIFY2(two.starts_with("unsupported"), two.c_str());
    }

    void nothingCountedIsNoLoad()
    {
        const std::string error = errorOf(archive(statistics(tensor({{2, 3}})), {std::string(48, '\0')}));
        QVERIFY2(error.starts_with("bad-value: All counts are zero"), error.c_str());
    }

    void countersOfAPickleAreRead()
    {
        // Protocol 4, keys as numpy int64: list[Counter].
        const auto one = countedFiles({"loads/olmoe/c4_counts.pkl"});
        if (!QFile::exists(expertsFolder() + "loads/olmoe/c4_counts.pkl"))
            QSKIP("The folder of reference data is not there");
        QVERIFY2(one.has_value(), one ? "" : one.error().text().c_str());
        const auto array = countedFiles({"loads/olmoe/c4_counts.npy"});
        QVERIFY2(array.has_value(), array ? "" : array.error().text().c_str());
        QCOMPARE(array->summary.format, FileFormat::ExpertLoadNpy);
        QCOMPARE(one->routing.load, array->routing.load);
        QCOMPARE(rowSum(one->routing, 0), std::int64_t {1671168});
        const auto pairs = countedFiles({"loads/olmoe/c4_pairs.pkl"});
        QVERIFY(!pairs && pairs.error().code == ErrorCode::Unsupported);
    }

    void realDumpsEqualTheirArrays()
    {
        const QString dump = "loads/deepseek_r1/expert_distribution_fp4_8k1k_compressed.pt";
        if (!QFile::exists(expertsFolder() + dump))
            QSKIP("The folder of reference data is not there");
        ReadingHints hints;
        hints.topK = 8;
        const auto torch = countedFiles({dump}, hints);
        QVERIFY2(torch.has_value(), torch ? "" : torch.error().text().c_str());
        const auto array = countedFiles({"loads/deepseek_r1/expert_distribution_fp4_8k1k.npy"}, hints);
        QVERIFY2(array.has_value(), array ? "" : array.error().text().c_str());
        QCOMPARE(torch->routing.layers, 58);
        QCOMPARE(torch->routing.modelLayers.front(), 3);
        QCOMPARE(torch->routing.tokens, std::int64_t {8393859});
        QCOMPARE(rowSum(torch->routing, 57), std::int64_t {67150872});
        QVERIFY(torch->routing == array->routing);
        QVERIFY(has(checkRouting(torch->routing, nullptr), "absurd-skew"));
        const auto zero = countedFiles({"loads/deepseek_r1/expert_distribution_fp8_1k1k_compressed.pt"});
        QVERIFY(!zero && zero.error().message.starts_with("All counts are zero"));
    }

    /// A list that is remembered and called again and again is not copied each time.
    void rememberedListsAreNoWork()
    {
        std::string body = "(";
        for (int i = 0; i < 200'000; ++i)
            body += std::string("K\x01", 2);
        body += std::string("tq\x00", 3) + "ccollections\nOrderedDict\n" + std::string("q\x01", 2);
        for (int i = 0; i < 200'000; ++i)
            body += std::string("h\x01h\x00R", 5);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!readPickle(pickle(body)));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    /// Many tensors of one storage do not each keep a copy of its name, however long the file makes it.
    void longNamesOfStoragesAreRefused()
    {
        const auto named = [](std::size_t length) {
            return pickle(statistics(tensor({{2, 3}, std::string(length, '7')})));
        };
        QVERIFY(readPickle(named(256)));
        QVERIFY(!readPickle(named(257)));
    }

    /// The layouts of other tools hold the same tokens as the array they were made from.
    void otherLayoutsHoldTheSameTokens()
    {
        if (!QDir(expertsFolder() + "formats").exists())
            QSKIP("The folder of reference data is not there");
        const auto megatron =
            countedFiles({"formats/router_trace_rank0.jsonl", "formats/router_trace_rank1.jsonl"});
        const auto esft = countedFiles({"formats/expert_weights_1.txt", "formats/expert_weights_2.txt"});
        QVERIFY2(megatron && esft, esft ? "" : esft.error().text().c_str());
        QCOMPARE(esft->routing.tokens, std::int64_t {263});
        QCOMPARE(esft->routing.topK, 6);
        QCOMPARE(esft->routing.layers, 2);
        QVERIFY(
            std::equal(esft->routing.load.begin(), esft->routing.load.end(), megatron->routing.load.begin()));
        QVERIFY(std::equal(esft->routing.transitions.begin(), esft->routing.transitions.end(),
            megatron->routing.transitions.begin()));

        const auto statistics = countedFiles({"formats/trtllm/rank0.safetensors"});
        QVERIFY2(statistics.has_value(), statistics ? "" : statistics.error().text().c_str());
        QCOMPARE(statistics->routing.tokens, std::int64_t {127});
        QCOMPARE(statistics->routing.topK, 6);
        QCOMPARE(statistics->routing.load[8], std::int64_t {46});
        QCOMPARE(statistics->summary.rank, std::optional<std::int64_t>(0));
        const auto rank0 = countedFiles({"formats/router_trace_rank0.jsonl"});
        QCOMPARE(statistics->routing.load, rank0->routing.load);
    }

    void dummyTokensAreToldAndLeftOut()
    {
        const QString log = "formats/moe_routes_with_dummy_rows.jsonl";
        if (!QFile::exists(expertsFolder() + log))
            QSKIP("The folder of reference data is not there");
        const auto with = countedFiles({log});
        QVERIFY2(with.has_value(), with ? "" : with.error().text().c_str());
        QCOMPARE(with->routing.tokens, std::int64_t {80});
        QVERIFY(has(with->summary.diagnostics, "dummy-tokens"));
        ReadingHints hints;
        hints.dropDummyTokens = true;
        const auto without = countedFiles({log}, hints);
        QVERIFY2(without.has_value(), without ? "" : without.error().text().c_str());
        QCOMPARE(without->routing.tokens, std::int64_t {64});
        const auto array = countedFiles({"routes/deepseek_v2_lite/intent_ids.npy"});
        QVERIFY(array.has_value());
        std::int64_t eight = 0;
        for (int expert = 0; expert < without->routing.experts; ++expert)
            eight += without->routing.load[static_cast<std::size_t>(expert)];
        QCOMPARE(eight, std::int64_t {64 * 6});
    }

    /// Runs of every length, in batches of every length, next to tokens of their own.
    void runsAreFoundAcrossBatches()
    {
        for (const int run : {1, 7, 8, 9, 30})
            for (const int batchTokens : {1, 3, 8, 100}) {
                std::vector<std::int32_t> ids;
                for (int t = 0; t < 5; ++t)
                    ids.insert(ids.end(), {t, t + 1, t + 2});
                for (int t = 0; t < run; ++t)
                    ids.insert(ids.end(), {20, 21, 22});
                ids.insert(ids.end(), {1, 5, 9});
                std::vector<std::int32_t> passed;
                std::int64_t last = -1;
                const BatchSink sink = [&](const RoutingBatch& batch) -> Result<void> {
                    if (batch.firstToken <= last)
                        return fail(ErrorCode::Internal, "out of order");
                    last = batch.firstToken + static_cast<std::int64_t>(batch.experts.size()) / 3 - 1;
                    passed.insert(passed.end(), batch.experts.begin(), batch.experts.end());
                    return {};
                };
                TraceChecks checks(sink, TraceChecks::Dummies::Drop);
                const std::size_t tokens = ids.size() / 3;
                for (std::size_t t = 0; t < tokens; t += static_cast<std::size_t>(batchTokens)) {
                    const std::size_t n = std::min(tokens - t, static_cast<std::size_t>(batchTokens));
                    QVERIFY(checks.take(
                        {0, 3, static_cast<std::int64_t>(t), std::span(ids).subspan(t * 3, n * 3)}));
                }
                TraceSummary summary;
                QVERIFY(checks.finish("f", summary));
                if (run >= 8)
                    ids.erase(ids.begin() + 15, ids.begin() + 15 + 3 * run);
                QCOMPARE(passed, ids);
                QCOMPARE(summary.rows, static_cast<std::int64_t>(ids.size() / 3));
            }
    }

    void payloadsNeedAShapeOrBringIt()
    {
        // base64 of int32 0 1 2 3: two tokens of one layer, top-2.
        const std::string raw = R"({"meta_info": {"routed_experts": "AAAAAAEAAAACAAAAAwAAAA=="}})";
        QVERIFY(errorOf(raw).find("--layers and --top-k") == std::string::npos);
        const auto asked = counted(raw);
        QVERIFY(!asked && asked.error().remedy.find("--top-k") != std::string::npos);
        ReadingHints hints;
        hints.traceLayers = 1;
        hints.topK = 2;
        const auto read = counted(raw, hints);
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->routing.tokens, std::int64_t {2});
        QCOMPARE(read->routing.load, (std::vector<std::int64_t> {1, 1, 1, 1}));
        hints.topK = 3;
        QVERIFY(!counted(raw, hints));
        QVERIFY(!counted(R"({"routed_experts": "AAA*"})", hints));
    }

    void oddCountsAreTold()
    {
        RoutingStatistics routing;
        routing.layers = 2;
        routing.experts = 32;
        for (int i = 0; i < 64; ++i)
            routing.load.push_back(8 * (i % 7 + 3));
        QVERIFY(has(checkRouting(routing, nullptr), "counts-multiplied"));
        routing.load[0] += 1;
        const Diagnostics odd = checkRouting(routing, nullptr);
        QVERIFY(!has(odd, "counts-multiplied") && has(odd, "row-sums-differ"));
        ModelSpec model;
        model.layers = 4;
        model.moe.emplace();
        model.moe->experts = 16;
        model.moe->topK = 2;
        model.moe->layerIsMoe = {false, true, true, true};
        routing.modelLayers = {1, 3};
        const Diagnostics against = checkRouting(routing, &model);
        QVERIFY(has(against, "layers-missing") && has(against, "trace-of-another-model"));
    }
};

QTEST_APPLESS_MAIN(TestExpertDumps)
#include "tst_expert_dumps.moc"
