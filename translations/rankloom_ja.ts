<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
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
    <message>
        <source>%1, does not fit</source>
        <translation>%1、収まりません</translation>
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
</context>
<context>
    <name>rankloom::ui::BoardLegend</name>
    <message>
        <source> free; hatched: does not fit</source>
        <translation> 空き、斜線: 収まらない</translation>
    </message>
    <message>
        <source> free</source>
        <translation> 空き</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation>… 全 %1 個</translation>
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
        <source>%1, %2</source>
        <translation>%1、%2</translation>
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
        <source>%1 (%2)</source>
        <comment>choice and the reason why it is not possible</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
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
        <source>Stage %1 is fullest: %2.</source>
        <translation>ステージ %1 の使用量が最大です: %2。</translation>
    </message>
    <message>
        <source>Stage %1 is fullest: %2, %3 free.</source>
        <translation>ステージ %1 の使用量が最大です: %2、空き %3。</translation>
    </message>
    <message>
        <source>stage %1 needs %2, %3 too much.</source>
        <translation>ステージ %1 は %2 必要で、%3 超過します。</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>%1 microbatches in flight at the peak</source>
        <translation>ピーク時の処理中マイクロバッチ %1 個</translation>
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
        <source>Activations leave the GPU between forward and backward, over the host link.</source>
        <translation>順伝播と逆伝播の間、アクティベーションをホストリンク経由で GPU から退避します。</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>オフロード割合</translation>
    </message>
    <message>
        <source>Share of the activations that may leave.</source>
        <translation>退避できるアクティベーションの割合。</translation>
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
        <source>reserved = allocated · fragmentation; 1.03 to 1.07 was measured.</source>
        <translation>reserved = allocated · フラグメンテーション。実測値は 1.03〜1.07。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”.</source>
        <translation>「allocated」に含まれるフレームワークの固定分。</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>デバイスコンテキスト</translation>
    </message>
    <message>
        <source>Driver context and kernels, outside the framework&apos;s allocator.</source>
        <translation>フレームワークのアロケータ外にあるドライバコンテキストとカーネル。</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>コミュニケータあたり</translation>
    </message>
    <message>
        <source>Buffers of one communicator (NCCL); every group a rank belongs to has one.</source>
        <translation>コミュニケータ (NCCL) 1 つ分のバッファ。ランクが属するグループごとに 1 つあります。</translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation>語彙の除数</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP.</source>
        <translation>語彙サイズはこの値 × TP の倍数にパディングされます。</translation>
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
        <source>Compression rank</source>
        <translation>圧縮ランク</translation>
    </message>
    <message>
        <source>Rank r of the factors: bytes fall from n·m to r·(n + m).</source>
        <translation>因子のランク r: バイト数は n·m から r·(n + m) に減ります。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioList</name>
    <message>
        <source>Plans of the project</source>
        <translation>プロジェクトのプラン</translation>
    </message>
    <message>
        <source>Ctrl+D copies the plan on screen; F2 renames; Delete deletes</source>
        <translation>Ctrl+D で表示中のプランをコピー、F2 で名前を変更、Delete で削除</translation>
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
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message>
        <source>paler: later chunk</source>
        <translation>淡色: 後のチャンク</translation>
    </message>
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
        <source>Zoom to &amp;measured interval</source>
        <translation>計測区間にズーム(&amp;M)</translation>
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
</context>
</TS>
