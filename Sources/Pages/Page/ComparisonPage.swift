internal import AccessibilityTree
internal import ScreenReader
package import SpeechSynthesis
import Transcript
package import TranscriptDiff
internal import Voices

/// A page that shows how what is heard changed between two screens: both pictures side by side, and each
/// change linked to what it is about.
package struct ComparisonPage: Sendable {
  private let old: PageScene
  private let new: PageScene
  private let diff: TranscriptDiff
  /// Where the page comes from: names and values, in order.
  package var provenance: [(name: String, value: String)] = []

  /// The sound of the screen as it was, or `nil`.
  package var oldSound: PageSound?
  /// The sound of the screen as it is, or `nil`.
  package var newSound: PageSound?

  /// What a voice speaks of the screen as it was, in order.
  package var oldItems: [SpeechTimeline.Item] { old.lines(at: 0).compactMap(\.item) }
  /// What a voice speaks of the screen as it is, in order.
  package var newItems: [SpeechTimeline.Item] { new.lines(at: 0).compactMap(\.item) }

  /// Creates a page.
  package init(from old: PageScene, to new: PageScene, _ diff: TranscriptDiff) {
    self.old = old
    self.new = new
    self.diff = diff
  }

  /// Writes the page.
  package func html() throws -> [UInt8] {
    let style = ReportPage.style
    let script = PageNeighbours.script(.comparisonScript, home: nil)
    let changes = diff.screens.flatMap(\.changes)
    let swipes = diff.screens.flatMap(\.swipes)
    let title = old.name == new.name ? new.name : "\(old.name) → \(new.name)"
    let sides = [
      SceneContext(old, index: 0, prefix: "old-"), SceneContext(new, index: 0, prefix: "new-"),
    ]
    let hasPicture = sides.contains { $0.picture != nil }
    let context: PageValues = [
      "title": SafeWords.line(title), "style": style, "script": script,
      "policy": ReportPage.policy(style: style, script: script),
      "summary": summary(changes.isEmpty),
      "hasSides": hasPicture || oldSound != nil || newSound != nil, "hasPicture": hasPicture,
      "sides": [
        try side(sides[0], "Before", oldSound), try side(sides[1], "Now", newSound),
      ],
      "undrawn": hasPicture ? nil : sides[1].undrawn,
      "isSame": changes.isEmpty, "rows": rows,
      "hasSwipes": !swipes.isEmpty,
      "swipes": swipes.map {
        ["text": SafeWords.line($0.text), "old": $0.old, "new": $0.new] as PageValues
      },
      "provenance": provenance.map {
        ["name": $0.name, "value": SafeWords.line($0.value)] as PageValues
      },
      "readers": ReaderTitles([old, new]).text,
    ]
    return Array(try PageTemplates.render(.comparison, context).utf8)
  }

  /// What changed, in the words of `diff`; the name of the control may run in the other direction.
  private func summary(_ isSame: Bool) -> PageValues {
    if isSame { return ["head": "Nothing changed."] }
    let summary = DiffSummary(diff)
    guard let swipe = summary.swipe, let head = summary.swipesHead else {
      return ["head": summary.changes, "tail": summary.listeningTail]
    }
    return [
      "head": "\(summary.changes), \(head)", "name": SafeWords.line(swipe.name),
      "tail": "\(summary.swipesTail)\(summary.listeningTail)",
    ]
  }

  /// The changes, and the unchanged stops between them.
  private var rows: [PageValues] {
    var index = -1
    var room = PageScene.mostStops
    let heard = RecordedTranscript(new.transcript, path: "").screens.flatMap(\.stops)
      .filter { $0.kind == .stop }
    return diff.screens.flatMap(\.rows).map { row in
      switch row {
      case .change(let change):
        index += 1
        return ["change": values(of: change, index)]
      case .unchanged(let stops):
        let shown = stops.prefix(room)
        room -= shown.count
        let left = stops.count - shown.count
        let words = left > 0 ? "\(counted(left, "further stop")) left out" : nil
        return [
          "fold": [
            "words": "\(counted(stops.count, "stop")) unchanged",
            "left": words,
            "stops": shown.map { values(of: heard[$0.new - 1], old: $0.old, new: $0.new) },
          ] as PageValues
        ]
      }
    }
  }

  private func values(of stop: RecordedStop, old: Int, new number: Int) -> PageValues {
    [
      "old": old, "new": number, "place": Self.place(old, number), "text": Self.text(of: stop),
      "heard": audible(number, in: newSound),
      "language": LanguageTag(new.transcript.language).markup,
    ]
  }

  private static func place(_ old: Int?, _ new: Int?) -> String {
    switch (old, new) {
    case (let old?, let new?): old == new ? "stop \(new)" : "stop \(old) → \(new)"
    case (let number?, nil), (nil, let number?): "stop \(number)"
    case (nil, nil): ""
    }
  }

  private func side(
    _ context: SceneContext, _ name: String, _ sound: PageSound?
  ) throws -> PageValues {
    let scene = context.scene
    var values = try context.values(among: 2, faults: context.faults)
    values["side"] = name
    values["viewLabel"] = "\(name): \(SafeWords.line(scene.name))"
    values["sound"] =
      sound.map { sound in
        [
          "url": sound.url, "captions": sound.captions, "times": sound.times,
          "language": LanguageTag(scene.transcript.language).markup,
        ] as PageValues
      }
    return values
  }

  /// Returns the number of a stop that can be heard, or `nil`.
  private func audible(_ number: Int?, in sound: PageSound?) -> Int? {
    guard let number, let sound, sound.timings.indices.contains(number - 1),
      sound.timings[number - 1] != nil
    else { return nil }
    return number
  }

  private func values(of change: StopChange, _ index: Int) -> PageValues {
    let oldText = change.old.map { Self.text(of: $0.stop) }
    let newText = change.new.map { Self.text(of: $0.stop) }
    let runs = WordDiff(from: oldText ?? "", to: newText ?? "").runs
    let isBoth = oldText != nil && newText != nil
    func words(_ text: (WordDiff.Run) -> String) -> [PageValues] {
      runs.filter { !text($0).isEmpty }.map { run in
        let isChange = run.isChange && isBoth
        return ["isChange": isChange, "isSame": !isChange, "text": text(run)]
      }
    }
    let heardOld = audible(change.old?.number, in: oldSound)
    let heardNew = audible(change.new?.number, in: newSound)
    return [
      "isHeard": heardOld != nil || heardNew != nil,
      "heardOld": heardOld, "heardNew": heardNew,
      "index": index, "kinds": change.kinds.map { ["kind": $0.rawValue] as PageValues },
      "place": Self.place(change.old?.number, change.new?.number),
      "old": change.old?.number, "new": change.new?.number,
      "oldText": oldText != nil && oldText != newText, "oldRuns": words(\.old),
      "newText": newText != nil, "newRuns": words(\.new),
    ]
  }

  private static func text(of stop: RecordedStop) -> String {
    var parts = [stop.text.isEmpty ? "[silent]" : SafeWords.line(stop.text)]
    if let hint = stop.hint, !stop.text.hasSuffix(hint) {
      parts.append("(\(SafeWords.line(hint)))")
    }
    if let actions = stop.actions, !actions.isEmpty {
      parts.append("[\(SafeWords.line(actions.joined(separator: ", ")))]")
    }
    return parts.joined(separator: " ")
  }
}
