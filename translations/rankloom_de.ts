<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Phrase</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>Choose the files in it.</source>
        <translation>Die Dateien darin wählen.</translation>
    </message>
    <message>
        <source>The file is larger than 256 MiB.</source>
        <translation>Die Datei ist größer als 256 MiB.</translation>
    </message>
    <message>
        <source>The trace is larger than 2 GiB.</source>
        <translation>Der Trace ist größer als 2 GiB.</translation>
    </message>
    <message>
        <source>Profile one step instead of many.</source>
        <translation>Nur einen Schritt statt vieler aufzeichnen.</translation>
    </message>
    <message>
        <source>The project holds no plan.</source>
        <translation>Das Projekt enthält keinen Plan.</translation>
    </message>
    <message>
        <source>Repair a copy of the project.</source>
        <translation>Eine Kopie des Projekts reparieren.</translation>
    </message>
    <message>
        <source>Reports cannot be written as &apos;{}&apos;</source>
        <translation>Berichte können nicht als &apos;{}&apos; geschrieben werden</translation>
    </message>
    <message>
        <source>Choose a name that ends in .html or .pdf.</source>
        <translation>Einen Namen wählen, der auf .html oder .pdf endet.</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>Der Bericht wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>There is not enough memory to evaluate this plan.</source>
        <translation>Der Speicher reicht nicht, um diesen Plan auszuwerten.</translation>
    </message>
    <message>
        <source>There is not enough memory to compare these plans.</source>
        <translation>Der Speicher reicht nicht, um diese Pläne zu vergleichen.</translation>
    </message>
    <message>
        <source>The folder for own projects cannot be created.</source>
        <translation>Der Ordner für eigene Projekte kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The example project is not installed.</source>
        <translation>Das Beispielprojekt ist nicht installiert.</translation>
    </message>
    <message>
        <source>Build it, or open any plan document.</source>
        <translation>Es bauen oder ein beliebiges Plandokument öffnen.</translation>
    </message>
    <message>
        <source>Did you mean {}?</source>
        <translation>War {} gemeint?</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>nichts (null)</translation>
    </message>
    <message>
        <source>the string &quot;{}&quot;</source>
        <translation>die Zeichenkette „{}“</translation>
    </message>
    <message>
        <source>an array of {}</source>
        <translation>ein Array mit {}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>the number {}</source>
        <translation>die Zahl {}</translation>
    </message>
    <message>
        <source>found {}, where {} is expected</source>
        <translation>{} gefunden, erwartet wird {}</translation>
    </message>
    <message>
        <source>this field is missing, where {} is expected</source>
        <translation>dieses Feld fehlt, erwartet wird {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>an integer from {} to {}</source>
        <translation>eine ganze Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation>eine Zahl von {} bis {}</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>an array of integers</source>
        <translation>ein Array ganzer Zahlen</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>ein Array von Zeichenketten</translation>
    </message>
    <message>
        <source>The field &quot;{}&quot; is unknown and has no effect.</source>
        <translation>Das Feld „{}“ ist unbekannt und hat keine Wirkung.</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; appears twice in one object</source>
        <translation>der Schlüssel „{}“ kommt in einem Objekt zweimal vor</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>Nur einen der beiden behalten.</translation>
    </message>
    <message>
        <source>this is not well-formed JSON: {}</source>
        <translation>dies ist kein wohlgeformtes JSON: {}</translation>
    </message>
    <message>
        <source>The text seems to be cut off.</source>
        <translation>Der Text scheint abgeschnitten zu sein.</translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation>es gibt mehr als {} Werte</translation>
    </message>
    <message>
        <source>the nesting is deeper than {} levels</source>
        <translation>die Verschachtelung ist tiefer als {} Ebenen</translation>
    </message>
    <message>
        <source>this text is encoded in UTF-16</source>
        <translation>dieser Text ist in UTF-16 kodiert</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>this is a binary file, not JSON text</source>
        <translation>dies ist eine Binärdatei, kein JSON-Text</translation>
    </message>
    <message>
        <source>this text is not valid UTF-8</source>
        <translation>dieser Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}.</translation>
    </message>
    <message>
        <source>No device preset is called &quot;{}&quot;.</source>
        <translation>Keine Gerätevorlage heißt „{}“.</translation>
    </message>
    <message>
        <source>Nearest: {}.</source>
        <translation>Am ähnlichsten: {}.</translation>
    </message>
    <message>
        <source>several plans are called &quot;{}&quot;</source>
        <translation>mehrere Pläne heißen „{}“</translation>
    </message>
    <message>
        <source>Name it by its place, from 1 to {}.</source>
        <translation>Den Plan über seine Nummer angeben, von 1 bis {}.</translation>
    </message>
    <message>
        <source>there is no plan {} to be the baseline</source>
        <translation>es gibt keinen Plan {}, der Basis sein könnte</translation>
    </message>
    <message>
        <source>Plans count from 1 to {}: {}.</source>
        <translation>Pläne zählen von 1 bis {}: {}.</translation>
    </message>
    <message>
        <source>{} a step, {} tokens/s, {:.1f} % MFU</source>
        <translation>{} pro Schritt, {} Tokens/s, {:.1f} % MFU</translation>
    </message>
    <message>
        <source>{} fits: {}.</source>
        <translation>{} passt: {}.</translation>
    </message>
    <message>
        <source>{} is the only plan that fits: {}.</source>
        <translation>{} ist der einzige Plan, der passt: {}.</translation>
    </message>
    <message>
        <source>{} gives up {:.1f} % of the tokens per second of {} and fits at the high end of its memory band, which that does not: {}.</source>
        <translation>{} verzichtet auf {:.1f} % der Tokens pro Sekunde von {} und passt auch am oberen Ende seines Speicherbands, was jener nicht tut: {}.</translation>
    </message>
    <message>
        <source>{} is the fastest plan that fits: {}; {:.1f} % more tokens per second than {}, the next.</source>
        <translation>{} ist der schnellste Plan, der passt: {}; {:.1f} % mehr Tokens pro Sekunde als {}, der nächste.</translation>
    </message>
    <message>
        <source>Its fullest GPU, on stage {}, holds {} of {} and keeps {} free</source>
        <translation>Die vollste GPU, auf Stufe {}, belegt {} von {} und hält {} frei</translation>
    </message>
    <message>
        <source>; at the high end of the band still {}.</source>
        <translation>; am oberen Ende des Bands noch {}.</translation>
    </message>
    <message>
        <source>; at the high end of the band it does not fit.</source>
        <translation>; am oberen Ende des Bands passt er nicht.</translation>
    </message>
    <message>
        <source>tensor-parallel communication</source>
        <translation>tensorparallele Kommunikation</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation>kontextparallele Kommunikation</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation>expertenparallele Kommunikation</translation>
    </message>
    <message>
        <source>exposed data-parallel communication</source>
        <translation>nicht überlappte datenparallele Kommunikation</translation>
    </message>
    <message>
        <source>the optimizer</source>
        <translation>der Optimizer</translation>
    </message>
    <message>
        <source>the pipeline bubble</source>
        <translation>die Pipeline-Bubble</translation>
    </message>
    <message>
        <source>offloading</source>
        <translation>die Auslagerung</translation>
    </message>
    <message>
        <source>{:.0f} % of its step is compute; what costs most beside it is {} ({}, {:.1f} %).</source>
        <translation>{:.0f} % des Schritts sind Rechenzeit; der größte Posten daneben: {} ({}, {:.1f} %).</translation>
    </message>
    <message>
        <source>{} is not possible; see its diagnoses.</source>
        <translation>{} ist nicht möglich; siehe die Diagnosen dazu.</translation>
    </message>
    <message>
        <source>{} would be faster, but does not fit: stage {} lacks {}.</source>
        <translation>{} wäre schneller, passt aber nicht: Stufe {} fehlen {}.</translation>
    </message>
    <message>
        <source>{} does not fit: stage {} lacks {}.</source>
        <translation>{} passt nicht: Stufe {} fehlen {}.</translation>
    </message>
    <message>
        <source>The plan cannot be recommended as it is.</source>
        <translation>Der Plan kann so nicht empfohlen werden.</translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is.</source>
        <translation>Keiner der Pläne kann so empfohlen werden.</translation>
    </message>
    <message>
        <source>There is no measured step to calibrate with.</source>
        <translation>Es gibt keinen gemessenen Schritt, mit dem kalibriert werden könnte.</translation>
    </message>
    <message>
        <source>Give at least one run whose plan is legal and whose time is above zero.</source>
        <translation>Mindestens einen Lauf angeben, dessen Plan zulässig ist und dessen Zeit über null liegt.</translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation>Die Kalibrierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>One measured step cannot be held against a fit to the others.</source>
        <translation>Ein einziger gemessener Schritt lässt sich nicht gegen eine Anpassung an die übrigen prüfen.</translation>
    </message>
    <message>
        <source>The evaluation was cancelled.</source>
        <translation>Die Auswertung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} weitere</translation>
    </message>
    <message>
        <source>What-if: {}.</source>
        <translation>Was-wäre-wenn: {}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation>Alle Was-wäre-wenn-Annahmen verwerfen</translation>
    </message>
    <message>
        <source>{} of {} nodes is kept free as broken or draining.</source>
        <translation>{} von {} Knoten wird als defekt oder im Drain freigehalten.</translation>
    </message>
    <message>
        <source>{} of {} nodes are kept free as broken or draining.</source>
        <translation>{} von {} Knoten werden als defekt oder im Drain freigehalten.</translation>
    </message>
    <message>
        <source>The model has no experts that could move</source>
        <translation>Das Modell hat keine Experten, die umziehen könnten</translation>
    </message>
    <message>
        <source>The plans differ in layout, stages or rank placement, so that more than experts would move</source>
        <translation>Die Pläne unterscheiden sich in Layout, Stufen oder Rank-Platzierung, sodass mehr als Experten umziehen müsste</translation>
    </message>
    <message>
        <source>Compare plans that differ in experts.placement only.</source>
        <translation>Pläne vergleichen, die sich nur in experts.placement unterscheiden.</translation>
    </message>
    <message>
        <source>same step time</source>
        <translation>gleiche Schrittdauer</translation>
    </message>
    <message>
        <source>step {:+.1f} %</source>
        <translation>Schritt {:+.1f} %</translation>
    </message>
    <message>
        <source>Stage {} needs {} of a device that has {}: {} too much.</source>
        <translation>Stufe {} braucht {} auf einem Gerät mit {}: {} zu viel.</translation>
    </message>
    <message>
        <source> At the low end of its band, {}, it would fit.</source>
        <translation> Am unteren Ende des Bands, {}, würde es passen.</translation>
    </message>
    <message>
        <source> No single change is enough; these save most.</source>
        <translation> Keine einzelne Änderung genügt; diese sparen am meisten.</translation>
    </message>
    <message>
        <source> No single change lowers the peak.</source>
        <translation> Keine einzelne Änderung senkt die Spitze.</translation>
    </message>
    <message>
        <source>routing keeps the fullest expert rank within {:.2f} x the mean load ({:.2f} expected, up to {:.2f})</source>
        <translation>das Routing den vollsten Experten-Rank innerhalb von {:.2f} × der mittleren Last hält ({:.2f} erwartet, bis zu {:.2f})</translation>
    </message>
    <message>
        <source>reserved memory stays within {:.3f} x allocated ({:.3f} expected, up to {:.3f})</source>
        <translation>der reservierte Speicher innerhalb von {:.3f} × dem belegten bleibt ({:.3f} erwartet, bis zu {:.3f})</translation>
    </message>
    <message>
        <source>routing and fragmentation are not at their worst together</source>
        <translation>Routing und Fragmentierung nicht zugleich am ungünstigsten ausfallen</translation>
    </message>
    <message>
        <source>Stage {} fits with {} to spare, but its band reaches {} of {}: it fits only if {}.</source>
        <translation>Stufe {} passt mit {} Reserve, aber das Band reicht bis {} von {}: Es passt nur, wenn {}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> ({}, {})</source>
        <translation> ({}, {})</translation>
    </message>
    <message>
        <source>{} of {} tensor-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}).</source>
        <translation>{} von {} tensorparallelen Gruppen reichen über mehrere Knoten und kommunizieren in jeder Schicht über Verbindungen mit nur {} ({} → {}).</translation>
    </message>
    <message>
        <source>Place the ranks in order</source>
        <translation>Die Ranks der Reihe nach platzieren</translation>
    </message>
    <message>
        <source>Offloading {:.0f} % of the activations of stage {} needs {}, and the way out has {}: backward passes wait.</source>
        <translation>Die Auslagerung von {:.0f} % der Aktivierungen von Stufe {} braucht {}, für den Weg hinaus bleiben {}: Rückwärtspässe warten.</translation>
    </message>
    <message>
        <source>Offload {:.0f} %, which nobody waits for</source>
        <translation>{:.0f} % auslagern, worauf niemand wartet</translation>
    </message>
    <message>
        <source>Do not offload activations</source>
        <translation>Aktivierungen nicht auslagern</translation>
    </message>
    <message>
        <source>The script gives no bandwidth of a node in cluster_info</source>
        <translation>Das Skript gibt in cluster_info keine Bandbreite eines Knotens an</translation>
    </message>
    <message>
        <source>Choose the script of AMP that describes the cluster.</source>
        <translation>Das Skript von AMP wählen, das den Cluster beschreibt.</translation>
    </message>
    <message>
        <source>Node {} has no bandwidth</source>
        <translation>Knoten {} hat keine Bandbreite</translation>
    </message>
    <message>
        <source>Give cluster_info of every node from 0 on.</source>
        <translation>cluster_info für jeden Knoten ab 0 angeben.</translation>
    </message>
    <message>
        <source>The bandwidths are constants of a script: they are taken as assumptions</source>
        <translation>Die Bandbreiten sind Konstanten eines Skripts: Sie gelten als Annahmen</translation>
    </message>
    <message>
        <source>Write [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])].</source>
        <translation>Schreiben: [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])].</translation>
    </message>
    <message>
        <source>A node needs two bandwidths: to other nodes, and inside</source>
        <translation>Ein Knoten braucht zwei Bandbreiten: zu anderen Knoten und innerhalb</translation>
    </message>
    <message>
        <source>{} is no number of a node</source>
        <translation>{} ist keine Knotennummer</translation>
    </message>
    <message>
        <source>Nodes are numbered from 0 to {}</source>
        <translation>Knoten sind von 0 bis {} nummeriert</translation>
    </message>
    <message>
        <source>{} is no constant</source>
        <translation>{} ist keine Konstante</translation>
    </message>
    <message>
        <source>{} is no number of 4-byte elements per second</source>
        <translation>{} ist keine Anzahl von 4-Byte-Elementen pro Sekunde</translation>
    </message>
    <message>
        <source>The nodes differ inside: all are taken as the slowest</source>
        <translation>Die Knoten unterscheiden sich im Inneren: Alle werden wie der langsamste angenommen</translation>
    </message>
    <message>
        <source>The array is damaged: {}</source>
        <translation>Das Array ist beschädigt: {}</translation>
    </message>
    <message>
        <source>Write the file again with numpy.save.</source>
        <translation>Die Datei mit numpy.save neu schreiben.</translation>
    </message>
    <message>
        <source>no NumPy signature</source>
        <translation>keine NumPy-Signatur</translation>
    </message>
    <message>
        <source>format version {}</source>
        <translation>Formatversion {}</translation>
    </message>
    <message>
        <source>it ends within its header</source>
        <translation>es endet innerhalb seines Headers</translation>
    </message>
    <message>
        <source>The array is not of int64 in C order</source>
        <translation>Das Array ist nicht vom Typ int64 in C-Ordnung</translation>
    </message>
    <message>
        <source>Convert it: numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;).</source>
        <translation>Umwandeln: numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;).</translation>
    </message>
    <message>
        <source>the shape cannot be read</source>
        <translation>die Shape ist nicht lesbar</translation>
    </message>
    <message>
        <source>it claims more values than the file holds</source>
        <translation>es gibt mehr Werte an, als die Datei enthält</translation>
    </message>
    <message>
        <source>it claims {} values, the file holds {} bytes of them</source>
        <translation>es gibt {} Werte an, die Datei enthält davon {} Byte</translation>
    </message>
    <message>
        <source>{} is &quot;auto&quot;: the trainer decides it.</source>
        <translation>{} ist &quot;auto&quot;: Der Trainer entscheidet darüber.</translation>
    </message>
    <message>
        <source>a batch of {} is no multiple of microbatch {} x {} accumulation steps</source>
        <translation>ein Batch von {} ist kein Vielfaches von Mikrobatch {} × {} Akkumulationsschritte</translation>
    </message>
    <message>
        <source>The batch is microbatch x accumulation steps x data-parallel ranks.</source>
        <translation>Der Batch ist Mikrobatch × Akkumulationsschritte × datenparallele Ranks.</translation>
    </message>
    <message>
        <source>Optimizer states on drives are estimated as in host memory.</source>
        <translation>Optimizer-Zustände auf Laufwerken werden wie im Host-Speicher geschätzt.</translation>
    </message>
    <message>
        <source>Weights that are kept in host memory are not estimated here: not read.</source>
        <translation>Gewichte, die im Host-Speicher liegen, werden hier nicht geschätzt: nicht gelesen.</translation>
    </message>
    <message>
        <source>MiCS needs ZeRO stage 3, not {}</source>
        <translation>MiCS braucht ZeRO-Stufe 3, nicht {}</translation>
    </message>
    <message>
        <source>hpZ and MiCS exclude each other</source>
        <translation>hpZ und MiCS schließen einander aus</translation>
    </message>
    <message>
        <source>{} makes traffic smaller, which is not estimated here.</source>
        <translation>{} verringert den Datenverkehr, was hier nicht geschätzt wird.</translation>
    </message>
    <message>
        <source>Which layers are recomputed is set in the model&apos;s code: not read.</source>
        <translation>Welche Schichten neu berechnet werden, legt der Code des Modells fest: nicht gelesen.</translation>
    </message>
    <message>
        <source>The model has no experts to place</source>
        <translation>Das Modell hat keine Experten, die zu platzieren wären</translation>
    </message>
    <message>
        <source>Choose a plan of a mixture-of-experts model.</source>
        <translation>Einen Plan eines Mixture-of-Experts-Modells wählen.</translation>
    </message>
    <message>
        <source>The expert placement of the plan is of another model</source>
        <translation>Die Expertenplatzierung des Plans gehört zu einem anderen Modell</translation>
    </message>
    <message>
        <source>See: rankloom-cli evaluate.</source>
        <translation>Siehe: rankloom-cli evaluate.</translation>
    </message>
    <message>
        <source>{} experts do not divide among {} devices</source>
        <translation>{} Experten lassen sich nicht gleichmäßig auf {} Geräte verteilen</translation>
    </message>
    <message>
        <source>Choose an EP that divides the experts.</source>
        <translation>Ein EP wählen, das die Anzahl der Experten teilt.</translation>
    </message>
    <message>
        <source>Expert {} is placed on device {} of {}</source>
        <translation>Experte {} ist auf Gerät {} von {} platziert</translation>
    </message>
    <message>
        <source>Device {} holds {} experts in layer row {}, device 0 holds {} in row 0: this engine needs equally many everywhere</source>
        <translation>Gerät {} hält {} Experten in Schichtzeile {}, Gerät 0 hält {} in Zeile 0: Diese Engine braucht überall gleich viele</translation>
    </message>
    <message>
        <source>The map does not place the experts of layer {}</source>
        <translation>Die Zuordnung platziert die Experten von Schicht {} nicht</translation>
    </message>
    <message>
        <source>Choose a map of this model.</source>
        <translation>Eine Zuordnung dieses Modells wählen.</translation>
    </message>
    <message>
        <source>The map has {} layers; the model has {}, {} of them with experts</source>
        <translation>Die Zuordnung hat {} Schichten; das Modell hat {}, davon {} mit Experten</translation>
    </message>
    <message>
        <source>Layer {}: the map names expert {}, the model has {}</source>
        <translation>Schicht {}: Die Zuordnung nennt Experte {}, das Modell hat {}</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is twice on device {}, which wastes a slot</source>
        <translation>Schicht {}: Experte {} liegt zweimal auf Gerät {}, was einen Slot verschwendet</translation>
    </message>
    <message>
        <source>Place the experts again without copies on one device.</source>
        <translation>Die Experten neu platzieren, ohne Kopien auf demselben Gerät.</translation>
    </message>
    <message>
        <source>Layer {}: expert {} has no device</source>
        <translation>Schicht {}: Experte {} hat kein Gerät</translation>
    </message>
    <message>
        <source>Choose a complete map.</source>
        <translation>Eine vollständige Zuordnung wählen.</translation>
    </message>
    <message>
        <source>The model of the project has no experts</source>
        <translation>Das Modell des Projekts hat keine Experten</translation>
    </message>
    <message>
        <source>Import the model the map is for first.</source>
        <translation>Zuerst das Modell importieren, zu dem die Zuordnung gehört.</translation>
    </message>
    <message>
        <source>The map places experts on {} devices, EP of the plan is {}</source>
        <translation>Die Zuordnung platziert Experten auf {} Geräten, EP des Plans ist {}</translation>
    </message>
    <message>
        <source>Set EP to {}.</source>
        <translation>EP auf {} setzen.</translation>
    </message>
    <message>
        <source>{} slots of a layer do not divide among the {} devices of EP</source>
        <translation>{} Slots einer Schicht lassen sich nicht gleichmäßig auf die {} Geräte von EP verteilen</translation>
    </message>
    <message>
        <source>Set EP to what the map was made for.</source>
        <translation>EP auf den Wert setzen, für den die Zuordnung erstellt wurde.</translation>
    </message>
    <message>
        <source>Choose an unedited map of where experts are.</source>
        <translation>Eine unveränderte Zuordnung der Experten zu Geräten wählen.</translation>
    </message>
    <message>
        <source>The map has {} layers</source>
        <translation>Die Zuordnung hat {} Schichten</translation>
    </message>
    <message>
        <source>The layers of the map have different numbers of devices</source>
        <translation>Die Schichten der Zuordnung haben unterschiedlich viele Geräte</translation>
    </message>
    <message>
        <source>The map is no list of layers</source>
        <translation>Die Zuordnung ist keine Liste von Schichten</translation>
    </message>
    <message>
        <source>Row {} of the map is no list of experts</source>
        <translation>Zeile {} der Zuordnung ist keine Liste von Experten</translation>
    </message>
    <message>
        <source>Row {} does not divide among {} devices</source>
        <translation>Zeile {} lässt sich nicht gleichmäßig auf {} Geräte verteilen</translation>
    </message>
    <message>
        <source>The document does not say on how many devices it places experts</source>
        <translation>Das Dokument sagt nicht, auf wie vielen Geräten es Experten platziert</translation>
    </message>
    <message>
        <source>The map has no layer_list</source>
        <translation>Die Zuordnung hat keine layer_list</translation>
    </message>
    <message>
        <source>The map says it has {} layers and lists {}</source>
        <translation>Die Zuordnung gibt {} Schichten an und listet {} auf</translation>
    </message>
    <message>
        <source>A layer of the map has no layer_id of its own, or no device_list</source>
        <translation>Eine Schicht der Zuordnung hat keine eigene layer_id oder keine device_list</translation>
    </message>
    <message>
        <source>Layer {}: a device has no device_id of its own, or no experts</source>
        <translation>Schicht {}: Ein Gerät hat keine eigene device_id oder keine Experten</translation>
    </message>
    <message>
        <source>Expected a key and a value</source>
        <translation>Erwartet werden ein Schlüssel und ein Wert</translation>
    </message>
    <message>
        <source>A layer has no list of experts, or is there twice</source>
        <translation>Eine Schicht hat keine Liste von Experten oder ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>The list of a layer is too long</source>
        <translation>Die Liste einer Schicht ist zu lang</translation>
    </message>
    <message>
        <source>The list holds something else than experts</source>
        <translation>Die Liste enthält etwas anderes als Experten</translation>
    </message>
    <message>
        <source>num_slots is {}, the layer has {}</source>
        <translation>num_slots ist {}, die Schicht hat {}</translation>
    </message>
    <message>
        <source>The list of the last layer does not end: the file is cut</source>
        <translation>Die Liste der letzten Schicht endet nicht: Die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>The columns must be layer,expert,device</source>
        <translation>Die Spalten müssen layer,expert,device sein</translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a device</source>
        <translation>Die Zeile enthält nicht Schicht, Experte und Gerät</translation>
    </message>
    <message>
        <source>The map names too many layers and devices</source>
        <translation>Die Zuordnung nennt zu viele Schichten und Geräte</translation>
    </message>
    <message>
        <source>this plan has no timeline: it cannot be evaluated</source>
        <translation>dieser Plan hat keine Zeitleiste: Er lässt sich nicht auswerten</translation>
    </message>
    <message>
        <source>See the diagnoses of its evaluation.</source>
        <translation>Siehe die Diagnosen seiner Auswertung.</translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {}</source>
        <translation>PyTorchs Ablaufdateien haben keine Form für {}</translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {} with vocabulary passes</source>
        <translation>PyTorchs Ablaufdateien haben keine Form für {} mit Vokabularpässen</translation>
    </message>
    <message>
        <source>Choose a schedule of forward and backward passes alone.</source>
        <translation>Einen Ablauf nur aus Vorwärts- und Rückwärtspässen wählen.</translation>
    </message>
    <message>
        <source>The figures hold under what-ifs: {}. Removed nodes are left out here, too.</source>
        <translation>Die Zahlen gelten unter Was-wäre-wenn-Annahmen: {}. Entfernte Knoten sind auch hier ausgelassen.</translation>
    </message>
    <message>
        <source>Correct the plan first.</source>
        <translation>Zuerst den Plan korrigieren.</translation>
    </message>
    <message>
        <source>{}, for one.</source>
        <translation>{}, zum Beispiel.</translation>
    </message>
    <message>
        <source>DeepSpeed shards over all {} data-parallel ranks (ZeRO 1 to 3), or everything over a smaller group (MiCS).</source>
        <translation>DeepSpeed shardet über alle {} datenparallelen Ranks (ZeRO 1 bis 3) oder alles über eine kleinere Gruppe (MiCS).</translation>
    </message>
    <message>
        <source>A second copy of the weights (hpZ) needs ZeRO 3 over all data-parallel ranks.</source>
        <translation>Eine Zweitkopie der Gewichte (hpZ) setzt ZeRO 3 über alle datenparallelen Ranks voraus.</translation>
    </message>
    <message>
        <source>8-bit training is set up in the model&apos;s code: bf16 is written.</source>
        <translation>8-Bit-Training wird im Code des Modells eingerichtet: bf16 wird geschrieben.</translation>
    </message>
    <message>
        <source>{} {} is set in the model&apos;s code, not in this file.</source>
        <translation>{} {} wird im Code des Modells gesetzt, nicht in dieser Datei.</translation>
    </message>
    <message>
        <source>The order of ranks is the launcher&apos;s and the model code&apos;s.</source>
        <translation>Die Reihenfolge der Ranks bestimmen der Launcher und der Code des Modells.</translation>
    </message>
    <message>
        <source>Recomputation is switched on in the model&apos;s code.</source>
        <translation>Die Neuberechnung wird im Code des Modells eingeschaltet.</translation>
    </message>
    <message>
        <source>Constants of the memory estimate stay with the plan: {}.</source>
        <translation>Konstanten der Speicherschätzung bleiben beim Plan: {}.</translation>
    </message>
    <message>
        <source>The placement of ranks on GPUs leaves the program as node order: export a rank file, a host file, Slurm or torchrun commands too.</source>
        <translation>Die Platzierung der Ranks auf GPUs verlässt das Programm als Knotenreihenfolge: zusätzlich ein Rankfile, ein Hostfile oder Befehle für Slurm oder torchrun exportieren.</translation>
    </message>
    <message>
        <source>Experts are laid out contiguously here; only SGLang takes a placement of experts.</source>
        <translation>Experten liegen hier zusammenhängend; nur SGLang übernimmt eine Platzierung der Experten.</translation>
    </message>
    <message>
        <source>node {} is called &quot;{}&quot;, which is no host name</source>
        <translation>Knoten {} heißt „{}“, was kein Hostname ist</translation>
    </message>
    <message>
        <source>Import a host file with the names of the nodes.</source>
        <translation>Ein Hostfile mit den Namen der Knoten importieren.</translation>
    </message>
    <message>
        <source>two nodes are called &quot;{}&quot;</source>
        <translation>zwei Knoten heißen „{}“</translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation>Jedem einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>a list of nodes can only place whole nodes: here a node holds ranks that do not follow each other</source>
        <translation>eine Knotenliste kann nur ganze Knoten platzieren: Hier hält ein Knoten Ranks, die nicht aufeinanderfolgen</translation>
    </message>
    <message>
        <source>Export a rank file, or place whole nodes.</source>
        <translation>Ein Rankfile exportieren oder ganze Knoten platzieren.</translation>
    </message>
    <message>
        <source>The order of ranks inside a node is not in this file: export a rank file or torchrun commands.</source>
        <translation>Die Reihenfolge der Ranks innerhalb eines Knotens steht nicht in dieser Datei: ein Rankfile oder torchrun-Befehle exportieren.</translation>
    </message>
    <message>
        <source>Slurm numbers the tasks of a node by rank: another order of GPUs inside a node is not in this file.</source>
        <translation>Slurm nummeriert die Tasks eines Knotens nach Rank: Eine andere Reihenfolge der GPUs innerhalb eines Knotens steht nicht in dieser Datei.</translation>
    </message>
    <message>
        <source>Context parallelism of a training plan has no counterpart in {}.</source>
        <translation>Kontextparallelität eines Trainingsplans hat in {} keine Entsprechung.</translation>
    </message>
    <message>
        <source>{} has one chunk of the model per pipeline rank.</source>
        <translation>{} hat einen Chunk des Modells pro Pipeline-Rank.</translation>
    </message>
    <message>
        <source>{} splits the layers evenly by itself.</source>
        <translation>{} teilt die Schichten selbst gleichmäßig auf.</translation>
    </message>
    <message>
        <source>Start the nodes in the order of a host file: export one too.</source>
        <translation>Die Knoten in der Reihenfolge eines Hostfiles starten: auch eines exportieren.</translation>
    </message>
    <message>
        <source>vLLM spreads experts over TP x DP = {} ranks.</source>
        <translation>vLLM verteilt Experten über TP x DP = {} Ranks.</translation>
    </message>
    <message>
        <source>vLLM takes no placement of experts: its own balancer (--enable-eplb) moves them.</source>
        <translation>vLLM übernimmt keine Platzierung der Experten: Der eigene Balancer (--enable-eplb) verschiebt sie.</translation>
    </message>
    <message>
        <source>A replica is larger than a node: vLLM then needs Ray (--data-parallel-backend ray) to place it.</source>
        <translation>Eine Replik ist größer als ein Knoten: vLLM braucht dann Ray (--data-parallel-backend ray), um sie zu platzieren.</translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind SGLang&apos;s router.</source>
        <translation>Dies ist eine von {} Repliken: ebenso viele hinter dem Router von SGLang starten.</translation>
    </message>
    <message>
        <source>SGLang shards an expert over {} ranks: what EP {} leaves of TP x DP = {}.</source>
        <translation>SGLang shardet einen Experten über {} Ranks: was EP {} von TP x DP = {} übrig lässt.</translation>
    </message>
    <message>
        <source>The placement of experts is a file of its own: export sglang-experts as expert_location.json.</source>
        <translation>Die Platzierung der Experten ist eine eigene Datei: sglang-experts als expert_location.json exportieren.</translation>
    </message>
    <message>
        <source>torchtitan always shards over context-parallel ranks.</source>
        <translation>torchtitan shardet immer über kontextparallele Ranks.</translation>
    </message>
    <message>
        <source>torchtitan keeps vocabulary layers on the first and last stage.</source>
        <translation>torchtitan behält Vokabularschichten auf der ersten und letzten Stufe.</translation>
    </message>
    <message>
        <source>Groups of microbatches have PyTorch&apos;s own size.</source>
        <translation>Gruppen von Mikrobatches haben die von PyTorch vorgegebene Größe.</translation>
    </message>
    <message>
        <source>Transfers between stages are asynchronous in PyTorch.</source>
        <translation>Transfers zwischen Stufen sind in PyTorch asynchron.</translation>
    </message>
    <message>
        <source>{} holds two copies of the model: 1F1B is written.</source>
        <translation>{} hält zwei Kopien des Modells: 1F1B wird geschrieben.</translation>
    </message>
    <message>
        <source>{} goes along as schedule.csv: export it too (schedule-csv).</source>
        <translation>{} geht als schedule.csv mit: auch diese exportieren (schedule-csv).</translation>
    </message>
    <message>
        <source>torchtitan chooses operations, not modules: its own selection is written.</source>
        <translation>torchtitan wählt Operationen, keine Module: Die eigene Auswahl von torchtitan wird geschrieben.</translation>
    </message>
    <message>
        <source>torchtitan recomputes every layer by itself.</source>
        <translation>torchtitan berechnet von sich aus jede Schicht neu.</translation>
    </message>
    <message>
        <source>torchtitan has an order of ranks of its own.</source>
        <translation>torchtitan hat eine eigene Reihenfolge der Ranks.</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) no schedule is written.</source>
        <translation>Ohne Pipeline (PP 1) wird kein Ablauf geschrieben.</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there are no chunks.</source>
        <translation>Ohne Pipeline (PP 1) gibt es keine Chunks.</translation>
    </message>
    <message>
        <source>torchtitan trains in bfloat16: that is written.</source>
        <translation>torchtitan trainiert in bfloat16: Das wird geschrieben.</translation>
    </message>
    <message>
        <source>torchtitan&apos;s tensor parallelism is always sequence-parallel.</source>
        <translation>Die Tensorparallelität von torchtitan ist immer sequenzparallel.</translation>
    </message>
    <message>
        <source>Recomputation belongs to the registered configuration.</source>
        <translation>Die Neuberechnung gehört zur registrierten Konfiguration.</translation>
    </message>
    <message>
        <source>Sequence parallelism belongs to the registered configuration.</source>
        <translation>Die Sequenzparallelität gehört zur registrierten Konfiguration.</translation>
    </message>
    <message>
        <source>An uneven split goes into the configuration as parallelism.module_fqns_per_model_part.</source>
        <translation>Eine ungleichmäßige Aufteilung kommt als parallelism.module_fqns_per_model_part in die Konfiguration.</translation>
    </message>
    <message>
        <source>{} splits layers by itself: an own split of stages has no key.</source>
        <translation>{} teilt Schichten selbst auf: Für eine eigene Aufteilung der Stufen gibt es keinen Schlüssel.</translation>
    </message>
    <message>
        <source>{} does not run the schedule {}.</source>
        <translation>{} unterstützt den Ablauf {} nicht.</translation>
    </message>
    <message>
        <source>{} recomputes every layer by itself: a number of layers has no key.</source>
        <translation>{} berechnet von sich aus jede Schicht neu: Für eine Anzahl von Schichten gibt es keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Training in fp32 has no recipe name: set model.params_dtype.</source>
        <translation>Training in fp32 hat keinen Rezeptnamen: model.params_dtype setzen.</translation>
    </message>
    <message>
        <source>NeMo 1 has no tensor parallelism of its own inside experts.</source>
        <translation>NeMo 1 hat keine eigene Tensorparallelität innerhalb der Experten.</translation>
    </message>
    <message>
        <source>NeMo 1 shards optimizer states over all data-parallel ranks.</source>
        <translation>NeMo 1 shardet Optimizer-Zustände über alle datenparallelen Ranks.</translation>
    </message>
    <message>
        <source>nanotron&apos;s files have no 8-bit training: bfloat16 is written.</source>
        <translation>Die Dateien von nanotron kennen kein 8-Bit-Training: bfloat16 wird geschrieben.</translation>
    </message>
    <message>
        <source>nanotron shards optimizer states over all data-parallel ranks (ZeRO 1), or nothing.</source>
        <translation>nanotron shardet Optimizer-Zustände über alle datenparallelen Ranks (ZeRO 1) oder gar nichts.</translation>
    </message>
    <message>
        <source>nanotron has no tensor parallelism of its own inside experts.</source>
        <translation>nanotron hat keine eigene Tensorparallelität innerhalb der Experten.</translation>
    </message>
    <message>
        <source>nanotron has one chunk of the model per pipeline rank.</source>
        <translation>nanotron hat einen Chunk des Modells pro Pipeline-Rank.</translation>
    </message>
    <message>
        <source>Accelerate shards weights, gradients and optimizer states over one group, or replicates all.</source>
        <translation>Accelerate shardet Gewichte, Gradienten und Optimizer-Zustände über eine Gruppe oder repliziert alles.</translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no pipeline: the processes of one stage are written.</source>
        <translation>Die Datei von Accelerate kennt keine Pipeline: Die Prozesse einer Stufe werden geschrieben.</translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no expert parallelism.</source>
        <translation>Die Datei von Accelerate kennt keine Expertenparallelität.</translation>
    </message>
    <message>
        <source>The configuration has the keys of DeepSeek&apos;s inference code: they were translated; prediction layers are not in it</source>
        <translation>Die Konfiguration hat die Schlüssel des Inferenzcodes von DeepSeek: Sie wurden übersetzt; Prediction-Schichten sind nicht enthalten</translation>
    </message>
    <message>
        <source>This is a {}, not a file to parse whole</source>
        <translation>Das ist {}, keine Datei, die als Ganzes gelesen wird</translation>
    </message>
    <message>
        <source>Import it as a routing trace.</source>
        <translation>Als Routing-Trace importieren.</translation>
    </message>
    <message>
        <source>Open it instead of importing it.</source>
        <translation>Öffnen statt importieren.</translation>
    </message>
    <message>
        <source>The overlap coefficient {} is not used: overlap is simulated</source>
        <translation>Der Überlappungskoeffizient {} wird nicht verwendet: Überlappung wird simuliert</translation>
    </message>
    <message>
        <source>{} is not understood</source>
        <translation>{} ist nicht verständlich</translation>
    </message>
    <message>
        <source>{} is not a positive figure</source>
        <translation>{} ist kein positiver Wert</translation>
    </message>
    <message>
        <source>Correct the figure, or measure again.</source>
        <translation>Den Wert korrigieren oder neu messen.</translation>
    </message>
    <message>
        <source>The file holds none of Galvatron&apos;s bandwidths or times: nothing in it says how fast a link is</source>
        <translation>Die Datei enthält keine der Bandbreiten oder Zeiten von Galvatron: Nichts darin sagt, wie schnell eine Verbindung ist</translation>
    </message>
    <message>
        <source>Choose an allreduce_bandwidth, p2p_bandwidth or sp_time file.</source>
        <translation>Eine Datei allreduce_bandwidth, p2p_bandwidth oder sp_time wählen.</translation>
    </message>
    <message>
        <source>{} is no host and node</source>
        <translation>{} ist kein Paar aus Host und Knoten</translation>
    </message>
    <message>
        <source>Write HOST=NODE, or HOST= for a host that is no node of this cluster.</source>
        <translation>HOST=NODE schreiben oder HOST= für einen Host, der kein Knoten dieses Clusters ist.</translation>
    </message>
    <message>
        <source>the file maps more than {} hosts</source>
        <translation>die Datei ordnet mehr als {} Hosts zu</translation>
    </message>
    <message>
        <source>{} is mapped to {} and to {}</source>
        <translation>{} ist {} und {} zugeordnet</translation>
    </message>
    <message>
        <source>Keep one of the lines.</source>
        <translation>Nur eine der Zeilen behalten.</translation>
    </message>
    <message>
        <source>{} is mapped to {}, which is no node of this cluster</source>
        <translation>{} ist {} zugeordnet, was kein Knoten dieses Clusters ist</translation>
    </message>
    <message>
        <source>Name a node of the project.</source>
        <translation>Einen Knoten des Projekts nennen.</translation>
    </message>
    <message>
        <source>The file names no host</source>
        <translation>Die Datei nennt keinen Host</translation>
    </message>
    <message>
        <source>Give one host per line: node1 slots=8.</source>
        <translation>Einen Host pro Zeile angeben: node1 slots=8.</translation>
    </message>
    <message>
        <source>Write &quot;node1 slots=8&quot;, &quot;node1:8&quot;, &quot;node1&quot; or &quot;rank 0=node1 slot=0&quot;.</source>
        <translation>„node1 slots=8“, „node1:8“, „node1“ oder „rank 0=node1 slot=0“ schreiben.</translation>
    </message>
    <message>
        <source>There are more than a million hosts</source>
        <translation>Es gibt mehr als eine Million Hosts</translation>
    </message>
    <message>
        <source>{} is not a host</source>
        <translation>{} ist kein Host</translation>
    </message>
    <message>
        <source>{} is not a number of slots from 1 to {}</source>
        <translation>{} ist keine Slot-Anzahl von 1 bis {}</translation>
    </message>
    <message>
        <source>{} has more than {} slots</source>
        <translation>{} hat mehr als {} Slots</translation>
    </message>
    <message>
        <source>{} does not place a rank</source>
        <translation>{} platziert keinen Rank</translation>
    </message>
    <message>
        <source>Rank {} is placed twice</source>
        <translation>Rank {} ist zweimal platziert</translation>
    </message>
    <message>
        <source>No host below a switch is described</source>
        <translation>Unter keinem Switch ist ein Host beschrieben</translation>
    </message>
    <message>
        <source>Choose the complete output of ibnetdiscover.</source>
        <translation>Die vollständige Ausgabe von ibnetdiscover wählen.</translation>
    </message>
    <message>
        <source>{} ports do not say which host they belong to: they are left out</source>
        <translation>{} Ports sagen nicht, zu welchem Host sie gehören: Sie sind ausgelassen</translation>
    </message>
    <message>
        <source>The file names addresses only; say which hosts the client and the server were</source>
        <translation>Die Datei nennt nur Adressen; angeben, welche Hosts Client und Server waren</translation>
    </message>
    <message>
        <source>The run failed: {}</source>
        <translation>Der Lauf ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>Neu messen.</translation>
    </message>
    <message>
        <source>The file holds no sum over the streams: the run did not finish</source>
        <translation>Die Datei enthält keine Summe über die Streams: Der Lauf wurde nicht beendet</translation>
    </message>
    <message>
        <source>Choose the file of a run that finished.</source>
        <translation>Die Datei eines beendeten Laufs wählen.</translation>
    </message>
    <message>
        <source>The output holds no line of a receiver or a sum</source>
        <translation>Die Ausgabe enthält keine Zeile eines Empfängers oder einer Summe</translation>
    </message>
    <message>
        <source>Choose the output of a run that finished.</source>
        <translation>Die Ausgabe eines beendeten Laufs wählen.</translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote.</source>
        <translation>Die Datei wählen, die das Werkzeug geschrieben hat.</translation>
    </message>
    <message>
        <source>The JSON text is damaged or cut</source>
        <translation>Der JSON-Text ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>Copy the file again, or measure again.</source>
        <translation>Die Datei erneut kopieren oder neu messen.</translation>
    </message>
    <message>
        <source>This Kueue topology names the labels of its levels, but no node: where the nodes are is not in it</source>
        <translation>Diese Kueue-Topologie nennt die Labels ihrer Ebenen, aber keinen Knoten: Wo die Knoten liegen, steht nicht darin</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get topologies.kueue.x-k8s.io,nodes -o json.</source>
        <translation>Die Ausgabe von kubectl get topologies.kueue.x-k8s.io,nodes -o json wählen.</translation>
    </message>
    <message>
        <source>The file lists no node</source>
        <translation>Die Datei listet keinen Knoten auf</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get nodes -o json.</source>
        <translation>Die Ausgabe von kubectl get nodes -o json wählen.</translation>
    </message>
    <message>
        <source>The file lists more than {} nodes</source>
        <translation>Die Datei listet mehr als {} Knoten auf</translation>
    </message>
    <message>
        <source>{} of {} nodes have no label that says where they are: they are left out</source>
        <translation>{} von {} Knoten haben kein Label, das sagt, wo sie liegen: Sie sind ausgelassen</translation>
    </message>
    <message>
        <source>The file holds {} Kueue topologies: the first holds</source>
        <translation>Die Datei enthält {} Kueue-Topologien: Die erste gilt</translation>
    </message>
    <message>
        <source>No node has a label that says where it is in the network</source>
        <translation>Kein Knoten hat ein Label, das sagt, wo im Netz er liegt</translation>
    </message>
    <message>
        <source>Label the nodes, with topograph for instance.</source>
        <translation>Die Knoten mit Labels versehen, etwa mit topograph.</translation>
    </message>
    <message>
        <source>Give the nodes the labels that the Kueue topology names.</source>
        <translation>Den Knoten die Labels geben, die die Kueue-Topologie nennt.</translation>
    </message>
    <message>
        <source>The file holds no rows</source>
        <translation>Die Datei enthält keine Zeilen</translation>
    </message>
    <message>
        <source>Commas are read as decimal points, because every cell fits that reading</source>
        <translation>Kommas werden als Dezimalzeichen gelesen, weil jede Zelle zu dieser Lesart passt</translation>
    </message>
    <message>
        <source>The unit {} is not known</source>
        <translation>Die Einheit {} ist nicht bekannt</translation>
    </message>
    <message>
        <source>Use {}.</source>
        <translation>{} verwenden.</translation>
    </message>
    <message>
        <source>The file does not say in which unit its numbers are</source>
        <translation>Die Datei sagt nicht, in welcher Einheit ihre Zahlen sind</translation>
    </message>
    <message>
        <source>The file does not say whether a row sends or receives; rows are taken as senders</source>
        <translation>Die Datei sagt nicht, ob eine Zeile sendet oder empfängt; Zeilen gelten als Sender</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} ist keine Zahl</translation>
    </message>
    <message>
        <source>Leave the cell empty where nothing was measured.</source>
        <translation>Die Zelle leer lassen, wo nichts gemessen wurde.</translation>
    </message>
    <message>
        <source>{} is negative</source>
        <translation>{} ist negativ</translation>
    </message>
    <message>
        <source>The matrix has {} names; at most {} are read</source>
        <translation>Die Matrix hat {} Namen; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>Give figures per node instead of per device.</source>
        <translation>Werte pro Knoten statt pro Gerät angeben.</translation>
    </message>
    <message>
        <source>{} to {} has 0, which is taken as not measured</source>
        <translation>{} zu {} hat 0, was als nicht gemessen gilt</translation>
    </message>
    <message>
        <source>The row has {} cells instead of 3 and is left out</source>
        <translation>Die Zeile hat {} Zellen statt 3 und ist ausgelassen</translation>
    </message>
    <message>
        <source>{} to {} is listed twice with different values</source>
        <translation>{} zu {} ist zweimal mit verschiedenen Werten aufgeführt</translation>
    </message>
    <message>
        <source>A column has no name</source>
        <translation>Eine Spalte hat keinen Namen</translation>
    </message>
    <message>
        <source>Column {} is there twice</source>
        <translation>Spalte {} ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>Give every column its own name.</source>
        <translation>Jeder Spalte einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>The header names fewer than two nodes</source>
        <translation>Die Kopfzeile nennt weniger als zwei Knoten</translation>
    </message>
    <message>
        <source>The first row and the first column are names; the corner is empty.</source>
        <translation>Die erste Zeile und die erste Spalte sind Namen; die Ecke ist leer.</translation>
    </message>
    <message>
        <source>Row {} has no column of that name and is left out</source>
        <translation>Zeile {} hat keine Spalte dieses Namens und ist ausgelassen</translation>
    </message>
    <message>
        <source>{} has a column but no row: nothing it sends is known</source>
        <translation>{} hat eine Spalte, aber keine Zeile: Nichts ist bekannt, was von dort gesendet wird</translation>
    </message>
    <message>
        <source>Row {} has {} values instead of {} and is left out</source>
        <translation>Zeile {} hat {} Werte statt {} und ist ausgelassen</translation>
    </message>
    <message>
        <source>Row {} was already given in line {}{}</source>
        <translation>Zeile {} stand schon in Zeile {}{}</translation>
    </message>
    <message>
        <source>The trace holds no compute of a device</source>
        <translation>Der Trace enthält keine Rechenarbeit eines Geräts</translation>
    </message>
    <message>
        <source>Profile with the activities CPU and CUDA.</source>
        <translation>Mit den Aktivitäten CPU und CUDA aufzeichnen.</translation>
    </message>
    <message>
        <source>The trace holds {} steps; the last whole one is taken</source>
        <translation>Der Trace enthält {} Schritte; der letzte ganze gilt</translation>
    </message>
    <message>
        <source>{} kernels have neither a label around them nor a telling name; they are taken for what ran before them</source>
        <translation>{} Kernel haben weder ein Label um sich noch einen sprechenden Namen; sie werden dem zugerechnet, was vor ihnen lief</translation>
    </message>
    <message>
        <source>{} pieces of compute ran at the same time as another; a lane shows one</source>
        <translation>{} Rechenabschnitte liefen gleichzeitig mit einem anderen; eine Spur zeigt einen</translation>
    </message>
    <message>
        <source>The passes carry no stage and microbatch, so that only sums can be compared</source>
        <translation>Die Pässe nennen weder Stufe noch Mikrobatch, sodass sich nur Summen vergleichen lassen</translation>
    </message>
    <message>
        <source>No communication is visible: the trace has no NCCL kernels</source>
        <translation>Keine Kommunikation sichtbar: Der Trace hat keine NCCL-Kernel</translation>
    </message>
    <message>
        <source>The trace holds no work of a device and no named pass</source>
        <translation>Der Trace enthält weder Arbeit eines Geräts noch einen benannten Pass</translation>
    </message>
    <message>
        <source>{} events have names that are no passes; they are left out</source>
        <translation>{} Ereignisse haben Namen, die keine Pässe sind; sie sind ausgelassen</translation>
    </message>
    <message>
        <source>{} passes ran at the same time as another; a lane shows one</source>
        <translation>{} Pässe liefen gleichzeitig mit einem anderen; eine Spur zeigt einen</translation>
    </message>
    <message>
        <source>{} events of phases B and E are left out: only complete events (X) are read</source>
        <translation>{} Ereignisse der Phasen B und E sind ausgelassen: Nur vollständige Ereignisse (X) werden gelesen</translation>
    </message>
    <message>
        <source>The trace holds only work of the host, none of a device</source>
        <translation>Der Trace enthält nur Arbeit des Hosts, keine eines Geräts</translation>
    </message>
    <message>
        <source>there is no argument of Megatron-LM in this file</source>
        <translation>in dieser Datei steht kein Argument von Megatron-LM</translation>
    </message>
    <message>
        <source>Expected are --tensor-model-parallel-size 8 and the like.</source>
        <translation>Erwartet werden --tensor-model-parallel-size 8 und dergleichen.</translation>
    </message>
    <message>
        <source>{} has no value</source>
        <translation>{} hat keinen Wert</translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define: not read.</source>
        <translation>{} ist {}, was diese Datei nicht definiert: nicht gelesen.</translation>
    </message>
    <message>
        <source>{} is {}, where an integer of at least {} is expected</source>
        <translation>{} ist {}, erwartet wird eine ganze Zahl ab {}</translation>
    </message>
    <message>
        <source>{} is {}, where one of {} is expected</source>
        <translation>{} ist {}, erwartet wird eines von {}</translation>
    </message>
    <message>
        <source>{} is {}, where a number from 0 to 1 is expected</source>
        <translation>{} ist {}, erwartet wird eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>{} is no part of a plan: not read.</source>
        <translation>{} ist kein Teil eines Plans: nicht gelesen.</translation>
    </message>
    <message>
        <source>{} is there more than once with different values: the last one counts.</source>
        <translation>{} ist mehrmals mit verschiedenen Werten vorhanden: Der letzte zählt.</translation>
    </message>
    <message>
        <source>{}: {} (character {})</source>
        <translation>{}: {} (Zeichen {})</translation>
    </message>
    <message>
        <source>Recomputation of {} is not estimated here: left out.</source>
        <translation>Die Neuberechnung von {} wird hier nicht geschätzt: ausgelassen.</translation>
    </message>
    <message>
        <source>the stages are given in more than one way</source>
        <translation>die Stufen sind auf mehr als eine Weise angegeben</translation>
    </message>
    <message>
        <source>Keep one of --num-virtual-stages-per-pipeline-rank, --num-layers-per-virtual-pipeline-stage and --pipeline-model-parallel-layout.</source>
        <translation>Nur eines von --num-virtual-stages-per-pipeline-rank, --num-layers-per-virtual-pipeline-stage und --pipeline-model-parallel-layout behalten.</translation>
    </message>
    <message>
        <source>the layout has {} stages, which do not divide by {} pipeline ranks</source>
        <translation>das Layout hat {} Stufen, die sich nicht durch {} Pipeline-Ranks teilen lassen</translation>
    </message>
    <message>
        <source>the layout has {} decoder layers, while --num-layers is {}</source>
        <translation>das Layout hat {} Decoder-Schichten, --num-layers ist aber {}</translation>
    </message>
    <message>
        <source>The optimizer {} is estimated as Adam.</source>
        <translation>Der Optimizer {} wird als Adam geschätzt.</translation>
    </message>
    <message>
        <source>Adam&apos;s moments in {} and {} are estimated as fp32.</source>
        <translation>Adams Momente in {} und {} werden als fp32 geschätzt.</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>die Datei ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>Two of the traces are of rank {}</source>
        <translation>Zwei der Traces sind von Rank {}</translation>
    </message>
    <message>
        <source>Choose one trace of every rank of one step.</source>
        <translation>Einen Trace von jedem Rank eines Schritts wählen.</translation>
    </message>
    <message>
        <source>{} lanes exchange no named passes with the others: their clocks are taken as they are</source>
        <translation>{} Spuren tauschen keine benannten Pässe mit den anderen aus: Ihre Uhren gelten unverändert</translation>
    </message>
    <message>
        <source>intra_bandwidth is left out: the file does not say how many devices a node has</source>
        <translation>intra_bandwidth ist ausgelassen: Die Datei sagt nicht, wie viele Geräte ein Knoten hat</translation>
    </message>
    <message>
        <source>No Send or Recv table was found</source>
        <translation>Keine Tabelle Send oder Recv gefunden</translation>
    </message>
    <message>
        <source>The run may have failed: choose the output of a run that reached END mpiGraph.</source>
        <translation>Der Lauf ist womöglich fehlgeschlagen: die Ausgabe eines Laufs wählen, der END mpiGraph erreicht hat.</translation>
    </message>
    <message>
        <source>The table has {} of {} rows; the others are not measured</source>
        <translation>Die Tabelle hat {} von {} Zeilen; die übrigen sind nicht gemessen</translation>
    </message>
    <message>
        <source>The table has {} columns; at most {} are read</source>
        <translation>Die Tabelle hat {} Spalten; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>Run mpiGraph with one process per node.</source>
        <translation>mpiGraph mit einem Prozess pro Knoten ausführen.</translation>
    </message>
    <message>
        <source>Row {} has {} of {} values and is left out</source>
        <translation>Zeile {} hat {} von {} Werten und ist ausgelassen</translation>
    </message>
    <message>
        <source>Choose the unedited output of mpiGraph.</source>
        <translation>Die unveränderte Ausgabe von mpiGraph wählen.</translation>
    </message>
    <message>
        <source>The file holds {} tables of several runs</source>
        <translation>Die Datei enthält {} Tabellen mehrerer Läufe</translation>
    </message>
    <message>
        <source>The run computed wrong results (nwrong is not 0)</source>
        <translation>Der Lauf hat falsche Ergebnisse berechnet (nwrong ist nicht 0)</translation>
    </message>
    <message>
        <source>Look for faulty hardware, then measure again.</source>
        <translation>Nach defekter Hardware suchen, dann neu messen.</translation>
    </message>
    <message>
        <source>A row has no size or a negative figure</source>
        <translation>Eine Zeile hat keine Größe oder einen negativen Wert</translation>
    </message>
    <message>
        <source>Choose the unedited file.</source>
        <translation>Die unveränderte Datei wählen.</translation>
    </message>
    <message>
        <source>The file holds no results</source>
        <translation>Die Datei enthält keine Ergebnisse</translation>
    </message>
    <message>
        <source>The run has one rank: nothing was sent over a link</source>
        <translation>Der Lauf hat einen Rank: Nichts wurde über eine Verbindung gesendet</translation>
    </message>
    <message>
        <source>Build nccl-tests with MPI=1 and start it on two or more GPUs.</source>
        <translation>nccl-tests mit MPI=1 bauen und auf zwei oder mehr GPUs starten.</translation>
    </message>
    <message>
        <source>The file does not say which collective was run</source>
        <translation>Die Datei sagt nicht, welche Collective-Operation lief</translation>
    </message>
    <message>
        <source>The log holds {} runs of one rank each, one over the other</source>
        <translation>Das Log enthält {} Läufe mit je einem Rank, übereinander geschrieben</translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong {})</source>
        <translation>Der Lauf hat falsche Ergebnisse berechnet (#wrong {})</translation>
    </message>
    <message>
        <source>A time or a bandwidth is negative</source>
        <translation>Eine Zeit oder eine Bandbreite ist negativ</translation>
    </message>
    <message>
        <source>Choose the unedited log.</source>
        <translation>Das unveränderte Log wählen.</translation>
    </message>
    <message>
        <source>The run ended with FAILED: its results were wrong</source>
        <translation>Der Lauf endete mit FAILED: Seine Ergebnisse waren falsch</translation>
    </message>
    <message>
        <source>The log lists {} of {} ranks</source>
        <translation>Das Log führt {} von {} Ranks auf</translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part; the bandwidths fit {} to {}</source>
        <translation>Das Log sagt nicht, wie viele Ranks teilnahmen; die Bandbreiten passen zu {} bis {}</translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part</source>
        <translation>Das Log sagt nicht, wie viele Ranks teilnahmen</translation>
    </message>
    <message>
        <source>An all-reduce cannot have more algorithm bandwidth than bus bandwidth</source>
        <translation>Ein All-Reduce kann keine höhere Algorithmus- als Bus-Bandbreite haben</translation>
    </message>
    <message>
        <source>Check that the columns were not exchanged.</source>
        <translation>Prüfen, ob die Spalten vertauscht wurden.</translation>
    </message>
    <message>
        <source>The row is cut and is left out</source>
        <translation>Die Zeile ist abgeschnitten und ausgelassen</translation>
    </message>
    <message>
        <source>The row holds placeholders instead of numbers and is left out</source>
        <translation>Die Zeile enthält Platzhalter statt Zahlen und ist ausgelassen</translation>
    </message>
    <message>
        <source>The log does not say which collective was run</source>
        <translation>Das Log sagt nicht, welche Collective-Operation lief</translation>
    </message>
    <message>
        <source>The header says at most {:.0f} bytes, a row has {:.0f}</source>
        <translation>Die Kopfzeile nennt höchstens {:.0f} Byte, eine Zeile hat {:.0f}</translation>
    </message>
    <message>
        <source>Ranks are listed {} times: {} independent runs printed into one another ({}); which row is whose is a guess</source>
        <translation>Ranks sind {}-mal aufgeführt: {} unabhängige Läufe, ineinander ausgegeben ({}); welche Zeile zu welchem gehört, ist geraten</translation>
    </message>
    <message>
        <source>The table is a template: it holds XXX instead of numbers</source>
        <translation>Die Tabelle ist eine Vorlage: Sie enthält XXX statt Zahlen</translation>
    </message>
    <message>
        <source>Choose the log of a real run.</source>
        <translation>Das Log eines echten Laufs wählen.</translation>
    </message>
    <message>
        <source>The log is cut before its first complete row</source>
        <translation>Das Log ist vor seiner ersten vollständigen Zeile abgeschnitten</translation>
    </message>
    <message>
        <source>Choose the whole log.</source>
        <translation>Das ganze Log wählen.</translation>
    </message>
    <message>
        <source>The run failed before it measured anything: {}</source>
        <translation>Der Lauf ist fehlgeschlagen, bevor er etwas gemessen hat: {}</translation>
    </message>
    <message>
        <source>Repair the run and measure again.</source>
        <translation>Den Lauf reparieren und neu messen.</translation>
    </message>
    <message>
        <source>The log holds no row of measurements</source>
        <translation>Das Log enthält keine Messzeile</translation>
    </message>
    <message>
        <source>Choose the log of a run that finished.</source>
        <translation>Das Log eines beendeten Laufs wählen.</translation>
    </message>
    <message>
        <source>The topology names no GPU</source>
        <translation>Die Topologie nennt keine GPU</translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote on a GPU node.</source>
        <translation>Die Datei wählen, die NCCL_TOPO_DUMP_FILE auf einem GPU-Knoten geschrieben hat.</translation>
    </message>
    <message>
        <source>The topology has more than 1024 devices</source>
        <translation>Die Topologie hat mehr als 1024 Geräte</translation>
    </message>
    <message>
        <source>The file ends before its root is closed: what it still holds was read</source>
        <translation>Die Datei endet, bevor ihre Wurzel geschlossen ist: Was noch darin steht, wurde gelesen</translation>
    </message>
    <message>
        <source>This is an NCCL graph: the channels NCCL chose, not how devices are connected</source>
        <translation>Dies ist ein NCCL-Graph: die Kanäle, die NCCL gewählt hat, nicht wie Geräte verbunden sind</translation>
    </message>
    <message>
        <source>Use NCCL_TOPO_DUMP_FILE.</source>
        <translation>NCCL_TOPO_DUMP_FILE verwenden.</translation>
    </message>
    <message>
        <source>The root of the XML is not &lt;system&gt;</source>
        <translation>Die Wurzel des XML ist nicht &lt;system&gt;</translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote.</source>
        <translation>Die Datei wählen, die NCCL_TOPO_DUMP_FILE geschrieben hat.</translation>
    </message>
    <message>
        <source>The topology has more than 65536 elements</source>
        <translation>Die Topologie hat mehr als 65536 Elemente</translation>
    </message>
    <message>
        <source>{} of {} leads to no other GPU: it is left out</source>
        <translation>{} von {} führt zu keiner anderen GPU: ausgelassen</translation>
    </message>
    <message>
        <source>The XML is larger than 16 MiB</source>
        <translation>Das XML ist größer als 16 MiB</translation>
    </message>
    <message>
        <source>The XML is not UTF-8 text</source>
        <translation>Das XML ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>{} is no list of names, or one of more than a million</source>
        <translation>{} ist keine Namensliste oder eine mit mehr als einer Million Namen</translation>
    </message>
    <message>
        <source>Write names like gpu[001-004,9].</source>
        <translation>Namen wie gpu[001-004,9] schreiben.</translation>
    </message>
    <message>
        <source>{} is described twice</source>
        <translation>{} ist zweimal beschrieben</translation>
    </message>
    <message>
        <source>The topology names more than four million parts</source>
        <translation>Die Topologie nennt mehr als vier Millionen Teile</translation>
    </message>
    <message>
        <source>{} is above itself: the topology has a loop</source>
        <translation>{} liegt über sich selbst: Die Topologie hat eine Schleife</translation>
    </message>
    <message>
        <source>Correct its children.</source>
        <translation>Die Kinder davon korrigieren.</translation>
    </message>
    <message>
        <source>{} is below {} but described nowhere</source>
        <translation>{} liegt unter {}, ist aber nirgends beschrieben</translation>
    </message>
    <message>
        <source>The topology names no node</source>
        <translation>Die Topologie nennt keinen Knoten</translation>
    </message>
    <message>
        <source>Choose the complete file.</source>
        <translation>Die vollständige Datei wählen.</translation>
    </message>
    <message>
        <source>The matrix adds up to {:.2f}, the file says {:.2f}</source>
        <translation>Die Matrix summiert sich zu {:.2f}, die Datei sagt {:.2f}</translation>
    </message>
    <message>
        <source>{} tables are not between pairs of GPUs and are left out</source>
        <translation>{} Tabellen sind nicht zwischen GPU-Paaren und sind ausgelassen</translation>
    </message>
    <message>
        <source>Only the sums are left of the output: the matrices cannot be recovered</source>
        <translation>Von der Ausgabe sind nur die Summen übrig: Die Matrizen lassen sich nicht wiederherstellen</translation>
    </message>
    <message>
        <source>No bandwidth matrix was found</source>
        <translation>Keine Bandbreitenmatrix gefunden</translation>
    </message>
    <message>
        <source>Choose the whole output of nvbandwidth.</source>
        <translation>Die ganze Ausgabe von nvbandwidth wählen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} of {} complete rows; the others are not measured</source>
        <translation>„{}“ hat {} von {} vollständigen Zeilen; die übrigen sind nicht gemessen</translation>
    </message>
    <message>
        <source>Repair the machine and measure again.</source>
        <translation>Die Maschine reparieren und neu messen.</translation>
    </message>
    <message>
        <source>Test {} ({}) has no matrix</source>
        <translation>Test {} ({}) hat keine Matrix</translation>
    </message>
    <message>
        <source>The file holds no bandwidth matrix</source>
        <translation>Die Datei enthält keine Bandbreitenmatrix</translation>
    </message>
    <message>
        <source>No table of an OSU benchmark was found</source>
        <translation>Keine Tabelle eines OSU-Benchmarks gefunden</translation>
    </message>
    <message>
        <source>The output does not say between which hosts it measured</source>
        <translation>Die Ausgabe sagt nicht, zwischen welchen Hosts gemessen wurde</translation>
    </message>
    <message>
        <source>A size or a figure is negative</source>
        <translation>Eine Größe oder ein Wert ist negativ</translation>
    </message>
    <message>
        <source>Choose the unedited output.</source>
        <translation>Die unveränderte Ausgabe wählen.</translation>
    </message>
    <message>
        <source>OSU measures one direction of a pair; both are taken as equal</source>
        <translation>OSU misst eine Richtung eines Paars; beide gelten als gleich</translation>
    </message>
    <message>
        <source>No bandwidth or latency matrix was found</source>
        <translation>Keine Bandbreiten- oder Latenzmatrix gefunden</translation>
    </message>
    <message>
        <source>Choose the output of p2pBandwidthLatencyTest.</source>
        <translation>Die Ausgabe von p2pBandwidthLatencyTest wählen.</translation>
    </message>
    <message>
        <source>{} device pairs cannot access each other: their figures are transfers through the host</source>
        <translation>{} Gerätepaare können nicht aufeinander zugreifen: Ihre Werte sind Transfers über den Host</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there more than once; the first is used</source>
        <translation>„{}“ ist mehrmals vorhanden; das erste wird verwendet</translation>
    </message>
    <message>
        <source>The output holds no row of measurements</source>
        <translation>Die Ausgabe enthält keine Messzeile</translation>
    </message>
    <message>
        <source>Choose the output of a run that finished, with its header line.</source>
        <translation>Die Ausgabe eines beendeten Laufs wählen, mit ihrer Kopfzeile.</translation>
    </message>
    <message>
        <source>Sizes are repeated (--run_infinitely, or client and server in one file); all rows are kept</source>
        <translation>Größen wiederholen sich (--run_infinitely oder Client und Server in einer Datei); alle Zeilen bleiben</translation>
    </message>
    <message>
        <source>Two tables of the file have different units</source>
        <translation>Zwei Tabellen der Datei haben verschiedene Einheiten</translation>
    </message>
    <message>
        <source>Import them one by one.</source>
        <translation>Einzeln importieren.</translation>
    </message>
    <message>
        <source>it ends in the middle</source>
        <translation>endet in der Mitte</translation>
    </message>
    <message>
        <source>The pickle is damaged at byte {}: {}</source>
        <translation>Der Pickle ist an Byte {} beschädigt: {}</translation>
    </message>
    <message>
        <source>Copy the file again.</source>
        <translation>Die Datei erneut kopieren.</translation>
    </message>
    <message>
        <source>The pickle holds {}</source>
        <translation>Der Pickle enthält {}</translation>
    </message>
    <message>
        <source>Choose a dump of tensors.</source>
        <translation>Einen Dump von Tensoren wählen.</translation>
    </message>
    <message>
        <source>it ends in the middle of a value</source>
        <translation>endet mitten in einem Wert</translation>
    </message>
    <message>
        <source>a name does not end</source>
        <translation>ein Name endet nicht</translation>
    </message>
    <message>
        <source>more than 3 million values</source>
        <translation>mehr als 3 Millionen Werte</translation>
    </message>
    <message>
        <source>more than 4 million open values</source>
        <translation>mehr als 4 Millionen offene Werte</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a mark is missing</source>
        <translation>eine Marke fehlt</translation>
    </message>
    <message>
        <source>members without their container</source>
        <translation>Elemente ohne ihren Container</translation>
    </message>
    <message>
        <source>nothing to remember</source>
        <translation>nichts zu merken</translation>
    </message>
    <message>
        <source>more than a million remembered values</source>
        <translation>mehr als eine Million gemerkte Werte</translation>
    </message>
    <message>
        <source>a value is referred to that is not there</source>
        <translation>ein referenzierter Wert ist nicht vorhanden</translation>
    </message>
    <message>
        <source>The pickle asks to call {}: only data is read here, no code is ever run</source>
        <translation>Der Pickle will {} aufrufen: Hier werden nur Daten gelesen, nie wird Code ausgeführt</translation>
    </message>
    <message>
        <source>If you trust the file, load it where it was made and save only its tensors.</source>
        <translation>Falls die Datei vertrauenswürdig ist, sie dort laden, wo sie entstand, und nur ihre Tensoren speichern.</translation>
    </message>
    <message>
        <source>a storage is not described as torch.save does</source>
        <translation>ein Storage ist nicht so beschrieben, wie torch.save es tut</translation>
    </message>
    <message>
        <source>a tensor is not described as torch.save does</source>
        <translation>ein Tensor ist nicht so beschrieben, wie torch.save es tut</translation>
    </message>
    <message>
        <source>a tensor has no shape</source>
        <translation>ein Tensor hat keine Shape</translation>
    </message>
    <message>
        <source>A tensor claims more elements than its storage holds</source>
        <translation>Ein Tensor gibt mehr Elemente an, als sein Storage enthält</translation>
    </message>
    <message>
        <source>Copy the file again, or save the tensor contiguous.</source>
        <translation>Die Datei erneut kopieren oder den Tensor zusammenhängend speichern.</translation>
    </message>
    <message>
        <source>a number is not described as NumPy does</source>
        <translation>eine Zahl ist nicht so beschrieben, wie NumPy es tut</translation>
    </message>
    <message>
        <source>The pickle holds numbers of NumPy that are not whole</source>
        <translation>Der Pickle enthält Zahlen von NumPy, die nicht ganz sind</translation>
    </message>
    <message>
        <source>Save counts as integers.</source>
        <translation>Anzahlen als ganze Zahlen speichern.</translation>
    </message>
    <message>
        <source>a call of something that is no function</source>
        <translation>ein Aufruf von etwas, das keine Funktion ist</translation>
    </message>
    <message>
        <source>a type is not described as NumPy does</source>
        <translation>ein Typ ist nicht so beschrieben, wie NumPy es tut</translation>
    </message>
    <message>
        <source>a state for something that has none</source>
        <translation>ein Zustand für etwas, das keinen hat</translation>
    </message>
    <message>
        <source>The pickle holds big-endian numbers</source>
        <translation>Der Pickle enthält Big-Endian-Zahlen</translation>
    </message>
    <message>
        <source>Save it on a little-endian machine.</source>
        <translation>Auf einer Little-Endian-Maschine speichern.</translation>
    </message>
    <message>
        <source>a whole number of more than 64 bits</source>
        <translation>eine ganze Zahl mit mehr als 64 Bit</translation>
    </message>
    <message>
        <source>The pickle holds the instruction 0x{:02X}, which plain data does not need</source>
        <translation>Der Pickle enthält die Anweisung 0x{:02X}, die einfache Daten nicht brauchen</translation>
    </message>
    <message>
        <source>protocol {} is not one of 2 to 5</source>
        <translation>Protokoll {} ist keines von 2 bis 5</translation>
    </message>
    <message>
        <source>values are left over</source>
        <translation>Werte bleiben übrig</translation>
    </message>
    <message>
        <source>Choose a dump of tensors, as the recorder wrote it.</source>
        <translation>Einen Dump von Tensoren wählen, wie der Recorder ihn geschrieben hat.</translation>
    </message>
    <message>
        <source>The pickle refers to itself so often that it unfolds without bounds</source>
        <translation>Der Pickle verweist so oft auf sich selbst, dass er sich grenzenlos entfaltet</translation>
    </message>
    <message>
        <source>The pickle holds a name where a value belongs</source>
        <translation>Der Pickle enthält einen Namen, wo ein Wert hingehört</translation>
    </message>
    <message>
        <source>The pickle holds a list that contains itself</source>
        <translation>Der Pickle enthält eine Liste, die sich selbst enthält</translation>
    </message>
    <message>
        <source>The tensors of the pickle name far more elements than are stored</source>
        <translation>Die Tensoren des Pickles nennen weit mehr Elemente, als gespeichert sind</translation>
    </message>
    <message>
        <source>The matrix must be square, with a name per row and no negative figure.</source>
        <translation>Die Matrix muss quadratisch sein, mit einem Namen pro Zeile und ohne negative Werte.</translation>
    </message>
    <message>
        <source>The name {} is there twice</source>
        <translation>Der Name {} ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>There are {} names and {} rows</source>
        <translation>Es gibt {} Namen und {} Zeilen</translation>
    </message>
    <message>
        <source>Row {} does not have {} figures</source>
        <translation>Zeile {} hat nicht {} Werte</translation>
    </message>
    <message>
        <source>Row {} holds a negative figure</source>
        <translation>Zeile {} enthält einen negativen Wert</translation>
    </message>
    <message>
        <source>The file holds no matrix &quot;0&quot; (received) or &quot;1&quot; (sent)</source>
        <translation>Die Datei enthält keine Matrix &quot;0&quot; (empfangen) oder &quot;1&quot; (gesendet)</translation>
    </message>
    <message>
        <source>Choose a file with gpus and bandwidth under &quot;0&quot; and &quot;1&quot;.</source>
        <translation>Eine Datei mit gpus und bandwidth unter &quot;0&quot; und &quot;1&quot; wählen.</translation>
    </message>
    <message>
        <source>these settings are for a model of {} {}, while {} has {}</source>
        <translation>diese Einstellungen sind für ein Modell mit {} {}, {} hat aber {}</translation>
    </message>
    <message>
        <source>Import them into a project of that model.</source>
        <translation>In ein Projekt mit diesem Modell importieren.</translation>
    </message>
    <message>
        <source>The settings start {} ranks; the cluster of the project has {} devices.</source>
        <translation>Die Einstellungen starten {} Ranks; der Cluster des Projekts hat {} Geräte.</translation>
    </message>
    <message>
        <source>The split of layers over stages depends on their number, which is not stated here: it stays even.</source>
        <translation>Die Aufteilung der Schichten auf Stufen hängt von ihrer Anzahl ab, die hier nicht steht: Sie bleibt gleichmäßig.</translation>
    </message>
    <message>
        <source>{} layers do not divide over the {} stages as stated: they are split evenly.</source>
        <translation>{} Schichten lassen sich nicht wie angegeben auf die {} Stufen verteilen: Sie werden gleichmäßig aufgeteilt.</translation>
    </message>
    <message>
        <source>{} copies of what is sharded need a cluster that they divide: it is sharded over all data-parallel ranks.</source>
        <translation>{} Kopien dessen, was geshardet wird, brauchen einen Cluster, den sie teilen: Geshardet wird über alle datenparallelen Ranks.</translation>
    </message>
    <message>
        <source>the order is for {} pipeline ranks, the plan has {}</source>
        <translation>die Reihenfolge ist für {} Pipeline-Ranks, der Plan hat {}</translation>
    </message>
    <message>
        <source>No complete line of rccl-tests was found</source>
        <translation>Keine vollständige Zeile von rccl-tests gefunden</translation>
    </message>
    <message>
        <source>Choose the file that -x names, written with -Z json.</source>
        <translation>Die Datei wählen, die -x nennt, geschrieben mit -Z json.</translation>
    </message>
    <message>
        <source>The file holds {} runs</source>
        <translation>Die Datei enthält {} Läufe</translation>
    </message>
    <message>
        <source>{} is left out: it is no complete row</source>
        <translation>{} ist ausgelassen: keine vollständige Zeile</translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong is not 0)</source>
        <translation>Der Lauf hat falsche Ergebnisse berechnet (#wrong ist nicht 0)</translation>
    </message>
    <message>
        <source>A row has no size or an impossible figure</source>
        <translation>Eine Zeile hat keine Größe oder einen unmöglichen Wert</translation>
    </message>
    <message>
        <source>Start rccl-tests on two or more GPUs.</source>
        <translation>rccl-tests auf zwei oder mehr GPUs starten.</translation>
    </message>
    <message>
        <source>This is the list of plans that Metis ranked: each of their stages has degrees of its own, which no plan here can have</source>
        <translation>Dies ist die Liste der Pläne, die Metis geordnet hat: Jede ihrer Stufen hat eigene Grade, was hier kein Plan haben kann</translation>
    </message>
    <message>
        <source>Import clusterfile.json for its links; enter one of the plans by hand.</source>
        <translation>clusterfile.json wegen der Verbindungen importieren; einen der Pläne von Hand eingeben.</translation>
    </message>
    <message>
        <source>This lists ports of hosts, not how they are connected</source>
        <translation>Dies listet Ports von Hosts auf, nicht wie sie verbunden sind</translation>
    </message>
    <message>
        <source>Import what ibnetdiscover prints.</source>
        <translation>Importieren, was ibnetdiscover ausgibt.</translation>
    </message>
    <message>
        <source>This is ibstat&apos;s list of ports, not how they are connected</source>
        <translation>Dies ist die Portliste von ibstat, nicht wie sie verbunden sind</translation>
    </message>
    <message>
        <source>This is nvidia-smi&apos;s table of devices: it says nothing of their links</source>
        <translation>Dies ist die Gerätetabelle von nvidia-smi: Sie sagt nichts über die Verbindungen</translation>
    </message>
    <message>
        <source>Import what nvidia-smi topo -m prints.</source>
        <translation>Importieren, was nvidia-smi topo -m ausgibt.</translation>
    </message>
    <message>
        <source>This is a profile that Metis made of single layers</source>
        <translation>Dies ist ein Profil einzelner Schichten, das Metis erstellt hat</translation>
    </message>
    <message>
        <source>Import clusterfile.json for the links of its cluster.</source>
        <translation>clusterfile.json wegen der Verbindungen des Clusters importieren.</translation>
    </message>
    <message>
        <source>This is a web page, not a file</source>
        <translation>Dies ist eine Webseite, keine Datei</translation>
    </message>
    <message>
        <source>Save the file itself (&quot;Raw&quot; or &quot;Download&quot;).</source>
        <translation>Die Datei selbst speichern („Raw“ oder „Download“).</translation>
    </message>
    <message>
        <source>This is packed by gzip</source>
        <translation>Dies ist mit gzip gepackt</translation>
    </message>
    <message>
        <source>Unpack it first: gunzip FILE.</source>
        <translation>Zuerst entpacken: gunzip FILE.</translation>
    </message>
    <message>
        <source>This is a placeholder of Git LFS, not the file</source>
        <translation>Dies ist ein Platzhalter von Git LFS, nicht die Datei</translation>
    </message>
    <message>
        <source>Fetch the file: git lfs pull.</source>
        <translation>Die Datei holen: git lfs pull.</translation>
    </message>
    <message>
        <source>The content is not of a kind this program reads</source>
        <translation>Der Inhalt ist von keiner Art, die dieses Programm liest</translation>
    </message>
    <message>
        <source>Name the format, or choose another file.</source>
        <translation>Das Format nennen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>No device of rocm-smi --showtopo was found</source>
        <translation>Kein Gerät von rocm-smi --showtopo gefunden</translation>
    </message>
    <message>
        <source>Paste the whole output of rocm-smi --showtopo.</source>
        <translation>Die ganze Ausgabe von rocm-smi --showtopo einfügen.</translation>
    </message>
    <message>
        <source>Row {} is left out: it has no column</source>
        <translation>Zeile {} ist ausgelassen: Sie hat keine Spalte</translation>
    </message>
    <message>
        <source>Row {} is left out: it is there twice</source>
        <translation>Zeile {} ist ausgelassen: Sie ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>Row {} has {} of {} cells</source>
        <translation>Zeile {} hat {} von {} Zellen</translation>
    </message>
    <message>
        <source>{} is no kind of connection: the cell is left empty</source>
        <translation>{} ist keine Verbindungsart: Die Zelle bleibt leer</translation>
    </message>
    <message>
        <source>{} has a column but no row</source>
        <translation>{} hat eine Spalte, aber keine Zeile</translation>
    </message>
    <message>
        <source>The table of link types is not there: only the devices are known</source>
        <translation>Die Tabelle der Verbindungstypen fehlt: Nur die Geräte sind bekannt</translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links: what looks like fast and slow links is the order in which they were measured</source>
        <translation>Die Runde der Messung erklärt {:.0f} % der Unterschiede zwischen Verbindungen: Was wie schnelle und langsame Verbindungen aussieht, ist die Reihenfolge, in der gemessen wurde</translation>
    </message>
    <message>
        <source>the bracket that opens here does not end</source>
        <translation>die hier geöffnete Klammer endet nicht</translation>
    </message>
    <message>
        <source>the single quote that opens here does not end</source>
        <translation>das hier geöffnete einfache Anführungszeichen endet nicht</translation>
    </message>
    <message>
        <source>the double quote that opens here does not end</source>
        <translation>das hier geöffnete doppelte Anführungszeichen endet nicht</translation>
    </message>
    <message>
        <source>the backquote that opens here does not end</source>
        <translation>der hier geöffnete Backquote endet nicht</translation>
    </message>
    <message>
        <source>the brace that opens here does not end</source>
        <translation>die hier geöffnete geschweifte Klammer endet nicht</translation>
    </message>
    <message>
        <source>the variables of this script grow beyond 32 MiB</source>
        <translation>die Variablen dieses Skripts wachsen über 32 MiB hinaus</translation>
    </message>
    <message>
        <source>the file is longer than 1 MiB</source>
        <translation>die Datei ist länger als 1 MiB</translation>
    </message>
    <message>
        <source>No switch, block or ring is described</source>
        <translation>Kein Switch, Block oder Ring ist beschrieben</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.conf.</source>
        <translation>Slurms topology.conf wählen.</translation>
    </message>
    <message>
        <source>{} is no key with a value</source>
        <translation>{} ist kein Schlüssel mit Wert</translation>
    </message>
    <message>
        <source>{} is not used</source>
        <translation>{} wird nicht verwendet</translation>
    </message>
    <message>
        <source>LinkSpeed has no unit and is not used</source>
        <translation>LinkSpeed hat keine Einheit und wird nicht verwendet</translation>
    </message>
    <message>
        <source>The file mixes switches, blocks and rings</source>
        <translation>Die Datei mischt Switches, Blöcke und Ringe</translation>
    </message>
    <message>
        <source>Keep one of the topologies.</source>
        <translation>Nur eine der Topologien behalten.</translation>
    </message>
    <message>
        <source>{} has neither switches nor nodes</source>
        <translation>{} hat weder Switches noch Knoten</translation>
    </message>
    <message>
        <source>{} is left out</source>
        <translation>{} ist ausgelassen</translation>
    </message>
    <message>
        <source>A device has a number above 1023</source>
        <translation>Ein Gerät hat eine Nummer über 1023</translation>
    </message>
    <message>
        <source>Choose the output for one node.</source>
        <translation>Die Ausgabe für einen Knoten wählen.</translation>
    </message>
    <message>
        <source>{} is no bandwidth</source>
        <translation>{} ist keine Bandbreite</translation>
    </message>
    <message>
        <source>{} was {} before: the first counts</source>
        <translation>{} war vorher {}: Der erste Wert zählt</translation>
    </message>
    <message>
        <source>No bandwidth between two devices was found</source>
        <translation>Keine Bandbreite zwischen zwei Geräten gefunden</translation>
    </message>
    <message>
        <source>Paste the lines gpu0_to_gpu1_write_by_dma and so on.</source>
        <translation>Die Zeilen gpu0_to_gpu1_write_by_dma und so weiter einfügen.</translation>
    </message>
    <message>
        <source>The file is UTF-16 text</source>
        <translation>Die Datei ist UTF-16-Text</translation>
    </message>
    <message>
        <source>The file is binary: it holds a zero byte</source>
        <translation>Die Datei ist binär: Sie enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>Choose the text that the tool printed.</source>
        <translation>Den Text wählen, den das Werkzeug ausgegeben hat.</translation>
    </message>
    <message>
        <source>A line is longer than 64 MiB</source>
        <translation>Eine Zeile ist länger als 64 MiB</translation>
    </message>
    <message>
        <source>Check that this is a text file with line ends.</source>
        <translation>Prüfen, ob dies eine Textdatei mit Zeilenenden ist.</translation>
    </message>
    <message>
        <source>The text is not UTF-8</source>
        <translation>Der Text ist kein UTF-8</translation>
    </message>
    <message>
        <source>more follows where the line should end</source>
        <translation>es folgt noch etwas, wo die Zeile enden sollte</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <translation>hier wird ein Schlüssel erwartet</translation>
    </message>
    <message>
        <source>the key has more than {} parts</source>
        <translation>der Schlüssel hat mehr als {} Teile</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is complete already</source>
        <translation>„{}“ ist bereits vollständig</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a value already, not a table</source>
        <translation>„{}“ ist bereits ein Wert, keine Tabelle</translation>
    </message>
    <message>
        <source>the table&apos;s name does not end with a bracket</source>
        <translation>der Name der Tabelle endet nicht mit einer Klammer</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already</source>
        <translation>„{}“ ist bereits vorhanden</translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is there twice</source>
        <translation>die Tabelle „{}“ ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>an equals sign is expected after the key</source>
        <translation>nach dem Schlüssel wird ein Gleichheitszeichen erwartet</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation>der Schlüssel „{}“ ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>there are more than {} levels</source>
        <translation>es gibt mehr als {} Ebenen</translation>
    </message>
    <message>
        <source>the array does not end</source>
        <translation>das Array endet nicht</translation>
    </message>
    <message>
        <source>a comma or a bracket is expected in the array</source>
        <translation>im Array wird ein Komma oder eine Klammer erwartet</translation>
    </message>
    <message>
        <source>a comma or a brace is expected in the inline table</source>
        <translation>in der Inline-Tabelle wird ein Komma oder eine geschweifte Klammer erwartet</translation>
    </message>
    <message>
        <source>this escape is none that TOML knows</source>
        <translation>diese Escape-Sequenz kennt TOML nicht</translation>
    </message>
    <message>
        <source>the text does not end</source>
        <translation>der Text endet nicht</translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <translation>ein Text enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>hier wird ein Wert erwartet</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no value of TOML</source>
        <translation>„{}“ ist kein Wert in TOML</translation>
    </message>
    <message>
        <source>No complete row of a topology matrix was found</source>
        <translation>Keine vollständige Zeile einer Topologiematrix gefunden</translation>
    </message>
    <message>
        <source>Paste the output of nvidia-smi topo -m with its line ends.</source>
        <translation>Die Ausgabe von nvidia-smi topo -m mit ihren Zeilenenden einfügen.</translation>
    </message>
    <message>
        <source>The file holds {} matrices</source>
        <translation>Die Datei enthält {} Matrizen</translation>
    </message>
    <message>
        <source>The matrix has too many columns</source>
        <translation>Die Matrix hat zu viele Spalten</translation>
    </message>
    <message>
        <source>Row {} is left out: {}</source>
        <translation>Zeile {} ist ausgelassen: {}</translation>
    </message>
    <message>
        <source>This matrix says which devices reach each other, not how: nvidia-smi topo -m does</source>
        <translation>Diese Matrix sagt, welche Geräte einander erreichen, nicht wie: Das tut nvidia-smi topo -m</translation>
    </message>
    <message>
        <source>The file describes no topology</source>
        <translation>Die Datei beschreibt keine Topologie</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.yaml or a model of topograph.</source>
        <translation>Slurms topology.yaml oder ein Modell von topograph wählen.</translation>
    </message>
    <message>
        <source>The file holds {} topologies: the default one comes first</source>
        <translation>Die Datei enthält {} Topologien: Die voreingestellte kommt zuerst</translation>
    </message>
    <message>
        <source>Correct the value, or choose the file the scheduler uses.</source>
        <translation>Den Wert korrigieren oder die Datei wählen, die der Scheduler verwendet.</translation>
    </message>
    <message>
        <source>A topology has no name under &quot;topology&quot;</source>
        <translation>Eine Topologie hat keinen Namen unter &quot;topology&quot;</translation>
    </message>
    <message>
        <source>{} is not a list</source>
        <translation>{} ist keine Liste</translation>
    </message>
    <message>
        <source>A topology is neither tree, block, ring, torus3d nor flat</source>
        <translation>Eine Topologie ist weder tree, block, ring, torus3d noch flat</translation>
    </message>
    <message>
        <source>A group has no name under &quot;{}&quot;</source>
        <translation>Eine Gruppe hat keinen Namen unter „{}“</translation>
    </message>
    <message>
        <source>This is not a host list</source>
        <translation>Dies ist keine Hostliste</translation>
    </message>
    <message>
        <source>This is not a map of switches</source>
        <translation>Dies ist keine Zuordnung von Switches</translation>
    </message>
    <message>
        <source>A block names no switch</source>
        <translation>Ein Block nennt keinen Switch</translation>
    </message>
    <message>
        <source>The model names more than a million nodes</source>
        <translation>Das Modell nennt mehr als eine Million Knoten</translation>
    </message>
    <message>
        <source>This is no archive of torch.save, or one from before PyTorch 1.6</source>
        <translation>Dies ist kein Archiv von torch.save oder eines aus der Zeit vor PyTorch 1.6</translation>
    </message>
    <message>
        <source>Load it where it was made and save it again with torch.save.</source>
        <translation>Dort laden, wo es entstand, und mit torch.save neu speichern.</translation>
    </message>
    <message>
        <source>The archive holds no data.pkl: torch.save did not write it</source>
        <translation>Das Archiv enthält keine data.pkl: torch.save hat es nicht geschrieben</translation>
    </message>
    <message>
        <source>Choose a .pt file of a recorder.</source>
        <translation>Eine .pt-Datei eines Recorders wählen.</translation>
    </message>
    <message>
        <source>The values besides the tensors take {} MiB</source>
        <translation>Die Werte neben den Tensoren belegen {} MiB</translation>
    </message>
    <message>
        <source>Record fewer steps at a time.</source>
        <translation>Weniger Schritte auf einmal aufzeichnen.</translation>
    </message>
    <message>
        <source>The archive was written on a big-endian machine</source>
        <translation>Das Archiv wurde auf einer Big-Endian-Maschine geschrieben</translation>
    </message>
    <message>
        <source>The dump names the same tensors again and again</source>
        <translation>Der Dump nennt immer wieder dieselben Tensoren</translation>
    </message>
    <message>
        <source>Choose a dump as the recorder wrote it.</source>
        <translation>Einen Dump wählen, wie der Recorder ihn geschrieben hat.</translation>
    </message>
    <message>
        <source>The tensor holds {} numbers, not counts or expert numbers</source>
        <translation>Der Tensor enthält {} Zahlen, keine Anzahlen oder Expertennummern</translation>
    </message>
    <message>
        <source>Save the counts as integers.</source>
        <translation>Die Anzahlen als ganze Zahlen speichern.</translation>
    </message>
    <message>
        <source>The archive does not hold the bytes that a tensor claims</source>
        <translation>Das Archiv enthält die Bytes nicht, die ein Tensor angibt</translation>
    </message>
    <message>
        <source>A tensor is stored transposed</source>
        <translation>Ein Tensor ist transponiert gespeichert</translation>
    </message>
    <message>
        <source>Save tensor.contiguous().</source>
        <translation>tensor.contiguous() speichern.</translation>
    </message>
    <message>
        <source>A tensor holds a number that is not whole</source>
        <translation>Ein Tensor enthält eine Zahl, die nicht ganz ist</translation>
    </message>
    <message>
        <source>found 0, where -1 (what is left) or a degree is expected</source>
        <translation>0 gefunden, erwartet wird -1 (der Rest) oder ein Grad</translation>
    </message>
    <message>
        <source>The schedule {} is not known here: 1F1B is taken.</source>
        <translation>Der Ablauf {} ist hier nicht bekannt: 1F1B wird angenommen.</translation>
    </message>
    <message>
        <source>The order of passes is in another file: set it as the custom schedule.</source>
        <translation>Die Reihenfolge der Pässe steht in einer anderen Datei: als eigenen Ablauf setzen.</translation>
    </message>
    <message>
        <source>a list of modules for each model part</source>
        <translation>eine Liste von Modulen für jeden Modellteil</translation>
    </message>
    <message>
        <source>{} model parts do not divide by {} pipeline ranks</source>
        <translation>{} Modellteile lassen sich nicht durch {} Pipeline-Ranks teilen</translation>
    </message>
    <message>
        <source>a list of modules</source>
        <translation>eine Liste von Modulen</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where layers.{} follows</source>
        <translation>„{}“ gefunden, wo layers.{} folgt</translation>
    </message>
    <message>
        <source>List the layers of all parts in order.</source>
        <translation>Die Schichten aller Teile der Reihe nach auflisten.</translation>
    </message>
    <message>
        <source>The recomputation &quot;{}&quot; of torchtitan chooses operations: estimated as that of the attention core and the MLP.</source>
        <translation>Die Neuberechnung „{}“ von torchtitan wählt Operationen: geschätzt wie die von Attention-Kern und MLP.</translation>
    </message>
    <message>
        <source>Layer {}, step {}: {} is no count of picks</source>
        <translation>Schicht {}, Schritt {}: {} ist keine Anzahl von Auswahlen</translation>
    </message>
    <message>
        <source>Choose an unedited dump.</source>
        <translation>Einen unveränderten Dump wählen.</translation>
    </message>
    <message>
        <source>All counts are zero: the recorder counted nothing</source>
        <translation>Alle Anzahlen sind null: Der Recorder hat nichts gezählt</translation>
    </message>
    <message>
        <source>Record again while requests run; some engines do not count with every kernel or number format.</source>
        <translation>Neu aufzeichnen, während Anfragen laufen; manche Engines zählen nicht mit jedem Kernel oder Zahlenformat.</translation>
    </message>
    <message>
        <source>The trace holds no token</source>
        <translation>Der Trace enthält kein Token</translation>
    </message>
    <message>
        <source>Choose a trace of a run that processed tokens.</source>
        <translation>Einen Trace eines Laufs wählen, der Tokens verarbeitet hat.</translation>
    </message>
    <message>
        <source>{} token-layer rows of profiling or graph-capture runs were left out</source>
        <translation>{} Token-Schicht-Zeilen aus Profiling- oder Graph-Capture-Läufen wurden ausgelassen</translation>
    </message>
    <message>
        <source>{} token-layer rows, from token {} on, are runs of 8 and more equal tokens: they look like profiling or graph capture. Read it again without them</source>
        <translation>{} Token-Schicht-Zeilen, ab Token {}, sind Folgen von 8 und mehr gleichen Tokens: Sie sehen nach Profiling oder Graph Capture aus. Ohne sie neu einlesen</translation>
    </message>
    <message>
        <source>{} layers without any pick were left out: they are dense, or were not recorded</source>
        <translation>{} Schichten ohne jede Auswahl wurden ausgelassen: Sie sind dense oder wurden nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>The trace has no header line</source>
        <translation>Der Trace hat keine Kopfzeile</translation>
    </message>
    <message>
        <source>The header line is not text</source>
        <translation>Die Kopfzeile ist kein Text</translation>
    </message>
    <message>
        <source>The header must name one token column, one layer column and the experts</source>
        <translation>Die Kopfzeile muss eine Token-Spalte, eine Schicht-Spalte und die Experten nennen</translation>
    </message>
    <message>
        <source>Columns left out: {}</source>
        <translation>Ausgelassene Spalten: {}</translation>
    </message>
    <message>
        <source>Token {} of layer {} picks more than {} experts</source>
        <translation>Token {} von Schicht {} wählt mehr als {} Experten</translation>
    </message>
    <message>
        <source>{} is not {}</source>
        <translation>{} ist nicht: {}</translation>
    </message>
    <message>
        <source>The row has {} {} of {} cells</source>
        <translation>Die Zeile hat {} {} von {} Zellen</translation>
    </message>
    <message>
        <source>Every row must have the cells that the header names.</source>
        <translation>Jede Zeile muss die Zellen haben, die die Kopfzeile nennt.</translation>
    </message>
    <message>
        <source>The last line is cut: remove it, or copy the file again.</source>
        <translation>Die letzte Zeile ist abgeschnitten: entfernen oder die Datei erneut kopieren.</translation>
    </message>
    <message>
        <source>The name of the file ends in no layer number</source>
        <translation>Der Dateiname endet nicht auf eine Schichtnummer</translation>
    </message>
    <message>
        <source>Keep the name expert_weights_&lt;layer&gt;.txt.</source>
        <translation>Den Namen expert_weights_&lt;layer&gt;.txt behalten.</translation>
    </message>
    <message>
        <source>The line does not hold expert numbers, two tabs and weights</source>
        <translation>Die Zeile enthält nicht Expertennummern, zwei Tabs und Gewichte</translation>
    </message>
    <message>
        <source>Choose an unedited file.</source>
        <translation>Eine unveränderte Datei wählen.</translation>
    </message>
    <message>
        <source>{} expert numbers do not tell how many a token picks</source>
        <translation>{} Expertennummern sagen nicht, wie viele ein Token wählt</translation>
    </message>
    <message>
        <source>Say it: --top-k.</source>
        <translation>Angeben: --top-k.</translation>
    </message>
    <message>
        <source>A number of the trace is out of range</source>
        <translation>Eine Zahl des Traces liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Times are microseconds; choose the unedited file.</source>
        <translation>Zeiten sind Mikrosekunden; die unveränderte Datei wählen.</translation>
    </message>
    <message>
        <source>The JSON text of the trace is damaged or cut</source>
        <translation>Der JSON-Text des Traces ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>Copy the file again; a profiler writes it in full only when it has stopped.</source>
        <translation>Die Datei erneut kopieren; ein Profiler schreibt sie erst vollständig, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>The JSON nests deeper than {} levels</source>
        <translation>Das JSON ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>Choose the file that the profiler wrote.</source>
        <translation>Die Datei wählen, die der Profiler geschrieben hat.</translation>
    </message>
    <message>
        <source>There are more than {} events in the trace</source>
        <translation>Der Trace hat mehr als {} Ereignisse</translation>
    </message>
    <message>
        <source>Profile fewer steps, or without the host&apos;s operators.</source>
        <translation>Weniger Schritte aufzeichnen oder die Operatoren des Hosts weglassen.</translation>
    </message>
    <message>
        <source>A time of an event is no time, or out of range</source>
        <translation>Eine Zeit eines Ereignisses ist keine Zeit oder liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>A number in the trace is out of range</source>
        <translation>Eine Zahl im Trace liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>A JSON value is longer than 16 MiB</source>
        <translation>Ein JSON-Wert ist länger als 16 MiB</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>Ein JSON-Objekt pro Zeile schreiben.</translation>
    </message>
    <message>
        <source>The JSON document is longer than 16 MiB</source>
        <translation>Das JSON-Dokument ist länger als 16 MiB</translation>
    </message>
    <message>
        <source>The last line is cut and was left out</source>
        <translation>Die letzte Zeile ist abgeschnitten und wurde ausgelassen</translation>
    </message>
    <message>
        <source>There is no &quot;logical_count&quot; in this object</source>
        <translation>In diesem Objekt gibt es kein &quot;logical_count&quot;</translation>
    </message>
    <message>
        <source>Choose a file with counts [layers][experts].</source>
        <translation>Eine Datei mit Anzahlen [layers][experts] wählen.</translation>
    </message>
    <message>
        <source>The load is not a list of layers with counts of experts</source>
        <translation>Die Last ist keine Liste von Schichten mit Anzahlen der Experten</translation>
    </message>
    <message>
        <source>The shape must be [layers][experts] or [steps][layers][experts].</source>
        <translation>Die Shape muss [layers][experts] oder [steps][layers][experts] sein.</translation>
    </message>
    <message>
        <source>The line names no token_idx and layer</source>
        <translation>Die Zeile nennt kein token_idx und layer</translation>
    </message>
    <message>
        <source>Choose a log with one line per token and layer.</source>
        <translation>Ein Log mit einer Zeile pro Token und Schicht wählen.</translation>
    </message>
    <message>
        <source>Token {}, layer {}: the experts are no list of numbers from 0 to {}</source>
        <translation>Token {}, Schicht {}: Die Experten sind keine Liste von Zahlen von 0 bis {}</translation>
    </message>
    <message>
        <source>Choose a log with the ids of the experts.</source>
        <translation>Ein Log mit den Nummern der Experten wählen.</translation>
    </message>
    <message>
        <source>There are no &quot;routes&quot; in this object</source>
        <translation>In diesem Objekt gibt es keine &quot;routes&quot;</translation>
    </message>
    <message>
        <source>Choose a trace with a list of tokens.</source>
        <translation>Einen Trace mit einer Liste von Tokens wählen.</translation>
    </message>
    <message>
        <source>Token {} has no &quot;layers&quot;</source>
        <translation>Token {} hat keine &quot;layers&quot;</translation>
    </message>
    <message>
        <source>Choose a trace with the experts of every token.</source>
        <translation>Einen Trace mit den Experten jedes Tokens wählen.</translation>
    </message>
    <message>
        <source>Token {}: a layer is not named by its number</source>
        <translation>Token {}: Eine Schicht ist nicht mit ihrer Nummer benannt</translation>
    </message>
    <message>
        <source>Choose an unedited trace.</source>
        <translation>Einen unveränderten Trace wählen.</translation>
    </message>
    <message>
        <source>The line is not a JSON object</source>
        <translation>Die Zeile ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>Every line of a router trace is one record in braces.</source>
        <translation>Jede Zeile eines Router-Traces ist ein Datensatz in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>a comma or a closing brace</source>
        <translation>ein Komma oder eine schließende geschweifte Klammer</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>The line ends where {} was expected: the record is cut</source>
        <translation>Die Zeile endet, wo noch etwas erwartet wurde ({}): Der Datensatz ist abgeschnitten</translation>
    </message>
    <message>
        <source>Remove the incomplete last line, or copy the file again.</source>
        <translation>Die unvollständige letzte Zeile entfernen oder die Datei erneut kopieren.</translation>
    </message>
    <message>
        <source>Expected {}</source>
        <translation>Erwartet: {}</translation>
    </message>
    <message>
        <source>The line is not a record of a router trace.</source>
        <translation>Die Zeile ist kein Datensatz eines Router-Traces.</translation>
    </message>
    <message>
        <source>a quoted name</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>A number is negative</source>
        <translation>Eine Zahl ist negativ</translation>
    </message>
    <message>
        <source>A number is larger than {}</source>
        <translation>Eine Zahl ist größer als {}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>the end of a value</source>
        <translation>das Ende eines Werts</translation>
    </message>
    <message>
        <source>a list of tokens</source>
        <translation>eine Liste von Tokens</translation>
    </message>
    <message>
        <source>Token {} picks {} experts, the ones before it {}</source>
        <translation>Token {} wählt {} Experten, die vorigen {}</translation>
    </message>
    <message>
        <source>Every token of a layer must pick the same number of experts.</source>
        <translation>Jedes Token einer Schicht muss gleich viele Experten wählen.</translation>
    </message>
    <message>
        <source>a comma or a closing bracket</source>
        <translation>ein Komma oder eine schließende Klammer</translation>
    </message>
    <message>
        <source>the list of experts of a token</source>
        <translation>die Liste der Experten eines Tokens</translation>
    </message>
    <message>
        <source>an expert number</source>
        <translation>eine Expertennummer</translation>
    </message>
    <message>
        <source>An expert number must be a whole number from 0 to {}</source>
        <translation>Eine Expertennummer muss eine ganze Zahl von 0 bis {} sein</translation>
    </message>
    <message>
        <source>The record has no &quot;{}&quot;</source>
        <translation>Der Datensatz hat kein „{}“</translation>
    </message>
    <message>
        <source>Choose a router trace with the picks of every token.</source>
        <translation>Einen Router-Trace mit den Auswahlen jedes Tokens wählen.</translation>
    </message>
    <message>
        <source>The record states {} tokens and lists {}</source>
        <translation>Der Datensatz gibt {} Tokens an und führt {} auf</translation>
    </message>
    <message>
        <source>The record states top-{} and lists {} experts per token</source>
        <translation>Der Datensatz gibt top-{} an und führt {} Experten pro Token auf</translation>
    </message>
    <message>
        <source>Records of multi-token prediction are left out</source>
        <translation>Datensätze der Multi-Token-Prediction sind ausgelassen</translation>
    </message>
    <message>
        <source>The header does not name a layer, an expert and a count</source>
        <translation>Die Kopfzeile nennt nicht Schicht, Experte und Anzahl</translation>
    </message>
    <message>
        <source>Use layer,expert,count.</source>
        <translation>layer,expert,count verwenden.</translation>
    </message>
    <message>
        <source>The row has {} of {} cells</source>
        <translation>Die Zeile hat {} von {} Zellen</translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a count of picks</source>
        <translation>Die Zeile enthält nicht Schicht, Experte und Anzahl der Auswahlen</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Die Zeile korrigieren.</translation>
    </message>
    <message>
        <source>The array is cut: the file ends before its last value</source>
        <translation>Das Array ist abgeschnitten: Die Datei endet vor seinem letzten Wert</translation>
    </message>
    <message>
        <source>The header of the array is damaged: {}</source>
        <translation>Der Header des Arrays ist beschädigt: {}</translation>
    </message>
    <message>
        <source>no shape</source>
        <translation>keine Shape</translation>
    </message>
    <message>
        <source>the shape is not a list of sizes</source>
        <translation>die Shape ist keine Liste von Größen</translation>
    </message>
    <message>
        <source>it claims {} bytes</source>
        <translation>gibt {} Byte an</translation>
    </message>
    <message>
        <source>no element type</source>
        <translation>kein Elementtyp</translation>
    </message>
    <message>
        <source>no element order</source>
        <translation>keine Elementreihenfolge</translation>
    </message>
    <message>
        <source>The array is big-endian</source>
        <translation>Das Array ist Big-Endian</translation>
    </message>
    <message>
        <source>Convert it: a.astype(&apos;&lt;i4&apos;).</source>
        <translation>Umwandeln: a.astype(&apos;&lt;i4&apos;).</translation>
    </message>
    <message>
        <source>The array holds elements of type {}, not whole numbers</source>
        <translation>Das Array enthält Elemente vom Typ {}, keine ganzen Zahlen</translation>
    </message>
    <message>
        <source>Save the expert numbers as integers.</source>
        <translation>Die Expertennummern als ganze Zahlen speichern.</translation>
    </message>
    <message>
        <source>The array is in Fortran order</source>
        <translation>Das Array ist in Fortran-Ordnung</translation>
    </message>
    <message>
        <source>Save numpy.ascontiguousarray(a).</source>
        <translation>numpy.ascontiguousarray(a) speichern.</translation>
    </message>
    <message>
        <source>The array has {} dimensions</source>
        <translation>Das Array hat {} Dimensionen</translation>
    </message>
    <message>
        <source>Save [tokens, layers, k], or [tokens, layers] for top-1.</source>
        <translation>[tokens, layers, k] speichern oder [tokens, layers] für top-1.</translation>
    </message>
    <message>
        <source>The array is empty</source>
        <translation>Das Array ist leer</translation>
    </message>
    <message>
        <source>Choose a trace with tokens.</source>
        <translation>Einen Trace mit Tokens wählen.</translation>
    </message>
    <message>
        <source>The array claims {} layers and {} experts per token</source>
        <translation>Das Array gibt {} Schichten und {} Experten pro Token an</translation>
    </message>
    <message>
        <source>The shape must be [tokens, layers, k].</source>
        <translation>Die Shape muss [tokens, layers, k] sein.</translation>
    </message>
    <message>
        <source>The array claims {} tokens of {} bytes, the file holds {} bytes</source>
        <translation>Das Array gibt {} Tokens zu {} Byte an, die Datei enthält {} Byte</translation>
    </message>
    <message>
        <source>The array holds elements of type {}</source>
        <translation>Das Array enthält Elemente vom Typ {}</translation>
    </message>
    <message>
        <source>Save the counts as integers, little-endian.</source>
        <translation>Die Anzahlen als ganze Zahlen speichern, Little-Endian.</translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts] in C order.</source>
        <translation>Anzahlen [layers, experts] oder [steps, layers, experts] in C-Ordnung speichern.</translation>
    </message>
    <message>
        <source>The array claims more values than the file holds</source>
        <translation>Das Array gibt mehr Werte an, als die Datei enthält</translation>
    </message>
    <message>
        <source>The array claims {} layers of {} experts</source>
        <translation>Das Array gibt {} Schichten mit {} Experten an</translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts].</source>
        <translation>Anzahlen [layers, experts] oder [steps, layers, experts] speichern.</translation>
    </message>
    <message>
        <source>The array claims {} steps of {} bytes, the file holds {} bytes</source>
        <translation>Das Array gibt {} Schritte zu {} Byte an, die Datei enthält {} Byte</translation>
    </message>
    <message>
        <source>Step {}, layer {}: a count is not whole</source>
        <translation>Schritt {}, Schicht {}: Eine Anzahl ist nicht ganz</translation>
    </message>
    <message>
        <source>Choose counts, not shares or weights.</source>
        <translation>Anzahlen wählen, keine Anteile oder Gewichte.</translation>
    </message>
    <message>
        <source>Between tokens {} and {} layer row {} holds a value that is no expert number (0 to {})</source>
        <translation>Zwischen den Tokens {} und {} enthält Schichtzeile {} einen Wert, der keine Expertennummer ist (0 bis {})</translation>
    </message>
    <message>
        <source>Choose an array of expert numbers that is not padded with -1; of counts, say --format expert-load-npy.</source>
        <translation>Ein Array von Expertennummern wählen, das nicht mit -1 aufgefüllt ist; bei Anzahlen --format expert-load-npy angeben.</translation>
    </message>
    <message>
        <source>The routed experts are not in base64</source>
        <translation>Die gerouteten Experten sind nicht in base64</translation>
    </message>
    <message>
        <source>Choose an unedited response.</source>
        <translation>Eine unveränderte Antwort wählen.</translation>
    </message>
    <message>
        <source>The routed experts are plain numbers: the response does not say how many layers and experts per token there are</source>
        <translation>Die gerouteten Experten sind bloße Zahlen: Die Antwort sagt nicht, wie viele Schichten und Experten pro Token es gibt</translation>
    </message>
    <message>
        <source>Say both: --layers and --top-k.</source>
        <translation>Beides angeben: --layers und --top-k.</translation>
    </message>
    <message>
        <source>{} bytes of routed experts are not tokens of {} layers and {} experts each</source>
        <translation>{} Byte gerouteter Experten sind keine Tokens mit je {} Schichten und {} Experten</translation>
    </message>
    <message>
        <source>Check --layers and --top-k.</source>
        <translation>--layers und --top-k prüfen.</translation>
    </message>
    <message>
        <source>This is not a routing trace this program reads</source>
        <translation>Dies ist kein Routing-Trace, den dieses Programm liest</translation>
    </message>
    <message>
        <source>Choose a router_trace_rank*.jsonl, a dump of SGLang, vLLM or TensorRT-LLM, a CSV with the columns token, layer and experts, or a .npy array [tokens, layers, k].</source>
        <translation>Eine router_trace_rank*.jsonl, einen Dump von SGLang, vLLM oder TensorRT-LLM, eine CSV-Datei mit den Spalten token, layer und experts oder ein .npy-Array [tokens, layers, k] wählen.</translation>
    </message>
    <message>
        <source>Reading the routing trace</source>
        <translation>Routing-Trace wird gelesen</translation>
    </message>
    <message>
        <source>Two of the files are the same: their tokens count twice. Give every rank&apos;s file once.</source>
        <translation>Zwei der Dateien sind gleich: Ihre Tokens zählen doppelt. Die Datei jedes Ranks nur einmal angeben.</translation>
    </message>
    <message>
        <source>The file holds what rank {} alone saw. Give the files of all ranks together, or the load is that of one rank.</source>
        <translation>Die Datei enthält, was Rank {} allein gesehen hat. Die Dateien aller Ranks zusammen angeben, sonst ist die Last die eines einzigen Ranks.</translation>
    </message>
    <message>
        <source>The safetensors file is damaged: {}</source>
        <translation>Die safetensors-Datei ist beschädigt: {}</translation>
    </message>
    <message>
        <source>it is cut</source>
        <translation>sie ist abgeschnitten</translation>
    </message>
    <message>
        <source>its header claims {} bytes</source>
        <translation>ihr Header gibt {} Byte an</translation>
    </message>
    <message>
        <source>its header is no object</source>
        <translation>ihr Header ist kein Objekt</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>sie enthält keine Tensoren</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; is not named by iteration and layer, as statistics of experts are</source>
        <translation>Der Tensor „{}“ ist nicht nach Iteration und Schicht benannt, wie es Expertenstatistiken sind</translation>
    </message>
    <message>
        <source>Choose a rank*.safetensors that TensorRT-LLM wrote for EXPERT_STATISTIC_PATH.</source>
        <translation>Eine rank*.safetensors wählen, die TensorRT-LLM für EXPERT_STATISTIC_PATH geschrieben hat.</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; is not described</source>
        <translation>der Tensor „{}“ ist nicht beschrieben</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has no possible shape</source>
        <translation>der Tensor „{}“ hat keine mögliche Shape</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; lies outside the file</source>
        <translation>der Tensor „{}“ liegt außerhalb der Datei</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has another size than its shape</source>
        <translation>der Tensor „{}“ hat eine andere Größe als seine Shape</translation>
    </message>
    <message>
        <source>its tensors overlap or leave a gap</source>
        <translation>ihre Tensoren überlappen sich oder lassen eine Lücke</translation>
    </message>
    <message>
        <source>it is longer or shorter than it says</source>
        <translation>sie ist länger oder kürzer als angegeben</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} {}</source>
        <translation>Iteration {}, Schicht {}: {} {}</translation>
    </message>
    <message>
        <source>Choose the statistics of one model.</source>
        <translation>Die Statistik eines einzigen Modells wählen.</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: a count is not whole</source>
        <translation>Iteration {}, Schicht {}: Eine Anzahl ist nicht ganz</translation>
    </message>
    <message>
        <source>Choose unedited statistics.</source>
        <translation>Eine unveränderte Statistik wählen.</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} is no expert number</source>
        <translation>Iteration {}, Schicht {}: {} ist keine Expertennummer</translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>Die Datei ist nicht vorhanden</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>Dies ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>Choose the file of the trace.</source>
        <translation>Die Datei des Traces wählen.</translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation>Die Datei kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Die Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>Das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>Reading failed after {} bytes</source>
        <translation>Das Lesen ist nach {} Byte fehlgeschlagen</translation>
    </message>
    <message>
        <source>Check the disk or the network share.</source>
        <translation>Den Datenträger oder die Netzwerkfreigabe prüfen.</translation>
    </message>
    <message>
        <source>The file is cut</source>
        <translation>Die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>Reading failed at byte {}</source>
        <translation>Das Lesen ist an Byte {} fehlgeschlagen</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The line is longer than 64 MiB</source>
        <translation>Die Zeile ist länger als 64 MiB</translation>
    </message>
    <message>
        <source>The dump holds no counts of experts: {}</source>
        <translation>Der Dump enthält keine Anzahlen der Experten: {}</translation>
    </message>
    <message>
        <source>Choose an expert_distribution_recorder file.</source>
        <translation>Eine Datei von expert_distribution_recorder wählen.</translation>
    </message>
    <message>
        <source>it is no dictionary</source>
        <translation>er ist kein Dictionary</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>er ist leer</translation>
    </message>
    <message>
        <source>it has {}</source>
        <translation>er hat {}</translation>
    </message>
    <message>
        <source>The tensor {} does not have the shape {}</source>
        <translation>Der Tensor {} hat nicht die Shape {}</translation>
    </message>
    <message>
        <source>of counts</source>
        <translation>der Anzahlen</translation>
    </message>
    <message>
        <source>[layers, experts] or [steps, layers, experts]</source>
        <translation>[layers, experts] oder [steps, layers, experts]</translation>
    </message>
    <message>
        <source>[steps, layers, experts] with possible sizes</source>
        <translation>[steps, layers, experts] mit möglichen Größen</translation>
    </message>
    <message>
        <source>[steps, layers, experts]</source>
        <translation>[steps, layers, experts]</translation>
    </message>
    <message>
        <source>[layers, physical experts]</source>
        <translation>[layers, physical experts]</translation>
    </message>
    <message>
        <source>The map from physical to logical experts names no experts</source>
        <translation>Die Zuordnung von physischen zu logischen Experten nennt keine Experten</translation>
    </message>
    <message>
        <source>The dump holds no records: nothing was recorded</source>
        <translation>Der Dump enthält keine Datensätze: Nichts wurde aufgezeichnet</translation>
    </message>
    <message>
        <source>Start the recorder before the requests, and dump after them.</source>
        <translation>Den Recorder vor den Anfragen starten und danach den Dump schreiben.</translation>
    </message>
    <message>
        <source>Record {} holds neither counts nor tokens</source>
        <translation>Datensatz {} enthält weder Anzahlen noch Tokens</translation>
    </message>
    <message>
        <source>Layer {}: physical expert {} is not in the map of the dump</source>
        <translation>Schicht {}: Der physische Experte {} ist nicht in der Zuordnung des Dumps</translation>
    </message>
    <message>
        <source>Layer {}: {} is no count of picks</source>
        <translation>Schicht {}: {} ist keine Anzahl von Auswahlen</translation>
    </message>
    <message>
        <source>[layers, tokens, picks]</source>
        <translation>[layers, tokens, picks]</translation>
    </message>
    <message>
        <source>[layers, tokens, picks] with possible sizes</source>
        <translation>[layers, tokens, picks] mit möglichen Größen</translation>
    </message>
    <message>
        <source>Layer {}: {} is no expert number</source>
        <translation>Schicht {}: {} ist keine Expertennummer</translation>
    </message>
    <message>
        <source>The dump counts {:.2f} times the picks of its tokens: the counts are those of several ranks, or were multiplied by the data-parallel size. The tokens are used</source>
        <translation>Der Dump zählt das {:.2f}-Fache der Auswahlen seiner Tokens: Die Anzahlen stammen von mehreren Ranks oder wurden mit der datenparallelen Größe multipliziert. Die Tokens werden verwendet</translation>
    </message>
    <message>
        <source>of a layer number</source>
        <translation>einer Schichtnummer</translation>
    </message>
    <message>
        <source>[tokens, picks]</source>
        <translation>[tokens, picks]</translation>
    </message>
    <message>
        <source>The pickle is larger than 32 MiB</source>
        <translation>Der Pickle ist größer als 32 MiB</translation>
    </message>
    <message>
        <source>Save arrays as .npy instead.</source>
        <translation>Stattdessen Arrays als .npy speichern.</translation>
    </message>
    <message>
        <source>The pickle is no list of counters, one per layer</source>
        <translation>Der Pickle ist keine Liste von Zählern, einer pro Schicht</translation>
    </message>
    <message>
        <source>Choose the counts of experts.</source>
        <translation>Die Anzahlen der Experten wählen.</translation>
    </message>
    <message>
        <source>The pickle counts pairs of experts by rank, which are other pairs than those of all picks of a token</source>
        <translation>Der Pickle zählt Expertenpaare nach Rang, was andere Paare sind als die aller Auswahlen eines Tokens</translation>
    </message>
    <message>
        <source>Choose the counts of single experts, or a trace with the picks of every token.</source>
        <translation>Die Anzahlen einzelner Experten wählen oder einen Trace mit den Auswahlen jedes Tokens.</translation>
    </message>
    <message>
        <source>Counter {} holds something else than counts of experts</source>
        <translation>Zähler {} enthält etwas anderes als Anzahlen der Experten</translation>
    </message>
    <message>
        <source>The counters name more experts than a model has</source>
        <translation>Die Zähler nennen mehr Experten, als ein Modell hat</translation>
    </message>
    <message>
        <source>A HyperNode has no name</source>
        <translation>Ein HyperNode hat keinen Namen</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get hypernodes -o yaml.</source>
        <translation>Die Ausgabe von kubectl get hypernodes -o yaml wählen.</translation>
    </message>
    <message>
        <source>The file has too many HyperNodes or members</source>
        <translation>Die Datei hat zu viele HyperNodes oder Mitglieder</translation>
    </message>
    <message>
        <source>The file holds no HyperNode</source>
        <translation>Die Datei enthält keinen HyperNode</translation>
    </message>
    <message>
        <source>{} members are chosen by a pattern, or by labels that no node of the file has: they are left out. Import kubectl get hypernodes,nodes -o json for those chosen by labels</source>
        <translation>{} Mitglieder sind durch ein Muster gewählt oder durch Labels, die kein Knoten der Datei hat: Sie sind ausgelassen. Für die durch Labels gewählten kubectl get hypernodes,nodes -o json importieren</translation>
    </message>
    <message>
        <source>Choose the XML file as it was written.</source>
        <translation>Die XML-Datei so wählen, wie sie geschrieben wurde.</translation>
    </message>
    <message>
        <source>The XML declares a document type or entities</source>
        <translation>Das XML deklariert einen Dokumenttyp oder Entities</translation>
    </message>
    <message>
        <source>Remove the declaration: no tool writes one here.</source>
        <translation>Die Deklaration entfernen: Kein Werkzeug schreibt hier eine.</translation>
    </message>
    <message>
        <source>&lt;/{}&gt; closes nothing</source>
        <translation>&lt;/{}&gt; schließt nichts</translation>
    </message>
    <message>
        <source>A tag has no name</source>
        <translation>Ein Tag hat keinen Namen</translation>
    </message>
    <message>
        <source>&lt;{}&gt; has something that is no attribute</source>
        <translation>&lt;{}&gt; hat etwas, das kein Attribut ist</translation>
    </message>
    <message>
        <source>The attribute {} has no quotes</source>
        <translation>Das Attribut {} hat keine Anführungszeichen</translation>
    </message>
    <message>
        <source>A tag has more than 64 attributes</source>
        <translation>Ein Tag hat mehr als 64 Attribute</translation>
    </message>
    <message>
        <source>Write plain maps and lists, indented with spaces.</source>
        <translation>Einfache Maps und Listen schreiben, mit Leerzeichen eingerückt.</translation>
    </message>
    <message>
        <source>The key {} is there twice</source>
        <translation>Der Schlüssel {} ist zweimal vorhanden</translation>
    </message>
    <message>
        <source>Anchors, aliases and tags are not read</source>
        <translation>Anker, Aliase und Tags werden nicht gelesen</translation>
    </message>
    <message>
        <source>The archive is damaged: {}</source>
        <translation>Das Archiv ist beschädigt: {}</translation>
    </message>
    <message>
        <source>it points outside itself</source>
        <translation>es verweist über sich selbst hinaus</translation>
    </message>
    <message>
        <source>it has no table of contents; the file is cut</source>
        <translation>es hat kein Inhaltsverzeichnis; die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>its zip64 record is not where it should be</source>
        <translation>sein zip64-Datensatz liegt nicht, wo er sollte</translation>
    </message>
    <message>
        <source>The archive claims {} entries</source>
        <translation>Das Archiv gibt {} Einträge an</translation>
    </message>
    <message>
        <source>its table of contents is cut</source>
        <translation>sein Inhaltsverzeichnis ist abgeschnitten</translation>
    </message>
    <message>
        <source>a zip64 field is missing</source>
        <translation>ein zip64-Feld fehlt</translation>
    </message>
    <message>
        <source>The archive is encrypted</source>
        <translation>Das Archiv ist verschlüsselt</translation>
    </message>
    <message>
        <source>Save the dump without a password.</source>
        <translation>Den Dump ohne Passwort speichern.</translation>
    </message>
    <message>
        <source>Unpack it and save the dump again with torch.save.</source>
        <translation>Entpacken und den Dump mit torch.save neu speichern.</translation>
    </message>
    <message>
        <source>an entry has two sizes</source>
        <translation>ein Eintrag hat zwei Größen</translation>
    </message>
    <message>
        <source>an entry is not where it should be</source>
        <translation>ein Eintrag liegt nicht, wo er sollte</translation>
    </message>
    <message>
        <source>an entry claims more bytes than the file has</source>
        <translation>ein Eintrag gibt mehr Bytes an, als die Datei hat</translation>
    </message>
    <message>
        <source>the name of an entry leads out of it</source>
        <translation>der Name eines Eintrags führt aus dem Archiv hinaus</translation>
    </message>
    <message>
        <source>two entries have the same name</source>
        <translation>zwei Einträge haben denselben Namen</translation>
    </message>
    <message>
        <source>entries overlap</source>
        <translation>Einträge überlappen sich</translation>
    </message>
    <message>
        <source>{} experts cannot be shared by {} groups</source>
        <translation>{} Experten lassen sich nicht auf {} Gruppen aufteilen</translation>
    </message>
    <message>
        <source>Name the number of expert groups of the model, or 1.</source>
        <translation>Die Anzahl der Expertengruppen des Modells nennen oder 1.</translation>
    </message>
    <message>
        <source>{} slots cannot be shared by {} nodes</source>
        <translation>{} Slots lassen sich nicht auf {} Knoten aufteilen</translation>
    </message>
    <message>
        <source>Choose a multiple of the nodes.</source>
        <translation>Ein Vielfaches der Knotenzahl wählen.</translation>
    </message>
    <message>
        <source>The method {} {}</source>
        <translation>Die Methode {} {}</translation>
    </message>
    <message>
        <source>takes no balance cap here</source>
        <translation>nimmt hier keine Lastgrenze an</translation>
    </message>
    <message>
        <source>A cap belongs to the method rankloom, and to fan-out without replicas.</source>
        <translation>Eine Lastgrenze gehört zur Methode rankloom und zu fan-out ohne Repliken.</translation>
    </message>
    <message>
        <source>The balance cap is below 1</source>
        <translation>Die Lastgrenze liegt unter 1</translation>
    </message>
    <message>
        <source>1.05 allows 5 % above the mean.</source>
        <translation>1.05 erlaubt 5 % über dem Mittel.</translation>
    </message>
    <message>
        <source>places all experts afresh</source>
        <translation>platziert alle Experten neu</translation>
    </message>
    <message>
        <source>Choose rankloom or balance, or leave out the limit of copies moved.</source>
        <translation>rankloom oder balance wählen oder die Grenze der verschobenen Kopien weglassen.</translation>
    </message>
    <message>
        <source>The limit of copies moved is negative</source>
        <translation>Die Grenze der verschobenen Kopien ist negativ</translation>
    </message>
    <message>
        <source>0 moves none.</source>
        <translation>0 verschiebt keine.</translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices are too many for a search over slots</source>
        <translation>{} Schichten mit {} Experten auf {} Geräten sind zu viele für eine Suche über Slots</translation>
    </message>
    <message>
        <source>Place fewer layers at a time.</source>
        <translation>Weniger Schichten auf einmal platzieren.</translation>
    </message>
    <message>
        <source>needs transitions between layers</source>
        <translation>braucht Übergänge zwischen Schichten</translation>
    </message>
    <message>
        <source>Give a trace with picks per token.</source>
        <translation>Einen Trace mit Auswahlen pro Token angeben.</translation>
    </message>
    <message>
        <source>needs the tokens of a trace</source>
        <translation>braucht die Tokens eines Traces</translation>
    </message>
    <message>
        <source>Give a trace instead of counts.</source>
        <translation>Einen Trace statt Anzahlen angeben.</translation>
    </message>
    <message>
        <source>needs picks per token</source>
        <translation>braucht Auswahlen pro Token</translation>
    </message>
    <message>
        <source>cannot name {} devices in {} nodes exactly</source>
        <translation>kann {} Geräte in {} Knoten nicht exakt behandeln</translation>
    </message>
    <message>
        <source>needs transitions between layers to weigh them against load</source>
        <translation>braucht Übergänge zwischen Schichten, um sie gegen die Last abzuwägen</translation>
    </message>
    <message>
        <source>A front of {} points</source>
        <translation>Eine Front mit {} Punkten</translation>
    </message>
    <message>
        <source>Ask for 2 to 64 points.</source>
        <translation>2 bis 64 Punkte anfordern.</translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices in {} nodes cannot be placed</source>
        <translation>{} Schichten mit {} Experten auf {} Geräten in {} Knoten lassen sich nicht platzieren</translation>
    </message>
    <message>
        <source>All four must be at least 1.</source>
        <translation>Alle vier müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>{} layers, {} experts and {} devices are too many</source>
        <translation>{} Schichten, {} Experten und {} Geräte sind zu viele</translation>
    </message>
    <message>
        <source>At most {} of each.</source>
        <translation>Höchstens je {}.</translation>
    </message>
    <message>
        <source>{} slots for {} experts cannot be shared by {} devices</source>
        <translation>{} Slots für {} Experten lassen sich nicht auf {} Geräte aufteilen</translation>
    </message>
    <message>
        <source>Slots must be a multiple of the devices, and at least one for every expert.</source>
        <translation>Die Anzahl der Slots muss ein Vielfaches der Geräte sein, mit mindestens einem Slot pro Experte.</translation>
    </message>
    <message>
        <source>{} slots on a device hold one of {} experts twice</source>
        <translation>{} Slots auf einem Gerät halten einen von {} Experten zweimal</translation>
    </message>
    <message>
        <source>Ask for fewer slots.</source>
        <translation>Weniger Slots anfordern.</translation>
    </message>
    <message>
        <source>{} devices cannot be shared by {} nodes</source>
        <translation>{} Geräte lassen sich nicht auf {} Knoten aufteilen</translation>
    </message>
    <message>
        <source>Every node has equally many devices.</source>
        <translation>Jeder Knoten hat gleich viele Geräte.</translation>
    </message>
    <message>
        <source>The prices are no symmetric matrix of 0 to 1,000</source>
        <translation>Die Preise sind keine symmetrische Matrix mit Werten von 0 bis 1.000</translation>
    </message>
    <message>
        <source>Give one price per pair of devices, 0 on the diagonal.</source>
        <translation>Einen Preis pro Gerätepaar angeben, 0 auf der Diagonale.</translation>
    </message>
    <message>
        <source>{} loads and {} transitions do not belong to {} layers of {} experts</source>
        <translation>{} Lasten und {} Übergänge gehören nicht zu {} Schichten mit {} Experten</translation>
    </message>
    <message>
        <source>Load is [layers, experts], transitions are [layers - 1, experts, experts].</source>
        <translation>Last ist [layers, experts], Übergänge sind [layers - 1, experts, experts].</translation>
    </message>
    <message>
        <source>The picks of tokens do not belong to these layers and experts</source>
        <translation>Die Auswahlen der Tokens gehören nicht zu diesen Schichten und Experten</translation>
    </message>
    <message>
        <source>Picks are [layers, tokens, top-k], expert numbers from 0.</source>
        <translation>Auswahlen sind [layers, tokens, top-k], Expertennummern ab 0.</translation>
    </message>
    <message>
        <source>{} loads of windows do not belong to {} layers of {} experts</source>
        <translation>{} Lasten von Fenstern gehören nicht zu {} Schichten mit {} Experten</translation>
    </message>
    <message>
        <source>They are [windows, layers, experts], at most {} windows.</source>
        <translation>Sie sind [windows, layers, experts], höchstens {} Fenster.</translation>
    </message>
    <message>
        <source>A count is negative</source>
        <translation>Eine Anzahl ist negativ</translation>
    </message>
    <message>
        <source>Counts start at 0.</source>
        <translation>Anzahlen beginnen bei 0.</translation>
    </message>
    <message>
        <source>The counts, times the highest price, add up to more than 10^18</source>
        <translation>Die Anzahlen, mal dem höchsten Preis, summieren sich zu mehr als 10^18</translation>
    </message>
    <message>
        <source>Divide them by a constant.</source>
        <translation>Durch eine Konstante teilen.</translation>
    </message>
    <message>
        <source>Choose a placement of the same model on the same devices.</source>
        <translation>Eine Platzierung desselben Modells auf denselben Geräten wählen.</translation>
    </message>
    <message>
        <source>Layer {} places expert {}; there are {}</source>
        <translation>Schicht {} platziert Experte {}; es gibt {}</translation>
    </message>
    <message>
        <source>Choose a placement of the same model.</source>
        <translation>Eine Platzierung desselben Modells wählen.</translation>
    </message>
    <message>
        <source>Layer {} holds expert {} twice on device {}</source>
        <translation>Schicht {} hält Experte {} zweimal auf Gerät {}</translation>
    </message>
    <message>
        <source>Give the second slot another expert.</source>
        <translation>Dem zweiten Slot einen anderen Experten geben.</translation>
    </message>
    <message>
        <source>Layer {} has no slot for expert {}</source>
        <translation>Schicht {} hat keinen Slot für Experte {}</translation>
    </message>
    <message>
        <source>Choose a complete placement.</source>
        <translation>Eine vollständige Platzierung wählen.</translation>
    </message>
    <message>
        <source>A part of the trace has {} layers of {} experts, not {} of {}</source>
        <translation>Ein Teil des Traces hat {} Schichten mit {} Experten, nicht {} mit {}</translation>
    </message>
    <message>
        <source>Choose traces of one model.</source>
        <translation>Traces eines einzigen Modells wählen.</translation>
    </message>
    <message>
        <source>{} parts of a trace</source>
        <translation>{} Teile eines Traces</translation>
    </message>
    <message>
        <source>Give 1 to {}.</source>
        <translation>1 bis {} angeben.</translation>
    </message>
    <message>
        <source>The load over time of the trace is not known</source>
        <translation>Die Last des Traces über die Zeit ist nicht bekannt</translation>
    </message>
    <message>
        <source>Import the trace itself, not its sum.</source>
        <translation>Den Trace selbst importieren, nicht seine Summe.</translation>
    </message>
    <message>
        <source>{} windows</source>
        <translation>{} Fenster</translation>
    </message>
    <message>
        <source>Ask for 1 to {}.</source>
        <translation>1 bis {} anfordern.</translation>
    </message>
    <message>
        <source>Choose a mixture-of-experts model.</source>
        <translation>Ein Mixture-of-Experts-Modell wählen.</translation>
    </message>
    <message>
        <source>No routing trace says which experts are used</source>
        <translation>Kein Routing-Trace sagt, welche Experten genutzt werden</translation>
    </message>
    <message>
        <source>Import a router trace or an expert distribution.</source>
        <translation>Einen Router-Trace oder eine Expertenverteilung importieren.</translation>
    </message>
    <message>
        <source>One device holds all experts</source>
        <translation>Ein Gerät hält alle Experten</translation>
    </message>
    <message>
        <source>Choose an EP above 1.</source>
        <translation>Ein EP über 1 wählen.</translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, the model {} of {}</source>
        <translation>Der Trace hat {} Schichten mit {} Experten, das Modell {} mit {}</translation>
    </message>
    <message>
        <source>Import a trace of this model.</source>
        <translation>Einen Trace dieses Modells importieren.</translation>
    </message>
    <message>
        <source>Layer {} counts {} picks, layer {} counts {}{}</source>
        <translation>Schicht {} zählt {} Auswahlen, Schicht {} zählt {}{}</translation>
    </message>
    <message>
        <source>Every count is a multiple of {}: they were probably multiplied by the data-parallel size, or the same batch ran {} times. Shares stay right, numbers of tokens do not</source>
        <translation>Jede Anzahl ist ein Vielfaches von {}: Sie wurden wohl mit der datenparallelen Größe multipliziert, oder derselbe Batch lief {}-mal. Anteile bleiben richtig, Anzahlen von Tokens nicht</translation>
    </message>
    <message>
        <source>The hottest expert takes {:.0f} times the mean load on the average of the layers: this looks like a benchmark with random prompts. Record real requests before placing experts</source>
        <translation>Der heißeste Experte erhält im Schnitt der Schichten das {:.0f}-Fache der mittleren Last: Das sieht nach einem Benchmark mit zufälligen Prompts aus. Vor dem Platzieren der Experten echte Anfragen aufzeichnen</translation>
    </message>
    <message>
        <source>The trace has {} layers, the model has {} with experts: it is of another model, or also counts layers of multi-token prediction</source>
        <translation>Der Trace hat {} Schichten, das Modell hat {} mit Experten: Er gehört zu einem anderen Modell oder zählt auch Schichten der Multi-Token-Prediction</translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts; missing are {}{}. With pipeline parallelism give the files of all stages</source>
        <translation>Der Trace hat {} der {} Schichten mit Experten; es fehlen {}{}. Bei Pipelineparallelität die Dateien aller Stufen angeben</translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts. With pipeline parallelism layers may be numbered from 0 in every stage: give the files of all stages</source>
        <translation>Der Trace hat {} der {} Schichten mit Experten. Bei Pipelineparallelität sind Schichten womöglich in jeder Stufe ab 0 nummeriert: die Dateien aller Stufen angeben</translation>
    </message>
    <message>
        <source>The trace names {} experts, the model has {}. Numbers of physical experts need the map to logical ones</source>
        <translation>Der Trace nennt {} Experten, das Modell hat {}. Nummern physischer Experten brauchen die Zuordnung zu logischen</translation>
    </message>
    <message>
        <source>Tokens of the trace pick {} experts, those of the model {}</source>
        <translation>Tokens des Traces wählen {} Experten, die des Modells {}</translation>
    </message>
    <message>
        <source>{} tokens are few for {} experts: loads are rough and pairs of experts are noise. About {} tokens would do</source>
        <translation>{} Tokens sind wenig für {} Experten: Lasten sind grob und Expertenpaare sind Rauschen. Etwa {} Tokens würden genügen</translation>
    </message>
    <message>
        <source>Layer {}, token {}: {}</source>
        <translation>Schicht {}, Token {}: {}</translation>
    </message>
    <message>
        <source>Layer {}: a batch of {} picks is not a multiple of top-{}</source>
        <translation>Schicht {}: Ein Batch von {} Auswahlen ist kein Vielfaches von top-{}</translation>
    </message>
    <message>
        <source>expert {} is not one of 0 to {}</source>
        <translation>Experte {} liegt nicht zwischen 0 und {}</translation>
    </message>
    <message>
        <source>Check that the trace is of this model.</source>
        <translation>Prüfen, ob der Trace zu diesem Modell gehört.</translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers.</source>
        <translation>Prüfen, ob die Datei Expertennummern enthält.</translation>
    </message>
    <message>
        <source>Counting {} layers of {} experts would need more than 4 GiB</source>
        <translation>{} Schichten mit {} Experten zu zählen, würde mehr als 4 GiB brauchen</translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers, layer by layer.</source>
        <translation>Prüfen, ob die Datei Expertennummern enthält, Schicht für Schicht.</translation>
    </message>
    <message>
        <source>Layer {} comes more than {} picks after layer {}: its transitions cannot be counted in constant memory</source>
        <translation>Schicht {} kommt mehr als {} Auswahlen nach Schicht {}: Ihre Übergänge lassen sich nicht mit konstantem Speicher zählen</translation>
    </message>
    <message>
        <source>Sort the trace by token, or by step and layer.</source>
        <translation>Den Trace nach Token oder nach Schritt und Schicht sortieren.</translation>
    </message>
    <message>
        <source>top-{} after top-{}</source>
        <translation>top-{} nach top-{}</translation>
    </message>
    <message>
        <source>All tokens of a layer must pick the same number of experts.</source>
        <translation>Alle Tokens einer Schicht müssen gleich viele Experten wählen.</translation>
    </message>
    <message>
        <source>the same expert is picked twice</source>
        <translation>derselbe Experte ist zweimal gewählt</translation>
    </message>
    <message>
        <source>Check that the trace is complete.</source>
        <translation>Prüfen, ob der Trace vollständig ist.</translation>
    </message>
    <message>
        <source>Layer {} has {} of {} tokens</source>
        <translation>Schicht {} hat {} von {} Tokens</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is not one of 0 to {}</source>
        <translation>Schicht {}: Experte {} liegt nicht zwischen 0 und {}</translation>
    </message>
    <message>
        <source>Check that the counts are of this model, and not of physical experts.</source>
        <translation>Prüfen, ob die Anzahlen zu diesem Modell gehören und nicht zu physischen Experten.</translation>
    </message>
    <message>
        <source>The counts are of more than {} layers</source>
        <translation>Die Anzahlen stammen von mehr als {} Schichten</translation>
    </message>
    <message>
        <source>Layer {}: top-{} after top-{}</source>
        <translation>Schicht {}: top-{} nach top-{}</translation>
    </message>
    <message>
        <source>Layer {}: the picks of expert {} are no possible number</source>
        <translation>Schicht {}: Die Auswahlen von Experte {} sind keine mögliche Zahl</translation>
    </message>
    <message>
        <source>Some files hold the picks of tokens and others only counts</source>
        <translation>Einige Dateien enthalten die Auswahlen der Tokens, andere nur Anzahlen</translation>
    </message>
    <message>
        <source>Import them one after the other.</source>
        <translation>Nacheinander importieren.</translation>
    </message>
    <message>
        <source>No token of the trace is in this part of the split</source>
        <translation>In diesem Teil der Unterteilung liegt kein Token des Traces</translation>
    </message>
    <message>
        <source>Use a longer trace, smaller blocks or another share.</source>
        <translation>Einen längeren Trace, kleinere Blöcke oder einen anderen Anteil verwenden.</translation>
    </message>
    <message>
        <source>Choose a trace of a real run.</source>
        <translation>Einen Trace eines echten Laufs wählen.</translation>
    </message>
    <message>
        <source>The share to train with must lie between 0 and 1, and blocks hold tokens</source>
        <translation>Der Trainingsanteil muss zwischen 0 und 1 liegen, und Blöcke müssen Tokens enthalten</translation>
    </message>
    <message>
        <source>Try 0.7.</source>
        <translation>0.7 versuchen.</translation>
    </message>
    <message>
        <source>there is no stage {}: the plan has stages 0 to {}</source>
        <translation>es gibt keine Stufe {}: Der Plan hat die Stufen 0 bis {}</translation>
    </message>
    <message>
        <source>the measured bytes must be more than 0</source>
        <translation>die gemessenen Bytes müssen mehr als 0 sein</translation>
    </message>
    <message>
        <source>the measured {} are {} less than stage {} needs without any constant</source>
        <translation>die gemessenen {} sind {} weniger, als Stufe {} ganz ohne Konstante braucht</translation>
    </message>
    <message>
        <source>Something else differs between plan and run: look at recompute, cross-entropy, sharding, dummy weight gradients, and at which stage and scope were measured.</source>
        <translation>Etwas anderes unterscheidet Plan und Lauf: Neuberechnung, Cross-Entropy, Sharding und Dummy-Gewichtsgradienten prüfen, und an welcher Stufe und in welchem Umfang gemessen wurde.</translation>
    </message>
    <message>
        <source>Shard the optimizer state over data-parallel ranks</source>
        <translation>Den Optimizer-Zustand über datenparallele Ranks sharden</translation>
    </message>
    <message>
        <source>Shard gradients over data-parallel ranks (ZeRO-2)</source>
        <translation>Gradienten über datenparallele Ranks sharden (ZeRO-2)</translation>
    </message>
    <message>
        <source>Shard weights, gradients and optimizer state (FSDP)</source>
        <translation>Gewichte, Gradienten und Optimizer-Zustand sharden (FSDP)</translation>
    </message>
    <message>
        <source>Shard weights inside each node</source>
        <translation>Gewichte innerhalb jedes Knotens sharden</translation>
    </message>
    <message>
        <source>Shard weights over data-parallel ranks (ZeRO-3)</source>
        <translation>Gewichte über datenparallele Ranks sharden (ZeRO-3)</translation>
    </message>
    <message>
        <source>Recompute {} too</source>
        <translation>Auch {} neu berechnen</translation>
    </message>
    <message>
        <source>Recompute {}</source>
        <translation>{} neu berechnen</translation>
    </message>
    <message>
        <source>Recompute every layer</source>
        <translation>Jede Schicht neu berechnen</translation>
    </message>
    <message>
        <source>Keep gradients in 16 bits</source>
        <translation>Gradienten in 16 Bit halten</translation>
    </message>
    <message>
        <source>Keep Adam&apos;s moments in 16 bits</source>
        <translation>Adams Momente in 16 Bit halten</translation>
    </message>
    <message>
        <source>Keep half of the optimizer state in host memory</source>
        <translation>Die Hälfte des Optimizer-Zustands im Host-Speicher halten</translation>
    </message>
    <message>
        <source>Keep all of the optimizer state in host memory</source>
        <translation>Den ganzen Optimizer-Zustand im Host-Speicher halten</translation>
    </message>
    <message>
        <source>Offload activations to host memory</source>
        <translation>Aktivierungen in den Host-Speicher auslagern</translation>
    </message>
    <message>
        <source>Schedule 1F1B</source>
        <translation>Ablauf 1F1B</translation>
    </message>
    <message>
        <source>Schedule V-Half</source>
        <translation>Ablauf V-Half</translation>
    </message>
    <message>
        <source>Spread the vocabulary over the pipeline</source>
        <translation>Das Vokabular über die Pipeline verteilen</translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation>{} {} statt {}</translation>
    </message>
    <message>
        <source>Move {} layers from stage {} to stage {}</source>
        <translation>{} Schichten von Stufe {} auf Stufe {} verschieben</translation>
    </message>
    <message>
        <source>Move {} layer from stage {} to stage {}</source>
        <translation>{} Schicht von Stufe {} auf Stufe {} verschieben</translation>
    </message>
    <message>
        <source>Turn sequence parallelism on</source>
        <translation>Sequenzparallelität einschalten</translation>
    </message>
    <message>
        <source>Fuse the cross-entropy</source>
        <translation>Die Cross-Entropy fusionieren</translation>
    </message>
    <message>
        <source>The key &quot;{}&quot; is unknown and may change the size of the model.</source>
        <translation>Der Schlüssel „{}“ ist unbekannt und ändert womöglich die Größe des Modells.</translation>
    </message>
    <message>
        <source>{} attention heads do not divide into {} key-value heads</source>
        <translation>{} Attention-Köpfe lassen sich nicht auf {} Key-Value-Köpfe aufteilen</translation>
    </message>
    <message>
        <source>The hidden size {} does not divide by {} heads and no head_dim is given</source>
        <translation>Die Hidden Size {} lässt sich nicht durch {} Köpfe teilen, und head_dim ist nicht angegeben</translation>
    </message>
    <message>
        <source>&quot;moe_layer_freq&quot; has {} entries for {} layers</source>
        <translation>&quot;moe_layer_freq&quot; hat {} Einträge für {} Schichten</translation>
    </message>
    <message>
        <source>The shared experts together are wider than any model</source>
        <translation>Die gemeinsamen Experten zusammen sind breiter als jedes Modell</translation>
    </message>
    <message>
        <source>The model of type &quot;{}&quot; lacks {}</source>
        <translation>Dem Modell vom Typ „{}“ fehlt {}</translation>
    </message>
    <message>
        <source>Add the missing numbers under these keys</source>
        <translation>Die fehlenden Zahlen unter diesen Schlüsseln ergänzen</translation>
    </message>
    <message>
        <source>The model would have more than {:.0e} parameters</source>
        <translation>Das Modell hätte mehr als {:.0e} Parameter</translation>
    </message>
    <message>
        <source>Check the sizes for a misplaced digit</source>
        <translation>Die Größen auf eine verrutschte Stelle prüfen</translation>
    </message>
    <message>
        <source>The config leaves out what its family has a value for: {}.</source>
        <translation>Die Config lässt aus, wofür ihre Familie einen Wert hat: {}.</translation>
    </message>
    <message>
        <source>This is DeepSeek&apos;s own inference configuration, not a Hugging Face config.json</source>
        <translation>Dies ist die Inferenzkonfiguration von DeepSeek selbst, keine config.json von Hugging Face</translation>
    </message>
    <message>
        <source>Use the config.json beside the model&apos;s weights</source>
        <translation>Die config.json neben den Gewichten des Modells verwenden</translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: it is {}</source>
        <translation>Das Modell („{}“) kann nicht geplant werden: Es ist {}</translation>
    </message>
    <message>
        <source>A config.json is an object at its top level; this is not</source>
        <translation>Eine config.json ist auf oberster Ebene ein Objekt; diese nicht</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown and was read as a Llama-like decoder.</source>
        <translation>Der Modelltyp „{}“ ist unbekannt und wurde als Decoder nach Art von Llama gelesen.</translation>
    </message>
    <message>
        <source>Only the language part of this multimodal model was read.</source>
        <translation>Nur der Sprachteil dieses multimodalen Modells wurde gelesen.</translation>
    </message>
    <message>
        <source>There is no model preset &quot;{}&quot;</source>
        <translation>Es gibt keine Modellvorlage „{}“</translation>
    </message>
    <message>
        <source>Nearest presets: {}</source>
        <translation>Ähnlichste Vorlagen: {}</translation>
    </message>
    <message>
        <source>The built-in model preset &quot;{}&quot; is damaged</source>
        <translation>Die eingebaute Modellvorlage „{}“ ist beschädigt</translation>
    </message>
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
        <source>the microbatch</source>
        <translation>Mikrobatch</translation>
    </message>
    <message>
        <source>Set {} to {}</source>
        <translation>{} auf {} setzen</translation>
    </message>
    <message>
        <source>There is no model yet: choose a preset or import one.</source>
        <translation>Noch kein Modell: eine Vorlage wählen oder eines importieren.</translation>
    </message>
    <message>
        <source>There is no cluster yet: give the number of nodes and a device type.</source>
        <translation>Noch kein Cluster: die Anzahl der Knoten und einen Gerätetyp angeben.</translation>
    </message>
    <message>
        <source>Every degree, batch size and the sequence length must be at least 1.</source>
        <translation>Jeder Grad, jede Batch-Größe und die Sequenzlänge müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>eine positive Zahl</translation>
    </message>
    <message>
        <source>found 0, where a positive number is expected</source>
        <translation>0 gefunden, erwartet wird eine positive Zahl</translation>
    </message>
    <message>
        <source>a device preset name or an object with a device&apos;s figures</source>
        <translation>der Name einer Gerätevorlage oder ein Objekt mit den Werten eines Geräts</translation>
    </message>
    <message>
        <source>an array of {} rows</source>
        <translation>ein Array mit {} Zeilen</translation>
    </message>
    <message>
        <source>an array of {} numbers</source>
        <translation>ein Array mit {} Zahlen</translation>
    </message>
    <message>
        <source>null or a number from 0 to {}</source>
        <translation>null oder eine Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>{} links have a bandwidth of 0; they are taken as not measured.</source>
        <translation>{} Verbindungen haben eine Bandbreite von 0; sie gelten als nicht gemessen.</translation>
    </message>
    <message>
        <source>the matrix has {} rows, while the cluster has {} nodes of {} devices, {} devices in all</source>
        <translation>die Matrix hat {} Zeilen, der Cluster aber {} Knoten mit {} Geräten, insgesamt {} Geräte</translation>
    </message>
    <message>
        <source>Give a matrix of nodes, of all devices, or of the devices of one node.</source>
        <translation>Eine Matrix der Knoten, aller Geräte oder der Geräte eines Knotens angeben.</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>die Anzahl der Zeilen</translation>
    </message>
    <message>
        <source>a square array of arrays</source>
        <translation>ein quadratisches Array von Arrays</translation>
    </message>
    <message>
        <source>two matrices have the same scope</source>
        <translation>zwei Matrizen haben denselben Geltungsbereich</translation>
    </message>
    <message>
        <source>&quot;device-pair&quot; or &quot;node-pair&quot;</source>
        <translation>&quot;device-pair&quot; oder &quot;node-pair&quot;</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>die Anzahl der Ranks</translation>
    </message>
    <message>
        <source>an array of ascending sizes</source>
        <translation>ein Array aufsteigender Größen</translation>
    </message>
    <message>
        <source>an array of rates, one per size</source>
        <translation>ein Array von Raten, eine pro Größe</translation>
    </message>
    <message>
        <source>an array of 1 to {} numbers</source>
        <translation>ein Array mit 1 bis {} Zahlen</translation>
    </message>
    <message>
        <source>the sizes of a measured collective must ascend, with one rate for each</source>
        <translation>die Größen einer gemessenen Collective-Operation müssen aufsteigen, mit je einer Rate</translation>
    </message>
    <message>
        <source>two measured collectives have the same level and number of ranks</source>
        <translation>zwei gemessene Collective-Operationen haben dieselbe Ebene und Anzahl von Ranks</translation>
    </message>
    <message>
        <source>an array of at most {} measured collectives</source>
        <translation>ein Array mit höchstens {} gemessenen Collective-Operationen</translation>
    </message>
    <message>
        <source>an array with the group of every node</source>
        <translation>ein Array mit der Gruppe jedes Knotens</translation>
    </message>
    <message>
        <source>an array of {} group numbers, -1 for a node in none</source>
        <translation>ein Array mit {} Gruppennummern, -1 für einen Knoten in keiner</translation>
    </message>
    <message>
        <source>an array of at most {} tiers</source>
        <translation>ein Array von höchstens {} Ebenen</translation>
    </message>
    <message>
        <source>an array of tiers</source>
        <translation>ein Array von Ebenen</translation>
    </message>
    <message>
        <source>an array of at most {} nodes</source>
        <translation>ein Array von höchstens {} Knoten</translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>die Nummer eines Knotens</translation>
    </message>
    <message>
        <source>node {} is listed twice</source>
        <translation>Knoten {} ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>the number of nodes</source>
        <translation>die Zahl der Knoten</translation>
    </message>
    <message>
        <source>the number of devices in a node</source>
        <translation>die Zahl der Geräte in einem Knoten</translation>
    </message>
    <message>
        <source>{} nodes of {} devices are more than {} devices</source>
        <translation>{} Knoten mit {} Geräten sind mehr als {} Geräte</translation>
    </message>
    <message>
        <source>there are {} names for {} nodes</source>
        <translation>es gibt {} Namen für {} Knoten</translation>
    </message>
    <message>
        <source>the model is in another file, which cannot be read here</source>
        <translation>das Modell steht in einer anderen Datei, die hier nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>Name a preset, or put the configuration itself under &quot;config&quot;.</source>
        <translation>Eine Vorlage nennen oder die Konfiguration selbst unter &quot;config&quot; angeben.</translation>
    </message>
    <message>
        <source>a Hugging Face config.json object</source>
        <translation>ein config.json-Objekt von Hugging Face</translation>
    </message>
    <message>
        <source>the model is given twice, under &quot;{}&quot; and &quot;{}&quot;</source>
        <translation>das Modell ist doppelt angegeben, unter &quot;{}&quot; und &quot;{}&quot;</translation>
    </message>
    <message>
        <source>the model is not named</source>
        <translation>das Modell ist nicht genannt</translation>
    </message>
    <message>
        <source>Give &quot;preset&quot;, &quot;config&quot; (a Hugging Face config.json), or &quot;file&quot;.</source>
        <translation>&quot;preset&quot;, &quot;config&quot; (eine config.json von Hugging Face) oder &quot;file&quot; angeben.</translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where &quot;{}&quot; is expected</source>
        <translation>Zeichenkette &quot;{}&quot; gefunden, wo &quot;{}&quot; erwartet wird</translation>
    </message>
    <message>
        <source>version {} of the plan document is newer than this program, which reads up to {}</source>
        <translation>Version {} des Plandokuments ist neuer als dieses Programm, das bis {} liest</translation>
    </message>
    <message>
        <source>Use a newer Rankloom.</source>
        <translation>Ein neueres Rankloom verwenden.</translation>
    </message>
    <message>
        <source>an integer of at least 1</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>{} experts per token are picked of only {}</source>
        <translation>{} Experten pro Token werden aus nur {} gewählt</translation>
    </message>
    <message>
        <source>more than {} layers and stages</source>
        <translation>mehr als {} Schichten und Stufen</translation>
    </message>
    <message>
        <source>the loss (L) has something behind it</source>
        <translation>hinter dem Loss (L) steht noch etwas</translation>
    </message>
    <message>
        <source>the embedding (E) has something in front of it</source>
        <translation>vor dem Embedding (E) steht noch etwas</translation>
    </message>
    <message>
        <source>the embedding (E) is missing</source>
        <translation>das Embedding (E) fehlt</translation>
    </message>
    <message>
        <source>a decoder layer (t) is behind a layer m</source>
        <translation>eine Decoder-Schicht (t) steht hinter einer Schicht m</translation>
    </message>
    <message>
        <source>multi-token-prediction layers (m) are on two stages</source>
        <translation>Multi-Token-Prediction-Schichten (m) stehen auf zwei Stufen</translation>
    </message>
    <message>
        <source>the pipeline layout is empty</source>
        <translation>das Pipeline-Layout ist leer</translation>
    </message>
    <message>
        <source>the loss (L) is missing</source>
        <translation>der Loss (L) fehlt</translation>
    </message>
    <message>
        <source>this parenthesis is never closed</source>
        <translation>diese Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <source>pipeline layout: {}</source>
        <translation>Pipeline-Layout: {}</translation>
    </message>
    <message>
        <source>parentheses inside parentheses</source>
        <translation>Klammern innerhalb von Klammern</translation>
    </message>
    <message>
        <source>this parenthesis was never opened</source>
        <translation>diese Klammer wurde nie geöffnet</translation>
    </message>
    <message>
        <source>the parentheses hold nothing</source>
        <translation>die Klammern enthalten nichts</translation>
    </message>
    <message>
        <source>the parentheses have no repetition behind them</source>
        <translation>hinter den Klammern steht keine Wiederholung</translation>
    </message>
    <message>
        <source>the repetition (*) needs a number of 1 or more</source>
        <translation>die Wiederholung (*) braucht eine Zahl ab 1</translation>
    </message>
    <message>
        <source>the repetition (*) has nothing in front of it to repeat</source>
        <translation>vor der Wiederholung (*) steht nichts, was sich wiederholen ließe</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;</source>
        <translation>&quot;{}&quot; gefunden</translation>
    </message>
    <message>
        <source>found the byte 0x{:02x}</source>
        <translation>Byte 0x{:02x} gefunden</translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where the five axes tp, cp, ep, dp and pp joined by hyphens are expected, fastest-varying first</source>
        <translation>Zeichenkette &quot;{}&quot; gefunden, wo die fünf Achsen tp, cp, ep, dp und pp mit Bindestrichen verbunden erwartet werden, die am schnellsten laufende zuerst</translation>
    </message>
    <message>
        <source>Megatron&apos;s orders are &quot;tp-cp-ep-dp-pp&quot; and &quot;tp-cp-ep-pp-dp&quot;.</source>
        <translation>Die Reihenfolgen von Megatron sind &quot;tp-cp-ep-dp-pp&quot; und &quot;tp-cp-ep-pp-dp&quot;.</translation>
    </message>
    <message>
        <source>, at character {}</source>
        <translation>, bei Zeichen {}</translation>
    </message>
    <message>
        <source>the layout has {} stages, {} has {}</source>
        <translation>das Pipeline-Layout hat {} Stufen, {} hat {}</translation>
    </message>
    <message>
        <source>the layout has {} on stage {}, {} has {}</source>
        <translation>das Pipeline-Layout hat {} auf Stufe {}, {} hat {}</translation>
    </message>
    <message>
        <source>Leave {} out.</source>
        <translation>{} weglassen.</translation>
    </message>
    <message>
        <source>the layout has {} stages, one per pipeline rank, while each rank has {} chunks</source>
        <translation>das Pipeline-Layout hat {} Stufen, eine pro Pipeline-Rank, während jeder Rank {} Chunks hat</translation>
    </message>
    <message>
        <source>Separate the chunks of every rank by |.</source>
        <translation>Die Chunks jedes Ranks durch | trennen.</translation>
    </message>
    <message>
        <source>&quot;none&quot;, &quot;dp&quot;, &quot;device-pair&quot;, &quot;node&quot;, &quot;all&quot; or a group size</source>
        <translation>&quot;none&quot;, &quot;dp&quot;, &quot;device-pair&quot;, &quot;node&quot;, &quot;all&quot; oder eine Gruppengröße</translation>
    </message>
    <message>
        <source>&quot;data-parallel&quot;, &quot;pipeline-backward&quot; or &quot;embedding-sync&quot;</source>
        <translation>&quot;data-parallel&quot;, &quot;pipeline-backward&quot; oder &quot;embedding-sync&quot;</translation>
    </message>
    <message>
        <source>&quot;linear&quot; or an array, device index per rank</source>
        <translation>&quot;linear&quot; oder ein Array, Gerätenummer pro Rank</translation>
    </message>
    <message>
        <source>this expert is on no device</source>
        <translation>dieser Experte liegt auf keinem Gerät</translation>
    </message>
    <message>
        <source>Name at least one member of the expert-parallel group.</source>
        <translation>Mindestens ein Mitglied der expertenparallelen Gruppe nennen.</translation>
    </message>
    <message>
        <source>&quot;contiguous&quot; or an array per MoE layer</source>
        <translation>&quot;contiguous&quot; oder ein Array pro MoE-Schicht</translation>
    </message>
    <message>
        <source>an array, device index per expert</source>
        <translation>ein Array, Gerätenummer pro Experte</translation>
    </message>
    <message>
        <source>a count of 0 or more</source>
        <translation>eine Anzahl ab 0</translation>
    </message>
    <message>
        <source>an array of {} counts, one per expert</source>
        <translation>ein Array von {} Zählwerten, einer pro Experte</translation>
    </message>
    <message>
        <source>{} arrays of the picks of the same tokens, {} for each</source>
        <translation>{} Arrays der Auswahlen derselben Tokens, {} für jedes</translation>
    </message>
    <message>
        <source>an array of {} picks</source>
        <translation>ein Array von {} Auswahlen</translation>
    </message>
    <message>
        <source>the number of experts of a layer</source>
        <translation>die Zahl der Experten einer Schicht</translation>
    </message>
    <message>
        <source>an array of layers, each an array of picks per expert</source>
        <translation>ein Array von Schichten, jede ein Array der Auswahlen pro Experte</translation>
    </message>
    <message>
        <source>an array of 1 to {} layers</source>
        <translation>ein Array von 1 bis {} Schichten</translation>
    </message>
    <message>
        <source>{} layer numbers for {} layers of load</source>
        <translation>{} Schichtnummern für {} Schichten Last</translation>
    </message>
    <message>
        <source>{} {} do not divide by {}</source>
        <translation>{} {} sind nicht durch {} teilbar</translation>
    </message>
    <message>
        <source>{} need {} devices; the cluster has {}</source>
        <translation>{} brauchen {} Geräte; der Cluster hat {}</translation>
    </message>
    <message>
        <source>{} devices do not divide by {} = {}</source>
        <translation>{} Geräte sind nicht durch {} = {} teilbar</translation>
    </message>
    <message>
        <source>{} leave DP {} on {} devices, while the plan says DP {}</source>
        <translation>{} lassen DP {} auf {} Geräten übrig, während der Plan DP {} nennt</translation>
    </message>
    <message>
        <source>Set DP to {}</source>
        <translation>DP auf {} setzen</translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation>Attention-Heads</translation>
    </message>
    <message>
        <source>{} key-value heads neither divide by {} nor are divided by it</source>
        <translation>{} Key-Value-Heads sind weder durch {} teilbar noch ein Teiler davon</translation>
    </message>
    <message>
        <source>feed-forward columns</source>
        <translation>Feed-Forward-Spalten</translation>
    </message>
    <message>
        <source>shared-expert columns</source>
        <translation>Spalten des geteilten Experten</translation>
    </message>
    <message>
        <source>TP {} is wider than a node of {} devices: every layer waits for the network</source>
        <translation>TP {} ist breiter als ein Knoten mit {} Geräten: jede Schicht wartet auf das Netz</translation>
    </message>
    <message>
        <source>a sequence of {} tokens does not divide into 2 x CP = {} chunks</source>
        <translation>eine Sequenz von {} Tokens zerfällt nicht in 2 x CP = {} gleiche Abschnitte</translation>
    </message>
    <message>
        <source>with sequence parallelism {} tokens per context rank do not divide by TP {}</source>
        <translation>mit Sequenzparallelität sind {} Tokens pro Kontext-Rank nicht durch TP {} teilbar</translation>
    </message>
    <message>
        <source>Switch sequence parallelism off</source>
        <translation>Sequenzparallelität ausschalten</translation>
    </message>
    <message>
        <source>the sequence of {} tokens is longer than the {} positions of {}</source>
        <translation>die Sequenz von {} Tokens ist länger als die {} Positionen von {}</translation>
    </message>
    <message>
        <source>the model {} has no experts to spread over EP {}</source>
        <translation>das Modell {} hat keine Experten, die sich über EP {} verteilen ließen</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>expert columns</source>
        <translation>Expertenspalten</translation>
    </message>
    <message>
        <source>{} devices do not divide by ETP {} x EP {} x PP {} = {}</source>
        <translation>{} Geräte sind nicht durch ETP {} x EP {} x PP {} = {} teilbar</translation>
    </message>
    <message>
        <source>an order that does not end in pp needs equal data parallelism of attention ({}) and experts ({})</source>
        <translation>eine Reihenfolge, die nicht auf pp endet, braucht gleiche Datenparallelität von Attention ({}) und Experten ({})</translation>
    </message>
    <message>
        <source>Use the order tp-cp-ep-dp-pp</source>
        <translation>Die Reihenfolge tp-cp-ep-dp-pp verwenden</translation>
    </message>
    <message>
        <source>a global batch of {} sequences does not divide by microbatch {} x DP {} = {}</source>
        <translation>ein globaler Batch von {} Sequenzen ist nicht durch Mikrobatch {} x DP {} = {} teilbar</translation>
    </message>
    <message>
        <source>Set the global batch to {}</source>
        <translation>Den globalen Batch auf {} setzen</translation>
    </message>
    <message>
        <source>a group of DP x CP = {} ranks does not divide by {}</source>
        <translation>eine Gruppe von DP x CP = {} Ranks ist nicht durch {} teilbar</translation>
    </message>
    <message>
        <source>Shard over all data-parallel ranks</source>
        <translation>Über alle datenparallelen Ranks sharden</translation>
    </message>
    <message>
        <source>weights are sharded over {} ranks, gradients over {}, optimizer states over {}; each is usually at least the one before</source>
        <translation>Gewichte sind über {} Ranks geshardet, Gradienten über {}, Optimizer-Zustände über {}; üblich ist jeweils mindestens die Zahl davor</translation>
    </message>
    <message>
        <source>a secondary copy of weights that are not sharded saves nothing</source>
        <translation>eine Zweitkopie von Gewichten, die nicht geshardet sind, spart nichts</translation>
    </message>
    <message>
        <source>Drop the secondary copy</source>
        <translation>Die Zweitkopie weglassen</translation>
    </message>
    <message>
        <source>sharded weights are gathered again for each of {} microbatches of a pipeline</source>
        <translation>geshardete Gewichte werden für jeden von {} Mikrobatches einer Pipeline erneut eingesammelt</translation>
    </message>
    <message>
        <source>selective recomputation of no module saves nothing</source>
        <translation>selektive Neuberechnung ohne Modul spart nichts</translation>
    </message>
    <message>
        <source>Recompute the attention core</source>
        <translation>Den Attention-Kern neu berechnen</translation>
    </message>
    <message>
        <source>{} has no module {}</source>
        <translation>{} hat kein Modul {}</translation>
    </message>
    <message>
        <source>{} has no 8-bit floating point</source>
        <translation>{} hat keine 8-Bit-Gleitkommazahlen</translation>
    </message>
    <message>
        <source>Train in bf16</source>
        <translation>In bf16 trainieren</translation>
    </message>
    <message>
        <source>the link of {} to host memory is not known</source>
        <translation>die Verbindung von {} zum Hostspeicher ist nicht bekannt</translation>
    </message>
    <message>
        <source>Do not offload</source>
        <translation>Nicht auslagern</translation>
    </message>
    <message>
        <source>Dispatch by all-to-all</source>
        <translation>Per All-to-All verteilen</translation>
    </message>
    <message>
        <source>the dispatch {} has nothing to do: {}</source>
        <translation>der Expertenversand {} hat nichts zu tun: {}</translation>
    </message>
    <message>
        <source>all experts are on every rank</source>
        <translation>alle Experten sind auf jedem Rank</translation>
    </message>
    <message>
        <source>the model has no experts</source>
        <translation>das Modell hat keine Experten</translation>
    </message>
    <message>
        <source>context-coherent dispatch is made for generating text: in a training step the keys and values of every layer have to be gathered over the expert-parallel group, too, which is counted</source>
        <translation>kontextkohärenter Expertenversand ist für das Erzeugen von Text gemacht: in einem Trainingsschritt müssen auch die Keys und Values jeder Schicht über die expertenparallele Gruppe eingesammelt werden, was mitgezählt ist</translation>
    </message>
    <message>
        <source>stage {} is to be compressed, while there are {} (counted from 0)</source>
        <translation>Stufe {} soll komprimiert werden, es gibt aber nur {} (ab 0 gezählt)</translation>
    </message>
    <message>
        <source>Compress on all stages</source>
        <translation>Auf allen Stufen komprimieren</translation>
    </message>
    <message>
        <source>the compression has no traffic to work on</source>
        <translation>die Kompression hat keinen Datenverkehr, auf den sie wirken könnte</translation>
    </message>
    <message>
        <source>Compress gradients</source>
        <translation>Gradienten komprimieren</translation>
    </message>
    <message>
        <source>rank {} is more than the {} columns of the model: nothing is saved</source>
        <translation>Rang {} ist mehr als die {} Spalten des Modells: nichts wird gespart</translation>
    </message>
    <message>
        <source>Place rank r on the r-th device</source>
        <translation>Rank r auf das r-te Gerät legen</translation>
    </message>
    <message>
        <source>Place the experts contiguously</source>
        <translation>Die Experten zusammenhängend platzieren</translation>
    </message>
    <message>
        <source>{} ranks are placed, while there are {}</source>
        <translation>{} Ranks sind platziert, es gibt aber {}</translation>
    </message>
    <message>
        <source>rank {} is placed on device {}, while there are {} (counted from 0)</source>
        <translation>Rank {} liegt auf Gerät {}, es gibt aber nur {} (ab 0 gezählt)</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is removed in a what-if</source>
        <translation>Rank {} liegt auf {}: in einem Was-wäre-wenn entfernt</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is broken</source>
        <translation>Rank {} liegt auf {}: defekt</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is draining</source>
        <translation>Rank {} liegt auf {}: wird geleert</translation>
    </message>
    <message>
        <source>ranks {} and {} are both placed on device {}</source>
        <translation>die Ranks {} und {} liegen beide auf Gerät {}</translation>
    </message>
    <message>
        <source>rank {} is locked, while there are {} ranks (counted from 0)</source>
        <translation>Rank {} ist gesperrt, es gibt aber nur {} Ranks (ab 0 gezählt)</translation>
    </message>
    <message>
        <source>Unlock all ranks</source>
        <translation>Alle Ranks entsperren</translation>
    </message>
    <message>
        <source>Leave {} free as well</source>
        <translation>{} ebenfalls frei lassen</translation>
    </message>
    <message>
        <source>Leave {} more nodes free</source>
        <translation>{} weitere Knoten frei lassen</translation>
    </message>
    <message>
        <source>expert {} is placed on device {} of its group, while EP is {}</source>
        <translation>Experte {} liegt auf Gerät {} seiner Gruppe, EP ist aber {}</translation>
    </message>
    <message>
        <source>expert {} is on no device</source>
        <translation>Experte {} liegt auf keinem Gerät</translation>
    </message>
    <message>
        <source>expert {} is twice on the same device</source>
        <translation>Experte {} liegt doppelt auf demselben Gerät</translation>
    </message>
    <message>
        <source>a what-if is about a part that a cluster of {} nodes with {} devices each does not have</source>
        <translation>ein Was-wäre-wenn betrifft einen Teil, den ein Cluster von {} Knoten mit je {} Geräten nicht hat</translation>
    </message>
    <message>
        <source>Drop this what-if</source>
        <translation>Dieses Was-wäre-wenn weglassen</translation>
    </message>
    <message>
        <source>all {} nodes are marked as unavailable or removed in what-ifs</source>
        <translation>alle {} Knoten sind als nicht verfügbar markiert oder in Was-wäre-wenn-Annahmen entfernt</translation>
    </message>
    <message>
        <source>experts of {} layers are placed, while the model has {} such layers</source>
        <translation>Experten von {} Schichten sind platziert, das Modell hat aber {} solche Schichten</translation>
    </message>
    <message>
        <source>{} experts are placed, while a layer has {}</source>
        <translation>{} Experten sind platziert, eine Schicht hat aber {}</translation>
    </message>
    <message>
        <source>Use the schedule {}</source>
        <translation>Den Ablauf {} verwenden</translation>
    </message>
    <message>
        <source>Set VPP to {}</source>
        <translation>VPP auf {} setzen</translation>
    </message>
    <message>
        <source>{} has exactly 2 chunks per rank, not {}</source>
        <translation>{} hat genau 2 Chunks pro Rank, nicht {}</translation>
    </message>
    <message>
        <source>{} needs at least 2 chunks per rank</source>
        <translation>{} braucht mindestens 2 Chunks pro Rank</translation>
    </message>
    <message>
        <source>{} has one chunk per rank, not {}</source>
        <translation>{} hat einen Chunk pro Rank, nicht {}</translation>
    </message>
    <message>
        <source>Split the layers evenly</source>
        <translation>Die Schichten gleichmäßig aufteilen</translation>
    </message>
    <message>
        <source>PP {} x {} chunks = {} stages are more than the {} layers</source>
        <translation>PP {} x {} Chunks = {} Stufen sind mehr als die {} Schichten</translation>
    </message>
    <message>
        <source>{} stages are more than the {} layers</source>
        <translation>{} Stufen sind mehr als die {} Schichten</translation>
    </message>
    <message>
        <source>the layers are split by hand over {} stages, while there are {}</source>
        <translation>die Schichten sind von Hand auf {} Stufen verteilt, es gibt aber {}</translation>
    </message>
    <message>
        <source>the stages hold {} layers, while the model has {}</source>
        <translation>die Stufen enthalten {} Schichten, das Modell hat aber {}</translation>
    </message>
    <message>
        <source>Put them on the last stage</source>
        <translation>Auf die letzte Stufe legen</translation>
    </message>
    <message>
        <source>multi-token-prediction layers are put on {} stages by hand, while there are {}</source>
        <translation>Multi-Token-Prediction-Schichten sind von Hand auf {} Stufen gelegt, es gibt aber {}</translation>
    </message>
    <message>
        <source>the stages hold {} multi-token-prediction layers, while the model has {}</source>
        <translation>die Stufen enthalten {} Multi-Token-Prediction-Schichten, das Modell hat aber {}</translation>
    </message>
    <message>
        <source>multi-token-prediction layers have to be on one stage</source>
        <translation>Multi-Token-Prediction-Schichten müssen auf einer Stufe liegen</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} have decoder layers behind them</source>
        <translation>hinter den Multi-Token-Prediction-Schichten auf Stufe {} stehen Decoder-Schichten</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} are not on the last chunk of a rank</source>
        <translation>die Multi-Token-Prediction-Schichten auf Stufe {} liegen nicht auf dem letzten Chunk eines Ranks</translation>
    </message>
    <message>
        <source>interleaving needs at least as many microbatches ({}) as stages ({})</source>
        <translation>Interleaving braucht mindestens so viele Mikrobatches ({}) wie Stufen ({})</translation>
    </message>
    <message>
        <source>the microbatch group of {} does not lie between {} stages and {} microbatches</source>
        <translation>die Mikrobatch-Gruppe von {} liegt nicht zwischen {} Stufen und {} Mikrobatches</translation>
    </message>
    <message>
        <source>Use groups of one microbatch per stage</source>
        <translation>Gruppen von einem Mikrobatch pro Stufe verwenden</translation>
    </message>
    <message>
        <source>{} microbatches leave {} beyond groups of {}, fewer than the {} stages</source>
        <translation>{} Mikrobatches lassen {} über Gruppen von {} hinaus übrig, weniger als die {} Stufen</translation>
    </message>
    <message>
        <source>{} needs an even number of stages, not {}</source>
        <translation>{} braucht eine gerade Zahl von Stufen, nicht {}</translation>
    </message>
    <message>
        <source>{} needs an even number of microbatches, not {}</source>
        <translation>{} braucht eine gerade Zahl von Mikrobatches, nicht {}</translation>
    </message>
    <message>
        <source>{} needs at least two microbatches per stage: {}, not {}</source>
        <translation>{} braucht mindestens zwei Mikrobatches pro Stufe: {}, nicht {}</translation>
    </message>
    <message>
        <source>chimera needs an even number of microbatches up to the {} stages, or a multiple of them, not {}</source>
        <translation>chimera braucht eine gerade Zahl von Mikrobatches bis zur Zahl der Stufen ({}) oder ein Vielfaches davon, nicht {}</translation>
    </message>
    <message>
        <source>the vocabulary layout {} exists for {}, not for {}</source>
        <translation>das Vokabular-Layout {} gibt es für {}, nicht für {}</translation>
    </message>
    <message>
        <source>1f1b and v-half</source>
        <translation>1f1b und v-half</translation>
    </message>
    <message>
        <source>Keep the vocabulary layers on the first and last stage</source>
        <translation>Die Vokabularschichten auf der ersten und letzten Stufe lassen</translation>
    </message>
    <message>
        <source>the interlaced vocabulary layout needs at least {} microbatches on {} stages, not {}</source>
        <translation>das Vokabular-Layout interlaced braucht mindestens {} Mikrobatches auf {} Stufen, nicht {}</translation>
    </message>
    <message>
        <source>Use the vocabulary layout vocab-2</source>
        <translation>Das Vokabular-Layout vocab-2 verwenden</translation>
    </message>
    <message>
        <source>the custom schedule has no pass order</source>
        <translation>der eigene Ablauf hat keine Passreihenfolge</translation>
    </message>
    <message>
        <source>the pass order is not used by {}</source>
        <translation>die Passreihenfolge wird von {} nicht verwendet</translation>
    </message>
    <message>
        <source>{} needs at least 2 stages</source>
        <translation>{} braucht mindestens 2 Stufen</translation>
    </message>
    <message>
        <source>GPU {} of {}</source>
        <translation>GPU {} von {}</translation>
    </message>
    <message>
        <source>Write device:12, device:n03:4, node:n03, link:n01:n02 or level:node-pair, then :removed, :speed=0.7 or :bandwidth=0.5.</source>
        <translation>device:12, device:n03:4, node:n03, link:n01:n02 oder level:node-pair schreiben, dahinter :removed, :speed=0.7 oder :bandwidth=0.5.</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation>&quot;{}&quot;: {}</translation>
    </message>
    <message>
        <source>link {} - {}</source>
        <translation>Verbindung {} - {}</translation>
    </message>
    <message>
        <source>links inside nodes</source>
        <translation>Verbindungen innerhalb der Knoten</translation>
    </message>
    <message>
        <source>links between nodes</source>
        <translation>Verbindungen zwischen Knoten</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>{} entfernt</translation>
    </message>
    <message>
        <source>, speed {} %</source>
        <translation>, Tempo {} %</translation>
    </message>
    <message>
        <source>, bandwidth {} %</source>
        <translation>, Bandbreite {} %</translation>
    </message>
    <message>
        <source>this names no device, node or link of the cluster</source>
        <translation>dies nennt kein Gerät, keinen Knoten und keine Verbindung des Clusters</translation>
    </message>
    <message>
        <source>what becomes of it is missing</source>
        <translation>was daraus wird, fehlt</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not apply to it</source>
        <translation>&quot;{}&quot; ist darauf nicht anwendbar</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no share from {} to 1</source>
        <translation>&quot;{}&quot; hat keinen Anteil von {} bis 1</translation>
    </message>
    <message>
        <source>there is no node &quot;{}&quot; in this cluster of {}</source>
        <translation>es gibt keinen Knoten &quot;{}&quot; in diesem Cluster von {}</translation>
    </message>
    <message>
        <source>Give a node&apos;s name or number, and after a colon broken or draining.</source>
        <translation>Name oder Nummer eines Knotens angeben, dahinter nach einem Doppelpunkt broken oder draining.</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where broken or draining is expected</source>
        <translation>&quot;{}&quot; gefunden, wo broken oder draining erwartet wird</translation>
    </message>
    <message>
        <source>a what-if names {} parts of the cluster, where one is expected</source>
        <translation>ein Was-wäre-wenn nennt {} Teile des Clusters, wo einer erwartet wird</translation>
    </message>
    <message>
        <source>Give &quot;device&quot;, &quot;node&quot;, &quot;link&quot; (two nodes) or &quot;level&quot;.</source>
        <translation>&quot;device&quot;, &quot;node&quot;, &quot;link&quot; (zwei Knoten) oder &quot;level&quot; angeben.</translation>
    </message>
    <message>
        <source>a link is between two different nodes</source>
        <translation>eine Verbindung besteht zwischen zwei verschiedenen Knoten</translation>
    </message>
    <message>
        <source>Give their two numbers.</source>
        <translation>Die beiden Nummern angeben.</translation>
    </message>
    <message>
        <source>an array of at most {} what-ifs</source>
        <translation>ein Array von höchstens {} Was-wäre-wenn-Annahmen</translation>
    </message>
    <message>
        <source>the plan has nothing at &quot;{}&quot;</source>
        <translation>der Plan hat nichts bei &quot;{}&quot;</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no JSON pointer</source>
        <translation>&quot;{}&quot; ist kein JSON-Pointer</translation>
    </message>
    <message>
        <source>A pointer looks like &quot;/layout/tp&quot;.</source>
        <translation>Ein Pointer sieht aus wie &quot;/layout/tp&quot;.</translation>
    </message>
    <message>
        <source>{} with {} stages, {} microbatches and {} chunks does not exist: {}</source>
        <translation>{} mit {} Stufen, {} Mikrobatches und {} Chunks gibt es nicht: {}</translation>
    </message>
    <message>
        <source>Nearest legal: </source>
        <translation>Nächste zulässige: </translation>
    </message>
    <message>
        <source>, or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Choose another schedule</source>
        <translation>Einen anderen Ablauf wählen</translation>
    </message>
    <message>
        <source>the timeline is not one of this pass order</source>
        <translation>die Zeitleiste gehört nicht zu dieser Passreihenfolge</translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages</source>
        <translation>die Passzeiten decken nicht alle {} Stufen ab</translation>
    </message>
    <message>
        <source>Give one time per stage, or one for all</source>
        <translation>Eine Zeit pro Stufe angeben oder eine für alle</translation>
    </message>
    <message>
        <source>a custom order is read, not generated</source>
        <translation>eine eigene Reihenfolge wird gelesen, nicht erzeugt</translation>
    </message>
    <message>
        <source>the pass order is for {} stages and {} microbatches, not for {} and {}</source>
        <translation>die Passreihenfolge ist für {} Stufen und {} Mikrobatches, nicht für {} und {}</translation>
    </message>
    <message>
        <source>Use a pass order of these sizes, or change the plan</source>
        <translation>Eine Passreihenfolge dieser Größen verwenden oder den Plan ändern</translation>
    </message>
    <message>
        <source>the pass order has no devices or no microbatches</source>
        <translation>die Passreihenfolge hat keine Geräte oder keine Mikrobatches</translation>
    </message>
    <message>
        <source>the pass order has more than 500 million passes</source>
        <translation>die Passreihenfolge hat mehr als 500 Millionen Pässe</translation>
    </message>
    <message>
        <source>Use fewer microbatches</source>
        <translation>Weniger Mikrobatches verwenden</translation>
    </message>
    <message>
        <source>a pass names a stage or microbatch out of range</source>
        <translation>ein Pass nennt eine Stufe oder einen Mikrobatch außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages on {} devices</source>
        <translation>die Passzeiten decken nicht alle {} Stufen auf {} Geräten ab</translation>
    </message>
    <message>
        <source>a pass time is negative</source>
        <translation>eine Passzeit ist negativ</translation>
    </message>
    <message>
        <source>Give times of zero or more</source>
        <translation>Zeiten ab null angeben</translation>
    </message>
    <message>
        <source>the pass times are too long for 64-bit nanoseconds</source>
        <translation>die Passzeiten sind zu lang für 64-Bit-Nanosekunden</translation>
    </message>
    <message>
        <source>Use a smaller unit or fewer digits</source>
        <translation>Eine kleinere Einheit oder weniger Stellen verwenden</translation>
    </message>
    <message>
        <source>stage {} microbatch {} occurs twice, the second time on device {}</source>
        <translation>Stufe {} Mikrobatch {} kommt doppelt vor, das zweite Mal auf Gerät {}</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>Nur eines der beiden behalten</translation>
    </message>
    <message>
        <source>the pass order is empty</source>
        <translation>die Passreihenfolge ist leer</translation>
    </message>
    <message>
        <source>Give one row per pipeline rank, cells like 0F0</source>
        <translation>Eine Zeile pro Pipeline-Rank angeben, Zellen wie 0F0</translation>
    </message>
    <message>
        <source>the pass order has more than 32766 rows</source>
        <translation>die Passreihenfolge hat mehr als 32766 Zeilen</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a pass</source>
        <translation>&quot;{}&quot; ist kein Pass</translation>
    </message>
    <message>
        <source>Write stage, action and microbatch, like 0F0, 0I0, 0W0 or 0B0</source>
        <translation>Stufe, Aktion und Mikrobatch schreiben, etwa 0F0, 0I0, 0W0 oder 0B0</translation>
    </message>
    <message>
        <source>a vocabulary pass of rank {} stands in row {}</source>
        <translation>ein Vokabularpass von Rank {} steht in Zeile {}</translation>
    </message>
    <message>
        <source>Put it into the row of its rank</source>
        <translation>Ihn in die Zeile seines Ranks setzen</translation>
    </message>
    <message>
        <source>a vocabulary pass occurs twice</source>
        <translation>ein Vokabularpass kommt doppelt vor</translation>
    </message>
    <message>
        <source>Keep one of them</source>
        <translation>Nur einen davon behalten</translation>
    </message>
    <message>
        <source>the pass order holds no forward or backward pass</source>
        <translation>die Passreihenfolge enthält keinen Vorwärts- oder Rückwärtspass</translation>
    </message>
    <message>
        <source>vocabulary passes name microbatch {}, forwards stop at {}</source>
        <translation>Vokabularpässe nennen Mikrobatch {}, Vorwärtspässe enden bei {}</translation>
    </message>
    <message>
        <source>Give every microbatch its forward and backward</source>
        <translation>Jedem Mikrobatch seinen Vorwärts- und Rückwärtspass geben</translation>
    </message>
    <message>
        <source>stage {} misses {} of microbatch {}</source>
        <translation>bei Stufe {} fehlt {} von Mikrobatch {}</translation>
    </message>
    <message>
        <source>Give every stage and microbatch F and B, or F, I and W; count both from 0</source>
        <translation>Jeder Stufe und jedem Mikrobatch F und B oder F, I und W geben; beide ab 0 zählen</translation>
    </message>
    <message>
        <source>{} stages and {} microbatches need {} forwards, the file holds {} passes</source>
        <translation>{} Stufen und {} Mikrobatches brauchen {} Vorwärtspässe, die Datei enthält {} Pässe</translation>
    </message>
    <message>
        <source>stage {} microbatch {} runs on ranks {} and {}</source>
        <translation>Stufe {} Mikrobatch {} läuft auf den Ranks {} und {}</translation>
    </message>
    <message>
        <source>Keep all passes of a stage and microbatch on one rank</source>
        <translation>Alle Pässe einer Stufe und eines Mikrobatches auf einem Rank lassen</translation>
    </message>
    <message>
        <source>Run forward before backward before weight gradient</source>
        <translation>Vorwärts vor Rückwärts vor Gewichtsgradient ausführen</translation>
    </message>
    <message>
        <source>The file uses the pass letters of 2024: B was read as input gradient, BW as full backward.</source>
        <translation>Die Datei verwendet die Passbuchstaben von 2024: B wurde als Eingabegradient gelesen, BW als voller Rückwärtspass.</translation>
    </message>
    <message>
        <source>{} transfer and sharding actions were left out: they follow from the passes.</source>
        <translation>{} Transfer- und Sharding-Aktionen wurden ausgelassen: sie folgen aus den Pässen.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>device {} runs {}</source>
        <translation>Gerät {} führt {} aus</translation>
    </message>
    <message>
        <source>device {} sends the result of {}</source>
        <translation>Gerät {} sendet das Ergebnis von {}</translation>
    </message>
    <message>
        <source>device {} receives the result of {}</source>
        <translation>Gerät {} empfängt das Ergebnis von {}</translation>
    </message>
    <message>
        <source>blocking transfers of this pass order deadlock: {}</source>
        <translation>blockierende Transfers dieser Passreihenfolge verklemmen sich (Deadlock): {}</translation>
    </message>
    <message>
        <source>Use asynchronous point-to-point transfers for this schedule</source>
        <translation>Für diesen Ablauf asynchrone Point-to-Point-Transfers verwenden</translation>
    </message>
    <message>
        <source>device {} stands at {}</source>
        <translation>Gerät {} steht bei {}</translation>
    </message>
    <message>
        <source> waiting for all devices</source>
        <translation> und wartet auf alle Geräte</translation>
    </message>
    <message>
        <source> waiting for {}</source>
        <translation> und wartet auf {}</translation>
    </message>
    <message>
        <source>the pass order deadlocks: {}</source>
        <translation>die Passreihenfolge verklemmt sich (Deadlock): {}</translation>
    </message>
    <message>
        <source>Move the awaited passes before the passes that wait for them</source>
        <translation>Die erwarteten Pässe vor die Pässe setzen, die auf sie warten</translation>
    </message>
    <message>
        <source>no zero-bubble order stays within the memory limit</source>
        <translation>keine Zero-Bubble-Reihenfolge bleibt innerhalb der Speichergrenze</translation>
    </message>
    <message>
        <source>Raise the limit: as many chunk activations as stages suffice</source>
        <translation>Die Grenze anheben: so viele Chunk-Aktivierungen wie Stufen genügen</translation>
    </message>
    <message>
        <source>no ZB-V order stays within the memory limit</source>
        <translation>keine ZB-V-Reihenfolge bleibt innerhalb der Speichergrenze</translation>
    </message>
    <message>
        <source>Raise the limit: two chunk activations per stage always suffice</source>
        <translation>Die Grenze anheben: zwei Chunk-Aktivierungen pro Stufe genügen immer</translation>
    </message>
    <message>
        <source>A {} group would leave its node.</source>
        <translation>Eine {}-Gruppe würde ihren Knoten verlassen.</translation>
    </message>
    <message>
        <source>{}: no value that is allowed divides the {} devices.</source>
        <translation>{}: kein erlaubter Wert teilt die {} Geräte.</translation>
    </message>
    <message>
        <source>EP: the model has no experts, only 1 is possible.</source>
        <translation>EP: das Modell hat keine Experten, nur 1 ist möglich.</translation>
    </message>
    <message>
        <source>EP: no value that is allowed divides the {} experts.</source>
        <translation>EP: kein erlaubter Wert teilt die {} Experten.</translation>
    </message>
    <message>
        <source>Microbatch: no size that is allowed divides the global batch of {}.</source>
        <translation>Mikrobatch: keine erlaubte Größe teilt den globalen Batch von {}.</translation>
    </message>
    <message>
        <source>No combination of these degrees uses all {} devices and divides the batch of {}.</source>
        <translation>Keine Kombination dieser Grade nutzt alle {} Geräte und teilt den Batch von {}.</translation>
    </message>
    <message>
        <source>Enumerating layouts</source>
        <translation>Layouts werden aufgezählt</translation>
    </message>
    <message>
        <source>Simulating the best</source>
        <translation>Die besten werden simuliert</translation>
    </message>
    <message>
        <source>Completing the Pareto front</source>
        <translation>Die Pareto-Front wird vervollständigt</translation>
    </message>
    <message>
        <source>{}, {} so far</source>
        <translation>{}, bisher {}</translation>
    </message>
    <message>
        <source>Stage {} needs {} of {}.</source>
        <translation>Stufe {} braucht {} von {}.</translation>
    </message>
    <message>
        <source>Stage {} needs {}, but up to {} of {} by its band.</source>
        <translation>Stufe {} braucht {}, nach ihrem Band aber bis zu {} von {}.</translation>
    </message>
    <message>
        <source>The search space is empty: every kind of choice needs at least one member.</source>
        <translation>Der Suchraum ist leer: jede Art von Wahl braucht mindestens ein Element.</translation>
    </message>
    <message>
        <source>Start from the default space.</source>
        <translation>Mit dem Standardraum beginnen.</translation>
    </message>
    <message>
        <source>A kind of choice has more than 200 members.</source>
        <translation>Eine Art von Wahl hat mehr als 200 Elemente.</translation>
    </message>
    <message>
        <source>No node of the cluster is left to place ranks on.</source>
        <translation>Kein Knoten des Clusters ist übrig, auf den Ranks platziert werden könnten.</translation>
    </message>
    <message>
        <source>A search over part of the cluster knows no what-ifs.</source>
        <translation>Eine Suche über einen Teil des Clusters kennt keine Was-wäre-wenn-Annahmen.</translation>
    </message>
    <message>
        <source>Drop the what-ifs, or the numbers of devices.</source>
        <translation>Die Was-wäre-wenn-Annahmen oder die Gerätezahlen weglassen.</translation>
    </message>
    <message>
        <source>Pipette&apos;s objective needs every pipeline stage on a whole number of nodes</source>
        <translation>Das Ziel von Pipette braucht jede Pipeline-Stufe auf einer ganzen Zahl von Knoten</translation>
    </message>
    <message>
        <source>Use the step objective.</source>
        <translation>Das Ziel step verwenden.</translation>
    </message>
    <message>
        <source>there is no {} {} to lock: there are {}, counted from 0</source>
        <translation>{} {} gibt es nicht zu sperren: es gibt {}, ab 0 gezählt</translation>
    </message>
    <message>
        <source>Pipette&apos;s objective moves whole nodes, but the ranks of one are spread over several</source>
        <translation>Das Ziel von Pipette bewegt ganze Knoten, aber die Ranks von einem sind über mehrere verteilt</translation>
    </message>
    <message>
        <source>Start from the linear placement.</source>
        <translation>Mit der linearen Platzierung beginnen.</translation>
    </message>
    <message>
        <source>Cure the plan first: see evaluate.</source>
        <translation>Zuerst den Plan in Ordnung bringen: siehe evaluate.</translation>
    </message>
    <message>
        <source>the plan cannot be evaluated</source>
        <translation>der Plan lässt sich nicht auswerten</translation>
    </message>
    <message>
        <source>Placing ranks, layout {} of {}</source>
        <translation>Ranks werden platziert, Layout {} von {}</translation>
    </message>
    <message>
        <source>one to 200 choices are expected</source>
        <translation>eine bis 200 Wahlmöglichkeiten werden erwartet</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is none of the choices</source>
        <translation>&quot;{}&quot; ist keine der Wahlmöglichkeiten</translation>
    </message>
    <message>
        <source>Legal: {}.</source>
        <translation>Zulässig: {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no kind of group</source>
        <translation>&quot;{}&quot; ist keine Art von Gruppe</translation>
    </message>
    <message>
        <source>Legal: tp, cp, ep, dp, pp.</source>
        <translation>Zulässig: tp, cp, ep, dp, pp.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no way to recompute</source>
        <translation>&quot;{}&quot; ist keine Art der Neuberechnung</translation>
    </message>
    <message>
        <source>Legal: none, full-uniform:LAYERS, full-block:LAYERS, or modules joined by +: {}.</source>
        <translation>Zulässig: none, full-uniform:LAYERS, full-block:LAYERS oder mit + verbundene Module: {}.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sharding</source>
        <translation>&quot;{}&quot; ist kein Sharding</translation>
    </message>
    <message>
        <source>Legal: zero-0, zero-1, zero-2, zero-3.</source>
        <translation>Zulässig: zero-0, zero-1, zero-2, zero-3.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range of a degree</source>
        <translation>&quot;{}&quot; ist kein Bereich eines Grades</translation>
    </message>
    <message>
        <source>Write one value (8), bounds (1..16, 4.., ..8) or several values (2,4,8).</source>
        <translation>Einen Wert (8), Grenzen (1..16, 4.., ..8) oder mehrere Werte (2,4,8) schreiben.</translation>
    </message>
    <message>
        <source>{} devices are no part of a cluster of {} x {}</source>
        <translation>{} Geräte sind kein Teil eines Clusters von {} x {}</translation>
    </message>
    <message>
        <source>Give a multiple of {} up to {}, or fewer than one node.</source>
        <translation>Ein Vielfaches von {} bis {} angeben oder weniger als einen Knoten.</translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation>Mikrobatch-Größe</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>DP overlap</source>
        <translation>DP-Überlappung</translation>
    </message>
    <message>
        <source>TP overlap</source>
        <translation>TP-Überlappung</translation>
    </message>
    <message>
        <source>EP overlap</source>
        <translation>EP-Überlappung</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation>Kreuzentropie</translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation>Expertenversand</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>The sensitivity analysis was cancelled.</source>
        <translation>Die Sensitivitätsanalyse wurde abgebrochen.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no tag</source>
        <translation>&quot;{}&quot; ist kein Tag</translation>
    </message>
    <message>
        <source>Give a name and a value: task=intent.</source>
        <translation>Einen Namen und einen Wert angeben: task=intent.</translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices, as measured.</source>
        <translation>Der Cluster war leer: er hat jetzt {} Knoten mit {} Geräten, wie gemessen.</translation>
    </message>
    <message>
        <source>{} devices were measured, the cluster has {} of {} per node: its links were not changed.</source>
        <translation>{} Geräte wurden gemessen, der Cluster hat {} mit {} pro Knoten: seine Verbindungen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>This measurement is kept, but says nothing certain about single links: they were not changed.</source>
        <translation>Diese Messung bleibt erhalten, sagt aber nichts Sicheres über einzelne Verbindungen: sie wurden nicht geändert.</translation>
    </message>
    <message>
        <source>This measurement is kept, but does not say which two nodes it is about: links were not changed.</source>
        <translation>Diese Messung bleibt erhalten, sagt aber nicht, um welche zwei Knoten es geht: Verbindungen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices.</source>
        <translation>Der Cluster war leer: er hat jetzt {} Knoten mit {} Geräten.</translation>
    </message>
    <message>
        <source>The list has {} hosts, the cluster {} nodes: its names were not changed.</source>
        <translation>Die Liste hat {} Hosts, der Cluster {} Knoten: seine Namen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>{} has {} slots, the nodes of this cluster {} devices.</source>
        <translation>{} hat {} Slots, die Knoten dieses Clusters haben {} Geräte.</translation>
    </message>
    <message>
        <source>The topology names no two nodes of this cluster: it is kept, names and links were not changed.</source>
        <translation>Die Topologie nennt keine zwei Knoten dieses Clusters: sie bleibt erhalten, Namen und Verbindungen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>The {} nodes took the names of the topology, in its order.</source>
        <translation>Die {} Knoten haben die Namen der Topologie übernommen, in deren Reihenfolge.</translation>
    </message>
    <message>
        <source>{} nodes of this cluster are not in the topology: they are taken as far from all.</source>
        <translation>{} Knoten dieses Clusters sind nicht in der Topologie: sie gelten als fern von allen.</translation>
    </message>
    <message>
        <source>{} of the {} nodes of the topology are in this cluster.</source>
        <translation>{} der {} Knoten der Topologie sind in diesem Cluster.</translation>
    </message>
    <message>
        <source>Nodes that share {} have {} per device ({}).</source>
        <translation>Knoten, die {} teilen, haben {} pro Gerät ({}).</translation>
    </message>
    <message>
        <source>All nodes are equally far from each other in the topology: links were not changed.</source>
        <translation>Alle Knoten sind in der Topologie gleich weit voneinander entfernt: Verbindungen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>Nodes farther apart have {} per device ({}).</source>
        <translation>Weiter entfernte Knoten haben {} pro Gerät ({}).</translation>
    </message>
    <message>
        <source>A node has {} network ports for {} devices{}.</source>
        <translation>Ein Knoten hat {} Netzwerkports für {} Geräte{}.</translation>
    </message>
    <message>
        <source>The connections are kept, but hold no speeds: links were not changed.</source>
        <translation>Die Anschlüsse bleiben erhalten, enthalten aber keine Geschwindigkeiten: Verbindungen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>no backup can be kept here</source>
        <translation>hier lässt sich keine Sicherung aufbewahren</translation>
    </message>
    <message>
        <source>Check the rights to the folder.</source>
        <translation>Die Rechte am Ordner prüfen.</translation>
    </message>
    <message>
        <source>the project is open in another window or program</source>
        <translation>das Projekt ist in einem anderen Fenster oder Programm geöffnet</translation>
    </message>
    <message>
        <source>Open it for reading only, or open a copy.</source>
        <translation>Es nur zum Lesen öffnen oder eine Kopie öffnen.</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>Auf diesem Datenträger Platz schaffen.</translation>
    </message>
    <message>
        <source>an array holds another type of number than its place says</source>
        <translation>ein Array enthält einen anderen Zahlentyp, als seine Stelle besagt</translation>
    </message>
    <message>
        <source>an array is shorter than its header</source>
        <translation>ein Array ist kürzer als sein Kopf</translation>
    </message>
    <message>
        <source>an array does not begin with its mark</source>
        <translation>ein Array beginnt nicht mit seiner Kennung</translation>
    </message>
    <message>
        <source>an array is in an unknown format version</source>
        <translation>ein Array hat eine unbekannte Formatversion</translation>
    </message>
    <message>
        <source>an array holds an unknown type of number</source>
        <translation>ein Array enthält einen unbekannten Zahlentyp</translation>
    </message>
    <message>
        <source>an array of {} numbers has {} bytes</source>
        <translation>ein Array von {} Zahlen hat {} Byte</translation>
    </message>
    <message>
        <source>the checksum of an array is wrong</source>
        <translation>die Prüfsumme eines Arrays ist falsch</translation>
    </message>
    <message>
        <source>there is no scenario called &quot;{}&quot;</source>
        <translation>es gibt kein Szenario namens &quot;{}&quot;</translation>
    </message>
    <message>
        <source>There are: {}.</source>
        <translation>Es gibt: {}.</translation>
    </message>
    <message>
        <source>several scenarios are called &quot;{}&quot;</source>
        <translation>mehrere Szenarien heißen &quot;{}&quot;</translation>
    </message>
    <message>
        <source>Rename them apart.</source>
        <translation>Sie unterscheidbar umbenennen.</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>das Projekt hat kein Szenario</translation>
    </message>
    <message>
        <source>Repair a copy of it.</source>
        <translation>Eine Kopie davon reparieren.</translation>
    </message>
    <message>
        <source>a figure of the device is not a number</source>
        <translation>ein Wert des Geräts ist keine Zahl</translation>
    </message>
    <message>
        <source>the project has no device</source>
        <translation>das Projekt hat kein Gerät</translation>
    </message>
    <message>
        <source>the project has no {} link tier</source>
        <translation>dem Projekt fehlt die Verbindungsebene {}</translation>
    </message>
    <message>
        <source>measured links: {}</source>
        <translation>gemessene Verbindungen: {}</translation>
    </message>
    <message>
        <source>a row of measured links has another length than the matrix</source>
        <translation>eine Zeile der gemessenen Verbindungen hat eine andere Länge als die Matrix</translation>
    </message>
    <message>
        <source>the measured links do not fit the cluster</source>
        <translation>die gemessenen Verbindungen passen nicht zum Cluster</translation>
    </message>
    <message>
        <source>rows of the measured links are missing</source>
        <translation>Zeilen der gemessenen Verbindungen fehlen</translation>
    </message>
    <message>
        <source>a tier of the network does not fit the cluster</source>
        <translation>eine Ebene des Netzes passt nicht zum Cluster</translation>
    </message>
    <message>
        <source>a measured collective: {}</source>
        <translation>ein gemessenes Kollektiv: {}</translation>
    </message>
    <message>
        <source>a measured collective is none</source>
        <translation>ein gemessenes Kollektiv ist keines</translation>
    </message>
    <message>
        <source>a node is marked as unavailable that the cluster does not have</source>
        <translation>ein Knoten ist als nicht verfügbar markiert, den der Cluster nicht hat</translation>
    </message>
    <message>
        <source>the links of the cluster are those of a cluster of another shape</source>
        <translation>die Verbindungen des Clusters gehören zu einem Cluster anderer Form</translation>
    </message>
    <message>
        <source>the project has no cluster</source>
        <translation>das Projekt hat keinen Cluster</translation>
    </message>
    <message>
        <source>the project states an impossible cluster</source>
        <translation>das Projekt gibt einen unmöglichen Cluster an</translation>
    </message>
    <message>
        <source>a node name is missing</source>
        <translation>ein Knotenname fehlt</translation>
    </message>
    <message>
        <source>this is a database of another program</source>
        <translation>dies ist eine Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>Choose a .rankloom file.</source>
        <translation>Eine .rankloom-Datei wählen.</translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom (format {}, this one reads up to {})</source>
        <translation>dieses Projekt wurde von einem neueren Rankloom geschrieben (Format {}, dieses hier liest bis {})</translation>
    </message>
    <message>
        <source>Open it with the newer program.</source>
        <translation>Es mit dem neueren Programm öffnen.</translation>
    </message>
    <message>
        <source>the file was cut off: {} of {} bytes are there</source>
        <translation>die Datei ist abgeschnitten: {} von {} Byte sind vorhanden</translation>
    </message>
    <message>
        <source>Repair a copy of it, or take it from a backup.</source>
        <translation>Eine Kopie davon reparieren oder auf eine Sicherung zurückgreifen.</translation>
    </message>
    <message>
        <source>the database refused ({}): {}</source>
        <translation>die Datenbank hat abgelehnt ({}): {}</translation>
    </message>
    <message>
        <source>this is not a Rankloom project</source>
        <translation>dies ist kein Rankloom-Projekt</translation>
    </message>
    <message>
        <source>the project file is damaged</source>
        <translation>die Projektdatei ist beschädigt</translation>
    </message>
    <message>
        <source>another program is writing to this project</source>
        <translation>ein anderes Programm schreibt gerade in dieses Projekt</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it there.</source>
        <translation>Warten, bis es fertig ist, oder es dort schließen.</translation>
    </message>
    <message>
        <source>a crash left this project in the middle of a change</source>
        <translation>ein Absturz hat dieses Projekt mitten in einer Änderung zurückgelassen</translation>
    </message>
    <message>
        <source>Open it once for writing, or copy it together with the -journal file beside it.</source>
        <translation>Es einmal zum Schreiben öffnen oder es zusammen mit der -journal-Datei daneben kopieren.</translation>
    </message>
    <message>
        <source>the project cannot be written</source>
        <translation>das Projekt kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Save a copy in a folder where you may write.</source>
        <translation>Eine Kopie in einem beschreibbaren Ordner speichern.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Free some space and try again, or save a copy elsewhere.</source>
        <translation>Platz schaffen und erneut versuchen oder eine Kopie anderswo speichern.</translation>
    </message>
    <message>
        <source>the file or its journal cannot be opened</source>
        <translation>die Datei oder ihr Journal kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Check the rights to the file and its folder.</source>
        <translation>Die Rechte an der Datei und ihrem Ordner prüfen.</translation>
    </message>
    <message>
        <source>the disk reported an error ({})</source>
        <translation>der Datenträger hat einen Fehler gemeldet ({})</translation>
    </message>
    <message>
        <source>Save a copy on another disk.</source>
        <translation>Eine Kopie auf einem anderen Datenträger speichern.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>the project cannot hold this value: {}</source>
        <translation>das Projekt kann diesen Wert nicht aufnehmen: {}</translation>
    </message>
    <message>
        <source>this is too large to be stored</source>
        <translation>dies ist zu groß zum Speichern</translation>
    </message>
    <message>
        <source>the file cannot be created</source>
        <translation>die Datei kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Choose a folder where you may write.</source>
        <translation>Einen beschreibbaren Ordner wählen.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Den Namen und den Ordner prüfen.</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Check the rights to the file.</source>
        <translation>Die Rechte an der Datei prüfen.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file was cut off in its first bytes</source>
        <translation>die Datei ist in ihren ersten Bytes abgeschnitten</translation>
    </message>
    <message>
        <source>Take it from a backup.</source>
        <translation>Auf eine Sicherung zurückgreifen.</translation>
    </message>
    <message>
        <source>the file is larger than {} MiB</source>
        <translation>die Datei ist größer als {} MiB</translation>
    </message>
    <message>
        <source>Split it, or keep only the lines that matter.</source>
        <translation>Sie teilen oder nur die Zeilen behalten, auf die es ankommt.</translation>
    </message>
    <message>
        <source>reading stopped with an error of the disk</source>
        <translation>das Lesen endete mit einem Fehler des Datenträgers</translation>
    </message>
    <message>
        <source>Check the disk and the rights to the folder.</source>
        <translation>Den Datenträger und die Rechte am Ordner prüfen.</translation>
    </message>
    <message>
        <source>the journal of a former project lies beside the target</source>
        <translation>das Journal eines früheren Projekts liegt neben dem Ziel</translation>
    </message>
    <message>
        <source>Open that project once, move the journal away, or choose another name.</source>
        <translation>Jenes Projekt einmal öffnen, das Journal verschieben oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Check the rights to the folder, or choose another.</source>
        <translation>Die Rechte am Ordner prüfen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>a project cannot be backed up onto itself</source>
        <translation>ein Projekt kann nicht auf sich selbst gesichert werden</translation>
    </message>
    <message>
        <source>this is the project itself</source>
        <translation>dies ist das Projekt selbst</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>Einen anderen Namen für die Kopie wählen.</translation>
    </message>
    <message>
        <source>the project was opened for reading only</source>
        <translation>das Projekt wurde nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation>Eine Kopie speichern und mit ihr arbeiten.</translation>
    </message>
    <message>
        <source>The trace is kept to compare plans with: nothing of the project was changed.</source>
        <translation>Der Trace wird zum Vergleichen mit Plänen aufbewahrt: am Projekt wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Hosts of the file are called otherwise here: {}.</source>
        <translation>Hosts der Datei heißen hier anders: {}.</translation>
    </message>
    <message>
        <source>{} {} no node of this cluster: the links were left out.</source>
        <translation>{} {} kein Knoten dieses Clusters: die Verbindungen wurden ausgelassen.</translation>
    </message>
    <message>
        <source>Nobody said which nodes the addresses {} are: the figures are kept, links were not changed.</source>
        <translation>Niemand hat gesagt, welche Knoten die Adressen {} sind: die Werte bleiben erhalten, Verbindungen wurden nicht geändert.</translation>
    </message>
    <message>
        <source>Correct the file, or measure again.</source>
        <translation>Die Datei berichtigen oder erneut messen.</translation>
    </message>
    <message>
        <source>no file was named</source>
        <translation>es wurde keine Datei genannt</translation>
    </message>
    <message>
        <source>Recognising</source>
        <translation>Wird erkannt</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>this is a project, not a measurement</source>
        <translation>dies ist ein Projekt, keine Messung</translation>
    </message>
    <message>
        <source>Open it instead.</source>
        <translation>Es stattdessen öffnen.</translation>
    </message>
    <message>
        <source>Reading {}</source>
        <translation>{} wird gelesen</translation>
    </message>
    <message>
        <source>the file does not say in which unit its figures are</source>
        <translation>die Datei sagt nicht, in welcher Einheit ihre Werte sind</translation>
    </message>
    <message>
        <source>Give the unit, such as GB/s or us.</source>
        <translation>Die Einheit angeben, etwa GB/s oder us.</translation>
    </message>
    <message>
        <source>The same file had been imported before: it was replaced.</source>
        <translation>Dieselbe Datei war schon importiert: sie wurde ersetzt.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Wird gezählt</translation>
    </message>
    <message>
        <source>the trace holds no rows</source>
        <translation>der Trace enthält keine Zeilen</translation>
    </message>
    <message>
        <source>no routing trace was imported</source>
        <translation>es wurde kein Routing-Trace importiert</translation>
    </message>
    <message>
        <source>no routing trace has these tags</source>
        <translation>kein Routing-Trace hat diese Tags</translation>
    </message>
    <message>
        <source>Import one first.</source>
        <translation>Zuerst einen importieren.</translation>
    </message>
    <message>
        <source>See: rankloom-cli project sql P &quot;SELECT * FROM traces&quot;.</source>
        <translation>Siehe: rankloom-cli project sql P &quot;SELECT * FROM traces&quot;.</translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom</source>
        <translation>dieses Projekt wurde von einem neueren Rankloom geschrieben</translation>
    </message>
    <message>
        <source>Repair it with the newer program.</source>
        <translation>Es mit dem neueren Programm reparieren.</translation>
    </message>
    <message>
        <source>the working copy cannot be written</source>
        <translation>die Arbeitskopie kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Free some space on the disk.</source>
        <translation>Platz auf dem Datenträger schaffen.</translation>
    </message>
    <message>
        <source>not even the list of tables can be read</source>
        <translation>nicht einmal die Liste der Tabellen ist lesbar</translation>
    </message>
    <message>
        <source>the project does not state its format</source>
        <translation>das Projekt gibt sein Format nicht an</translation>
    </message>
    <message>
        <source>this project is in an older format</source>
        <translation>dieses Projekt ist in einem älteren Format</translation>
    </message>
    <message>
        <source>Open it once for writing, so that it can be converted.</source>
        <translation>Es einmal zum Schreiben öffnen, damit es umgewandelt werden kann.</translation>
    </message>
    <message>
        <source>the stored model is not a JSON object</source>
        <translation>das gespeicherte Modell ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the stored model has no usable {}</source>
        <translation>dem gespeicherten Modell fehlt ein brauchbarer Wert: {}</translation>
    </message>
    <message>
        <source>a file of this name exists already</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>Choose another name, or open it.</source>
        <translation>Einen anderen Namen wählen oder sie öffnen.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is missing</source>
        <translation>die Tabelle &quot;{}&quot; fehlt</translation>
    </message>
    <message>
        <source>Repair a copy of the project, or take it from a backup.</source>
        <translation>Eine Kopie des Projekts reparieren oder auf eine Sicherung zurückgreifen.</translation>
    </message>
    <message>
        <source>the journal of a former project lies here</source>
        <translation>hier liegt das Journal eines früheren Projekts</translation>
    </message>
    <message>
        <source>Move it away or choose another name.</source>
        <translation>Es verschieben oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A tag has no name or is too long</source>
        <translation>Ein Tag hat keinen Namen oder ist zu lang</translation>
    </message>
    <message>
        <source>Tags look like task=intent, with at most 200 bytes.</source>
        <translation>Tags sehen aus wie task=intent, mit höchstens 200 Byte.</translation>
    </message>
    <message>
        <source>More than 32 tags</source>
        <translation>Mehr als 32 Tags</translation>
    </message>
    <message>
        <source>Keep those that tell traces apart.</source>
        <translation>Diejenigen behalten, die Traces unterscheiden.</translation>
    </message>
    <message>
        <source>There is no such measurement</source>
        <translation>Diese Messung gibt es nicht</translation>
    </message>
    <message>
        <source>List them again.</source>
        <translation>Die Messungen erneut auflisten.</translation>
    </message>
    <message>
        <source>there is no scenario {}</source>
        <translation>es gibt kein Szenario {}</translation>
    </message>
    <message>
        <source>It may have been removed.</source>
        <translation>Es wurde vielleicht entfernt.</translation>
    </message>
    <message>
        <source>a scenario needs a positive id to be stored by it</source>
        <translation>ein Szenario braucht eine positive id, um darunter gespeichert zu werden</translation>
    </message>
    <message>
        <source>the last scenario cannot be removed</source>
        <translation>das letzte Szenario kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation>Zuerst ein anderes hinzufügen.</translation>
    </message>
    <message>
        <source>another program has changed this project</source>
        <translation>ein anderes Programm hat dieses Projekt geändert</translation>
    </message>
    <message>
        <source>Reload it, or keep your own changes.</source>
        <translation>Es neu laden oder die eigenen Änderungen behalten.</translation>
    </message>
    <message>
        <source>The waiting changes to the project were given up.</source>
        <translation>Die wartenden Änderungen am Projekt wurden aufgegeben.</translation>
    </message>
    <message>
        <source>only questions (SELECT) are allowed here</source>
        <translation>hier sind nur Abfragen (SELECT) erlaubt</translation>
    </message>
    <message>
        <source>Change the project in the program or with the other commands.</source>
        <translation>Das Projekt im Programm oder mit den anderen Befehlen ändern.</translation>
    </message>
    <message>
        <source>Correct the statement.</source>
        <translation>Die Anweisung berichtigen.</translation>
    </message>
    <message>
        <source>there is more than one statement</source>
        <translation>es gibt mehr als eine Anweisung</translation>
    </message>
    <message>
        <source>there is no statement</source>
        <translation>es gibt keine Anweisung</translation>
    </message>
    <message>
        <source>Give one SELECT at a time.</source>
        <translation>Jeweils nur ein SELECT angeben.</translation>
    </message>
    <message>
        <source>the answer has more than {} rows</source>
        <translation>die Antwort hat mehr als {} Zeilen</translation>
    </message>
    <message>
        <source>Add a LIMIT or a condition.</source>
        <translation>Ein LIMIT oder eine Bedingung hinzufügen.</translation>
    </message>
    <message>
        <source>the question takes too long</source>
        <translation>die Abfrage dauert zu lange</translation>
    </message>
    <message>
        <source>Add a condition.</source>
        <translation>Eine Bedingung hinzufügen.</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>nothing in this file can be read</source>
        <translation>nichts in dieser Datei ist lesbar</translation>
    </message>
    <message>
        <source>what could be read makes no project: {}</source>
        <translation>was lesbar war, ergibt kein Projekt: {}</translation>
    </message>
    <message>
        <source>Choose another name for the repaired project.</source>
        <translation>Einen anderen Namen für das reparierte Projekt wählen.</translation>
    </message>
    <message>
        <source>routing statistics: {}</source>
        <translation>Routing-Statistik: {}</translation>
    </message>
    <message>
        <source>a window is out of range</source>
        <translation>ein Fenster liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>the sampled tokens are out of range</source>
        <translation>die Tokens der Stichprobe liegen außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>sampled tokens of some layers are missing</source>
        <translation>Tokens der Stichprobe fehlen für einige Schichten</translation>
    </message>
    <message>
        <source>a row of pairs has the wrong length</source>
        <translation>eine Zeile von Paaren hat die falsche Länge</translation>
    </message>
    <message>
        <source>a count is out of range</source>
        <translation>ein Zählwert liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a row of pairs is out of range</source>
        <translation>eine Zeile von Paaren liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>impossible numbers of layers and experts</source>
        <translation>unmögliche Zahlen von Schichten und Experten</translation>
    </message>
    <message>
        <source>an impossible number of windows</source>
        <translation>eine unmögliche Zahl von Fenstern</translation>
    </message>
    <message>
        <source>no migration from version {}</source>
        <translation>keine Migration von Version {}</translation>
    </message>
    <message>
        <source>the {} is not plain text (UTF-8)</source>
        <translation>{} ist kein reiner Text (UTF-8)</translation>
    </message>
    <message>
        <source>Use letters, digits and punctuation only.</source>
        <translation>Nur Buchstaben, Ziffern und Satzzeichen verwenden.</translation>
    </message>
    <message>
        <source>the plan of scenario &quot;{}&quot; cannot be read: {}</source>
        <translation>der Plan des Szenarios &quot;{}&quot; kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>routing trace: {}</source>
        <translation>Routing-Trace: {}</translation>
    </message>
    <message>
        <source>the columns of a chunk disagree</source>
        <translation>die Spalten eines Blocks widersprechen sich</translation>
    </message>
    <message>
        <source>layer {} counts {} picks</source>
        <translation>Schicht {} zählt {} Auswahlen</translation>
    </message>
    <message>
        <source>rows of the trace have no picks or different numbers of them</source>
        <translation>Zeilen des Traces haben keine Auswahlen oder unterschiedlich viele</translation>
    </message>
    <message>
        <source>expert {} is out of range</source>
        <translation>Experte {} liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>counts of no experts</source>
        <translation>Zählwerte ohne Experten</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>Die Datei ist größer als 64 MiB.</translation>
    </message>
    <message>
        <source>The file was not written: {}</source>
        <translation>Die Datei wurde nicht geschrieben: {}</translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with enough space.</source>
        <translation>Einen beschreibbaren Ordner mit genug Platz wählen.</translation>
    </message>
    <message>
        <source>Pictures cannot be written as &apos;{}&apos;</source>
        <translation>Bilder können nicht als &apos;{}&apos; geschrieben werden</translation>
    </message>
    <message>
        <source>Choose a name that ends in .png, .svg or .pdf.</source>
        <translation>Einen Namen wählen, der auf .png, .svg oder .pdf endet.</translation>
    </message>
    <message>
        <source>There is no project to search in.</source>
        <translation>Es gibt kein Projekt, in dem gesucht werden könnte.</translation>
    </message>
    <message>
        <source>The table was not written: {}</source>
        <translation>Die Tabelle wurde nicht geschrieben: {}</translation>
    </message>
    <message>
        <source>Place the experts with equal slots in every layer, or export experts-csv.</source>
        <translation>Die Experten mit gleich vielen Slots in jeder Schicht platzieren oder experts-csv exportieren.</translation>
    </message>
    <message>
        <source>The placement is no list of layers</source>
        <translation>Die Platzierung ist keine Liste von Schichten</translation>
    </message>
    <message>
        <source>The placement has too many layers and devices</source>
        <translation>Die Platzierung hat zu viele Schichten und Geräte</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is on no device there is</source>
        <translation>Schicht {}: Experte {} ist auf keinem vorhandenen Gerät</translation>
    </message>
    <message>
        <source>Row {} of the placement is no list of experts</source>
        <translation>Zeile {} der Platzierung ist keine Liste von Experten</translation>
    </message>
    <message>
        <source>Layers or ranks of the plan hold different numbers of experts; {} has equal slots in all of them, here as many as the fullest needs.</source>
        <translation>Schichten oder Ranks des Plans halten unterschiedlich viele Experten; {} hat in allen gleich viele Slots, hier so viele, wie der vollste braucht.</translation>
    </message>
    <message>
        <source>EPLB gives groups of experts to nodes with equal slots in every layer</source>
        <translation>EPLB verteilt Gruppen von Experten auf Knoten mit gleich vielen Slots in jeder Schicht</translation>
    </message>
    <message>
        <source>Name no groups, or slots of every layer instead of a limit for the whole model.</source>
        <translation>Keine Gruppen angeben oder Slots jeder Schicht statt einer Grenze für das ganze Modell.</translation>
    </message>
    <message>
        <source>places every expert once, equally many on a device</source>
        <translation>platziert jeden Experten einmal, gleich viele pro Gerät</translation>
    </message>
    <message>
        <source>Leave the slots and replicas out, or choose eplb, balance or rankloom.</source>
        <translation>Slots und Replikate weglassen oder eplb, balance oder rankloom wählen.</translation>
    </message>
    <message>
        <source>At most 30 devices with equal bandwidths, or two nodes of at most 10 in all.</source>
        <translation>Höchstens 30 Geräte mit gleichen Bandbreiten oder zwei Knoten mit zusammen höchstens 10.</translation>
    </message>
    <message>
        <source>Replicas are limited over the whole model, and {} slots are asked of every layer</source>
        <translation>Replikate sind über das ganze Modell begrenzt, und zugleich sind {} Slots jeder Schicht verlangt</translation>
    </message>
    <message>
        <source>Leave out either.</source>
        <translation>Eines von beiden weglassen.</translation>
    </message>
    <message>
        <source>A limit of replicas is negative</source>
        <translation>Eine Grenze der Replikate ist negativ</translation>
    </message>
    <message>
        <source>0 allows none.</source>
        <translation>0 erlaubt keine.</translation>
    </message>
    <message>
        <source>{} experts leave some of {} devices without one</source>
        <translation>{} Experten lassen einige von {} Geräten ohne Experten</translation>
    </message>
    <message>
        <source>Give slots of every layer instead of a limit for the whole model.</source>
        <translation>Slots jeder Schicht statt einer Grenze für das ganze Modell angeben.</translation>
    </message>
    <message>
        <source>The placement does not hold {} experts on every device of every layer</source>
        <translation>Die Platzierung hält nicht {} Experten auf jedem Gerät jeder Schicht</translation>
    </message>
    <message>
        <source>Choose a placement with the same replicas.</source>
        <translation>Eine Platzierung mit denselben Replikaten wählen.</translation>
    </message>
    <message>
        <source>The placement holds {} copies beyond one of every expert, {} are allowed</source>
        <translation>Die Platzierung hält {} Kopien über eine von jedem Experten hinaus, {} sind erlaubt</translation>
    </message>
    <message>
        <source>Allow more replicas, or choose a placement with fewer.</source>
        <translation>Mehr Replikate erlauben oder eine Platzierung mit weniger wählen.</translation>
    </message>
    <message>
        <source>The placement holds {} experts on device {}, {} are allowed</source>
        <translation>Die Platzierung hält {} Experten auf Gerät {}, {} sind erlaubt</translation>
    </message>
    <message>
        <source>The placement is of {} layers on {} devices, not of {} on {}</source>
        <translation>Die Platzierung ist für {} Schichten auf {} Geräten, nicht für {} auf {}</translation>
    </message>
    <message>
        <source>A span of time begins at 0 or later, ends after that and at most at 1</source>
        <translation>Ein Zeitabschnitt beginnt bei 0 oder später, endet danach und höchstens bei 1</translation>
    </message>
    <message>
        <source>0.5 to 1 is the second half of a trace.</source>
        <translation>0.5 bis 1 ist die zweite Hälfte eines Trace.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>Dies ist eine Pipe oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>Write what it says to a file.</source>
        <translation>Seine Ausgabe in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>Nothing was changed since the project was opened.</source>
        <translation>Seit dem Öffnen des Projekts wurde nichts geändert.</translation>
    </message>
    <message>
        <source>As written here stage {} needs {} of {}: it does not fit; the plan needs {}.</source>
        <translation>Wie hier geschrieben braucht Stufe {} {} von {}: Das passt nicht; der Plan braucht {}.</translation>
    </message>
    <message>
        <source>As written here stage {} needs {} of {}; the plan needs {}.</source>
        <translation>Wie hier geschrieben braucht Stufe {} {} von {}; der Plan braucht {}.</translation>
    </message>
    <message>
        <source>As written here a step takes {} instead of {}.</source>
        <translation>Wie hier geschrieben dauert ein Schritt {} statt {}.</translation>
    </message>
    <message>
        <source>As written here the plan is not possible: {}</source>
        <translation>Wie hier geschrieben ist der Plan nicht möglich: {}</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>Pipeline-Bubble</translation>
    </message>
    <message>
        <source>device hours per billion tokens</source>
        <translation>Gerätestunden pro Milliarde Tokens</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>data parallel, exposed</source>
        <translation>Datenparallelität, nicht verborgen</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>bubble: waits for other stages</source>
        <translation>Bubble: wartet auf andere Stufen</translation>
    </message>
    <message>
        <source>bubble: waits for transfers</source>
        <translation>Bubble: wartet auf Transfers</translation>
    </message>
    <message>
        <source>bubble: waits for offloading</source>
        <translation>Bubble: wartet auf Auslagerung</translation>
    </message>
    <message>
        <source>peak memory, fullest GPU</source>
        <translation>Spitzenspeicher, vollste GPU</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>freier Speicher</translation>
    </message>
    <message>
        <source>headroom at worst</source>
        <translation>freier Speicher im schlimmsten Fall</translation>
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
        <source>optimizer state</source>
        <translation>Optimizer-Zustand</translation>
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
        <source>{} {}, time</source>
        <translation>{} {}, Zeit</translation>
    </message>
    <message>
        <source>{} {}, sent by a rank</source>
        <translation>{} {}, von einem Rank gesendet</translation>
    </message>
    <message>
        <source>fullest expert device over the mean</source>
        <translation>vollstes Expertengerät relativ zum Mittel</translation>
    </message>
    <message>
        <source>picks that leave the device</source>
        <translation>Auswahlen, die das Gerät verlassen</translation>
    </message>
    <message>
        <source>picks that leave the node</source>
        <translation>Auswahlen, die den Knoten verlassen</translation>
    </message>
    <message>
        <source>another</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>{} (another)</source>
        <translation>{} (anders)</translation>
    </message>
    <message>
        <source>no what-ifs</source>
        <translation>kein Was-wäre-wenn</translation>
    </message>
    <message>
        <source>what-if {}</source>
        <translation>Was-wäre-wenn {}</translation>
    </message>
    <message>
        <source>other {}</source>
        <translation>{} anders</translation>
    </message>
    <message>
        <source>{}, {} and {} more</source>
        <translation>{}, {} und {} weitere</translation>
    </message>
    <message>
        <source>MBS {}</source>
        <translation>MBS {}</translation>
    </message>
    <message>
        <source>GBS {}</source>
        <translation>GBS {}</translation>
    </message>
    <message>
        <source>sequence {}</source>
        <translation>Sequenz {}</translation>
    </message>
    <message>
        <source>ETP {}</source>
        <translation>ETP {}</translation>
    </message>
    <message>
        <source>no recomputation</source>
        <translation>keine Neuberechnung</translation>
    </message>
    <message>
        <source>no offload</source>
        <translation>keine Auslagerung</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{} Knoten</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}, {}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>„{}“</translation>
    </message>
    <message>
        <source>the pipeline bubble, most of it waiting for transfers</source>
        <translation>die Pipeline-Bubble, größtenteils Warten auf Transfers</translation>
    </message>
    <message>
        <source>the pipeline bubble, most of it waiting for offloading</source>
        <translation>die Pipeline-Bubble, größtenteils Warten auf Auslagerung</translation>
    </message>
    <message>
        <source>{} of {} context-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}): {:.0f} % of the step.</source>
        <translation>{} von {} kontextparallelen Gruppen reichen über mehrere Knoten und kommunizieren in jeder Schicht über Verbindungen mit nur {} ({} → {}): {:.0f} % des Schritts.</translation>
    </message>
    <message>
        <source>Exchange heads by all-to-all instead of passing keys and values around</source>
        <translation>Heads per All-to-All austauschen, statt Keys und Values herumzureichen</translation>
    </message>
    <message>
        <source>{} of {} expert-parallel groups cross nodes: tokens travel to their experts and back over links as slow as {} ({} to {}), {:.0f} % of the step.</source>
        <translation>{} von {} expertenparallelen Gruppen reichen über mehrere Knoten: Tokens wandern zu ihren Experten und zurück über Verbindungen mit nur {} ({} → {}), {:.0f} % des Schritts.</translation>
    </message>
    <message>
        <source>Send a token once to each rank that has experts of it</source>
        <translation>Ein Token nur einmal an jeden Rank senden, der Experten davon hat</translation>
    </message>
    <message>
        <source>Sharded weights are gathered for each of {} microbatches across nodes, over links as slow as {} ({} to {}): {:.0f} % of the step.</source>
        <translation>Geshardete Gewichte werden für jeden von {} Mikrobatches knotenübergreifend eingesammelt, über Verbindungen mit nur {} ({} → {}): {:.0f} % des Schritts.</translation>
    </message>
    <message>
        <source>Keep a second copy of the weights inside each node</source>
        <translation>Eine Zweitkopie der Gewichte in jedem Knoten halten</translation>
    </message>
    <message>
        <source>Shard the optimizer state alone (ZeRO-1)</source>
        <translation>Nur den Optimizer-Zustand sharden (ZeRO-1)</translation>
    </message>
    <message>
        <source>The pipeline idles {:.0f} % of its time: {} microbatches are few for {} stages.</source>
        <translation>Die Pipeline ist {:.0f} % ihrer Zeit im Leerlauf: {} Mikrobatches sind wenig für {} Stufen.</translation>
    </message>
    <message>
        <source>The pipeline idles {:.0f} % of its time: its {} stages do not take turns evenly.</source>
        <translation>Die Pipeline ist {:.0f} % ihrer Zeit im Leerlauf: Ihre {} Stufen wechseln sich nicht gleichmäßig ab.</translation>
    </message>
    <message>
        <source>Give the stages with the vocabulary fewer layers</source>
        <translation>Den Stufen mit dem Vokabular weniger Schichten geben</translation>
    </message>
    <message>
        <source>Stage {} waits {:.0f} % of the step for what stage {} sends over the link from {} to {}, {}.</source>
        <translation>Stufe {} wartet {:.0f} % des Schritts auf das, was Stufe {} über die Verbindung von {} nach {} sendet, {}.</translation>
    </message>
    <message>
        <source>Send without waiting for it</source>
        <translation>Senden, ohne darauf zu warten</translation>
    </message>
    <message>
        <source>The matrix units of {} do not know bf16: products run on its fp32 units, at {:.3g} of {:.3g} TFLOP/s, and are priced so.</source>
        <translation>Die Matrixeinheiten von {} kennen kein bf16: Produkte laufen auf den fp32-Einheiten, mit {:.3g} von {:.3g} TFLOP/s, und sind so angesetzt.</translation>
    </message>
    <message>
        <source>Train in fp16</source>
        <translation>In fp16 trainieren</translation>
    </message>
    <message>
        <source>The placement of the experts is not priced in time: the load of the fullest rank is stated instead.</source>
        <translation>Die Platzierung der Experten geht nicht in die Zeit ein: Stattdessen wird die Last des vollsten Ranks angegeben.</translation>
    </message>
    <message>
        <source>The placement of the experts is not priced in time: no routing trace tells how many tokens each expert gets.</source>
        <translation>Die Platzierung der Experten geht nicht in die Zeit ein: Kein Routing-Trace sagt, wie viele Tokens jeder Experte bekommt.</translation>
    </message>
    <message>
        <source>bubbles of the pipeline</source>
        <translation>Bubbles der Pipeline</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>context parallelism</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>transfers between stages</source>
        <translation>Transfers zwischen Stufen</translation>
    </message>
    <message>
        <source>mixtures of experts</source>
        <translation>Mixture-of-Experts-Modellen</translation>
    </message>
    <message>
        <source>dense models</source>
        <translation>dichten Modellen</translation>
    </message>
    <message>
        <source>MFU is {:.1f} %; {} published runs of {} on {} reached {:.0f} to {:.0f} % ({}).</source>
        <translation>Die MFU beträgt {:.1f} %; {} veröffentlichte Läufe von {} auf {} erreichten {:.0f} bis {:.0f} % ({}).</translation>
    </message>
    <message>
        <source> Most is lost to {}: {:.0f} % of the step.</source>
        <translation> Der größte Verlust: {}, {:.0f} % des Schritts.</translation>
    </message>
    <message>
        <source>Recompute nothing</source>
        <translation>Nichts neu berechnen</translation>
    </message>
    <message>
        <source>{} layers, {} experts, {} tokens</source>
        <translation>{} Schichten, {} Experten, {} Tokens</translation>
    </message>
    <message>
        <source>Do not count this trace</source>
        <translation>Diesen Trace nicht zählen</translation>
    </message>
    <message>
        <source>Tokens of the routing trace ({}) pick {} experts, those of this model {}.</source>
        <translation>Tokens des Routing-Traces ({}) wählen {} Experten, die dieses Modells {}.</translation>
    </message>
    <message>
        <source>The routing trace ({}) has more layers than the {} with experts of this model.</source>
        <translation>Der Routing-Trace ({}) hat mehr Schichten als die {} mit Experten dieses Modells.</translation>
    </message>
    <message>
        <source>The routing trace ({}) covers {} of the {} layers with experts: the others are priced as its mean.</source>
        <translation>Der Routing-Trace ({}) deckt {} der {} Schichten mit Experten ab: Für die übrigen gilt sein Mittel.</translation>
    </message>
    <message>
        <source>Interleave: {} virtual stages on each pipeline rank</source>
        <translation>Interleaving: {} virtuelle Stufen auf jedem Pipeline-Rank</translation>
    </message>
    <message>
        <source>Set the microbatch to {}</source>
        <translation>Den Mikrobatch auf {} setzen</translation>
    </message>
    <message>
        <source>Use the order {}</source>
        <translation>Die Reihenfolge {} verwenden</translation>
    </message>
    <message>
        <source> (saves {} of {}: {:+.1f} % tokens/s)</source>
        <translation> (spart {} von {}: {:+.1f} % Tokens/s)</translation>
    </message>
    <message>
        <source> (a step of {}: {:+.1f} % tokens/s)</source>
        <translation> (ein Schritt von {}: {:+.1f} % Tokens/s)</translation>
    </message>
    <message>
        <source>The table of link types is not there: nothing says how devices are connected</source>
        <translation>Die Tabelle der Verbindungstypen fehlt: Nichts sagt, wie die Geräte verbunden sind</translation>
    </message>
    <message>
        <source>Paste the whole output of amd-smi topology.</source>
        <translation>Die ganze Ausgabe von amd-smi topology einfügen.</translation>
    </message>
    <message>
        <source>The table of link types has no complete row</source>
        <translation>Die Tabelle der Verbindungstypen hat keine vollständige Zeile</translation>
    </message>
    <message>
        <source>The table of link types is there again: the first counts</source>
        <translation>Die Tabelle der Verbindungstypen kommt noch einmal vor: Die erste gilt</translation>
    </message>
    <message>
        <source>it has no column</source>
        <translation>sie hat keine Spalte</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>sie kommt zweimal vor</translation>
    </message>
    <message>
        <source>A link of type {} to an unknown device is left out</source>
        <translation>Eine Verbindung vom Typ {} zu einem unbekannten Gerät ist ausgelassen</translation>
    </message>
    <message>
        <source>The file does not say how devices are connected</source>
        <translation>Die Datei sagt nicht, wie die Geräte verbunden sind</translation>
    </message>
    <message>
        <source>Choose what amd-smi topology --json prints.</source>
        <translation>Wählen, was amd-smi topology --json ausgibt.</translation>
    </message>
    <message>
        <source>DeepSpeed offloads optimizer states that ZeRO shards: they stay on the devices.</source>
        <translation>DeepSpeed lagert Optimizer-Zustände aus, die ZeRO shardet: Sie bleiben auf den Geräten.</translation>
    </message>
    <message>
        <source>DeepSpeed has no offloading with MiCS: optimizer states stay on the devices.</source>
        <translation>DeepSpeed kennt mit MiCS keine Auslagerung: Optimizer-Zustände bleiben auf den Geräten.</translation>
    </message>
    <message>
        <source>DeepSpeed offloads a part of the optimizer states with ZeRO 3 alone: all of them leave.</source>
        <translation>DeepSpeed lagert einen Teil der Optimizer-Zustände nur mit ZeRO 3 aus: Alle werden ausgelagert.</translation>
    </message>
    <message>
        <source>Without ZeRO DeepSpeed sums gradients up in the type of the weights.</source>
        <translation>Ohne ZeRO summiert DeepSpeed Gradienten im Typ der Gewichte.</translation>
    </message>
    <message>
        <source>With fp32 gradients are fp32, too.</source>
        <translation>Mit fp32 sind auch die Gradienten fp32.</translation>
    </message>
    <message>
        <source>cpu_checkpointing moves all checkpoints to host memory, where the model&apos;s code calls deepspeed.checkpointing.</source>
        <translation>cpu_checkpointing verschiebt alle Checkpoints in den Host-Speicher, wo der Code des Modells deepspeed.checkpointing aufruft.</translation>
    </message>
    <message>
        <source>{} = {} has no place in {}.</source>
        <translation>{} = {} hat keinen Platz in {}.</translation>
    </message>
    <message>
        <source>A slot is a CPU core to Open MPI, to which it binds the rank: write the cores beside the rank&apos;s GPU instead, slot=0-15 for one. The GPU itself follows the local rank.</source>
        <translation>Ein Slot ist für Open MPI ein CPU-Kern, an den es den Rank bindet: stattdessen die Kerne bei der GPU des Ranks angeben, zum Beispiel slot=0-15. Die GPU selbst richtet sich nach dem lokalen Rank.</translation>
    </message>
    <message>
        <source>Transformer Engine has no context parallelism in fp32: no attention would start</source>
        <translation>Transformer Engine kennt in fp32 keine Kontextparallelität: Keine Attention würde starten</translation>
    </message>
    <message>
        <source>Train in bf16, or set CP to 1.</source>
        <translation>In bf16 trainieren oder CP auf 1 setzen.</translation>
    </message>
    <message>
        <source>Transformer Engine has no context parallelism on {}: no attention would start</source>
        <translation>Transformer Engine kennt auf {} keine Kontextparallelität: Keine Attention würde starten</translation>
    </message>
    <message>
        <source>Set CP to 1.</source>
        <translation>CP auf 1 setzen.</translation>
    </message>
    <message>
        <source>Megatron-LM trains experts beside tensor parallelism only with sequence parallelism, and {} tokens per context rank do not divide by TP {}</source>
        <translation>Megatron-LM trainiert Experten neben Tensorparallelität nur mit Sequenzparallelität, und {} Tokens pro Kontext-Rank sind nicht durch TP {} teilbar</translation>
    </message>
    <message>
        <source>Choose a sequence length that divides.</source>
        <translation>Eine teilbare Sequenzlänge wählen.</translation>
    </message>
    <message>
        <source>Megatron-LM has no Muon with fp16</source>
        <translation>Megatron-LM kennt kein Muon mit fp16</translation>
    </message>
    <message>
        <source>Train in bf16, or with Adam.</source>
        <translation>In bf16 oder mit Adam trainieren.</translation>
    </message>
    <message>
        <source>Not known of {} and not part of the plan: {}. Append them.</source>
        <translation>Von {} nicht bekannt und nicht Teil des Plans: {}. Bitte anhängen.</translation>
    </message>
    <message>
        <source>An eager cross entropy is not in Megatron-LM: its own unfused one is used.</source>
        <translation>Eine Cross-Entropy als Eager gibt es in Megatron-LM nicht: Die eigene, Unfused, wird verwendet.</translation>
    </message>
    <message>
        <source>Megatron-LM keeps Adam&apos;s moments in fewer bits only in the distributed optimizer: they are fp32.</source>
        <translation>Megatron-LM hält Adams Momente nur im verteilten Optimizer in weniger Bits: Sie sind fp32.</translation>
    </message>
    <message>
        <source>Megatron-LM keeps optimizer states in host memory only with the distributed optimizer: they stay on the devices.</source>
        <translation>Megatron-LM hält Optimizer-Zustände nur mit dem verteilten Optimizer im Host-Speicher: Sie bleiben auf den Geräten.</translation>
    </message>
    <message>
        <source>Megatron-LM keeps only the states of Adam in host memory: they stay on the devices.</source>
        <translation>Megatron-LM hält nur die Zustände von Adam im Host-Speicher: Sie bleiben auf den Geräten.</translation>
    </message>
    <message>
        <source>Megatron-LM refuses to recompute {} in {}: it is left out.</source>
        <translation>Megatron-LM weigert sich, {} in {} neu zu berechnen: ausgelassen.</translation>
    </message>
    <message>
        <source>Selective recomputation of no module is written as none: Megatron-LM would take the attention core.</source>
        <translation>Selektive Neuberechnung ohne Modul wird als keine geschrieben: Megatron-LM würde den Attention-Kern nehmen.</translation>
    </message>
    <message>
        <source>Megatron-LM moves activations to host memory, not to drives: none leave.</source>
        <translation>Megatron-LM verschiebt Aktivierungen in den Host-Speicher, nicht auf Laufwerke: Keine werden ausgelagert.</translation>
    </message>
    <message>
        <source>Megatron-LM offloads no inputs of layers that are recomputed whole: none leave.</source>
        <translation>Megatron-LM lagert keine Eingaben von Schichten aus, die ganz neu berechnet werden: Keine werden ausgelagert.</translation>
    </message>
    <message>
        <source>Megatron-LM offloads whole layers, and not all: {} of {}.</source>
        <translation>Megatron-LM lagert ganze Schichten aus, und nicht alle: {} von {}.</translation>
    </message>
    <message>
        <source>Megatron-LM offloads the inputs of attention, norms and experts: {:.0f} % of the activations here, not {:.0f} %.</source>
        <translation>Megatron-LM lagert die Eingaben von Attention, Norms und Experten aus: hier {:.0f} % der Aktivierungen, nicht {:.0f} %.</translation>
    </message>
    <message>
        <source>the epsilon of its norms (--norm-epsilon)</source>
        <translation>das Epsilon der Norms (--norm-epsilon)</translation>
    </message>
    <message>
        <source>{} computes attention and feed-forward side by side; Megatron-LM does one after the other.</source>
        <translation>{} berechnet Attention und Feed-Forward nebeneinander; Megatron-LM macht eines nach dem anderen.</translation>
    </message>
    <message>
        <source>Biases inside experts need an expert tensor parallelism of 1 in Megatron-LM: they are left out.</source>
        <translation>Biases in Experten brauchen in Megatron-LM eine Experten-Tensorparallelität von 1: Sie sind ausgelassen.</translation>
    </message>
    <message>
        <source>The layers of {} have norms or biases that these arguments do not describe.</source>
        <translation>Die Schichten von {} haben Norms oder Biases, die diese Argumente nicht beschreiben.</translation>
    </message>
    <message>
        <source>The activation {} has no argument in Megatron-LM: {} is written.</source>
        <translation>Die Aktivierung {} hat in Megatron-LM kein Argument: {} wird geschrieben.</translation>
    </message>
    <message>
        <source>the base of its rotary positions (--rotary-base) and their scaling</source>
        <translation>die Basis der rotierenden Positionen (--rotary-base) und ihre Skalierung</translation>
    </message>
    <message>
        <source>the bounds of its rotary scaling (Megatron-LM has those of Llama 3.1)</source>
        <translation>die Grenzen der Rotary-Skalierung (Megatron-LM hat die von Llama 3.1)</translation>
    </message>
    <message>
        <source>The rotary scaling {} has no argument in Megatron-LM.</source>
        <translation>Die Rotary-Skalierung {} hat in Megatron-LM kein Argument.</translation>
    </message>
    <message>
        <source>beta_fast {}, beta_slow {} and {} original positions of its YaRN, which are set in the code (MLATransformerConfig)</source>
        <translation>beta_fast {}, beta_slow {} und {} ursprüngliche Positionen von YaRN, die im Code gesetzt werden (MLATransformerConfig)</translation>
    </message>
    <message>
        <source>The normalisation of whole query and key projections has no argument in Megatron-LM.</source>
        <translation>Die Normalisierung ganzer Query- und Key-Projektionen hat in Megatron-LM kein Argument.</translation>
    </message>
    <message>
        <source>Unfused attention has no context parallelism in Transformer Engine: the fused one is used.</source>
        <translation>Unfused Attention kennt in Transformer Engine keine Kontextparallelität: Fused wird verwendet.</translation>
    </message>
    <message>
        <source>Fused attention computes in 16 bits: with fp32 the unfused one is written.</source>
        <translation>Fused Attention rechnet in 16 Bits: Mit fp32 wird Unfused geschrieben.</translation>
    </message>
    <message>
        <source>{} has no fused attention kernels in Transformer Engine: the unfused one is written.</source>
        <translation>{} hat in Transformer Engine keine Kernel für Fused Attention: Unfused wird geschrieben.</translation>
    </message>
    <message>
        <source>how its router scores experts (--moe-router-score-function, --moe-router-pre-softmax, --moe-router-topk-scaling-factor)</source>
        <translation>wie der Router Experten bewertet (--moe-router-score-function, --moe-router-pre-softmax, --moe-router-topk-scaling-factor)</translation>
    </message>
    <message>
        <source>The router&apos;s score {} has no argument in Megatron-LM.</source>
        <translation>Die Bewertung {} des Routers hat in Megatron-LM kein Argument.</translation>
    </message>
    <message>
        <source>Megatron-LM makes the weights of the picked experts add up to one; {} does not.</source>
        <translation>Megatron-LM lässt die Gewichte der gewählten Experten sich zu eins summieren; {} nicht.</translation>
    </message>
    <message>
        <source>Megatron-LM scores a group of experts by its best {}, {} by its best one.</source>
        <translation>Megatron-LM bewertet eine Gruppe von Experten nach ihren besten {}, {} nach ihrem besten.</translation>
    </message>
    <message>
        <source>the correction bias of its router (--moe-router-enable-expert-bias), which goes with sigmoid scores</source>
        <translation>der Korrektur-Bias des Routers (--moe-router-enable-expert-bias), der zu Sigmoid-Bewertungen gehört</translation>
    </message>
    <message>
        <source>Megatron-LM has a correction bias of the router with sigmoid scores alone: it is left out.</source>
        <translation>Megatron-LM kennt einen Korrektur-Bias des Routers nur mit Sigmoid-Bewertungen: Er ist ausgelassen.</translation>
    </message>
    <message>
        <source>DeepEP asserts more than one rank of experts: all-to-all is written.</source>
        <translation>DeepEP verlangt mehr als einen Rank mit Experten: All-to-All wird geschrieben.</translation>
    </message>
    <message>
        <source>Megatron-LM trains experts beside tensor parallelism only with sequence parallelism: it is switched on.</source>
        <translation>Megatron-LM trainiert Experten neben Tensorparallelität nur mit Sequenzparallelität: Sie wird eingeschaltet.</translation>
    </message>
    <message>
        <source>Attention sinks are exchanged by all-to-all alone: that is written.</source>
        <translation>Attention-Sinks werden nur per All-to-All ausgetauscht: Das wird geschrieben.</translation>
    </message>
    <message>
        <source>Megatron-FSDP knows the rank order tp-cp-ep-dp-pp alone: it is used.</source>
        <translation>Megatron-FSDP kennt nur die Rank-Reihenfolge tp-cp-ep-dp-pp: Sie wird verwendet.</translation>
    </message>
    <message>
        <source>Megatron-LM knows the rank orders tp-cp-ep-dp-pp and tp-cp-ep-pp-dp; the first is used.</source>
        <translation>Megatron-LM kennt die Rank-Reihenfolgen tp-cp-ep-dp-pp und tp-cp-ep-pp-dp; die erste wird verwendet.</translation>
    </message>
    <message>
        <source>Megatron-LM has no chunks without a pipeline (PP 1).</source>
        <translation>Megatron-LM kennt keine Chunks ohne Pipeline (PP 1).</translation>
    </message>
    <message>
        <source>Megatron-LM interleaves {} stages only with a multiple of as many microbatches, not {}: one chunk per rank is written.</source>
        <translation>Megatron-LM verschachtelt {} Stufen nur mit einem Vielfachen davon an Mikrobatches, nicht {}: Ein Chunk pro Rank wird geschrieben.</translation>
    </message>
    <message>
        <source>The redistributed layers are written as an explicit layout of the stages.</source>
        <translation>Die umverteilten Schichten werden als ausdrückliches Layout der Stufen geschrieben.</translation>
    </message>
    <message>
        <source>Vocabulary layers spread over the pipeline ({}) are not in Megatron-LM: embedding and output layer stay on the first and last stage.</source>
        <translation>Über die Pipeline verteilte Vokabularschichten ({}) gibt es in Megatron-LM nicht: Embedding und Ausgabeschicht bleiben auf der ersten und letzten Stufe.</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there is nothing to interleave.</source>
        <translation>Ohne Pipeline (PP 1) gibt es nichts zu verschachteln.</translation>
    </message>
    <message>
        <source>Megatron-LM runs {} instead of {}.</source>
        <translation>Megatron-LM führt {} statt {} aus.</translation>
    </message>
    <message>
        <source>The two chunks of a rank are stages r and PP + r in Megatron-LM, not down and back up.</source>
        <translation>Die zwei Chunks eines Ranks sind in Megatron-LM die Stufen r und PP + r, nicht hinunter und wieder herauf.</translation>
    </message>
    <message>
        <source>Megatron-LM asserts more than 2 stages where interleaving waits for its transfers: they overlap.</source>
        <translation>Megatron-LM verlangt mehr als 2 Stufen, wo Interleaving auf seine Transfers wartet: Sie überlappen.</translation>
    </message>
    <message>
        <source>Megatron-LM&apos;s distributed optimizer is Adam: with SGD nothing is sharded.</source>
        <translation>Megatron-LMs verteilter Optimizer ist Adam: Mit SGD wird nichts geshardet.</translation>
    </message>
    <message>
        <source>Megatron-LM cuts the replicas of dense parameters and of experts into equally many instances of the optimizer: over all of them is written.</source>
        <translation>Megatron-LM zerlegt die Repliken dichter Parameter und der Experten in gleich viele Instanzen des Optimizers: Über alle davon wird geschrieben.</translation>
    </message>
    <message>
        <source>Megatron-LM shards weights and gradients over all data-parallel ranks or none, with Adam; weights over {}, gradients over {} and optimizer states over {} of {} are not written.</source>
        <translation>Megatron-LM shardet Gewichte und Gradienten über alle datenparallelen Ranks oder keine, mit Adam; Gewichte über {}, Gradienten über {} und Optimizer-Zustände über {} von {} werden nicht geschrieben.</translation>
    </message>
    <message>
        <source>Megatron-LM overlaps tensor-parallel communication only with sequence parallelism: it is not overlapped.</source>
        <translation>Megatron-LM überlappt tensorparallele Kommunikation nur mit Sequenzparallelität: Sie wird nicht überlappt.</translation>
    </message>
    <message>
        <source>Megatron-LM overlaps the dispatch to experts only with chunks in a pipeline, 16 bits, at most one prediction layer and without whole layers or experts recomputed: it is not overlapped.</source>
        <translation>Megatron-LM überlappt den Expertenversand nur mit Chunks in einer Pipeline, 16 Bits, höchstens einer Prediction-Schicht und ohne Neuberechnung ganzer Schichten oder Experten: Er wird nicht überlappt.</translation>
    </message>
    <message>
        <source>torchtitan shards gradients with the optimizer states (like ZeRO 2 at least): that is written.</source>
        <translation>torchtitan shardet Gradienten mit den Optimizer-Zuständen (mindestens wie ZeRO 2): Das wird geschrieben.</translation>
    </message>
    <message>
        <source>torchtitan shards weights, gradients and optimizer states over one group: over all data-parallel ranks is written.</source>
        <translation>torchtitan shardet Gewichte, Gradienten und Optimizer-Zustände über eine Gruppe: Über alle datenparallelen Ranks wird geschrieben.</translation>
    </message>
    <message>
        <source>torchtitan asserts that a sequence divides by TP x 2 CP = {}; {} tokens do not</source>
        <translation>torchtitan verlangt, dass eine Sequenz durch TP x 2 CP = {} teilbar ist; {} Tokens sind es nicht</translation>
    </message>
    <message>
        <source>Choose a sequence length that divides, or lower degrees.</source>
        <translation>Eine teilbare Sequenzlänge oder kleinere Grade wählen.</translation>
    </message>
    <message>
        <source>torchtitan shards experts over 1 rank or all TP ranks: 1 is written.</source>
        <translation>torchtitan shardet Experten über 1 Rank oder alle TP-Ranks: 1 wird geschrieben.</translation>
    </message>
    <message>
        <source>torchtitan puts experts on the {} ranks of sharding, CP and TP, which do not divide by EP {}: 1 is written.</source>
        <translation>torchtitan legt Experten auf die {} Ranks von Sharding, CP und TP, die nicht durch EP {} teilbar sind: 1 wird geschrieben.</translation>
    </message>
    <message>
        <source>torchtitan offloads what it shards: here nothing leaves.</source>
        <translation>torchtitan lagert aus, was es shardet: Hier wird nichts ausgelagert.</translation>
    </message>
    <message>
        <source>torchtitan&apos;s offloading takes weights and gradients along with all optimizer states: steps take longer than estimated.</source>
        <translation>torchtitans Auslagerung nimmt Gewichte und Gradienten mit allen Optimizer-Zuständen mit: Schritte dauern länger als geschätzt.</translation>
    </message>
    <message>
        <source>{} does not run the schedule {}: it runs {}.</source>
        <translation>{} führt den Ablauf {} nicht aus, sondern {}.</translation>
    </message>
    <message>
        <source>{} recomputes whole layers or nothing: nothing is written.</source>
        <translation>{} berechnet ganze Schichten oder nichts neu: Nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>Epsilon of the norms or base of the rotary positions of {} are not known: append layernorm_epsilon and rotary_base.</source>
        <translation>Epsilon der Norms oder Basis der rotierenden Positionen von {} sind nicht bekannt: layernorm_epsilon und rotary_base anhängen.</translation>
    </message>
    <message>
        <source>NeMo 1 has no latent attention, shared experts or rotary scaling: {} is not described in full.</source>
        <translation>NeMo 1 kennt keine latente Attention, gemeinsamen Experten oder Rotary-Skalierung: {} ist nicht vollständig beschrieben.</translation>
    </message>
    <message>
        <source>NeMo 1 recomputes the attention core selectively, or whole layers: nothing is written.</source>
        <translation>NeMo 1 berechnet den Attention-Kern selektiv oder ganze Schichten neu: Nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>The receiver counted 0 bits per second: the run was interrupted, or nothing arrived</source>
        <translation>Der Empfänger zählte 0 Bits pro Sekunde: Der Lauf wurde abgebrochen, oder nichts kam an</translation>
    </message>
    <message>
        <source>Measure again and let the run finish.</source>
        <translation>Neu messen und den Lauf zu Ende gehen lassen.</translation>
    </message>
    <message>
        <source>The run was interrupted: its figures are of the time before</source>
        <translation>Der Lauf wurde abgebrochen: Seine Zahlen gelten für die Zeit davor</translation>
    </message>
    <message>
        <source>The run was interrupted before it was summed up</source>
        <translation>Der Lauf wurde abgebrochen, bevor er summiert wurde</translation>
    </message>
    <message>
        <source>Offloading of {} is not estimated here: left out.</source>
        <translation>Die Auslagerung von {} wird hier nicht geschätzt: ausgelassen.</translation>
    </message>
    <message>
        <source>{} and {} have 0, which is taken as not measured</source>
        <translation>{} und {} haben 0, was als nicht gemessen gilt</translation>
    </message>
    <message>
        <source>The ranks formed {} communicators that ran at the same time: the figures are those of one, with {} ranks</source>
        <translation>Die Ranks bildeten {} Communicators, die gleichzeitig liefen: Die Zahlen sind die von einem, mit {} Ranks</translation>
    </message>
    <message>
        <source>The row is marked FAILED: its results were wrong</source>
        <translation>Die Zeile ist als FAILED markiert: Ihre Ergebnisse waren falsch</translation>
    </message>
    <message>
        <source>Rank lines or launcher say {} ranks, sizes and counts of the rows {}: the rows count</source>
        <translation>Rank-Zeilen oder Launcher nennen {} Ranks, Größen und Anzahlen der Zeilen {}: Die Zeilen gelten</translation>
    </message>
    <message>
        <source>The block size {} is no multiple of {}: it is left out</source>
        <translation>Die Blockgröße {} ist kein Vielfaches von {}: Sie ist ausgelassen</translation>
    </message>
    <message>
        <source>None of the {} tables is between pairs of GPUs: nothing in it says how fast a link is</source>
        <translation>Keine der {} Tabellen betrifft GPU-Paare: Nichts darin sagt, wie schnell eine Verbindung ist</translation>
    </message>
    <message>
        <source>Run nvbandwidth with the device_to_device tests.</source>
        <translation>nvbandwidth mit den device_to_device-Tests ausführen.</translation>
    </message>
    <message>
        <source>{} pairs of &quot;{}&quot; have 0, which is taken as not measured</source>
        <translation>{} Paare von &quot;{}&quot; haben 0, was als nicht gemessen gilt</translation>
    </message>
    <message>
        <source>All figures are 0: nothing was measured</source>
        <translation>Alle Zahlen sind 0: Nichts wurde gemessen</translation>
    </message>
    <message>
        <source>The row has a figure of 0: nothing was measured, it is left out</source>
        <translation>Die Zeile hat eine Zahl 0: Nichts wurde gemessen, sie ist ausgelassen</translation>
    </message>
    <message>
        <source>a call with too many arguments</source>
        <translation>ein Aufruf mit zu vielen Argumenten</translation>
    </message>
    <message>
        <source>Which share of the activations leaves depends on the model: half of them is assumed.</source>
        <translation>Welcher Anteil der Aktivierungen ausgelagert wird, hängt vom Modell ab: Die Hälfte wird angenommen.</translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links, more than chance (permutation test, level 1 %): some of what looks like fast and slow links is the order in which they were measured</source>
        <translation>Die Runde der Messung erklärt {:.0f} % der Unterschiede zwischen Verbindungen, mehr als Zufall (Permutationstest, Niveau 1 %): Manches, was wie schnelle und langsame Verbindungen aussieht, ist die Reihenfolge, in der gemessen wurde</translation>
    </message>
    <message>
        <source>{} is no number of nodes: the sizes of blocks are left out</source>
        <translation>{} ist keine Anzahl von Knoten: Die Blockgrößen sind ausgelassen</translation>
    </message>
    <message>
        <source>{} pairs have a bandwidth of 0, which is taken as not measured</source>
        <translation>{} Paare haben eine Bandbreite von 0, was als nicht gemessen gilt</translation>
    </message>
    <message>
        <source>The file holds no figure: nothing was measured</source>
        <translation>Die Datei enthält keine Zahl: Nichts wurde gemessen</translation>
    </message>
    <message>
        <source>Nothing in the file was understood</source>
        <translation>Nichts in der Datei wurde verstanden</translation>
    </message>
    <message>
        <source>Choose the complete file, or name its format.</source>
        <translation>Die vollständige Datei wählen oder ihr Format nennen.</translation>
    </message>
    <message>
        <source>block_sizes is not a list of numbers of nodes</source>
        <translation>block_sizes ist keine Liste von Knotenzahlen</translation>
    </message>
    <message>
        <source>Weights and gradients that are kept in host memory are not estimated here: only the optimizer states leave.</source>
        <translation>Gewichte und Gradienten, die im Host-Speicher liegen, werden hier nicht geschätzt: Nur die Optimizer-Zustände werden ausgelagert.</translation>
    </message>
    <message>
        <source>The trace has {} experts, the model has {}: it is of another model</source>
        <translation>Der Trace hat {} Experten, das Modell hat {}: Er gehört zu einem anderen Modell</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown, and keys of its config may change the size of the model: {}{}</source>
        <translation>Der Modelltyp &quot;{}&quot; ist unbekannt, und Schlüssel seiner Config können die Größe des Modells ändern: {}{}</translation>
    </message>
    <message>
        <source>Take these keys out if they say nothing of sizes, or give the model as a &quot;spec&quot; of a plan</source>
        <translation>Diese Schlüssel herausnehmen, wenn sie nichts über Größen sagen, oder das Modell als &quot;spec&quot; eines Plans angeben</translation>
    </message>
    <message>
        <source>The embeddings of this model are narrower than its layers, which cannot be planned</source>
        <translation>Die Embeddings dieses Modells sind schmaler als seine Schichten, was nicht geplant werden kann</translation>
    </message>
    <message>
        <source>Only decoders whose layers all have attention, with or without experts, can be laid out</source>
        <translation>Nur Decoder, deren Schichten alle Attention haben, mit oder ohne Experten, lassen sich planen</translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: {} (&quot;{}&quot;)</source>
        <translation>Das Modell (&quot;{}&quot;) lässt sich nicht planen: {} (&quot;{}&quot;)</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}, which is not understood: exports will name it as missing.</source>
        <translation>&quot;{}&quot; ist {}, was nicht verstanden wird: Exporte nennen es als fehlend.</translation>
    </message>
    <message>
        <source>some of its layers are state-space layers (Mamba)</source>
        <translation>einige seiner Schichten sind State-Space-Schichten (Mamba)</translation>
    </message>
    <message>
        <source>some of its layers have linear attention</source>
        <translation>einige seiner Schichten haben lineare Attention</translation>
    </message>
    <message>
        <source>some of its layers are recurrent or convolutions</source>
        <translation>einige seiner Schichten sind rekurrent oder Faltungen</translation>
    </message>
    <message>
        <source>its layers differ from each other in their sizes</source>
        <translation>seine Schichten unterscheiden sich in ihren Größen</translation>
    </message>
    <message>
        <source>its experts work in a latent space that is smaller than the hidden size</source>
        <translation>seine Experten arbeiten in einem latenten Raum, der kleiner als die Hidden Size ist</translation>
    </message>
    <message>
        <source>its attention is compressed and sparse</source>
        <translation>seine Attention ist komprimiert und dünn besetzt</translation>
    </message>
    <message>
        <source>its layers have embeddings of their own</source>
        <translation>seine Schichten haben eigene Embeddings</translation>
    </message>
    <message>
        <source>some of its layers attend to another stack</source>
        <translation>einige seiner Schichten beachten einen anderen Stack</translation>
    </message>
    <message>
        <source>some of its experts compute nothing</source>
        <translation>einige seiner Experten berechnen nichts</translation>
    </message>
    <message>
        <source>some of its layers are of the type &quot;{}&quot;</source>
        <translation>einige seiner Schichten sind vom Typ &quot;{}&quot;</translation>
    </message>
    <message>
        <source>the model&apos;s file &quot;{}&quot; is not beside the plan or below it</source>
        <translation>die Datei des Modells &quot;{}&quot; liegt nicht neben dem Plan oder darunter</translation>
    </message>
    <message>
        <source>Put it there and name it without &quot;..&quot; and without a leading slash.</source>
        <translation>Dort ablegen und ohne &quot;..&quot; und ohne führenden Schrägstrich nennen.</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>Begin again with every degree at 1</source>
        <translation>Mit jedem Grad auf 1 neu beginnen</translation>
    </message>
    <message>
        <source>a text such as &quot;yarn&quot;</source>
        <translation>ein Text wie &quot;yarn&quot;</translation>
    </message>
    <message>
        <source>0 or at least 1024 bytes</source>
        <translation>0 oder mindestens 1024 Byte</translation>
    </message>
    <message>
        <source>all-to-all over the heads needs them to divide: {} {} do not divide by TP {} x CP {}</source>
        <translation>All-to-All über die Köpfe setzt Teilbarkeit voraus: {} {} sind nicht durch TP {} x CP {} teilbar</translation>
    </message>
    <message>
        <source>key-value heads</source>
        <translation>Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>Pass keys and values around instead</source>
        <translation>Stattdessen Keys und Values herumreichen</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>devices per node</source>
        <translation>Geräte pro Knoten</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>names of the nodes</source>
        <translation>Namen der Knoten</translation>
    </message>
    <message>
        <source>broken nodes</source>
        <translation>defekte Knoten</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>kind of work</source>
        <translation>Art der Arbeit</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>microbatch size</source>
        <translation>Mikrobatch-Größe</translation>
    </message>
    <message>
        <source>global batch size</source>
        <translation>globale Batch-Größe</translation>
    </message>
    <message>
        <source>routing trace</source>
        <translation>Routing-Trace</translation>
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
        <source>rank order</source>
        <translation>Rank-Reihenfolge</translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation>Schichten pro Stufe</translation>
    </message>
    <message>
        <source>multi-token-prediction layers per stage</source>
        <translation>Multi-Token-Prediction-Schichten pro Stufe</translation>
    </message>
    <message>
        <source>pipeline layout</source>
        <translation>Pipeline-Layout</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>microbatches of a group</source>
        <translation>Mikrobatches einer Gruppe</translation>
    </message>
    <message>
        <source>memory limit of the schedule</source>
        <translation>Speichergrenze des Ablaufs</translation>
    </message>
    <message>
        <source>pass order</source>
        <translation>Reihenfolge der Pässe</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>gradient type</source>
        <translation>Gradiententyp</translation>
    </message>
    <message>
        <source>cross entropy</source>
        <translation>Cross-Entropy</translation>
    </message>
    <message>
        <source>vocabulary divisor</source>
        <translation>Vokabularteiler</translation>
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
        <source>second copy of the weights</source>
        <translation>Zweitkopie der Gewichte</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>recomputed modules</source>
        <translation>neu berechnete Module</translation>
    </message>
    <message>
        <source>recomputed layers</source>
        <translation>neu berechnete Schichten</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>offloaded share</source>
        <translation>ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>optimizer on host</source>
        <translation>Optimizer auf dem Host</translation>
    </message>
    <message>
        <source>write rate of the drives</source>
        <translation>Schreibrate der Laufwerke</translation>
    </message>
    <message>
        <source>read rate of the drives</source>
        <translation>Leserate der Laufwerke</translation>
    </message>
    <message>
        <source>endurance of the drives</source>
        <translation>Lebensdauer der Laufwerke</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>dummy gradients</source>
        <translation>Dummy-Gradienten</translation>
    </message>
    <message>
        <source>fused activation</source>
        <translation>fusionierte Aktivierung</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>Gradienten-Buckets</translation>
    </message>
    <message>
        <source>gather buffers</source>
        <translation>Sammelpuffer</translation>
    </message>
    <message>
        <source>held inputs of collectives</source>
        <translation>gehaltene Eingaben von Kollektiven</translation>
    </message>
    <message>
        <source>CP by all-to-all</source>
        <translation>CP per All-to-All</translation>
    </message>
    <message>
        <source>late scaling by the router</source>
        <translation>späte Skalierung durch den Router</translation>
    </message>
    <message>
        <source>bytes per logit</source>
        <translation>Bytes pro Logit</translation>
    </message>
    <message>
        <source>load of the fullest expert rank</source>
        <translation>Last des vollsten Experten-Ranks</translation>
    </message>
    <message>
        <source>spread of that load</source>
        <translation>Streuung dieser Last</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>eingesammelte Schichten</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>fragmentation, at least</source>
        <translation>Fragmentierung, mindestens</translation>
    </message>
    <message>
        <source>fragmentation, at most</source>
        <translation>Fragmentierung, höchstens</translation>
    </message>
    <message>
        <source>framework constant</source>
        <translation>Framework-Konstante</translation>
    </message>
    <message>
        <source>device context</source>
        <translation>Gerätekontext</translation>
    </message>
    <message>
        <source>bytes per communicator</source>
        <translation>Byte pro Communicator</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>compression rank</source>
        <translation>Kompressionsrang</translation>
    </message>
    <message>
        <source>compressed traffic</source>
        <translation>komprimierter Datenverkehr</translation>
    </message>
    <message>
        <source>compressed stages</source>
        <translation>komprimierte Stufen</translation>
    </message>
    <message>
        <source>overlap of data parallelism</source>
        <translation>Überlappung der Datenparallelität</translation>
    </message>
    <message>
        <source>overlap of tensor parallelism</source>
        <translation>Überlappung der Tensorparallelität</translation>
    </message>
    <message>
        <source>overlap of expert parallelism</source>
        <translation>Überlappung der Expertenparallelität</translation>
    </message>
    <message>
        <source>dispatch to experts</source>
        <translation>Expertenversand</translation>
    </message>
    <message>
        <source>largest data-parallel message</source>
        <translation>größte datenparallele Nachricht</translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation>Rank-Platzierung</translation>
    </message>
    <message>
        <source>locked ranks</source>
        <translation>fixierte Ranks</translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation>Expertenplatzierung</translation>
    </message>
    <message>
        <source>routing trace counted</source>
        <translation>gezählter Routing-Trace</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>Was-wäre-wenn</translation>
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
        <source>All-to-all, a copy per pick</source>
        <translation>All-to-All, eine Kopie pro Wahl</translation>
    </message>
    <message>
        <source>Deduplicated, a copy per GPU</source>
        <translation>Dedupliziert, eine Kopie pro GPU</translation>
    </message>
    <message>
        <source>Context-coherent, tokens stay</source>
        <translation>Kontextkohärent, Tokens bleiben</translation>
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
        <source>Over groups of {}</source>
        <translation>Über Gruppen von {}</translation>
    </message>
    <message>
        <source>Over directly linked GPUs</source>
        <translation>Über direkt verbundene GPUs</translation>
    </message>
    <message>
        <source>Over the ranks of a node</source>
        <translation>Über die Ranks eines Knotens</translation>
    </message>
    <message>
        <source>Over all GPUs</source>
        <translation>Über alle GPUs</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>Attention-Kern</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>Norms</translation>
    </message>
    <message>
        <source>dense MLP</source>
        <translation>dichtes MLP</translation>
    </message>
    <message>
        <source>expert activation</source>
        <translation>Expertenaktivierung</translation>
    </message>
    <message>
        <source>latent up-projection</source>
        <translation>latente Up-Projektion</translation>
    </message>
    <message>
        <source>as PP</source>
        <translation>wie PP</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alles auf einmal</translation>
    </message>
    <message>
        <source>by cross entropy</source>
        <translation>nach Cross-Entropy</translation>
    </message>
    <message>
        <source>by the routing trace</source>
        <translation>nach Routing-Trace</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>as TP</source>
        <translation>wie TP</translation>
    </message>
    <message>
        <source>all on the last stage</source>
        <translation>alle auf der letzten Stufe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>none: uniform routing</source>
        <translation>keine: gleichmäßiges Routing</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>backward sends</source>
        <translation>Rückwärts-Sendungen</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>{} each of {}</source>
        <translation>{} je {}</translation>
    </message>
    <message>
        <source>{} to {} each of {}</source>
        <translation>{} bis {} je {}</translation>
    </message>
    <message>
        <source>{} to {}, {} in all</source>
        <translation>{} bis {}, insgesamt {}</translation>
    </message>
    <message>
        <source>{} ranks</source>
        <translation>{} Ranks</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>{} of {} ranks moved</source>
        <translation>{} von {} Ranks verschoben</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>zusammenhängend</translation>
    </message>
    <message>
        <source>placed on {} layers</source>
        <translation>auf {} Schichten platziert</translation>
    </message>
    <message>
        <source>placed on {} layers, {} copies</source>
        <translation>auf {} Schichten platziert, {} Kopien</translation>
    </message>
    <message>
        <source>part {} of the cluster</source>
        <translation>Teil {} des Clusters</translation>
    </message>
    <message>
        <source>{} tokens over {} layers</source>
        <translation>{} Tokens über {} Schichten</translation>
    </message>
    <message>
        <source>{} between GPUs of a node</source>
        <translation>{} zwischen GPUs eines Knotens</translation>
    </message>
    <message>
        <source>{} between nodes of one {}</source>
        <translation>{} zwischen Knoten: {}</translation>
    </message>
    <message>
        <source>{} between nodes</source>
        <translation>{} zwischen Knoten</translation>
    </message>
    <message>
        <source>{} ports a node</source>
        <translation>{} Ports pro Knoten</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>alle GPUs</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPUs eines Knotens</translation>
    </message>
    <message>
        <source>{}; measured between {}</source>
        <translation>{}; gemessen zwischen {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no launcher</source>
        <translation>&quot;{}&quot; ist kein Launcher</translation>
    </message>
    <message>
        <source>{}&apos;s file has data parallelism alone: other degrees are set in the model&apos;s code.</source>
        <translation>Die Datei von {} hat nur Datenparallelität: Andere Grade setzt der Code des Modells.</translation>
    </message>
    <message>
        <source>{} does not lay the vocabulary out as {}.</source>
        <translation>{} legt das Vokabular nicht als {} aus.</translation>
    </message>
    <message>
        <source>{} has no argument for the recompute {}.</source>
        <translation>{} hat kein Argument für die Neuberechnung {}.</translation>
    </message>
    <message>
        <source>{} has no argument for the sharding {}.</source>
        <translation>{} hat kein Argument für das Sharding {}.</translation>
    </message>
    <message>
        <source>{} has no argument for activations offloaded to {}.</source>
        <translation>{} hat kein Argument für Aktivierungen, die nach {} ausgelagert werden.</translation>
    </message>
    <message>
        <source>No schedule that is allowed can run with any degrees that are allowed.</source>
        <translation>Kein erlaubter Ablauf ist mit irgendwelchen erlaubten Graden möglich.</translation>
    </message>
    <message>
        <source>No layout meets these constraints, whatever its memory: allow other values.</source>
        <translation>Kein Layout erfüllt diese Einschränkungen, gleich mit welchem Speicher: andere Werte erlauben.</translation>
    </message>
    <message>
        <source>the project file was moved, replaced or deleted</source>
        <translation>die Projektdatei wurde verschoben, ersetzt oder gelöscht</translation>
    </message>
    <message>
        <source>Put it back, or save a copy.</source>
        <translation>Sie zurücklegen oder eine Kopie speichern.</translation>
    </message>
    <message>
        <source>The project holds {} traces: this one, the newest, counts, and the others do not. Under Traces the window counts others, by their tags.</source>
        <translation>Das Projekt enthält {} Traces: Dieser, der neueste, gilt, die anderen nicht. Unter Traces zählt das Fenster andere, nach ihren Tags.</translation>
    </message>
    <message>
        <source>Import the config.json of the trace&apos;s own model first, or take a project of that model. Layers that this model does not have are left out by --map-layers FIRST-LAST, as the trace numbers them.</source>
        <translation>Zuerst die config.json des Modells zum Trace importieren oder ein Projekt mit diesem Modell nehmen. Schichten, die dieses Modell nicht hat, lässt --map-layers FIRST-LAST aus, so wie der Trace sie nummeriert.</translation>
    </message>
    <message>
        <source>{} layers of {} experts are more than a project can hold</source>
        <translation>{} Schichten mit {} Experten sind mehr, als ein Projekt fassen kann</translation>
    </message>
    <message>
        <source>Record fewer layers, or counts instead of tokens.</source>
        <translation>Weniger Schichten oder Anzahlen statt Tokens aufzeichnen.</translation>
    </message>
    <message>
        <source>the plan &quot;{}&quot; refers to it</source>
        <translation>der Plan &quot;{}&quot; verweist darauf</translation>
    </message>
    <message>
        <source>Let the plan refer to another one first.</source>
        <translation>Den Plan zuerst auf etwas anderes verweisen lassen.</translation>
    </message>
    <message>
        <source>the copy is complete but for {} changes: {}</source>
        <translation>die Kopie ist vollständig bis auf {} Änderungen: {}</translation>
    </message>
    <message>
        <source>what lies beside the project as its journal is a link or no file</source>
        <translation>was neben dem Projekt als sein Journal liegt, ist ein Link oder keine Datei</translation>
    </message>
    <message>
        <source>Move it away, or repair a copy of the project.</source>
        <translation>Es wegschieben oder eine Kopie des Projekts reparieren.</translation>
    </message>
    <message>
        <source>the journal beside the project names another file, which would be deleted</source>
        <translation>das Journal neben dem Projekt nennt eine andere Datei, die gelöscht würde</translation>
    </message>
    <message>
        <source>Move the journal away, or repair a copy of the project.</source>
        <translation>Das Journal wegschieben oder eine Kopie des Projekts reparieren.</translation>
    </message>
    <message>
        <source>a write-ahead log of another program lies beside the project</source>
        <translation>ein Write-Ahead-Log eines anderen Programms liegt neben dem Projekt</translation>
    </message>
    <message>
        <source>Close the program that has the project open, or move this file away.</source>
        <translation>Das Programm schließen, das das Projekt geöffnet hat, oder diese Datei wegschieben.</translation>
    </message>
    <message>
        <source>the project has no model</source>
        <translation>das Projekt hat kein Modell</translation>
    </message>
    <message>
        <source>The model has {} routing traces: only the newest counts, {}.</source>
        <translation>Das Modell hat {} Routing-Traces: nur der neueste zählt, {}.</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Auswertung läuft</translation>
    </message>
    <message>
        <source>{} lays experts out over the ranks of sharding, CP and TP, and shards each over 1 rank or all TP ranks.</source>
        <translation>{} verteilt Experten über die Ranks von Sharding, CP und TP, und teilt jeden über 1 Rank oder alle TP-Ranks auf.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>{}, {} ({})</source>
        <translation>{}, {} ({})</translation>
    </message>
    <message>
        <source>{} measured bandwidths {}</source>
        <translation>{} gemessene Bandbreiten {}</translation>
    </message>
    <message>
        <source>{} measured latencies {}</source>
        <translation>{} gemessene Latenzen {}</translation>
    </message>
    <message>
        <source>the cluster: {} nodes of {} devices instead of {} of {}</source>
        <translation>der Cluster: {} Knoten mit {} Geräten statt {} mit {}</translation>
    </message>
    <message>
        <source>the names of {} nodes</source>
        <translation>die Namen von {} Knoten</translation>
    </message>
    <message>
        <source>which nodes are kept free</source>
        <translation>welche Knoten frei bleiben</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>zwischen Knoten</translation>
    </message>
    <message>
        <source>between the devices of a node</source>
        <translation>zwischen den Geräten eines Knotens</translation>
    </message>
    <message>
        <source>between all devices</source>
        <translation>zwischen allen Geräten</translation>
    </message>
    <message>
        <source>links {}: {} instead of {}</source>
        <translation>Verbindungen {}: {} statt {}</translation>
    </message>
    <message>
        <source>links between nodes that share {}: {}</source>
        <translation>Verbindungen zwischen Knoten mit gemeinsamem {}: {}</translation>
    </message>
    <message>
        <source>no levels of the network any more</source>
        <translation>keine Ebenen des Netzes mehr</translation>
    </message>
    <message>
        <source>network ports of a node: {}</source>
        <translation>Netzanschlüsse eines Knotens: {}</translation>
    </message>
    <message>
        <source>how collectives depend on the size: {} sweeps</source>
        <translation>wie Kollektive von der Größe abhängen: {} Messreihen</translation>
    </message>
    <message>
        <source>the cluster</source>
        <translation>der Cluster</translation>
    </message>
    <message>
        <source>As written here what is offloaded does not fit into the memory of a host.</source>
        <translation>Wie hier geschrieben passt das Ausgelagerte nicht in den Speicher eines Hosts.</translation>
    </message>
    <message>
        <source>{} does not fit: hosts have no room for what is offloaded.</source>
        <translation>{} passt nicht: Hosts haben keinen Platz für das Ausgelagerte.</translation>
    </message>
    <message>
        <source>That step counts tokens that its experts were placed by; on unseen ones it is likely longer.</source>
        <translation>Dieser Schritt zählt Tokens, nach denen seine Experten platziert wurden; auf ungesehenen dauert er wahrscheinlich länger.</translation>
    </message>
    <message>
        <source>Offload {:.0f} % of the activations</source>
        <translation>{:.0f} % der Aktivierungen auslagern</translation>
    </message>
    <message>
        <source>Keep {:.0f} % of the optimizer state in host memory</source>
        <translation>{:.0f} % des Optimierer-Zustands im Host-Speicher halten</translation>
    </message>
    <message>
        <source>Keep the optimizer state on the devices</source>
        <translation>Optimierer-Zustand auf den Geräten lassen</translation>
    </message>
    <message>
        <source>What is offloaded needs {} of host memory on node {}, which has {}: {} too much.</source>
        <translation>Das Ausgelagerte braucht {} Host-Speicher auf Knoten {}, der {} hat: {} zu viel.</translation>
    </message>
    <message>
        <source> ({}: does not fit on the devices)</source>
        <translation> ({}: passt nicht auf die Geräte)</translation>
    </message>
    <message>
        <source>The step counts the tokens that the places of the experts were fitted on ({}): on unseen ones it is likely longer. Count a part of the trace that none was fitted on to compare plans.</source>
        <translation>Der Schritt zählt die Tokens, an die die Plätze der Experten angepasst wurden ({}): auf ungesehenen dauert er wahrscheinlich länger. Lassen Sie einen Teil des Traces zählen, an den keine angepasst wurden, um Pläne zu vergleichen.</translation>
    </message>
    <message>
        <source>one rank on each</source>
        <translation>je ein Rank</translation>
    </message>
    <message>
        <source>{} ranks on each</source>
        <translation>je {} Ranks</translation>
    </message>
    <message>
        <source>between nodes that share {}</source>
        <translation>zwischen Knoten mit gemeinsamem {}</translation>
    </message>
    <message>
        <source>between nodes farther apart</source>
        <translation>zwischen weiter entfernten Knoten</translation>
    </message>
    <message>
        <source>the cluster has no level {}</source>
        <translation>der Cluster hat keine Ebene {}</translation>
    </message>
    <message>
        <source>Levels: {}.</source>
        <translation>Ebenen: {}.</translation>
    </message>
    <message>
        <source>a link is between two nodes</source>
        <translation>eine Verbindung besteht zwischen zwei Knoten</translation>
    </message>
    <message>
        <source>Name the sender and the receiver: n03,n07.</source>
        <translation>Nennen Sie Sender und Empfänger: n03,n07.</translation>
    </message>
    <message>
        <source>host memory of a node</source>
        <translation>Host-Speicher eines Knotens</translation>
    </message>
    <message>
        <source>devices that share a link to the host</source>
        <translation>Geräte, die sich eine Verbindung zum Host teilen</translation>
    </message>
    <message>
        <source>as usual with this device</source>
        <translation>wie bei diesem Gerät üblich</translation>
    </message>
    <message>
        <source>Node {} needs {} of host memory, and has {}.</source>
        <translation>Knoten {} braucht {} Host-Speicher und hat {}.</translation>
    </message>
    <message>
        <source>Links {} are now taken as {} per device, inferred from {}.</source>
        <translation>Verbindungen {} gelten jetzt mit {} je Gerät, abgeleitet aus {}.</translation>
    </message>
    <message>
        <source>The links {} were measured one by one: their figures stay.</source>
        <translation>Die Verbindungen {} wurden einzeln gemessen: ihre Werte bleiben.</translation>
    </message>
    <message>
        <source>the file does not say all that it could: which nodes it is about, or where it was measured</source>
        <translation>die Datei sagt nicht alles, was sie könnte: um welche Knoten es geht oder wo gemessen wurde</translation>
    </message>
    <message>
        <source>The cluster now has the {} nodes of {} devices of the file.</source>
        <translation>Der Cluster hat jetzt die {} Knoten mit {} Geräten aus der Datei.</translation>
    </message>
    <message>
        <source>tokens that the experts were placed by</source>
        <translation>Tokens, nach denen die Experten platziert wurden</translation>
    </message>
    <message>
        <source>The routing trace ({}) is of a model with {} experts, this one has {}: nothing follows from it, loads are taken as even.</source>
        <translation>Der Routing-Trace ({}) stammt von einem Modell mit {} Experten, dieses hat {}: Nichts folgt aus ihm, die Lasten gelten als gleich.</translation>
    </message>
    <message>
        <source>The file says what={}, and {} is no unit of it</source>
        <translation>Die Datei sagt what={}, und {} ist keine Einheit davon</translation>
    </message>
    <message>
        <source>Correct the line with the unit.</source>
        <translation>Berichtigen Sie die Zeile mit der Einheit.</translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define</source>
        <translation>{} ist {}, das diese Datei nicht festlegt</translation>
    </message>
    <message>
        <source>Write the number in its place, or import the arguments that the run prints.</source>
        <translation>Schreiben Sie die Zahl an seine Stelle, oder importieren Sie die Argumente, die der Lauf ausgibt.</translation>
    </message>
    <message>
        <source>{} depends on a condition of the script: {}, its last value, is read.</source>
        <translation>{} hängt von einer Bedingung des Skripts ab: Gelesen wird {}, sein letzter Wert.</translation>
    </message>
    <message>
        <source>The row failed its validation: what arrived was not what was sent</source>
        <translation>Die Zeile hat ihre Prüfung nicht bestanden: Angekommen ist nicht, was gesendet wurde</translation>
    </message>
    <message>
        <source>The figures are those of {} pairs together</source>
        <translation>Die Werte sind die von {} Paaren zusammen</translation>
    </message>
    <message>
        <source>This is a configuration of an older torchtitan, whose degrees stand elsewhere</source>
        <translation>Dies ist eine Konfiguration eines älteren torchtitan, dessen Grade anderswo stehen</translation>
    </message>
    <message>
        <source>Move the degrees of [training] and [experimental] to a section [parallelism].</source>
        <translation>Verschieben Sie die Grade aus [training] und [experimental] in einen Abschnitt [parallelism].</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote, or measure again.</source>
        <translation>Wählen Sie die Datei, die das Werkzeug geschrieben hat, oder messen Sie neu.</translation>
    </message>
    <message>
        <source>This text is UTF-16, as PowerShell writes it with &quot;&gt;&quot;</source>
        <translation>Dieser Text ist UTF-16, wie ihn PowerShell mit „&gt;“ schreibt</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or let the tool write the file itself.</source>
        <translation>Speichern Sie ihn als UTF-8, oder lassen Sie das Werkzeug die Datei selbst schreiben.</translation>
    </message>
    <message>
        <source>{} is listed under {} and under {}: a node belongs to one of them</source>
        <translation>{} steht unter {} und unter {}: Ein Knoten gehört zu einem von ihnen</translation>
    </message>
    <message>
        <source>The table states {}, where this tool prints {}</source>
        <translation>Die Tabelle nennt {}, wo dieses Werkzeug {} ausgibt</translation>
    </message>
    <message>
        <source>Choose the unedited output, or give the figures as a CSV that states its unit.</source>
        <translation>Wählen Sie die unbearbeitete Ausgabe, oder geben Sie die Werte als CSV an, das seine Einheit nennt.</translation>
    </message>
    <message>
        <source>The model is a mixture of experts (&quot;{}&quot;), but how many experts it has does not stand under a key that is known</source>
        <translation>Das Modell ist ein Mixture-of-Experts-Modell („{}“), doch wie viele Experten es hat, steht unter keinem bekannten Schlüssel</translation>
    </message>
    <message>
        <source>Write their number as &quot;num_experts&quot;</source>
        <translation>Schreiben Sie ihre Zahl als „num_experts“</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown, and with the activation &quot;{}&quot; it cannot be told whether its feed-forward part is gated</source>
        <translation>Der Modelltyp „{}“ ist unbekannt, und bei der Aktivierung „{}“ lässt sich nicht sagen, ob sein Feed-Forward-Teil ein Gate hat</translation>
    </message>
    <message>
        <source>Give the model as a &quot;spec&quot; of a plan</source>
        <translation>Geben Sie das Modell als „spec“ eines Plans an</translation>
    </message>
    <message>
        <source>The config names no model type: it was read as a Llama-like decoder.</source>
        <translation>Die Konfiguration nennt keinen Modelltyp: Sie wurde als Llama-artiger Decoder gelesen.</translation>
    </message>
    <message>
        <source>some of its layers use the keys and values of others</source>
        <translation>einige seiner Schichten benutzen Keys und Values anderer</translation>
    </message>
    <message>
        <source>it is a draft for speculative decoding, which has parts of another model</source>
        <translation>es ist ein Entwurfsmodell für spekulatives Decoding, das Teile eines anderen Modells hat</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number of devices</source>
        <translation>„{}“ ist keine Anzahl von Geräten</translation>
    </message>
    <message>
        <source>Write one number (64) or several (64,128).</source>
        <translation>Schreiben Sie eine Zahl (64) oder mehrere (64,128).</translation>
    </message>
    <message>
        <source>The largest message has {}: that tells the latency of a link, not its bandwidth. Bandwidths were not changed. Measure up to {} or more, or choose the complete log.</source>
        <translation>Die größte Nachricht hat {}: Das sagt etwas über die Latenz einer Verbindung, nicht über ihre Bandbreite. Die Bandbreiten wurden nicht geändert. Messen Sie bis {} oder mehr, oder wählen Sie das vollständige Protokoll.</translation>
    </message>
    <message>
        <source>The file does not say {}: this measurement is kept and has no effect. Choose the complete log, with the command line and the lines that begin with #.</source>
        <translation>Die Datei sagt nicht, {}: Diese Messung wird aufbewahrt und hat keine Wirkung. Wählen Sie das vollständige Protokoll, mit der Befehlszeile und den Zeilen, die mit # beginnen.</translation>
    </message>
    <message>
        <source>which collective it measured, nor over how many ranks</source>
        <translation>welche Kollektivoperation gemessen wurde, noch über wie viele Ranks</translation>
    </message>
    <message>
        <source>which collective it measured</source>
        <translation>welche Kollektivoperation gemessen wurde</translation>
    </message>
    <message>
        <source>over how many ranks it measured</source>
        <translation>über wie viele Ranks gemessen wurde</translation>
    </message>
    <message>
        <source>{}, {} parameters</source>
        <translation>{}, {} Parameter</translation>
    </message>
    <message>
        <source>even load of all experts</source>
        <translation>gleiche Last aller Experten</translation>
    </message>
    <message>
        <source>{} tokens through {} layers</source>
        <translation>{} Tokens durch {} Schichten</translation>
    </message>
    <message>
        <source>a model more: {}</source>
        <translation>ein Modell mehr: {}</translation>
    </message>
    <message>
        <source>the model: {}, instead of {}</source>
        <translation>das Modell: {} statt {}</translation>
    </message>
    <message>
        <source>details of the model {}</source>
        <translation>Einzelheiten des Modells {}</translation>
    </message>
    <message>
        <source>what the experts of {} are planned for: {}, instead of {}</source>
        <translation>wofür die Experten von {} geplant sind: {} statt {}</translation>
    </message>
    <message>
        <source>a cluster more: {} × {} {}</source>
        <translation>ein Cluster mehr: {} × {} {}</translation>
    </message>
    <message>
        <source>a plan more, beside the others</source>
        <translation>ein Plan mehr, neben den anderen</translation>
    </message>
    <message>
        <source>between nodes of one {}</source>
        <translation>zwischen Knoten: {}</translation>
    </message>
    <message>
        <source>Estimating layouts</source>
        <translation>Aufteilungen werden geschätzt</translation>
    </message>
    <message>
        <source>{} with VPP {}</source>
        <translation>{} mit VPP {}</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Compressed traffic</source>
        <translation>Komprimierter Verkehr</translation>
    </message>
    <message>
        <source>… on stages</source>
        <translation>… auf Stufen</translation>
    </message>
    <message>
        <source>Overlap DP</source>
        <translation>DP überlappen</translation>
    </message>
    <message>
        <source>Gradient reduction hides behind the backward pass of the last microbatch.</source>
        <translation>Die Gradientenreduktion verbirgt sich hinter dem Rückwärtspass des letzten Mikrobatchs.</translation>
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
        <source>How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h elements per layer there and as many back, (EP − 1)/EP of them over links. Deduplicated: a copy per distinct GPU of the token instead of k, summed there before it comes back (DeepEP). Context-coherent: the token stays where its experts were, and training gathers keys and values of every layer over the EP group (ExFlow, arXiv 2401.08383).</source>
        <translation>Wie Tokens zu ihren k Experten gelangen und zurück. All-to-All: eine Kopie pro gewähltem Experten, k·s·b·h Elemente pro Schicht hin und ebenso viele zurück, davon (EP − 1)/EP über Verbindungen. Dedupliziert: eine Kopie pro verschiedener GPU des Tokens statt k, dort vor dem Rückweg summiert (DeepEP). Kontextkohärent: das Token bleibt, wo seine Experten waren, und das Training sammelt Keys und Values jeder Schicht über die EP-Gruppe ein (ExFlow, arXiv 2401.08383).</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Bucket-Größe</translation>
    </message>
    <message>
        <source>Largest message in which gradients and weights travel once a step: ⌈bytes / size⌉ messages, each with latencies of its own. PyTorch&apos;s DistributedDataParallel takes 25 MiB; 0 sends all at once.</source>
        <translation>Größte Nachricht, in der Gradienten und Gewichte einmal pro Schritt übertragen werden: ⌈Bytes / Größe⌉ Nachrichten, jede mit eigenen Latenzen. DistributedDataParallel von PyTorch nimmt 25 MiB; 0 sendet alles auf einmal.</translation>
    </message>
    <message>
        <source>Rank placement</source>
        <translation>Rank-Platzierung</translation>
    </message>
    <message>
        <source>The GPU of every rank.</source>
        <translation>Die GPU jedes Ranks.</translation>
    </message>
    <message>
        <source>Locked ranks</source>
        <translation>Gesperrte Ranks</translation>
    </message>
    <message>
        <source>Ranks that rank placement leaves on their GPUs.</source>
        <translation>Ranks, die die Rank-Platzierung auf ihren GPUs lässt.</translation>
    </message>
    <message>
        <source>Expert placement</source>
        <translation>Expertenplatzierung</translation>
    </message>
    <message>
        <source>The members of the expert-parallel group that hold each expert.</source>
        <translation>Die Mitglieder der expertenparallelen Gruppe, die jeden Experten halten.</translation>
    </message>
    <message>
        <source>Routing trace counted</source>
        <translation>Routing-Trace gezählt</translation>
    </message>
    <message>
        <source>Off: experts are taken as evenly loaded, whatever the routing trace says.</source>
        <translation>Aus: Experten gelten als gleich ausgelastet, was auch immer der Routing-Trace sagt.</translation>
    </message>
    <message>
        <source>Tokens that the experts were placed by</source>
        <translation>Tokens, nach denen die Experten platziert wurden</translation>
    </message>
    <message>
        <source>The tokens that the experts were placed by.</source>
        <translation>Die Tokens, nach denen die Experten platziert wurden.</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>What the plan is evaluated under: parts of the cluster that are slower than they are, or gone.</source>
        <translation>Worunter der Plan bewertet wird: Teile des Clusters, die langsamer sind als sonst oder fehlen.</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Art der Arbeit</translation>
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
        <source>Microbatch</source>
        <translation>Mikrobatch</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sequences per microbatch.&lt;/b&gt; Activations grow with it; the number of microbatches m = global batch / (DP · microbatch) falls, so the bubble grows.</source>
        <translation>&lt;b&gt;Sequenzen pro Mikrobatch.&lt;/b&gt; Aktivierungen wachsen damit; die Anzahl der Mikrobatches m = globaler Batch / (DP · Mikrobatch) sinkt, daher wächst die Bubble.</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Sequences per optimizer step. Microbatches m = batch / (DP · microbatch).</source>
        <translation>Sequenzen pro Optimizer-Schritt. Mikrobatches m = Batch / (DP · Mikrobatch).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation>&lt;b&gt;Tensorparallelität.&lt;/b&gt; Jede Matrix wird in TP Teile zerlegt: Gewichte und FLOPs pro GPU sinken auf 1/TP; jede Schicht braucht zusätzliche All-Reduces von 2·b·s·h Byte über die TP-Gruppe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation>&lt;b&gt;Kontextparallelität.&lt;/b&gt; Die Sequenz wird in CP Teile zerlegt: Aktivierungen sinken auf 1/CP; Keys und Values wandern in jeder Attention-Schicht durch die CP-Gruppe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation>&lt;b&gt;Pipeline-Parallelität.&lt;/b&gt; Die Schichten werden auf PP Stufen verteilt. Der Leerlaufanteil von 1F1B ist (PP − 1) / (m + PP − 1) bei m Mikrobatches.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation>&lt;b&gt;Virtuelle Stufen.&lt;/b&gt; Jeder Pipeline-Rank hält VPP Chunks des Modells: Die Bubble sinkt auf 1/VPP, die Transfers an den Grenzen wachsen auf das VPP-Fache.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation>&lt;b&gt;Expertenparallelität.&lt;/b&gt; Die Experten einer Schicht werden auf EP GPUs verteilt: Expertengewichte pro GPU sinken auf 1/EP; Tokens wandern durch zwei All-to-Alls pro Schicht und Pass.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation>&lt;b&gt;Tensorparallelität innerhalb eines Experten.&lt;/b&gt; Folgt TP, wenn nicht gesetzt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation>&lt;b&gt;Datenparallelität&lt;/b&gt; ergibt sich: DP = GPUs / (TP · CP · PP).</translation>
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
        <source>Rank order</source>
        <translation>Rank-Reihenfolge</translation>
    </message>
    <message>
        <source>Which axis ranks are counted along first: groups of the first axes are neighbours, within a node where they fit. Megatron&apos;s --use-tp-pp-dp-mapping is tp-cp-ep-pp-dp.</source>
        <translation>Entlang welcher Achse Ranks zuerst gezählt werden: Gruppen der ersten Achsen sind Nachbarn, innerhalb eines Knotens, wo sie passen. --use-tp-pp-dp-mapping von Megatron ist tp-cp-ep-pp-dp.</translation>
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
        <source>Multi-token-prediction layers per stage</source>
        <translation>Multi-Token-Prediction-Schichten je Stufe</translation>
    </message>
    <message>
        <source>Multi-token-prediction layers of each virtual stage. Empty: all on the last one.</source>
        <translation>Multi-Token-Prediction-Schichten jeder virtuellen Stufe. Leer: alle auf der letzten.</translation>
    </message>
    <message>
        <source>Pipeline layout</source>
        <translation>Pipeline-Layout</translation>
    </message>
    <message>
        <source>The stages as Megatron&apos;s --pipeline-model-parallel-layout: E embedding, t decoder layer, m multi-token-prediction layer, L loss, | next stage; x*n and (…)*n repeat. With more stages than PP the rest are virtual stages.</source>
        <translation>Die Stufen als --pipeline-model-parallel-layout von Megatron: E Embedding, t Decoder-Schicht, m Multi-Token-Prediction-Schicht, L Loss, | nächste Stufe; x*n und (…)*n wiederholen. Bei mehr Stufen als PP sind die übrigen virtuelle Stufen.</translation>
    </message>
    <message>
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation>Wo die Vokabularschichten am Ein- und Ausgang laufen. Sie machen die erste und die letzte Stufe schwerer: Logits von b·s·V und 2·b·s·h·V FLOPs vorwärts (arXiv 2411.05288).</translation>
    </message>
    <message>
        <source>The order of forward and backward passes on each stage. It decides the bubble and how many microbatches are in flight: up to PP for 1F1B, all m for GPipe.</source>
        <translation>Die Reihenfolge der Vorwärts- und Rückwärtspässe auf jeder Stufe. Sie bestimmt die Bubble und wie viele Mikrobatches zugleich unterwegs sind: bis zu PP bei 1F1B, alle m bei GPipe.</translation>
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
        <source>Group size</source>
        <translation>Gruppengröße</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interleaved: microbatches per group&lt;/b&gt; before a rank changes to its next chunk. As many as there are stages unless set; more hide transfers and hold more: 2(PP − 1 − d) + (VPP − 1)·group + 1 chunk activations on rank d.</source>
        <translation>&lt;b&gt;Interleaved: Mikrobatches pro Gruppe&lt;/b&gt;, bevor ein Rank zu seinem nächsten Chunk wechselt. So viele wie Stufen, wenn nicht gesetzt; mehr verbergen Transfers und halten mehr: 2(PP − 1 − d) + (VPP − 1)·Gruppe + 1 Chunk-Aktivierungen auf Rank d.</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>&lt;b&gt;Zero-bubble, automatic: microbatches in flight&lt;/b&gt; that a stage may hold. PP is what 1F1B holds on its first stage; 2·PP removes nearly every bubble where all passes take equally long.</source>
        <translation>&lt;b&gt;Zero Bubble, automatisch: Mikrobatches unterwegs&lt;/b&gt;, die eine Stufe halten darf. PP ist, was 1F1B auf der ersten Stufe hält; 2·PP beseitigt nahezu jede Bubble, wenn alle Pässe gleich lange dauern.</translation>
    </message>
    <message>
        <source>Pass order</source>
        <translation>Passreihenfolge</translation>
    </message>
    <message>
        <source>The order of passes on each stage as PyTorch&apos;s pipelining CSV: one row per stage, cells such as 0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken.</source>
        <translation>Die Reihenfolge der Pässe auf jeder Stufe als Pipelining-CSV von PyTorch: eine Zeile pro Stufe, Zellen wie 0F3, 0I3, 0W3, 0B3. Eine eigene Reihenfolge wird als Ganzes geprüft, bevor sie übernommen wird.</translation>
    </message>
    <message>
        <source>one of {}</source>
        <translation>eines von {}</translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation>Byte pro Gewicht, Gradient und Aktivierung, und welche Spitzenrate der GPU gilt.</translation>
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
        <source>Vocabulary divisor</source>
        <translation>Vokabularteiler</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP; 128 is Megatron&apos;s make-vocab-size-divisible-by.</source>
        <translation>Das Vokabular wird auf ein Vielfaches dieses Werts mal TP aufgefüllt; 128 ist make-vocab-size-divisible-by von Megatron.</translation>
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
        <source>Second copy</source>
        <translation>Zweitkopie</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P ranks, from which the backward pass gathers without leaving the node.</source>
        <translation>ZeRO++ hpZ: eine Zweitkopie der geshardeten Gewichte innerhalb des Knotens, 2·Ψ/P Byte über P Ranks, aus der der Rückwärtspass einsammelt, ohne den Knoten zu verlassen.</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation>Was im Rückwärtspass neu berechnet statt aufbewahrt wird. Alles: Eine Schicht behält 2·s·b·h Byte und kostet einen zusätzlichen Vorwärtspass.</translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation>Neu berechnete Module</translation>
    </message>
    <message>
        <source>Modules that are computed again in the backward pass.</source>
        <translation>Module, die im Rückwärtslauf neu berechnet werden.</translation>
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
        <source>Activations leave the GPU between forward and backward, over the host link or to the drives. A module may leave without anybody waiting while what is written before it and twice itself, over the time until it is needed again, is within the bandwidth (SSDTrain&apos;s rule).</source>
        <translation>Aktivierungen verlassen die GPU zwischen Vorwärts- und Rückwärtspass, über die Host-Verbindung oder auf die Laufwerke. Ein Modul darf ohne Wartezeit ausgelagert werden, solange das vor ihm Geschriebene plus das Doppelte seiner selbst, geteilt durch die Zeit, bis es wieder gebraucht wird, innerhalb der Bandbreite liegt (Regel von SSDTrain).</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>Ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>Share of the activations that leave, of those that may.</source>
        <translation>Anteil der Aktivierungen, der ausgelagert wird, von denen, die es dürfen.</translation>
    </message>
    <message>
        <source>Optimizer on host</source>
        <translation>Optimizer auf dem Host</translation>
    </message>
    <message>
        <source>Share of the optimizer states in host memory, updated by the CPU: 12 bytes per parameter with Adam leave the GPU; gradients and weights travel each step.</source>
        <translation>Anteil der Optimizer-Zustände im Host-Speicher, von der CPU aktualisiert: Mit Adam verlassen 12 Byte pro Parameter die GPU; Gradienten und Gewichte wandern in jedem Schritt.</translation>
    </message>
    <message>
        <source>Drive write</source>
        <translation>Laufwerk-Schreibrate</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU write. Default: an eighth of eight PCIe 5 drives in one machine, 26 GB/s.</source>
        <translation>Rate, mit der die Laufwerke einer GPU schreiben. Standard: ein Achtel von acht PCIe-5-Laufwerken in einer Maschine, 26 GB/s.</translation>
    </message>
    <message>
        <source>Drive read</source>
        <translation>Laufwerk-Leserate</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU read. Default: an eighth of eight PCIe 5 drives in one machine, 48 GB/s.</source>
        <translation>Rate, mit der die Laufwerke einer GPU lesen. Standard: ein Achtel von acht PCIe-5-Laufwerken in einer Maschine, 48 GB/s.</translation>
    </message>
    <message>
        <source>Drive endurance</source>
        <translation>Laufwerk-Lebensdauer</translation>
    </message>
    <message>
        <source>Bytes that the drives of one GPU may be written in their life; days of training = endurance / (bytes per step · steps per day). Default: 3.84 TB once a day for five years.</source>
        <translation>Bytes, die in der Lebensdauer der Laufwerke einer GPU auf sie geschrieben werden dürfen; Trainingstage = Lebensdauer / (Bytes pro Schritt · Schritte pro Tag). Standard: 3,84 TB einmal täglich über fünf Jahre.</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Off: the attention matrix is kept, 5·a·s²·b bytes for a heads of each layer (arXiv 2205.05198, section 4.1).</source>
        <translation>Aus: Die Attention-Matrix wird aufbewahrt, 5·a·s²·b Byte bei a Heads in jeder Schicht (arXiv 2205.05198, Abschnitt 4.1).</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>One-byte masks after attention and MLP and on the embedding: 2·s·b·h bytes per layer.</source>
        <translation>Ein-Byte-Masken nach Attention und MLP und auf dem Embedding: 2·s·b·h Byte pro Schicht.</translation>
    </message>
    <message>
        <source>Dummy gradients</source>
        <translation>Dummy-Gradienten</translation>
    </message>
    <message>
        <source>Transformer Engine from 2.3 on with fused gradient accumulation keeps one dummy gradient of every shape of weight.</source>
        <translation>Transformer Engine ab 2.3 mit fusionierter Gradientenakkumulation hält einen Dummy-Gradienten für jede Gewichtsform.</translation>
    </message>
    <message>
        <source>Fused activation</source>
        <translation>Fusionierte Aktivierung</translation>
    </message>
    <message>
        <source>Off: a gated MLP keeps its activated gate beside the gate and their product, as eager PyTorch does: 2·s·b·f/TP bytes more per layer.</source>
        <translation>Aus: Ein Gated-MLP bewahrt sein aktiviertes Gate neben dem Gate und deren Produkt auf, wie PyTorch im Eager-Modus: 2·s·b·f/TP Byte mehr pro Schicht.</translation>
    </message>
    <message>
        <source>Gradient buckets</source>
        <translation>Gradienten-Buckets</translation>
    </message>
    <message>
        <source>16-bit buckets of the data-parallel wrapper beside the gradients that are summed up: 2 bytes per parameter (PyTorch DDP without gradient_as_bucket_view).</source>
        <translation>16-Bit-Buckets des datenparallelen Wrappers neben den Gradienten, die aufsummiert werden: 2 Byte pro Parameter (PyTorch DDP ohne gradient_as_bucket_view).</translation>
    </message>
    <message>
        <source>Gather buffers</source>
        <translation>Sammelpuffer</translation>
    </message>
    <message>
        <source>Standing buffers for a gathered sequence under sequence parallelism, 2·s·b·h bytes each; nanotron keeps two.</source>
        <translation>Ständige Puffer für eine eingesammelte Sequenz bei Sequenzparallelität, je 2·s·b·h Byte; nanotron hält zwei.</translation>
    </message>
    <message>
        <source>Held inputs</source>
        <translation>Gehaltene Eingaben</translation>
    </message>
    <message>
        <source>Whole inputs of reduce-scatters that a layer leaves unusable to the allocator while a collective on its own stream still holds them: up to two a layer, in “reserved” only.</source>
        <translation>Ganze Eingaben von Reduce-Scatters, die eine Schicht für den Allokator unbenutzbar zurücklässt, solange ein Kollektiv auf einem eigenen Stream sie noch hält: bis zu zwei pro Schicht, nur in „reserviert“.</translation>
    </message>
    <message>
        <source>Context parallelism exchanges heads by two all-to-alls a layer and direction instead of passing keys and values around, which nothing hides, and keeps an exchanged copy of the attention output.</source>
        <translation>Kontextparallelität tauscht Heads durch zwei All-to-Alls pro Schicht und Richtung aus, statt Keys und Values herumzureichen, was nichts verdeckt, und hält eine ausgetauschte Kopie der Attention-Ausgabe.</translation>
    </message>
    <message>
        <source>Late scaling</source>
        <translation>Späte Skalierung</translation>
    </message>
    <message>
        <source>Router probabilities are multiplied after the experts, as Megatron-Core did before 0.14: the output of the second matrix is kept.</source>
        <translation>Router-Wahrscheinlichkeiten werden erst nach den Experten multipliziert, wie in Megatron-Core vor 0.14: Die Ausgabe der zweiten Matrix wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Bytes per logit</source>
        <translation>Byte pro Logit</translation>
    </message>
    <message>
        <source>Kept per logit at the loss. By the cross entropy: fused 2, unfused 6, eager 12 bytes.</source>
        <translation>Pro Logit beim Loss aufbewahrt. Je nach Cross-Entropy: Fused 2, Unfused 6, Eager 12 Byte.</translation>
    </message>
    <message>
        <source>Fullest expert rank</source>
        <translation>Vollster Experten-Rank</translation>
    </message>
    <message>
        <source>Tokens of the fullest expert rank over the mean: activations of experts grow with it. From the imported routing trace unless set; 1 is perfect balance.</source>
        <translation>Tokens des vollsten Experten-Ranks relativ zum Mittel: Die Aktivierungen der Experten wachsen damit. Wenn nicht gesetzt, aus dem importierten Routing-Trace; 1 ist perfekte Balance.</translation>
    </message>
    <message>
        <source>Load spread</source>
        <translation>Laststreuung</translation>
    </message>
    <message>
        <source>How far above and below its expectation the fullest expert rank may come where no trace tells: the band of its activations.</source>
        <translation>Wie weit der vollste Experten-Rank über und unter seinem Erwartungswert liegen kann, wenn kein Trace Auskunft gibt: das Band seiner Aktivierungen.</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>Eingesammelte Schichten</translation>
    </message>
    <message>
        <source>Sharded weights: layers that are whole on a GPU at once, the current one and those prefetched.</source>
        <translation>Geshardete Gewichte: Schichten, die zugleich vollständig auf einer GPU liegen, die aktuelle und die vorab geladenen.</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>reserved = allocated · fragmentation. 1.036 is the median of ten measured runs (max_memory_reserved over max_memory_allocated).</source>
        <translation>reserviert = belegt · Fragmentierung. 1,036 ist der Median aus zehn gemessenen Läufen (max_memory_reserved geteilt durch max_memory_allocated).</translation>
    </message>
    <message>
        <source>… at least</source>
        <translation>… mindestens</translation>
    </message>
    <message>
        <source>Lower end of the likely range: 1.028 is the least measured, widened by the error of “allocated”. Expandable segments come close to it.</source>
        <translation>Unteres Ende des wahrscheinlichen Bereichs: 1,028 ist der kleinste gemessene Wert, erweitert um den Fehler von „belegt“. Expandable Segments kommen ihm nahe.</translation>
    </message>
    <message>
        <source>… at most</source>
        <translation>… höchstens</translation>
    </message>
    <message>
        <source>Upper end of the likely range: 1.069 is the most measured, widened by the error of “allocated”.</source>
        <translation>Oberes Ende des wahrscheinlichen Bereichs: 1,069 ist der größte gemessene Wert, erweitert um den Fehler von „belegt“.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”: workspaces of matrix libraries and small buffers. “Calibrate…” in the memory view fits it to a measured run.</source>
        <translation>Konstanter Anteil des Frameworks innerhalb von „belegt“: Workspaces der Matrixbibliotheken und kleine Puffer. „Kalibrieren…“ in der Speicheransicht passt ihn an einen gemessenen Lauf an.</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>Gerätekontext</translation>
    </message>
    <message>
        <source>Driver context and kernels outside the framework&apos;s allocator: 0.5 to 2 GiB, read from nvidia-smi before the first tensor.</source>
        <translation>Treiberkontext und Kernel außerhalb des Framework-Allokators: 0,5 bis 2 GiB, mit nvidia-smi vor dem ersten Tensor abgelesen.</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>Pro Communicator</translation>
    </message>
    <message>
        <source>Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 to 688 MiB (NVIDIA/nccl issues 964 and 2363).</source>
        <translation>Puffer eines NCCL-Communicators; jede Gruppe, zu der ein Rank gehört, hat einen. Gemessen: 512 bis 688 MiB (NVIDIA/nccl, Issues 964 und 2363).</translation>
    </message>
    <message>
        <source>stages, microbatches and chunks are at least 1</source>
        <translation>Stufen, Mikrobatches und Chunks sind mindestens 1</translation>
    </message>
    <message>
        <source>{} stages of {} chunks with {} microbatches are more than can be simulated: at most {} stages, {} virtual stages and {} passes</source>
        <translation>{} Stufen mit {} Chunks und {} Mikrobatches sind mehr, als simuliert werden kann: höchstens {} Stufen, {} virtuelle Stufen und {} Durchläufe</translation>
    </message>
    <message>
        <source>the memory limit is zero or more, the share kept for the weight gradient between 0 and 1</source>
        <translation>die Speichergrenze ist null oder mehr, der für den Gewichtsgradienten behaltene Anteil zwischen 0 und 1</translation>
    </message>
    <message>
        <source>The packed file is damaged or cut</source>
        <translation>Die gepackte Datei ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>The packed file holds more than {} MiB</source>
        <translation>Die gepackte Datei enthält mehr als {} MiB</translation>
    </message>
    <message>
        <source>The archive is packed by method {}, not by deflate</source>
        <translation>Das Archiv ist mit Verfahren {} gepackt, nicht mit deflate</translation>
    </message>
    <message>
        <source>The archive unpacks to too much</source>
        <translation>Das Archiv entpackt sich zu zu viel</translation>
    </message>
    <message>
        <source>The archive holds {} files, not one array</source>
        <translation>Das Archiv enthält {} Dateien, nicht ein Array</translation>
    </message>
    <message>
        <source>Save the array of counts or of expert numbers alone.</source>
        <translation>Speichern Sie das Array der Zählungen oder der Expertennummern allein.</translation>
    </message>
    <message>
        <source>Unpack it, and choose the array.</source>
        <translation>Entpacken Sie es und wählen Sie das Array.</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>The training program. Choosing it sets what it does by default in memory and communication; every field can still be changed. What its kernels sustain on a GPU counts in the step time.</source>
        <translation>Das Trainingsprogramm. Mit der Wahl wird gesetzt, was es bei Speicher und Kommunikation von sich aus tut; jedes Feld bleibt änderbar. Was seine Kernel auf einer GPU dauerhaft leisten, zählt in der Schrittzeit.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphen</translation>
    </message>
    <message>
        <source>Kernels are recorded once and replayed, so that the host no longer limits small layers.</source>
        <translation>Kernel werden einmal aufgezeichnet und wiedergegeben, sodass der Host kleine Schichten nicht mehr bremst.</translation>
    </message>
    <message>
        <source>the model has no attention heads</source>
        <translation>das Modell hat keine Attention-Köpfe</translation>
    </message>
    <message>
        <source>Megatron-LM, early</source>
        <translation>Megatron-LM, frühe Fassungen</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>measured constants are given twice, here and under &quot;memory&quot;</source>
        <translation>gemessene Konstanten stehen zweimal da, hier und unter „memory“</translation>
    </message>
    <message>
        <source>Keep those under &quot;calibration&quot;.</source>
        <translation>Behalten Sie die unter „calibration“.</translation>
    </message>
    <message>
        <source>source of the measured constants</source>
        <translation>Quelle der gemessenen Konstanten</translation>
    </message>
    <message>
        <source>the measured constants cannot be read</source>
        <translation>die gemessenen Konstanten sind nicht lesbar</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>No measured run of {} in {} on {} was at hand to judge this step time by.</source>
        <translation>Kein gemessener Lauf von {} in {} auf {} lag vor, an dem sich diese Schrittzeit messen ließe.</translation>
    </message>
    <message>
        <source>Like {} measured runs of {} in {} on {}: mean error {:.1f} %.</source>
        <translation>Wie {} gemessene Läufe von {} in {} auf {}: mittlerer Fehler {:.1f} %.</translation>
    </message>
    <message>
        <source>{} {} ({} to {})</source>
        <translation>{} {} ({} bis {})</translation>
    </message>
    <message>
        <source> Outside of them: {}.</source>
        <translation> Außerhalb davon: {}.</translation>
    </message>
    <message>
        <source>This table is of attention of one token at a time, as it is generated</source>
        <translation>Diese Tabelle gilt für Attention über je ein Token, wie es erzeugt wird</translation>
    </message>
    <message>
        <source>The column latency is not there</source>
        <translation>Die Spalte latency fehlt</translation>
    </message>
    <message>
        <source>Choose a table of gemm, context_attention or nccl.</source>
        <translation>Wählen Sie eine Tabelle von gemm, context_attention oder nccl.</translation>
    </message>
    <message>
        <source>The columns kind, device, shape and value are not there</source>
        <translation>Die Spalten kind, device, shape und value fehlen</translation>
    </message>
    <message>
        <source>The file is of another version than {}, which is the one that is read</source>
        <translation>Die Datei hat eine andere Version als {}, die gelesen wird</translation>
    </message>
    <message>
        <source>Build the measuring kit of this version, and measure again.</source>
        <translation>Bauen Sie das Messprogramm dieser Version, und messen Sie erneut.</translation>
    </message>
    <message>
        <source>The name of the device or the list of kernels is not there</source>
        <translation>Der Name des Geräts oder die Liste der Kernel fehlt</translation>
    </message>
    <message>
        <source>The kernel {} has a size or a time that none can have</source>
        <translation>Der Kernel {} hat eine Größe oder eine Zeit, die keiner haben kann</translation>
    </message>
    <message>
        <source>The file has more than {} kernels</source>
        <translation>Die Datei hat mehr als {} Kernel</translation>
    </message>
    <message>
        <source>Divide the file.</source>
        <translation>Teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>{} kernels were not used: {}</source>
        <translation>{} Kernel wurden nicht benutzt: {}</translation>
    </message>
    <message>
        <source>The file holds no kernel that a law of the program speaks of</source>
        <translation>Die Datei enthält keinen Kernel, von dem ein Gesetz des Programms handelt</translation>
    </message>
    <message>
        <source>Choose a file of products, attention, copies or collectives.</source>
        <translation>Wählen Sie eine Datei mit Produkten, Attention, Kopien oder Kollektiven.</translation>
    </message>
    <message>
        <source>The JSON text is larger than 16 MiB or nests deeper than {} levels</source>
        <translation>Der JSON-Text ist größer als 16 MiB oder tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>The pickle is nested deeper than {} levels</source>
        <translation>Das Pickle ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>The XML nests deeper than {} levels</source>
        <translation>Das XML ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>This is no YAML: {}</source>
        <translation>Das ist kein YAML: {}</translation>
    </message>
    <message>
        <source>The YAML nests deeper than {} levels</source>
        <translation>Das YAML ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>A key is no text</source>
        <translation>Ein Schlüssel ist kein Text</translation>
    </message>
    <message>
        <source>its sparse attention is planned as whole attention, and the indexer that picks tokens for it is left out: about 0.1 % of the parameters</source>
        <translation>seine dünne Attention wird als volle geplant, und der Indexer, der Tokens für sie auswählt, fehlt: etwa 0,1 % der Parameter</translation>
    </message>
    <message>
        <source>the normalisation of the embeddings is left out: two parameters per hidden unit of the whole model</source>
        <translation>die Normierung der Einbettungen fehlt: zwei Parameter je verborgener Einheit des ganzen Modells</translation>
    </message>
    <message>
        <source>optimizer start</source>
        <translation>Beginn des Optimizers</translation>
    </message>
    <message>
        <source>Optimizer starts</source>
        <translation>Optimizer beginnt</translation>
    </message>
    <message>
        <source>When the norm of all gradients is known, every stage waits for the last one. Post-validation starts with the gradients of its own stage and checks the norm while the next step begins, so that the step repeats every longest stage. A step that has to be clipped is undone and done again (arXiv 2401.10241).</source>
        <translation>Wartet der Optimizer auf die Norm aller Gradienten, wartet jede Stufe auf die letzte. Mit nachträglicher Prüfung beginnt er mit den Gradienten der eigenen Stufe und prüft die Norm, während der nächste Schritt beginnt, sodass sich der Schritt mit der längsten Stufe wiederholt. Ein Schritt, der begrenzt werden muss, wird rückgängig gemacht und wiederholt (arXiv 2401.10241).</translation>
    </message>
    <message>
        <source>After the norm</source>
        <translation>Nach der Norm</translation>
    </message>
    <message>
        <source>Post-validation</source>
        <translation>Post-validation</translation>
    </message>
    <message>
        <source>The kernels determine no constant of the device</source>
        <translation>Die Kernel bestimmen keine Konstante des Geräts</translation>
    </message>
    <message>
        <source>Measure products of several sizes, copies and streams.</source>
        <translation>Messen Sie Produkte mehrerer Größen, Kopien und Ströme.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is as it was: the kernels do not determine it.</source>
        <translation>„{}“ bleibt, wie es war: Die Kernel bestimmen es nicht.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; ended at {:.3g}, where a fit may go no further: what it stands for lies elsewhere.</source>
        <translation>„{}“ endete bei {:.3g}, wo die Anpassung nicht weiter darf: Was es bedeutet, liegt anderswo.</translation>
    </message>
    <message>
        <source>Kernels by themselves reach more than training sustains: step times by this device are too short until calibrate timing has seen a step.</source>
        <translation>Einzelne Kernel erreichen mehr, als ein Training durchhält: Schrittzeiten mit diesem Gerät sind zu kurz, bis calibrate timing einen Schritt gesehen hat.</translation>
    </message>
    <message>
        <source>{} kernels of {} were left out: the cluster has other devices.</source>
        <translation>{} Kernel von {} wurden ausgelassen: Der Cluster hat andere Geräte.</translation>
    </message>
    <message>
        <source>No preset is of &quot;{}&quot;: peaks and memory are those of the cluster&apos;s device.</source>
        <translation>Für „{}“ gibt es keine Vorlage: Spitzenwerte und Speicher sind die des Geräts im Cluster.</translation>
    </message>
    <message>
        <source>figures of the device {}</source>
        <translation>Werte des Geräts {}</translation>
    </message>
    <message>
        <source>the device: {} instead of {}</source>
        <translation>das Gerät: {} statt {}</translation>
    </message>
    <message>
        <source>The least bits of an expert, {}, are more than the most, {}</source>
        <translation>Die kleinste Bitzahl eines Experten, {}, ist größer als die größte, {}</translation>
    </message>
    <message>
        <source>Lower the floor or raise the ceiling.</source>
        <translation>Die Untergrenze senken oder die Obergrenze anheben.</translation>
    </message>
    <message>
        <source>All experts with {} bits take {}, more than the budget of {}</source>
        <translation>Alle Experten mit {} Bit belegen {}, mehr als das Budget von {}</translation>
    </message>
    <message>
        <source>Raise the budget, or lower the floor.</source>
        <translation>Das Budget anheben oder die Untergrenze senken.</translation>
    </message>
    <message>
        <source>waits for the {}-bit base of expert {} in layer {}</source>
        <translation>wartet auf die {}-Bit-Basis von Experte {} in Schicht {}</translation>
    </message>
    <message>
        <source>waits for bit {} of expert {} in layer {}</source>
        <translation>wartet auf Bit {} von Experte {} in Schicht {}</translation>
    </message>
    <message>
        <source>{}, whose load waited for memory</source>
        <translation>{}; das Laden wartete auf Speicher</translation>
    </message>
    <message>
        <source>an array of {} {}</source>
        <translation>ein Array mit {} {}</translation>
    </message>
    <message>
        <source>values, one a plane</source>
        <translation>Werten, einem pro Bitebene</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>Neither or both of &quot;planes&quot; and &quot;values&quot; are given</source>
        <translation>Von &quot;planes&quot; und &quot;values&quot; ist keines oder beides angegeben</translation>
    </message>
    <message>
        <source>Give what each plane is worth, of all experts alike or of every one.</source>
        <translation>Angeben, was jede Bitebene wert ist, für alle Experten gleich oder für jeden einzeln.</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>Schichten mit Experten</translation>
    </message>
    <message>
        <source>A base of {} bits a weight cannot be stored</source>
        <translation>Eine Basis mit {} Bit pro Gewicht lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Give 1 to {} bits.</source>
        <translation>1 bis {} Bit angeben.</translation>
    </message>
    <message>
        <source>{} planes on a base of {} bits are none, or more than {} bits a weight</source>
        <translation>{} Bitebenen auf einer Basis von {} Bit sind keine oder mehr als {} Bit pro Gewicht</translation>
    </message>
    <message>
        <source>Give 1 to {} planes, the base among them.</source>
        <translation>1 bis {} Bitebenen angeben, die Basis eingeschlossen.</translation>
    </message>
    <message>
        <source>Groups of {} weights cannot share a scale</source>
        <translation>Gruppen von {} Gewichten können sich keinen Skalierungsfaktor teilen</translation>
    </message>
    <message>
        <source>Give 1 to {} weights; 128 is usual.</source>
        <translation>1 bis {} Gewichte angeben; üblich sind 128.</translation>
    </message>
    <message>
        <source>{} has no experts</source>
        <translation>{} hat keine Experten</translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, {} has {} of {}</source>
        <translation>Der Trace hat {} Schichten mit je {} Experten, {} hat {} mit je {}</translation>
    </message>
    <message>
        <source>Choose a trace of this model.</source>
        <translation>Einen Trace dieses Modells wählen.</translation>
    </message>
    <message>
        <source>Experts cannot have {} bits</source>
        <translation>Experten können nicht {} Bit haben</translation>
    </message>
    <message>
        <source>Give {} to {}, or 0 for none.</source>
        <translation>{} bis {} angeben oder 0 für keine.</translation>
    </message>
    <message>
        <source>Nobody knows how fast {} loads from host memory</source>
        <translation>Wie schnell {} aus dem Host-Speicher lädt, ist unbekannt</translation>
    </message>
    <message>
        <source>Give the rate.</source>
        <translation>Die Rate angeben.</translation>
    </message>
    <message>
        <source>The budget of {} does not hold the base of one expert, {}</source>
        <translation>Das Budget von {} fasst nicht einmal die Basis eines Experten, {}</translation>
    </message>
    <message>
        <source>Raise the budget.</source>
        <translation>Das Budget anheben.</translation>
    </message>
    <message>
        <source>The bits of experts are not those of {} layers of {}</source>
        <translation>Die Bits der Experten sind nicht die von {} Schichten mit je {}</translation>
    </message>
    <message>
        <source>Choose them again, or &quot;best&quot;.</source>
        <translation>Sie neu wählen oder &quot;best&quot;.</translation>
    </message>
    <message>
        <source>The experts that stay take {}, more than the {} that the budget leaves for them</source>
        <translation>Die bleibenden Experten belegen {}, mehr als die {}, die ihnen das Budget lässt</translation>
    </message>
    <message>
        <source>Raise the budget, or lower some bits.</source>
        <translation>Das Budget anheben oder einige Bitzahlen senken.</translation>
    </message>
    <message>
        <source>an array of 1 to {} times in seconds, one a plane</source>
        <translation>ein Array von 1 bis {} Zeiten in Sekunden, eine pro Bitebene</translation>
    </message>
    <message>
        <source>a time of 0 to {} s</source>
        <translation>eine Zeit von 0 bis {} s</translation>
    </message>
    <message>
        <source>an array of {} counts, one a plane as in ioSeconds</source>
        <translation>ein Array von {} Zählwerten, einer pro Bitebene wie in ioSeconds</translation>
    </message>
    <message>
        <source>a number of tokens, 0 or more</source>
        <translation>eine Anzahl von Tokens, 0 oder mehr</translation>
    </message>
    <message>
        <source>at most {}, the tokens that want the plane below it: who wants a plane wants those below it, too</source>
        <translation>höchstens {}, die Tokens, die die Bitebene darunter brauchen: Wer eine Bitebene braucht, braucht auch die darunter</translation>
    </message>
    <message>
        <source>{} times to compute stand beside {} to load</source>
        <translation>{} Rechenzeiten stehen neben {} Ladezeiten</translation>
    </message>
    <message>
        <source>Give one of each a plane.</source>
        <translation>Je eine pro Bitebene angeben.</translation>
    </message>
    <message>
        <source>an array with the tokens of each plane for every expert</source>
        <translation>ein Array mit den Tokens jeder Bitebene für jeden Experten</translation>
    </message>
    <message>
        <source>{} experts are more than {}</source>
        <translation>{} Experten sind mehr als {}</translation>
    </message>
    <message>
        <source>Up to ZeRO-1 DeepSpeed keeps gradients in 16 bits beside their fp32 sums.</source>
        <translation>Bis ZeRO-1 hält DeepSpeed neben den fp32-Summen auch Gradienten in 16 Bit.</translation>
    </message>
    <message>
        <source>DeepSpeed keeps no gradients beside those it sums up here.</source>
        <translation>DeepSpeed hält keine Gradienten neben denen, die es hier aufsummiert.</translation>
    </message>
    <message>
        <source>In a pipeline torchtitan keeps whole gradients until the last microbatch.</source>
        <translation>In einer Pipeline behält torchtitan ganze Gradienten bis zum letzten Mikrobatch.</translation>
    </message>
    <message>
        <source>Nothing in it says how fast planes can be loaded</source>
        <translation>Nichts darin sagt, wie schnell Bitebenen geladen werden können</translation>
    </message>
    <message>
        <source>Run fio with rw=read or rw=randread.</source>
        <translation>fio mit rw=read oder rw=randread ausführen.</translation>
    </message>
    <message>
        <source>Run nvbandwidth with the test host_to_device_memcpy_ce.</source>
        <translation>nvbandwidth mit dem Test host_to_device_memcpy_ce ausführen.</translation>
    </message>
    <message>
        <source>This is neither JSON of fio nor output of nvbandwidth</source>
        <translation>Dies ist weder JSON von fio noch eine Ausgabe von nvbandwidth</translation>
    </message>
    <message>
        <source>Run fio with --output-format=json, or nvbandwidth.</source>
        <translation>fio mit --output-format=json oder nvbandwidth ausführen.</translation>
    </message>
    <message>
        <source>&quot;best&quot; or an array per layer with experts</source>
        <translation>&quot;best&quot; oder ein Array pro Schicht mit Experten</translation>
    </message>
    <message>
        <source>an array, bits per expert</source>
        <translation>ein Array, Bits pro Experte</translation>
    </message>
    <message>
        <source>memory for planes of experts</source>
        <translation>Speicher für Bitebenen der Experten</translation>
    </message>
    <message>
        <source>Bit budget</source>
        <translation>Bit-Budget</translation>
    </message>
    <message>
        <source>Experts in few bits (D²MoE, arXiv 2504.15299): memory of one GPU for planes of experts; what does not fit is loaded when a token asks for it. 0: experts are not cut into planes.</source>
        <translation>Experten in wenigen Bits (D²MoE, arXiv 2504.15299): Speicher einer GPU für Bitebenen der Experten; was nicht passt, wird geladen, wenn ein Token es anfordert. 0: Experten werden nicht in Bitebenen zerlegt.</translation>
    </message>
    <message>
        <source>not cut into planes</source>
        <translation>nicht in Bitebenen zerlegt</translation>
    </message>
    <message>
        <source>bits of the base</source>
        <translation>Bits der Basis</translation>
    </message>
    <message>
        <source>Base bits</source>
        <translation>Bits der Basis</translation>
    </message>
    <message>
        <source>Bits a weight of the lowest plane, which has a scale and a zero point a group.</source>
        <translation>Bits pro Gewicht der untersten Bitebene, die pro Gruppe einen Skalierungsfaktor und einen Nullpunkt hat.</translation>
    </message>
    <message>
        <source>planes of experts</source>
        <translation>Bitebenen der Experten</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Bitebenen</translation>
    </message>
    <message>
        <source>How many widths there are: the base, and planes of one bit a weight on it.</source>
        <translation>Wie viele Breiten es gibt: die Basis und darauf Bitebenen mit einem Bit pro Gewicht.</translation>
    </message>
    <message>
        <source>weights that share a scale</source>
        <translation>Gewichte, die sich einen Skalierungsfaktor teilen</translation>
    </message>
    <message>
        <source>Weights that share a scale: smaller groups are closer to the weights and take more bytes.</source>
        <translation>Gewichte, die sich einen Skalierungsfaktor teilen: Kleinere Gruppen liegen näher an den Gewichten und brauchen mehr Bytes.</translation>
    </message>
    <message>
        <source>order of loading planes</source>
        <translation>Ladereihenfolge der Bitebenen</translation>
    </message>
    <message>
        <source>Order of loading</source>
        <translation>Ladereihenfolge</translation>
    </message>
    <message>
        <source>Which plane of a layer is loaded next. Hottest bit first: of the next planes of the experts the one that most tokens want.</source>
        <translation>Welche Bitebene einer Schicht als nächste geladen wird. Heißestes Bit zuerst: von den nächsten Bitebenen der Experten die, die die meisten Tokens brauchen.</translation>
    </message>
    <message>
        <source>bits of experts</source>
        <translation>Bits der Experten</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>Bits der Experten</translation>
    </message>
    <message>
        <source>Bits of each expert that stay in memory.</source>
        <translation>Bits jedes Experten, die im Speicher bleiben.</translation>
    </message>
    <message>
        <source>Hottest bit first</source>
        <translation>Heißestes Bit zuerst</translation>
    </message>
    <message>
        <source>Expert after expert</source>
        <translation>Experte für Experte</translation>
    </message>
    <message>
        <source>Largest plane first</source>
        <translation>Größte Bitebene zuerst</translation>
    </message>
    <message>
        <source>Least time</source>
        <translation>Kürzeste Zeit</translation>
    </message>
    <message>
        <source>what is worth most</source>
        <translation>was am meisten wert ist</translation>
    </message>
    <message>
        <source>{:.2f} bits on average in {} layers</source>
        <translation>im Mittel {:.2f} Bit in {} Schichten</translation>
    </message>
    <message>
        <source>{} layers cannot be put on {} stages</source>
        <translation>{} Schichten lassen sich nicht auf {} Stufen verteilen</translation>
    </message>
    <message>
        <source>Every stage needs a layer.</source>
        <translation>Jede Stufe braucht eine Schicht.</translation>
    </message>
    <message>
        <source>speeds of stages and times of layers have to be above 0</source>
        <translation>Geschwindigkeiten der Stufen und Zeiten der Schichten müssen über 0 liegen</translation>
    </message>
    <message>
        <source>A stage that is gone altogether needs a spare or a checkpoint.</source>
        <translation>Eine ganz ausgefallene Stufe braucht einen Ersatzknoten oder einen Checkpoint.</translation>
    </message>
    <message>
        <source>bytes are given for {} layers of {}, at least 0 each</source>
        <translation>Bytes sind für {} Schichten von {} angegeben; nötig sind alle, je mindestens 0</translation>
    </message>
    <message>
        <source>caps or times are given for {} stages of {}, at least 0 each</source>
        <translation>Obergrenzen oder Zeiten sind für {} Stufen von {} angegeben; nötig sind alle, je mindestens 0</translation>
    </message>
    <message>
        <source>the present layers per stage are not {} layers on {} stages</source>
        <translation>die jetzigen Schichten pro Stufe sind nicht {} Schichten auf {} Stufen</translation>
    </message>
    <message>
        <source>no partition of the layers keeps within the caps</source>
        <translation>keine Aufteilung der Schichten hält die Obergrenzen ein</translation>
    </message>
    <message>
        <source>Caps {:.3f} times as large would do.</source>
        <translation>{:.3f}-mal so große Obergrenzen würden genügen.</translation>
    </message>
    <message>
        <source>Every stage has to hold a layer at least.</source>
        <translation>Jede Stufe muss mindestens eine Schicht halten.</translation>
    </message>
    <message>
        <source>No replica of stage {} is left.</source>
        <translation>Von Stufe {} ist kein Replikat übrig.</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or keep a spare node for it.</source>
        <translation>Vom Checkpoint neu starten oder einen Ersatzknoten dafür vorhalten.</translation>
    </message>
    <message>
        <source>Optimizer states of the lost ranks are nowhere else.</source>
        <translation>Optimizer-Zustände der verlorenen Ranks liegen nirgends sonst.</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory, or states that are not sharded over all replicas, would keep them; otherwise restart from the checkpoint.</source>
        <translation>Kopien im Speicher eines Partners oder Zustände, die nicht über alle Replikate geshardet sind, würden sie erhalten; sonst vom Checkpoint neu starten.</translation>
    </message>
    <message>
        <source>Optimizer states are lost together with their copies, which neighbouring replicas hold.</source>
        <translation>Optimizer-Zustände sind zusammen mit ihren Kopien verloren, die benachbarte Replikate halten.</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or spread neighbouring replicas over more nodes.</source>
        <translation>Vom Checkpoint neu starten oder benachbarte Replikate über mehr Knoten verteilen.</translation>
    </message>
    <message>
        <source>What fewer replicas shard no longer fits the memory of stage {}.</source>
        <translation>Was weniger Replikate sharden, passt nicht mehr in den Speicher von Stufe {}.</translation>
    </message>
    <message>
        <source>The nodes left do not hold one replica.</source>
        <translation>Die übrigen Knoten fassen kein Replikat.</translation>
    </message>
    <message>
        <source>No number of replicas works on the nodes left: {}</source>
        <translation>Auf den übrigen Knoten geht keine Anzahl von Replikaten: {}</translation>
    </message>
    <message>
        <source>Lower the degrees of parallelism, or add spare nodes.</source>
        <translation>Die Parallelitätsgrade senken oder Ersatzknoten hinzufügen.</translation>
    </message>
    <message>
        <source>The batch goes down to {} sequences, which {} replicas share evenly.</source>
        <translation>Der Batch sinkt auf {} Sequenzen, die sich {} Replikate gleichmäßig teilen.</translation>
    </message>
    <message>
        <source>No replica has all its stages left.</source>
        <translation>Kein Replikat hat noch alle seine Stufen.</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or take a policy that uses parts of replicas.</source>
        <translation>Vom Checkpoint neu starten oder eine Strategie nehmen, die Teile von Replikaten nutzt.</translation>
    </message>
    <message>
        <source>{} of {} replicas share the batch.</source>
        <translation>{} von {} Replikaten teilen sich den Batch.</translation>
    </message>
    <message>
        <source>{} of {} replicas go on; a step has that share of its samples.</source>
        <translation>{} von {} Replikaten machen weiter; ein Schritt hat diesen Anteil seiner Samples.</translation>
    </message>
    <message>
        <source>Every replica of stage {} is slow: none has time for others.</source>
        <translation>Jedes Replikat von Stufe {} ist langsam: Keines hat Zeit für andere.</translation>
    </message>
    <message>
        <source>Resize, or move layers away from it.</source>
        <translation>Mikrobatches in der Größe anpassen oder Schichten von ihr wegverlegen.</translation>
    </message>
    <message>
        <source>Peers of the stage run up to {:.2f} more microbatches each{}.</source>
        <translation>Die Gegenstücke der Stufe in anderen Replikaten führen je bis zu {:.2f} Mikrobatches mehr aus{}.</translation>
    </message>
    <message>
        <source>, weight gradients put off</source>
        <translation>, Gewichtsgradienten aufgeschoben</translation>
    </message>
    <message>
        <source>Templates cut a pipeline with one chunk a rank and no expert parallelism.</source>
        <translation>Vorlagen teilen eine Pipeline mit einem Chunk pro Rank und ohne Expertenparallelität auf.</translation>
    </message>
    <message>
        <source>Take one chunk, or a policy that leaves the stages where they are.</source>
        <translation>Einen Chunk nehmen oder eine Strategie, die die Stufen lässt, wo sie sind.</translation>
    </message>
    <message>
        <source>No pipeline of what is left holds the layers.</source>
        <translation>Keine Pipeline aus dem, was übrig ist, fasst die Schichten.</translation>
    </message>
    <message>
        <source>Spare nodes, or less memory a layer, would make one fit.</source>
        <translation>Mit Ersatzknoten oder weniger Speicher pro Schicht würde eine passen.</translation>
    </message>
    <message>
        <source>{} of {} replicas go on, weak ones with as many stages as they have left.</source>
        <translation>{} von {} Replikaten machen weiter, schwache mit so vielen Stufen, wie ihnen bleiben.</translation>
    </message>
    <message>
        <source>There is no stage before the one stage there is.</source>
        <translation>Vor der einzigen Stufe gibt es keine Stufe.</translation>
    </message>
    <message>
        <source>Take at least two stages.</source>
        <translation>Mindestens zwei Stufen nehmen.</translation>
    </message>
    <message>
        <source>Replica {} lost stage {} together with stage {}, which holds its layers.</source>
        <translation>Replikat {} hat Stufe {} zusammen mit Stufe {} verloren, die ihre Schichten hält.</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or keep neighbouring stages on nodes that do not fail together.</source>
        <translation>Vom Checkpoint neu starten oder benachbarte Stufen auf Knoten halten, die nicht zusammen ausfallen.</translation>
    </message>
    <message>
        <source>Stage {} has no memory for the layers of stage {}: {} of {}.</source>
        <translation>Stufe {} hat keinen Speicher für die Schichten von Stufe {}: {} von {}.</translation>
    </message>
    <message>
        <source>More stages, or sharded weights, would leave room.</source>
        <translation>Mehr Stufen oder geshardete Gewichte würden Platz lassen.</translation>
    </message>
    <message>
        <source>The stage before does the work of two in its replica. What holding and computing every stage twice costs before anything fails is not counted.</source>
        <translation>Die Stufe davor macht in ihrem Replikat die Arbeit von zweien. Was es kostet, vor einem Ausfall jede Stufe doppelt zu halten und zu rechnen, ist nicht eingerechnet.</translation>
    </message>
    <message>
        <source>Stage {} has no memory for microbatches {:.2f} times as large: {} are missing.</source>
        <translation>Stufe {} hat keinen Speicher für {:.2f}-mal so große Mikrobatches: {} fehlen.</translation>
    </message>
    <message>
        <source>Moving layers away from it, recomputing, or rerouting microbatches would do.</source>
        <translation>Schichten von ihr wegverlegen, neu berechnen oder Mikrobatches umleiten würde genügen.</translation>
    </message>
    <message>
        <source>Stage {} takes {:.3f} sequences at a time instead of {}, a mean of whole ones that may add up to {} to a step.</source>
        <translation>Stufe {} nimmt {:.3f} Sequenzen auf einmal statt {}, ein Mittel aus ganzen, das einen Schritt um bis zu {} verlängern kann.</translation>
    </message>
    <message>
        <source>The stages have no memory for the layers of the slow one: {}.</source>
        <translation>Die Stufen haben keinen Speicher für die Schichten der langsamen: {}.</translation>
    </message>
    <message>
        <source>Recomputing, offloading or smaller microbatches would leave room.</source>
        <translation>Neuberechnung, Auslagerung oder kleinere Mikrobatches würden Platz lassen.</translation>
    </message>
    <message>
        <source>Moving layers gains nothing: microbatches are resized.</source>
        <translation>Schichten zu verlegen bringt nichts: Mikrobatches werden in der Größe angepasst.</translation>
    </message>
    <message>
        <source>{} layers change their stage.</source>
        <translation>{} Schichten wechseln die Stufe.</translation>
    </message>
    <message>
        <source>There is one stage: no other can take its layers.</source>
        <translation>Es gibt nur eine Stufe: Keine andere kann ihre Schichten übernehmen.</translation>
    </message>
    <message>
        <source>Resize, or take at least two stages.</source>
        <translation>Mikrobatches in der Größe anpassen oder mindestens zwei Stufen nehmen.</translation>
    </message>
    <message>
        <source>Layers are moved between stages of one chunk a rank.</source>
        <translation>Schichten werden zwischen Stufen mit einem Chunk pro Rank verlegt.</translation>
    </message>
    <message>
        <source>Resize, or take a schedule of one chunk.</source>
        <translation>Mikrobatches in der Größe anpassen oder einen Ablauf mit einem Chunk nehmen.</translation>
    </message>
    <message>
        <source>Higher clocks gain nothing: layers move as without.</source>
        <translation>Höhere Takte bringen nichts: Schichten werden verlegt wie ohne sie.</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere: {:+.1f} % dynamic energy a microbatch, by the cube of the clock.</source>
        <translation>Takte bis zu {:.3f}-mal so hoch auf schwachen Stufen, sonst herab bis {:.3f}-mal: {:+.1f} % dynamische Energie pro Mikrobatch, nach der dritten Potenz des Takts.</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages.</source>
        <translation>Takte bis zu {:.3f}-mal so hoch auf schwachen Stufen.</translation>
    </message>
    <message>
        <source>Spare nodes take the places of all lost ones.</source>
        <translation>Ersatzknoten treten an die Stelle aller verlorenen.</translation>
    </message>
    <message>
        <source>Nothing that the plan uses is lost or slow.</source>
        <translation>Nichts, was der Plan nutzt, ist verloren oder langsam.</translation>
    </message>
    <message>
        <source>Spare nodes are there, but optimizer states of the lost ranks are nowhere else.</source>
        <translation>Ersatzknoten sind da, aber Optimizer-Zustände der verlorenen Ranks liegen nirgends sonst.</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory would keep them; otherwise restart from the checkpoint.</source>
        <translation>Kopien im Speicher eines Partners würden sie erhalten; sonst vom Checkpoint neu starten.</translation>
    </message>
    <message>
        <source>Spare nodes are there, but optimizer states were lost with their copies.</source>
        <translation>Ersatzknoten sind da, aber Optimizer-Zustände gingen mit ihren Kopien verloren.</translation>
    </message>
    <message>
        <source>Restart from the checkpoint.</source>
        <translation>Vom Checkpoint neu starten.</translation>
    </message>
    <message>
        <source>times are given for {} lanes of {}</source>
        <translation>Zeiten sind für {} Spuren von {} angegeben</translation>
    </message>
    <message>
        <source>boundaries, splits and stand-ins do not fit {} lanes</source>
        <translation>Grenzen, Aufteilungen und Vertretungen passen nicht zu {} Spuren</translation>
    </message>
    <message>
        <source>a replica has {} microbatches</source>
        <translation>ein Replikat hat {} Mikrobatches</translation>
    </message>
    <message>
        <source>passes take no negative time</source>
        <translation>Pässe dauern keine negative Zeit</translation>
    </message>
    <message>
        <source>lane {} stands in, but there are {}</source>
        <translation>Spur {} springt ein, aber es gibt {}</translation>
    </message>
    <message>
        <source>{} microbatches are too many to simulate</source>
        <translation>{} Mikrobatches sind zu viele zum Simulieren</translation>
    </message>
    <message>
        <source>device {} is lost, but the cluster has {}</source>
        <translation>Gerät {} ist verloren, aber der Cluster hat {}</translation>
    </message>
    <message>
        <source>Mend the plan first.</source>
        <translation>Zuerst den Plan in Ordnung bringen.</translation>
    </message>
    <message>
        <source>the schedule is impossible</source>
        <translation>der Ablauf ist unmöglich</translation>
    </message>
    <message>
        <source>batch {} does not have each of the stages 0 to {} once</source>
        <translation>Batch {} hat nicht jede der Stufen 0 bis {} genau einmal</translation>
    </message>
    <message>
        <source>Give one row for every batch and stage.</source>
        <translation>Eine Zeile für jeden Batch und jede Stufe angeben.</translation>
    </message>
    <message>
        <source>the start of batch {} on stage 0 is missing</source>
        <translation>der Start von Batch {} auf Stufe 0 fehlt</translation>
    </message>
    <message>
        <source>Give start_us in the rows of stage 0.</source>
        <translation>start_us in den Zeilen von Stufe 0 angeben.</translation>
    </message>
    <message>
        <source>batch {} starts on stage 0 before batch {} has left it</source>
        <translation>Batch {} beginnt auf Stufe 0, bevor Batch {} sie verlassen hat</translation>
    </message>
    <message>
        <source>Check start_us and dur_us of both.</source>
        <translation>start_us und dur_us beider prüfen.</translation>
    </message>
    <message>
        <source>{}: found &quot;{}&quot;, where a number from 0 to {} is expected</source>
        <translation>{}: „{}“ gefunden, wo eine Zahl von 0 bis {} erwartet wird</translation>
    </message>
    <message>
        <source>{}: found {}, where a whole number is expected</source>
        <translation>{}: {} gefunden, wo eine ganze Zahl erwartet wird</translation>
    </message>
    <message>
        <source>there are no batches</source>
        <translation>es gibt keine Batches</translation>
    </message>
    <message>
        <source>the column {} is missing</source>
        <translation>die Spalte {} fehlt</translation>
    </message>
    <message>
        <source>Columns: batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens.</source>
        <translation>Spalten: batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens.</translation>
    </message>
    <message>
        <source>{} {}: {}</source>
        <translation>{} {}: {}</translation>
    </message>
    <message>
        <source>measurement {}: the stored file is not the one that was imported</source>
        <translation>Messung {}: Die gespeicherte Datei ist nicht die importierte</translation>
    </message>
    <message>
        <source>measurement {}: {} of {} rows of the trace are there</source>
        <translation>Messung {}: {} von {} Zeilen des Traces sind vorhanden</translation>
    </message>
    <message>
        <source>links of</source>
        <translation>Verbindungen von</translation>
    </message>
    <message>
        <source>sizes of a collective</source>
        <translation>Größen eines Kollektivs</translation>
    </message>
    <message>
        <source>network tier</source>
        <translation>Netzebene</translation>
    </message>
    <message>
        <source>routing pairs</source>
        <translation>Routing-Paare</translation>
    </message>
    <message>
        <source>trace chunk</source>
        <translation>Trace-Abschnitt</translation>
    </message>
    <message>
        <source>counts of</source>
        <translation>Zählwerte von</translation>
    </message>
    <message>
        <source>load of window</source>
        <translation>Last des Fensters</translation>
    </message>
    <message>
        <source>sampled tokens of layer</source>
        <translation>Stichproben-Tokens der Schicht</translation>
    </message>
    <message>
        <source>plans, models or clusters are not as Rankloom wrote them last: another program or damage has changed their rows. Look at them; a repair takes them as they are</source>
        <translation>Pläne, Modelle oder Cluster sind nicht so, wie Rankloom sie zuletzt geschrieben hat: Ein anderes Programm oder ein Schaden hat ihre Zeilen geändert. Sie ansehen; eine Reparatur übernimmt sie, wie sie sind</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>stage {}</source>
        <translation>Stufe {}</translation>
    </message>
    <message>
        <source>stages {}</source>
        <translation>Stufen {}</translation>
    </message>
    <message>
        <source>stage {} saves {}</source>
        <translation>Stufe {} spart {}</translation>
    </message>
    <message>
        <source>{} nothing: slack</source>
        <translation>{} nichts: hat Spielraum</translation>
    </message>
    <message>
        <source>{} less than nothing: compressing takes longer than it saves</source>
        <translation>{} weniger als nichts: Das Komprimieren dauert länger, als es spart</translation>
    </message>
    <message>
        <source>Compressing {} of {} sends back between stages saves {} of the step.</source>
        <translation>Das Komprimieren von {} der {} Sendungen zurück zwischen Stufen spart {} vom Schritt.</translation>
    </message>
    <message>
        <source>Compressing sends back between stages makes the step {} longer: compressing and decompressing take longer than the bytes saved.</source>
        <translation>Das Komprimieren der Sendungen zurück zwischen Stufen verlängert den Schritt um {}: Komprimieren und Dekomprimieren dauern länger als die gesparten Bytes.</translation>
    </message>
    <message>
        <source>Compressing sends back between stages saves nothing: no pass waits for them.</source>
        <translation>Das Komprimieren der Sendungen zurück zwischen Stufen spart nichts: Kein Durchlauf wartet auf sie.</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once saves {} of the step.</source>
        <translation>Die Gradienten des geteilten Embeddings auf einmal zu summieren spart {} vom Schritt.</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once makes the step {} longer: one ring over both stages takes longer than two.</source>
        <translation>Die Gradienten des geteilten Embeddings auf einmal zu summieren verlängert den Schritt um {}: Ein Ring über beide Stufen dauert länger als zwei.</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once saves nothing.</source>
        <translation>Die Gradienten des geteilten Embeddings auf einmal zu summieren spart nichts.</translation>
    </message>
    <message>
        <source>Compressing weight gradients saves {} of the step; alone, {}.</source>
        <translation>Das Komprimieren der Gewichtsgradienten spart {} vom Schritt; allein {}.</translation>
    </message>
    <message>
        <source>Compressing weight gradients makes the step {} longer; alone, {}.</source>
        <translation>Das Komprimieren der Gewichtsgradienten verlängert den Schritt um {}; allein {}.</translation>
    </message>
    <message>
        <source>Compressing weight gradients saves nothing; alone, {}.</source>
        <translation>Das Komprimieren der Gewichtsgradienten spart nichts; allein {}.</translation>
    </message>
    <message>
        <source>Leave this traffic as it is</source>
        <translation>Diesen Datenverkehr lassen, wie er ist</translation>
    </message>
    <message>
        <source>DeepSpeed quantises weights to 8 bits and gradients to 4.</source>
        <translation>DeepSpeed quantisiert Gewichte auf 8 Bit und Gradienten auf 4.</translation>
    </message>
    <message>
        <source>The hosts have different devices, which are not taken over: say under cluster.otherNodes of the plan which nodes have which</source>
        <translation>Die Hosts haben verschiedene Geräte, die nicht übernommen werden: unter cluster.otherNodes des Plans angeben, welche Knoten welche haben</translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix. Top-k sends the largest elements with their places. Quantised sends few bits an element and a scale for each block (ZeRO++). All three lose digits; what that does to the model is not estimated.</source>
        <translation>PowerSGD sendet statt einer ganzen Gradientenmatrix zwei schmale Faktoren vom Rang r. Top-k sendet die größten Elemente mit ihren Stellen. Quantisiert sendet wenige Bits pro Element und eine Skala pro Block (ZeRO++). Alle drei verlieren Stellen; was das mit dem Modell macht, wird nicht geschätzt.</translation>
    </message>
    <message>
        <source>… rank of sends</source>
        <translation>… Rang der Sendungen</translation>
    </message>
    <message>
        <source>PowerSGD: rank r of the factors of what is sent back between stages. Elements fall from n·m to r·(n + m).</source>
        <translation>PowerSGD: Rang r der Faktoren dessen, was zwischen Stufen zurückgesendet wird. Die Elemente sinken von n·m auf r·(n + m).</translation>
    </message>
    <message>
        <source>compression rank of weight gradients</source>
        <translation>Kompressionsrang der Gewichtsgradienten</translation>
    </message>
    <message>
        <source>… rank of gradients</source>
        <translation>… Rang der Gradienten</translation>
    </message>
    <message>
        <source>PowerSGD: rank r of the factors of weight gradients, at most the smaller side of a matrix. Norms and biases travel whole.</source>
        <translation>PowerSGD: Rang r der Faktoren der Gewichtsgradienten, höchstens die kleinere Seite einer Matrix. Normen und Biases reisen ganz.</translation>
    </message>
    <message>
        <source>bits of compressed elements</source>
        <translation>Bits komprimierter Elemente</translation>
    </message>
    <message>
        <source>… bits</source>
        <translation>… Bits</translation>
    </message>
    <message>
        <source>Quantised: bits of an element, 4 or 8.</source>
        <translation>Quantisiert: Bits eines Elements, 4 oder 8.</translation>
    </message>
    <message>
        <source>elements that share a scale</source>
        <translation>Elemente, die eine Skala teilen</translation>
    </message>
    <message>
        <source>… block size</source>
        <translation>… Blockgröße</translation>
    </message>
    <message>
        <source>Quantised: elements that share a scale of 4 bytes.</source>
        <translation>Quantisiert: Elemente, die eine Skala von 4 Bytes teilen.</translation>
    </message>
    <message>
        <source>share of elements kept</source>
        <translation>Anteil behaltener Elemente</translation>
    </message>
    <message>
        <source>… kept elements</source>
        <translation>… behaltene Elemente</translation>
    </message>
    <message>
        <source>Top-k: share of the elements that are sent, each with its place in 4 bytes.</source>
        <translation>Top-k: Anteil der Elemente, die gesendet werden, jedes mit seiner Stelle in 4 Bytes.</translation>
    </message>
    <message>
        <source>Which traffic is compressed: weight gradients, gradients sent back between stages; and whether both stages of a tied embedding sum its gradients at once, which loses nothing and needs no kind of compression.</source>
        <translation>Welcher Datenverkehr komprimiert wird: Gewichtsgradienten, zwischen Stufen zurückgesendete Gradienten; und ob beide Stufen eines geteilten Embeddings dessen Gradienten auf einmal summieren, was nichts verliert und keine Art der Kompression braucht.</translation>
    </message>
    <message>
        <source>compression of the epilogue only</source>
        <translation>Kompression nur des Epilogs</translation>
    </message>
    <message>
        <source>… epilogue only</source>
        <translation>… nur Epilog</translation>
    </message>
    <message>
        <source>Of the sends between stages, only those that a stage makes after its last forward pass: those before hide behind computation.</source>
        <translation>Von den Sendungen zwischen Stufen nur die, die eine Stufe nach ihrem letzten Vorwärtsdurchlauf macht: Die davor verbergen sich hinter Berechnung.</translation>
    </message>
    <message>
        <source>compressed links</source>
        <translation>komprimierte Verbindungen</translation>
    </message>
    <message>
        <source>… over links</source>
        <translation>… über Verbindungen</translation>
    </message>
    <message>
        <source>Between which stages sends are compressed: all, or those on different nodes.</source>
        <translation>Zwischen welchen Stufen Sendungen komprimiert werden: allen, oder denen auf verschiedenen Knoten.</translation>
    </message>
    <message>
        <source>error feedback</source>
        <translation>Fehlerrückführung</translation>
    </message>
    <message>
        <source>… error feedback</source>
        <translation>… Fehlerrückführung</translation>
    </message>
    <message>
        <source>PowerSGD and top-k: what a message lost is kept and added to the next one. Costs a copy of what is compressed. Quantised messages have none.</source>
        <translation>PowerSGD und Top-k: Was eine Nachricht verlor, wird behalten und der nächsten hinzugefügt. Kostet eine Kopie dessen, was komprimiert wird. Quantisierte Nachrichten haben keine.</translation>
    </message>
    <message>
        <source>Numbers of the pipeline stages whose weight gradients are compressed. Empty: all of them.</source>
        <translation>Nummern der Pipeline-Stufen, deren Gewichtsgradienten komprimiert werden. Leer: alle.</translation>
    </message>
    <message>
        <source>compression of critical stages only</source>
        <translation>Kompression nur kritischer Stufen</translation>
    </message>
    <message>
        <source>… critical stages</source>
        <translation>… kritische Stufen</translation>
    </message>
    <message>
        <source>Instead of a list of stages: those whose gradient reduction the step waits for, found by the simulation.</source>
        <translation>Statt einer Liste von Stufen: die, auf deren Gradientenreduktion der Schritt wartet, von der Simulation gefunden.</translation>
    </message>
    <message>
        <source>cost of compression</source>
        <translation>Kosten der Kompression</translation>
    </message>
    <message>
        <source>… measured cost</source>
        <translation>… gemessene Kosten</translation>
    </message>
    <message>
        <source>Measured seconds of compression and decompression over the estimated ones, which follow from sizes and from the rates of the GPU. 0: free.</source>
        <translation>Gemessene Sekunden des Komprimierens und Dekomprimierens, geteilt durch die geschätzten, die aus Größen und den Raten der GPU folgen. 0: kostenlos.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>an array of {} numbers, one for each layer</source>
        <translation>ein Array von {} Zahlen, eine pro Schicht</translation>
    </message>
    <message>
        <source>a number from 0 to {}</source>
        <translation>eine Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>an array with the seconds of every layer</source>
        <translation>ein Array mit den Sekunden jeder Schicht</translation>
    </message>
    <message>
        <source>an array of at most {} tables</source>
        <translation>ein Array von höchstens {} Tabellen</translation>
    </message>
    <message>
        <source>two tables are of the same device, TP and microbatch size</source>
        <translation>zwei Tabellen sind von demselben Gerät, TP und derselben Mikrobatchgröße</translation>
    </message>
    <message>
        <source>an array of node numbers</source>
        <translation>ein Array von Knotennummern</translation>
    </message>
    <message>
        <source>an array of at most {} groups of nodes</source>
        <translation>ein Array von höchstens {} Knotengruppen</translation>
    </message>
    <message>
        <source>a cluster has at most {} kinds of devices</source>
        <translation>ein Cluster hat höchstens {} Gerätearten</translation>
    </message>
    <message>
        <source>the synchronisation of the embedding has nothing to do: no two stages hold it</source>
        <translation>die Synchronisation des Embeddings hat nichts zu tun: Keine zwei Stufen halten es</translation>
    </message>
    <message>
        <source>there are no replicas whose weight gradients could be compressed</source>
        <translation>es gibt keine Repliken, deren Gewichtsgradienten komprimiert werden könnten</translation>
    </message>
    <message>
        <source>there is one stage: nothing is sent back between stages</source>
        <translation>es gibt nur eine Stufe: Zwischen Stufen wird nichts zurückgesendet</translation>
    </message>
    <message>
        <source>{} works on whole gradients: sharded ones travel uncompressed</source>
        <translation>{} arbeitet auf ganzen Gradienten: Verteilte reisen unkomprimiert</translation>
    </message>
    <message>
        <source>Quantise them</source>
        <translation>Sie quantisieren</translation>
    </message>
    <message>
        <source>elements of {} bits: there are kernels for 4 and for 8</source>
        <translation>Elemente von {} Bit: Es gibt Kernel für 4 und für 8</translation>
    </message>
    <message>
        <source>Use 8 bits</source>
        <translation>8 Bit verwenden</translation>
    </message>
    <message>
        <source>Use 4 bits</source>
        <translation>4 Bit verwenden</translation>
    </message>
    <message>
        <source>without error feedback what {} loses is lost for good; what that does to the model is not estimated</source>
        <translation>ohne Fehlerrückführung ist endgültig verloren, was {} verliert; was das mit dem Modell macht, wird nicht geschätzt</translation>
    </message>
    <message>
        <source>Keep the errors</source>
        <translation>Die Fehler behalten</translation>
    </message>
    <message>
        <source>Gradients lose digits ({}): the figures of this plan say nothing about what that does to the model</source>
        <translation>Gradienten verlieren Stellen ({}): Die Zahlen dieses Plans sagen nichts darüber, was das mit dem Modell macht</translation>
    </message>
    <message>
        <source>PowerSGD, rank {} between stages, rank {} of weight gradients</source>
        <translation>PowerSGD, Rang {} zwischen Stufen, Rang {} der Gewichtsgradienten</translation>
    </message>
    <message>
        <source>PowerSGD, rank {}</source>
        <translation>PowerSGD, Rang {}</translation>
    </message>
    <message>
        <source>top-k, {:.3g} % of the elements</source>
        <translation>Top-k, {:.3g} % der Elemente</translation>
    </message>
    <message>
        <source>quantised, {} bits</source>
        <translation>quantisiert, {} Bit</translation>
    </message>
    <message>
        <source>the layers of {} were not measured on {} with TP {}</source>
        <translation>die Schichten von {} wurden nicht auf {} mit TP {} gemessen</translation>
    </message>
    <message>
        <source>measured layers say nothing about context parallelism</source>
        <translation>gemessene Schichten sagen nichts über Kontextparallelität</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Quantised</source>
        <translation>Quantisiert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>Zwischen Knoten</translation>
    </message>
    <message>
        <source>{} on {} nodes</source>
        <translation>{} auf {} Knoten</translation>
    </message>
    <message>
        <source>recoveries take {:.0f} % of the time between losses, and begin anew</source>
        <translation>Erholungen nehmen {:.0f} % der Zeit zwischen Verlusten ein und beginnen von Neuem</translation>
    </message>
    <message>
        <source>the horizon is too short for as many losses as repairs</source>
        <translation>der Horizont ist zu kurz für ebenso viele Verluste wie Reparaturen</translation>
    </message>
    <message>
        <source>nodes of a rack are lost together, and are counted one by one here</source>
        <translation>Knoten eines Racks gehen zusammen verloren und werden hier einzeln gezählt</translation>
    </message>
    <message>
        <source>so many nodes are under repair that fewer are left to fail</source>
        <translation>so viele Knoten sind in Reparatur, dass weniger übrig sind, die ausfallen können</translation>
    </message>
    <message>
        <source>Write milliseconds, add or remove, and a node: 1000,add,n03.</source>
        <translation>Millisekunden, add oder remove und einen Knoten schreiben: 1000,add,n03.</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where an event is expected</source>
        <translation>„{}“ gefunden, wo ein Ereignis erwartet wird</translation>
    </message>
    <message>
        <source>the event is before the one above it</source>
        <translation>das Ereignis liegt vor dem darüber</translation>
    </message>
    <message>
        <source>the trace has more than {} events</source>
        <translation>der Trace hat mehr als {} Ereignisse</translation>
    </message>
    <message>
        <source>{} is added, but it is there.</source>
        <translation>{} wird hinzugefügt, ist aber da.</translation>
    </message>
    <message>
        <source>{} is removed, but it is not there.</source>
        <translation>{} wird entfernt, ist aber nicht da.</translation>
    </message>
    <message>
        <source>The timeout of the {} ({:.3g} s) has to be shorter than that of the {} ({:.3g} s).</source>
        <translation>Das Timeout von {} ({:.3g} s) muss kürzer sein als das von {} ({:.3g} s).</translation>
    </message>
    <message>
        <source>A lighthouse that waits {:.3g} s misses replicas that say every {:.3g} s that they live.</source>
        <translation>Ein Lighthouse, das {:.3g} s wartet, verpasst Repliken, die sich alle {:.3g} s melden.</translation>
    </message>
    <message>
        <source>Replicas that may take {:.3g} s to join come too late for a quorum that waits {:.3g} s.</source>
        <translation>Repliken, die bis zu {:.3g} s zum Beitreten brauchen dürfen, kommen zu spät für ein Quorum, das {:.3g} s wartet.</translation>
    </message>
    <message>
        <source>The timeout of the process group ({:.3g} s) is no longer than a step of {:.3g} s.</source>
        <translation>Das Timeout der Prozessgruppe ({:.3g} s) ist nicht länger als ein Schritt von {:.3g} s.</translation>
    </message>
    <message>
        <source>A recovery takes {:.3g} s, and the quorum waits {:.3g} s.</source>
        <translation>Eine Erholung dauert {:.3g} s, und das Quorum wartet {:.3g} s.</translation>
    </message>
    <message>
        <source>serving with context parallelism is not modelled</source>
        <translation>Serving mit Kontextparallelität ist nicht modelliert</translation>
    </message>
    <message>
        <source>a serving pipeline has one chunk a stage, not {}</source>
        <translation>eine Serving-Pipeline hat einen Chunk pro Stufe, nicht {}</translation>
    </message>
    <message>
        <source>Set it to 1.</source>
        <translation>Auf 1 setzen.</translation>
    </message>
    <message>
        <source>nodes of unlike devices: {}</source>
        <translation>Knoten ungleicher Geräte: {}</translation>
    </message>
    <message>
        <source>nodes of other devices</source>
        <translation>Knoten mit anderen Geräten</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>Faktor {}</translation>
    </message>
    <message>
        <source>{} tokens/s</source>
        <translation>{} Tokens/s</translation>
    </message>
    <message>
        <source>nested planes instead of a copy a width</source>
        <translation>geschachtelte Bitebenen statt einer Kopie pro Breite</translation>
    </message>
    <message>
        <source>1.91 to 4.95 times the throughput</source>
        <translation>1,91- bis 4,95-facher Durchsatz</translation>
    </message>
    <message>
        <source>{} the bytes saved</source>
        <translation>{} an Bytes gespart</translation>
    </message>
    <message>
        <source>Throughput gains what loading gains: as much as bytes where the load lane is the busier, more where copies no longer fit.</source>
        <translation>Der Durchsatz gewinnt, was das Laden gewinnt: so viel wie die Bytes, wo die Ladespur stärker ausgelastet ist; mehr, wo Kopien nicht mehr passen.</translation>
    </message>
    <message>
        <source>hottest bit first instead of expert after expert</source>
        <translation>heißestes Bit zuerst statt Experte für Experte</translation>
    </message>
    <message>
        <source>1.11 to 1.21 times the throughput</source>
        <translation>1,11- bis 1,21-facher Durchsatz</translation>
    </message>
    <message>
        <source>The order matters where several tokens of a step share planes and both lanes are about as busy; with one sequence every plane has one token.</source>
        <translation>Die Reihenfolge zählt, wo mehrere Tokens eines Schritts Bitebenen teilen und beide Spuren etwa gleich ausgelastet sind; bei einer Sequenz hat jede Bitebene ein Token.</translation>
    </message>
    <message>
        <source>a budget eight times as large</source>
        <translation>ein achtmal so großes Budget</translation>
    </message>
    <message>
        <source>66.45 to 83.14 tokens/s from 200 to 1,600 MB, 32 requests</source>
        <translation>66,45 auf 83,14 Tokens/s von 200 auf 1.600 MB, 32 Anfragen</translation>
    </message>
    <message>
        <source>{} to {} from {} to {}, at most</source>
        <translation>{} auf {} von {} auf {}, höchstens</translation>
    </message>
    <message>
        <source>How much a budget helps depends on how fast planes load beside how fast they compute.</source>
        <translation>Wie viel ein Budget hilft, hängt davon ab, wie schnell Bitebenen laden, verglichen damit, wie schnell sie rechnen.</translation>
    </message>
    <message>
        <source>this budget beside all planes in memory</source>
        <translation>dieses Budget neben allen Bitebenen im Speicher</translation>
    </message>
    <message>
        <source>89.14 tokens/s at 1,600 MB, 94.3 at 2,500 MB with all of them</source>
        <translation>89,14 Tokens/s bei 1.600 MB, 94,3 bei 2.500 MB mit allen</translation>
    </message>
    <message>
        <source>{}, at most {} with any budget</source>
        <translation>{}, höchstens {} mit beliebigem Budget</translation>
    </message>
    <message>
        <source>Theirs loads in about 20 ms what it computes in 3.1 ms.</source>
        <translation>Ihr Gerät lädt in etwa 20 ms, was es in 3,1 ms rechnet.</translation>
    </message>
    <message>
        <source>The authors of D²MoE about their runs, arXiv 2504.15299. Their model and device are others and no code was released: claims, not targets.</source>
        <translation>Die Autoren von D²MoE über ihre Läufe, arXiv 2504.15299. Modell und Gerät sind dort andere, und Code wurde nicht veröffentlicht: Angaben, keine Ziele.</translation>
    </message>
    <message>
        <source>tokens per second, experts in few bits</source>
        <translation>Tokens pro Sekunde, Experten in wenigen Bits</translation>
    </message>
    <message>
        <source>planes of experts that stay in memory</source>
        <translation>Bitebenen der Experten, die im Speicher bleiben</translation>
    </message>
    <message>
        <source>planes of experts loaded a token</source>
        <translation>pro Token geladene Bitebenen der Experten</translation>
    </message>
    <message>
        <source>computing waits for planes</source>
        <translation>Rechnen wartet auf Bitebenen</translation>
    </message>
    <message>
        <source>This plan serves requests. Memory and time are those of training the model on this layout; latencies and what fits are found by serving it.</source>
        <translation>Dieser Plan bedient Anfragen. Speicher und Zeit sind die eines Trainings auf diesem Layout; Latenzen und was passt zeigt erst das Bedienen.</translation>
    </message>
    <message>
        <source>there are no requests</source>
        <translation>es gibt keine Anfragen</translation>
    </message>
    <message>
        <source>Give a table with a header and a row for every request.</source>
        <translation>Eine Tabelle mit Kopfzeile und einer Zeile pro Anfrage angeben.</translation>
    </message>
    <message>
        <source>this is no header of a trace of requests: {}</source>
        <translation>das ist keine Kopfzeile eines Anfragen-Traces: {}</translation>
    </message>
    <message>
        <source>Columns: TIMESTAMP, ContextTokens, GeneratedTokens; or arrived_at, num_prefill_tokens, num_decode_tokens; or Timestamp, Request tokens, Response tokens.</source>
        <translation>Spalten: TIMESTAMP, ContextTokens, GeneratedTokens; oder arrived_at, num_prefill_tokens, num_decode_tokens; oder Timestamp, Request tokens, Response tokens.</translation>
    </message>
    <message>
        <source>{}: found {}, where {} is expected</source>
        <translation>{}: {} gefunden, erwartet wird {}</translation>
    </message>
    <message>
        <source>this row ends before its last column</source>
        <translation>diese Zeile endet vor ihrer letzten Spalte</translation>
    </message>
    <message>
        <source>a whole number from 0 to {}</source>
        <translation>eine ganze Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>a number of seconds or a date and time</source>
        <translation>eine Anzahl von Sekunden oder ein Datum mit Uhrzeit</translation>
    </message>
    <message>
        <source>Columns that say nothing about requests are not used: {}.</source>
        <translation>Spalten, die nichts über Anfragen sagen, werden nicht genutzt: {}.</translation>
    </message>
    <message>
        <source>{} of {} requests have no prompt or no output: they failed, and are left out.</source>
        <translation>{} von {} Anfragen haben keinen Prompt oder keine Ausgabe: Sie sind fehlgeschlagen und werden ausgelassen.</translation>
    </message>
    <message>
        <source>{} of {} requests arrive before the row in front of them; they are sorted by their times.</source>
        <translation>{} von {} Anfragen treffen vor der Zeile über ihnen ein; sie werden nach ihren Zeiten sortiert.</translation>
    </message>
    <message>
        <source>The trace has no times of arrival: all requests arrive at once.</source>
        <translation>Der Trace hat keine Ankunftszeiten: Alle Anfragen treffen gleichzeitig ein.</translation>
    </message>
    <message>
        <source>there are more than {} requests</source>
        <translation>es gibt mehr als {} Anfragen</translation>
    </message>
    <message>
        <source>Split the trace.</source>
        <translation>Den Trace teilen.</translation>
    </message>
    <message>
        <source>planes that tokens ask for</source>
        <translation>Bitebenen, die Tokens anfordern</translation>
    </message>
    <message>
        <source>Tokens ask for</source>
        <translation>Tokens fordern an</translation>
    </message>
    <message>
        <source>Which planes of an expert a token computes with. Those in memory: what is kept, and the base of an expert of which nothing is. All of the first pick: dual routing by rank, the base of the other picks.</source>
        <translation>Mit welchen Bitebenen eines Experten ein Token rechnet. Die im Speicher: was behalten wird, und die Basis eines Experten, von dem nichts behalten wird. Alle der ersten Auswahl: duales Routing nach Rang, von den übrigen Auswahlen die Basis.</translation>
    </message>
    <message>
        <source>where planes are loaded from</source>
        <translation>woher Bitebenen geladen werden</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Geladen von</translation>
    </message>
    <message>
        <source>Where planes are that are not in the GPU&apos;s memory. As usual: host memory, or drives where host and GPU share one memory.</source>
        <translation>Wo Bitebenen liegen, die nicht im Speicher der GPU sind. Wie üblich: Host-Speicher, oder Laufwerke, wo Host und GPU einen Speicher teilen.</translation>
    </message>
    <message>
        <source>sequences decoded at once</source>
        <translation>gleichzeitig dekodierte Sequenzen</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Sequences that are decoded at once: a plane that several of them ask for is loaded once.</source>
        <translation>Sequenzen, die gleichzeitig dekodiert werden: Eine Bitebene, die mehrere davon anfordern, wird einmal geladen.</translation>
    </message>
    <message>
        <source>layers that experts are known ahead</source>
        <translation>Schichten, um die Experten im Voraus bekannt sind</translation>
    </message>
    <message>
        <source>Known ahead</source>
        <translation>Im Voraus bekannt</translation>
    </message>
    <message>
        <source>So many layers ahead it is known which experts are picked, so that their planes can be loaded. 0: when the router of the layer has run.</source>
        <translation>So viele Schichten im Voraus ist bekannt, welche Experten gewählt werden, sodass ihre Bitebenen geladen werden können. 0: sobald der Router der Schicht gelaufen ist.</translation>
    </message>
    <message>
        <source>What the cluster does: it trains the model, or answers requests with it.</source>
        <translation>Was der Cluster tut: Er trainiert das Modell oder beantwortet Anfragen damit.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>scheduler of requests</source>
        <translation>Scheduler der Anfragen</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Who decides what goes into the next batch: whole batches until their end, prompts before decodes, or pieces of prompts beside decodes, so that no decode waits for a whole prompt (SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484).</source>
        <translation>Wer bestimmt, was in den nächsten Batch kommt: ganze Batches bis zu ihrem Ende, Prompts vor Decodes oder Stücke von Prompts neben Decodes, sodass kein Decode auf einen ganzen Prompt wartet (SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484).</translation>
    </message>
    <message>
        <source>tokens of a batch</source>
        <translation>Token eines Batches</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Token-Budget</translation>
    </message>
    <message>
        <source>Most tokens of one batch: of prompt pieces and decodes together. A smaller one keeps the gaps between tokens short, a larger one uses the GPU better.</source>
        <translation>Höchstzahl der Token eines Batches, Promptstücke und Decodes zusammen. Weniger halten die Abstände zwischen Token kurz, mehr nutzen die GPU besser aus.</translation>
    </message>
    <message>
        <source>as the scheduler</source>
        <translation>wie der Scheduler</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Most requests that run at the same time on a replica.</source>
        <translation>Höchstzahl der Anfragen, die gleichzeitig auf einem Replikat laufen.</translation>
    </message>
    <message>
        <source>compaction of slots</source>
        <translation>Zusammenrücken der Plätze</translation>
    </message>
    <message>
        <source>Compact slots</source>
        <translation>Plätze freigeben</translation>
    </message>
    <message>
        <source>Temporal fusion: slots of finished requests are free at once. Off: they stay taken until the longest request of their batch ends.</source>
        <translation>Zeitliche Fusion: Plätze fertiger Anfragen sind sofort frei. Aus: Sie bleiben belegt, bis die längste Anfrage ihres Batches endet.</translation>
    </message>
    <message>
        <source>routing of requests</source>
        <translation>Verteilung der Anfragen</translation>
    </message>
    <message>
        <source>Which replica</source>
        <translation>Welches Replikat</translation>
    </message>
    <message>
        <source>Which replica takes a request.</source>
        <translation>Welches Replikat eine Anfrage übernimmt.</translation>
    </message>
    <message>
        <source>seed of random routing</source>
        <translation>Startwert der zufälligen Verteilung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed sends the same requests to the same replicas.</source>
        <translation>Derselbe Startwert schickt dieselben Anfragen an dieselben Replikate.</translation>
    </message>
    <message>
        <source>served weights</source>
        <translation>bediente Gewichte</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Format of the weights while they serve; embedding, output layer and norms stay in 16 bits.</source>
        <translation>Format der Gewichte beim Bedienen; Embedding, Ausgabeschicht und Normen bleiben bei 16 Bit.</translation>
    </message>
    <message>
        <source>bytes of a key or value</source>
        <translation>Bytes eines Schlüssels oder Werts</translation>
    </message>
    <message>
        <source>Cache element</source>
        <translation>Cache-Element</translation>
    </message>
    <message>
        <source>Bytes of an element of the key-value cache: 2 in 16 bits, 1 in 8.</source>
        <translation>Bytes eines Elements des Key-Value-Caches: 2 bei 16 Bit, 1 bei 8.</translation>
    </message>
    <message>
        <source>tokens of a cache block</source>
        <translation>Token eines Cache-Blocks</translation>
    </message>
    <message>
        <source>Cache block</source>
        <translation>Cache-Block</translation>
    </message>
    <message>
        <source>Tokens of a block of the key-value cache; a request takes whole blocks.</source>
        <translation>Token eines Blocks des Key-Value-Caches; eine Anfrage belegt ganze Blöcke.</translation>
    </message>
    <message>
        <source>memory of the engine</source>
        <translation>Speicher der Engine</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Genutzter Speicher</translation>
    </message>
    <message>
        <source>Share of a GPU&apos;s memory that the engine takes for weights, activations and cache.</source>
        <translation>Anteil des GPU-Speichers, den die Engine für Gewichte, Aktivierungen und Cache nimmt.</translation>
    </message>
    <message>
        <source>prompt tokens found in the cache</source>
        <translation>Prompt-Token im Cache</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>Präfixtreffer</translation>
    </message>
    <message>
        <source>Share of prompt tokens whose keys and values are there already, from requests before.</source>
        <translation>Anteil der Prompt-Token, deren Schlüssel und Werte aus früheren Anfragen schon da sind.</translation>
    </message>
    <message>
        <source>lengths of requests</source>
        <translation>Längen der Anfragen</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Tokens of prompt and output: fixed:2048:256, uniform:1024:4096:10 or zipf:0.4:1024:4096:10 (shortest, longest, prompt tokens for each of output).</source>
        <translation>Tokens von Prompt und Ausgabe: fixed:2048:256, uniform:1024:4096:10 oder zipf:0.4:1024:4096:10 (kürzeste, längste, Prompt-Tokens pro Ausgabe-Token).</translation>
    </message>
    <message>
        <source>arrivals of requests</source>
        <translation>Ankünfte der Anfragen</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>When requests come: static (all at once), interval:0.5 (seconds), poisson:2 (a second) or gamma:2:0.5 (a second, variation).</source>
        <translation>Wann Anfragen kommen: static (alle gleichzeitig), interval:0.5 (Sekunden), poisson:2 (pro Sekunde) oder gamma:2:0.5 (pro Sekunde, Variation).</translation>
    </message>
    <message>
        <source>number of requests</source>
        <translation>Anzahl der Anfragen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>How many requests are simulated.</source>
        <translation>Wie viele Anfragen simuliert werden.</translation>
    </message>
    <message>
        <source>seed of the requests</source>
        <translation>Startwert der Anfragen</translation>
    </message>
    <message>
        <source>Seed of requests</source>
        <translation>Startwert der Anfragen</translation>
    </message>
    <message>
        <source>The same seed gives the same requests; another rate keeps their lengths.</source>
        <translation>Derselbe Startwert ergibt dieselben Anfragen; eine andere Rate behält ihre Längen.</translation>
    </message>
    <message>
        <source>goal of the time to the first token</source>
        <translation>Ziel der Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>TTFT goal</source>
        <translation>TTFT-Ziel</translation>
    </message>
    <message>
        <source>Seconds from arrival to the first token that 99 of 100 requests are to stay within.</source>
        <translation>Sekunden von der Ankunft bis zum ersten Token, die 99 von 100 Anfragen einhalten sollen.</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>goal of the time per output token</source>
        <translation>Ziel der Zeit pro Ausgabe-Token</translation>
    </message>
    <message>
        <source>TPOT goal</source>
        <translation>TPOT-Ziel</translation>
    </message>
    <message>
        <source>Seconds between two tokens of a request that 99 of 100 requests are to stay within on average.</source>
        <translation>Sekunden zwischen zwei Tokens einer Anfrage, die 99 von 100 Anfragen im Mittel einhalten sollen.</translation>
    </message>
    <message>
        <source>Those in memory</source>
        <translation>Die im Speicher</translation>
    </message>
    <message>
        <source>All of the first pick</source>
        <translation>Alle der ersten Auswahl</translation>
    </message>
    <message>
        <source>As usual with this device</source>
        <translation>Wie bei diesem Gerät üblich</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Laufwerke</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Whole batches (FasterTransformer)</source>
        <translation>Ganze Batches (FasterTransformer)</translation>
    </message>
    <message>
        <source>Every iteration anew (Orca)</source>
        <translation>Jede Iteration neu (Orca)</translation>
    </message>
    <message>
        <source>Prompts first (vLLM v0)</source>
        <translation>Prompts zuerst (vLLM v0)</translation>
    </message>
    <message>
        <source>One budget of tokens (vLLM)</source>
        <translation>Ein Token-Budget (vLLM)</translation>
    </message>
    <message>
        <source>Prompts now and then (LightLLM)</source>
        <translation>Prompts ab und zu (LightLLM)</translation>
    </message>
    <message>
        <source>Prompts in pieces (Sarathi)</source>
        <translation>Prompts in Stücken (Sarathi)</translation>
    </message>
    <message>
        <source>Prompts in shrinking pieces (Sarathi)</source>
        <translation>Prompts in kleiner werdenden Stücken (Sarathi)</translation>
    </message>
    <message>
        <source>Temporal fusion (Flover)</source>
        <translation>Zeitliche Fusion (Flover)</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>To the least busy</source>
        <translation>An das am wenigsten beschäftigte</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>{} nodes are to be lost, of {} that the plan may use</source>
        <translation>{} Knoten sollen verloren gehen, von {}, die der Plan nutzen darf</translation>
    </message>
    <message>
        <source>{} requests are longer than what the cache of a replica holds, {} tokens, and are left out: the first is number {}, of {} tokens.</source>
        <translation>{} Anfragen sind länger, als der Cache eines Replikats fasst, {} Tokens, und werden ausgelassen: Die erste ist Nummer {} mit {} Tokens.</translation>
    </message>
    <message>
        <source>stopped on request</source>
        <translation>auf Wunsch angehalten</translation>
    </message>
    <message>
        <source>serving these requests takes longer than what can be simulated</source>
        <translation>diese Anfragen zu bedienen dauert länger, als simuliert werden kann</translation>
    </message>
    <message>
        <source>Check the arrivals, the rates of the devices and the number of requests.</source>
        <translation>Die Ankünfte, die Raten der Geräte und die Anzahl der Anfragen prüfen.</translation>
    </message>
    <message>
        <source>temporal fusion runs on one stage, not on {}</source>
        <translation>zeitliche Fusion läuft auf einer Stufe, nicht auf {}</translation>
    </message>
    <message>
        <source>Set it to 1, or take another scheduler.</source>
        <translation>Auf 1 setzen oder einen anderen Scheduler nehmen.</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where lengths of requests are expected</source>
        <translation>„{}“ gefunden, wo Längen von Anfragen erwartet werden</translation>
    </message>
    <message>
        <source>Write fixed:P:D, uniform:a:b:PD or zipf:theta:min:max:PD, in tokens; PD is prompt by output.</source>
        <translation>fixed:P:D, uniform:a:b:PD oder zipf:theta:min:max:PD schreiben, in Tokens; PD ist Prompt durch Ausgabe.</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where arrivals of requests are expected</source>
        <translation>„{}“ gefunden, wo Ankünfte von Anfragen erwartet werden</translation>
    </message>
    <message>
        <source>Write static, interval:s, poisson:qps or gamma:qps:cv, in seconds and requests a second.</source>
        <translation>static, interval:s, poisson:qps oder gamma:qps:cv schreiben, in Sekunden und Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>This is no table of recoveries.</source>
        <translation>Das ist keine Tabelle von Erholungen.</translation>
    </message>
    <message>
        <source>The window writes it with its reports.</source>
        <translation>Das Fenster schreibt sie mit seinen Berichten.</translation>
    </message>
    <message>
        <source>one request does not fit: {} more are needed on each device of stage {}</source>
        <translation>eine Anfrage passt nicht: auf jedem Gerät der Stufe {1} fehlen {0}</translation>
    </message>
    <message>
        <source>picks, expert and bits of each</source>
        <translation>Auswahlen, jeweils Experte und Bits</translation>
    </message>
    <message>
        <source>numbers, the expert and its bits</source>
        <translation>Zahlen, der Experte und seine Bits</translation>
    </message>
    <message>
        <source>an expert that the token has not picked in this layer already</source>
        <translation>ein Experte, den das Token in dieser Schicht noch nicht gewählt hat</translation>
    </message>
    <message>
        <source>an array with the picks of each token, layer by layer</source>
        <translation>ein Feld mit den Auswahlen jedes Tokens, Schicht für Schicht</translation>
    </message>
    <message>
        <source>{} tokens are too many</source>
        <translation>{} Tokens sind zu viele</translation>
    </message>
    <message>
        <source>The tokens pick {} experts in {} layers, those of {} pick {} in {}</source>
        <translation>Die Tokens wählen {} Experten in {} Schichten, die von {} wählen {} in {}</translation>
    </message>
    <message>
        <source>Give tokens of this model.</source>
        <translation>Tokens dieses Modells angeben.</translation>
    </message>
    <message>
        <source>Launchers start one program on all nodes: on {} kinds of devices the microbatch, the recomputation and the share of the batch are the same, only the layers of stages may differ.</source>
        <translation>Startprogramme starten ein Programm auf allen Knoten: Auf {} Arten von Geräten sind Microbatch, Neuberechnung und Anteil am Batch gleich, nur die Schichten der Stufen dürfen sich unterscheiden.</translation>
    </message>
    <message>
        <source>This starts a training. What serves is written for vLLM, SGLang and TensorRT-LLM.</source>
        <translation>Das startet ein Training. Was bedient, wird für vLLM, SGLang und TensorRT-LLM geschrieben.</translation>
    </message>
    <message>
        <source>{} keeps no goals by itself: measure them with its benchmark.</source>
        <translation>{} hält von sich aus keine Ziele ein: mit seinem Benchmark messen.</translation>
    </message>
    <message>
        <source>{} has no such scheduler as &quot;{}&quot;: it runs its own.</source>
        <translation>{} hat keinen Scheduler wie „{}“: Es läuft mit seinem eigenen.</translation>
    </message>
    <message>
        <source>{} sends requests to the least busy replica by itself.</source>
        <translation>{} schickt Anfragen von sich aus an das am wenigsten beschäftigte Replikat.</translation>
    </message>
    <message>
        <source>{} reads 4-bit weights from a checkpoint in that format.</source>
        <translation>{} liest 4-Bit-Gewichte aus einem Checkpoint in diesem Format.</translation>
    </message>
    <message>
        <source>{} keeps keys and values in 2 bytes or in 1.</source>
        <translation>{} hält Schlüssel und Werte in 2 Bytes oder in 1.</translation>
    </message>
    <message>
        <source>vLLM has blocks of 1, 8, 16, 32, 64 or 128 tokens.</source>
        <translation>vLLM hat Blöcke von 1, 8, 16, 32, 64 oder 128 Tokens.</translation>
    </message>
    <message>
        <source>SGLang&apos;s fraction holds weights and cache alone: lower it where activations need more.</source>
        <translation>SGLangs Anteil umfasst nur Gewichte und Cache: senken, wo Aktivierungen mehr brauchen.</translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind trtllm-serve&apos;s router.</source>
        <translation>Das ist eines von {} Replikaten: so viele hinter dem Router von trtllm-serve starten.</translation>
    </message>
    <message>
        <source>TensorRT-LLM reads weights in 8 or 4 bits from a checkpoint in that format.</source>
        <translation>TensorRT-LLM liest Gewichte in 8 oder 4 Bit aus einem Checkpoint in diesem Format.</translation>
    </message>
    <message>
        <source>reduction of gradients in fp32</source>
        <translation>Reduktion der Gradienten in FP32</translation>
    </message>
    <message>
        <source>Reduce in FP32</source>
        <translation>In FP32 reduzieren</translation>
    </message>
    <message>
        <source>Gradients that are held in 16 bits travel between replicas in 32 (DeepSpeed&apos;s communication_data_type, once fp32_allreduce): twice the bytes. Those held in 32 do so anyway.</source>
        <translation>Gradienten, die in 16 Bit gehalten werden, reisen zwischen Replikaten in 32 (DeepSpeeds communication_data_type, früher fp32_allreduce): doppelt so viele Bytes. Solche in 32 tun das ohnehin.</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no freedom of compression</source>
        <translation>„{}“ ist keine Freiheit der Kompression</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;</source>
        <translation>es gibt keine Spalte „{}“</translation>
    </message>
    <message>
        <source>Needed are batch_num_prefill_tokens, batch_num_decode_tokens and batch_execution_time (in seconds).</source>
        <translation>Gebraucht werden batch_num_prefill_tokens, batch_num_decode_tokens und batch_execution_time (in Sekunden).</translation>
    </message>
    <message>
        <source>a batch needs a time and tokens above zero</source>
        <translation>ein Batch braucht eine Zeit und Tokens über null</translation>
    </message>
    <message>
        <source>{} requests are longer than the context of the model, {} tokens: the first is number {}, of {} tokens. Engines refuse them; here they are served.</source>
        <translation>{} Anfragen sind länger als der Kontext des Modells, {} Tokens: die erste ist Nummer {} mit {} Tokens. Engines lehnen sie ab; hier werden sie bedient.</translation>
    </message>
    <message>
        <source>Pricing layouts</source>
        <translation>Layouts werden bewertet</translation>
    </message>
    <message>
        <source>the trace of these requests is longer than {} MiB</source>
        <translation>der Trace dieser Anfragen ist länger als {} MiB</translation>
    </message>
    <message>
        <source>Simulate fewer requests.</source>
        <translation>Weniger Anfragen simulieren.</translation>
    </message>
</context>
<context>
    <name>RecoverControl</name>
    <message numerus="yes">
        <source>%n spare node(s) take over.</source>
        <translation>
            <numerusform>%n Ersatzknoten übernimmt.</numerusform>
            <numerusform>%n Ersatzknoten übernehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Living with it: step %1, %2 of the throughput.</source>
        <translation>Damit leben: Schritt %1, %2 des Durchsatzes.</translation>
    </message>
    <message>
        <source>Copies to a peer, %1 a rank and step, hide behind the step.</source>
        <translation>Kopien zu einem Partner, %1 pro Rank und Schritt, verbergen sich hinter dem Schritt.</translation>
    </message>
    <message>
        <source>⚠ Copies to a peer, %1 a rank and step, do not hide behind the step.</source>
        <translation>⚠ Kopien zu einem Partner, %1 pro Rank und Schritt, verbergen sich nicht hinter dem Schritt.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>/communication/compression/rank</source>
        <translation>/communication/compression/rank</translation>
    </message>
    <message>
        <source>/communication/compression/dataParallelRank</source>
        <translation>/communication/compression/dataParallelRank</translation>
    </message>
    <message>
        <source>/communication/compression/keptShare</source>
        <translation>/communication/compression/keptShare</translation>
    </message>
    <message>
        <source>/communication/compression/bits</source>
        <translation>/communication/compression/bits</translation>
    </message>
    <message>
        <source>/communication/compression/blockSize</source>
        <translation>/communication/compression/blockSize</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
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
    <message>
        <source>For &amp;Other Tools…</source>
        <translation>Für andere &amp;Werkzeuge…</translation>
    </message>
    <message>
        <source>Megatron-LM, DeepSpeed, torchtitan, rank files and more, shown as they will be written</source>
        <translation>Megatron-LM, DeepSpeed, torchtitan, Rankfiles und mehr, angezeigt, wie sie geschrieben werden</translation>
    </message>
    <message>
        <source>&amp;Place Ranks Automatically</source>
        <translation>Ranks automatisch &amp;platzieren</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>Die Platzierung suchen, die die Verbindungen am besten nutzt, und ihren Gewinn mit deren Rauschen vergleichen</translation>
    </message>
    <message>
        <source>Search La&amp;youts</source>
        <translation>Layouts s&amp;uchen</translation>
    </message>
    <message>
        <source>Find the fastest layouts that fit</source>
        <translation>Die schnellsten passenden Layouts suchen</translation>
    </message>
    <message>
        <source>Import with Previe&amp;w…</source>
        <translation>Importieren mit &amp;Vorschau…</translation>
    </message>
    <message>
        <source>Show what a file holds and changes before it is imported</source>
        <translation>Zeigen, was eine Datei enthält und ändert, bevor sie importiert wird</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>Be&amp;richt…</translation>
    </message>
    <message>
        <source>The plans of the project side by side, as one web page or PDF</source>
        <translation>Die Pläne des Projekts nebeneinander, als eine Webseite oder PDF</translation>
    </message>
    <message>
        <source>&amp;Rename Plan</source>
        <translation>Plan &amp;umbenennen</translation>
    </message>
    <message>
        <source>Give the plan on screen a name of your own</source>
        <translation>Dem angezeigten Plan einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>De&amp;lete Plan</source>
        <translation>Plan &amp;löschen</translation>
    </message>
    <message>
        <source>Remove the plan on screen; undo brings it back</source>
        <translation>Angezeigten Plan entfernen; Rückgängig holt ihn zurück</translation>
    </message>
    <message>
        <source>Place &amp;Experts Automatically</source>
        <translation>&amp;Experten automatisch platzieren</translation>
    </message>
    <message>
        <source>Search for the expert placement with the least traffic and the evenest load</source>
        <translation>Die Expertenplatzierung mit dem geringsten Datenverkehr und der gleichmäßigsten Last suchen</translation>
    </message>
    <message>
        <source>&amp;Compare Plans</source>
        <translation>Pläne v&amp;ergleichen</translation>
    </message>
    <message>
        <source>The checked plans side by side: what differs, figures, memory, placement, timelines</source>
        <translation>Die angekreuzten Pläne nebeneinander: Unterschiede, Werte, Speicher, Platzierung, Zeitleisten</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>The comparison as a talk on the whole screen, one idea a page</source>
        <translation>Der Vergleich als Vortrag auf dem ganzen Bildschirm, ein Gedanke pro Seite</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Hottest Expert</source>
        <translation>&amp;Heißester Experte</translation>
    </message>
    <message>
        <source>The expert with the largest share of its layer&apos;s picks</source>
        <translation>Der Experte mit dem größten Anteil an den Auswahlen seiner Schicht</translation>
    </message>
    <message>
        <source>Worst &amp;Layer</source>
        <translation>Schlechteste &amp;Schicht</translation>
    </message>
    <message>
        <source>The layer whose fullest GPU is farthest above the mean</source>
        <translation>Die Schicht, deren vollste GPU am weitesten über dem Mittel liegt</translation>
    </message>
    <message>
        <source>&amp;Worst Link</source>
        <translation>Sch&amp;lechteste Verbindung</translation>
    </message>
    <message>
        <source>The link that the experts keep busy longest, or the slowest of all</source>
        <translation>Die Verbindung, die die Experten am längsten belegen, oder die langsamste von allen</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>The keyboard to the next panel on screen</source>
        <translation>Die Tastatur zum nächsten Bereich auf dem Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>&amp;Vorheriger Bereich</translation>
    </message>
    <message>
        <source>The keyboard to the panel before</source>
        <translation>Die Tastatur zum Bereich davor</translation>
    </message>
    <message>
        <source>&amp;Close Panel</source>
        <translation>Bereich &amp;schließen</translation>
    </message>
    <message>
        <source>Close the panel that has the keyboard</source>
        <translation>Den Bereich mit der Tastatur schließen</translation>
    </message>
    <message>
        <source>&amp;Maximise Panel</source>
        <translation>Bereich &amp;maximieren</translation>
    </message>
    <message>
        <source>The panel that has the keyboard alone in the window; again: all panels as before</source>
        <translation>Der Bereich mit der Tastatur allein im Fenster; nochmals: alle Bereiche wie zuvor</translation>
    </message>
    <message>
        <source>&amp;Next Plan</source>
        <translation>&amp;Nächster Plan</translation>
    </message>
    <message>
        <source>Show the next plan of the list</source>
        <translation>Den nächsten Plan der Liste zeigen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Plan</source>
        <translation>&amp;Voriger Plan</translation>
    </message>
    <message>
        <source>Show the plan before this one</source>
        <translation>Den Plan davor zeigen</translation>
    </message>
    <message>
        <source>Perspecti&amp;ves</source>
        <translation>&amp;Perspektiven</translation>
    </message>
    <message>
        <source>&amp;Reset This Perspective</source>
        <translation>Diese Perspektive &amp;zurücksetzen</translation>
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
</context>
<context>
    <name>rankloom::ui::BitLaneText</name>
    <message>
        <source>load of a plane</source>
        <translation>Laden einer Bitebene</translation>
    </message>
    <message>
        <source>attention and router</source>
        <translation>Attention und Router</translation>
    </message>
    <message>
        <source>output layer</source>
        <translation>Ausgabeschicht</translation>
    </message>
    <message>
        <source>computing with a plane</source>
        <translation>Rechnen mit einer Bitebene</translation>
    </message>
    <message>
        <source>waits for a load</source>
        <translation>wartet auf ein Laden</translation>
    </message>
    <message>
        <source>waits for memory</source>
        <translation>wartet auf Speicher</translation>
    </message>
    <message>
        <source>nothing more to load</source>
        <translation>nichts mehr zu laden</translation>
    </message>
    <message>
        <source>waits for the router</source>
        <translation>wartet auf den Router</translation>
    </message>
    <message>
        <source>paler, on a bar: planes above the base</source>
        <translation>blasser, auf einem Balken: Bitebenen über der Basis</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Load from drives</source>
        <translation>Laden von Laufwerken</translation>
    </message>
    <message>
        <source>Load from host</source>
        <translation>Laden vom Host</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>layer</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>attention and router before the experts of layer %1</source>
        <translation>Attention und Router vor den Experten von Schicht %1</translation>
    </message>
    <message>
        <source>%1-bit base of expert %2 in layer %3</source>
        <translation>%1-Bit-Basis von Experte %2 in Schicht %3</translation>
    </message>
    <message>
        <source>bit %1 of expert %2 in layer %3</source>
        <translation>Bit %1 von Experte %2 in Schicht %3</translation>
    </message>
    <message>
        <source>Computing waits %1 for a load.</source>
        <translation>Das Rechnen wartet %1 auf ein Laden.</translation>
    </message>
    <message>
        <source>Loading waits %1 until planes may leave memory.</source>
        <translation>Das Laden wartet %1, bis Bitebenen den Speicher verlassen dürfen.</translation>
    </message>
    <message>
        <source>Loading is done %1 before the steps end.</source>
        <translation>Das Laden ist %1 vor dem Ende der Schritte fertig.</translation>
    </message>
    <message>
        <source>Loading waits %1 until a router has told which planes are wanted.</source>
        <translation>Das Laden wartet %1, bis ein Router gesagt hat, welche Bitebenen gebraucht werden.</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Tokens/s</translation>
    </message>
    <message>
        <source>waits %1</source>
        <translation>wartet %1</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n Sequenz</numerusform>
            <numerusform>%n Sequenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading of planes and computing in decode steps. %1.</source>
        <translation>Laden von Bitebenen und Rechnen in Decode-Schritten. %1.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>Computing waits %1 for %2, whose load waited for memory.</source>
        <translation>Das Rechnen wartet %1 auf: %2; dessen Laden wartete auf Speicher.</translation>
    </message>
    <message>
        <source>Computing waits %1 for %2.</source>
        <translation>Das Rechnen wartet %1 auf: %2.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsControl</name>
    <message>
        <source>Loading and computing</source>
        <translation>Laden und Rechnen</translation>
    </message>
    <message>
        <source>No steps yet. Set a budget for planes of experts.</source>
        <translation>Noch keine Schritte. Ein Budget für Bitebenen der Experten setzen.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show all steps</source>
        <translation>Alle Schritte zeigen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Show one step: a token of every sequence</source>
        <translation>Einen Schritt zeigen: ein Token jeder Sequenz</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Show the chosen layer, or the first, in one step</source>
        <translation>Die gewählte oder die erste Schicht in einem Schritt zeigen</translation>
    </message>
    <message>
        <source>With the bits &amp;before the last change</source>
        <translation>Mit den Bits &amp;vor der letzten Änderung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>With the order: %1</source>
        <translation>Mit der Reihenfolge: %1</translation>
    </message>
    <message>
        <source>With experts known one layer further ahead</source>
        <translation>Mit eine Schicht früher bekannten Experten</translation>
    </message>
    <message>
        <source>Known %1 ahead</source>
        <translation>%1 im Voraus bekannt</translation>
    </message>
    <message>
        <source>With 2 GiB more</source>
        <translation>Mit 2 GiB mehr</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>With the bits that are worth most</source>
        <translation>Mit den Bits, die am meisten wert sind</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>With these, &amp;kept as they are now</source>
        <translation>Mit &amp;diesen, wie sie jetzt sind</translation>
    </message>
    <message>
        <source>With &amp;nothing</source>
        <translation>Mit &amp;nichts</translation>
    </message>
    <message>
        <source>Set the bit budget to %1</source>
        <translation>Bit-Budget auf %1 setzen</translation>
    </message>
    <message>
        <source>Choose the bits of experts by worth</source>
        <translation>Bits der Experten nach Wert wählen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsMapView</name>
    <message>
        <source>Bits of experts</source>
        <translation>Bits der Experten</translation>
    </message>
    <message>
        <source>No bits yet. Set a budget for planes of experts.</source>
        <translation>Noch keine Bits. Ein Budget für Bitebenen der Experten setzen.</translation>
    </message>
    <message>
        <source>How many bits of every expert stay in the GPU&apos;s memory. What does not stay is loaded when a token asks for it. Choose a brush and paint, or set the chosen experts by digits; Delete keeps nothing of them, a full stop and a comma give one bit more or less, Shift and arrows choose several.</source>
        <translation>Wie viele Bits jedes Experten im Speicher der GPU bleiben. Was nicht bleibt, wird geladen, wenn ein Token es anfordert. Einen Pinsel wählen und malen oder die gewählten Experten mit Ziffern setzen; Entf behält nichts von ihnen, Punkt und Komma geben ein Bit mehr oder weniger, Umschalt und Pfeile wählen mehrere.</translation>
    </message>
    <message>
        <source>&amp;Brush:</source>
        <translation>&amp;Pinsel:</translation>
    </message>
    <message>
        <source>No brush</source>
        <translation>Kein Pinsel</translation>
    </message>
    <message>
        <source>Widest</source>
        <translation>Breitester</translation>
    </message>
    <message>
        <source>&amp;Widest expert</source>
        <translation>Brei&amp;tester Experte</translation>
    </message>
    <message>
        <source>One bit &amp;more</source>
        <translation>Ein &amp;Bit mehr</translation>
    </message>
    <message>
        <source>One bit &amp;fewer</source>
        <translation>Ein Bit &amp;weniger</translation>
    </message>
    <message>
        <source>&amp;Keep nothing</source>
        <translation>N&amp;ichts behalten</translation>
    </message>
    <message>
        <source>Choose by &amp;worth</source>
        <translation>Nach Wert wäh&amp;len</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Keep what is worth most within the budget, instead of what was set by hand</source>
        <translation>Behalten, was im Budget am meisten wert ist, statt des von Hand Gesetzten</translation>
    </message>
    <message>
        <source>Expert %1 of layer %2: %3</source>
        <translation>Experte %1 von Schicht %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n experts: %1</source>
        <translation>
            <numerusform>%n Experte: %1</numerusform>
            <numerusform>%n Experten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit more</source>
        <translation>
            <numerusform>%n Experte: ein Bit mehr</numerusform>
            <numerusform>%n Experten: ein Bit mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit fewer</source>
        <translation>
            <numerusform>%n Experte: ein Bit weniger</numerusform>
            <numerusform>%n Experten: ein Bit weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n expert(s): %1</source>
        <translation>
            <numerusform>%n Experte gemalt: %1</numerusform>
            <numerusform>%n Experten gemalt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Set to</source>
        <translation>&amp;Setzen auf</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsPanel</name>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>They: %1</source>
        <translation>Dort: %1</translation>
    </message>
    <message>
        <source>This plan: %1</source>
        <translation>Dieser Plan: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Published figures beside these</source>
        <translation>Veröffentlichte Werte neben diesen</translation>
    </message>
    <message>
        <source>Raise the budget by 2 GiB</source>
        <translation>Das Budget um 2 GiB anheben</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Tokens/s</translation>
    </message>
    <message>
        <source>2 GiB more: at most %1 tokens/s</source>
        <translation>2 GiB mehr: höchstens %1 Tokens/s</translation>
    </message>
    <message>
        <source>Loaded a token</source>
        <translation>Pro Token geladen</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Geladen von</translation>
    </message>
    <message>
        <source>drives, %1</source>
        <translation>Laufwerke, %1</translation>
    </message>
    <message>
        <source>host memory, %1</source>
        <translation>Hostspeicher, %1</translation>
    </message>
    <message>
        <source>Computing waits</source>
        <translation>Rechnen wartet</translation>
    </message>
    <message>
        <source>Found in memory</source>
        <translation>Im Speicher gefunden</translation>
    </message>
    <message>
        <source>Worth, of all planes</source>
        <translation>Wert, von allen Ebenen</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>yes, proven</source>
        <translation>ja, bewiesen</translation>
    </message>
    <message>
        <source>at most %1 better</source>
        <translation>höchstens %1 besser</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routing</translation>
    </message>
    <message>
        <source>of the trace</source>
        <translation>aus dem Trace</translation>
    </message>
    <message>
        <source>no trace: all alike</source>
        <translation>kein Trace: alle gleich</translation>
    </message>
    <message>
        <source>Worth is a proxy, the share of the rounding error that planes take away: it says nothing about accuracy.</source>
        <translation>Wert ist ein Ersatzmaß, der Anteil des Rundungsfehlers, den Ebenen wegnehmen: Er sagt nichts über Genauigkeit.</translation>
    </message>
    <message>
        <source>Measured Rates…</source>
        <translation>Gemessene Raten…</translation>
    </message>
    <message>
        <source>What decoding comes to</source>
        <translation>Was das Decodieren ergibt</translation>
    </message>
    <message>
        <source>Read how fast planes load: JSON of fio for drives, output of nvbandwidth for host memory</source>
        <translation>Lesen, wie schnell Ebenen laden: JSON von fio für Laufwerke, Ausgabe von nvbandwidth für Hostspeicher</translation>
    </message>
    <message>
        <source>Measured rates of fio or nvbandwidth</source>
        <translation>Gemessene Raten von fio oder nvbandwidth</translation>
    </message>
    <message>
        <source>Output of fio or nvbandwidth (*)</source>
        <translation>Ausgabe von fio oder nvbandwidth (*)</translation>
    </message>
    <message>
        <source>Take %1 from host memory, measured</source>
        <translation>%1 aus dem Hostspeicher übernehmen, gemessen</translation>
    </message>
    <message>
        <source>Take %1 from drives, measured</source>
        <translation>%1 von Laufwerken übernehmen, gemessen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsText</name>
    <message>
        <source>Takes %1 (%2)</source>
        <translation>Belegt %1 (%2)</translation>
    </message>
    <message>
        <source>Gets %1 of the layer&apos;s picks</source>
        <translation>Bekommt %1 der Auswahlen der Schicht</translation>
    </message>
    <message>
        <source>Gets %1 of the layer&apos;s picks (no trace: every expert as often)</source>
        <translation>Bekommt %1 der Auswahlen der Schicht (kein Trace: jeder Experte gleich oft)</translation>
    </message>
    <message>
        <source>Worth %1 of all its planes (proxy: share of the rounding error, not accuracy)</source>
        <translation>%1 des Werts aller seiner Bitebenen (Ersatzmaß: Anteil am Rundungsfehler, nicht Genauigkeit)</translation>
    </message>
    <message>
        <source>Worth %1 of all its planes</source>
        <translation>%1 des Werts aller seiner Bitebenen</translation>
    </message>
    <message>
        <source>Its base is loaded when a token picks it</source>
        <translation>Seine Basis wird geladen, wenn ein Token ihn wählt</translation>
    </message>
    <message>
        <source>%1 kept, more than the budget of %2.</source>
        <translation>%1 behalten, mehr als das Budget von %2.</translation>
    </message>
    <message>
        <source>%1 of %2 kept.</source>
        <translation>%1 von %2 behalten.</translation>
    </message>
    <message>
        <source>%1 bits a pick on average.</source>
        <translation>Im Mittel %1 Bit pro Auswahl.</translation>
    </message>
    <message>
        <source>Set by hand.</source>
        <translation>Von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Chosen by worth, which is a proxy.</source>
        <translation>Nach Wert gewählt, einem Ersatzmaß.</translation>
    </message>
    <message>
        <source>Chosen by worth.</source>
        <translation>Nach Wert gewählt.</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht behalten</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 Bit</translation>
    </message>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n Bit</numerusform>
            <numerusform>%n Bit</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of experts in memory</source>
        <translation>Bits der Experten im Speicher</translation>
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
        <source>In memory</source>
        <translation>Im Speicher</translation>
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
    <message>
        <source>broken</source>
        <translation>defekt</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>wird geleert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Link speed</source>
        <translation>Linkgeschwindigkeit</translation>
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
        <translation>Knoten %1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Move several ranks</source>
        <translation>Mehrere Ranks verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n rank(s)</source>
        <translation>
            <numerusform>%n Rank sperren</numerusform>
            <numerusform>%n Ranks sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n rank(s)</source>
        <translation>
            <numerusform>%n Rank entsperren</numerusform>
            <numerusform>%n Ranks entsperren</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation>%1 als verfügbar markieren</translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation>%1 markieren: %2</translation>
    </message>
    <message>
        <source>Suppose nothing about %1</source>
        <translation>Keine Annahme zu %1</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation>Alle Was-wäre-wenn-Annahmen verwerfen</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardLegend</name>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation>… insgesamt %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Was-wäre-wenn</translation>
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
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
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
        <source>Drag onto another node to swap all their ranks (N)</source>
        <translation>Auf einen anderen Knoten ziehen, um alle Ranks beider zu tauschen (N)</translation>
    </message>
    <message>
        <source>No cluster yet. Choose one on the left, or drop a hostfile, a topology or a link measurement.</source>
        <translation>Noch kein Cluster. Links eines wählen oder ein Hostfile, eine Topologie oder eine Verbindungsmessung hier ablegen.</translation>
    </message>
    <message>
        <source>Ranks on %1 nodes of %2 GPUs, coloured by %3</source>
        <translation>Ranks auf %1 Knoten mit je %2 GPUs, Farbe: %3</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
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
        <source>Placement board: %1 ranks of %2 pipeline stages on %3 nodes of %4 GPUs, coloured by %5.</source>
        <translation>Platzierungsboard: %1 Ranks aus %2 Pipeline-Stufen auf %3 Knoten mit je %4 GPUs, Farbe: %5.</translation>
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
        <translation>Trägt Knoten %1</translation>
    </message>
    <message>
        <source>Over node %1</source>
        <translation>Über Knoten %1</translation>
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
        <translation>Gerät oder Knoten:Slot</translation>
    </message>
    <message>
        <source>Where rank %1 goes: a device number, or a node and a slot like %2:0. Enter moves it, Escape cancels.</source>
        <translation>Ziel von Rank %1: eine Gerätenummer oder ein Knoten und ein Slot wie %2:0. Enter verschiebt, Escape bricht ab.</translation>
    </message>
    <message>
        <source>There is no such device. Type 0 to %1, or a node and a slot like %2:0.</source>
        <translation>Dieses Gerät gibt es nicht. 0 bis %1 eingeben oder einen Knoten und einen Slot wie %2:0.</translation>
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
        <source>Place automatically</source>
        <translation>Automatisch platzieren</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>Die Platzierung suchen, die die Verbindungen am besten nutzt, und ihren Gewinn mit deren Rauschen vergleichen</translation>
    </message>
    <message>
        <source>Place all ranks &amp;automatically</source>
        <translation>Alle Ranks a&amp;utomatisch platzieren</translation>
    </message>
    <message>
        <source>, locked</source>
        <translation>, gesperrt</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>%1: no rank is placed here</source>
        <comment>why a node is kept free</comment>
        <translation>%1: Hier wird kein Rank platziert</translation>
    </message>
    <message>
        <source>%1: no rank is placed here</source>
        <translation>%1: Hier wird kein Rank platziert</translation>
    </message>
    <message>
        <source>Locked: neither drags nor “Place automatically” move it (L)</source>
        <translation>Gesperrt: weder Ziehen noch „Automatisch platzieren“ verschiebt ihn (L)</translation>
    </message>
    <message>
        <source>Unlock all of %1</source>
        <translation>Alle auf %1 entsperren</translation>
    </message>
    <message>
        <source>Lock all of %1</source>
        <translation>Alle auf %1 sperren</translation>
    </message>
    <message>
        <source>Mar&amp;k %1 as</source>
        <translation>%1 &amp;markieren als</translation>
    </message>
    <message>
        <source>&amp;Available</source>
        <translation>&amp;Verfügbar</translation>
    </message>
    <message>
        <source>&amp;Broken</source>
        <translation>&amp;Defekt</translation>
    </message>
    <message>
        <source>&amp;Draining</source>
        <translation>Wird &amp;geleert</translation>
    </message>
    <message numerus="yes">
        <source>Un&amp;lock %n rank(s)</source>
        <translation>
            <numerusform>%n Rank entspe&amp;rren</numerusform>
            <numerusform>%n Ranks entspe&amp;rren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Lock %n rank(s)</source>
        <translation>
            <numerusform>%n Rank spe&amp;rren</numerusform>
            <numerusform>%n Ranks spe&amp;rren</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 is locked (L unlocks it)</source>
        <translation>Rank %1 ist gesperrt (L entsperrt ihn)</translation>
    </message>
    <message>
        <source>%1 is %2: no rank goes there</source>
        <comment>node and why it is kept free</comment>
        <translation>%1 (%2): Dorthin kommt kein Rank</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) locked</source>
        <translation>
            <numerusform>%n Rank gesperrt</numerusform>
            <numerusform>%n Ranks gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) unlocked</source>
        <translation>
            <numerusform>%n Rank entsperrt</numerusform>
            <numerusform>%n Ranks entsperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes are on broken and draining nodes: mark %1 as one first.</source>
        <translation>Notizen stehen an defekten und an Knoten, die geleert werden: %1 zuerst als solchen markieren.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>why, and until when</source>
        <translation>warum und bis wann</translation>
    </message>
    <message>
        <source>Enter keeps the note, Escape leaves it as it was.</source>
        <translation>Enter übernimmt die Notiz, Escape lässt sie, wie sie war.</translation>
    </message>
    <message>
        <source>headroom as before</source>
        <translation>frei wie zuvor</translation>
    </message>
    <message>
        <source>headroom %1</source>
        <translation>frei %1</translation>
    </message>
    <message>
        <source>step as before, %1</source>
        <translation>Schritt wie zuvor, %1</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Board zeigen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>&amp;Move rank to…</source>
        <translation>Rank &amp;verschieben nach …</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>Sperren oder &amp;freigeben</translation>
    </message>
    <message>
        <source>Lock or unlock the node</source>
        <translation>Knoten sperren oder freigeben</translation>
    </message>
    <message>
        <source>Carry the whole node</source>
        <translation>Ganzen Knoten mitnehmen</translation>
    </message>
    <message>
        <source>&amp;Note on the node…</source>
        <translation>&amp;Notiz zum Knoten …</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Mark failures</source>
        <translation>Ausfälle markieren</translation>
    </message>
    <message>
        <source>Clicks and boxes mark what fails, for the perspective Recover; the plan stays as it is</source>
        <translation>Klicks und Rahmen markieren, was ausfällt, für die Perspektive Erholung; der Plan bleibt, wie er ist</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) are supposed to fail or to be slow.</source>
        <translation>
            <numerusform>%n GPU ist als ausgefallen oder langsam angenommen.</numerusform>
            <numerusform>%n GPUs sind als ausgefallen oder langsam angenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>, supposed to fail</source>
        <translation>, Ausfall angenommen</translation>
    </message>
    <message>
        <source>Marked as failed</source>
        <translation>Als ausgefallen markiert</translation>
    </message>
    <message>
        <source>Marked as slow: %1</source>
        <translation>Als langsam markiert: %1</translation>
    </message>
    <message>
        <source>Works again</source>
        <translation>Geht wieder</translation>
    </message>
    <message>
        <source>GPU &amp;fails, or works again</source>
        <translation>GPU &amp;fällt aus oder geht wieder</translation>
    </message>
    <message>
        <source>GPU works again</source>
        <translation>GPU geht wieder</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) &amp;fail(s)</source>
        <translation>
            <numerusform>%n GPU &amp;fällt aus</numerusform>
            <numerusform>%n GPUs &amp;fallen aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Node fails, or works again</source>
        <translation>Knoten fällt aus oder geht wieder</translation>
    </message>
    <message>
        <source>%1 fails, or works again</source>
        <translation>%1 fällt aus oder geht wieder</translation>
    </message>
    <message>
        <source>Rack fails, or works again</source>
        <translation>Rack fällt aus oder geht wieder</translation>
    </message>
    <message numerus="yes">
        <source>Its rack of %n node(s) fails, or works again</source>
        <translation>
            <numerusform>Sein Rack mit %n Knoten fällt aus oder geht wieder</numerusform>
            <numerusform>Sein Rack mit %n Knoten fällt aus oder geht wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Its rack fails (racks are not known)</source>
        <translation>Sein Rack fällt aus (Racks sind nicht bekannt)</translation>
    </message>
    <message>
        <source>Clicks mark what fails</source>
        <translation>Klicks markieren, was ausfällt</translation>
    </message>
    <message>
        <source>What if it fa&amp;ils</source>
        <translation>&amp;Was, wenn es ausfällt</translation>
    </message>
    <message>
        <source>%1 computes at %2</source>
        <comment>node and share</comment>
        <translation>%1 rechnet mit %2</translation>
    </message>
    <message>
        <source>Supposed to fail (F: works again)</source>
        <translation>Ausfall angenommen (F: geht wieder)</translation>
    </message>
    <message>
        <source>Supposed to compute at %1</source>
        <translation>Rechnet annahmegemäß mit %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BudgetBarView</name>
    <message>
        <source>Memory for planes of experts</source>
        <translation>Speicher für Bitebenen der Experten</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>%1 of %2: over</source>
        <translation>%1 von %2: zu viel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>weights that are not of experts, in 16 bits</source>
        <translation>Gewichte außerhalb der Experten, in 16 Bit</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>Keys und Values</translation>
    </message>
    <message>
        <source>planes that stay</source>
        <translation>Bitebenen, die bleiben</translation>
    </message>
    <message>
        <source>room for planes that come and go</source>
        <translation>Platz für Bitebenen, die kommen und gehen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Laufwerke</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>planes that are loaded when they are asked for</source>
        <translation>Bitebenen, die auf Anforderung geladen werden</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht gebraucht</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BudgetCurveView</name>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Tokens/s</translation>
    </message>
    <message>
        <source>What other budgets would bring</source>
        <translation>Was andere Budgets bringen würden</translation>
    </message>
    <message>
        <source>No budget yet. Set one for planes of experts.</source>
        <translation>Noch kein Budget. Eines für Bitebenen der Experten setzen.</translation>
    </message>
    <message>
        <source>For every budget the choice that is worth most, and the tokens per second that the busier of the two lanes could do if it never waited. The diamond is what the steps laid out come to. Return or a double click sets the budget.</source>
        <translation>Für jedes Budget die Wahl, die am meisten wert ist, und die Tokens pro Sekunde, die die stärker ausgelastete der beiden Spuren schaffen könnte, wenn sie nie wartete. Die Raute ist, was die ausgelegten Schritte erreichen. Return oder ein Doppelklick setzt das Budget.</translation>
    </message>
    <message>
        <source>Budget for planes of experts</source>
        <translation>Budget für Bitebenen der Experten</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>at most, by the busier lane</source>
        <translation>höchstens, nach der stärker ausgelasteten Spur</translation>
    </message>
    <message>
        <source>with 2 GiB more</source>
        <translation>mit 2 GiB mehr</translation>
    </message>
    <message>
        <source>as laid out now</source>
        <translation>wie jetzt ausgelegt</translation>
    </message>
    <message>
        <source>Budget %1 (%2): %3 kept, worth %4 of all planes, %5 bits a pick
%6 loaded a token, at most %7</source>
        <translation>Budget %1 (%2): %3 behalten, %4 des Werts aller Bitebenen, %5 Bit pro Auswahl
%6 pro Token geladen, höchstens %7</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Bits a pick</source>
        <translation>Bits pro Auswahl</translation>
    </message>
    <message>
        <source>Loaded a token</source>
        <translation>Pro Token geladen</translation>
    </message>
    <message>
        <source>At most tokens/s</source>
        <translation>Höchstens Tokens/s</translation>
    </message>
    <message>
        <source>Tokens per second over the budget for planes of experts. Now %1 with %2; 2 GiB more: at most %3.</source>
        <translation>Tokens pro Sekunde über dem Budget für Bitebenen der Experten. Jetzt %1 mit %2; 2 GiB mehr: höchstens %3.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CalibrationPanel</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Calibrate with a measured run</source>
        <translation>Mit einem gemessenen Lauf kalibrieren</translation>
    </message>
    <message>
        <source>&amp;Measured peak:</source>
        <translation>&amp;Gemessene Spitze:</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>eingeben</translation>
    </message>
    <message>
        <source>Measured peak</source>
        <translation>Gemessene Spitze</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>allocated (max_memory_allocated)</source>
        <translation>belegt (max_memory_allocated)</translation>
    </message>
    <message>
        <source>reserved (max_memory_reserved)</source>
        <translation>reserviert (max_memory_reserved)</translation>
    </message>
    <message>
        <source>on the device (nvidia-smi)</source>
        <translation>auf dem Gerät (nvidia-smi)</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>Where it was measured</source>
        <translation>Wo gemessen wurde</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>of the fullest rank</source>
        <translation>des vollsten Ranks</translation>
    </message>
    <message>
        <source>of stage %1</source>
        <translation>von Stufe %1</translation>
    </message>
    <message>
        <source>There is no estimate to calibrate yet.</source>
        <translation>Noch keine Schätzung zum Kalibrieren.</translation>
    </message>
    <message>
        <source>Type the peak that a run of this plan reported.</source>
        <translation>Die Spitze eingeben, die ein Lauf dieses Plans gemeldet hat.</translation>
    </message>
    <message>
        <source>Stage %1: estimated %2, measured %3 (%4). Framework constant %5 → %6; what is left over then: %7.</source>
        <translation>Stufe %1: geschätzt %2, gemessen %3 (%4). Framework-Konstante %5 → %6; verbleibende Abweichung: %7.</translation>
    </message>
    <message>
        <source>Calibrate memory: framework constant %1</source>
        <translation>Speicher kalibrieren: Framework-Konstante %1</translation>
    </message>
    <message>
        <source>A run of this very plan reported its peak. The constant of the framework inside “allocated” is chosen so that the estimate is that peak: allocated grows with it one to one, reserved and device by the fragmentation factor. One run is enough; figures of several stages tell whether one constant suits them.</source>
        <translation>Ein Lauf genau dieses Plans hat seine Spitze gemeldet. Die Konstante des Frameworks in „allocated“ wird so gewählt, dass die Schätzung diese Spitze ist: allocated wächst mit ihr eins zu eins, reserved und device mit dem Fragmentierungsfaktor. Ein Lauf genügt; Werte mehrerer Stufen zeigen, ob eine Konstante zu allen passt.</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>allocated</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserved</translation>
    </message>
    <message>
        <source>on the device</source>
        <translation>auf dem Gerät</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CheckpointsView</name>
    <message>
        <source>How often to write checkpoints</source>
        <translation>Wie oft Checkpoints zu schreiben sind</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>Noch keine Ausfallraten.</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>Links angeben, wie oft Knoten ausfallen.</translation>
    </message>
    <message>
        <source>between checkpoints</source>
        <translation>zwischen Checkpoints</translation>
    </message>
    <message>
        <source>Time lost</source>
        <translation>Verlorene Zeit</translation>
    </message>
    <message>
        <source>best: every %1</source>
        <translation>am besten: alle %1</translation>
    </message>
    <message>
        <source>Every %1: %2 of the time is lost to writing and to work done again</source>
        <translation>Alle %1: %2 der Zeit gehen durch Schreiben und wiederholte Arbeit verloren</translation>
    </message>
    <message>
        <source>Interval (s)</source>
        <translation>Intervall (s)</translation>
    </message>
    <message>
        <source>Checkpoints are best written every %1 (Daly; %2 by Young&apos;s formula); now every %3.</source>
        <translation>Checkpoints werden am besten alle %1 geschrieben (Daly; %2 nach Youngs Formel); jetzt alle %3.</translation>
    </message>
    <message>
        <source>as it is: every %1</source>
        <translation>wie es ist: alle %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ChoiceBox</name>
    <message>
        <source>Custom</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>choice and the reason why it is not possible</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ChoiceMenu</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only as in the plan</source>
        <translation>Nur wie im Plan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are ticked</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and what may be chosen</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CollectivesView</name>
    <message>
        <source>%1 ranks between nodes</source>
        <translation>%1 Ranks zwischen Knoten</translation>
    </message>
    <message>
        <source>%1 ranks within a node</source>
        <translation>%1 Ranks in einem Knoten</translation>
    </message>
    <message>
        <source>Bandwidth of collectives over message size</source>
        <translation>Bandbreite von Kollektiven über der Nachrichtengröße</translation>
    </message>
    <message>
        <source>No collective was measured yet. Drop a log of nccl-tests or rccl-tests over several sizes here: it tells how slow small messages are.</source>
        <translation>Noch wurde kein Kollektiv gemessen. Ziehen Sie ein Protokoll von nccl-tests oder rccl-tests über mehrere Größen hierher: Es sagt, wie langsam kleine Nachrichten sind.</translation>
    </message>
    <message>
        <source>Bus bandwidth of all-reduce, all-gather and reduce-scatter, which are comparable, over the bytes of one rank. A plan&apos;s collectives take the share that their own size reaches here, of the curve with the nearest number of ranks.</source>
        <translation>Busbandbreite von All-Reduce, All-Gather und Reduce-Scatter, die vergleichbar sind, über den Bytes eines Ranks. Die Kollektive eines Plans nehmen den Anteil, den ihre eigene Größe hier erreicht, von der Kurve mit der nächsten Zahl von Ranks.</translation>
    </message>
    <message>
        <source>Bytes of one rank</source>
        <translation>Bytes eines Ranks</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>Busbandbreite</translation>
    </message>
    <message>
        <source>%1
%2 (%3): %4, %5 of what the largest size reaches</source>
        <translation>%1
%2 (%3): %4, %5 dessen, was die größte Größe erreicht</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektiv</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Of the largest size</source>
        <translation>Der größten Größe</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) of collectives over message size; %1 reach %2 at %3.</source>
        <translation>
            <numerusform>%n Kurve von Kollektiven über der Nachrichtengröße; %1 erreichen %2 bei %3.</numerusform>
            <numerusform>%n Kurven von Kollektiven über der Nachrichtengröße; %1 erreichen %2 bei %3.</numerusform>
        </translation>
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
    <message>
        <source>No command that is possible now has these words.</source>
        <translation>Kein Befehl, der jetzt möglich ist, enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Comparison</name>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Where the step goes</source>
        <translation>Worauf die Schrittdauer entfällt</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <translation>Speicher der vollsten GPU</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The plans decide the same.</source>
        <translation>Die Pläne treffen dieselben Entscheidungen.</translation>
    </message>
    <message>
        <source>There is one plan.</source>
        <translation>Es gibt nur einen Plan.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>stage %1: %2, %3 free</source>
        <translation>Stufe %1: %2, %3 frei</translation>
    </message>
    <message>
        <source>stage %1: %2, lacks %3</source>
        <translation>Stufe %1: %2, es fehlen %3</translation>
    </message>
    <message>
        <source>%1, bubble %2</source>
        <translation>%1, Bubble %2</translation>
    </message>
    <message>
        <source>Timelines on one time axis</source>
        <translation>Zeitleisten auf einer Zeitachse</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>tiles are pipeline stages; framed: unlike the baseline</source>
        <translation>Kacheln sind Pipeline-Stufen; umrandet: anders als die Basis</translation>
    </message>
    <message>
        <source>Every GPU does the same in all plans.</source>
        <translation>Jede GPU tut in allen Plänen dasselbe.</translation>
    </message>
    <message>
        <source>Too many GPUs for a small board: the Board shows them.</source>
        <translation>Zu viele GPUs für ein kleines Board: Das Board zeigt sie.</translation>
    </message>
    <message>
        <source>bold: unlike the baseline</source>
        <translation>fett: anders als die Basis</translation>
    </message>
    <message>
        <source>changes are against the baseline · ● best of those that fit</source>
        <translation>Änderungen gegenüber der Basis · ● bester der passenden Pläne</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <comment>tokens per second</comment>
        <translation>%1 Tok/s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 %-Pkt.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>percentage points</comment>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>on another cluster than the baseline</source>
        <translation>auf einem anderen Cluster als die Basis</translation>
    </message>
    <message>
        <source>every rank where it was</source>
        <translation>jeder Rank am selben Platz</translation>
    </message>
    <message>
        <source>the same stage on every GPU</source>
        <translation>auf jeder GPU dieselbe Stufe</translation>
    </message>
    <message>
        <source>%1 of %2 ranks elsewhere: %3</source>
        <translation>%1 von %2 Ranks anderswo: %3</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs on another stage</source>
        <translation>%1 von %2 GPUs auf anderer Stufe</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>kein Rank</translation>
    </message>
    <message>
        <source>rank %1, stage %2</source>
        <translation>Rank %1, Stufe %2</translation>
    </message>
    <message>
        <source>GPU %1 of %2: %3</source>
        <comment>slot, node, what it holds</comment>
        <translation>GPU %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 sequences of %2 tokens a step, in microbatches of %3</source>
        <translation>%1 Sequenzen mit %2 Tokens pro Schritt, in Mikrobatches von %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, better or worse</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>step on seen tokens</source>
        <translation>Schritt auf gesehenen Tokens</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>verlustbehaftet</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonPanel</name>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>The plan that changes are counted from; B chooses it in the tables</source>
        <translation>Der Plan, gegen den Änderungen gezählt werden; B wählt ihn in den Tabellen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The same as a table, to sort, copy and export (Ctrl+T)</source>
        <translation>Dasselbe als Tabelle zum Sortieren, Kopieren und Exportieren (Ctrl+T)</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Full screen, one idea a page (F5)</source>
        <translation>Vollbild, ein Gedanke pro Seite (F5)</translation>
    </message>
    <message>
        <source>Baseline:</source>
        <translation>Basis:</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonView</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>The baseline: changes are counted from it</source>
        <translation>Die Basis: Änderungen werden gegen sie gezählt</translation>
    </message>
    <message>
        <source>Click or B: count changes from this plan</source>
        <translation>Klick oder B: Änderungen gegen diesen Plan zählen</translation>
    </message>
    <message>
        <source>Click or Enter: go to the setting</source>
        <translation>Klick oder Enter: zur Einstellung gehen</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Count changes from “%1”</source>
        <translation>Änderungen gegen „%1“ zählen</translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation>Plan „%1“ anzeigen</translation>
    </message>
    <message>
        <source>Fit timelines</source>
        <translation>Zeitleisten einpassen</translation>
    </message>
    <message>
        <source>Plans side by side. Click the name of a plan to make it the baseline, a difference to go to its setting; hold Ctrl and turn the wheel over the timelines to zoom them together.</source>
        <translation>Pläne nebeneinander. Klick auf den Namen eines Plans macht ihn zur Basis, Klick auf einen Unterschied führt zu dessen Einstellung; Ctrl und Mausrad über den Zeitleisten zoomen alle gemeinsam.</translation>
    </message>
    <message>
        <source>Ctrl+wheel zooms all, drag pans, double click fits</source>
        <translation>Ctrl+Mausrad zoomt alle, Ziehen verschiebt, Doppelklick passt ein</translation>
    </message>
    <message>
        <source>Nothing to compare yet: two to six plans are set side by side here. Ctrl+D copies the plan on screen; change the copy, and see what it brings.</source>
        <translation>Noch nichts zu vergleichen: Zwei bis sechs Pläne stehen hier nebeneinander. Ctrl+D kopiert den angezeigten Plan; die Kopie ändern und sehen, was es bringt.</translation>
    </message>
    <message>
        <source>Count changes from this plan</source>
        <translation>Änderungen gegen diesen Plan zählen</translation>
    </message>
    <message>
        <source>Show this plan</source>
        <translation>Diesen Plan zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionControl</name>
    <message>
        <source>Switch on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>Ausschalten: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionView</name>
    <message>
        <source>saves nothing</source>
        <translation>spart nichts</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>spart %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>slack %1</source>
        <translation>Spielraum %1</translation>
    </message>
    <message>
        <source>the step waits</source>
        <translation>der Schritt wartet</translation>
    </message>
    <message>
        <source>%1: weight gradients at the end of the step</source>
        <translation>%1: Gewichtsgradienten am Ende des Schritts</translation>
    </message>
    <message>
        <source>Last pass ends at %1</source>
        <translation>Letzter Durchgang endet bei %1</translation>
    </message>
    <message>
        <source>Hidden beside the passes %1</source>
        <translation>Neben den Durchgängen verborgen %1</translation>
    </message>
    <message>
        <source>Compressing %1, decompressing %2</source>
        <translation>Komprimieren %1, Dekomprimieren %2</translation>
    </message>
    <message>
        <source>Exposed %1, uncompressed %2</source>
        <translation>Sichtbar %1, unkomprimiert %2</translation>
    </message>
    <message>
        <source>Exposed %1</source>
        <translation>Sichtbar %1</translation>
    </message>
    <message>
        <source>Slack %1: so much longer changes nothing</source>
        <translation>Spielraum %1: so viel länger ändert nichts</translation>
    </message>
    <message>
        <source>No slack: the step waits for it</source>
        <translation>Kein Spielraum: der Schritt wartet darauf</translation>
    </message>
    <message>
        <source>Compressing this stage alone: %1</source>
        <translation>Nur diese Stufe komprimieren: %1</translation>
    </message>
    <message>
        <source>Apart: a ring over the %1 replicas of either stage, then one between the two stages: %2 a rank, the second ring takes %3.
At once: one ring over all %4: %5 a rank, %6.</source>
        <translation>Getrennt: ein Ring über die %1 Replikate jeder Stufe, dann einer zwischen den beiden Stufen: %2 je Rang, der zweite Ring dauert %3.
Auf einmal: ein Ring über alle %4: %5 je Rang, %6.</translation>
    </message>
    <message>
        <source>Sends back</source>
        <translation>Rückwärtssendungen</translation>
    </message>
    <message>
        <source>Tied embedding</source>
        <translation>Geteiltes Embedding</translation>
    </message>
    <message>
        <source>Weight gradients</source>
        <translation>Gewichtsgradienten</translation>
    </message>
    <message>
        <source>Sends forward</source>
        <translation>Vorwärtssendungen</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>Tensor-parallel</translation>
    </message>
    <message>
        <source>Context-parallel</source>
        <translation>Kontext-parallel</translation>
    </message>
    <message>
        <source>Expert-parallel</source>
        <translation>Experten-parallel</translation>
    </message>
    <message>
        <source>Memory of the fullest stage: %1</source>
        <translation>Speicher der vollsten Stufe: %1</translation>
    </message>
    <message>
        <source>nothing to do in this plan</source>
        <translation>in diesem Plan nichts zu tun</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, of one rank of every stage together</source>
        <translation>%1: %2 vorher, %3 nachher, von je einem Rang aller Stufen zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>%n weiteres in der Tabelle</numerusform>
            <numerusform>%n weitere in der Tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: nothing is compressed, and nothing could be</source>
        <translation>Schritt %1: nichts ist komprimiert, und nichts könnte es sein</translation>
    </message>
    <message>
        <source>Step %1, nothing compressed; %2 with all of it: %3</source>
        <translation>Schritt %1, nichts komprimiert; %2 mit allem: %3</translation>
    </message>
    <message>
        <source>Step %1 → %2, lossless</source>
        <translation>Schritt %1 → %2, verlustfrei</translation>
    </message>
    <message>
        <source>Step %1 → %2, lossy: %3</source>
        <translation>Schritt %1 → %2, verlustbehaftet: %3</translation>
    </message>
    <message>
        <source>What each saves of the step</source>
        <translation>Was jedes am Schritt spart</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (an)</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <translation>%1 (aus)</translation>
    </message>
    <message>
        <source>Bytes by class, before and after</source>
        <translation>Bytes nach Klasse, vorher und nachher</translation>
    </message>
    <message>
        <source>Gradients at the end of the step, and slack</source>
        <translation>Gradienten am Ende des Schritts, und Spielraum</translation>
    </message>
    <message>
        <source>No replicas: nothing to reduce.</source>
        <translation>Keine Replikate: nichts zu reduzieren.</translation>
    </message>
    <message>
        <source>Gradients of the tied embedding</source>
        <translation>Gradienten des geteilten Embeddings</translation>
    </message>
    <message>
        <source>No two stages hold one: nothing to sum.</source>
        <translation>Keine zwei Stufen haben eines: nichts zu summieren.</translation>
    </message>
    <message>
        <source>%1 a rank</source>
        <translation>%1 je Rang</translation>
    </message>
    <message>
        <source>Replicas, then stages</source>
        <translation>Replikate, dann Stufen</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>Compression of communication</source>
        <translation>Kompression der Kommunikation</translation>
    </message>
    <message>
        <source>What each way to send less saves of the step, all else as it is, and why. Sends back between stages and weight gradients lose digits (PowerSGD, top-k, few bits): a plan that does so is marked as lossy, and nothing is said of what that does to the model. A tied embedding summed at once loses nothing.</source>
        <translation>Was jede Art, weniger zu senden, am Schritt spart, alles andere gleich, und warum. Rückwärtssendungen zwischen Stufen und Gewichtsgradienten verlieren Stellen (PowerSGD, Top-k, wenige Bits): Ein solcher Plan ist als verlustbehaftet markiert, und was das mit dem Modell macht, wird nicht gesagt. Ein auf einmal summiertes geteiltes Embedding verliert nichts.</translation>
    </message>
    <message>
        <source>What compressing communication would save stands here.</source>
        <translation>Hier steht, was Kompression der Kommunikation sparen würde.</translation>
    </message>
    <message>
        <source>It comes with the figures of the plan.</source>
        <translation>Es kommt mit den Zahlen des Plans.</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>&amp;Switch on or off</source>
        <translation>Ein- oder aus&amp;schalten</translation>
    </message>
    <message>
        <source>&amp;Switch off: %1</source>
        <translation>Au&amp;sschalten: %1</translation>
    </message>
    <message>
        <source>&amp;Switch on: %1</source>
        <translation>Ein&amp;schalten: %1</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>Was es spart</translation>
    </message>
    <message>
        <source>Bytes of a step</source>
        <translation>Bytes eines Schritts</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>%1 of %2 sends compressed</source>
        <translation>%1 von %2 Sendungen komprimiert</translation>
    </message>
    <message>
        <source>Gradients at the end</source>
        <translation>Gradienten am Ende</translation>
    </message>
    <message>
        <source>Bytes a rank sends</source>
        <translation>Bytes, die ein Rang sendet</translation>
    </message>
    <message>
        <source>summed at once</source>
        <translation>auf einmal summiert</translation>
    </message>
    <message>
        <source>replicas, then stages</source>
        <translation>Replikate, dann Stufen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespart</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>There is no traffic that could be compressed.</source>
        <translation>Es gibt keinen Verkehr, der komprimiert werden könnte.</translation>
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
    <name>rankloom::ui::DiagnosesLine</name>
    <message>
        <source>All diagnoses, each with what would help</source>
        <translation>Alle Diagnosen, jede mit dem, was hülfe</translation>
    </message>
    <message>
        <source>First cure</source>
        <translation>Erste Abhilfe</translation>
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
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Stand beim Öffnen</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Choose a change to go back or forward to it</source>
        <translation>Eine Änderung wählen, um zu ihr zurück oder vor zu gehen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Experts on GPUs</source>
        <translation>Experten auf GPUs</translation>
    </message>
    <message>
        <source>GPU load</source>
        <translation>GPU-Last</translation>
    </message>
    <message>
        <source>Place ranks</source>
        <translation>Ranks platzieren</translation>
    </message>
    <message>
        <source>Place experts</source>
        <translation>Experten platzieren</translation>
    </message>
    <message>
        <source>Traces</source>
        <translation>Traces</translation>
    </message>
    <message>
        <source>Show this panel and give it the keyboard</source>
        <translation>Diesen Bereich zeigen und ihm die Tastatur geben</translation>
    </message>
    <message>
        <source>%1 (Esc brings the others back)</source>
        <translation>%1 (Esc holt die anderen zurück)</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Does it fit, how fast is it, what is in the way?</source>
        <translation>Passt es, wie schnell ist es, was steht im Weg?</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>What is there, what was measured, what does the plan use?</source>
        <translation>Was ist da, was wurde gemessen, was nutzt der Plan?</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Who talks to whom, and where should they sit?</source>
        <translation>Wer spricht mit wem, und wo sollten sie sitzen?</translation>
    </message>
    <message>
        <source>What is best, and how surely?</source>
        <translation>Was ist am besten, und wie sicher?</translation>
    </message>
    <message>
        <source>Which one is taken?</source>
        <translation>Welcher wird genommen?</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>Load drift</source>
        <translation>Lastdrift</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>Erholungszeit</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>Bits der Experten</translation>
    </message>
    <message>
        <source>Loading and computing</source>
        <translation>Laden und Rechnen</translation>
    </message>
    <message>
        <source>Other budgets</source>
        <translation>Andere Budgets</translation>
    </message>
    <message>
        <source>What if this dies: what then, how long, how fast?</source>
        <translation>Was, wenn das ausfällt: was dann, wie lange, wie schnell?</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Which experts in how many bits?</source>
        <translation>Welche Experten in wie vielen Bits?</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Zeitleisten</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>Längster Abstand</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>Bubbles</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>How many users, and how long do they wait?</source>
        <translation>Wie viele Nutzer, und wie lange warten sie?</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockTabs</name>
    <message>
        <source>&amp;Maximise</source>
        <translation>&amp;Maximieren</translation>
    </message>
    <message>
        <source>&amp;Dock</source>
        <translation>&amp;Andocken</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
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
    <message>
        <source>Move plan “%1”</source>
        <translation>Plan „%1“ verschieben</translation>
    </message>
    <message>
        <source>Write note on “%1”</source>
        <translation>Notiz zu „%1“ schreiben</translation>
    </message>
    <message>
        <source>%1 for this plan only</source>
        <translation>%1 nur für diesen Plan</translation>
    </message>
    <message>
        <source>Use the model %1</source>
        <translation>Das Modell %1 verwenden</translation>
    </message>
    <message>
        <source>Use another cluster</source>
        <translation>Einen anderen Cluster verwenden</translation>
    </message>
    <message>
        <source>Give this plan a cluster of its own</source>
        <translation>Diesem Plan einen eigenen Cluster geben</translation>
    </message>
    <message>
        <source>Rename the cluster</source>
        <translation>Cluster umbenennen</translation>
    </message>
    <message>
        <source>Use the project&apos;s measured constants</source>
        <translation>Gemessene Konstanten des Projekts verwenden</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::EmptyPage</name>
    <message>
        <source>What would fill this perspective</source>
        <translation>Was diese Perspektive füllen würde</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::EnumWords</name>
    <message>
        <source>weights: %1, gradients: %2, optimizer: %3, second copy: %4</source>
        <translation>Gewichte: %1, Gradienten: %2, Optimizer: %3, Zweitkopie: %4</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertBoard</name>
    <message>
        <source>Experts on GPUs</source>
        <translation>Experten auf GPUs</translation>
    </message>
    <message>
        <source>La&amp;yer:</source>
        <translation>&amp;Schicht:</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>Vorherige Schicht</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>Nächste Schicht</translation>
    </message>
    <message>
        <source>Hottest expert</source>
        <translation>Heißester Experte</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>Schlechteste Schicht</translation>
    </message>
    <message>
        <source>Expert %1 on %2: %3 picks, %4 the mean expert</source>
        <translation>Experte %1 auf %2: %3 Auswahlen, %4 Mittelwert der Experten</translation>
    </message>
    <message numerus="yes">
        <source>%n copies share them evenly.</source>
        <translation>
            <numerusform>%n Kopie trägt sie allein.</numerusform>
            <numerusform>%n Kopien teilen sie sich gleichmäßig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer %1, %2: %3 the mean load; number %4 of each expert group</source>
        <translation>Schicht %1, %2: %3 mittlere Last; Nummer %4 jeder Expertengruppe</translation>
    </message>
    <message numerus="yes">
        <source>Experts of layer %1 on %n GPUs; fullest: %2 with %3 the mean load.</source>
        <translation>
            <numerusform>Experten von Schicht %1 auf %n GPU; am vollsten: %2 mit %3 mittlerer Last.</numerusform>
            <numerusform>Experten von Schicht %1 auf %n GPUs; am vollsten: %2 mit %3 mittlerer Last.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>Auswahlen</translation>
    </message>
    <message>
        <source>Load of the GPU over mean</source>
        <translation>Last der GPU relativ zum Mittel</translation>
    </message>
    <message>
        <source>Experts of layer %1 on GPUs</source>
        <translation>Experten von Schicht %1 auf GPUs</translation>
    </message>
    <message>
        <source>Fullest: %1 with %2 the mean. Colour and bar: picks, up to %3; hatched: above %4 the mean expert.</source>
        <translation>Am vollsten: %1 mit %2 Mittelwert. Farbe und Balken: Auswahlen, bis %3; schraffiert: über %4 Mittelwert der Experten.</translation>
    </message>
    <message>
        <source>&amp;Hottest expert</source>
        <translation>&amp;Heißester Experte</translation>
    </message>
    <message>
        <source>&amp;Worst layer</source>
        <translation>Schlechteste &amp;Schicht</translation>
    </message>
    <message>
        <source>Carrying expert %1; arrows choose a place, Space drops, Escape cancels</source>
        <translation>Trägt Experte %1; Pfeiltasten wählen einen Platz, Leertaste legt ab, Escape bricht ab</translation>
    </message>
    <message>
        <source>Expert %1 ↔ %2</source>
        <translation>Experte %1 ↔ %2</translation>
    </message>
    <message>
        <source>fullest GPU %1 → %2</source>
        <translation>vollste GPU %1 → %2</translation>
    </message>
    <message>
        <source>changes of GPU %1</source>
        <translation>GPU-Wechsel %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>&amp;Previous layer</source>
        <translation>&amp;Vorige Schicht</translation>
    </message>
    <message>
        <source>&amp;Next layer</source>
        <translation>&amp;Nächste Schicht</translation>
    </message>
    <message>
        <source>Show the expert with the largest share of its layer</source>
        <translation>Den Experten mit dem größten Anteil seiner Schicht zeigen</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean</source>
        <translation>Die Schicht zeigen, deren vollste GPU am weitesten über dem Mittel liegt</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertControl</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Exchange experts %1 and %2 of layer %3</source>
        <translation>Experten %1 und %2 von Schicht %3 tauschen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertDevicesView</name>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>GPUs of experts</source>
        <translation>GPUs der Experten</translation>
    </message>
    <message>
        <source>GPUs of experts before</source>
        <translation>GPUs der Experten vorher</translation>
    </message>
    <message>
        <source>GPUs of experts after</source>
        <translation>GPUs der Experten nachher</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>Load by layer</source>
        <translation>Last nach Schicht</translation>
    </message>
    <message>
        <source>Traffic between GPUs</source>
        <translation>Datenverkehr zwischen GPUs</translation>
    </message>
    <message>
        <source>Traffic between nodes</source>
        <translation>Datenverkehr zwischen Knoten</translation>
    </message>
    <message>
        <source>St&amp;age:</source>
        <translation>S&amp;tufe:</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>Schlechteste Schicht</translation>
    </message>
    <message>
        <source>Worst link</source>
        <translation>Schlechteste Verbindung</translation>
    </message>
    <message>
        <source>%1: load of GPUs</source>
        <translation>%1: Last der GPUs</translation>
    </message>
    <message>
        <source>%1: traffic between nodes</source>
        <translation>%1: Datenverkehr zwischen Knoten</translation>
    </message>
    <message>
        <source>%1: traffic between GPUs</source>
        <translation>%1: Datenverkehr zwischen GPUs</translation>
    </message>
    <message>
        <source>&amp;Worst layer</source>
        <translation>Schlechteste &amp;Schicht</translation>
    </message>
    <message>
        <source>Worst &amp;link</source>
        <translation>Sch&amp;lechteste Verbindung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean</source>
        <translation>Die Schicht zeigen, deren vollste GPU am weitesten über dem Mittel liegt</translation>
    </message>
    <message>
        <source>Show the two GPUs whose link needs most time</source>
        <translation>Die zwei GPUs zeigen, deren Verbindung am längsten braucht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementForm</name>
    <message>
        <source>Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU exceeds the load limit</source>
        <translation>Möglichst wenige verschiedene GPUs für die Experten eines Tokens, alle zusammen und nicht nur paarweise, ohne dass eine GPU die Lastgrenze überschreitet</translation>
    </message>
    <message>
        <source>Traffic under a load limit</source>
        <translation>Datenverkehr unter Lastgrenze</translation>
    </message>
    <message>
        <source>Fewest changes of GPU between layers while no GPU exceeds the load limit; with a proven bound</source>
        <translation>Wenigste GPU-Wechsel zwischen Schichten, ohne dass eine GPU die Lastgrenze überschreitet; mit bewiesener Schranke</translation>
    </message>
    <message>
        <source>Front: traffic against balance</source>
        <translation>Front: Datenverkehr gegen Balance</translation>
    </message>
    <message>
        <source>Placements from the evenest load to the least traffic, to choose from with a slider</source>
        <translation>Platzierungen von der gleichmäßigsten Last bis zum geringsten Datenverkehr, per Schieberegler wählbar</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Least load of the fullest GPU, replicas allowed; then GPUs renamed for less traffic</source>
        <translation>Kleinste Last der vollsten GPU, Replikate erlaubt; danach GPUs für weniger Datenverkehr umbenannt</translation>
    </message>
    <message>
        <source>EPLB (DeepSeek)</source>
        <translation>EPLB (DeepSeek)</translation>
    </message>
    <message>
        <source>As published: replicates, then packs</source>
        <translation>Wie veröffentlicht: repliziert, dann gepackt</translation>
    </message>
    <message>
        <source>ExFlow</source>
        <translation>ExFlow</translation>
    </message>
    <message>
        <source>Fewest changes of GPU between layers, whatever the load</source>
        <translation>Wenigste GPU-Wechsel zwischen Schichten, gleich bei welcher Last</translation>
    </message>
    <message>
        <source>MoETuner</source>
        <translation>MoETuner</translation>
    </message>
    <message>
        <source>Balanced groups of experts, then the GPUs with the least slowest pair</source>
        <translation>Ausgeglichene Expertengruppen, dann die GPUs, deren langsamstes Paar am wenigsten kostet</translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation>Koaktivierung</translation>
    </message>
    <message>
        <source>Experts of one token together, so that it visits few GPUs</source>
        <translation>Experten eines Tokens beieinander, sodass es wenige GPUs besucht</translation>
    </message>
    <message>
        <source>Fan-out</source>
        <translation>Fan-out</translation>
    </message>
    <message>
        <source>Round-robin</source>
        <translation>Round-Robin</translation>
    </message>
    <message>
        <source>Expert 0 on GPU 0, expert 1 on GPU 1, and so on</source>
        <translation>Experte 0 auf GPU 0, Experte 1 auf GPU 1 und so weiter</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation>Zum Vergleich</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>The first experts on the first GPU, and so on</source>
        <translation>Die ersten Experten auf der ersten GPU und so weiter</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Unseen tokens</source>
        <translation>Ungesehene Tokens</translation>
    </message>
    <message>
        <source>Places by the tokens to train with and judges on the others: a placement made for noise shows</source>
        <translation>Platziert nach den Tokens zum Trainieren und beurteilt an den anderen: Eine auf Rauschen zugeschnittene Platzierung fällt auf</translation>
    </message>
    <message>
        <source>The same tokens</source>
        <translation>Dieselben Tokens</translation>
    </message>
    <message>
        <source>Places by all tokens that are counted, and judges on them</source>
        <translation>Platziert nach allen gezählten Tokens und beurteilt an ihnen</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>Every change of GPU counts the same; MoETuner with equal bandwidths</source>
        <translation>Jeder GPU-Wechsel zählt gleich; MoETuner mit gleichen Bandbreiten</translation>
    </message>
    <message>
        <source>Nodes apart</source>
        <translation>Knoten getrennt</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>P&amp;latzieren</translation>
    </message>
    <message>
        <source>Me&amp;thod:</source>
        <translation>&amp;Methode:</translation>
    </message>
    <message>
        <source>What is minimised, and by whose rules</source>
        <translation>Was minimiert wird und nach wessen Regeln</translation>
    </message>
    <message>
        <source>Load li&amp;mit:</source>
        <translation>Last&amp;grenze:</translation>
    </message>
    <message>
        <source>Most load of a GPU over the mean of its layer. 1.05 keeps most of the gain in traffic.</source>
        <translation>Höchste Last einer GPU relativ zum Mittel ihrer Schicht. 1,05 erhält den größten Teil des Gewinns an Datenverkehr.</translation>
    </message>
    <message>
        <source>&amp;Judge on:</source>
        <translation>&amp;Beurteilen an:</translation>
    </message>
    <message>
        <source>The tokens that tell how good a placement is. Load drifts: what is even on the tokens it was made for is less so on others.</source>
        <translation>Die Tokens, die zeigen, wie gut eine Platzierung ist. Last wandert: Was auf den Tokens gleichmäßig ist, für die es erstellt wurde, ist es auf anderen weniger.</translation>
    </message>
    <message>
        <source>Ro&amp;bust over:</source>
        <translation>Robu&amp;st über:</translation>
    </message>
    <message>
        <source>What is kept even: the sum of the tokens, or each span of time or each task by itself, so that a placement also holds when the load drifts</source>
        <translation>Was gleichmäßig gehalten wird: die Summe der Tokens oder jeder Zeitabschnitt oder jede Aufgabe für sich, sodass eine Platzierung auch hält, wenn die Last wandert</translation>
    </message>
    <message>
        <source>Lin&amp;ks:</source>
        <translation>Verb&amp;indungen:</translation>
    </message>
    <message>
        <source>What a change of GPU counts for</source>
        <translation>Wie viel ein GPU-Wechsel zählt</translation>
    </message>
    <message>
        <source>&amp;Within a node:</source>
        <translation>Im K&amp;noten:</translation>
    </message>
    <message>
        <source>How many times the bandwidth between nodes the links within one have</source>
        <translation>Wie viel Mal so hoch die Bandbreite der Verbindungen innerhalb eines Knotens ist wie die zwischen Knoten</translation>
    </message>
    <message>
        <source>Rep&amp;lace at most:</source>
        <translation>&amp;Höchstens verschieben:</translation>
    </message>
    <message>
        <source>Experts that may come to another GPU than they are on now</source>
        <translation>Experten, die auf eine andere GPU als jetzt kommen dürfen</translation>
    </message>
    <message>
        <source>&amp;Replicas:</source>
        <translation>&amp;Replikate:</translation>
    </message>
    <message>
        <source>M&amp;oves:</source>
        <translation>&amp;Züge:</translation>
    </message>
    <message>
        <source>Exchanges to try. The same number and seed find the same placement.</source>
        <translation>Anzahl der Tausche, die versucht werden. Gleiche Anzahl und gleicher Seed ergeben dieselbe Platzierung.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>S&amp;eed:</translation>
    </message>
    <message>
        <source>Of the random numbers</source>
        <translation>Startwert der Zufallszahlen</translation>
    </message>
    <message>
        <source>Needs a trace with the picks of every token; there is none</source>
        <translation>Braucht einen Trace mit den gewählten Experten jedes Tokens; es gibt keinen</translation>
    </message>
    <message>
        <source>Unseen tokens (%1)</source>
        <translation>Ungesehene Tokens (%1)</translation>
    </message>
    <message>
        <source>Needs a trace that is kept in the project; there is none</source>
        <translation>Braucht einen Trace, der im Projekt aufbewahrt ist; es gibt keinen</translation>
    </message>
    <message>
        <source>The sum</source>
        <translation>Die Summe</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n spans of time</source>
        <translation>
            <numerusform>Jeder von %n Zeitabschnitt</numerusform>
            <numerusform>Jeder von %n Zeitabschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>Each %1</source>
        <translation>Je %1</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Wie gemessen</translation>
    </message>
    <message>
        <source>As assumed</source>
        <translation>Wie angenommen</translation>
    </message>
    <message>
        <source>A change of GPU counts for the seconds a byte takes over the measured link; MoETuner with the mean within nodes and between them</source>
        <translation>Ein GPU-Wechsel zählt so viel wie die Sekunden, die ein Byte über die gemessene Verbindung braucht; MoETuner mit dem Mittel innerhalb von Knoten und zwischen ihnen</translation>
    </message>
    <message>
        <source>A change of GPU counts for the seconds a byte takes over the link; nothing was measured between these GPUs</source>
        <translation>Ein GPU-Wechsel zählt so viel wie die Sekunden, die ein Byte über die Verbindung braucht; zwischen diesen GPUs wurde nichts gemessen</translation>
    </message>
    <message>
        <source>A change of node counts more than one within a node, by a factor</source>
        <translation>Ein Knotenwechsel zählt um einen Faktor mehr als ein Wechsel innerhalb eines Knotens</translation>
    </message>
    <message>
        <source>The GPUs of a group are in one node, or not equally many in each</source>
        <translation>Die GPUs einer Gruppe liegen in einem Knoten oder nicht gleich viele in jedem</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Best of several</source>
        <translation>Bestes aus mehreren</translation>
    </message>
    <message>
        <source>Tries balance, traffic under several load limits and fan-out, and takes the one with the shortest step on the tokens that judge</source>
        <translation>Versucht Balance, Datenverkehr unter mehreren Lastgrenzen und Fan-out und nimmt das mit dem kürzesten Schritt auf den Tokens, die entscheiden</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementPanel</name>
    <message>
        <source>&amp;Use It Anyway</source>
        <translation>&amp;Trotzdem verwenden</translation>
    </message>
    <message>
        <source>Course of the search for a place of experts</source>
        <translation>Verlauf der Suche nach Plätzen für Experten</translation>
    </message>
    <message>
        <source>No search yet. It moves experts between the GPUs of a group until few tokens change the GPU and no GPU gets too many of them; its course is drawn here.</source>
        <translation>Noch keine Suche. Sie verschiebt Experten zwischen den GPUs einer Gruppe, bis wenige Tokens die GPU wechseln und keine GPU zu viele davon erhält; ihr Verlauf wird hier gezeichnet.</translation>
    </message>
    <message>
        <source>Place experts</source>
        <translation>Experten platzieren</translation>
    </message>
    <message>
        <source>Between even load and little traffic</source>
        <translation>Zwischen gleichmäßiger Last und wenig Datenverkehr</translation>
    </message>
    <message>
        <source>even load</source>
        <translation>gleichmäßige Last</translation>
    </message>
    <message>
        <source>little traffic</source>
        <translation>wenig Datenverkehr</translation>
    </message>
    <message>
        <source>Pairs of picks of a token on different GPUs</source>
        <translation>Auswahlpaare eines Tokens auf verschiedenen GPUs</translation>
    </message>
    <message>
        <source>Changes of GPU between layers</source>
        <translation>GPU-Wechsel zwischen Schichten</translation>
    </message>
    <message>
        <source>Placing experts</source>
        <translation>Experten werden platziert</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>The plan has it already.</source>
        <translation>Der Plan hat sie bereits.</translation>
    </message>
    <message>
        <source>The plan uses it; Undo brings the old placement back.</source>
        <translation>Der Plan verwendet sie; Rückgängig stellt die alte Platzierung wieder her.</translation>
    </message>
    <message>
        <source>Not used: the step would be longer.</source>
        <translation>Nicht verwendet: Der Schritt würde länger dauern.</translation>
    </message>
    <message>
        <source>Stopped: the plan was changed while the search ran.</source>
        <translation>Angehalten: Der Plan wurde während der Suche geändert.</translation>
    </message>
    <message>
        <source>Traffic by the links</source>
        <translation>Datenverkehr nach Verbindungen</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>Angehalten, bevor etwas gefunden wurde.</translation>
    </message>
    <message numerus="yes">
        <source>Searching %n placements, one after the other, under a tighter load limit each; they are drawn here when all are found.</source>
        <translation>
            <numerusform>%n Platzierung wird gesucht, unter einer engeren Lastgrenze; sie wird hier gezeichnet, sobald sie gefunden ist.</numerusform>
            <numerusform>%n Platzierungen werden nacheinander gesucht, jede unter einer engeren Lastgrenze; sie werden hier gezeichnet, sobald alle gefunden sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the pairs of experts first and then whole tokens, layer by layer: no single figure falls that could be drawn.</source>
        <translation>%1 platziert zuerst die Expertenpaare und dann ganze Tokens, Schicht für Schicht: Es sinkt kein einzelner Wert, der sich zeichnen ließe.</translation>
    </message>
    <message>
        <source>%1 places in one go and tries no moves: there is no course to draw.</source>
        <translation>%1 platziert in einem Durchgang und versucht keine Züge: Es gibt keinen Verlauf zu zeichnen.</translation>
    </message>
    <message>
        <source>%1 is placing…</source>
        <translation>%1 platziert…</translation>
    </message>
    <message>
        <source>Solved exactly, layer by layer, without a search: there is no course to draw.</source>
        <translation>Exakt gelöst, Schicht für Schicht, ohne Suche: Es gibt keinen Verlauf zu zeichnen.</translation>
    </message>
    <message>
        <source>The search found nothing better than it began with: there is no course to draw.</source>
        <translation>Die Suche fand nichts Besseres als ihren Anfang: Es gibt keinen Verlauf zu zeichnen.</translation>
    </message>
    <message>
        <source>The search has begun; its course is drawn here.</source>
        <translation>Die Suche hat begonnen; ihr Verlauf wird hier gezeichnet.</translation>
    </message>
    <message>
        <source>Not used: on unseen tokens the step would be longer.</source>
        <translation>Nicht verwendet: Auf ungesehenen Tokens würde der Schritt länger dauern.</translation>
    </message>
    <message>
        <source>Several searches: there is no single course to draw.</source>
        <translation>Mehrere Suchen: Es gibt keinen einzelnen Verlauf zu zeichnen.</translation>
    </message>
    <message>
        <source>Trying several ways; the one with the shortest step on the tokens that judge is taken.</source>
        <translation>Mehrere Wege werden versucht; der mit dem kürzesten Schritt auf den Tokens, die entscheiden, wird genommen.</translation>
    </message>
    <message>
        <source>The plan has changed since the last search.</source>
        <translation>Der Plan hat sich seit der letzten Suche geändert.</translation>
    </message>
    <message>
        <source>The plan does not use it.</source>
        <translation>Der Plan verwendet es nicht.</translation>
    </message>
    <message>
        <source>Step on unseen tokens: %1 → %2.</source>
        <translation>Schritt auf ungesehenen Tokens: %1 → %2.</translation>
    </message>
    <message>
        <source>Step: %1 → %2.</source>
        <translation>Schritt: %1 → %2.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertText</name>
    <message>
        <source>Within the node</source>
        <translation>Innerhalb des Knotens</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>Zwischen Knoten</translation>
    </message>
    <message>
        <source>%1, %2: %3 on this link alone</source>
        <translation>%1, %2: %3 allein auf dieser Verbindung</translation>
    </message>
    <message>
        <source>Per step %1 within nodes, %2 between nodes.</source>
        <translation>Pro Schritt %1 innerhalb von Knoten, %2 zwischen Knoten.</translation>
    </message>
    <message>
        <source>Busiest link: %1 → %2, %3.</source>
        <translation>Meistbelastete Verbindung: %1 → %2, %3.</translation>
    </message>
    <message>
        <source>Sent per step</source>
        <translation>Pro Schritt gesendet</translation>
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
        <source>To GPU of %1</source>
        <translation>Zu GPU von %1</translation>
    </message>
    <message>
        <source>Stays on the GPU: %1</source>
        <translation>Bleibt auf der GPU: %1</translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation>Last relativ zum Mittel</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Fullest GPU: %1 on average; %2 in layer %3 (%4).</source>
        <translation>Vollste GPU: im Mittel %1; %2 in Schicht %3 (%4).</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExportDialog</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>A launch script with all arguments of the model, the batch and the layout.</source>
        <translation>Ein Startskript mit allen Argumenten zu Modell, Batch und Layout.</translation>
    </message>
    <message>
        <source>YAML that overrides a recipe.</source>
        <translation>YAML, das ein Rezept überschreibt.</translation>
    </message>
    <message>
        <source>YAML for megatron_gpt_pretraining.</source>
        <translation>YAML für megatron_gpt_pretraining.</translation>
    </message>
    <message>
        <source>JSON for --deepspeed_config.</source>
        <translation>JSON für --deepspeed_config.</translation>
    </message>
    <message>
        <source>TOML job configuration, for versions before 23 February 2026.</source>
        <translation>TOML-Job-Konfiguration, für Versionen vor dem 23. Februar 2026.</translation>
    </message>
    <message>
        <source>torchtitan, new</source>
        <translation>torchtitan, neu</translation>
    </message>
    <message>
        <source>Command-line flags, for versions since.</source>
        <translation>Kommandozeilen-Flags, für Versionen ab diesem Datum.</translation>
    </message>
    <message>
        <source>The parallel part of a YAML configuration.</source>
        <translation>Der parallele Teil einer YAML-Konfiguration.</translation>
    </message>
    <message>
        <source>YAML for accelerate launch with FSDP 2.</source>
        <translation>YAML für accelerate launch mit FSDP 2.</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Serving</translation>
    </message>
    <message>
        <source>Command of the first node.</source>
        <translation>Befehl des ersten Knotens.</translation>
    </message>
    <message>
        <source>Command of every node.</source>
        <translation>Befehl jedes Knotens.</translation>
    </message>
    <message>
        <source>SGLang experts</source>
        <translation>SGLang-Experten</translation>
    </message>
    <message>
        <source>Placement of experts, for --init-expert-location.</source>
        <translation>Platzierung der Experten, für --init-expert-location.</translation>
    </message>
    <message>
        <source>vLLM experts</source>
        <translation>vLLM-Experten</translation>
    </message>
    <message>
        <source>Placement of experts, for vLLM on Ascend.</source>
        <translation>Platzierung der Experten, für vLLM auf Ascend.</translation>
    </message>
    <message>
        <source>TensorRT-LLM experts</source>
        <translation>TensorRT-LLM-Experten</translation>
    </message>
    <message>
        <source>Placement of experts, for the load balancer of TensorRT-LLM.</source>
        <translation>Platzierung der Experten, für den Load Balancer von TensorRT-LLM.</translation>
    </message>
    <message>
        <source>Experts as CSV</source>
        <translation>Experten als CSV</translation>
    </message>
    <message>
        <source>Placement of experts, a row per copy.</source>
        <translation>Platzierung der Experten, eine Zeile pro Kopie.</translation>
    </message>
    <message>
        <source>Places of ranks</source>
        <translation>Rank-Platzierung</translation>
    </message>
    <message>
        <source>Open MPI rank file</source>
        <translation>Open-MPI-Rankfile</translation>
    </message>
    <message>
        <source>Every rank with its node and slot.</source>
        <translation>Jeder Rank mit seinem Knoten und Slot.</translation>
    </message>
    <message>
        <source>Open MPI host file</source>
        <translation>Open-MPI-Hostfile</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks.</source>
        <translation>Knoten in der Reihenfolge der Ranks.</translation>
    </message>
    <message>
        <source>MPICH host file</source>
        <translation>MPICH-Hostfile</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks, for Hydra.</source>
        <translation>Knoten in der Reihenfolge der Ranks, für Hydra.</translation>
    </message>
    <message>
        <source>Ranks in the order of places, for Cray MPICH.</source>
        <translation>Ranks in der Reihenfolge der Plätze, für Cray MPICH.</translation>
    </message>
    <message>
        <source>Batch script with one host per task.</source>
        <translation>Batch-Skript mit einem Host pro Task.</translation>
    </message>
    <message>
        <source>A command per node, with static rendezvous.</source>
        <translation>Ein Befehl pro Knoten, mit statischem Rendezvous.</translation>
    </message>
    <message>
        <source>Rank map</source>
        <translation>Rank-Zuordnung</translation>
    </message>
    <message>
        <source>CSV of ranks, coordinates, nodes and slots.</source>
        <translation>CSV mit Ranks, Koordinaten, Knoten und Slots.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>PyTorch schedule</source>
        <translation>PyTorch-Ablauf</translation>
    </message>
    <message>
        <source>Order of passes for torch.distributed.pipelining.</source>
        <translation>Reihenfolge der Pässe für torch.distributed.pipelining.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Trace events for Perfetto and chrome://tracing.</source>
        <translation>Trace-Ereignisse für Perfetto und chrome://tracing.</translation>
    </message>
    <message>
        <source>Passes as CSV</source>
        <translation>Pässe als CSV</translation>
    </message>
    <message>
        <source>Passes and bubbles with their times in nanoseconds.</source>
        <translation>Pässe und Bubbles mit ihren Zeiten in Nanosekunden.</translation>
    </message>
    <message>
        <source>Rankloom</source>
        <translation>Rankloom</translation>
    </message>
    <message>
        <source>Plan document</source>
        <translation>Plandokument</translation>
    </message>
    <message>
        <source>JSON with model, cluster and workload; complete.</source>
        <translation>JSON mit Modell, Cluster und Workload; vollständig.</translation>
    </message>
    <message>
        <source>Export for other tools</source>
        <translation>Für andere Werkzeuge exportieren</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>What this file cannot express</source>
        <translation>Was diese Datei nicht ausdrücken kann</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the whole text</source>
        <translation>Den ganzen Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Write the text to a file</source>
        <translation>Den Text in eine Datei schreiben</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Open a project: its plan is what is exported.</source>
        <translation>Ein Projekt öffnen: Exportiert wird dessen Plan.</translation>
    </message>
    <message>
        <source>✓ Everything in this plan that concerns this file is in it.</source>
        <translation>✓ Alles in diesem Plan, was diese Datei betrifft, ist enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n setting(s) of this plan cannot be expressed here, or only nearly:</source>
        <translation>
            <numerusform>⚠ %n Einstellung dieses Plans lässt sich hier nicht oder nur annähernd ausdrücken:</numerusform>
            <numerusform>⚠ %n Einstellungen dieses Plans lassen sich hier nicht oder nur annähernd ausdrücken:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, %2; only the beginning is shown</source>
        <translation>%1 Zeilen, %2; nur der Anfang wird angezeigt</translation>
    </message>
    <message>
        <source>%1 lines, %2</source>
        <translation>%1 Zeilen, %2</translation>
    </message>
    <message>
        <source>What becomes of the plan as it is written here</source>
        <translation>Was aus dem Plan wird, so wie er hier geschrieben ist</translation>
    </message>
    <message>
        <source>Command of the first node, with its options.</source>
        <translation>Befehl des ersten Knotens, mit seinen Optionen.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FailuresPanel</name>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>All works again</source>
        <translation>Alles geht wieder</translation>
    </message>
    <message>
        <source>Takes every mark away</source>
        <translation>Entfernt alle Markierungen</translation>
    </message>
    <message>
        <source>What fails</source>
        <translation>Was ausfällt</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>A node by its name, or a GPU by node and slot.</source>
        <translation>Ein Knoten nach seinem Namen oder eine GPU nach Knoten und Slot.</translation>
    </message>
    <message>
        <source>Computes at</source>
        <translation>Rechnet mit</translation>
    </message>
    <message>
        <source>“lost”, or the share of its speed that a slow one has: 70 is 70 %.</source>
        <translation>„verloren“ oder der Anteil seiner Geschwindigkeit, den ein langsamer hat: 70 ist 70 %.</translation>
    </message>
    <message>
        <source>Write “lost”, or a percentage from 0.1 to 100.</source>
        <translation>„verloren“ oder einen Prozentsatz von 0,1 bis 100 schreiben.</translation>
    </message>
    <message>
        <source>Let a node or a GPU fail (Insert)</source>
        <translation>Einen Knoten oder eine GPU ausfallen lassen (Einfg)</translation>
    </message>
    <message>
        <source>It works again (Delete)</source>
        <translation>Es geht wieder (Entf)</translation>
    </message>
    <message>
        <source>Nothing: mark it on the board, or add it here.</source>
        <translation>Nichts: auf dem Board markieren oder hier hinzufügen.</translation>
    </message>
    <message>
        <source>Nodes and GPUs that are lost or slow; the plan stays as it is</source>
        <translation>Knoten und GPUs, die verloren oder langsam sind; der Plan bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Nodes lost at once:</source>
        <translation>Gleichzeitig verlorene Knoten:</translation>
    </message>
    <message>
        <source>Nodes lost at once</source>
        <translation>Gleichzeitig verlorene Knoten</translation>
    </message>
    <message>
        <source>Find the worst</source>
        <translation>Schlimmsten Fall suchen</translation>
    </message>
    <message>
        <source>Looks for the nodes whose loss leaves least, whatever policy goes on, and marks them</source>
        <translation>Sucht die Knoten, deren Verlust am wenigsten übrig lässt, welche Strategie auch weitermacht, und markiert sie</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Ersatzknoten</translation>
    </message>
    <message>
        <source>Nodes beside the cluster that take the places of lost ones</source>
        <translation>Knoten neben dem Cluster, die an die Stelle verlorener treten</translation>
    </message>
    <message>
        <source>Nodes per rack</source>
        <translation>Knoten pro Rack</translation>
    </message>
    <message>
        <source>Neighbouring nodes that are lost together; 0: not known</source>
        <translation>Benachbarte Knoten, die zusammen verloren gehen; 0: nicht bekannt</translation>
    </message>
    <message>
        <source>Node fails every</source>
        <translation>Knotenausfall alle</translation>
    </message>
    <message>
        <source>Mean time between failures of one node; at first that of Llama 3&apos;s 2,048 nodes</source>
        <translation>Mittlere Zeit zwischen Ausfällen eines Knotens; anfangs die der 2.048 Knoten von Llama 3</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Rack fails every</source>
        <translation>Rackausfall alle</translation>
    </message>
    <message>
        <source>Mean time between failures of one rack</source>
        <translation>Mittlere Zeit zwischen Ausfällen eines Racks</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Repaired after</source>
        <translation>Repariert nach</translation>
    </message>
    <message>
        <source>Until a lost node is back</source>
        <translation>Bis ein verlorener Knoten zurück ist</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Vorausschau</translation>
    </message>
    <message>
        <source>For how long goodput is drawn</source>
        <translation>Für wie lange der Goodput gezeichnet wird</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Noticed after</source>
        <translation>Bemerkt nach</translation>
    </message>
    <message>
        <source>At first the heartbeat timeout of TorchFT</source>
        <translation>Anfangs das Heartbeat-Timeout von TorchFT</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>Communicators</translation>
    </message>
    <message>
        <source>All made anew; policies that edit some take a share of it (ElasWave&apos;s claim)</source>
        <translation>Alle neu erstellt; Strategien, die einige ändern, brauchen einen Anteil davon (laut ElasWave)</translation>
    </message>
    <message>
        <source>Processes start</source>
        <translation>Prozessstart</translation>
    </message>
    <message>
        <source>Anew on all nodes; at first as measured by Parcae</source>
        <translation>Neu auf allen Knoten; anfangs wie von Parcae gemessen</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>To load one, and to write one</source>
        <translation>Einen zu laden und einen zu schreiben</translation>
    </message>
    <message>
        <source>Written every</source>
        <translation>Geschrieben alle</translation>
    </message>
    <message>
        <source>A restart repeats half of it on average</source>
        <translation>Ein Neustart wiederholt im Mittel die Hälfte davon</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>Höchster Takt</translation>
    </message>
    <message>
        <source>Of a GPU, of what it runs at now</source>
        <translation>Einer GPU, gemessen an ihrem jetzigen Takt</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>What recovering takes</source>
        <translation>Was die Erholung kostet</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory</source>
        <translation>Kopien im Speicher eines Partners</translation>
    </message>
    <message>
        <source>Every rank&apos;s optimizer shard is copied to the host memory of its next peer each step</source>
        <translation>Der Optimizer-Shard jedes Ranks wird in jedem Schritt in den Host-Speicher des nächsten Partners kopiert</translation>
    </message>
    <message>
        <source>Interleaved shards</source>
        <translation>Verschränkte Shards</translation>
    </message>
    <message>
        <source>Every data-parallel rank owns a part of each layer&apos;s optimizer states</source>
        <translation>Jeder datenparallele Rank besitzt einen Teil der Optimizer-Zustände jeder Schicht</translation>
    </message>
    <message>
        <source>Layers move while it runs</source>
        <translation>Schichten werden im Lauf verlegt</translation>
    </message>
    <message>
        <source>States of moved layers may arrive until they are used</source>
        <translation>Zustände verlegter Schichten dürfen bis zu ihrer Nutzung eintreffen</translation>
    </message>
    <message>
        <source>Dropping keeps the batch</source>
        <translation>Weglassen behält den Batch</translation>
    </message>
    <message>
        <source>The replicas left take more microbatches</source>
        <translation>Die übrigen Replikate nehmen mehr Mikrobatches</translation>
    </message>
    <message>
        <source>Random numbers by sample</source>
        <translation>Zufallszahlen nach Sample</translation>
    </message>
    <message>
        <source>Random streams are keyed by sample, layer and slice, not by rank</source>
        <translation>Zufallsströme hängen an Sample, Schicht und Slice, nicht am Rank</translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation>Welcher Teil?</translation>
    </message>
    <message>
        <source>Name a node (%1), or a GPU by node and slot (%1:0).</source>
        <translation>Einen Knoten (%1) oder eine GPU nach Knoten und Slot (%1:0) nennen.</translation>
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
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>%n Trace</numerusform>
            <numerusform>%n Traces</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>a step of %n lane(s), shown above the timeline</source>
        <translation>
            <numerusform>ein Schritt mit %n Spur, über der Zeitleiste angezeigt</numerusform>
            <numerusform>ein Schritt mit %n Spuren, über der Zeitleiste angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>settings of a training program</source>
        <translation>Einstellungen eines Trainingsprogramms</translation>
    </message>
    <message>
        <source>Compare with traces of a step, one per rank</source>
        <translation>Mit Traces eines Schritts vergleichen, einer pro Rank</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 importiert</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n file(s)</source>
        <translation>
            <numerusform>%n Datei importiert</numerusform>
            <numerusform>%n Dateien importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>The report on %n plan(s) is written: %1</source>
        <translation>
            <numerusform>Der Bericht über %n Plan ist geschrieben: %1</numerusform>
            <numerusform>Der Bericht über %n Pläne ist geschrieben: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>order of pipeline passes</source>
        <translation>Reihenfolge der Pipeline-Pässe</translation>
    </message>
    <message>
        <source>Open %1 anyway</source>
        <translation>%1 trotzdem öffnen</translation>
    </message>
    <message>
        <source>The example as you left it.</source>
        <translation>Das Beispiel, wie Sie es verlassen haben.</translation>
    </message>
    <message>
        <source>Begin with a fresh one</source>
        <translation>Mit einem frischen beginnen</translation>
    </message>
    <message>
        <source>%1 cannot be written. This is a copy of your own: changes are stored in %2</source>
        <translation>%1 ist nicht beschreibbar. Dies ist Ihre eigene Kopie: Änderungen werden in %2 gespeichert</translation>
    </message>
    <message>
        <source>%1 cannot be written. This is your copy of it as you left it.</source>
        <translation>%1 ist nicht beschreibbar. Dies ist Ihre Kopie davon, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>Copy the original again</source>
        <translation>Das Original erneut kopieren</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Go on in the copy</source>
        <translation>In der Kopie fortfahren</translation>
    </message>
    <message>
        <source>The copy holds all plans and what they are evaluated with, but not the imported files, which cannot be read any more: %1</source>
        <translation>Die Kopie enthält alle Pläne und womit sie ausgewertet werden, aber nicht die importierten Dateien, die sich nicht mehr lesen lassen: %1</translation>
    </message>
    <message>
        <source>Revert to as opened</source>
        <translation>Auf Stand beim Öffnen zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) changed back</source>
        <translation>
            <numerusform>%n Plan zurückgeändert</numerusform>
            <numerusform>%n Pläne zurückgeändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) removed</source>
        <translation>
            <numerusform>%n Plan entfernt</numerusform>
            <numerusform>%n Pläne entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) brought back</source>
        <translation>
            <numerusform>%n Plan zurückgeholt</numerusform>
            <numerusform>%n Pläne zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>models, clusters and measurements changed back</source>
        <translation>Modelle, Cluster und Messungen zurückgeändert</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>Das Projekt ist unverändert.</translation>
    </message>
    <message>
        <source>The project is as it was: %1.</source>
        <translation>Das Projekt ist, wie es war: %1.</translation>
    </message>
    <message>
        <source>added to the plans of this project, with the model and cluster it states</source>
        <translation>den Plänen dieses Projekts hinzugefügt, mit dem angegebenen Modell und Cluster</translation>
    </message>
    <message>
        <source>Author of reports</source>
        <translation>Autor der Berichte</translation>
    </message>
    <message>
        <source>The name on reports; empty names nobody:</source>
        <translation>Der Name auf Berichten; leer nennt niemanden:</translation>
    </message>
    <message numerus="yes">
        <source>It tells of the plans that are checked; %n other(s) are left out.</source>
        <translation>
            <numerusform>Er handelt von den angehakten Plänen; %n anderer ist ausgelassen.</numerusform>
            <numerusform>Er handelt von den angehakten Plänen; %n andere sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Author…</source>
        <translation>Autor…</translation>
    </message>
    <message>
        <source>Working out what %1 would change</source>
        <translation>Es wird ermittelt, was %1 ändern würde</translation>
    </message>
    <message>
        <source>%1 on %2 × %3 %4: a new project. Its first plan is %5, batch %6 of %7 tokens.</source>
        <translation>%1 auf %2 × %3 %4: ein neues Projekt. Sein erster Plan ist %5, Batch %6 zu je %7 Tokens.</translation>
    </message>
    <message>
        <source>Kineto and Chrome traces (*.json *.json.gz)</source>
        <translation>Kineto- und Chrome-Traces (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Writing the last changes…</source>
        <translation>Die letzten Änderungen werden geschrieben …</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FleetView</name>
    <message>
        <source>A drawn run of failures</source>
        <translation>Ein ausgeloster Verlauf von Ausfällen</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>Noch keine Ausfallraten.</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>Links angeben, wie oft Knoten ausfallen.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>Goodput %1</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %n node(s) lost, throughput %2</source>
        <translation>
            <numerusform>Nach %1: %n Knoten verloren, Durchsatz %2</numerusform>
            <numerusform>Nach %1: %n Knoten verloren, Durchsatz %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1: recovering, %n node(s) lost</source>
        <translation>
            <numerusform>Nach %1: in Erholung, %n Knoten verloren</numerusform>
            <numerusform>Nach %1: in Erholung, %n Knoten verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>After (s)</source>
        <translation>Nach (s)</translation>
    </message>
    <message>
        <source>Nodes lost</source>
        <translation>Verlorene Knoten</translation>
    </message>
    <message>
        <source>%1 over %2, failures drawn with seed %3: %4 losses, goodput %5 (closed form %6).</source>
        <translation>%1 über %2, Ausfälle mit Startwert %3 ausgelost: %4 Verluste, Goodput %5 (geschlossene Formel %6).</translation>
    </message>
    <message>
        <source>The closed form does not hold here: %1</source>
        <translation>Die geschlossene Formel gilt hier nicht: %1</translation>
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
    <message>
        <source>inferred (%1)</source>
        <translation>abgeleitet (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>value and number of cells</comment>
        <translation>%1 (%2)</translation>
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
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
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
        <source>Fit</source>
        <translation>Einpassen</translation>
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
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (abgeleitet)</translation>
    </message>
    <message>
        <source>%1: %2, inferred</source>
        <translation>%1: %2, abgeleitet</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Was hervorsticht</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Jump to what stands out most</source>
        <translation>Zum Auffälligsten springen</translation>
    </message>
    <message>
        <source>Show the whole matrix</source>
        <translation>Die ganze Matrix zeigen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HostModel</name>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Choose a node…</source>
        <translation>Knoten wählen…</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>jetzt gewählt</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>gleicher Name</translation>
    </message>
    <message>
        <source>remembered from an earlier import</source>
        <translation>von einem früheren Import gemerkt</translation>
    </message>
    <message>
        <source>a guess: please check</source>
        <translation>eine Vermutung: bitte prüfen</translation>
    </message>
    <message>
        <source>may be %1</source>
        <translation>vielleicht %1</translation>
    </message>
    <message>
        <source>an address; without a node its figures are only kept</source>
        <translation>eine Adresse; ohne Knoten werden ihre Werte nur aufbewahrt</translation>
    </message>
    <message>
        <source>no node is called so</source>
        <translation>kein Knoten heißt so</translation>
    </message>
    <message>
        <source>Host in the file</source>
        <translation>Host in der Datei</translation>
    </message>
    <message>
        <source>Node here</source>
        <translation>Knoten hier</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HostTable</name>
    <message>
        <source>Hosts of the file and the nodes they are</source>
        <translation>Hosts der Datei und die zugehörigen Knoten</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportForecast</name>
    <message>
        <source>a plan without a name</source>
        <translation>ein Plan ohne Namen</translation>
    </message>
    <message>
        <source>There is not enough memory to evaluate the plan.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um den Plan auszuwerten.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1, wie zuvor</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>before and after, and the change</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No figures: %1</source>
        <translation>Keine Zahlen: %1</translation>
    </message>
    <message>
        <source>Step time: %1</source>
        <translation>Schrittdauer: %1</translation>
    </message>
    <message>
        <source>Peak memory: %1</source>
        <translation>Spitzenbedarf an Speicher: %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <comment>fits, does not fit</comment>
        <translation>Speicher: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Warum: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
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
    <name>rankloom::ui::ImportPreviewPanel</name>
    <message>
        <source>&amp;Leave the Rest Out</source>
        <translation>&amp;Rest auslassen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Preview of an import</source>
        <translation>Vorschau eines Imports</translation>
    </message>
    <message>
        <source>What the file holds and changes</source>
        <translation>Was die Datei enthält und ändert</translation>
    </message>
    <message>
        <source>The file does not say in which unit its figures are:</source>
        <translation>Die Datei gibt die Einheit der Werte nicht an:</translation>
    </message>
    <message>
        <source>Choose a unit…</source>
        <translation>Einheit wählen…</translation>
    </message>
    <message>
        <source>Unit of the figures</source>
        <translation>Einheit der Werte</translation>
    </message>
    <message>
        <source>The links of hosts without a node are not imported</source>
        <translation>Die Verbindungen von Hosts ohne Knoten werden nicht importiert</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>The project stays as it is</source>
        <translation>Das Projekt bleibt unverändert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source> — %n more file(s) after it</source>
        <translation>
            <numerusform> — danach noch %n Datei</numerusform>
            <numerusform> — danach noch %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>Ändert</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s) are called like nodes</source>
        <translation>
            <numerusform>%n weiterer Host heißt wie ein Knoten</numerusform>
            <numerusform>%n weitere Hosts heißen wie Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarks, and what was not understood (%1)</source>
        <translation>Anmerkungen und nicht Erkanntes (%1)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n host(s) still need a node</source>
        <translation>
            <numerusform>⚠ %n Host braucht noch einen Knoten</numerusform>
            <numerusform>⚠ %n Hosts brauchen noch einen Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ The unit is not chosen</source>
        <translation>⚠ Die Einheit ist nicht gewählt</translation>
    </message>
    <message>
        <source>Known once the unit is chosen</source>
        <translation>Bekannt, sobald die Einheit gewählt ist</translation>
    </message>
    <message>
        <source>Being worked out…</source>
        <translation>Wird ermittelt…</translation>
    </message>
    <message>
        <source>None: the import would be refused</source>
        <translation>Keine: der Import würde abgelehnt</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Wie zuvor</translation>
    </message>
    <message>
        <source>Being worked out anew…</source>
        <translation>Wird neu ermittelt…</translation>
    </message>
    <message>
        <source>Nothing: the file is only kept beside the others</source>
        <translation>Nichts: die Datei wird nur neben den anderen aufbewahrt</translation>
    </message>
    <message>
        <source>with it the figures of: %1</source>
        <translation>damit die Zahlen von: %1</translation>
    </message>
    <message>
        <source>(without the hosts that have no node yet)</source>
        <translation>(ohne die Hosts, die noch keinen Knoten haben)</translation>
    </message>
    <message>
        <source>Figures: the plan on screen → the new plan</source>
        <translation>Zahlen: der Plan auf dem Bildschirm → der neue Plan</translation>
    </message>
    <message>
        <source>Figures of the plan on screen</source>
        <translation>Zahlen des Plans auf dem Bildschirm</translation>
    </message>
    <message>
        <source>(while the question above has no answer)</source>
        <translation>(solange die Frage oben keine Antwort hat)</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n question(s) to answer</source>
        <translation>
            <numerusform>⚠ %n Frage zu beantworten</numerusform>
            <numerusform>⚠ %n Fragen zu beantworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of the project: the measured step is shown above the plan&apos;s in the timeline</source>
        <translation>Nichts am Projekt: Der gemessene Schritt wird in der Zeitleiste über dem des Plans gezeigt</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportQuestions</name>
    <message>
        <source>What becomes of the cluster</source>
        <translation>Was aus dem Cluster wird</translation>
    </message>
    <message>
        <source>Where it was measured</source>
        <translation>Wo gemessen wurde</translation>
    </message>
    <message>
        <source>Node that sends</source>
        <translation>Sendender Knoten</translation>
    </message>
    <message>
        <source>Node that receives</source>
        <translation>Empfangender Knoten</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>nodes and devices of each</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The file is about %1 devices, this cluster has %2.</source>
        <translation>Die Datei handelt von %1 Geräten, dieser Cluster hat %2.</translation>
    </message>
    <message>
        <source>Make the cluster these nodes?</source>
        <translation>Soll der Cluster aus diesen Knoten bestehen?</translation>
    </message>
    <message numerus="yes">
        <source>Make the cluster these %n node(s)</source>
        <translation>
            <numerusform>Cluster aus diesem %n Knoten bilden</numerusform>
            <numerusform>Cluster aus diesen %n Knoten bilden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for this plan only</source>
        <translation>%1, nur für diesen Plan</translation>
    </message>
    <message>
        <source>%1, also for %2</source>
        <translation>%1, auch für %2</translation>
    </message>
    <message>
        <source>Keep the cluster as it is</source>
        <translation>Cluster lassen, wie er ist</translation>
    </message>
    <message>
        <source>Keep the cluster: the file has no effect on it</source>
        <translation>Cluster lassen: die Datei hat keine Wirkung auf ihn</translation>
    </message>
    <message>
        <source>The file does not say between which nodes it was measured.</source>
        <translation>Die Datei sagt nicht, zwischen welchen Knoten gemessen wurde.</translation>
    </message>
    <message>
        <source>The file does not say on which level of the cluster it was measured.</source>
        <translation>Die Datei sagt nicht, auf welcher Ebene des Clusters gemessen wurde.</translation>
    </message>
    <message>
        <source>Between which nodes?</source>
        <translation>Zwischen welchen Knoten?</translation>
    </message>
    <message>
        <source>Where was it measured?</source>
        <translation>Wo wurde gemessen?</translation>
    </message>
    <message>
        <source>between two nodes:</source>
        <translation>zwischen zwei Knoten:</translation>
    </message>
    <message>
        <source>nowhere here: only keep the file</source>
        <translation>nirgends hier: die Datei nur aufbewahren</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InputsRow</name>
    <message>
        <source>Model of the plan</source>
        <translation>Modell des Plans</translation>
    </message>
    <message>
        <source>Cluster of the plan</source>
        <translation>Cluster des Plans</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation>Kein Cluster</translation>
    </message>
    <message>
        <source>Only this plan refers to it.</source>
        <translation>Nur dieser Plan verweist darauf.</translation>
    </message>
    <message>
        <source>Other plans refer to it too: %1</source>
        <translation>Auch andere Pläne verweisen darauf: %1</translation>
    </message>
    <message>
        <source>Another one: choose it under Model and cluster, or drop a config.json</source>
        <translation>Ein anderes: unter Modell und Cluster wählen oder eine config.json hier ablegen</translation>
    </message>
    <message>
        <source>Copy for This Plan Only</source>
        <translation>Kopie nur für diesen Plan</translation>
    </message>
    <message>
        <source>Then its nodes, GPUs and links can be changed without changing other plans.</source>
        <translation>Dann lassen sich Knoten, GPUs und Verbindungen ändern, ohne andere Pläne zu ändern.</translation>
    </message>
    <message>
        <source>Name It…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Name of the cluster</source>
        <translation>Name des Clusters</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1 heißt:</translation>
    </message>
    <message>
        <source>Batch of the plan</source>
        <translation>Batch des Plans</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 Tokens</translation>
    </message>
    <message>
        <source>Sequences of a global batch and their length, in microbatches of %1</source>
        <translation>Sequenzen eines globalen Batches und ihre Länge, in Mikrobatches von %1</translation>
    </message>
    <message>
        <source>Change Its Nodes and GPUs</source>
        <translation>Knoten und GPUs ändern</translation>
    </message>
    <message>
        <source>Use the Project&apos;s Measured Constants</source>
        <translation>Gemessene Konstanten des Projekts verwenden</translation>
    </message>
    <message>
        <source>This plan was given constants of its own.</source>
        <translation>Dieser Plan hat eigene Konstanten bekommen.</translation>
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
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>value and what it would change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>its default</source>
        <translation>den Standardwert</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>%1 auf den Standardwert zurücksetzen</translation>
    </message>
    <message>
        <source>What other values of %1 would change</source>
        <translation>Was andere Werte von %1 ändern würden</translation>
    </message>
    <message>
        <source>A click sets %1 to %2. Its next values:</source>
        <translation>Ein Klick setzt %1 auf %2. Die nächsten Werte:</translation>
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
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::KeptButton</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation>Jede Änderung wird sofort in die Projektdatei geschrieben; Speichern ist nicht nötig</translation>
    </message>
    <message>
        <source>Press to choose.</source>
        <translation>Zum Auswählen drücken.</translation>
    </message>
    <message>
        <source>It is tried again by itself. Press for more.</source>
        <translation>Es wird von selbst erneut versucht. Für mehr drücken.</translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation>Alle Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::KeySheet</name>
    <message>
        <source>Board: move about</source>
        <translation>Board: bewegen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeiltasten, Pos1, Ende</translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank; insert it</source>
        <translation>Board: Rank aufnehmen und ablegen; einfügen</translation>
    </message>
    <message>
        <source>Space; Shift+Space</source>
        <translation>Leertaste; Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>Board: pick several ranks</source>
        <translation>Board: mehrere Ranks wählen</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Leertaste</translation>
    </message>
    <message>
        <source>Timeline: pan</source>
        <translation>Zeitleiste: verschieben</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Pfeiltasten, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Timeline: walk over passes and bubbles</source>
        <translation>Zeitleiste: Pässe und Bubbles durchlaufen</translation>
    </message>
    <message>
        <source>Enter, then arrows</source>
        <translation>Enter, dann Pfeiltasten</translation>
    </message>
    <message>
        <source>Memory: walk over bars and their parts</source>
        <translation>Speicher: über Balken und ihre Teile gehen</translation>
    </message>
    <message>
        <source>Matrix: walk over cells; keep the tip</source>
        <translation>Matrix: über Zellen gehen; Hinweis behalten</translation>
    </message>
    <message>
        <source>Arrows, Home, End; Enter</source>
        <translation>Pfeiltasten, Pos1, Ende; Eingabe</translation>
    </message>
    <message>
        <source>Experts on GPUs: pick up and drop an expert</source>
        <translation>Experten auf GPUs: Experten aufnehmen und ablegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Comparison: walk; change the setting</source>
        <translation>Vergleich: bewegen; Einstellung ändern</translation>
    </message>
    <message>
        <source>Arrows; Enter</source>
        <translation>Pfeiltasten; Eingabe</translation>
    </message>
    <message>
        <source>Presentation: turn pages; a page; end</source>
        <translation>Vortrag: blättern; eine Seite; Ende</translation>
    </message>
    <message>
        <source>Arrows, Space, Backspace; 1 to 9; Escape</source>
        <translation>Pfeiltasten, Leertaste, Rücktaste; 1 bis 9; Escape</translation>
    </message>
    <message>
        <source>Mouse, board: pan; zoom</source>
        <translation>Maus, Board: verschieben; zoomen</translation>
    </message>
    <message>
        <source>drag beside the nodes; wheel</source>
        <translation>neben den Knoten ziehen; Rad</translation>
    </message>
    <message>
        <source>Mouse, board: move a rank; a whole node</source>
        <translation>Maus, Board: einen Rank versetzen; einen ganzen Knoten</translation>
    </message>
    <message>
        <source>drag it; drag its header</source>
        <translation>ziehen; an der Kopfzeile ziehen</translation>
    </message>
    <message>
        <source>Mouse, timeline: pan; zoom; measure; everything</source>
        <translation>Maus, Zeitleiste: verschieben; zoomen; messen; alles</translation>
    </message>
    <message>
        <source>drag; wheel; Shift+drag; double click</source>
        <translation>ziehen; Rad; Umschalt+Ziehen; Doppelklick</translation>
    </message>
    <message>
        <source>Mouse, panels: one alone in the window, and back</source>
        <translation>Maus, Bereiche: einen allein im Fenster, und zurück</translation>
    </message>
    <message>
        <source>double click on its tab or title</source>
        <translation>Doppelklick auf Reiter oder Titel</translation>
    </message>
    <message>
        <source>Mouse, any view: what can be done with it</source>
        <translation>Maus, jede Ansicht: was man mit ihr tun kann</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>rechte Taste</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Double click on a key, or F2, and press another one.</source>
        <translation>Doppelklick auf eine Taste oder F2, dann eine andere drücken.</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Usual Keys</source>
        <translation>&amp;Übliche Tasten</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Keys</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Desktops have keys with Ctrl+Alt or the Windows key for themselves.</source>
        <translation>Tasten mit Ctrl+Alt oder der Windows-Taste gehören der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>A command of the window needs Ctrl, Alt or a function key: others are typed.</source>
        <translation>Ein Befehl des Fensters braucht Ctrl, Alt oder eine Funktionstaste: andere werden getippt.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2 › %3”.</source>
        <translation>%1 ist die Taste von „%2 › %3“.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LatencyView</name>
    <message>
        <source>Time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Zeit je Ausgabe-Token</translation>
    </message>
    <message>
        <source>Longest gap between tokens</source>
        <translation>Längster Abstand zwischen Tokens</translation>
    </message>
    <message>
        <source>Bubbles of a request</source>
        <translation>Bubbles einer Anfrage</translation>
    </message>
    <message>
        <source>First token behind the arrival, waiting in the queue included.</source>
        <translation>Erstes Token nach der Ankunft, Warten in der Schlange eingeschlossen.</translation>
    </message>
    <message>
        <source>(end − first token) / (output tokens − 1), of each request.</source>
        <translation>(Ende − erstes Token) / (Ausgabe-Tokens − 1), je Anfrage.</translation>
    </message>
    <message>
        <source>The longest time between two tokens of a request.</source>
        <translation>Die längste Zeit zwischen zwei Tokens einer Anfrage.</translation>
    </message>
    <message>
        <source>Time that stages stood still in front of the batches of a request, on all stages, without “no work” (SARATHI&apos;s measure).</source>
        <translation>Zeit, die Stufen vor den Batches einer Anfrage stillstanden, auf allen Stufen, ohne „keine Arbeit“ (Maß von SARATHI).</translation>
    </message>
    <message>
        <source>The curve says which share of the requests stays within a time; the further left, the better.</source>
        <translation>Die Kurve sagt, welcher Anteil der Anfragen in einer Zeit bleibt; je weiter links, desto besser.</translation>
    </message>
    <message>
        <source>Nothing was served yet.</source>
        <translation>Noch wurde nichts bedient.</translation>
    </message>
    <message>
        <source>share of requests</source>
        <translation>Anteil der Anfragen</translation>
    </message>
    <message>
        <source>SLO %1: all within</source>
        <translation>SLO %1: alle darin</translation>
    </message>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>%1 within</source>
        <translation>%1 darin</translation>
    </message>
    <message>
        <source>%1 ahead by</source>
        <translation>%1 voraus um</translation>
    </message>
    <message>
        <source>%1 of the requests: within %2</source>
        <translation>%1 der Anfragen: innerhalb von %2</translation>
    </message>
    <message>
        <source>%1: within %2</source>
        <translation>%1: innerhalb von %2</translation>
    </message>
    <message>
        <source>%1: half of the requests within %2, 99 % within %3, all within %4.</source>
        <translation>%1: die Hälfte der Anfragen innerhalb von %2, 99 % innerhalb von %3, alle innerhalb von %4.</translation>
    </message>
    <message>
        <source>Asked: %1 within %2.</source>
        <translation>Gefordert: %1 innerhalb von %2.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayersView</name>
    <message>
        <source>Layers of the stages</source>
        <translation>Schichten der Stufen</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>Nichts ist als ausgefallen markiert.</translation>
    </message>
    <message>
        <source>Mark it on the board: which layers move is drawn here.</source>
        <translation>Auf dem Board markieren: Welche Schichten verlegt werden, ist dann hier gezeichnet.</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <comment>number and layers</comment>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>Stage %1: %2 → %3</source>
        <comment>number, layers before and after</comment>
        <translation>Stufe %1: %2 → %3</translation>
    </message>
    <message>
        <source>✕ %1 of %2 replicas left</source>
        <translation>✕ %1 von %2 Replikaten übrig</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>mit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) from stage %1 to stage %2: %3 in %4</source>
        <translation>
            <numerusform>%n Schicht von Stufe %1 zu Stufe %2: %3 in %4</numerusform>
            <numerusform>%n Schichten von Stufe %1 zu Stufe %2: %3 in %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>bytes and time</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>From stage</source>
        <translation>Von Stufe</translation>
    </message>
    <message>
        <source>To stage</source>
        <translation>Zu Stufe</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>%1 leaves every layer on its stage.</source>
        <translation>%1 lässt jede Schicht auf ihrer Stufe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n layer(s) to other stages.</source>
        <translation>
            <numerusform>%1 verlegt %n Schicht auf andere Stufen.</numerusform>
            <numerusform>%1 verlegt %n Schichten auf andere Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cuts weak replicas into stages of %2 layers; the others stay as drawn.</source>
        <translation>%1 teilt schwache Replikate in Stufen von %2 Schichten; die anderen bleiben wie gezeichnet.</translation>
    </message>
    <message>
        <source>%1 leaves every layer on its stage. Stages have several chunks: strips tell how many layers, not which.</source>
        <translation>%1 lässt jede Schicht auf ihrer Stufe. Stufen haben mehrere Chunks: Streifen zeigen, wie viele Schichten, nicht welche.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayoutScatter</name>
    <message>
        <source>Step time and headroom of the found layouts</source>
        <translation>Schrittdauer und freier Speicher der gefundenen Layouts</translation>
    </message>
    <message>
        <source>step time (less is better)</source>
        <translation>Schrittdauer (weniger ist besser)</translation>
    </message>
    <message>
        <source>headroom on the fullest device</source>
        <translation>auf dem vollsten Gerät frei</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Press Search to find them.</source>
        <translation>Jedes passende Layout als Punkt: wie schnell es ist und wie viel Speicher frei bleibt.
„Suchen“ drücken, um sie zu finden.</translation>
    </message>
    <message>
        <source>%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.</source>
        <translation>%1 Layouts, davon %2 auf der Pareto-Front; das schnellste ist %3 mit %4 pro Schritt und %5 frei.</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Searching: the first appear in a moment.</source>
        <translation>Jedes passende Layout als Punkt: wie schnell und wie viel Speicher frei bleibt.
Suche läuft: Die ersten erscheinen gleich.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>plan on screen</source>
        <translation>gezeigter Plan</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayoutTable</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>Vollstes Gerät</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Why not first</source>
        <translation>Warum nicht vorn</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Platziert</translation>
    </message>
    <message>
        <source>Fastest in</source>
        <translation>Schnellstes in</translation>
    </message>
    <message>
        <source>step %1 s, headroom %2</source>
        <translation>Schritt %1 s, frei %2</translation>
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
        <translation>%1 zwischen Knoten</translation>
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
        <translation>Ausreißer: Der Median solcher Verbindungen ist %1</translation>
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
        <translation>Nichts gemessen: Für jede Verbindung wird %1 angenommen.</translation>
    </message>
    <message>
        <source>Slowest link: %1 with %2</source>
        <translation>Langsamste Verbindung: %1 mit %2</translation>
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
        <translation>; %1 der Verbindungen gemessen.</translation>
    </message>
    <message>
        <source>Busy share of the step</source>
        <translation>Belegter Anteil des Schritts</translation>
    </message>
    <message>
        <source>Sent in a step</source>
        <translation>Pro Schritt gesendet</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between nodes</source>
        <translation>Wie stark der Plan die Verbindungen zwischen Knoten belegt</translation>
    </message>
    <message>
        <source>What the plan sends between nodes</source>
        <translation>Was der Plan zwischen Knoten sendet</translation>
    </message>
    <message>
        <source>Busy for %1 of the step</source>
        <translation>Für %1 des Schritts belegt</translation>
    </message>
    <message>
        <source>%1 cross nodes in a step; busiest: %2 → %3, %4 of the step, %5.</source>
        <translation>%1 gehen pro Schritt zwischen Knoten; meistbelastet: %2 → %3, %4 des Schritts, %5.</translation>
    </message>
    <message>
        <source>Nothing crosses nodes.</source>
        <translation>Nichts geht zwischen Knoten.</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between GPUs</source>
        <translation>Wie stark der Plan die Verbindungen zwischen GPUs belegt</translation>
    </message>
    <message>
        <source>What the plan sends between GPUs</source>
        <translation>Was der Plan zwischen GPUs sendet</translation>
    </message>
    <message>
        <source>Slowest bandwidth</source>
        <translation>Kleinste Bandbreite</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>Größte Latenz</translation>
    </message>
    <message>
        <source>%1 between groups of nodes</source>
        <translation>%1 zwischen Knotengruppen</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between groups of nodes</source>
        <translation>Wie stark der Plan die Verbindungen zwischen Knotengruppen auslastet</translation>
    </message>
    <message>
        <source>What the plan sends between groups of nodes</source>
        <translation>Was der Plan zwischen Knotengruppen sendet</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinksView</name>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of bandwidths here.</source>
        <translation>Noch keine Verbindungen. Ein nccl-tests-Log, ein Ergebnis von nvbandwidth oder mpiGraph oder eine Matrix mit Bandbreiten hier ablegen.</translation>
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
        <translation>Knoten</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Shown between nodes: a matrix of %1 GPUs would be too large to read.</source>
        <translation>Zwischen Knoten dargestellt: Eine Matrix von %1 GPUs wäre nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>Sent by the plan</source>
        <translation>Vom Plan gesendet</translation>
    </message>
    <message>
        <source>Busy by the plan</source>
        <translation>Vom Plan belegt</translation>
    </message>
    <message>
        <source>Most sent</source>
        <translation>Meist gesendet</translation>
    </message>
    <message>
        <source>&amp;Most sent</source>
        <translation>&amp;Meist gesendet</translation>
    </message>
    <message>
        <source>Busiest</source>
        <translation>Meist belegt</translation>
    </message>
    <message>
        <source>&amp;Busiest link</source>
        <translation>Meist&amp;belegte Verbindung</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Langsamste</translation>
    </message>
    <message>
        <source>&amp;Slowest link</source>
        <translation>Lang&amp;samste Verbindung</translation>
    </message>
    <message>
        <source>The links are being put together…</source>
        <translation>Die Verbindungen werden zusammengestellt …</translation>
    </message>
    <message>
        <source>Shown between %1 groups of the %2 nodes.</source>
        <translation>Gezeigt zwischen %1 Gruppen der %2 Knoten.</translation>
    </message>
    <message>
        <source>Show &amp;Inside of Groups</source>
        <translation>&amp;Inneres der Gruppen zeigen</translation>
    </message>
    <message>
        <source>&amp;Back to the Groups Around</source>
        <translation>&amp;Zurück zu den umgebenden Gruppen</translation>
    </message>
    <message>
        <source>Only the %1 nodes inside of the groups chosen, of %2.</source>
        <translation>Nur die %1 Knoten innerhalb der gewählten Gruppen, von %2.</translation>
    </message>
    <message>
        <source>Only the %1 nodes inside of the groups chosen, of %2, in groups.</source>
        <translation>Nur die %1 Knoten innerhalb der gewählten Gruppen, von %2, in Gruppen.</translation>
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
    <name>rankloom::ui::LoadWindowsView</name>
    <message>
        <source>Load of experts over time</source>
        <translation>Last der Experten über die Zeit</translation>
    </message>
    <message>
        <source>Each trace is counted in up to 64 windows of equally many tokens. Where the lines are level, a placement made for the whole trace stays good; where they cross, another placement would be better by then. Page Up and Page Down change the layer.</source>
        <translation>Jeder Trace wird in bis zu 64 Fenstern gleich vieler Tokens gezählt. Wo die Linien eben sind, bleibt eine für den ganzen Trace gemachte Platzierung gut; wo sie sich kreuzen, wäre ab dann eine andere besser. Bild auf und Bild ab wechseln die Schicht.</translation>
    </message>
    <message>
        <source>No load over time yet. Drop a router trace of several thousand tokens here: it is counted in windows, which tell whether the load drifts.</source>
        <translation>Noch keine Last über die Zeit. Ziehen Sie einen Router-Trace mit mehreren tausend Tokens hierher: Er wird in Fenstern gezählt, die zeigen, ob die Last wandert.</translation>
    </message>
    <message>
        <source>tokens of the trace</source>
        <translation>Tokens des Traces</translation>
    </message>
    <message>
        <source>steps of the trace</source>
        <translation>Schritte des Traces</translation>
    </message>
    <message>
        <source>Layer %1: load over the mean</source>
        <translation>Schicht %1: Last über dem Mittel</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>fullest of the window</source>
        <translation>vollster des Fensters</translation>
    </message>
    <message>
        <source>expert %1</source>
        <translation>Experte %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2</source>
        <translation>Tokens %1 bis %2</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>Schritte %1 bis %2</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3:
%4 the mean, %5 picks</source>
        <translation>Schicht %1, Experte %2, %3:
%4 des Mittels, %5 Auswahlen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
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
        <source>Picks</source>
        <translation>Auswahlen</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>Über dem Mittel</translation>
    </message>
    <message>
        <source>Layer %1 was not seen in the trace.</source>
        <translation>Schicht %1 kommt im Trace nicht vor.</translation>
    </message>
    <message>
        <source>Load of the busiest experts of layer %1 in %2 windows; the fullest expert has %3 the mean in %4 and %5 in %6.</source>
        <translation>Last der am stärksten ausgelasteten Experten von Schicht %1 in %2 Fenstern; der vollste Experte hat %3 des Mittels in %4 und %5 in %6.</translation>
    </message>
    <message>
        <source>Load over time</source>
        <translation>Last über die Zeit</translation>
    </message>
    <message>
        <source>&amp;Previous layer</source>
        <translation>&amp;Vorige Schicht</translation>
    </message>
    <message>
        <source>&amp;Next layer</source>
        <translation>&amp;Nächste Schicht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
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
    <message>
        <source>Adopt as new plan (Return)</source>
        <translation>Als neuen Plan übernehmen (Return)</translation>
    </message>
    <message>
        <source>Back to the plan (Esc)</source>
        <translation>Zurück zum Plan (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>What-if, %n change(s): %1</source>
        <translation>
            <numerusform>Was-wäre-wenn, %n Änderung: %1</numerusform>
            <numerusform>Was-wäre-wenn, %n Änderungen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>The cluster was changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>Der Cluster wurde für %n weiteren Plan geändert: %1</numerusform>
            <numerusform>Der Cluster wurde für %n weitere Pläne geändert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>For This Plan Only</source>
        <translation>Nur für diesen Plan</translation>
    </message>
    <message>
        <source>%1 › Compare</source>
        <comment>view</comment>
        <translation>%1 › Vergleichen</translation>
    </message>
    <message>
        <source>A preview cannot be edited: nothing was changed.</source>
        <translation>Eine Vorschau lässt sich nicht bearbeiten: Es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The measured constants were changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>Die gemessenen Konstanten wurden für %n weiteren Plan geändert: %1</numerusform>
            <numerusform>Die gemessenen Konstanten wurden für %n weitere Pläne geändert: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasuredView</name>
    <message>
        <source>Measured against estimated</source>
        <translation>Gemessen gegen geschätzt</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Exact estimates lie on the dashed line, those above it were too low. The solid line is what the calibration makes of them: where the points lie along it, one constant suits all runs.</source>
        <translation>Genaue Schätzungen liegen auf der gestrichelten Linie, die darüber waren zu niedrig. Die durchgezogene Linie ist, was die Kalibrierung daraus macht: Wo die Punkte auf ihr liegen, passt eine Konstante zu allen Läufen.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>%1
estimated %2, measured %3 (%4)</source>
        <translation>%1
geschätzt %2, gemessen %3 (%4)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Geschätzt</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Abweichung</translation>
    </message>
    <message numerus="yes">
        <source>%n measured figure(s) against their estimates, off by %1 on average; the worst is %2, %3.</source>
        <translation>
            <numerusform>%n gemessener Wert gegen seine Schätzung, im Mittel um %1 daneben; der schlechteste ist %2, %3.</numerusform>
            <numerusform>%n gemessene Werte gegen ihre Schätzungen, im Mittel um %1 daneben; der schlechteste ist %2, %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasurementsPanel</name>
    <message>
        <source>routing of %1</source>
        <translation>Routing von %1</translation>
    </message>
    <message>
        <source>nothing now: another trace of %1 counts</source>
        <translation>derzeit nichts: Ein anderer Trace von %1 gilt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>cluster of %1</source>
        <translation>Cluster von %1</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Nothing was imported yet. Drop link measurements, topologies, host lists or routing traces on the window.</source>
        <translation>Noch nichts importiert. Verbindungsmessungen, Topologien, Hostlisten oder Routing-Traces auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
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
        <source>emptiest of a column</source>
        <translation>leerster Balken einer Säule</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>in the backward pass of a layer</source>
        <translation>im Rückwärtspass einer Schicht</translation>
    </message>
    <message>
        <source>while a layer is recomputed for its backward pass</source>
        <translation>während der Neuberechnung einer Schicht für ihren Rückwärtspass</translation>
    </message>
    <message>
        <source>at the loss, between forward and backward of the output layer</source>
        <translation>beim Loss, zwischen Vorwärts- und Rückwärtspass der Ausgabeschicht</translation>
    </message>
    <message>
        <source>1 rank does not fit</source>
        <translation>1 Rank passt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n ranks do not fit</source>
        <translation>
            <numerusform>%n Rank passt nicht</numerusform>
            <numerusform>%n Ranks passen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Rank %1, stage %2</source>
        <translation>Rank %1, Stufe %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, auf %2</translation>
    </message>
    <message>
        <source>%1 is fullest: %2.</source>
        <comment>stage or rank, bytes</comment>
        <translation>%1 ist am vollsten: %2.</translation>
    </message>
    <message>
        <source>%1 is fullest: %2, %3 free; at its worst it needs %4.</source>
        <comment>stage or rank, used of capacity, bytes, bytes</comment>
        <translation>%1 ist am vollsten: %2, %3 frei; im schlimmsten Fall werden %4 gebraucht.</translation>
    </message>
    <message>
        <source>%1 is fullest: %2, %3 free.</source>
        <comment>stage or rank, used of capacity, bytes</comment>
        <translation>%1 ist am vollsten: %2, %3 frei.</translation>
    </message>
    <message>
        <source>%1. %2 needs %3, %4 too much.</source>
        <comment>count, stage or rank, used of capacity, bytes</comment>
        <translation>%1. %2 braucht %3, %4 zu viel.</translation>
    </message>
    <message>
        <source>Stage %1 is fullest %2, with %3 microbatches in flight.</source>
        <translation>Stufe %1 ist am vollsten %2, mit %3 Mikrobatches zugleich unterwegs.</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <comment>bytes, part</comment>
        <translation>%1 mehr %2</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <comment>bytes, part</comment>
        <translation>%1 weniger %2</translation>
    </message>
    <message>
        <source>Compared with stage %1: %2.</source>
        <translation>Verglichen mit Stufe %1: %2.</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>tensor, kind of layer, number of layers and microbatches</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%n communicator(s)</source>
        <translation>
            <numerusform>%n Communicator</numerusform>
            <numerusform>%n Communicators</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest %1, with %2 microbatches in flight at the peak</source>
        <translation>am vollsten %1, mit %2 Mikrobatches zugleich unterwegs an der Spitze</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 pinned.</source>
        <comment>node, bytes</comment>
        <translation>Host-Speicher von %1: %2 fest belegt.</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 of %3 pinned.</source>
        <comment>node, bytes, bytes</comment>
        <translation>Host-Speicher von %1: %2 von %3 fest belegt.</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 of %3 pinned: does not fit.</source>
        <comment>node, bytes, bytes</comment>
        <translation>Host-Speicher von %1: %2 von %3 fest belegt: passt nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the memory, bytes</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller ones (Tensors lists them): %1</source>
        <translation>
            <numerusform>%n kleinerer (die Tensoren führen ihn auf): %1</numerusform>
            <numerusform>%n kleinere (die Tensoren führen sie auf): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>its experts get %1 times the tokens of the mean, likely %2 to %3 times</source>
        <translation>seine Experten bekommen %1-mal so viele Tokens wie der Durchschnitt, wahrscheinlich %2- bis %3-mal</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryFixes</name>
    <message>
        <source>The cheapest change that would make it fit</source>
        <translation>Die günstigste Änderung, mit der es passen würde</translation>
    </message>
    <message>
        <source>More changes that would make it fit</source>
        <translation>Weitere Änderungen, mit denen es passen würde</translation>
    </message>
    <message>
        <source>To be safe:</source>
        <translation>Um sicherzugehen:</translation>
    </message>
    <message>
        <source>To make it fit:</source>
        <translation>Damit es passt:</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>More changes that would make it fit, the cheapest in time first</source>
        <translation>Weitere Änderungen, mit denen es passen würde, die mit dem geringsten Zeitverlust zuerst</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryItem</name>
    <message>
        <source>Decoder layers</source>
        <translation>Decoder-Schichten</translation>
    </message>
    <message>
        <source>Embedding and head</source>
        <translation>Embedding und Head</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Secondary copy</source>
        <translation>Zweitkopie</translation>
    </message>
    <message>
        <source>Layer input</source>
        <translation>Schichteingabe</translation>
    </message>
    <message>
        <source>Attention norm output</source>
        <translation>Ausgabe der Attention-Norm</translation>
    </message>
    <message>
        <source>Latent query</source>
        <translation>Latente Query</translation>
    </message>
    <message>
        <source>Latent keys and values</source>
        <translation>Latente Keys und Values</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Attention output</source>
        <translation>Attention-Ausgabe</translation>
    </message>
    <message>
        <source>Log-sum-exp</source>
        <translation>Log-Sum-Exp</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>Attention-Matrix</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>Kontextaustausch</translation>
    </message>
    <message>
        <source>Attention dropout mask</source>
        <translation>Attention-Dropout-Maske</translation>
    </message>
    <message>
        <source>MLP input</source>
        <translation>MLP-Eingabe</translation>
    </message>
    <message>
        <source>MLP norm output</source>
        <translation>Ausgabe der MLP-Norm</translation>
    </message>
    <message>
        <source>MLP up-projection</source>
        <translation>MLP-Up-Projektion</translation>
    </message>
    <message>
        <source>MLP activation</source>
        <translation>MLP-Aktivierung</translation>
    </message>
    <message>
        <source>MLP dropout mask</source>
        <translation>MLP-Dropout-Maske</translation>
    </message>
    <message>
        <source>Router scores</source>
        <translation>Router-Scores</translation>
    </message>
    <message>
        <source>Dispatched tokens</source>
        <translation>Verteilte Tokens</translation>
    </message>
    <message>
        <source>Expert up-projection</source>
        <translation>Experten-Up-Projektion</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>Expertenaktivierung</translation>
    </message>
    <message>
        <source>Expert output</source>
        <translation>Expertenausgabe</translation>
    </message>
    <message>
        <source>Shared expert input</source>
        <translation>Shared-Expert-Eingabe</translation>
    </message>
    <message>
        <source>Shared expert up-projection</source>
        <translation>Shared-Expert-Up-Projektion</translation>
    </message>
    <message>
        <source>Shared expert activation</source>
        <translation>Shared-Expert-Aktivierung</translation>
    </message>
    <message>
        <source>Post-norm inputs</source>
        <translation>Post-Norm-Eingaben</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Waiting for weight gradients</source>
        <translation>Wartet auf Gewichtsgradienten</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Offloaded</source>
        <translation>Ausgelagert</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Letzte Norm</translation>
    </message>
    <message>
        <source>Gathered gradient of the head</source>
        <translation>Eingesammelter Gradient des Heads</translation>
    </message>
    <message>
        <source>Gradients inside a layer</source>
        <translation>Gradienten innerhalb einer Schicht</translation>
    </message>
    <message>
        <source>Recomputed activations</source>
        <translation>Neu berechnete Aktivierungen</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>Eingesammelte Schichten</translation>
    </message>
    <message>
        <source>Dummy weight gradients</source>
        <translation>Dummy-Gewichtsgradienten</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>Gerätekontext</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>dense layers</source>
        <translation>dichte Schichten</translation>
    </message>
    <message>
        <source>MoE layers</source>
        <translation>MoE-Schichten</translation>
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
        <translation>Mikrobatches unterwegs</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation>%1 (Byte)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryView</name>
    <message>
        <source>Memory per stage</source>
        <translation>Speicher pro Stufe</translation>
    </message>
    <message>
        <source>&amp;Bars:</source>
        <translation>Ba&amp;lken:</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>Re&amp;ihenfolge:</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>Vollste zuerst</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Kalibrieren…</translation>
    </message>
    <message>
        <source>Memory per rank</source>
        <translation>Speicher pro Rank</translation>
    </message>
    <message>
        <source>tensors are those of the fullest rank of the stage</source>
        <translation>Tensoren sind die des vollsten Ranks der Stufe</translation>
    </message>
    <message numerus="yes">
        <source>The fullest of %n bars in this column</source>
        <translation>
            <numerusform>Der vollste von %n Balken in dieser Säule</numerusform>
            <numerusform>Der vollste von %n Balken in dieser Säule</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory by tensor</source>
        <translation>Speicher nach Tensor</translation>
    </message>
    <message>
        <source>Go to the &amp;fullest</source>
        <translation>Zum &amp;vollsten Balken</translation>
    </message>
    <message>
        <source>Tensors as ta&amp;ble</source>
        <translation>Tensoren als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Copy te&amp;nsors</source>
        <translation>Te&amp;nsoren kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;details of %1</source>
        <translation>&amp;Details von %1 kopieren</translation>
    </message>
    <message>
        <source>Ca&amp;librate with a measured run…</source>
        <translation>&amp;Mit einem gemessenen Lauf kalibrieren…</translation>
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
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>&amp;Ranks instead of stages</source>
        <translation>&amp;Ranks statt Stufen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>&amp;Alles einpassen</translation>
    </message>
    <message>
        <source>One bar per pipeline stage or per rank</source>
        <translation>Ein Balken je Pipeline-Stufe oder je Rank</translation>
    </message>
    <message>
        <source>Every tensor of every stage as a table</source>
        <translation>Jeder Tensor jeder Stufe als Tabelle</translation>
    </message>
    <message>
        <source>Fit the framework constant to one measured run</source>
        <translation>Die Konstante des Trainingsprogramms an einen gemessenen Lauf anpassen</translation>
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
    <name>rankloom::ui::Missing</name>
    <message>
        <source>%1 has no experts: there is nothing to place.</source>
        <translation>%1 hat keine Experten: Es gibt nichts zu platzieren.</translation>
    </message>
    <message>
        <source>Which experts are picked is not known yet. Drop a routing trace of Megatron, vLLM or SGLang to see how full each GPU gets.</source>
        <translation>Welche Experten gewählt werden, ist noch nicht bekannt. Einen Routing-Trace von Megatron, vLLM oder SGLang ablegen, um zu sehen, wie voll jede GPU wird.</translation>
    </message>
    <message>
        <source>EP is 1: every GPU holds all experts of its layers. Raise EP to place them.</source>
        <translation>EP ist 1: Jede GPU hält alle Experten ihrer Schichten. EP erhöhen, um sie zu platzieren.</translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses.</source>
        <translation>Der Plan ist nicht möglich, siehe Diagnosen.</translation>
    </message>
    <message>
        <source>The routing trace is of another model or a part of it: %1 × %2 layers × experts, not %3 × %4.</source>
        <translation>Der Routing-Trace ist von einem anderen Modell oder einem Teil davon: %1 × %2 Schichten × Experten, nicht %3 × %4.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, %2 Parameter</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Knoten</translation>
    </message>
    <message>
        <source>GPUs &amp;per node</source>
        <translation>GPUs &amp;pro Knoten</translation>
    </message>
    <message>
        <source>What this comes to</source>
        <translation>Was das ergibt</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Andere Datei wählen</translation>
    </message>
    <message>
        <source>What is in the way</source>
        <translation>Was im Wege steht</translation>
    </message>
    <message>
        <source>&amp;Kept in</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Projektdatei</translation>
    </message>
    <message>
        <source>The first plan is the fastest plain layout that fits. Everything can be changed afterwards; a model or cluster of your own comes in by dropping its config.json, host file or topology on the window.</source>
        <translation>Der erste Plan ist die schnellste schlichte Aufteilung, die passt. Alles lässt sich danach ändern; ein eigenes Modell oder einen eigenen Cluster bringt man herein, indem man config.json, Hostdatei oder Topologie auf das Fenster zieht.</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Keep the project in</source>
        <translation>Projekt speichern in</translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation>Projekte (*.rankloom)</translation>
    </message>
    <message>
        <source>%1 GPUs with %2 together. Weights, gradients and optimizer states take at least %3</source>
        <translation>%1 GPUs mit zusammen %2. Gewichte, Gradienten und Optimiererzustände brauchen mindestens %3</translation>
    </message>
    <message>
        <source>%1: more than there is.</source>
        <translation>%1: mehr, als da ist.</translation>
    </message>
    <message>
        <source>Name the file that the project is kept in.</source>
        <translation>Geben Sie die Datei an, in der das Projekt gespeichert wird.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name, or open it.</source>
        <translation>Eine Datei dieses Namens gibt es schon. Wählen Sie einen anderen Namen, oder öffnen Sie sie.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Outcome</name>
    <message>
        <source>No expert has to move.</source>
        <translation>Kein Experte muss verschoben werden.</translation>
    </message>
    <message>
        <source>%1 to move %2</source>
        <translation>%1 zum Verschieben von %2</translation>
    </message>
    <message>
        <source>Not worth moving in a running job: %1, and the step gets no shorter.</source>
        <translation>Verschieben lohnt sich im laufenden Job nicht: %1, und der Schritt wird nicht kürzer.</translation>
    </message>
    <message numerus="yes">
        <source>Worth it: pays after %n step(s) (%1).</source>
        <translation>
            <numerusform>Lohnt sich nach %n Schritt (%1).</numerusform>
            <numerusform>Lohnt sich nach %n Schritten (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Fullest GPU</source>
        <translation>Vollste GPU</translation>
    </message>
    <message>
        <source>In the worst layer</source>
        <translation>In der schlechtesten Schicht</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>Teil für Teil</translation>
    </message>
    <message>
        <source>In the worst part</source>
        <translation>Im schlechtesten Teil</translation>
    </message>
    <message>
        <source>Changes of GPU</source>
        <translation>GPU-Wechsel</translation>
    </message>
    <message>
        <source>Traffic by links</source>
        <translation>Datenverkehr nach Verbindungen</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>GPUs per token</source>
        <translation>GPUs pro Token</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>No placement has less traffic on the tokens seen.</source>
        <translation>Keine Platzierung hat auf den gesehenen Tokens weniger Datenverkehr.</translation>
    </message>
    <message>
        <source>No placement needs fewer changes of GPU.</source>
        <translation>Keine Platzierung braucht weniger GPU-Wechsel.</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig angehalten.</translation>
    </message>
    <message>
        <source>Judged on the tokens it was made for: %1</source>
        <translation>Beurteilt an den Tokens, für die sie erstellt wurde: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n token(s))</source>
        <translation>
            <numerusform>%1 (%n Token)</numerusform>
            <numerusform>%1 (%n Tokens)</numerusform>
        </translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>ungesehen</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: seen %2, unseen %3.</source>
        <translation>%1: gesehen %2, ungesehen %3.</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>fan-out</source>
        <translation>Fan-out</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message>
        <source>%1 under a load of %2</source>
        <translation>%1 unter einer Last von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Taken, for the shortest step on unseen tokens: %1 (%2).</source>
        <translation>Genommen, für den kürzesten Schritt auf ungesehenen Tokens: %1 (%2).</translation>
    </message>
    <message>
        <source>Taken, for the shortest step: %1 (%2).</source>
        <translation>Genommen, für den kürzesten Schritt: %1 (%2).</translation>
    </message>
    <message>
        <source>Lower bound: at least %1 of the traffic is needed; gap %2 = (found − bound) / bound.</source>
        <translation>Untere Schranke: Mindestens %1 des Datenverkehrs sind nötig; Lücke %2 = (gefunden − Schranke) / Schranke.</translation>
    </message>
    <message>
        <source>Lower bound: at least %1 must change the GPU; gap %2 = (found − bound) / bound.</source>
        <translation>Untere Schranke: Mindestens %1 müssen die GPU wechseln; Lücke %2 = (gefunden − Schranke) / Schranke.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ParetoView</name>
    <message>
        <source>budget %1</source>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>Best layouts for serving</source>
        <translation>Beste Layouts für das Serving</translation>
    </message>
    <message>
        <source>Layouts of the cluster with their schedulers: how fast tokens come for one user (1 / TPOT) against how many all users get from a GPU. On the line nobody is better in both. A double click takes the plan of a point.</source>
        <translation>Layouts des Clusters mit ihren Schedulern: wie schnell Tokens für einen Nutzer kommen (1 / TPOT) gegen wie viele alle Nutzer von einer GPU bekommen. Auf der Linie ist keines in beidem zu übertreffen. Ein Doppelklick übernimmt den Plan eines Punkts.</translation>
    </message>
    <message>
        <source>No layouts were compared yet.</source>
        <translation>Noch keine Layouts verglichen.</translation>
    </message>
    <message>
        <source>“Find the best layout” tries degrees, schedulers and budgets on this cluster.</source>
        <translation>„Bestes Layout suchen“ probiert Grade, Scheduler und Budgets auf diesem Cluster durch.</translation>
    </message>
    <message>
        <source>tokens/s of one user</source>
        <translation>Tokens/s eines Nutzers</translation>
    </message>
    <message>
        <source>tokens/s of a GPU</source>
        <translation>Tokens/s einer GPU</translation>
    </message>
    <message>
        <source>%1
%2 tokens/s of a user, %3 of a GPU, with %4 requests at once on a replica</source>
        <translation>%1
%2 Tokens/s eines Nutzers, %3 einer GPU, mit %4 Anfragen gleichzeitig auf einem Replikat</translation>
    </message>
    <message>
        <source>Of %1 layouts with schedulers %2 fit. Most for one user: %3 tokens/s with %4. Most of a GPU: %5 tokens/s with %6.</source>
        <translation>Von %1 Layouts mit Schedulern passen %2. Am meisten für einen Nutzer: %3 Tokens/s mit %4. Am meisten von einer GPU: %5 Tokens/s mit %6.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>Anfragen/s</translation>
    </message>
    <message>
        <source>Tokens/s of a user</source>
        <translation>Tokens/s eines Nutzers</translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation>TTFT, Mittel</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>geschlossene Formel</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PerspectivePages</name>
    <message>
        <source>Choose Another Model</source>
        <translation>Anderes Modell wählen</translation>
    </message>
    <message>
        <source>Duplicate This Plan</source>
        <translation>Diesen Plan duplizieren</translation>
    </message>
    <message>
        <source>Experts are not cut into planes: no memory of the GPU is set aside for them. With a budget it is planned which experts stay there in how many bits, and which are loaded while others compute.</source>
        <translation>Experten sind nicht in Bitebenen zerlegt: Für sie ist kein Speicher der GPU reserviert. Mit einem Budget wird geplant, welche Experten dort in wie vielen Bits bleiben und welche geladen werden, während andere rechnen.</translation>
    </message>
    <message>
        <source>Set a Budget of %1</source>
        <translation>Ein Budget von %1 setzen</translation>
    </message>
    <message>
        <source>This plan trains. Where it serves, requests come in and answers go out: how many fit, how long they wait, and which scheduler keeps the stages busy.</source>
        <translation>Dieser Plan trainiert. Im Serving kommen Anfragen herein und gehen Antworten hinaus: wie viele passen, wie lange sie warten und welcher Scheduler die Stufen auslastet.</translation>
    </message>
    <message>
        <source>Serve This Plan</source>
        <translation>Diesen Plan für Serving nutzen</translation>
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
    <message>
        <source>These figures are being computed anew.</source>
        <translation>Diese Werte werden neu berechnet.</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>Any view</source>
        <translation>Jede Ansicht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlacementCurve</name>
    <message>
        <source>Course of the search</source>
        <translation>Verlauf der Suche</translation>
    </message>
    <message>
        <source>noise of the links</source>
        <translation>Rauschen der Verbindungen</translation>
    </message>
    <message>
        <source>dashed: bound</source>
        <translation>gestrichelt: Schranke</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>Schranke %1</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Start: %1</translation>
    </message>
    <message>
        <source>After %1 moves: %2, %3</source>
        <translation>Nach %1 Zügen: %2, %3</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Elapsed (s)</source>
        <translation>Vergangen (s)</translation>
    </message>
    <message>
        <source>Search for a placement: from %1 to %2, %3.</source>
        <translation>Suche nach einer Platzierung: von %1 auf %2, %3.</translation>
    </message>
    <message>
        <source>No placement costs less than %1.</source>
        <translation>Keine Platzierung kostet weniger als %1.</translation>
    </message>
    <message>
        <source>The noise of the links makes %1.</source>
        <translation>Das Rauschen der Verbindungen macht %1 aus.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlacementPanel</name>
    <message>
        <source>Step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>Pipette&apos;s cost</source>
        <translation>Kosten nach Pipette</translation>
    </message>
    <message>
        <source>Pipette&apos;s, all stages</source>
        <translation>Nach Pipette, alle Stufen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>P&amp;latzieren</translation>
    </message>
    <message>
        <source>&amp;Use It Anyway</source>
        <translation>&amp;Trotzdem verwenden</translation>
    </message>
    <message>
        <source>Mi&amp;nimise:</source>
        <translation>Mini&amp;mieren:</translation>
    </message>
    <message>
        <source>Step time: all pipelines, all data-parallel rings and the all-to-all of experts. Pipette&apos;s cost: the published one, with the ring of the first stage alone or with those of all stages; it moves whole nodes.</source>
        <translation>Schrittdauer: alle Pipelines, alle datenparallelen Ringe und das All-to-All der Experten. Kosten nach Pipette: die veröffentlichte Formel, nur mit dem Ring der ersten Stufe oder mit denen aller Stufen; verschoben werden ganze Knoten.</translation>
    </message>
    <message>
        <source>M&amp;oves:</source>
        <translation>&amp;Züge:</translation>
    </message>
    <message>
        <source>Changes to try. The same number and seed find the same placement.</source>
        <translation>Anzahl der Änderungen, die versucht werden. Gleiche Anzahl und gleicher Seed ergeben dieselbe Platzierung.</translation>
    </message>
    <message>
        <source>Ti&amp;me limit:</source>
        <translation>Zeitl&amp;imit:</translation>
    </message>
    <message>
        <source>Ends the search earlier. A repetition may then end elsewhere and find something else.</source>
        <translation>Beendet die Suche früher. Eine Wiederholung kann dann an anderer Stelle enden und etwas anderes finden.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>S&amp;eed:</translation>
    </message>
    <message>
        <source>Of the random numbers</source>
        <translation>Startwert der Zufallszahlen</translation>
    </message>
    <message>
        <source>Place ranks automatically</source>
        <translation>Ranks automatisch platzieren</translation>
    </message>
    <message>
        <source>Placing ranks</source>
        <translation>Ranks werden platziert</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>No placement is better: all of them were tried.</source>
        <translation>Keine Platzierung ist besser: Alle wurden geprüft.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nichts Besseres gefunden.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Gain %1. How noisy the links are is unknown: measure them twice to know whether it is real.</source>
        <translation>Gewinn %1. Wie stark die Verbindungen rauschen, ist unbekannt: zweimal messen, um zu wissen, ob er echt ist.</translation>
    </message>
    <message>
        <source>No gain outside the noise: %1 less lies within the noise of the links, %2.</source>
        <translation>Kein Gewinn außerhalb des Rauschens: %1 weniger liegt innerhalb des Rauschens der Verbindungen, %2.</translation>
    </message>
    <message>
        <source>Gain %1, beyond the noise of the links, %2.</source>
        <translation>Gewinn %1, größer als das Rauschen der Verbindungen, %2.</translation>
    </message>
    <message>
        <source>All placements were tried: this is the best.</source>
        <translation>Alle Platzierungen wurden geprüft: Dies ist die beste.</translation>
    </message>
    <message>
        <source>At most %1 better is possible.</source>
        <translation>Höchstens %1 besser ist möglich.</translation>
    </message>
    <message>
        <source>Simulated step: %1 before, %2 after.</source>
        <translation>Simulierter Schritt: %1 vorher, %2 nachher.</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig angehalten.</translation>
    </message>
    <message>
        <source>The plan uses it; Undo brings the old placement back.</source>
        <translation>Der Plan verwendet sie; Rückgängig stellt die alte Platzierung wieder her.</translation>
    </message>
    <message>
        <source>Not used: the simulated step would be longer.</source>
        <translation>Nicht verwendet: Der simulierte Schritt würde länger dauern.</translation>
    </message>
    <message>
        <source>Not used.</source>
        <translation>Nicht verwendet.</translation>
    </message>
    <message>
        <source>Stopped: the plan was changed while the search ran.</source>
        <translation>Angehalten: Der Plan wurde während der Suche geändert.</translation>
    </message>
    <message>
        <source>No search yet. It moves nodes and GPUs between the ranks until the links are used best; its course is drawn here.</source>
        <translation>Noch keine Suche. Sie verschiebt Knoten und GPUs zwischen den Ranks, bis die Verbindungen am besten genutzt sind; ihr Verlauf wird hier gezeichnet.</translation>
    </message>
    <message>
        <source>Cost (s)</source>
        <translation>Kosten (s)</translation>
    </message>
    <message>
        <source>The order of measurement explains %1 of the differences between links, more than chance (test at a level of 1 %).</source>
        <translation>Die Reihenfolge der Messung erklärt %1 der Unterschiede zwischen Verbindungen, mehr als Zufall (Test auf dem Niveau 1 %).</translation>
    </message>
    <message>
        <source>By another session of these links, %1, the gain is %2.</source>
        <translation>Nach einer anderen Messreihe dieser Verbindungen, %1, beträgt der Gewinn %2.</translation>
    </message>
    <message>
        <source>With the order of measurement removed the gain is %1, of %2 by the links as measured.</source>
        <translation>Ohne die Reihenfolge der Messung beträgt der Gewinn %1, von %2 nach den Verbindungen wie gemessen.</translation>
    </message>
    <message>
        <source>No gain: other figures of the same links turn it into a loss.</source>
        <translation>Kein Gewinn: Andere Zahlen derselben Verbindungen machen daraus einen Verlust.</translation>
    </message>
    <message>
        <source>The plan has changed since the last search.</source>
        <translation>Der Plan hat sich seit der letzten Suche geändert.</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>&amp;Verwenden</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanBox</name>
    <message>
        <source>Plan on screen</source>
        <translation>Gezeigter Plan</translation>
    </message>
    <message>
        <source>Choose another plan (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>Anderen Plan wählen (Strg+Bild auf, Strg+Bild ab)</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
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
        <translation>Ablauf</translation>
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
    <message>
        <source>Recompute and offload</source>
        <translation>Neuberechnung und Auslagerung</translation>
    </message>
    <message>
        <source>Training program</source>
        <translation>Trainingsprogramm</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>No setting of that name.</source>
        <translation>Keine Einstellung dieses Namens.</translation>
    </message>
    <message>
        <source>Filter settings</source>
        <translation>Einstellungen filtern</translation>
    </message>
    <message>
        <source>Shows only the settings, and sections, whose names contain this. Escape shows all.</source>
        <translation>Zeigt nur Einstellungen und Abschnitte, deren Namen dies enthalten. Escape zeigt alle.</translation>
    </message>
    <message>
        <source>Experts in few bits</source>
        <translation>Experten in wenigen Bits</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PolicyTable</name>
    <message>
        <source>★ %1</source>
        <comment>the best policy</comment>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>step %1 s, throughput %2 %</source>
        <translation>Schritt %1 s, Durchsatz %2 %</translation>
    </message>
    <message>
        <source>goodput %1 %: throughput with the time lost to recoveries taken off</source>
        <translation>Goodput %1 %: Durchsatz abzüglich der durch Erholungen verlorenen Zeit</translation>
    </message>
    <message>
        <source>detected in %1, communicators %2, loading %3, waiting for layers %4, work again %5</source>
        <translation>bemerkt nach %1, Communicators %2, Laden %3, Warten auf Schichten %4, wiederholte Arbeit %5</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n transfer(s)</source>
        <translation>
            <numerusform>%1 in %n Transfer</numerusform>
            <numerusform>%1 in %n Transfers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of a step are computed on other ranks than before</source>
        <translation>%1 Samples eines Schritts werden auf anderen Ranks berechnet als zuvor</translation>
    </message>
    <message>
        <source>How to go on; ★ has most goodput, ✕ cannot go on</source>
        <translation>Wie es weitergeht; ★ hat den meisten Goodput, ✕ kann nicht weitermachen</translation>
    </message>
    <message>
        <source>Samples per second afterwards, of those with nothing lost or slow</source>
        <translation>Samples pro Sekunde danach, gemessen an denen ohne Verlorenes oder Langsames</translation>
    </message>
    <message>
        <source>From the failure until as much work is done as before it</source>
        <translation>Vom Ausfall, bis so viel Arbeit getan ist wie vor ihm</translation>
    </message>
    <message>
        <source>Throughput with the time lost to recoveries taken off, at the given rates of failure</source>
        <translation>Durchsatz abzüglich der durch Erholungen verlorenen Zeit, bei den angegebenen Ausfallraten</translation>
    </message>
    <message>
        <source>Whether no state of the parameters is lost but what is computed again</source>
        <translation>Ob kein Zustand der Parameter verloren geht, außer was neu berechnet wird</translation>
    </message>
    <message>
        <source>Time of a step afterwards</source>
        <translation>Dauer eines Schritts danach</translation>
    </message>
    <message>
        <source>Bytes that devices send each other to recover</source>
        <translation>Bytes, die Geräte einander zur Erholung senden</translation>
    </message>
    <message>
        <source>Whether it can be adopted as a plan</source>
        <translation>Ob es als Plan übernommen werden kann</translation>
    </message>
    <message>
        <source>What to know about it, or why it cannot go on and what would make it so</source>
        <translation>Was man darüber wissen sollte, oder warum es nicht weitergeht und was es ermöglichen würde</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Recovers in</source>
        <translation>Erholung in</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Überträgt</translation>
    </message>
    <message>
        <source>As plan</source>
        <translation>Als Plan</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Whether every sample counts as before: batch, weight of a sample in the gradient, random numbers; ✗ says what does not</source>
        <translation>Ob jedes Sample zählt wie zuvor: Batch, Gewicht eines Samples im Gradienten, Zufallszahlen; ✗ sagt, was nicht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Presentation</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>None of the plans is possible</source>
        <translation>Keiner der Pläne ist möglich</translation>
    </message>
    <message>
        <source>None fits: “%1” lacks least, %2 a GPU</source>
        <translation>Keiner passt: „%1“ fehlt am wenigsten, %2 pro GPU</translation>
    </message>
    <message>
        <source>All fit: “%1” leaves most room, %2 a GPU</source>
        <translation>Alle passen: „%1“ lässt am meisten frei, %2 pro GPU</translation>
    </message>
    <message>
        <source>%1 of %2 fit: “%3” leaves most room, %4 a GPU</source>
        <translation>%1 von %2 passen: „%3“ lässt am meisten frei, %4 pro GPU</translation>
    </message>
    <message>
        <source>The plans do not differ in this</source>
        <translation>Die Pläne unterscheiden sich hierin nicht</translation>
    </message>
    <message>
        <source>%1, %2 than “%3”</source>
        <comment>value, change, plan</comment>
        <translation>%1, %2 als „%3“</translation>
    </message>
    <message>
        <source>Which of %1 plans should train %2?</source>
        <translation>Nach welchem von %1 Plänen soll %2 trainiert werden?</translation>
    </message>
    <message>
        <source>The plans decide the same</source>
        <translation>Die Pläne treffen dieselben Entscheidungen</translation>
    </message>
    <message>
        <source>They differ in one setting</source>
        <translation>Sie unterscheiden sich in einer Einstellung</translation>
    </message>
    <message>
        <source>They differ in %1 settings</source>
        <translation>Sie unterscheiden sich in %1 Einstellungen</translation>
    </message>
    <message>
        <source>“%1” has the shortest step: %2</source>
        <translation>„%1“ hat den kürzesten Schritt: %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” has the shortest step: %2</source>
        <translation>Von den passenden hat „%1“ den kürzesten Schritt: %2</translation>
    </message>
    <message>
        <source>“%1” takes the fewest device hours: %2</source>
        <translation>„%1“ braucht die wenigsten Gerätestunden: %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” takes the fewest device hours: %2</source>
        <translation>Von den passenden braucht „%1“ die wenigsten Gerätestunden: %2</translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is</source>
        <translation>Keiner der Pläne ist so zu empfehlen</translation>
    </message>
    <message>
        <source>Take “%1”</source>
        <translation>„%1“ nehmen</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>page and pages</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, %2 Parameter</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Basis)</translation>
    </message>
    <message>
        <source>Those that fit do not differ in this</source>
        <translation>Die passenden unterscheiden sich darin nicht</translation>
    </message>
    <message>
        <source>Which of %1 plans should it be?</source>
        <translation>Welcher von %1 Plänen soll es sein?</translation>
    </message>
    <message>
        <source>Only “%1” fits; its step takes %2</source>
        <translation>Nur „%1“ passt; sein Schritt dauert %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; a billion tokens take %2</source>
        <translation>Nur „%1“ passt; eine Milliarde Tokens dauert %2</translation>
    </message>
    <message>
        <source>None fits: hosts have no room for what is offloaded</source>
        <translation>Keiner passt: Hosts haben keinen Platz für das Ausgelagerte</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PresentationView</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Nothing to present yet: a presentation sets two to six plans side by side.</source>
        <translation>Noch nichts zu präsentieren: Eine Präsentation stellt zwei bis sechs Pläne nebeneinander.</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Dunkel oder hell</translation>
    </message>
    <message>
        <source>Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans.</source>
        <translation>Escape drücken, den Plan mit Ctrl+D kopieren, die Kopie ändern und beide in der Liste der Pläne anhaken.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Presenter</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>There are no notes: write them below the list of plans.</source>
        <translation>Es gibt keine Notizen: unter der Liste der Pläne schreiben.</translation>
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
    <name>rankloom::ui::RecoverControl</name>
    <message>
        <source>%1: %2</source>
        <comment>what fails, what is best then</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Looking for the worst loss of %n node(s)…</source>
        <translation>
            <numerusform>Schlimmster Verlust von %n Knoten wird gesucht…</numerusform>
            <numerusform>Schlimmster Verlust von %n Knoten wird gesucht…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2 of the throughput</source>
        <comment>policy and share</comment>
        <translation>%1 behält %2 des Durchsatzes</translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives any loss of %n node(s). In the worst case, marked now, %1.</source>
        <translation>
            <numerusform>✓ Übersteht jeden Verlust von %n Knoten. Im schlimmsten Fall, jetzt markiert: %1.</numerusform>
            <numerusform>✓ Übersteht jeden Verlust von %n Knoten. Im schlimmsten Fall, jetzt markiert: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives every loss of %n node(s) that was tried. In the worst one found, %1.</source>
        <translation>
            <numerusform>✓ Übersteht jeden geprüften Verlust von %n Knoten. Im schlimmsten gefundenen: %1.</numerusform>
            <numerusform>✓ Übersteht jeden geprüften Verlust von %n Knoten. Im schlimmsten gefundenen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one only the checkpoint is left; %1.</source>
        <translation>
            <numerusform>✗ Nicht jeder Verlust von %n Knoten wird überstanden: Nach diesem bleibt nur der Checkpoint; %1.</numerusform>
            <numerusform>✗ Nicht jeder Verlust von %n Knoten wird überstanden: Nach diesem bleibt nur der Checkpoint; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one nothing goes on.%1</source>
        <translation>
            <numerusform>✗ Nicht jeder Verlust von %n Knoten wird überstanden: Nach diesem geht nichts weiter.%1</numerusform>
            <numerusform>✗ Nicht jeder Verlust von %n Knoten wird überstanden: Nach diesem geht nichts weiter.%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets tried.</source>
        <translation>%1 Kombinationen geprüft.</translation>
    </message>
    <message>
        <source>Timelines before and after</source>
        <translation>Zeitleisten vorher und nachher</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>Nichts ist als ausgefallen markiert.</translation>
    </message>
    <message>
        <source>%1 is no plan: no two replicas have the same timeline.</source>
        <translation>%1 ist kein Plan: Keine zwei Replikate haben dieselbe Zeitleiste.</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 kann nicht weitermachen.</translation>
    </message>
    <message>
        <source>Before, in a replica that fails</source>
        <translation>Vorher, in einem Replikat, das ausfällt</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Nachher: %1</translation>
    </message>
    <message numerus="yes">
        <source>Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; %n spare node(s).</source>
        <translation>
            <numerusform>Angenommen: bemerkt nach %1, Communicators %2, Prozesse starten in %3, Checkpoints von %4 alle %5; %n Ersatzknoten.</numerusform>
            <numerusform>Angenommen: bemerkt nach %1, Communicators %2, Prozesse starten in %3, Checkpoints von %4 alle %5; %n Ersatzknoten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryPanel</name>
    <message>
        <source>Go to the board</source>
        <translation>Zum Board</translation>
    </message>
    <message>
        <source>Ways to go on</source>
        <translation>Wege, weiterzumachen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Adopt as new plan</source>
        <translation>Als neuen Plan übernehmen</translation>
    </message>
    <message>
        <source>Add what this policy leaves as a plan of its own (Return)</source>
        <translation>Was diese Strategie übrig lässt, als eigenen Plan hinzufügen (Return)</translation>
    </message>
    <message>
        <source>Change this plan</source>
        <translation>Diesen Plan ändern</translation>
    </message>
    <message>
        <source>Make the plan on screen what this policy leaves (Shift+Return)</source>
        <translation>Den angezeigten Plan zu dem machen, was diese Strategie übrig lässt (Shift+Return)</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.
On the board, click what fails, draw a box around it, or press F for a GPU, Shift+F for its node, R for its rack; or add it to the list on the left.</source>
        <translation>Nichts ist als ausgefallen markiert.
Auf dem Board anklicken, was ausfällt, einen Rahmen darum ziehen oder F für eine GPU, Umschalt+F für ihren Knoten, R für ihr Rack drücken; oder es links in die Liste aufnehmen.</translation>
    </message>
    <message>
        <source>%1 is no plan that could be adopted: replicas are no longer alike.</source>
        <translation>%1 ergibt keinen Plan, der übernommen werden könnte: Replikate sind nicht mehr gleich.</translation>
    </message>
    <message>
        <source>%1 cannot go on: there is nothing to adopt.</source>
        <translation>%1 kann nicht weitermachen: Es gibt nichts zu übernehmen.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryTimeView</name>
    <message>
        <source>noticing</source>
        <translation>Bemerken</translation>
    </message>
    <message>
        <source>communicators</source>
        <translation>Communicators</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>waiting for layers</source>
        <translation>Warten auf Schichten</translation>
    </message>
    <message>
        <source>work again</source>
        <translation>Wiederholte Arbeit</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>Erholungszeit</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>Nichts ist als ausgefallen markiert.</translation>
    </message>
    <message>
        <source>Mark it on the board: its recovery is told here.</source>
        <translation>Auf dem Board markieren: Die Erholung davon steht dann hier.</translation>
    </message>
    <message>
        <source>%1 recovers in %2</source>
        <comment>policy and time</comment>
        <translation>%1: Erholung in %2</translation>
    </message>
    <message>
        <source>All that can go on</source>
        <translation>Alle, die weitermachen können</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <source>in all (s)</source>
        <translation>insgesamt (s)</translation>
    </message>
    <message>
        <source>Time to recover: %1.</source>
        <translation>Erholungszeit: %1.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryWords</name>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Drop replica</source>
        <translation>Replikat weglassen</translation>
    </message>
    <message>
        <source>Re-route</source>
        <translation>Umleiten</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Redundant</source>
        <translation>Redundant</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Resize + move</source>
        <translation>Größe ändern + verlegen</translation>
    </message>
    <message>
        <source>Stop, and start again from the last checkpoint with fewer replicas</source>
        <translation>Anhalten und mit weniger Replikaten vom letzten Checkpoint neu starten</translation>
    </message>
    <message>
        <source>The replicas that lost a stage drop out; the batch shrinks (as TorchFT does)</source>
        <translation>Die Replikate, die eine Stufe verloren haben, fallen weg; der Batch schrumpft (wie bei TorchFT)</translation>
    </message>
    <message>
        <source>Microbatches go to the same stage of other replicas, into their bubbles (as ReCycle does)</source>
        <translation>Mikrobatches gehen an dieselbe Stufe anderer Replikate, in deren Bubbles (wie bei ReCycle)</translation>
    </message>
    <message>
        <source>Replicas go on with fewer stages than others (as Oobleck does)</source>
        <translation>Replikate machen mit weniger Stufen weiter als andere (wie bei Oobleck)</translation>
    </message>
    <message>
        <source>The stage before, which holds the next one&apos;s layers as well, does its work (as Bamboo does)</source>
        <translation>Die Stufe davor, die auch die Schichten der nächsten hält, macht deren Arbeit (wie bei Bamboo)</translation>
    </message>
    <message>
        <source>Living replicas of the stage take larger microbatches (as ElasWave does)</source>
        <translation>Intakte Replikate der Stufe nehmen größere Mikrobatches (wie bei ElasWave)</translation>
    </message>
    <message>
        <source>Larger microbatches, and layers move away from the slow stage (as ElasWave does)</source>
        <translation>Größere Mikrobatches, und Schichten werden von der langsamen Stufe wegverlegt (wie bei ElasWave)</translation>
    </message>
    <message>
        <source>Larger microbatches, moved layers, and higher clocks on the slow stage</source>
        <translation>Größere Mikrobatches, verlegte Schichten und höhere Takte auf der langsamen Stufe</translation>
    </message>
    <message>
        <source>%1 fails</source>
        <translation>%1 fällt aus</translation>
    </message>
    <message>
        <source>%1 computes at %2</source>
        <translation>%1 rechnet mit %2</translation>
    </message>
    <message>
        <source>✓ kept</source>
        <translation>✓ erhalten</translation>
    </message>
    <message>
        <source>✗ some lost</source>
        <translation>✗ teils verloren</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichtung</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>✓ the same</source>
        <translation>✓ gleich</translation>
    </message>
    <message>
        <source>Layers of the stages: %1.</source>
        <translation>Schichten der Stufen: %1.</translation>
    </message>
    <message>
        <source>Moving layers has paid after %1.</source>
        <translation>Das Verlegen von Schichten hat sich nach %1 gelohnt.</translation>
    </message>
    <message>
        <source>Communicators: %1 connections go, %2 come.</source>
        <translation>Communicators: %1 Verbindungen fallen weg, %2 kommen hinzu.</translation>
    </message>
    <message>
        <source>It is no plan: replicas are no longer alike, which the fields of a plan cannot say.</source>
        <translation>Es ist kein Plan: Replikate sind nicht mehr gleich, was die Felder eines Plans nicht ausdrücken können.</translation>
    </message>
    <message>
        <source>No policy can go on.</source>
        <translation>Keine Strategie kann weitermachen.</translation>
    </message>
    <message>
        <source>%1 is best: it goes on after %2 with %3 of the throughput.</source>
        <translation>%1 ist am besten: weiter nach %2 mit %3 des Durchsatzes.</translation>
    </message>
    <message>
        <source>Move + clocks</source>
        <translation>Verlegen + Takte</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) fail(s)</source>
        <translation>
            <numerusform>%n GPU fällt aus</numerusform>
            <numerusform>%n GPUs fallen aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) slow</source>
        <translation>
            <numerusform>%n GPU langsam</numerusform>
            <numerusform>%n GPUs langsam</numerusform>
        </translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what of the computation is not as it was</comment>
        <translation>✗ %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplicaChoice</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>What the number of replicas is of</source>
        <translation>Worauf sich die Anzahl der Replikate bezieht</translation>
    </message>
    <message>
        <source>per layer</source>
        <translation>pro Schicht</translation>
    </message>
    <message>
        <source>Experts of every layer that every GPU holds beyond an equal share: the same number everywhere, as serving engines want it</source>
        <translation>Experten jeder Schicht, die jede GPU über den gleichen Anteil hinaus hält: überall gleich viele, wie Serving-Engines es verlangen</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Copies in the whole model, at most: spent in the layers that they make most even. GPUs hold equally many, give or take one.</source>
        <translation>Kopien im ganzen Modell, höchstens: eingesetzt in den Schichten, die sie am gleichmäßigsten machen. GPUs halten gleich viele, plus/minus eine.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Report</name>
    <message>
        <source>%1 (%2 parameters) on %3</source>
        <comment>model, count, cluster</comment>
        <translation>%1 (%2 Parameter) auf %3</translation>
    </message>
    <message>
        <source>%1; schedule %2</source>
        <comment>degrees, schedule</comment>
        <translation>%1; Ablauf %2</translation>
    </message>
    <message>
        <source>Does this plan train %1 within memory, how fast, and what is in the way? The work: %2.</source>
        <translation>Trainiert dieser Plan %1 innerhalb des Speichers, wie schnell, und was steht im Weg? Die Arbeit: %2.</translation>
    </message>
    <message>
        <source>Which of %1 plans should train %2: which fit, and which is fastest? The work: %3.</source>
        <translation>Welcher von %1 Plänen soll %2 trainieren: Welche passen, und welcher ist der schnellste? Die Arbeit: %3.</translation>
    </message>
    <message>
        <source>Which of %1 plans fit, and which is fastest? They differ in what they train or on what; the baseline trains %2: %3.</source>
        <translation>Welche von %1 Plänen passen, und welcher ist der schnellste? Sie unterscheiden sich darin, was sie trainieren oder worauf; die Basis trainiert %2: %3.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>The plans decide the same.</source>
        <translation>Die Pläne treffen dieselben Entscheidungen.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Every stage of %1:</source>
        <translation>Jede Stufe von %1:</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Device hours are all devices of the cluster times the time a billion tokens take; multiply by what an hour of a device costs. The traffic of a step, before it overlaps with compute:</source>
        <translation>Gerätestunden sind alle Geräte des Clusters mal die Zeit für eine Milliarde Tokens; mit dem Preis einer Gerätestunde multiplizieren. Der Datenverkehr eines Schritts, bevor er mit Rechenzeit überlappt:</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source> (then %1 a step, %2 on the fullest GPU)</source>
        <translation> (dann %1 pro Schritt, %2 auf der vollsten GPU)</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>Diagnosen</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… und %1 weitere.</translation>
    </message>
    <message>
        <source>No problems were found in: %1.</source>
        <comment>plans</comment>
        <translation>Keine Probleme gefunden in: %1.</translation>
    </message>
    <message>
        <source>Links: %1.</source>
        <translation>Verbindungen: %1.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Nichts wurde gemessen.</translation>
    </message>
    <message>
        <source>Rankloom %1 computed every figure from the plan document; nothing here was run.</source>
        <translation>Rankloom %1 hat jede Zahl aus dem Plandokument berechnet; nichts wurde hier ausgeführt.</translation>
    </message>
    <message>
        <source>Compute: matrix products at %1 of the peak of %2, streaming kernels at %3 of its memory bandwidth. Figures of a calibrated device are nearer to what it does.</source>
        <translation>Rechenzeit: Matrixprodukte mit %1 der Spitzenleistung von %2, Streaming-Kernel mit %3 der Speicherbandbreite. Zahlen eines kalibrierten Geräts sind näher an dem, was es leistet.</translation>
    </message>
    <message>
        <source>Timeline: every pass of every stage is simulated in the order of the schedule, transfers included; bubbles are what is left. The bubble is the idle share of the step on the busiest pipeline rank, and the parts of a step are those of that rank.</source>
        <translation>Zeitleiste: Jeder Pass jeder Stufe wird in der Reihenfolge des Ablaufs simuliert, Transfers eingeschlossen; Bubbles sind, was übrig bleibt. Die Bubble ist der Leerlaufanteil des Schritts auf dem am stärksten beschäftigten Pipeline-Rank, und die Teile eines Schritts sind die dieses Ranks.</translation>
    </message>
    <message>
        <source>Memory: weights, gradients, optimizer state and the activations in flight at the fullest moment, then fragmentation, device context and communicators. The band covers routing and fragmentation.</source>
        <translation>Speicher: Gewichte, Gradienten, Optimizer-Zustand und die Aktivierungen, die im vollsten Moment unterwegs sind, dann Fragmentierung, Gerätekontext und Communicators. Das Band deckt Routing und Fragmentierung ab.</translation>
    </message>
    <message>
        <source>Experts: no routing trace was imported; uniform routing is assumed.</source>
        <translation>Experten: Kein Routing-Trace wurde importiert; gleichmäßiges Routing wird angenommen.</translation>
    </message>
    <message>
        <source>Experts: load from a routing trace of %1 tokens over %2 layers.</source>
        <translation>Experten: Last aus einem Routing-Trace von %1 Tokens über %2 Schichten.</translation>
    </message>
    <message>
        <source>The baseline of every change is “%1”; ● marks the best figure of a row among the plans that fit.</source>
        <translation>Die Basis jeder Änderung ist „%1“; ● markiert die beste Zahl einer Zeile unter den passenden Plänen.</translation>
    </message>
    <message>
        <source>How the figures were made</source>
        <translation>Wie die Zahlen entstanden sind</translation>
    </message>
    <message>
        <source>Plans for %1</source>
        <comment>model</comment>
        <translation>Pläne für %1</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Seen tokens: the experts of “%1” were placed by tokens that its figures count; on unseen ones its step is likely longer.</source>
        <translation>Gesehene Tokens: die Experten von „%1“ wurden nach Tokens platziert, die seine Zahlen mitzählen; auf ungesehenen dauert sein Schritt wahrscheinlich länger.</translation>
    </message>
    <message>
        <source>step on seen tokens</source>
        <translation>Schritt auf gesehenen Tokens</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>Every rank of %1:</source>
        <translation>Jeder Rank von %1:</translation>
    </message>
    <message>
        <source>Trust in step times: %1</source>
        <translation>Vertrauen in Schrittzeiten: %1</translation>
    </message>
    <message>
        <source>Lossy: gradients of “%1” lose digits (%2); what that does to the model is not estimated.</source>
        <translation>Verlustbehaftet: Gradienten von „%1“ verlieren Stellen (%2); was das mit dem Modell macht, wird nicht geschätzt.</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>verlustbehaftet: %1</translation>
    </message>
    <message>
        <source>Experts in few bits: decode steps of “%1” on one GPU are laid out plane by plane, with %2 for planes. Which bits stay is chosen by a proxy (share of the rounding error): nothing is said about accuracy. D²MoE&apos;s authors state 89.14 tokens/s at 1,600 MB and 94.3 with all planes in memory (arXiv 2504.15299); their model and device are others.</source>
        <translation>Experten in wenigen Bits: Decode-Schritte von „%1“ auf einer GPU werden Bitebene für Bitebene ausgelegt, mit %2 für Bitebenen. Welche Bits bleiben, wird nach einem Ersatzmaß gewählt (Anteil am Rundungsfehler): Über die Genauigkeit ist nichts gesagt. Die Autoren von D²MoE geben 89,14 Tokens/s bei 1.600 MB und 94,3 mit allen Bitebenen im Speicher an (arXiv 2504.15299); Modell und Gerät sind dort andere.</translation>
    </message>
    <message>
        <source>If something fails</source>
        <translation>Wenn etwas ausfällt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>plan, what fails and what is best then</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReportText</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>Alles &amp;auswählen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RequestForm</name>
    <message>
        <source>How &amp;many:</source>
        <translation>An&amp;zahl:</translation>
    </message>
    <message>
        <source>Requests to simulate</source>
        <translation>Zu simulierende Anfragen</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>The same seed makes the same requests; another rate keeps their lengths</source>
        <translation>Derselbe Startwert erzeugt dieselben Anfragen; eine andere Rate behält ihre Längen</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>Evenly between two</source>
        <translation>Gleichmäßig zwischen zweien</translation>
    </message>
    <message>
        <source>Mostly short (Zipf)</source>
        <translation>Meist kurz (Zipf)</translation>
    </message>
    <message>
        <source>&amp;Lengths:</source>
        <translation>&amp;Längen:</translation>
    </message>
    <message>
        <source>How long prompts and answers are</source>
        <translation>Wie lang Prompts und Antworten sind</translation>
    </message>
    <message>
        <source>tok</source>
        <comment>tokens, short</comment>
        <translation>Tok</translation>
    </message>
    <message>
        <source>P&amp;rompt:</source>
        <translation>P&amp;rompt:</translation>
    </message>
    <message>
        <source>Tokens of each prompt</source>
        <translation>Tokens jedes Prompts</translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation>Aus&amp;gabe:</translation>
    </message>
    <message>
        <source>Tokens of each answer</source>
        <translation>Tokens jeder Antwort</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>&amp;Mindestens:</translation>
    </message>
    <message>
        <source>Tokens of prompt and answer together</source>
        <translation>Tokens von Prompt und Antwort zusammen</translation>
    </message>
    <message>
        <source>At mo&amp;st:</source>
        <translation>&amp;Höchstens:</translation>
    </message>
    <message>
        <source>&amp;P:D:</source>
        <translation>&amp;P:D:</translation>
    </message>
    <message>
        <source>Prompt tokens by output tokens</source>
        <translation>Prompt-Token durch Ausgabe-Token</translation>
    </message>
    <message>
        <source>&amp;Theta:</source>
        <translation>&amp;Theta:</translation>
    </message>
    <message>
        <source>The k-th shortest length is as frequent as 1 / k^theta</source>
        <translation>Die k-kürzeste Länge ist so häufig wie 1 / k^theta</translation>
    </message>
    <message>
        <source>At random (Poisson)</source>
        <translation>Zufällig (Poisson)</translation>
    </message>
    <message>
        <source>In bursts (Gamma)</source>
        <translation>In Schüben (Gamma)</translation>
    </message>
    <message>
        <source>In a fixed rhythm</source>
        <translation>In festem Takt</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>&amp;Arrivals:</source>
        <translation>&amp;Ankünfte:</translation>
    </message>
    <message>
        <source>When requests come</source>
        <translation>Wann Anfragen kommen</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/s</translation>
    </message>
    <message>
        <source>Rat&amp;e:</source>
        <translation>Rat&amp;e:</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>Anfragen pro Sekunde, aller Replikate</translation>
    </message>
    <message>
        <source>&amp;Interval:</source>
        <translation>&amp;Intervall:</translation>
    </message>
    <message>
        <source>Between two requests</source>
        <translation>Zwischen zwei Anfragen</translation>
    </message>
    <message>
        <source>&amp;Variation:</source>
        <translation>&amp;Variation:</translation>
    </message>
    <message>
        <source>Standard deviation of the intervals by their mean; 1 is Poisson, more comes in bursts</source>
        <translation>Standardabweichung der Intervalle durch ihr Mittel; 1 ist Poisson, mehr kommt in Schüben</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>TTFT &amp;within:</source>
        <translation>TTFT &amp;binnen:</translation>
    </message>
    <message>
        <source>What 99 of 100 requests are to stay within: first token behind the arrival</source>
        <translation>Was 99 von 100 Anfragen einhalten sollen: erstes Token nach der Ankunft</translation>
    </message>
    <message>
        <source>TPOT wit&amp;hin:</source>
        <translation>TPOT bi&amp;nnen:</translation>
    </message>
    <message>
        <source>What 99 of 100 requests are to stay within: (end − first token) / (output tokens − 1)</source>
        <translation>Was 99 von 100 Anfragen einhalten sollen: (Ende − erstes Token) / (Ausgabe-Token − 1)</translation>
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
        <translation>Spitzenraten, Speicher und Verbindungsgeschwindigkeiten einer GPU.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Equal nodes. World size = nodes · GPUs per node.</source>
        <translation>Gleiche Knoten. World Size = Knoten · GPUs pro Knoten.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs pro Knoten</translation>
    </message>
    <message>
        <source>GPUs of a node, linked by NVLink, xGMI or PCIe.</source>
        <translation>GPUs eines Knotens, verbunden über NVLink, xGMI oder PCIe.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>%1, %2 microbatches</source>
        <translation>%1, %2 Mikrobatches</translation>
    </message>
    <message>
        <source>%1 GPUs do not divide</source>
        <translation>%1 GPUs nicht teilbar</translation>
    </message>
    <message>
        <source>DDP: everything on every rank</source>
        <translation>DDP: alles auf jedem Rank</translation>
    </message>
    <message>
        <source>ZeRO-1, distributed optimizer</source>
        <translation>ZeRO-1, Distributed Optimizer</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-3, FSDP</source>
        <translation>ZeRO-3, FSDP</translation>
    </message>
    <message>
        <source>HSDP: within each node</source>
        <translation>HSDP: innerhalb jedes Knotens</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: second copy per node</source>
        <translation>ZeRO++ hpZ: Zweitkopie pro Knoten</translation>
    </message>
    <message>
        <source>Three levels: pair, node, all</source>
        <translation>Drei Ebenen: Paar, Knoten, alle</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>Which states are cut over the N data-parallel ranks; sets the four rows below. With Ψ parameters per rank, Adam and 16-bit weights: DDP keeps (2 + γ + 12)·Ψ bytes, ZeRO-1 (2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 or 2 bytes of gradient. HSDP, hpZ and three levels keep gathering on fast links.</source>
        <translation>Welche Zustände über die N datenparallelen Ranks zerlegt werden; setzt die vier Zeilen darunter. Mit Ψ Parametern pro Rank, Adam und 16-Bit-Gewichten: DDP hält (2 + γ + 12)·Ψ Byte, ZeRO-1 (2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 oder 2 Byte Gradient. Mit HSDP, hpZ und drei Ebenen bleibt das Einsammeln auf schnellen Verbindungen.</translation>
    </message>
    <message>
        <source>A second copy needs sharded weights</source>
        <translation>Eine Zweitkopie setzt geshardete Gewichte voraus</translation>
    </message>
    <message>
        <source>Layers are gathered where weights are sharded</source>
        <translation>Schichten werden nur bei geshardeten Gewichten eingesammelt</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>Attention-Kern</translation>
    </message>
    <message>
        <source>Softmax and its dropout between the projections (core_attn).</source>
        <translation>Softmax und sein Dropout zwischen den Projektionen (core_attn).</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Norms</translation>
    </message>
    <message>
        <source>Outputs of both norms of a layer: cheap (layernorm).</source>
        <translation>Ausgaben beider Norms einer Schicht: günstig (layernorm).</translation>
    </message>
    <message>
        <source>Dense MLP</source>
        <translation>Dichtes MLP</translation>
    </message>
    <message>
        <source>The whole MLP of dense layers (mlp).</source>
        <translation>Das ganze MLP dichter Schichten (mlp).</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>Expertenaktivierung</translation>
    </message>
    <message>
        <source>The activation function of the experts: cheap (moe_act).</source>
        <translation>Die Aktivierungsfunktion der Experten: günstig (moe_act).</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Whole MoE layers, dispatch and all-to-alls included (moe).</source>
        <translation>Ganze MoE-Schichten, einschließlich Dispatch und All-to-Alls (moe).</translation>
    </message>
    <message>
        <source>Latent up-projection</source>
        <translation>Latente Up-Projektion</translation>
    </message>
    <message>
        <source>Keys, values and queries again from their latents (mla_up_proj).</source>
        <translation>Keys, Values und Queries erneut aus ihren Latents (mla_up_proj).</translation>
    </message>
    <message>
        <source>Nothing to choose: the model has no such module, or whole layers are recomputed</source>
        <translation>Keine Auswahl: Das Modell hat kein solches Modul, oder ganze Schichten werden neu berechnet</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>neu berechnet</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>aufbewahrt</translation>
    </message>
    <message>
        <source>Nothing is offloaded: choose where to first</source>
        <translation>Nichts wird ausgelagert: Zuerst das Ziel wählen</translation>
    </message>
    <message>
        <source>Used when activations are offloaded to NVMe</source>
        <translation>Wirksam, wenn Aktivierungen auf NVMe ausgelagert werden</translation>
    </message>
    <message>
        <source>Used when whole layers are recomputed</source>
        <translation>Wirksam, wenn ganze Schichten neu berechnet werden</translation>
    </message>
    <message>
        <source>Pass order</source>
        <translation>Passreihenfolge</translation>
    </message>
    <message>
        <source>This order is for %1 stages; the plan has %2.</source>
        <translation>Diese Reihenfolge ist für %1 Stufen; der Plan hat %2.</translation>
    </message>
    <message>
        <source>Set PP first.</source>
        <translation>Zuerst PP setzen.</translation>
    </message>
    <message>
        <source>a custom one</source>
        <translation>eine eigene</translation>
    </message>
    <message>
        <source>Import a pass order</source>
        <translation>Passreihenfolge importieren</translation>
    </message>
    <message>
        <source>Pipelining CSV (*.csv);;All files (*)</source>
        <translation>Pipelining-CSV (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the pass order</source>
        <translation>Passreihenfolge exportieren</translation>
    </message>
    <message>
        <source>Pipelining CSV (*.csv)</source>
        <translation>Pipelining-CSV (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>of the schedule</source>
        <translation>laut Ablauf</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source> in flight</source>
        <translation> unterwegs</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>… of gradients</source>
        <translation>… der Gradienten</translation>
    </message>
    <message>
        <source>Gradients on their way between replicas.</source>
        <translation>Gradienten auf dem Weg zwischen Replikaten.</translation>
    </message>
    <message>
        <source>… of PP traffic</source>
        <translation>… des PP-Verkehrs</translation>
    </message>
    <message>
        <source>Gradients of activations on their way back through the pipeline.</source>
        <translation>Gradienten der Aktivierungen auf dem Rückweg durch die Pipeline.</translation>
    </message>
    <message>
        <source>Nothing is compressed: choose how first</source>
        <translation>Nichts wird komprimiert: Zuerst das Verfahren wählen</translation>
    </message>
    <message>
        <source>Network ports</source>
        <translation>Netzwerkports</translation>
    </message>
    <message>
        <source>Network cards of a node. With fewer than GPUs several GPUs share one: a group with only a part of a node&apos;s GPUs then gets about 0.4 of its share.</source>
        <translation>Netzwerkkarten eines Knotens. Sind es weniger als GPUs, teilen sich mehrere GPUs eine: Eine Gruppe mit nur einem Teil der GPUs eines Knotens erhält dann etwa das 0,4-Fache ihres Anteils.</translation>
    </message>
    <message>
        <source>one per GPU</source>
        <translation>einer pro GPU</translation>
    </message>
    <message>
        <source>Tokens travel to experts only in a mixture-of-experts model with EP above 1</source>
        <translation>Tokens wandern nur in einem Mixture-of-Experts-Modell mit EP über 1 zu Experten</translation>
    </message>
    <message>
        <source>Add a level of switches (Insert)</source>
        <translation>Eine Switch-Ebene hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove this level (Delete)</source>
        <translation>Diese Ebene entfernen (Entf)</translation>
    </message>
    <message>
        <source>What was measured between two places stays; levels hold for the rest.</source>
        <translation>Was zwischen zwei Orten gemessen wurde, bleibt; Ebenen gelten für den Rest.</translation>
    </message>
    <message>
        <source>Inside a node</source>
        <translation>Innerhalb eines Knotens</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>Zwischen Knoten</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of nodes</source>
        <translation>
            <numerusform>%n Gruppe von Knoten</numerusform>
            <numerusform>%n Gruppen von Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Which node is in which came with an import; a number typed here makes runs of neighbours.</source>
        <translation>Welcher Knoten in welcher ist, kam mit einem Import; eine hier eingegebene Zahl bildet Reihen von Nachbarn.</translation>
    </message>
    <message>
        <source>Write how many nodes a switch of this level holds, such as 4, or switch by switch: 4, 4, 2.</source>
        <translation>Schreiben, wie viele Knoten ein Switch dieser Ebene enthält, etwa 4, oder Switch für Switch: 4, 4, 2.</translation>
    </message>
    <message>
        <source>The cluster has %1 nodes.</source>
        <translation>Der Cluster hat %1 Knoten.</translation>
    </message>
    <message>
        <source>These are %1 nodes, the cluster has %2.</source>
        <translation>Das sind %1 Knoten, der Cluster hat %2.</translation>
    </message>
    <message>
        <source>One node alone is no level: at least 2.</source>
        <translation>Ein Knoten allein ist keine Ebene: mindestens 2.</translation>
    </message>
    <message>
        <source>This would cut switches of “%1”, which hold %2 nodes.</source>
        <translation>Das würde Switches von „%1“ zerschneiden, die %2 Knoten enthalten.</translation>
    </message>
    <message>
        <source>Switches of “%1” hold %2 nodes: they would cut these.</source>
        <translation>Switches von „%1“ enthalten %2 Knoten: sie würden diese zerschneiden.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>From near to far; the first level that two nodes share holds for their link.</source>
        <translation>Von nah nach fern; die erste Ebene, die zwei Knoten teilen, gilt für ihre Verbindung.</translation>
    </message>
    <message>
        <source>A level needs a name of up to 64 letters.</source>
        <translation>Eine Ebene braucht einen Namen von höchstens 64 Buchstaben.</translation>
    </message>
    <message>
        <source>Rename network level %1</source>
        <translation>Netzebene %1 umbenennen</translation>
    </message>
    <message>
        <source>Nodes below one switch of this level: 4, or switch by switch as 4, 4, 2.</source>
        <translation>Knoten unter einem Switch dieser Ebene: 4, oder Switch für Switch wie 4, 4, 2.</translation>
    </message>
    <message>
        <source>Set the nodes of %1 to %2</source>
        <translation>Knoten von %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Bandwidth of one GPU&apos;s share of a link of this level, one way. Other units can be typed: 200 Gb/s.</source>
        <translation>Bandbreite des Anteils einer GPU an einer Verbindung dieser Ebene, in eine Richtung. Andere Einheiten können eingegeben werden: 200 Gb/s.</translation>
    </message>
    <message>
        <source>Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s.</source>
        <translation>Eine Bandbreite über 0 schreiben, etwa 25, 25 GB/s oder 200 Gb/s.</translation>
    </message>
    <message>
        <source>Set the bandwidth of %1 to %2 GB/s</source>
        <translation>Bandbreite von %1 auf %2 GB/s setzen</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Latency of a link of this level. Other units can be typed: 800 ns.</source>
        <translation>Latenz einer Verbindung dieser Ebene. Andere Einheiten können eingegeben werden: 800 ns.</translation>
    </message>
    <message>
        <source>Write a latency, such as 3, 3 µs or 800 ns.</source>
        <translation>Eine Latenz schreiben, etwa 3, 3 µs oder 800 ns.</translation>
    </message>
    <message>
        <source>Set the latency of %1 to %2 µs</source>
        <translation>Latenz von %1 auf %2 µs setzen</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Inferred from measured pairs</source>
        <translation>Aus gemessenen Paaren abgeleitet</translation>
    </message>
    <message>
        <source>Assumed, until somebody measures</source>
        <translation>Angenommen, bis jemand misst</translation>
    </message>
    <message>
        <source>Links down over links up: %1</source>
        <translation>Verbindungen abwärts zu Verbindungen aufwärts: %1</translation>
    </message>
    <message>
        <source>There are %1 levels already, which is the most.</source>
        <translation>Es gibt schon %1 Ebenen, mehr sind nicht möglich.</translation>
    </message>
    <message numerus="yes">
        <source>Levels tell nodes apart: the cluster has %n node(s).</source>
        <translation>
            <numerusform>Ebenen unterscheiden Knoten: der Cluster hat %n Knoten.</numerusform>
            <numerusform>Ebenen unterscheiden Knoten: der Cluster hat %n Knoten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No size lies between these levels: change theirs first.</source>
        <translation>Zwischen diesen Ebenen liegt keine Größe: zuerst deren Größen ändern.</translation>
    </message>
    <message>
        <source>Add a network level</source>
        <translation>Eine Netzebene hinzufügen</translation>
    </message>
    <message>
        <source>Remove network level %1</source>
        <translation>Netzebene %1 entfernen</translation>
    </message>
    <message>
        <source>Network levels</source>
        <translation>Netzebenen</translation>
    </message>
    <message>
        <source>How fast links are where nothing was measured: inside a node, between nodes below one switch, between those of one block, and so on. Of the levels that two nodes share the nearest holds.</source>
        <translation>Wie schnell Verbindungen sind, wo nichts gemessen wurde: innerhalb eines Knotens, zwischen Knoten unter einem Switch, zwischen denen eines Blocks und so weiter. Von den Ebenen, die zwei Knoten teilen, gilt die nächste.</translation>
    </message>
    <message>
        <source>Keep a node free (Insert)</source>
        <translation>Einen Knoten frei halten (Einfg)</translation>
    </message>
    <message>
        <source>Make the node available again (Delete)</source>
        <translation>Den Knoten wieder verfügbar machen (Entf)</translation>
    </message>
    <message>
        <source>All nodes are available.</source>
        <translation>Alle Knoten sind verfügbar.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>No rank is placed on it.</source>
        <translation>Kein Rank wird darauf platziert.</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Welcher?</translation>
    </message>
    <message>
        <source>There is no node of this name; the first is %1.</source>
        <translation>Es gibt keinen Knoten dieses Namens; der erste ist %1.</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 steht schon in der Liste.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Broken, or draining: it still works, but takes no new job.</source>
        <translation>Defekt, oder wird geleert: er arbeitet noch, nimmt aber keinen neuen Job an.</translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation>%1 markieren: %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Why it is kept free, and until when: shown on the board, too.</source>
        <translation>Warum er frei gehalten wird und bis wann: auch auf dem Board angezeigt.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>All nodes are in the list.</source>
        <translation>Alle Knoten stehen in der Liste.</translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation>%1 als verfügbar markieren</translation>
    </message>
    <message>
        <source>Nodes kept free</source>
        <translation>Frei gehaltene Knoten</translation>
    </message>
    <message>
        <source>Broken and draining nodes: no rank is placed on them, and the world size is that of the others.</source>
        <translation>Defekte Knoten und solche, die geleert werden: kein Rank wird darauf platziert, und die World Size ist die der anderen.</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>Host memory of a node. It bounds what all its GPUs together offload; 0 = what nodes with such GPUs usually have.</source>
        <translation>Host-Speicher eines Knotens. Er begrenzt, was alle seine GPUs zusammen auslagern; 0 = was Knoten mit solchen GPUs üblicherweise haben.</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <translation>üblich: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>The model has no experts.</source>
        <translation>Das Modell hat keine Experten.</translation>
    </message>
    <message>
        <source>Between all others</source>
        <translation>Zwischen allen übrigen</translation>
    </message>
    <message>
        <source>%1, 1 microbatch</source>
        <translation>%1, 1 Mikrobatch</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>What the constants above were measured on. They are the project&apos;s: all its plans have them, but for plans that were given constants of their own.</source>
        <translation>Woran die Konstanten oben gemessen wurden. Sie gehören dem Projekt: Alle seine Pläne haben sie, außer denen mit eigenen Konstanten.</translation>
    </message>
    <message>
        <source>as Rankloom comes</source>
        <translation>wie von Rankloom mitgeliefert</translation>
    </message>
    <message>
        <source>Only PowerSGD has ranks</source>
        <translation>Nur PowerSGD hat Ränge</translation>
    </message>
    <message>
        <source>Only top-k keeps a share</source>
        <translation>Nur Top-k behält einen Anteil</translation>
    </message>
    <message>
        <source>Only quantised elements have bits</source>
        <translation>Nur quantisierte Elemente haben Bits</translation>
    </message>
    <message>
        <source>Fused embedding sync</source>
        <translation>Embedding gemeinsam synchronisieren</translation>
    </message>
    <message>
        <source>Gradients of the tied embedding are summed over the replicas of the first and the last stage at once. Lossless.</source>
        <translation>Gradienten des geteilten Embeddings werden über die Repliken der ersten und der letzten Stufe auf einmal summiert. Verlustfrei.</translation>
    </message>
    <message>
        <source>No sends between stages are compressed</source>
        <translation>Keine Sendungen zwischen Stufen werden komprimiert</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Choose the bits of experts by worth</source>
        <translation>Bits der Experten nach Wert wählen</translation>
    </message>
    <message>
        <source>Keep what is worth most within the budget</source>
        <translation>Behalten, was im Budget am meisten wert ist</translation>
    </message>
    <message>
        <source>what is worth most</source>
        <translation>was am meisten wert ist</translation>
    </message>
    <message>
        <source>Experts are not cut into planes: set a budget first</source>
        <translation>Experten sind nicht in Bitebenen zerlegt: zuerst ein Budget setzen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioList</name>
    <message>
        <source>Plans of the project</source>
        <translation>Pläne des Projekts</translation>
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
    <message>
        <source>Six plans can be told apart side by side: leave one out first.</source>
        <translation>Nebeneinander lassen sich sechs Pläne unterscheiden: zuerst einen abwählen.</translation>
    </message>
    <message>
        <source>Checked: compared. F2 renames, Alt+Up and Alt+Down move, Delete deletes; Ctrl+D copies.</source>
        <translation>Angehakt: im Vergleich. F2 benennt um, Alt+Up und Alt+Down verschieben, Delete löscht; Ctrl+D kopiert.</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>Zur &amp;Basis machen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioPanel</name>
    <message>
        <source>Note on the plan</source>
        <translation>Notiz zum Plan</translation>
    </message>
    <message>
        <source>Note on this plan: what it tries, and for whom. Shown while presenting.</source>
        <translation>Notiz zu diesem Plan: was er versucht und für wen. Wird beim Präsentieren angezeigt.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchConstraints</name>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Pipeline-Parallelität</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>Chunks per pipeline rank</source>
        <translation>Chunks pro Pipeline-Rank</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Context parallelism</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>Tensor parallelism inside an expert</source>
        <translation>Tensorparallelität innerhalb eines Experten</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>MBS</source>
        <translation>MBS</translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation>Mikrobatch-Größe</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Abläufe</translation>
    </message>
    <message>
        <source>Orders of passes to try. Common: GPipe, 1F1B, interleaved 1F1B and ZB-H1</source>
        <translation>Zu prüfende Reihenfolgen der Pässe. Übliche: GPipe, 1F1B, Interleaved 1F1B und ZB-H1</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Where its layers may run</source>
        <translation>Wo seine Schichten laufen dürfen</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neu berechnen</translation>
    </message>
    <message>
        <source>What may be computed twice to save memory</source>
        <translation>Was zweimal berechnet werden darf, um Speicher zu sparen</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>How states may be cut over data-parallel ranks</source>
        <translation>Wie Zustände über datenparallele Ranks zerlegt werden dürfen</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>Where activations may go</source>
        <translation>Wohin Aktivierungen dürfen</translation>
    </message>
    <message>
        <source>Within a node</source>
        <translation>Innerhalb eines Knotens</translation>
    </message>
    <message>
        <source>Groups that must not reach over several nodes</source>
        <translation>Gruppen, die nicht über mehrere Knoten reichen dürfen</translation>
    </message>
    <message>
        <source>all groups</source>
        <translation>alle Gruppen</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1: one value (8), bounds (1..16) or some values (2,4,8); empty for any</source>
        <translation>%1: ein Wert (8), Grenzen (1..16) oder einige Werte (2,4,8); leer für beliebig</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Least headroom</source>
        <translation>Mindestens frei</translation>
    </message>
    <message>
        <source>Memory that must stay free on the fullest device</source>
        <translation>Speicher, der auf dem vollsten Gerät frei bleiben muss</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Übliche</translation>
    </message>
    <message>
        <source>%1: nothing that this project offers is ticked</source>
        <translation>%1: nichts angehakt, was dieses Projekt anbietet</translation>
    </message>
    <message>
        <source>%1: write one value (8), bounds (1..16) or some values (2,4,8)</source>
        <translation>%1: einen Wert (8), Grenzen (1..16) oder einige Werte (2,4,8) eingeben</translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of degrees and microbatch size</source>
        <translation>
            <numerusform>%n Kombination aus Graden und Mikrobatch-Größe</numerusform>
            <numerusform>%n Kombinationen aus Graden und Mikrobatch-Größe</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <comment>launcher</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Launcher that must be able to run the layout</source>
        <translation>Launcher, der das Layout ausführen können muss</translation>
    </message>
    <message>
        <source>Only layouts that the export to this launcher says without leaving anything out that changes the figures</source>
        <translation>Nur Layouts, die der Export an diesen Launcher ausdrückt, ohne etwas auszulassen, das die Zahlen ändert</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Numbers of GPUs</source>
        <translation>Anzahlen von GPUs</translation>
    </message>
    <message>
        <source>How many GPUs of the cluster, the first of it, a layout takes: one number (64) or several (64,128); empty for all</source>
        <translation>Wie viele GPUs des Clusters, von der ersten an, eine Aufteilung nimmt: eine Zahl (64) oder mehrere (64,128); leer für alle</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>GPUs: write one number (64) or several (64,128)</source>
        <translation>GPUs: Schreiben Sie eine Zahl (64) oder mehrere (64,128)</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Compression that layouts may have</source>
        <translation>Kompression, die Layouts haben dürfen</translation>
    </message>
    <message>
        <source>As planned: every layout has that of the plan. Lossless: a tied embedding may be summed at once. Lossy: sends back between stages and weight gradients may lose digits (PowerSGD), too; of layouts that are as fast the least compressed comes first</source>
        <translation>Wie geplant: Jedes Layout hat die des Plans. Verlustfrei: Ein geteiltes Embedding darf auf einmal summiert werden. Verlustbehaftet: Auch Rücksendungen zwischen Stufen und Gewichtsgradienten dürfen Stellen verlieren (PowerSGD); von gleich schnellen Layouts kommt das am wenigsten komprimierte zuerst</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>wie geplant</translation>
    </message>
    <message>
        <source>lossless</source>
        <translation>verlustfrei</translation>
    </message>
    <message>
        <source>lossy admitted</source>
        <translation>verlustbehaftet erlaubt</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchControl</name>
    <message>
        <source>%1 refused (%2): %3</source>
        <comment>count, rule, example</comment>
        <translation>%1 abgelehnt (%2): %3</translation>
    </message>
    <message>
        <source>Layout search</source>
        <translation>Layoutsuche</translation>
    </message>
    <message>
        <source>Searching; the best so far appear here.</source>
        <translation>Suche läuft; die bisher besten erscheinen hier.</translation>
    </message>
    <message>
        <source>%1 layouts priced, %2 fit, %3 simulated in %4.</source>
        <translation>%1 Layouts bewertet, %2 passen, %3 simuliert in %4.</translation>
    </message>
    <message>
        <source>Stopped: the best so far.</source>
        <translation>Angehalten: die bisher besten.</translation>
    </message>
    <message>
        <source>✕ No layout fits: hover to read why.</source>
        <translation>✕ Kein Layout passt: Gründe beim Darüberfahren mit der Maus.</translation>
    </message>
    <message>
        <source>✓ None in this space is faster by our estimate.</source>
        <translation>✓ Keines in diesem Suchraum ist nach unserer Schätzung schneller.</translation>
    </message>
    <message>
        <source>⚠ The limit of simulations came first: there may be faster ones.</source>
        <translation>⚠ Die Grenze der Simulationen wurde vorher erreicht: Es kann schnellere geben.</translation>
    </message>
    <message>
        <source>Model, cluster, workload or routing have changed since this search: search again.</source>
        <translation>Modell, Cluster, Workload oder Routing haben sich seit dieser Suche geändert: neu suchen.</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig angehalten.</translation>
    </message>
    <message>
        <source>no links are measured to place its ranks by</source>
        <translation>keine Verbindungen gemessen, nach denen sich seine Ranks platzieren ließen</translation>
    </message>
    <message>
        <source>The first: %1.</source>
        <translation>Das erste: %1.</translation>
    </message>
    <message>
        <source>Fastest in %1 of %2 worlds, at worst %3 behind.</source>
        <translation>Am schnellsten in %1 von %2 Varianten, schlimmstenfalls %3 zurück.</translation>
    </message>
    <message>
        <source>The ten best were priced again in %1 worlds that differ from this project as measurements do: links by %2, constants of the device by %3 (standard deviations).</source>
        <translation>Die zehn besten wurden in %1 Varianten erneut bewertet, die von diesem Projekt so abweichen wie Messungen: Verbindungen um %2, Konstanten des Geräts um %3 (Standardabweichungen).</translation>
    </message>
    <message>
        <source>The first is %1.</source>
        <translation>Das erste ist %1.</translation>
    </message>
    <message>
        <source>Why the second lost: %1.</source>
        <translation>Warum das zweite unterlag: %1.</translation>
    </message>
    <message>
        <source>Placing and testing the best layouts</source>
        <translation>Beste Layouts werden platziert und getestet</translation>
    </message>
    <message>
        <source>Placing the ranks of the best layouts, then testing how their order holds.</source>
        <translation>Die Ranks der besten Layouts werden platziert; danach wird getestet, wie stabil ihre Reihenfolge ist.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Preview of %1: step %2, %3 free.</source>
        <translation>Vorschau von %1: Schritt %2, %3 frei.</translation>
    </message>
    <message>
        <source>Testing how the order holds</source>
        <translation>Es wird geprüft, wie stabil die Rangfolge ist</translation>
    </message>
    <message>
        <source>Preview of %1: step %2, %3 too much.</source>
        <translation>Vorschau von %1: Schritt %2, %3 zu viel.</translation>
    </message>
    <message>
        <source>The constraints have changed since this search: search again.</source>
        <translation>Die Einschränkungen haben sich seit dieser Suche geändert: erneut suchen.</translation>
    </message>
    <message>
        <source>The best so far: %1 layouts priced, %2 fit</source>
        <translation>Die besten bisher: %1 Aufteilungen bewertet, %2 passen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchPanel</name>
    <message>
        <source>Find the fastest layouts that fit; a new search replaces a running one</source>
        <translation>Die schnellsten passenden Layouts suchen; eine neue Suche ersetzt eine laufende</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop searching and keep the best so far</source>
        <translation>Suche anhalten und die bisher besten behalten</translation>
    </message>
    <message>
        <source>Filter: TP 8, zero-1</source>
        <translation>Filter: TP 8, zero-1</translation>
    </message>
    <message>
        <source>Filter of the layouts</source>
        <translation>Filter der Layouts</translation>
    </message>
    <message>
        <source>Only layouts with all of these words, separated by commas</source>
        <translation>Nur Layouts mit allen diesen Wörtern, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>Gefundene Layouts</translation>
    </message>
    <message>
        <source>Add this layout as a plan of its own, named by its difference (Return)</source>
        <translation>Dieses Layout als eigenen Plan hinzufügen, benannt nach seinem Unterschied (Return)</translation>
    </message>
    <message>
        <source>Give the plan on screen this layout (Shift+Return)</source>
        <translation>Dem angezeigten Plan dieses Layout geben (Shift+Return)</translation>
    </message>
    <message>
        <source>Time and headroom</source>
        <translation>Dauer und freier Speicher</translation>
    </message>
    <message>
        <source>One setting at a time</source>
        <translation>Einzelne Einstellungen</translation>
    </message>
    <message>
        <source>Layouts that fit are listed here, the fastest first.</source>
        <translation>Passende Layouts werden hier aufgelistet, die schnellsten zuerst.</translation>
    </message>
    <message>
        <source>Place the ranks of the five best by the measured links, and see how the order of the ten best holds when links and calibration are off as measurements are</source>
        <translation>Ranks der fünf besten nach den gemessenen Verbindungen platzieren und prüfen, wie stabil die Reihenfolge der zehn besten ist, wenn Verbindungen und Kalibrierung wie bei Messungen abweichen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Adopt as new plan</source>
        <translation>Als neuen Plan übernehmen</translation>
    </message>
    <message>
        <source>Change this plan</source>
        <translation>Diesen Plan ändern</translation>
    </message>
    <message>
        <source>Place and test the best</source>
        <translation>Beste platzieren und testen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchWords</name>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>tensor-parallel communication</source>
        <translation>Kommunikation der Tensorparallelität</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation>Kommunikation der Kontextparallelität</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation>Kommunikation der Expertenparallelität</translation>
    </message>
    <message>
        <source>data-parallel communication</source>
        <translation>Kommunikation der Datenparallelität</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>waiting for offloaded activations</source>
        <translation>Warten auf ausgelagerte Aktivierungen</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <comment>time, part of a step</comment>
        <translation>%1 mehr %2</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <comment>time, part of a step</comment>
        <translation>%1 weniger %2</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>gleich schnell</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>rank and layout</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>step %1 s</source>
        <translation>Schritt %1 s</translation>
    </message>
    <message>
        <source>%1 tokens/s, MFU %2 %, bubble %3 %</source>
        <translation>%1 Tokens/s, MFU %2 %, Bubble %3 %</translation>
    </message>
    <message>
        <source>fullest device (stage %1): %2</source>
        <translation>vollstes Gerät (Stufe %1): %2</translation>
    </message>
    <message>
        <source>headroom %1</source>
        <translation>frei %1</translation>
    </message>
    <message>
        <source>on the Pareto front: nothing is as fast with more memory free</source>
        <translation>auf der Pareto-Front: Nichts ist ebenso schnell bei mehr freiem Speicher</translation>
    </message>
    <message>
        <source>behind the first: %1</source>
        <translation>hinter dem ersten: %1</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>kein Gewinn</translation>
    </message>
    <message>
        <source>fastest in %1 of %2 worlds, rank %3 at worst, step %4 to %5</source>
        <translation>am schnellsten in %1 von %2 Varianten, schlimmstenfalls Platz %3, Schritt %4 bis %5</translation>
    </message>
    <message>
        <source>no placement of its ranks is faster</source>
        <translation>keine Platzierung seiner Ranks ist schneller</translation>
    </message>
    <message>
        <source>−%1 by placing its ranks</source>
        <translation>−%1 durch Platzieren seiner Ranks</translation>
    </message>
    <message>
        <source>%1, within the noise of the links</source>
        <translation>%1, innerhalb des Rauschens der Verbindungen</translation>
    </message>
    <message>
        <source>%1, beyond the noise of the links</source>
        <translation>%1, größer als das Rauschen der Verbindungen</translation>
    </message>
    <message>
        <source>%1  +%2 like it</source>
        <comment>layout and how many are as fast</comment>
        <translation>%1  +%2 ähnliche</translation>
    </message>
    <message>
        <source>as fast as %1, and less simple</source>
        <translation>so schnell wie %1 und weniger einfach</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) as fast, within half a percent, and less simple: Right shows them</source>
        <translation>
            <numerusform>%n anderes gleich schnell, innerhalb eines halben Prozents, und weniger einfach: Rechts zeigt es</numerusform>
            <numerusform>%n andere gleich schnell, innerhalb eines halben Prozents, und weniger einfach: Rechts zeigt sie</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for transfers</source>
        <translation>Warten auf Übertragungen</translation>
    </message>
    <message>
        <source>waiting for other stages</source>
        <translation>Warten auf andere Stufen</translation>
    </message>
    <message>
        <source>microbatch %1</source>
        <translation>Mikrobatch %1</translation>
    </message>
    <message>
        <source>vocabulary %1</source>
        <translation>Vokabular %1</translation>
    </message>
    <message>
        <source>recompute %1</source>
        <translation>Neuberechnung %1</translation>
    </message>
    <message>
        <source>offload to %1</source>
        <translation>Auslagern auf %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SensitivityView</name>
    <message>
        <source>What each setting would change</source>
        <translation>Was jede Einstellung ändern würde</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>What the next legal value of every setting would change in step time and memory. It appears for a plan that is legal.</source>
        <translation>Was der nächste zulässige Wert jeder Einstellung an Schrittdauer und Speicher ändern würde. Erscheint bei einem zulässigen Plan.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change of step</source>
        <translation>Änderung des Schritts</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>Vollstes Gerät</translation>
    </message>
    <message>
        <source>Change of peak</source>
        <translation>Änderung der Spitze</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.</source>
        <translation>%1 Änderungen je einer Einstellung; der größte Gewinn ist %2: Schritt %3, Spitzenspeicher %4.</translation>
    </message>
    <message>
        <source>%1
step %2 s (%3 s)
fullest device %4
</source>
        <translation>%1
Schritt %2 s (%3 s)
vollstes Gerät %4
</translation>
    </message>
    <message>
        <source>A click shows it, Return adopts it as a new plan, Shift+Return changes this plan.</source>
        <translation>Ein Klick zeigt es, Return übernimmt es als neuen Plan, Shift+Return ändert diesen Plan.</translation>
    </message>
    <message>
        <source>It would not fit. A click shows it, Return adopts it all the same.</source>
        <translation>Es würde nicht passen. Ein Klick zeigt es, Return übernimmt es trotzdem.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingControl</name>
    <message numerus="yes">
        <source>%n request(s) fit then</source>
        <translation>
            <numerusform>%n Anfrage passt dann</numerusform>
            <numerusform>%n Anfragen passen dann</numerusform>
        </translation>
    </message>
    <message>
        <source>TP %1: %2</source>
        <translation>TP %1: %2</translation>
    </message>
    <message>
        <source>FP8 weights: %1</source>
        <translation>FP8-Gewichte: %1</translation>
    </message>
    <message>
        <source>8-bit cache: %1</source>
        <translation>8-Bit-Cache: %1</translation>
    </message>
    <message>
        <source>%1 of the memory: %2</source>
        <translation>%1 des Speichers: %2</translation>
    </message>
    <message>
        <source>Not even one request fits: each GPU of stage %1 lacks %2.</source>
        <translation>Nicht einmal eine Anfrage passt: Jeder GPU der Stufe %1 fehlen %2.</translation>
    </message>
    <message>
        <source>Let %1 requests come a second</source>
        <translation>%1 Anfragen pro Sekunde eintreffen lassen</translation>
    </message>
    <message>
        <source>Serve requests</source>
        <translation>Anfragen bedienen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>How many re&amp;quests a second?</source>
        <translation>Wie viele An&amp;fragen pro Sekunde?</translation>
    </message>
    <message>
        <source>&amp;Find the best layout</source>
        <translation>&amp;Bestes Layout suchen</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Stop the simulation that is under way</source>
        <translation>Die laufende Simulation anhalten</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Vergleichen mit:</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>A second scheduler serves the same requests, below on the same time axis</source>
        <translation>Ein zweiter Scheduler bedient dieselben Anfragen, darunter auf derselben Zeitachse</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The highest rate that keeps the goals, by simulations at different rates; without goals 99 of 100 requests wait five seconds at most</source>
        <translation>Die höchste Rate, die die Ziele einhält, durch Simulationen bei verschiedenen Raten; ohne Ziele warten 99 von 100 Anfragen höchstens fünf Sekunden</translation>
    </message>
    <message>
        <source>Degrees, schedulers and budgets on this cluster: which serve most within the goals</source>
        <translation>Grade, Scheduler und Budgets auf diesem Cluster: welche innerhalb der Ziele am meisten bedienen</translation>
    </message>
    <message>
        <source>Let %1 come a second</source>
        <translation>%1 pro Sekunde eintreffen lassen</translation>
    </message>
    <message>
        <source>Serve with %1</source>
        <translation>Mit %1 bedienen</translation>
    </message>
    <message>
        <source>Trying rates…</source>
        <translation>Raten werden probiert…</translation>
    </message>
    <message>
        <source>Not even one request alone keeps the goals.</source>
        <translation>Nicht einmal eine einzelne Anfrage hält die Ziele ein.</translation>
    </message>
    <message>
        <source>Up to %1 requests/s: %2 tokens/s, TTFT p99 %3, TPOT p99 %4.</source>
        <translation>Bis zu %1 Anfragen/s: %2 Tokens/s, TTFT p99 %3, TPOT p99 %4.</translation>
    </message>
    <message>
        <source>Best layout for serving</source>
        <translation>Bestes Layout für den Betrieb</translation>
    </message>
    <message>
        <source>Change the requests</source>
        <translation>Anfragen ändern</translation>
    </message>
    <message>
        <source>Change what is asked of latencies</source>
        <translation>Latenzziele ändern</translation>
    </message>
    <message>
        <source>Of %1 in use per GPU: weights %2, activations %3, buffers and engine %4, cache %5.</source>
        <translation>Von %1 in Gebrauch pro GPU: Gewichte %2, Aktivierungen %3, Puffer und Engine %4, Cache %5.</translation>
    </message>
    <message>
        <source>Does not fit: each GPU of stage %1 lacks %2 for one request of %3 tokens.</source>
        <translation>Passt nicht: Jeder GPU der Stufe %1 fehlen %2 für eine Anfrage mit %3 Tokens.</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens fit at once on a replica (%3 replicas).</source>
        <translation>%1 Anfragen mit %2 Tokens passen gleichzeitig auf ein Replikat (%3 Replikate).</translation>
    </message>
    <message>
        <source>Cannot be served</source>
        <translation>Kann nicht bedient werden</translation>
    </message>
    <message>
        <source>✗ Does not fit</source>
        <translation>✗ Passt nicht</translation>
    </message>
    <message>
        <source>✓ Fits; no goal for latencies yet</source>
        <translation>✓ Passt; noch kein Ziel für Latenzen</translation>
    </message>
    <message>
        <source>✓ %1 of the requests in time</source>
        <translation>✓ %1 der Anfragen rechtzeitig</translation>
    </message>
    <message>
        <source>✗ Only %1 of the requests in time</source>
        <translation>✗ Nur %1 der Anfragen rechtzeitig</translation>
    </message>
    <message>
        <source>%1 tokens/s, %2 requests/s</source>
        <translation>%1 Tokens/s, %2 Anfragen/s</translation>
    </message>
    <message>
        <source>Stages idle %1; bubbles: %2</source>
        <translation>Stufen %1 im Leerlauf; Bubbles: %2</translation>
    </message>
    <message>
        <source>Median bubble of a request %1</source>
        <translation>Median der Bubble einer Anfrage %1</translation>
    </message>
    <message>
        <source>Preemptions: %1 (%2 tokens computed again)</source>
        <translation>Verdrängungen: %1 (%2 Tokens neu berechnet)</translation>
    </message>
    <message>
        <source>Refused: %1, longer than what fits</source>
        <translation>Abgelehnt: %1, länger als was passt</translation>
    </message>
    <message>
        <source>Change the plan so; undo as ever</source>
        <translation>Den Plan so ändern; rückgängig wie immer</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingText</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>idle %1</source>
        <translation>leer %1</translation>
    </message>
    <message>
        <source>queue ≤ %1</source>
        <translation>Warteschlange ≤ %1</translation>
    </message>
    <message>
        <source>no queue</source>
        <translation>kein Stau</translation>
    </message>
    <message>
        <source>%1 blocks, at most %2 taken</source>
        <translation>%1 Blöcke, höchstens %2 belegt</translation>
    </message>
    <message>
        <source>PB1 unequal prompts</source>
        <translation>PB1 ungleiche Prompts</translation>
    </message>
    <message>
        <source>PB2 prompts beside decodes</source>
        <translation>PB2 Prompts neben Decodes</translation>
    </message>
    <message>
        <source>PB3 unequal decodes</source>
        <translation>PB3 ungleiche Decodes</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>keine Arbeit</translation>
    </message>
    <message>
        <source>prompt pieces, a hue per request</source>
        <translation>Prompt-Stücke, ein Farbton pro Anfrage</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>Decodes</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>▼ preempted</source>
        <translation>▼ verdrängt</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>▾ first token due</source>
        <translation>▾ erstes Token fällig</translation>
    </message>
    <message>
        <source>(within %1)</source>
        <translation>(innerhalb von %1)</translation>
    </message>
    <message>
        <source>(over %1)</source>
        <translation>(über %1)</translation>
    </message>
    <message>
        <source>request %1: %2 tokens of its prompt behind %3</source>
        <translation>Anfrage %1: %2 Tokens ihres Prompts nach %3</translation>
    </message>
    <message>
        <source>request %1: the first %2 tokens of its prompt</source>
        <translation>Anfrage %1: die ersten %2 Tokens ihres Prompts</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Decodes</source>
        <translation>Decodes</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>this batch and the one before have prompt pieces of different size</source>
        <translation>dieser Batch und der vorige haben verschieden große Prompt-Stücke</translation>
    </message>
    <message>
        <source>a batch with prompts follows one of decodes alone, or the other way round</source>
        <translation>ein Batch mit Prompts folgt auf einen nur mit Decodes, oder umgekehrt</translation>
    </message>
    <message>
        <source>both batches only decode, with caches of different length</source>
        <translation>beide Batches dekodieren nur, mit verschieden langen Caches</translation>
    </message>
    <message>
        <source>nothing was under way and nobody waited</source>
        <translation>nichts lief und niemand wartete</translation>
    </message>
    <message>
        <source>%1 p</source>
        <comment>prompt tokens</comment>
        <translation>%1 p</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>decodes</comment>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>Batch %1, %2: %3</source>
        <translation>Batch %1, %2: %3</translation>
    </message>
    <message>
        <source>#tok %1 = %2 p + %3 d (prompt tokens + decodes)</source>
        <translation>#tok %1 = %2 p + %3 d (Prompt-Tokens + Decodes)</translation>
    </message>
    <message numerus="yes">
        <source>• and %n more</source>
        <translation>
            <numerusform>• und %n weiteres</numerusform>
            <numerusform>• und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The decodes ride along with the prompt: weights are read once for both.</source>
        <translation>Die Decodes fahren mit dem Prompt mit: Gewichte werden für beide einmal gelesen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>No work on %1: %2</source>
        <translation>Keine Arbeit auf %1: %2</translation>
    </message>
    <message>
        <source>Bubble %1 on %2: %3</source>
        <translation>Bubble %1 auf %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 bis %3</translation>
    </message>
    <message>
        <source>by tokens: prompts %1 of the time, decodes %2</source>
        <translation>nach Tokens: Prompts %1 der Zeit, Decodes %2</translation>
    </message>
    <message>
        <source>Zoom in to see the batches.</source>
        <translation>Hineinzoomen zeigt die Batches.</translation>
    </message>
    <message numerus="yes">
        <source>Its keys and values are read again by %n later batch(es), marked here</source>
        <translation>
            <numerusform>Seine Schlüssel und Werte liest %n späterer Batch erneut, hier markiert</numerusform>
            <numerusform>Seine Schlüssel und Werte lesen %n spätere Batches erneut, hier markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>(of prompts alone: decodes are too many to be kept)</source>
        <translation>(nur von Prompts: es sind zu viele Decodes, um sie zu behalten)</translation>
    </message>
    <message>
        <source>Request %1: %2 prompt tokens, %3 output tokens</source>
        <translation>Anfrage %1: %2 Prompt-Tokens, %3 Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>refused: longer than what fits</source>
        <translation>abgelehnt: länger als das, was passt</translation>
    </message>
    <message>
        <source>arrived at %1, waited %2</source>
        <translation>angekommen bei %1, gewartet %2</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>erstes Token nach %1</translation>
    </message>
    <message>
        <source>%1 per output token behind the first</source>
        <translation>%1 je Ausgabe-Token nach dem ersten</translation>
    </message>
    <message>
        <source>longest gap between tokens %1</source>
        <translation>längster Abstand zwischen Tokens %1</translation>
    </message>
    <message numerus="yes">
        <source>prompt in %n piece(s)</source>
        <translation>
            <numerusform>Prompt in %n Stück</numerusform>
            <numerusform>Prompt in %n Stücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>preempted %n time(s): its cache was given up and computed again</source>
        <translation>
            <numerusform>%n-mal verdrängt: ihr Cache wurde aufgegeben und neu berechnet</numerusform>
            <numerusform>%n-mal verdrängt: ihr Cache wurde aufgegeben und neu berechnet</numerusform>
        </translation>
    </message>
    <message>
        <source>bubbles before its batches %1</source>
        <translation>Bubbles vor ihren Batches %1</translation>
    </message>
    <message>
        <source>done at %1</source>
        <translation>fertig bei %1</translation>
    </message>
    <message>
        <source>Cache at %1: %2 of %3 blocks (%4)
%5 run, %6 wait</source>
        <translation>Cache bei %1: %2 von %3 Blöcken (%4)
%5 laufen, %6 warten</translation>
    </message>
    <message>
        <source>%1 tokens/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  stages idle %6</source>
        <translation>%1 Tokens/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  Stufen untätig %6</translation>
    </message>
    <message>
        <source>%1 against %2:  tokens/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  idle %6 against %7</source>
        <translation>%1 gegen %2:  Tokens/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  untätig %6 gegen %7</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Replikat</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Prompt-Tokens</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>Gebildet</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>Längster Abstand</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>Bubbles</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>Verdrängungen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingView</name>
    <message>
        <source>Serving</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Requests are answered by batches that walk through the stages of a pipeline. Each bar is a batch on a stage, split by its tokens: pieces of prompts in the hues of their requests, decodes hatched grey. Gaps between batches are bubbles, by their cause: PB1 prompts of different size, PB2 a batch with prompts beside one without, PB3 decodes with caches of different length (SARATHI, arXiv 2308.16369). TTFT is the first token behind the arrival; TPOT is (end − first token) / (output tokens − 1).</source>
        <translation>Anfragen werden von Batches beantwortet, die durch die Stufen einer Pipeline wandern. Jeder Balken ist ein Batch auf einer Stufe, geteilt nach seinen Tokens: Promptstücke in den Farben ihrer Anfragen, Decodes grau schraffiert. Lücken zwischen Batches sind Bubbles, nach ihrer Ursache: PB1 Prompts verschiedener Größe, PB2 ein Batch mit Prompts neben einem ohne, PB3 Decodes mit verschieden langen Caches (SARATHI, arXiv 2308.16369). TTFT ist das erste Token nach der Ankunft; TPOT ist (Ende − erstes Token) / (Ausgabe-Tokens − 1).</translation>
    </message>
    <message>
        <source>Nothing was served yet.</source>
        <translation>Noch wurde nichts bedient.</translation>
    </message>
    <message>
        <source>Requests and scheduler on the left are simulated as soon as the plan fits.</source>
        <translation>Anfragen und Scheduler links werden simuliert, sobald der Plan passt.</translation>
    </message>
    <message>
        <source>&amp;Replica:</source>
        <translation>&amp;Replikat:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Walk through the batches: who gets a token in each</source>
        <translation>Durch die Batches gehen: wer in jedem ein Token bekommt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>◂</source>
        <translation>◂</translation>
    </message>
    <message>
        <source>Previous batch</source>
        <translation>Voriger Batch</translation>
    </message>
    <message>
        <source>▸</source>
        <translation>▸</translation>
    </message>
    <message>
        <source>Next batch</source>
        <translation>Nächster Batch</translation>
    </message>
    <message>
        <source>Longest bubble</source>
        <translation>Längste Bubble</translation>
    </message>
    <message>
        <source>Go to the longest bubble</source>
        <translation>Zur längsten Bubble gehen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom to what the cursor is on</source>
        <translation>Auf das zoomen, worauf der Cursor steht</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>Alles ein&amp;passen</translation>
    </message>
    <message>
        <source>&amp;Zoom to selection</source>
        <translation>Auf Auswahl &amp;zoomen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>&amp;Higher rows of requests</source>
        <translation>&amp;Höhere Zeilen der Anfragen</translation>
    </message>
    <message>
        <source>&amp;Lower rows of requests</source>
        <translation>&amp;Niedrigere Zeilen der Anfragen</translation>
    </message>
    <message>
        <source>&amp;Play batch by batch</source>
        <translation>&amp;Batch für Batch abspielen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Next batch</source>
        <translation>Nächster Ba&amp;tch</translation>
    </message>
    <message>
        <source>Pre&amp;vious batch</source>
        <translation>&amp;Voriger Batch</translation>
    </message>
    <message>
        <source>Longest &amp;bubble</source>
        <translation>&amp;Längste Bubble</translation>
    </message>
    <message>
        <source>Ne&amp;xt replica</source>
        <translation>Nä&amp;chstes Replikat</translation>
    </message>
    <message>
        <source>P&amp;revious replica</source>
        <translation>Vo&amp;riges Replikat</translation>
    </message>
    <message>
        <source>%1 requests on %2 replicas of %3 stages, scheduler %4: %5. Bubbles: %6. Preemptions: %7.</source>
        <translation>%1 Anfragen auf %2 Replikaten mit %3 Stufen, Scheduler %4: %5. Bubbles: %6. Verdrängungen: %7.</translation>
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
    <name>rankloom::ui::SparesView</name>
    <message>
        <source>How many spares pay</source>
        <translation>Wie viele Ersatzknoten sich lohnen</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>Noch keine Ausfallraten.</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>Links angeben, wie oft Knoten ausfallen.</translation>
    </message>
    <message>
        <source>spare nodes</source>
        <translation>Ersatzknoten</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>of the cluster</source>
        <translation>des Clusters</translation>
    </message>
    <message numerus="yes">
        <source>%n spare node(s): goodput %1 of the cluster, %2 over all nodes bought</source>
        <translation>
            <numerusform>%n Ersatzknoten: Goodput %1 des Clusters, %2 über alle gekauften Knoten</numerusform>
            <numerusform>%n Ersatzknoten: Goodput %1 des Clusters, %2 über alle gekauften Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>Ersatzknoten</translation>
    </message>
    <message>
        <source>Goodput over all nodes bought</source>
        <translation>Goodput über alle gekauften Knoten</translation>
    </message>
    <message>
        <source>With %1 no spare node pays: goodput over all nodes bought is highest without, %2.</source>
        <translation>Mit %1 lohnt sich kein Ersatzknoten: Der Goodput über alle gekauften Knoten ist ohne am höchsten, %2.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 %n spare node(s) pay(s): goodput over all nodes bought is %2, without %3.</source>
        <translation>
            <numerusform>Mit %1 lohnt sich %n Ersatzknoten: Der Goodput über alle gekauften Knoten ist %2, ohne %3.</numerusform>
            <numerusform>Mit %1 lohnen sich %n Ersatzknoten: Der Goodput über alle gekauften Knoten ist %2, ohne %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>gepunktet: andere Strategien</translation>
    </message>
    <message>
        <source>over all nodes bought: none pays</source>
        <translation>über alle gekauften Knoten: keiner lohnt sich</translation>
    </message>
    <message numerus="yes">
        <source>over all nodes bought: %n pay(s)</source>
        <translation>
            <numerusform>über alle gekauften Knoten: %n lohnt sich</numerusform>
            <numerusform>über alle gekauften Knoten: %n lohnen sich</numerusform>
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
        <translation>Ein Mixture-of-Experts-Modell auf 16 Knoten mit gemessenen, ungleichen Verbindungen</translation>
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
    <name>rankloom::ui::StepBar</name>
    <message>
        <source>Where the step goes</source>
        <translation>Worauf die Schrittdauer entfällt</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Share of the step</source>
        <translation>Anteil am Schritt</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als Tabelle &amp;anzeigen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StepFigures</name>
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
        <source>Idle share of the step: (step − work of the busiest stage) / step</source>
        <translation>Leerlaufanteil des Schritts: (Schritt − Arbeit der am stärksten beschäftigten Stufe) / Schritt</translation>
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
        <source>Preview</source>
        <translation>Vorschau</translation>
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
        <source>The figures belong to the layout that is looked at</source>
        <translation>Die Werte gehören zum betrachteten Layout</translation>
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
        <source>on seen tokens</source>
        <translation>auf gesehenen Tokens</translation>
    </message>
    <message>
        <source>It counts tokens that the places of the experts were fitted on: on unseen ones the step is likely longer. Traces can count the unseen part, for all plans.</source>
        <translation>Er zählt Tokens, an die die Plätze der Experten angepasst wurden: auf ungesehenen dauert der Schritt wahrscheinlich länger. Unter Traces kann der ungesehene Teil zählen, für alle Pläne.</translation>
    </message>
    <message>
        <source>✕ Not possible</source>
        <translation>✕ Nicht möglich</translation>
    </message>
    <message>
        <source>%1
Click for the diagnoses and what would help.</source>
        <translation>%1
Klicken für die Diagnosen und was helfen würde.</translation>
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
        <source>%1 are free on the fullest GPU</source>
        <translation>%1 auf der vollsten GPU frei</translation>
    </message>
    <message>
        <source>✕ Does not fit</source>
        <translation>✕ Passt nicht</translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation>%1 zu viel auf der vollsten GPU</translation>
    </message>
    <message>
        <source>what is offloaded does not fit into the memory of a host</source>
        <translation>das Ausgelagerte passt nicht in den Speicher eines Hosts</translation>
    </message>
    <message>
        <source>Click for the diagnoses and what would help.</source>
        <translation>Klicken für die Diagnosen und was helfen würde.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>verlustbehaftet</translation>
    </message>
    <message>
        <source>Gradients lose digits on their way: what that does to the model is not estimated.</source>
        <translation>Gradienten verlieren unterwegs Stellen: Was das mit dem Modell macht, wird nicht geschätzt.</translation>
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
    <message>
        <source>%1 rows: too many to sort and to copy at once. Copy a selection, or export all of them.</source>
        <translation>%1 Zeilen: zu viele, um sie auf einmal zu sortieren und zu kopieren. Eine Auswahl kopieren oder alle exportieren.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert…</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the whole table as it reads, for a page or a message</source>
        <translation>Die ganze Tabelle kopieren, wie sie zu lesen ist, für eine Seite oder Nachricht</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ThroughputView</name>
    <message>
        <source>Throughput over time</source>
        <translation>Durchsatz im Zeitverlauf</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>Nichts ist als ausgefallen markiert.</translation>
    </message>
    <message>
        <source>Mark it on the board: how throughput falls and comes back is drawn here.</source>
        <translation>Auf dem Board markieren: Wie der Durchsatz fällt und wiederkommt, ist dann hier gezeichnet.</translation>
    </message>
    <message>
        <source>after the failure</source>
        <translation>nach dem Ausfall</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>gepunktet: andere Strategien</translation>
    </message>
    <message>
        <source>%1: after %2 with %3 of the throughput</source>
        <translation>%1: nach %2 mit %3 des Durchsatzes</translation>
    </message>
    <message>
        <source>Throughput falls to nothing and is back after %1, at %2 with %3; other policies beside it.</source>
        <translation>Der Durchsatz fällt auf null und ist nach %1 zurück, bei %2 mit %3; daneben andere Strategien.</translation>
    </message>
    <message>
        <source>Throughput over time of the policies that can go on.</source>
        <translation>Durchsatz im Zeitverlauf der Strategien, die weitermachen können.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Timeline</name>
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
        <translation>%1 von Mikrobatch %2</translation>
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
        <translation>wartet auf eine Verbindung</translation>
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
        <translation>%1 wartet %2 auf: %3 auf %4, über die Verbindung.</translation>
    </message>
    <message>
        <source>%1 waits %2 for a transfer over a link.</source>
        <translation>%1 wartet %2 auf einen Transfer über eine Verbindung.</translation>
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
        <translation>1 Mikrobatch</translation>
    </message>
    <message numerus="yes">
        <source>%n microbatches</source>
        <translation>
            <numerusform>%n Mikrobatch</numerusform>
            <numerusform>%n Mikrobatches</numerusform>
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
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, Mittelwert</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Passes in both</source>
        <translation>Pässe in beiden</translation>
    </message>
    <message>
        <source>paler, on a bar: later chunk</source>
        <translation>blasser, auf einem Balken: späterer Chunk</translation>
    </message>
    <message>
        <source>microbatches in flight, by chunk</source>
        <translation>Mikrobatches unterwegs, nach Chunk</translation>
    </message>
    <message>
        <source>microbatches in flight</source>
        <translation>Mikrobatches unterwegs</translation>
    </message>
    <message>
        <source>memory, activations by chunk</source>
        <translation>Speicher, Aktivierungen nach Chunk</translation>
    </message>
    <message>
        <source>what 1F1B holds</source>
        <translation>was 1F1B hält</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 unterwegs</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>tensor-parallel collectives</source>
        <translation>Kollektive der Tensorparallelität</translation>
    </message>
    <message>
        <source>context-parallel transfers</source>
        <translation>Transfers der Kontextparallelität</translation>
    </message>
    <message>
        <source>expert-parallel all-to-alls</source>
        <translation>All-to-Alls der Expertenparallelität</translation>
    </message>
    <message>
        <source>data-parallel collectives</source>
        <translation>Kollektive der Datenparallelität</translation>
    </message>
    <message>
        <source>waits for offloaded activations</source>
        <translation>wartet auf ausgelagerte Aktivierungen</translation>
    </message>
    <message>
        <source>%1 waits %2 until the offloaded activations of %3 are back.</source>
        <translation>%1 wartet %2, bis die ausgelagerten Aktivierungen zurück sind: %3.</translation>
    </message>
    <message>
        <source>%1 waits %2 for offloaded activations.</source>
        <translation>%1 wartet %2 auf ausgelagerte Aktivierungen.</translation>
    </message>
    <message>
        <source>– %1 %2</source>
        <translation>– %1 %2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 shorter (−%2)</source>
        <translation>%1 kürzer (−%2)</translation>
    </message>
    <message>
        <source>%1 longer (+%2)</source>
        <translation>%1 länger (+%2)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 on the link</source>
        <translation>%1 auf der Verbindung</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>%1 dazwischen</translation>
    </message>
    <message>
        <source>Needs %1 on %2: %3</source>
        <translation>Braucht %1 auf %2: %3</translation>
    </message>
    <message>
        <source>Feeds %1 on %2: %3</source>
        <translation>Versorgt %1 auf %2: %3</translation>
    </message>
    <message>
        <source>not in “%1”</source>
        <translation>nicht in „%1“</translation>
    </message>
    <message>
        <source>%1, %2 and %3 of them, none in both</source>
        <translation>%1, %2 und %3 davon, keiner in beiden</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change, share</source>
        <translation>Änderung, Anteil</translation>
    </message>
    <message>
        <source>“%1” starts earlier by</source>
        <translation>„%1“ beginnt früher um</translation>
    </message>
    <message>
        <source>%1 on the link, arrives %2 early</source>
        <translation>%1 auf der Verbindung, kommt %2 zu früh an</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>decompression</source>
        <translation>Dekompression</translation>
    </message>
    <message>
        <source>compressed send, dashed: as it was</source>
        <translation>komprimierter Versand, gestrichelt: wie er war</translation>
    </message>
    <message>
        <source>Sent compressed: %1 on the link instead of %2</source>
        <translation>Komprimiert gesendet: %1 auf dem Link statt %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineControl</name>
    <message>
        <source>virtual stage %1</source>
        <translation>virtueller Stufe %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>passes of %1</source>
        <translation>Pässe von %1</translation>
    </message>
    <message>
        <source>overlapped pairs</source>
        <translation>überlappte Paare</translation>
    </message>
    <message>
        <source>vocabulary passes of stage %1</source>
        <translation>Vokabularpässe von Stufe %1</translation>
    </message>
    <message>
        <source>link from %1 to %2</source>
        <translation>Verbindung von %1 zu %2</translation>
    </message>
    <message>
        <source>all links</source>
        <translation>alle Verbindungen</translation>
    </message>
    <message>
        <source>barriers of the vocabulary layers</source>
        <translation>Barrieren der Vokabularschichten</translation>
    </message>
    <message>
        <source>offloading of %1</source>
        <translation>Auslagerung von %1</translation>
    </message>
    <message>
        <source>data-parallel collectives of stage %1</source>
        <translation>Kollektive der Datenparallelität von Stufe %1</translation>
    </message>
    <message>
        <source>optimizer of stage %1</source>
        <translation>Optimizer von Stufe %1</translation>
    </message>
    <message>
        <source>With the plan &amp;before the last change</source>
        <translation>Mit dem Plan &amp;vor der letzten Änderung</translation>
    </message>
    <message>
        <source>With &amp;another plan</source>
        <translation>Mit einem &amp;anderen Plan</translation>
    </message>
    <message>
        <source>With this step, &amp;kept as it is now</source>
        <translation>Mit diesem &amp;Schritt, wie er jetzt ist</translation>
    </message>
    <message>
        <source>With a &amp;measured trace…</source>
        <translation>Mit einem &amp;gemessenen Trace…</translation>
    </message>
    <message>
        <source>&amp;Differences as a table</source>
        <translation>&amp;Unterschiede als Tabelle</translation>
    </message>
    <message>
        <source>With &amp;nothing</source>
        <translation>Mit &amp;nichts</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>Simulating the step with each stage and each link 10 % faster…</source>
        <translation>Der Schritt wird simuliert, jede Stufe und jede Verbindung einzeln um 10 % schneller…</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>No single stage or link made 10 % faster shortens the step.</source>
        <translation>Keine einzelne Stufe und keine einzelne Verbindung verkürzt, um 10 % schneller, den Schritt.</translation>
    </message>
    <message>
        <source>10 % faster would save:</source>
        <translation>10 % schneller würde einsparen:</translation>
    </message>
    <message>
        <source>Kept step</source>
        <translation>Gemerkter Schritt</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Differences: %1, %2</source>
        <comment>two steps</comment>
        <translation>Unterschiede: %1, %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelinePanel</name>
    <message>
        <source>Timeline tools</source>
        <translation>Werkzeuge der Zeitleiste</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>Vorheriger Pass</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>Nächster Pass</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 steps a second</source>
        <translation>%1 Sprünge pro Sekunde</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Another step above this one, on the same time axis</source>
        <translation>Ein anderer Schritt über diesem, auf derselben Zeitachse</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>Ausgewählter Pass</translation>
    </message>
    <message>
        <source>What would shrink the step</source>
        <translation>Was den Schritt verkürzen würde</translation>
    </message>
    <message>
        <source>What would shrink the step?</source>
        <translation>Was würde den Schritt verkürzen?</translation>
    </message>
    <message>
        <source>Simulates the step again with each stage and each link 10 % faster</source>
        <translation>Simuliert den Schritt erneut, jede Stufe und jede Verbindung einzeln um 10 % schneller</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1  ·  pass %2 / %3</source>
        <translation>%1  ·  Pass %2 / %3</translation>
    </message>
    <message>
        <source>How fast the play-head steps</source>
        <translation>Wie schnell der Abspielkopf springt</translation>
    </message>
    <message>
        <source>Moments to come back to</source>
        <translation>Zeitpunkte zum Wiederkommen</translation>
    </message>
    <message>
        <source>Back to the start of the pass before</source>
        <translation>Zurück zum Anfang des vorigen Passes</translation>
    </message>
    <message>
        <source>On to the start of the next pass</source>
        <translation>Weiter zum Anfang des nächsten Passes</translation>
    </message>
    <message>
        <source>Play the schedule pass by pass, to see how it works</source>
        <translation>Den Ablauf Pass für Pass abspielen, um ihn zu verstehen</translation>
    </message>
    <message>
        <source>The chain of passes that sets the length of the step</source>
        <translation>Die Kette der Pässe, die die Länge des Schritts bestimmt</translation>
    </message>
    <message>
        <source>Under each lane the microbatches whose activations are alive, instead of bytes</source>
        <translation>Unter jeder Spur die Mikrobatches, deren Aktivierungen leben, statt Bytes</translation>
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
        <translation>Mikrobatch</translation>
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
        <source>&amp;Fit all</source>
        <translation>All&amp;es einpassen</translation>
    </message>
    <message>
        <source>Zoom &amp;back</source>
        <translation>&amp;Zurück zoomen</translation>
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
    <message>
        <source>Bookmark %1</source>
        <translation>Lesezeichen %1</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Name des Lesezeichens</translation>
    </message>
    <message>
        <source>&amp;Set here</source>
        <translation>&amp;Hier setzen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächstes</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorheriges</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>&amp;Alle entfernen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>Kept step</source>
        <translation>Gemerkter Schritt</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Gemerkt: %1</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Verglichen mit %1: %2.</translation>
    </message>
    <message>
        <source>&amp;Zoom to selection</source>
        <translation>Auf Aus&amp;wahl zoomen</translation>
    </message>
    <message>
        <source>Zoom f&amp;orward</source>
        <translation>&amp;Vorwärts zoomen</translation>
    </message>
    <message>
        <source>Microbatches &amp;in flight, not bytes</source>
        <translation>M&amp;icrobatches unterwegs statt Byte</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Play pass by pass</source>
        <translation>&amp;Pass für Pass abspielen</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>&amp;Nächster Pass</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>Vor&amp;heriger Pass</translation>
    </message>
    <message>
        <source>&amp;Hide the play-head</source>
        <translation>Abspielkopf a&amp;usblenden</translation>
    </message>
    <message>
        <source>Book&amp;marks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Keep this step as reference</source>
        <translation>Diesen Schritt als Referenz &amp;merken</translation>
    </message>
    <message>
        <source>Re&amp;move the reference</source>
        <translation>Re&amp;ferenz entfernen</translation>
    </message>
    <message>
        <source>Preparing the timeline…</source>
        <translation>Zeitleiste wird vorbereitet…</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Measure from and to the cursor</source>
        <translation>Vom und bis zum Zeiger messen</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>Timeline › Bookmarks</source>
        <translation>Zeitleiste › Lesezeichen</translation>
    </message>
    <message>
        <source>Zoom to the next co&amp;mpressed send</source>
        <translation>Zum nächsten ko&amp;mprimierten Versand zoomen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TracesPanel</name>
    <message>
        <source>Routing traces</source>
        <translation>Routing-Traces</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>Alle Tokens</translation>
    </message>
    <message>
        <source>To train with</source>
        <translation>Zum Trainieren</translation>
    </message>
    <message>
        <source>To test with</source>
        <translation>Zum Testen</translation>
    </message>
    <message>
        <source>&amp;Traces:</source>
        <translation>&amp;Traces:</translation>
    </message>
    <message>
        <source>The newest trace, or all that have every chosen tag</source>
        <translation>Der neueste Trace oder alle, die jedes gewählte Tag haben</translation>
    </message>
    <message>
        <source>A placement made for some tokens and tested on others is not made for noise</source>
        <translation>Eine Platzierung, die für einen Teil der Tokens erstellt und an anderen getestet wird, ist nicht auf Rauschen zugeschnitten</translation>
    </message>
    <message>
        <source>Trai&amp;n:</source>
        <translation>Trai&amp;ning:</translation>
    </message>
    <message>
        <source>Bloc&amp;k:</source>
        <translation>Bloc&amp;k:</translation>
    </message>
    <message>
        <source>Consecutive tokens that stay together</source>
        <translation>Aufeinanderfolgende Tokens, die zusammenbleiben</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>S&amp;eed:</translation>
    </message>
    <message>
        <source>Of the split</source>
        <translation>Startwert der Aufteilung</translation>
    </message>
    <message>
        <source> UTC</source>
        <translation> UTC</translation>
    </message>
    <message>
        <source>No traces yet. Drop a router trace of Megatron, vLLM or SGLang on the window.</source>
        <translation>Noch keine Traces. Einen Router-Trace von Megatron, vLLM oder SGLang auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Counted now: %1.</source>
        <translation>Derzeit gezählt: %1.</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neuester</translation>
    </message>
    <message>
        <source>No tags yet: Enter on a trace gives it some</source>
        <translation>Noch keine Tags: Enter auf einem Trace vergibt welche</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Counting the routing traces</source>
        <translation>Routing-Traces werden gezählt</translation>
    </message>
    <message>
        <source>Choose what counts of the traces</source>
        <translation>Wählen, was von den Traces zählt</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>b&amp;is</translation>
    </message>
    <message>
        <source>Where in the time of each trace counting ends</source>
        <translation>Wo in der Zeit jedes Trace das Zählen endet</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>&amp;Zeit:</translation>
    </message>
    <message>
        <source>Where in the time of each trace counting begins: 50 % counts its second half</source>
        <translation>Wo in der Zeit jedes Trace das Zählen beginnt: 50 % zählt die zweite Hälfte</translation>
    </message>
    <message>
        <source>Time from</source>
        <translation>Zeit von</translation>
    </message>
    <message>
        <source>Time to</source>
        <translation>Zeit bis</translation>
    </message>
    <message>
        <source>Co&amp;unt:</source>
        <translation>Zä&amp;hlen:</translation>
    </message>
    <message>
        <source>Share of the tokens to train with; placements are judged on the others</source>
        <translation>Anteil der Tokens zum Trainieren; Platzierungen werden an den anderen beurteilt</translation>
    </message>
    <message>
        <source>What the trace is of: task=intent, part=prefill. Enter or F2 edits.</source>
        <translation>Wovon der Trace stammt: task=intent, part=prefill. Enter oder F2 bearbeitet.</translation>
    </message>
    <message>
        <source>the newest trace</source>
        <translation>der neueste Trace</translation>
    </message>
    <message>
        <source>traces with %1</source>
        <translation>Traces mit %1</translation>
    </message>
    <message>
        <source>from %1 to %2 of its time</source>
        <translation>von %1 bis %2 seiner Zeit</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>alle Tokens</translation>
    </message>
    <message>
        <source>%1 of the tokens, to train with</source>
        <translation>%1 der Tokens, zum Trainieren</translation>
    </message>
    <message>
        <source>%1 of the tokens, to test with</source>
        <translation>%1 der Tokens, zum Testen</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>Tags von %1</translation>
    </message>
    <message>
        <source>Choose how traces are split</source>
        <translation>Wählen, wie Traces aufgeteilt werden</translation>
    </message>
    <message>
        <source>only the newest of %1 traces, %2</source>
        <translation>nur der neueste von %1 Traces, %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TradeOffView</name>
    <message>
        <source>fullest GPU %1 the mean, %2 of the transitions change the GPU</source>
        <translation>vollste GPU %1 Mittelwert, %2 der Übergänge wechseln die GPU</translation>
    </message>
    <message>
        <source>Load against traffic</source>
        <translation>Last gegen Datenverkehr</translation>
    </message>
    <message>
        <source>Transitions that change the GPU</source>
        <translation>Übergänge, die die GPU wechseln</translation>
    </message>
    <message>
        <source>Fullest GPU over mean →</source>
        <translation>Vollste GPU relativ zum Mittel →</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Fullest GPU over mean</source>
        <translation>Vollste GPU relativ zum Mittel</translation>
    </message>
    <message>
        <source>No placements to choose from yet.</source>
        <translation>Noch keine Platzierungen zur Auswahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n placement(s) between even load and little traffic.</source>
        <translation>
            <numerusform>%n Platzierung zwischen gleichmäßiger Last und wenig Datenverkehr.</numerusform>
            <numerusform>%n Platzierungen zwischen gleichmäßiger Last und wenig Datenverkehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>Traffic by the links</source>
        <translation>Datenverkehr nach Verbindungen</translation>
    </message>
    <message>
        <source>fullest GPU %1 the mean, %2 of the traffic by the links</source>
        <translation>vollste GPU %1 Mittelwert, %2 des Datenverkehrs nach Verbindungen</translation>
    </message>
    <message>
        <source>fullest GPU: seen %1 / unseen %2 the mean; traffic by the links: seen %3 / unseen %4</source>
        <translation>vollste GPU: gesehen %1 / ungesehen %2 Mittelwert; Datenverkehr nach Verbindungen: gesehen %3 / ungesehen %4</translation>
    </message>
    <message>
        <source>fullest GPU: seen %1 / unseen %2 the mean; transitions that change the GPU: seen %3 / unseen %4</source>
        <translation>vollste GPU: gesehen %1 / ungesehen %2 Mittelwert; Übergänge, die die GPU wechseln: gesehen %3 / ungesehen %4</translation>
    </message>
    <message>
        <source>on unseen tokens</source>
        <translation>auf ungesehenen Tokens</translation>
    </message>
    <message>
        <source>%1, unseen</source>
        <translation>%1, ungesehen</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ViewStrip</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More of this view</source>
        <translation>Mehr zu dieser Ansicht</translation>
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
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>Gefundene Layouts</translation>
    </message>
    <message>
        <source>One setting at a time</source>
        <translation>Einzelne Einstellungen</translation>
    </message>
    <message>
        <source>Experts on GPUs</source>
        <translation>Experten auf GPUs</translation>
    </message>
    <message>
        <source>GPU load by experts</source>
        <translation>GPU-Last durch Experten</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>on seen tokens</source>
        <translation>auf gesehenen Tokens</translation>
    </message>
    <message>
        <source>%1 has no experts that tokens could be routed to.</source>
        <translation>%1 hat keine Experten, zu denen Tokens geleitet werden könnten.</translation>
    </message>
    <message>
        <source>Expert load over time</source>
        <translation>Expertenlast über die Zeit</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>verlustbehaftet: %1</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>Bits der Experten</translation>
    </message>
    <message>
        <source>Loading and computing</source>
        <translation>Laden und Rechnen</translation>
    </message>
    <message>
        <source>Other bit budgets</source>
        <translation>Andere Bit-Budgets</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>Erholungszeit</translation>
    </message>
    <message>
        <source>Throughput after a failure</source>
        <translation>Durchsatz nach einem Ausfall</translation>
    </message>
    <message>
        <source>Layers after a failure</source>
        <translation>Schichten nach einem Ausfall</translation>
    </message>
    <message>
        <source>How many spares pay</source>
        <translation>Wie viele Ersatzknoten sich lohnen</translation>
    </message>
    <message>
        <source>How often to write checkpoints</source>
        <translation>Wie oft Checkpoints zu schreiben sind</translation>
    </message>
    <message>
        <source>Weeks of failures</source>
        <translation>Wochen mit Ausfällen</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Timelines before and after a failure</source>
        <translation>Zeitleisten vor und nach einem Ausfall</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Zeit je Ausgabe-Token</translation>
    </message>
    <message>
        <source>Longest gap between tokens</source>
        <translation>Längster Abstand zwischen Tokens</translation>
    </message>
    <message>
        <source>Bubbles of requests</source>
        <translation>Bubbles der Anfragen</translation>
    </message>
    <message>
        <source>Best layouts for serving</source>
        <translation>Beste Layouts für das Serving</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfTable</name>
    <message>
        <source>Suppose something about a part of the cluster (Insert)</source>
        <translation>Etwas über einen Teil des Clusters annehmen (Einfg)</translation>
    </message>
    <message>
        <source>Suppose nothing about this part (Delete)</source>
        <translation>Über diesen Teil nichts annehmen (Entf)</translation>
    </message>
    <message>
        <source>Nothing is supposed: the cluster is taken as it is.</source>
        <translation>Nichts ist angenommen: der Cluster gilt, wie er ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not in this cluster.</source>
        <translation>
            <numerusform>%n Teil ist nicht in diesem Cluster.</numerusform>
            <numerusform>%n Teile sind nicht in diesem Cluster.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation>Welcher Teil?</translation>
    </message>
    <message>
        <source>Name a node (%1), a GPU by node and slot (%1:0), a link (%1 – %2), or all links.</source>
        <translation>Einen Knoten (%1), eine GPU nach Knoten und Slot (%1:0), eine Verbindung (%1 – %2) oder alle Verbindungen nennen.</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 steht schon in der Liste.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>A node, a GPU, a link between two nodes, or all links of a kind.</source>
        <translation>Ein Knoten, eine GPU, eine Verbindung zwischen zwei Knoten oder alle Verbindungen einer Art.</translation>
    </message>
    <message>
        <source>How fast it computes, of what it does: 37 is 37 %.</source>
        <translation>Wie schnell er rechnet, gemessen an dem, was er leistet: 37 ist 37 %.</translation>
    </message>
    <message>
        <source>How much bandwidth its links have, of what they have: 37 is 37 %.</source>
        <translation>Wie viel Bandbreite seine Verbindungen haben, gemessen an der vorhandenen: 37 ist 37 %.</translation>
    </message>
    <message>
        <source>Write a percentage from %1 to 100.</source>
        <translation>Einen Prozentsatz von %1 bis 100 schreiben.</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Removed: a node, the node of a GPU, or a link, which the best detour replaces.</source>
        <translation>Entfernt: ein Knoten, der Knoten einer GPU oder eine Verbindung, die der beste Umweg ersetzt.</translation>
    </message>
    <message>
        <source>Suppose nothing about %1</source>
        <translation>Über %1 nichts annehmen</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>What-ifs</source>
        <translation>Was-wäre-wenn-Annahmen</translation>
    </message>
    <message>
        <source>What the plan is evaluated under, beside what is known of the cluster: parts that are slower or gone. Several multiply: a link has the share of its slower node, slower GPU, its pair and its level.</source>
        <translation>Worunter der Plan ausgewertet wird, neben dem, was über den Cluster bekannt ist: Teile, die langsamer oder weg sind. Mehrere multiplizieren sich: eine Verbindung hat den Anteil ihres langsameren Knotens, ihrer langsameren GPU, ihres Paars und ihrer Ebene.</translation>
    </message>
    <message>
        <source>inside nodes</source>
        <translation>innerhalb von Knoten</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>zwischen Knoten</translation>
    </message>
    <message>
        <source>GPU %</source>
        <translation>GPU %</translation>
    </message>
    <message>
        <source>Link %</source>
        <translation>Verbindung %</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfText</name>
    <message>
        <source>GPU %1 of %2</source>
        <translation>GPU %1 von %2</translation>
    </message>
    <message>
        <source>the link %1 – %2</source>
        <translation>die Verbindung %1 – %2</translation>
    </message>
    <message>
        <source>all links inside nodes</source>
        <translation>alle Verbindungen innerhalb von Knoten</translation>
    </message>
    <message>
        <source>all links between nodes</source>
        <translation>alle Verbindungen zwischen Knoten</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>computing at %1 %</source>
        <translation>rechnet mit %1 %</translation>
    </message>
    <message>
        <source>links at %1 %</source>
        <translation>Verbindungen mit %1 %</translation>
    </message>
    <message>
        <source>at %1 %</source>
        <translation>mit %1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part and what is supposed of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>As it &amp;is</source>
        <translation>&amp;Unverändert</translation>
    </message>
    <message>
        <source>&amp;Removed, with its node</source>
        <translation>&amp;Entfernt, mit ihrem Knoten</translation>
    </message>
    <message>
        <source>&amp;Removed</source>
        <translation>&amp;Entfernt</translation>
    </message>
    <message numerus="yes">
        <source>One of %n network port(s) lost</source>
        <translation>
            <numerusform>Einer von %n Netzwerkports ausgefallen</numerusform>
            <numerusform>Einer von %n Netzwerkports ausgefallen</numerusform>
        </translation>
    </message>
    <message>
        <source>Links at %1 %</source>
        <translation>Verbindungen mit %1 %</translation>
    </message>
    <message>
        <source>At %1 %</source>
        <translation>Mit %1 %</translation>
    </message>
    <message>
        <source>Computing at %1 %</source>
        <translation>Rechnet mit %1 %</translation>
    </message>
    <message>
        <source>&amp;Links at another percentage…</source>
        <translation>&amp;Verbindungen mit anderem Prozentsatz…</translation>
    </message>
    <message>
        <source>&amp;Another percentage…</source>
        <translation>&amp;Anderer Prozentsatz…</translation>
    </message>
    <message>
        <source>&amp;Computing at another percentage…</source>
        <translation>&amp;Rechnen mit anderem Prozentsatz…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Words</name>
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
        <source>%1, does not fit</source>
        <translation>%1, passt nicht</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
</context>
</TS>
