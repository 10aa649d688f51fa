// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/maps/expert_map.h"
#include "core/exchange/open_questions.h"
#include "core/exchange/readers.h"
#include "core/exchange/reading.h"
#include "core/exchange/settings/deepseek_config.h"
#include "core/exchange/sound_reading.h"
#include "core/exchange/syntax/inflate.h"
#include "core/exchange/topology/volcano_hypernodes.h"
#include "core/model/hf_config.h"

namespace rankloom {

namespace {

using TextReader = Result<Reading> (*)(const ReaderInput&);
using WholeReader = Result<Reading> (*)(std::string_view, const std::string&);

struct FormatRow {
    FileFormat format;
    std::string_view name;
    std::string_view title;
    TextReader reader; ///< of prepared lines
    WholeReader wholeReader = nullptr; ///< of JSON text, or of text whose lines are not for us to cut
};

constexpr std::array<FormatRow, 53> kFormats {{
    {FileFormat::Unknown, "unknown", "unknown file", nullptr},
    {FileFormat::Project, "project", "Rankloom project", nullptr},
    {FileFormat::PlanDocument, "plan", "Rankloom plan document", nullptr},
    {FileFormat::HuggingFaceConfig, "hf-config", "Hugging Face model configuration", nullptr},
    {FileFormat::MpiGraph, "mpigraph", "mpiGraph bandwidth matrix", readMpiGraph},
    {FileFormat::NcclTests, "nccl-tests", "nccl-tests collective benchmark", readNcclTests},
    {FileFormat::MatrixCsv, "csv", "matrix of links as CSV", readMatrixCsv},
    {FileFormat::RouterTraceJsonl, "router-trace-jsonl", "Megatron-LM router trace", nullptr},
    {FileFormat::RouterTraceCsv, "router-trace-csv", "routing trace as CSV", nullptr},
    {FileFormat::RouterTraceNpy, "router-trace-npy", "routing trace as NumPy array", nullptr},
    {FileFormat::ExpertDumpTorch, "expert-dump-torch", "dump of expert distribution (.pt)", nullptr},
    {FileFormat::ExpertCountsPickle, "expert-counts-pickle", "pickle of expert counts", nullptr},
    {FileFormat::ExpertStatisticsSafetensors, "expert-statistics-safetensors",
        "TensorRT-LLM expert statistics", nullptr},
    {FileFormat::ExpertLoadNpy, "expert-load-npy", "expert counts as NumPy array", nullptr},
    {FileFormat::ExpertLoadCsv, "expert-load-csv", "expert counts as CSV", nullptr},
    {FileFormat::ExpertLoadJson, "expert-load-json", "expert counts as JSON", nullptr},
    {FileFormat::RouteLogJsonl, "route-log-jsonl", "log of routes, one line per token and layer", nullptr},
    {FileFormat::RoutesJson, "routes-json", "routes of tokens as JSON", nullptr},
    {FileFormat::RoutedExperts, "routed-experts", "responses with routed experts", nullptr},
    {FileFormat::EsftText, "esft-text", "ESFT expert weights", nullptr},
    {FileFormat::SglangExperts, "sglang-experts", "SGLang expert location", nullptr, readSglangExperts},
    {FileFormat::VllmExpertMap, "vllm-expert-map", "vLLM expert map", nullptr, readVllmExpertMap},
    {FileFormat::TrtllmEplb, "trtllm-eplb", "TensorRT-LLM expert placement", nullptr, readTrtllmEplb},
    {FileFormat::ExpertsCsv, "experts-csv", "expert placement as CSV", nullptr, readExpertsCsv},
    {FileFormat::ExpertPlacementDocument, "expert-placement", "Rankloom expert placement", nullptr,
        readExpertPlacementDocument},
    {FileFormat::NcclTestsJson, "nccl-tests-json", "nccl-tests JSON output", nullptr, readNcclTestsJson},
    {FileFormat::P2pBandwidthLatency, "p2p-bandwidth-latency", "p2pBandwidthLatencyTest output",
        readP2pBandwidthLatency},
    {FileFormat::NvBandwidth, "nvbandwidth", "nvbandwidth output", readNvBandwidth},
    {FileFormat::NvBandwidthJson, "nvbandwidth-json", "nvbandwidth JSON output", nullptr,
        readNvBandwidthJson},
    {FileFormat::NvidiaTopology, "nvidia-topology", "nvidia-smi topo -m matrix", readNvidiaTopology},
    {FileFormat::OsuBenchmark, "osu", "OSU micro-benchmark output", readOsu},
    {FileFormat::PipetteJson, "pipette-json", "Pipette bandwidth matrices", nullptr, readPipetteJson},
    {FileFormat::Perftest, "perftest", "perftest (ib_write_bw) output", readPerftest},
    {FileFormat::Iperf3, "iperf3", "iperf3 output", readIperf3Text, readIperf3Json},
    {FileFormat::HostFile, "hostfile", "hostfile or rankfile", readHostFile},
    {FileFormat::TraceEvents, "trace-events", "trace of a step (Kineto, Chrome)", nullptr,
        readTraceEventFile},
    {FileFormat::MegatronArguments, "megatron", "Megatron-LM arguments", nullptr, readMegatronArguments},
    {FileFormat::DeepSpeedJson, "deepspeed", "DeepSpeed configuration", nullptr, readDeepSpeedJson},
    {FileFormat::TorchTitanToml, "torchtitan", "torchtitan configuration", nullptr, readTorchTitan},
    {FileFormat::RcclTestsJsonl, "rccl-tests-jsonl", "rccl-tests JSON lines", readRcclTestsJsonl},
    {FileFormat::Galvatron, "galvatron", "Galvatron's measured collectives", nullptr, readGalvatronJson},
    {FileFormat::RocmTopology, "rocm-topology", "rocm-smi --showtopo output", readRocmTopology},
    {FileFormat::AmdTopology, "amd-topology", "amd-smi topology output", nullptr, readAmdTopology},
    {FileFormat::NcclTopology, "nccl-topology", "NCCL topology", nullptr, readNcclTopology},
    {FileFormat::SlurmTopology, "slurm-topology", "Slurm topology.conf", readSlurmTopology},
    {FileFormat::TopologyYaml, "topology-yaml", "network topology as YAML", readTopologyYaml},
    {FileFormat::SuperBench, "superbench", "SuperBench copy bandwidths", readSuperBench},
    {FileFormat::IbNetDiscover, "ibnetdiscover", "ibnetdiscover output", readIbNetDiscover},
    {FileFormat::AmpScript, "amp", "AMP's bandwidths of nodes", readAmpScript},
    {FileFormat::KubernetesNodes, "kubernetes-nodes", "Kubernetes nodes and their places", nullptr,
        readKubernetesNodes},
    {FileFormat::VolcanoHyperNodes, "volcano-hypernodes", "Volcano HyperNodes", nullptr,
        readVolcanoHyperNodes},
    {FileFormat::MetisCluster, "metis", "Metis' cluster file", nullptr, readMetisCluster},
    {FileFormat::PassOrderCsv, "pass-order", "order of pipeline passes (PyTorch CSV)", nullptr,
        readPassOrderFile},
}};

const FormatRow& rowOf(FileFormat format)
{
    for (const FormatRow& row : kFormats)
        if (row.format == format)
            return row;
    return kFormats.front();
}

std::string_view stemOf(std::string_view fileName)
{
    if (const auto slash = fileName.find_last_of("/\\"); slash != std::string_view::npos)
        fileName.remove_prefix(slash + 1);
    if (const auto dot = fileName.rfind('.'); dot != std::string_view::npos && dot > 0)
        fileName = fileName.substr(0, dot);
    return fileName;
}

Result<Reading> readModel(std::string_view text, std::string_view fileName)
{
    if (startsWith(text, "\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::optional<std::string> translated = huggingFaceFromDeepSeek(text);
    Result<ModelReading> model =
        readHuggingFaceConfig(translated ? *translated : text, std::string(stemOf(fileName)));
    if (!model) {
        Error error = std::move(model.error());
        error.where.file = std::string(fileName);
        return tl::unexpected<Error>(std::move(error));
    }
    Reading reading;
    reading.diagnostics = std::move(model->diagnostics);
    for (Diagnostic& diagnostic : reading.diagnostics)
        diagnostic.where.file = std::string(fileName);
    reading.values.emplace_back(std::move(model->model));
    if (translated)
        warn(reading, std::string(fileName), 0, "deepseek-keys",
            Phrase::of("The configuration has the keys of DeepSeek's inference code: they were translated; "
                       "prediction "
                       "layers are not in it"),
            Severity::Hint);
    return reading;
}

Result<Reading> readAs(
    const FormatRow& row, std::string_view text, std::string_view fileName, const ReadingHints& hints)
{
    const std::string file(fileName);
    if (row.format == FileFormat::HuggingFaceConfig)
        return readModel(text, fileName);
    const bool isJson =
        !trimmed(text.substr(0, 4096)).empty() && trimmed(text.substr(0, 4096)).front() == '{';
    if (row.wholeReader != nullptr && (isJson || row.reader == nullptr)) {
        Result<Reading> reading = row.wholeReader(text, file);
        if (reading)
            reading->lines = std::count(text.begin(), text.end(), '\n');
        return reading;
    }
    if (row.reader == nullptr)
        return fail(ErrorCode::Unsupported, Phrase::of("This is a {}, not a file to parse whole", row.title),
            {file, 0, 0, {}},
            isRoutingTrace(row.format) ? Phrase::of("Import it as a routing trace.")
                                       : Phrase::of("Open it instead of importing it."));
    Result<TextLines> lines = TextLines::prepare(text, fileName);
    if (!lines)
        return tl::unexpected<Error>(std::move(lines.error()));
    Result<Reading> reading = row.reader({*lines, file, hints});
    if (reading)
        reading->lines = lines->count();
    return reading;
}

} // namespace

std::string_view nameOf(FileFormat format) { return rowOf(format).name; }
std::string_view titleOf(FileFormat format) { return rowOf(format).title; }

FileFormat formatFromName(std::string_view name)
{
    for (const FormatRow& row : kFormats)
        if (row.name == name)
            return row.format;
    return FileFormat::Unknown;
}

std::vector<FileFormat> readableFormats()
{
    std::vector<FileFormat> result;
    for (const FormatRow& row : kFormats)
        if (row.format != FileFormat::Unknown && row.format != FileFormat::Project)
            result.push_back(row.format);
    return result;
}

bool isRoutingTrace(FileFormat format)
{
    switch (format) {
    case FileFormat::RouterTraceJsonl:
    case FileFormat::RouterTraceCsv:
    case FileFormat::RouterTraceNpy:
    case FileFormat::ExpertDumpTorch:
    case FileFormat::ExpertCountsPickle:
    case FileFormat::ExpertStatisticsSafetensors:
    case FileFormat::ExpertLoadNpy:
    case FileFormat::ExpertLoadCsv:
    case FileFormat::ExpertLoadJson:
    case FileFormat::RouteLogJsonl:
    case FileFormat::RoutesJson:
    case FileFormat::RoutedExperts:
    case FileFormat::EsftText:
        return true;
    default:
        return false;
    }
}

bool isOneLayerPerFile(FileFormat format) { return format == FileFormat::EsftText; }
bool isPlanSettings(FileFormat format)
{
    return format == FileFormat::MegatronArguments || format == FileFormat::DeepSpeedJson
        || format == FileFormat::TorchTitanToml || format == FileFormat::PassOrderCsv;
}

void warn(Reading& reading, const std::string& file, std::int64_t line, std::string code, Phrase message,
    Severity severity)
{
    reading.diagnostics.push_back(
        {severity, std::move(code), std::move(message), {file, line, 0, {}}, {}, {}});
}

Result<Reading> parseFile(
    std::string_view text, std::string_view fileName, FileFormat format, const ReadingHints& hints)
{
    if (format == FileFormat::Unknown)
        format = recognise(text.substr(0, 65536), fileName);
    const FormatRow& row = rowOf(format);
    if (format == FileFormat::Unknown)
        return tl::unexpected<Error>(notReadError(text.substr(0, 65536), fileName));
    Result<std::string> unpacked;
    if (isGzip(text) && format != FileFormat::TraceEvents) { // those are larger, and unpack themselves
        unpacked = unpackGzip(text, std::string(fileName), kMostUnpackedText);
        if (!unpacked)
            return tl::unexpected<Error>(std::move(unpacked.error()));
        text = *unpacked;
    }
    if (startsWith(text, "\xEF\xBB\xBF")) // a mark that editors put before UTF-8
        text.remove_prefix(3);
    Result<Reading> reading = readAs(row, text, fileName, hints);
    if (!reading)
        return reading;
    reading->format = format;
    if (const Result<void> sound = keepSound(*reading, std::string(fileName)); !sound)
        return tl::unexpected<Error>(sound.error());
    placeValues(reading->values, hints.between);
    return reading;
}

} // namespace rankloom
