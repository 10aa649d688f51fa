// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/cluster/device_presets.h"
#include "core/search/search_space.h"
#include "tests/core/search/space_text.h"

/// What is accepted is written and read back as the same value.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static const SearchSpace whole = [] {
        Project project;
        project.cluster = makeCluster(4, 8, devicePreset("h100-sxm-80gb").value());
        return defaultSearchSpace(project, Plan {});
    }();
    if (const auto space = readSearchSpace(text, whole)) {
        const auto again = readSearchSpace(spaceText(*space), *space);
        if (!again || *again != *space)
            std::abort();
    }
    (void)readDegreeRange(text);
    (void)recomputeNamed(text);
    return 0;
}
