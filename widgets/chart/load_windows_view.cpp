// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/load_windows_view.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include <QKeyEvent>
#include <QLocale>

#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// Picks of every expert of a layer in a window.
std::span<const std::int64_t> picks(const RoutingStatistics& routing, int window, int layer)
{
    const auto experts = static_cast<std::size_t>(routing.experts);
    const auto row = static_cast<std::size_t>(window) * static_cast<std::size_t>(routing.layers)
        + static_cast<std::size_t>(layer);
    return std::span(routing.windows.load).subspan(row * experts, experts);
}

/// Load over the mean of the layer; 0 where the layer was not seen in the window.
double overMean(std::span<const std::int64_t> load, int expert)
{
    const auto sum = static_cast<double>(std::accumulate(load.begin(), load.end(), std::int64_t {0}));
    return sum > 0
        ? static_cast<double>(load[static_cast<std::size_t>(expert)]) * static_cast<double>(load.size()) / sum
        : 0;
}

bool seen(std::span<const std::int64_t> load)
{
    return std::ranges::any_of(load, [](std::int64_t picks) { return picks > 0; });
}

int modelLayer(const RoutingStatistics& routing, int row)
{
    return row < std::ssize(routing.modelLayers) ? routing.modelLayers[static_cast<std::size_t>(row)] : row;
}

QString factor(double value) { return QLocale().toString(value, 'f', 2) + u'×'; }

} // namespace

LoadWindowsView::LoadWindowsView(QWidget* parent) : ChartPicture(parent)
{
    setAccessibleName(tr("Load of experts over time"));
    setWhatsThis(
        tr("Each trace is counted in up to 64 windows of equally many tokens. Where the lines are level, "
           "a placement made for the whole trace stays good; where they cross, another placement would "
           "be better by then. Page Up and Page Down change the layer."));
    addCommands(tr("Load over time"),
        {{"windows.previous", tr("&Previous layer"), {Qt::Key_PageUp}, [this] { showLayer(m_layer - 1); }},
            {"windows.next", tr("&Next layer"), {Qt::Key_PageDown}, [this] { showLayer(m_layer + 1); }}});
    setEmptyText(tr("No load over time yet. Drop a router trace of several thousand tokens "
                    "here: it is counted in windows, which tell whether the load drifts."));
    connect(this, &ChartPicture::chosenByPerson, this, [this](int item) {
        Selection chosen;
        chosen.layer = m_layer;
        chosen.expert = m_items[static_cast<std::size_t>(item)].expert;
        select(chosen);
    });
}

bool LoadWindowsView::hasWindows() const
{
    return m_routing && m_routing->layers > 0 && m_routing->windows.count > 1;
}

void LoadWindowsView::setRouting(std::shared_ptr<const RoutingStatistics> routing)
{
    if (m_routing == routing)
        return;
    m_routing = std::move(routing);
    m_layer = hasWindows() ? std::clamp(m_layer, 0, m_routing->layers - 1) : 0;
    refresh();
}

/// By their load in all of the trace, and the selected one, which is what one asks about.
std::vector<int> LoadWindowsView::busiest() const
{
    const RoutingStatistics& routing = *m_routing;
    std::vector<int> experts(static_cast<std::size_t>(routing.experts));
    std::iota(experts.begin(), experts.end(), 0);
    const auto most = std::min<std::size_t>(kMostExperts, experts.size());
    std::ranges::partial_sort(experts, experts.begin() + static_cast<std::ptrdiff_t>(most),
        std::ranges::greater {},
        [&](int expert) { return std::pair(routing.load[routing.loadIndex(m_layer, expert)], -expert); });
    experts.resize(most);
    const int wanted = selection().layer == m_layer ? selection().expert : -1;
    if (wanted >= 0 && wanted < routing.experts && std::ranges::find(experts, wanted) == experts.end())
        experts.back() = wanted;
    return experts;
}

