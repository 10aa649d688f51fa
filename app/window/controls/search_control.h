// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

#include "app/run/evaluation_runner.h"
#include "core/plan/plan.h"
#include "core/search/layout_search.h"
#include "widgets/adopt_as.h"
#include "widgets/search/layout_table.h"

class QShortcut;

namespace rankloom::ui {

class Document;
class Editor;
class Jobs;
class SearchPanel;
class Views;

/// Searches layouts in the background, shows what is known so far, lets the other views show a layout that
/// the person looks at, places and tests the best, and adopts what the person chooses. What was asked last
/// counts: an older search is stopped and forgotten.
class SearchControl : public QObject {
    Q_OBJECT
public:
    SearchControl(Views& views, Editor& editor, Jobs& jobs, EvaluationRunner::Function evaluate,
        QObject* parent = nullptr);

    /// As a plan of its own, what the other views show now.
    void adoptPreview();
    /// What they show, in words: "Preview of TP 8, …: 1.21 s, −12 ms; 3.1 GiB free".
    [[nodiscard]] QString previewWords() const;

private:
    struct Search;
    struct Test;
    void search();
    void showNewest(const std::shared_ptr<Search>& search);
    void finish(const std::shared_ptr<Search>& search);
    void test();
    void finish(const std::shared_ptr<Test>& test);
    void preview(int shown);
    void previewChange(int change);
    void look(const std::shared_ptr<const Project>& project, const Plan& plan);
    void showPreview(const std::shared_ptr<const Figures>& figures);
    void forgetPreview();
    void adopt(int shown, AdoptAs as);
    void showPresent();
    void checkProject();
    void checkConstraints();
    void setVerdict(const QString& words, const QString& toolTip = {});
    void clear();

    Views& m_views;
    SearchPanel& m_panel;
    Editor& m_editor;
    const Document& m_document;
    Jobs& m_jobs;
    std::shared_ptr<Search> m_search; ///< whose layouts are shown; null before the first
    std::shared_ptr<Test> m_test; ///< of the layouts that are shown; null while there is none
    quint64 m_job = 0; ///< of the search, then of the test
    FoundLayouts m_layouts;
    EvaluationRunner m_previews;
    /// What was looked at last: a layout that was found, or one setting changed.
    struct Looked {
        std::shared_ptr<const Project> project;
        Plan plan;
        QString name;
        Seconds step {};
        Bytes headroom {};
    };
    std::optional<Looked> m_previewed;
    QString m_verdict; ///< on what is shown, with its tool tip
    QString m_verdictToolTip;
    QShortcut* m_back; ///< Escape, while something is previewed
};

} // namespace rankloom::ui
