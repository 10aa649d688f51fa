// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/picture_view.h"
#include "widgets/recovery/policy_table.h"

namespace rankloom::ui {

/// Which pipeline rank owns which layers before and after: a strip of layers for each, and a ribbon from
/// strip to strip for those that move, as wide as their bytes, its colour the time they take.
class LayersView : public PictureView {
    Q_OBJECT
public:
    explicit LayersView(QWidget* parent = nullptr);

    void setRecoveries(ShownRecoveries recoveries, int chosenPolicy);

    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] QSize sizeHint() const override { return {520, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 120}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] Tip tipAt(const QPointF& position) const override;

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Places {
        double names = 0; ///< width
        double row = 0; ///< height from strip to strip
        double strip = 0; ///< height
        double layer = 0; ///< width
        QRectF strips;
        double title = 0; ///< height
    };
    [[nodiscard]] const Recovery& policy() const
    {
        return m_recoveries->policies[static_cast<std::size_t>(m_policy)];
    }
    [[nodiscard]] const std::vector<int>& before() const { return m_recoveries->layersPerStage; }
    [[nodiscard]] int stages() const { return static_cast<int>(before().size()); }
    [[nodiscard]] std::vector<int> after() const; ///< as before where the policy moves no layer
    [[nodiscard]] Places placesIn(const QRectF& area) const;
    [[nodiscard]] QString nameOf(int stage) const;
    [[nodiscard]] QString stateOf(int stage) const; ///< how many replicas live, or how fast they are
    [[nodiscard]] QString moveText(const StageMove& move) const;
    [[nodiscard]] QRectF ribbon(const StageMove& move, const Places& places) const;
    void paintStrip(QPainter& painter, const Places& places, int stage) const;
    void paintRibbons(QPainter& painter, const Places& places) const;

    ShownRecoveries m_recoveries;
    int m_policy = -1;
};

} // namespace rankloom::ui
