// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_memory_view.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/memory/memory_painter.h"
#include "widgets/nice_ticks.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr double kGibibyte = 1024.0 * 1024 * 1024;
constexpr double kSwatchWidth = 18; ///< px
constexpr double kAfterEntry = 16;
constexpr double kMostSlot = 120; ///< px of a bar with the room around it
constexpr double kAxisLabels = 5;

QString servedPartName(ServedPart part)
{
    switch (part) {
    case ServedPart::Weights:
        return ServingMemoryView::tr("weights");
    case ServedPart::Activations:
        return ServingMemoryView::tr("activations of a batch");
    case ServedPart::Buffers:
        return ServingMemoryView::tr("buffers of collectives");
    case ServedPart::Engine:
        return ServingMemoryView::tr("kernels and graphs");
    case ServedPart::Cache:
        break;
    }
    return ServingMemoryView::tr("left for keys and values");
}

/// As in the picture of training, with a colour of its own for the cache.
void fillServedPart(QPainter& painter, const QRectF& area, ServedPart part, const QPalette& palette)
{
    switch (part) {
    case ServedPart::Weights:
        return fillMemoryPart(painter, area, MemoryPart::Weights, palette);
    case ServedPart::Activations:
        return fillMemoryPart(painter, area, MemoryPart::Activations, palette);
    case ServedPart::Buffers:
        return fillMemoryPart(painter, area, MemoryPart::Workspace, palette);
    case ServedPart::Engine:
        return fillMemoryPart(painter, area, MemoryPart::Reserve, palette);
    case ServedPart::Cache:
        break;
    }
    constexpr int kOfTheCache = 2; // no part of training has it
    const QColor hue = categoryColor(kOfTheCache, groundOf(palette));
    painter.fillRect(area, mixed(hue, palette.color(QPalette::Base), 0.14));
}

QString bytesLine(const QString& name, Bytes bytes)
{
    return ServingMemoryView::tr("%1: %2", "part of the memory, bytes").arg(name, formatBytes(bytes.value()));
}

} // namespace

Bytes bytesOf(const ServingMemory& memory, ServedPart part)
{
    switch (part) {
    case ServedPart::Weights:
        return memory.weights;
    case ServedPart::Activations:
        return memory.activations;
    case ServedPart::Buffers:
        return memory.communication;
    case ServedPart::Engine:
        return memory.reserved;
    case ServedPart::Cache:
        break;
    }
    return std::max(Bytes {}, memory.cache);
}

ServingMemoryView::ServingMemoryView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Memory while serving"));
    setWhatsThis(tr("What a GPU of each stage holds while the model serves: weights, activations of the "
                    "largest batch, buffers and the engine; what is left takes keys and values of requests. "
                    "The dashed line is what the engine may take of the GPU."));
    setEmptyText(tr("No memory estimate yet."));
    setAttribute(Qt::WA_OpaquePaintEvent);
    frameFocus();
}

void ServingMemoryView::setStep(std::shared_ptr<const ServedStep> step)
{
    m_step = std::move(step);
    m_bars.clear();
    m_bar = -1;
    if (m_step) {
        for (const ServingMemory& stage : m_step->stages)
            m_bars.push_back({stage, false});
        for (const ServingMemory& stage : m_step->decodeStages)
            m_bars.push_back({stage, true});
    }
    pictureChanged();
}

QString ServingMemoryView::verdict() const
{
    return m_step ? translated(servingFit(m_step->memory, m_step->blockTokens)) : QString();
}

QString ServingMemoryView::nameOf(const ServedStep& step, const Bar& bar)
{
    const QString stage = QLocale().toString(bar.memory.stage);
    if (step.decodeStages.empty())
        return tr("Stage %1").arg(stage);
    return bar.decodes ? tr("Decodes %1").arg(stage) : tr("Prompts %1").arg(stage);
}

