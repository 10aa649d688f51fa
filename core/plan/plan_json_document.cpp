// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/model/hf_config.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/plan_fields.h"
#include "core/plan/plan_json.h"
#include "core/plan/sizes.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "rankloom-plan";
constexpr std::string_view kSchema = "urn:rankloom:schema:plan"; ///< printed by `rankloom-cli schema plan`
constexpr int kVersion = 1;
constexpr const char* kModelSources[] = {"preset", "config", "file", "spec"};

ordered_json modelJson(const ModelSpec& model)
{
    ordered_json out;
    if (const Result<ModelSpec> preset = modelPreset(model.name); preset && *preset == model)
        out["preset"] = model.name;
    else
        out["spec"] = modelSpecJson(model);
    return out;
}

/// Takes over the outcome of another reader, its pointers moved below `pointer`.
ModelSpec adopted(
    Result<ModelReading> reading, const std::string& pointer, std::string file, JsonFindings& findings)
{
    if (!reading) {
        Error error = std::move(reading.error());
        error.where.pointer = pointer + error.where.pointer;
        error.where.file = std::move(file);
        if (!findings.error)
            findings.error = std::move(error);
        return {};
    }
    for (Diagnostic& diagnostic : reading->diagnostics) {
        diagnostic.where.pointer = pointer + diagnostic.where.pointer;
        diagnostic.where.file = file;
        findings.diagnostics.push_back(std::move(diagnostic));
    }
    return std::move(reading->model);
}

/// "models/mine/config.json" is called "mine", "mine.json" too.
std::string modelNameOf(std::string_view path)
{
    const auto slash = path.rfind('/');
    std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
    if (name == "config.json" && slash != std::string_view::npos) {
        const std::string_view folder = path.substr(0, slash);
        const auto parent = folder.rfind('/');
        name = parent == std::string_view::npos ? folder : folder.substr(parent + 1);
    }
    if (name.ends_with(".json"))
        name.remove_suffix(5);
    return std::string(name);
}

/// Whether a name stays in the folder it is looked up in, on any system: no root, no drive, no "..".
bool staysBeside(std::string_view path)
{
    if (path.empty() || path.front() == '/' || path.front() == '\\' || path.find(':') != path.npos)
        return false;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of("/\\"), path.size());
        if (path.substr(0, end) == "..")
            return false;
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return true;
}

ModelSpec readModelFile(JsonObject& object, const FileReader& files, JsonFindings& findings)
{
    const std::string path = object.text("file", {});
    if (findings.error)
        return {};
    if (!files) {
        findings.refuse(ErrorCode::Unsupported, object.pointerTo("file"),
            Phrase::of("the model is in another file, which cannot be read here"),
            Phrase::of("Name a preset, or put the configuration itself under \"config\"."));
        return {};
    }
    // A plan of somebody else must not look at files that have nothing to do with it.
    if (!staysBeside(path)) {
        findings.refuse(ErrorCode::BadValue, object.pointerTo("file"),
            Phrase::of("the model's file \"{}\" is not beside the plan or below it", path.substr(0, 200)),
            Phrase::of("Put it there and name it without \"..\" and without a leading slash."));
        return {};
    }
    const Result<std::string> text = files(path);
    if (!text) {
        findings.refuse(
            text.error().code, object.pointerTo("file"), text.error().message, text.error().remedy);
        return {};
    }
    return adopted(readHuggingFaceConfig(*text, object.text("name", modelNameOf(path))), {}, path, findings);
}

ModelSpec readModelSource(
    JsonObject& object, std::string_view source, const FileReader& files, JsonFindings& findings)
{
    if (source == "spec")
        return readModelSpec(object.object("spec"), findings);
    if (source == "file")
        return readModelFile(object, files, findings);
    if (source == "config") {
        const json* config = object.member("config");
        if (!config->is_object()) {
            findings.refuseValue(
                object.pointerTo("config"), *config, Phrase::of("a Hugging Face config.json object"));
            return {};
        }
        return adopted(readHuggingFaceConfig(compactText(*config), object.text("name", "custom model")),
            object.pointerTo("config"), {}, findings);
    }
    const std::string name = object.text("preset", {});
    if (findings.error)
        return {};
    Result<ModelSpec> preset = modelPreset(name);
    if (preset)
        return std::move(*preset);
    findings.refuse(
        preset.error().code, object.pointerTo("preset"), preset.error().message, preset.error().remedy);
    return {};
}

ModelSpec readModel(JsonObject object, const FileReader& files, JsonFindings& findings)
{
    std::string_view found;
    for (const char* source : kModelSources) {
        if (!object.has(source))
            continue;
        if (!found.empty())
            findings.refuse(ErrorCode::Contradiction, object.pointer(),
                Phrase::of("the model is given twice, under \"{}\" and \"{}\"", found, source),
                Phrase::of("Keep one of the two."));
        found = source;
    }
    if (found.empty())
        findings.refuse(ErrorCode::BadValue, object.pointer(), Phrase::of("the model is not named"),
            Phrase::of("Give \"preset\", \"config\" (a Hugging Face config.json), or \"file\"."));
    if (findings.error)
        return {};
    ModelSpec model = readModelSource(object, found, files, findings);
    static_cast<void>(object.member("name"));
    if (JsonObject measured = object.object("measuredLayers"); measured.present() && !findings.error)
        model.measured = readMeasuredLayers(measured, model.layers, findings);
    object.finish();
    return model;
}

