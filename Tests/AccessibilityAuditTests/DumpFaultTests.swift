import AccessibilityAudit
import AccessibilityTree
import Documents
import Readers
import Testing
import Transcript
import TreeFormats

/// Faults that a dump shows although no reader stops where they are.
@Suite struct DumpFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let what: String
    let found: [String]
    let dump: String
    var testDescription: String { "\(rule): \(what)" }
  }

  private static func page(_ text: String) -> String {
    "<XCUIElementTypeApplication accessible=\"false\">\(text)</XCUIElementTypeApplication>"
  }

  private static func views(_ text: String) -> String { "<hierarchy>\(text)</hierarchy>" }

  static let cases = [
    Case(
      rule: "label-missing", what: "a row whose words an edge hides, above one that has none",
      found: [
        "error: VoiceOver stops here and says nothing. Add a contentDescription that says what it does."
      ],
      dump: views(
        """
        <node class="android.widget.FrameLayout" bounds="[0,0][390,844]"><node \
        class="android.widget.ScrollView" scrollable="true" bounds="[0,100][390,500]"><node \
        class="android.widget.RelativeLayout" clickable="true" focusable="true" bounds="[0,100][390,120]"/><node \
        class="android.widget.RelativeLayout" clickable="true" focusable="true" bounds="[0,120][390,180]"/></node></node>
        """)),
    Case(
      rule: "label-missing", what: "a card of which only the edge shows, and a whole one",
      found: [
        "error: VoiceOver stops here and says nothing. Add a contentDescription that says what it does."
      ],
      dump: views(
        """
        <node class="android.widget.FrameLayout" bounds="[0,0][390,844]"><node \
        class="android.widget.ScrollView" scrollable="true" bounds="[0,100][390,300]"><node \
        class="android.widget.Button" text="Tea" clickable="true" bounds="[16,100][356,300]"/><node \
        class="android.widget.RelativeLayout" clickable="true" focusable="true" bounds="[372,100][390,300]"/></node>\
        <node class="android.widget.RelativeLayout" clickable="true" focusable="true" bounds="[0,400][340,500]"/></node>
        """)),
    Case(
      rule: "role-missing", what: "a tap of Flutter's without a flag",
      found: [
        "review: It responds to a tap but is spoken as \"Show all\". Give it the role of a button or a link."
      ],
      dump: """
        SemanticsNode#0
         │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
         │
         └─SemanticsNode#1
             Rect.fromLTRB(0.0, 0.0, 400.0, 80.0)
             actions: tap
             label: "Show all"
             textDirection: ltr
        """),
    Case(
      rule: "label-missing", what: "bars of progress, whose state says what they are for",
      found: [], dump: views(#"<node class="android.widget.ProgressBar" bounds="[0,0][90,90]"/>"#)),
    Case(
      rule: "role-missing", what: "a button by its type, and by no trait",
      found: [
        "review: It responds to a tap but is spoken as \"Rate\". Add the button or link trait."
      ],
      dump: page(
        #"<XCUIElementTypeButton label="Rate" accessible="true" traits="StaticText"/>"#
          + #"<XCUIElementTypeButton label="Save" accessible="true" traits="Button"/>"#)),
    Case(
      rule: "role-missing", what: "what only the keyboard gets to on a page",
      found: [
        "review: The keyboard reaches this element, but it has neither a role nor a name, so a listener "
          + "hears nothing. Give it a role and a name, or keep the keyboard away from it."
      ],
      dump: """
        [{"nodeId": "1", "role": {"value": "RootWebArea"}, "name": {"value": "Tea"}, "childIds": ["2", "3"]},
         {"nodeId": "2", "role": {"value": "generic"}, "name": {"value": ""}, "parentId": "1", "childIds": [],
          "properties": [{"name": "focusable", "value": {"type": "booleanOrUndefined", "value": true}}]},
         {"nodeId": "3", "role": {"value": "button"}, "name": {"value": "Pour"}, "parentId": "1", "childIds": []}]
        """),
    Case(
      rule: "label-not-in-name", what: "the one text of a button",
      found: [
        "error: The screen shows \"Accept\", but Voice Control and the reader use the name "
          + "\"Answer the call\". Begin the label with the visible text."
      ],
      dump: page(
        #"<XCUIElementTypeButton label="Answer the call" accessible="true" visible="true">"#
          + #"<XCUIElementTypeStaticText label="Accept" visible="true"/></XCUIElementTypeButton>"#
          + #"<XCUIElementTypeButton label="Inbox" accessible="true" visible="true">"#
          + #"<XCUIElementTypeStaticText label="12" visible="true"/></XCUIElementTypeButton>"#)),
    Case(
      rule: "children-swallowed", what: "controls that say themselves that they are accessible",
      found: [
        "error: \"Mango lassi\" hides 2 controls: button \"Share\", button \"Save\". "
          + "Make it a group, or offer them as custom actions."
      ],
      dump: page(
        #"<XCUIElementTypeOther label="Mango lassi" accessible="true" visible="true">"#
          + #"<XCUIElementTypeButton label="Share" accessible="true" visible="true"/>"#
          + #"<XCUIElementTypeButton label="Save" accessible="true" visible="true"/>"#
          + #"<XCUIElementTypeButton label="Rate" accessible="false" visible="true"/></XCUIElementTypeOther>"#
      )),
    Case(
      rule: "text-not-exposed", what: "a text that a description stands for",
      found: [
        "warning: \"Sold out\" is on the screen but never spoken: inside an element. "
          + "Make it an element, or include it in the label of its container."
      ],
      dump: views(
        #"<node class="android.widget.FrameLayout" content-desc="Oat milk" clickable="true" bounds="[0,0][900,200]">"#
          + #"<node class="android.widget.TextView" text="Oat milk" bounds="[0,0][900,90]"/>"#
          + #"<node class="android.widget.TextView" text="Sold out" bounds="[0,90][900,180]"/></node>"#
      )),
    Case(
      rule: "label-missing", what: "a plain view that no key gets to",
      found: [
        "review: VoiceOver stops here and says nothing. Add a contentDescription that says what it does "
          + "(its id is \"scrim\")."
      ],
      dump: views(
        #"<node class="android.view.View" resource-id="a:id/scrim" clickable="true" focusable="false" "#
          + #"bounds="[0,0][900,900]"/><node class="android.widget.TextView" text="A" bounds="[0,0][90,90]"/>"#
      )),
    Case(
      rule: "label-missing", what: "a plain view that keys get to",
      found: [
        "error: VoiceOver stops here and says nothing. Add a contentDescription that says what it does "
          + "(its id is \"gift\")."
      ],
      dump: views(
        #"<node class="android.view.View" resource-id="a:id/gift" clickable="true" focusable="true" "#
          + #"bounds="[0,0][900,900]"/><node class="android.widget.TextView" text="A" bounds="[0,0][90,90]"/>"#
      )),
    Case(
      rule: "placeholder-as-label", what: "the placeholder of a page source",
      found: [
        "warning: The placeholder \"Your name\" is the only name of the field, and it disappears once "
          + "something is typed. Add a label."
      ],
      dump: page(
        #"<XCUIElementTypeTextField placeholderValue="Your name" value="Your name" accessible="true"/>"#
      )),
    Case(
      rule: "role-conflict", what: "a button in a link",
      found: [
        "error: \"Games\" is a button inside a link: one control in another. Keep one of the two."
      ],
      dump: "- link:\n  - /url: /games\n  - button \"Games\"\n  - text: and more\n"),
  ]

  // One reader for all platforms, so that the words are the same.
  private static let voiceOver = ReaderOptions(reader: .voiceOverIOS)

  @Test(arguments: cases)
  func isFound(_ test: Case) throws {
    let source = try SourceText(bytes: Array(test.dump.utf8), path: "dump")
    let screen = try AuditedScreen(
      TreeReaders.read(source).screen, path: "dump", options: Self.voiceOver,
      listening: try AuditFixture.listening())
    let found = Audit(RuleSelection(only: [test.rule])).run(screen).findings.map {
      "\($0.kind.rawValue): \($0.text)"
    }
    #expect(found == test.found)
  }

  @Test(arguments: [
    ("Password", "", "Password, secure text field"),
    ("Geheimes Wort", "", "Geheimes Wort, secure text field"),
    // What may have been typed stays secret.
    ("hunter2", "", "•••••••, secure text field"),
    ("••••a", "", "•••••, secure text field"),
    ("a", "", "•, secure text field"),
    ("Password", #"focused="true""#, "••••••••, secure text field, is editing"),
  ])
  func onlyAHintOfAPasswordIsHeard(_ text: String, _ flags: String, _ heard: String) throws {
    let dump = Self.views(
      #"<node class="android.widget.EditText" password="true" text="\#(text)" \#(flags) "#
        + #"bounds="[0,0][900,90]"/>"#)
    let source = try SourceText(bytes: Array(dump.utf8), path: "dump.xml")
    let screen = try AuditedScreen(
      TreeReaders.read(source).screen, path: "dump.xml", options: Self.voiceOver,
      listening: try AuditFixture.listening())
    #expect(screen.transcript.stops.map(\.text) == [heard])
  }
}
