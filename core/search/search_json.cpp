// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_json.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

struct NamedRange {
    const char* name;
    DegreeRange SearchSpace::*range;
};
constexpr NamedRange kRanges[] = {{"tp", &SearchSpace::tp}, {"cp", &SearchSpace::cp},
    {"pp", &SearchSpace::pp}, {"vpp", &SearchSpace::vpp}, {"ep", &SearchSpace::ep},
    {"etp", &SearchSpace::etp}, {"dp", &SearchSpace::dp}, {"microBatchSize", &SearchSpace::microBatchSize}};

struct NamedFlag {
    const char* name;
    bool WithinNode::*flag;
};
constexpr NamedFlag kFlags[] = {{"tp", &WithinNode::tensor}, {"cp", &WithinNode::context},
    {"ep", &WithinNode::expert}, {"dp", &WithinNode::data}, {"pp", &WithinNode::pipeline}};

ordered_json rangeJson(const DegreeRange& range)
{
    ordered_json out = ordered_json::object();
    if (!range.only.empty())
        out["only"] = range.only;
    if (range.least > 1)
        out["least"] = range.least;
    if (range.most != DegreeRange::kMost)
        out["most"] = range.most;
    return out;
}

template <class Enum> ordered_json namesJson(const std::vector<Enum>& values)
{
    ordered_json out = ordered_json::array();
    for (const Enum& value : values)
        out.push_back(std::string(nameOf(value)));
    return out;
}

ordered_json spaceJson(const SearchSpace& space)
{
    ordered_json out;
    ordered_json& degrees = out["degrees"] = ordered_json::object();
    for (const NamedRange& named : kRanges)
        if (!(space.*named.range).free())
            degrees[named.name] = rangeJson(space.*named.range);
    out["schedules"] = namesJson(space.schedules);
    out["vocabularies"] = namesJson(space.vocabularies);
    out["recomputes"] = namesJson(space.recomputes);
    out["shardings"] = namesJson(space.shardings);
    out["offloads"] = namesJson(space.offloads);
    out["compression"] = std::string(nameOf(space.compression));
    ordered_json& within = out["withinNode"] = ordered_json::array();
    for (const NamedFlag& named : kFlags)
        if (space.withinNode.*named.flag)
            within.push_back(named.name);
    out["leastHeadroomBytes"] = static_cast<std::int64_t>(space.leastHeadroom.value());
    out["acceptNarrowFit"] = space.acceptNarrowFit;
    out["devices"] = space.devices;
    out["runsOn"] = std::string(nameOf(space.runsOn));
    return out;
}

DegreeRange readRange(JsonObject object)
{
    DegreeRange range;
    range.least = object.integer("least", 1, 1, DegreeRange::kMost);
    range.most = object.integer("most", DegreeRange::kMost, 1, DegreeRange::kMost);
    range.only = object.integers("only", 1, DegreeRange::kMost);
    std::sort(range.only.begin(), range.only.end());
    object.finish();
    return range;
}

constexpr std::size_t kMostChoices = 200;

/// Values of a list by name; `read` gives the value, or an error that names what is legal.
template <class Value, class Read>
void readNames(
    JsonObject& object, const char* key, std::vector<Value>& values, JsonFindings& findings, const Read& read)
{
    if (!object.has(key))
        return;
    const std::vector<std::string> names = object.texts(key);
    if (names.empty() || names.size() > kMostChoices) {
        findings.refuse(
            ErrorCode::BadValue, object.pointerTo(key), Phrase::of("one to 200 choices are expected"));
        return;
    }
    values.clear();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto value = read(names[i]);
        if (!value) {
            findings.refuse(ErrorCode::BadValue, object.pointerTo(key) + pointerStep(i),
                value.error().message, value.error().remedy);
            return;
        }
        values.push_back(*value);
    }
}

template <class Enum> Result<Enum> enumNamed(const std::string& name)
{
    if (const auto value = fromName<Enum>(name))
        return *value;
    std::string legal;
    for (const std::string& one : namesOf<Enum>())
        legal += (legal.empty() ? "" : ", ") + one;
    return fail(ErrorCode::BadValue, Phrase::of("\"{}\" is none of the choices", name.substr(0, 80)), {},
        Phrase::of("Legal: {}.", legal));
}

