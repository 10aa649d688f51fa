// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "widgets/comparison/comparison_painter.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// Plans side by side: differences, figures with changes against the baseline, memory of the fullest GPU,
/// placements, and timelines on one time axis. As high as its width asks for: lives in a scroll area.
///
/// Mouse: a click on the name of a plan makes it the baseline, one on a difference asks for the setting; on
/// the timelines Ctrl+wheel zooms at the cursor, a drag pans, a double click fits.
/// Keys: arrows walk over the tables, Enter asks for the setting (or, on a name, for the plan), B makes the
/// plan of the column the baseline; W/S or +/- zoom the timelines, A/D pan them, Home fits.
class ComparisonView : public PictureView {
    Q_OBJECT
public:
    explicit ComparisonView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const ComparisonData> shown); ///< nullptr: the empty state
    [[nodiscard]] const std::shared_ptr<const ComparisonData>& data() const { return m_data; }
    void setParts(std::vector<ComparisonPart> parts); ///< all, unless said otherwise
    /// For a small place: no headings, low timelines.
    void setDense();
    void setPictureWidth(int width); ///< px of the exported picture
    /// What is seen of the widget where it is wider than its place: only tables go beyond. 0 = all.
    void setVisibleWidth(int width);

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return !m_data; }
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {900, 380}; }

    /// Where things are on screen, in the order they are drawn.
    [[nodiscard]] const std::vector<ComparisonPlace>& places() const { return m_places; }
    /// The part of the time axis that is shown; none: all of it.
    [[nodiscard]] const std::optional<TimelineMapping>& shown() const { return m_shown; }
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;
    /// The names over the columns once more, from the top of `painter` on, for who scrolled them away.
    double paintTitles(QPainter* painter) const; ///< returns their height; nullptr only measures
    /// Whether they would help on a page that begins at this height.
    [[nodiscard]] bool wantsTitles(double top) const;

public Q_SLOTS:
    void fitTimelines();

Q_SIGNALS:
    void baselineRequested(int plan);
    void planRequested(int plan); ///< to be the plan on screen
    void fieldRequested(const QString& pointer); ///< a setting, by its place in the plan document

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] ComparisonLook look() const;
    [[nodiscard]] ComparisonLook lookOnScreen() const;
    void layOut();
    [[nodiscard]] int placeAt(const QPointF& position) const; ///< the finest there is; -1 = none
    [[nodiscard]] const ComparisonPlace* timelineAt(const QPointF& position) const;
    [[nodiscard]] const ComparisonPlace* cursorPlace() const;
    void setHover(int place);
    void setCursorPlace(int place);
    void moveCursor(int rows, int columns);
    void activate(const ComparisonPlace& place);
    void requestBaseline(int plan);
    [[nodiscard]] TimelineMapping mapping(const ComparisonPlace& timeline) const;
    void showTime(const TimelineMapping& mapping);
    void zoomTimelines(double factor);
    void panTimelines(double share);
    void makeCommands();
    [[nodiscard]] int chosenPlan() const;
    void updateTimelines();
    [[nodiscard]] QString toolTip(const ComparisonPlace& place) const;
    [[nodiscard]] QString timelineToolTip(const ComparisonPlace& place, const QPointF& position) const;

    std::shared_ptr<const ComparisonData> m_data;
    std::vector<ComparisonPart> m_parts {ComparisonPart::Differences, ComparisonPart::Figures,
        ComparisonPart::Memory, ComparisonPart::Boards, ComparisonPart::Timelines};
    bool m_dense = false;
    int m_width = 1600;
    int m_visibleWidth = 0;
    std::vector<ComparisonPlace> m_places;
    std::optional<TimelineMapping> m_shown;
    int m_hover = -1; ///< places
    int m_cursor = -1;
    bool m_panning = false;
    QPointF m_panFrom;
    TimelineMapping m_panMapping;
};

} // namespace rankloom::ui
