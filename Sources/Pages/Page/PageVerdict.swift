internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript
internal import VoiceProfiles

/// What a page says first: who reads how much, and what is wrong, each as a link.
///
///     VoiceOver (iOS 27) reads 10 stops in about 32 seconds. One error.
struct PageVerdict {
  /// A stretch of a sentence: words of the page, or a name from the screen, which may run in the other direction.
  struct Piece: Equatable {
    var words: String
    var isName = false
  }

  /// A sentence, and what it leads to on the page.
  struct Part: Equatable {
    /// The words, full stop included.
    var pieces: [Piece]
    /// The place on the page, without `#`.
    var target: String
    /// Whether it says that all is well.
    var isGood = false
  }

  /// The sentences in order.
  private(set) var parts: [Part] = []

  /// What the template needs.
  var values: [PageValues] {
    parts.map { part in
      [
        "target": part.target, "isGood": part.isGood,
        "pieces": part.pieces.map { ["words": $0.words, "isName": $0.isName] as PageValues },
      ]
    }
  }

  /// Adds a sentence.
  mutating func say(_ words: String, target: String, isGood: Bool = false) {
    parts.append(Part(pieces: [Piece(words: words)], target: target, isGood: isGood))
  }

  /// Says who reads, and how much there is to hear.
  mutating func say(_ counts: [String], readBy reader: String, in time: HeardTime?) {
    let amount = counts.joined(separator: ", ") + (time.map { " in \($0.text)" } ?? "")
    say("\(reader) reads \(amount).", target: "transcript")
  }

  /// Says what was found, the worst first, and what is left to a person apart from it.
  mutating func say(_ findings: FindingCounts, target: String?) {
    guard let target, findings.total > 0 else {
      return say("Nothing to fix was found.", target: "transcript", isGood: true)
    }
    say(findings.present.map(\.words).joined(separator: ", ") + ".", target: target)
  }

  /// Says how far the main action is, where the screen states one.
  mutating func sayDistance(on scene: PageScene, line: (Int) -> Int?) {
    guard let effort = scene.effort, let stop = effort.primaryAction, let line = line(stop),
      let label = effort.reading.element(at: stop).label, !label.isEmpty
    else { return }
    let gestures = effort.cost(toStop: stop).gestures
    let distance = gestures == 0 ? "is heard first" : "is \(counted(gestures, "swipe")) away"
    parts.append(
      Part(
        pieces: [
          Piece(words: "“"), Piece(words: SafeWords.short(label), isName: true),
          Piece(words: "” \(distance)."),
        ], target: "line-\(line)"))
  }
}
