// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/element_type.h"
#include "core/exchange/syntax/inflate.h"
#include "core/exchange/syntax/zip_archive.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

constexpr std::string_view kArrayEnd = ".npy";
constexpr std::int64_t kMostArray = std::int64_t {1} << 30U; ///< of an archive: it is held whole

/// The header of a .npy file, format versions 1 to 3 (NumPy, numpy.lib.format).
struct ArrayHeader {
    std::string type; ///< "<u2"
    bool columnMajor = false;
    std::vector<std::int64_t> shape;
};

Result<void> readExactly(const TraceJob& job, char* to, std::size_t size)
{
    while (size > 0) {
        const Result<std::size_t> got = job.source.read(to, size);
        if (!got)
            return tl::unexpected<Error>(got.error());
        if (*got == 0)
            return job.refuse(ErrorCode::BadSyntax, 0, 0,
                Phrase::of("The array is cut: the file ends before its last value"),
                Phrase::of("Copy the file again."));
        to += *got;
        size -= *got;
    }
    return {};
}

/// What follows "'key':" in the dictionary of the header, up to its comma or bracket.
std::string_view entry(std::string_view header, std::string_view key)
{
    std::size_t at = header.find(fmt::format("'{}'", key));
    if (at == std::string_view::npos)
        return {};
    at = header.find(':', at);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = trimmed(header.substr(at + 1));
    const std::size_t end = rest.empty() || rest.front() != '(' ? rest.find_first_of(",}") : rest.find(')');
    return end == std::string_view::npos ? std::string_view() : trimmed(rest.substr(0, end));
}

tl::unexpected<Error> badHeader(const TraceJob& job, const Phrase& what)
{
    return job.refuse(ErrorCode::BadSyntax, 0, 0, Phrase::of("The header of the array is damaged: {}", what),
        Phrase::of("Write the file again with numpy.save."));
}

