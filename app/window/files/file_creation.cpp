// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of FileController that makes new projects.
#include <QFileInfo>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/files/new_project_dialog.h"
#include "app/window/shell/message_bar.h"
#include "core/compare/plan_name.h"
#include "core/search/first_layout.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

QString withSuffix(const QString& path)
{
    return QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".rankloom") : path;
}

Result<OpenedProject> createFrom(const QString& path, Result<PlanDocument> first)
{
    if (!first)
        return tl::unexpected<Error>(first.error());
    first->project.name = QFileInfo(path).completeBaseName().toStdString();
    Result<OpenedProject> opened = createProject(path, first->project, first->plan);
    if (opened)
        opened->created = true;
    return opened;
}

} // namespace

NewProjectDialog* FileController::create()
{
    auto* dialog = new NewProjectDialog(m_parts.settings.folder(QStringLiteral("open")), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Result<FirstChoice> choice = dialog->choice();
        if (!choice) {
            m_parts.messages.showError(choice.error());
            return;
        }
        m_parts.settings.setFolder(QStringLiteral("open"), QFileInfo(dialog->path()).absolutePath());
        createAt(dialog->path(), *choice);
    });
    dialog->open();
    return dialog;
}

void FileController::createAt(const QString& path)
{
    const QString target = withSuffix(path);
    openInBackground(tr("Creating %1").arg(QFileInfo(target).fileName()),
        [target] { return createFrom(target, firstPlan()); });
}

void FileController::createAt(const QString& path, const FirstChoice& choice)
{
    const QString target = withSuffix(path);
    openInBackground(tr("Creating %1").arg(QFileInfo(target).fileName()), [target, choice] {
        Result<PlanDocument> first = firstPlanOf(choice);
        if (first)
            first->plan.name = planName(first->project, first->plan).english();
        return createFrom(target, std::move(first));
    });
}

/// What the new project is, and what was chosen for the person.
void FileController::sayCreated()
{
    const Document& document = m_parts.document;
    const Project& project = *document.project();
    const Plan& plan = *document.plan();
    const DeviceSpec& device = project.cluster->device;
    m_parts.messages.showNote(
        tr("%1 on %2 × %3 %4: a new project. Its first plan is %5, batch %6 of %7 tokens.")
            .arg(QString::fromStdString(project.model->name), QLocale().toString(project.cluster->nodes),
                QLocale().toString(project.cluster->devicesPerNode),
                QString::fromStdString(device.title.empty() ? device.name : device.title),
                translated(planName(project, plan)), QLocale().toString(plan.workload.globalBatchSize),
                QLocale().toString(plan.workload.sequenceLength)));
}

/// A change that was on its way to the file when the program ended may have come there or not.
void FileController::sayCrashed(const db::OpenedBackup& left)
{
    QStringList missing;
    for (const std::string& change : left.unsettled())
        missing << tr("“%1”", "a change").arg(QString::fromStdString(change));
    const QString what = missing.join(QStringLiteral(", "));
    QString words = tr("The program ended unexpectedly while this project was open.") + u' ';
    words += missing.isEmpty()
        ? tr("All changes are in it.")
        : tr("What was being stored then may be missing: %1. All changes before it are there.").arg(what);
    std::vector<MessageBar::Offer> offers;
    if (left.hasLeftover()) {
        words += u' ' + tr("The state before the session is still there.");
        offers.push_back({tr("Bring back the state before"), [this] { bringBack(); }});
    }
    m_parts.messages.showNote(words, offers);
}

} // namespace rankloom::ui
