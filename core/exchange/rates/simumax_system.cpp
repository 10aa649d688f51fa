// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// SimuMax' description of a system (MooreThreads/SimuMax, configs/system): what share of a nominal rate
// products, grouped products and attention of named shapes reach, and copies in memory. Attention counts the
// whole square of scores, also what a causal mask hides.
#include <array>
#include <cmath>

#include "core/exchange/rates/rates_reading.h"
#include "core/exchange/syntax/json_values.h"

namespace rankloom {

namespace {

using nlohmann::json;

double at(std::string_view shape, std::string_view word) { return numberBehindWord(shape, word).value_or(0); }

/// What a shape says: the work of the kernel, and the operations that its rate counts.
struct CountedWork {
    KernelWork work;
    double flops = 0;
};

/// "b=1, m=4096, k=8192, n=10240, layout=TN, accumulate=False, out_dtype=bf16"
CountedWork productOf(std::string_view shape)
{
    ProductKernel p {at(shape, "m"), at(shape, "n"), at(shape, "k")};
    p.count = std::max(1.0, at(shape, "b"));
    p.grouped = p.count > 1;
    p.resultBytes =
        (contains(shape, "out_dtype=fp32") ? 4.0 : 2.0) * (contains(shape, "accumulate=True") ? 2 : 1);
    return {p, 2 * p.count * p.m * p.n * p.k};
}

/// "ng=40, M=9832, N=3072, K=5120, dtype=bf16, …, stage=bwd_grad_act, …, accumulate=True, …"
CountedWork groupedOf(std::string_view shape)
{
    const double m = at(shape, "M");
    const double n = at(shape, "N");
    const double k = at(shape, "K");
    ProductKernel p {m, n, k};
    if (contains(shape, "stage=bwd_grad_act"))
        p = {m, k, n};
    else if (contains(shape, "stage=bwd_grad_w"))
        p = {k, n, m, contains(shape, "main_grad_dtype=fp32") ? 8.0 : 4.0};
    p.grouped = true;
    p.count = at(shape, "ng");
    return {p, 2 * p.count * m * n * k};
}

/// "batch=1, seq_len=4096, head_num=64, kv_head_num=8, qk_head_dim=128, v_head_dim=128, …"
AttentionKernel attentionOf(std::string_view shape)
{
    AttentionKernel a;
    a.heads = at(shape, "batch") * at(shape, "head_num");
    a.queries = a.keys = at(shape, "seq_len");
    a.queryKeyWidth = at(shape, "qk_head_dim");
    a.valueWidth = at(shape, "v_head_dim");
    return a;
}

CountedWork forwardOf(std::string_view shape)
{
    const AttentionKernel a = attentionOf(shape);
    return {a, 2 * usefulFlops(a)};
}

CountedWork backwardOf(std::string_view shape)
{
    AttentionKernel a = attentionOf(shape);
    a.backward = true;
    return {a, 2 * usefulFlops(a)};
}

struct Operation {
    const char* name;
    KernelPrecision precision;
    CountedWork (*work)(std::string_view shape);
};
constexpr std::array kOperations {
    Operation {"matmul", KernelPrecision::Bits16, productOf},
    Operation {"fp8_matmul", KernelPrecision::Bits8, productOf},
    Operation {"group_matmul", KernelPrecision::Bits16, groupedOf},
    Operation {"fp8_group_matmul", KernelPrecision::Bits8, groupedOf},
    Operation {"sdp_fwd", KernelPrecision::Bits16, forwardOf},
    Operation {"sdp_bwd", KernelPrecision::Bits16, backwardOf},
};

Result<void> readOperation(
    const json& operations, const Operation& operation, const std::string& device, RatesReading& rates)
{
    const json& entry = memberOf(operations, operation.name);
    const double nominal = numberOf(memberOf(entry, "tflops")) * 1e12;
    const json& shares = memberOf(entry, "accurate_efficient_factor");
    if (!shares.is_object())
        return {};
    for (const auto& [shape, share] : shares.items()) {
        const CountedWork counted = operation.work(shape);
        MeasuredKernel kernel;
        kernel.id = std::string(operation.name) + ": " + shape.substr(0, 200);
        kernel.precision = operation.precision;
        kernel.parts = {counted.work};
        kernel.time = Seconds(counted.flops / (numberOf(share) * nominal));
        if (Result<void> added = rates.add(device, std::move(kernel)); !added)
            return added;
    }
    return {};
}

Result<void> readBandwidths(const json& bandwidths, const std::string& device, RatesReading& rates)
{
    struct Entry {
        const char* name;
        bool scattered;
    };
    for (const Entry& known :
        {Entry {"default", false}, Entry {"permute_fwd", true}, Entry {"permute_bwd", true}}) {
        const json& entry = memberOf(bandwidths, known.name);
        const double rate =
            numberOf(memberOf(entry, "gbps")) * 1e9 * numberOf(memberOf(entry, "efficient_factor"));
        if (!(rate > 0))
            continue;
        const double bytes = 1e9;
        MeasuredKernel kernel;
        kernel.id = std::string("bandwidth: ") + known.name;
        kernel.parts = {MemoryKernel {Bytes(bytes), known.scattered}};
        kernel.time = Seconds(bytes / rate);
        if (Result<void> added = rates.add(device, std::move(kernel)); !added)
            return added;
    }
    return {};
}

Result<Reading> readSimumaxSystem(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    const std::string device = textOf(memberOf(*root, "sys_name"));
    const json& accelerator = memberOf(*root, "accelerator");
    RatesReading rates("SimuMax", file);
    for (const Operation& operation : kOperations)
        if (Result<void> read = readOperation(memberOf(accelerator, "op"), operation, device, rates); !read)
            return tl::unexpected<Error>(read.error());
    if (Result<void> read = readBandwidths(memberOf(accelerator, "bandwidth"), device, rates); !read)
        return tl::unexpected<Error>(read.error());
    return rates.done();
}

} // namespace

extern const Format kSimumaxSystem {
    .format = FileFormat::SimumaxSystem,
    .name = "simumax",
    .title = "SimuMax' description of a system",
    .isJson = [](const JsonHead& head) { return head.has("sys_name") && head.has("accelerator"); },
    .whole = readSimumaxSystem,
};

} // namespace rankloom
