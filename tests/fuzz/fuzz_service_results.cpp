// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/rates/service_results.h"
#include "tests/fuzz/fuzz_text.h"

/// Results of load generators are runs with times and lengths above zero, or an error that has words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const auto results = readServiceResults({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!results) {
        fuzz::require(!results.error().message.empty());
        return 0;
    }
    fuzz::require(!results->runs.empty() && !results->tool.empty());
    for (const MeasuredService& run : results->runs) {
        fuzz::require(run.timeToFirstToken.value() > 0 && run.timePerToken.value() > 0);
        fuzz::require(run.prompt > 0 && run.output > 1 && run.concurrency >= 0);
    }
    return 0;
}
