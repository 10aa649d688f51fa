// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/base/error.h"

namespace rankloom::ui {

class Document;
class Jobs;
class MessageBar;

/// Says in the message bar which work of the program failed and why, and that the plan is safe.
class FailureTeller : public QObject {
    Q_OBJECT
public:
    FailureTeller(MessageBar& messages, const Document& document, const Jobs& jobs, QObject* parent);

private:
    void tell(const Error& error, const QString& work);

    MessageBar& m_messages;
    const Document& m_document;
    QString m_told; ///< what the bar said last of it
};

} // namespace rankloom::ui
