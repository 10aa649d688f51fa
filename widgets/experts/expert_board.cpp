// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/expert_board.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QComboBox>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>

#include "widgets/accessible_picture.h"
#include "widgets/board/tile_text.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 10;
constexpr double kTextFrom = 13; ///< pixels of a tile
constexpr double kHot = 2; ///< times the mean expert: hatched

/// From no picks to those of the hottest expert.
QColor loadColor(double share)
{
    const auto index = static_cast<std::size_t>(std::clamp(std::lround(share * 255), 0L, 255L));
    return QColor::fromRgb(colorTable(ColorMap::Cividis)[index]);
}

} // namespace

ExpertBoard::ExpertBoard(QWidget* parent) : PictureView(parent), m_strip(new ViewStrip(this))
{
    setAccessibleName(tr("Experts on GPUs"));
    setFocusPolicy(Qt::StrongFocus);
    addCommands(tr("Experts on GPUs"),
        {{"experts.hottest", tr("&Hottest expert"), {Qt::Key_H}, [this] { findHottestExpert(); }},
            {"experts.worst", tr("&Worst layer"), {Qt::Key_W}, [this] { findWorstLayer(); }},
            {"experts.previous", tr("&Previous layer"), {Qt::Key_PageUp}, [this] { showLayer(m_layer - 1); }},
            {"experts.next", tr("&Next layer"), {Qt::Key_PageDown}, [this] { showLayer(m_layer + 1); }}});
    m_layerBox = m_strip->addChoice(tr("La&yer:"), {}, [this](int index) { showLayer(index); });
    m_strip->addCommand(*own().find("experts.previous"), QStringLiteral("‹"), tr("Previous layer"));
    m_strip->addCommand(*own().find("experts.next"), QStringLiteral("›"), tr("Next layer"));
    m_strip->addGap();
    m_strip->addCommand(*own().find("experts.hottest"), tr("Hottest expert"),
        tr("Show the expert with the largest share of its layer"));
    m_strip->addCommand(*own().find("experts.worst"), tr("Worst layer"),
        tr("Show the layer whose fullest GPU is farthest above the mean"));
}

void ExpertBoard::setData(ExpertsData data)
{
    const bool sameLayers = data.layers() == m_data.layers() && data.routing == m_data.routing;
    setEmptyText(data.missing);
    m_data = std::move(data);
    if (!sameLayers) {
        const QSignalBlocker blocker(m_layerBox);
        m_layerBox->clear();
        for (int layer = 0; layer < m_data.layers(); ++layer)
            m_layerBox->addItem(QString::number(m_data.modelLayer(layer)));
    }
    cancelDrag();
    m_layer = std::clamp(m_layer, 0, std::max(0, m_data.layers() - 1));
    showLayer(m_layer);
    pictureChanged();
}

void ExpertBoard::showLayer(int layer)
{
    if (layer < 0 || (layer >= m_data.layers() && layer > 0))
        return;
    if (layer != m_layer)
        cancelDrag();
    m_layer = layer;
    m_loads.clear();
    m_most = 0;
    if (!m_data.empty()) {
        m_loads = m_data.memberLoads(m_layer);
        m_mean = m_data.meanLoad(m_layer) * m_data.members / m_data.routing->experts;
        for (int expert = 0; expert < m_data.routing->experts; ++expert)
            m_most = std::max(m_most, m_data.load(m_layer, expert));
        const QSignalBlocker blocker(m_layerBox);
        m_layerBox->setCurrentIndex(m_layer);
    }
    layOut();
    pictureChanged();
}

void ExpertBoard::findHottestExpert()
{
    if (m_data.empty())
        return;
    const ExpertAt hottest = hottestExpert(*m_data.routing);
    if (hottest.layer < 0)
        return;
    showLayer(hottest.layer);
    moveFocus(m_tiles.tileOf(hottest.expert, -1));
    selectTile(m_focus);
}

void ExpertBoard::findWorstLayer()
{
    const int worst = worstLayer(m_data);
    if (worst < 0)
        return;
    showLayer(worst);
    const auto fullest = std::ranges::max_element(m_loads) - m_loads.begin();
    announce(*this, memberText(static_cast<int>(fullest)));
    Selection chosen;
    chosen.layer = worst;
    select(chosen);
}

