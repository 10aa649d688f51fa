// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <QTest>

#include "core/exchange/kept_text.h"
#include "core/exchange/reading.h"
#include "core/measure/network_tiers.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using namespace rankloom::samples;

namespace {

/// The table of a run: rows that double in size, as a line per size prints them. `ranks` scales bus
/// bandwidth.
struct Table {
    std::string reduction = "sum"; ///< "" = the column is blank
    int root = -1;
    double busOverAlgorithm = 1.75;
    int countDivisor = 1; ///< of the whole buffer, the elements that "count" prints
    std::string inPlaceWrong = "0";
    std::string mark {}; ///< at the end of the last row
};

std::string rowsOf(const Table& table)
{
    std::string text =
        "#       size         count      type   redop    root     time   algbw   busbw #wrong     time   "
        "algbw   busbw #wrong\n";
    const std::vector<std::int64_t> sizes {1 << 20, 1 << 24, 1 << 28};
    for (const std::int64_t size : sizes) {
        const double time = 20 + static_cast<double>(size) / 100e3; // us at 100 GB/s
        const double algorithm = static_cast<double>(size) / time / 1e3;
        text += fmt::format("{} {} float {} {} {:.2f} {:.2f} {:.2f} 0 {:.2f} {:.2f} {:.2f} {}{}\n", size,
            size / 4 / table.countDivisor, table.reduction, table.root, time, algorithm,
            algorithm * table.busOverAlgorithm, time, algorithm, algorithm * table.busOverAlgorithm,
            table.inPlaceWrong, size == sizes.back() ? table.mark : "");
    }
    return text;
}

std::string rankLine(int rank, const std::string& host, int group = 0)
{
    return fmt::format("#  Rank {:2} Group {:2} Pid {} on {} device {} [0000:0f:00] NVIDIA H100\n", rank,
        group, 100 + rank, host, rank % 8);
}

constexpr const char* kHeader = "# nThread 1 nGpus 1 minBytes 8 maxBytes 268435456 step: 2(factor)\n";

CollectiveMeasurement runOf(const std::string& text, const std::string& file = "log.txt")
{
    const auto reading = parseFile(text, file);
    if (!reading || valuesOf<CollectiveMeasurement>(*reading).empty())
        return {};
    return valuesOf<CollectiveMeasurement>(*reading).front();
}

std::string errorOf(const std::string& text, std::int64_t& line)
{
    const auto reading = parseFile(text, "file.txt");
    line = reading ? 0 : reading.error().where.line;
    return reading ? std::string() : reading.error().text();
}

const NetworkTopology::Group* groupNamed(const NetworkTopology& network, const std::string& name)
{
    const auto at = std::ranges::find(network.groups, name, &NetworkTopology::Group::name);
    return at == network.groups.end() ? nullptr : &*at;
}

} // namespace

