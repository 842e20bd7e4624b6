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
    let script = PageTemplates.text(of: .comparisonScript)
    let changes = diff.screens.flatMap(\.changes)
    let swipes = diff.screens.flatMap(\.swipes)
    let title = old.name == new.name ? new.name : "\(old.name) → \(new.name)"
    let context: PageValues = [
      "title": SafeWords.line(title), "style": style, "script": script,
      "policy": ReportPage.policy(style: style, script: script),
      "summary": changes.isEmpty ? "Nothing changed." : "\(DiffSummary(diff))",
      "sides": [
        try side(old, "Before", "old-", oldSound), try side(new, "Now", "new-", newSound),
      ],
      "isSame": changes.isEmpty, "hasChanges": !changes.isEmpty,
      "changes": changes.enumerated().map { index, change in values(of: change, index) },
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

  private func side(
    _ scene: PageScene, _ name: String, _ prefix: String, _ sound: PageSound?
  ) throws -> PageValues {
    var values = try SceneContext(scene, index: 0, prefix: prefix)
      .values(among: 2)
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
    var place = ""
    switch (change.old?.number, change.new?.number) {
    case (let old?, let new?): place = old == new ? "stop \(new)" : "stop \(old) → \(new)"
    case (let number?, nil), (nil, let number?): place = "stop \(number)"
    case (nil, nil): break
    }
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
      "place": place,
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