ordered_json foundPlanJson(const Plan& plan)
{
    ordered_json out;
    out["workload"] = {{"microBatchSize", plan.workload.microBatchSize}};
    writePlanFields(out, plan);
    return out;
}

/// As fast as the layout of its row, and less simple.
ordered_json alikeJson(const FoundLayout& layout)
{
    ordered_json out;
    out["name"] = describeLayout(layout);
    if (layout.plan.communication.compression.lossy())
        out["lossy"] = true;
    out["stepSeconds"] = layout.time.step.value();
    out["boundSeconds"] = layout.bound.value();
    out["peakBytes"] = static_cast<std::int64_t>(layout.peak.value());
    out["headroomBytes"] = static_cast<std::int64_t>(layout.headroom.value());
    out["fitsAtWorst"] = layout.fitsAtWorst;
    out["plan"] = foundPlanJson(layout.plan);
    return out;
}

ordered_json layoutJson(const FoundLayout& layout, const FoundLayout& first)
{
    ordered_json out;
    out["name"] = describeLayout(layout);
    if (layout.plan.communication.compression.lossy())
        out["lossy"] = true;
    out["devices"] = layout.devices;
    out["onFront"] = layout.onFront;
    const TimeReport& time = layout.time;
    out["stepSeconds"] = time.step.value();
    out["boundSeconds"] = layout.bound.value();
    out["tokensPerSecond"] = time.tokensPerSecond;
    out["modelFlopsUtilization"] = time.modelFlopsUtilization;
    out["bubbleRatio"] = time.bubbleRatio;
    out["peakBytes"] = static_cast<std::int64_t>(layout.peak.value());
    out["headroomBytes"] = static_cast<std::int64_t>(layout.headroom.value());
    out["fitsAtWorst"] = layout.fitsAtWorst;
    if (layout.fitProbability) {
        out["fitsProbability"] = *layout.fitProbability;
        out["fitsWord"] = toString(layout.fit());
    }
    out["peakStage"] = layout.peakStage;
    out["difference"] = explainDifference(first, layout).sentence;
    out["plan"] = foundPlanJson(layout.plan);
    out["alikeCount"] = layout.alikeCount;
    ordered_json& alike = out["alike"] = ordered_json::array();
    for (const FoundLayout& other : layout.alike)
        alike.push_back(alikeJson(other));
    return out;
}

ordered_json layoutsJson(const std::vector<FoundLayout>& layouts, const FoundLayout& first)
{
    ordered_json out = ordered_json::array();
    for (const FoundLayout& layout : layouts)
        out.push_back(layoutJson(layout, first));
    return out;
}

ordered_json countsJson(const SearchCounts& counts)
{
    ordered_json out;
    out["degrees"] = counts.degrees;
    out["skippedDegrees"] = counts.skipped;
    out["priced"] = counts.priced;
    out["fitting"] = counts.fitting;
    out["simulated"] = counts.simulated;
    ordered_json& rejected = out["rejected"] = ordered_json::array();
    for (const auto& [code, what] : counts.rejected)
        rejected.push_back({{"code", code}, {"count", what.count}, {"example", what.example.english()}});
    return out;
}

ordered_json robustnessJson(const Robustness& robustness)
{
    ordered_json out;
    out["trials"] = robustness.trials;
    out["worstLossOfFirst"] = robustness.worstLoss;
    ordered_json& layouts = out["layouts"] = ordered_json::array();
    for (const LayoutRobustness& layout : robustness.layouts)
        layouts.push_back(
            {{"firstShare", layout.first}, {"meanRank", layout.meanRank}, {"worstRank", layout.worstRank},
                {"lowSeconds", layout.low.value()}, {"highSeconds", layout.high.value()}});
    return out;
}

} // namespace

