import AccessibilityTree
import BrowserPages
import ScreenReader

/// The choices of a closed list, which the system shows in a window of its own, not the page.
///
/// VoiceOver on iOS says them as buttons, on the Mac by their names alone (transcripts of a11ysupport.io).
struct PageChoices {
  private let choices: [PageChoice]
  private let isTouched: Bool

  init(_ choices: [PageChoice], isTouched: Bool) {
    self.choices = choices
    self.isTouched = isTouched
  }

  /// The number of what is chosen now, else of the first choice; `nil` without choices.
  var current: Int? {
    choices.isEmpty ? nil : Self.number(choices.firstIndex(where: \.isSelected) ?? 0)
  }

  /// The choices as a screen.
  var screen: Screen {
    var tree = ElementTree()
    for (index, choice) in choices.enumerated() {
      var element = Element(choice.text, traits: isTouched ? .button : .staticText)
      if choice.isSelected { element.traits.insert(.selected) }
      if choice.isDisabled { element.traits.insert(.notEnabled) }
      element.documentNode = Self.number(index)
      tree.begin(element)
      tree.end()
    }
    return Screen(tree: tree)
  }

  /// Returns the index of the choice that a number stands for, or `nil` for a node of the document.
  static func index(_ number: Int) -> Int? { number < 0 ? -number - 1 : nil }

  // Numbers of nodes begin at 1.
  private static func number(_ index: Int) -> Int { -index - 1 }
}
