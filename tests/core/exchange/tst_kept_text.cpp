// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a project keeps of logs: all that was measured, nothing of who measured it how.
#include <cmath>
#include <string>
#include <vector>

#include <QTest>

#include "core/exchange/kept_text.h"
#include "core/exchange/reading.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using namespace rankloom::samples;

namespace {

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

bool same(const CollectiveMeasurement& a, const CollectiveMeasurement& b)
{
    if (a.operation != b.operation || a.ranks != b.ranks || a.hosts != b.hosts || a.deviceName != b.deviceName
        || a.rows.size() != b.rows.size() || !same(a.fittedLatency, b.fittedLatency)
        || !same(a.plateauBusBandwidth, b.plateauBusBandwidth))
        return false;
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        const CollectiveRow& x = a.rows[i];
        const CollectiveRow& y = b.rows[i];
        if (!same(x.sizeBytes, y.sizeBytes) || !same(x.time, y.time) || !same(x.busBandwidth, y.busBandwidth)
            || !same(x.algorithmBandwidth, y.algorithmBandwidth) || !same(x.inPlaceTime, y.inPlaceTime)
            || !same(x.inPlaceBusBandwidth, y.inPlaceBusBandwidth))
            return false;
    }
    return true;
}

bool same(const PairMeasurement& a, const PairMeasurement& b)
{
    if (a.test != b.test || a.version != b.version || a.quantity != b.quantity || a.hosts != b.hosts
        || a.rows.size() != b.rows.size() || a.collective != b.collective
        || a.bothDirections != b.bothDirections)
        return false;
    for (std::size_t i = 0; i < a.rows.size(); ++i)
        if (!same(a.rows[i].sizeBytes, b.rows[i].sizeBytes) || !same(a.rows[i].value, b.rows[i].value))
            return false;
    return true;
}

bool same(const LinkMeasurement& a, const LinkMeasurement& b)
{
    if (a.names != b.names || a.values.size() != b.values.size() || a.quantity != b.quantity)
        return false;
    for (std::size_t i = 0; i < a.values.size(); ++i)
        if (!same(a.values[i], b.values[i]))
            return false;
    return true;
}

template <class Value> bool sameValues(const Reading& a, const Reading& b)
{
    const auto x = valuesOf<Value>(a);
    const auto y = valuesOf<Value>(b);
    return x.size() == y.size()
        && std::equal(
            x.begin(), x.end(), y.begin(), [](const Value& p, const Value& q) { return same(p, q); });
}

bool sameReading(const Reading& a, const Reading& b)
{
    return a.values.size() == b.values.size() && sameValues<CollectiveMeasurement>(a, b)
        && sameValues<PairMeasurement>(a, b) && sameValues<LinkMeasurement>(a, b);
}

/// The text with a line that says too much after every tenth.
std::string withSecrets(const std::string& text)
{
    static const std::vector<std::string> kSecrets {"somebody@login1:~/hush/runs$ module load hush/1.2",
        "export HUSH_API_KEY=hush", "login1:77:99 [0] NCCL INFO NET/Plugin: /home/somebody/hush/lib.so",
        "NCCL_SOCKET_IFNAME set by environment to hush0"};
    std::string out;
    std::size_t line = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        out += text.substr(begin, end - begin) + '\n';
        if (++line % 10 == 0)
            out += kSecrets[line / 10 % kSecrets.size()] + '\n';
        begin = end + 1;
    }
    return out;
}

} // namespace

