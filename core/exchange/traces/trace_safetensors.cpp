// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/element_type.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr std::uint64_t kMostHeader = std::uint64_t {8} << 20U;

/// One tensor of TensorRT-LLM's statistics: counts [experts], or picks [tokens, k], of one iteration and
/// layer.
struct Entry {
    std::int64_t iteration = 0;
    std::int64_t layer = 0;
    std::vector<std::int64_t> shape;
    ElementType type;
    std::int64_t offset = 0;
    std::int64_t bytes = 0;
};

class StatisticsReader {
public:
    explicit StatisticsReader(const TraceJob& job) : m_job(job) { }

    Result<void> read()
    {
        Result<void> done = readHeader();
        if (done)
            done = checkTiling();
        if (!done)
            return done;
        std::sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
            return std::pair(a.iteration, a.layer) < std::pair(b.iteration, b.layer);
        });
        findTopK();
        std::int64_t iteration = 0;
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            // Iterations are numbered from 0, whatever range was recorded.
            if (i > 0 && m_entries[i].iteration != m_entries[i - 1].iteration) {
                ++iteration;
                m_firstToken += m_tokens;
                m_tokens = 0;
            }
            done = readEntry(m_entries[i], iteration);
            if (!done)
                return done;
        }
        return {};
    }

private:
    [[nodiscard]] tl::unexpected<Error> damaged(const Phrase& what) const
    {
        return m_job.refuse(ErrorCode::BadSyntax, 0, 0,
            Phrase::of("The safetensors file is damaged: {}", what), Phrase::of("Copy the file again."));
    }

    Result<void> readHeader()
    {
        char length[8] {};
        if (m_job.source.size() < 8)
            return damaged(Phrase::of("it is cut"));
        if (const Result<void> got = m_job.source.readAt(0, length, 8); !got)
            return got;
        std::uint64_t size = 0;
        for (std::size_t i = 0; i < 8; ++i)
            size |= static_cast<std::uint64_t>(static_cast<unsigned char>(length[i])) << (8 * i);
        if (size > kMostHeader || static_cast<std::int64_t>(size) > m_job.source.size() - 8)
            return damaged(Phrase::of("its header claims {} bytes", size));
        std::string text(static_cast<std::size_t>(size), '\0');
        if (const Result<void> got = m_job.source.readAt(8, text.data(), text.size()); !got)
            return got;
        m_data = 8 + static_cast<std::int64_t>(size);
        const Result<json> header = parseJson(trimmed(text));
        if (!header)
            return tl::unexpected<Error>(header.error());
        if (!header->is_object())
            return damaged(Phrase::of("its header is no object"));
        for (const auto& [name, described] : header->items()) {
            if (name == "__metadata__")
                continue;
            if (Result<void> added = addEntry(name, described); !added)
                return added;
        }
        return m_entries.empty() ? damaged(Phrase::of("it holds no tensors")) : Result<void>();
    }

    Result<void> addEntry(const std::string& name, const json& described)
    {
        const std::string shown = name.substr(0, 60);
        Entry entry;
        const std::size_t cut = name.find('_');
        const auto iteration = parseInteger(std::string_view(name).substr(0, cut));
        const auto layer =
            cut == std::string::npos ? std::nullopt : parseInteger(std::string_view(name).substr(cut + 1));
        if (!iteration || !layer || *iteration < 0 || *layer < 0 || *layer > kMostLayer)
            return m_job.refuse(ErrorCode::Unsupported, 0, 0,
                Phrase::of(
                    "The tensor \"{}\" is not named by iteration and layer, as statistics of experts are",
                    shown),
                Phrase::of("Choose a rank*.safetensors that TensorRT-LLM wrote for EXPERT_STATISTIC_PATH."));
        entry.iteration = *iteration;
        entry.layer = *layer;
        const auto type = safetensorsElementType(textOf(memberOf(described, "dtype")));
        const json& shape = memberOf(described, "shape");
        const json& offsets = memberOf(described, "data_offsets");
        if (!type || !shape.is_array() || shape.empty() || shape.size() > 2 || !offsets.is_array()
            || offsets.size() != 2)
            return damaged(Phrase::of("the tensor \"{}\" is not described", shown));
        entry.type = *type;
        std::int64_t elements = 1;
        for (const json& side : shape) {
            if (!side.is_number_unsigned() || side.get<std::uint64_t>() > (1U << 30U))
                return damaged(Phrase::of("the tensor \"{}\" has no possible shape", shown));
            entry.shape.push_back(side.get<std::int64_t>());
            elements *= entry.shape.back();
        }
        for (const json& offset : offsets)
            if (!offset.is_number_unsigned()
                || offset.get<std::uint64_t>() > static_cast<std::uint64_t>(m_job.source.size()))
                return damaged(Phrase::of("the tensor \"{}\" lies outside the file", shown));
        entry.offset = offsets[0].get<std::int64_t>();
        entry.bytes = offsets[1].get<std::int64_t>() - entry.offset;
        if (entry.bytes < 0 || entry.bytes != elements * static_cast<std::int64_t>(type->bytes))
            return damaged(Phrase::of("the tensor \"{}\" has another size than its shape", shown));
        m_entries.push_back(std::move(entry));
        return {};
    }

    /// Tensors lie one behind the other, to the end of the file.
    Result<void> checkTiling()
    {
        std::sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
            return std::pair(a.offset, a.bytes) < std::pair(b.offset, b.bytes);
        });
        std::int64_t end = 0;
        for (const Entry& entry : m_entries) {
            if (entry.offset != end)
                return damaged(Phrase::of("its tensors overlap or leave a gap"));
            end += entry.bytes;
        }
        return end == m_job.source.size() - m_data
            ? Result<void>()
            : damaged(Phrase::of("it is longer or shorter than it says"));
    }

    /// From meta_info.json in the same folder, and the rank from the name.
    void findTopK()
    {
        m_topK = m_job.hints.topK;
        if (const std::optional<std::string> text = m_job.source.beside("meta_info.json"))
            if (const Result<json> meta = parseJson(*text)) {
                const double k = numberOf(memberOf(*meta, "num_experts_per_token"));
                if (k >= 1 && k <= 1024)
                    m_topK = static_cast<int>(k);
            }
        std::string_view name = m_job.source.name();
        if (name.starts_with("rank")) {
            name.remove_prefix(4);
            name = name.substr(0, name.find_first_not_of("0123456789"));
            m_job.summary.rank = parseInteger(name);
        }
    }

    Result<void> readEntry(const Entry& entry, std::int64_t iteration)
    {
        constexpr std::int64_t kPiece = 1 << 17; // elements
        const bool tokens = entry.shape.size() == 2;
        const std::int64_t width = entry.shape.back();
        if (entry.bytes == 0)
            return {};
        if (static_cast<std::int64_t>(width)
            > (tokens ? limits::kMostPicksOfToken : limits::kMostExpertNumber + 1))
            return m_job.refuse(ErrorCode::TooLarge, 0, 0,
                Phrase::of("Iteration {}, layer {}: {} {}", entry.iteration, entry.layer, width,
                    tokens ? "experts per token" : "experts"),
                Phrase::of("Choose the statistics of one model."));
        const std::int64_t rows = tokens ? entry.shape.front() : 1;
        const std::int64_t window = std::max<std::int64_t>(1, kPiece / width);
        for (std::int64_t first = 0; first < rows; first += window) {
            const auto count = static_cast<std::size_t>(std::min(window, rows - first) * width);
            m_values.resize(count);
            m_bytes.resize(count * entry.type.bytes);
            const std::int64_t at =
                m_data + entry.offset + first * width * static_cast<std::int64_t>(entry.type.bytes);
            if (const Result<void> got = m_job.source.readAt(at, m_bytes.data(), m_bytes.size()); !got)
                return got;
            if (toIntegers(m_bytes.data(), count, entry.type, m_values.data()))
                return m_job.refuse(ErrorCode::BadValue, 0, 0,
                    Phrase::of("Iteration {}, layer {}: a count is not whole", entry.iteration, entry.layer),
                    Phrase::of("Choose unedited statistics."));
            Result<void> taken = tokens
                ? deliverTokens(entry, first)
                : m_job.deliver({static_cast<int>(entry.layer), m_topK, iteration, {}, m_values});
            if (!taken)
                return taken;
        }
        m_tokens = std::max(m_tokens, tokens ? rows : 0);
        return {};
    }

    Result<void> deliverTokens(const Entry& entry, std::int64_t first)
    {
        m_picks.resize(m_values.size());
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            if (m_values[i] < 0 || m_values[i] > kMostExpertId)
                return m_job.refuse(ErrorCode::BadValue, 0, 0,
                    Phrase::of("Iteration {}, layer {}: {} is no expert number", entry.iteration, entry.layer,
                        m_values[i]),
                    Phrase::of("Choose unedited statistics."));
            m_picks[i] = static_cast<std::int32_t>(m_values[i]);
        }
        return m_job.deliver({static_cast<int>(entry.layer), static_cast<int>(entry.shape.back()),
            m_firstToken + first, m_picks});
    }

    const TraceJob& m_job;
    std::vector<Entry> m_entries;
    std::int64_t m_data = 0; ///< where the tensors begin
    int m_topK = 0;
    std::int64_t m_firstToken = 0;
    std::int64_t m_tokens = 0; ///< of the iteration
    std::vector<char> m_bytes;
    std::vector<std::int64_t> m_values;
    std::vector<std::int32_t> m_picks;
};

Result<void> readSafetensorsStatistics(const TraceJob& job) { return StatisticsReader(job).read(); }

} // namespace

extern const Format kExpertStatisticsSafetensors {
    .format = FileFormat::ExpertStatisticsSafetensors,
    .name = "expert-statistics-safetensors",
    .title = "TensorRT-LLM expert statistics",
    .kind = FormatKind::RoutingTrace,
    .isHead =
        [](std::string_view head) { // the length of a JSON header, then the header
            return head.size() > 9 && head[8] == '{' && head.substr(4, 4) == std::string_view("\0\0\0\0", 4);
        },
    .trace = readSafetensorsStatistics,
};

} // namespace rankloom
