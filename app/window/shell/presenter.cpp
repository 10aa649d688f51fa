// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/presenter.h"

#include <initializer_list>

#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTextDocument>
#include <QVBoxLayout>

#include "app/window/controls/bits_control.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/controls/compression_control.h"
#include "app/window/shell/presented_pages.h"
#include "app/window/shell/views.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/compression/compression_view.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kNotesFont = 1.5; ///< of the usual size: read from an arm's length
constexpr double kNotesMargin = 18; ///< px
constexpr int kPageStretch = 4; ///< heights of page and notes on one screen
constexpr int kNotesStretch = 1;

QScreen* otherScreen(const QScreen* used)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    for (QScreen* screen : screens)
        if (screen != used)
            return screen;
    return nullptr;
}

} // namespace

Presenter::Presenter(Views& views, const Document& document, QWidget& window)
    : QWidget(&window, Qt::Window)
    , m_views(views)
    , m_document(document)
    , m_comparison(*views.comparisonControl)
    , m_view(new PresentationView(this))
    , m_notes(new QPlainTextEdit(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Presentation"));
    m_view->setGround(groundOf(window.palette()));
    m_notes->setReadOnly(true);
    m_notes->setFocusPolicy(Qt::NoFocus); // the keys turn pages
    m_notes->setFrameShape(QFrame::NoFrame);
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setBackgroundRole(QPalette::AlternateBase);
    m_notes->viewport()->setBackgroundRole(QPalette::AlternateBase);
    m_notes->document()->setDocumentMargin(kNotesMargin);
    QFont font = m_notes->font();
    font.setPointSizeF(font.pointSizeF() * kNotesFont);
    m_notes->setFont(font);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, kPageStretch);
    column->addWidget(m_notes, kNotesStretch);
    m_notes->hide();
    setFocusProxy(m_view);
    connect(m_view, &PresentationView::endRequested, this, &QWidget::close);
    connect(m_view, &PresentationView::notesToggled, this, [this] { setNotesShown(!m_notes->isVisible()); });
    connect(m_view, &PresentationView::pageChanged, this, &Presenter::writeNotes);
    connect(&m_comparison, &ComparisonControl::dataChanged, this, &Presenter::takeData);
    connect(&m_comparison, &ComparisonControl::staleChanged, m_view, &PresentationView::setStale);
    connect(views.compressionControl, &CompressionControl::figuresChanged, this, &Presenter::takeData);
    connect(views.bitsControl, &BitsControl::reportChanged, this, &Presenter::takeData);
    connect(views.recovery, &RecoveryPanel::chosenChanged, this, &Presenter::takeData);
    m_comparison.setPresenting(true);
    takeData();
    if (const QScreen* screen = window.screen())
        setGeometry(screen->geometry());
    showFullScreen();
    m_view->setFocus();
    if (otherScreen(screen()) && !m_comparison.notes().isEmpty())
        setNotesShown(true);
}

Presenter::~Presenter() { m_comparison.setPresenting(false); }

void Presenter::takeData()
{
    // Nobody looks at these views, and the plan may be another by now.
    for (PictureView* unseen : std::initializer_list<PictureView*> {m_views.compression, m_views.bits})
        unseen->prepare();
    m_view->setData({m_comparison.data(), presentedPages(m_views, m_document), presentedSubject(m_document)});
    m_view->setStale(m_comparison.isStale());
    writeNotes();
}

void Presenter::writeNotes()
{
    const QString notes = m_comparison.notes();
    const QString next = m_view->nextTitle();
    QStringList parts;
    if (!next.isEmpty())
        parts << tr("Next: %1").arg(next);
    parts << (notes.isEmpty() ? tr("There are no notes: write them below the list of plans.") : notes);
    m_notes->setPlainText(parts.join(QStringLiteral("\n\n")));
}

void Presenter::setNotesShown(bool shown)
{
    QScreen* other = otherScreen(screen());
    if (shown && other && !m_notes->isWindow()) {
        layout()->removeWidget(m_notes);
        m_notes->setParent(this, Qt::Window);
        m_notes->setWindowTitle(tr("Notes"));
        m_notes->setGeometry(other->availableGeometry());
    }
    m_notes->setVisible(shown);
    if (shown && m_notes->isWindow())
        activateWindow(); // the keys stay with the pages
}

} // namespace rankloom::ui
