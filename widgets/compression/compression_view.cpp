// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compression/compression_view.h"

#include <algorithm>
#include <array>
#include <climits>
#include <utility>
#include <vector>

#include <QAction>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/compression/compression_picture.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// A row of the table: figures of one unit, or none.
struct TableRow {
    QString what;
    QString of;
    std::array<double, 3> figures {};
    bool bytes = false; ///< otherwise seconds
    QString words;
};

} // namespace

CompressionView::CompressionView(QWidget* parent) : PictureView(parent)
{
    frameFocus();
    setAccessibleName(tr("Compression of communication"));
    setWhatsThis(tr(
        "What each way to send less saves of the step, all else as it is, and why. Sends back between stages "
        "and weight gradients lose digits (PowerSGD, top-k, few bits): a plan that does so is marked as "
        "lossy, "
        "and nothing is said of what that does to the model. A tied embedding summed at once loses "
        "nothing."));
    setEmptyText(tr("What compressing communication would save stands here."),
        tr("It comes with the figures of the plan."));
    addCommands(tr("Compression"),
        {{"compression.switch", tr("&Switch on or off"), {Qt::Key_Return, Qt::Key_Enter},
            [this] { switchChosen(); },
            [this](QAction& action) {
                const CompressionEffect* effect = chosenEffect();
                action.setEnabled(effect != nullptr);
                action.setText(!effect ? tr("&Switch on or off")
                        : effect->on   ? tr("&Switch off: %1").arg(targetName(effect->target))
                                       : tr("&Switch on: %1").arg(targetName(effect->target)));
            }}});
}

CompressionView::~CompressionView() = default;

void CompressionView::setFigures(std::shared_ptr<const CompressionFigures> figures)
{
    if (m_figures == figures)
        return;
    m_figures = std::move(figures);
    if (!m_figures)
        m_chosen = -1;
    pictureChanged();
}

int CompressionView::itemAt(const QPointF& position) const
{
    if (isEmpty())
        return -1;
    const CompressionPicture picture(*m_figures, rect(), palette(), font());
    const auto found = std::ranges::find_if(
        picture.items(), [&](const CompressionItem& item) { return item.place.contains(position); });
    return found == picture.items().end() ? -1 : static_cast<int>(found - picture.items().begin());
}

const CompressionEffect* CompressionView::chosenEffect() const
{
    if (isEmpty() || m_chosen < 0)
        return nullptr;
    const CompressionPicture picture(*m_figures, rect(), palette(), font());
    if (m_chosen >= std::ssize(picture.items()))
        return nullptr;
    const auto& target = picture.items()[static_cast<std::size_t>(m_chosen)].target;
    const auto found = target ? std::ranges::find(m_figures->effects, *target, &CompressionEffect::target)
                              : m_figures->effects.end();
    return found == m_figures->effects.end() ? nullptr : &*found;
}

void CompressionView::choose(int item)
{
    if (isEmpty())
        return;
    const CompressionPicture picture(*m_figures, rect(), palette(), font());
    m_chosen = std::clamp(item, 0, static_cast<int>(picture.items().size()) - 1);
    const CompressionItem& chosen = picture.items()[static_cast<std::size_t>(m_chosen)];
    announce(*this, chosen.text);
    if (chosen.stage >= 0) {
        Selection selection;
        selection.stage = chosen.stage;
        select(selection);
    }
    update();
}

void CompressionView::switchChosen()
{
    const CompressionEffect* effect = chosenEffect();
    if (effect == nullptr)
        return;
    if (effect->on)
        Q_EMIT switchOffRequested(effect->target);
    else
        Q_EMIT switchOnRequested(effect->target);
}

PictureView::Tip CompressionView::tipAt(const QPointF& position) const
{
    const int item = itemAt(position);
    if (item < 0)
        return {};
    const CompressionPicture picture(*m_figures, rect(), palette(), font());
    const CompressionItem& at = picture.items()[static_cast<std::size_t>(item)];
    return {at.text, at.place.toAlignedRect()};
}

