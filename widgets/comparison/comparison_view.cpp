// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QEvent>
#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>

#include "widgets/callback_table.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr double kDenseTimeline = 64; ///< units for the lanes of a timeline in a small place
constexpr double kMargin = 24; ///< px
constexpr double kUsualLine = 19; ///< px of a line of text up to which lengths are as designed

/// Differences, placements and figures below each other; two columns a plan, one for the baseline.
class ComparisonCells {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Comparison)
public:
    explicit ComparisonCells(std::shared_ptr<const ComparisonData> data)
        : m_data(std::move(data)), m_fields(differingFields(m_data->comparison))
    {
        for (int plan = 0; plan < m_data->count(); ++plan) {
            m_columns.push_back({plan, false});
            if (plan != m_data->comparison.baseline)
                m_columns.push_back({plan, true});
        }
    }

    [[nodiscard]] QStringList titles() const
    {
        QStringList out {tr("What")};
        for (const Column& column : m_columns) {
            const QString name = words::planName(*m_data, column.plan);
            out << (column.change ? tr("Change of %1").arg(name) : name);
        }
        return out;
    }
    [[nodiscard]] int rows() const
    {
        return static_cast<int>(m_fields.size() + m_data->comparison.figures.size()) + 1;
    }
    [[nodiscard]] QVariant cell(int row, int column, Qt::ItemDataRole role) const
    {
        const auto fields = static_cast<int>(m_fields.size());
        const Column& of = m_columns[static_cast<std::size_t>(std::max(0, column - 1))];
        if (row < fields) {
            const PlanDifference& field = m_fields[static_cast<std::size_t>(row)];
            return column == 0 ? words::fieldLabel(field)
                : of.change    ? QString()
                               : words::fieldValue(*m_data, field, of.plan);
        }
        if (row == fields)
            return column == 0 ? tr("placement") : of.change ? QString() : words::placement(*m_data, of.plan);
        const ComparedFigure& figure = m_data->comparison.figures[static_cast<std::size_t>(row - fields - 1)];
        if (column == 0)
            return words::figureLabel(figure);
        const int baseline = m_data->comparison.baseline;
        if (role == Qt::EditRole) {
            const std::optional<FigureChange> change = figure.change(of.plan, baseline);
            const std::optional<double> number = !of.change ? figure.value(of.plan)
                : change                                    ? std::optional(change->amount)
                                                            : std::nullopt;
            return number ? QVariant(*number) : QVariant();
        }
        return of.change ? words::change(figure, of.plan, baseline)
                         : words::value(figure, figure.value(of.plan));
    }

private:
    struct Column {
        int plan = 0;
        bool change = false;
    };
    std::shared_ptr<const ComparisonData> m_data;
    std::vector<PlanDifference> m_fields;
    std::vector<Column> m_columns;
};

} // namespace

ComparisonView::ComparisonView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Comparison"));
    makeCommands();
    setEmptyText(
        tr("Nothing to compare yet: two to six plans are set side by side here. Ctrl+D copies the plan "
           "on screen; change the copy, and see what it brings."));
    setWhatsThis(
        tr("Plans side by side. Click the name of a plan to make it the baseline, a difference to go "
           "to its setting; hold Ctrl and turn the wheel over the timelines to zoom them together."));
    layOut();
}

void ComparisonView::setData(std::shared_ptr<const ComparisonData> shown)
{
    // A zoom outlives a change of the plans, but not one of what is compared at all.
    if (!shown || !m_data || shown->longest() == 0)
        m_shown.reset();
    m_data = std::move(shown);
    layOut();
    pictureChanged();
}

void ComparisonView::setParts(std::vector<ComparisonPart> parts)
{
    m_parts = std::move(parts);
    layOut();
    pictureChanged();
}

void ComparisonView::setDense()
{
    m_dense = true;
    layOut();
    pictureChanged();
}

void ComparisonView::setPictureWidth(int width)
{
    m_width = width;
    pictureChanged();
}

ComparisonLook ComparisonView::look() const
{
    ComparisonLook look;
    look.palette = palette();
    look.font = font();
    look.unit = std::max(1.0, QFontMetricsF(font()).height() / kUsualLine);
    if (m_dense) {
        look.headings = false;
        look.timelineHeight = kDenseTimeline;
    }
    return look;
}

