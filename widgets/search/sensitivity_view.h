// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/search/sensitivity.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// What each setting's next legal values would change, as a tornado: faster to the left, slower to the right,
/// the largest gain first, each with its change of the peak memory.
///
/// A click shows a change in the other views, as the keys do that move the cursor (Up, Down, Home, End);
/// Return or a double click adopts it as a plan of its own, Shift+Return changes the plan on screen.
class SensitivityView : public PictureView {
    Q_OBJECT
public:
    explicit SensitivityView(QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const SensitivityReport> report); ///< null: the empty state
    void setStale(bool stale); ///< the report is that of an older plan
    [[nodiscard]] const std::shared_ptr<const SensitivityReport>& report() const { return m_report; }
    [[nodiscard]] int changeAt(const QPointF& position) const; ///< -1 = none
    [[nodiscard]] QRectF rowOf(int index) const; ///< on screen

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QSize sizeHint() const override { return {460, minimumSizeHint().height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void looked(int change); ///< index into the report
    void applied(int change, bool asNewPlan);
    void cursorMoved(const QRect& row); ///< to be brought into view

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int count() const { return m_report ? static_cast<int>(m_report->changes.size()) : 0; }
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] double top() const; ///< of the first row
    [[nodiscard]] double furthest() const; ///< change of the step time that reaches the border, s
    /// Where labels end, bars begin and end, and the two columns of figures end, as far as the width goes:
    /// figures and labels are never cut, bars get the rest.
    struct Columns {
        double labels = 0;
        double bars = 0;
        double steps = 0;
        double peaks = 0;
        bool twoLines = false; ///< the label stands above its bar and figures
    };
    [[nodiscard]] Columns columns(double width) const;
    void paintHeader(QPainter& painter, const QRectF& area) const;
    void paintBar(QPainter& painter, const QRectF& space, const SettingChange& change) const;
    void paintRow(QPainter& painter, const QRectF& row, const SettingChange& change) const;
    [[nodiscard]] QString details(int index) const;
    void moveTo(int index);

    std::shared_ptr<const SensitivityReport> m_report;
    bool m_stale = false;
    int m_cursor = -1; ///< what is looked at
    int m_hover = -1;
};

} // namespace rankloom::ui
