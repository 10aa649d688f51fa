// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/several_values.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

Suggestion suggestionOf(const std::vector<Setting>& settings, Phrase label)
{
    RANKLOOM_ASSERT(!settings.empty());
    if (settings.size() == 1)
        return {settings.front().pointer, settings.front().value, std::move(label)};
    nlohmann::ordered_json patch = nlohmann::ordered_json::object();
    for (const Setting& setting : settings)
        patch[nlohmann::ordered_json::json_pointer(setting.pointer)] = orderedJsonOrDiscarded(setting.value);
    return {"", compactText(patch), std::move(label)};
}

} // namespace rankloom