void checkFormat(JsonObject& document, JsonFindings& findings)
{
    document.require("format", "\"rankloom-plan\"");
    const std::string format = document.text("format", std::string(kFormat));
    if (!findings.error && format != kFormat)
        findings.refuse(ErrorCode::UnknownFormat, "/format",
            Phrase::of("found the string \"{}\", where \"{}\" is expected", format, kFormat));
    document.require("version", "1");
    const int version = document.integer("version", kVersion, 1, 1'000'000);
    if (!findings.error && version > kVersion)
        findings.refuse(ErrorCode::Unsupported, "/version",
            Phrase::of("version {} of the plan document is newer than this program, which reads up to {}",
                version, kVersion),
            Phrase::of("Use a newer Rankloom."));
}

} // namespace

namespace {

/// What the plan of a former document says of drives is said of its cluster, which may know better.
void stateFormerDrives(PlanDocument& document)
{
    const StatedDrives& known = document.project.cluster->host.drives;
    if (const StatedDrives all = completed(known, document.formerDrives); all != known)
        document.project.cluster.change().host.drives = all;
}

} // namespace

std::string writePlanDocument(const Project& project, const Plan& plan)
{
    ordered_json document;
    document["$schema"] = kSchema;
    document["format"] = kFormat;
    document["version"] = kVersion;
    document["name"] = plan.name;
    document["projectName"] = project.name;
    if (project.model != ModelSpec())
        document["model"] = modelJson(project.model);
    if (project.cluster != Cluster())
        document["cluster"] = clusterJson(project.cluster);
    document["calibration"] = calibrationJson(project.calibration);
    document["workload"] = ordered_json::object(); // its place: before the routing
    if (!project.routing->empty())
        document["routing"] = routingJson(project.routing, plan.communication.expertDispatch);
    writePlanFields(document, plan);
    return jsonText(document);
}

Result<PlanDocument> readPlanDocument(std::string_view text, const FileReader& files)
{
    if (text.size() > kLongestPlanDocument)
        return fail(ErrorCode::TooLarge,
            Phrase::of("the plan is longer than {}", Bytes(static_cast<double>(kLongestPlanDocument))), {},
            Phrase::of("Import measured links and routing into a project instead of stating them in the "
                       "plan."));
    const Result<json> parsed = parseJson(text);
    if (!parsed)
        return tl::unexpected<Error>(parsed.error());
    JsonFindings findings;
    JsonObject document(&*parsed, {}, findings);
    checkFormat(document, findings);
    PlanDocument out;
    static_cast<void>(document.member("$schema")); // for editors and validators
    out.project.name = document.text("projectName", {});
    out.hasModel = document.has("model");
    out.hasCluster = document.has("cluster");
    out.hasWorkload = document.has("workload");
    if (out.hasModel)
        out.project.model = readModel(document.object("model"), files, findings);
    if (out.hasCluster)
        out.project.cluster = readCluster(document.object("cluster"), findings);
    if (document.has("routing"))
        out.project.routing = readRouting(document.object("routing"), findings);
    Calibration calibration;
    out.plan = readPlanFields(document, findings, {}, [&](JsonObject& memory, JsonObject& offload) {
        out.hasCalibration = readFormerCalibration(memory, calibration);
        out.formerDrives = readFormerDrives(offload);
    });
    if (out.hasCluster)
        stateFormerDrives(out);
    if (document.has("calibration")) {
        if (out.hasCalibration)
            findings.refuse(ErrorCode::Contradiction, "/calibration",
                Phrase::of("measured constants are given twice, here and under \"memory\""),
                Phrase::of("Keep those under \"calibration\"."));
        JsonObject section = document.object("calibration");
        readCalibration(section, calibration);
        out.hasCalibration = true;
    }
    out.project.calibration = std::move(calibration);
    document.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    out.diagnostics = std::move(findings.diagnostics);
    return out;
}

void completeFrom(PlanDocument& document, const Project& project, const Plan& plan)
{
    if (!document.hasModel)
        document.project.model = project.model;
    if (!document.hasCluster) {
        document.project.cluster = project.cluster;
        stateFormerDrives(document);
    }
    if (!document.hasCalibration)
        document.project.calibration = project.calibration;
    if (!document.hasWorkload)
        document.plan.workload = plan.workload;
    if (document.project.routing->empty())
        document.project.routing = project.routing;
    if (document.project.name.empty())
        document.project.name = project.name;
    // Traces of the project come before files of their names that lie beside the document.
    std::vector<Shared<RecordedRequests>> traces = project.requestTraces;
    for (Shared<RecordedRequests>& own : document.project.requestTraces)
        if (std::ranges::none_of(project.requestTraces,
                [&own](const Shared<RecordedRequests>& known) { return known->name == own->name; }))
            traces.push_back(std::move(own));
    document.project.requestTraces = std::move(traces);
    document.project.servingCalibrations = project.servingCalibrations;
}

} // namespace rankloom
