// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "widgets/timeline/timeline_scene.h"

namespace rankloom::ui {

struct TimelineText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Timeline)
};

/// The words of the timeline, from its values: tooltips, readout, screen readers.
namespace timeline_text {

QString kindName(PassKind kind);
QString causeName(BubbleCause cause);
/// The same where the timeline may have words of its own.
QString kindName(const TimelineIndex& index, PassKind kind);
QString causeName(const TimelineIndex& index, BubbleCause cause);
QString partName(PassPartKind kind);
/// "Stage 2"; the lane's own name where it is not a stage.
QString laneName(const Timeline& timeline, int lane);
QString laneName(const TimelineIndex& index, int lane);
/// "F3"; the letter alone where there is no microbatch.
QString label(const Slice& slice);
QString label(const TimelineIndex& index, const Slice& slice);
/// "1.80 ms (1,800,000 ns)"
QString duration(std::int64_t nanoseconds);
/// One sentence: "Forward of microbatch 3 on stage 2: 1.80 ms, from 12.4 ms to 14.2 ms."
QString slice(const TimelineIndex& index, SliceRef ref);
/// One sentence: "Stage 2 waits 1.80 ms for backward of microbatch 3 on stage 3 over the link."
QString bubble(const TimelineIndex& index, int lane, const Bubble& bubble);
/// Two sentences with exact numbers, for tooltips.
QString sliceDetails(const TimelineIndex& index, SliceRef ref);
QString bubbleDetails(const TimelineIndex& index, int lane, const Bubble& bubble);
/// What is folded into [from, to): number of passes, share by kind, idle share.
QString foldedDetails(const TimelineIndex& index, int lane, std::int64_t from, std::int64_t to);
/// "Step 183 ms · bubble 12.3 % · 8 stages · 24 microbatches"
QString summary(const TimelineIndex& index, const QString& note = {});
/// "12.3 ms shorter (−6.7 %)", "equal": `time` against `reference`, ns.
QString difference(std::int64_t time, std::int64_t reference);
/// What a lane does at a moment: "F3 · 38.1 GiB", "idle · 4.5 in flight".
QString moment(const TimelineScene& scene, int lane, std::int64_t time);
/// What a pass starts after and what starts after it, with the way in between: one line each.
QStringList dependencies(const TimelineIndex& index, SliceRef ref);
QString description(const TimelineIndex& index);

} // namespace timeline_text

} // namespace rankloom::ui
