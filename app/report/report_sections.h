// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

namespace rankloom::ui {

/// What compressing brings every plan that compresses; without blocks where none does.
ReportSection compressionSection(const ComparisonData& data);
/// Which bits of experts stay in memory, of every plan with a budget for them; without blocks where none has.
ReportSection bitsSection(const ComparisonData& data);
/// What the window showed of a failure: a what-if of the person, no part of any plan.
ReportSection recoverySection(const ReportedRecovery& recovery);

} // namespace rankloom::ui
