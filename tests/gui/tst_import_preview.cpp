// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <thread>

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/window/files/file_controller.h"
#include "app/window/files/import_preview.h"
#include "app/window/panels/import_panel.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "core/evaluate/evaluate.h"
#include "db/project_file.h"
#include "tests/gui/import_samples.h"
#include "tests/gui/stored_state.h"
#include "tests/gui/window_test.h"
#include "widgets/chart/measured_view.h"

using namespace rankloom;
using namespace rankloom::ui;
using test::matrix, test::trace;

/// Files whose hosts nobody knows wait in a preview; everything else is imported at once.
class TestImportPreview : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        PlanDocument sample = test::samplePlan();
        sample.project.cluster.change().nodeNames = {"n00", "n01", "n02", "n03"};
        setUp(sample);
        m_preview = m_window->findChild<ImportPreviewPanel*>();
    }

    void cleanup() { tearDown(); }

    void knownHostsNeedNoAnswer()
    {
        const auto before = m_window->document().project();
        drop("known.csv", matrix({"n00", "n01.local", "N02", "n03"}));
        QVERIFY(!m_preview->isVisible());
        QCOMPARE(links().nodeLink(0, 2).origin, LinkOrigin::Measured);
        QVERIFY(m_window->messages().text().startsWith(QStringLiteral("Imported")));
        // The note takes it back.
        const QList<QToolButton*> buttons = m_window->messages().findChildren<QToolButton*>();
        for (QToolButton* button : buttons)
            if (button->text() == QStringLiteral("Undo"))
                button->click();
        QVERIFY(*m_window->document().project() == *before);
    }

    /// Rates of kernels are shown with their fit, and make the device once somebody says yes.
    void ratesAreSeenAndTaken()
    {
        const auto before = m_window->document().project();
        drop("rates.json", R"({"format": "rankloom-kernel-rates", "version": 1,
            "device": {"name": "NVIDIA H100 80GB HBM3"}, "kernels": [
            {"kind": "stream", "bytes": 1073741824, "seconds": 4e-4},
            {"kind": "copy-host", "bytes": 268435456, "seconds": 5e-3}]})");
        QVERIFY(m_preview->isVisible());
        QVERIFY(m_preview->kernels().isVisible());
        // What else is to be said does not cover the buttons.
        m_window->messages().showNote(QStringLiteral("Something worth knowing."));
        test::settle();
        QVERIFY(!place(*button("Import")).intersects(place(m_window->messages())));
        QVERIFY(*m_window->document().project() == *before);
        button("Import")->click();
        const auto device = [this] { return m_window->document().project()->cluster->device; };
        QTRY_COMPARE(device().name, std::string("h100-sxm-80gb-measured"));
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(!m_preview->isVisible());
        QVERIFY(device().hostLink != before->cluster->device.hostLink);
        m_window->document().undoStack().undo();
        QVERIFY(*m_window->document().project() == *before);
    }

    void strangersAreAskedForAndRemembered()
    {
        const auto before = m_window->document().project();
        drop("gpu.csv", matrix({"gpu-b00", "gpu-b01", "login", "n03"}));
        QVERIFY(m_preview->isVisible());
        QVERIFY(*m_window->document().project() == *before);
        HostModel& hosts = m_preview->hosts();
        QCOMPARE(hosts.rowCount(), 3);
        QCOMPARE(text(0, 1), QStringLiteral("n00")); // a guess, chosen beforehand
        QVERIFY(text(0, 2).contains(QStringLiteral("guess")));
        QCOMPARE(hosts.openCount(), 1); // login
        QVERIFY(!button("Import")->isEnabled());
        QTest::keyClick(m_preview, Qt::Key_Return);
        QVERIFY(m_preview->isVisible()); // not before everything is answered

        // By keyboard: Space opens the box, an arrow and Return choose.
        auto* table = m_preview->findChild<HostTable*>();
        for (int row = 0; row < hosts.rowCount(); ++row)
            if (text(row, 0) == QStringLiteral("login"))
                table->setCurrentIndex(hosts.index(row, 0));
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_VERIFY(table->findChild<QComboBox*>() != nullptr);
        auto* box = table->findChild<QComboBox*>();
        QTRY_VERIFY(box->view()->isVisible());
        QCOMPARE(box->count(), 5);
        QTest::keyClick(box->view(), Qt::Key_End);
        QTest::keyClick(box->view(), Qt::Key_Up);
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_COMPARE(hosts.openCount(), 0);
        QCOMPARE(m_window->focusWidget(), table);
        QVERIFY(button("Import")->isEnabled());
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(!m_preview->isVisible());
        QCOMPARE(links().nodeLink(0, 1).origin, LinkOrigin::Measured);
        QCOMPARE(links().nodeLink(2, 3).origin, LinkOrigin::Measured);
        m_window->document().undoStack().undo();
        QVERIFY(*m_window->document().project() == *before);

        // The next file is mapped by what was said.
        drop("again.csv", matrix({"gpu-b00", "gpu-b01", "login", "n03"}) + "# again\n");
        QVERIFY(!m_preview->isVisible());
        QCOMPARE(links().nodeLink(2, 3).origin, LinkOrigin::Measured);
    }

    void theRestCanBeLeftOutAndACancelChangesNothing()
    {
        const auto before = m_window->document().project();
        drop("gpu.csv", matrix({"alpha", "n01", "n02", "n03"}));
        QVERIFY(m_preview->isVisible());
        QTest::keyClick(m_preview, Qt::Key_Escape);
        QVERIFY(!m_preview->isVisible());
        QVERIFY(*m_window->document().project() == *before);

        drop("gpu2.csv", matrix({"alpha", "n01", "n02", "n03"}));
        button("Leave the Rest Out")->click();
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(links().nodeLink(1, 2).origin, LinkOrigin::Measured);
        QCOMPARE(links().nodeLink(0, 1).origin, LinkOrigin::Assumed);
    }

    void aLookBeforeAsksForTheUnitToo()
    {
        write("plain.csv", "from,n00,n01,n02,n03\nn00,,4,4,4\nn01,4,,4,4\nn02,4,4,,4\nn03,4,4,4,\n");
        m_window->files().importPaths({path("plain.csv")}, FirstLook::Always);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(m_preview->isVisible());
        QVERIFY(!button("Import")->isEnabled());
        QComboBox* unit = nullptr;
        const QList<QComboBox*> boxes = m_preview->findChildren<QComboBox*>();
        for (QComboBox* box : boxes)
            if (box->findText(QStringLiteral("GB/s")) >= 0)
                unit = box;
        QVERIFY(unit && unit->isVisible());
        unit->setFocus();
        unit->setCurrentIndex(unit->findText(QStringLiteral("GB/s")) - 1);
        QTest::keyClick(unit, Qt::Key_Down);
        QTRY_VERIFY(button("Import")->isEnabled());
        QTest::keyClick(m_preview, Qt::Key_Return);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(links().nodeLink(0, 1).bandwidth.value(), 4e9);
    }

    /// The figures of the preview are those before and after the import, for every kind of file.
    void figuresBeforeAndAfter_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("change"); // what the preview says will change; empty: nothing does
        QTest::newRow("links") << QByteArray("slow.csv") << matrix({"n00", "n01", "n02", "n03"}, 3)
                               << QStringLiteral("12 measured bandwidths between nodes");
        QTest::newRow("hosts") << QByteArray("hosts")
                               << QByteArray("a slots=8\nb slots=8\nc slots=8\nd slots=8\n")
                               << QStringLiteral("the names of 4 nodes");
        QTest::newRow("model") << QByteArray("config.json") << QByteArray(R"({"model_type": "llama",
            "hidden_size": 4096, "intermediate_size": 14336, "num_hidden_layers": 16, "vocab_size": 32000,
            "num_attention_heads": 32, "num_key_value_heads": 8, "max_position_embeddings": 8192})")
                               << QStringLiteral("the model: ");
        QTest::newRow("trace") << QByteArray("trace.csv") << trace(8)
                               << QStringLiteral(
                                      "what the experts of mixtral-8x7b are planned for: 64 tokens");
        QByteArray plan = test::samplePlanText();
        plan.replace("\"tp\": 4", "\"tp\": 2");
        QTest::newRow("plan") << QByteArray("plan.json") << plan << QStringLiteral("a plan more");
        QTest::newRow("settings") << QByteArray("ds_config.json")
                                  << QByteArray(R"({"train_micro_batch_size_per_gpu": 2,
            "train_batch_size": 64, "bf16": {"enabled": true}, "zero_optimization": {"stage": 2}})")
                                  << QStringLiteral("a plan more");
        QTest::newRow("nothing") << QByteArray("alltoall.txt")
                                 << QByteArray("# OSU MPI All-to-All Personalized Exchange Latency Test "
                                               "v5.9\n# Size       Avg Latency(us)\n"
                                               "1                      15.12\n1048576              4560.3\n")
                                 << QString();
    }
    void figuresBeforeAndAfter()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, change);
        QTRY_VERIFY(m_window->document().trueFigures());
        const DocumentState state = m_window->document().state();
        const auto before = m_window->document().figures()->evaluation;
        write(name.constData(), text);
        m_window->files().importPaths({path(name.constData())}, FirstLook::Always);
        QTRY_VERIFY(m_preview->isVisible());
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(m_window->document().state() == state);
        const QString told = m_preview->contents();
        if (change.isEmpty()) {
            QVERIFY2(told.contains(QStringLiteral("Nothing")), qPrintable(told));
            QVERIFY2(told.contains(QStringLiteral("As before")), qPrintable(told));
            return;
        }
        QVERIFY2(told.contains(change), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("Nothing")), qPrintable(told));

        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QTRY_VERIFY(!m_window->document().isStale());
        QVERIFY(!(m_window->document().state() == state));
        ImportForecast exact;
        exact.before = before;
        exact.after = m_window->document().figures()->evaluation;
        const QStringList lines = figureLines(exact);
        QVERIFY(lines.size() >= 3); // and why, where it is not possible
        for (const QString& line : lines)
            QVERIFY2(told.contains(line), qPrintable(told + QStringLiteral("\n— lacks —\n") + line));
        m_window->document().undoStack().undo();
        QVERIFY(m_window->document().state() == state);
    }

    void whatIsNotPossibleSaysWhy()
    {
        // Attention with 5 heads is not for TP 4.
        write("config.json", R"({"model_type": "llama", "hidden_size": 320, "intermediate_size": 640,
            "num_hidden_layers": 16, "vocab_size": 32000, "num_attention_heads": 5, "num_key_value_heads": 5,
            "max_position_embeddings": 8192})");
        m_window->files().importPaths({path("config.json")}, FirstLook::Always);
        QTRY_VERIFY(m_preview->contents().contains(QStringLiteral("fits → not possible")));
        QVERIFY2(m_preview->contents().contains(QStringLiteral("Why: ")), qPrintable(m_preview->contents()));
        // A trace of a model with more experts would be refused: the reason is there before.
        m_preview->clear();
        write("trace.csv", trace(64));
        m_window->files().importPaths({path("trace.csv")}, FirstLook::Always);
        QTRY_VERIFY(m_preview->contents().contains(QStringLiteral("refused")));
        QVERIFY2(m_preview->contents().contains(QStringLiteral("✕")), qPrintable(m_preview->contents()));
    }

    /// A profiler's trace is shown beside the plan: nothing of the project changes, and it is said first.
    void profilerTracesArePreviewed()
    {
        write("step.json", R"({"traceEvents": [
            {"ph": "X", "name": "PP:0F0", "ts": 0, "dur": 100, "pid": 0, "tid": 0},
            {"ph": "X", "name": "PP:0B0", "ts": 100, "dur": 200, "pid": 0, "tid": 0}]})");
        const auto before = m_window->document().state();
        m_window->files().importPaths({path("step.json")}, FirstLook::Always);
        QTRY_VERIFY(m_preview->isVisible());
        QTRY_VERIFY2(m_preview->contents().contains(QStringLiteral("Nothing of the project")),
            qPrintable(m_preview->contents()));
        QVERIFY(m_preview->contents().contains(QStringLiteral("As before")));
        QVERIFY(m_preview->contents().contains(QStringLiteral("lanes")));
        QTest::keyClick(m_preview, Qt::Key_Return);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(!m_preview->isVisible());
        const QStringList reports = m_window->findChild<ImportPanel*>()->reports();
        QVERIFY(!reports.isEmpty() && reports.front().contains(QStringLiteral("step.json")));
        QVERIFY(m_window->document().state() == before);
    }

    /// The preview is there at once, however long the figures take; the newest answer counts.
    void figuresFollowTheAnswers()
    {
        drop("gpu.csv", matrix({"alpha", "n01", "n02", "n03"}, 3));
        QVERIFY(m_preview->isVisible());
        QVERIFY2(m_preview->contents().contains(QStringLiteral("6 measured bandwidths")),
            qPrintable(m_preview->contents()));
        m_preview->hosts().choose(0, 0);
        QVERIFY(m_preview->contents().contains(QStringLiteral("anew")));
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY2(m_preview->contents().contains(QStringLiteral("12 measured bandwidths")),
            qPrintable(m_preview->contents()));
        QVERIFY(!m_preview->contents().contains(QStringLiteral("anew")));
        // So does another plan.
        const QString wide = m_preview->contents();
        Plan plan = *m_window->document().plan();
        plan.layout.tp = 2;
        m_window->document().changePlan(plan, QStringLiteral("TP"));
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(m_preview->contents() != wide);
    }

    /// An evaluation that does not end: the preview is there and can be answered all the same.
    void nobodyWaitsForFigures()
    {
        std::atomic<int> begun = 0;
        std::atomic<int> stopped = 0;
        std::atomic<bool> slow = false;
        MainWindow window(*m_settings, [&](const Project& project, const Plan& plan, std::stop_token stop) {
            begun += slow ? 1 : 0;
            while (slow && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            stopped += stop.stop_requested() ? 1 : 0;
            return evaluate(project, plan, std::move(stop));
        });
        window.show();
        m_window->files().close();
        window.files().openPath(path("sample.rankloom"));
        QTRY_VERIFY(window.document().isOpen() && !window.document().isStale());
        slow = true;
        write("gpu.csv", matrix({"alpha", "n01", "n02", "n03"}, 3));
        window.files().importPaths({path("gpu.csv")}, FirstLook::Always);
        auto* preview = window.findChild<ImportPreviewPanel*>();
        QTRY_VERIFY(preview->isVisible());
        QVERIFY2(preview->contents().contains(QStringLiteral("Being worked out…")),
            qPrintable(preview->contents()));
        QTRY_VERIFY(begun > 0);
        preview->hosts().choose(0, 0); // stops the first one
        QTRY_VERIFY(stopped > 0);
        slow = false;
        QTRY_VERIFY2(
            preview->contents().contains(QStringLiteral("Step time: ")), qPrintable(preview->contents()));
        // And so does a cancel.
        slow = true;
        begun = 0;
        preview->hosts().choose(0, 1);
        QTRY_VERIFY(begun > 0);
        const int before = stopped;
        QTest::keyClick(preview, Qt::Key_Escape);
        QVERIFY(!preview->isVisible());
        QTRY_VERIFY(stopped > before);
        QTRY_VERIFY(window.jobs().isIdle());
    }

    /// "Make the cluster these 6 nodes?" is asked where a topology or host file is of other nodes.
    void otherNodesAreAskedAbout_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("hosts") << QByteArray("hosts")
                               << QByteArray("h0 slots=8\nh1 slots=8\nh2 slots=8\n"
                                             "h3 slots=8\nh4 slots=8\nh5 slots=8\n");
        QTest::newRow("topology") << QByteArray("topology.conf")
                                  << QByteArray("SwitchName=leaf0 Nodes=h[0-2]\n"
                                                "SwitchName=leaf1 Nodes=h[3-5]\n"
                                                "SwitchName=top Switches=leaf[0-1]\n");
    }
    void otherNodesAreAskedAbout()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, text);
        Document& document = m_window->document();
        document.duplicateScenario(); // a plan that refers to the cluster as well
        QTRY_VERIFY(!document.isStale());
        const DocumentState before = document.state();
        drop(name.constData(), text);
        QVERIFY(m_preview->isVisible());
        QVERIFY(document.state() == before);
        QVERIFY(!button("Import")->isEnabled());
        QComboBox* box = boxCalled("What becomes of the cluster");
        QVERIFY(box->isVisible() && box->hasFocus());
        QCOMPARE(box->count(), 4);
        QTest::keyClick(box, Qt::Key_Down);
        QVERIFY2(box->currentText().contains(QStringLiteral("6 node")), qPrintable(box->currentText()));
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY2(m_preview->contents().contains(QStringLiteral("a cluster more: 6 × 8")),
            qPrintable(m_preview->contents()));
        QTest::keyClick(box, Qt::Key_Return); // imports
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(document.project()->cluster->nodes, 6);
        QCOMPARE(document.project()->cluster->nodeNames.back(), std::string("h5"));
        QVERIFY(*document.projectOf(*before.scenarios.front()) == sampleProject());
        test::compareWithFile(m_window->document(), path("sample.rankloom"));
        const DocumentState after = document.state();
        document.undoStack().undo();
        QVERIFY(document.state() == before);
        test::compareWithFile(m_window->document(), path("sample.rankloom"));
        document.undoStack().redo();
        QVERIFY(document.state() == after);
        test::compareWithFile(m_window->document(), path("sample.rankloom"));
        document.undoStack().undo();

        // For all plans that refer to it, or not at all.
        drop(name.constData(), text + "# again\n");
        box->setCurrentIndex(box->count() - 2);
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        for (const ScenarioPointer& scenario : document.state().scenarios)
            QCOMPARE(document.projectOf(*scenario)->cluster->nodes, 6);
        test::compareWithFile(m_window->document(), path("sample.rankloom"));
        document.undoStack().undo();
        drop(name.constData(), text + "# once more\n");
        box->setCurrentIndex(box->count() - 1);
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(document.project()->cluster->nodes, 4);
        test::compareWithFile(m_window->document(), path("sample.rankloom"));
    }

    /// "Between which nodes?" is asked of a log that does not say.
    void aPlaceIsAskedFor()
    {
        const QByteArray log =
            "# OSU MPI Bandwidth Test v5.9\n# Size      Bandwidth (MB/s)\n1   1.5\n2   3.0\n"
            "4194304   12000.5\n";
        drop("osu.txt", log);
        QVERIFY(m_preview->isVisible());
        QVERIFY(!button("Import")->isEnabled());
        QComboBox* place = boxCalled("Where it was measured");
        QVERIFY(place->isVisible() && place->hasFocus());
        QTest::keyClick(place, Qt::Key_Down); // between two nodes
        QComboBox* to = boxCalled("Node that receives");
        QVERIFY(to->isVisible());
        to->setCurrentText(QStringLiteral("n02"));
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY2(m_preview->contents().contains(QStringLiteral("1 measured bandwidths between nodes")),
            qPrintable(m_preview->contents()));
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(links().nodeLink(0, 2).bandwidth.value(), 12000.5e6);
        QCOMPARE(links().nodeLink(2, 0).origin, LinkOrigin::Assumed);
        m_window->document().undoStack().undo();

        drop("level.txt", log + "# again\n");
        place->setCurrentText(QStringLiteral("between nodes"));
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(links().tier(LinkLevel::NodePair).bandwidth.value(), 12000.5e6);
        test::compareWithFile(m_window->document(), path("sample.rankloom"));
        m_window->document().undoStack().undo();

        drop("kept.txt", log + "# and again\n");
        place->setCurrentIndex(place->count() - 1);
        QTRY_VERIFY(m_preview->contents().contains(QStringLiteral("Nothing")));
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(*m_window->document().project() == sampleProject());
    }

    void severalFilesWaitInTurn()
    {
        write("a.csv", matrix({"alpha", "n01", "n02", "n03"}));
        write("b.csv", matrix({"n00", "beta", "n02", "n03"}));
        m_window->files().importPaths({path("a.csv"), path("b.csv")});
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(text(0, 0), QStringLiteral("alpha"));
        QTest::keyClick(m_preview, Qt::Key_Escape);
        QVERIFY(m_preview->isVisible());
        QCOMPARE(text(0, 0), QStringLiteral("beta"));
        // What is left out is told, and can be looked at again.
        QCOMPARE(m_window->messages().text(), QStringLiteral("a.csv was not imported."));
        const QList<QToolButton*> buttons = m_window->messages().findChildren<QToolButton*>();
        for (QToolButton* again : buttons)
            if (again->text() == QStringLiteral("Look at It Again"))
                again->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QTest::keyClick(m_preview, Qt::Key_Escape);
        QCOMPARE(m_window->messages().text(), QStringLiteral("b.csv was not imported."));
        QCOMPARE(text(0, 0), QStringLiteral("alpha"));
        m_window->files().close();
        QVERIFY(!m_preview->isWaiting());
    }

    /// The first answer makes the cluster another one: what is asked about the next file is about that.
    void eachFileIsAskedAboutAfterTheAnswerBeforeIt()
    {
        write("hosts", "h0 slots=8\nh1 slots=8\nh2 slots=8\nh3 slots=8\nh4 slots=8\nh5 slots=8\n");
        write("links.csv", matrix({"h0", "h1", "h2", "h3", "h4", "stranger"}));
        m_window->files().importPaths({path("hosts"), path("links.csv")}, FirstLook::Always);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(m_preview->isVisible());
        QComboBox* cluster = boxCalled("What becomes of the cluster");
        QVERIFY(cluster->isVisible());
        cluster->setCurrentIndex(cluster->findData(static_cast<int>(ClusterAnswer::AllPlans)));
        button("Import")->click();
        QTRY_COMPARE(m_window->document().project()->cluster->nodes, 6);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QTRY_VERIFY(m_preview->isVisible());
        QTRY_VERIFY(m_window->jobs().isIdle());
        // Five of its hosts are nodes now.
        QCOMPARE(m_preview->hosts().rowCount(), 1);
        QCOMPARE(text(0, 0), QStringLiteral("stranger"));
    }

    void everyLineOfTheReportCanBeReadAndCopied()
    {
        const QByteArray name = QByteArray(120, 'x') + ".csv";
        drop(name.constData(), matrix({"n00", "n01", "N02", "n03.cluster.example.org"}));
        auto* report = m_window->findChild<ImportPanel*>();
        QCOMPARE(report->reports().size(), 1);
        readable(*report);
        const QString all = report->toPlainText();
        for (const QString& line : report->reports().front().split(QLatin1Char('\n')))
            QVERIFY2(all.contains(line), qPrintable(line));
        // Ctrl+C copies all while nothing is selected, and what keys selected otherwise.
        QTest::keyClick(report, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), all);
        QTest::keyClick(report, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(report, Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(report->textCursor().selectedText().size(), all.size());
        QTest::keyClick(report, Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(report, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(report, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), all.left(4));

        // The newest is above the others.
        drop("bad.csv", "# unit=GB/s\nfrom,n00,n01\nn00,0,-3\nn01,4,0\n");
        QCOMPARE(report->reports().size(), 2);
        QVERIFY(report->toPlainText().startsWith(QStringLiteral("✕ bad.csv\n")));
        QVERIFY(report->toPlainText().endsWith(all));
    }

    void thePreviewWrapsToo()
    {
        drop("gpu.csv", matrix({"alpha", "n01", "n02", "n03"}));
        QVERIFY(m_preview->isVisible());
        auto* contents = m_preview->findChild<ReportText*>();
        readable(*contents);
        contents->setFocus();
        QTest::keyClick(contents, Qt::Key_Escape); // still for the panel
        QVERIFY(!m_preview->isVisible());
    }

private:
    /// Nothing is wider than its view, however narrow that is.
    static void readable(ReportText& text)
    {
        QVERIFY(!text.toPlainText().isEmpty());
        for (const int width : {120, 250, 700}) {
            text.resize(width, 300);
            text.document()->setTextWidth(text.viewport()->width());
            QVERIFY2(text.document()->idealWidth() <= text.viewport()->width(),
                qPrintable(QString::number(width)));
        }
        QCOMPARE(text.lineWrapMode(), QTextEdit::WidgetWidth);
        QVERIFY(text.focusPolicy() & Qt::TabFocus);
    }

    const LinkTable& links() { return m_window->document().project()->cluster->links; }
    QString text(int row, int column) { return m_preview->hosts().index(row, column).data().toString(); }

    void write(const char* name, const QByteArray& content)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    void drop(const char* name, const QByteArray& content)
    {
        write(name, content);
        m_window->files().importPaths({path(name)});
        QTRY_VERIFY(m_window->jobs().isIdle());
    }

    QComboBox* boxCalled(const char* name)
    {
        const QList<QComboBox*> all = m_preview->findChildren<QComboBox*>();
        for (QComboBox* one : all)
            if (one->accessibleName() == QLatin1String(name))
                return one;
        qFatal("no box %s", name);
    }

    static Project sampleProject()
    {
        Project project = test::samplePlan().project;
        project.cluster.change().nodeNames = {"n00", "n01", "n02", "n03"};
        return project;
    }

    QPushButton* button(const char* name)
    {
        const QList<QPushButton*> all = m_preview->findChildren<QPushButton*>();
        for (QPushButton* one : all)
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(name))
                return one;
        qFatal("no button %s", name);
    }

    ImportPreviewPanel* m_preview = nullptr;
};

QTEST_MAIN(TestImportPreview)
#include "tst_import_preview.moc"