QString ServingMemoryView::details(const Bar& bar) const
{
    const ServingMemory& memory = bar.memory;
    QStringList lines {nameOf(*m_step, bar)};
    for (auto part = kServedParts.rbegin(); part != kServedParts.rend(); ++part)
        lines << bytesLine(servedPartName(*part), bytesOf(memory, *part));
    if (memory.planes.value() > 0)
        lines << bytesLine(tr("of the weights planes of experts"), memory.planes)
              << bytesLine(tr("of those resident"), memory.residentPlanes);
    lines << bytesLine(tr("the engine may take"), memory.usable) << bytesLine(tr("capacity"), memory.capacity)
          << bytesLine(tr("keys and values of a token"), memory.keyValuePerToken);
    lines << translated(servingFit(memory, m_step->blockTokens));
    return lines.join(u'\n');
}

QString ServingMemoryView::describe() const
{
    return m_bars.empty() ? tr("No memory estimate yet.") : verdict();
}

/// Where the entries of the legend stand, row by row from its corner.
std::vector<QRectF> ServingMemoryView::legendEntries(double width) const
{
    const QFontMetricsF metrics(smallFont(font()));
    const double height = std::ceil(metrics.height()) + 3;
    std::vector<QRectF> entries;
    double x = 0;
    double y = 0;
    for (const ServedPart part : kServedParts) {
        const double entry = kSwatchWidth + 6 + metrics.horizontalAdvance(servedPartName(part)) + kAfterEntry;
        if (x > 0 && x + entry - kAfterEntry > width) {
            x = 0;
            y += height;
        }
        entries.emplace_back(x, y, entry, height);
        x += entry;
    }
    return entries;
}

ServingMemoryView::Places ServingMemoryView::placesIn(const QRectF& area) const
{
    Places places;
    const QRectF inner = area.adjusted(8, 6, -8, -6);
    const QFontMetricsF metrics(font());
    const QFontMetricsF small(smallFont(font()));
    const double words =
        metrics.boundingRect(QRectF(0, 0, inner.width(), 1e4), Qt::TextWordWrap, verdict()).height();
    places.header = {inner.left(), inner.top(), inner.width(), std::min(words, inner.height() / 2)};
    double most = 1;
    for (const Bar& bar : m_bars) {
        double sum = 0;
        for (const ServedPart part : kServedParts)
            sum += bytesOf(bar.memory, part).value();
        most = std::max({most, sum, bar.memory.capacity.value()});
    }
    places.top = most * 1.04;
    const double legend = legendEntries(inner.width()).back().bottom();
    places.legend = {inner.left(), inner.bottom() - legend, inner.width(), legend};
    const double labels =
        small.horizontalAdvance(formatBytes(std::ceil(places.top / kGibibyte) * kGibibyte)) + 8;
    const double top = places.header.bottom() + 8;
    const double bottom = places.legend.top() - small.height() - 10;
    places.plot = {
        inner.left() + labels, top, std::max(10.0, inner.width() - labels), std::max(10.0, bottom - top)};
    return places;
}

QRectF ServingMemoryView::slot(const Places& places, int bar) const
{
    const double each = std::min(
        kMostSlot, places.plot.width() / static_cast<double>(std::max<std::size_t>(1, m_bars.size())));
    return {places.plot.left() + bar * each, places.plot.top(), each, places.plot.height()};
}

void ServingMemoryView::paintAxis(QPainter& painter, const Places& places) const
{
    painter.setFont(smallFont(font()));
    const QFontMetricsF metrics(painter.font());
    const double room = std::max(2.0, places.plot.height() / (2.2 * metrics.height()));
    const double step = niceStep(places.top / kGibibyte, std::min(kAxisLabels, room));
    for (int i = 0; i * step * kGibibyte <= places.top; ++i) {
        const double y = std::round(places.y(i * step * kGibibyte)) + 0.5;
        painter.setPen(QPen(gridColor(palette()), 1));
        painter.drawLine(QPointF(places.plot.left(), y), QPointF(places.plot.right(), y));
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(0, y - metrics.height() / 2, places.plot.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, formatBytes(i * step * kGibibyte));
    }
}

