// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/cluster/link_table.h"

namespace rankloom {

/// Other figures of the same links between nodes. What was found by the links as they are is judged by these
/// too: a gain that is not there as well was fitted to one measurement.
struct LinkTrial {
    enum class Kind : std::uint8_t {
        RoundsRemoved, ///< the links without the effect of the order of measurement
        Session, ///< another measurement of them, its own order of measurement removed
    };
    Kind kind = Kind::Session;
    std::string name; ///< of a session: the tool and which one, "mpiGraph 2"
    LinkMatrix nodes; ///< what is NaN was not measured again
};

} // namespace rankloom
