internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript

/// What the template needs to know about a scene, found once.
struct SceneContext {
  let index: Int
  let scene: PageScene
  let picture: ScreenPicture?
  /// What the ids of the scene begin with.
  let prefix: String
  /// The findings that count, each with the stop of its element.
  let findings: [(finding: Finding, stop: Int?)]
  private let findingsOfStop: [Int: [Finding]]
  /// Whether the screen was shown before, and has only changed since.
  var isRepeated = false
  private let lineOfStop: [Int: Int]
  /// When each line of the page is heard.
  private let timings: [PageSound.Timing?]
  private let placeless: Set<Int>

  /// Looks at a scene.
  init(
    _ scene: PageScene, index: Int, prefix: String? = nil, lineOfStop: [Int: Int] = [:],
    timings: [PageSound.Timing?] = []
  ) {
    self.index = index
    self.scene = scene
    self.lineOfStop = lineOfStop
    self.timings = timings
    self.prefix = prefix ?? "s\(index)-"
    picture = ScreenPicture(scene.reading, showing: scene.shownStops)
    placeless = Set((picture?.placeless ?? []) + (picture?.beyond ?? []))
    var stops: [Int: Int] = [:]
    for (stop, place) in scene.reading.order.stops.enumerated() {
      for node in place.parts { stops[node] = stop }
    }
    findings = (scene.audit?.findings ?? []).filter(\.counts).map { finding in
      (finding, finding.place.flatMap { stops[$0.node] })
    }
    var findingsOfStop: [Int: [Finding]] = [:]
    for (finding, stop) in findings {
      if let stop { findingsOfStop[stop, default: []].append(finding) }
    }
    self.findingsOfStop = findingsOfStop
  }

  /// Returns the id of a stop's box, `nil` for a stop without a place in the picture.
  func box(of stop: Int) -> String? {
    if picture == nil || placeless.contains(stop + 1) { return nil }
    return "\(prefix)box-\(stop + 1)"
  }

  /// Returns the findings about a stop.
  func findings(at stop: Int) -> [Finding] { findingsOfStop[stop] ?? [] }

  /// The worst of what is wrong with each element that is drawn.
  var faults: [PictureFault] {
    var worst: [Int: (stop: Int?, kind: FindingKind)] = [:]
    for case let (finding, stop) in findings {
      guard let node = finding.place?.node, node >= 0 else { continue }
      worst[node] = (stop, max(worst[node]?.kind ?? finding.kind, finding.kind))
    }
    let (tree, stops) = (scene.reading.screen.tree, scene.reading.order.stops)
    return worst.sorted { $0.key < $1.key }.map { node, fault in
      // A line is drawn where its first part is.
      let isStop = fault.stop.map { stops[$0].element == node } ?? false
      return PictureFault(
        kind: fault.kind, stop: fault.stop.map { $0 + 1 }, frame: isStop ? nil : tree[node].frame)
    }
  }

  /// Returns the line that is about a stop.
  func line(of stop: Int?) -> Int? { stop.flatMap { lineOfStop[$0] } }

  /// Returns when a part of what is heard at a line is heard, or `nil` where that cannot be told.
  func range(of text: String?, at line: Int?) -> Range<Int>? {
    guard let text, let line, timings.indices.contains(line) else { return nil }
    return timings[line]?.range(of: text)
  }

  /// What the template needs for the scene, with frames around what is wrong.
  func values(among count: Int, faults: [PictureFault]) throws -> PageValues {
    let stops = scene.transcript.stops.count
    var values: PageValues = [
      "isLong": stops > ReportPage.long, "index": index, "prefix": prefix,
      "name": SafeWords.line(scene.name),
      "isOneOfSeveral": count > 1,
      "viewLabel": "Picture of \(SafeWords.line(scene.name)): \(counted(stops, "stop"))",
      "detailsHeading": count > 1 ? SafeWords.line(scene.name) : "More about this screen",
      "isTall": picture.map { $0.canvas.height > 2.4 * $0.canvas.width } ?? false,
      "aside": undrawn,
    ]
    if let picture {
      values["svg"] = try PictureSVG(picture, scene.transcript)
        .element(prefix: prefix, screenshot: scene.screenshot, faults: faults)
    }
    values.merge(details) { _, new in new }
    return values
  }

