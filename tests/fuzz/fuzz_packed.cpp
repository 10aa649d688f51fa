// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/inflate.h"
#include "core/exchange/syntax/zip_archive.h"
#include "tests/core/exchange/traces/torch_files.h"
#include "tests/fuzz/fuzz_trace.h"

/// The bytes as gzip, as deflate and as an archive; then as what sound ones hold, whose checksums no fuzzer
/// would guess.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace rankloom;
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    constexpr std::size_t kLimit = std::size_t {8} << 20U;
    const Result<std::string> unpacked = unpackGzip(bytes, "fuzz", kLimit);
    fuzz::require(unpacked ? unpacked->size() <= kLimit : !unpacked.error().message.empty());
    fuzz::require(unpackedHead(Inflater::Wrapping::Bare, bytes, 1000).size() <= 1000);
    Progress progress;
    TraceSource source = TraceSource::ofMemory(bytes, progress);
    if (const Result<std::vector<ZipEntry>> entries = readZipContents(source))
        for (const ZipEntry& entry : *entries)
            if (const Result<std::string> whole = readZipEntry(source, entry))
                fuzz::require(whole->size() == static_cast<std::size_t>(entry.size));
    const auto again = [](const std::string& file) {
        return std::pair(reinterpret_cast<const std::uint8_t*>(file.data()), file.size());
    };
    const std::string trace = torchfiles::gzipped(bytes);
    fuzz::readAs(FileFormat::TraceEvents, again(trace).first, again(trace).second);
    const std::string dump = torchfiles::zip({torchfiles::deflated("d/data.pkl", bytes)});
    fuzz::readTraceAs(FileFormat::ExpertDumpTorch, again(dump).first, again(dump).second);
    return 0;
}
