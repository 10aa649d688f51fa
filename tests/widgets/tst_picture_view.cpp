// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QHelpEvent>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QXmlStreamReader>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "widgets/foreign_text.h"
#include "widgets/picture_bytes.h"
#include "widgets/picture_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

class TableOfTwo : public QAbstractTableModel {
public:
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }
    QVariant headerData(int section, Qt::Orientation, int role) const override
    {
        return role == Qt::DisplayRole
            ? QVariant(section == 0 ? QStringLiteral("name, \"quoted\"") : QStringLiteral("bytes"))
            : QVariant();
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (index.column() == 0)
            return role == Qt::DisplayRole ? QVariant(QStringLiteral("a\tb")) : QVariant();
        if (role == Qt::EditRole)
            return index.row() == 0 ? QVariant(0.1) : QVariant(qlonglong {1234567890123});
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("shown")) : QVariant();
    }
};

class Square : public PictureView {
public:
    void paintData(QPainter& painter, const QRectF& area) const override
    {
        fillPass(painter, area.adjusted(10, 10, -10, -10), PassKind::BackwardWeight, groundOf(palette()));
        painter.drawText(area, Qt::AlignCenter, QStringLiteral("W0"));
    }
    QSize pictureSize() const override { return {100, 60}; }
    std::unique_ptr<QAbstractTableModel> createTable() const override
    {
        return std::make_unique<TableOfTwo>();
    }
    QString describe() const override { return QStringLiteral("A square."); }
    Tip tipAt(const QPointF& position) const override
    {
        return {position.x() < 50 ? QStringLiteral("left") : QString()};
    }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().base());
        paintPicture(painter, rect());
    }
    using PictureView::pictureChanged;
    using PictureView::select;
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPictureView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, ThemeMode::Light); }
    void pngIsTwiceAsLarge()
    {
        const Square view;
        const QString path = m_folder.filePath(QStringLiteral("a.png"));
        QVERIFY(exportPicture(view, path));
        const QImage image(path);
        QCOMPARE(image.size(), QSize(200, 120));
        QCOMPARE(image.pixelColor(2, 2), view.palette().color(QPalette::Base));
        QCOMPARE(image.text(QStringLiteral("Description")), QStringLiteral("A square."));
    }

    void vectorsAreVectorsAndDeterministic()
    {
        const Square view;
        for (const char* suffix : {"svg", "pdf", "SVG"}) {
            const QString first = m_folder.filePath(QStringLiteral("1.") + QLatin1String(suffix));
            const QString second = m_folder.filePath(QStringLiteral("2.") + QLatin1String(suffix));
            QVERIFY(exportPicture(view, first));
            QVERIFY(exportPicture(view, second));
            const QByteArray bytes = contentOf(first);
            QVERIFY(bytes.size() > 500);
            QCOMPARE(bytes, contentOf(second));
            QVERIFY(!bytes.contains("(D:")); // the clock inside a PDF
            QVERIFY(!bytes.contains("<image") && !bytes.contains("/Subtype /Image"));
        }
        QVERIFY(contentOf(m_folder.filePath(QStringLiteral("1.pdf"))).startsWith("%PDF-"));
        QVERIFY(contentOf(m_folder.filePath(QStringLiteral("1.svg"))).contains("A square."));
    }

    /// The lean document draws the same as the one Qt wrote, to the pixel.
    void leanSvgDrawsTheSame()
    {
        QByteArray written;
        QBuffer buffer(&written);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({200, 200});
        generator.setViewBox(QRect(0, 0, 200, 200));
        generator.setDescription(QStringLiteral("<g font-family=\"x\" ></g>").toHtmlEscaped());
        QPainter painter(&generator);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int i = 0; i < 40; ++i) {
            painter.fillRect(QRectF(5 * i, i, 4, 30), i < 20 ? Qt::darkGreen : Qt::darkYellow);
            painter.setPen(QPen(i % 3 == 0 ? Qt::red : Qt::blue, i % 2 == 0 ? 1 : 2.5));
            painter.drawLine(QPointF(0, 4 * i), QPointF(80, 5 * i));
        }
        painter.setOpacity(0.4);
        painter.setBrush(QColor(20, 40, 200, 100));
        painter.drawEllipse(QRectF(60, 60, 90, 70));
        painter.setOpacity(1);
        painter.rotate(15);
        painter.setFont(QFont(painter.font().family(), 15, QFont::Bold));
        painter.drawText(QPointF(60, 90), QStringLiteral("<g a> & \"b\""));
        QLinearGradient gradient(0, 0, 100, 0);
        gradient.setColorAt(0, Qt::white);
        gradient.setColorAt(1, Qt::magenta);
        painter.fillRect(QRectF(60, 120, 100, 30), gradient);
        painter.end();
        const QByteArray lean = withoutRepeats(written);
        const auto drawn = [](const QByteArray& svg) {
            QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QSvgRenderer renderer(svg);
            QPainter on(&image);
            renderer.render(&on);
            return renderer.isValid() ? image : QImage();
        };
        QVERIFY(!drawn(written).isNull());
        QCOMPARE(drawn(lean), drawn(written));
        QVERIFY2(10 * lean.size() < 6 * written.size(), lean);
        QCOMPARE(lean.count("<g"), lean.count("</g>"));
        QCOMPARE(withoutRepeats(lean).count("<rect"), written.count("<rect"));
        // Whatever it is given, it ends.
        for (const char* broken : {"", "<g ", "<g a><g b></g>", "</g><g x>", "<svg><g a></g>"})
            (void)withoutRepeats(broken);
    }

    void refusalsSayWhatAndWhatToDo()
    {
        const Square view;
        const auto unknown = exportPicture(view, m_folder.filePath(QStringLiteral("a.gif")));
        QVERIFY(
            !unknown && unknown.error().code == ErrorCode::Unsupported && !unknown.error().remedy.empty());
        const auto nowhere = exportPicture(view, m_folder.filePath(QStringLiteral("no/such/a.png")));
        QVERIFY(!nowhere && nowhere.error().code == ErrorCode::FileUnwritable
            && !nowhere.error().where.file.empty());
    }

    void tablesAreLocaleFreeText()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        const TableOfTwo table;
        QCOMPARE(tableText(table, u'\t'),
            QStringLiteral("name, \"quoted\"\tbytes\na b\t0.1\na b\t1234567890123\n"));
        QCOMPARE(tableText(table, u','),
            QStringLiteral("\"name, \"\"quoted\"\"\",bytes\na\tb,0.1\na\tb,1234567890123\n"));
        QLocale::setDefault(QLocale::c());
    }

    void copyHoldsPictureAndTable()
    {
        Square view;
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data && data->hasImage() && data->hasText());
        QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(200, 120));
        QVERIFY(data->text().startsWith(QStringLiteral("name")));
        QVERIFY(data->hasFormat(QStringLiteral("text/tab-separated-values")));
    }

    void selectionIsEmittedOnlyWhenThePersonSelects()
    {
        Square view;
        QSignalSpy spy(&view, &PictureView::selected);
        Selection other;
        other.stage = 3;
        view.setSelection(other);
        QCOMPARE(spy.count(), 0);
        QCOMPARE(view.selection(), other);
        other.stage = 4;
        view.select(other);
        view.select(other);
        QCOMPARE(spy.count(), 1);
    }

    void tableIsAskedForByKeyAndMenu()
    {
        Square view;
        QSignalSpy spy(&view, &PictureView::tableRequested);
        QTest::keyClick(&view, Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(spy.count(), 1);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, {5, 5});
        QApplication::sendEvent(&view, &event);
        auto* menu = view.findChild<QMenu*>();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        menu->actions().constLast()->trigger();
        QCOMPARE(spy.count(), 2);
        menu->close();
    }

    void descriptionReachesScreenReaders()
    {
        Square view;
        view.pictureChanged();
        QCOMPARE(view.accessibleDescription(), QStringLiteral("A square."));
        QCOMPARE(view.focusPolicy(), Qt::StrongFocus);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(spoken);
        QCOMPARE(spoken->role(), QAccessible::Graphic); // without anybody's help
    }

    /// Old figures are paler on screen, and said to be old wherever words are.
    void oldFiguresAreDimmedAndSaid()
    {
        Square view;
        view.resize(100, 60);
        const QImage now = view.grab().toImage();
        view.setStale(true);
        QCOMPARE(view.grab().toImage(), now); // new figures may be there in a moment: nothing flashes
        QTRY_VERIFY(view.grab().toImage() != now);
        const QImage old = view.grab().toImage();
        const QColor base = view.palette().color(QPalette::Base);
        int dimmed = 0;
        for (int x = 0; x < now.width(); ++x)
            for (int y = 0; y < now.height(); ++y) {
                const int before = std::abs(now.pixelColor(x, y).lightness() - base.lightness());
                const int after = std::abs(old.pixelColor(x, y).lightness() - base.lightness());
                QVERIFY(after <= before / 2 + 2);
                dimmed += before > 10 ? 1 : 0;
            }
        QVERIFY2(dimmed > 100, qPrintable(QString::number(dimmed)));
        QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("A square. These figures")));
        const QString path = m_folder.filePath(QStringLiteral("old.png"));
        QVERIFY(exportPicture(view, path));
        QCOMPARE(QImage(path).text(QStringLiteral("Description")), view.fullDescription());
        view.setStale(false);
        QCOMPARE(view.grab().toImage(), now);
        QCOMPARE(view.accessibleDescription(), QStringLiteral("A square."));
    }

    /// Nobody computes what nobody sees; what is shown is the newest.
    void hiddenViewsAreFedWhenSeen()
    {
        Square view;
        QStringList fed;
        const auto feed = [&](const QString& what) { view.whenSeen([&fed, what] { fed << what; }); };
        feed(QStringLiteral("a"));
        feed(QStringLiteral("b"));
        QVERIFY(fed.isEmpty());
        view.show();
        QCOMPARE(fed, QStringList {QStringLiteral("b")});
        feed(QStringLiteral("c"));
        QCOMPARE(fed.size(), 2); // at once
        view.hide();
        feed(QStringLiteral("d"));
        QCOMPARE(fed.size(), 2);
        view.prepare();
        view.prepare();
        QCOMPARE(fed.size(), 3);
        feed(QStringLiteral("e"));
        (void)view.createMenu(); // what can be done depends on what is there
        QCOMPARE(fed.back(), QStringLiteral("e"));
    }

    void tipsComeFromThePictures()
    {
        Square view;
        view.resize(100, 60);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto ask = [&view](const QPoint& at) {
            QHelpEvent event(QEvent::ToolTip, at, view.mapToGlobal(at));
            QApplication::sendEvent(&view, &event);
        };
        ask({20, 20});
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("left"));
        ask({80, 20});
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    /// A name is no markup: neither shown as such, nor are files that it names looked at.
    void tipsShowNamesAsTheyAre()
    {
        const QString name = QStringLiteral("<img src=\"/dev/null\"> & <b>x</b>\nnext");
        const QString shown = plainTip(name);
        QVERIFY(Qt::mightBeRichText(shown)); // then what follows is what a person reads
        QTextDocument document;
        document.setHtml(shown);
        QCOMPARE(document.toPlainText(), name);
        QCOMPARE(plainTip(QStringLiteral("2 < 3, gpu-7")), QStringLiteral("2 < 3, gpu-7"));
    }

    void picturesOfAnyNameAreXml()
    {
        Square view;
        view.setAccessibleName(QStringLiteral("a\x1B[31m<b>\x07 \u202E\uFFFE"));
        QXmlStreamReader reader(pictureSvg(view));
        QString text;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::Characters)
                text += reader.text();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY2(text.contains(QStringLiteral("a\\u001b[31m<b>\\u0007 \\u202e\\ufffe")), qPrintable(text));
    }

    /// What is no file is written to, also behind a link, and stays what it is.
    void pipesStayPipes()
    {
        const QByteArray pipe = m_folder.filePath(QStringLiteral("pipe")).toLocal8Bit();
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        QVERIFY(QFile::link(QString::fromLocal8Bit(pipe), link));
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        QVERIFY(writeWhole(link, "whole"));
        char bytes[8] = {};
        QCOMPARE(::read(reader, bytes, sizeof bytes), ssize_t {5});
        ::close(reader);
        QCOMPARE(QByteArray(bytes), QByteArray("whole"));
        struct stat there { };
        QCOMPARE(::lstat(pipe.constData(), &there), 0);
        QVERIFY(S_ISFIFO(there.st_mode) && QFileInfo(link).isSymLink());
        const QString target = m_folder.filePath(QStringLiteral("target"));
        const QString toFile = m_folder.filePath(QStringLiteral("to-file"));
        QVERIFY(writeWhole(target, "old") && QFile::link(target, toFile) && writeWhole(toFile, "new"));
        QVERIFY(QFileInfo(toFile).isSymLink());
        QCOMPARE(contentOf(target), QByteArray("new"));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestPictureView)
#include "tst_picture_view.moc"
