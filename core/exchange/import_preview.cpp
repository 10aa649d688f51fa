// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/import_preview.h"

#include <utility>

#include "core/exchange/apply_reading.h"
#include "core/exchange/host_answers.h"
#include "core/measure/cluster_changes.h"
#include "core/timing/device_fit.h"
#include "core/timing/kernel_estimate.h"

namespace rankloom {

namespace {

/// Of rates that made the device of the cluster.
void tellKernels(ImportPreview& preview, const KernelRates& rates, const Cluster& after)
{
    const Cluster node = nodeFor(after.device, rates.kernels);
    for (const MeasuredKernel& kernel : rates.kernels)
        if (isOfTraining(kernel))
            preview.kernels.push_back({kernel.id, kindOf(kernel), kernel.time, estimateKernel(node, kernel)});
}

} // namespace

ImportPreview previewOf(
    Reading reading, const Cluster& cluster, const HostAnswers& answers, const ReadingHints& hints)
{
    ImportPreview preview;
    preview.format = reading.format;
    preview.lines = reading.lines;
    preview.diagnostics = std::move(reading.diagnostics);
    preview.hosts = mapHosts(hostsOf(reading.values), cluster, answers);
    preview.cluster = clusterOffer(reading.values, cluster, answers);
    if (hints.between.empty())
        preview.place = placeQuestion(reading.values, cluster, preview.hosts);
    // As if all guesses were right: the person sees what is at stake.
    const HostMapping guessed = settled(preview.hosts, OpenHosts::Guess);
    Cluster after = cluster;
    for (const Parsed& value : reading.values) {
        if (const std::string line = summaryOf(value); !line.empty())
            preview.contents.push_back(line);
        if (const auto* links = std::get_if<LinkMeasurement>(&value))
            preview.unitKnown = preview.unitKnown && links->unitKnown;
        const DeviceSpec before = after.device;
        applyToCluster(after, value, guessed, preview.diagnostics);
        if (const auto* rates = std::get_if<KernelRates>(&value); rates != nullptr && after.device != before)
            tellKernels(preview, *rates, after);
        preview.changesModel = preview.changesModel || std::holds_alternative<ModelSpec>(value);
    }
    preview.changes = clusterChanges(cluster, after);
    for (int node = 0; node < cluster.nodes; ++node)
        preview.nodes.push_back(cluster.nodeName(node));
    preview.devicesPerNode = cluster.devicesPerNode;
    return preview;
}

} // namespace rankloom
