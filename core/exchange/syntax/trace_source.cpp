// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/trace_source.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "core/exchange/reading.h"

namespace rankloom {

namespace {

/// Large enough to make system calls rare, small enough to stay in the cache while hashing and parsing.
constexpr std::size_t kChunk = 512U * 1024U;

} // namespace

TraceSource::TraceSource(Progress& progress, std::stop_token stop)
    : m_progress(&progress), m_stop(std::move(stop)), m_hash(std::make_unique<Sha256>())
{
}

Result<TraceSource> TraceSource::open(const std::string& path, Progress& progress, std::stop_token stop)
{
    TraceSource source(progress, std::move(stop));
    const std::filesystem::path where(path);
    source.m_name = where.filename().string();
    source.m_path = path;
    std::error_code problem;
    const auto kind = std::filesystem::status(where, problem).type();
    if (kind == std::filesystem::file_type::not_found)
        return fail(ErrorCode::FileNotFound, Phrase::of("The file is not there"), {path, 0, 0, {}},
            Phrase::of("Check the path."));
    if (kind != std::filesystem::file_type::regular)
        return fail(ErrorCode::FileUnreadable, Phrase::of("This is not a regular file"), {path, 0, 0, {}},
            Phrase::of("Choose the file of the trace."));
    const auto size = std::filesystem::file_size(where, problem);
    source.m_file.reset(std::fopen(path.c_str(), "rb"));
    if (!source.m_file || problem)
        return fail(ErrorCode::FileUnreadable,
            Phrase::of("The file cannot be read: {}", std::strerror(errno)), {path, 0, 0, {}},
            Phrase::of("Check its permissions."));
    source.m_size = static_cast<std::int64_t>(size);
    // Reads are large already; a second buffer would only copy.
    std::setvbuf(source.m_file.get(), nullptr, _IONBF, 0);
    return source;
}

TraceSource TraceSource::ofMemory(std::string_view bytes, Progress& progress)
{
    TraceSource source(progress, {});
    source.m_memory = bytes;
    source.m_size = static_cast<std::int64_t>(bytes.size());
    source.m_name = "memory";
    return source;
}

TraceSource TraceSource::unpacked(std::string_view bytes) const
{
    TraceSource source(*m_progress, m_stop);
    source.m_memory = bytes;
    source.m_size = static_cast<std::int64_t>(bytes.size());
    source.m_name = m_name;
    source.m_reports = false;
    return source;
}

Result<std::size_t> TraceSource::read(char* to, std::size_t size)
{
    if (m_stop.stop_requested())
        return fail(ErrorCode::Cancelled, Phrase::of("Reading was cancelled"), {m_name, 0, 0, {}});
    size = std::min(size, kChunk);
    std::size_t got = 0;
    if (m_file) {
        got = std::fread(to, 1, size, m_file.get());
        if (got < size && std::ferror(m_file.get()) != 0)
            return fail(ErrorCode::FileUnreadable,
                Phrase::of("Reading failed after {} bytes", m_position + static_cast<std::int64_t>(got)),
                {m_name, 0, 0, {}}, Phrase::of("Check the disk or the network share."));
    } else {
        const auto at = static_cast<std::size_t>(m_position);
        got = std::min(size, m_memory.size() - at);
        std::copy_n(m_memory.data() + at, got, to);
    }
    m_hash->add({to, got});
    m_position += static_cast<std::int64_t>(got);
    report(got);
    return got;
}

void TraceSource::report(std::size_t bytes)
{
    m_done += static_cast<std::int64_t>(bytes);
    if (m_size > 0 && m_reports)
        m_progress->setFraction(
            std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_size) / (m_twice ? 2 : 1)));
}

