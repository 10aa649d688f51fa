// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bits/bits_map_view.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include "widgets/accessible_picture.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

namespace {

QRect cellsBetween(HeatCell a, HeatCell b)
{
    return {QPoint(std::min(a.column, b.column), std::min(a.row, b.row)),
        QPoint(std::max(a.column, b.column), std::max(a.row, b.row))};
}

ExpertWidths rowsOf(const std::vector<int>& bits, int experts)
{
    ExpertWidths rows;
    for (auto at = bits.begin(); at != bits.end(); at += experts)
        rows.emplace_back(at, at + experts);
    return rows;
}

} // namespace

BitsMapView::BitsMapView(QWidget* parent) : HeatmapView(parent)
{
    setAccessibleName(tr("Bits of experts"));
    setEmptyText(tr("No bits yet. Set a budget for planes of experts."));
    setWhatsThis(tr(
        "How many bits of every expert stay in the GPU's memory. What does not stay is loaded when a token "
        "asks for it. Choose a brush and paint, or set the chosen experts by digits; Delete keeps nothing "
        "of "
        "them, a full stop and a comma give one bit more or less, Shift and arrows choose several."));
    m_brushes = strip()->addLeadingChoice(tr("&Brush:"), {tr("No brush")}, [this](int index) {
        setBrush(index <= 0 || !canEdit()
                ? std::nullopt
                : std::optional(m_table->widths()[static_cast<std::size_t>(index - 1)]));
    });
    m_brushes->setObjectName(QStringLiteral("brush"));
    hideLookChoices();
    setJumpWords(tr("Widest"), tr("&Widest expert"));
    addBitCommands();
    mapToExperts();
}

void BitsMapView::addBitCommands()
{
    const auto editable = enabledIf([this] { return canEdit(); });
    addCommands(tr("Bits of experts"),
        {{"bits.more", tr("One bit &more"), {Qt::Key_Period}, [this] { changeBy(1); }, editable},
            {"bits.fewer", tr("One bit &fewer"), {Qt::Key_Comma}, [this] { changeBy(-1); }, editable},
            {"bits.none", tr("&Keep nothing"), {Qt::Key_Delete, Qt::Key_Backspace}, [this] { setBits(0); },
                editable},
            {"bits.best", tr("Choose by &worth"), {Qt::Key_B}, [this] { Q_EMIT bestRequested(); },
                enabledIf([this] { return canEdit() && m_table->byHand; })}});
    strip()->addCommand(*own().find("bits.best"), tr("By worth"),
        tr("Keep what is worth most within the budget, instead of what was set by hand"));
}

void BitsMapView::setTable(std::shared_ptr<const BitsTable> table)
{
    m_table = std::move(table);
    m_painted.clear();
    fillBrushes();
    showCells();
    if (m_anchor.row >= data().rows || m_anchor.column >= data().columns)
        m_anchor = {};
}

void BitsMapView::fillBrushes()
{
    QStringList names {tr("No brush")};
    if (canEdit())
        for (const int width : m_table->widths())
            names << widthWords(width);
    QStringList present;
    for (int i = 0; i < m_brushes->count(); ++i)
        present << m_brushes->itemText(i);
    if (present == names)
        return;
    const QSignalBlocker quiet(m_brushes);
    m_brushes->clear();
    m_brushes->addItems(names);
    setBrush(std::nullopt);
    strip()->follow();
}

/// While the brush is down, with what it has painted.
void BitsMapView::showCells()
{
    if (m_painted.empty()) {
        setData(bitsHeatmap(m_table));
        return;
    }
    auto painted = std::make_shared<BitsTable>(*m_table);
    painted->bits = m_painted;
    painted->byHand = true;
    setData(bitsHeatmap(painted));
}

void BitsMapView::setBrush(std::optional<int> width)
{
    m_brush = width;
    int index = 0;
    if (width && canEdit()) {
        const std::vector<int> widths = m_table->widths();
        index = static_cast<int>(std::ranges::find(widths, *width) - widths.begin()) + 1;
    }
    const QSignalBlocker quiet(m_brushes);
    m_brushes->setCurrentIndex(index);
    if (m_brush)
        setCursor(Qt::CrossCursor);
    else
        unsetCursor();
}

QRect BitsMapView::chosen() const
{
    if (!cursorCell().valid())
        return {};
    return cellsBetween(m_anchor.valid() ? m_anchor : cursorCell(), cursorCell());
}

void BitsMapView::request(std::vector<int> bits, const QString& name)
{
    if (bits != m_table->bits || !m_table->byHand)
        Q_EMIT bitsRequested(rowsOf(bits, m_table->experts), name);
}

void BitsMapView::setBits(int width)
{
    if (!canEdit() || !m_table->hasWidth(width))
        return;
    const QRect cells = chosen();
    std::vector<int> bits = m_table->bits;
    for (int row = cells.top(); row <= cells.bottom(); ++row)
        for (int column = cells.left(); column <= cells.right(); ++column)
            bits[m_table->index(row, column)] = width;
    const int count = cells.width() * cells.height();
    request(std::move(bits),
        count == 1 ? tr("Expert %1 of layer %2: %3")
                         .arg(cells.left())
                         .arg(data().rowLabel(cells.top()), widthWords(width))
                   : tr("%n experts: %1", nullptr, count).arg(widthWords(width)));
    announce(*this, cellText(cursorCell()));
}

