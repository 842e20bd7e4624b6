package import AccessibilityTree
package import Transcript
package import TreeFormats

extension Transcript {
  /// Says at each stop what the reader of its format inferred, and at the end what it left out.
  package mutating func explain(_ repairs: [Repair], in tree: ElementTree) {
    explain(
      repairs.compactMap { repair in repair.element.map { ($0, "imported: \(repair.what)") } },
      in: tree)
    for repair in repairs {
      if let subject = repair.subject { leftOut.append("\(subject): \(repair.what)") }
    }
  }
}
