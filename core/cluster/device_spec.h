// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/quantity.h"
#include "core/cluster/drives.h"

namespace rankloom {

/// Families of devices whose matrix units are alike.
enum class DeviceGeneration : std::uint8_t {
    Unknown,
    Pascal,
    Volta,
    Turing,
    Ampere,
    Ada,
    Hopper,
    Blackwell,
    Cdna2,
    Cdna3,
    Cdna4,
    Gaudi,
    Ascend,
};

/// One GPU type. Peaks are dense (without structured sparsity), as the vendor states them; rates per
/// direction.
struct DeviceSpec {
    std::string name; ///< preset name, "h100-sxm-80gb"
    std::string title; ///< for people, "NVIDIA H100 SXM 80 GB"
    DeviceGeneration generation = DeviceGeneration::Unknown;
    Bytes memory {}; ///< as programs see it: what the driver reports in all
    FlopsPerSecond peakBf16 {}; ///< fp16 where the device has no bf16
    FlopsPerSecond peakFp32 {};
    FlopsPerSecond peakFp8 {}; ///< 0 = not supported
    BytesPerSecond memoryBandwidth {};
    BytesPerSecond
        deviceLink {}; ///< to any other device of the node, as collectives reach it (NVLink, xGMI, PCIe)
    Seconds deviceLinkLatency {};
    BytesPerSecond networkLink {}; ///< this device's share of the node's network ports
    Seconds networkLatency {};
    BytesPerSecond hostLink {}; ///< to host memory
    int multiprocessors = 0;
    int computeCapability = 0; ///< of NVIDIA's: 80 for A100, 90 for Hopper …; 0 = none, or not known
    double computeEfficiency = 0; ///< share of the peak that large matrix products sustain in training
    double memoryEfficiency = 0; ///< share of the memory bandwidth that streaming kernels sustain
    /// Share of the 16-bit peak that the forward pass of fused attention reaches over long sequences.
    double attentionEfficiency = 0;
    Seconds kernelLaunch {}; ///< gap between two kernels on the device
    Seconds layerLaunch {}; ///< the host needs to launch one layer's forward pass: a floor for small layers
    // Of the nodes that such devices usually are in.
    bool unifiedMemory = false; ///< host and device share one memory: what does not fit is on drives
    Bytes hostMemory {}; ///< of a node, over its devices; 0 = not known
    int devicesPerHostLink = 0; ///< that share one link to host memory; 0 = not known
    StatedDrives drives {};

    friend bool operator==(const DeviceSpec&, const DeviceSpec&) = default;
};

} // namespace rankloom
