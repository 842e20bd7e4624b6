import AccessibilityAudit
import Documents
import Testing

/// Faults that people found on dumps and rules did not, each beside one that is none.
@Suite struct MissedKindTests {
  private static func rows(_ label: (Int) -> String) -> String {
    "platform: ios\nelements:\n  - container: list\n    children:\n"
      + (1...3).map { row in
        "      - {children: [{text: Film \(row)}, {button: \(label(row))}]}\n"
      }.joined()
  }
  private static func pageRows(_ kind: String, _ label: (Int) -> String) -> String {
    "toolkit: web\nelements:\n  - role: list\n    children:\n"
      + (1...3).map { row in
        "      - {role: listitem, children: [{text: Film \(row)}, {\(kind): \(label(row))}]}\n"
      }.joined()
  }
  private static func tabs(_ selected: String) -> String {
    """
    import: {format: xcuitest, cannotCarry: [headings]}
    elements:
      - children: [{traits: [\(selected)tab, button], label: One}, {traits: [tab, button], label: Two}]
    """
  }
  private static func android(_ role: String) -> String {
    """
    platform: android
    elements: [{label: Skip, \(role)respondsToUserInteraction: true}]
    """
  }

  private static func view(_ words: String) -> String {
    """
    platform: android
    toolkit: android
    size: [360, 800]
    import: {format: uiautomator, cannotCarry: [roleDescriptions]}
    elements:
      - {label: Inbox, frame: [0, 0, 200, 48], toolkitStates: [clickable, focusable], toolkitType: android.widget.Button}
      - {\(words), frame: [0, 100, 200, 48]}
    """
  }

  /// Views of Android side by side at the foot of a screen.
  private static func foot(_ state: String, _ kind: String = "view.View") -> String {
    let items = ["Home", "Maps", "Me"].enumerated().map { place, word in
      "  - {label: \(word), frame: [\(place * 120), 740, 120, 56], toolkitType: android.\(kind), "
        + "toolkitStates: [clickable, focusable\(word == "Maps" ? state : "")]}"
    }
    return
      "platform: android\ntoolkit: android\nsize: [360, 800]\nimport: {format: uiautomator, cannotCarry: [roleDescriptions]}\nelements:\n"
      + items.joined(separator: "\n")
  }

  /// A picture of an Android app in Korean.
  private static func korean(_ label: String) -> String {
    """
    platform: android
    toolkit: android
    language: ko
    size: [360, 800]
    import: {format: uiautomator, cannotCarry: [roleDescriptions]}
    elements:
      - {label: 가까운 정류장에서 버스를 부르고 집까지 편하게 가세요, frame: [0, 0, 200, 48], toolkitType: android.widget.TextView}
      - {label: \(label), frame: [0, 100, 48, 48], toolkitType: android.widget.ImageView, toolkitStates: [clickable, focusable]}
    """
  }

  /// A control of an Android screen that a remote control has its focus on, in the shape of a television or of a phone.
  private static func tile(_ size: String) -> String {
    """
    platform: android
    toolkit: android
    size: \(size)
    import: {format: uiautomator, cannotCarry: [roleDescriptions]}
    elements:
      - {label: Play, frame: [20, 100, 100, 20], toolkitType: android.view.View, toolkitStates: [clickable, focusable, focused]}
    """
  }

  private static func picture(_ words: String) -> String {
    """
    toolkit: android
    size: [360, 800]
    import: {format: uiautomator}
    elements:
      - label: Inbox
        frame: [0, 0, 200, 48]
      - toolkitType: android.widget.FrameLayout
        toolkitStates: [clickable]
        frame: [300, 0, 48, 48]
        children: [{toolkitType: android.widget.ImageView, \(words)frame: [312, 12, 24, 24]}]
    """
  }

  @Test(arguments: [
    (
      "label-is-identifier", "elements: [{button: back_to_home}]",
      "elements: [{button: mary_ann_lee}]"
    ),
    (
      "label-is-identifier",
      "elements: [{button: 'Ann, 2h, Reply, status.action.context-menu'}]",
      "elements: [{button: 'Ann, 2h, ann.example.org, jane_doe, v1.2, report.pdf, Reply'}]"
    ),
    ("label-is-identifier", "elements: [{button: close_menu}]", "elements: [{button: blue_whale}]"),
    (
      "label-is-identifier", "elements: [{button: Login More Menu New}]",
      "elements: [{button: Open New Menu}, {button: Search Menu}, {button: Back In Black}]"
    ),
    (
      "label-symbol-only", view("value: ––– –––, toolkitType: android.widget.EditText"),
      view("value: 12-34, toolkitType: android.widget.EditText")
    ),
    (
      "keyboard-unreachable", view("label: Basket, toolkitStates: [clickable]"),
      view("label: Basket, toolkitStates: [clickable, focusable]")
    ),
    (
      "role-missing", view("children: [{value: Buy now}], toolkitStates: [clickable]"),
      view(
        "children: [{value: Buy now}], toolkitID: navigation_bar_item_view, toolkitStates: [clickable]"
      )
    ),
    ("label-duplicated", rows { _ in "Save" }, rows { "Save film \($0)" }),
    (
      "label-duplicated", pageRows("button") { _ in "Save" },
      pageRows("button") { "Save film \($0)" }
    ),
    // The words around a link tell its purpose on a page.
    ("label-duplicated", pageRows("button") { _ in "Save" }, pageRows("link") { _ in "Save" }),
    ("tab-selection-wrong", tabs(""), tabs("selected, ")),
    ("tab-selection-wrong", foot(""), foot(", selected")),
    ("language-mismatch", korean("Game button"), korean("Spoon")),
    ("target-too-small", tile("[360, 640]"), tile("[960, 540]")),
    (
      "state-missing", view("label: Settings ▾, toolkitStates: [clickable, focusable]"),
      view("label: Settings, toolkitStates: [clickable, focusable]")
    ),
    (
      "label-symbol-only", view("label: '468', toolkitStates: [clickable, focusable]"),
      view("label: 468 likes, toolkitStates: [clickable, focusable]")
    ),
    (
      "label-missing",
      view(
        "toolkitType: android.widget.Spinner, toolkitStates: [clickable, focusable], children: [{value: English}]"
      ),
      view(
        "label: Language, toolkitType: android.widget.Spinner, toolkitStates: [clickable, focusable], children: [{value: English}]"
      )
    ),
    ("role-missing", android(""), android("role: button, ")),
    ("label-missing", picture(""), picture("label: Search, ")),
  ]) func oneIsFoundAndTheOtherIsNone(_ rule: String, _ wrong: String, _ right: String) throws {
    let audit = Audit(RuleSelection(only: [rule]))
    func count(_ text: String) throws -> Int {
      audit.run(try AuditFixture.screen("screen: A\n" + text)).findings.count
    }
    #expect(try count(wrong) == 1)
    #expect(try count(right) == 0)
  }

  /// What has no words is told by what stands beside it.
  @Test func aPictureWithoutWordsHasAPlace() throws {
    let screen = try AuditFixture.screen("screen: A\n" + Self.picture(""))
    let place = Audit(RuleSelection(only: ["label-missing"])).run(screen).findings.first?.place
    #expect(place?.name == "element right of \"Inbox\", 48 × 48 at (300, 0)")
    #expect(place?.near == "right of \"Inbox\"")
    #expect(place?.path == "1")
    #expect(place?.location?.line == 8)
  }
}
