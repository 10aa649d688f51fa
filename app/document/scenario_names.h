// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/document/document_state.h"

namespace rankloom::ui {

/// What a plan is called, in the person's language: as they named it, or what it is.
QString shownName(const DocumentState& state, const Scenario& scenario);

/// Whether the program named the plan. Until somebody did it has no name of its own.
bool namedByProgram(const DocumentState& state, const Scenario& scenario);

/// `after` with the names that the program gives made true again: they say what a plan is now, and as short
/// as tells the plans of the project apart. Names that a person gave stay; an empty one is the program's.
DocumentState withTrueNames(const DocumentState& before, DocumentState after);

/// Whether nothing but names that the program gives tells the states apart.
bool equalButForNames(const DocumentState& a, const DocumentState& b);

} // namespace rankloom::ui
