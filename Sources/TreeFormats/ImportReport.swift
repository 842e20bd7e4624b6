public import AccessibilityTree
public import Documents

/// A report of what a format cannot contain, and what its reader inferred, left out and repaired.
///
/// For a lossy import, `earshot` prints the ``summary`` once on standard error and writes the parts into the JSON
/// transcript.
public struct ImportReport: Equatable, Sendable {
  /// An event of the import, with its count.
  public struct Note: Equatable, Sendable {
    /// The number of occurrences.
    public var count: Int
    /// A description of the event, in the plural: "elements outside of what a cursor reaches".
    public var what: String
  }

  /// How many warnings are kept; the rest is counted.
  package static let mostWarnings = 20

  /// The name of the format, from ``TreeReader/name``.
  public var format: String
  /// The facts that the source cannot contain.
  public var cannotCarry: [Capability]
  /// General remarks on how this format is read, as whole sentences without a capital.
  public var remarks: [String] = []
  /// Whether the page is a Storybook, which shows its stories in a frame.
  package var isStorybook = false
  /// Which remarks say that this is hardly the page that was meant.
  package var doubts: [String] = []
  /// Inferred facts, in the order of their first occurrence.
  public private(set) var inferred: [Note] = []
  /// Omitted items, in the order of their first occurrence.
  public private(set) var dropped: [Note] = []
  /// The repairs of nodes, in order.
  public private(set) var repairs: [Repair] = []
  /// Warnings about repaired input, limited to the first `mostWarnings`.
  public private(set) var warnings: [SourceWarning] = []
  /// The total number of warnings.
  public private(set) var warningCount = 0

  /// Creates a report without notes.
  package init(format: String, cannotCarry: [Capability] = []) {
    self.format = format
    self.cannotCarry = cannotCarry
  }

  /// Counts something that was inferred.
  package mutating func infer(_ what: String, at node: Int? = nil) {
    Self.count(what, in: &inferred)
    if let node { repairs.append(Repair(what: what, node: node)) }
  }

  /// Counts something that was left out.
  package mutating func drop(_ what: String, at node: Int? = nil, subject: String? = nil) {
    Self.count(what, in: &dropped)
    if node != nil || subject != nil {
      repairs.append(Repair(what: what, subject: subject, node: node ?? -1))
    }
  }

  /// Counts something that was inferred of an element that stands in its tree already.
  package mutating func infer(_ what: String, of element: Int?, isAboutNode: Bool) {
    Self.count(what, in: &inferred)
    if isAboutNode { repairs.append(Repair(what: what, element: element)) }
  }

  /// Counts something that was left out of a tree that stands already.
  package mutating func drop(
    _ what: String, of element: Int?, subject: String?, isAboutNode: Bool
  ) {
    Self.count(what, in: &dropped)
    if isAboutNode { repairs.append(Repair(what: what, subject: subject, element: element)) }
  }

  /// Keeps a warning about something that was mended.
  package mutating func warn(_ warning: @autoclosure () -> SourceWarning) {
    warningCount += 1
    if warnings.count < Self.mostWarnings { warnings.append(warning()) }
  }

  /// Says which elements the nodes became, once the tree is built.
  mutating func place(_ element: (Int) -> Int?) {
    for index in repairs.indices where repairs[index].node >= 0 {
      repairs[index].element = element(repairs[index].node)
    }
  }

  /// What was left out whole, rather than of an element that stays, kind by kind: "elements that are covered
  /// or hidden (14)".
  package var leftOutWhole: [String] {
    var parts: [String: Int] = [:]
    for repair in repairs where repair.subject == nil { parts[repair.what, default: 0] += 1 }
    return dropped.compactMap { note in
      let count = note.count - parts[note.what, default: 0]
      return count > 0 ? "\(note.what) (\(count))" : nil
    }
  }

  /// Whether nothing was lost, inferred or repaired.
  public var isLossless: Bool {
    cannotCarry.isEmpty && remarks.isEmpty && inferred.isEmpty && dropped.isEmpty
      && warningCount == 0
  }

  /// The report in one line, or `nil` if nothing was lost.
  ///
  ///     xcuitest: has no hints, custom rotors; left out scroll bars (2)
  public var summary: String? { summary(of: remarks) }

  /// The summary without the doubts, for whoever tells these by themselves.
  package var summaryWithoutDoubts: String? {
    summary(of: remarks.filter { !doubts.contains($0) })
  }

  private func summary(of remarks: [String]) -> String? {
    if isLossless { return nil }
    var parts: [String] = []
    if !cannotCarry.isEmpty { parts.append("has no \(cannotCarryInWords)") }
    for (verb, notes) in [("inferred", inferred), ("left out", dropped)] where !notes.isEmpty {
      parts.append(
        "\(verb) " + notes.map { "\($0.what) (\($0.count))" }.joined(separator: ", "))
    }
    parts += remarks
    if warningCount > 0 {
      parts.append(warningCount == 1 ? "1 warning" : "\(warningCount) warnings")
    }
    return "\(format): \(parts.joined(separator: "; "))"
  }

  /// What the source never carries, in words.
  var cannotCarryInWords: String {
    cannotCarry.map(\.description).joined(separator: ", ")
  }

  /// Adds the counts of another screen of the same format, without its repairs.
  package mutating func add(_ other: ImportReport) {
    cannotCarry += other.cannotCarry.filter { !cannotCarry.contains($0) }
    remarks.appendMissing(other.remarks)
    doubts.appendMissing(other.doubts)
    for note in other.inferred { Self.count(note.what, by: note.count, in: &inferred) }
    for note in other.dropped { Self.count(note.what, by: note.count, in: &dropped) }
    warningCount += other.warningCount
    warnings += other.warnings
  }

  private static func count(_ what: String, by count: Int = 1, in notes: inout [Note]) {
    if let index = notes.firstIndex(where: { $0.what == what }) {
      notes[index].count += count
    } else {
      notes.append(Note(count: count, what: what))
    }
  }
}
