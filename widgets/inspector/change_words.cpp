// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/change_words.h"

#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "core/plan/plan_field.h"
#include "core/search/search_space.h"
#include "widgets/figure_text.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Words)
};

/// Changes below these are none that anybody would care about.
constexpr double kLeastSeconds = 1e-6;
constexpr double kLeastBytes = 512.0 * 1024;

} // namespace

QString changeWords(const SettingChange& change)
{
    return changeWords(ChangeFigures {change.stepChange.value(), change.peakChange.value(), change.fits});
}

QString changeWords(const ChangeFigures& change)
{
    const auto [seconds, bytes, fits] = change;
    QStringList parts;
    if (std::abs(seconds) >= kLeastSeconds)
        parts.append(signedSeconds(seconds));
    if (std::abs(bytes) >= kLeastBytes)
        parts.append(signedBytes(bytes));
    const QString text = parts.isEmpty() ? Words::tr("no change") : parts.join(QStringLiteral(", "));
    return fits ? text : Words::tr("%1, does not fit").arg(text);
}

bool changesAnything(const SettingChange& change)
{
    return std::abs(change.stepChange.value()) >= kLeastSeconds
        || std::abs(change.peakChange.value()) >= kLeastBytes;
}

QString valueWords(const SettingChange& change)
{
    const Plan& plan = change.plan;
    if (change.pointer == "/memory/recompute")
        return wordsOf(plan.memory.recompute);
    if (change.pointer == "/memory/sharding")
        return wordsOf(plan.memory.sharding);
    if (const PlanField* field = planField(change.pointer))
        if (const auto* choice = std::get_if<PlanField::Choice>(&field->value))
            return translated(choice->words(choice->get(plan)));
    if (change.value == "true" || change.value == "false")
        return change.value == "true" ? Words::tr("on") : Words::tr("off");
    return QString::fromStdString(change.value);
}

} // namespace rankloom::ui
