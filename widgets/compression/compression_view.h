// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/evaluate/compression_figures.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// Which compression of communication pays in the plan, and why (see CompressionPicture).
///
/// Up and Down walk through what is drawn and tell its figures, Home and End to the first and the last; a
/// click chooses it. Return switches the chosen technique on or off.
class CompressionView : public PictureView {
    Q_OBJECT
public:
    explicit CompressionView(QWidget* parent = nullptr);
    ~CompressionView() override;

    /// Null: the empty state.
    void setFigures(std::shared_ptr<const CompressionFigures> figures);
    [[nodiscard]] const std::shared_ptr<const CompressionFigures>& figures() const { return m_figures; }
    [[nodiscard]] bool isEmpty() const override { return m_figures == nullptr; }
    [[nodiscard]] int chosen() const { return m_chosen; } ///< -1 = none

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] QSize pictureSize() const override { return {960, 480}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {640, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 160}; }

Q_SIGNALS:
    void switchOnRequested(rankloom::CompressionTarget target);
    void switchOffRequested(rankloom::CompressionTarget target);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(int item);
    void switchChosen();
    [[nodiscard]] int itemAt(const QPointF& position) const;
    [[nodiscard]] const CompressionEffect* chosenEffect() const; ///< of the chosen technique, if it is one

    std::shared_ptr<const CompressionFigures> m_figures;
    int m_chosen = -1;
};

} // namespace rankloom::ui
