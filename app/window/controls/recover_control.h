// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "app/report/report_recovery.h"
#include "core/recovery/marks.h"
#include "core/recovery/over_time_json.h"
#include "core/recovery/recovery.h"
#include "core/recovery/recovery_export.h"
#include "core/recovery/worst_loss.h"
#include "widgets/adopt_as.h"
#include "widgets/comparison/comparison_data.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class Document;
class Editor;
class FailuresPanel;
class RecoveryPanel;
class Views;

/// What fails, wherever it is marked, and how to go on then: prices every policy in the background, and
/// adopts the one that the person chooses. Marks are of the window, not of the plan: they stay when the plan
/// changes, and go with the project. What was asked last counts.
class RecoverControl : public QObject {
    Q_OBJECT
public:
    RecoverControl(Views& views, Editor& editor, QObject* parent = nullptr);

    [[nodiscard]] const FailureMarks& marks() const { return m_marks; }
    void setMarks(FailureMarks marks);
    /// What is shown of the failure, in words; empty where nothing fails, or the figures are older ones.
    [[nodiscard]] ReportedRecovery told() const;
    /// The same with pictures, for reports.
    [[nodiscard]] ReportedRecovery reported() const;
    /// Writes settings of the launcher for the policy that is chosen.
    void saveSettings(RecoveryLauncher launcher, const QString& path);
    /// Clocks, speeds and power of a GPU from a file.
    void readClocks(const QString& path);
    [[nodiscard]] bool isBusy() const
    {
        return m_soon.isActive() || m_pricing.isBusy() || m_looking.isBusy() || m_worst.isBusy()
            || m_clocks.isBusy();
    }

private:
    static QString remarkOf(const Recoveries& all, const RecoverySettings& settings);
    void followProject();
    void ask();
    void price();
    struct Question { ///< what is priced
        std::shared_ptr<const Project> project;
        std::shared_ptr<const Plan> plan;
        FailureMarks marks;
        RecoverySettings settings;
    };
    void take(const std::shared_ptr<const Question>& question, const Result<Recoveries>& recoveries);
    void showChosen(int policy);
    void findWorst(int nodes);
    void takeWorst(const Result<WorstLoss>& worst);
    void forgetAhead(); ///< what is known about weeks of failures belongs to something older
    void lookAhead();
    void showAhead();
    [[nodiscard]] RecoveryPolicy policyAhead() const; ///< that is looked ahead under
    void setPicturesStale(bool stale);
    void showBeforeAfter(int policy);
    void adopt(int policy, AdoptAs as);
    /// The chosen policy, where it can go on.
    [[nodiscard]] const Recovery* taken() const;
    void showTimes(); ///< that timeouts have to fit
    void askWhereToSave(RecoveryLauncher launcher);
    void clear();

    Views& m_views;
    Editor& m_editor;
    const Document& m_document;
    FailuresPanel& m_failures;
    RecoveryPanel& m_panel;
    FailureMarks m_marks;
    QTimer m_soon; ///< several clicks in a row are priced once
    Latest<Result<Recoveries>> m_pricing;
    Latest<std::shared_ptr<const ComparisonData>> m_timelines;
    Latest<Result<WorstLoss>> m_worst;
    Latest<Result<OverTime>> m_looking;
    Latest<Result<ClockTable>> m_clocks;
    std::shared_ptr<const OverTime> m_ahead; ///< null: not known yet
    std::shared_ptr<const Question> m_priced; ///< what the recoveries on screen are of
};

} // namespace rankloom::ui
