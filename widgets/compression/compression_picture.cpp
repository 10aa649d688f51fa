// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compression/compression_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "core/plan/compression.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct CompressionText {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::CompressionView)
};

constexpr double kMargin = 12;
constexpr double kGap = 18; ///< px between panels
constexpr double kTwoColumnsFrom = 560;
constexpr double kBarShare = 0.72; ///< of a row's height
constexpr int kMostDots = 12; ///< of a ring; more are a number in it
constexpr std::array kTargets {
    CompressionTarget::PipelineBackward, CompressionTarget::EmbeddingSync, CompressionTarget::DataParallel};

const CompressionEffect* effectOf(const CompressionFigures& figures, CompressionTarget target)
{
    const auto found = std::ranges::find(figures.effects, target, &CompressionEffect::target);
    return found == figures.effects.end() ? nullptr : &*found;
}

/// Why a plan has nothing of a kind to send.
QString nothingToDo(CompressionTarget target)
{
    switch (target) {
    case CompressionTarget::PipelineBackward:
        return CompressionText::tr("one stage sends nothing back");
    case CompressionTarget::EmbeddingSync:
        return CompressionText::tr("no two stages hold one embedding");
    case CompressionTarget::DataParallel:
        break;
    }
    return CompressionText::tr("no replicas, or gradients that cannot be compressed");
}

QString stageName(int stage) { return CompressionText::tr("Stage %1").arg(QLocale().toString(stage)); }

QString bytesText(const ClassBytes& one)
{
    return one.after < one.before
        ? CompressionText::tr("%1 → %2").arg(formatBytes(one.before), formatBytes(one.after))
        : formatBytes(one.after);
}

QString slackText(const GradientSync& sync)
{
    return sync.slack.value() > 0 ? CompressionText::tr("slack %1").arg(formatSeconds(sync.slack.value()))
                                  : CompressionText::tr("the step waits");
}

QString syncText(const CompressionFigures& figures, const GradientSync& sync)
{
    QStringList lines {
        CompressionText::tr("%1: weight gradients at the end of the step").arg(stageName(sync.stage))};
    lines << CompressionText::tr("Last pass ends at %1").arg(formatSeconds(sync.passesEnd.value()));
    lines << CompressionText::tr("Hidden beside the passes %1").arg(formatSeconds(sync.hidden.value()));
    if (sync.compressed) {
        lines << CompressionText::tr("Compressing %1, decompressing %2")
                     .arg(formatSeconds(sync.compression.value()), formatSeconds(sync.decompression.value()));
        lines << CompressionText::tr("Exposed %1, uncompressed %2")
                     .arg(formatSeconds(sync.exposed.value()), formatSeconds(sync.plain.value()));
    } else {
        lines << CompressionText::tr("Exposed %1").arg(formatSeconds(sync.exposed.value()));
    }
    lines << (sync.slack.value() > 0 ? CompressionText::tr("Slack %1: so much longer changes nothing")
                                           .arg(formatSeconds(sync.slack.value()))
                                     : CompressionText::tr("No slack: the step waits for it"));
    const CompressionEffect* effect = effectOf(figures, CompressionTarget::DataParallel);
    if (effect && sync.stage < std::ssize(effect->perStage))
        lines << CompressionText::tr("Compressing this stage alone: %1")
                     .arg(savedWords(effect->perStage[static_cast<std::size_t>(sync.stage)]));
    return lines.join(u'\n');
}

QString embeddingText(const EmbeddingRings& rings)
{
    return CompressionText::tr(
        "Apart: a ring over the %1 replicas of either stage, then one between the two stages: "
        "%2 a rank, the second ring takes %3.\nAt once: one ring over all %4: %5 a rank, %6.")
        .arg(QLocale().toString(rings.replicas), formatBytes(rings.apart.value()),
            formatSeconds(rings.between.value()), QLocale().toString(2 * rings.replicas),
            formatBytes(rings.fused.value()), formatSeconds(rings.fusedTime.value()));
}

} // namespace

QString savedWords(Seconds saved)
{
    constexpr double kNothing = 1e-6; // s, as the effects' words have it
    if (std::abs(saved.value()) <= kNothing)
        return CompressionText::tr("saves nothing");
    return saved.value() > 0 ? CompressionText::tr("saves %1").arg(formatSeconds(saved.value()))
                             : CompressionText::tr("costs %1").arg(formatSeconds(-saved.value()));
}

