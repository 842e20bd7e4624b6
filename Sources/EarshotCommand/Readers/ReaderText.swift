import Earshot

/// Readers as text for a person.
enum ReaderText {
  /// Returns the readers in a paragraph each.
  static func list(_ profiles: [ReaderProfile]) -> [UInt8] {
    var lines: [String] = []
    for profile in profiles {
      let reader = profile.reader
      if !lines.isEmpty { lines.append("") }
      lines.append("\(reader.name)  \(follows(reader))")
      lines.append("    platforms: \(platforms(profile))")
      let versions = Readers.versions(of: reader.name)
      if versions.count > 1 {
        let others = versions.dropFirst().map { "\(reader.name)@\($0)" }
        lines.append("    other versions: \(others.joined(separator: ", "))")
      }
      lines += reader.evidence.map { "    evidence: \(SafeText.line($0))" }
      lines.append("    \(reader.settings.count) settings: earshot list readers \(reader.name)")
    }
    return bytes(lines)
  }

  /// Returns all that there is to know of a reader.
  static func page(_ profile: ReaderProfile) -> [UInt8] {
    let reader = profile.reader
    let words = profile.words.map { "\($0.count) \($0.evidence.rawValue)" }
    var lines = ["\(reader.name)  \(follows(reader))", ""]
    let facts = [
      ["Platforms", platforms(profile)],
      ["Styles", profile.styles.map(\.rawValue).joined(separator: ", ")],
      ["Languages", profile.languages.joined(separator: ", ")],
      ["Words", words.joined(separator: ", ")],
    ]
    lines += TextTable(facts).lines
    lines += section("Evidence", reader.evidence.map { [SafeText.line($0)] })
    lines += section(
      "Settings (--set KEY=VALUE)",
      reader.settings.map { [$0.key, $0.values.joined(separator: "|"), $0.summary] })
    lines += section("Rotor", profile.rotors.map { [SafeText.line($0)] })
    lines += section(
      "Commands on \(profile.platform.rawValue)",
      profile.commands.map { [$0.word.rawValue, $0.word.summary, SafeText.line($0.gesture)] })
    return bytes(lines)
  }

  private static func follows(_ reader: Reader) -> String {
    "\(SafeText.line(reader.title)) \(SafeText.line(reader.version)): "
      + SafeText.line(reader.summary)
  }

  private static func platforms(_ profile: ReaderProfile) -> String {
    let all = profile.platforms.map(\.rawValue).joined(separator: ", ")
    let own = profile.standardPlatforms.map(\.rawValue).joined(separator: ", ")
    return own.isEmpty ? all : "\(all) (default reader for \(own))"
  }

  private static func section(_ title: String, _ rows: [[String]]) -> [String] {
    rows.isEmpty ? [] : ["", title] + TextTable(rows).lines.map { "  \($0)" }
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { "\($0)\n" }.joined().utf8)
  }
}
