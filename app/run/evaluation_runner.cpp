// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/evaluation_runner.h"

#include <QMetaObject>

#include <new>

namespace rankloom::ui {

EvaluationRunner::EvaluationRunner(Function evaluate, QObject* parent)
    : QObject(parent)
    , m_evaluate(std::move(evaluate))
    , m_thread([this](const std::stop_token& quit) { work(quit); })
{
}

EvaluationRunner::~EvaluationRunner()
{
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

void EvaluationRunner::submit(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan)
{
    m_pendingTicket = ++m_lastTicket;
    {
        const std::lock_guard lock(m_mutex);
        m_running.request_stop();
        m_next = Job {m_lastTicket, std::move(project), std::move(plan), {}};
    }
    m_wake.notify_one();
}

void EvaluationRunner::cancel()
{
    m_pendingTicket = 0;
    const std::lock_guard lock(m_mutex);
    m_running.request_stop();
    m_next.reset();
}

void EvaluationRunner::work(const std::stop_token& quit)
{
    while (!quit.stop_requested()) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_next.has_value(); }))
                return;
            job = std::move(*m_next);
            m_next.reset();
            m_running = job.stop;
        }
        Result<std::shared_ptr<const Evaluation>> outcome = nullptr;
        // Exceptions end here: an evaluation that runs out of memory is an error message, not a crash.
        try {
            auto result = m_evaluate(*job.project, *job.plan, job.stop.get_token());
            if (result)
                outcome = std::make_shared<const Evaluation>(std::move(*result));
            else
                outcome = tl::unexpected<Error>(std::move(result.error()));
        } catch (const std::bad_alloc&) {
            outcome =
                fail(ErrorCode::TooLarge, Phrase::of("There is not enough memory to evaluate this plan."));
        }
        QMetaObject::invokeMethod(
            this,
            [this, ticket = job.ticket, result = std::move(outcome)]() mutable {
                deliver(ticket, std::move(result));
            },
            Qt::QueuedConnection);
    }
}

void EvaluationRunner::deliver(quint64 ticket, Result<std::shared_ptr<const Evaluation>> result)
{
    if (ticket != m_pendingTicket)
        return;
    m_pendingTicket = 0;
    if (result)
        Q_EMIT finished(*result);
    else if (result.error().code != ErrorCode::Cancelled)
        Q_EMIT failed(result.error());
}

} // namespace rankloom::ui
