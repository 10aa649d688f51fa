// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/word_listener.h"

#include <algorithm>

#include "core/base/text.h"

namespace rankloom {

namespace {

bool isNumber(std::string_view word) { return parseInteger(word).has_value(); }

/// Of small letters and digits; whatever else there is parts them.
std::vector<std::string> partsOf(std::string_view cell)
{
    std::vector<std::string> parts;
    bool within = false;
    for (const char c : lowerCase(cell)) {
        const bool belongs = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (belongs && !within)
            parts.emplace_back();
        if (belongs)
            parts.back() += c;
        within = belongs;
    }
    return parts;
}

/// "fsdp8" as "fsdp", "8", in place. False where the word does not end in digits alone.
bool partNumber(std::vector<std::string>& parts, std::size_t at)
{
    const std::string word = parts[at];
    const std::size_t digits = word.find_last_not_of("0123456789") + 1;
    if (digits == 0 || digits == word.size())
        return false;
    parts[at] = word.substr(0, digits);
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1, word.substr(digits));
    return true;
}

/// The words of one cell against the tables of those that are known there.
class Listener {
public:
    Listener(std::string_view cell, std::vector<std::span<const KnownWord>> known)
        : m_parts(partsOf(cell)), m_known(std::move(known))
    {
    }

    /// States what is said. The word that is not known, or empty.
    std::string listen(RowWords& row)
    {
        while (m_at < m_parts.size() && row.refusal.empty()) {
            Said said;
            said.denied = takeDenial();
            const KnownWord* const word = take();
            if (word == nullptr)
                return m_at < m_parts.size() ? m_parts[m_at] : m_parts.back(); // "no" at the end
            if (word->numbered)
                said.number = takeNumber();
            said.denied = takeOne("off") || takeOne("disabled") || said.denied;
            if (word->state != nullptr)
                word->state(row, said);
        }
        return {};
    }

private:
    bool takeOne(std::string_view word)
    {
        const bool there = m_at < m_parts.size() && m_parts[m_at] == word;
        m_at += there ? 1 : 0;
        return there;
    }

    /// "no", "without", "w/o".
    bool takeDenial()
    {
        if (takeOne("no") || takeOne("without"))
            return true;
        if (m_at + 1 < m_parts.size() && m_parts[m_at] == "w" && m_parts[m_at + 1] == "o") {
            m_at += 2;
            return true;
        }
        return false;
    }

    std::optional<int> takeNumber()
    {
        const std::size_t before = m_at;
        takeOne("over");
        if (m_at < m_parts.size() && isNumber(m_parts[m_at]))
            return static_cast<int>(std::min<std::int64_t>(*parseInteger(m_parts[m_at++]), 1'000'000'000));
        m_at = before;
        return {};
    }

    [[nodiscard]] bool standsHere(std::string_view phrase) const
    {
        for (std::size_t at = m_at; !phrase.empty(); ++at) {
            const std::string_view word = phrase.substr(0, phrase.find(' '));
            if (at >= m_parts.size() || m_parts[at] != word)
                return false;
            phrase.remove_prefix(std::min(word.size() + 1, phrase.size()));
        }
        return true;
    }

    /// The longest phrase that stands here.
    [[nodiscard]] const KnownWord* longest() const
    {
        const KnownWord* best = nullptr;
        for (const auto& table : m_known)
            for (const KnownWord& word : table)
                if ((best == nullptr || word.phrase.size() > best->phrase.size()) && standsHere(word.phrase))
                    best = &word;
        return best;
    }

    const KnownWord* take()
    {
        if (m_at >= m_parts.size())
            return nullptr;
        const KnownWord* word = longest();
        // "sync_free1", "cp8": the number belongs to the last part of a phrase.
        for (std::size_t at = m_at; word == nullptr && at < std::min(m_at + 3, m_parts.size()); ++at) {
            std::vector<std::string> before = m_parts;
            if (partNumber(m_parts, at))
                word = longest();
            if (word == nullptr)
                m_parts = std::move(before);
        }
        if (word != nullptr)
            m_at += 1 + static_cast<std::size_t>(std::ranges::count(word->phrase, ' '));
        return word;
    }

    std::vector<std::string> m_parts;
    std::vector<std::span<const KnownWord>> m_known;
    std::size_t m_at = 0;
};

} // namespace

std::string unknownWord(RowWords& row, std::string_view cell, std::vector<std::span<const KnownWord>> known)
{
    return Listener(cell, std::move(known)).listen(row);
}

} // namespace rankloom
