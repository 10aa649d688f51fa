// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/translated.h"

#include <optional>

#include <QByteArray>
#include <QCoreApplication>
#include <QLocale>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr const char* kContext = "Phrase"; ///< the class before "::of(", where lupdate finds patterns

/// The part that a place asks for: of its own number, if it has one, which lets a language change the order.
/// How a number is to be formatted was settled when the part was made.
std::optional<std::size_t> partOf(QStringView place, std::size_t next)
{
    const QStringView number = place.left(place.indexOf(u':')); // all, where there is no colon
    if (number.isEmpty())
        return next;
    bool isNumber = false;
    const uint value = number.toUInt(&isNumber);
    return isNumber ? std::optional<std::size_t>(value) : std::nullopt;
}

/// The pattern with the parts in its places; none where a place is no place or asks for a part that is not
/// there.
std::optional<QString> filled(const QString& pattern, const std::vector<Phrase>& parts)
{
    QString out;
    std::size_t next = 0;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = pattern[i];
        if (c != u'{' && c != u'}') {
            out += c;
            continue;
        }
        if (i + 1 < pattern.size() && pattern[i + 1] == c) {
            out += c;
            ++i;
            continue;
        }
        const qsizetype end = c == u'{' ? pattern.indexOf(u'}', i) : -1;
        if (end < 0)
            return std::nullopt;
        const auto part = partOf(QStringView(pattern).mid(i + 1, end - i - 1), next);
        if (!part || *part >= parts.size())
            return std::nullopt;
        out += translated(parts[*part]);
        ++next;
        i = end;
    }
    return out;
}

QString fromPattern(const Phrase& phrase)
{
    const QByteArray pattern(phrase.pattern().data(), static_cast<qsizetype>(phrase.pattern().size()));
    const std::optional<QString> text =
        filled(QCoreApplication::translate(kContext, pattern.constData()), phrase.parts());
    return text ? *text : QString::fromStdString(phrase.english());
}

/// A decimal without a point.
std::optional<qlonglong> wholeNumber(const std::string& text)
{
    bool isNumber = false;
    const qlonglong number = QByteArray::fromStdString(text).toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString translated(const Phrase& phrase)
{
    switch (phrase.form()) {
    case Phrase::Form::Text:
        break;
    case Phrase::Form::Pattern:
        return fromPattern(phrase);
    case Phrase::Form::Sentence:
        return withCapital(fromPattern(phrase));
    case Phrase::Form::Sequence: {
        QString text;
        for (const Phrase& part : phrase.parts())
            text += translated(part);
        return text;
    }
    case Phrase::Form::Decimal:
        if (const std::optional<qlonglong> whole = wholeNumber(phrase.english()))
            return QLocale().toString(*whole);
        return QString::fromStdString(phrase.english()).replace(u'.', QLocale().decimalPoint());
    case Phrase::Form::Memory:
        return formatBytes(phrase.amount());
    case Phrase::Form::Rate:
        return formatRate(phrase.amount());
    case Phrase::Form::Time:
        return formatSeconds(phrase.amount());
    case Phrase::Form::Count:
        return formatCount(phrase.amount());
    }
    return QString::fromStdString(phrase.english());
}

QString translated(const Error& error) { return translated(error.phrase()); }

} // namespace rankloom::ui
