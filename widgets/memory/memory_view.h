// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "widgets/memory/memory_data.h"
#include "widgets/memory/memory_plot.h"
#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"

class QComboBox;

namespace rankloom::ui {

class CalibrationPanel;
class MemoryFixes;
class ViewStrip;

/// Memory of every stage or rank as stacked bars against the capacity of its device, with the likely range,
/// and the fullest one in words.
///
/// Click or Left, Right, Home, End select a bar; Up and Down walk through its parts and tell their tensors.
/// Wheel, + and − zoom where there are many, Shift+wheel and Page Up/Down move along, 0 shows all. S switches
/// between stages and ranks, F goes to the fullest. Ctrl+Shift+T shows the tensors as a table.
class MemoryView : public PictureView {
    Q_OBJECT
public:
    explicit MemoryView(QWidget* parent = nullptr);
    ~MemoryView() override;

    void setData(MemoryData values); ///< without stages: the empty state
    [[nodiscard]] const MemoryData& data() const { return m_data; }
    void setScale(MemoryScale scale);
    void setOrder(MemoryOrder order);
    [[nodiscard]] MemoryScale scale() const { return m_scale; }
    [[nodiscard]] const std::vector<MemoryBar>& bars() const { return m_bars; }
    /// Bars on screen: [first, first + count).
    [[nodiscard]] int firstShown() const { return m_first; }
    [[nodiscard]] int shownCount() const { return m_count; }

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return m_bars.empty(); }
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QSize sizeHint() const override { return {640, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 130}; }

    /// The bar that is drawn at a place on screen (the fullest of its column), -1 = none.
    [[nodiscard]] int barAt(const QPointF& position) const;
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;

public Q_SLOTS:
    void calibrate(); ///< opens the panel for a measured run
    void showBreakdown(); ///< every tensor as a table

Q_SIGNALS:
    void fixRequested(const rankloom::Suggestion& suggestion);
    void projectChangeRequested(const rankloom::Project& after, const QString& name, const QString& field);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void selectionChanged() override;
    void extendMenu(QMenu& menu) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeCommands();
    void makeStrip();
    void rearrange(); ///< bars anew from data, scale and order
    void placeParts(); ///< the widgets around the picture
    [[nodiscard]] QRectF pictureArea() const override;
    const QPixmap& ensureLayer();
    void repicture();
    void showBars(int first, int count);
    void zoom(double factor, double share);
    [[nodiscard]] int selectedBar() const; ///< -1 = none
    void selectBar(int bar);
    void walkParts(int direction);
    bool handleMove(int key);
    void selectFullest();
    void markSelection(QPainter& painter) const;
    [[nodiscard]] QString details(int bar, std::optional<MemoryPart> open, int column) const;
    [[nodiscard]] std::optional<MemoryPart> partAt(const QPointF& position) const;

    MemoryData m_data;
    std::vector<MemoryBar> m_bars;
    QString m_explanation;
    MemoryScale m_scale = MemoryScale::Stages;
    MemoryOrder m_order = MemoryOrder::Number;
    int m_first = 0;
    int m_count = 0;
    int m_hover = -1; ///< column
    std::optional<MemoryPart> m_part; ///< of the selected bar
    MemoryPlot m_plot;
    PaintedLayer m_layer; ///< without what the pointer marks
    ViewStrip* m_strip;
    QComboBox* m_scaleBox = nullptr;
    QComboBox* m_orderBox = nullptr;
    MemoryFixes* m_fixes;
    CalibrationPanel* m_calibration;
};

} // namespace rankloom::ui
