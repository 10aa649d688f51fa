// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_view.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>

#include "widgets/callback_table.h"
#include "widgets/theme.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

QStringList heatColorNames()
{
    return {HeatmapView::tr("Cividis"), HeatmapView::tr("Viridis"), HeatmapView::tr("Magma"),
        HeatmapView::tr("Grey")};
}

QStringList heatPoolingNames() { return {HeatmapView::tr("What stands out"), HeatmapView::tr("Mean")}; }

HeatmapView::HeatmapView(QWidget* parent) : PictureView(parent), m_strip(new ViewStrip(this))
{
    setAccessibleName(tr("Heatmap"));
    addCommands(tr("Matrix"),
        {{"matrix.jump", tr("&Hottest cell"), {Qt::Key_H}, [this] { jumpToHottest(); }},
            {"matrix.zoomIn", tr("Zoom &in"), {Qt::Key_Plus, Qt::Key_Equal}, [this] { zoomAtCursor(1); }},
            {"matrix.zoomOut", tr("Zoom &out"), {Qt::Key_Minus}, [this] { zoomAtCursor(-1); }},
            {"matrix.fit", tr("&Fit"), {Qt::Key_0}, [this] { fit(); }}});
    m_mapBox = m_strip->addChoice(
        tr("Co&lours:"), heatColorNames(), [this](int index) { setColorMap(static_cast<ColorMap>(index)); });
    m_poolingBox = m_strip->addChoice(tr("Se&veral cells per pixel:"), heatPoolingNames(),
        [this](int index) { setPooling(static_cast<HeatPooling>(index)); });
    m_strip->addGap();
    m_jump =
        m_strip->addCommand(*own().find("matrix.jump"), tr("Hottest"), tr("Jump to what stands out most"));
    m_strip->addCommand(*own().find("matrix.fit"), tr("Fit"), tr("Show the whole matrix"));
}

HeatmapView::~HeatmapView() = default;

void HeatmapView::hideLookChoices()
{
    m_strip->hideChoice(*m_mapBox);
    m_strip->hideChoice(*m_poolingBox);
}

void HeatmapView::setJumpWords(const QString& button, const QString& entry)
{
    m_jump->setText(button);
    own().find("matrix.jump")->setText(entry);
}

void HeatmapView::setData(HeatmapData data)
{
    setScene(HeatmapScene(std::make_shared<const HeatmapData>(std::move(data))));
}

void HeatmapView::setData(HeatmapData data, const HeatRange& range)
{
    setScene(HeatmapScene(std::make_shared<const HeatmapData>(std::move(data)), range));
}

void HeatmapView::setScene(HeatmapScene scene)
{
    const bool sameShape = scene.data->rows == data().rows && scene.data->columns == data().columns;
    scene.map = m_scene.map;
    scene.pooling = m_scene.pooling;
    m_scene = std::move(scene);
    m_mapBox->setEnabled(!m_scene.diverging());
    m_hover = {};
    if (!sameShape)
        m_cursor = data().empty() ? HeatCell {} : HeatCell {0, 0};
    m_fitted = m_fitted || !sameShape;
    layOut();
    pictureChanged();
}

void HeatmapView::setMapping(
    std::function<Selection(HeatCell)> toSelection, std::function<HeatCell(const Selection&)> toCell)
{
    m_toSelection = std::move(toSelection);
    m_toCell = std::move(toCell);
}

void HeatmapView::mapToExperts()
{
    setMapping(
        [](HeatCell cell) {
            Selection chosen;
            chosen.layer = cell.row;
            chosen.expert = cell.column;
            return chosen;
        },
        [](const Selection& chosen) {
            return HeatCell {chosen.layer, chosen.expert};
        });
}

void HeatmapView::setColorMap(ColorMap map)
{
    m_scene.map = map;
    m_mapBox->setCurrentIndex(static_cast<int>(map));
    invalidate();
}

