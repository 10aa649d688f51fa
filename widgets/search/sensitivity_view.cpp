// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/sensitivity_view.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// A change that slows the step by more than this share of it is cut where no gain is as large.
constexpr double kMostShown = 0.5;
constexpr double kMargin = 8;
constexpr double kGap = 14; ///< between columns
constexpr double kLeastBars = 90; ///< narrower ones say nothing: the label then stands above

QString withSign(double value, const QString& magnitude)
{
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + magnitude;
}

QString stepText(const SettingChange& change)
{
    const double seconds = change.stepChange.value();
    return withSign(seconds, formatSeconds(std::abs(seconds)));
}

QString peakText(const SettingChange& change)
{
    const double bytes = change.peakChange.value();
    return withSign(bytes, formatBytes(std::abs(bytes)));
}

/// A change that does not fit is marked where its memory stands.
QString peakCell(const SettingChange& change)
{
    return change.fits ? peakText(change) : SensitivityView::tr("✕ %1").arg(peakText(change));
}

} // namespace

SensitivityView::SensitivityView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("What each setting would change"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void SensitivityView::setReport(std::shared_ptr<const SensitivityReport> report)
{
    m_report = std::move(report);
    m_stale = false;
    m_cursor = m_hover = -1;
    updateGeometry();
    pictureChanged();
}

void SensitivityView::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    pictureChanged();
}

double SensitivityView::rowHeight() const
{
    const double line = QFontMetricsF(font()).height();
    return columns(width()).twoLines ? 2 * line + 10 : line + 8;
}
double SensitivityView::top() const { return QFontMetricsF(font()).height() + 14; }

SensitivityView::Columns SensitivityView::columns(double width) const
{
    const QFontMetricsF metrics(font());
    double labels = metrics.horizontalAdvance(tr("Setting"));
    double steps = metrics.horizontalAdvance(tr("Step"));
    double peaks = metrics.horizontalAdvance(tr("Peak memory"));
    for (int i = 0; i < count(); ++i) {
        const SettingChange& change = m_report->changes[static_cast<std::size_t>(i)];
        labels = std::max(labels, metrics.horizontalAdvance(translated(change.label)));
        steps = std::max(steps, metrics.horizontalAdvance(stepText(change)));
        peaks = std::max(peaks, metrics.horizontalAdvance(peakCell(change)));
    }
    Columns out;
    out.peaks = width - kMargin;
    out.steps = out.peaks - peaks - kGap;
    out.bars = out.steps - steps - kGap;
    out.labels = kMargin + labels + kGap;
    out.twoLines = out.bars - out.labels < kLeastBars;
    if (out.twoLines)
        out.labels = kMargin;
    return out;
}

QSize SensitivityView::minimumSizeHint() const
{
    return {240, static_cast<int>(std::ceil(top() + count() * rowHeight())) + 6};
}

QSize SensitivityView::pictureSize() const
{
    const double line = QFontMetricsF(font()).height() + 8;
    return {840, std::max(200, static_cast<int>(std::ceil(top() + count() * line)) + 6)};
}

QRectF SensitivityView::rowOf(int index) const
{
    return {0, top() + index * rowHeight(), static_cast<double>(width()), rowHeight()};
}

int SensitivityView::changeAt(const QPointF& position) const
{
    const auto row = static_cast<int>(std::floor((position.y() - top()) / rowHeight()));
    return row >= 0 && row < count() ? row : -1;
}

/// The axis ends where the largest gain does, or a quarter of the losses do: what slows the step by far more
/// is cut, for nobody wants it, and it must not squeeze what one chooses between.
double SensitivityView::furthest() const
{
    double gain = 0;
    std::vector<double> losses;
    for (const SettingChange& change : m_report->changes)
        if (const double seconds = change.stepChange.value(); seconds > 0)
            losses.push_back(seconds);
        else
            gain = std::max(gain, -seconds);
    double loss = 0;
    if (!losses.empty()) {
        const auto quarter = losses.begin() + std::ssize(losses) / 4;
        std::ranges::nth_element(losses, quarter);
        loss = *quarter;
    }
    return std::max({gain, std::min(loss, kMostShown * m_report->step.value()), 1e-9});
}

