// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/replay_panel.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "widgets/recovery/replay_view.h"

namespace rankloom::ui {

ReplayPanel::ReplayPanel(ReplayView* view, QWidget* parent)
    : QWidget(parent), m_view(view), m_play(new QToolButton(this)), m_words(new QLabel(this))
{
    setAcceptDrops(true);
    auto* open = new QToolButton(this);
    open->setText(tr("Open a trace…"));
    open->setToolTip(
        tr("Nodes that come and go: milliseconds, add or remove, and a node in every line of a CSV"));
    m_play->setText(tr("Play"));
    m_play->setToolTip(tr("Walk through what happens (Space)"));
    m_words->setWordWrap(true);
    m_words->setAccessibleName(tr("How it stands"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 2, 6, 0);
    line->setSpacing(6);
    line->addWidget(open, 0, Qt::AlignTop);
    line->addWidget(m_play, 0, Qt::AlignTop);
    line->addWidget(m_words, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(view, 1);
    setFocusProxy(view);
    connect(open, &QToolButton::clicked, this, &ReplayPanel::traceRequested);
    connect(m_play, &QToolButton::clicked, view, [view] { view->setPlaying(!view->isPlaying()); });
    connect(view, &ReplayView::playingChanged, this,
        [this](bool playing) { m_play->setText(playing ? tr("Stop") : tr("Play")); });
    connect(view, &ReplayView::momentChanged, this, &ReplayPanel::showMoment);
    showMoment();
}

void ReplayPanel::setProblem(const QString& problem)
{
    m_problem = problem;
    showMoment();
}

QString ReplayPanel::words() const { return m_words->text(); }

void ReplayPanel::showMoment()
{
    m_play->setEnabled(!m_view->isEmpty());
    m_words->setText(m_problem.isEmpty() ? m_view->moment() : m_problem);
}

void ReplayPanel::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void ReplayPanel::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    Q_EMIT traceDropped(event->mimeData()->urls().front().toLocalFile());
}

} // namespace rankloom::ui
