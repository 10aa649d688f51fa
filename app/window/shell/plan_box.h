// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace rankloom::ui {

class ComparisonControl;
class Document;

/// The plan on screen by its name, and a menu of all plans: which is shown, and which are compared.
class PlanBox : public QToolButton {
    Q_OBJECT
public:
    PlanBox(Document& document, ComparisonControl& comparison, QWidget* parent = nullptr);

    /// The next (1) or previous (-1) plan of the list, round its ends.
    void step(int direction);

private:
    void refresh();
    void fill();

    Document& m_document;
    ComparisonControl& m_comparison;
};

} // namespace rankloom::ui
