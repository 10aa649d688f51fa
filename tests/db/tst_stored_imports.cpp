// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include <QTest>

#include <SQLiteCpp/Database.h>

#include "core/exchange/kept_text.h"
#include "db/project_file.h"
#include "db/repair.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

std::vector<std::string> filesBelow(const std::string& folder)
{
    std::vector<std::string> files;
    std::error_code none;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, none))
        if (entry.is_regular_file())
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

/// Of a size, with no model: what is imported may bring its own.
Project bareProject(int nodes)
{
    Project project;
    project.cluster = makeCluster(nodes, 8, sampleDevice());
    return project;
}

/// A new project with the file in it; nothing where no project takes it.
std::optional<ProjectFile> importedAnyhow(const std::string& path, const std::string& file)
{
    const std::string unitless;
    for (const std::string& unit : {unitless, std::string("GB/s")})
        for (const Project& project :
            {sampleProject(), bareProject(2), bareProject(4), bareProject(8), bareProject(96)}) {
            std::filesystem::remove(path);
            Result<ProjectFile> made = ProjectFile::create(path, project, samplePlan());
            if (!made)
                return std::nullopt;
            ReadingHints hints;
            hints.openHosts = OpenHosts::Guess;
            hints.unit = unit;
            Progress progress;
            if (made->importFiles({file}, FileFormat::Unknown, hints, progress, {}))
                return std::move(*made);
        }
    return std::nullopt;
}

} // namespace

/// Whatever was imported, the project is sound, and says so.
class TestStoredImports : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ownSamplesCheckAndRepairClean()
    {
        const std::set<std::string> formats = tryAll(RANKLOOM_SOURCE_DIR "/tests/data/exchange");
        for (const FileFormat format : readableFormats())
            if (!isKeptWhole(format))
                QVERIFY2(formats.contains(std::string(nameOf(format))), std::string(nameOf(format)).c_str());
        QVERIFY2(formats.size() >= 35, std::to_string(formats.size()).c_str());
    }

    void publicSamplesCheckAndRepairClean()
    {
        const std::string folder = RANKLOOM_REFERENCE_DATA;
        if (folder.empty() || filesBelow(folder + "/formats").empty())
            QSKIP("The reference data is not there: set RANKLOOM_REFERENCE_DATA to its folder.");
        QVERIFY(tryAll(folder + "/formats").size() >= 20);
        QVERIFY(tryAll(folder + "/experts/formats").size() >= 2);
    }

    /// What is kept whole is still compared.
    void aStoredFileThatIsNotTheImportedOneIsFound()
    {
        const std::string path = m_folder.file("damaged.rankloom");
        std::optional<ProjectFile> file =
            importedAnyhow(path, RANKLOOM_SOURCE_DIR "/tests/data/exchange/mpigraph.1.txt");
        QVERIFY(file.has_value());
        file.reset();
        SQLite::Database(path, SQLite::OPEN_READWRITE)
            .exec("UPDATE measurement SET content = CAST(substr(content, 2) AS BLOB)");
        const auto problems = ProjectFile::open(path)->check();
        QVERIFY(problems && problems->size() == 1);
    }

private:
    /// Imports every file that can be, each into a project of its own. The formats that were stored.
    std::set<std::string> tryAll(const std::string& folder)
    {
        const std::string path = m_folder.file("p.rankloom");
        const std::string repaired = m_folder.file("r.rankloom");
        std::set<std::string> formats;
        int stored = 0;
        for (const std::string& source : filesBelow(folder)) {
            std::optional<ProjectFile> file = importedAnyhow(path, source);
            if (!file)
                continue;
            ++stored;
            const auto kept = file->sql("SELECT format, content FROM measurement ORDER BY id").value();
            for (std::size_t row = 1; row < kept.size(); ++row)
                formats.insert(kept[row][0]);
            expectSound(*file, source);
            const auto before = file->loadProject();
            file.reset();
            std::filesystem::remove(repaired);
            const Result<db::RepairReport> report = db::repairCopy(path, repaired);
            if (!report) {
                QTest::qFail((source + ": " + report.error().text()).c_str(), __FILE__, __LINE__);
                continue;
            }
            if (report->lost() != 0 || !report->notes.empty())
                QTest::qFail(
                    (source + ": repair lost something of a sound project").c_str(), __FILE__, __LINE__);
            const ProjectFile again = std::move(*ProjectFile::open(repaired));
            expectSound(again, source + ", repaired");
            if (!before || !(again.loadProject().value() == *before)
                || again.sql("SELECT format, content FROM measurement ORDER BY id").value() != kept)
                QTest::qFail((source + ": the repaired project is another one").c_str(), __FILE__, __LINE__);
        }
        qInfo("%d files of %d formats from %s", stored, static_cast<int>(formats.size()), folder.c_str());
        return formats;
    }

    static void expectSound(const ProjectFile& file, const std::string& source)
    {
        const auto problems = file.check();
        if (!problems || !problems->empty())
            QTest::qFail((source + ": " + (problems ? problems->front() : problems.error().text())).c_str(),
                __FILE__, __LINE__);
    }

    Folder m_folder;
};

QTEST_APPLESS_MAIN(TestStoredImports)
#include "tst_stored_imports.moc"
