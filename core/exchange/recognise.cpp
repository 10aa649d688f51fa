// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/exchange/links/osu_lines.h"
#include "core/exchange/readers.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/inflate.h"
#include "core/exchange/traces/trace_csv.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

/// A key that begins so.
bool hasKeyStart(std::string_view head, std::string_view start)
{
    return contains(head, '"' + std::string(start));
}

/// JSON is told apart by keys, because the head may end anywhere.
FileFormat recogniseJson(std::string_view head)
{
    const auto key = [&](std::string_view name) {
        for (std::size_t at = head.find(name); at != std::string_view::npos; at = head.find(name, at + 1)) {
            if (at == 0 || head[at - 1] != '"' || at + name.size() >= head.size()
                || head[at + name.size()] != '"')
                continue;
            const std::size_t next = head.find_first_not_of(" \t\r\n", at + name.size() + 1);
            if (next != std::string_view::npos && head[next] == ':')
                return true;
        }
        return false;
    };
    if (contains(head, "\"rankloom-plan\"") && key("format"))
        return FileFormat::PlanDocument;
    if (key("traceEvents") || (key("schemaVersion") && (key("deviceProperties") || key("distributedInfo")))
        || (head.front() == '[' && key("ph") && key("pid")))
        return FileFormat::TraceEvents;
    if (key("top_indices") && key("layer"))
        return FileFormat::RouterTraceJsonl;
    if (contains(head, "\"rankloom-expert-placement\"") && key("format"))
        return FileFormat::ExpertPlacementDocument;
    if (key("physical_to_logical_map"))
        return FileFormat::SglangExperts;
    if (key("layer_list") && key("device_list"))
        return FileFormat::VllmExpertMap;
    if (key("routed_experts"))
        return FileFormat::RoutedExperts;
    if ((key("layers_logged") || key("layer")) && (key("topk_ids") || (key("experts") && key("token_idx"))))
        return FileFormat::RouteLogJsonl;
    if (key("routes") && key("layers") && key("experts"))
        return FileFormat::RoutesJson;
    if (key("logical_count") || key("logical_expert_load") || key("expert_load"))
        return FileFormat::ExpertLoadJson;
    if (key("nvbandwidth"))
        return FileFormat::NvBandwidthJson;
    if (key("busBw") && key("algBw"))
        return FileFormat::RcclTestsJsonl;
    if (startsWith(head, "{")
        && (hasKeyStart(head, "allreduce_size_") || hasKeyStart(head, "all2all_size_")
            || hasKeyStart(head, "pp_size_") || key("overlap_coe")))
        return FileFormat::Galvatron;
    if (key("bandwidth") && key("gpus") && key("0"))
        return FileFormat::PipetteJson;
    if (key("start") && key("end") && key("intervals"))
        return FileFormat::Iperf3;
    if (key("results") && key("config") && key("devices"))
        return FileFormat::NcclTestsJson;
    if ((key("n_activated_experts") && key("dim")) || key("model_type") || key("architectures")
        || key("text_config"))
        return FileFormat::HuggingFaceConfig;
    if (key("inter_bandwidth") && key("intra_bandwidth") && key("instance_type"))
        return FileFormat::MetisCluster;
    if (key("apiVersion") && contains(head, "\"topology.volcano.sh/"))
        return FileFormat::VolcanoHyperNodes;
    if (key("apiVersion") && contains(head, "\"kueue.x-k8s.io/"))
        return FileFormat::KubernetesNodes;
    if (key("apiVersion") && key("items") && contains(head, "\"Node\""))
        return FileFormat::KubernetesNodes;
    if (key("links") && key("link_type") && key("bdf"))
        return FileFormat::AmdTopology;
    if (key("zero_optimization") || key("train_micro_batch_size_per_gpu"))
        return FileFormat::DeepSpeedJson;
    return FileFormat::Unknown;
}

bool isNcclTests(const TextLines& text)
{
    return std::ranges::any_of(text.lines(), [](const TextLine& line) {
        const std::string_view t = line.text;
        return (contains(t, "algbw") && contains(t, "busbw")) || contains(t, "nThread ")
            || contains(t, "# Collective test starting") || contains(t, "rccl-tests: Version")
            || looksLikeNcclRow(t);
    });
}

/// A log that only names one of the programs: what it printed may be missing.
bool namesNcclProgram(const TextLines& text)
{
    for (const TextLine& line : text.lines()) {
        const std::string_view t = line.text;
        for (const std::string_view program : {"all_reduce_perf", "all_gather_perf", "reduce_scatter_perf",
                 "broadcast_perf", "alltoall_perf", "sendrecv_perf", "reduce_perf"})
            if (contains(t, program))
                return true;
    }
    return false;
}

