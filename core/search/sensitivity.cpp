// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sensitivity.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/degrees.h"
#include "core/plan/recompute_modules.h"
#include "core/plan/stage_split.h"
#include "core/search/search_space.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

struct Switch {
    PhraseWord name;
    const char* pointer;
    bool (*on)(const Plan&);
};
constexpr std::array kSwitches {
    Switch {Phrase::word("Sequence parallelism"), "/layout/sequenceParallel",
        [](const Plan& p) { return p.layout.sequenceParallel; }},
    Switch {Phrase::word("DP overlap"), "/communication/overlap/dp",
        [](const Plan& p) { return p.communication.overlapDp; }},
    Switch {Phrase::word("TP overlap"), "/communication/overlap/tp",
        [](const Plan& p) { return p.communication.overlapTp; }},
    Switch {Phrase::word("EP overlap"), "/communication/overlap/ep",
        [](const Plan& p) { return p.communication.overlapEp; }},
    Switch {Phrase::word("Overlap shared experts"), "/communication/overlap/sharedExperts",
        [](const Plan& p) { return p.communication.overlapShared; }},
};

std::string recomputeText(const Recompute& recompute)
{
    return compactText(ordered_json({{"mode", nameOf(recompute.mode)},
        {"modules", namesOf(recompute.modules)}, {"layers", recompute.layers}}));
}

std::string shardingText(const Sharding& sharding)
{
    const auto sharded = [](const ShardExtent& e) {
        return e.kind == ShardExtent::Kind::None ? "none" : "dp";
    };
    return compactText(
        ordered_json({{"weights", sharded(sharding.weights)}, {"gradients", sharded(sharding.gradients)},
            {"optimizer", sharded(sharding.optimizer)}, {"secondaryWeights", "none"}}));
}

/// Collects changed plans; prices them afterwards.
class Changes {
public:
    Changes(const Project& project, const Plan& plan) : m_project(project), m_plan(plan) { }

    std::vector<SettingChange> all()
    {
        addDegrees();
        addSchedules();
        addNamed<VocabularyLayout>(
            Phrase::word("Vocabulary"), "/stages/vocabulary", m_plan.stages.vocabulary);
        const SearchSpace space = defaultSearchSpace(m_project, m_plan);
        for (const Recompute& recompute : space.recomputes)
            if (recompute != m_plan.memory.recompute)
                set(Phrase::word("Recompute"), "/memory/recompute", recomputeText(recompute),
                    nameOf(recompute));
        for (int stage = 0; stage <= 3; ++stage)
            if (const auto sharding = shardingNamed(fmt::format("zero-{}", stage));
                sharding && *sharding != m_plan.memory.sharding)
                set(Phrase::word("Sharding"), "/memory/sharding", shardingText(*sharding), nameOf(*sharding));
        addNamed<OffloadTarget>(
            Phrase::word("Offload"), "/memory/offload/target", m_plan.memory.offload.target);
        addNamed<Precision>(Phrase::word("Precision"), "/memory/precision", m_plan.memory.precision);
        addNamed<OptimizerKind>(Phrase::word("Optimizer"), "/memory/optimizer", m_plan.memory.optimizer);
        addNamed<CrossEntropy>(
            Phrase::word("Cross-entropy"), "/memory/crossEntropy", m_plan.memory.crossEntropy);
        if (m_project.model->moe && m_plan.layout.ep > 1)
            addNamed<ExpertDispatch>(Phrase::word("Expert dispatch"), "/communication/expertDispatch",
                m_plan.communication.expertDispatch);
        for (const Switch& setting : kSwitches)
            set(setting.name, setting.pointer, setting.on(m_plan) ? "false" : "true",
                setting.on(m_plan) ? Phrase::of("off") : Phrase::of("on"));
        return std::move(m_found);
    }

private:
    void addDegrees()
    {
        for (const DegreeInfo& info : degreeInfos()) {
            const int written = degreeValue(m_plan, info.degree);
            const int now = info.degree == Degree::Etp && written == 0 ? m_plan.layout.tp : written;
            int below = 0;
            int above = 0;
            for (const DegreeOption& option : degreeOptions(m_project, m_plan, info.degree)) {
                if (!option.legal || option.value == now)
                    continue;
                (option.value < now ? below : above) =
                    option.value < now || above == 0 ? option.value : above;
            }
            for (const int value : {below, above})
                if (value > 0)
                    addDegree(info, value);
        }
    }

    void addDegree(const DegreeInfo& info, int value)
    {
        Plan plan = m_plan;
        plan.layout.dp = 0; // follows
        setDegree(plan, info.degree, value);
        keep(info.name, info.pointer, std::to_string(value), std::to_string(value), plan);
    }

