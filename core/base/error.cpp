// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

namespace rankloom {

Phrase Error::phrase() const
{
    std::string place = where.file;
    if (where.line > 0)
        place += fmt::format(":{}", where.line);
    if (where.column > 0)
        place += fmt::format(":{}", where.column);
    if (!where.pointer.empty())
        place += place.empty() ? where.pointer : " " + where.pointer;
    if (!place.empty())
        place += ": ";
    Phrase out = place + message;
    if (remedy.empty())
        return out;
    if (const std::string& told = out.english();
        !told.empty() && told.back() != '.' && told.back() != '?' && told.back() != '!')
        out += ".";
    return out + " " + remedy;
}

std::string Error::text() const { return phrase().english(); }

tl::unexpected<Error> fail(ErrorCode code, Phrase message, Place where, Phrase remedy)
{
    return tl::unexpected<Error>(Error {code, std::move(message), std::move(where), {}, std::move(remedy)});
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
