// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "widgets/picture_view.h"
#include "widgets/presentation/presented_page.h"
#include "widgets/theme.h"

namespace rankloom::ui {

class PresentationPainter;

/// A comparison as pages of a talk: question, options, memory, timeline, cost, recommendation; and pages
/// about the plan on screen.
///
/// Mouse: a click goes on. Keys: arrows, PageUp, PageDown, Space and Backspace turn pages, Home and End go to
/// the first and the last, a digit to that page, D changes between light and dark, N shows the notes, Escape
/// ends.
class PresentationView : public PictureView {
    Q_OBJECT
public:
    explicit PresentationView(QWidget* parent = nullptr);

    void setData(Presentation shown); ///< an empty one: the empty state
    void setPage(int page); ///< from 0; kept within the pages
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const; ///< 0 in the empty state
    void setGround(Ground ground); ///< whatever the program looks like
    [[nodiscard]] QString nextTitle() const; ///< of the page after this one; empty on the last

    [[nodiscard]] bool isEmpty() const override { return m_shown.empty(); }
    [[nodiscard]] QSize pictureSize() const override { return {1280, 720}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

Q_SIGNALS:
    void pageChanged();
    void notesToggled();
    void endRequested();

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool turnKey(int key);

    [[nodiscard]] PresentationPainter talk() const;

    Presentation m_shown;
    int m_page = 0;
};

} // namespace rankloom::ui