    void addSchedules()
    {
        for (const auto& named : namedValues<ScheduleKind>()) {
            const ScheduleKind kind = named.value;
            // Searched orders take longer than all else together.
            if (kind == m_plan.schedule.kind || kind == ScheduleKind::Custom || isSearched(kind))
                continue;
            Plan plan = m_plan;
            plan.schedule.kind = kind;
            const StagePlacement placement = stagePlacement(kind);
            if (placement == StagePlacement::Looped)
                plan.layout.vpp = std::max(2, plan.layout.vpp);
            else
                plan.layout.vpp = placement == StagePlacement::VShape ? 2 : 1;
            // The same schedule on as many stages is another plan: what else changes is said.
            const Phrase name = std::string(named.name);
            keep(Phrase::word("Schedule"), "/schedule/kind", fmt::format("\"{}\"", named.name),
                plan.layout.vpp == m_plan.layout.vpp ? name
                                                     : Phrase::of("{} with VPP {}", name, plan.layout.vpp),
                plan);
        }
    }

    template <class Enum> void addNamed(PhraseWord name, const char* pointer, Enum now)
    {
        for (const auto& named : namedValues<Enum>())
            if (named.value != now)
                set(name, pointer, fmt::format("\"{}\"", named.name), std::string(named.name));
    }

    void set(PhraseWord name, const char* pointer, const std::string& value, const Phrase& words)
    {
        if (const Result<Plan> changed = withValue(m_plan, pointer, value))
            keep(name, pointer, value, words, *changed);
    }

    void keep(
        PhraseWord name, const char* pointer, const std::string& value, const Phrase& words, const Plan& plan)
    {
        if (plan == m_plan || brokenRule(m_project, plan))
            return;
        SettingChange change;
        change.pointer = pointer;
        change.setting = name;
        change.value = value;
        change.label = Phrase::of("{} {}", name, words);
        change.plan = plan;
        m_found.push_back(std::move(change));
    }

    const Project& m_project;
    const Plan& m_plan;
    std::vector<SettingChange> m_found;
};

Bytes peakOf(const Evaluation& evaluation)
{
    return evaluation.memory.stages[static_cast<std::size_t>(evaluation.memory.peakStage)].device;
}

ordered_json changeJson(const SettingChange& change)
{
    ordered_json out;
    out["pointer"] = change.pointer;
    out["setting"] = change.setting.english();
    out["value"] = orderedJsonOrDiscarded(change.value);
    out["label"] = change.label.english();
    out["stepSeconds"] = change.step.value();
    out["stepChangeSeconds"] = change.stepChange.value();
    out["peakBytes"] = static_cast<std::int64_t>(change.peak.value());
    out["peakChangeBytes"] = static_cast<std::int64_t>(change.peakChange.value());
    out["fits"] = change.fits;
    return out;
}

} // namespace

Result<SensitivityReport> planSensitivity(
    const Project& project, const Plan& plan, const SensitivityOptions& options)
{
    if (const auto broken = brokenRule(project, plan))
        return fail(
            ErrorCode::IllegalPlan, broken->reason, {}, Phrase::of("Cure the plan first: see evaluate."));
    const Result<Evaluation> now = evaluateLegal(project, plan, options.stop);
    if (!now)
        return tl::unexpected<Error>(now.error());
    if (!now->valid)
        return fail(ErrorCode::IllegalPlan, now->diagnostics.front().message);
    SensitivityReport report {now->time.step, peakOf(*now), now->memory.fits, {}};
    std::vector<SettingChange> changes = Changes(project, plan).all();
    std::vector<char> priced(changes.size(), 0);
    forEachParallel(
        changes.size(), threadCount(options.threads), options.stop, [&](std::size_t, std::size_t i) {
            SettingChange& change = changes[i];
            const Result<Evaluation> then = evaluateLegal(project, change.plan, options.stop);
            if (!then || !then->valid)
                return;
            change.step = then->time.step;
            change.stepChange = change.step - report.step;
            change.peak = peakOf(*then);
            change.peakChange = change.peak - report.peak;
            change.fits = then->memory.fits;
            priced[i] = change.stepChange != Seconds(0) || change.peakChange != Bytes(0) ? 1 : 0;
        });
    if (options.stop.stop_requested())
        return fail(ErrorCode::Cancelled, Phrase::of("The sensitivity analysis was cancelled."));
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (priced[i] != 0)
            report.changes.push_back(std::move(changes[i]));
    std::ranges::stable_sort(report.changes, {}, &SettingChange::stepChange);
    return report;
}

std::string writeSensitivity(const SensitivityReport& report)
{
    ordered_json out;
    out["format"] = "rankloom-sensitivity";
    out["version"] = 1;
    out["stepSeconds"] = report.step.value();
    out["peakBytes"] = static_cast<std::int64_t>(report.peak.value());
    out["fits"] = report.fits;
    out["changes"] = ordered_json::array();
    for (const SettingChange& change : report.changes)
        out["changes"].push_back(changeJson(change));
    return jsonText(out);
}

} // namespace rankloom