void HeatmapView::setPooling(HeatPooling pooling)
{
    m_scene.pooling = pooling;
    m_poolingBox->setCurrentIndex(static_cast<int>(pooling));
    invalidate();
}

void HeatmapView::setStripVisible(bool visible)
{
    m_strip->setVisible(visible);
    layOut();
}

QRectF HeatmapView::pictureArea() const
{
    return QRectF(rect()).adjusted(0, m_strip->isHidden() ? 0 : m_strip->height(), 0, 0);
}

void HeatmapView::layOut()
{
    m_frame = layOutHeatmap(m_scene, pictureArea(), font());
    m_geometry.rows = data().rows;
    m_geometry.columns = data().columns;
    m_geometry.freeAspect = data().freeAspect;
    m_geometry.ratio = devicePixelRatioF();
    m_geometry.plot = m_frame.plot;
    if (m_fitted)
        m_geometry.fit();
    else
        m_geometry.panBy({});
    invalidate();
}

void HeatmapView::fit()
{
    m_fitted = true;
    layOut();
}

void HeatmapView::invalidate()
{
    m_layer.forget();
    update();
}

void HeatmapView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_strip->follow();
    layOut();
}

void HeatmapView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOut();
}

void HeatmapView::paintEvent(QPaintEvent* /*event*/)
{
    if (m_geometry.ratio != devicePixelRatioF())
        layOut();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer.pixels(*this, [this](QPainter& below) {
        below.setRenderHint(QPainter::Antialiasing);
        paintHeatmap(below, m_scene, m_frame, m_geometry, palette());
    }));
    paintMarks(painter);
}

void HeatmapView::paintMarks(QPainter& painter) const
{
    painter.setClipRect(m_frame.plot.adjusted(-3, -3, 3, 3));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const auto box = [&](const QRectF& area, const QColor& color, double width) {
        painter.setPen(QPen(base, width + 2));
        painter.drawRect(area);
        painter.setPen(QPen(color, width));
        painter.drawRect(area);
    };
    if (m_toCell) {
        // A line or a cell that another view has selected.
        const HeatCell linked = m_toCell(selection());
        const QColor highlight = palette().color(QPalette::Highlight);
        const QColor accent = isDark(palette()) ? mixed(highlight, Qt::white, 0.5) : highlight;
        const bool row = linked.row >= 0 && linked.row < data().rows;
        const bool column = linked.column >= 0 && linked.column < data().columns;
        if (row && !column)
            box(m_geometry.cellRect(linked.row, 0)
                    .united(m_geometry.cellRect(linked.row, data().columns - 1)),
                accent, 1.5);
        if (column && !row)
            box(m_geometry.cellRect(0, linked.column)
                    .united(m_geometry.cellRect(data().rows - 1, linked.column)),
                accent, 1.5);
        if (row && column)
            box(m_geometry.cellRect(linked.row, linked.column).adjusted(-1, -1, 1, 1), accent, 2.5);
    }
    if (m_hover.valid())
        box(m_geometry.cellRect(m_hover.row, m_hover.column), text, 1);
    if (hasFocus() && m_cursor.valid()) {
        const QRectF area = m_geometry.cellRect(m_cursor.row, m_cursor.column).adjusted(-2, -2, 2, 2);
        box(area, text, 1.5);
    }
}

void HeatmapView::paintData(QPainter& painter, const QRectF& area) const
{
    const HeatmapFrame frame = layOutHeatmap(m_scene, area, painter.font());
    HeatmapGeometry geometry;
    geometry.rows = data().rows;
    geometry.columns = data().columns;
    geometry.ratio = painter.device()->devicePixelRatioF();
    geometry.plot = frame.plot;
    geometry.freeAspect = data().freeAspect;
    geometry.fit();
    paintHeatmap(painter, m_scene, frame, geometry, palette());
}

