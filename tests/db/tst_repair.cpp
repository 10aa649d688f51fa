// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>

#include <QElapsedTimer>
#include <QTest>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "db/project_file.h"
#include "db/repair.h"
#include "db/schema.h"
#include "db/seal.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;
using db::RepairReport;

namespace {

constexpr std::size_t kPage = 4096;
constexpr int kScenarios = 120;
constexpr int kNodes = 48;

std::string readBytes(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeBytes(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

Project richProject()
{
    Project project = sampleProject();
    project.cluster = makeCluster(kNodes, 8, sampleDevice());
    LinkMatrix matrix;
    matrix.size = kNodes;
    for (int cell = 0; cell < kNodes * kNodes; ++cell)
        matrix.bandwidth.push_back(1e10 + cell);
    project.cluster.change().links.setNodeMatrix(matrix);
    for (int node = 0; node < kNodes; ++node)
        project.cluster.change().nodeNames.push_back("gpu" + std::to_string(node));
    project.routing = {};
    return project;
}

std::string trace()
{
    std::string text = "token,layer,e0,e1\n";
    for (int token = 0; token < 3000; ++token)
        for (const int layer : {1, 2})
            text += std::to_string(token) + "," + std::to_string(layer) + ","
                + std::to_string((token + layer) % 4) + ","
                + std::to_string((token * layer + token + layer + 1) % 4 == (token + layer) % 4
                        ? (token + layer + 2) % 4
                        : (token * layer + token + layer + 1) % 4)
                + "\n";
    return text;
}

std::string requests()
{
    std::string text = "arrived_at,num_prefill_tokens,num_decode_tokens\n";
    for (int i = 0; i < 3000; ++i)
        text +=
            std::to_string(i) + "," + std::to_string(1 + i % 997) + "," + std::to_string(1 + i % 89) + "\n";
    return text;
}

} // namespace

class TestRepair : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_path = m_folder.file("p.rankloom");
        ProjectFile file = std::move(*ProjectFile::create(m_path, richProject(), samplePlan()));
        for (int i = 1; i < kScenarios; ++i)
            QVERIFY(
                file.addScenario({0, "scenario " + std::to_string(i), std::string(200, 'n'), samplePlan()}));
        writeBytes(m_folder.file("t.csv"), trace());
        Progress progress;
        const auto outcome =
            file.importFiles({m_folder.file("t.csv")}, FileFormat::Unknown, {}, progress, {});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        writeBytes(m_folder.file("r.csv"), requests());
        QVERIFY(file.importFiles({m_folder.file("r.csv")}, FileFormat::Unknown, {}, progress, {}));
        m_project = file.loadProject().value();
        m_bytes = readBytes(m_path);
        const std::string count = "SELECT (SELECT count(*) FROM scenario) + (SELECT count(*) FROM link_row)";
        QCOMPARE(file.sql(count).value()[1][0], std::to_string(kScenarios + kNodes));
    }

    void aSoundFileComesThroughWhole()
    {
        const RepairReport report = repaired(m_path);
        QCOMPARE(report.lost(), std::int64_t {0});
        QVERIFY(report.notes.empty());
        const ProjectFile file = std::move(*ProjectFile::open(m_target));
        QVERIFY(file.loadProject().value() == m_project);
        QVERIFY(file.loadScenarios().value() == ProjectFile::open(m_path)->loadScenarios().value());
    }

    /// Any one page destroyed: what comes out is a sound project, and what was on other pages is there.
    void anyPageMayBeLost()
    {
        const std::string damaged = m_folder.file("damaged.rankloom");
        std::int64_t mostLost = 0;
        int whole = 0;
        for (std::size_t page = 0; page * kPage < m_bytes.size(); ++page) {
            std::string bytes = m_bytes;
            const std::size_t from = page * kPage + (page == 0 ? 100 : 0);
            bytes.replace(from, (page + 1) * kPage - from, (page + 1) * kPage - from, '\xA5');
            writeBytes(damaged, bytes);
            const RepairReport report = repaired(damaged);
            QCOMPARE(readBytes(damaged), bytes); // never touched
            const ProjectFile file = std::move(*ProjectFile::open(m_target));
            QVERIFY(file.damage().value().empty());
            const auto scenarios = static_cast<std::int64_t>(file.loadScenarios().value().size());
            mostLost = std::max(mostLost, kScenarios - scenarios);
            whole += report.lost() == 0 && file.loadProject().value() == m_project ? 1 : 0;
        }
        const auto pages = static_cast<int>(m_bytes.size() / kPage);
        qInfo("%d pages; %d of them cost nothing; at most %d of %d scenarios lost", pages, whole,
            static_cast<int>(mostLost), kScenarios);
        // A leaf of 4 KiB holds fewer than ten of these scenarios; only the root page takes them all.
        QVERIFY(whole > 0);
    }

