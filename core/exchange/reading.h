// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/cluster/link_table.h"
#include "core/exchange/measured_timeline.h"
#include "core/exchange/plan_settings.h"
#include "core/model/model_spec.h"
#include "core/workload/routing.h"

namespace rankloom {

/// What a file was recognised as. Add a value, its name and its reader in core/exchange/formats.cpp.
enum class FileFormat : std::uint8_t {
    Unknown,
    Project, ///< a .rankloom SQLite file
    PlanDocument,
    HuggingFaceConfig,
    MpiGraph,
    NcclTests,
    MatrixCsv,
    RouterTraceJsonl, ///< Megatron-LM router_trace_rank*.jsonl
    RouterTraceCsv,
    RouterTraceNpy,
    ExpertDumpTorch, ///< SGLang expert_distribution_recorder_*.pt and relatives
    ExpertCountsPickle, ///< OLMoE's lists of Counters
    ExpertStatisticsSafetensors, ///< TensorRT-LLM EXPERT_STATISTIC_PATH
    ExpertLoadNpy, ///< counts as NumPy array
    ExpertLoadCsv, ///< layer, expert, count
    ExpertLoadJson, ///< logical_count, logical_expert_load
    RouteLogJsonl, ///< one line per token and layer
    RoutesJson, ///< one object with a list of tokens
    RoutedExperts, ///< base64 payloads of SGLang and vLLM responses
    EsftText, ///< ESFT expert_weights_*.txt
    SglangExperts, ///< SGLang --init-expert-location
    VllmExpertMap, ///< vllm-ascend expert_map.json
    TrtllmEplb, ///< TensorRT-LLM moe_load_balancer.yaml
    ExpertsCsv, ///< layer, expert, device
    ExpertPlacementDocument, ///< place experts --json
    NcclTestsJson, ///< nccl-tests -J
    P2pBandwidthLatency, ///< CUDA sample p2pBandwidthLatencyTest
    NvBandwidth,
    NvBandwidthJson, ///< nvbandwidth -j
    NvidiaTopology, ///< nvidia-smi topo -m
    OsuBenchmark,
    PipetteJson, ///< mpiGraph matrices as Pipette stores them
    Perftest, ///< ib_write_bw and relatives
    Iperf3,
    HostFile, ///< hosts with slots, or an Open MPI rankfile
    TraceEvents, ///< what a profiler saw of a step (Kineto, Chrome, Perfetto)
    MegatronArguments, ///< shell script or file of Megatron-LM arguments
    DeepSpeedJson,
    TorchTitanToml,
    RcclTestsJsonl, ///< rccl-tests -x FILE -Z json
    Galvatron, ///< Galvatron's measured bandwidths and times of collectives
    RocmTopology, ///< rocm-smi --showtopo
    AmdTopology, ///< amd-smi topology
    NcclTopology, ///< NCCL_TOPO_DUMP_FILE
    SlurmTopology, ///< topology.conf
    TopologyYaml, ///< Slurm's topology.yaml, topograph's model
    SuperBench, ///< SuperBench gpu-copy bandwidths
    IbNetDiscover, ///< InfiniBand switches and hosts
    AmpScript, ///< AMP's cluster_info: bandwidths of every node
    KubernetesNodes, ///< kubectl get nodes -o json|yaml with topology labels
    VolcanoHyperNodes, ///< kubectl get hypernodes -o json|yaml
    MetisCluster, ///< Metis' clusterfile.json: bandwidths of every node
    PassOrderCsv, ///< PyTorch's pipelining schedule: passes of every rank
};
std::string_view nameOf(FileFormat format); ///< as in `--format`: "mpigraph", "nccl-tests", …
std::string_view titleOf(FileFormat format); ///< for people, English fallback: "mpiGraph bandwidth matrix"
FileFormat formatFromName(std::string_view name);
bool isRoutingTrace(FileFormat format);
/// Files of such a trace hold one layer each, of the same tokens; other files hold what one rank saw.
bool isOneLayerPerFile(FileFormat format);
/// Settings of a training program: a plan for a project, see completePlan().
bool isPlanSettings(FileFormat format);
/// Every format that can be imported: all but projects.
std::vector<FileFormat> readableFormats();

/// Recognises by content; the name is only a tie-breaker. `head` is at most the first 64 KiB.
FileFormat recognise(std::string_view head, std::string_view fileName);

/// Why a file is not read: what it is, where that is known, and what to do instead.
Error notReadError(std::string_view head, std::string_view fileName);

/// What the numbers of a matrix mean.
enum class LinkQuantity : std::uint8_t { Bandwidth, Latency };
enum class LinkScope : std::uint8_t { NodePairs, DevicePairs };

/// A matrix of measured links as a file has it, in SI units (bytes/s or seconds); NaN = not measured.
struct LinkMeasurement {
    std::string tool; ///< "mpiGraph", "nccl-tests", "csv"
    LinkQuantity quantity = LinkQuantity::Bandwidth;
    LinkScope scope = LinkScope::NodePairs;
    std::vector<std::string> names; ///< row and column labels
    std::vector<double> values; ///< names.size()², row = sender, column = receiver
    std::string printedUnit; ///< as the file states it: "MiB/s"
    bool unitKnown = true; ///< false: the person must say it (CSV without a unit line)
    bool directionKnown = true;
    double messageBytes = 0; ///< 0 = unknown
    std::string part {}; ///< which matrix of a file with several: "sent", "received", …; empty = the only one
    /// The figures to plan with. Others are kept to look at: the halves of a mean, the sum of both
    /// directions, transfers through the host.
    bool primary = true;
    bool stated = false; ///< constants that somebody wrote down: nothing was measured

