// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QString>
#include <QStringList>

#include "widgets/comparison/comparison_data.h"

namespace rankloom::ui {

/// A comparison in the person's language and locale. Where no translation is installed the words are those of
/// core.
namespace comparison_words {

QString figureLabel(const ComparedFigure& figure); ///< and that changes are per token, where they are
/// "1.83 s", "41.2 GiB", "12.3 %"; "–" for none.
QString value(const ComparedFigure& figure, std::optional<double> value);
QString exactValue(const ComparedFigure& figure, double value); ///< all digits: "1.8312345 s"
/// "80 of 100 runs: 3.9 s to 4.6 s"; empty where there is no range.
QString range(const ComparedFigure& figure, int plan);
/// "−12 ms (−1.4 %)", "=" where they are the same; empty for the baseline.
QString difference(const ComparedFigure& figure, int plan, int baseline);
/// "12 ms (1.4 %) better": the word says the direction, so that there is no sign beside it. "=", "≈" where
/// rounding leaves nothing; empty for the baseline. In brief, and per token: only one of amount and share.
enum class Wording : std::uint8_t { Full, Brief };
QString change(const ComparedFigure& figure, int plan, int baseline, Wording wording = Wording::Full);
QString verdict(Verdict verdict); ///< "better", "worse", "the same"

QString planName(const ComparisonData& data, int plan);
/// "does not fit", "not possible"; empty for a plan that fits.
QString failing(const ComparedColumn& plan);
QString fieldLabel(const PlanDifference& field);
QString fieldValue(const ComparisonData& data, const PlanDifference& field, int plan); ///< "–" where absent
/// "stage 3: 41.2 GiB, 38.8 GiB free"; "not possible".
QString memory(const ComparisonData& data, int plan);
/// "2 of 32 ranks elsewhere: 3, 12", "every rank where it was".
QString placement(const ComparisonData& data, int plan);
/// "GPU 3 of node0: rank 12, stage 1", and what the baseline has there.
QString device(const ComparisonData& data, int plan, int device);
/// What the work is: "64 sequences of 4096 tokens a step, in microbatches of 1".
/// Of a plan that serves: "1,000 requests of 1,024 to 4,096 tokens".
QString workload(const ComparedPlan& plan);
QString requests(const RequestMix& mix);
QString cluster(const Project& project); ///< "4 × 8 NVIDIA H100 SXM 80 GB", of mixed nodes all kinds

} // namespace comparison_words

} // namespace rankloom::ui
