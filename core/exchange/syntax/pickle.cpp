// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/pickle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/syntax/pickle_check.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostNodes = 3'000'000;
constexpr std::size_t kMostStack = 4'000'000;
constexpr std::size_t kMostMemo = 1'000'000;
constexpr std::int64_t kMostElements = std::int64_t {1} << 40U;
constexpr std::size_t kMostDimensions = 8;
/// torch.save numbers the storages; a long name that many tensors share would be compared again and again.
constexpr std::size_t kLongestStorage = 256;
constexpr std::uint32_t kMark = 0xFFFFFFFFU;

/// What a node of kind Other stands for while the pickle is read; none of them is in a finished value.
enum Detail : std::uint8_t {
    kRebuildTensor,
    kStorageType,
    kStorage,
    kOrderedDict,
    kCounter,
    kDefaultDict,
    kNumpyType,
    kNumpyScalar,
    kNumpyTypeValue,
    kBytes,
    kInt,
};

struct Global {
    std::string_view module;
    std::string_view name;
    Detail detail;
};

constexpr std::array<Global, 10> kGlobals {{
    {"torch._utils", "_rebuild_tensor_v2", kRebuildTensor},
    {"collections", "OrderedDict", kOrderedDict},
    {"collections", "Counter", kCounter},
    {"collections", "defaultdict", kDefaultDict},
    {"numpy", "dtype", kNumpyType},
    {"numpy.core.multiarray", "scalar", kNumpyScalar},
    {"numpy._core.multiarray", "scalar", kNumpyScalar},
    // What a defaultdict makes new members with: never called here.
    {"builtins", "int", kInt},
    {"__builtin__", "int", kInt},
    {"__builtin__", "long", kInt},
}};

constexpr std::array<std::string_view, 10> kStorages {
    "Double", "Float", "Half", "BFloat16", "Long", "Int", "Short", "Char", "Byte", "Bool"};

} // namespace

/// The stack machine. The first thing that is wrong ends it; nothing is retried.
class PickleMachine {
public:
    explicit PickleMachine(std::string_view bytes) : m_bytes(bytes) { }

    Result<PickledData> run()
    {
        while (!m_error && !m_done) {
            if (m_at >= m_bytes.size()) {
                damaged(Phrase::of("it ends in the middle"));
                break;
            }
            step(static_cast<unsigned char>(m_bytes[m_at++]));
        }
        if (!m_error)
            finish();
        if (m_error)
            return tl::unexpected<Error>(std::move(*m_error));
        return std::move(m_data);
    }

private:
    using Kind = PickledData::Kind;
    using Value = PickledData::Value;
    using Node = PickledData::Node;

    void refuse(ErrorCode code, Phrase message, Phrase remedy)
    {
        if (!m_error)
            m_error = Error {code, std::move(message), {}, {}, std::move(remedy)};
    }
    void damaged(const Phrase& what)
    {
        refuse(ErrorCode::BadSyntax, Phrase::of("The pickle is damaged at byte {}: {}", m_at, what),
            Phrase::of("Copy the file again."));
    }
    void tooLarge(const Phrase& what)
    {
        refuse(ErrorCode::TooLarge, Phrase::of("The pickle holds {}", what),
            Phrase::of("Choose a dump of tensors."));
    }

    // Reading.

    std::string_view take(std::uint64_t size)
    {
        if (size > m_bytes.size() - m_at) {
            damaged(Phrase::of("it ends in the middle of a value"));
            return {};
        }
        const std::string_view taken = m_bytes.substr(m_at, static_cast<std::size_t>(size));
        m_at += static_cast<std::size_t>(size);
        return taken;
    }
    std::uint64_t number(std::size_t width)
    {
        const std::string_view bytes = take(width);
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
        return value;
    }
    std::string_view line()
    {
        const std::size_t end = m_bytes.find('\n', m_at);
        if (end == std::string_view::npos) {
            damaged(Phrase::of("a name does not end"));
            return {};
        }
        const std::string_view text = m_bytes.substr(m_at, end - m_at);
        m_at = end + 1;
        return text;
    }

