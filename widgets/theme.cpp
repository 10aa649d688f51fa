// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFont>
#include <QFontDatabase>

#include "widgets/outlined_style.h"

namespace rankloom::ui {

namespace {

struct RoleColor {
    QPalette::ColorRole role;
    QRgb light;
    QRgb dark;
};

// A quiet blue-grey ground, near-black and near-white text (contrast checked in tst_theme).
constexpr RoleColor kRoles[] = {
    {QPalette::Window, 0xFFF3F4F6, 0xFF202329},
    {QPalette::WindowText, 0xFF1A1D21, 0xFFE4E7EB},
    {QPalette::Base, 0xFFFFFFFF, 0xFF181A1F},
    {QPalette::AlternateBase, 0xFFF2F4F7, 0xFF1F2228},
    {QPalette::Text, 0xFF1A1D21, 0xFFE4E7EB},
    {QPalette::PlaceholderText, 0xFF636C77, 0xFF969FAB},
    {QPalette::Button, 0xFFFAFBFC, 0xFF2B2F36},
    {QPalette::ButtonText, 0xFF1A1D21, 0xFFE4E7EB},
    {QPalette::BrightText, 0xFFB3261E, 0xFFFF8A80},
    {QPalette::Light, 0xFFFFFFFF, 0xFF3D434C},
    {QPalette::Midlight, 0xFFE6E9ED, 0xFF333840},
    {QPalette::Mid, 0xFFC3C9D1, 0xFF474E58},
    {QPalette::Dark, 0xFF98A1AC, 0xFF121417},
    {QPalette::Shadow, 0xFF68717D, 0xFF090A0C},
    {QPalette::Highlight, 0xFF1B6DB5, 0xFF2672B4},
    {QPalette::HighlightedText, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::Link, 0xFF0A5FAA, 0xFF72B7F4},
    {QPalette::LinkVisited, 0xFF74469A, 0xFFC5A5EA},
    {QPalette::ToolTipBase, 0xFF262B32, 0xFF343A43},
    {QPalette::ToolTipText, 0xFFF4F6F8, 0xFFF4F6F8},
};
constexpr RoleColor kDisabledRoles[] = {
    {QPalette::WindowText, 0xFF868E98, 0xFF757E89},
    {QPalette::Text, 0xFF868E98, 0xFF757E89},
    {QPalette::ButtonText, 0xFF868E98, 0xFF757E89},
    {QPalette::Highlight, 0xFFC3C9D1, 0xFF474E58},
    {QPalette::HighlightedText, 0xFF5B636D, 0xFFAAB2BC},
};

/// Relative luminance of WCAG 2.1.
double luminance(const QColor& color)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// The desktop's own font, unless it is one of the metric-only fallbacks of a bare X server; never too small
/// to read.
QFont themeFont(const QApplication& application)
{
    QFont font = application.font();
    const QStringList families = QFontDatabase::families();
    for (const char16_t* name : {u"Inter", u"Noto Sans", u"Cantarell", u"Source Sans 3", u"DejaVu Sans"}) {
        const QString family = QString::fromUtf16(name);
        if (families.contains(family)) {
            font.setFamily(family);
            break;
        }
    }
    if (font.pointSizeF() > 0 && font.pointSizeF() < 10)
        font.setPointSizeF(10);
    return font;
}

} // namespace

QPalette themePalette(Ground ground)
{
    const bool dark = ground == Ground::Dark;
    QPalette palette;
    for (const RoleColor& entry : kRoles)
        palette.setColor(entry.role, QColor::fromRgb(dark ? entry.dark : entry.light));
    for (const RoleColor& entry : kDisabledRoles)
        palette.setColor(QPalette::Disabled, entry.role, QColor::fromRgb(dark ? entry.dark : entry.light));
    return palette;
}

void applyTheme(QApplication& application, ThemeMode mode)
{
    QApplication::setStyle(new OutlinedStyle);
    Ground ground = mode == ThemeMode::Dark ? Ground::Dark : Ground::Light;
    if (mode == ThemeMode::System) {
        // Qt 6.4 has no colour scheme to ask for; an unset palette falls back to that of the desktop.
        QApplication::setPalette(QPalette());
        ground = groundOf(QApplication::palette());
    }
    QApplication::setPalette(themePalette(ground));
    QApplication::setFont(themeFont(application));
}

Ground groundOf(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? Ground::Dark : Ground::Light;
}

bool isDark(const QPalette& palette) { return groundOf(palette) == Ground::Dark; }

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()),
        part(a.alpha(), b.alpha())};
}

QColor mutedText(const QPalette& palette) { return palette.color(QPalette::PlaceholderText); }

QColor gridColor(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.12);
}

QColor alarmColor(const QPalette& palette) { return palette.color(QPalette::BrightText); }

double contrastRatio(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor readableOn(const QColor& background)
{
    const QColor black(0x10, 0x12, 0x15);
    const QColor white(Qt::white);
    return contrastRatio(black, background) >= contrastRatio(white, background) ? black : white;
}

} // namespace rankloom::ui
