// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QString>

#include "core/plan/plan.h"
#include "core/search/layout_search.h"
#include "core/search/sensitivity.h"

namespace rankloom::ui {

class Document;
class Jobs;
class SearchPanel;

/// Searches layouts and prices single settings in the background, shows what is known so far, and adopts what
/// the person chooses. What was asked last counts: an older search is stopped and forgotten.
class SearchControl : public QObject {
    Q_OBJECT
public:
    SearchControl(SearchPanel& panel, Document& document, Jobs& jobs, QObject* parent = nullptr);

private:
    struct Search;
    struct Pricing;
    void search();
    void showNewest(const std::shared_ptr<Search>& search);
    void finish(const std::shared_ptr<Search>& search);
    void price();
    void finish(const std::shared_ptr<Pricing>& pricing);
    void adopt(int layout, bool asNewPlan);
    void apply(int change);
    /// One command, whatever it changes.
    void change(const Plan& plan, int microBatchSize, bool asNewPlan);
    void showPresent();
    void checkProject();
    void clear();

    SearchPanel& m_panel;
    Document& m_document;
    Jobs& m_jobs;
    std::shared_ptr<Search> m_search; ///< whose layouts are shown; null before the first
    quint64 m_searchJob = 0;
    std::shared_ptr<Pricing> m_pricing;
    quint64 m_pricingJob = 0;
    std::shared_ptr<const std::vector<FoundLayout>> m_layouts;
};

} // namespace rankloom::ui