/// From nothing to the base is one step.
void BitsMapView::changeBy(int planes)
{
    if (!canEdit())
        return;
    const QRect cells = chosen();
    const std::vector<int> widths = m_table->widths();
    std::vector<int> bits = m_table->bits;
    for (int row = cells.top(); row <= cells.bottom(); ++row)
        for (int column = cells.left(); column <= cells.right(); ++column) {
            int& width = bits[m_table->index(row, column)];
            const auto at = static_cast<int>(std::ranges::find(widths, width) - widths.begin()) + planes;
            width = widths[static_cast<std::size_t>(std::clamp(at, 0, static_cast<int>(widths.size()) - 1))];
        }
    const int count = cells.width() * cells.height();
    request(std::move(bits),
        planes > 0 ? tr("%n expert(s): one bit more", nullptr, count)
                   : tr("%n expert(s): one bit fewer", nullptr, count));
    announce(*this, cellText(cursorCell()));
}

void BitsMapView::paintCells(const QRect& cells)
{
    if (m_painted.empty())
        m_painted = m_table->bits;
    bool changed = false;
    for (int row = cells.top(); row <= cells.bottom(); ++row)
        for (int column = cells.left(); column <= cells.right(); ++column)
            changed = std::exchange(m_painted[m_table->index(row, column)], *m_brush) != *m_brush || changed;
    if (changed)
        showCells();
}

void BitsMapView::mousePressEvent(QMouseEvent* event)
{
    const HeatCell cell = geometryOfCells().cellAt(event->position());
    if (!m_brush || event->button() != Qt::LeftButton || !cell.valid() || !canEdit()) {
        m_anchor = {};
        return HeatmapView::mousePressEvent(event);
    }
    const bool fills = event->modifiers().testFlag(Qt::ShiftModifier) && m_last.valid();
    paintCells(cellsBetween(fills ? m_last : cell, cell));
    m_last = cell;
}

void BitsMapView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_painted.empty())
        return HeatmapView::mouseMoveEvent(event);
    const HeatCell cell = geometryOfCells().cellAt(event->position());
    if (!cell.valid() || cell == m_last)
        return;
    // A quick hand leaves no gaps: cells along the way.
    const int steps = std::max(std::abs(cell.row - m_last.row), std::abs(cell.column - m_last.column));
    for (int i = 1; i <= steps; ++i) {
        const HeatCell between {m_last.row + (cell.row - m_last.row) * i / steps,
            m_last.column + (cell.column - m_last.column) * i / steps};
        if (m_painted[m_table->index(between.row, between.column)] != *m_brush)
            paintCells(cellsBetween(between, between));
    }
    m_last = cell;
}

void BitsMapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_painted.empty() || event->button() != Qt::LeftButton)
        return HeatmapView::mouseReleaseEvent(event);
    std::vector<int> bits = std::exchange(m_painted, {});
    int count = 0;
    for (std::size_t e = 0; e < bits.size(); ++e)
        count += bits[e] != m_table->bits[e] ? 1 : 0;
    if (count > 0)
        request(std::move(bits), tr("Paint %n expert(s): %1", nullptr, count).arg(widthWords(*m_brush)));
    showCells();
}

/// Two clicks of a brush are two clicks.
void BitsMapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_brush)
        mousePressEvent(event);
    else
        HeatmapView::mouseDoubleClickEvent(event);
}

void BitsMapView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && key >= Qt::Key_1 && key <= Qt::Key_9 && canEdit())
        return setBits(key - Qt::Key_0);
    if (plain && key == Qt::Key_Escape && (m_brush || m_anchor.valid())) {
        m_anchor = {};
        setBrush(std::nullopt);
        return update();
    }
    const bool moves = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down
        || key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (moves && !event->modifiers().testFlag(Qt::ShiftModifier))
        m_anchor = {};
    else if (moves && !m_anchor.valid())
        m_anchor = cursorCell();
    HeatmapView::keyPressEvent(event);
}

/// The chosen cells, where they are several.
void BitsMapView::paintEvent(QPaintEvent* event)
{
    HeatmapView::paintEvent(event);
    if (!m_anchor.valid() || !hasFocus())
        return;
    const QRect cells = chosen();
    const HeatmapGeometry& geometry = geometryOfCells();
    const QRectF area =
        geometry.cellRect(cells.top(), cells.left()).united(geometry.cellRect(cells.bottom(), cells.right()));
    QPainter painter(this);
    painter.setClipRect(geometry.plot.adjusted(-3, -3, 3, 3));
    painter.setPen(QPen(palette().color(QPalette::Base), 4));
    painter.drawRect(area);
    painter.setPen(QPen(palette().color(QPalette::Text), 2, Qt::DashLine));
    painter.drawRect(area);
}

void BitsMapView::extendMenu(QMenu& menu)
{
    if (canEdit()) {
        QMenu* bits = menu.addMenu(tr("&Set to"));
        for (const int width : m_table->widths())
            bits->addAction(widthWords(width), this, [this, width] { setBits(width); });
    }
    HeatmapView::extendMenu(menu);
}

} // namespace rankloom::ui
