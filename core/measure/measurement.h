// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What measurements of a cluster come to, whatever file they stood in: SI units, NaN = not measured.
namespace rankloom {

/// What the numbers of a matrix mean.
enum class LinkQuantity : std::uint8_t { Bandwidth, Latency };
enum class LinkScope : std::uint8_t { NodePairs, DevicePairs };

/// What somebody wrote down of a node beside its links to others; 0 or empty = nothing.
struct StatedNode {
    std::string device; ///< as the file calls it: "A100"
    double memoryBytes = 0; ///< of a device
    double network = 0; ///< bytes/s of a device to other nodes
    double inside = 0; ///< bytes/s between two devices of the node

    friend bool operator==(const StatedNode&, const StatedNode&) = default;
};
/// "A100 on 2, T4 on 1": the devices that are stated, by name; empty where none is.
std::string countedDevices(const std::vector<StatedNode>& nodes);

/// A matrix of measured links as a file has it, in SI units (bytes/s or seconds); NaN = not measured.
struct LinkMeasurement {
    std::string tool; ///< "mpiGraph", "nccl-tests", "csv"
    LinkQuantity quantity = LinkQuantity::Bandwidth;
    LinkScope scope = LinkScope::NodePairs;
    std::vector<std::string> names; ///< row and column labels
    std::vector<double> values; ///< names.size()², row = sender, column = receiver
    std::string printedUnit; ///< as the file states it: "MiB/s"
    bool unitKnown = true; ///< false: the person must say it (CSV without a unit line)
    bool directionKnown = true;
    double messageBytes = 0; ///< 0 = unknown
    std::string part {}; ///< which matrix of a file with several: "sent", "received", …; empty = the only one
    /// The figures to plan with. Others are kept to look at: the halves of a mean, the sum of both
    /// directions, transfers through the host.
    bool primary = true;
    bool stated = false; ///< constants that somebody wrote down: nothing was measured
    std::vector<StatedNode> nodes {}; ///< of each name what constants say of it; empty = nothing

    [[nodiscard]] int size() const { return static_cast<int>(names.size()); }
};

/// One row of an nccl-tests table, out-of-place and in-place sides; rates in bytes/s, times in seconds; NaN =
/// absent.
struct CollectiveRow {
    double sizeBytes = 0;
    double time = 0;
    double algorithmBandwidth = 0;
    double busBandwidth = 0;
    double inPlaceTime = 0;
    double inPlaceAlgorithmBandwidth = 0;
    double inPlaceBusBandwidth = 0;
};

/// A measured collective over a size sweep.
struct CollectiveMeasurement {
    std::string tool; ///< "nccl-tests"
    std::string operation; ///< "all_reduce", "sendrecv", …; empty = not stated
    int ranks = 0; ///< 0 = unknown
    std::vector<std::string> hosts; ///< distinct, in order of first appearance
    std::string deviceName;
    std::vector<CollectiveRow> rows;
    double fittedLatency =
        0; ///< of time = latency + size / bandwidth over rows of at least 1 MiB; NaN = cannot be fitted
    double plateauBusBandwidth = 0; ///< at the largest size
    /// What a person said where the hosts are not stated, see MeasuredBetween.
    std::string level {};
    int ranksPerNode = 0;
    std::string part {}; ///< which of several of a file: "consecutive ranks", "strided ranks"; mostly empty
};

/// Whether the bus bandwidth of such a collective is that of the slowest link of a ring (nccl-tests,
/// doc/PERFORMANCE.md).
bool isRing(std::string_view operation);

/// A figure at a message size: bytes per second or seconds.
struct SizeFigure {
    double sizeBytes = 0; ///< 0 = unknown (streams without messages)
    double value = 0;
};

/// Two processes, one link: what OSU, perftest and iperf3 measure.
struct PairMeasurement {
    std::string tool; ///< "OSU", "perftest", "iperf3"
    std::string test; ///< as printed: "MPI-CUDA Bandwidth", "RDMA_Write BW"
    std::string version;
    LinkQuantity quantity = LinkQuantity::Bandwidth;
    std::string printedUnit;
    bool bothDirections = false; ///< the figures are sums over both directions
    bool collective = false; ///< many processes: no speed of a link
    std::vector<std::string> hosts; ///< sender and receiver; empty = the file does not say
    std::vector<SizeFigure> rows;
    std::string level {}; ///< what a person said where the hosts are not stated, see MeasuredBetween
};

/// How the devices of one node are connected, as nvidia-smi topo, rocm-smi or NCCL print it.
struct DeviceTopology {
    std::vector<std::string> names; ///< GPUs first, then network cards
    int devices = 0; ///< how many of the names are GPUs
    std::vector<std::string> codes; ///< names², "NV4", "XGMI", "PIX", "SYS", …; empty = not given
    std::string tool = "nvidia-smi";
    bool reachability = false; ///< the codes say whether devices reach each other ("OK", "CNS"), not how

    [[nodiscard]] std::size_t index(std::size_t from, std::size_t to) const
    {
        return from * names.size() + to;
    }
};

/// Hosts with their slots, in order; with a rankfile also the host and slot of every rank.
struct HostList {
    struct Host {
        std::string name;
        int slotCount = 1;
    };
    struct RankPlace {
        int rank = 0;
        std::string host;
        std::string slot;
    };
    std::vector<Host> hosts;
    std::vector<RankPlace> ranks;
};

/// What stands above the nodes of a cluster: the switches of a tree, blocks, rings or the regions of a torus.
struct NetworkTopology {
    enum class Kind : std::uint8_t { Tree, Blocks, Ring, Torus, Flat };
    struct Group {
        std::string name;
        int level = 0; ///< 0 = next to nodes; one more than the highest child
        std::vector<int> children; ///< numbers of groups
        std::vector<int> nodes; ///< numbers of nodes
        int downLinks = 0; ///< ports towards nodes; 0 = the file does not say
        int upLinks = 0; ///< ports away from nodes; 0 = none, or the file does not say
    };
    std::string tool; ///< "Slurm", "topograph", "ibnetdiscover"
    std::string name; ///< of one of several topologies of a file; mostly empty
    Kind kind = Kind::Tree;
    std::vector<std::string> nodes; ///< each once, those below one switch together
    std::vector<Group> groups;
    int portsPerNode = 0; ///< network ports of a node where all have as many; 0 = the file does not say
    double portBandwidth = 0; ///< of the slowest port of a node, bytes/s; 0 = the file does not say
};
const char* toString(NetworkTopology::Kind kind);

/// The nodes, by name, that hosts of files stand for; an empty name: none, its figures are left out.
using HostAnswers = std::map<std::string, std::string>;

/// What is done about hosts of a file that are no nodes of the cluster and have no answer.
enum class OpenHosts : std::uint8_t {
    Refuse, ///< nothing is stored: the error lists them
    RefuseNamed, ///< the same where the nodes have names; nameless nodes do without such figures
    Guess, ///< the likeliest node where there is one; others are left out
    LeaveOut,
};

/// Where in a cluster something was measured, as a person says it of a file that does not.
struct MeasuredBetween {
    std::vector<std::string> nodes {}; ///< sender and receiver by name, of a measurement of two processes
    /// Or a whole level: toString(LinkLevel), or the name of a network tier.
    std::string level {};
    int ranksPerNode = 0; ///< of a collective between nodes; 0 = as many as there are devices, or one
    bool kept = false; ///< nowhere here: the file is only to be kept

    [[nodiscard]] bool empty() const { return nodes.empty() && level.empty() && !kept; }
    friend bool operator==(const MeasuredBetween&, const MeasuredBetween&) = default;
};

} // namespace rankloom
