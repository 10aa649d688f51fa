<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rankloom::ui::BitLaneText</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n sequence</numerusform>
            <numerusform>%n sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsMapView</name>
    <message numerus="yes">
        <source>%n experts: %1</source>
        <translation>
            <numerusform>%n expert: %1</numerusform>
            <numerusform>%n experts: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit more</source>
        <translation>
            <numerusform>%n expert: one bit more</numerusform>
            <numerusform>%n experts: one bit more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit fewer</source>
        <translation>
            <numerusform>%n expert: one bit fewer</numerusform>
            <numerusform>%n experts: one bit fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n expert(s): %1</source>
        <translation>
            <numerusform>Paint %n expert: %1</numerusform>
            <numerusform>Paint %n experts: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsText</name>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n bit</numerusform>
            <numerusform>%n bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardControl</name>
    <message numerus="yes">
        <source>Lock %n rank(s)</source>
        <translation>
            <numerusform>Lock %n rank</numerusform>
            <numerusform>Lock %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n rank(s)</source>
        <translation>
            <numerusform>Unlock %n rank</numerusform>
            <numerusform>Unlock %n ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardView</name>
    <message numerus="yes">
        <source>%n rank(s) picked</source>
        <translation>
            <numerusform>%n rank picked</numerusform>
            <numerusform>%n ranks picked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Un&amp;lock %n rank(s)</source>
        <translation>
            <numerusform>Un&amp;lock %n rank</numerusform>
            <numerusform>Un&amp;lock %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Lock %n rank(s)</source>
        <translation>
            <numerusform>&amp;Lock %n rank</numerusform>
            <numerusform>&amp;Lock %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) locked</source>
        <translation>
            <numerusform>%n rank locked</numerusform>
            <numerusform>%n ranks locked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) unlocked</source>
        <translation>
            <numerusform>%n rank unlocked</numerusform>
            <numerusform>%n ranks unlocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) are supposed to fail or to be slow.</source>
        <translation>
            <numerusform>%n GPU is supposed to fail or to be slow.</numerusform>
            <numerusform>%n GPUs are supposed to fail or to be slow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) &amp;fail(s)</source>
        <translation>
            <numerusform>%n GPU &amp;fails</numerusform>
            <numerusform>%n GPUs &amp;fail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its rack of %n node(s) fails, or works again</source>
        <translation>
            <numerusform>Its rack of %n node fails, or works again</numerusform>
            <numerusform>Its rack of %n nodes fails, or works again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CollectivesView</name>
    <message numerus="yes">
        <source>%n curve(s) of collectives over message size; %1 reach %2 at %3.</source>
        <translation>
            <numerusform>%n curve of collectives over message size; %1 reach %2 at %3.</numerusform>
            <numerusform>%n curves of collectives over message size; %1 reach %2 at %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CommunicatorsView</name>
    <message numerus="yes">
        <source>%n more replica(s) in the table</source>
        <translation>
            <numerusform>%n more replica in the table</numerusform>
            <numerusform>%n more replicas in the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionView</name>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>%n more in the table</numerusform>
            <numerusform>%n more in the table</numerusform>
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
    <name>rankloom::ui::ExpertBoard</name>
    <message numerus="yes">
        <source>%n copies share them evenly.</source>
        <translation>
            <numerusform>%n copies share them evenly.</numerusform>
            <numerusform>%n copies share them evenly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Experts of layer %1 on %n GPUs; fullest: %2 with %3 the mean load.</source>
        <translation>
            <numerusform>Experts of layer %1 on %n GPU; fullest: %2 with %3 the mean load.</numerusform>
            <numerusform>Experts of layer %1 on %n GPUs; fullest: %2 with %3 the mean load.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementForm</name>
    <message numerus="yes">
        <source>Each of %n spans of time</source>
        <translation>
            <numerusform>Each of %n span of time</numerusform>
            <numerusform>Each of %n spans of time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementPanel</name>
    <message numerus="yes">
        <source>Searching %n placements, one after the other, under a tighter load limit each; they are drawn here when all are found.</source>
        <translation>
            <numerusform>Searching %n placement; it is drawn here when it is found.</numerusform>
            <numerusform>Searching %n placements, one after the other, under a tighter load limit each; they are drawn here when all are found.</numerusform>
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
    <name>rankloom::ui::FailuresPanel</name>
    <message numerus="yes">
        <source>%1: %n clock(s), %2 W at the usual one, %3 W waiting</source>
        <translation>
            <numerusform>%1: %n clock, %2 W at the usual one, %3 W waiting</numerusform>
            <numerusform>%1: %n clocks, %2 W at the usual one, %3 W waiting</numerusform>
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
    <message numerus="yes">
        <source>Imported %n file(s)</source>
        <translation>
            <numerusform>Imported %n file</numerusform>
            <numerusform>Imported %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The report on %n plan(s) is written: %1</source>
        <translation>
            <numerusform>The report on %n plan is written: %1</numerusform>
            <numerusform>The report on %n plans is written: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) changed back</source>
        <translation>
            <numerusform>%n plan changed back</numerusform>
            <numerusform>%n plans changed back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) removed</source>
        <translation>
            <numerusform>%n plan removed</numerusform>
            <numerusform>%n plans removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) brought back</source>
        <translation>
            <numerusform>%n plan brought back</numerusform>
            <numerusform>%n plans brought back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tells of the plans that are checked; %n other(s) are left out.</source>
        <translation>
            <numerusform>It tells of the plans that are checked; %n other is left out.</numerusform>
            <numerusform>It tells of the plans that are checked; %n others are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FleetView</name>
    <message numerus="yes">
        <source>After %1: %n node(s) lost, throughput %2</source>
        <translation>
            <numerusform>After %1: %n node lost, throughput %2</numerusform>
            <numerusform>After %1: %n nodes lost, throughput %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1: recovering, %n node(s) lost</source>
        <translation>
            <numerusform>After %1: recovering, %n node lost</numerusform>
            <numerusform>After %1: recovering, %n nodes lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPreviewPanel</name>
    <message numerus="yes">
        <source> — %n more file(s) after it</source>
        <translation>
            <numerusform> — %n more file after it</numerusform>
            <numerusform> — %n more files after it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s) are called like nodes</source>
        <translation>
            <numerusform>%n more host is called like a node</numerusform>
            <numerusform>%n more hosts are called like nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n host(s) still need a node</source>
        <translation>
            <numerusform>⚠ %n host still needs a node</numerusform>
            <numerusform>⚠ %n hosts still need a node</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n question(s) to answer</source>
        <translation>
            <numerusform>⚠ %n question to answer</numerusform>
            <numerusform>⚠ %n questions to answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportQuestions</name>
    <message numerus="yes">
        <source>Make the cluster these %n node(s)</source>
        <translation>
            <numerusform>Make the cluster this %n node</numerusform>
            <numerusform>Make the cluster these %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayersView</name>
    <message numerus="yes">
        <source>%n layer(s) from stage %1 to stage %2: %3 in %4</source>
        <translation>
            <numerusform>%n layer from stage %1 to stage %2: %3 in %4</numerusform>
            <numerusform>%n layers from stage %1 to stage %2: %3 in %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n layer(s) to other stages.</source>
        <translation>
            <numerusform>%1 moves %n layer to other stages.</numerusform>
            <numerusform>%1 moves %n layers to other stages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message numerus="yes">
        <source>What-if, %n change(s): %1</source>
        <translation>
            <numerusform>What-if, %n change: %1</numerusform>
            <numerusform>What-if, %n changes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cluster was changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>The cluster was changed for %n more plan: %1</numerusform>
            <numerusform>The cluster was changed for %n more plans: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The measured constants were changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>The measured constants were changed for %n more plan: %1</numerusform>
            <numerusform>The measured constants were changed for %n more plans: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasuredView</name>
    <message numerus="yes">
        <source>%n measured figure(s) against their estimates, off by %1 on average; the worst is %2, %3.</source>
        <translation>
            <numerusform>%n measured figure against its estimate, off by %1 on average; the worst is %2, %3.</numerusform>
            <numerusform>%n measured figures against their estimates, off by %1 on average; the worst is %2, %3.</numerusform>
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
    <message numerus="yes">
        <source>%n smaller ones (Tensors lists them): %1</source>
        <translation>
            <numerusform>%n smaller one (Tensors lists it): %1</numerusform>
            <numerusform>%n smaller ones (Tensors lists them): %1</numerusform>
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
    <name>rankloom::ui::Outcome</name>
    <message numerus="yes">
        <source>Worth it: pays after %n step(s) (%1).</source>
        <translation>
            <numerusform>Worth it: pays after %n step (%1).</numerusform>
            <numerusform>Worth it: pays after %n steps (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n token(s))</source>
        <translation>
            <numerusform>%1 (%n token)</numerusform>
            <numerusform>%1 (%n tokens)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PolicyTable</name>
    <message numerus="yes">
        <source>%1 in %n transfer(s)</source>
        <translation>
            <numerusform>%1 in %n transfer</numerusform>
            <numerusform>%1 in %n transfers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoverControl</name>
    <message numerus="yes">
        <source>Looking for the worst loss of %n node(s)…</source>
        <translation>
            <numerusform>Looking for the worst loss of %n node…</numerusform>
            <numerusform>Looking for the worst loss of %n nodes…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives any loss of %n node(s). In the worst case, marked now, %1.</source>
        <translation>
            <numerusform>✓ Survives any loss of %n node. In the worst case, marked now, %1.</numerusform>
            <numerusform>✓ Survives any loss of %n nodes. In the worst case, marked now, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives every loss of %n node(s) that was tried. In the worst one found, %1.</source>
        <translation>
            <numerusform>✓ Survives every loss of %n node that was tried. In the worst one found, %1.</numerusform>
            <numerusform>✓ Survives every loss of %n nodes that was tried. In the worst one found, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one only the checkpoint is left; %1.</source>
        <translation>
            <numerusform>✗ Not every loss of %n node is survived: after this one only the checkpoint is left; %1.</numerusform>
            <numerusform>✗ Not every loss of %n nodes is survived: after this one only the checkpoint is left; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one nothing goes on.%1</source>
        <translation>
            <numerusform>✗ Not every loss of %n node is survived: after this one nothing goes on.%1</numerusform>
            <numerusform>✗ Not every loss of %n nodes is survived: after this one nothing goes on.%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; %n spare node(s).</source>
        <translation>
            <numerusform>Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; %n spare node.</numerusform>
            <numerusform>Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; %n spare nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spare node(s) take over.</source>
        <translation>
            <numerusform>%n spare node takes over.</numerusform>
            <numerusform>%n spare nodes take over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An earlier failure has left this plan: others do the work of %n stage(s) of replicas. Shares are of what it does now.</source>
        <translation>
            <numerusform>An earlier failure has left this plan: others do the work of %n stage of a replica. Shares are of what it does now.</numerusform>
            <numerusform>An earlier failure has left this plan: others do the work of %n stages of replicas. Shares are of what it does now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryWords</name>
    <message numerus="yes">
        <source>%n GPU(s) fail(s)</source>
        <translation>
            <numerusform>%n GPU fails</numerusform>
            <numerusform>%n GPUs fail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) slow</source>
        <translation>
            <numerusform>%n GPU slow</numerusform>
            <numerusform>%n GPUs slow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayView</name>
    <message numerus="yes">
        <source>%n line(s) add a node that is there, or remove one that is not.</source>
        <translation>
            <numerusform>%n line adds a node that is there, or removes one that is not.</numerusform>
            <numerusform>%n lines add a node that is there, or remove one that is not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplicaWords</name>
    <message numerus="yes">
        <source>%n replica(s), up to %1 requests each</source>
        <translation>
            <numerusform>%n replica, up to %1 requests</numerusform>
            <numerusform>%n replicas, up to %1 requests each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for prompts</source>
        <translation>
            <numerusform>%n replica for prompts</numerusform>
            <numerusform>%n replicas for prompts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that generate(s)</source>
        <translation>
            <numerusform>%n that generates</numerusform>
            <numerusform>%n that generate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s), not one request fits</source>
        <translation>
            <numerusform>%n replica, not one request fits</numerusform>
            <numerusform>%n replicas, not one request fits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Rows</name>
    <message numerus="yes">
        <source>%n group(s) of nodes</source>
        <translation>
            <numerusform>%n group of nodes</numerusform>
            <numerusform>%n groups of nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Levels tell nodes apart: the cluster has %n node(s).</source>
        <translation>
            <numerusform>Levels tell nodes apart: the cluster has %n node.</numerusform>
            <numerusform>Levels tell nodes apart: the cluster has %n nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchConstraints</name>
    <message numerus="yes">
        <source>%n combination(s) of degrees and microbatch size</source>
        <translation>
            <numerusform>%n combination of degrees and microbatch size</numerusform>
            <numerusform>%n combinations of degrees and microbatch size</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchWords</name>
    <message numerus="yes">
        <source>%n other(s) as fast, within half a percent, and less simple: Right shows them</source>
        <translation>
            <numerusform>%n other as fast, within half a percent, and less simple: Right shows it</numerusform>
            <numerusform>%n others as fast, within half a percent, and less simple: Right shows them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingOutcome</name>
    <message numerus="yes">
        <source>%n request(s) fit then</source>
        <translation>
            <numerusform>%n request fits then</numerusform>
            <numerusform>%n requests fit then</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingPanel</name>
    <message numerus="yes">
        <source>%n replica(s).</source>
        <translation>
            <numerusform>%n replica.</numerusform>
            <numerusform>%n replicas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingText</name>
    <message numerus="yes">
        <source>• and %n more</source>
        <translation>
            <numerusform>• and %n more</numerusform>
            <numerusform>• and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its keys and values are read again by %n later batch(es), marked here</source>
        <translation>
            <numerusform>Its keys and values are read again by %n later batch, marked here</numerusform>
            <numerusform>Its keys and values are read again by %n later batches, marked here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt in %n piece(s)</source>
        <translation>
            <numerusform>prompt in %n piece</numerusform>
            <numerusform>prompt in %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>preempted %n time(s): its cache was given up and computed again</source>
        <translation>
            <numerusform>preempted %n time: its cache was given up and computed again</numerusform>
            <numerusform>preempted %n times: its cache was given up and computed again</numerusform>
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
    <name>rankloom::ui::SparesView</name>
    <message numerus="yes">
        <source>%n spare node(s): goodput %1 of the cluster, %2 over all nodes bought</source>
        <translation>
            <numerusform>%n spare node: goodput %1 of the cluster, %2 over all nodes bought</numerusform>
            <numerusform>%n spare nodes: goodput %1 of the cluster, %2 over all nodes bought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 %n spare node(s) pay(s): goodput over all nodes bought is %2, without %3.</source>
        <translation>
            <numerusform>With %1 %n spare node pays: goodput over all nodes bought is %2, without %3.</numerusform>
            <numerusform>With %1 %n spare nodes pay: goodput over all nodes bought is %2, without %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over all nodes bought: %n pay(s)</source>
        <translation>
            <numerusform>over all nodes bought: %n pays</numerusform>
            <numerusform>over all nodes bought: %n pay</numerusform>
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
    <name>rankloom::ui::TradeOffView</name>
    <message numerus="yes">
        <source>%n placement(s) between even load and little traffic.</source>
        <translation>
            <numerusform>%n placement between even load and little traffic.</numerusform>
            <numerusform>%n placements between even load and little traffic.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfTable</name>
    <message numerus="yes">
        <source>%n part(s) are not in this cluster.</source>
        <translation>
            <numerusform>%n part is not in this cluster.</numerusform>
            <numerusform>%n parts are not in this cluster.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfText</name>
    <message numerus="yes">
        <source>One of %n network port(s) lost</source>
        <translation>
            <numerusform>The %n network port lost</numerusform>
            <numerusform>One of %n network ports lost</numerusform>
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
