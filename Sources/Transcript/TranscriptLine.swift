/// A line of a text transcript: what it stands for, and how it is written.
///
/// A stop whose words look like another line is written behind a backslash, so that it is read back as a stop:
///
///     \[announcement: Saved], button
///     \> open Other
///
/// So are words that would stand for others, as they hold a placeholder or are a regular expression:
///
///     \/.*/
package struct TranscriptLine: Equatable, Sendable {
  /// What a line stands for.
  package enum Kind: Sendable {
    /// A command of a flow, behind `> `.
    case command
    /// What is heard at a stop.
    case stop
    /// The hint of the stop above, indented by four spaces.
    case hint
    /// What is no speech, in brackets.
    case event
  }

  /// What begins the line of a command.
  package static let command = "> "
  /// What begins the line of a hint.
  package static let indentation = "    "
  /// What is written of a stop at which nothing is heard.
  package static let silent = "[silent]"
  /// What begins the first line of a recording.
  package static let header = "# earshot-transcript "

  /// What the line stands for.
  package let kind: Kind
  /// The words on one line; those of an event with their brackets.
  package let words: String
  /// Whether the words may stand for others, as those of a recording may.
  private let mayBePattern: Bool

  /// Creates a line.
  package init(_ kind: Kind, _ words: String, mayBePattern: Bool = false) {
    self.kind = kind
    self.words = words
    self.mayBePattern = mayBePattern
  }

  /// The line inside a transcript.
  package var text: String { text(isFirst: false) }

  /// Returns the line as it is written.
  package func text(isFirst: Bool) -> String {
    switch kind {
    case .command: Self.command + words
    case .event: words
    case .hint: Self.indentation + Self.escaped(words) { Self.isReason($0) || isMistaken($0) }
    case .stop:
      Self.escaped(words) {
        Self.isOtherLine($0) || isFirst && Self.isOtherFile($0) || isMistaken($0)
      }
    }
  }

  private func isMistaken(_ words: Substring) -> Bool {
    !mayBePattern && Self.isPattern(words)
  }

  /// Returns whether the words of a stop or a hint stand for themselves alone although they look like a pattern.
  package static func isLiteral(_ line: String) -> Bool {
    line.utf8.first == 0x5C && isPattern(Substring(line.utf8.drop { $0 == 0x5C }))
  }

  /// Returns the words that a line of a stop or a hint was written for.
  package static func words(of line: String) -> String {
    isEscaped(line[...]) ? String(Substring(line.utf8.dropFirst())) : line
  }

  /// Returns what a line stands for that is not indented.
  package static func kind(of line: String) -> Kind {
    if line.utf8.starts(with: command.utf8) { return .command }
    let isBracketed = line.utf8.first == 0x5B && line.utf8.last == 0x5D && line.utf8.count > 1
    return isBracketed && line != silent ? .event : .stop
  }

  // Words that begin with a backslash need another one only where they would lose theirs.
  private static func escaped(_ words: String, if isMistaken: (Substring) -> Bool) -> String {
    isMistaken(words[...]) || isEscaped(words[...]) ? "\\" + words : words
  }

  private static func isEscaped(_ line: Substring) -> Bool {
    guard line.utf8.first == 0x5C else { return false }
    let rest = Substring(line.utf8.drop { $0 == 0x5C })
    return isOtherLine(rest) || isOtherFile(rest) || isReason(rest) || isPattern(rest)
  }

  // A command, an event, the first mark of a conflict.
  private static func isOtherLine(_ words: Substring) -> Bool {
    kind(of: String(words)) != .stop || words.utf8.starts(with: "<<<<<<<".utf8)
  }

  private static func isPattern(_ words: Substring) -> Bool { StopPattern(String(words)) != nil }

  // What `--explain` writes below the first stop.
  private static func isReason(_ words: Substring) -> Bool {
    words.utf8.starts(with: "[first".utf8)
  }

  // The beginnings of a header, of XML and of JSON.
  private static func isOtherFile(_ words: Substring) -> Bool {
    if words.utf8.starts(with: header.utf8) { return true }
    let next = words.utf8.dropFirst().first { $0 != 0x20 }
    switch words.utf8.first {
    case 0x3C: return true
    case 0x5B: return next.map { [0x22, 0x5B, 0x5D, 0x7B].contains($0) } ?? true
    case 0x7B: return next.map { [0x22, 0x7D].contains($0) } ?? true
    default: return false
    }
  }
}
