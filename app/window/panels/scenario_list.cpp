// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/scenario_list.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>

#include "app/document/document.h"
#include "app/document/scenario_names.h"
#include "app/window/controls/comparison_control.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

constexpr int kIdRole = Qt::UserRole;

} // namespace

ScenarioList::ScenarioList(Document& document, ComparisonControl& comparison, QWidget* parent)
    : QListWidget(parent), m_document(document), m_comparison(comparison)
{
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Plans of the project"));
    setEditTriggers(QListWidget::EditKeyPressed | QListWidget::DoubleClicked);
    setDragDropMode(QListWidget::InternalMove);
    connect(&document, &Document::scenariosChanged, this, &ScenarioList::refresh);
    connect(&comparison, &ComparisonControl::choiceChanged, this, &ScenarioList::refresh);
    connect(&document, &Document::closed, this, &QListWidget::clear);
    // Queued: the list is rebuilt by what these do, not while it still handles the event.
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            QMetaObject::invokeMethod(
                this, [this, id = idOf(item)] { m_document.switchScenario(id); }, Qt::QueuedConnection);
    });
    connect(
        this, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) { takeChange(*item); });
}

std::int64_t ScenarioList::idOf(const QListWidgetItem* item) const
{
    return item ? item->data(kIdRole).toLongLong() : 0;
}

void ScenarioList::takeChange(const QListWidgetItem& item)
{
    const auto take = [this, id = idOf(&item), name = item.text(), on = item.checkState() == Qt::Checked] {
        if (!on)
            m_comparison.leaveOut(id);
        else if (!m_comparison.compare(id)) {
            Q_EMIT refused(tr("Six plans can be told apart side by side: leave one out first."));
            refresh();
        }
        m_document.renameScenario(id, name);
        refresh(); // a name that was cleared is the program's again
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
}

/// Items stay where they are as far as they can: one of them may be about to be dragged.
void ScenarioList::refresh()
{
    const QSignalBlocker quiet(this);
    const std::vector<ScenarioPointer>& scenarios = m_document.state().scenarios;
    while (count() > static_cast<int>(scenarios.size()))
        delete takeItem(count() - 1);
    for (int place = 0; place < static_cast<int>(scenarios.size()); ++place) {
        const Scenario& scenario = *scenarios[static_cast<std::size_t>(place)];
        QListWidgetItem* shown = place < count() ? item(place) : new QListWidgetItem(this);
        shown->setText(shownName(m_document.state(), scenario));
        shown->setData(kIdRole, static_cast<qlonglong>(scenario.id));
        shown->setFlags((shown->flags() | Qt::ItemIsEditable | Qt::ItemIsUserCheckable)
            & ~Qt::ItemFlags(Qt::ItemIsDropEnabled)); // between others, not onto one
        shown->setCheckState(m_comparison.isCompared(scenario.id) ? Qt::Checked : Qt::Unchecked);
        const QString keys =
            tr("Checked: compared. F2 renames, Alt+Up and Alt+Down move, Delete deletes; Ctrl+D copies.");
        const QString note = QString::fromStdString(scenario.note);
        shown->setToolTip(plainTip(note.isEmpty() ? keys : note + QStringLiteral("\n\n") + keys));
        if (scenario.id == m_document.state().current)
            setCurrentItem(shown);
    }
}

void ScenarioList::renameCurrent()
{
    if (currentItem())
        editItem(currentItem());
}

void ScenarioList::removeCurrent()
{
    if (currentItem())
        m_document.removeScenario(idOf(currentItem()));
}

void ScenarioList::moveCurrent(int places)
{
    if (currentItem())
        m_document.moveScenario(idOf(currentItem()), std::max(0, currentRow() + places));
}

void ScenarioList::keyPressEvent(QKeyEvent* event)
{
    const bool alt = event->modifiers() == Qt::AltModifier;
    if (event->matches(QKeySequence::Delete))
        removeCurrent();
    else if (alt && event->key() == Qt::Key_Up)
        moveCurrent(-1);
    else if (alt && event->key() == Qt::Key_Down)
        moveCurrent(1);
    else
        QListWidget::keyPressEvent(event);
}

/// The drop is an intention: the list follows from the command.
void ScenarioList::dropEvent(QDropEvent* event)
{
    const QListWidgetItem* dragged = currentItem();
    const QListWidgetItem* target = itemAt(event->position().toPoint());
    int place = target ? row(target) : count();
    if (target && dropIndicatorPosition() == BelowItem)
        ++place;
    if (dragged && row(dragged) < place)
        --place; // it leaves its own place
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    if (dragged)
        QMetaObject::invokeMethod(
            this, [this, id = idOf(dragged), place] { m_document.moveScenario(id, place); },
            Qt::QueuedConnection);
}

void ScenarioList::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_document.isOpen())
        return;
    QMenu menu(this);
    menu.addAction(tr("&Duplicate"), &m_document, &Document::duplicateScenario);
    menu.addAction(tr("&Rename"), this, &ScenarioList::renameCurrent);
    QAction* remove = menu.addAction(tr("D&elete"), this, &ScenarioList::removeCurrent);
    remove->setEnabled(count() > 1);
    menu.addSeparator();
    menu.addAction(tr("Move &up"), this, [this] { moveCurrent(-1); })->setEnabled(currentRow() > 0);
    menu.addAction(tr("Move dow&n"), this, [this] { moveCurrent(1); })
        ->setEnabled(currentRow() + 1 < count());
    menu.addSeparator();
    menu.addAction(tr("Make &baseline"), this, [this] {
        m_comparison.compare(idOf(currentItem()));
        m_comparison.setBaseline(idOf(currentItem()));
    });
    menu.exec(event->globalPos());
}

} // namespace rankloom::ui
