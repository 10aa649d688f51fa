// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/about.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

#include "db/project_file.h"

namespace rankloom::ui {

namespace {

struct AboutWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::About)
};

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
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(AboutWords::tr("About Rankloom"));
    auto* column = new QVBoxLayout(dialog);
    auto* text = new QLabel(aboutText() + QStringLiteral("\n\n")
            + AboutWords::tr("Plans how a large language model is laid out on real GPUs.") + QLatin1Char('\n')
            + AboutWords::tr("Free software under the GNU General Public License, version 3 or later."),
        dialog);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton* copy = buttons->addButton(AboutWords::tr("&Copy"), QDialogButtonBox::ActionRole);
    QObject::connect(
        copy, &QPushButton::clicked, dialog, [] { QGuiApplication::clipboard()->setText(aboutText()); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(buttons);
    dialog->show();
}

} // namespace rankloom::ui
