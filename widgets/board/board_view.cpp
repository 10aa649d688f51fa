// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_view.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>
#include <QToolTip>

#include "widgets/board/board_failures.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"
#include "widgets/view_strip.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

namespace {

constexpr double kUsualLine = 17; ///< px of a line of text for which names are designed
constexpr double kLegendHeight = 26;
constexpr double kTitleHeight = 30;

QString coordinateText(const RankCoordinates& c)
{
    return QStringLiteral("tp %1  cp %2  dp %3  pp %4  ep %5")
        .arg(c.tp)
        .arg(c.cp)
        .arg(c.dp)
        .arg(c.pp)
        .arg(c.ep);
}

} // namespace

BoardView::BoardView(QWidget* parent) : PictureView(parent), m_strip(new ViewStrip(this))
{
    setAccessibleName(tr("Placement board"));
    setEmptyText(tr("No cluster yet. Choose one on the left, or drop a hostfile, a topology or a link "
                    "measurement."));
    makeCommands();
    QStringList names;
    for (int i = 0; i < kBoardColorCount; ++i)
        names << boardColorName(static_cast<BoardColor>(i));
    m_colorBox = m_strip->addChoice(
        tr("&Colour by:"), names, [this](int index) { setColorBy(static_cast<BoardColor>(index)); });
    m_strip->addButton(tr("Place automatically"),
        tr("Search for the placement that uses the links best, and set its gain against their noise"),
        [this] { Q_EMIT automaticPlacementRequested(); });
    QToolButton* marking = m_strip->addCommand(*own().find("board.markFailures"), tr("Mark failures"),
        tr("Clicks and boxes mark what fails, for the perspective Recover; the plan stays as it is"));
    marking->setCheckable(true);
    connect(this, &BoardView::markingChanged, marking, &QToolButton::setChecked);
    m_strip->addGap();
    m_strip->addCommand(*own().find("board.zoomIn"), QStringLiteral("+"), tr("Zoom in"));
    m_strip->addCommand(*own().find("board.zoomOut"), QStringLiteral("−"), tr("Zoom out"));
    m_strip->addCommand(*own().find("board.fit"), tr("Fit"), tr("Show the whole board"));
    layOut();
}

BoardView::~BoardView() = default;

void BoardView::setData(BoardData data)
{
    const BoardData& before = *m_scene.data;
    const bool sameShape = data.nodes == before.nodes && data.devicesPerNode == before.devicesPerNode;
    if (data.ranks() != before.ranks())
        m_picked.clear();
    // A fresh evaluation brings only new headroom; it must not take the tile out of the person's hand.
    if (!sameShape || data.deviceOfRank != before.deviceOfRank || data.coordinates != before.coordinates)
        cancelDrag();
    const auto headroom = static_cast<int>(BoardColor::Headroom);
    m_colorBox->setItemText(headroom, boardColorName(BoardColor::Headroom, data.work));
    m_scene = BoardScene(std::make_shared<const BoardData>(std::move(data)), m_scene.color, m_scene.network);
    if (!sameShape) {
        m_focus = 0;
        m_hover = -1;
        fit();
    }
    m_layer.forget();
    showFailures();
}

void BoardView::setColorBy(BoardColor color)
{
    if (color == m_scene.color)
        return;
    m_scene = BoardScene(m_scene.data, color, m_scene.network);
    m_colorBox->setCurrentIndex(static_cast<int>(color));
    m_layer.forget();
    pictureChanged();
}

void BoardView::setCluster(std::shared_ptr<const Cluster> cluster)
{
    if (cluster == m_cluster)
        return;
    m_cluster = std::move(cluster);
    m_scene = BoardScene(m_scene.data, m_scene.color,
        std::make_shared<const BoardNetwork>(m_cluster ? boardNetwork(*m_cluster) : BoardNetwork()));
    m_layer.forget();
    showFailures();
}

void BoardView::setPreview(int device, double deltaSeconds, double deltaHeadroomBytes)
{
    m_preview = {device, deltaSeconds, deltaHeadroomBytes};
    update();
}

void BoardView::setPicked(const std::vector<int>& ranks)
{
    m_picked = std::set<int>(ranks.begin(), ranks.end());
    update();
}

