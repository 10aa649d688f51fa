// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/validate/validation.h"

namespace rankloom {

/// A row of a table.
struct NamedRow {
    std::string file;
    std::string id;
    std::size_t row = 0;
};

/// Finds the rows that a text means: those of which it is the whole id, with or without the file before it;
/// else those in whose names it stands, as long as all of them have one id.
class RowFinder {
public:
    explicit RowFinder(std::string text) : m_text(std::move(text)) { }

    void offer(std::string file, std::string id, std::size_t row);

    /// The first of them that is a plan by `read` and breaks no rule. Errors: BadValue where the text means
    /// none or several; else why the first one is no plan.
    [[nodiscard]] Result<ValidationCase> first(
        const std::function<Result<ValidationCase>(const NamedRow& row)>& read) const;

private:
    std::string m_text;
    std::vector<NamedRow> m_whole;
    std::vector<NamedRow> m_parts;
};

} // namespace rankloom
