// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// A submenu with what may be supposed about the part of `whatIf`: slower links, slower computing, removed,
/// or as it is. What holds is checked. `chosen` is told what is to be supposed from then on.
void addWhatIfMenu(QMenu& menu, const Cluster& cluster, const std::vector<WhatIf>& list, const WhatIf& whatIf,
    const std::function<void(const WhatIf&)>& chosen);

} // namespace rankloom::ui
