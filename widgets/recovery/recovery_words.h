// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/cluster/cluster.h"
#include "core/recovery/marks.h"
#include "core/recovery/recovery.h"

namespace rankloom::ui {

QString policyName(RecoveryPolicy policy); ///< short: "Re-route"
QString policyHelp(RecoveryPolicy policy); ///< what is done, and who published it
/// "n03 fails", "GPU 5 of n01 computes at 70 %".
QString markWords(const Cluster& cluster, const WhatIf& mark);
/// The same of two; of more how many GPUs fail and how many are slow.
QString marksWords(const Cluster& cluster, const FailureMarks& marks);
/// "✓ the same", "✗ batch, weights of samples": ElasWave's promise about the computation.
QString computationWords(const Consistency& consistent);
QString parametersWords(const Consistency& consistent);
/// "28.4 kJ"
QString energyWords(double joules);
/// Why a policy cannot go on and what would make it so; of one that can what to know about it, its layers
/// where they moved, and after which time moving them has paid.
QString recoveryDetails(const Recovery& recovery, QChar between = u' ');
/// Which policy has most goodput, what it keeps and how long recovering takes, in a sentence.
QString bestWords(const Recoveries& recoveries);

} // namespace rankloom::ui
