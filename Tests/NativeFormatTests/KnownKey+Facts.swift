import AccessibilityTree

extension KnownKey {
  /// The facts that only the audit reads.
  static let facts = [
    fact("visibleText", "visibleText: 12", ##""12""##, .text("12")),
    fact("imageName", "imageName: crown.fill", ##""crown.fill""##, .text("crown.fill")),
    fact("textColor", "textColor: '#FF0000'", ##""#FF0000""##, .text("#FF0000")),
    fact("backgroundColor", "backgroundColor: white", ##""white""##, .text("white")),
    fact("backgroundIsImage", "backgroundIsImage: true", ##"true"##, .boolean(true)),
    fact("tintColor", "tintColor: systemBlue", ##""systemBlue""##, .text("systemBlue")),
    fact("fontSize", "fontSize: 17", ##"17"##, .number(17)),
    fact("fontWeight", "fontWeight: thin", ##""thin""##, .text("thin")),
    fact("bold", "bold: true", ##"true"##, .boolean(true)),
    fact("italic", "italic: false", ##"false"##, .boolean(false)),
    fact("underlined", "underlined: true", ##"true"##, .boolean(true)),
    fact("textStyle", "textStyle: body", ##""body""##, .text("body")),
    fact("textAlignment", "textAlignment: justified", ##""justified""##, .text("justified")),
    fact("truncated", "truncated: true", ##"true"##, .boolean(true)),
    fact("maxLines", "maxLines: 2", ##"2"##, .number(2)),
    fact("scalesWithTextSize", "scalesWithTextSize: false", ##"false"##, .boolean(false)),
    fact("selectable", "selectable: false", ##"false"##, .boolean(false)),
    fact("opens", "opens: none", ##""none""##, .text("none")),
    fact("linkTarget", "linkTarget: /menu", ##""/menu""##, .text("/menu")),
    fact("systemPart", "systemPart: keyboard", ##""keyboard""##, .text("keyboard")),
    fact("prominent", "prominent: true", ##"true"##, .boolean(true)),
    fact(
      "gestures", "gestures: [longPress, pinch]", ##"["longPress", "pinch"]"##,
      .list([.text("longPress"), .text("pinch")])),
    fact("customDrawn", "customDrawn: true", ##"true"##, .boolean(true)),
    fact("scrollable", "scrollable: true", ##"true"##, .boolean(true)),
    fact("keyboardFocusable", "keyboardFocusable: false", ##"false"##, .boolean(false)),
    fact("keyboardNext", "keyboardNext: one", ##""one""##, .text("one")),
    fact("shortcut", "shortcut: Command-R", ##""Command-R""##, .text("Command-R")),
    fact("flowsTo", "flowsTo: two", ##""two""##, .text("two")),
    fact("flowsFrom", "flowsFrom: one", ##""one""##, .text("one")),
    fact(
      "describedBy", "describedBy: [one, two]", ##"["one", "two"]"##,
      .list([.text("one"), .text("two")])),
    fact("liveRegion", "liveRegion: polite", ##""polite""##, .text("polite")),
    fact("autoDismissAfter", "autoDismissAfter: 2.5", ##"2.5"##, .number(2.5)),
    fact("infographic", "infographic: true", ##"true"##, .boolean(true)),
    fact(
      "media", "media: {kind: video, autoplays: true, seconds: 12, captions: ~}",
      ##"{"kind": "video", "autoplays": true, "seconds": 12}"##,
      .mapping([
        .init(key: "kind", value: .text("video")), .init(key: "autoplays", value: .boolean(true)),
        .init(key: "seconds", value: .number(12)),
      ])),
    fact("informationInMotion", "informationInMotion: true", ##"true"##, .boolean(true)),
    fact("headAnchored", "headAnchored: true", ##"true"##, .boolean(true)),
    fact("ariaRole", "ariaRole: main", ##""main""##, .text("main")),
    fact(
      "toolkitType", "toolkitType: android.widget.Switch", ##""android.widget.Switch""##,
      .text("android.widget.Switch")),
    fact("stateDescription", "stateDescription: Bought", ##""Bought""##, .text("Bought")),
    fact("tapLabel", "tapLabel: open", ##""open""##, .text("open")),
    fact("longPressLabel", "longPressLabel: move", ##""move""##, .text("move")),
    fact("paneTitle", "paneTitle: Filter", ##""Filter""##, .text("Filter")),
    fact("toolkitID", "toolkitID: app:id/quiet", ##""app:id/quiet""##, .text("app:id/quiet")),
    fact(
      "ariaFaults", "ariaFaults: [a tab must be inside a tablist]",
      ##"["a tab must be inside a tablist"]"##, .list([.text("a tab must be inside a tablist")])),
    fact(
      "toolkitStates", "toolkitStates: [clickable, checkable]", ##"["clickable", "checkable"]"##,
      .list([.text("clickable"), .text("checkable")])),
    fact(
      "textLines", "textLines: [{text: Boats leave, frame: [0, 0, 90, 20]}]",
      ##"[{"text": "Boats leave", "frame": [0, 0, 90, 20]}]"##,
      .list([
        .mapping([
          .init(key: "text", value: .text("Boats leave")),
          .init(key: "frame", value: .list([.number(0), .number(0), .number(90), .number(20)])),
        ])
      ])),
    fact("dictation", "dictation: false", ##"false"##, .boolean(false)),
    fact(
      "ignore", "ignore: {label-missing: Drawn by the system}",
      ##"[{"rule": "label-missing", "reason": "Drawn by the system"}]"##,
      .list([
        .mapping([
          .init(key: "rule", value: .text("label-missing")),
          .init(key: "reason", value: .text("Drawn by the system")),
        ])
      ])),
    fact(
      "ignore", "ignore: [{rule: label-vague, reason: Old, until: 2030-12-31}]",
      ##"[{"rule": "label-vague", "reason": "Old", "until": "2030-12-31"}]"##,
      .list([
        .mapping([
          .init(key: "rule", value: .text("label-vague")),
          .init(key: "reason", value: .text("Old")),
          .init(key: "until", value: .text("2030-12-31")),
        ])
      ])),
    fact("hasBackground", "hasBackground: true", ##"true"##, .boolean(true)),
    fact("material", "material: thin", ##""thin""##, .text("thin")),
    fact(
      "animation", "animation: {kind: slide, loops: true, alternative: fade}",
      ##"{"kind": "slide", "loops": true, "alternative": "fade"}"##,
      .mapping([
        .init(key: "kind", value: .text("slide")), .init(key: "loops", value: .boolean(true)),
        .init(key: "alternative", value: .text("fade")),
      ])),
    fact("ignoresInvertColors", "ignoresInvertColors: true", ##"true"##, .boolean(true)),
    fact(
      "highContrastTextColor", "highContrastTextColor: black", ##""black""##, .text("black")),
    fact(
      "highContrastBackgroundColor", "highContrastBackgroundColor: white", ##""white""##,
      .text("white")),
    fact("highContrastTintColor", "highContrastTintColor: black", ##""black""##, .text("black")),
    fact("customFont", "customFont: Own Sans", ##""Own Sans""##, .text("Own Sans")),
    fact(
      "tracks", "tracks: [{kind: captions, language: ko, describesSound: true}]",
      ##"[{"kind": "captions", "language": "ko", "describesSound": true}]"##,
      .list([
        .mapping([
          .init(key: "kind", value: .text("captions")), .init(key: "language", value: .text("ko")),
          .init(key: "describesSound", value: .boolean(true)),
        ])
      ])),
    fact(
      "underSettings", "underSettings: [{when: {boldText: true}, set: {label: Wide}}]",
      ##"[{"when": {"boldText": "on"}, "set": {"label": "Wide"}}]"##,
      .list([
        .mapping([
          .init(key: "when", value: .mapping([.init(key: "boldText", value: .text("on"))])),
          .init(key: "set", value: .mapping([.init(key: "label", value: .text("Wide"))])),
        ])
      ])),
  ]

  private static func fact(
    _ name: String, _ yaml: String, _ json: String, _ value: PropertyValue
  ) -> KnownKey {
    KnownKey(name, yaml, json: json) { $0.facts = [.init(key: name, value: value)] }
  }
}
