// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include <QTimer>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "core/base/error.h"
#include "widgets/board/placement_curve.h"

namespace rankloom::ui {

/// The course of a search: its thread tells it, the GUI's draws it.
class LiveCurve {
public:
    explicit LiveCurve(PlacementCurveData begun) : m_data(std::move(begun)) { }
    void change(const std::function<void(PlacementCurveData&)>& tell)
    {
        const std::lock_guard lock(m_mutex);
        tell(m_data);
    }
    [[nodiscard]] PlacementCurveData read() const
    {
        const std::lock_guard lock(m_mutex);
        return m_data;
    }

private:
    mutable std::mutex m_mutex;
    PlacementCurveData m_data;
};

/// The newest search of a panel: a job that draws its course while it runs, and what it found, for as long as
/// the plan is the one that was searched for. Of `jobs` and `curve`, which must outlive what runs.
template <class Found> class SearchRun {
public:
    using Work = std::function<Result<Found>(LiveCurve& course, Progress& progress, const std::stop_token&)>;

    SearchRun(const Document& document, Jobs& jobs, PlacementCurve& curve)
        : m_document(document), m_jobs(jobs), m_curve(curve)
    {
        constexpr int kRedrawMilliseconds = 33;
        m_redraw.setInterval(kRedrawMilliseconds);
        QObject::connect(&m_redraw, &QTimer::timeout, &curve, [this] { draw(); });
    }

    /// For the plan on screen. `done` is also called when the search was stopped.
    void start(const QString& title, PlacementCurveData begun, Work work, std::function<void()> done)
    {
        begun.running = true;
        m_search.reset(new Search {LiveCurve(std::move(begun)), m_document.project(), m_document.plan()});
        m_job = m_jobs.start(
            title,
            [search = m_search, work = std::move(work)](Progress& progress, const std::stop_token& stop) {
                search->found = work(search->course, progress, stop);
            },
            [this, done] { end(done); }, [this, done](const Error&) { end(done); });
        m_redraw.start();
    }
    void stop() { m_jobs.cancel(m_job); }
    [[nodiscard]] bool isRunning() const { return m_job != 0; }

    /// What the last search came to; null while it runs, where it found no time to, and once it is outdated.
    [[nodiscard]] const Result<Found>* outcome() const
    {
        return m_search && !isRunning() && !m_search->outdated && m_search->found ? &*m_search->found
                                                                                  : nullptr;
    }
    /// After outcome() without an error.
    [[nodiscard]] const Found& found() const { return **m_search->found; }
    [[nodiscard]] const Project& project() const { return *m_search->project; }
    [[nodiscard]] const Plan& plan() const { return *m_search->plan; }

    /// Whether the plan on screen is the one that was searched for, but for what the search `places`.
    template <class Part> [[nodiscard]] bool isOfPlan(Part Plan::*places) const
    {
        if (!m_document.isOpen() || m_document.project() != m_search->project)
            return false;
        Plan now = *m_document.plan();
        now.*places = plan().*places;
        now.name = plan().name;
        return now == plan();
    }
    /// Nobody wants what it finds any more. Whether it was running for somebody: it is stopped then.
    bool outdate()
    {
        if (!m_search || std::exchange(m_search->outdated, true) || !isRunning())
            return false;
        stop();
        return true;
    }
    /// Draws the whole course of a search that has ended after `moves`.
    void drawEnded(std::int64_t moves)
    {
        m_search->course.change([moves](PlacementCurveData& data) {
            data.moves = moves;
            data.running = false;
        });
        draw();
    }

private:
    struct Search {
        LiveCurve course;
        std::shared_ptr<const Project> project;
        std::shared_ptr<const Plan> plan;
        std::optional<Result<Found>> found {}; ///< written by its thread, read when that has ended
        bool outdated = false; ///< of the GUI's thread
    };

    /// Also of a search that has failed: it has found nothing.
    void end(const std::function<void()>& done)
    {
        m_job = 0;
        m_redraw.stop();
        done();
    }
    void draw()
    {
        if (m_search->outdated)
            return;
        PlacementCurveData data = m_search->course.read();
        if (data.start)
            m_curve.setData(std::move(data));
    }

    const Document& m_document;
    Jobs& m_jobs;
    PlacementCurve& m_curve;
    QTimer m_redraw;
    quint64 m_job = 0;
    std::shared_ptr<Search> m_search; ///< null = none yet
};

} // namespace rankloom::ui
