<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Phrase</name>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>Choose the files in it.</source>
        <translation>その中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file is larger than 256 MiB.</source>
        <translation>ファイルが 256 MiB を超えています。</translation>
    </message>
    <message>
        <source>The trace is larger than 2 GiB.</source>
        <translation>トレースが 2 GiB を超えています。</translation>
    </message>
    <message>
        <source>Profile one step instead of many.</source>
        <translation>多数のステップではなく 1 ステップだけプロファイルしてください。</translation>
    </message>
    <message>
        <source>The project holds no plan.</source>
        <translation>プロジェクトにプランがありません。</translation>
    </message>
    <message>
        <source>Repair a copy of the project.</source>
        <translation>プロジェクトのコピーを修復してください。</translation>
    </message>
    <message>
        <source>Reports cannot be written as &apos;{}&apos;</source>
        <translation>レポートは &apos;{}&apos; としては書き出せません</translation>
    </message>
    <message>
        <source>Choose a name that ends in .html or .pdf.</source>
        <translation>.html または .pdf で終わる名前を選んでください。</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>レポートは書き出されませんでした。</translation>
    </message>
    <message>
        <source>The folder for own projects cannot be created.</source>
        <translation>自分のプロジェクト用のフォルダーを作成できません。</translation>
    </message>
    <message>
        <source>The example project is not installed.</source>
        <translation>サンプルプロジェクトがインストールされていません。</translation>
    </message>
    <message>
        <source>Build it, or open any plan document.</source>
        <translation>ビルドするか、任意のプラン文書を開いてください。</translation>
    </message>
    <message>
        <source>Did you mean {}?</source>
        <translation>{} のことですか?</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>なし (null)</translation>
    </message>
    <message>
        <source>the string &quot;{}&quot;</source>
        <translation>文字列 &quot;{}&quot;</translation>
    </message>
    <message>
        <source>an array of {}</source>
        <translation>{} の配列</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>the number {}</source>
        <translation>数値 {}</translation>
    </message>
    <message>
        <source>found {}, where {} is expected</source>
        <translation>{1} が必要な箇所に {0} があります</translation>
    </message>
    <message>
        <source>this field is missing, where {} is expected</source>
        <translation>{} が必要ですが、このフィールドがありません</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>an integer from {} to {}</source>
        <translation>{} から {} までの整数</translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation>{} から {} までの数値</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>an array of integers</source>
        <translation>整数の配列</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>文字列の配列</translation>
    </message>
    <message>
        <source>The field &quot;{}&quot; is unknown and has no effect.</source>
        <translation>フィールド &quot;{}&quot; は未知で、効果がありません。</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; appears twice in one object</source>
        <translation>1 つのオブジェクトにキー &quot;{}&quot; が 2 回あります</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>this is not well-formed JSON: {}</source>
        <translation>これは正しい形式の JSON ではありません: {}</translation>
    </message>
    <message>
        <source>The text seems to be cut off.</source>
        <translation>テキストが途中で切れているようです。</translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation>値が {} 個を超えています</translation>
    </message>
    <message>
        <source>the nesting is deeper than {} levels</source>
        <translation>入れ子が {} 段を超えています</translation>
    </message>
    <message>
        <source>this text is encoded in UTF-16</source>
        <translation>このテキストは UTF-16 でエンコードされています</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>this is a binary file, not JSON text</source>
        <translation>これは JSON テキストではなくバイナリファイルです</translation>
    </message>
    <message>
        <source>this text is not valid UTF-8</source>
        <translation>このテキストは正しい UTF-8 ではありません</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>テキストが空です</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>No device preset is called &quot;{}&quot;.</source>
        <translation>&quot;{}&quot; というデバイスプリセットはありません。</translation>
    </message>
    <message>
        <source>Nearest: {}.</source>
        <translation>最も近いもの: {}。</translation>
    </message>
    <message>
        <source>several plans are called &quot;{}&quot;</source>
        <translation>&quot;{}&quot; という名前のプランが複数あります</translation>
    </message>
    <message>
        <source>Name it by its place, from 1 to {}.</source>
        <translation>1 から {} までの位置で指定してください。</translation>
    </message>
    <message>
        <source>there is no plan {} to be the baseline</source>
        <translation>ベースラインにするプラン {} がありません</translation>
    </message>
    <message>
        <source>Plans count from 1 to {}: {}.</source>
        <translation>プランの番号は 1 から {} までです: {}。</translation>
    </message>
    <message>
        <source>{} a step, {} tokens/s, {:.1f} % MFU</source>
        <translation>1 ステップ {}、{} tokens/s、MFU {:.1f} %</translation>
    </message>
    <message>
        <source>{} fits: {}.</source>
        <translation>{} は収まります: {}。</translation>
    </message>
    <message>
        <source>{} is the only plan that fits: {}.</source>
        <translation>収まるプランは {} だけです: {}。</translation>
    </message>
    <message>
        <source>{} gives up {:.1f} % of the tokens per second of {} and fits at the high end of its memory band, which that does not: {}.</source>
        <translation>{0} は、トークン毎秒で {2} に {1} % 及びませんが、後者と違ってメモリ推定範囲の上端でも収まります: {3}。</translation>
    </message>
    <message>
        <source>{} is the fastest plan that fits: {}; {:.1f} % more tokens per second than {}, the next.</source>
        <translation>{0} は収まるプランのうち最速です: {1}。トークン毎秒は次点の {3} より {2} % 多くなります。</translation>
    </message>
    <message>
        <source>Its fullest GPU, on stage {}, holds {} of {} and keeps {} free</source>
        <translation>最も埋まる GPU はステージ {0} にあり、{2} のうち {1} を使い、空きは {3} です</translation>
    </message>
    <message>
        <source>; at the high end of the band still {}.</source>
        <translation>。推定範囲の上端でもなお {} です。</translation>
    </message>
    <message>
        <source>; at the high end of the band it does not fit.</source>
        <translation>。推定範囲の上端では収まりません。</translation>
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
        <source>expert-parallel communication</source>
        <translation>エキスパート並列通信</translation>
    </message>
    <message>
        <source>exposed data-parallel communication</source>
        <translation>隠蔽されないデータ並列通信</translation>
    </message>
    <message>
        <source>the optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>the pipeline bubble</source>
        <translation>パイプラインバブル</translation>
    </message>
    <message>
        <source>offloading</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>{:.0f} % of its step is compute; what costs most beside it is {} ({}, {:.1f} %).</source>
        <translation>ステップの {:.0f} % が計算です。それ以外で最もコストが大きいのは{} ({}、{:.1f} %) です。</translation>
    </message>
    <message>
        <source>{} is not possible; see its diagnoses.</source>
        <translation>{} は成立しません。診断を参照してください。</translation>
    </message>
    <message>
        <source>{} would be faster, but does not fit: stage {} lacks {}.</source>
        <translation>{} の方が速いはずですが、収まりません: ステージ {} で {} 不足しています。</translation>
    </message>
    <message>
        <source>{} does not fit: stage {} lacks {}.</source>
        <translation>{} は収まりません: ステージ {} で {} 不足しています。</translation>
    </message>
    <message>
        <source>The plan cannot be recommended as it is.</source>
        <translation>このプランは、このままでは推奨できません。</translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is.</source>
        <translation>どのプランも、このままでは推奨できません。</translation>
    </message>
    <message>
        <source>There is no measured step to calibrate with.</source>
        <translation>校正に使える計測ステップがありません。</translation>
    </message>
    <message>
        <source>Give at least one run whose plan is legal and whose time is above zero.</source>
        <translation>プランが有効で時間が 0 より大きい実行を少なくとも 1 つ指定してください。</translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation>校正は中止されました。</translation>
    </message>
    <message>
        <source>One measured step cannot be held against a fit to the others.</source>
        <translation>計測ステップが 1 つでは、残りへの当てはめと照合できません。</translation>
    </message>
    <message>
        <source>The evaluation was cancelled.</source>
        <translation>評価は中止されました。</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>ほか {} 件</translation>
    </message>
    <message>
        <source>What-if: {}.</source>
        <translation>仮定: {}。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation>すべての仮定を解除</translation>
    </message>
    <message>
        <source>{} of {} nodes is kept free as broken or draining.</source>
        <translation>{1} ノードのうち {0} ノードは、故障中またはドレイン中として空けてあります。</translation>
    </message>
    <message>
        <source>{} of {} nodes are kept free as broken or draining.</source>
        <translation>{1} ノードのうち {0} ノードは、故障中またはドレイン中として空けてあります。</translation>
    </message>
    <message>
        <source>The model has no experts that could move</source>
        <translation>モデルには移動できるエキスパートがありません</translation>
    </message>
    <message>
        <source>The plans differ in layout, stages or rank placement, so that more than experts would move</source>
        <translation>プランのレイアウト、ステージ、またはランク配置が異なり、エキスパート以外も移動することになります</translation>
    </message>
    <message>
        <source>Compare plans that differ in experts.placement only.</source>
        <translation>experts.placement だけが異なるプランを比較してください。</translation>
    </message>
    <message>
        <source>same step time</source>
        <translation>ステップ時間は同じ</translation>
    </message>
    <message>
        <source>step {:+.1f} %</source>
        <translation>ステップ {:+.1f} %</translation>
    </message>
    <message>
        <source>Stage {} needs {} of a device that has {}: {} too much.</source>
        <translation>ステージ {0} は {2} のデバイスに対して {1} を必要とします: {3} 超過です。</translation>
    </message>
    <message>
        <source> At the low end of its band, {}, it would fit.</source>
        <translation> 推定範囲の下端 {} なら収まります。</translation>
    </message>
    <message>
        <source> No single change is enough; these save most.</source>
        <translation> 単独の変更で足りるものはありません。以下が最も節約になります。</translation>
    </message>
    <message>
        <source> No single change lowers the peak.</source>
        <translation> 単独の変更でピークを下げるものはありません。</translation>
    </message>
    <message>
        <source>routing keeps the fullest expert rank within {:.2f} x the mean load ({:.2f} expected, up to {:.2f})</source>
        <translation>ルーティングで最も埋まるエキスパートランクが平均負荷の {:.2f} 倍以内に収まる (予想 {:.2f}、最大 {:.2f})</translation>
    </message>
    <message>
        <source>reserved memory stays within {:.3f} x allocated ({:.3f} expected, up to {:.3f})</source>
        <translation>予約済みメモリが割り当て済みの {:.3f} 倍以内に収まる (予想 {:.3f}、最大 {:.3f})</translation>
    </message>
    <message>
        <source>routing and fragmentation are not at their worst together</source>
        <translation>ルーティングと断片化が同時に最悪にならない</translation>
    </message>
    <message>
        <source>Stage {} fits with {} to spare, but its band reaches {} of {}: it fits only if {}.</source>
        <translation>ステージ {0} は {1} の余裕で収まりますが、推定範囲は {3} のうち {2} に達します: 収まるのは次の場合だけです: {4}。</translation>
    </message>
    <message>
        <source> and </source>
        <translation>、かつ</translation>
    </message>
    <message>
        <source> ({}, {})</source>
        <translation> ({}、{})</translation>
    </message>
    <message>
        <source>{} of {} tensor-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}).</source>
        <translation>{1} 個のテンソル並列グループのうち {0} 個がノードをまたぎ、{2} という遅いリンクで毎レイヤー通信します ({3} から {4})。</translation>
    </message>
    <message>
        <source>Place the ranks in order</source>
        <translation>ランクを順番どおりに配置</translation>
    </message>
    <message>
        <source>Offloading {:.0f} % of the activations of stage {} needs {}, and the way out has {}: backward passes wait.</source>
        <translation>ステージ {1} のアクティベーションの {0} % をオフロードするには {2} が必要ですが、出口の帯域は {3} です: 逆伝播パスが待たされます。</translation>
    </message>
    <message>
        <source>Offload {:.0f} %, which nobody waits for</source>
        <translation>待ちが生じない {:.0f} % をオフロード</translation>
    </message>
    <message>
        <source>Do not offload activations</source>
        <translation>アクティベーションをオフロードしない</translation>
    </message>
    <message>
        <source>The script gives no bandwidth of a node in cluster_info</source>
        <translation>スクリプトの cluster_info にノードの帯域幅がありません</translation>
    </message>
    <message>
        <source>Choose the script of AMP that describes the cluster.</source>
        <translation>クラスタを記述した AMP のスクリプトを選んでください。</translation>
    </message>
    <message>
        <source>Node {} has no bandwidth</source>
        <translation>ノード {} に帯域幅がありません</translation>
    </message>
    <message>
        <source>Give cluster_info of every node from 0 on.</source>
        <translation>0 以降のすべてのノードの cluster_info を指定してください。</translation>
    </message>
    <message>
        <source>The bandwidths are constants of a script: they are taken as assumptions</source>
        <translation>帯域幅はスクリプトの定数です: 仮定値として扱います</translation>
    </message>
    <message>
        <source>Write [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])].</source>
        <translation>[torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])] と書いてください。</translation>
    </message>
    <message>
        <source>A node needs two bandwidths: to other nodes, and inside</source>
        <translation>ノードには 2 つの帯域幅が必要です: 他ノード向けとノード内</translation>
    </message>
    <message>
        <source>{} is no number of a node</source>
        <translation>{} はノードの番号ではありません</translation>
    </message>
    <message>
        <source>Nodes are numbered from 0 to {}</source>
        <translation>ノードの番号は 0 から {} までです</translation>
    </message>
    <message>
        <source>{} is no constant</source>
        <translation>{} は定数ではありません</translation>
    </message>
    <message>
        <source>{} is no number of 4-byte elements per second</source>
        <translation>{} は 1 秒あたりの 4 バイト要素数ではありません</translation>
    </message>
    <message>
        <source>The array is damaged: {}</source>
        <translation>配列が壊れています: {}</translation>
    </message>
    <message>
        <source>Write the file again with numpy.save.</source>
        <translation>numpy.save でファイルを書き直してください。</translation>
    </message>
    <message>
        <source>no NumPy signature</source>
        <translation>NumPy のシグネチャがありません</translation>
    </message>
    <message>
        <source>format version {}</source>
        <translation>形式のバージョン {}</translation>
    </message>
    <message>
        <source>it ends within its header</source>
        <translation>ヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <source>The array is not of int64 in C order</source>
        <translation>配列が C 順の int64 ではありません</translation>
    </message>
    <message>
        <source>Convert it: numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;).</source>
        <translation>変換してください: numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;)。</translation>
    </message>
    <message>
        <source>the shape cannot be read</source>
        <translation>形状を読み取れません</translation>
    </message>
    <message>
        <source>it claims more values than the file holds</source>
        <translation>ファイルにあるより多くの値を宣言しています</translation>
    </message>
    <message>
        <source>it claims {} values, the file holds {} bytes of them</source>
        <translation>{} 個の値を宣言していますが、ファイルにはその {} バイト分しかありません</translation>
    </message>
    <message>
        <source>{} is &quot;auto&quot;: the trainer decides it.</source>
        <translation>{} は &quot;auto&quot; です: トレーナーが決定します。</translation>
    </message>
    <message>
        <source>a batch of {} is no multiple of microbatch {} x {} accumulation steps</source>
        <translation>バッチ {} は、マイクロバッチ {} x 蓄積ステップ {} の倍数ではありません</translation>
    </message>
    <message>
        <source>The batch is microbatch x accumulation steps x data-parallel ranks.</source>
        <translation>バッチは、マイクロバッチ x 蓄積ステップ x データ並列ランクです。</translation>
    </message>
    <message>
        <source>Optimizer states on drives are estimated as in host memory.</source>
        <translation>ドライブ上のオプティマイザ状態は、ホストメモリ上にあるものとして見積もられます。</translation>
    </message>
    <message>
        <source>Weights that are kept in host memory are not estimated here: not read.</source>
        <translation>ホストメモリに置かれる重みはここでは見積もられません: 読み込んでいません。</translation>
    </message>
    <message>
        <source>MiCS needs ZeRO stage 3, not {}</source>
        <translation>MiCS には {} ではなく ZeRO ステージ 3 が必要です</translation>
    </message>
    <message>
        <source>hpZ and MiCS exclude each other</source>
        <translation>hpZ と MiCS は併用できません</translation>
    </message>
    <message>
        <source>{} makes traffic smaller, which is not estimated here.</source>
        <translation>{} は通信量を減らしますが、ここでは見積もられません。</translation>
    </message>
    <message>
        <source>Which layers are recomputed is set in the model&apos;s code: not read.</source>
        <translation>どのレイヤーを再計算するかはモデルのコードで設定されます: 読み込んでいません。</translation>
    </message>
    <message>
        <source>The model has no experts to place</source>
        <translation>モデルには配置するエキスパートがありません</translation>
    </message>
    <message>
        <source>Choose a plan of a mixture-of-experts model.</source>
        <translation>mixture-of-experts モデルのプランを選んでください。</translation>
    </message>
    <message>
        <source>The expert placement of the plan is of another model</source>
        <translation>プランのエキスパート配置は別のモデルのものです</translation>
    </message>
    <message>
        <source>See: rankloom-cli evaluate.</source>
        <translation>rankloom-cli evaluate を参照してください。</translation>
    </message>
    <message>
        <source>{} experts do not divide among {} devices</source>
        <translation>{} 個のエキスパートは {} 台のデバイスに等分できません</translation>
    </message>
    <message>
        <source>Choose an EP that divides the experts.</source>
        <translation>エキスパート数を割り切る EP を選んでください。</translation>
    </message>
    <message>
        <source>Expert {} is placed on device {} of {}</source>
        <translation>エキスパート {0} が、{2} 台中のデバイス {1} に配置されています</translation>
    </message>
    <message>
        <source>Device {} holds {} experts in layer row {}, device 0 holds {} in row 0: this engine needs equally many everywhere</source>
        <translation>デバイス {0} はレイヤーの行 {2} に {1} 個のエキスパートを持ち、デバイス 0 は行 0 に {3} 個を持ちます: このエンジンではどこでも同数である必要があります</translation>
    </message>
    <message>
        <source>The map does not place the experts of layer {}</source>
        <translation>マップがレイヤー {} のエキスパートを配置していません</translation>
    </message>
    <message>
        <source>Choose a map of this model.</source>
        <translation>このモデルのマップを選んでください。</translation>
    </message>
    <message>
        <source>The map has {} layers; the model has {}, {} of them with experts</source>
        <translation>マップは {} レイヤーですが、モデルは {} レイヤーで、うちエキスパートを持つのは {} レイヤーです</translation>
    </message>
    <message>
        <source>Layer {}: the map names expert {}, the model has {}</source>
        <translation>レイヤー {}: マップにエキスパート {} がありますが、モデルには {} 個しかありません</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is twice on device {}, which wastes a slot</source>
        <translation>レイヤー {}: エキスパート {} がデバイス {} に 2 回あり、スロットが 1 つ無駄になっています</translation>
    </message>
    <message>
        <source>Place the experts again without copies on one device.</source>
        <translation>同じデバイスにコピーが重ならないように、エキスパートを配置し直してください。</translation>
    </message>
    <message>
        <source>Layer {}: expert {} has no device</source>
        <translation>レイヤー {}: エキスパート {} にデバイスがありません</translation>
    </message>
    <message>
        <source>Choose a complete map.</source>
        <translation>完全なマップを選んでください。</translation>
    </message>
    <message>
        <source>The model of the project has no experts</source>
        <translation>プロジェクトのモデルにはエキスパートがありません</translation>
    </message>
    <message>
        <source>Import the model the map is for first.</source>
        <translation>先に、このマップの対象モデルをインポートしてください。</translation>
    </message>
    <message>
        <source>The map places experts on {} devices, EP of the plan is {}</source>
        <translation>マップはエキスパートを {} 台のデバイスに配置しますが、プランの EP は {} です</translation>
    </message>
    <message>
        <source>Set EP to {}.</source>
        <translation>EP を {} に設定してください。</translation>
    </message>
    <message>
        <source>{} slots of a layer do not divide among the {} devices of EP</source>
        <translation>1 レイヤーの {} スロットは、EP の {} 台のデバイスに等分できません</translation>
    </message>
    <message>
        <source>Set EP to what the map was made for.</source>
        <translation>EP を、マップの作成時の値に設定してください。</translation>
    </message>
    <message>
        <source>Choose an unedited map of where experts are.</source>
        <translation>エキスパートの所在を示す、未編集のマップを選んでください。</translation>
    </message>
    <message>
        <source>The map has {} layers</source>
        <translation>マップは {} レイヤーです</translation>
    </message>
    <message>
        <source>The layers of the map have different numbers of devices</source>
        <translation>マップのレイヤーごとにデバイス数が異なります</translation>
    </message>
    <message>
        <source>The map is no list of layers</source>
        <translation>マップがレイヤーのリストではありません</translation>
    </message>
    <message>
        <source>Row {} of the map is no list of experts</source>
        <translation>マップの行 {} がエキスパートのリストではありません</translation>
    </message>
    <message>
        <source>Row {} does not divide among {} devices</source>
        <translation>行 {} は {} 台のデバイスに等分できません</translation>
    </message>
    <message>
        <source>The document does not say on how many devices it places experts</source>
        <translation>エキスパートを何台のデバイスに配置するかが文書に書かれていません</translation>
    </message>
    <message>
        <source>The map has no layer_list</source>
        <translation>マップに layer_list がありません</translation>
    </message>
    <message>
        <source>The map says it has {} layers and lists {}</source>
        <translation>マップは {} レイヤーと宣言していますが、列挙されているのは {} レイヤーです</translation>
    </message>
    <message>
        <source>A layer of the map has no layer_id of its own, or no device_list</source>
        <translation>マップのあるレイヤーに、固有の layer_id または device_list がありません</translation>
    </message>
    <message>
        <source>Layer {}: a device has no device_id of its own, or no experts</source>
        <translation>レイヤー {}: あるデバイスに、固有の device_id またはエキスパートがありません</translation>
    </message>
    <message>
        <source>Expected a key and a value</source>
        <translation>キーと値が必要です</translation>
    </message>
    <message>
        <source>A layer has no list of experts, or is there twice</source>
        <translation>あるレイヤーにエキスパートのリストがないか、そのレイヤーが 2 回あります</translation>
    </message>
    <message>
        <source>The list of a layer is too long</source>
        <translation>あるレイヤーのリストが長すぎます</translation>
    </message>
    <message>
        <source>The list holds something else than experts</source>
        <translation>リストにエキスパート以外のものが含まれています</translation>
    </message>
    <message>
        <source>num_slots is {}, the layer has {}</source>
        <translation>num_slots は {} ですが、レイヤーには {} あります</translation>
    </message>
    <message>
        <source>The list of the last layer does not end: the file is cut</source>
        <translation>最後のレイヤーのリストが終わっていません: ファイルが途中で切れています</translation>
    </message>
    <message>
        <source>The columns must be layer,expert,device</source>
        <translation>列は layer,expert,device でなければなりません</translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a device</source>
        <translation>行にレイヤー、エキスパート、デバイスがそろっていません</translation>
    </message>
    <message>
        <source>The map names too many layers and devices</source>
        <translation>マップにあるレイヤーとデバイスが多すぎます</translation>
    </message>
    <message>
        <source>this plan has no timeline: it cannot be evaluated</source>
        <translation>このプランにはタイムラインがありません: 評価できません</translation>
    </message>
    <message>
        <source>See the diagnoses of its evaluation.</source>
        <translation>評価の診断を参照してください。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {}</source>
        <translation>PyTorch のスケジュールファイルには {} を表す形式がありません</translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {} with vocabulary passes</source>
        <translation>PyTorch のスケジュールファイルには、語彙パス付きの {} を表す形式がありません</translation>
    </message>
    <message>
        <source>Choose a schedule of forward and backward passes alone.</source>
        <translation>順伝播と逆伝播のパスだけのスケジュールを選んでください。</translation>
    </message>
    <message>
        <source>The figures hold under what-ifs: {}. Removed nodes are left out here, too.</source>
        <translation>数値は 仮定のもとでの値です: {}。取り除いたノードはここでも除かれています。</translation>
    </message>
    <message>
        <source>Correct the plan first.</source>
        <translation>先にプランを修正してください。</translation>
    </message>
    <message>
        <source>{}, for one.</source>
        <translation>一例: {}。</translation>
    </message>
    <message>
        <source>DeepSpeed shards over all {} data-parallel ranks (ZeRO 1 to 3), or everything over a smaller group (MiCS).</source>
        <translation>DeepSpeed は、{} 個のデータ並列ランクすべてにわたってシャーディングするか (ZeRO 1 から 3)、より小さいグループですべてをシャーディングします (MiCS)。</translation>
    </message>
    <message>
        <source>A second copy of the weights (hpZ) needs ZeRO 3 over all data-parallel ranks.</source>
        <translation>重みの 2 つ目のコピー (hpZ) には、全データ並列ランクにわたる ZeRO 3 が必要です。</translation>
    </message>
    <message>
        <source>8-bit training is set up in the model&apos;s code: bf16 is written.</source>
        <translation>8 ビット学習はモデルのコードで設定されます: bf16 と書き出します。</translation>
    </message>
    <message>
        <source>{} {} is set in the model&apos;s code, not in this file.</source>
        <translation>{} {} はこのファイルではなく、モデルのコードで設定されます。</translation>
    </message>
    <message>
        <source>The order of ranks is the launcher&apos;s and the model code&apos;s.</source>
        <translation>ランクの順序はランチャーとモデルのコードで決まります。</translation>
    </message>
    <message>
        <source>Recomputation is switched on in the model&apos;s code.</source>
        <translation>再計算はモデルのコードで有効にします。</translation>
    </message>
    <message>
        <source>Constants of the memory estimate stay with the plan: {}.</source>
        <translation>メモリ見積もりの定数はプラン側に残ります: {}。</translation>
    </message>
    <message>
        <source>The placement of ranks on GPUs leaves the program as node order: export a rank file, a host file, Slurm or torchrun commands too.</source>
        <translation>GPU へのランク配置は、ノードの順序としてプログラムから出力されます: ランクファイル、ホストファイル、Slurm または torchrun のコマンドもエクスポートしてください。</translation>
    </message>
    <message>
        <source>Experts are laid out contiguously here; only SGLang takes a placement of experts.</source>
        <translation>ここではエキスパートは連続して並べられます。エキスパート配置を受け付けるのは SGLang だけです。</translation>
    </message>
    <message>
        <source>node {} is called &quot;{}&quot;, which is no host name</source>
        <translation>ノード {} の名前 &quot;{}&quot; はホスト名ではありません</translation>
    </message>
    <message>
        <source>Import a host file with the names of the nodes.</source>
        <translation>ノード名を含むホストファイルをインポートしてください。</translation>
    </message>
    <message>
        <source>two nodes are called &quot;{}&quot;</source>
        <translation>2 つのノードの名前が &quot;{}&quot; です</translation>
    </message>
    <message>
        <source>the plan is longer than {}</source>
        <translation>プランが {} を超えています</translation>
    </message>
    <message>
        <source>Import measured links and routing into a project instead of stating them in the plan.</source>
        <translation>測定したリンクとルーティングはプランに書かず、プロジェクトにインポートしてください。</translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation>それぞれに固有の名前を付けてください。</translation>
    </message>
    <message>
        <source>a list of nodes can only place whole nodes: here a node holds ranks that do not follow each other</source>
        <translation>ノードのリストではノード単位の配置しかできません: ここでは 1 つのノードに連続しないランクがあります</translation>
    </message>
    <message>
        <source>Export a rank file, or place whole nodes.</source>
        <translation>ランクファイルをエクスポートするか、ノード単位で配置してください。</translation>
    </message>
    <message>
        <source>The order of ranks inside a node is not in this file: export a rank file or torchrun commands.</source>
        <translation>ノード内のランクの順序はこのファイルに含まれません: ランクファイルまたは torchrun のコマンドをエクスポートしてください。</translation>
    </message>
    <message>
        <source>Slurm numbers the tasks of a node by rank: another order of GPUs inside a node is not in this file.</source>
        <translation>Slurm はノードのタスクにランク順で番号を付けます: ノード内の GPU の別の順序はこのファイルに含まれません。</translation>
    </message>
    <message>
        <source>Context parallelism of a training plan has no counterpart in {}.</source>
        <translation>学習プランのコンテキスト並列に対応するものは {} にありません。</translation>
    </message>
    <message>
        <source>{} has one chunk of the model per pipeline rank.</source>
        <translation>{} では、モデルのチャンクはパイプラインランクごとに 1 つです。</translation>
    </message>
    <message>
        <source>{} splits the layers evenly by itself.</source>
        <translation>{} はレイヤーを自動で均等に分割します。</translation>
    </message>
    <message>
        <source>Start the nodes in the order of a host file: export one too.</source>
        <translation>ホストファイルの順にノードを起動してください: ホストファイルもエクスポートしてください。</translation>
    </message>
    <message>
        <source>vLLM spreads experts over TP x DP = {} ranks.</source>
        <translation>vLLM はエキスパートを TP x DP = {} ランクに分散します。</translation>
    </message>
    <message>
        <source>vLLM takes no placement of experts: its own balancer (--enable-eplb) moves them.</source>
        <translation>vLLM はエキスパート配置を受け付けません: 独自のバランサー (--enable-eplb) が移動します。</translation>
    </message>
    <message>
        <source>A replica is larger than a node: vLLM then needs Ray (--data-parallel-backend ray) to place it.</source>
        <translation>レプリカがノードより大きくなっています: その場合、vLLM での配置には Ray (--data-parallel-backend ray) が必要です。</translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind SGLang&apos;s router.</source>
        <translation>これは {} 個のレプリカの 1 つです: 同じ数だけ SGLang のルーターの背後で起動してください。</translation>
    </message>
    <message>
        <source>SGLang shards an expert over {} ranks: what EP {} leaves of TP x DP = {}.</source>
        <translation>SGLang は 1 つのエキスパートを {0} ランクにシャーディングします: TP x DP = {2} を EP {1} で割った残りです。</translation>
    </message>
    <message>
        <source>The placement of experts is a file of its own: export sglang-experts as expert_location.json.</source>
        <translation>エキスパート配置は別のファイルです: sglang-experts を expert_location.json としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>torchtitan always shards over context-parallel ranks.</source>
        <translation>torchtitan は常にコンテキスト並列ランクにわたってシャーディングします。</translation>
    </message>
    <message>
        <source>torchtitan keeps vocabulary layers on the first and last stage.</source>
        <translation>torchtitan は語彙レイヤーを最初と最後のステージに置きます。</translation>
    </message>
    <message>
        <source>Groups of microbatches have PyTorch&apos;s own size.</source>
        <translation>マイクロバッチのグループは PyTorch 独自のサイズになります。</translation>
    </message>
    <message>
        <source>Transfers between stages are asynchronous in PyTorch.</source>
        <translation>PyTorch ではステージ間の転送は非同期です。</translation>
    </message>
    <message>
        <source>{} holds two copies of the model: 1F1B is written.</source>
        <translation>{} はモデルのコピーを 2 つ持ちます: 1F1B と書き出します。</translation>
    </message>
    <message>
        <source>{} goes along as schedule.csv: export it too (schedule-csv).</source>
        <translation>{} は schedule.csv として添えられます: これもエクスポートしてください (schedule-csv)。</translation>
    </message>
    <message>
        <source>torchtitan chooses operations, not modules: its own selection is written.</source>
        <translation>torchtitan はモジュールではなく演算を選びます: torchtitan 独自の選択を書き出します。</translation>
    </message>
    <message>
        <source>torchtitan recomputes every layer by itself.</source>
        <translation>torchtitan は自らすべてのレイヤーを再計算します。</translation>
    </message>
    <message>
        <source>torchtitan has an order of ranks of its own.</source>
        <translation>torchtitan のランク順序は独自のものです。</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) no schedule is written.</source>
        <translation>パイプラインなし (PP 1) では、スケジュールは書き出されません。</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there are no chunks.</source>
        <translation>パイプラインなし (PP 1) では、チャンクはありません。</translation>
    </message>
    <message>
        <source>torchtitan trains in bfloat16: that is written.</source>
        <translation>torchtitan は bfloat16 で学習します: そのように書き出します。</translation>
    </message>
    <message>
        <source>torchtitan&apos;s tensor parallelism is always sequence-parallel.</source>
        <translation>torchtitan のテンソル並列は常にシーケンス並列です。</translation>
    </message>
    <message>
        <source>Recomputation belongs to the registered configuration.</source>
        <translation>再計算は登録済みの構成に属します。</translation>
    </message>
    <message>
        <source>Sequence parallelism belongs to the registered configuration.</source>
        <translation>シーケンス並列は登録済みの構成に属します。</translation>
    </message>
    <message>
        <source>An uneven split goes into the configuration as parallelism.module_fqns_per_model_part.</source>
        <translation>不均等な分割は、構成の parallelism.module_fqns_per_model_part に入ります。</translation>
    </message>
    <message>
        <source>{} splits layers by itself: an own split of stages has no key.</source>
        <translation>{} はレイヤーを自動で分割します: 独自のステージ分割を表すキーはありません。</translation>
    </message>
    <message>
        <source>{} does not run the schedule {}.</source>
        <translation>{} はスケジュール {} を実行できません。</translation>
    </message>
    <message>
        <source>{} recomputes every layer by itself: a number of layers has no key.</source>
        <translation>{} は自らすべてのレイヤーを再計算します: レイヤー数を表すキーはありません。</translation>
    </message>
    <message>
        <source>Training in fp32 has no recipe name: set model.params_dtype.</source>
        <translation>fp32 での学習にはレシピ名がありません: model.params_dtype を設定してください。</translation>
    </message>
    <message>
        <source>NeMo 1 has no tensor parallelism of its own inside experts.</source>
        <translation>NeMo 1 には、エキスパート内部に独自のテンソル並列がありません。</translation>
    </message>
    <message>
        <source>NeMo 1 shards optimizer states over all data-parallel ranks.</source>
        <translation>NeMo 1 はオプティマイザ状態を全データ並列ランクにシャーディングします。</translation>
    </message>
    <message>
        <source>nanotron&apos;s files have no 8-bit training: bfloat16 is written.</source>
        <translation>nanotron のファイルには 8 ビット学習がありません: bfloat16 と書き出します。</translation>
    </message>
    <message>
        <source>nanotron shards optimizer states over all data-parallel ranks (ZeRO 1), or nothing.</source>
        <translation>nanotron は、オプティマイザ状態を全データ並列ランクにシャーディングするか (ZeRO 1)、何もシャーディングしません。</translation>
    </message>
    <message>
        <source>nanotron has no tensor parallelism of its own inside experts.</source>
        <translation>nanotron には、エキスパート内部に独自のテンソル並列がありません。</translation>
    </message>
    <message>
        <source>nanotron has one chunk of the model per pipeline rank.</source>
        <translation>nanotron では、モデルのチャンクはパイプラインランクごとに 1 つです。</translation>
    </message>
    <message>
        <source>Accelerate shards weights, gradients and optimizer states over one group, or replicates all.</source>
        <translation>Accelerate は、重み、勾配、オプティマイザ状態を 1 つのグループでシャーディングするか、すべてを複製します。</translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no pipeline: the processes of one stage are written.</source>
        <translation>Accelerate のファイルにはパイプラインがありません: 1 ステージ分のプロセスを書き出します。</translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no expert parallelism.</source>
        <translation>Accelerate のファイルにはエキスパート並列がありません。</translation>
    </message>
    <message>
        <source>The configuration has the keys of DeepSeek&apos;s inference code: they were translated; prediction layers are not in it</source>
        <translation>構成は DeepSeek の推論コードのキーを使っています: キーは変換しました。予測レイヤーは含まれていません</translation>
    </message>
    <message>
        <source>This is a {}, not a file to parse whole</source>
        <translation>これは {} で、全体を解析するファイルではありません</translation>
    </message>
    <message>
        <source>Import it as a routing trace.</source>
        <translation>ルーティングトレースとしてインポートしてください。</translation>
    </message>
    <message>
        <source>Open it instead of importing it.</source>
        <translation>インポートではなく、開いてください。</translation>
    </message>
    <message>
        <source>The overlap coefficient {} is not used: overlap is simulated</source>
        <translation>オーバーラップ係数 {} は使いません: オーバーラップはシミュレートされます</translation>
    </message>
    <message>
        <source>{} is not understood</source>
        <translation>{} を解釈できません</translation>
    </message>
    <message>
        <source>{} is not a positive figure</source>
        <translation>{} は正の数値ではありません</translation>
    </message>
    <message>
        <source>Correct the figure, or measure again.</source>
        <translation>数値を修正するか、計測し直してください。</translation>
    </message>
    <message>
        <source>The file holds none of Galvatron&apos;s bandwidths or times: nothing in it says how fast a link is</source>
        <translation>ファイルに Galvatron の帯域幅も時間もありません: リンクの速さを示すものがありません</translation>
    </message>
    <message>
        <source>Choose an allreduce_bandwidth, p2p_bandwidth or sp_time file.</source>
        <translation>allreduce_bandwidth、p2p_bandwidth、または sp_time ファイルを選んでください。</translation>
    </message>
    <message>
        <source>{} is no host and node</source>
        <translation>{} はホストとノードの組ではありません</translation>
    </message>
    <message>
        <source>Write HOST=NODE, or HOST= for a host that is no node of this cluster.</source>
        <translation>HOST=NODE と書くか、このクラスタのノードでないホストには HOST= と書いてください。</translation>
    </message>
    <message>
        <source>the file maps more than {} hosts</source>
        <translation>ファイルが {} 個を超えるホストを対応付けています</translation>
    </message>
    <message>
        <source>{} is mapped to {} and to {}</source>
        <translation>{} が {} と {} の両方に対応付けられています</translation>
    </message>
    <message>
        <source>Keep one of the lines.</source>
        <translation>どちらか 1 行を残してください。</translation>
    </message>
    <message>
        <source>{} is mapped to {}, which is no node of this cluster</source>
        <translation>{} が {} に対応付けられていますが、このクラスタのノードではありません</translation>
    </message>
    <message>
        <source>Name a node of the project.</source>
        <translation>プロジェクトのノードを指定してください。</translation>
    </message>
    <message>
        <source>The file names no host</source>
        <translation>ファイルにホスト名がありません</translation>
    </message>
    <message>
        <source>Give one host per line: node1 slots=8.</source>
        <translation>1 行に 1 ホストを指定してください: node1 slots=8。</translation>
    </message>
    <message>
        <source>Write &quot;node1 slots=8&quot;, &quot;node1:8&quot;, &quot;node1&quot; or &quot;rank 0=node1 slot=0&quot;.</source>
        <translation>&quot;node1 slots=8&quot;、&quot;node1:8&quot;、&quot;node1&quot;、または &quot;rank 0=node1 slot=0&quot; と書いてください。</translation>
    </message>
    <message>
        <source>There are more than {} hosts</source>
        <translation>ホストが {} 台を超えています</translation>
    </message>
    <message>
        <source>{} is not a host</source>
        <translation>{} はホストではありません</translation>
    </message>
    <message>
        <source>{} is not a number of slots from 1 to {}</source>
        <translation>{} は 1 から {} までのスロット数ではありません</translation>
    </message>
    <message>
        <source>{} has more than {} slots</source>
        <translation>{} のスロットが {} を超えています</translation>
    </message>
    <message>
        <source>{} does not place a rank</source>
        <translation>{} はランクを配置していません</translation>
    </message>
    <message>
        <source>Rank {} is placed twice</source>
        <translation>ランク {} が 2 回配置されています</translation>
    </message>
    <message>
        <source>No host below a switch is described</source>
        <translation>スイッチの下にホストの記述がありません</translation>
    </message>
    <message>
        <source>Choose the complete output of ibnetdiscover.</source>
        <translation>ibnetdiscover の完全な出力を選んでください。</translation>
    </message>
    <message>
        <source>{} ports do not say which host they belong to: they are left out</source>
        <translation>{} 個のポートはどのホストのものか不明です: 除外します</translation>
    </message>
    <message>
        <source>The file names addresses only; say which hosts the client and the server were</source>
        <translation>ファイルにはアドレスしかありません。クライアントとサーバーがどのホストだったかを指定してください</translation>
    </message>
    <message>
        <source>The run failed: {}</source>
        <translation>実行が失敗しています: {}</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>計測し直してください。</translation>
    </message>
    <message>
        <source>The file holds no sum over the streams: the run did not finish</source>
        <translation>ファイルに全ストリームの合計がありません: 実行が完了していません</translation>
    </message>
    <message>
        <source>Choose the file of a run that finished.</source>
        <translation>完了した実行のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The output holds no line of a receiver or a sum</source>
        <translation>出力に受信側または合計の行がありません</translation>
    </message>
    <message>
        <source>Choose the output of a run that finished.</source>
        <translation>完了した実行の出力を選んでください。</translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote.</source>
        <translation>ツールが書き出したファイルを選んでください。</translation>
    </message>
    <message>
        <source>The JSON text is damaged or cut</source>
        <translation>JSON テキストが壊れているか、途中で切れています</translation>
    </message>
    <message>
        <source>Copy the file again, or measure again.</source>
        <translation>ファイルをコピーし直すか、計測し直してください。</translation>
    </message>
    <message>
        <source>This Kueue topology names the labels of its levels, but no node: where the nodes are is not in it</source>
        <translation>この Kueue トポロジには階層のラベル名がありますが、ノードがありません: ノードの位置が含まれていません</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get topologies.kueue.x-k8s.io,nodes -o json.</source>
        <translation>kubectl get topologies.kueue.x-k8s.io,nodes -o json の出力を選んでください。</translation>
    </message>
    <message>
        <source>The file lists no node</source>
        <translation>ファイルにノードがありません</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get nodes -o json.</source>
        <translation>kubectl get nodes -o json の出力を選んでください。</translation>
    </message>
    <message>
        <source>The file lists more than {} nodes</source>
        <translation>ファイルのノードが {} を超えています</translation>
    </message>
    <message>
        <source>{} of {} nodes have no label that says where they are: they are left out</source>
        <translation>{1} ノードのうち {0} ノードに位置を示すラベルがありません: 除外します</translation>
    </message>
    <message>
        <source>The file holds {} Kueue topologies: the first holds</source>
        <translation>ファイルに Kueue トポロジが {} 個あります: 最初のものを使います</translation>
    </message>
    <message>
        <source>No node has a label that says where it is in the network</source>
        <translation>ネットワーク上の位置を示すラベルを持つノードがありません</translation>
    </message>
    <message>
        <source>Label the nodes, with topograph for instance.</source>
        <translation>たとえば topograph で、ノードにラベルを付けてください。</translation>
    </message>
    <message>
        <source>Give the nodes the labels that the Kueue topology names.</source>
        <translation>Kueue トポロジが指定するラベルをノードに付けてください。</translation>
    </message>
    <message>
        <source>The file holds no rows</source>
        <translation>ファイルに行がありません</translation>
    </message>
    <message>
        <source>Commas are read as decimal points, because every cell fits that reading</source>
        <translation>すべてのセルがその読み方に合うため、コンマを小数点として読み取ります</translation>
    </message>
    <message>
        <source>The unit {} is not known</source>
        <translation>単位 {} は未知です</translation>
    </message>
    <message>
        <source>Use {}.</source>
        <translation>{} を使ってください。</translation>
    </message>
    <message>
        <source>The file does not say in which unit its numbers are</source>
        <translation>数値の単位がファイルに書かれていません</translation>
    </message>
    <message>
        <source>The file does not say whether a row sends or receives; rows are taken as senders</source>
        <translation>行が送信側か受信側かがファイルに書かれていません。行を送信側とみなします</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} は数値ではありません</translation>
    </message>
    <message>
        <source>Leave the cell empty where nothing was measured.</source>
        <translation>計測していない箇所のセルは空のままにしてください。</translation>
    </message>
    <message>
        <source>{} is negative</source>
        <translation>{} は負の値です</translation>
    </message>
    <message>
        <source>The matrix has {} names; at most {} are read</source>
        <translation>行列に {} 個の名前があります。読み取れるのは {} 個までです</translation>
    </message>
    <message>
        <source>Give figures per node instead of per device.</source>
        <translation>デバイスごとではなくノードごとの数値を指定してください。</translation>
    </message>
    <message>
        <source>{} to {} has 0, which is taken as not measured</source>
        <translation>{} から {} は 0 です。未計測とみなします</translation>
    </message>
    <message>
        <source>The row has {} cells instead of 3 and is left out</source>
        <translation>行のセルが 3 個ではなく {} 個です。除外します</translation>
    </message>
    <message>
        <source>{} to {} is listed twice with different values</source>
        <translation>{} から {} が異なる値で 2 回あります</translation>
    </message>
    <message>
        <source>A column has no name</source>
        <translation>名前のない列があります</translation>
    </message>
    <message>
        <source>Column {} is there twice</source>
        <translation>列 {} が 2 回あります</translation>
    </message>
    <message>
        <source>Give every column its own name.</source>
        <translation>各列に固有の名前を付けてください。</translation>
    </message>
    <message>
        <source>The header names fewer than two nodes</source>
        <translation>ヘッダーのノードが 2 つ未満です</translation>
    </message>
    <message>
        <source>The first row and the first column are names; the corner is empty.</source>
        <translation>最初の行と最初の列は名前です。角のセルは空にします。</translation>
    </message>
    <message>
        <source>Row {} has no column of that name and is left out</source>
        <translation>行 {} と同じ名前の列がありません。除外します</translation>
    </message>
    <message>
        <source>{} has a column but no row: nothing it sends is known</source>
        <translation>{} は列がありますが行がありません: 送信については何もわかりません</translation>
    </message>
    <message>
        <source>Row {} has {} values instead of {} and is left out</source>
        <translation>行 {0} の値が {2} 個ではなく {1} 個です。除外します</translation>
    </message>
    <message>
        <source>Row {} was already given in line {}{}</source>
        <translation>行 {} は {} 行目ですでに指定されています{}</translation>
    </message>
    <message>
        <source>The trace holds no compute of a device</source>
        <translation>トレースにデバイスの計算がありません</translation>
    </message>
    <message>
        <source>Profile with the activities CPU and CUDA.</source>
        <translation>CPU と CUDA のアクティビティを指定してプロファイルしてください。</translation>
    </message>
    <message>
        <source>The trace holds {} steps; the last whole one is taken</source>
        <translation>トレースに {} ステップあります。完全なものの最後を使います</translation>
    </message>
    <message>
        <source>{} kernels have neither a label around them nor a telling name; they are taken for what ran before them</source>
        <translation>{} 個のカーネルには、囲むラベルも手がかりになる名前もありません。直前に実行されたものの一部とみなします</translation>
    </message>
    <message>
        <source>{} pieces of compute ran at the same time as another; a lane shows one</source>
        <translation>{} 個の計算が別の計算と同時に実行されています。レーンには 1 つだけ表示します</translation>
    </message>
    <message>
        <source>The passes carry no stage and microbatch, so that only sums can be compared</source>
        <translation>パスにステージとマイクロバッチの情報がなく、合計しか比較できません</translation>
    </message>
    <message>
        <source>No communication is visible: the trace has no NCCL kernels</source>
        <translation>通信が見えません: トレースに NCCL カーネルがありません</translation>
    </message>
    <message>
        <source>The trace holds no work of a device and no named pass</source>
        <translation>トレースにデバイスの処理も名前付きのパスもありません</translation>
    </message>
    <message>
        <source>{} events have names that are no passes; they are left out</source>
        <translation>{} 個のイベントの名前はパスのものではありません。除外します</translation>
    </message>
    <message>
        <source>{} passes ran at the same time as another; a lane shows one</source>
        <translation>{} 個のパスが別のパスと同時に実行されています。レーンには 1 つだけ表示します</translation>
    </message>
    <message>
        <source>{} events of phases B and E are left out: only complete events (X) are read</source>
        <translation>フェーズ B と E のイベント {} 個を除外します: 読み取るのは完結したイベント (X) だけです</translation>
    </message>
    <message>
        <source>The trace holds only work of the host, none of a device</source>
        <translation>トレースにはホストの処理だけがあり、デバイスの処理がありません</translation>
    </message>
    <message>
        <source>there is no argument of Megatron-LM in this file</source>
        <translation>このファイルには Megatron-LM の引数がありません</translation>
    </message>
    <message>
        <source>Expected are --tensor-model-parallel-size 8 and the like.</source>
        <translation>--tensor-model-parallel-size 8 のような引数が必要です。</translation>
    </message>
    <message>
        <source>{} has no value</source>
        <translation>{} に値がありません</translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define: not read.</source>
        <translation>{} は {} ですが、このファイルでは定義されていません: 読み込んでいません。</translation>
    </message>
    <message>
        <source>{} is {}, where an integer of at least {} is expected</source>
        <translation>{0} は {1} ですが、{2} 以上の整数が必要です</translation>
    </message>
    <message>
        <source>{} is {}, where one of {} is expected</source>
        <translation>{0} は {1} ですが、{2} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{} is {}, where a number from 0 to {} is expected</source>
        <translation>{} は {} ですが、0 から {} までの数値が必要です</translation>
    </message>
    <message>
        <source>{} is no part of a plan: not read.</source>
        <translation>{} はプランに含まれません: 読み込んでいません。</translation>
    </message>
    <message>
        <source>{} is there more than once with different values: the last one counts.</source>
        <translation>{} が異なる値で複数回あります: 最後のものが有効です。</translation>
    </message>
    <message>
        <source>{}: {} (character {})</source>
        <translation>{}: {} (文字位置 {})</translation>
    </message>
    <message>
        <source>Recomputation of {} is not estimated here: left out.</source>
        <translation>{} の再計算はここでは見積もられません: 除外しました。</translation>
    </message>
    <message>
        <source>the stages are given in more than one way</source>
        <translation>ステージが複数の方法で指定されています</translation>
    </message>
    <message>
        <source>Keep one of --num-virtual-stages-per-pipeline-rank, --num-layers-per-virtual-pipeline-stage and --pipeline-model-parallel-layout.</source>
        <translation>--num-virtual-stages-per-pipeline-rank、--num-layers-per-virtual-pipeline-stage、--pipeline-model-parallel-layout のうち 1 つだけ残してください。</translation>
    </message>
    <message>
        <source>the layout has {} stages, which do not divide by {} pipeline ranks</source>
        <translation>レイアウトは {} ステージで、{} パイプラインランクで割り切れません</translation>
    </message>
    <message>
        <source>the layout has {} decoder layers, while --num-layers is {}</source>
        <translation>レイアウトのデコーダーレイヤーは {} ですが、--num-layers は {} です</translation>
    </message>
    <message>
        <source>The optimizer {} is estimated as Adam.</source>
        <translation>オプティマイザ {} は Adam として見積もられます。</translation>
    </message>
    <message>
        <source>Adam&apos;s moments in {} and {} are estimated as fp32.</source>
        <translation>{} と {} の Adam モーメントは fp32 として見積もられます。</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>ファイルが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>Two of the traces are of rank {}</source>
        <translation>トレースのうち 2 つがランク {} のものです</translation>
    </message>
    <message>
        <source>Choose one trace of every rank of one step.</source>
        <translation>1 ステップについて、全ランクのトレースを 1 つずつ選んでください。</translation>
    </message>
    <message>
        <source>{} lanes exchange no named passes with the others: their clocks are taken as they are</source>
        <translation>{} 本のレーンは、名前付きのパスを他のレーンとやり取りしていません: 時計はそのまま使います</translation>
    </message>
    <message>
        <source>No Send or Recv table was found</source>
        <translation>Send または Recv の表が見つかりません</translation>
    </message>
    <message>
        <source>The run may have failed: choose the output of a run that reached END mpiGraph.</source>
        <translation>実行が失敗した可能性があります: END mpiGraph に達した実行の出力を選んでください。</translation>
    </message>
    <message>
        <source>The table has {} of {} rows; the others are not measured</source>
        <translation>表には {1} 行のうち {0} 行があります。残りは未計測です</translation>
    </message>
    <message>
        <source>The table has {} columns; at most {} are read</source>
        <translation>表に {} 列あります。読み取れるのは {} 列までです</translation>
    </message>
    <message>
        <source>Run mpiGraph with one process per node.</source>
        <translation>mpiGraph をノードあたり 1 プロセスで実行してください。</translation>
    </message>
    <message>
        <source>Row {} has {} of {} values and is left out</source>
        <translation>行 {0} の値が {2} 個のうち {1} 個しかありません。除外します</translation>
    </message>
    <message>
        <source>Choose the unedited output of mpiGraph.</source>
        <translation>mpiGraph の未編集の出力を選んでください。</translation>
    </message>
    <message>
        <source>The file holds {} tables of several runs</source>
        <translation>ファイルに複数の実行の表が {} 個あります</translation>
    </message>
    <message>
        <source>The run computed wrong results (nwrong is not 0)</source>
        <translation>実行の計算結果が誤っています (nwrong が 0 ではありません)</translation>
    </message>
    <message>
        <source>Look for faulty hardware, then measure again.</source>
        <translation>ハードウェアの故障を調べてから、計測し直してください。</translation>
    </message>
    <message>
        <source>A row has no size or a negative figure</source>
        <translation>サイズがないか、負の数値を含む行があります</translation>
    </message>
    <message>
        <source>Choose the unedited file.</source>
        <translation>未編集のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file holds no results</source>
        <translation>ファイルに結果がありません</translation>
    </message>
    <message>
        <source>The run has one rank: nothing was sent over a link</source>
        <translation>実行のランクが 1 つです: リンク経由の送信がありません</translation>
    </message>
    <message>
        <source>Build nccl-tests with MPI=1 and start it on two or more GPUs.</source>
        <translation>nccl-tests を MPI=1 でビルドし、2 台以上の GPU で起動してください。</translation>
    </message>
    <message>
        <source>The file does not say which collective was run</source>
        <translation>どの集団通信を実行したかがファイルに書かれていません</translation>
    </message>
    <message>
        <source>The log holds {} runs of one rank each, one over the other</source>
        <translation>ログには 1 ランクずつの実行が {} 個、重なって記録されています</translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong {})</source>
        <translation>実行の計算結果が誤っています (#wrong {})</translation>
    </message>
    <message>
        <source>A time or a bandwidth is negative</source>
        <translation>時間または帯域幅が負の値です</translation>
    </message>
    <message>
        <source>Choose the unedited log.</source>
        <translation>未編集のログを選んでください。</translation>
    </message>
    <message>
        <source>The run ended with FAILED: its results were wrong</source>
        <translation>実行が FAILED で終わっています: 結果が誤っています</translation>
    </message>
    <message>
        <source>The log lists {} of {} ranks</source>
        <translation>ログには {1} ランクのうち {0} ランクがあります</translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part; the bandwidths fit {} to {}</source>
        <translation>参加したランク数がログに書かれていません。帯域幅からは {} から {} と考えられます</translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part</source>
        <translation>参加したランク数がログに書かれていません</translation>
    </message>
    <message>
        <source>An all-reduce cannot have more algorithm bandwidth than bus bandwidth</source>
        <translation>all-reduce のアルゴリズム帯域幅がバス帯域幅を超えることはありません</translation>
    </message>
    <message>
        <source>Check that the columns were not exchanged.</source>
        <translation>列が入れ替わっていないか確認してください。</translation>
    </message>
    <message>
        <source>The row is cut and is left out</source>
        <translation>行が途中で切れています。除外します</translation>
    </message>
    <message>
        <source>The row holds placeholders instead of numbers and is left out</source>
        <translation>行に数値ではなくプレースホルダーがあります。除外します</translation>
    </message>
    <message>
        <source>The log does not say which collective was run</source>
        <translation>どの集団通信を実行したかがログに書かれていません</translation>
    </message>
    <message>
        <source>The header says at most {:.0f} bytes, a row has {:.0f}</source>
        <translation>ヘッダーでは最大 {:.0f} バイトですが、{:.0f} バイトの行があります</translation>
    </message>
    <message>
        <source>Ranks are listed {} times: {} independent runs printed into one another ({}); which row is whose is a guess</source>
        <translation>ランクが {} 回列挙されています: 独立した {} 個の実行の出力が混ざっています ({})。どの行がどの実行のものかは推測です</translation>
    </message>
    <message>
        <source>The table is a template: it holds XXX instead of numbers</source>
        <translation>表はテンプレートです: 数値ではなく XXX が入っています</translation>
    </message>
    <message>
        <source>Choose the log of a real run.</source>
        <translation>実際の実行のログを選んでください。</translation>
    </message>
    <message>
        <source>The log is cut before its first complete row</source>
        <translation>ログが、最初の完全な行より前で切れています</translation>
    </message>
    <message>
        <source>Choose the whole log.</source>
        <translation>ログ全体を選んでください。</translation>
    </message>
    <message>
        <source>The run failed before it measured anything: {}</source>
        <translation>何も計測しないうちに実行が失敗しています: {}</translation>
    </message>
    <message>
        <source>Repair the run and measure again.</source>
        <translation>実行の問題を直して、計測し直してください。</translation>
    </message>
    <message>
        <source>The log holds no row of measurements</source>
        <translation>ログに計測値の行がありません</translation>
    </message>
    <message>
        <source>Choose the log of a run that finished.</source>
        <translation>完了した実行のログを選んでください。</translation>
    </message>
    <message>
        <source>The topology names no GPU</source>
        <translation>トポロジに GPU がありません</translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote on a GPU node.</source>
        <translation>GPU ノードで NCCL_TOPO_DUMP_FILE が書き出したファイルを選んでください。</translation>
    </message>
    <message>
        <source>The topology has more than 1024 devices</source>
        <translation>トポロジのデバイスが 1024 を超えています</translation>
    </message>
    <message>
        <source>The file ends before its root is closed: what it still holds was read</source>
        <translation>ルートが閉じる前にファイルが終わっています: 残っている部分を読み取りました</translation>
    </message>
    <message>
        <source>This is an NCCL graph: the channels NCCL chose, not how devices are connected</source>
        <translation>これは NCCL グラフです: NCCL が選んだチャネルであり、デバイスの接続ではありません</translation>
    </message>
    <message>
        <source>Use NCCL_TOPO_DUMP_FILE.</source>
        <translation>NCCL_TOPO_DUMP_FILE を使ってください。</translation>
    </message>
    <message>
        <source>The root of the XML is not &lt;system&gt;</source>
        <translation>XML のルートが &lt;system&gt; ではありません</translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote.</source>
        <translation>NCCL_TOPO_DUMP_FILE が書き出したファイルを選んでください。</translation>
    </message>
    <message>
        <source>The topology has more than 65536 elements</source>
        <translation>トポロジの要素が 65536 を超えています</translation>
    </message>
    <message>
        <source>{} of {} leads to no other GPU: it is left out</source>
        <translation>{1} の {0} は他の GPU につながっていません: 除外します</translation>
    </message>
    <message>
        <source>The XML is larger than 16 MiB</source>
        <translation>XML が 16 MiB を超えています</translation>
    </message>
    <message>
        <source>The XML is not UTF-8 text</source>
        <translation>XML が UTF-8 テキストではありません</translation>
    </message>
    <message>
        <source>{} is no list of names, or one of more than {}</source>
        <translation>{} は名前のリストではないか、{} 個を超える名前を含みます</translation>
    </message>
    <message>
        <source>Write names like gpu[001-004,9].</source>
        <translation>gpu[001-004,9] のように名前を書いてください。</translation>
    </message>
    <message>
        <source>{} is described twice</source>
        <translation>{} が 2 回記述されています</translation>
    </message>
    <message>
        <source>The topology names more than {} parts</source>
        <translation>トポロジーに記載された要素が {} 個を超えています</translation>
    </message>
    <message>
        <source>Keep the part of the cluster that the plan runs on.</source>
        <translation>プランを実行するクラスターの部分だけを残してください。</translation>
    </message>
    <message>
        <source>{} is above itself: the topology has a loop</source>
        <translation>{} が自分自身の上位にあります: トポロジにループがあります</translation>
    </message>
    <message>
        <source>Correct its children.</source>
        <translation>その子要素を修正してください。</translation>
    </message>
    <message>
        <source>{} is below {} but described nowhere</source>
        <translation>{} は {} の下位にありますが、どこにも記述されていません</translation>
    </message>
    <message>
        <source>The topology names no node</source>
        <translation>トポロジにノードがありません</translation>
    </message>
    <message>
        <source>Choose the complete file.</source>
        <translation>完全なファイルを選んでください。</translation>
    </message>
    <message>
        <source>The matrix adds up to {:.2f}, the file says {:.2f}</source>
        <translation>行列の合計は {:.2f} ですが、ファイルには {:.2f} とあります</translation>
    </message>
    <message>
        <source>{} tables are not between pairs of GPUs and are left out</source>
        <translation>{} 個の表は GPU 間のものではありません。除外します</translation>
    </message>
    <message>
        <source>Only the sums are left of the output: the matrices cannot be recovered</source>
        <translation>出力に残っているのは合計だけです: 行列は復元できません</translation>
    </message>
    <message>
        <source>No bandwidth matrix was found</source>
        <translation>帯域幅の行列が見つかりません</translation>
    </message>
    <message>
        <source>Choose the whole output of nvbandwidth.</source>
        <translation>nvbandwidth の出力全体を選んでください。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} of {} complete rows; the others are not measured</source>
        <translation>&quot;{0}&quot; の完全な行は {2} 行のうち {1} 行です。残りは未計測です</translation>
    </message>
    <message>
        <source>Repair the machine and measure again.</source>
        <translation>マシンを修理して、計測し直してください。</translation>
    </message>
    <message>
        <source>Test {} ({}) has no matrix</source>
        <translation>テスト {} ({}) に行列がありません</translation>
    </message>
    <message>
        <source>The file holds no bandwidth matrix</source>
        <translation>ファイルに帯域幅の行列がありません</translation>
    </message>
    <message>
        <source>No table of an OSU benchmark was found</source>
        <translation>OSU ベンチマークの表が見つかりません</translation>
    </message>
    <message>
        <source>The output does not say between which hosts it measured</source>
        <translation>どのホスト間を計測したかが出力に書かれていません</translation>
    </message>
    <message>
        <source>A size or a figure is negative</source>
        <translation>サイズまたは数値が負の値です</translation>
    </message>
    <message>
        <source>Choose the unedited output.</source>
        <translation>未編集の出力を選んでください。</translation>
    </message>
    <message>
        <source>OSU measures one direction of a pair; both are taken as equal</source>
        <translation>OSU はペアの片方向だけを計測します。両方向とも等しいとみなします</translation>
    </message>
    <message>
        <source>No bandwidth or latency matrix was found</source>
        <translation>帯域幅またはレイテンシの行列が見つかりません</translation>
    </message>
    <message>
        <source>Choose the output of p2pBandwidthLatencyTest.</source>
        <translation>p2pBandwidthLatencyTest の出力を選んでください。</translation>
    </message>
    <message>
        <source>{} device pairs cannot access each other: their figures are transfers through the host</source>
        <translation>{} 組のデバイスは互いにアクセスできません: その数値はホスト経由の転送です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there more than once; the first is used</source>
        <translation>&quot;{}&quot; が複数回あります。最初のものを使います</translation>
    </message>
    <message>
        <source>The output holds no row of measurements</source>
        <translation>出力に計測値の行がありません</translation>
    </message>
    <message>
        <source>Choose the output of a run that finished, with its header line.</source>
        <translation>完了した実行の出力を、ヘッダー行を含めて選んでください。</translation>
    </message>
    <message>
        <source>Sizes are repeated (--run_infinitely, or client and server in one file); all rows are kept</source>
        <translation>サイズが繰り返されています (--run_infinitely、またはクライアントとサーバーが 1 つのファイル)。すべての行を使います</translation>
    </message>
    <message>
        <source>Two tables of the file have different units</source>
        <translation>ファイルの 2 つの表で単位が異なります</translation>
    </message>
    <message>
        <source>Import them one by one.</source>
        <translation>1 つずつインポートしてください。</translation>
    </message>
    <message>
        <source>it ends in the middle</source>
        <translation>途中で終わっています</translation>
    </message>
    <message>
        <source>The pickle is damaged at byte {}: {}</source>
        <translation>pickle がバイト {} で壊れています: {}</translation>
    </message>
    <message>
        <source>Copy the file again.</source>
        <translation>ファイルをコピーし直してください。</translation>
    </message>
    <message>
        <source>The pickle holds {}</source>
        <translation>pickle を読み取れません: {}</translation>
    </message>
    <message>
        <source>Choose a dump of tensors.</source>
        <translation>テンソルのダンプを選んでください。</translation>
    </message>
    <message>
        <source>it ends in the middle of a value</source>
        <translation>値の途中で終わっています</translation>
    </message>
    <message>
        <source>a name does not end</source>
        <translation>名前が終わっていません</translation>
    </message>
    <message>
        <source>more than 3 million values</source>
        <translation>値が 300 万を超えています</translation>
    </message>
    <message>
        <source>more than 4 million open values</source>
        <translation>開いたままの値が 400 万を超えています</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>a mark is missing</source>
        <translation>マークがありません</translation>
    </message>
    <message>
        <source>members without their container</source>
        <translation>コンテナーのないメンバーがあります</translation>
    </message>
    <message>
        <source>nothing to remember</source>
        <translation>記憶する対象がありません</translation>
    </message>
    <message>
        <source>more than a million remembered values</source>
        <translation>記憶した値が 100 万を超えています</translation>
    </message>
    <message>
        <source>a value is referred to that is not there</source>
        <translation>存在しない値が参照されています</translation>
    </message>
    <message>
        <source>The pickle asks to call {}: only data is read here, no code is ever run</source>
        <translation>pickle が {} の呼び出しを求めています: ここではデータだけを読み取り、コードは決して実行しません</translation>
    </message>
    <message>
        <source>If you trust the file, load it where it was made and save only its tensors.</source>
        <translation>ファイルを信頼できる場合は、作成した環境で読み込み、テンソルだけを保存してください。</translation>
    </message>
    <message>
        <source>a storage is not described as torch.save does</source>
        <translation>ストレージの記述が torch.save の形式ではありません</translation>
    </message>
    <message>
        <source>a tensor is not described as torch.save does</source>
        <translation>テンソルの記述が torch.save の形式ではありません</translation>
    </message>
    <message>
        <source>a tensor has no shape</source>
        <translation>テンソルに形状がありません</translation>
    </message>
    <message>
        <source>A tensor claims more elements than its storage holds</source>
        <translation>テンソルが、ストレージにあるより多くの要素を宣言しています</translation>
    </message>
    <message>
        <source>Copy the file again, or save the tensor contiguous.</source>
        <translation>ファイルをコピーし直すか、テンソルを連続 (contiguous) にして保存してください。</translation>
    </message>
    <message>
        <source>a number is not described as NumPy does</source>
        <translation>数値の記述が NumPy の形式ではありません</translation>
    </message>
    <message>
        <source>The pickle holds numbers of NumPy that are not whole</source>
        <translation>pickle に整数でない NumPy の数値があります</translation>
    </message>
    <message>
        <source>Save counts as integers.</source>
        <translation>カウントを整数で保存してください。</translation>
    </message>
    <message>
        <source>a call of something that is no function</source>
        <translation>関数でないものの呼び出しがあります</translation>
    </message>
    <message>
        <source>a type is not described as NumPy does</source>
        <translation>型の記述が NumPy の形式ではありません</translation>
    </message>
    <message>
        <source>a state for something that has none</source>
        <translation>状態を持たないものに状態が指定されています</translation>
    </message>
    <message>
        <source>The pickle holds big-endian numbers</source>
        <translation>pickle にビッグエンディアンの数値があります</translation>
    </message>
    <message>
        <source>Save it on a little-endian machine.</source>
        <translation>リトルエンディアンのマシンで保存してください。</translation>
    </message>
    <message>
        <source>a whole number of more than 64 bits</source>
        <translation>64 ビットを超える整数があります</translation>
    </message>
    <message>
        <source>The pickle holds the instruction 0x{:02X}, which plain data does not need</source>
        <translation>pickle に、単純なデータには不要な命令 0x{:02X} があります</translation>
    </message>
    <message>
        <source>protocol {} is not one of 2 to 5</source>
        <translation>プロトコル {} は 2 から 5 のいずれでもありません</translation>
    </message>
    <message>
        <source>values are left over</source>
        <translation>値が余っています</translation>
    </message>
    <message>
        <source>Choose a dump of tensors, as the recorder wrote it.</source>
        <translation>レコーダーが書き出したままの、テンソルのダンプを選んでください。</translation>
    </message>
    <message>
        <source>The pickle refers to itself so often that it unfolds without bounds</source>
        <translation>pickle の自己参照が多すぎて、際限なく展開されます</translation>
    </message>
    <message>
        <source>The pickle holds a name where a value belongs</source>
        <translation>pickle で、値があるべき箇所に名前があります</translation>
    </message>
    <message>
        <source>The pickle holds a list that contains itself</source>
        <translation>pickle に、自分自身を含むリストがあります</translation>
    </message>
    <message>
        <source>The tensors of the pickle name far more elements than are stored</source>
        <translation>pickle のテンソルが、保存されているよりはるかに多くの要素を指しています</translation>
    </message>
    <message>
        <source>The matrix must be square, with a name per row and no negative figure.</source>
        <translation>行列は正方で、行ごとに名前があり、負の数値がないものでなければなりません。</translation>
    </message>
    <message>
        <source>The name {} is there twice</source>
        <translation>名前 {} が 2 回あります</translation>
    </message>
    <message>
        <source>There are {} names and {} rows</source>
        <translation>名前が {} 個、行が {} 行あります</translation>
    </message>
    <message>
        <source>Row {} does not have {} figures</source>
        <translation>行 {} の数値が {} 個ではありません</translation>
    </message>
    <message>
        <source>Row {} holds a negative figure</source>
        <translation>行 {} に負の数値があります</translation>
    </message>
    <message>
        <source>The file holds no matrix &quot;0&quot; (received) or &quot;1&quot; (sent)</source>
        <translation>ファイルに行列 &quot;0&quot; (受信) も &quot;1&quot; (送信) もありません</translation>
    </message>
    <message>
        <source>Choose a file with gpus and bandwidth under &quot;0&quot; and &quot;1&quot;.</source>
        <translation>&quot;0&quot; と &quot;1&quot; の下に gpus と bandwidth があるファイルを選んでください。</translation>
    </message>
    <message>
        <source>these settings are for a model of {} {}, while {} has {}</source>
        <translation>これらの設定は {1} が {0} のモデル用ですが、{2} では {3} です</translation>
    </message>
    <message>
        <source>Import them into a project of that model.</source>
        <translation>そのモデルのプロジェクトにインポートしてください。</translation>
    </message>
    <message>
        <source>The settings start {} ranks; the cluster of the project has {} devices.</source>
        <translation>設定は {} ランクを起動しますが、プロジェクトのクラスタのデバイスは {} 台です。</translation>
    </message>
    <message>
        <source>The split of layers over stages depends on their number, which is not stated here: it stays even.</source>
        <translation>ステージへのレイヤーの分割はステージ数によりますが、ここには書かれていません: 均等のままにします。</translation>
    </message>
    <message>
        <source>{} layers do not divide over the {} stages as stated: they are split evenly.</source>
        <translation>{} レイヤーは、記述どおりには {} ステージに分けられません: 均等に分割します。</translation>
    </message>
    <message>
        <source>{} copies of what is sharded need a cluster that they divide: it is sharded over all data-parallel ranks.</source>
        <translation>シャーディング対象のコピー {} 個には、その数で割り切れるクラスタが必要です: 全データ並列ランクにシャーディングします。</translation>
    </message>
    <message>
        <source>the order is for {} pipeline ranks, the plan has {}</source>
        <translation>順序は {} パイプラインランク用ですが、プランは {} です</translation>
    </message>
    <message>
        <source>No complete line of rccl-tests was found</source>
        <translation>rccl-tests の完全な行が見つかりません</translation>
    </message>
    <message>
        <source>Choose the file that -x names, written with -Z json.</source>
        <translation>-Z json を付けて書き出した、-x で指定したファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file holds {} runs</source>
        <translation>ファイルに {} 個の実行があります</translation>
    </message>
    <message>
        <source>{} is left out: it is no complete row</source>
        <translation>{} を除外します: 完全な行ではありません</translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong is not 0)</source>
        <translation>実行の計算結果が誤っています (#wrong が 0 ではありません)</translation>
    </message>
    <message>
        <source>A row has no size or an impossible figure</source>
        <translation>サイズがないか、ありえない数値を含む行があります</translation>
    </message>
    <message>
        <source>Start rccl-tests on two or more GPUs.</source>
        <translation>rccl-tests を 2 台以上の GPU で起動してください。</translation>
    </message>
    <message>
        <source>This is the list of plans that Metis ranked: each of their stages has degrees of its own, which no plan here can have</source>
        <translation>これは Metis が順位付けしたプランのリストです: ステージごとに並列度が異なり、ここのプランでは表せません</translation>
    </message>
    <message>
        <source>Import clusterfile.json for its links; enter one of the plans by hand.</source>
        <translation>リンク用に clusterfile.json をインポートし、プランは 1 つを手で入力してください。</translation>
    </message>
    <message>
        <source>This lists ports of hosts, not how they are connected</source>
        <translation>これはホストのポートの一覧で、接続の情報ではありません</translation>
    </message>
    <message>
        <source>Import what ibnetdiscover prints.</source>
        <translation>ibnetdiscover の出力をインポートしてください。</translation>
    </message>
    <message>
        <source>This is ibstat&apos;s list of ports, not how they are connected</source>
        <translation>これは ibstat のポートの一覧で、接続の情報ではありません</translation>
    </message>
    <message>
        <source>This is nvidia-smi&apos;s table of devices: it says nothing of their links</source>
        <translation>これは nvidia-smi のデバイスの表です: リンクについての情報がありません</translation>
    </message>
    <message>
        <source>Import what nvidia-smi topo -m prints.</source>
        <translation>nvidia-smi topo -m の出力をインポートしてください。</translation>
    </message>
    <message>
        <source>This is a profile that Metis made of single layers</source>
        <translation>これは Metis が単独のレイヤーについて作成したプロファイルです</translation>
    </message>
    <message>
        <source>Import clusterfile.json for the links of its cluster.</source>
        <translation>クラスタのリンク用に clusterfile.json をインポートしてください。</translation>
    </message>
    <message>
        <source>This is a web page, not a file</source>
        <translation>これはファイルではなく Web ページです</translation>
    </message>
    <message>
        <source>Save the file itself (&quot;Raw&quot; or &quot;Download&quot;).</source>
        <translation>ファイル自体を保存してください (&quot;Raw&quot; または &quot;Download&quot;)。</translation>
    </message>
    <message>
        <source>This is packed by gzip</source>
        <translation>これは gzip で圧縮されています</translation>
    </message>
    <message>
        <source>Unpack it first: gunzip FILE.</source>
        <translation>先に展開してください: gunzip FILE。</translation>
    </message>
    <message>
        <source>This is a placeholder of Git LFS, not the file</source>
        <translation>これはファイルではなく Git LFS のプレースホルダーです</translation>
    </message>
    <message>
        <source>Fetch the file: git lfs pull.</source>
        <translation>ファイルを取得してください: git lfs pull。</translation>
    </message>
    <message>
        <source>The content is not of a kind this program reads</source>
        <translation>内容が、このプログラムで読み取れる種類ではありません</translation>
    </message>
    <message>
        <source>Name the format, or choose another file.</source>
        <translation>形式を指定するか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>No device of rocm-smi --showtopo was found</source>
        <translation>rocm-smi --showtopo のデバイスが見つかりません</translation>
    </message>
    <message>
        <source>Paste the whole output of rocm-smi --showtopo.</source>
        <translation>rocm-smi --showtopo の出力全体を貼り付けてください。</translation>
    </message>
    <message>
        <source>Row {} is left out: it has no column</source>
        <translation>行 {} を除外します: 列がありません</translation>
    </message>
    <message>
        <source>Row {} is left out: it is there twice</source>
        <translation>行 {} を除外します: 2 回あります</translation>
    </message>
    <message>
        <source>Row {} has {} of {} cells</source>
        <translation>行 {0} のセルは {2} 個のうち {1} 個です</translation>
    </message>
    <message>
        <source>{} is no kind of connection: the cell is left empty</source>
        <translation>{} は接続の種類ではありません: セルは空のままにします</translation>
    </message>
    <message>
        <source>{} has a column but no row</source>
        <translation>{} は列がありますが行がありません</translation>
    </message>
    <message>
        <source>The table of link types is not there: only the devices are known</source>
        <translation>リンク種別の表がありません: わかるのはデバイスだけです</translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links: what looks like fast and slow links is the order in which they were measured</source>
        <translation>リンク間の差の {:.0f} % は、計測のラウンドで説明がつきます: 速いリンクと遅いリンクに見えるものは、計測した順序です</translation>
    </message>
    <message>
        <source>the bracket that opens here does not end</source>
        <translation>ここで始まる角括弧が閉じていません</translation>
    </message>
    <message>
        <source>the single quote that opens here does not end</source>
        <translation>ここで始まる単一引用符が閉じていません</translation>
    </message>
    <message>
        <source>the double quote that opens here does not end</source>
        <translation>ここで始まる二重引用符が閉じていません</translation>
    </message>
    <message>
        <source>the backquote that opens here does not end</source>
        <translation>ここで始まるバッククォートが閉じていません</translation>
    </message>
    <message>
        <source>the brace that opens here does not end</source>
        <translation>ここで始まる波括弧が閉じていません</translation>
    </message>
    <message>
        <source>the variables of this script grow beyond 32 MiB</source>
        <translation>このスクリプトの変数が 32 MiB を超えて膨らみます</translation>
    </message>
    <message>
        <source>the file is longer than 1 MiB</source>
        <translation>ファイルが 1 MiB を超えています</translation>
    </message>
    <message>
        <source>No switch, block or ring is described</source>
        <translation>スイッチ、ブロック、リングの記述がありません</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.conf.</source>
        <translation>Slurm の topology.conf を選んでください。</translation>
    </message>
    <message>
        <source>{} is no key with a value</source>
        <translation>{} は値を持つキーではありません</translation>
    </message>
    <message>
        <source>{} is not used</source>
        <translation>{} は使いません</translation>
    </message>
    <message>
        <source>LinkSpeed has no unit and is not used</source>
        <translation>LinkSpeed に単位がないため使いません</translation>
    </message>
    <message>
        <source>The file mixes switches, blocks and rings</source>
        <translation>ファイルにスイッチ、ブロック、リングが混在しています</translation>
    </message>
    <message>
        <source>Keep one of the topologies.</source>
        <translation>トポロジを 1 つだけ残してください。</translation>
    </message>
    <message>
        <source>{} has neither switches nor nodes</source>
        <translation>{} にスイッチもノードもありません</translation>
    </message>
    <message>
        <source>{} is left out</source>
        <translation>{} を除外します</translation>
    </message>
    <message>
        <source>A device has a number above 1023</source>
        <translation>番号が 1023 を超えるデバイスがあります</translation>
    </message>
    <message>
        <source>Choose the output for one node.</source>
        <translation>1 ノード分の出力を選んでください。</translation>
    </message>
    <message>
        <source>{} is no bandwidth</source>
        <translation>{} は帯域幅ではありません</translation>
    </message>
    <message>
        <source>{} was {} before: the first counts</source>
        <translation>{} は先に {} でした: 最初のものが有効です</translation>
    </message>
    <message>
        <source>No bandwidth between two devices was found</source>
        <translation>2 台のデバイス間の帯域幅が見つかりません</translation>
    </message>
    <message>
        <source>Paste the lines gpu0_to_gpu1_write_by_dma and so on.</source>
        <translation>gpu0_to_gpu1_write_by_dma などの行を貼り付けてください。</translation>
    </message>
    <message>
        <source>The file is UTF-16 text</source>
        <translation>ファイルが UTF-16 テキストです</translation>
    </message>
    <message>
        <source>The file is binary: it holds a zero byte</source>
        <translation>ファイルがバイナリです: ゼロバイトを含んでいます</translation>
    </message>
    <message>
        <source>Choose the text that the tool printed.</source>
        <translation>ツールが出力したテキストを選んでください。</translation>
    </message>
    <message>
        <source>A line is longer than 64 MiB</source>
        <translation>64 MiB を超える行があります</translation>
    </message>
    <message>
        <source>Check that this is a text file with line ends.</source>
        <translation>改行のあるテキストファイルか確認してください。</translation>
    </message>
    <message>
        <source>The text is not UTF-8</source>
        <translation>テキストが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>more follows where the line should end</source>
        <translation>行が終わるべき箇所に続きがあります</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <translation>ここにはキーが必要です</translation>
    </message>
    <message>
        <source>the key has more than {} parts</source>
        <translation>キーの要素が {} 個を超えています</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is complete already</source>
        <translation>&quot;{}&quot; はすでに完結しています</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a value already, not a table</source>
        <translation>&quot;{}&quot; はすでに値で、テーブルではありません</translation>
    </message>
    <message>
        <source>the table&apos;s name does not end with a bracket</source>
        <translation>テーブル名が角括弧で閉じていません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already</source>
        <translation>&quot;{}&quot; はすでにあります</translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is there twice</source>
        <translation>テーブル &quot;{}&quot; が 2 回あります</translation>
    </message>
    <message>
        <source>an equals sign is expected after the key</source>
        <translation>キーの後には等号が必要です</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation>キー &quot;{}&quot; が 2 回あります</translation>
    </message>
    <message>
        <source>there are more than {} levels</source>
        <translation>階層が {} 段を超えています</translation>
    </message>
    <message>
        <source>the array does not end</source>
        <translation>配列が閉じていません</translation>
    </message>
    <message>
        <source>a comma or a bracket is expected in the array</source>
        <translation>配列にはコンマまたは角括弧が必要です</translation>
    </message>
    <message>
        <source>a comma or a brace is expected in the inline table</source>
        <translation>インラインテーブルにはコンマまたは波括弧が必要です</translation>
    </message>
    <message>
        <source>this escape is none that TOML knows</source>
        <translation>このエスケープは TOML にありません</translation>
    </message>
    <message>
        <source>the text does not end</source>
        <translation>テキストが終わっていません</translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <translation>テキストに制御文字があります</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>ここには値が必要です</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no value of TOML</source>
        <translation>&quot;{}&quot; は TOML の値ではありません</translation>
    </message>
    <message>
        <source>No complete row of a topology matrix was found</source>
        <translation>トポロジ行列の完全な行が見つかりません</translation>
    </message>
    <message>
        <source>Paste the output of nvidia-smi topo -m with its line ends.</source>
        <translation>nvidia-smi topo -m の出力を、改行を含めて貼り付けてください。</translation>
    </message>
    <message>
        <source>The file holds {} matrices</source>
        <translation>ファイルに {} 個の行列があります</translation>
    </message>
    <message>
        <source>The matrix has too many columns</source>
        <translation>行列の列が多すぎます</translation>
    </message>
    <message>
        <source>Row {} is left out: {}</source>
        <translation>行 {} を除外します: {}</translation>
    </message>
    <message>
        <source>This matrix says which devices reach each other, not how: nvidia-smi topo -m does</source>
        <translation>この行列は、どのデバイスが互いに到達できるかを示しますが、経路は示しません: 経路は nvidia-smi topo -m でわかります</translation>
    </message>
    <message>
        <source>The file describes no topology</source>
        <translation>ファイルにトポロジの記述がありません</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.yaml or a model of topograph.</source>
        <translation>Slurm の topology.yaml または topograph のモデルを選んでください。</translation>
    </message>
    <message>
        <source>The file holds {} topologies: the default one comes first</source>
        <translation>ファイルに {} 個のトポロジがあります: デフォルトのものが最初です</translation>
    </message>
    <message>
        <source>Correct the value, or choose the file the scheduler uses.</source>
        <translation>値を修正するか、スケジューラーが使うファイルを選んでください。</translation>
    </message>
    <message>
        <source>A topology has no name under &quot;topology&quot;</source>
        <translation>&quot;topology&quot; の下に名前のないトポロジがあります</translation>
    </message>
    <message>
        <source>{} is not a list</source>
        <translation>{} はリストではありません</translation>
    </message>
    <message>
        <source>A topology is neither tree, block, ring, torus3d nor flat</source>
        <translation>tree、block、ring、torus3d、flat のいずれでもないトポロジがあります</translation>
    </message>
    <message>
        <source>A group has no name under &quot;{}&quot;</source>
        <translation>&quot;{}&quot; の下に名前のないグループがあります</translation>
    </message>
    <message>
        <source>This is not a host list</source>
        <translation>これはホストのリストではありません</translation>
    </message>
    <message>
        <source>This is not a map of switches</source>
        <translation>これはスイッチのマップではありません</translation>
    </message>
    <message>
        <source>A block names no switch</source>
        <translation>スイッチのないブロックがあります</translation>
    </message>
    <message>
        <source>The model names more than {} nodes</source>
        <translation>モデルに記載されたノードが {} 台を超えています</translation>
    </message>
    <message>
        <source>This is no archive of torch.save, or one from before PyTorch 1.6</source>
        <translation>これは torch.save のアーカイブではないか、PyTorch 1.6 より前のものです</translation>
    </message>
    <message>
        <source>Load it where it was made and save it again with torch.save.</source>
        <translation>作成した環境で読み込み、torch.save で保存し直してください。</translation>
    </message>
    <message>
        <source>The archive holds no data.pkl: torch.save did not write it</source>
        <translation>アーカイブに data.pkl がありません: torch.save が書き出したものではありません</translation>
    </message>
    <message>
        <source>Choose a .pt file of a recorder.</source>
        <translation>レコーダーの .pt ファイルを選んでください。</translation>
    </message>
    <message>
        <source>The values besides the tensors take {} MiB</source>
        <translation>テンソル以外の値が {} MiB あります</translation>
    </message>
    <message>
        <source>Record fewer steps at a time.</source>
        <translation>一度に記録するステップを減らしてください。</translation>
    </message>
    <message>
        <source>The archive was written on a big-endian machine</source>
        <translation>アーカイブはビッグエンディアンのマシンで書き出されています</translation>
    </message>
    <message>
        <source>The dump names the same tensors again and again</source>
        <translation>ダンプが同じテンソルを何度も繰り返し指しています</translation>
    </message>
    <message>
        <source>Choose a dump as the recorder wrote it.</source>
        <translation>レコーダーが書き出したままのダンプを選んでください。</translation>
    </message>
    <message>
        <source>The tensor holds {} numbers, not counts or expert numbers</source>
        <translation>テンソルの中身は {} の数値で、カウントでもエキスパート番号でもありません</translation>
    </message>
    <message>
        <source>Save the counts as integers.</source>
        <translation>カウントを整数で保存してください。</translation>
    </message>
    <message>
        <source>The archive does not hold the bytes that a tensor claims</source>
        <translation>テンソルが宣言しているバイトがアーカイブにありません</translation>
    </message>
    <message>
        <source>A tensor is stored transposed</source>
        <translation>転置された状態で保存されたテンソルがあります</translation>
    </message>
    <message>
        <source>Save tensor.contiguous().</source>
        <translation>tensor.contiguous() を保存してください。</translation>
    </message>
    <message>
        <source>A tensor holds a number that is not whole</source>
        <translation>整数でない数値を含むテンソルがあります</translation>
    </message>
    <message>
        <source>found 0, where -1 (what is left) or a degree is expected</source>
        <translation>-1 (残り全部) または並列度が必要な箇所に 0 があります</translation>
    </message>
    <message>
        <source>The schedule {} is not known here: 1F1B is taken.</source>
        <translation>スケジュール {} はここでは未知です: 1F1B とみなします。</translation>
    </message>
    <message>
        <source>The order of passes is in another file: set it as the custom schedule.</source>
        <translation>パスの順序は別のファイルにあります: カスタムスケジュールとして設定してください。</translation>
    </message>
    <message>
        <source>a list of modules for each model part</source>
        <translation>モデルパートごとのモジュールのリスト</translation>
    </message>
    <message>
        <source>{} model parts do not divide by {} pipeline ranks</source>
        <translation>モデルパート {} 個は {} パイプラインランクで割り切れません</translation>
    </message>
    <message>
        <source>a list of modules</source>
        <translation>モジュールのリスト</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where layers.{} follows</source>
        <translation>layers.{1} が続くべき箇所に &quot;{0}&quot; があります</translation>
    </message>
    <message>
        <source>List the layers of all parts in order.</source>
        <translation>すべてのパートのレイヤーを順に列挙してください。</translation>
    </message>
    <message>
        <source>Layer {}, step {}: {} is no count of picks</source>
        <translation>レイヤー {}、ステップ {}: {} は選択のカウントではありません</translation>
    </message>
    <message>
        <source>Choose an unedited dump.</source>
        <translation>未編集のダンプを選んでください。</translation>
    </message>
    <message>
        <source>All counts are zero: the recorder counted nothing</source>
        <translation>カウントがすべて 0 です: レコーダーは何も数えていません</translation>
    </message>
    <message>
        <source>Record again while requests run; some engines do not count with every kernel or number format.</source>
        <translation>リクエストの実行中に記録し直してください。カーネルや数値形式によっては数えないエンジンもあります。</translation>
    </message>
    <message>
        <source>The trace holds no token</source>
        <translation>トレースにトークンがありません</translation>
    </message>
    <message>
        <source>Choose a trace of a run that processed tokens.</source>
        <translation>トークンを処理した実行のトレースを選んでください。</translation>
    </message>
    <message>
        <source>{} token-layer rows of profiling or graph-capture runs were left out</source>
        <translation>プロファイリングまたはグラフキャプチャの実行による、トークンとレイヤーの行 {} 件を除外しました</translation>
    </message>
    <message>
        <source>{} token-layer rows, from token {} on, are runs of 8 and more equal tokens: they look like profiling or graph capture. Read it again without them</source>
        <translation>トークン {1} 以降の、トークンとレイヤーの行 {0} 件は、8 個以上の等しいトークンの連続です: プロファイリングまたはグラフキャプチャのようです。これらを除いて読み込み直してください</translation>
    </message>
    <message>
        <source>{} layers without any pick were left out: they are dense, or were not recorded</source>
        <translation>選択がまったくない {} レイヤーを除外しました: Dense レイヤーか、記録されていないレイヤーです</translation>
    </message>
    <message>
        <source>The trace has no header line</source>
        <translation>トレースにヘッダー行がありません</translation>
    </message>
    <message>
        <source>The header line is not text</source>
        <translation>ヘッダー行がテキストではありません</translation>
    </message>
    <message>
        <source>The header must name one token column, one layer column and the experts</source>
        <translation>ヘッダーには、トークンの列 1 つ、レイヤーの列 1 つ、エキスパートの列が必要です</translation>
    </message>
    <message>
        <source>Columns left out: {}</source>
        <translation>除外した列: {}</translation>
    </message>
    <message>
        <source>Token {} of layer {} picks more than {} experts</source>
        <translation>レイヤー {1} のトークン {0} が {2} 個を超えるエキスパートを選択しています</translation>
    </message>
    <message>
        <source>{} is not {}</source>
        <translation>{} は {} ではありません</translation>
    </message>
    <message>
        <source>The row has {} {} of {} cells</source>
        <translation>行のセル数が {2} に合いません: {0} {1}</translation>
    </message>
    <message>
        <source>Every row must have the cells that the header names.</source>
        <translation>すべての行に、ヘッダーが示すセルが必要です。</translation>
    </message>
    <message>
        <source>The last line is cut: remove it, or copy the file again.</source>
        <translation>最後の行が途中で切れています: 削除するか、ファイルをコピーし直してください。</translation>
    </message>
    <message>
        <source>The name of the file ends in no layer number</source>
        <translation>ファイル名がレイヤー番号で終わっていません</translation>
    </message>
    <message>
        <source>Keep the name expert_weights_&lt;layer&gt;.txt.</source>
        <translation>名前を expert_weights_&lt;layer&gt;.txt のままにしてください。</translation>
    </message>
    <message>
        <source>The line does not hold expert numbers, two tabs and weights</source>
        <translation>行が、エキスパート番号、タブ 2 つ、重みの形になっていません</translation>
    </message>
    <message>
        <source>Choose an unedited file.</source>
        <translation>未編集のファイルを選んでください。</translation>
    </message>
    <message>
        <source>{} expert numbers do not tell how many a token picks</source>
        <translation>{} 個のエキスパート番号からは、トークンがいくつ選択するかがわかりません</translation>
    </message>
    <message>
        <source>Say it: --top-k.</source>
        <translation>指定してください: --top-k。</translation>
    </message>
    <message>
        <source>A number of the trace is out of range</source>
        <translation>トレースに範囲外の数値があります</translation>
    </message>
    <message>
        <source>Times are microseconds; choose the unedited file.</source>
        <translation>時間の単位はマイクロ秒です。未編集のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The JSON text of the trace is damaged or cut</source>
        <translation>トレースの JSON テキストが壊れているか、途中で切れています</translation>
    </message>
    <message>
        <source>Copy the file again; a profiler writes it in full only when it has stopped.</source>
        <translation>ファイルをコピーし直してください。プロファイラーは停止してはじめてファイル全体を書き出します。</translation>
    </message>
    <message>
        <source>The JSON nests deeper than {} levels</source>
        <translation>JSON の入れ子が {} 段を超えています</translation>
    </message>
    <message>
        <source>Choose the file that the profiler wrote.</source>
        <translation>プロファイラーが書き出したファイルを選んでください。</translation>
    </message>
    <message>
        <source>There are more than {} events in the trace</source>
        <translation>トレースのイベントが {} 個を超えています</translation>
    </message>
    <message>
        <source>Profile fewer steps, or without the host&apos;s operators.</source>
        <translation>プロファイルするステップを減らすか、ホストのオペレーターを除いてください。</translation>
    </message>
    <message>
        <source>A time of an event is no time, or out of range</source>
        <translation>イベントの時刻が時刻でないか、範囲外です</translation>
    </message>
    <message>
        <source>A number in the trace is out of range</source>
        <translation>トレースに範囲外の数値があります</translation>
    </message>
    <message>
        <source>A JSON value is longer than 16 MiB</source>
        <translation>16 MiB を超える JSON 値があります</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>1 行に JSON オブジェクトを 1 つ書いてください。</translation>
    </message>
    <message>
        <source>The JSON document is longer than 16 MiB</source>
        <translation>JSON 文書が 16 MiB を超えています</translation>
    </message>
    <message>
        <source>The last line is cut and was left out</source>
        <translation>最後の行が途中で切れているため除外しました</translation>
    </message>
    <message>
        <source>There is no &quot;logical_count&quot; in this object</source>
        <translation>このオブジェクトに &quot;logical_count&quot; がありません</translation>
    </message>
    <message>
        <source>Choose a file with counts [layers][experts].</source>
        <translation>カウント [layers][experts] を含むファイルを選んでください。</translation>
    </message>
    <message>
        <source>The load is not a list of layers with counts of experts</source>
        <translation>負荷が、エキスパートごとのカウントを持つレイヤーのリストではありません</translation>
    </message>
    <message>
        <source>The shape must be [layers][experts] or [steps][layers][experts].</source>
        <translation>形状は [layers][experts] または [steps][layers][experts] でなければなりません。</translation>
    </message>
    <message>
        <source>The line names no token_idx and layer</source>
        <translation>行に token_idx と layer がありません</translation>
    </message>
    <message>
        <source>Choose a log with one line per token and layer.</source>
        <translation>トークンとレイヤーごとに 1 行のログを選んでください。</translation>
    </message>
    <message>
        <source>Token {}, layer {}: the experts are no list of numbers from 0 to {}</source>
        <translation>トークン {}、レイヤー {}: エキスパートが 0 から {} までの番号のリストではありません</translation>
    </message>
    <message>
        <source>Choose a log with the ids of the experts.</source>
        <translation>エキスパートの ID を含むログを選んでください。</translation>
    </message>
    <message>
        <source>There are no &quot;routes&quot; in this object</source>
        <translation>このオブジェクトに &quot;routes&quot; がありません</translation>
    </message>
    <message>
        <source>Choose a trace with a list of tokens.</source>
        <translation>トークンのリストを含むトレースを選んでください。</translation>
    </message>
    <message>
        <source>Token {} has no &quot;layers&quot;</source>
        <translation>トークン {} に &quot;layers&quot; がありません</translation>
    </message>
    <message>
        <source>Choose a trace with the experts of every token.</source>
        <translation>すべてのトークンのエキスパートを含むトレースを選んでください。</translation>
    </message>
    <message>
        <source>Token {}: a layer is not named by its number</source>
        <translation>トークン {}: 番号で示されていないレイヤーがあります</translation>
    </message>
    <message>
        <source>Choose an unedited trace.</source>
        <translation>未編集のトレースを選んでください。</translation>
    </message>
    <message>
        <source>The line is not a JSON object</source>
        <translation>行が JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>Every line of a router trace is one record in braces.</source>
        <translation>ルータートレースの各行は、波括弧で囲まれた 1 つのレコードです。</translation>
    </message>
    <message>
        <source>a comma or a closing brace</source>
        <translation>コンマまたは閉じ波括弧</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行の終わり</translation>
    </message>
    <message>
        <source>The line ends where {} was expected: the record is cut</source>
        <translation>{} が必要な箇所で行が終わっています: レコードが途中で切れています</translation>
    </message>
    <message>
        <source>Remove the incomplete last line, or copy the file again.</source>
        <translation>不完全な最後の行を削除するか、ファイルをコピーし直してください。</translation>
    </message>
    <message>
        <source>Expected {}</source>
        <translation>{} が必要です</translation>
    </message>
    <message>
        <source>The line is not a record of a router trace.</source>
        <translation>行がルータートレースのレコードではありません。</translation>
    </message>
    <message>
        <source>a quoted name</source>
        <translation>引用符で囲まれた名前</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>閉じ引用符</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>コロン</translation>
    </message>
    <message>
        <source>A number is negative</source>
        <translation>負の数値があります</translation>
    </message>
    <message>
        <source>A number is larger than {}</source>
        <translation>{} を超える数値があります</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>the end of a value</source>
        <translation>値の終わり</translation>
    </message>
    <message>
        <source>a list of tokens</source>
        <translation>トークンのリスト</translation>
    </message>
    <message>
        <source>Token {} picks {} experts, the ones before it {}</source>
        <translation>トークン {} は {} 個のエキスパートを選択していますが、それより前のトークンは {} 個です</translation>
    </message>
    <message>
        <source>Every token of a layer must pick the same number of experts.</source>
        <translation>1 つのレイヤーのトークンはすべて、同数のエキスパートを選択する必要があります。</translation>
    </message>
    <message>
        <source>a comma or a closing bracket</source>
        <translation>コンマまたは閉じ角括弧</translation>
    </message>
    <message>
        <source>the list of experts of a token</source>
        <translation>1 トークンのエキスパートのリスト</translation>
    </message>
    <message>
        <source>an expert number</source>
        <translation>エキスパート番号</translation>
    </message>
    <message>
        <source>An expert number must be a whole number from 0 to {}</source>
        <translation>エキスパート番号は 0 から {} までの整数でなければなりません</translation>
    </message>
    <message>
        <source>The record has no &quot;{}&quot;</source>
        <translation>レコードに &quot;{}&quot; がありません</translation>
    </message>
    <message>
        <source>Choose a router trace with the picks of every token.</source>
        <translation>すべてのトークンの選択を含むルータートレースを選んでください。</translation>
    </message>
    <message>
        <source>The record states {} tokens and lists {}</source>
        <translation>レコードは {} トークンと宣言していますが、列挙されているのは {} です</translation>
    </message>
    <message>
        <source>The record states top-{} and lists {} experts per token</source>
        <translation>レコードは top-{} と宣言していますが、列挙されているのはトークンあたり {} 個のエキスパートです</translation>
    </message>
    <message>
        <source>Records of multi-token prediction are left out</source>
        <translation>マルチトークン予測のレコードを除外します</translation>
    </message>
    <message>
        <source>The header does not name a layer, an expert and a count</source>
        <translation>ヘッダーにレイヤー、エキスパート、カウントがありません</translation>
    </message>
    <message>
        <source>Use layer,expert,count.</source>
        <translation>layer,expert,count を使ってください。</translation>
    </message>
    <message>
        <source>The row has {} of {} cells</source>
        <translation>行のセルは {1} 個のうち {0} 個です</translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a count of picks</source>
        <translation>行にレイヤー、エキスパート、選択のカウントがそろっていません</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>行を修正してください。</translation>
    </message>
    <message>
        <source>The array is cut: the file ends before its last value</source>
        <translation>配列が途中で切れています: 最後の値より前でファイルが終わっています</translation>
    </message>
    <message>
        <source>The header of the array is damaged: {}</source>
        <translation>配列のヘッダーが壊れています: {}</translation>
    </message>
    <message>
        <source>no shape</source>
        <translation>形状がありません</translation>
    </message>
    <message>
        <source>the shape is not a list of sizes</source>
        <translation>形状がサイズのリストではありません</translation>
    </message>
    <message>
        <source>it claims {} bytes</source>
        <translation>{} バイトを宣言しています</translation>
    </message>
    <message>
        <source>no element type</source>
        <translation>要素の型がありません</translation>
    </message>
    <message>
        <source>no element order</source>
        <translation>要素の順序がありません</translation>
    </message>
    <message>
        <source>The array is big-endian</source>
        <translation>配列がビッグエンディアンです</translation>
    </message>
    <message>
        <source>Convert it: a.astype(&apos;&lt;i4&apos;).</source>
        <translation>変換してください: a.astype(&apos;&lt;i4&apos;)。</translation>
    </message>
    <message>
        <source>The array holds elements of type {}, not whole numbers</source>
        <translation>配列の要素の型は {} で、整数ではありません</translation>
    </message>
    <message>
        <source>Save the expert numbers as integers.</source>
        <translation>エキスパート番号を整数で保存してください。</translation>
    </message>
    <message>
        <source>The array is in Fortran order</source>
        <translation>配列が Fortran 順です</translation>
    </message>
    <message>
        <source>Save numpy.ascontiguousarray(a).</source>
        <translation>numpy.ascontiguousarray(a) を保存してください。</translation>
    </message>
    <message>
        <source>The array has {} dimensions</source>
        <translation>配列が {} 次元です</translation>
    </message>
    <message>
        <source>Save [tokens, layers, k], or [tokens, layers] for top-1.</source>
        <translation>[tokens, layers, k] を保存してください。top-1 なら [tokens, layers] です。</translation>
    </message>
    <message>
        <source>The array is empty</source>
        <translation>配列が空です</translation>
    </message>
    <message>
        <source>Choose a trace with tokens.</source>
        <translation>トークンを含むトレースを選んでください。</translation>
    </message>
    <message>
        <source>The array claims {} layers and {} experts per token</source>
        <translation>配列は {} レイヤー、トークンあたり {} 個のエキスパートと宣言しています</translation>
    </message>
    <message>
        <source>The shape must be [tokens, layers, k].</source>
        <translation>形状は [tokens, layers, k] でなければなりません。</translation>
    </message>
    <message>
        <source>The array claims {} tokens of {} bytes, the file holds {} bytes</source>
        <translation>配列は {1} バイトのトークンを {0} 個と宣言していますが、ファイルは {2} バイトです</translation>
    </message>
    <message>
        <source>The array holds elements of type {}</source>
        <translation>配列の要素の型は {} です</translation>
    </message>
    <message>
        <source>Save the counts as integers, little-endian.</source>
        <translation>カウントを整数、リトルエンディアンで保存してください。</translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts] in C order.</source>
        <translation>カウント [layers, experts] または [steps, layers, experts] を C 順で保存してください。</translation>
    </message>
    <message>
        <source>The array claims more values than the file holds</source>
        <translation>配列が、ファイルにあるより多くの値を宣言しています</translation>
    </message>
    <message>
        <source>The array claims {} layers of {} experts</source>
        <translation>配列は {} レイヤー、各 {} 個のエキスパートと宣言しています</translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts].</source>
        <translation>カウント [layers, experts] または [steps, layers, experts] を保存してください。</translation>
    </message>
    <message>
        <source>The array claims {} steps of {} bytes, the file holds {} bytes</source>
        <translation>配列は {1} バイトのステップを {0} 個と宣言していますが、ファイルは {2} バイトです</translation>
    </message>
    <message>
        <source>Step {}, layer {}: a count is not whole</source>
        <translation>ステップ {}、レイヤー {}: 整数でないカウントがあります</translation>
    </message>
    <message>
        <source>Choose counts, not shares or weights.</source>
        <translation>割合や重みではなく、カウントを選んでください。</translation>
    </message>
    <message>
        <source>Between tokens {} and {} layer row {} holds a value that is no expert number (0 to {})</source>
        <translation>トークン {} から {} の間のレイヤーの行 {} に、エキスパート番号 (0 から {}) でない値があります</translation>
    </message>
    <message>
        <source>Choose an array of expert numbers that is not padded with -1; of counts, say --format expert-load-npy.</source>
        <translation>-1 でパディングされていないエキスパート番号の配列を選んでください。カウントの場合は --format expert-load-npy を指定してください。</translation>
    </message>
    <message>
        <source>The routed experts are not in base64</source>
        <translation>ルーティング先のエキスパートが base64 ではありません</translation>
    </message>
    <message>
        <source>Choose an unedited response.</source>
        <translation>未編集のレスポンスを選んでください。</translation>
    </message>
    <message>
        <source>The routed experts are plain numbers: the response does not say how many layers and experts per token there are</source>
        <translation>ルーティング先のエキスパートは単なる数値の列です: レイヤー数とトークンあたりのエキスパート数がレスポンスに書かれていません</translation>
    </message>
    <message>
        <source>Say both: --layers and --top-k.</source>
        <translation>両方を指定してください: --layers と --top-k。</translation>
    </message>
    <message>
        <source>{} bytes of routed experts are not tokens of {} layers and {} experts each</source>
        <translation>ルーティング先のエキスパートの {} バイトは、{} レイヤー、各 {} 個のエキスパートのトークンとして割り切れません</translation>
    </message>
    <message>
        <source>Check --layers and --top-k.</source>
        <translation>--layers と --top-k を確認してください。</translation>
    </message>
    <message>
        <source>This is not a routing trace this program reads</source>
        <translation>これはこのプログラムで読み取れるルーティングトレースではありません</translation>
    </message>
    <message>
        <source>Choose a router_trace_rank*.jsonl, a dump of SGLang, vLLM or TensorRT-LLM, a CSV with the columns token, layer and experts, or a .npy array [tokens, layers, k].</source>
        <translation>router_trace_rank*.jsonl、SGLang、vLLM または TensorRT-LLM のダンプ、token、layer、experts の列を持つ CSV、または .npy 配列 [tokens, layers, k] を選んでください。</translation>
    </message>
    <message>
        <source>Reading the routing trace</source>
        <translation>ルーティングトレースを読み込み中</translation>
    </message>
    <message>
        <source>Two of the files are the same: their tokens count twice. Give every rank&apos;s file once.</source>
        <translation>ファイルのうち 2 つが同じです: トークンが二重に数えられます。各ランクのファイルを 1 回だけ指定してください。</translation>
    </message>
    <message>
        <source>The file holds what rank {} alone saw. Give the files of all ranks together, or the load is that of one rank.</source>
        <translation>ファイルの内容はランク {} だけが見たものです。全ランクのファイルをまとめて指定してください。そうしないと、負荷は 1 ランクのものになります。</translation>
    </message>
    <message>
        <source>The safetensors file is damaged: {}</source>
        <translation>safetensors ファイルが壊れています: {}</translation>
    </message>
    <message>
        <source>it is cut</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>its header claims {} bytes</source>
        <translation>ヘッダーが {} バイトを宣言しています</translation>
    </message>
    <message>
        <source>its header is no object</source>
        <translation>ヘッダーがオブジェクトではありません</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>テンソルがありません</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; is not named by iteration and layer, as statistics of experts are</source>
        <translation>テンソル &quot;{}&quot; の名前が、エキスパート統計のような反復とレイヤーの形になっていません</translation>
    </message>
    <message>
        <source>Choose a rank*.safetensors that TensorRT-LLM wrote for EXPERT_STATISTIC_PATH.</source>
        <translation>TensorRT-LLM が EXPERT_STATISTIC_PATH に書き出した rank*.safetensors を選んでください。</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; is not described</source>
        <translation>テンソル &quot;{}&quot; の記述がありません</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has no possible shape</source>
        <translation>テンソル &quot;{}&quot; の形状がありえないものです</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; lies outside the file</source>
        <translation>テンソル &quot;{}&quot; がファイルの外にあります</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has another size than its shape</source>
        <translation>テンソル &quot;{}&quot; のサイズが形状と異なります</translation>
    </message>
    <message>
        <source>its tensors overlap or leave a gap</source>
        <translation>テンソルに重なりまたは隙間があります</translation>
    </message>
    <message>
        <source>it is longer or shorter than it says</source>
        <translation>宣言より長いか短くなっています</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} {}</source>
        <translation>反復 {}、レイヤー {}: {} {}</translation>
    </message>
    <message>
        <source>Choose the statistics of one model.</source>
        <translation>1 つのモデルの統計を選んでください。</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: a count is not whole</source>
        <translation>反復 {}、レイヤー {}: 整数でないカウントがあります</translation>
    </message>
    <message>
        <source>Choose unedited statistics.</source>
        <translation>未編集の統計を選んでください。</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} is no expert number</source>
        <translation>反復 {}、レイヤー {}: {} はエキスパート番号ではありません</translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>パスを確認してください。</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>これは通常のファイルではありません</translation>
    </message>
    <message>
        <source>Choose the file of the trace.</source>
        <translation>トレースのファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation>ファイルを読み取れません: {}</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>読み込みは中止されました</translation>
    </message>
    <message>
        <source>Reading failed after {} bytes</source>
        <translation>{} バイトの後で読み込みに失敗しました</translation>
    </message>
    <message>
        <source>Check the disk or the network share.</source>
        <translation>ディスクまたはネットワーク共有を確認してください。</translation>
    </message>
    <message>
        <source>The file is cut</source>
        <translation>ファイルが途中で切れています</translation>
    </message>
    <message>
        <source>Reading failed at byte {}</source>
        <translation>バイト {} で読み込みに失敗しました</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>ファイルを読み取れません</translation>
    </message>
    <message>
        <source>The line is longer than 64 MiB</source>
        <translation>行が 64 MiB を超えています</translation>
    </message>
    <message>
        <source>The dump holds no counts of experts: {}</source>
        <translation>ダンプにエキスパートのカウントがありません: {}</translation>
    </message>
    <message>
        <source>Choose an expert_distribution_recorder file.</source>
        <translation>expert_distribution_recorder のファイルを選んでください。</translation>
    </message>
    <message>
        <source>it is no dictionary</source>
        <translation>辞書ではありません</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it has {}</source>
        <translation>内容は {} です</translation>
    </message>
    <message>
        <source>The tensor {} does not have the shape {}</source>
        <translation>テンソル {} が必要な形状ではありません: {}</translation>
    </message>
    <message>
        <source>of counts</source>
        <translation>(カウント)</translation>
    </message>
    <message>
        <source>[layers, experts] or [steps, layers, experts]</source>
        <translation>[layers, experts] または [steps, layers, experts]</translation>
    </message>
    <message>
        <source>[steps, layers, experts] with possible sizes</source>
        <translation>ありうるサイズの [steps, layers, experts]</translation>
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
        <translation>物理エキスパートから論理エキスパートへのマップにエキスパートがありません</translation>
    </message>
    <message>
        <source>The dump holds no records: nothing was recorded</source>
        <translation>ダンプにレコードがありません: 何も記録されていません</translation>
    </message>
    <message>
        <source>Start the recorder before the requests, and dump after them.</source>
        <translation>リクエストの前にレコーダーを開始し、リクエストの後にダンプしてください。</translation>
    </message>
    <message>
        <source>Record {} holds neither counts nor tokens</source>
        <translation>レコード {} にカウントもトークンもありません</translation>
    </message>
    <message>
        <source>Layer {}: physical expert {} is not in the map of the dump</source>
        <translation>レイヤー {}: 物理エキスパート {} がダンプのマップにありません</translation>
    </message>
    <message>
        <source>Layer {}: {} is no count of picks</source>
        <translation>レイヤー {}: {} は選択のカウントではありません</translation>
    </message>
    <message>
        <source>[layers, tokens, picks]</source>
        <translation>[layers, tokens, picks]</translation>
    </message>
    <message>
        <source>[layers, tokens, picks] with possible sizes</source>
        <translation>ありうるサイズの [layers, tokens, picks]</translation>
    </message>
    <message>
        <source>Layer {}: {} is no expert number</source>
        <translation>レイヤー {}: {} はエキスパート番号ではありません</translation>
    </message>
    <message>
        <source>The dump counts {:.2f} times the picks of its tokens: the counts are those of several ranks, or were multiplied by the data-parallel size. The tokens are used</source>
        <translation>ダンプのカウントは、トークンの選択の {:.2f} 倍あります: 複数ランクのカウントか、データ並列サイズを掛けたものです。トークンの方を使います</translation>
    </message>
    <message>
        <source>of a layer number</source>
        <translation>レイヤー番号</translation>
    </message>
    <message>
        <source>[tokens, picks]</source>
        <translation>[tokens, picks]</translation>
    </message>
    <message>
        <source>The pickle is larger than 32 MiB</source>
        <translation>pickle が 32 MiB を超えています</translation>
    </message>
    <message>
        <source>Save arrays as .npy instead.</source>
        <translation>代わりに配列を .npy で保存してください。</translation>
    </message>
    <message>
        <source>The pickle is no list of counters, one per layer</source>
        <translation>pickle が、レイヤーごとに 1 つのカウンターのリストではありません</translation>
    </message>
    <message>
        <source>Choose the counts of experts.</source>
        <translation>エキスパートのカウントを選んでください。</translation>
    </message>
    <message>
        <source>The pickle counts pairs of experts by rank, which are other pairs than those of all picks of a token</source>
        <translation>pickle はエキスパートのペアを順位で数えていますが、これはトークンの全選択のペアとは異なります</translation>
    </message>
    <message>
        <source>Choose the counts of single experts, or a trace with the picks of every token.</source>
        <translation>単独のエキスパートのカウントか、すべてのトークンの選択を含むトレースを選んでください。</translation>
    </message>
    <message>
        <source>Counter {} holds something else than counts of experts</source>
        <translation>カウンター {} にエキスパートのカウント以外のものが含まれています</translation>
    </message>
    <message>
        <source>The counters name more experts than a model has</source>
        <translation>カウンターのエキスパートが、モデルが持ちうる数を超えています</translation>
    </message>
    <message>
        <source>A HyperNode has no name</source>
        <translation>名前のない HyperNode があります</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get hypernodes -o yaml.</source>
        <translation>kubectl get hypernodes -o yaml の出力を選んでください。</translation>
    </message>
    <message>
        <source>The file has too many HyperNodes or members</source>
        <translation>ファイルの HyperNode またはメンバーが多すぎます</translation>
    </message>
    <message>
        <source>The file holds no HyperNode</source>
        <translation>ファイルに HyperNode がありません</translation>
    </message>
    <message>
        <source>{} members are chosen by a pattern, or by labels that no node of the file has: they are left out. Import kubectl get hypernodes,nodes -o json for those chosen by labels</source>
        <translation>{} 個のメンバーは、パターンか、ファイル内のどのノードにもないラベルで選ばれています: 除外します。ラベルで選ばれたものには kubectl get hypernodes,nodes -o json をインポートしてください</translation>
    </message>
    <message>
        <source>Choose the XML file as it was written.</source>
        <translation>書き出されたままの XML ファイルを選んでください。</translation>
    </message>
    <message>
        <source>The XML declares a document type or entities</source>
        <translation>XML が文書型またはエンティティを宣言しています</translation>
    </message>
    <message>
        <source>Remove the declaration: no tool writes one here.</source>
        <translation>宣言を削除してください: ここに宣言を書くツールはありません。</translation>
    </message>
    <message>
        <source>&lt;/{}&gt; closes nothing</source>
        <translation>&lt;/{}&gt; に対応する開始タグがありません</translation>
    </message>
    <message>
        <source>A tag has no name</source>
        <translation>名前のないタグがあります</translation>
    </message>
    <message>
        <source>&lt;{}&gt; has something that is no attribute</source>
        <translation>&lt;{}&gt; に属性でないものがあります</translation>
    </message>
    <message>
        <source>The attribute {} has no quotes</source>
        <translation>属性 {} に引用符がありません</translation>
    </message>
    <message>
        <source>A tag has more than 64 attributes</source>
        <translation>属性が 64 個を超えるタグがあります</translation>
    </message>
    <message>
        <source>Write plain maps and lists, indented with spaces.</source>
        <translation>単純なマップとリストを、スペースでインデントして書いてください。</translation>
    </message>
    <message>
        <source>The key {} is there twice</source>
        <translation>キー {} が 2 回あります</translation>
    </message>
    <message>
        <source>Anchors, aliases and tags are not read</source>
        <translation>アンカー、エイリアス、タグは読み取りません</translation>
    </message>
    <message>
        <source>The archive is damaged: {}</source>
        <translation>アーカイブが壊れています: {}</translation>
    </message>
    <message>
        <source>it points outside itself</source>
        <translation>アーカイブの外を指しています</translation>
    </message>
    <message>
        <source>it has no table of contents; the file is cut</source>
        <translation>目次がありません。ファイルが途中で切れています</translation>
    </message>
    <message>
        <source>its zip64 record is not where it should be</source>
        <translation>zip64 レコードが所定の位置にありません</translation>
    </message>
    <message>
        <source>The archive claims {} entries</source>
        <translation>アーカイブは {} 個のエントリを宣言しています</translation>
    </message>
    <message>
        <source>its table of contents is cut</source>
        <translation>目次が途中で切れています</translation>
    </message>
    <message>
        <source>a zip64 field is missing</source>
        <translation>zip64 フィールドがありません</translation>
    </message>
    <message>
        <source>The archive is encrypted</source>
        <translation>アーカイブが暗号化されています</translation>
    </message>
    <message>
        <source>Save the dump without a password.</source>
        <translation>ダンプをパスワードなしで保存してください。</translation>
    </message>
    <message>
        <source>Unpack it and save the dump again with torch.save.</source>
        <translation>展開し、torch.save でダンプを保存し直してください。</translation>
    </message>
    <message>
        <source>an entry has two sizes</source>
        <translation>サイズが 2 つあるエントリがあります</translation>
    </message>
    <message>
        <source>an entry is not where it should be</source>
        <translation>所定の位置にないエントリがあります</translation>
    </message>
    <message>
        <source>an entry claims more bytes than the file has</source>
        <translation>ファイルにあるより多くのバイトを宣言しているエントリがあります</translation>
    </message>
    <message>
        <source>the name of an entry leads out of it</source>
        <translation>名前がアーカイブの外を指すエントリがあります</translation>
    </message>
    <message>
        <source>two entries have the same name</source>
        <translation>同じ名前のエントリが 2 つあります</translation>
    </message>
    <message>
        <source>entries overlap</source>
        <translation>エントリが重なっています</translation>
    </message>
    <message>
        <source>{} experts cannot be shared by {} groups</source>
        <translation>{} 個のエキスパートを {} グループに等分できません</translation>
    </message>
    <message>
        <source>Name the number of expert groups of the model, or 1.</source>
        <translation>モデルのエキスパートグループ数、または 1 を指定してください。</translation>
    </message>
    <message>
        <source>{} slots cannot be shared by {} nodes</source>
        <translation>{} スロットを {} ノードに等分できません</translation>
    </message>
    <message>
        <source>Choose a multiple of the nodes.</source>
        <translation>ノード数の倍数を選んでください。</translation>
    </message>
    <message>
        <source>The method {} {}</source>
        <translation>方式 {} は{}</translation>
    </message>
    <message>
        <source>takes no balance cap here</source>
        <translation>ここでは均衡の上限を受け付けません</translation>
    </message>
    <message>
        <source>A cap belongs to the method rankloom, and to fan-out without replicas.</source>
        <translation>上限は、方式 rankloom と、レプリカなしの fan-out で使います。</translation>
    </message>
    <message>
        <source>The balance cap is below 1</source>
        <translation>均衡の上限が 1 未満です</translation>
    </message>
    <message>
        <source>1.05 allows 5 % above the mean.</source>
        <translation>1.05 は平均の 5 % 超過まで許容します。</translation>
    </message>
    <message>
        <source>places all experts afresh</source>
        <translation>すべてのエキスパートを新たに配置します</translation>
    </message>
    <message>
        <source>Choose rankloom or balance, or leave out the limit of copies moved.</source>
        <translation>rankloom または balance を選ぶか、移動するコピー数の上限を省いてください。</translation>
    </message>
    <message>
        <source>The limit of copies moved is negative</source>
        <translation>移動するコピー数の上限が負の値です</translation>
    </message>
    <message>
        <source>0 moves none.</source>
        <translation>0 では何も移動しません。</translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices are too many for a search over slots</source>
        <translation>{} レイヤー、{} 個のエキスパート、{} 台のデバイスは、スロットの探索には多すぎます</translation>
    </message>
    <message>
        <source>Place fewer layers at a time.</source>
        <translation>一度に配置するレイヤーを減らしてください。</translation>
    </message>
    <message>
        <source>needs transitions between layers</source>
        <translation>レイヤー間の遷移を必要とします</translation>
    </message>
    <message>
        <source>Give a trace with picks per token.</source>
        <translation>トークンごとの選択を含むトレースを指定してください。</translation>
    </message>
    <message>
        <source>needs the tokens of a trace</source>
        <translation>トレースのトークンを必要とします</translation>
    </message>
    <message>
        <source>Give a trace instead of counts.</source>
        <translation>カウントではなくトレースを指定してください。</translation>
    </message>
    <message>
        <source>needs picks per token</source>
        <translation>トークンごとの選択を必要とします</translation>
    </message>
    <message>
        <source>cannot name {} devices in {} nodes exactly</source>
        <translation>{1} ノードの {0} 台のデバイスを厳密には割り当てられません</translation>
    </message>
    <message>
        <source>needs transitions between layers to weigh them against load</source>
        <translation>負荷との兼ね合いを量るためにレイヤー間の遷移を必要とします</translation>
    </message>
    <message>
        <source>A front of {} points</source>
        <translation>{} 点のフロント</translation>
    </message>
    <message>
        <source>Ask for 2 to 64 points.</source>
        <translation>2 から 64 点を指定してください。</translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices in {} nodes cannot be placed</source>
        <translation>{} レイヤー、{} 個のエキスパート、{} 台のデバイス、{} ノードでは配置できません</translation>
    </message>
    <message>
        <source>All four must be at least 1.</source>
        <translation>4 つとも 1 以上でなければなりません。</translation>
    </message>
    <message>
        <source>{} layers, {} experts and {} devices are too many</source>
        <translation>{} レイヤー、{} 個のエキスパート、{} 台のデバイスは多すぎます</translation>
    </message>
    <message>
        <source>At most {} of each.</source>
        <translation>それぞれ最大 {} です。</translation>
    </message>
    <message>
        <source>{} slots for {} experts cannot be shared by {} devices</source>
        <translation>{1} 個のエキスパート用の {0} スロットを {2} 台のデバイスに等分できません</translation>
    </message>
    <message>
        <source>Slots must be a multiple of the devices, and at least one for every expert.</source>
        <translation>スロット数はデバイス数の倍数で、エキスパートごとに 1 つ以上必要です。</translation>
    </message>
    <message>
        <source>{} slots on a device hold one of {} experts twice</source>
        <translation>1 台のデバイスに {} スロットあると、{} 個のエキスパートのどれかが 2 回入ります</translation>
    </message>
    <message>
        <source>Ask for fewer slots.</source>
        <translation>スロットを減らしてください。</translation>
    </message>
    <message>
        <source>{} devices cannot be shared by {} nodes</source>
        <translation>{} 台のデバイスを {} ノードに等分できません</translation>
    </message>
    <message>
        <source>Every node has equally many devices.</source>
        <translation>どのノードもデバイス数は同じです。</translation>
    </message>
    <message>
        <source>The prices are no symmetric matrix of 0 to 1,000</source>
        <translation>価格が 0 から 1,000 までの対称行列ではありません</translation>
    </message>
    <message>
        <source>Give one price per pair of devices, 0 on the diagonal.</source>
        <translation>デバイスのペアごとに価格を 1 つ、対角には 0 を指定してください。</translation>
    </message>
    <message>
        <source>{} loads and {} transitions do not belong to {} layers of {} experts</source>
        <translation>負荷 {} 個と遷移 {} 個は、{} レイヤー、{} 個のエキスパートに対応しません</translation>
    </message>
    <message>
        <source>Load is [layers, experts], transitions are [layers - 1, experts, experts].</source>
        <translation>負荷は [layers, experts]、遷移は [layers - 1, experts, experts] です。</translation>
    </message>
    <message>
        <source>The picks of tokens do not belong to these layers and experts</source>
        <translation>トークンの選択が、これらのレイヤーとエキスパートに対応しません</translation>
    </message>
    <message>
        <source>Picks are [layers, tokens, top-k], expert numbers from 0.</source>
        <translation>選択は [layers, tokens, top-k]、エキスパート番号は 0 からです。</translation>
    </message>
    <message>
        <source>{} loads of windows do not belong to {} layers of {} experts</source>
        <translation>ウィンドウの負荷 {} 個は、{} レイヤー、{} 個のエキスパートに対応しません</translation>
    </message>
    <message>
        <source>They are [windows, layers, experts], at most {} windows.</source>
        <translation>形は [windows, layers, experts] で、ウィンドウは最大 {} 個です。</translation>
    </message>
    <message>
        <source>A count is negative</source>
        <translation>負のカウントがあります</translation>
    </message>
    <message>
        <source>Counts start at 0.</source>
        <translation>カウントは 0 からです。</translation>
    </message>
    <message>
        <source>The counts, times the highest price, add up to more than 10^18</source>
        <translation>カウントに最高価格を掛けた合計が 10^18 を超えます</translation>
    </message>
    <message>
        <source>Divide them by a constant.</source>
        <translation>定数で割ってください。</translation>
    </message>
    <message>
        <source>Choose a placement of the same model on the same devices.</source>
        <translation>同じモデル、同じデバイスでの配置を選んでください。</translation>
    </message>
    <message>
        <source>Layer {} places expert {}; there are {}</source>
        <translation>レイヤー {} にエキスパート {} が配置されていますが、エキスパートは {} 個です</translation>
    </message>
    <message>
        <source>Choose a placement of the same model.</source>
        <translation>同じモデルの配置を選んでください。</translation>
    </message>
    <message>
        <source>Layer {} holds expert {} twice on device {}</source>
        <translation>レイヤー {0} のデバイス {2} に、エキスパート {1} が 2 回あります</translation>
    </message>
    <message>
        <source>Give the second slot another expert.</source>
        <translation>2 つ目のスロットには別のエキスパートを指定してください。</translation>
    </message>
    <message>
        <source>Layer {} has no slot for expert {}</source>
        <translation>レイヤー {} にエキスパート {} のスロットがありません</translation>
    </message>
    <message>
        <source>Choose a complete placement.</source>
        <translation>完全な配置を選んでください。</translation>
    </message>
    <message>
        <source>A part of the trace has {} layers of {} experts, not {} of {}</source>
        <translation>トレースの一部が {2} レイヤー、{3} 個のエキスパートではなく、{0} レイヤー、{1} 個のエキスパートです</translation>
    </message>
    <message>
        <source>Choose traces of one model.</source>
        <translation>1 つのモデルのトレースを選んでください。</translation>
    </message>
    <message>
        <source>{} parts of a trace</source>
        <translation>トレースの部分が {} 個</translation>
    </message>
    <message>
        <source>Give 1 to {}.</source>
        <translation>1 から {} までを指定してください。</translation>
    </message>
    <message>
        <source>The load over time of the trace is not known</source>
        <translation>トレースの負荷の時間変化がわかりません</translation>
    </message>
    <message>
        <source>Import the trace itself, not its sum.</source>
        <translation>合計ではなく、トレース自体をインポートしてください。</translation>
    </message>
    <message>
        <source>{} windows</source>
        <translation>ウィンドウが {} 個</translation>
    </message>
    <message>
        <source>Ask for 1 to {}.</source>
        <translation>1 から {} までを指定してください。</translation>
    </message>
    <message>
        <source>Choose a mixture-of-experts model.</source>
        <translation>mixture-of-experts モデルを選んでください。</translation>
    </message>
    <message>
        <source>No routing trace says which experts are used</source>
        <translation>どのエキスパートが使われるかを示すルーティングトレースがありません</translation>
    </message>
    <message>
        <source>Import a router trace or an expert distribution.</source>
        <translation>ルータートレースまたはエキスパート分布をインポートしてください。</translation>
    </message>
    <message>
        <source>One device holds all experts</source>
        <translation>1 台のデバイスが全エキスパートを持っています</translation>
    </message>
    <message>
        <source>Choose an EP above 1.</source>
        <translation>1 より大きい EP を選んでください。</translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, the model {} of {}</source>
        <translation>トレースは {} レイヤー、{} 個のエキスパートですが、モデルは {} レイヤー、{} 個です</translation>
    </message>
    <message>
        <source>Import a trace of this model.</source>
        <translation>このモデルのトレースをインポートしてください。</translation>
    </message>
    <message>
        <source>Layer {} counts {} picks, layer {} counts {}{}</source>
        <translation>選択のカウントは、レイヤー {} で {}、レイヤー {} で {} です{}</translation>
    </message>
    <message>
        <source>Every count is a multiple of {}: they were probably multiplied by the data-parallel size, or the same batch ran {} times. Shares stay right, numbers of tokens do not</source>
        <translation>すべてのカウントが {} の倍数です: おそらくデータ並列サイズが掛けられているか、同じバッチが {} 回実行されています。割合は正しいままですが、トークン数は正しくありません</translation>
    </message>
    <message>
        <source>The hottest expert takes {:.0f} times the mean load on the average of the layers: this looks like a benchmark with random prompts. Record real requests before placing experts</source>
        <translation>最も負荷の高いエキスパートが、レイヤーの平均で平均負荷の {:.0f} 倍を受けています: ランダムなプロンプトのベンチマークのようです。エキスパートを配置する前に、実際のリクエストを記録してください</translation>
    </message>
    <message>
        <source>The trace has {} layers, the model has {} with experts: it is of another model, or also counts layers of multi-token prediction</source>
        <translation>トレースは {} レイヤーですが、モデルでエキスパートを持つのは {} レイヤーです: 別のモデルのものか、マルチトークン予測のレイヤーも数えています</translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts; missing are {}{}. With pipeline parallelism give the files of all stages</source>
        <translation>トレースにあるのは、エキスパートを持つ {1} レイヤーのうち {0} レイヤーです。不足: {2}{3}。パイプライン並列の場合は全ステージのファイルを指定してください</translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts. With pipeline parallelism layers may be numbered from 0 in every stage: give the files of all stages</source>
        <translation>トレースにあるのは、エキスパートを持つ {1} レイヤーのうち {0} レイヤーです。パイプライン並列では、ステージごとにレイヤー番号が 0 から始まることがあります: 全ステージのファイルを指定してください</translation>
    </message>
    <message>
        <source>The trace names {} experts, the model has {}. Numbers of physical experts need the map to logical ones</source>
        <translation>トレースのエキスパートは {} 個ですが、モデルは {} 個です。物理エキスパートの番号には、論理エキスパートへのマップが必要です</translation>
    </message>
    <message>
        <source>Tokens of the trace pick {} experts, those of the model {}</source>
        <translation>トレースのトークンは {} 個のエキスパートを選択していますが、モデルのトークンは {} 個です</translation>
    </message>
    <message>
        <source>{} tokens are few for {} experts: loads are rough and pairs of experts are noise. About {} tokens would do</source>
        <translation>{1} 個のエキスパートに対して {0} トークンは少なすぎます: 負荷は概算で、エキスパートのペアはノイズです。{2} トークンほどあれば足ります</translation>
    </message>
    <message>
        <source>Layer {}, token {}: {}</source>
        <translation>レイヤー {}、トークン {}: {}</translation>
    </message>
    <message>
        <source>Layer {}: a batch of {} picks is not a multiple of top-{}</source>
        <translation>レイヤー {}: {} 個の選択のバッチは top-{} の倍数ではありません</translation>
    </message>
    <message>
        <source>expert {} is not one of 0 to {}</source>
        <translation>エキスパート {} は 0 から {} までの範囲にありません</translation>
    </message>
    <message>
        <source>Check that the trace is of this model.</source>
        <translation>このモデルのトレースか確認してください。</translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers.</source>
        <translation>ファイルの内容がエキスパート番号か確認してください。</translation>
    </message>
    <message>
        <source>Counting {} layers of {} experts would need more than 4 GiB</source>
        <translation>{} レイヤー、{} 個のエキスパートを数えるには 4 GiB を超えるメモリが必要です</translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers, layer by layer.</source>
        <translation>ファイルの内容が、レイヤーごとに並んだエキスパート番号か確認してください。</translation>
    </message>
    <message>
        <source>Layer {} comes more than {} picks after layer {}: its transitions cannot be counted in constant memory</source>
        <translation>レイヤー {0} が、レイヤー {2} から {1} 個を超える選択の後にあります: 一定のメモリでは遷移を数えられません</translation>
    </message>
    <message>
        <source>Sort the trace by token, or by step and layer.</source>
        <translation>トレースを、トークン順、またはステップとレイヤーの順に並べ替えてください。</translation>
    </message>
    <message>
        <source>top-{} after top-{}</source>
        <translation>top-{1} の後に top-{0} があります</translation>
    </message>
    <message>
        <source>All tokens of a layer must pick the same number of experts.</source>
        <translation>1 つのレイヤーのトークンはすべて、同数のエキスパートを選択する必要があります。</translation>
    </message>
    <message>
        <source>the same expert is picked twice</source>
        <translation>同じエキスパートが 2 回選択されています</translation>
    </message>
    <message>
        <source>Check that the trace is complete.</source>
        <translation>トレースが完全か確認してください。</translation>
    </message>
    <message>
        <source>Layer {} has {} of {} tokens</source>
        <translation>レイヤー {0} のトークンは {2} 個のうち {1} 個です</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is not one of 0 to {}</source>
        <translation>レイヤー {}: エキスパート {} は 0 から {} までの範囲にありません</translation>
    </message>
    <message>
        <source>Check that the counts are of this model, and not of physical experts.</source>
        <translation>カウントがこのモデルのもので、物理エキスパートのものでないことを確認してください。</translation>
    </message>
    <message>
        <source>The counts are of more than {} layers</source>
        <translation>カウントのレイヤーが {} を超えています</translation>
    </message>
    <message>
        <source>Layer {}: top-{} after top-{}</source>
        <translation>レイヤー {0}: top-{2} の後に top-{1} があります</translation>
    </message>
    <message>
        <source>Layer {}: the picks of expert {} are no possible number</source>
        <translation>レイヤー {}: エキスパート {} の選択数がありえない値です</translation>
    </message>
    <message>
        <source>Some files hold the picks of tokens and others only counts</source>
        <translation>トークンの選択を含むファイルと、カウントだけのファイルが混在しています</translation>
    </message>
    <message>
        <source>Import them one after the other.</source>
        <translation>1 つずつ順にインポートしてください。</translation>
    </message>
    <message>
        <source>No token of the trace is in this part of the split</source>
        <translation>分割のこの部分にトレースのトークンがありません</translation>
    </message>
    <message>
        <source>Use a longer trace, smaller blocks or another share.</source>
        <translation>より長いトレース、より小さいブロック、または別の割合を使ってください。</translation>
    </message>
    <message>
        <source>Choose a trace of a real run.</source>
        <translation>実際の実行のトレースを選んでください。</translation>
    </message>
    <message>
        <source>The share to train with must lie between 0 and 1, and blocks hold tokens</source>
        <translation>学習に使う割合は 0 と 1 の間でなければならず、ブロックにはトークンが必要です</translation>
    </message>
    <message>
        <source>Try 0.7.</source>
        <translation>0.7 を試してください。</translation>
    </message>
    <message>
        <source>there is no stage {}: the plan has stages 0 to {}</source>
        <translation>ステージ {} はありません: プランのステージは 0 から {} までです</translation>
    </message>
    <message>
        <source>the measured bytes must be more than 0</source>
        <translation>計測したバイト数は 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>the measured {} are {} less than stage {} needs without any constant</source>
        <translation>計測した {0} は、定数を一切含めずにステージ {2} が必要とする量より {1} 少なくなっています</translation>
    </message>
    <message>
        <source>Something else differs between plan and run: look at recompute, cross-entropy, sharding, dummy weight gradients, and at which stage and scope were measured.</source>
        <translation>プランと実行で何か別のものが異なります: 再計算、クロスエントロピー、シャーディング、ダミーの重み勾配、およびどのステージとスコープを計測したかを確認してください。</translation>
    </message>
    <message>
        <source>Shard the optimizer state over data-parallel ranks</source>
        <translation>オプティマイザ状態をデータ並列ランクにシャーディング</translation>
    </message>
    <message>
        <source>Shard gradients over data-parallel ranks (ZeRO-2)</source>
        <translation>勾配をデータ並列ランクにシャーディング (ZeRO-2)</translation>
    </message>
    <message>
        <source>Shard weights, gradients and optimizer state (FSDP)</source>
        <translation>重み、勾配、オプティマイザ状態をシャーディング (FSDP)</translation>
    </message>
    <message>
        <source>Shard weights inside each node</source>
        <translation>重みを各ノード内でシャーディング</translation>
    </message>
    <message>
        <source>Shard weights over data-parallel ranks (ZeRO-3)</source>
        <translation>重みをデータ並列ランクにシャーディング (ZeRO-3)</translation>
    </message>
    <message>
        <source>Recompute {} too</source>
        <translation>{} も再計算</translation>
    </message>
    <message>
        <source>Recompute {}</source>
        <translation>{} を再計算</translation>
    </message>
    <message>
        <source>Recompute every layer</source>
        <translation>すべてのレイヤーを再計算</translation>
    </message>
    <message>
        <source>Keep gradients in 16 bits</source>
        <translation>勾配を 16 ビットで保持</translation>
    </message>
    <message>
        <source>Keep Adam&apos;s moments in 16 bits</source>
        <translation>Adam のモーメントを 16 ビットで保持</translation>
    </message>
    <message>
        <source>Keep half of the optimizer state in host memory</source>
        <translation>オプティマイザ状態の半分をホストメモリに保持</translation>
    </message>
    <message>
        <source>Keep all of the optimizer state in host memory</source>
        <translation>オプティマイザ状態のすべてをホストメモリに保持</translation>
    </message>
    <message>
        <source>Offload activations to host memory</source>
        <translation>アクティベーションをホストメモリにオフロード</translation>
    </message>
    <message>
        <source>Schedule 1F1B</source>
        <translation>1F1B をスケジュールに使用</translation>
    </message>
    <message>
        <source>Schedule V-Half</source>
        <translation>V-Half をスケジュールに使用</translation>
    </message>
    <message>
        <source>Spread the vocabulary over the pipeline</source>
        <translation>語彙をパイプライン全体に分散</translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation>{0} を {2} から {1} に変更</translation>
    </message>
    <message>
        <source>Move {} layers from stage {} to stage {}</source>
        <translation>{0} レイヤーをステージ {1} からステージ {2} に移動</translation>
    </message>
    <message>
        <source>Move {} layer from stage {} to stage {}</source>
        <translation>{0} レイヤーをステージ {1} からステージ {2} に移動</translation>
    </message>
    <message>
        <source>Turn sequence parallelism on</source>
        <translation>シーケンス並列を有効化</translation>
    </message>
    <message>
        <source>Fuse the cross-entropy</source>
        <translation>クロスエントロピーを融合</translation>
    </message>
    <message>
        <source>The key &quot;{}&quot; is unknown and may change the size of the model.</source>
        <translation>キー &quot;{}&quot; は未知で、モデルのサイズが変わる可能性があります。</translation>
    </message>
    <message>
        <source>{} attention heads do not divide into {} key-value heads</source>
        <translation>{} 個のアテンションヘッドは {} 個の key-value ヘッドに等分できません</translation>
    </message>
    <message>
        <source>The hidden size {} does not divide by {} heads and no head_dim is given</source>
        <translation>隠れサイズ {} は {} 個のヘッドで割り切れず、head_dim も指定されていません</translation>
    </message>
    <message>
        <source>&quot;moe_layer_freq&quot; has {} entries for {} layers</source>
        <translation>&quot;moe_layer_freq&quot; の要素は {} 個ですが、レイヤーは {} です</translation>
    </message>
    <message>
        <source>The shared experts together are wider than any model</source>
        <translation>共有エキスパートの合計の幅が、どのモデルよりも大きくなっています</translation>
    </message>
    <message>
        <source>The model of type &quot;{}&quot; lacks {}</source>
        <translation>種類 &quot;{}&quot; のモデルに {} がありません</translation>
    </message>
    <message>
        <source>Add the missing numbers under these keys</source>
        <translation>不足している数値をこれらのキーで追加してください</translation>
    </message>
    <message>
        <source>The model would have more than {:.0e} parameters</source>
        <translation>モデルのパラメーターが {:.0e} を超えます</translation>
    </message>
    <message>
        <source>Check the sizes for a misplaced digit</source>
        <translation>サイズの桁の誤りがないか確認してください</translation>
    </message>
    <message>
        <source>The config leaves out what its family has a value for: {}.</source>
        <translation>構成に、そのファミリーで値が決まっているものがありません: {}。</translation>
    </message>
    <message>
        <source>This is DeepSeek&apos;s own inference configuration, not a Hugging Face config.json</source>
        <translation>これは DeepSeek 独自の推論構成で、Hugging Face の config.json ではありません</translation>
    </message>
    <message>
        <source>Use the config.json beside the model&apos;s weights</source>
        <translation>モデルの重みと同じ場所にある config.json を使ってください</translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: it is {}</source>
        <translation>モデル (&quot;{}&quot;) はプランできません: {}</translation>
    </message>
    <message>
        <source>A config.json is an object at its top level; this is not</source>
        <translation>config.json の最上位はオブジェクトですが、これは違います</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown and was read as a Llama-like decoder.</source>
        <translation>モデルの種類 &quot;{}&quot; は未知のため、Llama に似たデコーダーとして読み込みました。</translation>
    </message>
    <message>
        <source>Only the language part of this multimodal model was read.</source>
        <translation>このマルチモーダルモデルの言語部分だけを読み込みました。</translation>
    </message>
    <message>
        <source>There is no model preset &quot;{}&quot;</source>
        <translation>モデルプリセット &quot;{}&quot; はありません</translation>
    </message>
    <message>
        <source>Nearest presets: {}</source>
        <translation>最も近いプリセット: {}</translation>
    </message>
    <message>
        <source>The built-in model preset &quot;{}&quot; is damaged</source>
        <translation>内蔵のモデルプリセット &quot;{}&quot; が壊れています</translation>
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
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>Set {} to {}</source>
        <translation>{} を {} に設定</translation>
    </message>
    <message>
        <source>There is no model yet: choose a preset or import one.</source>
        <translation>モデルがまだありません: プリセットを選ぶかインポートしてください。</translation>
    </message>
    <message>
        <source>There is no cluster yet: give the number of nodes and a device type.</source>
        <translation>クラスタがまだありません: ノード数とデバイスの種類を指定してください。</translation>
    </message>
    <message>
        <source>Every degree, batch size and the sequence length must be at least 1.</source>
        <translation>すべての並列度、バッチサイズ、シーケンス長は 1 以上でなければなりません。</translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>正の数値</translation>
    </message>
    <message>
        <source>found 0, where a positive number is expected</source>
        <translation>正の数値が必要な箇所に 0 があります</translation>
    </message>
    <message>
        <source>a device preset name or an object with a device&apos;s figures</source>
        <translation>デバイスプリセット名、またはデバイスの数値を持つオブジェクト</translation>
    </message>
    <message>
        <source>an array of {} rows</source>
        <translation>{} 行の配列</translation>
    </message>
    <message>
        <source>an array of {} numbers</source>
        <translation>{} 個の数値の配列</translation>
    </message>
    <message>
        <source>null, 0 or a number from {} to {}</source>
        <translation>null、0、または {} から {} までの数値</translation>
    </message>
    <message>
        <source>{} links have a bandwidth of 0; they are taken as not measured.</source>
        <translation>{} 本のリンクの帯域幅が 0 です。未計測とみなします。</translation>
    </message>
    <message>
        <source>the matrix has {} rows, while the cluster has {} nodes of {} devices, {} devices in all</source>
        <translation>行列は {} 行ですが、クラスタは {} ノード、各 {} デバイス、合計 {} デバイスです</translation>
    </message>
    <message>
        <source>Give a matrix of nodes, of all devices, or of the devices of one node.</source>
        <translation>ノードの行列、全デバイスの行列、または 1 ノードのデバイスの行列を指定してください。</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>a square array of arrays</source>
        <translation>配列の正方配列</translation>
    </message>
    <message>
        <source>two matrices have the same scope</source>
        <translation>2 つの行列のスコープが同じです</translation>
    </message>
    <message>
        <source>&quot;device-pair&quot; or &quot;node-pair&quot;</source>
        <translation>&quot;device-pair&quot; または &quot;node-pair&quot;</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>ランク数</translation>
    </message>
    <message>
        <source>an array of ascending sizes</source>
        <translation>昇順のサイズの配列</translation>
    </message>
    <message>
        <source>an array of rates, one per size</source>
        <translation>サイズごとに 1 つのレートの配列</translation>
    </message>
    <message>
        <source>an array of 1 to {} numbers</source>
        <translation>1 から {} 個の数値の配列</translation>
    </message>
    <message>
        <source>the sizes of a measured collective must ascend, with one rate for each</source>
        <translation>計測した集団通信のサイズは昇順で、それぞれにレートが 1 つ必要です</translation>
    </message>
    <message>
        <source>two measured collectives have the same level and number of ranks</source>
        <translation>計測した 2 つの集団通信のレベルとランク数が同じです</translation>
    </message>
    <message>
        <source>an array of at most {} measured collectives</source>
        <translation>最大 {} 個の、計測した集団通信の配列</translation>
    </message>
    <message>
        <source>an array with the group of every node</source>
        <translation>各ノードのグループの配列</translation>
    </message>
    <message>
        <source>an array of {} group numbers, -1 for a node in none</source>
        <translation>{} 個のグループ番号の配列 (グループに属さないノードは -1)</translation>
    </message>
    <message>
        <source>an array of at most {} tiers</source>
        <translation>最大 {} 個のティアの配列</translation>
    </message>
    <message>
        <source>an array of tiers</source>
        <translation>ティアの配列</translation>
    </message>
    <message>
        <source>an array of at most {} nodes</source>
        <translation>最大 {} 個のノードの配列</translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>ノードの番号</translation>
    </message>
    <message>
        <source>node {} is listed twice</source>
        <translation>ノード {} が 2 回書かれています</translation>
    </message>
    <message>
        <source>the number of nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>the number of devices in a node</source>
        <translation>ノードあたりのデバイス数</translation>
    </message>
    <message>
        <source>{} nodes of {} devices are more than {} devices</source>
        <translation>{} ノード × {} デバイスは {} デバイスを超えます</translation>
    </message>
    <message>
        <source>there are {} names for {} nodes</source>
        <translation>名前は {} 個ですが、ノードは {} 個です</translation>
    </message>
    <message>
        <source>the model is in another file, which cannot be read here</source>
        <translation>モデルは別のファイルにあり、ここでは読み込めません</translation>
    </message>
    <message>
        <source>Name a preset, or put the configuration itself under &quot;config&quot;.</source>
        <translation>プリセットを指定するか、構成そのものを &quot;config&quot; に書いてください。</translation>
    </message>
    <message>
        <source>a Hugging Face config.json object</source>
        <translation>Hugging Face の config.json オブジェクト</translation>
    </message>
    <message>
        <source>the model is given twice, under &quot;{}&quot; and &quot;{}&quot;</source>
        <translation>モデルが &quot;{}&quot; と &quot;{}&quot; の 2 か所で指定されています</translation>
    </message>
    <message>
        <source>the model is not named</source>
        <translation>モデルが指定されていません</translation>
    </message>
    <message>
        <source>Give &quot;preset&quot;, &quot;config&quot; (a Hugging Face config.json), or &quot;file&quot;.</source>
        <translation>&quot;preset&quot;、&quot;config&quot; (Hugging Face の config.json)、または &quot;file&quot; を指定してください。</translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where &quot;{}&quot; is expected</source>
        <translation>文字列 &quot;{}&quot; がありますが、ここには &quot;{}&quot; が必要です</translation>
    </message>
    <message>
        <source>version {} of the plan document is newer than this program, which reads up to {}</source>
        <translation>プラン文書のバージョン {} は、このプログラムが読めるバージョン ({} まで) より新しいものです</translation>
    </message>
    <message>
        <source>Use a newer Rankloom.</source>
        <translation>より新しい Rankloom を使用してください。</translation>
    </message>
    <message>
        <source>an integer of at least 1</source>
        <translation>1 以上の整数</translation>
    </message>
    <message>
        <source>{} experts per token are picked of only {}</source>
        <translation>トークンあたり {} 個のエキスパートを選択しますが、エキスパートは {} 個しかありません</translation>
    </message>
    <message>
        <source>more than {} layers and stages</source>
        <translation>レイヤーとステージの合計が {} を超えています</translation>
    </message>
    <message>
        <source>the loss (L) has something behind it</source>
        <translation>損失 (L) の後ろに何かがあります</translation>
    </message>
    <message>
        <source>the embedding (E) has something in front of it</source>
        <translation>埋め込み (E) の前に何かがあります</translation>
    </message>
    <message>
        <source>the embedding (E) is missing</source>
        <translation>埋め込み (E) がありません</translation>
    </message>
    <message>
        <source>a decoder layer (t) is behind a layer m</source>
        <translation>デコーダレイヤー (t) がレイヤー m の後ろにあります</translation>
    </message>
    <message>
        <source>multi-token-prediction layers (m) are on two stages</source>
        <translation>multi-token-prediction レイヤー (m) が 2 つのステージにあります</translation>
    </message>
    <message>
        <source>the pipeline layout is empty</source>
        <translation>パイプラインレイアウトが空です</translation>
    </message>
    <message>
        <source>the loss (L) is missing</source>
        <translation>損失 (L) がありません</translation>
    </message>
    <message>
        <source>this parenthesis is never closed</source>
        <translation>この括弧は閉じられていません</translation>
    </message>
    <message>
        <source>pipeline layout: {}</source>
        <translation>パイプラインレイアウト: {}</translation>
    </message>
    <message>
        <source>parentheses inside parentheses</source>
        <translation>括弧の中に括弧があります</translation>
    </message>
    <message>
        <source>this parenthesis was never opened</source>
        <translation>この括弧に対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>the parentheses hold nothing</source>
        <translation>括弧の中が空です</translation>
    </message>
    <message>
        <source>the parentheses have no repetition behind them</source>
        <translation>括弧の後ろに繰り返しがありません</translation>
    </message>
    <message>
        <source>the repetition (*) needs a number of 1 or more</source>
        <translation>繰り返し (*) には 1 以上の数が必要です</translation>
    </message>
    <message>
        <source>the repetition (*) has nothing in front of it to repeat</source>
        <translation>繰り返し (*) の前に繰り返す対象がありません</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;</source>
        <translation>&quot;{}&quot; があります</translation>
    </message>
    <message>
        <source>found the byte 0x{:02x}</source>
        <translation>バイト 0x{:02x} があります</translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where the five axes tp, cp, ep, dp and pp joined by hyphens are expected, fastest-varying first</source>
        <translation>文字列 &quot;{}&quot; がありますが、ここには 5 つの軸 tp、cp、ep、dp、pp をハイフンでつなぎ、最も速く変化する軸から順に書く必要があります</translation>
    </message>
    <message>
        <source>Megatron&apos;s orders are &quot;tp-cp-ep-dp-pp&quot; and &quot;tp-cp-ep-pp-dp&quot;.</source>
        <translation>Megatron の順序は &quot;tp-cp-ep-dp-pp&quot; と &quot;tp-cp-ep-pp-dp&quot; です。</translation>
    </message>
    <message>
        <source>, at character {}</source>
        <translation>、{} 文字目</translation>
    </message>
    <message>
        <source>the layout has {} stages, {} has {}</source>
        <translation>レイアウトのステージ数は {} ですが、{} では {} です</translation>
    </message>
    <message>
        <source>the layout has {} on stage {}, {} has {}</source>
        <translation>レイアウトではステージ {1} が {0} ですが、{2} では {3} です</translation>
    </message>
    <message>
        <source>Leave {} out.</source>
        <translation>{} を省いてください。</translation>
    </message>
    <message>
        <source>the layout has {} stages, one per pipeline rank, while each rank has {} chunks</source>
        <translation>レイアウトにはパイプラインランクごとに 1 つ、計 {} 個のステージがありますが、各ランクには {} 個のチャンクがあります</translation>
    </message>
    <message>
        <source>Separate the chunks of every rank by |.</source>
        <translation>各ランクのチャンクを | で区切ってください。</translation>
    </message>
    <message>
        <source>&quot;none&quot;, &quot;dp&quot;, &quot;device-pair&quot;, &quot;node&quot;, &quot;all&quot; or a group size</source>
        <translation>&quot;none&quot;、&quot;dp&quot;、&quot;device-pair&quot;、&quot;node&quot;、&quot;all&quot; またはグループサイズ</translation>
    </message>
    <message>
        <source>&quot;data-parallel&quot;, &quot;pipeline-backward&quot; or &quot;embedding-sync&quot;</source>
        <translation>&quot;data-parallel&quot;、&quot;pipeline-backward&quot; または &quot;embedding-sync&quot;</translation>
    </message>
    <message>
        <source>&quot;linear&quot; or an array, device index per rank</source>
        <translation>&quot;linear&quot; または配列 (ランクごとのデバイス番号)</translation>
    </message>
    <message>
        <source>this expert is on no device</source>
        <translation>このエキスパートはどのデバイスにもありません</translation>
    </message>
    <message>
        <source>Name at least one member of the expert-parallel group.</source>
        <translation>エキスパート並列グループのメンバーを 1 つ以上指定してください。</translation>
    </message>
    <message>
        <source>&quot;contiguous&quot; or an array per MoE layer</source>
        <translation>&quot;contiguous&quot; または MoE レイヤーごとの配列</translation>
    </message>
    <message>
        <source>an array, device index per expert</source>
        <translation>配列 (エキスパートごとのデバイス番号)</translation>
    </message>
    <message>
        <source>a count of 0 or more</source>
        <translation>0 以上の個数</translation>
    </message>
    <message>
        <source>an array of {} counts, one per expert</source>
        <translation>{} 個の個数の配列 (エキスパートごとに 1 つ)</translation>
    </message>
    <message>
        <source>{} arrays of the picks of the same tokens, {} for each</source>
        <translation>同じトークンの選択の配列 {} 個、それぞれ {} 個</translation>
    </message>
    <message>
        <source>an array of {} picks</source>
        <translation>{} 個の選択の配列</translation>
    </message>
    <message>
        <source>the number of experts of a layer</source>
        <translation>1 レイヤーのエキスパート数</translation>
    </message>
    <message>
        <source>an array of layers, each an array of picks per expert</source>
        <translation>レイヤーの配列、各要素はエキスパートごとの選択数の配列</translation>
    </message>
    <message>
        <source>an array of 1 to {} layers</source>
        <translation>1〜{} レイヤーの配列</translation>
    </message>
    <message>
        <source>{} layer numbers for {} layers of load</source>
        <translation>負荷は {1} レイヤー分ですが、レイヤー番号は {0} 個です</translation>
    </message>
    <message>
        <source>{} {} do not divide by {}</source>
        <translation>{} {} は {} で割り切れません</translation>
    </message>
    <message>
        <source>{} need {} devices; the cluster has {}</source>
        <translation>{} には {} デバイスが必要ですが、クラスタには {} しかありません</translation>
    </message>
    <message>
        <source>{} devices do not divide by {} = {}</source>
        <translation>{} デバイスは {} = {} で割り切れません</translation>
    </message>
    <message>
        <source>{} leave DP {} on {} devices, while the plan says DP {}</source>
        <translation>{0} では {2} デバイスで DP {1} になりますが、プランでは DP {3} です</translation>
    </message>
    <message>
        <source>Set DP to {}</source>
        <translation>DP を {} に設定</translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation>アテンションヘッド</translation>
    </message>
    <message>
        <source>{} key-value heads neither divide by {} nor are divided by it</source>
        <translation>{} 個の key-value ヘッドは {} で割り切れず、その約数でもありません</translation>
    </message>
    <message>
        <source>feed-forward columns</source>
        <translation>フィードフォワードの列</translation>
    </message>
    <message>
        <source>shared-expert columns</source>
        <translation>共有エキスパートの列</translation>
    </message>
    <message>
        <source>TP {} is wider than a node of {} devices: every layer waits for the network</source>
        <translation>TP {} は {} デバイスのノードより広く、すべてのレイヤーがネットワークを待ちます</translation>
    </message>
    <message>
        <source>a sequence of {} tokens does not divide into 2 x CP = {} chunks</source>
        <translation>{} トークンのシーケンスは 2 x CP = {} 個のチャンクに割り切れません</translation>
    </message>
    <message>
        <source>with sequence parallelism {} tokens per context rank do not divide by TP {}</source>
        <translation>シーケンス並列では、コンテキストランクあたり {} トークンが TP {} で割り切れません</translation>
    </message>
    <message>
        <source>Switch sequence parallelism off</source>
        <translation>シーケンス並列をオフにする</translation>
    </message>
    <message>
        <source>the sequence of {} tokens is longer than the {} positions of {}</source>
        <translation>{0} トークンのシーケンスは {2} の {1} 位置より長くなっています</translation>
    </message>
    <message>
        <source>the model {} has no experts to spread over EP {}</source>
        <translation>モデル {} には EP {} に分散するエキスパートがありません</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>expert columns</source>
        <translation>エキスパートの列</translation>
    </message>
    <message>
        <source>{} devices do not divide by ETP {} x EP {} x PP {} = {}</source>
        <translation>{} デバイスは ETP {} x EP {} x PP {} = {} で割り切れません</translation>
    </message>
    <message>
        <source>an order that does not end in pp needs equal data parallelism of attention ({}) and experts ({})</source>
        <translation>pp で終わらない順序では、アテンション ({}) とエキスパート ({}) のデータ並列度が等しい必要があります</translation>
    </message>
    <message>
        <source>Use the order tp-cp-ep-dp-pp</source>
        <translation>順序 tp-cp-ep-dp-pp を使う</translation>
    </message>
    <message>
        <source>a global batch of {} sequences does not divide by microbatch {} x DP {} = {}</source>
        <translation>{} シーケンスのグローバルバッチは マイクロバッチ {} x DP {} = {} で割り切れません</translation>
    </message>
    <message>
        <source>links of the level {} carry {} bytes a second, which nothing can be reckoned with: it lies from {} to {}</source>
        <translation>レベル {} のリンクの帯域が毎秒 {} バイトでは計算できません。{} から {} までの値にしてください</translation>
    </message>
    <message>
        <source>{} of the device {} is {}, which nothing can be reckoned with: it lies from {} to {}</source>
        <translation>デバイス {1} の {0} が {2} では計算できません。{3} から {4} までの値にしてください</translation>
    </message>
    <message>
        <source>microbatch {} x DP {} = {} sequences at once are more than the {} that a batch may have</source>
        <translation>マイクロバッチ {} × DP {} = 同時に {} シーケンスは、バッチの上限 {} を超えています</translation>
    </message>
    <message>
        <source>Set the global batch to {}</source>
        <translation>グローバルバッチを {} に設定</translation>
    </message>
    <message>
        <source>a group of DP x CP = {} ranks does not divide by {}</source>
        <translation>DP x CP = {} ランクのグループは {} で割り切れません</translation>
    </message>
    <message>
        <source>Shard over all data-parallel ranks</source>
        <translation>すべてのデータ並列ランクでシャードする</translation>
    </message>
    <message>
        <source>weights are sharded over {} ranks, gradients over {}, optimizer states over {}; each is usually at least the one before</source>
        <translation>重みは {} ランク、勾配は {} ランク、オプティマイザ状態は {} ランクでシャードされています。通常はそれぞれ前の値以上にします</translation>
    </message>
    <message>
        <source>a secondary copy of weights that are not sharded saves nothing</source>
        <translation>シャードしていない重みのセカンダリコピーでは何も節約できません</translation>
    </message>
    <message>
        <source>Drop the secondary copy</source>
        <translation>セカンダリコピーをやめる</translation>
    </message>
    <message>
        <source>sharded weights are gathered again for each of {} microbatches of a pipeline</source>
        <translation>シャードした重みは、パイプラインの {} 個のマイクロバッチごとに再び集められます</translation>
    </message>
    <message>
        <source>selective recomputation of no module saves nothing</source>
        <translation>選択的再計算の対象モジュールがなく、何も節約できません</translation>
    </message>
    <message>
        <source>Recompute the attention core</source>
        <translation>アテンションコアを再計算する</translation>
    </message>
    <message>
        <source>{} has no module {}</source>
        <translation>{} にはモジュール {} がありません</translation>
    </message>
    <message>
        <source>{} has no 8-bit floating point</source>
        <translation>{} は 8 ビット浮動小数点に対応していません</translation>
    </message>
    <message>
        <source>Train in bf16</source>
        <translation>bf16 で学習する</translation>
    </message>
    <message>
        <source>the link of {} to host memory is not known</source>
        <translation>{} とホストメモリの間のリンクが不明です</translation>
    </message>
    <message>
        <source>Do not offload</source>
        <translation>オフロードしない</translation>
    </message>
    <message>
        <source>Dispatch by all-to-all</source>
        <translation>all-to-all でディスパッチする</translation>
    </message>
    <message>
        <source>the dispatch {} has nothing to do: {}</source>
        <translation>ディスパッチ {} は何もしません: {}</translation>
    </message>
    <message>
        <source>all experts are on every rank</source>
        <translation>すべてのエキスパートが全ランクにあります</translation>
    </message>
    <message>
        <source>the model has no experts</source>
        <translation>モデルにエキスパートがありません</translation>
    </message>
    <message>
        <source>context-coherent dispatch is made for generating text: in a training step the keys and values of every layer have to be gathered over the expert-parallel group, too, which is counted</source>
        <translation>context-coherent ディスパッチはテキスト生成用です: 学習ステップでは各レイヤーの key と value もエキスパート並列グループで集める必要があり、その分も計算に含めています</translation>
    </message>
    <message>
        <source>stage {} is to be compressed, while there are {} (counted from 0)</source>
        <translation>ステージ {} を圧縮する指定ですが、ステージは {} 個です (0 から数えます)</translation>
    </message>
    <message>
        <source>Compress on all stages</source>
        <translation>すべてのステージで圧縮する</translation>
    </message>
    <message>
        <source>the compression has no traffic to work on</source>
        <translation>圧縮の対象となる通信がありません</translation>
    </message>
    <message>
        <source>Compress gradients</source>
        <translation>勾配を圧縮する</translation>
    </message>
    <message>
        <source>rank {} is more than the {} columns of the model: nothing is saved</source>
        <translation>圧縮ランク {} はモデルの {} 列より大きく、何も節約できません</translation>
    </message>
    <message>
        <source>Place rank r on the r-th device</source>
        <translation>ランク r を r 番目のデバイスに配置する</translation>
    </message>
    <message>
        <source>Place the experts contiguously</source>
        <translation>エキスパートを連続に配置する</translation>
    </message>
    <message>
        <source>{} ranks are placed, while there are {}</source>
        <translation>{} ランクが配置されていますが、ランクは {} 個です</translation>
    </message>
    <message>
        <source>rank {} is placed on device {}, while there are {} (counted from 0)</source>
        <translation>ランク {} はデバイス {} に配置されていますが、デバイスは {} 個です (0 から数えます)</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is removed in a what-if</source>
        <translation>ランク {} は、仮定で取り除かれた {} に配置されています</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is broken</source>
        <translation>ランク {} は、故障している {} に配置されています</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is draining</source>
        <translation>ランク {} は、ドレイン中の {} に配置されています</translation>
    </message>
    <message>
        <source>ranks {} and {} are both placed on device {}</source>
        <translation>ランク {} と {} がどちらもデバイス {} に配置されています</translation>
    </message>
    <message>
        <source>rank {} is locked, while there are {} ranks (counted from 0)</source>
        <translation>ランク {} がロックされていますが、ランクは {} 個です (0 から数えます)</translation>
    </message>
    <message>
        <source>Unlock all ranks</source>
        <translation>すべてのランクのロックを解除</translation>
    </message>
    <message>
        <source>Leave {} free as well</source>
        <translation>{} も空けておく</translation>
    </message>
    <message>
        <source>Leave {} more nodes free</source>
        <translation>さらに {} ノードを空けておく</translation>
    </message>
    <message>
        <source>expert {} is placed on device {} of its group, while EP is {}</source>
        <translation>エキスパート {} はグループのデバイス {} に配置されていますが、EP は {} です</translation>
    </message>
    <message>
        <source>expert {} is on no device</source>
        <translation>エキスパート {} はどのデバイスにもありません</translation>
    </message>
    <message>
        <source>expert {} is twice on the same device</source>
        <translation>エキスパート {} が同じデバイスに 2 回あります</translation>
    </message>
    <message>
        <source>a what-if is about a part that a cluster of {} nodes with {} devices each does not have</source>
        <translation>仮定の対象となる部分が、{} ノード × {} デバイスのクラスタにありません</translation>
    </message>
    <message>
        <source>Drop this what-if</source>
        <translation>この仮定を解除</translation>
    </message>
    <message>
        <source>all {} nodes are marked as unavailable or removed in what-ifs</source>
        <translation>{} ノードすべてが利用不可とされているか、仮定で取り除かれています</translation>
    </message>
    <message>
        <source>experts of {} layers are placed, while the model has {} such layers</source>
        <translation>{} レイヤーのエキスパートが配置されていますが、モデルの該当するレイヤーは {} 個です</translation>
    </message>
    <message>
        <source>{} experts are placed, while a layer has {}</source>
        <translation>{} 個のエキスパートが配置されていますが、1 レイヤーには {} 個あります</translation>
    </message>
    <message>
        <source>Use the schedule {}</source>
        <translation>スケジュール {} を使う</translation>
    </message>
    <message>
        <source>Set VPP to {}</source>
        <translation>VPP を {} に設定</translation>
    </message>
    <message>
        <source>{} has exactly 2 chunks per rank, not {}</source>
        <translation>{} ではランクあたりのチャンクはちょうど 2 個で、{} 個ではありません</translation>
    </message>
    <message>
        <source>{} needs at least 2 chunks per rank</source>
        <translation>{} にはランクあたり 2 個以上のチャンクが必要です</translation>
    </message>
    <message>
        <source>{} has one chunk per rank, not {}</source>
        <translation>{} ではランクあたりのチャンクは 1 個で、{} 個ではありません</translation>
    </message>
    <message>
        <source>Split the layers evenly</source>
        <translation>レイヤーを均等に分割する</translation>
    </message>
    <message>
        <source>PP {} x {} chunks = {} stages are more than the {} layers</source>
        <translation>PP {} x {} チャンク = {} ステージは {} レイヤーより多くなっています</translation>
    </message>
    <message>
        <source>{} stages are more than the {} layers</source>
        <translation>{} ステージは {} レイヤーより多くなっています</translation>
    </message>
    <message>
        <source>the layers are split by hand over {} stages, while there are {}</source>
        <translation>レイヤーは手動で {} ステージに分割されていますが、ステージは {} 個です</translation>
    </message>
    <message>
        <source>the stages hold {} layers, while the model has {}</source>
        <translation>ステージのレイヤーは計 {} 個ですが、モデルには {} 個あります</translation>
    </message>
    <message>
        <source>Put them on the last stage</source>
        <translation>最終ステージに置く</translation>
    </message>
    <message>
        <source>multi-token-prediction layers are put on {} stages by hand, while there are {}</source>
        <translation>multi-token-prediction レイヤーは手動で {} ステージに置かれていますが、ステージは {} 個です</translation>
    </message>
    <message>
        <source>the stages hold {} multi-token-prediction layers, while the model has {}</source>
        <translation>ステージの multi-token-prediction レイヤーは計 {} 個ですが、モデルには {} 個あります</translation>
    </message>
    <message>
        <source>multi-token-prediction layers have to be on one stage</source>
        <translation>multi-token-prediction レイヤーは 1 つのステージに置く必要があります</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} have decoder layers behind them</source>
        <translation>ステージ {} の multi-token-prediction レイヤーの後ろにデコーダレイヤーがあります</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} are not on the last chunk of a rank</source>
        <translation>ステージ {} の multi-token-prediction レイヤーがランクの最後のチャンクにありません</translation>
    </message>
    <message>
        <source>interleaving needs at least as many microbatches ({}) as stages ({})</source>
        <translation>インターリーブでは、マイクロバッチ ({}) がステージ ({}) 以上必要です</translation>
    </message>
    <message>
        <source>the microbatch group of {} does not lie between {} stages and {} microbatches</source>
        <translation>マイクロバッチグループ {} が、{} ステージと {} マイクロバッチの間にありません</translation>
    </message>
    <message>
        <source>Use groups of one microbatch per stage</source>
        <translation>1 ステージにつき 1 マイクロバッチのグループを使う</translation>
    </message>
    <message>
        <source>{} microbatches leave {} beyond groups of {}, fewer than the {} stages</source>
        <translation>{0} マイクロバッチを {2} 個ずつのグループに分けると {1} 個余り、{3} ステージより少なくなります</translation>
    </message>
    <message>
        <source>{} needs an even number of stages, not {}</source>
        <translation>{} のステージ数は偶数でなければならず、{} は使えません</translation>
    </message>
    <message>
        <source>{} needs an even number of microbatches, not {}</source>
        <translation>{} のマイクロバッチ数は偶数でなければならず、{} は使えません</translation>
    </message>
    <message>
        <source>{} needs at least two microbatches per stage: {}, not {}</source>
        <translation>{} にはステージあたり 2 個以上のマイクロバッチが必要です: {} 個必要で、{} 個では足りません</translation>
    </message>
    <message>
        <source>chimera needs an even number of microbatches up to the {} stages, or a multiple of them, not {}</source>
        <translation>chimera のマイクロバッチ数は、{} ステージ以下の偶数またはその倍数でなければならず、{} は使えません</translation>
    </message>
    <message>
        <source>the vocabulary layout {} exists for {}, not for {}</source>
        <translation>語彙レイアウト {} は {} 用で、{} では使えません</translation>
    </message>
    <message>
        <source>1f1b and v-half</source>
        <translation>1f1b と v-half</translation>
    </message>
    <message>
        <source>Keep the vocabulary layers on the first and last stage</source>
        <translation>語彙レイヤーを先頭と最終のステージに置く</translation>
    </message>
    <message>
        <source>the interlaced vocabulary layout needs at least {} microbatches on {} stages, not {}</source>
        <translation>interlaced 語彙レイアウトでは、{1} ステージに {0} 個以上のマイクロバッチが必要で、{2} 個では足りません</translation>
    </message>
    <message>
        <source>Use the vocabulary layout vocab-2</source>
        <translation>語彙レイアウト vocab-2 を使う</translation>
    </message>
    <message>
        <source>the custom schedule has no pass order</source>
        <translation>カスタムスケジュールにパスの順序がありません</translation>
    </message>
    <message>
        <source>the pass order is not used by {}</source>
        <translation>パスの順序は {} では使われません</translation>
    </message>
    <message>
        <source>{} needs at least 2 stages</source>
        <translation>{} には 2 つ以上のステージが必要です</translation>
    </message>
    <message>
        <source>GPU {} of {}</source>
        <translation>{1} の GPU {0}</translation>
    </message>
    <message>
        <source>Write device:12, device:n03:4, node:n03, link:n01:n02 or level:node-pair, then :removed, :speed=0.7 or :bandwidth=0.5.</source>
        <translation>device:12、device:n03:4、node:n03、link:n01:n02 または level:node-pair に続けて、:removed、:speed=0.7 または :bandwidth=0.5 と書いてください。</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation>&quot;{}&quot;: {}</translation>
    </message>
    <message>
        <source>link {} - {}</source>
        <translation>リンク {} - {}</translation>
    </message>
    <message>
        <source>links inside nodes</source>
        <translation>ノード内のリンク</translation>
    </message>
    <message>
        <source>links between nodes</source>
        <translation>ノード間のリンク</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>{} を取り除く</translation>
    </message>
    <message>
        <source>, speed {} %</source>
        <translation>、速度 {} %</translation>
    </message>
    <message>
        <source>, bandwidth {} %</source>
        <translation>、帯域幅 {} %</translation>
    </message>
    <message>
        <source>this names no device, node or link of the cluster</source>
        <translation>クラスタのデバイス、ノード、リンクのどれでもありません</translation>
    </message>
    <message>
        <source>what becomes of it is missing</source>
        <translation>それがどうなるかが書かれていません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not apply to it</source>
        <translation>&quot;{}&quot; はこれには適用できません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no share from {} to 1</source>
        <translation>&quot;{}&quot; に {} から 1 までの割合がありません</translation>
    </message>
    <message>
        <source>there is no node &quot;{}&quot; in this cluster of {}</source>
        <translation>ノード &quot;{}&quot; は、この {} ノードのクラスタにありません</translation>
    </message>
    <message>
        <source>Give a node&apos;s name or number, and after a colon broken or draining.</source>
        <translation>ノードの名前か番号に続けて、コロンと broken または draining を書いてください。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where broken or draining is expected</source>
        <translation>&quot;{}&quot; がありますが、ここには broken または draining が必要です</translation>
    </message>
    <message>
        <source>a what-if names {} parts of the cluster, where one is expected</source>
        <translation>仮定がクラスタの {} 個の部分を指していますが、1 個でなければなりません</translation>
    </message>
    <message>
        <source>Give &quot;device&quot;, &quot;node&quot;, &quot;link&quot; (two nodes) or &quot;level&quot;.</source>
        <translation>&quot;device&quot;、&quot;node&quot;、&quot;link&quot; (2 つのノード) または &quot;level&quot; を指定してください。</translation>
    </message>
    <message>
        <source>a link is between two different nodes</source>
        <translation>リンクは異なる 2 つのノードの間のものです</translation>
    </message>
    <message>
        <source>Give their two numbers.</source>
        <translation>2 つのノードの番号を指定してください。</translation>
    </message>
    <message>
        <source>an array of at most {} what-ifs</source>
        <translation>最大 {} 個の仮定の配列</translation>
    </message>
    <message>
        <source>the plan has nothing at &quot;{}&quot;</source>
        <translation>プランの &quot;{}&quot; には何もありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no JSON pointer</source>
        <translation>&quot;{}&quot; は JSON ポインタではありません</translation>
    </message>
    <message>
        <source>A pointer looks like &quot;/layout/tp&quot;.</source>
        <translation>ポインタは &quot;/layout/tp&quot; のように書きます。</translation>
    </message>
    <message>
        <source>{} with {} stages, {} microbatches and {} chunks does not exist: {}</source>
        <translation>ステージ {1}、マイクロバッチ {2}、チャンク {3} の {0} は存在しません: {4}</translation>
    </message>
    <message>
        <source>Nearest legal: </source>
        <translation>最も近い有効な値: </translation>
    </message>
    <message>
        <source>, or </source>
        <translation>、または </translation>
    </message>
    <message>
        <source>Choose another schedule</source>
        <translation>別のスケジュールを選択</translation>
    </message>
    <message>
        <source>the timeline is not one of this pass order</source>
        <translation>タイムラインがこのパスの順序のものではありません</translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages</source>
        <translation>パスの時間が {} ステージすべてを網羅していません</translation>
    </message>
    <message>
        <source>Give one time per stage, or one for all</source>
        <translation>ステージごとに 1 つの時間、または全体で 1 つの時間を指定</translation>
    </message>
    <message>
        <source>a custom order is read, not generated</source>
        <translation>カスタムの順序は読み込むもので、生成はされません</translation>
    </message>
    <message>
        <source>the pass order is for {} stages and {} microbatches, not for {} and {}</source>
        <translation>パスの順序は {} ステージ、{} マイクロバッチ用で、{} と {} には使えません</translation>
    </message>
    <message>
        <source>Use a pass order of these sizes, or change the plan</source>
        <translation>このサイズのパスの順序を使うか、プランを変更</translation>
    </message>
    <message>
        <source>the pass order has no devices or no microbatches</source>
        <translation>パスの順序にデバイスまたはマイクロバッチがありません</translation>
    </message>
    <message>
        <source>the pass order has more than 500 million passes</source>
        <translation>パスの順序のパスが 5 億個を超えています</translation>
    </message>
    <message>
        <source>Use fewer microbatches</source>
        <translation>マイクロバッチを減らす</translation>
    </message>
    <message>
        <source>a pass names a stage or microbatch out of range</source>
        <translation>パスのステージまたはマイクロバッチが範囲外です</translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages on {} devices</source>
        <translation>パスの時間が {1} デバイス上の {0} ステージすべてを網羅していません</translation>
    </message>
    <message>
        <source>a pass time is negative</source>
        <translation>パスの時間が負です</translation>
    </message>
    <message>
        <source>Give times of zero or more</source>
        <translation>0 以上の時間を指定</translation>
    </message>
    <message>
        <source>the pass times are too long for 64-bit nanoseconds</source>
        <translation>パスの時間が 64 ビットのナノ秒に収まりません</translation>
    </message>
    <message>
        <source>Use a smaller unit or fewer digits</source>
        <translation>より小さい単位を使うか、桁数を減らす</translation>
    </message>
    <message>
        <source>stage {} microbatch {} occurs twice, the second time on device {}</source>
        <translation>ステージ {} マイクロバッチ {} が 2 回あり、2 回目はデバイス {} にあります</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>2 つのうち 1 つだけ残す</translation>
    </message>
    <message>
        <source>the pass order is empty</source>
        <translation>パスの順序が空です</translation>
    </message>
    <message>
        <source>Give one row per pipeline rank, cells like 0F0</source>
        <translation>パイプラインランクごとに 1 行、セルは 0F0 のように指定</translation>
    </message>
    <message>
        <source>the pass order has more than 32766 rows</source>
        <translation>パスの順序が 32766 行を超えています</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a pass</source>
        <translation>&quot;{}&quot; はパスではありません</translation>
    </message>
    <message>
        <source>Write stage, action and microbatch, like 0F0, 0I0, 0W0 or 0B0</source>
        <translation>0F0、0I0、0W0、0B0 のように、ステージ、動作、マイクロバッチを書く</translation>
    </message>
    <message>
        <source>a vocabulary pass of rank {} stands in row {}</source>
        <translation>ランク {} の語彙パスが行 {} にあります</translation>
    </message>
    <message>
        <source>Put it into the row of its rank</source>
        <translation>そのランクの行に置く</translation>
    </message>
    <message>
        <source>a vocabulary pass occurs twice</source>
        <translation>語彙パスが 2 回あります</translation>
    </message>
    <message>
        <source>Keep one of them</source>
        <translation>そのうち 1 つだけ残す</translation>
    </message>
    <message>
        <source>the pass order holds no forward or backward pass</source>
        <translation>パスの順序に順伝播も逆伝播もありません</translation>
    </message>
    <message>
        <source>vocabulary passes name microbatch {}, forwards stop at {}</source>
        <translation>語彙パスはマイクロバッチ {} を指していますが、順伝播は {} までです</translation>
    </message>
    <message>
        <source>Give every microbatch its forward and backward</source>
        <translation>すべてのマイクロバッチに順伝播と逆伝播を指定</translation>
    </message>
    <message>
        <source>stage {} misses {} of microbatch {}</source>
        <translation>ステージ {0} にマイクロバッチ {2} の {1} がありません</translation>
    </message>
    <message>
        <source>Give every stage and microbatch F and B, or F, I and W; count both from 0</source>
        <translation>すべてのステージとマイクロバッチに F と B、または F、I、W を指定。どちらも 0 から数える</translation>
    </message>
    <message>
        <source>{} stages and {} microbatches need {} forwards, the file holds {} passes</source>
        <translation>{} ステージ、{} マイクロバッチには {} 回の順伝播が必要ですが、ファイルには {} 個のパスがあります</translation>
    </message>
    <message>
        <source>stage {} microbatch {} runs on ranks {} and {}</source>
        <translation>ステージ {} マイクロバッチ {} がランク {} と {} で実行されます</translation>
    </message>
    <message>
        <source>Keep all passes of a stage and microbatch on one rank</source>
        <translation>1 つのステージとマイクロバッチのパスは、すべて同じランクに置く</translation>
    </message>
    <message>
        <source>Run forward before backward before weight gradient</source>
        <translation>順伝播、逆伝播、重み勾配の順に実行する</translation>
    </message>
    <message>
        <source>The file uses the pass letters of 2024: B was read as input gradient, BW as full backward.</source>
        <translation>このファイルは 2024 年のパス記号を使っています: B を入力勾配、BW を完全な逆伝播として読み込みました。</translation>
    </message>
    <message>
        <source>{} transfer and sharding actions were left out: they follow from the passes.</source>
        <translation>転送とシャーディングの動作 {} 個を省きました: これらはパスから決まります。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>device {} runs {}</source>
        <translation>デバイス {} が {} を実行</translation>
    </message>
    <message>
        <source>device {} sends the result of {}</source>
        <translation>デバイス {} が {} の結果を送信</translation>
    </message>
    <message>
        <source>device {} receives the result of {}</source>
        <translation>デバイス {} が {} の結果を受信</translation>
    </message>
    <message>
        <source>blocking transfers of this pass order deadlock: {}</source>
        <translation>このパスの順序では、ブロッキング転送がデッドロックします: {}</translation>
    </message>
    <message>
        <source>Use asynchronous point-to-point transfers for this schedule</source>
        <translation>このスケジュールには非同期の point-to-point 転送を使う</translation>
    </message>
    <message>
        <source>device {} stands at {}</source>
        <translation>デバイス {} は {} で停止</translation>
    </message>
    <message>
        <source> waiting for all devices</source>
        <translation>、全デバイスを待機中</translation>
    </message>
    <message>
        <source> waiting for {}</source>
        <translation>、{} を待機中</translation>
    </message>
    <message>
        <source>the pass order deadlocks: {}</source>
        <translation>パスの順序がデッドロックします: {}</translation>
    </message>
    <message>
        <source>Move the awaited passes before the passes that wait for them</source>
        <translation>待たれるパスを、それを待つパスより前に移す</translation>
    </message>
    <message>
        <source>no zero-bubble order stays within the memory limit</source>
        <translation>メモリ上限に収まる zero-bubble の順序がありません</translation>
    </message>
    <message>
        <source>Raise the limit: as many chunk activations as stages suffice</source>
        <translation>上限を上げる: ステージ数と同じ数のチャンクのアクティベーションで足ります</translation>
    </message>
    <message>
        <source>no ZB-V order stays within the memory limit</source>
        <translation>メモリ上限に収まる ZB-V の順序がありません</translation>
    </message>
    <message>
        <source>Raise the limit: two chunk activations per stage always suffice</source>
        <translation>上限を上げる: ステージあたり 2 チャンクのアクティベーションで必ず足ります</translation>
    </message>
    <message>
        <source>A {} group would leave its node.</source>
        <translation>{} グループがノードの外にはみ出します。</translation>
    </message>
    <message>
        <source>{}: no value that is allowed divides the {} devices.</source>
        <translation>{}: 許可された値のうち {} デバイスを割り切るものがありません。</translation>
    </message>
    <message>
        <source>EP: the model has no experts, only 1 is possible.</source>
        <translation>EP: モデルにエキスパートがないため、1 だけが可能です。</translation>
    </message>
    <message>
        <source>EP: no value that is allowed divides the {} experts.</source>
        <translation>EP: 許可された値のうち {} エキスパートを割り切るものがありません。</translation>
    </message>
    <message>
        <source>Microbatch: no size that is allowed divides the global batch of {}.</source>
        <translation>マイクロバッチ: 許可されたサイズのうち、グローバルバッチ {} を割り切るものがありません。</translation>
    </message>
    <message>
        <source>No combination of these degrees uses all {} devices and divides the batch of {}.</source>
        <translation>{} デバイスをすべて使い、バッチ {} を割り切る並列度の組み合わせがありません。</translation>
    </message>
    <message>
        <source>Enumerating layouts</source>
        <translation>レイアウトを列挙中</translation>
    </message>
    <message>
        <source>Simulating the best</source>
        <translation>最良のものをシミュレーション中</translation>
    </message>
    <message>
        <source>Completing the Pareto front</source>
        <translation>パレートフロントを補完中</translation>
    </message>
    <message>
        <source>{}, {} so far</source>
        <translation>{}、現在 {}</translation>
    </message>
    <message>
        <source>Stage {} needs {} of {}.</source>
        <translation>ステージ {0} には {1} が必要です (容量 {2})。</translation>
    </message>
    <message>
        <source>Stage {} needs {}, but up to {} of {} by its band.</source>
        <translation>ステージ {0} に必要なのは {1} ですが、推定範囲では最大 {2} です (容量 {3})。</translation>
    </message>
    <message>
        <source>The search space is empty: every kind of choice needs at least one member.</source>
        <translation>探索空間が空です: どの種類の選択肢にも 1 つ以上の要素が必要です。</translation>
    </message>
    <message>
        <source>Start from the default space.</source>
        <translation>既定の探索空間から始めてください。</translation>
    </message>
    <message>
        <source>A kind of choice has more than 200 members.</source>
        <translation>ある種類の選択肢の要素が 200 個を超えています。</translation>
    </message>
    <message>
        <source>No node of the cluster is left to place ranks on.</source>
        <translation>ランクを配置できるノードがクラスタに残っていません。</translation>
    </message>
    <message>
        <source>A search over part of the cluster knows no what-ifs.</source>
        <translation>クラスタの一部での探索では仮定を使えません。</translation>
    </message>
    <message>
        <source>Drop the what-ifs, or the numbers of devices.</source>
        <translation>仮定またはデバイス数の指定を解除してください。</translation>
    </message>
    <message>
        <source>Pipette&apos;s objective needs every pipeline stage on a whole number of nodes</source>
        <translation>Pipette の目的関数では、各パイプラインステージがノードの整数倍を占める必要があります</translation>
    </message>
    <message>
        <source>Use the step objective.</source>
        <translation>ステップ時間の目的関数を使用してください。</translation>
    </message>
    <message>
        <source>there is no {} {} to lock: there are {}, counted from 0</source>
        <translation>ロックする {} {} はありません: {} 個あり、0 から数えます</translation>
    </message>
    <message>
        <source>Pipette&apos;s objective moves whole nodes, but the ranks of one are spread over several</source>
        <translation>Pipette の目的関数はノード単位で移動しますが、1 ノード分のランクが複数のノードに分散しています</translation>
    </message>
    <message>
        <source>Start from the linear placement.</source>
        <translation>linear 配置から始めてください。</translation>
    </message>
    <message>
        <source>Cure the plan first: see evaluate.</source>
        <translation>先にプランを直してください: evaluate を参照。</translation>
    </message>
    <message>
        <source>the plan cannot be evaluated</source>
        <translation>プランを評価できません</translation>
    </message>
    <message>
        <source>Placing ranks, layout {} of {}</source>
        <translation>ランクを配置中、レイアウト {} / {}</translation>
    </message>
    <message>
        <source>one to 200 choices are expected</source>
        <translation>選択肢は 1〜200 個でなければなりません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is none of the choices</source>
        <translation>&quot;{}&quot; は選択肢にありません</translation>
    </message>
    <message>
        <source>Legal: {}.</source>
        <translation>有効な値: {}。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no kind of group</source>
        <translation>&quot;{}&quot; はグループの種類ではありません</translation>
    </message>
    <message>
        <source>Legal: tp, cp, ep, dp, pp.</source>
        <translation>有効な値: tp、cp、ep、dp、pp。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no way to recompute</source>
        <translation>&quot;{}&quot; は再計算の方法ではありません</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sharding</source>
        <translation>&quot;{}&quot; はシャーディングではありません</translation>
    </message>
    <message>
        <source>Legal: zero-0, zero-1, zero-2, zero-3.</source>
        <translation>有効な値: zero-0、zero-1、zero-2、zero-3。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range of a degree</source>
        <translation>&quot;{}&quot; は並列度の範囲ではありません</translation>
    </message>
    <message>
        <source>Write one value (8), bounds (1..16, 4.., ..8) or several values (2,4,8).</source>
        <translation>1 つの値 (8)、範囲 (1..16、4..、..8)、または複数の値 (2,4,8) を書いてください。</translation>
    </message>
    <message>
        <source>{} devices are no part of a cluster of {} x {}</source>
        <translation>{} デバイスは {} x {} のクラスタの一部として切り出せません</translation>
    </message>
    <message>
        <source>Give a multiple of {} up to {}, or fewer than one node.</source>
        <translation>{1} までの {0} の倍数、または 1 ノード未満の数を指定してください。</translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>DP overlap</source>
        <translation>DP オーバーラップ</translation>
    </message>
    <message>
        <source>TP overlap</source>
        <translation>TP オーバーラップ</translation>
    </message>
    <message>
        <source>EP overlap</source>
        <translation>EP オーバーラップ</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>シャーディング</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation>クロスエントロピー</translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation>エキスパートのディスパッチ</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>The sensitivity analysis was cancelled.</source>
        <translation>感度分析は中止されました。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no tag</source>
        <translation>&quot;{}&quot; はタグではありません</translation>
    </message>
    <message>
        <source>Give a name and a value: task=intent.</source>
        <translation>名前と値を指定してください: task=intent。</translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices, as measured.</source>
        <translation>クラスタは空でした: 計測結果に従い、{} ノード × {} デバイスになりました。</translation>
    </message>
    <message>
        <source>{} devices were measured, the cluster has {} of {} per node: its links were not changed.</source>
        <translation>計測されたのは {0} デバイスですが、クラスタは {1} デバイス (ノードあたり {2}) です: リンクは変更していません。</translation>
    </message>
    <message>
        <source>This measurement is kept, but says nothing certain about single links: they were not changed.</source>
        <translation>この計測結果は保存しますが、個々のリンクについて確かなことは言えません: リンクは変更していません。</translation>
    </message>
    <message>
        <source>This measurement is kept, but does not say which two nodes it is about: links were not changed.</source>
        <translation>この計測結果は保存しますが、どの 2 ノードのものか書かれていません: リンクは変更していません。</translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices.</source>
        <translation>クラスタは空でした: {} ノード × {} デバイスになりました。</translation>
    </message>
    <message>
        <source>The list has {} hosts, the cluster {} nodes: its names were not changed.</source>
        <translation>リストのホストは {} 個、クラスタのノードは {} 個です: 名前は変更していません。</translation>
    </message>
    <message>
        <source>{} has {} slots, the nodes of this cluster {} devices.</source>
        <translation>{} のスロットは {} 個、このクラスタのノードのデバイスは {} 個です。</translation>
    </message>
    <message>
        <source>The topology names no two nodes of this cluster: it is kept, names and links were not changed.</source>
        <translation>トポロジーにこのクラスタのノードが 2 つ以上ありません: トポロジーは保存し、名前とリンクは変更していません。</translation>
    </message>
    <message>
        <source>The {} nodes took the names of the topology, in its order.</source>
        <translation>{} ノードにトポロジーの名前をその順に付けました。</translation>
    </message>
    <message>
        <source>{} nodes of this cluster are not in the topology: they are taken as far from all.</source>
        <translation>このクラスタの {} ノードがトポロジーにありません: 他のすべてから遠いとみなします。</translation>
    </message>
    <message>
        <source>{} of the {} nodes of the topology are in this cluster.</source>
        <translation>トポロジーの {1} ノードのうち {0} ノードがこのクラスタにあります。</translation>
    </message>
    <message>
        <source>Nodes that share {} have {} per device ({}).</source>
        <translation>{} を共有するノード間は、デバイスあたり {} です ({})。</translation>
    </message>
    <message>
        <source>All nodes are equally far from each other in the topology: links were not changed.</source>
        <translation>トポロジーではすべてのノードが互いに等距離です: リンクは変更していません。</translation>
    </message>
    <message>
        <source>Nodes farther apart have {} per device ({}).</source>
        <translation>それより遠いノード間は、デバイスあたり {} です ({})。</translation>
    </message>
    <message>
        <source>A node has {} network ports for {} devices{}.</source>
        <translation>1 ノードのネットワークポートは {1} デバイスに対して {0} 個です{2}。</translation>
    </message>
    <message>
        <source>The connections are kept, but hold no speeds: links were not changed.</source>
        <translation>接続は保存しますが、速度が含まれていません: リンクは変更していません。</translation>
    </message>
    <message>
        <source>no backup can be kept here</source>
        <translation>ここにはバックアップを保存できません</translation>
    </message>
    <message>
        <source>Check the rights to the folder.</source>
        <translation>フォルダの権限を確認してください。</translation>
    </message>
    <message>
        <source>the project is open in another window or program</source>
        <translation>プロジェクトは別のウィンドウまたはプログラムで開かれています</translation>
    </message>
    <message>
        <source>Open it for reading only, or open a copy.</source>
        <translation>読み取り専用で開くか、コピーを開いてください。</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>そのディスクの空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>an array holds another type of number than its place says</source>
        <translation>配列の数値の型が、その場所の指定と異なります</translation>
    </message>
    <message>
        <source>an array is shorter than its header</source>
        <translation>配列がヘッダーの指定より短くなっています</translation>
    </message>
    <message>
        <source>an array does not begin with its mark</source>
        <translation>配列が識別マークで始まっていません</translation>
    </message>
    <message>
        <source>an array is in an unknown format version</source>
        <translation>配列の形式バージョンが不明です</translation>
    </message>
    <message>
        <source>an array holds an unknown type of number</source>
        <translation>配列の数値の型が不明です</translation>
    </message>
    <message>
        <source>an array of {} numbers has {} bytes</source>
        <translation>{} 個の数値の配列が {} バイトです</translation>
    </message>
    <message>
        <source>the checksum of an array is wrong</source>
        <translation>配列のチェックサムが一致しません</translation>
    </message>
    <message>
        <source>there is no scenario called &quot;{}&quot;</source>
        <translation>「{}」というシナリオはありません</translation>
    </message>
    <message>
        <source>There are: {}.</source>
        <translation>あるのは次のとおりです: {}。</translation>
    </message>
    <message>
        <source>several scenarios are called &quot;{}&quot;</source>
        <translation>「{}」というシナリオが複数あります</translation>
    </message>
    <message>
        <source>Rename them apart.</source>
        <translation>別々の名前に変更してください。</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>プロジェクトにシナリオがありません</translation>
    </message>
    <message>
        <source>Repair a copy of it.</source>
        <translation>そのコピーを修復してください。</translation>
    </message>
    <message>
        <source>a figure of the device is not a number</source>
        <translation>デバイスの数値が数ではありません</translation>
    </message>
    <message>
        <source>the project has no device</source>
        <translation>プロジェクトにデバイスがありません</translation>
    </message>
    <message>
        <source>the project has no {} link tier</source>
        <translation>プロジェクトに {} リンクのティアがありません</translation>
    </message>
    <message>
        <source>measured links: {}</source>
        <translation>計測したリンク: {}</translation>
    </message>
    <message>
        <source>a row of measured links has another length than the matrix</source>
        <translation>計測したリンクの行の長さが行列と異なります</translation>
    </message>
    <message>
        <source>the measured links do not fit the cluster</source>
        <translation>計測したリンクがクラスタに合いません</translation>
    </message>
    <message>
        <source>rows of the measured links are missing</source>
        <translation>計測したリンクの行が欠けています</translation>
    </message>
    <message>
        <source>a tier of the network does not fit the cluster</source>
        <translation>ネットワークのティアがクラスタに合いません</translation>
    </message>
    <message>
        <source>a measured collective: {}</source>
        <translation>計測した集団通信: {}</translation>
    </message>
    <message>
        <source>a measured collective is none</source>
        <translation>計測した集団通信が集団通信ではありません</translation>
    </message>
    <message>
        <source>a node is marked as unavailable that the cluster does not have</source>
        <translation>クラスタにないノードが利用不可とされています</translation>
    </message>
    <message>
        <source>the links of the cluster are those of a cluster of another shape</source>
        <translation>クラスタのリンクが、別の形のクラスタのものです</translation>
    </message>
    <message>
        <source>the project has no cluster</source>
        <translation>プロジェクトにクラスタがありません</translation>
    </message>
    <message>
        <source>the project states an impossible cluster</source>
        <translation>プロジェクトのクラスタがあり得ない内容です</translation>
    </message>
    <message>
        <source>a node name is missing</source>
        <translation>ノード名が欠けています</translation>
    </message>
    <message>
        <source>this is a database of another program</source>
        <translation>これは別のプログラムのデータベースです</translation>
    </message>
    <message>
        <source>Choose a .rankloom file.</source>
        <translation>.rankloom ファイルを選択してください。</translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom (format {}, this one reads up to {})</source>
        <translation>このプロジェクトは、より新しい Rankloom で書かれています (形式 {}、このプログラムは {} まで)</translation>
    </message>
    <message>
        <source>Open it with the newer program.</source>
        <translation>新しい方のプログラムで開いてください。</translation>
    </message>
    <message>
        <source>the file was cut off: {} of {} bytes are there</source>
        <translation>ファイルが途中で切れています: {1} バイト中 {0} バイトしかありません</translation>
    </message>
    <message>
        <source>Repair a copy of it, or take it from a backup.</source>
        <translation>コピーを修復するか、バックアップから取り出してください。</translation>
    </message>
    <message>
        <source>the database refused ({}): {}</source>
        <translation>データベースが拒否しました ({}): {}</translation>
    </message>
    <message>
        <source>this is not a Rankloom project</source>
        <translation>これは Rankloom のプロジェクトではありません</translation>
    </message>
    <message>
        <source>the project file is damaged</source>
        <translation>プロジェクトファイルが壊れています</translation>
    </message>
    <message>
        <source>another program is writing to this project</source>
        <translation>別のプログラムがこのプロジェクトに書き込んでいます</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it there.</source>
        <translation>終わるまで待つか、そちらで閉じてください。</translation>
    </message>
    <message>
        <source>a crash left this project in the middle of a change</source>
        <translation>このプロジェクトは、クラッシュにより変更の途中のままです</translation>
    </message>
    <message>
        <source>Open it once for writing, or copy it together with the -journal file beside it.</source>
        <translation>一度書き込み可能で開くか、隣の -journal ファイルと一緒にコピーしてください。</translation>
    </message>
    <message>
        <source>the project cannot be written</source>
        <translation>プロジェクトに書き込めません</translation>
    </message>
    <message>
        <source>Save a copy in a folder where you may write.</source>
        <translation>書き込めるフォルダにコピーを保存してください。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>Free some space and try again, or save a copy elsewhere.</source>
        <translation>空き容量を増やしてやり直すか、別の場所にコピーを保存してください。</translation>
    </message>
    <message>
        <source>the file or its journal cannot be opened</source>
        <translation>ファイルまたはそのジャーナルを開けません</translation>
    </message>
    <message>
        <source>Check the rights to the file and its folder.</source>
        <translation>ファイルとそのフォルダの権限を確認してください。</translation>
    </message>
    <message>
        <source>the disk reported an error ({})</source>
        <translation>ディスクがエラーを返しました ({})</translation>
    </message>
    <message>
        <source>Save a copy on another disk.</source>
        <translation>別のディスクにコピーを保存してください。</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止しました</translation>
    </message>
    <message>
        <source>the project cannot hold this value: {}</source>
        <translation>プロジェクトにこの値は保存できません: {}</translation>
    </message>
    <message>
        <source>this is too large to be stored</source>
        <translation>大きすぎて保存できません</translation>
    </message>
    <message>
        <source>the file cannot be created</source>
        <translation>ファイルを作成できません</translation>
    </message>
    <message>
        <source>Choose a folder where you may write.</source>
        <translation>書き込めるフォルダを選択してください。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>名前とフォルダを確認してください。</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダです</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>Check the rights to the file.</source>
        <translation>ファイルの権限を確認してください。</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file was cut off in its first bytes</source>
        <translation>ファイルが先頭の数バイトで切れています</translation>
    </message>
    <message>
        <source>Take it from a backup.</source>
        <translation>バックアップから取り出してください。</translation>
    </message>
    <message>
        <source>the file is larger than {} MiB</source>
        <translation>ファイルが {} MiB を超えています</translation>
    </message>
    <message>
        <source>Split it, or keep only the lines that matter.</source>
        <translation>分割するか、必要な行だけを残してください。</translation>
    </message>
    <message>
        <source>reading stopped with an error of the disk</source>
        <translation>ディスクのエラーで読み込みが止まりました</translation>
    </message>
    <message>
        <source>Check the disk and the rights to the folder.</source>
        <translation>ディスクとフォルダの権限を確認してください。</translation>
    </message>
    <message>
        <source>the journal of a former project lies beside the target</source>
        <translation>保存先の隣に以前のプロジェクトのジャーナルがあります</translation>
    </message>
    <message>
        <source>Open that project once, move the journal away, or choose another name.</source>
        <translation>そのプロジェクトを一度開くか、ジャーナルを移動するか、別の名前を選択してください。</translation>
    </message>
    <message>
        <source>Check the rights to the folder, or choose another.</source>
        <translation>フォルダの権限を確認するか、別のフォルダを選択してください。</translation>
    </message>
    <message>
        <source>a project cannot be backed up onto itself</source>
        <translation>プロジェクトを自分自身の上にバックアップすることはできません</translation>
    </message>
    <message>
        <source>this is the project itself</source>
        <translation>これはプロジェクト自体です</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>コピーには別の名前を選択してください。</translation>
    </message>
    <message>
        <source>the project was opened for reading only</source>
        <translation>プロジェクトは読み取り専用で開かれています</translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation>コピーを保存し、そちらで作業してください。</translation>
    </message>
    <message>
        <source>The trace is kept to compare plans with: nothing of the project was changed.</source>
        <translation>トレースはプランとの比較用に保存します: プロジェクトの内容は変更していません。</translation>
    </message>
    <message>
        <source>Hosts of the file are called otherwise here: {}.</source>
        <translation>ファイルのホストは、ここでは別の名前です: {}。</translation>
    </message>
    <message>
        <source>{} {} no node of this cluster: the links were left out.</source>
        <translation>このクラスタにないノードのリンクは省きました: {0} ({1} no node)。</translation>
    </message>
    <message>
        <source>Nobody said which nodes the addresses {} are: the figures are kept, links were not changed.</source>
        <translation>アドレス {} がどのノードか指定されていません: 数値は保存し、リンクは変更していません。</translation>
    </message>
    <message>
        <source>Correct the file, or measure again.</source>
        <translation>ファイルを直すか、計測し直してください。</translation>
    </message>
    <message>
        <source>no file was named</source>
        <translation>ファイルが指定されていません</translation>
    </message>
    <message>
        <source>Recognising</source>
        <translation>判別中</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>this is a project, not a measurement</source>
        <translation>これは計測結果ではなくプロジェクトです</translation>
    </message>
    <message>
        <source>Open it instead.</source>
        <translation>代わりに開いてください。</translation>
    </message>
    <message>
        <source>Reading {}</source>
        <translation>{} を読み込み中</translation>
    </message>
    <message>
        <source>the file does not say in which unit its figures are</source>
        <translation>数値の単位がファイルに書かれていません</translation>
    </message>
    <message>
        <source>Give the unit, such as GB/s or us.</source>
        <translation>GB/s や us などの単位を指定してください。</translation>
    </message>
    <message>
        <source>The same file had been imported before: it was replaced.</source>
        <translation>同じファイルが以前にインポートされていたため、置き換えました。</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>集計中</translation>
    </message>
    <message>
        <source>the trace holds no rows</source>
        <translation>トレースに行がありません</translation>
    </message>
    <message>
        <source>no routing trace was imported</source>
        <translation>ルーティングトレースがインポートされていません</translation>
    </message>
    <message>
        <source>no routing trace has these tags</source>
        <translation>これらのタグを持つルーティングトレースがありません</translation>
    </message>
    <message>
        <source>Import one first.</source>
        <translation>先にインポートしてください。</translation>
    </message>
    <message>
        <source>See: rankloom-cli project sql P &quot;SELECT * FROM traces&quot;.</source>
        <translation>参照: rankloom-cli project sql P &quot;SELECT * FROM traces&quot;。</translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom</source>
        <translation>このプロジェクトは、より新しい Rankloom で書かれています</translation>
    </message>
    <message>
        <source>Repair it with the newer program.</source>
        <translation>新しい方のプログラムで修復してください。</translation>
    </message>
    <message>
        <source>the working copy cannot be written</source>
        <translation>作業用コピーに書き込めません</translation>
    </message>
    <message>
        <source>Free some space on the disk.</source>
        <translation>ディスクの空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>not even the list of tables can be read</source>
        <translation>テーブルの一覧さえ読み込めません</translation>
    </message>
    <message>
        <source>the project does not state its format</source>
        <translation>プロジェクトに形式が書かれていません</translation>
    </message>
    <message>
        <source>this project is in an older format</source>
        <translation>このプロジェクトは古い形式です</translation>
    </message>
    <message>
        <source>Open it once for writing, so that it can be converted.</source>
        <translation>変換できるように、一度書き込み可能で開いてください。</translation>
    </message>
    <message>
        <source>the stored model is not a JSON object</source>
        <translation>保存されているモデルが JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the stored model has no usable {}</source>
        <translation>保存されているモデルに使用できる {} がありません</translation>
    </message>
    <message>
        <source>a file of this name exists already</source>
        <translation>この名前のファイルがすでにあります</translation>
    </message>
    <message>
        <source>Choose another name, or open it.</source>
        <translation>別の名前を選択するか、そのファイルを開いてください。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>別のフォルダを選択してください。</translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is missing</source>
        <translation>テーブル &quot;{}&quot; がありません</translation>
    </message>
    <message>
        <source>Repair a copy of the project, or take it from a backup.</source>
        <translation>プロジェクトのコピーを修復するか、バックアップから取り出してください。</translation>
    </message>
    <message>
        <source>the journal of a former project lies here</source>
        <translation>以前のプロジェクトのジャーナルがここにあります</translation>
    </message>
    <message>
        <source>Move it away or choose another name.</source>
        <translation>それを移動するか、別の名前を選択してください。</translation>
    </message>
    <message>
        <source>A tag has no name or is too long</source>
        <translation>タグに名前がないか、長すぎます</translation>
    </message>
    <message>
        <source>Tags look like task=intent, with at most 200 bytes.</source>
        <translation>タグは task=intent の形で、最大 200 バイトです。</translation>
    </message>
    <message>
        <source>More than 32 tags</source>
        <translation>タグが 32 個を超えています</translation>
    </message>
    <message>
        <source>Keep those that tell traces apart.</source>
        <translation>トレースを区別するものだけを残してください。</translation>
    </message>
    <message>
        <source>There is no such measurement</source>
        <translation>そのような計測結果はありません</translation>
    </message>
    <message>
        <source>List them again.</source>
        <translation>一覧を表示し直してください。</translation>
    </message>
    <message>
        <source>there is no scenario {}</source>
        <translation>シナリオ {} はありません</translation>
    </message>
    <message>
        <source>It may have been removed.</source>
        <translation>削除された可能性があります。</translation>
    </message>
    <message>
        <source>a scenario needs a positive id to be stored by it</source>
        <translation>シナリオを ID で保存するには、正の ID が必要です</translation>
    </message>
    <message>
        <source>the last scenario cannot be removed</source>
        <translation>最後のシナリオは削除できません</translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation>先に別のシナリオを追加してください。</translation>
    </message>
    <message>
        <source>another program has changed this project</source>
        <translation>別のプログラムがこのプロジェクトを変更しました</translation>
    </message>
    <message>
        <source>Reload it, or keep your own changes.</source>
        <translation>読み込み直すか、自分の変更を残してください。</translation>
    </message>
    <message>
        <source>The waiting changes to the project were given up.</source>
        <translation>プロジェクトの保留中の変更を破棄しました。</translation>
    </message>
    <message>
        <source>only questions (SELECT) are allowed here</source>
        <translation>ここで使えるのは問い合わせ (SELECT) だけです</translation>
    </message>
    <message>
        <source>Change the project in the program or with the other commands.</source>
        <translation>プロジェクトの変更は、プログラムまたは他のコマンドで行ってください。</translation>
    </message>
    <message>
        <source>Correct the statement.</source>
        <translation>文を直してください。</translation>
    </message>
    <message>
        <source>there is more than one statement</source>
        <translation>文が 2 つ以上あります</translation>
    </message>
    <message>
        <source>there is no statement</source>
        <translation>文がありません</translation>
    </message>
    <message>
        <source>Give one SELECT at a time.</source>
        <translation>SELECT を一度に 1 つだけ指定してください。</translation>
    </message>
    <message>
        <source>the answer has more than {} rows</source>
        <translation>結果が {} 行を超えています</translation>
    </message>
    <message>
        <source>the answer has values of more than {}</source>
        <translation>回答に {} を超える値が含まれています</translation>
    </message>
    <message>
        <source>Ask for length() or substr() of them.</source>
        <translation>それらの length() または substr() を問い合わせてください。</translation>
    </message>
    <message>
        <source>Add a LIMIT or a condition.</source>
        <translation>LIMIT または条件を追加してください。</translation>
    </message>
    <message>
        <source>the question takes too long</source>
        <translation>問い合わせに時間がかかりすぎています</translation>
    </message>
    <message>
        <source>Add a condition.</source>
        <translation>条件を追加してください。</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>空き容量を増やすか、別のフォルダを選択してください。</translation>
    </message>
    <message>
        <source>nothing in this file can be read</source>
        <translation>このファイルから読み込めるものがありません</translation>
    </message>
    <message>
        <source>what could be read makes no project: {}</source>
        <translation>読み込めた部分だけではプロジェクトになりません: {}</translation>
    </message>
    <message>
        <source>Choose another name for the repaired project.</source>
        <translation>修復したプロジェクトには別の名前を選択してください。</translation>
    </message>
    <message>
        <source>routing statistics: {}</source>
        <translation>ルーティング統計: {}</translation>
    </message>
    <message>
        <source>a window is out of range</source>
        <translation>ウィンドウが範囲外です</translation>
    </message>
    <message>
        <source>the sampled tokens are out of range</source>
        <translation>サンプリングしたトークンが範囲外です</translation>
    </message>
    <message>
        <source>sampled tokens of some layers are missing</source>
        <translation>一部のレイヤーでサンプリングしたトークンが欠けています</translation>
    </message>
    <message>
        <source>a row of pairs has the wrong length</source>
        <translation>ペアの行の長さが正しくありません</translation>
    </message>
    <message>
        <source>a count is out of range</source>
        <translation>個数が範囲外です</translation>
    </message>
    <message>
        <source>a row of pairs is out of range</source>
        <translation>ペアの行が範囲外です</translation>
    </message>
    <message>
        <source>impossible numbers of layers and experts</source>
        <translation>レイヤーとエキスパートの数があり得ない値です</translation>
    </message>
    <message>
        <source>an impossible number of windows</source>
        <translation>ウィンドウの数があり得ない値です</translation>
    </message>
    <message>
        <source>no migration from version {}</source>
        <translation>バージョン {} からの移行方法がありません</translation>
    </message>
    <message>
        <source>the {} is not plain text (UTF-8)</source>
        <translation>{} がプレーンテキスト (UTF-8) ではありません</translation>
    </message>
    <message>
        <source>Use letters, digits and punctuation only.</source>
        <translation>文字、数字、句読点だけを使用してください。</translation>
    </message>
    <message>
        <source>the plan of scenario &quot;{}&quot; cannot be read: {}</source>
        <translation>シナリオ「{}」のプランを読み込めません: {}</translation>
    </message>
    <message>
        <source>routing trace: {}</source>
        <translation>ルーティングトレース: {}</translation>
    </message>
    <message>
        <source>the columns of a chunk disagree</source>
        <translation>チャンクの列が一致しません</translation>
    </message>
    <message>
        <source>layer {} counts {} picks</source>
        <translation>レイヤー {} の選択数が {} です</translation>
    </message>
    <message>
        <source>rows of the trace have no picks or different numbers of them</source>
        <translation>トレースの行に選択がないか、選択数が異なります</translation>
    </message>
    <message>
        <source>expert {} is out of range</source>
        <translation>エキスパート {} が範囲外です</translation>
    </message>
    <message>
        <source>counts of no experts</source>
        <translation>エキスパートのない集計です</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>ファイルが 64 MiB を超えています。</translation>
    </message>
    <message>
        <source>The file was not written: {}</source>
        <translation>ファイルは書き込まれませんでした: {}</translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with enough space.</source>
        <translation>書き込み可能で、十分な空き容量のあるフォルダを選択してください。</translation>
    </message>
    <message>
        <source>Pictures cannot be written as &apos;{}&apos;</source>
        <translation>図を &apos;{}&apos; として書き込むことはできません</translation>
    </message>
    <message>
        <source>Choose a name that ends in .png, .svg or .pdf.</source>
        <translation>末尾が .png、.svg、.pdf のいずれかの名前を選択してください。</translation>
    </message>
    <message>
        <source>There is no project to search in.</source>
        <translation>探索するプロジェクトがありません。</translation>
    </message>
    <message>
        <source>The table was not written: {}</source>
        <translation>表は書き込まれませんでした: {}</translation>
    </message>
    <message>
        <source>Place the experts with equal slots in every layer, or export experts-csv.</source>
        <translation>すべてのレイヤーで等しいスロット数にしてエキスパートを配置するか、experts-csv をエクスポートしてください。</translation>
    </message>
    <message>
        <source>The placement is no list of layers</source>
        <translation>配置がレイヤーのリストではありません</translation>
    </message>
    <message>
        <source>The placement has too many layers and devices</source>
        <translation>配置のレイヤーとデバイスが多すぎます</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is on no device there is</source>
        <translation>レイヤー {}: エキスパート {} が存在しないデバイスにあります</translation>
    </message>
    <message>
        <source>Row {} of the placement is no list of experts</source>
        <translation>配置の行 {} がエキスパートのリストではありません</translation>
    </message>
    <message>
        <source>Layers or ranks of the plan hold different numbers of experts; {} has equal slots in all of them, here as many as the fullest needs.</source>
        <translation>プランのレイヤーまたはランクごとにエキスパートの数が異なります。{} のスロット数はすべてで等しく、ここでは最も多いものに必要な数にします。</translation>
    </message>
    <message>
        <source>EPLB gives groups of experts to nodes with equal slots in every layer</source>
        <translation>EPLB は、すべてのレイヤーでスロット数が等しい場合に、エキスパートのグループをノードに割り当てます</translation>
    </message>
    <message>
        <source>Name no groups, or slots of every layer instead of a limit for the whole model.</source>
        <translation>グループを指定しないか、モデル全体の上限の代わりに各レイヤーのスロット数を指定してください。</translation>
    </message>
    <message>
        <source>places every expert once, equally many on a device</source>
        <translation>各エキスパートを 1 回だけ、各デバイスに同数ずつ配置します</translation>
    </message>
    <message>
        <source>Leave the slots and replicas out, or choose eplb, balance or rankloom.</source>
        <translation>スロットとレプリカの指定を省くか、eplb、balance、rankloom のいずれかを選んでください。</translation>
    </message>
    <message>
        <source>At most 30 devices with equal bandwidths, or two nodes of at most 10 in all.</source>
        <translation>帯域幅が等しいデバイスなら最大 30 台、2 ノードなら合計で最大 10 台です。</translation>
    </message>
    <message>
        <source>Replicas are limited over the whole model, and {} slots are asked of every layer</source>
        <translation>レプリカの上限がモデル全体に対して指定されていますが、各レイヤーに {} スロットも指定されています</translation>
    </message>
    <message>
        <source>Leave out either.</source>
        <translation>どちらか一方を省いてください。</translation>
    </message>
    <message>
        <source>A limit of replicas is negative</source>
        <translation>レプリカの上限が負の値です</translation>
    </message>
    <message>
        <source>0 allows none.</source>
        <translation>0 ではレプリカを許可しません。</translation>
    </message>
    <message>
        <source>{} experts leave some of {} devices without one</source>
        <translation>エキスパートが {} 個では、{} 台のデバイスの一部にエキスパートがなくなります</translation>
    </message>
    <message>
        <source>Give slots of every layer instead of a limit for the whole model.</source>
        <translation>モデル全体の上限の代わりに各レイヤーのスロット数を指定してください。</translation>
    </message>
    <message>
        <source>The placement does not hold {} experts on every device of every layer</source>
        <translation>配置は、すべてのレイヤーの各デバイスに {} 個ずつのエキスパートを保持していません</translation>
    </message>
    <message>
        <source>Choose a placement with the same replicas.</source>
        <translation>レプリカが同じ配置を選んでください。</translation>
    </message>
    <message>
        <source>The placement holds {} copies beyond one of every expert, {} are allowed</source>
        <translation>配置には各エキスパート 1 個を超えるコピーが {} 個ありますが、許可されているのは {} 個です</translation>
    </message>
    <message>
        <source>Allow more replicas, or choose a placement with fewer.</source>
        <translation>許可するレプリカを増やすか、レプリカの少ない配置を選んでください。</translation>
    </message>
    <message>
        <source>The placement holds {} experts on device {}, {} are allowed</source>
        <translation>配置はデバイス {1} に {0} 個のエキスパートを保持していますが、許可されているのは {2} 個です</translation>
    </message>
    <message>
        <source>The placement is of {} layers on {} devices, not of {} on {}</source>
        <translation>配置は {} レイヤー、{} 台のデバイスのもので、{} レイヤー、{} 台のデバイスのものではありません</translation>
    </message>
    <message>
        <source>A span of time begins at 0 or later, ends after that and at most at 1</source>
        <translation>時間の区間は 0 以降に始まり、その後、遅くとも 1 で終わります</translation>
    </message>
    <message>
        <source>0.5 to 1 is the second half of a trace.</source>
        <translation>0.5 から 1 まではトレースの後半です。</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>これはパイプまたはデバイスで、ファイルではありません。</translation>
    </message>
    <message>
        <source>Write what it says to a file.</source>
        <translation>その出力をファイルに書き出してください。</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>Nothing was changed since the project was opened.</source>
        <translation>プロジェクトを開いてから何も変更されていません。</translation>
    </message>
    <message>
        <source>As written here stage {} needs {} of {}: it does not fit; the plan needs {}.</source>
        <translation>ここに書かれたとおりでは、ステージ {} は {} を必要とし (容量 {})、収まりません。プランでは {} です。</translation>
    </message>
    <message>
        <source>As written here stage {} needs {} of {}; the plan needs {}.</source>
        <translation>ここに書かれたとおりでは、ステージ {} は {} を必要とします (容量 {})。プランでは {} です。</translation>
    </message>
    <message>
        <source>As written here a step takes {} instead of {}.</source>
        <translation>ここに書かれたとおりでは、1 ステップに {} かかります (プランでは {})。</translation>
    </message>
    <message>
        <source>As written here the plan is not possible: {}</source>
        <translation>ここに書かれたとおりでは、プランは成立しません: {}</translation>
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
        <source>bubble: waits for other stages</source>
        <translation>バブル: 他のステージを待機</translation>
    </message>
    <message>
        <source>bubble: waits for transfers</source>
        <translation>バブル: 転送を待機</translation>
    </message>
    <message>
        <source>bubble: waits for offloading</source>
        <translation>バブル: オフロードを待機</translation>
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
        <source>{} {}, time</source>
        <translation>{} {}、時間</translation>
    </message>
    <message>
        <source>{} {}, sent by a rank</source>
        <translation>{} {}、1 ランクの送信量</translation>
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
        <source>another</source>
        <translation>別のもの</translation>
    </message>
    <message>
        <source>{} (another)</source>
        <translation>{} (別のもの)</translation>
    </message>
    <message>
        <source>no what-ifs</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>what-if {}</source>
        <translation>仮定 {}</translation>
    </message>
    <message>
        <source>other {}</source>
        <translation>その他の {}</translation>
    </message>
    <message>
        <source>{}, {} and {} more</source>
        <translation>{}、{}、ほか {} 件</translation>
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
        <translation>シーケンス {}</translation>
    </message>
    <message>
        <source>ETP {}</source>
        <translation>ETP {}</translation>
    </message>
    <message>
        <source>no recomputation</source>
        <translation>再計算なし</translation>
    </message>
    <message>
        <source>no offload</source>
        <translation>オフロードなし</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{} ノード</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}、{}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>「{}」</translation>
    </message>
    <message>
        <source>the pipeline bubble, most of it waiting for transfers</source>
        <translation>パイプラインバブル (大部分は転送待ち)</translation>
    </message>
    <message>
        <source>the pipeline bubble, most of it waiting for offloading</source>
        <translation>パイプラインバブル (大部分はオフロード待ち)</translation>
    </message>
    <message>
        <source>{} of {} context-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}): {:.0f} % of the step.</source>
        <translation>コンテキスト並列グループ {} 個 (全 {} 個中) がノードをまたぎ、レイヤーごとに、最も遅いもので {} のリンク ({} から {}) を介して通信します: ステップの {:.0f} %。</translation>
    </message>
    <message>
        <source>Exchange heads by all-to-all instead of passing keys and values around</source>
        <translation>キーと値を順に回す代わりに、ヘッドを all-to-all で交換する</translation>
    </message>
    <message>
        <source>{} of {} expert-parallel groups cross nodes: tokens travel to their experts and back over links as slow as {} ({} to {}), {:.0f} % of the step.</source>
        <translation>エキスパート並列グループ {} 個 (全 {} 個中) がノードをまたぎます: トークンは、最も遅いもので {} のリンク ({} から {}) を介してエキスパートとの間を往復します。ステップの {:.0f} % です。</translation>
    </message>
    <message>
        <source>Send a token once to each rank that has experts of it</source>
        <translation>エキスパートを持つ各ランクへトークンを 1 回だけ送る</translation>
    </message>
    <message>
        <source>Sharded weights are gathered for each of {} microbatches across nodes, over links as slow as {} ({} to {}): {:.0f} % of the step.</source>
        <translation>シャーディングされた重みが {} 個のマイクロバッチごとに、最も遅いもので {} のリンク ({} から {}) を介してノード間で集められます: ステップの {:.0f} %。</translation>
    </message>
    <message>
        <source>Keep a second copy of the weights inside each node</source>
        <translation>各ノード内に重みの 2 つ目のコピーを置く</translation>
    </message>
    <message>
        <source>Shard the optimizer state alone (ZeRO-1)</source>
        <translation>オプティマイザ状態だけをシャーディングする (ZeRO-1)</translation>
    </message>
    <message>
        <source>The pipeline idles {:.0f} % of its time: {} microbatches are few for {} stages.</source>
        <translation>パイプラインは時間の {:.0f} % が遊休です: {} マイクロバッチは {} ステージに対して少なすぎます。</translation>
    </message>
    <message>
        <source>The pipeline idles {:.0f} % of its time: its {} stages do not take turns evenly.</source>
        <translation>パイプラインは時間の {:.0f} % が遊休です: {} 個のステージが均等に交代していません。</translation>
    </message>
    <message>
        <source>Give the stages with the vocabulary fewer layers</source>
        <translation>語彙を持つステージのレイヤーを減らす</translation>
    </message>
    <message>
        <source>Stage {} waits {:.0f} % of the step for what stage {} sends over the link from {} to {}, {}.</source>
        <translation>ステージ {} はステップの {:.0f} % の間、ステージ {} が {} から {} へのリンク ({}) で送るものを待ちます。</translation>
    </message>
    <message>
        <source>Send without waiting for it</source>
        <translation>待たずに送信する</translation>
    </message>
    <message>
        <source>The matrix units of {} do not know bf16: products run on its fp32 units, at {:.3g} of {:.3g} TFLOP/s, and are priced so.</source>
        <translation>{} の行列ユニットは bf16 に対応していません: 積は fp32 ユニットで {:.3g} TFLOP/s (本来は {:.3g} TFLOP/s) で実行され、そのように見積もられています。</translation>
    </message>
    <message>
        <source>Train in fp16</source>
        <translation>fp16 で学習する</translation>
    </message>
    <message>
        <source>The placement of the experts is not priced in time: the load of the fullest rank is stated instead.</source>
        <translation>エキスパートの配置は時間に反映されていません: 代わりに最も埋まるランクの負荷を示します。</translation>
    </message>
    <message>
        <source>The placement of the experts is not priced in time: no routing trace tells how many tokens each expert gets.</source>
        <translation>エキスパートの配置は時間に反映されていません: 各エキスパートが受け取るトークン数を示すルーティングトレースがありません。</translation>
    </message>
    <message>
        <source>bubbles of the pipeline</source>
        <translation>パイプラインのバブル</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <source>context parallelism</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>transfers between stages</source>
        <translation>ステージ間の転送</translation>
    </message>
    <message>
        <source>mixtures of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <source>dense models</source>
        <translation>密モデル</translation>
    </message>
    <message>
        <source>MFU is {:.1f} %; {} published runs of {} on {} reached {:.0f} to {:.0f} % ({}).</source>
        <translation>MFU は {:.1f} % です。公表された {} 件の実行 ({}、{}) では {:.0f} ～ {:.0f} % に達しています ({})。</translation>
    </message>
    <message>
        <source> Most is lost to {}: {:.0f} % of the step.</source>
        <translation> 最大の損失は{}です: ステップの {:.0f} %。</translation>
    </message>
    <message>
        <source>Recompute nothing</source>
        <translation>何も再計算しない</translation>
    </message>
    <message>
        <source>{} layers, {} experts, {} tokens</source>
        <translation>{} レイヤー、{} エキスパート、{} トークン</translation>
    </message>
    <message>
        <source>Do not count this trace</source>
        <translation>このトレースを使わない</translation>
    </message>
    <message>
        <source>Tokens of the routing trace ({}) pick {} experts, those of this model {}.</source>
        <translation>ルーティングトレース ({}) のトークンは {} 個のエキスパートを選びますが、このモデルでは {} 個です。</translation>
    </message>
    <message>
        <source>The routing trace ({}) has more layers than the {} with experts of this model.</source>
        <translation>ルーティングトレース ({}) のレイヤー数は、このモデルでエキスパートを持つ {} レイヤーより多くなっています。</translation>
    </message>
    <message>
        <source>The routing trace ({}) covers {} of the {} layers with experts: the others are priced as its mean.</source>
        <translation>ルーティングトレース ({}) に含まれるのは {} レイヤーです (エキスパートを持つのは {} レイヤー): 残りはその平均として見積もられます。</translation>
    </message>
    <message>
        <source>Interleave: {} virtual stages on each pipeline rank</source>
        <translation>インターリーブする: 各パイプラインランクに {} 個の仮想ステージ</translation>
    </message>
    <message>
        <source>Set the microbatch to {}</source>
        <translation>マイクロバッチを {} にする</translation>
    </message>
    <message>
        <source>Use the order {}</source>
        <translation>順序 {} を使う</translation>
    </message>
    <message>
        <source> (saves {} of {}: {:+.1f} % tokens/s)</source>
        <translation> ({} を節約、現在 {}: {:+.1f} % トークン/s)</translation>
    </message>
    <message>
        <source> (a step of {}: {:+.1f} % tokens/s)</source>
        <translation> (1 ステップ {}: {:+.1f} % トークン/s)</translation>
    </message>
    <message>
        <source>The table of link types is not there: nothing says how devices are connected</source>
        <translation>リンク種別の表がありません: デバイスの接続方法がどこにも書かれていません</translation>
    </message>
    <message>
        <source>Paste the whole output of amd-smi topology.</source>
        <translation>amd-smi topology の出力全体を貼り付けてください。</translation>
    </message>
    <message>
        <source>The table of link types has no complete row</source>
        <translation>リンク種別の表に完全な行がありません</translation>
    </message>
    <message>
        <source>The table of link types is there again: the first counts</source>
        <translation>リンク種別の表がもう一度現れます: 最初のものを使います</translation>
    </message>
    <message>
        <source>it has no column</source>
        <translation>対応する列がありません</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>2 回現れます</translation>
    </message>
    <message>
        <source>A link of type {} to an unknown device is left out</source>
        <translation>不明なデバイスへの種別 {} のリンクは除外されました</translation>
    </message>
    <message>
        <source>The file does not say how devices are connected</source>
        <translation>デバイスの接続方法がファイルに書かれていません</translation>
    </message>
    <message>
        <source>Choose what amd-smi topology --json prints.</source>
        <translation>amd-smi topology --json の出力を選んでください。</translation>
    </message>
    <message>
        <source>DeepSpeed offloads optimizer states that ZeRO shards: they stay on the devices.</source>
        <translation>DeepSpeed がオフロードするのは ZeRO でシャーディングされたオプティマイザ状態です: 状態はデバイスに残ります。</translation>
    </message>
    <message>
        <source>DeepSpeed has no offloading with MiCS: optimizer states stay on the devices.</source>
        <translation>DeepSpeed では MiCS と併用するオフロードはありません: オプティマイザ状態はデバイスに残ります。</translation>
    </message>
    <message>
        <source>DeepSpeed offloads a part of the optimizer states with ZeRO 3 alone: all of them leave.</source>
        <translation>DeepSpeed がオプティマイザ状態の一部をオフロードできるのは ZeRO 3 だけです: すべてがデバイスから移されます。</translation>
    </message>
    <message>
        <source>Without ZeRO DeepSpeed sums gradients up in the type of the weights.</source>
        <translation>ZeRO なしの DeepSpeed は、重みの型で勾配を加算します。</translation>
    </message>
    <message>
        <source>With fp32 gradients are fp32, too.</source>
        <translation>fp32 では勾配も fp32 です。</translation>
    </message>
    <message>
        <source>cpu_checkpointing moves all checkpoints to host memory, where the model&apos;s code calls deepspeed.checkpointing.</source>
        <translation>cpu_checkpointing は、モデルのコードが deepspeed.checkpointing を呼び出す場合、すべてのチェックポイントをホストメモリへ移します。</translation>
    </message>
    <message>
        <source>{} = {} has no place in {}.</source>
        <translation>{} = {} を書く場所が {} にありません。</translation>
    </message>
    <message>
        <source>A slot is a CPU core to Open MPI, to which it binds the rank: write the cores beside the rank&apos;s GPU instead, slot=0-15 for one. The GPU itself follows the local rank.</source>
        <translation>Open MPI ではスロットは CPU コアであり、ランクはそこに固定されます: 代わりにランクの GPU の近くのコアを書いてください (例: slot=0-15)。GPU 自体はローカルランクに従います。</translation>
    </message>
    <message>
        <source>Transformer Engine has no context parallelism in fp32: no attention would start</source>
        <translation>Transformer Engine には fp32 のコンテキスト並列がありません: アテンションが起動しません</translation>
    </message>
    <message>
        <source>Train in bf16, or set CP to 1.</source>
        <translation>bf16 で学習するか、CP を 1 にしてください。</translation>
    </message>
    <message>
        <source>Transformer Engine has no context parallelism on {}: no attention would start</source>
        <translation>Transformer Engine には {} でのコンテキスト並列がありません: アテンションが起動しません</translation>
    </message>
    <message>
        <source>Set CP to 1.</source>
        <translation>CP を 1 にしてください。</translation>
    </message>
    <message>
        <source>Megatron-LM trains experts beside tensor parallelism only with sequence parallelism, and {} tokens per context rank do not divide by TP {}</source>
        <translation>Megatron-LM がテンソル並列と併せてエキスパートを学習できるのはシーケンス並列を使う場合だけですが、コンテキストランクあたり {} トークンは TP {} で割り切れません</translation>
    </message>
    <message>
        <source>Choose a sequence length that divides.</source>
        <translation>割り切れるシーケンス長を選んでください。</translation>
    </message>
    <message>
        <source>Megatron-LM has no Muon with fp16</source>
        <translation>Megatron-LM には fp16 の Muon がありません</translation>
    </message>
    <message>
        <source>Train in bf16, or with Adam.</source>
        <translation>bf16 で、または Adam で学習してください。</translation>
    </message>
    <message>
        <source>Not known of {} and not part of the plan: {}. Append them.</source>
        <translation>{} について不明で、プランにも含まれていません: {}。追記してください。</translation>
    </message>
    <message>
        <source>An eager cross entropy is not in Megatron-LM: its own unfused one is used.</source>
        <translation>Megatron-LM には eager な交差エントロピーがありません: 独自の融合なしのものを使います。</translation>
    </message>
    <message>
        <source>Megatron-LM keeps Adam&apos;s moments in fewer bits only in the distributed optimizer: they are fp32.</source>
        <translation>Megatron-LM が Adam のモーメントを少ないビット数で保持するのは分散オプティマイザだけです: fp32 になります。</translation>
    </message>
    <message>
        <source>Megatron-LM keeps optimizer states in host memory only with the distributed optimizer: they stay on the devices.</source>
        <translation>Megatron-LM がオプティマイザ状態をホストメモリに置けるのは分散オプティマイザだけです: デバイスに残ります。</translation>
    </message>
    <message>
        <source>Megatron-LM keeps only the states of Adam in host memory: they stay on the devices.</source>
        <translation>Megatron-LM がホストメモリに置けるのは Adam の状態だけです: デバイスに残ります。</translation>
    </message>
    <message>
        <source>Megatron-LM refuses to recompute {} in {}: it is left out.</source>
        <translation>Megatron-LM は {} の再計算 ({}) を受け付けません: 省略します。</translation>
    </message>
    <message>
        <source>Selective recomputation of no module is written as none: Megatron-LM would take the attention core.</source>
        <translation>対象モジュールのない選択的再計算は「なし」として書き出します: Megatron-LM ではアテンションコアになってしまうためです。</translation>
    </message>
    <message>
        <source>Megatron-LM moves activations to host memory, not to drives: none leave.</source>
        <translation>Megatron-LM がアクティベーションを移す先はホストメモリで、ドライブではありません: 何も移されません。</translation>
    </message>
    <message>
        <source>Megatron-LM offloads no inputs of layers that are recomputed whole: none leave.</source>
        <translation>Megatron-LM は、全体を再計算するレイヤーの入力をオフロードしません: 何も移されません。</translation>
    </message>
    <message>
        <source>Megatron-LM offloads whole layers, and not all: {} of {}.</source>
        <translation>Megatron-LM がオフロードするのはレイヤー全体で、すべてはできません: {} / {}。</translation>
    </message>
    <message>
        <source>Megatron-LM offloads the inputs of attention, norms and experts: {:.0f} % of the activations here, not {:.0f} %.</source>
        <translation>Megatron-LM がオフロードするのはアテンション、ノルム、エキスパートの入力です: ここではアクティベーションの {:.0f} % で、{:.0f} % ではありません。</translation>
    </message>
    <message>
        <source>the epsilon of its norms (--norm-epsilon)</source>
        <translation>ノルムのイプシロン (--norm-epsilon)</translation>
    </message>
    <message>
        <source>{} computes attention and feed-forward side by side; Megatron-LM does one after the other.</source>
        <translation>{} はアテンションとフィードフォワードを並行して計算しますが、Megatron-LM は順番に計算します。</translation>
    </message>
    <message>
        <source>Biases inside experts need an expert tensor parallelism of 1 in Megatron-LM: they are left out.</source>
        <translation>Megatron-LM でエキスパート内のバイアスを使うには、エキスパートテンソル並列が 1 である必要があります: 省略します。</translation>
    </message>
    <message>
        <source>The layers of {} have norms or biases that these arguments do not describe.</source>
        <translation>{} のレイヤーには、これらの引数では表せないノルムまたはバイアスがあります。</translation>
    </message>
    <message>
        <source>The activation {} has no argument in Megatron-LM: {} is written.</source>
        <translation>活性化関数 {} には Megatron-LM の引数がありません: {} を書き出します。</translation>
    </message>
    <message>
        <source>the base of its rotary positions (--rotary-base) and their scaling</source>
        <translation>ロータリー位置の底 (--rotary-base) とそのスケーリング</translation>
    </message>
    <message>
        <source>the bounds of its rotary scaling (Megatron-LM has those of Llama 3.1)</source>
        <translation>ロータリースケーリングの範囲 (Megatron-LM にあるのは Llama 3.1 のもの)</translation>
    </message>
    <message>
        <source>The rotary scaling {} has no argument in Megatron-LM.</source>
        <translation>ロータリースケーリング {} には Megatron-LM の引数がありません。</translation>
    </message>
    <message>
        <source>beta_fast {}, beta_slow {} and {} original positions of its YaRN, which are set in the code (MLATransformerConfig)</source>
        <translation>YaRN の beta_fast {}、beta_slow {}、元の位置数 {} (コードで設定: MLATransformerConfig)</translation>
    </message>
    <message>
        <source>The normalisation of whole query and key projections has no argument in Megatron-LM.</source>
        <translation>クエリとキーの射影全体に対する正規化には Megatron-LM の引数がありません。</translation>
    </message>
    <message>
        <source>Unfused attention has no context parallelism in Transformer Engine: the fused one is used.</source>
        <translation>Transformer Engine の融合なしのアテンションにはコンテキスト並列がありません: 融合版を使います。</translation>
    </message>
    <message>
        <source>Fused attention computes in 16 bits: with fp32 the unfused one is written.</source>
        <translation>融合アテンションは 16 ビットで計算します: fp32 では融合なしのものを書き出します。</translation>
    </message>
    <message>
        <source>{} has no fused attention kernels in Transformer Engine: the unfused one is written.</source>
        <translation>{} には Transformer Engine の融合アテンションカーネルがありません: 融合なしのものを書き出します。</translation>
    </message>
    <message>
        <source>how its router scores experts (--moe-router-score-function, --moe-router-pre-softmax, --moe-router-topk-scaling-factor)</source>
        <translation>ルーターがエキスパートを採点する方法 (--moe-router-score-function, --moe-router-pre-softmax, --moe-router-topk-scaling-factor)</translation>
    </message>
    <message>
        <source>The router&apos;s score {} has no argument in Megatron-LM.</source>
        <translation>ルーターのスコア {} には Megatron-LM の引数がありません。</translation>
    </message>
    <message>
        <source>Megatron-LM makes the weights of the picked experts add up to one; {} does not.</source>
        <translation>Megatron-LM は選ばれたエキスパートの重みの合計を 1 にしますが、{} はそうしません。</translation>
    </message>
    <message>
        <source>Megatron-LM scores a group of experts by its best {}, {} by its best one.</source>
        <translation>Megatron-LM はエキスパートのグループを上位 {} 個で採点しますが、{} は最上位の 1 個で採点します。</translation>
    </message>
    <message>
        <source>the correction bias of its router (--moe-router-enable-expert-bias), which goes with sigmoid scores</source>
        <translation>ルーターの補正バイアス (--moe-router-enable-expert-bias、シグモイドのスコアと併用)</translation>
    </message>
    <message>
        <source>Megatron-LM has a correction bias of the router with sigmoid scores alone: it is left out.</source>
        <translation>Megatron-LM でルーターの補正バイアスがあるのはシグモイドのスコアだけです: 省略します。</translation>
    </message>
    <message>
        <source>DeepEP asserts more than one rank of experts: all-to-all is written.</source>
        <translation>DeepEP は複数ランクのエキスパートを要求します: all-to-all を書き出します。</translation>
    </message>
    <message>
        <source>Megatron-LM trains experts beside tensor parallelism only with sequence parallelism: it is switched on.</source>
        <translation>Megatron-LM がテンソル並列と併せてエキスパートを学習できるのはシーケンス並列を使う場合だけです: 有効にします。</translation>
    </message>
    <message>
        <source>Attention sinks are exchanged by all-to-all alone: that is written.</source>
        <translation>アテンションシンクは all-to-all でのみ交換されます: それを書き出します。</translation>
    </message>
    <message>
        <source>Megatron-FSDP knows the rank order tp-cp-ep-dp-pp alone: it is used.</source>
        <translation>Megatron-FSDP が対応するランク順序は tp-cp-ep-dp-pp だけです: それを使います。</translation>
    </message>
    <message>
        <source>Megatron-LM knows the rank orders tp-cp-ep-dp-pp and tp-cp-ep-pp-dp; the first is used.</source>
        <translation>Megatron-LM が対応するランク順序は tp-cp-ep-dp-pp と tp-cp-ep-pp-dp です。前者を使います。</translation>
    </message>
    <message>
        <source>Megatron-LM has no chunks without a pipeline (PP 1).</source>
        <translation>Megatron-LM では、パイプラインなし (PP 1) のチャンクはありません。</translation>
    </message>
    <message>
        <source>Megatron-LM interleaves {} stages only with a multiple of as many microbatches, not {}: one chunk per rank is written.</source>
        <translation>Megatron-LM が {} ステージをインターリーブできるのは、マイクロバッチ数がその倍数のときだけで、{} では不可です: ランクあたり 1 チャンクを書き出します。</translation>
    </message>
    <message>
        <source>The redistributed layers are written as an explicit layout of the stages.</source>
        <translation>再配分されたレイヤーは、ステージの明示的なレイアウトとして書き出します。</translation>
    </message>
    <message>
        <source>Vocabulary layers spread over the pipeline ({}) are not in Megatron-LM: embedding and output layer stay on the first and last stage.</source>
        <translation>パイプライン全体に分散した語彙レイヤー ({}) は Megatron-LM にありません: 埋め込み層と出力層は最初と最後のステージに残ります。</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there is nothing to interleave.</source>
        <translation>パイプラインがなければ (PP 1)、インターリーブするものはありません。</translation>
    </message>
    <message>
        <source>Megatron-LM runs {} instead of {}.</source>
        <translation>Megatron-LM は {} を実行します ({} の代わり)。</translation>
    </message>
    <message>
        <source>The two chunks of a rank are stages r and PP + r in Megatron-LM, not down and back up.</source>
        <translation>Megatron-LM では、1 つのランクの 2 チャンクは往復ではなくステージ r と PP + r です。</translation>
    </message>
    <message>
        <source>Megatron-LM asserts more than 2 stages where interleaving waits for its transfers: they overlap.</source>
        <translation>Megatron-LM は、インターリーブが転送を待つ場合に 2 より多いステージを要求します: 転送はオーバーラップします。</translation>
    </message>
    <message>
        <source>Megatron-LM&apos;s distributed optimizer is Adam: with SGD nothing is sharded.</source>
        <translation>Megatron-LM の分散オプティマイザは Adam です: SGD では何もシャーディングされません。</translation>
    </message>
    <message>
        <source>Megatron-LM cuts the replicas of dense parameters and of experts into equally many instances of the optimizer: over all of them is written.</source>
        <translation>Megatron-LM は、密パラメータとエキスパートのレプリカを同数のオプティマイザインスタンスに分割します: 全体にわたる分割を書き出します。</translation>
    </message>
    <message>
        <source>Megatron-LM shards weights and gradients over all data-parallel ranks or none, with Adam; weights over {}, gradients over {} and optimizer states over {} of {} are not written.</source>
        <translation>Megatron-LM は Adam で重みと勾配をすべてのデータ並列ランクに、またはまったくシャーディングしません。重み {}、勾配 {}、オプティマイザ状態 {} (全 {}) にわたる分割は書き出しません。</translation>
    </message>
    <message>
        <source>Megatron-LM overlaps tensor-parallel communication only with sequence parallelism: it is not overlapped.</source>
        <translation>Megatron-LM がテンソル並列の通信をオーバーラップさせるのはシーケンス並列の場合だけです: オーバーラップしません。</translation>
    </message>
    <message>
        <source>Megatron-LM overlaps the dispatch to experts only with chunks in a pipeline, 16 bits, at most one prediction layer and without whole layers or experts recomputed: it is not overlapped.</source>
        <translation>Megatron-LM がエキスパートへのディスパッチをオーバーラップさせるのは、パイプラインにチャンクがあり、16 ビットで、予測レイヤーが最大 1 つ、かつレイヤー全体やエキスパートを再計算しない場合だけです: オーバーラップしません。</translation>
    </message>
    <message>
        <source>torchtitan shards gradients with the optimizer states (like ZeRO 2 at least): that is written.</source>
        <translation>torchtitan はオプティマイザ状態とともに勾配をシャーディングします (少なくとも ZeRO 2 相当): そのように書き出します。</translation>
    </message>
    <message>
        <source>torchtitan shards weights, gradients and optimizer states over one group: over all data-parallel ranks is written.</source>
        <translation>torchtitan は重み、勾配、オプティマイザ状態を 1 つのグループでシャーディングします: すべてのデータ並列ランクにわたる分割を書き出します。</translation>
    </message>
    <message>
        <source>torchtitan asserts that a sequence divides by TP x 2 CP = {}; {} tokens do not</source>
        <translation>torchtitan はシーケンスが TP x 2 CP = {} で割り切れることを要求します。{} トークンは割り切れません</translation>
    </message>
    <message>
        <source>Choose a sequence length that divides, or lower degrees.</source>
        <translation>割り切れるシーケンス長か、より小さい並列度を選んでください。</translation>
    </message>
    <message>
        <source>torchtitan shards experts over 1 rank or all TP ranks: 1 is written.</source>
        <translation>torchtitan はエキスパートを 1 ランクまたはすべての TP ランクにシャーディングします: 1 を書き出します。</translation>
    </message>
    <message>
        <source>torchtitan puts experts on the {} ranks of sharding, CP and TP, which do not divide by EP {}: 1 is written.</source>
        <translation>torchtitan はシャーディング、CP、TP の {} ランクにエキスパートを置きますが、これは EP {} で割り切れません: 1 を書き出します。</translation>
    </message>
    <message>
        <source>torchtitan offloads what it shards: here nothing leaves.</source>
        <translation>torchtitan はシャーディングしたものをオフロードします: ここでは何も移されません。</translation>
    </message>
    <message>
        <source>torchtitan&apos;s offloading takes weights and gradients along with all optimizer states: steps take longer than estimated.</source>
        <translation>torchtitan のオフロードでは、すべてのオプティマイザ状態とともに重みと勾配も移されます: ステップは見積もりより長くなります。</translation>
    </message>
    <message>
        <source>{} does not run the schedule {}: it runs {}.</source>
        <translation>{} はスケジュール {} を実行しません: {} を実行します。</translation>
    </message>
    <message>
        <source>{} recomputes whole layers or nothing: nothing is written.</source>
        <translation>{} はレイヤー全体を再計算するか、何も再計算しません: 何も書き出しません。</translation>
    </message>
    <message>
        <source>Epsilon of the norms or base of the rotary positions of {} are not known: append layernorm_epsilon and rotary_base.</source>
        <translation>{} のノルムのイプシロンまたはロータリー位置の底が不明です: layernorm_epsilon と rotary_base を追記してください。</translation>
    </message>
    <message>
        <source>NeMo 1 has no latent attention, shared experts or rotary scaling: {} is not described in full.</source>
        <translation>NeMo 1 には潜在アテンション、共有エキスパート、ロータリースケーリングがありません: {} は完全には記述できません。</translation>
    </message>
    <message>
        <source>NeMo 1 recomputes the attention core selectively, or whole layers: nothing is written.</source>
        <translation>NeMo 1 はアテンションコアを選択的に、またはレイヤー全体を再計算します: 何も書き出しません。</translation>
    </message>
    <message>
        <source>The receiver counted 0 bits per second: the run was interrupted, or nothing arrived</source>
        <translation>受信側が数えたのは毎秒 0 ビットです: 実行が中断されたか、何も届きませんでした</translation>
    </message>
    <message>
        <source>Measure again and let the run finish.</source>
        <translation>もう一度計測し、実行を最後まで待ってください。</translation>
    </message>
    <message>
        <source>The run was interrupted: its figures are of the time before</source>
        <translation>実行が中断されました: 数値は中断前までのものです</translation>
    </message>
    <message>
        <source>The run was interrupted before it was summed up</source>
        <translation>実行は集計前に中断されました</translation>
    </message>
    <message>
        <source>Offloading of {} is not estimated here: left out.</source>
        <translation>{} のオフロードはここでは見積もりません: 除外しました。</translation>
    </message>
    <message>
        <source>{} and {} have 0, which is taken as not measured</source>
        <translation>{} と {} が 0 で、計測されていないものとみなします</translation>
    </message>
    <message>
        <source>The ranks formed {} communicators that ran at the same time: the figures are those of one, with {} ranks</source>
        <translation>ランクは同時に動く {} 個のコミュニケータを作りました: 数値はそのうち {} ランクの 1 つのものです</translation>
    </message>
    <message>
        <source>The row is marked FAILED: its results were wrong</source>
        <translation>行に FAILED の印があります: 結果が誤っていました</translation>
    </message>
    <message>
        <source>Rank lines or launcher say {} ranks, sizes and counts of the rows {}: the rows count</source>
        <translation>ランクの行またはランチャーによると {} ランク、行のサイズと数によると {} です: 行のほうを採用します</translation>
    </message>
    <message>
        <source>The block size {} is no multiple of {}: it is left out</source>
        <translation>ブロックサイズ {} は {} の倍数ではありません: 除外されました</translation>
    </message>
    <message>
        <source>None of the {} tables is between pairs of GPUs: nothing in it says how fast a link is</source>
        <translation>{} 個の表はどれも GPU のペア間のものではありません: リンクの速さを示すものがありません</translation>
    </message>
    <message>
        <source>Run nvbandwidth with the device_to_device tests.</source>
        <translation>nvbandwidth を device_to_device テストで実行してください。</translation>
    </message>
    <message>
        <source>{} pairs of &quot;{}&quot; have 0, which is taken as not measured</source>
        <translation>{} 組のペア (&quot;{}&quot;) が 0 で、計測されていないものとみなします</translation>
    </message>
    <message>
        <source>All figures are 0: nothing was measured</source>
        <translation>すべての数値が 0 です: 何も計測されていません</translation>
    </message>
    <message>
        <source>The row has a figure of 0: nothing was measured, it is left out</source>
        <translation>行の数値が 0 です: 何も計測されていないため、除外されました</translation>
    </message>
    <message>
        <source>a call with too many arguments</source>
        <translation>引数が多すぎる呼び出し</translation>
    </message>
    <message>
        <source>Which share of the activations leaves depends on the model: half of them is assumed.</source>
        <translation>アクティベーションのどれだけが移されるかはモデルによります: 半分と仮定します。</translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links, more than chance (permutation test, level 1 %): some of what looks like fast and slow links is the order in which they were measured</source>
        <translation>計測の回がリンク間の差の {:.0f} % を説明し、偶然を上回ります (並べ替え検定、有意水準 1 %): 速いリンクと遅いリンクに見えるものの一部は計測の順序によるものです</translation>
    </message>
    <message>
        <source>{} is no number of nodes: the sizes of blocks are left out</source>
        <translation>{} はノード数ではありません: ブロックのサイズは除外されました</translation>
    </message>
    <message>
        <source>{} pairs have a bandwidth of 0, which is taken as not measured</source>
        <translation>{} 組のペアの帯域幅が 0 で、計測されていないものとみなします</translation>
    </message>
    <message>
        <source>The file holds no figure: nothing was measured</source>
        <translation>ファイルに数値がありません: 何も計測されていません</translation>
    </message>
    <message>
        <source>Nothing in the file was understood</source>
        <translation>ファイルの内容を何も理解できませんでした</translation>
    </message>
    <message>
        <source>Choose the complete file, or name its format.</source>
        <translation>完全なファイルを選ぶか、形式を指定してください。</translation>
    </message>
    <message>
        <source>block_sizes is not a list of numbers of nodes</source>
        <translation>block_sizes がノード数のリストではありません</translation>
    </message>
    <message>
        <source>Weights and gradients that are kept in host memory are not estimated here: only the optimizer states leave.</source>
        <translation>ホストメモリに置かれた重みと勾配はここでは見積もりません: 移されるのはオプティマイザ状態だけです。</translation>
    </message>
    <message>
        <source>The trace has {} experts, the model has {}: it is of another model</source>
        <translation>トレースのエキスパートは {} 個、モデルは {} 個です: 別のモデルのものです</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown, and keys of its config may change the size of the model: {}{}</source>
        <translation>モデル種別「{}」は不明で、config のキーがモデルのサイズを変える可能性があります: {}{}</translation>
    </message>
    <message>
        <source>Take these keys out if they say nothing of sizes, or give the model as a &quot;spec&quot; of a plan</source>
        <translation>サイズに関係がなければこれらのキーを取り除くか、モデルをプランの &quot;spec&quot; として指定してください</translation>
    </message>
    <message>
        <source>The embeddings of this model are narrower than its layers, which cannot be planned</source>
        <translation>このモデルの埋め込みはレイヤーより幅が狭く、計画できません</translation>
    </message>
    <message>
        <source>Only decoders whose layers all have attention, with or without experts, can be laid out</source>
        <translation>配置できるのは、エキスパートの有無を問わず、すべてのレイヤーにアテンションがあるデコーダーだけです</translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: {} (&quot;{}&quot;)</source>
        <translation>モデル (「{}」) は計画できません: {} (「{}」)</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}, which is not understood: exports are written as if it were not there.</source>
        <translation>「{}」は {} で、理解できません: エクスポートは、それがないものとして書かれます。</translation>
    </message>
    <message>
        <source>some of its layers are state-space layers (Mamba)</source>
        <translation>一部のレイヤーが状態空間レイヤー (Mamba) です</translation>
    </message>
    <message>
        <source>some of its layers have linear attention</source>
        <translation>一部のレイヤーが線形アテンションです</translation>
    </message>
    <message>
        <source>some of its layers are recurrent or convolutions</source>
        <translation>一部のレイヤーが再帰または畳み込みです</translation>
    </message>
    <message>
        <source>its layers differ from each other in their sizes</source>
        <translation>レイヤーごとにサイズが異なります</translation>
    </message>
    <message>
        <source>its experts work in a latent space that is smaller than the hidden size</source>
        <translation>エキスパートが隠れサイズより小さい潜在空間で動作します</translation>
    </message>
    <message>
        <source>its attention is compressed and sparse</source>
        <translation>アテンションが圧縮されていて疎です</translation>
    </message>
    <message>
        <source>its layers have embeddings of their own</source>
        <translation>レイヤーが独自の埋め込みを持っています</translation>
    </message>
    <message>
        <source>some of its layers attend to another stack</source>
        <translation>一部のレイヤーが別のスタックを参照します</translation>
    </message>
    <message>
        <source>some of its experts compute nothing</source>
        <translation>一部のエキスパートが何も計算しません</translation>
    </message>
    <message>
        <source>some of its layers are of the type &quot;{}&quot;</source>
        <translation>一部のレイヤーの種別が「{}」です</translation>
    </message>
    <message>
        <source>the model&apos;s file &quot;{}&quot; is not beside the plan or below it</source>
        <translation>モデルのファイル「{}」がプランと同じ場所またはその下にありません</translation>
    </message>
    <message>
        <source>Put it there and name it without &quot;..&quot; and without a leading slash.</source>
        <translation>そこに置き、&quot;..&quot; や先頭のスラッシュなしで指定してください。</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}; {}</translation>
    </message>
    <message>
        <source>Begin again with every degree at 1</source>
        <translation>すべての並列度を 1 にして最初からやり直す</translation>
    </message>
    <message>
        <source>a text such as &quot;yarn&quot;</source>
        <translation>&quot;yarn&quot; などのテキスト</translation>
    </message>
    <message>
        <source>0 or at least 1024 bytes</source>
        <translation>0 または 1024 バイト以上</translation>
    </message>
    <message>
        <source>all-to-all over the heads needs them to divide: {} {} do not divide by TP {} x CP {}</source>
        <translation>ヘッドの all-to-all にはヘッドが割り切れる必要があります: {} {}は TP {} x CP {} で割り切れません</translation>
    </message>
    <message>
        <source>key-value heads</source>
        <translation>key-value ヘッド</translation>
    </message>
    <message>
        <source>Pass keys and values around instead</source>
        <translation>代わりにキーと値を順に回す</translation>
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
        <source>names of the nodes</source>
        <translation>ノードの名前</translation>
    </message>
    <message>
        <source>broken nodes</source>
        <translation>故障ノード</translation>
    </message>
    <message>
        <source>links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>kind of work</source>
        <translation>作業の種類</translation>
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
        <source>routing trace</source>
        <translation>ルーティングトレース</translation>
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
        <source>rank order</source>
        <translation>ランク順序</translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation>ステージごとのレイヤー</translation>
    </message>
    <message>
        <source>multi-token-prediction layers per stage</source>
        <translation>ステージごとのマルチトークン予測レイヤー</translation>
    </message>
    <message>
        <source>pipeline layout</source>
        <translation>パイプラインレイアウト</translation>
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
        <source>transfers</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>microbatches of a group</source>
        <translation>グループのマイクロバッチ数</translation>
    </message>
    <message>
        <source>memory limit of the schedule</source>
        <translation>スケジュールのメモリ上限</translation>
    </message>
    <message>
        <source>pass order</source>
        <translation>パスの順序</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
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
        <source>vocabulary divisor</source>
        <translation>語彙の除数</translation>
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
        <source>second copy of the weights</source>
        <translation>重みのセカンダリコピー</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>再計算</translation>
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
        <source>offload</source>
        <translation>オフロード</translation>
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
        <source>write rate of the drives</source>
        <translation>ドライブの書き込み速度</translation>
    </message>
    <message>
        <source>read rate of the drives</source>
        <translation>ドライブの読み出し速度</translation>
    </message>
    <message>
        <source>endurance of the drives</source>
        <translation>ドライブの耐久性</translation>
    </message>
    <message>
        <source>attention in 8 bits</source>
        <translation>8 ビットのアテンション</translation>
    </message>
    <message>
        <source>FP8 attention</source>
        <translation>FP8 アテンション</translation>
    </message>
    <message>
        <source>output layer in 8 bits</source>
        <translation>8 ビットの出力レイヤー</translation>
    </message>
    <message>
        <source>FP8 output layer</source>
        <translation>FP8 出力レイヤー</translation>
    </message>
    <message>
        <source>Precision “FP8 mixed” leaves the output layer in 16 bits unless this is on (Megatron-Core: fp8_output_proj); its input is then kept in 1 byte.</source>
        <translation>精度「FP8 混合」では、これがオンでない限り出力レイヤーは 16 ビットのままです (Megatron-Core: fp8_output_proj)。オンの場合、その入力は 1 バイトで保持されます。</translation>
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
        <translation>ダミー勾配</translation>
    </message>
    <message>
        <source>fused activation</source>
        <translation>融合された活性化関数</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>勾配バケット</translation>
    </message>
    <message>
        <source>gather buffers</source>
        <translation>ギャザーバッファ</translation>
    </message>
    <message>
        <source>held inputs of collectives</source>
        <translation>保持される集団通信の入力</translation>
    </message>
    <message>
        <source>CP by all-to-all</source>
        <translation>all-to-all による CP</translation>
    </message>
    <message>
        <source>late scaling by the router</source>
        <translation>ルーターによる遅延スケーリング</translation>
    </message>
    <message>
        <source>bytes per logit</source>
        <translation>ロジットあたりのバイト数</translation>
    </message>
    <message>
        <source>load of the fullest expert rank</source>
        <translation>EP ランクの最大負荷</translation>
    </message>
    <message>
        <source>spread of that load</source>
        <translation>その負荷のばらつき</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>集めるレイヤー数</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>フラグメンテーション</translation>
    </message>
    <message>
        <source>fragmentation, at least</source>
        <translation>断片化、最小</translation>
    </message>
    <message>
        <source>fragmentation, at most</source>
        <translation>断片化、最大</translation>
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
        <source>compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>compression rank</source>
        <translation>圧縮ランク</translation>
    </message>
    <message>
        <source>compressed traffic</source>
        <translation>圧縮される通信</translation>
    </message>
    <message>
        <source>compressed stages</source>
        <translation>圧縮されるステージ</translation>
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
        <source>dispatch to experts</source>
        <translation>エキスパートへの送信</translation>
    </message>
    <message>
        <source>largest data-parallel message</source>
        <translation>データ並列の最大メッセージ</translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation>ランク配置</translation>
    </message>
    <message>
        <source>locked ranks</source>
        <translation>ロックしたランク</translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation>エキスパート配置</translation>
    </message>
    <message>
        <source>routing trace counted</source>
        <translation>使用するルーティングトレース</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>仮定</translation>
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
        <source>Not sharded</source>
        <translation>シャーディングなし</translation>
    </message>
    <message>
        <source>Over all data-parallel ranks</source>
        <translation>すべてのデータ並列ランク</translation>
    </message>
    <message>
        <source>Over groups of {}</source>
        <translation>{} 個ずつのグループにわたり</translation>
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
        <source>attention core</source>
        <translation>アテンションコア</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>ノルム</translation>
    </message>
    <message>
        <source>dense MLP</source>
        <translation>密 MLP</translation>
    </message>
    <message>
        <source>expert activation</source>
        <translation>エキスパートの活性化関数</translation>
    </message>
    <message>
        <source>latent up-projection</source>
        <translation>潜在アッププロジェクション</translation>
    </message>
    <message>
        <source>as PP</source>
        <translation>PP と同じ</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>一度にすべて</translation>
    </message>
    <message>
        <source>by cross entropy</source>
        <translation>クロスエントロピーに従う</translation>
    </message>
    <message>
        <source>by the routing trace</source>
        <translation>ルーティングトレースに従う</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>as TP</source>
        <translation>TP と同じ</translation>
    </message>
    <message>
        <source>all on the last stage</source>
        <translation>すべて最後のステージ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>none: uniform routing</source>
        <translation>なし: 一様なルーティング</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>backward sends</source>
        <translation>逆伝播の送信</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>{} each of {}</source>
        <translation>各 {} ({} 個)</translation>
    </message>
    <message>
        <source>{} to {} each of {}</source>
        <translation>各 {} ～ {} ({} 個)</translation>
    </message>
    <message>
        <source>{} to {}, {} in all</source>
        <translation>{} から {}、全 {} 個</translation>
    </message>
    <message>
        <source>{} ranks</source>
        <translation>{} ランク</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>{} of {} ranks moved</source>
        <translation>{} / {} ランクを移動</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>連続</translation>
    </message>
    <message>
        <source>placed on {} layers</source>
        <translation>{} レイヤーで配置</translation>
    </message>
    <message>
        <source>placed on {} layers, {} copies</source>
        <translation>{} レイヤーで配置、{} コピー</translation>
    </message>
    <message>
        <source>part {} of the cluster</source>
        <translation>クラスタの部分 {}</translation>
    </message>
    <message>
        <source>{} tokens over {} layers</source>
        <translation>{} トークン ({} レイヤー)</translation>
    </message>
    <message>
        <source>{} between GPUs of a node</source>
        <translation>ノードの GPU 間で {}</translation>
    </message>
    <message>
        <source>{} between nodes of one {}</source>
        <translation>{} (1 つの {} のノード間)</translation>
    </message>
    <message>
        <source>{} between nodes</source>
        <translation>ノード間で {}</translation>
    </message>
    <message>
        <source>{} ports a node</source>
        <translation>ノードあたり {} ポート</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>すべての GPU</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>ノードの GPU</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no launcher</source>
        <translation>「{}」はランチャーではありません</translation>
    </message>
    <message>
        <source>{}&apos;s file has data parallelism alone: other degrees are set in the model&apos;s code.</source>
        <translation>{} のファイルにあるのはデータ並列だけです: その他の並列度はモデルのコードで設定されます。</translation>
    </message>
    <message>
        <source>{} does not lay the vocabulary out as {}.</source>
        <translation>{} は語彙を {} のように配置しません。</translation>
    </message>
    <message>
        <source>{} has no argument for the recompute {}.</source>
        <translation>{} には再計算 {} の引数がありません。</translation>
    </message>
    <message>
        <source>{} has no argument for the sharding {}.</source>
        <translation>{} にはシャーディング {} の引数がありません。</translation>
    </message>
    <message>
        <source>{} has no argument for activations offloaded to {}.</source>
        <translation>{} には、{} へオフロードするアクティベーションの引数がありません。</translation>
    </message>
    <message>
        <source>No schedule that is allowed can run with any degrees that are allowed.</source>
        <translation>許可されたスケジュールはどれも、許可された並列度では実行できません。</translation>
    </message>
    <message>
        <source>No layout meets these constraints, whatever its memory: allow other values.</source>
        <translation>メモリを問わず、これらの制約を満たすレイアウトはありません: 他の値を許可してください。</translation>
    </message>
    <message>
        <source>the project file was moved, replaced or deleted</source>
        <translation>プロジェクトファイルが移動、置き換え、または削除されました</translation>
    </message>
    <message>
        <source>Put it back, or save a copy.</source>
        <translation>元に戻すか、コピーを保存してください。</translation>
    </message>
    <message>
        <source>The project holds {} traces: this one, the newest, counts, and the others do not. Under Traces the window counts others, by their tags.</source>
        <translation>プロジェクトには {} 個のトレースがあります: 最新のこれを使い、ほかは使いません。ウィンドウの「トレース」で、タグを指定してほかのものを使えます。</translation>
    </message>
    <message>
        <source>Import the config.json of the trace&apos;s own model first, or take a project of that model. Layers that this model does not have are left out by --map-layers FIRST-LAST, as the trace numbers them.</source>
        <translation>先にトレース自身のモデルの config.json をインポートするか、そのモデルのプロジェクトを使ってください。このモデルにないレイヤーは --map-layers FIRST-LAST (トレースの番号付け) で除外されます。</translation>
    </message>
    <message>
        <source>{} layers of {} experts are more than a project can hold</source>
        <translation>{} レイヤー、{} エキスパートはプロジェクトに保存できる量を超えています</translation>
    </message>
    <message>
        <source>Record fewer layers, or counts instead of tokens.</source>
        <translation>記録するレイヤーを減らすか、トークンの代わりに件数を記録してください。</translation>
    </message>
    <message>
        <source>the plan &quot;{}&quot; refers to it</source>
        <translation>プラン「{}」がこれを参照しています</translation>
    </message>
    <message>
        <source>Let the plan refer to another one first.</source>
        <translation>先にプランの参照先を別のものにしてください。</translation>
    </message>
    <message>
        <source>the copy is complete but for {} changes: {}</source>
        <translation>コピーは {} 件の変更を除いて完全です: {}</translation>
    </message>
    <message>
        <source>what lies beside the project as its journal is a link or no file</source>
        <translation>プロジェクトの隣のジャーナルはリンクか、ファイルではないものです</translation>
    </message>
    <message>
        <source>Move it away, or repair a copy of the project.</source>
        <translation>移動するか、プロジェクトのコピーを修復してください。</translation>
    </message>
    <message>
        <source>the journal beside the project names another file, which would be deleted</source>
        <translation>プロジェクトの隣のジャーナルは別のファイルを指しており、そのファイルが削除されてしまいます</translation>
    </message>
    <message>
        <source>Move the journal away, or repair a copy of the project.</source>
        <translation>ジャーナルを移動するか、プロジェクトのコピーを修復してください。</translation>
    </message>
    <message>
        <source>a write-ahead log of another program lies beside the project</source>
        <translation>別のプログラムの先行書き込みログがプロジェクトの隣にあります</translation>
    </message>
    <message>
        <source>Close the program that has the project open, or move this file away.</source>
        <translation>プロジェクトを開いているプログラムを閉じるか、このファイルを移動してください。</translation>
    </message>
    <message>
        <source>the project has no model</source>
        <translation>プロジェクトにモデルがありません</translation>
    </message>
    <message>
        <source>The model has {} routing traces: only the newest counts, {}.</source>
        <translation>モデルにはルーティングトレースが {} 件あります。最新のもの（{}）だけが使われます。</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>評価中</translation>
    </message>
    <message>
        <source>{} lays experts out over the ranks of sharding, CP and TP, and shards each over 1 rank or all TP ranks.</source>
        <translation>{} はエキスパートをシャーディング、CP、TP のランクに配置し、それぞれを 1 ランクまたは全 TP ランクに分割します。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>推定値</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>仮定値</translation>
    </message>
    <message>
        <source>{}, {} ({})</source>
        <translation>{}、{}（{}）</translation>
    </message>
    <message>
        <source>{} measured bandwidths {}</source>
        <translation>測定した帯域幅 {} 件（{}）</translation>
    </message>
    <message>
        <source>{} measured latencies {}</source>
        <translation>測定したレイテンシ {} 件（{}）</translation>
    </message>
    <message>
        <source>the cluster: {} nodes of {} devices instead of {} of {}</source>
        <translation>クラスター：{} ノード × {} デバイス（変更前は {} × {}）</translation>
    </message>
    <message>
        <source>the names of {} nodes</source>
        <translation>{} ノードの名前</translation>
    </message>
    <message>
        <source>which nodes are kept free</source>
        <translation>空けておくノード</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>ノード間</translation>
    </message>
    <message>
        <source>between the devices of a node</source>
        <translation>ノード内のデバイス間</translation>
    </message>
    <message>
        <source>between all devices</source>
        <translation>すべてのデバイス間</translation>
    </message>
    <message>
        <source>links {}: {} instead of {}</source>
        <translation>リンク（{}）：{}（変更前は {}）</translation>
    </message>
    <message>
        <source>links between nodes that share {}: {}</source>
        <translation>{} を共有するノード間のリンク：{}</translation>
    </message>
    <message>
        <source>no levels of the network any more</source>
        <translation>ネットワークの階層はなくなります</translation>
    </message>
    <message>
        <source>network ports of a node: {}</source>
        <translation>ノードのネットワークポート：{}</translation>
    </message>
    <message>
        <source>how collectives depend on the size: {} sweeps</source>
        <translation>集団通信のサイズ依存：{} 系列</translation>
    </message>
    <message>
        <source>the cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>As written here what is offloaded does not fit into the memory of a host.</source>
        <translation>ここに書かれたままでは、オフロードする分がホストのメモリに収まりません。</translation>
    </message>
    <message>
        <source>{} does not fit: hosts have no room for what is offloaded.</source>
        <translation>{} は収まりません：オフロードする分の余裕がホストにありません。</translation>
    </message>
    <message>
        <source>That step counts tokens that its experts were placed by; on unseen ones it is likely longer.</source>
        <translation>このステップは、エキスパートの配置に使ったトークンで数えています。未知のトークンではおそらく長くなります。</translation>
    </message>
    <message>
        <source>Offload {:.0f} % of the activations</source>
        <translation>アクティベーションの {:.0f} % をオフロードする</translation>
    </message>
    <message>
        <source>Keep {:.0f} % of the optimizer state in host memory</source>
        <translation>オプティマイザ状態の {:.0f} % をホストメモリに置く</translation>
    </message>
    <message>
        <source>Keep the optimizer state on the devices</source>
        <translation>オプティマイザ状態をデバイスに置く</translation>
    </message>
    <message>
        <source>What is offloaded needs {} of host memory on node {}, which has {}: {} too much.</source>
        <translation>オフロードする分にはホストメモリ {} が必要ですが、ノード {} には {} しかありません：{} 超過。</translation>
    </message>
    <message>
        <source> ({}: does not fit on the devices)</source>
        <translation>（{}：デバイスに収まりません）</translation>
    </message>
    <message>
        <source>The step counts the tokens that the places of the experts were fitted on ({}): on unseen ones it is likely longer. Count a part of the trace that none was fitted on to compare plans.</source>
        <translation>このステップは、エキスパートの配置を合わせたトークン（{}）で数えています。未知のトークンではおそらく長くなります。プランを比べるには、どの配置にも使っていない部分のトレースで数えてください。</translation>
    </message>
    <message>
        <source>one rank on each</source>
        <translation>各ノード 1 ランク</translation>
    </message>
    <message>
        <source>{} ranks on each</source>
        <translation>各ノード {} ランク</translation>
    </message>
    <message>
        <source>between nodes that share {}</source>
        <translation>{} を共有するノード間</translation>
    </message>
    <message>
        <source>between nodes farther apart</source>
        <translation>さらに離れたノード間</translation>
    </message>
    <message>
        <source>the cluster has no level {}</source>
        <translation>クラスターに階層 {} はありません</translation>
    </message>
    <message>
        <source>Levels: {}.</source>
        <translation>階層：{}。</translation>
    </message>
    <message>
        <source>a link is between two nodes</source>
        <translation>リンクは 2 つのノードの間です</translation>
    </message>
    <message>
        <source>Name the sender and the receiver: n03,n07.</source>
        <translation>送信側と受信側を指定してください：n03,n07。</translation>
    </message>
    <message>
        <source>host memory of a node</source>
        <translation>ノードのホストメモリ</translation>
    </message>
    <message>
        <source>devices that share a link to the host</source>
        <translation>ホストへのリンクを共有するデバイス</translation>
    </message>
    <message>
        <source>as usual with this device</source>
        <translation>このデバイスで通常の値</translation>
    </message>
    <message>
        <source>Node {} needs {} of host memory, and has {}.</source>
        <translation>ノード {} はホストメモリ {} を必要としますが、{} しかありません。</translation>
    </message>
    <message>
        <source>Links {} are now taken as {} per device, inferred from {}.</source>
        <translation>リンク（{}）はデバイスあたり {} とみなします（{} から推定）。</translation>
    </message>
    <message>
        <source>The links {} were measured one by one: their figures stay.</source>
        <translation>リンク（{}）は個別に測定済みです。その値を保ちます。</translation>
    </message>
    <message>
        <source>the file does not say all that it could: which nodes it is about, or where it was measured</source>
        <translation>ファイルには、どのノードのものか、またはどこで測定したかが書かれていません</translation>
    </message>
    <message>
        <source>The cluster now has the {} nodes of {} devices of the file.</source>
        <translation>クラスターはファイルのとおり {} ノード × {} デバイスになりました。</translation>
    </message>
    <message>
        <source>tokens that the experts were placed by</source>
        <translation>エキスパートの配置に使ったトークン</translation>
    </message>
    <message>
        <source>The routing trace ({}) is of a model with {} experts, this one has {}: nothing follows from it, loads are taken as even.</source>
        <translation>ルーティングトレース ({}) はエキスパート数 {} のモデルのもので、このモデルは {} です: 計算には使わず、負荷は均等とみなします。</translation>
    </message>
    <message>
        <source>The file says what={}, and {} is no unit of it</source>
        <translation>ファイルには what={} とありますが、{} はその単位ではありません</translation>
    </message>
    <message>
        <source>Correct the line with the unit.</source>
        <translation>単位の行を訂正してください。</translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define</source>
        <translation>{} は {} ですが、このファイルでは定義されていません</translation>
    </message>
    <message>
        <source>Write the number in its place, or import the arguments that the run prints.</source>
        <translation>その場所に数値を書くか、実行時に出力される引数をインポートしてください。</translation>
    </message>
    <message>
        <source>{} depends on a condition of the script: {}, its last value, is read.</source>
        <translation>{} はスクリプトの条件に依存します: 最後の値 {} を読み取りました。</translation>
    </message>
    <message>
        <source>The row failed its validation: what arrived was not what was sent</source>
        <translation>この行は検証に失敗しています: 届いたものが送ったものと異なります</translation>
    </message>
    <message>
        <source>The figures are those of {} pairs together</source>
        <translation>値は {} 組を合わせたものです</translation>
    </message>
    <message>
        <source>This is a configuration of an older torchtitan, whose degrees stand elsewhere</source>
        <translation>これは並列度が別の場所にある古い torchtitan の設定です</translation>
    </message>
    <message>
        <source>Move the degrees of [training] and [experimental] to a section [parallelism].</source>
        <translation>[training] と [experimental] の並列度を [parallelism] セクションに移してください。</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote, or measure again.</source>
        <translation>ツールが書き出したファイルを選ぶか、計測し直してください。</translation>
    </message>
    <message>
        <source>This text is UTF-16, as PowerShell writes it with &quot;&gt;&quot;</source>
        <translation>このテキストは PowerShell が &quot;&gt;&quot; で書き出す UTF-16 です</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or let the tool write the file itself.</source>
        <translation>UTF-8 で保存するか、ツール自身にファイルを書かせてください。</translation>
    </message>
    <message>
        <source>{} is listed under {} and under {}: a node belongs to one of them</source>
        <translation>{} は {} にも {} にも載っています: ノードはどちらか一方に属します</translation>
    </message>
    <message>
        <source>The table states {}, where this tool prints {}</source>
        <translation>表には {} とありますが、このツールは {} と出力します</translation>
    </message>
    <message>
        <source>Choose the unedited output, or give the figures as a CSV that states its unit.</source>
        <translation>編集していない出力を選ぶか、単位を明記した CSV で値を与えてください。</translation>
    </message>
    <message>
        <source>The model is a mixture of experts (&quot;{}&quot;), but how many experts it has does not stand under a key that is known</source>
        <translation>モデルは Mixture of Experts（&quot;{}&quot;）ですが、エキスパート数が既知のキーにありません</translation>
    </message>
    <message>
        <source>Write their number as &quot;num_experts&quot;</source>
        <translation>その数を &quot;num_experts&quot; として書いてください</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown, and with the activation &quot;{}&quot; it cannot be told whether its feed-forward part is gated</source>
        <translation>モデルタイプ &quot;{}&quot; は不明で、活性化 &quot;{}&quot; からはフィードフォワード部がゲート付きかどうか判断できません</translation>
    </message>
    <message>
        <source>Give the model as a &quot;spec&quot; of a plan</source>
        <translation>モデルをプランの &quot;spec&quot; として与えてください</translation>
    </message>
    <message>
        <source>The config names no model type: it was read as a Llama-like decoder.</source>
        <translation>設定にモデルタイプがありません: Llama 型のデコーダーとして読み取りました。</translation>
    </message>
    <message>
        <source>some of its layers use the keys and values of others</source>
        <translation>一部のレイヤーが他のレイヤーのキーと値を使うため</translation>
    </message>
    <message>
        <source>it is a draft for speculative decoding, which has parts of another model</source>
        <translation>投機的デコーディング用のドラフトであり、別のモデルの部分を含むため</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number of devices</source>
        <translation>&quot;{}&quot; はデバイス数ではありません</translation>
    </message>
    <message>
        <source>Write one number (64) or several (64,128).</source>
        <translation>数値を 1 つ (64) または複数 (64,128) 書いてください。</translation>
    </message>
    <message>
        <source>The largest message has {}: that tells the latency of a link, not its bandwidth. Bandwidths were not changed. Measure up to {} or more, or choose the complete log.</source>
        <translation>最大のメッセージは {} です: これはリンクの遅延を示すもので、帯域幅ではありません。帯域幅は変更していません。{} 以上まで計測するか、完全なログを選んでください。</translation>
    </message>
    <message>
        <source>The file does not say {}: this measurement is kept and has no effect. Choose the complete log, with the command line and the lines that begin with #.</source>
        <translation>ファイルには{}が書かれていません: この計測は保存されますが、効果はありません。コマンドラインと # で始まる行を含む完全なログを選んでください。</translation>
    </message>
    <message>
        <source>which collective it measured, nor over how many ranks</source>
        <translation>どの集団通信を何ランクで計測したか</translation>
    </message>
    <message>
        <source>which collective it measured</source>
        <translation>どの集団通信を計測したか</translation>
    </message>
    <message>
        <source>over how many ranks it measured</source>
        <translation>何ランクで計測したか</translation>
    </message>
    <message>
        <source>{}, {} parameters</source>
        <translation>{}、{} パラメータ</translation>
    </message>
    <message>
        <source>even load of all experts</source>
        <translation>全エキスパート均等の負荷</translation>
    </message>
    <message>
        <source>{} tokens through {} layers</source>
        <translation>{} トークン、{} レイヤー</translation>
    </message>
    <message>
        <source>a model more: {}</source>
        <translation>モデルを追加: {}</translation>
    </message>
    <message>
        <source>the model: {}, instead of {}</source>
        <translation>モデル: {} (変更前は {})</translation>
    </message>
    <message>
        <source>details of the model {}</source>
        <translation>モデル {} の詳細</translation>
    </message>
    <message>
        <source>what the experts of {} are planned for: {}, instead of {}</source>
        <translation>{} のエキスパートを何に合わせて計画するか: {} (変更前は {})</translation>
    </message>
    <message>
        <source>a cluster more: {} × {} {}</source>
        <translation>クラスターを追加: {} × {} {}</translation>
    </message>
    <message>
        <source>a plan more, beside the others</source>
        <translation>プランを追加 (ほかのプランはそのまま)</translation>
    </message>
    <message>
        <source>between nodes of one {}</source>
        <translation>同じ {} のノード間</translation>
    </message>
    <message>
        <source>Estimating layouts</source>
        <translation>レイアウトを見積もり中</translation>
    </message>
    <message>
        <source>{} with VPP {}</source>
        <translation>{} (VPP {})</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Compressed traffic</source>
        <translation>圧縮する通信</translation>
    </message>
    <message>
        <source>… on stages</source>
        <translation>… ステージ</translation>
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
        <source>Bucket size</source>
        <translation>バケットサイズ</translation>
    </message>
    <message>
        <source>Largest message in which gradients and weights travel once a step: ⌈bytes / size⌉ messages, each with latencies of its own. PyTorch&apos;s DistributedDataParallel takes 25 MiB; 0 sends all at once.</source>
        <translation>勾配と重みをステップごとに送る 1 メッセージの最大サイズ: ⌈バイト数 / サイズ⌉ 個のメッセージになり、それぞれにレイテンシがかかります。PyTorch の DistributedDataParallel は 25 MiB、0 はすべてを一度に送ります。</translation>
    </message>
    <message>
        <source>Rank placement</source>
        <translation>ランクの配置</translation>
    </message>
    <message>
        <source>The GPU of every rank.</source>
        <translation>各ランクの GPU。</translation>
    </message>
    <message>
        <source>Locked ranks</source>
        <translation>固定されたランク</translation>
    </message>
    <message>
        <source>Ranks that rank placement leaves on their GPUs.</source>
        <translation>ランク配置が元の GPU に残すランク。</translation>
    </message>
    <message>
        <source>Expert placement</source>
        <translation>エキスパートの配置</translation>
    </message>
    <message>
        <source>The members of the expert-parallel group that hold each expert.</source>
        <translation>各エキスパートを保持するエキスパート並列グループのメンバー。</translation>
    </message>
    <message>
        <source>Routing trace counted</source>
        <translation>ルーティングトレースを使用</translation>
    </message>
    <message>
        <source>Off: experts are taken as evenly loaded, whatever the routing trace says.</source>
        <translation>オフ: ルーティングトレースに関係なく、エキスパートの負荷は均等とみなします。</translation>
    </message>
    <message>
        <source>Tokens that the experts were placed by</source>
        <translation>エキスパートの配置に使ったトークン</translation>
    </message>
    <message>
        <source>The tokens that the experts were placed by.</source>
        <translation>エキスパートの配置に使ったトークン。</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>What the plan is evaluated under: parts of the cluster that are slower than they are, or gone.</source>
        <translation>プランを評価する際の仮定: クラスターの一部が遅い、または失われている。</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>作業の種類</translation>
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
        <source>Microbatch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sequences per microbatch.&lt;/b&gt; Activations grow with it; the number of microbatches m = global batch / (DP · microbatch) falls, so the bubble grows.</source>
        <translation>&lt;b&gt;マイクロバッチあたりのシーケンス数。&lt;/b&gt;大きくするとアクティベーションが増え、マイクロバッチ数 m = グローバルバッチ / (DP · マイクロバッチ) が減るため、バブルが増えます。</translation>
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
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation>&lt;b&gt;テンソル並列。&lt;/b&gt;各行列を TP 個に分割します。GPU あたりの重みと FLOPs は 1/TP になり、各レイヤーで TP グループ内の 2·b·s·h バイトの all-reduce が加わります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation>&lt;b&gt;コンテキスト並列。&lt;/b&gt;シーケンスを CP 個に分割します。アクティベーションは 1/CP になり、アテンションレイヤーごとにキーとバリューが CP グループを巡回します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation>&lt;b&gt;パイプライン並列。&lt;/b&gt;レイヤーを PP 個のステージに分散します。マイクロバッチ数 m のとき、1F1B のアイドル割合は (PP − 1) / (m + PP − 1) です。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation>&lt;b&gt;仮想ステージ。&lt;/b&gt;各パイプラインランクがモデルの VPP 個のチャンクを持ちます。バブルは 1/VPP になり、境界の転送は VPP 倍になります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation>&lt;b&gt;エキスパート並列。&lt;/b&gt;レイヤーのエキスパートを EP 個の GPU に分散します。GPU あたりのエキスパートの重みは 1/EP になり、トークンはレイヤーとパスごとに 2 回の all-to-all で移動します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation>&lt;b&gt;エキスパート内のテンソル並列。&lt;/b&gt;指定しない場合は TP に従います。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation>&lt;b&gt;データ並列&lt;/b&gt;は他の値から決まります: DP = GPU 数 / (TP · CP · PP)。</translation>
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
        <source>Rank order</source>
        <translation>ランクの順序</translation>
    </message>
    <message>
        <source>Which axis ranks are counted along first: groups of the first axes are neighbours, within a node where they fit. Megatron&apos;s --use-tp-pp-dp-mapping is tp-cp-ep-pp-dp.</source>
        <translation>ランクを数えるときに先に進める軸: 先の軸のグループほど隣り合い、収まればノード内に並びます。Megatron の --use-tp-pp-dp-mapping は tp-cp-ep-pp-dp です。</translation>
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
        <source>Multi-token-prediction layers per stage</source>
        <translation>ステージごとのマルチトークン予測層</translation>
    </message>
    <message>
        <source>Multi-token-prediction layers of each virtual stage. Empty: all on the last one.</source>
        <translation>各仮想ステージのマルチトークン予測層。空欄: すべて最後のステージ。</translation>
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
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation>入力と出力の語彙レイヤーを実行する場所。先頭と最終のステージが重くなります: b·s·V のロジットと、順伝播で 2·b·s·h·V の FLOPs (arXiv 2411.05288)。</translation>
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
        <source>Group size</source>
        <translation>グループサイズ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interleaved: microbatches per group&lt;/b&gt; before a rank changes to its next chunk. As many as there are stages unless set; more hide transfers and hold more: 2(PP − 1 − d) + (VPP − 1)·group + 1 chunk activations on rank d.</source>
        <translation>&lt;b&gt;インターリーブ: グループあたりのマイクロバッチ数。&lt;/b&gt;ランクが次のチャンクに移るまでに処理する数です。指定しない場合はステージ数と同じ。増やすと転送を隠蔽できますが、保持量も増えます: ランク d で 2(PP − 1 − d) + (VPP − 1)·グループ + 1 チャンク分のアクティベーション。</translation>
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
        <source>Pass order</source>
        <translation>パスの順序</translation>
    </message>
    <message>
        <source>The order of passes on each stage as PyTorch&apos;s pipelining CSV: one row per stage, cells such as 0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken.</source>
        <translation>PyTorch の pipelining CSV 形式による各ステージのパスの順序: ステージごとに 1 行、セルは 0F3、0I3、0W3、0B3 など。カスタム順序は全体を検査してから取り込みます。</translation>
    </message>
    <message>
        <source>one of {}</source>
        <translation>{} のいずれか</translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation>重み、勾配、アクティベーションあたりのバイト数と、適用する GPU のピーク性能。</translation>
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
        <source>Vocabulary divisor</source>
        <translation>語彙の除数</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP; 128 is Megatron&apos;s make-vocab-size-divisible-by.</source>
        <translation>語彙サイズはこの値 × TP の倍数にパディングされます。128 は Megatron の make-vocab-size-divisible-by の値です。</translation>
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
        <source>Second copy</source>
        <translation>セカンダリコピー</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P ranks, from which the backward pass gathers without leaving the node.</source>
        <translation>ZeRO++ hpZ: シャードした重みの 2 つ目のコピーをノード内に保持します。P ランクで 2·Ψ/P バイト。逆伝播ではノードの外に出ずにここから集めます。</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation>保存せずに逆伝播で計算し直す対象。すべて: レイヤーは 2·s·b·h バイトだけを保持し、順伝播 1 回分のコストが増えます。</translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation>再計算するモジュール</translation>
    </message>
    <message>
        <source>Modules that are computed again in the backward pass.</source>
        <translation>逆伝播で再計算されるモジュール。</translation>
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
        <source>Activations leave the GPU between forward and backward, over the host link or to the drives. A module may leave without anybody waiting while what is written before it and twice itself, over the time until it is needed again, is within the bandwidth (SSDTrain&apos;s rule).</source>
        <translation>順伝播と逆伝播の間、アクティベーションを GPU からホストリンク経由で、またはドライブへ退避します。モジュールより前に書き込まれる量とモジュール自身の 2 倍の合計を、再び必要になるまでの時間で割った値が帯域幅以内であれば、待ちなしで退避できます (SSDTrain の規則)。</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>オフロード割合</translation>
    </message>
    <message>
        <source>Share of the activations that leave, of those that may.</source>
        <translation>退避できるアクティベーションのうち、実際に退避する割合。</translation>
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
        <source>Context parallelism exchanges heads by two all-to-alls a layer and direction instead of passing keys and values around, which nothing hides, and keeps an exchanged copy of the attention output.</source>
        <translation>コンテキスト並列は、キーと値を順に回す代わりに、レイヤーと方向ごとに 2 回の all-to-all でヘッドを交換します。これは何にも隠されず、アテンション出力の交換済みコピーを保持します。</translation>
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
        <source>Fullest expert rank</source>
        <translation>EP ランクの最大負荷</translation>
    </message>
    <message>
        <source>Tokens of the fullest expert rank over the mean: activations of experts grow with it. From the imported routing trace unless set; 1 is perfect balance.</source>
        <translation>トークン数が最大のエキスパートランクの、平均に対する比。エキスパートのアクティベーションはこれに応じて増えます。指定しない場合はインポートしたルーティングトレースから求めます。1 は完全に均等。</translation>
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
        <source>Gathered layers</source>
        <translation>集めるレイヤー数</translation>
    </message>
    <message>
        <source>Sharded weights: layers that are whole on a GPU at once, the current one and those prefetched.</source>
        <translation>重みシャード時: GPU 上に同時に完全な形で存在するレイヤーの数。現在のレイヤーと先読みしたレイヤー。</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>フラグメンテーション</translation>
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
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”: workspaces of matrix libraries and small buffers. “Calibrate…” in the memory view fits it to a measured run.</source>
        <translation>「allocated」に含まれるフレームワークの固定分: 行列ライブラリのワークスペースと小さなバッファ。メモリビューの「校正…」で計測した実行に合わせられます。</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>デバイスコンテキスト</translation>
    </message>
    <message>
        <source>Driver context and kernels outside the framework&apos;s allocator: 0.5 to 2 GiB, read from nvidia-smi before the first tensor.</source>
        <translation>フレームワークのアロケータ外にあるドライバコンテキストとカーネル: 0.5〜2 GiB。最初のテンソルを作る前に nvidia-smi で読み取れます。</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>コミュニケータあたり</translation>
    </message>
    <message>
        <source>Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 to 688 MiB (NVIDIA/nccl issues 964 and 2363).</source>
        <translation>NCCL コミュニケータ 1 つ分のバッファ。ランクが属するグループごとに 1 つあります。実測値: 512〜688 MiB (NVIDIA/nccl の issue 964 と 2363)。</translation>
    </message>
    <message>
        <source>stages, microbatches and chunks are at least 1</source>
        <translation>ステージ、マイクロバッチ、チャンクは 1 以上です</translation>
    </message>
    <message>
        <source>{} stages of {} chunks are more than can be simulated: at most {} stages and {} virtual stages</source>
        <translation>{} ステージ × {} チャンクはシミュレーションできる数を超えています。上限は {} ステージ、仮想ステージ {} 個です</translation>
    </message>
    <message>
        <source>{} on {} stages with {} microbatches and {} chunks would take about {} of memory and {} to simulate, more than {} or {}: fewer microbatches (larger ones or a smaller batch), fewer stages or a simpler schedule take less</source>
        <translation>{}（{} ステージ、マイクロバッチ {} 個、チャンク {} 個）のシミュレーションにはメモリ約 {}、時間 {} が必要で、上限の {} または {} を超えます。マイクロバッチを減らす（大きくするかバッチを小さくする）、ステージを減らす、またはより単純なスケジュールを選ぶと少なくて済みます</translation>
    </message>
    <message>
        <source>the memory limit is zero or more, the share kept for the weight gradient between 0 and 1</source>
        <translation>メモリ上限は 0 以上、重み勾配用に保持する割合は 0 から 1 の間です</translation>
    </message>
    <message>
        <source>The packed file is damaged or cut</source>
        <translation>圧縮ファイルが破損しているか途中で切れています</translation>
    </message>
    <message>
        <source>The packed file holds more than {} MiB</source>
        <translation>圧縮ファイルの内容が {} MiB を超えています</translation>
    </message>
    <message>
        <source>The archive is packed by method {}, not by deflate</source>
        <translation>アーカイブは deflate ではなく方式 {} で圧縮されています</translation>
    </message>
    <message>
        <source>The archive unpacks to too much</source>
        <translation>アーカイブの展開後のサイズが大きすぎます</translation>
    </message>
    <message>
        <source>The archive holds {} files, not one array</source>
        <translation>アーカイブには 1 つの配列ではなく {} 個のファイルがあります</translation>
    </message>
    <message>
        <source>Save the array of counts or of expert numbers alone.</source>
        <translation>回数またはエキスパート番号の配列だけを保存してください。</translation>
    </message>
    <message>
        <source>Unpack it, and choose the array.</source>
        <translation>展開して配列を選んでください。</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>The training program. Choosing it sets what it does by default in memory and communication; every field can still be changed. What its kernels sustain on a GPU counts in the step time.</source>
        <translation>学習プログラムです。選ぶと、メモリと通信についてその既定の動作が設定されます。どの項目も後から変更できます。GPU 上でそのカーネルが持続できる性能がステップ時間に反映されます。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA グラフ</translation>
    </message>
    <message>
        <source>Kernels are recorded once and replayed, so that the host no longer limits small layers.</source>
        <translation>カーネルを一度記録して再生するので、小さな層がホストに律速されなくなります。</translation>
    </message>
    <message>
        <source>the model has no attention heads</source>
        <translation>モデルにアテンションヘッドがありません</translation>
    </message>
    <message>
        <source>Megatron-LM, early</source>
        <translation>Megatron-LM（初期）</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>measured constants are given twice, here and under &quot;memory&quot;</source>
        <translation>測定した定数が、ここと &quot;memory&quot; の両方に書かれています</translation>
    </message>
    <message>
        <source>Keep those under &quot;calibration&quot;.</source>
        <translation>&quot;calibration&quot; の方を残してください。</translation>
    </message>
    <message>
        <source>source of the measured constants</source>
        <translation>測定した定数の出典</translation>
    </message>
    <message>
        <source>the measured constants cannot be read</source>
        <translation>測定した定数を読み取れません</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 間</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <source>{} {} ({} to {})</source>
        <translation>{} {}（{}～{}）</translation>
    </message>
    <message>
        <source> Outside of them: {}.</source>
        <translation> 範囲外: {}。</translation>
    </message>
    <message>
        <source>This table is of attention of one token at a time, as it is generated</source>
        <translation>この表は、生成時に 1 トークンずつ行うアテンションのものです</translation>
    </message>
    <message>
        <source>The column latency is not there</source>
        <translation>latency 列がありません</translation>
    </message>
    <message>
        <source>Choose a table of gemm, context_attention or nccl.</source>
        <translation>gemm、context_attention、nccl のいずれかの表を選んでください。</translation>
    </message>
    <message>
        <source>The columns kind, device, shape and value are not there</source>
        <translation>kind、device、shape、value の列がありません</translation>
    </message>
    <message>
        <source>The file is of another version than {}, which is the one that is read</source>
        <translation>ファイルのバージョンが、読み取り可能な {} と異なります</translation>
    </message>
    <message>
        <source>Build the measuring kit of this version, and measure again.</source>
        <translation>このバージョンの計測キットをビルドして、もう一度計測してください。</translation>
    </message>
    <message>
        <source>The name of the device or the list of kernels is not there</source>
        <translation>デバイス名またはカーネルの一覧がありません</translation>
    </message>
    <message>
        <source>The kernel {} has a size or a time that none can have</source>
        <translation>カーネル {} のサイズまたは時間があり得ない値です</translation>
    </message>
    <message>
        <source>The file has more than {} kernels</source>
        <translation>ファイルのカーネルが {} 個を超えています</translation>
    </message>
    <message>
        <source>Divide the file.</source>
        <translation>ファイルを分割してください。</translation>
    </message>
    <message>
        <source>{} kernels were not used: {}</source>
        <translation>{} 個のカーネルは使われませんでした: {}</translation>
    </message>
    <message>
        <source>The file holds no kernel that a law of the program speaks of</source>
        <translation>ファイルには、プログラムの法則が扱うカーネルがありません</translation>
    </message>
    <message>
        <source>Choose a file of products, attention, copies or collectives.</source>
        <translation>行列積、アテンション、コピー、または集団通信のファイルを選んでください。</translation>
    </message>
    <message>
        <source>The JSON text is larger than 16 MiB or nests deeper than {} levels</source>
        <translation>JSON テキストが 16 MiB を超えるか、{} 階層より深く入れ子になっています</translation>
    </message>
    <message>
        <source>The pickle is nested deeper than {} levels</source>
        <translation>pickle が {} 階層より深く入れ子になっています</translation>
    </message>
    <message>
        <source>The XML nests deeper than {} levels</source>
        <translation>XML が {} 階層より深く入れ子になっています</translation>
    </message>
    <message>
        <source>This is no YAML: {}</source>
        <translation>YAML ではありません: {}</translation>
    </message>
    <message>
        <source>The YAML nests deeper than {} levels</source>
        <translation>YAML が {} 階層より深く入れ子になっています</translation>
    </message>
    <message>
        <source>A key is no text</source>
        <translation>キーがテキストではありません</translation>
    </message>
    <message>
        <source>the normalisation of the embeddings is left out: two parameters per hidden unit of the whole model</source>
        <translation>埋め込みの正規化は含まれません: モデル全体で隠れユニットごとに 2 パラメータ</translation>
    </message>
    <message>
        <source>optimizer start</source>
        <translation>オプティマイザの開始</translation>
    </message>
    <message>
        <source>Optimizer starts</source>
        <translation>オプティマイザの開始</translation>
    </message>
    <message>
        <source>When the norm of all gradients is known, every stage waits for the last one. Post-validation starts with the gradients of its own stage and checks the norm while the next step begins, so that the step repeats every longest stage. A step that has to be clipped is undone and done again (arXiv 2401.10241).</source>
        <translation>全勾配のノルムを待つ場合、各ステージは最後のステージを待ちます。事後検証では自ステージの勾配だけで開始し、次のステップの開始中にノルムを検証するため、ステップは最長のステージごとに繰り返されます。クリップが必要なステップは取り消してやり直します (arXiv 2401.10241)。</translation>
    </message>
    <message>
        <source>After the norm</source>
        <translation>ノルムの後</translation>
    </message>
    <message>
        <source>Post-validation</source>
        <translation>事後検証</translation>
    </message>
    <message>
        <source>The kernels determine no constant of the device</source>
        <translation>これらのカーネルからはデバイスの定数を決められません</translation>
    </message>
    <message>
        <source>Measure products of several sizes, copies and streams.</source>
        <translation>複数サイズの行列積、コピー、ストリームを計測してください。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is as it was: the kernels do not determine it.</source>
        <translation>「{}」は変わりません: これらのカーネルからは決まりません。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; ended at {:.3g}, where a fit may go no further: what it stands for lies elsewhere.</source>
        <translation>「{}」はあてはめの限界 {:.3g} で止まりました。原因はほかにあります。</translation>
    </message>
    <message>
        <source>Kernels by themselves reach more than training sustains: step times by this device are too short until calibrate timing has seen a step.</source>
        <translation>単独のカーネルは、学習で持続する以上の速度に達します。calibrate timing で 1 ステップを合わせるまで、このデバイスのステップ時間は短すぎます。</translation>
    </message>
    <message>
        <source>{} kernels of {} were left out: the cluster has other devices.</source>
        <translation>{} 個のカーネル（{}）は除外されました: クラスタのデバイスが異なります。</translation>
    </message>
    <message>
        <source>No preset is of &quot;{}&quot;: peaks and memory are those of the cluster&apos;s device.</source>
        <translation>「{}」のプリセットはありません。ピーク性能とメモリはクラスタのデバイスの値です。</translation>
    </message>
    <message>
        <source>figures of the device {}</source>
        <translation>デバイス {} の値</translation>
    </message>
    <message>
        <source>the device: {} instead of {}</source>
        <translation>デバイス: {}（{} から変更）</translation>
    </message>
    <message>
        <source>The least bits of an expert, {}, are more than the most, {}</source>
        <translation>エキスパートの最小ビット数 {} が、最大ビット数 {} を超えています</translation>
    </message>
    <message>
        <source>Lower the floor or raise the ceiling.</source>
        <translation>下限を下げるか、上限を上げてください。</translation>
    </message>
    <message>
        <source>All experts with {} bits take {}, more than the budget of {}</source>
        <translation>全エキスパートを {} ビットで持つと {} になり、予算 {} を超えます</translation>
    </message>
    <message>
        <source>Raise the budget, or lower the floor.</source>
        <translation>予算を増やすか、下限を下げてください。</translation>
    </message>
    <message>
        <source>waits for the {}-bit base of expert {} in layer {}</source>
        <translation>{} ビットのベースを待機 (エキスパート {}、レイヤー {})</translation>
    </message>
    <message>
        <source>waits for bit {} of expert {} in layer {}</source>
        <translation>ビット {} を待機 (エキスパート {}、レイヤー {})</translation>
    </message>
    <message>
        <source>{}, whose load waited for memory</source>
        <translation>{}。その読み込みはメモリの空き待ちでした</translation>
    </message>
    <message>
        <source>an array of {} {}</source>
        <translation>要素 {} 個の配列 ({})</translation>
    </message>
    <message>
        <source>values, one a plane</source>
        <translation>ビットプレーンごとに 1 つの値</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>0 以上の数値</translation>
    </message>
    <message>
        <source>Neither or both of &quot;planes&quot; and &quot;values&quot; are given</source>
        <translation>&quot;planes&quot; と &quot;values&quot; が、どちらもないか、両方とも指定されています</translation>
    </message>
    <message>
        <source>Give what each plane is worth, of all experts alike or of every one.</source>
        <translation>各ビットプレーンの価値を、全エキスパート共通またはエキスパートごとに指定してください。</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>エキスパートのあるレイヤー</translation>
    </message>
    <message>
        <source>A base of {} bits a weight cannot be stored</source>
        <translation>重みあたり {} ビットのベースは保存できません</translation>
    </message>
    <message>
        <source>Give 1 to {} bits.</source>
        <translation>1 から {} ビットまでを指定してください。</translation>
    </message>
    <message>
        <source>{} planes on a base of {} bits are none, or more than {} bits a weight</source>
        <translation>ビットプレーン {} 枚 (ベース {} ビット) では、プレーンがないか、重みあたり {} ビットを超えます</translation>
    </message>
    <message>
        <source>Give 1 to {} planes, the base among them.</source>
        <translation>ベースを含めて 1 から {} 枚までのビットプレーンを指定してください。</translation>
    </message>
    <message>
        <source>Groups of {} weights cannot share a scale</source>
        <translation>{} 個の重みのグループでスケールを共有することはできません</translation>
    </message>
    <message>
        <source>Give 1 to {} weights; 128 is usual.</source>
        <translation>1 から {} 個までの重みを指定してください。通常は 128 です。</translation>
    </message>
    <message>
        <source>{} has no experts</source>
        <translation>{} にエキスパートがありません</translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, {} has {} of {}</source>
        <translation>トレースは {} レイヤー × {} エキスパートですが、{} は {} × {} です</translation>
    </message>
    <message>
        <source>Choose a trace of this model.</source>
        <translation>このモデルのトレースを選んでください。</translation>
    </message>
    <message>
        <source>Experts cannot have {} bits</source>
        <translation>エキスパートを {} ビットにはできません</translation>
    </message>
    <message>
        <source>Give {} to {}, or 0 for none.</source>
        <translation>{} から {} まで、またはなしの場合は 0 を指定してください。</translation>
    </message>
    <message>
        <source>Nobody knows how fast {} loads from host memory</source>
        <translation>{} がホストメモリから読み込む速度が不明です</translation>
    </message>
    <message>
        <source>Give the rate.</source>
        <translation>レートを指定してください。</translation>
    </message>
    <message>
        <source>The budget of {} does not hold the base of one expert, {}</source>
        <translation>予算 {} には、エキスパート 1 個のベース {} が収まりません</translation>
    </message>
    <message>
        <source>Raise the budget.</source>
        <translation>予算を増やしてください。</translation>
    </message>
    <message>
        <source>The bits of experts are not those of {} layers of {}</source>
        <translation>エキスパートのビット数が、{} レイヤー × {} 個のものではありません</translation>
    </message>
    <message>
        <source>Choose them again, or &quot;best&quot;.</source>
        <translation>選び直すか、&quot;best&quot; にしてください。</translation>
    </message>
    <message>
        <source>The experts that stay take {}, more than the {} that the budget leaves for them</source>
        <translation>残すエキスパートは {} で、予算のうち使える {} を超えています</translation>
    </message>
    <message>
        <source>Raise the budget, or lower some bits.</source>
        <translation>予算を増やすか、一部のビット数を下げてください。</translation>
    </message>
    <message>
        <source>an array of 1 to {} times in seconds, one a plane</source>
        <translation>秒単位の時間 1 から {} 個の配列 (ビットプレーンごとに 1 つ)</translation>
    </message>
    <message>
        <source>a time of 0 to {} s</source>
        <translation>0 から {} s までの時間</translation>
    </message>
    <message>
        <source>an array of {} counts, one a plane as in ioSeconds</source>
        <translation>{} 個の個数の配列 (ioSeconds と同じく、ビットプレーンごとに 1 つ)</translation>
    </message>
    <message>
        <source>a number of tokens, 0 or more</source>
        <translation>0 以上のトークン数</translation>
    </message>
    <message>
        <source>at most {}, the tokens that want the plane below it: who wants a plane wants those below it, too</source>
        <translation>最大 {} (1 つ下のビットプレーンを必要とするトークン数): あるプレーンを必要とするトークンは、その下のプレーンも必要とします</translation>
    </message>
    <message>
        <source>{} times to compute stand beside {} to load</source>
        <translation>計算時間が {} 個に対して、読み込み時間が {} 個あります</translation>
    </message>
    <message>
        <source>Give one of each a plane.</source>
        <translation>ビットプレーンごとに 1 つずつ指定してください。</translation>
    </message>
    <message>
        <source>an array with the tokens of each plane for every expert</source>
        <translation>エキスパートごとに各ビットプレーンのトークン数を並べた配列</translation>
    </message>
    <message>
        <source>{} experts are more than {}</source>
        <translation>エキスパートが {} 個あり、上限の {} 個を超えています</translation>
    </message>
    <message>
        <source>Up to ZeRO-1 DeepSpeed keeps gradients in 16 bits beside their fp32 sums.</source>
        <translation>ZeRO-1 までは、DeepSpeed は fp32 の和のほかに 16 ビットの勾配も保持します。</translation>
    </message>
    <message>
        <source>DeepSpeed keeps no gradients beside those it sums up here.</source>
        <translation>DeepSpeed はここで加算する勾配のほかに勾配を保持しません。</translation>
    </message>
    <message>
        <source>In a pipeline torchtitan keeps whole gradients until the last microbatch.</source>
        <translation>パイプラインでは、torchtitan は最後のマイクロバッチまで勾配全体を保持します。</translation>
    </message>
    <message>
        <source>Nothing in it says how fast planes can be loaded</source>
        <translation>ビットプレーンを読み込む速度を示す内容がありません</translation>
    </message>
    <message>
        <source>Run fio with rw=read or rw=randread.</source>
        <translation>fio を rw=read または rw=randread で実行してください。</translation>
    </message>
    <message>
        <source>Run nvbandwidth with the test host_to_device_memcpy_ce.</source>
        <translation>nvbandwidth を host_to_device_memcpy_ce テストで実行してください。</translation>
    </message>
    <message>
        <source>This is neither JSON of fio nor output of nvbandwidth</source>
        <translation>これは fio の JSON でも nvbandwidth の出力でもありません</translation>
    </message>
    <message>
        <source>Run fio with --output-format=json, or nvbandwidth.</source>
        <translation>fio を --output-format=json で実行するか、nvbandwidth を実行してください。</translation>
    </message>
    <message>
        <source>&quot;best&quot; or an array per layer with experts</source>
        <translation>&quot;best&quot; またはエキスパートのあるレイヤーごとの配列</translation>
    </message>
    <message>
        <source>an array, bits per expert</source>
        <translation>エキスパートごとのビット数の配列</translation>
    </message>
    <message>
        <source>memory for planes of experts</source>
        <translation>エキスパートのビットプレーン用メモリ</translation>
    </message>
    <message>
        <source>Bit budget</source>
        <translation>ビット予算</translation>
    </message>
    <message>
        <source>Experts in few bits (D²MoE, arXiv 2504.15299): memory of one GPU for planes of experts; what does not fit is loaded when a token asks for it. 0: experts are not cut into planes.</source>
        <translation>少ないビット数のエキスパート (D²MoE, arXiv 2504.15299): エキスパートのビットプレーンに使う GPU 1 基のメモリ。収まらないものは、トークンが必要としたときに読み込みます。0: エキスパートをビットプレーンに分割しません。</translation>
    </message>
    <message>
        <source>not cut into planes</source>
        <translation>ビットプレーンに分割しない</translation>
    </message>
    <message>
        <source>bits of the base</source>
        <translation>ベースのビット数</translation>
    </message>
    <message>
        <source>Base bits</source>
        <translation>ベースのビット数</translation>
    </message>
    <message>
        <source>Bits a weight of the lowest plane, which has a scale and a zero point a group.</source>
        <translation>最下位のビットプレーンの重みあたりのビット数。グループごとにスケールとゼロ点を持ちます。</translation>
    </message>
    <message>
        <source>planes of experts</source>
        <translation>エキスパートのビットプレーン</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>ビットプレーン</translation>
    </message>
    <message>
        <source>How many widths there are: the base, and planes of one bit a weight on it.</source>
        <translation>ビット幅の数: ベースと、その上に重ねる重みあたり 1 ビットのプレーン。</translation>
    </message>
    <message>
        <source>weights that share a scale</source>
        <translation>スケールを共有する重み</translation>
    </message>
    <message>
        <source>Weights that share a scale: smaller groups are closer to the weights and take more bytes.</source>
        <translation>スケールを共有する重みの数: グループが小さいほど元の重みに近くなり、バイト数が増えます。</translation>
    </message>
    <message>
        <source>order of loading planes</source>
        <translation>ビットプレーンの読み込み順</translation>
    </message>
    <message>
        <source>Order of loading</source>
        <translation>読み込み順</translation>
    </message>
    <message>
        <source>Which plane of a layer is loaded next. Hottest bit first: of the next planes of the experts the one that most tokens want.</source>
        <translation>レイヤーのどのビットプレーンを次に読み込むか。最もホットなビットから: 各エキスパートの次のプレーンのうち、最も多くのトークンが必要とするもの。</translation>
    </message>
    <message>
        <source>bits of experts</source>
        <translation>エキスパートのビット数</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>エキスパートのビット数</translation>
    </message>
    <message>
        <source>Bits of each expert that stay in memory.</source>
        <translation>メモリに残す各エキスパートのビット数。</translation>
    </message>
    <message>
        <source>Hottest bit first</source>
        <translation>最もホットなビットから</translation>
    </message>
    <message>
        <source>Expert after expert</source>
        <translation>エキスパートごとに順番</translation>
    </message>
    <message>
        <source>Largest plane first</source>
        <translation>最大のビットプレーンから</translation>
    </message>
    <message>
        <source>Least time</source>
        <translation>最短時間</translation>
    </message>
    <message>
        <source>what is worth most</source>
        <translation>最も価値の高いもの</translation>
    </message>
    <message>
        <source>{:.2f} bits on average in {} layers</source>
        <translation>平均 {:.2f} ビット、{} レイヤー</translation>
    </message>
    <message>
        <source>{} layers cannot be put on {} stages</source>
        <translation>{} レイヤーを {} ステージに配置できません</translation>
    </message>
    <message>
        <source>Every stage needs a layer.</source>
        <translation>どのステージにもレイヤーが必要です。</translation>
    </message>
    <message>
        <source>speeds of stages and times of layers have to be above 0</source>
        <translation>ステージの速度とレイヤーの時間は 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>A stage that is gone altogether needs a spare or a checkpoint.</source>
        <translation>完全に失われたステージには、予備ノードかチェックポイントが必要です。</translation>
    </message>
    <message>
        <source>bytes are given for {} layers of {}, at least 0 each</source>
        <translation>バイト数が {} レイヤー分指定されています (全 {} レイヤー、それぞれ 0 以上が必要)</translation>
    </message>
    <message>
        <source>caps or times are given for {} stages of {}, at least 0 each</source>
        <translation>上限または時間が {} ステージ分指定されています (全 {} ステージ、それぞれ 0 以上が必要)</translation>
    </message>
    <message>
        <source>the present layers per stage are not {} layers on {} stages</source>
        <translation>現在のステージあたりのレイヤー数が、{} レイヤー、{} ステージのものではありません</translation>
    </message>
    <message>
        <source>no partition of the layers keeps within the caps</source>
        <translation>上限に収まるレイヤーの分割がありません</translation>
    </message>
    <message>
        <source>Caps {:.3f} times as large would do.</source>
        <translation>上限が {:.3f} 倍あれば足ります。</translation>
    </message>
    <message>
        <source>Every stage has to hold a layer at least.</source>
        <translation>各ステージは少なくとも 1 レイヤーを持つ必要があります。</translation>
    </message>
    <message>
        <source>No replica of stage {} is left.</source>
        <translation>ステージ {} のレプリカが残っていません。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or keep a spare node for it.</source>
        <translation>チェックポイントから再開するか、そのための予備ノードを用意してください。</translation>
    </message>
    <message>
        <source>Optimizer states of the lost ranks are nowhere else.</source>
        <translation>失われたランクのオプティマイザ状態は、ほかのどこにもありません。</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory, or states that are not sharded over all replicas, would keep them; otherwise restart from the checkpoint.</source>
        <translation>ピアのメモリにコピーを置くか、状態を全レプリカにはシャーディングしないようにすれば残せます。そうでなければチェックポイントから再開してください。</translation>
    </message>
    <message>
        <source>Optimizer states are lost together with their copies, which neighbouring replicas hold.</source>
        <translation>オプティマイザ状態が、隣のレプリカの持つコピーとともに失われています。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or spread neighbouring replicas over more nodes.</source>
        <translation>チェックポイントから再開するか、隣り合うレプリカをより多くのノードに分散してください。</translation>
    </message>
    <message>
        <source>The nodes left do not hold one replica.</source>
        <translation>残ったノードにはレプリカ 1 個も収まりません。</translation>
    </message>
    <message>
        <source>No number of replicas works on the nodes left: {}</source>
        <translation>残ったノードでは、どのレプリカ数も成り立ちません: {}</translation>
    </message>
    <message>
        <source>Lower the degrees of parallelism, or add spare nodes.</source>
        <translation>並列度を下げるか、予備ノードを追加してください。</translation>
    </message>
    <message>
        <source>The batch goes down to {} sequences, which {} replicas share evenly.</source>
        <translation>バッチは {} シーケンスに減り、{} 個のレプリカで均等に分担します。</translation>
    </message>
    <message>
        <source>No replica has all its stages left.</source>
        <translation>全ステージが残っているレプリカがありません。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or take a policy that uses parts of replicas.</source>
        <translation>チェックポイントから再開するか、レプリカの一部を使う方針を選んでください。</translation>
    </message>
    <message>
        <source>{} of {} replicas share the batch.</source>
        <translation>レプリカ {}/{} 個でバッチを分担します。</translation>
    </message>
    <message>
        <source>{} of {} replicas go on; a step has that share of its samples.</source>
        <translation>レプリカ {}/{} 個で続行します。1 ステップのサンプル数もこの割合になります。</translation>
    </message>
    <message>
        <source>Every replica of stage {} is slow: none has time for others.</source>
        <translation>ステージ {} のレプリカはすべて遅く、ほかの分を引き受ける余裕がありません。</translation>
    </message>
    <message>
        <source>Resize, or move layers away from it.</source>
        <translation>マイクロバッチサイズを変えるか、レイヤーをそのステージから移してください。</translation>
    </message>
    <message>
        <source>Take one chunk, or a policy that leaves the stages where they are.</source>
        <translation>1 チャンクにするか、ステージを動かさない方針を選んでください。</translation>
    </message>
    <message>
        <source>No pipeline of what is left holds the layers.</source>
        <translation>残ったものから作れるパイプラインには、レイヤーが収まりません。</translation>
    </message>
    <message>
        <source>Spare nodes, or less memory a layer, would make one fit.</source>
        <translation>予備ノードを加えるか、レイヤーあたりのメモリを減らせば収まります。</translation>
    </message>
    <message>
        <source>{} of {} replicas go on, weak ones with as many stages as they have left.</source>
        <translation>レプリカ {}/{} 個で続行します。弱ったレプリカは残ったステージ数で動きます。</translation>
    </message>
    <message>
        <source>There is no stage before the one stage there is.</source>
        <translation>ステージが 1 つしかなく、その前のステージがありません。</translation>
    </message>
    <message>
        <source>Take at least two stages.</source>
        <translation>2 ステージ以上にしてください。</translation>
    </message>
    <message>
        <source>Replica {} lost stage {} together with stage {}, which holds its layers.</source>
        <translation>レプリカ {} はステージ {} を、そのレイヤーを持つステージ {} とともに失いました。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or keep neighbouring stages on nodes that do not fail together.</source>
        <translation>チェックポイントから再開するか、隣り合うステージを同時に故障しないノードに置いてください。</translation>
    </message>
    <message>
        <source>More stages, or sharded weights, would leave room.</source>
        <translation>ステージを増やすか、重みをシャーディングすれば空きができます。</translation>
    </message>
    <message>
        <source>Stage {} has no memory for microbatches {:.2f} times as large: {} are missing.</source>
        <translation>ステージ {} には、{:.2f} 倍のマイクロバッチを置くメモリがありません: {} 不足しています。</translation>
    </message>
    <message>
        <source>Moving layers away from it, recomputing, or rerouting microbatches would do.</source>
        <translation>そのステージからレイヤーを移す、再計算する、またはマイクロバッチを別経路に回せば足ります。</translation>
    </message>
    <message>
        <source>Stage {} takes {:.3f} sequences at a time instead of {}, a mean of whole ones that may add up to {} to a step.</source>
        <translation>ステージ {} は一度に {:.3f} シーケンスを処理します (元は {})。整数個の平均であり、ステップが最大 {} 長くなることがあります。</translation>
    </message>
    <message>
        <source>The stages have no memory for the layers of the slow one: {}.</source>
        <translation>遅いステージのレイヤーを置くメモリが、ほかのステージにありません: {}。</translation>
    </message>
    <message>
        <source>Recomputing, offloading or smaller microbatches would leave room.</source>
        <translation>再計算、オフロード、またはより小さいマイクロバッチにすれば空きができます。</translation>
    </message>
    <message>
        <source>Moving layers gains nothing: microbatches are resized.</source>
        <translation>レイヤーを移しても改善しないため、マイクロバッチサイズを変えます。</translation>
    </message>
    <message>
        <source>{} layers change their stage.</source>
        <translation>{} レイヤーがステージを移ります。</translation>
    </message>
    <message>
        <source>There is one stage: no other can take its layers.</source>
        <translation>ステージは 1 つだけで、レイヤーを引き受けるステージがほかにありません。</translation>
    </message>
    <message>
        <source>Resize, or take at least two stages.</source>
        <translation>マイクロバッチサイズを変えるか、2 ステージ以上にしてください。</translation>
    </message>
    <message>
        <source>Layers are moved between stages of one chunk a rank.</source>
        <translation>レイヤーの移動は、ランクあたり 1 チャンクのステージ間で行います。</translation>
    </message>
    <message>
        <source>Resize, or take a schedule of one chunk.</source>
        <translation>マイクロバッチサイズを変えるか、1 チャンクのスケジュールにしてください。</translation>
    </message>
    <message>
        <source>Higher clocks gain nothing: layers move as without.</source>
        <translation>クロックを上げても改善しません: レイヤーの移動は上げない場合と同じです。</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages.</source>
        <translation>弱ったステージのクロックを最大 {:.3f} 倍に上げます。</translation>
    </message>
    <message>
        <source>Spare nodes take the places of all lost ones.</source>
        <translation>失われたノードすべてを予備ノードで置き換えます。</translation>
    </message>
    <message>
        <source>Nothing that the plan uses is lost or slow.</source>
        <translation>プランが使うもので、失われたものや遅いものはありません。</translation>
    </message>
    <message>
        <source>Spare nodes are there, but optimizer states of the lost ranks are nowhere else.</source>
        <translation>予備ノードはありますが、失われたランクのオプティマイザ状態がほかのどこにもありません。</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory would keep them; otherwise restart from the checkpoint.</source>
        <translation>ピアのメモリにコピーを置けば残せます。そうでなければチェックポイントから再開してください。</translation>
    </message>
    <message>
        <source>Spare nodes are there, but optimizer states were lost with their copies.</source>
        <translation>予備ノードはありますが、オプティマイザ状態がコピーとともに失われました。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint.</source>
        <translation>チェックポイントから再開してください。</translation>
    </message>
    <message>
        <source>times are given for {} lanes of {}</source>
        <translation>時間が {} レーン分指定されています (全 {} レーン)</translation>
    </message>
    <message>
        <source>boundaries, splits and stand-ins do not fit {} lanes</source>
        <translation>境界、分割、代役が {} レーンに合いません</translation>
    </message>
    <message>
        <source>a replica has {} microbatches</source>
        <translation>マイクロバッチが {} 個のレプリカがあります</translation>
    </message>
    <message>
        <source>passes take no negative time</source>
        <translation>パスの時間を負の値にはできません</translation>
    </message>
    <message>
        <source>lane {} stands in, but there are {}</source>
        <translation>レーン {} が代役ですが、レーンは {} 本です</translation>
    </message>
    <message>
        <source>{} microbatches are too many to simulate</source>
        <translation>マイクロバッチが {} 個では多すぎてシミュレーションできません</translation>
    </message>
    <message>
        <source>the timeline has {} passes, more than the {} that are written down</source>
        <translation>タイムラインのパスは {} 個で、書き出せる上限 {} 個を超えています</translation>
    </message>
    <message>
        <source>Take fewer microbatches: what is between the first and the last ones repeats.</source>
        <translation>マイクロバッチを減らしてください。最初と最後の間は同じことの繰り返しです。</translation>
    </message>
    <message>
        <source>{} stages of {} replicas that are not alike are too many to simulate</source>
        <translation>互いに異なるレプリカ {1} 個の {0} ステージは多すぎてシミュレーションできません</translation>
    </message>
    <message>
        <source>device {} is lost, but the cluster has {}</source>
        <translation>デバイス {} が失われたとありますが、クラスタのデバイスは {} 個です</translation>
    </message>
    <message>
        <source>Plan a part of the cluster by itself.</source>
        <translation>クラスターの一部だけを対象にプランを立ててください。</translation>
    </message>
    <message>
        <source>the cluster has {} devices; what losing some of them costs is reckoned for at most {}</source>
        <translation>クラスターのデバイスは {} 台ですが、一部を失ったときの影響を計算できるのは {} 台までです</translation>
    </message>
    <message>
        <source>Mend the plan first.</source>
        <translation>先にプランの問題を直してください。</translation>
    </message>
    <message>
        <source>the schedule is impossible</source>
        <translation>スケジュールが成り立ちません</translation>
    </message>
    <message>
        <source>batch {} does not have each of the stages 0 to {} once</source>
        <translation>バッチ {} に、ステージ 0 から {} までがそれぞれ 1 回ずつありません</translation>
    </message>
    <message>
        <source>Give one row for every batch and stage.</source>
        <translation>バッチとステージごとに 1 行ずつ指定してください。</translation>
    </message>
    <message>
        <source>the start of batch {} on stage 0 is missing</source>
        <translation>バッチ {} のステージ 0 での開始時刻がありません</translation>
    </message>
    <message>
        <source>Give start_us in the rows of stage 0.</source>
        <translation>ステージ 0 の行に start_us を指定してください。</translation>
    </message>
    <message>
        <source>batch {} starts on stage 0 before batch {} has left it</source>
        <translation>バッチ {} がステージ 0 で始まる時点で、バッチ {} がまだ終わっていません</translation>
    </message>
    <message>
        <source>Check start_us and dur_us of both.</source>
        <translation>両方の start_us と dur_us を確認してください。</translation>
    </message>
    <message>
        <source>{}: found &quot;{}&quot;, where a number from 0 to {} is expected</source>
        <translation>{}: 「{}」が見つかりました。0 から {} までの数が必要です</translation>
    </message>
    <message>
        <source>{}: found {}, where a whole number is expected</source>
        <translation>{}: {} が見つかりました。整数が必要です</translation>
    </message>
    <message>
        <source>there are no batches</source>
        <translation>バッチがありません</translation>
    </message>
    <message>
        <source>the column {} is missing</source>
        <translation>列 {} がありません</translation>
    </message>
    <message>
        <source>Columns: batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens.</source>
        <translation>列: batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens。</translation>
    </message>
    <message>
        <source>{} {}: {}</source>
        <translation>{} {}: {}</translation>
    </message>
    <message>
        <source>measurement {}: the stored file is not the one that was imported</source>
        <translation>計測 {}: 保存されているファイルが、インポートしたものと異なります</translation>
    </message>
    <message>
        <source>measurement {}: {} of {} rows of the trace are there</source>
        <translation>計測 {}: トレースの行が {}/{} 行しかありません</translation>
    </message>
    <message>
        <source>links of</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>sizes of a collective</source>
        <translation>集団通信のサイズ</translation>
    </message>
    <message>
        <source>network tier</source>
        <translation>ネットワークのティア</translation>
    </message>
    <message>
        <source>routing pairs</source>
        <translation>ルーティングのペア</translation>
    </message>
    <message>
        <source>trace chunk</source>
        <translation>トレースの断片</translation>
    </message>
    <message>
        <source>counts of</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>load of window</source>
        <translation>ウィンドウの負荷</translation>
    </message>
    <message>
        <source>sampled tokens of layer</source>
        <translation>サンプリングしたトークン、レイヤー</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>stage {}</source>
        <translation>ステージ {}</translation>
    </message>
    <message>
        <source>stages {}</source>
        <translation>ステージ {}</translation>
    </message>
    <message>
        <source>stage {} saves {}</source>
        <translation>ステージ {} で {} 短縮</translation>
    </message>
    <message>
        <source>{} nothing: slack</source>
        <translation>{} は効果なし: 余裕あり</translation>
    </message>
    <message>
        <source>{} less than nothing: compressing takes longer than it saves</source>
        <translation>{} は逆効果: 圧縮にかかる時間が短縮分を上回ります</translation>
    </message>
    <message>
        <source>Compressing {} of {} sends back between stages saves {} of the step.</source>
        <translation>ステージ間の逆向き送信 {}/{} 回を圧縮すると、ステップが {} 短くなります。</translation>
    </message>
    <message>
        <source>Compressing sends back between stages makes the step {} longer: compressing and decompressing take longer than the bytes saved.</source>
        <translation>ステージ間の逆向き送信を圧縮すると、ステップが {} 長くなります: 圧縮と展開の時間が、減るバイト数の転送時間を上回ります。</translation>
    </message>
    <message>
        <source>Compressing sends back between stages saves nothing: no pass waits for them.</source>
        <translation>ステージ間の逆向き送信を圧縮しても短くなりません: それを待つパスがありません。</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once saves {} of the step.</source>
        <translation>共有埋め込みの勾配を一度に加算すると、ステップが {} 短くなります。</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once makes the step {} longer: one ring over both stages takes longer than two.</source>
        <translation>共有埋め込みの勾配を一度に加算すると、ステップが {} 長くなります: 両ステージにわたる 1 つのリングは 2 つのリングより時間がかかります。</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once saves nothing.</source>
        <translation>共有埋め込みの勾配を一度に加算しても短くなりません。</translation>
    </message>
    <message>
        <source>Compressing weight gradients saves {} of the step; alone, {}.</source>
        <translation>重み勾配を圧縮すると、ステップが {} 短くなります。単独では {}。</translation>
    </message>
    <message>
        <source>Compressing weight gradients makes the step {} longer; alone, {}.</source>
        <translation>重み勾配を圧縮すると、ステップが {} 長くなります。単独では {}。</translation>
    </message>
    <message>
        <source>Compressing weight gradients saves nothing; alone, {}.</source>
        <translation>重み勾配を圧縮しても短くなりません。単独では {}。</translation>
    </message>
    <message>
        <source>Leave this traffic as it is</source>
        <translation>この通信はそのままにする</translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix. Top-k sends the largest elements with their places. Quantised sends few bits an element and a scale for each block (ZeRO++). All three lose digits; what that does to the model is not estimated.</source>
        <translation>PowerSGD は勾配行列全体の代わりに、ランク r の細長い因子を 2 つ送ります。Top-k は最大の要素をその位置とともに送ります。量子化は要素ごとに少ないビットと、ブロックごとのスケールを送ります (ZeRO++)。3 つとも桁を失います。モデルへの影響は見積もりません。</translation>
    </message>
    <message>
        <source>… rank of sends</source>
        <translation>… 送信のランク</translation>
    </message>
    <message>
        <source>PowerSGD: rank r of the factors of what is sent back between stages. Elements fall from n·m to r·(n + m).</source>
        <translation>PowerSGD: ステージ間で逆向きに送るものの因子のランク r。要素数は n·m から r·(n + m) に減ります。</translation>
    </message>
    <message>
        <source>compression rank of weight gradients</source>
        <translation>重み勾配の圧縮ランク</translation>
    </message>
    <message>
        <source>… rank of gradients</source>
        <translation>… 勾配のランク</translation>
    </message>
    <message>
        <source>PowerSGD: rank r of the factors of weight gradients, at most the smaller side of a matrix. Norms and biases travel whole.</source>
        <translation>PowerSGD: 重み勾配の因子のランク r。行列の短い辺が上限です。正規化とバイアスはそのまま送られます。</translation>
    </message>
    <message>
        <source>bits of compressed elements</source>
        <translation>圧縮後の要素のビット数</translation>
    </message>
    <message>
        <source>elements that share a scale</source>
        <translation>スケールを共有する要素数</translation>
    </message>
    <message>
        <source>… block size</source>
        <translation>… ブロックサイズ</translation>
    </message>
    <message>
        <source>Quantised: elements that share a scale of 4 bytes.</source>
        <translation>量子化: 4 バイトのスケールを共有する要素数。</translation>
    </message>
    <message>
        <source>share of elements kept</source>
        <translation>残す要素の割合</translation>
    </message>
    <message>
        <source>… kept elements</source>
        <translation>… 残す要素</translation>
    </message>
    <message>
        <source>Top-k: share of the elements that are sent, each with its place in 4 bytes.</source>
        <translation>Top-k: 送る要素の割合。各要素は 4 バイトの位置とともに送られます。</translation>
    </message>
    <message>
        <source>Which traffic is compressed: weight gradients, gradients sent back between stages; and whether both stages of a tied embedding sum its gradients at once, which loses nothing and needs no kind of compression.</source>
        <translation>どの通信を圧縮するか: 重み勾配、ステージ間で逆向きに送る勾配。また、共有埋め込みの両ステージがその勾配を一度に加算するか。これは何も失わず、圧縮の種類も要りません。</translation>
    </message>
    <message>
        <source>compression of the epilogue only</source>
        <translation>エピローグのみの圧縮</translation>
    </message>
    <message>
        <source>… epilogue only</source>
        <translation>… エピローグのみ</translation>
    </message>
    <message>
        <source>compressed links</source>
        <translation>圧縮するリンク</translation>
    </message>
    <message>
        <source>… over links</source>
        <translation>… 対象リンク</translation>
    </message>
    <message>
        <source>Between which stages sends are compressed: all, or those on different nodes.</source>
        <translation>どのステージ間の送信を圧縮するか: すべて、または異なるノード上のステージ間。</translation>
    </message>
    <message>
        <source>error feedback</source>
        <translation>誤差フィードバック</translation>
    </message>
    <message>
        <source>… error feedback</source>
        <translation>… 誤差フィードバック</translation>
    </message>
    <message>
        <source>PowerSGD and top-k: what a message lost is kept and added to the next one. Costs a copy of what is compressed. Quantised messages have none.</source>
        <translation>PowerSGD と Top-k: メッセージが失ったものを保持し、次のメッセージに加えます。圧縮対象のコピー 1 つ分のメモリが要ります。量子化したメッセージにはありません。</translation>
    </message>
    <message>
        <source>Numbers of the pipeline stages whose weight gradients are compressed. Empty: all of them.</source>
        <translation>重み勾配を圧縮するパイプラインステージの番号。空欄: すべて。</translation>
    </message>
    <message>
        <source>compression of critical stages only</source>
        <translation>クリティカルなステージのみの圧縮</translation>
    </message>
    <message>
        <source>… critical stages</source>
        <translation>… クリティカルなステージ</translation>
    </message>
    <message>
        <source>Instead of a list of stages: those whose gradient reduction the step waits for, found by the simulation.</source>
        <translation>ステージの一覧の代わりに、ステップがその勾配リダクションを待つステージ。シミュレーションが見つけます。</translation>
    </message>
    <message>
        <source>cost of compression</source>
        <translation>圧縮のコスト</translation>
    </message>
    <message>
        <source>… measured cost</source>
        <translation>… 実測コスト</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>an array of {} numbers, one for each layer</source>
        <translation>{} 個の数の配列。レイヤーごとに 1 つ</translation>
    </message>
    <message>
        <source>a number from 0 to {}</source>
        <translation>0 から {} までの数</translation>
    </message>
    <message>
        <source>an array with the seconds of every layer</source>
        <translation>各レイヤーの秒数の配列</translation>
    </message>
    <message>
        <source>an array of at most {} tables</source>
        <translation>最大 {} 個の表の配列</translation>
    </message>
    <message>
        <source>two tables are of the same device, TP and microbatch size</source>
        <translation>2 つの表のデバイス、TP、マイクロバッチサイズが同じです</translation>
    </message>
    <message>
        <source>an array of node numbers</source>
        <translation>ノード番号の配列</translation>
    </message>
    <message>
        <source>an array of at most {} groups of nodes</source>
        <translation>最大 {} 個のノードグループの配列</translation>
    </message>
    <message>
        <source>a cluster has at most {} kinds of devices</source>
        <translation>クラスターのデバイスの種類は最大 {} です</translation>
    </message>
    <message>
        <source>the synchronisation of the embedding has nothing to do: no two stages hold it</source>
        <translation>埋め込みの同期にはすることがありません: それを持つステージが 2 つありません</translation>
    </message>
    <message>
        <source>there are no replicas whose weight gradients could be compressed</source>
        <translation>重み勾配を圧縮できるレプリカがありません</translation>
    </message>
    <message>
        <source>there is one stage: nothing is sent back between stages</source>
        <translation>ステージが 1 つしかありません: ステージ間で逆向きに送るものがありません</translation>
    </message>
    <message>
        <source>{} works on whole gradients: sharded ones travel uncompressed</source>
        <translation>{} は勾配全体に対して働きます: 分割された勾配は圧縮せずに送られます</translation>
    </message>
    <message>
        <source>Quantise them</source>
        <translation>量子化する</translation>
    </message>
    <message>
        <source>elements of {} bits: there are kernels for 4 and for 8</source>
        <translation>要素が {} ビット: カーネルがあるのは 4 と 8 です</translation>
    </message>
    <message>
        <source>Use 8 bits</source>
        <translation>8 ビットを使う</translation>
    </message>
    <message>
        <source>Use 4 bits</source>
        <translation>4 ビットを使う</translation>
    </message>
    <message>
        <source>without error feedback what {} loses is lost for good; what that does to the model is not estimated</source>
        <translation>誤差フィードバックがないと、{} が失うものは戻りません。モデルへの影響は見積もりません</translation>
    </message>
    <message>
        <source>Keep the errors</source>
        <translation>誤差を保持する</translation>
    </message>
    <message>
        <source>PowerSGD, rank {} between stages, rank {} of weight gradients</source>
        <translation>PowerSGD、ステージ間はランク {}、重み勾配はランク {}</translation>
    </message>
    <message>
        <source>PowerSGD, rank {}</source>
        <translation>PowerSGD、ランク {}</translation>
    </message>
    <message>
        <source>top-k, {:.3g} % of the elements</source>
        <translation>Top-k、要素の {:.3g} %</translation>
    </message>
    <message>
        <source>quantised, {} bits</source>
        <translation>量子化、{} ビット</translation>
    </message>
    <message>
        <source>the layers of {} were not measured on {} with TP {}</source>
        <translation>{} のレイヤーは {} で TP {} では計測されていません</translation>
    </message>
    <message>
        <source>measured layers say nothing about context parallelism</source>
        <translation>計測したレイヤーからはコンテキスト並列については何もわかりません</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Quantised</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>ノード間</translation>
    </message>
    <message>
        <source>{} on {} nodes</source>
        <translation>{} ({} ノード)</translation>
    </message>
    <message>
        <source>recoveries take {:.0f} % of the time between losses, and begin anew</source>
        <translation>復旧が損失間の時間の {:.0f} % を占め、やり直しになります</translation>
    </message>
    <message>
        <source>the horizon is too short for as many losses as repairs</source>
        <translation>期間が短く、損失と修理の数が釣り合いません</translation>
    </message>
    <message>
        <source>nodes of a rack are lost together, and are counted one by one here</source>
        <translation>ラックのノードは一緒に失われますが、ここでは 1 つずつ数えています</translation>
    </message>
    <message>
        <source>so many nodes are under repair that fewer are left to fail</source>
        <translation>修理中のノードが多く、故障しうるノードが減っています</translation>
    </message>
    <message>
        <source>Write milliseconds, add or remove, and a node: 1000,add,n03.</source>
        <translation>ミリ秒、add または remove、ノードを書いてください: 1000,add,n03。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where an event is expected</source>
        <translation>「{}」が見つかりました。イベントが必要です</translation>
    </message>
    <message>
        <source>the event is before the one above it</source>
        <translation>このイベントは上のイベントより前です</translation>
    </message>
    <message>
        <source>the trace has more than {} events</source>
        <translation>トレースのイベントが {} 個を超えています</translation>
    </message>
    <message>
        <source>{} is added, but it is there.</source>
        <translation>{} が追加されますが、すでにあります。</translation>
    </message>
    <message>
        <source>{} is removed, but it is not there.</source>
        <translation>{} が削除されますが、ありません。</translation>
    </message>
    <message>
        <source>The timeout of the {} ({:.3g} s) has to be shorter than that of the {} ({:.3g} s).</source>
        <translation>{} のタイムアウト ({:.3g} s) は {} のタイムアウト ({:.3g} s) より短くなければなりません。</translation>
    </message>
    <message>
        <source>A lighthouse that waits {:.3g} s misses replicas that say every {:.3g} s that they live.</source>
        <translation>{:.3g} s 待つ lighthouse は、{:.3g} s ごとに生存を知らせるレプリカを見逃します。</translation>
    </message>
    <message>
        <source>Replicas that may take {:.3g} s to join come too late for a quorum that waits {:.3g} s.</source>
        <translation>参加に {:.3g} s までかけられるレプリカは、{:.3g} s 待つ quorum に間に合いません。</translation>
    </message>
    <message>
        <source>The timeout of the process group ({:.3g} s) is no longer than a step of {:.3g} s.</source>
        <translation>プロセスグループのタイムアウト ({:.3g} s) が、{:.3g} s の 1 ステップより長くありません。</translation>
    </message>
    <message>
        <source>A recovery takes {:.3g} s, and the quorum waits {:.3g} s.</source>
        <translation>復旧に {:.3g} s かかり、quorum は {:.3g} s 待ちます。</translation>
    </message>
    <message>
        <source>serving with context parallelism is not modelled</source>
        <translation>コンテキスト並列を使う推論はモデル化されていません</translation>
    </message>
    <message>
        <source>a serving pipeline has one chunk a stage, not {}</source>
        <translation>推論のパイプラインのチャンクはステージごとに 1 つで、{} ではありません</translation>
    </message>
    <message>
        <source>Set it to 1.</source>
        <translation>1 に設定してください。</translation>
    </message>
    <message>
        <source>nodes of unlike devices: {}</source>
        <translation>デバイスの異なるノード: {}</translation>
    </message>
    <message>
        <source>nodes of other devices</source>
        <translation>ほかのデバイスのノード</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{} 倍</translation>
    </message>
    <message>
        <source>nested planes instead of a copy a width</source>
        <translation>ビット幅ごとのコピーではなく入れ子のビットプレーン</translation>
    </message>
    <message>
        <source>1.91 to 4.95 times the throughput</source>
        <translation>スループット 1.91～4.95 倍</translation>
    </message>
    <message>
        <source>{} the bytes saved</source>
        <translation>バイト数の節約: {}</translation>
    </message>
    <message>
        <source>Throughput gains what loading gains: as much as bytes where the load lane is the busier, more where copies no longer fit.</source>
        <translation>スループットは読み込みが速くなる分だけ向上します: 読み込みレーンの方が忙しければバイト数と同じだけ、コピーが収まらなければそれ以上です。</translation>
    </message>
    <message>
        <source>1.11 to 1.21 times the throughput</source>
        <translation>スループット 1.11～1.21 倍</translation>
    </message>
    <message>
        <source>tokens per second, experts in few bits</source>
        <translation>毎秒トークン数、少ないビット数のエキスパート</translation>
    </message>
    <message>
        <source>planes of experts that stay in memory</source>
        <translation>メモリに残るエキスパートのビットプレーン</translation>
    </message>
    <message>
        <source>planes of experts loaded a token</source>
        <translation>トークンあたりに読み込むエキスパートのビットプレーン</translation>
    </message>
    <message>
        <source>computing waits for planes</source>
        <translation>計算のビットプレーン待ち</translation>
    </message>
    <message>
        <source>This plan serves requests. Memory and time are those of training the model on this layout; latencies and what fits are found by serving it.</source>
        <translation>このプランは推論要求を処理します。表示のメモリと時間はこの配置での学習のものです。レイテンシと収まる量はサービングで求めます。</translation>
    </message>
    <message>
        <source>there are no requests</source>
        <translation>要求がありません</translation>
    </message>
    <message>
        <source>Give a table with a header and a row for every request.</source>
        <translation>見出し行と、要求ごとに 1 行を持つ表を指定してください。</translation>
    </message>
    <message>
        <source>this is no header of a trace of requests: {}</source>
        <translation>要求トレースの見出し行ではありません: {}</translation>
    </message>
    <message>
        <source>Columns: TIMESTAMP, ContextTokens, GeneratedTokens; or arrived_at, num_prefill_tokens, num_decode_tokens; or Timestamp, Request tokens, Response tokens.</source>
        <translation>列: TIMESTAMP, ContextTokens, GeneratedTokens、または arrived_at, num_prefill_tokens, num_decode_tokens、または Timestamp, Request tokens, Response tokens。</translation>
    </message>
    <message>
        <source>{}: found {}, where {} is expected</source>
        <translation>{0}: {2}が必要な箇所に{1}があります</translation>
    </message>
    <message>
        <source>this row ends before its last column</source>
        <translation>この行は最後の列の前で終わっています</translation>
    </message>
    <message>
        <source>a whole number from 0 to {}</source>
        <translation>0 から {} までの整数</translation>
    </message>
    <message>
        <source>a number of seconds or a date and time</source>
        <translation>秒数または日時</translation>
    </message>
    <message>
        <source>Columns that say nothing about requests are not used: {}.</source>
        <translation>要求に関係のない列は使いません: {}。</translation>
    </message>
    <message>
        <source>{} of {} requests have no prompt or no output: they failed, and are left out.</source>
        <translation>{1} 件の要求のうち {0} 件にプロンプトまたは出力がありません: 失敗したものとして除外します。</translation>
    </message>
    <message>
        <source>{} of {} requests arrive before the row in front of them; they are sorted by their times.</source>
        <translation>{1} 件の要求のうち {0} 件が、前の行より早く到着しています。時刻順に並べ替えます。</translation>
    </message>
    <message>
        <source>The trace has no times of arrival: all requests arrive at once.</source>
        <translation>トレースに到着時刻がありません: すべての要求が同時に到着します。</translation>
    </message>
    <message>
        <source>there are more than {} requests</source>
        <translation>要求が {} 件を超えています</translation>
    </message>
    <message>
        <source>Split the trace.</source>
        <translation>トレースを分割してください。</translation>
    </message>
    <message>
        <source>planes that tokens ask for</source>
        <translation>トークンが必要とするビットプレーン</translation>
    </message>
    <message>
        <source>Tokens ask for</source>
        <translation>トークンが必要とするもの</translation>
    </message>
    <message>
        <source>Which planes of an expert a token computes with. Those in memory: what is kept, and the base of an expert of which nothing is. All of the first pick: dual routing by rank, the base of the other picks.</source>
        <translation>トークンがエキスパートのどのビットプレーンで計算するか。メモリにあるもの: 保持しているもの。何も保持していないエキスパートはベース。第 1 選択のすべて: 順位によるデュアルルーティング。ほかの選択はベース。</translation>
    </message>
    <message>
        <source>where planes are loaded from</source>
        <translation>ビットプレーンの読み込み元</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>読み込み元</translation>
    </message>
    <message>
        <source>Where planes are that are not in the GPU&apos;s memory. As usual: host memory, or drives where host and GPU share one memory.</source>
        <translation>GPU のメモリにないビットプレーンの置き場所。通例どおり: ホストメモリ。ホストと GPU が 1 つのメモリを共有する場合はドライブ。</translation>
    </message>
    <message>
        <source>sequences decoded at once</source>
        <translation>同時にデコードするシーケンス</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>シーケンス数</translation>
    </message>
    <message>
        <source>Sequences that are decoded at once: a plane that several of them ask for is loaded once.</source>
        <translation>同時にデコードするシーケンスの数: 複数のシーケンスが必要とするビットプレーンは 1 回だけ読み込みます。</translation>
    </message>
    <message>
        <source>layers that experts are known ahead</source>
        <translation>エキスパートが事前に分かるレイヤー数</translation>
    </message>
    <message>
        <source>Known ahead</source>
        <translation>事前に判明</translation>
    </message>
    <message>
        <source>So many layers ahead it is known which experts are picked, so that their planes can be loaded. 0: when the router of the layer has run.</source>
        <translation>どのエキスパートが選ばれるかが何レイヤー前に分かり、そのビットプレーンを読み込めるか。0: そのレイヤーのルーターの実行後。</translation>
    </message>
    <message>
        <source>What the cluster does: it trains the model, or answers requests with it.</source>
        <translation>クラスタの用途: モデルを学習するか、要求に応答します。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>scheduler of requests</source>
        <translation>要求のスケジューラ</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>スケジューラ</translation>
    </message>
    <message>
        <source>Who decides what goes into the next batch: whole batches until their end, prompts before decodes, or pieces of prompts beside decodes, so that no decode waits for a whole prompt (SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484).</source>
        <translation>次のバッチの中身を決める方式: バッチ全体を最後まで、プロンプトをデコードより先に、またはプロンプトの断片をデコードと並べ、デコードがプロンプト全体を待たないようにします (SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484)。</translation>
    </message>
    <message>
        <source>tokens of a batch</source>
        <translation>バッチのトークン数</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>トークン予算</translation>
    </message>
    <message>
        <source>Most tokens of one batch: of prompt pieces and decodes together. A smaller one keeps the gaps between tokens short, a larger one uses the GPU better.</source>
        <translation>1 バッチの最大トークン数 (プロンプトの断片とデコードの合計)。小さいほどトークン間隔が短く、大きいほど GPU をよく使います。</translation>
    </message>
    <message>
        <source>as the scheduler</source>
        <translation>スケジューラに従う</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>同時要求数</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同時要求数</translation>
    </message>
    <message>
        <source>Most requests that run at the same time on a replica.</source>
        <translation>1 レプリカで同時に処理する要求の最大数。</translation>
    </message>
    <message>
        <source>compaction of slots</source>
        <translation>スロットの圧縮</translation>
    </message>
    <message>
        <source>Compact slots</source>
        <translation>スロットを圧縮</translation>
    </message>
    <message>
        <source>Temporal fusion: slots of finished requests are free at once. Off: they stay taken until the longest request of their batch ends.</source>
        <translation>時間的融合: 完了した要求のスロットはすぐ空きます。オフ: そのバッチで最も長い要求が終わるまで占有されます。</translation>
    </message>
    <message>
        <source>routing of requests</source>
        <translation>要求の振り分け</translation>
    </message>
    <message>
        <source>Which replica</source>
        <translation>振り分け先</translation>
    </message>
    <message>
        <source>Which replica takes a request.</source>
        <translation>どのレプリカが要求を受けるか。</translation>
    </message>
    <message>
        <source>seed of random routing</source>
        <translation>ランダム振り分けのシード</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed sends the same requests to the same replicas.</source>
        <translation>同じシードなら同じ要求は同じレプリカに送られます。</translation>
    </message>
    <message>
        <source>served weights</source>
        <translation>サービング時の重み</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Format of the weights while they serve; embedding, output layer and norms stay in 16 bits.</source>
        <translation>サービング時の重みの形式。埋め込み、出力層、正規化は 16 ビットのままです。</translation>
    </message>
    <message>
        <source>bytes of a key or value</source>
        <translation>キー・バリュー 1 要素のバイト数</translation>
    </message>
    <message>
        <source>Cache element</source>
        <translation>キャッシュ要素</translation>
    </message>
    <message>
        <source>Bytes of an element of the key-value cache: 2 in 16 bits, 1 in 8.</source>
        <translation>KV キャッシュ 1 要素のバイト数: 16 ビットで 2、8 ビットで 1。</translation>
    </message>
    <message>
        <source>tokens of a cache block</source>
        <translation>キャッシュブロックのトークン数</translation>
    </message>
    <message>
        <source>Cache block</source>
        <translation>キャッシュブロック</translation>
    </message>
    <message>
        <source>Tokens of a block of the key-value cache; a request takes whole blocks.</source>
        <translation>KV キャッシュ 1 ブロックのトークン数。要求はブロック単位で占有します。</translation>
    </message>
    <message>
        <source>memory of the engine</source>
        <translation>エンジンのメモリ</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>使用メモリ</translation>
    </message>
    <message>
        <source>Share of a GPU&apos;s memory that the engine takes for weights, activations and cache.</source>
        <translation>エンジンが重み・活性・キャッシュに使う GPU メモリの割合。</translation>
    </message>
    <message>
        <source>prompt tokens found in the cache</source>
        <translation>キャッシュ済みプロンプトトークン</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>プレフィックス命中</translation>
    </message>
    <message>
        <source>Share of prompt tokens whose keys and values are there already, from requests before.</source>
        <translation>以前の要求によりキーとバリューが既にあるプロンプトトークンの割合。</translation>
    </message>
    <message>
        <source>lengths of requests</source>
        <translation>要求の長さ</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Tokens of prompt and output: fixed:2048:256, uniform:1024:4096:10 or zipf:0.4:1024:4096:10 (shortest, longest, prompt tokens for each of output).</source>
        <translation>プロンプトと出力のトークン数: fixed:2048:256、uniform:1024:4096:10、または zipf:0.4:1024:4096:10 (最短、最長、出力 1 トークンあたりのプロンプトトークン数)。</translation>
    </message>
    <message>
        <source>arrivals of requests</source>
        <translation>要求の到着</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到着</translation>
    </message>
    <message>
        <source>number of requests</source>
        <translation>要求数</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>How many requests are simulated.</source>
        <translation>シミュレートする要求の数。</translation>
    </message>
    <message>
        <source>seed of the requests</source>
        <translation>要求のシード</translation>
    </message>
    <message>
        <source>Seed of requests</source>
        <translation>要求のシード</translation>
    </message>
    <message>
        <source>The same seed gives the same requests; another rate keeps their lengths.</source>
        <translation>同じシードなら同じ要求になります。レートを変えても長さは変わりません。</translation>
    </message>
    <message>
        <source>goal of the time to the first token</source>
        <translation>最初のトークンまでの時間の目標</translation>
    </message>
    <message>
        <source>TTFT goal</source>
        <translation>TTFT 目標</translation>
    </message>
    <message>
        <source>Seconds from arrival to the first token that 99 of 100 requests are to stay within.</source>
        <translation>到着から最初のトークンまでの秒数。要求 100 件中 99 件がこれ以内に収まるようにします。</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>目標なし</translation>
    </message>
    <message>
        <source>goal of the time per output token</source>
        <translation>出力トークンあたりの時間の目標</translation>
    </message>
    <message>
        <source>TPOT goal</source>
        <translation>TPOT 目標</translation>
    </message>
    <message>
        <source>Seconds between two tokens of a request that 99 of 100 requests are to stay within on average.</source>
        <translation>1 件の要求のトークン間の秒数。要求 100 件中 99 件の平均がこれ以内に収まるようにします。</translation>
    </message>
    <message>
        <source>Those in memory</source>
        <translation>メモリにあるもの</translation>
    </message>
    <message>
        <source>All of the first pick</source>
        <translation>第 1 選択のすべて</translation>
    </message>
    <message>
        <source>As usual with this device</source>
        <translation>このデバイスの通例どおり</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>ホストメモリ</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>サービング</translation>
    </message>
    <message>
        <source>Whole batches (FasterTransformer)</source>
        <translation>バッチ全体 (FasterTransformer)</translation>
    </message>
    <message>
        <source>Every iteration anew (Orca)</source>
        <translation>反復ごと (Orca)</translation>
    </message>
    <message>
        <source>Prompts first (vLLM v0)</source>
        <translation>プロンプト優先 (vLLM v0)</translation>
    </message>
    <message>
        <source>One budget of tokens (vLLM)</source>
        <translation>共通トークン予算 (vLLM)</translation>
    </message>
    <message>
        <source>Prompts now and then (LightLLM)</source>
        <translation>時々プロンプト (LightLLM)</translation>
    </message>
    <message>
        <source>Prompts in pieces (Sarathi)</source>
        <translation>プロンプト分割 (Sarathi)</translation>
    </message>
    <message>
        <source>Prompts in shrinking pieces (Sarathi)</source>
        <translation>縮小するプロンプト分割 (Sarathi)</translation>
    </message>
    <message>
        <source>Temporal fusion (Flover)</source>
        <translation>時間的融合 (Flover)</translation>
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
        <translation>順番に</translation>
    </message>
    <message>
        <source>To the least busy</source>
        <translation>最も空いているところへ</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>{} nodes are to be lost, of {} that the plan may use</source>
        <translation>プランが使える {1} ノードのうち {0} ノードを失う指定です</translation>
    </message>
    <message>
        <source>{} requests are longer than what the cache of a replica holds, {} tokens, and are left out: the first is number {}, of {} tokens.</source>
        <translation>{} 件の要求がレプリカのキャッシュ容量 ({} トークン) より長いため除外します: 最初は番号 {} ({} トークン) です。</translation>
    </message>
    <message>
        <source>stopped on request</source>
        <translation>要請により停止しました</translation>
    </message>
    <message>
        <source>serving these requests takes longer than what can be simulated</source>
        <translation>これらの要求の処理時間が、シミュレートできる長さを超えています</translation>
    </message>
    <message>
        <source>Check the arrivals, the rates of the devices and the number of requests.</source>
        <translation>到着、デバイスの速度、要求数を確認してください。</translation>
    </message>
    <message>
        <source>temporal fusion runs on one stage, not on {}</source>
        <translation>時間的融合は {} ステージではなく 1 ステージで動作します</translation>
    </message>
    <message>
        <source>Set it to 1, or take another scheduler.</source>
        <translation>1 にするか、別のスケジューラを選んでください。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where lengths of requests are expected</source>
        <translation>「{}」が見つかりました。要求の長さが必要です</translation>
    </message>
    <message>
        <source>Write fixed:P:D, uniform:a:b:PD or zipf:theta:min:max:PD, in tokens; PD is prompt by output.</source>
        <translation>fixed:P:D、uniform:a:b:PD、または zipf:theta:min:max:PD をトークン数で書いてください。PD はプロンプト÷出力です。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where arrivals of requests are expected</source>
        <translation>「{}」が見つかりました。要求の到着が必要です</translation>
    </message>
    <message>
        <source>This is no table of recoveries.</source>
        <translation>これは復旧の表ではありません。</translation>
    </message>
    <message>
        <source>The window writes it with its reports.</source>
        <translation>ウィンドウがレポートとともに書き出します。</translation>
    </message>
    <message>
        <source>picks, expert and bits of each</source>
        <translation>選択ごとのエキスパートとビット</translation>
    </message>
    <message>
        <source>numbers, the expert and its bits</source>
        <translation>数値: エキスパートとそのビット</translation>
    </message>
    <message>
        <source>an expert that the token has not picked in this layer already</source>
        <translation>このトークンがこの層でまだ選んでいないエキスパート</translation>
    </message>
    <message>
        <source>an array with the picks of each token, layer by layer</source>
        <translation>各トークンの選択を層ごとに並べた配列</translation>
    </message>
    <message>
        <source>{} tokens are too many</source>
        <translation>{} トークンは多すぎます</translation>
    </message>
    <message>
        <source>The tokens pick {} experts in {} layers, those of {} pick {} in {}</source>
        <translation>トークンは {1} 層で {0} 個のエキスパートを選びますが、{2} のものは {4} 層で {3} 個です</translation>
    </message>
    <message>
        <source>Give tokens of this model.</source>
        <translation>このモデルのトークンを指定してください。</translation>
    </message>
    <message>
        <source>Launchers start one program on all nodes: on {} kinds of devices the microbatch, the recomputation and the share of the batch are the same, only the layers of stages may differ.</source>
        <translation>ランチャは全ノードで同じプログラムを起動します: {} 種類のデバイスでマイクロバッチ、再計算、バッチの割り当ては同じで、ステージの層だけが異なれます。</translation>
    </message>
    <message>
        <source>This starts a training. What serves is written for vLLM, SGLang and TensorRT-LLM.</source>
        <translation>これは学習を開始します。サービング用は vLLM、SGLang、TensorRT-LLM 向けに書き出します。</translation>
    </message>
    <message>
        <source>{} keeps no goals by itself: measure them with its benchmark.</source>
        <translation>{} 自体は目標を守りません: 付属のベンチマークで測定してください。</translation>
    </message>
    <message>
        <source>{} has no such scheduler as &quot;{}&quot;: it runs its own.</source>
        <translation>{} に「{}」というスケジューラはなく、独自のものが動きます。</translation>
    </message>
    <message>
        <source>{} sends requests to the least busy replica by itself.</source>
        <translation>{} は自動で最も空いているレプリカに要求を送ります。</translation>
    </message>
    <message>
        <source>{} reads 4-bit weights from a checkpoint in that format.</source>
        <translation>{} は 4 ビットの重みをその形式のチェックポイントから読みます。</translation>
    </message>
    <message>
        <source>{} keeps keys and values in 2 bytes or in 1.</source>
        <translation>{} はキーとバリューを 2 バイトか 1 バイトで保持します。</translation>
    </message>
    <message>
        <source>vLLM has blocks of 1, 8, 16, 32, 64 or 128 tokens.</source>
        <translation>vLLM のブロックは 1、8、16、32、64、128 トークンです。</translation>
    </message>
    <message>
        <source>SGLang&apos;s fraction holds weights and cache alone: lower it where activations need more.</source>
        <translation>SGLang の割合は重みとキャッシュだけです: 活性に必要なら下げてください。</translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind trtllm-serve&apos;s router.</source>
        <translation>これは {} 個のレプリカの 1 つです: trtllm-serve のルータの後ろに同数を起動してください。</translation>
    </message>
    <message>
        <source>TensorRT-LLM reads weights in 8 or 4 bits from a checkpoint in that format.</source>
        <translation>TensorRT-LLM は 8 または 4 ビットの重みをその形式のチェックポイントから読みます。</translation>
    </message>
    <message>
        <source>reduction of gradients in fp32</source>
        <translation>勾配の FP32 での集約</translation>
    </message>
    <message>
        <source>Reduce in FP32</source>
        <translation>FP32 で集約</translation>
    </message>
    <message>
        <source>Gradients that are held in 16 bits travel between replicas in 32 (DeepSpeed&apos;s communication_data_type, once fp32_allreduce): twice the bytes. Those held in 32 do so anyway.</source>
        <translation>16 ビットで保持する勾配をレプリカ間では 32 ビットで送ります (DeepSpeed の communication_data_type、旧 fp32_allreduce): バイト数は 2 倍。32 ビットのものは元からそうです。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no freedom of compression</source>
        <translation>「{}」は圧縮の自由度ではありません</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;</source>
        <translation>列「{}」がありません</translation>
    </message>
    <message>
        <source>Needed are batch_num_prefill_tokens, batch_num_decode_tokens and batch_execution_time (in seconds).</source>
        <translation>必要な列: batch_num_prefill_tokens、batch_num_decode_tokens、batch_execution_time (秒)。</translation>
    </message>
    <message>
        <source>a batch needs a time and tokens above zero</source>
        <translation>バッチには 0 より大きい時間とトークンが必要です</translation>
    </message>
    <message>
        <source>{} requests are longer than the context of the model, {} tokens: the first is number {}, of {} tokens. Engines refuse them; here they are served.</source>
        <translation>{} 件の要求がモデルのコンテキスト {} トークンより長いです: 最初は {} 番、{} トークン。エンジンは拒否しますが、ここでは処理します。</translation>
    </message>
    <message>
        <source>Pricing layouts</source>
        <translation>レイアウトを評価中</translation>
    </message>
    <message>
        <source>the trace of these requests is longer than {} MiB</source>
        <translation>これらの要求のトレースは {} MiB を超えます</translation>
    </message>
    <message>
        <source>Simulate fewer requests.</source>
        <translation>シミュレートする要求を減らしてください。</translation>
    </message>
    <message>
        <source>There are no events in the trace.</source>
        <translation>トレースにイベントがありません。</translation>
    </message>
    <message>
        <source>What planes are worth is not given for {} planes of {} experts in {} layers</source>
        <translation>{2} レイヤーの {1} エキスパートの {0} ビットプレーンについて、価値が指定されていません</translation>
    </message>
    <message>
        <source>Give it anew, or &quot;proxy&quot;.</source>
        <translation>指定し直すか、&quot;proxy&quot; としてください。</translation>
    </message>
    <message>
        <source>{}: {} to {} tokens/s</source>
        <translation>{}: {} から {} トークン/s</translation>
    </message>
    <message>
        <source>hottest bit first instead of expert after expert, 200 MB</source>
        <translation>エキスパート順ではなく最もホットなビットから、200 MB</translation>
    </message>
    <message>
        <source>An order gains where both lanes of a layer are about as busy and experts are unlike: without a trace all of them are picked as often, and many tokens hide every load.</source>
        <translation>順序が効くのは、レイヤーの 2 つのレーンが同程度に忙しく、エキスパートが均一でない場合です: トレースがなければどれも同じ頻度で選ばれ、トークンが多ければ読み込みはすべて隠れます。</translation>
    </message>
    <message>
        <source>planes that stay in memory instead of none, 1,600 MB</source>
        <translation>ビットプレーンをメモリに残す (残さない場合と比較)、1,600 MB</translation>
    </message>
    <message>
        <source>1.06 to 1.21 times the throughput</source>
        <translation>スループットの 1.06 ～ 1.21 倍</translation>
    </message>
    <message>
        <source>The fewer tokens of a batch share an expert, the less computing there is to load behind: of many small experts more has to stay than of a few large ones.</source>
        <translation>1 つのエキスパートを共有するバッチ内のトークンが少ないほど、読み込みを隠せる計算は少なくなります: 少数の大きなエキスパートより、多数の小さなエキスパートのほうが多くを残す必要があります。</translation>
    </message>
    <message>
        <source>a budget of 1,600 instead of 200 MB, 32 requests</source>
        <translation>予算を 200 MB から 1,600 MB に、32 要求</translation>
    </message>
    <message>
        <source>1.25 times: 66.45 to 83.14 tokens/s</source>
        <translation>1.25 倍: 66.45 から 83.14 トークン/s</translation>
    </message>
    <message>
        <source>As above. Rates themselves do not compare: they do not say how many layers and experts their 2,500 MB are.</source>
        <translation>上と同様。速度そのものは比較できません: 著者らの 2,500 MB が何レイヤー、何エキスパートに当たるかは示されていません。</translation>
    </message>
    <message>
        <source>all planes in memory, 2,500 MB, instead of 1,600 MB</source>
        <translation>全ビットプレーンをメモリに置く、1,600 MB ではなく 2,500 MB</translation>
    </message>
    <message>
        <source>1.06 times: 89.14 to 94.3 tokens/s</source>
        <translation>1.06 倍: 89.14 から 94.3 トークン/s</translation>
    </message>
    <message>
        <source>The loads that are left at 1,600 MB hide behind computing here; theirs not all, which is what their scheduler does between them.</source>
        <translation>1,600 MB で残る読み込みは、ここでは計算に隠れます。著者らの場合はすべては隠れず、その間を担うのが著者らのスケジューラです。</translation>
    </message>
    <message>
        <source>The authors of D²MoE about their runs, arXiv 2504.15299, beside this model with as much of all planes in memory, as many sequences, and loads as long beside computing as theirs. Their model and device are others and no code was released: claims, not targets.</source>
        <translation>D²MoE の著者らによる実行結果 (arXiv 2504.15299) と、このモデルとの比較。全ビットプレーンのうちメモリに置く割合、シーケンス数、計算に対する読み込みの長さは著者らと同じです。モデルとデバイスは異なり、コードは公開されていません: 主張であり、目標値ではありません。</translation>
    </message>
    <message>
        <source>energy of a token, experts in few bits</source>
        <translation>トークンあたりのエネルギー、少ないビット数のエキスパート</translation>
    </message>
    <message>
        <source>time to first token, p50</source>
        <translation>最初のトークンまでの時間、p50</translation>
    </message>
    <message>
        <source>time to first token, p99</source>
        <translation>最初のトークンまでの時間、p99</translation>
    </message>
    <message>
        <source>time per output token, p50</source>
        <translation>出力トークンあたりの時間、p50</translation>
    </message>
    <message>
        <source>time per output token, p99</source>
        <translation>出力トークンあたりの時間、p99</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>毎秒出力トークン数</translation>
    </message>
    <message>
        <source>output tokens per second and GPU</source>
        <translation>GPU あたりの毎秒出力トークン数</translation>
    </message>
    <message>
        <source>stages stand still</source>
        <translation>ステージの停止</translation>
    </message>
    <message>
        <source>median bubble of a request</source>
        <translation>要求のバブルの中央値</translation>
    </message>
    <message>
        <source>room for keys and values, tightest GPU</source>
        <translation>key と value 用の空き、最も余裕のない GPU</translation>
    </message>
    <message>
        <source>lacking for one request, tightest GPU</source>
        <translation>1 要求に対する不足、最も余裕のない GPU</translation>
    </message>
    <message>
        <source>Which plan to take depends on the latencies that are asked for: no plan that serves is recommended. Of each at most {} requests are simulated.</source>
        <translation>どのプランを選ぶかは求めるレイテンシ次第です: サービングのプランはどれも推奨されません。それぞれ最大 {} 要求をシミュレートします。</translation>
    </message>
    <message>
        <source>passes wait for {} of {} sends</source>
        <translation>パスは {1} 件中 {0} 件の送信を待ちます</translation>
    </message>
    <message>
        <source>compressing takes longer than sending</source>
        <translation>圧縮が送信より長くかかります</translation>
    </message>
    <message>
        <source>no pass waits for these sends</source>
        <translation>これらの送信を待つパスはありません</translation>
    </message>
    <message>
        <source>one ring in place of two</source>
        <translation>2 つのリングを 1 つに</translation>
    </message>
    <message>
        <source>one ring over both stages takes longer</source>
        <translation>両ステージにわたる 1 つのリングのほうが長くかかります</translation>
    </message>
    <message>
        <source>the step does not wait for it</source>
        <translation>ステップは待ちません</translation>
    </message>
    <message>
        <source>the step waits for {}</source>
        <translation>ステップは {} を待ちます</translation>
    </message>
    <message>
        <source>slack in {}</source>
        <translation>{} に余裕</translation>
    </message>
    <message>
        <source>Replicas are not alike; all of them end their passes after {}.</source>
        <translation>レプリカは均一ではありませんが、すべて {} 後にパスを終えます。</translation>
    </message>
    <message>
        <source>Replicas are not alike: replica {} ends its passes after {}, replica {} after {} and waits.</source>
        <translation>レプリカは均一ではありません: レプリカ {} は {} 後にパスを終え、レプリカ {} は {} 後に終えて待ちます。</translation>
    </message>
    <message>
        <source>Stage {} needs {} on its fullest GPU, which has {}.</source>
        <translation>ステージ {0} は使用量が最大の GPU で {1} を必要としますが、その容量は {2} です。</translation>
    </message>
    <message>
        <source>Forward passes of the next stage do not fit the bubbles: the step takes {} more.</source>
        <translation>次のステージの順伝播パスがバブルに収まりません: ステップは {} 長くなります。</translation>
    </message>
    <message>
        <source>{} microbatches a replica are simulated; the others go on at the pace of the busiest GPU.</source>
        <translation>レプリカあたり {} マイクロバッチをシミュレートし、残りは最も忙しい GPU のペースで進むものとします。</translation>
    </message>
    <message>
        <source>Devices load from host memory at {} from now on, as measured.</source>
        <translation>今後、デバイスは計測どおり {} でホストメモリから読み込みます。</translation>
    </message>
    <message>
        <source>Launchers give every data-parallel replica as many microbatches of one size, and the same layers: unequal replicas need a training program that weighs each gradient by its sequences over the global batch.</source>
        <translation>ランチャーはデータ並列の各レプリカに、同じ数で同じサイズのマイクロバッチと同じレイヤーを割り当てます: 不均等なレプリカには、各勾配をグローバルバッチに占めるシーケンスの割合で重み付けする学習プログラムが必要です。</translation>
    </message>
    <message>
        <source>No launcher hands the work of one stage of a replica to others: this runs as if every stage did its own.</source>
        <translation>レプリカの 1 つのステージの作業を他に渡すランチャーはありません: 各ステージが自分の作業を行うものとして実行されます。</translation>
    </message>
    <message>
        <source>No launcher lets stages hold the layers of the next one as well.</source>
        <translation>次のステージのレイヤーもステージに保持させるランチャーはありません。</translation>
    </message>
    <message>
        <source>Launchers set no clocks: lock them on the nodes of each stage, with nvidia-smi --lock-gpu-clocks for one.</source>
        <translation>ランチャーはクロックを設定しません: 各ステージのノードで固定してください (例: nvidia-smi --lock-gpu-clocks)。</translation>
    </message>
    <message>
        <source>Requests reach both pools through a proxy, which vLLM leaves to you (its examples have one for NIXL).</source>
        <translation>要求はプロキシ経由で両プールに届きます。プロキシは vLLM では利用者が用意します (サンプルに NIXL 用があります)。</translation>
    </message>
    <message>
        <source>Requests reach both pools through SGLang&apos;s router: start it with --pd-disaggregation, --prefill and --decode.</source>
        <translation>要求は SGLang のルーター経由で両プールに届きます: --pd-disaggregation、--prefill、--decode を付けて起動してください。</translation>
    </message>
    <message>
        <source>SGLang sizes pieces by step times that it measures when it starts, a share (SGLANG_DYNAMIC_CHUNKING_SMOOTH_FACTOR, 0.75) of the way to equal ones, and runs decodes in batches of their own.</source>
        <translation>SGLang は起動時に計測したステップ時間に基づき、均等になるまでの一定割合 (SGLANG_DYNAMIC_CHUNKING_SMOOTH_FACTOR、0.75) だけ寄せて分割サイズを決め、デコードは専用のバッチで実行します。</translation>
    </message>
    <message>
        <source>This is one server: pools take a file of context_servers and generation_servers for trtllm-serve disaggregated.</source>
        <translation>これは 1 台のサーバーです: プールには、trtllm-serve disaggregated 用に context_servers と generation_servers を記したファイルが必要です。</translation>
    </message>
    <message>
        <source>The file does not say how many devices a node has: Metis&apos; host file does, with slots=N</source>
        <translation>ファイルにはノードあたりのデバイス数がありません: Metis のホストファイルには slots=N として記されています</translation>
    </message>
    <message>
        <source>more than {} runs are in it</source>
        <translation>{} 件を超える実行が含まれています</translation>
    </message>
    <message>
        <source>it is no result of a load generator that is known</source>
        <translation>既知の負荷生成ツールの結果ではありません</translation>
    </message>
    <message>
        <source>Known are vLLM&apos;s and SGLang&apos;s benchmarks, AIPerf and InferenceX, as JSON.</source>
        <translation>対応しているのは vLLM と SGLang のベンチマーク、AIPerf、InferenceX の JSON です。</translation>
    </message>
    <message>
        <source>no run in it can be used; of the first: {}</source>
        <translation>使用できる実行がありません。最初の実行: {}</translation>
    </message>
    <message>
        <source>A cluster has at most {} kinds of devices: {} keep theirs.</source>
        <translation>クラスターのデバイスの種類は最大 {} です: {} は元のままです。</translation>
    </message>
    <message>
        <source>No preset describes the device {} of {}: these nodes keep {}. Choose their GPU under &quot;Other nodes&quot; of the plan, or give its figures as &quot;device&quot; of cluster.otherNodes.</source>
        <translation>{1} のデバイス {0} に当てはまるプリセットはありません: これらのノードは {2} のままです。プランの「他のノード」で GPU を選ぶか、その値を cluster.otherNodes の &quot;device&quot; として指定してください。</translation>
    </message>
    <message>
        <source>other nodes: {} with {} of {}, {} inside and {} between them</source>
        <translation>他のノード: {} 個、{} ({})、ノード内 {}、ノード間 {}</translation>
    </message>
    <message>
        <source>all nodes are alike</source>
        <translation>全ノードが同一</translation>
    </message>
    <message>
        <source>an array, a number a plane</source>
        <translation>配列 (ビットプレーンごとに 1 つの数値)</translation>
    </message>
    <message>
        <source>a number from 0 to 10¹²</source>
        <translation>0 から 10¹² までの数値</translation>
    </message>
    <message>
        <source>&quot;proxy&quot;, a number a plane, or these per layer with experts and expert</source>
        <translation>&quot;proxy&quot;、ビットプレーンごとの数値、または experts と expert を伴うレイヤーごとの数値</translation>
    </message>
    <message>
        <source>an array, planes per expert</source>
        <translation>配列 (エキスパートごとのビットプレーン)</translation>
    </message>
    <message>
        <source>least bits of an expert</source>
        <translation>エキスパートの最小ビット数</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Bits that every expert keeps in memory. 0: the base where all of them fit, else none.</source>
        <translation>各エキスパートがメモリに残すビット数。0: すべて収まる場合はベース、そうでなければなし。</translation>
    </message>
    <message>
        <source>by budget</source>
        <translation>予算による</translation>
    </message>
    <message>
        <source>most bits of an expert</source>
        <translation>エキスパートの最大ビット数</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Bits that an expert keeps in memory. 0: all of its planes.</source>
        <translation>エキスパートがメモリに残すビット数。0: そのビットプレーンすべて。</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>全ビットプレーン</translation>
    </message>
    <message>
        <source>kept planes never leave</source>
        <translation>残したビットプレーンは常駐</translation>
    </message>
    <message>
        <source>Kept planes stay</source>
        <translation>保持したプレーンは常駐</translation>
    </message>
    <message>
        <source>Planes that are chosen stay in memory for good. Otherwise only the budget rule keeps planes: they leave layer by layer, highest bit first, when others need the memory.</source>
        <translation>選ばれたビットプレーンはメモリに残り続けます。それ以外では、予算ルールのみがプレーンを保持します: 他のプレーンがメモリを必要とすると、レイヤーごとに最上位ビットから順に退去します。</translation>
    </message>
    <message>
        <source>rate at which planes are loaded</source>
        <translation>ビットプレーンの読み込みレート</translation>
    </message>
    <message>
        <source>Rate of loading</source>
        <translation>読み込みレート</translation>
    </message>
    <message>
        <source>Bytes a second at which planes come into memory, by your own measurement (dd, for one). 0: what fio or nvbandwidth measured, where their files were imported, else what is usual for the device.</source>
        <translation>ビットプレーンがメモリに入る毎秒バイト数で、自身の計測 (dd など) によります。0: fio や nvbandwidth のファイルをインポートしていればその計測値、なければデバイスの標準的な値です。</translation>
    </message>
    <message>
        <source>as the device has it</source>
        <translation>デバイスの値</translation>
    </message>
    <message>
        <source>power of computing</source>
        <translation>計算時の電力</translation>
    </message>
    <message>
        <source>Power, computing</source>
        <translation>電力、計算時</translation>
    </message>
    <message>
        <source>Watts of the GPU while it computes, beside those at any time. With any of the three powers the energy of a token is shown.</source>
        <translation>GPU が計算している間のワット数で、常時の電力に加わります。3 つの電力のいずれかがあれば、トークンあたりのエネルギーが表示されます。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>power of loading</source>
        <translation>読み込み時の電力</translation>
    </message>
    <message>
        <source>Power, loading</source>
        <translation>電力、読み込み時</translation>
    </message>
    <message>
        <source>Watts of the machine while planes are loaded, beside those at any time.</source>
        <translation>ビットプレーンの読み込み中のマシンのワット数で、常時の電力に加わります。</translation>
    </message>
    <message>
        <source>power at any time</source>
        <translation>常時の電力</translation>
    </message>
    <message>
        <source>Power, always</source>
        <translation>電力、常時</translation>
    </message>
    <message>
        <source>Watts of the machine at any time, whatever it does.</source>
        <translation>何をしているかにかかわらず、常にかかるマシンのワット数です。</translation>
    </message>
    <message>
        <source>what planes are worth</source>
        <translation>ビットプレーンの価値</translation>
    </message>
    <message>
        <source>Worth of planes</source>
        <translation>プレーンの価値</translation>
    </message>
    <message>
        <source>What each plane adds to those below it, in any unit: of all experts alike, or of each. Without, a proxy: the share of the rounding error that it takes away.</source>
        <translation>各ビットプレーンがその下のプレーンに加える価値です (単位は任意): 全エキスパート共通、またはエキスパートごと。指定がなければ代理指標: そのプレーンが除く丸め誤差の割合。</translation>
    </message>
    <message>
        <source>How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h elements per layer there and as many back, (EP − 1)/EP of them over links. Deduplicated: a copy per distinct GPU of the token instead of k, summed there before it comes back (DeepEP). Deduplicated and sorted on the way: the same by kernels that put tokens in the order of their experts and leave their counts on the GPU (HybridEP). Context-coherent: the token stays where its experts were, and training gathers keys and values of every layer over the EP group (ExFlow, arXiv 2401.08383).</source>
        <translation>トークンが k 個のエキスパートに届いて戻る方法です。All-to-all: 選択ごとに 1 コピー、レイヤーごとに往路 k·s·b·h 要素、復路も同数で、そのうち (EP − 1)/EP がリンクを通ります。重複排除: k 個ではなく、トークンの行き先の異なる GPU ごとに 1 コピーで、戻る前にそこで合計します (DeepEP)。重複排除と途中での整列: 同じことを、トークンをエキスパート順に並べ、その数を GPU 上に残すカーネルで行います (HybridEP)。コンテキストコヒーレント: トークンはエキスパートがあった場所に留まり、学習では各レイヤーのキーとバリューを EP グループ全体で集めます (ExFlow, arXiv 2401.08383)。</translation>
    </message>
    <message>
        <source>extent of CUDA graphs</source>
        <translation>CUDA グラフの範囲</translation>
    </message>
    <message>
        <source>Graphs hold</source>
        <translation>グラフの内容</translation>
    </message>
    <message>
        <source>Graphs of all but the routed experts leave these to the host, which waits for the number of tokens of each. Graphs of the whole step need kernels that read these numbers on the GPU.</source>
        <translation>ルーティングされるエキスパート以外のすべてを含むグラフでは、これらのエキスパートはホストに任され、ホストは各エキスパートのトークン数を待ちます。ステップ全体のグラフには、これらの数を GPU 上で読むカーネルが必要です。</translation>
    </message>
    <message>
        <source>an array of replicas</source>
        <translation>レプリカの配列</translation>
    </message>
    <message>
        <source>the number of a replica</source>
        <translation>レプリカの番号</translation>
    </message>
    <message>
        <source>the number of a pipeline rank</source>
        <translation>パイプラインランクの番号</translation>
    </message>
    <message>
        <source>an array of at most {} entries</source>
        <translation>最大 {} 要素の配列</translation>
    </message>
    <message>
        <source>an array of clocks from {} to {} times the usual one</source>
        <translation>通常の {} 倍から {} 倍までのクロックの配列</translation>
    </message>
    <message>
        <source>shares of replicas</source>
        <translation>レプリカの分担</translation>
    </message>
    <message>
        <source>Unequal replicas</source>
        <translation>不均等なレプリカ</translation>
    </message>
    <message>
        <source>Replicas that do more or less than others: their microbatches in a step (0: they take no part), sequences of a microbatch, decoder layers of their stages (0: the stage is left out). Together they compute the global batch, and every sequence has the same weight in the gradient. Empty: all replicas do the same.</source>
        <translation>他より多い、または少ない仕事をするレプリカです: 1 ステップのマイクロバッチ数 (0: 参加しない)、マイクロバッチのシーケンス数、各ステージのデコーダーレイヤー数 (0: ステージを省く)。合わせてグローバルバッチを計算し、どのシーケンスも勾配で同じ重みを持ちます。空: すべてのレプリカが同じ仕事をします。</translation>
    </message>
    <message>
        <source>stages whose work others do</source>
        <translation>他が仕事を代行するステージ</translation>
    </message>
    <message>
        <source>Handed-over stages</source>
        <translation>引き継がれるステージ</translation>
    </message>
    <message>
        <source>Stages of replicas that are lost or slow, and who does their work: the same stage of other replicas, microbatch by microbatch or in larger microbatches, or the stage before.</source>
        <translation>失われた、または遅いレプリカのステージと、その仕事の引き受け手です: 他のレプリカの同じステージ (マイクロバッチ単位、またはより大きいマイクロバッチで)、または 1 つ前のステージ。</translation>
    </message>
    <message>
        <source>redundant stages</source>
        <translation>冗長ステージ</translation>
    </message>
    <message>
        <source>Redundant stages</source>
        <translation>冗長ステージ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Every GPU holds the layers of the next stage as well&lt;/b&gt; and runs their forward passes, in its bubbles as far as they reach (Bamboo), so that it can go on with both when the next one fails.</source>
        <translation>&lt;b&gt;各 GPU が次のステージのレイヤーも保持し&lt;/b&gt;、その順伝播を、足りる限り自身のバブルの中で実行します (Bamboo)。次の GPU が故障しても、両方のステージを続けられます。</translation>
    </message>
    <message>
        <source>clocks of stages</source>
        <translation>ステージのクロック</translation>
    </message>
    <message>
        <source>Stage clocks</source>
        <translation>ステージのクロック</translation>
    </message>
    <message>
        <source>Clock of the GPUs of each pipeline rank over the one that their figures are of. Computing takes the inverse; collectives do not change. Empty: 1.</source>
        <translation>各パイプラインランクの GPU のクロックを、その性能値の基準となるクロックで割った比です。計算時間はその逆数倍になり、集団通信は変わりません。空: 1。</translation>
    </message>
    <message>
        <source>Let all replicas do the same</source>
        <translation>すべてのレプリカに同じ仕事をさせる</translation>
    </message>
    <message>
        <source>Let every stage do its own work</source>
        <translation>各ステージに自身の仕事をさせる</translation>
    </message>
    <message>
        <source>Hold every stage once</source>
        <translation>各ステージを 1 つだけ保持</translation>
    </message>
    <message>
        <source>replica {} has a share, but there are {}</source>
        <translation>レプリカ {} に分担がありますが、レプリカは {} 個です</translation>
    </message>
    <message>
        <source>replica {} has two shares</source>
        <translation>レプリカ {} に分担が 2 つあります</translation>
    </message>
    <message>
        <source>stage {} of replica {} hands its work over, but there are {} stages of {}</source>
        <translation>ステージ {0} (レプリカ {1}) が仕事を引き渡しますが、あるのは {3} 個のレプリカの {2} ステージです</translation>
    </message>
    <message>
        <source>stage {} of replica {} hands its work over twice</source>
        <translation>ステージ {} (レプリカ {}) が仕事を 2 回引き渡しています</translation>
    </message>
    <message>
        <source>the shares of all replicas are {} sequences, where the global batch has {}</source>
        <translation>全レプリカの分担は {} シーケンスですが、グローバルバッチは {} です</translation>
    </message>
    <message>
        <source>no replica takes part in the step</source>
        <translation>ステップに参加するレプリカがありません</translation>
    </message>
    <message>
        <source>a replica has {} layers on {} stages, where the model has {} and the pipeline {} stages</source>
        <translation>レプリカは {} レイヤー、{} ステージですが、モデルは {} レイヤー、パイプラインは {} ステージです</translation>
    </message>
    <message>
        <source>replicas have layers of their own only where a stage is one chunk, without partitioned vocabulary and without multi-token prediction</source>
        <translation>レプリカが独自のレイヤーを持てるのは、ステージが 1 チャンクで、語彙の分割もマルチトークン予測もない場合のみです</translation>
    </message>
    <message>
        <source>replicas {} and {} share experts and have to do the same</source>
        <translation>レプリカ {} と {} はエキスパートを共有しているため、同じ仕事をする必要があります</translation>
    </message>
    <message>
        <source>replicas of {} microbatches: {}</source>
        <translation>{} マイクロバッチのレプリカ: {}</translation>
    </message>
    <message>
        <source>a custom order of passes is of one number of microbatches</source>
        <translation>カスタムのパス順序は、1 つのマイクロバッチ数にのみ対応します</translation>
    </message>
    <message>
        <source>all handed-over stages have to be taken over in one way</source>
        <translation>引き継がれるステージは、すべて同じ方法で引き受ける必要があります</translation>
    </message>
    <message>
        <source>replica {} has other layers: no other stage can do its work</source>
        <translation>レプリカ {} はレイヤーが異なります: 他のステージはその仕事を代行できません</translation>
    </message>
    <message>
        <source>sequences are handed over between replicas that do the same</source>
        <translation>シーケンスの引き渡しは、同じ仕事をするレプリカ間で行われます</translation>
    </message>
    <message>
        <source>microbatches are handed over only in pipelines of one direction, without partitioned vocabulary, offloading and compressed sends</source>
        <translation>マイクロバッチを引き渡せるのは、一方向のパイプラインで、語彙の分割、オフロード、圧縮送信がない場合のみです</translation>
    </message>
    <message>
        <source>the stage before stage {} of replica {} does no work itself</source>
        <translation>ステージ {} (レプリカ {}) の 1 つ前のステージは、自身が仕事をしていません</translation>
    </message>
    <message>
        <source>no replica is left that could do the work of stage {}</source>
        <translation>ステージ {} の仕事を代行できるレプリカが残っていません</translation>
    </message>
    <message>
        <source>{} stages have a clock, while there are {}</source>
        <translation>{} ステージにクロックがありますが、ステージは {} 個です</translation>
    </message>
    <message>
        <source>Leave the clocks as they are</source>
        <translation>クロックを変更しない</translation>
    </message>
    <message>
        <source>trace of requests</source>
        <translation>要求のトレース</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>A trace of requests that are served instead of drawn ones, a file beside the plan document: prompts and outputs, and their times unless they are left out.</source>
        <translation>抽出した要求の代わりに処理する要求のトレースで、プラン文書と同じ場所のファイルです: プロンプトと出力、および省略されていなければその時刻。</translation>
    </message>
    <message>
        <source>times of the trace</source>
        <translation>トレースの時刻</translation>
    </message>
    <message>
        <source>Its times</source>
        <translation>その時刻</translation>
    </message>
    <message>
        <source>Requests arrive when the trace has them. Off: as the arrivals of the plan have it.</source>
        <translation>要求はトレースの時刻に到着します。オフ: プランの到着の設定に従います。</translation>
    </message>
    <message>
        <source>scale of the trace&apos;s times</source>
        <translation>トレースの時刻の倍率</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>時刻の倍率</translation>
    </message>
    <message>
        <source>Factor of the times of the trace: 0.5 lets requests come twice as fast.</source>
        <translation>トレースの時刻に掛ける係数: 0.5 では、要求が 2 倍の速さで到着します。</translation>
    </message>
    <message>
        <source>scale of the trace&apos;s prompts</source>
        <translation>トレースのプロンプトの倍率</translation>
    </message>
    <message>
        <source>Prompt scale</source>
        <translation>プロンプト倍率</translation>
    </message>
    <message>
        <source>Factor of the prompts of the trace.</source>
        <translation>トレースのプロンプト長に掛ける倍率。</translation>
    </message>
    <message>
        <source>scale of the trace&apos;s outputs</source>
        <translation>トレースの出力の倍率</translation>
    </message>
    <message>
        <source>Output scale</source>
        <translation>出力倍率</translation>
    </message>
    <message>
        <source>Factor of the outputs of the trace.</source>
        <translation>トレースの出力長に掛ける倍率。</translation>
    </message>
    <message>
        <source>most tokens of a traced request</source>
        <translation>トレースの要求の最大トークン数</translation>
    </message>
    <message>
        <source>Most tokens</source>
        <translation>最大トークン数</translation>
    </message>
    <message>
        <source>Prompts of the trace are cut so that requests have no more tokens.</source>
        <translation>要求がこれより多くのトークンを持たないよう、トレースのプロンプトを切り詰めます。</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>devices that only generate</source>
        <translation>生成のみのデバイス数</translation>
    </message>
    <message>
        <source>Decode on</source>
        <translation>デコード先</translation>
    </message>
    <message>
        <source>Disaggregated serving: so many devices, the last ones, only generate; prompts are computed on the others, in the layout of the plan, and keys and values are handed over the links between them.</source>
        <translation>分離サービング: 末尾のこの数のデバイスは生成のみを行い、プロンプトは残りのデバイスがプランの配置で計算し、キーと値はその間のリンクで引き渡されます。</translation>
    </message>
    <message>
        <source>all do both</source>
        <translation>全デバイスが両方</translation>
    </message>
    <message>
        <source>tensor parallelism where tokens are generated</source>
        <translation>トークン生成側のテンソル並列</translation>
    </message>
    <message>
        <source>Decode TP</source>
        <translation>デコード TP</translation>
    </message>
    <message>
        <source>Tensor parallelism of the devices that only generate.</source>
        <translation>生成のみのデバイスのテンソル並列度。</translation>
    </message>
    <message>
        <source>pipeline stages where tokens are generated</source>
        <translation>トークン生成側のパイプラインステージ数</translation>
    </message>
    <message>
        <source>Decode PP</source>
        <translation>デコード PP</translation>
    </message>
    <message>
        <source>Pipeline stages of the devices that only generate.</source>
        <translation>生成のみのデバイスのパイプラインステージ数。</translation>
    </message>
    <message>
        <source>expert parallelism where tokens are generated</source>
        <translation>トークン生成側のエキスパート並列</translation>
    </message>
    <message>
        <source>Decode EP</source>
        <translation>デコード EP</translation>
    </message>
    <message>
        <source>Expert parallelism of the devices that only generate.</source>
        <translation>生成のみのデバイスのエキスパート並列度。</translation>
    </message>
    <message>
        <source>requests at once where tokens are generated</source>
        <translation>トークン生成側の同時要求数</translation>
    </message>
    <message>
        <source>Decode requests</source>
        <translation>デコード要求数</translation>
    </message>
    <message>
        <source>Most requests that run at the same time on a replica that only generates.</source>
        <translation>生成のみのレプリカで同時に実行される要求の最大数。</translation>
    </message>
    <message>
        <source>as for prompts</source>
        <translation>プロンプトと同じ</translation>
    </message>
    <message>
        <source>All but routed experts</source>
        <translation>ルーティングされるエキスパート以外</translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>ステップ全体</translation>
    </message>
    <message>
        <source>Microbatches to peers in turn</source>
        <translation>マイクロバッチを順に仲間へ</translation>
    </message>
    <message>
        <source>Larger microbatches of peers</source>
        <translation>仲間のマイクロバッチを拡大</translation>
    </message>
    <message>
        <source>The stage before</source>
        <translation>前のステージ</translation>
    </message>
    <message>
        <source>Deduplicated and sorted on the way</source>
        <translation>重複除去し途中で整列</translation>
    </message>
    <message>
        <source>a proxy</source>
        <translation>代理指標</translation>
    </message>
    <message>
        <source>of each expert in {} layers</source>
        <translation>{} 層の各エキスパート</translation>
    </message>
    <message>
        <source>, layers {}</source>
        <translation>、層 {}</translation>
    </message>
    <message>
        <source>{} replicas with microbatches of {} sequences{}</source>
        <translation>{} レプリカ、マイクロバッチは {} シーケンス{}</translation>
    </message>
    <message>
        <source>{} replicas take no part</source>
        <translation>{} レプリカは不参加</translation>
    </message>
    <message>
        <source>{} replicas with {} microbatches of {} sequences{}</source>
        <translation>{} レプリカ、{} マイクロバッチ × {} シーケンス{}</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>すべて同じ</translation>
    </message>
    <message>
        <source>stage {} of replica {}</source>
        <translation>ステージ {}（レプリカ {}）</translation>
    </message>
    <message>
        <source>A line is clock, speed and watts, the first two over the usual ones: 0.9,0.92,590.</source>
        <translation>1 行はクロック、速度、ワット数で、最初の 2 つは通常値に対する比です: 0.9,0.92,590。</translation>
    </message>
    <message>
        <source>a line of a table of clocks has three cells</source>
        <translation>クロック表の 1 行は 3 セルです</translation>
    </message>
    <message>
        <source>the power of a waiting device is no number</source>
        <translation>待機中のデバイスの電力が数値ではありません</translation>
    </message>
    <message>
        <source>clock, speed or watts are no positive numbers</source>
        <translation>クロック、速度またはワット数が正の数ではありません</translation>
    </message>
    <message>
        <source>clocks and speeds have to ascend</source>
        <translation>クロックと速度は昇順でなければなりません</translation>
    </message>
    <message>
        <source>a table of clocks has no line for the usual clock, 1 with the speed 1</source>
        <translation>クロック表に通常クロック（1、速度 1）の行がありません</translation>
    </message>
    <message>
        <source>The quorum waits {:.3g} s, no longer than a step of {:.3g} s.</source>
        <translation>クォーラムの待ちは {:.3g} s で、ステップ {:.3g} s より長くありません。</translation>
    </message>
    <message>
        <source>The schedule is impossible.</source>
        <translation>このスケジュールは不可能です。</translation>
    </message>
    <message>
        <source>Stage {} would need {} on its fullest GPU, which has {}.</source>
        <translation>ステージ {} は最も埋まる GPU で {} 必要ですが、{} しかありません。</translation>
    </message>
    <message>
        <source>Restart with another layout.</source>
        <translation>別の配置で再起動してください。</translation>
    </message>
    <message>
        <source>Resize, or drop the replica.</source>
        <translation>サイズを変えるか、レプリカを外してください。</translation>
    </message>
    <message>
        <source>Peers of the stage run up to {:.2f} more microbatches each.</source>
        <translation>ステージの仲間がそれぞれ最大 {:.2f} マイクロバッチ多く実行します。</translation>
    </message>
    <message>
        <source>The stage before does the work of two in its replica. Holding every stage twice, and its forward passes in the bubbles, leaves {:.1f} % of the throughput before anything fails.</source>
        <translation>前のステージがレプリカ内で 2 つ分の仕事をします。全ステージを二重に持ち、その順伝播をバブルで行うため、障害前のスループットは {:.1f} % になります。</translation>
    </message>
    <message>
        <source>Reroute microbatches, or drop the replica.</source>
        <translation>マイクロバッチを振り替えるか、レプリカを外してください。</translation>
    </message>
    <message>
        <source>The clocks of this device neither rise nor fall. Give a table of clocks, or wider limits for them.</source>
        <translation>このデバイスのクロックは上下しません。クロック表か、より広い範囲を指定してください。</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere, which saves {:.1f} % of the energy of a step.</source>
        <translation>弱いステージでクロックを最大 {:.3f} 倍に、他では {:.3f} 倍まで下げ、ステップの電力量を {:.1f} % 節約します。</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere.</source>
        <translation>弱いステージでクロックを最大 {:.3f} 倍に、他では {:.3f} 倍まで下げます。</translation>
    </message>
    <message>
        <source>More stages, or sharded weights, would help.</source>
        <translation>ステージを増やすか、重みの分割が有効です。</translation>
    </message>
    <message>
        <source>{} goes on by dropping replicas; the policy {} needs a training program of its own.</source>
        <translation>{} はレプリカを外して続行します。方針 {} には専用の学習プログラムが必要です。</translation>
    </message>
    <message>
        <source>The heartbeat of {:.3g} s is an argument of TorchFT&apos;s Manager (heartbeat_interval), which no variable sets.</source>
        <translation>{:.3g} s のハートビートは TorchFT の Manager の引数 (heartbeat_interval) で、変数では設定できません。</translation>
    </message>
    <message>
        <source>Timeouts of training and initialisation are settings of torchtitan.</source>
        <translation>学習と初期化のタイムアウトは torchtitan の設定です。</translation>
    </message>
    <message>
        <source>Timeouts of the quorum, of joining and of heartbeats are TorchFT&apos;s: write them with torchft.</source>
        <translation>クォーラム、参加、ハートビートのタイムアウトは TorchFT のものです: torchft で書き出してください。</translation>
    </message>
    <message>
        <source>torchtitan copies no optimizer shards to peers each step.</source>
        <translation>torchtitan は毎ステップのオプティマイザーシャードの複製を行いません。</translation>
    </message>
    <message>
        <source>{} spare nodes join as replica groups of their own: start them like the others.</source>
        <translation>{} 台の予備ノードは独自のレプリカグループとして参加します: 他と同じように起動してください。</translation>
    </message>
    <message>
        <source>there is no trace of requests called &quot;{}&quot;</source>
        <translation>「{}」という要求トレースがありません</translation>
    </message>
    <message>
        <source>experts in few bits are served where each device holds all experts of its layers, not one part in {}</source>
        <translation>少ビットのエキスパートは、各デバイスが層の全エキスパートを持つ場合に限り扱います（{} 分の 1 ではなく）</translation>
    </message>
    <message>
        <source>Set it to 1, or the bit budget to 0.</source>
        <translation>1 にするか、ビット予算を 0 にしてください。</translation>
    </message>
    <message>
        <source>all {} devices generate: none is left for prompts</source>
        <translation>{} 台すべてが生成します: プロンプト用が残りません</translation>
    </message>
    <message>
        <source>Leave some of them to prompts, or set it to 0.</source>
        <translation>一部をプロンプトに残すか、0 にしてください。</translation>
    </message>
    <message>
        <source>the scheduler {} runs prompts and decodes on one replica</source>
        <translation>スケジューラー {} はプロンプトとデコードを 1 つのレプリカで実行します</translation>
    </message>
    <message>
        <source>Take Sarathi, vLLM or Orca, or let no devices generate alone.</source>
        <translation>Sarathi、vLLM、Orca のいずれかにするか、生成のみのデバイスをなくしてください。</translation>
    </message>
    <message>
        <source>where tokens are generated: {}</source>
        <translation>トークン生成側: {}</translation>
    </message>
    <message>
        <source>products</source>
        <translation>行列積</translation>
    </message>
    <message>
        <source>planes</source>
        <translation>ビットプレーン</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>collectives</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>launches and host</source>
        <translation>起動とホスト</translation>
    </message>
    <message>
        <source>waits for other batches</source>
        <translation>他のバッチ待ち</translation>
    </message>
    <message>
        <source>hand-over</source>
        <translation>引き渡し</translation>
    </message>
    <message>
        <source>prompts of others</source>
        <translation>他の要求のプロンプト</translation>
    </message>
    <message>
        <source>it holds no rates of serving</source>
        <translation>推論のレートがありません</translation>
    </message>
    <message>
        <source>Such a file is written by calibrate serving with --output.</source>
        <translation>このファイルは calibrate serving --output で書き出されます。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no figure of the rates of serving.</source>
        <translation>&quot;{}&quot; は推論のレートの項目ではありません。</translation>
    </message>
    <message>
        <source>it takes seconds from 0 to {}</source>
        <translation>0 から {} の秒数を指定します</translation>
    </message>
    <message>
        <source>it takes a share from 0 to {}</source>
        <translation>0 から {} の割合を指定します</translation>
    </message>
    <message>
        <source>Pairing pools</source>
        <translation>プールの組み合わせ</translation>
    </message>
    <message>
        <source>&quot;{}&quot; names no nodes of this cluster of {}</source>
        <translation>&quot;{}&quot; はこの {} ノードのクラスタのノードではありません</translation>
    </message>
    <message>
        <source>Write nodes such as {}, a run such as {}, or 4x for the last four.</source>
        <translation>{} のようなノード、{} のような範囲、または末尾 4 台なら 4x と書いてください。</translation>
    </message>
    <message>
        <source>no run in it is one of the plan; of the first: {}</source>
        <translation>その中に計画の実行はありません。最初のもの: {}</translation>
    </message>
    <message>
        <source>All events of the trace are at one time.</source>
        <translation>トレースのイベントはすべて同じ時刻です。</translation>
    </message>
    <message>
        <source>Looking for layouts that fast devices deserve</source>
        <translation>速いデバイスに見合う配置を探しています</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>a trace of requests that plans can serve: {}, {} requests</source>
        <translation>計画が処理できるリクエストのトレース: {}、リクエスト {} 件</translation>
    </message>
    <message>
        <source>rates of serving on {}, fitted to {}</source>
        <translation>{} での推論の速度 ({} に合わせたもの)</translation>
    </message>
    <message>
        <source>Sends of replicas that hand work over, or take it, are estimated uncompressed.</source>
        <translation>仕事を渡す、または引き受けるレプリカの送信は、圧縮なしで見積もられます。</translation>
    </message>
    <message>
        <source>there is nothing to fit to</source>
        <translation>合わせる対象がありません</translation>
    </message>
    <message>
        <source>DeepSpeed quantises weights to {} bits and gradients to {}.</source>
        <translation>DeepSpeed は重みを {} ビット、勾配を {} ビットに量子化します。</translation>
    </message>
    <message>
        <source>{} is left out: {}.</source>
        <translation>{} は除かれます: {}。</translation>
    </message>
    <message>
        <source>Import it as a trace of requests.</source>
        <translation>リクエストのトレースとして取り込んでください。</translation>
    </message>
    <message>
        <source>{} makes traffic smaller, which is estimated under ZeRO 3 only.</source>
        <translation>{} は通信を減らしますが、それが見積もられるのは ZeRO 3 のときだけです。</translation>
    </message>
    <message>
        <source>{} requests arrive at one instant: they wait for each other.</source>
        <translation>リクエスト {} 件が同じ瞬間に到着し、互いを待ちます。</translation>
    </message>
    <message>
        <source>… bits of gradients</source>
        <translation>… 勾配のビット数</translation>
    </message>
    <message>
        <source>Quantised: bits of an element of gradients, of weights and of activations: 4 or 8; 16 sends them as they are. ZeRO++ takes 4 (qgZ).</source>
        <translation>量子化: 勾配・重み・活性値の 1 要素のビット数。4 か 8、16 ならそのまま送ります。ZeRO++ は 4 (qgZ) です。</translation>
    </message>
    <message>
        <source>bits of compressed weights</source>
        <translation>圧縮した重みのビット数</translation>
    </message>
    <message>
        <source>… bits of weights</source>
        <translation>… 重みのビット数</translation>
    </message>
    <message>
        <source>Quantised: bits of an element of the weights that are gathered: 4 or 8; 16 sends them as they are, 0 as the gradients. ZeRO++ takes 8 (qwZ).</source>
        <translation>量子化: 集める重みの 1 要素のビット数。4 か 8、16 ならそのまま、0 なら勾配と同じです。ZeRO++ は 8 (qwZ) です。</translation>
    </message>
    <message>
        <source>as gradients</source>
        <translation>勾配と同じ</translation>
    </message>
    <message>
        <source>Of the sends between stages, only those that leave when neither end has a forward pass left: those before can hide behind computation.</source>
        <translation>ステージ間の送信のうち、両端ともフォワードパスが残っていないときに出るものだけ。それより前のものは計算の陰に隠せます。</translation>
    </message>
    <message>
        <source>Measured seconds of compression and decompression over the estimated ones, which follow from sizes and from the rates of the GPU. 0: free. Fitted by rankloom-cli calibrate compression.</source>
        <translation>圧縮と展開の測定時間を見積もり時間で割った値。見積もりはサイズと GPU の速度から求まります。0 なら無料。rankloom-cli calibrate compression で合わせます。</translation>
    </message>
    <message>
        <source>cost of decompression</source>
        <translation>展開のコスト</translation>
    </message>
    <message>
        <source>… of decompression</source>
        <translation>… 展開</translation>
    </message>
    <message>
        <source>How much farther from the estimate decompression is than compression: its measured seconds over the estimated ones, as a multiple of the factor above.</source>
        <translation>展開が圧縮よりどれだけ見積もりから離れているか。展開の測定時間を見積もり時間で割り、上の係数の倍数で表します。</translation>
    </message>
    <message>
        <source>Digits are lost ({}): the figures of this plan say nothing about what that does to the model</source>
        <translation>桁が失われます ({})。この計画の数値は、それがモデルに与える影響については何も述べません</translation>
    </message>
    <message>
        <source>quantised, weights in {} bits</source>
        <translation>量子化、重みは {} ビット</translation>
    </message>
    <message>
        <source>quantised, gradients in {} bits</source>
        <translation>量子化、勾配は {} ビット</translation>
    </message>
    <message>
        <source>quantised, gradients in {} bits, weights in {}</source>
        <translation>量子化、勾配は {} ビット、重みは {}</translation>
    </message>
    <message>
        <source>redundant stages need at least two stages</source>
        <translation>冗長ステージには少なくとも 2 ステージが必要です</translation>
    </message>
    <message>
        <source>sharded weights or gradients travel between all replicas for every microbatch: replicas have to have as many microbatches and the same layers; optimizer states alone may be sharded</source>
        <translation>分割された重みや勾配はマイクロバッチごとに全レプリカ間を移動します。レプリカのマイクロバッチ数と層は同じでなければならず、分割できるのはオプティマイザー状態だけです</translation>
    </message>
    <message>
        <source>Replicas {} and {} take microbatches of {} and {} sequences.</source>
        <translation>レプリカ {} と {} のマイクロバッチは {} と {} シーケンスです。</translation>
    </message>
    <message>
        <source>Drop the replica, or restart.</source>
        <translation>レプリカを外すか、再起動してください。</translation>
    </message>
    <message>
        <source>The {} microbatches of a step are not as many on each of {} replicas.</source>
        <translation>1 ステップのマイクロバッチ {} 個は、{} レプリカに均等に分かれません。</translation>
    </message>
    <message>
        <source>Drop the replica, take templates, or restart: those share microbatches out anew.</source>
        <translation>レプリカを外すか、テンプレートを使うか、再起動してください。マイクロバッチが配り直されます。</translation>
    </message>
    <message>
        <source>Templates cut a pipeline into one run of layers a stage; here a rank has several.</source>
        <translation>テンプレートはパイプラインを 1 ステージに 1 区間ずつ切りますが、ここではランクが複数の区間を持ちます。</translation>
    </message>
    <message>
        <source>{} Stages of the plan were not even before: with nothing lost, the same split and clocks would give {:.1f} % of its throughput.</source>
        <translation>{} 計画のステージはもともと不均等でした。何も失わなくても、同じ分割とクロックならスループットは {:.1f} % になります。</translation>
    </message>
    <message>
        <source>Looking for ways to go on was cancelled.</source>
        <translation>続け方の探索は取り消されました。</translation>
    </message>
    <message>
        <source>Import the file into the project, or put it beside the plan document; without a trace requests are drawn.</source>
        <translation>ファイルをプロジェクトに取り込むか、計画文書の隣に置いてください。トレースがなければリクエストは乱数で作られます。</translation>
    </message>
    <message>
        <source>Scheduler {}</source>
        <translation>スケジューラー {}</translation>
    </message>
    <message>
        <source>Weights in {}</source>
        <translation>重みは {}</translation>
    </message>
    <message>
        <source>{}-bit cache</source>
        <translation>{} ビットのキャッシュ</translation>
    </message>
    <message>
        <source>{} tokens a batch</source>
        <translation>バッチあたり {} トークン</translation>
    </message>
    <message>
        <source>{} requests at once</source>
        <translation>同時に {} リクエスト</translation>
    </message>
    <message>
        <source>{} % of the memory</source>
        <translation>メモリの {} %</translation>
    </message>
    <message>
        <source>{} devices that only generate</source>
        <translation>生成だけを行うデバイス {} 台</translation>
    </message>
    <message>
        <source>prompts and decodes together</source>
        <translation>プロンプトとデコードを一緒に</translation>
    </message>
    <message>
        <source>requests of</source>
        <translation>リクエストの元</translation>
    </message>
    <message>
        <source>there are no requests: all {} have no prompt or no output</source>
        <translation>リクエストがありません。{} 件すべてにプロンプトか出力がありません</translation>
    </message>
    <message>
        <source>Another trace is called {}: plans call this one {}.</source>
        <translation>{} という名のトレースがほかにあります。計画はこれを {} と呼びます。</translation>
    </message>
    <message>
        <source>Requests are longer than the context of {}, {} tokens: the longest has {}. Engines refuse them, and so do simulations.</source>
        <translation>リクエストが {} のコンテキスト {} トークンより長く、最長は {} です。エンジンもシミュレーションも受け付けません。</translation>
    </message>
    <message>
        <source>{} is not of the current plan: {}.</source>
        <translation>{} は現在の計画のものではありません: {}。</translation>
    </message>
    <message>
        <source>Rates of serving on {} were fitted to {}: estimates are off by {} % on the average.</source>
        <translation>{} での推論の速度を {} に合わせました。見積もりは平均 {} % ずれます。</translation>
    </message>
    <message>
        <source>No rates were fitted: {}. The file is kept; make the plan that was measured the current one and import it again.</source>
        <translation>速度は合わせられませんでした: {}。ファイルは残ります。測定した計画を現在の計画にして、もう一度取り込んでください。</translation>
    </message>
    <message>
        <source>trace of requests: {}</source>
        <translation>リクエストのトレース: {}</translation>
    </message>
    <message>
        <source>a request is out of range</source>
        <translation>範囲外のリクエストがあります</translation>
    </message>
    <message>
        <source>the fitted rates of serving cannot be read</source>
        <translation>合わせた推論の速度を読めません</translation>
    </message>
    <message>
        <source>Stage {} takes {:.0f} sequences at a time instead of {}.</source>
        <translation>ステージ {} は一度に {:.0f} シーケンスを受け取ります ({} の代わりに)。</translation>
    </message>
    <message>
        <source>{} The plan goes on more slowly than it could since the earlier failure: with nothing lost, this split would give {:.1f} % of its throughput.</source>
        <translation>{} 計画は前の故障以来、本来より遅く動いています。何も失わなければ、この分割でスループットは {:.1f} % になります。</translation>
    </message>
    <message>
        <source>this plan serves: it has no passes of a training step</source>
        <translation>このプランは推論用です: 学習ステップのパスはありません</translation>
    </message>
    <message>
        <source>Take the trace of its requests, or copy the tables of batches and requests.</source>
        <translation>リクエストのトレースを使うか、バッチとリクエストの表をコピーしてください。</translation>
    </message>
    <message>
        <source>When requests come: static (all at once), interval:0.5 (seconds), poisson:2 (a second), gamma:2:0.5 (a second, variation) or closed:16:2 (users that ask again when they have their answer and have thought, seconds).</source>
        <translation>リクエストの到着: static (すべて同時)、interval:0.5 (秒)、poisson:2 (毎秒)、gamma:2:0.5 (毎秒、変動)、closed:16:2 (応答を得て考えた後に再び尋ねるユーザー、秒)。</translation>
    </message>
    <message>
        <source>a table of clocks has more than {} clocks</source>
        <translation>クロック表のクロックが {} 個を超えています</translation>
    </message>
    <message>
        <source>One request of {} tokens does not fit: each GPU of stage {} lacks {}.</source>
        <translation>{} トークンのリクエスト 1 件が収まりません: ステージ {} の各 GPU で {} 不足しています。</translation>
    </message>
    <message>
        <source>{} requests of {} tokens fit at once on a replica.</source>
        <translation>{} 件の {} トークンのリクエストが 1 つのレプリカに同時に収まります。</translation>
    </message>
    <message>
        <source>{} requests of {} tokens, the mean, fit at once on a replica; the longest, of {}, fits as well.</source>
        <translation>{} 件の平均 {} トークンのリクエストが 1 つのレプリカに同時に収まります。最長の {} トークンも収まります。</translation>
    </message>
    <message>
        <source>{} requests of {} tokens, the mean, fit at once on a replica; the longest, of {}, does not: those of more than {} are refused.</source>
        <translation>{} 件の平均 {} トークンのリクエストが 1 つのレプリカに同時に収まります。最長の {} トークンは収まりません: {} トークンを超えるものは拒否されます。</translation>
    </message>
    <message>
        <source>Write static, interval:s, poisson:qps, gamma:qps:cv or closed:users:think, in seconds and requests a second.</source>
        <translation>static、interval:s、poisson:qps、gamma:qps:cv、closed:ユーザー数:思考時間 のいずれかを、秒と毎秒リクエスト数で書いてください。</translation>
    </message>
    <message>
        <source>its runs are of two models, {} and {}: rates are of one deployment</source>
        <translation>実行は {} と {} の二つのモデルのものです。レートは一つのデプロイメントのものです</translation>
    </message>
    <message>
        <source>Layers that take the keys that another layer has chosen are planned as if each had an indexer of its own.</source>
        <translation>別の層が選んだキーを使う層は、それぞれ独自のインデクサーを持つものとして計画されます。</translation>
    </message>
    <message>
        <source>in training its sparse attention is planned as whole attention</source>
        <translation>学習では、疎なアテンションは全体のアテンションとして計画されます</translation>
    </message>
    <message>
        <source>keys are chosen for latent attention only, and &quot;mla&quot; is not given</source>
        <translation>キーを選ぶのは潜在アテンションだけですが、「mla」が指定されていません</translation>
    </message>
    <message>
        <source>Keep only the runs of the plan&apos;s model.</source>
        <translation>計画のモデルの実行だけを残してください。</translation>
    </message>
    <message>
        <source>{} of {} runs name no model and are taken as runs of the plan&apos;s.</source>
        <translation>{} 件 (全 {} 件) の実行はモデル名がなく、計画のモデルの実行とみなされます。</translation>
    </message>
    <message>
        <source>No rates were fitted: {}. The file is kept. {}</source>
        <translation>速度は合わせられませんでした: {}。ファイルは残ります。{}</translation>
    </message>
    <message>
        <source>Pipette&apos;s cost is that of a training step, and the plan serves requests</source>
        <translation>Pipette のコストは学習ステップのもので、このプランは要求を処理します</translation>
    </message>
    <message>
        <source>the time per output token is that of a plan that serves requests</source>
        <translation>出力トークンあたりの時間は、要求を処理するプランのものです</translation>
    </message>
    <message>
        <source>Products, 16 bits</source>
        <translation>行列積、16 ビット</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak that matrix products in 16 bits reach.</source>
        <translation>16 ビットの行列積が達する、デバイスのピーク性能に対する割合。</translation>
    </message>
    <message>
        <source>Products, 8 bits</source>
        <translation>行列積、8 ビット</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak that matrix products in 8 bits reach.</source>
        <translation>8 ビットの行列積が達する、デバイスのピーク性能に対する割合。</translation>
    </message>
    <message>
        <source>Products, 4 bits</source>
        <translation>行列積、4 ビット</translation>
    </message>
    <message>
        <source>Share of twice the 8-bit peak that matrix products in 4 bits reach.</source>
        <translation>4 ビットの行列積が達する、8 ビットのピーク性能の 2 倍に対する割合。</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>重みの読み出し</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth at which weights are read.</source>
        <translation>重みを読み出す速度の、メモリ帯域幅に対する割合。</translation>
    </message>
    <message>
        <source>Not hidden</source>
        <translation>隠れない分</translation>
    </message>
    <message>
        <source>Share of the shorter of computing and reading that a product takes on top of the longer.</source>
        <translation>計算と読み出しのうち短い方が、長い方に加えて行列積にかかる割合。</translation>
    </message>
    <message>
        <source>Whole tiles</source>
        <translation>タイルの端数</translation>
    </message>
    <message>
        <source>Share that shows of what rows up to whole tiles of 128 would take.</source>
        <translation>128 行単位のタイルに切り上げた場合の時間のうち、実際に現れる割合。</translation>
    </message>
    <message>
        <source>Attention, prompts</source>
        <translation>アテンション、プロンプト</translation>
    </message>
    <message>
        <source>Share of the 16-bit peak that attention over prompts reaches.</source>
        <translation>プロンプトに対するアテンションが達する、16 ビットのピーク性能に対する割合。</translation>
    </message>
    <message>
        <source>Attention, cache</source>
        <translation>アテンション、キャッシュ</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth at which keys and values are read.</source>
        <translation>キーと値を読み出す速度の、メモリ帯域幅に対する割合。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Share of the links&apos; bandwidth that collectives reach.</source>
        <translation>集団通信が達する、リンク帯域幅に対する割合。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Small kernels and gaps of a layer.</source>
        <translation>層の小さなカーネルと隙間。</translation>
    </message>
    <message>
        <source>Launching a layer</source>
        <translation>層の起動</translation>
    </message>
    <message>
        <source>To launch the kernels of a layer one by one, as batches with prompts need it.</source>
        <translation>層のカーネルを 1 つずつ起動する時間。プロンプトを含むバッチに必要です。</translation>
    </message>
    <message>
        <source>Layer with experts</source>
        <translation>エキスパートのある層</translation>
    </message>
    <message>
        <source>What a layer with experts has on top: router and permutation.</source>
        <translation>エキスパートのある層で加わるもの: ルーターと並べ替え。</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>Each collective, beside the latencies of its links.</source>
        <translation>集団通信ごとの時間。リンクの遅延は含みません。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Of the host, for every batch on a stage.</source>
        <translation>ステージでのバッチごとの、ホストの時間。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Of the host, for every request of a batch.</source>
        <translation>バッチの要求ごとの、ホストの時間。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>What follows from no product, for every token of a batch.</source>
        <translation>行列積によらない、バッチのトークンごとの時間。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Until a request is in the queue, and its first token with the client.</source>
        <translation>要求がキューに入り、最初のトークンがクライアントに届くまで。</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>同時に到着</translation>
    </message>
    <message>
        <source>Share of the requests of a steady load that come all at once.</source>
        <translation>定常負荷の要求のうち、一度に到着するものの割合。</translation>
    </message>
    <message>
        <source>Batches ahead</source>
        <translation>先行バッチ数</translation>
    </message>
    <message>
        <source>Batches that go by between what an engine hears and what it says, beside those that compute it: the next one is ready before it knows of a request, and a token is read when the batch after it has been launched.</source>
        <translation>エンジンが要求を受け取ってから応答するまでに、その計算以外に過ぎるバッチの数。要求を知る前に次のバッチが用意され、トークンはその後のバッチが起動されてから読み出されます。</translation>
    </message>
    <message>
        <source>Spread of experts</source>
        <translation>エキスパートのばらつき</translation>
    </message>
    <message>
        <source>Standard deviation over mean of how often experts are picked, where no trace tells.</source>
        <translation>トレースがない場合の、エキスパートが選ばれる回数の標準偏差と平均の比。</translation>
    </message>
    <message>
        <source>it takes a number of batches from 0 to {}</source>
        <translation>0 から {} までのバッチ数を指定します</translation>
    </message>
    <message>
        <source>it takes a ratio from 0 to {}</source>
        <translation>0 から {} までの比を指定します</translation>
    </message>
    <message>
        <source>single kernels in public tables</source>
        <translation>公開された表の個々のカーネル</translation>
    </message>
    <message>
        <source>served models in public tables, fitted</source>
        <translation>公開された表の推論計測に当てはめた値</translation>
    </message>
    <message>
        <source>overheads of engines on other devices; single kernels in public tables</source>
        <translation>他のデバイスでのエンジンのオーバーヘッド、公開された表の個々のカーネル</translation>
    </message>
    <message>
        <source>Attention, 8-bit cache</source>
        <translation>アテンション、8 ビットキャッシュ</translation>
    </message>
    <message>
        <source>Share of that bandwidth at which keys and values in 8 bits are read.</source>
        <translation>8 ビットのキーと値を読み出す速度の、その帯域幅に対する割合。</translation>
    </message>
    <message>
        <source>The trace of requests {} was not imported: the plan cannot be served until it is.</source>
        <translation>要求のトレース {} はインポートされていません。インポートするまで、この計画は要求を処理できません。</translation>
    </message>
    <message>
        <source>Precision “FP8 mixed” leaves the products of attention in 16 bits unless this is on (Megatron-Core: fp8_dot_product_attention), under MX scaling, as measured on Blackwell. Memory stays: queries and keys are kept by rows and by columns, a byte each.</source>
        <translation>精度「FP8 混合」では、これがオンでない限りアテンションの積は 16 ビットのままです (Megatron-Core: fp8_dot_product_attention)。オンでは Blackwell での測定どおり MX スケーリングによります。メモリは変わりません: クエリとキーは行方向と列方向に 1 バイトずつ保持されます。</translation>
    </message>
    <message>
        <source>attention is counted in 16 bits on {}: in 8 bits it was measured under MX scaling, on Blackwell alone</source>
        <translation>{} ではアテンションを 16 ビットとして見積もります: 8 ビットは Blackwell での MX スケーリングでしか測定されていません</translation>
    </message>
    <message>
        <source>Compute attention in 16 bits</source>
        <translation>アテンションを 16 ビットで計算する</translation>
    </message>
    <message>
        <source>attention and output layer are counted in 16 bits, as the plan has it; recipes that record the whole step on Blackwell often compute one or both in 8</source>
        <translation>アテンションと出力レイヤーはプランのとおり 16 ビットとして見積もります。Blackwell でステップ全体を記録するレシピは、一方または両方を 8 ビットで計算することがよくあります</translation>
    </message>
    <message>
        <source>Compute attention in 8 bits</source>
        <translation>アテンションを 8 ビットで計算する</translation>
    </message>
    <message>
        <source>figures set by hand</source>
        <translation>手動で設定した値</translation>
    </message>
    <message>
        <source>{}; figures set by hand</source>
        <translation>{}、手動で設定した値あり</translation>
    </message>
    <message>
        <source>Figures of serving on {} that were set by hand are replaced by those that were fitted. Undo brings them back.</source>
        <translation>{} のサービングで手動で設定した値は、当てはめた値に置き換えられました。元に戻すと復元されます。</translation>
    </message>
    <message>
        <source>Megatron-LM drops and pads no tokens that travel by DeepEP: experts take as many as come.</source>
        <translation>Megatron-LM は DeepEP で送られるトークンを破棄もパディングもしません: エキスパートは届いた分をすべて受け取ります。</translation>
    </message>
    <message>
        <source>Megatron-LM runs shared experts beside an exchange by all-to-all alone: they are not overlapped.</source>
        <translation>Megatron-LM が共有エキスパートを交換と並行に実行するのは all-to-all の場合だけです: オーバーラップしません。</translation>
    </message>
    <message>
        <source>overlap of shared experts</source>
        <translation>共有エキスパートのオーバーラップ</translation>
    </message>
    <message>
        <source>Overlap shared experts</source>
        <translation>共有エキスパートのオーバーラップ</translation>
    </message>
    <message>
        <source>Shared experts run while tokens travel to the routed ones and back (Megatron-Core: moe_shared_expert_overlap). With expert parallelism overlapped they hide it anyway.</source>
        <translation>トークンがルーティング先のエキスパートとの間を往復する間に共有エキスパートを実行します (Megatron-Core: moe_shared_expert_overlap)。エキスパート並列をオーバーラップさせる場合は、もともと交換を隠蔽します。</translation>
    </message>
    <message>
        <source>capacity of experts</source>
        <translation>エキスパートの容量</translation>
    </message>
    <message>
        <source>Expert capacity</source>
        <translation>エキスパートの容量</translation>
    </message>
    <message>
        <source>Tokens that every expert takes, over the mean: more are dropped, fewer are padded (Megatron-Core: moe_expert_capacity_factor with moe_pad_expert_input_to_capacity). Experts are loaded alike, the host waits for no sizes, and graphs can hold the whole step.</source>
        <translation>各エキスパートが受け取るトークン数の平均に対する比です。超過分は破棄され、不足分はパディングされます (Megatron-Core: moe_expert_capacity_factor と moe_pad_expert_input_to_capacity)。エキスパートの負荷は等しくなり、ホストはサイズを待たず、グラフにステップ全体を収められます。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>grouped experts</source>
        <translation>エキスパートのグループ化</translation>
    </message>
    <message>
        <source>Grouped experts</source>
        <translation>エキスパートのグループ化</translation>
    </message>
    <message>
        <source>One kernel has a product of all experts of a GPU. Off: experts run one after another, each product by itself (Megatron-Core without moe_grouped_gemm).</source>
        <translation>1 つのカーネルが GPU 上の全エキスパートの積を計算します。オフ: エキスパートは 1 つずつ順に実行され、積もそれぞれ別になります (moe_grouped_gemm なしの Megatron-Core)。</translation>
    </message>
    <message>
        <source>graphs hold the experts, and the host has to know how many tokens each of them gets: with all-to-all they can hold experts of a given capacity alone</source>
        <translation>グラフがエキスパートを含みますが、各エキスパートが受け取るトークン数をホストが知る必要があります: all-to-all では容量を定めたエキスパートしか含められません</translation>
    </message>
    <message>
        <source>Leave the counts on the GPU</source>
        <translation>トークン数を GPU 上に残す</translation>
    </message>
    <message>
        <source>Give experts a capacity of 1</source>
        <translation>エキスパートの容量を 1 にする</translation>
    </message>
    <message>
        <source>fused permutation</source>
        <translation>融合された並べ替え</translation>
    </message>
    <message>
        <source>Fused permutation</source>
        <translation>融合された並べ替え</translation>
    </message>
    <message>
        <source>One kernel brings tokens into the order of their experts, or back, and weighs them. Off: masks, indices, copies and sums by kernels of their own, three times the traffic (Megatron-Core without moe_permute_fusion).</source>
        <translation>1 つのカーネルがトークンをエキスパートの順に並べ替え、または元に戻し、重みを掛けます。オフ: マスク、インデックス、コピー、加算を別々のカーネルで行い、転送量は 3 倍になります (moe_permute_fusion なしの Megatron-Core)。</translation>
    </message>
    <message>
        <source>fused rotary positions</source>
        <translation>融合された回転位置</translation>
    </message>
    <message>
        <source>Fused rotary positions</source>
        <translation>回転位置の融合</translation>
    </message>
    <message>
        <source>One kernel turns queries, another one keys. Off: a dozen kernels each, seven times the traffic (Megatron-Core without apply_rope_fusion). Of models whose YaRN multiplies queries and keys (gpt-oss), and of latent attention without YaRN, it is counted as off: no fused kernel does that.</source>
        <translation>1 つのカーネルがクエリを、もう 1 つがキーを回転させます。オフ: それぞれ十数個のカーネルで、転送量は 7 倍になります (apply_rope_fusion なしの Megatron-Core)。YaRN がクエリとキーに係数を掛けるモデル (gpt-oss) と、YaRN を使わない潜在アテンションではオフとして計算します: それを行う融合カーネルはありません。</translation>
    </message>
    <message>
        <source>faster in {} of 100</source>
        <translation>100 件中 {} 件で速い</translation>
    </message>
    <message>
        <source>slower in {} of 100</source>
        <translation>100 件中 {} 件で遅い</translation>
    </message>
    <message>
        <source>not told apart</source>
        <translation>区別できない</translation>
    </message>
    <message>
        <source>likely fits, in {} of 100</source>
        <translation>おそらく収まる（100 件中 {} 件）</translation>
    </message>
    <message>
        <source>unlikely to fit, in {} of 100</source>
        <translation>収まる見込みは薄い（100 件中 {} 件）</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <source>{} gives up {:.1f} % of the tokens per second of {} and surely fits, which that does not ({}): {}.</source>
        <translation>{} は毎秒トークン数が {2} より {1:.1f} % 少ない代わりに確実に収まります。相手はそうではありません（{3}）: {4}。</translation>
    </message>
    <message>
        <source>; that is not sure: by measured runs like it it {}.</source>
        <translation>。ただし確実ではありません。似た実測の実行によれば、{}。</translation>
    </message>
    <message>
        <source>Against {} it is {}.</source>
        <translation>{} に対しては{}。</translation>
    </message>
    <message>
        <source>Errors of measured runs are too large to tell it from {} by speed.</source>
        <translation>実測との誤差が大きく、{} との速さの差は判別できません。</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>MoE モデル</translation>
    </message>
    <message>
        <source>dense model</source>
        <translation>密なモデル</translation>
    </message>
    <message>
        <source>Megatron-Core or NeMo</source>
        <translation>Megatron-Core または NeMo</translation>
    </message>
    <message>
        <source>DeepSpeed or older Megatrons</source>
        <translation>DeepSpeed または旧版 Megatron</translation>
    </message>
    <message>
        <source>PyTorch FSDP</source>
        <translation>PyTorch FSDP</translation>
    </message>
    <message>
        <source>programs without a preset of their own</source>
        <translation>専用プリセットのないプログラム</translation>
    </message>
    <message>
        <source>programs that vendors tune</source>
        <translation>ベンダーが最適化したプログラム</translation>
    </message>
    <message>
        <source>programs that no vendor tunes</source>
        <translation>ベンダーが最適化していないプログラム</translation>
    </message>
    <message>
        <source>several nodes</source>
        <translation>複数ノード</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>1 ノード</translation>
    </message>
    <message>
        <source>of every kind</source>
        <translation>あらゆる種類</translation>
    </message>
    <message>
        <source>No measured run was at hand to judge this figure by.</source>
        <translation>この値を判断できる実測の実行がありません。</translation>
    </message>
    <message>
        <source>80 of 100 runs like this one, none of them seen before, were within {:+.0f} to {:+.0f} % of the estimate ({} runs of {} sources: {}).</source>
        <translation>似た実行（いずれも推定の調整に使っていないもの）の 100 件中 80 件は、推定の {:+.0f} ～ {:+.0f} % に収まりました（実行 {} 件、出典 {} 件: {}）。</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}: {}。</translation>
    </message>
    <message>
        <source>The drives of a device are read at {} from now on, as measured, in every plan of the cluster: planes of experts and activations that are kept there.</source>
        <translation>今後、デバイスのドライブは計測どおり {} で読み出します。クラスターのすべてのプランが対象です: そこに置くエキスパートのビットプレーンとアクティベーション。</translation>
    </message>
    <message>
        <source>assumed from Hopper</source>
        <translation>Hopper からの仮定</translation>
    </message>
    <message>
        <source>assumed from Ampere</source>
        <translation>Ampere からの仮定</translation>
    </message>
    <message>
        <source>Nobody says of which generation {} is: what was measured by generation, as of frameworks and of 8-bit products, is not counted.</source>
        <translation>{} の世代が指定されていません。フレームワークや 8 ビット演算など、世代ごとに計測された値は考慮されていません。</translation>
    </message>
    <message>
        <source> (step {}, {})</source>
        <translation>（ステップ {}、{}）</translation>
    </message>
    <message>
        <source> (step {}, {}: does not fit)</source>
        <translation>（ステップ {}、{}: 収まらない）</translation>
    </message>
    <message>
        <source>Share the layers out by the pace of the stages: {}</source>
        <translation>層をステージの速さに応じて配分する: {}</translation>
    </message>
    <message>
        <source>Stage {} (on {}) idles {:.1f} % of the step, because stage {} (on {}) takes longest; all stages idle {:.1f} % in the mean.</source>
        <translation>ステージ {}（{} 上）はステップの {:.1f} % が遊休です。ステージ {}（{} 上）に最も時間がかかるためで、全ステージの平均では {:.1f} % が遊休です。</translation>
    </message>
    <message>
        <source>Stage {} idles {:.1f} % of the step, because stage {} takes longest; all stages idle {:.1f} % in the mean.</source>
        <translation>ステージ {} はステップの {:.1f} % が遊休です。ステージ {} に最も時間がかかるためで、全ステージの平均では {:.1f} % が遊休です。</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives take {} of a step of {}, and no product runs beside them.</source>
        <translation>テンソル並列の集団通信に {}（ステップは {}）かかり、その間に行列積は実行されません。</translation>
    </message>
    <message>
        <source>Hide them behind matrix products</source>
        <translation>行列積の裏に隠す</translation>
    </message>
    <message>
        <source>{} sends or receives at {}, where the median of the nodes has {}: that costs {} of a step of {}.</source>
        <translation>{} の送信または受信は {} で、ノードの中央値は {} です。これによる損失は {}（ステップは {}）です。</translation>
    </message>
    <message>
        <source>{} nodes ({}) send or receive at {} and up, where the median has {}: that costs {} of a step of {}.</source>
        <translation>{} ノード（{}）の送信または受信は最低 {} で、中央値は {} です。これによる損失は {}（ステップは {}）です。</translation>
    </message>
    <message>
        <source> They are all that one group of {} connects.</source>
        <translation> これらは {} の 1 グループがつなぐノードのすべてです。</translation>
    </message>
    <message>
        <source> Placing the ranks by the links may win a part of it back.</source>
        <translation> リンクに応じてランクを配置すれば、その一部を取り戻せる可能性があります。</translation>
    </message>
    <message>
        <source>Leave {} free</source>
        <translation>{} を空けておく</translation>
    </message>
    <message>
        <source>Leave {} and {} further nodes free</source>
        <translation>{} とさらに {} ノードを空けておく</translation>
    </message>
    <message>
        <source>without {}</source>
        <translation>{} なし</translation>
    </message>
    <message>
        <source>without {} and {}</source>
        <translation>{} と {} なし</translation>
    </message>
    <message>
        <source>without {} nodes</source>
        <translation>{} ノードなし</translation>
    </message>
    <message>
        <source>This plan serves requests: recovering is answered for plans that train.</source>
        <translation>このプランは要求を処理します。復旧は学習するプランについて答えます。</translation>
    </message>
    <message>
        <source>Serving the same requests on fewer devices says what is left when some are lost.</source>
        <translation>同じ要求をより少ないデバイスで処理してみれば、一部を失ったときに何が残るか分かります。</translation>
    </message>
    <message>
        <source>{} {} at the 99th percentile, {} asked</source>
        <translation>{} は 99 パーセンタイルで {}、目標は {}</translation>
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
        <source>{} ({:.3g} requests/s within the goals; TTFT {}, TPOT {} in the mean)</source>
        <translation>{}（目標内で {:.3g} 要求/s、平均 TTFT {}、TPOT {}）</translation>
    </message>
    <message>
        <source>{:.3g} % of {} requests miss the goals: {}.</source>
        <translation>{:.3g} %（要求 {} 件中）が目標に届きません: {}。</translation>
    </message>
    <message>
        <source>{:.3g} % of {} requests miss the goals.</source>
        <translation>{:.3g} %（要求 {} 件中）が目標に届きません。</translation>
    </message>
    <message>
        <source>{} (TTFT {}, TPOT {} in the mean)</source>
        <translation>{}（平均 TTFT {}、TPOT {}）</translation>
    </message>
    <message>
        <source>{} of {} replicas wait at the end of every step for those that run on {}: all have as many microbatches.</source>
        <translation>{} / {} レプリカが、各ステップの終わりに {} 上のレプリカを待ちます。マイクロバッチ数がどれも同じためです。</translation>
    </message>
    <message>
        <source>Share the microbatches out by the devices of the replicas</source>
        <translation>マイクロバッチをレプリカのデバイスに応じて配分する</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>Rankloom has a mistake ({}).</source>
        <translation>Rankloom に不具合があります ({})。</translation>
    </message>
    <message>
        <source>Rankloom has a mistake.</source>
        <translation>Rankloom に不具合があります。</translation>
    </message>
    <message>
        <source>{}: not as Rankloom wrote it</source>
        <translation>{}: Rankloom が書き込んだ内容と異なります</translation>
    </message>
    <message>
        <source>table {}, row {}</source>
        <translation>テーブル {} の行 {}</translation>
    </message>
    <message>
        <source>table {}, row {} (it is gone)</source>
        <translation>テーブル {} の行 {}（なくなっています）</translation>
    </message>
    <message>
        <source>table {}, row {} (it was not there)</source>
        <translation>テーブル {} の行 {}（元は存在しません）</translation>
    </message>
    <message>
        <source>some row of plans, models or clusters</source>
        <translation>プラン、モデル、クラスターのいずれかの行</translation>
    </message>
    <message>
        <source>table {} (its checksums are damaged)</source>
        <translation>テーブル {}（チェックサムが破損しています）</translation>
    </message>
    <message>
        <source>The project is not as Rankloom wrote it, and figures may be wrong: {}. Damage or another program has changed it: take it from a backup, or look at these rows and, where they are right, say so with rankloom-cli project check --accept.</source>
        <translation>プロジェクトが Rankloom の書き込んだ内容と異なり、数値が誤っている可能性があります: {}。破損または他のプログラムによる変更です。バックアップから戻すか、該当する行を確認し、正しければ rankloom-cli project check --accept で承認してください。</translation>
    </message>
    <message>
        <source>“{}” on {}</source>
        <translation>{1} 上の「{0}」</translation>
    </message>
    <message>
        <source>{} GPUs of {}</source>
        <translation>{1} のうち {0} GPU</translation>
    </message>
    <message>
        <source>With {}: no plan fits.</source>
        <translation>{} では収まるプランがありません。</translation>
    </message>
    <message>
        <source>With {}: {}, {} tokens/s, {} a GPU.</source>
        <translation>{} では {}、{} トークン/秒、GPU あたり {}。</translation>
    </message>
    <message>
        <source>A GPU does most in {}: {} tokens/s.</source>
        <translation>GPU あたりで最も速いのは {}: {} トークン/秒。</translation>
    </message>
    <message>
        <source>The plans train different models: a token is not the same work in all.</source>
        <translation>プランごとに学習するモデルが異なります。1 トークンの作業量は同じではありません。</translation>
    </message>
    <message>
        <source>Their steps are of unlike many tokens: plans are compared by tokens per second, not by the step.</source>
        <translation>1 ステップのトークン数が異なるため、ステップではなくトークン毎秒で比較しています。</translation>
    </message>
    <message>
        <source>No link of {} of {} nodes was measured ({}): theirs are assumed, {} between nodes. Measure them, or leave them out.</source>
        <translation>{1} ノードのうち {0} ノードはリンクが計測されていません ({2})。ノード間は {3} と仮定しています。計測するか、除外してください。</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>除外する</translation>
    </message>
    <message>
        <source>NeMo 1 would not start: {} layers do not divide by PP {} x VPP {}</source>
        <translation>NeMo 1 は起動しません: {} 層は PP {} x VPP {} で割り切れません</translation>
    </message>
    <message>
        <source>NeMo 1 would not start: {} layers do not divide by PP {}</source>
        <translation>NeMo 1 は起動しません: {} 層は PP {} で割り切れません</translation>
    </message>
    <message>
        <source>Choose degrees whose product divides {}, or export for Megatron-LM or NeMo 2, which take a layout of unlike stages.</source>
        <translation>積が {} を割り切る度数を選ぶか、不均等なステージを指定できる Megatron-LM または NeMo 2 向けに書き出してください。</translation>
    </message>
    <message>
        <source>NeMo 1 would not start: with VPP {} microbatches must divide by PP {}, and {} do not</source>
        <translation>NeMo 1 は起動しません: VPP {} ではマイクロバッチ数が PP {} で割り切れる必要がありますが、{} は割り切れません</translation>
    </message>
    <message>
        <source>Choose a batch of a multiple of {} microbatches a replica, or set VPP to 1.</source>
        <translation>レプリカあたりのマイクロバッチ数が {} の倍数になるバッチを選ぶか、VPP を 1 にしてください。</translation>
    </message>
    <message>
        <source>some nodes</source>
        <translation>一部のノード</translation>
    </message>
    <message>
        <source>measured between {}; else {}</source>
        <translation>{}の間は計測値、それ以外は {}</translation>
    </message>
    <message>
        <source>{}, changes per token</source>
        <translation>{}、変化はトークンあたり</translation>
    </message>
    <message>
        <source>Megatron-LM keeps weights in 8 bits alone with a distributed optimizer: they stay in 16 bits beside their 8-bit copies.</source>
        <translation>Megatron-LM は分散オプティマイザーのときだけ重みを 8 ビットのみで保持します。ここでは 8 ビットのコピーと並んで 16 ビットのまま残ります。</translation>
    </message>
    <message>
        <source>Megatron-LM recomputes modules or layers, not operators.</source>
        <translation>Megatron-LM が再計算するのはモジュールまたは層で、演算子ではありません。</translation>
    </message>
    <message>
        <source>The recomputation &quot;{}&quot; of torchtitan is estimated as its selection of operators.</source>
        <translation>torchtitan の再計算「{}」は、その演算子の選択として見積もります。</translation>
    </message>
    <message>
        <source>overlap of the weight gather</source>
        <translation>重みの収集のオーバーラップ</translation>
    </message>
    <message>
        <source>Overlap weight gather</source>
        <translation>重み収集を重ねる</translation>
    </message>
    <message>
        <source>Weights that every rank gathers once a step, behind the optimizer, hide behind the first forward pass (Megatron-LM: overlap_param_gather). Off: the step waits for them. With “Overlap DP” alone.</source>
        <translation>各ランクがステップごとに 1 回、オプティマイザーの後で集める重みを最初の順伝播に隠します（Megatron-LM: overlap_param_gather）。オフ: ステップはその完了を待ちます。「DP を重ねる」のときだけ有効です。</translation>
    </message>
    <message>
        <source>hidden share of tensor parallelism</source>
        <translation>テンソル並列の隠れる割合</translation>
    </message>
    <message>
        <source>… hidden share</source>
        <translation>… 隠れる割合</translation>
    </message>
    <message>
        <source>Of the tensor-parallel collectives that could hide behind products the share that does. Transformer Engine&apos;s user buffers hide all of it; PyTorch&apos;s asynchronous tensor parallelism saved two fifths in public runs, for cut products are slower.</source>
        <translation>行列積に隠せるテンソル並列の集団通信のうち、実際に隠れる割合。Transformer Engine のユーザーバッファはすべて隠します。PyTorch の非同期テンソル並列が公開された実行で隠せたのは 5 分の 2 でした。分割した積は遅くなるためです。</translation>
    </message>
    <message>
        <source>kernels between products</source>
        <translation>行列積の間のカーネル</translation>
    </message>
    <message>
        <source>Other kernels</source>
        <translation>その他のカーネル</translation>
    </message>
    <message>
        <source>What makes the passes between matrix products. Fused: kernels written for them (Transformer Engine). Compiled: chains of operators as one kernel (torch.compile). Eager: a kernel for each operator, norms in FP32 with an FP32 copy of their input.</source>
        <translation>行列積の間の処理を何が行うか。融合: 専用に書かれたカーネル（Transformer Engine）。コンパイル: 演算子の連なりを 1 つのカーネルに（torch.compile）。Eager: 演算子ごとに 1 つのカーネル、正規化は FP32 で入力の FP32 コピーを伴います。</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>オプティマイザーのステップ</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>オプティマイザーのステップ</translation>
    </message>
    <message>
        <source>Fused: one kernel a parameter. Operator by operator: PyTorch&apos;s “foreach”, whose intermediates take 8 bytes a parameter at once, which may be the fullest moment of a step. In the backward pass: each parameter when its gradient is there, which is freed at once; without accumulation over microbatches.</source>
        <translation>融合: パラメーターごとに 1 つのカーネル。演算子ごと: PyTorch の「foreach」。中間値がパラメーターあたり一度に 8 バイトを取り、ステップで最も満ちる瞬間になることがあります。逆伝播の中: 勾配ができしだい各パラメーターを更新し、勾配はすぐ解放します。マイクロバッチにわたる累積はできません。</translation>
    </message>
    <message>
        <source>expandable segments</source>
        <translation>拡張可能セグメント</translation>
    </message>
    <message>
        <source>Expandable segments</source>
        <translation>拡張可能セグメント</translation>
    </message>
    <message>
        <source>PyTorch&apos;s allocator grows its segments page by page (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True), so that little is reserved and not used.</source>
        <translation>PyTorch のアロケーターがセグメントをページ単位で広げるため（PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True）、予約されたまま使われない分はわずかです。</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>電力制限</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>電力制限</translation>
    </message>
    <message>
        <source>Watts that a GPU may draw. Below what its board may, products run at a lower clock; memory and links do not.</source>
        <translation>GPU が消費してよい電力（ワット）。ボードの上限より低いと、行列積のクロックが下がります。メモリーとリンクは変わりません。</translation>
    </message>
    <message>
        <source>as the board</source>
        <translation>ボードどおり</translation>
    </message>
    <message>
        <source>master weights</source>
        <translation>マスター重み</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>マスター重み</translation>
    </message>
    <message>
        <source>Where the FP32 values of 16-bit weights are. In the optimizer: 2 bytes of weights and 4 of their copies (Megatron-LM, DeepSpeed). The weights themselves: 4 bytes, gradients 4, and 16-bit copies of what a pass uses (FSDP, autocast). Nowhere: weights, gradients and moments have 16 bits.</source>
        <translation>16 ビットの重みの FP32 値がどこにあるか。オプティマイザー内: 重み 2 バイトとコピー 4 バイト（Megatron-LM、DeepSpeed）。重みそのもの: 4 バイト、勾配 4 バイト、処理で使う分の 16 ビットコピー（FSDP、autocast）。なし: 重み、勾配、モーメントがすべて 16 ビット。</translation>
    </message>
    <message>
        <source>weights in 8 bits</source>
        <translation>8 ビットの重み</translation>
    </message>
    <message>
        <source>FP8 weights</source>
        <translation>FP8 の重み</translation>
    </message>
    <message>
        <source>Precision “FP8 mixed” keeps weights in 8 bits, by rows and by columns. Off: in 16 bits beside those copies, 4 bytes instead of 2, and cast once a step (Megatron-Core without fp8_param_gather).</source>
        <translation>精度「FP8 混合」は重みを行ごと・列ごとの 8 ビットで保持します。オフ: それらのコピーと並んで 16 ビットでも保持し、2 バイトではなく 4 バイト、ステップごとに 1 回変換します（Megatron-Core で fp8_param_gather なし）。</translation>
    </message>
    <message>
        <source>pieces of the loss</source>
        <translation>損失の分割数</translation>
    </message>
    <message>
        <source>Loss in pieces</source>
        <translation>損失を分割</translation>
    </message>
    <message>
        <source>Output layer and loss go over the tokens of a microbatch piece by piece, each computed again in the backward pass, so that the logits of one piece are alive (torchtune, Liger). 1: all at once.</source>
        <translation>出力層と損失はマイクロバッチのトークンを少しずつ処理し、それぞれ逆伝播で再計算するため、存在する logit は 1 区画分だけです（torchtune、Liger）。1: 一度に全部。</translation>
    </message>
    <message>
        <source>an optimizer in the backward pass takes one microbatch a step, here are {}</source>
        <translation>逆伝播の中のオプティマイザーはステップあたり 1 マイクロバッチですが、ここでは {} あります</translation>
    </message>
    <message>
        <source>Update behind the last microbatch</source>
        <translation>最後のマイクロバッチの後で更新する</translation>
    </message>
    <message>
        <source>In the optimizer</source>
        <translation>オプティマイザー内</translation>
    </message>
    <message>
        <source>The weights themselves</source>
        <translation>重みそのもの</translation>
    </message>
    <message>
        <source>Nowhere: pure 16 bits</source>
        <translation>なし: 純粋な 16 ビット</translation>
    </message>
    <message>
        <source>Operator by operator</source>
        <translation>演算子ごと</translation>
    </message>
    <message>
        <source>In the backward pass</source>
        <translation>逆伝播の中</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>All but attention and every second product</source>
        <translation>アテンションと 1 つおきの積以外すべて</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>アテンションのみ</translation>
    </message>
    <message>
        <source>Vocabulary-parallel</source>
        <translation>語彙並列</translation>
    </message>
    <message>
        <source>Megatron-Bridge, performance recipes</source>
        <translation>Megatron-Bridge、性能レシピ</translation>
    </message>
    <message>
        <source>torchtitan, compiled</source>
        <translation>torchtitan、コンパイル</translation>
    </message>
    <message>
        <source>torchtitan, eager</source>
        <translation>torchtitan、eager</translation>
    </message>
    <message>
        <source>PyTorch FSDP, eager</source>
        <translation>PyTorch FSDP、eager</translation>
    </message>
    <message>
        <source>PyTorch FSDP, eager, 2023</source>
        <translation>PyTorch FSDP、eager、2023 年</translation>
    </message>
    <message>
        <source>PyTorch FSDP2, compiled</source>
        <translation>PyTorch FSDP2、コンパイル</translation>
    </message>
    <message>
        <source>Legal: none, operators, full-uniform:LAYERS, full-block:LAYERS, or modules joined by +: {}.</source>
        <translation>使えるもの: none、operators、full-uniform:層数、full-block:層数、または + でつないだモジュール: {}。</translation>
    </message>
    <message>
        <source>The plan is not possible.</source>
        <translation>このプランは成立しません。</translation>
    </message>
    <message>
        <source>Alive per logit at the loss. By the cross entropy: fused 2, vocabulary-parallel 6, eager 12, unfused 14 bytes, compiled 6.</source>
        <translation>損失の時点で logit あたりに存在するバイト数。交差エントロピーによる: 融合 2、語彙並列 6、eager 12、非融合 14 バイト、コンパイル 6。</translation>
    </message>
    <message>
        <source>torchtitan compiles its kernels: that is written.</source>
        <translation>torchtitan はカーネルをコンパイルします。そう書き出されます。</translation>
    </message>
    <message>
        <source>Without Megatron-LM&apos;s distributed optimizer no weights are gathered.</source>
        <translation>Megatron-LM の分散オプティマイザーがなければ、重みは収集されません。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
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
    <message>
        <source>/communication/compression/weightBits</source>
        <translation>/communication/compression/weightBits</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
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
    <message>
        <source>&amp;Next Panel</source>
        <translation>次のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>The keyboard to the next panel on screen</source>
        <translation>キーボードを画面の次のパネルへ移します</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>前のパネル(&amp;P)</translation>
    </message>
    <message>
        <source>The keyboard to the panel before</source>
        <translation>キーボードを前のパネルへ移します</translation>
    </message>
    <message>
        <source>&amp;Close Panel</source>
        <translation>パネルを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the panel that has the keyboard</source>
        <translation>キーボードのあるパネルを閉じます</translation>
    </message>
    <message>
        <source>&amp;Maximise Panel</source>
        <translation>パネルを最大化(&amp;M)</translation>
    </message>
    <message>
        <source>The panel that has the keyboard alone in the window; again: all panels as before</source>
        <translation>キーボードのあるパネルだけをウィンドウに表示します。もう一度で元に戻ります</translation>
    </message>
    <message>
        <source>&amp;Next Plan</source>
        <translation>次のプラン(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next plan of the list</source>
        <translation>一覧の次のプランを表示</translation>
    </message>
    <message>
        <source>Pre&amp;vious Plan</source>
        <translation>前のプラン(&amp;V)</translation>
    </message>
    <message>
        <source>Show the plan before this one</source>
        <translation>一つ前のプランを表示</translation>
    </message>
    <message>
        <source>Perspecti&amp;ves</source>
        <translation>パースペクティブ(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Reset This Perspective</source>
        <translation>このパースペクティブをリセット(&amp;R)</translation>
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
    <name>rankloom::ui::BitLaneText</name>
    <message>
        <source>load of a plane</source>
        <translation>ビットプレーンの読み込み</translation>
    </message>
    <message>
        <source>attention and router</source>
        <translation>アテンションとルーター</translation>
    </message>
    <message>
        <source>output layer</source>
        <translation>出力レイヤー</translation>
    </message>
    <message>
        <source>computing with a plane</source>
        <translation>ビットプレーンでの計算</translation>
    </message>
    <message>
        <source>waits for a load</source>
        <translation>読み込み待ち</translation>
    </message>
    <message>
        <source>waits for memory</source>
        <translation>メモリ待ち</translation>
    </message>
    <message>
        <source>nothing more to load</source>
        <translation>読み込むものがもうない</translation>
    </message>
    <message>
        <source>waits for the router</source>
        <translation>ルーター待ち</translation>
    </message>
    <message>
        <source>paler, on a bar: planes above the base</source>
        <translation>バー上の淡い色: ベースより上のビットプレーン</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Load from drives</source>
        <translation>ドライブから読み込み</translation>
    </message>
    <message>
        <source>Load from host</source>
        <translation>ホストから読み込み</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>layer</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>attention and router before the experts of layer %1</source>
        <translation>レイヤー %1 のエキスパート前のアテンションとルーター</translation>
    </message>
    <message>
        <source>%1-bit base of expert %2 in layer %3</source>
        <translation>レイヤー %3 のエキスパート %2 の %1 ビットのベース</translation>
    </message>
    <message>
        <source>bit %1 of expert %2 in layer %3</source>
        <translation>レイヤー %3 のエキスパート %2 のビット %1</translation>
    </message>
    <message>
        <source>Computing waits %1 for a load.</source>
        <translation>計算は読み込みを %1 待ちます。</translation>
    </message>
    <message>
        <source>Loading waits %1 until planes may leave memory.</source>
        <translation>読み込みは、ビットプレーンをメモリから外せるまで %1 待ちます。</translation>
    </message>
    <message>
        <source>Loading is done %1 before the steps end.</source>
        <translation>読み込みは、ステップ終了の %1 前に完了します。</translation>
    </message>
    <message>
        <source>Loading waits %1 until a router has told which planes are wanted.</source>
        <translation>読み込みは、必要なビットプレーンがルーターで決まるまで %1 待ちます。</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/秒</translation>
    </message>
    <message>
        <source>waits %1</source>
        <translation>待機 %1</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 ステップ</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n シーケンス</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading of planes and computing in decode steps. %1.</source>
        <translation>デコードステップでのビットプレーンの読み込みと計算。%1。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>Computing waits %1 for %2, whose load waited for memory.</source>
        <translation>計算は%2を %1 待ちます。その読み込みはメモリ待ちでした。</translation>
    </message>
    <message>
        <source>Computing waits %1 for %2.</source>
        <translation>計算は%2を %1 待ちます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsControl</name>
    <message>
        <source>Loading and computing</source>
        <translation>読み込みと計算</translation>
    </message>
    <message>
        <source>No steps yet. Set a budget for planes of experts.</source>
        <translation>ステップがまだありません。エキスパートのビットプレーンの予算を設定してください。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Show all steps</source>
        <translation>すべてのステップを表示</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Show one step: a token of every sequence</source>
        <translation>1 ステップを表示: 各シーケンスの 1 トークン</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Show the chosen layer, or the first, in one step</source>
        <translation>選択したレイヤー (なければ最初のレイヤー) を 1 ステップ分表示</translation>
    </message>
    <message>
        <source>With the bits &amp;before the last change</source>
        <translation>最後の変更前のビット数と比較(&amp;B)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>With the order: %1</source>
        <translation>この順序と比較: %1</translation>
    </message>
    <message>
        <source>With experts known one layer further ahead</source>
        <translation>エキスパートが 1 レイヤー早く分かる場合と比較</translation>
    </message>
    <message>
        <source>Known %1 ahead</source>
        <translation>%1 レイヤー前に判明</translation>
    </message>
    <message>
        <source>With 2 GiB more</source>
        <translation>2 GiB 増やした場合と比較</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>予算 %1</translation>
    </message>
    <message>
        <source>With the bits that are worth most</source>
        <translation>最も価値の高いビット数と比較</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>価値順</translation>
    </message>
    <message>
        <source>With these, &amp;kept as they are now</source>
        <translation>現在の状態を保持して比較(&amp;K)</translation>
    </message>
    <message>
        <source>With &amp;nothing</source>
        <translation>比較しない(&amp;N)</translation>
    </message>
    <message>
        <source>Set the bit budget to %1</source>
        <translation>ビット予算を %1 に設定</translation>
    </message>
    <message>
        <source>Choose the bits of experts by worth</source>
        <translation>エキスパートのビット数を価値で選択</translation>
    </message>
    <message>
        <source>The plan&apos;s bits</source>
        <translation>計画のビット</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsMapView</name>
    <message>
        <source>Bits of experts</source>
        <translation>エキスパートのビット数</translation>
    </message>
    <message>
        <source>No bits yet. Set a budget for planes of experts.</source>
        <translation>ビット数がまだありません。エキスパートのビットプレーンの予算を設定してください。</translation>
    </message>
    <message>
        <source>How many bits of every expert stay in the GPU&apos;s memory. What does not stay is loaded when a token asks for it. Choose a brush and paint, or set the chosen experts by digits; Delete keeps nothing of them, a full stop and a comma give one bit more or less, Shift and arrows choose several.</source>
        <translation>各エキスパートの何ビットを GPU のメモリに残すか。残らないものは、トークンが必要としたときに読み込みます。ブラシを選んで塗るか、選択したエキスパートを数字キーで設定します。Delete で何も保持せず、ピリオドとコンマで 1 ビット増減、Shift+矢印キーで複数を選択します。</translation>
    </message>
    <message>
        <source>&amp;Brush:</source>
        <translation>ブラシ(&amp;B):</translation>
    </message>
    <message>
        <source>No brush</source>
        <translation>ブラシなし</translation>
    </message>
    <message>
        <source>Widest</source>
        <translation>最も広い</translation>
    </message>
    <message>
        <source>&amp;Widest expert</source>
        <translation>最もビット幅の広いエキスパート(&amp;W)</translation>
    </message>
    <message>
        <source>One bit &amp;more</source>
        <translation>1 ビット増やす(&amp;M)</translation>
    </message>
    <message>
        <source>One bit &amp;fewer</source>
        <translation>1 ビット減らす(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep nothing</source>
        <translation>何も保持しない(&amp;K)</translation>
    </message>
    <message>
        <source>Choose by &amp;worth</source>
        <translation>価値で選ぶ(&amp;W)</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>価値順</translation>
    </message>
    <message>
        <source>Keep what is worth most within the budget, instead of what was set by hand</source>
        <translation>手動で設定したものの代わりに、予算内で最も価値の高いものを保持</translation>
    </message>
    <message>
        <source>Expert %1 of layer %2: %3</source>
        <translation>レイヤー %2 のエキスパート %1: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n experts: %1</source>
        <translation>
            <numerusform>エキスパート %n 個: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit more</source>
        <translation>
            <numerusform>エキスパート %n 個: 1 ビット増</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit fewer</source>
        <translation>
            <numerusform>エキスパート %n 個: 1 ビット減</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n expert(s): %1</source>
        <translation>
            <numerusform>エキスパート %n 個を塗る: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Set to</source>
        <translation>設定(&amp;S)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsPanel</name>
    <message>
        <source>As published</source>
        <translation>公表値との比較</translation>
    </message>
    <message>
        <source>They: %1</source>
        <translation>公表: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Published figures beside these</source>
        <translation>公表値とこのプランの値</translation>
    </message>
    <message>
        <source>Raise the budget by 2 GiB</source>
        <translation>予算を 2 GiB 増やす</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/秒</translation>
    </message>
    <message>
        <source>2 GiB more: at most %1 tokens/s</source>
        <translation>2 GiB 増: 最大 %1 トークン/秒</translation>
    </message>
    <message>
        <source>Loaded a token</source>
        <translation>トークンあたりの読み込み</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>読み込み元</translation>
    </message>
    <message>
        <source>drives, %1</source>
        <translation>ドライブ、%1</translation>
    </message>
    <message>
        <source>host memory, %1</source>
        <translation>ホストメモリ、%1</translation>
    </message>
    <message>
        <source>Computing waits</source>
        <translation>計算の待ち</translation>
    </message>
    <message>
        <source>Found in memory</source>
        <translation>メモリにあった割合</translation>
    </message>
    <message>
        <source>Worth, of all planes</source>
        <translation>価値 (全プレーン比)</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最良の選択</translation>
    </message>
    <message>
        <source>yes, proven</source>
        <translation>はい (証明済み)</translation>
    </message>
    <message>
        <source>at most %1 better</source>
        <translation>最大 %1 改善</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>ルーティング</translation>
    </message>
    <message>
        <source>of the trace</source>
        <translation>トレースによる</translation>
    </message>
    <message>
        <source>no trace: all alike</source>
        <translation>トレースなし: 一様</translation>
    </message>
    <message>
        <source>Worth is a proxy, the share of the rounding error that planes take away: it says nothing about accuracy.</source>
        <translation>価値は代理指標 (プレーンが除く丸め誤差の割合) で、精度については何も示しません。</translation>
    </message>
    <message>
        <source>Measured Rates…</source>
        <translation>測定したレート…</translation>
    </message>
    <message>
        <source>What decoding comes to</source>
        <translation>デコードの結果</translation>
    </message>
    <message>
        <source>Read how fast planes load: JSON of fio for drives, output of nvbandwidth for host memory</source>
        <translation>プレーンの読み込み速度を読みます: ドライブは fio の JSON、ホストメモリは nvbandwidth の出力</translation>
    </message>
    <message>
        <source>Measured rates of fio or nvbandwidth</source>
        <translation>fio または nvbandwidth の測定レート</translation>
    </message>
    <message>
        <source>Output of fio or nvbandwidth (*)</source>
        <translation>fio または nvbandwidth の出力 (*)</translation>
    </message>
    <message>
        <source>Worth on other tokens</source>
        <translation>他のトークンでの価値</translation>
    </message>
    <message>
        <source>Energy a token</source>
        <translation>トークンあたりのエネルギー</translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>Requests of the plan</source>
        <translation>プランの要求</translation>
    </message>
    <message>
        <source>… loaded a token</source>
        <translation>… トークンあたりの読み込み</translation>
    </message>
    <message>
        <source>… found in memory</source>
        <translation>… メモリにあった割合</translation>
    </message>
    <message>
        <source>Nested planes</source>
        <translation>入れ子のビットプレーン</translation>
    </message>
    <message>
        <source>A copy a width</source>
        <translation>ビット幅ごとのコピー</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>4 bits</source>
        <translation>4 ビット</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>This model: %1</source>
        <translation>このモデル: %1</translation>
    </message>
    <message>
        <source>Worth of Planes…</source>
        <translation>ビットプレーンの価値…</translation>
    </message>
    <message>
        <source>Read what planes are worth, of all experts alike or of each: JSON with &quot;planes&quot; or &quot;values&quot;</source>
        <translation>ビットプレーンの価値を読み込みます (全エキスパート共通またはエキスパートごと): &quot;planes&quot; または &quot;values&quot; を持つ JSON</translation>
    </message>
    <message>
        <source>What planes of experts are worth</source>
        <translation>エキスパートのビットプレーンの価値</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Take what planes are worth from %1</source>
        <translation>%1 からビットプレーンの価値を取り込む</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsText</name>
    <message>
        <source>Takes %1 (%2)</source>
        <translation>%1 (%2) を占有</translation>
    </message>
    <message>
        <source>Gets %1 of the layer&apos;s picks</source>
        <translation>レイヤーの選択の %1 を受ける</translation>
    </message>
    <message>
        <source>Gets %1 of the layer&apos;s picks (no trace: every expert as often)</source>
        <translation>レイヤーの選択の %1 を受ける (トレースなし: どのエキスパートも同じ頻度)</translation>
    </message>
    <message>
        <source>Worth %1 of all its planes (proxy: share of the rounding error, not accuracy)</source>
        <translation>全ビットプレーンの価値の %1 (代理指標: 丸め誤差に占める割合、精度ではない)</translation>
    </message>
    <message>
        <source>Worth %1 of all its planes</source>
        <translation>全ビットプレーンの価値の %1</translation>
    </message>
    <message>
        <source>Its base is loaded when a token picks it</source>
        <translation>トークンが選択したときにベースを読み込みます</translation>
    </message>
    <message>
        <source>%1 kept, more than the budget of %2.</source>
        <translation>%1 を保持、予算 %2 を超過。</translation>
    </message>
    <message>
        <source>%1 of %2 kept.</source>
        <translation>予算 %2 のうち %1 を保持。</translation>
    </message>
    <message>
        <source>%1 bits a pick on average.</source>
        <translation>選択あたり平均 %1 ビット。</translation>
    </message>
    <message>
        <source>Set by hand.</source>
        <translation>手動で設定。</translation>
    </message>
    <message>
        <source>Chosen by worth, which is a proxy.</source>
        <translation>価値 (代理指標) で選択。</translation>
    </message>
    <message>
        <source>Chosen by worth.</source>
        <translation>価値で選択。</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>保持しない</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 ビット</translation>
    </message>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n ビット</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of experts in memory</source>
        <translation>メモリ内のエキスパートのビット数</translation>
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
        <source>In memory</source>
        <translation>メモリ内</translation>
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
    <message>
        <source>Rack</source>
        <translation>ラック</translation>
    </message>
    <message>
        <source>Link speed</source>
        <translation>リンク速度</translation>
    </message>
    <message>
        <source>Room for keys and values</source>
        <translation>キーと値の空き</translation>
    </message>
    <message>
        <source>without work</source>
        <translation>仕事なし</translation>
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
        <translation>%1 のメモ</translation>
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
        <source>Zoom in</source>
        <translation>拡大</translation>
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
        <source>Notes are on broken and draining nodes: mark %1 as one first.</source>
        <translation>メモは故障またはドレイン中のノードに付けます: 先に %1 をどちらかに設定してください。</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 のメモ</translation>
    </message>
    <message>
        <source>why, and until when</source>
        <translation>理由と期限</translation>
    </message>
    <message>
        <source>Enter keeps the note, Escape leaves it as it was.</source>
        <translation>Enter でメモを保存、Escape で元のままにします。</translation>
    </message>
    <message>
        <source>headroom as before</source>
        <translation>余裕は変わらず</translation>
    </message>
    <message>
        <source>headroom %1</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <source>step as before, %1</source>
        <translation>ステップは変わらず、%1</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>ステップ %1、%2</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>ボード全体を表示</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>&amp;Move rank to…</source>
        <translation>ランクの移動先(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>固定または解除(&amp;L)</translation>
    </message>
    <message>
        <source>Lock or unlock the node</source>
        <translation>ノードを固定または解除</translation>
    </message>
    <message>
        <source>Carry the whole node</source>
        <translation>ノード全体を持ち上げる</translation>
    </message>
    <message>
        <source>&amp;Note on the node…</source>
        <translation>ノードへのメモ(&amp;N)…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Mark failures</source>
        <translation>故障をマーク</translation>
    </message>
    <message>
        <source>Clicks and boxes mark what fails, for the perspective Recover; the plan stays as it is</source>
        <translation>クリックと枠で、パースペクティブ「復旧」のために故障する部分をマークします。プランは変わりません</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) are supposed to fail or to be slow.</source>
        <translation>
            <numerusform>%n GPU が故障または低速と仮定されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>, supposed to fail</source>
        <translation>、故障と仮定</translation>
    </message>
    <message>
        <source>Marked as failed</source>
        <translation>故障としてマークしました</translation>
    </message>
    <message>
        <source>Marked as slow: %1</source>
        <translation>低速としてマークしました: %1</translation>
    </message>
    <message>
        <source>Works again</source>
        <translation>復帰しました</translation>
    </message>
    <message>
        <source>GPU &amp;fails, or works again</source>
        <translation>GPU の故障または復帰(&amp;F)</translation>
    </message>
    <message>
        <source>GPU works again</source>
        <translation>GPU を復帰</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) &amp;fail(s)</source>
        <translation>
            <numerusform>%n GPU が故障(&amp;F)</numerusform>
        </translation>
    </message>
    <message>
        <source>Node fails, or works again</source>
        <translation>ノードの故障または復帰</translation>
    </message>
    <message>
        <source>%1 fails, or works again</source>
        <translation>%1 の故障または復帰</translation>
    </message>
    <message>
        <source>Rack fails, or works again</source>
        <translation>ラックの故障または復帰</translation>
    </message>
    <message numerus="yes">
        <source>Its rack of %n node(s) fails, or works again</source>
        <translation>
            <numerusform>そのラック (%n ノード) の故障または復帰</numerusform>
        </translation>
    </message>
    <message>
        <source>Its rack fails (racks are not known)</source>
        <translation>そのラックの故障 (ラックは不明)</translation>
    </message>
    <message>
        <source>Clicks mark what fails</source>
        <translation>クリックで故障をマーク</translation>
    </message>
    <message>
        <source>What if it fa&amp;ils</source>
        <translation>故障した場合(&amp;I)</translation>
    </message>
    <message>
        <source>%1 computes at %2</source>
        <comment>node and share</comment>
        <translation>%1 の計算速度 %2</translation>
    </message>
    <message>
        <source>Supposed to fail (F: works again)</source>
        <translation>故障と仮定 (F: 復帰)</translation>
    </message>
    <message>
        <source>Supposed to compute at %1</source>
        <translation>計算速度 %1 と仮定</translation>
    </message>
    <message>
        <source>Kind of node</source>
        <translation>ノードの種類</translation>
    </message>
    <message>
        <source>For keys and values (bytes)</source>
        <translation>キーと値用 (バイト)</translation>
    </message>
    <message>
        <source>Weights (bytes)</source>
        <translation>重み (バイト)</translation>
    </message>
    <message>
        <source>Activations (bytes)</source>
        <translation>活性 (バイト)</translation>
    </message>
    <message>
        <source>Buffers and engine (bytes)</source>
        <translation>バッファとエンジン (バイト)</translation>
    </message>
    <message>
        <source>Capacity (bytes)</source>
        <translation>容量 (バイト)</translation>
    </message>
    <message>
        <source>Does not fit: %1 too much, without keys and values</source>
        <translation>収まりません: キーと値を除いても %1 超過</translation>
    </message>
    <message>
        <source>%1 for keys and values</source>
        <translation>キーと値に %1</translation>
    </message>
    <message>
        <source>Weights %1, activations %2, buffers and engine %3</source>
        <translation>重み %1、活性 %2、バッファとエンジン %3</translation>
    </message>
    <message>
        <source>The engine takes %1 of %2</source>
        <translation>エンジンは %2 のうち %1 を使います</translation>
    </message>
    <message>
        <source>time per output token as before</source>
        <translation>出力トークンあたりの時間は変わらず</translation>
    </message>
    <message>
        <source>time per output token %1</source>
        <translation>出力トークンあたりの時間 %1</translation>
    </message>
    <message>
        <source>Its ranks have nothing to do: others do the work, or their replicas take no part</source>
        <translation>このランクには仕事がありません。ほかが仕事をするか、そのレプリカが参加していません</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BudgetBarView</name>
    <message>
        <source>Memory for planes of experts</source>
        <translation>エキスパートのビットプレーン用メモリ</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU メモリ</translation>
    </message>
    <message>
        <source>%1 of %2: over</source>
        <translation>%1 / %2: 超過</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>weights that are not of experts, in 16 bits</source>
        <translation>エキスパート以外の重み (16 ビット)</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>キーとバリュー</translation>
    </message>
    <message>
        <source>planes that stay</source>
        <translation>残るビットプレーン</translation>
    </message>
    <message>
        <source>room for planes that come and go</source>
        <translation>入れ替わるビットプレーンの領域</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>ホストメモリ</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>planes that are loaded when they are asked for</source>
        <translation>必要になったときに読み込むビットプレーン</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
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
        <translation>場所</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BudgetCurveView</name>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/秒</translation>
    </message>
    <message>
        <source>What other budgets would bring</source>
        <translation>ほかの予算の効果</translation>
    </message>
    <message>
        <source>No budget yet. Set one for planes of experts.</source>
        <translation>予算がまだありません。エキスパートのビットプレーンの予算を設定してください。</translation>
    </message>
    <message>
        <source>For every budget the choice that is worth most, and the tokens per second that the busier of the two lanes could do if it never waited. The diamond is what the steps laid out come to. Return or a double click sets the budget.</source>
        <translation>各予算で最も価値の高い選択と、2 つのレーンのうち忙しい方がまったく待たない場合の毎秒トークン数。ひし形は、実際に並べたステップでの値です。Return またはダブルクリックで予算を設定します。</translation>
    </message>
    <message>
        <source>Budget for planes of experts</source>
        <translation>エキスパートのビットプレーンの予算</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>at most, by the busier lane</source>
        <translation>上限 (忙しい方のレーンによる)</translation>
    </message>
    <message>
        <source>with 2 GiB more</source>
        <translation>2 GiB 増やした場合</translation>
    </message>
    <message>
        <source>as laid out now</source>
        <translation>現在の配置</translation>
    </message>
    <message>
        <source>Budget %1 (%2): %3 kept, worth %4 of all planes, %5 bits a pick
%6 loaded a token, at most %7</source>
        <translation>予算 %1 (%2): %3 を保持、全ビットプレーンの価値の %4、選択あたり %5 ビット
トークンあたり %6 を読み込み、最大 %7</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>価値</translation>
    </message>
    <message>
        <source>Bits a pick</source>
        <translation>選択あたりのビット数</translation>
    </message>
    <message>
        <source>Loaded a token</source>
        <translation>トークンあたりの読み込み</translation>
    </message>
    <message>
        <source>At most tokens/s</source>
        <translation>最大トークン/秒</translation>
    </message>
    <message>
        <source>Tokens per second over the budget for planes of experts. Now %1 with %2; 2 GiB more: at most %3.</source>
        <translation>エキスパートのビットプレーンの予算に対する毎秒トークン数。現在は %2 で %1、2 GiB 増: 最大 %3。</translation>
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
    <message>
        <source>A run of this very plan reported its peak. The constant of the framework inside “allocated” is chosen so that the estimate is that peak: allocated grows with it one to one, reserved and device by the fragmentation factor. One run is enough; figures of several stages tell whether one constant suits them.</source>
        <translation>まさにこのプランの実行がピークを報告しました。「allocated」内のフレームワーク定数は、推定がそのピークになるように選ばれます: allocated は 1 対 1 で、reserved と device は断片化係数の分だけ増えます。1 回の実行で十分です。複数ステージの値があれば、1 つの定数がすべてに合うか分かります。</translation>
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
        <translation>デバイス上</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CheckpointsView</name>
    <message>
        <source>How often to write checkpoints</source>
        <translation>チェックポイントを書く頻度</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>故障率がまだありません。</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>ノードの故障頻度を左で指定してください。</translation>
    </message>
    <message>
        <source>between checkpoints</source>
        <translation>チェックポイントの間隔</translation>
    </message>
    <message>
        <source>Time lost</source>
        <translation>失われる時間</translation>
    </message>
    <message>
        <source>best: every %1</source>
        <translation>最良: %1 ごと</translation>
    </message>
    <message>
        <source>Every %1: %2 of the time is lost to writing and to work done again</source>
        <translation>%1 ごと: 時間の %2 が書き込みとやり直しで失われます</translation>
    </message>
    <message>
        <source>Interval (s)</source>
        <translation>間隔 (s)</translation>
    </message>
    <message>
        <source>Checkpoints are best written every %1 (Daly; %2 by Young&apos;s formula); now every %3.</source>
        <translation>チェックポイントは %1 ごとに書くのが最良です (Daly。Young の式では %2)。現在は %3 ごとです。</translation>
    </message>
    <message>
        <source>as it is: every %1</source>
        <translation>現状: %1 ごと</translation>
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
    <name>rankloom::ui::CollectivesView</name>
    <message>
        <source>%1 ranks between nodes</source>
        <translation>ノード間の %1 ランク</translation>
    </message>
    <message>
        <source>%1 ranks within a node</source>
        <translation>ノード内の %1 ランク</translation>
    </message>
    <message>
        <source>Bandwidth of collectives over message size</source>
        <translation>メッセージサイズに対する集団通信の帯域幅</translation>
    </message>
    <message>
        <source>No collective was measured yet. Drop a log of nccl-tests or rccl-tests over several sizes here: it tells how slow small messages are.</source>
        <translation>集団通信はまだ測定されていません。複数サイズの nccl-tests または rccl-tests のログをここにドロップすると、小さなメッセージがどれだけ遅いか分かります。</translation>
    </message>
    <message>
        <source>Bus bandwidth of all-reduce, all-gather and reduce-scatter, which are comparable, over the bytes of one rank. A plan&apos;s collectives take the share that their own size reaches here, of the curve with the nearest number of ranks.</source>
        <translation>比較可能な all-reduce、all-gather、reduce-scatter のバス帯域幅を、1 ランクあたりのバイト数に対して示します。プランの集団通信は、ランク数が最も近い曲線で、自分のサイズが達する割合を使います。</translation>
    </message>
    <message>
        <source>Bytes of one rank</source>
        <translation>1 ランクのバイト数</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>バス帯域幅</translation>
    </message>
    <message>
        <source>%1
%2 (%3): %4, %5 of what the largest size reaches</source>
        <translation>%1
%2（%3）: %4、最大サイズで達する値の %5</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Of the largest size</source>
        <translation>最大サイズ比</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) of collectives over message size; %1 reach %2 at %3.</source>
        <translation>
            <numerusform>メッセージサイズに対する集団通信の曲線 %n 本。%1 は %3 で %2 に達します。</numerusform>
        </translation>
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
    <message>
        <source>No command that is possible now has these words.</source>
        <translation>いま実行できるコマンドに、この語を含むものはありません。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CommunicatorsView</name>
    <message>
        <source>stays</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>なくなる</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>加わる</translation>
    </message>
    <message>
        <source>to another GPU</source>
        <translation>別の GPU へ</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>故障と印を付けたものはありません。</translation>
    </message>
    <message>
        <source>Mark it on the board: which connections go and come is drawn here.</source>
        <translation>ボードで印を付けると、なくなる接続と加わる接続がここに描かれます。</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 では続けられません。</translation>
    </message>
    <message>
        <source>%1 starts all processes anew: every connection is made anew.</source>
        <translation>%1 はすべてのプロセスを起動し直すので、接続もすべて作り直されます。</translation>
    </message>
    <message>
        <source>%1 leaves every connection as it is.</source>
        <translation>%1 は接続をすべてそのまま残します。</translation>
    </message>
    <message>
        <source>Replica %1</source>
        <translation>レプリカ %1</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what becomes of connections, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more replica(s) in the table</source>
        <translation>
            <numerusform>ほかに %n レプリカが表にあります</numerusform>
        </translation>
    </message>
    <message>
        <source>Replica %1, stage %2</source>
        <translation>レプリカ %1、ステージ %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>From replica</source>
        <translation>元のレプリカ</translation>
    </message>
    <message>
        <source>From stage</source>
        <translation>元のステージ</translation>
    </message>
    <message>
        <source>To replica</source>
        <translation>先のレプリカ</translation>
    </message>
    <message>
        <source>To stage</source>
        <translation>先のステージ</translation>
    </message>
    <message>
        <source>Between replicas gradients are reduced, between stages microbatches are handed on.</source>
        <translation>レプリカ間では勾配が集約され、ステージ間ではマイクロバッチが渡されます。</translation>
    </message>
    <message>
        <source>%1: %2 connections go, %3 come.</source>
        <translation>%1: 接続 %2 本がなくなり、%3 本が加わります。</translation>
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
    <message>
        <source>%1 %2</source>
        <comment>amount, better or worse</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>step on seen tokens</source>
        <translation>既知トークンでのステップ</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>非可逆</translation>
    </message>
    <message>
        <source>%1 J</source>
        <comment>joules</comment>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>it serves: its batches are in Serve</source>
        <translation>要求を処理します: バッチは Serve にあります</translation>
    </message>
    <message>
        <source>%1 for keys and values</source>
        <translation>キーと値に %1</translation>
    </message>
    <message>
        <source>lacks %1 for one request</source>
        <translation>要求 1 件に %1 不足</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>%1 の要求</translation>
    </message>
    <message>
        <source>%1 requests of %2 + %3 tokens</source>
        <translation>要求 %1 件、%2 + %3 トークン</translation>
    </message>
    <message>
        <source>%1 requests of %2 to %3 tokens</source>
        <translation>要求 %1 件、%2 ～ %3 トークン</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 to %2</source>
        <translation>100 件中 80 件の実行: %1 ～ %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonPanel</name>
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
    <message>
        <source>Baseline:</source>
        <translation>基準:</translation>
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
        <source>Count changes from this plan</source>
        <translation>このプランからの変化を数える</translation>
    </message>
    <message>
        <source>Show this plan</source>
        <translation>このプランを表示</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 to %2</source>
        <translation>100 件中 80 件の実行: %1 ～ %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionControl</name>
    <message>
        <source>Switch on: %1</source>
        <translation>オンにする: %1</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>オフにする: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionView</name>
    <message>
        <source>saves nothing</source>
        <translation>節約なし</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>%1 節約</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>%1 増加</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>slack %1</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <source>the step waits</source>
        <translation>ステップが待つ</translation>
    </message>
    <message>
        <source>%1: weight gradients at the end of the step</source>
        <translation>%1: ステップ末の重み勾配</translation>
    </message>
    <message>
        <source>Last pass ends at %1</source>
        <translation>最後のパスは %1 に終了</translation>
    </message>
    <message>
        <source>Hidden beside the passes %1</source>
        <translation>パスの裏に隠れる %1</translation>
    </message>
    <message>
        <source>Compressing %1, decompressing %2</source>
        <translation>圧縮 %1、伸長 %2</translation>
    </message>
    <message>
        <source>Exposed %1, uncompressed %2</source>
        <translation>露出 %1、非圧縮では %2</translation>
    </message>
    <message>
        <source>Exposed %1</source>
        <translation>露出 %1</translation>
    </message>
    <message>
        <source>Slack %1: so much longer changes nothing</source>
        <translation>余裕 %1: この分長くても変わりません</translation>
    </message>
    <message>
        <source>No slack: the step waits for it</source>
        <translation>余裕なし: ステップが待ちます</translation>
    </message>
    <message>
        <source>Compressing this stage alone: %1</source>
        <translation>このステージだけ圧縮: %1</translation>
    </message>
    <message>
        <source>Apart: a ring over the %1 replicas of either stage, then one between the two stages: %2 a rank, the second ring takes %3.
At once: one ring over all %4: %5 a rank, %6.</source>
        <translation>別々: 各ステージの %1 レプリカのリング、次に 2 ステージ間のリング: ランクあたり %2、2 番目のリングは %3。
一括: 全 %4 のリング: ランクあたり %5、%6。</translation>
    </message>
    <message>
        <source>Sends back</source>
        <translation>逆方向の送信</translation>
    </message>
    <message>
        <source>Tied embedding</source>
        <translation>共有埋め込み</translation>
    </message>
    <message>
        <source>Weight gradients</source>
        <translation>重み勾配</translation>
    </message>
    <message>
        <source>Sends forward</source>
        <translation>順方向の送信</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>Context-parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>Expert-parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>Memory of the fullest stage: %1</source>
        <translation>最も満ちたステージのメモリ: %1</translation>
    </message>
    <message>
        <source>nothing to do in this plan</source>
        <translation>このプランでは対象なし</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, of one rank of every stage together</source>
        <translation>%1: 前 %2、後 %3 (各ステージ 1 ランクの合計)</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>表にあと %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: nothing is compressed, and nothing could be</source>
        <translation>ステップ %1: 圧縮なし、圧縮できるものもなし</translation>
    </message>
    <message>
        <source>Step %1 → %2, lossless</source>
        <translation>ステップ %1 → %2、可逆</translation>
    </message>
    <message>
        <source>Step %1 → %2, lossy: %3</source>
        <translation>ステップ %1 → %2、非可逆: %3</translation>
    </message>
    <message>
        <source>What each saves of the step</source>
        <translation>それぞれのステップ短縮</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>対象なし</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (オン)</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <translation>%1 (オフ)</translation>
    </message>
    <message>
        <source>Bytes by class, before and after</source>
        <translation>種類別バイト数、前と後</translation>
    </message>
    <message>
        <source>No replicas: nothing to reduce.</source>
        <translation>レプリカなし: 集約不要。</translation>
    </message>
    <message>
        <source>Gradients of the tied embedding</source>
        <translation>共有埋め込みの勾配</translation>
    </message>
    <message>
        <source>No two stages hold one: nothing to sum.</source>
        <translation>2 つのステージが持たないため、合計不要。</translation>
    </message>
    <message>
        <source>%1 a rank</source>
        <translation>ランクあたり %1</translation>
    </message>
    <message>
        <source>Replicas, then stages</source>
        <translation>レプリカ、次にステージ</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>一括</translation>
    </message>
    <message>
        <source>Compression of communication</source>
        <translation>通信の圧縮</translation>
    </message>
    <message>
        <source>What each way to send less saves of the step, all else as it is, and why. Sends back between stages and weight gradients lose digits (PowerSGD, top-k, few bits): a plan that does so is marked as lossy, and nothing is said of what that does to the model. A tied embedding summed at once loses nothing.</source>
        <translation>送信を減らす各方法がステップをどれだけ短縮するか (他は同じ)、その理由。ステージ間の逆方向送信と重み勾配は桁を失います (PowerSGD、top-k、少ビット): そのプランは非可逆と表示され、モデルへの影響は述べません。一括で合計する共有埋め込みは何も失いません。</translation>
    </message>
    <message>
        <source>What compressing communication would save stands here.</source>
        <translation>通信の圧縮で節約できる量がここに表示されます。</translation>
    </message>
    <message>
        <source>It comes with the figures of the plan.</source>
        <translation>プランの数値とともに表示されます。</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>&amp;Switch on or off</source>
        <translation>オン・オフを切替(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch off: %1</source>
        <translation>オフにする(&amp;S): %1</translation>
    </message>
    <message>
        <source>&amp;Switch on: %1</source>
        <translation>オンにする(&amp;S): %1</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>節約量</translation>
    </message>
    <message>
        <source>Bytes of a step</source>
        <translation>ステップのバイト数</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1、ステージ %2</translation>
    </message>
    <message>
        <source>%1 of %2 sends compressed</source>
        <translation>%2 回中 %1 回の送信を圧縮</translation>
    </message>
    <message>
        <source>Gradients at the end</source>
        <translation>末尾の勾配</translation>
    </message>
    <message>
        <source>Bytes a rank sends</source>
        <translation>ランクの送信バイト</translation>
    </message>
    <message>
        <source>summed at once</source>
        <translation>一括で合計</translation>
    </message>
    <message>
        <source>replicas, then stages</source>
        <translation>レプリカ、次にステージ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>節約</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>There is no traffic that could be compressed.</source>
        <translation>圧縮できる通信はありません。</translation>
    </message>
    <message>
        <source>one stage sends nothing back</source>
        <translation>1 ステージだけでは逆向きの送信がありません</translation>
    </message>
    <message>
        <source>no two stages hold one embedding</source>
        <translation>同じ埋め込みを持つステージが 2 つありません</translation>
    </message>
    <message>
        <source>no replicas, or gradients that cannot be compressed</source>
        <translation>レプリカがないか、圧縮できない勾配です</translation>
    </message>
    <message>
        <source>Step %1 as it is; %2 with all of these, lossy</source>
        <translation>現状のステップ %1、すべて適用すると %2 (非可逆)</translation>
    </message>
    <message>
        <source>Gradients at the end, and slack</source>
        <translation>最後の勾配と余裕</translation>
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
    <message>
        <source>Looking which are possible…</source>
        <translation>可能な値を確認しています…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesLine</name>
    <message>
        <source>All diagnoses, each with what would help</source>
        <translation>すべての診断と、それぞれの対処</translation>
    </message>
    <message>
        <source>First cure</source>
        <translation>最初の対処</translation>
    </message>
    <message>
        <source>What would help…</source>
        <translation>役に立つこと…</translation>
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
    <message>
        <source>Show this panel and give it the keyboard</source>
        <translation>このパネルを表示してキーボードを移します</translation>
    </message>
    <message>
        <source>%1 (Esc brings the others back)</source>
        <translation>%1（Esc で他を元に戻します）</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Does it fit, how fast is it, what is in the way?</source>
        <translation>収まるか、どれだけ速いか、何が妨げか</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスタ</translation>
    </message>
    <message>
        <source>What is there, what was measured, what does the plan use?</source>
        <translation>何があり、何を測定し、プランは何を使うか</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Who talks to whom, and where should they sit?</source>
        <translation>どれとどれが通信し、どこに置くべきか</translation>
    </message>
    <message>
        <source>What is best, and how surely?</source>
        <translation>何が最良で、どれだけ確かか</translation>
    </message>
    <message>
        <source>Which one is taken?</source>
        <translation>どれを採用するか</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>Load drift</source>
        <translation>負荷の変動</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>数週間</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>予備</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>復旧時間</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>エキスパートのビット数</translation>
    </message>
    <message>
        <source>Loading and computing</source>
        <translation>読み込みと計算</translation>
    </message>
    <message>
        <source>Other budgets</source>
        <translation>ほかの予算</translation>
    </message>
    <message>
        <source>What if this dies: what then, how long, how fast?</source>
        <translation>これが故障したら、どうするか、どれだけかかり、どれだけ速いか</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット数</translation>
    </message>
    <message>
        <source>Which experts in how many bits?</source>
        <translation>どのエキスパートを何ビットにするか</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>サービング</translation>
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
        <translation>最長間隔</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>サービング</translation>
    </message>
    <message>
        <source>How many users, and how long do they wait?</source>
        <translation>何人の利用者が、どれだけ待つか?</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>測定値</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockTabs</name>
    <message>
        <source>&amp;Maximise</source>
        <translation>最大化(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Dock</source>
        <translation>ドッキング(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>切り離す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
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
        <source>Move plan “%1”</source>
        <translation>プラン「%1」を移動</translation>
    </message>
    <message>
        <source>Write note on “%1”</source>
        <translation>「%1」にメモを記入</translation>
    </message>
    <message>
        <source>%1 for this plan only</source>
        <translation>このプランのみ: %1</translation>
    </message>
    <message>
        <source>Use the model %1</source>
        <translation>モデル %1 を使う</translation>
    </message>
    <message>
        <source>Use another cluster</source>
        <translation>別のクラスタを使う</translation>
    </message>
    <message>
        <source>Give this plan a cluster of its own</source>
        <translation>このプランに専用のクラスタを与える</translation>
    </message>
    <message>
        <source>Rename the cluster</source>
        <translation>クラスタの名前を変更</translation>
    </message>
    <message>
        <source>Use the project&apos;s measured constants</source>
        <translation>プロジェクトの測定した定数を使う</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>元に戻す: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::EmptyPage</name>
    <message>
        <source>What would fill this perspective</source>
        <translation>このパースペクティブに表示するには</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::EnumWords</name>
    <message>
        <source>weights: %1, gradients: %2, optimizer: %3, second copy: %4</source>
        <translation>重み: %1、勾配: %2、オプティマイザ: %3、2 つ目のコピー: %4</translation>
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
        <source>Previous layer</source>
        <translation>前のレイヤー</translation>
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
        <source>Worst layer</source>
        <translation>最悪のレイヤー</translation>
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
    <message>
        <source>&amp;Previous layer</source>
        <translation>前のレイヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next layer</source>
        <translation>次のレイヤー(&amp;N)</translation>
    </message>
    <message>
        <source>Show the expert with the largest share of its layer</source>
        <translation>レイヤー内で割合が最大のエキスパートを表示</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean</source>
        <translation>最も負荷の高い GPU が平均を最も上回るレイヤーを表示</translation>
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
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
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
        <source>Worst link</source>
        <translation>最悪のリンク</translation>
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
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean</source>
        <translation>最も負荷の高い GPU が平均を最も上回るレイヤーを表示</translation>
    </message>
    <message>
        <source>Show the two GPUs whose link needs most time</source>
        <translation>リンクに最も時間がかかる 2 つの GPU を表示</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementForm</name>
    <message>
        <source>Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU exceeds the load limit</source>
        <translation>1 トークンのエキスパート全体 (対だけでなく) が載る GPU の種類を最小にし、どの GPU も負荷上限を超えないようにします</translation>
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
        <source>Fan-out</source>
        <translation>ファンアウト</translation>
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
        <source>Unseen tokens</source>
        <translation>未知のトークン</translation>
    </message>
    <message>
        <source>Places by the tokens to train with and judges on the others: a placement made for noise shows</source>
        <translation>学習用トークンで配置し、残りのトークンで評価します: ノイズに合わせた配置かどうかがわかります</translation>
    </message>
    <message>
        <source>The same tokens</source>
        <translation>同じトークン</translation>
    </message>
    <message>
        <source>Places by all tokens that are counted, and judges on them</source>
        <translation>集計対象の全トークンで配置し、同じトークンで評価します</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>すべて同等</translation>
    </message>
    <message>
        <source>Every change of GPU counts the same; MoETuner with equal bandwidths</source>
        <translation>GPU の切り替えをすべて同じ重みで数えます。MoETuner は等しい帯域幅を使います</translation>
    </message>
    <message>
        <source>Nodes apart</source>
        <translation>ノードを区別</translation>
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
        <source>&amp;Judge on:</source>
        <translation>評価対象(&amp;J):</translation>
    </message>
    <message>
        <source>The tokens that tell how good a placement is. Load drifts: what is even on the tokens it was made for is less so on others.</source>
        <translation>配置の良し悪しを測るトークン。負荷は変動します: 配置を作ったトークンで均等でも、別のトークンではそれほど均等になりません。</translation>
    </message>
    <message>
        <source>Ro&amp;bust over:</source>
        <translation>ロバスト性(&amp;B):</translation>
    </message>
    <message>
        <source>What is kept even: the sum of the tokens, or each span of time or each task by itself, so that a placement also holds when the load drifts</source>
        <translation>何を均等に保つか: トークンの合計、または時間の各区間や各タスクを個別に。個別にすると、負荷が変動しても有効な配置になります</translation>
    </message>
    <message>
        <source>Lin&amp;ks:</source>
        <translation>リンク(&amp;K):</translation>
    </message>
    <message>
        <source>What a change of GPU counts for</source>
        <translation>GPU の切り替えの重み</translation>
    </message>
    <message>
        <source>&amp;Within a node:</source>
        <translation>ノード内(&amp;W):</translation>
    </message>
    <message>
        <source>How many times the bandwidth between nodes the links within one have</source>
        <translation>ノード内のリンクの帯域幅が、ノード間の帯域幅の何倍か</translation>
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
        <source>&amp;Replicas:</source>
        <translation>レプリカ(&amp;R):</translation>
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
        <source>Needs a trace with the picks of every token; there is none</source>
        <translation>トークンごとの選択を含むトレースが必要ですが、ありません</translation>
    </message>
    <message>
        <source>Unseen tokens (%1)</source>
        <translation>未知のトークン (%1)</translation>
    </message>
    <message>
        <source>Needs a trace that is kept in the project; there is none</source>
        <translation>プロジェクトに保存されたトレースが必要ですが、ありません</translation>
    </message>
    <message>
        <source>The sum</source>
        <translation>合計</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n spans of time</source>
        <translation>
            <numerusform>時間の %n 区間それぞれ</numerusform>
        </translation>
    </message>
    <message>
        <source>Each %1</source>
        <translation>%1 ごと</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>計測値どおり</translation>
    </message>
    <message>
        <source>As assumed</source>
        <translation>想定値どおり</translation>
    </message>
    <message>
        <source>A change of GPU counts for the seconds a byte takes over the measured link; MoETuner with the mean within nodes and between them</source>
        <translation>GPU の切り替えを、計測したリンクで 1 バイトの転送にかかる秒数で重み付けします。MoETuner はノード内とノード間の平均を使います</translation>
    </message>
    <message>
        <source>A change of GPU counts for the seconds a byte takes over the link; nothing was measured between these GPUs</source>
        <translation>GPU の切り替えを、リンクで 1 バイトの転送にかかる秒数で重み付けします。これらの GPU 間の計測値はありません</translation>
    </message>
    <message>
        <source>A change of node counts more than one within a node, by a factor</source>
        <translation>ノードの切り替えを、ノード内の切り替えより係数倍重く数えます</translation>
    </message>
    <message>
        <source>The GPUs of a group are in one node, or not equally many in each</source>
        <translation>グループの GPU が 1 つのノードにあるか、ノードごとの数が等しくありません</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>Best of several</source>
        <translation>複数から最良</translation>
    </message>
    <message>
        <source>Tries balance, traffic under several load limits and fan-out, and takes the one with the shortest step on the tokens that judge</source>
        <translation>バランス、複数の負荷上限での通信量、fan-out を試し、判定用のトークンでステップが最短のものを選びます</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementPanel</name>
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
        <source>&amp;Use It</source>
        <translation>使う(&amp;U)</translation>
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
        <source>Traffic by the links</source>
        <translation>リンクで重み付けした通信量</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>何も見つからないうちに停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>Searching %n placements, one after the other, under a tighter load limit each; they are drawn here when all are found.</source>
        <translation>
            <numerusform>%n 通りの配置を、負荷上限を順に厳しくしながら 1 つずつ探索しています。すべて見つかるとここに描きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the pairs of experts first and then whole tokens, layer by layer: no single figure falls that could be drawn.</source>
        <translation>%1 は、まずエキスパートの対を、次にトークン全体をレイヤーごとに配置します: 描ける単一の減少値がありません。</translation>
    </message>
    <message>
        <source>%1 places in one go and tries no moves: there is no course to draw.</source>
        <translation>%1 は一度に配置し、移動を試しません: 描く経過がありません。</translation>
    </message>
    <message>
        <source>%1 is placing…</source>
        <translation>%1 で配置しています…</translation>
    </message>
    <message>
        <source>Solved exactly, layer by layer, without a search: there is no course to draw.</source>
        <translation>探索せずに、レイヤーごとに厳密に解きました: 描く経過がありません。</translation>
    </message>
    <message>
        <source>The search found nothing better than it began with: there is no course to draw.</source>
        <translation>探索では、開始時より良い配置が見つかりませんでした: 描く経過がありません。</translation>
    </message>
    <message>
        <source>The search has begun; its course is drawn here.</source>
        <translation>探索を開始しました。経過をここに描きます。</translation>
    </message>
    <message>
        <source>Not used: on unseen tokens the step would be longer.</source>
        <translation>適用していません: 未知のトークンではステップが長くなります。</translation>
    </message>
    <message>
        <source>Several searches: there is no single course to draw.</source>
        <translation>複数の探索です: 描ける経過は 1 つではありません。</translation>
    </message>
    <message>
        <source>Trying several ways; the one with the shortest step on the tokens that judge is taken.</source>
        <translation>複数の方法を試しています。判定用のトークンでステップが最短のものを選びます。</translation>
    </message>
    <message>
        <source>The plan has changed since the last search.</source>
        <translation>前回の探索以降、プランが変更されています。</translation>
    </message>
    <message>
        <source>The plan does not use it.</source>
        <translation>プランでは使われていません。</translation>
    </message>
    <message>
        <source>Step on unseen tokens: %1 → %2.</source>
        <translation>未知のトークンでのステップ: %1 → %2。</translation>
    </message>
    <message>
        <source>Step: %1 → %2.</source>
        <translation>ステップ: %1 → %2。</translation>
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
        <source>Batch script: one launcher per node, which starts megatron.sh.</source>
        <translation>バッチスクリプト: ノードごとに 1 つのランチャが megatron.sh を起動します。</translation>
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
    <message>
        <source>What becomes of the plan as it is written here</source>
        <translation>ここに書かれたとおりではプランがどうなるか</translation>
    </message>
    <message>
        <source>Command of the first node, with its options.</source>
        <translation>最初のノードのコマンドとオプション。</translation>
    </message>
    <message>
        <source>Trace events for Perfetto and chrome://tracing: the step, or the simulation of a plan that serves.</source>
        <translation>Perfetto と chrome://tracing 用のトレースイベント: ステップ、または推論プランのシミュレーション。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FailureTeller</name>
    <message>
        <source>Part of the work stopped: %1</source>
        <translation>処理の一部が止まりました: %1</translation>
    </message>
    <message>
        <source>“%1” stopped: %2</source>
        <translation>「%1」が止まりました: %2</translation>
    </message>
    <message>
        <source>Your plan is stored; everything else goes on.</source>
        <translation>プランは保存されています。ほかの処理は続きます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FailuresPanel</name>
    <message>
        <source>lost</source>
        <translation>喪失</translation>
    </message>
    <message>
        <source>All works again</source>
        <translation>すべて復帰</translation>
    </message>
    <message>
        <source>Takes every mark away</source>
        <translation>すべてのマークを消します</translation>
    </message>
    <message>
        <source>What fails</source>
        <translation>故障する部分</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>A node by its name, or a GPU by node and slot.</source>
        <translation>名前によるノード、またはノードとスロットによる GPU。</translation>
    </message>
    <message>
        <source>Computes at</source>
        <translation>計算速度</translation>
    </message>
    <message>
        <source>“lost”, or the share of its speed that a slow one has: 70 is 70 %.</source>
        <translation>「喪失」、または低速なものの本来の速度に対する割合: 70 は 70 % です。</translation>
    </message>
    <message>
        <source>Write “lost”, or a percentage from 0.1 to 100.</source>
        <translation>「喪失」、または 0.1 から 100 までのパーセント値を書いてください。</translation>
    </message>
    <message>
        <source>Let a node or a GPU fail (Insert)</source>
        <translation>ノードまたは GPU を故障させる (Insert)</translation>
    </message>
    <message>
        <source>It works again (Delete)</source>
        <translation>復帰させる (Delete)</translation>
    </message>
    <message>
        <source>Nothing: mark it on the board, or add it here.</source>
        <translation>なし: ボードでマークするか、ここに追加してください。</translation>
    </message>
    <message>
        <source>Nodes and GPUs that are lost or slow; the plan stays as it is</source>
        <translation>失われた、または低速なノードと GPU。プランは変わりません</translation>
    </message>
    <message>
        <source>Nodes lost at once:</source>
        <translation>同時に失うノード数:</translation>
    </message>
    <message>
        <source>Nodes lost at once</source>
        <translation>同時に失うノード数</translation>
    </message>
    <message>
        <source>Find the worst</source>
        <translation>最悪を探す</translation>
    </message>
    <message>
        <source>Looks for the nodes whose loss leaves least, whatever policy goes on, and marks them</source>
        <translation>どの方針で続行しても、失うと残りが最小になるノードを探してマークします</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>予備ノード</translation>
    </message>
    <message>
        <source>Nodes beside the cluster that take the places of lost ones</source>
        <translation>失われたノードに取って代わる、クラスタ外のノード</translation>
    </message>
    <message>
        <source>Nodes per rack</source>
        <translation>ラックあたりのノード数</translation>
    </message>
    <message>
        <source>Neighbouring nodes that are lost together; 0: not known</source>
        <translation>一緒に失われる隣り合ったノード。0: 不明</translation>
    </message>
    <message>
        <source>Node fails every</source>
        <translation>ノード故障の間隔</translation>
    </message>
    <message>
        <source>Mean time between failures of one node; at first that of Llama 3&apos;s 2,048 nodes</source>
        <translation>1 ノードの平均故障間隔。初期値は Llama 3 の 2,048 ノードのもの</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Rack fails every</source>
        <translation>ラック故障の間隔</translation>
    </message>
    <message>
        <source>Mean time between failures of one rack</source>
        <translation>1 ラックの平均故障間隔</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>数えない</translation>
    </message>
    <message>
        <source>Repaired after</source>
        <translation>修理まで</translation>
    </message>
    <message>
        <source>Until a lost node is back</source>
        <translation>失われたノードが戻るまで</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>never</source>
        <translation>修理しない</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>対象期間</translation>
    </message>
    <message>
        <source>For how long goodput is drawn</source>
        <translation>グッドプットを描く期間</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Noticed after</source>
        <translation>検知まで</translation>
    </message>
    <message>
        <source>At first the heartbeat timeout of TorchFT</source>
        <translation>初期値は TorchFT のハートビートのタイムアウト</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>コミュニケータ</translation>
    </message>
    <message>
        <source>All made anew; policies that edit some take a share of it (ElasWave&apos;s claim)</source>
        <translation>すべて作り直す時間。一部だけ変更する方針では、その一部の時間で済みます (ElasWave の主張)</translation>
    </message>
    <message>
        <source>Processes start</source>
        <translation>プロセスの起動</translation>
    </message>
    <message>
        <source>Anew on all nodes; at first as measured by Parcae</source>
        <translation>全ノードで起動し直す時間。初期値は Parcae の計測値</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>To load one, and to write one</source>
        <translation>1 つの読み込み、および書き込み</translation>
    </message>
    <message>
        <source>Written every</source>
        <translation>書き込み間隔</translation>
    </message>
    <message>
        <source>A restart repeats half of it on average</source>
        <translation>再起動では平均してその半分をやり直します</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>最大クロック</translation>
    </message>
    <message>
        <source>Of a GPU, of what it runs at now</source>
        <translation>GPU の、現在のクロックに対する割合</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>頻度</translation>
    </message>
    <message>
        <source>What recovering takes</source>
        <translation>復旧にかかる時間</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory</source>
        <translation>ピアのメモリ内のコピー</translation>
    </message>
    <message>
        <source>Every rank&apos;s optimizer shard is copied to the host memory of its next peer each step</source>
        <translation>各ランクのオプティマイザシャードを、ステップごとに次のピアのホストメモリへコピーします</translation>
    </message>
    <message>
        <source>Interleaved shards</source>
        <translation>インターリーブしたシャード</translation>
    </message>
    <message>
        <source>Every data-parallel rank owns a part of each layer&apos;s optimizer states</source>
        <translation>各データ並列ランクが、全レイヤーのオプティマイザ状態を一部ずつ持ちます</translation>
    </message>
    <message>
        <source>Layers move while it runs</source>
        <translation>実行中にレイヤーを移動</translation>
    </message>
    <message>
        <source>States of moved layers may arrive until they are used</source>
        <translation>移動したレイヤーの状態は、使うまでに届けばよいものとします</translation>
    </message>
    <message>
        <source>Dropping keeps the batch</source>
        <translation>除外してもバッチを維持</translation>
    </message>
    <message>
        <source>The replicas left take more microbatches</source>
        <translation>残ったレプリカが、より多くのマイクロバッチを受け持ちます</translation>
    </message>
    <message>
        <source>Random numbers by sample</source>
        <translation>サンプル別の乱数</translation>
    </message>
    <message>
        <source>Random streams are keyed by sample, layer and slice, not by rank</source>
        <translation>乱数列を、ランクではなくサンプル、レイヤー、スライスで決めます</translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation>どの部分?</translation>
    </message>
    <message>
        <source>Name a node (%1), or a GPU by node and slot (%1:0).</source>
        <translation>ノード (%1)、またはノードとスロットによる GPU (%1:0) を指定してください。</translation>
    </message>
    <message>
        <source>Nodes lost at once, and the worst of them</source>
        <translation>同時に失うノードと最悪の場合</translation>
    </message>
    <message>
        <source>Draw it: whether any so many losses are survived, and which is the worst, is looked for at once</source>
        <translation>ドラッグすると、その数のどの損失にも耐えられるか、最悪はどれかをすぐに探します</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <translation>最低クロック</translation>
    </message>
    <message>
        <source>To which clocks fall where nobody waits for them</source>
        <translation>誰も待っていない所でクロックを下げる下限</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>電力</translation>
    </message>
    <message>
        <source>Of a GPU at the clock it runs at now; energies follow from it, by assumed laws for other clocks</source>
        <translation>現在のクロックでの GPU の電力。エネルギーはここから求め、他のクロックには仮定の法則を使います</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Table of clocks…</source>
        <translation>クロックの表…</translation>
    </message>
    <message>
        <source>A file with clock, speed and watts a line, the first two over the usual ones: energies and the limits of clocks follow from it</source>
        <translation>1 行にクロック、速度、ワットを書いたファイル (前の 2 つは通常値に対する比)。エネルギーとクロックの限度がここから決まります</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Takes the table away: clocks and power by assumed laws</source>
        <translation>表を外し、クロックと電力を仮定の法則で求めます</translation>
    </message>
    <message>
        <source>Table of clocks</source>
        <translation>クロックの表</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>表 (*.csv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n clock(s), %2 W at the usual one, %3 W waiting</source>
        <translation>
            <numerusform>%1: クロック %n 種、通常時 %2 W、待機時 %3 W</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed follows the clock, power by assumed laws.</source>
        <translation>速度はクロックに従い、電力は仮定の法則によります。</translation>
    </message>
    <message>
        <source>Timeouts of the launcher</source>
        <translation>ランチャーのタイムアウト</translation>
    </message>
    <message>
        <source>%1 W by its preset</source>
        <translation>プリセットでは %1 W</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
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
        <source>Open folder</source>
        <translation>フォルダを開く</translation>
    </message>
    <message>
        <source>order of pipeline passes</source>
        <translation>パイプラインのパスの順序</translation>
    </message>
    <message>
        <source>Open %1 anyway</source>
        <translation>それでも %1 を開く</translation>
    </message>
    <message>
        <source>The example as you left it.</source>
        <translation>前回のままのサンプルです。</translation>
    </message>
    <message>
        <source>Begin with a fresh one</source>
        <translation>新しいものから始める</translation>
    </message>
    <message>
        <source>%1 cannot be written. This is a copy of your own: changes are stored in %2</source>
        <translation>%1 に書き込めません。これはあなた専用のコピーで、変更は %2 に保存されます</translation>
    </message>
    <message>
        <source>%1 cannot be written. This is your copy of it as you left it.</source>
        <translation>%1 に書き込めません。これは前回のままのあなたのコピーです。</translation>
    </message>
    <message>
        <source>Copy the original again</source>
        <translation>元のファイルをもう一度コピー</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>それでも閉じる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Go on in the copy</source>
        <translation>コピーで続ける</translation>
    </message>
    <message>
        <source>The copy holds all plans and what they are evaluated with, but not the imported files, which cannot be read any more: %1</source>
        <translation>コピーにはすべてのプランとその評価に使うものが含まれますが、もう読み込めないインポート済みファイルは含まれません: %1</translation>
    </message>
    <message>
        <source>Revert to as opened</source>
        <translation>開いたときの状態に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) changed back</source>
        <translation>
            <numerusform>%n 件のプランを元に戻しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) removed</source>
        <translation>
            <numerusform>%n 件のプランを削除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) brought back</source>
        <translation>
            <numerusform>%n 件のプランを復元しました</numerusform>
        </translation>
    </message>
    <message>
        <source>models, clusters and measurements changed back</source>
        <translation>モデル、クラスタ、計測を元に戻しました</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>プロジェクトは変更されていません。</translation>
    </message>
    <message>
        <source>The project is as it was: %1.</source>
        <translation>プロジェクトは元どおりです: %1。</translation>
    </message>
    <message>
        <source>added to the plans of this project, with the model and cluster it states</source>
        <translation>このプロジェクトのプランに、記載されたモデルとクラスタとともに追加されました</translation>
    </message>
    <message>
        <source>Author of reports</source>
        <translation>レポートの作成者</translation>
    </message>
    <message>
        <source>The name on reports; empty names nobody:</source>
        <translation>レポートに載せる名前 (空の場合は誰も載せません):</translation>
    </message>
    <message numerus="yes">
        <source>It tells of the plans that are checked; %n other(s) are left out.</source>
        <translation>
            <numerusform>チェックの付いたプランについて書かれます。ほかの %n 件は省かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Author…</source>
        <translation>作成者…</translation>
    </message>
    <message>
        <source>Working out what %1 would change</source>
        <translation>%1 で何が変わるかを調べています</translation>
    </message>
    <message>
        <source>%1 on %2 × %3 %4: a new project. Its first plan is %5, batch %6 of %7 tokens.</source>
        <translation>%1、%2 × %3 %4: 新しいプロジェクト。最初のプランは %5、バッチ %6（各 %7 トークン）。</translation>
    </message>
    <message>
        <source>Kineto and Chrome traces (*.json *.json.gz)</source>
        <translation>Kineto および Chrome トレース (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Writing the last changes…</source>
        <translation>最後の変更を書き込んでいます…</translation>
    </message>
    <message>
        <source>Serve These Requests</source>
        <translation>このリクエストを処理</translation>
    </message>
    <message>
        <source>Serve the requests of %1</source>
        <translation>%1 のリクエストを処理</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a change</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while this project was open.</source>
        <translation>このプロジェクトを開いている間にプログラムが予期せず終了しました。</translation>
    </message>
    <message>
        <source>All changes are in it.</source>
        <translation>変更はすべて保存されています。</translation>
    </message>
    <message>
        <source>What was being stored then may be missing: %1. All changes before it are there.</source>
        <translation>そのとき保存中だった変更は失われている可能性があります: %1。それより前の変更はすべて残っています。</translation>
    </message>
    <message>
        <source>The state before the session is still there.</source>
        <translation>そのセッションを始める前の状態も残っています。</translation>
    </message>
    <message>
        <source>The project was in an older format and was converted. As it was before, it is kept in %1</source>
        <translation>プロジェクトは古い形式だったため変換しました。変換前のものは %1 に残してあります</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 はインポートされませんでした。</translation>
    </message>
    <message>
        <source>Look at It Again</source>
        <translation>もう一度確認</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FleetView</name>
    <message>
        <source>A drawn run of failures</source>
        <translation>乱数で引いた故障の経過</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>故障率がまだありません。</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>ノードの故障頻度を左で指定してください。</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>グッドプット %1</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %n node(s) lost, throughput %2</source>
        <translation>
            <numerusform>%1 後: %n ノードを喪失、スループット %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1: recovering, %n node(s) lost</source>
        <translation>
            <numerusform>%1 後: 復旧中、%n ノードを喪失</numerusform>
        </translation>
    </message>
    <message>
        <source>After (s)</source>
        <translation>経過 (s)</translation>
    </message>
    <message>
        <source>Nodes lost</source>
        <translation>失われたノード数</translation>
    </message>
    <message>
        <source>%1 over %2, failures drawn with seed %3: %4 losses, goodput %5 (closed form %6).</source>
        <translation>%1、期間 %2、シード %3 で引いた故障: 喪失 %4 回、グッドプット %5 (閉形式 %6)。</translation>
    </message>
    <message>
        <source>The closed form does not hold here: %1</source>
        <translation>ここでは閉形式が成り立ちません: %1</translation>
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
        <translation>グレー</translation>
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
        <source>Fit</source>
        <translation>全体</translation>
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
    <message>
        <source>What stands out</source>
        <translation>目立つもの</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Jump to what stands out most</source>
        <translation>最も目立つ箇所へ移動</translation>
    </message>
    <message>
        <source>Show the whole matrix</source>
        <translation>行列全体を表示</translation>
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
    <name>rankloom::ui::ImportForecast</name>
    <message>
        <source>a plan without a name</source>
        <translation>名前のないプラン</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1、変化なし</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>before and after, and the change</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No figures: %1</source>
        <translation>数値なし：%1</translation>
    </message>
    <message>
        <source>Step time: %1</source>
        <translation>ステップ時間：%1</translation>
    </message>
    <message>
        <source>Peak memory: %1</source>
        <translation>ピークメモリ：%1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <comment>fits, does not fit</comment>
        <translation>メモリ：%1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>理由：%1</translation>
    </message>
    <message>
        <source>TPOT: %1</source>
        <translation>TPOT: %1</translation>
    </message>
    <message>
        <source>TTFT: %1</source>
        <translation>TTFT: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation>インポート結果</translation>
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
    <message>
        <source>Known once the unit is chosen</source>
        <translation>単位を選ぶと表示されます</translation>
    </message>
    <message>
        <source>Being worked out…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>None: the import would be refused</source>
        <translation>なし：このインポートは拒否されます</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>Being worked out anew…</source>
        <translation>再計算中…</translation>
    </message>
    <message>
        <source>Nothing: the file is only kept beside the others</source>
        <translation>なし：ファイルは保管されるだけです</translation>
    </message>
    <message>
        <source>with it the figures of: %1</source>
        <translation>あわせて次の数値が変わります：%1</translation>
    </message>
    <message>
        <source>(without the hosts that have no node yet)</source>
        <translation>（まだノードのないホストを除く）</translation>
    </message>
    <message>
        <source>Figures: the plan on screen → the new plan</source>
        <translation>数値：画面のプラン → 新しいプラン</translation>
    </message>
    <message>
        <source>Figures of the plan on screen</source>
        <translation>画面のプランの数値</translation>
    </message>
    <message>
        <source>(while the question above has no answer)</source>
        <translation>（上の質問に答えるまで）</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n question(s) to answer</source>
        <translation>
            <numerusform>⚠ 回答が必要な質問 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of the project: the measured step is shown above the plan&apos;s in the timeline</source>
        <translation>プロジェクトは変わりません: 計測したステップをタイムラインでプランの上に表示します</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportQuestions</name>
    <message>
        <source>What becomes of the cluster</source>
        <translation>クラスターの扱い</translation>
    </message>
    <message>
        <source>Where it was measured</source>
        <translation>測定した場所</translation>
    </message>
    <message>
        <source>Node that sends</source>
        <translation>送信するノード</translation>
    </message>
    <message>
        <source>Node that receives</source>
        <translation>受信するノード</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>nodes and devices of each</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The file is about %1 devices, this cluster has %2.</source>
        <translation>ファイルは %1 台のデバイスについてのもの、このクラスターは %2 台です。</translation>
    </message>
    <message>
        <source>Make the cluster these nodes?</source>
        <translation>クラスターをこれらのノードにしますか？</translation>
    </message>
    <message numerus="yes">
        <source>Make the cluster these %n node(s)</source>
        <translation>
            <numerusform>クラスターをこの %n ノードにする</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for this plan only</source>
        <translation>%1、このプランだけ</translation>
    </message>
    <message>
        <source>%1, also for %2</source>
        <translation>%1、%2 も</translation>
    </message>
    <message>
        <source>Keep the cluster as it is</source>
        <translation>クラスターをそのままにする</translation>
    </message>
    <message>
        <source>Keep the cluster: the file has no effect on it</source>
        <translation>クラスターはそのまま：ファイルは影響しません</translation>
    </message>
    <message>
        <source>The file does not say between which nodes it was measured.</source>
        <translation>どのノード間で測定したかがファイルに書かれていません。</translation>
    </message>
    <message>
        <source>The file does not say on which level of the cluster it was measured.</source>
        <translation>クラスターのどの階層で測定したかがファイルに書かれていません。</translation>
    </message>
    <message>
        <source>Between which nodes?</source>
        <translation>どのノード間ですか？</translation>
    </message>
    <message>
        <source>Where was it measured?</source>
        <translation>どこで測定しましたか？</translation>
    </message>
    <message>
        <source>between two nodes:</source>
        <translation>2 つのノード間：</translation>
    </message>
    <message>
        <source>nowhere here: only keep the file</source>
        <translation>ここではない：ファイルを保管するだけ</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InputsRow</name>
    <message>
        <source>Model of the plan</source>
        <translation>プランのモデル</translation>
    </message>
    <message>
        <source>Cluster of the plan</source>
        <translation>プランのクラスタ</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation>クラスタなし</translation>
    </message>
    <message>
        <source>Only this plan refers to it.</source>
        <translation>これを参照するのはこのプランだけです。</translation>
    </message>
    <message>
        <source>Other plans refer to it too: %1</source>
        <translation>ほかのプランも参照しています: %1</translation>
    </message>
    <message>
        <source>Another one: choose it under Model and cluster, or drop a config.json</source>
        <translation>別のもの: 「モデルとクラスタ」で選ぶか、config.json をドロップしてください</translation>
    </message>
    <message>
        <source>Copy for This Plan Only</source>
        <translation>このプラン専用にコピー</translation>
    </message>
    <message>
        <source>Then its nodes, GPUs and links can be changed without changing other plans.</source>
        <translation>すると、ほかのプランを変えずにノード、GPU、リンクを変更できます。</translation>
    </message>
    <message>
        <source>Name It…</source>
        <translation>名前を付ける…</translation>
    </message>
    <message>
        <source>Name of the cluster</source>
        <translation>クラスタの名前</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1 の名前:</translation>
    </message>
    <message>
        <source>Batch of the plan</source>
        <translation>プランのバッチ</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 トークン</translation>
    </message>
    <message>
        <source>Sequences of a global batch and their length, in microbatches of %1</source>
        <translation>グローバルバッチのシーケンス数とその長さ（マイクロバッチ %1）</translation>
    </message>
    <message>
        <source>Change Its Nodes and GPUs</source>
        <translation>ノードと GPU を変更</translation>
    </message>
    <message>
        <source>Use the Project&apos;s Measured Constants</source>
        <translation>プロジェクトの測定した定数を使う</translation>
    </message>
    <message>
        <source>This plan was given constants of its own.</source>
        <translation>このプランには独自の定数があります。</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>%1 の要求</translation>
    </message>
    <message>
        <source>%1 × %2 + %3 tokens</source>
        <translation>%1 × %2 + %3 トークン</translation>
    </message>
    <message>
        <source>%1 × %2 to %3 tokens</source>
        <translation>%1 × %2〜%3 トークン</translation>
    </message>
    <message>
        <source>Requests, and tokens of their prompts and outputs</source>
        <translation>要求数と、プロンプトと出力のトークン数</translation>
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
    <message>
        <source>A click sets %1 to %2. Its next values:</source>
        <translation>クリックで %1 を %2 にします。次の値:</translation>
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
        <source>about %1 left</source>
        <translation>残り約 %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::KeptButton</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation>変更はすべて即座にプロジェクトファイルへ書き込まれます。保存操作は不要です</translation>
    </message>
    <message>
        <source>Press to choose.</source>
        <translation>押して選択します。</translation>
    </message>
    <message>
        <source>It is tried again by itself. Press for more.</source>
        <translation>自動的に再試行されます。詳しくは押してください。</translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation>すべて保存済み</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::KeySheet</name>
    <message>
        <source>Board: move about</source>
        <translation>ボード: 移動</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>矢印、Home、End</translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank; insert it</source>
        <translation>ボード: ランクを持ち上げて置く; 挿入する</translation>
    </message>
    <message>
        <source>Space; Shift+Space</source>
        <translation>Space; Shift+Space</translation>
    </message>
    <message>
        <source>Board: pick several ranks</source>
        <translation>ボード: 複数のランクを選ぶ</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Space</translation>
    </message>
    <message>
        <source>Timeline: pan</source>
        <translation>タイムライン: 移動</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>矢印、Page Up、Page Down</translation>
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
        <source>Memory: walk over bars and their parts</source>
        <translation>メモリ: バーとその部分を移動</translation>
    </message>
    <message>
        <source>Matrix: walk over cells; keep the tip</source>
        <translation>行列: セルを移動; ヒントを保つ</translation>
    </message>
    <message>
        <source>Arrows, Home, End; Enter</source>
        <translation>矢印、Home、End; Enter</translation>
    </message>
    <message>
        <source>Experts on GPUs: pick up and drop an expert</source>
        <translation>GPU 上のエキスパート: エキスパートを持ち上げて置く</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Comparison: walk; change the setting</source>
        <translation>比較: 移動; 設定の変更</translation>
    </message>
    <message>
        <source>Arrows; Enter</source>
        <translation>矢印; Enter</translation>
    </message>
    <message>
        <source>Presentation: turn pages; a page; end</source>
        <translation>プレゼンテーション: ページ送り; ページ指定; 終了</translation>
    </message>
    <message>
        <source>Arrows, Space, Backspace; 1 to 9; Escape</source>
        <translation>矢印、Space、Backspace; 1～9; Escape</translation>
    </message>
    <message>
        <source>Mouse, board: pan; zoom</source>
        <translation>マウス、ボード: 移動; ズーム</translation>
    </message>
    <message>
        <source>drag beside the nodes; wheel</source>
        <translation>ノードの横をドラッグ; ホイール</translation>
    </message>
    <message>
        <source>Mouse, board: move a rank; a whole node</source>
        <translation>マウス、ボード: ランクを移す; ノード全体を移す</translation>
    </message>
    <message>
        <source>drag it; drag its header</source>
        <translation>ドラッグ; 見出しをドラッグ</translation>
    </message>
    <message>
        <source>Mouse, timeline: pan; zoom; measure; everything</source>
        <translation>マウス、タイムライン: 移動; ズーム; 計測; 全体</translation>
    </message>
    <message>
        <source>drag; wheel; Shift+drag; double click</source>
        <translation>ドラッグ; ホイール; Shift+ドラッグ; ダブルクリック</translation>
    </message>
    <message>
        <source>Mouse, panels: one alone in the window, and back</source>
        <translation>マウス、パネル: 1 つだけをウィンドウに、元に戻す</translation>
    </message>
    <message>
        <source>double click on its tab or title</source>
        <translation>タブまたはタイトルをダブルクリック</translation>
    </message>
    <message>
        <source>Mouse, any view: what can be done with it</source>
        <translation>マウス、どのビューでも: できること</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>キーを押してください</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>コマンドまたはキーを検索</translation>
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
        <source>Double click on a key, or F2, and press another one.</source>
        <translation>キーをダブルクリックするか F2 を押し、別のキーを押します。</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Usual Keys</source>
        <translation>標準のキー(&amp;U)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Keys</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Desktops have keys with Ctrl+Alt or the Windows key for themselves.</source>
        <translation>Ctrl+Alt や Windows キーとの組み合わせはデスクトップ環境が使います。</translation>
    </message>
    <message>
        <source>A command of the window needs Ctrl, Alt or a function key: others are typed.</source>
        <translation>ウィンドウのコマンドには Ctrl、Alt またはファンクションキーが必要です。ほかのキーは文字入力になります。</translation>
    </message>
    <message>
        <source>%1 is the key of “%2 › %3”.</source>
        <translation>%1 は「%2 › %3」のキーです。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LatencyView</name>
    <message>
        <source>Time to first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>Longest gap between tokens</source>
        <translation>トークン間の最長間隔</translation>
    </message>
    <message>
        <source>Bubbles of a request</source>
        <translation>要求のバブル</translation>
    </message>
    <message>
        <source>First token behind the arrival, waiting in the queue included.</source>
        <translation>到着から最初のトークンまで (待ち行列を含む)。</translation>
    </message>
    <message>
        <source>(end − first token) / (output tokens − 1), of each request.</source>
        <translation>各要求の (終了 − 最初のトークン) / (出力トークン − 1)。</translation>
    </message>
    <message>
        <source>The longest time between two tokens of a request.</source>
        <translation>要求の 2 トークン間の最長時間。</translation>
    </message>
    <message>
        <source>Time that stages stood still in front of the batches of a request, on all stages, without “no work” (SARATHI&apos;s measure).</source>
        <translation>要求のバッチの前でステージが止まっていた時間、全ステージ、「仕事なし」を除く (SARATHI の指標)。</translation>
    </message>
    <message>
        <source>The curve says which share of the requests stays within a time; the further left, the better.</source>
        <translation>曲線はある時間内に収まる要求の割合を示します。左ほど良好です。</translation>
    </message>
    <message>
        <source>Nothing was served yet.</source>
        <translation>まだ何も処理していません。</translation>
    </message>
    <message>
        <source>share of requests</source>
        <translation>要求の割合</translation>
    </message>
    <message>
        <source>SLO %1: all within</source>
        <translation>SLO %1: すべて内</translation>
    </message>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>%1 within</source>
        <translation>%1 が内</translation>
    </message>
    <message>
        <source>%1 ahead by</source>
        <translation>%1 の先行</translation>
    </message>
    <message>
        <source>%1 of the requests: within %2</source>
        <translation>要求の %1: %2 以内</translation>
    </message>
    <message>
        <source>%1: within %2</source>
        <translation>%1: %2 以内</translation>
    </message>
    <message>
        <source>%1: half of the requests within %2, 99 % within %3, all within %4.</source>
        <translation>%1: 半数が %2 以内、99 % が %3 以内、すべて %4 以内。</translation>
    </message>
    <message>
        <source>goal: %1</source>
        <translation>目標: %1</translation>
    </message>
    <message>
        <source>Asked: %1 within %2; reached: %3.</source>
        <translation>目標: %1 が %2 以内。達成: %3。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayersView</name>
    <message>
        <source>Layers of the stages</source>
        <translation>ステージのレイヤー</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>故障としてマークされたものはありません。</translation>
    </message>
    <message>
        <source>Mark it on the board: which layers move is drawn here.</source>
        <translation>ボードでマークしてください: どのレイヤーが移動するかをここに描きます。</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <comment>number and layers</comment>
        <translation>ステージ %1: %2</translation>
    </message>
    <message>
        <source>Stage %1: %2 → %3</source>
        <comment>number, layers before and after</comment>
        <translation>ステージ %1: %2 → %3</translation>
    </message>
    <message>
        <source>✕ %1 of %2 replicas left</source>
        <translation>✕ レプリカ残り %1/%2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>速度 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) from stage %1 to stage %2: %3 in %4</source>
        <translation>
            <numerusform>%n レイヤーをステージ %1 からステージ %2 へ: %3、%4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>bytes and time</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>From stage</source>
        <translation>移動元ステージ</translation>
    </message>
    <message>
        <source>To stage</source>
        <translation>移動先ステージ</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>時間 (s)</translation>
    </message>
    <message>
        <source>%1 leaves every layer on its stage.</source>
        <translation>%1 では、どのレイヤーも元のステージに残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n layer(s) to other stages.</source>
        <translation>
            <numerusform>%1 では、%n レイヤーをほかのステージへ移動します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cuts weak replicas into stages of %2 layers; the others stay as drawn.</source>
        <translation>%1 は弱いレプリカを %2 層のステージに分けます。他は図のままです。</translation>
    </message>
    <message>
        <source>%1 leaves every layer on its stage. Stages have several chunks: strips tell how many layers, not which.</source>
        <translation>%1 は各層をそのステージに残します。ステージには複数のチャンクがあり、帯は層数だけを示します。</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 では続けられません。</translation>
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
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Press Search to find them.</source>
        <translation>収まるレイアウトをそれぞれ点で表示します: 速さと空きメモリの量。
「探索」を押すと探し始めます。</translation>
    </message>
    <message>
        <source>%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.</source>
        <translation>レイアウト %1 個、うち %2 個がパレートフロント上。最速は %3 で、ステップ %4、余裕 %5。</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Searching: the first appear in a moment.</source>
        <translation>収まるレイアウトをすべて点で示します: どれだけ速く、どれだけメモリが空くか。
探索中です: まもなく最初のものが表示されます。</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>パレートフロント</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>plan on screen</source>
        <translation>表示中のプラン</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>非可逆</translation>
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
    <message>
        <source>step %1 s, headroom %2</source>
        <translation>ステップ %1 s、余裕 %2</translation>
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
        <translation>プランによる GPU 間リンクの使用率</translation>
    </message>
    <message>
        <source>What the plan sends between GPUs</source>
        <translation>プランが GPU 間で送る内容</translation>
    </message>
    <message>
        <source>Slowest bandwidth</source>
        <translation>最も遅い帯域幅</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>最も長いレイテンシ</translation>
    </message>
    <message>
        <source>%1 between groups of nodes</source>
        <translation>ノード群間の%1</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between groups of nodes</source>
        <translation>プランがノード群間のリンクをどれだけ使うか</translation>
    </message>
    <message>
        <source>What the plan sends between groups of nodes</source>
        <translation>プランがノード群間で送るデータ</translation>
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
    <message>
        <source>Most sent</source>
        <translation>最多送信</translation>
    </message>
    <message>
        <source>&amp;Most sent</source>
        <translation>最多送信(&amp;M)</translation>
    </message>
    <message>
        <source>Busiest</source>
        <translation>最も混雑</translation>
    </message>
    <message>
        <source>&amp;Busiest link</source>
        <translation>最も混雑したリンク(&amp;B)</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最も遅い</translation>
    </message>
    <message>
        <source>&amp;Slowest link</source>
        <translation>最も遅いリンク(&amp;S)</translation>
    </message>
    <message>
        <source>The links are being put together…</source>
        <translation>リンクをまとめています…</translation>
    </message>
    <message>
        <source>Shown between %1 groups of the %2 nodes.</source>
        <translation>%2 ノードの %1 個の群の間で示しています。</translation>
    </message>
    <message>
        <source>Show &amp;Inside of Groups</source>
        <translation>グループの内部を表示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Back to the Groups Around</source>
        <translation>外側のグループに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Only the %1 nodes inside of the groups chosen, of %2.</source>
        <translation>選択したグループ内の %1 ノードのみ (全 %2 ノード)。</translation>
    </message>
    <message>
        <source>Only the %1 nodes inside of the groups chosen, of %2, in groups.</source>
        <translation>選択したグループ内の %1 ノードのみ (全 %2 ノード)。グループごとに示しています。</translation>
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
    <name>rankloom::ui::LoadWindowsView</name>
    <message>
        <source>Load of experts over time</source>
        <translation>時間に対するエキスパートの負荷</translation>
    </message>
    <message>
        <source>Each trace is counted in up to 64 windows of equally many tokens. Where the lines are level, a placement made for the whole trace stays good; where they cross, another placement would be better by then. Page Up and Page Down change the layer.</source>
        <translation>各トレースは、同数のトークンからなる最大 64 個の区間で数えられます。線が平らなら、トレース全体に対する配置はそのまま有効です。線が交差するなら、その時点では別の配置のほうが良いことになります。Page Up と Page Down で層を切り替えます。</translation>
    </message>
    <message>
        <source>No load over time yet. Drop a router trace of several thousand tokens here: it is counted in windows, which tell whether the load drifts.</source>
        <translation>時間ごとの負荷はまだありません。数千トークンのルータートレースをここにドロップすると、区間ごとに数えられ、負荷が変動するか分かります。</translation>
    </message>
    <message>
        <source>tokens of the trace</source>
        <translation>トレースのトークン</translation>
    </message>
    <message>
        <source>steps of the trace</source>
        <translation>トレースのステップ</translation>
    </message>
    <message>
        <source>Layer %1: load over the mean</source>
        <translation>層 %1: 平均に対する負荷</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>fullest of the window</source>
        <translation>区間内の最大</translation>
    </message>
    <message>
        <source>expert %1</source>
        <translation>エキスパート %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2</source>
        <translation>トークン %1 から %2</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>ステップ %1 から %2</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3:
%4 the mean, %5 picks</source>
        <translation>層 %1、エキスパート %2、%3:
平均の %4、選択 %5 回</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>From</source>
        <translation>送信元</translation>
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
        <source>Picks</source>
        <translation>選択数</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>平均比</translation>
    </message>
    <message>
        <source>Layer %1 was not seen in the trace.</source>
        <translation>層 %1 はトレースに現れません。</translation>
    </message>
    <message>
        <source>Load of the busiest experts of layer %1 in %2 windows; the fullest expert has %3 the mean in %4 and %5 in %6.</source>
        <translation>層 %1 で最も負荷の高いエキスパートの負荷（%2 区間）。最も負荷の高いエキスパートは、%4 で平均の %3、%6 で %5 です。</translation>
    </message>
    <message>
        <source>Load over time</source>
        <translation>負荷の時間変化</translation>
    </message>
    <message>
        <source>&amp;Previous layer</source>
        <translation>前のレイヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next layer</source>
        <translation>次のレイヤー(&amp;N)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LostLinks</name>
    <message>
        <source>Keep the measured links</source>
        <translation>計測したリンクを保持</translation>
    </message>
    <message>
        <source>Keep the Measured Links</source>
        <translation>計測したリンクを保持</translation>
    </message>
    <message>
        <source>For This Plan Only</source>
        <translation>このプランのみ</translation>
    </message>
    <message>
        <source>The links were measured with %1: with other GPUs they are assumed.</source>
        <translation>リンクは %1 で計測したものです。別の GPU では仮定値になります。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>The language changes at the next start.</source>
        <translation>言語は次回の起動時に切り替わります。</translation>
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
        <translation>編集</translation>
    </message>
    <message numerus="yes">
        <source>The cluster was changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>クラスタはさらに %n 件のプランでも変更されました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>For This Plan Only</source>
        <translation>このプランのみ</translation>
    </message>
    <message>
        <source>%1 › Compare</source>
        <comment>view</comment>
        <translation>%1 › 比較</translation>
    </message>
    <message>
        <source>A preview cannot be edited: nothing was changed.</source>
        <translation>プレビューは編集できません。何も変更されていません。</translation>
    </message>
    <message numerus="yes">
        <source>The measured constants were changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>他の %n 個のプランの測定した定数も変更されました: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasuredView</name>
    <message>
        <source>Measured against estimated</source>
        <translation>測定と推定</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>まだ何も測定されていません。</translation>
    </message>
    <message>
        <source>Exact estimates lie on the dashed line, those above it were too low. The solid line is what the calibration makes of them: where the points lie along it, one constant suits all runs.</source>
        <translation>正確な推定は破線上にあり、それより上のものは低すぎました。実線は校正の結果です。点がこの線に沿っていれば、1 つの定数がすべての実行に合います。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>当てはめ</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>%1
estimated %2, measured %3 (%4)</source>
        <translation>%1
推定 %2、測定 %3（%4）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>誤差</translation>
    </message>
    <message numerus="yes">
        <source>%n measured figure(s) against their estimates, off by %1 on average; the worst is %2, %3.</source>
        <translation>
            <numerusform>推定値に対する測定値 %n 個、平均誤差 %1。最大は %2 の %3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasurementsPanel</name>
    <message>
        <source>routing of %1</source>
        <translation>%1 のルーティング</translation>
    </message>
    <message>
        <source>nothing now: another trace of %1 counts</source>
        <translation>現在はなし: %1 の別のトレースを使います</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>cluster of %1</source>
        <translation>%1 のクラスタ</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>インポート日時</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 を削除しています</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>nothing yet: choose it where a plan serves</source>
        <translation>まだありません: 推論する計画で選んでください</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>%1 のリクエスト</translation>
    </message>
    <message>
        <source>nothing: no plan it is of was fitted</source>
        <translation>なし: 対応する計画に合わせたものがありません</translation>
    </message>
    <message>
        <source>rates of serving</source>
        <translation>推論の速度</translation>
    </message>
    <message>
        <source>Nothing was imported yet. Drop link measurements, topologies, host lists, routing traces, traces of requests or results of serving benchmarks on the window.</source>
        <translation>まだ何も取り込まれていません。リンクの測定、トポロジー、ホスト一覧、ルーティングトレース、リクエストのトレース、推論ベンチマークの結果をウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Rates of serving that were set by hand are gone with it; undo brings them back.</source>
        <translation>手動で設定したサービングの速度も失われました。元に戻すと復元されます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
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
        <source>Stage %1 is fullest %2, with one microbatch in flight.</source>
        <translation>ステージ %1 の使用量は%2に最大となり、処理中のマイクロバッチは 1 個です。</translation>
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
        <source>fullest %1, with one microbatch in flight at the peak</source>
        <translation>%1に最大、ピーク時の処理中マイクロバッチ 1 個</translation>
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
        <source>Host memory of %1: %2 pinned.</source>
        <comment>node, bytes</comment>
        <translation>%1 のホストメモリ：%2 を固定。</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 of %3 pinned.</source>
        <comment>node, bytes, bytes</comment>
        <translation>%1 のホストメモリ：%3 中 %2 を固定。</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 of %3 pinned: does not fit.</source>
        <comment>node, bytes, bytes</comment>
        <translation>%1 のホストメモリ：%3 中 %2 を固定：収まりません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the memory, bytes</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller ones (Tensors lists them): %1</source>
        <translation>
            <numerusform>ほかに小さいもの %n 個 (「テンソル」に一覧): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>its experts get %1 times the tokens of the mean, likely %2 to %3 times</source>
        <translation>そのエキスパートは平均の %1 倍 (おそらく %2〜%3 倍) のトークンを受け取ります</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>while the optimizer updates the parameters</source>
        <translation>オプティマイザーがパラメーターを更新する間</translation>
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
    <message>
        <source>Buffers for the gathered sequence</source>
        <translation>集めたシーケンスのバッファ</translation>
    </message>
    <message>
        <source>Error feedback</source>
        <translation>誤差フィードバック</translation>
    </message>
    <message>
        <source>Compressed messages</source>
        <translation>圧縮メッセージ</translation>
    </message>
    <message>
        <source>Scratch of products</source>
        <translation>行列積の作業領域</translation>
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
        <source>Calibrate…</source>
        <translation>校正…</translation>
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
    <message>
        <source>No memory estimate yet</source>
        <translation>メモリ見積もりがまだありません</translation>
    </message>
    <message>
        <source>Choose a model and a cluster: weights, gradients, optimizer and activations of every stage appear against the capacity of its GPUs.</source>
        <translation>モデルとクラスタを選択すると、各ステージの重み、勾配、オプティマイザ、アクティベーションが GPU の容量と対比して表示されます。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>&amp;Ranks instead of stages</source>
        <translation>ステージの代わりにランク(&amp;R)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>One bar per pipeline stage or per rank</source>
        <translation>パイプラインステージごと、またはランクごとに 1 本のバー</translation>
    </message>
    <message>
        <source>Every tensor of every stage as a table</source>
        <translation>全ステージの全テンソルを表で</translation>
    </message>
    <message>
        <source>Fit the framework constant to one measured run</source>
        <translation>フレームワーク定数を 1 回の実測に合わせる</translation>
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
    <name>rankloom::ui::Missing</name>
    <message>
        <source>%1 has no experts: there is nothing to place.</source>
        <translation>%1 にはエキスパートがありません: 配置するものがありません。</translation>
    </message>
    <message>
        <source>Which experts are picked is not known yet. Drop a routing trace of Megatron, vLLM or SGLang to see how full each GPU gets.</source>
        <translation>どのエキスパートが選ばれるかはまだ分かりません。各 GPU の埋まり具合を見るには Megatron、vLLM、SGLang のルーティングトレースをドロップしてください。</translation>
    </message>
    <message>
        <source>EP is 1: every GPU holds all experts of its layers. Raise EP to place them.</source>
        <translation>EP が 1 です: すべての GPU がそのレイヤーの全エキスパートを保持します。配置するには EP を上げてください。</translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses.</source>
        <translation>プランは成立しません。診断を参照してください。</translation>
    </message>
    <message>
        <source>The routing trace is of another model or a part of it: %1 × %2 layers × experts, not %3 × %4.</source>
        <translation>ルーティングトレースは別のモデルまたはその一部のものです: %1 × %2 レイヤー × エキスパート (%3 × %4 ではなく)。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>新規プロジェクト</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1、%2 パラメータ</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>ノード(&amp;N)</translation>
    </message>
    <message>
        <source>GPUs &amp;per node</source>
        <translation>ノードあたりの GPU(&amp;P)</translation>
    </message>
    <message>
        <source>What this comes to</source>
        <translation>その結果</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>別のファイルを選ぶ</translation>
    </message>
    <message>
        <source>What is in the way</source>
        <translation>妨げとなっていること</translation>
    </message>
    <message>
        <source>&amp;Kept in</source>
        <translation>保存先(&amp;K)</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>プロジェクトファイル</translation>
    </message>
    <message>
        <source>The first plan is the fastest plain layout that fits. Everything can be changed afterwards; a model or cluster of your own comes in by dropping its config.json, host file or topology on the window.</source>
        <translation>最初のプランは、収まる素直な配置のうち最も速いものです。後からすべて変更できます。独自のモデルやクラスターは、config.json、ホストファイル、トポロジーをウィンドウにドロップして取り込みます。</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>作成(&amp;C)</translation>
    </message>
    <message>
        <source>Keep the project in</source>
        <translation>プロジェクトの保存先</translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation>プロジェクト (*.rankloom)</translation>
    </message>
    <message>
        <source>%1 GPUs with %2 together. Weights, gradients and optimizer states take at least %3</source>
        <translation>GPU %1 基、合計 %2。重み、勾配、オプティマイザ状態に少なくとも %3 が必要です</translation>
    </message>
    <message>
        <source>%1: more than there is.</source>
        <translation>%1: あるだけでは足りません。</translation>
    </message>
    <message>
        <source>Name the file that the project is kept in.</source>
        <translation>プロジェクトを保存するファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name, or open it.</source>
        <translation>この名前のファイルはすでにあります。別の名前を選ぶか、それを開いてください。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>フォルダー %1 はありません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>フォルダー %1 には書き込めません。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Outcome</name>
    <message>
        <source>No expert has to move.</source>
        <translation>エキスパートの移動は不要です。</translation>
    </message>
    <message>
        <source>%1 to move %2</source>
        <translation>%2 の移動に %1</translation>
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
        <source>Fullest GPU</source>
        <translation>負荷が最大の GPU</translation>
    </message>
    <message>
        <source>In the worst layer</source>
        <translation>最悪のレイヤー</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>部分ごと</translation>
    </message>
    <message>
        <source>In the worst part</source>
        <translation>最悪の部分</translation>
    </message>
    <message>
        <source>Changes of GPU</source>
        <translation>GPU の切り替え</translation>
    </message>
    <message>
        <source>Traffic by links</source>
        <translation>リンクで重み付けした通信量</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>レプリカ</translation>
    </message>
    <message>
        <source>GPUs per token</source>
        <translation>トークンあたりの GPU 数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>No placement has less traffic on the tokens seen.</source>
        <translation>既知のトークンでは、これより通信量の少ない配置はありません。</translation>
    </message>
    <message>
        <source>No placement needs fewer changes of GPU.</source>
        <translation>これより GPU の切り替えが少ない配置はありません。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>途中で停止しました。</translation>
    </message>
    <message>
        <source>Judged on the tokens it was made for: %1</source>
        <translation>配置を作ったトークンで評価しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n token(s))</source>
        <translation>
            <numerusform>%1 (%n トークン)</numerusform>
        </translation>
    </message>
    <message>
        <source>seen</source>
        <translation>既知</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1: seen %2, unseen %3.</source>
        <translation>%1: 既知 %2、未知 %3。</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>fan-out</source>
        <translation>fan-out</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>通信量</translation>
    </message>
    <message>
        <source>%1 under a load of %2</source>
        <translation>負荷 %2 での%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Taken, for the shortest step on unseen tokens: %1 (%2).</source>
        <translation>未見のトークンでのステップが最短のものとして採用: %1 (%2)。</translation>
    </message>
    <message>
        <source>Taken, for the shortest step: %1 (%2).</source>
        <translation>ステップが最短のものとして採用: %1 (%2)。</translation>
    </message>
    <message>
        <source>Lower bound: at least %1 of the traffic is needed; gap %2 = (found − bound) / bound.</source>
        <translation>下限: 少なくとも通信量の %1 が必要です。ギャップ %2 = (結果 − 下限) / 下限。</translation>
    </message>
    <message>
        <source>Lower bound: at least %1 must change the GPU; gap %2 = (found − bound) / bound.</source>
        <translation>下限: 少なくとも %1 が GPU を変える必要があります。ギャップ %2 = (結果 − 下限) / 下限。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ParetoView</name>
    <message>
        <source>budget %1</source>
        <translation>予算 %1</translation>
    </message>
    <message>
        <source>Best layouts for serving</source>
        <translation>サービングに最良のレイアウト</translation>
    </message>
    <message>
        <source>Layouts of the cluster with their schedulers: how fast tokens come for one user (1 / TPOT) against how many all users get from a GPU. On the line nobody is better in both. A double click takes the plan of a point.</source>
        <translation>クラスターのレイアウトとスケジューラ: 1 ユーザーへのトークンの速さ (1 / TPOT) と、全ユーザーが 1 GPU から得るトークン数。線上の点は、両方で上回るものがありません。ダブルクリックでその点のプランを採用します。</translation>
    </message>
    <message>
        <source>No layouts were compared yet.</source>
        <translation>まだレイアウトを比較していません。</translation>
    </message>
    <message>
        <source>“Find the best layout” tries degrees, schedulers and budgets on this cluster.</source>
        <translation>「最良のレイアウトを探す」は、このクラスターで並列度、スケジューラ、予算を試します。</translation>
    </message>
    <message>
        <source>tokens/s of one user</source>
        <translation>1 ユーザーのトークン/秒</translation>
    </message>
    <message>
        <source>tokens/s of a GPU</source>
        <translation>1 GPU のトークン/秒</translation>
    </message>
    <message>
        <source>%1
%2 tokens/s of a user, %3 of a GPU, with %4 requests at once on a replica</source>
        <translation>%1
1 ユーザー %2 トークン/秒、1 GPU %3 トークン/秒、レプリカあたり同時要求 %4 件</translation>
    </message>
    <message>
        <source>Of %1 layouts with schedulers %2 fit. Most for one user: %3 tokens/s with %4. Most of a GPU: %5 tokens/s with %6.</source>
        <translation>スケジューラ付きのレイアウト %1 件のうち %2 件が収まります。1 ユーザーの最大: %3 トークン/秒 (%4)。1 GPU の最大: %5 トークン/秒 (%6)。</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>レプリカ</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同時要求数</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>要求/秒</translation>
    </message>
    <message>
        <source>Tokens/s of a user</source>
        <translation>1 ユーザーのトークン/秒</translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation>TTFT、平均</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>閉形式</translation>
    </message>
    <message>
        <source>%1 GPUs decode with TP %2, PP %3</source>
        <translation>%1 GPU が TP %2、PP %3 でデコード</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PerspectivePages</name>
    <message>
        <source>Choose Another Model</source>
        <translation>別のモデルを選ぶ</translation>
    </message>
    <message>
        <source>Duplicate This Plan</source>
        <translation>このプランを複製</translation>
    </message>
    <message>
        <source>Experts are not cut into planes: no memory of the GPU is set aside for them. With a budget it is planned which experts stay there in how many bits, and which are loaded while others compute.</source>
        <translation>エキスパートはビットプレーンに分割されていません: そのための GPU メモリは確保されていません。予算を設定すると、どのエキスパートを何ビットで残し、どれをほかの計算中に読み込むかを計画します。</translation>
    </message>
    <message>
        <source>Set a Budget of %1</source>
        <translation>%1 の予算を設定</translation>
    </message>
    <message>
        <source>This plan trains. Where it serves, requests come in and answers go out: how many fit, how long they wait, and which scheduler keeps the stages busy.</source>
        <translation>このプランは学習用です。サービングでは要求が入り、応答が出ます: 何件収まるか、どれだけ待つか、どのスケジューラがステージを休ませないか。</translation>
    </message>
    <message>
        <source>Serve This Plan</source>
        <translation>このプランでサービング</translation>
    </message>
    <message>
        <source>This plan serves. Which layouts, schedulers and pools answer most requests is searched in Serve.</source>
        <translation>このプランは推論用です。最も多くのリクエストに応答する配置、スケジューラー、プールは「推論」で探します。</translation>
    </message>
    <message>
        <source>Open Serve</source>
        <translation>「推論」を開く</translation>
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
    <message>
        <source>These figures are being computed anew.</source>
        <translation>これらの数値を再計算しています。</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>表示するものがまだありません。</translation>
    </message>
    <message>
        <source>Any view</source>
        <translation>すべてのビュー</translation>
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
    <message>
        <source>The order of measurement explains %1 of the differences between links, more than chance (test at a level of 1 %).</source>
        <translation>計測の順序がリンク間の差の %1 を説明し、偶然を上回ります (有意水準 1 % の検定)。</translation>
    </message>
    <message>
        <source>By another session of these links, %1, the gain is %2.</source>
        <translation>これらのリンクの別のセッション %1 によると、利得は %2 です。</translation>
    </message>
    <message>
        <source>With the order of measurement removed the gain is %1, of %2 by the links as measured.</source>
        <translation>計測の順序を取り除くと利得は %1 です (計測したままのリンクでは %2)。</translation>
    </message>
    <message>
        <source>No gain: other figures of the same links turn it into a loss.</source>
        <translation>利得なし: 同じリンクの別の数値では損失に転じます。</translation>
    </message>
    <message>
        <source>The plan has changed since the last search.</source>
        <translation>前回の探索以降、プランが変更されています。</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>使う(&amp;U)</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>Time per output token under the requests of the plan: all-reduces, the experts&apos; exchange and the sends of batches. Where prompts have GPUs of their own, the time to the first token counts, shared out to the tokens of a request.</source>
        <translation>プランの要求のもとでの出力トークンあたりの時間: all-reduce、エキスパートの交換、バッチの送信。プロンプトに専用の GPU がある場合は、最初のトークンまでの時間も要求のトークンに割り振って数えます。</translation>
    </message>
    <message>
        <source>Time per output token: %1 before, %2 after.</source>
        <translation>出力トークンあたりの時間: 前 %1、後 %2。</translation>
    </message>
    <message>
        <source>Time to first token: %1 before, %2 after.</source>
        <translation>最初のトークンまでの時間: 前 %1、後 %2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanBox</name>
    <message>
        <source>Plan on screen</source>
        <translation>表示中のプラン</translation>
    </message>
    <message>
        <source>Choose another plan (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>別のプランを選ぶ（Ctrl+PgUp、Ctrl+PgDown）</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比較中</translation>
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
        <translation>仮定</translation>
    </message>
    <message>
        <source>No setting of that name.</source>
        <translation>その名前の設定はありません。</translation>
    </message>
    <message>
        <source>Filter settings</source>
        <translation>設定を絞り込む</translation>
    </message>
    <message>
        <source>Shows only the settings, and sections, whose names contain this. Escape shows all.</source>
        <translation>名前にこれを含む設定とセクションだけを表示します。Escape ですべて表示します。</translation>
    </message>
    <message>
        <source>Experts in few bits</source>
        <translation>少ないビット数のエキスパート</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推論サービス</translation>
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
        <source>step %1 s, throughput %2 %</source>
        <translation>ステップ %1 s、スループット %2 %</translation>
    </message>
    <message>
        <source>goodput %1 %: throughput with the time lost to recoveries taken off</source>
        <translation>グッドプット %1 %: 復旧で失う時間を差し引いたスループット</translation>
    </message>
    <message>
        <source>detected in %1, communicators %2, loading %3, waiting for layers %4, work again %5</source>
        <translation>検知 %1、コミュニケータ %2、読み込み %3、レイヤー待ち %4、やり直し %5</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n transfer(s)</source>
        <translation>
            <numerusform>%1、転送 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of a step are computed on other ranks than before</source>
        <translation>1 ステップのうち %1 サンプルを、以前とは別のランクで計算します</translation>
    </message>
    <message>
        <source>How to go on; ★ has most goodput, ✕ cannot go on</source>
        <translation>続行の方法。★ はグッドプットが最大、✕ は続行不可</translation>
    </message>
    <message>
        <source>Samples per second afterwards, of those with nothing lost or slow</source>
        <translation>その後の毎秒サンプル数の、何も失われず低速でもない場合に対する割合</translation>
    </message>
    <message>
        <source>From the failure until as much work is done as before it</source>
        <translation>故障から、故障前と同じところまで作業が進むまで</translation>
    </message>
    <message>
        <source>Throughput with the time lost to recoveries taken off, at the given rates of failure</source>
        <translation>指定した故障率で、復旧で失う時間を差し引いたスループット</translation>
    </message>
    <message>
        <source>Whether no state of the parameters is lost but what is computed again</source>
        <translation>計算し直す分を除き、パラメータの状態が失われないかどうか</translation>
    </message>
    <message>
        <source>Time of a step afterwards</source>
        <translation>その後の 1 ステップの時間</translation>
    </message>
    <message>
        <source>Bytes that devices send each other to recover</source>
        <translation>復旧のためにデバイス間で送るバイト数</translation>
    </message>
    <message>
        <source>What to know about it, or why it cannot go on and what would make it so</source>
        <translation>知っておくべきこと、または続行できない理由と続行できるようにする方法</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>方針</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Recovers in</source>
        <translation>復旧時間</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>グッドプット</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>転送量</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Whether every sample counts as before: batch, weight of a sample in the gradient, random numbers; ✗ says what does not</source>
        <translation>どのサンプルも以前と同じ扱いか: バッチ、勾配でのサンプルの重み、乱数。✗ は異なるものを示します</translation>
    </message>
    <message>
        <source>being prepared leaves %1 % of the throughput before anything fails</source>
        <translation>備えるため、障害前のスループットは %1 % になります</translation>
    </message>
    <message>
        <source>%1 a step: computing at the clocks of the stages, and waiting</source>
        <translation>1 ステップ %1: ステージのクロックでの計算と待機</translation>
    </message>
    <message>
        <source>%1 random streams of a step are drawn on other ranks than before</source>
        <translation>ステップの %1 本の乱数列が以前と別のランクで引かれます</translation>
    </message>
    <message>
        <source>What the GPUs that go on draw in a step: by their board power and assumed laws of clocks, unless a table of clocks was given</source>
        <translation>続行する GPU が 1 ステップで消費する量: クロック表がなければ、ボード電力と仮定のクロック則によります</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
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
    <message>
        <source>Those that fit do not differ in this</source>
        <translation>収まるものはこの点では違いがありません</translation>
    </message>
    <message>
        <source>Which of %1 plans should it be?</source>
        <translation>%1 個のプランのどれにするべきか</translation>
    </message>
    <message>
        <source>Only “%1” fits; its step takes %2</source>
        <translation>収まるのは「%1」だけです。1 ステップに %2 かかります</translation>
    </message>
    <message>
        <source>Only “%1” fits; a billion tokens take %2</source>
        <translation>収まるのは「%1」だけです。10 億トークンに %2 かかります</translation>
    </message>
    <message>
        <source>None fits: hosts have no room for what is offloaded</source>
        <translation>どれも収まりません：オフロードする分の余裕がホストにありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>technique, what it saves of the step</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compression of “%1”</source>
        <translation>「%1」の圧縮</translation>
    </message>
    <message>
        <source>≈ Lossy: %1. What that does to the model is not estimated.</source>
        <translation>≈ 非可逆: %1。モデルへの影響は見積もりません。</translation>
    </message>
    <message>
        <source>If something fails under “%1”</source>
        <translation>「%1」で障害が起きたら</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>かかる時間</translation>
    </message>
    <message>
        <source>%1 recovers in %2</source>
        <comment>policy, time</comment>
        <translation>%1 の復旧: %2</translation>
    </message>
    <message>
        <source>How it goes on</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>%1: %2 of the throughput after %3</source>
        <comment>policy, share, time to recover</comment>
        <translation>%1: %3 後にスループットの %2</translation>
    </message>
    <message>
        <source>Experts of “%1” in few bits</source>
        <translation>「%1」の少ないビット数のエキスパート</translation>
    </message>
    <message>
        <source>With %1 for planes of experts one GPU decodes %2 tokens/s, at %3 bits in the mean</source>
        <translation>エキスパートのビットプレーンに %1 で、1 GPU は %2 トークン/s を平均 %3 ビットでデコードします</translation>
    </message>
    <message>
        <source>≈ Lossy. Which bits stay is chosen by a proxy, the share of the rounding error that planes take away: it says nothing about accuracy.</source>
        <translation>≈ 非可逆。残すビットは代理指標 (ビットプレーンが除く丸め誤差の割合) で選びます: 精度については何も示しません。</translation>
    </message>
    <message>
        <source>%1 (lossy)</source>
        <comment>name of a plan</comment>
        <translation>%1 (非可逆)</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>plan, how its gradients are compressed</comment>
        <translation>「%1」 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Who is connected then</source>
        <translation>そのときの接続</translation>
    </message>
    <message>
        <source>“%1” leaves most room for keys and values: %2 a GPU</source>
        <translation>「%1」がキーと値の空きを最も多く残します: GPU あたり %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” leaves most room for keys and values: %2 a GPU</source>
        <translation>収まるもののうち「%1」がキーと値の空きを最も多く残します: GPU あたり %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; it leaves %2 for keys and values on a GPU</source>
        <translation>収まるのは「%1」だけで、GPU あたり %2 をキーと値に残します</translation>
    </message>
    <message>
        <source>Which of %1 plans should serve %2?</source>
        <translation>%1 個のプランのどれで %2 を提供しますか?</translation>
    </message>
    <message>
        <source>“%1” gives a request its tokens fastest: %2 each</source>
        <translation>「%1」が要求に最も速くトークンを返します: 1 個あたり %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” gives a request its tokens fastest: %2 each</source>
        <translation>収まるもののうち「%1」が要求に最も速くトークンを返します: 1 個あたり %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; a token takes %2</source>
        <translation>収まるのは「%1」だけで、トークン 1 個に %2 かかります</translation>
    </message>
    <message>
        <source>“%1” gives most tokens for its GPUs: %2 each</source>
        <translation>「%1」が GPU あたりのトークンが最多です: 各 %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” gives most tokens for its GPUs: %2 each</source>
        <translation>収まるもののうち「%1」が GPU あたりのトークンが最多です: 各 %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; a GPU gives %2</source>
        <translation>収まるのは「%1」だけで、GPU あたり %2 です</translation>
    </message>
    <message>
        <source>Latency and throughput</source>
        <translation>レイテンシとスループット</translation>
    </message>
    <message>
        <source>several models</source>
        <translation>複数のモデル</translation>
    </message>
    <message>
        <source>several clusters</source>
        <translation>複数のクラスタ</translation>
    </message>
    <message>
        <source>not the same in all plans: see the options</source>
        <translation>プランごとに異なります: 選択肢を参照</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>plan</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>plans, what they say</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Training: %1</source>
        <comment>a sentence about plans</comment>
        <translation>学習: %1</translation>
    </message>
    <message>
        <source>“%1” fits and leaves %2 a GPU</source>
        <translation>「%1」は収まり、余裕は GPU あたり %2</translation>
    </message>
    <message>
        <source>%1 of %2 fit, all with as much room: %3 a GPU</source>
        <translation>%2 個のうち %1 個が収まり、余裕はどれも GPU あたり %3</translation>
    </message>
    <message>
        <source>“%1” trains most tokens per second: %2</source>
        <translation>トークン毎秒が最大なのは「%1」: %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” trains most tokens per second: %2</source>
        <translation>収まるプランのうち、トークン毎秒が最大なのは「%1」: %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; it trains %2</source>
        <translation>収まるのは「%1」だけです。速度は %2</translation>
    </message>
    <message>
        <source>“%1” takes the fewest device hours, of unlike devices: %2</source>
        <translation>デバイスの種類は異なりますが、デバイス時間が最少なのは「%1」: %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” takes the fewest device hours, of unlike devices: %2</source>
        <translation>デバイスの種類は異なりますが、収まるプランのうちデバイス時間が最少なのは「%1」: %2</translation>
    </message>
    <message>
        <source>It depends on the latencies that are asked for</source>
        <translation>求められるレイテンシ次第です</translation>
    </message>
    <message>
        <source>Take “%1”, if %2 may be used</source>
        <translation>%2 を使えるなら「%1」を採用</translation>
    </message>
    <message>
        <source>None of the plans fits</source>
        <translation>収まるプランはありません</translation>
    </message>
    <message>
        <source>Only “%1” is possible, and it does not fit</source>
        <translation>実現可能なのは「%1」だけですが、収まりません</translation>
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
    <message>
        <source>&amp;Notes</source>
        <translation>ノート(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>ダークまたはライト(&amp;D)</translation>
    </message>
    <message>
        <source>Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans.</source>
        <translation>Escape を押し、Ctrl+D でプランをコピーして変更し、プランの一覧で両方にチェックを付けてください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact</comment>
        <translation>%1: %2</translation>
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
    <name>rankloom::ui::RecoverControl</name>
    <message>
        <source>%1: %2</source>
        <comment>what fails, what is best then</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Looking for the worst loss of %n node(s)…</source>
        <translation>
            <numerusform>%n ノードの最悪の喪失を探しています…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2 of the throughput</source>
        <comment>policy and share</comment>
        <translation>%1 でスループットの %2 を維持</translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives any loss of %n node(s). In the worst case, marked now, %1.</source>
        <translation>
            <numerusform>✓ どの %n ノードを失っても続行できます。最悪の場合 (マーク済み): %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives every loss of %n node(s) that was tried. In the worst one found, %1.</source>
        <translation>
            <numerusform>✓ 試した %n ノードの喪失では、すべて続行できます。見つかった最悪の場合: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one only the checkpoint is left; %1.</source>
        <translation>
            <numerusform>✗ %n ノードの喪失では、続行できない場合があります: この場合はチェックポイントしか残りません。%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one nothing goes on.%1</source>
        <translation>
            <numerusform>✗ %n ノードの喪失では、続行できない場合があります: この場合は何も続行できません。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets tried.</source>
        <translation>%1 通りを試しました。</translation>
    </message>
    <message>
        <source>Timelines before and after</source>
        <translation>前後のタイムライン</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>故障としてマークされたものはありません。</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 は続行できません。</translation>
    </message>
    <message>
        <source>Before, in a replica that fails</source>
        <translation>前、故障するレプリカ</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>後: %1</translation>
    </message>
    <message numerus="yes">
        <source>Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; %n spare node(s).</source>
        <translation>
            <numerusform>仮定: 検知まで %1、コミュニケータ %2、プロセスの起動 %3、%4 のチェックポイントを %5 ごと。予備ノード %n 台。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spare node(s) take over.</source>
        <translation>
            <numerusform>予備ノード %n 台が引き継ぎます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Living with it: step %1, %2 of the throughput.</source>
        <translation>そのまま続ける場合: ステップ %1、スループットの %2。</translation>
    </message>
    <message>
        <source>Copies to a peer, %1 a rank and step, hide behind the step.</source>
        <translation>ピアへのコピー (ランク・ステップあたり %1) は、ステップの裏に隠れます。</translation>
    </message>
    <message>
        <source>⚠ Copies to a peer, %1 a rank and step, do not hide behind the step.</source>
        <translation>⚠ ピアへのコピー (ランク・ステップあたり %1) は、ステップの裏に隠れません。</translation>
    </message>
    <message numerus="yes">
        <source>An earlier failure has left this plan: others do the work of %n stage(s) of replicas. Shares are of what it does now.</source>
        <translation>
            <numerusform>この計画は以前の故障の結果です。レプリカの %n ステージの仕事をほかが行っています。割合は今の性能に対するものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save settings of the launcher</source>
        <translation>ランチャーの設定を保存</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き込みました: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryPanel</name>
    <message>
        <source>Go to the board</source>
        <translation>ボードへ移動</translation>
    </message>
    <message>
        <source>Ways to go on</source>
        <translation>続行の方法</translation>
    </message>
    <message>
        <source>Adopt as new plan</source>
        <translation>新しいプランとして採用</translation>
    </message>
    <message>
        <source>Add what this policy leaves as a plan of its own (Return)</source>
        <translation>この方針の結果を独立したプランとして追加します (Return)</translation>
    </message>
    <message>
        <source>Change this plan</source>
        <translation>このプランを変更</translation>
    </message>
    <message>
        <source>Make the plan on screen what this policy leaves (Shift+Return)</source>
        <translation>表示中のプランをこの方針の結果に変更します (Shift+Return)</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.
On the board, click what fails, draw a box around it, or press F for a GPU, Shift+F for its node, R for its rack; or add it to the list on the left.</source>
        <translation>故障としてマークされたものはありません。
ボードで故障する部分をクリックするか、枠で囲むか、F (GPU)、Shift+F (そのノード)、R (そのラック) を押してください。左の一覧に追加することもできます。</translation>
    </message>
    <message>
        <source>%1 cannot go on: there is nothing to adopt.</source>
        <translation>%1 では続行できません: 採用するものがありません。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryTimeView</name>
    <message>
        <source>noticing</source>
        <translation>検知</translation>
    </message>
    <message>
        <source>communicators</source>
        <translation>コミュニケータ</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>waiting for layers</source>
        <translation>レイヤー待ち</translation>
    </message>
    <message>
        <source>work again</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>復旧時間</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>故障としてマークされたものはありません。</translation>
    </message>
    <message>
        <source>Mark it on the board: its recovery is told here.</source>
        <translation>ボードでマークしてください: その復旧をここに示します。</translation>
    </message>
    <message>
        <source>%1 recovers in %2</source>
        <comment>policy and time</comment>
        <translation>%1 の復旧: %2</translation>
    </message>
    <message>
        <source>All that can go on</source>
        <translation>続行できるものすべて</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>方針</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <source>in all (s)</source>
        <translation>合計 (s)</translation>
    </message>
    <message>
        <source>Time to recover: %1.</source>
        <translation>復旧時間: %1。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryWords</name>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Drop replica</source>
        <translation>レプリカを除外</translation>
    </message>
    <message>
        <source>Re-route</source>
        <translation>別経路</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Redundant</source>
        <translation>冗長</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>サイズ変更</translation>
    </message>
    <message>
        <source>Resize + move</source>
        <translation>サイズ変更 + 移動</translation>
    </message>
    <message>
        <source>Stop, and start again from the last checkpoint with fewer replicas</source>
        <translation>停止し、最後のチェックポイントから少ないレプリカで再開</translation>
    </message>
    <message>
        <source>The replicas that lost a stage drop out; the batch shrinks (as TorchFT does)</source>
        <translation>ステージを失ったレプリカを外し、バッチが小さくなる (TorchFT と同様)</translation>
    </message>
    <message>
        <source>Microbatches go to the same stage of other replicas, into their bubbles (as ReCycle does)</source>
        <translation>マイクロバッチを、ほかのレプリカの同じステージのバブルに回す (ReCycle と同様)</translation>
    </message>
    <message>
        <source>Replicas go on with fewer stages than others (as Oobleck does)</source>
        <translation>一部のレプリカがほかより少ないステージで続行 (Oobleck と同様)</translation>
    </message>
    <message>
        <source>The stage before, which holds the next one&apos;s layers as well, does its work (as Bamboo does)</source>
        <translation>次のステージのレイヤーも持つ前のステージが、その処理を代行 (Bamboo と同様)</translation>
    </message>
    <message>
        <source>Living replicas of the stage take larger microbatches (as ElasWave does)</source>
        <translation>そのステージの残ったレプリカが、より大きなマイクロバッチを受け持つ (ElasWave と同様)</translation>
    </message>
    <message>
        <source>Larger microbatches, and layers move away from the slow stage (as ElasWave does)</source>
        <translation>マイクロバッチを大きくし、遅いステージからレイヤーを移す (ElasWave と同様)</translation>
    </message>
    <message>
        <source>Larger microbatches, moved layers, and higher clocks on the slow stage</source>
        <translation>マイクロバッチを大きくし、レイヤーを移し、遅いステージのクロックを上げる</translation>
    </message>
    <message>
        <source>%1 fails</source>
        <translation>%1 の故障</translation>
    </message>
    <message>
        <source>%1 computes at %2</source>
        <translation>%1 の計算速度 %2</translation>
    </message>
    <message>
        <source>✓ kept</source>
        <translation>✓ 維持</translation>
    </message>
    <message>
        <source>✗ some lost</source>
        <translation>✗ 一部喪失</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>✓ the same</source>
        <translation>✓ 同じ</translation>
    </message>
    <message>
        <source>Layers of the stages: %1.</source>
        <translation>ステージのレイヤー: %1。</translation>
    </message>
    <message>
        <source>Moving layers has paid after %1.</source>
        <translation>レイヤーの移動は %1 後に元が取れます。</translation>
    </message>
    <message>
        <source>Communicators: %1 connections go, %2 come.</source>
        <translation>コミュニケータ: 接続が %1 本減り、%2 本増えます。</translation>
    </message>
    <message>
        <source>No policy can go on.</source>
        <translation>続行できる方針がありません。</translation>
    </message>
    <message>
        <source>%1 is best: it goes on after %2 with %3 of the throughput.</source>
        <translation>%1 が最良です: %2 後にスループットの %3 で続行します。</translation>
    </message>
    <message>
        <source>Move + clocks</source>
        <translation>移動 + クロック</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) fail(s)</source>
        <translation>
            <numerusform>GPU %n 基が故障</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) slow</source>
        <translation>
            <numerusform>GPU %n 基が低速</numerusform>
        </translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what of the computation is not as it was</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>%1 kJ</source>
        <translation>%1 kJ</translation>
    </message>
    <message>
        <source>%1 MJ</source>
        <translation>%1 MJ</translation>
    </message>
    <message>
        <source>%1 GJ</source>
        <translation>%1 GJ</translation>
    </message>
    <message>
        <source>the plan does not use it, and goes on as it is.</source>
        <translation>計画はそれを使っていないので、そのまま続きます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayControl</name>
    <message>
        <source>Trace of preemptions</source>
        <translation>プリエンプションのトレース</translation>
    </message>
    <message>
        <source>Traces (*.csv *.txt);;All files (*)</source>
        <translation>トレース (*.csv *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayPanel</name>
    <message>
        <source>Open a trace…</source>
        <translation>トレースを開く…</translation>
    </message>
    <message>
        <source>Nodes that come and go: milliseconds, add or remove, and a node in every line of a CSV</source>
        <translation>増減するノード: CSV の各行にミリ秒、add または remove、ノード</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Walk through what happens (Space)</source>
        <translation>起きることを順にたどる (Space)</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayView</name>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Replay of a preemption trace</source>
        <translation>プリエンプショントレースの再生</translation>
    </message>
    <message>
        <source>No trace yet.</source>
        <translation>トレースはまだありません。</translation>
    </message>
    <message>
        <source>Open or drop a CSV of preemptions: milliseconds, add or remove, and a node in every line, as 1000,add,n03.</source>
        <translation>プリエンプションの CSV を開くかドロップしてください: 各行に 1000,add,n03 のように、ミリ秒、add または remove、ノード。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>&amp;Play the trace</source>
        <translation>トレースを再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>点線: ほかの方針</translation>
    </message>
    <message>
        <source>throughput %1</source>
        <translation>スループット %1</translation>
    </message>
    <message>
        <source>recovering</source>
        <translation>復旧中</translation>
    </message>
    <message>
        <source>After %1: %2 of %3 nodes, %4; %5 samples done, %6 if nothing were lost</source>
        <translation>%1 後: %3 ノード中 %2、%4; %5 サンプル完了、損失がなければ %6</translation>
    </message>
    <message>
        <source>%1, %2 long, under %3: %4 nodes lost, at most %5 at once; %6 of the work that were done without losses.</source>
        <translation>%1、長さ %2、%3 の場合: 失われたノード %4、同時に最大 %5; 損失がない場合の作業の %6。</translation>
    </message>
    <message>
        <source>%1 would do %2.</source>
        <translation>%1 なら %2 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) add a node that is there, or remove one that is not.</source>
        <translation>
            <numerusform>%n 行が、既にあるノードを追加するか、ないノードを削除しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of its changes are drawn.</source>
        <translation>変化のうち最初の %1 件を描いています。</translation>
    </message>
    <message>
        <source>After (s)</source>
        <translation>経過 (s)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplicaChoice</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>レプリカ</translation>
    </message>
    <message>
        <source>What the number of replicas is of</source>
        <translation>レプリカ数の単位</translation>
    </message>
    <message>
        <source>per layer</source>
        <translation>レイヤーあたり</translation>
    </message>
    <message>
        <source>Experts of every layer that every GPU holds beyond an equal share: the same number everywhere, as serving engines want it</source>
        <translation>各 GPU が均等割り当てを超えて保持する、各レイヤーのエキスパートの数: サービングエンジンが求めるとおり、どこでも同数です</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Copies in the whole model, at most: spent in the layers that they make most even. GPUs hold equally many, give or take one.</source>
        <translation>モデル全体のコピー数の上限: 最も均等になるレイヤーに割り当てます。各 GPU が保持する数の差は 1 以内です。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplicaWords</name>
    <message>
        <source>not possible</source>
        <translation>不可能</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s), up to %1 requests each</source>
        <translation>
            <numerusform>%n レプリカ、各最大 %1 要求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for prompts</source>
        <translation>
            <numerusform>プロンプト用 %n レプリカ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that generate(s)</source>
        <translation>
            <numerusform>生成用 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s), not one request fits</source>
        <translation>
            <numerusform>%n レプリカ、要求が 1 件も収まりません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Report</name>
    <message>
        <source>%1 (%2 parameters) on %3</source>
        <comment>model, count, cluster</comment>
        <translation>%1 (パラメータ %2)、%3 上</translation>
    </message>
    <message>
        <source>%1; schedule %2</source>
        <comment>degrees, schedule</comment>
        <translation>%1; スケジュール %2</translation>
    </message>
    <message>
        <source>Does this plan train %1 within memory, how fast, and what is in the way? The work: %2.</source>
        <translation>このプランはメモリ内で %1 を学習できるか、どれだけ速いか、何が妨げになるか。作業: %2。</translation>
    </message>
    <message>
        <source>Which of %1 plans should train %2: which fit, and which is fastest? The work: %3.</source>
        <translation>%1 個のプランのどれで %2 を学習するべきか: どれが収まり、どれが最速か。作業: %3。</translation>
    </message>
    <message>
        <source>Which of %1 plans fit, and which is fastest? They differ in what they train or on what; the baseline trains %2: %3.</source>
        <translation>%1 個のプランのうちどれが収まり、どれが最速か。学習する内容か使うハードウェアが異なり、ベースラインは %2 を学習します: %3。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>The plans decide the same.</source>
        <translation>どのプランも設定は同じです。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Every stage of %1:</source>
        <translation>%1 の全ステージ:</translation>
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
        <source>Device hours are all devices of the cluster times the time a billion tokens take; multiply by what an hour of a device costs. The traffic of a step, before it overlaps with compute:</source>
        <translation>デバイス時間は、クラスタの全デバイス数に 10 億トークンにかかる時間を掛けたものです。デバイス 1 時間の費用を掛けてください。1 ステップの通信量 (計算とオーバーラップする前):</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source> (then %1 a step, %2 on the fullest GPU)</source>
        <translation> (その場合 1 ステップ %1、最も埋まる GPU で %2)</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… ほか %1 件。</translation>
    </message>
    <message>
        <source>No problems were found in: %1.</source>
        <comment>plans</comment>
        <translation>問題は見つかりませんでした: %1。</translation>
    </message>
    <message>
        <source>Links: %1.</source>
        <translation>リンク: %1。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>何も計測されていません。</translation>
    </message>
    <message>
        <source>Rankloom %1 computed every figure from the plan document; nothing here was run.</source>
        <translation>すべての数値は Rankloom %1 がプラン文書から計算したもので、ここでは何も実行されていません。</translation>
    </message>
    <message>
        <source>Compute: matrix products at %1 of the peak of %2, streaming kernels at %3 of its memory bandwidth. Figures of a calibrated device are nearer to what it does.</source>
        <translation>計算: 行列積は %2 のピークの %1、ストリーミングカーネルはそのメモリ帯域幅の %3 として見積もられます。校正したデバイスの数値は実際により近くなります。</translation>
    </message>
    <message>
        <source>Timeline: every pass of every stage is simulated in the order of the schedule, transfers included; bubbles are what is left. The bubble is the idle share of the step on the busiest pipeline rank, and the parts of a step are those of that rank.</source>
        <translation>タイムライン: すべてのステージのすべてのパスを、転送を含めてスケジュールの順にシミュレートします。残りがバブルです。バブルは最も忙しいパイプラインランクでのステップの遊休割合で、ステップの内訳はそのランクのものです。</translation>
    </message>
    <message>
        <source>Memory: weights, gradients, optimizer state and the activations in flight at the fullest moment, then fragmentation, device context and communicators. The band covers routing and fragmentation.</source>
        <translation>メモリ: 重み、勾配、オプティマイザ状態、および最も埋まる瞬間に処理中のアクティベーション、さらに断片化、デバイスコンテキスト、コミュニケータ。幅はルーティングと断片化を含みます。</translation>
    </message>
    <message>
        <source>Experts: no routing trace was imported; uniform routing is assumed.</source>
        <translation>エキスパート: ルーティングトレースがインポートされていないため、一様なルーティングを仮定します。</translation>
    </message>
    <message>
        <source>Experts: load from a routing trace of %1 tokens over %2 layers.</source>
        <translation>エキスパート: %2 レイヤー、%1 トークンのルーティングトレースによる負荷。</translation>
    </message>
    <message>
        <source>The baseline of every change is “%1”; ● marks the best figure of a row among the plans that fit.</source>
        <translation>各変更のベースラインは「%1」です。● は、収まるプランのうち行で最良の数値を示します。</translation>
    </message>
    <message>
        <source>How the figures were made</source>
        <translation>数値の求め方</translation>
    </message>
    <message>
        <source>Plans for %1</source>
        <comment>model</comment>
        <translation>%1 のプラン</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Seen tokens: the experts of “%1” were placed by tokens that its figures count; on unseen ones its step is likely longer.</source>
        <translation>既知トークン：「%1」のエキスパートは、その数値が数えているトークンで配置されました。未知のトークンではステップはおそらく長くなります。</translation>
    </message>
    <message>
        <source>step on seen tokens</source>
        <translation>既知トークンでのステップ</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Every rank of %1:</source>
        <translation>%1 のすべてのランク:</translation>
    </message>
    <message>
        <source>Trust in step times: %1</source>
        <translation>ステップ時間の信頼度: %1</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>非可逆: %1</translation>
    </message>
    <message>
        <source>If something fails</source>
        <translation>故障した場合</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>plan, what fails and what is best then</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Experts in few bits: decode steps of “%1” on one GPU are laid out plane by plane, with %2 for planes. Which bits stay is chosen by %3: nothing is said about accuracy. D²MoE&apos;s authors state 89.14 tokens/s at 1,600 MB and 94.3 with all planes in memory (arXiv 2504.15299); their model and device are others.</source>
        <translation>少ビットのエキスパート: 1 GPU での「%1」のデコードステップを、ビットプレーン用に %2 を使い、プレーンごとに配置します。残すビットは %3 で選びます: 精度については何も述べません。D²MoE の著者らは 1,600 MB で 89.14 トークン/s、全プレーンがメモリにある場合に 94.3 としています (arXiv 2504.15299)。モデルとデバイスは異なります。</translation>
    </message>
    <message>
        <source>a proxy (share of the rounding error)</source>
        <translation>代理指標 (丸め誤差の割合)</translation>
    </message>
    <message>
        <source>what the plan states planes to be worth</source>
        <translation>プランに記されたビットプレーンの価値</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>What “%1” compresses, lossless:</source>
        <translation>「%1」が圧縮するもの、可逆:</translation>
    </message>
    <message>
        <source>What “%1” compresses, lossy (%2):</source>
        <translation>「%1」が圧縮するもの、非可逆 (%2):</translation>
    </message>
    <message>
        <source>Experts in few bits</source>
        <translation>少ないビット数のエキスパート</translation>
    </message>
    <message>
        <source>With %1 for planes of experts one GPU of “%2” decodes %3 tokens/s, at %4 bits in the mean.</source>
        <translation>エキスパートのビットプレーンに %1 を使うと、「%2」の GPU 1 台は平均 %4 ビットで毎秒 %3 トークンをデコードします。</translation>
    </message>
    <message>
        <source>Which bits stay is chosen by a proxy: it says nothing about accuracy.</source>
        <translation>どのビットを残すかは代理指標で選ばれ、精度については何も言いません。</translation>
    </message>
    <message>
        <source>Lossy: digits are lost in “%1” (%2); what that does to the model is not estimated.</source>
        <translation>非可逆: 「%1」(%2) では桁が失われます。モデルへの影響は見積もられません。</translation>
    </message>
    <message>
        <source>%1; scheduler %2</source>
        <comment>degrees, scheduler</comment>
        <translation>%1、スケジューラ %2</translation>
    </message>
    <message>
        <source>Does this plan serve %1 within memory, how long do requests wait, and what is in the way? The work: %2.</source>
        <translation>このプランは %1 をメモリ内で提供できるか、要求はどれだけ待つか、何が妨げか。作業: %2。</translation>
    </message>
    <message>
        <source>Which of %1 plans should serve %2: which fit, and with which do requests wait least? The work: %3.</source>
        <translation>%1 個のプランのどれで %2 を提供するか: どれが収まり、どれで要求の待ちが最も短いか。作業: %3。</translation>
    </message>
    <message>
        <source>Which of %1 plans fit, and with which do requests wait least? They differ in what they serve or on what; the baseline serves %2: %3.</source>
        <translation>%1 個のプランのどれが収まり、どれで要求の待ちが最も短いか。提供するものか環境が異なります。基準は %2 を提供します: %3。</translation>
    </message>
    <message>
        <source>Batches: matrix products, attention, collectives and the engine&apos;s overheads, by the rates %1 (%2).</source>
        <translation>バッチ: 行列積、アテンション、集団通信、エンジンのオーバーヘッド。速度は%1 (%2)。</translation>
    </message>
    <message>
        <source>as shipped</source>
        <translation>出荷時の値</translation>
    </message>
    <message>
        <source>fitted to measurements</source>
        <translation>計測に当てはめた値</translation>
    </message>
    <message>
        <source>Latencies: the requests of the plan are simulated batch by batch under its scheduler; TTFT is from arrival to the first token, TPOT the mean time between the others.</source>
        <translation>レイテンシ: プランの要求を、そのスケジューラのもとでバッチごとにシミュレートします。TTFT は到着から最初のトークンまで、TPOT はその後のトークン間の平均時間です。</translation>
    </message>
    <message>
        <source>Memory: weights, activations of the largest batch, buffers of collectives and the engine&apos;s own; what is left of the engine&apos;s share holds keys and values.</source>
        <translation>メモリ: 重み、最大のバッチの活性、集団通信とエンジンのバッファ。エンジンの取り分の残りがキーと値を保持します。</translation>
    </message>
    <message>
        <source>as shipped but for some</source>
        <translation>一部を除き出荷時の値</translation>
    </message>
    <message>
        <source>%1 of “%2”, %3</source>
        <comment>figure, plan, range</comment>
        <translation>「%2」の%1、%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how figures were made, plans that it is true of</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Plans for several models</source>
        <translation>複数のモデルのプラン</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReportText</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>すべてコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>すべて選択(&amp;S)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RequestForm</name>
    <message>
        <source>How &amp;many:</source>
        <translation>件数(&amp;M):</translation>
    </message>
    <message>
        <source>Requests to simulate</source>
        <translation>シミュレーションする要求数</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>シード(&amp;D):</translation>
    </message>
    <message>
        <source>The same seed makes the same requests; another rate keeps their lengths</source>
        <translation>同じシードなら同じ要求になります。レートを変えても長さは変わりません</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>すべて同じ</translation>
    </message>
    <message>
        <source>Evenly between two</source>
        <translation>2 値の間で一様</translation>
    </message>
    <message>
        <source>Mostly short (Zipf)</source>
        <translation>多くは短い (Zipf)</translation>
    </message>
    <message>
        <source>&amp;Lengths:</source>
        <translation>長さ(&amp;L):</translation>
    </message>
    <message>
        <source>How long prompts and answers are</source>
        <translation>プロンプトと応答の長さ</translation>
    </message>
    <message>
        <source>tok</source>
        <comment>tokens, short</comment>
        <translation>トークン</translation>
    </message>
    <message>
        <source>P&amp;rompt:</source>
        <translation>プロンプト(&amp;R):</translation>
    </message>
    <message>
        <source>Tokens of each prompt</source>
        <translation>各プロンプトのトークン数</translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation>出力(&amp;O):</translation>
    </message>
    <message>
        <source>Tokens of each answer</source>
        <translation>各応答のトークン数</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>最小(&amp;L):</translation>
    </message>
    <message>
        <source>Tokens of prompt and answer together</source>
        <translation>プロンプトと応答の合計トークン数</translation>
    </message>
    <message>
        <source>At mo&amp;st:</source>
        <translation>最大(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;P:D:</source>
        <translation>P:D(&amp;P):</translation>
    </message>
    <message>
        <source>Prompt tokens by output tokens</source>
        <translation>プロンプトトークン数÷出力トークン数</translation>
    </message>
    <message>
        <source>&amp;Theta:</source>
        <translation>シータ(&amp;T):</translation>
    </message>
    <message>
        <source>The k-th shortest length is as frequent as 1 / k^theta</source>
        <translation>k 番目に短い長さの頻度は 1 / k^theta に比例します</translation>
    </message>
    <message>
        <source>At random (Poisson)</source>
        <translation>ランダム (Poisson)</translation>
    </message>
    <message>
        <source>In bursts (Gamma)</source>
        <translation>バースト (Gamma)</translation>
    </message>
    <message>
        <source>In a fixed rhythm</source>
        <translation>一定間隔</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>一括</translation>
    </message>
    <message>
        <source>&amp;Arrivals:</source>
        <translation>到着(&amp;A):</translation>
    </message>
    <message>
        <source>When requests come</source>
        <translation>要求が到着する時刻</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/秒</translation>
    </message>
    <message>
        <source>Rat&amp;e:</source>
        <translation>レート(&amp;E):</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>全レプリカの毎秒要求数</translation>
    </message>
    <message>
        <source>&amp;Interval:</source>
        <translation>間隔(&amp;I):</translation>
    </message>
    <message>
        <source>Between two requests</source>
        <translation>2 つの要求の間隔</translation>
    </message>
    <message>
        <source>&amp;Variation:</source>
        <translation>変動(&amp;V):</translation>
    </message>
    <message>
        <source>Standard deviation of the intervals by their mean; 1 is Poisson, more comes in bursts</source>
        <translation>間隔の標準偏差÷平均。1 は Poisson、大きいほどバーストになります</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>TTFT &amp;within:</source>
        <translation>TTFT 上限(&amp;W):</translation>
    </message>
    <message>
        <source>What 99 of 100 requests are to stay within: first token behind the arrival</source>
        <translation>要求 100 件中 99 件が守る上限: 到着から最初のトークンまで</translation>
    </message>
    <message>
        <source>TPOT wit&amp;hin:</source>
        <translation>TPOT 上限(&amp;H):</translation>
    </message>
    <message>
        <source>What 99 of 100 requests are to stay within: (end − first token) / (output tokens − 1)</source>
        <translation>要求 100 件中 99 件が守る上限: (終了 − 最初のトークン) / (出力トークン数 − 1)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>元(&amp;F):</translation>
    </message>
    <message>
        <source>Requests are drawn, or those of a trace. Drop a trace of requests on the window to have it here: Azure, Vidur, Sarathi-Serve, BurstGPT</source>
        <translation>リクエストは乱数で作るか、トレースから取ります。トレースをウィンドウにドロップするとここに現れます: Azure、Vidur、Sarathi-Serve、BurstGPT</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Ti&amp;mes:</source>
        <translation>時刻(&amp;M):</translation>
    </message>
    <message>
        <source>Factor of the times of the trace: 0.5 lets requests come twice as fast</source>
        <translation>トレースの時刻の倍率。0.5 ならリクエストが 2 倍の速さで到着します</translation>
    </message>
    <message>
        <source>&amp;Cut to:</source>
        <translation>切り詰め(&amp;C):</translation>
    </message>
    <message>
        <source>Prompts of the trace are cut so that requests have no more tokens</source>
        <translation>リクエストのトークン数がこれを超えないよう、トレースのプロンプトを切り詰めます</translation>
    </message>
    <message>
        <source>%1 (not in this project)</source>
        <translation>%1 (このプロジェクトにありません)</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>記録どおり</translation>
    </message>
    <message>
        <source>Users that ask again</source>
        <translation>再び尋ねるユーザー</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>&amp;Users:</source>
        <translation>ユーザー数(&amp;U):</translation>
    </message>
    <message>
        <source>So many requests are asked at most at the same time, of all replicas: the concurrency of load generators</source>
        <translation>全レプリカで同時に出されるリクエストの最大数: 負荷生成ツールの並行数</translation>
    </message>
    <message>
        <source>Thin&amp;k:</source>
        <translation>思考時間(&amp;K):</translation>
    </message>
    <message>
        <source>From an answer to the next request of the same user</source>
        <translation>応答から同じユーザーの次のリクエストまで</translation>
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
        <source>Nodes</source>
        <translation>ノード</translation>
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
        <source>even</source>
        <translation>均等</translation>
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
        <source>A second copy needs sharded weights</source>
        <translation>セカンダリコピーには重みのシャードが必要です</translation>
    </message>
    <message>
        <source>Layers are gathered where weights are sharded</source>
        <translation>レイヤーを集めるのは重みをシャードしている場合です</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
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
        <source>Nothing is offloaded: choose where to first</source>
        <translation>何もオフロードされていません: 先にオフロード先を選択してください</translation>
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
        <source> in flight</source>
        <translation> 個処理中</translation>
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
        <source>Nothing is compressed: choose how first</source>
        <translation>何も圧縮されていません: 先に圧縮方式を選択してください</translation>
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
        <source>Tokens travel to experts only in a mixture-of-experts model with EP above 1</source>
        <translation>トークンがエキスパートへ移動するのは、EP が 1 より大きい MoE モデルだけです</translation>
    </message>
    <message>
        <source>Add a level of switches (Insert)</source>
        <translation>スイッチの階層を追加 (Insert)</translation>
    </message>
    <message>
        <source>Remove this level (Delete)</source>
        <translation>この階層を削除 (Delete)</translation>
    </message>
    <message>
        <source>What was measured between two places stays; levels hold for the rest.</source>
        <translation>2 点間で計測した値はそのまま残り、階層の値はそれ以外に適用されます。</translation>
    </message>
    <message>
        <source>Inside a node</source>
        <translation>ノード内</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>ノード間</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>階層 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of nodes</source>
        <translation>
            <numerusform>ノードの %n グループ</numerusform>
        </translation>
    </message>
    <message>
        <source>Which node is in which came with an import; a number typed here makes runs of neighbours.</source>
        <translation>どのノードがどのグループに入るかはインポートで決まりました。ここに数を入力すると、隣り合うノードをまとめたグループになります。</translation>
    </message>
    <message>
        <source>Write how many nodes a switch of this level holds, such as 4, or switch by switch: 4, 4, 2.</source>
        <translation>この階層のスイッチ 1 台が持つノード数を 4 のように書くか、スイッチごとに 4, 4, 2 のように書いてください。</translation>
    </message>
    <message>
        <source>The cluster has %1 nodes.</source>
        <translation>クラスタのノードは %1 個です。</translation>
    </message>
    <message>
        <source>These are %1 nodes, the cluster has %2.</source>
        <translation>これは %1 ノードですが、クラスタは %2 ノードです。</translation>
    </message>
    <message>
        <source>One node alone is no level: at least 2.</source>
        <translation>1 ノードだけでは階層になりません: 2 個以上必要です。</translation>
    </message>
    <message>
        <source>This would cut switches of “%1”, which hold %2 nodes.</source>
        <translation>これでは、%2 ノードを持つ「%1」のスイッチが分断されます。</translation>
    </message>
    <message>
        <source>Switches of “%1” hold %2 nodes: they would cut these.</source>
        <translation>「%1」のスイッチは %2 ノードを持ちます: これらを分断してしまいます。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>階層</translation>
    </message>
    <message>
        <source>From near to far; the first level that two nodes share holds for their link.</source>
        <translation>近い方から順に並びます。2 つのノードが共有する最初の階層が、そのリンクに適用されます。</translation>
    </message>
    <message>
        <source>A level needs a name of up to 64 letters.</source>
        <translation>階層には 64 文字以内の名前が必要です。</translation>
    </message>
    <message>
        <source>Rename network level %1</source>
        <translation>ネットワーク階層 %1 の名前を変更</translation>
    </message>
    <message>
        <source>Nodes below one switch of this level: 4, or switch by switch as 4, 4, 2.</source>
        <translation>この階層のスイッチ 1 台の下にあるノード数: 4、またはスイッチごとに 4, 4, 2。</translation>
    </message>
    <message>
        <source>Set the nodes of %1 to %2</source>
        <translation>%1 のノード数を %2 に設定</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Bandwidth of one GPU&apos;s share of a link of this level, one way. Other units can be typed: 200 Gb/s.</source>
        <translation>この階層のリンクのうち GPU 1 基分の片方向の帯域幅。他の単位でも入力できます: 200 Gb/s。</translation>
    </message>
    <message>
        <source>Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s.</source>
        <translation>25、25 GB/s、200 Gb/s のように、0 より大きい帯域幅を書いてください。</translation>
    </message>
    <message>
        <source>Set the bandwidth of %1 to %2 GB/s</source>
        <translation>%1 の帯域幅を %2 GB/s に設定</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Latency of a link of this level. Other units can be typed: 800 ns.</source>
        <translation>この階層のリンクのレイテンシ。他の単位でも入力できます: 800 ns。</translation>
    </message>
    <message>
        <source>Write a latency, such as 3, 3 µs or 800 ns.</source>
        <translation>3、3 µs、800 ns のようにレイテンシを書いてください。</translation>
    </message>
    <message>
        <source>Set the latency of %1 to %2 µs</source>
        <translation>%1 のレイテンシを %2 µs に設定</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>Inferred from measured pairs</source>
        <translation>計測したペアからの推定値</translation>
    </message>
    <message>
        <source>Assumed, until somebody measures</source>
        <translation>計測されるまでの仮定値</translation>
    </message>
    <message>
        <source>Links down over links up: %1</source>
        <translation>下りリンクと上りリンクの比: %1</translation>
    </message>
    <message>
        <source>There are %1 levels already, which is the most.</source>
        <translation>階層はすでに %1 個あり、これが上限です。</translation>
    </message>
    <message numerus="yes">
        <source>Levels tell nodes apart: the cluster has %n node(s).</source>
        <translation>
            <numerusform>階層はノードを区別するためのものです: クラスタのノードは %n 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No size lies between these levels: change theirs first.</source>
        <translation>これらの階層の間に入るサイズがありません: 先に両側の階層のサイズを変更してください。</translation>
    </message>
    <message>
        <source>Add a network level</source>
        <translation>ネットワーク階層を追加</translation>
    </message>
    <message>
        <source>Remove network level %1</source>
        <translation>ネットワーク階層 %1 を削除</translation>
    </message>
    <message>
        <source>Network levels</source>
        <translation>ネットワーク階層</translation>
    </message>
    <message>
        <source>How fast links are where nothing was measured: inside a node, between nodes below one switch, between those of one block, and so on. Of the levels that two nodes share the nearest holds.</source>
        <translation>計測値がない場所のリンク速度: ノード内、同じスイッチの下のノード間、同じブロックのノード間など。2 つのノードが共有する階層のうち、最も近いものが適用されます。</translation>
    </message>
    <message>
        <source>Keep a node free (Insert)</source>
        <translation>ノードを空けておく (Insert)</translation>
    </message>
    <message>
        <source>Make the node available again (Delete)</source>
        <translation>ノードを再び利用可能にする (Delete)</translation>
    </message>
    <message>
        <source>All nodes are available.</source>
        <translation>すべてのノードを利用できます。</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>No rank is placed on it.</source>
        <translation>ここにランクは配置されません。</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>どれ?</translation>
    </message>
    <message>
        <source>There is no node of this name; the first is %1.</source>
        <translation>この名前のノードはありません。先頭のノードは %1 です。</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 はすでに一覧にあります。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Broken, or draining: it still works, but takes no new job.</source>
        <translation>故障、またはドレイン中: まだ動作しますが、新しいジョブは受け付けません。</translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation>%1 を「%2」に設定</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Why it is kept free, and until when: shown on the board, too.</source>
        <translation>空けておく理由と期限: ボードにも表示されます。</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 のメモ</translation>
    </message>
    <message>
        <source>All nodes are in the list.</source>
        <translation>すべてのノードが一覧にあります。</translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation>%1 を利用可能に設定</translation>
    </message>
    <message>
        <source>Nodes kept free</source>
        <translation>空けておくノード</translation>
    </message>
    <message>
        <source>Broken and draining nodes: no rank is placed on them, and the world size is that of the others.</source>
        <translation>故障またはドレイン中のノード: ランクは配置されず、world size は残りのノードの分になります。</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>ホストメモリ</translation>
    </message>
    <message>
        <source>Host memory of a node. It bounds what all its GPUs together offload; 0 = what nodes with such GPUs usually have.</source>
        <translation>ノードのホストメモリ。ノードの全 GPU が合わせてオフロードできる上限です。0 = その GPU のノードで通常の値。</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <translation>通常：%1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>The model has no experts.</source>
        <translation>モデルにエキスパートがありません。</translation>
    </message>
    <message>
        <source>Between all others</source>
        <translation>そのほかすべての間</translation>
    </message>
    <message>
        <source>%1, 1 microbatch</source>
        <translation>%1、1 マイクロバッチ</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>What the constants above were measured on. They are the project&apos;s: all its plans have them, but for plans that were given constants of their own.</source>
        <translation>上の定数を何で測定したか。定数はプロジェクトのもので、独自の定数を持つプランを除くすべてのプランに共通です。</translation>
    </message>
    <message>
        <source>as Rankloom comes</source>
        <translation>Rankloom の既定のまま</translation>
    </message>
    <message>
        <source>Only PowerSGD has ranks</source>
        <translation>ランクがあるのは PowerSGD だけです</translation>
    </message>
    <message>
        <source>Only top-k keeps a share</source>
        <translation>割合を残すのは Top-k だけです</translation>
    </message>
    <message>
        <source>Only quantised elements have bits</source>
        <translation>ビット数があるのは量子化した要素だけです</translation>
    </message>
    <message>
        <source>Fused embedding sync</source>
        <translation>埋め込みの融合同期</translation>
    </message>
    <message>
        <source>Gradients of the tied embedding are summed over the replicas of the first and the last stage at once. Lossless.</source>
        <translation>共有埋め込みの勾配を、最初と最後のステージのレプリカ全体で一度に加算します。可逆です。</translation>
    </message>
    <message>
        <source>No sends between stages are compressed</source>
        <translation>ステージ間の送信は圧縮されません</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>価値順</translation>
    </message>
    <message>
        <source>Choose the bits of experts by worth</source>
        <translation>エキスパートのビット数を価値で選択</translation>
    </message>
    <message>
        <source>Keep what is worth most within the budget</source>
        <translation>予算内で最も価値の高いものを保持</translation>
    </message>
    <message>
        <source>what is worth most</source>
        <translation>最も価値の高いもの</translation>
    </message>
    <message>
        <source>Experts are not cut into planes: set a budget first</source>
        <translation>エキスパートはビットプレーンに分割されていません: 先に予算を設定してください</translation>
    </message>
    <message>
        <source>proxy; or a number a plane</source>
        <translation>proxy; またはプレーンごとに数値</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理指標</translation>
    </message>
    <message>
        <source>Let a proxy say what planes are worth</source>
        <translation>ビットプレーンの価値を代理指標で決める</translation>
    </message>
    <message>
        <source>The share of the rounding error that a plane takes away</source>
        <translation>ビットプレーンが取り除く丸め誤差の割合</translation>
    </message>
    <message>
        <source>a proxy</source>
        <translation>代理指標</translation>
    </message>
    <message>
        <source>World size = nodes · GPUs per node.</source>
        <translation>ワールドサイズ = ノード数 · ノードあたりの GPU 数。</translation>
    </message>
    <message>
        <source>Give nodes another GPU (Insert)</source>
        <translation>ノードに別の GPU を割り当てる (Insert)</translation>
    </message>
    <message>
        <source>Make these nodes as the others again (Delete)</source>
        <translation>これらのノードを他と同じに戻す (Delete)</translation>
    </message>
    <message>
        <source>All nodes are alike.</source>
        <translation>すべてのノードは同じです。</translation>
    </message>
    <message>
        <source>These nodes are as the others so far: choose their GPU, memory or links.</source>
        <translation>これらのノードはまだ他と同じです: GPU、メモリ、リンクのいずれかを選んでください。</translation>
    </message>
    <message>
        <source>Names or numbers, runs such as %1, or 4x for the last four. Every node has as many GPUs.</source>
        <translation>名前か番号、%1 のような範囲、または最後の 4 つなら 4x。GPU の数はどのノードも同じです。</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n ノード</numerusform>
        </translation>
    </message>
    <message>
        <source>Name at least one node; Delete makes them as the others again.</source>
        <translation>ノードを 1 つ以上指定してください。Delete で他と同じに戻ります。</translation>
    </message>
    <message>
        <source>These are all nodes: choose the GPU of all further up.</source>
        <translation>これはすべてのノードです: 全体の GPU は上で選んでください。</translation>
    </message>
    <message>
        <source>Make %1 as the other nodes</source>
        <translation>%1 を他のノードと同じにする</translation>
    </message>
    <message>
        <source>Its preset brings memory and links with it.</source>
        <translation>プリセットにはメモリとリンクも含まれます。</translation>
    </message>
    <message>
        <source>Set the GPU of %1 to %2</source>
        <translation>%1 の GPU を %2 に設定</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Memory of one GPU. Other units can be typed: 16 GB.</source>
        <translation>1 GPU のメモリ。他の単位でも入力できます: 16 GB。</translation>
    </message>
    <message>
        <source>Write a memory above 0, such as 80, 80 GiB or 16 GB.</source>
        <translation>80、80 GiB、16 GB のように、0 より大きいメモリを書いてください。</translation>
    </message>
    <message>
        <source>Set the memory of %1 to %2</source>
        <translation>%1 のメモリを %2 に設定</translation>
    </message>
    <message>
        <source>In</source>
        <comment>GB/s inside a node</comment>
        <translation>内部</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>GB/s between nodes</comment>
        <translation>外部</translation>
    </message>
    <message>
        <source>GB/s between two GPUs of such a node, one way. Other units can be typed, and a latency behind a semicolon: 200 Gb/s; 3 µs.</source>
        <translation>このノード内の 2 GPU 間の片方向 GB/s。他の単位でも入力でき、セミコロンの後にレイテンシも書けます: 200 Gb/s; 3 µs。</translation>
    </message>
    <message>
        <source>GB/s of one GPU&apos;s share of the network, one way: the slower end rules a link. Other units can be typed, and a latency behind a semicolon: 200 Gb/s; 3 µs.</source>
        <translation>ネットワークのうち 1 GPU 分の片方向 GB/s: リンクは遅い側で決まります。他の単位でも入力でき、セミコロンの後にレイテンシも書けます: 200 Gb/s; 3 µs。</translation>
    </message>
    <message>
        <source>Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s; 3 µs.</source>
        <translation>25、25 GB/s、200 Gb/s; 3 µs のように、0 より大きい帯域幅を書いてください。</translation>
    </message>
    <message>
        <source>Set the links inside %1 to %2 GB/s</source>
        <translation>%1 内のリンクを %2 GB/s に設定</translation>
    </message>
    <message>
        <source>Set the network of %1 to %2 GB/s</source>
        <translation>%1 のネットワークを %2 GB/s に設定</translation>
    </message>
    <message>
        <source>Latency: %1 µs</source>
        <translation>レイテンシ: %1 µs</translation>
    </message>
    <message>
        <source>A cluster has at most %1 kinds of GPUs.</source>
        <translation>クラスターの GPU は最大 %1 種類です。</translation>
    </message>
    <message>
        <source>The cluster has one node: choose its GPU further up.</source>
        <translation>クラスターのノードは 1 つです: GPU は上で選んでください。</translation>
    </message>
    <message>
        <source>Other nodes</source>
        <translation>異なるノード</translation>
    </message>
    <message>
        <source>Nodes with another GPU, other memory or other links than the rest. A stage takes as long as on the slowest kind of its GPUs, and each GPU&apos;s memory is judged against its own size.</source>
        <translation>GPU、メモリ、リンクのいずれかが他と異なるノード。ステージの時間はその GPU のうち最も遅い種類で決まり、各 GPU のメモリはそれ自身の容量に対して判定します。</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>すべて同じ</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Let all replicas do the same</source>
        <translation>すべてのレプリカに同じ仕事をさせる</translation>
    </message>
    <message>
        <source>Let every stage do its own work</source>
        <translation>各ステージに自身の仕事をさせる</translation>
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
        <source>This model has no experts</source>
        <translation>このモデルにエキスパートはありません</translation>
    </message>
    <message>
        <source>This model has no shared experts</source>
        <translation>このモデルに共有エキスパートはありません</translation>
    </message>
    <message>
        <source>Drive read</source>
        <translation>ドライブ読み込み</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU read, in every plan of the cluster; 0 = as usual. Importing what fio printed sets it.</source>
        <translation>1 GPU 分のドライブの読み込み速度。クラスターのすべてのプランで使われます。0 = 通常の値。fio の出力を読み込むと設定されます。</translation>
    </message>
    <message>
        <source>Drive write</source>
        <translation>ドライブ書き込み</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU write, in every plan of the cluster; 0 = as usual.</source>
        <translation>1 GPU 分のドライブの書き込み速度。クラスターのすべてのプランで使われます。0 = 通常の値。</translation>
    </message>
    <message>
        <source>Drive endurance</source>
        <translation>ドライブ耐久量</translation>
    </message>
    <message>
        <source>Bytes that the drives of one GPU may be written in their life; days of training = endurance / (bytes per step · steps per day). 0 = 3.84 TB once a day for five years.</source>
        <translation>1 GPU 分のドライブに寿命までに書き込める総バイト数。学習日数 = 耐久量 /（1 ステップのバイト数 · 1 日のステップ数）。0 = 3.84 TB を 1 日 1 回、5 年間。</translation>
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
    <message>
        <source>any</source>
        <comment>launcher</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Launcher that must be able to run the layout</source>
        <translation>レイアウトを実行できる必要があるランチャー</translation>
    </message>
    <message>
        <source>Only layouts that the export to this launcher says without leaving anything out that changes the figures</source>
        <translation>このランチャーへのエクスポートが、数値を変えるものを何も省かずに表せるレイアウトのみ</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Numbers of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>How many GPUs of the cluster, the first of it, a layout takes: one number (64) or several (64,128); empty for all</source>
        <translation>レイアウトがクラスターの先頭から使う GPU の数: 1 つの数 (64) または複数 (64,128)。空欄ならすべて</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>GPUs: write one number (64) or several (64,128)</source>
        <translation>GPU: 数値を 1 つ (64) または複数 (64,128) 書いてください</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Compression that layouts may have</source>
        <translation>レイアウトに許す圧縮</translation>
    </message>
    <message>
        <source>As planned: every layout has that of the plan. Lossless: a tied embedding may be summed at once. Lossy: sends back between stages and weight gradients may lose digits (PowerSGD), too; of layouts that are as fast the least compressed comes first</source>
        <translation>プランどおり: どのレイアウトもプランの圧縮を使います。可逆: 共有埋め込みを一度に加算できます。非可逆: ステージ間の逆向きの送信と重み勾配も桁を失うことがあります (PowerSGD)。同じ速さのレイアウトでは圧縮の最も少ないものが先です</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>プランどおり</translation>
    </message>
    <message>
        <source>lossless</source>
        <translation>可逆</translation>
    </message>
    <message>
        <source>lossy admitted</source>
        <translation>非可逆も許可</translation>
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
        <translation>順位の安定性をテスト中</translation>
    </message>
    <message>
        <source>Preview of %1: step %2, %3 too much.</source>
        <translation>%1 のプレビュー: ステップ %2、%3 超過。</translation>
    </message>
    <message>
        <source>The constraints have changed since this search: search again.</source>
        <translation>この探索以降に制約が変更されました: もう一度探索してください。</translation>
    </message>
    <message>
        <source>The best so far: %1 layouts priced, %2 fit</source>
        <translation>これまでの最良: %1 レイアウトを評価、%2 が収まる</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchPanel</name>
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
        <source>Add this layout as a plan of its own, named by its difference (Return)</source>
        <translation>このレイアウトを独立したプランとして追加します。名前には相違点が付きます (Return)</translation>
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
        <source>Place the ranks of the five best by the measured links, and see how the order of the ten best holds when links and calibration are off as measurements are</source>
        <translation>計測したリンクに基づいて上位 5 件のランクを配置し、リンクと校正に計測誤差があるときに上位 10 件の順位が保たれるかを調べます</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Adopt as new plan</source>
        <translation>新しいプランとして採用</translation>
    </message>
    <message>
        <source>Change this plan</source>
        <translation>このプランを変更</translation>
    </message>
    <message>
        <source>Place and test the best</source>
        <translation>上位を配置・テスト</translation>
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
    <message>
        <source>%1  +%2 like it</source>
        <comment>layout and how many are as fast</comment>
        <translation>%1  +%2 件の同等のもの</translation>
    </message>
    <message>
        <source>as fast as %1, and less simple</source>
        <translation>%1 と同じ速さで、より複雑</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) as fast, within half a percent, and less simple: Right shows them</source>
        <translation>
            <numerusform>同じ速さ (差は 0.5 % 以内) でより複雑なものがほかに %n 件: → キーで表示</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for transfers</source>
        <translation>転送待ち</translation>
    </message>
    <message>
        <source>waiting for other stages</source>
        <translation>他ステージ待ち</translation>
    </message>
    <message>
        <source>microbatch %1</source>
        <translation>マイクロバッチ %1</translation>
    </message>
    <message>
        <source>vocabulary %1</source>
        <translation>語彙 %1</translation>
    </message>
    <message>
        <source>recompute %1</source>
        <translation>再計算 %1</translation>
    </message>
    <message>
        <source>offload to %1</source>
        <translation>%1 へオフロード</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>非可逆: %1</translation>
    </message>
    <message>
        <source>fused embedding sync</source>
        <translation>融合した埋め込み同期</translation>
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
        <source>Step</source>
        <translation>ステップ</translation>
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
        <source>%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.</source>
        <translation>設定 1 つの変更が %1 通り。改善が最大なのは %2 です: ステップ %3、ピークメモリ %4。</translation>
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
        <source>A click shows it, Return adopts it as a new plan, Shift+Return changes this plan.</source>
        <translation>クリックで表示、Return で新しいプランとして採用、Shift+Return でこのプランを変更します。</translation>
    </message>
    <message>
        <source>It would not fit. A click shows it, Return adopts it all the same.</source>
        <translation>収まりません。クリックで表示、Return でそれでも採用します。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServedFigures</name>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingControl</name>
    <message>
        <source>Let %1 requests come a second</source>
        <translation>毎秒 %1 件の要求を到着させる</translation>
    </message>
    <message>
        <source>Serve requests</source>
        <translation>要求を処理する</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingMemoryView</name>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>activations of a batch</source>
        <translation>バッチのアクティベーション</translation>
    </message>
    <message>
        <source>buffers of collectives</source>
        <translation>集団通信のバッファ</translation>
    </message>
    <message>
        <source>kernels and graphs</source>
        <translation>カーネルとグラフ</translation>
    </message>
    <message>
        <source>left for keys and values</source>
        <translation>キーと値の残り</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the memory, bytes</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Memory while serving</source>
        <translation>推論時のメモリ</translation>
    </message>
    <message>
        <source>What a GPU of each stage holds while the model serves: weights, activations of the largest batch, buffers and the engine; what is left takes keys and values of requests. The dashed line is what the engine may take of the GPU.</source>
        <translation>モデルが推論する間に各ステージの GPU が保持するもの: 重み、最大バッチのアクティベーション、バッファ、エンジン。残りにリクエストのキーと値が入ります。破線はエンジンが GPU から使える上限です。</translation>
    </message>
    <message>
        <source>No memory estimate yet.</source>
        <translation>メモリ見積もりがまだありません。</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>Decodes %1</source>
        <translation>デコード %1</translation>
    </message>
    <message>
        <source>Prompts %1</source>
        <translation>プロンプト %1</translation>
    </message>
    <message>
        <source>of the weights planes of experts</source>
        <translation>重みのうちエキスパートのビットプレーン</translation>
    </message>
    <message>
        <source>of those resident</source>
        <translation>そのうち常駐</translation>
    </message>
    <message>
        <source>the engine may take</source>
        <translation>エンジンの上限</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>keys and values of a token</source>
        <translation>1 トークンのキーと値</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>同時リクエスト数</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingOutcome</name>
    <message>
        <source>TPOT %1</source>
        <translation>TPOT %1</translation>
    </message>
    <message>
        <source>%1: +%2 requests/s, %3</source>
        <translation>%1: 毎秒 +%2 リクエスト、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) fit then</source>
        <translation>
            <numerusform>そのとき %n リクエストが収まります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 a second, %4</source>
        <translation>%1: %2、毎秒 %3、%4</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>How many re&amp;quests a second?</source>
        <translation>毎秒何件の要求まで可能か?(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find the best layout</source>
        <translation>最良のレイアウトを探す(&amp;F)</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>スケジューラ</translation>
    </message>
    <message>
        <source>Stop the simulation that is under way</source>
        <translation>実行中のシミュレーションを停止</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>比較対象(&amp;C):</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>A second scheduler serves the same requests, below on the same time axis</source>
        <translation>2 つ目のスケジューラが同じ要求を処理し、下に同じ時間軸で表示します</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The highest rate that keeps the goals, by simulations at different rates; without goals 99 of 100 requests wait five seconds at most</source>
        <translation>異なるレートでシミュレーションし、目標を守れる最大のレートを求めます。目標がなければ、100 件中 99 件の要求の待ち時間を最大 5 秒とします</translation>
    </message>
    <message>
        <source>Degrees, schedulers and budgets on this cluster: which serve most within the goals</source>
        <translation>このクラスタでの並列度・スケジューラ・予算のうち、目標内で最も多く処理できるもの</translation>
    </message>
    <message>
        <source>Let %1 come a second</source>
        <translation>毎秒 %1 件を到着させる</translation>
    </message>
    <message>
        <source>Serve with %1</source>
        <translation>%1 で処理</translation>
    </message>
    <message>
        <source>Trying rates…</source>
        <translation>レートを試しています…</translation>
    </message>
    <message>
        <source>Not even one request alone keeps the goals.</source>
        <translation>要求 1 件だけでも目標を守れません。</translation>
    </message>
    <message>
        <source>Up to %1 requests/s: %2 tokens/s, TTFT p99 %3, TPOT p99 %4.</source>
        <translation>最大 %1 要求/s: %2 トークン/s、TTFT p99 %3、TPOT p99 %4。</translation>
    </message>
    <message>
        <source>Best layout for serving</source>
        <translation>サービングに最良のレイアウト</translation>
    </message>
    <message>
        <source>Change the requests</source>
        <translation>要求を変更</translation>
    </message>
    <message>
        <source>Change what is asked of latencies</source>
        <translation>レイテンシの目標を変更</translation>
    </message>
    <message>
        <source>Of %1 in use per GPU: weights %2, activations %3, buffers and engine %4, cache %5.</source>
        <translation>GPU あたりの使用量 %1 の内訳: 重み %2、活性 %3、バッファとエンジン %4、キャッシュ %5。</translation>
    </message>
    <message>
        <source>Cannot be served</source>
        <translation>処理できません</translation>
    </message>
    <message>
        <source>✗ Does not fit</source>
        <translation>✗ 収まりません</translation>
    </message>
    <message>
        <source>✓ Fits; no goal for latencies yet</source>
        <translation>✓ 収まります。レイテンシの目標は未設定です</translation>
    </message>
    <message>
        <source>✓ %1 of the requests in time</source>
        <translation>✓ 要求の %1 が時間内</translation>
    </message>
    <message>
        <source>✗ Only %1 of the requests in time</source>
        <translation>✗ 時間内は要求の %1 のみ</translation>
    </message>
    <message>
        <source>%1 tokens/s, %2 requests/s</source>
        <translation>%1 トークン/s、%2 要求/s</translation>
    </message>
    <message>
        <source>Stages idle %1; bubbles: %2</source>
        <translation>ステージの遊休 %1、バブル: %2</translation>
    </message>
    <message>
        <source>Median bubble of a request %1</source>
        <translation>要求あたりのバブルの中央値 %1</translation>
    </message>
    <message>
        <source>Preemptions: %1 (%2 tokens computed again)</source>
        <translation>プリエンプション: %1 (%2 トークンを再計算)</translation>
    </message>
    <message>
        <source>Refused: %1, longer than what fits</source>
        <translation>拒否: %1、収まる長さを超過</translation>
    </message>
    <message>
        <source>Planes of experts take %1 of the weights, %2 of them stay.</source>
        <translation>エキスパートのビットプレーンは重みのうち %1 を占め、そのうち %2 が常駐します。</translation>
    </message>
    <message>
        <source>Planes of experts: %1 loaded per token, %2 found in memory, waiting %3 per token</source>
        <translation>エキスパートのビットプレーン: トークンあたり読み込み %1、メモリにあったもの %2、トークンあたり待ち %3</translation>
    </message>
    <message>
        <source>What this device and engine reach while they serve: drop results of a serving benchmark on the window to fit it to your own</source>
        <translation>このデバイスとエンジンが推論時に達する速度。推論ベンチマークの結果をウィンドウにドロップすると、それに合わせます</translation>
    </message>
    <message>
        <source>Rates: fitted to %1</source>
        <translation>速度: %1 に合わせたもの</translation>
    </message>
    <message>
        <source>Rates as shipped: %1</source>
        <translation>出荷時の速度: %1</translation>
    </message>
    <message>
        <source>What would help most:</source>
        <translation>最も効果があるもの:</translation>
    </message>
    <message>
        <source>What would make it fit:</source>
        <translation>収まるようにするには:</translation>
    </message>
    <message>
        <source>Change the plan so; undo as ever. By the closed form: requests a second within the goals, TPOT under the plan&apos;s requests</source>
        <translation>計画をこのように変えます。いつものように元に戻せます。閉形式による値: 目標内の毎秒リクエスト数、計画のリクエストでの TPOT</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s).</source>
        <translation>
            <numerusform>レプリカ %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates as shipped, but for %1</source>
        <translation>出荷時の速度、ただし%1を除く</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingText</name>
    <message>
        <source>Requests</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>idle %1</source>
        <translation>遊休 %1</translation>
    </message>
    <message>
        <source>queue ≤ %1</source>
        <translation>待ち行列 ≤ %1</translation>
    </message>
    <message>
        <source>no queue</source>
        <translation>待ち行列なし</translation>
    </message>
    <message>
        <source>%1 blocks, at most %2 taken</source>
        <translation>%1 ブロック、最大使用 %2</translation>
    </message>
    <message>
        <source>PB1 unequal prompts</source>
        <translation>PB1 不均等なプロンプト</translation>
    </message>
    <message>
        <source>PB2 prompts beside decodes</source>
        <translation>PB2 プロンプトとデコードの隣接</translation>
    </message>
    <message>
        <source>PB3 unequal decodes</source>
        <translation>PB3 不均等なデコード</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>処理なし</translation>
    </message>
    <message>
        <source>prompt pieces, a hue per request</source>
        <translation>プロンプトの断片 (要求ごとに色分け)</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>デコード</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>待ち行列</translation>
    </message>
    <message>
        <source>▼ preempted</source>
        <translation>▼ プリエンプト</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>▾ first token due</source>
        <translation>▾ 最初のトークンの期限</translation>
    </message>
    <message>
        <source>(within %1)</source>
        <translation>(%1 以内)</translation>
    </message>
    <message>
        <source>(over %1)</source>
        <translation>(%1 超過)</translation>
    </message>
    <message>
        <source>request %1: %2 tokens of its prompt behind %3</source>
        <translation>要求 %1: プロンプトの %3 に続く %2 トークン</translation>
    </message>
    <message>
        <source>request %1: the first %2 tokens of its prompt</source>
        <translation>要求 %1: プロンプトの最初の %2 トークン</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Decodes</source>
        <translation>デコード</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>this batch and the one before have prompt pieces of different size</source>
        <translation>このバッチと直前のバッチでプロンプトの断片の大きさが異なります</translation>
    </message>
    <message>
        <source>a batch with prompts follows one of decodes alone, or the other way round</source>
        <translation>デコードのみのバッチの後にプロンプトを含むバッチが続くか、その逆です</translation>
    </message>
    <message>
        <source>both batches only decode, with caches of different length</source>
        <translation>どちらのバッチもデコードのみで、キャッシュの長さが異なります</translation>
    </message>
    <message>
        <source>nothing was under way and nobody waited</source>
        <translation>実行中の処理も待機中の要求もありませんでした</translation>
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
        <translation>バッチ %1、%2: %3</translation>
    </message>
    <message>
        <source>#tok %1 = %2 p + %3 d (prompt tokens + decodes)</source>
        <translation>#tok %1 = %2 p + %3 d (プロンプトトークン + デコード)</translation>
    </message>
    <message numerus="yes">
        <source>• and %n more</source>
        <translation>
            <numerusform>• ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The decodes ride along with the prompt: weights are read once for both.</source>
        <translation>デコードはプロンプトに相乗りします: 重みの読み出しは両方で 1 回です。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>No work on %1: %2</source>
        <translation>%1 で処理なし: %2</translation>
    </message>
    <message>
        <source>Bubble %1 on %2: %3</source>
        <translation>%2 のバブル %1: %3</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1、%2 ～ %3</translation>
    </message>
    <message>
        <source>by tokens: prompts %1 of the time, decodes %2</source>
        <translation>トークン比: プロンプト %1、デコード %2 の時間</translation>
    </message>
    <message>
        <source>Zoom in to see the batches.</source>
        <translation>拡大するとバッチが見えます。</translation>
    </message>
    <message numerus="yes">
        <source>Its keys and values are read again by %n later batch(es), marked here</source>
        <translation>
            <numerusform>キーとバリューは後の %n バッチで再び読まれます（ここに印）</numerusform>
        </translation>
    </message>
    <message>
        <source>(of prompts alone: decodes are too many to be kept)</source>
        <translation>(プロンプトのみ: デコードは多すぎて保持しません)</translation>
    </message>
    <message>
        <source>Request %1: %2 prompt tokens, %3 output tokens</source>
        <translation>要求 %1: プロンプト %2 トークン、出力 %3 トークン</translation>
    </message>
    <message>
        <source>refused: longer than what fits</source>
        <translation>拒否: 収まる長さを超えています</translation>
    </message>
    <message>
        <source>arrived at %1, waited %2</source>
        <translation>%1 に到着、%2 待機</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>最初のトークンまで %1</translation>
    </message>
    <message>
        <source>%1 per output token behind the first</source>
        <translation>2 番目以降の出力トークンあたり %1</translation>
    </message>
    <message>
        <source>longest gap between tokens %1</source>
        <translation>トークン間の最長間隔 %1</translation>
    </message>
    <message numerus="yes">
        <source>prompt in %n piece(s)</source>
        <translation>
            <numerusform>プロンプトは %n 個の断片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>preempted %n time(s): its cache was given up and computed again</source>
        <translation>
            <numerusform>%n 回中断: キャッシュを手放し再計算</numerusform>
        </translation>
    </message>
    <message>
        <source>bubbles before its batches %1</source>
        <translation>そのバッチ前のバブル %1</translation>
    </message>
    <message>
        <source>done at %1</source>
        <translation>%1 に完了</translation>
    </message>
    <message>
        <source>Cache at %1: %2 of %3 blocks (%4)
%5 run, %6 wait</source>
        <translation>%1 のキャッシュ: %3 ブロック中 %2 (%4)
実行 %5、待機 %6</translation>
    </message>
    <message>
        <source>%1 tokens/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  stages idle %6</source>
        <translation>%1 トークン/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  ステージ遊休 %6</translation>
    </message>
    <message>
        <source>%1 against %2:  tokens/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  idle %6 against %7</source>
        <translation>%1 対 %2:  トークン/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  遊休 %6 対 %7</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>レプリカ</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>プロンプトトークン</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>編成</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>到着</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>待機</translation>
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
        <translation>最長間隔</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>keys and values handed over</source>
        <translation>キーとバリューの受け渡し</translation>
    </message>
    <message>
        <source>Decodes %1</source>
        <translation>デコード %1</translation>
    </message>
    <message>
        <source>Prompts %1</source>
        <translation>プロンプト %1</translation>
    </message>
    <message>
        <source>keys and values to replica %1: waited %2, on the way %3, slowest link GPU %4 → %5</source>
        <translation>レプリカ %1 へのキーとバリュー: 待ち %2、転送 %3、最も遅いリンク GPU %4 → %5</translation>
    </message>
    <message>
        <source>Hand-overs</source>
        <translation>受け渡し</translation>
    </message>
    <message>
        <source>busy %1</source>
        <translation>使用中 %1</translation>
    </message>
    <message>
        <source>From replica</source>
        <translation>送信レプリカ</translation>
    </message>
    <message>
        <source>To replica</source>
        <translation>受信レプリカ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Slowest link</source>
        <translation>最も遅いリンク</translation>
    </message>
    <message>
        <source>GPU %1 → %2</source>
        <translation>GPU %1 → %2</translation>
    </message>
    <message>
        <source>Keys and values of request %1: replica %2 → %3</source>
        <translation>リクエスト %1 のキーと値: レプリカ %2 → %3</translation>
    </message>
    <message>
        <source>%1 tokens, %2, on the way %3</source>
        <translation>%1 トークン、%2、転送 %3</translation>
    </message>
    <message>
        <source>waited %1 for room and for those before it</source>
        <translation>空きと先行分を %1 待ちました</translation>
    </message>
    <message>
        <source>slowest link %1</source>
        <translation>最も遅いリンク %1</translation>
    </message>
    <message>
        <source>Hand-overs, %1 to %2</source>
        <translation>受け渡し、%1 〜 %2</translation>
    </message>
    <message>
        <source>on the way %1 of the time</source>
        <translation>時間の %1 が転送中</translation>
    </message>
    <message>
        <source>Zoom in to see them.</source>
        <translation>拡大すると見えます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingView</name>
    <message>
        <source>Serving</source>
        <translation>サービング</translation>
    </message>
    <message>
        <source>Nothing was served yet.</source>
        <translation>まだ何も処理していません。</translation>
    </message>
    <message>
        <source>Requests and scheduler on the left are simulated as soon as the plan fits.</source>
        <translation>プランが収まると、左の要求とスケジューラがシミュレートされます。</translation>
    </message>
    <message>
        <source>&amp;Replica:</source>
        <translation>レプリカ(&amp;R):</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Walk through the batches: who gets a token in each</source>
        <translation>バッチを順に: 各バッチで誰がトークンを得るか</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>◂</source>
        <translation>◂</translation>
    </message>
    <message>
        <source>Previous batch</source>
        <translation>前のバッチ</translation>
    </message>
    <message>
        <source>▸</source>
        <translation>▸</translation>
    </message>
    <message>
        <source>Next batch</source>
        <translation>次のバッチ</translation>
    </message>
    <message>
        <source>Longest bubble</source>
        <translation>最長のバブル</translation>
    </message>
    <message>
        <source>Go to the longest bubble</source>
        <translation>最長のバブルへ移動</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom to what the cursor is on</source>
        <translation>カーソル位置のものに拡大</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Zoom to selection</source>
        <translation>選択範囲に拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左へ</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ</translation>
    </message>
    <message>
        <source>&amp;Higher rows of requests</source>
        <translation>要求の行を高く(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lower rows of requests</source>
        <translation>要求の行を低く(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play batch by batch</source>
        <translation>バッチごとに再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next batch</source>
        <translation>次のバッチ(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious batch</source>
        <translation>前のバッチ(&amp;V)</translation>
    </message>
    <message>
        <source>Longest &amp;bubble</source>
        <translation>最長のバブル(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt replica</source>
        <translation>次のレプリカ(&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious replica</source>
        <translation>前のレプリカ(&amp;R)</translation>
    </message>
    <message>
        <source>%1 requests on %2 replicas of %3 stages, scheduler %4: %5. Bubbles: %6. Preemptions: %7.</source>
        <translation>%1 件の要求、%3 ステージの %2 レプリカ、スケジューラ %4: %5。バブル: %6。中断: %7。</translation>
    </message>
    <message>
        <source>Requests are answered by batches that walk through the stages of a pipeline. Each bar is a batch on a stage, split by its tokens: pieces of prompts in the hues of their requests, decodes hatched grey. Gaps between batches are bubbles, by their cause: PB1 prompts of different size, PB2 a batch with prompts beside one without, PB3 decodes with caches of different length (SARATHI, arXiv 2308.16369). Where prompts are computed apart, arrows are keys and values on their way to where the request goes on. TTFT is the first token behind the arrival; TPOT is (end − first token) / (output tokens − 1).</source>
        <translation>リクエストはパイプラインのステージを進むバッチで応答されます。各バーは 1 ステージ上のバッチで、トークン数で分割されます: プロンプトの断片はリクエストの色、デコードは灰色の斜線。バッチ間の隙間はバブルで、原因別です: PB1 サイズの異なるプロンプト、PB2 プロンプトを含むバッチと含まないバッチの隣接、PB3 長さの異なるキャッシュのデコード (SARATHI, arXiv 2308.16369)。プロンプトを別に計算する場合、矢印は続きを行う場所へ送られるキーと値です。TTFT は到着から最初のトークンまで、TPOT は (終了 − 最初のトークン) / (出力トークン − 1) です。</translation>
    </message>
    <message>
        <source>Export as Chrome &amp;trace…</source>
        <translation>Chrome トレースとして書き出す(&amp;T)…</translation>
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
    <name>rankloom::ui::SparesView</name>
    <message>
        <source>How many spares pay</source>
        <translation>見合う予備の数</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>故障率がまだありません。</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>ノードの故障頻度を左で指定してください。</translation>
    </message>
    <message>
        <source>spare nodes</source>
        <translation>予備ノード</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>グッドプット</translation>
    </message>
    <message>
        <source>of the cluster</source>
        <translation>クラスタあたり</translation>
    </message>
    <message numerus="yes">
        <source>%n spare node(s): goodput %1 of the cluster, %2 over all nodes bought</source>
        <translation>
            <numerusform>予備ノード %n 台: グッドプットはクラスタあたり %1、購入した全ノードあたり %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>予備ノード</translation>
    </message>
    <message>
        <source>Goodput over all nodes bought</source>
        <translation>購入した全ノードあたりのグッドプット</translation>
    </message>
    <message>
        <source>With %1 no spare node pays: goodput over all nodes bought is highest without, %2.</source>
        <translation>%1 では予備ノードは見合いません: 購入した全ノードあたりのグッドプットは、予備なしの %2 が最大です。</translation>
    </message>
    <message numerus="yes">
        <source>With %1 %n spare node(s) pay(s): goodput over all nodes bought is %2, without %3.</source>
        <translation>
            <numerusform>%1 では予備ノード %n 台が見合います: 購入した全ノードあたりのグッドプットは %2、予備なしでは %3 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>点線: ほかの方針</translation>
    </message>
    <message>
        <source>over all nodes bought: none pays</source>
        <translation>購入した全ノードあたり: 見合うものなし</translation>
    </message>
    <message numerus="yes">
        <source>over all nodes bought: %n pay(s)</source>
        <translation>
            <numerusform>購入した全ノードあたり: %n 台が見合う</numerusform>
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
    <name>rankloom::ui::StepBar</name>
    <message>
        <source>Where the step goes</source>
        <translation>ステップ時間の内訳</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2、%3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>表として表示(&amp;T)</translation>
    </message>
    <message>
        <source>Where the time per output token goes</source>
        <translation>出力トークンあたりの時間の内訳</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StepFigures</name>
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
        <source>Preview</source>
        <translation>プレビュー</translation>
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
        <source>The figures belong to the layout that is looked at</source>
        <translation>数値は表示中のレイアウトのものです</translation>
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
        <source>on seen tokens</source>
        <translation>既知トークンで</translation>
    </message>
    <message>
        <source>It counts tokens that the places of the experts were fitted on: on unseen ones the step is likely longer. Traces can count the unseen part, for all plans.</source>
        <translation>エキスパートの配置を合わせたトークンで数えています。未知のトークンではステップはおそらく長くなります。「トレース」で未知の部分を全プランの集計に使えます。</translation>
    </message>
    <message>
        <source>✕ Not possible</source>
        <translation>✕ 実現不可</translation>
    </message>
    <message>
        <source>%1
Click for the diagnoses and what would help.</source>
        <translation>%1
クリックで診断と改善策を表示します。</translation>
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
        <source>%1 are free on the fullest GPU</source>
        <translation>使用量が最大の GPU の空きは %1</translation>
    </message>
    <message>
        <source>✕ Does not fit</source>
        <translation>✕ 収まらない</translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation>使用量が最大の GPU で %1 超過</translation>
    </message>
    <message>
        <source>what is offloaded does not fit into the memory of a host</source>
        <translation>オフロードするものがホストのメモリに収まりません</translation>
    </message>
    <message>
        <source>Click for the diagnoses and what would help.</source>
        <translation>クリックで診断と改善策を表示します。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>非可逆</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>要求/秒</translation>
    </message>
    <message>
        <source>By the closed form, on the average: Serve simulates the distribution</source>
        <translation>閉形式による平均: 分布は「サービング」がシミュレーションします</translation>
    </message>
    <message>
        <source>Weights, activations and buffers; %1 are left for keys and values</source>
        <translation>重み、アクティベーション、バッファ; キーとバリュー用の残り %1</translation>
    </message>
    <message>
        <source>%1 are missing on each GPU for one request</source>
        <translation>1 件の要求に対し、各 GPU で %1 不足しています</translation>
    </message>
    <message>
        <source>Digits are lost on the way: what that does to the model is not estimated.</source>
        <translation>途中で桁が失われます。モデルへの影響は見積もられません。</translation>
    </message>
    <message>
        <source>but not the longest requests</source>
        <translation>ただし最長のリクエストは収まりません</translation>
    </message>
    <message>
        <source>Mean time from one token of a request to its next</source>
        <translation>要求のトークンから次のトークンまでの平均時間</translation>
    </message>
    <message>
        <source>Tokens of output that all replicas generate</source>
        <translation>すべてのレプリカが生成する出力トークン</translation>
    </message>
    <message>
        <source>Mean time from the arrival of a request to its first token</source>
        <translation>要求の到着から最初のトークンまでの平均時間</translation>
    </message>
    <message>
        <source>Requests that all replicas answer</source>
        <translation>すべてのレプリカが応答する要求</translation>
    </message>
    <message>
        <source>What the engine takes of a GPU beside keys and values</source>
        <translation>エンジンがキーと値のほかに GPU で使う量</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 s to %2 s</source>
        <translation>100 件中 80 件の実行: %1 s ～ %2 s</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 to %2</source>
        <translation>100 件中 80 件の実行: %1 ～ %2</translation>
    </message>
    <message>
        <source>◐ Likely fits</source>
        <translation>◐ おそらく収まる</translation>
    </message>
    <message>
        <source>◔ Unlikely to fit</source>
        <translation>◔ 収まる見込みは薄い</translation>
    </message>
    <message>
        <source>in %1 of 100 cases</source>
        <translation>100 件中 %1 件</translation>
    </message>
    <message>
        <source>What the busiest stage idles: (step − its work) / step. Stages with less to do idle longer, which is told beside it.</source>
        <translation>最も忙しいステージの遊休分: (ステップ − その仕事) / ステップ。仕事の少ないステージはより長く遊休し、その値を横に示します。</translation>
    </message>
    <message>
        <source>Mean TPOT</source>
        <translation>平均 TPOT</translation>
    </message>
    <message>
        <source>Mean TTFT</source>
        <translation>平均 TTFT</translation>
    </message>
    <message>
        <source>Simulated, as Serve shows it</source>
        <translation>シミュレーション値（「サービング」に表示されるもの）</translation>
    </message>
    <message>
        <source>%1, stages idle %2</source>
        <translation>%1、ステージの待ち %2</translation>
    </message>
    <message>
        <source>All stages together idle %1 of the step</source>
        <translation>全ステージ合計でステップの %1 が待ち時間</translation>
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
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Markdown としてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the whole table as it reads, for a page or a message</source>
        <translation>ページやメッセージ用に、表全体を見たままコピー</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ThroughputView</name>
    <message>
        <source>Throughput over time</source>
        <translation>スループットの推移</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>故障としてマークされたものはありません。</translation>
    </message>
    <message>
        <source>Mark it on the board: how throughput falls and comes back is drawn here.</source>
        <translation>ボードでマークしてください: スループットが落ちて戻る様子をここに描きます。</translation>
    </message>
    <message>
        <source>after the failure</source>
        <translation>故障後</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>点線: ほかの方針</translation>
    </message>
    <message>
        <source>%1: after %2 with %3 of the throughput</source>
        <translation>%1: %2 後にスループットの %3</translation>
    </message>
    <message>
        <source>Throughput falls to nothing and is back after %1, at %2 with %3; other policies beside it.</source>
        <translation>スループットはゼロに落ち、%3 では %1 後に %2 で戻ります。ほかの方針も並べて示します。</translation>
    </message>
    <message>
        <source>Throughput over time of the policies that can go on.</source>
        <translation>続行できる方針のスループットの推移。</translation>
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
        <source>Lane</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
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
    <message>
        <source>not in “%1”</source>
        <translation>「%1」にはありません</translation>
    </message>
    <message>
        <source>%1, %2 and %3 of them, none in both</source>
        <translation>%1: %2 個と %3 個、両方にあるものはなし</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change, share</source>
        <translation>変化、割合</translation>
    </message>
    <message>
        <source>“%1” starts earlier by</source>
        <translation>「%1」のほうが早く始まる時間</translation>
    </message>
    <message>
        <source>%1 on the link, arrives %2 early</source>
        <translation>リンクで %1、%2 早く到着</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>decompression</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>compressed send, dashed: as it was</source>
        <translation>圧縮した送信、破線: 以前</translation>
    </message>
    <message>
        <source>Sent compressed: %1 on the link instead of %2</source>
        <translation>圧縮して送信: リンク上 %2 の代わりに %1</translation>
    </message>
    <message>
        <source>stages idle %1</source>
        <translation>ステージの待ち %1</translation>
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
    <message>
        <source>Kept step</source>
        <translation>保持したステップ</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>このステップ</translation>
    </message>
    <message>
        <source>Differences: %1, %2</source>
        <comment>two steps</comment>
        <translation>差: %1、%2</translation>
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
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>次のパス</translation>
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
        <source>In flight</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
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
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1  ·  pass %2 / %3</source>
        <translation>%1  ·  パス %2 / %3</translation>
    </message>
    <message>
        <source>How fast the play-head steps</source>
        <translation>再生ヘッドの速さ</translation>
    </message>
    <message>
        <source>Moments to come back to</source>
        <translation>後で戻る時点</translation>
    </message>
    <message>
        <source>Back to the start of the pass before</source>
        <translation>前のパスの先頭へ戻る</translation>
    </message>
    <message>
        <source>On to the start of the next pass</source>
        <translation>次のパスの先頭へ進む</translation>
    </message>
    <message>
        <source>Play the schedule pass by pass, to see how it works</source>
        <translation>スケジュールをパスごとに再生して仕組みを見る</translation>
    </message>
    <message>
        <source>The chain of passes that sets the length of the step</source>
        <translation>ステップの長さを決めるパスの連なり</translation>
    </message>
    <message>
        <source>Under each lane the microbatches whose activations are alive, instead of bytes</source>
        <translation>各レーンの下に、バイト数の代わりに活性化が残っているマイクロバッチを表示</translation>
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
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Measure from and to the cursor</source>
        <translation>カーソルからカーソルまで計測</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>再生を速く</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>再生を遅く</translation>
    </message>
    <message>
        <source>Timeline › Bookmarks</source>
        <translation>タイムライン › ブックマーク</translation>
    </message>
    <message>
        <source>Zoom to the next co&amp;mpressed send</source>
        <translation>次の圧縮送信に拡大(&amp;M)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimeoutsForm</name>
    <message>
        <source>Process group</source>
        <translation>プロセスグループ</translation>
    </message>
    <message>
        <source>Until a collective is given up, TorchFT&apos;s and torchtitan&apos;s</source>
        <translation>集団通信をあきらめるまで (TorchFT と torchtitan)</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>torchtitan: until a training step is given up</source>
        <translation>torchtitan: 学習ステップをあきらめるまで</translation>
    </message>
    <message>
        <source>Initialisation</source>
        <translation>初期化</translation>
    </message>
    <message>
        <source>torchtitan: until starting is given up</source>
        <translation>torchtitan: 起動をあきらめるまで</translation>
    </message>
    <message>
        <source>Heartbeat</source>
        <translation>ハートビート</translation>
    </message>
    <message>
        <source>TorchFT: how often a replica says that it lives</source>
        <translation>TorchFT: レプリカが生存を知らせる間隔</translation>
    </message>
    <message>
        <source>Heartbeat missed</source>
        <translation>ハートビート途絶</translation>
    </message>
    <message>
        <source>TorchFT: until the lighthouse takes a replica for lost</source>
        <translation>TorchFT: lighthouse がレプリカを失われたとみなすまで</translation>
    </message>
    <message>
        <source>Quorum</source>
        <translation>クォーラム</translation>
    </message>
    <message>
        <source>TorchFT: until a quorum is given up</source>
        <translation>TorchFT: クォーラムをあきらめるまで</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>TorchFT: how long the lighthouse waits for replicas to join</source>
        <translation>TorchFT: lighthouse がレプリカの参加を待つ時間</translation>
    </message>
    <message>
        <source>Save for TorchFT…</source>
        <translation>TorchFT 用に保存…</translation>
    </message>
    <message>
        <source>Save for torchtitan…</source>
        <translation>torchtitan 用に保存…</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>chosen: %1 s</source>
        <translation>選択: %1 秒</translation>
    </message>
    <message>
        <source>as TorchFT has it</source>
        <translation>TorchFT の既定</translation>
    </message>
    <message>
        <source>Each timeout ends before the next.</source>
        <translation>どのタイムアウトも次より先に切れます。</translation>
    </message>
    <message>
        <source>Writes these timeouts, the quorum and the interval of checkpoints for the launcher</source>
        <translation>これらのタイムアウト、クォーラム、チェックポイント間隔をランチャー用に書き出します</translation>
    </message>
    <message>
        <source>Mark what fails first: the settings follow from how the job goes on</source>
        <translation>まず故障するものに印を付けてください。設定はジョブの続け方から決まります</translation>
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
        <source>A placement made for some tokens and tested on others is not made for noise</source>
        <translation>一部のトークンで作り、別のトークンでテストした配置は、ノイズに合わせたものになりません</translation>
    </message>
    <message>
        <source>Trai&amp;n:</source>
        <translation>学習(&amp;N):</translation>
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
        <source>No traces yet. Drop a router trace of Megatron, vLLM or SGLang on the window.</source>
        <translation>トレースがまだありません。Megatron、vLLM、SGLang のルータートレースをウィンドウにドロップしてください。</translation>
    </message>
    <message>
        <source>Counted now: %1.</source>
        <translation>現在の集計対象: %1。</translation>
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
    <message>
        <source>t&amp;o</source>
        <translation>〜(&amp;O)</translation>
    </message>
    <message>
        <source>Where in the time of each trace counting ends</source>
        <translation>各トレースの時間のうち、集計を終える位置</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>時間(&amp;M):</translation>
    </message>
    <message>
        <source>Where in the time of each trace counting begins: 50 % counts its second half</source>
        <translation>各トレースの時間のうち、集計を始める位置: 50 % では後半を集計します</translation>
    </message>
    <message>
        <source>Time from</source>
        <translation>時間の始点</translation>
    </message>
    <message>
        <source>Time to</source>
        <translation>時間の終点</translation>
    </message>
    <message>
        <source>Co&amp;unt:</source>
        <translation>集計対象(&amp;U):</translation>
    </message>
    <message>
        <source>Share of the tokens to train with; placements are judged on the others</source>
        <translation>学習に使うトークンの割合。配置は残りのトークンで評価します</translation>
    </message>
    <message>
        <source>What the trace is of: task=intent, part=prefill. Enter or F2 edits.</source>
        <translation>トレースの対象: task=intent, part=prefill。Enter または F2 で編集します。</translation>
    </message>
    <message>
        <source>the newest trace</source>
        <translation>最新のトレース</translation>
    </message>
    <message>
        <source>traces with %1</source>
        <translation>%1 のトレース</translation>
    </message>
    <message>
        <source>from %1 to %2 of its time</source>
        <translation>時間の %1 から %2 まで</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>全トークン</translation>
    </message>
    <message>
        <source>%1 of the tokens, to train with</source>
        <translation>トークンの %1、学習用</translation>
    </message>
    <message>
        <source>%1 of the tokens, to test with</source>
        <translation>トークンの %1、テスト用</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>%1 のタグ</translation>
    </message>
    <message>
        <source>Choose how traces are split</source>
        <translation>トレースの分割方法を選択</translation>
    </message>
    <message>
        <source>only the newest of %1 traces, %2</source>
        <translation>%1 個のトレースのうち最新の %2 のみ</translation>
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
    <message>
        <source>Traffic by the links</source>
        <translation>リンクで重み付けした通信量</translation>
    </message>
    <message>
        <source>fullest GPU %1 the mean, %2 of the traffic by the links</source>
        <translation>負荷が最大の GPU は平均比 %1、リンクで重み付けした通信量は %2</translation>
    </message>
    <message>
        <source>fullest GPU: seen %1 / unseen %2 the mean; traffic by the links: seen %3 / unseen %4</source>
        <translation>負荷が最大の GPU の平均比: 既知 %1 / 未知 %2、リンクで重み付けした通信量: 既知 %3 / 未知 %4</translation>
    </message>
    <message>
        <source>fullest GPU: seen %1 / unseen %2 the mean; transitions that change the GPU: seen %3 / unseen %4</source>
        <translation>負荷が最大の GPU の平均比: 既知 %1 / 未知 %2、GPU を切り替える遷移: 既知 %3 / 未知 %4</translation>
    </message>
    <message>
        <source>on unseen tokens</source>
        <translation>未知のトークン</translation>
    </message>
    <message>
        <source>%1, unseen</source>
        <translation>%1、未知</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ViewStrip</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More of this view</source>
        <translation>このビューのその他の操作</translation>
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
    <message>
        <source>on seen tokens</source>
        <translation>既知トークンで</translation>
    </message>
    <message>
        <source>%1 has no experts that tokens could be routed to.</source>
        <translation>%1 にはトークンの振り分け先となるエキスパートがありません。</translation>
    </message>
    <message>
        <source>Expert load over time</source>
        <translation>時間ごとのエキスパート負荷</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>非可逆: %1</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>エキスパートのビット数</translation>
    </message>
    <message>
        <source>Loading and computing</source>
        <translation>読み込みと計算</translation>
    </message>
    <message>
        <source>Other bit budgets</source>
        <translation>ほかのビット予算</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>復旧時間</translation>
    </message>
    <message>
        <source>Throughput after a failure</source>
        <translation>故障後のスループット</translation>
    </message>
    <message>
        <source>Layers after a failure</source>
        <translation>故障後のレイヤー</translation>
    </message>
    <message>
        <source>How many spares pay</source>
        <translation>見合う予備の数</translation>
    </message>
    <message>
        <source>How often to write checkpoints</source>
        <translation>チェックポイントを書く頻度</translation>
    </message>
    <message>
        <source>Weeks of failures</source>
        <translation>数週間の故障</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Timelines before and after a failure</source>
        <translation>障害前後のタイムライン</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>サービング</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>出力トークンあたりの時間</translation>
    </message>
    <message>
        <source>Longest gap between tokens</source>
        <translation>トークン間の最長間隔</translation>
    </message>
    <message>
        <source>Bubbles of requests</source>
        <translation>要求のバブル</translation>
    </message>
    <message>
        <source>Best layouts for serving</source>
        <translation>サービングに最良のレイアウト</translation>
    </message>
    <message>
        <source>Replay of a preemption trace</source>
        <translation>プリエンプショントレースの再生</translation>
    </message>
    <message>
        <source>Connections after a failure</source>
        <translation>故障後の接続</translation>
    </message>
    <message>
        <source>Serving, measured and estimated</source>
        <translation>推論: 測定と見積もり</translation>
    </message>
    <message>
        <source>No rates were fitted for this device.</source>
        <translation>このデバイスに合わせた速度はありません。</translation>
    </message>
    <message>
        <source>Drop results of vLLM&apos;s or SGLang&apos;s benchmark, AIPerf or InferenceX, or a table of batch times, on the window: rates are fitted to them.</source>
        <translation>vLLM や SGLang のベンチマーク、AIPerf、InferenceX の結果、またはバッチ時間の表をウィンドウにドロップすると、速度がそれに合わせられます。</translation>
    </message>
    <message>
        <source>Memory while serving</source>
        <translation>推論時のメモリ</translation>
    </message>
    <message>
        <source>This plan serves: its timeline is in Serve.</source>
        <translation>このプランは推論用です: タイムラインは「推論」にあります。</translation>
    </message>
    <message>
        <source>Open Serve</source>
        <translation>「推論」を開く</translation>
    </message>
    <message>
        <source>This plan serves: compression is priced for training.</source>
        <translation>このプランは推論用です: 圧縮は学習について見積もられます。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfTable</name>
    <message>
        <source>Suppose something about a part of the cluster (Insert)</source>
        <translation>クラスタの一部に仮定を置く (Insert)</translation>
    </message>
    <message>
        <source>Suppose nothing about this part (Delete)</source>
        <translation>この部分の仮定を解除 (Delete)</translation>
    </message>
    <message>
        <source>Nothing is supposed: the cluster is taken as it is.</source>
        <translation>仮定はありません: クラスタをそのまま使います。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not in this cluster.</source>
        <translation>
            <numerusform>%n 個の部分がこのクラスタにありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation>どの部分?</translation>
    </message>
    <message>
        <source>Name a node (%1), a GPU by node and slot (%1:0), a link (%1 – %2), or all links.</source>
        <translation>ノード (%1)、ノードとスロットによる GPU (%1:0)、リンク (%1 – %2)、またはすべてのリンクを指定してください。</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 はすでに一覧にあります。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>A node, a GPU, a link between two nodes, or all links of a kind.</source>
        <translation>ノード、GPU、2 つのノード間のリンク、またはある種類のすべてのリンク。</translation>
    </message>
    <message>
        <source>How fast it computes, of what it does: 37 is 37 %.</source>
        <translation>計算速度の、本来の速度に対する割合: 37 は 37 % です。</translation>
    </message>
    <message>
        <source>How much bandwidth its links have, of what they have: 37 is 37 %.</source>
        <translation>リンクの帯域幅の、本来の帯域幅に対する割合: 37 は 37 % です。</translation>
    </message>
    <message>
        <source>Write a percentage from %1 to 100.</source>
        <translation>%1 から 100 までのパーセント値を書いてください。</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>除去</translation>
    </message>
    <message>
        <source>Removed: a node, the node of a GPU, or a link, which the best detour replaces.</source>
        <translation>取り除いた部分: ノード、GPU のノード、またはリンク (最良の迂回路で代替)。</translation>
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
        <source>What-ifs</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>What the plan is evaluated under, beside what is known of the cluster: parts that are slower or gone. Several multiply: a link has the share of its slower node, slower GPU, its pair and its level.</source>
        <translation>プランを評価する際に、クラスタの既知の状態に加えて置く仮定: 遅い部分や、取り除いた部分。複数ある場合は掛け合わせます: リンクの割合は、遅い方のノード、遅い方の GPU、そのペア、その階層の割合の積です。</translation>
    </message>
    <message>
        <source>inside nodes</source>
        <translation>ノード内</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>ノード間</translation>
    </message>
    <message>
        <source>GPU %</source>
        <translation>GPU %</translation>
    </message>
    <message>
        <source>Link %</source>
        <translation>リンク %</translation>
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
        <translation>リンクを別の割合に(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Another percentage…</source>
        <translation>別の割合(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Computing at another percentage…</source>
        <translation>計算を別の割合に(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Words</name>
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
        <source>%1, does not fit</source>
        <translation>%1、収まらない</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
</context>
</TS>
