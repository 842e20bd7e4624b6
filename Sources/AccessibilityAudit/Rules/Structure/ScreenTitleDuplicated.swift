import Documents

struct ScreenTitleDuplicated: SetRule {
  static let page = RulePage(
    "screen-title-duplicated", .structure, .warning, .high, .set,
    title: "Two screens have the same title",
    why: """
      {reader} says the title when a screen appears. Listeners who move between these two screens \
      cannot tell that they have moved.
      """,
    repair: "Give each screen a distinct title: the name of the order, not \"Order\".",
    guidelines: [.hig("Content"), .wcag("2.4.2", .a)], needs: [.title, .otherScreens],
    failing: """
      screen: Settings
      elements: [{switch: Sounds, value: "on"}]
      ---
      screen: Settings
      elements: [{button: Delete the account}]
      """,
    passing: """
      screen: Sounds
      elements: [{switch: Sounds, value: "on"}]
      ---
      screen: Account
      elements: [{button: Delete the account}]
      """)

  private struct Title: Hashable {
    var setting: AuditedSet.Setting
    var text: String
  }

  func check(_ set: AuditedSet, _ findings: inout [SetFindings]) {
    var counts: [AuditedSet.Setting: Int] = [:]
    for member in set.members { counts[member.setting, default: 0] += 1 }
    var first: [Title: String] = [:]
    for (index, member) in set.members.enumerated() {
      guard counts[member.setting, default: 0] > 1 else {
        findings[index].lacks(.otherScreens)
        continue
      }
      guard let title = member.title else {
        findings[index].lacks(.title)
        continue
      }
      let key = Title(setting: member.setting, text: title.lowercased())
      if let other = first[key] {
        findings[index].fail(Self.message(title, other))
      } else {
        first[key] = member.path
        findings[index].pass()
      }
    }
  }
}

extension ScreenTitleDuplicated {
  private static func message(_ title: String, _ other: String) -> FindingText {
    FindingText(
      "The title \(SafeText.quoted(title)) belongs to this screen and to \(SafeText.line(other)).",
      repair: "Give each a distinct title.")
  }
}
