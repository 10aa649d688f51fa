// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <zlib.h>

/// Archives and pickles made by hand, good and malicious: the layout of torch.save, without torch.
namespace rankloom::torchfiles {

inline std::string little(std::uint64_t value, int width)
{
    std::string bytes;
    for (int i = 0; i < width; ++i)
        bytes += i < 8 ? static_cast<char>((value >> (8 * i)) & 0xFFU) : '\0';
    return bytes;
}

struct Entry {
    std::string name;
    std::string data;
    int method = 0;
    std::int64_t claimedSize = -1; ///< in the table of contents; -1 = the true one
    std::int64_t unpacked = -1; ///< the same of what was deflated
    std::uint64_t checksum = 0;
};

/// What zlib makes of bytes: bare deflate (-15) or gzip (31).
inline std::string packed(const std::string& bytes, int windowBits)
{
    z_stream stream {};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}
inline std::string gzipped(const std::string& bytes) { return packed(bytes, 31); }

/// An entry as numpy.savez_compressed writes it.
inline Entry deflated(const std::string& name, const std::string& bytes)
{
    const auto sum = crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
    return {name, packed(bytes, -15), 8, -1, static_cast<std::int64_t>(bytes.size()), sum};
}

inline std::string zip(const std::vector<Entry>& entries)
{
    std::string out;
    std::string contents;
    for (const Entry& entry : entries) {
        const std::uint64_t size =
            entry.claimedSize < 0 ? entry.data.size() : static_cast<std::uint64_t>(entry.claimedSize);
        const std::uint64_t unpacked = entry.unpacked < 0 ? size : static_cast<std::uint64_t>(entry.unpacked);
        const std::string fields = little(static_cast<std::uint64_t>(entry.method), 2) + little(0, 4)
            + little(entry.checksum, 4) + little(size, 4) + little(unpacked, 4)
            + little(entry.name.size(), 2);
        contents += "PK\x01\x02" + little(0, 4) + little(0, 2) + fields + little(0, 2 + 2 + 2 + 2 + 4)
            + little(out.size(), 4) + entry.name;
        out += "PK\x03\x04" + little(0, 2) + little(0, 2) + fields + little(0, 2) + entry.name + entry.data;
    }
    const std::size_t at = out.size();
    return out + contents + "PK\x05\x06" + little(0, 4) + little(entries.size(), 2)
        + little(entries.size(), 2) + little(contents.size(), 4) + little(at, 4) + little(0, 2);
}

// Instructions of the pickle language.

inline std::string text(const std::string& value) { return "X" + little(value.size(), 4) + value; }
inline std::string integer(std::int64_t value)
{
    return std::string("\x8A\x08", 2) + little(static_cast<std::uint64_t>(value), 8);
}
inline std::string tuple(const std::vector<std::int64_t>& values)
{
    std::string out = "(";
    for (const std::int64_t value : values)
        out += integer(value);
    return out + "t";
}
inline std::string pickle(const std::string& body) { return "\x80\x02" + body + "."; }

struct TensorText {
    std::vector<std::int64_t> shape;
    std::string storage = "0";
    std::string type = "Long";
    std::int64_t stored = -1; ///< elements; -1 = as many as the shape has
    std::vector<std::int64_t> strides {}; ///< empty = C order
    std::int64_t offset = 0;
};

inline std::string tensor(TensorText t)
{
    std::int64_t count = 1;
    for (const std::int64_t size : t.shape) // malicious ones may be too large
        count =
            static_cast<std::int64_t>(static_cast<std::uint64_t>(count) * static_cast<std::uint64_t>(size));
    if (t.strides.empty()) {
        t.strides.resize(t.shape.size(), 1);
        for (std::size_t i = t.shape.size(); i-- > 1;)
            t.strides[i - 1] = t.strides[i] * t.shape[i];
    }
    return "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") + "ctorch\n" + t.type + "Storage\n"
        + text(t.storage) + text("cpu") + integer(t.stored < 0 ? count : t.stored) + "tQ" + integer(t.offset)
        + tuple(t.shape) + tuple(t.strides) + "\x89" + "ccollections\nOrderedDict\n)RtR";
}

inline std::string numbers(const std::vector<std::int64_t>& values, int width = 8)
{
    std::string bytes;
    for (const std::int64_t value : values)
        bytes += little(static_cast<std::uint64_t>(value), width);
    return bytes;
}

/// A dump as torch.save writes it: the pickle and the storages "0", "1", ….
inline std::string archive(const std::string& body, const std::vector<std::string>& storages = {})
{
    std::vector<Entry> entries {{"dump/data.pkl", pickle(body)}, {"dump/byteorder", "little"}};
    for (std::size_t i = 0; i < storages.size(); ++i)
        entries.push_back({"dump/data/" + std::to_string(i), storages[i]});
    return zip(entries);
}

/// {"rank": 0, "logical_count": …}
inline std::string statistics(const std::string& counts)
{
    return "}(" + text("rank") + integer(0) + text("logical_count") + counts + "u";
}

} // namespace rankloom::torchfiles
