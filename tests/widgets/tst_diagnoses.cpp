// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "widgets/callback_table.h"
#include "widgets/diagnoses_view.h"
#include "widgets/table_dialog.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

Diagnostics some()
{
    Diagnostic hint {Severity::Hint, "a-hint", "Recompute is not needed."};
    Diagnostic error {
        Severity::Error, "tp-does-not-divide-heads", "TP 6 does not divide 64 attention heads."};
    error.where.pointer = "/layout/tp";
    error.suggestions = {{"/layout/tp", "4", "Set TP to 4"}, {"/layout/tp", "8", "Set TP to 8"}};
    return {hint, error};
}

std::unique_ptr<CallbackTable> squares()
{
    return std::make_unique<CallbackTable>(12, QStringList {QStringLiteral("n"), QStringLiteral("name")},
        [](int row, int column, Qt::ItemDataRole) {
            return column == 0 ? QVariant(row * row) : QVariant(QStringLiteral("row, %1").arg(row));
        });
}

} // namespace

class TestDiagnoses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void emptyStateIsInWords()
    {
        const DiagnosesView view;
        const auto* label = view.findChild<QLabel*>(QStringLiteral("noProblems"));
        QVERIFY(label != nullptr && label->text().contains(QStringLiteral("No problems found")));
        QCOMPARE(view.summary(), QStringLiteral("No problems found"));
    }

    void errorsComeFirstAndSaySo()
    {
        DiagnosesView view;
        view.setDiagnostics(some());
        view.show();
        QCOMPARE(view.diagnostics().front().severity, Severity::Error);
        QStringList words;
        for (const QLabel* label : view.findChildren<QLabel*>())
            words << label->text();
        QVERIFY(words.contains(QStringLiteral("Error")) && words.contains(QStringLiteral("Hint")));
        QVERIFY(view.text().startsWith(QStringLiteral("Error: TP 6 does not divide")));
        QVERIFY(view.text().contains(QStringLiteral("[/layout/tp]")));
    }

    void fixButtonsAskForTheChange()
    {
        DiagnosesView view;
        view.resize(600, 200);
        view.setDiagnostics(some());
        view.show();
        Suggestion asked;
        // The answer to a fix is a new list, which replaces the button in the middle of its click.
        connect(&view, &DiagnosesView::fixRequested, this, [&](const Suggestion& suggestion) {
            asked = suggestion;
            view.setDiagnostics({});
        });
        const auto buttons = view.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 2);
        for (const QPushButton* button : buttons)
            QVERIFY(!button->accessibleName().isEmpty() && !button->accessibleDescription().isEmpty());
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QCOMPARE(asked.value, std::string("8"));
        QCOMPARE(view.summary(), QStringLiteral("No problems found"));
    }

    void longFixesAreWrappedInANarrowView()
    {
        Diagnostics found = some();
        found.back().suggestions.front().label = "Recompute the layer norms and the activation of the "
                                                 "experts to save 4.2 GiB on the fullest stage";
        DiagnosesView view;
        view.setDiagnostics(found);
        view.resize(1200, 300);
        view.show();
        QPushButton* button = nullptr;
        for (QPushButton* one : view.findChildren<QPushButton*>())
            if (one->text().startsWith(QStringLiteral("Recompute")))
                button = one;
        QVERIFY(button);
        QCoreApplication::processEvents();
        const int line = button->height();
        QVERIFY(button->width() >= button->fontMetrics().horizontalAdvance(button->text()));
        view.resize(260, 300);
        QCoreApplication::processEvents();
        QVERIFY(button->mapTo(&view, QPoint(button->width(), 0)).x() <= view.width());
        QVERIFY2(button->height() >= line + 2 * button->fontMetrics().height(),
            qPrintable(QString::number(button->height())));
    }

    void longTablesAreNeitherSortedNorCopiedWhole()
    {
        int asked = 0;
        auto table = std::make_unique<CallbackTable>(
            10'000'000, QStringList {QStringLiteral("n")}, [&asked](int row, int, Qt::ItemDataRole) {
                ++asked;
                return QVariant(row);
            });
        TableDialog dialog(std::move(table), QStringLiteral("Long"));
        dialog.QDialog::show();
        QVERIFY(!dialog.view()->isSortingEnabled());
        QGuiApplication::clipboard()->setText(QStringLiteral("kept"));
        dialog.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("kept"));
        dialog.view()->scrollToBottom();
        QCoreApplication::processEvents();
        QVERIFY2(asked < 100'000, qPrintable(QString::number(asked)));
        dialog.view()->selectionModel()->select(QItemSelection(dialog.view()->model()->index(9'999'998, 0),
                                                    dialog.view()->model()->index(9'999'999, 0)),
            QItemSelectionModel::Select);
        dialog.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("9999998\n9999999\n"));
    }

    void equalListKeepsTheWidgets()
    {
        DiagnosesView view;
        view.setDiagnostics(some());
        view.show();
        const QPointer<QPushButton> button = view.findChildren<QPushButton*>().front();
        view.setDiagnostics(some());
        QVERIFY(button == view.findChildren<QPushButton*>().front());
    }

    void clickTellsThePlace()
    {
        DiagnosesView view;
        view.resize(600, 200);
        view.setDiagnostics(some());
        view.show();
        QSignalSpy activated(&view, &DiagnosesView::pointerActivated);
        for (QLabel* label : view.findChildren<QLabel*>())
            QTest::mouseClick(label, Qt::LeftButton);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated[0][0].toString(), QStringLiteral("/layout/tp"));
    }

    void tableSortsByNumberAndCopies()
    {
        auto* dialog = new TableDialog(squares(), QStringLiteral("Squares"));
        const QPointer<TableDialog> alive = dialog;
        dialog->QDialog::show();
        QVERIFY(!dialog->isModal());
        QCOMPARE(dialog->view()->model()->index(0, 0).data().toInt(), 0);
        dialog->view()->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(dialog->view()->model()->index(0, 0).data().toInt(), 121);
        dialog->copy();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("n\tname\n0\trow, 0\n1\t")));
        dialog->view()->selectRow(1);
        dialog->copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("100\trow, 10\n"));
        dialog->close();
        QTRY_VERIFY(alive.isNull());
    }

    void csvIsWrittenOrRefused()
    {
        const QTemporaryDir folder;
        const auto table = squares();
        const QString path = folder.filePath(QStringLiteral("squares.csv"));
        QVERIFY(writeCsv(*table, path, {}).has_value());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("n,name\n0,\"row, 0\"\n"));
        const auto refused = writeCsv(*table, folder.filePath(QStringLiteral("no/such/folder.csv")), {});
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::FileUnwritable);
        QVERIFY(!refused.error().remedy.empty());
    }
};

QTEST_MAIN(TestDiagnoses)
#include "tst_diagnoses.moc"
