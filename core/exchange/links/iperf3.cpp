// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/kept_logs.h"
#include "core/exchange/syntax/json_values.h"
#include "core/measure/host_mapping.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// Client and server; nothing where the file does not say, or where both are one machine.
struct Ends {
    std::string client;
    std::string server;

    [[nodiscard]] bool known() const { return !client.empty() && !server.empty() && client != server; }
};

enum class FlowTo : std::uint8_t { Server, Client };

const char* wordsOf(FlowTo way) { return way == FlowTo::Client ? "server to client" : "client to server"; }

PairMeasurement measurement(std::string test, double bytesPerSecond, const Ends& ends, FlowTo way)
{
    PairMeasurement run;
    run.tool = "iperf3";
    run.test = std::move(test);
    run.printedUnit = "bit/s";
    run.rows.push_back({0, bytesPerSecond});
    if (ends.known())
        run.hosts = way == FlowTo::Client ? std::vector {ends.server, ends.client}
                                          : std::vector {ends.client, ends.server};
    return run;
}

/// A client's output names the server as it was told to; both as they are connected.
Ends endsOf(const json& start)
{
    const json& list = memberOf(start, "connected");
    const json none = json::object();
    const json& connected = list.is_array() && !list.empty() ? list[0] : none;
    Ends ends {textOf(memberOf(connected, "local_host")), textOf(memberOf(connected, "remote_host"))};
    if (const std::string told = textOf(memberOf(memberOf(start, "connecting_to"), "host"));
        !told.empty() && !isNetworkAddress(told))
        ends.server = told;
    if (memberOf(start, "accepted_connection").is_object())
        std::swap(ends.client, ends.server);
    for (std::string* host : {&ends.client, &ends.server})
        if (host->size() > 253)
            host->clear();
    return ends;
}

void warnAboutHosts(Reading& reading, const std::string& file, const Ends& ends)
{
    if (ends.known() && !isNetworkAddress(ends.client) && !isNetworkAddress(ends.server))
        return;
    warn(reading, file, 0, "hosts-unknown",
        Phrase::of("The file names addresses only; say which hosts the client and the server were"));
}

/// "[SUM]   0.00-2.00   sec  5.16 GBytes  22.1 Gbits/sec   receiver" in bytes per second.
std::optional<double> readRate(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    for (std::size_t i = 1; i < w.size(); ++i) {
        const std::size_t unit = w[i].find("bits/sec");
        if (unit == std::string_view::npos || unit > 1)
            continue;
        const std::optional<double> number = parseDouble(w[i - 1]);
        const std::string_view prefix = w[i].substr(0, unit);
        const double factor = prefix == "T" ? 1e12
            : prefix == "G"                 ? 1e9
            : prefix == "M"                 ? 1e6
            : prefix == "K"                 ? 1e3
            : prefix.empty()                ? 1.0
                                            : 0.0;
        if (number && *number >= 0 && factor > 0)
            return *number * factor / 8;
    }
    return std::nullopt;
}

/// The ends that a line of iperf3's text names: "[  5] local 10.0.0.1 port 9 connected to 10.0.0.2 port 9",
/// or with the client alone "Accepted connection from 10.0.0.1, port 9", as servers print.
struct Iperf3Ends {
    std::string client; ///< of a server's output: the machine that printed it, see readIperf3Text()
    std::string server;
};

std::optional<Iperf3Ends> iperf3Ends(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    const auto after = [&w](std::string_view word) {
        const auto at = std::ranges::find(w, word);
        return at == w.end() || at + 1 == w.end() ? std::string() : std::string((at + 1)->substr(0, 253));
    };
    if (startsWith(line, "Accepted connection from ")) {
        std::string client = after("from");
        client.resize(client.find_last_not_of(',') + 1);
        return Iperf3Ends {std::move(client), {}};
    }
    Iperf3Ends ends {after("local"), after("to")};
    if (!contains(line, " connected to ") || ends.client.empty() || ends.server.empty())
        return std::nullopt;
    return ends;
}

