public import AccessibilityTree
public import Voices

/// A browse mode key of a desktop reader that moves to the next element of a kind, as H moves to headings.
///
/// ```swift
/// session.perform(.jump(to: "heading"))   // heard: "Prices heading level 1."
/// ```
public struct QuickKey: Sendable {
  /// What the reader speaks at a quick key's target.
  public enum Extent: Sendable {
    /// Only the element, even if its line contains more.
    case element
    /// The whole line.
    case line
    /// Everything that belongs to the element, such as a heading with a link in it.
    case phrase
    /// The target as announced on entry, and the first element in it.
    case placeAndElement
    /// The target as announced on entry, and its first line.
    case placeAndLine

    var isLine: Bool { self == .line || self == .placeAndLine }
    var tellsPlace: Bool { self == .placeAndElement || self == .placeAndLine }
  }

  /// The name of the key in flows and walks: `heading`.
  public var name: String
  /// The key, or `nil` for one without a character; a capital letter moves back.
  public var key: Character?
  /// The title of the list of all targets, or `nil` if there is none.
  public var title: PhraseKey?
  /// The phrase for a target that was not found.
  public var item: PhraseKey
  /// The number in the phrase for a target that was not found, or `nil`.
  public var level: Int?
  /// What the reader speaks at the target.
  public var extent: Extent
  /// Returns whether a node, which may be or contain a stop, is a target.
  public var isWanted: @Sendable (_ node: Element) -> Bool
  /// The role of the target, for a key whose extent is a phrase: a heading or a link.
  package var phraseRole: Role?
  /// Whether what the target is is spoken behind all that belongs to it.
  package var saysRoleLast = false
  /// Returns whether to skip an element at the start of the target, such as a table's caption; `nil` to skip none.
  public var passes: (@Sendable (_ element: Element) -> Bool)?
  /// Returns whether two elements are on one line, for a key that moves from line to line; otherwise `nil`.
  ///
  /// Only readers whose stops are single elements have such a key.
  public var joins: (@Sendable (_ first: Int, _ next: Int, _ tree: ElementTree) -> Bool)?

  /// Creates a quick key.
  ///
  /// - Parameters:
  ///   - name: The name of the key in flows and walks.
  ///   - key: The key, or `nil` for one without a character.
  ///   - title: The title of the list of all targets, or `nil`.
  ///   - item: The phrase for a target that was not found.
  ///   - level: The number in the phrase for a target that was not found, or `nil`.
  ///   - extent: What the reader speaks at the target.
  ///   - isWanted: Returns whether a node is a target.
  public init(
    _ name: String, _ key: Character?, title: PhraseKey? = nil, item: PhraseKey, level: Int? = nil,
    extent: Extent = .element, where isWanted: @escaping @Sendable (_ node: Element) -> Bool
  ) {
    self.name = name
    self.key = key
    self.title = title
    self.item = item
    self.level = level
    self.extent = extent
    self.isWanted = isWanted
  }

  /// Returns the key with the extent of a phrase, in which what the target is may be spoken behind all that belongs to it.
  package func phrase(of role: Role, saysRoleLast: Bool) -> QuickKey {
    var key = self
    key.extent = .phrase
    key.phraseRole = role
    key.saysRoleLast = saysRoleLast
    return key
  }
}
