/// The commands that Voice Control understands in a language.
struct CommandGrammar: Sendable {
  /// A command, whatever its words.
  enum Command: CaseIterable, Hashable, Sendable {
    // The longer ones first: "press and hold" is no press, nor is "увеличить значение" a zoom.
    case showNames, showNumbers, hideNames, hideNumbers, showGrid, hideGrid, goBack, goHome
    case scrollUp, scrollDown, scrollLeft, scrollRight, scrollToTop, scrollToBottom
    case showActions, doubleTap, hold, drag
    case incrementBy, decrementBy, increment, decrement, zoom, tap
  }

  /// A spoken command, with the words in the places of its name and its number.
  struct Match {
    let command: Command
    var name: String?
    var number: Int?
  }

  /// A piece of a phrase.
  private enum Piece {
    case words(String, isApart: (before: Bool, after: Bool))
    case name, number
  }

  private let phrases: [(command: Command, pieces: [Piece])]
  /// The commands that are complete without a name.
  let wholes: Set<String>

  /// Returns the grammar of a language, or `nil` if it is unknown; without a language, that of English.
  static func language(_ code: String?) -> CommandGrammar? {
    let parts = (code ?? "en").lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first.map(String.init) else { return nil }
    if first == "zh" {
      let isTraditional = !["hant", "tw", "hk", "mo"].filter { parts.contains($0[...]) }.isEmpty
      return all[isTraditional ? "zh-hant" : "zh-hans"]
    }
    return all[first]
  }

  private static let all = latinPhrases.merging(otherPhrases) { one, _ in one }
    .mapValues(CommandGrammar.init)

  private init(_ words: [Command: [String]]) {
    var phrases: [(command: Command, pieces: [Piece])] = []
    var wholes: Set<String> = []
    for command in Command.allCases {
      for phrase in (words[command] ?? []).flatMap(Self.spelledOut) {
        let pieces = Self.pieces(of: phrase)
        phrases.append((command, pieces))
        if pieces.count == 1, case .words(let text, _) = pieces[0] { wholes.insert(text) }
      }
    }
    (self.phrases, self.wholes) = (phrases, wholes)
  }

  /// Returns the command in a spoken text, or `nil` if it contains none.
  func match(_ spoken: SpokenName) -> Match? {
    for (command, pieces) in phrases {
      var match = Match(command: command)
      if Self.match(pieces[...], spoken.text[...], &match) { return match }
    }
    return nil
  }

  /// Returns a phrase with and without each of its optional parts.
  private static func spelledOut(_ phrase: String) -> [String] {
    guard let end = phrase.firstIndex(of: "]"),
      let start = phrase[..<end].lastIndex(of: "[")
    else { return [phrase] }
    let (before, after) = (phrase[..<start], phrase[phrase.index(after: end)...])
    let inside = phrase[phrase.index(after: start)..<end]
    return spelledOut("\(before)\(inside)\(after)") + spelledOut("\(before)\(after)")
  }

  private static func pieces(of phrase: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = Substring()
    func add(_ text: Substring) {
      let spoken = SpokenName(String(text)).text
      if spoken.isEmpty { return }
      pieces.append(.words(spoken, isApart: (text.first == " ", text.last == " ")))
    }
    for letter in phrase {
      guard letter == "…" || letter == "#" else {
        words.append(letter)
        continue
      }
      add(words)
      words = ""
      pieces.append(letter == "…" ? .name : .number)
    }
    add(words)
    return pieces
  }

  private static func match(
    _ pieces: ArraySlice<Piece>, _ text: Substring, _ match: inout Match
  ) -> Bool {
    guard let piece = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    if case .words(let words, let isApart) = piece {
      let words = rest.isEmpty || !isApart.after ? words : "\(words) "
      return text.hasPrefix(words) && self.match(rest, text.dropFirst(words.count), &match)
    }
    // A name ends where what follows it begins, as late as may be.
    var end = text.endIndex
    while end > text.startIndex {
      let held = text[..<end]
      var (left, isEnd) = (text[end...], rest.isEmpty)
      if case .words(_, let isApart)? = rest.first {
        isEnd = !isApart.before || left.first == " "
        if isApart.before { left = left.dropFirst() }
      } else if !rest.isEmpty {
        isEnd = left.first == " "
        left = left.dropFirst()
      }
      var found = match
      if isEnd, take(held, as: piece, &found), self.match(rest, left, &found) {
        match = found
        return true
      }
      end = text.index(before: end)
    }
    return false
  }

  private static func take(_ text: Substring, as piece: Piece, _ match: inout Match) -> Bool {
    guard let first = text.first, first != " ", text.last != " " else { return false }
    if case .number = piece {
      guard let number = SpokenCommand.number(SpokenName(String(text))), 2...99 ~= number else {
        return false
      }
      match.number = number
    } else if match.name == nil {
      match.name = String(text)
    }
    return true
  }
}
