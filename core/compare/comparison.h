// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/compare/placement_difference.h"
#include "core/compare/plan_differences.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/expert_change.h"

namespace rankloom {

/// So many plans can be told apart side by side.
inline constexpr int kMostCompared = 6;

/// One of the plans that are compared, with what it is about and what follows from it.
struct ComparedPlan {
    std::string name; ///< as it is kept; empty where it has none
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
    Evaluation evaluation;
    std::string note {}; ///< what somebody wrote about it; may be empty

    /// Its evaluation is of training all the same.
    [[nodiscard]] bool serves() const { return plan->workload.kind == WorkKind::Serving; }
};

/// The part of the comparison a figure belongs to.
enum class FigureSection : std::uint8_t { Result, Breakdown, Memory, Traffic, Experts };
enum class FigureUnit : std::uint8_t { Second, Byte, TokenPerSecond, Share, Ratio, Hour, Joule };
enum class FigureSense : std::uint8_t { LowerIsBetter, HigherIsBetter };
enum class Verdict : std::uint8_t { Same, Better, Worse };
const char* toString(FigureSection section); ///< "result", "breakdown", …
const char* toString(FigureUnit unit); ///< "seconds", "bytes", "tokensPerSecond", "share", "ratio", …
const char* toString(FigureSense sense); ///< "lower", "higher"
const char* toString(Verdict verdict); ///< "same", "better", "worse"

/// How a figure of a plan differs from that of the baseline.
struct FigureChange {
    double amount = 0; ///< value minus that of the baseline, in the unit of the figure
    std::optional<double> share; ///< of the baseline's value, signed; none where that says nothing
    Verdict verdict = Verdict::Same; ///< differences within rounding are none
    bool perToken = false; ///< for as many tokens as the baseline's step has, see ComparedFigure::tokens
};

/// One figure of every plan, in their order; none where the plan is invalid or has no such thing.
struct ComparedFigure {
    std::string key; ///< stable: "step", "peakMemory", "traffic/dp/reduce-scatter"
    Phrase label;
    FigureSection section = FigureSection::Result;
    FigureUnit unit = FigureUnit::Second;
    FigureSense sense = FigureSense::LowerIsBetter;
    std::vector<std::optional<double>> values;
    int best = -1; ///< among the plans that fit (all, where none does); -1 where all are equal
    /// Of a figure of one step, where the steps are of unlike many tokens: those of every plan. Such values
    /// say which is better only for as many tokens. Empty: they are compared as they are.
    std::vector<double> tokens {};
    /// That hold 80 of 100 measured runs like the plan, see Trust; empty for a figure that has none.
    std::vector<std::optional<RangeOf>> ranges {};

    [[nodiscard]] std::optional<double> value(int plan) const
    {
        return values[static_cast<std::size_t>(plan)];
    }
    /// What decides which is better: the value, or its share of a token.
    [[nodiscard]] std::optional<double> decisive(int plan) const;
    [[nodiscard]] std::optional<RangeOf> range(int plan) const
    {
        return ranges.empty() ? std::nullopt : ranges[static_cast<std::size_t>(plan)];
    }
    /// The value minus that of the baseline.
    [[nodiscard]] std::optional<double> delta(int plan, int baseline) const;
    /// None for the baseline itself and where one of the values is missing.
    [[nodiscard]] std::optional<FigureChange> change(int plan, int baseline) const;
    friend bool operator==(const ComparedFigure&, const ComparedFigure&) = default;
};

/// What tells one plan from the baseline.
struct ComparedColumn {
    Phrase name; ///< told apart from the others: the plan's own, or one that says what it is, see planNames()
    Phrase differenceName; ///< "TP 8 instead of 4", from this baseline; empty for it
    bool valid = false;
    bool fits = false; ///< likely at least
    bool fitsAtWorst = false;
    FitWord fit = FitWord::No;
    double fitProbability = 0; ///< 0 or 1 where measured runs were not asked
    /// That it does more tokens per second than the baseline, by the differences between measured runs that
    /// are as alike; none for the baseline, and where one of them does not train.
    std::optional<double> fasterProbability;
    bool seenTokens = false; ///< the step counts tokens that the experts were placed by, see ExpertReport
    Phrase lossy; ///< in what digits are lost, see lossyWords(); empty where none are
    double tokens = 0; ///< of one step; 0 for a plan that serves
    std::vector<PlanDifference> differences; ///< from the baseline
    /// What it takes to move the experts from where the baseline has them; none where they are there already,
    /// or more than experts would have to move.
    std::optional<ExpertChange> expertChange;
    PlacementDifference placement; ///< from the baseline

