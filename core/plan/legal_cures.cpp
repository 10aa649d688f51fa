// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>

#include "core/plan/check.h"
#include "core/plan/legal_cures.h"
#include "core/plan/rules.h"
#include "core/plan/several_values.h"

namespace rankloom {

namespace {

/// Changes that may have to follow a cure. A fix of many parts is none that a person would understand.
constexpr int kMostFollowing = 3;
constexpr int kMostTrialsAnew = 24;

/// Values to set together, and what people are told about it.
struct Cure {
    std::vector<Setting> settings;
    Phrase label;

    [[nodiscard]] Suggestion suggestion() const { return suggestionOf(settings, label); }
};

/// Whether one of the places lies in the other.
bool overlap(const std::string& a, const std::string& b)
{
    const auto within = [](const std::string& inner, const std::string& outer) {
        return inner.starts_with(outer) && (inner.size() == outer.size() || inner[outer.size()] == '/');
    };
    return within(a, b) || within(b, a);
}

class Completion {
public:
    Completion(const Project& project, const Plan& plan, int& trials)
        : m_project(project), m_plan(plan), m_trials(trials)
    {
    }

    /// The cure with at most so many changes behind it that ends without errors.
    std::optional<Cure> followed(const Cure& cure, int following)
    {
        if (--m_trials < 0)
            return std::nullopt;
        const Suggestion now = cure.suggestion();
        const Result<Plan> changed = withValue(m_plan, now.pointer, now.value);
        if (!changed)
            return std::nullopt;
        Findings findings = findingsOf(m_project, *changed);
        const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
        if (error == findings.end())
            return cure;
        if (following == 0)
            return std::nullopt;
        for (const Suggestion& next : curesOf(m_project, *changed, std::move(*error))) {
            // It would undo what was set.
            if (std::ranges::any_of(cure.settings,
                    [&](const Setting& setting) { return overlap(setting.pointer, next.pointer); }))
                continue;
            Cure both = cure;
            both.settings.push_back({next.pointer, next.value});
            both.label = Phrase::of("{}; {}", cure.label, next.label);
            if (std::optional<Cure> whole = followed(both, following - 1))
                return whole;
        }
        return std::nullopt;
    }

private:
    const Project& m_project;
    const Plan& m_plan;
    int& m_trials;
};

} // namespace

std::vector<Suggestion> legalCures(
    const Project& project, const Plan& plan, const std::vector<Suggestion>& cures, int& trials)
{
    std::vector<Suggestion> legal;
    std::vector<Plan> ends;
    Completion completion(project, plan, trials);
    // What needs more changes is no cure where one with fewer is.
    for (int following = 0; following <= kMostFollowing && legal.empty(); ++following)
        for (const Suggestion& cure : cures) {
            const std::optional<Cure> whole =
                completion.followed({{{cure.pointer, cure.value}}, cure.label}, following);
            if (!whole)
                continue;
            Suggestion all = whole->suggestion();
            Plan end = *withValue(plan, all.pointer, all.value);
            if (std::ranges::find(ends, end) != ends.end())
                continue;
            ends.push_back(std::move(end));
            legal.push_back(std::move(all));
        }
    return legal;
}

void keepLegalCures(const Project& project, const Plan& plan, Diagnostics& diagnostics)
{
    int trials = kMostTrials;
    for (Diagnostic& diagnostic : diagnostics) {
        if (!diagnostic.suggestions.empty())
            diagnostic.suggestions = legalCures(project, plan, diagnostic.suggestions, trials);
        if (diagnostic.severity != Severity::Error || !diagnostic.suggestions.empty())
            continue;
        // Too much is wrong at once: where everybody can begin.
        int more = kMostTrialsAnew;
        diagnostic.suggestions = legalCures(project, plan,
            {{"/layout", R"({"tp":1,"cp":1,"pp":1,"vpp":1,"ep":1})",
                Phrase::of("Begin again with every degree at 1")}},
            more);
    }
}

} // namespace rankloom