    [[nodiscard]] int size() const { return static_cast<int>(names.size()); }
};

/// One row of an nccl-tests table, out-of-place and in-place sides; rates in bytes/s, times in seconds; NaN =
/// absent.
struct CollectiveRow {
    double sizeBytes = 0;
    double time = 0;
    double algorithmBandwidth = 0;
    double busBandwidth = 0;
    double inPlaceTime = 0;
    double inPlaceAlgorithmBandwidth = 0;
    double inPlaceBusBandwidth = 0;
};

/// A measured collective over a size sweep.
struct CollectiveMeasurement {
    std::string tool; ///< "nccl-tests"
    std::string operation; ///< "all_reduce", "sendrecv", …; empty = not stated
    int ranks = 0; ///< 0 = unknown
    std::vector<std::string> hosts; ///< distinct, in order of first appearance
    std::string deviceName;
    std::vector<CollectiveRow> rows;
    double fittedLatency =
        0; ///< of time = latency + size / bandwidth over rows of at least 1 MiB; NaN = cannot be fitted
    double plateauBusBandwidth = 0; ///< at the largest size
    /// What a person said where the hosts are not stated, see MeasuredBetween.
    std::string level {};
    int ranksPerNode = 0;
    std::string part {}; ///< which of several of a file: "consecutive ranks", "strided ranks"; mostly empty
};

/// Whether the bus bandwidth of such a collective is that of the slowest link of a ring (nccl-tests,
/// doc/PERFORMANCE.md).
bool isRing(std::string_view operation);

/// A figure at a message size: bytes per second or seconds.
struct SizeFigure {
    double sizeBytes = 0; ///< 0 = unknown (streams without messages)
    double value = 0;
};

/// Two processes, one link: what OSU, perftest and iperf3 measure.
struct PairMeasurement {
    std::string tool; ///< "OSU", "perftest", "iperf3"
    std::string test; ///< as printed: "MPI-CUDA Bandwidth", "RDMA_Write BW"
    std::string version;
    LinkQuantity quantity = LinkQuantity::Bandwidth;
    std::string printedUnit;
    bool bothDirections = false; ///< the figures are sums over both directions
    bool collective = false; ///< many processes: no speed of a link
    std::vector<std::string> hosts; ///< sender and receiver; empty = the file does not say
    std::vector<SizeFigure> rows;
    std::string level {}; ///< what a person said where the hosts are not stated, see MeasuredBetween
};

/// How the devices of one node are connected, as nvidia-smi topo, rocm-smi or NCCL print it.
struct DeviceTopology {
    std::vector<std::string> names; ///< GPUs first, then network cards
    int devices = 0; ///< how many of the names are GPUs
    std::vector<std::string> codes; ///< names², "NV4", "XGMI", "PIX", "SYS", …; empty = not given
    std::string tool = "nvidia-smi";
    bool reachability = false; ///< the codes say whether devices reach each other ("OK", "CNS"), not how

