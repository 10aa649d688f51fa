// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHash>
#include <QTest>
#include <QTranslator>

#include "tests/widgets/sample_memory.h"
#include "widgets/memory/memory_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Longer than the words of the source, as German is.
struct LongWords : QTranslator {
    LongWords() { QCoreApplication::installTranslator(this); }
    QString translate(const char* /*of*/, const char* text, const char* /*as*/, int /*n*/) const override
    {
        static const QHash<QByteArray, QString> kWords {{"weights", QStringLiteral("Gewichte")},
            {"gradients", QStringLiteral("Gradienten")}, {"optimizer", QStringLiteral("Optimizer")},
            {"activations", QStringLiteral("Aktivierungen")}, {"workspace", QStringLiteral("Workspace")},
            {"reserve", QStringLiteral("Reserve")}, {"context", QStringLiteral("Kontext")},
            {"likely range", QStringLiteral("wahrscheinlicher Bereich")}};
        return kWords.value(text);
    }
};

} // namespace

class TestMemoryLegend : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// However wide: the last row of the legend ends above the lower edge.
    void nothingIsCut()
    {
        applyTheme(*qApp, ThemeMode::Light);
        const LongWords words;
        MemoryView view;
        view.setData(test::sampleMemory());
        for (int width = 260; width < 520; ++width) {
            view.resize(width, 560);
            view.grab(); // lays the picture out
            const QImage image = view.grab().toImage();
            for (int x = 2; x < width - 2; ++x)
                QCOMPARE(image.pixelColor(x, 559), image.pixelColor(2, 559));
        }
    }
};

QTEST_MAIN(TestMemoryLegend)
#include "tst_memory_legend.moc"
