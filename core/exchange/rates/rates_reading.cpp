// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/rates/rates_reading.h"

#include <algorithm>

#include "core/base/text.h"

namespace rankloom {

KernelRates& RatesReading::of(const std::string& device)
{
    const auto known = std::ranges::find(m_rates, device, &KernelRates::device);
    if (known != m_rates.end())
        return *known;
    KernelRates rates;
    rates.tool = m_tool;
    rates.device = device;
    return m_rates.emplace_back(std::move(rates));
}

Result<void> RatesReading::add(const std::string& device, MeasuredKernel kernel)
{
    if (!isSound(kernel))
        return fail(ErrorCode::BadValue,
            Phrase::of("The kernel {} has a size or a time that none can have", kernel.id),
            {m_file, 0, 0, {}}, Phrase::of("Correct the figure, or measure again."));
    KernelRates& rates = of(device);
    if (rates.kernels.size() >= kMostKernels)
        return fail(ErrorCode::TooLarge, Phrase::of("The file has more than {} kernels", kMostKernels),
            {m_file, 0, 0, {}}, Phrase::of("Divide the file."));
    rates.kernels.push_back(std::move(kernel));
    return {};
}

void RatesReading::skip(const std::string& device, std::string id, std::string reason)
{
    of(device).skipped.push_back({std::move(id), std::move(reason)});
}

Result<Reading> RatesReading::done()
{
    Reading reading;
    std::map<std::string, int> reasons;
    bool any = false;
    for (KernelRates& rates : m_rates) {
        for (const SkippedKernel& skipped : rates.skipped)
            ++reasons[skipped.reason];
        any = any || !rates.kernels.empty();
        rates.sharesFile = m_rates.size() > 1;
        reading.values.emplace_back(std::move(rates));
    }
    for (const auto& [reason, count] : reasons)
        warn(reading, m_file, 0, "kernels-not-used",
            Phrase::of("{} kernels were not used: {}", count, reason), Severity::Hint);
    if (!any)
        return fail(ErrorCode::Unsupported,
            Phrase::of("The file holds no kernel that a law of the program speaks of"), {m_file, 0, 0, {}},
            Phrase::of("Choose a file of products, attention, copies or collectives."));
    return reading;
}

std::optional<double> numberBehindWord(std::string_view text, std::string_view word)
{
    const auto isWord = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        if (at > 0 && isWord(text[at - 1]))
            continue;
        std::size_t begin = at + word.size();
        while (begin < text.size() && (text[begin] == ' ' || text[begin] == '='))
            ++begin;
        const std::size_t end = std::min(text.find_first_not_of("0123456789.", begin), text.size());
        if (const auto number = parseDouble(text.substr(begin, end - begin)))
            return number;
    }
    return std::nullopt;
}

} // namespace rankloom
