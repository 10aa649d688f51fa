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
#include "widgets/translated.h"

namespace rankloom::ui {

PresentationView::PresentationView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Presentation"));
    addCommands(tr("Presentation"),
        {{"presentation.notes", tr("&Notes"), {Qt::Key_N}, [this] { Q_EMIT notesToggled(); }},
            {"presentation.dark", tr("&Dark or light"), {Qt::Key_D},
                [this] { setDark(!isDark(palette())); }}});
    setEmptyText(tr("Nothing to present yet: a presentation sets two to six plans side by side."),
        tr("Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans."));
}

int PresentationView::pages() { return static_cast<int>(kPresentationPages.size()); }

void PresentationView::setData(std::shared_ptr<const ComparisonData> shown)
{
    m_data = std::move(shown);
    setStale(false);
    pictureChanged();
}

void PresentationView::setPage(int page)
{
    page = std::clamp(page, 0, pages() - 1);
    if (page == m_page)
        return;
    m_page = page;
    pictureChanged();
    Q_EMIT pageChanged();
}

void PresentationView::setDark(bool dark)
{
    setPalette(themePalette(dark));
    update();
}

QString PresentationView::nextTitle() const
{
    return m_page + 1 < pages()
        ? PresentationPainter::title(kPresentationPages[static_cast<std::size_t>(m_page) + 1])
        : QString();
}

void PresentationView::paintData(QPainter& painter, const QRectF& area) const
{
    PresentationPainter(m_data.get(), palette(), font())
        .paint(painter, area, kPresentationPages[static_cast<std::size_t>(m_page)]);
}

std::unique_ptr<QAbstractTableModel> PresentationView::createTable() const
{
    ComparisonView table;
    table.setData(m_data);
    return table.createTable();
}

QString PresentationView::describe() const
{
    const PresentationPage page = kPresentationPages[static_cast<std::size_t>(m_page)];
    QStringList lines {PresentationPainter::title(page) + QStringLiteral(": ")
        + PresentationPainter(m_data.get(), palette(), font()).headline(page)};
    if (page == PresentationPage::Recommendation)
        for (const Phrase& reason : m_data->comparison.recommendation.reasons)
            lines << translated(reason);
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
    const bool digit = key >= Qt::Key_1 && key < Qt::Key_1 + pages();
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
