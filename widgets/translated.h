// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"
#include "core/base/phrase.h"

namespace rankloom::ui {

/// Where a file is what an error is about.
inline Place placeOf(const QString& path) { return {path.toStdString(), 0, 0, {}}; }

/// A text of core in the person's language, amounts as their locale writes them. What the catalogue does not
/// have, or has with places that do not fit, is English.
QString translated(const Phrase& phrase);

/// "file:line: message. remedy" in the person's language.
QString translated(const Error& error);

} // namespace rankloom::ui
