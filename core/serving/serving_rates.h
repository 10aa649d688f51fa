// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/base/named_value.h"
#include "core/base/phrase.h"
#include "core/base/quantity.h"
#include "core/cluster/device_spec.h"
#include "core/workload/serving_choice.h"

namespace rankloom {

/// The program that serves.
enum class ServingEngine : std::uint8_t { Vllm, Sglang, TensorRtLlm };
template <> std::span<const NamedValue<ServingEngine>> namedValues();

/// What a device and an engine reach while they serve: the constants of step times, all of them open to
/// calibration. Shares are of a device's peaks; overheads do not depend on how much a batch holds.
struct ServingRates {
    std::string source; ///< what they were measured on, in words of a person

    // Of the device.
    double computeBf16 = 0.7; ///< share of the peak of the format that matrix products reach
    double computeFp8 = 0.55;
    double computeFp4 = 0.4; ///< of twice the 8-bit peak
    double memory = 0.7; ///< share of the memory bandwidth at which weights are read
    double notHidden = 0.25; ///< share of the smaller roof of a product that comes on top of the larger
    double tileStep = 0.25; ///< share that shows of what rows up to whole tiles of 128 would take
    double attentionCompute = 0.4; ///< share of the 16-bit peak that attention over prompts reaches
    double attentionMemory = 0.7; ///< share of the bandwidth at which keys and values are read
    double link = 0.8; ///< share of the links' bandwidth that collectives of inference reach

    // Of the engine on it.
    Seconds layer {40e-6}; ///< small kernels and gaps of a layer
    /// To launch a layer's kernels one by one, as batches with prompts need it: shows where they are shorter.
    Seconds launch {0.3e-3};
    Seconds expertLayer {20e-6}; ///< what a layer with experts has on top: router, permutation
    Seconds collective {5e-6}; ///< each, beside the latencies of the links
    Seconds step {0.3e-3}; ///< of the host, for every batch on a stage
    Seconds request {8e-6}; ///< of the host, for every request of a batch
    Seconds token {0.1e-6}; ///< what follows from no product, for every token of a batch
    Seconds prompt {30e-3}; ///< until a request is in the queue, and its first token with the client
    /// Share of the requests of a steady load that come all at once: those of a load generator's start, and
    /// of equal ones who stays together after it.
    double together = 0.1;
    /// Batches that go by between what an engine hears and what it says, beside those that compute it: an
    /// overlapping scheduler has the next one ready before it knows of a request, and reads a token when the
    /// batch after it has been launched.
    double batchesAhead = 1;

    /// Share of `attentionMemory` that attention over keys and values in 8 bits reaches. Over 8 bits kernels
    /// take 0.9 times as long as over 16 with vLLM and SGLang on Hopper, half as long with TensorRT-LLM
    /// there; on B200 0.66 times (medians of public tables), where shipped rates stay at 1: their
    /// attentionMemory was fitted to caches in 8 bits. An indexer's keys, which always have 8, are not
    /// concerned.
    double eightBitCache = 1;

    // Of what is asked.
    /// Standard deviation over mean of how often a mixture's experts are picked, where no trace tells: 0.4 to
    /// 0.8 on text (OLMoE on C4, DeepSeek-V2-Lite on tasks of ESFT), 2.4 on random prompts (DeepSeek-R1,
    /// SGLang's counts in NVIDIA srt-slurm).
    double expertSpread = 1.5;

    [[nodiscard]] double compute(WeightFormat format) const;

    friend bool operator==(const ServingRates&, const ServingRates&) = default;
};

/// One figure of the rates, for documents, tables and fits: a new one is a member and a row.
struct ServingRateFigure {
    enum class Owner : std::uint8_t { Device, Engine, Traffic };

    const char* name; ///< in documents, with its unit
    double (*get)(const ServingRates&);
    void (*set)(ServingRates&, double);
    double least; ///< how far a fit may go
    double most;
    Owner owner;
    /// By what factor of e the shipped figure is believed to be off: what a fit pays to leave it.
    double doubt;
};
std::span<const ServingRateFigure> servingRateFigures();
bool isTime(const ServingRateFigure& figure); ///< in seconds; else a share
/// What no deployment is beyond: shares up to 4, times up to a minute.
double mostOf(const ServingRateFigure& figure);
bool isPossible(const ServingRateFigure& figure, double value);

/// What is shipped for the generation of the device and the engine. Generations of which nothing was measured
/// have another's figures, and the source says whose.
ServingRates servingRates(const DeviceSpec& device, ServingEngine engine = ServingEngine::Vllm);
/// What is kept as the source of rates of which a person set some: of shipped ones that alone, else behind
/// what was fitted to.
std::string sourceByHand(const std::string& fittedTo = {});
/// Whether it is one of those.
bool isByHand(const std::string& source);
/// Where rates are from, to be told in the person's language: of shipped ones and of a person's words, else
/// as it was written.
Phrase sourceWords(const ServingRates& rates);
/// What fits start from: no served model had a part in it.
ServingRates priorServingRates(const DeviceSpec& device, ServingEngine engine);

} // namespace rankloom
