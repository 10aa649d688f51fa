// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace rankloom::ui {

class BitsControl;
class BudgetBarView;
class Document;
class Editor;
class InspectorSection;

/// What decoding with experts in few bits comes to, and the settings it follows from.
class BitsPanel : public QWidget {
    Q_OBJECT
public:
    BitsPanel(Document& document, Editor& editor, BitsControl& control, QWidget* parent = nullptr);

    [[nodiscard]] BudgetBarView& memory() { return *m_memory; }
    /// Takes what a file says planes are worth, as one command, when it is read.
    void takeWorth(const QString& path);

Q_SIGNALS:
    void ratesChosen(const QString& path); ///< what fio or nvbandwidth measured, to be imported

private:
    void showPlan();
    void showFigures();
    void askForRates();
    void askForWorth();

    Document& m_document;
    Editor& m_editor;
    BitsControl& m_control;
    QLabel* m_rate;
    BudgetBarView* m_memory;
    QLabel* m_figures;
    QLabel* m_problem;
    QPushButton* m_more;
    QPushButton* m_measured;
    QPushButton* m_worth;
    InspectorSection* m_settings;
    QLabel* m_published;
};

} // namespace rankloom::ui
