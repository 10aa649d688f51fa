// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_set>
#include <utility>

#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QLocale>
#include <QPainter>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

#include "widgets/nice_ticks.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 0.06; ///< of what the data span, at both ends
constexpr double kMarkRoom = 8; ///< px, at least, so that no mark is cut
constexpr double kGap = 14; ///< px between entries of the legend
constexpr double kMarkWidth = 22; ///< px before the text of an entry
constexpr double kEdge = 6; ///< px around the chart
constexpr double kDot = 3; ///< px, of a cloud
constexpr double kTitleLines = 11; ///< of text: lower charts do without the title of the level axis
constexpr double kLegendLines = 7; ///< lower charts do without the legend
constexpr double kMostLegend = 0.3; ///< of the height
constexpr double kHeaderLines = 5; ///< lower charts show themselves alone

/// Thousands of dots as one item: Qt Charts would make an item of each.
class Cloud : public QGraphicsItem {
public:
    Cloud(const QRectF& area, const QColor& color, QList<QRectF> dots)
        : m_area(area), m_color(color), m_dots(std::move(dots))
    {
    }
    [[nodiscard]] QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) override
    {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_color);
        painter->drawRects(m_dots);
    }

private:
    QRectF m_area;
    QColor m_color;
    QList<QRectF> m_dots;
};

/// Of lines: the patterns of a brush become pictures in SVG, which few programs show.
class Hatched : public QGraphicsItem {
public:
    Hatched(const QRectF& area, const QColor& color) : m_area(area), m_color(color) { }
    [[nodiscard]] QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) override
    {
        painter->setPen(QPen(m_color, 1));
        hatch(*painter, m_area, 7);
        painter->drawLine(m_area.topLeft(), m_area.topRight());
        painter->drawLine(m_area.bottomLeft(), m_area.bottomRight());
    }

private:
    QRectF m_area;
    QColor m_color;
};

/// Times that people count in, between two; of the finest set of them that has no more than `most`, or some
/// of the coarsest.
std::vector<double> roundTimes(double least, double greatest, int most)
{
    constexpr double kMinute = 60;
    constexpr double kHour = 3600;
    constexpr double kDay = 86400;
    static const std::array<std::vector<double>, 3> kSets {{
        {1, 2, 5, 10, 20, 30, kMinute, 2 * kMinute, 5 * kMinute, 10 * kMinute, 20 * kMinute, 30 * kMinute,
            kHour, 2 * kHour, 3 * kHour, 6 * kHour, 12 * kHour, kDay, 2 * kDay, 5 * kDay, 10 * kDay,
            20 * kDay, 50 * kDay, 100 * kDay, 200 * kDay, 500 * kDay, 1000 * kDay},
        {1, 10, kMinute, 10 * kMinute, kHour, 6 * kHour, kDay, 10 * kDay, 100 * kDay, 1000 * kDay},
        {1, kMinute, kHour, kDay, 100 * kDay},
    }};
    most = std::max(most, 1);
    std::vector<double> times;
    for (const std::vector<double>& set : kSets) {
        times.clear();
        for (double time = 1e-9; time < 0.5; time *= 10)
            times.push_back(time);
        times.insert(times.end(), set.begin(), set.end());
        std::erase_if(times, [&](double time) { return time < least || time > greatest; });
        if (std::ssize(times) <= most)
            return times;
    }
    const std::size_t stride = (times.size() - 1) / static_cast<std::size_t>(most) + 1;
    std::vector<double> some;
    for (std::size_t i = 0; i < times.size(); i += stride)
        some.push_back(times[i]);
    return some;
}

} // namespace

