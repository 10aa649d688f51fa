// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "app/figures/figures.h"
#include "core/base/error.h"
#include "widgets/latest.h"

namespace rankloom::ui {

/// Evaluates snapshots in the background. The newest one wins: a running older one is asked to stop, a
/// waiting one is forgotten, and their results never arrive.
class EvaluationRunner : public QObject {
    Q_OBJECT
public:
    using Function = Figures::Evaluate;

    explicit EvaluationRunner(Function evaluate, QObject* parent = nullptr);

    /// Returns at once; finished() or failed() follows on the GUI thread unless a newer job replaces this
    /// one.
    void submit(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    /// Forgets whatever is under way.
    void cancel() { m_newest.cancel(); }
    [[nodiscard]] bool isBusy() const { return m_newest.isBusy(); }

Q_SIGNALS:
    void finished(const std::shared_ptr<const rankloom::ui::Figures>& figures);
    void failed(const rankloom::Error& error);

private:
    using Outcome = Result<std::shared_ptr<const Figures>>;

    Function m_evaluate;
    Latest<Outcome> m_newest;
};

} // namespace rankloom::ui
