// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/diagnostic.h"

namespace rankloom {

const char* toString(Severity severity)
{
    switch (severity) {
    case Severity::Hint:
        return "hint";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "error";
}

} // namespace rankloom
