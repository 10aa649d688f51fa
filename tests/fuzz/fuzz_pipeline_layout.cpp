// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/error.h"
#include "core/plan/pipeline_layout.h"

/// Whatever is read is written and read again to the same layout; a refusal has words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const auto layout = parsePipelineLayout({reinterpret_cast<const char*>(data), size});
    if (!layout) {
        RANKLOOM_ASSERT(!layout.error().message.empty());
        return 0;
    }
    const auto again = parsePipelineLayout(pipelineLayoutText(*layout));
    RANKLOOM_ASSERT(again.has_value() && *again == *layout);
    return 0;
}