void ServingMemoryView::paintBar(QPainter& painter, const Places& places, int bar) const
{
    const ServingMemory& memory = m_bars[static_cast<std::size_t>(bar)].memory;
    const QRectF all = slot(places, bar);
    const double inset = std::min(10.0, all.width() * 0.12);
    const QRectF column = all.adjusted(inset, 0, -inset, 0);
    const QFontMetricsF metrics(smallFont(font()));
    painter.setFont(smallFont(font()));
    double below = 0;
    for (const ServedPart part : kServedParts) {
        const double bytes = bytesOf(memory, part).value();
        const QRectF area(column.left(), places.y(below + bytes), column.width(),
            places.y(below) - places.y(below + bytes));
        below += bytes;
        if (area.height() <= 0)
            continue;
        fillServedPart(painter, area, part, palette());
        const QString text = formatBytes(bytes);
        const double width = metrics.horizontalAdvance(text) + 8;
        if (area.height() < metrics.height() + 2 || area.width() < width)
            continue;
        QRectF plate(0, 0, width, metrics.height());
        plate.moveCenter(area.center());
        painter.fillRect(plate, palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(plate, Qt::AlignCenter, text);
    }
    const QColor alarm = alarmColor(palette());
    const bool over = !memory.fits();
    const double usable = std::round(places.y(memory.usable.value())) + 0.5;
    painter.setPen(QPen(over ? alarm : palette().color(QPalette::Text), over ? 2 : 1.2, Qt::DashLine));
    painter.drawLine(QPointF(all.left() + 2, usable), QPointF(all.right() - 2, usable));
    const double capacity = std::round(places.y(memory.capacity.value())) + 0.5;
    painter.setPen(QPen(mutedText(palette()), 1));
    painter.drawLine(QPointF(all.left() + 2, capacity), QPointF(all.right() - 2, capacity));
    QString name = nameOf(*m_step, m_bars[static_cast<std::size_t>(bar)]);
    if (metrics.horizontalAdvance(name) > all.width())
        name = QLocale().toString(memory.stage);
    if (metrics.horizontalAdvance(name) > all.width())
        return;
    painter.setPen(over ? alarm : palette().color(QPalette::Text));
    painter.drawText(
        QRectF(all.left(), places.plot.bottom() + 3, all.width(), metrics.height()), Qt::AlignCenter, name);
}

void ServingMemoryView::paintLegend(QPainter& painter, const Places& places) const
{
    painter.setFont(smallFont(font()));
    const std::vector<QRectF> entries = legendEntries(places.legend.width());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const ServedPart part = kServedParts[i];
        const QRectF entry = entries[i].translated(places.legend.topLeft());
        fillServedPart(
            painter, {entry.left(), entry.top() + 2, kSwatchWidth, entry.height() - 6}, part, palette());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(entry.adjusted(kSwatchWidth + 6, 0, kSwatchWidth + 6, -2),
            Qt::AlignLeft | Qt::AlignVCenter, servedPartName(part));
    }
}

void ServingMemoryView::paintData(QPainter& painter, const QRectF& area) const
{
    const Places places = placesIn(area);
    painter.save();
    painter.setFont(font());
    painter.setPen(m_step->memory.fits() ? palette().color(QPalette::Text) : alarmColor(palette()));
    painter.drawText(places.header, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, verdict());
    paintAxis(painter, places);
    for (int bar = 0; bar < static_cast<int>(m_bars.size()); ++bar)
        paintBar(painter, places, bar);
    paintLegend(painter, places);
    painter.restore();
}

