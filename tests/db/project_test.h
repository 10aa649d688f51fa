// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QObject>

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

    std::unique_ptr<Folder> m_folder;
    std::optional<db::ProjectFile> m_file;
};

} // namespace rankloom::test
