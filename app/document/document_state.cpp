// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document_state.h"

#include <algorithm>

namespace rankloom::ui {

ScenarioPointer DocumentState::scenario(std::int64_t id) const
{
    for (const ScenarioPointer& s : scenarios)
        if (s->id == id)
            return s;
    return nullptr;
}

std::shared_ptr<const Plan> DocumentState::plan() const
{
    const ScenarioPointer s = currentScenario();
    return s ? std::shared_ptr<const Plan>(s, &s->plan) : nullptr;
}

DocumentState DocumentState::with(const db::Scenario& scenario) const
{
    DocumentState result = *this;
    for (ScenarioPointer& s : result.scenarios)
        if (s->id == scenario.id) {
            s = std::make_shared<const db::Scenario>(scenario);
            return result;
        }
    db::Scenario last = scenario;
    last.position = scenarios.empty() ? 0 : scenarios.back()->position;
    result.scenarios.push_back(std::make_shared<const db::Scenario>(std::move(last)));
    return result;
}

DocumentState DocumentState::withMoved(std::int64_t id, int place) const
{
    DocumentState result = *this;
    const auto from = std::ranges::find(result.scenarios, id, [](const ScenarioPointer& s) { return s->id; });
    if (from == result.scenarios.end())
        return result;
    const ScenarioPointer moved = *from;
    result.scenarios.erase(from);
    result.scenarios.insert(
        result.scenarios.begin() + std::clamp(place, 0, static_cast<int>(result.scenarios.size())), moved);
    for (int position = 0; ScenarioPointer & s : result.scenarios) {
        if (s->position != position) {
            db::Scenario placed = *s;
            placed.position = position;
            s = std::make_shared<const db::Scenario>(std::move(placed));
        }
        ++position;
    }
    return result;
}

DocumentState DocumentState::without(std::int64_t id) const
{
    DocumentState result = *this;
    std::erase_if(result.scenarios, [id](const ScenarioPointer& s) { return s->id == id; });
    return result;
}

std::int64_t DocumentState::unusedId() const
{
    std::int64_t highest = 0;
    for (const ScenarioPointer& s : scenarios)
        highest = std::max(highest, s->id);
    return highest + 1;
}

bool operator==(const DocumentState& a, const DocumentState& b)
{
    const auto equal = [](const auto& x, const auto& y) { return x == y || (x && y && *x == *y); };
    return a.current == b.current && a.counted == b.counted && equal(a.project, b.project)
        && std::ranges::equal(a.scenarios, b.scenarios, equal);
}

} // namespace rankloom::ui
