// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/picture_view.h"
#include "widgets/recovery/policy_table.h"

namespace rankloom::ui {

/// What the time to recover is made of: of the chosen policy step by step, as a waterfall, and of all that
/// can go on as one bar each. Bars have one scale; those of policies that take many times as long as others
/// are cut with a break, their length told in figures.
///
/// Click or Up and Down choose a policy.
class RecoveryTimeView : public PictureView {
    Q_OBJECT
public:
    explicit RecoveryTimeView(QWidget* parent = nullptr);

    void setRecoveries(ShownRecoveries recoveries);
    void setChosen(int policy); ///< -1 = none
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Whose bar is there; -1 = none.
    [[nodiscard]] int policyAt(const QPointF& position) const;

    [[nodiscard]] bool isEmpty() const override { return rows().empty(); }
    [[nodiscard]] QSize pictureSize() const override { return {720, 420}; }
    [[nodiscard]] QSize sizeHint() const override { return {360, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 120}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] Tip tipAt(const QPointF& position) const override;

Q_SIGNALS:
    void chosenByPerson(int policy);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Places {
        double line = 0; ///< height of a row
        double names = 0; ///< width of what stands before the bars
        QRectF waterfall; ///< rows of the chosen policy; empty where there is no room
        QRectF bars; ///< a row for every policy that can go on
        QRectF legend;
        double scale = 1; ///< px per s
        double longest = 0; ///< s that a bar shows before it is cut
    };
    [[nodiscard]] std::vector<int> rows() const; ///< policies that can go on
    [[nodiscard]] Places placesIn(const QRectF& area) const;
    void paintWaterfall(QPainter& painter, const Places& places) const;
    void paintBars(QPainter& painter, const Places& places) const;
    void paintLegend(QPainter& painter, const Places& places) const;
    void choose(int policy);

    ShownRecoveries m_recoveries;
    int m_chosen = -1;
};

} // namespace rankloom::ui
