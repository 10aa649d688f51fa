// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/inflate.h"

#include <algorithm>
#include <limits>

#include <zlib.h>

namespace rankloom {

namespace {

constexpr std::string_view kGzip = "\x1F\x8B";
constexpr std::uint64_t kAnyRatio = std::uint64_t {64} << 20U;
constexpr std::uint64_t kMostRatio = 200;
/// Asked of zlib at a time; grows with what has come out.
constexpr std::size_t kPiece = std::size_t {1} << 16U;

uInt piece(std::size_t size)
{
    return static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
}

} // namespace

struct Inflater::State {
    z_stream stream {};
};

void Inflater::End::operator()(State* state) const
{
    inflateEnd(&state->stream);
    delete state;
}

Inflater::Inflater(Wrapping wrapping) : m_state(new State)
{
    const int bits = wrapping == Wrapping::Gzip ? 16 + MAX_WBITS : -MAX_WBITS;
    if (inflateInit2(&m_state->stream, bits) != Z_OK)
        m_state.reset();
}

std::optional<std::size_t> Inflater::unpack(std::string_view& packed, char* to, std::size_t size)
{
    if (!m_state)
        return std::nullopt;
    if (m_ended || size == 0)
        return 0;
    z_stream& stream = m_state->stream;
    // zlib's interface is older than const; it does not write there.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = piece(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(to);
    stream.avail_out = piece(size);
    const int result = inflate(&stream, Z_NO_FLUSH);
    packed.remove_prefix(piece(packed.size()) - stream.avail_in);
    m_ended = result == Z_STREAM_END;
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) // the last: more input is needed
        return std::nullopt;
    return piece(size) - stream.avail_out;
}

bool mayUnpackTo(std::uint64_t packed, std::uint64_t unpacked)
{
    return unpacked <= kAnyRatio || unpacked / kMostRatio <= packed;
}

bool isGzip(std::string_view bytes) { return bytes.starts_with(kGzip); }

std::string unpackedHead(Inflater::Wrapping wrapping, std::string_view head, std::size_t most)
{
    std::string out(most, '\0');
    std::size_t size = 0;
    Inflater inflater(wrapping);
    while (size < most && !inflater.ended()) {
        const std::optional<std::size_t> got = inflater.unpack(head, out.data() + size, most - size);
        if (got.value_or(0) == 0)
            break;
        size += *got;
    }
    out.resize(size);
    return out;
}

Result<std::string> unpackGzip(std::string_view packed, const std::string& file, std::size_t limit)
{
    const Place where {file, 0, 0, {}};
    const std::size_t all = packed.size();
    std::string out;
    std::size_t size = 0;
    while (!packed.empty()) {
        Inflater inflater(Inflater::Wrapping::Gzip);
        while (!inflater.ended()) {
            out.resize(std::min(limit + 1, std::max(out.size(), size + std::max(kPiece, size / 2))));
            const std::optional<std::size_t> got =
                inflater.unpack(packed, out.data() + size, out.size() - size);
            if (!got || (*got == 0 && !inflater.ended()))
                return fail(ErrorCode::BadSyntax, Phrase::of("The packed file is damaged or cut"), where,
                    Phrase::of("Copy the file again."));
            size += *got;
            if (size > limit || !mayUnpackTo(all, size))
                return fail(ErrorCode::TooLarge,
                    Phrase::of("The packed file holds more than {} MiB", std::min(size, limit) >> 20U), where,
                    Phrase::of("Split it, or keep only the lines that matter."));
        }
    }
    out.resize(size);
    return out;
}

} // namespace rankloom
