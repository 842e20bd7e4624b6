internal import AccessibilityAudit
internal import AccessibilityTree
internal import Documents
internal import ScreenReader
internal import Transcript
internal import TreeFormats
internal import VoiceProfiles

extension SceneContext {
  /// The rotors that list parts of the screen, with what is heard at their items.
  var rotors: [PageValues] {
    let rendering = Rendering(scene.transcript.style)
    let headings = scene.reading.nameOfHeadingsRotor
    return scene.reading.rotorLists().enumerated().map { number, rotor in
      let shown = rotor.items.lazy.filter { scene.shows($0.stop) }.prefix(PageScene.mostStops)
      return [
        "id": "\(prefix)rotor-\(number)", "name": SafeWords.line(rotor.name),
        "shortName": SafeWords.short(rotor.name),
        "count": rotor.items.count, "isCustom": rotor.isCustom,
        "isHeadings": !rotor.isCustom && rotor.name == headings,
        "more": more(than: shown.count, of: rotor.items.count),
        "items": shown.map { item in
          var words = item.text ?? ""
          if item.text == nil, let stop = item.stop {
            words = rendering.text(of: scene.reading.utterance(at: stop, from: stop))
          }
          let line = line(of: item.stop)
          return [
            "text": words.isEmpty ? "[silent]" : SafeWords.line(words),
            "line": line, "isUnheard": line == nil,
            "range": range(of: item.text, at: line).map {
              ["from": $0.lowerBound, "to": $0.upperBound]
            },
          ]
        } as [PageValues],
      ]
    }
  }

  /// What lies on the screen and is not heard, with the reason.
  var unheard: [PageValues] {
    let tree = scene.reading.screen.tree
    return scene.reading.order.omissions.prefix(PageScene.mostStops).map { omission in
      [
        "name": SafeWords.line(ScreenPicture.name(of: tree[omission.element])),
        "reason": omission.reason.rawValue,
      ]
    }
  }

  /// What it costs to get to the first heading, the first control and the end.
  var effort: [PageValues] {
    guard let effort = scene.effort, effort.stops > 0 else { return [] }
    let targets: [(name: String, stop: Int?)] = [
      ("The first heading", effort.firstHeading), ("The first control", effort.firstControl),
      ("The main action", effort.primaryAction), ("The end of the screen", effort.stops - 1),
    ]
    return targets.compactMap { name, stop in
      guard let stop else { return nil }
      let cost = effort.cost(toStop: stop)
      return [
        "name": name, "swipes": cost.gestures, "time": cost.heard.exactText,
      ]
    }
  }

  /// What the input cannot carry, and what its reader inferred, left out and mended.
  var importRows: [PageValues] {
    guard let report = scene.report else { return [] }
    func counted(_ notes: [ImportReport.Note]) -> [String] {
      notes.map { "\($0.what): \($0.count)" }
    }
    var mended = report.warnings.map(\.description)
    let untold = report.warningCount - report.warnings.count
    if untold > 0 { mended.append("and \(untold) more") }
    let rows = [
      ("Format", [report.format]), ("Cannot contain", report.cannotCarry.map(\.description)),
      ("Inferred", counted(report.inferred)), ("Left out", counted(report.dropped)),
      ("Mended", mended), ("Notes", report.remarks),
      ("Result", report.isLossless ? ["Nothing is lost."] : []),
    ]
    return rows.filter { !$0.1.isEmpty }.map { name, values in row(name, values) }
  }
}

/// What the template needs to say that not all of something is shown.
func more(than shown: Int, of count: Int) -> String? {
  shown < count ? "… and \(count - shown) more" : nil
}

/// What the template needs for a name with its values.
func row(_ name: String, _ values: [String]) -> PageValues {
  [
    "name": name,
    "values": values.map { ["value": SafeWords.line($0)] },
  ]
}
