// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/communicators_view.h"

#include <algorithm>
#include <set>

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include "core/base/at.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

using Change = CommunicatorEdge::Change;

constexpr double kFrame = 8; ///< px around the picture
constexpr double kLeastRow = 30; ///< px
constexpr double kMostRow = 64;
constexpr double kMostCell = 84;
constexpr double kSample = 28; ///< px of a line in the legend
constexpr Change kChanges[] = {Change::Kept, Change::Removed, Change::Added, Change::Renewed};

QString changeWords(Change change)
{
    switch (change) {
    case Change::Kept:
        return CommunicatorsView::tr("stays");
    case Change::Removed:
        return CommunicatorsView::tr("goes");
    case Change::Added:
        return CommunicatorsView::tr("comes");
    case Change::Renewed:
        return CommunicatorsView::tr("to another GPU");
    }
    return {};
}

QString kindWords(CommunicatorEdge::Kind kind)
{
    return kind == CommunicatorEdge::Kind::Ring ? CommunicatorsView::tr("gradients")
                                                : CommunicatorsView::tr("pipeline");
}

} // namespace

CommunicatorsView::CommunicatorsView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Connections"));
    setEmptyText(tr("Nothing is marked as failed."),
        tr("Mark it on the board: which connections go and come is drawn here."));
    frameFocus();
}

void CommunicatorsView::setRecoveries(ShownRecoveries recoveries, int chosenPolicy)
{
    m_recoveries = std::move(recoveries);
    m_policy = chosenPolicy;
    m_replicas.clear();
    m_counts.clear();
    setWhyEmpty({});
    const bool any = m_recoveries && m_policy >= 0 && m_policy < std::ssize(m_recoveries->policies);
    if (any && edges().empty())
        setWhyEmpty(!policy().feasible ? tr("%1 cannot go on.").arg(policyName(policy().policy))
                : policy().policy == RecoveryPolicy::Restart
                ? tr("%1 starts all processes anew: every connection is made anew.")
                      .arg(policyName(policy().policy))
                : tr("%1 leaves every connection as it is.").arg(policyName(policy().policy)));
    for (const bool losing : {true, false})
        for (std::size_t i = 0; any && i < edges().size(); ++i) {
            const CommunicatorEdge& edge = edges()[i];
            const bool loses = edge.change == Change::Removed || edge.change == Change::Renewed;
            for (const int replica : {edge.fromReplica, edge.toReplica})
                if (loses == losing && std::ranges::find(m_replicas, replica) == m_replicas.end()
                    && m_replicas.size() < CommunicatorEdge::kToldReplicas)
                    m_replicas.push_back(replica);
        }
    for (std::size_t i = 0; any && i < edges().size(); ++i) {
        const CommunicatorEdge& edge = edges()[i];
        for (const Cell& cell : {Cell(edge.fromReplica, edge.fromStage), Cell(edge.toReplica, edge.toStage)})
            m_counts[cell].of[static_cast<std::size_t>(edge.change)] += edge.connections;
    }
    pictureChanged();
}

bool CommunicatorsView::isEmpty() const
{
    return !m_recoveries || m_policy < 0 || m_policy >= std::ssize(m_recoveries->policies) || edges().empty();
}

QSize CommunicatorsView::pictureSize() const
{
    const auto rows = static_cast<int>(std::min<std::size_t>(m_replicas.size(), 12));
    return {900, isEmpty() ? 200 : 110 + rows * 56};
}

CommunicatorsView::Counts CommunicatorsView::countsOf(Cell cell) const
{
    const auto found = m_counts.find(cell);
    return found == m_counts.end() ? Counts() : found->second;
}

