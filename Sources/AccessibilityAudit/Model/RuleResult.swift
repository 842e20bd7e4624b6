package import AccessibilityTree

/// The result of one rule on one screen or flow.
public struct RuleResult: Sendable {
  /// The rule.
  public var page: RulePage {
    get { sharedPage.page }
    set { sharedPage = SharedPage(newValue) }
  }
  /// The rule's page, which results of the same rule may have in common.
  var sharedPage: SharedPage
  /// What sentences call the reader that was heard: "VoiceOver".
  package var reader: String
  /// What the screen runs on, or `nil` where several are told of.
  package var platform: Platform?
  /// The findings of the rule.
  public var findings: [Finding]
  /// The number of elements that the rule checked and found right.
  public var passes: Int
  /// How many elements lacked what the rule needs, by what they lacked.
  package var lacking: [Lack]

  /// How many elements lacked something.
  package struct Lack: Hashable, Sendable {
    /// What they lacked.
    package var requirement: Requirement
    /// How many they are.
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

  /// Creates a result without findings that has its page in common with others.
  init(_ page: SharedPage, reader: String, platform: Platform?) {
    sharedPage = page
    self.reader = reader
    self.platform = platform
    findings = []
    passes = 0
    lacking = []
  }

  /// The rule as people are shown it: with the reader's name in its texts, and no guidelines of another platform.
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
