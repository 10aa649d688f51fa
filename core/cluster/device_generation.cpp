// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/device_generation.h"

#include <array>
#include <string>
#include <string_view>

#include "core/base/text.h"

namespace rankloom {

namespace {

struct NamedDevice {
    std::string_view name;
    DeviceGeneration generation;
};
/// The first that a name has as a word, or as the beginning of one.
constexpr std::array kDevices {
    NamedDevice {"p100", DeviceGeneration::Pascal},
    NamedDevice {"v100", DeviceGeneration::Volta},
    NamedDevice {"t4", DeviceGeneration::Turing},
    NamedDevice {"rtx 20", DeviceGeneration::Turing},
    NamedDevice {"a100", DeviceGeneration::Ampere},
    NamedDevice {"a800", DeviceGeneration::Ampere},
    NamedDevice {"orin", DeviceGeneration::Ampere},
    NamedDevice {"rtx4090", DeviceGeneration::Ada},
    NamedDevice {"h100", DeviceGeneration::Hopper},
    NamedDevice {"h200", DeviceGeneration::Hopper},
    NamedDevice {"h800", DeviceGeneration::Hopper},
    NamedDevice {"h20", DeviceGeneration::Hopper},
    NamedDevice {"gh200", DeviceGeneration::Hopper},
    NamedDevice {"b200", DeviceGeneration::Blackwell},
    NamedDevice {"b300", DeviceGeneration::Blackwell},
    NamedDevice {"gb10", DeviceGeneration::Blackwell},
    NamedDevice {"gb200", DeviceGeneration::Blackwell},
    NamedDevice {"gb300", DeviceGeneration::Blackwell},
    NamedDevice {"mi210", DeviceGeneration::Cdna2},
    NamedDevice {"mi250", DeviceGeneration::Cdna2},
    NamedDevice {"mi300", DeviceGeneration::Cdna3},
    NamedDevice {"mi325", DeviceGeneration::Cdna3},
    NamedDevice {"mi350", DeviceGeneration::Cdna4},
    NamedDevice {"mi355", DeviceGeneration::Cdna4},
    NamedDevice {"gaudi3", DeviceGeneration::Gaudi},
    NamedDevice {"gaudi 3", DeviceGeneration::Gaudi},
    NamedDevice {"ascend", DeviceGeneration::Ascend},
};

bool isWordCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

bool names(std::string_view text, std::string_view device)
{
    for (auto at = text.find(device); at != std::string_view::npos; at = text.find(device, at + 1)) {
        const std::size_t end = at + device.size();
        const bool digitFollows = end < text.size() && text[end] >= '0' && text[end] <= '9';
        if ((at == 0 || !isWordCharacter(text[at - 1])) && (!digitFollows || device == "rtx 20"))
            return true;
    }
    return false;
}

} // namespace

DeviceGeneration generationOf(const DeviceSpec& device)
{
    for (const std::string& text : {lowerCase(device.name), lowerCase(device.title)})
        for (const NamedDevice& known : kDevices)
            if (names(text, known.name))
                return known.generation;
    return DeviceGeneration::Unknown;
}

std::string_view nameOf(DeviceGeneration generation)
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
    const DeviceGeneration generation = generationOf(device);
    return generation != DeviceGeneration::Pascal && generation != DeviceGeneration::Volta
        && generation != DeviceGeneration::Turing;
}

int computeCapability(const DeviceSpec& device)
{
    static constexpr struct {
        std::string_view word;
        int capability;
    } known[] = {{"p100", 60}, {"v100", 70}, {"t4", 75}, {"a100", 80}, {"a800", 80}, {"a30", 80}, {"a10", 86},
        {"a40", 86}, {"l4", 89}, {"l40", 89}, {"l40s", 89}, {"orin", 87}, {"rtx4090", 89}, {"gb10", 121},
        {"h100", 90}, {"h200", 90}, {"h800", 90}, {"h20", 90}, {"gh200", 90}, {"b100", 100}, {"b200", 100},
        {"gb200", 100}, {"b300", 103}, {"gb300", 103}};
    std::string word;
    for (const char c : lowerCase(device.name + ' ' + device.title + ' ')) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            word += c;
            continue;
        }
        for (const auto& [name, capability] : known)
            if (word == name)
                return capability;
        word.clear();
    }
    return 0;
}

bool groupsExperts(const DeviceSpec& device)
{
    const int capability = computeCapability(device);
    return capability == 0 || capability >= 80;
}

} // namespace rankloom
