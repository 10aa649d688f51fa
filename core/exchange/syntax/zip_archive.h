// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/exchange/traces/trace_source.h"

namespace rankloom {

/// One stored file of an archive: its bytes are [offset, offset + size) of the archive.
struct ZipEntry {
    std::string name;
    std::int64_t offset = 0;
    std::int64_t size = 0;
};

/// The table of contents of a zip archive (PKWARE APPNOTE 6.3, with zip64) whose entries are stored, not
/// compressed: what torch.save writes. Nothing is unpacked, so no name can lead anywhere and nothing can
/// swell; archives that try are refused all the same. Errors: BadSyntax (damaged, cut, entries that overlap,
/// names with .. or beginning with a slash, the same name twice), TooLarge (more than 200,000 entries),
/// Unsupported (compressed or encrypted), and those of TraceSource.
Result<std::vector<ZipEntry>> readZipContents(TraceSource& source);

} // namespace rankloom
