// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation_view.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "widgets/callback_table.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/presentation/presentation_pages.h"
#include "widgets/theme.h"

namespace rankloom::ui {

PresentationView::PresentationView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Presentation"));
    addCommands(tr("Presentation"),
        {{"presentation.notes", tr("&Notes"), {Qt::Key_N}, [this] { Q_EMIT notesToggled(); }},
            {"presentation.dark", tr("&Dark or light"), {Qt::Key_D},
                [this] { setGround(isDark(palette()) ? Ground::Light : Ground::Dark); }}});
    setEmptyText(tr("Nothing to present yet: a presentation sets two to six plans side by side."),
        tr("Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans."));
}

int PresentationView::pages() const { return isEmpty() ? 0 : talk().pages(); }

PresentationPainter PresentationView::talk() const { return {m_shown, palette(), font()}; }

void PresentationView::setData(Presentation shown)
{
    const bool recommends = m_shown.comparison && m_page == pages() - 1; // other pages come before that
    m_shown = std::move(shown);
    if (!isEmpty())
        m_page = recommends && m_shown.comparison ? pages() - 1 : std::min(m_page, pages() - 1);
    setStale(false);
    pictureChanged();
}

void PresentationView::setPage(int page)
{
    page = std::clamp(page, 0, std::max(0, pages() - 1));
    if (page == m_page)
        return;
    m_page = page;
    pictureChanged();
    Q_EMIT pageChanged();
}

void PresentationView::setGround(Ground ground)
{
    setPalette(themePalette(ground));
    update();
}

QString PresentationView::nextTitle() const
{
    return m_page + 1 < pages() ? talk().title(m_page + 1) : QString();
}

void PresentationView::paintData(QPainter& onto, const QRectF& area) const
{
    talk().paint(onto, area, m_page);
}

/// Of the first table or picture of a page about one plan; else of the comparison.
std::unique_ptr<QAbstractTableModel> PresentationView::createTable() const
{
    const PresentedPage* page = isEmpty() ? nullptr : talk().other(m_page);
    if (!page || page->parts.empty()) {
        ComparisonView table;
        table.setData(m_shown.comparison);
        return table.createTable();
    }
    const auto& first = page->parts.front().what;
    if (const auto* view = std::get_if<std::shared_ptr<PictureView>>(&first))
        return (*view)->createTable();
    const auto& table = std::get<PresentedTable>(first);
    return std::make_unique<CallbackTable>(static_cast<int>(table.rows.size()), table.head,
        [rows = table.rows](int row, int column, Qt::ItemDataRole) -> QVariant {
            return rows[static_cast<std::size_t>(row)].value(column);
        });
}

QString PresentationView::describe() const
{
    const PresentationPainter pages = talk();
    QStringList lines {pages.title(m_page) + QStringLiteral(": ") + pages.headline(m_page)};
    if (pages.compared(m_page) == PresentationPage::Recommendation)
        lines << TalkWords(*m_shown.comparison).reasons();
    if (pages.compared(m_page) == PresentationPage::Question)
        for (const auto& [label, fact] : TalkWords(*m_shown.comparison).facts())
            lines << tr("%1: %2", "fact").arg(label, fact);
    if (const PresentedPage* page = pages.other(m_page)) {
        for (const PresentedPart& part : page->parts)
            if (const auto* view = std::get_if<std::shared_ptr<PictureView>>(&part.what))
                lines << (*view)->description();
    }
    lines << pages.remark(m_page);
    lines.removeAll(QString());
    return lines.join(QLatin1Char(' '));
}

void PresentationView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintPicture(painter, rect());
}

void PresentationView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setPage(m_page + 1);
}

void PresentationView::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() != 0)
        setPage(m_page + (event->angleDelta().y() < 0 ? 1 : -1));
}

bool PresentationView::turnKey(int key)
{
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
    case Qt::Key_Return:
        setPage(m_page + 1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        setPage(m_page - 1);
        return true;
    case Qt::Key_Home:
        setPage(0);
        return true;
    case Qt::Key_End:
        setPage(pages() - 1);
        return true;
    default:
        break;
    }
    const bool digit = key >= Qt::Key_1 && key < Qt::Key_1 + std::min(pages(), 9);
    if (digit)
        setPage(key - Qt::Key_1);
    return digit;
}

void PresentationView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (plain && event->key() == Qt::Key_Escape)
        Q_EMIT endRequested();
    else if (!plain || !turnKey(event->key()))
        PictureView::keyPressEvent(event);
}

} // namespace rankloom::ui