QRectF ExpertBoard::pictureArea() const { return QRectF(rect()).adjusted(0, m_strip->height(), 0, 0); }

QRectF ExpertBoard::tilesArea(const QRectF& area) const
{
    return area.adjusted(0, QFontMetricsF(font()).height() * 2 + 8, 0, -2);
}

void ExpertBoard::layOut()
{
    m_tiles = ExpertTiles(m_data, m_layer, tilesArea(pictureArea()));
    m_focus = std::clamp(m_focus, 0, std::max(0, static_cast<int>(m_tiles.tiles.size()) - 1));
    m_hover = -1;
    invalidate();
}

void ExpertBoard::invalidate()
{
    m_painted.forget();
    update();
}

void ExpertBoard::selectionChanged()
{
    if (!m_data.empty() && selection().layer >= 0 && selection().layer < m_data.layers()
        && selection().layer != m_layer)
        showLayer(selection().layer);
    if (selection().expert >= 0)
        if (const int tile = m_tiles.tileOf(selection().expert, -1); tile >= 0)
            m_focus = tile;
    update();
}

QString ExpertBoard::tileText(int tile) const
{
    const ExpertTiles::Tile& at = m_tiles.tiles[static_cast<std::size_t>(tile)];
    const double picks = m_data.load(m_layer, at.expert);
    const double copies = static_cast<double>(m_data.holders(m_layer, at.expert).size());
    QString text =
        tr("Expert %1 on %2: %3 picks, %4 the mean expert")
            .arg(at.expert)
            .arg(m_data.deviceName(m_layer, at.member), QLocale().toString(static_cast<qlonglong>(picks)),
                factorText(m_mean > 0 ? picks / m_mean : 0));
    if (copies > 1)
        text += u'\n' + tr("%n copies share them evenly.", nullptr, static_cast<int>(copies));
    return text + u'\n' + memberText(at.member);
}

QString ExpertBoard::memberText(int member) const
{
    return tr("Layer %1, %2: %3 the mean load; number %4 of each expert group")
        .arg(m_data.modelLayer(m_layer))
        .arg(m_data.deviceName(m_layer, member), factorText(m_loads[static_cast<std::size_t>(member)]))
        .arg(member);
}

QString ExpertBoard::describe() const
{
    const auto fullest = std::ranges::max_element(m_loads) - m_loads.begin();
    return tr("Experts of layer %1 on %n GPUs; fullest: %2 with %3 the mean load.", nullptr, m_data.members)
        .arg(m_data.modelLayer(m_layer))
        .arg(m_data.deviceName(m_layer, static_cast<int>(fullest)), factorText(std::ranges::max(m_loads)));
}

std::unique_ptr<QAbstractTableModel> ExpertBoard::createTable() const
{
    struct Row {
        int expert = 0;
        QString device;
        double picks = 0;
        double overMean = 0;
    };
    std::vector<Row> rows;
    for (const ExpertTiles::Tile& tile : m_tiles.tiles) {
        const double picks = m_data.load(m_layer, tile.expert)
            / static_cast<double>(m_data.holders(m_layer, tile.expert).size());
        rows.push_back({tile.expert, m_data.deviceName(m_layer, tile.member), picks,
            m_loads[static_cast<std::size_t>(tile.member)]});
    }
    const int count = static_cast<int>(rows.size());
    return std::make_unique<CallbackTable>(count,
        QStringList {tr("Expert"), tr("GPU"), tr("Picks"), tr("Load of the GPU over mean")},
        [rows = std::move(rows)](int index, int column, Qt::ItemDataRole role) -> QVariant {
            const Row& row = rows[static_cast<std::size_t>(index)];
            if (column == 0)
                return row.expert;
            if (column == 1)
                return row.device;
            const double value = column == 2 ? row.picks : row.overMean;
            return role == Qt::EditRole ? QVariant(value) : QVariant(QLocale().toString(value, 'g', 6));
        });
}

void ExpertBoard::paintData(QPainter& painter, const QRectF& area) const
{
    painter.setFont(font());
    paintContents(painter, area, ExpertTiles(m_data, m_layer, tilesArea(area)));
}