    // Values.

    Value add(Node node)
    {
        if (m_data.m_nodes.size() >= kMostNodes) {
            tooLarge(Phrase::of("more than 3 million values"));
            return 0;
        }
        m_data.m_nodes.push_back(node);
        return static_cast<Value>(m_data.m_nodes.size() - 1);
    }
    void push(Value value)
    {
        if (m_stack.size() >= kMostStack)
            tooLarge(Phrase::of("more than 4 million open values"));
        else
            m_stack.push_back(value);
    }
    void pushInteger(std::int64_t value) { push(add({Kind::Integer, 0, 0, value})); }
    void pushBoolean(bool value) { push(add({Kind::Boolean, 0, 0, value ? 1 : 0})); }
    void pushText(std::string_view text, Kind kind = Kind::Text)
    {
        m_data.m_texts.push_back(text);
        push(add({kind, kBytes, static_cast<std::uint32_t>(m_data.m_texts.size() - 1), 0}));
    }
    Value newList(Kind kind, std::vector<Value> items = {})
    {
        m_data.m_lists.push_back(std::move(items));
        return add({kind, 0, static_cast<std::uint32_t>(m_data.m_lists.size() - 1), 0});
    }
    Value pop()
    {
        if (m_stack.empty() || m_stack.back() == kMark) {
            damaged(Phrase::of("a value is missing"));
            return add({});
        }
        const Value value = m_stack.back();
        m_stack.pop_back();
        return value;
    }
    /// The values above the last mark, which goes.
    std::vector<Value> popToMark()
    {
        const auto mark = std::find(m_stack.rbegin(), m_stack.rend(), kMark);
        if (mark == m_stack.rend()) {
            damaged(Phrase::of("a mark is missing"));
            return {};
        }
        std::vector<Value> values(mark.base(), m_stack.end());
        m_stack.erase(std::prev(mark.base()), m_stack.end());
        return values;
    }
    [[nodiscard]] const Node& node(Value value) const { return m_data.m_nodes[value]; }
    [[nodiscard]] bool is(Value value, Detail detail) const
    {
        return node(value).kind == Kind::Other && node(value).detail == detail;
    }

    void addItems(Kind kind, const std::vector<Value>& items)
    {
        const Value to = pop();
        if (m_error)
            return;
        if (node(to).kind != kind || (kind == Kind::Dictionary && items.size() % 2 != 0))
            return damaged(Phrase::of("members without their container"));
        std::vector<Value>& list = m_data.m_lists[node(to).index];
        list.insert(list.end(), items.begin(), items.end());
        push(to);
    }
    void pushTuple(std::size_t size)
    {
        std::vector<Value> items(size);
        for (std::size_t i = size; i-- > 0;)
            items[i] = pop();
        push(newList(Kind::List, std::move(items)));
    }

    void put(std::uint64_t key)
    {
        if (m_stack.empty() || m_stack.back() == kMark)
            return damaged(Phrase::of("nothing to remember"));
        if (m_memo.size() >= kMostMemo)
            return tooLarge(Phrase::of("more than a million remembered values"));
        m_memo[key] = m_stack.back();
    }
    void get(std::uint64_t key)
    {
        const auto found = m_memo.find(key);
        if (found == m_memo.end())
            return damaged(Phrase::of("a value is referred to that is not there"));
        push(found->second);
    }

    // Globals and calls.

