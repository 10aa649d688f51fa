// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/csv_table.h"
#include "core/schedule/kinds.h"
#include "core/validate/validation.h"

namespace rankloom {

/// The vocabulary layout that a method of that paper has; none where it has no such method.
std::optional<VocabularyLayout> vocabularyMethod(std::string_view name);

/// Published utilization of whole vocabulary-parallel runs (arXiv 2411.05288, tables 5 and 6) against an
/// uncalibrated evaluation of the same plans: one row per run, with the columns gpus(pp), layers, heads,
/// hidden, seq_len, microbatch_size, num_microbatches, vocab, method, schedule and mfu_pct.
void validateVocabularyTable(const CsvTable& csv, const std::string& file, ValidationReport& report);

} // namespace rankloom