/// What a file says is what is read, or it is refused with the line: never something else in silence.
class TestReaderTruths : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // iperf3

    void interruptedIperfIsNoLink()
    {
        const std::string begin = "Connecting to host n2, port 5201\n"
                                  "[  5] local n1 port 9 connected to n2 port 5201\n"
                                  "[ ID] Interval           Transfer     Bitrate         Retr  Cwnd\n"
                                  "[  5]   0.00-1.00   sec  2.67 GBytes  22.9 Gbits/sec   10   1.50 MBytes\n";
        const std::string stopped = begin
            + "^C[  5]   1.00-1.52   sec  1.10 GBytes  18.1 Gbits/sec   10   1.50 MBytes\n"
              "[ ID] Interval           Transfer     Bitrate         Retr\n"
              "[  5]   0.00-1.52   sec  3.77 GBytes  21.3 Gbits/sec   20             sender\n"
              "[  5]   0.00-1.52   sec  0.00 Bytes  0.00 bits/sec                  receiver\n"
              "iperf3: interrupt - the client has terminated\n";
        std::int64_t line = 0;
        QVERIFY(errorOf(stopped, line).find("interrupted") != std::string::npos);
        QCOMPARE(line, std::int64_t {8});
        QVERIFY(errorOf(begin + "iperf3: error - control socket has closed unexpectedly\n", line)
                    .find("interrupted")
            != std::string::npos);
        QCOMPARE(line, std::int64_t {5});
        // Sums of single seconds are no result.
        QVERIFY(
            !errorOf(begin + "[SUM]   0.00-1.00   sec  2.67 GBytes  22.9 Gbits/sec   10\n", line).empty());
        const auto json =
            parseFile(R"({"start": {"test_start": {"protocol": "TCP", "reverse": 0}}, "intervals": [],
            "end": {"sum_sent": {"bits_per_second": 8e9}, "sum_received": {"bits_per_second": 0}}})",
                "i.json");
        QVERIFY(!json);
        QCOMPARE(json.error().where.pointer, std::string("/end/sum_received/bits_per_second"));
    }

    void iperfKnowsItsDirections()
    {
        const std::string reverse =
            "Connecting to host n2, port 5201\nReverse mode, remote host n2 is sending\n"
            "[  5] local n1 port 9 connected to n2 port 5201\n"
            "[ ID] Interval           Transfer     Bitrate         Retr\n"
            "[  5]   0.00-2.00   sec  2.5 GBytes  10.0 Gbits/sec   1   sender\n"
            "[  5]   0.00-2.00   sec  2.0 GBytes  8.00 Gbits/sec       receiver\n";
        const auto backward = parseFile(reverse, "i.txt");
        QVERIFY2(backward, backward ? "" : backward.error().text().c_str());
        QCOMPARE(
            std::get<PairMeasurement>(backward->values.at(0)).hosts, (std::vector<std::string> {"n2", "n1"}));
        const std::string both = "[  5] local n1 port 9 connected to n2 port 5201\n"
                                 "[ ID][Role] Interval           Transfer     Bitrate\n"
                                 "[  5][TX-C]   0.00-2.00   sec  2.0 GBytes  8.00 Gbits/sec       receiver\n"
                                 "[  7][RX-C]   0.00-2.00   sec  1.0 GBytes  4.00 Gbits/sec       receiver\n";
        const auto ways = parseFile(both, "i.txt");
        QVERIFY2(ways, ways ? "" : ways.error().text().c_str());
        const auto runs = valuesOf<PairMeasurement>(*ways);
        QCOMPARE(runs.size(), std::size_t {2});
        QCOMPARE(runs[0].hosts.front(), std::string("n1"));
        QCOMPARE(runs[0].rows[0].value, 1e9);
        QCOMPARE(runs[1].hosts.front(), std::string("n2"));
        QCOMPARE(runs[1].rows[0].value, 0.5e9);
        // A server's log of two clients holds two pairs.
        const auto server = [](const char* client, const char* rate) {
            return fmt::format(
                "Accepted connection from {0}, port 1\n[  5] local srv port 5201 connected to {0} port 2\n"
                "[ ID] Interval           Transfer     Bitrate\n"
                "[  5]   0.00-2.00   sec  2.0 GBytes  {1} Gbits/sec       receiver\n",
                client, rate);
        };
        const auto two = parseFile(server("n1", "8.00") + server("n2", "16.0"), "i.txt");
        QVERIFY2(two, two ? "" : two.error().text().c_str());
        const auto pairs = valuesOf<PairMeasurement>(*two);
        QCOMPARE(pairs.size(), std::size_t {2});
        QCOMPARE(pairs[0].hosts, (std::vector<std::string> {"n1", "srv"}));
        QCOMPARE(pairs[1].hosts, (std::vector<std::string> {"n2", "srv"}));
        QCOMPARE(pairs[1].rows[0].value, 2e9);
        for (const std::string& text : {reverse, both, server("n1", "8.00") + server("n2", "16.0")}) {
            const std::string kept = keptText(FileFormat::Iperf3, text);
            const auto again = parseFile(kept, "i.txt");
            QVERIFY2(again, kept.c_str());
            QCOMPARE(again->values.size(), parseFile(text, "i.txt")->values.size());
            QCOMPARE(keptText(FileFormat::Iperf3, kept), kept);
        }
    }

    // Bandwidths of 0

    void zeroIsNoBandwidth_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("alone"); ///< nothing else is in the file
        const auto row = [](const char* tag, const char* text, const char* file, bool alone) {
            QTest::newRow(tag) << QString::fromUtf8(text) << QString(file) << alone;
        };
        row("csv", "# unit=GB/s direction=row->col what=bandwidth\n,a,b,c\na,,0,5\nb,5,,5\nc,5,5,\n", "m.csv",
            false);
        row("csv of zeros", "# unit=GB/s direction=row->col what=bandwidth\n,a,b\na,,0\nb,0,\n", "m.csv",
            true);
        row("mpigraph",
            "START mpiGraph v1\nMsgSize\t1\nSend max\t5\nSend\ta:0\tb:0\tc:0\na:0 to\t0\t0\t5\nb:0 "
            "to\t5\t0\t5\nc:0 to\t5\t5\t0\n",
            "g.txt", false);
        row("nvbandwidth",
            "Running device_to_device_memcpy_write_ce.\nmemcpy CE GPU(row) <- GPU(column) bandwidth (GB/s)\n"
            "           0         1         2\n 0       N/A      0.00     5.00\n 1      5.00       N/A     "
            "5.00\n"
            " 2      5.00      5.00       N/A\n",
            "n.txt", false);
        row("p2p",
            "Unidirectional P2P=Enabled Bandwidth (P2P Writes) Matrix (GB/s)\n   D\\D     0      1\n     0 "
            "900.00   0.00\n"
            "     1  50.00 900.00\n",
            "p.txt", false);
        row("pipette", R"({"0": {"gpus": ["a", "b", "c"], "bandwidth": [[1, 0, 5], [5, 1, 5], [5, 5, 1]]}})",
            "p.json", false);
        row("osu", "# OSU MPI Bandwidth Test v7.5\n# Size      Bandwidth (MB/s)\n1 0.00\n4194304 100.0\n",
            "o.txt", false);
        row("osu of zeros",
            "# OSU MPI Bandwidth Test v7.5\n# Size      Bandwidth (MB/s)\n1 0.00\n4194304 0.00\n", "o.txt",
            true);
        row("perftest of zeros",
            " #bytes     #iterations    BW peak[Gb/sec]    BW average[Gb/sec]   MsgRate[Mpps]\n 65536  1000  "
            "0.00  0.00  0.0\n",
            "p.txt", true);
        row("superbench", "gpu0_to_gpu1_write_by_dma 0\n", "s.txt", true);
        row("metis", R"({"a": {"instance_type": "x", "inter_bandwidth": 0, "intra_bandwidth": 4},
            "b": {"instance_type": "x", "inter_bandwidth": 3, "intra_bandwidth": 4}})",
            "clusterfile.json", true);
    }
    void zeroIsNoBandwidth()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, file);
        QFETCH(const bool, alone);
        const auto reading = parseFile(text.toStdString(), file.toStdString());
        if (alone) {
            QVERIFY(!reading);
            QVERIFY2(reading.error().where.line > 0 || !reading.error().where.pointer.empty(),
                reading.error().text().c_str());
            return;
        }
        QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
        for (const LinkMeasurement& links : valuesOf<LinkMeasurement>(*reading))
            for (const double value : links.values)
                QVERIFY(std::isnan(value) || value > 0);
        for (const PairMeasurement& run : valuesOf<PairMeasurement>(*reading))
            for (const SizeFigure& figure : run.rows)
                QVERIFY(figure.value > 0);
        const auto said = std::ranges::find_if(reading->diagnostics,
            [](const Diagnostic& d) { return d.code == "zero-bandwidth" || d.code == "zero-figure"; });
        QVERIFY(said != reading->diagnostics.end());
        QVERIFY(said->where.line > 0 || !said->where.pointer.empty());
    }

    // nccl-tests

    void sendrecvIsNoAllReduce()
    {
        const std::string ranks16 = [] {
            std::string lines;
            for (int r = 0; r < 16; ++r)
                lines += rankLine(r, r < 8 ? "n1" : "n2");
            return lines;
        }();
        Table even;
        even.busOverAlgorithm = 1;
        even.inPlaceWrong = "N/A";
        // The tool prints "sum" for sendrecv, too.
        QCOMPARE(runOf(kHeader + ranks16 + rowsOf(even)).operation, std::string("sendrecv"));
        even.inPlaceWrong = "0";
        QCOMPARE(runOf(kHeader + ranks16 + rowsOf(even)).operation, std::string("sendrecv"));
        const std::string two = rankLine(0, "n1") + rankLine(1, "n2");
        QCOMPARE(runOf(kHeader + two + rowsOf(even)).operation, std::string("all_reduce"));
        even.inPlaceWrong = "N/A";
        QCOMPARE(runOf(kHeader + two + rowsOf(even)).operation, std::string("sendrecv"));
        QCOMPARE(
            runOf(kHeader + two + rowsOf(even), "all_reduce_2.txt").operation, std::string("all_reduce"));
        QCOMPARE(runOf(kHeader + ranks16 + rowsOf({})).operation, std::string("all_reduce"));
        QCOMPARE(
            runOf("# Collective test starting: sendrecv_perf\n" + std::string(kHeader) + two + rowsOf(even))
                .operation,
            std::string("sendrecv"));
    }

    /// Four communicators of eight ranks inside four nodes: what each measures is a node's own links.
    void splitGroupsAreSmallCommunicators()
    {
        std::string lines;
        for (int r = 0; r < 32; ++r)
            lines += rankLine(r, fmt::format("n{}", r / 8), r / 8);
        const auto inside = runOf(kHeader + lines + rowsOf({}));
        QCOMPARE(inside.ranks, 8);
        QCOMPARE(inside.hosts, (std::vector<std::string> {"n0"}));
        lines.clear();
        for (int r = 0; r < 32; ++r)
            lines += rankLine(r, fmt::format("n{}", r / 8), r % 8);
        Table across;
        across.busOverAlgorithm = 1.5;
        const auto between = runOf(kHeader + lines + rowsOf(across));
        QCOMPARE(between.ranks, 4);
        QCOMPARE(between.hosts.size(), std::size_t {4});
        // Without rank lines the launcher counts all communicators.
        const auto split = runOf("NCCL_TESTS_SPLIT=%8 mpirun -np 32 ./build/all_reduce_perf -b 8\n"
            + std::string(kHeader) + rowsOf({}));
        QCOMPARE(split.ranks, 8);
    }

    /// A report with several tables, whose parameters were cut away: each is a run of its own.
    void everyTableIsARun()
    {
        const std::string title = "#\n#                out-of-place          in-place\n";
        const std::string end = "# Out of bounds values : 0 OK\n# Avg bus bandwidth    : 70.1\n";
        Table wide;
        wide.busOverAlgorithm = 2.0 * 71 / 72;
        const std::string report = "Two nodes:\n```\n" + rankLine(15, "n2") + title + rowsOf({}) + end
            + "```\n## A rack\n```\n" + rankLine(71, "n9") + title + rowsOf(wide) + end + "```\n";
        for (const std::string& text : {report, keptText(FileFormat::NcclTests, report)}) {
            const auto reading = parseFile(text, "report.md");
            QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
            const auto runs = valuesOf<CollectiveMeasurement>(*reading);
            QCOMPARE(runs.size(), std::size_t {2});
            QCOMPARE(runs[0].ranks, 16);
            QCOMPARE(runs[1].ranks, 72);
            QCOMPARE(runs[0].rows.size(), std::size_t {3});
            QCOMPARE(runs[1].rows.size(), std::size_t {3});
        }
        // Without a heading between them, as of a log without lines of ranks.
        const auto bare = parseFile(rowsOf({}) + end + rowsOf(wide) + end, "log.txt");
        QCOMPARE(valuesOf<CollectiveMeasurement>(*bare).size(), std::size_t {2});
        // Processes that print into one another have their headings before and between the rows.
        const std::string both = std::string(kHeader) + kHeader + rankLine(0, "n1") + rankLine(1, "n1")
            + rankLine(0, "n2") + rankLine(1, "n2");
        const std::string rows = rowsOf({});
        const auto mixed = parseFile(both + rows + rows + end + end, "log.txt");
        QVERIFY(hasCode(*mixed, "interleaved-runs"));
        QCOMPARE(valuesOf<CollectiveMeasurement>(*mixed).size(), std::size_t {2});
    }

    /// Labels of a launcher in a part of a document only: no row is left out in silence.
    void labelledRowsAreRead_data()
    {
        QTest::addColumn<QString>("label");
        for (const char* label : {"0: ", "  [0] ", "> ", "[1,0]<stdout>:",
                 "(worker1, rank=1, pid=2769, ip=10.0.0.2) ", "(head, rank=0, pid=38) [1,0]<stdout>:"})
            QTest::newRow(label) << QString(label);
    }
    void labelledRowsAreRead()
    {
        QFETCH(const QString, label);
        std::string labelled;
        const std::string plain = rowsOf({});
        for (std::size_t begin = 0; begin < plain.size();) {
            const std::size_t end = plain.find('\n', begin) + 1;
            labelled += label.toStdString() + plain.substr(begin, end - begin);
            begin = end;
        }
        std::string text = "The first of them:\n\n" + labelled;
        for (int i = 0; i < 20; ++i)
            text += "and what is said of it\n";
        const auto first = parseFile(text, "report.md");
        QVERIFY2(first.has_value(), first ? "" : first.error().text().c_str());
        const auto both =
            parseFile(text + "# nThread 1 nGpus 1 minBytes 8 maxBytes 268435456\n" + plain, "report.md");
        QCOMPARE(valuesOf<CollectiveMeasurement>(*first).size(), std::size_t {1});
        QCOMPARE(valuesOf<CollectiveMeasurement>(*first).front().rows.size(), std::size_t {3});
        QCOMPARE(valuesOf<CollectiveMeasurement>(*both).size(), std::size_t {2});
    }

    void launchersSayHowManyRanks_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("ranks");
        const auto row = [](const char* command, int ranks) {
            QTest::newRow(command) << QString(command) << ranks;
        };
        row("mpirun -np 64 ./all_reduce_perf -b 8 -n 20", 64);
        row("mpirun -n 64 ./all_reduce_perf -b 8 -n 20", 64);
        row("/opt/mpi/bin/mpirun --np 64 ./all_reduce_perf -n 20", 64);
        row("mpiexec -n 64 -ppn 8 all_reduce_perf", 64);
        row("mpiexec.hydra -np 64 all_reduce_perf -g 1", 64);
        row("srun -n 64 ./all_reduce_perf -n 20", 64);
        row("srun -n64 -N8 ./all_reduce_perf", 64);
        row("srun --ntasks=64 ./all_reduce_perf", 64);
        row("+ srun --nodes=8 --ntasks-per-node=8 ./all_reduce_perf -n 20", 64);
        row("srun -N 8 --ntasks-per-node 8 ./all_reduce_perf", 64);
        row("mpirun -np 8 ./all_reduce_perf -g 8", 64);
        row("./all_reduce_perf -n 20 -g 8",
            0); // iterations are no ranks: the ratio decides, or leaves it open
    }
    void launchersSayHowManyRanks()
    {
        QFETCH(const QString, command);
        QFETCH(const int, ranks);
        Table table;
        table.busOverAlgorithm = 2.0 * 63 / 64;
        const std::string rows = rowsOf(table);
        const std::string text = command.toStdString() + "\n" + rows;
        const auto run = runOf(text);
        QCOMPARE(run.operation, std::string("all_reduce"));
        if (ranks > 0)
            QCOMPARE(run.ranks, ranks);
        else
            QVERIFY(run.ranks != 20);
        QCOMPARE(runOf(keptText(FileFormat::NcclTests, text)).ranks, run.ranks);
    }

    void ranksFollowFromSizeAndCount()
    {
        Table gather;
        gather.reduction = "none";
        gather.countDivisor = 64;
        gather.busOverAlgorithm = 63.0 / 64; // two decimals of the ratio would not decide
        const auto run =
            runOf("# Collective test starting: all_gather_perf\n" + std::string(kHeader) + rowsOf(gather));
        QCOMPARE(run.operation, std::string("all_gather"));
        QCOMPARE(run.ranks, 64);
        // Against what a launcher claims the rows count, and it is said.
        const auto reading = parseFile("mpirun -np 32 ./all_gather_perf\n" + rowsOf(gather), "f");
        QVERIFY(reading && hasCode(*reading, "ranks-contradiction"));
        QCOMPARE(valuesOf<CollectiveMeasurement>(*reading).at(0).ranks, 64);
    }

    void wrongRowsAreRefused()
    {
        std::int64_t line = 0;
        for (const char* mark : {" FAILED", " <-- FAILED"}) {
            Table failed;
            failed.mark = mark;
            QVERIFY(
                errorOf(kHeader + rankLine(0, "a") + rankLine(1, "b") + rowsOf(failed), line).find("FAILED")
                != std::string::npos);
            QCOMPARE(line, std::int64_t {7});
        }
        Table wrong;
        wrong.inPlaceWrong = "3";
        QVERIFY(errorOf(kHeader + rankLine(0, "a") + rankLine(1, "b") + rowsOf(wrong), line).find("wrong")
            != std::string::npos);
        QCOMPARE(line, std::int64_t {5});
        const auto json =
            parseFile(R"({"version": 3, "args": ["all_reduce_perf"], "config": {"nthreads": 1, "ngpus": 1,
            "devices": [{"hostname": "a"}, {"hostname": "b"}]}, "results": [{"size": 1048576, "count": 262144,
            "out_of_place": {"time": 9, "alg_bw": 9, "bus_bw": 9, "nwrong": null}, "in_place": null}],
            "out_of_bounds": {"count": 7, "okay": "false"}})",
                "n.json");
        QVERIFY(!json);
        QCOMPARE(json.error().where.pointer, std::string("/out_of_bounds"));
    }

    // Topologies

    void matricesStandBehindOtherText()
    {
        const std::string matrix =
            "\tGPU0\tGPU1\tNIC0\tCPU Affinity\tNUMA Affinity\nGPU0\t X \tNV18\tPIX\t0-55\t0\n"
            "GPU1\tNV18\t X \tSYS\t56-111\t1\nNIC0\tPIX\tSYS\t X \n";
        const auto prefixed = [&](const std::string& prefix) {
            std::string text;
            for (std::size_t begin = 0; begin < matrix.size();) {
                const std::size_t end = matrix.find('\n', begin);
                text += prefix + matrix.substr(begin, end - begin + 1);
                begin = end + 1;
            }
            return text;
        };
        for (const std::string& text :
            {"Sun Nov 22 20:00:00 2026\n+-----+\n| NVIDIA-SMI 550 |\n+-----+\n\n" + matrix,
                "GPU 0: NVIDIA H100 (UUID: GPU-1)\nGPU 1: NVIDIA H100 (UUID: GPU-2)\n" + matrix,
                "# will run all_reduce_perf later\n$ nvidia-smi topo -m\n" + matrix
                    + "\nLegend:\n  X    = Self\n",
                prefixed("node07: "), prefixed("[2026-11-22 20:00:00] "),
                "#13 0.4 " + prefixed("#13 0.5 ")}) {
            QVERIFY2(recognise(text, "f") == FileFormat::NvidiaTopology, text.c_str());
            const auto reading = parseFile(text, "f");
            QVERIFY2(reading, text.c_str());
            const auto found = valuesOf<DeviceTopology>(*reading);
            QCOMPARE(found.size(), std::size_t {1});
            QCOMPARE(found[0].devices, 2);
            QCOMPARE(found[0].codes[found[0].index(0, 1)], std::string("NV18"));
            QCOMPARE(found[0].codes[found[0].index(1, 2)], std::string("SYS"));
        }
        // Two nodes one line after the other, as pdsh prints them.
        std::string both;
        for (std::size_t begin = 0; begin < matrix.size();) {
            const std::size_t end = matrix.find('\n', begin);
            for (const char* node : {"node1: ", "node2: "})
                both += node + matrix.substr(begin, end - begin + 1);
            begin = end + 1;
        }
        const auto two = parseFile(both, "f");
        QVERIFY2(two, two ? "" : two.error().text().c_str());
        QCOMPARE(valuesOf<DeviceTopology>(*two).size(), std::size_t {2});
    }

    void amdTopologyIsRead()
    {
        for (const char* name : {"amd-topology.1.txt", "amd-topology.2.json"}) {
            const std::string text = contentOf(
                QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/") + QString::fromLatin1(name));
            const auto reading = parseFile(text, "f");
            QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
            QCOMPARE(reading->format, FileFormat::AmdTopology);
            const auto topology = valuesOf<DeviceTopology>(*reading).at(0);
            QCOMPARE(topology.tool, std::string("amd-smi"));
            QCOMPARE(topology.names.at(1), std::string("GPU1"));
            QCOMPARE(topology.codes[topology.index(0, 0)], std::string("X"));
            QCOMPARE(topology.codes[topology.index(0, 1)], std::string("XGMI"));
            if (topology.devices == 3)
                QCOMPARE(topology.codes[topology.index(2, 0)], std::string("PCIE"));
        }
        const auto without = parseFile("ACCESS TABLE:\n 0000:0c:00.0\n0000:0c:00.0 ENABLED\n", "f");
        QVERIFY(!without);
    }

    /// Blocks of four nodes; four of them, then two of those, make the larger ones.
    void blockSizesMakeLevels()
    {
        std::string blocks;
        for (int b = 0; b < 8; ++b)
            blocks += fmt::format("BlockName=b{} Nodes=n[{}-{}]\n", b, 4 * b, 4 * b + 3);
        std::string yaml = "- topology: t\n  block:\n    block_sizes: [4, 16, 32]\n    blocks:\n";
        for (int b = 0; b < 8; ++b)
            yaml += fmt::format("    - block: b{}\n      nodes: n[{}-{}]\n", b, 4 * b, 4 * b + 3);
        for (const std::string& text :
            {"BlockSizes=4,16,32\n" + blocks, blocks + "blocksizes=4,16,32\n", yaml}) {
            const auto reading = parseFile(text, "topology.conf");
            QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
            const auto network = valuesOf<NetworkTopology>(*reading).at(0);
            QCOMPARE(network.nodes.size(), std::size_t {32});
            QCOMPARE(network.groups.size(), std::size_t {8 + 2 + 1});
            const auto* middle = groupNamed(network, "b4 to b7");
            QVERIFY(middle != nullptr);
            QCOMPARE(middle->level, 1);
            QCOMPARE(middle->children.size(), std::size_t {4});
            const auto* top = groupNamed(network, "b0 to b7");
            QVERIFY(top != nullptr && top->level == 2);
        }
        const auto odd = parseFile("BlockSizes=4,10\n" + blocks, "topology.conf");
        QVERIFY(odd && hasCode(*odd, "block-sizes"));
        QCOMPARE(valuesOf<NetworkTopology>(*odd).at(0).groups.size(), std::size_t {8});
    }

    void oneWordNamesAreHosts()
    {
        const std::string fabric = "Switch 4 \"S-01\" # \"leaf\" base port 0 lid 1\n"
                                   "[1] \"H-01\"[1](1) # \"node01\" lid 2 4xNDR\n"
                                   "[2] \"H-02\"[1](2) # \"node02/mlx5_0\" lid 3 4xNDR\n"
                                   "[3] \"H-03\"[1](3) # \"MT4129\" lid 4 4xNDR\n"
                                   "[4] \"H-04\"[1](4) # \"node03 mlx5_1\" lid 5 4xNDR\n";
        const auto reading = parseFile(fabric, "ib.txt");
        QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
        auto nodes = valuesOf<NetworkTopology>(*reading).at(0).nodes;
        std::ranges::sort(nodes);
        QCOMPARE(nodes, (std::vector<std::string> {"node01", "node02", "node03"}));
    }

    /// Members without a type are told apart by their names; a selector may spell the name itself.
    void olderHyperNodesAreRead()
    {
        const std::string text =
            "apiVersion: topology.volcano.sh/v1alpha1\nkind: HyperNode\nmetadata:\n  name: s0\n"
            "spec:\n  tier: 1\n  members:\n  - selector:\n      exactMatch:\n        name: node-0\n"
            "  - selector:\n      type: exact\n      name: node-1\n---\n"
            "apiVersion: topology.volcano.sh/v1alpha1\nkind: HyperNode\nmetadata:\n  name: s1\n"
            "spec:\n  tier: 1\n  members:\n  - node-2\n  - node-3\n---\n"
            "apiVersion: topology.volcano.sh/v1alpha1\nkind: HyperNode\nmetadata:\n  name: top\n"
            "spec:\n  tier: 2\n  members:\n  - selector:\n      exactMatch:\n        name: s0\n"
            "  - selector:\n      exactMatch:\n        name: s1\n";
        const auto reading = parseFile(text, "h.yaml");
        QVERIFY2(reading, reading ? "" : reading.error().text().c_str());
        const auto network = valuesOf<NetworkTopology>(*reading).at(0);
        QCOMPARE(network.nodes, (std::vector<std::string> {"node-0", "node-1", "node-2", "node-3"}));
        const auto* top = groupNamed(network, "top");
        QVERIFY(top != nullptr && top->children.size() == 2 && top->level == 1);
    }

    void nothingUnderstoodIsNoSuccess()
    {
        for (const FileFormat format : readableFormats()) {
            if (isRoutingTrace(format) || format == FileFormat::PlanDocument)
                continue;
            for (const char* text : {"", "\n", "{}", "[]", "hello world\n", "<x/>", "a: b\n"}) {
                const auto reading = parseFile(text, "f", format);
                QVERIFY2(!reading || !reading->values.empty() || hasErrors(reading->diagnostics),
                    fmt::format("{}: {}", nameOf(format), text).c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestReaderTruths)
#include "tst_reader_truths.moc"
