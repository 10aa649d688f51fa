// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QWidget>

class QAction;
class QFrame;
class QLabel;
class QMenu;
class QToolBar;
class QToolButton;

namespace rankloom::ui {

class TimelineView;

/// A timeline with what belongs to it: the transport strip of its play-head, switches, bookmarks and
/// comparison above; below, while something is selected, what it is, what it depends on and what would
/// shrink the step.
class TimelinePanel : public QWidget {
    Q_OBJECT
public:
    /// Of what the view shows.
    enum class Lanes : bool { Pipeline, Others };
    /// Takes the view in.
    TimelinePanel(TimelineView* view, QWidget* parent = nullptr, Lanes lanes = Lanes::Pipeline);

    [[nodiscard]] TimelineView& view() const { return *m_view; }
    /// Empty at first: the owner adds what the step can be compared with.
    [[nodiscard]] QMenu* compareMenu() const { return m_compareMenu; }
    /// A tool of the owner's, before the menus.
    QAction* addTool(const QString& text, const QString& toolTip, std::function<void()> run);
    /// The answer to shrinkAsked(); shown until something else is selected.
    void setShrinkText(const QString& text);

Q_SIGNALS:
    void shrinkAsked(); ///< the person wants to know what would make the step shorter

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeStrip();
    void sayKeys();
    void makeDetails();
    void fillBookmarks();
    void drawIcons();
    void showPlayHead();
    void showDetails();
    void placeDetails();
    static void showAsFits(QLabel& label, const QString& text, const QSize& room);

    TimelineView* m_view;
    QToolBar* m_strip;
    QAction* m_previous = nullptr;
    QAction* m_play = nullptr;
    QAction* m_next = nullptr;
    QAction* m_critical = nullptr;
    QAction* m_inFlight = nullptr;
    QAction* m_speed = nullptr;
    QAction* m_bookmarks = nullptr;
    QMenu* m_compareMenu = nullptr;
    QLabel* m_moment = nullptr;
    QAction* m_momentShown = nullptr;
    QFrame* m_details = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_shrink = nullptr;
    QToolButton* m_ask = nullptr;
    QStringList m_detailLines;
    QString m_shrinkText;
};

} // namespace rankloom::ui