Result<std::vector<std::int64_t>> parseShape(const TraceJob& job, std::string_view text)
{
    if (text.empty() || text.front() != '(')
        return badHeader(job, Phrase::of("no shape"));
    text.remove_prefix(1);
    std::vector<std::int64_t> shape;
    while (!trimmed(text).empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::optional<std::int64_t> size = parseInteger(trimmed(text.substr(0, comma)));
        if (!size || *size < 0 || shape.size() > 8)
            return badHeader(job, Phrase::of("the shape is not a list of sizes"));
        shape.push_back(*size);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return shape;
}

Result<ArrayHeader> readHeader(const TraceJob& job)
{
    std::array<char, 12> start {};
    if (const Result<void> got = readExactly(job, start.data(), 8); !got)
        return tl::unexpected<Error>(got.error());
    if (std::string_view(start.data(), 6) != "\x93NUMPY")
        return badHeader(job, Phrase::of("no NumPy signature"));
    const int version = static_cast<unsigned char>(start[6]);
    if (version < 1 || version > 3)
        return badHeader(job, Phrase::of("format version {}", version));
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    if (const Result<void> got = readExactly(job, start.data() + 8, lengthBytes); !got)
        return tl::unexpected<Error>(got.error());
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        length |= static_cast<std::size_t>(static_cast<unsigned char>(start[8 + i])) << (8 * i);
    if (length > 65536)
        return badHeader(job, Phrase::of("it claims {} bytes", length));
    std::string text(length, '\0');
    if (const Result<void> got = readExactly(job, text.data(), length); !got)
        return tl::unexpected<Error>(got.error());
    ArrayHeader header;
    const std::string_view type = entry(text, "descr");
    if (type.size() < 4 || type.front() != '\'' || type.back() != '\'')
        return badHeader(job, Phrase::of("no element type"));
    header.type = std::string(type.substr(1, type.size() - 2));
    const std::string_view order = entry(text, "fortran_order");
    if (order != "True" && order != "False")
        return badHeader(job, Phrase::of("no element order"));
    header.columnMajor = order == "True";
    Result<std::vector<std::int64_t>> shape = parseShape(job, entry(text, "shape"));
    if (!shape)
        return tl::unexpected<Error>(shape.error());
    header.shape = std::move(*shape);
    return header;
}

struct Shape {
    std::size_t tokens = 0;
    std::size_t layers = 0;
    std::size_t topK = 0;
    std::size_t valueBytes = 0;
};

Result<Shape> checkShape(const TraceJob& job, const ArrayHeader& header)
{
    const auto unsupported = [&](Phrase message, Phrase remedy) {
        return job.refuse(ErrorCode::Unsupported, 0, 0, std::move(message), std::move(remedy));
    };
    const std::string& type = header.type;
    const char order = type.front();
    const char kind = type.size() > 1 ? type[1] : ' ';
    const char bytes = type.size() == 3 ? type[2] : ' ';
    if (order == '>')
        return unsupported(Phrase::of("The array is big-endian"), Phrase::of("Convert it: a.astype('<i4')."));
    if ((kind != 'i' && kind != 'u') || (bytes != '1' && bytes != '2' && bytes != '4' && bytes != '8'))
        return unsupported(Phrase::of("The array holds elements of type {}, not whole numbers", type),
            Phrase::of("Save the expert numbers as integers."));
    if (header.columnMajor)
        return unsupported(
            Phrase::of("The array is in Fortran order"), Phrase::of("Save numpy.ascontiguousarray(a)."));
    if (header.shape.size() != 2 && header.shape.size() != 3)
        return unsupported(Phrase::of("The array has {} dimensions", header.shape.size()),
            Phrase::of("Save [tokens, layers, k], or [tokens, layers] for top-1."));
    const std::int64_t layers = header.shape[1];
    const std::int64_t k = header.shape.size() == 3 ? header.shape[2] : 1;
    if (header.shape[0] < 1 || layers < 1 || k < 1)
        return job.refuse(ErrorCode::BadValue, 0, 0, Phrase::of("The array is empty"),
            Phrase::of("Choose a trace with tokens."));
    if (layers > limits::kMostRoutingLayers || k > limits::kMostPicksOfToken)
        return job.refuse(ErrorCode::TooLarge, 0, 0,
            Phrase::of("The array claims {} layers and {} experts per token", layers, k),
            Phrase::of("The shape must be [tokens, layers, k]."));
    const std::int64_t valueBytes = bytes - '0';
    const std::int64_t row = layers * k * valueBytes;
    const std::int64_t held = job.source.size() - job.source.position();
    if (header.shape[0] > held / row || header.shape[0] * row != held)
        return job.refuse(ErrorCode::BadSyntax, 0, 0,
            Phrase::of("The array claims {} tokens of {} bytes, the file holds {} bytes", header.shape[0],
                row, held),
            Phrase::of("Copy the file again."));
    return Shape {static_cast<std::size_t>(header.shape[0]), static_cast<std::size_t>(layers),
        static_cast<std::size_t>(k), static_cast<std::size_t>(valueBytes)};
}

/// Copies the picks of one layer out of rows [token][layer][k]. Returns false when a value is no expert
/// number.
template <class T>
bool gatherLayer(
    const char* rows, std::size_t tokens, const Shape& shape, std::size_t layer, std::int32_t* to)
{
    const std::size_t stride = shape.layers * shape.topK;
    bool good = true;
    for (std::size_t t = 0; t < tokens; ++t) {
        const char* from = rows + (t * stride + layer * shape.topK) * sizeof(T);
        for (std::size_t i = 0; i < shape.topK; ++i) {
            std::make_unsigned_t<T> value; // a negative number becomes too large
            std::memcpy(&value, from + i * sizeof(T), sizeof(T));
            if constexpr (sizeof(T) > 2 || std::is_signed_v<T>)
                good = good && value <= std::min<std::uint64_t>(kMostExpertId, std::numeric_limits<T>::max());
            *to++ = static_cast<std::int32_t>(value);
        }
    }
    return good;
}

using Gather = bool (*)(const char*, std::size_t, const Shape&, std::size_t, std::int32_t*);

Gather gatherFor(std::string_view type)
{
    const bool isSigned = type[1] == 'i';
    switch (type[2]) {
    case '1':
        return isSigned ? gatherLayer<std::int8_t> : gatherLayer<std::uint8_t>;
    case '2':
        return isSigned ? gatherLayer<std::int16_t> : gatherLayer<std::uint16_t>;
    case '4':
        return isSigned ? gatherLayer<std::int32_t> : gatherLayer<std::uint32_t>;
    default:
        return isSigned ? gatherLayer<std::int64_t> : gatherLayer<std::uint64_t>;
    }
}

/// Counts [layers, experts] or [steps, layers, experts], whole numbers of any type; MoE-Infinity's have a
/// sequence for a step.
Result<void> readCounts(const TraceJob& job, const ArrayHeader& header)
{
    const auto type = numpyElementType(header.type);
    if (!type)
        return job.refuse(ErrorCode::Unsupported, 0, 0,
            Phrase::of("The array holds elements of type {}", header.type.substr(0, 20)),
            Phrase::of("Save the counts as integers, little-endian."));
    const std::size_t dimensions = header.shape.size();
    if (header.columnMajor || (dimensions != 2 && dimensions != 3))
        return job.refuse(ErrorCode::Unsupported, 0, 0,
            header.columnMajor ? Phrase::of("The array is in Fortran order")
                               : Phrase::of("The array has {} dimensions", dimensions),
            Phrase::of("Save counts [layers, experts] or [steps, layers, experts] in C order."));
    const std::int64_t experts = header.shape[dimensions - 1];
    const std::int64_t layers = header.shape[dimensions - 2];
    const std::int64_t steps = dimensions == 3 ? header.shape[0] : 1;
    const std::int64_t held = job.source.size() - job.source.position();
    if (experts > held || layers > held)
        return job.refuse(ErrorCode::BadSyntax, 0, 0,
            Phrase::of("The array claims more values than the file holds"),
            Phrase::of("Copy the file again."));
    if (experts < 1 || layers < 1 || steps < 1 || experts > limits::kMostExpertNumber + 1
        || layers > limits::kMostRoutingLayers)
        return job.refuse(ErrorCode::BadValue, 0, 0,
            Phrase::of("The array claims {} layers of {} experts", layers, experts),
            Phrase::of("Save counts [layers, experts] or [steps, layers, experts]."));
    const std::int64_t stepBytes = layers * experts * static_cast<std::int64_t>(type->bytes);
    if (steps > held / stepBytes || steps * stepBytes != held)
        return job.refuse(ErrorCode::BadSyntax, 0, 0,
            Phrase::of(
                "The array claims {} steps of {} bytes, the file holds {} bytes", steps, stepBytes, held),
            Phrase::of("Copy the file again."));
    std::vector<char> bytes(static_cast<std::size_t>(experts) * type->bytes);
    std::vector<std::int64_t> counts(static_cast<std::size_t>(experts));
    for (std::int64_t row = 0; row < steps * layers; ++row) {
        if (const Result<void> got = readExactly(job, bytes.data(), bytes.size()); !got)
            return got;
        if (toIntegers(bytes.data(), counts.size(), *type, counts.data()))
            return job.refuse(ErrorCode::BadValue, 0, 0,
                Phrase::of("Step {}, layer {}: a count is not whole", row / layers, row % layers),
                Phrase::of("Choose counts, not shares or weights."));
        if (Result<void> taken =
                job.deliver({static_cast<int>(row % layers), job.hints.topK, row / layers, {}, counts});
            !taken)
            return taken;
    }
    return {};
}

/// Whether rows of `width` values look like counts: a number no expert has, or mostly rows with a number
/// twice.
bool lookLikeCounts(std::vector<std::int64_t> values, std::size_t width)
{
    constexpr std::int64_t kMostPlausibleExpert = limits::kMostRoutingExperts - 1;
    if (std::any_of(values.begin(), values.end(), [](std::int64_t v) { return v > kMostPlausibleExpert; }))
        return true;
    std::size_t repeating = 0;
    const std::size_t rows = values.size() / width;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto begin = values.begin() + static_cast<std::ptrdiff_t>(row * width);
        const auto end = begin + static_cast<std::ptrdiff_t>(width);
        std::sort(begin, end);
        const auto same = std::adjacent_find(begin, end);
        repeating += same != end && *same >= 0 ? 1 : 0;
    }
    return repeating * 2 > rows;
}

