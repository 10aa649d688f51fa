// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/compare/comparison.h"
#include "core/evaluate/evaluation_json.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t kLongestValue = 4096; ///< bytes of a field's JSON text that are repeated

/// The index of a plan; -1 = none.
ordered_json placeJson(int plan) { return plan < 0 ? ordered_json() : ordered_json(plan); }

ordered_json differenceJson(const PlanDifference& difference)
{
    ordered_json out;
    out["pointer"] = difference.pointer;
    out["label"] = difference.label.english();
    out["from"] = difference.from.english();
    out["to"] = difference.to.english();
    if (difference.fromValue.size() + difference.toValue.size() <= kLongestValue) {
        out["fromValue"] = orderedJsonOrDiscarded(difference.fromValue);
        out["toValue"] = orderedJsonOrDiscarded(difference.toValue);
    }
    return out;
}

ordered_json columnJson(const ComparedColumn& column)
{
    ordered_json out;
    out["name"] = column.name.english();
    out["differenceName"] = column.differenceName.english();
    out["valid"] = column.valid;
    out["fits"] = column.fit == FitWord::Yes;
    out["fitsProbability"] = column.fitProbability;
    out["fitsWord"] = toString(column.fit);
    out["fitsAtWorst"] = column.fitsAtWorst;
    if (column.tokens > 0)
        out["tokensPerStep"] = std::llround(column.tokens);
    if (column.fasterProbability) {
        out["fasterThanBaselineProbability"] = *column.fasterProbability;
        out["fasterThanBaselineWords"] = fasterWords(*column.fasterProbability).english();
    }
    if (column.seenTokens)
        out["seenTokens"] = true;
    if (!column.lossy.empty()) {
        out["lossy"] = true;
        out["lossyWords"] = column.lossy.english();
    }
    out["differences"] = ordered_json::array();
    for (const PlanDifference& difference : column.differences)
        out["differences"].push_back(differenceJson(difference));
    if (column.expertChange)
        out["expertChange"] = expertChangeJson(*column.expertChange);
    out["placement"]["comparable"] = column.placement.comparable;
    out["placement"]["sameRanks"] = column.placement.sameRanks;
    out["placement"]["changedDevices"] = column.placement.devices.size();
    return out;
}

ordered_json amount(const ComparedFigure& figure, std::optional<double> value)
{
    if (!value)
        return nullptr;
    if (figure.unit == FigureUnit::Byte)
        return std::llround(*value);
    return *value;
}

ordered_json figureJson(const ComparedFigure& figure, int baseline)
{
    ordered_json out;
    out["key"] = figure.key;
    out["label"] = figure.label.english();
    out["section"] = toString(figure.section);
    out["unit"] = toString(figure.unit);
    out["better"] = toString(figure.sense);
    out["values"] = ordered_json::array();
    out["deltas"] = ordered_json::array();
    out["verdicts"] = ordered_json::array();
    for (int i = 0; i < static_cast<int>(figure.values.size()); ++i) {
        out["values"].push_back(amount(figure, figure.value(i)));
        out["deltas"].push_back(amount(figure, figure.delta(i, baseline)));
        const std::optional<FigureChange> change = figure.change(i, baseline);
        out["verdicts"].push_back(change ? ordered_json(toString(change->verdict)) : ordered_json());
    }
    if (!figure.ranges.empty()) {
        out["ranges"] = ordered_json::array();
        for (const std::optional<RangeOf>& range : figure.ranges)
            out["ranges"].push_back(range
                    ? ordered_json {amount(figure, range->low), amount(figure, range->high)}
                    : ordered_json());
    }
    out["best"] = placeJson(figure.best);
    if (!figure.tokens.empty()) {
        out["perToken"] = true;
        out["changesPerToken"] = ordered_json::array();
        for (int i = 0; i < static_cast<int>(figure.values.size()); ++i) {
            const std::optional<FigureChange> change = figure.change(i, baseline);
            out["changesPerToken"].push_back(
                change && change->share ? ordered_json(*change->share) : ordered_json());
        }
    }
    return out;
}

} // namespace

std::string writeComparison(const Comparison& comparison)
{
    ordered_json out;
    out["format"] = "rankloom-comparison";
    out["version"] = 1;
    out["baseline"] = comparison.baseline;
    out["comparedBy"] = comparison.perToken ? "token" : "step";
    out["plans"] = ordered_json::array();
    for (const ComparedColumn& column : comparison.plans)
        out["plans"].push_back(columnJson(column));
    out["figures"] = ordered_json::array();
    for (const ComparedFigure& figure : comparison.figures)
        out["figures"].push_back(figureJson(figure, comparison.baseline));
    const Recommendation& advice = comparison.recommendation;
    out["recommendation"]["plan"] = placeJson(advice.plan);
    if (!advice.budgets.empty())
        out["recommendation"]["perDevice"] = placeJson(advice.perDevice);
    for (const BudgetChoice& budget : advice.budgets)
        out["recommendation"]["budgets"].push_back(
            {{"cluster", budget.cluster}, {"devices", budget.devices}, {"plan", placeJson(budget.plan)}});
    out["recommendation"]["reasons"] = ordered_json::array();
    for (const Phrase& reason : advice.reasons)
        out["recommendation"]["reasons"].push_back(reason.english());
    return jsonText(out);
}

} // namespace rankloom
