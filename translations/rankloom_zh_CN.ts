<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>rankloom::ui</name>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
    <message>
        <source>Board: move about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: move a rank to a named GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: carry the whole node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: zoom and pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W S A D, arrows, + −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any view: as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any view: copy picture and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project file format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Rankloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans how a large language model is laid out on real GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a project file with a model, a cluster and a first plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project, or a plan document as a new project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy of the example project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a complete copy of the project; the open one is always stored already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert to as Opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the project back to what it was when it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read measurements, a model, a routing trace or a plan into the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plan as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan with its model, cluster and workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Evaluation as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, times, traffic and diagnoses of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;icture of the View…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The focused view as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the project; everything is stored already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the plan on screen to try something beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every command and every setting by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program, from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a setting to read what it is and what it enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Rankloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::AffinityView</name>
    <message>
        <source>Expert affinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Affinity of one pair of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;yers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous layer (PgUp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next layer (PgDn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Alternatives</name>
    <message>
        <source>not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardColors</name>
    <message>
        <source>Pipeline stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardControl</name>
    <message>
        <source>Swap ranks %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move rank %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap nodes %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move several ranks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardLegend</name>
    <message>
        <source> free; hatched: does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardView</name>
    <message>
        <source>Placement board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag onto another node to swap all their ranks (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster yet. Choose one on the left, or drop a hostfile, a topology or a link measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks on %1 nodes of %2 GPUs, coloured by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement board without a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement board: %1 ranks of %2 pipeline stages on %3 nodes of %4 GPUs, coloured by %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, rank %1, stage %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1: slot %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rank here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit: %1 (%2) too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory headroom %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move rank %1 to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select tenso&amp;r group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;data group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select e&amp;xpert group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carrying node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carrying rank %1; arrows choose a slot, Space drops, Escape cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picked ranks do not fit on the board there</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) picked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move rank %1 to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device, or node:slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where rank %1 goes: a device number, or a node and a slot like %2:0. Enter moves it, Escape cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such device. Type 0 to %1, or a node and a slot like %2:0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowest hop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeSpinBox</name>
    <message>
        <source>it does not divide the number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeStepper</name>
    <message>
        <source>%1 %2: %3</source>
        <comment>degree, value, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values of %1, and why some are not possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesView</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of diagnoses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy all diagnoses</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockLayout</name>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
    <message>
        <source>Copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add plan “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename plan to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete plan “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FileController</name>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended unexpectedly while this project was open. All changes are in it; the state before them is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back the state before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy is complete: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project is open in another program too: only that one can revert it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed this project file. Changes made here wait until you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project first: %1 is stored in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the plans of this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has another model, cluster or workload: opened as a project of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Importing %n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not say in which unit its figures are. They are in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures are still being computed; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan.rankloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects and plans (*.rankloom *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy.rankloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluation.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HeatLegend</name>
    <message>
        <source>mean of %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum of %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum of %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest deviation of %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outlier (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HeatmapView</name>
    <message>
        <source>Cividis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to the hottest cell (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole matrix (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most extreme: %1 at %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hottest cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop files on the window: nccl-tests logs, an mpiGraph matrix, a CSV of bandwidths, a Hugging Face config.json, routing traces, a plan. What was understood is listed here, and every line that was not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InspectorSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>choice and the reason why it is not possible</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::JobsStrip</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinkText</name>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 between nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 between GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 B/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlier: the median of such links is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asymmetric: the way back has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing measured: %1 is assumed for every link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowest link: %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest latency: %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (median %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 of the links measured.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinksView</name>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of bandwidths here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Between:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown between nodes: a matrix of %1 GPUs would be too large to read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LoadView</name>
    <message>
        <source>Load of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace or an expert distribution of vLLM, SGLang or Megatron here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Rankloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory estimate yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model and a cluster: weights, gradients, optimizer and activations of every stage appear against the capacity of its GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likely range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory estimate yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 is fullest: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1 is fullest: %2, %3 free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1 needs %2, %3 too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 stage does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stages do not fit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likely between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 microbatches in flight at the peak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryTable</name>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the device (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likely from (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likely to (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatches in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryView</name>
    <message>
        <source>Memory per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PictureView</name>
    <message>
        <source>&amp;Copy picture and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanInspector</name>
    <message>
        <source>Parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages and vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model and cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecentFiles</name>
    <message>
        <source>(missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RoutingText</name>
    <message>
        <source>Conditional probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load of experts: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hottest: expert %1 of layer %2 with %3 of the picks, %4 the mean.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Rows</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of the model. Drop a Hugging Face config.json on the window for any other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact count from the shape; per token with top-k experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak rates, memory and link speeds of one GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per sequence s. Activations grow with s, attention FLOPs with s².</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences per optimizer step. Microbatches m = batch / (DP · microbatch).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal nodes. World size = nodes · GPUs per node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of a node, linked by NVLink, xGMI or PCIe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage sets the pace of the pipeline: step ≈ (m + p − 1) · max(F + B).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Sequences per microbatch.&lt;/b&gt; Activations grow with it; the number of microbatches m = global batch / (DP · microbatch) falls, so the bubble grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs do not divide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norms and dropouts are cut along the sequence over the TP group: their saved activations fall by 1/TP at no extra traffic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of forward and backward passes on each stage. It decides the bubble and how many microbatches are in flight: up to PP for 1F1B, all m for GPipe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a stage computes on while it sends to its neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-3 and FSDP: each rank keeps 1/N of the weights and gathers them for each pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-2: gradients are reduce-scattered, each rank keeps 1/N of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-1, Megatron&apos;s distributed optimizer: each rank keeps 1/N of master weights and moments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups: layers per checkpoint. First layers: how many of each stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations leave the GPU between forward and backward, over the host link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the activations that may leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State per parameter: Adam keeps an FP32 master copy and two moments, 12 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the gradient buffer: 4 or 2 bytes per parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies of the logits, b·s·V/TP elements, live at the end of the forward pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved = allocated · fragmentation; 1.03 to 1.07 was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver context and kernels, outside the framework&apos;s allocator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers of one communicator (NCCL); every group a rank belongs to has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient reduction hides behind the backward pass of the last microbatch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor-parallel collectives are cut up and hidden behind matrix products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert all-to-alls are hidden behind other computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compression rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank r of the factors: bytes fall from n·m to r·(n + m).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioList</name>
    <message>
        <source>Plans of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D copies the plan on screen; F2 renames; Delete deletes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SmallMultiples</name>
    <message>
        <source>All layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: most extreme %2, expert %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most extreme value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace of Megatron, vLLM or SGLang here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n matrices on one colour scale.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StartPage</name>
    <message>
        <source>Will it fit, how fast will it be, and what is in the way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mixture-of-experts model on 16 nodes with measured, unequal links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model, a cluster and a first plan; kept in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project, or a plan as JSON; dropping it on the window does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StatusFigures</name>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of one training step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the global batch divided by the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: FLOPs the model needs over what the GPUs could do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle share of the pipeline: (makespan − busiest stage) / makespan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device memory of the fullest GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures belong to the plan before the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures belong to this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are free on the fullest GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TableDialog</name>
    <message>
        <source>Table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected cells, or the whole table, as tab-separated text (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message>
        <source>paler: later chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded passes: height is the share of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of microbatch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlapped forward and backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output layer, first half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output layer, second half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input embedding forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input embedding backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cool-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 ns)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: %3, from %4 to %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work: %3 on %4 (warm-up).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work (warm-up).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is done %2 before the step ends (cool-down).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 for a pass of another stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4 over the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 for a transfer over a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for %3 on %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for the other stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 because %3 on %4 takes longer than its own passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits %2 because another stage has longer passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, chunk %1 (virtual stage %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n passes folded into %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in to see single passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n microbatches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pipeline timeline. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 idles longest: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineTable</name>
    <message>
        <source>Lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start (ns)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End (ns)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration (ns)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineView</name>
    <message>
        <source>Δt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No timeline yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;measured interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ritical path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No timeline yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model and a cluster, or drop a profiler trace here: every pass and every wait of one step appears, stage by stage.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Views</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Words</name>
    <message>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight sharding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient sharding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer sharding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>field and value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble H1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble H2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble, automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bubble V, automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V-Half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V-Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F1B-V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DualPipe-V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chimera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looped breadth-first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the first and last stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer layers on those stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocab-1: over all stages, one barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocab-2: over all stages, two barriers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interlaced over all stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam, BF16 moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam, FP8 moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything, in groups of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first layers of a stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To host memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To NVMe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PowerSGD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sharded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all data-parallel ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over groups of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over directly linked GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the ranks of a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all GPUs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
