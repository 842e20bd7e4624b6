/// An error in an input that cannot be read: its location, the reason and the repair.
///
/// It is printed as one line with the location and the reason, and the source line and a suggestion if they help:
///
///     recipe.screen.yaml:4:14: error: unknown trait "buton"
///         4 |     traits: [buton]
///           |              ^
///       did you mean "button"?
///
/// An input with several mistakes also gives one error: the first, which contains the ``others``.
public struct SourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file as the user named it, or `<stdin>`.
  public var path: String
  /// The location in the file, or `nil` if the whole file is at fault.
  public var location: SourcePlace?
  /// The problem, in lower case, with the text at fault in quotes.
  public var message: String
  /// The source line that contains the text at fault, without a line end and safe to print.
  public var sourceLine: String?
  /// What to write or do instead, as a whole sentence without a capital, or `nil`.
  public var suggestion: String?
  /// Further mistakes in the same input, in the order of their locations; their own ``others`` are empty.
  public var others: [SourceError] = []

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it.
  ///   - location: The location in the file, or `nil` for the whole file.
  ///   - message: The problem, in lower case.
  ///   - sourceLine: The source line that contains the text at fault.
  ///   - suggestion: What to write or do instead.
  public init(
    path: String, location: SourcePlace? = nil, message: String, sourceLine: String? = nil,
    suggestion: String? = nil
  ) {
    self.path = path
    self.location = location
    self.message = message
    self.sourceLine = sourceLine
    self.suggestion = suggestion
  }

  /// The location and the reason in one line: `a.yaml:4:14: error: unknown trait "buton"`.
  public var summary: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    // To the runners of GitHub a line that begins with two colons is a command.
    let isCommand = path.drop(while: \.isWhitespace).hasPrefix("::")
    return
      "\(isCommand ? "./" : "")\(SafeText.line(path))\(place): error: \(SafeText.line(message))"
  }

  /// All mistakes as separate errors, this one first.
  public var all: [SourceError] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// The number of mistakes that are printed; any others are only counted.
  public static let shownMistakes = 20

  /// The summary, the source line with a mark under the text at fault, and the suggestion; then the same for every
  /// other mistake.
  public var description: String {
    if others.isEmpty { return ownDescription }
    let all = all
    var shown: Set<String> = []
    var paragraphs = all.prefix(Self.shownMistakes).map { error in
      var error = error
      // Mistakes of one kind share the list of what is known.
      if let list = error.suggestion, list.count > Self.longestLine, !shown.insert(list).inserted {
        error.suggestion = nil
      }
      return error.ownDescription
    }
    let rest = all.count - paragraphs.count
    if rest > 0 {
      let least = all.count >= SourceMistakes.maximum ? "at least " : ""
      paragraphs.append("and \(least)\(rest) more \(rest == 1 ? "mistake" : "mistakes")")
    }
    return paragraphs.joined(separator: "\n")
  }

  private var ownDescription: String {
    var lines = [summary]
    if let location, let sourceLine, let frame = Self.frame(of: sourceLine, location) {
      lines.append(frame)
    }
    if let suggestion { lines.append("  \(SafeText.lines(suggestion))") }
    return lines.joined(separator: "\n")
  }

  /// A suggestion that is longer is a list.
  private static let longestLine = 80

  /// The last column that a mark is shown under.
  static let farthestColumn = 200

  /// Returns a line of a source with a mark under a place in it.
  static func frame(of line: String, _ location: SourcePlace) -> String? {
    guard !line.isEmpty, location.column <= farthestColumn else { return nil }
    let number = String(location.line)
    let gutter = String(repeating: " ", count: number.count)
    let indentation = String(repeating: " ", count: location.column - 1)
    return "    \(number) | \(line.prefix(240))\n    \(gutter) | \(indentation)^"
  }
}
