// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QPointer>

#include "core/cluster/cluster.h"
#include "core/recovery/marks.h"
#include "widgets/board/board_moves.h"
#include "widgets/board/board_painter.h"
#include "widgets/painted_layer.h"
#include "widgets/picture_view.h"
#include "widgets/what_if_menu.h"

class QComboBox;
class QLineEdit;

namespace rankloom::ui {

class ViewStrip;

/// The placement board: nodes as cards, GPUs as slots, ranks as tiles that can be dragged. It never changes
/// its data: a drop is an intention, told by a signal; the new data comes back through setData().
///
/// Mouse: drag a tile onto a slot (swap, or move to an empty one), with Shift to insert it there and shift
/// the ranks between, drag a card's header onto another card, Ctrl+click to pick several tiles and drag them
/// together, wheel to zoom, drag the background to pan, double click to fit.
/// Keys: arrows, Space or Enter to pick up and drop (Shift+Space inserts), N to carry the node, Ctrl+Space to
/// pick, M to type a goal, L to lock or unlock (Shift+L the node), E to note why a node is kept free, Escape
/// to cancel, + - 0 to zoom and fit; F, Shift+F and R let a GPU, its node or its rack fail, or work again,
/// and X lets clicks and boxes do so. Locked ranks and nodes that are kept free refuse a drop and say why.
class BoardView : public PictureView {
    Q_OBJECT
public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    void setData(BoardData data);
    [[nodiscard]] const BoardData& data() const { return *m_scene.data; }
    void setColorBy(BoardColor color);
    [[nodiscard]] BoardColor colorBy() const { return m_scene.color; }
    /// With links, the slowest hop of the hovered rank's groups is drawn.
    void setCluster(std::shared_ptr<const Cluster> cluster);
    /// Answer to previewRequested: what the step time and the smallest headroom would change by; of a plan
    /// that serves its time per output token.
    void setPreview(int device, double deltaSeconds, double deltaHeadroomBytes);
    /// What stands at the target of a drag: why not, or what it would bring; empty while that is not known.
    [[nodiscard]] QString previewWords() const;

    /// What is supposed to fail, which is no part of the plan. Parts that the cluster does not have are
    /// passed over.
    void setFailures(FailureMarks marks);
    /// Neighbouring nodes of a rack, where the links tell of none; 0 = not known.
    void setRackSize(int nodes);
    /// Clicks and boxes mark what fails, instead of selecting and dragging.
    void setMarking(bool marking);
    [[nodiscard]] bool isMarking() const { return m_marking; }

