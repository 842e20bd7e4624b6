import AccessibilityTree
import Testing

@Suite struct TextSizeTests {
  @Test func sizesAreOrderedFromTheSmallestToTheLargest() {
    #expect(TextSize.allCases.reversed().sorted() == TextSize.allCases)
    #expect(TextSize.extraSmall < .large)
    #expect(TextSize.extraExtraExtraLarge < .accessibilityMedium)
    #expect(!(TextSize.large < .large))
  }
}
