import ArgumentParser
import Earshot
import Pages
import Questions
import SystemCalls

/// `earshot report`: a page to look at and listen to.
struct ReportCommand: ParsableCommand, Sendable {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page with picture, transcript, findings and voice.",
    discussion: """
      Example: earshot report Examples/Recipe/recipe.screen.yaml -o recipe.html
      Example: earshot report --compare old.screen.yaml new.screen.yaml -o changes.html
      Example: earshot report page.html --reader voiceover-ios,talkback,nvda -o readers.html
      Example: earshot report Examples -o pages/

      The page is one file: the picture of the screen with numbered stops, the transcript, the \
      findings and the voice. The page of a flow file (*.flow.yaml) shows each step and its screen. \
      With .svg or .png, report writes only the picture, with a legend. A folder gets a page for \
      each screen and flow, and an index. Several readers get a column each; flows use the first \
      reader.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var readings: ReadingsOptions
  @OptionGroup(title: "Voice") var voices: VoiceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a page (.html), a picture with a legend (.svg, .png) or a folder of pages (folder/).",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Open the page in the desktop's browser (needs no --output).")
  var open = false

  @Flag(
    help: ArgumentHelp(
      "Serve the page at [HOST:]PORT (default: 127.0.0.1:4383), and reload it when the "
        + "input changes."))
  var serve = false

  @Flag(help: "Show what changed from the first input to the second.")
  var compare = false

  @Flag(name: .customLong("no-audio"), help: "Omit the sound, for a smaller page.")
  var noAudio = false

  @Option(
    help: ArgumentHelp(
      "Screenshot to draw behind the elements (default: the PNG next to the input, or the page's screenshot).",
      valueName: "png"), completion: .file(extensions: ["png"]))
  var screenshot: String?

  /// The flow that is shown, or `nil` for screens.
  private var flow: String? { input.inputs.first(where: SpokenInput.isFlow) }

  @OptionGroup var explores: ExploreFlag
  @OptionGroup var watching: WatchOptions

  /// Where the page is served, and the inputs without it.
  private var place: (host: String, port: Int) {
    let words = placeWord?.split(separator: ":") ?? []
    return ("127.0.0.1", words.last.flatMap { Int($0) } ?? 4383)
  }

  /// Whether a screen is shown as several readers hear it.
  var hasSeveralReaders: Bool { readings.names.count > 1 }

  /// The inputs, without the place.
  private var read: [String] {
    guard let placeWord, let index = input.inputs.firstIndex(of: placeWord) else {
      return input.inputs
    }
    return Array(input.inputs[..<index] + input.inputs[(index + 1)...])
  }

  /// The word that names the place, with a host that is this machine, by its form alone: a file of that name is ./NAME.
  private var placeWord: String? {
    guard serve else { return nil }
    return input.inputs.first { word in
      word.wholeMatch(of: /((127\.0\.0\.1|localhost):)?[0-9]{1,5}/) != nil
    }
  }

  func validate() throws {
    if serve {
      if output != nil { throw ValidationError("--serve and -o cannot be used together") }
      let isElsewhere = { (word: String) in
        word.wholeMatch(of: /(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):[0-9]{1,5}/) != nil
      }
      if placeWord == nil, let word = input.inputs.first(where: isElsewhere) {
        throw ValidationError(
          "--serve serves pages to this machine only: write 127.0.0.1:PORT, not \(SafeText.quoted(word))"
        )
      }
      if placeWord == nil,
        let word = input.inputs.first(where: { ["localhost", "127.0.0.1"].contains($0) })
      {
        throw ValidationError("--serve takes a port: write \(word):4383")
      }
      if place.port > 65_535 {
        throw ValidationError("port \(place.port) is out of range (0 to 65535)")
      }
    }
    try checkWatch()
    if hasSeveralReaders {
      if compare { throw ValidationError("--compare takes only one reader") }
      if flow != nil { throw ValidationError("a report on a flow takes only one reader") }
      if let kind = output.flatMap({ ReportOutput(path: $0) }), kind != .page, kind != .folder {
        throw ValidationError("several readers need a page (.html) or a folder (out/)")
      }
    }
    guard let output else {
      if open || serve {
        if compare, input.inputs.count != 2 || flow != nil {
          throw ValidationError("--compare takes two screens: the old one and the new one")
        }
        return
      }
      throw ValidationError("name the page with -o FILE.html, or open it with --open")
    }
    guard let kind = ReportOutput(path: output) else {
      throw ValidationError(
        "--output takes a name that ends in .html, .svg, .png or /, not \(SafeText.quoted(output))"
          + (input.inputs.count > 1
            ? "; did you mean \(SafeText.quoted(output + "/"))?" : ""))
    }
    if compare, input.inputs.count != 2 || flow != nil {
      throw ValidationError("--compare takes two screens: the old one and the new one")
    }
    if compare || flow != nil, kind != .page {
      throw ValidationError("a \(compare ? "comparison" : "flow") needs a page (.html)")
    }
    if let flow, input.inputs.count > 1 {
      throw ValidationError("a flow must be the only input: keep only \(SafeText.quoted(flow))")
    }
    if screenshot != nil, compare || flow != nil || kind == .folder {
      throw ValidationError("--screenshot needs a single screen")
    }
  }

  func run() throws {
    if placeWord != nil {
      var alone = self
      alone.input.inputs = read
      return try alone.report()
    }
    try report()
  }

  private func report() throws {
    try Failure.reported {
      let output = try output ?? ShownPage.path()
      guard let kind = ReportOutput(path: output) else { return }
      if kind != .folder, !isWatching, access(output, F_OK) == 0, SourceFile.isOrdinary(output) {
        StandardError.note("overwriting \(SafeText.line(output))")
      }
      let names = self.readings.names
      let readings = try self.readings.get().each
      if flow == nil, kind != .folder {
        // What a screen costs by the rotor and by swiping is part of its page.
        for reading in readings {
          reading.reader.idleNotes(using: [.words, .moving]).forEach(StandardError.note)
        }
      }
      let sources = try readings.enumerated().map { index, reading in
        try ReportSource(
          reading: reading, name: index < names.count ? names[index] : "", pages: pages,
          screenshot: screenshot)
      }
      let source = sources[0]
      switch kind {
      case .page where hasSeveralReaders: try writeReaders(sources, output)
      case .page: try writePage(source, output)
      case .folder: try writeFolder(sources, output)
      case .vector:
        try WrittenFile.write(try source.picture(of: scenes(source), output), to: output)
      case .bitmap:
        let picture = try source.picture(of: scenes(source), output)
        try WrittenFile.write(try PictureRenderer.png(picture, path: output), to: output)
      }
      if serve { try ServedPage.show(output) }
      if open { try ShownPage.open(kind == .folder ? output + "/index.html" : output) }
    }
  }

  private func scenes(_ source: ReportSource) throws -> [PageScene] {
    var scenes: [PageScene] = []
    try input.each(pages, for: readings.reader, drawsPages: screenshot == nil) { named, _ in
      var notes: [String] = []
      scenes.append(try source.scene(of: named, notes: &notes))
      notes.forEach(StandardError.note)
    }
    if screenshot != nil, scenes.count != 1 {
      throw SourceError(
        path: "--screenshot",
        message: "--screenshot needs a single screen; the input has \(scenes.count)")
    }
    return scenes
  }

  private func writePage(_ source: ReportSource, _ output: String) throws {
    if compare {
      let scenes = try scenes(source)
      var page = try source.comparison(of: scenes, input.inputs, voice: voice)
      if !noAudio {
        let speaker = try ReportVoice(
          voices.speaker(wantsWords: true), listening: source.listening, sharedBy: 2)
        page.oldSound = try speaker.sound(of: page.oldItems)
        page.newSound = try speaker.sound(of: page.newItems)
      }
      return try WrittenFile.write(try page.html(), to: output)
    }
    var page: ReportPage
    if let flow {
      let (result, flowPage) = try source.flow(FoundFile(flow))
      page = flowPage
      pages.tellIdle(hasOpened: result.flow.page != nil, usesRoot: true)
    } else {
      let scenes = try scenes(source)
      page = ReportPage(title: source.title(of: scenes), scenes: scenes)
      if let cut = page.cut { StandardError.note("\(SafeText.line(output)): \(cut)") }
    }
    try finish(
      &page, source, input: input.inputs.map(PagePath.shown).joined(separator: ", "),
      try speaking(source))
    try WrittenFile.write(try page.html(), to: output)
  }

  /// The name of the voice that is heard, or `nil`.
  var voice: String? { noAudio ? nil : voices.voice ?? VoiceProfile.defaultName }

  /// Returns what speaks into pages, or `nil` for none.
  func speaking(
    _ source: ReportSource, usualHelpers: Int? = nil
  ) throws -> ReportVoice? {
    if noAudio { return nil }
    return try ReportVoice(
      voices.speaker(wantsWords: true, usualHelpers: usualHelpers), listening: source.listening)
  }

  func finish(
    _ page: inout ReportPage, _ source: ReportSource, input: String, _ speaking: ReportVoice?
  ) throws {
    page.sound = try speaking?.sound(of: page.items)
    page.provenance = source.provenance(
      of: input, readers: page.scenes.map(\.reading.reader),
      voice: page.sound == nil ? nil : voice)
  }
}

extension ReportCommand: ProjectOptions {
  static let projectOptions = ["no-audio"]
}

extension ReportCommand: WatchedCommand {
  var isWatching: Bool { watching.watch || serve }
  var watchedPaths: [String] { read }
  func beginWatching() throws(SourceError) { if serve { try ServedPage.begin(at: place) } }
}

extension ReportCommand: CommandWithPlace {
  func place(_ word: String) -> String? { word == placeWord ? "a port" : nil }
}
