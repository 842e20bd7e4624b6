import ScreenReader

extension ReaderSetting {
  /// The settings of TalkBack that change what is heard.
  static let talkBack: [ReaderSetting] = [
    .part(.hints, summary: "what can be done, after a pause: Double-tap to activate"),
    .part(.containers, summary: "which lists and grids are entered and left"),
    .part(.positions, summary: "places among others: 3 of 12, row 2"),
    ReaderSetting(
      own: TalkBackManner.order, values: ["state-name-role", "role-name-state", "name-role-state"],
      summary: "in which order state, name and role are said"),
    ReaderSetting(
      own: TalkBackManner.roles, values: ["after", "before", "none"],
      summary: "whether the role is said behind the name, before it, or not"),
    ReaderSetting(
      own: TalkBackManner.version, values: ["16", "15", "14", "13"],
      summary: "the version: before 16 errors come behind the role; 13 adjusts by volume keys, and "
        + "calls fields that cannot be edited so"),
    ReaderSetting(
      "separator", values: ["comma", "period"],
      summary: "what stands between the parts: builds of phones have a full stop"
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