    void fit();
    [[nodiscard]] const BoardGeometry& geometryOfBoard() const { return m_geometry; }
    [[nodiscard]] const BoardViewport& viewport() const { return m_viewport; }
    /// Ranks picked with Ctrl or "Select stage"; a drag of one of them drags all.
    void setPicked(const std::vector<int>& ranks);
    [[nodiscard]] std::vector<int> picked() const { return {m_picked.begin(), m_picked.end()}; }
    [[nodiscard]] int focusDevice() const { return m_focus; }
    [[nodiscard]] bool carrying() const { return m_drag.kind != Drag::Kind::None; }

    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] bool isEmpty() const override { return data().nodes == 0; }
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString toolTipOf(int device) const;
    [[nodiscard]] QSize sizeHint() const override { return {720, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

Q_SIGNALS:
    void swapRequested(int rankA, int rankB);
    void moveRequested(int rank, int device);
    void nodeSwapRequested(int nodeA, int nodeB);
    /// Several ranks at once or an insertion: the whole new placement, device per rank.
    void placementRequested(const std::vector<int>& deviceOfRank);
    /// The person hovers with a tile: what would it bring? Answer with setPreview().
    void previewRequested(int rank, int device);
    void placementPreviewRequested(const std::vector<int>& deviceOfRank, int device);
    void automaticPlacementRequested();
    /// Lock these ranks on their devices, or let them go.
    void lockRequested(const std::vector<int>& ranks);
    void unlockRequested(const std::vector<int>& ranks);
    void outageRequested(int node, rankloom::ui::NodeUse use); ///< Broken, Draining or Usable
    void noteRequested(int node, const QString& note); ///< on a node that is kept free
    void whatIfRequested(const rankloom::WhatIf& whatIf);
    /// Another share of the part is wanted than the menu offers: of its computing, or of its links.
    void whatIfEditRequested(const rankloom::WhatIf& part, rankloom::ui::SupposedShare share);
    /// These parts are to fail, to be slow, or to work again (share 1).
    void failuresRequested(const rankloom::FailureMarks& changes);
    void markingChanged(bool marking);

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void extendMenu(QMenu& menu) override;

private:
    /// What the mouse or the keyboard holds.
    struct Drag {
        enum class Kind : std::uint8_t {
            None,
            PressedTile,
            Tile,
            PressedHeader,
            Node,
            Pan,
            PressedMark,
            Box
        };
        Kind kind = Kind::None;
        bool byKeyboard = false;
        bool insert = false; ///< Shift: insert and shift instead of swap
        int rank = -1;
        int node = -1;
        QPointF start; ///< screen
        QPointF now;
        int target = -1; ///< device, or node while a node is dragged

        [[nodiscard]] bool holds() const { return kind == Kind::Tile || kind == Kind::Node; }
    };
    struct Preview {
        int device = -1;
        double deltaSeconds = 0;
        double deltaHeadroomBytes = 0;
    };

    [[nodiscard]] QRectF boardArea() const; ///< below the strip, above the legend
    [[nodiscard]] QRectF legendArea() const;
    void layOut();
    [[nodiscard]] double headerHeight() const; ///< of the name of a node, board units
    void invalidate();
    void setHover(int device);
    void moveFocus(int device);
    void ensureVisible(int device);
    void selectDevice(int device);
    void togglePick(int rank);
    void beginTile(int rank); ///< with the mouse or by keys, to swap or to insert, as the drag says
    void setTarget(int target);
    void askForPreview();
    void drop();
    void cancelDrag();
    [[nodiscard]] Placement placement() const;
    [[nodiscard]] std::optional<Placement> placementAfterDrop() const; ///< nothing: it would leave the board
    /// Why what is held cannot be dropped on the target, in words; empty when it can.
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] int targetDevice() const; ///< of the tile, or the first of the target node
    void makeCommands();
    void zoom(double factor);
    [[nodiscard]] std::vector<int> chosenRanks() const; ///< the picked ones, else that under the cursor
    void carryNode();
    void toggleLock(const std::vector<int>& ranks);
    [[nodiscard]] bool allLocked(const std::vector<int>& ranks) const;
    [[nodiscard]] std::vector<int> ranksOfNode(int node) const;
    void addNodeMenu(QMenu& menu, int node);
    [[nodiscard]] bool dragsSeveral() const { return m_picked.size() > 1 && m_picked.contains(m_drag.rank); }
    [[nodiscard]] QString deviceText(int device) const;
    static QString servedText(const ServingMemory& memory);
    [[nodiscard]] QString toolTipOfNode(int node) const;
    [[nodiscard]] QString noteText(int node) const; ///< a line to append
    [[nodiscard]] QString supposedText(WhatIf::Part part, int index) const; ///< lines to append
    bool arrowKey(int key);
    void pickUpOrDrop(Qt::KeyboardModifiers modifiers);
    QLineEdit* openLine(const QRectF& anchor, int width, const QString& name);
    void closeLine();
    void askForGoal();
    void askForNote(int node);
    void pickGroup(const std::vector<int>& members);

    static constexpr std::size_t kFailureCommands = 3; ///< section of the commands
    void showFailures();
    [[nodiscard]] double failureSpeed(int device) const; ///< 1 = it works, 0 = it is lost
    [[nodiscard]] std::vector<int> rackOf(int node) const; ///< its nodes; empty = not known
    void toggleFailure(const FailureMarks& parts);
    void setFailureSpeed(const FailureMarks& parts, double speed);
    [[nodiscard]] FailureMarks devicesAsParts(const std::vector<int>& devices) const;
    [[nodiscard]] static FailureMarks nodesAsParts(const std::vector<int>& nodes);
    [[nodiscard]] FailureMarks chosenParts() const;
    void addFailureCommands();
    void addFailureMenu(QMenu& menu);
    [[nodiscard]] QString failureText(int device) const; ///< a line to append
    [[nodiscard]] std::vector<int> devicesIn(const QRectF& box) const; ///< of the screen
    void endMarking(const QPointF& position);
    void paintBox(QPainter& painter) const;

    void paintMarks(QPainter& painter) const;
    void paintGroups(QPainter& painter, int rank) const;
    QString paintSlowestHop(QPainter& painter, int rank) const;
    void paintDrag(QPainter& painter) const;
    [[nodiscard]] QString targetName() const;
    void paintPreview(QPainter& painter, const QRectF& slot) const;
    void paintLabel(QPainter& painter, const QRectF& slot, const QString& text, const QColor& fill) const;
    void outline(QPainter& painter, int device, const QPen& pen, double grow) const;

    BoardScene m_scene;
    BoardGeometry m_geometry;
    BoardViewport m_viewport;
    std::shared_ptr<const Cluster> m_cluster;
    ViewStrip* m_strip = nullptr;
    QComboBox* m_colorBox = nullptr;
    QPointer<QLineEdit> m_line; ///< for a goal or a note
    std::function<void()> m_leaveLine; ///< what leaving it means; null = nothing
    bool m_fitted = true; ///< follows the size until the person zooms
    PaintedLayer m_layer; ///< the board without marks
    int m_hover = -1;
    int m_focus = 0;
    std::set<int> m_picked;
    Drag m_drag;
    QString m_refusal; ///< of the present target
    Preview m_preview;
    FailureMarks m_failures;
    std::vector<double> m_failureSpeeds; ///< by device; empty = all work
    int m_rackSize = 0;
    bool m_marking = false;
};

} // namespace rankloom::ui
