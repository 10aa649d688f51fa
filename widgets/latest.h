// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include <QObject>

#include "widgets/background.h"

namespace rankloom::ui {

/// Work in the background of which only what was asked last counts: asking anew stops what is under way, and
/// what that comes to never arrives. At most one piece runs at a time, at most one waits. An exception ends
/// the piece: it is an error where Value can be one, and told by Failures otherwise. Of one thread, that of
/// `receiver`, which must outlive it.
template <class Value> class Latest {
public:
    using Work = std::function<Value(const std::stop_token&)>;
    using Done = std::function<void(const Value&)>;

    explicit Latest(QObject* receiver) : m_state(std::make_shared<State>()) { m_state->receiver = receiver; }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;
    ~Latest() { cancel(); }

    /// Returns at once; `done` is called later, on this thread, unless something else is asked or cancelled.
    void ask(Work work, Done done)
    {
        cancel();
        m_state->next = Job {std::move(work), std::move(done)};
        if (!m_state->running)
            startNext(m_state);
    }
    void cancel()
    {
        m_state->stop.request_stop();
        m_state->next.reset();
    }
    /// Whether something that was asked is still to come.
    [[nodiscard]] bool isBusy() const
    {
        return m_state->next || (m_state->running && !m_state->stop.stop_requested());
    }

private:
    struct Job {
        Work work;
        Done done;
    };
    struct State {
        QObject* receiver = nullptr;
        std::optional<Job> next;
        bool running = false;
        std::stop_source stop {std::nostopstate}; ///< of what is running
    };

    /// Work that still runs after its Latest is gone has nobody to tell.
    static void startNext(const std::shared_ptr<State>& state)
    {
        Job job = std::move(*state->next);
        state->next.reset();
        state->running = true;
        state->stop = std::stop_source();
        using Outcome = std::optional<Value>; // nothing: it was stopped before it began
        attemptInBackground<Outcome>(
            [work = std::move(job.work), stop = state->stop.get_token()]() -> Outcome {
                if (stop.stop_requested())
                    return std::nullopt;
                return work(stop);
            },
            state->receiver,
            [weak = std::weak_ptr<State>(state), done = std::move(job.done), stop = state->stop.get_token()](
                const Attempt<Outcome>& attempt) {
                const std::shared_ptr<State> own = weak.lock();
                if (!own)
                    return;
                own->running = false;
                if (own->next)
                    startNext(own);
                else if (stop.stop_requested())
                    return; // nobody waits for it any more
                else if (const Outcome* outcome = attempt.value())
                    done(**outcome);
                else
                    Failures::all().tell(attempt.failure(), own->receiver);
            });
    }

    std::shared_ptr<State> m_state;
};

} // namespace rankloom::ui
