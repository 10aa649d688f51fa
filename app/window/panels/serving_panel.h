// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rankloom::ui {

class Document;
class Editor;
class InspectorSection;
class RequestForm;
class ServingControl;
class WrappingLabel;

/// Which requests are served by which scheduler, whether that fits, and whether it is fast enough.
class ServingPanel : public QWidget {
    Q_OBJECT
public:
    ServingPanel(Document& document, Editor& editor, ServingControl& control, QWidget* parent = nullptr);

private:
    void makeFields(QVBoxLayout& column);
    void addSettings();
    void showPlan();
    void showOutcome();
    void showFixes();
    void chooseOther();
    void takeMix();
    void takeGoals();
    [[nodiscard]] QString memoryWords() const;
    [[nodiscard]] QString verdictWords() const;
    [[nodiscard]] QString figureWords() const;

    Document& m_document;
    Editor& m_editor;
    ServingControl& m_control;
    WrappingLabel* m_fits;
    WrappingLabel* m_verdict;
    WrappingLabel* m_figures;
    QWidget* m_fixes;
    std::vector<QPushButton*> m_fixButtons;
    QPushButton* m_stop;
    RequestForm* m_form;
    QComboBox* m_other;
    InspectorSection* m_settings;
};

} // namespace rankloom::ui
