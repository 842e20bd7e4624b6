import AccessibilityTree
import ScreenReader
import Testing
import Voices

/// Rotors of a screen that changes, and of what is only sometimes there.
@Suite("Rotors: changes")
struct RotorChangeTests {
  /// What is hidden or gone is passed over, both ways and from anywhere; a text inside of it goes with it.
  @Test func customRotorsPassOverWhatIsGone() throws {
    var session = try SessionHeard.session(
      """
      elements:
        - rotors:
            - name: Deals
              items: [gone, one, {element: hidden, text: half price}, hidden, two, gone]
          children:
            - {id: gone, text: Gone}
            - {id: zero, text: Zero}
            - {id: one, text: One}
            - {id: hidden, text: Hidden, hidden: true}
            - {id: two, text: Two}
      """)
    _ = session.perform(.touchElement("zero"))
    _ = session.perform(.rotor("Deals"))
    session.receive([.remove("gone")])
    #expect(session.heard(.down) == ["One"])
    #expect(session.heard(.down) == ["Two"])
    #expect(session.heard(.down) == ["[boundary]", "Two"])
    #expect(session.heard(.up) == ["One"])
    #expect(session.heard(.up) == ["[boundary]", "One"])
    #expect(session.reading.rotorLists().last?.items.count == 2)
  }

  @Test func searchesPassOverWhatIsGone() throws {
    let ids = ["one", "hidden", "two"]
    let deals = RotorSearch("Deals") { current, direction, _ in
      let place = ids.firstIndex { $0 == current.element }.map { $0 + direction.rawValue * 2 - 1 }
      return place.flatMap { ids.indices.contains($0) ? CustomRotor.Item(element: ids[$0]) : nil }
    }
    var session = try SessionHeard.session(
      "elements: [{id: one, text: One}, {id: hidden, text: H, hidden: true}, {id: two, text: Two}]",
      app: AppModel(rotors: [deals]) { _, _ in nil })
    _ = session.perform(.rotor("Deals"))
    #expect(session.heard(.down) == ["Two"])
    #expect(session.heard(.up) == ["One"])
  }

  /// The rotor for misspelt words is there where something is stated to be misspelt, and is told of there.
  @Test func misspelledWords() throws {
    var session = try SessionHeard.session(
      "elements: [{textField: City, value: Pariss, invalid: spelling}, {textField: Name, value: Ada}]"
    )
    #expect(session.rotorNames.contains("Misspelled Words"))
    #expect(
      session.heard(.activate).last
        == "City, Pariss, text field, is editing ‖ Use the rotor to access Misspelled Words")
    _ = session.perform(.next)
    #expect(session.heard(.activate).last == "Name, Ada, text field, is editing")
    _ = session.perform(.rotor("Misspelled Words"))
    #expect(session.heard(.up).last?.hasPrefix("City") == true)
    let without = try SessionHeard.session("elements: [{textField: Name, traits: [isEditing]}]")
    #expect(!without.rotorNames.contains("Misspelled Words"))
  }
}