/// Formats that one line gives away.
FileFormat recogniseLine(std::string_view line)
{
    if (startsWith(line, "START mpiGraph") || startsWith(line, "Send max") || looksLikeMpiGraphHeader(line))
        return FileFormat::MpiGraph;
    if (contains(line, "P2P=Enabled") || contains(line, "P2P=Disabled"))
        return FileFormat::P2pBandwidthLatency;
    if (startsWith(line, "nvbandwidth Version") || startsWith(line, "memcpy CE ")
        || startsWith(line, "memcpy SM ") || (startsWith(line, "SUM ") && contains(line, "_memcpy_")))
        return FileFormat::NvBandwidth;
    if (osuTitle(line))
        return FileFormat::OsuBenchmark;
    if (contains(line, "#bytes") && contains(line, "#iterations"))
        return FileFormat::Perftest;
    // "[ ID][Role] Interval" with --bidir
    if (contains(line, "[ ID]") && contains(line, "Interval") && contains(line, "Transfer"))
        return FileFormat::Iperf3;
    if (startsWith(line, "initial_global_assignments:"))
        return FileFormat::TrtllmEplb;
    if (contains(line, "between two GPUs ==") || contains(line, ": (Topology) Numa "))
        return FileFormat::RocmTopology;
    if (startsWith(line, "{") && contains(line, "\"busBw\"") && contains(line, "\"algBw\""))
        return FileFormat::RcclTestsJsonl; // in a log: the text itself begins otherwise
    if (looksLikeAmdTopology(line))
        return FileFormat::AmdTopology;
    if (looksLikeAmpLine(line))
        return FileFormat::AmpScript;
    if (looksLikeKubernetesHeader(line) || trimmed(line) == "kind: Node")
        return FileFormat::KubernetesNodes;
    if (looksLikeSlurmTopology(line))
        return FileFormat::SlurmTopology;
    if (startsWith(line, "- topology:"))
        return FileFormat::TopologyYaml;
    if (looksLikeSuperBenchLine(line))
        return FileFormat::SuperBench;
    if ((startsWith(trimmed(line), "Switch") || startsWith(trimmed(line), "Ca"))
        && (contains(line, "\"S-") || contains(line, "\"H-")))
        return FileFormat::IbNetDiscover;
    return looksLikeTopologyRow(line) ? FileFormat::NvidiaTopology : FileFormat::Unknown;
}

/// topograph's model: "switches:" at the top, and below it a map of switches, or "blocks:" of nodes.
bool looksLikeTopograph(const TextLines& text)
{
    bool switches = false;
    for (const TextLine& line : text.lines()) {
        if (line.text == "switches:")
            switches = true;
        else if (switches && (line.text == "blocks:" || trimmed(line.text) == "switches:"))
            return true;
    }
    return false;
}

FileFormat recogniseText(const TextLines& text)
{
    if (isNcclTests(text))
        return FileFormat::NcclTests;
    for (const TextLine& line : text.lines()) {
        // Of several kinds in one file this one says most.
        if (contains(line.text, "apiVersion: topology.volcano.sh/"))
            return FileFormat::VolcanoHyperNodes;
        if (contains(line.text, "apiVersion: kueue.x-k8s.io/"))
            return FileFormat::KubernetesNodes;
    }
    for (const TextLine& line : text.lines())
        if (const FileFormat format = recogniseLine(line.text); format != FileFormat::Unknown)
            return format;
    if (namesNcclProgram(text))
        return FileFormat::NcclTests;
    for (const TextLine& line : text.lines()) {
        if (trimmed(line.text).empty() || line.text.front() == '#')
            continue;
        if (isTraceCsvHeader(line.text))
            return FileFormat::RouterTraceCsv;
        if (isLoadCsvHeader(line.text))
            return FileFormat::ExpertLoadCsv;
        if (lowerCase(trimmed(line.text)) == "layer,expert,device")
            return FileFormat::ExpertsCsv;
        break;
    }
    if (looksLikeTopograph(text))
        return FileFormat::TopologyYaml;
    return looksLikeMatrixCsv(text) ? FileFormat::MatrixCsv
        : looksLikeHostFile(text)   ? FileFormat::HostFile
                                    : FileFormat::Unknown;
}

/// Archives and pickles by their first bytes.
FileFormat recogniseBinary(std::string_view head)
{
    if (startsWith(head, "PK\x03\x04"))
        return FileFormat::ExpertDumpTorch;
    if (head.size() > 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5)
        return FileFormat::ExpertCountsPickle;
    // safetensors: the length of a JSON header, then the header.
    if (head.size() > 9 && head[8] == '{' && head.substr(4, 4) == std::string_view("\0\0\0\0", 4))
        return FileFormat::ExpertStatisticsSafetensors;
    return FileFormat::Unknown;
}

/// Two tabs between as many numbers: ESFT's expert_weights.
bool looksLikeEsft(std::string_view head)
{
    const std::string_view line = head.substr(0, head.find('\n'));
    const std::size_t cut = line.find("\t\t");
    const std::string_view ids = line.substr(0, cut);
    return ids.find('\t') != std::string_view::npos
        && ids.find_first_not_of("0123456789\t") == std::string_view::npos
        && (cut != std::string_view::npos || line.size() == head.size());
}

} // namespace

