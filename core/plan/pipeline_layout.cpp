// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/pipeline_layout.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostItems = 100'000; ///< layers and stages together

/// A refusal without its place.
struct Refusal {
    ErrorCode code = ErrorCode::BadSyntax;
    Phrase message;
    Phrase remedy {};
};
using Verdict = std::optional<Refusal>;

/// The four kinds of layers by the letter of the text form; '|' begins the next stage.
constexpr char kEmbedding = 'E';
constexpr char kDecoder = 't';
constexpr char kMtp = 'm';
constexpr char kLoss = 'L';
constexpr char kNextStage = '|';

struct NamedLayer {
    char letter;
    std::string_view name;
};
constexpr std::array kLayers {NamedLayer {kEmbedding, "embedding"}, NamedLayer {kDecoder, "decoder"},
    NamedLayer {kMtp, "mtp"}, NamedLayer {kLoss, "loss"}};

bool isLayer(char letter) { return std::ranges::find(kLayers, letter, &NamedLayer::letter) != kLayers.end(); }

/// Takes layers and stage ends one by one; says at once what no layout may have.
class Stages {
public:
    Verdict take(char item)
    {
        if (++m_items > kMostItems)
            return Refusal {ErrorCode::TooLarge, Phrase::of("more than {} layers and stages", kMostItems)};
        if (m_loss)
            return Refusal {ErrorCode::BadValue, Phrase::of("the loss (L) has something behind it"),
                "The loss is the end of the last stage."};
        if (m_items > 1 && item == kEmbedding)
            return Refusal {ErrorCode::BadValue, Phrase::of("the embedding (E) has something in front of it"),
                "The embedding is the beginning of the first stage, and there once."};
        if (m_items == 1 && item != kEmbedding)
            return Refusal {ErrorCode::BadValue, Phrase::of("the embedding (E) is missing"),
                "The first stage begins with the embedding."};
        switch (item) {
        case kDecoder:
            if (m_mtpStage)
                return Refusal {ErrorCode::BadValue, Phrase::of("a decoder layer (t) is behind a layer m"),
                    "Multi-token-prediction layers come after all decoder layers."};
            ++m_layout.layersPerStage.back();
            break;
        case kMtp:
            if (m_mtpStage.value_or(stage()) != stage())
                return Refusal {ErrorCode::BadValue,
                    Phrase::of("multi-token-prediction layers (m) are on two stages"),
                    "All of them have to be on the same stage."};
            m_mtpStage = stage();
            ++m_layout.mtpLayersPerStage.back();
            break;
        case kLoss:
            m_loss = true;
            break;
        case kNextStage:
            m_layout.layersPerStage.push_back(0);
            m_layout.mtpLayersPerStage.push_back(0);
            break;
        default:
            break;
        }
        return {};
    }

    [[nodiscard]] Verdict finish() const
    {
        if (m_items == 0)
            return Refusal {ErrorCode::BadSyntax, Phrase::of("the pipeline layout is empty"),
                "An example is \"Ettt|tttL\"."};
        if (!m_loss)
            return Refusal {ErrorCode::BadValue, Phrase::of("the loss (L) is missing"),
                "The last stage ends with the loss."};
        return {};
    }
    PipelineLayout take() { return std::move(m_layout); }

private:
    [[nodiscard]] std::size_t stage() const { return m_layout.layersPerStage.size() - 1; }

    PipelineLayout m_layout {{0}, {0}};
    std::size_t m_items = 0;
    bool m_loss = false;
    std::optional<std::size_t> m_mtpStage;
};

/// The text form: repetitions are written out, then every item is taken with the place it came from.
class LayoutReader {
public:
    explicit LayoutReader(std::string_view text) : m_text(text) { }

    Result<PipelineLayout> read()
    {
        while (m_at < m_text.size())
            if (const Verdict refused = readNext())
                return refuse(*refused, m_at);
        if (m_open)
            return refuse({ErrorCode::BadSyntax, Phrase::of("this parenthesis is never closed")}, *m_open);
        Stages stages;
        for (const Item& item : m_items)
            if (const Verdict refused = stages.take(item.letter))
                return refuse(*refused, item.at);
        if (const Verdict refused = stages.finish())
            return refuse(*refused, m_text.size());
        return stages.take();
    }

private:
    struct Item {
        char letter;
        std::size_t at;
    };

    static tl::unexpected<Error> refuse(const Refusal& refused, std::size_t at)
    {
        return fail(refused.code, Phrase::of("pipeline layout: {}", refused.message),
            Place {{}, 1, static_cast<std::int64_t>(at) + 1, {}}, refused.remedy);
    }

    /// A refusal leaves m_at at what is wrong.
    Verdict readNext()
    {
        const char c = m_text[m_at];
        if (c == ',') {
            ++m_at;
            return {};
        }
        if (c == '(') {
            if (m_open)
                return Refusal {ErrorCode::BadSyntax, Phrase::of("parentheses inside parentheses")};
            m_open = m_at++;
            m_group = m_items.size();
            return {};
        }
        if (c == ')')
            return closeGroup();
        if (!isLayer(c) && c != kNextStage)
            return unknown(c);
        m_items.push_back({c, m_at++});
        return repeatFrom(m_items.size() - 1);
    }

    Verdict closeGroup()
    {
        if (!m_open)
            return Refusal {ErrorCode::BadSyntax, Phrase::of("this parenthesis was never opened")};
        if (m_group == m_items.size())
            return Refusal {ErrorCode::BadSyntax, Phrase::of("the parentheses hold nothing")};
        if (m_at + 1 == m_text.size() || m_text[m_at + 1] != '*')
            return Refusal {ErrorCode::BadSyntax,
                Phrase::of("the parentheses have no repetition behind them"),
                "Write (...)*n, or leave them out."};
        m_open.reset();
        ++m_at;
        return repeatFrom(m_group);
    }

