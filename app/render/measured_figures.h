// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"
#include "widgets/chart/measured_view.h"

namespace rankloom::ui {

/// The tables of a validation document (`rankloom-cli validate … --json`) whose quantity is of the kind of
/// the first one, bytes or seconds, with the line through the origin that is nearest to them. Errors:
/// FileNotFound, BadSyntax, BadValue for another document or one without rows.
Result<MeasuredFigures> readMeasuredFigures(const QString& path);

} // namespace rankloom::ui
