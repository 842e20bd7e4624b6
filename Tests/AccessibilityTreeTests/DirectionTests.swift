import AccessibilityTree
import Testing

/// Which way a screen is read when it names a language and no direction.
@Suite struct DirectionTests {
  static let directions: [(language: String, direction: Direction)] = [
    ("en", .ltr), ("en-US", .ltr), ("ar", .rtl), ("ar-EG", .rtl), ("AR", .rtl), ("he-IL", .rtl),
    ("iw", .rtl), ("fa", .rtl), ("yi", .rtl), ("dv", .rtl), ("ckb-IQ", .rtl), ("nqo", .rtl),
    // The script that a tag names goes before the language's own.
    ("az", .ltr), ("az-Arab", .rtl), ("az_Arab_IR", .rtl), ("az-Latn-IR", .ltr), ("ur", .rtl),
    ("ur-Latn", .ltr), ("ur-Aran-PK", .rtl), ("ar-Latn", .ltr), ("en-Hebr", .rtl), ("ff", .ltr),
    ("ff-Adlm", .rtl), ("und-Arab", .rtl), ("zh-Hant-TW", .ltr),
    // A region may say which script is the likely one.
    ("pa", .ltr), ("pa-IN", .ltr), ("pa-PK", .rtl), ("pa-Arab", .rtl), ("pa-Guru-PK", .ltr),
    ("ks", .rtl), ("ks-Deva", .ltr), ("sd", .rtl), ("sd-IN", .ltr), ("uz-AF", .rtl),
    ("kk-CN", .rtl), ("kk-KZ", .ltr), ("ug-KZ", .ltr),
    // Extensions and variants are no scripts.
    ("en-u-nu-arab", .ltr), ("de-1996", .ltr), ("en-x-hebr", .ltr), ("", .ltr),
  ]

  @Test(arguments: directions)
  func followsTheScript(_ row: (language: String, direction: Direction)) {
    var screen = Screen(tree: ElementTree())
    screen.language = row.language
    #expect(screen.readingDirection == row.direction, "\(row.language)")
  }

  @Test func aDirectionThatIsGivenCounts() {
    var screen = Screen(tree: ElementTree())
    screen.language = "ar"
    screen.direction = .ltr
    #expect(screen.readingDirection == .ltr)
  }
}
