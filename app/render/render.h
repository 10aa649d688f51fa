// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include "app/render/plan_inputs.h"
#include "core/base/error.h"

namespace rankloom::ui {

/// What `rankloom --render` was asked for.
struct RenderRequest {
    QString view; ///< one of renderViews()
    PlanRequest plans; ///< one, or several for a comparison
    QString figure; ///< of the view "links": one of linkFigures(); empty = the first
    QString between; ///< of the view "links": "nodes" (as empty) or "gpus"
    QString output; ///< .png, .svg or .pdf
    bool dark = false;
    QSize size; ///< invalid = what shows the data well
};

QStringList renderViews();
QStringList linkFigures(); ///< in the order of LinkQuantity
/// Draws one picture without a window, through the same views as the program shows. Errors: of reading and
/// evaluating, BadValue (unknown view, a plan that is not possible), FileUnwritable.
Result<void> render(const RenderRequest& request);

} // namespace rankloom::ui
