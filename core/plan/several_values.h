// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"

namespace rankloom {

/// A place of the plan document and the JSON text to put there.
struct Setting {
    std::string pointer;
    std::string value;
};

/// One suggestion that sets all of these, none of which lies in another: with one, its pointer and value;
/// with several, an empty pointer and a merge patch (RFC 7396) of the document, as withValue() takes it.
Suggestion suggestionOf(const std::vector<Setting>& settings, Phrase label);

} // namespace rankloom