    /// Repeats the items from `first` on as the "*n" at the current place says, if there is one.
    Verdict repeatFrom(std::size_t first)
    {
        std::size_t times = 1;
        if (m_at < m_text.size() && m_text[m_at] == '*') {
            ++m_at;
            const std::size_t digits = m_at;
            times = 0;
            for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at)
                times = std::min(times * 10 + static_cast<std::size_t>(m_text[m_at] - '0'), kMostItems + 1);
            if (times == 0) {
                m_at = digits;
                return Refusal {
                    ErrorCode::BadSyntax, Phrase::of("the repetition (*) needs a number of 1 or more")};
            }
        }
        const std::size_t length = m_items.size() - first;
        if (first + length * times > kMostItems)
            return Refusal {ErrorCode::TooLarge, Phrase::of("more than {} layers and stages", kMostItems)};
        for (std::size_t i = length; i < length * times; ++i)
            m_items.push_back(m_items[first + i - length]);
        return {};
    }

    static Verdict unknown(char c)
    {
        if (c == '*')
            return Refusal {
                ErrorCode::BadSyntax, Phrase::of("the repetition (*) has nothing in front of it to repeat")};
        const bool printable = c > ' ' && c < 127;
        return Refusal {ErrorCode::BadSyntax,
            printable ? Phrase::of("found \"{}\"", c)
                      : Phrase::of("found the byte 0x{:02x}", static_cast<unsigned char>(c)),
            "The letters are E (embedding), t (decoder layer), m (multi-token prediction), L (loss) and | "
            "(next stage)."};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<Item> m_items;
    std::optional<std::size_t> m_open; ///< the parenthesis we are in
    std::size_t m_group = 0; ///< its first item
};

/// Layers of one kind in a row.
std::string run(char letter, int count)
{
    if (count > 3)
        return fmt::format("{}*{}", letter, count);
    return std::string(static_cast<std::size_t>(std::max(0, count)), letter);
}

} // namespace

Result<PipelineLayout> readPipelineLayout(const nlohmann::json& stages, const std::string& pointer)
{
    const auto refuse = [](const Refusal& refused, std::string at) {
        return fail(refused.code, Phrase::of("pipeline layout: {}", refused.message),
            Place {{}, 0, 0, std::move(at)}, refused.remedy);
    };
    const auto other = [&](const nlohmann::json& found, const std::string& at, std::string_view expected) {
        return refuse(
            {ErrorCode::BadValue, Phrase::of("found {}, where {} is expected", describe(found), expected)},
            at);
    };
    if (!stages.is_array())
        return other(stages, pointer, "an array of stages");
    Stages out;
    for (std::size_t s = 0; s < stages.size(); ++s) {
        const std::string stagePointer = pointer + pointerStep(s);
        const nlohmann::json& stage = stages[s];
        if (!stage.is_array())
            return other(stage, stagePointer, "an array of layer names");
        if (s > 0)
            if (const Verdict refused = out.take(kNextStage))
                return refuse(*refused, stagePointer);
        for (std::size_t i = 0; i < stage.size(); ++i) {
            const std::string at = stagePointer + pointerStep(i);
            const auto* const known = !stage[i].is_string()
                ? kLayers.end()
                : std::ranges::find(
                    kLayers, trimmed(stage[i].get_ref<const std::string&>()), &NamedLayer::name);
            if (known == kLayers.end())
                return other(stage[i], at, "\"embedding\", \"decoder\", \"mtp\" or \"loss\"");
            if (const Verdict refused = out.take(known->letter))
                return refuse(*refused, at);
        }
    }
    if (const Verdict refused = out.finish())
        return refuse(*refused, pointer);
    return out.take();
}

Result<PipelineLayout> parsePipelineLayout(std::string_view text)
{
    if (!text.starts_with('['))
        return LayoutReader(text).read();
    // Python's quotes are as good as those of JSON: no name has one inside.
    std::string list(text);
    std::ranges::replace(list, '\'', '"');
    const Result<nlohmann::json> stages = parseJson(list);
    if (!stages)
        return tl::unexpected<Error>(stages.error());
    return readPipelineLayout(*stages, {});
}

PipelineLayout pipelineLayout(std::span<const StageLayers> split)
{
    PipelineLayout layout;
    for (const StageLayers& stage : split) {
        layout.layersPerStage.push_back(stage.layerCount);
        layout.mtpLayersPerStage.push_back(stage.mtpLayers);
    }
    return layout;
}

void setLayers(PipelineLayout layout, StageSplit& stages)
{
    stages.layersPerStage = std::move(layout.layersPerStage);
    stages.mtpLayersPerStage = std::move(layout.mtpLayersPerStage);
}

std::string pipelineLayoutText(const PipelineLayout& layout)
{
    const std::size_t stages = layout.layersPerStage.size();
    std::vector<std::string> texts;
    for (std::size_t s = 0; s < stages; ++s)
        texts.push_back((s == 0 ? "E" : "") + run(kDecoder, layout.layersPerStage[s])
            + run(kMtp, s < layout.mtpLayersPerStage.size() ? layout.mtpLayersPerStage[s] : 0)
            + (s + 1 == stages ? "L" : ""));
    std::string out;
    for (std::size_t s = 0; s < stages;) {
        std::size_t same = s + 1;
        while (same < stages && texts[same] == texts[s])
            ++same;
        const std::size_t count = same - s;
        if (count > 2) {
            out += fmt::format("({}|)*{}", texts[s], count);
        } else {
            for (std::size_t i = 0; i < count; ++i)
                out += texts[s] + (s + i + 1 < stages ? "|" : "");
        }
        s = same;
    }
    return out;
}

} // namespace rankloom
