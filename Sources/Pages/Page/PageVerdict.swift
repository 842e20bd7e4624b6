internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript
internal import VoiceProfiles

/// What a page says first: who hears how much, and what is wrong, each as a link.
///
///     VoiceOver (voiceover-ios 27) hears 10 stops in about 32 seconds. One error.
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
  }

  /// The sentences in order.
  private(set) var parts: [Part] = []

  /// What the template needs.
  var values: [PageValues] {
    parts.map { part in
      [
        "target": part.target,
        "pieces": part.pieces.map { ["words": $0.words, "isName": $0.isName] as PageValues },
      ]
    }
  }

  /// Adds a sentence.
  mutating func say(_ words: String, target: String) {
    parts.append(Part(pieces: [Piece(words: words)], target: target))
  }

  /// Says who hears, and how much there is to hear.
  mutating func say(_ counts: [String], heardBy reader: String, in time: HeardTime?) {
    let amount = counts.joined(separator: ", ") + (time.map { " in \($0.text)" } ?? "")
    say("\(reader) hears \(amount).", target: "transcript")
  }

  /// Says what was found, the worst first, and what is left to a person apart from it.
  mutating func say(_ findings: FindingCounts, target: String?) {
    guard let target, findings.total > 0 else {
      return say("Nothing to fix was found.", target: "transcript")
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
