// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrapping_button.h"

#include <algorithm>

#include <QFontMetrics>
#include <QStringList>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace rankloom::ui {

namespace {

constexpr int kTallest = 1000; ///< px; no label is longer

} // namespace

WrappingButton::WrappingButton(const QString& text, QWidget* parent) : QPushButton(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappingButton::margins() const { return sizeHint() - fontMetrics().size(Qt::TextSingleLine, text()); }

QSize WrappingButton::minimumSizeHint() const
{
    int widest = 1;
    const QStringList words = text().split(u' ');
    for (const QString& word : words)
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    return {widest + margins().width(), sizeHint().height()};
}

/// Words are broken only where one alone is too long.
int WrappingButton::textFlags(int room) const
{
    const QStringList words = text().split(u' ');
    const bool broken = std::ranges::any_of(
        words, [&](const QString& word) { return fontMetrics().horizontalAdvance(word) > room; });
    return Qt::AlignCenter | Qt::TextWordWrap | (broken ? Qt::TextWrapAnywhere : 0);
}

int WrappingButton::heightForWidth(int width) const
{
    const QSize around = margins();
    const QRect room(0, 0, std::max(1, width - around.width()), kTallest);
    const int text = fontMetrics().boundingRect(room, textFlags(room.width()), this->text()).height();
    return std::max(sizeHint().height(), text + std::max(0, around.height()));
}

void WrappingButton::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const int edge = margins().width() / 2;
    const QRect room = rect().adjusted(edge, 0, -edge, 0);
    painter.drawItemText(
        room, textFlags(room.width()), option.palette, isEnabled(), text(), QPalette::ButtonText);
}

} // namespace rankloom::ui
