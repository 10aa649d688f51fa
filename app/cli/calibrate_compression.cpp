// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrate_compression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/csv_table.h"
#include "core/base/json.h"
#include "core/plan/element_size.h"
#include "core/plan/plan_field.h"
#include "core/plan/plan_json.h"
#include "core/timing/compression_fit.h"

namespace rankloom::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::array kColumns {"kind", "pass", "rows", "columns", "seconds"};

/// A row of the file. What it does not say is as in the plan.
class PassRow {
public:
    PassRow(const CsvTable& csv, std::size_t row, const std::string& file)
        : m_csv(csv), m_row(row), m_where {file, static_cast<int>(row) + 2, 0, {}}
    {
    }

    Result<MeasuredPass> read(const Plan& plan)
    {
        MeasuredPass pass;
        pass.how = plan.communication.compression;
        const Result<CompressionKind> kind = kindOf(m_csv.cell(m_row, "kind"));
        if (!kind)
            return tl::unexpected<Error>(kind.error());
        pass.how.kind = *kind;
        const std::string_view which = m_csv.cell(m_row, "pass");
        if (which != "compress" && which != "decompress")
            return refused(fmt::format("found \"{}\", where compress or decompress is expected", which));
        pass.which =
            which == "compress" ? MeasuredPass::Which::Compression : MeasuredPass::Which::Decompression;
        double seconds = 0;
        pass.elementBytes = elementBytes(plan.memory.precision);
        const std::pair<const char*, double*> numbers[] = {{"rows", &pass.matrix.rows},
            {"columns", &pass.matrix.columns}, {"seconds", &seconds}, {"keptShare", &pass.how.keptShare},
            {"elementBytes", &pass.elementBytes}};
        for (const auto& [column, value] : numbers)
            if (Result<void> done = number(column, *value); !done)
                return tl::unexpected<Error>(std::move(done.error()));
        if (pass.how.keptShare > 1)
            return refused("keptShare is to be a share, at most 1");
        if (!(seconds > 0))
            return refused("a time above zero is expected, in seconds");
        const std::pair<const char*, int*> integers[] = {
            {"rank", &pass.how.rank}, {"bits", &pass.how.bits}, {"blockSize", &pass.how.blockSize}};
        for (const auto& [column, value] : integers)
            if (Result<void> done = whole(column, *value); !done)
                return tl::unexpected<Error>(std::move(done.error()));
        if (pass.how.bits != 4 && pass.how.bits != 8 && pass.how.bits != Compression::kWholeBits)
            return refused(fmt::format("bits is {}, where 4 or 8 is expected", pass.how.bits));
        pass.time = Seconds(seconds);
        return pass;
    }

private:
    [[nodiscard]] tl::unexpected<Error> refused(std::string message) const
    {
        return fail(ErrorCode::BadValue, std::move(message), m_where);
    }
    [[nodiscard]] Result<CompressionKind> kindOf(std::string_view name) const
    {
        if (const auto kind = fromName<CompressionKind>(name); kind && *kind != CompressionKind::None)
            return *kind;
        return refused(fmt::format("found \"{}\", where powersgd, topk or quantised is expected", name));
    }
    /// Stays as it is where the row says nothing.
    Result<void> number(const char* column, double& value) const
    {
        if (!m_csv.has(column) || m_csv.cell(m_row, column).empty())
            return {};
        constexpr double kMost = 1e9;
        const std::optional<double> read = m_csv.number(m_row, column);
        if (!read || !(*read > 0) || *read > kMost)
            return refused(fmt::format("{} is to be a number above zero", column));
        value = *read;
        return {};
    }

    Result<void> whole(const char* column, int& value) const
    {
        double read = value;
        if (Result<void> done = number(column, read); !done)
            return done;
        if (read != std::floor(read))
            return refused(fmt::format("{} is to be a whole number", column));
        value = static_cast<int>(read);
        return {};
    }

    const CsvTable& m_csv;
    std::size_t m_row;
    Place m_where;
};

Result<std::vector<MeasuredPass>> readPasses(const std::string& file, const Plan& plan)
{
    const Result<std::string> text = readInput(file);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const Result<CsvTable> csv = CsvTable::parse(*text, nameOfInput(file));
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    for (const char* column : kColumns)
        if (!csv->has(column))
            return fail(ErrorCode::BadSyntax,
                fmt::format("the columns {} are expected", fmt::join(kColumns, ", ")),
                Place {nameOfInput(file), 1, 0, {}},
                "And, where they differ from the plan: rank, bits, blockSize, keptShare, elementBytes.");
    std::vector<MeasuredPass> passes;
    for (std::size_t row = 0; row < csv->rows(); ++row) {
        Result<MeasuredPass> pass = PassRow(*csv, row, nameOfInput(file)).read(plan);
        if (!pass)
            return tl::unexpected<Error>(std::move(pass.error()));
        passes.push_back(std::move(*pass));
    }
    return passes;
}

