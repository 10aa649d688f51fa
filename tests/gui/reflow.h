// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>

namespace rankloom::test {

/// No field, label or button reaches beyond the sides of a panel or over another field, and `kept` are in
/// sight as they are, without scrolling.
inline void verifyReflown(const QWidget& panel, const std::vector<QAbstractButton*>& kept)
{
    std::vector<const QWidget*> fields;
    for (const QWidget* widget : panel.findChildren<QWidget*>()) {
        const bool isField = qobject_cast<const QAbstractSpinBox*>(widget) != nullptr
            || qobject_cast<const QComboBox*>(widget) != nullptr;
        if (!widget->isVisible()
            || !(isField || qobject_cast<const QLabel*>(widget) != nullptr
                || qobject_cast<const QAbstractButton*>(widget) != nullptr))
            continue;
        const QRect at(widget->mapTo(&panel, QPoint()), widget->size());
        QVERIFY2(at.left() >= 0 && at.right() < panel.width(),
            qPrintable(QStringLiteral("%1 %2 to %3 of %4")
                           .arg(QLatin1String(widget->metaObject()->className()))
                           .arg(at.left())
                           .arg(at.right())
                           .arg(panel.width())));
        QVERIFY(widget->width() >= widget->minimumSizeHint().width());
        if (isField)
            fields.push_back(widget);
    }
    for (const QWidget* a : fields)
        for (const QWidget* b : fields)
            if (a != b && a->parentWidget() == b->parentWidget())
                QVERIFY(!a->geometry().intersects(b->geometry()));
    for (const QAbstractButton* button : kept) {
        QVERIFY(button->isVisible());
        QVERIFY(panel.rect().contains(QRect(button->mapTo(&panel, QPoint()), button->size())));
    }
}

} // namespace rankloom::test
