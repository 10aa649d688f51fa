// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include "core/base/quantity.h"
#include "core/exchange/formats.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/text_lines.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using namespace rankloom::samples;
using nlohmann::json;

namespace {

int measuredCells(const LinkMeasurement& links)
{
    return static_cast<int>(
        std::count_if(links.values.begin(), links.values.end(), [](double v) { return !std::isnan(v); }));
}

double cell(const LinkMeasurement& links, const std::string& from, const std::string& to)
{
    const auto at = [&](const std::string& name) {
        return static_cast<std::size_t>(
            std::find(links.names.begin(), links.names.end(), name) - links.names.begin());
    };
    return links.values.at(at(from) * links.names.size() + at(to));
}

/// Printed figures have at most six decimals; reading a decimal and scaling it costs an ulp or two.
bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

const CollectiveRow& largestRow(const CollectiveMeasurement& m)
{
    // The last of equal sizes, as the index counts.
    const CollectiveRow* best = &m.rows.front();
    for (const CollectiveRow& row : m.rows)
        if (row.sizeBytes >= best->sizeBytes)
            best = &row;
    return *best;
}

void compareCollective(const Reading& reading, const json& expected)
{
    const auto runs = valuesOf<CollectiveMeasurement>(reading);
    QVERIFY(!runs.empty());
    const CollectiveMeasurement& last = runs.back();
    std::size_t rows = 0;
    std::set<std::string> hosts;
    for (const CollectiveMeasurement& run : runs) {
        rows += run.rows.size();
        hosts.insert(run.hosts.begin(), run.hosts.end());
    }
    if (expected.contains("op") && expected["op"].is_string())
        QCOMPARE(last.operation, expected["op"].get<std::string>());
    // Where the index states no ratio the log does not tell the ranks: its rows are too small.
    if (expected.contains("ratio") && expected["ratio"].is_null())
        QVERIFY(last.ranks == 0 && hasCode(reading, "ranks-unknown"));
    else if (expected.contains("ranks") && expected["ranks"].is_number())
        QCOMPARE(last.ranks, expected["ranks"].get<int>());
    if (expected.contains("ranks") && expected["ranks"].is_object())
        QVERIFY(last.ranks == 0
            || (last.ranks >= expected["ranks"]["candidates"][0].get<int>()
                && last.ranks <= expected["ranks"]["candidates"][1].get<int>()));
    if (expected.contains("rows") && expected["rows"].is_number())
        QCOMPARE(rows, expected["rows"].get<std::size_t>());
    if (expected.contains("hosts") && runs.size() == 1)
        QCOMPARE(hosts.size(), expected["hosts"].get<std::size_t>());
    if (expected.contains("runs"))
        QCOMPARE(runs.size(), expected["runs"].get<std::size_t>());
    const CollectiveRow& row = largestRow(last);
    QCOMPARE(row.sizeBytes, expected["max_size"].get<double>());
    const auto compare = [&](const char* key, double value) {
        if (expected.contains(key) && expected[key].is_number())
            QVERIFY2(near(value, expected[key].get<double>() * 1e9), key);
    };
    compare("oop_algbw", row.algorithmBandwidth);
    compare("oop_busbw", row.busBandwidth);
    compare("ip_busbw", row.inPlaceBusBandwidth);
}

} // namespace