/// The first bytes of a .npy array, also of one that an .npz archive begins with; empty for other files.
std::string arrayHead(std::string_view head)
{
    constexpr std::string_view kArray = "\x93NUMPY";
    constexpr std::size_t kMost = 65536;
    if (head.starts_with(kArray))
        return std::string(head.substr(0, kMost));
    constexpr std::size_t kLocalHeader = 30;
    if (!head.starts_with("PK\x03\x04") || head.size() < kLocalHeader)
        return {};
    const auto number = [head](std::size_t at) { // 16 bits, little-endian
        return static_cast<std::size_t>(static_cast<unsigned char>(head[at]))
            | static_cast<std::size_t>(static_cast<unsigned char>(head[at + 1])) << 8U;
    };
    const std::size_t begin = kLocalHeader + number(26) + number(28);
    if (begin >= head.size() || !head.substr(kLocalHeader, number(26)).ends_with(kArrayEnd))
        return {};
    const std::string_view bytes = head.substr(begin);
    const std::string array = number(8) == 0 ? std::string(bytes.substr(0, kMost))
                                             : unpackedHead(Inflater::Wrapping::Bare, bytes, kMost);
    return array.starts_with(kArray) ? array : std::string();
}

/// Whether the first bytes of a .npy array are counts ([layers, experts] or [steps, layers, experts]) and not
/// expert numbers: fractions, numbers no expert has, a token that picks an expert twice.
bool looksLikeLoadArray(std::string_view head)
{
    Progress progress;
    TraceSource source = TraceSource::ofMemory(head, progress);
    TraceSummary summary;
    const BatchSink nowhere = [](const RoutingBatch&) { return Result<void>(); };
    TraceChecks unchecked(nowhere, TraceChecks::Dummies::Count);
    const ReadingHints hints;
    const TraceJob job {source, hints, summary, unchecked};
    const Result<ArrayHeader> header = readHeader(job);
    const auto type = header ? numpyElementType(header->type) : std::nullopt;
    if (!type || (header->shape.size() != 2 && header->shape.size() != 3))
        return false;
    if (type->kind == ElementType::Kind::Real)
        return true;
    const std::int64_t width = header->shape.size() == 3 ? header->shape.back() : 1;
    const std::string_view rest = head.substr(static_cast<std::size_t>(source.position()));
    if (width < 1 || static_cast<std::uint64_t>(width) > rest.size() / type->bytes)
        return width > 1;
    std::vector<std::int64_t> values(rest.size() / type->bytes);
    return !toIntegers(rest.data(), values.size(), *type, values.data())
        && lookLikeCounts(std::move(values), static_cast<std::size_t>(width));
}

