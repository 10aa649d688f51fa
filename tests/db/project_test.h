// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include <QObject>

#include "tests/db/fault_vfs.h"
#include "tests/db/import_test.h"
#include "tests/db/sample.h"

namespace rankloom::test {

/// What tests of one project have: its file, in a folder of its own that is made anew for each of them.
class ProjectTest : public QObject {
protected:
    void setUp(const Project& project = sampleProject(), const Plan& plan = samplePlan())
    {
        m_file.reset();
        m_folder = std::make_unique<Folder>();
        m_file.emplace(std::move(*db::ProjectFile::create(m_folder->file("p.rankloom"), project, plan)));
    }

    Result<db::ProjectFile::ImportOutcome> tryImport(
        const std::string& name, const std::string& text, const ReadingHints& hints = {})
    {
        writeText(m_folder->file(name), text);
        return import(*m_file, {m_folder->file(name)}, hints);
    }
    db::ProjectFile::ImportOutcome imported(
        const std::string& name, const std::string& text, const ReadingHints& hints = {})
    {
        auto outcome = tryImport(name, text, hints);
        if (!outcome)
            qFatal("%s", outcome.error().text().c_str());
        return *outcome;
    }

    /// Imports a file of the folder into a copy of the project, which is closed, and is killed at a change of
    /// the disk; false: it ended before.
    bool isImportKilledAt(int change, const std::string& name)
    {
        m_file.reset();
        std::filesystem::copy_file(
            m_folder->file("p.rankloom"), copyPath(), std::filesystem::copy_options::overwrite_existing);
        std::filesystem::remove(copyPath() + "-journal");
        return FaultVfs::killedAt(change, [&] {
            Result<db::ProjectFile> file = db::ProjectFile::open(copyPath());
            if (file)
                (void)import(*file, {m_folder->file(name)});
        });
    }
    [[nodiscard]] std::string copyPath() const { return m_folder->file("k.rankloom"); }

    std::unique_ptr<Folder> m_folder;
    std::optional<db::ProjectFile> m_file;
};

} // namespace rankloom::test
