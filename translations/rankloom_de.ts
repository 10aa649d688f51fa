<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Phrase</name>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than 256 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace is larger than 2 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile one step instead of many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project holds no plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair a copy of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports cannot be written as &apos;{}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a name that ends in .html or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory to evaluate this plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory to compare these plans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for own projects cannot be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy of the example cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example project is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build it, or open any plan document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean {}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the string &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {}, where {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is missing, where {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an integer from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field &quot;{}&quot; is unknown and has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; appears twice in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not well-formed JSON: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text seems to be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nesting is deeper than {} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text is encoded in UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a binary file, not JSON text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device preset is called &quot;{}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several plans are called &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it by its place, from 1 to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no plan {} to be the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans count from 1 to {}: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} a step, {} tokens/s, {:.1f} % MFU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} fits: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is the only plan that fits: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} gives up {:.1f} % of the tokens per second of {} and fits at the high end of its memory band, which that does not: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is the fastest plan that fits: {}; {:.1f} % more tokens per second than {}, the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its fullest GPU, on stage {}, holds {} of {} and keeps {} free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; at the high end of the band still {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; at the high end of the band it does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor-parallel communication</source>
        <translation type="unfinished">Kommunikation der Tensorparallelität</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation type="unfinished">Kommunikation der Kontextparallelität</translation>
    </message>
    <message>
        <source>pipeline transfers</source>
        <translation type="unfinished">Pipeline-Transfers</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation type="unfinished">Kommunikation der Expertenparallelität</translation>
    </message>
    <message>
        <source>exposed data-parallel communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pipeline bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{:.0f} % of its step is compute; what costs most beside it is {} ({}, {:.1f} %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not possible; see its diagnoses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} would be faster, but does not fit: stage {} lacks {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not fit: stage {} lacks {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan cannot be recommended as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no measured step to calibrate with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least one run whose plan is legal and whose time is above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One measured step cannot be held against a fit to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evaluation was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What-if: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation type="unfinished">Alle Was-wäre-wenn-Annahmen verwerfen</translation>
    </message>
    <message>
        <source>{} of {} nodes is kept free as broken or draining.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} nodes are kept free as broken or draining.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no experts that could move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plans differ in layout, stages or rank placement, so that more than experts would move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare plans that differ in experts.placement only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {:+.1f} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {} needs {} of a device that has {}: {} too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> At the low end of its band, {}, it would fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> No single change is enough; these save most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> No single change lowers the peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routing keeps the fullest expert rank within {:.2f} x the mean load ({:.2f} expected, up to {:.2f})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved memory stays within {:.3f} x allocated ({:.3f} expected, up to {:.3f})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routing and fragmentation are not at their worst together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {} fits with {} to spare, but its band reaches {} of {}: it fits only if {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ({}, {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} tensor-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the ranks in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set TP to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offloading {:.0f} % of the activations of stage {} needs {}, and the way out has {}: backward passes wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload {:.0f} %, which nobody waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not offload activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script gives no bandwidth of a node in cluster_info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the script of AMP that describes the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node {} has no bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give cluster_info of every node from 0 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bandwidths are constants of a script: they are taken as assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node needs two bandwidths: to other nodes, and inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no number of a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes are numbered from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no number of 4-byte elements per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nodes differ inside: all are taken as the slowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file again with numpy.save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no NumPy signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format version {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends within its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is not of int64 in C order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert it: numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it claims more values than the file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it claims {} values, the file holds {} bytes of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is &quot;auto&quot;: the trainer decides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch of {} is no multiple of microbatch {} x {} accumulation steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The batch is microbatch x accumulation steps x data-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer states on drives are estimated as in host memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights that are kept in host memory are not estimated here: not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiCS needs ZeRO stage 3, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hpZ and MiCS exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} makes traffic smaller, which is not estimated here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which layers are recomputed is set in the model&apos;s code: not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no experts to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a plan of a mixture-of-experts model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expert placement of the plan is of another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See: rankloom-cli evaluate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} experts do not divide among {} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an EP that divides the experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert {} is placed on device {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device {} holds {} experts in layer row {}, device 0 holds {} in row 0: this engine needs equally many everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the experts with equal slots, or export experts-csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map does not place the experts of layer {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a map of this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map has {} layers; the model has {}, {} of them with experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: the map names expert {}, the model has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: expert {} is twice on device {}, which wastes a slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the experts again without copies on one device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: expert {} has no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a complete map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of the project has no experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the model the map is for first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map places experts on {} devices, EP of the plan is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set EP to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} slots of a layer do not divide among the {} devices of EP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set EP to what the map was made for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unedited map of where experts are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map has {} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of the map have different numbers of devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map is no list of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} of the map is no list of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} does not divide among {} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document does not say on how many devices it places experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map has no layer_list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map says it has {} layers and lists {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer of the map has no layer_id of its own, or no device_list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: a device has no device_id of its own, or no experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a key and a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer has no list of experts, or is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of a layer is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list holds something else than experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_slots is {}, the layer has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of the last layer does not end: the file is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns must be layer,expert,device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map names too many layers and devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this plan has no timeline: it cannot be evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the diagnoses of its evaluation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {} with vocabulary passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a schedule of forward and backward passes alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures hold under what-ifs: {}. Removed nodes are left out here, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the plan first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeepSpeed shards over all {} data-parallel ranks (ZeRO 1 to 3), or everything over a smaller group (MiCS).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second copy of the weights (hpZ) needs ZeRO 3 over all data-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit training is set up in the model&apos;s code: bf16 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} is set in the model&apos;s code, not in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of ranks is the launcher&apos;s and the model code&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation is switched on in the model&apos;s code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constants of the memory estimate stay with the plan: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placement of ranks on GPUs leaves the program as node order: export a rank file, a host file, Slurm or torchrun commands too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts are laid out contiguously here; only SGLang takes a placement of experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} is called &quot;{}&quot;, which is no host name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a host file with the names of the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two nodes are called &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of nodes can only place whole nodes: here a node holds ranks that do not follow each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a rank file, or place whole nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of ranks inside a node is not in this file: export a rank file or torchrun commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slurm numbers the tasks of a node by rank: another order of GPUs inside a node is not in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context parallelism of a training plan has no counterpart in {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has one chunk of the model per pipeline rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} splits the layers evenly by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the nodes in the order of a host file: export one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vLLM spreads experts over TP x DP = {} ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vLLM takes no placement of experts: its own balancer (--enable-eplb) moves them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replica is larger than a node: vLLM then needs Ray (--data-parallel-backend ray) to place it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind SGLang&apos;s router.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGLang shards an expert over {} ranks: what EP {} leaves of TP x DP = {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placement of experts is a file of its own: export sglang-experts as expert_location.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan always shards over context-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan keeps vocabulary layers on the first and last stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of microbatches have PyTorch&apos;s own size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers between stages are asynchronous in PyTorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} holds two copies of the model: 1F1B is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} goes along as schedule.csv: export it too (schedule-csv).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan chooses operations, not modules: its own selection is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan recomputes every layer by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan has an order of ranks of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan shards experts over 1 rank or all TP ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) no schedule is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there are no chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan trains in bfloat16: that is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan&apos;s tensor parallelism is always sequence-parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation belongs to the registered configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence parallelism belongs to the registered configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An uneven split goes into the configuration as parallelism.module_fqns_per_model_part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} splits layers by itself: an own split of stages has no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not run the schedule {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} recomputes whole layers or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} recomputes every layer by itself: a number of layers has no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training in fp32 has no recipe name: set model.params_dtype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NeMo 1 has no tensor parallelism of its own inside experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NeMo 1 recomputes the attention core selectively, or whole layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NeMo 1 shards optimizer states over all data-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nanotron&apos;s files have no 8-bit training: bfloat16 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nanotron shards optimizer states over all data-parallel ranks (ZeRO 1), or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nanotron has no tensor parallelism of its own inside experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nanotron has one chunk of the model per pipeline rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerate shards weights, gradients and optimizer states over one group, or replicates all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no pipeline: the processes of one stage are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no expert parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration has the keys of DeepSeek&apos;s inference code: they were translated; prediction layers are not in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a {}, not a file to parse whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import it as a routing trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it instead of importing it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overlap coefficient {} is not used: overlap is simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a positive figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the figure, or measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds none of Galvatron&apos;s bandwidths or times: nothing in it says how fast a link is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an allreduce_bandwidth, p2p_bandwidth or sp_time file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no host and node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write HOST=NODE, or HOST= for a host that is no node of this cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file maps more than {} hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is mapped to {} and to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is mapped to {}, which is no node of this cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a node of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file names no host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one host per line: node1 slots=8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;node1 slots=8&quot;, &quot;node1:8&quot;, &quot;node1&quot; or &quot;rank 0=node1 slot=0&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than a million hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a number of slots from 1 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has more than {} slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} does not place a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {} is placed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No host below a switch is described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the complete output of ibnetdiscover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} ports do not say which host they belong to: they are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file names addresses only; say which hosts the client and the server were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no sum over the streams: the run did not finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of a run that finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output holds no line of a receiver or a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of a run that finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON text is larger than 16 MiB or nests deeper than 64 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON text is damaged or cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file again, or measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Kueue topology names the labels of its levels, but no node: where the nodes are is not in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of kubectl get topologies.kueue.x-k8s.io,nodes -o json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file lists no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of kubectl get nodes -o json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file lists more than {} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} nodes have no label that says where they are: they are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {} Kueue topologies: the first holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node has a label that says where it is in the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label the nodes, with topograph for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the nodes the labels that the Kueue topology names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commas are read as decimal points, because every cell fits that reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit {} is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say in which unit its numbers are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say whether a row sends or receives; rows are taken as senders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cell empty where nothing was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix has {} names; at most {} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give figures per node instead of per device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} to {} has 0, which is taken as not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has {} cells instead of 3 and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} to {} is listed twice with different values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {} is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every column its own name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header names fewer than two nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row and the first column are names; the corner is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} has no column of that name and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a column but no row: nothing it sends is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} has {} values instead of {} and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} was already given in line {}{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds no compute of a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile with the activities CPU and CUDA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds {} steps; the last whole one is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} kernels have neither a label around them nor a telling name; they are taken for what ran before them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} pieces of compute ran at the same time as another; a lane shows one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passes carry no stage and microbatch, so that only sums can be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No communication is visible: the trace has no NCCL kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds no work of a device and no named pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} events have names that are no passes; they are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} passes ran at the same time as another; a lane shows one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} events of phases B and E are left out: only complete events (X) are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds only work of the host, none of a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no argument of Megatron-LM in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected are --tensor-model-parallel-size 8 and the like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define: not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is {}, where an integer of at least {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is {}, where one of {} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is {}, where a number from 0 to 1 is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no part of a plan: not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is there more than once with different values: the last one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} (character {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputation of {} is not estimated here: left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stages are given in more than one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of --num-virtual-stages-per-pipeline-rank, --num-layers-per-virtual-pipeline-stage and --pipeline-model-parallel-layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout has {} stages, which do not divide by {} pipeline ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout has {} decoder layers, while --num-layers is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimizer {} is estimated as Adam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam&apos;s moments in {} and {} are estimated as fp32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of the traces are of rank {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one trace of every rank of one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lanes exchange no named passes with the others: their clocks are taken as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intra_bandwidth is left out: the file does not say how many devices a node has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hosts have different devices: a project has one kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Send or Recv table was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run may have failed: choose the output of a run that reached END mpiGraph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has {} of {} rows; the others are not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has {} columns; at most {} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run mpiGraph with one process per node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} has {} of {} values and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the unedited output of mpiGraph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {} tables of several runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run computed wrong results (nwrong is not 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for faulty hardware, then measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has no size or a negative figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the unedited file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has one rank: nothing was sent over a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build nccl-tests with MPI=1 and start it on two or more GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say which collective was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log holds {} runs of one rank each, one over the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time or a bandwidth is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the unedited log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended with FAILED: its results were wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log lists {} of {} ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part; the bandwidths fit {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An all-reduce cannot have more algorithm bandwidth than bus bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the columns were not exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is cut and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row holds placeholders instead of numbers and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log does not say which collective was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header says at most {:.0f} bytes, a row has {:.0f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks are listed {} times: {} independent runs printed into one another ({}); which row is whose is a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is a template: it holds XXX instead of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the log of a real run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is cut before its first complete row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the whole log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed before it measured anything: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair the run and measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log holds no row of measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the log of a run that finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topology names no GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote on a GPU node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topology has more than 1024 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before its root is closed: what it still holds was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an NCCL graph: the channels NCCL chose, not how devices are connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use NCCL_TOPO_DUMP_FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The root of the XML is not &lt;system&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topology has more than 65536 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} leads to no other GPU: it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML is larger than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no list of names, or one of more than a million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write names like gpu[001-004,9].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is described twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topology names more than four million parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is above itself: the topology has a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct its children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is below {} but described nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topology names no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the complete file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix adds up to {:.2f}, the file says {:.2f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tables are not between pairs of GPUs and are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the sums are left of the output: the matrices cannot be recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bandwidth matrix was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the whole output of nvbandwidth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} of {} complete rows; the others are not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair the machine and measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test {} ({}) has no matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no bandwidth matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table of an OSU benchmark was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output does not say between which hosts it measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A size or a figure is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the unedited output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OSU measures one direction of a pair; both are taken as equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bandwidth or latency matrix was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of p2pBandwidthLatencyTest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} device pairs cannot access each other: their figures are transfers through the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there more than once; the first is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output holds no row of measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of a run that finished, with its header line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes are repeated (--run_infinitely, or client and server in one file); all rows are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tables of the file have different units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import them one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle is damaged at byte {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle holds {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a dump of tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends in the middle of a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 3 million values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 4 million open values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mark is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members without their container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than a million remembered values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is referred to that is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle asks to call {}: only data is read here, no code is ever run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you trust the file, load it where it was made and save only its tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a storage is not described as torch.save does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor is not described as torch.save does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor has no shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor claims more elements than its storage holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file again, or save the tensor contiguous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is not described as NumPy does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle holds numbers of NumPy that are not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save counts as integers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call of something that is no function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a type is not described as NumPy does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a state for something that has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle holds big-endian numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it on a little-endian machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of more than 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle holds the instruction 0x{:02X}, which plain data does not need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protocol {} is not one of 2 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values are left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a dump of tensors, as the recorder wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle refers to itself so often that it unfolds without bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle holds a name where a value belongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle holds a list that contains itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle is nested deeper than 64 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensors of the pickle name far more elements than are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix must be square, with a name per row and no negative figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name {} is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {} names and {} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} does not have {} figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} holds a negative figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no matrix &quot;0&quot; (received) or &quot;1&quot; (sent)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with gpus and bandwidth under &quot;0&quot; and &quot;1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these settings are for a model of {} {}, while {} has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import them into a project of that model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sequence length of {} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microbatches of {} sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a global batch of {} sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings have {}; the project keeps its {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings start {} ranks; the cluster of the project has {} devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split of layers over stages depends on their number, which is not stated here: it stays even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} layers do not divide over the {} stages as stated: they are split evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} copies of what is sharded need a cluster that they divide: it is sharded over all data-parallel ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order is for {} pipeline ranks, the plan has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No complete line of rccl-tests was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that -x names, written with -Z json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {} runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is left out: it is no complete row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong is not 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has no size or an impossible figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start rccl-tests on two or more GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the list of plans that Metis ranked: each of their stages has degrees of its own, which no plan here can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import clusterfile.json for its links; enter one of the plans by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lists ports of hosts, not how they are connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import what ibnetdiscover prints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is ibstat&apos;s list of ports, not how they are connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is nvidia-smi&apos;s table of devices: it says nothing of their links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import what nvidia-smi topo -m prints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a profile that Metis made of single layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import clusterfile.json for the links of its cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a web page, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file itself (&quot;Raw&quot; or &quot;Download&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is packed by gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it first: gunzip FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a placeholder of Git LFS, not the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the file: git lfs pull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content is not of a kind this program reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the format, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device of rocm-smi --showtopo was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the whole output of rocm-smi --showtopo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} is left out: it has no column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} is left out: it is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} has {} of {} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no kind of connection: the cell is left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a column but no row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of link types is not there: only the devices are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links: what looks like fast and slow links is the order in which they were measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bracket that opens here does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the single quote that opens here does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the double quote that opens here does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backquote that opens here does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the brace that opens here does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variables of this script grow beyond 32 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is longer than 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No switch, block or ring is described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.conf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no key with a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LinkSpeed has no unit and is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file mixes switches, blocks and rings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the topologies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has neither switches nor nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device has a number above 1023</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output for one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is no bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} was {} before: the first counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bandwidth between two devices was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the lines gpu0_to_gpu1_write_by_dma and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is UTF-16 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is binary: it holds a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the text that the tool printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line is longer than 64 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that this is a text file with line ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more follows where the line should end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key has more than {} parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is complete already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a value already, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table&apos;s name does not end with a bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equals sign is expected after the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a bracket is expected in the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a brace is expected in the inline table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this escape is none that TOML knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no value of TOML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No complete row of a topology matrix was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the output of nvidia-smi topo -m with its line ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {} matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix has too many columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {} is left out: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This matrix says which devices reach each other, not how: nvidia-smi topo -m does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file describes no topology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.yaml or a model of topograph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {} topologies: the default one comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the value, or choose the file the scheduler uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A topology has no name under &quot;topology&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A topology is neither tree, block, ring, torus3d nor flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group has no name under &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a host list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a map of switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block names no switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model names more than a million nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no archive of torch.save, or one from before PyTorch 1.6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it where it was made and save it again with torch.save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive holds no data.pkl: torch.save did not write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a .pt file of a recorder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values besides the tensors take {} MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record fewer steps at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive was written on a big-endian machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dump names the same tensors again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a dump as the recorder wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor holds {} numbers, not counts or expert numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the counts as integers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive does not hold the bytes that a tensor claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor is stored transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save tensor.contiguous().</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor holds a number that is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found 0, where -1 (what is left) or a degree is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule {} is not known here: 1F1B is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of passes is in another file: set it as the custom schedule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of modules for each model part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} model parts do not divide by {} pipeline ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where layers.{} follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the layers of all parts in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recomputation &quot;{}&quot; of torchtitan chooses operations: estimated as that of the attention core and the MLP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}, step {}: {} is no count of picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unedited dump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All counts are zero: the recorder counted nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record again while requests run; some engines do not count with every kernel or number format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds no token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a trace of a run that processed tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} token-layer rows of profiling or graph-capture runs were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} token-layer rows, from token {} on, are runs of 8 and more equal tokens: they look like profiling or graph capture. Read it again without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} layers without any pick were left out: they are dense, or were not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace has no header line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header line is not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header must name one token column, one layer column and the experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns left out: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token {} of layer {} picks more than {} experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} is not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has {} {} of {} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row must have the cells that the header names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line is cut: remove it, or copy the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the file ends in no layer number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the name expert_weights_&lt;layer&gt;.txt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line does not hold expert numbers, two tabs and weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unedited file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} expert numbers do not tell how many a token picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it: --top-k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of the trace is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times are microseconds; choose the unedited file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON text of the trace is damaged or cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file again; a profiler writes it in full only when it has stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON nests deeper than {} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that the profiler wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than {} events in the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile fewer steps, or without the host&apos;s operators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time of an event is no time, or out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace is packed with gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it first: gunzip FILE.json.gz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number in the trace is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON value is longer than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON document is longer than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line is cut and was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no &quot;logical_count&quot; in this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with counts [layers][experts].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load is not a list of layers with counts of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape must be [layers][experts] or [steps][layers][experts].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line names no token_idx and layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a log with one line per token and layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token {}, layer {}: the experts are no list of numbers from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a log with the ids of the experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no &quot;routes&quot; in this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a trace with a list of tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token {} has no &quot;layers&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a trace with the experts of every token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token {}: a layer is not named by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unedited trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line of a router trace is one record in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a closing brace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line ends where {} was expected: the record is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the incomplete last line, or copy the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not a record of a router trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quoted name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is larger than {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token {} picks {} experts, the ones before it {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every token of a layer must pick the same number of experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of experts of a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an expert number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expert number must be a whole number from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has no &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a router trace with the picks of every token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record states {} tokens and lists {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record states top-{} and lists {} experts per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of multi-token prediction are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header does not name a layer, an expert and a count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use layer,expert,count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has {} of {} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a count of picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is cut: the file ends before its last value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header of the array is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape is not a list of sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it claims {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no element type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no element order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is big-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert it: a.astype(&apos;&lt;i4&apos;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array holds elements of type {}, not whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the expert numbers as integers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is in Fortran order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numpy.ascontiguousarray(a).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array has {} dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save [tokens, layers, k], or [tokens, layers] for top-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a trace with tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array claims {} layers and {} experts per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape must be [tokens, layers, k].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array claims {} tokens of {} bytes, the file holds {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array holds elements of type {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the counts as integers, little-endian.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts] in C order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array claims more values than the file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array claims {} layers of {} experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array claims {} steps of {} bytes, the file holds {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {}, layer {}: a count is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose counts, not shares or weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between tokens {} and {} layer row {} holds a value that is no expert number (0 to {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an array of expert numbers that is not padded with -1; of counts, say --format expert-load-npy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The routed experts are not in base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an unedited response.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The routed experts are plain numbers: the response does not say how many layers and experts per token there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say both: --layers and --top-k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} bytes of routed experts are not tokens of {} layers and {} experts each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check --layers and --top-k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a routing trace this program reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a router_trace_rank*.jsonl, a dump of SGLang, vLLM or TensorRT-LLM, a CSV with the columns token, layer and experts, or a .npy array [tokens, layers, k].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the routing trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of the files are the same: their tokens count twice. Give every rank&apos;s file once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds what rank {} alone saw. Give the files of all ranks together, or the load is that of one rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The safetensors file is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header claims {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is no object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; is not named by iteration and layer, as statistics of experts are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a rank*.safetensors that TensorRT-LLM wrote for EXPERT_STATISTIC_PATH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; is not described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has no possible shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; lies outside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has another size than its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tensors overlap or leave a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer or shorter than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the statistics of one model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: a count is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose unedited statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} is no expert number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of the trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading failed after {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk or the network share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading failed at byte {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than 64 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dump holds no counts of experts: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an expert_distribution_recorder file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor {} does not have the shape {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[layers, experts] or [steps, layers, experts]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[steps, layers, experts] with possible sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[steps, layers, experts]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[layers, physical experts]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map from physical to logical experts names no experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dump holds no records: nothing was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the recorder before the requests, and dump after them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record {} holds neither counts nor tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: physical expert {} is not in the map of the dump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: {} is no count of picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[layers, tokens, picks]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[layers, tokens, picks] with possible sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: {} is no expert number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dump counts {:.2f} times the picks of its tokens: the counts are those of several ranks, or were multiplied by the data-parallel size. The tokens are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a layer number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[tokens, picks]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle is larger than 32 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save arrays as .npy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle is no list of counters, one per layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the counts of experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle counts pairs of experts by rank, which are other pairs than those of all picks of a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the counts of single experts, or a trace with the picks of every token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter {} holds something else than counts of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counters name more experts than a model has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A HyperNode has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of kubectl get hypernodes -o yaml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has too many HyperNodes or members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no HyperNode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} members are chosen by a pattern, or by labels that no node of the file has: they are left out. Import kubectl get hypernodes,nodes -o json for those chosen by labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the XML file as it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML declares a document type or entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the declaration: no tool writes one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;/{}&gt; closes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;{}&gt; has something that is no attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attribute {} has no quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag has more than 64 attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XML nests deeper than 64 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The indentation fits nothing above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write plain maps and lists, indented with spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The YAML nests deeper than 64 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {} is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors, aliases and tags are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something follows the closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry in braces has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bracket is not closed in its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote is not closed in its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is damaged: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it points outside itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no table of contents; the file is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its zip64 record is not where it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive claims {} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its table of contents is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zip64 field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the dump without a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is compressed; torch.save stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it and save the dump again with torch.save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry has two sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry is not where it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry claims more bytes than the file has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of an entry leads out of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two entries have the same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} experts cannot be shared by {} groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the number of expert groups of the model, or 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} slots cannot be shared by {} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a multiple of the nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method {} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places every expert once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the slots out, or choose eplb, balance or rankloom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} experts cannot be shared by {} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a divisor, or more slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no balance cap here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cap belongs to the method rankloom, and to fan-out without replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The balance cap is below 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1.05 allows 5 % above the mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places all experts afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose rankloom or balance, or leave out the limit of copies moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of copies moved is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 moves none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices are too many for a search over slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place fewer layers at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs transitions between layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a trace with picks per token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs the tokens of a trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a trace instead of counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs picks per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot name {} devices in {} nodes exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One node of at most 30 devices, or two nodes of at most 10 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs transitions between layers to weigh them against load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A front of {} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for 2 to 64 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices in {} nodes cannot be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four must be at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} layers, {} experts and {} devices are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {} of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} slots for {} experts cannot be shared by {} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots must be a multiple of the devices, and at least one for every expert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} slots on a device hold one of {} experts twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for fewer slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} devices cannot be shared by {} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every node has equally many devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prices are no symmetric matrix of 0 to 1,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one price per pair of devices, 0 on the diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} loads and {} transitions do not belong to {} layers of {} experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load is [layers, experts], transitions are [layers - 1, experts, experts].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picks of tokens do not belong to these layers and experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks are [layers, tokens, top-k], expert numbers from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} loads of windows do not belong to {} layers of {} experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are [windows, layers, experts], at most {} windows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts start at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counts, times the highest price, add up to more than 10^18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide them by a constant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The placement has {} slots on {} devices in each of {} layers, not {} on {} in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a placement of the same model on the same devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {} places expert {}; there are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a placement of the same model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {} holds expert {} twice on device {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the second slot another expert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {} has no slot for expert {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a complete placement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the trace has {} layers of {} experts, not {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose traces of one model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} parts of a trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give 1 to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load over time of the trace is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the trace itself, not its sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for 1 to {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a mixture-of-experts model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No routing trace says which experts are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a router trace or an expert distribution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One device holds all experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an EP above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, the model {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a trace of this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {} counts {} picks, layer {} counts {}{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every count is a multiple of {}: they were probably multiplied by the data-parallel size, or the same batch ran {} times. Shares stay right, numbers of tokens do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hottest expert takes {:.0f} times the mean load on the average of the layers: this looks like a benchmark with random prompts. Record real requests before placing experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace has {} layers, the model has {} with experts: it is of another model, or also counts layers of multi-token prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts; missing are {}{}. With pipeline parallelism give the files of all stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts. With pipeline parallelism layers may be numbered from 0 in every stage: give the files of all stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace names {} experts, the model has {}. Numbers of physical experts need the map to logical ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the trace pick {} experts, those of the model {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tokens are few for {} experts: loads are rough and pairs of experts are noise. About {} tokens would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}, token {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: a batch of {} picks is not a multiple of top-{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert {} is not one of 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the trace is of this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting {} layers of {} experts would need more than 4 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers, layer by layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {} comes more than {} picks after layer {}: its transitions cannot be counted in constant memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the trace by token, or by step and layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-{} after top-{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tokens of a layer must pick the same number of experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same expert is picked twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the trace is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {} has {} of {} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: expert {} is not one of 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the counts are of this model, and not of physical experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counts are of more than {} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: top-{} after top-{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer {}: the picks of expert {} are no possible number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some files hold the picks of tokens and others only counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import them one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token of the trace is in this part of the split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a longer trace, smaller blocks or another share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a trace of a real run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share to train with must lie between 0 and 1, and blocks hold tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try 0.7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no stage {}: the plan has stages 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the measured bytes must be more than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the measured {} are {} less than stage {} needs without any constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else differs between plan and run: look at recompute, cross-entropy, sharding, dummy weight gradients, and at which stage and scope were measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard the optimizer state over data-parallel ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard gradients over data-parallel ranks (ZeRO-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard weights, gradients and optimizer state (FSDP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard weights inside each node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard weights over data-parallel ranks (ZeRO-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute {} too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep gradients in 16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Adam&apos;s moments in 16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep half of the optimizer state in host memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all of the optimizer state in host memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offload activations to host memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule 1F1B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule V-Half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread the vocabulary over the pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {} layers from stage {} to stage {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {} layer from stage {} to stage {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn sequence parallelism on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuse the cross-entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers from {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}; legal is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;{}&quot; is unknown and may change the size of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} attention heads do not divide into {} key-value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden size {} does not divide by {} heads and no head_dim is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;moe_layer_freq&quot; has {} entries for {} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared experts together are wider than any model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of type &quot;{}&quot; lacks {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the missing numbers under these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model would have more than {:.0e} parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the sizes for a misplaced digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config leaves out what its family has a value for: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is DeepSeek&apos;s own inference configuration, not a Hugging Face config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the config.json beside the model&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: it is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only decoder-only transformers can be laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of this model differ one by one (block_configs), which cannot be planned yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A config.json is an object at its top level; this is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown and was read as a Llama-like decoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the language part of this multimodal model was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model preset &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest presets: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in model preset &quot;{}&quot; is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP</source>
        <translation type="unfinished">TP</translation>
    </message>
    <message>
        <source>CP</source>
        <translation type="unfinished">CP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation type="unfinished">PP</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation type="unfinished">VPP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation type="unfinished">EP</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation type="unfinished">ETP</translation>
    </message>
    <message>
        <source>the microbatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model yet: choose a preset or import one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cluster yet: give the number of nodes and a device type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every degree, batch size and the sequence length must be at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found 0, where a positive number is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device preset name or an object with a device&apos;s figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {} numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null or a number from 0 to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} links have a bandwidth of 0; they are taken as not measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matrix has {} rows, while the cluster has {} nodes of {} devices, {} devices in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a matrix of nodes, of all devices, or of the devices of one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square array of arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two matrices have the same scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;device-pair&quot; or &quot;node-pair&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of ascending sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of rates, one per size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of 1 to {} numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sizes of a measured collective must ascend, with one rate for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two measured collectives have the same level and number of ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of at most {} measured collectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array with the group of every node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {} group numbers, -1 for a node in none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of at most {} tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of at most {} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node {} is listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of devices in a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} nodes of {} devices are more than {} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {} names for {} nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model is in another file, which cannot be read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a preset, or put the configuration itself under &quot;config&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Hugging Face config.json object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model is given twice, under &quot;{}&quot; and &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model is not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give &quot;preset&quot;, &quot;config&quot; (a Hugging Face config.json), or &quot;file&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where &quot;{}&quot; is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {} of the plan document is newer than this program, which reads up to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a newer Rankloom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an integer of at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} experts per token are picked of only {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {} layers and stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss (L) has something behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedding (E) has something in front of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedding (E) is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decoder layer (t) is behind a layer m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi-token-prediction layers (m) are on two stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pipeline layout is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss (L) is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this parenthesis is never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline layout: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parentheses inside parentheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this parenthesis was never opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parentheses hold nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parentheses have no repetition behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the repetition (*) needs a number of 1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the repetition (*) has nothing in front of it to repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found the byte 0x{:02x}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where the five axes tp, cp, ep, dp and pp joined by hyphens are expected, fastest-varying first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron&apos;s orders are &quot;tp-cp-ep-dp-pp&quot; and &quot;tp-cp-ep-pp-dp&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at character {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout has {} stages, {} has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout has {} on stage {}, {} has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave {} out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout has {} stages, one per pipeline rank, while each rank has {} chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate the chunks of every rank by |.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;none&quot;, &quot;dp&quot;, &quot;device-pair&quot;, &quot;node&quot;, &quot;all&quot; or a group size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of core_attn, layernorm, mlp, moe_act, moe, mla_up_proj</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;data-parallel&quot;, &quot;pipeline-backward&quot; or &quot;embedding-sync&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;linear&quot; or an array, device index per rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this expert is on no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at least one member of the expert-parallel group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;contiguous&quot; or an array per MoE layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array, device index per expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a count of 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {} counts, one per expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} arrays of the picks of the same tokens, {} for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {} picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of experts of a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of layers, each an array of picks per expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of 1 to {} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} layer numbers for {} layers of load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} do not divide by {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} need {} devices; the cluster has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} devices do not divide by {} = {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} leave DP {} on {} devices, while the plan says DP {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set DP to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} key-value heads neither divide by {} nor are divided by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared-expert columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP {} is wider than a node of {} devices: every layer waits for the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sequence of {} tokens does not divide into 2 x CP = {} chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with sequence parallelism {} tokens per context rank do not divide by TP {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch sequence parallelism off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sequence of {} tokens is longer than the {} positions of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no experts to spread over EP {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} devices do not divide by ETP {} x EP {} x PP {} = {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an order that does not end in pp needs equal data parallelism of attention ({}) and experts ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the order tp-cp-ep-dp-pp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a global batch of {} sequences does not divide by microbatch {} x DP {} = {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the global batch to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group of DP x CP = {} ranks does not divide by {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard over all data-parallel ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights are sharded over {} ranks, gradients over {}, optimizer states over {}; each is usually at least the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a secondary copy of weights that are not sharded saves nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the secondary copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sharded weights are gathered again for each of {} microbatches of a pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selective recomputation of no module saves nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute the attention core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no module {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has no 8-bit floating point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train in bf16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the link of {} to host memory is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch by all-to-all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dispatch {} has nothing to do: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all experts are on every rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has no experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context-coherent dispatch is made for generating text: in a training step the keys and values of every layer have to be gathered over the expert-parallel group, too, which is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage {} is to be compressed, while there are {} (counted from 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress on all stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compression has no traffic to work on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {} is more than the {} columns of the model: nothing is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place rank r on the r-th device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the experts contiguously</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} ranks are placed, while there are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {} is placed on device {}, while there are {} (counted from 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is removed in a what-if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is draining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranks {} and {} are both placed on device {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {} is locked, while there are {} ranks (counted from 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock all ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave {} free as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave {} more nodes free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert {} is placed on device {} of its group, while EP is {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert {} is on no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert {} is twice on the same device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a what-if is about a part that a cluster of {} nodes with {} devices each does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop this what-if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {} nodes are marked as unavailable or removed in what-ifs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts of {} layers are placed, while the model has {} such layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} experts are placed, while a layer has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the schedule {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set VPP to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has exactly 2 chunks per rank, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs at least 2 chunks per rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has one chunk per rank, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the layers evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PP {} x {} chunks = {} stages are more than the {} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} stages are more than the {} layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layers are split by hand over {} stages, while there are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stages hold {} layers, while the model has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them on the last stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi-token-prediction layers are put on {} stages by hand, while there are {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stages hold {} multi-token-prediction layers, while the model has {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi-token-prediction layers have to be on one stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} have decoder layers behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} are not on the last chunk of a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interleaving needs at least as many microbatches ({}) as stages ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the microbatch group of {} does not lie between {} stages and {} microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use groups of one microbatch per stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} microbatches leave {} beyond groups of {}, fewer than the {} stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs an even number of stages, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs an even number of microbatches, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs at least two microbatches per stage: {}, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chimera needs an even number of microbatches up to the {} stages, or a multiple of them, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vocabulary layout {} exists for {}, not for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1f1b and v-half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the vocabulary layers on the first and last stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the interlaced vocabulary layout needs at least {} microbatches on {} stages, not {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the vocabulary layout vocab-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the custom schedule has no pass order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order is not used by {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} needs at least 2 stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write device:12, device:n03:4, node:n03, link:n01:n02 or level:node-pair, then :removed, :speed=0.7 or :bandwidth=0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link {} - {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links inside nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links between nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, speed {} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, bandwidth {} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this names no device, node or link of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what becomes of it is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not apply to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no share from {} to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no node &quot;{}&quot; in this cluster of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a node&apos;s name or number, and after a colon broken or draining.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where broken or draining is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a what-if names {} parts of the cluster, where one is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give &quot;device&quot;, &quot;node&quot;, &quot;link&quot; (two nodes) or &quot;level&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link is between two different nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give their two numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of at most {} what-ifs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan has nothing at &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no JSON pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pointer looks like &quot;/layout/tp&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} with {} stages, {} microbatches and {} chunks does not exist: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest legal: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the timeline is not one of this pass order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one time per stage, or one for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a custom order is read, not generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order is for {} stages and {} microbatches, not for {} and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a pass order of these sizes, or change the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order has no devices or no microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order has more than 500 million passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use fewer microbatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pass names a stage or microbatch out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages on {} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pass time is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give times of zero or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass times are too long for 64-bit nanoseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a smaller unit or fewer digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage {} microbatch {} occurs twice, the second time on device {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one row per pipeline rank, cells like 0F0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order has more than 32766 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write stage, action and microbatch, like 0F0, 0I0, 0W0 or 0B0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a vocabulary pass of rank {} stands in row {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it into the row of its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a vocabulary pass occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order holds no forward or backward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary passes name microbatch {}, forwards stop at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every microbatch its forward and backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage {} misses {} of microbatch {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every stage and microbatch F and B, or F, I and W; count both from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} stages and {} microbatches need {} forwards, the file holds {} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage {} microbatch {} runs on ranks {} and {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all passes of a stage and microbatch on one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run forward before backward before weight gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file uses the pass letters of 2024: B was read as input gradient, BW as full backward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} transfer and sharding actions were left out: they follow from the passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device {} runs {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device {} sends the result of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device {} receives the result of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocking transfers of this pass order deadlock: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use asynchronous point-to-point transfers for this schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device {} stands at {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> waiting for all devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> waiting for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pass order deadlocks: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the awaited passes before the passes that wait for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no zero-bubble order stays within the memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit: as many chunk activations as stages suffice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ZB-V order stays within the memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit: two chunk activations per stage always suffice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {} group would leave its node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: no value that is allowed divides the {} devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP: the model has no experts, only 1 is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP: no value that is allowed divides the {} experts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch: no size that is allowed divides the global batch of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No combination of these degrees uses all {} devices and divides the batch of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enumerating layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pricing layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing the Pareto front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, {} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {} needs {} of {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage {} needs {}, but up to {} of {} by its band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search space is empty: every kind of choice needs at least one member.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from the default space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kind of choice has more than 200 members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node of the cluster is left to place ranks on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search over part of the cluster knows no what-ifs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the what-ifs, or the numbers of devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipette&apos;s objective needs every pipeline stage on a whole number of nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the step objective.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no {} {} to lock: there are {}, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipette&apos;s objective moves whole nodes, but the ranks of one are spread over several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from the linear placement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cure the plan first: see evaluate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan cannot be evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing ranks, layout {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one to 200 choices are expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is none of the choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no kind of group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: tp, cp, ep, dp, pp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no way to recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: none, full-uniform:LAYERS, full-block:LAYERS, or modules joined by +: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sharding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal: zero-0, zero-1, zero-2, zero-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range of a degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one value (8), bounds (1..16, 4.., ..8) or several values (2,4,8).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} devices are no part of a cluster of {} x {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a multiple of {} up to {}, or fewer than one node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation type="unfinished">Microbatch-Größe</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DP overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EP overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished">Vokabular</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished">Neu berechnen</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation type="unfinished">Sharding</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation type="unfinished">Auslagern</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished">Präzision</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished">Optimizer</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation type="unfinished">Expertenversand</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">ein</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished">Schedule</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sensitivity analysis was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a name and a value: task=intent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices, as measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} devices were measured, the cluster has {} of {} per node: its links were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This measurement is kept, but says nothing certain about single links: they were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links between {} are now taken as {} per device, inferred from {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This measurement is kept, but does not say which two nodes it is about: links were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has {} hosts, the cluster {} nodes: its names were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has {} slots, the nodes of this cluster {} devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topology names no two nodes of this cluster: it is kept, names and links were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {} nodes took the names of the topology, in its order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} nodes of this cluster are not in the topology: they are taken as far from all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of the {} nodes of the topology are in this cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes that share {} have {} per device ({}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nodes are equally far from each other in the topology: links were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes farther apart have {} per device ({}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node has {} network ports for {} devices{}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connections are kept, but hold no speeds: links were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no backup can be kept here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights to the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project is open in another window or program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it for reading only, or open a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was changed since the project was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array holds another type of number than its place says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array is shorter than its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array does not begin with its mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array is in an unknown format version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array holds an unknown type of number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {} numbers has {} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of an array is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no scenario called &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several scenarios are called &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair a copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of the device is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no {} link tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured links: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of measured links has another length than the matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the measured links do not fit the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of the measured links are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tier of the network does not fit the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a measured collective: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a measured collective is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node is marked as unavailable that the cluster does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the links of the cluster are those of a cluster of another shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project states an impossible cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node name is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a database of another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a .rankloom file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom (format {}, this one reads up to {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with the newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was cut off: {} of {} bytes are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair a copy of it, or take it from a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database refused ({}): {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a Rankloom project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is writing to this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is done, or close it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crash left this project in the middle of a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it once for writing, or copy it together with the -journal file beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy in a folder where you may write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space and try again, or save a copy elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file or its journal cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights to the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reported an error ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy on another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project cannot hold this value: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is too large to be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder where you may write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights to the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was cut off in its first bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it from a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {} MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it, or keep only the lines that matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading stopped with an error of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and the rights to the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal of a former project lies beside the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open that project once, move the journal away, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights to the folder, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a project cannot be backed up onto itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the project itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project was opened for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace is kept to compare plans with: nothing of the project was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts of the file are called otherwise here: {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} {} no node of this cluster: the links were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody said which nodes the addresses {} are: the figures are kept, links were not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file, or measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file was named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing</source>
        <translation type="unfinished">Wird gespeichert</translation>
    </message>
    <message>
        <source>this is a project, not a measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not say in which unit its figures are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the unit, such as GB/s or us.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same file had been imported before: it was replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trace holds no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no routing trace was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no routing trace has these tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See: rankloom-cli project sql P &quot;SELECT * FROM traces&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair it with the newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the working copy cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not even the list of tables can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project does not state its format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this project is in an older format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it once for writing, so that it can be converted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stored model is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stored model has no usable {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of this name exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name, or open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair a copy of the project, or take it from a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal of a former project lies here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tag has no name or is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags look like task=intent, with at most 200 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than 32 tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep those that tell traces apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no scenario {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may have been removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scenario needs a positive id to be stored by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last scenario cannot be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has changed this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload it, or keep your own changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The waiting changes to the project were given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only questions (SELECT) are allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the project in the program or with the other commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more than one statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one SELECT at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer has more than {} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a LIMIT or a condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question takes too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in this file can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what could be read makes no project: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for the repaired project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routing statistics: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sampled tokens are out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampled tokens of some layers are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of pairs has the wrong length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a count is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of pairs is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible numbers of layers and experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an impossible number of windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no migration from version {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {} is not plain text (UTF-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use letters, digits and punctuation only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan of scenario &quot;{}&quot; cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routing trace: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the columns of a chunk disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer {} counts {} picks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of the trace have no picks or different numbers of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert {} is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts of no experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with enough space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures cannot be written as &apos;{}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a name that ends in .png, .svg or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no project to search in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was not written: {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <message>
        <source>Timeline: everything, to the selection</source>
        <translation>Zeitleiste: alles, auf Auswahl</translation>
    </message>
    <message>
        <source>Home, Z</source>
        <translation>Home, Z</translation>
    </message>
    <message>
        <source>Timeline: zoom back and forward</source>
        <translation>Zeitleiste: zurück und vor zoomen</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Left, Alt+Right</translation>
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
        <source>Timeline: measure from and to the cursor</source>
        <translation>Zeitleiste: vom und bis zum Cursor messen</translation>
    </message>
    <message>
        <source>Timeline: play and stop</source>
        <translation>Zeitleiste: abspielen und anhalten</translation>
    </message>
    <message>
        <source>Timeline: next and previous pass</source>
        <translation>Zeitleiste: nächster und vorheriger Pass</translation>
    </message>
    <message>
        <source>Timeline: play faster and slower</source>
        <translation>Zeitleiste: schneller und langsamer abspielen</translation>
    </message>
    <message>
        <source>Timeline: set a bookmark, go to the next and previous</source>
        <translation>Zeitleiste: Lesezeichen setzen, zum nächsten und vorherigen</translation>
    </message>
    <message>
        <source>Timeline: critical path</source>
        <translation>Zeitleiste: kritischer Pfad</translation>
    </message>
    <message>
        <source>Timeline: in flight instead of bytes</source>
        <translation>Zeitleiste: Microbatches unterwegs statt Byte</translation>
    </message>
    <message>
        <source>Timeline: keep this step to compare with</source>
        <translation>Zeitleiste: diesen Schritt zum Vergleich merken</translation>
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
        <translation>Die Platzierung suchen, die die Links am besten nutzt, und ihren Gewinn mit deren Rauschen vergleichen</translation>
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
        <translation>Schlechtester &amp;Link</translation>
    </message>
    <message>
        <source>The link that the experts keep busy longest, or the slowest of all</source>
        <translation>Der Link, den die Experten am längsten belegen, oder der langsamste von allen</translation>
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
        <translation type="unfinished"></translation>
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
        <source>Place automatically</source>
        <translation>Automatisch platzieren</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>Die Platzierung suchen, die die Links am besten nutzt, und ihren Gewinn mit deren Rauschen vergleichen</translation>
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
        <source>step %1, headroom as before</source>
        <translation>Schritt %1, frei wie zuvor</translation>
    </message>
    <message>
        <source>step %1, headroom %2</source>
        <translation>Schritt %1, frei %2</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit &amp;Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes are on broken and draining nodes: mark %1 as one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why, and until when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter keeps the note, Escape leaves it as it was.</source>
        <translation type="unfinished"></translation>
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
        <source>A run of this very plan reported its peak. The constant of the framework inside “allocated” is chosen so that the estimate is that peak: allocated grows with it one to one, reserved and device by the fragmentation factor. One run is enough.</source>
        <translation>Ein Lauf genau dieses Plans hat seine Spitze gemeldet. Die Konstante des Frameworks innerhalb von „belegt“ wird so gewählt, dass die Schätzung diese Spitze ergibt: belegt wächst damit eins zu eins, reserviert und Gerät um den Fragmentierungsfaktor. Ein Lauf genügt.</translation>
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
        <source>pipeline transfers</source>
        <translation>Pipeline-Transfers</translation>
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
        <source>bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>offload stall</source>
        <translation>Warten auf Auslagerung</translation>
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
        <source>fullest expert device over the mean</source>
        <translation>vollstes Expertengerät relativ zum Mittel</translation>
    </message>
    <message>
        <source>picks that leave the device</source>
        <translation>Auswahlen, die das Gerät verlassen</translation>
    </message>
    <message>
        <source>picks that leave the node</source>
        <translation>Auswahlen, die den Node verlassen</translation>
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
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
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
        <translation>%1 Sequenzen mit %2 Tokens pro Schritt, in Microbatches von %3</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonPanel</name>
    <message>
        <source>&amp;Baseline:</source>
        <translation>&amp;Basis:</translation>
    </message>
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
        <source>These figures are being computed anew.</source>
        <translation>Diese Werte werden neu berechnet.</translation>
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
    <message>
        <source>Microbatch size %1</source>
        <translation>Microbatch-Größe %1</translation>
    </message>
    <message>
        <source>The same layout</source>
        <translation>Dasselbe Layout</translation>
    </message>
    <message>
        <source>Set microbatch size to %1</source>
        <translation>Microbatch-Größe auf %1 setzen</translation>
    </message>
    <message>
        <source>Change the workload</source>
        <translation>Workload ändern</translation>
    </message>
    <message>
        <source>Move plan “%1”</source>
        <translation>Plan „%1“ verschieben</translation>
    </message>
    <message>
        <source>Write note on “%1”</source>
        <translation>Notiz zu „%1“ schreiben</translation>
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
        <source>Hottest expert</source>
        <translation>Heißester Experte</translation>
    </message>
    <message>
        <source>Show the expert with the largest share of its layer (H)</source>
        <translation>Den Experten mit dem größten Anteil an seiner Schicht anzeigen (H)</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>Schlechteste Schicht</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean (W)</source>
        <translation>Die Schicht anzeigen, deren vollste GPU am weitesten über dem Mittel liegt (W)</translation>
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
    <message>
        <source>No experts to place: a mixture-of-experts model, EP above 1 and a routing trace show them here. Drop a trace of Megatron, vLLM or SGLang.</source>
        <translation>Keine Experten zu platzieren: Ein Mixture-of-Experts-Modell, EP über 1 und ein Routing-Trace zeigen sie hier. Einen Trace von Megatron, vLLM oder SGLang hier ablegen.</translation>
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
        <translation>Datenverkehr zwischen Nodes</translation>
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
        <source>Show the layer whose fullest GPU is farthest above the mean (W)</source>
        <translation>Die Schicht anzeigen, deren vollste GPU am weitesten über dem Mittel liegt (W)</translation>
    </message>
    <message>
        <source>Worst link</source>
        <translation>Schlechtester Link</translation>
    </message>
    <message>
        <source>Show the two GPUs whose link needs most time (L)</source>
        <translation>Die zwei GPUs anzeigen, deren Link die meiste Zeit braucht (L)</translation>
    </message>
    <message>
        <source>No experts on GPUs yet: a mixture-of-experts model, EP above 1 and a routing trace show here how full each GPU gets. Drop a trace of Megatron, vLLM or SGLang.</source>
        <translation>Noch keine Experten auf GPUs: Ein Mixture-of-Experts-Modell, EP über 1 und ein Routing-Trace zeigen hier, wie voll jede GPU wird. Einen Trace von Megatron, vLLM oder SGLang hier ablegen.</translation>
    </message>
    <message>
        <source>%1: load of GPUs</source>
        <translation>%1: Last der GPUs</translation>
    </message>
    <message>
        <source>%1: traffic between nodes</source>
        <translation>%1: Datenverkehr zwischen Nodes</translation>
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
        <translation>Schlechtester &amp;Link</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementPanel</name>
    <message>
        <source>%1 to move %2</source>
        <translation>%1 zum Verschieben von %2</translation>
    </message>
    <message>
        <source>No expert has to move.</source>
        <translation>Kein Experte muss verschoben werden.</translation>
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
        <source>The whole trace</source>
        <translation>Der ganze Trace</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n spans of it</source>
        <translation>
            <numerusform>Jeder von %n Abschnitt</numerusform>
            <numerusform>Jeder von %n Abschnitten</numerusform>
        </translation>
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
        <source>&amp;Balance:</source>
        <translation>&amp;Balance:</translation>
    </message>
    <message>
        <source>The load that is kept even: of the whole trace, or of each span of it, so that a placement also holds when the load drifts</source>
        <translation>Die Last, die gleichmäßig gehalten wird: die des ganzen Trace oder die jedes Abschnitts, sodass eine Platzierung auch hält, wenn die Last wandert</translation>
    </message>
    <message>
        <source>&amp;Replicas/GPU:</source>
        <translation>&amp;Replikate/GPU:</translation>
    </message>
    <message>
        <source>Experts of a layer that every GPU holds beyond an equal share</source>
        <translation>Experten einer Schicht, die jede GPU über den gleichen Anteil hinaus hält</translation>
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
        <source>Sto&amp;p</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Fullest GPU: %1 → %2 the mean (worst layer %3 → %4).</source>
        <translation>Vollste GPU: %1 → %2 Mittelwert (schlechteste Schicht %3 → %4).</translation>
    </message>
    <message>
        <source>Changes of GPU: %1 → %2.</source>
        <translation>GPU-Wechsel: %1 → %2.</translation>
    </message>
    <message>
        <source>No placement needs fewer.</source>
        <translation>Keine Platzierung braucht weniger.</translation>
    </message>
    <message>
        <source>At least %1 are needed (gap %2).</source>
        <translation>Mindestens %1 sind nötig (Lücke %2).</translation>
    </message>
    <message>
        <source>Step: %1 → %2.</source>
        <translation>Schritt: %1 → %2.</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig angehalten.</translation>
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
        <source>Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU exceeds the load limit</source>
        <translation>Möglichst wenige verschiedene GPUs für die Experten eines Tokens, alle zusammen und nicht nur paarweise, ohne dass eine GPU die Lastgrenze überschreitet</translation>
    </message>
    <message>
        <source>Fan-out</source>
        <translation>Fan-out</translation>
    </message>
    <message>
        <source>Needs a trace with the picks of every token; there is none</source>
        <translation>Braucht einen Trace mit den gewählten Experten jedes Tokens; es gibt keinen</translation>
    </message>
    <message>
        <source>GPUs per token: %1 → %2.</source>
        <translation>GPUs pro Token: %1 → %2.</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertText</name>
    <message>
        <source>Within the node</source>
        <translation>Innerhalb des Node</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>Zwischen Nodes</translation>
    </message>
    <message>
        <source>%1, %2: %3 on this link alone</source>
        <translation>%1, %2: %3 allein auf diesem Link</translation>
    </message>
    <message>
        <source>Per step %1 within nodes, %2 between nodes.</source>
        <translation>Pro Schritt %1 innerhalb von Nodes, %2 zwischen Nodes.</translation>
    </message>
    <message>
        <source>Busiest link: %1 → %2, %3.</source>
        <translation>Meistbelasteter Link: %1 → %2, %3.</translation>
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
        <translation>Befehl des ersten Node.</translation>
    </message>
    <message>
        <source>Command of every node.</source>
        <translation>Befehl jedes Node.</translation>
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
        <translation>Jeder Rank mit seinem Node und Slot.</translation>
    </message>
    <message>
        <source>Open MPI host file</source>
        <translation>Open-MPI-Hostfile</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks.</source>
        <translation>Nodes in der Reihenfolge der Ranks.</translation>
    </message>
    <message>
        <source>MPICH host file</source>
        <translation>MPICH-Hostfile</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks, for Hydra.</source>
        <translation>Nodes in der Reihenfolge der Ranks, für Hydra.</translation>
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
        <translation>Ein Befehl pro Node, mit statischem Rendezvous.</translation>
    </message>
    <message>
        <source>Rank map</source>
        <translation>Rank-Zuordnung</translation>
    </message>
    <message>
        <source>CSV of ranks, coordinates, nodes and slots.</source>
        <translation>CSV mit Ranks, Koordinaten, Nodes und Slots.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>PyTorch schedule</source>
        <translation>PyTorch-Schedule</translation>
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
        <source>Kineto and Chrome traces (*.json)</source>
        <translation>Kineto- und Chrome-Traces (*.json)</translation>
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
        <source>A report tells at most %1 apart; the others are left out.</source>
        <translation>Ein Bericht unterscheidet höchstens %1; die übrigen sind ausgelassen.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>order of pipeline passes</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (abgeleitet)</translation>
    </message>
    <message>
        <source>%1: %2, inferred</source>
        <translation>%1: %2, abgeleitet</translation>
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
        <translation>Node wählen…</translation>
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
        <translation>eine Adresse; ohne Node werden ihre Werte nur aufbewahrt</translation>
    </message>
    <message>
        <source>no node is called so</source>
        <translation>kein Node heißt so</translation>
    </message>
    <message>
        <source>Host in the file</source>
        <translation>Host in der Datei</translation>
    </message>
    <message>
        <source>Node here</source>
        <translation>Node hier</translation>
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
        <translation>Hosts der Datei und die zugehörigen Nodes</translation>
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
        <translation>Die Links von Hosts ohne Node werden nicht importiert</translation>
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
        <source>Nothing in the plan: the measurement is kept beside the others</source>
        <translation>Nichts am Plan: Die Messung wird neben den anderen aufbewahrt</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s) are called like nodes</source>
        <translation>
            <numerusform>%n weiterer Host heißt wie ein Node</numerusform>
            <numerusform>%n weitere Hosts heißen wie Nodes</numerusform>
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
            <numerusform>⚠ %n Host braucht noch einen Node</numerusform>
            <numerusform>⚠ %n Hosts brauchen noch einen Node</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ The unit is not chosen</source>
        <translation>⚠ Die Einheit ist nicht gewählt</translation>
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
        <source>● Pareto front   ○ other   ◆ plan on screen</source>
        <translation>● Pareto-Front   ○ andere   ◆ angezeigter Plan</translation>
    </message>
    <message>
        <source>● Pareto front   ○ other</source>
        <translation>● Pareto-Front   ○ andere</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Press Search to find them.</source>
        <translation>Jedes passende Layout als Punkt: wie schnell es ist und wie viel Speicher frei bleibt.
„Suchen“ drücken, um sie zu finden.</translation>
    </message>
    <message>
        <source>No layouts have been searched yet.</source>
        <translation>Noch keine Layouts gesucht.</translation>
    </message>
    <message>
        <source>%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.</source>
        <translation>%1 Layouts, davon %2 auf der Pareto-Front; das schnellste ist %3 mit %4 pro Schritt und %5 frei.</translation>
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
        <translation>Wie stark der Plan die Links zwischen Nodes belegt</translation>
    </message>
    <message>
        <source>What the plan sends between nodes</source>
        <translation>Was der Plan zwischen Nodes sendet</translation>
    </message>
    <message>
        <source>Busy for %1 of the step</source>
        <translation>Für %1 des Schritts belegt</translation>
    </message>
    <message>
        <source>%1 cross nodes in a step; busiest: %2 → %3, %4 of the step, %5.</source>
        <translation>%1 gehen pro Schritt zwischen Nodes; meistbelastet: %2 → %3, %4 des Schritts, %5.</translation>
    </message>
    <message>
        <source>Nothing crosses nodes.</source>
        <translation>Nichts geht zwischen Nodes.</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plan sends between GPUs</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Sent by the plan</source>
        <translation>Vom Plan gesendet</translation>
    </message>
    <message>
        <source>Busy by the plan</source>
        <translation>Vom Plan belegt</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Stufe %1 ist am vollsten %2, mit %3 Microbatches zugleich unterwegs.</translation>
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
        <source>tokens of its experts: %1 × the mean, likely %2 to %3</source>
        <translation>Tokens der eigenen Experten: %1 × Mittelwert, wahrscheinlich %2 bis %3</translation>
    </message>
    <message>
        <source>fullest %1, with %2 microbatches in flight at the peak</source>
        <translation>am vollsten %1, mit %2 Microbatches zugleich unterwegs an der Spitze</translation>
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
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Share of the device memory</source>
        <translation>Anteil am Gerätespeicher</translation>
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
        <translation>Microbatches unterwegs</translation>
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
        <source>These figures are being computed anew.</source>
        <translation>Diese Werte werden neu berechnet.</translation>
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
        <source>One bar per pipeline stage or per rank (S)</source>
        <translation>Ein Balken pro Pipeline-Stufe oder pro Rank (S)</translation>
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
        <source>Every tensor of every stage as a table (%1)</source>
        <translation>Jeder Tensor jeder Stufe als Tabelle (%1)</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Kalibrieren…</translation>
    </message>
    <message>
        <source>Fit the framework constant to one measured run (K)</source>
        <translation>Die Framework-Konstante an einen gemessenen Lauf anpassen (K)</translation>
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
    <name>rankloom::ui::PlacementCurve</name>
    <message>
        <source>Course of the search</source>
        <translation>Verlauf der Suche</translation>
    </message>
    <message>
        <source>noise of the links</source>
        <translation>Rauschen der Links</translation>
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
        <translation>Das Rauschen der Links macht %1 aus.</translation>
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
        <translation>Schrittdauer: alle Pipelines, alle datenparallelen Ringe und das All-to-All der Experten. Kosten nach Pipette: die veröffentlichte Formel, nur mit dem Ring der ersten Stufe oder mit denen aller Stufen; verschoben werden ganze Nodes.</translation>
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
        <translation>Gewinn %1. Wie stark die Links rauschen, ist unbekannt: zweimal messen, um zu wissen, ob er echt ist.</translation>
    </message>
    <message>
        <source>The order of measurement explains %1 of the differences between links.</source>
        <translation>Die Messreihenfolge erklärt %1 der Unterschiede zwischen den Links.</translation>
    </message>
    <message>
        <source>No gain outside the noise: %1 less lies within the noise of the links, %2.</source>
        <translation>Kein Gewinn außerhalb des Rauschens: %1 weniger liegt innerhalb des Rauschens der Links, %2.</translation>
    </message>
    <message>
        <source>Gain %1, beyond the noise of the links, %2.</source>
        <translation>Gewinn %1, größer als das Rauschen der Links, %2.</translation>
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
        <translation>Noch keine Suche. Sie verschiebt Nodes und GPUs zwischen den Ranks, bis die Links am besten genutzt sind; ihr Verlauf wird hier gezeichnet.</translation>
    </message>
    <message>
        <source>Cost (s)</source>
        <translation>Kosten (s)</translation>
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
        <translation type="unfinished"></translation>
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
        <source>A presentation sets two to six plans side by side</source>
        <translation>Eine Präsentation stellt zwei bis sechs Pläne nebeneinander</translation>
    </message>
    <message>
        <source>Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans.</source>
        <translation>Escape drücken, den Plan mit Ctrl+D kopieren, die Kopie ändern und beide in der Liste der Pläne anhaken.</translation>
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
        <source>Offloaded share</source>
        <translation>Ausgelagerter Anteil</translation>
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
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>Gerätekontext</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>Pro Communicator</translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation>Vokabularteiler</translation>
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
        <source>Rank r of the factors: bytes fall from n·m to r·(n + m).</source>
        <translation>Rang r der Faktoren: Die Bytes sinken von n·m auf r·(n + m).</translation>
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
        <source>Constant part of the framework inside “allocated”: workspaces of matrix libraries and small buffers. “Calibrate…” in the memory view fits it to a measured run.</source>
        <translation>Konstanter Anteil des Frameworks innerhalb von „belegt“: Workspaces der Matrixbibliotheken und kleine Puffer. „Kalibrieren…“ in der Speicheransicht passt ihn an einen gemessenen Lauf an.</translation>
    </message>
    <message>
        <source>Driver context and kernels outside the framework&apos;s allocator: 0.5 to 2 GiB, read from nvidia-smi before the first tensor.</source>
        <translation>Treiberkontext und Kernel außerhalb des Framework-Allokators: 0,5 bis 2 GiB, mit nvidia-smi vor dem ersten Tensor abgelesen.</translation>
    </message>
    <message>
        <source>Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 to 688 MiB (NVIDIA/nccl issues 964 and 2363).</source>
        <translation>Puffer eines NCCL-Communicators; jede Gruppe, zu der ein Rank gehört, hat einen. Gemessen: 512 bis 688 MiB (NVIDIA/nccl, Issues 964 und 2363).</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP; 128 is Megatron&apos;s make-vocab-size-divisible-by.</source>
        <translation>Das Vokabular wird auf ein Vielfaches dieses Werts mal TP aufgefüllt; 128 ist make-vocab-size-divisible-by von Megatron.</translation>
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
        <translation>HSDP: innerhalb jedes Node</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: second copy per node</source>
        <translation>ZeRO++ hpZ: Zweitkopie pro Node</translation>
    </message>
    <message>
        <source>Three levels: pair, node, all</source>
        <translation>Drei Ebenen: Paar, Node, alle</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>Which states are cut over the N data-parallel ranks; sets the four rows below. With Ψ parameters per rank, Adam and 16-bit weights: DDP keeps (2 + γ + 12)·Ψ bytes, ZeRO-1 (2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 or 2 bytes of gradient. HSDP, hpZ and three levels keep gathering on fast links.</source>
        <translation>Welche Zustände über die N datenparallelen Ranks zerlegt werden; setzt die vier Zeilen darunter. Mit Ψ Parametern pro Rank, Adam und 16-Bit-Gewichten: DDP hält (2 + γ + 12)·Ψ Byte, ZeRO-1 (2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 oder 2 Byte Gradient. Mit HSDP, hpZ und drei Ebenen bleibt das Einsammeln auf schnellen Links.</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Zweitkopie</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P ranks, from which the backward pass gathers without leaving the node.</source>
        <translation>ZeRO++ hpZ: eine Zweitkopie der geshardeten Gewichte innerhalb des Node, 2·Ψ/P Byte über P Ranks, aus der der Rückwärtspass einsammelt, ohne den Node zu verlassen.</translation>
    </message>
    <message>
        <source>A second copy needs sharded weights</source>
        <translation>Eine Zweitkopie setzt geshardete Gewichte voraus</translation>
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
        <source>Layers are gathered where weights are sharded</source>
        <translation>Schichten werden nur bei geshardeten Gewichten eingesammelt</translation>
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
        <source>CP by all-to-all</source>
        <translation>CP per All-to-All</translation>
    </message>
    <message>
        <source>Context parallelism by all-to-all keeps an exchanged copy of the attention output.</source>
        <translation>Kontextparallelität per All-to-All bewahrt eine ausgetauschte Kopie der Attention-Ausgabe auf.</translation>
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
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>by cross entropy</source>
        <translation>nach Cross-Entropy</translation>
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
        <source>by the routing trace</source>
        <translation>nach Routing-Trace</translation>
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
        <source>Activations leave the GPU between forward and backward, over the host link or to the drives. A module may leave without anybody waiting while what is written before it and twice itself, over the time until it is needed again, is within the bandwidth (SSDTrain&apos;s rule).</source>
        <translation>Aktivierungen verlassen die GPU zwischen Vorwärts- und Rückwärtspass, über den Host-Link oder auf die Laufwerke. Ein Modul darf ohne Wartezeit ausgelagert werden, solange das vor ihm Geschriebene plus das Doppelte seiner selbst, geteilt durch die Zeit, bis es wieder gebraucht wird, innerhalb der Bandbreite liegt (Regel von SSDTrain).</translation>
    </message>
    <message>
        <source>Share of the activations that leave, of those that may.</source>
        <translation>Anteil der Aktivierungen, der ausgelagert wird, von denen, die es dürfen.</translation>
    </message>
    <message>
        <source>Nothing is offloaded: choose where to first</source>
        <translation>Nichts wird ausgelagert: Zuerst das Ziel wählen</translation>
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
        <source>Used when activations are offloaded to NVMe</source>
        <translation>Wirksam, wenn Aktivierungen auf NVMe ausgelagert werden</translation>
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
        <source>The order of passes on each stage as PyTorch&apos;s pipelining CSV: one row per stage, cells such as 0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken.</source>
        <translation>Die Reihenfolge der Pässe auf jeder Stufe als Pipelining-CSV von PyTorch: eine Zeile pro Stufe, Zellen wie 0F3, 0I3, 0W3, 0B3. Eine eigene Reihenfolge wird als Ganzes geprüft, bevor sie übernommen wird.</translation>
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
        <translation>laut Schedule</translation>
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
        <source>Group size</source>
        <translation>Gruppengröße</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interleaved: microbatches per group&lt;/b&gt; before a rank changes to its next chunk. As many as there are stages unless set; more hide transfers and hold more: 2(PP − 1 − d) + (VPP − 1)·group + 1 chunk activations on rank d.</source>
        <translation>&lt;b&gt;Interleaved: Microbatches pro Gruppe&lt;/b&gt;, bevor ein Rank zu seinem nächsten Chunk wechselt. So viele wie Stufen, wenn nicht gesetzt; mehr verbergen Transfers und halten mehr: 2(PP − 1 − d) + (VPP − 1)·Gruppe + 1 Chunk-Aktivierungen auf Rank d.</translation>
    </message>
    <message>
        <source>as PP</source>
        <translation>wie PP</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>&lt;b&gt;Zero-bubble, automatic: microbatches in flight&lt;/b&gt; that a stage may hold. PP is what 1F1B holds on its first stage; 2·PP removes nearly every bubble where all passes take equally long.</source>
        <translation>&lt;b&gt;Zero Bubble, automatisch: Microbatches unterwegs&lt;/b&gt;, die eine Stufe halten darf. PP ist, was 1F1B auf der ersten Stufe hält; 2·PP beseitigt nahezu jede Bubble, wenn alle Pässe gleich lange dauern.</translation>
    </message>
    <message>
        <source> in flight</source>
        <translation> unterwegs</translation>
    </message>
    <message>
        <source>… on stages</source>
        <translation>… auf Stufen</translation>
    </message>
    <message>
        <source>Numbers of the pipeline stages whose traffic is compressed. Empty: all of them.</source>
        <translation>Nummern der Pipeline-Stufen, deren Datenverkehr komprimiert wird. Leer: alle.</translation>
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
        <source>… of embedding</source>
        <translation>… des Embeddings</translation>
    </message>
    <message>
        <source>Gradients of the shared embedding between the first and the last stage.</source>
        <translation>Gradienten des gemeinsamen Embeddings zwischen der ersten und der letzten Stufe.</translation>
    </message>
    <message>
        <source>Nothing is compressed: choose how first</source>
        <translation>Nichts wird komprimiert: Zuerst das Verfahren wählen</translation>
    </message>
    <message>
        <source>… rank</source>
        <translation>… Rang</translation>
    </message>
    <message>
        <source>Network ports</source>
        <translation>Netzwerkports</translation>
    </message>
    <message>
        <source>Network cards of a node. With fewer than GPUs several GPUs share one: a group with only a part of a node&apos;s GPUs then gets about 0.4 of its share.</source>
        <translation>Netzwerkkarten eines Node. Sind es weniger als GPUs, teilen sich mehrere GPUs eine: Eine Gruppe mit nur einem Teil der GPUs eines Node erhält dann etwa das 0,4-Fache ihres Anteils.</translation>
    </message>
    <message>
        <source>one per GPU</source>
        <translation>einer pro GPU</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>Rank-Reihenfolge</translation>
    </message>
    <message>
        <source>Which axis ranks are counted along first: groups of the first axes are neighbours, within a node where they fit. Megatron&apos;s --use-tp-pp-dp-mapping is tp-cp-ep-pp-dp.</source>
        <translation>Entlang welcher Achse Ranks zuerst gezählt werden: Gruppen der ersten Achsen sind Nachbarn, innerhalb eines Node, wo sie passen. --use-tp-pp-dp-mapping von Megatron ist tp-cp-ep-pp-dp.</translation>
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
        <source>Expert dispatch</source>
        <translation>Expertenversand</translation>
    </message>
    <message>
        <source>How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h elements per layer there and as many back, (EP − 1)/EP of them over links. Deduplicated: a copy per distinct GPU of the token instead of k, summed there before it comes back (DeepEP). Context-coherent: the token stays where its experts were, and training gathers keys and values of every layer over the EP group (ExFlow, arXiv 2401.08383).</source>
        <translation>Wie Tokens zu ihren k Experten gelangen und zurück. All-to-All: eine Kopie pro gewähltem Experten, k·s·b·h Elemente pro Schicht hin und ebenso viele zurück, davon (EP − 1)/EP über Links. Dedupliziert: eine Kopie pro verschiedener GPU des Tokens statt k, dort vor dem Rückweg summiert (DeepEP). Kontextkohärent: das Token bleibt, wo seine Experten waren, und das Training sammelt Keys und Values jeder Schicht über die EP-Gruppe ein (ExFlow, arXiv 2401.08383).</translation>
    </message>
    <message>
        <source>Tokens travel to experts only in a mixture-of-experts model with EP above 1</source>
        <translation>Tokens wandern nur in einem Mixture-of-Experts-Modell mit EP über 1 zu Experten</translation>
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
        <source>all at once</source>
        <translation>alles auf einmal</translation>
    </message>
    <message>
        <source>Add a level of switches (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this level (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was measured between two places stays; levels hold for the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation type="unfinished">Zwischen Nodes</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Which node is in which came with an import; a number typed here makes runs of neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write how many nodes a switch of this level holds, such as 4, or switch by switch: 4, 4, 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has %1 nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are %1 nodes, the cluster has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One node alone is no level: at least 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would cut switches of “%1”, which hold %2 nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches of “%1” hold %2 nodes: they would cut these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From near to far; the first level that two nodes share holds for their link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level needs a name of up to 64 letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename network level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes below one switch of this level: 4, or switch by switch as 4, 4, 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the nodes of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth of one GPU&apos;s share of a link of this level, one way. Other units can be typed: 200 Gb/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the bandwidth of %1 to %2 GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency of a link of this level. Other units can be typed: 800 ns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a latency, such as 3, 3 µs or 800 ns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the latency of %1 to %2 µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inferred from measured pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed, until somebody measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links down over links up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 levels already, which is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Levels tell nodes apart: the cluster has %n node(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No size lies between these levels: change theirs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a network level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove network level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast links are where nothing was measured: inside a node, between nodes below one switch, between those of one block, and so on. Of the levels that two nodes share the nearest holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a node free (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the node available again (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nodes are available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished">Node</translation>
    </message>
    <message>
        <source>No rank is placed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no node of this name; the first is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished">Grund</translation>
    </message>
    <message>
        <source>Broken, or draining: it still works, but takes no new job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation type="unfinished">%1 markieren: %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is kept free, and until when: shown on the board, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nodes are in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation type="unfinished">%1 als verfügbar markieren</translation>
    </message>
    <message>
        <source>Nodes kept free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken and draining nodes: no rank is placed on them, and the world size is that of the others.</source>
        <translation type="unfinished"></translation>
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
        <translation>Microbatch-Größe</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>Schedules</translation>
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
        <translation>Innerhalb eines Node</translation>
    </message>
    <message>
        <source>Groups that must not reach over several nodes</source>
        <translation>Gruppen, die nicht über mehrere Nodes reichen dürfen</translation>
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
        <source>&amp;Headroom</source>
        <translation>&amp;Frei</translation>
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
            <numerusform>%n Kombination aus Graden und Microbatch-Größe</numerusform>
            <numerusform>%n Kombinationen aus Graden und Microbatch-Größe</numerusform>
        </translation>
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
        <source>The best so far: %1 layouts priced, %2 fit, %3 left</source>
        <translation>Die bisher besten: %1 Layouts bewertet, %2 passen, noch %3</translation>
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
        <translation>keine Links gemessen, nach denen sich seine Ranks platzieren ließen</translation>
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
        <translation>Die zehn besten wurden in %1 Varianten erneut bewertet, die von diesem Projekt so abweichen wie Messungen: Links um %2, Konstanten des Geräts um %3 (Standardabweichungen).</translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchPanel</name>
    <message>
        <source>Sea&amp;rch</source>
        <translation>S&amp;uchen</translation>
    </message>
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
        <source>&amp;Adopt as new plan</source>
        <translation>Als neuen &amp;Plan übernehmen</translation>
    </message>
    <message>
        <source>Add this layout as a plan of its own, named by its difference (Return)</source>
        <translation>Dieses Layout als eigenen Plan hinzufügen, benannt nach seinem Unterschied (Return)</translation>
    </message>
    <message>
        <source>&amp;Change this plan</source>
        <translation>Diesen Plan ände&amp;rn</translation>
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
        <source>&amp;Place and test the best</source>
        <translation>Beste p&amp;latzieren und testen</translation>
    </message>
    <message>
        <source>Place the ranks of the five best by the measured links, and see how the order of the ten best holds when links and calibration are off as measurements are</source>
        <translation>Ranks der fünf besten nach den gemessenen Links platzieren und prüfen, wie stabil die Reihenfolge der zehn besten ist, wenn Links und Kalibrierung wie bei Messungen abweichen</translation>
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
        <source>waiting for stage boundaries</source>
        <translation>Warten auf Stufengrenzen</translation>
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
        <source>bubble</source>
        <translation>Bubble</translation>
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
        <translation>%1, innerhalb des Rauschens der Links</translation>
    </message>
    <message>
        <source>%1, beyond the noise of the links</source>
        <translation>%1, größer als das Rauschen der Links</translation>
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
        <source>← faster</source>
        <translation>← schneller</translation>
    </message>
    <message>
        <source>slower →</source>
        <translation>langsamer →</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Spitzenspeicher</translation>
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
        <source>Nothing to change is known yet.</source>
        <translation>Noch keine Änderung bekannt.</translation>
    </message>
    <message>
        <source>%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.</source>
        <translation>%1 Änderungen je einer Einstellung; der größte Gewinn ist %2: Schritt %3, Spitzenspeicher %4.</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>Diese Werte werden neu berechnet.</translation>
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
        <source>Click or Return applies it.</source>
        <translation>Klick oder Return wendet sie an.</translation>
    </message>
    <message>
        <source>It would not fit. Click or Return applies it all the same.</source>
        <translation>Sie würde nicht passen. Klick oder Return wendet sie trotzdem an.</translation>
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
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The figures belong to the layout that is looked at</source>
        <translation>Die Werte gehören zum betrachteten Layout</translation>
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
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>not in the upper one</source>
        <translation>nicht im oberen Schritt</translation>
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
        <source>%1, %2 above and %3 below, none in both</source>
        <translation>%1, %2 oben und %3 unten, in beiden keiner</translation>
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
        <source>Above (ns)</source>
        <translation>Oben (ns)</translation>
    </message>
    <message>
        <source>Below (ns)</source>
        <translation>Unten (ns)</translation>
    </message>
    <message>
        <source>Below − above (ns)</source>
        <translation>Unten − oben (ns)</translation>
    </message>
    <message>
        <source>Below − above (%)</source>
        <translation>Unten − oben (%)</translation>
    </message>
    <message>
        <source>Starts later above by (ns)</source>
        <translation>Beginnt oben später um (ns)</translation>
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
        <translation>Microbatches unterwegs, nach Chunk</translation>
    </message>
    <message>
        <source>microbatches in flight</source>
        <translation>Microbatches unterwegs</translation>
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
        <translation>%1 auf dem Link</translation>
    </message>
    <message>
        <source>%1 on the link, there %2 before it is needed</source>
        <translation>%1 auf dem Link, %2 vor dem Bedarf da</translation>
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
        <translation>Link von %1 zu %2</translation>
    </message>
    <message>
        <source>all links</source>
        <translation>alle Links</translation>
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
        <source>Differences of two steps</source>
        <translation>Unterschiede zweier Schritte</translation>
    </message>
    <message>
        <source>Simulating the step with each stage and each link 10 % faster…</source>
        <translation>Der Schritt wird simuliert, jede Stufe und jeder Link einzeln um 10 % schneller…</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>No single stage or link made 10 % faster shortens the step.</source>
        <translation>Keine einzelne Stufe und kein einzelner Link verkürzt, um 10 % schneller, den Schritt.</translation>
    </message>
    <message>
        <source>10 % faster would save:</source>
        <translation>10 % schneller würde einsparen:</translation>
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
        <source>Back to the start of the pass before (,)</source>
        <translation>Zurück zum Beginn des vorherigen Passes (,)</translation>
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
        <source>On to the start of the next pass (.)</source>
        <translation>Weiter zum Beginn des nächsten Passes (.)</translation>
    </message>
    <message>
        <source>How fast the play-head steps (Ctrl+. faster, Ctrl+, slower)</source>
        <translation>Wie schnell der Abspielkopf springt (Ctrl+. schneller, Ctrl+, langsamer)</translation>
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
        <source>The chain of passes that sets the length of the step (C)</source>
        <translation>Die Kette von Pässen, die die Länge des Schritts bestimmt (C)</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Under each lane the microbatches whose activations are alive, instead of bytes (I)</source>
        <translation>Unter jeder Spur die Microbatches, deren Aktivierungen im Speicher liegen, statt Byte (I)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Moments to come back to (Ctrl+B sets one, B goes on)</source>
        <translation>Zeitpunkte zum Zurückkehren (Ctrl+B setzt ein Lesezeichen, B springt zum nächsten)</translation>
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
        <translation>Simuliert den Schritt erneut, jede Stufe und jeden Link einzeln um 10 % schneller</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play the schedule pass by pass, to see how it works (Space)</source>
        <translation>Den Schedule Pass für Pass abspielen, um zu sehen, wie er funktioniert (Leertaste)</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1  ·  pass %2 / %3</source>
        <translation>%1  ·  Pass %2 / %3</translation>
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
        <source>The timeline is being prepared.</source>
        <translation>Die Zeitleiste wird vorbereitet.</translation>
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
        <source>C&amp;ount:</source>
        <translation>Zä&amp;hlen:</translation>
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
        <source>Share of the tokens to train with</source>
        <translation>Anteil der Tokens zum Trainieren</translation>
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
        <source>What the trace is of: task=intent, part=prefill. Enter edits.</source>
        <translation>Wovon der Trace stammt: task=intent, part=prefill. Enter bearbeitet.</translation>
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
        <source>all tokens of the newest trace</source>
        <translation>alle Tokens des neuesten Trace</translation>
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
</context>
<context>
    <name>rankloom::ui::WhatIfTable</name>
    <message>
        <source>Suppose something about a part of the cluster (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose nothing about this part (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is supposed: the cluster is taken as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not in this cluster.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a node (%1), a GPU by node and slot (%1:0), a link (%1 – %2), or all links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished">Teil</translation>
    </message>
    <message>
        <source>A node, a GPU, a link between two nodes, or all links of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast it computes, of what it does: 37 is 37 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much bandwidth its links have, of what they have: 37 is 37 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a percentage from %1 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed: a node, the node of a GPU, or a link, which the best detour replaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose nothing about %1</source>
        <translation type="unfinished">Keine Annahme zu %1</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation type="unfinished">Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>What-ifs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plan is evaluated under, beside what is known of the cluster: parts that are slower or gone. Several multiply: a link has the share of its slower node, slower GPU, its pair and its level.</source>
        <translation type="unfinished"></translation>
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
        <translation>der Link %1 – %2</translation>
    </message>
    <message>
        <source>all links inside nodes</source>
        <translation>alle Links innerhalb von Nodes</translation>
    </message>
    <message>
        <source>all links between nodes</source>
        <translation>alle Links zwischen Nodes</translation>
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
        <translation>Links mit %1 %</translation>
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
        <translation>&amp;Entfernt, mit ihrem Node</translation>
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
        <translation>Links mit %1 %</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Another percentage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Computing at another percentage…</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>gradient type</source>
        <translation>Gradiententyp</translation>
    </message>
    <message>
        <source>cross entropy</source>
        <translation>Cross-Entropy</translation>
    </message>
    <message>
        <source>second copy of the weights</source>
        <translation>Zweitkopie der Gewichte</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>eingesammelte Schichten</translation>
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
        <source>offloaded share</source>
        <translation>ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>optimizer on host</source>
        <translation>Optimizer auf dem Host</translation>
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
        <source>load of the fullest expert rank</source>
        <translation>Last des vollsten Experten-Ranks</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
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
        <source>locked ranks</source>
        <translation>fixierte Ranks</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Nodes</translation>
    </message>
    <message>
        <source>devices per node</source>
        <translation>Geräte pro Node</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>measured links</source>
        <translation>gemessene Links</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>microbatch size</source>
        <translation>Microbatch-Größe</translation>
    </message>
    <message>
        <source>global batch size</source>
        <translation>globale Batch-Größe</translation>
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
        <source>%1, does not fit</source>
        <translation>%1, passt nicht</translation>
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
        <source>dispatch to experts</source>
        <translation>Expertenversand</translation>
    </message>
    <message>
        <source>largest data-parallel message</source>
        <translation>größte datenparallele Nachricht</translation>
    </message>
</context>
</TS>
