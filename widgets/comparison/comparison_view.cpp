// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_view.h"

#include <cmath>
#include <utility>

#include <QPainter>

#include "widgets/callback_table.h"
#include "widgets/comparison/comparison_painter.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 24; ///< px

} // namespace

ComparisonView::ComparisonView(QWidget* parent) : PictureView(parent) { setAccessibleName(tr("Comparison")); }

void ComparisonView::setData(std::shared_ptr<const ComparisonData> shown)
{
    m_data = std::move(shown);
    pictureChanged();
}

void ComparisonView::setParts(std::vector<ComparisonPart> parts)
{
    m_parts = std::move(parts);
    pictureChanged();
}

void ComparisonView::setPictureWidth(int width)
{
    m_width = width;
    pictureChanged();
}

void ComparisonView::paintPicture(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_data)
        ComparisonPainter(*m_data, palette(), font())
            .paint(&painter, m_parts, area.topLeft() + QPointF(kMargin, kMargin), area.width() - 2 * kMargin);
    else
        painter.drawText(area, Qt::AlignCenter, description());
    painter.restore();
}

QSize ComparisonView::pictureSize() const
{
    if (!m_data)
        return {m_width, 400};
    const double height =
        ComparisonPainter(*m_data, palette(), font()).paint(nullptr, m_parts, {}, m_width - 2 * kMargin);
    return {m_width, static_cast<int>(std::ceil(height + 2 * kMargin))};
}

std::unique_ptr<QAbstractTableModel> ComparisonView::createTable() const
{
    if (!m_data)
        return std::make_unique<CallbackTable>(
            0, QStringList(), [](int, int, Qt::ItemDataRole) { return QVariant(); });
    QStringList columns {tr("Figure")};
    for (const ComparedColumn& plan : m_data->comparison.plans)
        columns << QString::fromStdString(plan.name);
    return std::make_unique<CallbackTable>(static_cast<int>(m_data->comparison.figures.size()), columns,
        [values = m_data](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const ComparedFigure& figure = values->comparison.figures[static_cast<std::size_t>(row)];
            if (column == 0)
                return QString::fromStdString(figure.label);
            const std::optional<double> value = figure.value(column - 1);
            if (role == Qt::EditRole)
                return value ? QVariant(*value) : QVariant();
            return QString::fromStdString(figureText(figure, value));
        });
}

QString ComparisonView::description() const
{
    if (!m_data)
        return tr("Nothing to compare yet: two to six plans side by side.");
    QStringList reasons;
    for (const std::string& reason : m_data->comparison.recommendation.reasons)
        reasons << QString::fromStdString(reason);
    return reasons.join(QLatin1Char(' '));
}

void ComparisonView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    paintPicture(painter, rect());
}

} // namespace rankloom::ui
