// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/pickle.h"

namespace rankloom {

std::int64_t PickledTensor::count() const
{
    std::int64_t elements = 1;
    for (const std::int64_t size : shape)
        if (size == 0)
            return 0;
    for (const std::int64_t size : shape)
        elements *= size;
    return elements;
}

std::optional<std::int64_t> PickledData::integer(Value value) const
{
    const Node& node = m_nodes[value];
    if (node.kind != Kind::Integer && node.kind != Kind::Boolean)
        return std::nullopt;
    return node.bits;
}

std::string_view PickledData::text(Value value) const
{
    const Node& node = m_nodes[value];
    return node.kind == Kind::Text ? m_texts[node.index] : std::string_view();
}

const std::vector<PickledData::Value>& PickledData::items(Value value) const
{
    static const std::vector<Value> none;
    const Node& node = m_nodes[value];
    return node.kind == Kind::List || node.kind == Kind::Dictionary ? m_lists[node.index] : none;
}

const PickledTensor* PickledData::tensor(Value value) const
{
    const Node& node = m_nodes[value];
    return node.kind == Kind::Tensor ? &m_tensors[node.index] : nullptr;
}

std::optional<PickledData::Value> PickledData::member(Value dictionary, std::string_view key) const
{
    if (m_nodes[dictionary].kind != Kind::Dictionary)
        return std::nullopt;
    const std::vector<Value>& list = items(dictionary);
    for (std::size_t i = 0; i + 1 < list.size(); i += 2)
        if (m_nodes[list[i]].kind == Kind::Text && text(list[i]) == key)
            return list[i + 1];
    return std::nullopt;
}

} // namespace rankloom
