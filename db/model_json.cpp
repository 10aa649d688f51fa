// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/model_json.h"

#include <limits>

#include <nlohmann/json.hpp>

namespace rankloom::db {

namespace {

using Json = nlohmann::ordered_json;

/// Both directions from one list of fields, so that neither can forget one. A new field of the struct breaks
/// the structured bindings below.
template <class Visit, class Model> void visitModel(Model& model, Visit&& visit)
{
    auto& [name, family, layers, hidden, heads, kvHeads, headDim, ffn, gatedMlp, vocabulary, tiedEmbeddings,
        learnedPositions, maxPositions, norm, normsPerLayer, qkvBias, outputBias, mlpBias, headBias,
        attentionSinks, qkNorm, mtpLayers, mla, moe, window] = model;
    visit("name", name);
    visit("family", family);
    visit("layers", layers);
    visit("hidden", hidden);
    visit("heads", heads);
    visit("kvHeads", kvHeads);
    visit("headDim", headDim);
    visit("ffn", ffn);
    visit("gatedMlp", gatedMlp);
    visit("vocabulary", vocabulary);
    visit("tiedEmbeddings", tiedEmbeddings);
    visit("learnedPositions", learnedPositions);
    visit("maxPositions", maxPositions);
    visit("norm", norm);
    visit("normsPerLayer", normsPerLayer);
    visit("qkvBias", qkvBias);
    visit("outputBias", outputBias);
    visit("mlpBias", mlpBias);
    visit("headBias", headBias);
    visit("attentionSinks", attentionSinks);
    visit("qkNorm", qkNorm);
    visit("mtpLayers", mtpLayers);
    visit("mla", mla);
    visit("moe", moe);
    visit("window", window);
}

template <class Visit, class Attention> void visitAttention(Attention& attention, Visit&& visit)
{
    auto& [queryRank, keyValueRank, nopeHeadDim, ropeHeadDim, valueHeadDim] = attention;
    visit("queryRank", queryRank);
    visit("keyValueRank", keyValueRank);
    visit("nopeHeadDim", nopeHeadDim);
    visit("ropeHeadDim", ropeHeadDim);
    visit("valueHeadDim", valueHeadDim);
}

template <class Visit, class Mixture> void visitMixture(Mixture& mixture, Visit&& visit)
{
    auto& [experts, topK, expertFfn, sharedFfn, sharedGate, routerBias, expertBias, layerIsMoe] = mixture;
    visit("experts", experts);
    visit("topK", topK);
    visit("expertFfn", expertFfn);
    visit("sharedFfn", sharedFfn);
    visit("sharedGate", sharedGate);
    visit("routerBias", routerBias);
    visit("expertBias", expertBias);
    visit("layerIsMoe", layerIsMoe);
}

template <class Visit, class Window> void visitWindow(Window& window, Visit&& visit)
{
    auto& [tokens, layerIsWindowed] = window;
    visit("tokens", tokens);
    visit("layerIsWindowed", layerIsWindowed);
}

constexpr std::array kNormNames {"rms", "layer-norm"};
constexpr std::array kQkNormNames {"none", "per-head", "per-projection"};

class Writer {
public:
    explicit Writer(Json& object) : m_object(object) { }

    template <class T> void operator()(const char* key, const T& value) { m_object[key] = value; }
    void operator()(const char* key, NormKind value)
    {
        m_object[key] = kNormNames[static_cast<std::size_t>(value)];
    }
    void operator()(const char* key, QkNorm value)
    {
        m_object[key] = kQkNormNames[static_cast<std::size_t>(value)];
    }
    void operator()(const char* key, const std::optional<LatentAttention>& value)
    {
        Json& inner = m_object[key];
        if (value)
            visitAttention(*value, Writer(inner));
    }
    void operator()(const char* key, const std::optional<MixtureOfExperts>& value)
    {
        Json& inner = m_object[key];
        if (value)
            visitMixture(*value, Writer(inner));
    }
    /// Left out where there is none: files of models without windows stay as they were.
    void operator()(const char* key, const std::optional<AttentionWindow>& value)
    {
        if (value)
            visitWindow(*value, Writer(m_object[key] = Json::object()));
    }

private:
    Json& m_object;
};

/// Remembers the pointer of the first member that is missing or of another type.
class Reader {
public:
    Reader(const Json& object, std::string base, std::string& problem)
        : m_object(object), m_base(std::move(base)), m_problem(problem)
    {
    }

