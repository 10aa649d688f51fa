// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"
#include "core/exchange/syntax/xml_pull.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostBytes = std::size_t {16} << 20U;
constexpr std::size_t kMostItems = 65536;

/// A cpu, pci, nic, gpu or net element.
struct Item {
    std::string_view tag;
    int parent = -1;
    std::string_view bus;
    std::string_view pciClass;
    std::string_view name;
    std::string_view port;
    int device = 0;
};

/// An nvlink or xgmi element of a GPU.
struct DirectLink {
    int gpu = 0; ///< item
    std::string_view target; ///< bus
    bool toSwitch = false;
    bool xgmi = false;
    int count = 0;
};

int numberIn(std::string_view text)
{
    const std::optional<std::int64_t> number = parseInteger(text);
    return number && *number >= 0 && *number < (1 << 20) ? static_cast<int>(*number) : 0;
}

bool startsWithAny(std::string_view text, std::initializer_list<std::string_view> starts)
{
    return std::any_of(starts.begin(), starts.end(), [&](std::string_view s) { return startsWith(text, s); });
}

/// PCI classes (PCI Code and ID Assignment): display controllers and processing accelerators.
bool isGpuClass(std::string_view pciClass) { return startsWithAny(pciClass, {"0x03", "0x12"}); }
/// Ethernet, InfiniBand and other network controllers.
bool isNicClass(std::string_view pciClass) { return startsWithAny(pciClass, {"0x0200", "0x0207", "0x0280"}); }

class NcclTopologyReader {
public:
    NcclTopologyReader(std::string_view text, std::string file) : m_xml(text, file), m_file(std::move(file))
    {
    }

    Result<Reading> read()
    {
        if (const Result<void> items = readItems(); !items)
            return tl::unexpected<Error>(items.error());
        collectDevices();
        if (m_gpus.empty())
            return fail(ErrorCode::BadValue, Phrase::of("The topology names no GPU"), {m_file, 0, 0, {}},
                Phrase::of("Choose the file that NCCL_TOPO_DUMP_FILE wrote on a GPU node."));
        if (m_gpus.size() + m_nets.size() > kMostTopologyNames)
            return fail(ErrorCode::TooLarge, Phrase::of("The topology has more than 1024 devices"),
                {m_file, 0, 0, {}});
        if (m_xml.cut())
            warn(m_reading, m_file, m_xml.line(), "cut-file",
                Phrase::of("The file ends before its root is closed: what it still holds was read"));
        m_reading.values.emplace_back(makeTopology());
        return std::move(m_reading);
    }

private:
    Result<void> readItems()
    {
        std::vector<int> open; // item of every open element, -1 for those that are none
        for (bool root = true;; root = false) {
            const Result<XmlTag> tag = m_xml.next();
            if (!tag)
                return tl::unexpected<Error>(tag.error());
            if (tag->kind == XmlTag::Kind::End)
                return {};
            if (tag->kind == XmlTag::Kind::Close) {
                open.pop_back();
                continue;
            }
            if (root && tag->name == "graphs")
                return fail(ErrorCode::Unsupported,
                    Phrase::of(
                        "This is an NCCL graph: the channels NCCL chose, not how devices are connected"),
                    {m_file, m_xml.line(), 0, {}}, Phrase::of("Use NCCL_TOPO_DUMP_FILE."));
            if (root && tag->name != "system")
                return fail(ErrorCode::BadSyntax, Phrase::of("The root of the XML is not <system>"),
                    {m_file, m_xml.line(), 0, {}},
                    Phrase::of("Choose the file that NCCL_TOPO_DUMP_FILE wrote."));
            const int parent = open.empty() ? -1 : open.back();
            open.push_back(take(*tag, parent));
            if (m_items.size() > kMostItems || m_links.size() > kMostItems)
                return fail(ErrorCode::TooLarge, Phrase::of("The topology has more than 65536 elements"),
                    {m_file, m_xml.line(), 0, {}});
        }
    }

