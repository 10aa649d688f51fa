// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project_writer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rankloom::db {

ProjectWriter::ProjectWriter(ProjectFile file, Callbacks callbacks)
    : m_file(std::move(file))
    , m_callbacks(std::move(callbacks))
    , m_dataVersion(m_file.dataVersion().value_or(0))
{
    m_thread = std::jthread([this](const std::stop_token& stop) { loop(stop); });
}

ProjectWriter::~ProjectWriter()
{
    (void)drain();
    m_thread.request_stop();
    m_thread.join();
}

void ProjectWriter::storeModel(std::shared_ptr<const ModelInput> model)
{
    const std::int64_t id = model->id;
    enqueue({Kind::Model, id, true,
        [value = std::move(model)](ProjectFile& file) { return file.storeModel(*value); }});
}

void ProjectWriter::storeCluster(std::shared_ptr<const ClusterInput> cluster)
{
    const std::int64_t id = cluster->id;
    enqueue({Kind::Cluster, id, true,
        [value = std::move(cluster)](ProjectFile& file) { return file.storeCluster(*value); }});
}

void ProjectWriter::storeRouting(std::shared_ptr<const ModelInput> model)
{
    const std::int64_t id = model->id;
    enqueue({Kind::Routing, id, true,
        [value = std::move(model)](ProjectFile& file) { return file.storeRouting(*value); }});
}

void ProjectWriter::removeModel(std::int64_t id)
{
    enqueue({Kind::Barrier, id, true, [id](ProjectFile& file) { return file.removeModel(id); }});
}

void ProjectWriter::removeCluster(std::int64_t id)
{
    enqueue({Kind::Barrier, id, true, [id](ProjectFile& file) { return file.removeCluster(id); }});
}

void ProjectWriter::markRemoved(std::int64_t measurement, bool removed)
{
    enqueue({Kind::Barrier, measurement, true,
        [measurement, removed](ProjectFile& file) { return file.markRemoved(measurement, removed); }});
}

void ProjectWriter::storeName(std::string name)
{
    enqueue({Kind::Name, 0, true,
        [value = std::move(name)](ProjectFile& file) { return file.storeName(value); }});
}

void ProjectWriter::storeScenario(Scenario scenario)
{
    const std::int64_t id = scenario.id;
    enqueue({Kind::Scenario, id, true,
        [value = std::move(scenario)](ProjectFile& file) { return file.storeScenario(value); }});
}

void ProjectWriter::removeScenario(std::int64_t id)
{
    enqueue({Kind::Barrier, id, true, [id](ProjectFile& file) { return file.removeScenario(id); }});
}

void ProjectWriter::setCurrentScenario(std::int64_t id)
{
    enqueue({Kind::Current, 0, true, [id](ProjectFile& file) { return file.setCurrentScenario(id); }});
}

void ProjectWriter::addScenario(Scenario scenario, Done<std::int64_t> done)
{
    enqueue({Kind::Barrier, 0, true,
        [value = std::move(scenario), done](ProjectFile& file) -> Result<void> {
            done(file.addScenario(value));
            return {};
        },
        [done](const Error& error) { done(tl::unexpected<Error>(error)); }});
}

void ProjectWriter::storeTags(std::int64_t measurement, std::vector<TraceTag> tags, Done<void> done)
{
    enqueue({Kind::Barrier, 0, true,
        [measurement, tags = std::move(tags), done](ProjectFile& file) -> Result<void> {
            done(file.storeTags(measurement, tags));
            return {};
        },
        [done](const Error& error) { done(tl::unexpected<Error>(error)); }});
}

void ProjectWriter::importFiles(std::vector<std::string> paths, FileFormat format, ReadingHints hints,
    Progress& progress, std::stop_token stop, Done<ProjectFile::ImportOutcome> done)
{
    enqueue({Kind::Barrier, 0, true,
        [paths = std::move(paths), format, hints = std::move(hints), &progress, stop = std::move(stop), done](
            ProjectFile& file) -> Result<void> {
            done(file.importFiles(paths, format, hints, progress, stop));
            return {};
        },
        [done](const Error& error) { done(tl::unexpected<Error>(error)); }});
}

void ProjectWriter::run(std::function<void(ProjectFile&)> work, std::function<void(const Error&)> refused)
{
    enqueue({Kind::Barrier, 0, false,
        [work = std::move(work)](ProjectFile& file) -> Result<void> {
            work(file);
            return {};
        },
        std::move(refused)});
}

void ProjectWriter::checkOutside()
{
    enqueue({Kind::Barrier, 0, true, [](ProjectFile&) -> Result<void> { return {}; }});
}

void ProjectWriter::enqueue(Command command)
{
    std::optional<Error> stopped;
    {
        const std::lock_guard lock(m_mutex);
        if (command.refused)
            stopped = m_stopped;
        if (!stopped && !coalesce(command))
            m_queue.push_back(std::move(command));
    }
    if (stopped)
        command.refused(*stopped);
    else
        m_wake.notify_all();
}

