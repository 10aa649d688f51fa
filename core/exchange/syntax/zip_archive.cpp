// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/zip_archive.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

#include <fmt/format.h>
#include <zlib.h>

#include "core/exchange/syntax/inflate.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostEntries = 200'000;
constexpr std::int64_t kMostContents = std::int64_t {32} << 20U; ///< bytes of the central directory
constexpr std::int64_t kEndRecord = 22;
constexpr std::int64_t kLocalHeader = 30;
constexpr std::int64_t kCentralHeader = 46;
constexpr std::uint64_t kSeeZip64 = 0xFFFFFFFFU;
constexpr std::uint64_t kStored = 0; ///< methods
constexpr std::uint64_t kDeflated = 8;
constexpr std::uint64_t kMostUnpacked = std::uint64_t {1} << 30U;
constexpr std::int64_t kPackedPiece = std::int64_t {1} << 18U; ///< packed bytes that are read at a time

std::uint64_t number(std::string_view bytes, std::size_t at, std::size_t width)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < width && at + i < bytes.size(); ++i)
        value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return value;
}

class ContentsReader {
public:
    explicit ContentsReader(TraceSource& source) : m_source(source) { }

    Result<std::vector<ZipEntry>> read()
    {
        if (const Result<void> found = findContents(); !found)
            return tl::unexpected<Error>(found.error());
        const Result<std::string> contents = bytes(m_contents, m_contentsSize);
        if (!contents)
            return tl::unexpected<Error>(contents.error());
        std::vector<ZipEntry> entries;
        std::string_view rest = *contents;
        for (std::int64_t i = 0; i < m_count; ++i) {
            Result<ZipEntry> entry = readEntry(rest);
            if (!entry)
                return tl::unexpected<Error>(std::move(entry.error()));
            entries.push_back(std::move(*entry));
        }
        if (Result<void> sound = checkEntries(entries); !sound)
            return tl::unexpected<Error>(std::move(sound.error()));
        return entries;
    }

private:
    [[nodiscard]] tl::unexpected<Error> refuse(ErrorCode code, Phrase message, Phrase remedy) const
    {
        return fail(code, std::move(message), {m_source.name(), 0, 0, {}}, std::move(remedy));
    }
    [[nodiscard]] tl::unexpected<Error> damaged(const Phrase& what) const
    {
        return refuse(ErrorCode::BadSyntax, Phrase::of("The archive is damaged: {}", what),
            Phrase::of("Copy the file again."));
    }

    Result<std::string> bytes(std::int64_t offset, std::int64_t size)
    {
        if (offset < 0 || size < 0 || offset > m_source.size() - size)
            return damaged(Phrase::of("it points outside itself"));
        std::string text(static_cast<std::size_t>(size), '\0');
        if (const Result<void> got = m_source.readAt(offset, text.data(), text.size()); !got)
            return tl::unexpected<Error>(got.error());
        return text;
    }

    /// The end record is the last one of the file, behind it only a comment of up to 64 KiB.
    Result<void> findContents()
    {
        const std::int64_t tailSize = std::min<std::int64_t>(m_source.size(), kEndRecord + 65535);
        const Result<std::string> tail = bytes(m_source.size() - tailSize, tailSize);
        if (!tail)
            return tl::unexpected<Error>(tail.error());
        const std::size_t end = tail->rfind("PK\x05\x06");
        if (end == std::string::npos || tail->size() - end < static_cast<std::size_t>(kEndRecord))
            return damaged(Phrase::of("it has no table of contents; the file is cut"));
        m_count = static_cast<std::int64_t>(number(*tail, end + 10, 2));
        m_contentsSize = static_cast<std::int64_t>(number(*tail, end + 12, 4));
        m_contents = static_cast<std::int64_t>(number(*tail, end + 16, 4));
        if (end >= 20 && tail->compare(end - 20, 4, "PK\x06\x07") == 0) {
            const std::uint64_t at = number(*tail, end - 12, 8);
            if (at > static_cast<std::uint64_t>(m_source.size()))
                return damaged(Phrase::of("it points outside itself"));
            const Result<std::string> record = bytes(static_cast<std::int64_t>(at), 56);
            if (!record)
                return tl::unexpected<Error>(record.error());
            if (record->compare(0, 4, "PK\x06\x06") != 0)
                return damaged(Phrase::of("its zip64 record is not where it should be"));
            m_count = bounded(number(*record, 32, 8));
            m_contentsSize = bounded(number(*record, 40, 8));
            m_contents = bounded(number(*record, 48, 8));
        }
        if (m_count > kMostEntries || m_contentsSize > kMostContents)
            return refuse(ErrorCode::TooLarge, Phrase::of("The archive claims {} entries", m_count),
                Phrase::of("Choose a dump of tensors."));
        return {};
    }

