// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/bits/plan_bits.h"
#include "widgets/bits/bits_table.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// Where the planes of experts are: how much of the budget those that stay use, what else is in the GPU's
/// memory, and what is loaded from host memory or drives.
class BudgetBarView : public PictureView {
    Q_OBJECT
public:
    explicit BudgetBarView(QWidget* parent = nullptr);

    /// Null: nothing to show. What stays is the table's, which is newer than the report while an edit is
    /// worked out.
    void setData(std::shared_ptr<const BitsReport> report, std::shared_ptr<const BitsTable> table);

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return m_bars.empty(); }
    [[nodiscard]] QSize pictureSize() const override { return {520, 190}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Ink : std::uint8_t { Others, Cache, Kept, Room, Free, Elsewhere };
    struct Part {
        QString name;
        double bytes = 0;
        Ink ink = Ink::Others;
    };
    struct Bar {
        QString name;
        QString figures;
        double whole = 0; ///< length of the bar, bytes
        double line = 0; ///< where the budget ends; 0 = none
        bool over = false;
        std::vector<Part> parts;
    };
    [[nodiscard]] double barHeight(const QRectF& area) const;
    [[nodiscard]] QRectF barArea(const QRectF& area, std::size_t bar) const;
    [[nodiscard]] QColor colorOf(Ink ink) const;
    void paintBar(QPainter& painter, const QRectF& area, const Bar& bar) const;

    std::vector<Bar> m_bars;
};

} // namespace rankloom::ui
