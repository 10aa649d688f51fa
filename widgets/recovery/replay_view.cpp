// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/replay_view.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QLocale>
#include <QPainter>
#include <QTimerEvent>

#include "core/base/at.h"
#include "widgets/callback_table.h"
#include "widgets/recovery/fleet_line.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr std::size_t kMostMoments = 400; ///< that are drawn: more are no line any more
constexpr int kPlayFor = 12'000; ///< ms, a whole trace
constexpr int kShortest = 40; ///< ms between two moments
constexpr int kLongest = 700;

/// Of a time axis that reads well for so many seconds.
struct TimeUnit {
    QString name;
    double seconds = 1;
};
TimeUnit unitFor(double horizon)
{
    const TimeUnit minutes {ReplayView::tr("minutes"), 60};
    const TimeUnit hours {ReplayView::tr("hours"), 3600};
    const TimeUnit days {ReplayView::tr("days"), 86400};
    constexpr double kFewest = 2; // of a unit; below it the smaller one reads better
    return horizon >= kFewest * days.seconds ? days : horizon >= kFewest * hours.seconds ? hours : minutes;
}

std::size_t drawnOf(const FleetRun& run) { return std::min(run.points.size(), kMostMoments); }

} // namespace

const TraceReplay::OfPolicy* TraceReplay::of(RecoveryPolicy policy) const
{
    const auto found =
        std::ranges::find_if(policies, [policy](const OfPolicy& one) { return one.fleet.policy == policy; });
    return found == policies.end() ? nullptr : &*found;
}

const TraceReplay::OfPolicy* TraceReplay::best() const
{
    const auto best =
        std::ranges::max_element(policies, {}, [](const OfPolicy& one) { return one.run.goodput; });
    return best == policies.end() ? nullptr : &*best;
}

ReplayView::ReplayView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Replay of a preemption trace"));
    setEmptyText(tr("No trace yet."),
        tr("Open or drop a CSV of preemptions: milliseconds, add or remove, and a node in every line, as "
           "1000,add,n03."));
    addCommands(tr("Replay"),
        {{"replay.play", tr("&Play the trace"), {Qt::Key_Space}, [this] { setPlaying(!isPlaying()); },
            [this](QAction& action) { action.setText(isPlaying() ? tr("&Stop") : tr("&Play the trace")); }}});
    connect(this, &ChartPicture::chosenByPerson, this, [this] {
        setPlaying(false);
        Q_EMIT momentChanged();
    });
}

void ReplayView::addLine(ChartData& chart, const TraceReplay::OfPolicy& one) const
{
    const bool chosen = &one == m_shown;
    const double unit = unitFor(m_replay->horizon).seconds;
    const std::vector<FleetPoint>& points = one.run.points;
    auto [line, moments] = fleetLine(std::span(points).first(drawnOf(one.run)), unit);
    line.line = chosen ? Qt::SolidLine : Qt::DotLine;
    line.color = chosen ? 0 : ChartSeries::kMuted;
    moments.mark = ChartMark::Disc;
    moments.size = 5;
    if (drawnOf(one.run) == points.size() && points.size() < kMostPoints)
        line.points.emplace_back(m_replay->horizon / unit, line.points.back().y());
    if (chosen)
        line.name = policyName(one.fleet.policy);
    chart.series.push_back(std::move(line));
    if (chosen)
        chart.series.push_back(std::move(moments));
}

void ReplayView::setReplay(ShownReplay replay, RecoveryPolicy policy)
{
    setPlaying(false);
    setChosen(-1);
    setChart({}); // what is drawn is described from what is replaced below
    m_replay = std::move(replay);
    m_shown = m_replay ? m_replay->of(policy) : nullptr;
    if (m_shown == nullptr || m_replay->horizon <= 0) {
        m_shown = nullptr;
        Q_EMIT momentChanged();
        return;
    }
    const double whole = workUntil(m_replay->horizon);
    const FleetRun& run = m_shown->run;
    m_running = whole > 0 && run.points.size() < kMostPoints ? run.goodput * m_replay->horizon / whole : 1;
    ChartData chart;
    chart.x.title = unitFor(m_replay->horizon).name;
    chart.x.from = 0;
    chart.x.to = m_replay->horizon / unitFor(m_replay->horizon).seconds;
    chart.y.title = tr("Throughput");
    chart.y.kind = FigureKind::Percent;
    chart.y.from = 0;
    chart.y.to = 1.05;
    chart.series.push_back({.name = tr("dotted: other policies"), .color = ChartSeries::kMuted});
    for (const TraceReplay::OfPolicy& one : m_replay->policies)
        if (&one != m_shown)
            addLine(chart, one);
    addLine(chart, *m_shown);
    setChart(std::move(chart));
    Q_EMIT momentChanged();
}

