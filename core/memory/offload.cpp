// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/offload.h"

#include <algorithm>
#include <limits>

namespace rankloom {

namespace {

constexpr double kSecondsPerDay = 86400;

/// The rule's two sides for one module after another.
class Walk {
public:
    explicit Walk(std::span<const OffloadModule> modules)
    {
        for (const OffloadModule& module : modules)
            m_forward += module.forward;
    }

    /// To be moved before a module of `saved` bytes can be back.
    [[nodiscard]] Bytes moved(Bytes saved) const { return m_savedBefore + 2.0 * saved; }
    /// From the start of the forward pass to the module's backward pass.
    [[nodiscard]] Seconds window() const { return 3.0 * m_forward - 2.0 * m_forwardBefore; }

    void pass(const OffloadModule& module)
    {
        m_savedBefore += module.saved;
        m_forwardBefore += module.forward;
    }

private:
    Seconds m_forward {};
    Bytes m_savedBefore {};
    Seconds m_forwardBefore {};
};

} // namespace

std::size_t offloadableModules(std::span<const OffloadModule> modules, BytesPerSecond write)
{
    Walk walk(modules);
    std::size_t count = 0;
    for (; count + 1 < modules.size(); ++count) {
        const OffloadModule& module = modules[count];
        if (walk.moved(module.saved) > write * walk.window())
            break;
        walk.pass(module);
    }
    return count;
}

OffloadNeed offloadNeed(std::span<const OffloadModule> modules, Bytes leaving, BytesPerSecond write)
{
    OffloadNeed need;
    Walk walk(modules);
    for (const OffloadModule& module : modules) {
        if (leaving.value() <= 0)
            break;
        const Bytes moved = walk.moved(std::min(module.saved, leaving));
        if (walk.window().value() > 0)
            need.required = std::max(need.required, moved / walk.window());
        if (write.value() > 0)
            need.stall = std::max(need.stall, moved / write - walk.window());
        leaving -= module.saved;
        walk.pass(module);
    }
    return need;
}

OffloadLink offloadLink(const DeviceSpec& device, const DriveSpec& drives, OffloadTarget target)
{
    switch (target) {
    case OffloadTarget::None:
        break;
    case OffloadTarget::Host:
        return {device.hostLink, device.hostLink};
    case OffloadTarget::Nvme:
        // Drives hang on the same link as the host's memory.
        return {std::min(device.hostLink, drives.write), std::min(device.hostLink, drives.read)};
    }
    return {};
}

OffloadLink sharedLink(
    const OffloadLink& alone, BytesPerSecond hostLink, Bytes bytes, const LinkSharing& sharing)
{
    const BytesPerSecond part = hostLink / static_cast<double>(std::max(1, sharing.devices));
    const auto own = [&](const LinkSharing::Pass& pass) {
        if (pass.others.value() <= 0)
            return hostLink;
        const BytesPerSecond idle =
            pass.time.value() > 0 ? hostLink - pass.others / pass.time : BytesPerSecond(0);
        return std::max(idle, hostLink * (bytes / (bytes + pass.others)));
    };
    return {std::min({alone.write, part, own(sharing.forward)}),
        std::min({alone.read, part, own(sharing.backward)})};
}

double enduranceDays(Bytes endurance, Bytes written, Seconds step)
{
    if (written.value() <= 0)
        return std::numeric_limits<double>::infinity();
    return endurance / written * (step.value() / kSecondsPerDay);
}

} // namespace rankloom