class TestKeptText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void samplesSayTheSame_data() { addRows({"nccl_tests", "nccl_tests_json", "osu"}); }
    void samplesSayTheSame()
    {
        QFETCH(QString, file);
        if (file.isEmpty())
            QSKIP("The folder of reference data is not there");
        const std::string text = contentOf(formatsFolder() + file);
        const std::string name = file.toStdString();
        const auto before = parseFile(text, name);
        if (!before || before->format == FileFormat::NcclTestsJson)
            return; // nothing is kept of what is refused
        const std::string kept = keptText(before->format, text);
        const auto after = parseFile(kept, name);
        QVERIFY2(after.has_value(), after ? "" : (after.error().text() + "\n" + kept).c_str());
        QCOMPARE(after->format, before->format);
        QVERIFY2(sameReading(*before, *after), kept.c_str());
        // What is kept of the kept is the same: a project can be copied into another.
        QCOMPARE(keptText(before->format, kept), kept);

        const std::string told = withSecrets(text);
        const std::string keptOfTold = keptText(before->format, told);
        for (const char* secret : {"hush", "somebody", "/home", "HUSH", "login1"})
            QVERIFY2(keptOfTold.find(secret) == std::string::npos, keptOfTold.c_str());
    }

    void commandLinesSayHowManyAlone()
    {
        const std::string text =
            "me@box:~$ mpirun -np 16 -x API_KEY=hush --host n1:8,n2:8 /home/me/bin/all_reduce_perf -b 8 -g "
            "1\n"
            "# nThread 1 nGpus 1 minBytes 8 maxBytes 1048576 step: 2(factor) warmup iters: 5 iters: 20\n"
            "#       size         count      type   redop    root     time   algbw   busbw #wrong     time   "
            "algbw   busbw #wrong\n"
            "     1048576        262144     float     sum      -1    100.0   10.49   19.66      0    100.0   "
            "10.49   19.66      0\n"
            "# Out of bounds values : 0 OK\n"
            "# Avg bus bandwidth    : 19.66\n"
            "scp result.txt me@10.1.2.3:/data/hush\n";
        const std::string kept = keptText(FileFormat::NcclTests, text);
        for (const char* secret : {"hush", "me@", "/home", "10.1.2.3", "n1:8", "API_KEY"})
            QVERIFY2(kept.find(secret) == std::string::npos, kept.c_str());
        const auto reading = parseFile(kept, "log.txt");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto run = valuesOf<CollectiveMeasurement>(*reading).at(0);
        QCOMPARE(run.operation, std::string("all_reduce"));
        QCOMPARE(run.ranks, 16);
        QVERIFY(kept.find("maxBytes 1048576") != std::string::npos);
        QVERIFY(kept.find("19.66") != std::string::npos);
    }

    /// A pipe at the end of a command names the columns, too: it is no header to keep as it is.
    void headersAreWrittenAnew()
    {
        const std::string text =
            "$ /home/me/all_reduce_perf -b 8 | grep -E 'algbw|busbw' # secret\n"
            "# size count type redop root time algbw busbw #wrong time algbw busbw #wrong\n"
            "1048576 262144 float sum -1 100.0 10.49 19.66 0 100.0 10.49 19.66 0\n";
        const std::string kept = keptText(FileFormat::NcclTests, text);
        QVERIFY2(kept.find("/home") == std::string::npos, kept.c_str());
        QVERIFY(kept.find("secret") == std::string::npos);
        QVERIFY(parseFile(kept, "log.txt").has_value());
    }

    /// Hosts that are addresses get the names of their nodes, or numbers.
    void addressesOfRanks()
    {
        const std::string row = "1048576 262144 float sum -1 100.0 10.49 10.49 0 100.0 10.49 10.49 0\n";
        const std::string text =
            "# nThread 1 nGpus 1 minBytes 8 maxBytes 1048576\n"
            "#  Rank  0 Group  0 Pid  7 on 10.0.0.1 device  0 [0x07] NVIDIA A100\n"
            "#  Rank  1 Group  0 Pid  8 on 10.0.0.2 device  0 [0x07] NVIDIA A100\n"
            "# size count type redop root time algbw busbw #wrong time algbw busbw #wrong\n"
            + row;
        const std::string kept = keptText(FileFormat::NcclTests, text, {{"10.0.0.1", "n01"}});
        QVERIFY2(kept.find("10.0.0.") == std::string::npos, kept.c_str());
        const auto run = valuesOf<CollectiveMeasurement>(parseFile(kept, "log.txt").value()).at(0);
        QCOMPARE(run.hosts, (std::vector<std::string> {"n01", "address-1"}));
        QCOMPARE(run.deviceName, std::string("NVIDIA A100"));
    }

    /// Found by the fuzzer: what is kept of damaged lines is kept as it is from then on.
    void damagedLinesSettle()
    {
        const std::string row = "1048576 262144 float sum -1 100.0 10.49 10.49 0 100.0 10.49 10.49 0\n";
        for (const std::string& damaged :
            {"# size count type redop root time algbw busbw2 step:\n" + row, "nccl-tests version ,\n" + row,
                "Rank 0 on ] device 0\n" + row, "Rank 0 on a]b device 0 [07] X] Y\n" + row}) {
            const std::string kept = keptText(FileFormat::NcclTests, damaged);
            QVERIFY(parseFile(kept, "log.txt", FileFormat::NcclTests).has_value());
            QCOMPARE(keptText(FileFormat::NcclTests, kept), kept);
        }
        const std::string rccl = keptText(FileFormat::RcclTestsJsonl, R"({"size":8,"busBw":2,"busBw":3})");
        QVERIFY(parseFile(rccl, "log.jsonl", FileFormat::RcclTestsJsonl).has_value());
    }

    void osuKeepsHostsAndFigures()
    {
        const std::string text = "+ srun --export=KEY=hush /home/me/osu_bw\n"
                                 "running 3 experiments for nodes n07 n09\n"
                                 "# OSU MPI Bandwidth Test v5.8\n# Size      Bandwidth (MB/s)\n"
                                 "1                       1.50\n4194304             12000.00 extra hush\n"
                                 "me@box:~$ logout\n";
        const std::string kept = keptText(FileFormat::OsuBenchmark, text);
        for (const char* secret : {"hush", "/home", "me@", "srun"})
            QVERIFY2(kept.find(secret) == std::string::npos, kept.c_str());
        const auto reading = parseFile(kept, "osu.txt");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto pair = valuesOf<PairMeasurement>(*reading).at(0);
        QCOMPARE(pair.hosts, (std::vector<std::string> {"n07", "n09"}));
        QCOMPARE(pair.rows.back().value, 12e9);
        QCOMPARE(pair.version, std::string("5.8"));
    }

    void rcclLinesInALog()
    {
        const std::string text =
            "me@box:~$ ./all_reduce_perf -Z json\n"
            "[{\"name\":\"AllReduce\",\"size\":1048576,\"time\":100,\"algBw\":10,\"busBw\":17.5,\"gpus\":8,"
            "\"cmd\":\"/home/me/x\"},\n{\"name\":\"AllReduce\",\"size\":2097152,\"time\":150,\"algBw\":14,"
            "\"busBw\":24.5,\"gpus\":8}]\n";
        const std::string kept = keptText(FileFormat::RcclTestsJsonl, text);
        QVERIFY2(
            kept.find("/home") == std::string::npos && kept.find("me@") == std::string::npos, kept.c_str());
        const auto before = parseFile(text, "log", FileFormat::RcclTestsJsonl);
        const auto after = parseFile(kept, "log", FileFormat::RcclTestsJsonl);
        QVERIFY(before && after);
        QVERIFY(sameValues<CollectiveMeasurement>(*before, *after));
    }
};

QTEST_APPLESS_MAIN(TestKeptText)
#include "tst_kept_text.moc"
