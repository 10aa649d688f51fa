// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include <QObject>

#include "core/base/error.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/project.h"
#include "widgets/latest.h"

namespace rankloom::ui {

/// Evaluates snapshots in the background. The newest one wins: a running older one is asked to stop, a
/// waiting one is forgotten, and their results never arrive.
class EvaluationRunner : public QObject {
    Q_OBJECT
public:
    using Function = std::function<Result<Evaluation>(const Project&, const Plan&, std::stop_token)>;

    explicit EvaluationRunner(Function evaluate, QObject* parent = nullptr);

    /// Returns at once; finished() or failed() follows on the GUI thread unless a newer job replaces this
    /// one.
    void submit(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    /// Forgets whatever is under way.
    void cancel() { m_newest.cancel(); }
    [[nodiscard]] bool isBusy() const { return m_newest.isBusy(); }

Q_SIGNALS:
    void finished(const std::shared_ptr<const rankloom::Evaluation>& evaluation);
    void failed(const rankloom::Error& error);

private:
    using Outcome = Result<std::shared_ptr<const Evaluation>>;

    Function m_evaluate;
    Latest<Outcome> m_newest;
};

} // namespace rankloom::ui
