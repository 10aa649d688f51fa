// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "widgets/picture_view.h"

namespace rankloom::ui {

/// The picture as an SVG document.
QByteArray pictureSvg(const PictureView& view);
/// The same drawing in about half of the bytes: Qt writes font, transformation and opacity into the group of
/// every shape, even where they say nothing, and empty groups.
QByteArray withoutRepeats(const QByteArray& svg);
/// Qt writes the wall-clock time into every PDF; without it equal pictures are equal files.
void removeCreationDate(QByteArray& pdf);
/// Writes a whole file beside its place and moves it there. Errors: FileUnwritable.
Result<void> writeWhole(const QString& path, const QByteArray& bytes);

} // namespace rankloom::ui