    /// Sizes and offsets beyond the file are all alike.
    [[nodiscard]] std::int64_t bounded(std::uint64_t value) const
    {
        constexpr std::uint64_t kMost = std::uint64_t {1} << 62U;
        return static_cast<std::int64_t>(std::min(value, kMost));
    }

    /// The 64-bit fields stand in the extra field with id 1, only those whose 32-bit field is all ones.
    static std::optional<std::uint64_t> wide(std::string_view extra, int& field)
    {
        while (extra.size() >= 4) {
            const auto size = static_cast<std::size_t>(number(extra, 2, 2));
            if (number(extra, 0, 2) == 1) {
                const auto at = static_cast<std::size_t>(field++) * 8;
                if (at + 8 > size || at + 12 > extra.size())
                    return std::nullopt;
                return number(extra, 4 + at, 8);
            }
            extra.remove_prefix(std::min(extra.size(), 4 + size));
        }
        return std::nullopt;
    }

    Result<ZipEntry> readEntry(std::string_view& rest)
    {
        if (rest.size() < static_cast<std::size_t>(kCentralHeader) || rest.substr(0, 4) != "PK\x01\x02")
            return damaged(Phrase::of("its table of contents is cut"));
        const std::string_view contents = rest;
        const std::uint64_t flags = number(rest, 8, 2);
        const std::uint64_t method = number(rest, 10, 2);
        std::uint64_t packed = number(rest, 20, 4);
        std::uint64_t size = number(rest, 24, 4);
        const auto nameSize = static_cast<std::size_t>(number(rest, 28, 2));
        const auto extraSize = static_cast<std::size_t>(number(rest, 30, 2));
        const auto commentSize = static_cast<std::size_t>(number(rest, 32, 2));
        std::uint64_t header = number(rest, 42, 4);
        const std::size_t whole =
            static_cast<std::size_t>(kCentralHeader) + nameSize + extraSize + commentSize;
        if (rest.size() < whole)
            return damaged(Phrase::of("its table of contents is cut"));
        ZipEntry entry;
        entry.name = std::string(rest.substr(static_cast<std::size_t>(kCentralHeader), nameSize));
        const std::string_view extra =
            rest.substr(static_cast<std::size_t>(kCentralHeader) + nameSize, extraSize);
        int field = 0;
        for (std::uint64_t* value : {&size, &packed, &header})
            if (*value == kSeeZip64) {
                const std::optional<std::uint64_t> found = wide(extra, field);
                if (!found)
                    return damaged(Phrase::of("a zip64 field is missing"));
                *value = *found;
            }
        rest.remove_prefix(whole);
        if ((flags & 1U) != 0)
            return refuse(ErrorCode::Unsupported, Phrase::of("The archive is encrypted"),
                Phrase::of("Save the dump without a password."));
        if (method != kStored && method != kDeflated)
            return refuse(ErrorCode::Unsupported,
                Phrase::of("The archive is packed by method {}, not by deflate", method),
                Phrase::of("Unpack it and save the dump again with torch.save."));
        entry.deflated = method == kDeflated;
        if (!entry.deflated && packed != size)
            return damaged(Phrase::of("an entry has two sizes"));
        entry.size = bounded(size);
        entry.packed = bounded(packed);
        entry.checksum = static_cast<std::uint32_t>(number(contents, 16, 4));
        return located(std::move(entry), bounded(header));
    }

