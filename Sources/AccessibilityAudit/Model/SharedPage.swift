/// The page of a rule, held once for all results that name it.
final class SharedPage: Sendable {
  let page: RulePage

  init(_ page: RulePage) { self.page = page }
}
