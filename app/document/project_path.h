// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>

namespace rankloom::ui {

inline const QString kProjectSuffix = QStringLiteral(".rankloom");

/// "name.rankloom", "name-2.rankloom", … in a folder.
inline QString projectPath(const QDir& folder, const QString& name, int number)
{
    return folder.absoluteFilePath(
        (number == 1 ? name : QStringLiteral("%1-%2").arg(name, QString::number(number))) + kProjectSuffix);
}

/// The first of these that does not exist yet.
inline QString unusedPath(const QDir& folder, const QString& name)
{
    int number = 1;
    while (QFileInfo::exists(projectPath(folder, name, number)))
        ++number;
    return projectPath(folder, name, number);
}

} // namespace rankloom::ui