QString targetName(CompressionTarget target)
{
    switch (target) {
    case CompressionTarget::PipelineBackward:
        return CompressionText::tr("Sends back");
    case CompressionTarget::EmbeddingSync:
        return CompressionText::tr("Tied embedding");
    case CompressionTarget::DataParallel:
        break;
    }
    return CompressionText::tr("Weight gradients");
}

QString trafficName(TrafficKind kind)
{
    switch (kind) {
    case TrafficKind::PipelineForward:
        return CompressionText::tr("Sends forward");
    case TrafficKind::PipelineBackward:
        return CompressionText::tr("Sends back");
    case TrafficKind::DataParallelGradients:
        return CompressionText::tr("Weight gradients");
    case TrafficKind::DataParallelWeights:
        return CompressionText::tr("Weights");
    case TrafficKind::EmbeddingSync:
        return CompressionText::tr("Tied embedding");
    case TrafficKind::Tensor:
        return CompressionText::tr("Tensor-parallel");
    case TrafficKind::Context:
        return CompressionText::tr("Context-parallel");
    case TrafficKind::Expert:
        break;
    }
    return CompressionText::tr("Expert-parallel");
}

std::vector<ClassBytes> bytesByClass(const CompressionFigures& figures)
{
    std::vector<ClassBytes> out;
    for (const TrafficClass& one : figures.classes) {
        if (one.kind == TrafficKind::Tensor || one.kind == TrafficKind::Context
            || one.kind == TrafficKind::Expert)
            continue;
        if (out.empty() || out.back().kind != one.kind)
            out.push_back({one.kind});
        out.back().before += one.uncompressedBytes.value();
        out.back().after += one.bytes.value();
    }
    return out;
}

CompressionPicture::CompressionPicture(
    const CompressionFigures& figures, const QRectF& area, const QPalette& palette, const QFont& font)
    : m_figures(figures)
    , m_bytes(bytesByClass(figures))
    , m_palette(palette)
    , m_font(font)
    , m_small(font)
    , m_ground(groundOf(palette))
{
    m_small.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.88));
    m_line = std::ceil(QFontMetricsF(m_small).height()) + 2;
    QRectF room = area.adjusted(kMargin, kMargin / 2, -kMargin, -kMargin / 2);
    m_headline = {room.left(), room.top(), room.width(), std::ceil(QFontMetricsF(font).height()) + 8};
    room.setTop(m_headline.bottom() + 2);
    if (room.width() >= kTwoColumnsFrom) {
        const double wide = (room.width() - kGap) / 2;
        const double high = (room.height() - kGap / 2) / 2;
        m_effects = {room.left(), room.top(), wide, high};
        m_classes = {room.left() + wide + kGap, room.top(), wide, high};
        m_syncs = {room.left(), room.top() + high + kGap / 2, wide, high};
        m_embedding = {room.left() + wide + kGap, room.top() + high + kGap / 2, wide, high};
    } else {
        stack(room);
    }
    placeItems();
}

/// One above the other, as high as their rows need; what each saves gives way first: its reasons are told on
/// hover, too.
void CompressionPicture::stack(const QRectF& room)
{
    constexpr double kTitle = 1; // heights in rows
    constexpr double kRings = 3;
    const double targets = static_cast<double>(kTargets.size());
    const double syncs = kTitle + std::max(1.0, static_cast<double>(m_figures.syncs.size()));
    const double classes = kTitle + static_cast<double>(m_bytes.size());
    const double rings = m_figures.embedding ? kTitle + kRings : 0;
    const double gaps = (m_figures.embedding ? 3 : 2) * kGap / 2;
    const double high = std::max(0.0, room.height() - gaps);
    const double effects =
        std::clamp(high / m_line - syncs - classes - rings, kTitle + targets, kTitle + 2 * targets);
    const double row = high / (effects + syncs + classes + rings);
    double top = room.top();
    for (const auto& [panel, rows] : {std::pair(&m_effects, effects), std::pair(&m_syncs, syncs),
             std::pair(&m_classes, classes), std::pair(&m_embedding, rings)}) {
        *panel = {room.left(), top, room.width(), rows * row};
        top += rows * row + kGap / 2;
    }
}

