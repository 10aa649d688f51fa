// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/base/text.h"

namespace rankloom {

/// Bytes of a file, or of a text in memory, read once from front to back: hashed, counted against progress,
/// and stopped on request. Archives are read here and there first, and hashed after that.
class TraceSource {
public:
    static Result<TraceSource> open(const std::string& path, Progress& progress, std::stop_token stop);
    static TraceSource ofMemory(std::string_view bytes, Progress& progress);
    /// What an archive that is read here held: stopped as this is, and no progress of its own.
    [[nodiscard]] TraceSource unpacked(std::string_view bytes) const;

    /// Fills up to `size` bytes; 0 = the end. Errors: FileUnreadable, Cancelled.
    Result<std::size_t> read(char* to, std::size_t size);
    /// Exactly `size` bytes from `offset` on, without hashing or moving on; a file read this way is expected
    /// to be read once so and once from front to back. Errors: FileUnreadable, Cancelled, BadSyntax (the file
    /// ends before).
    Result<void> readAt(std::int64_t offset, char* to, std::size_t size);
    /// Reads on to the end, for the hash.
    Result<void> drain();
    /// The first bytes, without moving on; at most 64 KiB.
    Result<std::string> head();

    [[nodiscard]] std::int64_t size() const { return m_size; }
    [[nodiscard]] std::int64_t position() const { return m_position; }
    [[nodiscard]] const std::string& name() const { return m_name; } ///< without folders, for places
    /// The text of a small file in the same folder; nothing where there is none, or the source is in memory.
    [[nodiscard]] std::optional<std::string> beside(const std::string& name) const;
    std::string sha256() { return m_hash->hex(); } ///< of what was read; ends the stream

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    TraceSource(Progress& progress, std::stop_token stop);
    void report(std::size_t bytes);

    std::unique_ptr<std::FILE, Close> m_file;
    std::string_view m_memory;
    std::string m_name;
    std::int64_t m_size = 0;
    std::int64_t m_position = 0;
    std::string m_path;
    std::int64_t m_done = 0; ///< bytes read, however often
    bool m_twice = false;
    bool m_reports = true;
    Progress* m_progress;
    std::stop_token m_stop;
    std::unique_ptr<Sha256> m_hash;
};

/// Lines of a source. A line stays valid until the next one is asked for; the byte behind it is readable and
/// is no digit, blank or bracket, so that parsers need no bounds.
class LineReader {
public:
    explicit LineReader(TraceSource& source);

    /// The next line without its end, or nothing at the end of the file. Errors: those of read(), TooLarge.
    Result<std::optional<std::string_view>> next();
    [[nodiscard]] std::int64_t number() const { return m_number; } ///< of the line last given, from 1
    [[nodiscard]] bool ended() const { return m_lastHadEnd; } ///< that line had a line end

private:
    Result<void> refill();

    TraceSource& m_source;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::size_t m_searched = 0; ///< no line end in [m_begin, m_searched)
    std::int64_t m_number = 0;
    bool m_atEnd = false;
    bool m_lastHadEnd = false;
};

/// Calls take(text) for every line that is left, without the mark that editors put before UTF-8. Errors:
/// those of next() and of `take`, which end it.
template <class Take> Result<void> forEachLine(LineReader& lines, const Take& take)
{
    for (;;) {
        const Result<std::optional<std::string_view>> line = lines.next();
        if (!line)
            return tl::unexpected<Error>(line.error());
        if (!*line)
            return {};
        std::string_view text = **line;
        if (lines.number() == 1 && text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        if (Result<void> taken = take(text); !taken)
            return taken;
    }
}

} // namespace rankloom