FileFormat recognise(std::string_view head, std::string_view fileName)
{
    head = head.substr(0, 65536);
    if (startsWith(head, std::string_view("SQLite format 3\0", 16)))
        return FileFormat::Project;
    if (isGzip(head)) // what is read line by line, or opened, is to be unpacked first
        if (const std::string inner = unpackedHead(Inflater::Wrapping::Gzip, head, 65536); !isGzip(inner)) {
            const FileFormat format = recognise(inner, fileName);
            const bool opened = format == FileFormat::Project || format == FileFormat::PlanDocument;
            return opened || isRoutingTrace(format) || isPlanSettings(format) ? FileFormat::Unknown : format;
        }
    if (const std::string array = arrayHead(head); !array.empty())
        return looksLikeLoadArray(array) ? FileFormat::ExpertLoadNpy : FileFormat::RouterTraceNpy;
    if (const FileFormat binary = recogniseBinary(head); binary != FileFormat::Unknown)
        return binary;
    std::string_view content = startsWith(head, "\xEF\xBB\xBF") ? head.substr(3) : head;
    content = trimmed(content);
    if (!content.empty() && (content.front() == '{' || content.front() == '['))
        if (const FileFormat json = recogniseJson(content); json != FileFormat::Unknown)
            return json;
    if (startsWith(content, "<") && (contains(content, "<system") || contains(content, "<graphs")))
        return FileFormat::NcclTopology;
    if (looksLikeEsft(head))
        return FileFormat::EsftText;
    // A head cut in the middle of a character or a line must not make the text look damaged.
    if (head.size() == 65536) {
        const std::size_t end = head.rfind('\n');
        std::size_t cut = end == std::string_view::npos ? head.size() - 4 : end + 1;
        while (cut > 0 && cut < head.size() && (static_cast<unsigned char>(head[cut]) & 0xC0U) == 0x80)
            --cut;
        head = head.substr(0, cut);
    }
    if (looksLikeMegatronArguments(head))
        return FileFormat::MegatronArguments;
    if (looksLikePassOrder(head))
        return FileFormat::PassOrderCsv;
    if (looksLikeTorchTitan(head))
        return FileFormat::TorchTitanToml;
    const Result<TextLines> text = TextLines::prepare(head, fileName);
    return text ? recogniseText(*text) : FileFormat::Unknown;
}

Error notReadError(std::string_view head, std::string_view fileName)
{
    struct Known {
        std::string_view evidence;
        PhraseWord what;
        PhraseWord instead;
    };
    static constexpr std::array<Known, 10> kKnown {{
        {"rank, cost, node_sequence, device_group, strategies",
            Phrase::word("This is the list of plans that Metis ranked: each of their stages has degrees of "
                         "its own, which "
                         "no plan here can have"),
            Phrase::word("Import clusterfile.json for its links; enter one of the plans by hand.")},
        {"tensor_parallel_degree = ",
            Phrase::word("This is a configuration of an older torchtitan, whose degrees stand elsewhere"),
            Phrase::word("Move the degrees of [training] and [experimental] to a section [parallelism].")},
        {"VM_hostname ", Phrase::word("This lists ports of hosts, not how they are connected"),
            Phrase::word("Import what ibnetdiscover prints.")},
        {"CA type: ", Phrase::word("This is ibstat's list of ports, not how they are connected"),
            Phrase::word("Import what ibnetdiscover prints.")},
        {"| NVIDIA-SMI ",
            Phrase::word("This is nvidia-smi's table of devices: it says nothing of their links"),
            Phrase::word("Import what nvidia-smi topo -m prints.")},
        {"layer_compute_total_ms", Phrase::word("This is a profile that Metis made of single layers"),
            Phrase::word("Import clusterfile.json for the links of its cluster.")},
        {"<!DOCTYPE html", Phrase::word("This is a web page, not a file"),
            Phrase::word("Save the file itself (\"Raw\" or \"Download\").")},
        {"<html", Phrase::word("This is a web page, not a file"),
            Phrase::word("Save the file itself (\"Raw\" or \"Download\").")},
        {"\x1F\x8B\x08", Phrase::word("This is packed by gzip"),
            Phrase::word("Unpack it first: gunzip FILE.")},
        {"version https://git-lfs", Phrase::word("This is a placeholder of Git LFS, not the file"),
            Phrase::word("Fetch the file: git lfs pull.")},
    }};
    const Place where {std::string(fileName), 0, 0, {}};
    if (trimmed(head).empty())
        return {ErrorCode::UnknownFormat, Phrase::of("The file is empty"), where, {},
            Phrase::of("Choose the file that the tool wrote, or measure again.")};
    if (startsWith(head, "\xFF\xFE") || startsWith(head, "\xFE\xFF"))
        return {ErrorCode::UnknownFormat,
            Phrase::of("This text is UTF-16, as PowerShell writes it with \">\""), where, {},
            Phrase::of("Save it as UTF-8, or let the tool write the file itself.")};
    for (const Known& known : kKnown)
        if (contains(head.substr(0, 65536), known.evidence))
            return {ErrorCode::UnknownFormat, Phrase(known.what), where, {}, Phrase(known.instead)};
    return {ErrorCode::UnknownFormat, Phrase::of("The content is not of a kind this program reads"), where,
        {}, Phrase::of("Name the format, or choose another file.")};
}

} // namespace rankloom
