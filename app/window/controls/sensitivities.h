// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "core/search/sensitivity.h"
#include "widgets/adopt_as.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class Document;
class Editor;
class PlanInspector;
class SensitivityView;
class Views;

/// Knows what each setting's next legal values would change: prices them in the background a moment after the
/// figures of a plan are there, and tells the inspector and the picture of single settings. Changes of an
/// older plan stay, dimmed, until the new ones are known.
class Sensitivities : public QObject {
    Q_OBJECT
public:
    Sensitivities(Editor& editor, Views& views, QObject* parent = nullptr);

private:
    [[nodiscard]] bool belongs() const; ///< the report is of the plan on screen
    void follow();
    void price();
    void take(const Result<SensitivityReport>& report);
    void show();
    void apply(int change, AdoptAs as);
    void clear();

    Editor& m_editor;
    const Document& m_document;
    Views& m_views;
    PlanInspector& m_inspector;
    SensitivityView& m_picture;
    QTimer m_soon; ///< several edits in a row are priced once
    Latest<Result<SensitivityReport>> m_pricing;
    std::shared_ptr<const Project> m_project; ///< what the newest pricing is of
    std::shared_ptr<const Plan> m_plan;
    std::shared_ptr<const SensitivityReport> m_report;
};

} // namespace rankloom::ui
