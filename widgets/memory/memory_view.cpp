// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_view.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTableModel>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/accessible_picture.h"
#include "widgets/foreign_text.h"
#include "widgets/memory/calibration_panel.h"
#include "widgets/memory/memory_fixes.h"
#include "widgets/memory/memory_painter.h"
#include "widgets/memory/memory_table.h"
#include "widgets/memory/memory_words.h"
#include "widgets/table_dialog.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

namespace {

constexpr int kLeastShown = 8; ///< bars at the deepest zoom
constexpr double kZoomStep = 1.25;

} // namespace

MemoryView::MemoryView(QWidget* parent)
    : PictureView(parent)
    , m_strip(new ViewStrip(this))
    , m_fixes(new MemoryFixes(this))
    , m_calibration(new CalibrationPanel(this))
{
    setAccessibleName(tr("Memory per stage"));
    setEmptyText(tr("No memory estimate yet"),
        tr("Choose a model and a cluster: weights, gradients, optimizer and activations of every stage "
           "appear against the capacity of its GPUs."));
    setAttribute(Qt::WA_OpaquePaintEvent);
    frameFocus();
    makeCommands();
    makeStrip();
    m_calibration->hide();
    connect(m_fixes, &MemoryFixes::fixRequested, this, &MemoryView::fixRequested);
    connect(
        m_calibration, &CalibrationPanel::projectChangeRequested, this, &MemoryView::projectChangeRequested);
    connect(m_calibration, &CalibrationPanel::heightChanged, this, &MemoryView::placeParts);
    connect(m_calibration, &CalibrationPanel::closed, this, [this] {
        m_calibration->hide();
        setFocus();
        placeParts();
    });
    rearrange();
}

MemoryView::~MemoryView() = default;

void MemoryView::makeCommands()
{
    const auto detailed = enabledIf([this] { return m_data.tensors != nullptr; });
    addCommands(tr("Memory"),
        {{"memory.fullest", tr("Go to the &fullest"), {Qt::Key_F}, [this] { selectFullest(); }},
            {"memory.scale", tr("&Ranks instead of stages"), {Qt::Key_S},
                [this] {
                    setScale(m_scale == MemoryScale::Stages ? MemoryScale::Ranks : MemoryScale::Stages);
                },
                checkedIf([this] { return m_scale == MemoryScale::Ranks; })},
            {"memory.zoomIn", tr("Zoom &in"), {Qt::Key_Plus, Qt::Key_Equal},
                [this] { zoom(kZoomStep, 0.5); }},
            {"memory.zoomOut", tr("Zoom &out"), {Qt::Key_Minus}, [this] { zoom(1 / kZoomStep, 0.5); }},
            {"memory.fit", tr("Fit &all"), {Qt::Key_0},
                [this] { showBars(0, static_cast<int>(m_bars.size())); }}});
    addCommands(tr("Memory"),
        {{"memory.tensors", tr("Tensors as ta&ble"), {Qt::CTRL | Qt::SHIFT | Qt::Key_T},
             [this] { showBreakdown(); }, detailed},
            {"memory.copyTensors", tr("Copy te&nsors"), {},
                [this] { QGuiApplication::clipboard()->setText(tableText(*breakdownTable(m_data), u'\t')); },
                detailed},
            {"memory.calibrate", tr("Ca&librate with a measured run…"), {Qt::Key_K}, [this] { calibrate(); },
                enabledIf([this] { return m_data.project != nullptr; })}});
}

void MemoryView::makeStrip()
{
    m_scaleBox = m_strip->addChoice(tr("&Bars:"), {tr("Stages"), tr("Ranks")},
        [this](int index) { setScale(static_cast<MemoryScale>(index)); });
    m_scaleBox->setToolTip(tr("One bar per pipeline stage or per rank"));
    m_orderBox = m_strip->addChoice(tr("&Order:"), {tr("By number"), tr("Fullest first")},
        [this](int index) { setOrder(static_cast<MemoryOrder>(index)); });
    m_strip->addGap();
    m_strip->addCommand(
        *own().find("memory.tensors"), tr("Tensors"), tr("Every tensor of every stage as a table"));
    m_strip->addCommand(*own().find("memory.calibrate"), tr("Calibrate…"),
        tr("Fit the framework constant to one measured run"));
}

void MemoryView::setData(MemoryData values)
{
    if (m_data == values)
        return;
    m_data = std::move(values);
    m_explanation = peakSentence(m_data.report) + hostSentence(m_data);
    m_fixes->setFits(m_data.report.fits);
    m_fixes->setFixes(m_data.fixes);
    m_calibration->setInputs(m_data.project, m_data.plan, m_data.report);
    rearrange();
}

