import Earshot

/// A file of suppressions.
struct SuppressionHarness: FuzzHarness {
  let name = "suppressions"

  func seeds(in repository: String) -> [[UInt8]] {
    [
      """
      # rule           screen/element            until             reason
      label-duplicated Checkout/pay              until=2030-12-31  The second one goes in spring.
      label-vague      "Order details/*"                           The shop has its own words.
      *                */*                                         All of it.
      """
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    do throws(SourceError) {
      for suppression in try SuppressionFile.read(source) {
        Invariant.require(!suppression.reason.isEmpty, "a suppression without a reason")
      }
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }
}
