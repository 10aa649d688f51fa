// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rankloom::ui {

/// What is selected, shared by all views: -1 = nothing of that kind. A view sets what was clicked and
/// everything that follows from it (a rank implies its pipeline stage and device); others show what they can.
struct Selection {
    int rank = -1;
    int stage = -1; ///< pipeline rank
    int microbatch = -1;
    int device = -1;
    int node = -1;
    int layer = -1; ///< row of the routing statistics
    int expert = -1;

    friend bool operator==(const Selection&, const Selection&) = default;
};

} // namespace rankloom::ui
