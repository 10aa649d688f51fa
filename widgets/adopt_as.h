// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <Qt>

namespace rankloom::ui {

/// What becomes of a layout that somebody found and takes.
enum class AdoptAs : std::uint8_t {
    NewPlan, ///< beside the one on screen
    ThisPlan, ///< which it changes
};

/// By Return a plan is added, by Shift+Return the one on screen changed.
inline AdoptAs adoptBy(Qt::KeyboardModifiers modifiers)
{
    return modifiers.testFlag(Qt::ShiftModifier) ? AdoptAs::ThisPlan : AdoptAs::NewPlan;
}

} // namespace rankloom::ui
