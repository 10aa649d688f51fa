// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_generation.h"

namespace rankloom {

namespace {

constexpr NamedValue<DeviceGeneration> kGenerations[] = {
    {DeviceGeneration::Pascal, "pascal"},
    {DeviceGeneration::Volta, "volta"},
    {DeviceGeneration::Turing, "turing"},
    {DeviceGeneration::Ampere, "ampere"},
    {DeviceGeneration::Ada, "ada"},
    {DeviceGeneration::Hopper, "hopper"},
    {DeviceGeneration::Blackwell, "blackwell"},
    {DeviceGeneration::Cdna2, "cdna-2"},
    {DeviceGeneration::Cdna3, "cdna-3"},
    {DeviceGeneration::Cdna4, "cdna-4"},
    {DeviceGeneration::Gaudi, "gaudi"},
    {DeviceGeneration::Ascend, "ascend"},
    {DeviceGeneration::Unknown, "unknown"},
};

} // namespace

template <> std::span<const NamedValue<DeviceGeneration>> namedValues() { return kGenerations; }

std::string_view titleOf(DeviceGeneration generation)
{
    switch (generation) {
    case DeviceGeneration::Unknown:
        break;
    case DeviceGeneration::Pascal:
        return "Pascal";
    case DeviceGeneration::Volta:
        return "Volta";
    case DeviceGeneration::Turing:
        return "Turing";
    case DeviceGeneration::Ampere:
        return "Ampere";
    case DeviceGeneration::Ada:
        return "Ada";
    case DeviceGeneration::Hopper:
        return "Hopper";
    case DeviceGeneration::Blackwell:
        return "Blackwell";
    case DeviceGeneration::Cdna2:
        return "CDNA 2";
    case DeviceGeneration::Cdna3:
        return "CDNA 3";
    case DeviceGeneration::Cdna4:
        return "CDNA 4";
    case DeviceGeneration::Gaudi:
        return "Gaudi";
    case DeviceGeneration::Ascend:
        return "Ascend";
    }
    return "other";
}

bool computesBf16(const DeviceSpec& device)
{
    const DeviceGeneration generation = device.generation;
    return generation != DeviceGeneration::Pascal && generation != DeviceGeneration::Volta
        && generation != DeviceGeneration::Turing;
}

bool groupsExperts(const DeviceSpec& device)
{
    return device.computeCapability == 0 || device.computeCapability >= 80;
}

} // namespace rankloom