CommunicatorsView::Places CommunicatorsView::placesIn(const QRectF& area) const
{
    Places places;
    const QFontMetricsF metrics(font());
    const double line = metrics.height() + 4;
    const QRectF inside = area.adjusted(kFrame, kFrame / 2, -kFrame, -kFrame / 2);
    const std::vector<LegendItem> items = legendOf(inside.width());
    const double height = items.empty() ? line : items.back().place.bottom();
    places.legend = QRectF(inside.left(), inside.bottom() - height, inside.width(), height);
    places.grid = inside.adjusted(0, 2 * line, 0, -height - 4); // below a title and the names of stages
    const auto most = static_cast<std::size_t>(std::max(1.0, places.grid.height() / kLeastRow));
    places.rows.assign(m_replicas.begin(),
        m_replicas.begin() + static_cast<std::ptrdiff_t>(std::min(m_replicas.size(), most)));
    std::ranges::sort(places.rows);
    for (const int replica : places.rows)
        places.names = std::max(places.names, metrics.horizontalAdvance(tr("Replica %1").arg(replica)) + 12);
    places.grid.adjust(places.names, 0, 0, 0);
    places.row = std::min(
        kMostRow, places.grid.height() / static_cast<double>(std::max<std::size_t>(1, places.rows.size())));
    places.column = places.grid.width() / std::max(1, stages());
    places.cell = {std::min(kMostCell, places.column * 0.5), std::min(20.0, places.row * 0.55)};
    return places;
}

QRectF CommunicatorsView::cellAt(const Places& places, std::size_t row, int stage) const
{
    const QPointF middle(places.grid.left() + (stage + 0.5) * places.column,
        places.grid.top() + (static_cast<double>(row) + 0.5) * places.row);
    return {middle.x() - places.cell.width() / 2, middle.y() - places.cell.height() / 2, places.cell.width(),
        places.cell.height()};
}

/// Pipelines leave at the sides of cells, rings above and below; what passes others goes around them.
QPainterPath CommunicatorsView::pathOf(const Places& places, const CommunicatorEdge& edge) const
{
    const auto rowOf = [&](int replica) { return std::ranges::find(places.rows, replica); };
    const auto from = rowOf(edge.fromReplica);
    const auto to = rowOf(edge.toReplica);
    QPainterPath path;
    if (from == places.rows.end() || to == places.rows.end())
        return path;
    const auto a = static_cast<std::size_t>(from - places.rows.begin());
    const auto b = static_cast<std::size_t>(to - places.rows.begin());
    const QRectF start = cellAt(places, a, edge.fromStage);
    const QRectF end = cellAt(places, b, edge.toStage);
    const bool right = edge.toStage > edge.fromStage;
    if (edge.kind == CommunicatorEdge::Kind::Pipeline && edge.fromStage != edge.toStage) {
        const QPointF out(right ? start.right() : start.left(), start.center().y());
        const QPointF in(right ? end.left() : end.right(), end.center().y());
        path.moveTo(out);
        const bool far = std::abs(edge.toStage - edge.fromStage) > 1 && a == b;
        if (far)
            path.quadTo((out + in) / 2 - QPointF(0, places.row * 0.9), in);
        else
            path.lineTo(in);
        return path;
    }
    const bool down = b > a;
    const auto apart = down ? b - a : a - b;
    const double side = start.width() * (down ? 0.2 : -0.2); // there and back beside each other
    const QPointF out(start.center().x() + side, down ? start.bottom() : start.top());
    const QPointF in(end.center().x() + side, down ? end.top() : end.bottom());
    path.moveTo(out);
    if (apart > 1 && edge.fromStage == edge.toStage) {
        const double bulge = std::min(places.column * 0.22, 30.0) + start.width() / 2;
        path.cubicTo(out + QPointF(down ? bulge : -bulge, 0), in + QPointF(down ? bulge : -bulge, 0), in);
    } else {
        path.lineTo(in);
    }
    return path;
}

QPen CommunicatorsView::penOf(Change change) const
{
    const QColor text = palette().color(QPalette::Text);
    switch (change) {
    case Change::Kept:
        return {mixed(palette().color(QPalette::Base), text, 0.4), 1};
    case Change::Removed:
        return {alarmColor(palette()), 1.5, Qt::DashLine};
    case Change::Added:
        return {categoryColor(0, groundOf(palette())), 2.5};
    case Change::Renewed:
        return {text, 1.5, Qt::DashDotLine};
    }
    return {};
}

