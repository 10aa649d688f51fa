// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/yaml_values.h"

#include <algorithm>
#include <new>

#include <yaml.h>

#include "core/base/limits.h"
#include "core/base/text.h"

namespace rankloom {

namespace {

using nlohmann::json;

struct YamlEvent : yaml_event_t {
    YamlEvent() : yaml_event_t {} { }
    YamlEvent(const YamlEvent&) = delete;
    YamlEvent& operator=(const YamlEvent&) = delete;
    ~YamlEvent() { yaml_event_delete(this); }
};

class YamlReader {
public:
    YamlReader(const TextLines& text, const std::string& file) : m_lines(text.lines()), m_file(file)
    {
        for (const TextLine& line : m_lines)
            m_text.append(line.text) += '\n';
        if (yaml_parser_initialize(&m_parser) == 0)
            throw std::bad_alloc();
        yaml_parser_set_encoding(&m_parser, YAML_UTF8_ENCODING);
        yaml_parser_set_input_string(
            &m_parser, reinterpret_cast<const unsigned char*>(m_text.data()), m_text.size());
    }
    YamlReader(const YamlReader&) = delete;
    YamlReader& operator=(const YamlReader&) = delete;
    ~YamlReader() { yaml_parser_delete(&m_parser); }

    Result<std::vector<json>> read()
    {
        std::vector<json> documents;
        for (;;) {
            YamlEvent event;
            if (Result<void> next = take(event); !next)
                return tl::unexpected<Error>(std::move(next.error()));
            if (event.type == YAML_STREAM_END_EVENT)
                return documents;
            if (event.type == YAML_STREAM_START_EVENT || event.type == YAML_DOCUMENT_START_EVENT
                || event.type == YAML_DOCUMENT_END_EVENT)
                continue;
            Result<json> document = valueOf(event, 0);
            if (!document)
                return tl::unexpected<Error>(std::move(document.error()));
            if (!document->is_null())
                documents.push_back(std::move(*document));
        }
    }

private:
    [[nodiscard]] tl::unexpected<Error> bad(
        const yaml_mark_t& mark, Phrase message, ErrorCode code = ErrorCode::BadSyntax) const
    {
        const std::int64_t line =
            m_lines.empty() ? 0 : m_lines[std::min(mark.line, m_lines.size() - 1)].number;
        return fail(code, std::move(message), {m_file, line, 0, {}},
            Phrase::of("Write plain maps and lists, indented with spaces."));
    }

    Result<void> take(YamlEvent& event)
    {
        if (yaml_parser_parse(&m_parser, &event) != 0)
            return {};
        if (m_parser.error == YAML_MEMORY_ERROR)
            throw std::bad_alloc();
        return bad(m_parser.problem_mark, Phrase::of("This is no YAML: {}", m_parser.problem));
    }

    /// What begins with an event that was taken.
    Result<json> valueOf(const yaml_event_t& event, int level)
    {
        if (level > limits::kMostLevels)
            return bad(event.start_mark,
                Phrase::of("The YAML nests deeper than {} levels", limits::kMostLevels), ErrorCode::TooLarge);
        const auto standsAlone = [](const auto& data) {
            return data.anchor == nullptr && data.tag == nullptr;
        };
        if (event.type == YAML_SCALAR_EVENT && standsAlone(event.data.scalar))
            return event.data.scalar.length == 0 && event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
                ? json()
                : json(textOf(event));
        if (event.type == YAML_SEQUENCE_START_EVENT && standsAlone(event.data.sequence_start))
            return listOf(level);
        if (event.type == YAML_MAPPING_START_EVENT && standsAlone(event.data.mapping_start))
            return mapOf(level);
        return bad(
            event.start_mark, Phrase::of("Anchors, aliases and tags are not read"), ErrorCode::Unsupported);
    }

    static std::string textOf(const yaml_event_t& scalar)
    {
        return {reinterpret_cast<const char*>(scalar.data.scalar.value), scalar.data.scalar.length};
    }

    Result<json> listOf(int level)
    {
        json list = json::array();
        for (;;) {
            YamlEvent event;
            if (Result<void> next = take(event); !next)
                return tl::unexpected<Error>(std::move(next.error()));
            if (event.type == YAML_SEQUENCE_END_EVENT)
                return list;
            Result<json> value = valueOf(event, level + 1);
            if (!value)
                return value;
            list.push_back(std::move(*value));
        }
    }

    Result<json> mapOf(int level)
    {
        json map = json::object();
        for (;;) {
            YamlEvent key;
            if (Result<void> next = take(key); !next)
                return tl::unexpected<Error>(std::move(next.error()));
            if (key.type == YAML_MAPPING_END_EVENT)
                return map;
            const Result<json> name = valueOf(key, level + 1);
            if (!name)
                return name;
            if (!name->is_string())
                return bad(key.start_mark, Phrase::of("A key is no text"));
            if (map.contains(textOf(key)))
                return bad(key.start_mark, Phrase::of("The key {} is there twice", inQuotes(textOf(key))),
                    ErrorCode::Contradiction);
            YamlEvent event;
            if (Result<void> next = take(event); !next)
                return tl::unexpected<Error>(std::move(next.error()));
            Result<json> value = valueOf(event, level + 1);
            if (!value)
                return value;
            map[textOf(key)] = std::move(*value);
        }
    }

    const std::vector<TextLine>& m_lines;
    const std::string& m_file;
    std::string m_text;
    yaml_parser_t m_parser {};
};

} // namespace

Result<std::vector<json>> parseYaml(const TextLines& text, const std::string& file)
{
    return YamlReader(text, file).read();
}

} // namespace rankloom
