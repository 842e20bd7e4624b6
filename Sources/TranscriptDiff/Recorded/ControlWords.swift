import ScreenReader
import Transcript
import Voices

/// Tells controls from other elements by the words of their roles, where no more was recorded.
struct ControlWords {
  /// What is said of elements that nobody acts on, up to a number in it.
  private let others: [String]

  init(_ book: Phrasebook, _ style: Style) {
    others = [PhraseKey.heading, .headingLevel, .image].compactMap { key in
      book[key, style.form]?.pattern.prefix { $0 != "{" }.description
    }
  }

  func areOfControl(_ fragments: [Fragment]) -> Bool {
    fragments.contains { fragment in
      fragment.kind == .role && !others.contains { fragment.text.hasPrefix($0) }
    }
  }
}
