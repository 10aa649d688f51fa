// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/reading.h"

#include <array>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/inflate.h"

namespace rankloom {

namespace {

constexpr std::size_t kHead = 65536;

/// The first format whose question of one kind is answered with yes.
template <class Question, class Evidence>
FileFormat firstOf(Question Format::*question, const Evidence& evidence)
{
    for (const Format* format : formats())
        if (format->*question != nullptr && (format->*question)(evidence))
            return format->format;
    return FileFormat::Unknown;
}

FileFormat recogniseLines(const TextLines& text)
{
    FileFormat found = firstOf(&Format::isSurely, text);
    for (auto line = text.lines().begin(); found == FileFormat::Unknown && line != text.lines().end(); ++line)
        found = firstOf(&Format::isLine, line->text);
    return found != FileFormat::Unknown ? found : firstOf(&Format::isProbably, text);
}

/// What is read line by line, or opened, is to be unpacked first.
FileFormat recognisePacked(std::string_view head, std::string_view fileName)
{
    const std::string inner = unpackedHead(Inflater::Wrapping::Gzip, head, kHead);
    const FileFormat format = isGzip(inner) ? FileFormat::Unknown : recognise(inner, fileName);
    const FormatKind kind = formatOf(format).kind;
    return kind == FormatKind::Measurement || kind == FormatKind::Service ? format : FileFormat::Unknown;
}

/// A head cut in the middle of a character or a line must not make the text look damaged.
std::string_view wholeLines(std::string_view head)
{
    if (head.size() < kHead)
        return head;
    const std::size_t end = head.rfind('\n');
    std::size_t cut = end == std::string_view::npos ? head.size() - 4 : end + 1;
    while (cut > 0 && cut < head.size() && (static_cast<unsigned char>(head[cut]) & 0xC0U) == 0x80)
        --cut;
    return head.substr(0, cut);
}

} // namespace

/// Formats are asked in their order: first all of them about the bytes, then about JSON, text, lines
/// together, every line, and lines together for what has no mark of its own.
FileFormat recognise(std::string_view head, std::string_view fileName)
{
    head = head.substr(0, kHead);
    if (isGzip(head))
        if (const FileFormat packed = recognisePacked(head, fileName); packed != FileFormat::Unknown)
            return packed;
    if (const FileFormat binary = firstOf(&Format::isHead, head); binary != FileFormat::Unknown)
        return binary;
    const std::string_view content = trimmed(startsWith(head, "\xEF\xBB\xBF") ? head.substr(3) : head);
    if (!content.empty() && (content.front() == '{' || content.front() == '['))
        if (const FileFormat json = firstOf(&Format::isJson, JsonHead {content}); json != FileFormat::Unknown)
            return json;
    head = wholeLines(head);
    if (const FileFormat text = firstOf(&Format::isText, head); text != FileFormat::Unknown)
        return text;
    const Result<TextLines> lines = TextLines::prepare(head, fileName);
    return lines ? recogniseLines(*lines) : FileFormat::Unknown;
}

bool JsonHead::has(std::string_view key) const
{
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        if (at == 0 || text[at - 1] != '"' || at + key.size() >= text.size() || text[at + key.size()] != '"')
            continue;
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + key.size() + 1);
        if (next != std::string_view::npos && text[next] == ':')
            return true;
    }
    return false;
}

bool JsonHead::hasKeyStart(std::string_view start) const { return contains('"' + std::string(start)); }

Error notReadError(std::string_view head, std::string_view fileName)
{
    struct Known {
        std::string_view evidence;
        PhraseWord what;
        PhraseWord instead;
    };
    static constexpr std::array<Known, 10> kKnown {{
        {"rank, cost, node_sequence, device_group, strategies",
            Phrase::word("This is the list of plans that Metis ranked: each of their stages has degrees of "
                         "its own, which "
                         "no plan here can have"),
            Phrase::word("Import clusterfile.json for its links; enter one of the plans by hand.")},
        {"tensor_parallel_degree = ",
            Phrase::word("This is a configuration of an older torchtitan, whose degrees stand elsewhere"),
            Phrase::word("Move the degrees of [training] and [experimental] to a section [parallelism].")},
        {"VM_hostname ", Phrase::word("This lists ports of hosts, not how they are connected"),
            Phrase::word("Import what ibnetdiscover prints.")},
        {"CA type: ", Phrase::word("This is ibstat's list of ports, not how they are connected"),
            Phrase::word("Import what ibnetdiscover prints.")},
        {"| NVIDIA-SMI ",
            Phrase::word("This is nvidia-smi's table of devices: it says nothing of their links"),
            Phrase::word("Import what nvidia-smi topo -m prints.")},
        {"layer_compute_total_ms", Phrase::word("This is a profile that Metis made of single layers"),
            Phrase::word("Import clusterfile.json for the links of its cluster.")},
        {"<!DOCTYPE html", Phrase::word("This is a web page, not a file"),
            Phrase::word("Save the file itself (\"Raw\" or \"Download\").")},
        {"<html", Phrase::word("This is a web page, not a file"),
            Phrase::word("Save the file itself (\"Raw\" or \"Download\").")},
        {"\x1F\x8B\x08", Phrase::word("This is packed by gzip"),
            Phrase::word("Unpack it first: gunzip FILE.")},
        {"version https://git-lfs", Phrase::word("This is a placeholder of Git LFS, not the file"),
            Phrase::word("Fetch the file: git lfs pull.")},
    }};
    const Place where {std::string(fileName), 0, 0, {}};
    if (trimmed(head).empty())
        return {ErrorCode::UnknownFormat, Phrase::of("The file is empty"), where, {},
            Phrase::of("Choose the file that the tool wrote, or measure again.")};
    if (startsWith(head, "\xFF\xFE") || startsWith(head, "\xFE\xFF"))
        return {ErrorCode::UnknownFormat,
            Phrase::of("This text is UTF-16, as PowerShell writes it with \">\""), where, {},
            Phrase::of("Save it as UTF-8, or let the tool write the file itself.")};
    for (const Known& known : kKnown)
        if (contains(head.substr(0, kHead), known.evidence))
            return {ErrorCode::UnknownFormat, Phrase(known.what), where, {}, Phrase(known.instead)};
    return {ErrorCode::UnknownFormat, Phrase::of("The content is not of a kind this program reads"), where,
        {}, Phrase::of("Name the format, or choose another file.")};
}

} // namespace rankloom
