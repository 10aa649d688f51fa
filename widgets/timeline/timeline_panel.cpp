// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_panel.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/foreign_text.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

constexpr int kIcon = 16; ///< px

enum class Glyph : std::uint8_t { Previous, Play, Pause, Next };

QIcon transportIcon(Glyph glyph, const QPalette& palette, double ratio)
{
    const auto draw = [&](const QColor& ink) {
        QPixmap pixmap((QSizeF(kIcon, kIcon) * ratio).toSize());
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        switch (glyph) {
        case Glyph::Previous:
            painter.drawRect(QRectF(3, 3, 2, 10));
            painter.drawPolygon(QPolygonF {{13, 3}, {6, 8}, {13, 13}});
            break;
        case Glyph::Play:
            painter.drawPolygon(QPolygonF {{4, 2.5}, {13.5, 8}, {4, 13.5}});
            break;
        case Glyph::Pause:
            painter.drawRect(QRectF(4, 3, 3, 10));
            painter.drawRect(QRectF(9, 3, 3, 10));
            break;
        case Glyph::Next:
            painter.drawRect(QRectF(11, 3, 2, 10));
            painter.drawPolygon(QPolygonF {{3, 3}, {10, 8}, {3, 13}});
            break;
        }
        return pixmap;
    };
    QIcon icon(draw(palette.color(QPalette::ButtonText)));
    icon.addPixmap(draw(palette.color(QPalette::Disabled, QPalette::ButtonText)), QIcon::Disabled);
    return icon;
}

/// A button that opens a menu; where the bar is too narrow for it, the menu is in the bar's own.
QAction* addMenu(const QString& name, const QString& toolTip, QToolBar& bar)
{
    QAction* action = bar.addAction(name);
    action->setToolTip(plainTip(toolTip));
    action->setMenu(new QMenu(&bar));
    auto* button = static_cast<QToolButton*>(bar.widgetForAction(action));
    button->setAccessibleName(name);
    button->setPopupMode(QToolButton::InstantPopup);
    return action;
}

} // namespace

