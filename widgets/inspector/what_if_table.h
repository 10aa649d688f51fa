// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/cluster/cluster.h"
#include "core/plan/plan.h"
#include "widgets/row_table.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

class InspectorSection;

/// What is supposed about the cluster in the plan, one part a row: how fast it computes, how fast its links
/// are, in any percentage, and whether it is gone.
class WhatIfTable : public RowTable {
    Q_OBJECT
public:
    explicit WhatIfTable(InspectorSection& section);

    void showList();
    /// Opens the editor of a share of the part: of its computing, or of its links.
    void begin(const WhatIf& part, SupposedShare share);

private:
    [[nodiscard]] const Cluster& cluster() const;
    [[nodiscard]] const std::vector<WhatIf>& list() const;
    [[nodiscard]] bool isDraft(int row) const { return row >= static_cast<int>(list().size()); }
    [[nodiscard]] bool isNamed(int row) const { return !isDraft(row) || (m_draft && m_draft->part); }
    [[nodiscard]] WhatIf at(int row) const;
    [[nodiscard]] QString partText(int row) const; ///< short, for a narrow cell
    [[nodiscard]] std::optional<WhatIf> partOf(const QString& typed) const;
    [[nodiscard]] QString partProblem(const QString& typed) const;
    RowColumn partColumn();
    RowColumn shareColumn(SupposedShare share);
    RowColumn goneColumn();
    void add();
    void name(const QString& typed);
    void take(const WhatIf& whatIf);
    void remove(int row);

    InspectorSection& m_section;
    /// A row that nothing is supposed in yet, with the part once that is named.
    struct Draft {
        std::optional<WhatIf> part;
    };
    std::optional<Draft> m_draft;
};

} // namespace rankloom::ui
