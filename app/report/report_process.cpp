// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_process.h"

#include <algorithm>

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include "core/plan/plan_json.h"
#include "db/project_file.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kPollMilliseconds = 50;

/// A name goes before a place: the place is for plans that share their names.
QString baselineOf(const ReportOrder& order)
{
    const std::string& name = order.plans[static_cast<std::size_t>(order.baseline)].plan.name;
    const bool alone =
        std::ranges::count(order.plans, name, [](const ReportedPlan& p) { return p.plan.name; }) == 1;
    return alone && !name.empty() ? QString::fromStdString(name) : QString::number(order.baseline + 1);
}

/// The inputs of the first plan as a project, every plan as a document with its own and its note, and how
/// they are told.
Result<QStringList> argumentsOf(const QTemporaryDir& folder, const ReportOrder& order)
{
    const QString file = folder.filePath(QStringLiteral("inputs.rankloom"));
    if (const auto created = db::ProjectFile::create(
            file.toStdString(), *order.plans.front().project, order.plans.front().plan);
        !created)
        return tl::unexpected<Error>(created.error());
    QStringList arguments {QStringLiteral("--report"), QStringLiteral("--project"), file};
    for (std::size_t i = 0; i < order.plans.size(); ++i) {
        const QString path = folder.filePath(QStringLiteral("plan%1.json").arg(i));
        QFile document(path);
        const QByteArray text =
            QByteArray::fromStdString(writePlanDocument(*order.plans[i].project, order.plans[i].plan));
        if (!document.open(QIODevice::WriteOnly) || document.write(text) != text.size())
            return fail(ErrorCode::FileUnwritable, document.errorString().toStdString(), placeOf(path));
        // With "=": a note may begin with a dash.
        arguments << QStringLiteral("--plan") << path
                  << QStringLiteral("--note=") + order.notes.value(static_cast<qsizetype>(i));
    }
    if (!order.recovery.empty()) {
        const QString path = folder.filePath(QStringLiteral("recovery.json"));
        QFile table(path);
        const QByteArray text = writeReportedRecovery(order.recovery);
        if (!table.open(QIODevice::WriteOnly) || table.write(text) != text.size())
            return fail(ErrorCode::FileUnwritable, table.errorString().toStdString(), placeOf(path));
        arguments << QStringLiteral("--recovery") << path;
    }
    arguments << QStringLiteral("--baseline=") + baselineOf(order);
    if (!order.language.isEmpty())
        arguments << QStringLiteral("--language=") + order.language;
    if (!order.author.isEmpty())
        arguments << QStringLiteral("--author=") + order.author;
    if (order.date.isValid())
        arguments << QStringLiteral("--date=") + order.date.toString(Qt::ISODate);
    return arguments;
}

} // namespace

Result<void> writeReportApart(
    const QString& program, const ReportOrder& order, const QString& path, const std::stop_token& stop)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        return fail(ErrorCode::FileUnwritable, folder.errorString().toStdString(), placeOf(folder.path()));
    Result<QStringList> arguments = argumentsOf(folder, order);
    if (!arguments)
        return tl::unexpected<Error>(std::move(arguments.error()));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(program, *arguments << QStringLiteral("-o") << path);
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
