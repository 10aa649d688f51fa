// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/phrase.h"
#include "core/base/quantity.h"

namespace rankloom {

enum class Severity : std::uint8_t { Hint, Warning, Error };

/// What a suggested change would come to, where that was evaluated.
struct SuggestionEffect {
    Bytes peak {}; ///< device memory of the then fullest device
    Seconds step {}; ///< then time of a step

    friend bool operator==(const SuggestionEffect&, const SuggestionEffect&) = default;
};

/// One change to a plan that would cure a diagnosis: set the value at `pointer` of the plan document to the
/// JSON text `value`. Applied by the same code that reads plans, so it works in the program and in scripts.
struct Suggestion {
    std::string pointer;
    std::string value; ///< JSON text
    Phrase label; ///< "Set TP to 4"
    std::optional<SuggestionEffect> effect {};

    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// Something worth telling that does not stop the work: about a plan (`where.pointer`) or an input line.
struct Diagnostic {
    Severity severity = Severity::Warning;
    std::string code; ///< stable, lower-case-dashed: "tp-does-not-divide-heads"
    Phrase message; ///< a whole sentence
    Place where {};
    std::vector<std::string> arguments {};
    std::vector<Suggestion> suggestions {};

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

inline bool hasErrors(const Diagnostics& diagnostics)
{
    for (const Diagnostic& d : diagnostics)
        if (d.severity == Severity::Error)
            return true;
    return false;
}

const char* toString(Severity severity);

} // namespace rankloom