QRectF BoardView::boardArea() const
{
    return QRectF(rect()).adjusted(0, m_strip->height(), 0, -kLegendHeight);
}

QRectF BoardView::legendArea() const { return {10, height() - kLegendHeight, width() - 20.0, kLegendHeight}; }

/// Names of nodes grow with the text of the program.
double BoardView::headerHeight() const
{
    return BoardGeometry::kHeader * QFontMetricsF(font()).height() / kUsualLine;
}

void BoardView::layOut()
{
    const QRectF area = boardArea();
    if (m_fitted) {
        m_geometry = BoardGeometry(data().nodes, data().devicesPerNode, area.size(), headerHeight());
        m_viewport.fit(m_geometry.size(), area);
    }
    invalidate();
}

void BoardView::fit()
{
    m_fitted = true;
    layOut();
}

void BoardView::invalidate()
{
    m_layer.forget();
    update();
}

PictureView::Tip BoardView::tipAt(const QPointF& position) const
{
    if (!boardArea().contains(position))
        return {};
    const QPointF point = m_viewport.toBoard(position);
    if (const int device = m_geometry.deviceAt(point); device >= 0)
        return {toolTipOf(device), m_viewport.toScreen(m_geometry.slot(device)).toAlignedRect()};
    const int node = m_geometry.headerAt(point);
    return node < 0 ? Tip()
                    : Tip {toolTipOfNode(node), m_viewport.toScreen(m_geometry.header(node)).toAlignedRect()};
}

bool BoardView::event(QEvent* event)
{
    // Escape and Space belong to a drag while there is one, whatever shortcuts the window has.
    if (event->type() == QEvent::ShortcutOverride && carrying()) {
        event->accept();
        return true;
    }
    return PictureView::event(event);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_strip->follow();
    layOut();
}

void BoardView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    else if (event->type() == QEvent::PaletteChange)
        invalidate();
}

void BoardView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer.pixels(*this, [this](QPainter& below) {
        below.setClipRect(boardArea());
        paintBoard(below, m_scene, m_geometry, m_viewport, boardArea(), palette());
        below.setClipping(false);
        paintBoardLegend(below, m_scene, legendArea(), palette());
    }));
    painter.setClipRect(boardArea());
    painter.setRenderHint(QPainter::Antialiasing);
    paintFailures(painter, m_failureSpeeds, m_geometry, m_viewport, boardArea(), palette());
    paintMarks(painter);
    paintDrag(painter);
    paintBox(painter);
}

void BoardView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    QFont title = painter.font();
    title.setBold(true);
    const QFont plain = painter.font();
    painter.setFont(title);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        area.adjusted(12, 0, -12, 0).intersected(QRectF(area.topLeft(), QSizeF(area.width(), kTitleHeight))),
        Qt::AlignVCenter | Qt::AlignLeft,
        tr("Ranks on %1 nodes of %2 GPUs, coloured by %3")
            .arg(QLocale().toString(data().nodes))
            .arg(QLocale().toString(data().devicesPerNode))
            .arg(boardColorName(m_scene.color, data().work)));
    painter.setFont(plain);
    const QRectF board = area.adjusted(0, kTitleHeight, 0, -kLegendHeight);
    const BoardGeometry geometry(data().nodes, data().devicesPerNode, board.size());
    BoardViewport viewport;
    viewport.fit(geometry.size(), board);
    paintBoard(painter, m_scene, geometry, viewport, board, palette());
    paintFailures(painter, m_failureSpeeds, geometry, viewport, board, palette());
    paintBoardLegend(painter, m_scene,
        {area.left() + 12, area.bottom() - kLegendHeight, area.width() - 24, kLegendHeight}, palette());
    painter.restore();
}

QSize BoardView::pictureSize() const
{
    const QSizeF board = BoardGeometry(data().nodes, data().devicesPerNode, {1600, 900}).size();
    const double zoom = board.isEmpty() ? 1 : std::min({1600 / board.width(), 900 / board.height(), 1.2});
    return {std::max(480, static_cast<int>(board.width() * zoom)),
        std::max(120, static_cast<int>(board.height() * zoom))
            + static_cast<int>(kTitleHeight + kLegendHeight)};
}

