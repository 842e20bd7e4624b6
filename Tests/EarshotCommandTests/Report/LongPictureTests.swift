import Foundation
import Testing

/// Pictures of lists that are longer than anybody scrolls.
@Suite struct LongPictureTests {
  /// The end of a list of thousands would be one heap of numbers at the edge of its picture.
  @Test func whatLiesFarBeyondThePictureIsToldAndNotDrawn() throws {
    let rows = (0..<2000).map { "{button: Row \($0), frame: [0, \($0 * 50), 390, 48]}" }
    let folder = try CommandFolder([
      "a.screen.yaml": "size: [390, 844]\nelements: [\(rows.joined(separator: ", "))]"
    ])
    let outcome = try folder.shell(
      "$EARSHOT report a.screen.yaml --no-audio -o a.html && cat a.html")
    let drawn = outcome.output.matches(of: /id="s0-box-\d+"/).count
    #expect(drawn > 20 && drawn < 1000, "\(drawn)")
    #expect(
      outcome.output.contains("\(2000 - drawn) stops lie beyond the picture and are not drawn."))
    #expect(outcome.output.contains("Row 1999"))
  }
}
