// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/input_files.h"
#include "core/exchange/served_files.h"
#include "core/exchange/timeline/read_trace_events.h"
#include "core/measure/merge_ranks.h"
#include "widgets/translated.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace rankloom::ui {

namespace {

constexpr qint64 kLargestText = 256LL * 1024 * 1024;
constexpr qint64 kLargestTrace = 2LL * 1024 * 1024 * 1024; ///< profilers write much
constexpr qint64 kHead = 64LL * 1024;

Result<QByteArray> readUpTo(const QString& path, qint64 bytes)
{
    const Place place = placeOf(path);
    QFile file(path);
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileNotFound, Phrase::of("There is no such file."), place);
    if (info.isDir())
        return fail(ErrorCode::FileUnreadable, Phrase::of("This is a folder, not a file."), place,
            Phrase::of("Choose the files in it."));
    if (!info.isFile()) // a pipe nobody writes to is waited for without end
        return fail(ErrorCode::FileUnreadable, Phrase::of("This is a pipe or a device, not a file."), place,
            Phrase::of("Write what it says to a file."));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, file.errorString().toStdString(), place);
    return file.read(bytes);
}

} // namespace

Result<std::string> readTextFile(const QString& path)
{
    if (QFileInfo(path).size() > kLargestText)
        return fail(ErrorCode::TooLarge, Phrase::of("The file is larger than 256 MiB."), placeOf(path));
    Result<QByteArray> bytes = readUpTo(path, kLargestText);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    return bytes->toStdString();
}

Result<PlanDocument> readPlanFile(const QString& path)
{
    const Result<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const QDir folder = QFileInfo(path).absoluteDir();
    Result<PlanDocument> document = readPlanDocument(*text, [folder](const std::string& name) {
        return readTextFile(folder.absoluteFilePath(QString::fromStdString(name)));
    });
    if (document) {
        Progress progress;
        Result<Diagnostics> told =
            takeTraceBeside(folder.path().toStdString(), document->plan, document->project, progress);
        if (!told)
            return tl::unexpected<Error>(std::move(told.error()));
        document->diagnostics.insert(document->diagnostics.end(), told->begin(), told->end());
    } else if (document.error().where.file.empty()) {
        document.error().where.file = path.toStdString();
    }
    return document;
}

Result<MeasuredTimeline> readTraceFiles(
    const QStringList& paths, Diagnostics& diagnostics, Progress& progress, const std::stop_token& stop)
{
    std::vector<MeasuredTimeline> ranks;
    for (const QString& path : paths) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "Reading was cancelled.", placeOf(path));
        progress.setFraction(static_cast<double>(ranks.size()) / static_cast<double>(paths.size()));
        if (QFileInfo(path).size() > kLargestTrace)
            return fail(ErrorCode::TooLarge, Phrase::of("The trace is larger than 2 GiB."), placeOf(path),
                Phrase::of("Profile one step instead of many."));
        const Result<QByteArray> bytes = readUpTo(path, kLargestTrace);
        if (!bytes)
            return tl::unexpected<Error>(bytes.error());
        Result<MeasuredTimeline> rank = readTraceEvents(
            {bytes->constData(), static_cast<std::size_t>(bytes->size())}, path.toStdString(), diagnostics);
        if (!rank)
            return tl::unexpected<Error>(std::move(rank.error()));
        ranks.push_back(std::move(*rank));
    }
    return mergeRanks(ranks, diagnostics);
}

Result<FileFormat> recogniseFile(const QString& path)
{
    const Result<QByteArray> head = readUpTo(path, kHead);
    if (!head)
        return tl::unexpected<Error>(head.error());
    return recognise({head->constData(), static_cast<std::size_t>(head->size())},
        QFileInfo(path).fileName().toStdString());
}

} // namespace rankloom::ui
