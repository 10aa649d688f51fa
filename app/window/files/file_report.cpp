// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of FileController that writes reports.
#include <algorithm>

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QInputDialog>
#include <QUrl>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/report/report_process.h"
#include "app/settings/languages.h"
#include "app/settings/settings.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/controls/recover_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"

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

/// The plans that are checked; where none is, the one on screen.
ReportOrder FileController::reportOrder() const
{
    const Document& document = m_parts.document;
    const ComparisonControl& comparison = *m_parts.views.comparisonControl;
    std::vector<ScenarioPointer> chosen = comparison.compared();
    if (chosen.empty())
        chosen.push_back(document.state().currentScenario());
    ReportOrder order;
    for (const ScenarioPointer& scenario : chosen) {
        order.plans.push_back({document.projectOf(*scenario), scenario->plan});
        order.plans.back().plan.name = scenario->name;
        order.notes << QString::fromStdString(scenario->note);
    }
    order.baseline = comparison.baselinePlace();
    order.language = spokenLanguage();
    order.author = m_parts.settings.author();
    order.date = QDate::currentDate();
    // What a failure costs is known of the plan on screen alone.
    if (std::ranges::find(chosen, document.state().currentScenario()) != chosen.end())
        order.recovery = m_parts.views.recoverControl->reported();
    return order;
}

void FileController::reportTo(const QString& path)
{
    if (!m_parts.document.isOpen())
        return;
    const QString target = QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".html") : path;
    const QString program =
        m_reportProgram.isEmpty() ? QCoreApplication::applicationFilePath() : m_reportProgram;
    auto result = std::make_shared<Result<void>>();
    const ReportOrder order = reportOrder();
    m_parts.jobs.start(
        tr("Writing %1").arg(QFileInfo(target).fileName()),
        [program, target, result, order](Progress&, const std::stop_token& stop) {
            *result = writeReportApart(program, order, target, stop);
        },
        [this, target, result, plans = static_cast<int>(order.plans.size())] {
            if (*result)
                offerReport(target, plans);
            else if (result->error().code != ErrorCode::Cancelled)
                m_parts.messages.showError(result->error());
        });
}

/// Asks who is named on reports, and writes this one again.
void FileController::askForAuthor(const QString& path)
{
    auto* dialog = new QInputDialog(&m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Author of reports"));
    dialog->setLabelText(tr("The name on reports; empty names nobody:"));
    dialog->setTextValue(m_parts.settings.author());
    connect(dialog, &QInputDialog::textValueSelected, this, [this, path](const QString& name) {
        m_parts.settings.setAuthor(name.simplified());
        reportTo(path);
    });
    dialog->open();
}

void FileController::offerReport(const QString& path, int plans)
{
    const auto open = [](const QString& what) {
        return [what] { QDesktopServices::openUrl(QUrl::fromLocalFile(what)); };
    };
    QString text =
        tr("The report on %n plan(s) is written: %1", nullptr, plans).arg(QDir::toNativeSeparators(path));
    const auto all = static_cast<int>(m_parts.document.state().scenarios.size());
    if (m_parts.document.isOpen() && all > plans)
        text += QStringLiteral(" · ")
            + tr("It tells of the plans that are checked; %n other(s) are left out.", nullptr, all - plans);
    m_parts.messages.showNote(text,
        {{tr("Open"), open(path)}, {tr("Open folder"), open(QFileInfo(path).absolutePath())},
            {tr("Author…"), [this, path] { askForAuthor(path); }}});
}

} // namespace rankloom::ui