    void rowsOfOneLeafAreLostAndCounted()
    {
        // The page that holds scenario 60, found by its text.
        const std::size_t at = m_bytes.find("scenario 60");
        QVERIFY(at != std::string::npos);
        std::string bytes = m_bytes;
        bytes.replace(at / kPage * kPage, kPage, kPage, '\0');
        writeBytes(m_folder.file("leaf.rankloom"), bytes);
        const RepairReport report = repaired(m_folder.file("leaf.rankloom"));
        const auto table = std::find_if(report.tables.begin(), report.tables.end(),
            [](const db::TableRepair& entry) { return entry.table == "scenario"; });
        const ProjectFile file = std::move(*ProjectFile::open(m_target));
        const auto left = static_cast<std::int64_t>(file.loadScenarios().value().size());
        QVERIFY(left < kScenarios && left >= kScenarios - 20);
        QCOMPARE(table->saved, left);
        QCOMPARE(table->lost, kScenarios - left); // exact: ids are dense and rows beyond the leaf remain
        QVERIFY(file.loadProject().value() == m_project);
    }

    void aFlippedBitInAnArrayCostsItsRowOnly()
    {
        // Inside the doubles of one sender's row.
        const std::string row = ProjectFile::open(m_path)
                                    ->sql("SELECT hex(bw_bytes_per_s) FROM link_row WHERE sender = 3")
                                    .value()[1][0];
        const QByteArray blob = QByteArray::fromHex(QByteArray::fromStdString(row));
        const std::size_t at = m_bytes.find(blob.left(64).toStdString()) + 40;
        std::string bytes = m_bytes;
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        writeBytes(m_folder.file("bit.rankloom"), bytes);
        QVERIFY(!ProjectFile::open(m_folder.file("bit.rankloom"))->check().value().empty());
        const RepairReport report = repaired(m_folder.file("bit.rankloom"));
        QCOMPARE(report.lost(), std::int64_t {1});
        QCOMPARE(report.notes.size(), std::size_t {1});
        const Cluster cluster = ProjectFile::open(m_target)->loadProject()->cluster;
        int measured = 0;
        for (int from = 0; from < kNodes; ++from)
            measured +=
                cluster.links.nodeLink(from, (from + 1) % kNodes).origin == LinkOrigin::Measured ? 1 : 0;
        QCOMPARE(measured, kNodes - 1);
    }

    void aCutFileKeepsItsFirstPart()
    {
        for (std::size_t pages = m_bytes.size() / kPage - 1; pages > 40; pages -= 7) {
            writeBytes(m_folder.file("cut.rankloom"), m_bytes.substr(0, pages * kPage - 100));
            repaired(m_folder.file("cut.rankloom"));
            const ProjectFile file = std::move(*ProjectFile::open(m_target));
            QVERIFY(file.damage().value().empty());
        }
    }

    void statisticsAreCountedAgain()
    {
        std::string bytes = m_bytes;
        // Wipe the page of the pair counts; the trace itself is elsewhere.
        ProjectFile file = std::move(*ProjectFile::open(m_path));
        const auto root = file.sql("SELECT rootpage FROM sqlite_schema WHERE name = 'routing_pairs'").value();
        bytes.replace((std::stoul(root[1][0]) - 1) * kPage, kPage, kPage, '\x11');
        writeBytes(m_folder.file("pairs.rankloom"), bytes);
        const RepairReport report = repaired(m_folder.file("pairs.rankloom"));
        QVERIFY(!report.notes.empty());
        QVERIFY(ProjectFile::open(m_target)->loadProject().value() == m_project);
    }

    /// One byte, anywhere in what was counted from the trace: keys of rows among them.
    void noByteOfTheStatisticsCostsTheProject()
    {
        std::vector<std::size_t> pages;
        {
            SQLite::Database database(m_path, SQLite::OPEN_READONLY);
            SQLite::Statement rows(
                database, "SELECT pageno FROM dbstat WHERE name LIKE 'routing%' ORDER BY pageno");
            while (rows.executeStep())
                pages.push_back(static_cast<std::size_t>(rows.getColumn(0).getInt64()));
        }
        QVERIFY(pages.size() >= 5);
        const std::string damaged = m_folder.file("byte.rankloom");
        std::mt19937 random(12);
        for (int flip = 0; flip < 120; ++flip) {
            std::string bytes = m_bytes;
            const std::size_t at = (pages[random() % pages.size()] - 1) * kPage + random() % kPage;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
            writeBytes(damaged, bytes);
            m_target = m_folder.file("repaired.rankloom");
            std::filesystem::remove(m_target);
            const auto report = db::repairCopy(damaged, m_target);
            QVERIFY2(report.has_value(),
                report ? "" : (std::to_string(at) + ": " + report.error().text()).c_str());
            QVERIFY(ProjectFile::open(m_target)->damage().value().empty());
        }
    }

