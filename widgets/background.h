// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QString>

#include "core/base/error.h"
#include "core/base/thrown.h"

namespace rankloom::ui {

/// Says what work of the program failed by an exception, so that the window can tell it. Of the GUI's thread.
class Failures : public QObject {
    Q_OBJECT
public:
    static Failures& all();
    /// `receiver`: whom the work was for; its property "accessibleName" is the name a person knows it by.
    void tell(const Error& error, const QObject* receiver);

Q_SIGNALS:
    /// `work`: "Memory"; empty where it has no name.
    void happened(const rankloom::Error& error, const QString& work);

private:
    Failures() = default;
};

/// What work came to: its value, or why there is none. An exception ends the work, never the program: it is
/// the error of values that can be one, and told by Failures otherwise.
template <class Value> class Attempt {
public:
    template <class Work> static Attempt at(const Work& work)
    {
        Attempt attempt;
        try {
            attempt.m_value.emplace(work());
        } catch (...) {
            if constexpr (std::is_constructible_v<Value, tl::unexpected<Error>>)
                attempt.m_value.emplace(tl::unexpected<Error>(thrownError()));
            else
                attempt.m_failure = thrownError();
        }
        return attempt;
    }
    /// Null: it failed.
    [[nodiscard]] const Value* value() const { return m_value ? &*m_value : nullptr; }
    [[nodiscard]] const Error& failure() const { return *m_failure; } ///< where there is no value

private:
    Attempt() = default;

    std::optional<Value> m_value;
    std::optional<Error> m_failure;
};

/// Hands what a future ends in to `done` on the thread of `receiver`, unless that is gone by then.
template <class Value>
void whenDone(const QFuture<Value>& future, QObject* receiver, std::function<void(const Value&)> done)
{
    auto* watcher = new QFutureWatcher<Value>(receiver);
    QObject::connect(watcher, &QFutureWatcherBase::finished, receiver, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(watcher->result());
    });
    watcher->setFuture(future);
}

/// Runs `work` on a thread of a pool of our own. Not of Qt's global one: painting waits for that, so that
/// whatever keeps it busy would stop the window.
void startInBackground(std::function<void()> work);

/// Runs `work` on a thread of the pool and hands what it came to to `done` on the thread of `receiver`,
/// unless that is gone by then.
template <class Value>
void attemptInBackground(
    std::function<Value()> work, QObject* receiver, std::function<void(const Attempt<Value>&)> done)
{
    // Shared, because the pool wants something it can copy.
    const auto promise = std::make_shared<QPromise<Attempt<Value>>>();
    promise->start();
    whenDone(promise->future(), receiver, std::move(done));
    startInBackground([promise, work = std::move(work)] {
        promise->addResult(Attempt<Value>::at(work));
        promise->finish();
    });
}

/// The same with what `work` returns; where it returns nothing, for it failed, that is told and `done` not
/// called.
template <class Value>
void runInBackground(std::function<Value()> work, QObject* receiver, std::function<void(const Value&)> done)
{
    attemptInBackground<Value>(
        std::move(work), receiver, [receiver, done = std::move(done)](const Attempt<Value>& attempt) {
            if (const Value* value = attempt.value())
                done(*value);
            else
                Failures::all().tell(attempt.failure(), receiver);
        });
}

} // namespace rankloom::ui
