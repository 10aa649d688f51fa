// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include <QObject>

#include "core/base/error.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/project.h"

namespace rankloom::ui {

/// Evaluates snapshots on a thread of its own. The newest job wins: a running older one is asked to stop, a
/// waiting one is forgotten, and their results never arrive.
class EvaluationRunner : public QObject {
    Q_OBJECT
public:
    using Function = std::function<Result<Evaluation>(const Project&, const Plan&, std::stop_token)>;

    explicit EvaluationRunner(Function evaluate, QObject* parent = nullptr);
    ~EvaluationRunner() override;

    /// Returns at once; finished() or failed() follows on the GUI thread unless a newer job replaces this
    /// one.
    void submit(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    /// Forgets whatever is under way.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_pendingTicket != 0; }

Q_SIGNALS:
    void finished(const std::shared_ptr<const rankloom::Evaluation>& evaluation);
    void failed(const rankloom::Error& error);

private:
    struct Job {
        quint64 ticket = 0;
        std::shared_ptr<const Project> project;
        std::shared_ptr<const Plan> plan;
        std::stop_source stop;
    };
    void work(const std::stop_token& quit);
    void deliver(quint64 ticket, Result<std::shared_ptr<const Evaluation>> result);

    Function m_evaluate;
    quint64 m_lastTicket = 0; ///< GUI thread only
    quint64 m_pendingTicket = 0; ///< GUI thread only; 0 = idle
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Job> m_next;
    std::stop_source m_running {std::nostopstate};
    std::jthread m_thread; ///< last: it ends before what it uses
};

} // namespace rankloom::ui
