// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

/// All kinds of files that are recognised, in the order in which they are asked (see recognise.h). A new one
/// is a line here, and at the end of its reader's file `const Format kName {…}` (see formats.h), which says
/// everything else: name, title, how to recognise and to read it, and what a project keeps of it.
#define RANKLOOM_FORMATS(FORMAT)                                                                             \
    FORMAT(Project)                                                                                          \
    FORMAT(PlanDocument)                                                                                     \
    FORMAT(TraceEvents)                                                                                      \
    FORMAT(RouterTraceJsonl)                                                                                 \
    FORMAT(ExpertLoadNpy)                                                                                    \
    FORMAT(RouterTraceNpy)                                                                                   \
    FORMAT(ExpertDumpTorch)                                                                                  \
    FORMAT(ExpertCountsPickle)                                                                               \
    FORMAT(ExpertStatisticsSafetensors)                                                                      \
    FORMAT(EsftText)                                                                                         \
    FORMAT(ExpertPlacementDocument)                                                                          \
    FORMAT(SglangExperts)                                                                                    \
    FORMAT(VllmExpertMap)                                                                                    \
    FORMAT(RoutedExperts)                                                                                    \
    FORMAT(RouteLogJsonl)                                                                                    \
    FORMAT(RoutesJson)                                                                                       \
    FORMAT(ExpertLoadJson)                                                                                   \
    FORMAT(NcclTests)                                                                                        \
    FORMAT(MpiGraph)                                                                                         \
    FORMAT(P2pBandwidthLatency)                                                                              \
    FORMAT(NvBandwidth)                                                                                      \
    FORMAT(NvBandwidthJson)                                                                                  \
    FORMAT(OsuBenchmark)                                                                                     \
    FORMAT(Perftest)                                                                                         \
    FORMAT(RcclTestsJsonl)                                                                                   \
    FORMAT(Galvatron)                                                                                        \
    FORMAT(PipetteJson)                                                                                      \
    FORMAT(Iperf3)                                                                                           \
    FORMAT(NcclTestsJson)                                                                                    \
    FORMAT(HuggingFaceConfig)                                                                                \
    FORMAT(MetisCluster)                                                                                     \
    FORMAT(TrtllmEplb)                                                                                       \
    FORMAT(RocmTopology)                                                                                     \
    FORMAT(AmdTopology)                                                                                      \
    FORMAT(AmpScript)                                                                                        \
    FORMAT(VolcanoHyperNodes)                                                                                \
    FORMAT(KubernetesNodes)                                                                                  \
    FORMAT(SlurmTopology)                                                                                    \
    FORMAT(RouterTraceCsv)                                                                                   \
    FORMAT(ExpertLoadCsv)                                                                                    \
    FORMAT(ExpertsCsv)                                                                                       \
    FORMAT(TopologyYaml)                                                                                     \
    FORMAT(SuperBench)                                                                                       \
    FORMAT(IbNetDiscover)                                                                                    \
    FORMAT(NvidiaTopology)                                                                                   \
    FORMAT(NcclTopology)                                                                                     \
    FORMAT(DeepSpeedJson)                                                                                    \
    FORMAT(MegatronArguments)                                                                                \
    FORMAT(PassOrderCsv)                                                                                     \
    FORMAT(TorchTitanToml)                                                                                   \
    FORMAT(MatrixCsv)                                                                                        \
    FORMAT(HostFile)

namespace rankloom {

#define RANKLOOM_FORMAT_NUMBER(name) name,
/// What a file was recognised as.
enum class FileFormat : std::uint8_t { Unknown, RANKLOOM_FORMATS(RANKLOOM_FORMAT_NUMBER) };
#undef RANKLOOM_FORMAT_NUMBER

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

} // namespace rankloom
