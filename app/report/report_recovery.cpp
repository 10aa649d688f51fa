// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_recovery.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace rankloom::ui {

namespace {

QStringList textsOf(const QJsonValue& value)
{
    QStringList out;
    const QJsonArray array = value.toArray();
    for (const QJsonValue& one : array)
        out << one.toString();
    return out;
}

QJsonObject jsonOf(const ReportedPicture& picture)
{
    const auto packed = [](const QByteArray& bytes) {
        return QString::fromLatin1(qCompress(bytes).toBase64());
    };
    return {{QStringLiteral("name"), picture.name}, {QStringLiteral("description"), picture.description},
        {QStringLiteral("width"), picture.size.width()}, {QStringLiteral("height"), picture.size.height()},
        {QStringLiteral("light"), packed(picture.light)}, {QStringLiteral("dark"), packed(picture.dark)}};
}

ReportedPicture pictureOf(const QJsonObject& object)
{
    const auto unpacked = [&object](const QString& name) {
        return qUncompress(QByteArray::fromBase64(object[name].toString().toLatin1()));
    };
    return {object[QStringLiteral("name")].toString(), object[QStringLiteral("description")].toString(),
        {object[QStringLiteral("width")].toInt(), object[QStringLiteral("height")].toInt()},
        unpacked(QStringLiteral("light")), unpacked(QStringLiteral("dark"))};
}

} // namespace

QByteArray writeReportedRecovery(const ReportedRecovery& recovery)
{
    QJsonArray rows;
    for (const QStringList& row : recovery.rows)
        rows.append(QJsonArray::fromStringList(row));
    QJsonArray pictures;
    for (const ReportedPicture& picture : recovery.pictures)
        pictures.append(jsonOf(picture));
    return QJsonDocument(
        QJsonObject {{QStringLiteral("plan"), recovery.plan}, {QStringLiteral("headline"), recovery.headline},
            {QStringLiteral("remarks"), QJsonArray::fromStringList(recovery.remarks)},
            {QStringLiteral("head"), QJsonArray::fromStringList(recovery.head)},
            {QStringLiteral("rows"), rows}, {QStringLiteral("pictures"), pictures}})
        .toJson();
}

Result<ReportedRecovery> readReportedRecovery(const QByteArray& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return fail(ErrorCode::BadSyntax, Phrase::of("This is no table of recoveries."), {},
            Phrase::of("The window writes it with its reports."));
    const QJsonObject object = document.object();
    ReportedRecovery out;
    out.plan = object[QStringLiteral("plan")].toString();
    out.headline = object[QStringLiteral("headline")].toString();
    out.remarks = textsOf(object[QStringLiteral("remarks")]);
    out.head = textsOf(object[QStringLiteral("head")]);
    const QJsonArray rows = object[QStringLiteral("rows")].toArray();
    for (const QJsonValue& row : rows)
        out.rows.push_back(textsOf(row));
    const QJsonArray pictures = object[QStringLiteral("pictures")].toArray();
    for (const QJsonValue& picture : pictures)
        out.pictures.push_back(pictureOf(picture.toObject()));
    return out;
}

} // namespace rankloom::ui
