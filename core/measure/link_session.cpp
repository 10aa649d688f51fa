// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/link_session.h"

#include <limits>

namespace rankloom {

LinkMeasurement measurementOf(const LinkMatrix& matrix)
{
    LinkMeasurement measurement;
    measurement.names.resize(static_cast<std::size_t>(matrix.size));
    measurement.values = matrix.bandwidth;
    for (int node = 0; node < matrix.size; ++node)
        measurement.values[matrix.index(node, node)] = std::numeric_limits<double>::quiet_NaN();
    return measurement;
}

bool isSession(const LinkMeasurement& links)
{
    return links.primary && links.unitKnown && !links.stated && links.quantity == LinkQuantity::Bandwidth
        && links.scope == LinkScope::NodePairs
        && links.values.size() == links.names.size() * links.names.size();
}

} // namespace rankloom
