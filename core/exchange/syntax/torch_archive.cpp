// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/torch_archive.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/exchange/syntax/element_type.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostPickle = std::int64_t {32} << 20U;
constexpr std::string_view kPickle = "/data.pkl";
/// Elements that may be read in all: as many as there are bytes, and this many.
constexpr std::int64_t kLeastRoom = 1 << 20;
/// Elements converted at a time.
constexpr std::size_t kReadAtOnce = 1U << 16U;

tl::unexpected<Error> refuse(const TraceSource& source, ErrorCode code, Phrase message, Phrase remedy)
{
    return fail(code, std::move(message), {source.name(), 0, 0, {}}, std::move(remedy));
}

/// How many elements follow each other without a gap, in C order.
std::int64_t runOf(const PickledTensor& tensor)
{
    std::int64_t run = 1;
    for (std::size_t i = tensor.shape.size(); i-- > 0;) {
        if (tensor.shape[i] > 1 && tensor.strides[i] != run)
            break;
        run *= tensor.shape[i];
    }
    return run;
}

/// Where the element with a number in C order is in its storage.
std::int64_t placeOf(const PickledTensor& tensor, std::int64_t number)
{
    std::int64_t place = tensor.offset;
    for (std::size_t i = tensor.shape.size(); i-- > 0;) {
        place += number % tensor.shape[i] * tensor.strides[i];
        number /= tensor.shape[i];
    }
    return place;
}

} // namespace

Result<TorchArchive> TorchArchive::open(TraceSource& source)
{
    char magic[2] {};
    if (source.size() < 2 || !source.readAt(0, magic, 2) || std::string_view(magic, 2) != "PK")
        return refuse(source, ErrorCode::Unsupported,
            Phrase::of("This is no archive of torch.save, or one from before PyTorch 1.6"),
            Phrase::of("Load it where it was made and save it again with torch.save."));
    Result<std::vector<ZipEntry>> entries = readZipContents(source);
    if (!entries)
        return tl::unexpected<Error>(std::move(entries.error()));
    const auto found = std::find_if(entries->begin(), entries->end(), [](const ZipEntry& entry) {
        return entry.name.ends_with(kPickle) && entry.name.find('/') == entry.name.size() - kPickle.size();
    });
    if (found == entries->end())
        return refuse(source, ErrorCode::Unsupported,
            Phrase::of("The archive holds no data.pkl: torch.save did not write it"),
            Phrase::of("Choose a .pt file of a recorder."));
    if (found->size > kMostPickle)
        return refuse(source, ErrorCode::TooLarge,
            Phrase::of("The values besides the tensors take {} MiB", found->size >> 20U),
            Phrase::of("Record fewer steps at a time."));
    TorchArchive archive(source);
    archive.m_room = kLeastRoom;
    const Result<std::string> pickle = readZipEntry(source, *found);
    if (!pickle)
        return tl::unexpected<Error>(pickle.error());
    archive.m_pickle.assign(pickle->begin(), pickle->end());
    const std::string root = found->name.substr(0, found->name.size() - kPickle.size() + 1);
    for (ZipEntry& entry : *entries) {
        if (entry.name == root + "byteorder" && entry.size != 6)
            return refuse(source, ErrorCode::Unsupported,
                Phrase::of("The archive was written on a big-endian machine"),
                Phrase::of("Save it on a little-endian machine."));
        archive.m_room += entry.size;
        if (entry.name.starts_with(root + "data/"))
            archive.m_storages.emplace(entry.name.substr(root.size() + 5), std::move(entry));
    }
    Result<PickledData> data = readPickle({archive.m_pickle.data(), archive.m_pickle.size()});
    if (!data) {
        data.error().where.file = source.name();
        return tl::unexpected<Error>(std::move(data.error()));
    }
    archive.m_data = std::move(*data);
    return archive;
}

Result<const char*> TorchArchive::bytesOf(const ZipEntry& storage, std::int64_t at, std::size_t size)
{
    if (!storage.deflated) {
        m_buffer.resize(size);
        if (const Result<void> got = m_source->readAt(storage.offset + at, m_buffer.data(), size); !got)
            return tl::unexpected<Error>(got.error());
        return m_buffer.data();
    }
    auto unpacked = m_unpacked.find(storage.name);
    if (unpacked == m_unpacked.end()) {
        Result<std::string> whole = readZipEntry(*m_source, storage);
        if (!whole)
            return tl::unexpected<Error>(std::move(whole.error()));
        unpacked = m_unpacked.emplace(storage.name, std::move(*whole)).first;
    }
    return unpacked->second.data() + at;
}

Result<void> TorchArchive::read(const PickledTensor& tensor, std::int64_t first, std::span<std::int64_t> to)
{
    if (to.empty())
        return {};
    m_room -= static_cast<std::int64_t>(to.size());
    if (m_room < 0)
        return refuse(*m_source, ErrorCode::TooLarge,
            Phrase::of("The dump names the same tensors again and again"),
            Phrase::of("Choose a dump as the recorder wrote it."));
    const auto type = torchElementType(tensor.type);
    if (!type)
        return refuse(*m_source, ErrorCode::Unsupported,
            Phrase::of("The tensor holds {} numbers, not counts or expert numbers", tensor.type),
            Phrase::of("Save the counts as integers."));
    const auto entry = m_storages.find(tensor.storage);
    const auto width = static_cast<std::int64_t>(type->bytes);
    if (entry == m_storages.end() || entry->second.size != tensor.storageCount * width)
        return refuse(*m_source, ErrorCode::BadValue,
            Phrase::of("The archive does not hold the bytes that a tensor claims"),
            Phrase::of("Copy the file again."));
    const std::int64_t run = runOf(tensor);
    if (!tensor.shape.empty() && run < tensor.shape.back())
        return refuse(*m_source, ErrorCode::Unsupported, Phrase::of("A tensor is stored transposed"),
            Phrase::of("Save tensor.contiguous()."));
    while (!to.empty()) {
        const auto room = static_cast<std::size_t>(run - first % run);
        const std::size_t count = std::min({to.size(), room, kReadAtOnce});
        const Result<const char*> bytes =
            bytesOf(entry->second, placeOf(tensor, first) * width, count * type->bytes);
        if (!bytes)
            return tl::unexpected<Error>(bytes.error());
        if (toIntegers(*bytes, count, *type, to.data()))
            return refuse(*m_source, ErrorCode::BadValue,
                Phrase::of("A tensor holds a number that is not whole"),
                Phrase::of("Save the counts as integers."));
        first += static_cast<std::int64_t>(count);
        to = to.subspan(count);
    }
    return {};
}

} // namespace rankloom
