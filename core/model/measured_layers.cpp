// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/measured_layers.h"

#include <algorithm>
#include <limits>

namespace rankloom {

namespace {

using Times = MeasuredLayers::Times;

double backwardOf(const Times& times, std::size_t layer)
{
    return times.backward.empty() ? 2 * times.forward[layer] : times.backward[layer];
}

/// Of a microbatch of `size` sequences: `figure` gives the seconds of those that were measured.
template <class Figure>
double ofSize(const std::vector<const Times*>& bySize, double size, double launch, const Figure& figure)
{
    const auto above = std::ranges::lower_bound(
        bySize, size, {}, [](const Times* times) { return static_cast<double>(times->microBatchSize); });
    if (above == bySize.begin() || above == bySize.end()) {
        const Times& nearest = above == bySize.end() ? *bySize.back() : *bySize.front();
        const double measured = figure(nearest);
        return measured <= launch ? measured : measured * size / nearest.microBatchSize;
    }
    const Times& small = **(above - 1);
    const Times& large = **above;
    const double share = (size - small.microBatchSize) / (large.microBatchSize - small.microBatchSize);
    return figure(small) + share * (figure(large) - figure(small));
}

/// How long launching may take at most for what is no more than a bound.
double launchOf(const MeasuredAt& at, const std::vector<const Times*>& bySize)
{
    if (!at.device.empty())
        return at.launch.value();
    return at.microBatchSize > bySize.back()->microBatchSize ? std::numeric_limits<double>::infinity() : 0;
}

} // namespace

MeasuredLayerTimes::MeasuredLayerTimes(const MeasuredLayers& measured, const MeasuredAt& at)
{
    std::vector<std::string_view> devices;
    for (const Times& times : measured.times)
        if (times.tp == at.tp && (at.device.empty() || times.device.empty() || times.device == at.device)
            && std::ranges::find(devices, times.device) == devices.end())
            devices.emplace_back(times.device);
    // What was measured on this very device counts more than what is said of any.
    if (!at.device.empty() && std::ranges::find(devices, at.device) != devices.end())
        devices = {at.device};
    for (const std::string_view one : devices) {
        std::vector<const Times*> bySize;
        for (const Times& times : measured.times)
            if (times.tp == at.tp && times.device == one)
                bySize.push_back(&times);
        std::ranges::stable_sort(bySize, {}, &Times::microBatchSize);
        const double launch = launchOf(at, bySize);
        const std::size_t layers = bySize.front()->forward.size();
        const bool first = m_forward.empty();
        m_forward.resize(layers);
        m_backward.resize(layers);
        for (std::size_t l = 0; l < layers; ++l) {
            const double forward = ofSize(
                bySize, at.microBatchSize, launch, [l](const Times& times) { return times.forward[l]; });
            const double backward = ofSize(bySize, at.microBatchSize, 2 * launch,
                [l](const Times& times) { return backwardOf(times, l); });
            m_forward[l] = first ? forward : std::min(m_forward[l], forward);
            m_backward[l] = first ? backward : std::min(m_backward[l], backward);
        }
    }
}

Seconds MeasuredLayerTimes::forward(int layer) const
{
    return Seconds(known() ? m_forward[static_cast<std::size_t>(layer)] : 0);
}

Seconds MeasuredLayerTimes::backward(int layer) const
{
    return Seconds(known() ? m_backward[static_cast<std::size_t>(layer)] : 0);
}

} // namespace rankloom
