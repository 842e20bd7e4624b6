import Earshot
import Exploring
import Pages
import Walk

/// Writes the states of a page into a folder: of each what is heard and the way there, and one report of all.
struct ExploreFolder {
  private let path: String
  private let input: InputOptions
  private let reading: ReadingOptions
  private let pages: PageOptions

  init(_ path: String, input: InputOptions, reading: ReadingOptions, pages: PageOptions) {
    self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    self.input = input
    self.reading = reading
    self.pages = pages
  }

  /// Writes the states.
  func write(_ states: [ExploredState]) throws {
    let names = states.flatMap { ["\($0.name).transcript.txt", "\($0.name).flow.yaml"] }
    let replaced = (names + ["report.html"]).count { SourceFile.isNamed("\(path)/\($0)") }
    defer { StandardError.replaced(replaced, in: path) }
    let source = try ReportSource(reading: try reading.get(), pages: pages, screenshot: nil)
    let file = FlowFile(input: input.input, isPage: true, options: reading.options)
    var scenes: [PageScene] = []
    for state in states {
      let stem = "\(path)/\(state.name)"
      let transcript = Transcript(state.walk.session.reading, rendering: state.walk.rendering)
      try WrittenFile.write(
        TranscriptText(transcript).bytes, named: "\(state.name).transcript.txt", in: path)
      try writeFlow(of: state, file, to: "\(stem).flow.yaml")
      var notes: [String] = []
      var scene = try source.scene(
        of: NamedScreen(
          name: state.name, path: input.name, imported: state.imported,
          source: try SourceText(bytes: [], path: input.name)), notes: &notes)
      notes.forEach(StandardError.note)
      scene.name = state.name
      scenes.append(scene)
    }
    if let first = states.first,
      let remark = file.remark(about: "\(path)/\(first.name).flow.yaml", of: first.walk)
    {
      StandardError.note(remark)
    }
    var page = ReportPage(title: input.name, scenes: scenes)
    page.provenance = source.provenance(
      of: input.name, readers: scenes.map(\.reading.reader), voice: nil)
    try WrittenFile.write(try page.html(), named: "report.html", in: path)
  }

  private func writeFlow(
    of state: ExploredState, _ file: FlowFile, to path: String
  ) throws(SourceError) {
    // Nobody guards the page when a flow is run.
    if state.stoppedSends > 0 { return }
    do throws(FlowFile.Failure) {
      try file.write(state.walk, to: path, replacing: true)
    } catch {
      throw SourceError(path: path, message: error.message)
    }
  }
}
