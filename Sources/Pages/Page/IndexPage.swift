internal import AccessibilityAudit
internal import AccessibilityTree
package import NavigationScript
internal import ScreenReader
internal import Transcript
internal import VoiceProfiles

/// The page of a folder: its screens and flows with a thumbnail of each, what is wrong with it, and totals.
package struct IndexPage: Sendable {
  /// What the folder is called.
  package var title: String
  /// Where the page comes from: names and values, in order.
  package var provenance: [(name: String, value: String)] = []
  private var screens: [IndexTile] = []
  private var flows: [IndexTile] = []
  /// Whether what is heard is counted for each reader.
  private let isByReader: Bool
  /// What each reader hears, in the order of the readers.
  private var heard: [IndexReader] = []
  private var failedFlows = 0
  private var readers = ReaderTitles()

  /// Creates a page without screens.
  package init(title: String, isByReader: Bool = false) {
    self.title = title
    self.isByReader = isByReader
  }

  /// Adds a screen.
  package mutating func add(_ page: any ScreenPage, file: String, page path: String) throws {
    guard let first = page.scenes.first else { return }
    var tile = IndexTile(
      named: first.name, svg: try picture(of: first, "t\(screens.count)-"), file: file, page: path)
    for (scene, time) in zip(page.scenes, page.times) {
      readers.add(scene)
      let name = isByReader ? ReaderTitles([scene]).exact : ""
      let reader =
        heard.firstIndex { $0.name == name }
        ?? {
          heard.append(IndexReader(name: name))
          return heard.count - 1
        }()
      heard[reader].add(scene, time, tile: screens.count, row: tile.rows.count)
      tile.add(scene, time, reader: isByReader ? ReaderTitles([scene]).text : nil)
    }
    screens.append(tile)
  }

  /// Adds a flow.
  package mutating func add(
    _ flow: FlowResult, _ shown: ReportPage, file: String, page: String
  ) throws {
    if !flow.failures.isEmpty { failedFlows += 1 }
    shown.scenes.forEach { readers.add($0) }
    let svg = try shown.scenes.first.flatMap { try picture(of: $0, "f\(flows.count)-") }
    flows.append(IndexTile(flow, shown, svg: svg, file: file, page: page))
  }

  private func picture(of scene: PageScene, _ prefix: String) throws -> String? {
    let context = SceneContext(scene, index: 0)
    return try context.picture.map {
      try PictureSVG($0, scene.transcript)
        .element(
          prefix: prefix, screenshot: scene.screenshot, faults: context.faults, isSmall: true)
    }
  }

  /// Audits the screens together, and puts the worst first, when all are added.
  package mutating func settle() {
    for reader in heard.indices {
      for (place, counts) in heard[reader].settle() {
        screens[place.tile].show(counts, row: place.row)
      }
    }
    screens = IndexTile.sorted(screens)
    flows = IndexTile.sorted(flows)
  }

  /// The pages in the order of the index, when it is settled.
  package var pages: [PageNeighbours.Page] {
    (screens + flows).map { PageNeighbours.Page(name: $0.name, file: $0.page) }
  }

  /// Writes the page, when it is settled.
  package func html() throws -> [UInt8] {
    let style = ReportPage.style
    let script = PageTemplates.text(of: .indexScript)
    let kinds = Set(
      (screens + flows).flatMap(\.flags).compactMap { FindingKind(rawValue: $0.kind) })
    func figure(_ value: any PageValue, _ name: String) -> PageValues {
      ["value": value, "name": name]
    }
    var figures = [figure(screens.count, screens.count == 1 ? "screen" : "screens")]
    if !isByReader, let all = heard.first {
      figures.append(figure(all.stops, all.stops == 1 ? "stop" : "stops"))
      if let time = all.time { figures.append(figure(time.text, "to listen to")) }
      figures += all.counts.figures
    }
    if !flows.isEmpty { figures.append(figure(flows.count, flows.count == 1 ? "flow" : "flows")) }
    if failedFlows > 0 {
      figures.append(figure(failedFlows, failedFlows == 1 ? "flow fails" : "flows fail"))
    }
    let sections = [("Screens", screens), ("Flows", flows)].filter { !$0.1.isEmpty }
    let context: PageValues = [
      "title": SafeWords.line(title), "style": style,
      "policy": ReportPage.policy(style: style, script: script), "script": script,
      "figures": figures,
      "hasReaders": isByReader && !heard.isEmpty,
      "byReader": isByReader ? heard.map(\.values) : [],
      "kinds": FindingKind.allCases.reversed().filter(kinds.contains).map {
        ["kind": $0.rawValue, "words": "with \($0.rawValue)s"] as PageValues
      },
      "sections": sections.map { heading, tiles in
        [
          "heading": heading, "isAlone": sections.count == 1,
          "tiles": tiles.map(\.values),
        ]
          as PageValues
      },
      "provenance": provenance.map {
        ["name": $0.name, "value": SafeWords.line($0.value)] as PageValues
      },
      "readers": readers.text,
    ]
    return Array(try PageTemplates.render(.index, context).utf8)
  }

  /// Returns a path as a link has it: all but letters, digits and a few marks as `%` with two digits.
  static func escaped(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    // A name with a colon at its start would be taken for a scheme.
    return "./"
      + path.utf8.map { byte in
        plain.contains(byte)
          ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }.joined()
  }
}
