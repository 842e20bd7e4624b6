internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
package import SpeechSynthesis
internal import Transcript
package import TranscriptDiff
internal import VoiceProfiles
internal import Voices

/// A page that shows one screen as several readers hear it: one picture, a column a reader, a row an element.
package struct ReadersPage: Sendable {
  /// How many cells a page shows.
  static let mostCells = 10_000
  private static let scenePrefix = "s0-"

  private let scenes: [PageScene]
  private let matrix: TranscriptMatrix
  /// Where the page comes from: names and values, in order.
  package var provenance: [(name: String, value: String)] = []
  /// The sound of each reader, `nil` where nothing is heard; empty for a page that is only looked at.
  package var sounds: [PageSound?] = []

  /// What a voice speaks for each reader, in order.
  package var items: [[SpeechTimeline.Item]] {
    scenes.map { $0.lines(at: 0).compactMap(\.item) }
  }

  /// Creates a page of scenes of one screen, the first of which is drawn, and of the columns in the same order.
  package init(_ scenes: [PageScene], _ columns: [TranscriptMatrix.Column]) {
    self.scenes = scenes
    matrix = TranscriptMatrix(columns)
  }

  /// What the page leaves out, or `nil` where it shows all.
  package var cut: String? {
    let shown = shownRows.count
    if shown == matrix.allRows.count { return nil }
    return "This page shows the first \(shown) of \(matrix.allRows.count) stops."
  }

  private var shownRows: ArraySlice<TranscriptMatrix.Row> {
    matrix.allRows.prefix(Self.mostCells / max(1, scenes.count))
  }

  /// Writes the page.
  package func html() throws -> [UInt8] {
    let style = ReportPage.style
    let script = PageTemplates.text(of: .comparisonScript)
    let contexts = scenes.map { SceneContext($0, index: 0, prefix: Self.scenePrefix) }
    var picture = try contexts[0].values(among: 1)
    picture["name"] = SafeWords.line(scenes[0].name)
    let context: PageValues = [
      "title": SafeWords.line(scenes[0].name), "style": style, "script": script,
      "policy": ReportPage.policy(style: style, script: script),
      "verdict": verdict(contexts).values, "cut": cut, "picture": picture,
      "columns": scenes.indices.map(column), "isEmpty": matrix.allRows.isEmpty,
      "rows": shownRows.enumerated().map { row($1, $0, contexts) },
      "provenance": provenance.map {
        ["name": $0.name, "value": SafeWords.line($0.value)] as PageValues
      },
      "readers": ReaderTitles(scenes).text,
    ]
    return Array(try PageTemplates.render(.readers, context).utf8)
  }

  private func verdict(_ contexts: [SceneContext]) -> PageVerdict {
    var verdict = PageVerdict()
    for (index, scene) in scenes.enumerated() {
      verdict.say(
        [counted(scene.transcript.stops.count, "stop")], heardBy: ReaderTitles([scene]).exact,
        in: heard(index))
    }
    verdict.say(differences, target: "transcript")
    verdict.say(FindingCounts(contexts[0].findings.map(\.finding)), target: "transcript")
    return verdict
  }

  private func heard(_ index: Int) -> HeardTime? {
    guard let sound = sound(index) else { return scenes[index].audit?.heard }
    return HeardTime(seconds: Double(sound.duration) / 1000, isMeasured: true)
  }

  private func sound(_ index: Int) -> PageSound? {
    sounds.indices.contains(index) ? sounds[index] : nil
  }

  /// What differs other than by words: each reader has words of its own.
  private var differences: String {
    let rows = matrix.allRows
    let heard = rows.count { row in
      zip(row.cells, row.within).allSatisfy { $0 != nil || $1 != nil }
    }
    let moved = rows.count { $0.cells.contains { $0?.hasMoved == true } }
    let all = scenes.count == 2 ? "Both" : "All \(scenes.count)"
    let amount = heard == rows.count ? "the same" : "\(heard) of"
    return "\(all) hear \(amount) \(counted(rows.count, "stop"))"
      + (moved > 0 ? ", \(moved) in another order." : ".")
  }

  private func column(_ index: Int) -> PageValues {
    let title = ReaderTitles([scenes[index]]).exact
    return [
      "prefix": Self.prefix(index), "name": SafeWords.line(title),
      "sound": sound(index).map { sound in
        [
          "url": sound.url, "captions": sound.captions, "times": sound.times,
          "language": LanguageTag(scenes[index].transcript.language).markup,
        ] as PageValues
      },
    ]
  }

  private static func prefix(_ index: Int) -> String { "r\(index)-" }

  private func row(
    _ row: TranscriptMatrix.Row, _ index: Int, _ contexts: [SceneContext]
  ) -> PageValues {
    let first = row.cells.first { $0 != nil } ?? nil
    var findings: [Finding] = []
    for (cell, context) in zip(row.cells, contexts) where findings.isEmpty {
      if let cell { findings = context.findings(at: cell.number - 1) }
    }
    let box = row.cells[0].flatMap { contexts[0].box(of: $0.number - 1) }
    return [
      "index": index, "box": box, "told": SceneContext.told(findings),
      "cells": row.cells.enumerated().map { column, cell -> PageValues in
        let name = SafeWords.line(ReaderTitles([scenes[column]]).text)
        guard let cell else {
          let within = row.within[column].map { "heard with stop \($0)" }
          return [
            "name": name, "isThere": false, "within": within, "isMissing": within == nil,
          ]
        }
        let language = LanguageTag(scenes[column].transcript.language).markup
        let hint = cell.hint.flatMap { cell.text.hasSuffix($0) ? nil : SafeWords.line($0) }
        return [
          "name": name, "isThere": true, "isMissing": false, "within": false, "number": cell.number,
          "hasMoved": cell.hasMoved, "prefix": Self.prefix(column),
          "isHeard": isHeard(cell, column), "language": language,
          "runs": Self.runs(from: first?.text ?? "", to: cell.text), "hint": hint,
        ]
      },
    ]
  }

  private func isHeard(_ cell: TranscriptMatrix.Cell, _ column: Int) -> Bool {
    guard let sound = sound(column), sound.timings.indices.contains(cell.number - 1)
    else { return false }
    return sound.timings[cell.number - 1] != nil
  }

  /// Returns the words of a cell, with what the first reader does not say marked.
  private static func runs(from first: String, to text: String) -> [PageValues] {
    if text.isEmpty { return [["isChange": false, "isSame": true, "text": "[silent]"]] }
    return WordDiff(from: SafeWords.line(first), to: SafeWords.line(text)).runs
      .filter { !$0.new.isEmpty }
      .map { ["isChange": $0.isChange, "isSame": !$0.isChange, "text": $0.new] }
  }
}