QRectF CompressionPicture::body(const QRectF& panel) const { return panel.adjusted(0, m_line + 2, 0, 0); }

std::vector<CompressionPicture::Bar> CompressionPicture::rows(
    const QRectF& panel, const QStringList& labels, const QStringList& values) const
{
    std::vector<Bar> out;
    const QRectF room = body(panel);
    const auto count = static_cast<int>(labels.size());
    const int fitting = std::max(0, static_cast<int>(room.height() / m_line));
    const int shown = count <= fitting ? count : std::max(0, fitting - 1);
    const double high = shown == 0 ? 0 : std::min(m_line * 1.5, room.height() / std::max(shown, 1));
    const QFontMetricsF metrics(m_small);
    const auto widest = [&](const QStringList& texts, double share) {
        double wide = 0;
        for (const QString& text : texts)
            wide = std::max(wide, metrics.horizontalAdvance(text) + 2);
        return std::min(std::ceil(wide), room.width() * share);
    };
    const double label = widest(labels, 0.4);
    const double value = widest(values, 0.45);
    for (int row = 0; row < shown; ++row) {
        const double top = room.top() + row * high;
        out.push_back({{room.left(), top, label, high},
            {room.left() + label + 8, top + high * (1 - kBarShare) / 2,
                std::max(0.0, room.width() - label - value - 16), high * kBarShare},
            {room.right() - value, top, value, high}});
    }
    return out;
}

std::vector<CompressionPicture::Bar> CompressionPicture::classRows() const
{
    QStringList labels;
    QStringList values;
    for (const ClassBytes& one : m_bytes) {
        labels << trafficName(one.kind);
        values << bytesText(one);
    }
    return rows(m_classes, labels, values);
}

std::vector<CompressionPicture::Bar> CompressionPicture::syncRows() const
{
    QStringList labels;
    QStringList values;
    for (const GradientSync& sync : m_figures.syncs) {
        labels << stageName(sync.stage);
        values << slackText(sync);
    }
    return rows(m_syncs, labels, values);
}

void CompressionPicture::placeItems()
{
    const QRectF room = body(m_effects);
    const double high = room.height() / static_cast<double>(kTargets.size());
    for (std::size_t i = 0; i < kTargets.size(); ++i) {
        const CompressionEffect* effect = effectOf(m_figures, kTargets[i]);
        const QRectF place(room.left(), room.top() + static_cast<double>(i) * high, room.width(), high);
        QString text = targetName(kTargets[i]) + QStringLiteral(": ");
        if (effect)
            text += savedWords(effect->saved) + u'\n' + translated(effect->words) + u'\n'
                + CompressionText::tr("Memory of the fullest stage: %1")
                      .arg(formatBytes(effect->memory.value()));
        else
            text += CompressionText::tr("nothing to do in this plan") + u'\n' + nothingToDo(kTargets[i]);
        m_items.push_back({place, text, effect ? std::optional(kTargets[i]) : std::nullopt, -1});
    }
    const auto across = [](const Bar& bar) { return bar.label.united(bar.value); };
    const std::vector<Bar> classes = classRows();
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const ClassBytes& one = m_bytes[i];
        m_items.push_back({across(classes[i]),
            CompressionText::tr("%1: %2 before, %3 after, of one rank of every stage together")
                .arg(trafficName(one.kind), exactBytes(one.before), exactBytes(one.after)),
            std::nullopt, -1});
    }
    const std::vector<Bar> syncs = syncRows();
    for (std::size_t i = 0; i < syncs.size(); ++i)
        m_items.push_back({across(syncs[i]), syncText(m_figures, m_figures.syncs[i]), std::nullopt,
            m_figures.syncs[i].stage});
    if (m_figures.embedding)
        m_items.push_back({body(m_embedding), embeddingText(*m_figures.embedding), std::nullopt, -1});
}

void CompressionPicture::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeadline(painter);
    paintEffects(painter);
    paintBytes(painter);
    paintSyncs(painter);
    paintEmbedding(painter);
    painter.restore();
}

void CompressionPicture::paintTitle(QPainter& painter, const QRectF& panel, const QString& title) const
{
    QFont bold = m_small;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(QRectF(panel.topLeft(), QSizeF(panel.width(), m_line)), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(bold).elidedText(title, Qt::ElideRight, panel.width()));
    painter.setFont(m_small);
}

