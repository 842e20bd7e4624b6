/// A strict reader of WebVTT and SubRip that shares nothing with their writer.
struct CaptionValidator {
  struct Cue: Equatable {
    var start: Int
    var end: Int
    /// The lines without tags and escapes.
    var lines: [String]
    /// The times inside the cue, in milliseconds.
    var times: [Int] = []
    var voice: String?
  }

  struct Invalid: Error {
    var reason: String
  }

  var cues: [Cue] = []

  init(webVTT text: String) throws {
    var blocks = text.components(blankLines: true)
    guard blocks.first == ["WEBVTT"] else { throw Invalid(reason: "no header") }
    blocks.removeFirst()
    for (index, block) in blocks.enumerated() {
      guard block.count >= 3, block[0] == "\(index + 1)" else { throw Invalid(reason: "\(block)") }
      var cue = try Self.times(block[1], ".")
      try Self.read(block[2...].joined(separator: "\n"), into: &cue)
      try append(cue)
    }
  }

  init(subRip text: String) throws {
    for (index, block) in text.components(blankLines: true).enumerated() {
      guard block.count >= 3, block[0] == "\(index + 1)" else { throw Invalid(reason: "\(block)") }
      var cue = try Self.times(block[1], ",")
      cue.lines = Array(block[2...])
      guard !cue.lines.contains(where: { $0.contains("-->") || $0.unicodeScalars.contains("<") })
      else {
        throw Invalid(reason: "markup")
      }
      try append(cue)
    }
  }

  private mutating func append(_ cue: Cue) throws {
    guard cue.start < cue.end, cue.start >= cues.last?.end ?? 0 else {
      throw Invalid(reason: "overlap at \(cue.start)")
    }
    let all = [cue.start] + cue.times + [cue.end]
    guard zip(all, all.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw Invalid(reason: "times of words: \(all)")
    }
    guard cue.lines.allSatisfy({ !$0.isEmpty }) else { throw Invalid(reason: "empty line") }
    cues.append(cue)
  }

  private static func times(_ line: String, _ separator: Character) throws -> Cue {
    let parts = line.split(separator: " ").map(String.init)
    guard parts.count == 3, parts[1] == "-->" else { throw Invalid(reason: line) }
    return Cue(
      start: try time(parts[0], separator), end: try time(parts[2], separator), lines: [])
  }

  private static func time(_ text: String, _ separator: Character) throws -> Int {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let clock = parts[0].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 3, clock.count == 3,
      clock.dropFirst().allSatisfy({ $0.count == 2 && (Int($0) ?? 60) < 60 }),
      clock[0].count >= 2, let hours = Int(clock[0]), let minutes = Int(clock[1]),
      let seconds = Int(clock[2]), let milliseconds = Int(parts[1])
    else { throw Invalid(reason: text) }
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
  }

  /// Reads a cue's text: time tags, one voice, three escapes, and nothing else in brackets.
  private static func read(_ text: String, into cue: inout Cue) throws {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      switch scalar {
      case "<":
        guard let end = rest.firstIndex(of: ">") else { throw Invalid(reason: "open tag") }
        let tag = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        if tag.hasPrefix("v ") {
          cue.voice = String(tag.dropFirst(2))
        } else if tag != "/v" {
          cue.times.append(try time(tag, "."))
        }
      case "&":
        guard
          let escape = ["&amp;", "&lt;", "&gt;"].first(where: {
            rest.starts(with: $0.unicodeScalars)
          })
        else {
          throw Invalid(reason: "bare ampersand")
        }
        plain += (["&amp;": "&", "&lt;": "<", "&gt;": ">"][escape] ?? "").unicodeScalars
        rest = rest.dropFirst(escape.count)
      case ">": throw Invalid(reason: "bare >")
      default:
        guard scalar.value >= 0x20 || scalar == "\n" else {
          throw Invalid(reason: "control character")
        }
        plain.append(scalar)
        rest = rest.dropFirst()
      }
    }
    cue.lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
  }
}

extension String {
  /// The blocks between blank lines, as lines.
  fileprivate func components(blankLines: Bool) -> [[String]] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      .split(separator: "").map { Array($0) }
  }
}
