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
class Jobs;
class ParetoView;
class RequestForm;
class ServingControl;
class WrappingLabel;

/// Which requests are served by which scheduler, whether that fits, and whether it is fast enough.
class ServingPanel : public QWidget {
    Q_OBJECT
public:
    /// What a search finds is shown in `pareto`.
    struct Parts {
        Document& document;
        Editor& editor;
        Jobs& jobs;
        ServingControl& control;
        ParetoView& pareto;
    };
    explicit ServingPanel(const Parts& parts, QWidget* parent = nullptr);

Q_SIGNALS:
    void bestFound(); ///< the Pareto front has something to show

private:
    void makeFields(QVBoxLayout& column);
    void addSettings();
    void showPlan();
    void showOutcome();
    void showFixes();
    void enableFixes(); ///< while they are of the plan on screen
    void showCapacity();
    void findBest();
    void makeQuestions(QVBoxLayout& column);
    void chooseOther();
    void takeMix();
    void takeGoals();
    [[nodiscard]] QString memoryWords() const;
    [[nodiscard]] QString verdictWords() const;
    [[nodiscard]] QString figureWords() const;

    Document& m_document;
    Editor& m_editor;
    Jobs& m_jobs;
    ServingControl& m_control;
    ParetoView& m_pareto;
    WrappingLabel* m_fits;
    WrappingLabel* m_verdict;
    WrappingLabel* m_figures;
    WrappingLabel* m_rates; ///< by which steps are priced
    QWidget* m_fixes;
    QLabel* m_fixesTitle;
    std::vector<QPushButton*> m_fixButtons;
    QPushButton* m_stop;
    QPushButton* m_howMany;
    QPushButton* m_best;
    WrappingLabel* m_capacity;
    QPushButton* m_useRate;
    quint64 m_search = 0; ///< job under way; 0 = none
    RequestForm* m_form;
    QComboBox* m_other;
    InspectorSection* m_settings;
};

} // namespace rankloom::ui
