// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/trust_table.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/evaluate/step_trust.h"

namespace rankloom {

namespace {

using Runs = std::map<RunKind, MeasuredRuns>;

void count(Runs& all, const ValidationRow& row, const ValidationCase& of)
{
    MeasuredRuns& runs = all[runKind(of.project, of.plan)];
    const TrustValues values = trustValues(of.project, of.plan);
    for (std::size_t f = 0; f < values.size(); ++f) {
        runs.least[f] = runs.runs == 0 ? values[f] : std::min(runs.least[f], values[f]);
        runs.most[f] = runs.runs == 0 ? values[f] : std::max(runs.most[f], values[f]);
    }
    ++runs.runs;
    runs.meanErrorPercent += 100 * std::abs(row.estimated / row.measured - 1);
}

} // namespace

std::string writeTrustTable(const ValidationReport& report)
{
    std::map<std::pair<std::string, std::string>, const ValidationCase*> cases;
    for (const ValidationCase& one : report.cases)
        cases[{one.file, one.id}] = &one;
    Runs all;
    for (const ValidationTable& table : report.tables)
        for (const ValidationRow& row : table.rows)
            if (const auto of = cases.find({table.file, row.id});
                table.quantity == "stepSeconds" && of != cases.end() && row.measured > 0)
                count(all, row, *of->second);
    nlohmann::ordered_json out {{"format", "rankloom-trust"}, {"version", 1}};
    out["runs"] = nlohmann::ordered_json::array();
    for (const auto& [kind, runs] : all) {
        nlohmann::ordered_json& group = out["runs"].emplace_back();
        group["generation"] = kind.generation;
        group["experts"] = kind.experts;
        group["eightBit"] = kind.eightBit;
        group["count"] = runs.runs;
        group["meanErrorPercent"] = std::round(10 * runs.meanErrorPercent / runs.runs) / 10;
        for (std::size_t f = 0; f < kTrustFields.size(); ++f)
            group[std::string(kTrustFields[f])] = {runs.least[f], runs.most[f]};
    }
    return jsonText(out);
}

} // namespace rankloom
