// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/recovery_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/theme.h"
#include "widgets/translated.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

namespace {

struct RecoveryWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::RecoveryWords)
};

QString listOf(const std::vector<int>& values)
{
    QStringList parts;
    for (const int value : values)
        parts << QLocale().toString(value);
    return parts.join(QStringLiteral(" + "));
}

} // namespace

QString policyName(RecoveryPolicy policy)
{
    switch (policy) {
    case RecoveryPolicy::Restart:
        return RecoveryWords::tr("Restart");
    case RecoveryPolicy::Drop:
        return RecoveryWords::tr("Drop replica");
    case RecoveryPolicy::Reroute:
        return RecoveryWords::tr("Re-route");
    case RecoveryPolicy::Templates:
        return RecoveryWords::tr("Templates");
    case RecoveryPolicy::Redundant:
        return RecoveryWords::tr("Redundant");
    case RecoveryPolicy::Resize:
        return RecoveryWords::tr("Resize");
    case RecoveryPolicy::Migrate:
        return RecoveryWords::tr("Resize + move");
    case RecoveryPolicy::MigrateFrequency:
        return RecoveryWords::tr("Move + clocks");
    }
    return {};
}

QString policyHelp(RecoveryPolicy policy)
{
    switch (policy) {
    case RecoveryPolicy::Restart:
        return RecoveryWords::tr("Stop, and start again from the last checkpoint with fewer replicas");
    case RecoveryPolicy::Drop:
        return RecoveryWords::tr(
            "The replicas that lost a stage drop out; the batch shrinks (as TorchFT does)");
    case RecoveryPolicy::Reroute:
        return RecoveryWords::tr(
            "Microbatches go to the same stage of other replicas, into their bubbles (as "
            "ReCycle does)");
    case RecoveryPolicy::Templates:
        return RecoveryWords::tr("Replicas go on with fewer stages than others (as Oobleck does)");
    case RecoveryPolicy::Redundant:
        return RecoveryWords::tr(
            "The stage before, which holds the next one's layers as well, does its work (as "
            "Bamboo does)");
    case RecoveryPolicy::Resize:
        return RecoveryWords::tr("Living replicas of the stage take larger microbatches (as ElasWave does)");
    case RecoveryPolicy::Migrate:
        return RecoveryWords::tr(
            "Larger microbatches, and layers move away from the slow stage (as ElasWave does)");
    case RecoveryPolicy::MigrateFrequency:
        return RecoveryWords::tr("Larger microbatches, moved layers, and higher clocks on the slow stage");
    }
    return {};
}

QString markWords(const Cluster& cluster, const WhatIf& mark)
{
    const QString part = whatIfPartWords(cluster, mark);
    return mark.removed ? RecoveryWords::tr("%1 fails").arg(part)
                        : RecoveryWords::tr("%1 computes at %2").arg(part, formatPercent(mark.speed));
}

QString marksWords(const Cluster& cluster, const FailureMarks& marks)
{
    constexpr std::size_t kTold = 2;
    if (marks.size() <= kTold) {
        QStringList parts;
        for (const WhatIf& mark : marks)
            parts << markWords(cluster, mark);
        return parts.join(QStringLiteral(", "));
    }
    const std::vector<double> speeds = markedSpeeds(cluster, marks);
    const auto lost = std::ranges::count_if(speeds, [](double speed) { return speed <= 0; });
    const auto slow = std::ranges::count_if(speeds, [](double speed) { return speed > 0 && speed < 1; });
    QStringList parts;
    if (lost > 0)
        parts << RecoveryWords::tr("%n GPU(s) fail(s)", nullptr, static_cast<int>(lost));
    if (slow > 0)
        parts << RecoveryWords::tr("%n GPU(s) slow", nullptr, static_cast<int>(slow));
    return parts.join(QStringLiteral(", "));
}

QString parametersWords(const Consistency& consistent)
{
    return consistent.parameters ? RecoveryWords::tr("✓ kept") : RecoveryWords::tr("✗ some lost");
}

QString computationWords(const Consistency& consistent)
{
    QStringList broken;
    if (!consistent.batch)
        broken << RecoveryWords::tr("batch");
    if (!consistent.gradientScale)
        broken << RecoveryWords::tr("weights");
    if (!consistent.randomStreams)
        broken << RecoveryWords::tr("random numbers");
    return broken.isEmpty() ? RecoveryWords::tr("✓ the same")
                            : RecoveryWords::tr("✗ %1", "what of the computation is not as it was")
                                  .arg(broken.join(QStringLiteral(", ")));
}

QString energyWords(double joules)
{
    constexpr double kilo = 1000;
    int steps = 0;
    for (; joules >= kilo && steps < 3; ++steps)
        joules /= kilo;
    const QString number = QLocale().toString(joules, 'g', 4);
    switch (steps) {
    case 0:
        return RecoveryWords::tr("%1 J").arg(number);
    case 1:
        return RecoveryWords::tr("%1 kJ").arg(number);
    case 2:
        return RecoveryWords::tr("%1 MJ").arg(number);
    default:
        return RecoveryWords::tr("%1 GJ").arg(number);
    }
}

QString recoveryDetails(const Recovery& r, QChar between)
{
    QStringList parts {policyHelp(r.policy) + u'.'};
    if (!r.reason.empty())
        parts << (r.feasible ? QString() : QStringLiteral("✕ ")) + translated(r.reason);
    if (!r.feasible)
        return parts.join(between);
    if (r.policy == RecoveryPolicy::Migrate || r.policy == RecoveryPolicy::MigrateFrequency)
        parts << RecoveryWords::tr("Layers of the stages: %1.").arg(listOf(r.layersPerStage));
    if (r.breakEvenSeconds > 0)
        parts << RecoveryWords::tr("Moving layers has paid after %1.").arg(formatSeconds(r.breakEvenSeconds));
    if (r.linksRemoved + r.linksAdded > 0)
        parts << RecoveryWords::tr("Communicators: %1 connections go, %2 come.")
                     .arg(QLocale().toString(r.linksRemoved), QLocale().toString(r.linksAdded));
    return parts.join(between);
}

QString bestWords(const Recoveries& recoveries)
{
    const Recovery* best = recoveries.best();
    if (!recoveries.touched)
        return RecoveryWords::tr("the plan does not use it, and goes on as it is.");
    if (best == nullptr)
        return RecoveryWords::tr("No policy can go on.");
    return RecoveryWords::tr("%1 is best: it goes on after %2 with %3 of the throughput.")
        .arg(policyName(best->policy), formatSeconds(best->seconds.total()),
            formatPercent(best->throughputRatio));
}

} // namespace rankloom::ui
