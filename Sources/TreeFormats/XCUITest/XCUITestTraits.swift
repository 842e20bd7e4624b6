internal import AccessibilityTree

/// The traits of an element, from the dump and from its type.
struct XCUITestTraits {
  /// What a node is by what stands around it.
  struct Standing: OptionSet {
    let rawValue: UInt8

    /// The title of a navigation bar, or of a section of a table.
    static let header = Standing(rawValue: 1 << 0)
    /// The button of a navigation bar that goes back.
    static let backButton = Standing(rawValue: 1 << 1)
    /// A part of a keyboard.
    static let key = Standing(rawValue: 1 << 2)
    /// A text in a field of several lines that is not accessible itself.
    static let text = Standing(rawValue: 1 << 3)
  }

  private(set) var traits: Traits = []

  /// Reads the traits of a node.
  init(
    of index: Int, in dump: XCUITestDump, standingAs role: Standing, isSelected: Bool,
    report: inout ImportReport
  ) {
    let node = dump.nodes[index]
    let written = Self.written(index, in: dump, report: &report)
    var inferred = role.contains(.text) ? .staticText : node.type.privateTraits
    if !node.flags.contains(.hasTraits) {
      let isKey = role.contains(.key) && node.type == .button
      inferred.formUnion(isKey ? .keyboardKey : node.type.publicTraits)
      if node.flags.contains(.isDisabled) { inferred.insert(.notEnabled) }
      if isSelected { inferred.insert(.selected) }
      if role.contains(.header) { inferred.insert(.header) }
    }
    if role.contains(.backButton) { inferred.insert(.backButton) }
    if !inferred.isSubset(of: written) { report.infer("traits from element types", at: index) }
    traits = written.union(inferred)
    if node.flags.contains(.isSelected) { traits.insert(.selected) }
    if node.flags.contains(.isHeading) { traits.insert(.header) }
    if node.flags.contains(.isEditing), node.type.takesText { traits.insert(.isEditing) }
  }

  /// Returns the traits that a node's `traits` attribute lists.
  static func written(
    _ index: Int, in dump: XCUITestDump, report: inout ImportReport
  ) -> Traits {
    guard let list = dump.string(dump.nodes[index].traits) else { return [] }
    var traits: Traits = []
    for part in list.split(separator: ",") {
      let start = part.firstIndex { !$0.isWhitespace } ?? part.endIndex
      guard let known = TraitNames.traits(named: part[start...]) else {
        report.drop("unknown traits", at: index)
        continue
      }
      traits.formUnion(known)
    }
    return traits
  }
}
