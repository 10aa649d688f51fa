// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/base/progress.h"
#include "db/project_file.h"

namespace rankloom::db {

/// The one thread that writes to the open project. Changes are queued and return at once; they are written
/// strictly in order, each as one transaction. A change that is still waiting takes the newer value of the
/// same field, so that a drag costs one commit.
///
/// A write that fails (full disk, another writer) stops the queue: nothing is lost or skipped, `onError` says
/// why, retry() goes on. So does a change of the file by somebody else: `onOutsideChange` asks, retry() keeps
/// ours, discard() gives ours up so that the file can be loaded again. What somebody waits for is
/// refused by a stopped queue; only copies are made of it, with what waits.
/// All callbacks but onStatus run on the writer thread.
class ProjectWriter {
public:
    struct Callbacks {
        std::function<void(const Error&)> onError {};
        std::function<void()> onOutsideChange {};
        /// status() has changed. On the thread that changed it, so: ask, and do not wait.
        std::function<void()> onStatus {};
        /// Once, before the first change to the file: the moment for a backup. An error stops the queue.
        std::function<Result<void>(ProjectFile&)> beforeFirstChange {};
    };

    /// How far the file is behind.
    struct Status {
        std::size_t pending = 0; ///< changes that are not on disk
        /// Why the first of them is not. Stays while it is tried again, until a write has succeeded.
        std::optional<Error> failure {};
        bool outside = false; ///< the failure is a question: somebody else has changed the file
    };

    ProjectWriter(ProjectFile file, Callbacks callbacks);
    /// Writes what is queued; what cannot be written is lost: ask drain() first.
    ~ProjectWriter();
    ProjectWriter(const ProjectWriter&) = delete;
    ProjectWriter& operator=(const ProjectWriter&) = delete;

    [[nodiscard]] const std::string& path() const { return m_path; }

    void storeModel(std::shared_ptr<const ModelInput> model);
    void storeCluster(std::shared_ptr<const ClusterInput> cluster);
    void storeRouting(std::shared_ptr<const ModelInput> model);
    void storeCalibration(Calibration calibration);
    void storeServingCalibrations(std::vector<Shared<ServingCalibration>> calibrations);
    void removeModel(std::int64_t id);
    void removeCluster(std::int64_t id);
    void markRemoved(std::int64_t measurement);
    void bringBack(MeasurementInfo measurement);
    void storeName(std::string name);
    void storeScenario(Scenario scenario);
    void removeScenario(std::int64_t id);
    void setCurrentScenario(std::int64_t id);

    template <class T> using Done = std::function<void(Result<T>)>;
    /// Any other change. The outcome goes to `done`, once, and never stops the queue; a refusal (see run())
    /// is one, too. Where somebody else has changed the file, nothing is done until it is decided, then tried
    /// again or refused.
    template <class T> void change(std::function<Result<T>(ProjectFile&)> work, Done<T> done);
    void addScenario(Scenario scenario, Done<std::int64_t> done);
    void storeTags(std::int64_t measurement, std::vector<TraceTag> tags, Done<void> done);
    /// `progress` must live until `done` was called.
    void importFiles(std::vector<std::string> paths, FileFormat format, ReadingHints hints,
        Progress& progress, std::stop_token stop, Done<ProjectFile::ImportOutcome> done);
    /// What only reads, on the writing connection, in its turn: backups, copies, loading. Exactly one of
    /// the two is called: `refused` where the queue has stopped (at once, on the calling thread) or stops
    /// first, and where discard() comes first. Whoever waits for an answer gets one.
    void run(std::function<void(ProjectFile&)> work, std::function<void(const Error&)> refused);
    /// Looks for outside changes although nothing is queued, as when the window becomes active.
    void checkOutside();
    /// A complete copy at `path`, with everything that was queued before; where the queue stops, with all
    /// that waits. Errors: of ProjectFile::saveCopy(), and of changes that no file can hold: then the copy is
    /// there without them, and the error's arguments are {kCopyWritten}.
    void saveCopy(std::string path, Done<void> done);
    static constexpr const char* kCopyWritten = "copy-written";
    /// Makes the file what the copy at `from` is, as a change among others. `keep`: where the file as it is
    /// now is copied to first; empty = nowhere.
    void restore(std::string from, std::string keep = {});

