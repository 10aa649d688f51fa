// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include <QTest>

#include "db/project_file.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

namespace {

constexpr const char* kLinksCsv = "# unit=GB/s direction=row->col what=bandwidth\n"
                                  ",gpü-b02,gpu-a01\ngpü-b02,,21.5\ngpu-a01,11.25,\n";
constexpr const char* kOldTrace = "token,layer,e0,e1\n0,1,0,1\n0,2,2,3\n1,1,1,2\n1,2,0,3\n";
constexpr const char* kNewTrace = "token,layer,e0,e1\n0,1,0,2\n0,2,1,3\n1,1,1,3\n1,2,0,2\n2,1,0,3\n2,2,1,2\n";

} // namespace

class TestRemoveMeasurement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_file.emplace(
            std::move(*ProjectFile::create(m_folder->file("p.rankloom"), sampleProject(), samplePlan())));
    }
    void cleanup()
    {
        m_file.reset();
        m_folder.reset();
    }

    void removingTakesBackWhatFollowed()
    {
        const Project before = m_file->loadProject().value();
        const auto monday = imported("monday.csv", kLinksCsv);
        const Project first = m_file->loadProject().value();
        const auto tuesday = imported("tuesday.csv",
            "# unit=GB/s direction=row->col what=bandwidth\n,gpu-a01,gpü-b02\ngpu-a01,,32\ngpü-b02,31,\n");
        QVERIFY(m_file->loadProject().value() != first);
        QVERIFY(m_file->removeMeasurement(tuesday.measurement));
        // Monday's figures again; what a plan document had brought beside them in the same matrix is gone.
        QCOMPARE(m_file->loadProject()->cluster.links.nodeLink(0, 1).bandwidth.value(),
            first.cluster.links.nodeLink(0, 1).bandwidth.value());
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {1});
        QVERIFY(!m_file->removeMeasurement(tuesday.measurement)); // only once
        QVERIFY(m_file->removeMeasurement(monday.measurement));
        const Cluster bare = m_file->loadProject()->cluster;
        QCOMPARE(bare.links.nodeLink(0, 1).origin, LinkOrigin::Assumed);
        // What the file did not speak of stays.
        QVERIFY(bare.nodeNames == before.cluster.nodeNames);
        QVERIFY(bare.links.networkTiers() == before.cluster.links.networkTiers());
        QVERIFY(m_file->info()->measurements.empty());
        QVERIFY(m_file->check().value().empty());
        QVERIFY(m_file->markRemoved(monday.measurement, false));
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {1});
    }

    void removedTracesDoNotCount()
    {
        imported("old.csv", kOldTrace);
        const RoutingStatistics old = m_file->loadProject()->routing;
        const auto later = imported("new.csv", kNewTrace);
        QCOMPARE(m_file->loadProject()->routing.tokens, std::int64_t {3});
        QVERIFY(m_file->removeMeasurement(later.measurement));
        QVERIFY(m_file->loadProject()->routing == old);
        QVERIFY(m_file->removeMeasurement(1));
        QVERIFY(m_file->loadProject()->routing.empty());
        QVERIFY(m_file->check().value().empty());
    }

private:
    ProjectFile::ImportOutcome imported(const std::string& name, const std::string& text)
    {
        const std::string path = m_folder->file(name);
        std::ofstream(path, std::ios::binary) << text;
        Progress progress;
        auto outcome = m_file->importFiles({path}, FileFormat::Unknown, {}, progress, {});
        if (!outcome)
            qFatal("%s", outcome.error().text().c_str());
        return *outcome;
    }

    std::unique_ptr<Folder> m_folder;
    std::optional<ProjectFile> m_file;
};

QTEST_APPLESS_MAIN(TestRemoveMeasurement)
#include "tst_remove_measurement.moc"