/// All streams together, as received; both directions of --bidir one after the other.
Result<Reading> readIperf3Json(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    if (const std::string error = textOf(memberOf(*root, "error")); !error.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The run failed: {}", inQuotes(error)),
            {file, 0, 0, "/error"}, Phrase::of("Measure again."));
    const json& end = memberOf(*root, "end");
    const json& test = memberOf(memberOf(*root, "start"), "test_start");
    const std::string protocol = textOf(memberOf(test, "protocol"));
    const Ends ends = endsOf(memberOf(*root, "start"));
    const FlowTo way = numberOf(memberOf(test, "reverse")) == 1 ? FlowTo::Client : FlowTo::Server;
    Reading reading;
    // A sum of 0 is what a run leaves behind that was stopped before the receiver answered.
    std::string_view stopped;
    const auto add = [&](const char* key, FlowTo gone) {
        const double bits = numberOf(memberOf(memberOf(end, key), "bits_per_second"));
        if (bits == 0)
            stopped = key;
        if (bits > 0)
            reading.values.emplace_back(
                measurement(fmt::format("{} {}", protocol.empty() ? "TCP" : protocol, wordsOf(gone)),
                    bits / 8, ends, gone));
        return bits > 0;
    };
    const bool measured =
        add("sum_received", way) || (stopped.empty() && (add("sum_sent", way) || add("sum", way)));
    if (stopped.empty())
        add("sum_received_bidir_reverse", FlowTo::Client);
    if (!stopped.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("The receiver counted 0 bits per second: the run was interrupted, or nothing arrived"),
            {file, 0, 0, fmt::format("/end/{}/bits_per_second", stopped)},
            Phrase::of("Measure again and let the run finish."));
    if (!measured)
        return fail(ErrorCode::BadValue,
            Phrase::of("The file holds no sum over the streams: the run did not finish"),
            {file, 0, 0, "/end"}, Phrase::of("Choose the file of a run that finished."));
    warnAboutHosts(reading, file, ends);
    return reading;
}

/// What one client and its server printed.
struct TextTest {
    struct Figure {
        double rate = 0; ///< bytes/s
        std::int64_t line = 0;
    };
    /// One way of the traffic: the sum over streams counts before the last single stream.
    struct Way {
        std::optional<Figure> sum;
        std::optional<Figure> stream;

        [[nodiscard]] const std::optional<Figure>& figure() const { return sum ? sum : stream; }
    };
    std::int64_t line = 0; ///< where it begins
    Ends ends;
    bool byServer = false; ///< the server printed it
    bool reverse = false; ///< -R: the server sends
    Way forth; ///< of a plain run the only one; of --bidir what the server receives
    Way back; ///< of --bidir what the client receives
    bool intervals = false; ///< some line begins later than at 0 s
    std::optional<Figure> closing; ///< a sum from 0 s on without the word "receiver", as older versions print
    std::int64_t stopped = 0; ///< the line that says that the run was interrupted
};

/// "0.00-2.00": where an interval begins; nothing where there is none.
std::optional<double> beginOfInterval(const std::vector<std::string_view>& w)
{
    for (std::size_t i = 0; i + 1 < w.size(); ++i)
        if (w[i + 1] == "sec")
            if (const std::size_t dash = w[i].find('-'); dash != std::string_view::npos && dash > 0)
                return parseDouble(w[i].substr(0, dash));
    return std::nullopt;
}

