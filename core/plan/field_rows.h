// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/base/limits.h"
#include "core/plan/plan_field.h"
#include "core/plan/setting_words.h"

/// What the rows of the table of plan fields are written with.
namespace rankloom::detail {

using limits::kMostLayers;
inline constexpr double kMostBytes = 1e15;
inline constexpr PhraseWord kNoWords {""};

using Toggle = PlanField::Toggle;
using Integer = PlanField::Integer;
using Decimal = PlanField::Decimal;
using Choice = PlanField::Choice;
using Extent = PlanField::Extent;
using Text = PlanField::Text;
using Integers = PlanField::Integers;
using Other = PlanField::Other;

/// The row of an enumeration by a lambda without captures that names its member.
template <class Access> constexpr Choice choice(Access)
{
    using Enum = std::remove_cvref_t<std::invoke_result_t<Access, Plan&>>;
    return {[](const Plan& plan) {
                const auto values = namedValues<Enum>();
                const auto at = std::ranges::find(values, Access {}(plan), &NamedValue<Enum>::value);
                return static_cast<int>(at - values.begin());
            },
        [](Plan& plan, int index) {
            Access {}(plan) = namedValues<Enum>()[static_cast<std::size_t>(index)].value;
        },
        [] {
            std::vector<std::string_view> names;
            for (const NamedValue<Enum>& named : namedValues<Enum>())
                names.push_back(named.name);
            return names;
        },
        [](int index) { return settingWords(namedValues<Enum>()[static_cast<std::size_t>(index)].value); }};
}

} // namespace rankloom::detail
