// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractTableModel>
#include <QString>

#include "core/exchange/measured_timeline.h"

namespace rankloom::ui {

/// How two steps differ, as rows: the step, then per lane its busy and idle time and every kind of pass.
/// `measured` is the timeline shown above, measured or of another plan; `simulated` the one below.
std::unique_ptr<QAbstractTableModel> differenceTable(
    std::shared_ptr<const TimelineDifference> difference, std::shared_ptr<const Timeline> simulated);

} // namespace rankloom::ui