    /// Wherever a bit is wrong: what comes out is as it was, or is said not to be, and each row is counted
    /// once.
    void whatIsNotAsItWasIsTold()
    {
        std::mt19937 random(34);
        int told = 0;
        for (int flip = 0; flip < 80; ++flip) {
            std::string bytes = m_bytes;
            const std::size_t at = 100 + random() % (bytes.size() - 100);
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
            told += isToldAfter(bytes, "bit " + std::to_string(at)) ? 1 : 0;
        }
        qInfo("%d of 80 flipped bits cost or changed a row", told);
    }

    /// The tables read each other's rows.
    void swappedPagesAreToldAndCounted()
    {
        std::mt19937 random(56);
        const std::size_t pages = m_bytes.size() / kPage;
        for (int swap = 0; swap < 30; ++swap) {
            std::string bytes = m_bytes;
            const std::size_t one = 1 + random() % (pages - 1);
            const std::size_t other = 1 + random() % (pages - 1);
            bytes.replace(one * kPage, kPage, m_bytes, other * kPage, kPage);
            bytes.replace(other * kPage, kPage, m_bytes, one * kPage, kPage);
            (void)isToldAfter(bytes, "pages " + std::to_string(one) + " and " + std::to_string(other));
        }
    }

    /// "PRAGMA page_size = 8192; VACUUM": a file of another layout, and as sound.
    void filesOfOtherPageSizesAreRepaired()
    {
        const std::string other = m_folder.file("pages.rankloom");
        for (const char* size : {"512", "8192", "65536"}) {
            writeBytes(other, m_bytes);
            SQLite::Database(other, SQLite::OPEN_READWRITE)
                .exec(std::string("PRAGMA page_size = ") + size + "; VACUUM;");
            const RepairReport report = repaired(other);
            QCOMPARE(report.lost() + report.doubtful(), std::int64_t {0});
            QVERIFY(ProjectFile::open(m_target)->loadProject().value() == m_project);
        }
    }

    /// Whichever bit of the header is wrong, nothing behind it is.
    void noBitOfTheHeaderCostsARow()
    {
        for (std::size_t bit = 0; bit < 800; bit += bit < 8 * 56 || bit >= 8 * 72 ? 29 : 1) {
            std::string bytes = m_bytes;
            bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
            writeBytes(m_folder.file("header.rankloom"), bytes);
            m_target = m_folder.file("repaired.rankloom");
            std::filesystem::remove(m_target);
            const auto report = db::repairCopy(m_folder.file("header.rankloom"), m_target);
            QVERIFY2(report && report->lost() + report->doubtful() == 0,
                (std::to_string(bit) + ": " + (report ? "rows" : report.error().text())).c_str());
        }
    }

    void rowsOfNobodyAreDropped()
    {
        const std::string orphans = m_folder.file("orphans.rankloom");
        writeBytes(orphans, m_bytes);
        SQLite::Database(orphans, SQLite::OPEN_READWRITE)
            .exec("INSERT INTO routing_expert SELECT model_id, -112, expert, picks FROM routing_expert WHERE "
                  "layer = 0;"
                  "INSERT INTO measurement_tag VALUES (77, 0, 'task', 'none')");
        const RepairReport report = repaired(orphans);
        QVERIFY(ProjectFile::open(m_target)->loadProject().value() == m_project);
        QVERIFY(report.saved() > 0);
    }

