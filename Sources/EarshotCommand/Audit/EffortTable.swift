import Earshot
import OtherTechnologies

/// What tasks cost by several technologies: a row for each technology, a column for each task.
struct EffortTable {
  private let technologies: [EffortTechnology]
  private let targets: [String]
  private let title: String?
  /// The outcomes of each technology, in the order of the targets.
  private let outcomes: [[TaskOutcome]]

  init(_ technologies: [EffortTechnology], _ subject: EffortSubject) throws {
    self.technologies = technologies
    targets = subject.targets
    title = subject.screen.title
    outcomes = try technologies.map { try $0.outcomes(subject) }
  }

  var text: [UInt8] {
    let head = [""] + targets.map(SafeText.line)
    let rows = zip(technologies, outcomes).map { technology, outcomes in
      [technology.name] + outcomes.map(Self.cell)
    }
    let table = TextTable([head] + rows).lines
    let assumed = technologies.map { "\($0.name) assumes: \($0.assumes)" }
    return (table + [""] + assumed).flatMap { Array("\($0)\n".utf8) }
  }

  private static func cell(_ outcome: TaskOutcome) -> String {
    switch outcome {
    case .cost(let cost): cost.text
    case .notApplicable(let reason): "not applicable: \(reason)"
    }
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-effort-table") { json in
      json.field("screen", title)
      json.field("targets", targets)
      json.line(1)
      json.array("technologies") { json in
        for (technology, outcomes) in zip(technologies, outcomes) {
          json.line(2)
          json.object { json in
            json.field("name", technology.name)
            json.field("assumes", technology.assumes)
            json.array("tasks") { json in
              for (target, outcome) in zip(targets, outcomes) {
                json.line(3)
                json.object { json in
                  json.field("target", target)
                  Self.write(outcome, to: &json)
                }
              }
            }
          }
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private static func write(_ outcome: TaskOutcome, to json: inout JSONWriter) {
    switch outcome {
    case .notApplicable(let reason): json.field("notApplicable", reason)
    case .cost(let cost):
      json.field("steps", Double(cost.steps))
      json.field("unit", cost.unit.rawValue)
      if let presses = cost.presses { json.field("presses", Double(presses)) }
      json.field("seconds", (cost.seconds * 100).rounded() / 100)
    }
  }
}
