// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/torch_archive.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostDumpLayers = limits::kMostRoutingLayers;
constexpr std::int64_t kMostDumpExperts = limits::kMostExpertNumber + 1; ///< physical ones
/// Picks read at a time.
constexpr std::int64_t kWindowPicks = 1 << 17;

/// The dumps of SGLang's recorder (srt/eplb/expert_distribution.py): `stat` holds counts per step, `per_pass`
/// counts per forward pass, `per_token` the picks of every token, both with physical ids. Also a single
/// tensor of counts, and the one-layer dumps {layer_id, expert_counts | topk_ids}.
class TorchDump {
public:
    TorchDump(const TraceJob& job, TorchArchive& archive)
        : m_job(job), m_archive(archive), m_data(archive.data())
    {
    }

    Result<void> read()
    {
        const auto root = m_data.root();
        if (const PickledTensor* tensor = m_data.tensor(root))
            return readCounts(*tensor);
        if (const auto counts = m_data.member(root, "logical_count"))
            return readStatistics(*counts);
        if (const auto records = m_data.member(root, "records"))
            return readRecords(root, *records);
        if (m_data.member(root, "layer_id"))
            return readOneLayer(root);
        return m_job.refuse(ErrorCode::Unsupported, 0, 0,
            Phrase::of("The dump holds no counts of experts: {}", describeRoot()),
            Phrase::of("Choose an expert_distribution_recorder file."));
    }

private:
    using Value = PickledData::Value;

    [[nodiscard]] Phrase describeRoot() const
    {
        if (m_data.kind(m_data.root()) != PickledData::Kind::Dictionary)
            return Phrase::of("it is no dictionary");
        std::string names;
        const auto& items = m_data.items(m_data.root());
        for (std::size_t i = 0; i < items.size() && names.size() < 80; i += 2) {
            const std::string_view name = m_data.text(items[i]).substr(0, 30);
            if (!name.empty() && isValidUtf8(name))
                names += (names.empty() ? "" : ", ") + std::string(name);
        }
        return names.empty() ? Phrase::of("it is empty") : Phrase::of("it has {}", names);
    }

    [[nodiscard]] tl::unexpected<Error> wrongShape(const Phrase& what, const Phrase& wanted) const
    {
        return m_job.refuse(ErrorCode::BadValue, 0, 0,
            Phrase::of("The tensor {} does not have the shape {}", what, wanted),
            Phrase::of("Choose an unedited dump."));
    }

    /// Counts [layers, experts] or [steps, layers, experts].
    Result<void> readCounts(const PickledTensor& tensor)
    {
        const std::size_t dimensions = tensor.shape.size();
        if ((dimensions != 2 && dimensions != 3) || tensor.count() == 0)
            return wrongShape(
                Phrase::of("of counts"), Phrase::of("[layers, experts] or [steps, layers, experts]"));
        const std::int64_t experts = tensor.shape[dimensions - 1];
        const std::int64_t layers = tensor.shape[dimensions - 2];
        if (layers > kMostDumpLayers || experts > kMostDumpExperts)
            return wrongShape(
                Phrase::of("of counts"), Phrase::of("[steps, layers, experts] with possible sizes"));
        const std::int64_t rows = tensor.count() / experts;
        const std::int64_t window = std::max<std::int64_t>(1, kWindowPicks / experts);
        std::vector<std::int64_t> counts;
        for (std::int64_t first = 0; first < rows; first += window) {
            const std::int64_t count = std::min(window, rows - first);
            counts.resize(static_cast<std::size_t>(count * experts));
            if (const Result<void> got = m_archive.read(tensor, first * experts, counts); !got)
                return got;
            for (std::int64_t row = 0; row < count; ++row)
                if (Result<void> taken = m_job.deliver({static_cast<int>((first + row) % layers),
                        m_job.hints.topK, (first + row) / layers, {},
                        std::span(counts).subspan(
                            static_cast<std::size_t>(row * experts), static_cast<std::size_t>(experts))});
                    !taken)
                    return taken;
        }
        return {};
    }