namespace {

/// A cell of what an engine holds on the device of a rank.
QVariant servedPart(const BoardData& data, int rank, int part, Qt::ItemDataRole role)
{
    if (rank < 0)
        return QString();
    const ServingMemory& memory = data.served[static_cast<std::size_t>(rank)];
    const std::array<Bytes, 4> parts {
        memory.weights, memory.activations, memory.communication + memory.reserved, memory.capacity};
    const double bytes = parts[static_cast<std::size_t>(part)].value();
    return role == Qt::EditRole ? QVariant(bytes) : QVariant(formatBytes(bytes));
}

} // namespace

std::unique_ptr<QAbstractTableModel> BoardView::createTable() const
{
    const auto shared = m_scene.data;
    QStringList columns {tr("Device"), tr("Node"), tr("Slot"), tr("Rank"), tr("tp"), tr("cp"), tr("dp"),
        tr("pp"), tr("ep"),
        shared->work == WorkKind::Serving ? tr("For keys and values (bytes)") : tr("Headroom (bytes)"),
        boardColorName(BoardColor::Rack), boardColorName(BoardColor::Links)};
    if (!shared->kindWords.empty())
        columns << tr("Kind of node");
    const auto parts = static_cast<int>(columns.size()); // the first column of what an engine holds
    if (!shared->served.empty())
        columns << tr("Weights (bytes)") << tr("Activations (bytes)") << tr("Buffers and engine (bytes)")
                << tr("Capacity (bytes)");
    return std::make_unique<CallbackTable>(shared->devices(), columns,
        [shared, parts, scene = m_scene, ranks = m_scene.rankOn](
            int device, int column, Qt::ItemDataRole role) -> QVariant {
            const int rank = ranks[static_cast<std::size_t>(device)];
            if (column >= parts)
                return servedPart(*shared, rank, column - parts, role);
            switch (column) {
            case 0:
                return device;
            case 1:
                return QString::fromStdString(shared->nodeName(shared->nodeOf(device)));
            case 2:
                return device % shared->devicesPerNode;
            case 10: {
                const int rack = scene.rackOf(shared->nodeOf(device));
                return rack < 0 ? QVariant(QString()) : QVariant(rack);
            }
            case 11: {
                const double rate = scene.rateOf(shared->nodeOf(device));
                return rate <= 0           ? QVariant(QString())
                    : role == Qt::EditRole ? QVariant(rate)
                                           : QVariant(formatRate(rate));
            }
            case 12:
                return QString::fromStdString(
                    shared->kindWords[static_cast<std::size_t>(shared->kindOf(shared->nodeOf(device)))]);
            default:
                break;
            }
            if (rank < 0)
                return QString();
            const auto index = static_cast<std::size_t>(rank);
            const RankCoordinates& c = shared->coordinates[index];
            if (column == 9) {
                if (shared->headroomBytes.empty())
                    return QString();
                const double bytes = shared->headroomBytes[index];
                return role == Qt::EditRole ? QVariant(bytes) : QVariant(formatBytes(bytes));
            }
            const std::array<int, 6> values {rank, c.tp, c.cp, c.dp, c.pp, c.ep};
            return values[static_cast<std::size_t>(column - 3)];
        });
}

QString BoardView::describe() const
{
    const auto failing = std::ranges::count_if(m_failureSpeeds, [](double speed) { return speed < 1; });
    const QString fails = failing > 0
        ? u' ' + tr("%n GPU(s) are supposed to fail or to be slow.", nullptr, static_cast<int>(failing))
        : QString();
    return tr("Placement board: %1 ranks of %2 pipeline stages on %3 nodes of %4 GPUs, coloured by %5.")
               .arg(QLocale().toString(data().ranks()))
               .arg(QLocale().toString(data().stages))
               .arg(QLocale().toString(data().nodes))
               .arg(QLocale().toString(data().devicesPerNode))
               .arg(boardColorName(m_scene.color, data().work))
        + fails;
}

