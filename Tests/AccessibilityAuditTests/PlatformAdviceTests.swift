import AccessibilityAudit
import Readers
import Testing
import Transcript

/// What is said of an app on Android is said in words that its developers have.
@Suite struct PlatformAdviceTests {
  // About keys of the Mac, or rotors and gestures that only Apple's apps make.
  private static let rulesOfApple: Set<String> = [
    "shortcut-overrides-system", "rotor-target-lost", "custom-gesture-blocked",
  ]

  private static let ids = Rules.ids.filter { id in
    Rules.rule(named: id) is any ScreenRule.Type && !rulesOfApple.contains(id)
  }

  private static let foreign = ["VoiceOver", "trait", "rotor", "HIG", "Apple:", "accessibilityL"]

  @Test(arguments: ids)
  func namesNothingOfApples(_ id: String) throws {
    let failing = try #require(Rules.rule(named: id)).page.failing
    let elements = failing.contains("elements:") ? failing : "elements:\n\(failing)\n"
    guard !elements.contains("platform:") else { return }
    let screen = try AuditFixture.screen(
      "platform: android\n\(elements)", options: ReaderOptions(reader: .talkBack))
    // Some need what only Apple's platforms have, and find nothing.
    for result in Audit(RuleSelection(only: [id])).run(screen).results
    where !result.findings.isEmpty {
      let page = result.shownPage
      let said =
        [page.title, page.why, page.repair] + page.guidelines.map(\.description)
        + result.findings.map(\.text)
      for word in Self.foreign {
        #expect(!said.contains { $0.contains(word) }, "\(word): \(said)")
      }
    }
  }

  @Test func theGuidelinesOfApplesPlatformsStay() throws {
    let cases = [("ios", true), ("web", false), ("android", false), ("windows", false)]
    for (platform, isThere) in cases {
      let screen = try AuditFixture.screen("platform: \(platform)\nelements: [{button: \"\"}]")
      let result = Audit(RuleSelection(only: ["label-missing"])).run(screen)
      let guidelines = try #require(result.results.first).shownPage.guidelines.map(\.description)
      #expect(guidelines.contains { $0.hasPrefix("HIG") } == isThere, "\(platform)")
      #expect(guidelines.contains("WCAG 4.1.2 (A)"))
      // Who knows Google's framework finds its check by name.
      let check = "Accessibility Test Framework: SpeakableTextPresentCheck"
      #expect(guidelines.contains(check) == (platform == "android"), "\(platform)")
    }
  }
}
