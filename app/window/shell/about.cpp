// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/about.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSysInfo>
#include <QTableWidget>
#include <QVBoxLayout>

#include "db/project_file.h"
#include "widgets/mnemonic.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::About)
};

struct Keys {
    QString what;
    QString keys;
    QString path {}; ///< of the menu
};

/// Keys of the views, which are no actions of the menus.
std::vector<Keys> viewKeys()
{
    return {{Words::tr("Board: move about"), Words::tr("Arrows")},
        {Words::tr("Board: pick up and drop a rank"), Words::tr("Space")},
        {Words::tr("Board: move a rank to a named GPU"), QStringLiteral("M")},
        {Words::tr("Board: carry the whole node"), QStringLiteral("N")},
        {Words::tr("Timeline: zoom and pan"), Words::tr("W S A D, arrows, + −")},
        {Words::tr("Timeline: everything, to the selection"), Words::tr("Home, Z")},
        {Words::tr("Timeline: zoom back and forward"), Words::tr("Alt+Left, Alt+Right")},
        {Words::tr("Timeline: walk over passes and bubbles"), Words::tr("Enter, then arrows")},
        {Words::tr("Timeline: measure from and to the cursor"), QStringLiteral("X")},
        {Words::tr("Timeline: play and stop"), Words::tr("Space")},
        {Words::tr("Timeline: next and previous pass"), QStringLiteral(". ,")},
        {Words::tr("Timeline: play faster and slower"), QStringLiteral("Ctrl+. Ctrl+,")},
        {Words::tr("Timeline: set a bookmark, go to the next and previous"),
            QStringLiteral("Ctrl+B, B, Shift+B")},
        {Words::tr("Timeline: critical path"), QStringLiteral("C")},
        {Words::tr("Timeline: in flight instead of bytes"), QStringLiteral("I")},
        {Words::tr("Timeline: keep this step to compare with"), QStringLiteral("P")},
        {Words::tr("Any view: as a table"), QStringLiteral("Ctrl+T")},
        {Words::tr("Any view: copy picture and table"), QStringLiteral("Ctrl+C")},
        {Words::tr("Mouse, board: pan; zoom"), Words::tr("drag beside the nodes; wheel")},
        {Words::tr("Mouse, board: move a rank; a whole node"), Words::tr("drag it; drag its header")},
        {Words::tr("Mouse, timeline: pan; zoom; measure; everything"),
            Words::tr("drag; wheel; Shift+drag; double click")},
        {Words::tr("Mouse, panels: one alone in the window, and back"),
            Words::tr("double click on its tab or title")},
        {Words::tr("Mouse, any view: what can be done with it"), Words::tr("right button")}};
}

QDialog* panel(const QString& title, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    new QVBoxLayout(dialog);
    return dialog;
}

/// Undo and Redo say in a menu what they would undo now; what the key is for stays the same.
QString sheetName(const QAction& action)
{
    const QString name = action.objectName();
    return name == QLatin1String("edit.undo") ? Words::tr("Undo")
        : name == QLatin1String("edit.redo")  ? Words::tr("Redo")
                                              : withoutMnemonic(action.text());
}

} // namespace

QString aboutText()
{
    return QStringLiteral("Rankloom %1\nQt %2\n%3 (%4)\n%5\n%6 %7")
        .arg(QStringLiteral(RANKLOOM_VERSION), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
            QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(),
            Words::tr("Project file format:"), QString::number(db::kSchemaVersion));
}

void showAbout(QWidget* parent)
{
    QDialog* dialog = panel(Words::tr("About Rankloom"), parent);
    auto* text = new QLabel(aboutText() + QStringLiteral("\n\n")
            + Words::tr("Plans how a large language model is laid out on real GPUs.") + QLatin1Char('\n')
            + Words::tr("Free software under the GNU General Public License, version 3 or later."),
        dialog);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    dialog->layout()->addWidget(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton* copy = buttons->addButton(Words::tr("&Copy"), QDialogButtonBox::ActionRole);
    QObject::connect(
        copy, &QPushButton::clicked, dialog, [] { QGuiApplication::clipboard()->setText(aboutText()); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    dialog->layout()->addWidget(buttons);
    dialog->show();
}

void showShortcuts(const std::vector<CommandPalette::Entry>& actions, QWidget* parent)
{
    std::vector<Keys> rows;
    for (const CommandPalette::Entry& entry : actions)
        // Files of this person are no part of the program.
        if (!entry.action->shortcut().isEmpty() && entry.action->data().toString().isEmpty())
            rows.push_back({sheetName(*entry.action),
                entry.action->shortcut().toString(QKeySequence::NativeText), entry.path});
    for (const Keys& keys : viewKeys())
        rows.push_back(keys);

    QDialog* dialog = panel(Words::tr("Keyboard Shortcuts"), parent);
    auto* filter = new QLineEdit(dialog);
    filter->setPlaceholderText(Words::tr("Find a command or a key"));
    filter->setAccessibleName(filter->placeholderText());
    filter->setClearButtonEnabled(true);
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 2, dialog);
    table->setHorizontalHeaderLabels({Words::tr("What"), Words::tr("Keys")});
    table->setAccessibleName(Words::tr("Keyboard Shortcuts"));
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->setEditTriggers(QTableWidget::NoEditTriggers);
    for (int row = 0; row < table->rowCount(); ++row) {
        const Keys& keys = rows[static_cast<std::size_t>(row)];
        const QString what = keys.path.isEmpty() ? keys.what : keys.path + QStringLiteral(" › ") + keys.what;
        table->setItem(row, 0, new QTableWidgetItem(what));
        table->setItem(row, 1, new QTableWidgetItem(keys.keys));
    }
    QObject::connect(filter, &QLineEdit::textChanged, table, [table](const QString& wanted) {
        for (int row = 0; row < table->rowCount(); ++row)
            table->setRowHidden(row,
                !table->item(row, 0)->text().contains(wanted, Qt::CaseInsensitive)
                    && !table->item(row, 1)->text().contains(wanted, Qt::CaseInsensitive));
    });
    dialog->layout()->addWidget(filter);
    dialog->layout()->addWidget(table);
    dialog->resize(640, 560);
    dialog->show();
}

} // namespace rankloom::ui
