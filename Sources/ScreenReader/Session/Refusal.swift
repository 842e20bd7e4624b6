/// The reason why a command is not possible here.
public enum Refusal: Equatable, Sendable {
  /// The screen has no element to act on.
  case nothingFocused
  /// No element of the screen has this `id`, or the cursor cannot reach it.
  case noSuchElement(String)
  /// The rotor does not offer this option here; it offers the listed ones.
  case rotorNotOffered(String, offered: [String])
  /// The reader has no quick key with this name; it has the listed ones.
  case noQuickKey(String, offered: [String])
  /// The element has no action with this name; it has the listed ones.
  case actionNotOffered(String, offered: [String])
  /// The element cannot be adjusted.
  case notAdjustable
  /// The reader does not follow keyboard focus.
  case noKeyboardFocus
  /// The named reader does nothing for this key here.
  case noKey(String, reader: String)
  /// No text is being edited.
  case notEditing
  /// The technology in use instead of a reader cannot do this here; the reason is in lower case.
  case notPossible(String)
  /// The app has performed an effect that is impossible; the reason is in lower case.
  case impossibleEffect(String)

  /// The reason in lower case, for messages.
  public var reason: String {
    switch self {
    case .nothingFocused: "there is no element to act on"
    case .noSuchElement(let id):
      "no stop has the id \"\(id)\"" + (id.hasPrefix("#") ? "; write ids without #" : "")
    case .rotorNotOffered(let name, let offered):
      "the rotor has no \"\(name)\" here; it has \(Self.list(offered))"
    case .noQuickKey(let name, let offered):
      offered.isEmpty
        ? "the reader has no quick keys"
        : "the reader has no quick key for \"\(name)\"; it has \(Self.list(offered))"
    case .actionNotOffered(let name, let offered):
      offered.isEmpty
        ? "the element has no custom actions, so none is called \"\(name)\""
        : "the element has no action \"\(name)\"; it has \(Self.list(offered))"
    case .notAdjustable: "the element cannot be adjusted"
    case .noKeyboardFocus: "the reader does not support keyboard focus"
    case .noKey(let key, let reader): "\(reader) ignores \(key) here"
    case .notEditing: "no text field is being edited; activate one first"
    case .notPossible(let reason), .impossibleEffect(let reason): reason
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
