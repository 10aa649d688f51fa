// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

namespace rankloom {

std::string Error::text() const
{
    std::string out = where.file;
    if (where.line > 0)
        out += fmt::format(":{}", where.line);
    if (where.column > 0)
        out += fmt::format(":{}", where.column);
    if (!where.pointer.empty())
        out += out.empty() ? where.pointer : " " + where.pointer;
    if (!out.empty())
        out += ": ";
    out += message.english();
    if (!remedy.empty()) {
        if (!out.empty() && out.back() != '.' && out.back() != '?' && out.back() != '!')
            out += '.';
        out += ' ' + remedy.english();
    }
    return out;
}

const char* toString(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::FileNotFound:
        return "file-not-found";
    case ErrorCode::FileUnreadable:
        return "file-unreadable";
    case ErrorCode::FileUnwritable:
        return "file-unwritable";
    case ErrorCode::UnknownFormat:
        return "unknown-format";
    case ErrorCode::BadSyntax:
        return "bad-syntax";
    case ErrorCode::BadValue:
        return "bad-value";
    case ErrorCode::Contradiction:
        return "contradiction";
    case ErrorCode::TooLarge:
        return "too-large";
    case ErrorCode::Unsupported:
        return "unsupported";
    case ErrorCode::IllegalPlan:
        return "illegal-plan";
    case ErrorCode::NotAProject:
        return "not-a-project";
    case ErrorCode::ProjectTooNew:
        return "project-too-new";
    case ErrorCode::ProjectDamaged:
        return "project-damaged";
    case ErrorCode::ProjectBusy:
        return "project-busy";
    case ErrorCode::ProjectReadOnly:
        return "project-read-only";
    case ErrorCode::DiskFull:
        return "disk-full";
    case ErrorCode::Database:
        return "database";
    case ErrorCode::Internal:
        return "internal";
    }
    return "internal";
}

void assertionFailed(const char* condition, const char* file, int line)
{
    std::fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, condition);
    std::abort();
}

} // namespace rankloom
