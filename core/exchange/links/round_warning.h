// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/exchange/reading.h"

namespace rankloom {

/// Warns where rounds explain more than chance.
void warnAboutRounds(Reading& reading, const std::string& file, const LinkMeasurement& links);

} // namespace rankloom
