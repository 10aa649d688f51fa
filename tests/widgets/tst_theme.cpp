// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>

#include <QApplication>
#include <QCheckBox>
#include <QFontInfo>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// CIE 1976 lightness from sRGB (D65), the definition of "monotone lightness" for colour maps.
double lightness(QRgb rgb)
{
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double y = 0.2126 * linear(qRed(rgb)) + 0.7152 * linear(qGreen(rgb)) + 0.0722 * linear(qBlue(rgb));
    return y > 216.0 / 24389.0 ? 116 * std::cbrt(y) - 16 : y * 24389.0 / 27.0;
}

QImage filled(PassKind kind, Ground ground)
{
    QImage image(24, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    fillPass(painter, image.rect(), kind, ground);
    return image;
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Names and notes of documents reach labels: only those that say so take markup for it.
    void labelsShowTheirTextAsItIs()
    {
        applyTheme(*qApp, ThemeMode::Light);
        QLabel name(QStringLiteral("<img src=\"x\">"));
        QLabel own;
        own.setTextFormat(Qt::RichText);
        name.ensurePolished();
        own.ensurePolished();
        QCOMPARE(name.textFormat(), Qt::PlainText);
        QCOMPARE(name.text(), QStringLiteral("<img src=\"x\">"));
        QCOMPARE(own.textFormat(), Qt::RichText);
    }

    void wheelDoesNotChangeTabs()
    {
        applyTheme(*qApp, ThemeMode::Light);
        QTabBar bar;
        bar.addTab(QStringLiteral("One"));
        bar.addTab(QStringLiteral("Two"));
        for (const int turn : {-120, 120}) {
            bar.setCurrentIndex(turn < 0 ? 0 : 1);
            QWheelEvent wheel(
                {5, 5}, {5, 5}, {}, {0, turn}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&bar, &wheel);
            QCOMPARE(bar.currentIndex(), turn < 0 ? 0 : 1);
        }
    }

    /// An empty box is seen on the ground it stands on, in both themes (WCAG 2.1, 1.4.11).
    void emptyBoxesAreSeen_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void emptyBoxesAreSeen()
    {
        QFETCH(bool, dark);
        applyTheme(*qApp, dark ? ThemeMode::Dark : ThemeMode::Light);
        QCheckBox box;
        box.resize(40, 24);
        const QImage image = box.grab().toImage();
        const QColor ground = box.palette().color(QPalette::Window);
        double best = 1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                best = std::max(best, contrastRatio(image.pixelColor(x, y), ground));
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }

    void textContrast_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    /// WCAG 2.1, 1.4.3: 4.5:1 for text; 1.4.11: 3:1 for what is disabled here, although it may have less.
    void textContrast()
    {
        QFETCH(bool, dark);
        const QPalette palette = themePalette(dark ? Ground::Dark : Ground::Light);
        QCOMPARE(isDark(palette), dark);
        using P = QPalette;
        const std::pair<P::ColorRole, P::ColorRole> texts[] = {{P::WindowText, P::Window}, {P::Text, P::Base},
            {P::Text, P::AlternateBase}, {P::ButtonText, P::Button}, {P::HighlightedText, P::Highlight},
            {P::Link, P::Base}, {P::LinkVisited, P::Base}, {P::PlaceholderText, P::Base},
            {P::PlaceholderText, P::Window}, {P::ToolTipText, P::ToolTipBase}, {P::BrightText, P::Base},
            {P::Link, P::Window}, {P::BrightText, P::Window}};
        for (const auto& [text, ground] : texts)
            QVERIFY2(contrastRatio(palette.color(text), palette.color(ground)) >= 4.5,
                qPrintable(QStringLiteral("%1 on %2").arg(text).arg(ground)));
        for (const auto& [text, ground] : {texts[0], texts[1], texts[3]})
            QVERIFY(contrastRatio(palette.color(P::Disabled, text), palette.color(P::Disabled, ground)) >= 3);
        QVERIFY(contrastRatio(palette.color(P::Highlight), palette.color(P::Base)) >= 3);
        for (int i = 0; i <= static_cast<int>(BubbleCause::WaitsForOffload); ++i)
            QVERIFY(contrastRatio(
                        bubbleColor(static_cast<BubbleCause>(i), groundOf(palette)), palette.color(P::Base))
                >= 3);
    }

    void labelsReadOnEveryKind()
    {
        for (const Ground ground : {Ground::Light, Ground::Dark})
            for (int i = 0; i < kPassKindCount; ++i) {
                const QColor fill = passColor(static_cast<PassKind>(i), ground);
                QVERIFY2(contrastRatio(readableOn(fill), fill) >= 4.5, describe(static_cast<PassKind>(i)));
            }
    }

    /// Known pairs: black on white is 21:1, equal colours 1:1.
    void contrastIsWcag()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        QVERIFY(std::abs(contrastRatio(QColor(0x777777), Qt::white) - 4.48) < 0.005); // published figure
    }

    void magnitudesHaveMonotoneLightness()
    {
        for (const ColorMap map : {ColorMap::Cividis, ColorMap::Viridis, ColorMap::Magma, ColorMap::Grey}) {
            const auto table = colorTable(map);
            for (std::size_t i = 1; i < table.size(); ++i) {
                QCOMPARE(qAlpha(table[i]), 255);
                // Two neighbours may differ by the rounding of one channel to 8 bits.
                QVERIFY(lightness(table[i]) > lightness(table[i - 1]) - 0.2);
            }
            for (std::size_t i = 4; i < table.size(); ++i)
                QVERIFY(lightness(table[i]) > lightness(table[i - 4]));
            QVERIFY(lightness(table[255]) - lightness(table[0]) > 70);
        }
        const auto table = colorTable(ColorMap::Diverging);
        for (std::size_t i = 1; i < 256; ++i)
            QVERIFY((lightness(table[i]) - lightness(table[i - 1])) * (i <= 127 ? 1 : -1) > -0.2);
        QVERIFY(qBlue(table[0]) > qRed(table[0]) && qRed(table[255]) > qBlue(table[255]));
    }

    void kindsDifferWithoutColor()
    {
        std::set<std::pair<QRgb, bool>> looks;
        for (int i = 0; i < kPassKindCount; ++i) {
            const PassKind kind = static_cast<PassKind>(i);
            const bool textured = passBrush(kind, Ground::Light).style() == Qt::TexturePattern;
            if (kind != PassKind::OverlappedPair)
                QVERIFY2(
                    looks.insert({passColor(kind, Ground::Light).rgb(), textured}).second, describe(kind));
        }
        QVERIFY(passColor(PassKind::Optimizer, Ground::Light) != passColor(PassKind::Offload, Ground::Light));
        QVERIFY(passColor(PassKind::Optimizer, Ground::Dark) != passColor(PassKind::Offload, Ground::Dark));
        QVERIFY(filled(PassKind::Forward, Ground::Light) != filled(PassKind::Backward, Ground::Light));
        QVERIFY(filled(PassKind::OverlappedPair, Ground::Light).pixel(2, 2)
            == passColor(PassKind::Forward, Ground::Light).rgb());
        QVERIFY(filled(PassKind::OverlappedPair, Ground::Light).pixel(2, 22)
            == passColor(PassKind::Backward, Ground::Light).rgb());
    }

    void categoriesWrap()
    {
        QCOMPARE(categoryColor(0, Ground::Light), categoryColor(8, Ground::Light));
        QCOMPARE(categoryColor(-1, Ground::Dark), categoryColor(7, Ground::Dark));
    }

    void hatchStaysInside()
    {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            hatch(painter, QRectF(10, 12, 20, 14), 5);
            hatch(painter, QRectF(10, 12, 20, 14), 5, Slope::Falling);
        }
        int inked = 0;
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 40; ++x) {
                if (image.pixel(x, y) == qRgb(255, 255, 255))
                    continue;
                ++inked;
                QVERIFY(x >= 9 && x <= 31 && y >= 11 && y <= 27); // half a pen width around the area
            }
        QVERIFY(inked > 40);
    }

    void numbersHaveThreeDigitsAndAUnit()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(formatBytes(44.24 * 0x1p30), QStringLiteral("44.2 GiB"));
        QCOMPARE(formatBytes(1023.9), QStringLiteral("1.00 KiB"));
        QCOMPARE(formatBytes(512), QStringLiteral("512 B"));
        QCOMPARE(formatBytes(0), QStringLiteral("0 B"));
        QCOMPARE(formatBytes(-3.0 * 0x1p20), QStringLiteral("-3.00 MiB"));
        QCOMPARE(formatSeconds(0.0018), QStringLiteral("1.80 ms"));
        QCOMPARE(formatSeconds(59.94), QStringLiteral("59.9 s"));
        QCOMPARE(formatSeconds(0), QStringLiteral("0 s"));
        QCOMPARE(formatRate(4.5e11), QStringLiteral("450 GB/s"));
        QCOMPARE(formatCount(46702792704.0), QStringLiteral("46.7 B"));
        QCOMPARE(formatCount(64), QStringLiteral("64"));
        QCOMPARE(formatPercent(0.1234), QStringLiteral("12.3 %"));
        QCOMPARE(formatPercent(NAN), QStringLiteral("–"));
        QCOMPARE(exactBytes(0x1p30), QStringLiteral("1073741824 bytes"));
    }

    /// Nobody reads hundredths of a minute.
    void longDurationsAreInTwoUnits()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(formatSeconds(59.999), QStringLiteral("1 min"));
        QCOMPARE(formatSeconds(66), QStringLiteral("1 min 6 s"));
        QCOMPARE(formatSeconds(-66), QStringLiteral("-1 min 6 s"));
        QCOMPARE(formatSeconds(119.6), QStringLiteral("2 min"));
        QCOMPARE(formatSeconds(3599.6), QStringLiteral("1 h"));
        QCOMPARE(formatSeconds(3600 + 5 * 60 + 29), QStringLiteral("1 h 5 min"));
        QCOMPARE(formatSeconds(86399), QStringLiteral("1 d"));
        QCOMPARE(formatSeconds(2 * 86400 + 3 * 3600), QStringLiteral("2 d 3 h"));
        QCOMPARE(formatSeconds(INFINITY), QStringLiteral("–"));
        // Within half of the smaller unit, and never sixty of it.
        const QRegularExpression form(
            QStringLiteral("^(?:(\\d+) d(?: (\\d+) h)?|(\\d+) h(?: (\\d+) min)?|(\\d+) min(?: (\\d+) s)?)$"));
        for (double seconds = 60; seconds < 1e7; seconds *= 1.00137) {
            const QRegularExpressionMatch match = form.match(formatSeconds(seconds));
            QVERIFY2(match.hasMatch(), qPrintable(formatSeconds(seconds)));
            const auto part = [&match](int i) { return match.captured(i).toDouble(); };
            const double said =
                part(1) * 86400 + (part(2) + part(3)) * 3600 + (part(4) + part(5)) * 60 + part(6);
            QVERIFY(part(2) < 24 && part(4) < 60 && part(6) < 60);
            QVERIFY(std::abs(said - seconds) <= (part(1) > 0 ? 1800 : part(3) > 0 ? 30 : 0.5) + 1e-6);
        }
    }

    void numbersFollowTheLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(formatBytes(41.2 * 0x1p30), QStringLiteral("41,2 GiB"));
        QCOMPARE(exactBytes(0x1p30), QStringLiteral("1.073.741.824 bytes"));
        QLocale::setDefault(QLocale::c());
    }

    void themesReachTheProgram()
    {
        for (const ThemeMode mode : {ThemeMode::Dark, ThemeMode::Light, ThemeMode::System}) {
            applyTheme(*qApp, mode);
            if (mode != ThemeMode::System)
                QCOMPARE(isDark(QApplication::palette()), mode == ThemeMode::Dark);
            QVERIFY(!QFontInfo(QApplication::font()).family().isEmpty());
            QVERIFY(QApplication::font().pointSizeF() >= 10);
        }
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
