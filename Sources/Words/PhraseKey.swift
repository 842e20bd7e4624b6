/// The name of a phrase of a reader: a role, a state, a hint, a position.
///
/// A reader's English phrasebook defines the names. Names that several readers use have constants here. Code writes a
/// name that only one reader has as a literal: `PhraseKey("webContent")`.
public struct PhraseKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in phrasebooks.
  public let rawValue: String
  // Words are looked up for every element of a screen: the name is not hashed anew each time.
  private let hash: UInt64

  /// Creates a name.
  ///
  /// - Parameter rawValue: The name in phrasebooks.
  public init(rawValue: String) {
    self.rawValue = rawValue
    hash = rawValue.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Creates a name.
  ///
  /// - Parameter name: The name in phrasebooks.
  public init(_ name: String) { self.init(rawValue: name) }

  /// Creates a name from a literal.
  ///
  /// - Parameter value: The name in phrasebooks.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// Returns the name of the whole sentence that says this about a kind of item: `noNextHeading` of `noNext` and
  /// `itemHeading`.
  ///
  /// Readers whose languages do not make such a sentence of two parts have one for each kind.
  package func sentence(about item: PhraseKey) -> PhraseKey {
    PhraseKey(rawValue + item.rawValue.dropFirst("item".count))
  }

  /// Returns whether two names are equal.
  ///
  /// - Parameters:
  ///   - one: A name.
  ///   - other: Another name.
  /// - Returns: Whether their names in phrasebooks are equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.hash == other.hash && one.rawValue == other.rawValue
  }

  /// Feeds the name to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
