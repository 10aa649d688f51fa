// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture_view.h"

#include "core/base/csv_cell.h"
#include "core/base/text.h"
#include "widgets/accessible_picture.h"
#include "widgets/foreign_text.h"
#include "widgets/picture_bytes.h"
#include "widgets/theme.h"
#include "widgets/translated.h"
#include "widgets/whole_output.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMarginsF>
#include <QMenu>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QToolTip>

namespace rankloom::ui {

namespace {

void paintWhole(const PictureView& view, QPainter& painter, const QRectF& area)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    // Else Qt stores pictures within PDF as JPEG.
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.setFont(view.font());
    painter.fillRect(area, view.palette().base());
    view.paintPicture(painter, area);
}

QByteArray pngBytes(const PictureView& view)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImage image = renderPicture(view);
    image.setText(QStringLiteral("Description"), view.fullDescription());
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray pdfBytes(const PictureView& view)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QRectF area({0, 0}, QSizeF(view.pictureSize()));
    const double pointsPerPixel = 72.0 / view.logicalDpiX();
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Rankloom"));
        writer.setTitle(view.accessibleName());
        writer.setResolution(view.logicalDpiX());
        writer.setPageSize(
            QPageSize(area.size() * pointsPerPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        QPainter painter(&writer);
        paintWhole(view, painter, area);
    }
    removeCreationDate(bytes);
    return bytes;
}

/// Numbers as plain C-locale text that reads back the same; everything else as it is shown.
QString cellText(const QVariant& edit, const QVariant& display)
{
    switch (edit.typeId()) {
    case QMetaType::Double:
    case QMetaType::Float:
        return QString::number(edit.toDouble(), 'g', QLocale::FloatingPointShortest);
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Long:
        return QString::number(edit.toLongLong());
    case QMetaType::UInt:
    case QMetaType::ULongLong:
    case QMetaType::ULong:
        return QString::number(edit.toULongLong());
    default:
        return display.toString();
    }
}

/// With tabs there is no agreed escape, so that separators and line ends become blanks.
QString escaped(QString text, QChar separator)
{
    if (separator == u',')
        return QString::fromStdString(csvCell(text.toStdString()));
    return text.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

} // namespace

QByteArray pictureSvg(const PictureView& view)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QRect area({0, 0}, view.pictureSize());
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(view.logicalDpiX());
    generator.setSize(area.size());
    generator.setViewBox(area);
    // Qt writes both as they are; names in them are the person's own.
    generator.setTitle(view.accessibleName().toHtmlEscaped());
    generator.setDescription(view.fullDescription().toHtmlEscaped());
    QPainter painter(&generator);
    paintWhole(view, painter, area);
    painter.end();
    // Names may hold characters that XML has no place for, not even escaped.
    bytes = QByteArray::fromStdString(withoutControls(bytes.toStdString()));
    // Pictures within are cells: browsers are not to smooth them.
    bytes.replace("<image ", "<image style=\"image-rendering:pixelated\" ");
    return withoutRepeats(bytes);
}

/// Blanks of the same length keep all offsets right.
void removeCreationDate(QByteArray& pdf)
{
    const qsizetype start = pdf.indexOf("/CreationDate (");
    const qsizetype end = start < 0 ? -1 : pdf.indexOf(')', start);
    for (qsizetype i = start; end > 0 && i <= end; ++i)
        pdf[i] = ' ';
}

Result<void> writeWhole(const QString& path, const QByteArray& bytes)
{
    WholeOutput file(path);
    if (file.open() && file.write(bytes) && file.finish())
        return {};
    return fail(ErrorCode::FileUnwritable,
        Phrase::of("The file was not written: {}", file.errorString().toStdString()), placeOf(path),
        Phrase::of("Choose a folder you may write to, with enough space."));
}

PictureView::PictureView(QWidget* parent) : QWidget(parent), m_missing(tr("Nothing to show yet."))
{
    installPictureAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_dimming.setSingleShot(true);
    m_dimming.setInterval(kDimAfter);
    connect(&m_dimming, &QTimer::timeout, this, QOverload<>::of(&QWidget::update));
    m_common.addSection(tr("Any view"),
        {{"picture.copy", tr("&Copy picture and table"), QKeySequence::keyBindings(QKeySequence::Copy),
             [this] { copyPicture(*this); }},
            {"picture.export", tr("&Export picture…"), {}, [this] { exportWithDialog(); }},
            {"picture.table", tr("Show as &table"), {Qt::CTRL | Qt::Key_T},
                [this] { Q_EMIT tableRequested(); }}});
}

void PictureView::paintPicture(QPainter& painter, const QRectF& area) const
{
    isEmpty() ? paintEmpty(painter, area) : paintData(painter, area);
}

