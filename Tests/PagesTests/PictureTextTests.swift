import AccessibilityTree
import Testing

@testable import Pages

/// Words in pictures, which no font can be asked about.
@Suite("Words in pictures")
struct PictureTextTests {
  @Test(
    arguments: [
      ("Rate", false), ("מחיקה?", true), ("12 מחיקה", true), ("Rate מחיקה", false), ("", false),
      ("…", false), ("حذف", true), ("김민지", false),
    ] as [(String, Bool)])
  func runFromTheirFirstLetter(_ text: String, _ isRightToLeft: Bool) {
    #expect((Direction(ofText: text) == .rtl) == isRightToLeft)
  }

  @Test(
    arguments: [
      ("Mango lassi", 40.0, "Mang…"), ("Mango lassi", 200, "Mango lassi"), ("Mango", 15, nil),
      // One wide sign says more than one letter.
      ("おすすめ", 25, "お…"), ("おすすめ", 15, nil), ("", 50, nil),
    ] as [(String, Double, String?)])
  func areCutWhereTheyDoNotFit(_ text: String, _ room: Double, _ shown: String?) {
    #expect(TextMeasure.fitted(text, size: 10, room: room) == shown)
  }

  private func glyph(_ label: String, _ frame: Frame, _ shape: PictureShape) -> PictureGlyph {
    PictureGlyph(
      ScreenPicture.Stop(
        number: 1, frame: frame, shape: shape, label: label, isOn: false, isDimmed: false,
        badge: Point(x: 0, y: 0)))
  }

  @Test func aWordIsMadeSmallerRatherThanBroken() {
    let glyph = glyph("Stopwatch", Frame(x: 0, y: 0, width: 72, height: 80), .tab)
    #expect(glyph.words.map { $0["line"] as? String } == ["Stopwatch"])
  }

  @Test func wordsBelowAnotherBoxAreLeftOut() {
    var covered = CoveredPlaces()
    covered.cover(Frame(x: 100, y: 100, width: 50, height: 20))
    covered.cover(Frame(x: 0, y: 0, width: 10_000, height: 10_000))
    #expect(covered.isCovered(Frame(x: 140, y: 110, width: 30, height: 30)))
    #expect(!covered.isCovered(Frame(x: 150, y: 120, width: 30, height: 30)))
    #expect(!covered.isCovered(Frame(x: -200, y: -64, width: 70, height: 30)))
    var glyph = glyph("Alarm", Frame(x: 90, y: 90, width: 80, height: 40), .text)
    #expect(glyph.wordsFrame.map(covered.isCovered) == true)
    glyph.leaveWordsOut()
    #expect(glyph.words.isEmpty)
  }

  /// Where hundreds of boxes lie, there is no room for words, whatever the boxes leave free.
  @Test func manyBoxesInOnePlaceCoverIt() {
    var covered = CoveredPlaces()
    for _ in 0..<255 { covered.cover(Frame(x: 60, y: 60, width: 0, height: 0)) }
    #expect(!covered.isCovered(Frame(x: 1, y: 1, width: 50, height: 20)))
    covered.cover(Frame(x: 60, y: 60, width: 0, height: 0))
    #expect(covered.isCovered(Frame(x: 1, y: 1, width: 50, height: 20)))
    #expect(!covered.isCovered(Frame(x: 65, y: 1, width: 50, height: 20)))
  }
}
