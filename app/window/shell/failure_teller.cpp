// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/failure_teller.h"

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/window/shell/message_bar.h"
#include "widgets/background.h"
#include "widgets/translated.h"

namespace rankloom::ui {

FailureTeller::FailureTeller(
    MessageBar& messages, const Document& document, const Jobs& jobs, QObject* parent)
    : QObject(parent), m_messages(messages), m_document(document)
{
    connect(&jobs, &Jobs::failed, this, &FailureTeller::tell);
    // Later: what failed may be in the middle of painting, where nothing can be shown.
    connect(&Failures::all(), &Failures::happened, this, &FailureTeller::tell, Qt::QueuedConnection);
}

void FailureTeller::tell(const Error& error, const QString& work)
{
    QString words = work.isEmpty() ? tr("Part of the work stopped: %1").arg(translated(error.message))
                                   : tr("“%1” stopped: %2").arg(work, translated(error.message));
    // Where it is not stored, that is said elsewhere and more urgent.
    const ProjectStore* store = m_document.store();
    if (store != nullptr && (store->kept() == Kept::All || store->kept() == Kept::Soon))
        words += u' ' + tr("Your plan is stored; everything else goes on.");
    // A painter fails again each time it paints.
    if (words == m_told && m_messages.text() == words)
        return;
    m_told = words;
    Error told = error;
    told.message = words.toStdString();
    m_messages.showError(told);
}

} // namespace rankloom::ui
