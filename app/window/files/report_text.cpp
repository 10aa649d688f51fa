// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/report_text.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>

#include <algorithm>

namespace rankloom::ui {

ReportText::ReportText(QWidget* parent) : QTextEdit(parent)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    // With a cursor that keys move, so that lines can be selected without a mouse.
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // paths have no blanks
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
}

void ReportText::addSection(const Section& section)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (!document()->isEmpty())
        cursor.insertBlock();
    insert(cursor, section);
}

void ReportText::addSectionAbove(const Section& section)
{
    QTextCursor cursor(document());
    if (!document()->isEmpty()) {
        cursor.insertBlock();
        cursor.movePosition(QTextCursor::Start);
    }
    insert(cursor, section);
    moveCursor(QTextCursor::Start);
}

void ReportText::setSections(const QList<Section>& sections)
{
    // Where one reads stays where it is while figures fill in below.
    const int position = textCursor().hasSelection() ? -1 : textCursor().position();
    clear();
    for (const Section& section : sections)
        addSection(section);
    QTextCursor cursor(document());
    cursor.setPosition(std::clamp(position, 0, std::max(0, document()->characterCount() - 1)));
    setTextCursor(cursor);
}

/// A block takes the format of what is before it, so formats are given to all.
void ReportText::insert(QTextCursor& cursor, const Section& section)
{
    const int step = fontMetrics().height();
    QTextBlockFormat title;
    title.setTopMargin(step / 2.0);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QTextBlockFormat line;
    // Lines that wrap stand further in than where they begin.
    line.setLeftMargin(2 * step);
    line.setTextIndent(-step);
    line.setTopMargin(2);

    cursor.beginEditBlock();
    cursor.setBlockFormat(title);
    cursor.insertText(section.title, bold);
    for (const QString& text : section.lines) {
        cursor.insertBlock(line, {});
        cursor.insertText(text, {});
    }
    cursor.endEditBlock();
}

void ReportText::copyAll() const { QGuiApplication::clipboard()->setText(toPlainText()); }

void ReportText::copy() const
{
    const QTextCursor cursor = textCursor();
    if (cursor.hasSelection())
        QGuiApplication::clipboard()->setText(cursor.selection().toPlainText());
    else
        copyAll();
}

void ReportText::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Escape)
        event->ignore(); // for the panel around it
    else
        QTextEdit::keyPressEvent(event);
}

void ReportText::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* selected = menu->addAction(tr("&Copy"), this, &ReportText::copy);
    selected->setShortcut(QKeySequence::Copy);
    selected->setEnabled(textCursor().hasSelection());
    QAction* whole = menu->addAction(tr("Copy &All"), this, &ReportText::copyAll);
    whole->setEnabled(!document()->isEmpty());
    menu->addSeparator();
    QAction* select = menu->addAction(tr("&Select All"), this, &QTextEdit::selectAll);
    select->setShortcut(QKeySequence::SelectAll);
    menu->popup(event->globalPos());
}

} // namespace rankloom::ui
