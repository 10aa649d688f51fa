// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "core/serving/served_step.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class Document;

/// Says beside each alternative that is being looked at what it would change: evaluates them one after the
/// other in the background and writes "−12 ms, +3.1 GiB": of a step and its memory, where a plan serves of an
/// output token and of what is not left for the cache. What was asked last counts.
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
    void askServed(const InspectorInputs& inputs);

    const Document& m_document;
    EvaluationRunner m_runner;
    OfferedValues m_offered; ///< values last first

    [[nodiscard]] QString remark(const Result<ServedStep>& then) const;
    Latest<std::shared_ptr<const Result<ServedStep>>> m_served {this};
};

} // namespace rankloom::ui
