import Earshot

/// One word of a command line that is to be another, as an error message tells.
///
/// The parser of the command line throws its errors as sentences alone, so these are read here, and nowhere else.
struct LineMend {
  private let wrong: String
  private let right: String
  /// Whether any word that is taken would have done as well.
  let isGuess: Bool

  /// Finds what a message tells, `nil` where it names no word that would do.
  init?(_ message: String) {
    if let found = message.firstMatch(of: /Unknown option '([^']+)'. Did you mean '([^']+)'/) {
      self.init(String(found.1), String(found.2))
    } else if let found = message.firstMatch(
      of: /unknown format "([^"]+)"; did you mean "[^"]+"\? .+/)
    {
      // Nothing fits for sure: the input tells its format itself.
      self.init("--from \(found.1)", "")
    } else if let found = message.firstMatch(of: /"([^"]+)"; did you mean "([^"]+)"\?( Earshot)?/) {
      self.init(String(found.1), String(found.2), isGuess: found.3 != nil)
    } else if let found = message.firstMatch(of: /with spaces needs quotes: [^ ]+ "([^"]+)"/) {
      self.init(String(found.1), String(found.1))
    } else if let found = message.firstMatch(
      of: /The value '([^']*)' is invalid for .* Please provide one of (.+)\./)
    {
      self.init(String(found.1), among: found.2.matches(of: /'([^']+)'/).map { String($0.1) })
    } else if let found = message.firstMatch(of: /unknown [a-z ]+ "([^"]+)"; known [a-z ]+: (.+)/) {
      self.init(String(found.1), among: found.2.split(separator: ", ").map(String.init))
    } else if let found = message.firstMatch(
      of: /takes a number[a-z ]* from ([0-9]+) to ([0-9]+), not ([0-9.-]+)/)
    {
      self.init(String(found.3), from: String(found.1), to: String(found.2))
    } else if let found = message.firstMatch(
      of: /takes a name that ends in (\.[a-z0-9]+).*, not "([^"]+)"/)
    {
      let (name, end) = (String(found.2), String(found.1))
      let isFolder = name.hasSuffix("/")
      let stem =
        isFolder ? name + "speech" : name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      self.init(name, stem + end)
    } else {
      return nil
    }
  }

  private init(_ wrong: String, _ right: String, isGuess: Bool = false) {
    (self.wrong, self.right, self.isGuess) = (wrong, right, isGuess)
  }

  private init?(_ wrong: String, among known: [String]) {
    let near = Spelling.meant(by: wrong, among: known)
    guard let right = near ?? known.first else { return nil }
    self.init(wrong, right, isGuess: near == nil)
  }

  private init?(_ wrong: String, from least: String, to most: String) {
    guard let number = Double(wrong), let bound = Double(most) else { return nil }
    self.init(wrong, number > bound ? most : least, isGuess: true)
  }

  /// Puts the right word into a line.
  func applied(to line: [String]) -> [String]? {
    var line = line
    if let first = first(in: line) {
      line.replaceSubrange(first..<first + wrongWords.count, with: rightWords)
      return line
    }
    for index in line.indices.reversed() {
      let word = line[index]
      guard let start = place(in: word) else { continue }
      let end = word.index(start, offsetBy: wrongLength(in: word[start...]))
      line[index] = word[..<start] + right + word[end...]
      return line
    }
    return nil
  }

  // A value that a shell has parted at its blanks.
  private var wrongWords: [String] { wrong.split(separator: " ").map(String.init) }

  // An option with its value: `--format json` for `--json`.
  private var rightWords: [String] {
    right.isEmpty || right.hasPrefix("-") ? right.split(separator: " ").map(String.init) : [right]
  }

  /// Returns the last place in a line where the wrong words follow each other, unless one word replaces one.
  private func first(in line: [String]) -> Int? {
    let wrong = wrongWords
    guard !wrong.isEmpty, wrong.count <= line.count, wrong.count > 1 || rightWords.count != 1
    else { return nil }
    return (0...line.count - wrong.count).last { Array(line[$0..<$0 + wrong.count]) == wrong }
  }

  // The whole word, or what stands between the signs that part a word: --reader=nvad, hnts=on, ios,ipadso.
  private func place(in word: String) -> String.Index? {
    var start = word.startIndex
    while true {
      let rest = word[start...]
      if rest.prefix(wrongLength(in: rest)) == wrong || isSameNumber(rest) { return start }
      guard let sign = rest.firstIndex(where: Self.parts.contains) else { return nil }
      start = word.index(after: sign)
    }
  }

  private func wrongLength(in rest: Substring) -> Int {
    if rest == wrong || isSameNumber(rest) { return rest.count }
    return rest.firstIndex(where: Self.parts.contains).map { rest[..<$0].count } ?? rest.count
  }

  // A number is told as it was understood: 200.0 of 200.
  private func isSameNumber(_ word: Substring) -> Bool {
    Double(word).map { $0 == Double(wrong) } ?? false
  }

  private static let parts: Set<Character> = ["=", ",", ":"]
}
