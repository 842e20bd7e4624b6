import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices
import Words

/// What Orca 51 says otherwise than 43.1, on pages of ours with the patterns that its own tests ask for.
@Suite struct Orca51Tests {
  private static let page = """
    platform: web
    elements:
      - {role: heading, level: 1, label: Shed}
      - role: list
        children: [{role: listitem, children: [Rake]}, {role: listitem, children: [Hoe]}]
      - {role: button, label: Save}
      - {role: slider, label: Volume, value: "2", range: {value: 2, min: 1, max: 3}}
      - {role: application, label: Game}
      - {role: code, children: [one]}
      - {role: mark, label: new}
      - role: form
        children: [{role: checkbox, label: Send, checked: false}]
    """

  private func said(_ name: String, _ commands: [Command]) throws -> [String] {
    let source = try SourceText(bytes: Array(Self.page.utf8), path: "page.screen.yaml")
    let reader = try #require(Readers.named(name))
    var session = Session(
      try TreeReaders.read(source).screen, reader: reader, phrases: try reader.phrases())
    session.start()
    return commands.map { command in
      session.perform(command).compactMap { event -> String? in
        guard case .utterance(let spoken) = event else { return nil }
        return Rendering(.spoken).text(of: spoken.utterance)
      }.joined(separator: " / ")
    }
  }

  private static let down: [(old: String, new: String)] = [
    ("Shed heading level 1.", "Shed heading 1."),
    ("List with 2 items. Rake.", "List with 2 items. Rake."), ("Hoe.", "Hoe."),
    ("leaving list. Save push button.", "leaving list. Save button."),
    ("Volume horizontal slider 2.", "Volume horizontal slider 2. 50 percent."),
    ("embedded.", "Game embedded."), ("one.", "code start one. code end"),
    ("highlight start. new. highlight end.", "new."),
    ("form Send check box not checked.", "form Send check box not checked."),
  ]

  @Test func linesAreSaidByTheVersionAskedFor() throws {
    let source = try SourceText(bytes: Array(Self.page.utf8), path: "page.screen.yaml")
    let screen = try TreeReaders.read(source).screen
    let old = try Heard(screen, by: Readers.named("orca@43"))
    let new = try Heard(screen, by: Readers.named("orca@51"))
    #expect(old.transcript.stops.map(\.text) == Self.down.map(\.old))
    #expect(new.transcript.stops.map(\.text) == Self.down.map(\.new))
    #expect(old.transcript.readerVersion == "43.1" && new.transcript.readerVersion == "51")
    #expect(old.transcript.reader == "orca" && new.transcript.reader == "orca")
  }

  /// A quick key tells what is left and entered, and F leads to fields.
  @Test func quickKeysTellOfPlaces() throws {
    let commands: [Command] = [
      .jump(to: "list"), .jump(to: "button"), .jump(to: "formField"),
      .jump(to: "button", back: true),
    ]
    #expect(
      try said("orca@51", commands) == [
        "List with 2 items. Rake.", "leaving list. Save button.",
        "Volume horizontal slider 2. 50 percent.", "Save button.",
      ])
    #expect(
      try said("orca@43", Array(commands.prefix(2))) == [
        "List with 2 items Rake.", "Save push button.",
      ])
  }

  @Test(arguments: [
    ("orca", "43.1"), ("orca@43", "43.1"), ("orca@43.1", "43.1"), ("orca@51", "51"),
    ("nvda@2026.1", "2026.1"), ("nvda@2026", "2026.1"), ("voiceover-ios@27", "27"),
  ])
  func aVersionIsAskedForByItsNumberOrItsBeginning(name: String, version: String) {
    #expect(Readers.named(name)?.version == version)
    #expect(Readers.names.contains(name))
  }

  @Test(arguments: [
    "orca@", "orca@5", "orca@4", "orca@44", "orca@43.1.2", "@43", "orca@@43", "jaws@1",
  ])
  func aVersionThatIsNotKnownIsNone(name: String) { #expect(Readers.named(name) == nil) }

  /// Its words in a language are its neighbour's, and what that lacks is English.
  @Test func anotherLanguageHasTheNeighboursWords() throws {
    let reader = try #require(Readers.named("orca@51"))
    let phrases = try reader.phrases()
    #expect(phrases.languages == (try Reader.orca.phrases().languages))
    let german = try #require(phrases.book(for: "de"))
    #expect(german["headingLevel", .spoken]?.pattern == "Überschrift Ebene {level}")
    #expect(german["codeStart", .spoken]?.pattern == "code start")
    #expect(try Reader.orca.phrases().book(for: "de")?["codeStart", .spoken] == nil)
  }
}
