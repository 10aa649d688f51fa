// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_chart.h"

#include <algorithm>
#include <cmath>

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QCoreApplication>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLocale>
#include <QPainter>
#include <QStackedBarSeries>
#include <QValueAxis>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Memory)
};

constexpr double kBarShare = 0.62; ///< of a category's width
constexpr std::size_t kNamedStages = 12; ///< up to here "Stage 3", beyond only "3"
constexpr double kLabelWidth = 34; ///< px a bare stage number needs

/// A round step that divides `top` into at most six parts: 1, 2, 4, 5 or 8 times a power of ten (device
/// memories are multiples of 8 GiB).
double gridStep(double top)
{
    const double least = top / 6;
    const double decade = std::pow(10.0, std::floor(std::log10(std::max(least, 1e-9))));
    for (const double factor : {1.0, 2.0, 4.0, 5.0, 8.0})
        if (factor * decade >= least)
            return factor * decade;
    return 10 * decade;
}

} // namespace

MemoryChart::MemoryChart()
    : m_scene(std::make_unique<QGraphicsScene>())
    , m_chart(new QChart)
    , m_series(new QStackedBarSeries(m_chart))
    , m_categories(new QBarCategoryAxis(m_chart))
    , m_values(new QValueAxis(m_chart))
{
    m_scene->addItem(m_chart);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({0, 0, 0, 0});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->hide();
    m_chart->setLocalizeNumbers(true);
    for (const MemoryPart part : kAllMemoryParts) {
        auto* set = new QBarSet(partName(part), m_series);
        m_sets[static_cast<std::size_t>(part)] = set;
        m_series->append(set);
    }
    m_series->setBarWidth(kBarShare);
    m_chart->addSeries(m_series);
    m_chart->addAxis(m_categories, Qt::AlignBottom);
    m_chart->addAxis(m_values, Qt::AlignLeft);
    m_series->attachAxis(m_categories);
    m_series->attachAxis(m_values);
    m_categories->setGridLineVisible(false);
    m_values->setTickType(QValueAxis::TicksDynamic);
    m_values->setTruncateLabels(false); // a low chart would show dots instead of numbers
    m_values->setLineVisible(false);
}

MemoryChart::~MemoryChart() = default;

void MemoryChart::setReport(const MemoryReport& report)
{
    const bool sameStages = report.stages.size() == m_report.stages.size();
    m_report = report;
    const auto count = static_cast<int>(report.stages.size());
    double top = 0;
    for (const StageMemory& stage : report.stages)
        top = std::max({top, stage.capacity.value(), deviceHigh(stage).value(), stage.device.value()});
    m_top = std::max(top / kGiB, 1e-3) * 1.12; // room for the labels over the bars
    for (const MemoryPart part : kAllMemoryParts) {
        QBarSet* set = m_sets[static_cast<std::size_t>(part)];
        if (!sameStages)
            set->remove(0, set->count());
        for (int i = 0; i < count; ++i) {
            const double value =
                std::max(0.0, bytesOf(report.stages[static_cast<std::size_t>(i)], part).value()) / kGiB;
            if (sameStages)
                set->replace(i, value);
            else
                set->append(value);
        }
    }
    if (!sameStages)
        setCategories();
    const double step = gridStep(m_top);
    // Every tick is an item of the chart: never the old interval with a far larger range, or the other way.
    if (step > m_values->tickInterval()) {
        m_values->setTickInterval(step);
        m_values->setRange(0, m_top);
    } else {
        m_values->setRange(0, m_top);
        m_values->setTickInterval(step);
    }
    const int decimals = step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step)));
    m_values->setLabelFormat(QStringLiteral("%.%1f GiB").arg(decimals));
}

void MemoryChart::setCategories()
{
    QStringList names;
    for (const StageMemory& stage : m_report.stages)
        names << (m_report.stages.size() <= kNamedStages ? Words::tr("Stage %1").arg(stage.stage)
                                                         : QString::number(stage.stage));
    m_categories->setCategories(names);
    if (!names.isEmpty())
        m_categories->setRange(names.constFirst(), names.constLast());
}

void MemoryChart::setStyle(const QPalette& palette, const QFont& font)
{
    const bool dark = isDark(palette);
    for (const MemoryPart part : kAllMemoryParts) {
        QBarSet* set = m_sets[static_cast<std::size_t>(part)];
        set->setBrush(partColor(part, dark));
        set->setPen(QPen(palette.color(QPalette::Base), 1));
    }
    QFont small = font;
    small.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.9));
    m_values->setLabelsFont(small);
    m_values->setLabelsColor(mutedText(palette));
    m_values->setGridLineColor(gridColor(palette));
    m_categories->setLabelsFont(small);
    m_categories->setLabelsColor(palette.color(QPalette::Text));
    m_categories->setLinePenColor(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.4));
    m_chart->setLocale(QLocale());
}

void MemoryChart::render(QPainter& painter, const QRectF& area)
{
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_report.stages.size()));
    // Too many names would become ellipses; the view then labels every n-th bar itself.
    m_named = area.width() / count >= kLabelWidth;
    m_categories->setLabelsVisible(m_named);
    m_chart->setGeometry({{0, 0}, area.size()});
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
    m_scene->setSceneRect({{0, 0}, area.size()});
    m_scene->render(&painter, area, m_scene->sceneRect(), Qt::IgnoreAspectRatio);
    m_plot = m_chart->plotArea().translated(area.topLeft());
}

double MemoryChart::y(Bytes bytes) const
{
    return m_plot.bottom() - bytes.value() / kGiB / m_top * m_plot.height();
}

QRectF MemoryChart::slot(int index) const
{
    const double width =
        m_plot.width() / static_cast<double>(std::max<std::size_t>(1, m_report.stages.size()));
    return {m_plot.left() + width * index, m_plot.top(), width, m_plot.height()};
}

QRectF MemoryChart::bar(int index) const
{
    const QRectF all = slot(index);
    const double margin = all.width() * (1 - kBarShare) / 2;
    return all.adjusted(margin, 0, -margin, 0);
}

QRectF MemoryChart::segment(int index, MemoryPart part) const
{
    const StageMemory& stage = m_report.stages[static_cast<std::size_t>(index)];
    Bytes below {};
    for (int i = 0; i < static_cast<int>(part); ++i)
        below += Bytes(std::max(0.0, bytesOf(stage, kAllMemoryParts[static_cast<std::size_t>(i)]).value()));
    const Bytes own(std::max(0.0, bytesOf(stage, part).value()));
    QRectF area = bar(index);
    area.setBottom(y(below));
    area.setTop(y(below + own));
    return area;
}

} // namespace rankloom::ui
