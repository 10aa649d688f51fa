// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/bits/plan_bits.h"
#include "core/compare/best_plans.h"
#include "core/compare/plan_name.h"
#include "core/compare/recommendation.h"
#include "core/compare/served_figures.h"
#include "core/evaluate/fit_words.h"
#include "core/evaluate/step_parts.h"
#include "core/plan/compression.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr double kEqual = 1e-9; ///< relative: smaller differences are rounding

using ValueOf = std::function<std::optional<double>(const ComparedPlan&)>;
/// Of a plan that trains and was held against measured runs, by its value.
using RangeOfValue = RangeOf (*)(const ComparedPlan&, double value);

/// Among `candidates`, one flag per plan; among all where none of them has the figure.
int bestOf(const ComparedFigure& figure, const std::vector<bool>& candidates)
{
    bool any = false;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        any = any || (candidates[i] && figure.values[i]);
    if (!any)
        return std::ranges::find(candidates, false) == candidates.end()
            ? -1
            : bestOf(figure, std::vector<bool>(candidates.size(), true));

    int best = -1;
    bool differ = false;
    for (int i = 0; i < static_cast<int>(figure.values.size()); ++i) {
        const std::optional<double> value = figure.decisive(i);
        if (!value || !candidates[static_cast<std::size_t>(i)])
            continue;
        if (best < 0) {
            best = i;
            continue;
        }
        const double lead = *figure.decisive(best);
        if (areEqual(*value, lead))
            continue;
        differ = true;
        if ((figure.sense == FigureSense::LowerIsBetter) == (*value < lead))
            best = i;
    }
    return differ ? best : -1;
}

bool trains(const ComparedPlan& plan) { return !plan.serves(); }

double tokensOfStep(const ComparedPlan& plan)
{
    const Workload& work = plan.plan->workload;
    return trains(plan) ? static_cast<double>(work.globalBatchSize) * work.sequenceLength : 0;
}

/// Whether plans that train have unlike many tokens in a step.
bool stepsDiffer(const std::vector<ComparedColumn>& columns)
{
    std::set<double> tokens;
    for (const ComparedColumn& column : columns)
        if (column.valid && column.tokens > 0)
            tokens.insert(column.tokens);
    return tokens.size() > 1;
}

/// Whether more tokens in a step make it larger.
bool isOfStep(const ComparedFigure& figure)
{
    return figure.key == "step" || figure.section == FigureSection::Breakdown
        || figure.section == FigureSection::Traffic;
}

class Table {
public:
    Table(std::span<const ComparedPlan> plans, const std::vector<ComparedColumn>& columns) : m_plans(plans)
    {
        // What does not fit is no rival of what does.
        for (const ComparedColumn& column : columns)
            m_candidates.push_back(column.fits);
        if (stepsDiffer(columns))
            for (const ComparedColumn& column : columns)
                m_tokens.push_back(column.tokens);
        if (std::ranges::find(m_candidates, true) == m_candidates.end())
            m_candidates.assign(plans.size(), true);
    }

    /// Adds a row, unless no plan has the figure, or all have zero where `onlyWhereUsed`.
    /// `figure` without its values; one that no plan has is left out.
    void add(ComparedFigure figure, const ValueOf& of, RangeOfValue range = nullptr)
    {
        const bool zeroSaysNothing = figure.section == FigureSection::Breakdown;
        bool used = false;
        for (const ComparedPlan& plan : m_plans) {
            // A training step says nothing about answering requests.
            const bool known = trains(plan)
                ? plan.evaluation.valid
                : figure.section == FigureSection::Experts || figure.key.starts_with("serving/");
            figure.values.push_back(known ? of(plan) : std::nullopt);
            if (range != nullptr)
                figure.ranges.push_back(figure.values.back() && plan.evaluation.trust.runs > 0
                        ? std::optional(range(plan, *figure.values.back()))
                        : std::nullopt);
            used = used || (figure.values.back() && (!zeroSaysNothing || *figure.values.back() != 0));
        }
        if (!used)
            return;
        if (isOfStep(figure))
            figure.tokens = m_tokens;
        figure.best = bestOf(figure, m_candidates);
        m_figures.push_back(std::move(figure));
    }

    std::vector<ComparedFigure> take() { return std::move(m_figures); }

private:
    std::span<const ComparedPlan> m_plans;
    std::vector<bool> m_candidates;
    std::vector<double> m_tokens; ///< of every plan's step, where they differ
    std::vector<ComparedFigure> m_figures;
};

