// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "widgets/picture_view.h"

namespace rankloom::ui {

/// What a placement of experts does to some tokens.
struct TradeOffFigures {
    double maxOverMean = 1; ///< load of the fullest GPU, mean over layers
    /// Share of the transitions between layers that change the GPU; with prices, of the traffic that all of
    /// them would make over the dearest links.
    double traffic = 0;
};

/// A placement of experts between even load and little traffic.
struct TradeOffPoint {
    TradeOffFigures seen; ///< on the tokens it was made for
    std::optional<TradeOffFigures> unseen; ///< on others
};

/// Placements of which none is better than another in both load and traffic, and the present one. A click or
/// the arrows choose one; what becomes of it on other tokens is drawn beside it.
class TradeOffView : public PictureView {
    Q_OBJECT
public:
    explicit TradeOffView(QWidget* parent = nullptr);

    /// By rising load; the choice becomes the first point. `priced`: traffic is counted by the links.
    void setPoints(
        std::vector<TradeOffPoint> points, std::optional<TradeOffPoint> present, bool priced = false);
    [[nodiscard]] int count() const { return static_cast<int>(m_points.size()); }
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Tells it by chosenChanged() unless it is chosen already.
    void choose(int point);

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override { return {560, 360}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QSize sizeHint() const override { return {320, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

Q_SIGNALS:
    void chosenChanged(int point);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Frame; ///< of the axes
    [[nodiscard]] Frame frame(const QRectF& area) const;
    [[nodiscard]] int nearest(QPointF point) const;
    void paintAxes(QPainter& painter, const Frame& frame) const;
    void paintUnseen(QPainter& painter, const Frame& frame) const;
    void paintPresent(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] QString trafficName() const;
    [[nodiscard]] QString wordsOf(const TradeOffPoint& point) const;
    [[nodiscard]] bool knowsUnseen() const;

    std::vector<TradeOffPoint> m_points;
    std::optional<TradeOffPoint> m_present;
    bool m_priced = false;
    int m_chosen = -1;
};

} // namespace rankloom::ui
