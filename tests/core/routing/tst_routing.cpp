// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/traces/trace_reader.h"
#include "core/routing/affinity.h"
#include "core/routing/routing_counter.h"

using namespace rankloom;
using nlohmann::json;

namespace {

/// routes[token][layer][pick]
using Routes = std::vector<std::vector<std::vector<int>>>;

/// The definition, written down plainly.
RoutingStatistics countPlainly(const Routes& routes, int experts)
{
    RoutingStatistics s;
    s.tokens = static_cast<std::int64_t>(routes.size());
    s.layers = static_cast<int>(routes[0].size());
    s.topK = static_cast<int>(routes[0][0].size());
    s.experts = experts;
    const auto e = static_cast<std::size_t>(experts);
    const auto layers = static_cast<std::size_t>(s.layers);
    s.load.assign(layers * e, 0);
    s.transitions.assign((layers - 1) * e * e, 0);
    s.coactivation.assign(layers * e * e, 0);
    for (int l = 0; l < s.layers; ++l)
        s.modelLayers.push_back(l);
    for (const auto& token : routes)
        for (int l = 0; l < s.layers; ++l)
            for (const int a : token[static_cast<std::size_t>(l)]) {
                ++s.load[s.loadIndex(l, a)];
                for (const int b : token[static_cast<std::size_t>(l)])
                    s.coactivation[s.pairIndex(l, a, b)] += a != b ? 1 : 0;
                if (l + 1 < s.layers)
                    for (const int b : token[static_cast<std::size_t>(l) + 1])
                        ++s.transitions[s.pairIndex(l, a, b)];
            }
    for (std::size_t l = 0; l < layers; ++l)
        for (const auto& token : routes)
            s.sample.picks.insert(s.sample.picks.end(), token[l].begin(), token[l].end());
    s.sample.tokens = s.tokens;
    // Traces of the tests are shorter than a window.
    s.windows = {256, 1, s.load};
    return s;
}

Routes randomRoutes(int tokens, int layers, int k, int experts)
{
    Routes routes;
    for (int t = 0; t < tokens; ++t) {
        routes.emplace_back();
        for (int l = 0; l < layers; ++l) {
            std::vector<int> ids(static_cast<std::size_t>(experts));
            std::iota(ids.begin(), ids.end(), 0);
            for (int i = 0; i < k; ++i)
                std::swap(ids[static_cast<std::size_t>(i)],
                    ids[static_cast<std::size_t>(*rc::gen::inRange(i, experts))]);
            ids.resize(static_cast<std::size_t>(k));
            routes.back().push_back(ids);
        }
    }
    return routes;
}

std::string jsonl(const Routes& routes, std::size_t tokensPerStep, bool keysTurned = false)
{
    std::string text;
    int step = 0;
    for (std::size_t first = 0; first < routes.size(); first += tokensPerStep, ++step)
        for (std::size_t l = 0; l < routes[0].size(); ++l) {
            json picks = json::array();
            for (std::size_t t = first; t < std::min(first + tokensPerStep, routes.size()); ++t)
                picks.push_back(routes[t][l]);
            const std::string list = picks.dump();
            const std::string rest = "\"step\": " + std::to_string(step)
                + ", \"block\":\"decoder\", \"layer\": " + std::to_string(l)
                + ", \"rank\":0,\"hs_shape\":[[1,\"]\"],{\"a\\\"\":null}],\"num_tokens\":"
                + std::to_string(picks.size());
            text += keysTurned ? "{\"top_indices\":" + list + "," + rest + "}\n"
                               : "{" + rest + ", \"top_indices\": " + list + "}\n";
        }
    return text;
}

std::string csv(const Routes& routes, bool wide, bool layerMajor)
{
    const std::size_t k = routes[0][0].size();
    std::string text = wide ? "token,layer" : "layer,token,expert";
    for (std::size_t i = 0; wide && i < k; ++i)
        text += ",e" + std::to_string(i);
    text += "\n";
    const auto row = [&](std::size_t t, std::size_t l) {
        if (wide)
            text += std::to_string(t) + "," + std::to_string(l);
        for (const int id : routes[t][l])
            text += wide ? "," + std::to_string(id)
                         : std::to_string(l) + "," + std::to_string(t) + "," + std::to_string(id) + "\n";
        if (wide)
            text += "\n";
    };
    if (layerMajor)
        for (std::size_t l = 0; l < routes[0].size(); ++l)
            for (std::size_t t = 0; t < routes.size(); ++t)
                row(t, l);
    else
        for (std::size_t t = 0; t < routes.size(); ++t)
            for (std::size_t l = 0; l < routes[0].size(); ++l)
                row(t, l);
    return text;
}

std::string npyHeader(const std::string& type, const std::string& shape, const std::string& order = "False")
{
    std::string header =
        "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
    while ((10 + header.size() + 1) % 64 != 0)
        header += ' ';
    header += '\n';
    std::string file = "\x93NUMPY";
    file += std::string("\x01\x00", 2);
    file += static_cast<char>(header.size() & 0xFFU);
    file += static_cast<char>(header.size() >> 8U);
    return file + header;
}

template <class T> std::string npy(const Routes& routes, const char* type)
{
    std::string file = npyHeader(type,
        "(" + std::to_string(routes.size()) + ", " + std::to_string(routes[0].size()) + ", "
            + std::to_string(routes[0][0].size()) + ")");
    for (const auto& token : routes)
        for (const auto& layer : token)
            for (const int id : layer) {
                const T value = static_cast<T>(id);
                char bytes[sizeof(T)];
                std::memcpy(bytes, &value, sizeof(T));
                file.append(bytes, sizeof(T));
            }
    return file;
}

struct CountedTokens {
    RoutingStatistics statistics;
    TraceSummary summary;
    Diagnostics diagnostics;
};

Result<CountedTokens> countFile(const QString& path, int experts = 0)
{
    RoutingCounter counter(experts);
    counter.beginFile();
    Progress progress;
    const auto summary = readTrace(path.toStdString(), FileFormat::Unknown,
        [&](const RoutingBatch& b) { return counter.add(b); }, progress, {});
    if (!summary)
        return tl::unexpected<Error>(summary.error());
    if (progress.fraction() != 1.0)
        return fail(ErrorCode::Internal, "progress did not end at 1");
    const auto statistics = counter.finish();
    if (!statistics)
        return tl::unexpected<Error>(statistics.error());
    return CountedTokens {*statistics, *summary, counter.diagnostics()};
}

/// A folder with one file of a given content.
class OneFile {
public:
    OneFile(const std::string& content, const char* name)
        : m_path(m_folder.filePath(QString::fromLatin1(name)))
    {
        QFile file(m_path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content.data(), static_cast<qint64>(content.size()));
    }
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

Result<CountedTokens> countText(const std::string& content, const char* name, int experts = 0)
{
    const OneFile file(content, name);
    return countFile(file.path(), experts);
}

QString expertsFolder() { return QStringLiteral(RANKLOOM_REFERENCE_DATA "/experts/"); }

std::int64_t sum(const std::vector<std::int64_t>& values)
{
    return std::accumulate(values.begin(), values.end(), std::int64_t {0});
}

template <class T> std::vector<T> flattened(const json& nested)
{
    std::vector<T> result;
    const std::function<void(const json&)> walk = [&](const json& part) {
        if (!part.is_array())
            result.push_back(part.get<T>());
        else
            for (const json& inner : part)
                walk(inner);
    };
    walk(nested);
    return result;
}

json oracles()
{
    QFile file(expertsFolder() + "oracles.json");
    return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()) : json();
}

} // namespace

