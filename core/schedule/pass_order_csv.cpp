// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/pass_order_csv.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "core/base/at.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

/// One understood cell before letters are translated.
struct Cell {
    Pass pass;
    std::string action; ///< as written: "F", "BW", "SEND_F", …
    std::string pairAction; ///< of an overlapped pair's backward
    Place where;
};

/// `<stage><action><microbatch>`; the microbatch may be missing after sharding actions.
struct NamedAction {
    int stage = 0;
    int microbatch = -1;
    std::string name;
};

constexpr int kLargestNumber = 10'000'000;

std::optional<int> leadingNumber(std::string_view& text)
{
    std::size_t digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9')
        ++digits;
    if (digits == 0 || digits > 8)
        return std::nullopt;
    const auto value = parseInteger(text.substr(0, digits));
    text.remove_prefix(digits);
    if (!value || *value > kLargestNumber)
        return std::nullopt;
    return static_cast<int>(*value);
}

std::optional<NamedAction> parseAction(std::string_view text)
{
    text = trimmed(text);
    NamedAction action;
    const auto stage = leadingNumber(text);
    if (!stage || *stage > 32766)
        return std::nullopt;
    action.stage = *stage;
    std::size_t letters = 0;
    while (letters < text.size() && ((text[letters] >= 'A' && text[letters] <= 'Z') || text[letters] == '_'))
        ++letters;
    action.name = text.substr(0, letters);
    text.remove_prefix(letters);
    if (text.empty())
        return action;
    const auto microbatch = leadingNumber(text);
    if (!microbatch || !text.empty())
        return std::nullopt;
    action.microbatch = *microbatch;
    return action;
}

bool isTransfer(const std::string& action)
{
    static constexpr std::array<std::string_view, 7> kNames {
        "SEND_F", "RECV_F", "SEND_B", "RECV_B", "UNSHARD", "RESHARD", "REDUCE_GRAD"};
    return std::find(kNames.begin(), kNames.end(), action) != kNames.end();
}

std::optional<PassKind> vocabularyKind(const std::string& action)
{
    if (action == "S")
        return PassKind::VocabularyForward;
    if (action == "T")
        return PassKind::VocabularyBackward;
    if (action == "IF")
        return PassKind::InputForward;
    if (action == "IB")
        return PassKind::InputBackward;
    return std::nullopt;
}

class Reader {
public:
    explicit Reader(const std::string& file) : m_file(file) { }

    Result<PassOrderFile> read(std::string_view text)
    {
        if (text.substr(0, 3) == "\xEF\xBB\xBF")
            text.remove_prefix(3);
        if (auto split = splitRows(text); !split)
            return tl::unexpected(split.error());
        while (!m_rows.empty() && m_rows.back().empty())
            m_rows.pop_back();
        if (m_rows.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("the pass order is empty"), place(1, 1),
                Phrase::of("Give one row per pipeline rank, cells like 0F0"));
        m_oldLetters = usesOldLetters();
        if (auto translated = translate(); !translated)
            return tl::unexpected(translated.error());
        if (auto complete = checkCompleteness(); !complete)
            return tl::unexpected(complete.error());
        addNotes();
        return std::move(m_result);
    }

private:
    using Key = std::pair<int, int>; ///< (stage, microbatch)

    [[nodiscard]] Place place(std::int64_t line, std::int64_t column) const
    {
        return {m_file, line, column, {}};
    }