    /// The recorder sums over the ranks before rank 0 writes: its rank says nothing about what is counted.
    Result<void> readStatistics(Value counts)
    {
        const PickledTensor* tensor = m_data.tensor(counts);
        return tensor != nullptr ? readCounts(*tensor)
                                 : wrongShape("logical_count", Phrase::of("[steps, layers, experts]"));
    }

    /// [layers, slots] -> logical expert; empty where the dump has none.
    Result<void> readMap(Value root)
    {
        const auto member = m_data.member(root, "last_physical_to_logical_map");
        const PickledTensor* tensor = member ? m_data.tensor(*member) : nullptr;
        if (tensor == nullptr)
            return {};
        if (tensor->shape.size() != 2 || tensor->count() == 0 || tensor->shape[0] > kMostDumpLayers
            || tensor->shape[1] > kMostDumpExperts || tensor->count() > (1 << 24))
            return wrongShape("last_physical_to_logical_map", Phrase::of("[layers, physical experts]"));
        m_slots = tensor->shape[1];
        m_logical.resize(static_cast<std::size_t>(tensor->count()));
        if (const Result<void> got = m_archive.read(*tensor, 0, m_logical); !got)
            return got;
        for (const std::int64_t expert : m_logical) {
            if (expert < 0 || expert > kMostExpertId)
                return m_job.refuse(ErrorCode::BadValue, 0, 0,
                    Phrase::of("The map from physical to logical experts names no experts"),
                    Phrase::of("Choose an unedited dump."));
            m_experts = std::max(m_experts, expert + 1);
        }
        return {};
    }

    Result<void> readRecords(Value root, Value records)
    {
        if (Result<void> map = readMap(root); !map)
            return map;
        const auto& list = m_data.items(records);
        if (m_data.kind(records) != PickledData::Kind::List || list.empty())
            return m_job.refuse(ErrorCode::BadValue, 0, 0,
                Phrase::of("The dump holds no records: nothing was recorded"),
                Phrase::of("Start the recorder before the requests, and dump after them."));
        std::int64_t pass = 0;
        for (const Value record : list) {
            if (const auto rank = m_data.member(record, "rank"))
                m_job.summary.rank = m_data.integer(*rank);
            const auto picks = m_data.member(record, "topk_ids_of_layer");
            const PickledTensor* tokens = picks ? m_data.tensor(*picks) : nullptr;
            const auto counts = m_data.member(record, "global_physical_count");
            const PickledTensor* physical = counts ? m_data.tensor(*counts) : nullptr;
            if (tokens == nullptr && physical == nullptr)
                return m_job.refuse(ErrorCode::BadValue, 0, 0,
                    Phrase::of("Record {} holds neither counts nor tokens", pass),
                    Phrase::of("Choose an unedited dump."));
            Result<void> done = tokens != nullptr ? readTokens(*tokens) : readPhysical(*physical, pass);
            if (done && tokens != nullptr && physical != nullptr)
                done = addStated(*physical);
            if (!done)
                return done;
            ++pass;
        }
        reportStated();
        return {};
    }

    [[nodiscard]] Result<std::int64_t> logicalOf(std::int64_t layer, std::int64_t physical) const
    {
        if (m_logical.empty())
            return physical;
        const auto at = static_cast<std::size_t>(layer * m_slots + physical);
        if (physical >= m_slots || at >= m_logical.size())
            return m_job.refuse(ErrorCode::BadValue, 0, 0,
                Phrase::of("Layer {}: physical expert {} is not in the map of the dump", layer, physical),
                Phrase::of("Choose an unedited dump."));
        return m_logical[at];
    }