void ExpertBoard::paintContents(QPainter& painter, const QRectF& area, const ExpertTiles& tiles) const
{
    const QFontMetricsF metrics(font());
    const QRectF title = area.adjusted(kMargin, 4, -kMargin, 0);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(title, Qt::AlignLeft | Qt::AlignTop,
        tr("Experts of layer %1 on GPUs").arg(m_data.modelLayer(m_layer)));
    painter.setFont(font());
    painter.setPen(mutedText(palette()));
    const auto fullest = std::ranges::max_element(m_loads) - m_loads.begin();
    const QString words =
        tr("Fullest: %1 with %2 the mean. Colour and bar: picks, up to %3; hatched: above %4 "
           "the mean expert.")
            .arg(m_data.deviceName(m_layer, static_cast<int>(fullest)),
                factorText(m_loads[static_cast<std::size_t>(fullest)]), formatCount(m_most),
                factorText(kHot));
    painter.drawText(title.adjusted(0, metrics.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop,
        metrics.elidedText(words, Qt::ElideRight, title.width()));
    paintBoxes(painter, tiles);
    paintTiles(painter, tiles);
}

void ExpertBoard::paintBoxes(QPainter& painter, const ExpertTiles& tiles) const
{
    const Ground ground = groundOf(palette());
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    const QFontMetricsF metrics(small);
    for (const ExpertTiles::Card& card : tiles.cards) {
        painter.setPen(QPen(mixed(base, text, ground == Ground::Dark ? 0.28 : 0.2), 1));
        painter.setBrush(mixed(base, text, ground == Ground::Dark ? 0.08 : 0.035));
        painter.drawRoundedRect(card.area.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        painter.setPen(text);
        painter.drawText(card.header, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(m_data.nodeName(card.node), Qt::ElideMiddle, card.header.width()));
    }
    const double most = std::max(1.0, std::ranges::max(m_loads));
    for (const ExpertTiles::Box& box : tiles.boxes) {
        const double load = m_loads[static_cast<std::size_t>(box.member)];
        const bool fullest = load >= most && load > 1;
        painter.setPen(QPen(fullest ? alarmColor(palette()) : mixed(base, text, 0.22), fullest ? 2 : 1));
        painter.setBrush(base);
        painter.drawRoundedRect(box.area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        const int device = m_data.group(m_layer).device[static_cast<std::size_t>(box.member)];
        const QString name = QString::number(device % m_data.devicesPerNode);
        const double room = box.header.width();
        QString words = factorText(load);
        if (const QString marked = QStringLiteral("▲ ") + words;
            fullest && metrics.horizontalAdvance(marked) <= room)
            words = marked; // in narrow boxes the frame alone says it
        painter.setPen(fullest ? alarmColor(palette()) : text);
        if (metrics.horizontalAdvance(words) <= room)
            painter.drawText(box.header, Qt::AlignRight | Qt::AlignVCenter, words);
        painter.setPen(mutedText(palette()));
        if (metrics.horizontalAdvance(words) + metrics.horizontalAdvance(name) + 6 <= room)
            painter.drawText(box.header, Qt::AlignLeft | Qt::AlignVCenter, name);
    }
    painter.setFont(font());
}

void ExpertBoard::paintTiles(QPainter& painter, const ExpertTiles& tiles) const
{
    if (tiles.tiles.empty())
        return;
    const double side = tiles.tiles.front().area.width();
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(side * 0.42)));
    TileText label(font);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const ExpertTiles::Tile& tile : tiles.tiles) {
        const double picks = m_data.load(m_layer, tile.expert);
        const double share = m_most > 0 ? picks / m_most : 0;
        const QColor fill = loadColor(share);
        const QColor ink = readableOn(fill);
        painter.fillRect(tile.area, fill);
        if (m_mean > 0 && picks > kHot * m_mean) {
            painter.setPen(QPen(mixed(fill, ink, 0.45), 1));
            hatch(painter, tile.area, 5);
        }
        const double bar = std::max(2.0, side * 0.12);
        painter.fillRect(QRectF(tile.area.left(), tile.area.bottom() - bar, tile.area.width() * share, bar),
            mixed(fill, ink, 0.75));
        if (m_data.holders(m_layer, tile.expert).size() > 1)
            painter.fillRect(QRectF(tile.area.right() - bar - 1, tile.area.top() + 1, bar, bar), ink);
        if (side < kTextFrom)
            continue;
        painter.setPen(ink);
        label.draw(painter, tile.area.center() - QPointF(0, bar / 2), QString::number(tile.expert), side - 1);
    }
}

} // namespace rankloom::ui
