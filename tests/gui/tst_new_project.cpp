// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/document/document.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/files/new_project_dialog.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"
#include "widgets/heatmap/affinity_view.h"
#include "widgets/heatmap/load_view.h"
#include "widgets/heatmap/small_multiples.h"

using namespace rankloom;
using namespace rankloom::ui;

/// File > New Project: what is asked, what is made of it, and that nothing is made before.
class TestNewProject : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        makeFolder();
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("projects")));
        m_settings->setFolder(QStringLiteral("open"), projects().path());
        makeWindow();
    }

    void cleanup() { tearDown(); }

    void asksForModelAndCluster()
    {
        m_window->panels().enter(Perspective::Experts); // where the person was last
        NewProjectDialog* dialog = asked();
        QVERIFY(dialog);
        const QList<QComboBox*> boxes = dialog->findChildren<QComboBox*>();
        const QList<QSpinBox*> numbers = dialog->findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 2);
        QCOMPARE(numbers.size(), 2);
        QVERIFY(dialog->focusWidget() == boxes[0]); // ready to be typed at
        boxes[0]->setCurrentIndex(boxes[0]->findData(QStringLiteral("llama-3-70b")));
        boxes[1]->setCurrentIndex(boxes[1]->findData(QStringLiteral("gb200-nvl-186gb")));
        QCOMPARE(numbers[1]->value(), 4);
        numbers[0]->setValue(12);
        const QString file = dialog->path();
        QCOMPARE(QFileInfo(file).absolutePath(), projects().absolutePath());
        QCOMPARE(QFileInfo(file).fileName(), QStringLiteral("llama-3-70b-on-12x4-gb200.rankloom"));
        QCOMPARE(projects().entryList(QDir::Files).size(), 0);

        QTRY_VERIFY(createButton(*dialog)->isEnabled());
        QTest::keyClick(numbers[0], Qt::Key_Return);
        QTRY_VERIFY(m_window->document().isOpen());
        const Project& project = *m_window->document().project();
        QCOMPARE(project.model->name, std::string("llama-3-70b"));
        QCOMPARE(project.cluster->nodes, 12);
        QCOMPARE(project.cluster->devicesPerNode, 4);
        QCOMPARE(project.cluster->device.name, std::string("gb200-nvl-186gb"));
        QCOMPARE(m_window->document().store()->path(), file);
        // A perspective that has nothing to show of it gives way.
        QCOMPARE(m_window->panels().perspective(), Perspective::Plan);
        // It says what it is, and its plan fits.
        const QString said = m_window->findChild<MessageBar*>(QStringLiteral("messageBar"))->text();
        for (const char* word : {"llama-3-70b", "12 × 4", "GB200"})
            QVERIFY2(said.contains(QString::fromUtf8(word)), qPrintable(said));
        QTRY_VERIFY(m_window->document().figures());
        QVERIFY(m_window->document().figures()->evaluation->memory.fits);
        // A dense model is not told to bring a routing trace.
        m_window->views().load->prepare(); // nobody sees them
        m_window->views().affinity->prepare();
        QVERIFY(m_window->findChild<LoadView*>()->description().contains(QStringLiteral("no experts")));
        QVERIFY(m_window->findChild<SmallMultiples*>()->description().contains(QStringLiteral("no experts")));
        // A second one of the same kind gets another file.
        QCOMPARE(QFileInfo(asked()->path()).fileName(), QStringLiteral("llama-3-8b-on-2x8-h100.rankloom"));
    }

    void cancelLeavesNothingBehind()
    {
        NewProjectDialog* dialog = asked();
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<NewProjectDialog*>());
        QVERIFY(!m_window->document().isOpen());
        QCOMPARE(projects().entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size(), 0);
    }

    void neverOverwrites()
    {
        QFile taken(projects().filePath(QStringLiteral("llama-3-8b-on-2x8-h100.rankloom")));
        QVERIFY(taken.open(QIODevice::WriteOnly) && taken.write("mine") == 4);
        taken.close();
        NewProjectDialog* dialog = asked();
        QTRY_COMPARE(
            QFileInfo(dialog->path()).fileName(), QStringLiteral("llama-3-8b-on-2x8-h100-2.rankloom"));
        const QPushButton* create = createButton(*dialog);
        auto* file = dialog->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
        QTRY_VERIFY(create->isEnabled());
        const auto type = [file](const QString& text) {
            file->selectAll();
            QTest::keyClicks(file, text);
        };
        type(taken.fileName());
        QTRY_VERIFY(!create->isEnabled());
        type(projects().filePath(QStringLiteral("nowhere/p.rankloom")));
        QTRY_VERIFY(!create->isEnabled());
        // A name of one's own stays, whatever is chosen afterwards.
        type(QStringLiteral("mine too"));
        QTRY_VERIFY(create->isEnabled());
        dialog->findChildren<QSpinBox*>()[0]->setValue(3);
        QCOMPARE(dialog->path(), projects().filePath(QStringLiteral("mine too.rankloom")));
    }

private:
    [[nodiscard]] QDir projects() const { return QDir(m_folder->filePath(QStringLiteral("projects"))); }
    static QPushButton* createButton(const NewProjectDialog& dialog)
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->isDefault())
                return button;
        return nullptr;
    }
    [[nodiscard]] NewProjectDialog* asked() const
    {
        m_window->actionsOfMenus().create->trigger();
        return m_window->findChildren<NewProjectDialog*>().back();
    }
};

QTEST_MAIN(TestNewProject)
#include "tst_new_project.moc"
