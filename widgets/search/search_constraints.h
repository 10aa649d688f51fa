// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QByteArray>
#include <QList>
#include <QTimer>
#include <QWidget>

#include "core/search/layout_choice.h"
#include "core/search/search_space.h"
#include "widgets/latest.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLayout;
class QLineEdit;

namespace rankloom::ui {

class ChoiceMenu;

/// What a layout search may choose: bounds of every degree, lists of everything else, groups that must stay
/// within a node, memory that must stay free. Says at once how much is left to choose from, or why nothing
/// is.
class SearchConstraints : public QWidget {
    Q_OBJECT
public:
    explicit SearchConstraints(QWidget* parent = nullptr);

    /// What is offered follows the project and the plan; both null: nothing.
    void setInputs(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    /// Errors: BadValue for a field that cannot be read, a list with nothing chosen, or without a project.
    [[nodiscard]] Result<SearchSpace> space() const;
    /// What the person asked for, to be kept; an empty one is the first state.
    [[nodiscard]] QByteArray state() const;
    void setState(const QByteArray& state);
    /// Why nothing can be searched; empty while something can.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Puts buttons after the last field.
    void append(const QList<QWidget*>& widgets);

Q_SIGNALS:
    void edited(); ///< by the person
    void problemChanged();
    void returnPressed();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Field {
        DegreeRange SearchSpace::*range;
        const char* key; ///< in the kept state
        QString name;
        QLineEdit* edit;
    };
    void addDegree(
        const char* key, const QString& name, const QString& title, DegreeRange SearchSpace::*range);
    ChoiceMenu* addChoices(const char* key, const QString& label, const QString& help);
    void addDevices();
    void addRunsOn();
    void addCompression();
    /// A box of its own with its name before it.
    QComboBox* addBox(const QString& name, const QString& title, const QString& help);
    void addHeadroom();
    void offer();
    void takeEdit();
    void check();
    void survey(const SearchSpace& space);
    void setProblem(const QString& problem);
    void mark(QLineEdit& edit, const Error* error);
    [[nodiscard]] Result<DegreeRange> rangeOf(const Field& field) const;
    [[nodiscard]] Result<std::vector<int>> devices() const; ///< empty: the whole cluster
    /// A field of its own with its name before it.
    QLineEdit* addField(const QString& name, const QString& title, const QString& help, int characters);

    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Plan> m_plan;
    std::vector<Field> m_fields;
    struct Menu {
        const char* key; ///< in the kept state
        ChoiceMenu* menu;
    };
    std::vector<Menu> m_menus;
    ChoiceMenu* m_schedules = nullptr;
    ChoiceMenu* m_vocabularies = nullptr;
    ChoiceMenu* m_recomputes = nullptr;
    ChoiceMenu* m_shardings = nullptr;
    ChoiceMenu* m_offloads = nullptr;
    ChoiceMenu* m_withinNode = nullptr;
    QLineEdit* m_devices = nullptr;
    QComboBox* m_runsOn = nullptr;
    QComboBox* m_compression = nullptr;
    QDoubleSpinBox* m_headroom = nullptr; ///< GiB
    QLayout* m_flow = nullptr;
    QLabel* m_left = nullptr; ///< how much there is to choose from
    QLabel* m_why = nullptr; ///< … or why there is nothing
    QString m_problem;
    QTimer m_soon; ///< several edits of one event are one survey
    bool m_unsurveyed = false; ///< nobody sees what it comes to
    Latest<DegreeSurvey> m_survey;
};

} // namespace rankloom::ui
