// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/validate/validation.h"

namespace rankloom {

/// A file known to hold nothing that an estimate could be compared with.
struct OtherFile {
    std::string_view name;
    std::string_view reason;
};

/// Appends a table for each table or document (.csv, .json) of the folder that is compared with nothing, in
/// the order of their names, each with the reason.
void noteOtherFiles(const std::string& folder, std::span<const OtherFile> others,
    const std::function<bool(std::string_view name)>& compared, ValidationReport& report);

} // namespace rankloom
