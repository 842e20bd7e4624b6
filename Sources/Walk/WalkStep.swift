import NavigationScript
package import ScreenReader

/// Something that was done in a walk and can be done again by a flow.
package enum WalkStep: Equatable, Sendable {
  /// A command.
  case command(Command)
  /// Going on until something was heard.
  case find(String)

  /// What a person would type for it.
  package var words: String {
    switch self {
    case .command(let command): command.words
    case .find(let text): "find \(text)"
    }
  }
}