AxisScale::AxisScale(const ChartAxis& axis, const std::vector<double>& values, double length)
    : m_kind(axis.kind), m_base(axis.base)
{
    double low = axis.from.value_or(HUGE_VAL);
    double high = axis.to.value_or(-HUGE_VAL);
    for (const double value : values) {
        if (!std::isfinite(value) || (m_base > 0 && value <= 0))
            continue;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    if (low > high)
        low = high = m_base > 0 ? 1 : 0;
    m_unit = m_base > 0 ? UnitScale {} : UnitScale::of(m_kind, std::max(std::abs(low), std::abs(high)));
    m_from = at(low);
    m_to = at(high);
    double margin = std::max(kMargin, kMarkRoom / std::max(length, 2 * kMarkRoom)) * (m_to - m_from);
    if (margin <= 0)
        margin = m_base > 0 ? 0.5 : std::max(0.05 * std::abs(m_to), 1e-9);
    if (!axis.from || low < *axis.from)
        m_from -= margin;
    if (!axis.to || high > *axis.to)
        m_to += margin;
    if (m_to <= m_from)
        m_to = m_from + margin;
}

double AxisScale::at(double value) const
{
    return m_base > 0 ? std::log10(std::max(value, 1e-300)) : value / m_unit.size;
}

std::vector<AxisScale::Tick> AxisScale::ticks(int most) const
{
    std::vector<Tick> ticks;
    if (m_base <= 0) {
        const double step = niceStep(m_to - m_from, most);
        const int decimals = decimalsOf(step);
        // Counted, not added up: the last is where it says.
        const auto last = static_cast<std::int64_t>(std::floor(m_to / step + 1e-9));
        for (auto k = static_cast<std::int64_t>(std::ceil(m_from / step - 1e-9)); k <= last; ++k) {
            const double tick = static_cast<double>(k) * step;
            ticks.push_back({tick, m_unit.text(tick * m_unit.size, decimals)});
        }
        return ticks;
    }
    if (m_kind == FigureKind::Seconds && m_to > std::log10(60.0)) {
        for (const double time : roundTimes(std::pow(10, m_from), std::pow(10, m_to), most))
            ticks.push_back({std::log10(time),
                time < 60 ? UnitScale::of(m_kind, time).text(time, 0) : formatSeconds(time)});
        return ticks;
    }
    const double power = std::log10(m_base);
    const int first = static_cast<int>(std::ceil(m_from / power - 1e-9));
    const int last = static_cast<int>(std::floor(m_to / power + 1e-9));
    constexpr std::array kStrides {1, 2, 5, 10, 20, 50}; // 1 KiB, 32 KiB, 1 MiB
    const auto* const fits =
        std::ranges::find_if(kStrides, [&](int stride) { return last / stride - first / stride < most; });
    const int stride = fits == kStrides.end() ? kStrides.back() : *fits;
    for (int k = first; k <= last; ++k)
        if (k % stride == 0) {
            const double value = std::pow(m_base, k);
            const UnitScale unit = UnitScale::of(m_kind, value);
            ticks.push_back({k * power, unit.text(value, decimalsOf(value / unit.size))});
        }
    return ticks;
}

ChartScene::ChartScene(const ChartData& data, const QPalette& palette, const QFont& font, QSizeF size)
    : m_data(data), m_palette(palette), m_font(font), m_size(size), m_chart(new QChart)
{
    std::vector<double> across;
    std::vector<double> up;
    for (const ChartSeries& series : data.series)
        for (const QPointF& point : series.points) {
            across.push_back(point.x());
            up.push_back(point.y());
        }
    for (const ChartBand& band : data.bands)
        up.insert(up.end(), {band.from, band.to});
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_chart);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->legend()->hide(); // it cuts names short where it has no room
    const double header = layOutHeader();
    const double labels = QFontMetricsF(font).height() * 2;
    m_x = AxisScale(data.x, across, size.width() - 2 * labels);
    m_y = AxisScale(data.y, up, size.height() - header - labels);
    addAxes(header);
    for (const ChartSeries& series : data.series) {
        addLine(series);
        addMarks(series);
    }
    m_chart->setGeometry(0, header, size.width(), std::max(1.0, size.height() - header - 2));
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
    m_plot = m_chart->mapRectToScene(m_chart->plotArea());
    addBands();
    addClouds();
    addNotes();
}