void report(const std::vector<CompressionFit>& fits, const DeviceSpec& device)
{
    print(fmt::format("Measured over estimated seconds, by the rates of {}:\n", device.name));
    TextTable table({"kind", "pass", ">passes", ">factor", ">before", ">fitted", ">worst"});
    for (const CompressionFit& fit : fits)
        for (const auto& [name, pass] :
            {std::pair("compress", &fit.compression), std::pair("decompress", &fit.decompression)})
            table.add({std::string(nameOf(fit.kind)), name, std::to_string(pass->passes),
                pass->passes > 0 ? fmt::format("{:.4g}", pass->factor) : "not measured",
                percent(pass->before), percent(pass->after),
                fmt::format("{:+.1f} %", (std::exp(pass->worst) - 1) * 100)});
    print(table.text());
}

std::string documentOf(const std::vector<CompressionFit>& fits)
{
    ordered_json out = ordered_json::array();
    for (const CompressionFit& fit : fits) {
        ordered_json one {{"kind", nameOf(fit.kind)}};
        for (const auto& [name, pass] :
            {std::pair("compression", &fit.compression), std::pair("decompression", &fit.decompression)})
            one[name] = {{"passes", pass->passes}, {"factor", pass->factor}, {"errorBefore", pass->before},
                {"errorFitted", pass->after}, {"worst", pass->worst}};
        Compression costs;
        fit.applyTo(costs);
        one["costFactor"] = costs.costFactor;
        one["decompressionFactor"] = costs.decompressionFactor;
        out.push_back(std::move(one));
    }
    return jsonText(out);
}

/// Whether a plan takes the costs of a fit. Errors: BadValue.
Result<void> checkFactors(const CompressionFit& fit, const Place& where)
{
    Compression costs;
    fit.applyTo(costs);
    const auto checked = [&](const char* pointer, double factor, const char* what) -> Result<void> {
        const double most = std::get<PlanField::Decimal>(planField(pointer)->value).most;
        if (factor <= most)
            return {};
        return fail(ErrorCode::BadValue,
            fmt::format("{} by \"{}\" {:.4g} times as long as estimated; a plan takes at most {:g} times",
                what, nameOf(fit.kind), factor, most),
            where, "Check that the times are seconds, and that they and the sizes are of the plan's GPU.");
    };
    if (Result<void> compress =
            checked("/communication/compression/costFactor", costs.costFactor, "compressing takes");
        !compress)
        return compress;
    return checked("/communication/compression/decompressionFactor", costs.decompressionFactor,
        "beside compressing, decompressing takes");
}

} // namespace

Result<int> calibrateCompression(const CalibrateCompressionOptions& options)
{
    if (options.plan.empty())
        return fail(
            ErrorCode::BadValue, "the plan whose GPU was measured is not given", {}, "Name it with --plan.");
    Result<PlanInput> input = readPlanInput({options.plan, options.project, options.scenario});
    if (!input)
        return tl::unexpected<Error>(std::move(input.error()));
    printDiagnostics(input->diagnostics);
    const Result<std::vector<MeasuredPass>> passes = readPasses(options.passes, input->plan);
    if (!passes)
        return tl::unexpected<Error>(passes.error());
    const DeviceSpec& device = input->project.cluster->device;
    const std::vector<CompressionFit> fits =
        fitCompression(KernelModel(device, input->plan.memory.precision), *passes);
    if (fits.empty())
        return fail(ErrorCode::BadValue, "no pass of the file compresses anything",
            Place {nameOfInput(options.passes), 0, 0, {}}, "Give sizes and ranks that save bytes.");
    const Place measured {nameOfInput(options.passes), 0, 0, {}};
    for (const CompressionFit& fit : fits)
        if (const Result<void> takes = checkFactors(fit, measured); !takes)
            return tl::unexpected<Error>(takes.error());
    if (options.json)
        print(documentOf(fits));
    else if (options.output != "-")
        report(fits, device);
    if (options.output.empty())
        return kDone;
    Compression& compression = input->plan.communication.compression;
    const auto own = std::ranges::find(fits, compression.kind, &CompressionFit::kind);
    if (own == fits.end())
        return fail(ErrorCode::Contradiction,
            fmt::format("the plan's kind of compression is \"{}\", of which nothing was measured",
                nameOf(compression.kind)),
            Place {nameOfInput(options.plan), 0, 0, "/communication/compression/kind"},
            "Choose one of those measured in the plan.");
    own->applyTo(compression);
    if (Result<void> written = writeOutput(options.output, writePlanDocument(input->project, input->plan));
        !written)
        return tl::unexpected<Error>(std::move(written.error()));
    return kDone;
}

} // namespace rankloom::cli
