package import Transcript

/// One screen as it is heard under several settings, and which of its stops differ between them.
///
/// Stops are matched by the node of the input that they were made of, as bridges make other trees of a page for
/// each reader.
package struct TranscriptMatrix: Equatable, Sendable {
  /// What is heard at one stop under one setting.
  package struct Cell: Equatable, Sendable {
    /// The number of the stop, counted from 1.
    package var number: Int
    /// What is heard.
    package var text: String
    /// What is heard after a pause, or `nil`.
    package var hint: String?
    /// Whether the stop is heard in another place than under the first setting.
    package var hasMoved: Bool
  }

  /// A stop under all settings.
  package struct Row: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    package var element: String?
    /// Where the element stands in the tree.
    package var path: String
    /// Where the element is written, or `nil` where nothing tells.
    package var place: StopPlace?
    /// What is heard under each setting, `nil` where the stop is not heard.
    package var cells: [Cell?]
    /// The number of the stop that says the element together with others before it, as a line does; `nil` where the
    /// element has a cell or is not heard.
    package var within: [Int?]

    /// Whether the hints are not the same everywhere.
    package var hasOtherHints: Bool {
      Set(cells.map { $0?.hint }).count > 1
    }

    var differs: Bool {
      cells.contains { $0 == nil || $0?.hasMoved == true } || hasOtherHints
        || Set(cells.map { $0?.text }).count > 1
    }
  }

  /// What is heard under one setting.
  package struct Column {
    /// The setting's name.
    package var name: String
    /// What is heard.
    package var transcript: Transcript
    /// What tells the stops apart, in their order: the same for the same node of the input.
    ///
    /// Behind the first stand those of what is said at the same stop.
    package var places: [[String]]

    /// Creates a column.
    package init(_ name: String, _ transcript: Transcript, places: [[String]]) {
      self.name = name
      self.transcript = transcript
      self.places = places
    }
  }

  /// The screen's title, or `nil`.
  package let screen: String?
  /// The names of the settings, in order.
  package let settings: [String]
  /// The name of the reader under each setting.
  package let readers: [String]
  /// The version of the reader under each setting.
  package let readerVersions: [String]
  /// Every stop that is heard under any setting, in the order of the first one; others come behind the one that is
  /// heard before them.
  package let allRows: [Row]
  /// The stops that differ, in the same order.
  package let rows: [Row]
  /// How many stops are heard under any setting.
  package var stopCount: Int { allRows.count }

  /// Compares.
  ///
  /// - Complexity: O(n log n) in the number of stops, for each setting.
  package init(_ columns: [Column]) {
    screen = columns.first?.transcript.screen
    settings = columns.map(\.name)
    readers = columns.map(\.transcript.reader)
    readerVersions = columns.map(\.transcript.readerVersion)
    var rows: [Row] = []
    // Which row is behind each, so that one that is new goes behind the last one of its column.
    var next: [Int] = []
    var first = -1
    var places: [String: Int] = [:]
    for (column, heard) in columns.enumerated() {
      var counts: [String: Int] = [:]
      var last = -1
      for (index, stop) in heard.transcript.stops.enumerated() {
        // Several stops may be made of one node.
        let node = heard.places[index].first ?? ""
        let count = counts[node, default: 0]
        counts[node] = count + 1
        let own = "\(node) \(count)"
        let place = places[own] ?? rows.count
        if place == rows.count {
          places[own] = place
          rows.append(
            Row(
              element: stop.element, path: stop.path, place: stop.place,
              cells: Array(repeating: nil, count: columns.count),
              within: Array(repeating: nil, count: columns.count)))
          next.append(last < 0 ? first : next[last])
          if last < 0 { first = place } else { next[last] = place }
        }
        rows[place].cells[column] = Cell(
          number: index + 1, text: stop.text, hint: stop.hint, hasMoved: false)
        last = place
      }
    }
    for (column, heard) in columns.enumerated() {
      for (index, parts) in heard.places.enumerated() {
        for part in parts.dropFirst() {
          guard let place = places["\(part) 0"], rows[place].cells[column] == nil,
            rows[place].within[column] == nil
          else { continue }
          rows[place].within[column] = index + 1
        }
      }
    }
    rows = sequence(first: first) { next[$0] }.prefix { $0 >= 0 }.map { rows[$0] }
    for column in columns.indices.dropFirst() { Self.markMoved(column, &rows) }
    allRows = rows
    self.rows = rows.filter(\.differs)
  }

  // As few stops as possible count as moved.
  private static func markMoved(_ column: Int, _ rows: inout [Row]) {
    var pairs: [(old: Int, new: Int)] = []
    var owners: [Int] = []
    for (index, row) in rows.enumerated() {
      guard let first = row.cells[0], let other = row.cells[column] else { continue }
      pairs.append((first.number, other.number))
      owners.append(index)
    }
    let kept = Set(IncreasingSubsequence.indices(of: pairs))
    for (pair, owner) in owners.enumerated() where !kept.contains(pair) {
      rows[owner].cells[column]?.hasMoved = true
    }
  }

  /// How many stops differ, in one line: `3 of 12 stops differ`.
  package var summary: String {
    if rows.isEmpty {
      return "nothing differs in \(stopCount) \(stopCount == 1 ? "stop" : "stops")"
    }
    let stops = stopCount == 1 ? "stop" : "stops"
    return "\(rows.count) of \(stopCount) \(stops) \(rows.count == 1 ? "differs" : "differ")"
  }

  /// The table of what differs: a row of headings, then a row a stop.
  package var table: [[String]] {
    [["stop", "element"] + settings]
      + rows.map { row in
        let number = row.cells.first.flatMap { $0 }.map { String($0.number) } ?? "–"
        return [number, row.element ?? row.place?.words ?? row.path]
          + row.cells.indices.map { Self.words(of: $0, in: row) }
      }
  }

  private static func words(of column: Int, in row: Row) -> String {
    guard let cell = row.cells[column] else {
      return row.within[column].map { "in \($0)" } ?? "–"
    }
    var words = cell.text.isEmpty ? "[silent]" : cell.text
    if row.hasOtherHints, let hint = cell.hint, !words.hasSuffix(hint) { words += " ‖ \(hint)" }
    return cell.hasMoved ? "\(cell.number): \(words)" : words
  }
}
