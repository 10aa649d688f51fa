// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// All kinds of files, in the order in which they are asked (see recognise()). A new reader costs its file,
// with `extern const Format kName {…}` at its end, one line here, its name in FileFormat, and a sample with
// tests.
#include "core/exchange/formats.h"

#include <algorithm>

namespace rankloom {

#define RANKLOOM_FORMATS(FORMAT)                                                                             \
    FORMAT(kProject)                                                                                         \
    FORMAT(kPlanDocument)                                                                                    \
    FORMAT(kTraceEvents)                                                                                     \
    FORMAT(kRouterTraceJsonl)                                                                                \
    FORMAT(kExpertLoadNpy)                                                                                   \
    FORMAT(kRouterTraceNpy)                                                                                  \
    FORMAT(kExpertDumpTorch)                                                                                 \
    FORMAT(kExpertCountsPickle)                                                                              \
    FORMAT(kExpertStatisticsSafetensors)                                                                     \
    FORMAT(kEsftText)                                                                                        \
    FORMAT(kExpertPlacementDocument)                                                                         \
    FORMAT(kSglangExperts)                                                                                   \
    FORMAT(kVllmExpertMap)                                                                                   \
    FORMAT(kRoutedExperts)                                                                                   \
    FORMAT(kRouteLogJsonl)                                                                                   \
    FORMAT(kRoutesJson)                                                                                      \
    FORMAT(kExpertLoadJson)                                                                                  \
    FORMAT(kNcclTests)                                                                                       \
    FORMAT(kMpiGraph)                                                                                        \
    FORMAT(kP2pBandwidthLatency)                                                                             \
    FORMAT(kNvBandwidth)                                                                                     \
    FORMAT(kNvBandwidthJson)                                                                                 \
    FORMAT(kOsuBenchmark)                                                                                    \
    FORMAT(kPerftest)                                                                                        \
    FORMAT(kRcclTestsJsonl)                                                                                  \
    FORMAT(kMeasuringKit)                                                                                    \
    FORMAT(kSimumaxSystem)                                                                                   \
    FORMAT(kFio)                                                                                             \
    FORMAT(kKernelTable)                                                                                     \
    FORMAT(kAiConfigurator)                                                                                  \
    FORMAT(kVllmBench)                                                                                       \
    FORMAT(kAiPerf)                                                                                          \
    FORMAT(kInferenceX)                                                                                      \
    FORMAT(kGalvatron)                                                                                       \
    FORMAT(kPipetteJson)                                                                                     \
    FORMAT(kIperf3)                                                                                          \
    FORMAT(kNcclTestsJson)                                                                                   \
    FORMAT(kHuggingFaceConfig)                                                                               \
    FORMAT(kMetisCluster)                                                                                    \
    FORMAT(kTrtllmEplb)                                                                                      \
    FORMAT(kRocmTopology)                                                                                    \
    FORMAT(kAmdTopology)                                                                                     \
    FORMAT(kAmpScript)                                                                                       \
    FORMAT(kVolcanoHyperNodes)                                                                               \
    FORMAT(kKubernetesNodes)                                                                                 \
    FORMAT(kSlurmTopology)                                                                                   \
    FORMAT(kRouterTraceCsv)                                                                                  \
    FORMAT(kRequestTrace)                                                                                    \
    FORMAT(kBatchTimes)                                                                                      \
    FORMAT(kExpertLoadCsv)                                                                                   \
    FORMAT(kExpertsCsv)                                                                                      \
    FORMAT(kTopologyYaml)                                                                                    \
    FORMAT(kSuperBench)                                                                                      \
    FORMAT(kIbNetDiscover)                                                                                   \
    FORMAT(kNvidiaTopology)                                                                                  \
    FORMAT(kNcclTopology)                                                                                    \
    FORMAT(kDeepSpeedJson)                                                                                   \
    FORMAT(kMegatronArguments)                                                                               \
    FORMAT(kPassOrderCsv)                                                                                    \
    FORMAT(kNanotronYaml)                                                                                    \
    FORMAT(kNemoYaml)                                                                                        \
    FORMAT(kTorchTitanToml)                                                                                  \
    FORMAT(kMatrixCsv)                                                                                       \
    FORMAT(kHostFile)

#define RANKLOOM_DECLARED(format) extern const Format format;
RANKLOOM_FORMATS(RANKLOOM_DECLARED)

namespace {

#define RANKLOOM_LISTED(format) &format,
constexpr const Format* kFormats[] = {RANKLOOM_FORMATS(RANKLOOM_LISTED)};
constexpr Format kUnknown {.name = "unknown", .title = "unknown file"};

} // namespace

std::span<const Format* const> formats() { return kFormats; }

const Format& formatOf(FileFormat format)
{
    const auto* found = std::ranges::find(kFormats, format, &Format::format);
    return found == std::end(kFormats) ? kUnknown : **found;
}

} // namespace rankloom