    /// Counts of one forward pass, [layers, physical experts].
    Result<void> readPhysical(const PickledTensor& tensor, std::int64_t pass)
    {
        if (tensor.shape.size() != 2 || tensor.count() == 0 || tensor.shape[0] > kMostDumpLayers
            || tensor.shape[1] > kMostDumpExperts)
            return wrongShape("global_physical_count", Phrase::of("[layers, physical experts]"));
        std::vector<std::int64_t> counts(static_cast<std::size_t>(tensor.shape[1]));
        std::vector<std::int64_t> logical(
            static_cast<std::size_t>(m_logical.empty() ? tensor.shape[1] : m_experts));
        for (std::int64_t layer = 0; layer < tensor.shape[0]; ++layer) {
            if (const Result<void> got = m_archive.read(tensor, layer * tensor.shape[1], counts); !got)
                return got;
            std::fill(logical.begin(), logical.end(), 0);
            for (std::size_t slot = 0; slot < counts.size(); ++slot) {
                if (counts[slot] == 0)
                    continue;
                const Result<std::int64_t> expert = logicalOf(layer, static_cast<std::int64_t>(slot));
                if (!expert)
                    return tl::unexpected<Error>(expert.error());
                if (counts[slot] < 0 || counts[slot] > (std::int64_t {1} << 53U))
                    return m_job.refuse(ErrorCode::BadValue, 0, 0,
                        Phrase::of("Layer {}: {} is no count of picks", layer, counts[slot]),
                        Phrase::of("Choose an unedited dump."));
                logical[static_cast<std::size_t>(*expert)] += counts[slot];
            }
            if (Result<void> taken =
                    m_job.deliver({static_cast<int>(layer), m_job.hints.topK, pass, {}, logical});
                !taken)
                return taken;
        }
        return {};
    }

    /// Picks of the tokens of one forward pass, [layers, tokens, 8]; -1 fills up.
    Result<void> readTokens(const PickledTensor& tensor)
    {
        if (tensor.shape.size() != 3)
            return wrongShape("topk_ids_of_layer", Phrase::of("[layers, tokens, picks]"));
        const std::int64_t layers = tensor.shape[0];
        const std::int64_t tokens = tensor.shape[1];
        const std::int64_t width = tensor.shape[2];
        if (tensor.count() == 0)
            return {};
        if (layers > kMostDumpLayers || width > limits::kMostPicksOfToken)
            return wrongShape("topk_ids_of_layer", Phrase::of("[layers, tokens, picks] with possible sizes"));
        const std::int64_t window = std::max<std::int64_t>(1, kWindowPicks / width);
        std::vector<std::int64_t> ids;
        for (std::int64_t first = 0; first < tokens; first += window)
            for (std::int64_t layer = 0; layer < layers; ++layer) {
                const std::int64_t count = std::min(window, tokens - first);
                ids.resize(static_cast<std::size_t>(count * width));
                if (const Result<void> got = m_archive.read(tensor, (layer * tokens + first) * width, ids);
                    !got)
                    return got;
                if (Result<void> done = deliverTokens(layer, m_tokens + first, width, ids); !done)
                    return done;
            }
        m_tokens += tokens;
        return {};
    }

    /// Runs of tokens with the same number of picks; tokens without any are padding.
    Result<void> deliverTokens(
        std::int64_t layer, std::int64_t first, std::int64_t width, const std::vector<std::int64_t>& ids)
    {
        std::vector<std::int32_t> picks;
        int topK = 0;
        std::int64_t begin = 0;
        const auto flush = [&]() -> Result<void> {
            Result<void> done;
            if (!picks.empty())
                done = m_job.deliver({static_cast<int>(layer), topK, first + begin, picks});
            picks.clear();
            return done;
        };
        const auto w = static_cast<std::size_t>(width);
        for (std::size_t t = 0; t * w < ids.size(); ++t) {
            const auto used = static_cast<int>(std::count_if(ids.begin() + static_cast<std::ptrdiff_t>(t * w),
                ids.begin() + static_cast<std::ptrdiff_t>((t + 1) * w),
                [](std::int64_t id) { return id >= 0; }));
            if (used != topK || picks.empty()) {
                if (Result<void> done = flush(); !done)
                    return done;
                begin = static_cast<std::int64_t>(t);
                topK = used;
            }
            for (std::size_t i = t * w; i < (t + 1) * w; ++i) {
                if (ids[i] < 0)
                    continue;
                const Result<std::int64_t> expert = logicalOf(layer, ids[i]);
                if (!expert)
                    return tl::unexpected<Error>(expert.error());
                if (*expert > kMostExpertId)
                    return m_job.refuse(ErrorCode::BadValue, 0, 0,
                        Phrase::of("Layer {}: {} is no expert number", layer, *expert),
                        Phrase::of("Choose an unedited dump."));
                picks.push_back(static_cast<std::int32_t>(*expert));
            }
            m_picked += used;
        }
        return flush();
    }

