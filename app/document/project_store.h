// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/document/document_state.h"
#include "core/base/error.h"

namespace rankloom::ui {

/// Where an open document is kept. store() returns at once; the work is done elsewhere, in order.
class ProjectStore : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Keeps the difference of two states.
    virtual void store(const DocumentState& before, const DocumentState& after) = 0;
    /// Waits until everything is kept, or cannot be.
    virtual Result<void> drain() = 0;
    /// Tries again what could not be kept.
    virtual void retry() = 0;
    [[nodiscard]] virtual bool allStored() const = 0;
    /// These inputs are in the file already (an import wrote them): the next change that brings them is not
    /// stored again, but undoing and redoing it is.
    virtual void expectStored(db::Inputs inputs) = 0;
    /// The file, for the title; empty when there is none.
    [[nodiscard]] virtual QString path() const = 0;

Q_SIGNALS:
    void allStoredChanged(bool allStored);
    /// A change could not be kept and waits for retry().
    void failed(const rankloom::Error& error);
};

} // namespace rankloom::ui
