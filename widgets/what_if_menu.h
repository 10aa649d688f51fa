// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include <QString>

#include "core/cluster/cluster.h"
#include "core/plan/plan.h"

class QMenu;

namespace rankloom::ui {

/// "n03: links at 50 %", "GPU 5 of n01 removed".
QString whatIfWords(const Cluster& cluster, const WhatIf& whatIf);
/// The part alone: "GPU 5 of n01", "the link n01 – n02".
QString whatIfPartWords(const Cluster& cluster, const WhatIf& whatIf);

/// What is supposed about the part of `whatIf`; nothing supposed where nobody did.
WhatIf supposedOf(const std::vector<WhatIf>& list, const WhatIf& whatIf);

/// What of a part is supposed to be slower.
enum class SupposedShare : std::uint8_t { Links, Computing };
/// Who is told what the menu was used for.
struct WhatIfChoice {
    std::function<void(const WhatIf&)> chosen; ///< what is to be supposed from then on
    /// Another percentage than those of the menu is wanted; may be empty.
    std::function<void(const WhatIf& part, SupposedShare share)> other;
};
/// A submenu with what may be supposed about the part of `whatIf`: slower links, slower computing, removed,
/// or as it is. What holds is checked.
void addWhatIfMenu(QMenu& menu, const Cluster& cluster, const std::vector<WhatIf>& list, const WhatIf& whatIf,
    const WhatIfChoice& choice);

} // namespace rankloom::ui