void ChartScene::addAxes(double header)
{
    const QFontMetricsF metrics(m_font);
    int most = std::max(2, static_cast<int>(m_size.width() / (14 * metrics.averageCharWidth())));
    std::vector<AxisScale::Tick> across = m_x.ticks(most);
    const auto room = [&] {
        double needed = 0;
        for (const AxisScale::Tick& tick : across)
            needed += metrics.horizontalAdvance(tick.label) + kGap;
        return needed <= m_size.width() * 0.9;
    };
    while (!room() && most > 1)
        across = m_x.ticks(--most);
    const std::vector<AxisScale::Tick> up =
        m_y.ticks(std::max(2, static_cast<int>((m_size.height() - header) / (3 * metrics.height()))));
    m_across = addAxis(m_x, Qt::AlignBottom, across);
    m_upright = addAxis(m_y, Qt::AlignLeft, up);
    if (m_size.height() > kTitleLines * metrics.height())
        m_across->setTitleText(m_data.x.title);
    double widest = 0;
    for (const AxisScale::Tick& tick : up)
        widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    // The last label may reach beyond the end of its axis; Qt Charts would cut it.
    double beyond = 0;
    if (!across.empty()) {
        const double free =
            (m_x.to() - across.back().at) / (m_x.to() - m_x.from()) * (m_size.width() - widest - 3 * kEdge);
        beyond = metrics.horizontalAdvance(across.back().label) / 2 - free;
    }
    m_chart->layout()->setContentsMargins(kEdge, 0, std::max(kEdge, beyond + 2), 0);
}

/// Title of the upright axis and legend above the chart, in as many lines as they need. The height they take.
double ChartScene::layOutHeader()
{
    const QFontMetricsF metrics(m_font);
    const double line = metrics.height() + 2;
    const double lines = m_size.height() / line;
    if (lines < kHeaderLines)
        return 0;
    for (const ChartSeries& series : m_data.series)
        if (!series.name.isEmpty() && lines >= kLegendLines)
            m_legend.push_back({{}, series.name, &series});
    for (const ChartBand& band : m_data.bands)
        if (!band.name.isEmpty() && lines >= kLegendLines)
            m_legend.push_back({{}, band.name, nullptr});
    const auto widthOf = [&](const LegendEntry& entry) {
        return kMarkWidth + metrics.horizontalAdvance(entry.text) + kGap;
    };
    const double title = metrics.horizontalAdvance(m_data.y.title) + 2 * kGap;
    double legend = 0;
    for (const LegendEntry& entry : m_legend)
        legend += widthOf(entry);
    const double right = m_size.width() - kEdge;
    const bool oneLine = kEdge + title + legend <= right;
    double y = 4 + metrics.ascent();
    double x = oneLine ? right - legend + kGap : kEdge;
    for (LegendEntry& entry : m_legend) {
        if (x > kEdge && x + widthOf(entry) - kGap > right) {
            x = kEdge;
            y += line;
        }
        entry.at = {x + kMarkWidth, y};
        x += widthOf(entry);
    }
    if (y > m_size.height() * kMostLegend) { // tool tips tell the names
        m_legend.clear();
        y = 4 + metrics.ascent();
    } else if (!oneLine && !m_legend.empty()) {
        y += line;
    }
    m_titleAt = {kEdge, y};
    return y + metrics.descent() + 6; // clear of the uppermost label
}

QCategoryAxis* ChartScene::addAxis(
    const AxisScale& scale, Qt::Alignment side, const std::vector<AxisScale::Tick>& ticks)
{
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setStartValue(scale.from());
    for (const AxisScale::Tick& tick : ticks)
        axis->append(tick.label, tick.at);
    axis->setRange(scale.from(), scale.to());
    axis->setTruncateLabels(false);
    axis->setLabelsFont(m_font);
    axis->setTitleFont(m_font);
    axis->setLabelsColor(mutedText(m_palette));
    axis->setTitleBrush(mutedText(m_palette));
    axis->setGridLinePen(QPen(gridColor(m_palette), 1));
    axis->setLinePen(QPen(mixed(gridColor(m_palette), m_palette.color(QPalette::Text), 0.25), 1));
    m_chart->addAxis(axis, side);
    return axis;
}

