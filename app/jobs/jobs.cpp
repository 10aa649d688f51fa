// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/jobs.h"

#include <QMetaObject>

#include <algorithm>

#include "core/base/thrown.h"
#include "widgets/translated.h"

namespace rankloom::ui {

Jobs::Jobs(QObject* parent) : QObject(parent) { }

Jobs::~Jobs()
{
    for (const auto& job : m_jobs)
        job->thread.request_stop();
    m_jobs.clear();
}

quint64 Jobs::start(const QString& title, Work work, std::function<void()> done, Failed failed)
{
    auto job = std::make_unique<Job>();
    Job* raw = job.get();
    raw->id = ++m_lastId;
    raw->title = title;
    raw->age.start();
    raw->done = std::move(done);
    raw->failed = std::move(failed);
    m_jobs.push_back(std::move(job));
    raw->thread =
        std::jthread([this, raw, id = raw->id, work = std::move(work)](const std::stop_token& stop) {
            try {
                work(raw->progress, stop);
            } catch (...) { // a thread that ends by an exception would end the program
                raw->thrown = thrownError();
            }
            QMetaObject::invokeMethod(
                this, [this, id] { finish(id); }, Qt::QueuedConnection);
        });
    Q_EMIT changed();
    return raw->id;
}

void Jobs::cancel(quint64 id)
{
    for (const auto& job : m_jobs)
        if (job->id == id)
            job->thread.request_stop();
    Q_EMIT changed();
}

void Jobs::cancelAll()
{
    for (const auto& job : m_jobs)
        job->thread.request_stop();
    Q_EMIT changed();
}

std::vector<Jobs::Row> Jobs::rows() const
{
    std::vector<Row> rows;
    for (const auto& job : m_jobs)
        rows.push_back({job->id, job->title, translated(job->progress.phase()), job->progress.fraction(),
            job->age.elapsed(), job->thread.get_stop_token().stop_requested()});
    return rows;
}

void Jobs::finish(quint64 id)
{
    const auto it = std::ranges::find_if(m_jobs, [id](const auto& job) { return job->id == id; });
    if (it == m_jobs.end())
        return;
    const std::unique_ptr<Job> job = std::move(*it);
    m_jobs.erase(it);
    if (job->thrown) {
        Q_EMIT this->failed(*job->thrown, job->title);
        if (job->failed)
            job->failed(*job->thrown);
    } else if (job->done) {
        job->done();
    }
    Q_EMIT changed();
}

} // namespace rankloom::ui