Result<SearchSpace> readSearchSpace(std::string_view text, const SearchSpace& fallback)
{
    const Result<json> document = parseJson(text);
    if (!document)
        return tl::unexpected<Error>(document.error());
    SearchSpace space = fallback;
    JsonFindings findings;
    JsonObject object(&*document, {}, findings);
    JsonObject degrees = object.object("degrees");
    for (const NamedRange& named : kRanges)
        if (degrees.has(named.name))
            space.*named.range = readRange(degrees.object(named.name));
    degrees.finish();
    readNames(object, "schedules", space.schedules, findings, enumNamed<ScheduleKind>);
    readNames(object, "vocabularies", space.vocabularies, findings, enumNamed<VocabularyLayout>);
    readNames(object, "recomputes", space.recomputes, findings,
        [](const std::string& name) { return recomputeNamed(name); });
    readNames(object, "shardings", space.shardings, findings, [&](const std::string& name) {
        for (const Sharding& known : fallback.shardings)
            if (name == nameOf(known))
                return Result<Sharding>(known);
        return shardingNamed(name);
    });
    readNames(object, "offloads", space.offloads, findings, enumNamed<OffloadTarget>);
    if (object.has("compression")) {
        const Result<CompressionFreedom> freedom =
            compressionFreedomNamed(object.text("compression", "as-planned"));
        if (freedom)
            space.compression = *freedom;
        else
            findings.refuse(ErrorCode::BadValue, object.pointerTo("compression"), freedom.error().message,
                freedom.error().remedy);
    }
    if (object.has("withinNode")) {
        space.withinNode = {};
        for (const std::string& name : object.texts("withinNode")) {
            const auto* named = std::find_if(std::begin(kFlags), std::end(kFlags),
                [&](const NamedFlag& flag) { return name == flag.name; });
            if (named == std::end(kFlags))
                findings.refuse(ErrorCode::BadValue, object.pointerTo("withinNode"),
                    Phrase::of("\"{}\" is no kind of group", name.substr(0, 80)),
                    Phrase::of("Legal: tp, cp, ep, dp, pp."));
            else
                space.withinNode.*named->flag = true;
        }
    }
    space.leastHeadroom = Bytes(object.number("leastHeadroomBytes", space.leastHeadroom.value(), 0, 1e15));
    space.acceptNarrowFit = object.boolean("acceptNarrowFit", space.acceptNarrowFit);
    if (object.has("devices"))
        space.devices = object.integers("devices", 1, kMostDevices);
    if (object.has("runsOn")) {
        const Result<Launcher> launcher = launcherNamed(object.text("runsOn", "any"));
        if (launcher)
            space.runsOn = *launcher;
        else
            findings.refuse(ErrorCode::BadValue, object.pointerTo("runsOn"), launcher.error().message,
                launcher.error().remedy);
    }
    object.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    if (!findings.diagnostics.empty())
        return fail(
            ErrorCode::BadValue, findings.diagnostics.front().message, findings.diagnostics.front().where);
    return space;
}

std::string writeSearch(const SearchSpace& space, const SearchResult& result, const SearchExtras& extras)
{
    ordered_json out;
    out["format"] = "rankloom-search";
    out["version"] = 1;
    out["space"] = spaceJson(space);
    out["counts"] = countsJson(result.counts);
    out["proven"] = result.proven;
    out["stopped"] = result.stopped;
    const FoundLayout none;
    const FoundLayout& first = result.ranked.empty() ? none : result.ranked.front();
    out["layouts"] = layoutsJson(result.ranked, first);
    out["front"] = layoutsJson(result.front, first);
    if (extras.robustness)
        out["robustness"] = robustnessJson(*extras.robustness);
    if (!extras.placed.empty()) {
        ordered_json& placed = out["placed"] = ordered_json::array();
        for (const PlacedLayout& one : extras.placed)
            placed.push_back({{"layout", one.index}, {"stepSeconds", one.placement.after.step.value()},
                {"stepBeforeSeconds", one.placement.before.step.value()},
                {"insideNoise",
                    one.placement.noise ? ordered_json(one.placement.insideNoise()) : ordered_json()},
                {"placement", one.placement.deviceOfRank}});
        out["seed"] = extras.seed;
    }
    return jsonText(out);
}

} // namespace rankloom
