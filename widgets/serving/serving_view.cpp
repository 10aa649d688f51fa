// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/serving/serving_tables.h"
#include "widgets/serving/serving_text.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_drawing.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

namespace {

constexpr double kKeyZoomServing = 1.35;
constexpr double kCommandPanServing = 0.15; ///< of the width

} // namespace

ServingView::ServingView(QWidget* parent)
    : PictureView(parent), m_scrollBar(new QScrollBar(Qt::Vertical, this)), m_strip(new ViewStrip(this))
{
    setAccessibleName(tr("Serving"));
    setWhatsThis(tr(
        "Requests are answered by batches that walk through the stages of a pipeline. Each bar is a "
        "batch on a stage, split by its tokens: pieces of prompts in the hues of their requests, decodes "
        "hatched grey. Gaps between batches are bubbles, by their cause: PB1 prompts of different size, "
        "PB2 a batch with prompts beside one without, PB3 decodes with caches of different length "
        "(SARATHI, arXiv 2308.16369). Where prompts are computed apart, arrows are keys and values on their "
        "way to where the request goes on. TTFT is the first token behind the arrival; TPOT is "
        "(end − first token) / (output tokens − 1)."));
    setEmptyText(tr("Nothing was served yet."),
        tr("Requests and scheduler on the left are simulated as soon as the plan fits."));
    m_scrollBar->setFocusPolicy(Qt::NoFocus);
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) { setScroll(value); });
    makeCommands();
    makeStrip();
}

void ServingView::makeStrip()
{
    m_replicaBox = m_strip->addLeadingChoice(
        tr("&Replica:"), {QStringLiteral("0")}, [this](int replica) { setReplica(replica); });
    QToolButton* play = m_strip->addCommand(
        *own().find("serving.play"), tr("Play"), tr("Walk through the batches: who gets a token in each"));
    connect(this, &ServingView::playingChanged, play,
        [play](bool playing) { play->setText(playing ? tr("Stop") : tr("Play")); });
    m_strip->addCommand(*own().find("serving.previous"), tr("◂"), tr("Previous batch"));
    m_strip->addCommand(*own().find("serving.next"), tr("▸"), tr("Next batch"));
    m_strip->addGap();
    m_strip->addCommand(
        *own().find("serving.longestBubble"), tr("Longest bubble"), tr("Go to the longest bubble"));
    m_strip->addCommand(
        *own().find("serving.zoomSelection"), tr("Zoom"), tr("Zoom to what the cursor is on"));
    m_strip->addCommand(*own().find("serving.fit"), tr("Fit"), tr("Show all of it"));
    m_strip->hide();
}

void ServingView::showReplicas()
{
    const QSignalBlocker quiet(m_replicaBox);
    if (m_replicaBox->count() != replicas()) {
        m_replicaBox->clear();
        for (int replica = 0; replica < replicas(); ++replica)
            m_replicaBox->addItem(serving_text::count(replica));
    }
    m_replicaBox->setCurrentIndex(m_scene.replica);
    m_replicaBox->setEnabled(replicas() > 1);
    m_strip->setVisible(!isEmpty());
    m_strip->follow();
}

QRectF ServingView::pictureArea() const
{
    return QRectF(rect()).adjusted(0, m_strip->isHidden() ? 0 : m_strip->height(), 0, 0);
}

void ServingView::makeCommands()
{
    const QString group = tr("Serving");
    const auto zoom = [this](double factor) {
        return [this, factor] { setMapping(m_mapping.zoomed(factor, m_mapping.width / 2)); };
    };
    const auto pan = [this](double share) {
        return [this, share] { setMapping(m_mapping.panned(m_mapping.width * share)); };
    };
    addCommands(group,
        {{"serving.fit", tr("&Fit all"), {Qt::Key_Home, Qt::Key_0}, [this] { fitAll(); }},
            {"serving.zoomSelection", tr("&Zoom to selection"), {Qt::Key_Z}, [this] { zoomToSelection(); },
                enabledIf([this] { return m_cursor.what != ServingHit::What::Nothing; })},
            {"serving.zoomIn", tr("Zoom in"), {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_W},
                zoom(kKeyZoomServing)},
            {"serving.zoomOut", tr("Zoom out"), {Qt::Key_Minus, Qt::Key_S}, zoom(1 / kKeyZoomServing)},
            {"serving.left", tr("Move left"), {Qt::Key_A}, pan(-kCommandPanServing)},
            {"serving.right", tr("Move right"), {Qt::Key_D}, pan(kCommandPanServing)},
            {"serving.higherRows", tr("&Higher rows of requests"), {Qt::Key_BracketRight},
                [this] { setRowZoom(m_rowZoom * kKeyZoomServing); }},
            {"serving.lowerRows", tr("&Lower rows of requests"), {Qt::Key_BracketLeft},
                [this] { setRowZoom(m_rowZoom / kKeyZoomServing); }}});
    addCommands(group,
        {{"serving.play", tr("&Play batch by batch"), {Qt::Key_Space}, [this] { setPlaying(!isPlaying()); },
             [this](QAction& action) {
                 action.setText(isPlaying() ? tr("&Stop") : tr("&Play batch by batch"));
             }},
            {"serving.next", tr("&Next batch"), {Qt::Key_Period}, [this] { stepBatch(1); }},
            {"serving.previous", tr("Pre&vious batch"), {Qt::Key_Comma}, [this] { stepBatch(-1); }},
            {"serving.longestBubble", tr("Longest &bubble"), {Qt::Key_B}, [this] { showLongestBubble(); }},
            {"serving.trace", tr("Export as Chrome &trace…"), {}, [this] { Q_EMIT traceWanted(); }},
            {"serving.nextReplica", tr("Ne&xt replica"), {Qt::Key_PageDown},
                [this] { setReplica(m_scene.replica + 1); },
                enabledIf([this] { return m_scene.replica + 1 < replicas(); })},
            {"serving.previousReplica", tr("P&revious replica"), {Qt::Key_PageUp},
                [this] { setReplica(m_scene.replica - 1); },
                enabledIf([this] { return m_scene.replica > 0; })}});
}

