// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>

#include "app/run/evaluation_runner.h"

namespace rankloom::ui {

class DegreeStepper;
class Document;

/// Says in an open menu what each alternative would change: evaluates them one after the other in the
/// background and writes "−12 ms, +3.1 GiB" beside the value.
class Alternatives : public QObject {
    Q_OBJECT
public:
    Alternatives(Document& document, EvaluationRunner::Function evaluate, QObject* parent = nullptr);

    void price(DegreeStepper* stepper, std::vector<std::pair<int, Plan>> alternatives);

private:
    void next();
    [[nodiscard]] QString remark(const Evaluation& then) const;

    Document& m_document;
    EvaluationRunner m_runner;
    QPointer<DegreeStepper> m_stepper;
    std::vector<std::pair<int, Plan>> m_waiting; ///< last first
};

} // namespace rankloom::ui