void LoadWindowsView::refresh()
{
    m_items.clear();
    if (!hasWindows())
        return setChart({});
    const LoadWindows& windows = m_routing->windows;
    const auto middle = [this](int window) {
        return (static_cast<double>(begin(window)) + static_cast<double>(begin(window + 1))) / 2;
    };
    ChartData chart;
    chart.x.title = m_routing->tokens > 0 ? tr("tokens of the trace") : tr("steps of the trace");
    chart.x.from = 0;
    chart.x.to = static_cast<double>(begin(windows.count));
    chart.y.title =
        tr("Layer %1: load over the mean").arg(QLocale().toString(modelLayer(*m_routing, m_layer)));
    chart.y.kind = FigureKind::Factor;
    chart.y.from = 0;
    chart.series.push_back({.name = tr("mean"),
        .points = {{0, 1}, {*chart.x.to, 1}},
        .line = Qt::DashLine,
        .color = ChartSeries::kMuted});
    ChartSeries fullest {.name = tr("fullest of the window"),
        .mark = ChartMark::Ring,
        .color = ChartSeries::kMuted,
        .size = 10};
    std::vector<Place> fullestItems;
    for (int window = 0; window < windows.count; ++window) {
        const auto load = picks(*m_routing, window, m_layer);
        if (!seen(load))
            continue;
        const int expert = static_cast<int>(std::ranges::max_element(load) - load.begin());
        fullest.points.emplace_back(middle(window), overMean(load, expert));
        fullestItems.push_back({window, expert});
    }
    constexpr std::array kMarks {
        ChartMark::Disc, ChartMark::Square, ChartMark::Triangle, ChartMark::Diamond, ChartMark::Ring};
    const std::vector<int> experts = busiest();
    for (std::size_t i = 0; i < experts.size(); ++i) {
        ChartSeries series {.name = tr("expert %1").arg(QLocale().toString(experts[i])),
            .mark = kMarks[i % kMarks.size()],
            .line = Qt::SolidLine,
            .color = static_cast<int>(i),
            .size = 7};
        for (int window = 0; window < windows.count; ++window)
            if (const auto load = picks(*m_routing, window, m_layer); seen(load)) {
                series.points.emplace_back(middle(window), overMean(load, experts[i]));
                series.items.push_back(static_cast<int>(m_items.size()));
                m_items.push_back({window, experts[i]});
            }
        chart.series.push_back(std::move(series));
    }
    for (const Place& place : fullestItems) {
        fullest.items.push_back(static_cast<int>(m_items.size()));
        m_items.push_back(place);
    }
    chart.series.push_back(std::move(fullest));
    setChart(std::move(chart));
}

void LoadWindowsView::showLayer(int layer)
{
    if (!hasWindows() || layer == m_layer || layer < 0 || layer >= m_routing->layers)
        return;
    m_layer = layer;
    setChosen(-1);
    refresh();
}

void LoadWindowsView::selectionChanged()
{
    if (!hasWindows())
        return;
    if (selection().layer >= 0 && selection().layer < m_routing->layers)
        m_layer = selection().layer;
    refresh();
}

/// The last window ends with the trace.
std::int64_t LoadWindowsView::begin(int window) const
{
    const std::int64_t full = window * m_routing->windows.width;
    return window == m_routing->windows.count && m_routing->tokens > full - m_routing->windows.width
        ? std::min(full, m_routing->tokens)
        : full;
}

QString LoadWindowsView::timeText(int window) const
{
    const auto number = [](std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); };
    const std::int64_t first = begin(window);
    const std::int64_t last = begin(window + 1) - 1;
    return m_routing->tokens > 0 ? tr("tokens %1 to %2").arg(number(first), number(last))
                                 : tr("steps %1 to %2").arg(number(first), number(last));
}

QString LoadWindowsView::textOf(int item) const
{
    const Place& place = m_items[static_cast<std::size_t>(item)];
    const auto load = picks(*m_routing, place.window, m_layer);
    return tr("Layer %1, expert %2, %3:\n%4 the mean, %5 picks")
        .arg(QLocale().toString(modelLayer(*m_routing, m_layer)), QLocale().toString(place.expert),
            timeText(place.window), factor(overMean(load, place.expert)),
            QLocale().toString(static_cast<qlonglong>(load[static_cast<std::size_t>(place.expert)])));
}

/// All experts of the layer, not only those that are drawn.
std::unique_ptr<QAbstractTableModel> LoadWindowsView::createTable() const
{
    const int rows = hasWindows() ? m_routing->windows.count * m_routing->experts : 0;
    return std::make_unique<CallbackTable>(rows,
        QStringList {tr("Window"), tr("From"), tr("Layer"), tr("Expert"), tr("Picks"), tr("Over the mean")},
        [routing = m_routing, layer = m_layer](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const int window = row / routing->experts;
            const int expert = row % routing->experts;
            const auto load = picks(*routing, window, layer);
            const double relative = overMean(load, expert);
            switch (column) {
            case 0:
                return window;
            case 1:
                return static_cast<qlonglong>(window * routing->windows.width);
            case 2:
                return modelLayer(*routing, layer);
            case 3:
                return expert;
            case 4:
                return static_cast<qlonglong>(load[static_cast<std::size_t>(expert)]);
            default:
                return role == Qt::DisplayRole ? QVariant(factor(relative)) : QVariant(relative);
            }
        });
}

QString LoadWindowsView::describe() const
{
    std::vector<std::pair<double, int>> peaks; // of the fullest expert, and the window
    for (int window = 0; window < m_routing->windows.count; ++window)
        if (const auto load = picks(*m_routing, window, m_layer); seen(load))
            peaks.emplace_back(
                overMean(load, static_cast<int>(std::ranges::max_element(load) - load.begin())), window);
    if (peaks.empty())
        return tr("Layer %1 was not seen in the trace.")
            .arg(QLocale().toString(modelLayer(*m_routing, m_layer)));
    const auto [calmest, fullest] = std::ranges::minmax_element(peaks);
    return tr(
        "Load of the busiest experts of layer %1 in %2 windows; the fullest expert has %3 the mean in %4 and "
        "%5 in %6.")
        .arg(QLocale().toString(modelLayer(*m_routing, m_layer)),
            QLocale().toString(m_routing->windows.count), factor(calmest->first), timeText(calmest->second),
            factor(fullest->first), timeText(fullest->second));
}

} // namespace rankloom::ui
