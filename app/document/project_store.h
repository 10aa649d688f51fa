// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include <QObject>

#include "app/document/document_state.h"
#include "core/base/error.h"

namespace rankloom::db {

class OpenedBackup;
class ProjectWriter;

} // namespace rankloom::db

namespace rankloom::ui {

/// How far what is on screen is kept.
enum class Kept : std::uint8_t {
    All,
    Soon, ///< on its way
    Failed, ///< could not be written; tried again by itself
    Asked, ///< waits for a choice: somebody else has changed the file
};

/// Where an open document is kept. store() returns at once; the work is done elsewhere, in order.
class ProjectStore : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Keeps the difference of two states. `change`: what a person calls it; where the program dies before it
    /// is kept, the next start names it.
    virtual void store(const DocumentState& before, const DocumentState& after, const QString& change) = 0;
    /// Waits until everything is kept, or cannot be. The GUI thread has waiting() instead.
    virtual Result<void> drain() = 0;
    /// Whether nothing waits to be kept.
    [[nodiscard]] virtual bool isIdle() const { return kept() == Kept::All; }
    /// drain() for another thread, also after this is gone.
    [[nodiscard]] virtual std::function<Result<void>()> waiting()
    {
        return [] { return Result<void>(); };
    }
    /// The window is active again: has somebody else changed what is kept, can what failed be kept now?
    virtual void comeBack() { }
    /// By which jobs read and write the file, which may outlive this; null where there is no file.
    [[nodiscard]] virtual std::shared_ptr<db::ProjectWriter> writer() const { return nullptr; }
    /// What was kept when the project was opened; null where there is no copy of it.
    [[nodiscard]] virtual std::shared_ptr<db::OpenedBackup> backup() const { return nullptr; }
    /// Tries again what could not be kept, and says so when that fails again.
    virtual void retry() = 0;
    [[nodiscard]] virtual Kept kept() const = 0;
    /// Why what is on screen is not kept, where it failed.
    [[nodiscard]] virtual std::optional<Error> failure() const { return {}; }
    /// These inputs are in the file already (an import wrote them): the next change that brings them is not
    /// stored again, but undoing and redoing it is.
    virtual void expectStored(Inputs inputs) = 0;
    /// The file, for the title; empty when there is none.
    [[nodiscard]] virtual QString path() const = 0;

Q_SIGNALS:
    void keptChanged();
    /// A change could not be kept. Said once; kept() tells how long it lasts.
    void failed(const rankloom::Error& error);
    /// Somebody else changed the file: nothing is written until retry() (keeps ours) or a reload.
    void outsideChangeSeen();
};

} // namespace rankloom::ui
