import Texts
public import ScreenReader

/// Renders utterances as text in one style.
///
/// ```swift
/// Rendering(.spoken).text(of: utterance)   // "Rate, button"
/// ```
public struct Rendering: Equatable, Sendable {
  /// The style.
  public var style: Style
  /// The maximum number of characters in the style ``Style/utterance``, or `nil` for no limit.
  ///
  /// Recordings of iOS 27 end at 64 characters; whether VoiceOver or the recorder truncates them is not known.
  public var longestUtterance: Int?
  /// Whether the style ``Style/utterance`` drops commas of labels.
  ///
  /// Recordings of one app drop them, those of three other apps keep them.
  public var dropsCommas: Bool

  /// Creates a rendering.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - longestUtterance: The maximum number of characters of an utterance, or `nil` for no limit.
  ///   - dropsCommas: Whether utterances drop commas of labels.
  public init(_ style: Style, longestUtterance: Int? = nil, dropsCommas: Bool = false) {
    self.style = style
    self.longestUtterance = longestUtterance
    self.dropsCommas = dropsCommas
  }

  /// Returns an utterance as text without its hint; the style ``Style/utterance`` includes the hint.
  ///
  /// Line breaks and control characters become single spaces.
  ///
  /// - Parameter utterance: The utterance, in the style's phrase form.
  /// - Returns: One line of text, empty for a silent utterance.
  public func text(of utterance: Utterance) -> String {
    switch style {
    case .spoken:
      return join(utterance.fragments.lazy.filter { $0.kind != .hint }, with: utterance.separator)
    case .utterance:
      var text = join(utterance.fragments.lazy.map { $0 }, with: " ")
      if let longest = longestUtterance { text = String(text.prefix(longest)) }
      return text
    case .legend:
      var legend = LegendText()
      for fragment in utterance.fragments where !fragment.isNote { legend.add(fragment) }
      return SafeText.line(legend.text)
    }
  }

  /// Returns the hint, or `nil` if there is none.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: One line of text, or `nil`.
  public func hint(of utterance: Utterance) -> String? {
    let hints = utterance.fragments.reversed().prefix { $0.kind == .hint }.reversed()
    if hints.isEmpty { return nil }
    let text = hints.map { SafeText.line($0.text) }.joined(separator: utterance.separator)
    return text.isEmpty ? nil : text
  }

  private func join(_ fragments: some Sequence<Fragment>, with separator: String) -> String {
    var text = ""
    for fragment in fragments where !fragment.isNote {
      var words = SafeText.line(fragment.text)
      if dropsCommas, style == .utterance { words = words.replacing(",", with: "") }
      if words.isEmpty { continue }
      if !text.isEmpty { text += separator }
      text += words
    }
    return text
  }
}
