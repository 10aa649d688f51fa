// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/kept_button.h"

#include <algorithm>

#include <QEvent>

#include "app/window/shell/message_bar.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

namespace {

constexpr int kMargin = 10; ///< pixels on both sides

bool isNotStored(Kept kept) { return kept == Kept::Failed || kept == Kept::Asked; }

} // namespace

KeptButton::KeptButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("kept"));
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    show(Kept::All);
}

void KeptButton::show(Kept kept, const std::optional<Error>& why)
{
    m_kept = kept;
    const bool missing = isNotStored(kept);
    setText(words(kept));
    QFont heavy = font();
    heavy.setBold(missing);
    setFont(heavy);
    // Only what can be pressed is reached with Tab.
    setFocusPolicy(missing ? Qt::TabFocus : Qt::NoFocus);
    QString tip = tr("Every change is written to the project file at once; there is nothing to save");
    if (missing && why)
        tip = wordsOf(*why) + QLatin1Char('\n')
            + (kept == Kept::Asked ? tr("Press to choose.")
                                   : tr("It is tried again by itself. Press for more."));
    setToolTip(plainTip(tip));
    setAccessibleDescription(tip);
}

QString KeptButton::words(Kept kept)
{
    return kept == Kept::All ? tr("All changes stored")
        : kept == Kept::Soon ? tr("Storing…")
                             : QStringLiteral("⚠ ") + tr("Not stored");
}

QSize KeptButton::sizeHint() const
{
    QFont heavy = font();
    int width = 0;
    for (const Kept kept : {Kept::All, Kept::Soon, Kept::Failed}) {
        heavy.setBold(isNotStored(kept));
        width = std::max(width, QFontMetrics(heavy).horizontalAdvance(words(kept)));
    }
    return {width + 2 * kMargin, QToolButton::sizeHint().height()};
}

void KeptButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QToolButton::changeEvent(event);
}

} // namespace rankloom::ui
