/// What a format cannot carry, and what its reader inferred and left out.
///
/// A lossy import says so: `earshot` prints the ``summary`` once on standard error and writes the parts
/// into the JSON transcript.
public struct ImportReport: Equatable, Sendable {
  /// Something that happened a number of times.
  public struct Note: Equatable, Sendable {
    /// How often it happened.
    public var count: Int
    /// What happened, in the plural: "elements outside of what a cursor reaches".
    public var what: String
  }

  /// The name of the format, as ``TreeReader/name`` gives it.
  public var format: String
  /// What the source never carries, in plural nouns: "hints", "custom rotors".
  public var cannotCarry: [String]
  /// What was inferred, in the order in which it first happened.
  public private(set) var inferred: [Note] = []
  /// What was left out, in the order in which it first happened.
  public private(set) var dropped: [Note] = []

  /// Creates a report without notes.
  ///
  /// - Parameters:
  ///   - format: The name of the format.
  ///   - cannotCarry: What the source never carries, in plural nouns.
  public init(format: String, cannotCarry: [String] = []) {
    self.format = format
    self.cannotCarry = cannotCarry
  }

  /// Counts something that was inferred.
  ///
  /// - Parameter what: What, in the plural.
  public mutating func infer(_ what: String) { Self.count(what, in: &inferred) }

  /// Counts something that was left out.
  ///
  /// - Parameter what: What, in the plural.
  public mutating func drop(_ what: String) { Self.count(what, in: &dropped) }

  /// Whether nothing was lost or inferred.
  public var isLossless: Bool { cannotCarry.isEmpty && inferred.isEmpty && dropped.isEmpty }

  /// One line for a person, or `nil` when nothing was lost.
  ///
  ///     xcuitest: carries no hints, custom rotors; left out scroll bars (2)
  public var summary: String? {
    if isLossless { return nil }
    var parts: [String] = []
    if !cannotCarry.isEmpty { parts.append("carries no \(cannotCarry.joined(separator: ", "))") }
    for (verb, notes) in [("inferred", inferred), ("left out", dropped)] where !notes.isEmpty {
      parts.append(
        "\(verb) " + notes.map { "\($0.what) (\($0.count))" }.joined(separator: ", "))
    }
    return "\(format): \(parts.joined(separator: "; "))"
  }

  private static func count(_ what: String, in notes: inout [Note]) {
    if let index = notes.firstIndex(where: { $0.what == what }) {
      notes[index].count += 1
    } else {
      notes.append(Note(count: 1, what: what))
    }
  }
}
