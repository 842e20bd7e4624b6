import AccessibilityAudit
import AccessibilityTree
import Documents

/// What is written of the texts that will not fit.
struct TextSizeReport {
  private let prediction: TextSizePrediction
  private let screen: AuditedScreen

  init(_ prediction: TextSizePrediction, of screen: AuditedScreen) {
    self.prediction = prediction
    self.screen = screen
  }

  /// The lines in UTF-8: a line for each text that will not fit, then what was looked at.
  var text: [UInt8] {
    var lines: [String] = []
    for row in prediction.rows {
      guard let first = row.firstMisfit else { continue }
      let frame = "\(Self.points(row.frame.width)) by \(Self.points(row.frame.height))"
      let style = row.style ?? "scales like the body style (assumed)"
      lines.append("\(row.name): \(style), frame \(frame)")
      for fit in row.fits where fit.outcome != .fits {
        let mark = fit == first ? "from " : "     "
        let count = "\(fit.lines) \(fit.lines == 1 ? "line" : "lines")"
        lines.append(
          "    \(mark)\(fit.size.rawValue): \(Self.points(fit.points)) pt, \(count), "
            + "\(Self.points(fit.height)) high: \(fit.outcome.word)")
      }
    }
    lines.append(summary)
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  private var summary: String {
    let count = prediction.rows.count
    let misfits = prediction.rows.count { $0.firstMisfit != nil }
    let lacks = [
      (prediction.withoutFrame, "lack a frame"),
      (prediction.withoutSize, "lack fontSize and textStyle"), (prediction.fixed, "do not scale"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let rest = lacks.isEmpty ? "" : " (of others, \(lacks.joined(separator: ", ")))"
    if count == 0 { return "not applicable: cannot measure any text" + rest }
    return "estimate: \(misfits) of \(count) \(count == 1 ? "text" : "texts") will not fit" + rest
  }

  /// Writes the estimate as a value of a JSON text.
  func write(to json: inout JSONWriter, input: String?) {
    json.result("earshot-text-sizes") { json in
      if let input { json.field("input", input) }
      json.field("screen", screen.screen.title)
      json.field("estimate", true)
      json.field("doubt", TextSizePrediction.doubt)
      json.field("applicable", !prediction.rows.isEmpty)
      json.field("withoutFrame", Double(prediction.withoutFrame))
      json.field("withoutSize", Double(prediction.withoutSize))
      json.field("fixed", Double(prediction.fixed))
      json.line(1)
      json.array("texts") { json in
        for row in prediction.rows {
          json.line(2)
          json.object { json in
            json.field("element", screen.tree[row.node].id)
            json.field("text", row.text)
            json.field("style", row.style)
            json.array("sizes") { json in
              for fit in row.fits {
                json.object { json in
                  json.field("size", fit.size.rawValue)
                  json.field("points", (fit.points * 10).rounded() / 10)
                  json.field("lines", Double(fit.lines))
                  json.field("height", (fit.height * 10).rounded() / 10)
                  json.field("outcome", fit.outcome.word)
                }
              }
            }
          }
        }
      }
    }
  }

  private static func points(_ number: Double) -> String {
    JSONWriter.text((number * 10).rounded() / 10)
  }
}
