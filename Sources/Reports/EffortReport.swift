package import AccessibilityAudit
import AccessibilityTree
import Documents
import ScreenReader
import Transcript
import VoiceProfiles

/// The numbers of `earshot effort` as text and JSON.
package struct EffortReport {
  private let effort: Effort
  private let path: String

  package init(_ effort: Effort, path: String) {
    self.effort = effort
    self.path = path
  }

  private var landmarks: [(key: String, name: String, stop: Int?)] {
    [
      ("firstHeading", "first heading", effort.firstHeading),
      ("firstControl", "first control", effort.firstControl),
      ("primaryAction", "primary action", effort.primaryAction),
    ]
  }

  package var overview: [UInt8] {
    var lines = [
      "stops           \(effort.stops)", "listening       \(effort.heard.exactText)",
    ]
    for (_, name, stop) in landmarks {
      let gap = String(repeating: " ", count: 16 - name.count)
      guard let stop else {
        lines.append(
          "\(name)\(gap)none" + (name == "primary action" ? "; mark it with prominent: true" : ""))
        continue
      }
      let cost = effort.cost(toStop: stop)
      lines.append(
        "\(name)\(gap)\(Self.count(cost.gestures, "swipe")), \(cost.heard.exactText): "
          + said(at: stop))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The cheapest way as a flow, with all ways in comments.
  package func route(to stop: Int) -> [UInt8] {
    let routes = effort.routes(to: stop)
    var lines = ["# \(said(at: stop))"]
    for route in routes {
      let gap = String(repeating: " ", count: max(1, 28 - Self.name(route.kind).count))
      let noun = route.kind == .swiping ? "swipe" : "gesture"
      lines.append(
        "#   \(Self.name(route.kind))\(gap)\(Self.count(route.cost.gestures, noun)), "
          + route.cost.heard.exactText)
    }
    if let cheapest = effort.cheapestRoute(to: stop) {
      lines += EffortFlow(cheapest, to: stop, effort, path: path).lines
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  package var overviewJSON: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-effort") { json in
      json.field("input", path)
      json.field("reader", effort.reading.reader.name)
      json.field("readerVersion", effort.reading.reader.version)
      json.field("stops", Double(effort.stops))
      json.field("seconds", Self.rounded(effort.seconds))
      json.field("secondsMeasured", false)
      for (key, _, stop) in landmarks {
        json.key(key)
        if let stop {
          add(stop, effort.cost(toStop: stop), to: &json)
        } else {
          json.value(nil as String?)
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  package func routeJSON(to stop: Int) -> [UInt8] {
    var json = JSONWriter()
    json.result("earshot-effort") { json in
      json.field("input", path)
      json.field("reader", effort.reading.reader.name)
      json.field("readerVersion", effort.reading.reader.version)
      json.field("secondsMeasured", false)
      json.key("target")
      add(stop, effort.cost(toStop: stop), to: &json)
      json.array("routes") { json in
        for route in effort.routes(to: stop) {
          json.line(1)
          json.object { json in
            json.field("kind", Self.name(route.kind))
            json.field("gestures", Double(route.cost.gestures))
            json.field("seconds", Self.rounded(route.cost.seconds))
          }
        }
      }
      json.line(1)
      json.key("flow")
      let flow = effort.cheapestRoute(to: stop).map {
        EffortFlow($0, to: stop, effort, path: path).lines.joined(separator: "\n") + "\n"
      }
      json.value(flow)
    }
    json.raw("\n")
    return json.bytes
  }

  private func add(_ stop: Int, _ cost: EffortCost, to json: inout JSONWriter) {
    json.object { json in
      json.field("element", effort.reading.element(at: stop).id)
      json.field("text", said(at: stop))
      json.field("swipes", Double(cost.gestures))
      json.field("seconds", Self.rounded(cost.seconds))
    }
  }

  private func said(at stop: Int) -> String {
    Rendering(.spoken).text(of: effort.reading.utterance(at: stop, from: stop))
  }

  private static func name(_ kind: EffortRoute.Kind) -> String {
    switch kind {
    case .swiping: "swiping"
    case .rotor(let name): "rotor \(SafeText.line(name))"
    case .shortest: "any commands"
    }
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
