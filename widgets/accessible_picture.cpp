// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessible_picture.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QVariant>

#include "widgets/picture_view.h"

namespace rankloom::ui {

namespace {

const char* const kCursorText = "rankloomCursorText";

class AccessiblePicture : public QAccessibleWidget {
public:
    explicit AccessiblePicture(PictureView* view) : QAccessibleWidget(view, QAccessible::Graphic) { }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return widget()->property(kCursorText).toString();
        if (kind == QAccessible::Description)
            return static_cast<const PictureView*>(widget())->fullDescription();
        return QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* create(const QString& /*className*/, QObject* object)
{
    auto* view = qobject_cast<PictureView*>(object);
    return view == nullptr ? nullptr : new AccessiblePicture(view);
}

} // namespace

void installPictureAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(create);
        return true;
    }();
    Q_UNUSED(installed)
}

void announce(PictureView& view, const QString& text)
{
    view.setProperty(kCursorText, text);
    QAccessibleValueChangeEvent event(&view, text);
    QAccessible::updateAccessibility(&event);
}

} // namespace rankloom::ui
