import ScreenReader

extension ReaderSetting {
  /// The settings of TalkBack that change what is heard.
  static let talkBack: [ReaderSetting] = [
    .part(.hints, summary: "the available actions, after a pause: Double-tap to activate"),
    .part(.containers, summary: "the lists and grids that the cursor enters and leaves"),
    .part(.positions, summary: "positions: 3 of 12, row 2"),
    ReaderSetting(
      own: TalkBackManner.order, values: ["state-name-role", "role-name-state", "name-role-state"],
      summary: "the order of state, name and role"),
    ReaderSetting(
      own: TalkBackManner.roles, values: ["after", "before", "none"],
      summary: "whether the role comes after the name, before it, or not at all"),
    ReaderSetting(
      own: TalkBackManner.version, values: ["16", "15", "14", "13"],
      summary:
        "the version: before 16, errors come after the role; 13 adjusts with the volume keys, "
        + "and says that a read-only field cannot be edited"),
    ReaderSetting(
      "separator", values: ["comma", "period"],
      summary: "the separator between the parts: a full stop on some phones"
    ) { value, settings in
      switch value {
      case "comma": settings.separator = nil
      case "period": settings.separator = ". "
      default: return false
      }
      return true
    },
    .rotorOptions, .typing, .rate,
  ]
}

/// What TalkBack's own settings make of its words.
struct TalkBackManner {
  static let order = "order"
  static let roles = "roles"
  static let version = "version"

  /// A part of what is said of an element by itself.
  enum Part { case state, name, role }

  /// The parts in the order in which they are said.
  let parts: [Part]
  /// Whether an error is said before everything else (heard of 16.2: a11ysupport.io).
  let saysErrorFirst: Bool
  /// Whether selected, expanded and checked are said before state, name and role, or behind all of it: in the
  /// orders that do not begin with the state (source code: EventTypeViewAccessibilityFocusedFeedbackRule.java).
  let saysStatusFirst: Bool
  /// Whether a slider is adjusted by the keys for the volume.
  let adjustsByKeys: Bool
  /// Whether a field that is in use and cannot be edited has no role (source code: utils/Role.java, since 14.1).
  let leavesOutReadOnlyFields: Bool

  /// Reads the settings.
  init(_ settings: ReaderSettings) {
    let version = settings.own[Self.version].flatMap { Int($0) } ?? 16
    saysErrorFirst = version >= 16
    adjustsByKeys = version <= 13
    leavesOutReadOnlyFields = version >= 14
    let roles = settings.own[Self.roles]
    var parts: [Part] =
      switch settings.own[Self.order] {
      case "role-name-state": [.role, .name, .state]
      case "name-role-state": [.name, .role, .state]
      case nil where roles == "before": [.role, .name, .state]
      default: [.state, .name, .role]
      }
    saysStatusFirst = parts.first == .state
    if roles == "none" { parts.removeAll { $0 == .role } }
    self.parts = parts
  }
}
