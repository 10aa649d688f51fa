// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "app/window/shell/docks.h"

class QStackedWidget;

namespace rankloom::ui {

class DockLayout;
class Document;
class EmptyPage;
class Frame;
class Views;

/// The page of an open project: the panels of the perspective, or why there is nothing in it and what would
/// fill it; its button in the frame is dimmed then.
class PerspectivePages : public QObject {
    Q_OBJECT
public:
    PerspectivePages(
        Document& document, Views& views, Frame& frame, DockLayout& panels, QStackedWidget& pages);

    /// Of a project just opened: a perspective that has nothing to show of it gives way to Plan.
    void begin();
    void show();

private:
    struct Gap {
        QString why;
        QString remedy;
        std::function<void()> mend;
    };
    /// Why there is nothing to show; without words: there is.
    [[nodiscard]] Gap gapOf(Perspective perspective) const;

    Document& m_document;
    Views& m_views;
    Frame& m_frame;
    DockLayout& m_panels;
    QStackedWidget& m_pages;
    EmptyPage* m_empty;
};

} // namespace rankloom::ui