void ChartScene::attach(QAbstractSeries* series)
{
    m_chart->addSeries(series);
    series->attachAxis(m_across);
    series->attachAxis(m_upright);
}

QColor ChartScene::ink(const ChartSeries& series) const
{
    return series.color == ChartSeries::kMuted ? mutedText(m_palette)
                                               : categoryColor(series.color, groundOf(m_palette));
}

QPointF ChartScene::scaled(const QPointF& value) const { return {m_x.at(value.x()), m_y.at(value.y())}; }

void ChartScene::addBands()
{
    for (const ChartBand& band : m_data.bands) {
        const QRectF area(m_plot.left(), positionOf({0, band.to}).y(), m_plot.width(),
            positionOf({0, band.from}).y() - positionOf({0, band.to}).y());
        auto* hatched = new Hatched(area, mixed(gridColor(m_palette), mutedText(m_palette), 0.4));
        hatched->setZValue(-2);
        m_scene.addItem(hatched);
    }
}

void ChartScene::addLine(const ChartSeries& series)
{
    if (series.line == Qt::NoPen)
        return;
    auto* line = new QLineSeries;
    QList<QPointF> points;
    for (const QPointF& point : series.points)
        points << scaled(point);
    line->replace(points);
    attach(line);
    line->setPen(QPen(ink(series), 1.6, series.line));
}

/// The marks that can be told apart: of those in one cell the first.
QList<QPointF> ChartScene::told(const ChartSeries& series) const
{
    QList<QPointF> points;
    const bool all = series.points.size() <= kMostItems;
    std::unordered_set<std::uint64_t> taken;
    const double columns = m_size.width() / kCell / (m_x.to() - m_x.from());
    const double rows = m_size.height() / kCell / (m_y.to() - m_y.from());
    for (const QPointF& value : series.points) {
        const QPointF point = scaled(value);
        const auto column = static_cast<std::uint64_t>(std::max(0.0, (point.x() - m_x.from()) * columns));
        const auto row = static_cast<std::uint64_t>(std::max(0.0, (point.y() - m_y.from()) * rows));
        if (all || taken.insert(column << 32U | row).second)
            points << point;
    }
    return points;
}

void ChartScene::addMarks(const ChartSeries& series)
{
    if (series.mark == ChartMark::None)
        return;
    const QList<QPointF> points = told(series);
    if (static_cast<std::size_t>(points.size()) > kMostItems)
        return void(m_clouds.emplace_back(ink(series), points));
    auto* marks = new QScatterSeries;
    marks->replace(points);
    attach(marks);
    const QColor base = m_palette.color(QPalette::Base);
    const bool hollow = series.mark == ChartMark::Ring || series.mark == ChartMark::Square;
    double size = series.size;
    switch (series.mark) {
    case ChartMark::Square:
        marks->setMarkerShape(QScatterSeries::MarkerShapeRectangle);
        break;
    case ChartMark::Diamond:
        marks->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
        size *= 1.35; // it is as wide as its square, so smaller
        break;
    case ChartMark::Triangle:
        marks->setMarkerShape(QScatterSeries::MarkerShapeTriangle);
        size *= 1.2;
        break;
    case ChartMark::None:
    case ChartMark::Disc:
    case ChartMark::Ring:
        break;
    }
    marks->setMarkerSize(size);
    marks->setColor(hollow ? base : ink(series));
    marks->setBorderColor(hollow ? ink(series) : base);
}

void ChartScene::addClouds()
{
    for (const auto& [color, points] : m_clouds) {
        QList<QRectF> dots;
        dots.reserve(points.size());
        for (const QPointF& point : points)
            dots << QRectF(placed(point) - QPointF(kDot / 2, kDot / 2), QSizeF(kDot, kDot));
        auto* cloud = new Cloud(m_plot, color, std::move(dots));
        cloud->setZValue(-1); // below the series that stand out
        m_scene.addItem(cloud);
    }
}