    /// The item an element becomes; children of others belong to the nearest item above.
    int take(const XmlTag& tag, int parent)
    {
        if (tag.name == "nvlink" || tag.name == "xgmi") {
            if (parent >= 0 && m_items[static_cast<std::size_t>(parent)].tag == "gpu")
                m_links.push_back(
                    {parent, tag.attribute("target"), startsWith(tag.attribute("tclass"), "0x068"),
                        tag.name == "xgmi", numberIn(tag.attribute("count"))});
            return parent;
        }
        if (!startsWithAny(tag.name, {"cpu", "pci", "nic", "gpu", "net"}) || tag.name.size() != 3)
            return parent;
        m_items.push_back({tag.name, parent, tag.attribute("busid"), tag.attribute("class"),
            tag.attribute("name"), tag.attribute("port"), numberIn(tag.attribute("dev"))});
        return static_cast<int>(m_items.size()) - 1;
    }

    [[nodiscard]] const Item& item(int index) const { return m_items[static_cast<std::size_t>(index)]; }

    /// GPUs and ports that NCCL found; a file written for a cloud has only the classes of PCI devices.
    void collectDevices()
    {
        const auto collect = [&](auto&& wanted) {
            std::vector<int> found;
            for (int i = 0; i < static_cast<int>(m_items.size()); ++i)
                if (wanted(item(i)))
                    found.push_back(i);
            return found;
        };
        m_gpus = collect([](const Item& i) { return i.tag == "gpu"; });
        std::stable_sort(
            m_gpus.begin(), m_gpus.end(), [&](int a, int b) { return item(a).device < item(b).device; });
        m_nets = collect([](const Item& i) { return i.tag == "net"; });
        if (m_gpus.empty())
            m_gpus = collect([](const Item& i) { return i.tag == "pci" && isGpuClass(i.pciClass); });
        if (m_nets.empty())
            m_nets = collect([](const Item& i) { return i.tag == "pci" && isNicClass(i.pciClass); });
    }

    /// The PCI device or, without one, the cpu that an item hangs on.
    [[nodiscard]] int placeOf(int index) const
    {
        while (item(index).tag != "pci" && item(index).tag != "cpu" && item(index).parent >= 0)
            index = item(index).parent;
        return index;
    }

    /// From the root down to the place of an item.
    [[nodiscard]] std::vector<int> pathTo(int index) const
    {
        std::vector<int> path;
        for (index = placeOf(index); index >= 0; index = item(index).parent)
            path.push_back(index);
        std::reverse(path.begin(), path.end());
        return path;
    }

