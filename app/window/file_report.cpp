// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of FileController that writes reports.
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/report/report_process.h"
#include "app/window/file_controller.h"
#include "app/window/message_bar.h"
#include "core/compare/comparison.h"

namespace rankloom::ui {

void FileController::report()
{
    if (!m_parts.document.isOpen())
        return;
    const QString project = QString::fromStdString(m_parts.document.project()->name);
    const QString name = project.isEmpty() ? tr("report") : QFileInfo(project).fileName();
    const QString path = askForTarget(tr("Write a report"), QStringLiteral("export"),
        name + QStringLiteral(".html"), tr("Web page (*.html)") + QStringLiteral(";;") + tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        reportTo(path);
}

std::vector<ReportedPlan> FileController::plansToReport() const
{
    const DocumentState& state = m_parts.document.state();
    std::vector<ReportedPlan> plans;
    for (const ScenarioPointer& scenario : state.scenarios) {
        const bool current = scenario->id == state.current;
        if (std::ssize(plans) == kMostCompared && current)
            plans.pop_back();
        if (std::ssize(plans) == kMostCompared)
            continue;
        plans.push_back({m_parts.document.projectOf(*scenario), scenario->plan});
        plans.back().plan.name = scenario->name;
    }
    return plans;
}

void FileController::reportTo(const QString& path)
{
    if (!m_parts.document.isOpen())
        return;
    const QString target = QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".html") : path;
    const QString program =
        m_reportProgram.isEmpty() ? QCoreApplication::applicationFilePath() : m_reportProgram;
    auto result = std::make_shared<Result<void>>();
    m_parts.jobs.start(
        tr("Writing %1").arg(QFileInfo(target).fileName()),
        [program, target, result, plans = plansToReport()](Progress&, const std::stop_token& stop) {
            *result = writeReportApart(program, plans, target, stop);
        },
        [this, target, result, count = std::ssize(plansToReport())] {
            if (*result)
                offerReport(target, static_cast<int>(count));
            else if (result->error().code != ErrorCode::Cancelled)
                m_parts.messages.showError(result->error());
        });
}

void FileController::offerReport(const QString& path, int plans)
{
    const auto open = [](const QString& what) {
        return [what] { QDesktopServices::openUrl(QUrl::fromLocalFile(what)); };
    };
    QString text =
        tr("The report on %n plan(s) is written: %1", nullptr, plans).arg(QDir::toNativeSeparators(path));
    const auto all = std::ssize(m_parts.document.state().scenarios);
    if (m_parts.document.isOpen() && plans == kMostCompared && all > plans)
        text += u' ' + tr("A report tells at most %1 apart; the others are left out.").arg(kMostCompared);
    m_parts.messages.showNote(
        text, {{tr("Open"), open(path)}, {tr("Open folder"), open(QFileInfo(path).absolutePath())}});
}

} // namespace rankloom::ui
