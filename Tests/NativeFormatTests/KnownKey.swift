import AccessibilityTree
import Testing

/// A key of an element: how it is written in YAML and in JSON, and the property that it sets.
struct KnownKey: CustomTestStringConvertible, Sendable {
  let name: String
  let yaml: String
  let json: String
  let property: @Sendable (inout Element) -> Void

  init(
    _ name: String, _ yaml: String, json: String,
    _ property: @Sendable @escaping (inout Element) -> Void
  ) {
    self.name = name
    self.yaml = yaml
    self.json = json
    self.property = property
  }

  var testDescription: String { yaml }
}

extension KnownKey {
  static let all = words + flags + geometry + structure + details + behaviours + facts + roles

  private static let words = [
    KnownKey("id", "id: on", json: #""on""#) { $0.id = "on" },
    KnownKey("label", "label: off", json: #""off""#) { $0.label = "off" },
    KnownKey("label", "label: null", json: #""null""#) { $0.label = "null" },
    KnownKey("label", "label: ~", json: #""~""#) { $0.label = "~" },
    KnownKey("label", "label: ''", json: #""""#) { $0.label = "" },
    KnownKey("value", "value: 1.0", json: #""1.0""#) { $0.value = "1.0" },
    KnownKey("value", "value: no", json: #""no""#) { $0.value = "no" },
    KnownKey("hint", "hint: 12", json: #""12""#) { $0.hint = "12" },
    KnownKey("hint", "hint: 2001-01-01", json: #""2001-01-01""#) { $0.hint = "2001-01-01" },
    KnownKey("language", "language: zh-Hant", json: #""zh-Hant""#) { $0.language = "zh-Hant" },
    KnownKey("traits", "traits: [link, visited]", json: #"["link", "visited"]"#) {
      $0.traits = [.link, .visited]
    },
    KnownKey("actions", "actions: [Reply, 12, yes]", json: #"["Reply", "12", "yes"]"#) {
      $0.actions = ["Reply", "12", "yes"]
    },
    KnownKey("userInputLabels", "userInputLabels: [Rate]", json: #"["Rate"]"#) {
      $0.userInputLabels = ["Rate"]
    },
    KnownKey("dragSources", "dragSources: [Card]", json: #"["Card"]"#) {
      $0.dragSources = ["Card"]
    },
    KnownKey("dropPoints", "dropPoints: [Start]", json: #"["Start"]"#) {
      $0.dropPoints = ["Start"]
    },
    KnownKey(
      "directTouch", "directTouch: [silentOnTouch, requiresActivation]",
      json: #"["silentOnTouch", "requiresActivation"]"#
    ) { $0.directTouch = [.silentOnTouch, .requiresActivation] },
  ]

  private static let flags = [
    KnownKey("isElement", "isElement: false", json: "false") { $0.isElement = false },
    KnownKey("hidden", "hidden: true", json: "true") { $0.isHidden = true },
    KnownKey("decorative", "decorative: true", json: "true") { $0.isDecorative = true },
    KnownKey("clips", "clips: true", json: "true") { $0.clips = true },
    KnownKey("modal", "modal: true", json: "true") { $0.isModal = true },
    KnownKey("groupsChildren", "groupsChildren: true", json: "true") { $0.groupsChildren = true },
    KnownKey("expanded", "expanded: false", json: "false") { $0.isExpanded = false },
    KnownKey("respondsToUserInteraction", "respondsToUserInteraction: true", json: "true") {
      $0.respondsToUserInteraction = true
    },
  ]

  private static let geometry = [
    KnownKey("frame", "frame: [1, 2.5, 3e2, .5]", json: "[1, 2.5, 300, 0.5]") {
      $0.frame = Frame(x: 1, y: 2.5, width: 300, height: 0.5)
    },
    KnownKey("frame", "frame: [-1, +2, 0, 0]", json: "[-1, 2, 0, 0]") {
      $0.frame = Frame(x: -1, y: 2, width: 0, height: 0)
    },
    KnownKey("activationPoint", "activationPoint: [-5, 6]", json: "[-5, 6]") {
      $0.activationPoint = Point(x: -5, y: 6)
    },
    KnownKey("path", "path: [[0, 0], [9, 0]]", json: "[[0, 0], [9, 0]]") {
      $0.path = [Point(x: 0, y: 0), Point(x: 9, y: 0)]
    },
    KnownKey("sortPriority", "sortPriority: -1.5", json: "-1.5") { $0.sortPriority = -1.5 },
    KnownKey("headingLevel", "headingLevel: 6", json: "6") { $0.headingLevel = 6 },
  ]

  private static let structure = [
    KnownKey("container", "container: segmented", json: #""segmented""#) {
      $0.container = .segmented
    },
    KnownKey("combine", "combine: ignore", json: #""ignore""#) { $0.combination = .ignore },
    KnownKey("labelledBy", "labelledBy: one", json: #"["one"]"#) { $0.labelledBy = ["one"] },
    KnownKey("labelledBy", "labelledBy: [one, two]", json: #"["one", "two"]"#) {
      $0.labelledBy = ["one", "two"]
    },
    KnownKey("linked", "linked: [two]", json: #"["two"]"#) { $0.linked = ["two"] },
    KnownKey("order", "order: asWritten", json: #""asWritten""#) { $0.childOrder = .asWritten },
    KnownKey("order", "order: []", json: "[]") { $0.childOrder = .listed([]) },
  ]

  private static let details = [
    KnownKey(
      "content", "content: [{label: Age, value: 3, important: true}, {label: Breed}]",
      json: #"[{"label": "Age", "value": "3", "important": true}, {"label": "Breed"}]"#
    ) {
      $0.content = [
        CustomContent(label: "Age", value: "3", isImportant: true), CustomContent(label: "Breed"),
      ]
    },
    KnownKey(
      "rotors",
      "rotors: [{name: Stars, items: [one, three, {text: one}, {element: two, text: x}]}]",
      json: #"[{"name": "Stars", "items": ["one", {"text": "three"}, {"text": "one"}, "#
        + #"{"element": "two", "text": "x"}]}]"#
    ) {
      $0.rotors = [
        CustomRotor(
          name: "Stars",
          items: [
            .init(element: "one"), .init(text: "three"), .init(text: "one"),
            .init(element: "two", text: "x"),
          ])
      ]
    },
    KnownKey(
      "table", "table: {rows: 3, columns: null, rowHeaders: {0: [one], 2: two}}",
      json: #"{"rows": 3, "rowHeaders": {"0": ["one"], "2": ["two"]}}"#
    ) {
      $0.table = DataTable(
        rows: 3, rowHeaders: [.init(index: 0, ids: ["one"]), .init(index: 2, ids: ["two"])])
    },
    KnownKey("table", "table: {}", json: "{}") { $0.table = DataTable() },
    KnownKey(
      "cell", "cell: {row: null, column: 2, rowSpan: 2}", json: #"{"column": 2, "rowSpan": 2}"#
    ) { $0.cell = TableCell(row: nil, column: 2, rowSpan: 2) },
    KnownKey("cell", "cell: {row: 0, column: ~}", json: #"{"row": 0}"#) {
      $0.cell = TableCell(row: 0, column: nil)
    },
    KnownKey(
      "speech",
      "speech: [{on: hint, range: [0, 3], spellOut: true, pitch: 0.5, ipa: tə, language: fr}]",
      json: #"[{"on": "hint", "range": [0, 3], "spellOut": true, "pitch": 0.5, "ipa": "tə", "#
        + #""language": "fr"}]"#
    ) {
      $0.hint = "ABC"
      $0.speech = [
        SpeechAttribute(
          target: .hint, range: 0..<3, spellOut: true, pitch: 0.5, ipa: "tə", language: "fr")
      ]
    },
  ]

  private static let behaviours = [
    KnownKey(
      "on", "on: {magicTap: close, action: {Send: [announce: on]}, scroll: []}",
      json: #"{"magicTap": ["close"], "action": {"Send": [{"announce": "on"}]}, "scroll": []}"#
    ) {
      $0.behaviours = [
        Behaviour(on: .act(.magicTap), effects: [.init(.close)]),
        Behaviour(
          on: .action("Send"), effects: [.init(.announce, argument: .text("on"))]),
        Behaviour(on: .act(.scroll), effects: []),
      ]
    },
    KnownKey(
      "on", "on: {activate: [announce: a, {announce: 12, priority: high}, screenChanged: ]}",
      json: #"{"activate": [{"announce": "a"}, {"announce": "12", "priority": "high"}, "#
        + #""screenChanged"]}"#
    ) {
      $0.behaviours = [
        Behaviour(
          on: .act(.activate),
          effects: [
            .init(.announce, argument: .text("a")),
            .init(
              .announce, argument: .text("12"),
              options: [.init(key: "priority", value: .text("high"))]),
            .init(.screenChanged),
          ])
      ]
    },
    KnownKey(
      "on", "on: {type: [set: {one: {value: 12, expanded: true, headingLevel: 2}}]}",
      json: #"{"type": [{"set": {"one": {"value": "12", "expanded": true, "headingLevel": 2}}}]}"#
    ) {
      let properties: [PropertyValue.Entry] = [
        .init(key: "value", value: .text("12")), .init(key: "expanded", value: .boolean(true)),
        .init(key: "headingLevel", value: .number(2)),
      ]
      let set = PropertyValue.mapping([.init(key: "one", value: .mapping(properties))])
      $0.behaviours = [Behaviour(on: .act(.type), effects: [.init(.set, argument: set)])]
    },
  ]
}