    void operator()(const char* key, std::string& value)
    {
        if (const Json* found = find(key, Json::value_t::string))
            value = found->get<std::string>();
    }
    void operator()(const char* key, bool& value)
    {
        if (const Json* found = find(key, Json::value_t::boolean))
            value = found->get<bool>();
    }
    void operator()(const char* key, int& value)
    {
        const auto member = m_object.find(key);
        const std::int64_t number = member != m_object.end() && member->is_number_integer()
            ? member->get<std::int64_t>()
            : std::numeric_limits<std::int64_t>::max();
        if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max())
            report(key);
        else
            value = static_cast<int>(number);
    }
    void operator()(const char* key, NormKind& value) { readName(key, value, kNormNames); }
    void operator()(const char* key, QkNorm& value) { readName(key, value, kQkNormNames); }
    void operator()(const char* key, std::vector<bool>& value)
    {
        const Json* found = find(key, Json::value_t::array);
        if (found == nullptr)
            return;
        for (const Json& item : *found) {
            if (!item.is_boolean())
                return report(key);
            value.push_back(item.get<bool>());
        }
    }
    void operator()(const char* key, std::optional<LatentAttention>& value)
    {
        if (const Json* found = findOptional(key))
            visitAttention(value.emplace(), Reader(*found, m_base + "/" + key, m_problem));
    }
    void operator()(const char* key, std::optional<MixtureOfExperts>& value)
    {
        if (const Json* found = findOptional(key))
            visitMixture(value.emplace(), Reader(*found, m_base + "/" + key, m_problem));
    }
    void operator()(const char* key, std::optional<AttentionWindow>& value)
    {
        if (const Json* found = findOptional(key))
            visitWindow(value.emplace(), Reader(*found, m_base + "/" + key, m_problem));
    }

private:
    const Json* find(const char* key, Json::value_t type)
    {
        const auto member = m_object.find(key);
        if (member != m_object.end() && member->type() == type)
            return &*member;
        report(key);
        return nullptr;
    }
    const Json* findOptional(const char* key)
    {
        const auto member = m_object.find(key);
        if (member == m_object.end() || member->is_null())
            return nullptr;
        return find(key, Json::value_t::object);
    }
    template <class Enum, std::size_t N>
    void readName(const char* key, Enum& value, const std::array<const char*, N>& names)
    {
        const Json* found = find(key, Json::value_t::string);
        if (found == nullptr)
            return;
        for (std::size_t i = 0; i < N; ++i)
            if (*found == names[i]) {
                value = static_cast<Enum>(i);
                return;
            }
        report(key);
    }
    void report(const char* key)
    {
        if (m_problem.empty())
            m_problem = m_base + "/" + key;
    }

    const Json& m_object;
    std::string m_base;
    std::string& m_problem;
};

} // namespace

std::string writeModelJson(const ModelSpec& model)
{
    Json object = Json::object();
    visitModel(model, Writer(object));
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<ModelSpec> readModelJson(std::string_view json)
{
    const Json object = Json::parse(json, nullptr, false);
    if (!object.is_object())
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the stored model is not a JSON object"));
    ModelSpec model;
    std::string problem;
    visitModel(model, Reader(object, {}, problem));
    if (!problem.empty())
        return fail(ErrorCode::ProjectDamaged, Phrase::of("the stored model has no usable {}", problem),
            {{}, 0, 0, problem});
    return model;
}

} // namespace rankloom::db
