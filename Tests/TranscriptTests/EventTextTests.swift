import AccessibilityTree
import ScreenReader
import Testing
import Transcript

/// Events as lines of text.
@Suite("Event text")
struct EventTextTests {
  private func lines(_ events: Event..., style: Style = .spoken) -> [String] {
    EventText(Rendering(style)).lines(of: events).map(\.text)
  }

  private func utterance(_ fragments: Fragment...) -> Event {
    .utterance(Event.Spoken(Utterance(fragments: fragments, language: "en"), reason: .focus))
  }

  @Test func whatIsSaidStandsAsItIs() {
    let event = utterance(
      Fragment(.label, "Rate\u{1B}[2J"), Fragment(.role, "button"), Fragment(.hint, "Rates it."))
    #expect(lines(event) == ["Rate [2J, button", "    Rates it."])
    #expect(lines(event, style: .utterance) == ["Rate [2J button Rates it."])
    #expect(lines(utterance()) == ["[silent]"])
  }

  @Test func everythingElseStandsInBrackets() {
    #expect(
      lines(
        .earcon(.boundary), .earcon(.noItemDiscovered), .screen("Re\nply"), .screen(nil),
        .announcement(Announcement("Sent\u{202E}"), cutOff: "Rate, button"),
        .cursorLost("post"), .refused(.notEditing))
        == [
          "[boundary]", "[no item discovered]", "[screen: Re ply]", "[screen]",
          "[announcement: Sent]", "[cursor lost: post]",
          "[refused: no text field is being edited; activate one first]",
        ])
  }

  @Test func theRoutineIsLeftOut() {
    #expect(lines(.earcon(.itemFocused), .earcon(.itemActivated), .earcon(.nextRotor)).isEmpty)
    #expect(lines(.request(AppRequest(.activate, node: 0, element: Element()))).isEmpty)
  }
}