void SensitivityView::paintBar(QPainter& painter, const QRectF& space, const SettingChange& change) const
{
    const double middle = space.center().x();
    const double half = space.width() / 2 - 10;
    const double wanted = change.stepChange.value() / furthest();
    const double length = std::clamp(wanted, -1.0, 1.0) * half;
    const QRectF bar = QRectF(middle, space.top() + 4, length, space.height() - 8).normalized();
    const QColor color = categoryColor(wanted < 0 ? 0 : 1, isDark(palette()));
    if (change.fits) {
        painter.fillRect(bar, color);
    } else {
        painter.setPen(QPen(color, 1));
        hatch(painter, bar, 5);
        painter.drawRect(bar);
    }
    if (std::abs(wanted) > 1) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(
            QRectF(middle + (wanted > 0 ? half - 2 : -half - 10), space.top(), 14, space.height()),
            Qt::AlignCenter, wanted > 0 ? QStringLiteral("»") : QStringLiteral("«"));
    }
    painter.setPen(mutedText(palette()));
    painter.drawLine(QPointF(middle, space.top()), QPointF(middle, space.bottom()));
}

void SensitivityView::paintRow(QPainter& painter, const QRectF& row, const SettingChange& change) const
{
    const Columns at = columns(row.width());
    const double left = row.left();
    const double line = at.twoLines ? (row.height() - 2) / 2 : row.height();
    painter.setPen(palette().color(change.fits ? QPalette::Text : QPalette::PlaceholderText));
    const double labelEnd = at.twoLines ? at.peaks : at.labels - kGap / 2;
    painter.drawText(QRectF(left + kMargin, row.top(), labelEnd - kMargin, line),
        Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font()).elidedText(translated(change.label), Qt::ElideMiddle, labelEnd - kMargin));
    const QRectF figures(left, row.bottom() - line, row.width(), line);
    paintBar(painter, QRectF(left + at.labels, figures.top(), at.bars - at.labels, line), change);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(left + at.bars, figures.top(), at.steps - at.bars, line),
        Qt::AlignRight | Qt::AlignVCenter, stepText(change));
    if (!change.fits)
        painter.setPen(alarmColor(palette()));
    painter.drawText(QRectF(left + at.steps, figures.top(), at.peaks - at.steps, line),
        Qt::AlignRight | Qt::AlignVCenter, peakCell(change));
}

void SensitivityView::paintHeader(QPainter& painter, const QRectF& area) const
{
    const Columns at = columns(area.width());
    const QFontMetricsF metrics(font());
    const double line = top();
    const double middle = area.left() + (at.labels + at.bars) / 2;
    const double half = (at.bars - at.labels) / 2;
    painter.setPen(mutedText(palette()));
    // Words that do not fit beside each other are left out: the axis says the same.
    const QString faster = tr("← faster");
    const QString slower = tr("slower →");
    if (std::max(metrics.horizontalAdvance(faster), metrics.horizontalAdvance(slower)) + 8 < half) {
        painter.drawText(
            QRectF(middle - half, area.top(), half - 6, line), Qt::AlignRight | Qt::AlignVCenter, faster);
        painter.drawText(
            QRectF(middle + 6, area.top(), half - 6, line), Qt::AlignLeft | Qt::AlignVCenter, slower);
    }
    if (!at.twoLines)
        painter.drawText(QRectF(area.left() + kMargin, area.top(), at.labels - kMargin, line),
            Qt::AlignLeft | Qt::AlignVCenter, tr("Setting"));
    painter.drawText(QRectF(area.left() + at.bars, area.top(), at.steps - at.bars, line),
        Qt::AlignRight | Qt::AlignVCenter, tr("Step"));
    painter.drawText(QRectF(area.left() + at.steps, area.top(), at.peaks - at.steps, line),
        Qt::AlignRight | Qt::AlignVCenter, tr("Peak memory"));
}

void SensitivityView::paintPicture(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    if (count() == 0) {
        painter.setPen(mutedText(palette()));
        painter.drawText(area.adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
            tr("What the next legal value of every setting would change in step time and memory. "
               "It appears for a plan that is legal."));
    } else {
        const double line = QFontMetricsF(font()).height();
        const double height = columns(area.width()).twoLines ? 2 * line + 10 : line + 8;
        paintHeader(painter, area);
        for (int i = 0; i < count(); ++i)
            paintRow(painter, QRectF(area.left(), area.top() + top() + i * height, area.width(), height),
                m_report->changes[static_cast<std::size_t>(i)]);
    }
    painter.restore();
}

