// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What resources/measure/rankloom_measure.cu writes; its grammar stands in resources/measure/README.md.
#include <cmath>

#include <fmt/format.h>

#include "core/exchange/rates/rates_reading.h"
#include "core/exchange/syntax/json_values.h"

namespace rankloom {

namespace {

using nlohmann::json;

constexpr int kVersion = 1;

double figure(const json& entry, const char* key) { return numberOf(memberOf(entry, key)); }

/// A figure that may be left out.
double figureOr(const json& entry, const char* key, double fallback)
{
    const double given = figure(entry, key);
    return std::isnan(given) ? fallback : given;
}

std::optional<KernelPrecision> precisionNamed(std::string_view word)
{
    if (word.empty() || word == "bf16" || word == "fp16")
        return KernelPrecision::Bits16;
    if (word == "fp8")
        return KernelPrecision::Bits8;
    if (word == "fp32")
        return KernelPrecision::Bits32;
    return std::nullopt;
}

int countOf(const json& entry, const char* key)
{
    const double given = figure(entry, key);
    return given >= 1 && given <= 1 << 20 && given == std::floor(given) ? static_cast<int>(given) : 0;
}

/// Nothing where the kind is not known.
std::optional<KernelWork> workOf(const json& entry)
{
    const std::string kind = textOf(memberOf(entry, "kind"));
    if (kind == "product" || kind == "grouped-product") {
        ProductKernel p {
            figure(entry, "m"), figure(entry, "n"), figure(entry, "k"), figureOr(entry, "resultBytes", 2)};
        p.grouped = kind == "grouped-product";
        p.count = p.grouped ? figure(entry, "count") : 1;
        return p;
    }
    if (kind == "attention-forward" || kind == "attention-backward") {
        AttentionKernel a;
        a.heads = figure(entry, "heads");
        a.queries = figure(entry, "queries");
        a.keys = figure(entry, "keys");
        a.queryKeyWidth = figure(entry, "queryKeyWidth");
        a.valueWidth = figure(entry, "valueWidth");
        a.causal = memberOf(entry, "causal") == true;
        a.backward = kind == "attention-backward";
        a.scoreBytes = figureOr(entry, "scoreBytes", 0);
        return a;
    }
    if (kind == "stream" || kind == "scatter")
        return MemoryKernel {Bytes(figure(entry, "bytes")), kind == "scatter"};
    if (kind == "cast")
        return QuantiseKernel {figure(entry, "elements")};
    if (kind == "copy-host" || kind == "copy-peer")
        return CopyKernel {Bytes(figure(entry, "bytes")), kind == "copy-host"};
    if (kind == "collective")
        return CollectiveKernel {
            textOf(memberOf(entry, "operation")), countOf(entry, "ranks"), Bytes(figure(entry, "bytes"))};
    return std::nullopt;
}

Result<Reading> readMeasuringKit(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    if (const double version = figure(*root, "version"); version != kVersion)
        return fail(ErrorCode::Unsupported,
            Phrase::of("The file is of another version than {}, which is the one that is read", kVersion),
            {file, 0, 0, "/version"},
            Phrase::of("Build the measuring kit of this version, and measure again."));
    const json& device = memberOf(*root, "device");
    const std::string name = textOf(memberOf(device, "name"));
    const json& entries = memberOf(*root, "kernels");
    if (name.empty() || !entries.is_array())
        return fail(ErrorCode::BadValue,
            Phrase::of("The name of the device or the list of kernels is not there"),
            {file, 0, 0, name.empty() ? "/device/name" : "/kernels"},
            Phrase::of("Choose the complete file."));
    RatesReading rates("rankloom-measure", file);
    rates.of(name).software = textOf(memberOf(*root, "software")).substr(0, 200);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const json& entry = entries[i];
        const std::string id = fmt::format("/kernels/{}", i);
        const std::optional<KernelWork> work = workOf(entry);
        const std::optional<KernelPrecision> precision = precisionNamed(textOf(memberOf(entry, "precision")));
        if (!work || !precision) {
            rates.skip(name, id, work ? "its precision is not known" : "its kind is not known");
            continue;
        }
        MeasuredKernel kernel {id, *precision, {*work}, Seconds(figure(entry, "seconds"))};
        if (Result<void> added = rates.add(name, std::move(kernel)); !added) {
            added.error().where.pointer = id;
            return tl::unexpected<Error>(added.error());
        }
    }
    return rates.done();
}

} // namespace

extern const Format kMeasuringKit {
    .format = FileFormat::MeasuringKit,
    .name = "kernel-rates",
    .title = "rates of the measuring kit",
    .isJson = [](const JsonHead& head) { return head.contains("\"rankloom-kernel-rates\""); },
    .whole = readMeasuringKit,
};

} // namespace rankloom