void CompressionPicture::paintText(
    QPainter& painter, const QRectF& area, const QString& text, Qt::AlignmentFlag side) const
{
    painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter),
        QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, area.width()));
}

void CompressionPicture::paintRest(QPainter& painter, const QRectF& panel, int shown, int all) const
{
    if (shown == all)
        return;
    painter.setPen(mutedText(m_palette));
    paintText(painter, {panel.left(), panel.bottom() - m_line, panel.width(), m_line},
        CompressionText::tr("%n more in the table", nullptr, all - shown));
}

void CompressionPicture::paintHeadline(QPainter& painter) const
{
    const CompressionFigures& f = m_figures;
    const QString before = formatSeconds(f.plain.value());
    const QString after = formatSeconds(f.step.value());
    const Phrase words = lossyWords(f.compression);
    QString text;
    if (f.tried)
        text = words.empty()
            ? CompressionText::tr("Step %1: nothing is compressed, and nothing could be").arg(before)
            : CompressionText::tr("Step %1 as it is; %2 with all of these, lossy").arg(before, after);
    else
        text = words.empty()
            ? CompressionText::tr("Step %1 → %2, lossless").arg(before, after)
            : CompressionText::tr("Step %1 → %2, lossy: %3").arg(before, after, translated(words));
    painter.setFont(m_font);
    painter.setPen(m_palette.color(QPalette::Text));
    paintText(painter, m_headline, text);
}

void CompressionPicture::paintEffects(QPainter& painter) const
{
    paintTitle(painter, m_effects, CompressionText::tr("What each saves of the step"));
    const QFontMetricsF metrics(m_small);
    QStringList names;
    QStringList values;
    double most = 0;
    double name = 0;
    double value = 0;
    for (const CompressionTarget target : kTargets) {
        const CompressionEffect* effect = effectOf(m_figures, target);
        names << (!effect    ? targetName(target)
                : effect->on ? CompressionText::tr("%1 (on)").arg(targetName(target))
                             : CompressionText::tr("%1 (off)").arg(targetName(target)));
        values << (effect ? savedWords(effect->saved) : CompressionText::tr("nothing to do"));
        most = std::max(most, effect ? std::abs(effect->saved.value()) : 0);
        name = std::max(name, metrics.horizontalAdvance(names.back()) + 2);
        value = std::max(value, metrics.horizontalAdvance(values.back()) + 2);
    }
    for (std::size_t i = 0; i < kTargets.size(); ++i) {
        const QRectF& place = m_items[i].place;
        const CompressionEffect* effect = effectOf(m_figures, kTargets[i]);
        const QRectF first(place.left(), place.top(), place.width(), std::min(m_line, place.height()));
        painter.setPen(effect ? m_palette.color(QPalette::Text) : mutedText(m_palette));
        paintText(painter, first.adjusted(0, 0, -value - 6, 0), names[static_cast<qsizetype>(i)]);
        paintText(painter, first.adjusted(name, 0, 0, 0), values[static_cast<qsizetype>(i)], Qt::AlignRight);
        if (effect)
            paintSaved(painter, first.adjusted(name + 8, 0, -value - 8, 0), effect->saved.value(), most);
        paintWhy(painter, place.adjusted(0, m_line, 0, 0), effect ? translated(effect->words) : QString(),
            effect ? translated(effect->why) : nothingToDo(kTargets[i]));
    }
}

/// To the right what is saved, to the left what is lost.
void CompressionPicture::paintSaved(QPainter& painter, const QRectF& room, double saved, double most) const
{
    constexpr double kLeastWidth = 16;
    constexpr double kShare = 0.4; // of the height
    if (room.width() < kLeastWidth)
        return;
    const double middle = room.center().x();
    const double length = most > 0 ? room.width() / 2 * saved / most : 0;
    const QRectF track(
        room.left(), room.center().y() - room.height() * kShare / 2, room.width(), room.height() * kShare);
    painter.fillRect(track, mixed(m_palette.color(QPalette::Base), m_palette.color(QPalette::Text), 0.06));
    painter.fillRect(QRectF(std::min(middle, middle + length), track.top(), std::abs(length), track.height()),
        length < 0 ? alarmColor(m_palette) : categoryColor(2, m_ground));
    painter.setPen(QPen(m_palette.color(QPalette::Text), 1));
    painter.drawLine(QPointF(middle, track.top() - 1), QPointF(middle, track.bottom() + 1));
}

