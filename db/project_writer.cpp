// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project_writer.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "core/base/thrown.h"
#include "db/connection.h"
#include "db/copy.h"

namespace rankloom::db {

ProjectWriter::ProjectWriter(ProjectFile file, Callbacks callbacks)
    : m_file(std::move(file)), m_path(m_file.path()), m_callbacks(std::move(callbacks))
{
    // Whoever has loaded the file queues changes of what was there then.
    if (!m_file.knowsState())
        (void)m_file.acceptOutsideChange();
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
    enqueue({Kind::Model, id, Effect::Writes,
        [value = std::move(model)](ProjectFile& file) { return file.storeModel(*value); }});
}

void ProjectWriter::storeCluster(std::shared_ptr<const ClusterInput> cluster)
{
    const std::int64_t id = cluster->id;
    enqueue({Kind::Cluster, id, Effect::Writes,
        [value = std::move(cluster)](ProjectFile& file) { return file.storeCluster(*value); }});
}

void ProjectWriter::storeRouting(std::shared_ptr<const ModelInput> model)
{
    const std::int64_t id = model->id;
    enqueue({Kind::Routing, id, Effect::Writes,
        [value = std::move(model)](ProjectFile& file) { return file.storeRouting(*value); }});
}

void ProjectWriter::removeModel(std::int64_t id)
{
    enqueue({Kind::Barrier, id, Effect::Writes, [id](ProjectFile& file) { return file.removeModel(id); }});
}

void ProjectWriter::removeCluster(std::int64_t id)
{
    enqueue({Kind::Barrier, id, Effect::Writes, [id](ProjectFile& file) { return file.removeCluster(id); }});
}

void ProjectWriter::markRemoved(std::int64_t measurement)
{
    enqueue({Kind::Barrier, measurement, Effect::Writes,
        [measurement](ProjectFile& file) { return file.markRemoved(measurement); }});
}

void ProjectWriter::bringBack(MeasurementInfo measurement)
{
    const std::int64_t id = measurement.id;
    enqueue({Kind::Barrier, id, Effect::Writes,
        [measurement = std::move(measurement)](ProjectFile& file) { return file.bringBack(measurement); }});
}

void ProjectWriter::storeName(std::string name)
{
    enqueue({Kind::Name, 0, Effect::Writes,
        [value = std::move(name)](ProjectFile& file) { return file.storeName(value); }});
}

void ProjectWriter::storeCalibration(Calibration calibration)
{
    enqueue({Kind::Calibration, 0, Effect::Writes,
        [value = std::move(calibration)](ProjectFile& file) { return file.storeCalibration(value); }});
}

void ProjectWriter::storeServingCalibrations(std::vector<Shared<ServingCalibration>> calibrations)
{
    enqueue({Kind::Barrier, 0, Effect::Writes, [value = std::move(calibrations)](ProjectFile& file) {
                 return file.storeServingCalibrations(value);
             }});
}

void ProjectWriter::storeScenario(Scenario scenario)
{
    const std::int64_t id = scenario.id;
    enqueue({Kind::Scenario, id, Effect::Writes,
        [value = std::move(scenario)](ProjectFile& file) { return file.storeScenario(value); }});
}

void ProjectWriter::removeScenario(std::int64_t id)
{
    enqueue({Kind::Barrier, id, Effect::Writes, [id](ProjectFile& file) { return file.removeScenario(id); }});
}

void ProjectWriter::setCurrentScenario(std::int64_t id)
{
    enqueue(
        {Kind::Current, 0, Effect::Writes, [id](ProjectFile& file) { return file.setCurrentScenario(id); }});
}

void ProjectWriter::addScenario(Scenario scenario, Done<std::int64_t> done)
{
    change<std::int64_t>([value = std::move(scenario)](ProjectFile& file) { return file.addScenario(value); },
        std::move(done));
}

void ProjectWriter::storeTags(std::int64_t measurement, std::vector<TraceTag> tags, Done<void> done)
{
    change<void>([measurement, tags = std::move(tags)](
                     ProjectFile& file) { return file.storeTags(measurement, tags); },
        std::move(done));
}

void ProjectWriter::importFiles(std::vector<std::string> paths, FileFormat format, ReadingHints hints,
    Progress& progress, std::stop_token stop, Done<ProjectFile::ImportOutcome> done)
{
    change<ProjectFile::ImportOutcome>(
        [paths = std::move(paths), format, hints = std::move(hints), &progress, stop = std::move(stop)](
            ProjectFile& file) { return file.importFiles(paths, format, hints, progress, stop); },
        std::move(done));
}

void ProjectWriter::run(std::function<void(ProjectFile&)> work, std::function<void(const Error&)> refused)
{
    enqueue({Kind::Barrier, 0, Effect::Reads,
        [work = std::move(work)](ProjectFile& file) -> Result<void> {
            work(file);
            return {};
        },
        std::move(refused)});
}

void ProjectWriter::checkOutside()
{
    enqueue({Kind::Barrier, 0, Effect::Looks, [](ProjectFile&) -> Result<void> { return {}; }});
}

void ProjectWriter::saveCopy(std::string path, Done<void> done)
{
    Command command {Kind::Barrier, 0, Effect::Reads,
        [path, done](ProjectFile& file) -> Result<void> {
            done(file.saveCopy(path));
            return {};
        },
        [done](const Error& error) { done(tl::unexpected<Error>(error)); }};
    command.copy = std::move(path);
    command.copied = std::move(done);
    enqueue(std::move(command));
}

void ProjectWriter::restore(std::string from, std::string keep)
{
    enqueue({Kind::Barrier, 0, Effect::Restores,
        [from = std::move(from), keep = std::move(keep)](ProjectFile& file) -> Result<void> {
            std::error_code ignored;
            if (!keep.empty() && !std::filesystem::exists(keep, ignored)) // else from a try that failed later
                if (Result<void> kept = file.backupTo(keep); !kept)
                    return kept;
            return file.restoreFrom(from);
        }});
}

void ProjectWriter::enqueue(Command command)
{
    std::optional<Error> stopped;
    const bool changes = changesFile(command.effect);
    {
        const std::lock_guard lock(m_mutex);
        if (m_stopped && !command.copy.empty())
            m_copies.push_back(std::move(command));
        else if (m_stopped && command.refused)
            stopped = m_stopped;
        else if (!coalesce(command))
            m_queue.push_back(std::move(command));
    }
    if (stopped)
        command.refused(*stopped);
    else
        m_wake.notify_all();
    if (changes && !stopped && m_callbacks.onStatus)
        m_callbacks.onStatus();
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
    while (
        m_wake.wait(lock, stop, [this] { return !m_copies.empty() || (!m_queue.empty() && !m_stopped); })) {
        if (m_copies.empty())
            runFront(lock);
        else
            runCopy(lock);
        m_idle.notify_all();
    }
}

/// The lock is held before and after, not while it works.
void ProjectWriter::runFront(std::unique_lock<std::mutex>& lock)
{
    m_busy = true;
    const Command& command = m_queue.front(); // a deque keeps it in place while others are added
    lock.unlock();
    Result<void> done = attempt(command);
    lock.lock();
    m_busy = false;
    std::optional<Command> given;
    if (const bool discarded = std::exchange(m_frontDiscarded, false); done || discarded) {
        if (!done)
            given = std::move(m_queue.front());
        else
            m_failure.reset();
        m_queue.pop_front();
    }
    lock.unlock();
    if (given && given->refused)
        given->refused(done.error());
    if (m_callbacks.onStatus)
        m_callbacks.onStatus();
    lock.lock();
}

void ProjectWriter::runCopy(std::unique_lock<std::mutex>& lock)
{
    m_copying = true;
    const Command command = std::move(m_copies.front());
    m_copies.pop_front();
    std::vector<Work> waiting;
    for (const Command& change : m_queue)
        if (changesFile(change.effect) && !change.refused) // imports are asked for again
            waiting.push_back(change.work);
    lock.unlock();
    const auto make = [&]() -> Result<void> {
        try {
            return waiting.empty() ? m_file.saveCopy(command.copy) : copyWith(waiting, command.copy);
        } catch (...) {
            return tl::unexpected(thrownError());
        }
    };
    command.copied(make());
    lock.lock();
    m_copying = false;
}

/// What waits is written to a copy of the file instead.
Result<void> ProjectWriter::copyWith(const std::vector<Work>& waiting, const std::string& path)
{
    std::error_code ignored;
    if (std::filesystem::equivalent(path, m_file.path(), ignored))
        return m_file.saveCopy(path); // says why not
    const std::string temporary = temporaryBeside(path);
    const FileRemover remover(temporary);
    std::vector<Error> refused;
    const auto fill = [&]() -> Result<void> {
        if (Result<void> copied = m_file.saveCopy(temporary); !copied)
            return copied;
        Result<ProjectFile> copy = ProjectFile::open(temporary);
        if (!copy)
            return tl::unexpected(copy.error());
        for (const Work& work : waiting)
            if (const Result<void> done = work(*copy); !done)
                refused.push_back(done.error());
        return {};
    };
    Result<void> made = fill();
    if (made)
        made = putInPlace(temporary, path, IfThere::Replace);
    if (!made) {
        made.error().where.file = path;
        return made;
    }
    if (refused.empty())
        return {};
    return tl::unexpected(Error {refused.front().code,
        Phrase::of("the copy is complete but for {} changes: {}", refused.size(), refused.front().message),
        {path, 0, 0, {}}, {kCopyWritten}, refused.front().remedy});
}

/// What a command throws is why it failed: the thread goes on. An error has stopped the queue already.
Result<void> ProjectWriter::attempt(const Command& command)
try {
    return execute(command);
} catch (...) {
    const Error error = thrownError();
    if (!command.refused) {
        stopQueue(error, Because::Failed);
        return tl::unexpected(error);
    }
    try {
        command.refused(error);
    } catch (...) { // it was answered before something was thrown
    }
    return {};
}

/// As attempt().
Result<void> ProjectWriter::execute(const Command& command)
{
    if (command.effect == Effect::Reads) {
        // In spite of outside changes, but not where the file is not to be trusted.
        if (const Result<bool> outside = m_file.changedOutside(); !outside) {
            command.refused(outside.error());
            return {};
        }
        return command.work(m_file);
    }
    Result<void> done = carryOut(command);
    if (done)
        return done;
    const bool outside = isOutsideChange(done.error());
    if (outside) // seen once: retry() goes on from here, over what they wrote
        (void)m_file.acceptOutsideChange();
    stopQueue(done.error(), outside ? Because::ChangedOutside : Because::Failed);
    return done;
}

/// An outside change is looked for before anything is made ready for a change; the change itself looks again,
/// in its transaction.
Result<void> ProjectWriter::carryOut(const Command& command)
{
    const Result<bool> outside = m_file.changedOutside();
    if (!outside)
        return tl::unexpected(outside.error());
    if (*outside)
        return tl::unexpected(outsideChange(m_file.path()));
    if (changesFile(command.effect) && !m_touched && m_callbacks.beforeFirstChange)
        if (Result<void> ready = m_callbacks.beforeFirstChange(m_file); !ready)
            return ready;
    m_touched = m_touched || changesFile(command.effect);
    return command.work(m_file);
}

void ProjectWriter::stopQueue(Error error, Because because)
{
    const bool outside = because == Because::ChangedOutside;
    std::vector<Command> unanswered;
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = error;
        m_failure = error;
        m_outside = outside;
        unanswered = takeWaiting(1, Waiting::AskedFor);
        const auto refusals = std::stable_partition(unanswered.begin(), unanswered.end(),
            [](const Command& command) { return !command.copy.empty(); });
        std::move(unanswered.begin(), refusals, std::back_inserter(m_copies));
        unanswered.erase(unanswered.begin(), refusals);
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
        forgotten = takeWaiting(m_busy ? 1 : 0, Waiting::All);
        // Called while its failure is still being reported: the writer thread must not try it again.
        m_frontDiscarded = m_busy && m_stopped;
        m_stopped.reset();
        m_failure.reset();
    }
    m_idle.notify_all();
    if (m_callbacks.onStatus)
        m_callbacks.onStatus();
    const Error given {
        ErrorCode::Cancelled, Phrase::of("The waiting changes to the project were given up."), {}};
    for (const Command& command : forgotten)
        if (command.refused)
            command.refused(given);
}

