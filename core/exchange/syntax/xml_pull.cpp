// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/syntax/xml_pull.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/limits.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostAttributes = 64;

bool isXmlBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isNameByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
        || c == ':' || c == '.';
}

} // namespace

std::string_view XmlTag::attribute(std::string_view key) const
{
    for (const auto& [itsKey, value] : attributes)
        if (itsKey == key)
            return value;
    return {};
}

void XmlPull::advance(std::size_t bytes)
{
    m_line += std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(bytes), '\n');
    m_text.remove_prefix(bytes);
}

void XmlPull::skipBlanks()
{
    std::size_t n = 0;
    while (n < m_text.size() && isXmlBlank(m_text[n]))
        ++n;
    advance(n);
}

std::string_view XmlPull::takeName()
{
    std::size_t n = 0;
    while (n < m_text.size() && isNameByte(m_text[n]))
        ++n;
    const std::string_view name = m_text.substr(0, n);
    advance(n);
    return name;
}

tl::unexpected<Error> XmlPull::bad(Phrase message) const
{
    return fail(ErrorCode::BadSyntax, std::move(message), {m_file, m_line, 0, {}},
        Phrase::of("Choose the XML file as it was written."));
}

XmlTag XmlPull::end()
{
    m_cut = m_cut || !m_open.empty();
    m_text = {};
    m_open.clear();
    return {};
}

XmlTag XmlPull::endCut()
{
    m_cut = true;
    return end();
}

/// Passes over comments and instructions; false where the text ends inside of one.
Result<bool> XmlPull::skipMarkup()
{
    while (startsWith(m_text, "<?") || startsWith(m_text, "<!")) {
        const bool comment = startsWith(m_text, "<!--");
        if (!comment && startsWith(m_text, "<!") && m_text.size() >= 4)
            return fail(ErrorCode::Unsupported, Phrase::of("The XML declares a document type or entities"),
                {m_file, m_line, 0, {}}, Phrase::of("Remove the declaration: no tool writes one here."));
        const std::string_view close = comment ? "-->" : "?>";
        const std::size_t at = m_text.find(close, 2);
        if (at == std::string_view::npos)
            return false;
        advance(at + close.size());
        advance(std::min(m_text.find('<'), m_text.size()));
    }
    return true;
}

Result<XmlTag> XmlPull::next()
{
    if (m_closeNext) {
        m_closeNext = false;
        return closeTag(m_open.back());
    }
    advance(std::min(m_text.find('<'), m_text.size()));
    const Result<bool> skipped = skipMarkup();
    if (!skipped)
        return tl::unexpected<Error>(skipped.error());
    if (!*skipped)
        return endCut();
    return m_text.empty() ? Result<XmlTag>(end()) : readTag();
}

Result<XmlTag> XmlPull::closeTag(std::string_view name)
{
    if (m_open.empty() || m_open.back() != name)
        return bad(Phrase::of("</{}> closes nothing", name.substr(0, 60)));
    m_open.pop_back();
    return XmlTag {XmlTag::Kind::Close, name, {}};
}

Result<XmlTag> XmlPull::readTag()
{
    advance(1);
    const bool closes = startsWith(m_text, "/");
    if (closes)
        advance(1);
    XmlTag tag {XmlTag::Kind::Open, takeName(), {}};
    skipBlanks();
    if (m_text.empty())
        return endCut();
    if (tag.name.empty())
        return bad(Phrase::of("A tag has no name"));
    while (!startsWith(m_text, ">") && !startsWith(m_text, "/>")) {
        const std::string_view key = takeName();
        skipBlanks();
        if (m_text.size() < 2)
            return endCut();
        if (key.empty() || m_text.front() != '=')
            return bad(Phrase::of("<{}> has something that is no attribute", tag.name.substr(0, 60)));
        advance(1);
        skipBlanks();
        if (m_text.empty())
            return endCut();
        const char quote = m_text.front();
        const std::size_t close = quote == '"' || quote == '\'' ? m_text.find(quote, 1) : 0;
        if (close == 0)
            return bad(Phrase::of("The attribute {} has no quotes", key.substr(0, 60)));
        if (close == std::string_view::npos)
            return endCut();
        if (tag.attributes.size() == kMostAttributes)
            return fail(ErrorCode::TooLarge, Phrase::of("A tag has more than 64 attributes"),
                {m_file, m_line, 0, {}});
        tag.attributes.emplace_back(key, m_text.substr(1, close - 1));
        advance(close + 1);
        skipBlanks();
        if (m_text.empty())
            return endCut();
    }
    const bool empty = m_text.front() == '/';
    advance(empty ? 2 : 1);
    if (closes)
        return closeTag(tag.name);
    if (m_open.size() == limits::kMostLevels)
        return fail(ErrorCode::TooLarge,
            Phrase::of("The XML nests deeper than {} levels", limits::kMostLevels), {m_file, m_line, 0, {}});
    m_open.push_back(tag.name);
    m_closeNext = empty;
    return tag;
}

} // namespace rankloom
