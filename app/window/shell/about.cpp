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

struct AboutWords {
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
    return {{AboutWords::tr("Board: move about"), AboutWords::tr("Arrows")},
        {AboutWords::tr("Board: pick up and drop a rank"), AboutWords::tr("Space")},
        {AboutWords::tr("Board: move a rank to a named GPU"), QStringLiteral("M")},
        {AboutWords::tr("Board: carry the whole node"), QStringLiteral("N")},
        {AboutWords::tr("Timeline: zoom and pan"), AboutWords::tr("W S A D, arrows, + −")},
        {AboutWords::tr("Timeline: everything, to the selection"), AboutWords::tr("Home, Z")},
        {AboutWords::tr("Timeline: zoom back and forward"), AboutWords::tr("Alt+Left, Alt+Right")},
        {AboutWords::tr("Timeline: walk over passes and bubbles"), AboutWords::tr("Enter, then arrows")},
        {AboutWords::tr("Timeline: measure from and to the cursor"), QStringLiteral("X")},
        {AboutWords::tr("Timeline: play and stop"), AboutWords::tr("Space")},
        {AboutWords::tr("Timeline: next and previous pass"), QStringLiteral(". ,")},
        {AboutWords::tr("Timeline: play faster and slower"), QStringLiteral("Ctrl+. Ctrl+,")},
        {AboutWords::tr("Timeline: set a bookmark, go to the next and previous"),
            QStringLiteral("Ctrl+B, B, Shift+B")},
        {AboutWords::tr("Timeline: critical path"), QStringLiteral("C")},
        {AboutWords::tr("Timeline: in flight instead of bytes"), QStringLiteral("I")},
        {AboutWords::tr("Timeline: keep this step to compare with"), QStringLiteral("P")},
        {AboutWords::tr("Any view: as a table"), QStringLiteral("Ctrl+T")},
        {AboutWords::tr("Any view: copy picture and table"), QStringLiteral("Ctrl+C")},
        {AboutWords::tr("Mouse, board: pan; zoom"), AboutWords::tr("drag beside the nodes; wheel")},
        {AboutWords::tr("Mouse, board: move a rank; a whole node"),
            AboutWords::tr("drag it; drag its header")},
        {AboutWords::tr("Mouse, timeline: pan; zoom; measure; everything"),
            AboutWords::tr("drag; wheel; Shift+drag; double click")},
        {AboutWords::tr("Mouse, panels: one alone in the window, and back"),
            AboutWords::tr("double click on its tab or title")},
        {AboutWords::tr("Mouse, any view: what can be done with it"), AboutWords::tr("right button")}};
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
    return name == QLatin1String("edit.undo") ? AboutWords::tr("Undo")
        : name == QLatin1String("edit.redo")  ? AboutWords::tr("Redo")
                                              : withoutMnemonic(action.text());
}

} // namespace

QString aboutText()
{
    return QStringLiteral("Rankloom %1\nQt %2\n%3 (%4)\n%5\n%6 %7")
        .arg(QStringLiteral(RANKLOOM_VERSION), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
            QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(),
            AboutWords::tr("Project file format:"), QString::number(db::kSchemaVersion));
}

void showAbout(QWidget* parent)
{
    QDialog* dialog = panel(AboutWords::tr("About Rankloom"), parent);
    auto* text = new QLabel(aboutText() + QStringLiteral("\n\n")
            + AboutWords::tr("Plans how a large language model is laid out on real GPUs.") + QLatin1Char('\n')
            + AboutWords::tr("Free software under the GNU General Public License, version 3 or later."),
        dialog);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    dialog->layout()->addWidget(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton* copy = buttons->addButton(AboutWords::tr("&Copy"), QDialogButtonBox::ActionRole);
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

    QDialog* dialog = panel(AboutWords::tr("Keyboard Shortcuts"), parent);
    auto* filter = new QLineEdit(dialog);
    filter->setPlaceholderText(AboutWords::tr("Find a command or a key"));
    filter->setAccessibleName(filter->placeholderText());
    filter->setClearButtonEnabled(true);
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 2, dialog);
    table->setHorizontalHeaderLabels({AboutWords::tr("What"), AboutWords::tr("Keys")});
    table->setAccessibleName(AboutWords::tr("Keyboard Shortcuts"));
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
