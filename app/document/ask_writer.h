// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QFuture>
#include <QPromise>

#include "db/project_writer.h"
#include "widgets/background.h"

namespace rankloom::ui {

/// Runs a function on the writer thread; the future ends in what it returns, or in why it was not called.
template <class Function> auto askWriter(db::ProjectWriter& writer, Function function)
{
    using Value = decltype(function(std::declval<db::ProjectFile&>()));
    const auto promise = std::make_shared<QPromise<Value>>();
    promise->start();
    const auto answer = [promise](Value value) {
        promise->addResult(std::move(value));
        promise->finish();
    };
    // What it throws is why it failed: the writer's thread goes on.
    writer.run(
        [answer, function = std::move(function)](
            db::ProjectFile& file) { answer(*Attempt<Value>::at([&] { return function(file); }).value()); },
        [answer](const Error& error) { answer(tl::unexpected<Error>(error)); });
    return promise->future();
}

/// The same, waiting for it: not on the GUI thread.
template <class Function> auto onWriter(db::ProjectWriter& writer, Function function)
{
    return askWriter(writer, std::move(function)).result();
}

} // namespace rankloom::ui
