// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/plan/plan.h"

namespace rankloom::ui {

class InspectorSection;

/// How a setting that something else made is taken back.
struct TakeBack {
    QString button; ///< short
    QString name; ///< the same for who cannot see what it stands beside
    QString help;
    QString words; ///< what the setting becomes, in the history
    bool (*isSet)(const Plan&);
    void (*drop)(Plan&);
};

/// A setting in words, with a button that takes it back.
void addTakeBackRow(InspectorSection& section, const char* pointer, const TakeBack& back);

} // namespace rankloom::ui
