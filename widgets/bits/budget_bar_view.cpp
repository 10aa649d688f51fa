// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bits/budget_bar_view.h"

#include <algorithm>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kBarPixels = 18;
constexpr double kBarGap = 8;

} // namespace

BudgetBarView::BudgetBarView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Memory for planes of experts"));
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    frameFocus();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize BudgetBarView::sizeHint() const
{
    const int line = fontMetrics().height();
    return {280, static_cast<int>(2 * (line + 2 + kBarPixels + kBarGap)) + 4};
}

QSize BudgetBarView::minimumSizeHint() const { return {160, sizeHint().height()}; }

void BudgetBarView::setData(std::shared_ptr<const BitsReport> report, std::shared_ptr<const BitsTable> table)
{
    m_bars.clear();
    if (report && table && !table->empty()) {
        const double kept = table->kept().value();
        const double budget = table->budget.value();
        const double others = report->others.value();
        const double cache = report->keysAndValues.value();
        const double capacity = report->device.memory.value();
        Bar gpu;
        gpu.name = tr("GPU memory");
        gpu.over = kept > budget || others + cache + budget > capacity;
        gpu.line = others + cache + budget;
        gpu.whole = std::max({capacity, gpu.line, others + cache + kept});
        const double room = std::max(0.0, budget - kept);
        gpu.figures = kept > budget ? tr("%1 of %2: over").arg(formatBytes(kept), formatBytes(budget))
                                    : tr("%1 of %2").arg(formatBytes(kept), formatBytes(budget));
        gpu.parts = {{tr("weights that are not of experts, in 16 bits"), others, Ink::Others},
            {tr("keys and values"), cache, Ink::Cache}, {tr("planes that stay"), kept, Ink::Kept},
            {tr("room for planes that come and go"), room, Ink::Room},
            {tr("free"), std::max(0.0, gpu.whole - others - cache - kept - room), Ink::Free}};
        const double all = report->bytes.nested.value() * static_cast<double>(table->bits.size());
        const double away = std::max(0.0, all - kept);
        Bar elsewhere;
        elsewhere.name = report->fromDrives ? tr("Drives") : tr("Host memory");
        elsewhere.figures = tr("%1 at %2").arg(formatBytes(away), formatRate(report->machine.load.value()));
        elsewhere.whole = std::max(gpu.whole, away);
        elsewhere.parts = {{tr("planes that are loaded when they are asked for"), away, Ink::Elsewhere},
            {tr("not needed"), elsewhere.whole - away, Ink::Free}};
        gpu.whole = elsewhere.whole; // one scale
        gpu.parts.back().bytes = std::max(0.0, capacity - others - cache - kept - room);
        m_bars = {std::move(gpu), std::move(elsewhere)};
    }
    pictureChanged();
}

QColor BudgetBarView::colorOf(Ink ink) const
{
    const Ground ground = groundOf(palette());
    const QColor base = palette().color(QPalette::Base);
    switch (ink) {
    case Ink::Others:
        return mixed(base, palette().color(QPalette::Text), 0.45);
    case Ink::Cache:
        return mixed(base, palette().color(QPalette::Text), 0.25);
    case Ink::Kept:
        return categoryColor(0, ground);
    case Ink::Room:
        return mixed(base, categoryColor(0, ground), 0.3);
    case Ink::Elsewhere:
        return categoryColor(1, ground);
    case Ink::Free:
        break;
    }
    return mixed(base, palette().color(QPalette::Text), 0.05);
}

double BudgetBarView::barHeight(const QRectF& area) const
{
    const double lines = QFontMetricsF(font()).height() + 2;
    return std::clamp(area.height() / 2 - lines - kBarGap, 6.0, 2 * kBarPixels);
}

QRectF BudgetBarView::barArea(const QRectF& area, std::size_t bar) const
{
    const double line = QFontMetricsF(font()).height() + 2;
    const double each = line + barHeight(area) + kBarGap;
    return {area.left() + 2, area.top() + 2 + static_cast<double>(bar) * each + line, area.width() - 4,
        barHeight(area)};
}

void BudgetBarView::paintBar(QPainter& painter, const QRectF& area, const Bar& bar) const
{
    const QFontMetricsF metrics(painter.font());
    const QRectF title(area.left(), area.top() - metrics.height() - 2, area.width(), metrics.height());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, bar.name);
    painter.setPen(bar.over ? alarmColor(palette()) : palette().color(QPalette::Text));
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, bar.figures);
    double left = area.left();
    for (const Part& part : bar.parts) {
        const double width = part.bytes / bar.whole * area.width();
        const QRectF piece(left, area.top(), width, area.height());
        painter.fillRect(piece, colorOf(part.ink));
        // What comes and goes is told by its hatch as well.
        if (part.ink == Ink::Room && width > 2) {
            painter.setPen(QPen(mixed(palette().color(QPalette::Base), colorOf(Ink::Kept), 0.7), 1));
            hatch(painter, piece, 6);
        }
        left += width;
    }
    painter.setPen(QPen(gridColor(palette()), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
    if (bar.line > 0) {
        const double x = area.left() + bar.line / bar.whole * area.width();
        painter.setPen(QPen(bar.over ? alarmColor(palette()) : palette().color(QPalette::Text), 2));
        painter.drawLine(QPointF(x, area.top() - 3), QPointF(x, area.bottom() + 3));
    }
}

void BudgetBarView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setFont(font());
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        paintBar(painter, barArea(area, i), m_bars[i]);
    painter.restore();
}

void BudgetBarView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintPicture(painter, rect());
}

PictureView::Tip BudgetBarView::tipAt(const QPointF& position) const
{
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const QRectF area = barArea(rect(), i);
        if (!area.adjusted(0, -area.height(), 0, 3).contains(position))
            continue;
        QStringList lines {m_bars[i].name};
        for (const Part& part : m_bars[i].parts)
            if (part.bytes > 0 && part.ink != Ink::Free)
                lines << tr("%1: %2 (%3)").arg(part.name, formatBytes(part.bytes), exactBytes(part.bytes));
            else if (part.bytes > 0 && i == 0)
                lines << tr("%1: %2").arg(part.name, formatBytes(part.bytes));
        return {lines.join(u'\n'), area.toAlignedRect()};
    }
    return {};
}

std::unique_ptr<QAbstractTableModel> BudgetBarView::createTable() const
{
    struct Row {
        QString where;
        Part part;
    };
    std::vector<Row> rows;
    for (const Bar& bar : m_bars)
        for (const Part& part : bar.parts)
            if (part.ink != Ink::Free)
                rows.push_back({bar.name, part});
    return std::make_unique<CallbackTable>(static_cast<int>(rows.size()),
        QStringList {tr("Where"), tr("What"), tr("Bytes")},
        [rows](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const Row& one = rows[static_cast<std::size_t>(row)];
            if (column < 2)
                return column == 0 ? one.where : one.part.name;
            return role == Qt::DisplayRole ? QVariant(formatBytes(one.part.bytes)) : one.part.bytes;
        });
}

QString BudgetBarView::describe() const
{
    QStringList words;
    for (const Bar& bar : m_bars)
        words << tr("%1: %2.").arg(bar.name, bar.figures);
    return words.join(u' ');
}

} // namespace rankloom::ui