    [[nodiscard]] std::size_t index(std::size_t from, std::size_t to) const
    {
        return from * names.size() + to;
    }
};

/// Hosts with their slots, in order; with a rankfile also the host and slot of every rank.
struct HostList {
    struct Host {
        std::string name;
        int slotCount = 1;
    };
    struct RankPlace {
        int rank = 0;
        std::string host;
        std::string slot;
    };
    std::vector<Host> hosts;
    std::vector<RankPlace> ranks;
};

/// What stands above the nodes of a cluster: the switches of a tree, blocks, rings or the regions of a torus.
struct NetworkTopology {
    enum class Kind : std::uint8_t { Tree, Blocks, Ring, Torus, Flat };
    struct Group {
        std::string name;
        int level = 0; ///< 0 = next to nodes; one more than the highest child
        std::vector<int> children; ///< numbers of groups
        std::vector<int> nodes; ///< numbers of nodes
        int downLinks = 0; ///< ports towards nodes; 0 = the file does not say
        int upLinks = 0; ///< ports away from nodes; 0 = none, or the file does not say
    };
    std::string tool; ///< "Slurm", "topograph", "ibnetdiscover"
    std::string name; ///< of one of several topologies of a file; mostly empty
    Kind kind = Kind::Tree;
    std::vector<std::string> nodes; ///< each once, those below one switch together
    std::vector<Group> groups;
    int portsPerNode = 0; ///< network ports of a node where all have as many; 0 = the file does not say
    double portBandwidth = 0; ///< of the slowest port of a node, bytes/s; 0 = the file does not say
};
const char* toString(NetworkTopology::Kind kind);

/// Where experts are, as another tool's file has it; see core/exchange/expert_map.h.
struct ExpertMap {
    std::string tool;
    int devices = 0; ///< 0 = the file does not say: slots are dealt out in equal runs
    /// [row][device][slot] = expert; one device with all slots where devices are unknown.
    std::vector<std::vector<std::vector<int>>> rows;
    std::vector<int> modelLayers; ///< decoder layer of every row; empty = not stated

    friend bool operator==(const ExpertMap&, const ExpertMap&) = default;
};

using Parsed = std::variant<std::monostate, LinkMeasurement, CollectiveMeasurement, ModelSpec,
    PairMeasurement, DeviceTopology, HostList, MeasuredTimeline, ExpertMap, PlanSettings, NetworkTopology>;

/// A file read whole. `diagnostics` itemises every line that was not understood and every repair; where it
/// holds an Error, the file contradicts itself and `values` is empty.
struct Reading {
    FileFormat format = FileFormat::Unknown;
    std::vector<Parsed> values; ///< several when a file holds several runs
    Diagnostics diagnostics;
    std::int64_t lines = 0;
};

/// The nodes, by name, that hosts of files stand for; an empty name: none, its figures are left out.
using HostAnswers = std::map<std::string, std::string>;

/// What is done about hosts of a file that are no nodes of the cluster and have no answer.
enum class OpenHosts : std::uint8_t {
    Refuse, ///< nothing is stored: the error lists them
    RefuseNamed, ///< the same where the nodes have names; nameless nodes do without such figures
    Guess, ///< the likeliest node where there is one; others are left out
    LeaveOut,
};

/// Where in a cluster something was measured, as a person says it of a file that does not.
struct MeasuredBetween {
    std::vector<std::string> nodes {}; ///< sender and receiver by name, of a measurement of two processes
    /// Or a whole level: toString(LinkLevel), or the name of a network tier.
    std::string level {};
    int ranksPerNode = 0; ///< of a collective between nodes; 0 = as many as there are devices, or one
    bool kept = false; ///< nowhere here: the file is only to be kept

    [[nodiscard]] bool empty() const { return nodes.empty() && level.empty() && !kept; }
    friend bool operator==(const MeasuredBetween&, const MeasuredBetween&) = default;
};

/// What becomes of a cluster where a file is about another shape, or other nodes.
enum class ClusterAnswer : std::uint8_t {
    Open, ///< nobody has said: it stays
    Keep,
    ThisPlan, ///< the current plan gets a cluster of its own with the file's nodes
    AllPlans, ///< the cluster becomes the file's, for all plans that refer to it
};

/// Answers to what a file leaves open (a CSV without a unit line). Empty = not answered.
struct ReadingHints {
    std::string unit; ///< "GB/s", "MiB/s", "Gb/s", "us", …
    // Of routing traces:
    int traceLayers = 0; ///< layers of a payload that states no shape
    int topK = 0; ///< experts per token, where a file does not say
    bool dropDummyTokens = false; ///< leave out the tokens of profiling and graph-capture runs
    int firstLayer = 0; ///< layers that are taken, as the trace numbers them; others are left out
    int lastLayer = std::numeric_limits<int>::max();
    std::vector<TraceTag> tags {}; ///< what the person says about the trace
    // Of measurements between hosts, see host_mapping.h:
    HostAnswers hosts {};
    OpenHosts openHosts = OpenHosts::RefuseNamed;
    // See open_questions.h:
    ClusterAnswer cluster = ClusterAnswer::Open;
    MeasuredBetween between {};
    bool askFirst = false; ///< refuse a file that would say more with an answer: somebody can be asked
};

/// Parses everything but routing traces (those stream, see trace_reader.h) and projects.
/// Errors: UnknownFormat, BadSyntax, BadValue, Contradiction, TooLarge, Unsupported: one clear sentence with
/// a place.
Result<Reading> parseFile(std::string_view text, std::string_view fileName,
    FileFormat format = FileFormat::Unknown, const ReadingHints& hints = {});

/// A line longer than this is refused, whatever the format.
inline constexpr std::size_t kLongestLine = 64U * 1024U * 1024U;

} // namespace rankloom