/// A newer value takes the older one's place in the queue, unless that is being written. The current scenario
/// may name one that is created in between, so it only replaces the very last command.
bool ProjectWriter::coalesce(Command& command)
{
    const std::size_t first = m_busy ? 1 : 0;
    for (std::size_t i = m_queue.size(); i > first; --i) {
        Command& waiting = m_queue[i - 1];
        if (waiting.kind == Kind::Barrier)
            return false;
        // A scenario may refer to what comes before it, and not go before that.
        if (command.kind == Kind::Scenario && (waiting.kind == Kind::Model || waiting.kind == Kind::Cluster))
            return false;
        if (waiting.kind == command.kind && waiting.id == command.id) {
            waiting = std::move(command);
            return true;
        }
        if (command.kind == Kind::Current)
            return false;
    }
    return false;
}

void ProjectWriter::loop(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return !m_queue.empty() && !m_stopped; })) {
        m_busy = true;
        const Command& command = m_queue.front(); // a deque keeps it in place while others are added
        lock.unlock();
        Result<void> done = execute(command);
        lock.lock();
        m_busy = false;
        std::optional<Command> given;
        if (const bool discarded = std::exchange(m_frontDiscarded, false); done || discarded) {
            if (!done)
                given = std::move(m_queue.front());
            m_queue.pop_front();
        }
        const std::size_t left = m_queue.size();
        lock.unlock();
        if (given && given->refused)
            given->refused(done.error());
        if (m_callbacks.onPending)
            m_callbacks.onPending(left);
        m_idle.notify_all();
        lock.lock();
    }
}

/// An error has stopped the queue already.
Result<void> ProjectWriter::execute(const Command& command)
{
    const Result<bool> outside = changedOutside();
    if (!outside && !command.changes) {
        command.refused(outside.error());
        return {};
    }
    Result<void> done = outside ? Result<void>() : tl::unexpected(outside.error());
    if (outside && *outside && command.changes) {
        // Seen once: retry() goes on from here, over what they wrote.
        m_dataVersion = m_file.dataVersion().value_or(m_dataVersion);
        Error error {ErrorCode::ProjectBusy, Phrase::of("another program has changed this project"),
            {m_file.path(), 0, 0, {}}, {}, Phrase::of("Reload it, or keep your own changes.")};
        stopQueue(error, true);
        return tl::unexpected(error);
    }
    if (done && command.changes && !m_touched && m_callbacks.beforeFirstChange)
        done = m_callbacks.beforeFirstChange(m_file);
    if (done) {
        m_touched = m_touched || command.changes;
        done = command.work(m_file);
    }
    // A restored backup counts as a change of our own.
    if (done && !command.changes && !*outside)
        m_dataVersion = m_file.dataVersion().value_or(m_dataVersion);
    if (!done)
        stopQueue(done.error(), false);
    return done;
}

Result<bool> ProjectWriter::changedOutside()
{
    const Result<std::int64_t> version = m_file.dataVersion();
    if (!version)
        return tl::unexpected(version.error());
    return *version != m_dataVersion;
}

void ProjectWriter::stopQueue(Error error, bool outside)
{
    std::vector<Command> unanswered;
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = error;
        unanswered = takeWaiting(1, true);
    }
    for (const Command& command : unanswered)
        command.refused(error);
    if (outside && m_callbacks.onOutsideChange)
        m_callbacks.onOutsideChange();
    else if (m_callbacks.onError)
        m_callbacks.onError(error);
}

void ProjectWriter::retry()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopped.reset();
    }
    m_wake.notify_all();
}

void ProjectWriter::discard()
{
    std::vector<Command> forgotten;
    {
        const std::lock_guard lock(m_mutex);
        forgotten = takeWaiting(m_busy ? 1 : 0, false);
        // Called while its failure is still being reported: the writer thread must not try it again.
        m_frontDiscarded = m_busy && m_stopped;
        m_stopped.reset();
    }
    m_idle.notify_all();
    const Error given {
        ErrorCode::Cancelled, Phrase::of("The waiting changes to the project were given up."), {}};
    for (const Command& command : forgotten)
        if (command.refused)
            command.refused(given);
}

/// The command that is being executed stays where it is: `first` leaves it out.
std::vector<ProjectWriter::Command> ProjectWriter::takeWaiting(std::size_t first, bool askedOnly)
{
    const auto taken = std::stable_partition(m_queue.begin() + static_cast<std::ptrdiff_t>(first),
        m_queue.end(), [askedOnly](const Command& command) { return askedOnly && !command.refused; });
    std::vector<Command> out(std::make_move_iterator(taken), std::make_move_iterator(m_queue.end()));
    m_queue.erase(taken, m_queue.end());
    return out;
}

Result<void> ProjectWriter::drain()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return !m_busy && (m_queue.empty() || m_stopped); });
    return m_stopped ? tl::unexpected(*m_stopped) : Result<void>();
}

std::size_t ProjectWriter::pending() const
{
    const std::lock_guard lock(m_mutex);
    return m_queue.size();
}

} // namespace rankloom::db
