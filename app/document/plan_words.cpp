// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/plan_words.h"

#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/compare/plan_differences.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Words)
};

/// A value as a word; empty for what is too long to read (arrays) or absent.
QString wordOf(const Phrase& words, const std::string& json)
{
    return json.starts_with('[') || json == "null" ? QString() : translated(words);
}

struct Difference {
    QString label;
    QString before;
    QString after;
};

std::vector<Difference> differences(const Plan& before, const Plan& after)
{
    std::vector<PlanDifference> found = planDifferences(before, after);
    // Data parallelism follows from the other degrees: it is never the news.
    if (found.size() > 1)
        std::erase_if(found, [](const PlanDifference& d) { return d.pointer == "/layout/dp"; });
    std::vector<Difference> result;
    for (const PlanDifference& d : found)
        if (d.pointer == "/whatIf") // a list that reads well
            result.push_back({translated(d.label), {}, translated(d.to)});
        else
            result.push_back({translated(d.label), wordOf(d.from, d.fromValue), wordOf(d.to, d.toValue)});
    return result;
}

QString listed(const QStringList& parts)
{
    constexpr int kShown = 2;
    if (parts.size() <= kShown)
        return parts.join(QStringLiteral(", "));
    return Words::tr("%1 and %n more", nullptr, static_cast<int>(parts.size()) - kShown)
        .arg(parts.mid(0, kShown).join(QStringLiteral(", ")));
}

} // namespace

QString changeName(const Plan& before, const Plan& after)
{
    const std::vector<Difference> found = differences(before, after);
    if (found.empty())
        return Words::tr("Rename plan");
    if (found.size() == 1 && !found.front().after.isEmpty())
        return Words::tr("Set %1 to %2").arg(found.front().label, found.front().after);
    QStringList labels;
    for (const Difference& d : found)
        labels.append(d.label);
    return Words::tr("Change %1").arg(listed(labels));
}

} // namespace rankloom::ui
