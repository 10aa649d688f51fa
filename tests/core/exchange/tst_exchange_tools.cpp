// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/base/quantity.h"
#include "core/base/random.h"
#include "core/exchange/reading.h"
#include "core/measure/round_effect.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using namespace rankloom::samples;
using nlohmann::json;

namespace {

/// Reading a decimal and scaling it costs an ulp or two.
bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

struct Range {
    double least = INFINITY;
    double most = 0;
};

Range rangeOf(const LinkMeasurement& links)
{
    Range range;
    for (const double v : links.values)
        if (!std::isnan(v)) {
            range.least = std::min(range.least, v);
            range.most = std::max(range.most, v);
        }
    return range;
}

/// Of the index.
bool isBetweenGpus(const json& matrix)
{
    const std::string title = matrix["title"];
    return title.find("CPU(row)") == std::string::npos && title.find("All G") == std::string::npos
        && matrix["cols"] > 1;
}

/// Every square matrix of the index must be among those read, with its extremes.
void compareMatrices(const std::vector<LinkMeasurement>& read, const json& expected)
{
    std::size_t wanted = 0;
    for (const json& matrix : expected["matrices"]) {
        if (!isBetweenGpus(matrix))
            continue;
        const std::string title = matrix["title"];
        ++wanted;
        const double factor = title.find("(us)") != std::string::npos ? 1e-6 : 1e9;
        const bool found = std::any_of(read.begin(), read.end(), [&](const LinkMeasurement& links) {
            const Range range = rangeOf(links);
            return links.size() == matrix["cols"].get<int>()
                && near(range.least, matrix["offdiag_min"].get<double>() * factor)
                && near(range.most, matrix["offdiag_max"].get<double>() * factor);
        });
        QVERIFY2(found, matrix.dump().c_str());
    }
    QCOMPARE(read.size(), wanted);
}

int primaries(const std::vector<LinkMeasurement>& read, LinkQuantity quantity)
{
    return static_cast<int>(std::count_if(read.begin(), read.end(),
        [&](const LinkMeasurement& links) { return links.primary && links.quantity == quantity; }));
}

double cell(const LinkMeasurement& links, std::size_t from, std::size_t to)
{
    return links.values.at(from * links.names.size() + to);
}

} // namespace

class TestExchangeTools : public QObject {
    Q_OBJECT

    /// The sample of the current row and its reading.
    struct Case {
        bool skip = true;
        json expected;
        std::string text;
        Result<Reading> reading = fail(ErrorCode::Internal, "not read");
    };
    static Case currentCase()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        Case result;
        if (file.isEmpty())
            return result;
        result.skip = false;
        result.expected = json::parse(expected.toStdString());
        result.text = contentOf(formatsFolder() + file);
        result.reading = parseFile(result.text, file.toStdString());
        return result;
    }