void MemoryView::rearrange()
{
    const auto before = static_cast<int>(m_bars.size());
    const bool ranks = m_scale == MemoryScale::Ranks && !m_data.ranks.empty();
    m_bars = memoryBars(m_data, ranks ? MemoryScale::Ranks : MemoryScale::Stages, m_order);
    if (const auto count = static_cast<int>(m_bars.size()); count != before) {
        m_first = 0;
        m_count = count;
    }
    m_hover = -1;
    m_strip->setVisible(!m_bars.empty());
    placeParts();
    repicture();
}

void MemoryView::repicture()
{
    m_layer.forget();
    pictureChanged();
}

void MemoryView::setScale(MemoryScale scale)
{
    m_scaleBox->setCurrentIndex(static_cast<int>(scale));
    if (m_scale == scale)
        return;
    m_scale = scale;
    setAccessibleName(scale == MemoryScale::Ranks ? tr("Memory per rank") : tr("Memory per stage"));
    m_part.reset();
    rearrange();
}

void MemoryView::setOrder(MemoryOrder order)
{
    m_orderBox->setCurrentIndex(static_cast<int>(order));
    if (m_order == order)
        return;
    m_order = order;
    rearrange();
}

void MemoryView::showBars(int first, int count)
{
    const auto all = static_cast<int>(m_bars.size());
    m_count = std::clamp(count, std::min(all, kLeastShown), all);
    m_first = std::clamp(first, 0, all - m_count);
    m_hover = -1;
    repicture();
}

/// Fewer or more bars; the one at `share` of the width stays where it is.
void MemoryView::zoom(double factor, double share)
{
    const double center = m_first + share * m_count;
    const double least = factor > 1 ? m_count - 1 : m_count + 1; // at least one bar of difference
    const double wanted = factor > 1 ? std::min(m_count / factor, least) : std::max(m_count / factor, least);
    const int count = std::clamp(static_cast<int>(std::lround(wanted)),
        std::min(static_cast<int>(m_bars.size()), kLeastShown), static_cast<int>(m_bars.size()));
    showBars(static_cast<int>(std::lround(center - share * count)), count);
}

QSize MemoryView::pictureSize() const
{
    return {std::clamp(static_cast<int>(m_bars.size()) * 110 + 160, 840, 1600), 520};
}

std::unique_ptr<QAbstractTableModel> MemoryView::createTable() const
{
    return std::make_unique<MemoryTable>(m_bars);
}

QString MemoryView::describe() const
{
    QString text = memorySentence(m_bars);
    if (!m_explanation.isEmpty())
        text += u' ' + m_explanation;
    return text;
}

void MemoryView::paintData(QPainter& painter, const QRectF& area) const
{
    MemoryPainter(m_bars, m_first, m_count, m_explanation, palette(), font()).paint(painter, area);
}

QRectF MemoryView::pictureArea() const
{
    const int top = m_strip->isHidden() ? 0 : m_strip->height();
    int bottom = height();
    for (const QWidget* part :
        {static_cast<const QWidget*>(m_fixes), static_cast<const QWidget*>(m_calibration)})
        if (!part->isHidden())
            bottom -= part->height();
    return {0.0, static_cast<double>(top), static_cast<double>(width()),
        static_cast<double>(std::max(0, bottom - top))};
}

void MemoryView::placeParts()
{
    m_strip->follow();
    int bottom = height();
    if (!m_calibration->isHidden()) {
        bottom -= std::max(m_calibration->heightForWidth(width()), m_calibration->minimumSizeHint().height());
        m_calibration->setGeometry(0, bottom, width(), height() - bottom);
    }
    constexpr int kLeastPicture = 90;
    const int line = m_fixes->sizeHint().height();
    m_fixes->setVisible(!m_data.fixes.empty() && bottom - line - m_strip->height() >= kLeastPicture);
    if (!m_fixes->isHidden())
        m_fixes->setGeometry(0, bottom - line, width(), line);
    m_layer.forget();
    update();
}

const QPixmap& MemoryView::ensureLayer()
{
    return m_layer.pixels(*this, [this](QPainter& painter) {
        m_plot = MemoryPainter(m_bars, m_first, m_count, m_explanation, palette(), font())
                     .paint(painter, pictureArea());
    });
}

void MemoryView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, ensureLayer());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (m_hover >= 0 && m_hover < static_cast<int>(m_plot.columns().size())) {
        QColor tint = palette().color(QPalette::Text);
        tint.setAlphaF(m_plot.isDense() ? 0.25F : 0.06F);
        painter.fillRect(m_plot.slot(m_hover), tint);
    }
    markSelection(painter);
}

