// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/formats.h"
#include "core/measure/kernel_rates.h"

namespace rankloom {

/// The kernels of a file, by device, in the order in which devices appear.
class RatesReading {
public:
    RatesReading(std::string tool, std::string file) : m_tool(std::move(tool)), m_file(std::move(file)) { }

    KernelRates& of(const std::string& device);
    /// Errors: BadValue where a figure is none that a kernel can have: the file is damaged.
    Result<void> add(const std::string& device, MeasuredKernel kernel);
    void skip(const std::string& device, std::string id, std::string reason);
    /// All that was read; tells how many entries no law speaks of, by reason.
    Result<Reading> done();

private:
    std::string m_tool;
    std::string m_file;
    std::vector<KernelRates> m_rates;
};

/// The number right behind a word of its own in a text such as "heads 64 kv 8": of "kv" 8.
std::optional<double> numberBehindWord(std::string_view text, std::string_view word);

/// More entries than any such file has.
inline constexpr std::size_t kMostKernels = 200'000;

} // namespace rankloom
