// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_view.h"

#include <algorithm>

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/memory/memory_chart.h"
#include "widgets/memory/memory_painter.h"
#include "widgets/memory/memory_parts.h"
#include "widgets/memory/memory_table.h"

namespace rankloom::ui {

MemoryView::MemoryView(QWidget* parent) : PictureView(parent), m_chart(std::make_unique<MemoryChart>())
{
    installPictureAccessibility();
    setAccessibleName(tr("Memory per stage"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    pictureChanged();
}

MemoryView::~MemoryView() = default;

void MemoryView::setReport(const MemoryReport& report)
{
    if (m_report == report)
        return;
    m_report = report;
    m_hover = -1;
    m_chart->setReport(m_report);
    m_layerValid = false;
    pictureChanged();
}

void MemoryView::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    pictureChanged();
}

QSize MemoryView::pictureSize() const
{
    const auto stages = static_cast<int>(m_report.stages.size());
    return {std::clamp(stages * 110 + 160, 840, 1600), 520};
}

std::unique_ptr<QAbstractTableModel> MemoryView::createTable() const
{
    return std::make_unique<MemoryTable>(m_report);
}

QString MemoryView::description() const
{
    const QString text = memorySentence(m_report);
    return m_stale ? text + u' ' + tr("These figures are being computed anew.") : text;
}

void MemoryView::paintPicture(QPainter& painter, const QRectF& area) const
{
    // A chart of its own: that of the widget keeps the places of what is on screen.
    MemoryChart chart;
    chart.setReport(m_report);
    MemoryPainter(m_report, chart, palette(), font()).paint(painter, area);
}

void MemoryView::ensureLayer()
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = (QSizeF(size()) * ratio).toSize();
    if (m_layerValid && m_layer.size() == wanted)
        return;
    m_layer = QPixmap(wanted);
    m_layer.setDevicePixelRatio(ratio);
    m_layer.fill(palette().color(QPalette::Base));
    QPainter painter(&m_layer);
    painter.setFont(font());
    MemoryPainter(m_report, *m_chart, palette(), font()).paint(painter, rect());
    m_layerValid = true;
}

void MemoryView::paintEvent(QPaintEvent* /*event*/)
{
    ensureLayer();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer);
    if (m_stale) {
        QColor veil = palette().color(QPalette::Base);
        veil.setAlphaF(0.5F);
        painter.fillRect(rect(), veil);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto count = static_cast<int>(m_report.stages.size());
    if (m_hover >= 0 && m_hover < count) {
        QColor tint = palette().color(QPalette::Text);
        tint.setAlphaF(0.06F);
        painter.fillRect(m_chart->slot(m_hover), tint);
    }
    for (int i = 0; i < count; ++i)
        if (m_report.stages[static_cast<std::size_t>(i)].stage == selection().stage) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2.4));
            painter.drawRoundedRect(m_chart->slot(i).adjusted(2, 2, -2, -1), 4, 4);
        }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

int MemoryView::stageAt(const QPointF& position) const
{
    for (int i = 0; i < static_cast<int>(m_report.stages.size()); ++i)
        if (m_chart->slot(i).contains(position))
            return i;
    return -1;
}

QString MemoryView::toolTipAt(const QPointF& position) const
{
    const int index = stageAt(position);
    return index < 0 ? QString() : memoryDetails(m_report.stages[static_cast<std::size_t>(index)]);
}

void MemoryView::selectStage(int index)
{
    if (index < 0 || index >= static_cast<int>(m_report.stages.size()))
        index = -1;
    if (index < 0) {
        select({});
        announce(*this, QString());
        return;
    }
    const StageMemory& stage = m_report.stages[static_cast<std::size_t>(index)];
    Selection chosen;
    chosen.stage = stage.stage;
    select(chosen);
    announce(*this, memoryDetails(stage));
}

void MemoryView::selectionChanged() { update(); }

bool MemoryView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int index = stageAt(help->pos());
        if (index < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(
                help->globalPos(), toolTipAt(help->pos()), this, m_chart->slot(index).toAlignedRect());
        return true;
    }
    return PictureView::event(event);
}

void MemoryView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_layerValid = false;
}

void MemoryView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_layerValid = false;
}

void MemoryView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        selectStage(stageAt(event->position()));
    else
        PictureView::mousePressEvent(event);
}

void MemoryView::mouseMoveEvent(QMouseEvent* event)
{
    const int index = stageAt(event->position());
    if (index == m_hover)
        return;
    m_hover = index;
    update();
}

void MemoryView::leaveEvent(QEvent* event)
{
    m_hover = -1;
    update();
    PictureView::leaveEvent(event);
}

void MemoryView::keyPressEvent(QKeyEvent* event)
{
    const auto count = static_cast<int>(m_report.stages.size());
    int current = -1;
    for (int i = 0; i < count; ++i)
        if (m_report.stages[static_cast<std::size_t>(i)].stage == selection().stage)
            current = i;
    const bool plain = event->modifiers() == Qt::NoModifier && count > 0;
    if (plain && event->key() == Qt::Key_Right)
        selectStage(std::min(current + 1, count - 1));
    else if (plain && event->key() == Qt::Key_Left)
        selectStage(current < 0 ? count - 1 : std::max(current - 1, 0));
    else if (plain && event->key() == Qt::Key_Home)
        selectStage(0);
    else if (plain && event->key() == Qt::Key_End)
        selectStage(count - 1);
    else if (plain && event->key() == Qt::Key_Escape && current >= 0)
        selectStage(-1);
    else
        PictureView::keyPressEvent(event);
}

} // namespace rankloom::ui
