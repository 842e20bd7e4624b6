import Earshot
import Pages
import Questions

extension ReportCommand {
  /// Writes the page of one screen as several readers hear it.
  func writeReaders(_ sources: [ReportSource], _ output: String) throws {
    var made: ReadersPage?
    var notes: [String] = []
    try input.each(pages, for: readings.reader, isHeard: false, drawsPages: screenshot == nil) {
      named, _ in
      guard made == nil else {
        throw SourceError(
          path: output, message: "one page cannot show several screens with several readers",
          suggestion: "write to a folder (-o out/), or name one screen or one reader")
      }
      made = ReadersPage(try heard(named, by: sources, notes: &notes))
    }
    guard var page = made else { return }
    notes.forEach(StandardError.note)
    if let cut = page.cut { StandardError.note("\(SafeText.line(output)): \(cut)") }
    try finish(
      &page, sources, input: input.inputs.map(PagePath.shown).joined(separator: ", "),
      noAudio ? nil : try voices.speaker(wantsWords: true))
    try WrittenFile.write(try page.html(), to: output)
  }

  /// Returns a screen as each reader hears it; its stops are matched by what of the input they were made of.
  ///
  /// Readers that do not run on the platform go to `deaf`. They are errors without it, and where no reader does.
  func heard(
    _ named: NamedScreen, by sources: [ReportSource], notes: inout [String],
    deaf: ((_ reader: String) -> Void)? = nil
  ) throws -> [ReadersPage.Column] {
    let numbered = InputPlaces.numbered(named.imported)
    let places = InputPlaces(numbered.screen.tree)
    var told: [String] = []
    let bridged = sources.map { ($0, numbered.bridged(for: $0.reader)) }
    func hears(_ source: ReportSource, _ imported: ImportedScreen) -> Bool {
      source.reader?.hears(imported.screen.platform) ?? true
    }
    let leavesOut = deaf != nil && bridged.contains(where: hears)
    let columns = try bridged.compactMap { source, imported -> ReadersPage.Column? in
      if leavesOut, !hears(source, imported) {
        deaf?(source.name)
        return nil
      }
      var heard = named
      heard.imported = imported
      let scene = try source.scene(of: heard, notes: &told)
      return ReadersPage.Column(
        name: source.name, scene: scene, places: places.places(of: scene.reading, scene.transcript))
    }
    notes.appendMissing(told)
    return columns
  }

  /// Gives a page its sounds, which share the room of one, and tells where it comes from.
  func finish(
    _ page: inout ReadersPage, _ sources: [ReportSource], input: String, _ speaker: Speaker?
  ) throws {
    if let speaker {
      let voice = ReportVoice(
        speaker, listening: sources[0].listening, sharedBy: page.scenes.count)
      page.sounds = try page.items.map { try voice.sound(of: $0) }
    }
    page.provenance = sources[0].provenance(
      of: input, readers: page.scenes.map(\.reading.reader),
      voice: page.sounds.contains { $0 != nil } ? voice : nil)
  }
}
