// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QDir>
#include <QString>

#include "core/base/error.h"

namespace rankloom::ui {

/// A copy of one's own of a project that is not to be changed.
struct OwnCopy {
    enum class Age : std::uint8_t {
        Fresh, ///< made just now
        AsLeft, ///< made before; it may have been worked on since
    };
    QString path;
    Age age = Age::Fresh;
};

/// The copy in `folder`: the newest that there is of this very file with these very contents, or a new one;
/// always a new one where it is to be fresh. Another file of the same name, or the same file changed since,
/// has copies of its own. Errors: of reading the original, FileUnwritable, DiskFull.
Result<OwnCopy> ownCopy(
    const QString& original, const QDir& folder, OwnCopy::Age wanted = OwnCopy::Age::AsLeft);

/// Whether changes can be kept in the file: it and its folder may be written.
bool canBeKept(const QString& path);

} // namespace rankloom::ui
