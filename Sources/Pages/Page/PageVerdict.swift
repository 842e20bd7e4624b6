internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript
internal import VoiceProfiles

/// What a page says first: how long it is, what is wrong, and how far the main thing is, each as a link.
///
///     10 stops, about 32 seconds. One thing to fix. “Rate” is 4 gestures away.
struct PageVerdict {
  /// A sentence, and what it leads to on the page.
  struct Part: Equatable {
    /// The words, full stop included.
    var words: String
    /// The place on the page, without `#`.
    var target: String
  }

  /// The sentences in order.
  private(set) var parts: [Part] = []

  /// What the template needs.
  var values: [PageValues] { parts.map { ["words": $0.words, "target": $0.target] } }

  /// Adds a sentence.
  mutating func say(_ words: String, target: String) {
    parts.append(Part(words: words, target: target))
  }

  /// Says how much there is to hear.
  mutating func say(_ counts: [String], heard: HeardTime?) {
    say(
      (counts + (heard.map { [$0.text] } ?? [])).joined(separator: ", ") + ".", target: "transcript"
    )
  }

  /// Says what was found, the worst first, and what is left to a person apart from it.
  mutating func say(_ findings: FindingCounts, target: String?) {
    guard let target, findings.total > 0 else {
      return say("Nothing to fix was found.", target: "transcript")
    }
    for (kind, words) in findings.present {
      let number = findings[kind]
      let amount = number == 1 ? "One thing" : "\(number) things"
      switch kind {
      case .error: say("\(amount) to fix (\(words)).", target: target)
      case .warning: say("\(amount) to improve (\(words)).", target: target)
      case .note: say("\(amount) to think about (\(words)).", target: target)
      case .review: say("\(amount) to check (\(words)).", target: target)
      }
    }
  }

  /// Says how far the main thing on a screen is, or else its first button, or its first control.
  mutating func sayDistance(on scene: PageScene, line: (Int) -> Int?) {
    guard let effort = scene.effort,
      let stop = effort.primaryAction ?? firstButton(of: effort.reading) ?? effort.firstControl,
      let line = line(stop), let label = effort.reading.element(at: stop).label, !label.isEmpty
    else { return }
    let gestures = effort.cost(toStop: stop).gestures
    let name = "“\(SafeWords.short(label))”"
    say(
      gestures == 0
        ? "\(name) is heard first." : "\(name) is \(counted(gestures, "swipe")) away.",
      target: "line-\(line)")
  }

  // Where a screen says nothing else: what leads back or elsewhere is not what it is for.
  private func firstButton(of reading: ScreenReading) -> Int? {
    reading.order.stops.indices.first { stop in
      let element = reading.element(at: stop)
      let traits = element.traits
      return !(element.label ?? "").isEmpty && traits.contains(.button)
        && !traits.contains(.backButton) && !traits.contains(.tab)
    }
  }
}