Result<void> readNpyTrace(const TraceJob& job, FileFormat format);

/// The one array of an archive of numpy.savez or numpy.savez_compressed.
Result<void> readNpz(const TraceJob& job, FileFormat format)
{
    const Result<std::vector<ZipEntry>> entries = readZipContents(job.source);
    if (!entries)
        return tl::unexpected<Error>(entries.error());
    if (entries->size() != 1 || !entries->front().name.ends_with(kArrayEnd))
        return job.refuse(ErrorCode::Unsupported, 0, 0,
            Phrase::of("The archive holds {} files, not one array", entries->size()),
            Phrase::of("Save the array of counts or of expert numbers alone."));
    if (entries->front().size > kMostArray)
        return job.refuse(ErrorCode::TooLarge, 0, 0, Phrase::of("The archive unpacks to too much"),
            Phrase::of("Unpack it, and choose the array."));
    const Result<std::string> bytes = readZipEntry(job.source, entries->front());
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    TraceSource array = job.source.unpacked(*bytes);
    return readNpyTrace({array, job.hints, job.summary, job.checks}, format);
}

Result<void> readNpyTrace(const TraceJob& job, FileFormat format)
{
    const Result<std::string> head = job.source.head();
    if (!head)
        return tl::unexpected<Error>(head.error());
    if (head->starts_with("PK"))
        return readNpz(job, format);
    const Result<ArrayHeader> header = readHeader(job);
    if (!header)
        return tl::unexpected<Error>(header.error());
    if (format == FileFormat::ExpertLoadNpy)
        return readCounts(job, *header);
    const Result<Shape> shape = checkShape(job, *header);
    if (!shape)
        return tl::unexpected<Error>(shape.error());
    const Gather gather = gatherFor(header->type);
    const std::size_t rowBytes = shape->layers * shape->topK * shape->valueBytes;
    // About 1 MiB of the file at a time: the gather by layer then works in the cache.
    const std::size_t window = std::min(shape->tokens, std::max<std::size_t>(1, (1U << 20U) / rowBytes));
    std::vector<char> rows(window * rowBytes);
    std::vector<std::int32_t> picks(window * shape->topK);
    for (std::size_t first = 0; first < shape->tokens; first += window) {
        const std::size_t tokens = std::min(window, shape->tokens - first);
        if (Result<void> got = readExactly(job, rows.data(), tokens * rowBytes); !got)
            return got;
        for (std::size_t layer = 0; layer < shape->layers; ++layer) {
            if (!gather(rows.data(), tokens, *shape, layer, picks.data()))
                return job.refuse(ErrorCode::BadValue, 0, 0,
                    Phrase::of("Between tokens {} and {} layer row {} holds a value that is no expert number "
                               "(0 to {})",
                        first, first + tokens - 1, layer, kMostExpertId),
                    Phrase::of("Choose an array of expert numbers that is not padded with -1; of counts, say "
                               "--format "
                               "expert-load-npy."));
            Result<void> taken = job.deliver({static_cast<int>(layer), static_cast<int>(shape->topK),
                static_cast<std::int64_t>(first), {picks.data(), tokens * shape->topK}});
            if (!taken)
                return taken;
        }
    }
    return {};
}

} // namespace

extern const Format kExpertLoadNpy {
    .format = FileFormat::ExpertLoadNpy,
    .name = "expert-load-npy",
    .title = "expert counts as NumPy array",
    .kind = FormatKind::RoutingTrace,
    .isHead =
        [](std::string_view head) {
            const std::string array = arrayHead(head);
            return !array.empty() && looksLikeLoadArray(array);
        },
    .trace = [](const TraceJob& job) { return readNpyTrace(job, FileFormat::ExpertLoadNpy); },
};

extern const Format kRouterTraceNpy {
    .format = FileFormat::RouterTraceNpy,
    .name = "router-trace-npy",
    .title = "routing trace as NumPy array",
    .kind = FormatKind::RoutingTrace,
    .isHead = [](std::string_view head) { return !arrayHead(head).empty(); },
    .trace = [](const TraceJob& job) { return readNpyTrace(job, FileFormat::RouterTraceNpy); },
};

} // namespace rankloom
