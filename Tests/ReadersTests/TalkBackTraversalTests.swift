import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats

/// What Android apps state of the order is followed, as `traversalBefore` and `traversalAfter`.
@Suite struct TalkBackTraversalTests {
  static let rows: [(description: String, views: String, heard: String)] = [
    ("as written", "{id: a, text: A}, {id: b, text: B}, {id: c, text: C}", "A B C"),
    ("before", "{id: a, text: A}, {id: b, text: B}, {id: c, text: C, flowsTo: a}", "C A B"),
    ("after", "{id: a, text: A, flowsFrom: c}, {id: b, text: B}, {id: c, text: C}", "B C A"),
    (
      "a chain moves as a whole",
      "{id: a, text: A}, {id: b, text: B, flowsTo: a}, {id: c, text: C, flowsTo: b}", "C B A"
    ),
    (
      "who comes before a view goes along with it",
      "{id: x, text: X}, {id: a, text: A, flowsTo: b}, {id: b, text: B, flowsTo: x}", "A B X"
    ),
    (
      "a view with all it holds",
      "{id: x, text: X}, {id: g, label: G, flowsTo: x, children: [{text: B}, {text: C}]}", "G B C X"
    ),
    (
      "out of its layout, behind what another holds",
      "{id: g, children: [{id: a, text: A, flowsFrom: h}, {text: B}]}, {id: h, label: H, children: [{text: C}]}",
      "B H C A"
    ),
    (
      "a circle is broken",
      "{id: a, text: A, flowsTo: b}, {id: b, text: B, flowsTo: a}, {id: c, text: C}", "A B C"
    ),
    (
      "not before what it holds", "{id: g, label: G, flowsTo: b, children: [{id: b, text: B}]}",
      "G B"
    ),
    ("not before itself", "{id: a, text: A, flowsTo: a}, {text: B}", "A B"),
    (
      "of both the first counts",
      "{id: a, text: A}, {id: b, text: B}, {id: c, text: C, flowsTo: b, flowsFrom: a}", "A C B"
    ),
  ]

  @Test(arguments: rows)
  func isFollowed(_ row: (description: String, views: String, heard: String)) throws {
    let yaml =
      "platform: android\ntoolkit: android\nelements: [{order: asWritten, toolkitType: android.widget.LinearLayout, children: [\(row.views)]}]"
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    let reading = try ReaderOptions(reader: .talkBack).reading(NativeReader().read(source).screen)
    let heard = Transcript(reading, rendering: Rendering(.spoken)).stops.map(\.text)
    #expect(heard.joined(separator: " ") == row.heard, "\(row.description)")
  }
}
