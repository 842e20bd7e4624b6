import ScreenReader

/// A parsed command for Voice Control.
///
/// A command is one of ``CommandGrammar``; anything else is a name.
struct SpokenCommand {
  /// What is done to an element.
  enum Verb: Equatable {
    case tap
    case increment(Int)
    case decrement(Int)
    case showActions
    /// A gesture whose effect is not in the tree.
    case gesture(String)
  }

  /// A command that is complete without a name.
  enum Whole: Equatable {
    case showNames, showNumbers, hide, goBack, goHome
    case scroll(ScrollDirection)
    case unknown(String)
  }

  private(set) var command: Whole?
  private(set) var verb = Verb.tap
  /// The name or number to which the verb applies, or `nil` if there is none.
  private(set) var target: String?

  /// Parses spoken text with the commands of a language; if these are unknown, the whole text is a name.
  init(_ text: String, in language: String?) {
    let spoken = SpokenName(text)
    target = spoken.text
    guard let match = CommandGrammar.language(language)?.match(spoken) else { return }
    target = match.name
    switch match.command {
    case .showNames: command = .showNames
    case .showNumbers: command = .showNumbers
    case .hideNames, .hideNumbers: command = .hide
    case .goBack: command = .goBack
    case .goHome: command = .goHome
    case .scrollUp: command = .scroll(.up)
    case .scrollDown: command = .scroll(.down)
    case .scrollLeft: command = .scroll(.left)
    case .scrollRight: command = .scroll(.right)
    case .showGrid, .hideGrid: command = .unknown("a grid")
    case .scrollToTop: command = .unknown("a scroll to the top")
    case .scrollToBottom: command = .unknown("a scroll to the bottom")
    case .showActions: verb = .showActions
    case .doubleTap: verb = .gesture("double tap")
    case .hold: verb = .gesture("long press")
    case .drag: verb = .gesture("drag")
    case .zoom: verb = .gesture("zoom")
    case .incrementBy, .increment: verb = .increment(match.number ?? 1)
    case .decrementBy, .decrement: verb = .decrement(match.number ?? 1)
    case .tap: verb = .tap
    }
  }

  /// Returns a number that is said in digits or, up to ten, as an English word.
  static func number(_ name: SpokenName) -> Int? {
    guard name.words.count == 1, let word = name.words.first else { return nil }
    return NumberWord.number(word) ?? Int(word)
  }
}
