// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>

namespace rankloom::ui {

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

/// Runs `work` on a thread of the pool and hands what it returns to `done` on the thread of `receiver`,
/// unless that is gone by then.
template <class Value>
void runInBackground(std::function<Value()> work, QObject* receiver, std::function<void(const Value&)> done)
{
    // Shared, because the pool wants something it can copy.
    const auto promise = std::make_shared<QPromise<Value>>();
    promise->start();
    whenDone(promise->future(), receiver, std::move(done));
    startInBackground([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace rankloom::ui
