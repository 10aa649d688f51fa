// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/validation.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

double correlation(const std::vector<double>& a, const std::vector<double>& b)
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
    return aa > 0 && bb > 0 ? ab / std::sqrt(aa * bb) : 1.0;
}

} // namespace

ValidationStatistics statistics(const ValidationTable& table)
{
    ValidationStatistics out;
    out.spearman = 1;
    if (table.rows.empty())
        return out;
    std::vector<double> measured;
    std::vector<double> estimated;
    for (const ValidationRow& row : table.rows) {
        const double error = errorPercent(row);
        out.meanAbsoluteErrorPercent += std::abs(error);
        out.biasPercent += error;
        if (out.worstRow.empty() || std::abs(error) > std::abs(out.worstPercent)) {
            out.worstPercent = error;
            out.worstRow = row.id;
        }
        measured.push_back(row.measured);
        estimated.push_back(row.estimated);
    }
    const auto count = static_cast<double>(table.rows.size());
    out.meanAbsoluteErrorPercent /= count;
    out.biasPercent /= count;
    if (table.rows.size() > 1)
        out.spearman = correlation(ranksOf(measured), ranksOf(estimated));
    return out;
}

std::string writeValidationJson(const ValidationReport& report)
{
    using Json = nlohmann::ordered_json;
    Json tables = Json::array();
    for (const ValidationTable& table : report.tables) {
        Json rows = Json::array();
        for (const ValidationRow& row : table.rows)
            rows.push_back({{"id", row.id}, {"measured", row.measured}, {"estimated", row.estimated}});
        Json skipped = Json::array();
        for (const ValidationSkip& skip : table.skipped)
            skipped.push_back({{"id", skip.id}, {"reason", skip.reason}});
        const ValidationStatistics s = statistics(table);
        tables.push_back({{"file", table.file}, {"quantity", table.quantity}, {"rows", std::move(rows)},
            {"skipped", std::move(skipped)}, {"meanAbsoluteErrorPercent", s.meanAbsoluteErrorPercent},
            {"biasPercent", s.biasPercent}, {"worstPercent", s.worstPercent}, {"worstRow", s.worstRow},
            {"spearman", s.spearman}});
        if (!table.note.empty())
            tables.back()["note"] = table.note;
    }
    const Json document {{"format", "rankloom-validation"}, {"version", 1}, {"tables", std::move(tables)}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string writeValidationText(const ValidationReport& report)
{
    constexpr std::size_t kWorstRows = 3;
    std::string out;
    for (const ValidationTable& table : report.tables) {
        const ValidationStatistics s = statistics(table);
        out += fmt::format("{}: {}\n", table.file, table.quantity);
        if (!table.note.empty())
            out += fmt::format("  note: {}\n", table.note);
        if (!table.rows.empty())
            out += fmt::format("  {} rows, mean |error| {:.2f} %, bias {:+.2f} %, worst {:+.2f} %, spearman "
                               "{:.3f}\n",
                table.rows.size(), s.meanAbsoluteErrorPercent, s.biasPercent, s.worstPercent, s.spearman);
        std::vector<ValidationRow> worst = table.rows;
        std::stable_sort(worst.begin(), worst.end(), [](const ValidationRow& a, const ValidationRow& b) {
            return std::abs(errorPercent(a)) > std::abs(errorPercent(b));
        });
        worst.resize(std::min(worst.size(), kWorstRows));
        for (const ValidationRow& row : worst)
            out += fmt::format("    {:+8.2f} %  {}  (measured {:.6g}, estimated {:.6g})\n", errorPercent(row),
                row.id, row.measured, row.estimated);
        std::map<std::string, std::size_t> reasons;
        for (const ValidationSkip& skip : table.skipped)
            ++reasons[skip.reason];
        for (const auto& [reason, count] : reasons)
            out += fmt::format("  {} skipped: {}\n", count, reason);
    }
    return out;
}

} // namespace rankloom
