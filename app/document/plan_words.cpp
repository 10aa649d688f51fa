// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/plan_words.h"

#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/compare/plan_differences.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Words)
};

// The names that core gives to the fields of the plan document, for translation.
[[maybe_unused]] constexpr const char* kLabels[] = {
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "TP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "CP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "PP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "VPP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "EP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "ETP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "DP"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "sequence parallelism"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "axis order"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "layers per stage"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "vocabulary"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "schedule"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "precision"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "optimizer"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "weight sharding"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "gradient sharding"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "optimizer sharding"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "recomputation"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "offload"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "gradient type"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "cross entropy"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "second copy of the weights"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "gathered layers"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "recomputed modules"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "recomputed layers"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "offloaded share"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "optimizer on host"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "flash attention"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "dropout"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "load of the fullest expert rank"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "fragmentation"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "framework constant"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "device context"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "bytes per communicator"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "rank placement"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "locked ranks"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "expert placement"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "what-if"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "model"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "nodes"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "devices per node"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "device"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "measured links"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "sequence length"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "microbatch size"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "global batch size"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "compression"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "compression rank"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "overlap of data parallelism"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "overlap of tensor parallelism"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "overlap of expert parallelism"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "dispatch to experts"),
    QT_TRANSLATE_NOOP("rankloom::ui::Words", "largest data-parallel message"),
};

/// Words of core in the person's language.
QString translated(const std::string& words)
{
    return QCoreApplication::translate("rankloom::ui::Words", words.c_str());
}

/// A value as a word; empty for what is too long to read (arrays) or absent.
QString wordOf(const std::string& words, const std::string& json)
{
    if (json.starts_with('[') || json == "null")
        return {};
    if (json == "true" || json == "false")
        return json == "true" ? Words::tr("on") : Words::tr("off");
    return QString::fromStdString(words);
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
            result.push_back({translated(d.label), {}, QString::fromStdString(d.to)});
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

QString differenceName(const Plan& base, const Plan& plan)
{
    QStringList parts;
    for (const Difference& d : differences(base, plan)) {
        if (d.after.isEmpty())
            parts.append(Words::tr("other %1").arg(d.label));
        else if (d.before.isEmpty())
            parts.append(Words::tr("%1 %2", "field and value").arg(d.label, d.after));
        else
            parts.append(Words::tr("%1 %2 instead of %3").arg(d.label, d.after, d.before));
    }
    return listed(parts);
}

} // namespace rankloom::ui