void addResults(Table& table)
{
    using enum FigureSense;
    const auto add = [&table](const char* key, const Phrase& label, FigureUnit unit, FigureSense sense,
                         const ValueOf& of, RangeOfValue range = nullptr) {
        table.add({key, label, FigureSection::Result, unit, sense, {}, -1}, of, range);
    };
    const RangeOfValue ofRate = [](const ComparedPlan& p, double value) {
        return rateRange(p.evaluation.trust, value);
    };
    add(
        "step", Phrase::of("step time"), FigureUnit::Second, LowerIsBetter,
        [](const ComparedPlan& p) { return p.evaluation.time.step.value(); },
        [](const ComparedPlan& p, double value) { return timeRange(p.evaluation.trust, value); });
    add(
        "tokensPerSecond", Phrase::of("tokens per second"), FigureUnit::TokenPerSecond, HigherIsBetter,
        [](const ComparedPlan& p) { return p.evaluation.time.tokensPerSecond; }, ofRate);
    add(
        "modelFlopsUtilization", Phrase::of("MFU"), FigureUnit::Share, HigherIsBetter,
        [](const ComparedPlan& p) { return p.evaluation.time.modelFlopsUtilization; }, ofRate);
    add("bubbleRatio", Phrase::of("pipeline bubble"), FigureUnit::Share, LowerIsBetter,
        [](const ComparedPlan& p) { return p.evaluation.time.bubbleRatio; });
    // Devices are paid for by the hour, whatever the hour costs.
    add("deviceHoursPerBillionTokens", Phrase::of("device hours per billion tokens"), FigureUnit::Hour,
        LowerIsBetter, [](const ComparedPlan& p) -> std::optional<double> {
            const double rate = p.evaluation.time.tokensPerSecond;
            if (rate <= 0)
                return std::nullopt;
            return 1e9 / rate * worldSize(p.project->cluster, *p.plan) / 3600;
        });
}

void addBreakdown(Table& table)
{
    for (const StepPart& part : stepParts())
        table.add({std::string("breakdown/") + part.key, part.label, FigureSection::Breakdown,
                      FigureUnit::Second, FigureSense::LowerIsBetter, {}, -1},
            [time = part.time](
                const ComparedPlan& p) { return (p.evaluation.time.breakdown.*time).value(); });
}

void addMemory(Table& table)
{
    using enum FigureSense;
    using Value = std::function<Bytes(const StageMemory&)>;
    const auto add = [&table](const char* key, const Phrase& label, FigureSense sense, const Value& of,
                         RangeOfValue range = nullptr) {
        table.add(
            {key, label, FigureSection::Memory, FigureUnit::Byte, sense, {}, -1},
            [of](const ComparedPlan& p) -> std::optional<double> {
                const StageMemory* stage = p.evaluation.memory.fullest();
                if (stage == nullptr)
                    return std::nullopt;
                return of(*stage).value();
            },
            range);
    };
    add(
        "peakMemory", Phrase::of("peak memory, fullest GPU"), LowerIsBetter,
        [](const StageMemory& s) { return s.device; },
        [](const ComparedPlan& p, double) {
            return p.evaluation.memoryTrust.stages[static_cast<std::size_t>(p.evaluation.memory.peakStage)];
        });
    add("headroom", Phrase::of("headroom"), HigherIsBetter,
        [](const StageMemory& s) { return s.headroom(); });
    add("headroomAtWorst", Phrase::of("headroom at worst"), HigherIsBetter,
        [](const StageMemory& s) { return s.capacity - s.deviceHigh(); });
    add("memory/weights", Phrase::of("weights"), LowerIsBetter,
        [](const StageMemory& s) { return s.weights; });
    add("memory/gradients", Phrase::of("gradients"), LowerIsBetter,
        [](const StageMemory& s) { return s.gradients; });
    add("memory/optimizer", Phrase::of("optimizer state"), LowerIsBetter,
        [](const StageMemory& s) { return s.optimizer; });
    add("memory/activations", Phrase::of("activations"), LowerIsBetter,
        [](const StageMemory& s) { return s.activations; });
    add("memory/workspace", Phrase::of("workspace"), LowerIsBetter,
        [](const StageMemory& s) { return s.workspace; });
}

using TrafficFigure = double (*)(const TrafficReport&);