QSize HeatmapView::pictureSize() const
{
    if (data().empty())
        return {320, 120};
    const double side = std::clamp(720.0 / std::max(data().rows, data().columns), 1.0, 48.0);
    const HeatmapFrame frame = layOutHeatmap(m_scene, QRectF(0, 0, 1000, 1000), font());
    const QSizeF around(1000 - frame.plot.width(), 1000 - frame.plot.height());
    const double scale = side >= 1 ? std::floor(side) : side;
    return {static_cast<int>(std::max(data().columns * scale + around.width(), 560.0)),
        static_cast<int>(std::max(data().rows * scale + around.height(), 300.0)) + 1};
}

std::unique_ptr<QAbstractTableModel> HeatmapView::createTable() const
{
    QStringList columns {data().rowTitle};
    for (int column = 0; column < data().columns; ++column)
        columns << data().columnLabel(column);
    return std::make_unique<CallbackTable>(data().rows, columns,
        [shared = m_scene.data](int row, int column, Qt::ItemDataRole role) -> QVariant {
            if (column == 0)
                return shared->rowLabel(row);
            const double value = shared->value(row, column - 1);
            if (role == Qt::EditRole)
                return std::isnan(value) ? QVariant(QString()) : QVariant(value);
            const QString text = shared->text(value);
            switch (shared->qualityAt(row, column - 1)) {
            case CellQuality::Assumed:
                return tr("%1 (assumed)").arg(text);
            case CellQuality::Inferred:
                return tr("%1 (inferred)").arg(text);
            default:
                return text;
            }
        });
}

QString HeatmapView::describe() const
{
    const HeatCell hottest = hottestCell(data());
    QString text = tr("%1: %2 rows, %3 columns.").arg(data().title).arg(data().rows).arg(data().columns);
    if (hottest.valid())
        text += u' '
            + tr("Most extreme: %1 at %2, %3.")
                  .arg(data().text(data().value(hottest.row, hottest.column)), data().rowLabel(hottest.row),
                      data().columnLabel(hottest.column));
    return data().subtitle.isEmpty() ? text : text + u' ' + data().subtitle;
}

QString HeatmapView::cellText(HeatCell cell) const
{
    if (!cell.valid() || data().empty())
        return {};
    QString text = tr("%1 %2, %3 %4")
                       .arg(data().rowTitle, data().rowLabel(cell.row), data().columnTitle,
                           data().columnLabel(cell.column));
    const double value = data().value(cell.row, cell.column);
    switch (data().qualityAt(cell.row, cell.column)) {
    case CellQuality::Measured:
        text += u'\n' + tr("%1: %2").arg(data().valueName, data().exactText(value));
        break;
    case CellQuality::Assumed:
        text += u'\n' + tr("%1: %2, assumed").arg(data().valueName, data().exactText(value));
        break;
    case CellQuality::Inferred:
        text += u'\n' + tr("%1: %2, inferred").arg(data().valueName, data().exactText(value));
        break;
    case CellQuality::NotApplicable:
        break;
    case CellQuality::Missing:
        text += u'\n' + tr("%1: no value").arg(data().valueName);
        break;
    }
    if (data().note)
        text += u'\n' + data().note(cell);
    for (const HeatMark& mark : data().marks)
        if (mark.cell == cell)
            text += u'\n' + mark.reason;
    return text;
}

void HeatmapView::extendMenu(QMenu& menu)
{
    PictureView::extendMenu(menu);
    if (m_scene.diverging())
        return;
    QMenu* colors = menu.addMenu(tr("Co&lours"));
    const QStringList names = heatColorNames();
    for (int i = 0; i < names.size(); ++i) {
        QAction* action =
            colors->addAction(names[i], this, [this, i] { setColorMap(static_cast<ColorMap>(i)); });
        action->setCheckable(true);
        action->setChecked(static_cast<int>(m_scene.map) == i);
    }
}

} // namespace rankloom::ui
