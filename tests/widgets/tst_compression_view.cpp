// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <utility>
#include <vector>

#include <QAbstractTableModel>
#include <QTest>

#include "tests/widgets/test_pictures.h"
#include "widgets/compression/compression_picture.h"
#include "widgets/compression/compression_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

TrafficClass traffic(TrafficKind kind, int stage, double before, double after)
{
    TrafficClass out;
    out.kind = kind;
    out.stage = stage;
    out.sends = 16;
    out.compressedSends = after < before ? 2 : 0;
    out.uncompressedBytes = Bytes(before);
    out.bytes = Bytes(after);
    return out;
}

std::shared_ptr<const CompressionFigures> figures()
{
    auto out = std::make_shared<CompressionFigures>();
    out->compression.kind = CompressionKind::PowerSgd;
    out->compression.pipelineBackward = true;
    out->plain = Seconds(4.25);
    out->step = Seconds(4.2);
    CompressionEffect sends;
    sends.target = CompressionTarget::PipelineBackward;
    sends.on = true;
    sends.saved = Seconds(0.041);
    sends.words = Phrase::of("Sends pay.");
    CompressionEffect gradients;
    gradients.target = CompressionTarget::DataParallel;
    gradients.saved = Seconds(-0.01);
    gradients.memory = Bytes(1 << 30);
    gradients.perStage = {Seconds(-0.01), Seconds(0)};
    gradients.words = Phrase::of("Gradients cost.");
    out->effects = {sends, gradients};
    out->classes = {traffic(TrafficKind::PipelineForward, 0, 1e9, 1e9),
        traffic(TrafficKind::PipelineBackward, 1, 1e9, 5e8),
        traffic(TrafficKind::DataParallelGradients, 0, 4e9, 1e9),
        traffic(TrafficKind::DataParallelGradients, 1, 4e9, 4e9),
        traffic(TrafficKind::Tensor, 0, 9e12, 9e12)};
    GradientSync slow;
    slow.passesEnd = Seconds(4);
    slow.hidden = Seconds(0.1);
    slow.compression = Seconds(0.01);
    slow.exposed = Seconds(0.02);
    slow.decompression = Seconds(0.01);
    slow.plain = Seconds(0.08);
    slow.compressed = true;
    GradientSync early = slow;
    early.stage = 1;
    early.compressed = false;
    early.compression = early.decompression = Seconds(0);
    early.slack = Seconds(0.5);
    out->syncs = {slow, early};
    return out;
}

} // namespace

class TestCompressionView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutFiguresItSaysWhatWouldBeHere()
    {
        const CompressionView view;
        QVERIFY(view.isEmpty());
        QVERIFY(!view.description().isEmpty());
        QCOMPARE(view.createTable()->rowCount(), 0);
    }

    /// Every figure of the picture stands in the table, with its reason.
    void allFiguresAreATable()
    {
        CompressionView view;
        view.setFigures(figures());
        const auto table = view.createTable();
        QCOMPARE(table->rowCount(), 2 + 5 + 2);
        QCOMPARE(table->index(0, 4).data(Qt::EditRole).toDouble(), 0.041);
        QCOMPARE(table->index(0, 5).data().toString(), QStringLiteral("Sends pay."));
        QCOMPARE(table->index(3, 3).data(Qt::EditRole).toDouble(), 5e8);
        QVERIFY(table->index(8, 5).data().toString().contains(formatSeconds(0.5)));
        QVERIFY2(
            view.description().contains(QStringLiteral("Gradients cost.")), qPrintable(view.description()));
    }

    /// Classes that no compression is about are not drawn; stages are summed.
    void bytesAreSummedByClass()
    {
        const std::vector<ClassBytes> bytes = bytesByClass(*figures());
        QCOMPARE(bytes.size(), std::size_t {3});
        QCOMPARE(bytes[2].before, 8e9);
        QCOMPARE(bytes[2].after, 5e9);
    }

    /// Keys walk through what is drawn, and Return switches a technique; what has nothing to do cannot be.
    void keysWalkAndSwitch()
    {
        CompressionView view;
        view.resize(700, 320);
        view.setFigures(figures());
        std::vector<std::pair<CompressionTarget, bool>> asked;
        connect(&view, &CompressionView::switchOnRequested, this,
            [&asked](CompressionTarget target) { asked.emplace_back(target, true); });
        connect(&view, &CompressionView::switchOffRequested, this,
            [&asked](CompressionTarget target) { asked.emplace_back(target, false); });
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.chosen(), 0);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(asked.size(), std::size_t {1});
        QVERIFY(asked[0] == std::pair(CompressionTarget::PipelineBackward, false));
        QTest::keyClick(&view, Qt::Key_Down); // no embedding is tied
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(asked.size(), std::size_t {1});
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(asked.size(), std::size_t {2});
        QVERIFY(asked[1] == std::pair(CompressionTarget::DataParallel, true));
        // The last ones are stages: they are selected everywhere.
        Selection selected;
        connect(&view, &PictureView::selected, this, [&selected](const Selection& s) { selected = s; });
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(selected.stage, 1);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(selected.stage, 1);
    }

    void everythingIsToldWhereItIs()
    {
        CompressionView view;
        view.resize(700, 320);
        view.setFigures(figures());
        const CompressionPicture picture(*view.figures(), view.rect(), view.palette(), view.font());
        QCOMPARE(picture.items().size(), std::size_t {3 + 3 + 2});
        for (const CompressionItem& item : picture.items()) {
            QVERIFY(QRectF(view.rect()).contains(item.place));
            QCOMPARE(view.tipAt(item.place.center()).text, item.text);
        }
        QVERIFY(picture.items()[0].text.contains(formatSeconds(0.041)));
        QVERIFY(view.tipAt({2, 2}).text.isEmpty());
        QTest::mouseClick(&view, Qt::LeftButton, {}, picture.items()[2].place.center().toPoint());
        QCOMPARE(view.chosen(), 2);
    }

    /// Any size, light and dark, with and without everything in it.
    void itDrawsItself()
    {
        auto full = std::make_shared<CompressionFigures>(*figures());
        full->embedding = EmbeddingRings {4, Bytes(3e9), Bytes(2e9), Seconds(0.1), Seconds(0.07), true};
        for (const bool dark : {false, true}) {
            CompressionView view;
            view.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            view.setFigures(full);
            const QImage image = renderPicture(view);
            QVERIFY(sample::colors(image) > 8);
            sample::keep(image, dark ? QStringLiteral("compression-dark") : QStringLiteral("compression"));
            for (const QSize size : {QSize(1200, 700), QSize(640, 300), QSize(320, 500), QSize(90, 60)}) {
                view.resize(size);
                QVERIFY(!view.grab().isNull());
            }
            auto bare = std::make_shared<CompressionFigures>();
            bare->tried = true;
            view.setFigures(bare);
            QVERIFY(!view.grab().isNull());
            QVERIFY(view.description().contains(QStringLiteral("no traffic")));
        }
    }
};

QTEST_MAIN(TestCompressionView)
#include "tst_compression_view.moc"