    /// The code nvidia-smi topo -m prints for a way through the tree, bridges counted as the file nests them.
    [[nodiscard]] std::string_view pathCode(const std::vector<int>& a, const std::vector<int>& b) const
    {
        const auto [inA, inB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
        if (inA == a.begin())
            return "SYS";
        if (item(*(inA - 1)).tag == "cpu")
            return "PHB";
        return a.end() - inA <= 1 && b.end() - inB <= 1 ? "PIX" : "PXB";
    }

    /// Links between GPUs, direct or over the switches that both hang on; 0 = none.
    void addDirectLinks(DeviceTopology& topology)
    {
        std::map<std::string_view, std::size_t> gpuOfBus;
        std::map<int, std::size_t> gpuOfItem;
        for (std::size_t g = 0; g < m_gpus.size(); ++g) {
            gpuOfBus.emplace(item(placeOf(m_gpus[g])).bus, g);
            gpuOfItem.emplace(m_gpus[g], g);
        }
        std::vector<int> toSwitch(m_gpus.size(), 0);
        std::map<std::pair<std::size_t, std::size_t>, std::pair<int, bool>> direct;
        for (const DirectLink& link : m_links) {
            const std::size_t from = gpuOfItem.at(link.gpu);
            const auto to = gpuOfBus.find(link.target);
            if (link.toSwitch)
                toSwitch[from] += link.count;
            else if (to == gpuOfBus.end() || to->second == from)
                warn(m_reading, m_file, 0, "link-to-nothing",
                    Phrase::of("{} of {} leads to no other GPU: it is left out",
                        link.xgmi ? "xgmi" : "nvlink", topology.names[from]));
            else {
                auto& [count, xgmi] = direct[{from, to->second}];
                count += link.count;
                xgmi = link.xgmi;
            }
        }
        for (std::size_t a = 0; a < m_gpus.size(); ++a)
            for (std::size_t b = 0; b < m_gpus.size(); ++b)
                if (a != b && std::min(toSwitch[a], toSwitch[b]) > 0)
                    topology.codes[topology.index(a, b)] =
                        fmt::format("NV{}", std::min(toSwitch[a], toSwitch[b]));
        for (const auto& [pair, link] : direct)
            if (link.first > 0)
                topology.codes[topology.index(pair.first, pair.second)] =
                    link.second ? "XGMI" : fmt::format("NV{}", link.first);
    }

    DeviceTopology makeTopology()
    {
        DeviceTopology topology;
        topology.tool = "NCCL";
        topology.devices = static_cast<int>(m_gpus.size());
        NameIndex names;
        for (std::size_t g = 0; g < m_gpus.size(); ++g)
            names.add(fmt::format("GPU{}", g));
        for (const int net : m_nets) {
            std::string name = item(net).name.empty() ? fmt::format("NIC{}", names.size() - m_gpus.size())
                                                      : std::string(item(net).name.substr(0, 64));
            if (names.find(name) != names.size())
                name += fmt::format(":{}", item(net).port.substr(0, 8));
            while (names.find(name) != names.size())
                name += "'";
            names.add(name);
        }
        topology.names = names.names();
        topology.codes.assign(names.size() * names.size(), std::string("X"));
        std::vector<int> items = m_gpus;
        items.insert(items.end(), m_nets.begin(), m_nets.end());
        std::vector<std::vector<int>> paths;
        paths.reserve(items.size());
        for (const int index : items)
            paths.push_back(pathTo(index));
        for (std::size_t a = 0; a < items.size(); ++a)
            for (std::size_t b = 0; b < items.size(); ++b)
                if (a != b)
                    topology.codes[topology.index(a, b)] = pathCode(paths[a], paths[b]);
        addDirectLinks(topology);
        return topology;
    }

    XmlPull m_xml;
    std::string m_file;
    Reading m_reading;
    std::vector<Item> m_items;
    std::vector<DirectLink> m_links;
    std::vector<int> m_gpus;
    std::vector<int> m_nets;
};

Result<Reading> readNcclTopology(std::string_view text, const std::string& file)
{
    if (text.size() > kMostBytes)
        return fail(ErrorCode::TooLarge, Phrase::of("The XML is larger than 16 MiB"), {file, 0, 0, {}});
    if (!isValidUtf8(text) || contains(text, std::string_view("\0", 1)))
        return fail(ErrorCode::BadSyntax, Phrase::of("The XML is not UTF-8 text"), {file, 0, 0, {}},
            Phrase::of("Save it as UTF-8."));
    return NcclTopologyReader(text, file).read();
}

bool looksLikeNcclTopology(std::string_view head)
{
    head = trimmed(startsWith(head, "\xEF\xBB\xBF") ? head.substr(3) : head);
    return startsWith(head, "<") && (contains(head, "<system") || contains(head, "<graphs"));
}

} // namespace

extern const Format kNcclTopology {
    .format = FileFormat::NcclTopology,
    .name = "nccl-topology",
    .title = "NCCL topology",
    .isHead = looksLikeNcclTopology,
    .whole = readNcclTopology,
};

} // namespace rankloom
