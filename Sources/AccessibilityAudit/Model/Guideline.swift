/// A guideline that a rule checks.
public enum Guideline: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// A section of the accessibility page of Apple's Human Interface Guidelines.
  case hig(String)
  /// A success criterion of WCAG 2.2 with its level.
  case wcag(String, WCAGLevel)
  /// A statement in the documentation of an Apple API.
  case apple(String)
  /// A pattern of the W3C's ARIA Authoring Practices, by its title and the last part of its address.
  case practice(String, String)
  /// An equivalent check of Google's Accessibility Test Framework for Android.
  case androidCheck(String)

  /// A level of WCAG.
  public enum WCAGLevel: String, Sendable {
    /// The lowest level.
    case a = "A"
    /// The level that laws require.
    case aa = "AA"
    /// The highest level.
    case aaa = "AAA"
  }

  /// Whether it is Apple's, and so asks nothing of apps on other systems.
  var isOfApple: Bool {
    switch self {
    case .hig, .apple: true
    case .wcag, .practice, .androidCheck: false
    }
  }

  /// Whether it is of Android's tools, and so says nothing of other systems.
  var isOfAndroid: Bool {
    if case .androidCheck = self { true } else { false }
  }

  /// What people call it, in small letters.
  var names: [String] {
    switch self {
    case .hig, .apple, .practice: []
    case .wcag(let number, _): [number, "wcag\(number)", "wcag \(number)"]
    case .androidCheck(let name):
      [name.lowercased(), String(name.lowercased().dropLast("check".count))]
    }
  }

  /// The guideline as text.
  ///
  /// For example "WCAG 4.1.2 (A)", "HIG Accessibility: Content" or "Accessibility Test Framework:
  /// SpeakableTextPresentCheck".
  public var description: String {
    switch self {
    case .hig(let section): "HIG Accessibility: \(section)"
    case .wcag(let number, let level): "WCAG \(number) (\(level.rawValue))"
    case .apple(let name): "Apple: \(name)"
    case .practice(let title, let part):
      "ARIA practices: \(title) (https://www.w3.org/WAI/ARIA/apg/patterns/\(part)/)"
    case .androidCheck(let name): "Accessibility Test Framework: \(name)"
    }
  }
}
