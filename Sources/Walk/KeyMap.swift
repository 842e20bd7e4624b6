import ScreenReader

/// Which key asks for what, and how the help words it.
enum KeyMap {
  /// Keys of one line of the help.
  struct Line: Sendable {
    /// The keys as the help shows them.
    var shown: String
    /// What they do.
    var words: String
    /// What each key asks for.
    var keys: [(Key, KeyMeaning)]

    init(_ shown: String, _ words: String, _ keys: (Key, KeyMeaning)...) {
      self.shown = shown
      self.words = words
      self.keys = keys
    }
  }

  static let lines: [Line] = [
    Line(
      "→ ←", "next, previous element", (.right, .command(.next)), (.left, .command(.previous))),
    Line(
      "↓ ↑", "next, previous item of the rotor", (.down, .command(.down)), (.up, .command(.up))),
    Line(
      "[ ]", "turn the rotor back, forward", (.character("["), .command(.previousRotor)),
      (.character("]"), .command(.nextRotor))),
    Line(
      "space enter", "activate", (.character(" "), .command(.activate)),
      (.enter, .command(.activate))),
    Line(
      "+ -", "increment, decrement", (.character("+"), .command(.increment)),
      (.character("-"), .command(.decrement))),
    Line("esc", "escape: go back", (.escape, .command(.escape))),
    Line("m", "magic tap", (.character("m"), .command(.magicTap))),
    Line("c", "custom actions", (.character("c"), .chooseAction)),
    Line("home end", "first, last element", (.home, .command(.first)), (.end, .command(.last))),
    Line(
      "i o", "into, out of a group", (.character("i"), .command(.moveIn)),
      (.character("o"), .command(.moveOut))),
    Line("g", "flat or grouped navigation", (.character("g"), .changeNavigationStyle)),
    Line("s + arrow", "scroll by a page", (.character("s"), .scroll)),
    Line("t", "type text", (.character("t"), .type)),
    Line("backspace", "delete a character", (.backspace, .command(.delete(1)))),
    Line(
      "a A", "read all from here, from the top", (.character("a"), .command(.readAll)),
      (.character("A"), .command(.readFromTop))),
    Line(
      "h .", "hear the element again, stop speech", (.character("h"), .hearAgain),
      (.character("."), .silence)),
    Line("page ↑ ↓", "look back at what was heard", (.pageUp, .olderLog), (.pageDown, .newerLog)),
    Line("w", "write a flow file", (.character("w"), .save)),
    Line("?", "this help", (.character("?"), .help)),
    Line("q ^C", "quit", (.character("q"), .quit), (.control("c"), .quit)),
    Line("^L ^Z", "draw anew, suspend", (.control("l"), .redraw), (.control("z"), .suspend)),
  ]

  private static let meanings = Dictionary(
    lines.flatMap(\.keys), uniquingKeysWith: { first, _ in first })

  /// Returns what a key asks for while walking, or `nil`.
  static func meaning(of key: Key) -> KeyMeaning? { meanings[key] }
}