double ReplayView::workUntil(double seconds) const
{
    double work = 0;
    double from = 0;
    double throughput = 1;
    for (const FleetPoint& point : m_shown->run.points) {
        if (point.seconds >= seconds)
            break;
        work += throughput * (point.seconds - from);
        from = point.seconds;
        throughput = point.throughput;
    }
    return work + throughput * (seconds - from);
}

QString ReplayView::textOf(int item) const
{
    const FleetPoint& point = m_shown->run.points[at(item)];
    const QString state =
        point.throughput > 0 ? tr("throughput %1").arg(formatPercent(point.throughput)) : tr("recovering");
    return tr("After %1: %2 of %3 nodes, %4; %5 samples done, %6 if nothing were lost")
        .arg(formatSeconds(point.seconds), QLocale().toString(m_shown->fleet.nodes - point.lost),
            QLocale().toString(m_shown->fleet.nodes), state,
            formatCount(workUntil(point.seconds) * m_running * m_replay->samplesPerSecond),
            formatCount(point.seconds * m_replay->samplesPerSecond));
}

QString ReplayView::moment() const
{
    if (isEmpty())
        return {};
    return chosen() >= 0 ? textOf(chosen()) : describe();
}

QString ReplayView::describe() const
{
    const FleetRun& run = m_shown->run;
    QString text =
        tr("%1, %2 long, under %3: %4 nodes lost, at most %5 at once; %6 of the work that were done "
           "without losses.")
            .arg(m_replay->name, formatSeconds(m_replay->horizon), policyName(m_shown->fleet.policy),
                QLocale().toString(run.nodesLost), QLocale().toString(run.mostLost),
                formatPercent(run.goodput));
    if (const TraceReplay::OfPolicy* best = m_replay->best(); best != m_shown)
        text += u' '
            + tr("%1 would do %2.").arg(policyName(best->fleet.policy), formatPercent(best->run.goodput));
    if (m_replay->oddLines > 0)
        text += u' '
            + tr("%n line(s) add a node that is there, or remove one that is not.", nullptr,
                static_cast<int>(m_replay->oddLines));
    if (run.points.size() > kMostMoments)
        text += u' '
            + tr("The first %1 of its changes are drawn.")
                  .arg(QLocale().toString(static_cast<int>(kMostMoments)));
    return text;
}

std::unique_ptr<QAbstractTableModel> ReplayView::createTable() const
{
    const std::vector<FleetPoint> points =
        m_shown != nullptr ? m_shown->run.points : std::vector<FleetPoint>();
    const int nodes = m_shown != nullptr ? m_shown->fleet.nodes : 0;
    return std::make_unique<CallbackTable>(static_cast<int>(points.size()),
        QStringList {tr("After (s)"), tr("Nodes"), tr("Throughput")},
        [points, nodes](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const FleetPoint& point = points[at(row)];
            if (column == 0)
                return point.seconds;
            if (column == 1)
                return nodes - point.lost;
            return role == Qt::EditRole ? QVariant(point.throughput)
                                        : QVariant(formatPercent(point.throughput));
        });
}

void ReplayView::paintEvent(QPaintEvent* event)
{
    ChartPicture::paintEvent(event);
    if (isEmpty() || chosen() < 0)
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DashLine));
    const QPointF from = pointOf(chosen());
    painter.drawLine(QPointF(from.x(), 4), QPointF(from.x(), height() - 4));
}

void ReplayView::setPlaying(bool playing)
{
    const bool plays = playing && !isEmpty() && drawnOf(m_shown->run) > 0;
    if (plays == isPlaying())
        return;
    if (plays) {
        const auto moments = static_cast<int>(drawnOf(m_shown->run));
        m_play.start(std::clamp(kPlayFor / moments, kShortest, kLongest), this);
        moveTo(chosen() + 1 < moments ? chosen() + 1 : 0);
    } else {
        m_play.stop();
    }
    Q_EMIT playingChanged(plays);
}

void ReplayView::moveTo(int moment)
{
    setChosen(moment);
    Q_EMIT momentChanged();
}

void ReplayView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_play.timerId())
        return ChartPicture::timerEvent(event);
    if (chosen() + 1 < static_cast<int>(drawnOf(m_shown->run)))
        moveTo(chosen() + 1);
    else
        setPlaying(false);
}

} // namespace rankloom::ui
