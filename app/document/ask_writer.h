// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <future>
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

/// A change of the file, as a function on the writer thread; waits for what comes of it: not on the GUI
/// thread.
template <class Function> auto changeOnWriter(db::ProjectWriter& writer, Function function)
{
    using Outcome = decltype(function(std::declval<db::ProjectFile&>()));
    std::promise<Outcome> answer;
    writer.change<typename Outcome::value_type>(
        std::move(function), [&answer](Outcome outcome) { answer.set_value(std::move(outcome)); });
    return answer.get_future().get();
}

/// The same of what only reads.
template <class Function> auto onWriter(db::ProjectWriter& writer, Function function)
{
    return askWriter(writer, std::move(function)).result();
}

} // namespace rankloom::ui