int ServingView::replicas() const
{
    int all = 0;
    for (const ServingRun& run : m_scene.runs)
        all = std::max(all, run.index->replicas());
    return all;
}

std::int64_t ServingView::makespan() const
{
    std::int64_t end = 1;
    for (const ServingRun& run : m_scene.runs)
        end = std::max(end, run.index->end());
    return end;
}

void ServingView::setRuns(std::vector<ServingRun> runs)
{
    const bool wasWhole = isEmpty()
        || m_mapping.nsPerPixel
            >= fitted(0, static_cast<double>(makespan()), m_mapping.width).nsPerPixel * 0.999;
    m_scene.runs = std::move(runs);
    m_scene.replica = std::clamp(m_scene.replica, 0, std::max(0, replicas() - 1));
    m_hover = {};
    m_cursor = {};
    m_rereads.clear();
    m_readPiece = -1;
    setPlaying(false);
    showReplicas();
    relayout();
    if (!isEmpty())
        setMapping(wasWhole ? fitted(0, static_cast<double>(makespan()), m_layout.body.width()) : m_mapping);
    invalidate();
    pictureChanged();
    Q_EMIT cursorChanged();
}

void ServingView::setTargets(const ServingTargets& targets)
{
    if (std::exchange(m_scene.targets, targets) == targets)
        return;
    relayout();
    pictureChanged();
}

void ServingView::setReplica(int replica)
{
    const int wanted = std::clamp(replica, 0, std::max(0, replicas() - 1));
    if (std::exchange(m_scene.replica, wanted) == wanted)
        return;
    m_cursor = {};
    m_hover = {};
    m_rereads.clear();
    showReplicas();
    relayout();
    pictureChanged();
}

ServingPlaces ServingView::layoutIn(const QRectF& area, double scroll) const
{
    const TimelineStyle style(palette(), font());
    ServingPlacesInput input;
    input.area = area;
    for (const ServingRun& run : m_scene.runs) {
        input.lanes.push_back(run.index->lanesPerReplica());
        const int shown = std::min(m_scene.replica, run.index->replicas() - 1);
        input.rows.push_back(static_cast<int>(run.index->rows(shown).size()));
        input.pools.push_back(run.index->transfers(0) != nullptr);
    }
    input.lineHeight = std::ceil(QFontMetricsF(font()).height());
    input.nameWidth = servingNameWidth(m_scene, style);
    input.legendHeight = servingLegendHeight(m_scene, style, area.width() - 16);
    input.rowZoom = m_rowZoom;
    input.scroll = scroll;
    return layoutServing(input);
}

void ServingView::relayout()
{
    if (isEmpty()) {
        m_scrollBar->hide();
        return;
    }
    const int bar = m_scrollBar->sizeHint().width();
    m_layout = layoutIn(pictureArea().adjusted(0, 0, -bar, 0), m_scroll);
    const double most = m_layout.maximumScroll();
    m_scroll = std::clamp(m_scroll, 0.0, most);
    {
        const QSignalBlocker quiet(m_scrollBar);
        m_scrollBar->setRange(0, static_cast<int>(std::ceil(most)));
        m_scrollBar->setPageStep(static_cast<int>(m_layout.sections.front().requests.height()));
        m_scrollBar->setSingleStep(static_cast<int>(std::max(4.0, m_layout.sections.front().rowPitch)));
        m_scrollBar->setValue(static_cast<int>(m_scroll));
    }
    const QRectF first = m_layout.sections.front().requests;
    m_scrollBar->setGeometry(
        QRectF(width() - bar, first.top(), bar, m_layout.body.bottom() - first.top()).toRect());
    m_scrollBar->setVisible(most > 0.5);
    TimelineMapping mapping = m_mapping;
    mapping.nsPerPixel *= m_mapping.width / m_layout.body.width();
    mapping.width = m_layout.body.width();
    m_mapping = clamped(mapping, makespan());
    invalidate();
}