/// Traffic of one group and collective of a plan; nothing of the kind is none.
std::optional<double> traffic(
    const ComparedPlan& plan, const std::string& group, const std::string& collective, TrafficFigure figure)
{
    std::optional<double> sum;
    for (const TrafficReport& use : plan.evaluation.traffic)
        if (use.group == group && use.collective == collective)
            sum = sum.value_or(0) + figure(use);
    return sum;
}

/// "DP" of "dp", as the degrees are called.
std::string capitals(std::string text)
{
    for (char& c : text)
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    return text;
}

void addTraffic(Table& table, std::span<const ComparedPlan> plans)
{
    std::vector<std::pair<std::string, std::string>> kinds; // in the order of their first use
    for (const ComparedPlan& plan : plans)
        for (const TrafficReport& use : plan.evaluation.traffic)
            if (std::ranges::find(kinds, std::pair(use.group, use.collective)) == kinds.end())
                kinds.emplace_back(use.group, use.collective);
    for (const auto& [group, collective] : kinds) {
        const auto add = [&, group = group, collective = collective](
                             const char* name, const Phrase& label, FigureUnit unit, TrafficFigure figure) {
            table.add({fmt::format("traffic/{}/{}/{}", group, collective, name), label,
                          FigureSection::Traffic, unit, FigureSense::LowerIsBetter, {}, -1},
                [=](const ComparedPlan& p) { return traffic(p, group, collective, figure); });
        };
        add("bytes", Phrase::of("{} {}, sent by a rank", capitals(group), collective), FigureUnit::Byte,
            [](const TrafficReport& use) { return use.bytes.value(); });
        add("seconds", Phrase::of("{} {}, time", capitals(group), collective), FigureUnit::Second,
            [](const TrafficReport& use) { return use.time.value(); });
    }
}

void addExperts(Table& table)
{
    const auto add = [&table](
                         const char* key, const Phrase& label, FigureUnit unit, double ExpertReport::*field) {
        table.add({key, label, FigureSection::Experts, unit, FigureSense::LowerIsBetter, {}, -1},
            [field](const ComparedPlan& p) -> std::optional<double> {
                if (!p.project->model->moe)
                    return std::nullopt;
                return p.evaluation.experts.*field;
            });
    };
    add("experts/loadMaxOverMean", Phrase::of("fullest expert device over the mean"), FigureUnit::Ratio,
        &ExpertReport::loadMaxOverMean);
    add("experts/crossDeviceShare", Phrase::of("picks that leave the device"), FigureUnit::Share,
        &ExpertReport::crossDeviceShare);
    add("experts/crossNodeShare", Phrase::of("picks that leave the node"), FigureUnit::Share,
        &ExpertReport::crossNodeShare);
}

/// What decoding with experts in planes comes to.
struct BitFigures {
    double tokensPerSecond = 0;
    double resident = 0; ///< bytes
    double loadedPerToken = 0; ///< bytes
    double waiting = 0; ///< share of the time
    std::optional<double> joulesPerToken; ///< where somebody said what the device takes
};

/// None where experts are not cut into planes, or the plan of bits is not possible.
std::optional<BitFigures> bitFigures(const ComparedPlan& plan)
{
    if (plan.plan->bits.budgetBytes <= 0 || !plan.project->model->moe)
        return std::nullopt;
    const Result<BitsReport> report = planBits(*plan.project, *plan.plan);
    if (!report)
        return std::nullopt;
    return BitFigures {report->tokensPerSecond, report->choice.kept.value(), report->loadedPerToken.value(),
        report->waitingShare, report->joulesPerToken};
}

