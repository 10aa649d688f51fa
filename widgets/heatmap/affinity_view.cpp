// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/affinity_view.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStackedWidget>

#include "widgets/heatmap/small_multiples.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

AffinityView::AffinityView(QWidget* parent)
    : PictureView(parent)
    , m_strip(new ViewStrip(this))
    , m_pages(new QStackedWidget(this))
    , m_multiples(new SmallMultiples(m_pages))
    , m_large(new HeatmapView(m_pages))
{
    setAccessibleName(tr("Expert affinity"));
    m_large->setAccessibleName(tr("Affinity of one pair of layers"));
    m_large->setStripVisible(false);
    m_large->setPaging(true);
    m_pages->addWidget(m_multiples);
    m_pages->addWidget(m_large);
    setFocusProxy(m_multiples);
    m_quantityBox = m_strip->addChoice(tr("&Show:"), affinityQuantityNames(),
        [this](int index) { setQuantity(static_cast<AffinityQuantity>(index)); });
    m_layerBox = m_strip->addChoice(tr("La&yers:"), {tr("All layers")}, [this](int index) {
        if (index <= 0)
            showOverview();
        else
            showMatrix(index - 1);
    });
    m_strip->addButton(
        QStringLiteral("‹"), tr("Previous layer (PgUp)"), [this] { showMatrix(m_matrix - 1); },
        tr("Previous layer"));
    m_strip->addButton(
        QStringLiteral("›"), tr("Next layer (PgDn)"), [this] { showMatrix(m_matrix + 1); }, tr("Next layer"));
    m_strip->addGap();
    m_strip->addChoice(tr("Co&lours:"), heatColorNames(), [this](int index) {
        m_multiples->setColorMap(static_cast<ColorMap>(index));
        m_large->setColorMap(static_cast<ColorMap>(index));
    });
    m_strip->addChoice(tr("Se&veral cells per pixel:"), heatPoolingNames(), [this](int index) {
        m_multiples->setPooling(static_cast<HeatPooling>(index));
        m_large->setPooling(static_cast<HeatPooling>(index));
    });
    connect(m_multiples, &SmallMultiples::opened, this, &AffinityView::showMatrix);
    connect(m_large, &HeatmapView::pageRequested, this, [this](int step) { showMatrix(m_matrix + step); });
    connect(m_large, &PictureView::selected, this, [this](const Selection& chosen) { select(chosen); });
    for (PictureView* page : {static_cast<PictureView*>(m_multiples), static_cast<PictureView*>(m_large)})
        connect(page, &PictureView::tableRequested, this, &PictureView::tableRequested);
    m_large->setMapping(
        [this](HeatCell cell) {
            Selection chosen;
            chosen.layer = m_matrix;
            chosen.expert = cell.row;
            return chosen;
        },
        [this](const Selection& chosen) {
            // The selected expert is a row in its own layer and a column in the pair before it.
            if (chosen.layer == m_matrix)
                return HeatCell {chosen.expert, -1};
            const bool target = m_quantity != AffinityQuantity::Coactivation && chosen.layer == m_matrix + 1;
            return target ? HeatCell {-1, chosen.expert} : HeatCell {};
        });
    refresh();
}

void AffinityView::setRouting(std::shared_ptr<const RoutingStatistics> routing)
{
    if (m_routing == routing)
        return;
    m_routing = std::move(routing);
    refresh();
}

void AffinityView::setQuantity(AffinityQuantity quantity)
{
    m_quantity = quantity;
    m_quantityBox->setCurrentIndex(static_cast<int>(quantity));
    refresh();
}

void AffinityView::refresh()
{
    const int count = m_routing && !m_routing->empty() ? affinityMatrices(*m_routing, m_quantity) : 0;
    std::vector<std::shared_ptr<const HeatmapData>> matrices;
    QStringList names;
    QStringList shortNames;
    for (int i = 0; i < count; ++i) {
        matrices.push_back(std::make_shared<const HeatmapData>(affinityHeatmap(*m_routing, m_quantity, i)));
        names << affinityName(*m_routing, m_quantity, i);
        shortNames << affinityShortName(*m_routing, m_quantity, i);
        m_range = i == 0 ? rangeOf(*matrices.front()) : united(m_range, rangeOf(*matrices.back()));
    }
    std::vector<HeatmapScene> scenes;
    for (const auto& matrix : matrices) {
        scenes.emplace_back(matrix, m_range);
        scenes.back().map = m_large->scene().map;
        scenes.back().pooling = m_large->scene().pooling;
    }
    m_matrix = std::clamp(m_matrix, 0, std::max(0, count - 1));
    m_multiples->setTitle(affinityQuantityNames()[static_cast<int>(m_quantity)]);
    {
        const QSignalBlocker blocker(m_layerBox);
        m_layerBox->clear();
        m_layerBox->addItem(tr("All layers"));
        m_layerBox->addItems(names);
    }
    m_multiples->setScenes(std::move(scenes), std::move(names), std::move(shortNames));
    if (count == 0 || overview())
        showOverview();
    else
        showMatrix(m_matrix);
}

bool AffinityView::overview() const { return m_pages->currentWidget() == m_multiples; }

PictureView& AffinityView::shown() const
{
    return overview() ? static_cast<PictureView&>(*m_multiples) : static_cast<PictureView&>(*m_large);
}

void AffinityView::showOverview()
{
    m_multiples->setCurrent(m_matrix);
    m_pages->setCurrentWidget(m_multiples);
    showPage();
}

void AffinityView::showMatrix(int index)
{
    const int count = static_cast<int>(m_multiples->scenes().size());
    if (count == 0 || index < 0 || index >= count)
        return;
    m_matrix = index;
    m_large->setData(affinityHeatmap(*m_routing, m_quantity, index), m_range);
    m_large->setSelection(selection());
    m_pages->setCurrentWidget(m_large);
    showPage();
}

void AffinityView::showPage()
{
    const bool focused = m_multiples->hasFocus() || m_large->hasFocus();
    setFocusProxy(&shown());
    if (focused)
        shown().setFocus();
    const QSignalBlocker blocker(m_layerBox);
    m_layerBox->setCurrentIndex(overview() ? 0 : m_matrix + 1);
    pictureChanged();
}

void AffinityView::selectionChanged()
{
    m_large->setSelection(selection());
    update();
}

void AffinityView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_strip->follow();
    m_pages->setGeometry(0, m_strip->height(), width(), std::max(0, height() - m_strip->height()));
}

void AffinityView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !overview())
        showOverview();
    else
        PictureView::keyPressEvent(event);
}

void AffinityView::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    shown().setFocus();
}

void AffinityView::paintData(QPainter& painter, const QRectF& area) const
{
    shown().paintPicture(painter, area);
}

QSize AffinityView::pictureSize() const { return shown().pictureSize(); }
std::unique_ptr<QAbstractTableModel> AffinityView::createTable() const { return shown().createTable(); }
void AffinityView::setWhyEmpty(const QString& reason) { m_multiples->setWhyEmpty(reason); }

QString AffinityView::describe() const { return shown().description(); }

} // namespace rankloom::ui