void CompressionView::paintData(QPainter& painter, const QRectF& area) const
{
    CompressionPicture(*m_figures, area, palette(), font()).paint(painter);
}

void CompressionView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    paintPicture(painter, rect());
    if (isEmpty() || m_chosen < 0)
        return;
    const CompressionPicture picture(*m_figures, rect(), palette(), font());
    if (m_chosen >= std::ssize(picture.items()))
        return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(picture.items()[static_cast<std::size_t>(m_chosen)].place.adjusted(-2, 0, 2, -1));
}

void CompressionView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return PictureView::mousePressEvent(event);
    if (const int item = itemAt(event->position()); item >= 0)
        choose(item);
}

void CompressionView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && itemAt(event->position()) == m_chosen)
        switchChosen();
}

void CompressionView::keyPressEvent(QKeyEvent* event)
{
    if (isEmpty() || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return PictureView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        return choose(m_chosen - 1);
    case Qt::Key_Down:
    case Qt::Key_Right:
        return choose(m_chosen + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(INT_MAX);
    default:
        PictureView::keyPressEvent(event);
    }
}

std::unique_ptr<QAbstractTableModel> CompressionView::createTable() const
{
    std::vector<TableRow> rows;
    if (m_figures) {
        for (const CompressionEffect& effect : m_figures->effects)
            rows.push_back({tr("What it saves"),
                (effect.on ? tr("%1 (on)") : tr("%1 (off)")).arg(targetName(effect.target)),
                {0, 0, effect.saved.value()}, false, translated(effect.words)});
        for (const TrafficClass& one : m_figures->classes)
            rows.push_back({tr("Bytes of a step"),
                tr("%1, stage %2").arg(trafficName(one.kind), QLocale().toString(one.stage)),
                {one.uncompressedBytes.value(), one.bytes.value(),
                    (one.uncompressedBytes - one.bytes).value()},
                true, tr("%1 of %2 sends compressed").arg(one.compressedSends).arg(one.sends)});
        for (const GradientSync& sync : m_figures->syncs)
            rows.push_back({tr("Gradients at the end"), tr("Stage %1").arg(QLocale().toString(sync.stage)),
                {sync.plain.value(), sync.behind().value(), (sync.plain - sync.behind()).value()}, false,
                tr("slack %1").arg(formatSeconds(sync.slack.value()))});
        if (m_figures->embedding)
            rows.push_back({tr("Tied embedding"), tr("Bytes a rank sends"),
                {m_figures->embedding->apart.value(), m_figures->embedding->fused.value(),
                    (m_figures->embedding->apart - m_figures->embedding->fused).value()},
                true, m_figures->embedding->on ? tr("summed at once") : tr("replicas, then stages")});
    }
    const int count = static_cast<int>(rows.size());
    return std::make_unique<CallbackTable>(count,
        QStringList {tr("What"), tr("Of"), tr("Before"), tr("After"), tr("Saved"), tr("Why")},
        [rows = std::move(rows)](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const TableRow& r = rows[static_cast<std::size_t>(row)];
            if (column == 0)
                return r.what;
            if (column == 1)
                return r.of;
            if (column == 5)
                return r.words;
            const double value = r.figures[static_cast<std::size_t>(column - 2)];
            if (role == Qt::EditRole)
                return value;
            const bool empty = column < 4 && r.figures[0] == 0 && r.figures[1] == 0;
            return empty ? QString() : r.bytes ? formatBytes(value) : formatSeconds(value);
        });
}

QString CompressionView::describe() const
{
    QStringList out;
    for (const CompressionEffect& effect : m_figures->effects)
        out << translated(effect.words);
    return out.isEmpty() ? tr("There is no traffic that could be compressed.") : out.join(u' ');
}

} // namespace rankloom::ui