void ServingView::invalidate()
{
    m_layer.forget();
    update();
}

void ServingView::setMapping(const TimelineMapping& mapping)
{
    if (isEmpty())
        return;
    m_mapping = clamped(mapping, makespan());
    invalidate();
}

void ServingView::setScroll(double scroll)
{
    const double wanted = std::clamp(scroll, 0.0, isEmpty() ? 0.0 : m_layout.maximumScroll());
    if (std::exchange(m_scroll, wanted) != wanted)
        relayout();
}

void ServingView::setRowZoom(double zoom)
{
    m_rowZoom = std::clamp(zoom, 1.0, 15.0);
    relayout();
}

void ServingView::fitAll()
{
    if (isEmpty())
        return;
    m_rowZoom = 1;
    m_scroll = 0;
    relayout();
    setMapping(fitted(0, static_cast<double>(makespan()), m_layout.body.width()));
}

void ServingView::zoomToInterval(qint64 from, qint64 to)
{
    if (!isEmpty())
        setMapping(fitted(static_cast<double>(from), static_cast<double>(to), m_mapping.width));
}

void ServingView::zoomToSelection()
{
    if (m_cursor.what == ServingHit::What::Nothing)
        return;
    const std::int64_t length = std::max<std::int64_t>(1, m_cursor.to - m_cursor.from);
    const std::int64_t around = m_cursor.what == ServingHit::What::Request ? length / 10 : 4 * length;
    zoomToInterval(m_cursor.from - around, m_cursor.to + around);
}

void ServingView::paintEvent(QPaintEvent* /*event*/)
{
    const TimelineStyle style(palette(), font());
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer.pixels(*this, [&](QPainter& below) {
        below.setRenderHint(QPainter::Antialiasing);
        ServingPainter(m_scene, m_layout, m_mapping, style).paint(below);
    }));
    painter.setRenderHint(QPainter::Antialiasing);
    paintOverlay(painter, style);
}

void ServingView::paintData(QPainter& painter, const QRectF& area) const
{
    const TimelineStyle style(palette(), font());
    const ServingPlaces layout = layoutIn(area, 0);
    TimelineMapping mapping = m_mapping;
    mapping.nsPerPixel *= m_mapping.width / layout.body.width();
    mapping.width = layout.body.width();
    ServingPainter(m_scene, layout, mapping, style).paint(painter);
}

void ServingView::paintOverlay(QPainter& painter, const TimelineStyle& style) const
{
    paintRereads(painter, style);
    paintPlay(painter, style);
    const auto frame = [&](const ServingHit& hit, const QColor& color, double width) {
        if (hit.what == ServingHit::What::Nothing || hit.what == ServingHit::What::Cache
            || hit.what == ServingHit::What::Folded)
            return;
        const QRectF place = rectOf(hit).intersected(m_layout.body);
        if (place.isEmpty())
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, width));
        painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
    };
    frame(m_hover, style.palette.color(QPalette::Text), 1);
    frame(m_cursor, style.palette.color(QPalette::Highlight), 2);
    if (m_layout.body.contains(m_pointer)) {
        painter.setPen(QPen(mutedText(style.palette), 1, Qt::DotLine));
        const double x = std::floor(m_pointer.x()) + 0.5;
        painter.drawLine(QPointF(x, m_layout.body.top()), QPointF(x, m_layout.body.bottom()));
        painter.setFont(style.small());
        drawPlate(painter, {x, m_layout.ruler.center().y()},
            serving_text::at(m_mapping.toTime(m_pointer.x() - m_layout.body.left())), m_layout.ruler,
            style.palette);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.palette.color(QPalette::Highlight), 1.5));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    paintReadout(painter, style);
}

