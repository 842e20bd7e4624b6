/// A dialog of a page's script, which stops the page until it is answered.
package struct PageDialog: Equatable, Sendable {
  /// The kinds of dialogs, by the browser's names.
  package enum Kind: String, Sendable {
    /// Tells something; it is answered with "OK".
    case alert
    /// Asks for a yes; it is answered with "Cancel".
    case confirm
    /// Asks for a text; it is answered with "Cancel".
    case prompt
    /// Asks whether the page may be left; it may.
    case beforeunload
  }

  /// Its kind.
  package let kind: Kind
  /// Its text.
  package let text: String

  /// Creates a dialog.
  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// Whether a dialog of a kind is answered with a yes.
  static func isAccepted(_ kind: Kind?) -> Bool { kind == .alert || kind == .beforeunload }
}
