// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/pickle_check.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/limits.h"

namespace rankloom {

namespace {

constexpr std::int64_t kMostUnfolded = 64'000'000;
/// Views of one storage may share elements, within reason.
constexpr std::int64_t kMostViews = 4;

Error tooLarge(Phrase message)
{
    return {ErrorCode::TooLarge, std::move(message), {}, {},
        Phrase::of("Choose a dump of tensors, as the recorder wrote it.")};
}

/// Depth first, every container once: how many values each unfolds to.
class Unfolding {
public:
    explicit Unfolding(const PickledData& data) : m_data(data) { }

    std::optional<Error> check()
    {
        enter(m_data.root());
        while (!m_error && !m_open.empty()) {
            Open& top = m_open.back();
            const auto& items = m_data.items(top.value);
            if (top.next < items.size())
                enter(items[top.next++]);
            else
                leave();
        }
        return m_error;
    }

private:
    struct Open {
        PickledData::Value value = 0;
        std::size_t next = 0;
        std::int64_t size = 1;
    };

    void addToParent(std::int64_t size)
    {
        if (m_open.empty())
            return;
        m_open.back().size = std::min(kMostUnfolded + 1, m_open.back().size + size);
        if (m_open.back().size > kMostUnfolded)
            m_error =
                tooLarge(Phrase::of("The pickle refers to itself so often that it unfolds without bounds"));
    }

    void enter(PickledData::Value value)
    {
        if (m_data.kind(value) == PickledData::Kind::Other)
            m_error =
                Error {ErrorCode::BadSyntax, Phrase::of("The pickle holds a name where a value belongs"), {},
                    {}, Phrase::of("Copy the file again.")};
        const auto& items = m_data.items(value);
        if (items.empty())
            return addToParent(1);
        const auto [at, isNew] = m_sizes.emplace(value, 0);
        if (!isNew && at->second == 0)
            m_error = Error {ErrorCode::BadValue, Phrase::of("The pickle holds a list that contains itself"),
                {}, {}, Phrase::of("Choose a dump of tensors, as the recorder wrote it.")};
        else if (!isNew)
            addToParent(at->second);
        else if (m_open.size() >= limits::kMostLevels)
            m_error = tooLarge(Phrase::of("The pickle is nested deeper than {} levels", limits::kMostLevels));
        else
            m_open.push_back({value, 0, 1});
    }

    void leave()
    {
        const Open done = m_open.back();
        m_open.pop_back();
        m_sizes[done.value] = done.size;
        addToParent(done.size);
    }

    const PickledData& m_data;
    std::unordered_map<PickledData::Value, std::int64_t> m_sizes; ///< 0 = still open
    std::vector<Open> m_open;
    std::optional<Error> m_error;
};

} // namespace

bool insideItsStorage(const PickledTensor& tensor)
{
    if (tensor.offset < 0 || tensor.offset > tensor.storageCount)
        return false;
    const std::int64_t room = tensor.storageCount - tensor.offset;
    std::int64_t elements = 1;
    std::int64_t last = 0;
    for (std::size_t i = 0; i < tensor.shape.size(); ++i)
        if (tensor.shape[i] == 0)
            return true;
    for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
        const std::int64_t size = tensor.shape[i];
        if (elements > room / size)
            return false;
        elements *= size;
        if (size > 1 && (tensor.strides[i] < 1 || tensor.strides[i] > (room - 1 - last) / (size - 1)))
            return false;
        last += size > 1 ? (size - 1) * tensor.strides[i] : 0;
    }
    return elements <= room && last < room;
}

std::optional<Error> checkPickle(const PickledData& data)
{
    if (std::optional<Error> odd = Unfolding(data).check())
        return odd;
    std::map<std::string_view, std::int64_t> storages;
    std::int64_t stored = 0;
    std::int64_t named = 0;
    for (PickledData::Value value = 0; value < data.size(); ++value)
        if (const PickledTensor* tensor = data.tensor(value)) {
            constexpr std::int64_t kMost = std::int64_t {1} << 60U;
            named = std::min(kMost, named + std::min(kMost / 2, tensor->count()));
            if (storages.emplace(tensor->storage, tensor->storageCount).second)
                stored = std::min(kMost / 8, stored + std::min(kMost / 16, tensor->storageCount));
        }
    if (named > kMostViews * stored)
        return tooLarge(Phrase::of("The tensors of the pickle name far more elements than are stored"));
    return std::nullopt;
}

} // namespace rankloom