void addBits(Table& table, std::span<const ComparedPlan> plans)
{
    using enum FigureSense;
    std::map<const ComparedPlan*, std::optional<BitFigures>> figures; // laid out once per plan
    for (const ComparedPlan& plan : plans)
        figures[&plan] = bitFigures(plan);
    const auto add = [&](const char* key, const Phrase& label, FigureUnit unit, FigureSense sense,
                         double BitFigures::*field) {
        table.add({key, label, FigureSection::Experts, unit, sense, {}, -1},
            [&figures, field](const ComparedPlan& p) -> std::optional<double> {
                const std::optional<BitFigures>& own = figures.at(&p);
                return own ? std::optional(own.value().*field) : std::nullopt;
            });
    };
    add("bits/tokensPerSecond", Phrase::of("tokens per second, experts in few bits"),
        FigureUnit::TokenPerSecond, HigherIsBetter, &BitFigures::tokensPerSecond);
    add("bits/residentBytes", Phrase::of("planes of experts that stay in memory"), FigureUnit::Byte,
        LowerIsBetter, &BitFigures::resident);
    add("bits/bytesPerToken", Phrase::of("planes of experts loaded a token"), FigureUnit::Byte, LowerIsBetter,
        &BitFigures::loadedPerToken);
    add("bits/waitingShare", Phrase::of("computing waits for planes"), FigureUnit::Share, LowerIsBetter,
        &BitFigures::waiting);
    table.add({"bits/joulesPerToken", Phrase::of("energy of a token, experts in few bits"),
                  FigureSection::Experts, FigureUnit::Joule, LowerIsBetter, {}, -1},
        [&figures](const ComparedPlan& p) -> std::optional<double> {
            const std::optional<BitFigures>& own = figures.at(&p);
            return own ? own->joulesPerToken : std::nullopt;
        });
}

using AllServed = std::vector<std::optional<ServedFigures>>;

void addServing(Table& table, std::span<const ComparedPlan> plans, const AllServed& served)
{
    using enum FigureSense;
    using Value = std::function<double(const ServedFigures&)>;
    const auto add = [&](const char* key, const Phrase& label, FigureUnit unit, FigureSense sense,
                         const Value& value) {
        table.add({key, label, FigureSection::Result, unit, sense, {}, -1},
            [&plans, &served, value](const ComparedPlan& p) -> std::optional<double> {
                const auto& own = served[static_cast<std::size_t>(&p - plans.data())];
                return own && own->fits ? std::optional(value(*own)) : std::nullopt;
            });
    };
    add("serving/ttftP50", Phrase::of("time to first token, p50"), FigureUnit::Second, LowerIsBetter,
        [](const ServedFigures& f) { return f.timeToFirstToken.p50.value(); });
    add("serving/ttftP99", Phrase::of("time to first token, p99"), FigureUnit::Second, LowerIsBetter,
        [](const ServedFigures& f) { return f.timeToFirstToken.p99.value(); });
    add("serving/tpotP50", Phrase::of("time per output token, p50"), FigureUnit::Second, LowerIsBetter,
        [](const ServedFigures& f) { return f.timePerOutputToken.p50.value(); });
    add("serving/tpotP99", Phrase::of("time per output token, p99"), FigureUnit::Second, LowerIsBetter,
        [](const ServedFigures& f) { return f.timePerOutputToken.p99.value(); });
    add("serving/tokensPerSecond", Phrase::of("output tokens per second"), FigureUnit::TokenPerSecond,
        HigherIsBetter, [](const ServedFigures& f) { return f.tokensPerSecond; });
    add("serving/tokensPerSecondPerDevice", Phrase::of("output tokens per second and GPU"),
        FigureUnit::TokenPerSecond, HigherIsBetter,
        [](const ServedFigures& f) { return f.tokensPerSecondPerDevice; });
    add("serving/idle", Phrase::of("stages stand still"), FigureUnit::Share, LowerIsBetter,
        [](const ServedFigures& f) { return f.idleShare; });
    add("serving/bubble", Phrase::of("median bubble of a request"), FigureUnit::Second, LowerIsBetter,
        [](const ServedFigures& f) { return f.medianBubble; });
    add("serving/cache", Phrase::of("room for keys and values, tightest GPU"), FigureUnit::Byte,
        HigherIsBetter, [](const ServedFigures& f) { return f.cache.value(); });
    table.add({"serving/missing", Phrase::of("lacking for one request, tightest GPU"), FigureSection::Result,
                  FigureUnit::Byte, LowerIsBetter, {}, -1},
        [&plans, &served](const ComparedPlan& p) -> std::optional<double> {
            const auto& own = served[static_cast<std::size_t>(&p - plans.data())];
            return own && !own->fits ? std::optional(own->missing.value()) : std::nullopt;
        });
}

