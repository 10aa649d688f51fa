// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

struct XmlTag {
    enum class Kind : std::uint8_t { Open, Close, End };
    Kind kind = Kind::End;
    std::string_view name;
    std::vector<std::pair<std::string_view, std::string_view>> attributes;

    /// The value of an attribute as written, empty when it is not there.
    [[nodiscard]] std::string_view attribute(std::string_view key) const;
};

/// Reads the tags of an XML text one by one. Comments, processing instructions and text between tags are
/// passed over. There are no entities: document types are refused, references stay as they are written.
/// An own reader: pugixml 1.13 is as safe, in four times the memory, but refuses a file that was cut.
class XmlPull {
public:
    XmlPull(std::string_view text, std::string file) : m_text(text), m_file(std::move(file)) { }

    /// The next tag; an empty element opens and closes. After the last one, and where the text was cut: End.
    /// Errors: BadSyntax, TooLarge (64 levels, 64 attributes), Unsupported (document types).
    Result<XmlTag> next();
    /// After End: the text stopped before its root was closed.
    [[nodiscard]] bool cut() const { return m_cut; }
    [[nodiscard]] std::int64_t line() const { return m_line; }

private:
    Result<XmlTag> readTag();
    Result<XmlTag> closeTag(std::string_view name);
    Result<bool> skipMarkup();
    void advance(std::size_t bytes);
    void skipBlanks();
    std::string_view takeName();
    [[nodiscard]] tl::unexpected<Error> bad(Phrase message) const;
    XmlTag end();
    XmlTag endCut(); ///< the text ends inside of something

    std::string_view m_text; ///< what is left
    std::string m_file;
    std::int64_t m_line = 1;
    std::vector<std::string_view> m_open;
    bool m_closeNext = false; ///< the element just opened was empty
    bool m_cut = false;
};

} // namespace rankloom