    /// Tries the write that failed again; after an outside change: keeps ours.
    void retry();
    /// Forgets all waiting changes and accepts the file as it is now.
    void discard();
    /// Waits until everything is written, or the queue has stopped: then the reason.
    Result<void> drain();
    [[nodiscard]] std::size_t pending() const; ///< of all kinds
    [[nodiscard]] Status status() const;

private:
    enum class Kind : std::uint8_t {
        Model,
        Cluster,
        Routing,
        Name,
        Calibration,
        Scenario,
        Current,
        Barrier, ///< depends on what was before: nothing coalesces across it
    };
    enum class Effect : std::uint8_t {
        Writes,
        Restores, ///< writes all of it
        Looks, ///< whether somebody else has written
        Reads, ///< in spite of outside changes
    };
    using Work = std::function<Result<void>(ProjectFile&)>;
    struct Command {
        Kind kind = Kind::Barrier;
        std::int64_t id = 0; ///< of what is stored
        Effect effect = Effect::Writes;
        Work work;
        std::function<void(const Error&)> refused {}; ///< instead, for commands that somebody waits for
        std::string copy {}; ///< where a copy is to be made, also of a stopped queue
        Done<void> copied {};
    };
    static bool changesFile(Effect effect) { return effect == Effect::Writes || effect == Effect::Restores; }

    void enqueue(Command command);
    bool coalesce(Command& command);
    void loop(const std::stop_token& stop);
    void runFront(std::unique_lock<std::mutex>& lock);
    void runCopy(std::unique_lock<std::mutex>& lock);
    Result<void> copyWith(const std::vector<Work>& waiting, const std::string& path);
    Result<void> attempt(const Command& command);
    Result<void> execute(const Command& command);
    Result<void> carryOut(const Command& command);
    enum class Because : std::uint8_t { Failed, ChangedOutside };
    void stopQueue(Error error, Because because);
    enum class Waiting : std::uint8_t { All, AskedFor };
    /// Takes commands out of the queue, from `first` on; or only those that somebody waits for. With the
    /// mutex held.
    std::vector<Command> takeWaiting(std::size_t first, Waiting which);

    ProjectFile m_file; ///< used by the writer thread alone
    const std::string m_path;
    const Callbacks m_callbacks;
    bool m_touched = false; ///< writer thread: a change was made

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable_any m_idle;
    std::deque<Command> m_queue; ///< the front is being executed while m_busy
    std::deque<Command> m_copies; ///< asked for while the queue has stopped
    bool m_busy = false;
    bool m_copying = false; ///< aside from the queue
    bool m_frontDiscarded = false; ///< the front has failed and was given up before m_busy ended
    std::optional<Error> m_stopped;
    std::optional<Error> m_failure; ///< outlives m_stopped until something was written
    bool m_outside = false; ///< m_failure is an outside change
    std::jthread m_thread; ///< last: joins before the rest goes
};

template <class T> void ProjectWriter::change(std::function<Result<T>(ProjectFile&)> work, Done<T> done)
{
    enqueue({Kind::Barrier, 0, Effect::Writes,
        [work = std::move(work), done](ProjectFile& file) -> Result<void> {
            Result<T> outcome = work(file);
            if (!outcome && isOutsideChange(outcome.error()))
                return tl::unexpected<Error>(std::move(outcome.error()));
            done(std::move(outcome));
            return {};
        },
        [done](const Error& error) { done(tl::unexpected<Error>(error)); }});
}

} // namespace rankloom::db
