import Earshot

/// One combination of settings, each `nil` where it is the screen's own.
struct MatrixSetting {
  var options = ReaderOptions()
  /// The reader as it was asked for, with its version.
  var readerName: String?
  var platform: Platform?
  var device = DeviceSettings()

  /// What the column is called.
  var name: String {
    ([readerName, options.language, options.style?.rawValue, platform?.rawValue]
      .compactMap { $0 } + options.assignments.map { "\($0.key)=\($0.value)" } + device.words)
      .joined(separator: " ")
  }

  /// Returns the transcript as a column, and collects the reading's remarks.
  func column(
    of imported: ImportedScreen, remarks: inout [String]
  ) throws(SourceError) -> TranscriptMatrix.Column {
    var imported = imported
    if let platform { imported.screen.platform = platform }
    imported.screen = try imported.screen.under(device)
    let leaves = Self.leaves(of: imported.screen.tree)
    let reading = try options.reading(imported.bridged(for: options.reader).screen)
    remarks.appendMissing(reading.remarks(leftOut: imported.report.leftOutWhole))
    let transcript = Transcript(reading, rendering: Rendering(options.writtenStyle))
    let places = zip(reading.order.stops, transcript.stops).map { stop, heard in
      guard stop.side == .element,
        let number = reading.screen.tree[stop.element].documentNode,
        leaves.indices.contains(number)
      else { return heard.path + (stop.side == .element ? "" : " \(stop.side)") }
      return "node \(leaves[number])"
    }
    return TranscriptMatrix.Column(name, transcript, places: places)
  }

  /// Returns what is seen, and what an audit finds, under the settings of the device.
  func seen(
    of imported: ImportedScreen, _ listening: ListeningTime
  ) throws(SourceError) -> SeenMatrix.Column {
    var imported = imported
    if let platform { imported.screen.platform = platform }
    imported.screen = try imported.screen.under(device)
    let bridged = imported.bridged(for: options.reader)
    let screen = try AuditedScreen(
      bridged.screen, stated: bridged.stated, path: "matrix", options: options,
      listening: listening, leftOut: imported.report.leftOutWhole)
    return SeenMatrix.Column(name, screen, Audit().run(screen), under: device)
  }

  /// Returns a screen whose nodes carry their numbers through every bridge.
  static func numbered(_ imported: ImportedScreen) -> ImportedScreen {
    var imported = imported
    for node in imported.screen.tree.elements.indices {
      imported.screen.tree[node].documentNode = node
    }
    return imported
  }

  /// The first node in each node that holds no others: a heading and its text are one place.
  private static func leaves(of tree: ElementTree) -> [Int] {
    var leaves = Array(tree.elements.indices)
    for node in leaves.indices.reversed() where tree.hasChildren(node) {
      leaves[node] = leaves[node + 1]
    }
    return leaves
  }
}
