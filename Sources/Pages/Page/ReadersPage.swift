internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
package import SpeechSynthesis
internal import Transcript
internal import TranscriptDiff
package import VoiceProfiles
internal import Voices

/// A page that shows one screen as several readers hear it: one picture, a column a reader, a row an element.
package struct ReadersPage: Sendable {
  /// How many cells a page shows.
  static let mostCells = 10_000
  private static let scenePrefix = "s0-"

  /// How a reader hears the screen.
  package struct Column: Sendable {
    let name: String
    let scene: PageScene
    let places: [[String]]

    /// Creates a column; the places tell which stops of the readers are one element.
    package init(name: String, scene: PageScene, places: [[String]]) {
      self.name = name
      self.scene = scene
      self.places = places
    }
  }

  /// The screen as each reader hears it.
  package let scenes: [PageScene]
  /// Where the index is that the page belongs to, from the page, or `nil` for a page alone.
  package var home: String?
  private let matrix: TranscriptMatrix
  /// Where the page comes from: names and values, in order.
  package var provenance: [(name: String, value: String)] = []
  /// The sound of each reader, `nil` where nothing is heard; empty for a page that is only looked at.
  package var sounds: [PageSound?] = []

  /// What a voice speaks for each reader, in order.
  package var items: [[SpeechTimeline.Item]] {
    scenes.map { $0.lines(at: 0).compactMap(\.item) }
  }

  /// Creates a page of one screen, which is drawn as the first reader has it.
  package init(_ columns: [Column]) {
    scenes = columns.map(\.scene)
    matrix = TranscriptMatrix(
      columns.map { TranscriptMatrix.Column($0.name, $0.scene.transcript, places: $0.places) })
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
    let script = PageNeighbours.script(.comparisonScript, home: home)
    let contexts = scenes.map { SceneContext($0, index: 0, prefix: Self.scenePrefix) }
    let shared = SharedFindings(contexts, rows: matrix.allRows)
    let faults = shared.faults(in: matrix.allRows)
    let found = shared.byRow
    let groups = FindingGroup.groups(of: places(of: shared), reader: ReaderTitles().text)
    let drawn = contexts[0].picture
    let key = PictureKey(drawn.map { [$0] } ?? [], hasFaults: !faults.isEmpty)
    var picture = try contexts[0].values(among: 1, faults: faults)
    picture["name"] = SafeWords.line(scenes[0].name)
    let context: PageValues = [
      "title": SafeWords.line(scenes[0].name), "style": style, "script": script,
      "policy": ReportPage.policy(style: style, script: script),
      "verdict": verdict(shared.counts).values, "home": home.map(IndexPage.escaped),
      "neighbours": home == nil ? "" : PageNeighbours.gap, "cut": cut, "picture": picture,
      "findings": try FindingGroup.list(of: groups, aside: shared.legend), "key": try key.list(),
      "hasPicture": drawn != nil, "numbers": ReaderTitles([scenes[0]]).exact,
      "undrawn": drawn == nil ? contexts[0].undrawn : nil,
      "columns": scenes.indices.map(column), "columnCount": scenes.count,
      "isEmpty": matrix.allRows.isEmpty,
      "rows": shownRows.enumerated().map { row($1, $0, contexts[0], found[$0] ?? [], shared) },
      "provenance": provenance.map {
        ["name": $0.name, "value": SafeWords.line($0.value)] as PageValues
      },
      "readers": ReaderTitles(scenes).text,
    ]
    return Array(try PageTemplates.render(.readers, context).utf8)
  }

  private func verdict(_ counts: FindingCounts) -> PageVerdict {
    var verdict = PageVerdict()
    for (index, scene) in scenes.enumerated() {
      verdict.say(
        [counted(scene.transcript.stops.count, "stop")], readBy: ReaderTitles([scene]).exact,
        in: heard(index))
    }
    if scenes.count > 1 { verdict.say(differences, target: "transcript") }
    if scenes.contains(where: { $0.audit != nil }) { verdict.say(counts, target: "findings") }
    return verdict
  }

  package var times: [HeardTime?] { scenes.indices.map(heard) }

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
    return "\(all) hear \(amount) \(counted(rows.count, "element"))"
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
    _ row: TranscriptMatrix.Row, _ index: Int, _ drawn: SceneContext,
    _ found: [SharedFindings.Entry], _ shared: SharedFindings
  ) -> PageValues {
    let first = row.cells.first { $0 != nil } ?? nil
    let told = found.filter { $0.finding.kind >= .warning }.map { entry in
      SceneContext.values(of: entry.finding).merging(["readers": shared.readers(of: entry)]) { $1 }
    }
    let box = row.cells[0].flatMap { drawn.box(of: $0.number - 1) }
    return [
      "index": index, "box": box, "told": told,
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

  /// The findings of all readers, each with what the template needs for its place.
  private func places(of shared: SharedFindings) -> [(finding: Finding, place: PageValues?)] {
    let shown = shownRows.count
    return shared.entries.map { entry in
      if let row = entry.row, row >= shown { return (entry.finding, nil) }
      let number = entry.row.flatMap { matrix.allRows[$0].cells[0]?.number }
      return (
        entry.finding,
        [
          "target": entry.row.map { "row-\($0)" }, "isUnheard": entry.row == nil,
          "number": number, "place": SceneContext.name(of: entry.finding),
          "readers": shared.readers(of: entry),
        ]
      )
    }
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
