// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/exchange/syntax/trace_source.h"

namespace rankloom {

/// One file of an archive: its bytes, or what they are packed to, are [offset, offset + packed) of the
/// archive.
struct ZipEntry {
    std::string name;
    std::int64_t offset = 0;
    std::int64_t size = 0; ///< unpacked
    std::int64_t packed = 0; ///< in the archive
    std::uint32_t checksum = 0; ///< CRC-32 of the unpacked bytes
    bool deflated = false; ///< stored as it is otherwise
};

/// The table of contents of a zip archive (PKWARE APPNOTE 6.3, with zip64) whose entries are stored, as
/// torch.save writes them, or deflated, as numpy.savez_compressed does. Nothing is written, so no name can
/// lead anywhere; archives that try are refused all the same. Errors: BadSyntax (damaged, cut, entries that
/// overlap, names with .. or beginning with a slash, the same name twice), TooLarge (more than 200,000
/// entries; deflated ones of more than 1 GiB in all, or than mayUnpackTo() says), Unsupported (packed
/// otherwise or encrypted), and those of TraceSource.
Result<std::vector<ZipEntry>> readZipContents(TraceSource& source);

/// The bytes of an entry. Errors: BadSyntax (not what the table of contents says) and those of TraceSource.
Result<std::string> readZipEntry(TraceSource& source, const ZipEntry& entry);

} // namespace rankloom
