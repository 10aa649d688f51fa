// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace rankloom {

/// Unpacks deflate (RFC 1951), bare as in zip archives or wrapped by gzip (RFC 1952), piece by piece.
class Inflater {
public:
    enum class Wrapping : std::uint8_t { Bare, Gzip };
    explicit Inflater(Wrapping wrapping);

    /// Fills up to `size` bytes from the front of `packed`, which loses what was used. Nothing: damaged, or
    /// memory ran out.
    std::optional<std::size_t> unpack(std::string_view& packed, char* to, std::size_t size);
    [[nodiscard]] bool ended() const { return m_ended; } ///< what is left of `packed` is not part of it

private:
    struct State;
    struct End {
        void operator()(State* state) const;
    };
    std::unique_ptr<State, End> m_state;
    bool m_ended = false;
};

/// Whether so many bytes may come out of so many: the first 64 MiB whatever the ratio, as counts that are
/// mostly zero pack a thousandfold; beyond, 200 times (profiler traces have 10 to 40).
bool mayUnpackTo(std::uint64_t packed, std::uint64_t unpacked);

/// A text that is read whole.
inline constexpr std::size_t kMostUnpackedText = std::size_t {256} << 20U;

bool isGzip(std::string_view bytes);
/// The beginning of what `head` packs, at most `most` bytes; as far as `head` reaches and is sound.
std::string unpackedHead(Inflater::Wrapping wrapping, std::string_view head, std::size_t most);
/// All that the members of a gzip file hold. Errors: BadSyntax (damaged, cut, something else behind the last
/// member), TooLarge (more than `limit` bytes, or than mayUnpackTo() says).
Result<std::string> unpackGzip(std::string_view packed, const std::string& file, std::size_t limit);

} // namespace rankloom