    /// Lengths of name and extra field are those of the local header: torch pads there.
    Result<ZipEntry> located(ZipEntry entry, std::int64_t header)
    {
        const Result<std::string> local = bytes(header, kLocalHeader);
        if (!local)
            return tl::unexpected<Error>(local.error());
        if (local->compare(0, 4, "PK\x03\x04") != 0)
            return damaged(Phrase::of("an entry is not where it should be"));
        entry.offset = header + kLocalHeader + static_cast<std::int64_t>(number(*local, 26, 2))
            + static_cast<std::int64_t>(number(*local, 28, 2));
        if (entry.packed > m_source.size() || entry.offset > m_source.size() - entry.packed)
            return damaged(Phrase::of("an entry claims more bytes than the file has"));
        return entry;
    }

    Result<void> checkEntries(const std::vector<ZipEntry>& entries) const
    {
        std::set<std::string_view> names;
        for (const ZipEntry& entry : entries) {
            const std::string_view name = entry.name;
            if (name.empty() || name.front() == '/' || name.find("..") != std::string_view::npos
                || name.find_first_of(std::string_view("\\:\0", 3)) != std::string_view::npos)
                return damaged(Phrase::of("the name of an entry leads out of it"));
            if (!names.insert(name).second)
                return damaged(Phrase::of("two entries have the same name"));
        }
        std::vector<const ZipEntry*> sorted;
        std::uint64_t unpacked = 0;
        for (const ZipEntry& entry : entries) {
            if (entry.packed > 0)
                sorted.push_back(&entry);
            const auto size = static_cast<std::uint64_t>(entry.deflated ? entry.size : 0);
            unpacked = std::min(kMostUnpacked + 1, unpacked + size); // sizes are below 2^62
            if (unpacked > kMostUnpacked || !mayUnpackTo(static_cast<std::uint64_t>(entry.packed), size))
                return refuse(ErrorCode::TooLarge, Phrase::of("The archive unpacks to too much"),
                    Phrase::of("Choose a dump of tensors."));
        }
        std::sort(sorted.begin(), sorted.end(),
            [](const ZipEntry* a, const ZipEntry* b) { return a->offset < b->offset; });
        for (std::size_t i = 1; i < sorted.size(); ++i)
            if (sorted[i]->offset < sorted[i - 1]->offset + sorted[i - 1]->packed)
                return damaged(Phrase::of("entries overlap"));
        return {};
    }

    TraceSource& m_source;
    std::int64_t m_count = 0;
    std::int64_t m_contents = 0;
    std::int64_t m_contentsSize = 0;
};

} // namespace

Result<std::vector<ZipEntry>> readZipContents(TraceSource& source) { return ContentsReader(source).read(); }

Result<std::string> readZipEntry(TraceSource& source, const ZipEntry& entry)
{
    std::string bytes(static_cast<std::size_t>(entry.size), '\0');
    if (!entry.deflated) {
        if (const Result<void> got = source.readAt(entry.offset, bytes.data(), bytes.size()); !got)
            return tl::unexpected<Error>(got.error());
        return bytes;
    }
    Inflater inflater(Inflater::Wrapping::Bare);
    std::string piece;
    std::size_t size = 0;
    bool sound = true;
    for (std::int64_t at = 0; sound && at < entry.packed && !inflater.ended(); at += kPackedPiece) {
        piece.resize(static_cast<std::size_t>(std::min(kPackedPiece, entry.packed - at)));
        if (const Result<void> got = source.readAt(entry.offset + at, piece.data(), piece.size()); !got)
            return tl::unexpected<Error>(got.error());
        std::string_view rest = piece;
        for (bool more = true; more;) {
            char beyond = 0; // where the entry holds more than it says, that is where it goes
            const bool full = size == bytes.size();
            const std::optional<std::size_t> got = full
                ? inflater.unpack(rest, &beyond, 1)
                : inflater.unpack(rest, &bytes[size], bytes.size() - size);
            sound = got && !(full && *got > 0);
            size += full ? 0 : got.value_or(0);
            more = sound && !inflater.ended() && *got > 0;
        }
    }
    const auto sum = crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
    if (!sound || !inflater.ended() || size != bytes.size() || sum != entry.checksum)
        return fail(ErrorCode::BadSyntax, Phrase::of("The packed file is damaged or cut"),
            {source.name(), 0, 0, {}}, Phrase::of("Copy the file again."));
    return bytes;
}

} // namespace rankloom
