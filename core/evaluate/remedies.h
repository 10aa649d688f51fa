// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/evaluate/observations.h"
#include "core/plan/several_values.h"

namespace rankloom {

/// Collects changes of a plan. Every function says the change in words, makes it in a copy of the plan, and
/// brings along what has to follow; one that would change nothing is left out.
class Remedies {
public:
    explicit Remedies(const Plan& plan) : m_plan(plan) { }

    template <class Change>
    void add(
        std::string pointer, std::string value, Phrase label, Change change, std::vector<Setting> also = {})
    {
        Plan changed = m_plan;
        change(changed);
        if (changed == m_plan)
            return;
        also.insert(also.begin(), {std::move(pointer), std::move(value)});
        m_found.push_back({suggestionOf(also, std::move(label)), std::move(changed)});
    }

    void tensor(int tp) { degree("tp", Phrase::word("TP"), &Layout::tp, tp); }
    void context(int cp) { degree("cp", Phrase::word("CP"), &Layout::cp, cp); }
    void pipeline(int pp) { degree("pp", Phrase::word("PP"), &Layout::pp, pp); }
    void expert(int ep) { degree("ep", Phrase::word("EP"), &Layout::ep, ep); }
    void expertTensor(int etp) { degree("etp", Phrase::word("ETP"), &Layout::etp, etp); }
    /// Virtual stages, with the interleaved schedule that they need.
    void virtualStages(int vpp);
    void schedule(ScheduleKind kind);
    void microBatch(int size);
    void globalBatch(int size);
    void order(const AxisOrder& order);
    void linearPlacement();

    [[nodiscard]] std::vector<Remedy> take() { return std::move(m_found); }

private:
    void degree(const char* name, PhraseWord label, int Layout::*field, int value);

    const Plan& m_plan;
    std::vector<Remedy> m_found;
};

} // namespace rankloom
