// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/change_command.h"

#include "app/document/document.h"
#include "app/document/scenario_names.h"

namespace rankloom::ui {

namespace {

constexpr std::chrono::seconds kBurst {1};

} // namespace

ChangeCommand::ChangeCommand(Document& document, DocumentState after, const QString& name, QString field)
    : QUndoCommand(name)
    , m_document(document)
    , m_before(document.state())
    , m_after(std::move(after))
    , m_field(std::move(field))
    , m_lastChange(document.now())
{
}

void ChangeCommand::redo() { m_document.apply(m_after, text()); }

void ChangeCommand::undo()
{
    m_field.clear(); // what was undone and redone does not grow any more
    m_document.apply(m_before, Document::tr("Undo: %1").arg(text()));
}

bool ChangeCommand::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const ChangeCommand&>(*other);
    if (m_field.isEmpty() || m_field != next.m_field || next.m_lastChange - m_lastChange >= kBurst)
        return false;
    m_after = next.m_after;
    setText(next.text());
    m_lastChange = next.m_lastChange;
    // Back where the burst began: nothing is left to undo.
    setObsolete(equalButForNames(m_before, m_after));
    return true;
}

RestoreCommand::RestoreCommand(Document& document, DocumentState after, const QString& name,
    std::function<void()> redoFile, std::function<void()> undoFile)
    : QUndoCommand(name)
    , m_document(document)
    , m_before(document.state())
    , m_after(std::move(after))
    , m_redoFile(std::move(redoFile))
    , m_undoFile(std::move(undoFile))
{
}

// The file comes first: who is told of the new state may ask the file.
void RestoreCommand::redo()
{
    m_redoFile();
    m_document.show(m_after);
}

void RestoreCommand::undo()
{
    m_undoFile();
    m_document.show(m_before);
}

} // namespace rankloom::ui
