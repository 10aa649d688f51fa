// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/sensitivity_view.h"

#include <algorithm>
#include <cmath>

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

/// A change that slows the step by more than this share of it is cut: it must not squeeze the others.
constexpr double kMostShown = 0.5;
constexpr double kLabelShare = 0.30; ///< of the width
constexpr double kBarShare = 0.34;

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
    m_cursor = -1;
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

double SensitivityView::rowHeight() const { return QFontMetricsF(font()).height() + 8; }
double SensitivityView::top() const { return QFontMetricsF(font()).height() + 14; }

QSize SensitivityView::minimumSizeHint() const
{
    return {300, static_cast<int>(std::ceil(top() + count() * rowHeight())) + 6};
}

QSize SensitivityView::pictureSize() const { return {840, std::max(200, minimumSizeHint().height())}; }

QRectF SensitivityView::rowOf(int index) const
{
    return {0, top() + index * rowHeight(), static_cast<double>(width()), rowHeight()};
}

int SensitivityView::changeAt(const QPointF& position) const
{
    const auto row = static_cast<int>(std::floor((position.y() - top()) / rowHeight()));
    return row >= 0 && row < count() ? row : -1;
}

double SensitivityView::furthest() const
{
    double most = 0;
    for (const SettingChange& change : m_report->changes)
        most = std::max(most, std::abs(change.stepChange.value()));
    return std::max(std::min(most, kMostShown * m_report->step.value()), 1e-9);
}

void SensitivityView::paintRow(QPainter& painter, const QRectF& row, const SettingChange& change) const
{
    const bool dark = isDark(palette());
    const QFontMetricsF metrics(font());
    const double labelEnd = row.left() + row.width() * kLabelShare;
    const double middle = labelEnd + row.width() * kBarShare / 2;
    const double half = row.width() * kBarShare / 2 - 10;
    const QRectF label(row.left() + 8, row.top(), labelEnd - row.left() - 16, row.height());
    painter.setPen(palette().color(change.fits ? QPalette::Text : QPalette::PlaceholderText));
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(translated(change.label), Qt::ElideRight, label.width()));

    const double wanted = change.stepChange.value() / furthest();
    const double length = std::clamp(wanted, -1.0, 1.0) * half;
    QRectF bar(middle, row.top() + 4, length, row.height() - 8);
    bar = bar.normalized();
    const QColor color = categoryColor(wanted < 0 ? 0 : 1, dark);
    if (change.fits) {
        painter.fillRect(bar, color);
    } else {
        painter.setPen(QPen(color, 1));
        hatch(painter, bar, 5);
        painter.drawRect(bar);
    }
    if (std::abs(wanted) > 1) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(middle + (wanted > 0 ? half - 2 : -half - 10), row.top(), 14, row.height()),
            Qt::AlignCenter, wanted > 0 ? QStringLiteral("»") : QStringLiteral("«"));
    }
    painter.setPen(mutedText(palette()));
    painter.drawLine(QPointF(middle, row.top()), QPointF(middle, row.bottom()));

    const double numbers = labelEnd + row.width() * kBarShare;
    const double column = (row.right() - numbers - 8) / 2;
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(numbers, row.top(), column, row.height()), Qt::AlignRight | Qt::AlignVCenter,
        stepText(change));
    if (!change.fits)
        painter.setPen(alarmColor(palette()));
    painter.drawText(QRectF(numbers + column, row.top(), column, row.height()),
        Qt::AlignRight | Qt::AlignVCenter, change.fits ? peakText(change) : tr("✕ %1").arg(peakText(change)));
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
        const double numbers = area.left() + area.width() * (kLabelShare + kBarShare);
        const double column = (area.right() - numbers - 8) / 2;
        const double line = top();
        painter.setPen(mutedText(palette()));
        const double middle = area.left() + area.width() * (kLabelShare + kBarShare / 2);
        const double half = area.width() * kBarShare / 2;
        painter.drawText(QRectF(middle - half, area.top(), half - 6, line), Qt::AlignRight | Qt::AlignVCenter,
            tr("← faster"));
        painter.drawText(
            QRectF(middle + 6, area.top(), half - 6, line), Qt::AlignLeft | Qt::AlignVCenter, tr("slower →"));
        painter.drawText(QRectF(area.left() + 8, area.top(), area.width() * kLabelShare, line),
            Qt::AlignLeft | Qt::AlignVCenter, tr("Setting"));
        painter.drawText(
            QRectF(numbers, area.top(), column, line), Qt::AlignRight | Qt::AlignVCenter, tr("Step"));
        painter.drawText(QRectF(numbers + column, area.top(), column, line),
            Qt::AlignRight | Qt::AlignVCenter, tr("Peak memory"));
        for (int i = 0; i < count(); ++i)
            paintRow(painter,
                QRectF(area.left(), area.top() + top() + i * rowHeight(), area.width(), rowHeight()),
                m_report->changes[static_cast<std::size_t>(i)]);
    }
    painter.restore();
}

void SensitivityView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_cursor >= 0) {
        QColor tint = palette().color(QPalette::Highlight);
        tint.setAlphaF(0.16F);
        painter.fillRect(rowOf(m_cursor), tint);
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
        + (change.fits ? tr("Click or Return applies it.")
                       : tr("It would not fit. Click or Return applies it all the same."));
}

void SensitivityView::moveTo(int index)
{
    if (count() == 0)
        return;
    m_cursor = std::clamp(index, 0, count() - 1);
    announce(*this, details(m_cursor));
    Q_EMIT cursorMoved(rowOf(m_cursor).toAlignedRect());
    update();
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
    if (event->button() != Qt::LeftButton || index < 0 || m_stale)
        return PictureView::mousePressEvent(event);
    m_cursor = index;
    Q_EMIT applied(index);
}

void SensitivityView::mouseMoveEvent(QMouseEvent* event)
{
    const int at = changeAt(event->position());
    setCursor(at >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (at == m_cursor)
        return;
    m_cursor = at;
    update();
}

void SensitivityView::leaveEvent(QEvent* event)
{
    if (!hasFocus())
        m_cursor = -1;
    update();
    PictureView::leaveEvent(event);
}

void SensitivityView::keyPressEvent(QKeyEvent* event)
{
    if (count() == 0 || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
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
            Q_EMIT applied(m_cursor);
        return;
    default:
        PictureView::keyPressEvent(event);
    }
}

} // namespace rankloom::ui
