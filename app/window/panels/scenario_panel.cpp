// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/scenario_panel.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/window/panels/scenario_list.h"

namespace rankloom::ui {

namespace {

constexpr int kPauseMilliseconds = 800;
constexpr int kNoteLines = 2; ///< that are seen at least

} // namespace

ScenarioPanel::ScenarioPanel(Document& document, ComparisonControl& comparison, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_list(new ScenarioList(document, comparison))
    , m_note(new QPlainTextEdit)
{
    m_note->setFrameShape(QFrame::NoFrame);
    m_note->setTabChangesFocus(true);
    m_note->setAccessibleName(tr("Note on the plan"));
    m_note->setPlaceholderText(tr("Note on this plan: what it tries, and for whom. Shown while presenting."));
    m_note->setMinimumHeight(kNoteLines * m_note->fontMetrics().lineSpacing() + 10);
    m_list->setMinimumHeight(kNoteLines * m_list->fontMetrics().lineSpacing() + 10);
    m_note->installEventFilter(this);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_list);
    parts->addWidget(m_note);
    parts->setStretchFactor(0, 1);
    parts->setSizes({3 * m_note->minimumHeight(), m_note->minimumHeight()});
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(parts);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &ScenarioPanel::keepNote);
    connect(m_note, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&document, &Document::scenariosChanged, this, &ScenarioPanel::showNote);
    connect(&document, &Document::closed, this, &ScenarioPanel::showNote);
    connect(&document, &Document::aboutToClose, this, &ScenarioPanel::keepNote);
}

void ScenarioPanel::showNote()
{
    const ScenarioPointer scenario = m_document.state().currentScenario();
    const std::int64_t id = scenario ? scenario->id : 0;
    const QString note = scenario ? QString::fromStdString(scenario->note) : QString();
    // What is being written belongs to the plan it was written on. Queued: a command is being carried out.
    if (id != m_scenario && m_pause.isActive() && m_document.isOpen())
        QMetaObject::invokeMethod(
            this,
            [this, was = m_scenario, text = m_note->toPlainText()] { m_document.noteScenario(was, text); },
            Qt::QueuedConnection);
    if (id != m_scenario)
        m_pause.stop();
    m_scenario = id;
    m_note->setEnabled(scenario != nullptr);
    if (m_note->toPlainText() != note && !m_pause.isActive()) {
        const QSignalBlocker quiet(m_note);
        m_note->setPlainText(note);
    }
}

void ScenarioPanel::keepNote()
{
    m_pause.stop();
    if (m_scenario > 0)
        m_document.noteScenario(m_scenario, m_note->toPlainText());
}

bool ScenarioPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_note && event->type() == QEvent::FocusOut && m_pause.isActive())
        keepNote();
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