/// One or several tests of a log, such as a server's.
class TextReader {
public:
    explicit TextReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        m_tests.emplace_back();
        for (const TextLine& line : m_input.text.lines())
            take(line);
        for (const TextTest& test : m_tests)
            add(test);
        if (m_reading.values.empty()) {
            if (m_refused)
                return tl::unexpected<Error>(*m_refused);
            return fail(ErrorCode::BadSyntax, Phrase::of("The output holds no line of a receiver or a sum"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose the output of a run that finished."));
        }
        return std::move(m_reading);
    }

private:
    /// The test that a line belongs to; one that was summed up is over.
    TextTest& begin(std::int64_t line)
    {
        const TextTest& last = m_tests.back();
        if (last.forth.figure() || last.back.figure() || last.closing || last.stopped != 0
            || last.ends.known() || last.byServer)
            m_tests.push_back({});
        m_tests.back().line = line;
        return m_tests.back();
    }

    void take(const TextLine& line)
    {
        const std::string_view text = line.text;
        if (startsWith(text, "Connecting to host "))
            begin(line.number);
        else if (startsWith(text, "Reverse mode, remote host "))
            m_tests.back().reverse = true;
        else if (startsWith(text, "iperf3: "))
            m_tests.back().stopped = line.number;
        else if (const std::optional<Iperf3Ends> found = iperf3Ends(text))
            takeEnds(*found, line.number);
        else
            takeFigure(line);
    }

    void takeEnds(const Iperf3Ends& found, std::int64_t line)
    {
        if (found.server.empty()) {
            begin(line).byServer = true;
            return;
        }
        Ends& ends = m_tests.back().ends;
        if (ends.client.empty())
            ends = {found.client, found.server};
    }

    void takeFigure(const TextLine& line)
    {
        // A heading behind what sums a run up is of the next one, whose beginning was cut away.
        if (contains(line.text, "[ ID]") && contains(line.text, "Interval")) {
            const TextTest& last = m_tests.back();
            if (last.forth.figure() || last.back.figure() || last.closing)
                begin(line.number);
            return;
        }
        const std::optional<double> rate = readRate(line.text);
        if (!rate)
            return;
        TextTest& test = m_tests.back();
        const TextTest::Figure figure {*rate, line.number};
        const std::optional<double> begin = beginOfInterval(words(line.text));
        const bool sum = contains(line.text, "[SUM]");
        test.intervals = test.intervals || (begin && *begin > 0);
        if (contains(line.text, "receiver")) {
            const bool back = contains(line.text, "[RX-C]") || contains(line.text, "[TX-S]");
            TextTest::Way& way = back ? test.back : test.forth;
            (sum ? way.sum : way.stream) = figure;
        } else if (sum && !contains(line.text, "sender") && test.intervals && begin && *begin == 0) {
            test.closing = figure;
        }
    }

    void add(const TextTest& test)
    {
        const bool labelled = test.forth.figure() || test.back.figure();
        const std::optional<TextTest::Figure>& forth = labelled ? test.forth.figure() : test.closing;
        Ends ends = test.ends;
        if (test.byServer)
            std::swap(ends.client, ends.server);
        bool added = false;
        for (const bool back : {false, true}) {
            const std::optional<TextTest::Figure>& figure = back ? test.back.figure() : forth;
            if (!figure)
                continue;
            if (!(figure->rate > 0)) {
                refuse(figure->line,
                    Phrase::of("The receiver counted 0 bits per second: the run was interrupted, or nothing "
                               "arrived"));
                continue;
            }
            const FlowTo way = back != test.reverse ? FlowTo::Client : FlowTo::Server;
            m_reading.values.emplace_back(measurement(wordsOf(way), figure->rate, ends, way));
            added = true;
        }
        if (added) {
            warnAboutHosts(m_reading, m_input.file, ends);
            if (test.stopped != 0)
                warn(m_reading, m_input, test.stopped, "run-interrupted",
                    Phrase::of("The run was interrupted: its figures are of the time before"));
        } else if (test.stopped != 0 && !forth && !test.back.figure()) {
            refuse(test.stopped, Phrase::of("The run was interrupted before it was summed up"));
        }
    }

    void refuse(std::int64_t line, Phrase message)
    {
        if (m_tests.size() > 1)
            warn(m_reading, m_input, line, "run-refused", message);
        if (!m_refused)
            m_refused = Error {ErrorCode::BadValue, std::move(message), {m_input.file, line, 0, {}}, {},
                Phrase::of("Measure again and let the run finish.")};
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::vector<TextTest> m_tests;
    std::optional<Error> m_refused;
};

/// What receivers counted, all streams together.
Result<Reading> readIperf3Text(const ReaderInput& input) { return TextReader(input).read(); }

std::string keptIperf3Json(const json& document, HostNamer& name)
{
    const json& start = memberOf(document, "start");
    const json& end = memberOf(document, "end");
    nlohmann::ordered_json kept;
    kept["start"]["connected"] = nlohmann::ordered_json::array();
    if (const json& connected = memberOf(start, "connected"); connected.is_array() && !connected.empty())
        kept["start"]["connected"].push_back(
            {{"local_host", name(textOf(memberOf(connected[0], "local_host")))},
                {"remote_host", name(textOf(memberOf(connected[0], "remote_host")))}});
    if (const json& server = memberOf(memberOf(start, "connecting_to"), "host"); server.is_string())
        kept["start"]["connecting_to"]["host"] = name(textOf(server));
    if (const json& client = memberOf(memberOf(start, "accepted_connection"), "host"); client.is_string())
        kept["start"]["accepted_connection"]["host"] = name(textOf(client));
    kept["start"]["version"] = textOf(memberOf(start, "version"));
    kept["start"]["test_start"] = plainMembers(memberOf(start, "test_start"));
    kept["intervals"] = nlohmann::ordered_json::array();
    kept["end"] = nlohmann::ordered_json::object();
    if (end.is_object())
        for (const auto& [key, value] : end.items())
            if (startsWith(key, "sum"))
                kept["end"][key] = plainMembers(value);
    return jsonText(kept);
}

/// Lines of figures and of who is connected to whom; everything else may say more than was measured.
std::string keptIperf3Text(std::string_view text, HostNamer& name)
{
    const Result<TextLines> lines = TextLines::prepare(text, {});
    std::string kept;
    for (const TextLine& line : lines ? lines->lines() : std::vector<TextLine>()) {
        if (const std::optional<Iperf3Ends> ends = iperf3Ends(line.text)) {
            kept += ends->server.empty()
                ? fmt::format("Accepted connection from {}, port 0\n", name(ends->client))
                : fmt::format(
                    "[  1] local {} port 0 connected to {} port 0\n", name(ends->client), name(ends->server));
        } else if (startsWith(line.text, "Connecting to host ")) {
            kept += "Connecting to host ?\n";
        } else if (startsWith(line.text, "Reverse mode, remote host ")) {
            kept += "Reverse mode, remote host ? is sending\n";
        } else if (startsWith(line.text, "iperf3: ")) {
            kept += "iperf3: stopped\n";
        } else if (startsWith(line.text, "[")
            && (contains(line.text, "bits/sec") || contains(line.text, "Interval"))) {
            kept += std::string(line.text) + '\n';
        }
    }
    return kept;
}

std::string keptIperf3(const std::string& text, HostNamer& nameOf)
{
    const auto document = parseJson(text);
    return document && document->is_object() ? keptIperf3Json(*document, nameOf)
                                             : keptIperf3Text(text, nameOf);
}

} // namespace

extern const Format kIperf3 {
    .format = FileFormat::Iperf3,
    .name = "iperf3",
    .title = "iperf3 output",
    .isJson =
        [](const JsonHead& head) { return head.has("start") && head.has("end") && head.has("intervals"); },
    .isLine =
        [](std::string_view line) { // "[ ID][Role] Interval" with --bidir
            return contains(line, "[ ID]") && contains(line, "Interval") && contains(line, "Transfer");
        },
    .lines = readIperf3Text,
    .whole = readIperf3Json,
    .kept = keptIperf3,
};

} // namespace rankloom