/// Where what a piece wrote is read again.
void ServingView::paintRereads(QPainter& painter, const TimelineStyle& style) const
{
    if (m_rereads.empty())
        return;
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(m_readRun)].index;
    const ServingPicture& picture = index.picture();
    const ServingSection& section = m_layout.sections[static_cast<std::size_t>(m_readRun)];
    const ServingPainter places(m_scene, m_layout, m_mapping, style);
    const PicturedPiece& own = picture.pieces[static_cast<std::size_t>(m_readPiece)];
    const QColor ink = style.palette.color(QPalette::BrightText);
    painter.save();
    painter.setClipRect(m_layout.body);
    struct Line {
        QColor below;
        int frame;
    };
    const auto mark = [&](std::int32_t number, const Line& line) {
        const PicturedBatch& batch = picture.batches[static_cast<std::size_t>(number)];
        if (batch.replica != m_scene.replica)
            return;
        for (int lane = 0; lane < section.lanes; ++lane) {
            const ServedLane& stage = index.lane(m_scene.replica, lane).lane();
            if (stage.stream != batch.stream)
                continue;
            const ServedSpan& span = stage.spans[static_cast<std::size_t>(batch.place)];
            QRectF place = places.interval(section.lane(lane), span.start, span.end);
            if (place.right() < m_layout.body.left() || place.left() > m_layout.body.right())
                continue;
            place.setWidth(std::max(2.0, place.width()));
            painter.fillRect(QRectF(place.left(), place.bottom() - 3, place.width(), 3), line.below);
            if (place.width() > 5) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(ink, line.frame));
                painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
            }
        }
    };
    mark(own.batch, {requestColor(own.request, style.ground), 2}); // where it was written
    for (const std::int32_t batch : m_rereads)
        mark(batch, {ink, 1});
    painter.restore();
}

/// While one plays: which requests get a token in this batch, and whose prompts they ride along with.
void ServingView::paintPlay(QPainter& painter, const TimelineStyle& style) const
{
    if (m_cursor.what != ServingHit::What::Batch)
        return;
    const ServingIndex& index = *m_scene.runs[static_cast<std::size_t>(m_cursor.run)].index;
    const ServingPicture& picture = index.picture();
    const ServedSpan& span =
        index.lane(m_scene.replica, m_cursor.lane).lane().spans[static_cast<std::size_t>(m_cursor.index)];
    const PicturedBatch& batch = picture.batches[static_cast<std::size_t>(span.batch)];
    const ServingSection& section = m_layout.sections[static_cast<std::size_t>(m_cursor.run)];
    const ServingPainter places(m_scene, m_layout, m_mapping, style);
    painter.save();
    painter.setClipRect(section.requests);
    const auto mark = [&](std::int32_t request, const QColor& ink, double width) {
        const int row = index.rowOf(request);
        if (row < 0)
            return;
        const QRectF place = places.interval(section.row(row), picture.startOf(batch), picture.endOf(batch));
        if (place.bottom() < section.requests.top() || place.top() > section.requests.bottom())
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, width));
        painter.drawRect(QRectF(place.left(), place.top(), std::max(3.0, place.width()), place.height())
                             .adjusted(0.5, 0.5, -0.5, -1));
    };
    for (const std::int32_t request : picture.decodesOf(batch))
        mark(request, style.palette.color(QPalette::Highlight), 1);
    for (std::int32_t i = 0; i < batch.pieces; ++i)
        mark(picture.pieces[static_cast<std::size_t>(batch.firstPiece + i)].request,
            style.palette.color(QPalette::Highlight), 2);
    painter.restore();
}

QString ServingView::readout() const
{
    if (m_cursor.what == ServingHit::What::Nothing)
        return {};
    return textOf(m_cursor).split(u'\n').mid(0, 4).join(QStringLiteral("  ·  "));
}

/// In the place of the figures, which stand still while the cursor does not.
void ServingView::paintReadout(QPainter& painter, const TimelineStyle& style) const
{
    const QString text = readout();
    if (text.isEmpty())
        return;
    painter.fillRect(m_layout.header, palette().base());
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    painter.drawText(m_layout.header, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(style.font).elidedText(text, Qt::ElideRight, m_layout.header.width()));
}

QString ServingView::describe() const
{
    QStringList parts;
    for (const ServingRun& run : m_scene.runs) {
        const ServingPicture& picture = run.index->picture();
        parts << tr(
            "%1 requests on %2 replicas of %3 stages, scheduler %4: %5. Bubbles: %6. Preemptions: %7.")
                     .arg(serving_text::count(picture.simulation.served),
                         serving_text::count(picture.setup.replicas),
                         serving_text::count(picture.setup.stages), run.name, serving_text::figures(picture),
                         serving_text::bubbles(picture), serving_text::count(picture.simulation.preemptions));
    }
    return parts.join(u' ');
}

std::unique_ptr<QAbstractTableModel> ServingView::createTable() const
{
    if (isEmpty())
        return std::make_unique<CallbackTable>(0, QStringList(), CallbackTable::Cell());
    const auto run = static_cast<std::size_t>(m_cursor.what == ServingHit::What::Nothing ? 0 : m_cursor.run);
    const std::shared_ptr<const ServingIndex>& index = m_scene.runs[run].index;
    switch (m_cursor.what) {
    case ServingHit::What::Request:
        return requestTable(index);
    case ServingHit::What::HandOver:
        return handOverTable(index);
    default:
        return batchTable(index);
    }
}

} // namespace rankloom::ui
