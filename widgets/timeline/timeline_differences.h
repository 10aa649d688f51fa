// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractTableModel>
#include <QString>

#include "core/measure/measured_timeline.h"
#include "core/measure/timeline_difference.h"

namespace rankloom::ui {

/// What two steps are called that are compared.
struct StepNames {
    QString above; ///< "Measured: step 12"
    QString below; ///< "TP4 PP4"
};

/// How two steps differ, as rows: the step, then per lane its busy and idle time and every kind of pass.
/// `measured` is the timeline shown above, measured or of another plan; `simulated` the one below. Times are
/// shown in units that fit them and given in seconds.
std::unique_ptr<QAbstractTableModel> differenceTable(std::shared_ptr<const TimelineDifference> difference,
    std::shared_ptr<const Timeline> simulated, const StepNames& names);

} // namespace rankloom::ui
