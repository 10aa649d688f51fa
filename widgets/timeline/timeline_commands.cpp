// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done in the timeline, by its menu and by keys.
#include <QAction>
#include <QMenu>

#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

constexpr double kKeyZoom = 1.35;
constexpr double kCommandPan = 0.15; ///< of the width

} // namespace

void TimelineView::makeCommands()
{
    const QString group = tr("Timeline");
    const auto pan = [this](double share) {
        return [this, share] { setMapping(m_mapping.panned(m_mapping.width * share)); };
    };
    addCommands(group,
        {{"timeline.fit", tr("&Fit all"), {Qt::Key_Home, Qt::Key_0}, [this] { fitAll(); }},
            {"timeline.zoomSelection", tr("&Zoom to selection"), {Qt::Key_Z}, [this] { zoomToSelection(); },
                enabledIf([this] {
                    return m_measure || m_cursor.what != TimelineHit::What::Nothing || !m_related.empty();
                })},
            {"timeline.zoomBack", tr("Zoom &back"), {Qt::ALT | Qt::Key_Left, Qt::Key_Backspace},
                [this] { zoomBack(); }, enabledIf([this] { return !m_back.empty(); })},
            {"timeline.zoomForward", tr("Zoom f&orward"), {Qt::ALT | Qt::Key_Right},
                [this] { zoomForward(); }, enabledIf([this] { return !m_forward.empty(); })},
            {"timeline.zoomIn", tr("Zoom in"), {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_W},
                [this] { zoomByKey(kKeyZoom); }},
            {"timeline.zoomOut", tr("Zoom out"), {Qt::Key_Minus, Qt::Key_S},
                [this] { zoomByKey(1 / kKeyZoom); }},
            {"timeline.left", tr("Move left"), {Qt::Key_A}, pan(-kCommandPan)},
            {"timeline.right", tr("Move right"), {Qt::Key_D}, pan(kCommandPan)}});
    // Of a pipeline only.
    const auto passes = [this](std::function<void(QAction&)> refresh) {
        return [this, refresh = std::move(refresh)](QAction& action) {
            refresh(action);
            action.setVisible(isPipeline());
            action.setEnabled(isPipeline());
        };
    };
    addCommands(group,
        {{"timeline.criticalPath", tr("C&ritical path"), {Qt::Key_C},
             [this] { setCriticalPathShown(!m_scene.criticalPath); },
             passes(checkedIf([this] { return m_scene.criticalPath; }))},
            {"timeline.inFlight", tr("Microbatches &in flight, not bytes"), {Qt::Key_I},
                [this] {
                    setCurve(m_scene.curve == CurveKind::Memory ? CurveKind::InFlight : CurveKind::Memory);
                },
                passes(checkedIf([this] { return m_scene.curve == CurveKind::InFlight; }))},
            {"timeline.sends", tr("Zoom to the next co&mpressed send"), {Qt::Key_K},
                [this] { zoomToNextSend(); }, enabledIf([this] {
                    return !isEmpty() && !m_scene.index->timeline().compressedSends.empty();
                })},
            {"timeline.measure", tr("Measure from and to the cursor"), {Qt::Key_X},
                [this] { measureCursor(); },
                enabledIf([this] { return m_cursor.what != TimelineHit::What::Nothing; })}});
    const auto step = [this](int count) {
        return [this, count] {
            setPlaying(false);
            stepPlayHead(count);
        };
    };
    const auto headed = enabledIf([this] { return m_playHead.has_value(); });
    addCommands(group,
        {{"timeline.play", tr("&Play pass by pass"), {Qt::Key_Space}, [this] { setPlaying(!isPlaying()); },
             [this](
                 QAction& action) { action.setText(isPlaying() ? tr("&Stop") : tr("&Play pass by pass")); }},
            {"timeline.next", tr("&Next pass"), {Qt::Key_Period}, step(1)},
            {"timeline.previous", tr("Pre&vious pass"), {Qt::Key_Comma}, step(-1), headed},
            {"timeline.faster", tr("Play faster"), {Qt::CTRL | Qt::Key_Period},
                [this] { setPlaySpeed(m_playSpeed * 2); }},
            {"timeline.slower", tr("Play slower"), {Qt::CTRL | Qt::Key_Comma},
                [this] { setPlaySpeed(m_playSpeed / 2); }},
            {"timeline.hidePlayHead", tr("&Hide the play-head"), {}, [this] { hidePlayHead(); }, headed}});
    const auto marked = enabledIf([this] { return !m_bookmarks.empty(); });
    addCommands(tr("Timeline › Bookmarks"),
        {{"timeline.bookmark", tr("&Set here"), {Qt::CTRL | Qt::Key_B}, [this] { addBookmark(); }},
            {"timeline.nextBookmark", tr("&Next"), {Qt::Key_B}, [this] { goToBookmark(1); }, marked},
            {"timeline.previousBookmark", tr("&Previous"), {Qt::SHIFT | Qt::Key_B},
                [this] { goToBookmark(-1); }, marked},
            {"timeline.removeBookmarks", tr("&Remove all"), {}, [this] { removeBookmarks(); }, marked}});
    addCommands(group,
        {{"timeline.keep", tr("&Keep this step as reference"), {Qt::Key_P}, [this] { pinReference(); }},
            {"timeline.removeReference", tr("Re&move the reference"), {},
                [this] { setReference(nullptr, {}); }, enabledIf([this] { return hasReference(); })}});
}

void TimelineView::extendMenu(QMenu& menu)
{
    for (std::size_t section = 0; section < kBookmarkCommands; ++section) {
        own().fill(menu, section);
        menu.addSeparator();
    }
    fillBookmarkMenu(*menu.addMenu(tr("Book&marks")));
    own().fill(menu, kBookmarkCommands + 1);
}

} // namespace rankloom::ui
