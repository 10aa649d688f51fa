// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>

#include <QTimer>

#include "app/document/project_store.h"
#include "db/backup.h"
#include "db/project_writer.h"

namespace rankloom::ui {

/// Carries what the writer thread says over to the GUI thread. Shared with the writer, so that it may say
/// something after its store is gone.
class WriterVoice : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

Q_SIGNALS:
    void errorOccurred(const rankloom::Error& error);
    void outsideChangeSeen();
    void statusChanged();
};

/// How many of the changes that were announced are with the writer: those it has written are settled.
struct HandedOver {
    std::atomic<std::size_t> changes = 0;
    std::atomic<const db::ProjectWriter*> writer = nullptr;

    void settle(db::OpenedBackup& backup) const;
};

/// Keeps a document in its project file through the writer thread. Before the first change the file is copied
/// to the cache folder: that is what "as opened" means. What cannot be written (full disk, another writer) is
/// tried again by itself: after a while, with the next change, and when the window becomes active.
class FileStore : public ProjectStore {
    Q_OBJECT
public:
    FileStore(db::ProjectFile file, std::shared_ptr<db::OpenedBackup> backup);

    ~FileStore() override;

    void store(const DocumentState& before, const DocumentState& after, const QString& change) override;
    Result<void> drain() override { return waiting()(); }
    [[nodiscard]] bool isIdle() const override;
    [[nodiscard]] std::function<Result<void>()> waiting() override;
    void retry() override;
    [[nodiscard]] Kept kept() const override { return m_kept; }
    [[nodiscard]] std::optional<Error> failure() const override { return m_writer->status().failure; }
    [[nodiscard]] QString path() const override { return m_path; }

    [[nodiscard]] std::shared_ptr<db::ProjectWriter> writer() const override { return m_writer; }
    [[nodiscard]] std::shared_ptr<db::OpenedBackup> backup() const override { return m_backup; }
    void comeBack() override;
    void expectStored(Inputs inputs) override { m_inFile = std::move(inputs); }

private:
    void enqueue(const DocumentState& before, const DocumentState& after);
    void storeInputs(const Inputs& was, const Inputs& is);
    void showStatus();
    void announce(const Error& error);

    QString m_path;
    std::shared_ptr<db::OpenedBackup> m_backup;
    std::shared_ptr<WriterVoice> m_voice;
    std::shared_ptr<HandedOver> m_handedOver; ///< with the writer's thread
    std::shared_ptr<db::ProjectWriter> m_writer;
    std::optional<Inputs> m_inFile;
    Kept m_kept = Kept::All;
    std::string m_announced; ///< the failure that was said last; empty: there is none, or it is to be said
    QTimer m_again;
};

} // namespace rankloom::ui
