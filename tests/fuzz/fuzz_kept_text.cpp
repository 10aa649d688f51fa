// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/kept_text.h"
#include "tests/fuzz/fuzz_text.h"

/// What is kept of a file that can be read can be read, too, and is kept as it is from then on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const std::string text(reinterpret_cast<const char*>(data), size);
    for (const FileFormat format :
        {FileFormat::NcclTests, FileFormat::OsuBenchmark, FileFormat::RcclTestsJsonl}) {
        if (!parseFile(text, "fuzz", format))
            continue;
        const std::string kept = keptText(format, text);
        fuzz::require(parseFile(kept, "fuzz", format).has_value());
        fuzz::require(keptText(format, kept) == kept);
    }
    return 0;
}
