/// A part of the screen that the system draws, or sets apart from others.
package enum SystemPart: String, CaseIterable, Sendable {
  /// A bar of UIKit at an edge of the screen: its items answer all over it.
  case bar
  /// A keyboard on the screen with all that belongs to it: keys, categories, dictation.
  case keyboard
  /// One of several windows, of which Android's readers are told one after the other.
  case window
  /// What shows one page of several.
  case pager
}

extension Element {
  /// States that the element is a part of the system, which is stated once.
  package mutating func state(systemPart part: SystemPart) {
    facts.append(.init(key: FactKey.systemPart.rawValue, value: .text(part.rawValue)))
  }
}
