// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

class Document;

/// Says beside each alternative that is being looked at what it would change: evaluates them one after the
/// other in the background and writes "−12 ms, +3.1 GiB". What was asked last counts.
class Alternatives : public QObject {
    Q_OBJECT
public:
    Alternatives(const Document& document, EvaluationRunner::Function evaluate, QObject* parent = nullptr);

    void price(OfferedValues offered);

private:
    void next();
    void forget();
    void told(const QString& remark);
    [[nodiscard]] QString remark(const Evaluation& then) const;

    const Document& m_document;
    EvaluationRunner m_runner;
    OfferedValues m_offered; ///< values last first
};

} // namespace rankloom::ui
