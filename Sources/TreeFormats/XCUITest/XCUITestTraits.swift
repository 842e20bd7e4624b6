internal import AccessibilityTree

/// The traits of an element, from the dump and from its type.
struct XCUITestTraits {
  private(set) var traits: Traits = []

  /// Reads the traits of a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - dump: The dump that it belongs to.
  ///   - isTitle: Whether the node is the title of a navigation bar.
  ///   - isSelected: Whether the node's value said that it is selected.
  ///   - report: Counts what is inferred and what is not known.
  init(
    of index: Int, in dump: XCUITestDump, isTitle: Bool, isSelected: Bool,
    report: inout ImportReport
  ) {
    let node = dump.nodes[index]
    let written = Self.written(index, in: dump, report: &report)
    var inferred = node.type.privateTraits
    if !node.flags.contains(.hasTraits) {
      inferred.formUnion(node.type.publicTraits)
      if node.flags.contains(.isDisabled) { inferred.insert(.notEnabled) }
      if isSelected { inferred.insert(.selected) }
      if isTitle { inferred.insert(.header) }
    }
    if Self.isBackButton(node, in: dump) { inferred.insert(.backButton) }
    if !inferred.isSubset(of: written) { report.infer("traits from element types", at: index) }
    traits = written.union(inferred)
    if node.flags.contains(.isSelected) { traits.insert(.selected) }
    if node.flags.contains(.isHeading) { traits.insert(.header) }
    if node.flags.contains(.isEditing), node.type.takesText { traits.insert(.isEditing) }
  }

  /// Returns the traits that a node's `traits` attribute lists.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - dump: The dump that it belongs to.
  ///   - report: Counts unknown names.
  /// - Returns: The traits that are known.
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

  /// UIKit gives the button that goes back this identifier, in every language.
  private static func isBackButton(_ node: XCUITestElement, in dump: XCUITestDump) -> Bool {
    node.type == .button && dump.bytes(node.name).elementsEqual("BackButton".utf8)
  }
}
