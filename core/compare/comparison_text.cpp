// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a comparison as text, in English.
#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/compare/comparison.h"

namespace rankloom {

Phrase figureLabel(const ComparedFigure& figure)
{
    return figure.tokens.empty() ? figure.label : Phrase::of("{}, changes per token", figure.label);
}

Phrase fieldWords(const Comparison& comparison, const PlanDifference& field, int plan)
{
    const auto& differences = comparison.plans[static_cast<std::size_t>(plan)].differences;
    const auto own = std::ranges::find(differences, field.pointer, &PlanDifference::pointer);
    return own == differences.end() ? field.from : own->to;
}

std::string figureText(const ComparedFigure& figure, std::optional<double> value)
{
    if (!value)
        return "–";
    const double size = std::abs(*value);
    const std::string sign = *value < 0 ? "−" : "";
    switch (figure.unit) {
    case FigureUnit::Second:
        return sign + humanSeconds(size);
    case FigureUnit::Byte:
        return sign + humanBytes(size);
    case FigureUnit::TokenPerSecond:
        return sign + humanCount(size) + " tok/s";
    case FigureUnit::Share:
        return fmt::format("{}{:.1f} %", sign, 100 * size);
    case FigureUnit::Ratio:
        return fmt::format("{}{:.2f} ×", sign, size);
    case FigureUnit::Hour:
        return sign + humanCount(size) + " h";
    case FigureUnit::Joule:
        return sign + humanCount(size) + " J";
    }
    return {};
}

std::string deltaText(const ComparedFigure& figure, int plan, int baseline)
{
    const std::optional<FigureChange> change = figure.change(plan, baseline);
    if (!change)
        return {};
    if (change->verdict == Verdict::Same)
        return "=";
    const char* sign = change->amount < 0 ? "−" : "+";
    const double size = std::abs(change->amount);
    if (figure.unit == FigureUnit::Share)
        return fmt::format("{}{:.1f} points", sign, 100 * size);
    // Seconds of as many tokens are in no column: the share alone can be read off.
    if (change->perToken && change->share)
        return fmt::format("{}{:.1f} %", sign, 100 * std::abs(*change->share));
    const std::string amount = sign + figureText(figure, size);
    return change->share ? fmt::format("{} ({}{:.1f} %)", amount, sign, 100 * std::abs(*change->share))
                         : amount;
}

} // namespace rankloom
