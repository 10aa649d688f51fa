// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/measure/storage_rates.h"

namespace rankloom {

/// Reads the JSON of fio (`--output-format=json`) or the text or JSON of nvbandwidth
/// (host_to_device_memcpy_ce and device_to_host_memcpy_ce). Jobs of one group of fio run at once: their rates
/// add up; of several groups the fastest counts. nvbandwidth: every device from its fastest host node, the
/// slowest device counts. Errors: UnknownFormat, BadValue (nothing in it says how fast), those of
/// parseJson().
Result<StorageRates> readStorageRates(std::string_view text, const std::string& file);

} // namespace rankloom
