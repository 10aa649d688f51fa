// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "core/bits/plan_bits.h"
#include "core/bits/published_bits.h"
#include "core/serving/closed_form.h"
#include "db/project_writer.h"
#include "widgets/bits/bit_timeline.h"
#include "widgets/bits/bits_table.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class BitsMapView;
class BudgetCurveView;
class Editor;
class TimelinePanel;

/// Experts in few bits: keeps their pictures those of the plan on screen, and turns what the person does in
/// them into commands. What an edit sets is seen in its frame; what follows from it is worked out away from
/// the GUI thread, the newest wins.
class BitsControl : public QObject {
    Q_OBJECT
public:
    struct Pictures {
        BitsMapView& map;
        BudgetCurveView& curve;
        TimelinePanel& lanes;
    };
    BitsControl(const Pictures& pictures, Editor& editor, QObject* parent = nullptr);

    /// A plan, or nothing where both are null.
    void show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    /// Of the newest plan that has one; null before the first.
    [[nodiscard]] const std::shared_ptr<const BitsReport>& report() const { return m_report; }
    /// What stays of the plan on screen; null: it has no experts in planes.
    [[nodiscard]] const std::shared_ptr<const BitsTable>& table() const;
    /// What the authors of the method state, beside the report.
    [[nodiscard]] const std::vector<BitClaim>& claims() const { return m_claims->claims; }
    /// Of a plan that serves, by the closed form.
    [[nodiscard]] const std::optional<ServingForecast>& served() const { return m_served; }
    /// Why the plan on screen has none.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    [[nodiscard]] bool isStale() const { return m_stale; } ///< the report is of an older plan
    /// Memory of the device for planes of experts, as one command.
    void setBudget(Bytes budget);
    void chooseByWorth();

Q_SIGNALS:
    void reportChanged(); ///< or its staleness, or the problem
    void failed(const rankloom::Error& error); ///< something else that was asked for

private:
    /// Claims beside a model; most edits of a plan leave them as they are.
    struct Claims {
        std::shared_ptr<const Project> project;
        BitFormat format;
        int context = 0;
        Shared<PlaneWorth> worth;
        std::vector<BitClaim> claims;
    };
    using KnownClaims = std::shared_ptr<const Claims>;
    /// The same as are known, or others.
    static KnownClaims claimsBeside(
        const std::shared_ptr<const Project>& project, const Plan& plan, const KnownClaims& known);
    /// Tokens of the traces that the plan of bits was not chosen by: the part to test with, where the project
    /// counts the part to train with.
    struct OtherTokens {
        std::shared_ptr<const Project> project; ///< null: there are none
        TraceFilter filter;
        std::shared_ptr<const RoutingStatistics> counted; ///< null: not yet
    };
    [[nodiscard]] OtherTokens otherTokens() const;
    /// Away from the GUI thread. Where they cannot be counted there are none.
    static void count(OtherTokens& tokens, db::ProjectWriter* writer, const std::stop_token& stop);
    /// A report with its lanes ready to be shown.
    struct Laid {
        std::shared_ptr<const BitsReport> report;
        std::shared_ptr<const Plan> plan; ///< what the report is of
        BitTimeline lanes;
        KnownClaims claims;
        OtherTokens test;
        std::optional<ServingForecast> served;
    };
    using Outcome = Result<Laid>;
    static Outcome layOut(const Project& project, const Plan& plan, const BitSettings& settings,
        const RoutingStatistics& test = {});
    void makeTools();
    void fillCompareMenu();
    /// Lanes with other settings above those of the plan.
    void compareWith(const BitSettings& settings, const QString& name);
    void compareWithNothing();
    enum class Part : std::uint8_t { All, Step, Layer };
    void zoomTo(Part part);
    void take(const Outcome& outcome);
    void showTable();
    void setStale(bool stale);

    Pictures m_pictures;
    Editor& m_editor;
    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Plan> m_plan;
    std::shared_ptr<const BitsReport> m_report;
    std::shared_ptr<const Plan> m_reported; ///< what the report is of
    BitTimeline m_lanes; ///< of the report
    KnownClaims m_claims = std::make_shared<const Claims>(); ///< beside it
    std::optional<ServingForecast> m_served;
    OtherTokens m_test; ///< of the report
    BitTimeline m_before; ///< of the one before it
    std::optional<Error> m_problem;
    bool m_stale = false;
    Latest<Outcome> m_newest;
    Latest<Outcome> m_other; ///< to compare with
};

/// A budget to begin with: half of all planes, as far as the device has room beside the other weights.
Bytes usualBitBudget(const Project& project, const Plan& plan);

} // namespace rankloom::ui