/// A frame around the selected bar and its part; around the whole stage where a stage was selected elsewhere.
void MemoryView::markSelection(QPainter& painter) const
{
    const auto& columns = m_plot.columns();
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2.4));
    const int selected = selectedBar();
    if (selected >= 0) {
        const int column = m_plot.columnOf(selected);
        if (column < 0)
            return;
        QRectF frame = m_plot.slot(column);
        if (frame.width() < 7)
            frame = QRectF(frame.center().x() - 3.5, frame.top(), 7, frame.height());
        painter.drawRoundedRect(frame.adjusted(1, 2, -1, -1), 3, 3);
        if (m_part) {
            painter.setPen(QPen(palette().color(QPalette::Text), 2));
            painter.drawRect(
                m_plot.segment(frame, m_bars[static_cast<std::size_t>(selected)].memory, *m_part));
        }
        return;
    }
    if (m_bars.empty() || m_bars.front().rank < 0 || selection().stage < 0)
        return;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (m_bars[static_cast<std::size_t>(columns[i].fullest)].memory.stage == selection().stage) {
            const QRectF slot = m_plot.slot(static_cast<int>(i));
            painter.drawLine(
                QPointF(slot.left(), slot.bottom() + 1.5), QPointF(slot.right(), slot.bottom() + 1.5));
        }
}

int MemoryView::barAt(const QPointF& position) const
{
    const int column = m_plot.columnAt(position);
    return column < 0 ? -1 : m_plot.columns()[static_cast<std::size_t>(column)].fullest;
}

std::optional<MemoryPart> MemoryView::partAt(const QPointF& position) const
{
    const int bar = barAt(position);
    if (bar < 0)
        return {};
    for (const MemoryPart part : kAllMemoryParts) {
        const QRectF area = m_plot.segment(
            m_plot.slot(m_plot.columnAt(position)), m_bars[static_cast<std::size_t>(bar)].memory, part);
        if (position.y() >= area.top() && position.y() < area.bottom())
            return part;
    }
    return {};
}

QString MemoryView::details(int bar, std::optional<MemoryPart> open, int column) const
{
    const MemoryBar& at = m_bars[static_cast<std::size_t>(bar)];
    QString text = memoryDetails(at, m_data, open);
    const auto stage = static_cast<std::size_t>(at.memory.stage);
    if (open && at.rank >= 0 && stage < m_data.report.stages.size()
        && at.memory != m_data.report.stages[stage])
        text += u'\n' + tr("tensors are those of the fullest rank of the stage");
    if (column >= 0) {
        const MemoryColumn& shared = m_plot.columns()[static_cast<std::size_t>(column)];
        if (const int count = shared.end - shared.first; count > 1)
            text.prepend(tr("The fullest of %n bars in this column", nullptr, count) + u'\n');
    }
    return text;
}

QString MemoryView::toolTipAt(const QPointF& position) const
{
    const int bar = barAt(position);
    return bar < 0 ? QString() : details(bar, partAt(position), m_plot.columnAt(position));
}

int MemoryView::selectedBar() const
{
    const bool ranks = !m_bars.empty() && m_bars.front().rank >= 0;
    const Selection& chosen = selection();
    const auto found = std::ranges::find_if(m_bars, [&](const MemoryBar& bar) {
        return ranks ? bar.rank == chosen.rank : bar.memory.stage == chosen.stage;
    });
    return found == m_bars.end() ? -1 : static_cast<int>(found - m_bars.begin());
}

void MemoryView::selectBar(int bar)
{
    if (bar < 0 || bar >= static_cast<int>(m_bars.size())) {
        m_part.reset();
        select({});
        announce(*this, QString());
        return;
    }
    const MemoryBar& at = m_bars[static_cast<std::size_t>(bar)];
    Selection chosen;
    chosen.stage = at.memory.stage;
    chosen.rank = at.rank;
    chosen.device = at.device;
    if (at.device >= 0 && m_data.project)
        chosen.node = at.device / m_data.project->cluster->devicesPerNode;
    select(chosen);
    announce(*this, details(bar, m_part, -1));
}

