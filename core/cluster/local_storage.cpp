// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/local_storage.h"

#include <string>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/json_values.h"
#include "core/base/resource.h"

namespace rankloom {

LocalStorage localStorageOf(const DeviceSpec& device)
{
    const auto text = resource("devices/" + device.name + ".json");
    if (!text)
        return {};
    const nlohmann::json json = jsonOrDiscarded(*text);
    const nlohmann::json& unified = memberOf(json, "unifiedMemory");
    return {unified.is_boolean() && unified.get<bool>(),
        BytesPerSecond(numberOr(memberOf(json, "driveReadBytesPerSecond"), 0))};
}

} // namespace rankloom