/// The plan's own name where it tells the plan apart, else what it is, else with a number.
std::vector<Phrase> namesOf(std::span<const ComparedPlan> plans)
{
    std::vector<NamedPlan> all;
    for (const ComparedPlan& plan : plans)
        all.push_back({plan.project.get(), plan.plan.get()});
    const std::vector<Phrase> automatic = planNames(all);
    std::vector<Phrase> names;
    std::set<std::string> taken;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const std::string& own = plans[i].name;
        const bool usable = !own.empty() && !taken.contains(own);
        Phrase name = usable ? shownName(all[i], own) : automatic[i];
        for (int n = 2; taken.contains(name.english()); ++n)
            name = Phrase::of("{} ({})", automatic[i], n);
        taken.insert(name.english());
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace

bool areEqual(double a, double b) { return std::abs(a - b) <= kEqual * std::max(std::abs(a), std::abs(b)); }

const char* toString(FigureSection section)
{
    constexpr const char* names[] = {"result", "breakdown", "memory", "traffic", "experts"};
    return names[static_cast<std::size_t>(section)];
}

const char* toString(FigureUnit unit)
{
    constexpr const char* names[] = {
        "seconds", "bytes", "tokensPerSecond", "share", "ratio", "hours", "joules"};
    return names[static_cast<std::size_t>(unit)];
}

const char* toString(FigureSense sense)
{
    constexpr const char* names[] = {"lower", "higher"};
    return names[static_cast<std::size_t>(sense)];
}

const char* toString(Verdict verdict)
{
    constexpr const char* names[] = {"same", "better", "worse"};
    return names[static_cast<std::size_t>(verdict)];
}

std::optional<double> ComparedFigure::decisive(int plan) const
{
    const std::optional<double> own = value(plan);
    if (!own || tokens.empty())
        return own;
    return *own / tokens[static_cast<std::size_t>(plan)];
}

std::optional<double> ComparedFigure::delta(int plan, int baseline) const
{
    const std::optional<double> own = value(plan);
    const std::optional<double> base = value(baseline);
    if (!own || !base)
        return std::nullopt;
    return *own - *base;
}

std::optional<FigureChange> ComparedFigure::change(int plan, int baseline) const
{
    const std::optional<double> amount = delta(plan, baseline);
    if (!amount || plan == baseline)
        return std::nullopt;
    FigureChange out;
    const double base = *value(baseline);
    out.perToken = !tokens.empty();
    out.amount = out.perToken ? *decisive(plan) * tokens[static_cast<std::size_t>(baseline)] - base : *amount;
    if (std::abs(out.amount) > kEqual * std::abs(base))
        out.verdict =
            (sense == FigureSense::LowerIsBetter) == (out.amount < 0) ? Verdict::Better : Verdict::Worse;
    // A share of a figure that may be negative, or of a share, says nothing.
    constexpr double kMostShare = 10;
    if (base > 0 && unit != FigureUnit::Share && !key.starts_with("headroom")
        && std::abs(out.amount) < kMostShare * base)
        out.share = out.amount / base;
    return out;
}

bool isBest(const Comparison& comparison, const ComparedFigure& figure, int plan)
{
    const std::optional<double> own = figure.decisive(plan);
    if (figure.best < 0 || !own)
        return false;
    const auto fits = [&](int i) { return comparison.plans[static_cast<std::size_t>(i)].fits; };
    return (fits(plan) || !fits(figure.best)) && areEqual(*own, *figure.decisive(figure.best));
}

Result<int> planNamed(std::span<const ComparedPlan> plans, const std::string& nameOrPlace)
{
    int found = nameOrPlace.empty() ? 0 : -1;
    std::vector<std::string> names;
    for (int i = 0; i < static_cast<int>(plans.size()); ++i) {
        const std::string& name = plans[static_cast<std::size_t>(i)].name;
        names.push_back(name);
        if (name != nameOrPlace || name.empty())
            continue;
        if (found >= 0)
            return fail(ErrorCode::BadValue, Phrase::of("several plans are called \"{}\"", name), {},
                Phrase::of("Name it by its place, from 1 to {}.", plans.size()));
        found = i;
    }
    const std::optional<std::int64_t> place = parseInteger(nameOrPlace);
    if (found < 0 && place && *place >= 1 && *place <= static_cast<std::int64_t>(plans.size()))
        found = static_cast<int>(*place) - 1;
    if (found >= 0)
        return found;
    return fail(ErrorCode::BadValue, Phrase::of("there is no plan {} to be the baseline", nameOrPlace), {},
        Phrase::of("Plans count from 1 to {}: {}.", plans.size(), fmt::join(names, ", ")));
}

namespace {

std::optional<ExpertChange> changeOfExperts(const ComparedPlan& base, const ComparedPlan& plan)
{
    if (!base.evaluation.valid || !plan.evaluation.valid || base.plan->experts == plan.plan->experts
        || base.project->model != plan.project->model || base.project->cluster != plan.project->cluster)
        return std::nullopt;
    // A job keeps its batch: what moving saves is counted for as many tokens as the plan's step has.
    const double more = trains(base) && trains(plan) ? tokensOfStep(plan) / tokensOfStep(base) : 1;
    const Seconds before = base.evaluation.time.step * more;
    const Result<ExpertChange> change =
        expertChange(*plan.project, *base.plan, *plan.plan, before, plan.evaluation.time.step);
    return change ? std::optional(*change) : std::nullopt;
}

/// Whether it fits, and how sure that is.
void setFit(const ComparedPlan& plan, const std::optional<ServedFigures>& served, ComparedColumn& column)
{
    if (!column.valid)
        return;
    if (trains(plan)) {
        const MemoryTrust& trust = plan.evaluation.memoryTrust;
        column.fit = plan.evaluation.fit();
        column.fitProbability =
            trust.stages.empty() ? (plan.evaluation.memory.fits ? 1 : 0) : trust.probability;
    } else {
        column.fit = served->fits ? FitWord::Yes : FitWord::No;
        column.fitProbability = served->fits ? 1 : 0;
    }
    column.fits = column.fit >= FitWord::Likely;
}

} // namespace

Comparison compare(std::span<const ComparedPlan> plans, int baseline)
{
    RANKLOOM_ASSERT(baseline >= 0 && static_cast<std::size_t>(baseline) < plans.size());
    Comparison out;
    out.baseline = baseline;
    const ComparedPlan& base = plans[static_cast<std::size_t>(baseline)];
    AllServed served;
    for (const ComparedPlan& plan : plans) {
        served.push_back(servedFigures(*plan.project, *plan.plan));
        ComparedColumn column;
        column.valid = trains(plan) ? plan.evaluation.valid : served.back().has_value();
        setFit(plan, served.back(), column);
        column.fitsAtWorst = column.fits && (!trains(plan) || plan.evaluation.memory.fitsAtWorst);
        column.seenTokens = column.valid && plan.evaluation.experts.seenTokens;
        column.tokens = tokensOfStep(plan);
        if (trains(plan)) // nothing of training travels where requests are answered
            column.lossy = lossyWords(plan.plan->communication.compression);
        if (&plan != &base)
            column.differences = planDifferences(*base.project, *base.plan, *plan.project, *plan.plan);
        if (plan.evaluation.valid && base.evaluation.valid)
            column.placement = placementDifference(*base.project, *base.plan, *plan.project, *plan.plan);
        column.differenceName = differenceName(column.differences);
        column.fasterProbability = fasterProbability(base, plan);
        column.expertChange = changeOfExperts(base, plan);
        out.plans.push_back(std::move(column));
    }
    const std::vector<Phrase> names = namesOf(plans);
    for (std::size_t i = 0; i < names.size(); ++i)
        out.plans[i].name = names[i];
    out.perToken = stepsDiffer(out.plans);
    Table table(plans, out.plans);
    addServing(table, plans, served);
    addResults(table);
    addBreakdown(table);
    addMemory(table);
    addTraffic(table, plans);
    addExperts(table);
    addBits(table, plans);
    out.figures = table.take();
    if (std::ranges::all_of(plans, trains))
        out.recommendation = recommend(plans, out);
    else
        out.recommendation.reasons = {Phrase::of(
            "Which plan to take depends on the latencies that are asked for: no plan that serves is "
            "recommended. Of each at most {} requests are simulated.",
            kComparedRequests)};
    return out;
}

/// Columns may have no field in common: what is known of the document's order brings them together.
std::vector<PlanDifference> differingFields(const Comparison& comparison)
{
    std::vector<PlanDifference> fields;
    for (const ComparedColumn& column : comparison.plans) {
        std::size_t at = 0; // behind the last field that both have: keeps document order
        for (const PlanDifference& d : column.differences) {
            const auto known = std::ranges::find(fields, d.pointer, &PlanDifference::pointer);
            if (known != fields.end()) {
                at = static_cast<std::size_t>(known - fields.begin()) + 1;
                continue;
            }
            fields.insert(fields.begin() + static_cast<std::ptrdiff_t>(at), d);
            ++at;
        }
    }
    std::ranges::stable_sort(
        fields, {}, [](const PlanDifference& field) { return documentPlace(field.pointer); });
    return fields;
}

} // namespace rankloom
