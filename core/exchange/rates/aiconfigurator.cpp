// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// AIConfigurator's tables of one operator on one kind of device (ai-dynamo/aiconfigurator, systems/data), as
// CSV: gemm, context_attention and nccl. `latency` is in milliseconds, `message_size` counts elements.
#include <cmath>

#include <fmt/format.h>

#include "core/base/csv_table.h"
#include "core/base/text.h"
#include "core/exchange/rates/rates_reading.h"

namespace rankloom {

namespace {

std::optional<KernelPrecision> precisionOfType(std::string_view type)
{
    if (type == "bfloat16" || type == "float16" || type == "half")
        return KernelPrecision::Bits16;
    if (startsWith(type, "fp8"))
        return KernelPrecision::Bits8;
    return std::nullopt;
}

/// Reads rows of one of the tables.
class OperatorTable {
public:
    OperatorTable(const CsvTable& csv, RatesReading& rates) : m_csv(csv), m_rates(rates) { }

    Result<void> row(std::size_t r)
    {
        const std::string device(m_csv.cell(r, "device"));
        const std::string id = fmt::format("row {}", r + 1);
        MeasuredKernel kernel;
        kernel.id = id;
        kernel.time = Seconds(number(r, "latency") * 1e-3);
        const char* type = m_csv.has("gemm_dtype") ? "gemm_dtype"
            : m_csv.has("attn_dtype")              ? "attn_dtype"
                                                   : "nccl_dtype";
        const auto precision = precisionOfType(m_csv.cell(r, type));
        if (m_csv.has("gemm_dtype")) {
            kernel.parts = {ProductKernel {number(r, "m"), number(r, "n"), number(r, "k")}};
        } else if (m_csv.has("attn_dtype")) {
            AttentionKernel a;
            a.heads = number(r, "num_heads") * number(r, "batch_size");
            a.queries = a.keys = number(r, "isl");
            a.queryKeyWidth = a.valueWidth = number(r, "head_dim");
            kernel.parts = {a};
            if (precision == KernelPrecision::Bits8) {
                m_rates.skip(device, id, "attention in 8 bits is not modelled");
                return {};
            }
        } else {
            const double each = m_csv.cell(r, type) == "int8" ? 1 : 2;
            kernel.parts = {CollectiveKernel {std::string(m_csv.cell(r, "op_name")),
                m_csv.integer(r, "num_gpus", 0), Bytes(number(r, "message_size") * each)}};
            if (kernel.parts.size() == 1 && !isSound(kernel) && number(r, "latency") > 0) {
                m_rates.skip(device, id, "the collective is none that plans have");
                return {};
            }
        }
        if (!precision && !m_csv.has("nccl_dtype")) {
            m_rates.skip(device, id, "products below 8 bits are not modelled");
            return {};
        }
        kernel.precision = precision.value_or(KernelPrecision::Bits16);
        return m_rates.add(device, std::move(kernel));
    }

private:
    [[nodiscard]] double number(std::size_t r, const char* column) const
    {
        return m_csv.number(r, column).value_or(0);
    }

    const CsvTable& m_csv;
    RatesReading& m_rates;
};

Result<Reading> readAiConfigurator(std::string_view text, const std::string& file)
{
    const Result<CsvTable> csv = CsvTable::parse(text, file);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    if (!csv->has("latency") || csv->has("step"))
        return fail(ErrorCode::Unsupported,
            csv->has("step")
                ? Phrase::of("This table is of attention of one token at a time, as it is generated")
                : Phrase::of("The column latency is not there"),
            {file, 1, 0, {}}, Phrase::of("Choose a table of gemm, context_attention or nccl."));
    RatesReading rates("AIConfigurator", file);
    OperatorTable table(*csv, rates);
    for (std::size_t r = 0; r < csv->rows(); ++r)
        if (Result<void> read = table.row(r); !read)
            return tl::unexpected<Error>(read.error());
    return rates.done();
}

bool isOperatorHeader(std::string_view head)
{
    const std::string_view line = head.substr(0, head.find('\n'));
    return contains(line, "latency")
        && (contains(line, "gemm_dtype") || contains(line, "attn_dtype")
            || (contains(line, "nccl_dtype") && contains(line, "op_name")));
}

} // namespace

extern const Format kAiConfigurator {
    .format = FileFormat::AiConfigurator,
    .name = "aiconfigurator",
    .title = "AIConfigurator's times of an operator",
    .isText = isOperatorHeader,
    .whole = readAiConfigurator,
};

} // namespace rankloom
