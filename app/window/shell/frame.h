// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QList>
#include <QWidget>

#include "app/figures/figures.h"

class QAction;

namespace rankloom::ui {

class ComparisonControl;
class Document;
class InputsRow;
class PlanBox;
class StepBar;
class StepFigures;
class Views;
struct ServingOutcome;

/// What stands above every perspective: the bar of perspectives with the plans, what the plan on screen is
/// about, where its step goes, and the verdict on it.
class Frame : public QWidget {
    Q_OBJECT
public:
    Frame(Document& document, Views& views, QWidget* parent = nullptr);

    /// The bar: a button for each.
    void setActions(const QList<QAction*>& perspectives, QAction& present);
    /// A perspective that has nothing to show is dimmed and says why; empty: it has.
    void dim(const QAction& perspective, const QString& why);

    [[nodiscard]] StepFigures& figures() const { return *m_figures; }
    [[nodiscard]] StepBar& stepBar() const { return *m_stepBar; }
    [[nodiscard]] InputsRow& inputs() const { return *m_inputs; }
    [[nodiscard]] PlanBox& plans() const { return *m_plans; }

private:
    void showFigures();
    void showServed(const ServedFigures& served);

    Document& m_document;
    Views& m_views;
    PlanBox* m_plans;
    InputsRow* m_inputs;
    StepBar* m_stepBar;
    StepFigures* m_figures;
    QWidget* m_bar;
    std::shared_ptr<const Figures> m_shown; ///< those on screen that are not dimmed; null: none
    std::shared_ptr<const ServingOutcome> m_outcome; ///< the newest simulation there was then
};

} // namespace rankloom::ui