TimelinePanel::TimelinePanel(TimelineView* view, QWidget* parent, Lanes lanes)
    : QWidget(parent), m_view(view), m_strip(new QToolBar(tr("Timeline tools"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeStrip();
    makeDetails();
    column->addWidget(m_strip);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    connect(m_view, &TimelineView::playHeadChanged, this, &TimelinePanel::showPlayHead);
    connect(m_view, &TimelineView::playingChanged, this, &TimelinePanel::drawIcons);
    connect(m_view, &TimelineView::cursorChanged, this, &TimelinePanel::showDetails);
    connect(m_view, &TimelineView::placesChanged, this, &TimelinePanel::placeDetails);
    connect(m_view, &TimelineView::criticalPathShownChanged, m_critical, &QAction::setChecked);
    connect(m_view, &TimelineView::curveChanged, this,
        [this](CurveKind curve) { m_inFlight->setChecked(curve == CurveKind::InFlight); });
    if (lanes == Lanes::Others) {
        m_critical->setVisible(false);
        m_inFlight->setVisible(false);
        m_ask->hide();
    }
    drawIcons();
    showPlayHead();
    showDetails();
}

QAction* TimelinePanel::addTool(const QString& text, const QString& toolTip, std::function<void()> run)
{
    auto* action = new QAction(text, m_strip);
    action->setToolTip(plainTip(toolTip));
    connect(action, &QAction::triggered, this, std::move(run));
    m_strip->insertAction(m_critical, action);
    return action;
}

void TimelinePanel::makeStrip()
{
    m_strip->setIconSize({kIcon, kIcon});
    m_strip->setMovable(false);
    m_previous = m_strip->addAction(tr("Previous pass"), this, [this] {
        m_view->setPlaying(false);
        m_view->stepPlayHead(-1);
    });
    m_play = m_strip->addAction(tr("Play"), this, [this] { m_view->setPlaying(!m_view->isPlaying()); });
    m_next = m_strip->addAction(tr("Next pass"), this, [this] {
        m_view->setPlaying(false);
        m_view->stepPlayHead(1);
    });
    m_speed = addMenu(tr("Speed"), tr("How fast the play-head steps"), *m_strip);
    for (const double speed : {0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0})
        m_speed->menu()->addAction(tr("%1 steps a second").arg(QLocale().toString(speed)), this,
            [this, speed] { m_view->setPlaySpeed(speed); });
    m_moment = new QLabel(m_strip);
    m_moment->setContentsMargins(6, 0, 6, 0);
    // The strip must not jump while the play-head runs.
    m_moment->setMinimumWidth(m_moment->fontMetrics().horizontalAdvance(
                                  QStringLiteral("000.00 ms  ·  %1 9999 / 9999").arg(tr("pass")))
        + 12);
    m_momentShown = m_strip->addWidget(m_moment);

    m_critical = m_strip->addAction(tr("Critical path"));
    m_critical->setCheckable(true);
    connect(m_critical, &QAction::toggled, m_view, &TimelineView::setCriticalPathShown);
    m_inFlight = m_strip->addAction(tr("In flight"));
    m_inFlight->setCheckable(true);
    connect(m_inFlight, &QAction::toggled, m_view,
        [this](bool on) { m_view->setCurve(on ? CurveKind::InFlight : CurveKind::Memory); });
    m_bookmarks = addMenu(tr("Bookmarks"), tr("Moments to come back to"), *m_strip);
    connect(m_bookmarks->menu(), &QMenu::aboutToShow, this, &TimelinePanel::fillBookmarks);
    for (const ViewCommands::Entry& command : m_view->commands())
        connect(command.action, &QAction::changed, this, &TimelinePanel::sayKeys);
    m_compareMenu =
        addMenu(tr("Compare"), tr("Another step above this one, on the same time axis"), *m_strip)->menu();
}

/// Tooltips with the keys that the commands of the view have now.
void TimelinePanel::sayKeys()
{
    for (const ViewCommands::Entry& command : m_view->commands()) {
        const QString id = command.action->objectName();
        const auto explain = [&](const char* wanted, QAction* button, const QString& help) {
            if (id == QLatin1String(wanted))
                button->setToolTip(plainTip(withKeys(help, *command.action)));
        };
        explain("timeline.previous", m_previous, tr("Back to the start of the pass before"));
        explain("timeline.next", m_next, tr("On to the start of the next pass"));
        explain("timeline.play", m_play,
            m_view->isPlaying() ? tr("Stop") : tr("Play the schedule pass by pass, to see how it works"));
        explain(
            "timeline.criticalPath", m_critical, tr("The chain of passes that sets the length of the step"));
        explain("timeline.inFlight", m_inFlight,
            tr("Under each lane the microbatches whose activations are alive, instead of bytes"));
    }
}

void TimelinePanel::makeDetails()
{
    // Over the legend: the lanes stay where they are under the pointer.
    m_details = new QFrame(this);
    m_details->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(m_details);
    row->setContentsMargins(12, 0, 8, 0);
    auto* texts = new QVBoxLayout;
    m_text = new QLabel(m_details);
    m_shrink = new QLabel(m_details);
    for (QLabel* label : {m_text, m_shrink}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
        label->setAccessibleName(label == m_text ? tr("Selected pass") : tr("What would shrink the step"));
        texts->addWidget(label);
    }
    row->addLayout(texts, 1);
    m_ask = new QToolButton(m_details);
    m_ask->setText(tr("What would shrink the step?"));
    m_ask->setToolTip(tr("Simulates the step again with each stage and each link 10 % faster"));
    connect(m_ask, &QToolButton::clicked, this, &TimelinePanel::shrinkAsked);
    row->addWidget(m_ask, 0, Qt::AlignVCenter);
}

void TimelinePanel::fillBookmarks()
{
    m_bookmarks->menu()->clear();
    m_view->fillBookmarkMenu(*m_bookmarks->menu());
}

void TimelinePanel::drawIcons()
{
    const double ratio = devicePixelRatioF();
    const bool playing = m_view->isPlaying();
    m_previous->setIcon(transportIcon(Glyph::Previous, palette(), ratio));
    m_next->setIcon(transportIcon(Glyph::Next, palette(), ratio));
    m_play->setIcon(transportIcon(playing ? Glyph::Pause : Glyph::Play, palette(), ratio));
    m_play->setText(playing ? tr("Stop") : tr("Play"));
    sayKeys();
}

void TimelinePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcons();
}

void TimelinePanel::showPlayHead()
{
    m_speed->setText(tr("%1/s").arg(QLocale().toString(m_view->playSpeed())));
    const std::optional<std::int64_t> time = m_view->playHead();
    m_previous->setEnabled(time.has_value());
    for (QAction* action : {m_play, m_next})
        action->setEnabled(m_view->timeline() != nullptr);
    const bool shown = time && m_view->timeline();
    m_momentShown->setVisible(shown); // else the bar has its place
    if (!shown)
        return;
    const TimelineIndex& index = *m_view->scene().index;
    m_moment->setText(tr("%1  ·  pass %2 / %3")
                          .arg(formatSeconds(static_cast<double>(*time) * 1e-9),
                              QLocale().toString(static_cast<qlonglong>(index.startedUntil(*time))),
                              QLocale().toString(static_cast<qlonglong>(index.slices()))));
}

void TimelinePanel::showDetails()
{
    QStringList lines = m_view->cursorDetails();
    if (lines.size() > 1)
        lines.removeFirst(); // the pass itself stands above the ruler
    m_detailLines = lines;
    m_details->setVisible(!lines.isEmpty());
    setShrinkText({});
}

void TimelinePanel::setShrinkText(const QString& text)
{
    m_shrinkText = text;
    placeDetails();
}

/// Below the lanes, as high as the legend is; what does not fit there is in the tooltip.
void TimelinePanel::placeDetails()
{
    if (m_details->isHidden())
        return;
    const QRect view = m_view->geometry();
    const int lanes = qRound(m_view->places().body.bottom()) + view.top() + 2;
    const int least = std::max(fontMetrics().lineSpacing(), m_ask->sizeHint().height()) + 4;
    const int top = std::min(lanes, view.bottom() - least);
    // The frame that shows the keyboard's focus stays.
    m_details->setGeometry(view.left() + 2, top, view.width() - 4, view.bottom() - 1 - top);
    m_details->raise();
    m_text->setVisible(m_shrinkText.isEmpty());
    m_shrink->setVisible(!m_shrinkText.isEmpty());
    const QMargins around = m_details->layout()->contentsMargins();
    const QSize room(m_details->width() - around.left() - around.right() - m_ask->sizeHint().width()
            - m_details->layout()->spacing(),
        m_details->height());
    showAsFits(*m_text, m_detailLines.join(QStringLiteral("   ")), room);
    showAsFits(*m_shrink, m_shrinkText, room);
}

/// Word by word as much as there is room for, and all of it in the tooltip.
void TimelinePanel::showAsFits(QLabel& label, const QString& text, const QSize& room)
{
    const auto fits = [&](const QString& shown) {
        return label.fontMetrics()
                   .boundingRect(QRect({}, QSize(room.width(), 10000)), Qt::TextWordWrap, shown)
                   .height()
            <= std::max(room.height(), label.fontMetrics().lineSpacing());
    };
    QString shown = text;
    for (qsizetype end = text.size(); end > 0 && !fits(shown); shown = text.left(end).trimmed() + u'…')
        end = text.lastIndexOf(u' ', end - 1);
    label.setText(shown);
    label.setToolTip(plainTip(shown == text ? QString() : text));
}

} // namespace rankloom::ui
