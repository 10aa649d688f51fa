// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scenario_list.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include "app/document/document.h"

namespace rankloom::ui {

namespace {

constexpr int kIdRole = Qt::UserRole;

} // namespace

ScenarioList::ScenarioList(Document& document, QWidget* parent) : QListWidget(parent), m_document(document)
{
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Plans of the project"));
    setEditTriggers(QListWidget::EditKeyPressed | QListWidget::DoubleClicked);
    setToolTip(tr("Ctrl+D copies the plan on screen; F2 renames; Delete deletes"));
    connect(&document, &Document::scenariosChanged, this, &ScenarioList::refresh);
    connect(&document, &Document::closed, this, &QListWidget::clear);
    // Queued: the list is rebuilt by what these do, not while it still handles the event.
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            QMetaObject::invokeMethod(
                this, [this, id = item->data(kIdRole).toLongLong()] { m_document.switchScenario(id); },
                Qt::QueuedConnection);
    });
    connect(this, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        QMetaObject::invokeMethod(
            this,
            [this, id = item->data(kIdRole).toLongLong(), name = item->text()] {
                m_document.renameScenario(id, name);
            },
            Qt::QueuedConnection);
    });
}

void ScenarioList::refresh()
{
    const QSignalBlocker quiet(this);
    clear();
    for (const ScenarioPointer& scenario : m_document.state().scenarios) {
        auto* item = new QListWidgetItem(QString::fromStdString(scenario->name), this);
        item->setData(kIdRole, static_cast<qlonglong>(scenario->id));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(QString::fromStdString(scenario->note));
        if (scenario->id == m_document.state().current)
            setCurrentItem(item);
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
        m_document.removeScenario(currentItem()->data(kIdRole).toLongLong());
}

void ScenarioList::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Delete))
        removeCurrent();
    else
        QListWidget::keyPressEvent(event);
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
    menu.exec(event->globalPos());
}

} // namespace rankloom::ui
