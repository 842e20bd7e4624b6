/// Which options of a command a project file may set that nobody named.
package struct SharedOptions: Sendable {
  /// Those that shape nothing but the output.
  package let plain: Set<String>
  /// Those that change utterances or findings.
  package let gates: Set<String>
  /// Whether the command's exit status lets a gate pass or fail.
  package let isGate: Bool

  /// Lists options by their long names.
  package init(plain: Set<String>, gates: Set<String>, isGate: Bool) {
    self.plain = plain
    self.gates = gates
    self.isGate = isGate
  }

  /// Returns whether a file that nobody named may set an option.
  func contains(_ key: String) -> Bool { plain.contains(key) || gates.contains(key) }
}
