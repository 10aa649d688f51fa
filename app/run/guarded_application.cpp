// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/guarded_application.h"

#include <algorithm>

#include <QWidget>

#include "widgets/background.h"

namespace rankloom::ui {

bool GuardedApplication::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        // It may be gone: only widgets that are still there have a name.
        const QWidgetList widgets = allWidgets();
        const bool known = std::ranges::find(widgets, receiver) != widgets.end();
        Failures::all().tell(thrownError(), known ? receiver : nullptr);
    }
    return false;
}

} // namespace rankloom::ui