    friend bool operator==(const ComparedColumn&, const ComparedColumn&) = default;
};

/// What there is to pay for, and which plan to take with that.
struct BudgetChoice {
    std::string cluster; ///< "16 × 8 NVIDIA A100-SXM 40 GB"
    int devices = 0; ///< that take part
    int plan = -1; ///< -1 = none that is laid out on it can be recommended

    friend bool operator==(const BudgetChoice&, const BudgetChoice&) = default;
};

/// Which plan to take and why.
struct Recommendation {
    int plan = -1; ///< -1 = none of them can be recommended
    /// One per budget, in the order of the plans, where they are of several; else empty.
    std::vector<BudgetChoice> budgets;
    int perDevice = -1; ///< where they are: which does most for a device
    std::vector<Phrase> reasons; ///< sentences

    friend bool operator==(const Recommendation&, const Recommendation&) = default;
};

struct Comparison {
    int baseline = 0;
    /// Whether the steps are of unlike many tokens: then their times say nothing about which plan is faster,
    /// and figures of a step are compared by the token.
    bool perToken = false;
    std::vector<ComparedColumn> plans;
    std::vector<ComparedFigure> figures; ///< by section
    Recommendation recommendation;

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// Sets plans side by side. `baseline` is an index into `plans`, of which there is at least one. The
/// Sets plans side by side. `baseline` is an index into `plans`, of which there is at least one. The
/// recommendation is the plan with most tokens per second among those that fit ("yes"); where none does,
/// among those that fit at the high end of their memory band, then among those that are likely to. Of plans
/// on several clusters it is told for each.
Comparison compare(std::span<const ComparedPlan> plans, int baseline = 0);

/// The plan that is meant: by its name, or by its place from 1 on; the first where nothing is said. Errors:
/// BadValue where none or several are called so.
Result<int> planNamed(std::span<const ComparedPlan> plans, const std::string& nameOrPlace);

/// Fields that any plan has other values for than the baseline, in the order of the plan document: the rows
/// of the table of differences.
std::vector<PlanDifference> differingFields(const Comparison& comparison);
/// What a plan has in such a field, in words.
Phrase fieldWords(const Comparison& comparison, const PlanDifference& field, int plan);

/// What a row is called: "step time", "step time, changes per token".
Phrase figureLabel(const ComparedFigure& figure);
/// That `plan` does more tokens per second than `base`, see ComparedColumn.
std::optional<double> fasterProbability(const ComparedPlan& base, const ComparedPlan& plan);
/// Two plans are told apart from this probability on that one is faster.
inline constexpr double kToldApart = 0.9;
/// "faster in 93 of 100", "slower in 93 of 100", "not told apart".
Phrase fasterWords(double probability);
/// Nothing of a plan that fits, else "likely fits, in 78 of 100".
Phrase fitWords(const ComparedColumn& column);

/// "1.83 s", "41.2 GiB", "12.3 %"; "–" for none.
std::string figureText(const ComparedFigure& figure, std::optional<double> value);
/// The change against the baseline with its sign: "+12 ms (+1.4 %)", "−2.1 points", "="; per token the share
/// alone; empty for none.
std::string deltaText(const ComparedFigure& figure, int plan, int baseline);

/// The comparison document (format "rankloom-comparison", version 1). Deterministic bytes.
std::string writeComparison(const Comparison& comparison);

} // namespace rankloom
