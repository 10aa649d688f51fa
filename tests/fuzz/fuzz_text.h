// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "core/exchange/reading.h"
#include "core/plan/plan_json.h"

namespace rankloom::fuzz {

/// A promise of the readers, broken: makes the fuzzer stop.
inline void require(bool promise)
{
    if (!promise)
        std::abort();
}

/// Whatever the bytes are, a reader answers with values that a plan can use, or with an error that has words.
inline void readAs(FileFormat format, const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Reading> reading = parseFile(text, "fuzz", format);
    if (!reading) {
        require(!reading.error().message.empty());
        return;
    }
    for (const Parsed& value : reading->values) {
        if (const auto* links = std::get_if<LinkMeasurement>(&value)) {
            require(links->values.size() == links->names.size() * links->names.size());
            for (const double v : links->values)
                require(std::isnan(v) || v >= 0);
        }
        if (const auto* map = std::get_if<ExpertMap>(&value)) {
            require(!map->rows.empty() && !map->rows.front().empty());
            require(map->modelLayers.empty() || map->modelLayers.size() == map->rows.size());
        }
        if (const auto* pair = std::get_if<PairMeasurement>(&value))
            for (const SizeFigure& row : pair->rows)
                require(row.sizeBytes >= 0 && row.value >= 0);
        if (const auto* topology = std::get_if<DeviceTopology>(&value))
            require(topology->codes.size() == topology->names.size() * topology->names.size());
        if (const auto* list = std::get_if<HostList>(&value))
            for (const HostList::Host& host : list->hosts)
                require(!host.name.empty() && host.slotCount > 0);
        if (const auto* settings = std::get_if<PlanSettings>(&value)) {
            require(settings->plan.layout.tp > 0 && settings->plan.layout.pp > 0);
            // A plan of any settings can be checked, whatever the project.
            Project project;
            project.model.change().layers = 32;
            const Result<CompletedPlan> plan = completePlan(*settings, project);
            require(plan ? readPlan(writePlan(plan->plan)).has_value() : !plan.error().message.empty());
        }
        if (const auto* network = std::get_if<NetworkTopology>(&value))
            for (const NetworkTopology::Group& group : network->groups) {
                for (const int child : group.children)
                    require(network->groups.at(static_cast<std::size_t>(child)).level < group.level);
                for (const int node : group.nodes)
                    require(static_cast<std::size_t>(node) < network->nodes.size());
            }
        if (const auto* rates = std::get_if<KernelRates>(&value)) {
            require(!rates->kernels.empty() || !rates->skipped.empty());
            for (const MeasuredKernel& kernel : rates->kernels)
                require(isSound(kernel));
        }
        if (const auto* run = std::get_if<CollectiveMeasurement>(&value)) {
            require(!run->rows.empty() && run->ranks >= 0);
            for (const CollectiveRow& row : run->rows)
                require(row.sizeBytes >= 0 && !(row.time < 0) && !(row.busBandwidth < 0));
        }
    }
}

} // namespace rankloom::fuzz
