// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_fixes.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "widgets/foreign_text.h"
#include "widgets/translated.h"

namespace rankloom::ui {

MemoryFixes::MemoryFixes(QWidget* parent)
    : QWidget(parent)
    , m_caption(new QLabel(this))
    , m_first(new QPushButton(this))
    , m_more(new QToolButton(this))
{
    setAutoFillBackground(true);
    setAttribute(Qt::WA_NoMousePropagation);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(12, 3, 8, 3);
    line->setSpacing(6);
    line->addWidget(m_caption);
    m_first->setAccessibleName(tr("The cheapest change that would make it fit"));
    m_first->setMinimumWidth(1); // may be cut by a narrow dock; the tooltip has it whole
    line->addWidget(m_first);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->menu()->setToolTipsVisible(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setAccessibleName(tr("More changes that would make it fit"));
    line->addWidget(m_more);
    line->addStretch(1);
    connect(m_first, &QPushButton::clicked, this, [this] {
        if (!m_fixes.empty())
            Q_EMIT fixRequested(Suggestion(m_fixes.front()));
    });
    hide();
}

void MemoryFixes::setFits(bool fits) { m_caption->setText(fits ? tr("To be safe:") : tr("To make it fit:")); }

void MemoryFixes::setFixes(const std::vector<Suggestion>& fixes)
{
    if (fixes == m_fixes)
        return;
    m_fixes = fixes;
    setVisible(!fixes.empty());
    if (fixes.empty())
        return;
    const auto tip = [](const Suggestion& fix) {
        return QStringLiteral("%1\n%2 = %3")
            .arg(translated(fix.label), QString::fromStdString(fix.pointer),
                QString::fromStdString(fix.value));
    };
    m_first->setToolTip(plainTip(tip(fixes.front())));
    m_first->setAccessibleName(m_caption->text() + u' ' + translated(fixes.front().label));
    m_more->menu()->clear();
    for (std::size_t i = 1; i < fixes.size(); ++i) {
        QAction* action = m_more->menu()->addAction(translated(fixes[i].label));
        action->setToolTip(plainTip(tip(fixes[i])));
        connect(action, &QAction::triggered, this, [this, fix = fixes[i]] { Q_EMIT fixRequested(fix); });
    }
    m_more->setVisible(fixes.size() > 1);
    m_more->setText(tr("%n more", nullptr, static_cast<int>(fixes.size()) - 1));
    m_more->setToolTip(tr("More changes that would make it fit, the cheapest in time first"));
    fitText();
}

/// A label that is too long loses its end, not both of its ends.
void MemoryFixes::fitText()
{
    if (m_fixes.empty())
        return;
    const QString label = translated(m_fixes.front().label);
    constexpr int kAround = 70; // margins, gaps and the frame of the button
    constexpr int kLeast = 60;
    const int room = width() - m_caption->sizeHint().width() - kAround
        - (m_fixes.size() > 1 ? m_more->sizeHint().width() : 0);
    m_first->setText(fontMetrics().elidedText(label, Qt::ElideRight, std::max(room, kLeast)));
}

void MemoryFixes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitText();
}

} // namespace rankloom::ui
