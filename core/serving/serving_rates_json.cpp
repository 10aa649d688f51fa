// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_rates_json.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/serving/serving_rate_words.h"

namespace rankloom {

namespace {

constexpr std::string_view kRatesFormat = "rankloom-serving-rates";

} // namespace

nlohmann::ordered_json servingRatesJson(const ServingRates& rates)
{
    nlohmann::ordered_json out {{"format", kRatesFormat}, {"version", 1}, {"source", rates.source}};
    for (const ServingRateFigure& figure : servingRateFigures())
        out[figure.name] = figure.get(rates);
    return out;
}

Result<ServingRatesRead> readServingRates(
    std::string_view text, const std::string& file, const ServingRates& otherwise)
{
    Result<nlohmann::json> document = parseJson(text);
    if (!document) {
        document.error().where.file = file;
        return tl::unexpected<Error>(std::move(document.error()));
    }
    if (!document->is_object() || document->value("format", nlohmann::json()) != kRatesFormat)
        return fail(ErrorCode::BadValue, Phrase::of("it holds no rates of serving"), {file, 0, 0, "/format"},
            Phrase::of("Such a file is written by calibrate serving with --output."));
    ServingRatesRead out {otherwise, {}};
    for (const auto& [name, value] : document->items()) {
        if (name == "format" || name == "version")
            continue;
        if (name == "source") {
            out.rates.source = value.is_string() ? value.get<std::string>() : file;
            continue;
        }
        const auto figures = servingRateFigures();
        const auto figure = std::ranges::find_if(
            figures, [&key = name](const ServingRateFigure& one) { return key == one.name; });
        if (figure == figures.end()) {
            out.diagnostics.push_back({Severity::Warning, "unknown-field",
                Phrase::of("\"{}\" is no figure of the rates of serving.", name), {file, 0, 0, "/" + name},
                {}, {}});
            continue;
        }
        const double number = value.is_number() ? value.get<double>() : -1;
        if (!isPossible(*figure, number))
            return fail(ErrorCode::BadValue, rangeWords(*figure), {file, 0, 0, "/" + name});
        figure->set(out.rates, number);
    }
    return out;
}

} // namespace rankloom
