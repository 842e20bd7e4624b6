import Readers
import ScreenReader
import SeededGenerators
import Testing
import Voices

/// Where nothing lies further this way a session says so itself, whatever sound or words go with it.
@Suite("Session: ends")
struct SessionEndTests {
  private static let screen = """
    elements:
      - {link: Help}
      - {slider: Volume, value: 100%}
      - {textField: Name, value: "", traits: [isEditing]}
    """

  static let ends: [(commands: [Command], course: Course)] = [
    ([.last, .next], .elements), ([.first, .previous], .elements), ([.moveIn], .groups),
    ([.moveOut], .groups), ([.rotor("Links"), .up], .rotor), ([.delete(1)], .text),
    ([.next, .increment], .value), ([.scroll(.up)], .content), ([.escape], .screens),
    ([.magicTap], .meaning),
  ]

  @Test(arguments: ends)
  func isTold(_ row: (commands: [Command], course: Course)) throws {
    var session = try SessionHeard.session(Self.screen)
    var events: [Event] = []
    for command in row.commands { events = session.perform(command) }
    #expect(events.contains(.end(of: row.course)), "\(events)")
  }

  @Test func aStepThatLeadsSomewhereEndsNothing() throws {
    var session = try SessionHeard.session(Self.screen)
    #expect(!session.perform(.next).contains(.end(of: .elements)))
    #expect(!session.perform(.decrement).contains(.end(of: .value)))
  }

  /// The sounds go with an end wherever a session is, and no end is without one.
  @Test(arguments: 0..<30)
  func soundsAndEndsGoTogether(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = Session(
      RandomSession.screen(&random), reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      app: AppModel { request, screen in RandomSession.effects(request, screen) })
    session.start()
    for _ in 0..<60 {
      let command = RandomSession.command(&random)
      let events = session.perform(command)
      let ends = events.count { if case .end = $0 { true } else { false } }
      let sounds = events.count {
        [.earcon(.boundary), .earcon(.noResults), .earcon(.unknownCommand)].contains($0)
      }
      #expect(ends == sounds, "\(command): \(events)")
    }
  }
}