QString BoardView::deviceText(int device) const
{
    const int rank = m_scene.rankAt(device);
    const QString place = tr("GPU %1 of %2")
                              .arg(device % data().devicesPerNode)
                              .arg(QString::fromStdString(data().nodeName(data().nodeOf(device))));
    if (const NodeUse use = data().useOf(data().nodeOf(device)); rank < 0 && use != NodeUse::Usable)
        return place + QStringLiteral(", ") + nodeUseWord(use)
            + (data().noteOf(data().nodeOf(device)).isEmpty()
                    ? QString()
                    : QStringLiteral(": ") + data().noteOf(data().nodeOf(device)));
    if (rank < 0)
        return place + tr(", empty");
    return place
        + tr(", rank %1, stage %2").arg(rank).arg(data().coordinates[static_cast<std::size_t>(rank)].pp)
        + (data().isLocked(rank) ? tr(", locked") : QString())
        + (data().useOf(data().nodeOf(device)) == NodeUse::Idle
                ? QStringLiteral(", ") + nodeUseWord(NodeUse::Idle)
                : QString())
        + (failureSpeed(device) <= 0 ? tr(", supposed to fail") : QString());
}

QString BoardView::supposedText(WhatIf::Part part, int index) const
{
    QString text;
    for (const WhatIf& one : data().whatIf)
        if (m_cluster && one.part == part && one.first == index)
            text += u'\n' + tr("What if: %1").arg(whatIfWords(*m_cluster, one));
    return text;
}

QString BoardView::noteText(int node) const
{
    const QString note = data().noteOf(node);
    return note.isEmpty() ? QString() : u'\n' + note;
}

QString BoardView::toolTipOfNode(int node) const
{
    QString text = QString::fromStdString(data().nodeName(node));
    if (!data().nodeDevices.empty())
        text += u'\n' + QString::fromStdString(data().nodeDevices[static_cast<std::size_t>(node)]);
    const auto line = [&text](const QString& what, const QString& value) {
        text +=
            u'\n' + (what.isEmpty() ? boardColorName(BoardColor::Rack) : what) + QStringLiteral(": ") + value;
    };
    if (const int rack = m_scene.rackOf(node); rack >= 0)
        line(m_scene.network->level, boardColorLetter(BoardColor::Rack) + QString::number(rack));
    if (const double rate = m_scene.rateOf(node); rate > 0)
        line(boardColorName(BoardColor::Links), formatRate(rate));
    const NodeUse use = data().useOf(node);
    if (use == NodeUse::Idle)
        text +=
            u'\n' + tr("Its ranks have nothing to do: others do the work, or their replicas take no part");
    else if (use == NodeUse::Usable)
        text += u'\n' + tr("Drag onto another node to swap all their ranks (N)");
    else
        text += u'\n' + tr("%1: no rank is placed here", "why a node is kept free").arg(nodeUseWord(use));
    return text + noteText(node) + supposedText(WhatIf::Part::Node, node);
}

QString BoardView::toolTipOf(int device) const
{
    const int rank = m_scene.rankAt(device);
    const QString place = tr("Device %1: slot %2 of %3")
                              .arg(device)
                              .arg(device % data().devicesPerNode)
                              .arg(QString::fromStdString(data().nodeName(data().nodeOf(device))));
    const QString supposed = supposedText(WhatIf::Part::Device, device)
        + supposedText(WhatIf::Part::Node, data().nodeOf(device)) + failureText(device);
    if (rank < 0) {
        const NodeUse use = data().useOf(data().nodeOf(device));
        return place + u'\n'
            + (use == NodeUse::Usable ? tr("No rank here")
                                      : tr("%1: no rank is placed here").arg(nodeUseWord(use)))
            + noteText(data().nodeOf(device)) + supposed;
    }
    const auto index = static_cast<std::size_t>(rank);
    QString text =
        tr("Rank %1").arg(rank) + u'\n' + coordinateText(data().coordinates[index]) + u'\n' + place;
    if (!data().served.empty()) {
        text += u'\n' + servedText(data().served[index]);
    } else if (m_scene.headroomKnown()) {
        const double bytes = data().headroomBytes[index];
        text += u'\n'
            + (bytes < 0 ? tr("Does not fit: %1 (%2) too much") : tr("Memory headroom %1 (%2)"))
                  .arg(formatBytes(std::abs(bytes)), exactBytes(std::abs(bytes)));
    }
    if (data().isLocked(rank))
        text += u'\n' + tr("Locked: neither drags nor “Place automatically” move it (L)");
    return text + supposed;
}