ComparisonLook ComparisonView::lookOnScreen() const
{
    ComparisonLook onScreen = look();
    onScreen.shown = m_shown;
    onScreen.timelineHint = tr("Ctrl+wheel zooms all, drag pans, double click fits");
    onScreen.pictureWidth = std::max(0.0, m_visibleWidth - 2 * kMargin);
    return onScreen;
}

void ComparisonView::setVisibleWidth(int width)
{
    if (width == m_visibleWidth)
        return;
    m_visibleWidth = width;
    layOut();
    update();
}

/// Finds where everything is, and asks for the height that takes.
void ComparisonView::layOut()
{
    m_places.clear();
    m_hover = -1;
    if (!m_data) {
        m_cursor = -1;
        setMinimumSize(240, 120);
        return;
    }
    ComparisonPainter painter(*m_data, lookOnScreen());
    const double least = std::ceil(painter.leastWidth() + 2 * kMargin);
    const double across = std::max<double>(width(), least) - 2 * kMargin;
    const double height = painter.paint(nullptr, m_parts, {kMargin, kMargin}, across, &m_places);
    setMinimumSize(static_cast<int>(least), static_cast<int>(std::ceil(height + 2 * kMargin)));
    if (m_cursor >= static_cast<int>(m_places.size()))
        m_cursor = -1;
}

double ComparisonView::paintTitles(QPainter* painter) const
{
    return m_data ? ComparisonPainter(*m_data, lookOnScreen())
                        .paint(painter, {ComparisonPart::Titles}, {kMargin, 0}, width() - 2 * kMargin)
                  : 0;
}

bool ComparisonView::wantsTitles(double top) const
{
    bool above = false;
    double tables = 0;
    for (const ComparisonPlace& place : m_places) {
        above = above || (place.what == ComparisonPlace::What::Title && place.area.top() < top);
        if (place.what == ComparisonPlace::What::Figure)
            tables = place.area.bottom();
    }
    return above && top < tables;
}

void ComparisonView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    ComparisonPainter(*m_data, look())
        .paint(&painter, m_parts, area.topLeft() + QPointF(kMargin, kMargin), area.width() - 2 * kMargin);
    painter.restore();
}

QSize ComparisonView::pictureSize() const
{
    if (!m_data)
        return {m_width, 400};
    const double height =
        ComparisonPainter(*m_data, look()).paint(nullptr, m_parts, {}, m_width - 2 * kMargin);
    return {m_width, static_cast<int>(std::ceil(height + 2 * kMargin))};
}

std::unique_ptr<QAbstractTableModel> ComparisonView::createTable() const
{
    if (!m_data)
        return std::make_unique<CallbackTable>(
            0, QStringList(), [](int, int, Qt::ItemDataRole) { return QVariant(); });
    const auto cells = std::make_shared<const ComparisonCells>(m_data);
    return std::make_unique<CallbackTable>(cells->rows(), cells->titles(),
        [cells](int row, int column, Qt::ItemDataRole role) { return cells->cell(row, column, role); });
}

QString ComparisonView::describe() const
{
    QStringList reasons;
    for (const Phrase& reason : m_data->comparison.recommendation.reasons)
        reasons << translated(reason);
    return reasons.join(QLatin1Char(' '));
}

void ComparisonView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().base());
    painter.setRenderHint(QPainter::Antialiasing);
    QColor tint = palette().color(QPalette::Text);
    tint.setAlphaF(0.06F);
    if (m_hover >= 0 && m_places[static_cast<std::size_t>(m_hover)].what != ComparisonPlace::What::Timeline)
        painter.fillRect(m_places[static_cast<std::size_t>(m_hover)].area, tint);
    painter.setClipRect(event->rect());
    ComparisonPainter(*m_data, lookOnScreen())
        .paint(&painter, m_parts, {kMargin, kMargin}, width() - 2 * kMargin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.8));
    if (const ComparisonPlace* place = hasFocus() ? cursorPlace() : nullptr)
        painter.drawRoundedRect(place->area.adjusted(1, 1, -1, -1), 3, 3);
}

void ComparisonView::resizeEvent(QResizeEvent* /*event*/) { layOut(); }

void ComparisonView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
    PictureView::changeEvent(event);
}

} // namespace rankloom::ui
