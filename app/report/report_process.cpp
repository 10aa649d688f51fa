// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_process.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include "core/plan/plan_json.h"
#include "db/project_file.h"

namespace rankloom::ui {

namespace {

constexpr int kPollMilliseconds = 50;

Place placeOf(const QString& path)
{
    Place place;
    place.file = path.toStdString();
    return place;
}

/// The inputs of the first plan as a project, and every plan as a document with its own.
Result<QStringList> writeInputs(const QTemporaryDir& folder, const std::vector<ReportedPlan>& plans)
{
    const QString file = folder.filePath(QStringLiteral("inputs.rankloom"));
    if (const auto created =
            db::ProjectFile::create(file.toStdString(), *plans.front().project, plans.front().plan);
        !created)
        return tl::unexpected<Error>(created.error());
    QStringList arguments {QStringLiteral("--project"), file};
    for (const ReportedPlan& reported : plans) {
        const QString path = folder.filePath(QStringLiteral("plan%1.json").arg(arguments.size()));
        QFile document(path);
        const QByteArray text =
            QByteArray::fromStdString(writePlanDocument(*reported.project, reported.plan));
        if (!document.open(QIODevice::WriteOnly) || document.write(text) != text.size())
            return fail(ErrorCode::FileUnwritable, document.errorString().toStdString(), placeOf(path));
        arguments << QStringLiteral("--plan") << path;
    }
    return arguments;
}

} // namespace

Result<void> writeReportApart(const QString& program, const std::vector<ReportedPlan>& plans,
    const QString& path, const std::stop_token& stop)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return fail(ErrorCode::FileUnwritable, folder.errorString().toStdString(), placeOf(folder.path()));
    Result<QStringList> arguments = writeInputs(folder, plans);
    if (!arguments)
        return tl::unexpected<Error>(std::move(arguments.error()));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(program, *arguments << QStringLiteral("--report") << QStringLiteral("-o") << path);
    if (!process.waitForStarted())
        return fail(ErrorCode::FileUnreadable, process.errorString().toStdString(), placeOf(program));
    do {
        if (stop.stop_requested()) {
            process.kill();
            process.waitForFinished();
            return fail(ErrorCode::Cancelled, Phrase::of("The report was not written."));
        }
    } while (!process.waitForFinished(kPollMilliseconds) && process.state() != QProcess::NotRunning);
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    const QByteArray said = process.readAllStandardError().trimmed();
    return fail(ErrorCode::BadValue,
        said.isEmpty() ? std::string("The report ended unexpectedly.") : said.right(2000).toStdString(),
        placeOf(path));
}

} // namespace rankloom::ui