    /// What the dump counts besides the picks of its tokens.
    Result<void> addStated(const PickledTensor& physical)
    {
        std::vector<std::int64_t> counts(1U << 14U);
        for (std::int64_t at = 0; at < physical.count();) {
            const auto size = static_cast<std::size_t>(
                std::min<std::int64_t>(physical.count() - at, static_cast<std::int64_t>(counts.size())));
            if (const Result<void> got = m_archive.read(physical, at, std::span(counts).first(size)); !got)
                return got;
            for (std::size_t i = 0; i < size; ++i)
                m_stated += static_cast<double>(counts[i]);
            at += static_cast<std::int64_t>(size);
        }
        return {};
    }

    void reportStated() const
    {
        if (m_stated <= 0 || m_picked <= 0 || m_stated == static_cast<double>(m_picked))
            return;
        m_job.warn(0, "counts-and-tokens-differ",
            Phrase::of(
                "The dump counts {:.2f} times the picks of its tokens: the counts are those of several "
                "ranks, or were multiplied by the data-parallel size. The tokens are used",
                m_stated / static_cast<double>(m_picked)));
    }

    Result<void> readOneLayer(Value root)
    {
        const auto layer = m_data.integer(*m_data.member(root, "layer_id"));
        const auto step = m_data.member(root, "step");
        const auto rank = m_data.member(root, "rank");
        if (!layer || *layer < 0 || *layer > kMostLayer)
            return wrongShape("layer_id", Phrase::of("of a layer number"));
        if (rank)
            m_job.summary.rank = m_data.integer(*rank);
        const auto picks = m_data.member(root, "topk_ids");
        if (const PickledTensor* tensor = picks ? m_data.tensor(*picks) : nullptr) {
            if (tensor->shape.size() != 2 || tensor->shape[1] > 1024)
                return wrongShape("topk_ids", Phrase::of("[tokens, picks]"));
            const std::int64_t width = tensor->shape[1];
            const std::int64_t window =
                std::max<std::int64_t>(1, kWindowPicks / std::max<std::int64_t>(width, 1));
            std::vector<std::int64_t> ids;
            for (std::int64_t first = 0; tensor->count() > 0 && first < tensor->shape[0]; first += window) {
                ids.resize(static_cast<std::size_t>(std::min(window, tensor->shape[0] - first) * width));
                Result<void> done = m_archive.read(*tensor, first * width, ids);
                if (done)
                    done = deliverTokens(*layer, first, width, ids);
                if (!done)
                    return done;
            }
            return {};
        }
        const auto counted = m_data.member(root, "expert_counts");
        const PickledTensor* tensor = counted ? m_data.tensor(*counted) : nullptr;
        if (tensor == nullptr || tensor->shape.size() != 1 || tensor->shape[0] < 1
            || tensor->shape[0] > kMostDumpExperts)
            return wrongShape("expert_counts", "[experts]");
        std::vector<std::int64_t> counts(static_cast<std::size_t>(tensor->shape[0]));
        if (const Result<void> got = m_archive.read(*tensor, 0, counts); !got)
            return got;
        const std::int64_t number = step ? std::max<std::int64_t>(0, m_data.integer(*step).value_or(0)) : 0;
        return m_job.deliver({static_cast<int>(*layer), m_job.hints.topK, number, {}, counts});
    }

    const TraceJob& m_job;
    TorchArchive& m_archive;
    const PickledData& m_data;
    std::vector<std::int64_t> m_logical; ///< [layers][slots]
    std::int64_t m_slots = 0;
    std::int64_t m_experts = 0;
    std::int64_t m_tokens = 0;
    std::int64_t m_picked = 0;
    double m_stated = 0;
};

