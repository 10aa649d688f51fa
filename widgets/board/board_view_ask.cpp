// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the board asks for in a line over its cards: where a rank goes, and a note on a node.
#include "widgets/board/board_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

QLineEdit* BoardView::openLine(const QRectF& anchor, int width, const QString& name)
{
    cancelDrag();
    delete m_line;
    m_line = new QLineEdit(this);
    m_line->setAccessibleName(name);
    const QSize size(width, m_line->sizeHint().height());
    const QRectF area = boardArea();
    const auto within = [](double at, double least, double most) {
        return static_cast<int>(std::clamp(at, least, std::max(least, most)));
    };
    m_line->setGeometry(QRect({within(anchor.left(), area.left(), area.right() - size.width()),
                                  within(anchor.bottom() + 2, area.top(), area.bottom() - size.height())},
        size));
    m_line->installEventFilter(this);
    m_line->show();
    m_line->setFocus();
    return m_line;
}

void BoardView::closeLine()
{
    QLineEdit* line = m_line;
    m_line = nullptr; // hiding it takes its focus, which is no leaving
    m_leaveLine = nullptr;
    line->hide();
    line->deleteLater();
}

void BoardView::askForGoal()
{
    const int rank = m_scene.rankAt(m_focus);
    if (rank < 0)
        return;
    QLineEdit* line =
        openLine(m_viewport.toScreen(m_geometry.slot(m_focus)), 170, tr("Move rank %1 to").arg(rank));
    line->setObjectName(QStringLiteral("boardGoal"));
    line->setPlaceholderText(tr("device, or node:slot"));
    line->setToolTip(
        plainTip(tr("Where rank %1 goes: a device number, or a node and a slot like %2:0. Enter moves it, "
                    "Escape cancels.")
                     .arg(rank)
                     .arg(QString::fromStdString(data().nodeName(0)))));
    connect(line, &QLineEdit::returnPressed, this, [this, line, rank] {
        const int device = parseDevice(data(), line->text());
        if (device < 0) {
            QToolTip::showText(line->mapToGlobal(QPoint(0, line->height())),
                plainTip(tr("There is no such device. Type 0 to %1, or a node and a slot like %2:0.")
                             .arg(data().devices() - 1)
                             .arg(QString::fromStdString(data().nodeName(0)))),
                line);
            return;
        }
        closeLine();
        setFocus();
        m_drag.kind = Drag::Kind::Tile;
        m_drag.rank = rank;
        m_drag.target = device;
        drop();
    });
}

void BoardView::askForNote(int node)
{
    const UnavailableNode* outage = m_cluster ? m_cluster->outageOf(node) : nullptr;
    const QString name = QString::fromStdString(data().nodeName(node));
    const QRectF card = m_viewport.toScreen(m_geometry.header(node));
    if (outage == nullptr) {
        const QString why = tr("Notes are on broken and draining nodes: mark %1 as one first.").arg(name);
        QToolTip::showText(mapToGlobal(card.bottomLeft().toPoint()), plainTip(why), this);
        announce(*this, why);
        return;
    }
    const QString before = QString::fromStdString(outage->note);
    QLineEdit* line = openLine(card, 280, tr("Note on %1").arg(name));
    line->setObjectName(QStringLiteral("boardNote"));
    line->setPlaceholderText(tr("why, and until when"));
    line->setToolTip(tr("Enter keeps the note, Escape leaves it as it was."));
    line->setText(before);
    line->selectAll();
    const auto keep = [this, line, node, before] {
        const QString note = line->text().trimmed();
        if (note != before)
            Q_EMIT noteRequested(node, note);
    };
    m_leaveLine = keep; // a note that was begun is kept when somebody clicks elsewhere
    connect(line, &QLineEdit::returnPressed, this, [this, keep] {
        keep();
        closeLine();
        setFocus();
    });
}

bool BoardView::eventFilter(QObject* watched, QEvent* event)
{
    if (m_line != nullptr && watched == m_line) {
        const bool escape =
            event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        // A menu of the line itself takes the focus, too.
        const bool left = event->type() == QEvent::FocusOut
            && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason;
        if (left && m_leaveLine)
            m_leaveLine();
        if (escape || left) {
            closeLine();
            if (escape)
                setFocus();
            return escape;
        }
    }
    return PictureView::eventFilter(watched, event);
}

} // namespace rankloom::ui
