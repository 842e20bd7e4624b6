import AccessibilityTree

extension KnownKey {
  /// What is stated in the words of ARIA.
  static let roles = [
    KnownKey("role", "role: combobox", json: #""combobox""#) { $0.role = .comboBox },
    KnownKey("role", "role: image", json: #""img""#) { $0.role = .image },
    KnownKey("role", "role: presentation", json: #""none""#) { $0.role = .presentation },
    KnownKey("pressed", "pressed: mixed", json: #""mixed""#) { $0.states.pressed = .mixed },
    KnownKey("pressed", "pressed: true", json: "true") { $0.states.pressed = .true },
    KnownKey("pressed", "pressed: 'false'", json: "false") { $0.states.pressed = .false },
    KnownKey("checked", "checked: false", json: "false") { $0.states.checked = .false },
    KnownKey("selectedState", "selectedState: false", json: "false") {
      $0.states.isSelected = false
    },
    KnownKey("required", "required: true", json: "true") { $0.states.isRequired = true },
    KnownKey("readOnly", "readOnly: true", json: "true") { $0.states.isReadOnly = true },
    KnownKey("multiline", "multiline: true", json: "true") { $0.states.isMultiline = true },
    KnownKey("busy", "busy: false", json: "false") { $0.states.isBusy = false },
    KnownKey("invalid", "invalid: spelling", json: #""spelling""#) {
      $0.states.invalid = .spelling
    },
    KnownKey("invalid", "invalid: true", json: "true") { $0.states.invalid = .true },
    KnownKey("current", "current: page", json: #""page""#) { $0.states.current = .page },
    KnownKey("current", "current: true", json: "true") { $0.states.current = .true },
    KnownKey("hasPopup", "hasPopup: listbox", json: #""listbox""#) { $0.states.popup = .listBox },
    KnownKey("live", "live: assertive", json: #""assertive""#) { $0.states.live = .assertive },
    KnownKey("orientation", "orientation: vertical", json: #""vertical""#) {
      $0.states.orientation = .vertical
    },
    KnownKey("sort", "sort: none", json: #""none""#) { $0.states.sort = .unsorted },
    KnownKey("description", "description: on", json: #""on""#) { $0.description = "on" },
    KnownKey("placeholder", "placeholder: on", json: #""on""#) { $0.placeholder = "on" },
    KnownKey("roleDescription", "roleDescription: 12", json: #""12""#) {
      $0.roleDescription = "12"
    },
    KnownKey("errorMessage", "errorMessage: no", json: #""no""#) { $0.errorMessage = "no" },
    KnownKey("keyShortcuts", "keyShortcuts: Control+R", json: #""Control+R""#) {
      $0.keyShortcuts = "Control+R"
    },
    KnownKey("level", "level: 7", json: "7") { $0.level = 7 },
    KnownKey("position", "position: {index: 2, count: 7}", json: #"{"index": 2, "count": 7}"#) {
      $0.position = SetPosition(index: 2, count: 7)
    },
    KnownKey("position", "position: {index: 2, count: ~}", json: #"{"index": 2}"#) {
      $0.position = SetPosition(index: 2)
    },
    KnownKey(
      "range", "range: {value: 12, min: 0, max: 10.5, text: 12}",
      json: #"{"value": 12, "min": 0, "max": 10.5, "text": "12"}"#
    ) { $0.range = ValueRange(value: 12, minimum: 0, maximum: 10.5, text: "12") },
    KnownKey("range", "range: {}", json: "{}") { $0.range = ValueRange() },
    KnownKey(
      "on", "on: {activate: [set: {one: {role: link, checked: mixed, invalid: false, level: 2}}]}",
      json: #"{"activate": [{"set": {"one": {"role": "link", "checked": "mixed", "#
        + #""invalid": false, "level": 2}}}]}"#
    ) {
      let properties: [PropertyValue.Entry] = [
        .init(key: "role", value: .text("link")), .init(key: "checked", value: .text("mixed")),
        .init(key: "invalid", value: .boolean(false)), .init(key: "level", value: .number(2)),
      ]
      let set = PropertyValue.mapping([.init(key: "one", value: .mapping(properties))])
      $0.behaviours = [Behaviour(on: .act(.activate), effects: [.init(.set, argument: set)])]
    },
  ]
}
