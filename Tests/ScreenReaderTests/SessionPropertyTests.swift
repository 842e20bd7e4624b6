import SeededGenerators
import AccessibilityTree
import Readers
import ScreenReader
import Testing
import Voices

/// What holds for every session, on screens and commands made up from seeds.
@Suite("Session: properties")
struct SessionPropertyTests {
  @Test(arguments: 0..<40)
  func previousUndoesNext(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = Session(
      RandomSession.screen(&random), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    session.start()
    var visited: [String] = [session.focusedElement?.label ?? ""]
    for _ in 1..<max(1, session.reading.order.stops.count) {
      let before = session.cursor
      session.perform(.next)
      visited.append(session.focusedElement?.label ?? "")
      let after = session.cursor
      session.perform(.previous)
      #expect(session.cursor == before)
      session.perform(.next)
      #expect(session.cursor == after)
    }
    #expect(visited == OrderedLabels.of(session.screen), "every stop is reached by swiping")
    #expect(session.perform(.next).contains(.earcon(.boundary)))
  }

  /// Any commands in any order: nothing crashes, the cursor is on a stop, and the same log gives the same
  /// events again.
  @Test(arguments: 0..<20, Readers.all.map(\.name))
  func replay(seed: Int, name: String) throws {
    let reader = try #require(Readers.named(name))
    var random = SeededGenerator(seed: UInt64(seed) &+ 500)
    let screen = RandomSession.screen(&random)
    let app = AppModel { request, screen in RandomSession.effects(request, screen) }
    let commands = (0..<60).map { _ in RandomSession.command(&random) }
    let phrases = try reader.phrases()
    var first = Session(screen, reader: reader, phrases: phrases, app: app)
    var second = Session(screen, reader: reader, phrases: phrases, app: app)
    #expect(first.start() == second.start())
    for command in commands {
      #expect(first.perform(command) == second.perform(command))
      for distance in [1, -1] {
        #expect(
          first.moveKeyboardFocus(by: distance) == second.moveKeyboardFocus(by: distance))
      }
      _ = first.tutorUtterance()
      if let cursor = first.cursor {
        #expect(first.reading.order.stops.indices.contains(cursor.stop))
      } else {
        #expect(first.reading.order.stops.isEmpty)
      }
    }
  }
}
