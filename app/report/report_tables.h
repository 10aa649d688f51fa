// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

#include "core/compare/comparison.h"

namespace rankloom::ui {

/// Text with everything escaped that HTML would read as markup.
QString html(const std::string& text);
QString paragraph(const QString& inner);

/// One row per field that the plans differ in, one column per plan; empty where they do not.
QString differencesTable(const Comparison& comparison);
/// One row per figure that `shown` accepts, one column per plan: values, changes, the best marked.
QString figuresTable(const Comparison& comparison, const std::function<bool(const ComparedFigure&)>& shown);

} // namespace rankloom::ui
