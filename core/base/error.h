// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/base/phrase.h"

namespace rankloom {

/// What kind of thing went wrong. The program decides by this; the words are in `Error::message`.
enum class ErrorCode : std::uint8_t {
    Cancelled, ///< a stop was requested: not a failure, never a dialog
    FileNotFound,
    FileUnreadable,
    FileUnwritable,
    UnknownFormat,
    BadSyntax, ///< not well-formed: truncated, wrong encoding, not a number
    BadValue, ///< well-formed but impossible: negative, NaN, out of range, unknown name
    Contradiction, ///< two places of the input disagree
    TooLarge, ///< refused to protect memory or time
    Unsupported, ///< understood, and known not to be usable here
    IllegalPlan,
    NotAProject,
    ProjectTooNew,
    ProjectDamaged,
    ProjectBusy,
    ProjectReadOnly,
    DiskFull,
    Database,
    Internal,
};

/// Where in the input. Lines and columns count from 1, 0 means "not applicable"; `pointer` is a JSON pointer.
struct Place {
    std::string file;
    std::int64_t line = 0;
    std::int64_t column = 0;
    std::string pointer;

    friend bool operator==(const Place&, const Place&) = default;
};

/// A refusal: what, where, why and what to do.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    Phrase message;
    Place where;
    std::vector<std::string> arguments {};
    Phrase remedy {}; ///< what the person can do, one sentence; empty when there is nothing to say

    /// "file:line:column: message. remedy" in one line.
    [[nodiscard]] Phrase phrase() const;
    [[nodiscard]] std::string text() const; ///< the same in English
};

/// The stable lower-case-dashed name of a code, as printed by the command line.
const char* toString(ErrorCode code);

template <class T> using Result = tl::expected<T, Error>;

tl::unexpected<Error> fail(ErrorCode code, Phrase message, Place where = {}, Phrase remedy = {});

} // namespace rankloom

/// A broken invariant of our own, never a consequence of input.
#define RANKLOOM_ASSERT(condition)                                                                           \
    ((condition) ? static_cast<void>(0) : ::rankloom::assertionFailed(#condition, __FILE__, __LINE__))

namespace rankloom {
[[noreturn]] void assertionFailed(const char* condition, const char* file, int line);
}
