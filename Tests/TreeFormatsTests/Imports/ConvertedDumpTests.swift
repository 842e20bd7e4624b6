import AccessibilityTree
import Bridges
import Documents
import Hearing
import NavigationScript
import Testing
import TreeFormats

/// Whatever a dump holds, the screen file that it is converted to can be read.
///
/// What fuzzing has found is kept here.
@Suite struct ConvertedDumpTests {
  static let dumps: [(shows: String, format: String, text: String)] = [
    (
      "a view without size is no size of a screen", "flutter",
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 0.0, 0.0)
       │ label: "Rate"
      """
    ),
    (
      "a language that is no tag is left out", "accessibilitysnapshot",
      #"[{"element": {"_0": {"label": "Rate", "accessibilityLanguage": "[boundary]en-GB", "#
        + #""usesDefaultActivationPoint": true}, "traversalIndex": 0}}]"#
    ),
    (
      "a language may be written with an underscore", "accessibilitysnapshot",
      #"[{"element": {"_0": {"label": "Rate", "accessibilityLanguage": "pt_BR", "#
        + #""usesDefaultActivationPoint": true}, "traversalIndex": 0}}]"#
    ),
    (
      "a language of another toolkit is held against the same rule", "accesskit",
      #"{"nodes": [[0, {"role": "window", "children": [1]}], "#
        + #"[1, {"role": "button", "label": "Rate", "language": "not a tag"}]], "#
        + #""tree": {"root": 0}, "focus": 0}"#
    ),
  ]

  @Test(arguments: dumps)
  func theScreenFileIsRead(_ dump: (shows: String, format: String, text: String)) throws {
    let source = try SourceText(bytes: Array(dump.text.utf8), path: "dump")
    let screen = try TreeReaders.read(source, format: dump.format).screen
    let file = try SourceText(bytes: NativeWriter(screen).json, path: "screen")
    let read = try TreeReaders.read(file, format: "screen").screen
    #expect(read.tree.elements.compactMap(\.label) == ["Rate"], "\(dump.shows)")
    #expect(read.size == screen.size)
  }

  @Test func ofSeveralRowsOfHeadersTheFirstIsHeard() throws {
    let dump = """
      - table "Loans":
        - row "Books":
          - columnheader "Books"
        - row "Due":
          - columnheader "Due"
        - row "Mosses":
          - cell "Mosses"
      """
    let source = try SourceText(bytes: Array(dump.utf8), path: "dump")
    let dumped = try TreeReaders.read(source, format: "playwright")
    let screen = dumped.screen
    let table = try #require(
      dumped.bridged(
        by: Bridges.toolkitOnIOS
      ).screen.tree.elements.compactMap(\.table).first)
    #expect(table.columnHeaders == [.init(index: 0, ids: ["table-header-1"])])
    let file = try SourceText(bytes: NativeWriter(screen).json, path: "screen")
    let read = try TreeReaders.read(file)
    #expect(read.screen == screen)
    #expect(
      read.bridged(by: Bridges.toolkitOnIOS).screen.tree.elements.compactMap(\.table) == [table])
  }

  /// What importers state of roles, states and numbers goes together, as the reader of screen files wants it.
  @Test(arguments: ImportFixtureTests.files) func factsAreReadBack(_ file: String) throws {
    let path = ImportFixtureTests.folder + "/" + file
    for screen in try TreeReaders.readAll(SourceFile.read(path)).map(\.screen) {
      let written = try SourceText(bytes: NativeWriter(screen).json, path: "screen")
      let read = try TreeReaders.read(written, format: "screen").screen
      #expect(read.toolkit == screen.toolkit)
      #expect(read.tree.elements.map(\.role) == screen.tree.elements.map(\.role))
      #expect(read.tree.elements.map(\.states) == screen.tree.elements.map(\.states))
      #expect(read.tree.elements.map(\.range) == screen.tree.elements.map(\.range))
    }
  }

  /// A table within a table, which has no words, is taken for no header without words.
  @Test(arguments: [
    (
      "",
      #", "context": {"dataTableCell": {"row": 0, "column": 1, "width": 1, "height": 1, "#
        + #""rowHeaders": [], "columnHeaders": [{}]}}"#
    ),
    (
      #", "cells": [{}, {"row": 0, "column": 1, "rowHeaderChildIndices": [], "#
        + #""columnHeaderChildIndices": [0]}]"#, ""
    ),
  ])
  func aTableWithinATableIsNoHeader(ofTable: String, ofCell: String) throws {
    let inner =
      #"{"container": {"_0": {"type": {"dataTable": {"rowCount": 1, "columnCount": 1}}}, "#
      + #""children": []}}"#
    let cell =
      #"{"element": {"_0": {"label": "Rate", "usesDefaultActivationPoint": true\#(ofCell)}, "#
      + #""traversalIndex": 0}}"#
    let dump =
      #"[{"container": {"_0": {"type": {"dataTable": {"rowCount": 1, "columnCount": 2"#
      + #"\#(ofTable)}}}, "children": [\#(inner), \#(cell)]}}]"#
    let source = try SourceText(bytes: Array(dump.utf8), path: "dump")
    let screen = try TreeReaders.read(source, format: "accessibilitysnapshot").screen
    #expect(screen.tree.elements.contains { $0.cell?.column == 1 })
    let file = try SourceText(bytes: NativeWriter(screen).json, path: "screen")
    #expect(
      try TreeReaders.read(file, format: "screen").screen.tree.elements == screen.tree.elements)
  }

  @Test func languagesHaveHyphens() throws {
    let languages = try Self.dumps.dropFirst().map { dump in
      let source = try SourceText(bytes: Array(dump.text.utf8), path: "dump")
      return try TreeReaders.read(source, format: dump.format).screen.tree.elements
        .compactMap(\.language)
    }
    #expect(languages == [[], ["pt-BR"], []])
  }
}