/// What an engine does with the memory of a device.
QString BoardView::servedText(const ServingMemory& memory)
{
    const auto bytes = [](Bytes amount) { return formatBytes(std::abs(amount.value())); };
    const QString left = memory.cache.value() < 0
        ? tr("Does not fit: %1 too much, without keys and values").arg(bytes(memory.cache))
        : tr("%1 for keys and values").arg(bytes(memory.cache));
    return left + u'\n'
        + tr("Weights %1, activations %2, buffers and engine %3")
              .arg(bytes(memory.weights), bytes(memory.activations),
                  bytes(memory.communication + memory.reserved))
        + u'\n' + tr("The engine takes %1 of %2").arg(bytes(memory.usable), bytes(memory.capacity));
}

void BoardView::addNodeMenu(QMenu& menu, int node)
{
    const QString name = QString::fromStdString(data().nodeName(node));
    menu.addActions({own().find("board.lockNode"), own().find("board.carryNode")});
    QMenu* marks = menu.addMenu(tr("Mar&k %1 as").arg(name));
    const UnavailableNode* outage = m_cluster->outageOf(node);
    const NodeUse now = outage == nullptr  ? NodeUse::Usable
        : outage->reason == Outage::Broken ? NodeUse::Broken
                                           : NodeUse::Draining;
    const std::array<std::pair<NodeUse, QString>, 3> uses {{{NodeUse::Usable, tr("&Available")},
        {NodeUse::Broken, tr("&Broken")}, {NodeUse::Draining, tr("&Draining")}}};
    for (const auto& [use, text] : uses) {
        QAction* action =
            marks->addAction(text, this, [this, node, u = use] { Q_EMIT outageRequested(node, u); });
        action->setCheckable(true);
        action->setChecked(use == now);
    }
    marks->addSeparator();
    marks->addAction(own().find("board.note"));
    const WhatIfChoice choice {[this](const WhatIf& whatIf) { Q_EMIT whatIfRequested(whatIf); },
        [this](const WhatIf& part, SupposedShare share) { Q_EMIT whatIfEditRequested(part, share); }};
    WhatIf part;
    part.first = m_focus;
    addWhatIfMenu(menu, *m_cluster, data().whatIf, part, choice);
    part.part = WhatIf::Part::Node;
    part.first = node;
    addWhatIfMenu(menu, *m_cluster, data().whatIf, part, choice);
    addFailureMenu(menu);
}

void BoardView::extendMenu(QMenu& menu)
{
    const int rank = m_scene.rankAt(m_focus);
    if (rank >= 0) {
        const int stage = data().coordinates[static_cast<std::size_t>(rank)].pp;
        own().fill(menu, 0);
        menu.addSeparator();
        menu.addAction(tr("Select &stage %1").arg(stage), this, [this, stage] {
            std::vector<int> ranks;
            for (int r = 0; r < data().ranks(); ++r)
                if (data().coordinates[static_cast<std::size_t>(r)].pp == stage)
                    ranks.push_back(r);
            pickGroup(ranks);
        });
        const std::array<std::pair<QString, GroupKind>, 4> groups {
            {{tr("Select tenso&r group"), GroupKind::Tensor}, {tr("Select &data group"), GroupKind::Data},
                {tr("Select &pipeline"), GroupKind::Pipeline},
                {tr("Select e&xpert group"), GroupKind::Expert}}};
        for (const auto& [text, kind] : groups)
            menu.addAction(text, this, [this, rank, k = kind] { pickGroup(groupMembers(data(), k, rank)); });
        menu.addSeparator();
    }
    if (m_cluster && m_cluster->devices() == data().devices() && data().devices() > 0)
        addNodeMenu(menu, data().nodeOf(m_focus));
    if (data().ranks() > 0)
        menu.addAction(tr("Place all ranks &automatically"), this, &BoardView::automaticPlacementRequested);
    QMenu* colors = menu.addMenu(tr("Colour &by"));
    for (int i = 0; i < kBoardColorCount; ++i) {
        QAction* action = colors->addAction(boardColorName(static_cast<BoardColor>(i), data().work), this,
            [this, i] { setColorBy(static_cast<BoardColor>(i)); });
        action->setCheckable(true);
        action->setChecked(static_cast<int>(m_scene.color) == i);
    }
    own().fill(menu, 2);
}

} // namespace rankloom::ui
