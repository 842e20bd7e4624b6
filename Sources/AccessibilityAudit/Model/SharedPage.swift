/// The page of a rule, stored once for all results of the rule.
final class SharedPage: Sendable {
  let page: RulePage

  init(_ page: RulePage) { self.page = page }
}
