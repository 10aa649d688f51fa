// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/run/expert_search.h"

// What a placement of experts does, in words: the same figures on the tokens it was made for and on those it
// was not.

namespace rankloom::ui {

/// A figure, now and with the placement found: "1.741× → 1.023×".
struct OutcomeRow {
    QString name;
    QString seen;
    QString unseen; ///< empty = nothing is judged on other tokens
};
std::vector<OutcomeRow> outcomeRows(const ExpertFinding& finding, const ExpertCandidate& candidate);

/// How good it is at best, whether it is worth moving experts for, and what was not done.
QString outcomeRemarks(const ExpertFinding& finding, const ExpertCandidate& candidate);
/// Which way was taken out of several, and what the others came to.
QString choiceWords(const ExpertFinding& finding);

QString outcomeTable(const ExpertFinding& finding, const std::vector<OutcomeRow>& rows); ///< rich text
/// "Fullest GPU: seen 1.741× → 1.023×, unseen 1.7× → 1.07×." a line each.
QString outcomeText(const std::vector<OutcomeRow>& rows);

} // namespace rankloom::ui
