// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Limits that several rooms share: whoever stores may store no more than another reads back.
namespace rankloom::limits {

/// Levels that a document may nest: its readers need memory for each.
inline constexpr int kMostLevels = 64;
/// Layers of a model, and whatever is counted in them: far above every published one.
inline constexpr int kMostLayers = 100'000;
/// MoE layers of a routing trace: as many as a model may have layers.
inline constexpr std::int64_t kMostRoutingLayers = 4096;
/// Far above every published model; the pair counts of a layer then take 128 MiB.
inline constexpr std::int64_t kMostRoutingExperts = 4096;
/// All pair counts of a trace together: 61 layers of 256 experts need 64 MiB.
inline constexpr std::int64_t kMostRoutingBytes = std::int64_t {4} << 30U;
/// The number that a trace gives a decoder layer; ranks of a pipeline may number on.
inline constexpr std::int64_t kMostLayerNumber = 65535;
/// The number that a trace gives an expert: what it stores of a token are 16 bits a pick.
inline constexpr std::int64_t kMostExpertNumber = 65535;
/// Experts of one token and layer, in tables of picks.
inline constexpr std::int64_t kMostPicksOfToken = 1024;
/// One count: beyond 2^53 a double no longer holds every whole number, nor do other JSON readers.
inline constexpr std::int64_t kMostCount = std::int64_t {1} << 53U;
/// Load over time, all windows of all layers: 64 MiB.
inline constexpr std::int64_t kMostWindowCounts = std::int64_t {8} << 20U;

/// Devices of a cluster: eight times the largest that was announced.
inline constexpr int kMostDevices = 1 << 20;
inline constexpr int kMostDevicesPerNode = 1024; ///< NVL576 has 576 in one domain

/// What statistics of routing hold: with pairs of experts two matrices a layer.
enum class RoutingCounts : std::uint8_t { Loads, LoadsAndPairs };
/// Whether such statistics of so many layers and experts may be counted, stored and read.
constexpr bool isRoutingSize(std::int64_t layers, std::int64_t experts, RoutingCounts counts)
{
    if (layers < 1 || layers > kMostRoutingLayers || experts < 1 || experts > kMostRoutingExperts)
        return false;
    const std::int64_t matrix = experts * experts * static_cast<std::int64_t>(sizeof(std::int64_t));
    return counts == RoutingCounts::Loads || layers * 2 <= kMostRoutingBytes / matrix;
}

} // namespace rankloom::limits
