// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How sure a comparison is, by the errors of measured runs.
#include "core/compare/comparison.h"
#include "core/evaluate/fit_words.h"
#include "core/evaluate/run_residuals.h"

namespace rankloom {

std::optional<double> fasterProbability(const ComparedPlan& base, const ComparedPlan& plan)
{
    const double before = base.evaluation.time.tokensPerSecond;
    const double after = plan.evaluation.time.tokensPerSecond;
    if (&base == &plan || base.serves() || plan.serves() || !base.evaluation.valid || !plan.evaluation.valid
        || before <= 0 || after <= 0)
        return {};
    RunKind kind = runKind(*plan.project, *plan.plan);
    const RunKind other = runKind(*base.project, *base.plan);
    if (!isVendors(other.family)) // the wider of the two
        kind.family = other.family;
    return probabilityOfLead(stepResiduals(), likenessOf(*base.project, *plan.project), kind, after / before);
}

Phrase fasterWords(double probability)
{
    if (probability >= kToldApart)
        return Phrase::of("faster in {} of 100", of100(probability));
    if (probability <= 1 - kToldApart)
        return Phrase::of("slower in {} of 100", of100(1 - probability));
    return Phrase::of("not told apart");
}

Phrase fitWords(const ComparedColumn& column) { return fitWords(column.fit, column.fitProbability); }

} // namespace rankloom
