// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// A tensor as a pickle describes it: a view of the elements of one storage.
struct PickledTensor {
    std::string_view type; ///< of the storage: "Long", "Int", "Float", …; like all texts, in the bytes read
    std::string_view storage; ///< name of the entry that holds the bytes
    std::int64_t storageCount = 0; ///< elements of the storage
    std::int64_t offset = 0; ///< in elements
    std::vector<std::int64_t> shape;
    std::vector<std::int64_t> strides; ///< in elements

    [[nodiscard]] std::int64_t count() const; ///< of elements; bounded by the storage
};

/// The values of a pickle that is data and nothing else: None, booleans, numbers, strings, tuples, lists,
/// dictionaries and tensors. Values are named by their index; texts point into the bytes that were read.
class PickledData {
public:
    enum class Kind : std::uint8_t { None, Boolean, Integer, Real, Text, List, Dictionary, Tensor, Other };
    using Value = std::uint32_t;

    [[nodiscard]] Value root() const { return m_root; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); } ///< values are 0 to size() - 1
    [[nodiscard]] Kind kind(Value value) const { return m_nodes[value].kind; }
    [[nodiscard]] std::optional<std::int64_t> integer(Value value) const; ///< also of a boolean
    [[nodiscard]] std::string_view text(Value value) const; ///< empty for anything but a text
    /// Members of a tuple or list, or keys and values of a dictionary in turn; empty for anything else.
    [[nodiscard]] const std::vector<Value>& items(Value value) const;
    [[nodiscard]] const PickledTensor* tensor(Value value) const;
    /// The member of a dictionary with this text as its key.
    [[nodiscard]] std::optional<Value> member(Value dictionary, std::string_view key) const;

private:
    friend class PickleMachine;
    struct Node {
        Kind kind = Kind::None;
        std::uint8_t detail = 0; ///< of Other: what the machine knows it as
        std::uint32_t index = 0; ///< into the list, tensor or text of its kind
        std::int64_t bits = 0;
    };

    std::vector<Node> m_nodes;
    std::vector<std::vector<Value>> m_lists;
    std::vector<PickledTensor> m_tensors;
    std::vector<std::string_view> m_texts;
    Value m_root = 0;
};

/// Runs the part of the pickle language (protocols 2 to 5, Python's pickletools) that plain data needs,
/// without any code: a global is nothing but one of the few known names, and calling one builds the value it
/// stands for (torch._utils._rebuild_tensor_v2, torch storages, collections.OrderedDict, Counter and
/// defaultdict, numpy.dtype and scalar). Everything else is refused by name. Texts of the result point into
/// `bytes`. Errors: BadSyntax (damaged), Unsupported (a global or opcode that is not data), TooLarge (more
/// than 3 million values, 64 levels, or references that unfold to more than 64 million values), BadValue (a
/// tensor that reaches beyond its storage).
Result<PickledData> readPickle(std::string_view bytes);

} // namespace rankloom