class TestExchange : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What the end of each reader's file says of its format is whole.
    void everyFormatIsDescribed()
    {
        std::set<std::string_view> names;
        for (const Format* format : formats()) {
            const std::string name(format->name);
            QVERIFY2(&formatOf(format->format) == format, name.c_str());
            QCOMPARE(formatFromName(format->name), format->format);
            QVERIFY2(
                !name.empty() && !format->title.empty() && names.insert(format->name).second, name.c_str());
            QVERIFY2(format->isHead || format->isJson || format->isText || format->isSurely || format->isLine
                    || format->isProbably,
                name.c_str());
            const bool streamed = isRoutingTrace(format->format);
            QVERIFY2(streamed == (format->trace != nullptr), name.c_str());
            QVERIFY2(isRequestTrace(format->format) == (format->requests != nullptr), name.c_str());
            const bool whole = format->lines != nullptr || format->whole != nullptr;
            QVERIFY2(
                whole == (!streamed && format->requests == nullptr && format->kind != FormatKind::Document),
                name.c_str());
        }
        QCOMPARE(formatFromName("unknown"), FileFormat::Unknown);
        QCOMPARE(nameOf(FileFormat::Unknown), std::string_view("unknown"));
        QCOMPARE(readableFormats().size() + 1, formats().size()); // all but projects
    }

    void ncclSamples_data() { addRows({"nccl_tests"}); }
    void ncclSamples()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP("The folder of reference data is not there");
        const json e = json::parse(expected.toStdString());
        const std::string text = contentOf(formatsFolder() + file);
        QCOMPARE(recognise(text.substr(0, 65536), ""), FileFormat::NcclTests);
        const Result<Reading> reading = parseFile(text, file.toStdString());
        const bool usable =
            e.value("usable", true) && !QString::fromStdString(e.value("status", "")).startsWith("template");
        if (!usable) {
            QVERIFY(!reading);
            QVERIFY(!reading.error().message.empty());
            return;
        }
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        compareCollective(*reading, e);
        if (QString::fromStdString(e.value("status", "")).contains("cut"))
            QVERIFY(hasCode(*reading, "cut-row"));
    }

    void mpiGraphSamples_data() { addRows({"mpigraph"}); }
    void mpiGraphSamples()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP("The folder of reference data is not there");
        const json e = json::parse(expected.toStdString());
        const Result<Reading> reading = parseFile(contentOf(formatsFolder() + file), file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        QCOMPARE(reading->format, FileFormat::MpiGraph);
        for (const LinkMeasurement& links : valuesOf<LinkMeasurement>(*reading)) {
            QCOMPARE(links.size(), e["procs"].get<int>());
            const char* key = links.part == "sent" ? "Send" : links.part == "received" ? "Recv" : "";
            if (!e.contains(key))
                continue;
            double most = 0;
            double sum = 0;
            for (const double v : links.values)
                if (!std::isnan(v)) {
                    most = std::max(most, v);
                    sum += 1 / v;
                }
            // mpiGraph averages times, so its average rate is the harmonic mean.
            // The matrix has three decimals, the summary lines six.
            QVERIFY(std::abs(most / kMiB - std::stod(e[key][0][1].get<std::string>())) < 0.00051);
            QVERIFY(std::abs(measuredCells(links) / sum / kMiB - std::stod(e[key][1][1].get<std::string>()))
                < 0.00051);
        }
    }

    void mpiGraphRowOfReceivedIsTheReceiver()
    {
        const Result<Reading> reading =
            parseFile("START mpiGraph v1.5\nMsgSize\t1048576\n"
                      "Send\ta:0\tb:1\t\na:0 to\t0.000\t10.000\t\nb:1 to\t20.000\t0.000\t\n"
                      "Recv\ta:0\tb:1\t\na:0 from\t0.000\t22.000\t\nb:1 from\t12.000\t0.000\t\n"
                      "END mpiGraph\n",
                "x.txt");
        QVERIFY(reading.has_value());
        const auto links = valuesOf<LinkMeasurement>(*reading);
        QCOMPARE(links.size(), std::size_t {3});
        QCOMPARE(cell(links[0], "a", "b"), 11 * kMiB);
        QCOMPARE(cell(links[0], "b", "a"), 21 * kMiB);
        QCOMPARE(cell(links[2], "a", "b"), 12 * kMiB);
        QCOMPARE(links[0].messageBytes, 1048576.0);
        QCOMPARE(links[0].scope, LinkScope::NodePairs);
    }

    void matrixSamples_data() { addRows({"generic_matrix_csv"}); }
    void matrixSamples()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP("The folder of reference data is not there");
        const json e = json::parse(expected.toStdString());
        const Result<Reading> reading = parseFile(contentOf(formatsFolder() + file), file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        QCOMPARE(reading->format, FileFormat::MatrixCsv);
        if (!e.value("usable", true)) {
            QVERIFY(reading->values.empty());
            QCOMPARE(reading->diagnostics.size(), e["warnings"].get<std::size_t>());
            return;
        }
        const auto links = valuesOf<LinkMeasurement>(*reading);
        QCOMPARE(links.size(), std::size_t {1});
        const LinkMeasurement& m = links.front();
        QCOMPARE(m.size(), e["nodes"].get<int>());
        QCOMPARE(measuredCells(m), e["cells"].get<int>());
        QCOMPARE(m.size() * (m.size() - 1) - measuredCells(m), e["missing"].get<int>());
        QCOMPARE(m.unitKnown, e.contains("unit") && e["unit"].is_string());
        QCOMPARE(m.directionKnown, !e.contains("must_ask"));
        if (e.contains("bps_gpu001_gpu004")) {
            QCOMPARE(cell(m, "gpu001", "gpu004"), e["bps_gpu001_gpu004"].get<double>());
            QCOMPARE(cell(m, "gpu004", "gpu001"), e["bps_gpu004_gpu001"].get<double>());
            QCOMPARE(m.messageBytes, 4194304.0);
        }
        if (e.contains("value_n1_n2"))
            QCOMPARE(cell(m, "n1", "n2"), e["value_n1_n2"].get<double>());
        if (e.contains("what"))
            QCOMPARE(m.quantity, LinkQuantity::Latency);
    }

    /// Every measured matrix reads with the pairs its index states, each pair in both directions.
    void measuredMatricesRead()
    {
        const QDir folder(QStringLiteral(RANKLOOM_REFERENCE_DATA "/links/matrices"));
        if (!folder.exists())
            QSKIP("The folder of reference data is not there");
        const auto index = csvRows(contentOf(folder.filePath("index.csv")));
        std::map<std::string, std::size_t> column;
        for (std::size_t c = 0; c < index[0].size(); ++c)
            column[index[0][c]] = c;
        int read = 0;
        for (std::size_t r = 1; r < index.size(); ++r) {
            const auto& row = index[r];
            if (row.size() < 5)
                continue;
            const std::string text = contentOf(folder.filePath(QString::fromStdString(row[column["file"]])));
            const std::string unit = row[column["unit"]].substr(0, row[column["unit"]].find(' '));
            const Result<Reading> reading = parseFile(text, row[column["file"]], FileFormat::Unknown, {unit});
            QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
            const auto links = valuesOf<LinkMeasurement>(*reading);
            QCOMPARE(links.size(), std::size_t {1});
            QCOMPARE(links[0].size(), std::stoi(row[column["nodes"]]));
            QVERIFY(links[0].unitKnown);
            QCOMPARE(measuredCells(links[0]), 2 * std::stoi(row[column["pairs_measured"]]));
            ++read;
        }
        QVERIFY(read > 20);
    }

    void hintAnswersTheUnit()
    {
        const std::string text = "n,a,b\na,,2\nb,4,\n";
        QVERIFY(!valuesOf<LinkMeasurement>(*parseFile(text, "m.csv"))[0].unitKnown);
        const Result<Reading> reading = parseFile(text, "m.csv", FileFormat::Unknown, {"Gb/s"});
        const auto links = valuesOf<LinkMeasurement>(*reading);
        QVERIFY(links[0].unitKnown);
        QCOMPARE(cell(links[0], "a", "b"), 0.25e9);
        QVERIFY(!parseFile(text, "m.csv", FileFormat::Unknown, {"parsec"}));
    }

    void columnToRowIsTransposed()
    {
        const Result<Reading> reading =
            parseFile("# unit=GB/s direction=col->row\n,a,b\na,,2\nb,4,\n", "m.csv");
        QCOMPARE(cell(valuesOf<LinkMeasurement>(*reading)[0], "b", "a"), 2e9);
    }

    void impossibleNumbersAreRefusedWithTheirLine()
    {
        for (const char* bad : {"-3", "1.2.3", "fast"}) {
            const Result<Reading> reading = parseFile(
                std::string("# unit=GB/s direction=row->col\n,a,b\na,,2\nb,") + bad + ",\n", "m.csv");
            QVERIFY(!reading);
            QCOMPARE(reading.error().where.line, std::int64_t {4});
        }
        const std::string wrong =
            "#       size         count      type   redop    root     time   algbw   busbw #wrong     "
            "time   algbw   busbw #wrong\n"
            "1048576 262144 float sum -1 100 10.48 18.35 3 100 10.48 18.35 0\n";
        QVERIFY(!parseFile(wrong, "n.txt"));
    }

    void aNameGivenTwiceIsSaidToBeSo()
    {
        const Result<Reading> reading =
            parseFile("# unit=GB/s direction=row->col\n,a,a\na,,3\na,4,\n", "m.csv");
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, ErrorCode::Contradiction);
        QCOMPARE(reading.error().where.line, std::int64_t {2});
    }

    void foreignBytesAreRefusedInOneSentence()
    {
        for (const std::string& text : {std::string("\xFF\xFEn\0,\0a\0", 8), std::string("a,b\0c", 5),
                 std::string(",a,b\na,,1\nb,\xC3\x28,\n")}) {
            const Result<Reading> reading = parseFile(text, "m.csv", FileFormat::MatrixCsv);
            QVERIFY(!reading);
            QCOMPARE(reading.error().code, ErrorCode::BadSyntax);
        }
    }

    /// Any prefix of any sample neither crashes nor invents a number that the whole file does not have.
    void everyPrefixIsSafe()
    {
        const auto samples = samplesOf({"nccl_tests", "mpigraph", "generic_matrix_csv"});
        if (samples.empty())
            QSKIP("The folder of reference data is not there");
        for (const Sample& sample : samples) {
            const std::string text = contentOf(formatsFolder() + QString::fromStdString(sample.file));
            const std::size_t step = std::max<std::size_t>(1, text.size() / 200);
            for (std::size_t end = 0; end < text.size(); end += step)
                (void)parseFile(std::string_view(text).substr(0, end), sample.file);
        }
    }

    void matrixTextRoundTrips()
    {
        QVERIFY(rc::check("a matrix written as CSV reads back", [] {
            const int n = *rc::gen::inRange(2, 9);
            std::vector<double> values;
            std::string text = "# unit=GB/s direction=row->col\n";
            for (int j = 0; j < n; ++j)
                text += ",node" + std::to_string(j);
            for (int i = 0; i < n; ++i) {
                text += "\nnode" + std::to_string(i);
                for (int j = 0; j < n; ++j) {
                    const int tenths = *rc::gen::inRange(0, 500);
                    const bool measured = i != j && tenths > 0;
                    values.push_back(measured ? tenths / 10.0 * 1e9 : NAN);
                    text += ","
                        + (measured ? std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) : "");
                }
            }
            const Result<Reading> reading = parseFile(text + "\n", "m.csv");
            // A matrix in which nothing was measured is refused.
            const bool any =
                std::any_of(values.begin(), values.end(), [](double v) { return !std::isnan(v); });
            RC_ASSERT(reading.has_value() == any);
            if (!any)
                return;
            const auto links = valuesOf<LinkMeasurement>(*reading);
            RC_ASSERT(links.size() == 1U);
            for (std::size_t i = 0; i < values.size(); ++i)
                RC_ASSERT((std::isnan(values[i]) && std::isnan(links[0].values[i]))
                    || near(values[i], links[0].values[i]));
        }));
    }

    void countsAreReadAsPeopleWriteThem()
    {
        QCOMPARE(parseCount("17_179_869_184"), std::optional<std::int64_t>(17179869184));
        QCOMPARE(parseCount("1,073,741,824"), std::optional<std::int64_t>(1073741824));
        QVERIFY(!parseCount("12,5") && !parseCount("1,,2") && !parseCount(",123") && !parseCount("1,23"));
    }

    void namesOfFormatsAreUnique()
    {
        for (const FileFormat format : {FileFormat::MpiGraph, FileFormat::NcclTests, FileFormat::MatrixCsv,
                 FileFormat::RouterTraceJsonl, FileFormat::HuggingFaceConfig})
            QCOMPARE(formatFromName(nameOf(format)), format);
        QCOMPARE(formatFromName("no-such-thing"), FileFormat::Unknown);
    }
};

QTEST_APPLESS_MAIN(TestExchange)
#include "tst_exchange.moc"
