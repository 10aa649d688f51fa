// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/window/shell/views.h"

class QWidget;

namespace rankloom::ui {

/// Which picture the person looks at: the one with the focus; else the last that had it or was brought to the
/// front, while it can be seen; else the timeline.
class LookedAt : public QObject {
    Q_OBJECT
public:
    LookedAt(const Views& views, QWidget& window, QObject* parent = nullptr);

    [[nodiscard]] const Views::Named& picture() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] const Views::Named* pictureOf(const QWidget* widget) const;

    const Views& m_views;
    QWidget& m_window;
    QString m_last; ///< its name
};

} // namespace rankloom::ui
