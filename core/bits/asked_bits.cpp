// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/asked_bits.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::size_t kMostPicks = 64 << 20;

class AskedReader {
public:
    AskedReader(const BitFormat& format, const ExpertDemand& model, JsonFindings& findings)
        : m_format(format), m_model(model), m_findings(findings)
    {
        m_out.layers = model.layers;
        m_out.topK = model.topK;
    }

    void token(const json& layers, const std::string& pointer)
    {
        if (!hasEntries(layers, m_model.layers, pointer, Phrase::of("layers with experts")))
            return;
        for (std::size_t l = 0; l < layers.size() && !m_findings.error; ++l)
            layer(layers[l], pointer + pointerStep(l));
    }
    AskedBits take() { return std::move(m_out); }

private:
    bool hasEntries(const json& value, int count, const std::string& pointer, const Phrase& what)
    {
        if (value.is_array() && std::ssize(value) == count)
            return true;
        m_findings.refuseValue(pointer, value, Phrase::of("an array of {} {}", count, what));
        return false;
    }

    void layer(const json& picks, const std::string& pointer)
    {
        if (!hasEntries(picks, m_model.topK, pointer, Phrase::of("picks, expert and bits of each")))
            return;
        const std::size_t first = m_out.picks.size();
        for (std::size_t p = 0; p < picks.size() && !m_findings.error; ++p) {
            const std::string at = pointer + pointerStep(p);
            if (!hasEntries(picks[p], 2, at, Phrase::of("numbers, the expert and its bits")))
                return;
            const int expert =
                integerOf(picks[p][0], 0, m_model.experts - 1, at + pointerStep(0), m_findings);
            const int bits = integerOf(
                picks[p][1], m_format.baseBits, m_format.mostBits(), at + pointerStep(1), m_findings);
            const bool twice = std::any_of(m_out.picks.begin() + static_cast<std::ptrdiff_t>(first),
                m_out.picks.end(), [expert](const AskedBits::Pick& pick) { return pick.expert == expert; });
            if (twice && !m_findings.error)
                m_findings.refuseValue(at + pointerStep(0), picks[p][0],
                    Phrase::of("an expert that the token has not picked in this layer already"));
            m_out.picks.push_back({static_cast<std::uint16_t>(expert),
                static_cast<std::uint8_t>(bits - m_format.baseBits + 1)});
        }
    }

    const BitFormat& m_format;
    const ExpertDemand& m_model;
    JsonFindings& m_findings;
    AskedBits m_out;
};

} // namespace

Result<AskedBits> readAskedBits(std::string_view text, const BitFormat& format, const ExpertDemand& model)
{
    const Result<json> document = parseJson(text);
    if (!document)
        return tl::unexpected<Error>(document.error());
    JsonFindings findings;
    JsonObject object(&*document, {}, findings);
    const json* const tokens = object.member("tokens");
    AskedReader reader(format, model, findings);
    if (tokens == nullptr || !tokens->is_array() || tokens->empty())
        findings.refuseValue("/tokens", tokens == nullptr ? json() : *tokens,
            Phrase::of("an array with the picks of each token, layer by layer"));
    else if (tokens->size() * static_cast<std::size_t>(model.layers * model.topK) > kMostPicks)
        findings.refuse(ErrorCode::TooLarge, "/tokens", Phrase::of("{} tokens are too many", tokens->size()));
    for (std::size_t t = 0; !findings.error && t < tokens->size(); ++t)
        reader.token((*tokens)[t], "/tokens" + pointerStep(t));
    object.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    AskedBits out = reader.take();
    out.diagnostics = std::move(findings.diagnostics);
    return out;
}

std::vector<double> wantedShares(const AskedBits& asked, int experts, int planes)
{
    const std::size_t count = static_cast<std::size_t>(asked.layers) * static_cast<std::size_t>(experts);
    const auto each = static_cast<std::size_t>(planes);
    std::vector<double> wanted(count * each);
    std::vector<double> picks(count);
    for (std::size_t token = 0; token < asked.tokens(); ++token)
        for (int layer = 0; layer < asked.layers; ++layer)
            for (const AskedBits::Pick& pick : asked.of(token, layer)) {
                const std::size_t expert =
                    static_cast<std::size_t>(layer) * static_cast<std::size_t>(experts) + pick.expert;
                ++picks[expert];
                for (std::size_t p = 0; p < pick.planes; ++p)
                    ++wanted[expert * each + p];
            }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (picks[i / each] > 0)
            wanted[i] /= picks[i / each];
    return wanted;
}

ExpertDemand demandOf(const AskedBits& asked, ExpertDemand model)
{
    std::ranges::fill(model.share, 0.0);
    const double each = 1.0 / (static_cast<double>(asked.tokens()) * asked.topK);
    for (std::size_t t = 0; t < asked.tokens(); ++t)
        for (int l = 0; l < asked.layers; ++l)
            for (const AskedBits::Pick& pick : asked.of(t, l))
                model.share[static_cast<std::size_t>(l * model.experts + pick.expert)] += each;
    model.measured = true;
    return model;
}

std::vector<StepDemand> askedSteps(
    const AskedBits& asked, const ExpertDemand& demand, const StepChoice& choice)
{
    RANKLOOM_ASSERT(asked.tokens() > 0);
    const auto planes = static_cast<std::size_t>(choice.planes);
    std::vector<StepDemand> steps(
        static_cast<std::size_t>(choice.steps), StepDemand(demand.share.size() * planes));
    std::size_t token = 0;
    for (StepDemand& step : steps)
        for (int t = 0; t < choice.batch; ++t, token = (token + 1) % asked.tokens())
            for (int l = 0; l < asked.layers; ++l)
                for (const AskedBits::Pick& pick : asked.of(token, l)) {
                    const auto expert = static_cast<std::size_t>(l * demand.experts + pick.expert);
                    for (std::size_t p = 0; p < pick.planes; ++p)
                        ++step[expert * planes + p];
                }
    return steps;
}

} // namespace rankloom