/// The command that is being executed stays where it is: `first` leaves it out.
std::vector<ProjectWriter::Command> ProjectWriter::takeWaiting(std::size_t first, Waiting which)
{
    const auto taken =
        std::stable_partition(m_queue.begin() + static_cast<std::ptrdiff_t>(first), m_queue.end(),
            [which](const Command& command) { return which == Waiting::AskedFor && !command.refused; });
    std::vector<Command> out(std::make_move_iterator(taken), std::make_move_iterator(m_queue.end()));
    m_queue.erase(taken, m_queue.end());
    return out;
}

Result<void> ProjectWriter::drain()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(
        lock, [this] { return !m_busy && !m_copying && m_copies.empty() && (m_queue.empty() || m_stopped); });
    return m_stopped ? tl::unexpected(*m_stopped) : Result<void>();
}

std::size_t ProjectWriter::pending() const
{
    const std::lock_guard lock(m_mutex);
    return m_queue.size();
}

ProjectWriter::Status ProjectWriter::status() const
{
    const std::lock_guard lock(m_mutex);
    const auto changes = [](const Command& command) { return changesFile(command.effect); };
    return {static_cast<std::size_t>(std::count_if(m_queue.begin(), m_queue.end(), changes)), m_failure,
        m_failure && m_outside};
}

} // namespace rankloom::db
