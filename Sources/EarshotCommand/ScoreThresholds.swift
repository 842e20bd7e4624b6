import ArgumentParser
import Earshot
import Fidelity

/// What `--at-least` asks of each version of a reader: `exact=90,words=95`.
struct ScoreThresholds: ExpressibleByArgument {
  /// A measure as it is written, and the per cent asked for.
  var measures: [(name: String, percentage: Double?)]

  init(measures: [(name: String, percentage: Double?)]) { self.measures = measures }

  init?(argument: String) {
    measures = argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(sides[0]), sides.count == 2 ? Double(sides[1]) : nil)
    }
  }

  /// What is wrong with the measures, or `nil`.
  var problem: String? {
    let known = FidelityScore.Measure.allCases.map(\.rawValue)
    for (name, percentage) in measures {
      guard known.contains(name) else {
        let meant = Spelling.suggestion(for: name, among: known, noun: "measures")
        return "--at-least: unknown measure \(SafeText.quoted(name)); \(meant)"
      }
      guard let percentage, (0...100).contains(percentage) else {
        return "--at-least: \(name) takes a number from 0 to 100, as in \(name)=95"
      }
    }
    return nil
  }

  /// Returns one line for each version and measure that stays below what is asked.
  func missed(by report: FidelityReport) -> [String] {
    report.versions.flatMap { version in
      measures.compactMap { (name, percentage) -> String? in
        guard let measure = FidelityScore.Measure(rawValue: name), let percentage else {
          return nil
        }
        let reached = version.score.percentage(measure)
        guard reached < percentage else { return nil }
        return "\(SafeText.line(version.name)): \(name) is \(JSONWriter.text(reached)) %, "
          + "below \(JSONWriter.text(percentage)) %"
      }
    }
  }
}
