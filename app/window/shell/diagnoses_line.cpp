// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/diagnoses_line.h"

#include <algorithm>

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/diagnoses_view.h"
#include "widgets/foreign_text.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kListWidth = 760; ///< px
constexpr int kListPercent = 50; ///< of the window's height, at most
constexpr double kFixShare = 0.6; ///< of the line, that the button may take

/// A change without its price: the first part of a label that is followed by one.
Phrase withoutPrice(const Phrase& label)
{
    return label.form() == Phrase::Form::Sequence && !label.parts().empty() ? label.parts().front() : label;
}

} // namespace

DiagnosesLine::DiagnosesLine(DiagnosesView& view, QWidget& window, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_window(window)
    , m_list(new QFrame(&window))
    , m_sign(new QLabel(this))
    , m_count(new QToolButton(this))
    , m_worst(new QLabel(this))
    , m_fix(new QPushButton(this))
{
    setObjectName(QStringLiteral("diagnosesLine"));
    m_list->setObjectName(QStringLiteral("diagnosesList"));
    m_list->setFrameShape(QFrame::StyledPanel);
    m_list->setAutoFillBackground(true);
    auto* list = new QVBoxLayout(m_list);
    list->setContentsMargins(0, 0, 0, 0);
    list->addWidget(&view);
    m_list->hide();
    m_count->setAutoRaise(true);
    m_count->setCheckable(true);
    m_count->setFocusPolicy(Qt::TabFocus);
    m_count->setToolTip(tr("All diagnoses, each with what would help"));
    m_worst->setTextFormat(Qt::PlainText);
    m_worst->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_fix->setAutoDefault(true);
    m_fix->setAccessibleName(tr("First cure"));
    setMinimumHeight(m_fix->sizeHint().height()); // nothing above moves when it comes and goes
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_sign);
    row->addWidget(m_count);
    row->addWidget(m_worst, 1);
    row->addWidget(m_fix);
    connect(m_count, &QToolButton::toggled, this, &DiagnosesLine::setOpen);
    connect(m_fix, &QPushButton::clicked, this, [this] {
        const Diagnostics& all = m_view.diagnostics();
        if (m_fixOpensList)
            setOpen(true);
        else if (!all.empty() && !all.front().suggestions.empty())
            Q_EMIT m_view.fixRequested(Suggestion(all.front().suggestions.front()));
    });
    connect(&view, &DiagnosesView::changed, this, &DiagnosesLine::refresh);
    connect(
        &view, &DiagnosesView::staleChanged, this, [this] { m_view.isStale() ? dim(*this) : undim(*this); });
    m_list->installEventFilter(this);
    window.installEventFilter(this);
    refresh();
}

void DiagnosesLine::refresh()
{
    const Diagnostics& all = m_view.diagnostics(); // the worst first
    const Diagnostic* worst = all.empty() ? nullptr : &all.front();
    m_sign->setVisible(worst != nullptr);
    if (worst != nullptr)
        m_sign->setPixmap(severitySign(worst->severity, palette(), devicePixelRatioF()));
    m_count->setText(worst != nullptr ? m_view.summary() : QStringLiteral("✓ ") + m_view.summary());
    m_count->setAccessibleName(m_view.summary());
    m_words = worst != nullptr ? translated(worst->message) : QString();
    const Suggestion* fix =
        worst != nullptr && !worst->suggestions.empty() ? &worst->suggestions.front() : nullptr;
    m_fix->setVisible(fix != nullptr);
    m_fixWords.clear();
    if (fix != nullptr) {
        m_fixWords = {translated(fix->label), translated(withoutPrice(fix->label))};
        m_fix->setToolTip(plainTip(m_fixWords.front()));
        m_fix->setAccessibleName(m_fixWords.front());
        m_fix->setAccessibleDescription(m_words);
    }
    showFix();
    showWorst();
}

/// A button says the whole of what it does: with the price where there is room, without it, or else it opens
/// the list, whose buttons take several lines.
void DiagnosesLine::showFix()
{
    if (m_fixWords.isEmpty())
        return;
    const int room = static_cast<int>(width() * kFixShare);
    const auto fitting = std::ranges::find_if(
        m_fixWords, [&](const QString& words) { return fontMetrics().horizontalAdvance(words) <= room; });
    m_fixOpensList = fitting == m_fixWords.end();
    const QString words = m_fixOpensList ? tr("What would help…") : *fitting;
    m_fix->setText(QString(words).replace(u'&', QStringLiteral("&&")));
}

void DiagnosesLine::showWorst()
{
    m_worst->setText(fontMetrics().elidedText(m_words, Qt::ElideRight, m_worst->width()));
    m_worst->setToolTip(plainTip(m_words));
    m_worst->setAccessibleName(m_words);
}

QString DiagnosesLine::text() const
{
    return m_words.isEmpty() ? m_view.summary() : m_view.summary() + QStringLiteral(": ") + m_words;
}

bool DiagnosesLine::isOpen() const { return m_list->isVisible(); }

void DiagnosesLine::setOpen(bool open)
{
    m_count->setChecked(open);
    if (m_list->isVisible() == open)
        return;
    const bool hadKeyboard = m_list->isAncestorOf(m_window.focusWidget());
    place();
    m_list->setVisible(open);
    if (open) {
        m_list->raise();
        m_view.setFocus(Qt::OtherFocusReason);
    } else if (hadKeyboard) {
        m_count->setFocus(Qt::OtherFocusReason);
    }
}

void DiagnosesLine::place()
{
    const int bottom = mapTo(&m_window, QPoint()).y();
    const int wide = std::min(kListWidth, m_window.width());
    const int high = std::min(m_window.height() * kListPercent / 100, std::max(140, m_view.fullHeight(wide)));
    m_list->setGeometry(0, bottom - high, wide, high);
}

void DiagnosesLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showFix();
    showWorst();
}

bool DiagnosesLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isOpen())
        QMetaObject::invokeMethod(this, &DiagnosesLine::place, Qt::QueuedConnection);
    if (watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        setOpen(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