/// Through the parts of the selected bar, upwards with +1; the tensors of each are told as on hover.
void MemoryView::walkParts(int direction)
{
    const int bar = selectedBar();
    if (bar < 0) {
        selectBar(m_first);
        return;
    }
    const int now = m_part ? static_cast<int>(*m_part) + direction : direction > 0 ? 0 : kMemoryParts - 1;
    m_part = kAllMemoryParts[static_cast<std::size_t>(std::clamp(now, 0, kMemoryParts - 1))];
    const QString text = details(bar, m_part, -1);
    announce(*this, text);
    update();
    ensureLayer();
    if (const int column = m_plot.columnOf(bar); column >= 0) {
        const QRect slot = m_plot.slot(column).toAlignedRect();
        QToolTip::showText(mapToGlobal(slot.center()), plainTip(text), this, slot);
    }
}

void MemoryView::selectionChanged()
{
    const int bar = selectedBar();
    if (bar >= 0 && (bar < m_first || bar >= m_first + m_count))
        showBars(bar - m_count / 2, m_count);
    update();
}

void MemoryView::calibrate()
{
    m_calibration->begin();
    placeParts();
}

void MemoryView::showBreakdown()
{
    if (!m_data.tensors)
        return;
    QDialog* dialog = new TableDialog(breakdownTable(m_data), tr("Memory by tensor"), window());
    dialog->show();
}

void MemoryView::extendMenu(QMenu& menu)
{
    PictureView::extendMenu(menu);
    if (const int bar = selectedBar(); bar >= 0)
        menu.addAction(tr("Copy &details of %1").arg(barName(m_bars[static_cast<std::size_t>(bar)])), this,
            [text = details(bar, m_part, -1)] { QGuiApplication::clipboard()->setText(text); });
}

PictureView::Tip MemoryView::tipAt(const QPointF& position) const
{
    const int column = m_plot.columnAt(position);
    if (column < 0)
        return {};
    // A tip of its own for every part.
    QRectF place = m_plot.slot(column);
    if (const auto part = partAt(position))
        place = m_plot.segment(place, m_bars[static_cast<std::size_t>(barAt(position))].memory, *part);
    return {toolTipAt(position), place.toAlignedRect()};
}

void MemoryView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    placeParts();
}

void MemoryView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        placeParts();
}

void MemoryView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        PictureView::mousePressEvent(event);
        return;
    }
    m_part.reset();
    selectBar(barAt(event->position()));
}

void MemoryView::mouseMoveEvent(QMouseEvent* event)
{
    const int column = m_plot.columnAt(event->position());
    if (column == m_hover)
        return;
    m_hover = column;
    update();
}

void MemoryView::leaveEvent(QEvent* event)
{
    m_hover = -1;
    update();
    PictureView::leaveEvent(event);
}

void MemoryView::wheelEvent(QWheelEvent* event)
{
    const QRectF plot = m_plot.area();
    if (static_cast<int>(m_bars.size()) <= kLeastShown || plot.width() <= 0) {
        PictureView::wheelEvent(event);
        return;
    }
    const QPoint turned = event->angleDelta();
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || turned.x() != 0;
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    if (sideways)
        showBars(m_first - static_cast<int>(std::lround(notches * std::max(1, m_count / 10))), m_count);
    else if (notches != 0)
        zoom(std::pow(kZoomStep, notches),
            std::clamp((event->position().x() - plot.left()) / plot.width(), 0.0, 1.0));
    event->accept();
}

/// Keys that move the selection. Returns whether the key was one.
bool MemoryView::handleMove(int key)
{
    const auto count = static_cast<int>(m_bars.size());
    const int current = selectedBar();
    switch (key) {
    case Qt::Key_Right:
        selectBar(std::min(current + 1, count - 1));
        return true;
    case Qt::Key_Left:
        selectBar(current < 0 ? count - 1 : std::max(current - 1, 0));
        return true;
    case Qt::Key_Home:
        selectBar(0);
        return true;
    case Qt::Key_End:
        selectBar(count - 1);
        return true;
    case Qt::Key_PageDown:
        showBars(m_first + m_count, m_count);
        return true;
    case Qt::Key_PageUp:
        showBars(m_first - m_count, m_count);
        return true;
    case Qt::Key_Up:
        walkParts(1);
        return true;
    case Qt::Key_Down:
        walkParts(-1);
        return true;
    case Qt::Key_Escape:
        if (current < 0)
            return false;
        selectBar(-1);
        return true;
    default:
        return false;
    }
}

void MemoryView::selectFullest()
{
    selectBar(static_cast<int>(std::ranges::max_element(m_bars, {}, [](const MemoryBar& bar) {
        return overCapacity(bar.memory);
    }) - m_bars.begin()));
}

void MemoryView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (m_bars.empty() || modifiers != Qt::NoModifier || !handleMove(event->key()))
        PictureView::keyPressEvent(event);
}

} // namespace rankloom::ui
