// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inside of the plan document's readers and writers; others use plan_json.h.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/cluster/cluster.h"
#include "core/model/model_spec.h"
#include "core/plan/plan.h"
#include "core/routing/routing.h"
#include "core/workload/workload.h"

namespace rankloom {

using limits::kMostDevices;

/// Adds workload, layout … experts to `document`.
void writePlanFields(nlohmann::ordered_json& document, const Plan& plan);
/// Reads name, workload and layout … experts; absent fields have the defaults of Plan, or of `absent`.
/// `readMore` takes members of "memory" and "memory.offload" that are no fields any more.
Plan readPlanFields(JsonObject& document, JsonFindings& findings, const Workload& absent = {},
    const std::function<void(JsonObject& memory, JsonObject& offload)>& readMore = {});

/// Drives as plans had them before clusters did, members of "memory.offload". Each plan had the usual figures
/// where nobody had set any: those count as not stated.
StatedDrives readFormerDrives(JsonObject& offload);

/// The value of `whatIf`.
nlohmann::ordered_json whatIfListJson(const std::vector<WhatIf>& list);
std::string whatIfJsonText(const std::vector<WhatIf>& list); ///< as suggestions write it
std::vector<WhatIf> readWhatIfs(JsonObject& document, JsonFindings& findings);

/// readPlan() of a plan that this program wrote: a field that it does not know is damage. Errors: those of
/// readPlan(), BadValue with the pointer of the field.
Result<Plan> readKnownPlan(std::string_view json, const Workload& absent);

/// The shape of a model, field by field: what `model.spec` holds where no preset has these very values.
nlohmann::ordered_json modelSpecJson(const ModelSpec& model);
ModelSpec readModelSpec(JsonObject object, JsonFindings& findings);

/// The value of `model.spec.details`.
nlohmann::ordered_json modelDetailsJson(const ModelDetails& details);
ModelDetails readModelDetails(JsonObject object);

/// The value of `cluster`: node and device counts, device preset name or figures, link tiers and matrices.
nlohmann::ordered_json clusterJson(const Cluster& cluster);
Cluster readCluster(JsonObject object, JsonFindings& findings);

// Parts of it.
/// The name of a preset with these very figures, or the figures.
nlohmann::ordered_json presetOrFigures(const DeviceSpec& device);
/// The member "device".
DeviceSpec readPresetOrFigures(JsonObject& object, JsonFindings& findings);
nlohmann::ordered_json tierJson(LinkLevel level, const LinkFigure& figure);
/// `figureOf`: what a level has, to be overwritten.
void readTierFigure(
    JsonObject object, const std::function<LinkFigure&(LinkLevel)>& figureOf, JsonFindings& findings);
/// "otherNodes": nodes with another device than "device", or other links.
nlohmann::ordered_json otherNodesJson(const Cluster& cluster);
void readOtherNodes(JsonObject& object, Cluster& cluster, JsonFindings& findings);

/// The value of `measuredLayers`, of a model of so many layers.
nlohmann::ordered_json measuredLayersJson(const MeasuredLayers& measured);
MeasuredLayers readMeasuredLayers(JsonObject object, int layers, JsonFindings& findings);

/// The value of `routing`: expert load per MoE layer, as far as an evaluation depends on a trace.
/// With the sampled tokens where the plan's dispatch looks at them.
nlohmann::ordered_json routingJson(const RoutingStatistics& routing, ExpertDispatch dispatch);
RoutingStatistics readRouting(JsonObject object, JsonFindings& findings);

/// Document names of an enumeration.
template <class Enum> std::vector<std::string> namesOf()
{
    std::vector<std::string> names;
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        names.emplace_back(named.name);
    return names;
}

} // namespace rankloom
