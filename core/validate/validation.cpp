// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/validation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/statistics.h"

namespace rankloom {

namespace {

double errorPercent(const ValidationRow& row)
{
    if (row.measured == 0)
        return row.estimated == 0 ? 0 : std::copysign(100.0, row.estimated);
    return 100.0 * (row.estimated - row.measured) / std::abs(row.measured);
}

/// Ranks from 1; equal values share the mean of their ranks.
std::vector<double> ranksOf(const std::vector<double>& values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::sort(order.begin(), order.end(),
        [&values](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t end = i;
        while (end < order.size() && values[order[end]] == values[order[i]])
            ++end;
        for (std::size_t k = i; k < end; ++k)
            ranks[order[k]] = (static_cast<double>(i + end) + 1) / 2;
        i = end;
    }
    return ranks;
}

/// Nothing where one of them does not vary.
std::optional<double> correlation(const std::vector<double>& a, const std::vector<double>& b)
{
    const auto n = static_cast<double>(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += (a[i] - meanA) * (b[i] - meanB);
        aa += (a[i] - meanA) * (a[i] - meanA);
        bb += (b[i] - meanB) * (b[i] - meanB);
    }
    return aa > 0 && bb > 0 ? std::optional(ab / std::sqrt(aa * bb)) : std::nullopt;
}

} // namespace

ValidationStatistics statistics(const ValidationTable& table)
{
    ValidationStatistics out;
    if (table.rows.empty())
        return out;
    for (const ValidationRow& row : table.rows)
        out.agreeing += row.estimated == row.measured ? 1 : 0;
    if (table.verdicts)
        return out;
    std::vector<double> measured;
    std::vector<double> estimated;
    double sum = 0;
    double signedSum = 0;
    double worst = 0;
    std::vector<double> sizes;
    for (const ValidationRow& row : table.rows) {
        const double error = errorPercent(row);
        sizes.push_back(std::abs(error));
        sum += std::abs(error);
        signedSum += error;
        if (out.worstRow.empty() || std::abs(error) > std::abs(worst)) {
            worst = error;
            out.worstRow = row.id;
        }
        measured.push_back(row.measured);
        estimated.push_back(row.estimated);
    }
    const auto count = static_cast<double>(table.rows.size());
    out.meanAbsoluteErrorPercent = sum / count;
    out.medianAbsoluteErrorPercent = median(std::move(sizes));
    out.biasPercent = signedSum / count;
    out.worstPercent = worst;
    if (table.rows.size() > 1)
        out.spearman = correlation(ranksOf(measured), ranksOf(estimated));
    return out;
}

std::string writeValidationJson(const ValidationReport& report)
{
    using nlohmann::ordered_json;
    ordered_json tables = ordered_json::array();
    for (const ValidationTable& table : report.tables) {
        ordered_json rows = ordered_json::array();
        for (const ValidationRow& row : table.rows)
            rows.push_back({{"id", row.id}, {"measured", row.measured}, {"estimated", row.estimated}});
        ordered_json skipped = ordered_json::array();
        for (const ValidationSkip& skip : table.skipped)
            skipped.push_back({{"id", skip.id}, {"reason", skip.reason}});
        const ValidationStatistics s = statistics(table);
        tables.push_back({{"file", table.file}, {"quantity", table.quantity}, {"rows", std::move(rows)},
            {"skipped", std::move(skipped)}});
        ordered_json& written = tables.back();
        if (table.verdicts)
            written["agreeing"] = s.agreeing;
        const auto figure = [&written](const char* key, const std::optional<double>& value) {
            if (value)
                written[key] = *value;
        };
        figure("meanAbsoluteErrorPercent", s.meanAbsoluteErrorPercent);
        figure("medianAbsoluteErrorPercent", s.medianAbsoluteErrorPercent);
        figure("biasPercent", s.biasPercent);
        figure("worstPercent", s.worstPercent);
        if (!s.worstRow.empty())
            written["worstRow"] = s.worstRow;
        figure("spearman", s.spearman);
        if (!table.note.empty())
            tables.back()["note"] = table.note;
    }
    const ordered_json document {
        {"format", "rankloom-validation"}, {"version", 1}, {"tables", std::move(tables)}};
    return jsonText(document);
}

namespace {

std::string statisticsText(const ValidationTable& table)
{
    if (table.rows.empty())
        return {};
    const ValidationStatistics s = statistics(table);
    if (table.verdicts)
        return fmt::format("  {} of {} rows agree\n", s.agreeing, table.rows.size());
    const std::string order = s.spearman ? fmt::format("{:.3f}", *s.spearman) : std::string("not defined");
    return fmt::format(
        "  {} rows, mean |error| {:.2f} %, median {:.2f} %, bias {:+.2f} %, worst {:+.2f} %, spearman {}\n",
        table.rows.size(), *s.meanAbsoluteErrorPercent, *s.medianAbsoluteErrorPercent, *s.biasPercent,
        *s.worstPercent, order);
}

/// The rows that are farthest off; of verdicts those that do not agree.
std::string worstRowsText(const ValidationTable& table)
{
    constexpr std::size_t kWorstRows = 3;
    std::vector<ValidationRow> worst = table.rows;
    if (table.verdicts)
        std::erase_if(worst, [](const ValidationRow& row) { return row.estimated == row.measured; });
    std::stable_sort(worst.begin(), worst.end(), [](const ValidationRow& a, const ValidationRow& b) {
        return std::abs(errorPercent(a)) > std::abs(errorPercent(b));
    });
    worst.resize(std::min(worst.size(), kWorstRows));
    std::string out;
    for (const ValidationRow& row : worst)
        out += table.verdicts ? fmt::format(
                   "    {}  (measured {:.6g}, estimated {:.6g})\n", row.id, row.measured, row.estimated)
                              : fmt::format("    {:+8.2f} %  {}  (measured {:.6g}, estimated {:.6g})\n",
                                  errorPercent(row), row.id, row.measured, row.estimated);
    return out;
}

} // namespace

std::string writeValidationText(const ValidationReport& report)
{
    std::string out;
    for (const ValidationTable& table : report.tables) {
        out += fmt::format("{}: {}\n", table.file, table.quantity);
        if (!table.note.empty())
            out += fmt::format("  note: {}\n", table.note);
        out += statisticsText(table) + worstRowsText(table);
        std::map<std::string, std::size_t> reasons;
        for (const ValidationSkip& skip : table.skipped)
            ++reasons[skip.reason];
        for (const auto& [reason, count] : reasons)
            out += fmt::format("  {} skipped: {}\n", count, reason);
    }
    return out;
}

} // namespace rankloom
