import AccessibilityAudit
import AccessibilityTree
import Documents

/// What is written of the colours of a screen.
struct ColoursReport {
  private let colours: SeenColours
  private let screen: AuditedScreen
  private let columns: Int?

  init(_ colours: SeenColours, of screen: AuditedScreen, columns: Int?) {
    self.colours = colours
    self.screen = screen
    self.columns = columns
  }

  /// The lines in UTF-8: a table of contrasts, then pairs that look alike, then what was looked at.
  var text: [UInt8] {
    var lines: [String] = []
    if !colours.texts.isEmpty {
      let header = ["text", "needs"] + ColourVision.allCases.map(\.rawValue)
      let rows = colours.texts.map { row in
        [SafeText.line(row.text), Self.number(row.needed)]
          + row.ratios.map { Self.number($0) + ($0 < row.needed - 0.005 ? " !" : "") }
      }
      lines += TextTable([header] + rows, room: columns).lines
    }
    for pair in colours.pairs where !pair.confusing.isEmpty {
      let ways = pair.confusing.map(\.rawValue).joined(separator: ", ")
      lines.append(
        "review: \(pair.names[0]) \(pair.colours[0].hexadecimal) and \(pair.names[1]) "
          + "\(pair.colours[1].hexadecimal) look alike: \(ways)")
    }
    lines.append(summary)
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  private var summary: String {
    let unknown = colours.unknownTexts
    let lack = unknown == 0 ? "" : "; \(unknown) lack textColor, backgroundColor or fontSize"
    if colours.texts.isEmpty, colours.pairs.isEmpty {
      return "not applicable: cannot measure any contrast\(lack)"
    }
    let low = colours.texts.count { row in row.ratios.contains { $0 < row.needed - 0.005 } }
    let alike = colours.pairs.count { !$0.confusing.isEmpty }
    return "\(low) of \(colours.texts.count) texts lack contrast in at least one kind of vision, "
      + "\(alike) of \(colours.pairs.count) pairs look alike\(lack)"
  }

  /// Writes the colours as a value of a JSON text.
  func write(to json: inout JSONWriter, input: String?) {
    json.result("earshot-colours") { json in
      if let input { json.field("input", input) }
      json.field("screen", screen.screen.title)
      json.field("unknownTexts", Double(colours.unknownTexts))
      json.line(1)
      json.array("texts") { json in
        for row in colours.texts {
          json.line(2)
          json.object { json in
            json.field("element", screen.tree[row.node].id)
            json.field("text", row.text)
            json.field("needed", row.needed)
            json.object("ratios") { json in Self.write(row.ratios, to: &json) }
          }
        }
      }
      json.line(1)
      json.array("pairs") { json in
        for pair in colours.pairs {
          json.line(2)
          json.object { json in
            json.field("elements", pair.names)
            json.field("colours", pair.colours.map(\.hexadecimal))
            json.object("differences") { json in Self.write(pair.differences, to: &json) }
            json.field("alike", pair.confusing.map(\.rawValue))
          }
        }
      }
    }
  }

  private static func write(_ numbers: [Double], to json: inout JSONWriter) {
    for (vision, number) in zip(ColourVision.allCases, numbers) {
      json.field(vision.rawValue, (number * 100).rounded(.down) / 100)
    }
  }

  private static func number(_ number: Double) -> String {
    JSONWriter.text((number * 100).rounded(.down) / 100)
  }
}
