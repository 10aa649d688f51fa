// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/document/project_store.h"
#include "core/base/progress.h"
#include "db/project_writer.h"

namespace rankloom::ui {

/// Keeps a document in its project file through the writer thread.
class FileStore : public ProjectStore {
    Q_OBJECT
public:
    FileStore(std::shared_ptr<db::ProjectWriter> writer, QString path);
    ~FileStore() override;

    void store(const DocumentState& before, const DocumentState& after) override;
    Result<void> drain() override;
    void retry() override;
    [[nodiscard]] bool allStored() const override;
    [[nodiscard]] QString path() const override { return m_path; }

    [[nodiscard]] const std::shared_ptr<db::ProjectWriter>& writer() const { return m_writer; }

private:
    void noteStored();

    std::shared_ptr<db::ProjectWriter> m_writer;
    QString m_path;
    bool m_allStored = true;
};

} // namespace rankloom::ui