  /// What is not drawn, and what would let it be drawn; `nil` where all is.
  var undrawn: String? {
    guard let picture else {
      return scene.transcript.stops.isEmpty
        ? nil : "There is no picture, because no element has a frame. \(wayToFrames)"
    }
    func told(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0
        ? nil
        : count == 1
          ? "1 stop \(one) and is not drawn." : "\(count) stops \(several) and are not drawn."
    }
    let sentences = [
      told(picture.placeless.count, "has no frame", "have no frame"),
      told(picture.beyond.count, "lies beyond the picture", "lie beyond the picture"),
    ].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// How people get frames for an input of this kind.
  private var wayToFrames: String {
    if scene.reading.screen.origin == nil {
      return
        "To get one, add a frame to the elements of the screen file: frame: [x, y, width, height]."
    }
    return scene.reading.screen.platform == .web
      ? "To get one, report the page itself: earshot report ADDRESS."
      : "To get one, dump the screen with a tool that saves frames, such as Appium or uiautomator."
  }

  private var details: PageValues {
    let rotors = isRepeated ? [] : self.rotors
    let unheard = self.unheard
    let effort = self.effort
    let report = importRows
    return [
      "hasDetails":
        !(rotors.isEmpty && unheard.isEmpty && effort.isEmpty && report.isEmpty),
      "hasRotors": !rotors.isEmpty, "rotors": rotors,
      "hasUnheard": !unheard.isEmpty, "unheard": unheard,
      "moreUnheard": more(than: unheard.count, of: scene.reading.order.omissions.count),
      "hasEffort": !effort.isEmpty, "effort": effort,
      "hasImport": !report.isEmpty, "importRows": report,
    ]
  }

  /// The findings, each with what the template needs for its place.
  func places(among count: Int) -> [(finding: Finding, place: PageValues?)] {
    var unheard = 0
    return findings.map { finding, stop in
      if stop == nil { unheard += 1 }
      guard scene.shows(stop), unheard <= PageScene.mostStops else { return (finding, nil) }
      let line = line(of: stop)
      let name = Self.name(of: finding)
      let screen = SafeWords.line(scene.name)
      return (
        finding,
        [
          "target": line.map { "line-\($0)" }, "isUnheard": line == nil,
          "number": count == 1 && line != nil ? stop.map { $0 + 1 } : nil,
          "place": (count > 1 ? name.map { "\(screen): \($0)" } ?? screen : name),
        ]
      )
    }
  }

  /// What people call the element of a finding, or `nil`.
  static func name(of finding: Finding) -> String? {
    finding.place.map { SafeWords.line($0.shortName) }
  }

  /// What the template needs for the findings that stand in a row without being asked for.
  static func told(_ findings: [Finding]) -> [PageValues] {
    findings.filter { $0.kind >= .warning }.map(values(of:))
  }

  /// What the template needs for a finding.
  static func values(of finding: Finding) -> PageValues {
    [
      "severity": finding.kind.rawValue,
      "kindWords": finding.kind.rawValue,
      "message": SafeWords.line(finding.text),
      "rule": finding.rule,
    ]
  }
}

extension FindingPlace {
  /// What people call the element, by what stands around it, without its size and place: the picture shows them.
  fileprivate var shortName: String {
    guard let near else { return name }
    if let range = name.firstRange(of: near) { return String(name[..<range.upperBound]) }
    guard let id = name.firstRange(of: " #") else { return name }
    return "\(name[..<id.lowerBound]) \(near),\(name[id.lowerBound...])"
  }
}
