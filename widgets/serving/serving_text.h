// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QColor>
#include <QCoreApplication>
#include <QString>

#include "core/workload/serving_choice.h"
#include "widgets/serving/serving_index.h"
#include "widgets/theme.h"

namespace rankloom::ui {

struct ServingText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::ServingText)
};

/// Words about what is served, in the person's language.
namespace serving_text {

QString count(std::int64_t number);
QString time(std::int64_t nanoseconds); ///< "1.23 s"
QString at(std::int64_t nanoseconds); ///< a moment, exact: "1.234567 s"
QString lane(const ServingPicture& picture, const ServedLane& lane); ///< "Stage 2"
QString gapName(ServingGap cause); ///< "PB1"; "idle"
QString gapWords(ServingGap cause); ///< why a stage stands still
/// "960 = 896 + 64": tokens of prompts and decodes.
QString tokens(const PicturedBatch& batch);
QString batch(const ServingPicture& picture, const ServedLane& lane, const ServedSpan& span);
/// What a lane does in some time, where its batches are too narrow to be told apart.
QString shares(
    const ServingPicture& picture, const ServedLaneIndex& lane, std::int64_t from, std::int64_t to);
QString gap(const ServingPicture& picture, const ServedLane& lane, const ServedGap& gap);
QString piece(const ServingPicture& picture, std::int32_t piece); ///< and who reads it again
QString request(const ServingPicture& picture, const ServingTargets& targets, std::int32_t request);
/// Keys and values of a request on their way to where it goes on.
QString handOver(const ServingPicture& picture, const HandOver& handOver);
QString handOverShare(const ServedTransferIndex& lane, std::int64_t from, std::int64_t to);
QString link(const HandOverPath& path); ///< "GPU 3 → 9": the slowest
QString cache(const ServingIndex& index, int replica, std::int64_t time);
/// The sample that holds at a time; nullptr before the first.
const CacheSample* sampleAt(const ServingIndex& index, int replica, std::int64_t time);
/// One line about all of it.
QString figures(const ServingPicture& picture);
/// What the first does better or worse than the second.
QString difference(const ServingRun& own, const ServingRun& other);
QString bubbles(const ServingPicture& picture); ///< of all stages, by cause
double idleShare(const ServingPicture& picture); ///< mean of the stages

} // namespace serving_text

QColor servingGapColor(ServingGap cause, Ground ground);
BubbleHatch servingGapHatch(ServingGap cause);
QColor requestColor(std::int32_t request, Ground ground);

} // namespace rankloom::ui
