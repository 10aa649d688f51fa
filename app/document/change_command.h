// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

#include <QString>
#include <QUndoCommand>

#include "app/document/document_state.h"

namespace rankloom::ui {

class Document;

/// The usual undo command: the state before and the state after. Changes of the same field within a
/// second (a spin burst, a drag) become one command.
class ChangeCommand : public QUndoCommand {
public:
    /// `field` names what is changed ("layout.tp"); empty = never merged.
    ChangeCommand(Document& document, DocumentState after, const QString& name, QString field);

    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    Document& m_document;
    DocumentState m_before;
    DocumentState m_after;
    QString m_field;
    std::chrono::steady_clock::time_point m_lastChange;
};

/// The other kind: the whole file becomes another one, with what a state does not hold (imported files).
class RestoreCommand : public QUndoCommand {
public:
    RestoreCommand(Document& document, DocumentState after, const QString& name,
        std::function<void()> redoFile, std::function<void()> undoFile);

    void redo() override;
    void undo() override;

private:
    Document& m_document;
    DocumentState m_before;
    DocumentState m_after;
    std::function<void()> m_redoFile;
    std::function<void()> m_undoFile;
};

} // namespace rankloom::ui
