import AccessibilityTree
import Documents
import Foundation
import MadeUpReader
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

@testable import EarshotCommand

/// A reader that is made up in a test is heard, moves and has words, and nothing else knows of it.
@Suite struct MadeUpReaderTests {
  private static let recipe = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Recipe/recipe.screen.yaml")

  private func screen() throws -> Screen {
    let text = try String(contentsOf: Self.recipe, encoding: .utf8)
    return try NativeReader().read(
      SourceText(bytes: Array(text.utf8), path: "recipe.screen.yaml")
    ).screen
  }

  @Test func hearsTheRecipe() throws {
    let options = ReaderOptions(reader: try MadeUpReader.reader())
    let transcript = Transcript(try options.reading(try screen()), rendering: Rendering(.spoken))
    #expect(transcript.reader == "made-up")
    #expect(transcript.readerVersion == "1")
    #expect(
      transcript.stops.map(\.text) == [
        "key, Recipes", "title, Mango lassi",
        "picture, A large container holding a variety of mangoes",
        "Ready in 10 minutes", "knob, Your rating, 4 of 5 stars", "key, Rate",
        "list of 1, Ingredients",
        "Two ripe mangoes, 250 millilitres of yoghurt, A pinch of cardamom", "Keep screen on, off",
      ])
  }

  @Test func aLineHoldsItsParts() throws {
    let reading = try ReaderOptions(reader: try MadeUpReader.reader()).reading(try screen())
    let line = try #require(reading.order.stops.first { !$0.others.isEmpty })
    let stop = try #require(reading.order.stops.firstIndex(of: line))
    #expect(line.parts.count == 3)
    let texts = reading.parts(at: stop, from: nil).map { part in
      Rendering(.spoken).text(of: part.utterance)
    }
    #expect(texts == ["Two ripe mangoes", "250 millilitres of yoghurt", "A pinch of cardamom"])
    let json = String(
      decoding: TranscriptJSON(Transcript(reading, rendering: Rendering(.spoken))).bytes,
      as: UTF8.self)
    #expect(
      json.contains(
        "\"parts\": [{\"element\": null, \"path\": \"6/0\", \"text\": \"Two ripe mangoes\"}"))
  }

  @Test func isListed() throws {
    let own = try MadeUpReader.reader()
    let profiles = try (Readers.all + [own]).map { try ReaderProfile($0) }
    let list = String(decoding: ReaderText.list(profiles), as: UTF8.self)
    #expect(list.contains("made-up  Made Up 1: Made Up\n"))
    let page = String(decoding: ReaderText.page(try ReaderProfile(own)), as: UTF8.self)
    #expect(page.contains("\nRotor\n  Knobs\n"))
    #expect(page.contains("mode  browse|focus  the mode"))
  }

  @Test func turnsARotorOfItsOwn() throws {
    var session = try ReaderOptions(reader: try MadeUpReader.reader()).session(
      on: try screen(), app: .inert)
    session.start()
    #expect(session.rotorNames == ["Knobs"])
    session.perform(.rotor("Knobs"))
    let found = session.perform(.down)
    #expect(words(found) == ["knob, Your rating, 4 of 5 stars"])
    #expect(!found.contains { if case .earcon(.itemFocused) = $0 { true } else { false } })
    #expect(words(session.perform(.down)) == ["no knob"])
  }

  @Test func hasSettingsOfItsOwn() throws {
    let reader = try MadeUpReader.reader()
    let set = ReaderOptions(reader: reader, assignments: [.init("mode", "focus")])
    #expect(try set.settings(of: reader).own == ["mode": "focus"])
    let lacking = ReaderOptions(reader: reader, assignments: [.init("moode", "focus")])
    let error = #expect(throws: SourceError.self) { try lacking.settings(of: reader) }
    #expect(error?.summary == "--set: error: made-up has no setting \"moode\"")
    #expect(error?.suggestion == "did you mean \"mode\"?")
  }

  private func words(_ events: [Event]) -> [String] {
    events.compactMap { event in
      guard case .utterance(let spoken) = event else { return nil }
      return Rendering(.spoken).text(of: spoken.utterance)
    }
  }
}
