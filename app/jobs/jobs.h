// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace rankloom::ui {

/// Long work away from the GUI thread: imports, opening, exporting. Each job has a progress, can be stopped,
/// and reports back on the GUI thread. An exception ends the job, not the program.
class Jobs : public QObject {
    Q_OBJECT
public:
    using Work = std::function<void(Progress&, std::stop_token)>;

    explicit Jobs(QObject* parent = nullptr);
    ~Jobs() override; ///< stops and waits for all

    /// Runs `work` on a thread of its own, then `done` on the GUI thread, also after a cancel; `failed` in
    /// its place where the work has thrown something, which failed() tells the window.
    using Failed = std::function<void(const Error&)>;
    quint64 start(const QString& title, Work work, std::function<void()> done, Failed failed = {});
    void cancel(quint64 id);
    void cancelAll();

    struct Row {
        quint64 id = 0;
        QString title;
        QString phase;
        double fraction = -1; ///< negative = unknown
        qint64 elapsedMilliseconds = 0;
        bool stopping = false;
    };
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] bool isIdle() const { return m_jobs.empty(); }

Q_SIGNALS:
    void changed(); ///< a job began or ended
    void failed(const rankloom::Error& error, const QString& title);

private:
    struct Job {
        quint64 id = 0;
        QString title;
        QElapsedTimer age;
        Progress progress;
        std::function<void()> done;
        Failed failed;
        std::optional<Error> thrown; ///< of its thread, until that has ended
        std::jthread thread;
    };
    void finish(quint64 id);

    quint64 m_lastId = 0;
    std::vector<std::unique_ptr<Job>> m_jobs;
};

} // namespace rankloom::ui