class TestRouting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The same routes in every format and order give the counts of the definition.
    void everyFormatCountsTheSame()
    {
        QVERIFY(rc::check("formats agree with the definition", [] {
            const int experts = *rc::gen::inRange(2, 20);
            const int k = *rc::gen::inRange(1, std::min(experts, 5) + 1);
            const Routes routes = randomRoutes(*rc::gen::inRange(1, 30), *rc::gen::inRange(2, 5), k, experts);
            const RoutingStatistics expected = countPlainly(routes, experts);
            const auto step = static_cast<std::size_t>(*rc::gen::inRange(1, 10));
            const std::vector<std::pair<std::string, const char*>> files {{jsonl(routes, step), "a.jsonl"},
                {jsonl(routes, step, true), "b.jsonl"}, {csv(routes, true, false), "c.csv"},
                {csv(routes, true, true), "d.csv"}, {csv(routes, false, false), "e.csv"},
                {csv(routes, false, true), "f.csv"}, {npy<std::uint8_t>(routes, "|u1"), "g.npy"},
                {npy<std::int16_t>(routes, "<i2"), "h.npy"}, {npy<std::uint32_t>(routes, "<u4"), "i.npy"},
                {npy<std::int64_t>(routes, "<i8"), "j.npy"}};
            for (const auto& [content, name] : files) {
                const Result<CountedTokens> counted = countText(content, name, experts);
                RC_ASSERT(counted.has_value());
                RC_ASSERT(counted->statistics == expected);
                RC_ASSERT(counted->summary.bytes == static_cast<std::int64_t>(content.size()));
                RC_ASSERT(counted->summary.rows == expected.tokens * expected.layers);
            }
        }));
    }

    void sumsAreTokensTimesPicks()
    {
        QVERIFY(rc::check("sum rules of load, transitions and co-activation", [] {
            const int k = *rc::gen::inRange(1, 5);
            const Routes routes = randomRoutes(*rc::gen::inRange(1, 40), 3, k, 11);
            const Result<CountedTokens> counted = countText(jsonl(routes, 7), "t.jsonl");
            RC_ASSERT(counted.has_value());
            const auto tokens = static_cast<std::int64_t>(routes.size());
            RC_ASSERT(sum(counted->statistics.load) == 3 * tokens * k);
            RC_ASSERT(sum(counted->statistics.transitions) == 2 * tokens * k * k);
            RC_ASSERT(sum(counted->statistics.coactivation) == 3 * tokens * k * (k - 1));
        }));
    }

    /// Layers of one window in any order, in pieces of any size.
    void orderWithinAWindowDoesNotMatter()
    {
        QVERIFY(rc::check("layers come in any order", [] {
            const Routes routes = randomRoutes(*rc::gen::inRange(1, 25), 4, 2, 6);
            const RoutingStatistics expected = countPlainly(routes, 6);
            std::vector<int> order {0, 1, 2, 3};
            for (std::size_t i = 0; i < 3; ++i)
                std::swap(
                    order[i], order[static_cast<std::size_t>(*rc::gen::inRange(static_cast<int>(i), 4))]);
            RoutingCounter counter(6);
            for (const int l : order)
                for (std::size_t t = 0; t < routes.size();) {
                    const auto n = std::min<std::size_t>(
                        static_cast<std::size_t>(*rc::gen::inRange(1, 9)), routes.size() - t);
                    std::vector<std::int32_t> picks;
                    for (std::size_t i = t; i < t + n; ++i)
                        for (const int id : routes[i][static_cast<std::size_t>(l)])
                            picks.push_back(id);
                    RC_ASSERT(counter.add({l, 2, static_cast<std::int64_t>(t), picks}).has_value());
                    t += n;
                }
            RC_ASSERT(*counter.finish() == expected);
        }));
    }

    /// Windows hold the experts that they saw; all experts in all windows may be more than a project holds.
    void tooManyWindowsAreNone()
    {
        for (const int layers : {8, 64}) {
            RoutingCounter counter;
            for (int layer = 0; layer < layers; ++layer)
                for (std::int64_t step = 0; step < 64; ++step) {
                    // One step of one layer sees all experts, the others the first.
                    std::vector<std::int64_t> counts(layer == 0 && step == 0 ? 4096 : 1, 1);
                    RoutingBatch batch;
                    batch.layer = layer;
                    batch.firstToken = step;
                    batch.counts = counts;
                    QVERIFY(counter.add(batch).has_value());
                }
            const Result<RoutingStatistics> all = counter.finish();
            QVERIFY(all.has_value());
            const bool fits = layers == 8; // 8 * 64 * 4096 windows of counts
            QCOMPARE(all->windows.count, fits ? 64 : 0);
            QCOMPARE(all->windows.load.size(), fits ? std::size_t {8} * 64 * 4096 : std::size_t {0});
        }
    }

    void tinyOraclesAreMet()
    {
        const json o = oracles();
        if (o.is_null())
            QSKIP("The folder of reference data is not there");
        const json& tiny = o["route_statistics_tiny"];
        const auto counted =
            countText(jsonl(tiny["topk_ids"].get<Routes>(), 4), "t.jsonl", tiny["experts"].get<int>());
        QVERIFY(counted.has_value());
        QCOMPARE(counted->statistics.load, flattened<std::int64_t>(tiny["load"]));
        QCOMPARE(counted->statistics.transitions, flattened<std::int64_t>(tiny["transitions_all_pairs"]));
        for (const char* key : {"coactivation", "co_activation"})
            if (tiny.contains(key))
                QCOMPARE(counted->statistics.coactivation, flattened<std::int64_t>(tiny[key]));

        const json& flow = o["exflow_tiny"];
        Routes routes;
        for (const json& token : flow["trace"]) {
            routes.emplace_back();
            for (const json& id : token)
                routes.back().push_back({id.get<int>()});
        }
        const auto top1 = countText(csv(routes, false, false), "t.csv", flow["num_experts"].get<int>());
        QVERIFY(top1.has_value());
        QCOMPARE(top1->statistics.transitions, flattened<std::int64_t>(flow["counts"]));
        const auto wanted = flattened<double>(flow["cond_prob"]);
        std::vector<double> got = conditionalProbability(top1->statistics, 0);
        const std::vector<double> second = conditionalProbability(top1->statistics, 1);
        got.insert(got.end(), second.begin(), second.end());
        QCOMPARE(got.size(), wanted.size());
        // The oracle prints six decimals.
        for (std::size_t i = 0; i < got.size(); ++i)
            QVERIFY(std::abs(got[i] - wanted[i]) <= 0.5e-6);
    }

    void megatronFilesEqualTheirDescription()
    {
        const QString folder = expertsFolder() + "formats/";
        if (!QDir(folder).exists())
            QSKIP("The folder of reference data is not there");
        RoutingCounter counter(64);
        Progress progress;
        std::int64_t rows = 0;
        std::int64_t idSum = 0;
        for (const char* name : {"router_trace_rank0.jsonl", "router_trace_rank1.jsonl"}) {
            counter.beginFile();
            const auto summary = readTrace((folder + name).toStdString(), FileFormat::Unknown,
                [&](const RoutingBatch& b) {
                    idSum += std::accumulate(b.experts.begin(), b.experts.end(), std::int64_t {0});
                    return counter.add(b);
                },
                progress, {});
            QVERIFY(summary.has_value());
            QVERIFY(summary->diagnostics.empty());
            rows += summary->rows;
        }
        const auto statistics = counter.finish();
        QVERIFY(statistics.has_value());
        QCOMPARE(rows, std::int64_t {263 * 26});
        QCOMPARE(idSum, std::int64_t {1287204});
        QCOMPARE(statistics->tokens, std::int64_t {263});
        QCOMPARE(statistics->layers, 26);
        QCOMPARE(statistics->modelLayers.front(), 1);
        const auto first = statistics->load.begin();
        const auto hottest = std::max_element(first, first + 64);
        QCOMPARE(hottest - first, std::ptrdiff_t {8});
        QCOMPARE(*hottest, std::int64_t {99});
        QCOMPARE(sum(statistics->transitions), std::int64_t {263 * 25 * 36});
    }

    /// Both halves of the real trace against the stored transitions and loads of the placement instances.
    void realTraceEqualsTheStoredCounts()
    {
        const QString routes = expertsFolder() + "routes/deepseek_v2_lite/";
        if (!QDir(routes).exists())
            QSKIP("The folder of reference data is not there");
        RoutingCounter counter;
        Progress progress;
        for (const char* name : {"intent_ids.npy", "summary_ids.npy"}) {
            counter.beginFile();
            const auto summary = readTrace((routes + name).toStdString(), FileFormat::Unknown,
                [&](const RoutingBatch& b) { return counter.add(b); }, progress, {});
            QVERIFY(summary.has_value());
            const json files = oracles()["files"];
            QCOMPARE(summary->sha256,
                files["routes/deepseek_v2_lite/" + std::string(name)]["sha256"].get<std::string>());
        }
        const auto statistics = counter.finish();
        QVERIFY(statistics.has_value());
        QCOMPARE(statistics->tokens, std::int64_t {8222 + 8479});
        QCOMPARE(statistics->experts, 64);
        const auto stored = [&](const char* name) {
            QFile file(expertsFolder() + "instances/" + name);
            std::vector<std::int64_t> values;
            if (!file.open(QIODevice::ReadOnly))
                return values;
            const std::string bytes = file.readAll().toStdString();
            const std::size_t begin =
                10 + static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
            values.resize((bytes.size() - begin) / 8);
            std::memcpy(values.data(), bytes.data() + begin, values.size() * 8);
            return values;
        };
        QCOMPARE(statistics->transitions, stored("v2lite_intent_summary_top6_E64_L26_G8_R.npy"));
        QCOMPARE(statistics->load, stored("v2lite_intent_summary_top6_E64_L26_G8_P.npy"));
    }

    /// Independent layers have a lift of 1: every combination of picks occurs once.
    void liftOfIndependentLayersIsOne()
    {
        Routes routes;
        for (int a = 0; a < 4; ++a)
            for (int b = 0; b < 4; ++b)
                routes.push_back({{a}, {b}});
        const auto counted = countText(csv(routes, true, false), "t.csv");
        for (const double value : lift(counted->statistics, 0))
            QCOMPARE(value, 1.0);
        for (const double value : conditionalProbability(counted->statistics, 0))
            QCOMPARE(value, 0.25);
    }

    void damagedTracesAreRefusedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* title, const QByteArray& content, const char* name, ErrorCode code,
                             int line) {
            QTest::newRow(title) << content << name << static_cast<int>(code) << line;
        };
        const QByteArray good = "{\"layer\":0,\"top_indices\":[[1,2]]}\n";
        row("cut record", good + "{\"layer\":0,\"top_indices\":[[1,", "a.jsonl", ErrorCode::BadSyntax, 2);
        row("negative id", good + "{\"layer\":0,\"top_indices\":[[1,-2]]}\n", "a.jsonl", ErrorCode::BadValue,
            2);
        row("huge id", good + "{\"layer\":0,\"top_indices\":[[1,99999999999999999999]]}\n", "a.jsonl",
            ErrorCode::BadValue, 2);
        row("fraction", good + "{\"layer\":0,\"top_indices\":[[1,2.5]]}\n", "a.jsonl", ErrorCode::BadSyntax,
            2);
        row("NaN", good + "{\"layer\":0,\"top_indices\":[[NaN,2]]}\n", "a.jsonl", ErrorCode::BadSyntax, 2);
        row("ragged", good + "{\"layer\":0,\"top_indices\":[[1,2],[3]]}\n", "a.jsonl", ErrorCode::BadValue,
            2);
        row("no layer", good + "{\"top_indices\":[[1,2]]}\n", "a.jsonl", ErrorCode::BadSyntax, 2);
        row("binary line", good + QByteArray("\x00\xff\x01\n", 4), "a.jsonl", ErrorCode::BadSyntax, 2);
        row("not an object", good + "[1,2]\n", "a.jsonl", ErrorCode::BadSyntax, 2);
        row("csv negative", "token,layer,e0\n0,0,1\n1,0,-1\n", "a.csv", ErrorCode::BadValue, 3);
        row("csv fraction", "token,layer,e0\n0,0,1\n1,0,1.5\n", "a.csv", ErrorCode::BadValue, 3);
        row("csv NaN", "token,layer,e0\n0,0,1\n1,0,nan\n", "a.csv", ErrorCode::BadSyntax, 3);
        row("csv short row", "token,layer,e0,e1\n0,0,1,2\n1,0,1\n", "a.csv", ErrorCode::BadSyntax, 3);
        row("csv long row", "token,layer,e0\n0,0,1\n1,0,1,4\n", "a.csv", ErrorCode::BadSyntax, 3);
        row("csv huge layer", "token,layer,e0\n0,0,1\n1,99999999,1\n", "a.csv", ErrorCode::BadValue, 3);
        row("csv no rows", "token,layer,e0\n", "a.csv", ErrorCode::BadValue, 0);
        const auto array = [](const char* type, const char* shape, const char* order = "False") {
            return QByteArray::fromStdString(npyHeader(type, shape, order) + std::string(8, '\1'));
        };
        row("npy big-endian", array(">i4", "(1, 2)"), "a.npy", ErrorCode::Unsupported, 0);
        row("npy floats", array("<f4", "(1, 2)"), "a.npy", ErrorCode::BadValue, 0); // counts of nothing
        row("npy objects", array("|O", "(1, 1)"), "a.npy", ErrorCode::Unsupported, 0);
        row("npy Fortran", array("<i4", "(1, 2)", "True"), "a.npy", ErrorCode::Unsupported, 0);
        row("npy gigantic", array("<i4", "(9000000000000000000, 2)"), "a.npy", ErrorCode::BadSyntax, 0);
        row("npy overflow", array("<i8", "(99999999999999999999, 2)"), "a.npy", ErrorCode::BadSyntax, 0);
        row("npy many layers", array("|u1", "(1, 5000000000)"), "a.npy", ErrorCode::TooLarge, 0);
        row("npy cut", array("<i4", "(2, 2)"), "a.npy", ErrorCode::BadSyntax, 0);
        row("npy negative", QByteArray::fromStdString(npyHeader("<i4", "(1, 2)")) + QByteArray(8, '\xff'),
            "a.npy", ErrorCode::BadValue, 0);
        row("npy no header", "\x93NUMPY\x01", "a.npy", ErrorCode::BadSyntax, 0);
    }
    void damagedTracesAreRefusedWithTheirLine()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, name);
        QFETCH(int, code);
        QFETCH(int, line);
        const auto counted = countText(content.toStdString(), name.toLatin1().constData());
        QVERIFY(!counted);
        QVERIFY(!counted.error().message.empty());
        QCOMPARE(toString(counted.error().code), toString(static_cast<ErrorCode>(code)));
        QCOMPARE(counted.error().where.line, std::int64_t {line});
    }

    void aLineWithoutEndIsRefused()
    {
        const std::string content = "{\"layer\":0,\"top_indices\":[[1,2]]}\n{\"layer\":"
            + std::string((std::size_t {66} << 20U), ' ');
        const auto counted = countText(content, "a.jsonl");
        QVERIFY(!counted);
        QCOMPARE(counted.error().code, ErrorCode::TooLarge);
        QCOMPARE(counted.error().where.line, std::int64_t {2});
    }

    void missingFilesAndFoldersAreRefused()
    {
        Progress progress;
        const auto sink = [](const RoutingBatch&) { return Result<void>(); };
        QCOMPARE(readTrace("/no/such/file", FileFormat::Unknown, sink, progress, {}).error().code,
            ErrorCode::FileNotFound);
        QCOMPARE(
            readTrace("/", FileFormat::Unknown, sink, progress, {}).error().code, ErrorCode::FileUnreadable);
    }

    void stopEndsTheReading()
    {
        const OneFile file("token,layer,e0\n0,0,1\n", "a.csv");
        std::stop_source stop;
        stop.request_stop();
        Progress progress;
        const auto summary = readTrace(
            file.path().toStdString(), FileFormat::Unknown,
            [](const RoutingBatch&) { return Result<void>(); }, progress, stop.get_token());
        QCOMPARE(summary.error().code, ErrorCode::Cancelled);
    }

    void theSinkMayRefuse()
    {
        const OneFile file("token,layer,e0\n0,0,1\n", "a.csv");
        Progress progress;
        const auto summary = readTrace(file.path().toStdString(), FileFormat::Unknown,
            [](const RoutingBatch&) { return Result<void>(fail(ErrorCode::DiskFull, "full")); }, progress,
            {});
        QCOMPARE(summary.error().code, ErrorCode::DiskFull);
    }

    void impossiblePicksAreRefused()
    {
        RoutingCounter counter(4);
        const std::vector<std::int32_t> good {0, 1};
        QVERIFY(counter.add({0, 2, 0, good}));
        for (const std::vector<std::int32_t>& bad :
            {std::vector<std::int32_t> {0, 4}, {0, -1}, {2, 2}, {0, 1, 2}})
            QVERIFY(!counter.add({0, 2, 1, bad}));
        QVERIFY(!counter.add({0, 1, 1, good})); // top-1 after top-2
        QVERIFY(!RoutingCounter().finish());
    }

    void missingTokensAreReported()
    {
        const auto counted = countText("token,layer,e0\n0,0,1\n1,0,2\n0,1,1\n", "a.csv");
        QVERIFY(counted.has_value());
        QCOMPARE(counted->diagnostics.size(), std::size_t {1});
        QCOMPARE(counted->diagnostics[0].code, std::string("tokens-missing"));
        QCOMPARE(counted->statistics.tokens, std::int64_t {2});
        QCOMPARE(sum(counted->statistics.transitions), std::int64_t {1});
    }

    /// Sequences whose token numbers begin anew, written layer by layer or token by token.
    void restartedTokenNumbersAreSequences()
    {
        const std::string byToken = "token,layer,expert\n0,0,1\n0,1,2\n1,0,3\n1,1,0\n0,0,2\n0,1,2\n";
        const std::string byLayer = "token,layer,expert\n0,0,1\n1,0,3\n0,0,2\n0,1,2\n1,1,0\n0,1,2\n";
        const auto a = countText(byToken, "a.csv");
        const auto b = countText(byLayer, "b.csv");
        QVERIFY(a.has_value() && b.has_value());
        QVERIFY(a->statistics == b->statistics);
        QCOMPARE(a->statistics.tokens, std::int64_t {3});
        QCOMPARE(a->statistics.transitions[a->statistics.pairIndex(0, 2, 2)], std::int64_t {1});
        QCOMPARE(sum(a->statistics.transitions), std::int64_t {3});
    }
};

QTEST_APPLESS_MAIN(TestRouting)
#include "tst_routing.moc"
