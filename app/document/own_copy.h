// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

#include "core/base/error.h"

namespace rankloom::ui {

/// A copy of one's own of a project that is not to be changed.
struct OwnCopy {
    QString path;
    bool fresh = true; ///< false: it was made before, and may have been worked on since
};

/// The copy in `folder`: the newest that there is of this very file with these very contents, or a new one.
/// Another file of the same name, or the same file changed since, has copies of its own. `anew` makes a new
/// one in any case. Errors: of reading the original, FileUnwritable, DiskFull.
Result<OwnCopy> ownCopy(const QString& original, const QDir& folder, bool anew = false);

/// Whether changes can be kept in the file: it and its folder may be written.
bool canBeKept(const QString& path);

} // namespace rankloom::ui