/// The whole sentence where there is room for it, else the reason by itself.
void CompressionPicture::paintWhy(
    QPainter& painter, const QRectF& room, const QString& sentence, const QString& reason) const
{
    const auto lines = static_cast<int>(room.height() / m_line);
    if (lines < 1)
        return;
    painter.setPen(mutedText(m_palette));
    const QRectF below(room.left(), room.top(), room.width(), std::min(lines, 3) * m_line);
    const bool whole = lines > 1 && !sentence.isEmpty()
        && painter.boundingRect(below, Qt::TextWordWrap, sentence).height() <= below.height();
    if (whole)
        painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence);
    else
        paintText(painter, {below.left(), below.top(), below.width(), m_line}, reason);
}

void CompressionPicture::paintBytes(QPainter& painter) const
{
    paintTitle(painter, m_classes, CompressionText::tr("Bytes by class, before and after"));
    const std::vector<Bar> bars = classRows();
    double most = 1;
    for (const ClassBytes& one : m_bytes)
        most = std::max(most, one.before);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const ClassBytes& one = m_bytes[i];
        painter.setPen(m_palette.color(QPalette::Text));
        paintText(painter, bars[i].label, trafficName(one.kind));
        QRectF bar = bars[i].bar;
        const double whole = bar.width();
        bar.setWidth(whole * one.after / most);
        painter.fillRect(bar, categoryColor(0, m_ground));
        if (one.after < one.before) {
            bar.setWidth(whole * one.before / most);
            QPen ghost(mutedText(m_palette), 1, Qt::DashLine);
            painter.setPen(ghost);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar);
        }
        painter.setPen(m_palette.color(QPalette::Text));
        paintText(painter, bars[i].value, bytesText(one), Qt::AlignRight);
    }
    paintRest(painter, m_classes, static_cast<int>(bars.size()), static_cast<int>(m_bytes.size()));
}

void CompressionPicture::paintSyncs(QPainter& painter) const
{
    paintTitle(painter, m_syncs, CompressionText::tr("Gradients at the end, and slack"));
    if (m_figures.syncs.empty()) {
        painter.setPen(mutedText(m_palette));
        paintText(painter, {body(m_syncs).topLeft(), QSizeF(m_syncs.width(), m_line)},
            CompressionText::tr("No replicas: nothing to reduce."));
        return;
    }
    double from = m_figures.syncs.front().passesEnd.value();
    double to = from;
    for (const GradientSync& sync : m_figures.syncs) {
        from = std::min(from, (sync.passesEnd - sync.hidden).value());
        to = std::max(to, (sync.passesEnd + std::max(sync.behind() + sync.slack, sync.plain)).value());
    }
    const std::vector<Bar> bars = syncRows();
    for (std::size_t i = 0; i < bars.size(); ++i)
        paintSync(
            painter, m_figures.syncs[i], bars[i], from, to > from ? bars[i].bar.width() / (to - from) : 0);
    paintRest(painter, m_syncs, static_cast<int>(bars.size()), static_cast<int>(m_figures.syncs.size()));
}

