// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QAbstractTableModel>
#include <QImage>
#include <QString>
#include <QTimer>
#include <QWidget>

#include "core/base/error.h"
#include "widgets/selection.h"
#include "widgets/view_commands.h"

class QMenu;
class QPainter;

namespace rankloom::ui {

/// A view that draws one picture from core values, or says what is missing for that. What is on screen, what
/// is exported and what the command line renders come from the same paintPicture().
class PictureView : public QWidget {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    /// Draws the whole picture (title and legend included) into `area`, with the colours of the widget's
    /// palette, without hover or selection marks.
    void paintPicture(QPainter& painter, const QRectF& area) const;
    /// A size that shows the data well when exported.
    [[nodiscard]] virtual QSize pictureSize() const = 0;
    /// The same data as a table, owned by the caller: "Show as table", copy as TSV, CSV export.
    [[nodiscard]] virtual std::unique_ptr<QAbstractTableModel> createTable() const = 0;
    /// One sentence that says what the picture shows, for screen readers and as alternative text.
    [[nodiscard]] QString description() const;

    /// There is nothing to draw: what is missing stands in its place.
    [[nodiscard]] virtual bool isEmpty() const { return false; }
    /// What is missing, and what brings it.
    void setEmptyText(const QString& missing, const QString& remedy = {});
    /// Stands in place of both while it says something.
    void setWhyEmpty(const QString& reason);

    /// The figures are those of something older: said to be old, and dimmed unless new ones come at once.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }
    /// description(), and that the figures are old where they are.
    [[nodiscard]] QString fullDescription() const;

    /// What is told of a place, and how far that is true: there the tip stays. No text: nothing is told.
    struct Tip {
        QString text;
        QRect area {}; ///< null: as far as Qt thinks
    };
    [[nodiscard]] virtual Tip tipAt(const QPointF& /*position*/) const { return {}; }

    /// Lets `feed` bring what is to be shown as soon as somebody sees it: at once where the view is on
    /// screen, else when it is shown or prepare() is called. What comes later replaces what was not shown.
    void whenSeen(std::function<void()> feed);
    /// For whoever reads a view that nobody sees.
    void prepare();

    /// What can be done here and now: the context menu, for whoever shows it in another way.
    [[nodiscard]] std::unique_ptr<QMenu> createMenu();
    /// What can be done in it at all, and what can be done in every view.
    [[nodiscard]] std::vector<ViewCommands::Entry> commands() const;
    void run(QAction& command); ///< nothing where it is not possible now

    [[nodiscard]] const Selection& selection() const { return m_selection; }

public Q_SLOTS:
    void setSelection(const rankloom::ui::Selection& selection);

Q_SIGNALS:
    /// The person selected something here (not emitted by setSelection).
    void selected(const rankloom::ui::Selection& selection);
    /// The person asked for the data as a table (context menu, Ctrl+T): the owner shows createTable().
    void tableRequested();

protected:
    virtual void paintData(QPainter& painter, const QRectF& area) const = 0;
    [[nodiscard]] virtual QString describe() const = 0;
    /// Where the picture is on screen.
    [[nodiscard]] virtual QRectF pictureArea() const { return rect(); }
    virtual void selectionChanged() { update(); }
    /// Whether what is on screen is old; a view may know more than it was told.
    [[nodiscard]] virtual bool showsOldFigures() const { return m_stale; }
    /// setStale() changed something; for views that are made of others.
    virtual void staleChanged() { }
    /// A frame around the whole picture while it has the focus; for pictures without a cursor of their own.
    void frameFocus() { m_framesFocus = true; }
    /// To be called when the data changed: refreshes the text for screen readers and repaints.
    void pictureChanged();
    /// They are disabled as long as the view is empty.
    void addCommands(const QString& group, const std::vector<ViewCommand>& commands);
    [[nodiscard]] const ViewCommands& own() const { return m_own; }
    /// Entries of the context menu before copy, export and table: at first its commands.
    virtual void extendMenu(QMenu& menu);
    bool event(QEvent* event) override; ///< shows tips, paints veil and frame above the picture
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< the keys of commands
    void select(const Selection& selection); ///< sets and emits

private:
    void refreshCommands();
    void exportWithDialog();
    void paintEmpty(QPainter& painter, const QRectF& area) const;
    void paintAbove();

    ViewCommands m_own {*this};
    ViewCommands m_common {*this};
    QString m_missing;
    QString m_remedy;
    QString m_whyEmpty;
    Selection m_selection;
    std::function<void()> m_feed; ///< not shown yet
    QTimer m_dimming; ///< runs until old figures are dimmed
    bool m_stale = false;
    bool m_framesFocus = false;
};

/// The picture at its own size on the base colour of its palette, `scale` device pixels per pixel.
QImage renderPicture(const PictureView& view, double scale = 2.0);
/// Writes a picture as .png (2x), .svg or .pdf by the suffix, through a temporary file. Errors:
/// FileUnwritable, Unsupported.
Result<void> exportPicture(const PictureView& view, const QString& path);
/// Puts picture (PNG) and table (TSV, unless it is larger than a clipboard should hold) on the clipboard.
void copyPicture(const PictureView& view);
/// Whether a table can be copied as text while somebody waits.
bool isCopyable(const QAbstractItemModel& table);
/// Tab- or comma-separated text of a table model, header row included, C locale: line by line to `take`,
/// until it returns false.
void writeTable(
    const QAbstractItemModel& table, QChar separator, const std::function<bool(const QString& line)>& take);
QString tableText(const QAbstractItemModel& table, QChar separator);
/// The same as a table of Markdown, as people read it, numbers to the right.
QString markdownTable(const QAbstractItemModel& table);

} // namespace rankloom::ui
