// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/enum_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/plan/setting_words.h"
#include "core/search/search_space.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct EnumWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::EnumWords)
};

} // namespace

QString wordsOf(ScheduleKind kind) { return translated(settingWords(kind)); }
QString wordsOf(VocabularyLayout layout) { return translated(settingWords(layout)); }
QString wordsOf(RecomputeMode mode) { return translated(settingWords(mode)); }
QString wordsOf(OffloadTarget target) { return translated(settingWords(target)); }
QString wordsOf(const ShardExtent& extent) { return translated(settingWords(extent)); }

QString wordsOf(const Recompute& recompute)
{
    if (recompute.mode == RecomputeMode::Selective) {
        QStringList modules;
        for (const RecomputeModule module : recompute.modules)
            modules << translated(settingWords(module));
        return modules.join(QStringLiteral(" + "));
    }
    return recompute.layers == 1
        ? wordsOf(recompute.mode)
        : QStringLiteral("%1 (%2)").arg(wordsOf(recompute.mode), QLocale().toString(recompute.layers));
}

QString wordsOf(const Sharding& sharding)
{
    const std::string name = nameOf(sharding);
    if (name.starts_with("zero-"))
        return QStringLiteral("ZeRO-") + QString::fromStdString(name.substr(5));
    return EnumWords::tr("weights: %1, gradients: %2, optimizer: %3, second copy: %4")
        .arg(wordsOf(sharding.weights), wordsOf(sharding.gradients), wordsOf(sharding.optimizer),
            wordsOf(sharding.secondaryWeights));
}

} // namespace rankloom::ui
