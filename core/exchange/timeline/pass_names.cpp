// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/timeline/pass_names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "core/base/text.h"

namespace rankloom {

namespace {

/// Leading digits as a number below a limit; -1 without any.
int takeNumber(std::string_view& text, int below)
{
    std::int64_t value = -1;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        value = std::max<std::int64_t>(value, 0) * 10 + (text.front() - '0');
        if (value >= below)
            return -2;
        text.remove_prefix(1);
    }
    return static_cast<int>(value);
}

bool isLetterOfPass(std::string_view letters, PassKind& kind)
{
    for (int k = 0; k < kPassKindCount; ++k)
        if (letters == letterOf(static_cast<PassKind>(k))) {
            kind = static_cast<PassKind>(k);
            return true;
        }
    return false;
}

/// The word stands alone: its neighbours are no letters ("bwd" in "fmha_bwd_kernel").
bool hasWord(std::string_view text, std::string_view word)
{
    const auto isLetter = [&](std::size_t i) { return i < text.size() && text[i] >= 'a' && text[i] <= 'z'; };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size()))
            return true;
    return false;
}

} // namespace

bool readPassName(std::string_view name, PassName& pass)
{
    if (name.starts_with("PP:"))
        name.remove_prefix(3);
    for (int k = 0; k < kPassKindCount; ++k)
        if (name == describe(static_cast<PassKind>(k))) {
            pass = {static_cast<PassKind>(k), -1, -1};
            return true;
        }
    PassName found;
    found.stage = takeNumber(name, 32768);
    std::size_t letters = 0;
    while (letters < name.size() && name[letters] >= 'A' && name[letters] <= 'Z')
        ++letters;
    if (found.stage < -1 || !isLetterOfPass(name.substr(0, letters), found.kind))
        return false;
    name.remove_prefix(letters);
    found.microbatch = takeNumber(name, 100'000'000);
    if (found.microbatch < 0 || !name.empty())
        return false;
    pass = found;
    return true;
}

bool guessPassKind(std::string_view name, PassKind& kind)
{
    for (const auto& [mark, marked] : {std::pair("(F)", PassKind::Forward), {"(B)", PassKind::BackwardInput},
             {"(W)", PassKind::BackwardWeight}})
        if (name.ends_with(mark)) {
            kind = marked;
            return true;
        }
    static constexpr std::array<std::pair<std::string_view, PassKind>, 11> kWords {{
        {"backward", PassKind::Backward},
        {"bwd", PassKind::Backward},
        {"dgrad", PassKind::BackwardInput},
        {"wgrad", PassKind::BackwardWeight},
        {"forward", PassKind::Forward},
        {"fwd", PassKind::Forward},
        {"optimizer", PassKind::Optimizer},
        {"adam", PassKind::Optimizer},
        {"adamw", PassKind::Optimizer},
        {"multi_tensor_apply", PassKind::Optimizer},
        {"multi_tensor_apply_kernel", PassKind::Optimizer},
    }};
    const std::string words = lowerCase(name);
    if (words.find("zero_grad") != std::string::npos)
        return false;
    for (const auto& [word, marked] : kWords)
        if (hasWord(words, word)) {
            kind = marked;
            return true;
        }
    return false;
}

} // namespace rankloom
