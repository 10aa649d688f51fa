// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Bookmarks of the timeline: moments with a name, as flags on the ruler.
#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>

#include "widgets/accessible_picture.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

void TimelineView::setBookmarks(std::vector<TimelineBookmark> bookmarks)
{
    leaveBookmarkName();
    std::ranges::stable_sort(bookmarks, {}, &TimelineBookmark::time);
    if (bookmarks == m_bookmarks)
        return;
    m_bookmarks = std::move(bookmarks);
    Q_EMIT bookmarksChanged();
    update();
}

void TimelineView::addBookmark()
{
    if (isEmpty())
        return;
    TimelineBookmark bookmark;
    bookmark.time = m_playHead                        ? *m_playHead
        : m_cursor.what != TimelineHit::What::Nothing ? m_cursor.from
                                                      : m_mapping.toTime(m_mapping.width / 2);
    const auto place = std::ranges::lower_bound(m_bookmarks, bookmark.time, {}, &TimelineBookmark::time);
    const auto number = static_cast<std::size_t>(place - m_bookmarks.begin());
    if (place == m_bookmarks.end() || place->time != bookmark.time) {
        bookmark.name = tr("Bookmark %1").arg(m_bookmarks.size() + 1);
        m_bookmarks.insert(place, bookmark);
        Q_EMIT bookmarksChanged();
    }
    update();
    nameBookmark(number);
}

/// The name is written where the flag stands; Enter takes it, Escape leaves it as it is.
void TimelineView::nameBookmark(std::size_t bookmark)
{
    takeBookmarkName();
    m_bookmarkName = new QLineEdit(m_bookmarks[bookmark].name, this);
    m_bookmarkName->setAccessibleName(tr("Name of the bookmark"));
    m_bookmarkName->setMaxLength(60);
    m_bookmarkName->selectAll();
    const double x = m_layout.body.left() + m_mapping.toX(m_bookmarks[bookmark].time);
    constexpr int kWidth = 180;
    const QSize size(kWidth, m_bookmarkName->sizeHint().height());
    m_bookmarkName->setGeometry(QRect(
        QPoint(std::clamp(qRound(x), 0, std::max(0, width() - kWidth)), qRound(m_layout.ruler.top())), size));
    m_namedTime = m_bookmarks[bookmark].time;
    connect(m_bookmarkName, &QLineEdit::editingFinished, this, [this] { takeBookmarkName(); });
    m_bookmarkName->installEventFilter(this);
    m_bookmarkName->show();
    m_bookmarkName->setFocus();
}

void TimelineView::takeBookmarkName()
{
    if (!m_bookmarkName)
        return;
    const auto it = std::ranges::find(m_bookmarks, m_namedTime, &TimelineBookmark::time);
    if (const QString typed = m_bookmarkName->text().trimmed(); it != m_bookmarks.end() && !typed.isEmpty())
        it->name = typed;
    leaveBookmarkName();
}

void TimelineView::leaveBookmarkName()
{
    QLineEdit* edit = std::exchange(m_bookmarkName, nullptr);
    if (!edit)
        return;
    edit->hide();
    edit->deleteLater();
    setFocus();
    update();
    Q_EMIT bookmarksChanged();
}

bool TimelineView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_bookmarkName && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        leaveBookmarkName();
        return true;
    }
    return PictureView::eventFilter(watched, event);
}

void TimelineView::goToBookmark(int direction)
{
    if (isEmpty() || m_bookmarks.empty())
        return;
    const std::int64_t now = m_playHead ? *m_playHead : m_mapping.toTime(m_mapping.width / 2);
    const auto count = static_cast<std::ptrdiff_t>(m_bookmarks.size());
    std::ptrdiff_t next = 0;
    if (direction > 0) {
        next = std::ranges::upper_bound(m_bookmarks, now, {}, &TimelineBookmark::time) - m_bookmarks.begin();
    } else {
        next =
            std::ranges::lower_bound(m_bookmarks, now, {}, &TimelineBookmark::time) - m_bookmarks.begin() - 1;
    }
    const TimelineBookmark& bookmark = m_bookmarks[static_cast<std::size_t>((next + count) % count)];
    setPlayHead(bookmark.time);
    announce(*this, bookmark.name);
}

void TimelineView::removeBookmarks()
{
    m_bookmarks.clear();
    update();
    Q_EMIT bookmarksChanged();
}

void TimelineView::fillBookmarkMenu(QMenu& menu)
{
    own().fill(menu, kBookmarkCommands);
    if (!m_bookmarks.empty())
        menu.addSeparator();
    for (const TimelineBookmark& bookmark : m_bookmarks)
        menu.addAction(
            tr("%1 at %2").arg(bookmark.name, formatSeconds(static_cast<double>(bookmark.time) * 1e-9)), this,
            [this, time = bookmark.time] { setPlayHead(time); });
}

void TimelineView::paintBookmarks(QPainter& painter, const TimelineStyle& style) const
{
    painter.setFont(style.small());
    const QFontMetricsF metrics(style.small());
    const QRectF& ruler = m_layout.ruler;
    const QColor color = categoryColor(1, style.ground);
    for (const TimelineBookmark& bookmark : m_bookmarks) {
        const double x = std::round(ruler.left() + m_mapping.toX(bookmark.time)) + 0.5;
        if (bookmark.time > makespan() || x < ruler.left() - 1 || x > ruler.right() + 1)
            continue;
        QPen pole(color, 1.4);
        painter.setPen(pole);
        painter.drawLine(QPointF(x, ruler.top() + 1), QPointF(x, bodies().bottom()));
        const QString name = metrics.elidedText(bookmark.name, Qt::ElideRight, 120);
        QRectF flag(x, ruler.top() + 1, metrics.horizontalAdvance(name) + 12, metrics.height());
        if (flag.right() > ruler.right())
            flag.moveRight(x);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(flag, 2, 2);
        painter.setPen(readableOn(color));
        painter.drawText(flag, Qt::AlignCenter, name);
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace rankloom::ui
