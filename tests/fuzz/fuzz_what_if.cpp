// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/cluster/device_presets.h"
#include "core/plan/what_if.h"
#include "core/whatif/named_parts.h"

/// What is accepted is about a part of the cluster, and can be applied to it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static const Project project = [] {
        Project p;
        p.cluster = makeCluster(4, 8, devicePreset("h100-sxm-80gb").value());
        p.cluster.change().nodeNames = {"n01", "n02", "n03", "n04"};
        return p;
    }();
    Plan plan;
    if (const auto whatIf = parseWhatIf(project.cluster, text)) {
        plan.whatIf = {*whatIf};
        if (!isAbout(project.cluster, *whatIf)
            || effective(project, plan).project.cluster->devices() != worldSize(project.cluster, plan))
            std::abort();
    }
    if (const auto outage = parseOutage(project.cluster, text);
        outage && outage->node >= project.cluster->nodes)
        std::abort();
    return 0;
}
