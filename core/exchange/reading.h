// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/measure/kernel_rates.h"
#include "core/measure/measured_service.h"
#include "core/measure/measured_timeline.h"
#include "core/measure/measurement.h"
#include "core/measure/storage_rates.h"
#include "core/measure/timed_batches.h"
#include "core/model/model_spec.h"
#include "core/routing/routing.h"

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
    NanotronYaml,
    NemoYaml, ///< NeMo 1, Megatron-Bridge
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
    MeasuringKit, ///< what resources/measure/rankloom_measure.cu writes
    KernelTable, ///< published times of kernels, a row each
    AiConfigurator, ///< AIConfigurator's table of an operator
    SimumaxSystem, ///< SimuMax' configs/system
    Fio, ///< reads of drives that fio timed
    RequestTrace, ///< requests to a served model, see traces/request_trace.h
    VllmBench, ///< vllm bench serve --save-result, and SGLang's bench_serving
    AiPerf, ///< AIPerf's and genai-perf's profile_export
    InferenceX, ///< InferenceX's aggregated results
    BatchTimes, ///< batches of a serving engine with their times
};
std::string_view nameOf(FileFormat format); ///< as in `--format`: "mpigraph", "nccl-tests", …
std::string_view titleOf(FileFormat format); ///< for people, English fallback: "mpiGraph bandwidth matrix"
FileFormat formatFromName(std::string_view name);
bool isRoutingTrace(FileFormat format);
/// Files of such a trace hold one layer each, of the same tokens; other files hold what one rank saw.
bool isOneLayerPerFile(FileFormat format);
/// Settings of a training program: a plan for a project, see completePlan().
bool isPlanSettings(FileFormat format);
/// A workload, streamed: not read whole, see readRequestTrace().
bool isRequestTrace(FileFormat format);
/// Measurements of a deployment that serves, to which rates are fitted.
bool isServiceMeasurement(FileFormat format);
/// Every format that can be imported: all but projects.
std::vector<FileFormat> readableFormats();

/// Recognises by content; the name is only a tie-breaker. `head` is at most the first 64 KiB.
FileFormat recognise(std::string_view head, std::string_view fileName);

/// Why a file is not read: what it is, where that is known, and what to do instead.
Error notReadError(std::string_view head, std::string_view fileName);

/// Where experts are, as another tool's file has it; see core/exchange/maps/expert_map.h.
struct ExpertMap {
    std::string tool;
    int devices = 0; ///< 0 = the file does not say: slots are dealt out in equal runs
    /// [row][device][slot] = expert; one device with all slots where devices are unknown.
    std::vector<std::vector<std::vector<int>>> rows;
    std::vector<int> modelLayers; ///< decoder layer of every row; empty = not stated

    friend bool operator==(const ExpertMap&, const ExpertMap&) = default;
};

using Parsed = std::variant<std::monostate, LinkMeasurement, CollectiveMeasurement, ModelSpec,
    PairMeasurement, DeviceTopology, HostList, MeasuredTimeline, ExpertMap, PlanSettings, NetworkTopology,
    KernelRates, StorageRates, ServiceResults, TimedBatches>;

/// A file read whole. `diagnostics` itemises every line that was not understood and every repair; where it
/// holds an Error, the file contradicts itself and `values` is empty.
struct Reading {
    FileFormat format = FileFormat::Unknown;
    std::vector<Parsed> values; ///< several when a file holds several runs
    Diagnostics diagnostics;
    std::int64_t lines = 0;
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

/// Parses everything but traces (those stream, see trace_reader.h and request_trace.h) and projects.
/// Errors: UnknownFormat, BadSyntax, BadValue, Contradiction, TooLarge, Unsupported: one clear sentence with
/// a place.
Result<Reading> parseFile(std::string_view text, std::string_view fileName,
    FileFormat format = FileFormat::Unknown, const ReadingHints& hints = {});

/// Measurements are text of at most some megabytes; more is a trace or a mistake.
inline constexpr std::size_t kMostTextBytes = std::size_t {256} << 20U;
/// A line longer than this is refused, whatever the format.
inline constexpr std::size_t kLongestLine = 64U * 1024U * 1024U;

} // namespace rankloom