void ServingMemoryView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintPicture(painter, pictureArea());
    if (const int bar = selectedBar(); bar >= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2.4));
        painter.drawRoundedRect(slot(placesIn(pictureArea()), bar).adjusted(1, 2, -1, -1), 3, 3);
    }
}

int ServingMemoryView::barAt(const QPointF& position) const
{
    if (isEmpty())
        return -1;
    const Places places = placesIn(pictureArea());
    for (int bar = 0; bar < static_cast<int>(m_bars.size()); ++bar)
        if (slot(places, bar).contains(position))
            return bar;
    return -1;
}

PictureView::Tip ServingMemoryView::tipAt(const QPointF& position) const
{
    const int bar = barAt(position);
    if (bar < 0)
        return {};
    return {
        details(m_bars[static_cast<std::size_t>(bar)]), slot(placesIn(pictureArea()), bar).toAlignedRect()};
}

int ServingMemoryView::selectedBar() const
{
    const auto isOfStage = [this](const Bar& bar) { return bar.memory.stage == selection().stage; };
    if (m_bar >= 0 && m_bar < std::ssize(m_bars) && isOfStage(m_bars[static_cast<std::size_t>(m_bar)]))
        return m_bar;
    const auto found = std::ranges::find_if(m_bars, isOfStage);
    return found == m_bars.end() ? -1 : static_cast<int>(found - m_bars.begin());
}

void ServingMemoryView::selectBar(int bar)
{
    m_bar = bar;
    update(); // both pools have a stage of this number: what is selected may be the same
    Selection chosen;
    if (bar >= 0)
        chosen.stage = m_bars[static_cast<std::size_t>(bar)].memory.stage;
    select(chosen);
    announce(*this, bar >= 0 ? details(m_bars[static_cast<std::size_t>(bar)]) : QString());
}

void ServingMemoryView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        selectBar(barAt(event->position()));
    else
        PictureView::mousePressEvent(event);
}

void ServingMemoryView::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_bars.size()) - 1;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (last < 0 || !plain)
        return PictureView::keyPressEvent(event);
    const int now = selectedBar();
    switch (event->key()) {
    case Qt::Key_Right:
        return selectBar(std::min(now + 1, last));
    case Qt::Key_Left:
        return selectBar(now < 0 ? last : std::max(now - 1, 0));
    case Qt::Key_Home:
        return selectBar(0);
    case Qt::Key_End:
        return selectBar(last);
    case Qt::Key_Escape:
        if (now >= 0)
            return selectBar(-1);
        break;
    default:
        break;
    }
    PictureView::keyPressEvent(event);
}

std::unique_ptr<QAbstractTableModel> ServingMemoryView::createTable() const
{
    QStringList columns {tr("Stage")};
    for (const ServedPart part : kServedParts)
        columns << servedPartName(part);
    columns << tr("the engine may take") << tr("capacity") << tr("keys and values of a token")
            << tr("requests at once");
    constexpr int kParts = static_cast<int>(kServedParts.size());
    const auto cell = [bars = m_bars, step = m_step](int row, int column, Qt::ItemDataRole role) -> QVariant {
        const Bar& bar = bars[static_cast<std::size_t>(row)];
        const ServingMemory& memory = bar.memory;
        if (column == 0)
            return nameOf(*step, bar);
        if (column == kParts + 4)
            return static_cast<qlonglong>(memory.requests);
        const Bytes bytes = column <= kParts
            ? bytesOf(memory, kServedParts[static_cast<std::size_t>(column - 1)])
            : column == kParts + 1 ? memory.usable
            : column == kParts + 2 ? memory.capacity
                                   : memory.keyValuePerToken;
        return role == Qt::DisplayRole ? QVariant(formatBytes(bytes.value()))
                                       : QVariant(static_cast<qlonglong>(std::llround(bytes.value())));
    };
    return std::make_unique<CallbackTable>(static_cast<int>(m_bars.size()), columns, cell);
}

} // namespace rankloom::ui