    void pushGlobal(std::string_view module, std::string_view name)
    {
        for (const Global& global : kGlobals)
            if (global.module == module && global.name == name)
                return push(add({Kind::Other, global.detail, 0, 0}));
        constexpr std::string_view kStorageEnd = "Storage";
        if (module == "torch" && name.size() > kStorageEnd.size() && name.ends_with(kStorageEnd)) {
            const std::string_view type = name.substr(0, name.size() - kStorageEnd.size());
            const auto found = std::find(kStorages.begin(), kStorages.end(), type);
            if (found != kStorages.end()) {
                m_data.m_texts.push_back(type);
                return push(add(
                    {Kind::Other, kStorageType, static_cast<std::uint32_t>(m_data.m_texts.size() - 1), 0}));
            }
        }
        const std::string shown = fmt::format("{}.{}", module.substr(0, 60), name.substr(0, 60));
        refuse(ErrorCode::Unsupported,
            Phrase::of("The pickle asks to call {}: only data is read here, no code is ever run",
                isValidUtf8(shown) ? shown : std::string("something without a name")),
            Phrase::of("If you trust the file, load it where it was made and save only its tensors."));
    }

    /// ("storage", type, key, device, element count)
    void pushPersistent()
    {
        const Value id = pop();
        if (m_error)
            return;
        const std::vector<Value>& items = m_data.items(id);
        if (node(id).kind != Kind::List || items.size() != 5 || m_data.text(items[0]) != "storage"
            || !is(items[1], kStorageType) || m_data.text(items[2]).empty()
            || m_data.text(items[2]).size() > kLongestStorage || !m_data.integer(items[4])
            || *m_data.integer(items[4]) < 0 || *m_data.integer(items[4]) > kMostElements)
            return damaged(Phrase::of("a storage is not described as torch.save does"));
        PickledTensor storage;
        storage.type = m_data.m_texts[node(items[1]).index];
        storage.storage = m_data.text(items[2]);
        storage.storageCount = *m_data.integer(items[4]);
        m_data.m_tensors.push_back(std::move(storage));
        push(add({Kind::Other, kStorage, static_cast<std::uint32_t>(m_data.m_tensors.size() - 1), 0}));
    }

    std::optional<std::vector<std::int64_t>> sizesOf(Value value) const
    {
        if (node(value).kind != Kind::List || m_data.items(value).size() > kMostDimensions)
            return std::nullopt;
        std::vector<std::int64_t> sizes;
        for (const Value item : m_data.items(value)) {
            const std::optional<std::int64_t> size = m_data.integer(item);
            if (!size || *size < 0)
                return std::nullopt;
            sizes.push_back(*size);
        }
        return sizes;
    }

    /// (storage, offset, shape, strides, requires_grad, hooks)
    void callRebuildTensor(const std::vector<Value>& arguments)
    {
        if (arguments.size() < 4 || !is(arguments[0], kStorage) || !m_data.integer(arguments[1]))
            return damaged(Phrase::of("a tensor is not described as torch.save does"));
        PickledTensor tensor = m_data.m_tensors[node(arguments[0]).index];
        tensor.offset = *m_data.integer(arguments[1]);
        const auto shape = sizesOf(arguments[2]);
        const auto strides = sizesOf(arguments[3]);
        if (!shape || !strides || shape->size() != strides->size())
            return damaged(Phrase::of("a tensor has no shape"));
        tensor.shape = *shape;
        tensor.strides = *strides;
        if (!insideItsStorage(tensor))
            return refuse(ErrorCode::BadValue,
                Phrase::of("A tensor claims more elements than its storage holds"),
                Phrase::of("Copy the file again, or save the tensor contiguous."));
        m_data.m_tensors.push_back(std::move(tensor));
        push(add({Kind::Tensor, 0, static_cast<std::uint32_t>(m_data.m_tensors.size() - 1), 0}));
    }