QString PictureView::description() const
{
    if (!isEmpty())
        return describe();
    if (!m_whyEmpty.isEmpty())
        return m_whyEmpty;
    return m_remedy.isEmpty() ? m_missing : m_missing + u'\n' + m_remedy;
}

void PictureView::setEmptyText(const QString& missing, const QString& remedy)
{
    m_missing = missing;
    m_remedy = remedy;
    pictureChanged();
}

void PictureView::setWhyEmpty(const QString& reason)
{
    m_whyEmpty = reason;
    pictureChanged();
}

/// In the middle: what is missing, and smaller what brings it. Larger where there is much room.
void PictureView::paintEmpty(QPainter& painter, const QRectF& area) const
{
    constexpr double kRoomy = 500; // px of height
    const QRectF room = area.adjusted(20, 8, -20, -8);
    const bool titled = m_whyEmpty.isEmpty() && !m_remedy.isEmpty();
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * std::clamp(area.height() / kRoomy, 1.0, 2.5));
    QFont large = small;
    large.setPointSizeF(small.pointSizeF() * 1.25);
    const QString text = titled ? m_remedy : description();
    const auto heightOf = [&](const QFont& font, const QString& words) {
        return QFontMetricsF(font).boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, words).height();
    };
    const double title = titled ? heightOf(large, m_missing) + QFontMetricsF(small).height() / 3 : 0;
    QRectF place(room.left(), room.top(), room.width(), title + heightOf(small, text));
    place.moveCenter(room.center());
    painter.save();
    if (titled) {
        painter.setFont(large);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place, Qt::AlignHCenter | Qt::TextWordWrap, m_missing);
    }
    painter.setFont(small);
    painter.setPen(mutedText(palette()));
    painter.drawText(place.adjusted(0, title, 0, 0), Qt::AlignHCenter | Qt::TextWordWrap, text);
    painter.restore();
}

void PictureView::setSelection(const Selection& selection)
{
    if (m_selection == selection)
        return;
    m_selection = selection;
    selectionChanged();
}

void PictureView::select(const Selection& selection)
{
    if (m_selection == selection)
        return;
    setSelection(selection);
    Q_EMIT selected(m_selection);
}

void PictureView::pictureChanged()
{
    setAccessibleDescription(fullDescription());
    update();
}

void PictureView::setStale(bool stale)
{
    if (std::exchange(m_stale, stale) == stale)
        return;
    staleChanged();
    setAccessibleDescription(fullDescription());
    if (stale)
        m_dimming.start();
    else if (!m_dimming.isActive())
        update();
    else
        m_dimming.stop();
}

QString PictureView::fullDescription() const
{
    const QString text = description();
    return showsOldFigures() ? text + u' ' + tr("These figures are being computed anew.") : text;
}

void PictureView::whenSeen(std::function<void()> feed)
{
    m_feed = std::move(feed);
    if (isVisible())
        prepare();
}

void PictureView::prepare()
{
    if (const auto feed = std::exchange(m_feed, {}))
        feed();
}

bool PictureView::event(QEvent* event)
{
    if (event->type() == QEvent::Show)
        prepare();
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Tip tip = tipAt(help->pos());
        QToolTip::showText(help->globalPos(), plainTip(tip.text), this, tip.area); // hides it without text
        return true;
    }
    const bool paints = event->type() == QEvent::Paint;
    if (paints && isEmpty()) {
        QPainter painter(this);
        painter.fillRect(rect(), palette().base());
        paintEmpty(painter, pictureArea());
    }
    const bool done = (paints && isEmpty()) || QWidget::event(event);
    if (paints)
        paintAbove();
    return done;
}

void PictureView::paintAbove()
{
    const bool framed = m_framesFocus && hasFocus();
    const bool dimmed = showsOldFigures() && !m_dimming.isActive();
    if (!framed && !dimmed)
        return;
    QPainter painter(this);
    if (dimmed) {
        QColor veil = palette().color(QPalette::Base);
        veil.setAlphaF(0.5F);
        painter.fillRect(rect(), veil);
    }
    if (framed) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void PictureView::addCommands(const QString& group, const std::vector<ViewCommand>& commands)
{
    m_own.addSection(group, commands);
}

std::vector<ViewCommands::Entry> PictureView::commands() const
{
    std::vector<ViewCommands::Entry> all = m_own.all();
    all.insert(all.end(), m_common.all().begin(), m_common.all().end());
    return all;
}

void PictureView::refreshCommands()
{
    isEmpty() ? m_own.disable() : m_own.refresh();
    m_common.refresh();
}

void PictureView::run(QAction& command)
{
    refreshCommands();
    command.trigger();
}

void PictureView::extendMenu(QMenu& menu) { m_own.fill(menu); }

std::unique_ptr<QMenu> PictureView::createMenu()
{
    prepare();
    refreshCommands();
    auto menu = std::make_unique<QMenu>(this);
    extendMenu(*menu);
    if (!menu->isEmpty())
        menu->addSeparator();
    m_common.fill(*menu, 0);
    return menu;
}

void PictureView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = createMenu().release();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
    event->accept();
}

