<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
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
        <translation type="unfinished">テンソル並列通信</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation type="unfinished">コンテキスト並列通信</translation>
    </message>
    <message>
        <source>pipeline transfers</source>
        <translation type="unfinished">パイプライン転送</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation type="unfinished">エキスパート並列通信</translation>
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
        <translation type="unfinished">すべての仮定を解除</translation>
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
        <translation type="unfinished">マイクロバッチサイズ</translation>
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
        <translation type="unfinished">語彙</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished">再計算</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation type="unfinished">シャーディング</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation type="unfinished">オフロード</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished">精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished">オプティマイザ</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation type="unfinished">エキスパートへの送信</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">オン</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished">スケジュール</translation>
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
        <translation type="unfinished">保存中</translation>
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
        <translation>%1 バイト</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
    <message>
        <source>Board: move about</source>
        <translation>ボード: 移動</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank</source>
        <translation>ボード: ランクを持ち上げる/置く</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Board: move a rank to a named GPU</source>
        <translation>ボード: 指定した GPU へランクを移動</translation>
    </message>
    <message>
        <source>Board: carry the whole node</source>
        <translation>ボード: ノード全体を持ち上げる</translation>
    </message>
    <message>
        <source>Timeline: zoom and pan</source>
        <translation>タイムライン: ズームとスクロール</translation>
    </message>
    <message>
        <source>W S A D, arrows, + −</source>
        <translation>W S A D、矢印キー、+ −</translation>
    </message>
    <message>
        <source>Any view: as a table</source>
        <translation>全ビュー: 表として表示</translation>
    </message>
    <message>
        <source>Any view: copy picture and table</source>
        <translation>全ビュー: 図と表をコピー</translation>
    </message>
    <message>
        <source>Project file format:</source>
        <translation>プロジェクトのファイル形式:</translation>
    </message>
    <message>
        <source>About Rankloom</source>
        <translation>Rankloom について</translation>
    </message>
    <message>
        <source>Plans how a large language model is laid out on real GPUs.</source>
        <translation>大規模言語モデルを実際の GPU にどう配置するかを計画します。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU General Public License バージョン 3 またはそれ以降に基づくフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>What</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Timeline: everything, to the selection</source>
        <translation>タイムライン: 全体表示/選択範囲へズーム</translation>
    </message>
    <message>
        <source>Home, Z</source>
        <translation>Home、Z</translation>
    </message>
    <message>
        <source>Timeline: zoom back and forward</source>
        <translation>タイムライン: ズームを戻す/進める</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Left、Alt+Right</translation>
    </message>
    <message>
        <source>Timeline: walk over passes and bubbles</source>
        <translation>タイムライン: パスとバブルをたどる</translation>
    </message>
    <message>
        <source>Enter, then arrows</source>
        <translation>Enter の後、矢印キー</translation>
    </message>
    <message>
        <source>Timeline: measure from and to the cursor</source>
        <translation>タイムライン: カーソルから/カーソルまで計測</translation>
    </message>
    <message>
        <source>Timeline: play and stop</source>
        <translation>タイムライン: 再生/停止</translation>
    </message>
    <message>
        <source>Timeline: next and previous pass</source>
        <translation>タイムライン: 次/前のパス</translation>
    </message>
    <message>
        <source>Timeline: play faster and slower</source>
        <translation>タイムライン: 再生を速く/遅く</translation>
    </message>
    <message>
        <source>Timeline: set a bookmark, go to the next and previous</source>
        <translation>タイムライン: ブックマークを設定、次/前へ移動</translation>
    </message>
    <message>
        <source>Timeline: critical path</source>
        <translation>タイムライン: クリティカルパス</translation>
    </message>
    <message>
        <source>Timeline: in flight instead of bytes</source>
        <translation>タイムライン: バイトの代わりに処理中の数</translation>
    </message>
    <message>
        <source>Timeline: keep this step to compare with</source>
        <translation>タイムライン: 比較用にこのステップを保持</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New Project…</source>
        <translation>新規プロジェクト(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a project file with a model, a cluster and a first plan</source>
        <translation>モデル、クラスタ、最初のプランを含むプロジェクトファイルを作成します</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project, or a plan document as a new project</source>
        <translation>プロジェクトを開きます。プラン文書は新しいプロジェクトとして開きます</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>サンプルを開く(&amp;X)</translation>
    </message>
    <message>
        <source>Open a copy of the example project</source>
        <translation>サンプルプロジェクトのコピーを開きます</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>コピーを保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Write a complete copy of the project; the open one is always stored already</source>
        <translation>プロジェクトの完全なコピーを書き出します。開いているプロジェクトは常に保存済みです</translation>
    </message>
    <message>
        <source>Re&amp;vert to as Opened</source>
        <translation>開いた時点に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Bring the project back to what it was when it was opened</source>
        <translation>プロジェクトを開いた時点の状態に戻します</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Read measurements, a model, a routing trace or a plan into the project</source>
        <translation>計測結果、モデル、ルーティングトレース、プランをプロジェクトに読み込みます</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Plan as JSON…</source>
        <translation>プランを JSON で(&amp;P)…</translation>
    </message>
    <message>
        <source>The plan with its model, cluster and workload</source>
        <translation>プランとそのモデル、クラスタ、ワークロード</translation>
    </message>
    <message>
        <source>&amp;Evaluation as JSON…</source>
        <translation>評価を JSON で(&amp;E)…</translation>
    </message>
    <message>
        <source>Memory, times, traffic and diagnoses of the plan</source>
        <translation>プランのメモリ、時間、通信量、診断</translation>
    </message>
    <message>
        <source>P&amp;icture of the View…</source>
        <translation>ビューの図(&amp;I)…</translation>
    </message>
    <message>
        <source>The focused view as PNG, SVG or PDF</source>
        <translation>フォーカス中のビューを PNG、SVG、PDF で保存します</translation>
    </message>
    <message>
        <source>C&amp;lose Project</source>
        <translation>プロジェクトを閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Close the project; everything is stored already</source>
        <translation>プロジェクトを閉じます。すべて保存済みです</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>プログラムを終了します</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>&amp;Duplicate Plan</source>
        <translation>プランを複製(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the plan on screen to try something beside it</source>
        <translation>表示中のプランをコピーして別案を試します</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Every command and every setting by its name</source>
        <translation>すべてのコマンドと設定を名前で探します</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation>すべてのパネルを最初の位置に戻します</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>Larger text everywhere</source>
        <translation>全体の文字を大きくします</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Smaller text everywhere</source>
        <translation>全体の文字を小さくします</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>標準の文字サイズ(&amp;N)</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>文字を標準の大きさに戻します</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体を使います</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Colours of the program</source>
        <translation>プログラムの配色</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Language of the program, from the next start on</source>
        <translation>プログラムの言語。次回の起動から有効です</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Click a setting to read what it is and what it enters</source>
        <translation>設定をクリックすると、その意味と何に影響するかを表示します</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>すべてのキーを一覧表示します</translation>
    </message>
    <message>
        <source>&amp;About Rankloom</source>
        <translation>Rankloom について(&amp;A)</translation>
    </message>
    <message>
        <source>Versions and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>For &amp;Other Tools…</source>
        <translation>他のツール用(&amp;O)…</translation>
    </message>
    <message>
        <source>Megatron-LM, DeepSpeed, torchtitan, rank files and more, shown as they will be written</source>
        <translation>Megatron-LM、DeepSpeed、torchtitan、ランクファイルなど。書き出される内容をそのまま表示します</translation>
    </message>
    <message>
        <source>&amp;Place Ranks Automatically</source>
        <translation>ランクを自動配置(&amp;P)</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>リンクを最も有効に使う配置を探索し、その改善をリンクのノイズと比較します</translation>
    </message>
    <message>
        <source>Search La&amp;youts</source>
        <translation>レイアウトを探索(&amp;Y)</translation>
    </message>
    <message>
        <source>Find the fastest layouts that fit</source>
        <translation>収まるレイアウトのうち最速のものを探します</translation>
    </message>
    <message>
        <source>Import with Previe&amp;w…</source>
        <translation>プレビュー付きインポート(&amp;W)…</translation>
    </message>
    <message>
        <source>Show what a file holds and changes before it is imported</source>
        <translation>ファイルの内容と変更点を、インポート前に表示します</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>レポート(&amp;T)…</translation>
    </message>
    <message>
        <source>The plans of the project side by side, as one web page or PDF</source>
        <translation>プロジェクトのプランを並べた 1 つの Web ページまたは PDF</translation>
    </message>
    <message>
        <source>&amp;Rename Plan</source>
        <translation>プラン名を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Give the plan on screen a name of your own</source>
        <translation>表示中のプランに独自の名前を付けます</translation>
    </message>
    <message>
        <source>De&amp;lete Plan</source>
        <translation>プランを削除(&amp;L)</translation>
    </message>
    <message>
        <source>Remove the plan on screen; undo brings it back</source>
        <translation>表示中のプランを削除します。「元に戻す」で復元できます</translation>
    </message>
    <message>
        <source>Place &amp;Experts Automatically</source>
        <translation>エキスパートを自動配置(&amp;E)</translation>
    </message>
    <message>
        <source>Search for the expert placement with the least traffic and the evenest load</source>
        <translation>通信量が最小で負荷が最も均等なエキスパート配置を探索します</translation>
    </message>
    <message>
        <source>&amp;Compare Plans</source>
        <translation>プランを比較(&amp;C)</translation>
    </message>
    <message>
        <source>The checked plans side by side: what differs, figures, memory, placement, timelines</source>
        <translation>チェックしたプランを並べて表示: 相違点、数値、メモリ、配置、タイムライン</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>プレゼンテーション(&amp;E)</translation>
    </message>
    <message>
        <source>The comparison as a talk on the whole screen, one idea a page</source>
        <translation>比較を全画面のプレゼンテーションで表示。1 ページに 1 項目</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>検索(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Hottest Expert</source>
        <translation>最もホットなエキスパート(&amp;H)</translation>
    </message>
    <message>
        <source>The expert with the largest share of its layer&apos;s picks</source>
        <translation>レイヤーの選択に占める割合が最大のエキスパート</translation>
    </message>
    <message>
        <source>Worst &amp;Layer</source>
        <translation>最悪のレイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>The layer whose fullest GPU is farthest above the mean</source>
        <translation>負荷が最大の GPU が平均を最も上回るレイヤー</translation>
    </message>
    <message>
        <source>&amp;Worst Link</source>
        <translation>最悪のリンク(&amp;W)</translation>
    </message>
    <message>
        <source>The link that the experts keep busy longest, or the slowest of all</source>
        <translation>エキスパートの通信で最も長く使われるリンク、または全体で最も遅いリンク</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::AffinityView</name>
    <message>
        <source>Expert affinity</source>
        <translation>エキスパート親和性</translation>
    </message>
    <message>
        <source>Affinity of one pair of layers</source>
        <translation>レイヤー対ごとの親和性</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>La&amp;yers:</source>
        <translation>レイヤー(&amp;Y):</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>全レイヤー</translation>
    </message>
    <message>
        <source>Previous layer (PgUp)</source>
        <translation>前のレイヤー (PgUp)</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>前のレイヤー</translation>
    </message>
    <message>
        <source>Next layer (PgDn)</source>
        <translation>次のレイヤー (PgDn)</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>次のレイヤー</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>配色(&amp;L):</translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation>ピクセル内のセルの集約(&amp;V):</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Alternatives</name>
    <message>
        <source>not possible</source>
        <translation>不可</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardColors</name>
    <message>
        <source>Pipeline stage</source>
        <translation>パイプラインステージ</translation>
    </message>
    <message>
        <source>Tensor group</source>
        <translation>テンソルグループ</translation>
    </message>
    <message>
        <source>Context group</source>
        <translation>コンテキストグループ</translation>
    </message>
    <message>
        <source>Data group</source>
        <translation>データグループ</translation>
    </message>
    <message>
        <source>Expert group</source>
        <translation>エキスパートグループ</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>メモリ余裕</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>ドレイン中</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>除外</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardControl</name>
    <message>
        <source>Swap ranks %1 and %2</source>
        <translation>ランク %1 と %2 を入れ替え</translation>
    </message>
    <message>
        <source>Move rank %1 to %2</source>
        <translation>ランク %1 を %2 へ移動</translation>
    </message>
    <message>
        <source>Swap nodes %1 and %2</source>
        <translation>ノード %1 と %2 を入れ替え</translation>
    </message>
    <message>
        <source>Move several ranks</source>
        <translation>複数のランクを移動</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n rank(s)</source>
        <translation>
            <numerusform>%n ランクをロック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n rank(s)</source>
        <translation>
            <numerusform>%n ランクのロックを解除</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation>%1 を使用可能に設定</translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation>%1 を「%2」に設定</translation>
    </message>
    <message>
        <source>Suppose nothing about %1</source>
        <translation>%1 の仮定を解除</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>仮定: %1</translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation>すべての仮定を解除</translation>
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
        <translation>未確定</translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation>… 全 %1 個</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>空き %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>仮定</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardView</name>
    <message>
        <source>Placement board</source>
        <translation>配置ボード</translation>
    </message>
    <message>
        <source>&amp;Colour by:</source>
        <translation>色分け(&amp;C):</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>拡大 (+)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>縮小 (-)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Show the whole board (0)</source>
        <translation>ボード全体を表示 (0)</translation>
    </message>
    <message>
        <source>Drag onto another node to swap all their ranks (N)</source>
        <translation>別のノードへドラッグすると、すべてのランクを入れ替えます (N)</translation>
    </message>
    <message>
        <source>No cluster yet. Choose one on the left, or drop a hostfile, a topology or a link measurement.</source>
        <translation>クラスタがまだありません。左側で選択するか、hostfile、トポロジー、リンクの計測結果をドロップしてください。</translation>
    </message>
    <message>
        <source>Ranks on %1 nodes of %2 GPUs, coloured by %3</source>
        <translation>%1 ノード × %2 GPU 上のランク、色分け: %3</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
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
        <translation>余裕 (バイト)</translation>
    </message>
    <message>
        <source>Placement board without a cluster.</source>
        <translation>配置ボード、クラスタなし。</translation>
    </message>
    <message>
        <source>Placement board: %1 ranks of %2 pipeline stages on %3 nodes of %4 GPUs, coloured by %5.</source>
        <translation>配置ボード: %3 ノード × %4 GPU 上に %1 ランク、%2 パイプラインステージ、色分け: %5。</translation>
    </message>
    <message>
        <source>GPU %1 of %2</source>
        <translation>%2 の GPU %1</translation>
    </message>
    <message>
        <source>, empty</source>
        <translation>、空き</translation>
    </message>
    <message>
        <source>, rank %1, stage %2</source>
        <translation>、ランク %1、ステージ %2</translation>
    </message>
    <message>
        <source>Device %1: slot %2 of %3</source>
        <translation>デバイス %1: %3 のスロット %2</translation>
    </message>
    <message>
        <source>No rank here</source>
        <translation>ランクなし</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>Does not fit: %1 (%2) too much</source>
        <translation>収まりません: %1 (%2) 超過</translation>
    </message>
    <message>
        <source>Memory headroom %1 (%2)</source>
        <translation>メモリ余裕 %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Move rank %1 to…</source>
        <translation>ランク %1 の移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Select &amp;stage %1</source>
        <translation>ステージ %1 を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Select tenso&amp;r group</source>
        <translation>テンソルグループを選択(&amp;R)</translation>
    </message>
    <message>
        <source>Select &amp;data group</source>
        <translation>データグループを選択(&amp;D)</translation>
    </message>
    <message>
        <source>Select &amp;pipeline</source>
        <translation>パイプラインを選択(&amp;P)</translation>
    </message>
    <message>
        <source>Select e&amp;xpert group</source>
        <translation>エキスパートグループを選択(&amp;X)</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>色分け(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>Carrying node %1</source>
        <translation>ノード %1 を移動中</translation>
    </message>
    <message>
        <source>Over node %1</source>
        <translation>ノード %1 の上</translation>
    </message>
    <message>
        <source>Carrying rank %1; arrows choose a slot, Space drops, Escape cancels</source>
        <translation>ランク %1 を移動中。矢印キーでスロットを選び、Space で置き、Escape で取り消します</translation>
    </message>
    <message>
        <source>The picked ranks do not fit on the board there</source>
        <translation>選択したランクはボードのその位置に収まりません</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) picked</source>
        <translation>
            <numerusform>%n 個のランクを選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Move rank %1 to</source>
        <translation>ランク %1 の移動先</translation>
    </message>
    <message>
        <source>device, or node:slot</source>
        <translation>デバイス、または ノード:スロット</translation>
    </message>
    <message>
        <source>Where rank %1 goes: a device number, or a node and a slot like %2:0. Enter moves it, Escape cancels.</source>
        <translation>ランク %1 の移動先: デバイス番号、または %2:0 のようなノードとスロット。Enter で移動、Escape で取り消します。</translation>
    </message>
    <message>
        <source>There is no such device. Type 0 to %1, or a node and a slot like %2:0.</source>
        <translation>そのようなデバイスはありません。0 から %1 まで、または %2:0 のようにノードとスロットを入力してください。</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>slowest hop %1</source>
        <translation>最も遅いホップ %1</translation>
    </message>
    <message>
        <source>Place automatically</source>
        <translation>自動配置</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>リンクを最も有効に使う配置を探索し、その改善をリンクのノイズと比較します</translation>
    </message>
    <message>
        <source>Place all ranks &amp;automatically</source>
        <translation>すべてのランクを自動配置(&amp;A)</translation>
    </message>
    <message>
        <source>, locked</source>
        <translation>、ロック中</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>仮定: %1</translation>
    </message>
    <message>
        <source>%1: no rank is placed here</source>
        <comment>why a node is kept free</comment>
        <translation>%1: ここにランクは配置されません</translation>
    </message>
    <message>
        <source>%1: no rank is placed here</source>
        <translation>%1: ここにランクは配置されません</translation>
    </message>
    <message>
        <source>Locked: neither drags nor “Place automatically” move it (L)</source>
        <translation>ロック中: ドラッグでも「自動配置」でも移動しません (L)</translation>
    </message>
    <message>
        <source>Unlock all of %1</source>
        <translation>%1 の全ランクのロックを解除</translation>
    </message>
    <message>
        <source>Lock all of %1</source>
        <translation>%1 の全ランクをロック</translation>
    </message>
    <message>
        <source>Mar&amp;k %1 as</source>
        <translation>%1 の状態(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Available</source>
        <translation>使用可能(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Broken</source>
        <translation>故障(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Draining</source>
        <translation>ドレイン中(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Un&amp;lock %n rank(s)</source>
        <translation>
            <numerusform>%n ランクのロックを解除(&amp;L)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Lock %n rank(s)</source>
        <translation>
            <numerusform>%n ランクをロック(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 is locked (L unlocks it)</source>
        <translation>ランク %1 はロックされています (L で解除)</translation>
    </message>
    <message>
        <source>%1 is %2: no rank goes there</source>
        <comment>node and why it is kept free</comment>
        <translation>%1 の状態は「%2」です: ランクは置けません</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) locked</source>
        <translation>
            <numerusform>%n ランクをロックしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) unlocked</source>
        <translation>
            <numerusform>%n ランクのロックを解除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1, headroom as before</source>
        <translation>ステップ %1、余裕は変化なし</translation>
    </message>
    <message>
        <source>step %1, headroom %2</source>
        <translation>ステップ %1、余裕 %2</translation>
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
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Calibrate with a measured run</source>
        <translation>計測した実行で校正</translation>
    </message>
    <message>
        <source>A run of this very plan reported its peak. The constant of the framework inside “allocated” is chosen so that the estimate is that peak: allocated grows with it one to one, reserved and device by the fragmentation factor. One run is enough.</source>
        <translation>このプランそのものを実行して報告されたピーク。見積もりがこのピークに一致するように「allocated」内のフレームワーク定数を決めます: allocated は定数と同じだけ、reserved とデバイス上はフラグメンテーション係数倍で増えます。実行は 1 回で十分です。</translation>
    </message>
    <message>
        <source>&amp;Measured peak:</source>
        <translation>計測ピーク(&amp;M):</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>値を入力</translation>
    </message>
    <message>
        <source>Measured peak</source>
        <translation>計測ピーク</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>allocated (max_memory_allocated)</source>
        <translation>allocated (max_memory_allocated)</translation>
    </message>
    <message>
        <source>reserved (max_memory_reserved)</source>
        <translation>reserved (max_memory_reserved)</translation>
    </message>
    <message>
        <source>on the device (nvidia-smi)</source>
        <translation>デバイス上 (nvidia-smi)</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>計測した値の種類</translation>
    </message>
    <message>
        <source>Where it was measured</source>
        <translation>計測した場所</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>of the fullest rank</source>
        <translation>使用量が最大のランク</translation>
    </message>
    <message>
        <source>of stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>There is no estimate to calibrate yet.</source>
        <translation>校正する見積もりがまだありません。</translation>
    </message>
    <message>
        <source>Type the peak that a run of this plan reported.</source>
        <translation>このプランの実行で報告されたピークを入力してください。</translation>
    </message>
    <message>
        <source>Stage %1: estimated %2, measured %3 (%4). Framework constant %5 → %6; what is left over then: %7.</source>
        <translation>ステージ %1: 見積もり %2、計測 %3 (%4)。フレームワーク定数 %5 → %6、適用後に残る差: %7。</translation>
    </message>
    <message>
        <source>Calibrate memory: framework constant %1</source>
        <translation>メモリを校正: フレームワーク定数 %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ChoiceBox</name>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
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
        <translation>任意</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Only as in the plan</source>
        <translation>プランと同じもののみ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are ticked</comment>
        <translation>%1 / %2</translation>
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
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>実行したい操作を入力</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>一致するコマンド</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Comparison</name>
    <message>
        <source>baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>実現不可</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <source>Where the step goes</source>
        <translation>ステップ時間の内訳</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <translation>使用量が最大の GPU のメモリ</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>The plans decide the same.</source>
        <translation>どのプランも設定は同じです。</translation>
    </message>
    <message>
        <source>There is one plan.</source>
        <translation>プランは 1 つだけです。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>stage %1: %2, %3 free</source>
        <translation>ステージ %1: %2、空き %3</translation>
    </message>
    <message>
        <source>stage %1: %2, lacks %3</source>
        <translation>ステージ %1: %2、%3 不足</translation>
    </message>
    <message>
        <source>%1, bubble %2</source>
        <translation>%1、バブル %2</translation>
    </message>
    <message>
        <source>Timelines on one time axis</source>
        <translation>共通の時間軸で見たタイムライン</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>tiles are pipeline stages; framed: unlike the baseline</source>
        <translation>タイルはパイプラインステージ。枠付き: 基準と異なる</translation>
    </message>
    <message>
        <source>Every GPU does the same in all plans.</source>
        <translation>どのプランでも、各 GPU の役割は同じです。</translation>
    </message>
    <message>
        <source>Too many GPUs for a small board: the Board shows them.</source>
        <translation>GPU が多く小さなボードには表示できません。ボードで確認してください。</translation>
    </message>
    <message>
        <source>bold: unlike the baseline</source>
        <translation>太字: 基準と異なる</translation>
    </message>
    <message>
        <source>changes are against the baseline · ● best of those that fit</source>
        <translation>変化は基準との差 · ● 収まるもののうち最良</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>%1 の変化</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>毎秒トークン数</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>パイプラインバブル</translation>
    </message>
    <message>
        <source>device hours per billion tokens</source>
        <translation>10 億トークンあたりのデバイス時間</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>pipeline transfers</source>
        <translation>パイプライン転送</translation>
    </message>
    <message>
        <source>expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>data parallel, exposed</source>
        <translation>データ並列、隠蔽されない分</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>offload stall</source>
        <translation>オフロード待ち</translation>
    </message>
    <message>
        <source>peak memory, fullest GPU</source>
        <translation>ピークメモリ、使用量が最大の GPU</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>headroom at worst</source>
        <translation>最悪時の余裕</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>オプティマイザ状態</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>アクティベーション</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>fullest expert device over the mean</source>
        <translation>負荷が最大のエキスパートデバイスの平均比</translation>
    </message>
    <message>
        <source>picks that leave the device</source>
        <translation>デバイス外への選択</translation>
    </message>
    <message>
        <source>picks that leave the node</source>
        <translation>ノード外への選択</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <comment>tokens per second</comment>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>percentage points</comment>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on another cluster than the baseline</source>
        <translation>基準とは別のクラスタ</translation>
    </message>
    <message>
        <source>every rank where it was</source>
        <translation>すべてのランクが同じ位置</translation>
    </message>
    <message>
        <source>the same stage on every GPU</source>
        <translation>すべての GPU が同じステージ</translation>
    </message>
    <message>
        <source>%1 of %2 ranks elsewhere: %3</source>
        <translation>%2 ランク中 %1 個が別の位置: %3</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs on another stage</source>
        <translation>%2 GPU 中 %1 個が別のステージ</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>ランクなし</translation>
    </message>
    <message>
        <source>rank %1, stage %2</source>
        <translation>ランク %1、ステージ %2</translation>
    </message>
    <message>
        <source>GPU %1 of %2: %3</source>
        <comment>slot, node, what it holds</comment>
        <translation>%2 の GPU %1: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 sequences of %2 tokens a step, in microbatches of %3</source>
        <translation>ステップあたり %2 トークンのシーケンス %1 個、マイクロバッチ %3</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonPanel</name>
    <message>
        <source>&amp;Baseline:</source>
        <translation>基準(&amp;B):</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>The plan that changes are counted from; B chooses it in the tables</source>
        <translation>変化の基準とするプラン。表では B で選択します</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The same as a table, to sort, copy and export (Ctrl+T)</source>
        <translation>同じ内容を表で表示。並べ替え、コピー、エクスポートが可能 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>プレゼンテーション</translation>
    </message>
    <message>
        <source>Full screen, one idea a page (F5)</source>
        <translation>全画面、1 ページに 1 項目 (F5)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonView</name>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>The baseline: changes are counted from it</source>
        <translation>基準: 変化はこのプランとの差です</translation>
    </message>
    <message>
        <source>Click or B: count changes from this plan</source>
        <translation>クリックまたは B: このプランを基準にする</translation>
    </message>
    <message>
        <source>Click or Enter: go to the setting</source>
        <translation>クリックまたは Enter: 設定へ移動</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 の %1: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Count changes from “%1”</source>
        <translation>「%1」を基準にする</translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation>プラン「%1」を表示</translation>
    </message>
    <message>
        <source>Fit timelines</source>
        <translation>タイムラインを全体表示</translation>
    </message>
    <message>
        <source>Plans side by side. Click the name of a plan to make it the baseline, a difference to go to its setting; hold Ctrl and turn the wheel over the timelines to zoom them together.</source>
        <translation>プランを並べて表示します。プラン名をクリックすると基準になり、相違点をクリックするとその設定へ移動します。タイムライン上で Ctrl を押しながらホイールを回すと、まとめてズームします。</translation>
    </message>
    <message>
        <source>Ctrl+wheel zooms all, drag pans, double click fits</source>
        <translation>Ctrl+ホイールで一括ズーム、ドラッグでスクロール、ダブルクリックで全体表示</translation>
    </message>
    <message>
        <source>Nothing to compare yet: two to six plans are set side by side here. Ctrl+D copies the plan on screen; change the copy, and see what it brings.</source>
        <translation>比較するものがまだありません: ここに 2〜6 個のプランを並べて表示します。Ctrl+D で表示中のプランをコピーし、コピーを変更して効果を確認してください。</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>これらの数値を再計算しています。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeSpinBox</name>
    <message>
        <source>it does not divide the number of GPUs</source>
        <translation>GPU 数の約数ではありません</translation>
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
        <translation>%1 のすべての値</translation>
    </message>
    <message>
        <source>All values of %1, and why some are not possible</source>
        <translation>%1 のすべての値と、選べない値の理由</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesView</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>List of diagnoses</source>
        <translation>診断の一覧</translation>
    </message>
    <message>
        <source>&amp;Copy all diagnoses</source>
        <translation>診断をすべてコピー(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>問題はありません</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockLayout</name>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>プラン一覧</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation>エキスパート親和性</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>エキスパート負荷</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>インポート結果</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>開いた時点</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>変更の履歴</translation>
    </message>
    <message>
        <source>Choose a change to go back or forward to it</source>
        <translation>変更を選ぶと、その時点へ戻るか進みます</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Experts on GPUs</source>
        <translation>GPU 上のエキスパート</translation>
    </message>
    <message>
        <source>GPU load</source>
        <translation>GPU 負荷</translation>
    </message>
    <message>
        <source>Place ranks</source>
        <translation>ランクの配置</translation>
    </message>
    <message>
        <source>Place experts</source>
        <translation>エキスパートの配置</translation>
    </message>
    <message>
        <source>Traces</source>
        <translation>トレース</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
    <message>
        <source>Copy of %1</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>Duplicate plan</source>
        <translation>プランを複製</translation>
    </message>
    <message>
        <source>Add plan “%1”</source>
        <translation>プラン「%1」を追加</translation>
    </message>
    <message>
        <source>Rename plan to “%1”</source>
        <translation>プラン名を「%1」に変更</translation>
    </message>
    <message>
        <source>Delete plan “%1”</source>
        <translation>プラン「%1」を削除</translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation>プラン「%1」を表示</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Microbatch size %1</source>
        <translation>マイクロバッチサイズ %1</translation>
    </message>
    <message>
        <source>The same layout</source>
        <translation>同じレイアウト</translation>
    </message>
    <message>
        <source>Set microbatch size to %1</source>
        <translation>マイクロバッチサイズを %1 に設定</translation>
    </message>
    <message>
        <source>Change the workload</source>
        <translation>ワークロードを変更</translation>
    </message>
    <message>
        <source>Move plan “%1”</source>
        <translation>プラン「%1」を移動</translation>
    </message>
    <message>
        <source>Write note on “%1”</source>
        <translation>「%1」にメモを記入</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertBoard</name>
    <message>
        <source>Experts on GPUs</source>
        <translation>GPU 上のエキスパート</translation>
    </message>
    <message>
        <source>La&amp;yer:</source>
        <translation>レイヤー(&amp;Y):</translation>
    </message>
    <message>
        <source>Previous layer (PgUp)</source>
        <translation>前のレイヤー (PgUp)</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>前のレイヤー</translation>
    </message>
    <message>
        <source>Next layer (PgDn)</source>
        <translation>次のレイヤー (PgDn)</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>次のレイヤー</translation>
    </message>
    <message>
        <source>Hottest expert</source>
        <translation>最もホットなエキスパート</translation>
    </message>
    <message>
        <source>Show the expert with the largest share of its layer (H)</source>
        <translation>レイヤー内の割合が最大のエキスパートを表示 (H)</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>最悪のレイヤー</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean (W)</source>
        <translation>負荷が最大の GPU が平均を最も上回るレイヤーを表示 (W)</translation>
    </message>
    <message>
        <source>Expert %1 on %2: %3 picks, %4 the mean expert</source>
        <translation>%2 のエキスパート %1: 選択 %3、エキスパート平均比 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n copies share them evenly.</source>
        <translation>
            <numerusform>%n 個のコピーで均等に分担します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer %1, %2: %3 the mean load; number %4 of each expert group</source>
        <translation>レイヤー %1、%2: 平均比 %3 の負荷。各エキスパートグループの %4 番</translation>
    </message>
    <message>
        <source>No experts to place: a mixture-of-experts model, EP above 1 and a routing trace show them here. Drop a trace of Megatron, vLLM or SGLang.</source>
        <translation>配置するエキスパートがありません: Mixture-of-Experts モデル、1 より大きい EP、ルーティングトレースが揃うとここに表示されます。Megatron、vLLM、SGLang のトレースをドロップしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Experts of layer %1 on %n GPUs; fullest: %2 with %3 the mean load.</source>
        <translation>
            <numerusform>%n GPU 上のレイヤー %1 のエキスパート。負荷最大: %2、平均比 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>選択数</translation>
    </message>
    <message>
        <source>Load of the GPU over mean</source>
        <translation>GPU の平均に対する負荷</translation>
    </message>
    <message>
        <source>Experts of layer %1 on GPUs</source>
        <translation>GPU 上のレイヤー %1 のエキスパート</translation>
    </message>
    <message>
        <source>Fullest: %1 with %2 the mean. Colour and bar: picks, up to %3; hatched: above %4 the mean expert.</source>
        <translation>負荷最大: %1、平均比 %2。色とバー: 選択数、最大 %3。斜線: エキスパート平均比 %4 超。</translation>
    </message>
    <message>
        <source>&amp;Hottest expert</source>
        <translation>最もホットなエキスパート(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Worst layer</source>
        <translation>最悪のレイヤー(&amp;W)</translation>
    </message>
    <message>
        <source>Carrying expert %1; arrows choose a place, Space drops, Escape cancels</source>
        <translation>エキスパート %1 を移動中。矢印キーで位置を選び、Space で置き、Escape で取り消します</translation>
    </message>
    <message>
        <source>Expert %1 ↔ %2</source>
        <translation>エキスパート %1 ↔ %2</translation>
    </message>
    <message>
        <source>fullest GPU %1 → %2</source>
        <translation>負荷が最大の GPU %1 → %2</translation>
    </message>
    <message>
        <source>changes of GPU %1</source>
        <translation>GPU の切り替え %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertControl</name>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>探索結果</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>連続配置</translation>
    </message>
    <message>
        <source>Exchange experts %1 and %2 of layer %3</source>
        <translation>レイヤー %3 のエキスパート %1 と %2 を入れ替え</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertDevicesView</name>
    <message>
        <source>Contiguous</source>
        <translation>連続配置</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>GPUs of experts</source>
        <translation>エキスパートの GPU</translation>
    </message>
    <message>
        <source>GPUs of experts before</source>
        <translation>変更前のエキスパートの GPU</translation>
    </message>
    <message>
        <source>GPUs of experts after</source>
        <translation>変更後のエキスパートの GPU</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>Load by layer</source>
        <translation>レイヤー別の負荷</translation>
    </message>
    <message>
        <source>Traffic between GPUs</source>
        <translation>GPU 間の通信量</translation>
    </message>
    <message>
        <source>Traffic between nodes</source>
        <translation>ノード間の通信量</translation>
    </message>
    <message>
        <source>St&amp;age:</source>
        <translation>ステージ(&amp;A):</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>最悪のレイヤー</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean (W)</source>
        <translation>負荷が最大の GPU が平均を最も上回るレイヤーを表示 (W)</translation>
    </message>
    <message>
        <source>Worst link</source>
        <translation>最悪のリンク</translation>
    </message>
    <message>
        <source>Show the two GPUs whose link needs most time (L)</source>
        <translation>所要時間が最長のリンクで結ばれた 2 つの GPU を表示 (L)</translation>
    </message>
    <message>
        <source>No experts on GPUs yet: a mixture-of-experts model, EP above 1 and a routing trace show here how full each GPU gets. Drop a trace of Megatron, vLLM or SGLang.</source>
        <translation>GPU 上のエキスパートがまだありません: Mixture-of-Experts モデル、1 より大きい EP、ルーティングトレースが揃うと、各 GPU の負荷がここに表示されます。Megatron、vLLM、SGLang のトレースをドロップしてください。</translation>
    </message>
    <message>
        <source>%1: load of GPUs</source>
        <translation>%1: GPU の負荷</translation>
    </message>
    <message>
        <source>%1: traffic between nodes</source>
        <translation>%1: ノード間の通信量</translation>
    </message>
    <message>
        <source>%1: traffic between GPUs</source>
        <translation>%1: GPU 間の通信量</translation>
    </message>
    <message>
        <source>&amp;Worst layer</source>
        <translation>最悪のレイヤー(&amp;W)</translation>
    </message>
    <message>
        <source>Worst &amp;link</source>
        <translation>最悪のリンク(&amp;L)</translation>
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
        <translation>%2 の移動に %1</translation>
    </message>
    <message>
        <source>No expert has to move.</source>
        <translation>エキスパートの移動は不要です。</translation>
    </message>
    <message>
        <source>Not worth moving in a running job: %1, and the step gets no shorter.</source>
        <translation>実行中のジョブで移動する価値はありません: %1。ステップも短くなりません。</translation>
    </message>
    <message numerus="yes">
        <source>Worth it: pays after %n step(s) (%1).</source>
        <translation>
            <numerusform>価値あり: %n ステップで回収できます (%1)。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Use It Anyway</source>
        <translation>それでも使う(&amp;U)</translation>
    </message>
    <message>
        <source>Course of the search for a place of experts</source>
        <translation>エキスパート配置の探索の経過</translation>
    </message>
    <message>
        <source>No search yet. It moves experts between the GPUs of a group until few tokens change the GPU and no GPU gets too many of them; its course is drawn here.</source>
        <translation>まだ探索していません。GPU を切り替えるトークンが少なく、どの GPU にも負荷が偏らなくなるまで、グループ内の GPU 間でエキスパートを移動します。探索の経過をここに描きます。</translation>
    </message>
    <message>
        <source>Place experts</source>
        <translation>エキスパートの配置</translation>
    </message>
    <message>
        <source>Traffic under a load limit</source>
        <translation>負荷上限内で通信量を最小化</translation>
    </message>
    <message>
        <source>Fewest changes of GPU between layers while no GPU exceeds the load limit; with a proven bound</source>
        <translation>どの GPU も負荷上限を超えない範囲で、レイヤー間の GPU の切り替えを最小化。証明済みの下界付き</translation>
    </message>
    <message>
        <source>Front: traffic against balance</source>
        <translation>フロント: 通信量と均等性</translation>
    </message>
    <message>
        <source>Placements from the evenest load to the least traffic, to choose from with a slider</source>
        <translation>負荷が最も均等なものから通信量が最小のものまでの配置。スライダーで選択</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>均等化</translation>
    </message>
    <message>
        <source>Least load of the fullest GPU, replicas allowed; then GPUs renamed for less traffic</source>
        <translation>負荷が最大の GPU の負荷を最小化 (レプリカ可)。その後、GPU を付け替えて通信量を削減</translation>
    </message>
    <message>
        <source>EPLB (DeepSeek)</source>
        <translation>EPLB (DeepSeek)</translation>
    </message>
    <message>
        <source>As published: replicates, then packs</source>
        <translation>公開された方式: 複製してから詰め込み</translation>
    </message>
    <message>
        <source>ExFlow</source>
        <translation>ExFlow</translation>
    </message>
    <message>
        <source>Fewest changes of GPU between layers, whatever the load</source>
        <translation>負荷を考慮せず、レイヤー間の GPU の切り替えを最小化</translation>
    </message>
    <message>
        <source>MoETuner</source>
        <translation>MoETuner</translation>
    </message>
    <message>
        <source>Balanced groups of experts, then the GPUs with the least slowest pair</source>
        <translation>均等なエキスパートグループを作り、最も遅いペアが最速になるように GPU を割り当て</translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation>共活性化</translation>
    </message>
    <message>
        <source>Experts of one token together, so that it visits few GPUs</source>
        <translation>同じトークンのエキスパートをまとめ、経由する GPU を減らします</translation>
    </message>
    <message>
        <source>Round-robin</source>
        <translation>ラウンドロビン</translation>
    </message>
    <message>
        <source>Expert 0 on GPU 0, expert 1 on GPU 1, and so on</source>
        <translation>エキスパート 0 は GPU 0、エキスパート 1 は GPU 1、以下同様</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation>比較用</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>連続配置</translation>
    </message>
    <message>
        <source>The first experts on the first GPU, and so on</source>
        <translation>先頭のエキスパートは最初の GPU、以下同様</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>任意の数</translation>
    </message>
    <message>
        <source>The whole trace</source>
        <translation>トレース全体</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n spans of it</source>
        <translation>
            <numerusform>トレースの %n 区間それぞれ</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>配置(&amp;P)</translation>
    </message>
    <message>
        <source>Me&amp;thod:</source>
        <translation>手法(&amp;T):</translation>
    </message>
    <message>
        <source>What is minimised, and by whose rules</source>
        <translation>何を、どの規則で最小化するか</translation>
    </message>
    <message>
        <source>Load li&amp;mit:</source>
        <translation>負荷上限(&amp;M):</translation>
    </message>
    <message>
        <source>Most load of a GPU over the mean of its layer. 1.05 keeps most of the gain in traffic.</source>
        <translation>レイヤーの平均に対する GPU の負荷の上限。1.05 でも通信量の改善の大部分を維持します。</translation>
    </message>
    <message>
        <source>&amp;Balance:</source>
        <translation>均等化(&amp;B):</translation>
    </message>
    <message>
        <source>The load that is kept even: of the whole trace, or of each span of it, so that a placement also holds when the load drifts</source>
        <translation>均等に保つ負荷: トレース全体、または各区間。区間ごとにすると、負荷が変動しても有効な配置になります</translation>
    </message>
    <message>
        <source>&amp;Replicas/GPU:</source>
        <translation>レプリカ/GPU(&amp;R):</translation>
    </message>
    <message>
        <source>Experts of a layer that every GPU holds beyond an equal share</source>
        <translation>各 GPU が均等割り当てを超えて保持する、レイヤーのエキスパートの数</translation>
    </message>
    <message>
        <source>Rep&amp;lace at most:</source>
        <translation>移動の上限(&amp;L):</translation>
    </message>
    <message>
        <source>Experts that may come to another GPU than they are on now</source>
        <translation>現在と異なる GPU に移してよいエキスパートの数</translation>
    </message>
    <message>
        <source>M&amp;oves:</source>
        <translation>移動回数(&amp;O):</translation>
    </message>
    <message>
        <source>Exchanges to try. The same number and seed find the same placement.</source>
        <translation>試す入れ替えの数。回数とシードが同じなら、同じ配置が見つかります。</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>シード(&amp;D):</translation>
    </message>
    <message>
        <source>Of the random numbers</source>
        <translation>乱数のシード</translation>
    </message>
    <message>
        <source>Between even load and little traffic</source>
        <translation>均等な負荷と少ない通信量の間</translation>
    </message>
    <message>
        <source>even load</source>
        <translation>負荷が均等</translation>
    </message>
    <message>
        <source>little traffic</source>
        <translation>通信量が少ない</translation>
    </message>
    <message>
        <source>Pairs of picks of a token on different GPUs</source>
        <translation>トークンの選択のうち、異なる GPU にある対</translation>
    </message>
    <message>
        <source>Changes of GPU between layers</source>
        <translation>レイヤー間の GPU の切り替え</translation>
    </message>
    <message>
        <source>Placing experts</source>
        <translation>エキスパートを配置しています</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>使う(&amp;U)</translation>
    </message>
    <message>
        <source>Fullest GPU: %1 → %2 the mean (worst layer %3 → %4).</source>
        <translation>負荷が最大の GPU: 平均比 %1 → %2 (最悪のレイヤー %3 → %4)。</translation>
    </message>
    <message>
        <source>Changes of GPU: %1 → %2.</source>
        <translation>GPU の切り替え: %1 → %2。</translation>
    </message>
    <message>
        <source>No placement needs fewer.</source>
        <translation>これより少ない配置はありません。</translation>
    </message>
    <message>
        <source>At least %1 are needed (gap %2).</source>
        <translation>少なくとも %1 必要です (差 %2)。</translation>
    </message>
    <message>
        <source>Step: %1 → %2.</source>
        <translation>ステップ: %1 → %2。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>The plan has it already.</source>
        <translation>プランはすでにこの配置です。</translation>
    </message>
    <message>
        <source>The plan uses it; Undo brings the old placement back.</source>
        <translation>プランに適用しました。「元に戻す」で以前の配置に戻ります。</translation>
    </message>
    <message>
        <source>Not used: the step would be longer.</source>
        <translation>適用していません: ステップが長くなります。</translation>
    </message>
    <message>
        <source>Stopped: the plan was changed while the search ran.</source>
        <translation>停止しました: 探索中にプランが変更されました。</translation>
    </message>
    <message>
        <source>Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU exceeds the load limit</source>
        <translation>1 トークンのエキスパート全体 (対だけでなく) が載る GPU の種類を最小にし、どの GPU も負荷上限を超えないようにします</translation>
    </message>
    <message>
        <source>Fan-out</source>
        <translation>ファンアウト</translation>
    </message>
    <message>
        <source>Needs a trace with the picks of every token; there is none</source>
        <translation>トークンごとの選択を含むトレースが必要ですが、ありません</translation>
    </message>
    <message>
        <source>GPUs per token: %1 → %2.</source>
        <translation>トークンあたりの GPU 数: %1 → %2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertText</name>
    <message>
        <source>Within the node</source>
        <translation>ノード内</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>ノード間</translation>
    </message>
    <message>
        <source>%1, %2: %3 on this link alone</source>
        <translation>%1、%2: このリンクだけで %3</translation>
    </message>
    <message>
        <source>Per step %1 within nodes, %2 between nodes.</source>
        <translation>ステップあたり、ノード内 %1、ノード間 %2。</translation>
    </message>
    <message>
        <source>Busiest link: %1 → %2, %3.</source>
        <translation>最も混雑するリンク: %1 → %2、%3。</translation>
    </message>
    <message>
        <source>Sent per step</source>
        <translation>ステップあたりの送信量</translation>
    </message>
    <message>
        <source>From</source>
        <translation>送信元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>送信先</translation>
    </message>
    <message>
        <source>To GPU of %1</source>
        <translation>送信先 (%1 の GPU)</translation>
    </message>
    <message>
        <source>Stays on the GPU: %1</source>
        <translation>GPU 内に留まる量: %1</translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation>平均に対する負荷</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Fullest GPU: %1 on average; %2 in layer %3 (%4).</source>
        <translation>負荷が最大の GPU: 全体平均 %1、レイヤー %3 で %2 (%4)。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExportDialog</name>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>A launch script with all arguments of the model, the batch and the layout.</source>
        <translation>モデル、バッチ、レイアウトの全引数を含む起動スクリプト。</translation>
    </message>
    <message>
        <source>YAML that overrides a recipe.</source>
        <translation>レシピを上書きする YAML。</translation>
    </message>
    <message>
        <source>YAML for megatron_gpt_pretraining.</source>
        <translation>megatron_gpt_pretraining 用の YAML。</translation>
    </message>
    <message>
        <source>JSON for --deepspeed_config.</source>
        <translation>--deepspeed_config 用の JSON。</translation>
    </message>
    <message>
        <source>TOML job configuration, for versions before 23 February 2026.</source>
        <translation>TOML のジョブ設定。2026 年 2 月 23 日より前のバージョン用。</translation>
    </message>
    <message>
        <source>torchtitan, new</source>
        <translation>torchtitan (新)</translation>
    </message>
    <message>
        <source>Command-line flags, for versions since.</source>
        <translation>コマンドラインフラグ。それ以降の新しいバージョン用。</translation>
    </message>
    <message>
        <source>The parallel part of a YAML configuration.</source>
        <translation>YAML 設定のうち並列化の部分。</translation>
    </message>
    <message>
        <source>YAML for accelerate launch with FSDP 2.</source>
        <translation>FSDP 2 で accelerate launch を使うための YAML。</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>Command of the first node.</source>
        <translation>最初のノードのコマンド。</translation>
    </message>
    <message>
        <source>Command of every node.</source>
        <translation>各ノードのコマンド。</translation>
    </message>
    <message>
        <source>SGLang experts</source>
        <translation>SGLang エキスパート</translation>
    </message>
    <message>
        <source>Placement of experts, for --init-expert-location.</source>
        <translation>エキスパート配置。--init-expert-location 用。</translation>
    </message>
    <message>
        <source>vLLM experts</source>
        <translation>vLLM エキスパート</translation>
    </message>
    <message>
        <source>Placement of experts, for vLLM on Ascend.</source>
        <translation>エキスパート配置。Ascend 上の vLLM 用。</translation>
    </message>
    <message>
        <source>TensorRT-LLM experts</source>
        <translation>TensorRT-LLM エキスパート</translation>
    </message>
    <message>
        <source>Placement of experts, for the load balancer of TensorRT-LLM.</source>
        <translation>エキスパート配置。TensorRT-LLM のロードバランサ用。</translation>
    </message>
    <message>
        <source>Experts as CSV</source>
        <translation>エキスパートの CSV</translation>
    </message>
    <message>
        <source>Placement of experts, a row per copy.</source>
        <translation>エキスパート配置。コピーごとに 1 行。</translation>
    </message>
    <message>
        <source>Places of ranks</source>
        <translation>ランクの位置</translation>
    </message>
    <message>
        <source>Open MPI rank file</source>
        <translation>Open MPI ランクファイル</translation>
    </message>
    <message>
        <source>Every rank with its node and slot.</source>
        <translation>各ランクとそのノードおよびスロット。</translation>
    </message>
    <message>
        <source>Open MPI host file</source>
        <translation>Open MPI ホストファイル</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks.</source>
        <translation>ランク順に並べたノード。</translation>
    </message>
    <message>
        <source>MPICH host file</source>
        <translation>MPICH ホストファイル</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks, for Hydra.</source>
        <translation>ランク順に並べたノード。Hydra 用。</translation>
    </message>
    <message>
        <source>Ranks in the order of places, for Cray MPICH.</source>
        <translation>位置の順に並べたランク。Cray MPICH 用。</translation>
    </message>
    <message>
        <source>Batch script with one host per task.</source>
        <translation>タスクごとに 1 ホストを指定するバッチスクリプト。</translation>
    </message>
    <message>
        <source>A command per node, with static rendezvous.</source>
        <translation>ノードごとのコマンド。静的ランデブーを使用。</translation>
    </message>
    <message>
        <source>Rank map</source>
        <translation>ランクマップ</translation>
    </message>
    <message>
        <source>CSV of ranks, coordinates, nodes and slots.</source>
        <translation>ランク、座標、ノード、スロットの CSV。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>PyTorch schedule</source>
        <translation>PyTorch スケジュール</translation>
    </message>
    <message>
        <source>Order of passes for torch.distributed.pipelining.</source>
        <translation>torch.distributed.pipelining 用のパスの順序。</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>Trace events for Perfetto and chrome://tracing.</source>
        <translation>Perfetto と chrome://tracing 用のトレースイベント。</translation>
    </message>
    <message>
        <source>Passes as CSV</source>
        <translation>パスの CSV</translation>
    </message>
    <message>
        <source>Passes and bubbles with their times in nanoseconds.</source>
        <translation>パスとバブル、およびそれぞれの時間 (ナノ秒)。</translation>
    </message>
    <message>
        <source>Rankloom</source>
        <translation>Rankloom</translation>
    </message>
    <message>
        <source>Plan document</source>
        <translation>プラン文書</translation>
    </message>
    <message>
        <source>JSON with model, cluster and workload; complete.</source>
        <translation>モデル、クラスタ、ワークロードを含む完全な JSON。</translation>
    </message>
    <message>
        <source>Export for other tools</source>
        <translation>他のツール用にエクスポート</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>エクスポート先</translation>
    </message>
    <message>
        <source>What this file cannot express</source>
        <translation>このファイルで表現できないもの</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>ファイルのテキスト</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole text</source>
        <translation>テキスト全体をコピー</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the text to a file</source>
        <translation>テキストをファイルに書き出します</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Open a project: its plan is what is exported.</source>
        <translation>プロジェクトを開いてください。そのプランがエクスポートされます。</translation>
    </message>
    <message>
        <source>✓ Everything in this plan that concerns this file is in it.</source>
        <translation>✓ このプランのうち、このファイルに関わるものはすべて含まれています。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n setting(s) of this plan cannot be expressed here, or only nearly:</source>
        <translation>
            <numerusform>⚠ このプランの設定 %n 件は、ここでは表現できないか、近似になります:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, %2; only the beginning is shown</source>
        <translation>%1 行、%2。先頭のみ表示しています</translation>
    </message>
    <message>
        <source>%1 lines, %2</source>
        <translation>%1 行、%2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FileController</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation>%1 を作成しています</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while this project was open. All changes are in it; the state before them is still there.</source>
        <translation>このプロジェクトを開いている間にプログラムが予期せず終了しました。変更はすべて保存されています。変更前の状態も残っています。</translation>
    </message>
    <message>
        <source>Bring back the state before</source>
        <translation>変更前の状態に戻す</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 を書き込んでいます</translation>
    </message>
    <message>
        <source>The copy is complete: %1</source>
        <translation>コピーが完了しました: %1</translation>
    </message>
    <message>
        <source>This project is open in another program too: only that one can revert it.</source>
        <translation>このプロジェクトは別のプログラムでも開かれています。元に戻せるのはそのプログラムだけです。</translation>
    </message>
    <message>
        <source>Reverting</source>
        <translation>元に戻しています</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>再読み込みしています</translation>
    </message>
    <message>
        <source>Another program changed this project file. Changes made here wait until you choose.</source>
        <translation>別のプログラムがこのプロジェクトファイルを変更しました。どちらかを選ぶまで、ここでの変更は保留されます。</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>再読み込みする</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>ここの内容を残す</translation>
    </message>
    <message>
        <source>Open a project first: %1 is stored in one.</source>
        <translation>先にプロジェクトを開いてください: %1 はプロジェクト内に保存されます。</translation>
    </message>
    <message>
        <source>plan document</source>
        <translation>プラン文書</translation>
    </message>
    <message>
        <source>added to the plans of this project</source>
        <translation>このプロジェクトのプランに追加しました</translation>
    </message>
    <message>
        <source>has another model, cluster or workload: opened as a project of its own</source>
        <translation>モデル、クラスタ、ワークロードのいずれかが異なるため、別のプロジェクトとして開きました</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n file(s)</source>
        <translation>
            <numerusform>%n 個のファイルをインポートしています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not say in which unit its figures are. They are in:</source>
        <translation>%1 には数値の単位が書かれていません。単位を選んでください:</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 のインポート</translation>
    </message>
    <message>
        <source>The figures are still being computed; try again in a moment.</source>
        <translation>数値はまだ計算中です。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き込みました: %1</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新規プロジェクト</translation>
    </message>
    <message>
        <source>plan.rankloom</source>
        <translation>plan.rankloom</translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation>プロジェクト (*.rankloom)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Projects and plans (*.rankloom *.json)</source>
        <translation>プロジェクトとプラン (*.rankloom *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>copy.rankloom</source>
        <translation>copy.rankloom</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Export plan</source>
        <translation>プランをエクスポート</translation>
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
        <translation>評価をエクスポート</translation>
    </message>
    <message>
        <source>evaluation.json</source>
        <translation>evaluation.json</translation>
    </message>
    <message>
        <source>Export picture: %1</source>
        <translation>図をエクスポート: %1</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>図 (*.png *.svg *.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>トレース %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込んでいます</translation>
    </message>
    <message numerus="yes">
        <source>a step of %n lane(s), shown above the timeline</source>
        <translation>
            <numerusform>%n レーンのステップ。タイムラインの上に表示しました</numerusform>
        </translation>
    </message>
    <message>
        <source>settings of a training program</source>
        <translation>学習プログラムの設定</translation>
    </message>
    <message>
        <source>Compare with traces of a step, one per rank</source>
        <translation>1 ステップのトレースと比較 (ランクごとに 1 つ)</translation>
    </message>
    <message>
        <source>Kineto and Chrome traces (*.json)</source>
        <translation>Kineto/Chrome トレース (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>%1 をインポートしました</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n file(s)</source>
        <translation>
            <numerusform>%n 個のファイルをインポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>レポートを書き出す</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>The report on %n plan(s) is written: %1</source>
        <translation>
            <numerusform>プラン %n 個のレポートを書き込みました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A report tells at most %1 apart; the others are left out.</source>
        <translation>1 つのレポートで区別できるのは最大 %1 個です。残りは除外しました。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダを開く</translation>
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
        <translation>%1 セルの平均</translation>
    </message>
    <message>
        <source>maximum of %1 cells</source>
        <translation>%1 セルの最大</translation>
    </message>
    <message>
        <source>minimum of %1 cells</source>
        <translation>%1 セルの最小</translation>
    </message>
    <message>
        <source>largest deviation of %1 cells</source>
        <translation>%1 セルの最大偏差</translation>
    </message>
    <message>
        <source>assumed (%1)</source>
        <translation>仮定値 (%1)</translation>
    </message>
    <message>
        <source>no value (%1)</source>
        <translation>値なし (%1)</translation>
    </message>
    <message>
        <source>outlier (%1)</source>
        <translation>外れ値 (%1)</translation>
    </message>
    <message>
        <source>inferred (%1)</source>
        <translation>推定値 (%1)</translation>
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
        <translation>グレー</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>極値</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>表示するものがまだありません。</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>配色(&amp;L):</translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation>ピクセル内のセルの集約(&amp;V):</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>ホットスポット</translation>
    </message>
    <message>
        <source>Jump to the hottest cell (H)</source>
        <translation>最もホットなセルへ移動 (H)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Show the whole matrix (0)</source>
        <translation>行列全体を表示 (0)</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <translation>%1 (仮定値)</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 columns.</source>
        <translation>%1: %2 行、%3 列。</translation>
    </message>
    <message>
        <source>Most extreme: %1 at %2, %3.</source>
        <translation>極値: %1 (%2、%3)。</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2、%3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, assumed</source>
        <translation>%1: %2、仮定値</translation>
    </message>
    <message>
        <source>%1: no value</source>
        <translation>%1: 値なし</translation>
    </message>
    <message>
        <source>&amp;Hottest cell</source>
        <translation>最もホットなセル(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>配色(&amp;L)</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1 (推定値)</translation>
    </message>
    <message>
        <source>%1: %2, inferred</source>
        <translation>%1: %2、推定値</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HostModel</name>
    <message>
        <source>Leave out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Choose a node…</source>
        <translation>ノードを選択…</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>今回選択</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>同じ名前</translation>
    </message>
    <message>
        <source>remembered from an earlier import</source>
        <translation>以前のインポートで記憶</translation>
    </message>
    <message>
        <source>a guess: please check</source>
        <translation>推測: 確認してください</translation>
    </message>
    <message>
        <source>may be %1</source>
        <translation>候補: %1</translation>
    </message>
    <message>
        <source>an address; without a node its figures are only kept</source>
        <translation>アドレス。ノードがなければ数値の保持のみ</translation>
    </message>
    <message>
        <source>no node is called so</source>
        <translation>この名前のノードなし</translation>
    </message>
    <message>
        <source>Host in the file</source>
        <translation>ファイル内のホスト</translation>
    </message>
    <message>
        <source>Node here</source>
        <translation>対応するノード</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HostTable</name>
    <message>
        <source>Hosts of the file and the nodes they are</source>
        <translation>ファイル内のホストと対応するノード</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation>インポート結果</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>読み取った内容</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>プロジェクトは変更されていません。</translation>
    </message>
    <message>
        <source>Drop files on the window: nccl-tests logs, an mpiGraph matrix, a CSV of bandwidths, a Hugging Face config.json, routing traces, a plan. What was understood is listed here, and every line that was not.</source>
        <translation>ウィンドウにファイルをドロップしてください: nccl-tests のログ、mpiGraph の行列、帯域幅の CSV、Hugging Face の config.json、ルーティングトレース、プラン。読み取れた内容と、読み取れなかったすべての行がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPreviewPanel</name>
    <message>
        <source>&amp;Leave the Rest Out</source>
        <translation>残りを除外(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
    <message>
        <source>Preview of an import</source>
        <translation>インポートのプレビュー</translation>
    </message>
    <message>
        <source>What the file holds and changes</source>
        <translation>ファイルの内容と変更点</translation>
    </message>
    <message>
        <source>The file does not say in which unit its figures are:</source>
        <translation>ファイルに数値の単位が書かれていません:</translation>
    </message>
    <message>
        <source>Choose a unit…</source>
        <translation>単位を選択…</translation>
    </message>
    <message>
        <source>Unit of the figures</source>
        <translation>数値の単位</translation>
    </message>
    <message>
        <source>The links of hosts without a node are not imported</source>
        <translation>ノードのないホストのリンクはインポートしません</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>The project stays as it is</source>
        <translation>プロジェクトは変更されません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source> — %n more file(s) after it</source>
        <translation>
            <numerusform> — 続いてファイル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>変更点</translation>
    </message>
    <message>
        <source>Nothing in the plan: the measurement is kept beside the others</source>
        <translation>プランへの変更なし: 計測結果は他の計測と並べて保持します</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>ホスト</translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s) are called like nodes</source>
        <translation>
            <numerusform>ほか %n 個のホストはノードと同名</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarks, and what was not understood (%1)</source>
        <translation>注記と読み取れなかった内容 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… ほか %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n host(s) still need a node</source>
        <translation>
            <numerusform>⚠ ノード未指定のホスト %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ The unit is not chosen</source>
        <translation>⚠ 単位が未選択です</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InspectorSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>このセクションの表示/非表示を切り替えます</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 を %2 に設定</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>value and what it would change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>its default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>%1 を既定値に戻す</translation>
    </message>
    <message>
        <source>What other values of %1 would change</source>
        <translation>%1 を他の値にした場合の変化</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::JobsStrip</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayoutScatter</name>
    <message>
        <source>Step time and headroom of the found layouts</source>
        <translation>見つかったレイアウトのステップ時間と余裕</translation>
    </message>
    <message>
        <source>step time (less is better)</source>
        <translation>ステップ時間 (短いほど良い)</translation>
    </message>
    <message>
        <source>headroom on the fullest device</source>
        <translation>使用量が最大のデバイスの余裕</translation>
    </message>
    <message>
        <source>● Pareto front   ○ other   ◆ plan on screen</source>
        <translation>● パレートフロント   ○ その他   ◆ 表示中のプラン</translation>
    </message>
    <message>
        <source>● Pareto front   ○ other</source>
        <translation>● パレートフロント   ○ その他</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Press Search to find them.</source>
        <translation>収まるレイアウトをそれぞれ点で表示します: 速さと空きメモリの量。
「探索」を押すと探し始めます。</translation>
    </message>
    <message>
        <source>No layouts have been searched yet.</source>
        <translation>レイアウトはまだ探索されていません。</translation>
    </message>
    <message>
        <source>%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.</source>
        <translation>レイアウト %1 個、うち %2 個がパレートフロント上。最速は %3 で、ステップ %4、余裕 %5。</translation>
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
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>1 位との差</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>最大使用デバイス</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>フロント</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Why not first</source>
        <translation>1 位でない理由</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>配置後</translation>
    </message>
    <message>
        <source>Fastest in</source>
        <translation>最速の割合</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinkText</name>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>%1 between nodes</source>
        <translation>ノード間の%1</translation>
    </message>
    <message>
        <source>%1 between GPUs</source>
        <translation>GPU 間の%1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>送信元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>送信先</translation>
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
        <translation>外れ値: 同種のリンクの中央値は %1</translation>
    </message>
    <message>
        <source>Asymmetric: the way back has %1</source>
        <translation>非対称: 逆方向は %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Nothing measured: %1 is assumed for every link.</source>
        <translation>計測値なし: すべてのリンクを %1 と仮定しています。</translation>
    </message>
    <message>
        <source>Slowest link: %1 with %2</source>
        <translation>最も遅いリンク: %1、%2</translation>
    </message>
    <message>
        <source>Longest latency: %1 with %2</source>
        <translation>最大レイテンシ: %1、%2</translation>
    </message>
    <message>
        <source> (median %1)</source>
        <translation> (中央値 %1)</translation>
    </message>
    <message>
        <source>; %1 of the links measured.</source>
        <translation>。リンクの %1 を計測済み。</translation>
    </message>
    <message>
        <source>Busy share of the step</source>
        <translation>ステップ中の稼働割合</translation>
    </message>
    <message>
        <source>Sent in a step</source>
        <translation>ステップあたりの送信量</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between nodes</source>
        <translation>プランによるノード間リンクの稼働状況</translation>
    </message>
    <message>
        <source>What the plan sends between nodes</source>
        <translation>プランがノード間で送る量</translation>
    </message>
    <message>
        <source>Busy for %1 of the step</source>
        <translation>ステップの %1 で稼働</translation>
    </message>
    <message>
        <source>%1 cross nodes in a step; busiest: %2 → %3, %4 of the step, %5.</source>
        <translation>ステップあたり %1 がノード間を通過。最も忙しいリンク: %2 → %3、ステップの %4、%5。</translation>
    </message>
    <message>
        <source>Nothing crosses nodes.</source>
        <translation>ノード間の通信はありません。</translation>
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
        <translation>リンク</translation>
    </message>
    <message>
        <source>No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of bandwidths here.</source>
        <translation>リンクがまだありません。nccl-tests のログ、nvbandwidth や mpiGraph の結果、帯域幅の行列をここにドロップしてください。</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>&amp;Between:</source>
        <translation>対象(&amp;B):</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード間</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 間</translation>
    </message>
    <message>
        <source>Shown between nodes: a matrix of %1 GPUs would be too large to read.</source>
        <translation>ノード間で表示しています: %1 GPU の行列は大きすぎて読めません。</translation>
    </message>
    <message>
        <source>Sent by the plan</source>
        <translation>プランの送信量</translation>
    </message>
    <message>
        <source>Busy by the plan</source>
        <translation>プランによる稼働</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LoadView</name>
    <message>
        <source>Load of experts</source>
        <translation>エキスパートの負荷</translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace or an expert distribution of vLLM, SGLang or Megatron here.</source>
        <translation>ルーティングがまだありません。vLLM、SGLang、Megatron のルータートレースまたはエキスパート分布をここにドロップしてください。</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation>変更はすべて即座にプロジェクトファイルへ書き込まれます。保存操作は不要です</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>言語は次回の起動時に切り替わります。</translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation>すべて保存済み</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>%1 — Rankloom</source>
        <translation>%1 — Rankloom</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>それでも閉じる</translation>
    </message>
    <message>
        <source>Adopt as new plan (Return)</source>
        <translation>新しいプランとして採用 (Return)</translation>
    </message>
    <message>
        <source>Back to the plan (Esc)</source>
        <translation>プランに戻る (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>What-if, %n change(s): %1</source>
        <translation>
            <numerusform>仮定、変更 %n 件: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
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
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>No memory estimate yet</source>
        <translation>メモリ見積もりがまだありません</translation>
    </message>
    <message>
        <source>Choose a model and a cluster: weights, gradients, optimizer and activations of every stage appear against the capacity of its GPUs.</source>
        <translation>モデルとクラスタを選択すると、各ステージの重み、勾配、オプティマイザ、アクティベーションが GPU の容量と対比して表示されます。</translation>
    </message>
    <message>
        <source>likely range</source>
        <translation>推定範囲</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>アクティベーション</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>予約分</translation>
    </message>
    <message>
        <source>context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>No memory estimate yet.</source>
        <translation>メモリ見積もりがまだありません。</translation>
    </message>
    <message>
        <source>1 stage does not fit</source>
        <translation>1 ステージが収まりません</translation>
    </message>
    <message numerus="yes">
        <source>%n stages do not fit</source>
        <translation>
            <numerusform>%n ステージが収まりません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>on the device</source>
        <translation>デバイス上</translation>
    </message>
    <message>
        <source>likely between %1 and %2</source>
        <translation>推定範囲 %1〜%2</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>emptiest of a column</source>
        <translation>列内の最小使用量</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>in the backward pass of a layer</source>
        <translation>レイヤーの逆伝播中</translation>
    </message>
    <message>
        <source>while a layer is recomputed for its backward pass</source>
        <translation>逆伝播のためのレイヤー再計算中</translation>
    </message>
    <message>
        <source>at the loss, between forward and backward of the output layer</source>
        <translation>損失計算時、出力レイヤーの順伝播と逆伝播の間</translation>
    </message>
    <message>
        <source>1 rank does not fit</source>
        <translation>1 ランクが収まりません</translation>
    </message>
    <message numerus="yes">
        <source>%n ranks do not fit</source>
        <translation>
            <numerusform>%n ランクが収まりません</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>Rank %1, stage %2</source>
        <translation>ランク %1、ステージ %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1、%2 上</translation>
    </message>
    <message>
        <source>%1 is fullest: %2.</source>
        <comment>stage or rank, bytes</comment>
        <translation>%1 の使用量が最大です: %2。</translation>
    </message>
    <message>
        <source>%1 is fullest: %2, %3 free; at its worst it needs %4.</source>
        <comment>stage or rank, used of capacity, bytes, bytes</comment>
        <translation>%1 の使用量が最大です: %2、空き %3。最悪の場合は %4 必要です。</translation>
    </message>
    <message>
        <source>%1 is fullest: %2, %3 free.</source>
        <comment>stage or rank, used of capacity, bytes</comment>
        <translation>%1 の使用量が最大です: %2、空き %3。</translation>
    </message>
    <message>
        <source>%1. %2 needs %3, %4 too much.</source>
        <comment>count, stage or rank, used of capacity, bytes</comment>
        <translation>%1。%2 は %3 必要で、%4 超過します。</translation>
    </message>
    <message>
        <source>Stage %1 is fullest %2, with %3 microbatches in flight.</source>
        <translation>ステージ %1 の使用量は%2に最大となり、処理中のマイクロバッチは %3 個です。</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <comment>bytes, part</comment>
        <translation>%2が %1 多い</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <comment>bytes, part</comment>
        <translation>%2が %1 少ない</translation>
    </message>
    <message>
        <source>Compared with stage %1: %2.</source>
        <translation>ステージ %1 との比較: %2。</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>tensor, kind of layer, number of layers and microbatches</comment>
        <translation>%1、%2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%n communicator(s)</source>
        <translation>
            <numerusform>コミュニケータ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens of its experts: %1 × the mean, likely %2 to %3</source>
        <translation>エキスパートのトークン: 平均 × %1、推定範囲 %2〜%3</translation>
    </message>
    <message>
        <source>fullest %1, with %2 microbatches in flight at the peak</source>
        <translation>%1に最大、ピーク時の処理中マイクロバッチ %2 個</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Share of the device memory</source>
        <translation>デバイスメモリに占める割合</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryFixes</name>
    <message>
        <source>The cheapest change that would make it fit</source>
        <translation>収めるための最小コストの変更</translation>
    </message>
    <message>
        <source>More changes that would make it fit</source>
        <translation>収めるためのその他の変更</translation>
    </message>
    <message>
        <source>To be safe:</source>
        <translation>安全のため:</translation>
    </message>
    <message>
        <source>To make it fit:</source>
        <translation>収めるには:</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>More changes that would make it fit, the cheapest in time first</source>
        <translation>収めるためのその他の変更、時間コストの小さい順</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryItem</name>
    <message>
        <source>Decoder layers</source>
        <translation>デコーダレイヤー</translation>
    </message>
    <message>
        <source>Embedding and head</source>
        <translation>埋め込みとヘッド</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Secondary copy</source>
        <translation>セカンダリコピー</translation>
    </message>
    <message>
        <source>Layer input</source>
        <translation>レイヤー入力</translation>
    </message>
    <message>
        <source>Attention norm output</source>
        <translation>アテンション Norm の出力</translation>
    </message>
    <message>
        <source>Latent query</source>
        <translation>潜在クエリ</translation>
    </message>
    <message>
        <source>Latent keys and values</source>
        <translation>潜在キーとバリュー</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>Attention output</source>
        <translation>アテンション出力</translation>
    </message>
    <message>
        <source>Log-sum-exp</source>
        <translation>Log-sum-exp</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>アテンション行列</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>コンテキスト交換</translation>
    </message>
    <message>
        <source>Attention dropout mask</source>
        <translation>アテンション Dropout マスク</translation>
    </message>
    <message>
        <source>MLP input</source>
        <translation>MLP 入力</translation>
    </message>
    <message>
        <source>MLP norm output</source>
        <translation>MLP Norm の出力</translation>
    </message>
    <message>
        <source>MLP up-projection</source>
        <translation>MLP アッププロジェクション</translation>
    </message>
    <message>
        <source>MLP activation</source>
        <translation>MLP 活性化出力</translation>
    </message>
    <message>
        <source>MLP dropout mask</source>
        <translation>MLP Dropout マスク</translation>
    </message>
    <message>
        <source>Router scores</source>
        <translation>ルータースコア</translation>
    </message>
    <message>
        <source>Dispatched tokens</source>
        <translation>ディスパッチ済みトークン</translation>
    </message>
    <message>
        <source>Expert up-projection</source>
        <translation>エキスパートのアッププロジェクション</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>エキスパート活性化出力</translation>
    </message>
    <message>
        <source>Expert output</source>
        <translation>エキスパート出力</translation>
    </message>
    <message>
        <source>Shared expert input</source>
        <translation>共有エキスパート入力</translation>
    </message>
    <message>
        <source>Shared expert up-projection</source>
        <translation>共有エキスパートのアッププロジェクション</translation>
    </message>
    <message>
        <source>Shared expert activation</source>
        <translation>共有エキスパート活性化出力</translation>
    </message>
    <message>
        <source>Post-norm inputs</source>
        <translation>Post-Norm の入力</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Waiting for weight gradients</source>
        <translation>重み勾配待ち</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>Offloaded</source>
        <translation>オフロード済み</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最終 Norm</translation>
    </message>
    <message>
        <source>Gathered gradient of the head</source>
        <translation>集めたヘッドの勾配</translation>
    </message>
    <message>
        <source>Gradients inside a layer</source>
        <translation>レイヤー内の勾配</translation>
    </message>
    <message>
        <source>Recomputed activations</source>
        <translation>再計算したアクティベーション</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>集めたレイヤー</translation>
    </message>
    <message>
        <source>Dummy weight gradients</source>
        <translation>ダミーの重み勾配</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>フラグメンテーション</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>デバイスコンテキスト</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>dense layers</source>
        <translation>Dense レイヤー</translation>
    </message>
    <message>
        <source>MoE layers</source>
        <translation>MoE レイヤー</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryTable</name>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>On the device (bytes)</source>
        <translation>デバイス上 (バイト)</translation>
    </message>
    <message>
        <source>Likely from (bytes)</source>
        <translation>推定下限 (バイト)</translation>
    </message>
    <message>
        <source>Likely to (bytes)</source>
        <translation>推定上限 (バイト)</translation>
    </message>
    <message>
        <source>Capacity (bytes)</source>
        <translation>容量 (バイト)</translation>
    </message>
    <message>
        <source>Free (bytes)</source>
        <translation>空き (バイト)</translation>
    </message>
    <message>
        <source>Microbatches in flight</source>
        <translation>処理中のマイクロバッチ</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation>%1 (バイト)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
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
        <translation>ステージごとのメモリ</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>これらの数値を再計算しています。</translation>
    </message>
    <message>
        <source>&amp;Bars:</source>
        <translation>バー(&amp;B):</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>One bar per pipeline stage or per rank (S)</source>
        <translation>パイプラインステージごと、またはランクごとに 1 本のバー (S)</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>順序(&amp;O):</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>番号順</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>使用量順</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Every tensor of every stage as a table (%1)</source>
        <translation>全ステージの全テンソルを表で表示 (%1)</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>校正…</translation>
    </message>
    <message>
        <source>Fit the framework constant to one measured run (K)</source>
        <translation>フレームワーク定数を 1 回の計測に合わせます (K)</translation>
    </message>
    <message>
        <source>Memory per rank</source>
        <translation>ランクごとのメモリ</translation>
    </message>
    <message>
        <source>tensors are those of the fullest rank of the stage</source>
        <translation>テンソルは、ステージ内で使用量が最大のランクのもの</translation>
    </message>
    <message numerus="yes">
        <source>The fullest of %n bars in this column</source>
        <translation>
            <numerusform>この列の %n 本のバーのうち使用量が最大のもの</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory by tensor</source>
        <translation>テンソルごとのメモリ</translation>
    </message>
    <message>
        <source>Go to the &amp;fullest</source>
        <translation>使用量が最大のバーへ移動(&amp;F)</translation>
    </message>
    <message>
        <source>Tensors as ta&amp;ble</source>
        <translation>テンソルを表で表示(&amp;B)</translation>
    </message>
    <message>
        <source>Copy te&amp;nsors</source>
        <translation>テンソルをコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy &amp;details of %1</source>
        <translation>%1 の詳細をコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Ca&amp;librate with a measured run…</source>
        <translation>計測した実行で校正(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>、%1 行目</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PictureView</name>
    <message>
        <source>&amp;Copy picture and table</source>
        <translation>図と表をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>図をエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>表として表示(&amp;T)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>図をエクスポート</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>図 (*.png *.svg *.pdf)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlacementCurve</name>
    <message>
        <source>Course of the search</source>
        <translation>探索の経過</translation>
    </message>
    <message>
        <source>noise of the links</source>
        <translation>リンクのノイズ</translation>
    </message>
    <message>
        <source>dashed: bound</source>
        <translation>破線: 下界</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>下界 %1</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>移動 %1 回</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>開始時: %1</translation>
    </message>
    <message>
        <source>After %1 moves: %2, %3</source>
        <translation>移動 %1 回後: %2、%3</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>移動回数</translation>
    </message>
    <message>
        <source>Elapsed (s)</source>
        <translation>経過時間 (s)</translation>
    </message>
    <message>
        <source>Search for a placement: from %1 to %2, %3.</source>
        <translation>配置の探索: %1 から %2 へ、%3。</translation>
    </message>
    <message>
        <source>No placement costs less than %1.</source>
        <translation>コストが %1 より小さい配置はありません。</translation>
    </message>
    <message>
        <source>The noise of the links makes %1.</source>
        <translation>リンクのノイズの影響は %1 です。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlacementPanel</name>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>Pipette&apos;s cost</source>
        <translation>Pipette のコスト</translation>
    </message>
    <message>
        <source>Pipette&apos;s, all stages</source>
        <translation>Pipette、全ステージ</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>配置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Use It Anyway</source>
        <translation>それでも使う(&amp;U)</translation>
    </message>
    <message>
        <source>Mi&amp;nimise:</source>
        <translation>最小化(&amp;N):</translation>
    </message>
    <message>
        <source>Step time: all pipelines, all data-parallel rings and the all-to-all of experts. Pipette&apos;s cost: the published one, with the ring of the first stage alone or with those of all stages; it moves whole nodes.</source>
        <translation>ステップ時間: すべてのパイプライン、すべてのデータ並列リング、エキスパートの all-to-all。Pipette のコスト: 論文で公表されたもの。先頭ステージのリングのみ、または全ステージのリングを含めます。ノード単位で移動します。</translation>
    </message>
    <message>
        <source>M&amp;oves:</source>
        <translation>移動回数(&amp;O):</translation>
    </message>
    <message>
        <source>Changes to try. The same number and seed find the same placement.</source>
        <translation>試す変更の数。回数とシードが同じなら、同じ配置が見つかります。</translation>
    </message>
    <message>
        <source>Ti&amp;me limit:</source>
        <translation>制限時間(&amp;M):</translation>
    </message>
    <message>
        <source>Ends the search earlier. A repetition may then end elsewhere and find something else.</source>
        <translation>探索を早めに打ち切ります。その場合、再実行すると別の時点で終わり、異なる結果になることがあります。</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>シード(&amp;D):</translation>
    </message>
    <message>
        <source>Of the random numbers</source>
        <translation>乱数のシード</translation>
    </message>
    <message>
        <source>Place ranks automatically</source>
        <translation>ランクを自動配置</translation>
    </message>
    <message>
        <source>Placing ranks</source>
        <translation>ランクを配置しています</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>No placement is better: all of them were tried.</source>
        <translation>これより良い配置はありません: すべての配置を試しました。</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>これより良い配置は見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Gain %1. How noisy the links are is unknown: measure them twice to know whether it is real.</source>
        <translation>改善 %1。リンクのノイズの大きさは不明です: 本当の改善かどうかを確かめるには、2 回計測してください。</translation>
    </message>
    <message>
        <source>The order of measurement explains %1 of the differences between links.</source>
        <translation>リンク間の差の %1 は計測の順序で説明できます。</translation>
    </message>
    <message>
        <source>No gain outside the noise: %1 less lies within the noise of the links, %2.</source>
        <translation>ノイズを超える改善はありません: %1 の削減はリンクのノイズ %2 の範囲内です。</translation>
    </message>
    <message>
        <source>Gain %1, beyond the noise of the links, %2.</source>
        <translation>改善 %1。リンクのノイズ %2 を超えています。</translation>
    </message>
    <message>
        <source>All placements were tried: this is the best.</source>
        <translation>すべての配置を試しました: これが最良です。</translation>
    </message>
    <message>
        <source>At most %1 better is possible.</source>
        <translation>改善の余地は最大 %1 です。</translation>
    </message>
    <message>
        <source>Simulated step: %1 before, %2 after.</source>
        <translation>シミュレーションしたステップ: 変更前 %1、変更後 %2。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>The plan uses it; Undo brings the old placement back.</source>
        <translation>プランに適用しました。「元に戻す」で以前の配置に戻ります。</translation>
    </message>
    <message>
        <source>Not used: the simulated step would be longer.</source>
        <translation>適用していません: シミュレーションしたステップが長くなります。</translation>
    </message>
    <message>
        <source>Not used.</source>
        <translation>適用していません。</translation>
    </message>
    <message>
        <source>Stopped: the plan was changed while the search ran.</source>
        <translation>停止しました: 探索中にプランが変更されました。</translation>
    </message>
    <message>
        <source>No search yet. It moves nodes and GPUs between the ranks until the links are used best; its course is drawn here.</source>
        <translation>まだ探索していません。リンクを最も有効に使えるまで、ランクに割り当てるノードと GPU を入れ替えます。探索の経過をここに描きます。</translation>
    </message>
    <message>
        <source>Cost (s)</source>
        <translation>コスト (s)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanInspector</name>
    <message>
        <source>Parallelism</source>
        <translation>並列化</translation>
    </message>
    <message>
        <source>Stages and vocabulary</source>
        <translation>ステージと語彙</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Model and cluster</source>
        <translation>モデルとクラスタ</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Recompute and offload</source>
        <translation>再計算とオフロード</translation>
    </message>
    <message>
        <source>Training program</source>
        <translation>学習プログラム</translation>
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
        <translation>課題</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>None of the plans is possible</source>
        <translation>実現可能なプランはありません</translation>
    </message>
    <message>
        <source>None fits: “%1” lacks least, %2 a GPU</source>
        <translation>すべて収まりません: 不足が最小なのは「%1」、GPU あたり %2</translation>
    </message>
    <message>
        <source>All fit: “%1” leaves most room, %2 a GPU</source>
        <translation>すべて収まります: 余裕が最大なのは「%1」、GPU あたり %2</translation>
    </message>
    <message>
        <source>%1 of %2 fit: “%3” leaves most room, %4 a GPU</source>
        <translation>%2 個中 %1 個が収まります: 余裕が最大なのは「%3」、GPU あたり %4</translation>
    </message>
    <message>
        <source>The plans do not differ in this</source>
        <translation>この点でプランに差はありません</translation>
    </message>
    <message>
        <source>%1, %2 than “%3”</source>
        <comment>value, change, plan</comment>
        <translation>%1、「%3」比 %2</translation>
    </message>
    <message>
        <source>Which of %1 plans should train %2?</source>
        <translation>%1 個のプランのうち、どれで %2 を学習するか?</translation>
    </message>
    <message>
        <source>The plans decide the same</source>
        <translation>どのプランも設定は同じです</translation>
    </message>
    <message>
        <source>They differ in one setting</source>
        <translation>設定 1 つが異なります</translation>
    </message>
    <message>
        <source>They differ in %1 settings</source>
        <translation>設定 %1 個が異なります</translation>
    </message>
    <message>
        <source>“%1” has the shortest step: %2</source>
        <translation>ステップが最短なのは「%1」: %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” has the shortest step: %2</source>
        <translation>収まるプランのうち、ステップが最短なのは「%1」: %2</translation>
    </message>
    <message>
        <source>“%1” takes the fewest device hours: %2</source>
        <translation>デバイス時間が最少なのは「%1」: %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” takes the fewest device hours: %2</source>
        <translation>収まるプランのうち、デバイス時間が最少なのは「%1」: %2</translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is</source>
        <translation>そのまま推奨できるプランはありません</translation>
    </message>
    <message>
        <source>Take “%1”</source>
        <translation>「%1」を採用</translation>
    </message>
    <message>
        <source>A presentation sets two to six plans side by side</source>
        <translation>プレゼンテーションでは 2〜6 個のプランを並べます</translation>
    </message>
    <message>
        <source>Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans.</source>
        <translation>Escape を押し、Ctrl+D でプランをコピーして変更し、プランの一覧で両方にチェックを付けてください。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>page and pages</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1、パラメータ %2</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスタ</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>プラン一覧</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (基準)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PresentationView</name>
    <message>
        <source>Presentation</source>
        <translation>プレゼンテーション</translation>
    </message>
    <message>
        <source>Nothing to present yet: a presentation sets two to six plans side by side.</source>
        <translation>表示するものがまだありません: プレゼンテーションでは 2〜6 個のプランを並べます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Presenter</name>
    <message>
        <source>Presentation</source>
        <translation>プレゼンテーション</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次: %1</translation>
    </message>
    <message>
        <source>There are no notes: write them below the list of plans.</source>
        <translation>メモはありません: プランの一覧の下に記入してください。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecentFiles</name>
    <message>
        <source>(missing)</source>
        <translation>(見つかりません)</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RoutingText</name>
    <message>
        <source>Conditional probability</source>
        <translation>条件付き確率</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>リフト</translation>
    </message>
    <message>
        <source>Pairs of picks</source>
        <translation>選択ペア数</translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation>共活性化</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>レイヤー %1</translation>
    </message>
    <message>
        <source>Layer %1 → %2</source>
        <translation>レイヤー %1 → %2</translation>
    </message>
    <message>
        <source>Expert of layer %1</source>
        <translation>レイヤー %1 のエキスパート</translation>
    </message>
    <message>
        <source>Share of the layer</source>
        <translation>レイヤー内の割合</translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation>平均に対する負荷</translation>
    </message>
    <message>
        <source>Load of experts: %1</source>
        <translation>エキスパートの負荷: %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Hottest: expert %1 of layer %2 with %3 of the picks, %4 the mean.</source>
        <translation>最大負荷: レイヤー %2 のエキスパート %1、選択の %3、平均比 %4。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Rows</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The shape of the model. Drop a Hugging Face config.json on the window for any other one.</source>
        <translation>モデルの形状。その他のモデルは Hugging Face の config.json をウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Exact count from the shape; per token with top-k experts.</source>
        <translation>形状から求めた正確な数。トークンあたりは top-k エキスパートで計算。</translation>
    </message>
    <message>
        <source>%1, %2 per token</source>
        <translation>%1、トークンあたり %2</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Peak rates, memory and link speeds of one GPU.</source>
        <translation>GPU 1 基のピーク性能、メモリ、リンク速度。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <source>Tokens per sequence s. Activations grow with s, attention FLOPs with s².</source>
        <translation>シーケンスあたりのトークン数 s。アクティベーションは s に、アテンションの FLOPs は s² に比例して増えます。</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <source>Sequences per optimizer step. Microbatches m = batch / (DP · microbatch).</source>
        <translation>オプティマイザステップあたりのシーケンス数。マイクロバッチ数 m = バッチ / (DP · マイクロバッチ)。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Equal nodes. World size = nodes · GPUs per node.</source>
        <translation>同一構成のノード数。ワールドサイズ = ノード数 · ノードあたりの GPU 数。</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>ノードあたりの GPU</translation>
    </message>
    <message>
        <source>GPUs of a node, linked by NVLink, xGMI or PCIe.</source>
        <translation>NVLink、xGMI、PCIe で接続されたノード内の GPU 数。</translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation>ステージごとのレイヤー</translation>
    </message>
    <message>
        <source>Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage sets the pace of the pipeline: step ≈ (m + p − 1) · max(F + B).</source>
        <translation>各ステージのデコーダレイヤー数を順に指定。空欄: できるだけ均等。最も遅いステージがパイプライン全体の速度を決めます: ステップ ≈ (m + p − 1) · max(F + B)。</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation>&lt;b&gt;テンソル並列。&lt;/b&gt;各行列を TP 個に分割します。GPU あたりの重みと FLOPs は 1/TP になり、各レイヤーで TP グループ内の 2·b·s·h バイトの all-reduce が加わります。</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation>&lt;b&gt;コンテキスト並列。&lt;/b&gt;シーケンスを CP 個に分割します。アクティベーションは 1/CP になり、アテンションレイヤーごとにキーとバリューが CP グループを巡回します。</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation>&lt;b&gt;パイプライン並列。&lt;/b&gt;レイヤーを PP 個のステージに分散します。マイクロバッチ数 m のとき、1F1B のアイドル割合は (PP − 1) / (m + PP − 1) です。</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation>&lt;b&gt;仮想ステージ。&lt;/b&gt;各パイプラインランクがモデルの VPP 個のチャンクを持ちます。バブルは 1/VPP になり、境界の転送は VPP 倍になります。</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation>&lt;b&gt;エキスパート並列。&lt;/b&gt;レイヤーのエキスパートを EP 個の GPU に分散します。GPU あたりのエキスパートの重みは 1/EP になり、トークンはレイヤーとパスごとに 2 回の all-to-all で移動します。</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation>&lt;b&gt;エキスパート内のテンソル並列。&lt;/b&gt;指定しない場合は TP に従います。</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sequences per microbatch.&lt;/b&gt; Activations grow with it; the number of microbatches m = global batch / (DP · microbatch) falls, so the bubble grows.</source>
        <translation>&lt;b&gt;マイクロバッチあたりのシーケンス数。&lt;/b&gt;大きくするとアクティベーションが増え、マイクロバッチ数 m = グローバルバッチ / (DP · マイクロバッチ) が減るため、バブルが増えます。</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation>&lt;b&gt;データ並列&lt;/b&gt;は他の値から決まります: DP = GPU 数 / (TP · CP · PP)。</translation>
    </message>
    <message>
        <source>%1, %2 microbatches</source>
        <translation>%1、マイクロバッチ %2 個</translation>
    </message>
    <message>
        <source>%1 GPUs do not divide</source>
        <translation>%1 GPU は割り切れません</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>Norms and dropouts are cut along the sequence over the TP group: their saved activations fall by 1/TP at no extra traffic.</source>
        <translation>Norm と Dropout を TP グループ内でシーケンス方向に分割します。保存するアクティベーションは 1/TP になり、通信量は増えません。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation>入力と出力の語彙レイヤーを実行する場所。先頭と最終のステージが重くなります: b·s·V のロジットと、順伝播で 2·b·s·h·V の FLOPs (arXiv 2411.05288)。</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>The order of forward and backward passes on each stage. It decides the bubble and how many microbatches are in flight: up to PP for 1F1B, all m for GPipe.</source>
        <translation>各ステージでの順伝播と逆伝播の順序。バブルと処理中のマイクロバッチ数を決めます: 1F1B では最大 PP 個、GPipe では m 個すべて。</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Whether a stage computes on while it sends to its neighbour.</source>
        <translation>隣のステージへの送信中も計算を続けるかどうか。</translation>
    </message>
    <message>
        <source>Shard weights</source>
        <translation>重みシャード</translation>
    </message>
    <message>
        <source>ZeRO-3 and FSDP: each rank keeps 1/N of the weights and gathers them for each pass.</source>
        <translation>ZeRO-3 と FSDP: 各ランクが重みの 1/N を保持し、パスごとに集めます。</translation>
    </message>
    <message>
        <source>Shard gradients</source>
        <translation>勾配シャード</translation>
    </message>
    <message>
        <source>ZeRO-2: gradients are reduce-scattered, each rank keeps 1/N of them.</source>
        <translation>ZeRO-2: 勾配を reduce-scatter し、各ランクが 1/N を保持します。</translation>
    </message>
    <message>
        <source>Shard optimizer</source>
        <translation>オプティマイザシャード</translation>
    </message>
    <message>
        <source>ZeRO-1, Megatron&apos;s distributed optimizer: each rank keeps 1/N of master weights and moments.</source>
        <translation>ZeRO-1、Megatron の分散オプティマイザ: 各ランクがマスター重みとモーメントの 1/N を保持します。</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation>保存せずに逆伝播で計算し直す対象。すべて: レイヤーは 2·s·b·h バイトだけを保持し、順伝播 1 回分のコストが増えます。</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>再計算レイヤー数</translation>
    </message>
    <message>
        <source>Groups: layers per checkpoint. First layers: how many of each stage.</source>
        <translation>グループ: チェックポイントあたりのレイヤー数。先頭レイヤー: 各ステージのレイヤー数。</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>オフロード割合</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation>重み、勾配、アクティベーションあたりのバイト数と、適用する GPU のピーク性能。</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>State per parameter: Adam keeps an FP32 master copy and two moments, 12 bytes.</source>
        <translation>パラメータあたりの状態: Adam は FP32 のマスターコピーと 2 つのモーメント、計 12 バイトを保持します。</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>Type of the gradient buffer: 4 or 2 bytes per parameter.</source>
        <translation>勾配バッファの型: パラメータあたり 4 または 2 バイト。</translation>
    </message>
    <message>
        <source>Cross entropy</source>
        <translation>クロスエントロピー</translation>
    </message>
    <message>
        <source>How many copies of the logits, b·s·V/TP elements, live at the end of the forward pass.</source>
        <translation>順伝播の終わりに存在するロジット (b·s·V/TP 要素) のコピー数。</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>フラグメンテーション</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>デバイスコンテキスト</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>コミュニケータあたり</translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation>語彙の除数</translation>
    </message>
    <message>
        <source>Overlap DP</source>
        <translation>DP のオーバーラップ</translation>
    </message>
    <message>
        <source>Gradient reduction hides behind the backward pass of the last microbatch.</source>
        <translation>勾配のリダクションを最後のマイクロバッチの逆伝播で隠蔽します。</translation>
    </message>
    <message>
        <source>Overlap TP</source>
        <translation>TP のオーバーラップ</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives are cut up and hidden behind matrix products.</source>
        <translation>テンソル並列の集団通信を分割し、行列積で隠蔽します。</translation>
    </message>
    <message>
        <source>Overlap EP</source>
        <translation>EP のオーバーラップ</translation>
    </message>
    <message>
        <source>Expert all-to-alls are hidden behind other computation.</source>
        <translation>エキスパートの all-to-all を他の計算で隠蔽します。</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix.</source>
        <translation>PowerSGD は勾配行列全体の代わりに、ランク r の細長い 2 つの因子を送ります。</translation>
    </message>
    <message>
        <source>Rank r of the factors: bytes fall from n·m to r·(n + m).</source>
        <translation>因子のランク r: バイト数は n·m から r·(n + m) に減ります。</translation>
    </message>
    <message>
        <source>reserved = allocated · fragmentation. 1.036 is the median of ten measured runs (max_memory_reserved over max_memory_allocated).</source>
        <translation>reserved = allocated · フラグメンテーション。1.036 は 10 回の実測の中央値 (max_memory_reserved / max_memory_allocated)。</translation>
    </message>
    <message>
        <source>… at least</source>
        <translation>… 下限</translation>
    </message>
    <message>
        <source>Lower end of the likely range: 1.028 is the least measured, widened by the error of “allocated”. Expandable segments come close to it.</source>
        <translation>推定範囲の下端: 実測の最小値 1.028 を「allocated」の誤差の分だけ広げて使います。Expandable segments ではこれに近くなります。</translation>
    </message>
    <message>
        <source>… at most</source>
        <translation>… 上限</translation>
    </message>
    <message>
        <source>Upper end of the likely range: 1.069 is the most measured, widened by the error of “allocated”.</source>
        <translation>推定範囲の上端: 実測の最大値 1.069 を「allocated」の誤差の分だけ広げて使います。</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”: workspaces of matrix libraries and small buffers. “Calibrate…” in the memory view fits it to a measured run.</source>
        <translation>「allocated」に含まれるフレームワークの固定分: 行列ライブラリのワークスペースと小さなバッファ。メモリビューの「校正…」で計測した実行に合わせられます。</translation>
    </message>
    <message>
        <source>Driver context and kernels outside the framework&apos;s allocator: 0.5 to 2 GiB, read from nvidia-smi before the first tensor.</source>
        <translation>フレームワークのアロケータ外にあるドライバコンテキストとカーネル: 0.5〜2 GiB。最初のテンソルを作る前に nvidia-smi で読み取れます。</translation>
    </message>
    <message>
        <source>Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 to 688 MiB (NVIDIA/nccl issues 964 and 2363).</source>
        <translation>NCCL コミュニケータ 1 つ分のバッファ。ランクが属するグループごとに 1 つあります。実測値: 512〜688 MiB (NVIDIA/nccl の issue 964 と 2363)。</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP; 128 is Megatron&apos;s make-vocab-size-divisible-by.</source>
        <translation>語彙サイズはこの値 × TP の倍数にパディングされます。128 は Megatron の make-vocab-size-divisible-by の値です。</translation>
    </message>
    <message>
        <source>Pipeline layout</source>
        <translation>パイプラインレイアウト</translation>
    </message>
    <message>
        <source>The stages as Megatron&apos;s --pipeline-model-parallel-layout: E embedding, t decoder layer, m multi-token-prediction layer, L loss, | next stage; x*n and (…)*n repeat. With more stages than PP the rest are virtual stages.</source>
        <translation>Megatron の --pipeline-model-parallel-layout 形式のステージ: E 埋め込み、t デコーダレイヤー、m マルチトークン予測レイヤー、L 損失、| 次のステージ。x*n と (…)*n は繰り返し。ステージ数が PP より多い場合、残りは仮想ステージになります。</translation>
    </message>
    <message>
        <source>DDP: everything on every rank</source>
        <translation>DDP: 全ランクにすべてを保持</translation>
    </message>
    <message>
        <source>ZeRO-1, distributed optimizer</source>
        <translation>ZeRO-1、分散オプティマイザ</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-3, FSDP</source>
        <translation>ZeRO-3、FSDP</translation>
    </message>
    <message>
        <source>HSDP: within each node</source>
        <translation>HSDP: 各ノード内</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: second copy per node</source>
        <translation>ZeRO++ hpZ: ノードごとにセカンダリコピー</translation>
    </message>
    <message>
        <source>Three levels: pair, node, all</source>
        <translation>3 階層: ペア、ノード、全体</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>シャーディング</translation>
    </message>
    <message>
        <source>Which states are cut over the N data-parallel ranks; sets the four rows below. With Ψ parameters per rank, Adam and 16-bit weights: DDP keeps (2 + γ + 12)·Ψ bytes, ZeRO-1 (2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 or 2 bytes of gradient. HSDP, hpZ and three levels keep gathering on fast links.</source>
        <translation>どの状態を N 個のデータ並列ランクに分割するか。下の 4 行をまとめて設定します。ランクあたり Ψ パラメータ、Adam、16 ビットの重みの場合: DDP は (2 + γ + 12)·Ψ バイト、ZeRO-1 は (2 + γ)·Ψ + 12·Ψ/N、ZeRO-2 は 2·Ψ + (γ + 12)·Ψ/N、ZeRO-3 は (2 + γ + 12)·Ψ/N を保持します。γ = 勾配の 4 または 2 バイト。HSDP、hpZ、3 階層では、重みを集める通信が高速なリンク内に収まります。</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>セカンダリコピー</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P ranks, from which the backward pass gathers without leaving the node.</source>
        <translation>ZeRO++ hpZ: シャードした重みの 2 つ目のコピーをノード内に保持します。P ランクで 2·Ψ/P バイト。逆伝播ではノードの外に出ずにここから集めます。</translation>
    </message>
    <message>
        <source>A second copy needs sharded weights</source>
        <translation>セカンダリコピーには重みのシャードが必要です</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>集めるレイヤー数</translation>
    </message>
    <message>
        <source>Sharded weights: layers that are whole on a GPU at once, the current one and those prefetched.</source>
        <translation>重みシャード時: GPU 上に同時に完全な形で存在するレイヤーの数。現在のレイヤーと先読みしたレイヤー。</translation>
    </message>
    <message>
        <source>Layers are gathered where weights are sharded</source>
        <translation>レイヤーを集めるのは重みをシャードしている場合です</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Off: the attention matrix is kept, 5·a·s²·b bytes for a heads of each layer (arXiv 2205.05198, section 4.1).</source>
        <translation>オフ: アテンション行列を保持します。レイヤーごとにヘッド数 a で 5·a·s²·b バイト (arXiv 2205.05198、4.1 節)。</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>One-byte masks after attention and MLP and on the embedding: 2·s·b·h bytes per layer.</source>
        <translation>アテンションと MLP の後、および埋め込みに対する 1 バイトのマスク: レイヤーあたり 2·s·b·h バイト。</translation>
    </message>
    <message>
        <source>Dummy gradients</source>
        <translation>ダミー勾配</translation>
    </message>
    <message>
        <source>Transformer Engine from 2.3 on with fused gradient accumulation keeps one dummy gradient of every shape of weight.</source>
        <translation>融合勾配累積を使う Transformer Engine 2.3 以降では、重みの形状ごとにダミー勾配を 1 つ保持します。</translation>
    </message>
    <message>
        <source>CP by all-to-all</source>
        <translation>all-to-all による CP</translation>
    </message>
    <message>
        <source>Context parallelism by all-to-all keeps an exchanged copy of the attention output.</source>
        <translation>all-to-all によるコンテキスト並列では、交換後のアテンション出力のコピーを保持します。</translation>
    </message>
    <message>
        <source>Late scaling</source>
        <translation>後段スケーリング</translation>
    </message>
    <message>
        <source>Router probabilities are multiplied after the experts, as Megatron-Core did before 0.14: the output of the second matrix is kept.</source>
        <translation>Megatron-Core 0.14 より前と同様に、ルーターの確率をエキスパートの後で掛けます: 2 番目の行列の出力を保持します。</translation>
    </message>
    <message>
        <source>Bytes per logit</source>
        <translation>ロジットあたりのバイト</translation>
    </message>
    <message>
        <source>Kept per logit at the loss. By the cross entropy: fused 2, unfused 6, eager 12 bytes.</source>
        <translation>損失計算時にロジットあたり保持する量。クロスエントロピーに応じて: 融合 2、非融合 6、Eager 12 バイト。</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>by cross entropy</source>
        <translation>クロスエントロピーに従う</translation>
    </message>
    <message>
        <source>Fullest expert rank</source>
        <translation>EP ランクの最大負荷</translation>
    </message>
    <message>
        <source>Tokens of the fullest expert rank over the mean: activations of experts grow with it. From the imported routing trace unless set; 1 is perfect balance.</source>
        <translation>トークン数が最大のエキスパートランクの、平均に対する比。エキスパートのアクティベーションはこれに応じて増えます。指定しない場合はインポートしたルーティングトレースから求めます。1 は完全に均等。</translation>
    </message>
    <message>
        <source>by the routing trace</source>
        <translation>ルーティングトレースに従う</translation>
    </message>
    <message>
        <source>Load spread</source>
        <translation>負荷のばらつき</translation>
    </message>
    <message>
        <source>How far above and below its expectation the fullest expert rank may come where no trace tells: the band of its activations.</source>
        <translation>トレースがない場合に、エキスパートランクの最大負荷が期待値から上下にずれうる幅: アクティベーションの推定範囲になります。</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>アテンションコア</translation>
    </message>
    <message>
        <source>Softmax and its dropout between the projections (core_attn).</source>
        <translation>プロジェクション間の Softmax とその Dropout (core_attn)。</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>Outputs of both norms of a layer: cheap (layernorm).</source>
        <translation>レイヤーの 2 つの Norm の出力: 低コスト (layernorm)。</translation>
    </message>
    <message>
        <source>Dense MLP</source>
        <translation>Dense MLP</translation>
    </message>
    <message>
        <source>The whole MLP of dense layers (mlp).</source>
        <translation>Dense レイヤーの MLP 全体 (mlp)。</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>エキスパートの活性化関数</translation>
    </message>
    <message>
        <source>The activation function of the experts: cheap (moe_act).</source>
        <translation>エキスパートの活性化関数: 低コスト (moe_act)。</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Whole MoE layers, dispatch and all-to-alls included (moe).</source>
        <translation>MoE レイヤー全体、ディスパッチと all-to-all を含む (moe)。</translation>
    </message>
    <message>
        <source>Latent up-projection</source>
        <translation>潜在アッププロジェクション</translation>
    </message>
    <message>
        <source>Keys, values and queries again from their latents (mla_up_proj).</source>
        <translation>キー、バリュー、クエリを潜在表現から計算し直します (mla_up_proj)。</translation>
    </message>
    <message>
        <source>Nothing to choose: the model has no such module, or whole layers are recomputed</source>
        <translation>選択できません: モデルにこのモジュールがないか、レイヤー全体を再計算しています</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Activations leave the GPU between forward and backward, over the host link or to the drives. A module may leave without anybody waiting while what is written before it and twice itself, over the time until it is needed again, is within the bandwidth (SSDTrain&apos;s rule).</source>
        <translation>順伝播と逆伝播の間、アクティベーションを GPU からホストリンク経由で、またはドライブへ退避します。モジュールより前に書き込まれる量とモジュール自身の 2 倍の合計を、再び必要になるまでの時間で割った値が帯域幅以内であれば、待ちなしで退避できます (SSDTrain の規則)。</translation>
    </message>
    <message>
        <source>Share of the activations that leave, of those that may.</source>
        <translation>退避できるアクティベーションのうち、実際に退避する割合。</translation>
    </message>
    <message>
        <source>Nothing is offloaded: choose where to first</source>
        <translation>何もオフロードされていません: 先にオフロード先を選択してください</translation>
    </message>
    <message>
        <source>Optimizer on host</source>
        <translation>ホスト上のオプティマイザ</translation>
    </message>
    <message>
        <source>Share of the optimizer states in host memory, updated by the CPU: 12 bytes per parameter with Adam leave the GPU; gradients and weights travel each step.</source>
        <translation>ホストメモリに置き、CPU で更新するオプティマイザ状態の割合: Adam ではパラメータあたり 12 バイトが GPU から退避され、勾配と重みがステップごとに転送されます。</translation>
    </message>
    <message>
        <source>Used when activations are offloaded to NVMe</source>
        <translation>アクティベーションを NVMe へオフロードする場合に使います</translation>
    </message>
    <message>
        <source>Drive write</source>
        <translation>ドライブ書き込み</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU write. Default: an eighth of eight PCIe 5 drives in one machine, 26 GB/s.</source>
        <translation>GPU 1 基分のドライブの書き込み速度。既定値: 1 台のマシンの PCIe 5 ドライブ 8 台の 8 分の 1、26 GB/s。</translation>
    </message>
    <message>
        <source>Drive read</source>
        <translation>ドライブ読み込み</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU read. Default: an eighth of eight PCIe 5 drives in one machine, 48 GB/s.</source>
        <translation>GPU 1 基分のドライブの読み込み速度。既定値: 1 台のマシンの PCIe 5 ドライブ 8 台の 8 分の 1、48 GB/s。</translation>
    </message>
    <message>
        <source>Drive endurance</source>
        <translation>ドライブ耐久量</translation>
    </message>
    <message>
        <source>Bytes that the drives of one GPU may be written in their life; days of training = endurance / (bytes per step · steps per day). Default: 3.84 TB once a day for five years.</source>
        <translation>GPU 1 基分のドライブに寿命までに書き込めるバイト数。学習可能な日数 = 耐久量 / (ステップあたりのバイト数 · 1 日のステップ数)。既定値: 3.84 TB を 1 日 1 回、5 年間。</translation>
    </message>
    <message>
        <source>Used when whole layers are recomputed</source>
        <translation>レイヤー全体を再計算する場合に使います</translation>
    </message>
    <message>
        <source>Pass order</source>
        <translation>パスの順序</translation>
    </message>
    <message>
        <source>This order is for %1 stages; the plan has %2.</source>
        <translation>この順序は %1 ステージ用ですが、プランは %2 ステージです。</translation>
    </message>
    <message>
        <source>Set PP first.</source>
        <translation>先に PP を設定してください。</translation>
    </message>
    <message>
        <source>a custom one</source>
        <translation>カスタム順序</translation>
    </message>
    <message>
        <source>Import a pass order</source>
        <translation>パスの順序をインポート</translation>
    </message>
    <message>
        <source>Pipelining CSV (*.csv);;All files (*)</source>
        <translation>Pipelining CSV (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export the pass order</source>
        <translation>パスの順序をエクスポート</translation>
    </message>
    <message>
        <source>Pipelining CSV (*.csv)</source>
        <translation>Pipelining CSV (*.csv)</translation>
    </message>
    <message>
        <source>The order of passes on each stage as PyTorch&apos;s pipelining CSV: one row per stage, cells such as 0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken.</source>
        <translation>PyTorch の pipelining CSV 形式による各ステージのパスの順序: ステージごとに 1 行、セルは 0F3、0I3、0W3、0B3 など。カスタム順序は全体を検査してから取り込みます。</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>of the schedule</source>
        <translation>スケジュールに従う</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>グループサイズ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interleaved: microbatches per group&lt;/b&gt; before a rank changes to its next chunk. As many as there are stages unless set; more hide transfers and hold more: 2(PP − 1 − d) + (VPP − 1)·group + 1 chunk activations on rank d.</source>
        <translation>&lt;b&gt;インターリーブ: グループあたりのマイクロバッチ数。&lt;/b&gt;ランクが次のチャンクに移るまでに処理する数です。指定しない場合はステージ数と同じ。増やすと転送を隠蔽できますが、保持量も増えます: ランク d で 2(PP − 1 − d) + (VPP − 1)·グループ + 1 チャンク分のアクティベーション。</translation>
    </message>
    <message>
        <source>as PP</source>
        <translation>PP と同じ</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>メモリ上限</translation>
    </message>
    <message>
        <source>&lt;b&gt;Zero-bubble, automatic: microbatches in flight&lt;/b&gt; that a stage may hold. PP is what 1F1B holds on its first stage; 2·PP removes nearly every bubble where all passes take equally long.</source>
        <translation>&lt;b&gt;ゼロバブル、自動: ステージが保持できる処理中のマイクロバッチ数。&lt;/b&gt;PP は 1F1B が先頭ステージで保持する数です。すべてのパスの長さが等しければ、2·PP でバブルはほぼなくなります。</translation>
    </message>
    <message>
        <source> in flight</source>
        <translation> 個処理中</translation>
    </message>
    <message>
        <source>… on stages</source>
        <translation>… ステージ</translation>
    </message>
    <message>
        <source>Numbers of the pipeline stages whose traffic is compressed. Empty: all of them.</source>
        <translation>通信を圧縮するパイプラインステージの番号。空欄: すべて。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>… of gradients</source>
        <translation>… 勾配</translation>
    </message>
    <message>
        <source>Gradients on their way between replicas.</source>
        <translation>レプリカ間で送る勾配。</translation>
    </message>
    <message>
        <source>… of PP traffic</source>
        <translation>… PP 通信</translation>
    </message>
    <message>
        <source>Gradients of activations on their way back through the pipeline.</source>
        <translation>パイプラインを逆方向に送るアクティベーションの勾配。</translation>
    </message>
    <message>
        <source>… of embedding</source>
        <translation>… 埋め込み</translation>
    </message>
    <message>
        <source>Gradients of the shared embedding between the first and the last stage.</source>
        <translation>先頭と最終のステージで共有する埋め込みの勾配。</translation>
    </message>
    <message>
        <source>Nothing is compressed: choose how first</source>
        <translation>何も圧縮されていません: 先に圧縮方式を選択してください</translation>
    </message>
    <message>
        <source>… rank</source>
        <translation>… ランク</translation>
    </message>
    <message>
        <source>Network ports</source>
        <translation>ネットワークポート</translation>
    </message>
    <message>
        <source>Network cards of a node. With fewer than GPUs several GPUs share one: a group with only a part of a node&apos;s GPUs then gets about 0.4 of its share.</source>
        <translation>ノードのネットワークカード数。GPU より少ない場合は複数の GPU で 1 枚を共有します: ノードの GPU の一部だけを含むグループが得るのは、割り当て分の約 0.4 です。</translation>
    </message>
    <message>
        <source>one per GPU</source>
        <translation>GPU ごとに 1 つ</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>ランクの順序</translation>
    </message>
    <message>
        <source>Which axis ranks are counted along first: groups of the first axes are neighbours, within a node where they fit. Megatron&apos;s --use-tp-pp-dp-mapping is tp-cp-ep-pp-dp.</source>
        <translation>ランクを数えるときに先に進める軸: 先の軸のグループほど隣り合い、収まればノード内に並びます。Megatron の --use-tp-pp-dp-mapping は tp-cp-ep-pp-dp です。</translation>
    </message>
    <message>
        <source>Fused activation</source>
        <translation>融合活性化</translation>
    </message>
    <message>
        <source>Off: a gated MLP keeps its activated gate beside the gate and their product, as eager PyTorch does: 2·s·b·f/TP bytes more per layer.</source>
        <translation>オフ: ゲート付き MLP が、ゲートおよび両者の積に加えて活性化後のゲートも保持します (Eager の PyTorch と同様)。レイヤーあたり 2·s·b·f/TP バイト増えます。</translation>
    </message>
    <message>
        <source>Gradient buckets</source>
        <translation>勾配バケット</translation>
    </message>
    <message>
        <source>16-bit buckets of the data-parallel wrapper beside the gradients that are summed up: 2 bytes per parameter (PyTorch DDP without gradient_as_bucket_view).</source>
        <translation>累積する勾配とは別に、データ並列ラッパーが持つ 16 ビットのバケット: パラメータあたり 2 バイト (gradient_as_bucket_view なしの PyTorch DDP)。</translation>
    </message>
    <message>
        <source>Gather buffers</source>
        <translation>ギャザーバッファ</translation>
    </message>
    <message>
        <source>Standing buffers for a gathered sequence under sequence parallelism, 2·s·b·h bytes each; nanotron keeps two.</source>
        <translation>シーケンス並列で集めたシーケンス用の常設バッファ。1 つあたり 2·s·b·h バイト。nanotron は 2 つ保持します。</translation>
    </message>
    <message>
        <source>Held inputs</source>
        <translation>保留中の入力</translation>
    </message>
    <message>
        <source>Whole inputs of reduce-scatters that a layer leaves unusable to the allocator while a collective on its own stream still holds them: up to two a layer, in “reserved” only.</source>
        <translation>別ストリームの集団通信が保持している間、アロケータが再利用できない reduce-scatter の入力全体: レイヤーあたり最大 2 つ。「reserved」にのみ含まれます。</translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation>エキスパートへの送信</translation>
    </message>
    <message>
        <source>How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h elements per layer there and as many back, (EP − 1)/EP of them over links. Deduplicated: a copy per distinct GPU of the token instead of k, summed there before it comes back (DeepEP). Context-coherent: the token stays where its experts were, and training gathers keys and values of every layer over the EP group (ExFlow, arXiv 2401.08383).</source>
        <translation>トークンが k 個のエキスパートに届き、戻る方法。All-to-all: 選択ごとに 1 コピー、層ごとに往路 k·s·b·h 要素、復路も同数で、そのうち (EP − 1)/EP がリンクを通ります。重複排除: k 個ではなくトークンの異なる GPU ごとに 1 コピーで、戻る前にそこで合計します (DeepEP)。コンテキストコヒーレント: トークンはエキスパートのあった場所に留まり、学習では全層のキーと値を EP グループで集めます (ExFlow, arXiv 2401.08383)。</translation>
    </message>
    <message>
        <source>Tokens travel to experts only in a mixture-of-experts model with EP above 1</source>
        <translation>トークンがエキスパートへ移動するのは、EP が 1 より大きい MoE モデルだけです</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>バケットサイズ</translation>
    </message>
    <message>
        <source>Largest message in which gradients and weights travel once a step: ⌈bytes / size⌉ messages, each with latencies of its own. PyTorch&apos;s DistributedDataParallel takes 25 MiB; 0 sends all at once.</source>
        <translation>勾配と重みをステップごとに送る 1 メッセージの最大サイズ: ⌈バイト数 / サイズ⌉ 個のメッセージになり、それぞれにレイテンシがかかります。PyTorch の DistributedDataParallel は 25 MiB、0 はすべてを一度に送ります。</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>一度にすべて</translation>
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
        <translation type="unfinished">ノード間</translation>
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
        <translation type="unfinished">ノード</translation>
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
        <translation type="unfinished">理由</translation>
    </message>
    <message>
        <source>Broken, or draining: it still works, but takes no new job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation type="unfinished">%1 を「%2」に設定</translation>
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
        <translation type="unfinished">%1 を使用可能に設定</translation>
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
        <translation>プロジェクトのプラン</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Six plans can be told apart side by side: leave one out first.</source>
        <translation>並べて区別できるのは 6 個までです: 先に 1 つ外してください。</translation>
    </message>
    <message>
        <source>Checked: compared. F2 renames, Alt+Up and Alt+Down move, Delete deletes; Ctrl+D copies.</source>
        <translation>チェック: 比較対象。F2 で名前を変更、Alt+Up/Alt+Down で移動、Delete で削除、Ctrl+D でコピー。</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>下へ移動(&amp;N)</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>基準にする(&amp;B)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioPanel</name>
    <message>
        <source>Note on the plan</source>
        <translation>プランのメモ</translation>
    </message>
    <message>
        <source>Note on this plan: what it tries, and for whom. Shown while presenting.</source>
        <translation>このプランのメモ: 何を誰のために試すのか。プレゼンテーション中に表示します。</translation>
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
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>Chunks per pipeline rank</source>
        <translation>パイプラインランクあたりのチャンク数</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Context parallelism</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>Tensor parallelism inside an expert</source>
        <translation>エキスパート内のテンソル並列</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <source>MBS</source>
        <translation>MBS</translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>Orders of passes to try. Common: GPipe, 1F1B, interleaved 1F1B and ZB-H1</source>
        <translation>試すパスの順序。一般的: GPipe、1F1B、インターリーブ 1F1B、ZB-H1</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>Where its layers may run</source>
        <translation>語彙レイヤーを実行できる場所</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>What may be computed twice to save memory</source>
        <translation>メモリ節約のために計算し直してよい対象</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>シャーディング</translation>
    </message>
    <message>
        <source>How states may be cut over data-parallel ranks</source>
        <translation>状態をデータ並列ランクに分割する方法</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>Where activations may go</source>
        <translation>アクティベーションの退避先</translation>
    </message>
    <message>
        <source>Within a node</source>
        <translation>ノード内</translation>
    </message>
    <message>
        <source>Groups that must not reach over several nodes</source>
        <translation>複数のノードにまたがってはならないグループ</translation>
    </message>
    <message>
        <source>all groups</source>
        <translation>すべてのグループ</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>問わない</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1: one value (8), bounds (1..16) or some values (2,4,8); empty for any</source>
        <translation>%1: 値 1 つ (8)、範囲 (1..16)、または複数の値 (2,4,8)。空欄は任意</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Least headroom</source>
        <translation>最小余裕</translation>
    </message>
    <message>
        <source>Memory that must stay free on the fullest device</source>
        <translation>使用量が最大のデバイスに残すべき空きメモリ</translation>
    </message>
    <message>
        <source>&amp;Headroom</source>
        <translation>余裕(&amp;H)</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>一般的</translation>
    </message>
    <message>
        <source>%1: nothing that this project offers is ticked</source>
        <translation>%1: このプロジェクトで選べる項目にチェックがありません</translation>
    </message>
    <message>
        <source>%1: write one value (8), bounds (1..16) or some values (2,4,8)</source>
        <translation>%1: 値 1 つ (8)、範囲 (1..16)、または複数の値 (2,4,8) を入力してください</translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of degrees and microbatch size</source>
        <translation>
            <numerusform>並列度とマイクロバッチサイズの組み合わせ %n 通り</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchControl</name>
    <message>
        <source>%1 refused (%2): %3</source>
        <comment>count, rule, example</comment>
        <translation>%1 件を除外 (%2): %3</translation>
    </message>
    <message>
        <source>Layout search</source>
        <translation>レイアウト探索</translation>
    </message>
    <message>
        <source>Searching; the best so far appear here.</source>
        <translation>探索中です。それまでの最良の結果がここに表示されます。</translation>
    </message>
    <message>
        <source>The best so far: %1 layouts priced, %2 fit, %3 left</source>
        <translation>これまでの最良: %1 レイアウトを見積もり、%2 件が収まる、残り %3 件</translation>
    </message>
    <message>
        <source>%1 layouts priced, %2 fit, %3 simulated in %4.</source>
        <translation>%1 レイアウトを見積もり、%2 件が収まり、%3 件を %4 でシミュレーションしました。</translation>
    </message>
    <message>
        <source>Stopped: the best so far.</source>
        <translation>停止しました: これまでの最良の結果です。</translation>
    </message>
    <message>
        <source>✕ No layout fits: hover to read why.</source>
        <translation>✕ 収まるレイアウトがありません: ポインタを重ねると理由を表示します。</translation>
    </message>
    <message>
        <source>✓ None in this space is faster by our estimate.</source>
        <translation>✓ 見積もり上、この範囲にこれより速いレイアウトはありません。</translation>
    </message>
    <message>
        <source>⚠ The limit of simulations came first: there may be faster ones.</source>
        <translation>⚠ シミュレーション数の上限に達しました: より速いレイアウトがあるかもしれません。</translation>
    </message>
    <message>
        <source>Model, cluster, workload or routing have changed since this search: search again.</source>
        <translation>この探索の後にモデル、クラスタ、ワークロード、ルーティングのいずれかが変更されました: もう一度探索してください。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>no links are measured to place its ranks by</source>
        <translation>ランク配置に使うリンクの計測結果なし</translation>
    </message>
    <message>
        <source>The first: %1.</source>
        <translation>1 位: %1。</translation>
    </message>
    <message>
        <source>Fastest in %1 of %2 worlds, at worst %3 behind.</source>
        <translation>%2 通りの条件のうち %1 で最速、最悪で %3 の遅れ。</translation>
    </message>
    <message>
        <source>The ten best were priced again in %1 worlds that differ from this project as measurements do: links by %2, constants of the device by %3 (standard deviations).</source>
        <translation>上位 10 件を、計測誤差の範囲でこのプロジェクトと異なる %1 通りの条件で再評価しました: リンクは %2、デバイスの定数は %3 (標準偏差)。</translation>
    </message>
    <message>
        <source>The first is %1.</source>
        <translation>1 位: %1。</translation>
    </message>
    <message>
        <source>Why the second lost: %1.</source>
        <translation>2 位が及ばない理由: %1。</translation>
    </message>
    <message>
        <source>Placing and testing the best layouts</source>
        <translation>最良のレイアウトの配置とテスト</translation>
    </message>
    <message>
        <source>Placing the ranks of the best layouts, then testing how their order holds.</source>
        <translation>最良のレイアウトのランクを配置し、順位が保たれるかをテストしています。</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Preview of %1: step %2, %3 free.</source>
        <translation>%1 のプレビュー: ステップ %2、空き %3。</translation>
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
        <translation>探索(&amp;R)</translation>
    </message>
    <message>
        <source>Find the fastest layouts that fit; a new search replaces a running one</source>
        <translation>収まるレイアウトのうち最速のものを探します。新しい探索は実行中の探索を置き換えます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop searching and keep the best so far</source>
        <translation>探索を停止し、それまでの最良の結果を残します</translation>
    </message>
    <message>
        <source>Filter: TP 8, zero-1</source>
        <translation>絞り込み: TP 8, zero-1</translation>
    </message>
    <message>
        <source>Filter of the layouts</source>
        <translation>レイアウトの絞り込み</translation>
    </message>
    <message>
        <source>Only layouts with all of these words, separated by commas</source>
        <translation>コンマ区切りの語をすべて含むレイアウトだけを表示します</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>見つかったレイアウト</translation>
    </message>
    <message>
        <source>&amp;Adopt as new plan</source>
        <translation>新しいプランとして採用(&amp;A)</translation>
    </message>
    <message>
        <source>Add this layout as a plan of its own, named by its difference (Return)</source>
        <translation>このレイアウトを独立したプランとして追加します。名前には相違点が付きます (Return)</translation>
    </message>
    <message>
        <source>&amp;Change this plan</source>
        <translation>このプランを変更(&amp;C)</translation>
    </message>
    <message>
        <source>Give the plan on screen this layout (Shift+Return)</source>
        <translation>表示中のプランにこのレイアウトを適用します (Shift+Return)</translation>
    </message>
    <message>
        <source>Time and headroom</source>
        <translation>時間と余裕</translation>
    </message>
    <message>
        <source>One setting at a time</source>
        <translation>設定を 1 つずつ変更</translation>
    </message>
    <message>
        <source>Layouts that fit are listed here, the fastest first.</source>
        <translation>収まるレイアウトを速い順にここに表示します。</translation>
    </message>
    <message>
        <source>&amp;Place and test the best</source>
        <translation>上位を配置・テスト(&amp;P)</translation>
    </message>
    <message>
        <source>Place the ranks of the five best by the measured links, and see how the order of the ten best holds when links and calibration are off as measurements are</source>
        <translation>計測したリンクに基づいて上位 5 件のランクを配置し、リンクと校正に計測誤差があるときに上位 10 件の順位が保たれるかを調べます</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchWords</name>
    <message>
        <source>compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>tensor-parallel communication</source>
        <translation>テンソル並列通信</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation>コンテキスト並列通信</translation>
    </message>
    <message>
        <source>waiting for stage boundaries</source>
        <translation>ステージ境界待ち</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation>エキスパート並列通信</translation>
    </message>
    <message>
        <source>data-parallel communication</source>
        <translation>データ並列通信</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>waiting for offloaded activations</source>
        <translation>オフロード復帰待ち</translation>
    </message>
    <message>
        <source>front</source>
        <translation>フロント</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <comment>time, part of a step</comment>
        <translation>%2が %1 長い</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <comment>time, part of a step</comment>
        <translation>%2が %1 短い</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>同等の速さ</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>rank and layout</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>step %1 s</source>
        <translation>ステップ %1 s</translation>
    </message>
    <message>
        <source>%1 tokens/s, MFU %2 %, bubble %3 %</source>
        <translation>%1 トークン/秒、MFU %2 %、バブル %3 %</translation>
    </message>
    <message>
        <source>fullest device (stage %1): %2</source>
        <translation>使用量が最大のデバイス (ステージ %1): %2</translation>
    </message>
    <message>
        <source>headroom %1</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <source>on the Pareto front: nothing is as fast with more memory free</source>
        <translation>パレートフロント上: 同等に速く、空きメモリがより多いものはありません</translation>
    </message>
    <message>
        <source>behind the first: %1</source>
        <translation>1 位との差: %1</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>改善なし</translation>
    </message>
    <message>
        <source>fastest in %1 of %2 worlds, rank %3 at worst, step %4 to %5</source>
        <translation>%2 通りの条件のうち %1 で最速、最低 %3 位、ステップ %4〜%5</translation>
    </message>
    <message>
        <source>no placement of its ranks is faster</source>
        <translation>ランク配置で速くなる余地なし</translation>
    </message>
    <message>
        <source>−%1 by placing its ranks</source>
        <translation>ランク配置で −%1</translation>
    </message>
    <message>
        <source>%1, within the noise of the links</source>
        <translation>%1、リンクのノイズの範囲内</translation>
    </message>
    <message>
        <source>%1, beyond the noise of the links</source>
        <translation>%1、リンクのノイズを超過</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SensitivityView</name>
    <message>
        <source>What each setting would change</source>
        <translation>各設定による変化</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>What the next legal value of every setting would change in step time and memory. It appears for a plan that is legal.</source>
        <translation>各設定を次の有効な値に変えたときの、ステップ時間とメモリの変化。有効なプランで表示されます。</translation>
    </message>
    <message>
        <source>← faster</source>
        <translation>← 速い</translation>
    </message>
    <message>
        <source>slower →</source>
        <translation>遅い →</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>ピークメモリ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change of step</source>
        <translation>ステップの変化</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>最大使用デバイス</translation>
    </message>
    <message>
        <source>Change of peak</source>
        <translation>ピークの変化</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Nothing to change is known yet.</source>
        <translation>変更の候補はまだありません。</translation>
    </message>
    <message>
        <source>%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.</source>
        <translation>設定 1 つの変更が %1 通り。改善が最大なのは %2 です: ステップ %3、ピークメモリ %4。</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>これらの数値を再計算しています。</translation>
    </message>
    <message>
        <source>%1
step %2 s (%3 s)
fullest device %4
</source>
        <translation>%1
ステップ %2 s (%3 s)
使用量が最大のデバイス %4
</translation>
    </message>
    <message>
        <source>Click or Return applies it.</source>
        <translation>クリックまたは Return で適用します。</translation>
    </message>
    <message>
        <source>It would not fit. Click or Return applies it all the same.</source>
        <translation>収まりません。それでもクリックまたは Return で適用します。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SmallMultiples</name>
    <message>
        <source>All layers</source>
        <translation>全レイヤー</translation>
    </message>
    <message>
        <source>%1: most extreme %2, expert %3 to %4</source>
        <translation>%1: 極値 %2、エキスパート %3 → %4</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>Most extreme value</source>
        <translation>極値</translation>
    </message>
    <message>
        <source>From expert</source>
        <translation>元のエキスパート</translation>
    </message>
    <message>
        <source>To expert</source>
        <translation>先のエキスパート</translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace of Megatron, vLLM or SGLang here.</source>
        <translation>ルーティングがまだありません。Megatron、vLLM、SGLang のルータートレースをここにドロップしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n matrices on one colour scale.</source>
        <translation>
            <numerusform>%1: 共通のカラースケールで %n 個の行列。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StartPage</name>
    <message>
        <source>Will it fit, how fast will it be, and what is in the way?</source>
        <translation>メモリに収まるか、どれだけ速いか、何がボトルネックか?</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>A mixture-of-experts model on 16 nodes with measured, unequal links</source>
        <translation>計測済みの不均一なリンクを持つ 16 ノード上の Mixture-of-Experts モデル</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新規プロジェクト</translation>
    </message>
    <message>
        <source>A model, a cluster and a first plan; kept in one file</source>
        <translation>モデル、クラスタ、最初のプランを 1 つのファイルに保存します</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>A project, or a plan as JSON; dropping it on the window does the same</source>
        <translation>プロジェクト、または JSON のプラン。ウィンドウへのドロップでも開けます</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近使ったプロジェクト</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StatusFigures</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Time of one training step</source>
        <translation>学習 1 ステップの時間</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>Tokens of the global batch divided by the step time</source>
        <translation>グローバルバッチのトークン数をステップ時間で割った値</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: FLOPs the model needs over what the GPUs could do</source>
        <translation>Model FLOPs Utilization: GPU の理論性能に対する、モデルに必要な FLOPs の割合</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Idle share of the pipeline: (makespan − busiest stage) / makespan</source>
        <translation>パイプラインのアイドル割合: (メイクスパン − 最も忙しいステージ) / メイクスパン</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>ピークメモリ</translation>
    </message>
    <message>
        <source>Device memory of the fullest GPU</source>
        <translation>使用量が最大の GPU のデバイスメモリ</translation>
    </message>
    <message>
        <source>Updating</source>
        <translation>更新中</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>The figures belong to the plan before the last change</source>
        <translation>数値は最後の変更前のプランのものです</translation>
    </message>
    <message>
        <source>The figures belong to this plan</source>
        <translation>数値は現在のプランのものです</translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses</source>
        <translation>このプランは実現できません。診断を参照してください</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>✕ Not possible</source>
        <translation>✕ 実現不可</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Stage %1: %2 of %3</source>
        <translation>ステージ %1: %2 / %3</translation>
    </message>
    <message>
        <source>✓ Fits</source>
        <translation>✓ 収まる</translation>
    </message>
    <message>
        <source>✕ Does not fit</source>
        <translation>✕ 収まらない</translation>
    </message>
    <message>
        <source>%1 are free on the fullest GPU</source>
        <translation>使用量が最大の GPU の空きは %1</translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation>使用量が最大の GPU で %1 超過</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>The figures belong to the layout that is looked at</source>
        <translation>数値は表示中のレイアウトのものです</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TableDialog</name>
    <message>
        <source>Table: %1</source>
        <translation>表: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the whole table, as tab-separated text (%1)</source>
        <translation>選択したセルまたは表全体をタブ区切りテキストとしてコピー (%1)</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>CSV をエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>%1 rows: too many to sort and to copy at once. Copy a selection, or export all of them.</source>
        <translation>%1 行: 一度に並べ替え、コピーするには多すぎます。選択範囲をコピーするか、全体をエクスポートしてください。</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>エクスポート中…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>クリティカルパス</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>ピーク %1</translation>
    </message>
    <message>
        <source>folded passes: height is the share of time</source>
        <translation>集約したパス: 高さは時間の割合</translation>
    </message>
    <message>
        <source>over: %1</source>
        <translation>容量超: %1</translation>
    </message>
    <message>
        <source>%1 of microbatch %2</source>
        <translation>マイクロバッチ %2 の%1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation>入力勾配</translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>重み勾配</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>逆伝播</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>overlapped forward and backward</source>
        <translation>順伝播と逆伝播のオーバーラップ</translation>
    </message>
    <message>
        <source>output layer, first half</source>
        <translation>出力レイヤー前半</translation>
    </message>
    <message>
        <source>output layer, second half</source>
        <translation>出力レイヤー後半</translation>
    </message>
    <message>
        <source>input embedding forward</source>
        <translation>入力埋め込みの順伝播</translation>
    </message>
    <message>
        <source>input embedding backward</source>
        <translation>入力埋め込みの逆伝播</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>cool-down</source>
        <translation>クールダウン</translation>
    </message>
    <message>
        <source>waits for a pass</source>
        <translation>パス待ち</translation>
    </message>
    <message>
        <source>waits for a link</source>
        <translation>リンク待ち</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>バリア待ち</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>%1 (%2 ns)</source>
        <translation>%1 (%2 ns)</translation>
    </message>
    <message>
        <source>%1 on %2: %3, from %4 to %5.</source>
        <translation>%2 の%1: %3、%4 から %5 まで。</translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work: %3 on %4 (warm-up).</source>
        <translation>%1 は最初の処理を %2 待ちます: %4 の%3 (ウォームアップ)。</translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work (warm-up).</source>
        <translation>%1 は最初の処理を %2 待ちます (ウォームアップ)。</translation>
    </message>
    <message>
        <source>%1 is done %2 before the step ends (cool-down).</source>
        <translation>%1 はステップ終了の %2 前に完了します (クールダウン)。</translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4.</source>
        <translation>%1 は、%4 の%3を %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 for a pass of another stage.</source>
        <translation>%1 は別のステージのパスを %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4 over the link.</source>
        <translation>%1 は、リンク経由で%4 の%3を %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 for a transfer over a link.</source>
        <translation>%1 はリンク経由の転送を %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for %3 on %4.</source>
        <translation>%1 はバリアで、%4 の%3を %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for the other stages.</source>
        <translation>%1 はバリアで他のステージを %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 because %3 on %4 takes longer than its own passes.</source>
        <translation>%4 の%3が自身のパスより長いため、%1 は %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 because another stage has longer passes.</source>
        <translation>別のステージのパスの方が長いため、%1 は %2 待ちます。</translation>
    </message>
    <message>
        <source>, chunk %1 (virtual stage %2)</source>
        <translation>、チャンク %1 (仮想ステージ %2)</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation>所要時間 %1</translation>
    </message>
    <message>
        <source>Starts at %1</source>
        <translation>開始 %1</translation>
    </message>
    <message>
        <source>Ends at %1</source>
        <translation>終了 %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>アイドル %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n passes folded into %2</source>
        <translation>
            <numerusform>%1: %n 個のパスを %2 に集約</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 アイドル</translation>
    </message>
    <message>
        <source>Zoom in to see single passes.</source>
        <translation>個々のパスを見るには拡大してください。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>バブル %1</translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation>1 ステージ</translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n ステージ</numerusform>
        </translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation>1 マイクロバッチ</translation>
    </message>
    <message numerus="yes">
        <source>%n microbatches</source>
        <translation>
            <numerusform>%n マイクロバッチ</numerusform>
        </translation>
    </message>
    <message>
        <source>Pipeline timeline. %1.</source>
        <translation>パイプラインのタイムライン。%1。</translation>
    </message>
    <message>
        <source>%1 idles longest: %2.</source>
        <translation>%1 のアイドルが最長です: %2。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>not in the upper one</source>
        <translation>上のステップになし</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>稼働</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1、平均</translation>
    </message>
    <message>
        <source>%1, %2 above and %3 below, none in both</source>
        <translation>%1、上に %2 個、下に %3 個、共通なし</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Above (ns)</source>
        <translation>上 (ns)</translation>
    </message>
    <message>
        <source>Below (ns)</source>
        <translation>下 (ns)</translation>
    </message>
    <message>
        <source>Below − above (ns)</source>
        <translation>下 − 上 (ns)</translation>
    </message>
    <message>
        <source>Below − above (%)</source>
        <translation>下 − 上 (%)</translation>
    </message>
    <message>
        <source>Starts later above by (ns)</source>
        <translation>上の開始の遅れ (ns)</translation>
    </message>
    <message>
        <source>Passes in both</source>
        <translation>共通のパス</translation>
    </message>
    <message>
        <source>paler, on a bar: later chunk</source>
        <translation>淡色・下線付き: 後のチャンク</translation>
    </message>
    <message>
        <source>microbatches in flight, by chunk</source>
        <translation>処理中のマイクロバッチ、チャンク別</translation>
    </message>
    <message>
        <source>microbatches in flight</source>
        <translation>処理中のマイクロバッチ</translation>
    </message>
    <message>
        <source>memory, activations by chunk</source>
        <translation>メモリ、アクティベーションはチャンク別</translation>
    </message>
    <message>
        <source>what 1F1B holds</source>
        <translation>1F1B の保持量</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 個処理中</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>tensor-parallel collectives</source>
        <translation>テンソル並列の集団通信</translation>
    </message>
    <message>
        <source>context-parallel transfers</source>
        <translation>コンテキスト並列の転送</translation>
    </message>
    <message>
        <source>expert-parallel all-to-alls</source>
        <translation>エキスパート並列の all-to-all</translation>
    </message>
    <message>
        <source>data-parallel collectives</source>
        <translation>データ並列の集団通信</translation>
    </message>
    <message>
        <source>waits for offloaded activations</source>
        <translation>オフロード復帰待ち</translation>
    </message>
    <message>
        <source>%1 waits %2 until the offloaded activations of %3 are back.</source>
        <translation>%1 は、%3のオフロードされたアクティベーションが戻るのを %2 待ちます。</translation>
    </message>
    <message>
        <source>%1 waits %2 for offloaded activations.</source>
        <translation>%1 は、オフロードされたアクティベーションを %2 待ちます。</translation>
    </message>
    <message>
        <source>– %1 %2</source>
        <translation>– %2 %1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>%1 shorter (−%2)</source>
        <translation>%1 短い (−%2)</translation>
    </message>
    <message>
        <source>%1 longer (+%2)</source>
        <translation>%1 長い (+%2)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 on the link</source>
        <translation>リンク上 %1</translation>
    </message>
    <message>
        <source>%1 on the link, there %2 before it is needed</source>
        <translation>リンク上 %1、必要になる %2 前に到着</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>直ちに</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>間隔 %1</translation>
    </message>
    <message>
        <source>Needs %1 on %2: %3</source>
        <translation>入力元: %2 の%1 (%3)</translation>
    </message>
    <message>
        <source>Feeds %1 on %2: %3</source>
        <translation>出力先: %2 の%1 (%3)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineControl</name>
    <message>
        <source>virtual stage %1</source>
        <translation>仮想ステージ %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>passes of %1</source>
        <translation>%1 のパス</translation>
    </message>
    <message>
        <source>overlapped pairs</source>
        <translation>オーバーラップした対</translation>
    </message>
    <message>
        <source>vocabulary passes of stage %1</source>
        <translation>ステージ %1 の語彙パス</translation>
    </message>
    <message>
        <source>link from %1 to %2</source>
        <translation>%1 から %2 へのリンク</translation>
    </message>
    <message>
        <source>all links</source>
        <translation>すべてのリンク</translation>
    </message>
    <message>
        <source>barriers of the vocabulary layers</source>
        <translation>語彙レイヤーのバリア</translation>
    </message>
    <message>
        <source>offloading of %1</source>
        <translation>%1 のオフロード</translation>
    </message>
    <message>
        <source>data-parallel collectives of stage %1</source>
        <translation>ステージ %1 のデータ並列の集団通信</translation>
    </message>
    <message>
        <source>optimizer of stage %1</source>
        <translation>ステージ %1 のオプティマイザ</translation>
    </message>
    <message>
        <source>With the plan &amp;before the last change</source>
        <translation>最後の変更前のプランと比較(&amp;B)</translation>
    </message>
    <message>
        <source>With &amp;another plan</source>
        <translation>別のプランと比較(&amp;A)</translation>
    </message>
    <message>
        <source>With this step, &amp;kept as it is now</source>
        <translation>現在のこのステップを保持して比較(&amp;K)</translation>
    </message>
    <message>
        <source>With a &amp;measured trace…</source>
        <translation>計測したトレースと比較(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Differences as a table</source>
        <translation>差分を表で表示(&amp;D)</translation>
    </message>
    <message>
        <source>With &amp;nothing</source>
        <translation>比較しない(&amp;N)</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>変更前: %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>計測: %1</translation>
    </message>
    <message>
        <source>Differences of two steps</source>
        <translation>2 つのステップの差分</translation>
    </message>
    <message>
        <source>Simulating the step with each stage and each link 10 % faster…</source>
        <translation>各ステージと各リンクを 10 % 速くしたステップをシミュレーション中…</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>No single stage or link made 10 % faster shortens the step.</source>
        <translation>単独のステージやリンクを 10 % 速くしてもステップは短くなりません。</translation>
    </message>
    <message>
        <source>10 % faster would save:</source>
        <translation>10 % 速くした場合の短縮:</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelinePanel</name>
    <message>
        <source>Timeline tools</source>
        <translation>タイムラインツール</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>前のパス</translation>
    </message>
    <message>
        <source>Back to the start of the pass before (,)</source>
        <translation>前のパスの開始へ戻る (,)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>次のパス</translation>
    </message>
    <message>
        <source>On to the start of the next pass (.)</source>
        <translation>次のパスの開始へ進む (.)</translation>
    </message>
    <message>
        <source>How fast the play-head steps (Ctrl+. faster, Ctrl+, slower)</source>
        <translation>再生ヘッドの進む速さ (Ctrl+. 速く、Ctrl+, 遅く)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 steps a second</source>
        <translation>毎秒 %1 コマ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>クリティカルパス</translation>
    </message>
    <message>
        <source>The chain of passes that sets the length of the step (C)</source>
        <translation>ステップの長さを決めるパスの連鎖 (C)</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>Under each lane the microbatches whose activations are alive, instead of bytes (I)</source>
        <translation>各レーンの下に、バイトの代わりにアクティベーションが保持されているマイクロバッチ数を表示 (I)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Moments to come back to (Ctrl+B sets one, B goes on)</source>
        <translation>後で戻るための時点 (Ctrl+B で設定、B で次へ)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Another step above this one, on the same time axis</source>
        <translation>同じ時間軸で、このステップの上に別のステップを表示</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>選択中のパス</translation>
    </message>
    <message>
        <source>What would shrink the step</source>
        <translation>ステップを短縮する方法</translation>
    </message>
    <message>
        <source>What would shrink the step?</source>
        <translation>ステップを短縮するには?</translation>
    </message>
    <message>
        <source>Simulates the step again with each stage and each link 10 % faster</source>
        <translation>各ステージと各リンクを 10 % 速くして、ステップを再シミュレーションします</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>停止 (Space)</translation>
    </message>
    <message>
        <source>Play the schedule pass by pass, to see how it works (Space)</source>
        <translation>スケジュールをパスごとに再生し、仕組みを確認 (Space)</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1  ·  pass %2 / %3</source>
        <translation>%1  ·  パス %2 / %3</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineTable</name>
    <message>
        <source>Lane</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>Virtual stage</source>
        <translation>仮想ステージ</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Start (ns)</source>
        <translation>開始 (ns)</translation>
    </message>
    <message>
        <source>End (ns)</source>
        <translation>終了 (ns)</translation>
    </message>
    <message>
        <source>Duration (ns)</source>
        <translation>長さ (ns)</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>待機対象</translation>
    </message>
    <message>
        <source>idle: %1</source>
        <translation>アイドル: %1</translation>
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
        <translation>パイプラインのタイムライン</translation>
    </message>
    <message>
        <source>Scroll stages</source>
        <translation>ステージをスクロール</translation>
    </message>
    <message>
        <source>No timeline yet.</source>
        <translation>タイムラインがまだありません。</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>これらの数値を再計算しています。</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;back</source>
        <translation>前のズームに戻す(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;ritical path</source>
        <translation>クリティカルパス(&amp;R)</translation>
    </message>
    <message>
        <source>No timeline yet</source>
        <translation>タイムラインがまだありません</translation>
    </message>
    <message>
        <source>Choose a model and a cluster, or drop a profiler trace here: every pass and every wait of one step appears, stage by stage.</source>
        <translation>モデルとクラスタを選択するか、プロファイラのトレースをここにドロップすると、1 ステップのすべてのパスと待機がステージごとに表示されます。</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>ブックマーク %1</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>ブックマークの名前</translation>
    </message>
    <message>
        <source>&amp;Set here</source>
        <translation>ここに設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>すべて削除(&amp;R)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>ここ: %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>計測: %1</translation>
    </message>
    <message>
        <source>Kept step</source>
        <translation>保持したステップ</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>保持: %1</translation>
    </message>
    <message>
        <source>The timeline is being prepared.</source>
        <translation>タイムラインを準備しています。</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>%1 との比較: %2。</translation>
    </message>
    <message>
        <source>&amp;Zoom to selection</source>
        <translation>選択範囲へズーム(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom f&amp;orward</source>
        <translation>ズームを進める(&amp;O)</translation>
    </message>
    <message>
        <source>Microbatches &amp;in flight, not bytes</source>
        <translation>バイトの代わりに処理中のマイクロバッチ(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play pass by pass</source>
        <translation>パスごとに再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>次のパス(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>前のパス(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hide the play-head</source>
        <translation>再生ヘッドを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Book&amp;marks</source>
        <translation>ブックマーク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep this step as reference</source>
        <translation>このステップを基準として保持(&amp;K)</translation>
    </message>
    <message>
        <source>Re&amp;move the reference</source>
        <translation>基準を解除(&amp;D)</translation>
    </message>
    <message>
        <source>Preparing the timeline…</source>
        <translation>タイムラインを準備中…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TracesPanel</name>
    <message>
        <source>Routing traces</source>
        <translation>ルーティングトレース</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>インポート日時</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>全トークン</translation>
    </message>
    <message>
        <source>To train with</source>
        <translation>学習用</translation>
    </message>
    <message>
        <source>To test with</source>
        <translation>テスト用</translation>
    </message>
    <message>
        <source>&amp;Traces:</source>
        <translation>トレース(&amp;T):</translation>
    </message>
    <message>
        <source>The newest trace, or all that have every chosen tag</source>
        <translation>最新のトレース、または選択したタグをすべて持つトレース</translation>
    </message>
    <message>
        <source>C&amp;ount:</source>
        <translation>集計対象(&amp;O):</translation>
    </message>
    <message>
        <source>A placement made for some tokens and tested on others is not made for noise</source>
        <translation>一部のトークンで作り、別のトークンでテストした配置は、ノイズに合わせたものになりません</translation>
    </message>
    <message>
        <source>Trai&amp;n:</source>
        <translation>学習(&amp;N):</translation>
    </message>
    <message>
        <source>Share of the tokens to train with</source>
        <translation>学習に使うトークンの割合</translation>
    </message>
    <message>
        <source>Bloc&amp;k:</source>
        <translation>ブロック(&amp;K):</translation>
    </message>
    <message>
        <source>Consecutive tokens that stay together</source>
        <translation>まとめて扱う連続トークン数</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>シード(&amp;D):</translation>
    </message>
    <message>
        <source>Of the split</source>
        <translation>分割のシード</translation>
    </message>
    <message>
        <source> UTC</source>
        <translation> UTC</translation>
    </message>
    <message>
        <source>What the trace is of: task=intent, part=prefill. Enter edits.</source>
        <translation>トレースの対象: task=intent, part=prefill。Enter で編集します。</translation>
    </message>
    <message>
        <source>No traces yet. Drop a router trace of Megatron, vLLM or SGLang on the window.</source>
        <translation>トレースがまだありません。Megatron、vLLM、SGLang のルータートレースをウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Counted now: %1.</source>
        <translation>現在の集計対象: %1。</translation>
    </message>
    <message>
        <source>all tokens of the newest trace</source>
        <translation>最新のトレースの全トークン</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>No tags yet: Enter on a trace gives it some</source>
        <translation>タグがまだありません: トレースで Enter を押すと付けられます</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>Counting the routing traces</source>
        <translation>ルーティングトレースを集計しています</translation>
    </message>
    <message>
        <source>Choose what counts of the traces</source>
        <translation>トレースの集計対象を選択</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TradeOffView</name>
    <message>
        <source>fullest GPU %1 the mean, %2 of the transitions change the GPU</source>
        <translation>負荷が最大の GPU は平均比 %1、GPU を切り替える遷移は %2</translation>
    </message>
    <message>
        <source>Load against traffic</source>
        <translation>負荷と通信量</translation>
    </message>
    <message>
        <source>Transitions that change the GPU</source>
        <translation>GPU を切り替える遷移</translation>
    </message>
    <message>
        <source>Fullest GPU over mean →</source>
        <translation>負荷が最大の GPU の平均比 →</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Fullest GPU over mean</source>
        <translation>負荷が最大の GPU の平均比</translation>
    </message>
    <message>
        <source>No placements to choose from yet.</source>
        <translation>選択できる配置がまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n placement(s) between even load and little traffic.</source>
        <translation>
            <numerusform>均等な負荷から少ない通信量までの配置 %n 通り。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>選択中: %1。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Views</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation>エキスパート親和性</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>エキスパート負荷</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>見つかったレイアウト</translation>
    </message>
    <message>
        <source>One setting at a time</source>
        <translation>設定を 1 つずつ変更</translation>
    </message>
    <message>
        <source>Experts on GPUs</source>
        <translation>GPU 上のエキスパート</translation>
    </message>
    <message>
        <source>GPU load by experts</source>
        <translation>エキスパートによる GPU 負荷</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
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
        <translation type="unfinished">区分</translation>
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
        <translation type="unfinished">%1 の仮定を解除</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation type="unfinished">仮定: %1</translation>
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
        <translation>%2 の GPU %1</translation>
    </message>
    <message>
        <source>the link %1 – %2</source>
        <translation>リンク %1 – %2</translation>
    </message>
    <message>
        <source>all links inside nodes</source>
        <translation>ノード内の全リンク</translation>
    </message>
    <message>
        <source>all links between nodes</source>
        <translation>ノード間の全リンク</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 を除去</translation>
    </message>
    <message>
        <source>computing at %1 %</source>
        <translation>計算 %1 %</translation>
    </message>
    <message>
        <source>links at %1 %</source>
        <translation>リンク %1 %</translation>
    </message>
    <message>
        <source>at %1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part and what is supposed of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>仮定: %1</translation>
    </message>
    <message>
        <source>As it &amp;is</source>
        <translation>現状のまま(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Removed, with its node</source>
        <translation>ノードごと除去(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Removed</source>
        <translation>除去(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>One of %n network port(s) lost</source>
        <translation>
            <numerusform>ネットワークポート %n 個中 1 個を喪失</numerusform>
        </translation>
    </message>
    <message>
        <source>Links at %1 %</source>
        <translation>リンク %1 %</translation>
    </message>
    <message>
        <source>At %1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Computing at %1 %</source>
        <translation>計算 %1 %</translation>
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
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>axis order</source>
        <translation>軸の順序</translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation>ステージごとのレイヤー</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>weight sharding</source>
        <translation>重みシャード</translation>
    </message>
    <message>
        <source>gradient sharding</source>
        <translation>勾配シャード</translation>
    </message>
    <message>
        <source>optimizer sharding</source>
        <translation>オプティマイザシャード</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation>ランク配置</translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation>エキスパート配置</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation>プラン名を変更</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 を %2 に設定</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>other %1</source>
        <translation>別の%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>field and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %3 → %2</translation>
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
        <translation>インターリーブ 1F1B</translation>
    </message>
    <message>
        <source>Zero bubble H1</source>
        <translation>ゼロバブル H1</translation>
    </message>
    <message>
        <source>Zero bubble H2</source>
        <translation>ゼロバブル H2</translation>
    </message>
    <message>
        <source>Zero bubble, automatic</source>
        <translation>ゼロバブル、自動</translation>
    </message>
    <message>
        <source>Zero bubble V</source>
        <translation>ゼロバブル V</translation>
    </message>
    <message>
        <source>Zero bubble V, automatic</source>
        <translation>ゼロバブル V、自動</translation>
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
        <translation>ループ型幅優先</translation>
    </message>
    <message>
        <source>Custom order</source>
        <translation>カスタム順序</translation>
    </message>
    <message>
        <source>On the first and last stage</source>
        <translation>先頭と最終のステージ</translation>
    </message>
    <message>
        <source>Fewer layers on those stages</source>
        <translation>先頭と最終のステージのレイヤーを減らす</translation>
    </message>
    <message>
        <source>Vocab-1: over all stages, one barrier</source>
        <translation>Vocab-1: 全ステージ、バリア 1 回</translation>
    </message>
    <message>
        <source>Vocab-2: over all stages, two barriers</source>
        <translation>Vocab-2: 全ステージ、バリア 2 回</translation>
    </message>
    <message>
        <source>Interlaced over all stages</source>
        <translation>全ステージにインターレース</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 混合</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 混合</translation>
    </message>
    <message>
        <source>FP8 mixed</source>
        <translation>FP8 混合</translation>
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
        <translation>Adam、BF16 モーメント</translation>
    </message>
    <message>
        <source>Adam, FP8 moments</source>
        <translation>Adam、FP8 モーメント</translation>
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
        <translation>なし</translation>
    </message>
    <message>
        <source>Selected modules</source>
        <translation>選択したモジュール</translation>
    </message>
    <message>
        <source>Everything, in groups of layers</source>
        <translation>すべて、レイヤーのグループ単位</translation>
    </message>
    <message>
        <source>The first layers of a stage</source>
        <translation>ステージの先頭レイヤー</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>To host memory</source>
        <translation>ホストメモリへ</translation>
    </message>
    <message>
        <source>To NVMe</source>
        <translation>NVMe へ</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>非同期</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>ブロッキング</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>非融合</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Eager</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>PowerSGD</source>
        <translation>PowerSGD</translation>
    </message>
    <message>
        <source>Not sharded</source>
        <translation>シャーディングなし</translation>
    </message>
    <message>
        <source>Over all data-parallel ranks</source>
        <translation>すべてのデータ並列ランク</translation>
    </message>
    <message>
        <source>Over groups of %1</source>
        <translation>%1 個ずつのグループ</translation>
    </message>
    <message>
        <source>Over directly linked GPUs</source>
        <translation>直結された GPU</translation>
    </message>
    <message>
        <source>Over the ranks of a node</source>
        <translation>ノード内のランク</translation>
    </message>
    <message>
        <source>Over all GPUs</source>
        <translation>すべての GPU</translation>
    </message>
    <message>
        <source>gradient type</source>
        <translation>勾配の型</translation>
    </message>
    <message>
        <source>cross entropy</source>
        <translation>クロスエントロピー</translation>
    </message>
    <message>
        <source>second copy of the weights</source>
        <translation>重みのセカンダリコピー</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>集めるレイヤー数</translation>
    </message>
    <message>
        <source>recomputed modules</source>
        <translation>再計算モジュール</translation>
    </message>
    <message>
        <source>recomputed layers</source>
        <translation>再計算レイヤー数</translation>
    </message>
    <message>
        <source>offloaded share</source>
        <translation>オフロード割合</translation>
    </message>
    <message>
        <source>optimizer on host</source>
        <translation>ホスト上のオプティマイザ</translation>
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
        <translation>EP ランクの最大負荷</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>フラグメンテーション</translation>
    </message>
    <message>
        <source>framework constant</source>
        <translation>フレームワーク定数</translation>
    </message>
    <message>
        <source>device context</source>
        <translation>デバイスコンテキスト</translation>
    </message>
    <message>
        <source>bytes per communicator</source>
        <translation>コミュニケータあたりのバイト数</translation>
    </message>
    <message>
        <source>locked ranks</source>
        <translation>ロックしたランク</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>devices per node</source>
        <translation>ノードあたりのデバイス</translation>
    </message>
    <message>
        <source>device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>measured links</source>
        <translation>計測済みリンク</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <source>microbatch size</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <source>global batch size</source>
        <translation>グローバルバッチサイズ</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>compression rank</source>
        <translation>圧縮ランク</translation>
    </message>
    <message>
        <source>overlap of data parallelism</source>
        <translation>データ並列のオーバーラップ</translation>
    </message>
    <message>
        <source>overlap of tensor parallelism</source>
        <translation>テンソル並列のオーバーラップ</translation>
    </message>
    <message>
        <source>overlap of expert parallelism</source>
        <translation>エキスパート並列のオーバーラップ</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <translation>%1、収まらない</translation>
    </message>
    <message>
        <source>All-to-all, a copy per pick</source>
        <translation>All-to-all、選択ごとに 1 コピー</translation>
    </message>
    <message>
        <source>Deduplicated, a copy per GPU</source>
        <translation>重複排除、GPU ごとに 1 コピー</translation>
    </message>
    <message>
        <source>Context-coherent, tokens stay</source>
        <translation>コンテキストコヒーレント、トークンは留まる</translation>
    </message>
    <message>
        <source>dispatch to experts</source>
        <translation>エキスパートへの送信</translation>
    </message>
    <message>
        <source>largest data-parallel message</source>
        <translation>データ並列の最大メッセージ</translation>
    </message>
</context>
</TS>
