import ArgumentParser
import Earshot
import Pages
import Questions

extension ReportCommand {
  /// Writes a page for each screen and each flow, and an index.
  func writeFolder(_ sources: [ReportSource], _ output: String) throws {
    let source = sources[0]
    var folder = ReportFolder(output)
    defer { if !isWatching { StandardError.replaced(folder.replaced, in: output) } }
    var readers: [Reader] = []
    var index = IndexPage(
      title: input.inputs.map { $0 == "-" ? "standard input" : PagePath.shown($0) }.joined(
        separator: ", "), isByReader: hasSeveralReaders)
    // What cannot be read does not keep the others from being shown.
    var end: ExitCode?
    // All pages share what was spoken; where they are made side by side, one helper for each is enough.
    let speaker = noAudio ? nil : try voices.speaker(wantsWords: true, usualHelpers: 1)
    do {
      try input.each(
        pages, for: readings.reader, showsFlows: true, isHeard: !hasSeveralReaders, drawsPages: true
      ) { named, _ in
        Result { try made(of: named, sources, speaker) }
      } _: { named, isSet, outcome in
        let made: MadePage
        do {
          made = try outcome.get()
        } catch let error as SourceError where isSet {
          StandardError.tell(error)
          return end = ExitCode(2)
        }
        made.notes.forEach(StandardError.note)
        let file = try folder.write(made.bytes, name: named.name)
        try index.add(made.page, file: named.name, page: file)
        readers += made.page.scenes.map(\.reading.reader)
      }
    } catch let code as ExitCode {
      end = code
    }
    var hasFlows = false
    for file in try InputFile.all(of: input.inputs, lists: pages.lists(from: input.from))
    where file.isFound && SpokenInput.isFlow(file.path) {
      do {
        var (result, page) = try source.flow(FoundFile(file.path, in: file.folders))
        page.home = ReportFolder.home(for: file.name)
        try finish(&page, source, input: file.name, voice(source, speaker))
        let written = try folder.write(try page.html(), name: file.name)
        try index.add(result, page, file: file.name, page: written)
        readers += page.scenes.map(\.reading.reader)
        hasFlows = true
      } catch let error as SourceError {
        StandardError.tell(error)
        end = ExitCode(2)
      }
    }
    if hasFlows, hasSeveralReaders {
      StandardError.note("a report shows flows with only one reader: \(source.name)")
    }
    index.provenance = source.provenance(of: index.title, readers: readers, voice: voice)
    try folder.write(index)
    if let end { throw end }
  }

  private func voice(_ source: ReportSource, _ speaker: Speaker?) -> ReportVoice? {
    speaker.map { ReportVoice($0, listening: source.listening) }
  }

  /// Makes the page of a screen: with a column for each reader that runs on its platform, if several were asked for.
  private func made(
    of named: NamedScreen, _ sources: [ReportSource], _ speaker: Speaker?
  ) throws -> MadePage {
    let home = ReportFolder.home(for: named.name)
    var notes: [String] = []
    if sources.count > 1 {
      var deaf: [String] = []
      let columns = try heard(named, by: sources, notes: &notes) { deaf.append($0) }
      if !deaf.isEmpty {
        notes.append(
          "\(SafeText.line(named.name)): omits \(deaf.joined(separator: ", ")), which "
            + "\(deaf.count == 1 ? "does" : "do") not run on \(named.imported.screen.platform.rawValue)"
        )
      }
      var page = ReadersPage(columns)
      page.home = home
      try finish(&page, sources, input: named.name, speaker)
      return try MadePage(page, named, notes)
    }
    let scene = try sources[0].scene(of: named, notes: &notes)
    var page = ReportPage(title: scene.name, scenes: [scene])
    page.home = home
    try finish(&page, sources[0], input: named.name, voice(sources[0], speaker))
    return try MadePage(page, named, notes)
  }
}

/// A page of a folder, made on whatever thread.
private struct MadePage: Sendable {
  let page: any ScreenPage
  let bytes: [UInt8]
  let notes: [String]

  init(_ page: any ScreenPage, _ named: NamedScreen, _ notes: [String]) throws {
    self.page = page
    bytes = try page.html()
    self.notes = notes + (page.cut.map { ["\(SafeText.line(named.name)): \($0)"] } ?? [])
  }
}
