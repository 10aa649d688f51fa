// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flow_layout.h"

#include <algorithm>
#include <utility>

#include <QStyle>
#include <QWidget>

namespace rankloom::ui {

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : items())
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

int FlowLayout::place(const QRect& area, Placing placing) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = area.marginsRemoved(margins);
    const bool mirrored = parentWidget() && parentWidget()->layoutDirection() == Qt::RightToLeft;
    std::vector<std::pair<QLayoutItem*, QRect>> line; // of the widgets on it, the left edge at 0
    int x = 0;
    int y = 0;
    int height = 0;
    const auto endLine = [&] {
        for (const auto& [item, at] : line) {
            const int left = mirrored ? inner.right() + 1 - at.right() - 1 : inner.left() + at.left();
            const int top = inner.top() + y + (height - at.height()) / 2;
            if (placing == Placing::Put)
                item->setGeometry({QPoint(left, top), at.size()});
        }
        line.clear();
    };
    for (const auto& item : items()) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo({inner.width(), QWIDGETSIZE_MAX});
        if (x > 0 && x + size.width() > inner.width()) {
            endLine();
            x = 0;
            y += height + spacing();
            height = 0;
        }
        line.emplace_back(item.get(), QRect(QPoint(x, 0), size));
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    endLine();
    return y + height + margins.top() + margins.bottom();
}

} // namespace rankloom::ui
