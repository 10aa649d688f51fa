// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_rate_words.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "core/base/error.h"

namespace rankloom {

namespace {

constexpr ServingRateWords kWords[] = {
    {"computeBf16Share", Phrase::word("Products, 16 bits"),
        Phrase::word("Share of the device's peak that matrix products in 16 bits reach."), RateUnit::Share},
    {"computeFp8Share", Phrase::word("Products, 8 bits"),
        Phrase::word("Share of the device's peak that matrix products in 8 bits reach."), RateUnit::Share},
    {"computeFp4Share", Phrase::word("Products, 4 bits"),
        Phrase::word("Share of twice the 8-bit peak that matrix products in 4 bits reach."), RateUnit::Share},
    {"memoryShare", Phrase::word("Reading weights"),
        Phrase::word("Share of the memory bandwidth at which weights are read."), RateUnit::Share},
    {"notHiddenShare", Phrase::word("Not hidden"),
        Phrase::word(
            "Share of the shorter of computing and reading that a product takes on top of the longer."),
        RateUnit::Share},
    {"tileStepShare", Phrase::word("Whole tiles"),
        Phrase::word("Share that shows of what rows up to whole tiles of 128 would take."), RateUnit::Share},
    {"attentionComputeShare", Phrase::word("Attention, prompts"),
        Phrase::word("Share of the 16-bit peak that attention over prompts reaches."), RateUnit::Share},
    {"attentionMemoryShare", Phrase::word("Attention, cache"),
        Phrase::word("Share of the memory bandwidth at which keys and values are read."), RateUnit::Share},
    {"linkShare", Phrase::word("Links"),
        Phrase::word("Share of the links' bandwidth that collectives reach."), RateUnit::Share},
    {"layerSeconds", Phrase::word("Layer"), Phrase::word("Small kernels and gaps of a layer."),
        RateUnit::Microseconds},
    {"launchSeconds", Phrase::word("Launching a layer"),
        Phrase::word("To launch the kernels of a layer one by one, as batches with prompts need it."),
        RateUnit::Microseconds},
    {"expertLayerSeconds", Phrase::word("Layer with experts"),
        Phrase::word("What a layer with experts has on top: router and permutation."),
        RateUnit::Microseconds},
    {"collectiveSeconds", Phrase::word("Collective"),
        Phrase::word("Each collective, beside the latencies of its links."), RateUnit::Microseconds},
    {"stepSeconds", Phrase::word("Batch"), Phrase::word("Of the host, for every batch on a stage."),
        RateUnit::Milliseconds},
    {"requestSeconds", Phrase::word("Request"), Phrase::word("Of the host, for every request of a batch."),
        RateUnit::Microseconds},
    {"tokenSeconds", Phrase::word("Token"),
        Phrase::word("What follows from no product, for every token of a batch."), RateUnit::Microseconds},
    {"promptSeconds", Phrase::word("Prompt"),
        Phrase::word("Until a request is in the queue, and its first token with the client."),
        RateUnit::Milliseconds},
    {"togetherShare", Phrase::word("Come together"),
        Phrase::word("Share of the requests of a steady load that come all at once."), RateUnit::Share},
    {"batchesAhead", Phrase::word("Batches ahead"),
        Phrase::word(
            "Batches that go by between what an engine hears and what it says, beside those that "
            "compute it: the next one is ready before it knows of a request, and a token is read when "
            "the batch after it has been launched."),
        RateUnit::Batches},
    {"eightBitCacheShare", Phrase::word("Attention, 8-bit cache"),
        Phrase::word("Share of that bandwidth at which keys and values in 8 bits are read."),
        RateUnit::Share},
    {"expertSpread", Phrase::word("Spread of experts"),
        Phrase::word("Standard deviation over mean of how often experts are picked, where no trace tells."),
        RateUnit::Ratio},
};

} // namespace

const ServingRateWords& wordsOf(const ServingRateFigure& figure)
{
    const std::string_view name = figure.name;
    const auto* const found =
        std::ranges::find_if(kWords, [name](const ServingRateWords& words) { return name == words.name; });
    RANKLOOM_ASSERT(found != std::end(kWords));
    return *found;
}

Phrase rangeWords(const ServingRateFigure& figure)
{
    const double most = mostOf(figure);
    if (isTime(figure))
        return Phrase::of("it takes seconds from 0 to {}", most);
    switch (wordsOf(figure).unit) {
    case RateUnit::Batches:
        return Phrase::of("it takes a number of batches from 0 to {}", most);
    case RateUnit::Ratio:
        return Phrase::of("it takes a ratio from 0 to {}", most);
    default:
        return Phrase::of("it takes a share from 0 to {}", most);
    }
}

} // namespace rankloom