void ChartScene::addNotes()
{
    for (const ChartNote& note : m_data.notes) {
        auto* text = new QGraphicsSimpleTextItem(note.text);
        text->setFont(m_font);
        text->setBrush(m_palette.color(QPalette::Text));
        m_scene.addItem(text);
        const QRectF box = text->boundingRect();
        const QPointF at = positionOf(note.at);
        double left = at.x() + 7;
        if (left + box.width() > m_plot.right())
            left = at.x() - 7 - box.width();
        const double top = std::clamp(
            at.y() - box.height() - 3, m_plot.top(), std::max(m_plot.top(), m_plot.bottom() - box.height()));
        text->setPos(left, top);
    }
}

QPointF ChartScene::placed(const QPointF& at) const
{
    return {m_plot.left() + (at.x() - m_x.from()) / (m_x.to() - m_x.from()) * m_plot.width(),
        m_plot.bottom() - (at.y() - m_y.from()) / (m_y.to() - m_y.from()) * m_plot.height()};
}

QPointF ChartScene::positionOf(const QPointF& value) const { return placed(scaled(value)); }

void ChartScene::paint(QPainter& painter, const QRectF& area)
{
    painter.save();
    m_scene.render(&painter, area, QRectF({0, 0}, m_size), Qt::IgnoreAspectRatio);
    painter.restore();
    painter.save();
    painter.translate(area.topLeft());
    paintHeader(painter);
    painter.restore();
}

void ChartScene::paintHeader(QPainter& painter) const
{
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    const QColor muted = mutedText(m_palette);
    painter.setPen(muted);
    if (m_titleAt.y() > 0)
        painter.drawText(
            m_titleAt, metrics.elidedText(m_data.y.title, Qt::ElideRight, m_size.width() - 2 * kEdge));
    for (const LegendEntry& entry : m_legend) {
        const QPointF middle = entry.at - QPointF(kMarkWidth / 2 + 1, metrics.ascent() / 2 - 2);
        if (entry.series != nullptr) {
            drawMark(painter, *entry.series, middle, ink(*entry.series));
        } else {
            QRectF box(0, 0, metrics.height() - 4, metrics.ascent() - 2);
            box.moveCenter(middle);
            painter.setPen(QPen(mixed(gridColor(m_palette), muted, 0.5), 1));
            hatch(painter, box, 4);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
        }
        painter.setPen(muted);
        painter.drawText(
            entry.at, metrics.elidedText(entry.text, Qt::ElideRight, m_size.width() - entry.at.x() - kEdge));
    }
}

void drawMark(QPainter& painter, const ChartSeries& series, QPointF at, const QColor& ink)
{
    constexpr double kReach = 4;
    if (series.line != Qt::NoPen) {
        painter.setPen(QPen(ink, 1.6, series.line));
        painter.drawLine(at - QPointF(7, 0), at + QPointF(7, 0));
    }
    const bool hollow = series.mark == ChartMark::Ring || series.mark == ChartMark::Square;
    painter.setPen(QPen(ink, 1.2));
    painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(ink));
    switch (series.mark) {
    case ChartMark::None:
        break;
    case ChartMark::Disc:
    case ChartMark::Ring:
        painter.drawEllipse(at, kReach, kReach);
        break;
    case ChartMark::Square:
        painter.drawRect(QRectF(at - QPointF(kReach, kReach), QSizeF(2 * kReach, 2 * kReach)));
        break;
    case ChartMark::Diamond:
        painter.drawPolygon(QPolygonF {at + QPointF(0, -kReach - 1), at + QPointF(kReach + 1, 0),
            at + QPointF(0, kReach + 1), at + QPointF(-kReach - 1, 0)});
        break;
    case ChartMark::Triangle:
        painter.drawPolygon(QPolygonF {
            at + QPointF(0, -kReach), at + QPointF(kReach, kReach), at + QPointF(-kReach, kReach)});
        break;
    }
}

} // namespace rankloom::ui
