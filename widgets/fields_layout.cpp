// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields_layout.h"

#include <algorithm>

#include <QStyle>
#include <QWidget>

namespace rankloom::ui {

namespace {

constexpr int kBetweenColumns = 14; ///< pixels
constexpr int kBelowLabel = 2;

} // namespace

FieldsLayout::FieldsLayout(QWidget* parent) : LineLayout(parent) { setContentsMargins(0, 0, 0, 0); }

void FieldsLayout::addField(QWidget* label, QWidget* field)
{
    addWidget(label);
    addWidget(field);
}

int FieldsLayout::labelWidth(const Shape& shape, int column) const
{
    int width = 0;
    for (int pair = column; pair < pairs(); pair += shape.columns)
        width = std::max(width, itemAt(2 * pair)->sizeHint().width());
    return width;
}

int FieldsLayout::widthOf(const Shape& shape) const
{
    // All columns are as wide as the widest: fields of one form begin and end below each other.
    int widest = 0;
    for (int column = 0; column < shape.columns; ++column) {
        int fields = 0;
        for (int pair = column; pair < pairs(); pair += shape.columns)
            fields = std::max(fields, itemAt(2 * pair + 1)->minimumSize().width());
        const int labels = labelWidth(shape, column);
        widest = std::max(widest, shape.above ? std::max(labels, fields) : labels + spacing() + fields);
    }
    return shape.columns * widest + (shape.columns - 1) * kBetweenColumns;
}

FieldsLayout::Shape FieldsLayout::shapeFor(int width) const
{
    for (const Shape& shape : {Shape {2, false}, Shape {2, true}, Shape {1, false}})
        if (widthOf(shape) <= width)
            return shape;
    return {1, true};
}

QSize FieldsLayout::minimumSize() const
{
    const int width = widthOf({1, true});
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(), heightForWidth(QWIDGETSIZE_MAX)};
}

QSize FieldsLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    const int width = widthOf({2, false}) + margins.left() + margins.right();
    return {width, heightForWidth(width)};
}

int FieldsLayout::place(const QRect& area, Placing placing) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = area.marginsRemoved(margins);
    const Shape shape = shapeFor(inner.width());
    const int column = (inner.width() - (shape.columns - 1) * kBetweenColumns) / shape.columns;
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const auto put = [&](QLayoutItem& item, const QRect& at) {
        if (placing == Placing::Put)
            item.setGeometry(QStyle::visualRect(direction, inner, at));
    };
    int y = inner.top();
    for (int first = 0; first < pairs(); first += shape.columns) {
        const int end = std::min(first + shape.columns, pairs());
        int labels = 0;
        int fields = 0;
        for (int pair = first; pair < end; ++pair) {
            labels = std::max(labels, itemAt(2 * pair)->sizeHint().height());
            fields = std::max(fields, itemAt(2 * pair + 1)->sizeHint().height());
        }
        const int below = shape.above ? labels + kBelowLabel : 0;
        const int height = shape.above ? below + fields : std::max(labels, fields);
        for (int pair = first; pair < end; ++pair) {
            const int x = inner.left() + (pair - first) * (column + kBetweenColumns);
            const int label = shape.above ? 0 : labelWidth(shape, pair - first) + spacing();
            put(*itemAt(2 * pair),
                shape.above ? QRect(x, y, column, labels) : QRect(x, y, label - spacing(), height));
            put(*itemAt(2 * pair + 1), {x + label, y + below, column - label, height - below});
        }
        if (height > 0) // else all of the line is hidden
            y += height + spacing();
    }
    return (pairs() > 0 ? y - spacing() - inner.top() : 0) + margins.top() + margins.bottom();
}

} // namespace rankloom::ui