    /// A whole number of NumPy: its type and its bytes.
    void callScalar(const std::vector<Value>& arguments)
    {
        if (arguments.size() != 2 || !is(arguments[0], kNumpyTypeValue) || !is(arguments[1], kBytes))
            return damaged(Phrase::of("a number is not described as NumPy does"));
        const std::string_view type = m_data.m_texts[node(arguments[0]).index];
        const std::string_view bytes = m_data.m_texts[node(arguments[1]).index];
        const std::size_t width = bytes.size();
        if (type.size() != 2 || (type[0] != 'i' && type[0] != 'u') || width > 8 || width == 0
            || type[1] != static_cast<char>('0' + width))
            return refuse(ErrorCode::Unsupported,
                Phrase::of("The pickle holds numbers of NumPy that are not whole"),
                Phrase::of("Save counts as integers."));
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < width; ++i)
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
        if (type[0] == 'i' && width < 8 && (value >> (8 * width - 1)) != 0)
            value |= ~std::uint64_t {0} << (8 * width);
        pushInteger(std::bit_cast<std::int64_t>(value));
    }

    void call()
    {
        const Value arguments = pop();
        const Value function = pop();
        if (m_error)
            return;
        if (node(arguments).kind != Kind::List || node(function).kind != Kind::Other)
            return damaged(Phrase::of("a call of something that is no function"));
        // No call of plain data takes many arguments: a list that was remembered and is called again and
        // again must not be copied again and again.
        constexpr std::size_t kMostArguments = 16;
        if (m_data.items(arguments).size() > kMostArguments)
            return damaged(Phrase::of("a call with too many arguments"));
        const std::vector<Value> items = m_data.items(arguments); // a copy: calls add to the lists
        switch (node(function).detail) {
        case kRebuildTensor:
            return callRebuildTensor(items);
        case kOrderedDict:
        case kDefaultDict:
            return push(newList(Kind::Dictionary));
        case kCounter:
            // Counter(dict) shares the dictionary; an empty call makes an empty one.
            return push(items.size() == 1 && node(items[0]).kind == Kind::Dictionary
                    ? items[0]
                    : newList(Kind::Dictionary));
        case kNumpyType:
            if (items.empty() || node(items[0]).kind != Kind::Text)
                return damaged(Phrase::of("a type is not described as NumPy does"));
            return push(add({Kind::Other, kNumpyTypeValue, node(items[0]).index, 0}));
        case kNumpyScalar:
            return callScalar(items);
        default:
            return damaged(Phrase::of("a call of something that is no function"));
        }
    }

    /// The state of a NumPy type says its byte order; anything else has none that counts.
    void build()
    {
        const Value state = pop();
        const Value object = pop();
        if (m_error)
            return;
        constexpr std::size_t kMostState = 16; // NumPy's has eight
        if (!is(object, kNumpyTypeValue) || node(state).kind != Kind::List
            || m_data.items(state).size() > kMostState)
            return damaged(Phrase::of("a state for something that has none"));
        for (const Value item : m_data.items(state))
            if (m_data.text(item) == ">")
                return refuse(ErrorCode::Unsupported, Phrase::of("The pickle holds big-endian numbers"),
                    Phrase::of("Save it on a little-endian machine."));
        push(object);
    }

    void pushLong(std::size_t width)
    {
        const std::uint64_t size = number(width);
        if (size > 8)
            return damaged(Phrase::of("a whole number of more than 64 bits"));
        std::uint64_t value = number(static_cast<std::size_t>(size));
        if (size > 0 && size < 8 && (value >> (8 * size - 1)) != 0)
            value |= ~std::uint64_t {0} << (8 * size);
        pushInteger(std::bit_cast<std::int64_t>(value));
    }

    void pushReal()
    {
        const std::uint64_t little = number(8);
        std::uint64_t big = 0; // the one value of a pickle with its high byte first
        for (unsigned i = 0; i < 8; ++i)
            big |= ((little >> (8 * i)) & 0xFFU) << (8 * (7 - i));
        push(add({Kind::Real, 0, 0, std::bit_cast<std::int64_t>(big)}));
    }

    void step(unsigned char opcode)
    {
        if (!stepConstant(opcode) && !stepContainer(opcode) && !stepObject(opcode))
            refuse(ErrorCode::Unsupported,
                Phrase::of(
                    "The pickle holds the instruction 0x{:02X}, which plain data does not need", opcode),
                Phrase::of("If you trust the file, load it where it was made and save only its tensors."));
    }

    bool stepConstant(unsigned char opcode)
    {
        switch (opcode) {
        case 'N':
            push(add({}));
            return true;
        case 0x88:
        case 0x89:
            pushBoolean(opcode == 0x88);
            return true;
        case 'J':
            pushInteger(static_cast<std::int32_t>(static_cast<std::uint32_t>(number(4))));
            return true;
        case 'K':
            pushInteger(static_cast<std::int64_t>(number(1)));
            return true;
        case 'M':
            pushInteger(static_cast<std::int64_t>(number(2)));
            return true;
        case 0x8A:
            pushLong(1);
            return true;
        case 'G':
            pushReal();
            return true;
        case 'X':
            pushText(take(number(4)));
            return true;
        case 0x8C:
            pushText(take(number(1)));
            return true;
        case 0x8D:
            pushText(take(number(8)));
            return true;
        case 'C':
            pushText(take(number(1)), Kind::Other);
            return true;
        case 'B':
            pushText(take(number(4)), Kind::Other);
            return true;
        default:
            return false;
        }
    }

    bool stepContainer(unsigned char opcode)
    {
        switch (opcode) {
        case '(':
            push(kMark);
            return true;
        case ']':
            push(newList(Kind::List));
            return true;
        case '}':
            push(newList(Kind::Dictionary));
            return true;
        case ')':
            push(newList(Kind::List));
            return true;
        case 0x85:
        case 0x86:
        case 0x87:
            pushTuple(static_cast<std::size_t>(opcode - 0x84));
            return true;
        case 't':
            push(newList(Kind::List, popToMark()));
            return true;
        case 'a':
            addItems(Kind::List, {pop()});
            return true;
        case 'e':
            addItems(Kind::List, popToMark());
            return true;
        case 's': {
            const Value value = pop();
            const Value key = pop();
            addItems(Kind::Dictionary, {key, value});
            return true;
        }
        case 'u':
            addItems(Kind::Dictionary, popToMark());
            return true;
        default:
            return false;
        }
    }

    bool stepObject(unsigned char opcode)
    {
        switch (opcode) {
        case 0x80:
            if (const std::uint64_t protocol = number(1); protocol < 2 || protocol > 5)
                damaged(Phrase::of("protocol {} is not one of 2 to 5", protocol));
            return true;
        case 0x95: // a frame: its length adds nothing
            number(8);
            return true;
        case 'q':
            put(number(1));
            return true;
        case 'r':
            put(number(4));
            return true;
        case 0x94:
            put(m_memo.size());
            return true;
        case 'h':
            get(number(1));
            return true;
        case 'j':
            get(number(4));
            return true;
        case 'c': {
            const std::string_view module = line();
            const std::string_view name = line();
            if (!m_error)
                pushGlobal(module, name);
            return true;
        }
        case 0x93: {
            const Value name = pop();
            const Value module = pop();
            if (!m_error)
                pushGlobal(m_data.text(module), m_data.text(name));
            return true;
        }
        case 'Q':
            pushPersistent();
            return true;
        case 'R':
            call();
            return true;
        case 'b':
            build();
            return true;
        case '.':
            m_done = true;
            return true;
        default:
            return false;
        }
    }

    void finish()
    {
        const Value root = pop();
        if (m_error)
            return;
        if (!m_stack.empty())
            return damaged(Phrase::of("values are left over"));
        m_data.m_root = root;
        if (std::optional<Error> odd = checkPickle(m_data))
            m_error = std::move(odd);
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    bool m_done = false;
    PickledData m_data;
    std::vector<Value> m_stack;
    std::unordered_map<std::uint64_t, Value> m_memo;
    std::optional<Error> m_error;
};

Result<PickledData> readPickle(std::string_view bytes) { return PickleMachine(bytes).run(); }

} // namespace rankloom