Result<void> TraceSource::readAt(std::int64_t offset, char* to, std::size_t size)
{
    m_twice = true;
    if (m_stop.stop_requested())
        return fail(ErrorCode::Cancelled, Phrase::of("Reading was cancelled"), {m_name, 0, 0, {}});
    if (offset < 0 || offset > m_size || size > static_cast<std::size_t>(m_size - offset))
        return fail(ErrorCode::BadSyntax, Phrase::of("The file is cut"), {m_name, 0, 0, {}},
            Phrase::of("Copy the file again."));
    if (m_file) {
        if (std::fseek(m_file.get(), static_cast<long>(offset), SEEK_SET) != 0
            || std::fread(to, 1, size, m_file.get()) != size
            || std::fseek(m_file.get(), static_cast<long>(m_position), SEEK_SET) != 0)
            return fail(ErrorCode::FileUnreadable, Phrase::of("Reading failed at byte {}", offset),
                {m_name, 0, 0, {}}, Phrase::of("Check the disk or the network share."));
    } else {
        std::copy_n(m_memory.data() + offset, size, to);
    }
    report(size);
    return {};
}

Result<void> TraceSource::drain()
{
    std::vector<char> buffer(kChunk);
    for (;;) {
        const Result<std::size_t> got = read(buffer.data(), buffer.size());
        if (!got)
            return tl::unexpected<Error>(got.error());
        if (*got == 0)
            return {};
    }
}

std::optional<std::string> TraceSource::beside(const std::string& name) const
{
    constexpr std::size_t kMostBeside = 65536;
    const std::string path = (std::filesystem::path(m_path).parent_path() / name).string();
    std::error_code problem;
    if (!m_file || !std::filesystem::is_regular_file(path, problem))
        return std::nullopt;
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
    if (!file)
        return std::nullopt;
    std::string text(kMostBeside, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), file.get()));
    return text;
}

Result<std::string> TraceSource::head()
{
    std::string result(65536, '\0');
    if (!m_file)
        return std::string(m_memory.substr(0, result.size()));
    result.resize(std::fread(result.data(), 1, result.size(), m_file.get()));
    if (std::ferror(m_file.get()) != 0 || std::fseek(m_file.get(), 0, SEEK_SET) != 0)
        return fail(ErrorCode::FileUnreadable, Phrase::of("The file cannot be read"), {m_name, 0, 0, {}},
            Phrase::of("Check the disk or the network share."));
    return result;
}

LineReader::LineReader(TraceSource& source) : m_source(source), m_buffer(2 * kChunk + 1) { }

Result<void> LineReader::refill()
{
    if (m_begin > 0) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_searched -= m_begin;
        m_begin = 0;
    }
    if (m_end > kLongestLine)
        return fail(ErrorCode::TooLarge, Phrase::of("The line is longer than 64 MiB"),
            {m_source.name(), m_number + 1, 0, {}},
            Phrase::of("Check that this is a text file with line ends."));
    if (m_buffer.size() - 1 - m_end < kChunk)
        m_buffer.resize(m_buffer.size() * 2);
    const Result<std::size_t> got = m_source.read(m_buffer.data() + m_end, m_buffer.size() - 1 - m_end);
    if (!got)
        return tl::unexpected<Error>(got.error());
    m_atEnd = *got == 0;
    m_end += *got;
    m_buffer[m_end] = '\0';
    return {};
}

Result<std::optional<std::string_view>> LineReader::next()
{
    for (;;) {
        const char* data = m_buffer.data();
        if (const void* found = std::memchr(data + m_searched, '\n', m_end - m_searched); found != nullptr) {
            const auto end = static_cast<std::size_t>(static_cast<const char*>(found) - data);
            const std::string_view line(data + m_begin, end - m_begin);
            m_begin = end + 1;
            m_searched = m_begin;
            ++m_number;
            m_lastHadEnd = true;
            return std::optional(line);
        }
        m_searched = m_end;
        if (m_atEnd) {
            if (m_begin == m_end)
                return std::optional<std::string_view>();
            const std::string_view line(data + m_begin, m_end - m_begin);
            m_begin = m_end;
            ++m_number;
            m_lastHadEnd = false;
            return std::optional(line);
        }
        if (const Result<void> filled = refill(); !filled)
            return tl::unexpected<Error>(filled.error());
    }
}

} // namespace rankloom
