// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/device_speeds.h"

#include <algorithm>

#include "core/timing/layer_time.h"

namespace rankloom {

namespace {

/// Seconds of a microbatch through the decoder layers on such devices.
double layerSeconds(const LaidOut& laid, const DeviceSpec& device)
{
    const LayerTimer timer(laid.project, laid.plan, laid.layout, device);
    const int layers = laid.project.model->layers;
    double seconds = 0;
    for (int l = 0; l < layers; ++l) {
        if (const MeasuredLayerTimes* measured = timer.measured()) {
            seconds += (measured->forward(l) + measured->backward(l)).value();
            continue;
        }
        const ComputeTime compute = timer.layer(l, 1).total();
        // A layer is no faster than the host launches it, a backward pass twice that.
        seconds += std::max((compute.forward + compute.backwardInput + compute.backwardWeight).value(),
            3 * device.layerLaunch.value());
    }
    return seconds;
}

} // namespace

std::vector<double> deviceSpeeds(const LaidOut& laid)
{
    const Cluster& cluster = laid.project.cluster;
    if (!cluster.mixed())
        return cluster.deviceSpeeds;
    std::vector<double> ofKind;
    for (std::size_t kind = 0; kind < cluster.kinds(); ++kind)
        ofKind.push_back(1 / layerSeconds(laid, cluster.deviceOfKind(kind)));
    const double fastest = *std::ranges::max_element(ofKind);
    std::vector<double> speeds;
    for (int device = 0; device < cluster.devices(); ++device)
        speeds.push_back(ofKind[cluster.kindOfDevice(device)] / fastest
            * (cluster.deviceSpeeds.empty() ? 1 : cluster.deviceSpeeds[static_cast<std::size_t>(device)]));
    return speeds;
}

} // namespace rankloom