Result<void> readTorchDump(const TraceJob& job)
{
    Result<TorchArchive> archive = TorchArchive::open(job.source);
    if (!archive)
        return tl::unexpected<Error>(std::move(archive.error()));
    return TorchDump(job, *archive).read();
}

/// A list of Counters {expert: count}, one per layer (OLMoE's analysis scripts).
Result<void> readCountsPickle(const TraceJob& job)
{
    constexpr std::int64_t kMostBytes = std::int64_t {32} << 20U;
    if (job.source.size() > kMostBytes)
        return job.refuse(ErrorCode::TooLarge, 0, 0, Phrase::of("The pickle is larger than 32 MiB"),
            Phrase::of("Save arrays as .npy instead."));
    std::string bytes(static_cast<std::size_t>(job.source.size()), '\0');
    if (const Result<void> got = job.source.readAt(0, bytes.data(), bytes.size()); !got)
        return got;
    const Result<PickledData> data = readPickle(bytes);
    if (!data)
        return tl::unexpected<Error>(data.error());
    const auto& layers = data->items(data->root());
    if (data->kind(data->root()) != PickledData::Kind::List || layers.empty()
        || layers.size() > kMostDumpLayers)
        return job.refuse(ErrorCode::Unsupported, 0, 0,
            Phrase::of("The pickle is no list of counters, one per layer"),
            Phrase::of("Choose the counts of experts."));
    std::vector<std::vector<std::int64_t>> counts(layers.size());
    std::size_t experts = 0;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        const auto& items = data->items(layers[layer]);
        for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
            const auto expert = data->integer(items[i]);
            const auto count = data->integer(items[i + 1]);
            if (!expert && data->items(items[i]).size() == 2)
                return job.refuse(ErrorCode::Unsupported, 0, 0,
                    Phrase::of(
                        "The pickle counts pairs of experts by rank, which are other pairs than those of all "
                        "picks of "
                        "a token"),
                    Phrase::of(
                        "Choose the counts of single experts, or a trace with the picks of every token."));
            if (!expert || !count || *expert < 0 || *expert >= limits::kMostRoutingExperts)
                return job.refuse(ErrorCode::BadValue, 0, 0,
                    Phrase::of("Counter {} holds something else than counts of experts", layer),
                    Phrase::of("Choose the counts of experts."));
            experts = std::max(experts, static_cast<std::size_t>(*expert) + 1);
            counts[layer].resize(std::max(counts[layer].size(), static_cast<std::size_t>(*expert) + 1));
            counts[layer][static_cast<std::size_t>(*expert)] = *count;
        }
    }
    if (experts * layers.size() > (std::size_t {1} << 22U))
        return job.refuse(ErrorCode::TooLarge, 0, 0,
            Phrase::of("The counters name more experts than a model has"),
            Phrase::of("Choose the counts of experts."));
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        counts[layer].resize(std::max<std::size_t>(experts, 1));
        if (Result<void> taken = job.deliver({static_cast<int>(layer), job.hints.topK, 0, {}, counts[layer]});
            !taken)
            return taken;
    }
    return {};
}

} // namespace

extern const Format kExpertDumpTorch {
    .format = FileFormat::ExpertDumpTorch,
    .name = "expert-dump-torch",
    .title = "dump of expert distribution (.pt)",
    .kind = FormatKind::RoutingTrace,
    .isHead = [](std::string_view head) { return startsWith(head, "PK\x03\x04"); },
    .trace = readTorchDump,
};

extern const Format kExpertCountsPickle {
    .format = FileFormat::ExpertCountsPickle,
    .name = "expert-counts-pickle",
    .title = "pickle of expert counts",
    .kind = FormatKind::RoutingTrace,
    .isHead =
        [](std::string_view head) {
            return head.size() > 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5;
        },
    .trace = readCountsPickle,
};

} // namespace rankloom
