/// The description of a rule for people: its name, its finding, the reason and the repair.
///
/// In the title, reason and repair, `{reader}` is a placeholder for the reader's name, which is filled in for display.
public struct RulePage: Sendable {
  /// What a rule checks.
  package enum Method: String, CaseIterable, Sendable {
    /// One tree.
    case tree
    /// The utterances of a tree, and their order.
    case traversal
    /// What happens in a flow.
    case flow
    /// A tree, and the tree of the same screen under another setting.
    case pair
    /// The screens of an audit together.
    case set
  }

  /// The languages for which a rule has word lists.
  package enum Words: Sendable {
    /// The rule looks for no words.
    case none
    /// English only; the rule does not apply to text in other languages.
    case english
    /// All languages that have word lists here.
    case all
  }

  /// The name, in lower case with hyphens; it never changes.
  public var id: String
  /// The fault that the rule finds, as a sentence without a full stop.
  public var title: String
  /// The effect on a screen reader user.
  public var why: String
  /// The repair, as a sentence.
  public var repair: String
  /// The topic of the rule.
  public var group: RuleGroup
  /// The severity of a finding, unless the finding sets another one.
  public var severity: Severity
  /// When a finding has another severity, as sentences, or `nil` if all findings have the same one.
  package var varies: String?
  /// Whether a person decides about each finding, so that no finding fails a gate, whatever its severity.
  package var isForReview: Bool
  /// The languages for which the rule has word lists.
  package var words: Words
  /// The share of findings that a person would call true, as estimated by the author of the rule.
  package var estimatedPrecision: Precision
  /// What the rule checks.
  package var method: Method
  /// The guidelines that the rule checks.
  public var guidelines: [Guideline]
  /// What an element or a screen must state.
  package var needs: [Requirement]
  /// Elements of a screen file with the fault; for a flow rule, events.
  ///
  /// Lines of three hyphens separate several screens; the audited one comes last.
  public var failing: String
  /// Elements of a screen file without the fault; for a flow rule, events.
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

  /// The severity of a finding, or that a person decides: "warning", "review".
  public var kind: String { isForReview ? FindingKind.review.rawValue : severity.rawValue }
}
