// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/other_files.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

namespace rankloom {

void noteOtherFiles(const std::string& folder, std::span<const OtherFile> others,
    const std::function<bool(std::string_view name)>& compared, ValidationReport& report)
{
    std::set<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        if ((name.ends_with(".csv") || name.ends_with(".json")) && !compared(name))
            names.insert(name);
    }
    for (const std::string& name : names) {
        const auto known = std::ranges::find(others, name, &OtherFile::name);
        ValidationTable table {name, "none"};
        table.skip("all rows",
            known != others.end() ? std::string(known->reason)
                                  : std::string("no file of this name is supported"));
        report.tables.push_back(std::move(table));
    }
}

} // namespace rankloom