void PictureView::keyPressEvent(QKeyEvent* event)
{
    refreshCommands();
    QAction* command = m_own.find(*event);
    if (!command)
        command = m_common.find(*event);
    if (command && command->isEnabled())
        command->trigger();
    else
        QWidget::keyPressEvent(event);
}

void PictureView::exportWithDialog()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export picture"),
        QDir::home().filePath(QStringLiteral("rankloom.png")),
        tr("Pictures (*.png *.svg *.pdf)") + QStringLiteral(";;PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const Result<void> written = exportPicture(*this, path);
    if (written)
        return;
    showWarning(*this, tr("Export picture"), written.error());
}

QImage renderPicture(const PictureView& view, double scale)
{
    const QSize size = view.pictureSize();
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(view.palette().color(QPalette::Base));
    QPainter painter(&image);
    paintWhole(view, painter, QRectF({0, 0}, QSizeF(size)));
    return image;
}

Result<void> exportPicture(const PictureView& view, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (suffix == QStringLiteral("png"))
        bytes = pngBytes(view);
    else if (suffix == QStringLiteral("svg"))
        bytes = pictureSvg(view);
    else if (suffix == QStringLiteral("pdf"))
        bytes = pdfBytes(view);
    else
        return fail(ErrorCode::Unsupported,
            Phrase::of("Pictures cannot be written as '{}'", suffix.toStdString()), placeOf(path),
            Phrase::of("Choose a name that ends in .png, .svg or .pdf."));

    return writeWhole(path, bytes);
}

void copyPicture(const PictureView& view)
{
    auto* data = new QMimeData;
    data->setImageData(renderPicture(view));
    const auto table = view.createTable();
    if (table && isCopyable(*table)) {
        const QString text = tableText(*table, u'\t');
        data->setText(text);
        data->setData(QStringLiteral("text/tab-separated-values"), text.toUtf8());
    }
    QGuiApplication::clipboard()->setMimeData(data);
}

bool isCopyable(const QAbstractItemModel& table)
{
    constexpr qint64 kMostCells = 500'000; // about a tenth of a second
    return qint64 {table.rowCount()} * table.columnCount() <= kMostCells;
}

void writeTable(
    const QAbstractItemModel& table, QChar separator, const std::function<bool(const QString& line)>& take)
{
    QString line;
    const int columns = table.columnCount();
    const auto add = [&](int column, const QString& text) {
        if (column > 0)
            line += separator;
        line += escaped(text, separator);
    };
    const auto end = [&] {
        line += u'\n';
        const bool more = take(line);
        line.clear();
        return more;
    };
    for (int column = 0; column < columns; ++column)
        add(column, table.headerData(column, Qt::Horizontal).toString());
    bool more = end();
    const int rows = table.rowCount();
    for (int row = 0; row < rows && more; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QModelIndex index = table.index(row, column);
            add(column, cellText(table.data(index, Qt::EditRole), table.data(index)));
        }
        more = end();
    }
}

QString tableText(const QAbstractItemModel& table, QChar separator)
{
    QString text;
    writeTable(table, separator, [&text](const QString& line) {
        text += line;
        return true;
    });
    return text;
}

QString markdownTable(const QAbstractItemModel& table)
{
    const auto cell = [](const QVariant& value) -> QString {
        return u' ' + value.toString().replace(u'|', QStringLiteral("\\|")).replace(u'\n', u' ')
            + QStringLiteral(" |");
    };
    const int columns = table.columnCount();
    QString titles = QStringLiteral("|");
    QString rule = QStringLiteral("|");
    for (int column = 0; column < columns; ++column) {
        titles += cell(table.headerData(column, Qt::Horizontal));
        const bool number = table.rowCount() > 0
            && table.data(table.index(0, column), Qt::EditRole).typeId() != QMetaType::QString;
        rule += number ? QStringLiteral(" ---: |") : QStringLiteral(" --- |");
    }
    QString text = titles + u'\n' + rule + u'\n';
    for (int row = 0; row < table.rowCount(); ++row) {
        text += u'|';
        for (int column = 0; column < columns; ++column)
            text += cell(table.data(table.index(row, column)));
        text += u'\n';
    }
    return text;
}

} // namespace rankloom::ui
