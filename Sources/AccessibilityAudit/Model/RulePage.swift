/// What a rule is, for people: its name, what it finds, why that hurts and how to repair it.
///
/// In its title, reason and repair `{reader}` stands for the name of the reader that is heard, which is filled in
/// where they are shown.
public struct RulePage: Sendable {
  /// What a rule looks at.
  package enum Method: String, CaseIterable, Sendable {
    /// One tree.
    case tree
    /// The order in which a tree is heard, or the words.
    case traversal
    /// What happens in a flow.
    case flow
    /// One tree against that of the same screen under another setting.
    case pair
    /// The screens of an audit together.
    case set
  }

  /// Of which languages a rule knows words that it looks for.
  package enum Words: Sendable {
    /// It looks for no words.
    case none
    /// Those of English; what is in another language is not applicable.
    case english
    /// Those of all languages that readers have words for here.
    case all
  }

  /// The name, in lower case with hyphens, which is never changed.
  public var id: String
  /// What it finds, as a sentence without a full stop.
  public var title: String
  /// What that means for someone who listens.
  public var why: String
  /// How to repair it, as a sentence.
  public var repair: String
  /// What the rule is about.
  public var group: RuleGroup
  /// How much a finding hurts, unless the finding says otherwise.
  public var severity: Severity
  /// When a finding hurts more or less than that, as sentences, or `nil` for a rule whose findings are all alike.
  package var varies: String?
  /// Whether a person decides about each finding, so that none of them fails a gate, whatever its severity.
  package var isForReview: Bool
  /// The languages of which the rule knows words.
  package var words: Words
  /// How many findings a person would call true, as the author of the rule estimates.
  package var estimatedPrecision: Precision
  /// What the rule looks at.
  package var method: Method
  /// The guidelines that it checks.
  public var guidelines: [Guideline]
  /// What an element or a screen must state.
  package var needs: [Requirement]
  /// Elements of a screen file that the rule finds fault with; for a rule of flows, what happens.
  ///
  /// Several screens are set apart by lines of three hyphens, the one that is audited last.
  public var failing: String
  /// Elements of a screen file that are right; for a rule of flows, what happens.
  public var passing: String

  /// Creates a page.
  package init(
    _ id: String, _ group: RuleGroup, _ severity: Severity, _ precision: Precision,
    _ method: Method = .tree, title: String, why: String, repair: String,
    guidelines: [Guideline], needs: [Requirement] = [], varies: String? = nil,
    isForReview: Bool = false,
    words: Words = .none, failing: String, passing: String
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    estimatedPrecision = precision
    self.method = method
    self.title = title
    self.why = why
    self.repair = repair
    self.guidelines = guidelines
    self.needs = needs
    self.varies = varies
    self.isForReview = isForReview
    self.words = words
    self.failing = failing
    self.passing = passing
  }

  /// How much a finding hurts, or that a person decides: "warning", "review".
  public var kind: String { isForReview ? FindingKind.review.rawValue : severity.rawValue }
}