void CommunicatorsView::paintMark(QPainter& painter, const QPointF& at, Change change) const
{
    constexpr double kArm = 3.5;
    QPen pen = penOf(change);
    pen.setStyle(Qt::SolidLine);
    pen.setWidthF(1.5);
    if (change == Change::Kept)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawEllipse(at, kArm + 2, kArm + 2);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (change == Change::Removed) {
        painter.drawLine(at - QPointF(kArm, kArm), at + QPointF(kArm, kArm));
        painter.drawLine(at - QPointF(kArm, -kArm), at + QPointF(kArm, -kArm));
    } else if (change == Change::Added) {
        painter.drawLine(at - QPointF(kArm, 0), at + QPointF(kArm, 0));
        painter.drawLine(at - QPointF(0, kArm), at + QPointF(0, kArm));
    } else {
        painter.drawEllipse(at, kArm, kArm);
    }
}

void CommunicatorsView::paintEdges(QPainter& painter, const Places& places) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Change change : kChanges) // what stays lies below
        for (const CommunicatorEdge& edge : edges()) {
            if (edge.change != change)
                continue;
            const QPainterPath path = pathOf(places, edge);
            if (path.isEmpty())
                continue;
            painter.setPen(penOf(change));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(path);
            paintMark(painter, path.pointAtPercent(0.5), change);
        }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void CommunicatorsView::paintCells(QPainter& painter, const Places& places) const
{
    const QFontMetricsF metrics(font());
    const QColor text = palette().color(QPalette::Text);
    painter.setPen(text);
    for (int stage = 0; stage < stages(); ++stage) {
        const QString name = tr("Stage %1").arg(stage);
        const bool fits = metrics.horizontalAdvance(name) + 4 <= places.column;
        painter.drawText(QRectF(places.grid.left() + stage * places.column,
                             places.grid.top() - metrics.height() - 2, places.column, metrics.height() + 2),
            Qt::AlignCenter, fits ? name : QString::number(stage));
    }
    for (std::size_t row = 0; row < places.rows.size(); ++row) {
        const int replica = places.rows[row];
        const double top = places.grid.top() + static_cast<double>(row) * places.row;
        painter.setPen(text);
        painter.drawText(QRectF(places.grid.left() - places.names, top, places.names, places.row),
            Qt::AlignVCenter | Qt::AlignLeft, tr("Replica %1").arg(replica));
        if (row > 0 && replica > places.rows[row - 1] + 1) {
            painter.setPen(mutedText(palette()));
            painter.drawText(QRectF(places.grid.left() - places.names, top - metrics.height() / 2,
                                 places.names, metrics.height()),
                Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("⋮"));
        }
        for (int stage = 0; stage < stages(); ++stage) {
            const QRectF cell = cellAt(places, row, stage);
            const Counts counts = countsOf({replica, stage});
            const bool out = counts[Change::Kept] + counts[Change::Added] + counts[Change::Renewed] == 0;
            const QColor fill = out
                ? palette().color(QPalette::Base)
                : mixed(categoryColor(stage, groundOf(palette())), palette().color(QPalette::Base), 0.15);
            painter.setPen(QPen(out ? alarmColor(palette()) : fill, 1, out ? Qt::DashLine : Qt::SolidLine));
            painter.setBrush(fill);
            painter.drawRect(cell);
            if (out) {
                painter.setPen(alarmColor(palette()));
                painter.drawText(cell, Qt::AlignCenter, QStringLiteral("✕"));
            }
        }
    }
}

std::vector<CommunicatorsView::LegendItem> CommunicatorsView::legendOf(double width) const
{
    const QFontMetricsF metrics(font());
    std::vector<LegendItem> items;
    QPointF at;
    for (const Change change : kChanges) {
        int count = 0;
        for (const CommunicatorEdge& edge : edges())
            count += edge.change == change ? edge.connections : 0;
        if (count == 0)
            continue;
        const QString words = change == Change::Kept
            ? changeWords(change)
            : tr("%1: %2", "what becomes of connections, how many")
                  .arg(changeWords(change), QLocale().toString(count));
        const QSizeF size(kSample + 8 + metrics.horizontalAdvance(words), metrics.height() + 4);
        if (at.x() > 0 && at.x() + size.width() > width)
            at = {0, at.y() + size.height()};
        items.push_back({change, words, QRectF(at, size)});
        at.rx() += size.width() + 14;
    }
    return items;
}

