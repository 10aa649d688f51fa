<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>rankloom::ui</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
    <message>
        <source>Board: move about</source>
        <translation>Board: bewegen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank</source>
        <translation>Board: Rank aufnehmen und ablegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Board: move a rank to a named GPU</source>
        <translation>Board: Rank auf eine bestimmte GPU verschieben</translation>
    </message>
    <message>
        <source>Board: carry the whole node</source>
        <translation>Board: ganzen Node mitnehmen</translation>
    </message>
    <message>
        <source>Timeline: zoom and pan</source>
        <translation>Zeitleiste: zoomen und verschieben</translation>
    </message>
    <message>
        <source>W S A D, arrows, + −</source>
        <translation>W S A D, Pfeiltasten, + −</translation>
    </message>
    <message>
        <source>Any view: as a table</source>
        <translation>Jede Ansicht: als Tabelle</translation>
    </message>
    <message>
        <source>Any view: copy picture and table</source>
        <translation>Jede Ansicht: Bild und Tabelle kopieren</translation>
    </message>
    <message>
        <source>Project file format:</source>
        <translation>Format der Projektdatei:</translation>
    </message>
    <message>
        <source>About Rankloom</source>
        <translation>Über Rankloom</translation>
    </message>
    <message>
        <source>Plans how a large language model is laid out on real GPUs.</source>
        <translation>Plant, wie ein großes Sprachmodell auf reale GPUs verteilt wird.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New Project…</source>
        <translation>&amp;Neues Projekt…</translation>
    </message>
    <message>
        <source>Create a project file with a model, a cluster and a first plan</source>
        <translation>Projektdatei mit Modell, Cluster und einem ersten Plan anlegen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a project, or a plan document as a new project</source>
        <translation>Projekt öffnen oder ein Plandokument als neues Projekt öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>Bei&amp;spiel öffnen</translation>
    </message>
    <message>
        <source>Open a copy of the example project</source>
        <translation>Kopie des Beispielprojekts öffnen</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Write a complete copy of the project; the open one is always stored already</source>
        <translation>Vollständige Kopie des Projekts schreiben; das offene ist stets schon gespeichert</translation>
    </message>
    <message>
        <source>Re&amp;vert to as Opened</source>
        <translation>&amp;Auf geöffneten Stand zurücksetzen</translation>
    </message>
    <message>
        <source>Bring the project back to what it was when it was opened</source>
        <translation>Projekt auf den Stand beim Öffnen zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Read measurements, a model, a routing trace or a plan into the project</source>
        <translation>Messungen, ein Modell, einen Routing-Trace oder einen Plan in das Projekt einlesen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Plan as JSON…</source>
        <translation>&amp;Plan als JSON…</translation>
    </message>
    <message>
        <source>The plan with its model, cluster and workload</source>
        <translation>Der Plan mit Modell, Cluster und Workload</translation>
    </message>
    <message>
        <source>&amp;Evaluation as JSON…</source>
        <translation>&amp;Auswertung als JSON…</translation>
    </message>
    <message>
        <source>Memory, times, traffic and diagnoses of the plan</source>
        <translation>Speicher, Zeiten, Datenverkehr und Diagnosen des Plans</translation>
    </message>
    <message>
        <source>P&amp;icture of the View…</source>
        <translation>&amp;Bild der Ansicht…</translation>
    </message>
    <message>
        <source>The focused view as PNG, SVG or PDF</source>
        <translation>Die fokussierte Ansicht als PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>C&amp;lose Project</source>
        <translation>Projekt s&amp;chließen</translation>
    </message>
    <message>
        <source>Close the project; everything is stored already</source>
        <translation>Projekt schließen; alles ist bereits gespeichert</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programm schließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Duplicate Plan</source>
        <translation>Plan &amp;duplizieren</translation>
    </message>
    <message>
        <source>Copy the plan on screen to try something beside it</source>
        <translation>Angezeigten Plan kopieren, um daneben etwas auszuprobieren</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>Befehl &amp;suchen…</translation>
    </message>
    <message>
        <source>Every command and every setting by its name</source>
        <translation>Jeder Befehl und jede Einstellung nach Namen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation>Alle Bereiche an ihren ursprünglichen Platz zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Larger text everywhere</source>
        <translation>Größere Schrift überall</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Smaller text everywhere</source>
        <translation>Kleinere Schrift überall</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>Schrift in üblicher Größe</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Colours of the program</source>
        <translation>Farben des Programms</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language of the program, from the next start on</source>
        <translation>Sprache des Programms ab dem nächsten Start</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Direkthilfe</translation>
    </message>
    <message>
        <source>Click a setting to read what it is and what it enters</source>
        <translation>Eine Einstellung anklicken, um zu lesen, was sie ist und worauf sie wirkt</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tasten auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;About Rankloom</source>
        <translation>&amp;Über Rankloom</translation>
    </message>
    <message>
        <source>Versions and licence</source>
        <translation>Versionen und Lizenz</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::AffinityView</name>
    <message>
        <source>Expert affinity</source>
        <translation>Expertenaffinität</translation>
    </message>
    <message>
        <source>Affinity of one pair of layers</source>
        <translation>Affinität eines Schichtpaars</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>La&amp;yers:</source>
        <translation>&amp;Schichten:</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>Previous layer (PgUp)</source>
        <translation>Vorherige Schicht (PgUp)</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>Vorherige Schicht</translation>
    </message>
    <message>
        <source>Next layer (PgDn)</source>
        <translation>Nächste Schicht (PgDn)</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>Nächste Schicht</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation>&amp;Mehrere Zellen pro Pixel:</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Alternatives</name>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <translation>%1, passt nicht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardColors</name>
    <message>
        <source>Pipeline stage</source>
        <translation>Pipeline-Stufe</translation>
    </message>
    <message>
        <source>Tensor group</source>
        <translation>Tensorgruppe</translation>
    </message>
    <message>
        <source>Context group</source>
        <translation>Kontextgruppe</translation>
    </message>
    <message>
        <source>Data group</source>
        <translation>Datengruppe</translation>
    </message>
    <message>
        <source>Expert group</source>
        <translation>Expertengruppe</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>Freier Speicher</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardControl</name>
    <message>
        <source>Swap ranks %1 and %2</source>
        <translation>Ranks %1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Move rank %1 to %2</source>
        <translation>Rank %1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Swap nodes %1 and %2</source>
        <translation>Nodes %1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Move several ranks</source>
        <translation>Mehrere Ranks verschieben</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardLegend</name>
    <message>
        <source> free; hatched: does not fit</source>
        <translation> frei; schraffiert: passt nicht</translation>
    </message>
    <message>
        <source> free</source>
        <translation> frei</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation>… insgesamt %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardView</name>
    <message>
        <source>Placement board</source>
        <translation>Platzierungsboard</translation>
    </message>
    <message>
        <source>&amp;Colour by:</source>
        <translation>Fä&amp;rben nach:</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole board (0)</source>
        <translation>Das ganze Board anzeigen (0)</translation>
    </message>
    <message>
        <source>Drag onto another node to swap all their ranks (N)</source>
        <translation>Auf einen anderen Node ziehen, um alle Ranks beider zu tauschen (N)</translation>
    </message>
    <message>
        <source>No cluster yet. Choose one on the left, or drop a hostfile, a topology or a link measurement.</source>
        <translation>Noch kein Cluster. Links eines wählen oder ein Hostfile, eine Topologie oder eine Link-Messung hier ablegen.</translation>
    </message>
    <message>
        <source>Ranks on %1 nodes of %2 GPUs, coloured by %3</source>
        <translation>Ranks auf %1 Nodes mit je %2 GPUs, Farbe: %3</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>tp</source>
        <translation>tp</translation>
    </message>
    <message>
        <source>cp</source>
        <translation>cp</translation>
    </message>
    <message>
        <source>dp</source>
        <translation>dp</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>ep</source>
        <translation>ep</translation>
    </message>
    <message>
        <source>Headroom (bytes)</source>
        <translation>Frei (Byte)</translation>
    </message>
    <message>
        <source>Placement board without a cluster.</source>
        <translation>Platzierungsboard ohne Cluster.</translation>
    </message>
    <message>
        <source>Placement board: %1 ranks of %2 pipeline stages on %3 nodes of %4 GPUs, coloured by %5.</source>
        <translation>Platzierungsboard: %1 Ranks aus %2 Pipeline-Stufen auf %3 Nodes mit je %4 GPUs, Farbe: %5.</translation>
    </message>
    <message>
        <source>GPU %1 of %2</source>
        <translation>GPU %1 von %2</translation>
    </message>
    <message>
        <source>, empty</source>
        <translation>, leer</translation>
    </message>
    <message>
        <source>, rank %1, stage %2</source>
        <translation>, Rank %1, Stufe %2</translation>
    </message>
    <message>
        <source>Device %1: slot %2 of %3</source>
        <translation>Gerät %1: Slot %2 von %3</translation>
    </message>
    <message>
        <source>No rank here</source>
        <translation>Kein Rank</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Does not fit: %1 (%2) too much</source>
        <translation>Passt nicht: %1 (%2) zu viel</translation>
    </message>
    <message>
        <source>Memory headroom %1 (%2)</source>
        <translation>Freier Speicher %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Move rank %1 to…</source>
        <translation>Rank %1 &amp;verschieben nach…</translation>
    </message>
    <message>
        <source>Select &amp;stage %1</source>
        <translation>&amp;Stufe %1 auswählen</translation>
    </message>
    <message>
        <source>Select tenso&amp;r group</source>
        <translation>&amp;Tensorgruppe auswählen</translation>
    </message>
    <message>
        <source>Select &amp;data group</source>
        <translation>&amp;Datengruppe auswählen</translation>
    </message>
    <message>
        <source>Select &amp;pipeline</source>
        <translation>&amp;Pipeline auswählen</translation>
    </message>
    <message>
        <source>Select e&amp;xpert group</source>
        <translation>E&amp;xpertengruppe auswählen</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>Färben &amp;nach</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Carrying node %1</source>
        <translation>Trägt Node %1</translation>
    </message>
    <message>
        <source>Over node %1</source>
        <translation>Über Node %1</translation>
    </message>
    <message>
        <source>Carrying rank %1; arrows choose a slot, Space drops, Escape cancels</source>
        <translation>Trägt Rank %1; Pfeiltasten wählen einen Slot, Leertaste legt ab, Escape bricht ab</translation>
    </message>
    <message>
        <source>The picked ranks do not fit on the board there</source>
        <translation>Die ausgewählten Ranks passen dort nicht auf das Board</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) picked</source>
        <translation>
            <numerusform>%n Rank ausgewählt</numerusform>
            <numerusform>%n Ranks ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Move rank %1 to</source>
        <translation>Rank %1 verschieben nach</translation>
    </message>
    <message>
        <source>device, or node:slot</source>
        <translation>Gerät oder Node:Slot</translation>
    </message>
    <message>
        <source>Where rank %1 goes: a device number, or a node and a slot like %2:0. Enter moves it, Escape cancels.</source>
        <translation>Ziel von Rank %1: eine Gerätenummer oder ein Node und ein Slot wie %2:0. Enter verschiebt, Escape bricht ab.</translation>
    </message>
    <message>
        <source>There is no such device. Type 0 to %1, or a node and a slot like %2:0.</source>
        <translation>Dieses Gerät gibt es nicht. 0 bis %1 eingeben oder einen Node und einen Slot wie %2:0.</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>slowest hop %1</source>
        <translation>langsamster Hop %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Eingeben, was zu tun ist</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeSpinBox</name>
    <message>
        <source>it does not divide the number of GPUs</source>
        <translation>die Anzahl der GPUs ist nicht durch diesen Wert teilbar</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeStepper</name>
    <message>
        <source>%1 %2: %3</source>
        <comment>degree, value, reason</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>All values of %1</source>
        <translation>Alle Werte von %1</translation>
    </message>
    <message>
        <source>All values of %1, and why some are not possible</source>
        <translation>Alle Werte von %1 und warum manche nicht möglich sind</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesView</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>Diagnosen</translation>
    </message>
    <message>
        <source>List of diagnoses</source>
        <translation>Liste der Diagnosen</translation>
    </message>
    <message>
        <source>&amp;Copy all diagnoses</source>
        <translation>Alle &amp;Diagnosen kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockLayout</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation>Expertenaffinität</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>Expertenlast</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>Diagnosen</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Duplicate plan</source>
        <translation>Plan duplizieren</translation>
    </message>
    <message>
        <source>Add plan “%1”</source>
        <translation>Plan „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Rename plan to “%1”</source>
        <translation>Plan in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Delete plan “%1”</source>
        <translation>Plan „%1“ löschen</translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation>Plan „%1“ anzeigen</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and number</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FileController</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation>%1 wird angelegt</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while this project was open. All changes are in it; the state before them is still there.</source>
        <translation>Das Programm wurde unerwartet beendet, während dieses Projekt offen war. Alle Änderungen sind enthalten; der Stand davor ist ebenfalls noch da.</translation>
    </message>
    <message>
        <source>Bring back the state before</source>
        <translation>Stand davor wiederherstellen</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>The copy is complete: %1</source>
        <translation>Die Kopie ist vollständig: %1</translation>
    </message>
    <message>
        <source>This project is open in another program too: only that one can revert it.</source>
        <translation>Dieses Projekt ist auch in einem anderen Programm offen: Nur dieses kann es zurücksetzen.</translation>
    </message>
    <message>
        <source>Reverting</source>
        <translation>Wird zurückgesetzt</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Wird neu gelesen</translation>
    </message>
    <message>
        <source>Another program changed this project file. Changes made here wait until you choose.</source>
        <translation>Ein anderes Programm hat diese Projektdatei geändert. Änderungen von hier warten auf Ihre Entscheidung.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Hiesigen Stand behalten</translation>
    </message>
    <message>
        <source>Open a project first: %1 is stored in one.</source>
        <translation>Zuerst ein Projekt öffnen: %1 wird darin gespeichert.</translation>
    </message>
    <message>
        <source>plan document</source>
        <translation>Plandokument</translation>
    </message>
    <message>
        <source>added to the plans of this project</source>
        <translation>zu den Plänen dieses Projekts hinzugefügt</translation>
    </message>
    <message>
        <source>has another model, cluster or workload: opened as a project of its own</source>
        <translation>hat ein anderes Modell, Cluster oder einen anderen Workload: als eigenes Projekt geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n file(s)</source>
        <translation>
            <numerusform>%n Datei wird importiert</numerusform>
            <numerusform>%n Dateien werden importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not say in which unit its figures are. They are in:</source>
        <translation>%1 gibt die Einheit der Werte nicht an. Sie sind in:</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>The figures are still being computed; try again in a moment.</source>
        <translation>Die Werte werden noch berechnet; gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>plan.rankloom</source>
        <translation>plan.rankloom</translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation>Projekte (*.rankloom)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Projects and plans (*.rankloom *.json)</source>
        <translation>Projekte und Pläne (*.rankloom *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>copy.rankloom</source>
        <translation>kopie.rankloom</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Export plan</source>
        <translation>Plan exportieren</translation>
    </message>
    <message>
        <source>plan.json</source>
        <translation>plan.json</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export evaluation</source>
        <translation>Auswertung exportieren</translation>
    </message>
    <message>
        <source>evaluation.json</source>
        <translation>auswertung.json</translation>
    </message>
    <message>
        <source>Export picture: %1</source>
        <translation>Bild exportieren: %1</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HeatLegend</name>
    <message>
        <source>mean of %1 cells</source>
        <translation>Mittel aus %1 Zellen</translation>
    </message>
    <message>
        <source>maximum of %1 cells</source>
        <translation>Maximum aus %1 Zellen</translation>
    </message>
    <message>
        <source>minimum of %1 cells</source>
        <translation>Minimum aus %1 Zellen</translation>
    </message>
    <message>
        <source>largest deviation of %1 cells</source>
        <translation>größte Abweichung aus %1 Zellen</translation>
    </message>
    <message>
        <source>assumed (%1)</source>
        <translation>angenommen (%1)</translation>
    </message>
    <message>
        <source>no value (%1)</source>
        <translation>kein Wert (%1)</translation>
    </message>
    <message>
        <source>outlier (%1)</source>
        <translation>Ausreißer (%1)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HeatmapView</name>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremwert</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation>&amp;Mehrere Zellen pro Pixel:</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>Heißeste</translation>
    </message>
    <message>
        <source>Jump to the hottest cell (H)</source>
        <translation>Zur heißesten Zelle springen (H)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole matrix (0)</source>
        <translation>Die ganze Matrix anzeigen (0)</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <translation>%1 (angenommen)</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 columns.</source>
        <translation>%1: %2 Zeilen, %3 Spalten.</translation>
    </message>
    <message>
        <source>Most extreme: %1 at %2, %3.</source>
        <translation>Extremster Wert: %1 bei %2, %3.</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, assumed</source>
        <translation>%1: %2, angenommen</translation>
    </message>
    <message>
        <source>%1: no value</source>
        <translation>%1: kein Wert</translation>
    </message>
    <message>
        <source>&amp;Hottest cell</source>
        <translation>&amp;Heißeste Zelle</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>Was erkannt wurde</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>Das Projekt ist unverändert.</translation>
    </message>
    <message>
        <source>Drop files on the window: nccl-tests logs, an mpiGraph matrix, a CSV of bandwidths, a Hugging Face config.json, routing traces, a plan. What was understood is listed here, and every line that was not.</source>
        <translation>Dateien auf das Fenster ziehen: nccl-tests-Logs, eine mpiGraph-Matrix, eine CSV-Datei mit Bandbreiten, eine Hugging-Face-config.json, Routing-Traces, einen Plan. Hier steht, was erkannt wurde, und jede Zeile, die nicht erkannt wurde.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InspectorSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>Diesen Abschnitt ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>choice and the reason why it is not possible</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::JobsStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird angehalten</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinkText</name>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>%1 between nodes</source>
        <translation>%1 zwischen Nodes</translation>
    </message>
    <message>
        <source>%1 between GPUs</source>
        <translation>%1 zwischen GPUs</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>%1 B/s</source>
        <translation>%1 B/s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Outlier: the median of such links is %1</source>
        <translation>Ausreißer: Der Median solcher Links ist %1</translation>
    </message>
    <message>
        <source>Asymmetric: the way back has %1</source>
        <translation>Asymmetrisch: Der Rückweg hat %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Nothing measured: %1 is assumed for every link.</source>
        <translation>Nichts gemessen: Für jeden Link wird %1 angenommen.</translation>
    </message>
    <message>
        <source>Slowest link: %1 with %2</source>
        <translation>Langsamster Link: %1 mit %2</translation>
    </message>
    <message>
        <source>Longest latency: %1 with %2</source>
        <translation>Längste Latenz: %1 mit %2</translation>
    </message>
    <message>
        <source> (median %1)</source>
        <translation> (Median %1)</translation>
    </message>
    <message>
        <source>; %1 of the links measured.</source>
        <translation>; %1 der Links gemessen.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinksView</name>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of bandwidths here.</source>
        <translation>Noch keine Links. Ein nccl-tests-Log, ein Ergebnis von nvbandwidth oder mpiGraph oder eine Matrix mit Bandbreiten hier ablegen.</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>&amp;Between:</source>
        <translation>Z&amp;wischen:</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodes</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Shown between nodes: a matrix of %1 GPUs would be too large to read.</source>
        <translation>Zwischen Nodes dargestellt: Eine Matrix von %1 GPUs wäre nicht mehr lesbar.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LoadView</name>
    <message>
        <source>Load of experts</source>
        <translation>Last der Experten</translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace or an expert distribution of vLLM, SGLang or Megatron here.</source>
        <translation>Noch kein Routing. Einen Router-Trace oder eine Expertenverteilung von vLLM, SGLang oder Megatron hier ablegen.</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation>Jede Änderung wird sofort in die Projektdatei geschrieben; Speichern ist nicht nötig</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation>Alle Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 — Rankloom</source>
        <translation>%1 — Rankloom</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>No memory estimate yet</source>
        <translation>Noch keine Speicherschätzung</translation>
    </message>
    <message>
        <source>Choose a model and a cluster: weights, gradients, optimizer and activations of every stage appear against the capacity of its GPUs.</source>
        <translation>Modell und Cluster wählen: Gewichte, Gradienten, Optimizer und Aktivierungen jeder Stufe erscheinen neben der Kapazität ihrer GPUs.</translation>
    </message>
    <message>
        <source>likely range</source>
        <translation>wahrscheinlicher Bereich</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>No memory estimate yet.</source>
        <translation>Noch keine Speicherschätzung.</translation>
    </message>
    <message>
        <source>Stage %1 is fullest: %2.</source>
        <translation>Stufe %1 ist am vollsten: %2.</translation>
    </message>
    <message>
        <source>Stage %1 is fullest: %2, %3 free.</source>
        <translation>Stufe %1 ist am vollsten: %2, %3 frei.</translation>
    </message>
    <message>
        <source>stage %1 needs %2, %3 too much.</source>
        <translation>Stufe %1 braucht %2, %3 zu viel.</translation>
    </message>
    <message>
        <source>1 stage does not fit</source>
        <translation>1 Stufe passt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n stages do not fit</source>
        <translation>
            <numerusform>%n Stufe passt nicht</numerusform>
            <numerusform>%n Stufen passen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>on the device</source>
        <translation>auf dem Gerät</translation>
    </message>
    <message>
        <source>likely between %1 and %2</source>
        <translation>wahrscheinlich zwischen %1 und %2</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>zu viel</translation>
    </message>
    <message>
        <source>%1 microbatches in flight at the peak</source>
        <translation>%1 Microbatches zugleich unterwegs an der Spitze</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryTable</name>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>On the device (bytes)</source>
        <translation>Auf dem Gerät (Byte)</translation>
    </message>
    <message>
        <source>Likely from (bytes)</source>
        <translation>Wahrscheinlich von (Byte)</translation>
    </message>
    <message>
        <source>Likely to (bytes)</source>
        <translation>Wahrscheinlich bis (Byte)</translation>
    </message>
    <message>
        <source>Capacity (bytes)</source>
        <translation>Kapazität (Byte)</translation>
    </message>
    <message>
        <source>Free (bytes)</source>
        <translation>Frei (Byte)</translation>
    </message>
    <message>
        <source>Microbatches in flight</source>
        <translation>Microbatches unterwegs</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation>%1 (Byte)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryView</name>
    <message>
        <source>Memory per stage</source>
        <translation>Speicher pro Stufe</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>Diese Werte werden neu berechnet.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PictureView</name>
    <message>
        <source>&amp;Copy picture and table</source>
        <translation>Bild und Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als Tabelle &amp;anzeigen</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanInspector</name>
    <message>
        <source>Parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Stages and vocabulary</source>
        <translation>Stufen und Vokabular</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Schedule</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Model and cluster</source>
        <translation>Modell und Cluster</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecentFiles</name>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RoutingText</name>
    <message>
        <source>Conditional probability</source>
        <translation>Bedingte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Lift</translation>
    </message>
    <message>
        <source>Pairs of picks</source>
        <translation>Auswahlpaare</translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation>Koaktivierung</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>Layer %1 → %2</source>
        <translation>Schicht %1 → %2</translation>
    </message>
    <message>
        <source>Expert of layer %1</source>
        <translation>Experte von Schicht %1</translation>
    </message>
    <message>
        <source>Share of the layer</source>
        <translation>Anteil an der Schicht</translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation>Last relativ zum Mittel</translation>
    </message>
    <message>
        <source>Load of experts: %1</source>
        <translation>Last der Experten: %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Hottest: expert %1 of layer %2 with %3 of the picks, %4 the mean.</source>
        <translation>Am heißesten: Experte %1 von Schicht %2 mit %3 der Auswahlen, %4 Mittelwert.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Rows</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The shape of the model. Drop a Hugging Face config.json on the window for any other one.</source>
        <translation>Die Form des Modells. Für jedes andere eine Hugging-Face-config.json auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Exact count from the shape; per token with top-k experts.</source>
        <translation>Genaue Anzahl aus der Form; pro Token mit den Top-k-Experten.</translation>
    </message>
    <message>
        <source>%1, %2 per token</source>
        <translation>%1, %2 pro Token</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Peak rates, memory and link speeds of one GPU.</source>
        <translation>Spitzenraten, Speicher und Link-Geschwindigkeiten einer GPU.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens per sequence s. Activations grow with s, attention FLOPs with s².</source>
        <translation>Tokens pro Sequenz s. Aktivierungen wachsen mit s, Attention-FLOPs mit s².</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Sequences per optimizer step. Microbatches m = batch / (DP · microbatch).</source>
        <translation>Sequenzen pro Optimizer-Schritt. Microbatches m = Batch / (DP · Microbatch).</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodes</translation>
    </message>
    <message>
        <source>Equal nodes. World size = nodes · GPUs per node.</source>
        <translation>Gleiche Nodes. World Size = Nodes · GPUs pro Node.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs pro Node</translation>
    </message>
    <message>
        <source>GPUs of a node, linked by NVLink, xGMI or PCIe.</source>
        <translation>GPUs eines Node, verbunden über NVLink, xGMI oder PCIe.</translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation>Schichten pro Stufe</translation>
    </message>
    <message>
        <source>Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage sets the pace of the pipeline: step ≈ (m + p − 1) · max(F + B).</source>
        <translation>Decoder-Schichten jeder Stufe, der Reihe nach. Leer: so gleichmäßig wie möglich. Die langsamste Stufe bestimmt das Tempo der Pipeline: Schritt ≈ (m + p − 1) · max(F + B).</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation>&lt;b&gt;Tensorparallelität.&lt;/b&gt; Jede Matrix wird in TP Teile zerlegt: Gewichte und FLOPs pro GPU sinken auf 1/TP; jede Schicht braucht zusätzliche All-Reduces von 2·b·s·h Byte über die TP-Gruppe.</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation>&lt;b&gt;Kontextparallelität.&lt;/b&gt; Die Sequenz wird in CP Teile zerlegt: Aktivierungen sinken auf 1/CP; Keys und Values wandern in jeder Attention-Schicht durch die CP-Gruppe.</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation>&lt;b&gt;Pipeline-Parallelität.&lt;/b&gt; Die Schichten werden auf PP Stufen verteilt. Der Leerlaufanteil von 1F1B ist (PP − 1) / (m + PP − 1) bei m Microbatches.</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation>&lt;b&gt;Virtuelle Stufen.&lt;/b&gt; Jeder Pipeline-Rank hält VPP Chunks des Modells: Die Bubble sinkt auf 1/VPP, die Transfers an den Grenzen wachsen auf das VPP-Fache.</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation>&lt;b&gt;Expertenparallelität.&lt;/b&gt; Die Experten einer Schicht werden auf EP GPUs verteilt: Expertengewichte pro GPU sinken auf 1/EP; Tokens wandern durch zwei All-to-Alls pro Schicht und Pass.</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation>&lt;b&gt;Tensorparallelität innerhalb eines Experten.&lt;/b&gt; Folgt TP, wenn nicht gesetzt.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Microbatch</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sequences per microbatch.&lt;/b&gt; Activations grow with it; the number of microbatches m = global batch / (DP · microbatch) falls, so the bubble grows.</source>
        <translation>&lt;b&gt;Sequenzen pro Microbatch.&lt;/b&gt; Aktivierungen wachsen damit; die Anzahl der Microbatches m = globaler Batch / (DP · Microbatch) sinkt, daher wächst die Bubble.</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation>&lt;b&gt;Datenparallelität&lt;/b&gt; ergibt sich: DP = GPUs / (TP · CP · PP).</translation>
    </message>
    <message>
        <source>%1, %2 microbatches</source>
        <translation>%1, %2 Microbatches</translation>
    </message>
    <message>
        <source>%1 GPUs do not divide</source>
        <translation>%1 GPUs nicht teilbar</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Sequenzparallel</translation>
    </message>
    <message>
        <source>Norms and dropouts are cut along the sequence over the TP group: their saved activations fall by 1/TP at no extra traffic.</source>
        <translation>Norms und Dropouts werden über die TP-Gruppe entlang der Sequenz zerlegt: Ihre gespeicherten Aktivierungen sinken auf 1/TP ohne zusätzlichen Datenverkehr.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation>Wo die Vokabularschichten am Ein- und Ausgang laufen. Sie machen die erste und die letzte Stufe schwerer: Logits von b·s·V und 2·b·s·h·V FLOPs vorwärts (arXiv 2411.05288).</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Schedule</translation>
    </message>
    <message>
        <source>The order of forward and backward passes on each stage. It decides the bubble and how many microbatches are in flight: up to PP for 1F1B, all m for GPipe.</source>
        <translation>Die Reihenfolge der Vorwärts- und Rückwärtspässe auf jeder Stufe. Sie bestimmt die Bubble und wie viele Microbatches zugleich unterwegs sind: bis zu PP bei 1F1B, alle m bei GPipe.</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Whether a stage computes on while it sends to its neighbour.</source>
        <translation>Ob eine Stufe weiterrechnet, während sie an ihren Nachbarn sendet.</translation>
    </message>
    <message>
        <source>Shard weights</source>
        <translation>Gewichte sharden</translation>
    </message>
    <message>
        <source>ZeRO-3 and FSDP: each rank keeps 1/N of the weights and gathers them for each pass.</source>
        <translation>ZeRO-3 und FSDP: Jeder Rank behält 1/N der Gewichte und sammelt sie für jeden Pass ein.</translation>
    </message>
    <message>
        <source>Shard gradients</source>
        <translation>Gradienten sharden</translation>
    </message>
    <message>
        <source>ZeRO-2: gradients are reduce-scattered, each rank keeps 1/N of them.</source>
        <translation>ZeRO-2: Gradienten werden per Reduce-Scatter verteilt, jeder Rank behält 1/N davon.</translation>
    </message>
    <message>
        <source>Shard optimizer</source>
        <translation>Optimizer sharden</translation>
    </message>
    <message>
        <source>ZeRO-1, Megatron&apos;s distributed optimizer: each rank keeps 1/N of master weights and moments.</source>
        <translation>ZeRO-1, Distributed Optimizer von Megatron: Jeder Rank behält 1/N der Master-Gewichte und Momente.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neu berechnen</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation>Was im Rückwärtspass neu berechnet statt aufbewahrt wird. Alles: Eine Schicht behält 2·s·b·h Byte und kostet einen zusätzlichen Vorwärtspass.</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>Neu berechnete Schichten</translation>
    </message>
    <message>
        <source>Groups: layers per checkpoint. First layers: how many of each stage.</source>
        <translation>Gruppen: Schichten pro Checkpoint. Erste Schichten: wie viele jeder Stufe.</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>Activations leave the GPU between forward and backward, over the host link.</source>
        <translation>Aktivierungen verlassen die GPU zwischen Vorwärts- und Rückwärtspass über den Host-Link.</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>Ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>Share of the activations that may leave.</source>
        <translation>Anteil der Aktivierungen, der ausgelagert werden darf.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation>Byte pro Gewicht, Gradient und Aktivierung, und welche Spitzenrate der GPU gilt.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>State per parameter: Adam keeps an FP32 master copy and two moments, 12 bytes.</source>
        <translation>Zustand pro Parameter: Adam hält eine FP32-Masterkopie und zwei Momente, 12 Byte.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Type of the gradient buffer: 4 or 2 bytes per parameter.</source>
        <translation>Typ des Gradientenpuffers: 4 oder 2 Byte pro Parameter.</translation>
    </message>
    <message>
        <source>Cross entropy</source>
        <translation>Cross-Entropy</translation>
    </message>
    <message>
        <source>How many copies of the logits, b·s·V/TP elements, live at the end of the forward pass.</source>
        <translation>Wie viele Kopien der Logits, b·s·V/TP Elemente, am Ende des Vorwärtspasses im Speicher liegen.</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>reserved = allocated · fragmentation; 1.03 to 1.07 was measured.</source>
        <translation>reserviert = belegt · Fragmentierung; gemessen wurden 1,03 bis 1,07.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”.</source>
        <translation>Konstanter Anteil des Frameworks innerhalb von „belegt“.</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>Gerätekontext</translation>
    </message>
    <message>
        <source>Driver context and kernels, outside the framework&apos;s allocator.</source>
        <translation>Treiberkontext und Kernel, außerhalb des Framework-Allokators.</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>Pro Communicator</translation>
    </message>
    <message>
        <source>Buffers of one communicator (NCCL); every group a rank belongs to has one.</source>
        <translation>Puffer eines Communicators (NCCL); jede Gruppe, zu der ein Rank gehört, hat einen.</translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation>Vokabularteiler</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP.</source>
        <translation>Das Vokabular wird auf ein Vielfaches dieses Werts mal TP aufgefüllt.</translation>
    </message>
    <message>
        <source>Overlap DP</source>
        <translation>DP überlappen</translation>
    </message>
    <message>
        <source>Gradient reduction hides behind the backward pass of the last microbatch.</source>
        <translation>Die Gradientenreduktion verbirgt sich hinter dem Rückwärtspass des letzten Microbatch.</translation>
    </message>
    <message>
        <source>Overlap TP</source>
        <translation>TP überlappen</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives are cut up and hidden behind matrix products.</source>
        <translation>Kollektive der Tensorparallelität werden zerlegt und hinter Matrixprodukten verborgen.</translation>
    </message>
    <message>
        <source>Overlap EP</source>
        <translation>EP überlappen</translation>
    </message>
    <message>
        <source>Expert all-to-alls are hidden behind other computation.</source>
        <translation>All-to-Alls der Experten werden hinter anderen Berechnungen verborgen.</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix.</source>
        <translation>PowerSGD sendet zwei schmale Faktoren vom Rang r statt einer ganzen Gradientenmatrix.</translation>
    </message>
    <message>
        <source>Compression rank</source>
        <translation>Kompressionsrang</translation>
    </message>
    <message>
        <source>Rank r of the factors: bytes fall from n·m to r·(n + m).</source>
        <translation>Rang r der Faktoren: Die Bytes sinken von n·m auf r·(n + m).</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioList</name>
    <message>
        <source>Plans of the project</source>
        <translation>Pläne des Projekts</translation>
    </message>
    <message>
        <source>Ctrl+D copies the plan on screen; F2 renames; Delete deletes</source>
        <translation>Ctrl+D kopiert den angezeigten Plan; F2 benennt um; Delete löscht</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SmallMultiples</name>
    <message>
        <source>All layers</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>%1: most extreme %2, expert %3 to %4</source>
        <translation>%1: Extremwert %2, Experte %3 zu %4</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Most extreme value</source>
        <translation>Extremster Wert</translation>
    </message>
    <message>
        <source>From expert</source>
        <translation>Von Experte</translation>
    </message>
    <message>
        <source>To expert</source>
        <translation>Zu Experte</translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace of Megatron, vLLM or SGLang here.</source>
        <translation>Noch kein Routing. Einen Router-Trace von Megatron, vLLM oder SGLang hier ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n matrices on one colour scale.</source>
        <translation>
            <numerusform>%1: %n Matrix auf einer Farbskala.</numerusform>
            <numerusform>%1: %n Matrizen auf einer Farbskala.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StartPage</name>
    <message>
        <source>Will it fit, how fast will it be, and what is in the way?</source>
        <translation>Passt es, wie schnell wird es und was steht im Weg?</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>A mixture-of-experts model on 16 nodes with measured, unequal links</source>
        <translation>Ein Mixture-of-Experts-Modell auf 16 Nodes mit gemessenen, ungleichen Links</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>A model, a cluster and a first plan; kept in one file</source>
        <translation>Ein Modell, ein Cluster und ein erster Plan; in einer Datei</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>A project, or a plan as JSON; dropping it on the window does the same</source>
        <translation>Ein Projekt oder ein Plan als JSON; auf das Fenster ziehen bewirkt dasselbe</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt verwendete Projekte</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StatusFigures</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time of one training step</source>
        <translation>Dauer eines Trainingsschritts</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Tokens of the global batch divided by the step time</source>
        <translation>Tokens des globalen Batchs geteilt durch die Schrittdauer</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: FLOPs the model needs over what the GPUs could do</source>
        <translation>Model FLOPs Utilization: vom Modell benötigte FLOPs geteilt durch die auf den GPUs möglichen</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>Idle share of the pipeline: (makespan − busiest stage) / makespan</source>
        <translation>Leerlaufanteil der Pipeline: (Makespan − am stärksten ausgelastete Stufe) / Makespan</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Spitzenspeicher</translation>
    </message>
    <message>
        <source>Device memory of the fullest GPU</source>
        <translation>Gerätespeicher der vollsten GPU</translation>
    </message>
    <message>
        <source>Updating</source>
        <translation>Wird aktualisiert</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>The figures belong to the plan before the last change</source>
        <translation>Die Werte gehören zum Plan vor der letzten Änderung</translation>
    </message>
    <message>
        <source>The figures belong to this plan</source>
        <translation>Die Werte gehören zu diesem Plan</translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses</source>
        <translation>Der Plan ist nicht möglich, siehe Diagnosen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>✕ Not possible</source>
        <translation>✕ Nicht möglich</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stage %1: %2 of %3</source>
        <translation>Stufe %1: %2 von %3</translation>
    </message>
    <message>
        <source>✓ Fits</source>
        <translation>✓ Passt</translation>
    </message>
    <message>
        <source>✕ Does not fit</source>
        <translation>✕ Passt nicht</translation>
    </message>
    <message>
        <source>%1 are free on the fullest GPU</source>
        <translation>%1 auf der vollsten GPU frei</translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation>%1 zu viel auf der vollsten GPU</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TableDialog</name>
    <message>
        <source>Table: %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the whole table, as tab-separated text (%1)</source>
        <translation>Ausgewählte Zellen oder die ganze Tabelle als tabulatorgetrennten Text kopieren (%1)</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message>
        <source>paler: later chunk</source>
        <translation>blasser: späterer Chunk</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>kritischer Pfad</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>folded passes: height is the share of time</source>
        <translation>zusammengefasste Pässe: Höhe ist Zeitanteil</translation>
    </message>
    <message>
        <source>over: %1</source>
        <translation>zu viel: %1</translation>
    </message>
    <message>
        <source>%1 of microbatch %2</source>
        <translation>%1 von Microbatch %2</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>Vorwärtspass</translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation>Eingabegradient</translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>Gewichtsgradient</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>Rückwärtspass</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>overlapped forward and backward</source>
        <translation>überlappter Vorwärts- und Rückwärtspass</translation>
    </message>
    <message>
        <source>output layer, first half</source>
        <translation>Ausgabeschicht, erste Hälfte</translation>
    </message>
    <message>
        <source>output layer, second half</source>
        <translation>Ausgabeschicht, zweite Hälfte</translation>
    </message>
    <message>
        <source>input embedding forward</source>
        <translation>Eingabe-Embedding vorwärts</translation>
    </message>
    <message>
        <source>input embedding backward</source>
        <translation>Eingabe-Embedding rückwärts</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>cool-down</source>
        <translation>Cool-down</translation>
    </message>
    <message>
        <source>waits for a pass</source>
        <translation>wartet auf einen Pass</translation>
    </message>
    <message>
        <source>waits for a link</source>
        <translation>wartet auf einen Link</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>wartet an einer Barriere</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>%1 (%2 ns)</source>
        <translation>%1 (%2 ns)</translation>
    </message>
    <message>
        <source>%1 on %2: %3, from %4 to %5.</source>
        <translation>%1 auf %2: %3, von %4 bis %5.</translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work: %3 on %4 (warm-up).</source>
        <translation>%1 wartet %2 auf die erste Arbeit: %3 auf %4 (Warm-up).</translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work (warm-up).</source>
        <translation>%1 wartet %2 auf die erste Arbeit (Warm-up).</translation>
    </message>
    <message>
        <source>%1 is done %2 before the step ends (cool-down).</source>
        <translation>%1 ist %2 vor dem Ende des Schritts fertig (Cool-down).</translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4.</source>
        <translation>%1 wartet %2 auf: %3 auf %4.</translation>
    </message>
    <message>
        <source>%1 waits %2 for a pass of another stage.</source>
        <translation>%1 wartet %2 auf einen Pass einer anderen Stufe.</translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4 over the link.</source>
        <translation>%1 wartet %2 auf: %3 auf %4, über den Link.</translation>
    </message>
    <message>
        <source>%1 waits %2 for a transfer over a link.</source>
        <translation>%1 wartet %2 auf einen Transfer über einen Link.</translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for %3 on %4.</source>
        <translation>%1 wartet %2 an einer Barriere auf: %3 auf %4.</translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for the other stages.</source>
        <translation>%1 wartet %2 an einer Barriere auf die anderen Stufen.</translation>
    </message>
    <message>
        <source>%1 waits %2 because %3 on %4 takes longer than its own passes.</source>
        <translation>%1 wartet %2, weil %3 auf %4 länger dauert als die eigenen Pässe.</translation>
    </message>
    <message>
        <source>%1 waits %2 because another stage has longer passes.</source>
        <translation>%1 wartet %2, weil eine andere Stufe längere Pässe hat.</translation>
    </message>
    <message>
        <source>, chunk %1 (virtual stage %2)</source>
        <translation>, Chunk %1 (virtuelle Stufe %2)</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation>Dauert %1</translation>
    </message>
    <message>
        <source>Starts at %1</source>
        <translation>Beginnt bei %1</translation>
    </message>
    <message>
        <source>Ends at %1</source>
        <translation>Endet bei %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>Leerlauf %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n passes folded into %2</source>
        <translation>
            <numerusform>%1: %n Pass in %2 zusammengefasst</numerusform>
            <numerusform>%1: %n Pässe in %2 zusammengefasst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 Leerlauf</translation>
    </message>
    <message>
        <source>Zoom in to see single passes.</source>
        <translation>Hineinzoomen, um einzelne Pässe zu sehen.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>Bubble %1</translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation>1 Stufe</translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation>1 Microbatch</translation>
    </message>
    <message numerus="yes">
        <source>%n microbatches</source>
        <translation>
            <numerusform>%n Microbatch</numerusform>
            <numerusform>%n Microbatches</numerusform>
        </translation>
    </message>
    <message>
        <source>Pipeline timeline. %1.</source>
        <translation>Pipeline-Zeitleiste. %1.</translation>
    </message>
    <message>
        <source>%1 idles longest: %2.</source>
        <translation>%1 hat den längsten Leerlauf: %2.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineTable</name>
    <message>
        <source>Lane</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>Microbatch</translation>
    </message>
    <message>
        <source>Virtual stage</source>
        <translation>Virtuelle Stufe</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>Start (ns)</source>
        <translation>Beginn (ns)</translation>
    </message>
    <message>
        <source>End (ns)</source>
        <translation>Ende (ns)</translation>
    </message>
    <message>
        <source>Duration (ns)</source>
        <translation>Dauer (ns)</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>idle: %1</source>
        <translation>Leerlauf: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineView</name>
    <message>
        <source>Δt %1</source>
        <translation>Δt %1</translation>
    </message>
    <message>
        <source>Pipeline timeline</source>
        <translation>Pipeline-Zeitleiste</translation>
    </message>
    <message>
        <source>Scroll stages</source>
        <translation>Stufen scrollen</translation>
    </message>
    <message>
        <source>No timeline yet.</source>
        <translation>Noch keine Zeitleiste.</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>Diese Werte werden neu berechnet.</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>All&amp;es einpassen</translation>
    </message>
    <message>
        <source>Zoom &amp;back</source>
        <translation>&amp;Zurück zoomen</translation>
    </message>
    <message>
        <source>Zoom to &amp;measured interval</source>
        <translation>Auf &amp;gemessenes Intervall zoomen</translation>
    </message>
    <message>
        <source>C&amp;ritical path</source>
        <translation>K&amp;ritischer Pfad</translation>
    </message>
    <message>
        <source>No timeline yet</source>
        <translation>Noch keine Zeitleiste</translation>
    </message>
    <message>
        <source>Choose a model and a cluster, or drop a profiler trace here: every pass and every wait of one step appears, stage by stage.</source>
        <translation>Modell und Cluster wählen oder einen Profiler-Trace hier ablegen: Jeder Pass und jede Wartezeit eines Schritts erscheinen, Stufe für Stufe.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Views</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation>Expertenaffinität</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>Expertenlast</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Words</name>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>axis order</source>
        <translation>Achsenreihenfolge</translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation>Schichten pro Stufe</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Schedule</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>weight sharding</source>
        <translation>Gewichts-Sharding</translation>
    </message>
    <message>
        <source>gradient sharding</source>
        <translation>Gradienten-Sharding</translation>
    </message>
    <message>
        <source>optimizer sharding</source>
        <translation>Optimizer-Sharding</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation>Rank-Platzierung</translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation>Expertenplatzierung</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation>Plan umbenennen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>other %1</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>field and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>Interleaved 1F1B</translation>
    </message>
    <message>
        <source>Zero bubble H1</source>
        <translation>Zero Bubble H1</translation>
    </message>
    <message>
        <source>Zero bubble H2</source>
        <translation>Zero Bubble H2</translation>
    </message>
    <message>
        <source>Zero bubble, automatic</source>
        <translation>Zero Bubble, automatisch</translation>
    </message>
    <message>
        <source>Zero bubble V</source>
        <translation>Zero Bubble V</translation>
    </message>
    <message>
        <source>Zero bubble V, automatic</source>
        <translation>Zero Bubble V, automatisch</translation>
    </message>
    <message>
        <source>V-Half</source>
        <translation>V-Half</translation>
    </message>
    <message>
        <source>V-Min</source>
        <translation>V-Min</translation>
    </message>
    <message>
        <source>1F1B-V</source>
        <translation>1F1B-V</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>DualPipe-V</source>
        <translation>DualPipe-V</translation>
    </message>
    <message>
        <source>Chimera</source>
        <translation>Chimera</translation>
    </message>
    <message>
        <source>Looped breadth-first</source>
        <translation>Looped Breadth-First</translation>
    </message>
    <message>
        <source>Custom order</source>
        <translation>Eigene Reihenfolge</translation>
    </message>
    <message>
        <source>On the first and last stage</source>
        <translation>Auf der ersten und letzten Stufe</translation>
    </message>
    <message>
        <source>Fewer layers on those stages</source>
        <translation>Weniger Schichten auf diesen Stufen</translation>
    </message>
    <message>
        <source>Vocab-1: over all stages, one barrier</source>
        <translation>Vocab-1: über alle Stufen, eine Barriere</translation>
    </message>
    <message>
        <source>Vocab-2: over all stages, two barriers</source>
        <translation>Vocab-2: über alle Stufen, zwei Barrieren</translation>
    </message>
    <message>
        <source>Interlaced over all stages</source>
        <translation>Interlaced über alle Stufen</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 gemischt</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 gemischt</translation>
    </message>
    <message>
        <source>FP8 mixed</source>
        <translation>FP8 gemischt</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Adam, BF16 moments</source>
        <translation>Adam, BF16-Momente</translation>
    </message>
    <message>
        <source>Adam, FP8 moments</source>
        <translation>Adam, FP8-Momente</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Selected modules</source>
        <translation>Ausgewählte Module</translation>
    </message>
    <message>
        <source>Everything, in groups of layers</source>
        <translation>Alles, in Gruppen von Schichten</translation>
    </message>
    <message>
        <source>The first layers of a stage</source>
        <translation>Die ersten Schichten einer Stufe</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nirgendwohin</translation>
    </message>
    <message>
        <source>To host memory</source>
        <translation>In den Host-Speicher</translation>
    </message>
    <message>
        <source>To NVMe</source>
        <translation>Auf NVMe</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>Asynchron</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Blockierend</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fused</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>Unfused</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Eager</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>PowerSGD</source>
        <translation>PowerSGD</translation>
    </message>
    <message>
        <source>Not sharded</source>
        <translation>Nicht geshardet</translation>
    </message>
    <message>
        <source>Over all data-parallel ranks</source>
        <translation>Über alle datenparallelen Ranks</translation>
    </message>
    <message>
        <source>Over groups of %1</source>
        <translation>Über Gruppen von %1</translation>
    </message>
    <message>
        <source>Over directly linked GPUs</source>
        <translation>Über direkt verbundene GPUs</translation>
    </message>
    <message>
        <source>Over the ranks of a node</source>
        <translation>Über die Ranks eines Node</translation>
    </message>
    <message>
        <source>Over all GPUs</source>
        <translation>Über alle GPUs</translation>
    </message>
</context>
</TS>