void CompressionPicture::paintSync(
    QPainter& painter, const GradientSync& sync, const Bar& bar, double from, double scale) const
{
    painter.setPen(m_palette.color(QPalette::Text));
    paintText(painter, bar.label, stageName(sync.stage));
    const double ends = bar.bar.left() + (sync.passesEnd.value() - from) * scale;
    double x = ends;
    const auto piece = [&](Seconds length) {
        const QRectF area(x, bar.bar.top(), length.value() * scale, bar.bar.height());
        x = area.right();
        return area;
    };
    // Beside the passes: lower than what is behind them.
    const double wide = sync.hidden.value() * scale;
    QColor faint = passColor(PassKind::Communication, m_ground);
    faint = mixed(m_palette.color(QPalette::Base), faint, 0.4);
    painter.fillRect(QRectF(ends - wide, bar.bar.center().y(), wide, bar.bar.height() / 2), faint);
    if (sync.compression.value() > 0)
        fillPass(painter, piece(sync.compression), PassKind::Compression, m_ground);
    fillPass(painter, piece(sync.exposed), PassKind::Communication, m_ground);
    if (sync.decompression.value() > 0)
        fillPass(painter, piece(sync.decompression), PassKind::Decompression, m_ground);
    if (sync.slack.value() > 0) {
        const QRectF slack = piece(sync.slack);
        painter.setPen(QPen(gridColor(m_palette), 1));
        hatch(painter, slack, 6);
    }
    if (sync.compressed) {
        painter.setPen(QPen(mutedText(m_palette), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(ends, bar.bar.top(), sync.plain.value() * scale, bar.bar.height()));
    }
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawLine(QPointF(ends, bar.bar.top() - 1), QPointF(ends, bar.bar.bottom() + 1));
    paintText(painter, bar.value, slackText(sync), Qt::AlignRight);
}

void CompressionPicture::paintEmbedding(QPainter& painter) const
{
    if (m_embedding.isEmpty())
        return; // it is told among what each saves
    paintTitle(painter, m_embedding, CompressionText::tr("Gradients of the tied embedding"));
    const QRectF room = body(m_embedding);
    if (!m_figures.embedding) {
        painter.setPen(mutedText(m_palette));
        paintText(painter, {room.topLeft(), QSizeF(room.width(), m_line)},
            CompressionText::tr("No two stages hold one: nothing to sum."));
        return;
    }
    const EmbeddingRings& rings = *m_figures.embedding;
    const double half = (room.width() - kGap) / 2;
    const double high = std::max(0.0, room.height() - 2 * m_line);
    const double side = std::min(high, (half - kGap) / 2);
    const QRectF left(room.left(), room.top(), half, high);
    const QRectF right(room.left() + half + kGap, room.top(), half, high);
    const QRectF one(left.center().x() - kGap / 2 - side, left.center().y() - side / 2, side, side);
    const QRectF two(left.center().x() + kGap / 2, one.top(), side, side);
    painter.setPen(QPen(passColor(PassKind::Communication, m_ground), 2, Qt::DashLine));
    painter.drawLine(QPointF(one.right(), one.center().y()), QPointF(two.left(), two.center().y()));
    paintRing(painter, one, rings.replicas);
    paintRing(painter, two, rings.replicas);
    QRectF all(0, 0, high, high);
    all.moveCenter(right.center());
    paintRing(painter, all, 2 * rings.replicas);
    // How embedding gradients may be summed, and whether they are.
    struct Way {
        QString name;
        double bytes;
        bool on;
    };
    const auto caption = [&](const QRectF& under, const Way& way) {
        QFont font = m_small;
        font.setBold(way.on);
        painter.setFont(font);
        painter.setPen(m_palette.color(QPalette::Text));
        paintText(painter, {under.left(), under.bottom(), under.width(), m_line},
            way.on ? CompressionText::tr("%1 (on)").arg(way.name) : way.name);
        painter.setFont(m_small);
        painter.setPen(mutedText(m_palette));
        paintText(painter, {under.left(), under.bottom() + m_line, under.width(), m_line},
            CompressionText::tr("%1 a rank").arg(formatBytes(way.bytes)));
    };
    caption(left, {CompressionText::tr("Replicas, then stages"), rings.apart.value(), !rings.on});
    caption(right, {CompressionText::tr("All at once"), rings.fused.value(), rings.on});
}

void CompressionPicture::paintRing(QPainter& painter, const QRectF& area, int members) const
{
    if (area.width() < 12)
        return;
    const QRectF ring = area.adjusted(4, 4, -4, -4);
    const QColor ink = passColor(PassKind::Communication, m_ground);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.6));
    painter.drawEllipse(ring);
    const int dots = std::min(members, kMostDots);
    painter.setPen(QPen(m_palette.color(QPalette::Base), 1));
    painter.setBrush(ink);
    for (int i = 0; i < dots; ++i) {
        const double angle = 2 * std::numbers::pi * i / dots;
        painter.drawEllipse(
            ring.center() + QPointF(std::sin(angle) * ring.width() / 2, -std::cos(angle) * ring.height() / 2),
            3.5, 3.5);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(ring, Qt::AlignCenter, QLocale().toString(members));
}

} // namespace rankloom::ui
