public import AccessibilityTree
public import Voices

/// A key of a desktop reader's browse mode that leads to the next thing of a kind, as H leads to headings.
///
/// ```swift
/// session.perform(.jump(to: "heading"))   // heard: "Prices heading level 1."
/// ```
public struct QuickKey: Sendable {
  /// What is said where a key leads to.
  public enum Extent: Sendable {
    /// The element alone, although more stands on its line.
    case element
    /// All of its line.
    case line
    /// What was jumped to as it is told on the way in, and the first element in it.
    case placeAndElement
    /// What was jumped to as it is told on the way in, and its first line.
    case placeAndLine

    var isLine: Bool { self == .line || self == .placeAndLine }
    var tellsPlace: Bool { self == .placeAndElement || self == .placeAndLine }
  }

  /// What flows and walks call it: `heading`.
  public var name: String
  /// The key, or `nil` for one that types no character; a capital letter leads back.
  public var key: Character?
  /// What the list of all of them is called, or `nil` where there is none.
  public var title: PhraseKey?
  /// What was not found.
  public var item: PhraseKey
  /// The number that the words for what was not found hold, or `nil`.
  public var level: Int?
  /// What is said where the key leads to.
  public var extent: Extent
  /// Returns whether a node, which may be a stop or hold some, is such a thing.
  public var isWanted: @Sendable (_ node: Element) -> Bool
  /// Returns whether an element with which what is jumped to begins is passed over, as a table's caption is; `nil` for
  /// no element.
  public var passes: (@Sendable (_ element: Element) -> Bool)?
  /// Returns whether two elements stand on one line, for a key that leads from line to line; else `nil`.
  ///
  /// Only readers whose stops are single elements have such a key.
  public var joins: (@Sendable (_ first: Int, _ next: Int, _ tree: ElementTree) -> Bool)?

  /// Creates a quick key.
  ///
  /// - Parameters:
  ///   - name: What flows and walks call it.
  ///   - key: The key, or `nil` for one that types no character.
  ///   - title: What the list of all of them is called, or `nil`.
  ///   - item: What was not found.
  ///   - level: The number that the words for what was not found hold, or `nil`.
  ///   - extent: What is said where the key leads to.
  ///   - isWanted: Returns whether a node is such a thing.
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
}
