internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import TranscriptDiff

/// What was found on one screen by any of several readers: one finding where they find the same.
struct SharedFindings {
  /// A finding, and who finds it.
  struct Entry {
    /// The finding, in the words of the first reader by whom it holds.
    let finding: Finding
    /// The readers by whom it holds, as places among all of them.
    fileprivate(set) var readers: [Int]
    /// The row of its element, or `nil` for the whole screen and for what nobody hears.
    fileprivate(set) var row: Int?
    /// Where the element is, in points of the screen, or `nil`.
    fileprivate var frame: Frame?
    fileprivate let place: String
  }

  private struct Key: Hashable {
    let kind: FindingKind
    let rule: String
    let place: String
    /// Which of the reader's findings of that rule about that place it is.
    let number: Int
  }

  /// The findings, in the order of the first reader.
  private(set) var entries: [Entry] = []
  private let names: [String]

  /// Puts together what each reader finds.
  ///
  /// Elements are the same where they stand in the same place of a document or of a tree.
  init(_ contexts: [SceneContext], rows: [TranscriptMatrix.Row]) {
    names = contexts.map { ReaderTitles([$0.scene]).exact }
    var indices: [Key: Int] = [:]
    for (column, context) in contexts.enumerated() {
      var rowOfStop: [Int: Int] = [:]
      for (index, row) in rows.enumerated() {
        guard let number = row.cells[column]?.number else { continue }
        rowOfStop[number - 1] = index
      }
      let tree = context.scene.reading.screen.tree
      var counts: [Key: Int] = [:]
      for (finding, stop) in context.findings {
        let node = finding.place?.node ?? -1
        let element = tree.elements.indices.contains(node) ? tree[node] : nil
        let place = Self.place(of: finding)
        let first = Key(kind: finding.kind, rule: finding.rule, place: place, number: 0)
        let key = Key(
          kind: finding.kind, rule: finding.rule, place: place, number: counts[first, default: 0])
        counts[first, default: 0] += 1
        let row = stop.flatMap { rowOfStop[$0] }
        if let index = indices[key] {
          entries[index].readers.append(column)
          if entries[index].row == nil { entries[index].row = row }
          if entries[index].frame == nil { entries[index].frame = element?.frame }
        } else {
          indices[key] = entries.count
          entries.append(
            Entry(
              finding: finding, readers: [column], row: row, frame: element?.frame, place: place))
        }
      }
    }
  }

  /// What tells elements apart, the same for each reader.
  private static func place(of finding: Finding) -> String {
    guard let place = finding.place else { return finding.message }
    if let markup = place.markup { return "\(markup.frame ?? "") \(markup.selector)" }
    return place.path
  }

  /// How many there are of each kind.
  var counts: FindingCounts { FindingCounts(entries.map(\.finding)) }

  /// The findings about the elements of each row.
  var byRow: [Int: [Entry]] {
    Dictionary(grouping: entries.filter { $0.row != nil }) { $0.row ?? 0 }
  }

  /// Who finds it, or `nil` where all readers do.
  func readers(of entry: Entry) -> String? {
    if entry.readers.count == names.count { return nil }
    return entry.readers.map { names[$0] }.joined(separator: ", ")
  }

  /// What it means that no reader is named; `nil` where each finding names some.
  var legend: String? {
    guard names.count > 1, entries.contains(where: { $0.readers.count == names.count }) else {
      return nil
    }
    let all = names.count == 2 ? "both" : "all \(names.count)"
    return "Findings without a reader's name apply to \(all)."
  }

  /// The worst of what is wrong with each element; numbers are those of the first reader.
  func faults(in rows: [TranscriptMatrix.Row]) -> [PictureFault] {
    var indices: [String: Int] = [:]
    var faults: [PictureFault] = []
    for entry in entries {
      let number = entry.row.flatMap { rows[$0].cells[0]?.number }
      let fault = PictureFault(kind: entry.finding.kind, stop: number, frame: entry.frame)
      if let index = indices[entry.place] {
        if faults[index].kind < fault.kind { faults[index] = fault }
      } else if number != nil || entry.frame != nil {
        indices[entry.place] = faults.count
        faults.append(fault)
      }
    }
    return faults
  }
}
