// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/apply_rates.h"

#include "core/cluster/device_presets.h"
#include "core/cluster/node_kinds.h"

namespace rankloom {

Result<DeviceFit> measuredDevice(const KernelRates& rates, const DeviceSpec& otherwise)
{
    const std::optional<DeviceSpec> preset = presetOfDevice(rates.device);
    Result<DeviceFit> fit = fitDevice(preset.value_or(otherwise), rates.kernels);
    if (!fit)
        return fit;
    fit->device.name = std::string(presetNameOf(fit->device.name)) + std::string(kMeasuredDevice);
    fit->device.title = rates.device.empty() ? fit->device.title : rates.device;
    return fit;
}

Diagnostics remarksOf(const DeviceFit& fit)
{
    Diagnostics out;
    const auto say = [&out](Severity severity, const char* code, Phrase message) {
        out.push_back({severity, code, std::move(message), {}, {}, {}});
    };
    for (const FittedConstant& constant : fit.constants) {
        if (constant.fate == ConstantFate::Undetermined)
            say(Severity::Hint, "constant-not-determined",
                Phrase::of("\"{}\" is as it was: the kernels do not determine it.", constant.field));
        else if (constant.fate == ConstantFate::AtBound)
            say(Severity::Warning, "constant-at-bound",
                Phrase::of("\"{}\" ended at {:.3g}, where a fit may go no further: what it stands for lies "
                           "elsewhere.",
                    constant.field, constant.after));
    }
    say(Severity::Hint, "kernels-by-themselves",
        Phrase::of(
            "Kernels by themselves reach more than training sustains: step times by this device are too "
            "short until calibrate timing has seen a step."));
    return out;
}

namespace {

/// The nodes, other than the usual ones, whose devices the kernels are of.
std::vector<NodeKind> otherNodesOf(const Cluster& cluster, const std::optional<DeviceSpec>& preset)
{
    std::vector<NodeKind> kinds = otherNodeKinds(cluster);
    if (!preset || presetNameOf(cluster.device.name) == preset->name)
        kinds.clear();
    std::erase_if(
        kinds, [&](const NodeKind& kind) { return presetNameOf(kind.device.name) != preset->name; });
    return kinds;
}

/// Memory and links of those nodes stay.
void applyToOtherNodes(
    Cluster& cluster, const std::vector<NodeKind>& kinds, const KernelRates& rates, Diagnostics& diagnostics)
{
    const Result<DeviceFit> fit = measuredDevice(rates, kinds.front().device);
    if (!fit) {
        diagnostics.push_back(
            {Severity::Warning, "rates-not-used", Phrase::sentence(fit.error().message), {}, {}, {}});
        return;
    }
    for (Diagnostic& remark : remarksOf(*fit))
        diagnostics.push_back(std::move(remark));
    for (NodeKind kind : kinds) {
        const Bytes memory = kind.device.memory;
        kind.device = fit->device;
        kind.device.memory = memory;
        setNodeKind(cluster, kind);
    }
}

} // namespace

void applyRates(Cluster& cluster, const KernelRates& rates, Diagnostics& diagnostics)
{
    const std::optional<DeviceSpec> preset = presetOfDevice(rates.device);
    if (const std::vector<NodeKind> others = otherNodesOf(cluster, preset);
        !others.empty() && !rates.kernels.empty())
        return applyToOtherNodes(cluster, others, rates, diagnostics);
    // A table of many devices, or nodes of several: what nobody has is nobody's.
    if ((rates.sharesFile || cluster.mixed())
        && (!preset || preset->name != presetNameOf(cluster.device.name))) {
        if (!rates.kernels.empty())
            diagnostics.push_back({Severity::Hint, "rates-of-other-device",
                Phrase::of("{} kernels of {} were left out: the cluster has other devices.",
                    rates.kernels.size(), rates.device),
                {}, {}, {}});
        return;
    }
    const Result<DeviceFit> fit = measuredDevice(rates, cluster.device);
    if (!fit) {
        diagnostics.push_back(
            {Severity::Warning, "rates-not-used", Phrase::sentence(fit.error().message), {}, {}, {}});
        return;
    }
    if (!preset)
        diagnostics.push_back({Severity::Warning, "device-not-known",
            Phrase::of(
                "No preset is of \"{}\": peaks and memory are those of the cluster's device.", rates.device),
            {}, {}, {}});
    for (Diagnostic& remark : remarksOf(*fit))
        diagnostics.push_back(std::move(remark));
    cluster = reshaped(cluster, cluster.nodes, cluster.devicesPerNode, fit->device);
}

} // namespace rankloom
