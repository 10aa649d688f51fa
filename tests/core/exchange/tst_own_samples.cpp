// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the samples in tests/data/exchange say, written down by hand beside them: every reader is held to a
// file that is part of the project.
#include <cmath>
#include <span>

#include <QDir>
#include <QFile>
#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/exchange/maps/expert_map.h"
#include "core/exchange/traces/request_trace.h"
#include "core/exchange/traces/trace_job.h"
#include "core/routing/routing_counter.h"

using namespace rankloom;

namespace {

QDir samples() { return QDir(QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange")); }

std::string contentOf(const QString& name)
{
    QFile file(samples().filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::string cell(double value) { return std::isnan(value) ? "-" : fmt::format("{:.7g}", value); }

/// In GB/s or microseconds, a row for each sender.
std::string told(const LinkMeasurement& links)
{
    const bool bandwidth = links.quantity == LinkQuantity::Bandwidth;
    const double unit = !links.unitKnown ? 1 : bandwidth ? 1e-9 : 1e6;
    std::string text = fmt::format("{}{} {} {}", links.primary ? "" : "beside: ", bandwidth ? "GB/s" : "us",
        links.scope == LinkScope::NodePairs ? "nodes" : "devices", fmt::join(links.names, " "));
    for (std::size_t i = 0; i < links.values.size(); ++i)
        text += (i % links.names.size() == 0 ? " | " : " ") + cell(links.values[i] * unit);
    return text + (links.unitKnown ? "" : " in no unit") + (links.stated ? " stated" : "");
}

std::string told(const CollectiveMeasurement& run)
{
    std::string text = fmt::format("{} of {} on [{}]", run.operation, run.ranks, fmt::join(run.hosts, " "));
    for (const CollectiveRow& row : run.rows)
        text += fmt::format(" {:.0f}:{}", row.sizeBytes, cell(row.busBandwidth * 1e-9));
    return text;
}

std::string told(const PairMeasurement& run)
{
    const bool bandwidth = run.quantity == LinkQuantity::Bandwidth;
    std::string text =
        fmt::format("{} {} [{}]", run.test, bandwidth ? "GB/s" : "us", fmt::join(run.hosts, " "));
    for (const SizeFigure& row : run.rows)
        text += fmt::format(" {:.0f}:{}", row.sizeBytes, cell(row.value * (bandwidth ? 1e-9 : 1e6)));
    return text;
}

std::string told(const DeviceTopology& topology)
{
    std::string text = fmt::format("{} of {}", topology.devices, fmt::join(topology.names, " "));
    for (std::size_t i = 0; i < topology.codes.size(); ++i)
        text += (i % topology.names.size() == 0 ? " | " : " ") + topology.codes[i];
    return text;
}

std::string told(const HostList& list)
{
    std::string text;
    for (const HostList::Host& host : list.hosts)
        text += fmt::format("{}:{} ", host.name, host.slotCount);
    for (const HostList::RankPlace& rank : list.ranks)
        text += fmt::format("{}={}/{} ", rank.rank, rank.host, rank.slot);
    return text;
}

/// Every group with its level and what is below it.
std::string told(const NetworkTopology& network)
{
    std::string text = fmt::format("{}:", toString(network.kind));
    for (const NetworkTopology::Group& group : network.groups) {
        std::vector<std::string> below;
        for (const int child : group.children)
            below.push_back(network.groups[static_cast<std::size_t>(child)].name);
        for (const int node : group.nodes)
            below.push_back(network.nodes[static_cast<std::size_t>(node)]);
        text += fmt::format(" {}/{}({})", group.name, group.level, fmt::join(below, " "));
    }
    return text;
}

std::string told(const MeasuredTimeline& measured)
{
    std::string text;
    for (const Lane& lane : measured.timeline.lanes) {
        text += lane.name;
        for (const Slice& slice : lane.slices)
            text += fmt::format(" {}-{}", slice.start, slice.end);
        for (const Stream& stream : lane.streams)
            for (const Slice& slice : stream.slices)
                text += fmt::format(" ({}-{})", slice.start, slice.end);
        text += " ";
    }
    return text;
}

std::string told(const ExpertMap& map)
{
    return fmt::format("{} on {}: {}", map.tool, map.devices, map.rows);
}

std::string told(const ModelSpec& model)
{
    return fmt::format("{} layers of {}, {} of {} heads, ffn {}, {} words, {} experts", model.layers,
        model.hidden, model.kvHeads, model.heads, model.ffn, model.vocabulary,
        model.moe ? fmt::format("{} of {}", model.moe->topK, model.moe->experts) : "no");
}

std::string told(const PlanSettings& settings)
{
    const Layout& layout = settings.plan.layout;
    return fmt::format("tp {} pp {} vpp {} ep {}, {} tokens, {} of {} sequences, {} layers of {}{}",
        layout.tp, layout.pp, layout.vpp, layout.ep, settings.sequenceLength, settings.microBatchSize,
        settings.globalBatchSize, settings.layers, settings.hidden,
        settings.passOrder.empty() ? "" : ", passes in order");
}

std::string told(const KernelRates& rates)
{
    std::string text = fmt::format("{} on {}, {} skipped:", rates.tool, rates.device, rates.skipped.size());
    for (const MeasuredKernel& kernel : rates.kernels)
        text += fmt::format(" {} {:.7g}", kindOf(kernel), kernel.time.value() * 1e6);
    return text;
}

std::string told(const StorageRates& rates)
{
    return fmt::format("{}: drives {:.7g} and {:.7g} of {:.0f}, host {:.7g}", rates.tool,
        rates.sequentialRead.value() * 1e-9, rates.randomRead.value() * 1e-9, rates.randomBlock.value(),
        rates.hostToDevice.value() * 1e-9);
}

std::string told(const ServiceResults& results)
{
    std::string text = fmt::format("{}, {} skipped:", results.tool, results.skipped.size());
    for (const MeasuredService& run : results.runs)
        text += fmt::format(" {}/{} of {} in {:.7g} + {:.7g} ms", run.prompt, run.output, run.concurrency,
            run.timeToFirstToken.value() * 1e3, run.timePerToken.value() * 1e3);
    return text;
}

std::string told(const TimedBatches& timed)
{
    std::string text;
    for (const TimedBatch& batch : timed.batches)
        text += fmt::format("{}: {:.7g} ms{}; ", batch.id(), batch.time.value() * 1e3,
            batch.doubt.empty() ? "" : " in doubt");
    return text;
}

std::string told(std::monostate) { return "nothing"; }

/// A line for each value.
QString told(const Result<Reading>& reading)
{
    if (!reading)
        return QStringLiteral("refused: ") + QString::fromStdString(reading.error().message.english());
    QStringList lines;
    for (const Parsed& value : reading->values)
        lines << QString::fromStdString(std::visit([](const auto& v) { return told(v); }, value)).trimmed();
    return lines.join(u'\n');
}

struct Row {
    const char* file;
    const char* expected;
};

/// A line for each value.
constexpr Row kValues[] {
    {"nccl-tests.1.txt",
        "all_reduce of 4 on [alpha beta] 1048576:24.22 4194304:28.31 16777216:29.56 67108864:29.89"},
    {"nccl-tests.2.txt",
        "sendrecv of 2 on [alpha] 1048576:16.15 4194304:18.87 16777216:19.71 67108864:19.93"},
    {"nccl-tests-json.1.json", "reduce_scatter of 2 on [alpha] 1048576:10 4194304:10"},
    {"rccl-tests-jsonl.1.jsonl", "all_reduce of 8 on [] 1048576:29.98 2097152:45.82"},
    // A link is the mean of what was sent and what was received, in MiB: 12,000 and 12,100 from alpha to
    // beta.
    {"mpigraph.1.txt",
        "GB/s nodes alpha beta gamma | - 12.63534 11.53434 | 12.0062 - 11.37705 | 9.489875 10.95762 -\n"
        "beside: GB/s nodes alpha beta gamma | - 12.58291 11.53434 | 12.05862 - 11.42948 | 9.437708 "
        "11.01005 -\n"
        "beside: GB/s nodes alpha beta gamma | - 12.68777 11.53434 | 11.95377 - 11.32462 | 9.542042 "
        "10.90519 -"},
    {"csv.1.csv", "GB/s nodes alpha beta gamma | - 12.5 11 | 12.4 - - | 10.9 - -"},
    {"csv.2.csv", "GB/s nodes a b | - 1.5 | 2.5 - in no unit"},
    {"csv.3.csv", "us nodes alpha beta | - 2.5 | 2.75 -"},
    // Beside its runs the link they measured: the largest message, and the latency of 8 bytes.
    {"osu.1.txt",
        "GB/s nodes alpha beta | - 12.00025 | 12.00025 -\nus nodes alpha beta | - 1.75 | 1.75 -\n"
        "MPI Bandwidth GB/s [alpha beta] 1:0.0025 1024:2 4194304:12.00025\n"
        "MPI Latency us [alpha beta] 0:1.5 8:1.75"},
    {"perftest.1.txt", "RDMA_Write BW GB/s [] 65536:12.28125 131072:12.40625"}, // 98.25 and 99.25 Gb/s
    {"iperf3.1.json", "TCP client to server GB/s [] 0:1"}, // 8 Gb/s received
    {"iperf3.2.txt", "client to server GB/s [] 0:0.9975"},
    // Who launches a copy is the row: it writes to the column, and reads from it.
    // Every device from the host at 50 GB/s and more.
    {"nvbandwidth.1.txt",
        "GB/s devices GPU0 GPU1 GPU2 | - 20.25 20.5 | 21 - 21.5 | 22 22.25 -\n"
        "nvbandwidth: drives 0 and 0 of 0, host 50"},
    {"nvbandwidth-json.1.json", "GB/s devices GPU0 GPU1 GPU2 | - 21 22 | 20.25 - 22.25 | 20.5 21.5 -"},
    {"superbench.1.txt",
        "GB/s devices GPU0 GPU1 | - 279.2 | 278.3 -\nbeside: GB/s devices GPU0 GPU1 | - 275.8 | 275.1 -"},
    {"nvidia-topology.1.txt", "2 of GPU0 GPU1 NIC0 | X NV4 PIX | NV4 X SYS | PIX SYS X"},
    // Two GPUs and the network card are behind one bridge, the third GPU is at the other processor.
    {"nccl-topology.1.xml",
        "3 of GPU0 GPU1 GPU2 mlx5_0 | X NV4 SYS PIX | NV4 X SYS PIX | SYS SYS X SYS | PIX PIX SYS X"},
    {"rocm-topology.1.txt", "2 of GPU0 GPU1 | X XGMI | XGMI X"},
    {"amd-topology.2.json", "2 of GPU0 GPU1 | X XGMI | XGMI X"},
    {"amd-topology.1.txt", "3 of GPU0 GPU1 GPU2 | X XGMI PCIE | XGMI X PCIE | PCIE PCIE X"},
    // MiB per millisecond; of times, 2 (n - 1) / n and (n - 1) / n of size over time.
    {"galvatron.1.json",
        "all_reduce of 4 on [] 0:21.23366\nall_reduce of 8 on [] 0:157.8107\nsendrecv of 2 on [] "
        "0:7.86432"},
    {"galvatron.2.json",
        "all_reduce of 4 on [] 1048576:19.6608 2097152:31.45728\nalltoall of 4 on [] 1048576:7.149382"},
    // 10 Gb/s between nodes, the slower end of a link; 50 Gb/s within the slowest node.
    {"amp.1.py",
        "GB/s devices GPU0 GPU1 GPU2 GPU3 | - 6.25 6.25 6.25 | 6.25 - 6.25 6.25 | 6.25 6.25 - 6.25 | "
        "6.25 6.25 "
        "6.25 - stated\n"
        "GB/s nodes node0 node1 node2 | - 1.25 1.25 | 1.25 - 1.25 | 1.25 1.25 - stated"},
    {"metis.2.json",
        "GB/s nodes n0 n1 n2 | - 10.48576 5.24288 | 10.48576 - 5.24288 | 5.24288 5.24288 - stated"},
    {"metis.1.json", "GB/s nodes 10.0.0.1 10.0.0.2 | - 10.48576 | 10.48576 - stated"}, // 10 MiB/ms
    {"p2p-bandwidth-latency.1.txt",
        "GB/s devices GPU0 GPU1 GPU2 | - 40.1 40.2 | 41 - 41.2 | 42 42.1 -\n"
        "us devices GPU0 GPU1 GPU2 | - 2.1 2.2 | 3 - 3.2 | 4 4.1 -\n"
        "beside: GB/s devices GPU0 GPU1 GPU2 | - 10.1 10.2 | 11 - 11.2 | 12 12.1 -\n"
        "beside: GB/s devices GPU0 GPU1 GPU2 | - 70.1 70.2 | 71 - 71.2 | 72 72.1 -\n"
        "beside: us devices GPU0 GPU1 GPU2 | - 1.1 1.2 | 2 - 2.2 | 3 3.1 -"},
    {"pipette-json.1.json",
        "GB/s nodes alpha beta gamma | - 9.705095 9.710862 | 9.705095 - 9.71663 | 9.710862 9.71663 -\n"
        "beside: GB/s nodes alpha beta gamma | - 9.44767 9.458156 | 9.438233 - 9.459204 | 9.439281 "
        "9.449767 -\n"
        "beside: GB/s nodes alpha beta gamma | - 9.962521 9.963569 | 9.971958 - 9.974055 | 9.982444 "
        "9.983492 -"},
    {"ibnetdiscover.1.txt",
        "tree: MF0;leaf-1:MQM9700/U1/0(node-1 node-2) MF0;spine-1:MQM9700/U1/1(MF0;leaf-1:MQM9700/U1)"},
    {"kubernetes-nodes.1.json",
        "tree: network-node-layer-2 a/0(n1) network-node-layer-1 top/1(network-node-layer-2 a "
        "network-node-layer-2 b) network-node-layer-2 b/0(n2)"},
    {"kubernetes-nodes.2.yaml",
        "tree: gce-topology-subblock s1/0(n1) gce-topology-block b1/1(gce-topology-subblock s1 "
        "gce-topology-subblock s2) gce-topology-subblock s2/0(n2)"},
    {"kubernetes-nodes.3.txt",
        "tree: tier-0 leaf1/0(n1) tier-1 spine/1(tier-0 leaf1 tier-0 leaf2) tier-0 leaf2/0(n2)"},
    {"kubernetes-nodes.4.yaml", "tree: rack r1/0(n1 n2) block b1/1(rack r1 rack r2) rack r2/0(n3)"},
    // The pattern of s1 matches no node that the file names.
    {"volcano-hypernodes.1.yaml", "tree: s0/0(node-0 node-1) s1/0(node-2) s6/1(s0 s1)"},
    {"topology-yaml.1.yaml", "tree: root/1(s1 s2) s1/0(n1 n2) s2/0(n3 n4)\ntorus: pod1/0(n1 n2 n3 n4)"},
    {"topology-yaml.2.yaml", "tree: S1/1(S2 S3) S2/0(n1 n2 m5) S3/0(n3 n4)"},
    {"pass-order.1.csv", "tp 1 pp 2 vpp 2 ep 1, 0 tokens, 0 of 0 sequences, 0 layers of 0, passes in order"},
    {"trace-events.1.json", "rank 1 0-1000250 2000200-4000700 (1000500-1090625) (500000-530000)"},
    {"hostfile.1.txt", "alpha-1:4 beta-1:4 gamma-1:1"},
    {"hostfile.2.txt", "alpha-1:1 beta-1:1 0=alpha-1/0 1=beta-1/0"},
    {"slurm-topology.1.conf", "tree: s2/1(s0 s1) s0/0(n01 n02 n03 n7) s1/0(m1)"},
    {"slurm-topology.2.conf", "blocks: b1/0(n1 n2 n3 n4) b2/0(n5 n6 n7 n8) b1 to b2/1(b1 b2)"},
    {"hf-config.1.json", "3 layers of 64, 2 of 8 heads, ffn 128, 1000 words, no experts"},
    {"hf-config.2.json", "2 layers of 64, 2 of 8 heads, ffn 96, 1000 words, 2 of 4 experts"},
    {"megatron.1.sh", "tp 4 pp 2 vpp 2 ep 1, 4096 tokens, 1 of 64 sequences, 30 layers of 2048"},
    // Its pipelines have microbatches of one sequence.
    {"torchtitan.1.toml", "tp 4 pp 2 vpp 2 ep 1, 8192 tokens, 1 of 0 sequences, 5 layers of 0"},
    {"nanotron.1.yaml", "tp 4 pp 2 vpp 1 ep 1, 4096 tokens, 2 of 64 sequences, 8 layers of 64"},
    {"nemo.1.yaml", "tp 4 pp 2 vpp 2 ep 8, 4096 tokens, 1 of 64 sequences, 8 layers of 64"},
    {"nemo.2.yaml", "tp 2 pp 4 vpp 1 ep 1, 2048 tokens, 2 of 128 sequences, 32 layers of 4096"},
    {"deepspeed.1.json", "tp 1 pp 1 vpp 1 ep 1, 0 tokens, 2 of 64 sequences, 0 layers of 0"},
    {"sglang-experts.1.json", "SGLang on 0: [[[0, 3, 1, 2, 0, 3]], [[1, 0, 2, 3, 2, 1]]]"},
    {"trtllm-eplb.1.yaml", "TensorRT-LLM on 0: [[[0, 3, 1, 2, 0, 3]], [[1, 0, 2, 3, 2, 1]]]"},
    {"vllm-expert-map.1.json", "vLLM on 2: [[[0, 3], [1, 2]]]"},
    {"experts-csv.1.csv", "csv on 2: [[[0, 1], [1]]]"},
    {"expert-placement.1.json", "Rankloom on 2: [[[0, 3], [1, 2]]]"},
    {"aiconfigurator.1.csv",
        "AIConfigurator on Example H100 80GB HBM3, 1 skipped: products in 16 bits 450 products in 8 bits "
        "250"},
    {"aiconfigurator.2.csv", "AIConfigurator on Example H100 80GB HBM3, 1 skipped: attention forward 1500"},
    {"aiconfigurator.3.csv", "AIConfigurator on Example H100 80GB HBM3, 1 skipped: collectives 300"},
    {"kernel-rates.1.json",
        "rankloom-measure on Example H100 80GB SXM, 1 skipped: products in 16 bits 450 products in 8 bits "
        "250 grouped products in 16 bits 200 unfused attention forward 1000 streams 400 copies to the host "
        "5000 copies between devices 700 collectives 800"},
    // Operations over the rate: 2 · 4096 · 2112 · 7168 / 800 T, of a backward pass five products of half a
    // matrix.
    {"kernel-table.1.csv",
        "table on H800, 0 skipped: products in 8 bits 155.0215\ntable on B200, 0 skipped: grouped products "
        "in 16 bits 1550.215\ntable on GB200, 0 skipped: attention backward 4581.298\ntable on H100, 2 "
        "skipped: deduplicated expert exchanges 600\ntable on B300, 0 skipped: collectives 180"},
    // Shares of 2000 TFLOP/s, those of attention of the whole matrix of scores; of 8000 GB/s, a GB each.
    {"simumax.1.json",
        "SimuMax on example_b200, 0 skipped: products in 16 bits 858.9935 products in 16 bits 687.1948 "
        "grouped products in 16 bits 1550.215 attention forward 429.4967 streams 250 permutations 500"},
    // Jobs of a group read at once.
    {"fio.1.json", "fio: drives 3.5 and 2.4 of 262144, host 0"},
    {"trace-events.2.json", "stage 0 0-10500 10500-30500 31000-35000"},
    {"vllm-bench.1.json", "vllm bench serve, 0 skipped: 1024/128 of 8 in 120.5 + 11.25 ms"},
    {"aiperf.1.json", "aiperf, 0 skipped: 512/128 of 4 in 90 + 9.5 ms"},
    {"inferencex.1.json", "inferencex, 1 skipped: 1024/1024 of 16 in 250 + 12.5 ms"},
    {"batch-times.1.csv", "512 + 0: 82.5 ms in doubt; 512 + 0: 52.5 ms; 0 + 32: 47.5 ms; 480 + 32: 57.5 ms;"},
};

/// Requests, those left out, and nanoseconds, prompt and output of each.
constexpr Row kRequests[] {
    {"request-trace.1.csv", "3, 0 left out: 0 374 44 | 4314579000 396 109 | 4541877000 879 55"},
    {"request-trace.2.csv", "2, 1 left out: 0 200 20 | 250000000 100 10"},
};

/// Numbers of layers, then of each layer the picks of its experts.
constexpr Row kPicks[] {
    {"router-trace-csv.1.csv", "1 2: 0 2 1 0 0 2 1 | 1 2 0 0 1 2 0"},
    {"router-trace-csv.2.csv", "0 1: 0 1 1 0 | 1 0 0 1"},
    {"router-trace-jsonl.1.jsonl", "1 2: 3 1 1 1 1 2 2 1 | 0 5 1 0 2 0 0 4"},
    {"route-log-jsonl.2.jsonl", "0: 0 1 1"},
    {"router-trace-npy.2.npy", "0 1: 1 0 1 0 | 0 1 0 1"},
    {"route-log-jsonl.1.jsonl", "1 2: 1 1 1 3 | 1 1 1 3"},
    {"routes-json.1.json", "0 1: 2 1 1 | 1 1 2"},
    {"routed-experts.1.json", "0 1: 2 2 0 0 | 0 0 2 2"},
    {"esft-text.1.txt", "0: 2 2 1 1 0 1 0 1"},
    {"router-trace-npy.1.npy", "0 1 2: 1 1 0 0 0 0 1 1 | 1 1 1 1 0 0 0 0 | 0 0 1 1 1 1 0 0"},
    {"expert-dump-torch.1.pt", "1 2: 6 4 8 2 | 5 5 6 4"}, // two steps; layer 0 has no picks
    {"expert-dump-torch.2.pt", "0 1: 1 1 1 3 | 1 1 1 3"},
    {"expert-load-npy.1.npy", "0 1: 9000 3 1 1 | 2 2 4 9"},
    {"expert-load-npy.2.npy", "0 1: 5 1 3 | 4 1 1"},
    {"expert-load-csv.1.csv", "1 2: 5 3 | 1 7"},
    {"expert-load-json.1.json", "1 2: 4 1 2 | 3 3 1"},
    {"expert-load-json.2.jsonl", "0 1: 4 2 | 2 4"},
    {"expert-counts-pickle.1.pkl", "0 1: 3 0 5 | 0 8 0"},
    {"expert-statistics-safetensors.1.safetensors", "1 2: 1 2 3 0 | 4 0 1 1"},
};

void addRows(std::span<const Row> rows)
{
    QTest::addColumn<QString>("expected");
    for (const Row& row : rows)
        QTest::newRow(row.file) << QString::fromUtf8(row.expected);
}

Result<RoutingStatistics> counted(const std::string& content)
{
    Progress progress;
    TraceSource source = TraceSource::ofMemory(content, progress);
    RoutingCounter counter;
    counter.beginFile();
    ReadingHints hints;
    hints.topK = 2; // where a file does not say
    hints.traceLayers = 2;
    const Result<TraceSummary> summary = readTraceFrom(
        source, FileFormat::Unknown, [&](const RoutingBatch& batch) { return counter.add(batch); }, hints);
    return summary ? counter.finish() : tl::unexpected<Error>(summary.error());
}

} // namespace

class TestOwnSamples : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesAreRead_data() { addRows(kValues); }
    void valuesAreRead()
    {
        QFETCH(const QString, expected);
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        const QString text = told(parseFile(contentOf(name), name.toStdString()));
        QVERIFY2(text == expected, qPrintable(text));
    }

    void picksAreCounted_data() { addRows(kPicks); }
    void picksAreCounted()
    {
        QFETCH(const QString, expected);
        const Result<RoutingStatistics> routing =
            counted(contentOf(QString::fromUtf8(QTest::currentDataTag())));
        QVERIFY2(routing, routing ? "" : routing.error().text().c_str());
        std::string text = fmt::format("{}:", fmt::join(routing->modelLayers, " "));
        for (int layer = 0; layer < routing->layers; ++layer)
            for (int expert = 0; expert < routing->experts; ++expert)
                text += fmt::format("{}{}", layer > 0 && expert == 0 ? " | " : " ",
                    routing->load[routing->loadIndex(layer, expert)]);
        QCOMPARE(QString::fromStdString(text), expected);
    }

    void requestsAreRead_data() { addRows(kRequests); }
    void requestsAreRead()
    {
        QFETCH(const QString, expected);
        const std::string content = contentOf(QString::fromUtf8(QTest::currentDataTag()));
        QCOMPARE(recognise(content, ""), FileFormat::RequestTrace);
        Progress progress;
        TraceSource source = TraceSource::ofMemory(content, progress);
        const Result<RequestTrace> trace = readRequests(source);
        QVERIFY2(trace, trace ? "" : trace.error().text().c_str());
        std::string text = fmt::format("{}, {} left out:", trace->summary.requests, trace->summary.dropped);
        for (const ServingRequest& request : trace->requests)
            text += fmt::format("{} {} {} {}", &request == &trace->requests.front() ? "" : " |",
                request.arrival.value(), request.prompt, request.output);
        QCOMPARE(QString::fromStdString(text), expected);
    }

    void noSampleIsLeftOut()
    {
        QStringList files {"README.md"};
        for (const std::span<const Row> rows :
            {std::span<const Row>(kValues), std::span<const Row>(kPicks), std::span<const Row>(kRequests)})
            for (const Row& row : rows)
                files << QString::fromUtf8(row.file);
        files.sort();
        QCOMPARE(samples().entryList(QDir::Files, QDir::Name), files);
    }
};

QTEST_APPLESS_MAIN(TestOwnSamples)
#include "tst_own_samples.moc"
