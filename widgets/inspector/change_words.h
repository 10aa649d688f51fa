// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/search/sensitivity.h"

namespace rankloom::ui {

/// What a change does to the step and to the memory of the fullest device.
struct ChangeFigures {
    double seconds = 0;
    double bytes = 0;
    bool fits = true; ///< afterwards
};
/// "−12 ms, +3.1 GiB", and a mark where the plan would not fit; what does not change is left out.
QString changeWords(const ChangeFigures& change);
QString changeWords(const SettingChange& change);
/// Whether a change moves the step or the memory at all.
bool changesAnything(const SettingChange& change);
/// The value that a change sets, in the words of the inspector: "8", "Interleaved 1F1B", "ZeRO-1".
QString valueWords(const SettingChange& change);

} // namespace rankloom::ui
