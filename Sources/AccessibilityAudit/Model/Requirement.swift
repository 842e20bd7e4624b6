package import AccessibilityTree
import Documents

/// What an element or a screen must state before a rule can check it.
package enum Requirement: Hashable, Sendable, CustomStringConvertible {
  /// A fact that only the audit reads.
  case fact(FactKey)
  /// The frame.
  case frame
  /// The size of the screen.
  case screenSize
  /// The response of the app to an action.
  case behaviours
  /// The language of the screen.
  case language
  /// The level of headings.
  case headingLevel
  /// A data table with its cells.
  case table
  /// An order that the app sets, instead of the order by position.
  case ownOrder
  /// The appearance of the keyboard focus on a page.
  case focusLook
  /// The layout of a page in a narrow window.
  case narrowWindow
  /// A touchscreen.
  case touchScreen
  /// The events of a session.
  case events
  /// A reader that speaks.
  case reader
  /// The position of the keyboard focus.
  case keyboardFocus
  /// The title of the screen.
  case title
  /// Further screens of the same app in the same settings.
  case otherScreens
  /// A counterpart in another language.
  case otherLanguage
  /// A counterpart with smaller text.
  case smallerText
  /// Bold text that the counterpart does not have.
  case boldText
  /// A word list for a language.
  case words(String)
  /// A kind of data that the input's format must be able to contain; otherwise the rule does not run.
  case carried(Capability)

  /// The requirement in words, as reports give it: "frame", "textColor".
  package var description: String {
    switch self {
    case .fact(let key): key.rawValue
    case .frame: "frame"
    case .screenSize: "size of the screen"
    case .behaviours: "on"
    case .language: "language of the screen"
    case .headingLevel: "headingLevel"
    case .table: "table"
    case .ownOrder: "an order of elements"
    case .focusLook: "appearance of the keyboard focus"
    case .narrowWindow: "layout in a narrow window"
    case .touchScreen: "a touchscreen"
    case .events: "events of a flow"
    case .reader: "a reader"
    case .keyboardFocus: "position of the keyboard focus"
    case .title: "title"
    case .otherScreens: "other screens of its app"
    case .otherLanguage: "a counterpart in another language"
    case .smallerText: "a counterpart with smaller text"
    case .boldText: "bold text that its counterpart does not have"
    case .words(let language): "a list of words in \(SafeText.quoted(language))"
    case .carried(let facts): "\(facts)"
    }
  }

  /// Why a rule did not apply, as a clause: "2 elements lack frame", "the input's format has no headings".
  func lack(on count: Int) -> String {
    if case .carried = self { return "the input's format has no \(self)" }
    if case .words(let language) = self {
      let elements = count == 1 ? "1 element is" : "\(count) elements are"
      return "\(elements) in \(SafeText.quoted(language)), for which the rule has no word list"
    }
    return "\(count == 1 ? "1 element lacks" : "\(count) elements lack") \(self)"
  }
}
