import Testing

/// A block of commands in a page of the manual, between lines of three backquotes.
struct ManualBlock: CustomTestStringConvertible {
  /// What is done with the commands of a block, by the word behind its backquotes.
  enum Kind: String {
    /// They are run one by one, and what they write must be what stands below each.
    case console
    /// They are run as one script that must end with status 0.
    case script = "sh"
    /// It stands in a file of Swift that is compiled.
    case code = "swift"
  }

  /// A command, and what it is to write.
  struct Step {
    var command: String
    var expected: [String] = []
  }

  var kind: Kind
  /// Where it begins, `PATH:LINE`.
  var place: String
  var lines: [String]

  var testDescription: String { "\(place) \(lines.first ?? "")" }

  /// The commands of a console.
  var steps: [Step] {
    var steps: [Step] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if !steps.isEmpty {
        steps[steps.count - 1].expected.append(line)
      }
    }
    return steps
  }

  /// Whether it builds or installs, which the clean clone of `.ci/docs` does and tests cannot.
  var installs: Bool { lines.contains { $0.contains("swift ") || $0.contains("apt-get ") } }

  /// Whether it opens a page in a browser.
  var opensPages: Bool { lines.contains { $0.contains("Examples/Web") || $0.contains(".html --") } }

  /// Returns the blocks of a page that can be run.
  static func all(in text: String, path: String) -> [ManualBlock] {
    var blocks: [ManualBlock] = []
    var isInside = false
    var open: ManualBlock?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("```") {
        if isInside {
          if let open { blocks.append(open) }
          open = nil
        } else {
          open = Kind(rawValue: String(content.dropFirst(3))).map {
            ManualBlock(kind: $0, place: "\(path):\(number + 1)", lines: [])
          }
        }
        isInside.toggle()
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }
}
