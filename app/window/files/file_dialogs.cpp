// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of FileController that asks for files.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "app/document/document.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/looked_at.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"

namespace rankloom::ui {

QString FileController::askForTarget(
    const QString& title, const QString& purpose, const QString& name, const QString& filter) const
{
    const QDir folder(m_parts.settings.folder(purpose));
    QString path =
        QFileDialog::getSaveFileName(&m_parts.window, title, folder.absoluteFilePath(name), filter);
    if (!path.isEmpty())
        m_parts.settings.setFolder(purpose, QFileInfo(path).absolutePath());
    return path;
}

void FileController::open()
{
    const QString path = QFileDialog::getOpenFileName(&m_parts.window, tr("Open"),
        m_parts.settings.folder(QStringLiteral("open")),
        tr("Projects and plans (*.rankloom *.json)") + QStringLiteral(";;") + tr("All files (*)"));
    if (path.isEmpty())
        return;
    m_parts.settings.setFolder(QStringLiteral("open"), QFileInfo(path).absolutePath());
    openPath(path);
}

void FileController::saveCopy()
{
    const QString path = askForTarget(
        tr("Save a copy"), QStringLiteral("open"), tr("copy.rankloom"), tr("Projects (*.rankloom)"));
    if (!path.isEmpty())
        copyTo(path);
}

void FileController::import() { chooseImports(FirstLook::WhereNeeded); }
void FileController::importWithPreview() { chooseImports(FirstLook::Always); }

void FileController::chooseImports(FirstLook look)
{
    const QStringList paths = QFileDialog::getOpenFileNames(&m_parts.window, tr("Import"),
        m_parts.settings.folder(QStringLiteral("import")), tr("All files (*)"));
    if (paths.isEmpty())
        return;
    m_parts.settings.setFolder(QStringLiteral("import"), QFileInfo(paths.front()).absolutePath());
    importPaths(paths, look);
}

QStringList FileController::localFiles(const QList<QUrl>& urls)
{
    QStringList files;
    for (const QUrl& url : urls)
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    return files;
}

void FileController::openTraces()
{
    const QStringList paths = QFileDialog::getOpenFileNames(&m_parts.window,
        tr("Compare with traces of a step, one per rank"), m_parts.settings.folder(QStringLiteral("import")),
        tr("Kineto and Chrome traces (*.json *.json.gz)") + QStringLiteral(";;") + tr("All files (*)"));
    if (paths.isEmpty())
        return;
    m_parts.settings.setFolder(QStringLiteral("import"), QFileInfo(paths.front()).absolutePath());
    importTraces(paths);
}

void FileController::exportPlan()
{
    const QString path =
        askForTarget(tr("Export plan"), QStringLiteral("export"), tr("plan.json"), tr("JSON (*.json)"));
    if (!path.isEmpty())
        exportPlanTo(path);
}

void FileController::exportEvaluation()
{
    const QString path = askForTarget(
        tr("Export evaluation"), QStringLiteral("export"), tr("evaluation.json"), tr("JSON (*.json)"));
    if (!path.isEmpty())
        exportEvaluationTo(path);
}

void FileController::saveExported(const QString& suggestedName, const std::string& text)
{
    std::string kept = text; // the plan may change while the file dialog is open
    const QString path =
        askForTarget(tr("Export"), QStringLiteral("export"), suggestedName, tr("All files (*)"));
    if (!path.isEmpty())
        writeText(path, [kept = std::move(kept)] { return kept; });
}

void FileController::exportPicture()
{
    const Views::Named& chosen = m_lookedAt->picture();
    const QString path = askForTarget(tr("Export picture: %1").arg(chosen.title), QStringLiteral("export"),
        chosen.name + QStringLiteral(".png"), tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty())
        return;
    chosen.view->prepare();
    if (const Result<void> written = rankloom::ui::exportPicture(*chosen.view, path); !written)
        m_parts.messages.showError(written.error());
    else
        m_parts.messages.showNote(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
}

} // namespace rankloom::ui
