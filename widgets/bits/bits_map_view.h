// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/plan/plan.h"
#include "widgets/bits/bits_table.h"
#include "widgets/heatmap/heatmap_view.h"

namespace rankloom::ui {

/// How many bits of every expert stay in memory, and by hand: a brush paints them, digits set them.
///
/// With a brush the left button paints and the middle one pans; Shift-click fills from the cell before.
/// Keys: digits set the bits of the chosen experts, Delete keeps nothing of them; "." and "," give them one
/// bit more or less; Shift and arrows choose several, Escape gives the choice up and puts the brush away.
class BitsMapView : public HeatmapView {
    Q_OBJECT
public:
    explicit BitsMapView(QWidget* parent = nullptr);

    /// Null or empty: nothing to show.
    void setTable(std::shared_ptr<const BitsTable> table);
    [[nodiscard]] const std::shared_ptr<const BitsTable>& table() const { return m_table; }
    /// Nothing: the left button pans and selects.
    void setBrush(std::optional<int> width);
    [[nodiscard]] std::optional<int> brush() const { return m_brush; }
    /// The chosen cells: first and last row and column.
    [[nodiscard]] QRect chosen() const;
    /// Gives the chosen experts so many bits, 0 = none.
    void setBits(int width);

Q_SIGNALS:
    void bitsRequested(const rankloom::ExpertWidths& widths, const QString& name);
    void bestRequested(); ///< those that are worth most, instead of what was set by hand

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void extendMenu(QMenu& menu) override;

private:
    void addBitCommands();
    void fillBrushes();
    void showCells();
    void paintCells(const QRect& cells);
    void changeBy(int planes);
    void request(std::vector<int> bits, const QString& name);
    [[nodiscard]] bool canEdit() const { return m_table && !m_table->empty(); }

    std::shared_ptr<const BitsTable> m_table;
    std::vector<int> m_painted; ///< while the brush is down: bits as they would become
    std::optional<int> m_brush;
    QComboBox* m_brushes = nullptr;
    HeatCell m_anchor; ///< of a choice of several; the cursor is the other corner
    HeatCell m_last; ///< painted
};

} // namespace rankloom::ui
