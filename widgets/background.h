// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

namespace rankloom::ui {

/// Runs `work` on a thread of the pool and hands what it returns to `done` on the thread of `receiver`,
/// unless that is gone by then.
template <class Value>
void runInBackground(std::function<Value()> work, QObject* receiver, std::function<void(const Value&)> done)
{
    // Shared, because the pool wants something it can copy.
    const auto promise = std::make_shared<QPromise<Value>>();
    auto* watcher = new QFutureWatcher<Value>(receiver);
    QObject::connect(watcher, &QFutureWatcherBase::finished, receiver, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(watcher->result());
    });
    watcher->setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace rankloom::ui