void SensitivityView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    for (const auto& [row, strength] : {std::pair {m_hover, 0.08F}, std::pair {m_cursor, 0.22F}}) {
        QColor tint = palette().color(QPalette::Highlight);
        tint.setAlphaF(strength);
        if (row >= 0)
            painter.fillRect(rowOf(row), tint);
    }
    paintPicture(painter, rect());
    if (m_stale) {
        QColor veil = palette().color(QPalette::Base);
        veil.setAlphaF(0.5F);
        painter.fillRect(rect(), veil);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

/// Narrow rows have two lines.
void SensitivityView::resizeEvent(QResizeEvent* event)
{
    updateGeometry();
    PictureView::resizeEvent(event);
}

std::unique_ptr<QAbstractTableModel> SensitivityView::createTable() const
{
    return std::make_unique<CallbackTable>(count(),
        QStringList {tr("Change"), tr("Step"), tr("Change of step"), tr("Fullest device"),
            tr("Change of peak"), tr("Fits")},
        [report = m_report](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const SettingChange& change = report->changes[static_cast<std::size_t>(row)];
            const bool text = role == Qt::DisplayRole;
            switch (column) {
            case 0:
                return translated(change.label);
            case 1:
                return text ? QVariant(formatSeconds(change.step.value())) : change.step.value();
            case 2:
                return text ? QVariant(stepText(change)) : change.stepChange.value();
            case 3:
                return text ? QVariant(formatBytes(change.peak.value())) : change.peak.value();
            case 4:
                return text ? QVariant(peakText(change)) : change.peakChange.value();
            default:
                return change.fits ? tr("yes") : tr("no");
            }
        });
}

QString SensitivityView::description() const
{
    if (count() == 0)
        return tr("Nothing to change is known yet.");
    const SettingChange& first = m_report->changes.front();
    const QString text =
        tr("%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.")
            .arg(formatCount(count()), translated(first.label), stepText(first), peakText(first));
    return m_stale ? text + u' ' + tr("These figures are being computed anew.") : text;
}

QString SensitivityView::details(int index) const
{
    const SettingChange& change = m_report->changes[static_cast<std::size_t>(index)];
    const QLocale locale;
    const QString text = tr("%1\nstep %2 s (%3 s)\nfullest device %4\n")
                             .arg(translated(change.label), locale.toString(change.step.value(), 'f', 6),
                                 withSign(change.stepChange.value(),
                                     locale.toString(std::abs(change.stepChange.value()), 'f', 6)),
                                 exactBytes(change.peak.value()));
    return text
        + (change.fits
                ? tr("A click shows it, Return adopts it as a new plan, Shift+Return changes this plan.")
                : tr("It would not fit. A click shows it, Return adopts it all the same."));
}

void SensitivityView::moveTo(int index)
{
    if (count() == 0)
        return;
    m_cursor = std::clamp(index, 0, count() - 1);
    announce(*this, details(m_cursor));
    Q_EMIT cursorMoved(rowOf(m_cursor).toAlignedRect());
    update();
    if (!m_stale)
        Q_EMIT looked(m_cursor);
}

bool SensitivityView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return PictureView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const int index = changeAt(help->pos()); index >= 0)
        QToolTip::showText(help->globalPos(), details(index), this, rowOf(index).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void SensitivityView::mousePressEvent(QMouseEvent* event)
{
    const int index = changeAt(event->position());
    if (event->button() != Qt::LeftButton || index < 0)
        return PictureView::mousePressEvent(event);
    moveTo(index);
}

void SensitivityView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int index = changeAt(event->position());
    if (event->button() == Qt::LeftButton && index >= 0 && !m_stale)
        Q_EMIT applied(index, true);
}

void SensitivityView::mouseMoveEvent(QMouseEvent* event)
{
    const int at = changeAt(event->position());
    setCursor(at >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (at == m_hover)
        return;
    m_hover = at;
    update();
}

void SensitivityView::leaveEvent(QEvent* event)
{
    m_hover = -1;
    update();
    PictureView::leaveEvent(event);
}

void SensitivityView::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto plain =
        event->modifiers() & ~(Qt::KeypadModifier | (enter ? Qt::ShiftModifier : Qt::NoModifier));
    if (count() == 0 || plain != Qt::NoModifier)
        return PictureView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
        return moveTo(m_cursor - 1);
    case Qt::Key_Down:
        return moveTo(m_cursor + 1);
    case Qt::Key_Home:
        return moveTo(0);
    case Qt::Key_End:
        return moveTo(count() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor >= 0 && !m_stale)
            Q_EMIT applied(m_cursor, !event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    default:
        PictureView::keyPressEvent(event);
    }
}

} // namespace rankloom::ui
