import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats

/// What TalkBack stops at among the views of a dump, in which order, and what it says of them.
@Suite struct TalkBackViewsTests {
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    var views: String
    var heard: [String]
  }

  static let rows: [Row] = [
    Row(
      description: "a row has the words in it, and what can be done in it is a stop of its own",
      views: """
        <node class="android.view.ViewGroup" clickable="true"><node class="android.widget.TextView" text="Beans"/>
        <node class="android.widget.TextView" text="3 left"/>
        <node class="android.widget.ImageButton" content-desc="More" clickable="true"/></node>
        """, heard: ["Beans, 3 left", "More, button"]),
    Row(
      description: "a layer that only catches taps beside a sheet is none",
      views: """
        <node class="android.widget.FrameLayout"><node class="android.view.View" clickable="true"
        focusable="false"/><node class="android.widget.ImageView" clickable="true" focusable="false"/>
        <node class="android.widget.Button" text="Later" clickable="true" focusable="true"/></node>
        """, heard: ["unlabelled, button", "Later, button"]),
    Row(
      description: "a description stands for what is inside",
      views: """
        <node class="android.view.ViewGroup" clickable="true" content-desc="Open beans">
        <node class="android.widget.TextView" text="Beans"/></node>
        """, heard: ["Open beans"]),
    Row(
      description: "texts in plain layouts are stops of their own",
      views: """
        <node class="android.widget.LinearLayout"><node class="android.widget.TextView" text="One"/>
        <node class="android.widget.TextView" text="Two" heading="true"/></node>
        """, heard: ["One", "Two, heading"]),
    Row(
      description: "a box to tap around boxes to tap is none",
      views: """
        <node class="android.view.ViewGroup" clickable="true"><node class="android.widget.Button" text="A"
        clickable="true"/><node class="android.widget.Button" text="B" clickable="true"/></node>
        """, heard: ["A, button", "B, button"]),
    Row(
      description: "a page that scrolls is none, and its parts are",
      views: """
        <node class="android.widget.ScrollView" scrollable="true" focusable="true">
        <node class="android.widget.LinearLayout"><node class="android.widget.TextView" text="One"/>
        <node class="android.widget.Button" text="Two" clickable="true"/></node></node>
        """, heard: ["One", "Two, button"]),
    Row(
      description: "what lies right inside of a list is one stop",
      views: """
        <node class="android.widget.ListView"><node class="android.view.ViewGroup" focusable="false"
        resource-id="row"><node class="android.widget.TextView" text="Peas"/></node>
        <node class="android.view.ViewGroup" clickable="true"><node class="android.widget.TextView" text="Kale"/>
        <node class="android.widget.TextView" text="fresh"/></node></node>
        """, heard: ["Peas, in list", "Kale, fresh"]),
    Row(
      description: "a row of a RecyclerView is one stop, a page that fills it none",
      views: """
        <node class="androidx.recyclerview.widget.RecyclerView" bounds="[0,0][900,900]">
        <node class="android.widget.LinearLayout" bounds="[0,0][900,200]">
        <node class="android.widget.TextView" text="Peas"/><node class="android.widget.TextView" text="fresh"/></node>
        <node class="android.widget.FrameLayout" bounds="[0,0][900,900]">
        <node class="android.widget.TextView" text="One"/><node class="android.widget.TextView" text="Two"/></node></node>
        """, heard: ["Peas, fresh", "One", "Two"]),
    Row(
      description: "a web page that the dump does not hold",
      views: """
        <node class="android.webkit.WebView" content-desc="Terms" clickable="true" focusable="true"
        bounds="[0,0][900,900]"/>
        """, heard: ["Terms, webview"]),
    Row(
      description: "what has a role inside says it",
      views: """
        <node class="android.view.View" clickable="true"><node class="android.view.View" content-desc="Send"/>
        <node class="android.widget.TextView" text="Pay"/><node class="android.widget.Button"/></node>
        """, heard: ["Send, Pay, button"]),
    Row(
      description: "buttons without names",
      views: """
        <node class="android.widget.ImageButton" clickable="true"/>
        <node class="android.widget.Button" clickable="true"/><node class="android.view.View" clickable="true"/>
        """, heard: ["unlabelled, button", "button", "unlabelled"]),
    Row(
      description: "fields and what they show",
      views: """
        <node class="android.widget.EditText" text="Ann" hint="Name" clickable="true"/>
        <node class="android.widget.EditText" text="Mail" hint="Mail" clickable="true"/>
        <node class="android.widget.EditText" text="••" password="true" clickable="true"/>
        """, heard: ["Ann, edit box, Name", "edit box, Mail", "password, 2 characters, edit box"]),
    Row(
      description: "an empty field around a text of its own is a stop",
      views: """
        <node class="android.widget.EditText" password="true" clickable="true" focusable="true">
        <node class="android.view.View" content-desc="4 left" focusable="true"/></node>
        """, heard: ["password, edit box", "4 left"]),
    Row(
      description: "letters of an icon font are none, in what scrolls as well",
      views: """
        <node class="android.widget.ScrollView" scrollable="true">
        <node class="android.widget.TextView" text="&#xf103;"/>
        <node class="android.widget.TextView" text="Basket"/></node>
        """, heard: ["Basket"]),
    Row(
      description: "what is checked, on or selected",
      views: """
        <node class="android.widget.CheckedTextView" text="Red" checkable="true" checked="true"/>
        <node class="android.widget.Switch" text="Wi-Fi ON" checkable="true" checked="true" clickable="true"/>
        <node class="android.widget.RadioButton" text="Big" checkable="true" clickable="true"/>
        <node class="android.widget.TextView" text="Home" selected="true" clickable="true"/>
        <node class="android.widget.ImageButton" content-desc="Show" checkable="true" clickable="true"/>
        """,
      heard: [
        "checked, Red", "on, Wi-Fi, switch", "not checked, Big, radio button", "selected, Home",
        "not checked, Show, button",
      ]),
    Row(
      description: "how far a bar is counts where it is a stop, not in a row",
      views: """
        <node class="android.widget.SeekBar" text="40%" content-desc="Volume" focusable="true"/>
        <node class="android.view.ViewGroup" clickable="true"><node class="android.widget.TextView" text="Load"/>
        <node class="android.widget.ProgressBar" text="70%"/></node>
        """, heard: ["40 percent, Volume, slider", "Load"]),
    Row(
      description: "a bar that tells no range says that something goes on, and no more in a row",
      views: """
        <node class="android.widget.ProgressBar"/>
        <node class="android.widget.ProgressBar" content-desc="Upload"/>
        <node class="android.view.ViewGroup" clickable="true"><node class="android.widget.TextView" text="Load"/>
        <node class="android.widget.ProgressBar"/></node>
        """, heard: ["in progress, progress bar", "in progress, Upload, progress bar", "Load"]),
    Row(
      description: "what is unimportant is passed over, and what is invisible gone",
      views: """
        <node class="android.widget.TextView" text="Hidden" a11y-important="false"/>
        <node class="android.widget.TextView" text="Gone" visible-to-user="false"/>
        <node class="android.widget.TextView" text="Here"/>
        """, heard: ["Here"]),
    Row(
      description: "words for states, roles, errors, tooltips, and what can be expanded",
      views: """
        <node class="android.widget.Button" text="Pay" clickable="true" tooltip-text="Pays at once"
        extras="a=b;AccessibilityNodeInfo.roleDescription=Big button;x.STATE_DESCRIPTION_KEY=Ready"/>
        <node class="android.widget.EditText" text="Ann" hint="Name" error="Too short" clickable="true"/>
        <node class="android.widget.Button" text="More" clickable="true" actions="ACTION_CLICK,ACTION_EXPAND"/>
        """,
      heard: [
        "Ready, Pay, Big button, Pays at once", "error: Too short, Ann, edit box, Name",
        "collapsed, More, button",
      ]),
    Row(
      description: "a view of no class of buttons that can be checked has no word for that",
      views: """
        <node class="android.view.View" text="Milk" checkable="true" checked="true" clickable="true"/>
        """, heard: ["checked, Milk"]),
    Row(
      description: "a button that can be checked, and a tab without words that is chosen",
      views: """
        <node class="android.widget.ImageButton" content-desc="Show password" checkable="true" clickable="true"/>
        <node class="android.widget.LinearLayout" focusable="true" selected="true" enabled="false"/>
        """, heard: ["not checked, Show password, button", "selected, disabled"]),
    Row(
      description: "a grid, and a pager of which several pages are there",
      views: """
        <node class="android.widget.GridView"><node class="android.widget.TextView" text="A"/>
        <node class="android.widget.TextView" text="B"/></node>
        <node class="androidx.viewpager.widget.ViewPager"><node class="android.widget.Button" text="C"
        clickable="true"/><node class="android.widget.Button" text="D" clickable="true"/></node>
        <node class="android.widget.TextView" text="E"/>
        """,
      heard: ["A, in grid", "B", "C, button, in pager", "D, button", "E, out of pager"]),
    Row(
      description:
        "Compose reads by rows, and keeps together what a layout with words for readers holds",
      views: """
        <node class="androidx.compose.ui.platform.ComposeView"><node class="android.view.View">
        <node class="android.widget.TextView" text="Title" bounds="[0,0][300,40]"/>
        <node class="android.widget.TextView" text="Subtitle" bounds="[0,50][300,90]"/>
        <node class="android.view.View" clickable="true" content-desc="Edit" bounds="[400,30][480,60]"/>
        <node class="android.view.View" bounds="[0,200][500,400]">
        <node class="android.widget.TextView" text="Left" bounds="[0,200][200,400]"/>
        <node class="android.widget.TextView" text="Right" bounds="[210,190][400,400]"/></node></node></node>
        """, heard: ["Title", "Edit", "Subtitle", "Left", "Right"]),
    Row(
      description: "what Compose draws among Android's views is in order by itself",
      views: """
        <node class="androidx.compose.ui.platform.ComposeView" bounds="[0,0][900,900]">
        <node class="android.view.View" content-desc="Right" bounds="[500,10][900,50]"/>
        <node class="android.view.View" content-desc="Left" bounds="[0,10][400,50]"/></node>
        <node class="android.widget.TextView" text="Title" bounds="[0,60][400,200]"/>
        <node class="android.widget.TextView" text="Tip" bounds="[500,100][900,190]"/>
        <node class="android.widget.TextView" text="More" bounds="[450,70][480,90]"/>
        """, heard: ["Left", "Right", "Title", "Tip", "More"]),
    Row(
      description: "an empty view of Compose over a page is no role of it",
      views: """
        <node class="androidx.compose.ui.platform.ComposeView" bounds="[0,0][900,900]">
        <node class="android.view.View" bounds="[0,0][900,900]">
        <node class="android.widget.TextView" text="One" bounds="[0,10][400,50]"/>
        <node class="android.widget.TextView" text="Two" bounds="[0,60][400,90]"/>
        <node class="android.view.View" bounds="[0,0][900,900]"/></node></node>
        """, heard: ["One", "Two"]),
    Row(
      description: "what Compose calls its switches and what is one of several",
      views: """
        <node class="androidx.compose.ui.platform.ComposeView"><node class="android.view.View">
        <node class="android.view.View" checkable="true" checked="true" clickable="true" bounds="[0,0][300,40]">
        <node class="android.widget.TextView" text="Wi-Fi" bounds="[0,0][300,40]"/>
        <node class="android.view.View" bounds="[0,0][300,40]"/></node>
        <node class="android.widget.RadioButton" text="Big" checkable="true" clickable="true"
        bounds="[0,50][300,90]"/>
        <node class="android.widget.RadioButton" text="Small" checkable="true" checked="true"
        bounds="[0,100][300,140]"/></node></node>
        """,
      heard: [
        "on, Wi-Fi, switch", "not selected, Big, radio button", "selected, Small, radio button",
      ]),
    Row(
      description: "the chosen one of Compose's tabs, which cannot be tapped, has the words in it",
      views: """
        <node class="androidx.compose.ui.platform.ComposeView"><node class="android.view.View">
        <node class="android.view.View" focusable="true" selected="true" bounds="[0,0][90,90]">
        <node class="android.widget.TextView" text="Today" bounds="[0,50][90,90]"/></node>
        <node class="android.view.View" focusable="true" clickable="true" bounds="[100,0][190,90]">
        <node class="android.widget.TextView" text="Focus" bounds="[100,50][190,90]"/></node></node></node>
        """, heard: ["selected, Today", "Focus"]),
    Row(
      description: "a layout whose stops lie below what follows it is read behind that",
      views: """
        <node class="android.view.ViewGroup" content-desc="" resource-id="a" live-region="1"
        bounds="[0,0][1000,900]"><node class="android.widget.TextView" text="Late" bounds="[0,700][500,800]"/></node>
        <node class="android.widget.TextView" text="Early" bounds="[10,100][500,200]"/>
        """, heard: ["Early", "Late"]),
  ]

  @Test(arguments: rows) func hears(_ row: Row) throws {
    let xml =
      #"<hierarchy><node class="android.widget.FrameLayout">"# + row.views + "</node></hierarchy>"
    let imported = try TreeReaders.read(SourceText(bytes: Array(xml.utf8), path: "dump.xml"))
    let reading = try ReaderOptions().reading(imported.screen)
    let stops = Transcript(reading, rendering: Rendering(.spoken)).stops
    #expect(stops.map(\.text) == row.heard)
  }

  /// The reader's words are English where nothing states a language, and the texts may tell one.
  @Test(arguments: [
    (["설정", "알림"], "ko"), (["Settings", "알림"], nil), (["設定", "お知らせ"], "ja"), (["设置", "通知"], "zh"),
    (["Réglages", "Sons"], nil), (["إعدادات", "Wi-Fi", "إشعارات"], "ar"),
  ])
  func textsTellTheirLanguage(_ texts: [String], _ language: String?) throws {
    let views = texts.map { "<node class=\"android.widget.TextView\" text=\"\($0)\"/>" }
    let xml = "<hierarchy>\(views.joined())</hierarchy>"
    let imported = try TreeReaders.read(SourceText(bytes: Array(xml.utf8), path: "dump.xml"))
    let remarks = try ReaderOptions().languageRemarks(on: imported.screen)
    #expect(remarks.contains { $0.contains("--language") } == (language != nil))
    if let language { #expect(remarks.contains { $0.hasSuffix("use --language \(language)") }) }
    #expect(try ReaderOptions(language: "fr").languageRemarks(on: imported.screen).isEmpty)
  }

  @Test func aSwitchInARowIsSwitchedByTheRow() throws {
    let xml = """
      <hierarchy><node class="android.view.ViewGroup" clickable="true">
      <node class="android.widget.TextView" text="Wi-Fi"/>
      <node class="android.widget.Switch" checkable="true" checked="false"/></node></hierarchy>
      """
    let imported = try TreeReaders.read(SourceText(bytes: Array(xml.utf8), path: "dump.xml"))
    var session = try ReaderOptions().session(on: imported.screen, app: .inert)
    session.start()
    let heard = session.perform(.activate).compactMap { event -> [String]? in
      guard case .utterance(let spoken) = event else { return nil }
      return spoken.utterance.fragments.map(\.text)
    }
    #expect(heard == [["on"]])
  }
}
