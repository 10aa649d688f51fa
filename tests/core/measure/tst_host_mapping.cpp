// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <rapidcheck.h>

#include "core/exchange/host_answers.h"
#include "core/exchange/kept_text.h"
#include "core/measure/host_mapping.h"

using namespace rankloom;

namespace {

Cluster clusterOf(int nodes, std::vector<std::string> names)
{
    DeviceSpec device;
    device.networkLink = BytesPerSecond(25e9);
    Cluster cluster = makeCluster(nodes, 8, device);
    cluster.nodeNames = std::move(names);
    return cluster;
}

std::vector<HostRow> rowsOf(const std::vector<std::string>& hosts)
{
    std::vector<HostRow> rows;
    for (const std::string& host : hosts)
        rows.push_back({host, HostMatch::Unknown, -1, {}, isNetworkAddress(host)});
    return rows;
}

HostMapping mapped(
    const std::vector<std::string>& hosts, const Cluster& cluster, const HostAnswers& answers = {})
{
    return mapHosts(rowsOf(hosts), cluster, answers);
}

std::vector<HostMatch> matches(const HostMapping& mapping)
{
    std::vector<HostMatch> found;
    for (const HostRow& row : mapping.rows())
        found.push_back(row.match);
    return found;
}

} // namespace

class TestHostMapping : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesAreMatchedWholeByCaseAndUpToTheDot()
    {
        const Cluster cluster = clusterOf(3, {"n01", "n02.example.org", "N03"});
        const HostMapping hosts = mapped({"n03", "n01.example.org", "N02"}, cluster);
        QCOMPARE(hosts.nodesOf({"n03", "n01.example.org", "N02"}), (std::vector<int> {2, 0, 1}));
        QVERIFY(!hosts.needsAnswers() && !hosts.adoptsNames());
        // Two names of one node: the second is a question, not an overwrite.
        const HostMapping twice = mapped({"n01", "N01"}, cluster);
        QCOMPARE(matches(twice), (std::vector<HostMatch> {HostMatch::Name, HostMatch::Ambiguous}));
        QVERIFY(twice.needsAnswers());
        // The same short name in two domains.
        const Cluster domains = clusterOf(2, {"a.west", "a.east"});
        QCOMPARE(mapped({"a"}, domains).rows()[0].candidates, (std::vector<int> {0, 1}));
        QCOMPARE(mapped({"A.EAST"}, domains).nodeOf("A.EAST"), 1);
    }

    void numbersAreGuessesThatGiveEveryHostItsOwnNode()
    {
        const Cluster cluster = clusterOf(8, {"n00", "n01", "n02", "n03", "n04", "n05", "n06", "n07"});
        const HostMapping one = mapped({"gpu-b07"}, cluster);
        QCOMPARE(one.rows()[0].match, HostMatch::Guess);
        QCOMPARE(one.rows()[0].node, 7);
        QCOMPARE(one.nodeOf("gpu-b07"), -1); // not before somebody agrees
        QCOMPARE(settled(one, OpenHosts::Guess).nodeOf("gpu-b07"), 7);
        QCOMPARE(settled(one, OpenHosts::LeaveOut).rows()[0].match, HostMatch::LeftOut);
        // Two hosts claim node 7.
        QCOMPARE(matches(mapped({"a7", "b7"}, cluster)),
            (std::vector<HostMatch> {HostMatch::Ambiguous, HostMatch::Ambiguous}));
        // Node 7 is in the file under its own name.
        QCOMPARE(mapped({"n07", "gpu-7"}, cluster).rows()[1].match, HostMatch::Ambiguous);
        // Two nodes end with 7: the one with more of the name in common.
        const Cluster racks = clusterOf(2, {"rack-a7", "rack-b7"});
        QCOMPARE(mapped({"gpu-b07"}, racks).rows()[0].node, 1);
        QCOMPARE(mapped({"x7"}, racks).rows()[0].match, HostMatch::Ambiguous);
        QCOMPARE(mapped({"login"}, racks).rows()[0].match, HostMatch::Unknown);
        // Without names the nodes are called node0, node1, …
        QCOMPARE(mapped({"gpu3"}, clusterOf(8, {})).rows()[0].node, 3);
    }

    void theOrderIsAGuessWhereNothingElseIsKnown()
    {
        const Cluster cluster = clusterOf(2, {"a", "b"});
        const HostMapping hosts = mapped({"x", "y"}, cluster);
        QCOMPARE(matches(hosts), (std::vector<HostMatch> {HostMatch::Guess, HostMatch::Guess}));
        QCOMPARE(hosts.rows()[1].node, 1);
        QVERIFY(hosts.needsAnswers());
        QCOMPARE(mapped({"a", "y"}, cluster).rows()[1].match, HostMatch::Unknown);
        // Numbers that fit nodes win over the order.
        QCOMPARE(mapped({"g2", "g1"}, clusterOf(2, {"n1", "n2"})).rows()[0].node, 1);
    }

    void namelessNodesAdoptTheHostsOfAFullFile()
    {
        QVERIFY(mapped({"x", "y"}, clusterOf(2, {})).adoptsNames());
        QVERIFY(!mapped({"x"}, clusterOf(2, {})).adoptsNames());
        QVERIFY(mapped({"x", "y", "z"}, Cluster {}).adoptsNames());
        QVERIFY(!mapped({"10.0.0.1", "10.0.0.2"}, clusterOf(2, {})).adoptsNames());
        const HostMapping named = mapped({"node1", "node0"}, clusterOf(2, {}));
        QCOMPARE(named.nodeOf("node1"), 1);
    }

    void answersWinAndAreKept()
    {
        const Cluster cluster = clusterOf(3, {"n1", "n2", "n3"});
        const HostAnswers answers {{"gpu-b07", "N2"}, {"login", ""}, {"old", "gone"}, {"10.0.0.9", "n3"}};
        const HostMapping hosts = mapped({"gpu-b07", "login", "old", "10.0.0.9", "n1"}, cluster, answers);
        QCOMPARE(hosts.nodesOf({"gpu-b07", "login", "10.0.0.9", "n1"}), (std::vector<int> {1, -1, 2, 0}));
        QCOMPARE(hosts.rows()[2].match, HostMatch::Unknown); // its node is gone
        // Addresses are not remembered.
        QCOMPARE(answersOf(hosts, cluster), (HostAnswers {{"gpu-b07", "n2"}, {"login", ""}}));
        QVERIFY(checkAnswers(answers, cluster).error().message.find("old") != std::string::npos);
        const Error error = checkAnswers({{"x", "n11"}}, cluster).error();
        QVERIFY2(error.remedy.find("n1") != std::string::npos, error.remedy.c_str());
    }

    void answersAreRead()
    {
        const auto read = parseHostAnswers("# nodes\ngpu-b07=n07\nb8 n08\n\nlogin=\n", "m.txt");
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QCOMPARE(*read, (HostAnswers {{"gpu-b07", "n07"}, {"b8", "n08"}, {"login", ""}}));
        QCOMPARE(parseHostAnswers("a=b\nc\n", "m").error().where.line, std::int64_t {2});
        QCOMPARE(parseHostAnswers("a=b\na=c\n", "m").error().code, ErrorCode::Contradiction);
        QVERIFY(!parseHostAnswer("=n1") && !parseHostAnswer("alone") && !parseHostAnswer("a\xff=b"));
    }

    void refusalsSayWhatToType()
    {
        const Cluster cluster = clusterOf(3, {"n01", "n02", "n03"});
        const std::string text = "n01 gpu-b02 9\ngpu-b02 n01 8\ngpu-b02x n01 1\nlogin:0 to 4\n";
        const HostMapping hosts = mapped({"n01", "gpu-b02", "login"}, cluster);
        const Error error = openHostsError(hosts, cluster, text);
        QVERIFY2(error.message.find("gpu-b02 (2 lines)") != std::string::npos, error.message.c_str());
        QVERIFY2(error.message.find("login (1 line)") != std::string::npos, error.message.c_str());
        QVERIFY2(error.remedy.find("--map gpu-b02=n02") != std::string::npos, error.remedy.c_str());
        QVERIFY2(error.remedy.find("--map login=NODE") != std::string::npos, error.remedy.c_str());
    }

    void addressesAreKnown()
    {
        for (const char* address : {"10.0.0.1", "fe80::1%eth0", "::1", "2001:db8::7"})
            QVERIFY2(isNetworkAddress(address), address);
        for (const char* name : {"n01", "a.b.c.d", "10.0.0", "ip-10-0-0-1", "host:0", ""})
            QVERIFY2(!isNetworkAddress(name), name);
    }

    /// Whatever the names: a node is given to one host at most, unless a person says otherwise.
    void noNodeIsGivenTwice()
    {
        const bool held = rc::check([] {
            const auto name = rc::gen::elementOf(std::vector<std::string> {
                "a", "A", "a.x", "n1", "n01", "N1.y", "b1", "b01", "7", "07", "é", "10.0.0.1", "node0"});
            const auto some = [&name] {
                return *rc::gen::unique<std::vector<std::string>>(*rc::gen::inRange<std::size_t>(0, 7), name);
            };
            const std::vector<std::string> nodes = some();
            const std::vector<std::string> hosts = some();
            const Cluster cluster = clusterOf(static_cast<int>(nodes.size()), nodes);
            std::vector<int> given = settled(mapped(hosts, cluster), OpenHosts::Guess).nodesOf(hosts);
            std::erase(given, -1);
            std::ranges::sort(given);
            RC_ASSERT(std::ranges::adjacent_find(given) == given.end());
            for (const int node : given)
                RC_ASSERT(node < std::max<int>(cluster.nodes, static_cast<int>(hosts.size())));
        });
        QVERIFY(held);
    }

    /// What is kept of iperf3 names nodes, not addresses, and reads as the same figures.
    void iperf3KeepsNoAddress()
    {
        const std::string json = R"({"start": {"connected": [{"socket": 5, "local_host": "172.30.106.18",
            "local_port": 40648, "remote_host": "203.0.113.10", "remote_port": 5200}], "version": "iperf 3.9",
            "system_info": "Linux secret-box 5.4", "cookie": "hush", "connecting_to": {"host": "gpu-b07"},
            "test_start": {"protocol": "TCP", "num_streams": 1, "reverse": 0}},
            "intervals": [{"streams": []}], "end": {"streams": [{"sender": {"bits_per_second": 1}}],
            "sum_sent": {"bits_per_second": 8.1e9}, "sum_received": {"bits_per_second": 8e9}}})";
        const auto before = parseFile(json, "i.json");
        QVERIFY2(before.has_value(), before ? "" : before.error().text().c_str());
        const auto& pair = std::get<PairMeasurement>(before->values.at(0));
        QCOMPARE(pair.hosts, (std::vector<std::string> {"172.30.106.18", "gpu-b07"}));
        const std::string kept =
            keptText(FileFormat::Iperf3, json, {{"172.30.106.18", "n03"}, {"gpu-b07", "n07"}});
        for (const char* secret : {"172.30", "203.0", "hush", "secret-box", "40648", "gpu-b07"})
            QVERIFY2(kept.find(secret) == std::string::npos, kept.c_str());
        const auto after = parseFile(kept, "i.json");
        QVERIFY2(after.has_value(), after ? "" : after.error().text().c_str());
        QCOMPARE(
            std::get<PairMeasurement>(after->values.at(0)).hosts, (std::vector<std::string> {"n03", "n07"}));
        QCOMPARE(std::get<PairMeasurement>(after->values.at(0)).rows.at(0).value, 1e9);
        // Without answers addresses have numbers.
        QVERIFY(keptText(FileFormat::Iperf3, json).find("address-1") != std::string::npos);

        const std::string text = "Connecting to host 10.0.0.2, port 5201\n"
                                 "[  5] local 10.0.0.1 port 35954 connected to 10.0.0.2 port 5201\n"
                                 "[ ID] Interval           Transfer     Bitrate         Retr\n"
                                 "[  5]   0.00-2.00   sec  1.86 GBytes  8.00 Gbits/sec   10   sender\n"
                                 "[  5]   0.00-2.00   sec  1.86 GBytes  8.00 Gbits/sec        receiver\n"
                                 "user@host:~$ secret\n";
        const std::string keptLog = keptText(FileFormat::Iperf3, text, {{"10.0.0.1", "n1"}});
        QVERIFY2(keptLog.find("10.0.0.") == std::string::npos, keptLog.c_str());
        QVERIFY(keptLog.find("secret") == std::string::npos);
        const auto again = parseFile(keptLog, "i.txt");
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QCOMPARE(again->format, FileFormat::Iperf3);
        QCOMPARE(std::get<PairMeasurement>(again->values.at(0)).hosts.at(0), std::string("n1"));
        QCOMPARE(std::get<PairMeasurement>(again->values.at(0)).rows.at(0).value, 1e9);
    }
};

QTEST_APPLESS_MAIN(TestHostMapping)
#include "tst_host_mapping.moc"