private Q_SLOTS:
    void ncclJson_data() { addRows({"nccl_tests_json"}); }
    void ncclJson()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        if (!c.expected.value("valid_json", true)) {
            QVERIFY(!c.reading);
            return;
        }
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::NcclTestsJson);
        const auto run = valuesOf<CollectiveMeasurement>(*c.reading).at(0);
        QCOMPARE(run.operation, c.expected["op"].get<std::string>());
        QCOMPARE(run.ranks, c.expected["ranks"].get<int>());
        QCOMPARE(run.rows.size(), c.expected["rows"].get<std::size_t>());
        QCOMPARE(run.rows.back().sizeBytes, c.expected["max_size"].get<double>());
        QVERIFY(near(run.rows.back().busBandwidth, c.expected["oop_busbw"].get<double>() * 1e9));
        QVERIFY(near(run.rows.back().inPlaceBusBandwidth, c.expected["ip_busbw"].get<double>() * 1e9));
    }

    void p2p_data() { addRows({"p2p_bandwidth_latency"}); }
    void p2p()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::P2pBandwidthLatency);
        const auto read = valuesOf<LinkMeasurement>(*c.reading);
        compareMatrices(read, c.expected);
        QVERIFY(primaries(read, LinkQuantity::Bandwidth) <= 1);
        QVERIFY(primaries(read, LinkQuantity::Latency) <= 1);
        QVERIFY(read.front().primary);
        if (c.expected.contains("p2p"))
            QVERIFY(hasCode(*c.reading, "through-host"));
    }

    void nvbandwidth_data() { addRows({"nvbandwidth"}); }
    void nvbandwidth()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        if (c.reading && c.reading->format == FileFormat::SuperBench)
            return; // lines of another tool: tst_exchange_topology
        if (c.expected["matrices"].empty()) {
            QVERIFY(!c.reading);
            return;
        }
        // Tables between the host and GPUs alone say nothing of links between GPUs, at most of copies.
        if (std::ranges::none_of(c.expected["matrices"], isBetweenGpus)) {
            if (c.reading)
                QCOMPARE(valuesOf<StorageRates>(*c.reading).size(), c.reading->values.size());
            else
                QVERIFY(c.reading.error().where.line > 0);
            return;
        }
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::NvBandwidth);
        const auto read = valuesOf<LinkMeasurement>(*c.reading);
        compareMatrices(read, c.expected);
        QCOMPARE(primaries(read, LinkQuantity::Bandwidth), read.empty() ? 0 : 1);
        QVERIFY(!hasCode(*c.reading, "sum-contradiction"));
    }

    void nvbandwidthJson_data() { addRows({"nvbandwidth_json"}); }
    void nvbandwidthJson()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        if (!c.expected.value("valid_json", true) || c.expected["testcases"].empty()) {
            QVERIFY(!c.reading);
            return;
        }
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        const auto read = valuesOf<LinkMeasurement>(*c.reading);
        QCOMPARE(read.size(), c.expected["testcases"].size());
        QCOMPARE(read[0].size(), c.expected["testcases"][0]["cols"].get<int>());
        double sum = 0;
        for (const double v : read[0].values)
            sum += std::isnan(v) ? 0 : v / 1e9;
        // Cells have six significant digits, so each may be off by 5e-5 of 25.
        QVERIFY(std::abs(sum - c.expected["testcases"][0]["sum"].get<double>()) < 30 * 5e-5);
    }

    /// A read copies from the column to the row, a write from the row to the column.
    void directionComesFromTheTest()
    {
        const auto text = [](const char* test, const char* arrow) {
            return std::string("Running device_to_device_memcpy_") + test + "_ce.\nmemcpy CE GPU(row) "
                + arrow
                + " GPU(column) bandwidth (GB/s)\n 0 1\n0 N/A 10.0\n1 20.0 N/A\n\nSUM "
                  "device_to_device_memcpy_"
                + test + "_ce 30.00\n";
        };
        const auto read = valuesOf<LinkMeasurement>(*parseFile(text("read", "->"), "n.txt"));
        const auto write = valuesOf<LinkMeasurement>(*parseFile(text("write", "<-"), "n.txt"));
        QCOMPARE(cell(read.at(0), 0, 1), 20e9);
        QCOMPARE(cell(write.at(0), 0, 1), 10e9);
        const auto wrong = parseFile("Running a.\nmemcpy CE GPU(row) -> GPU(column) bandwidth (GB/s)\n 0 "
                                     "1\n0 N/A 1\n1 2 N/A\nSUM a 9\n",
            "n");
        QVERIFY(hasCode(*wrong, "sum-contradiction"));
    }

    void topology_data() { addRows({"nvidia_smi_topo"}); }
    void topology()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        if (c.expected["complete_gpu_rows_seen"] == 0) {
            QVERIFY(!c.reading);
            QCOMPARE(recognise(c.text, ""), FileFormat::NvidiaTopology);
            return;
        }
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::NvidiaTopology);
        const auto read = valuesOf<DeviceTopology>(*c.reading);
        std::map<std::string, int> codes;
        for (const DeviceTopology& topology : read)
            for (const std::string& code : topology.codes)
                if (!code.empty() && code != "X")
                    ++codes[code];
        QCOMPARE(codes, (c.expected["code_counts"].get<std::map<std::string, int>>()));
        if (c.expected.contains("gpus"))
            QCOMPARE(read[0].devices, c.expected["gpus"].get<int>());
        if (c.expected.contains("nics"))
            QCOMPARE(static_cast<int>(read[0].names.size()) - read[0].devices, c.expected["nics"].get<int>());
        QCOMPARE(hasCode(*c.reading, "several-runs"), read.size() > 1);
    }

    void reachability_data() { addRows({"nvidia_smi_topo_p2p"}); }
    void reachability()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        const auto topology = valuesOf<DeviceTopology>(*c.reading).at(0);
        std::map<std::string, int> codes;
        for (const std::string& code : topology.codes)
            if (!code.empty() && code != "X")
                ++codes[code];
        QCOMPARE(codes, (c.expected["code_counts"].get<std::map<std::string, int>>()));
        QCOMPARE(topology.devices, c.expected["gpus"].get<int>());
        QVERIFY(topology.reachability);
        QVERIFY(hasCode(*c.reading, "reachability"));
    }

    void osu_data() { addRows({"osu"}); }
    void osu()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::OsuBenchmark);
        const auto runs = valuesOf<PairMeasurement>(*c.reading);
        // The index lists the first tests of a log.
        QVERIFY(runs.size() >= c.expected["tests"].size());
        for (std::size_t i = 0; i < c.expected["tests"].size(); ++i)
            QCOMPARE(runs[i].test + " " + runs[i].version, c.expected["tests"][i].get<std::string>());
        std::size_t rows = 0;
        bool found = false;
        for (const PairMeasurement& run : runs) {
            rows += run.rows.size();
            const double factor = run.quantity == LinkQuantity::Latency ? 1e-6 : 1e6;
            for (const SizeFigure& row : run.rows)
                found = found
                    || (row.sizeBytes == c.expected["max_size"].get<double>()
                        && near(row.value, c.expected["value_at_max"].get<double>() * factor));
        }
        QVERIFY(found);
        QCOMPARE(rows, c.expected["rows"].get<std::size_t>());
        if (c.expected.contains("hosts")) {
            QCOMPARE(runs[0].hosts[0] + "," + runs[0].hosts[1], c.expected["hosts"].get<std::string>());
            QCOMPARE(valuesOf<LinkMeasurement>(*c.reading).size(), std::size_t {1});
        }
    }

    void pipette_data() { addRows({"pipette_json"}); }
    void pipette()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        const auto read = valuesOf<LinkMeasurement>(*c.reading);
        QCOMPARE(read.size(), std::size_t {3});
        QVERIFY(read[0].primary && !read[1].primary && !read[2].primary);
        QCOMPARE(read[0].size(), c.expected["nodes"].get<int>());
        const json root = json::parse(c.text);
        // "1" is sent, row = sender; "0" is received, row = receiver.
        QCOMPARE(cell(read[2], 2, 5), root["1"]["bandwidth"][2][5].get<double>() * kMiB);
        QCOMPARE(cell(read[1], 2, 5), root["0"]["bandwidth"][5][2].get<double>() * kMiB);
        QCOMPARE(cell(read[0], 2, 5), (cell(read[1], 2, 5) + cell(read[2], 2, 5)) / 2);
    }

    /// The reference matrix: its round effect and ring are stated with the data, to 0.01.
    void theOrderOfMeasurementIsFound()
    {
        const auto samples = samplesOf({"pipette_json"});
        if (samples.empty())
            QSKIP("The folder of reference data is not there");
        const auto reading =
            parseFile(contentOf(formatsFolder() + QString::fromStdString(samples[0].file)), samples[0].file);
        QVERIFY(hasCode(*reading, "round-effect"));
        const RoundEffect effect = findRoundEffect(valuesOf<LinkMeasurement>(*reading).at(0));
        QVERIFY(effect.significant && effect.artefact());
        QVERIFY(std::abs(effect.explained - 0.95) < 0.01);
        // What is left of the links scatters by 0.7 %, as the data say, and follows no rounds any more.
        const LinkMeasurement cleaned = withoutRounds(valuesOf<LinkMeasurement>(*reading).at(0), effect);
        QVERIFY(!findRoundEffect(cleaned).significant);
        double sum = 0;
        double squares = 0;
        double count = 0;
        for (const double value : cleaned.values)
            if (std::isfinite(value)) {
                sum += value;
                squares += value * value;
                ++count;
            }
        const double mean = sum / count;
        QVERIFY(std::abs(std::sqrt(squares / count - mean * mean) / mean - 0.007) < 0.0005);
        QCOMPARE(effect.ring, (std::vector<int> {0, 1, 3, 2, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 5}));
    }

    /// Rounds that make the only difference are found in any order of names; chance is not taken for them.
    void roundsAreToldFromChance()
    {
        QVERIFY(rc::check("a pure round effect is explained wholly", [] {
            const int n = *rc::gen::inRange(6, 11);
            std::vector<int> ring(static_cast<std::size_t>(n));
            std::iota(ring.begin(), ring.end(), 0);
            LinkMeasurement links;
            links.names.resize(ring.size());
            links.values.assign(ring.size() * ring.size(), NAN);
            const int a = *rc::gen::inRange(0, n);
            std::swap(ring[0], ring[static_cast<std::size_t>(a)]);
            for (int i = 0; i < n; ++i)
                for (int k = 1; k < n; ++k)
                    links.values[static_cast<std::size_t>(ring[static_cast<std::size_t>(i)] * n
                        + ring[static_cast<std::size_t>((i + k) % n)])] = 1e10 + 1e8 * k;
            RC_ASSERT(findRoundEffect(links).explained > 1 - 1e-9);
        }));
        QVERIFY(rc::check("random links are not explained", [] {
            const int n = *rc::gen::inRange(8, 13);
            LinkMeasurement links;
            links.names.resize(static_cast<std::size_t>(n));
            for (int i = 0; i < n; ++i)
                for (int j = 0; j < n; ++j)
                    links.values.push_back(i == j ? NAN : 1e10 + 1e7 * *rc::gen::inRange(0, 1000));
            RC_ASSERT(findRoundEffect(links).explained < 0.8);
        }));
    }

    /// A test at 1 % calls chance an effect in one of a hundred cases: 12 or more of 200 would come about
    /// once in ten million times. Hosts that send faster than they receive, and racks, are no rounds.
    void chanceIsRarelyTakenForRounds()
    {
        int taken = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            const int n = 6 + random.below(4);
            LinkMeasurement links;
            links.names.resize(static_cast<std::size_t>(n));
            for (int i = 0; i < n; ++i)
                for (int j = 0; j < n; ++j)
                    links.values.push_back(
                        i == j ? NAN : 100 + 2 * random.unit() + 3 * (i % 2 == j % 2 ? 1 : 0) + i);
            const RoundEffect effect = findRoundEffect(links);
            taken += effect.significant ? 1 : 0;
            if (!effect.significant)
                QVERIFY(std::ranges::equal(withoutRounds(links, effect).values, links.values,
                    [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }));
        }
        QVERIFY2(taken < 12, qPrintable(QString::number(taken)));
    }

    /// Rounds that explain a part of the differences are found, and taken off, beside racks that stay. Above
    /// 32 nodes in the order of the file.
    void partialRoundsAreFound()
    {
        for (const int n : {12, 40}) {
            Random random(7);
            LinkMeasurement links;
            links.names.resize(static_cast<std::size_t>(n));
            for (int i = 0; i < n; ++i)
                for (int j = 0; j < n; ++j)
                    links.values.push_back(i == j ? NAN
                                                  : 100 + 3 * random.unit() + 4 * (i % 2 == j % 2 ? 1 : 0)
                                + 3.0 * ((j - i + n) % n) / n);
            const RoundEffect effect = findRoundEffect(links);
            QVERIFY(effect.significant && !effect.artefact());
            const RoundEffect left = findRoundEffect(withoutRounds(links, effect));
            QVERIFY(!left.significant);
            // What both directions of a link share stays: the racks.
            const LinkMeasurement cleaned = withoutRounds(links, effect);
            for (std::size_t i = 0; i < links.names.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(std::abs(cell(cleaned, i, j) + cell(cleaned, j, i) - cell(links, i, j)
                                - cell(links, j, i))
                        < 1e-9);
        }
    }

    void perftest_data() { addRows({"perftest"}); }
    void perftest()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::Perftest);
        const auto run = valuesOf<PairMeasurement>(*c.reading).at(0);
        const double factor = c.expected["unit"] == "MB/sec" ? kMiB : 125e6;
        double most = 0;
        double atMost = 0;
        for (const SizeFigure& row : run.rows)
            if (row.sizeBytes >= most) {
                most = row.sizeBytes;
                atMost = std::max(atMost, row.value);
            }
        QCOMPARE(run.rows.size() % c.expected["rows"].get<std::size_t>(), std::size_t {0});
        QCOMPARE(most, c.expected["max_size"].get<double>());
        QVERIFY(near(run.rows.back().value, c.expected["avg"].get<double>() * factor)
            || near(atMost, c.expected["avg"].get<double>() * factor));
    }

    void iperf3_data() { addRows({"iperf3"}); }
    void iperf3()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        if (c.expected["json"] == true && !c.expected.contains("sum_received_Gbps")) {
            QVERIFY(!c.reading);
            return;
        }
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::Iperf3);
        const auto runs = valuesOf<PairMeasurement>(*c.reading);
        if (c.expected["json"] == false) {
            QVERIFY(near(runs.at(0).rows.at(0).value, 22.1e9 / 8)); // the last [SUM] line of the sample
            return;
        }
        // The index prints four decimals of Gb/s.
        QVERIFY(
            std::abs(runs.at(0).rows.at(0).value * 8 / 1e9 - c.expected["sum_received_Gbps"].get<double>())
            < 5.1e-5);
        QCOMPARE(runs[0].test.find("server to client") != std::string::npos, c.expected["reverse"] == 1);
        QCOMPARE(runs.size(), std::size_t {c.expected.contains("sum_received_bidir_reverse_Gbps") ? 2U : 1U});
    }

    void hostfile_data() { addRows({"hostfile"}); }
    void hostfile()
    {
        const Case c = currentCase();
        if (c.skip)
            QSKIP("The folder of reference data is not there");
        QVERIFY2(c.reading.has_value(), c.reading ? "" : c.reading.error().text().c_str());
        QCOMPARE(c.reading->format, FileFormat::HostFile);
        const auto list = valuesOf<HostList>(*c.reading).at(0);
        QCOMPARE(static_cast<int>(list.hosts.size()), c.expected["lines"].get<int>());
        int total = 0;
        for (const HostList::Host& host : list.hosts)
            total += host.slotCount;
        QCOMPARE(total, c.expected["total"].get<int>());
    }

    void rankfilesAndOddHostfiles()
    {
        const auto ranks =
            parseFile("rank 0=gpu003 slot=0\nrank 1=gpu003 slot=1\nrank 2=gpu001 slot=0\n", "r");
        QVERIFY(ranks.has_value());
        const auto list = valuesOf<HostList>(*ranks).at(0);
        QCOMPARE(list.ranks.size(), std::size_t {3});
        QCOMPARE(list.ranks[2].host, std::string("gpu001"));
        QCOMPARE(list.hosts[0].slotCount, 2);
        const auto odd = parseFile("# comment\nme@10.0.0.1:4\nn2 max_slots=2\nn2\n", "h");
        const auto hosts = valuesOf<HostList>(*odd).at(0).hosts;
        QCOMPARE(hosts[0].name, std::string("10.0.0.1"));
        QCOMPARE(hosts[1].slotCount, 3);
        QVERIFY(!parseFile("rank 0=a1 slot=0\nrank 0=a2 slot=0\n", "r"));
        QVERIFY(!parseFile("n1 slots=-3\n", "h", FileFormat::HostFile));
        QCOMPARE(recognise("these\nare\nwords\n", ""), FileFormat::Unknown);
    }

    /// The planted secret of the samples must not survive a reading.
    void nothingPrivateIsKept()
    {
        const auto samples = samplesOf({"nccl_tests_json"});
        if (samples.empty())
            QSKIP("The folder of reference data is not there");
        for (const Sample& sample : samples) {
            const auto reading =
                parseFile(contentOf(formatsFolder() + QString::fromStdString(sample.file)), sample.file);
            if (!reading)
                continue;
            std::string kept;
            for (const CollectiveMeasurement& run : valuesOf<CollectiveMeasurement>(*reading)) {
                kept += run.tool + run.operation + run.deviceName;
                for (const std::string& host : run.hosts)
                    kept += host;
            }
            for (const Diagnostic& d : reading->diagnostics)
                kept += d.message.english();
            QVERIFY(kept.find("not-a-secret") == std::string::npos);
        }
    }

    void everyPrefixIsSafe()
    {
        const auto samples = samplesOf({"nccl_tests_json", "p2p_bandwidth_latency", "nvbandwidth",
            "nvbandwidth_json", "nvidia_smi_topo", "osu", "pipette_json", "perftest", "iperf3", "hostfile"});
        if (samples.empty())
            QSKIP("The folder of reference data is not there");
        for (const Sample& sample : samples) {
            const std::string text = contentOf(formatsFolder() + QString::fromStdString(sample.file));
            const FileFormat format = recognise(text.substr(0, 65536), sample.file);
            const std::size_t step = std::max<std::size_t>(1, text.size() / 200);
            for (std::size_t end = 0; end < text.size(); end += step) {
                const auto reading = parseFile(std::string_view(text).substr(0, end), sample.file, format);
                QVERIFY(reading || !reading.error().message.empty());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestExchangeTools)
#include "tst_exchange_tools.moc"
