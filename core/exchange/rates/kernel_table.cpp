// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table of published times and rates of kernels, one row each, with the columns id, kind, device,
// precision, shape, size, value, unit, source, licence and note. Shape and size are words: "ng 160 N 3072 K
// 5120; fwd", "M per group 154".
#include <array>
#include <cmath>

#include "core/base/csv_table.h"
#include "core/base/text.h"
#include "core/exchange/rates/rates_reading.h"

namespace rankloom {

namespace {

/// One row: the kernel, or why none of ours is meant.
class TableRow {
public:
    TableRow(const CsvTable& csv, std::size_t row) : m_csv(csv), m_row(row) { }

    [[nodiscard]] std::string text(const char* column) const
    {
        return std::string(m_csv.cell(m_row, column));
    }
    [[nodiscard]] bool says(const char* column, std::string_view word) const
    {
        return contains(m_csv.cell(m_row, column), word);
    }
    /// Of shape, or else of size; 0 where it does not stand there.
    [[nodiscard]] double number(std::string_view word) const
    {
        for (const char* column : {"shape", "size"})
            if (const auto found = numberBehindWord(m_csv.cell(m_row, column), word))
                return *found;
        return 0;
    }
    [[nodiscard]] double value() const { return m_csv.number(m_row, "value").value_or(0); }

private:
    const CsvTable& m_csv;
    std::size_t m_row;
};

using Kernel = Result<MeasuredKernel>;

tl::unexpected<Error> skipped(const char* reason)
{
    return fail(ErrorCode::Unsupported, std::string(reason));
}

Result<KernelPrecision> precisionOf(const TableRow& row)
{
    const std::string word = lowerCase(row.text("precision"));
    if (startsWith(word, "bf16") || word == "bfloat16" || word == "half")
        return KernelPrecision::Bits16;
    if (startsWith(word, "fp8") || startsWith(word, "mxfp8"))
        return KernelPrecision::Bits8;
    return skipped(word.empty() ? "its precision is not given" : "products below 8 bits are not modelled");
}

/// The number right before a word: of "256 experts" 256; 0 where there is none.
double numberBefore(std::string_view text, std::string_view word)
{
    const std::size_t end = text.find(word);
    if (end == std::string_view::npos || end == 0)
        return 0;
    const std::string_view before = text.substr(0, end);
    return parseDouble(before.substr(before.rfind(' ') + 1)).value_or(0);
}

/// From what the row prints: a time, or useful operations a second.
Seconds timeOf(const TableRow& row, double flops)
{
    const std::string unit = row.text("unit");
    if (unit == "us")
        return Seconds(row.value() * 1e-6);
    if (unit == "ms")
        return Seconds(row.value() * 1e-3);
    return unit == "TFLOP/s" && row.value() > 0 ? Seconds(flops / (row.value() * 1e12)) : Seconds(0);
}

double flopsOf(const ProductKernel& p) { return 2 * p.count * p.m * p.n * p.k; }

/// The product of a pass, from the forward one: the gradient of the input, or of the weights, which is added
/// to a sum in fp32.
ProductKernel ofPass(const ProductKernel& forward, std::string_view pass)
{
    ProductKernel out = forward;
    if (pass == "act") {
        std::swap(out.n, out.k);
    } else if (pass == "weight") {
        out.m = forward.k;
        out.k = forward.m;
        out.resultBytes = 8;
    }
    return out;
}

MeasuredKernel kernelOf(KernelPrecision precision, std::vector<KernelWork> parts, Seconds time)
{
    MeasuredKernel out;
    out.precision = precision;
    out.parts = std::move(parts);
    out.time = time;
    return out;
}

Kernel readProduct(const TableRow& row)
{
    const Result<KernelPrecision> precision = precisionOf(row);
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    ProductKernel product {row.number("M"), row.number("N"), row.number("K")};
    if (!(product.m > 0) || !(product.n > 0) || !(product.k > 0))
        return skipped("its shape is not stated");
    return kernelOf(*precision, {product}, timeOf(row, flopsOf(product)));
}

Kernel readGrouped(const TableRow& row)
{
    const Result<KernelPrecision> precision = precisionOf(row);
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    ProductKernel product {row.number("M per group"), row.number("N"), row.number("K")};
    product.grouped = true;
    product.count = row.number("ng");
    if (product.count == 0)
        product.count = numberBefore(row.text("shape"), " groups");
    if (!(product.m > 0) || !(product.n > 0) || !(product.k > 0) || !(product.count > 0))
        return skipped("how many tokens each expert has, or another size, is not stated");
    const Seconds time = timeOf(row, flopsOf(product));
    product = ofPass(product,
        row.says("shape", "bwd_grad_act")     ? "act"
            : row.says("shape", "bwd_grad_w") ? "weight"
                                              : "forward");
    return kernelOf(*precision, {product}, time);
}

/// Forward and backward products together, with the casts of their inputs in 8 bits.
Kernel readGroupedBoth(const TableRow& row)
{
    const Result<KernelPrecision> precision = precisionOf(row);
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    const double groups = numberBefore(row.text("shape"), " groups");
    const double total = row.number("M total");
    ProductKernel forward {groups > 0 ? total / groups : 0, row.number("N"), row.number("K")};
    forward.grouped = true;
    forward.count = groups;
    if (!(forward.m > 0) || !(forward.n > 0) || !(forward.k > 0))
        return skipped("its shape is not stated");
    ProductKernel weight = ofPass(forward, "weight");
    weight.resultBytes = 2; // written, not added to a sum
    std::vector<KernelWork> parts {forward, ofPass(forward, "act"), weight};
    if (*precision == KernelPrecision::Bits8) {
        parts.emplace_back(QuantiseKernel {total * forward.k});
        parts.emplace_back(QuantiseKernel {total * forward.n});
    }
    return kernelOf(*precision, std::move(parts), timeOf(row, 0));
}

Kernel readAttention(const TableRow& row)
{
    const Result<KernelPrecision> precision = precisionOf(row);
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    if (*precision == KernelPrecision::Bits8)
        return skipped("attention in 8 bits is not modelled");
    AttentionKernel a;
    const double heads = row.number("q heads") > 0 ? row.number("q heads") : row.number("heads");
    a.heads = heads * std::max(1.0, row.number("batch"));
    a.queries = row.number("seq") > 0 ? row.number("seq") : row.number("q");
    if (const auto queries = numberBehindWord(row.text("size"), "q"))
        a.queries = *queries;
    a.keys = numberBehindWord(row.text("size"), "kv").value_or(a.queries);
    a.queryKeyWidth = row.number("qk");
    a.valueWidth = row.number("v");
    a.window = row.number("window");
    a.causal = !row.says("shape", "no_mask");
    a.backward = row.text("kind") == "attention_bwd";
    if (!(a.heads > 0) || !(a.queries > 0) || !(a.queryKeyWidth > 0) || !(a.valueWidth > 0))
        return skipped("its shape is not stated");
    if (a.causal && a.queries != a.keys)
        return skipped("a causal mask over more keys than queries is not modelled");
    return kernelOf(KernelPrecision::Bits16, {a}, timeOf(row, usefulFlops(a)));
}

Kernel readExchange(const TableRow& row)
{
    if (row.text("unit") != "us")
        return skipped("a bandwidth: sources count different bytes, so that only times are compared");
    if (row.says("shape", "low latency"))
        return skipped("exchanges of single tokens are not of training");
    if (row.says("note", "not verified"))
        return skipped("how many tokens a rank has is not stated for sure");
    const Result<KernelPrecision> precision = precisionOf(row);
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    if (*precision != KernelPrecision::Bits16)
        return skipped("dispatch in 8 bits is not modelled: vectors travel in 16");
    ExchangeKernel e;
    const std::string shape = row.text("shape");
    e.tokens = numberBefore(shape, " tokens");
    e.experts = static_cast<int>(numberBefore(shape, " experts"));
    e.hidden = static_cast<int>(row.number("hidden"));
    e.topK = static_cast<int>(row.number("top"));
    e.ranks = static_cast<int>(numberBehindWord(row.text("size"), "EP").value_or(0));
    e.library = row.says("shape", "NCCL") ? ExchangeLibrary::Nccl
        : row.says("shape", "HybridEP")   ? ExchangeLibrary::HybridEp
                                          : ExchangeLibrary::DeepEp;
    if (!(e.tokens > 0) || e.experts < 2 || e.hidden < 1 || e.topK < 1 || e.ranks < 2)
        return skipped("tokens, experts or ranks of the exchange are not stated");
    if (e.experts % e.ranks != 0)
        return skipped("its experts do not divide by its ranks");
    return kernelOf(KernelPrecision::Bits16, {e}, timeOf(row, 0));
}

Kernel readAllToAll(const TableRow& row)
{
    const std::string size = row.text("size"); // "8 GPUs, 65536 B"
    const double ranks = numberBefore(size, " GPUs");
    const double bytes = numberBefore(size, " B");
    if (ranks < 2 || !(bytes > 0))
        return skipped("ranks or bytes are not stated");
    return kernelOf(KernelPrecision::Bits16,
        {CollectiveKernel {"alltoall", static_cast<int>(ranks), Bytes(bytes)}}, timeOf(row, 0));
}

/// A rate that large transfers reach: the time of a gigabyte.
Kernel readMemory(const TableRow& row)
{
    if (!row.says("shape", "permute"))
        return skipped("the cross-entropy has no law of its own: it is a part of the output layer");
    const double bytes = 1e9;
    return kernelOf(KernelPrecision::Bits16, {MemoryKernel {Bytes(bytes), true}},
        Seconds(row.value() > 0 ? bytes / (row.value() * 1e9) : 0));
}

struct Kind {
    std::string_view name;
    Kernel (*read)(const TableRow&);
};
constexpr std::array kKinds {Kind {"dense_gemm", readProduct}, Kind {"grouped_gemm", readGrouped},
    Kind {"grouped_gemm_fwd_bwd", readGroupedBoth}, Kind {"attention_fwd", readAttention},
    Kind {"attention_bwd", readAttention}, Kind {"a2a_dispatch", readExchange},
    Kind {"a2a_combine", readExchange}, Kind {"a2a_nccl", readAllToAll}, Kind {"memory_op", readMemory}};

struct OtherKind {
    std::string_view name;
    const char* reason;
};
constexpr std::array kOtherKinds {
    OtherKind {"a2a_prepare", "the host's preparation of an exchange has no law of its own"},
    OtherKind {"collective", "a share of a nominal rate, not a time"},
    OtherKind {"comm_sm_cost", "a share, not a time"},
    OtherKind {"latency", "the way of a message through hosts and switches, not a kernel"},
    OtherKind {"module_time", "a module of another model, not a kernel"},
    OtherKind {"moe_layer_bwd", "a whole layer in one kernel"},
    OtherKind {"moe_layer_fwd", "a whole layer, or an exchange and products in one kernel"},
    OtherKind {"moe_layer_fwd_bwd", "a whole layer, not a kernel"},
    OtherKind {"quantize", "casts in one direction: ours are of both in one kernel"},
    OtherKind {"relative_throughput", "a share, not a time"},
    OtherKind {"share_of_step", "a share of a step, not a time"},
};

Kernel readRow(const TableRow& row)
{
    const std::string name = row.text("kind");
    for (const Kind& kind : kKinds)
        if (kind.name == name) {
            Kernel kernel = kind.read(row);
            if (kernel && !isSound(*kernel))
                return skipped("no time follows from the row");
            return kernel;
        }
    for (const OtherKind& other : kOtherKinds)
        if (other.name == name)
            return skipped(other.reason);
    return skipped("its kind is not known");
}

Result<Reading> readKernelTable(std::string_view text, const std::string& file)
{
    const Result<CsvTable> csv = CsvTable::parse(text, file);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    if (!csv->has("kind") || !csv->has("device") || !csv->has("shape") || !csv->has("value"))
        return fail(ErrorCode::BadSyntax,
            Phrase::of("The columns kind, device, shape and value are not there"), {file, 1, 0, {}},
            Phrase::of("Choose the complete file."));
    RatesReading rates("table", file);
    for (std::size_t r = 0; r < csv->rows(); ++r) {
        const TableRow row(*csv, r);
        const std::string id = row.text("id") + ' ' + row.text("kind") + ' ' + row.text("device") + ' '
            + row.text("precision") + ' ' + row.text("shape") + ' ' + row.text("size");
        Kernel kernel = readRow(row);
        if (!kernel) {
            rates.skip(row.text("device"), id, kernel.error().message.english());
            continue;
        }
        kernel->id = id;
        if (Result<void> added = rates.add(row.text("device"), std::move(*kernel)); !added)
            return tl::unexpected<Error>(added.error());
    }
    return rates.done();
}

} // namespace

extern const Format kKernelTable {
    .format = FileFormat::KernelTable,
    .name = "kernel-table",
    .title = "table of measured kernels",
    .isText =
        [](std::string_view head) {
            return contains(head.substr(0, head.find('\n')), "id,kind,device,precision,shape,size,");
        },
    .whole = readKernelTable,
};

} // namespace rankloom