    Result<void> splitRows(std::string_view text)
    {
        std::int64_t line = 1;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view row = text.substr(0, end);
            if (!row.empty() && row.back() == '\r')
                row.remove_suffix(1);
            m_rows.emplace_back();
            if (m_rows.size() > 32766)
                return fail(ErrorCode::TooLarge, Phrase::of("the pass order has more than 32766 rows"),
                    place(line, 1));
            if (auto cells = splitCells(row, line); !cells)
                return cells;
            text.remove_prefix(std::min(end + 1, text.size()));
            ++line;
        }
        return {};
    }

    Result<void> splitCells(std::string_view row, std::int64_t line)
    {
        std::size_t begin = 0;
        while (begin <= row.size()) {
            const std::size_t end = std::min(row.find(',', begin), row.size());
            std::string_view text = trimmed(row.substr(begin, end - begin));
            if (text.size() >= 2 && text.front() == '"' && text.back() == '"')
                text = trimmed(text.substr(1, text.size() - 2)); // spreadsheets quote
            if (!text.empty()) {
                auto cell = parseCell(text, place(line, static_cast<std::int64_t>(begin) + 1));
                if (!cell)
                    return tl::unexpected(cell.error());
                m_rows.back().push_back(std::move(*cell));
            }
            begin = end + 1;
        }
        return {};
    }

    static Result<Cell> parseCell(std::string_view text, const Place& where)
    {
        Cell cell;
        cell.where = where;
        std::string_view body = text;
        const bool vocabulary = body.front() == 'v';
        if (vocabulary)
            body.remove_prefix(1);
        constexpr std::string_view kPairEnd = ")OVERLAP_F_B";
        const bool pair = body.size() > kPairEnd.size() && body.front() == '('
            && body.substr(body.size() - kPairEnd.size()) == kPairEnd;
        std::optional<NamedAction> action;
        if (pair) {
            body = body.substr(1, body.size() - 1 - kPairEnd.size());
            const std::size_t half = std::min(body.find(';'), body.size());
            action = parseAction(body.substr(0, half));
            const auto other = parseAction(body.substr(std::min(half + 1, body.size())));
            if (!action || !other || action->name != "F" || action->microbatch < 0 || other->microbatch < 0)
                return unreadable(text, where);
            cell.pairAction = other->name;
            cell.pass.kind = PassKind::OverlappedPair;
            cell.pass.pairStage = static_cast<std::int16_t>(other->stage);
            cell.pass.pairMicrobatch = other->microbatch;
        } else {
            action = parseAction(body);
        }
        if (!action || (action->microbatch < 0 && !isTransfer(action->name)))
            return unreadable(text, where);
        const bool known = vocabulary ? vocabularyKind(action->name).has_value()
                                      : isTransfer(action->name) || isCompute(action->name);
        if (!known || (pair && !isCompute(cell.pairAction)))
            return unreadable(text, where);
        if (vocabulary)
            cell.pass.kind = *vocabularyKind(action->name);
        cell.action = action->name;
        cell.pass.stage = static_cast<std::int16_t>(action->stage);
        cell.pass.microbatch = std::max(0, action->microbatch);
        return cell;
    }

    static bool isCompute(const std::string& action)
    {
        return action == "F" || action == "I" || action == "B" || action == "W" || action == "BW";
    }

    static tl::unexpected<Error> unreadable(std::string_view text, const Place& where)
    {
        return fail(ErrorCode::BadSyntax,
            Phrase::of("\"{}\" is not a pass", text.substr(0, std::min<std::size_t>(text.size(), 40))), where,
            Phrase::of("Write stage, action and microbatch, like 0F0, 0I0, 0W0 or 0B0"));
    }

    /// 2024 letters: any BW, or B and W of the same stage and microbatch.
    [[nodiscard]] bool usesOldLetters() const
    {
        std::set<Key> inputs;
        std::set<Key> weights;
        for (const auto& row : m_rows)
            for (const Cell& cell : row) {
                if (cell.action == "BW" || cell.pairAction == "BW")
                    return true;
                if (cell.action == "B")
                    inputs.insert({cell.pass.stage, cell.pass.microbatch});
                if (cell.action == "W")
                    weights.insert({cell.pass.stage, cell.pass.microbatch});
            }
        return std::any_of(
            weights.begin(), weights.end(), [&](const Key& key) { return inputs.count(key) > 0; });
    }

    [[nodiscard]] PassKind kindOf(const std::string& action) const
    {
        if (action == "F")
            return PassKind::Forward;
        if (action == "I")
            return PassKind::BackwardInput;
        if (action == "W")
            return PassKind::BackwardWeight;
        return m_oldLetters && action == "B" ? PassKind::BackwardInput : PassKind::Backward;
    }

    Result<void> translate()
    {
        PassOrder& order = m_result.order;
        order.kind = ScheduleKind::Custom;
        order.devices = static_cast<int>(m_rows.size());
        order.passes.resize(m_rows.size());
        for (std::size_t lane = 0; lane < m_rows.size(); ++lane)
            for (Cell& cell : m_rows[lane]) {
                if (isTransfer(cell.action)) {
                    ++m_transfers;
                    continue;
                }
                Pass& pass = cell.pass;
                const bool plain = pass.kind == PassKind::Forward;
                if (plain)
                    pass.kind = kindOf(cell.action);
                if (pass.kind == PassKind::OverlappedPair)
                    pass.pairInputOnly = kindOf(cell.pairAction) == PassKind::BackwardInput;
                if (!plain && pass.kind != PassKind::OverlappedPair) {
                    if (at(pass.stage) != lane)
                        return fail(ErrorCode::Contradiction,
                            Phrase::of("a vocabulary pass of rank {} stands in row {}", pass.stage, lane),
                            cell.where, Phrase::of("Put it into the row of its rank"));
                    if (!m_vocabularySeen.insert({pass.kind, pass.stage, pass.microbatch}).second)
                        return fail(ErrorCode::Contradiction, Phrase::of("a vocabulary pass occurs twice"),
                            cell.where, Phrase::of("Keep one of them"));
                    m_lastVocabulary = std::max(m_lastVocabulary, pass.microbatch);
                    order.passes[lane].push_back(pass);
                    continue;
                }
                m_stages = std::max({m_stages, pass.stage + 1, pass.pairStage + 1});
                m_microbatches = std::max({m_microbatches, pass.microbatch + 1, pass.pairMicrobatch + 1});
                m_computes.emplace_back(&cell, static_cast<int>(lane));
                order.passes[lane].push_back(pass);
            }
        if (m_computes.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("the pass order holds no forward or backward pass"),
                place(1, 1), Phrase::of("Give one row per pipeline rank, cells like 0F0"));
        if (m_lastVocabulary >= m_microbatches)
            return fail(ErrorCode::Contradiction,
                Phrase::of("vocabulary passes name microbatch {}, forwards stop at {}", m_lastVocabulary,
                    m_microbatches - 1),
                place(0, 0), Phrase::of("Give every microbatch its forward and backward"));
        order.microbatches = m_microbatches;
        order.chunks = (m_stages + order.devices - 1) / order.devices;
        return {};
    }

    /// What has been seen of one (stage, microbatch).
    struct Seen {
        int lane = -1;
        bool forward = false;
        bool input = false;
        bool weight = false;
    };

    Result<void> checkCompleteness()
    {
        // A file that names microbatch 9999999 in one cell must not make us reserve a table for all of them.
        const std::int64_t keys = std::int64_t {m_stages} * m_microbatches;
        if (keys > 2 * static_cast<std::int64_t>(m_computes.size()))
            return incomplete(keys);
        std::vector<Seen> seen(at(keys));
        for (const auto& [cell, lane] : m_computes) {
            const Pass& pass = cell->pass;
            const PassKind first = pass.kind == PassKind::OverlappedPair ? PassKind::Forward : pass.kind;
            if (auto marked = mark(seen, first, pass.stage, pass.microbatch, lane, cell->where); !marked)
                return marked;
            if (pass.kind != PassKind::OverlappedPair)
                continue;
            const PassKind second = pass.pairInputOnly ? PassKind::BackwardInput : PassKind::Backward;
            if (auto marked = mark(seen, second, pass.pairStage, pass.pairMicrobatch, lane, cell->where);
                !marked)
                return marked;
        }
        for (std::int64_t key = 0; key < keys; ++key) {
            const Seen& s = seen[at(key)];
            const char* missing = !s.forward ? "a forward"
                : !s.input                   ? "a backward"
                : !s.weight                  ? "a weight gradient (W)"
                                             : nullptr;
            if (missing != nullptr)
                return fail(ErrorCode::Contradiction,
                    Phrase::of("stage {} misses {} of microbatch {}", key / m_microbatches, missing,
                        key % m_microbatches),
                    place(0, 0),
                    Phrase::of("Give every stage and microbatch F and B, or F, I and W; count both from 0"));
        }
        return {};
    }

    [[nodiscard]] Result<void> incomplete(std::int64_t keys) const
    {
        return fail(ErrorCode::Contradiction,
            Phrase::of("{} stages and {} microbatches need {} forwards, the file holds {} passes", m_stages,
                m_microbatches, keys, m_computes.size()),
            place(0, 0),
            Phrase::of("Give every stage and microbatch F and B, or F, I and W; count both from 0"));
    }

    Result<void> mark(
        std::vector<Seen>& seen, PassKind kind, int stage, int microbatch, int lane, const Place& where) const
    {
        Seen& s = seen[at(std::int64_t {stage} * m_microbatches + microbatch)];
        if (s.lane >= 0 && s.lane != lane)
            return fail(ErrorCode::Contradiction,
                Phrase::of("stage {} microbatch {} runs on ranks {} and {}", stage, microbatch, s.lane, lane),
                where, Phrase::of("Keep all passes of a stage and microbatch on one rank"));
        s.lane = lane;
        const bool backward = kind == PassKind::Backward;
        const bool twice = (kind == PassKind::Forward && s.forward)
            || ((backward || kind == PassKind::BackwardInput) && s.input)
            || ((backward || kind == PassKind::BackwardWeight) && s.weight);
        const bool early =
            kind != PassKind::Forward && (!s.forward || (kind == PassKind::BackwardWeight && !s.input));
        if (twice || early)
            return fail(ErrorCode::Contradiction,
                fmt::format("{}{}{} {}", stage, letterOf(kind), microbatch,
                    twice ? "occurs twice" : "stands before the pass it needs on its rank"),
                where,
                twice ? Phrase::of("Keep one of them")
                      : Phrase::of("Run forward before backward before weight gradient"));
        s.forward |= kind == PassKind::Forward;
        s.input |= backward || kind == PassKind::BackwardInput;
        s.weight |= backward || kind == PassKind::BackwardWeight;
        return {};
    }

    void addNotes()
    {
        if (m_oldLetters)
            m_result.diagnostics.push_back({Severity::Warning, "old-pass-letters",
                Phrase::of("The file uses the pass letters of 2024: B was read as input gradient, BW as full "
                           "backward."),
                place(0, 0)});
        if (m_transfers > 0)
            m_result.diagnostics.push_back({Severity::Hint, "transfers-left-out",
                Phrase::of("{} transfer and sharding actions were left out: they follow from the passes.",
                    m_transfers),
                place(0, 0), {std::to_string(m_transfers)}});
        // Vocab-2 is the layout whose last backward does not wait for T; without a statement the stricter
        // reading is safe.
        if (!m_vocabularySeen.empty())
            m_result.order.vocabulary = VocabularyLayout::Vocab1;
    }

    const std::string& m_file;
    std::vector<std::vector<Cell>> m_rows;
    std::vector<std::pair<const Cell*, int>> m_computes; ///< with the rank
    bool m_oldLetters = false;
    std::set<std::tuple<PassKind, int, int>> m_vocabularySeen;
    int m_lastVocabulary = -1;
    int m_transfers = 0;
    int m_stages = 0;
    int m_microbatches = 0;
    PassOrderFile m_result;
};

} // namespace

Result<PassOrderFile> readPassOrder(std::string_view text, const std::string& file)
{
    return Reader(file).read(text);
}

} // namespace rankloom
