// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/own_copy.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include "app/document/project_path.h"
#include "db/copy.h"

namespace rankloom::ui {

namespace {

/// Of the file's place and contents.
Result<QString> keyOf(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QFileInfo(path).canonicalFilePath().toUtf8());
    hash.addData(QByteArray(1, '\n'));
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return fail(
            ErrorCode::FileUnreadable, file.errorString().toStdString(), {path.toStdString(), 0, 0, {}});
    return QString::fromLatin1(hash.result().toHex().left(12));
}

} // namespace

Result<OwnCopy> ownCopy(const QString& original, const QDir& folder, OwnCopy::Age wanted)
{
    const Result<QString> key = keyOf(original);
    if (!key)
        return tl::unexpected<Error>(key.error());
    const QString name = QFileInfo(original).completeBaseName() + QLatin1Char('-') + *key;
    QFileInfo newest;
    int used = 0;
    const auto pathOf = [&](int number) { return projectPath(folder, name, number); };
    for (QFileInfo copy(pathOf(1)); copy.exists(); copy.setFile(pathOf(used + 1))) {
        ++used;
        if (used == 1 || copy.lastModified() >= newest.lastModified())
            newest = copy;
    }
    if (used > 0 && wanted == OwnCopy::Age::AsLeft)
        return OwnCopy {newest.absoluteFilePath(), OwnCopy::Age::AsLeft};
    const QString target = pathOf(used + 1);
    if (Result<void> copied = db::copyProjectFile(original.toStdString(), target.toStdString()); !copied)
        return tl::unexpected<Error>(copied.error());
    return OwnCopy {target, OwnCopy::Age::Fresh};
}

bool canBeKept(const QString& path)
{
    const QFileInfo file(QFileInfo(path).canonicalFilePath()); // the journal lies beside the real file
    return file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
}

} // namespace rankloom::ui
