// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/error.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"

/// Whatever is read can be checked, written, and read again to the same bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<PlanDocument> document = readPlanDocument(text);
    if (!document)
        return 0;
    static_cast<void>(check(document->project, document->plan));
    const std::string written = writePlanDocument(document->project, document->plan);
    const Result<PlanDocument> again = readPlanDocument(written);
    RANKLOOM_ASSERT(again.has_value());
    RANKLOOM_ASSERT(writePlanDocument(again->project, again->plan) == written);
    return 0;
}
