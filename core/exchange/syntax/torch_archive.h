// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/exchange/syntax/pickle.h"
#include "core/exchange/syntax/zip_archive.h"

namespace rankloom {

/// What torch.save wrote (a zip of data.pkl and one entry per storage): the values at once, the elements of
/// the tensors when they are asked for.
class TorchArchive {
public:
    /// Errors: those of readZipContents() and readPickle(); Unsupported (the format before PyTorch 1.6, a
    /// big-endian machine); TooLarge (values of more than 32 MiB besides the tensors).
    static Result<TorchArchive> open(TraceSource& source);

    [[nodiscard]] const PickledData& data() const { return m_data; }
    /// Elements [first, first + to.size()) in C order as whole numbers. Errors: BadValue (a fraction, a
    /// storage of another size than its entry), Unsupported (half precision, innermost dimension not
    /// contiguous), TooLarge (more elements in all than the archive has bytes).
    Result<void> read(const PickledTensor& tensor, std::int64_t first, std::span<std::int64_t> to);

private:
    explicit TorchArchive(TraceSource& source) : m_source(&source) { }
    /// Bytes of a storage, valid until the next call.
    Result<const char*> bytesOf(const ZipEntry& storage, std::int64_t at, std::size_t size);

    TraceSource* m_source;
    std::vector<char> m_pickle; ///< texts of the data point into it
    PickledData m_data;
    std::map<std::string, ZipEntry, std::less<>> m_storages;
    std::string m_buffer;
    /// Deflated storages, whole: each is unpacked once, however often tensors ask for it.
    std::map<std::string, std::string, std::less<>> m_unpacked;
    std::int64_t m_room = 0; ///< elements that may still be read
};

} // namespace rankloom
