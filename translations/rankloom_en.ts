<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rankloom::ui::BoardView</name>
    <message numerus="yes">
        <source>%n rank(s) picked</source>
        <translation>
            <numerusform>%n rank picked</numerusform>
            <numerusform>%n ranks picked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesView</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExportDialog</name>
    <message numerus="yes">
        <source>⚠ %n setting(s) of this plan cannot be expressed here, or only nearly:</source>
        <translation>
            <numerusform>⚠ %n setting of this plan cannot be expressed here, or only nearly:</numerusform>
            <numerusform>⚠ %n settings of this plan cannot be expressed here, or only nearly:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FileController</name>
    <message numerus="yes">
        <source>Importing %n file(s)</source>
        <translation>
            <numerusform>Importing %n file</numerusform>
            <numerusform>Importing %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>%n trace</numerusform>
            <numerusform>%n traces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a step of %n lane(s), shown above the timeline</source>
        <translation>
            <numerusform>a step of %n lane, shown above the timeline</numerusform>
            <numerusform>a step of %n lanes, shown above the timeline</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message numerus="yes">
        <source>%n stages do not fit</source>
        <translation>
            <numerusform>%n stage does not fit</numerusform>
            <numerusform>%n stages do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks do not fit</source>
        <translation>
            <numerusform>%n rank does not fit</numerusform>
            <numerusform>%n ranks do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n communicator(s)</source>
        <translation>
            <numerusform>%n communicator</numerusform>
            <numerusform>%n communicators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryFixes</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryView</name>
    <message numerus="yes">
        <source>The fullest of %n bars in this column</source>
        <translation>
            <numerusform>The fullest of %n bar in this column</numerusform>
            <numerusform>The fullest of %n bars in this column</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SmallMultiples</name>
    <message numerus="yes">
        <source>%1: %n matrices on one colour scale.</source>
        <translation>
            <numerusform>%1: %n matrix on one colour scale.</numerusform>
            <numerusform>%1: %n matrices on one colour scale.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message numerus="yes">
        <source>%1: %n passes folded into %2</source>
        <translation>
            <numerusform>%1: %n pass folded into %2</numerusform>
            <numerusform>%1: %n passes folded into %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n microbatches</source>
        <translation>
            <numerusform>%n microbatch</numerusform>
            <numerusform>%n microbatches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Words</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
