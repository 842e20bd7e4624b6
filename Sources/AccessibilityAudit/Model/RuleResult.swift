package import AccessibilityTree

/// The result of one rule on one screen or flow.
public struct RuleResult: Sendable {
  /// The rule.
  public var page: RulePage {
    get { sharedPage.page }
    set { sharedPage = SharedPage(newValue) }
  }
  /// The rule's page, which results of the same rule may share.
  var sharedPage: SharedPage
  /// The name of the reader in sentences: "VoiceOver".
  package var reader: String
  /// The platform of the screen, or `nil` if there are several.
  package var platform: Platform?
  /// The findings of the rule.
  public var findings: [Finding]
  /// The number of elements that the rule checked and found right.
  public var passes: Int
  /// The number of elements that lacked what the rule needs, by requirement.
  package var lacking: [Lack]

  /// The number of elements that lacked the same requirement.
  package struct Lack: Hashable, Sendable {
    /// The requirement.
    package var requirement: Requirement
    /// The number of elements.
    package var count: Int
  }

  /// Creates a result.
  init(
    page: RulePage, reader: String, platform: Platform? = nil, findings: [Finding], passes: Int,
    lacking: [Lack]
  ) {
    sharedPage = SharedPage(page)
    self.reader = reader
    self.platform = platform
    self.findings = findings
    self.passes = passes
    self.lacking = lacking
  }

  /// Creates a result without findings that shares its page with others.
  init(_ page: SharedPage, reader: String, platform: Platform?) {
    sharedPage = page
    self.reader = reader
    self.platform = platform
    findings = []
    passes = 0
    lacking = []
  }

  /// The rule as people see it: with the reader's name in its texts, and without guidelines of other platforms.
  package var shownPage: RulePage {
    var shown = page.naming(reader)
    if let platform, platform == .web || platform.isOfOthersThanApple {
      shown.guidelines.removeAll(where: \.isOfApple)
    }
    if let platform, platform != .android { shown.guidelines.removeAll(where: \.isOfAndroid) }
    return shown
  }

  /// The outcome: the worst counted finding, or the reason why none counts.
  public var outcome: Outcome {
    let active = findings.filter { $0.suppression == nil }
    if active.contains(where: { !$0.needsReview }) { return .fail }
    if !active.isEmpty { return .review }
    if !findings.isEmpty { return .suppressed }
    return passes > 0 ? .pass : .notApplicable
  }

  /// The reason why the rule was not applicable, or `nil` if it was.
  public var reasonNotApplicable: String? {
    guard outcome == .notApplicable else { return nil }
    if lacking.isEmpty { return "nothing here to check" }
    return lacking.map { $0.requirement.lack(on: $0.count) }.joined(separator: ", ")
  }
}