    /// Counts that would fill the disk with names, were they believed.
    void anImpossibleClusterIsLostAndNothingElse()
    {
        for (const char* change : {"nodes = 1000000000", "nodes = 9223372036854775807",
                 "devices_per_node = 1000000000", "nodes = 16777216, devices_per_node = 16777216"}) {
            const std::string impossible = m_folder.file("impossible.rankloom");
            writeBytes(impossible, m_bytes);
            SQLite::Database(impossible, SQLite::OPEN_READWRITE)
                .exec(std::string("PRAGMA ignore_check_constraints = ON; UPDATE cluster SET ") + change);
            QElapsedTimer clock;
            clock.start();
            const RepairReport report = repaired(impossible);
            QVERIFY2(clock.elapsed() < 20'000, change);
            const ProjectFile file = std::move(*ProjectFile::open(m_target));
            QCOMPARE(file.loadProject()->cluster->nodes, 0);
            QVERIFY(file.loadProject()->routing == m_project.routing);
            QCOMPARE(file.loadScenarios()->size(), static_cast<std::size_t>(kScenarios));
            QVERIFY(!report.notes.empty());
        }
        // Names of nodes that are not there cost only those names.
        const std::string many = m_folder.file("many.rankloom");
        writeBytes(many, m_bytes);
        SQLite::Database(many, SQLite::OPEN_READWRITE).exec("INSERT INTO node VALUES (1, 999, 'nowhere')");
        repaired(many);
        QVERIFY(ProjectFile::open(m_target)->loadProject().value() == m_project);
    }

    void whatIsNoProjectIsRefused()
    {
        const auto codeOf = [this](const std::string& path) {
            const auto report = db::repairCopy(path, m_folder.file("out.rankloom"));
            return std::string(report ? "" : toString(report.error().code));
        };
        QCOMPARE(codeOf(m_folder.file("none")), std::string("file-not-found"));
        writeBytes(m_folder.file("text"), std::string(9000, 'x'));
        QCOMPARE(codeOf(m_folder.file("text")), std::string("not-a-project"));
        QCOMPARE(codeOf(m_folder.root()), std::string("not-a-project"));
        std::string ruin = m_bytes;
        ruin.replace(100, ruin.size() - 100, ruin.size() - 100, '\xFF');
        writeBytes(m_folder.file("ruin"), ruin);
        QCOMPARE(codeOf(m_folder.file("ruin")), std::string("project-damaged"));
        QVERIFY(!std::filesystem::exists(m_folder.file("out.rankloom")));
        const auto onto = db::repairCopy(m_path, m_path);
        QVERIFY(!onto && onto.error().code == ErrorCode::FileUnwritable);
    }

private:
    using Rows = std::map<std::string, db::RowSums>;
    static Rows rowsOf(const std::string& path)
    {
        SQLite::Database database(path, SQLite::OPEN_READONLY);
        Rows rows;
        for (const db::TableKeys& keys : db::tablesOf(db::kSchemaVersion))
            if (std::string_view(keys.table) != "meta")
                rows[keys.table] = db::RowSummer(database, keys).ofTable(database);
        return rows;
    }

    /// Repairs a damaged copy; fails where a row is another one and nothing says so. Whether anything was
    /// said.
    bool isToldAfter(const std::string& bytes, const std::string& what)
    {
        static const Rows before = rowsOf(m_path);
        writeBytes(m_folder.file("told.rankloom"), bytes);
        m_target = m_folder.file("repaired.rankloom");
        std::filesystem::remove(m_target);
        const auto report = db::repairCopy(m_folder.file("told.rankloom"), m_target);
        if (!report)
            return true; // refused in words
        const std::vector<db::StrangeRow> strange = ProjectFile::open(m_target)->strangeRows().value();
        const auto isStrange = [&strange](const std::string& table, const std::string& key) {
            return std::ranges::any_of(strange, [&](const db::StrangeRow& row) {
                return row.table.empty() || (row.table == table && (row.key.empty() || row.key == key));
            });
        };
        const Rows after = rowsOf(m_target);
        for (const db::TableRepair& table : report->tables) {
            if (table.table == "meta")
                continue;
            const db::RowSums& was = before.at(table.table);
            const bool unknown = isStrange(table.table, "no such key");
            const std::int64_t counted = table.saved + table.doubtful + table.lost;
            if (!unknown && counted != static_cast<std::int64_t>(was.size()))
                qFatal("%s: %s: %lld saved, %lld doubtful, %lld lost of %zu", what.c_str(),
                    table.table.c_str(), static_cast<long long>(table.saved),
                    static_cast<long long>(table.doubtful), static_cast<long long>(table.lost), was.size());
            for (const auto& [key, sum] : after.at(table.table)) {
                const auto known = was.find(key);
                const bool same = known != was.end() && known->second == sum;
                if (!same && !isStrange(table.table, key) && report->notes.empty() && report->lost() == 0)
                    qFatal("%s: %s, row %s is another one", what.c_str(), table.table.c_str(), key.c_str());
            }
        }
        return !strange.empty() || report->lost() > 0;
    }

    RepairReport repaired(const std::string& path)
    {
        m_target = m_folder.file("repaired.rankloom");
        std::filesystem::remove(m_target);
        auto report = db::repairCopy(path, m_target);
        if (!report)
            qFatal("%s", report.error().text().c_str());
        return *report;
    }

    Folder m_folder;
    std::string m_path;
    std::string m_target;
    std::string m_bytes;
    Project m_project;
};

QTEST_APPLESS_MAIN(TestRepair)
#include "tst_repair.moc"
