import Earshot
import Foundation
import MadeUpReader
import Testing

/// What a user of the library does, with public declarations alone: this room sees no others.
@Suite struct LibraryTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  private func screen(_ path: String) throws -> Screen {
    try TreeReaders.read(SourceFile.read(Self.examples.appending(path: path).path)).screen
  }

  private func heard(_ screen: Screen, by reader: Reader? = nil) throws -> Transcript {
    Transcript(
      try ReaderOptions(reader: reader).reading(screen), rendering: Rendering(.spoken))
  }

  @Test func hearsAScreenFile() throws {
    let transcript = try heard(try screen("Menu/menu.screen.yaml"))
    #expect(transcript.stops.first?.text == "Dishes, Mains, heading")
    #expect(String(decoding: TranscriptText(transcript).bytes, as: UTF8.self).contains("heading"))
    #expect(String(decoding: TranscriptJSON(transcript).bytes, as: UTF8.self).contains("stops"))
  }

  @Test func hearsATreeThatIsPutTogether() throws {
    var tree = ElementTree()
    tree.begin(Element("Fruit", traits: .header))
    tree.end()
    tree.add(Element("Mango", value: "2", traits: [.button, .selected]))
    let transcript = try heard(Screen(title: "Basket", tree: tree))
    #expect(transcript.stops.map(\.text) == ["Fruit, heading", "selected, Mango, 2, button"])
    #expect(NativeWriter(Screen(title: "Basket", tree: tree)).json.isEmpty == false)
  }

  @Test func composesAReader() throws {
    let reader = try MadeUpReader.reader()
    let transcript = try heard(try screen("Recipe/recipe.screen.yaml"), by: reader)
    #expect(transcript.reader == "made-up")
    #expect(transcript.stops.map(\.text).contains("knob, Your rating, 4 of 5 stars"))
    #expect(Readers.all.map(\.name).contains("voiceover-ios"))
  }

  @Test func goesThroughAScreen() throws {
    let reader = Reader.voiceOverIOS
    let app = AppModel { request, _ in
      request.act == .activate ? [.announce(Announcement("Thanks"))] : nil
    }
    var session = Session(
      try screen("Recipe/recipe.screen.yaml"), reader: reader, phrases: try reader.phrases(),
      app: app)
    session.start()
    session.perform(.last)
    #expect(session.focusedElement?.label == "Keep screen on")
    let said = session.perform(.activate).contains { event in
      if case .announcement(let announcement, _) = event {
        announcement.text == "Thanks"
      } else {
        false
      }
    }
    #expect(said)
  }

  @Test func runsAFlow() throws {
    let path = Self.examples.appending(path: "Rating/rate.flow.yaml").path
    var options = FlowOptions()
    options.keepsMoments = true
    let result = try FlowRunner(options: options).run(try FlowReader().read(path))
    #expect(result.hasPassed)
    let listening = try ListeningTime(try .named(VoiceProfile.defaultName))
    let audited = Audit().run(AuditedFlow(result, listening: listening))
    #expect(audited.kind == .flow)
  }

  @Test func comparesWhatIsHeard() throws {
    let screen = try screen("Recipe/recipe.screen.yaml")
    var changed = screen
    changed.tree[1].label = "Mango shake"
    let diff = try TranscriptDiff(
      from: RecordedTranscript(try heard(screen)), to: RecordedTranscript(try heard(changed)))
    #expect(diff.screens.flatMap(\.changes).count == 1)
    #expect(DiffText(diff).lines.contains { $0.contains("shake") })
  }

  @Test func auditsAScreen() throws {
    let screen = Screen(
      tree: {
        var tree = ElementTree()
        tree.add(Element(traits: .button, frame: Frame(x: 0, y: 0, width: 44, height: 44)))
        return tree
      }())
    let listening = try ListeningTime(try .named(VoiceProfile.defaultName))
    let audit = Audit()
    let result = audit.run(
      try AuditedScreen(screen, path: "basket", listening: listening))
    let finding = try #require(result.findings.first { $0.severity == .error })
    #expect(Rules.rule(named: finding.rule)?.page.title.isEmpty == false)
    let report = TextReport.bytes(
      of: AuditReport([result], by: audit), ReportDetails(version: "1"))
    #expect(String(decoding: report, as: UTF8.self).contains(finding.message))
  }

  @Test func findsVoices() throws {
    let profile = try VoiceProfile.named(VoiceProfile.defaultName)
    #expect(profile.language.hasPrefix("en"))
    #expect(VoiceProfile.shippedNames.contains(profile.name))
    #expect(throws: UnknownVoice.self) { try VoiceProfile.named("nobody") }
  }
}
