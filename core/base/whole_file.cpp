// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/whole_file.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace rankloom {

Result<std::string> readWholeFile(const std::string& path, std::size_t limit)
{
    const Place where {path, 0, 0, {}};
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(path, ignored);
    if (status.type() == std::filesystem::file_type::not_found)
        return fail(ErrorCode::FileNotFound, Phrase::of("there is no such file"), where,
            Phrase::of("Check the name and the folder."));
    if (std::filesystem::is_other(status))
        return fail(ErrorCode::FileUnreadable, Phrase::of("This is a pipe or a device, not a file."), where,
            Phrase::of("Write what it says to a file."));
    std::ifstream file(path, std::ios::binary);
    if (!file || !std::filesystem::is_regular_file(status))
        return fail(ErrorCode::FileUnreadable, Phrase::of("the file cannot be read"), where,
            Phrase::of("Check the rights to the file."));
    std::string text;
    std::array<char, 65536> buffer {};
    while (file.read(buffer.data(), buffer.size()), file.gcount() > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > limit)
            return fail(ErrorCode::TooLarge, Phrase::of("the file is larger than {} MiB", limit >> 20U),
                where, Phrase::of("Split it, or keep only the lines that matter."));
    }
    if (file.bad())
        return fail(
            ErrorCode::FileUnreadable, Phrase::of("reading stopped with an error of the disk"), where);
    return text;
}

std::string nameOfFile(const std::string& path) { return std::filesystem::path(path).filename().string(); }

} // namespace rankloom
