// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <string_view>
#include <vector>

#include <QList>

#include "widgets/form_scroll.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/what_if_menu.h"

class QAction;

class QLabel;
class QLineEdit;

namespace rankloom::ui {

/// The plan as a form: every decision and every input that is one number. It shows snapshots and emits whole
/// changed values; it changes nothing itself.
class PlanInspector : public FormScroll {
    Q_OBJECT
public:
    explicit PlanInspector(QWidget* parent = nullptr);

    /// Both null: the inspector is disabled.
    void setInputs(const InspectorInputs& inputs);
    /// Of a plan that serves, see InspectorSection::setServed(); until the next plan's are there its last.
    void setServed(const InspectorSection::Served& served);
    /// What the next values of the settings would change, said below each; null: nothing is known.
    void setSensitivities(const std::shared_ptr<const SensitivityReport>& report);
    /// They are of an older plan.
    void setSensitivitiesStale(bool stale);
    [[nodiscard]] InspectorSection* section(const QString& name) const;
    /// Opens the section of a field (JSON pointer) and puts the focus there; false when there is none.
    bool showField(const QString& field);
    /// Leads to the list of what-ifs and opens the editor of a share of the part, of its computing or of its
    /// links; false without a plan.
    bool editWhatIf(const WhatIf& part, SupposedShare share);
    /// One action per setting, named as its label, that leads to it: for the command palette.
    [[nodiscard]] QList<QAction*> settingActions() const { return m_settingActions; }

Q_SIGNALS:
    void fieldShown(); ///< showField() found it: the inspector should be seen
    void changeRequested(const rankloom::Plan& after, const QString& name, const QString& field);
    void projectChangeRequested(const rankloom::Project& after, const QString& name, const QString& field);
    void alternativesShown(const rankloom::ui::OfferedValues& offered);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* control(const QString& field) const; ///< of the field or its first part
    void alignLabels();
    void makeSettingActions();
    void makeFilter();
    void placeFilter();
    void filter(const QString& text);
    /// The fields of the plan that the sections show so far, by pointer.
    [[nodiscard]] std::set<std::string_view> shownFields() const;
    InspectorSection* addSection(
        const QString& title, const QString& name, void (*addRows)(InspectorSection&));

    std::vector<InspectorSection*> m_sections;
    QList<QAction*> m_settingActions;
    QLineEdit* m_filter = nullptr; ///< above what scrolls
    QLabel* m_nothing = nullptr;
};

} // namespace rankloom::ui
