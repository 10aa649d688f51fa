// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/looked_at.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>

namespace rankloom::ui {

LookedAt::LookedAt(const Views& views, QWidget& window, QObject* parent)
    : QObject(parent), m_views(views), m_window(window)
{
    for (const Views::Named& picture : views.pictures())
        picture.view->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* /*old*/, const QWidget* now) {
        if (const Views::Named* picture = pictureOf(now))
            m_last = picture->name;
    });
}

const Views::Named* LookedAt::pictureOf(const QWidget* widget) const
{
    for (const Views::Named& picture : m_views.pictures())
        if (widget && (picture.view == widget || picture.view->isAncestorOf(widget)))
            return &picture;
    return nullptr;
}

/// A tab that is brought to the front shows its picture. When the window opens, all are shown at once: that
/// nobody asked for.
bool LookedAt::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && !event->spontaneous() && m_window.isActiveWindow())
        if (const Views::Named* picture = pictureOf(qobject_cast<QWidget*>(watched)))
            m_last = picture->name;
    return QObject::eventFilter(watched, event);
}

const Views::Named& LookedAt::picture() const
{
    if (const Views::Named* focused = pictureOf(QApplication::focusWidget()))
        return *focused;
    const auto& pictures = m_views.pictures();
    const auto named = [&pictures](const QString& name) {
        return std::ranges::find(pictures, name, &Views::Named::name);
    };
    const auto last = named(m_last);
    if (last != pictures.end() && !last->view->visibleRegion().isEmpty())
        return *last;
    const auto timeline = named(QStringLiteral("timeline"));
    if (timeline != pictures.end() && timeline->view->visibleRegion().isEmpty())
        for (const Views::Named& one : pictures) // a plan that serves has no timeline of a step
            if (!one.view->visibleRegion().isEmpty())
                return one;
    return timeline == pictures.end() ? pictures.front() : *timeline;
}

} // namespace rankloom::ui
