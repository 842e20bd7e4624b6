import ArgumentParser
import Earshot
import Pages
import Questions

/// Turns inputs into the scenes of a page.
struct ReportSource: Sendable {
  private let reading: ReadingChoice
  /// How long things take to hear.
  let listening: ListeningTime
  private let pages: PageOptions
  private let screenshot: (picture: Screenshot, path: String)?

  init(reading: ReadingChoice, name: String = "", pages: PageOptions, screenshot: String?) throws {
    self.reading = reading
    self.name = name
    self.pages = pages
    self.screenshot = try screenshot.map {
      (try Screenshot(try SourceFile.bytes(of: $0), path: $0), $0)
    }
    listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// The reader that is asked for, or `nil` for that of each screen's platform.
  var reader: Reader? { reading.options.reader }

  /// The reader as it was asked for.
  let name: String

  /// Reads a screen, audits it, and counts what it costs.
  func scene(of named: NamedScreen, notes: inout [String]) throws(SourceError) -> PageScene {
    let shot = if let screenshot { screenshot } else { try ScreenshotBeside(named).shot }
    let screen = sized(named.imported.screen, to: shot)
    let read = try reading.options.reading(screen, explained: true)
    notes += read.remarks(leftOut: named.imported.report.leftOutWhole)
    var scene = PageScene(
      name: screen.title ?? Self.fileName(named.name), reading: read,
      transcript: Transcript(read, rendering: Rendering(reading.style), explained: true))
    notes.appendMissing(scene.transcript.remarks)
    if let shot {
      scene.screenshot = shot.picture
    } else if let picture = named.imported.picture {
      scene.screenshot = try Screenshot(picture, path: named.path)
    }
    scene.report = named.imported.report
    let audited = try AuditedScreen(
      screen, stated: named.imported.stated, path: named.path, options: reading.reader.options,
      listening: listening, source: named.source, offsets: named.imported.offsets,
      leftOut: named.imported.report.leftOutWhole)
    scene.audit = Audit().run(audited)
    scene.member = AuditedSet.Member(audited)
    scene.effort = try Effort(screen, options: reading.reader.options, listening: listening)
    return scene
  }

  /// Finds the scale of the screenshot: by the screen's own size, or else by where its elements end.
  private func sized(
    _ screen: Screen, to shot: (picture: Screenshot, path: String)?
  ) -> Screen {
    guard let (picture, path) = shot else { return screen }
    var screen = screen
    let size =
      screen.size ?? picture.screenSize(holding: screen.tree.elements.compactMap(\.frame))
    if !picture.fits(size) {
      StandardError.note(
        "\(SafeText.line(path)): \(picture.width) × \(picture.height) pixels does not have the proportions of a screen "
          + "of \(JSONWriter.text(size.width)) × \(JSONWriter.text(size.height)) points; the screenshot is stretched"
      )
    }
    screen.size = size
    return screen
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What a page of several scenes is about.
  func title(of scenes: [PageScene]) -> String {
    guard let first = scenes.first else { return "Nothing" }
    if scenes.count == 1 { return first.name }
    let apps = Set(scenes.map(\.reading.screen.app))
    if apps.count == 1, let app = first.reading.screen.app { return app }
    return "\(scenes.count) screens"
  }

  /// Where a page comes from.
  func provenance(
    of input: String, readers: [Reader], voice: String?
  ) -> [(name: String, value: String)] {
    var names: [String] = []
    for name in readers.map({ "\($0.name) \($0.version)" }) where !names.contains(name) {
      names.append(name)
    }
    return [
      ("Made by", "Earshot \(EarshotProgram.configuration.version)"),
      ("Input", input == "-" ? "standard input" : input),
      ("Reader", names.joined(separator: ", ")),
      ("Style", reading.style.rawValue),
      ("Language", reading.options.language ?? "the language of each screen"),
      ("Voice", voice ?? "none"),
    ]
  }

  /// Runs a flow; whether every expectation is met is told on the page.
  func flow(_ file: FoundFile) throws -> (result: FlowResult, page: ReportPage) {
    var options = FlowOptions(reading.options)
    options.keepsMoments = true
    options.browser = FlowBrowser(try pages.settings(drawsPages: true))
    let reader = FlowReader(
      root: pages.root, hasNetwork: pages.network, known: WatchedFlows.known)
    let flow = try reader.read(file)
    WatchedFlows.add(flow)
    let result = try FlowRunner(options: options).run(flow)
    result.notes.forEach(StandardError.note)
    if let breakdown = result.breakdown { throw breakdown }
    var page = try ReportPage(result)
    page.flowFindings = Audit().run(AuditedFlow(result, listening: listening)).findings
      .filter(\.counts)
    return (result, page)
  }

  /// Compares two screens.
  func comparison(
    of scenes: [PageScene], _ paths: [String], voice: String?
  ) throws -> ComparisonPage {
    guard scenes.count == 2 else {
      throw SourceError(
        path: paths.joined(separator: ", "),
        message: "a comparison needs two screens; this has \(scenes.count)",
        suggestion: "name one screen file or dump for each side")
    }
    let diff = try Comparison(listening: listening).diff(
      from: RecordedTranscript(scenes[0].transcript, path: paths[0]),
      to: RecordedTranscript(scenes[1].transcript, path: paths[1]))
    var page = ComparisonPage(from: scenes[0], to: scenes[1], diff)
    page.provenance =
      [("Before", PagePath.shown(paths[0])), ("Now", PagePath.shown(paths[1]))]
      + provenance(of: "", readers: scenes.map(\.reading.reader), voice: voice)
      .filter { $0.name != "Input" }
    return page
  }

  /// Draws the picture of one screen with its legend.
  func picture(of scenes: [PageScene], _ path: String) throws -> [UInt8] {
    guard let scene = scenes.first, scenes.count == 1 else {
      throw SourceError(
        path: path, message: "a picture shows one screen; the input has \(scenes.count)",
        suggestion: "write a page (.html), or name one screen")
    }
    guard let picture = ScreenPicture(scene.reading) else {
      throw SourceError(
        path: path, message: "no element has a frame, so there is nothing to draw",
        suggestion: "write a page (.html) instead: it shows the transcript")
    }
    return try PictureSVG(picture, scene.transcript).file(screenshot: scene.screenshot)
  }
}