void CommunicatorsView::paintLegend(QPainter& painter, const Places& places) const
{
    QRectF rest = places.legend;
    for (const LegendItem& item : legendOf(places.legend.width())) {
        const QRectF place = item.place.translated(places.legend.topLeft());
        const QPointF middle(place.left() + kSample / 2, place.center().y());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(penOf(item.change));
        painter.drawLine(middle - QPointF(kSample / 2, 0), middle + QPointF(kSample / 2, 0));
        paintMark(painter, middle, item.change);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place.adjusted(kSample + 6, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, item.words);
        rest = QRectF(place.topRight() + QPointF(14, 0), places.legend.bottomRight());
    }
    std::set<int> touched;
    for (const CommunicatorEdge& edge : edges())
        touched.insert({edge.fromReplica, edge.toReplica});
    const auto hidden = static_cast<int>(touched.size() - places.rows.size());
    if (hidden <= 0)
        return;
    painter.setPen(mutedText(palette()));
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(font()).elidedText(tr("%n more replica(s) in the table", nullptr, hidden),
            Qt::ElideRight, std::max(0.0, rest.width())));
}

void CommunicatorsView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setFont(font());
    painter.setClipRect(area);
    const Places places = placesIn(area);
    const QFontMetricsF metrics(font());
    painter.setPen(palette().color(QPalette::Text));
    const QRectF title(
        area.left() + kFrame, area.top() + kFrame / 2, area.width() - 2 * kFrame, metrics.height() + 4);
    painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft,
        metrics.elidedText(policyName(policy().policy), Qt::ElideRight, title.width())); // legend: counts
    paintEdges(painter, places);
    paintCells(painter, places);
    paintLegend(painter, places);
    painter.restore();
}

void CommunicatorsView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintPicture(painter, rect());
}

PictureView::Tip CommunicatorsView::tipAt(const QPointF& position) const
{
    if (isEmpty())
        return {};
    const Places places = placesIn(rect());
    for (std::size_t row = 0; row < places.rows.size(); ++row)
        for (int stage = 0; stage < stages(); ++stage) {
            const QRectF cell = cellAt(places, row, stage);
            if (!cell.contains(position))
                continue;
            QStringList lines {tr("Replica %1, stage %2").arg(places.rows[row]).arg(stage)};
            const Counts counts = countsOf({places.rows[row], stage});
            for (const Change change : kChanges)
                if (counts[change] > 0)
                    lines << tr("%1: %2", "what becomes of connections, how many")
                                 .arg(changeWords(change), QLocale().toString(counts[change]));
            return {lines.join(u'\n'), cell.toAlignedRect()};
        }
    return {tr("Between replicas gradients are reduced, between stages microbatches are handed on.")};
}

std::unique_ptr<QAbstractTableModel> CommunicatorsView::createTable() const
{
    const QStringList titles {tr("Change"), tr("For"), tr("From replica"), tr("From stage"), tr("To replica"),
        tr("To stage"), tr("Connections")};
    std::vector<CommunicatorEdge> rows;
    if (!isEmpty())
        rows = edges();
    std::ranges::stable_sort(rows, std::greater<>(), &CommunicatorEdge::change); // what stays comes last
    const auto count = static_cast<int>(rows.size());
    return std::make_unique<CallbackTable>(
        count, titles, [shown = std::move(rows)](int row, int column, Qt::ItemDataRole) -> QVariant {
            const CommunicatorEdge& edge = shown[at(row)];
            switch (column) {
            case 0:
                return changeWords(edge.change);
            case 1:
                return kindWords(edge.kind);
            case 2:
                return edge.fromReplica;
            case 3:
                return edge.fromStage;
            case 4:
                return edge.toReplica;
            case 5:
                return edge.toStage;
            default:
                return edge.connections;
            }
        });
}

QString CommunicatorsView::describe() const
{
    return tr("%1: %2 connections go, %3 come.")
        .arg(policyName(policy().policy), QLocale().toString(policy().linksRemoved),
            QLocale().toString(policy().linksAdded));
}

} // namespace rankloom::ui
