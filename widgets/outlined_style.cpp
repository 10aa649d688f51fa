// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outlined_style.h"

#include <array>

#include <QLabel>
#include <QPainter>
#include <QStyleOption>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// 3:1 against the ground, no more: a field is not to shout.
QColor outlineOf(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.45);
}

void drawOutline(QPainter& painter, const QRectF& rect, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

void drawTick(QPainter& painter, const QStyleOption& option)
{
    const QRectF box = option.rect;
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    const bool on = (option.state & QStyle::State_On) != 0;
    const bool partly = (option.state & QStyle::State_NoChange) != 0;
    const QPalette& palette = option.palette;
    const QColor ground = on || partly ? palette.color(QPalette::Highlight) : palette.color(QPalette::Base);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(enabled ? mutedText(palette) : outlineOf(palette), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.setPen(QPen(palette.color(QPalette::HighlightedText), 2));
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    if (on) {
        const std::array<QPointF, 3> tick {at(0.25, 0.5), at(0.45, 0.72), at(0.78, 0.3)};
        painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
    } else if (partly) {
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    }
    painter.restore();
}

bool hasFocus(const QStyleOption& option) { return (option.state & QStyle::State_HasFocus) != 0; }

} // namespace

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

void OutlinedStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck) {
        drawTick(*painter, *option);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit && isDark(option->palette) && !hasFocus(*option))
        drawOutline(*painter, option->rect, outlineOf(option->palette));
}

void OutlinedStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || combo == nullptr)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox fitting(*combo);
    const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 4
        - (combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + 4);
    fitting.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(element, &fitting, painter, widget);
}

void OutlinedStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_SpinBox || control == CC_ComboBox) && isDark(option->palette) && !hasFocus(*option))
        drawOutline(*painter, option->rect, outlineOf(option->palette));
}

void OutlinedStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    // Tool tips are labels too; see plainTip() and markupTip().
    if (label != nullptr && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
}

int OutlinedStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    return hint == SH_TabBar_AllowWheelScrolling ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace rankloom::ui
