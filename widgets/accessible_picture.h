// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rankloom::ui {

class PictureView;

/// Makes screen readers see every PictureView as a graphic with its description and, as its value, where its
/// cursor is. Every PictureView calls it; cheap to call again.
void installPictureAccessibility();
/// Tells screen readers what the cursor of `view` is on now ("GPU 12 of node3, rank 9, stage 1").
void announce(PictureView& view, const QString& text);

} // namespace rankloom::ui
