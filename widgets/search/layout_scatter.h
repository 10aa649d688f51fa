// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "widgets/picture_view.h"
#include "widgets/search/layout_table.h"

namespace rankloom::ui {

/// Found layouts by step time (x) and headroom of the fullest device (y), with the Pareto front and the plan
/// on screen.
///
/// Click or Left and Right choose a layout, Up and Down walk along the front, Home and End go to the fastest
/// and the slowest; Return or a double click adopts it.
class LayoutScatter : public PictureView {
    Q_OBJECT
public:
    struct Present {
        double step = 0; ///< s
        double headroom = 0; ///< bytes; negative where it does not fit
        friend bool operator==(const Present&, const Present&) = default;
    };

    explicit LayoutScatter(QWidget* parent = nullptr);

    void setLayouts(FoundLayouts layouts); ///< fastest first; nothing: the empty state
    void setPresent(std::optional<Present> present);
    void setChosen(int index); ///< -1 = none
    void setStale(bool stale); ///< what is shown is that of other constraints: dimmed
    void setSearching(bool searching);
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] int layoutAt(const QPointF& position) const; ///< -1 = none
    /// Where a layout is on screen.
    [[nodiscard]] QPointF pointOf(int index) const;

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override { return {900, 560}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QSize sizeHint() const override { return {460, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 140}; }

Q_SIGNALS:
    void chosenByPerson(int index);
    void activated(int index);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Scale;
    [[nodiscard]] Scale scaleFor(const QRectF& area) const;
    void paintAxes(QPainter& painter, const Scale& scale) const;
    void paintFront(QPainter& painter, const Scale& scale) const;
    void paintPoints(QPainter& painter, const Scale& scale) const;
    void choose(int index);
    [[nodiscard]] int nextOnFront(int direction) const;
    [[nodiscard]] int count() const { return m_layouts ? static_cast<int>(m_layouts->size()) : 0; }

    FoundLayouts m_layouts;
    std::optional<Present> m_present;
    bool m_stale = false;
    bool m_searching = false;
    int m_chosen = -1;
    int m_hover = -1;
};

} // namespace rankloom::ui
